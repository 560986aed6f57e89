//! Every phrase that a game or the house can utter has its text, and every text is used.

use std::collections::{BTreeSet, HashSet};

use patolli_bots::Forfeit;
use patolli_game::{
    Arg, BadNotation, Block, Broken, Chance, Decision, Drawing, Event, Game, Meta, Name,
    OptionKind, Phrase, PositionError, RecordError, RecordProblem, Refusal, Remark, Say, Seat,
    Seats, Seed, Setup, SetupError, Silent, Viewer,
};
use patolli_shelf::{Visitor, metas, visit};
use patolli_words::{Language, Names, Words};

/// Says each phrase once in every language, and notes which texts that took.
struct Speaker {
    languages: Vec<Words>,
    said: HashSet<Phrase>,
    used: BTreeSet<String>,
}

impl Speaker {
    fn new() -> Self {
        let languages = Language::ALL.into_iter().map(Words::new).collect();
        Self { languages, said: HashSet::new(), used: BTreeSet::new() }
    }

    fn say(&mut self, phrase: &Phrase) {
        if self.said.contains(phrase) {
            return;
        }
        for words in &self.languages {
            let said = words.try_say(phrase, &Names::default());
            assert!(said.is_ok(), "{}: {said:?}", words.language());
        }
        self.used.extend(phrase.mentioned().map(|name| name.to_string()));
        self.said.insert(phrase.clone());
    }

    /// Is this explained in every language?
    fn check_about(&self, key: &str) {
        for words in &self.languages {
            assert!(words.about(key).is_some(), "{}: {key} is not explained", words.language());
        }
    }

    fn name(&mut self, name: Name) {
        self.say(&Phrase::from(name));
    }

    fn draw(&mut self, drawing: &Drawing) {
        for block in &drawing.0 {
            match block {
                Block::Line(phrase) => self.say(phrase),
                Block::Panels(panels) => {
                    panels.iter().flat_map(|panel| &panel.captions).for_each(|c| self.say(c));
                }
            }
        }
    }
}

/// A family of texts is known at compile time; ids made from options are leaked for the test.
fn named(family: &str, id: &str) -> Name {
    Name::new(family.to_owned().leak(), id.to_owned().leak())
}

impl Visitor for &mut Speaker {
    type Output = ();

    fn visit<G: Game>(self) {
        let id = G::META.id;
        self.name(named(id, "game"));
        self.check_about(&format!("{id}-game"));
        self.say(&"?".parse::<G::Decision>().unwrap_err().phrase());
        self.options(G::META);
        for table in G::catalogue().0 {
            self.name(table.name);
            table.columns.iter().for_each(|column| self.name(*column));
            for cell in table.rows.into_iter().flatten() {
                self.say(&Phrase { name: table.name, args: vec![("cell", cell)] });
            }
        }
        for invariant in G::META.invariants.iter().copied().flatten() {
            let name = named(&format!("{id}-invariant"), invariant);
            self.say(&Broken::new(name, "x").phrase());
        }
        for kind in G::Event::KINDS {
            self.used.insert(format!("{id}-event-{kind}"));
        }
        for index in 0..G::Decision::COUNT {
            self.say(&G::Decision::from_index(index).unwrap().phrase());
        }
        for seats in G::META.seats.clone() {
            for number in 0..48 {
                let seed = Seed(seats as u128).of_game(number);
                let mut setup = Setup::new(G::META, seats, seed).unwrap();
                let mut chance = Chance::of_player(seed, 1);
                // Every other table chooses its options at random.
                for option in G::META.options.iter().filter(|_| number % 2 == 1) {
                    let value = *chance.pick(&option.values()).unwrap();
                    setup.set(option.id, &option.text(value)).unwrap();
                }
                match G::set_up(&setup) {
                    Ok(_) => self.play::<G>(&setup),
                    Err(error) => self.say(&error.phrase()),
                }
            }
        }
    }
}

impl Speaker {
    fn options(&mut self, meta: &Meta) {
        for option in meta.options {
            let name = named(&format!("{}-option", meta.id), option.id);
            self.name(name);
            self.check_about(&name.to_string());
            if let OptionKind::Choice(values) = option.kind {
                for value in values {
                    self.name(named(&format!("{}-value-{}", meta.id, option.id), value));
                }
            }
        }
    }

