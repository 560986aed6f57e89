//! Points: the score card for groups, and the bonus cards.

use arrayvec::ArrayVec;
use patolli_game::{BySeat, Seat, Standing};

use crate::Yaxha;
use crate::bonus::{BONUS_CARDS_IN_PLAY, BONUS_POINTS, Bonus};
use crate::colour::Colour;
use crate::event::Event;
use crate::groups::Profile;
use crate::market::MOST_TILES;

/// Points for the largest group of a colour, by its size; larger groups score like the last.
pub const POINTS: [i32; 13] = [0, 1, 2, 4, 6, 9, 12, 15, 18, 21, 25, 30, 36];

/// Points for a group of this size.
pub fn points(size: u8) -> i32 {
    POINTS[usize::from(size).min(POINTS.len() - 1)]
}

/// What every pyramid shows, and who fulfils which card.
pub(crate) struct Scores {
    pub profiles: ArrayVec<Profile, MOST_TILES>,
    pub bonuses: [(Bonus, BySeat<bool>); BONUS_CARDS_IN_PLAY],
}

impl Scores {
    pub fn of(game: &Yaxha) -> Self {
        let players = game.players();
        let options = &game.options;
        let profiles: ArrayVec<Profile, MOST_TILES> =
            game.pyramids.first(players).iter().map(|p| Profile::of(p, options)).collect();
        let bonuses = game.bonus.map(|card| (card, card.fulfilled(&profiles, options)));
        Self { profiles, bonuses }
    }

    pub fn standing(&self) -> Standing {
        let mut standing = Standing::new(self.profiles.len());
        for colour in Colour::ALL {
            let earned = BySeat::from_fn(|seat| match self.profiles.get(seat.index()) {
                Some(profile) => points(profile.largest[colour.index()]),
                None => 0,
            });
            standing.add(colour.name(), earned);
        }
        for (card, fulfilled) in &self.bonuses {
            let earned = |seat| if fulfilled[seat] { BONUS_POINTS } else { 0 };
            standing.add(card.name(), BySeat::from_fn(earned));
        }
        standing
    }

    /// Tells what everyone scores for what, and who wins.
    pub fn tell(&self, mut tell: impl FnMut(Event)) {
        for (seat, profile) in Seat::first(self.profiles.len()).zip(&self.profiles) {
            for colour in Colour::ALL {
                let size = profile.largest[colour.index()];
                if size == 0 {
                    continue;
                }
                tell(Event::ColourScored { seat, colour, size, points: points(size) });
            }
        }
        for (card, fulfilled) in self.bonuses {
            let mut unclaimed = true;
            for seat in Seat::first(self.profiles.len()).filter(|&seat| fulfilled[seat]) {
                unclaimed = false;
                tell(Event::BonusScored { seat, card, points: BONUS_POINTS });
            }
            if unclaimed {
                tell(Event::BonusUnclaimed { card });
            }
        }
        tell(Event::GameEnded { winners: self.standing().leaders().iter().collect() });
    }
}
