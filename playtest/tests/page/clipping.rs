//! Nothing that carries a number or a button is clipped: on every desktop, with every number of
//! seats, every module, in every language, at the beginning, in the middle and at the end.
//!
//! Here are cases enough for every pair of those. `cargo xtask test --every-size` tries them all.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Instant;

use patolli_game::Heuristics;
use patolli_mexica::Mexica;
use patolli_playtest::prepared::{Place, Prepared};
use patolli_playtest::{Browser, Fault, Manner, Size, Trial, attempt_with, pairs, wrong};
use patolli_tzolkin::Tzolkin;
use patolli_yaxha::Yaxha;
use serde_json::json;
use thirtyfour::prelude::*;

/// What must be in sight without any scrolling, where it is there at all: what is decided with,
/// each player's strip with points and goods, and which game and round it is.
const ALWAYS: [&str; 9] = [
    "#decision",
    "#undo",
    "#hint",
    "#confirm",
    ".decision .buttons button",
    ".strips .strip",
    ".strips .total",
    ".tools h1",
    ".board",
];

const SIZES: [Size; 6] = [
    Size { width: 1280, height: 720 },
    Size::NOTEBOOK,
    Size { width: 1440, height: 900 },
    Size { width: 1536, height: 864 },
    Size::DESKTOP,
    Size::LARGE,
];

const TABLES: [(&str, usize); 10] = [
    ("yaxha", 2),
    ("yaxha", 3),
    ("yaxha", 4),
    ("mexica", 2),
    ("mexica", 3),
    ("mexica", 4),
    ("tzolkin", 2),
    ("tzolkin", 3),
    ("tzolkin", 4),
    ("tzolkin", 5),
];

const MODULES: [&str; 3] = ["tribes", "prophecies", "new_buildings"];

const LANGUAGES: [&str; 3] = ["fr", "nl", "en"];

/// A case, by the numbers of its values: table, three modules, place, language, size. In this order
/// little is opened again.
type Case = [usize; 7];

/// Every case there is; what needs most room comes first, since it fills up where any would do.
fn every_case() -> Vec<Case> {
    let mut cases = Vec::new();
    for (table, (game, _)) in TABLES.iter().enumerate() {
        for modules in (0..if *game == "tzolkin" { 8 } else { 1 }).rev() {
            let on = |module: usize| modules >> module & 1;
            for place in [1, 2, 0] {
                for language in 0..LANGUAGES.len() {
                    for size in 0..SIZES.len() {
                        cases.push([table, on(0), on(1), on(2), place, language, size]);
                    }
                }
            }
        }
    }
    cases
}

fn told(case: &Case) -> String {
    let (game, seats) = TABLES[case[0]];
    let modules = [vec![""], modules(case)].concat().join("-");
    let Size { width, height } = SIZES[case[6]];
    let (place, language) = (Place::ALL[case[4]], LANGUAGES[case[5]]);
    format!("{game}-{seats}{modules}-{place:?}-{language}-{width}x{height}").to_lowercase()
}

fn modules(case: &Case) -> Vec<&'static str> {
    MODULES.iter().enumerate().filter(|(at, _)| case[1 + at] == 1).map(|(_, id)| *id).collect()
}

/// Opens a table that was prepared, from home, without loading the page again.
const OPEN: &str = "const [id, kept, done] = arguments;
    localStorage.clear();
    const until = (holds, then) => holds() ? then() : setTimeout(() => until(holds, then), 10);
    location.hash = '#/';
    until(() => !document.querySelector('.table'), () => {
        for (const game of ['yaxha', 'mexica', 'tzolkin']) localStorage.setItem('patolli.help.' + game, '1');
        localStorage.setItem('patolli.table.' + id, kept);
        location.hash = '#/table/' + id;
        until(() => document.querySelector('.table .tools'), () => done(null));
    });";

/// Chooses a language, if it is another, and lets the page draw.
const SPEAK: &str = "const [language, done] = arguments;
    const choice = document.querySelector('#language');
    if (choice.value !== language) {
        choice.value = language;
        choice.dispatchEvent(new Event('change', { bubbles: true }));
    }
    requestAnimationFrame(() => requestAnimationFrame(() => done(null)));";