    /// Says everything that comes up in a game, for every viewer.
    fn play<G: Game>(&mut self, setup: &Setup) {
        let mut events = Vec::new();
        let mut game = G::set_up(setup).unwrap();
        game.introduce(&mut events);
        let mut chance = Chance::of_player(setup.seed, 0);
        let mut list = Vec::new();
        loop {
            for event in events.drain(..) {
                for viewer in Viewer::all(game.seats()).chain([Viewer::Omniscient]) {
                    if let Some(event) = event.seen_by(viewer) {
                        self.say(&event.phrase());
                    }
                }
            }
            for viewer in
                [Viewer::Omniscient, Viewer::Spectator].into_iter().filter(|_| chance.below(4) == 0)
            {
                self.draw(&G::draw(&game.view(viewer)));
            }
            for source in game.standing().sources() {
                self.name(source.name);
            }
            let Some(seat) = game.deciding().lowest() else { break };
            for _ in 0..20 {
                let index = chance.below(G::Decision::COUNT as u32) as usize;
                if let Err(refusal) = game.check(seat, G::Decision::from_index(index).unwrap()) {
                    self.say(&refusal.phrase());
                }
            }
            game.decisions(seat, &mut list);
            game.decide(seat, *chance.pick(&list).unwrap(), &mut events).unwrap();
        }
        self.name(game.outcome().unwrap().ending);
    }

    /// Says everything the house can say of itself.
    fn house(&mut self) {
        let seat = Seat::new(0).unwrap();
        let setup_errors = [
            SetupError::Seats { seats: 9, least: 2, most: 4 },
            SetupError::Option { id: "x".to_owned(), meta: metas()[0] },
            SetupError::Value { option: &metas()[0].options[0], value: "x".to_owned() },
            SetupError::OtherGame { found: "x", expected: "y" },
            SetupError::Assignment { text: "x".to_owned() },
        ];
        for error in setup_errors {
            self.say(&error.phrase());
        }
        self.say(&Refusal::Over.phrase());
        self.say(&Refusal::NotDeciding { seat, deciding: Seats::all(3) }.phrase());
        for problem in record_problems() {
            self.say(&RecordError { line: 1, problem }.phrase());
        }
        for remark in [
            Remark::Comment("x".to_owned()),
            Remark::Clock(seat, 1),
            Remark::TakenOver(seat, "x".to_owned()),
        ] {
            self.say(&remark.phrase());
        }
        for forfeit in [
            Forfeit::CannotStart { program: "x".to_owned(), error: "x".to_owned() },
            Forfeit::OtherProtocol { found: 2, known: 1 },
            Forfeit::Died,
            Forfeit::Late { millis: 1 },
            Forfeit::Rubbish { text: "x".to_owned(), problem: "x".to_owned() },
            Forfeit::WrongQuestion { answered: 2, asked: 1 },
            Forfeit::Flood,
            Forfeit::Deaf,
            Forfeit::Illegal { decision: "x".to_owned() },
        ] {
            self.say(&forfeit.phrase());
        }
        self.say(&visit("chess", &mut Speaker::new()).unwrap_err().phrase());
    }
}

fn record_problems() -> Vec<RecordProblem> {
    use PositionError as E;
    use RecordProblem as P;
    let text = || "x".to_owned();
    vec![
        P::FirstLine { expected: "x" },
        P::HeaderLine { text: text() },
        P::UnknownKey { key: text() },
        P::RepeatedKey { key: text() },
        P::MissingKey { key: "x" },
        P::BadValue { key: text(), value: text() },
        P::Unclosed { bracket: '{' },
        P::BadNote { text: text() },
        P::NoSeat { text: text() },
        P::BadCheck { text: text() },
        P::CutOff,
        P::AfterEnd { text: text() },
        P::OtherGame { found: text(), expected: "x" },
        P::LaterRules { found: 2, known: 1 },
        P::Setup(SetupError::Assignment { text: text() }),
        P::BesidePosition { key: "x" },
        P::Position(E::Missing { field: "x" }),
        P::Position(E::Json { line: 1, column: 1, message: text() }),
        P::Position(E::Field { path: text(), problem: text() }),
        P::Position(E::Field { path: ".".to_owned(), problem: text() }),
        P::Position(E::OtherGame { found: text(), expected: "x" }),
        P::Position(E::LaterRules { found: 2, known: 1 }),
        P::Position(E::Broken(Broken::new(Name::new("yaxha-invariant", "seats"), "x"))),
        P::Notation(BadNotation { text: text(), expected: Name::new("yaxha", "notation") }),
        P::Notation(BadNotation { text: text(), expected: Name::new("mexica", "lake") }),
        P::Refused { number: 1, refusal: Refusal::Over },
        P::CheckDiffers { recorded: 1, found: 2 },
        P::NotOver { decisions: 3 },
        P::ResultDiffers { recorded: text(), found: text() },
        P::Older { found: 1, known: 2, problem: Box::new(P::CutOff) },
    ]
}

