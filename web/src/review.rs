//! What a bot thought of a game that was played, and what is kept of it between visits.

use serde::{Deserialize, Serialize};

/// What costs less than this is not a mistake, in points.
pub const LEAST: f64 = 0.5;
/// How many mistakes are told, marked and learnt from.
pub const MOST: usize = 8;
/// The most judgements that are kept: more than any game has decisions of one player.
const KEPT: usize = 1000;

/// What a bot thinks of a decision of a record.
#[derive(Clone, PartialEq, Serialize, Deserialize, Debug)]
pub struct Judged {
    /// Which decision, counted from 1.
    pub number: usize,
    /// What it cost, in points.
    pub cost: f64,
    /// The turn the bot would have begun instead; nothing if it would have decided the same.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub line: Vec<String>,
}

impl Judged {
    /// Would the bot have decided the same?
    pub fn agrees(&self) -> bool {
        self.line.is_empty()
    }

    /// Would something else have been clearly better?
    pub fn is_mistake(&self) -> bool {
        self.cost >= LEAST && !self.agrees()
    }
}

/// The decisions that cost most, the dearest first.
pub fn dearest(judged: &[Judged]) -> Vec<Judged> {
    let mut dear: Vec<Judged> = judged.iter().filter(|one| one.is_mistake()).cloned().collect();
    dear.sort_by(|one, other| other.cost.total_cmp(&one.cost));
    dear.truncate(MOST);
    dear
}

/// The same in the order of the game: to learn from.
pub fn mistakes(judged: &[Judged]) -> Vec<Judged> {
    let mut dear = dearest(judged);
    dear.sort_by_key(|one| one.number);
    dear
}

/// What is kept beside a record.
#[derive(Clone, PartialEq, Default, Serialize, Deserialize, Debug)]
pub struct Kept {
    /// Which record it belongs to.
    of: u64,
    /// How many decisions had been taken at the moment that is shown.
    pub at: usize,
    /// Was the game played on this device?
    #[serde(default)]
    pub own: bool,
    /// What a bot thought of it.
    #[serde(default)]
    pub judged: Vec<Judged>,
}

impl Kept {
    /// The beginning of a record.
    pub fn new(record: &str, own: bool) -> Self {
        Self { of: hash(record), own, ..Self::default() }
    }

    /// What was kept of this record, if it was of this one.
    pub fn read(text: &str, record: &str) -> Option<Self> {
        let kept: Self = serde_json::from_str(text).ok()?;
        (kept.of == hash(record)).then_some(kept)
    }

    /// As text, of bounded size: the turns of what was no mistake are not worth keeping.
    pub fn text(&self) -> String {
        let mut kept = self.clone();
        kept.judged.truncate(KEPT);
        for one in &mut kept.judged {
            // That the bot did not agree is kept all the same.
            one.line.truncate(if one.is_mistake() { usize::MAX } else { 1 });
        }
        serde_json::to_string(&kept).unwrap_or_default()
    }
}

/// FNV-1a: the same on every visit, whatever the version of the page.
fn hash(text: &str) -> u64 {
    text.trim().bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn judged(number: usize, cost: f64, line: &[&str]) -> Judged {
        Judged { number, cost, line: line.iter().map(|&word| word.to_owned()).collect() }
    }

    #[test]
    fn mistakes_are_the_dearest_in_the_order_of_the_game() {
        let mut all: Vec<Judged> = (1..=20).map(|n| judged(n, n as f64, &["x"])).collect();
        all.push(judged(21, 50.0, &[]));
        all.push(judged(22, 0.4, &["x"]));
        let dear: Vec<usize> = dearest(&all).iter().map(|one| one.number).collect();
        assert_eq!(dear, [20, 19, 18, 17, 16, 15, 14, 13]);
        let told: Vec<usize> = mistakes(&all).iter().map(|one| one.number).collect();
        assert_eq!(told, [13, 14, 15, 16, 17, 18, 19, 20]);
    }

    #[test]
    fn what_is_kept_belongs_to_one_record() {
        let mut kept = Kept::new("one record", true);
        (kept.at, kept.judged) = (7, vec![judged(3, 2.5, &["a", "b"])]);
        assert_eq!(Kept::read(&kept.text(), "one record\n"), Some(kept.clone()));
        assert_eq!(Kept::read(&kept.text(), "another"), None);
        assert_eq!(Kept::read("rubbish", "one record"), None);
    }

    #[test]
    fn what_is_kept_stays_small() {
        let mut kept = Kept::new("", false);
        let line: Vec<&str> = vec!["build h12"; 40];
        kept.judged = (0..5000).map(|n| judged(n, 0.1, &line)).collect();
        assert!(kept.text().len() < 100_000, "{}", kept.text().len());
    }
}
