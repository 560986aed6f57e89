//! Each deliberate mistake, by the number that [`Flawed`](super::Flawed) takes.

/// The view shows the bids of others before they are revealed.
pub const VIEW_SHOWS_BIDS: u8 = 1;
/// The view shows the next card of the deck.
pub const VIEW_SHOWS_DECK: u8 = 2;
/// The event of a bid tells everyone how much it was.
pub const EVENT_SHOWS_BID: u8 = 3;
/// A bid of 3 is listed, but refused.
pub const REFUSES_LISTED: u8 = 4;
/// A bid of 3 is accepted, but not listed.
pub const ACCEPTS_UNLISTED: u8 = 5;
/// A later bid pushes earlier bids down.
pub const ORDER_MATTERS: u8 = 6;
/// Showing the next card is not reported as a barrier.
pub const HIDES_BARRIER: u8 = 7;
/// The last round is played forever.
pub const NEVER_ENDS: u8 = 8;
/// Determinizing leaves the deck in order.
pub const DETERMINIZES_ONE_DECK: u8 = 9;
/// A card is lost on the way.
pub const LOSES_A_CARD: u8 = 10;
/// Giving is never offered, so it is never seen.
pub const NEVER_GIVES: u8 = 11;
/// A refused decision still changes the game.
pub const REFUSAL_LEAVES_TRACE: u8 = 12;
/// The notation of a bid of 2 reads as one of 1.
pub const MISREADS_NOTATION: u8 = 13;
/// A refused decision panics.
pub const PANICS: u8 = 14;
/// The catalogue lists a card that is not in the deck.
pub const LISTS_A_CARD_TOO_MANY: u8 = 15;
/// The set-up tells the last card of the deck.
pub const SETUP_SHOWS_DECK: u8 = 16;
/// The event of a card won tells the last card of the deck.
pub const EVENT_SHOWS_DECK: u8 = 17;
/// Bids are listed from the highest.
pub const LISTS_BACKWARDS: u8 = 18;
/// The round falls back when a card is given away.
pub const ROUND_FALLS: u8 = 19;
/// The omniscient viewer does not see the bids.
pub const OMNISCIENT_IS_BLIND: u8 = 20;
/// A second reading of the rules knows no third bid.
pub const READS_OTHERWISE: u8 = 21;
/// The outcome forgets the points.
pub const OUTCOME_FORGETS: u8 = 22;
/// How many there are.
pub const COUNT: u8 = 22;