/// A game played to its end, as a table at each of its places.
fn prepared<G: Heuristics>(case: &Case) -> WebDriverResult<Vec<String>> {
    let played = Prepared::<G>::play(TABLES[case[0]].1, &modules(case))?;
    Ok(Place::ALL.iter().map(|&place| played.kept(place)).collect())
}

/// Tries the cases, which are in their order, and says all that is clipped.
async fn nothing_is_clipped(trial: &Trial, cases: &[Case]) -> WebDriverResult<()> {
    let start = Instant::now();
    trial.open("/").await?;
    trial.wait_for("#play-yaxha").await?;
    let mut faults = Faults::new();
    let mut last: Option<(Case, Vec<String>)> = None;
    for case in cases {
        let (before, tables) = match last.take() {
            Some((before, tables)) if before[..4] == case[..4] => (Some(before), tables),
            _ => (
                None,
                match TABLES[case[0]].0 {
                    "yaxha" => prepared::<Yaxha>(case)?,
                    "mexica" => prepared::<Mexica>(case)?,
                    _ => prepared::<Tzolkin>(case)?,
                },
            ),
        };
        trial.resize(SIZES[case[6]]).await?;
        if before.is_none_or(|before| before[4] != case[4]) {
            let id = format!("{:?}", &case[..5]).replace([' ', '[', ']', ','], "");
            trial.driver.execute_async(OPEN, vec![json!(id), json!(tables[case[4]])]).await?;
        }
        trial.driver.execute_async(SPEAK, vec![json!(LANGUAGES[case[5]])]).await?;
        let name = told(case);
        trial.picture(&name).await?;
        for fault in trial.clipped(&ALWAYS).await? {
            let kind = (fault.element.clone(), fault.why.clone());
            faults.entry(kind).or_default().push((fault, name.clone()));
        }
        last = Some((*case, tables));
    }
    println!("{} cases in {:.0} s", cases.len(), start.elapsed().as_secs_f64());
    if faults.is_empty() {
        return Ok(());
    }
    wrong(format!("{} kinds of things are clipped:\n{}", faults.len(), listed(&faults)))
}

/// What is wrong, by the element and what clips it: each with the cases.
type Faults = BTreeMap<(String, String), Vec<(Fault, String)>>;

fn listed(faults: &Faults) -> String {
    let line = |((element, why), found): (&(String, String), &Vec<(Fault, String)>)| {
        let (Fault { text, by, .. }, first) = &found[0];
        let cases: BTreeSet<&String> = found.iter().map(|(_, case)| case).collect();
        let (times, cases) = (found.len(), cases.len());
        format!(
            "{element} {why}\n    {times} times in {cases} cases, first “{text}” ({by}) in {first}\n"
        )
    };
    faults.iter().map(line).collect()
}

#[test]
fn every_pair_of_values_is_among_the_cases() {
    let every = every_case();
    let few = pairs::covering(&every);
    assert_eq!(pairs::pairs(&few), pairs::pairs(&every));
    // No two sizes with one table can be one case, so there are never fewer than this.
    assert!((SIZES.len() * TABLES.len()..80).contains(&few.len()), "{}", few.len());
    let all: BTreeSet<Case> = every.iter().copied().collect();
    assert!(few.iter().all(|case| all.contains(case)));
    let without = &few[1..];
    assert_ne!(pairs::pairs(without), pairs::pairs(&every), "none of them is idle");
}

#[tokio::test]
async fn nothing_is_clipped_in_any_pair_of_cases() -> WebDriverResult<()> {
    let mut cases = pairs::covering(&every_case());
    cases.sort_unstable();
    attempt_with(&Browser::told()?, Manner::WITH_BARS, "clipping", SIZES[0], async |trial| {
        nothing_is_clipped(trial, &cases).await
    })
    .await
}

#[tokio::test]
#[ignore = "takes minutes: `cargo xtask test --every-size`"]
async fn nothing_is_clipped_at_every_size() -> WebDriverResult<()> {
    let cases = every_case();
    attempt_with(&Browser::told()?, Manner::WITH_BARS, "every-size", SIZES[0], async |trial| {
        nothing_is_clipped(trial, &cases).await
    })
    .await
}