/// Families of texts that this test does not reach, with the sources that use them.
const ELSEWHERE: &[(&str, &[&str])] = &[
    ("cli-", &["cli/src", "bench/src"]),
    ("record-good", &["cli/src"]),
    ("house-", &["words/src", "cli/src", "bots/src", "shelf/src", "games"]),
    ("referee-", &["referee/src"]),
    ("tables-", &["tables/src"]),
    ("server-", &["server/src"]),
    ("page-", &["web/src", "web/static"]),
    ("page-level-", &["bots/src"]),
    ("mexica-refused-", &["games/mexica/src"]),
    ("mexica-describe-", &["games/mexica/src"]),
    ("mexica-ending-", &["games/mexica/src"]),
    ("tzolkin-refused-", &["games/tzolkin/src"]),
    ("tzolkin-describe-", &["games/tzolkin/src"]),
    ("mexica-board-", &["web/src/boards"]),
    ("tzolkin-board-", &["web/src/boards"]),
    ("yaxha-board-", &["web/src/boards"]),
    ("yaxha-bonus-aim", &["games/yaxha/src"]),
    ("mexica-outline-", &["web/src/boards"]),
    ("mexica-occasion-", &["web/src/boards"]),
    ("mexica-lesson-", &["web/src/lessons"]),
    ("tzolkin-outline-", &["web/src/boards"]),
    ("tzolkin-occasion-", &["web/src/boards"]),
    ("tzolkin-lesson-", &["web/src/lessons"]),
    ("yaxha-outline-", &["web/src/boards"]),
    ("yaxha-lesson-", &["web/src/lessons"]),
    ("mexica-help-", &["web/src/boards"]),
    ("tzolkin-help-", &["web/src/boards"]),
    ("yaxha-help-", &["web/src/boards"]),
    ("mexica-deed-", &["web/src/boards"]),
    ("tzolkin-deed-", &["web/src/boards"]),
    ("yaxha-deed-", &["web/src/boards"]),
    ("bot-", &["bots/src", "cli/src"]),
];

/// Is the id of the text written in the sources of its family?
fn is_used_elsewhere(key: &str) -> bool {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let id = key.rsplit('-').next().unwrap_or_default();
    // Some ids are the names of variants: `as_the_device` stands for `AsTheDevice`.
    let variant: String = id.split('_').map(capitalised).collect();
    let written = [format!("\"{id}\""), format!("\"{key}\""), format!("    {variant},")];
    let folders = ELSEWHERE.iter().filter(|(family, _)| key.starts_with(family));
    let mut folders: Vec<_> =
        folders.flat_map(|(_, folders)| folders.iter().map(|folder| root.join(folder))).collect();
    while let Some(path) = folders.pop() {
        if path.is_dir() {
            let entries = std::fs::read_dir(path).unwrap();
            folders.extend(entries.map(|entry| entry.unwrap().path()));
        } else if let Ok(source) = std::fs::read_to_string(&path)
            && written.iter().any(|text| source.contains(text))
        {
            return true;
        }
    }
    false
}

fn capitalised(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect()
}

/// Every message with a text, by key.
fn keys(language: Language) -> Vec<String> {
    let lines = language.sources().iter().flat_map(|source| source.lines());
    let starts = lines.filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase()));
    starts.filter_map(|line| line.split_once(" = ")).map(|(key, _)| key.to_owned()).collect()
}

