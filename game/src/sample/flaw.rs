//! The deliberate mistakes that the sample game can make.

use std::sync::atomic::{AtomicU8, Ordering};
#[cfg(test)]
use std::sync::{Mutex, PoisonError};

/// A deliberate mistake.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flaw {
    /// The view shows the bids of others before they are revealed.
    ViewShowsBids,
    /// The view shows the next card of the deck.
    ViewShowsDeck,
    /// The event of a bid tells everyone how much it was.
    EventShowsBid,
    /// A bid of 3 is listed, but refused.
    RefusesListed,
    /// A bid of 3 is accepted, but not listed.
    AcceptsUnlisted,
    /// A later bid pushes earlier bids down.
    OrderMatters,
    /// Showing the next card is not reported as a barrier.
    HidesBarrier,
    /// The last round is played forever.
    NeverEnds,
    /// Determinizing leaves the deck in order.
    DeterminizesOneDeck,
    /// A card is lost on the way.
    LosesACard,
    /// Giving is never offered, so it is never seen.
    NeverGives,
    /// A refused decision still changes the game.
    RefusalLeavesTrace,
    /// The notation of a bid of 2 reads as one of 1.
    MisreadsNotation,
    /// A refused decision panics.
    Panics,
    /// The catalogue lists a card that is not in the deck.
    ListsACardTooMany,
    /// The set-up tells the last card of the deck.
    SetupShowsDeck,
    /// The event of a card won tells the last card of the deck.
    EventShowsDeck,
    /// Bids are listed from the highest.
    ListsBackwards,
    /// The round falls back when a card is given away.
    RoundFalls,
    /// The omniscient viewer does not see the bids.
    OmniscientIsBlind,
    /// A second reading of the rules knows no third bid.
    ReadsOtherwise,
    /// The outcome forgets the points.
    OutcomeForgets,
    /// Giving a card away costs a point and does nothing.
    PaysForNothing,
}

/// The number of the mistake that is made now, counted from 1, or 0 for none.
static MADE: AtomicU8 = AtomicU8::new(0);

impl Flaw {
    /// Does the game make this mistake now?
    pub fn is_made(self) -> bool {
        cfg!(test) && MADE.load(Ordering::Relaxed) == self as u8 + 1
    }
}

/// Does something while every sample game makes this mistake, or none: one after the other.
#[cfg(test)]
pub fn making<T>(flaw: Option<Flaw>, then: impl FnOnce() -> T) -> T {
    static TURN: Mutex<()> = Mutex::new(());
    let _turn = TURN.lock().unwrap_or_else(PoisonError::into_inner);
    MADE.store(flaw.map_or(0, |flaw| flaw as u8 + 1), Ordering::Relaxed);
    let done = then();
    MADE.store(0, Ordering::Relaxed);
    done
}
