//! The probes, with random bytes and with good texts that were damaged.

use patolli_probes as probes;
use proptest::collection::vec;
use proptest::prelude::*;

const RECORD: &str = include_str!("../seeds/record/yaxha.patolli");
const FROM_POSITION: &str = include_str!("../seeds/record/from_position.patolli");
const POSITION: &str = include_str!("../seeds/position/building.json");
const TZOLKIN_RECORD: &str = include_str!("../seeds/record/tzolkin.patolli");
const TZOLKIN_POSITION: &str = include_str!("../seeds/position/tzolkin.json");
const MEXICA_RECORD: &str = include_str!("../seeds/record/mexica.patolli");
const MEXICA_POSITION: &str = include_str!("../seeds/position/mexica.json");
const TAKING: &str = include_str!("../seeds/position/taking.json");
const REQUESTS: &str = include_str!("../seeds/referee/session.jsonl");
const TALK: &str = include_str!("../seeds/bot_answer/talk.jsonl");

/// A text with some of its bytes replaced, some cut out and some put in.
fn damaged(text: &'static str) -> impl Strategy<Value = Vec<u8>> {
    let edit = (0..text.len(), 0..12_usize, vec(any::<u8>(), 0..6), any::<bool>());
    vec(edit, 0..4).prop_map(move |edits| {
        let mut bytes = text.as_bytes().to_vec();
        for (at, cut, put, printable) in edits {
            let from = at.min(bytes.len());
            let to = (from + cut).min(bytes.len());
            let put = put.into_iter().map(|byte| if printable { b' ' + byte % 95 } else { byte });
            bytes.splice(from..to, put);
        }
        bytes
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn records(bytes in prop_oneof![damaged(RECORD), damaged(FROM_POSITION), damaged(TZOLKIN_RECORD), damaged(MEXICA_RECORD), vec(any::<u8>(), 0..200)]) {
        probes::record(&bytes);
    }

    #[test]
    fn positions(bytes in prop_oneof![damaged(POSITION), damaged(TAKING), damaged(TZOLKIN_POSITION), damaged(MEXICA_POSITION), vec(any::<u8>(), 0..200)]) {
        probes::position(&bytes);
    }

    #[test]
    fn decisions(bytes in prop_oneof![damaged("orange@2d4"), damaged("card=a"), damaged("climb=brown+green"), damaged("double_canal"), vec(any::<u8>(), 0..20)]) {
        probes::decision(&bytes);
    }

    #[test]
    fn referee_lines(bytes in prop_oneof![damaged(REQUESTS), vec(any::<u8>(), 0..200)]) {
        probes::referee(&bytes);
    }

    #[test]
    fn bot_answers(bytes in prop_oneof![damaged(TALK), vec(any::<u8>(), 0..200)]) {
        probes::bot_answer(&bytes);
    }

    #[test]
    fn bytes_drive_a_game(bytes in vec(any::<u8>(), 0..600)) {
        probes::drive(&bytes);
    }
}

/// The seeds themselves are good: a probe of garbage alone would prove little.
#[test]
fn the_seeds_are_good() {
    use patolli_game::{Position, Record};
    for record in [RECORD, FROM_POSITION] {
        record.parse::<Record>().unwrap().replay::<patolli_yaxha::Yaxha>().unwrap();
    }
    let record: Record = TZOLKIN_RECORD.parse().unwrap();
    record.replay::<patolli_tzolkin::Tzolkin>().unwrap();
    MEXICA_RECORD.parse::<Record>().unwrap().replay::<patolli_mexica::Mexica>().unwrap();
    Position::<patolli_mexica::Mexica>::read(MEXICA_POSITION).unwrap();
    for position in [POSITION, TAKING] {
        Position::<patolli_yaxha::Yaxha>::read(position).unwrap();
    }
    Position::<patolli_tzolkin::Tzolkin>::read(TZOLKIN_POSITION).unwrap();
}

/// What a probe is.
type Probe = fn(&[u8]);

/// Every seed goes through its probe, those that once broke a promise among them.
#[test]
fn what_was_found_stays_mended() {
    let seeds = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("seeds");
    let probes: [(&str, Probe); 6] = [
        ("record", probes::record),
        ("position", probes::position),
        ("decision", probes::decision),
        ("referee", probes::referee),
        ("bot_answer", probes::bot_answer),
        ("drive", probes::drive),
    ];
    for (folder, probe) in probes {
        let mut files = 0;
        for seed in std::fs::read_dir(seeds.join(folder)).unwrap() {
            probe(&std::fs::read(seed.unwrap().path()).unwrap());
            files += 1;
        }
        assert!(files > 0, "{folder} has no seeds");
    }
}
