//! A sequential test: stop as soon as a match is decided.

use serde::{Deserialize, Serialize};

use crate::tournament::Played;

/// How far on both sides of the share the two hypotheses lie.
const MARGIN: f64 = 0.05;
/// How often the test may be wrong, either way.
const ERROR: f64 = 0.05;

/// Wald's test of whether the first entry wins more or less than this share of its games.
///
/// It weighs *five percentage points more* against *five less*, and stops when one of them is so
/// much likelier that a mistake happens once in twenty times.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sequential {
    share: f64,
}

/// What a test found.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// The share is larger.
    Above,
    /// The share is smaller.
    Below,
}

impl Sequential {
    /// A test against this share, from 0 to 1.
    pub fn new(share: f64) -> Option<Self> {
        (0.0..=1.0).contains(&share).then_some(Self { share })
    }

    /// What these games say, if they say enough.
    pub fn verdict(&self, games: &[Played]) -> Option<Verdict> {
        let low = (self.share - MARGIN).clamp(0.01, 0.98);
        let high = (self.share + MARGIN).clamp(low + 0.01, 0.99);
        let (win, loss) = ((high / low).ln(), ((1.0 - high) / (1.0 - low)).ln());
        let wins = games.iter().filter_map(|played| {
            let seat = played.seating.iter().position(|entry| *entry == 0)?;
            Some(played.win(seat))
        });
        let evidence: f64 = wins.map(|won| won * win + (1.0 - won) * loss).sum();
        let enough = ((1.0 - ERROR) / ERROR).ln();
        match evidence {
            evidence if evidence >= enough => Some(Verdict::Above),
            evidence if evidence <= -enough => Some(Verdict::Below),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn games(won: usize, lost: usize) -> Vec<Played> {
        let played = |number: usize, first: u8, other: u8| Played {
            number: number as u64,
            seating: vec![1, 0],
            score: vec![0, 0],
            rank: vec![other, first],
            turns: vec![1, 1],
            millis: vec![0.0, 0.0],
            decisions: 2,
            forfeits: Vec::new(),
        };
        let wins = (0..won).map(|number| played(number, 1, 2));
        wins.chain((0..lost).map(|number| played(won + number, 2, 1))).collect()
    }

    #[test]
    fn clear_matches_are_decided_early_and_close_ones_are_not() {
        let test = Sequential::new(0.5).unwrap();
        assert_eq!(test.verdict(&games(20, 0)), Some(Verdict::Above));
        assert_eq!(test.verdict(&games(0, 20)), Some(Verdict::Below));
        assert_eq!(test.verdict(&games(10, 10)), None);
        assert_eq!(test.verdict(&games(2, 0)), None);
    }

    #[test]
    fn the_share_matters() {
        let par = Sequential::new(0.25).unwrap();
        assert_eq!(par.verdict(&games(45, 55)), Some(Verdict::Above));
        let most = Sequential::new(0.8).unwrap();
        assert_eq!(most.verdict(&games(45, 55)), Some(Verdict::Below));
        assert_eq!(Sequential::new(1.2), None);
    }
}