#[test]
fn every_phrase_has_its_text_and_every_text_is_used() {
    let mut speaker = Speaker::new();
    for meta in metas() {
        visit(meta.id, &mut speaker).unwrap();
    }
    speaker.house();
    for language in Language::ALL {
        let unused: Vec<String> = keys(language)
            .into_iter()
            .filter(|key| !speaker.used.contains(key) && !is_used_elsewhere(key))
            .collect();
        assert!(unused.is_empty(), "{language}: never said: {unused:?}");
    }
}

#[test]
fn no_text_is_written_twice_or_wrongly() {
    for language in Language::ALL {
        let keys = keys(language);
        let distinct: BTreeSet<&String> = keys.iter().collect();
        assert_eq!(distinct.len(), keys.len(), "{language}");
        for source in language.sources() {
            let parsed = fluent_bundle::FluentResource::try_new((*source).to_owned());
            assert!(parsed.is_ok(), "{language}: {:?}", parsed.err().map(|(_, errors)| errors));
        }
    }
}

#[test]
fn lists_are_joined_as_in_speech() {
    let words = Words::new(Language::English);
    let colour = |id| Name::new("yaxha-colour", id);
    let say = |names: &[Name]| words.arg(&Arg::Names(names.to_vec()), &Names::default());
    assert_eq!(say(&[]), "nothing");
    assert_eq!(say(&[colour("blue")]), "blue");
    assert_eq!(say(&[colour("blue"), colour("grey")]), "blue and grey");
    assert_eq!(say(&[colour("blue"), colour("grey"), colour("green")]), "blue, grey and green");
}

#[test]
fn players_are_called_by_name_where_they_have_one() {
    let words = Words::new(Language::English);
    let names = Names::new(vec!["Itzel".to_owned(), String::new()]);
    let refusal = Refusal::NotDeciding { seat: Seat::new(1).unwrap(), deciding: Seats::all(1) };
    assert_eq!(
        words.say(&refusal.phrase(), &names),
        "Seat 2 has nothing to decide now; it is up to Itzel."
    );
}

#[test]
fn a_missing_text_shows_its_key() {
    let words = Words::new(Language::English);
    assert_eq!(words.name(Name::new("no", "such")), "⟨no-such⟩");
}

#[test]
fn a_refusal_says_what_would_be_right() {
    struct FirstCube;
    impl Visitor for FirstCube {
        type Output = String;
        fn visit<G: Game>(self) -> String {
            let setup = Setup::new(G::META, 2, Seed(1)).unwrap();
            let mut game = G::set_up(&setup).unwrap();
            let seat = Seat::new(0).unwrap();
            let decision = "orange@d5".parse();
            let refusal = game.decide(seat, decision.ok().unwrap(), &mut Silent).unwrap_err();
            Words::new(Language::English).say(&refusal.phrase(), &Names::default())
        }
    }
    assert_eq!(visit("yaxha", FirstCube).unwrap(), "It is time to play a card, such as card=a.");
}

#[test]
fn nobody_feeds_no_workers_with_no_corn() {
    let fed = |fed: i64, corn: i64| {
        let say = Phrase::new("tzolkin-event", "fed").seat("seat", Seat::FIRST);
        say.number("fed", fed).number("corn", corn)
    };
    let names = Names::new(vec!["Itzel".to_owned()]);
    for (language, none, some) in [
        (Language::English, "Itzel feeds no worker.", "Itzel feeds 2 workers with 4 corn."),
        (
            Language::French,
            "Itzel ne nourrit aucun ouvrier.",
            "Itzel nourrit 2 ouvriers avec 4 maïs.",
        ),
        (Language::Dutch, "Itzel voedt geen arbeider.", "Itzel voedt 2 arbeiders met 4 mais."),
    ] {
        let words = Words::new(language);
        assert_eq!(words.say(&fed(0, 0), &names), none);
        assert_eq!(words.say(&fed(2, 4), &names), some);
    }
}

#[test]
fn a_step_is_not_said_as_if_it_scored() {
    let say = Phrase::new("tzolkin-event", "stepped_up").seat("seat", Seat::FIRST);
    let say = say.name("temple", Name::new("tzolkin-temple", "brown")).number("points", 2);
    let names = Names::new(vec!["Itzel".to_owned()]);
    let said = Words::new(Language::English).say(&say, &names);
    assert_eq!(said, "Itzel steps up on Chaac’s temple, onto the step worth 2 points.");
}
