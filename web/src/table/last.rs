//! What the last game of a kind was begun with, so that the next can begin the same way.

use patolli_game::Seed;
use serde::{Deserialize, Serialize};

use super::{Chair, seated_by_chance};

/// Who sat there and what the table agreed on.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Last {
    /// In the order in which they were written down.
    pub chairs: Vec<Chair>,
    /// Options as texts, by id.
    pub options: Vec<(String, String)>,
    /// Does chance decide who sits where?
    pub by_chance: bool,
}

impl Last {
    pub fn write(&self) -> String {
        // Plain data always becomes JSON.
        serde_json::to_string(self).unwrap_or_default()
    }

    /// Nothing if it is damaged, or if so many cannot play.
    pub fn read(text: &str, seats: &std::ops::RangeInclusive<usize>) -> Option<Self> {
        let last: Self = serde_json::from_str(text).ok()?;
        seats.contains(&last.chairs.len()).then_some(last)
    }

    /// Who sits where in a game with this seed.
    pub fn seated(&self, seed: Seed) -> Vec<Chair> {
        if self.by_chance {
            seated_by_chance(self.chairs.clone(), seed)
        } else {
            self.chairs.clone()
        }
    }
}

#[cfg(test)]
mod tests {
    use patolli_game::Seat;

    use super::*;

    #[test]
    fn what_was_kept_is_read_and_nothing_else() {
        let chairs: Vec<Chair> = Seat::first(3).map(|seat| Chair::usual(seat, "Ana")).collect();
        let options = vec![("tribes".to_owned(), "true".to_owned())];
        let last = Last { chairs, options, by_chance: true };
        assert_eq!(Last::read(&last.write(), &(2..=4)), Some(last.clone()));
        assert_eq!(Last::read(&last.write(), &(4..=4)), None);
        assert_eq!(Last::read("{}", &(2..=4)), None);
        assert_eq!(Last::read("no", &(2..=4)), None);
    }
}
