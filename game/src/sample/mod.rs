//! A tiny game that meets the contract: an example to start from, and a test case for the harness.
//!
//! Three rounds. Each shows the top card of a hidden deck; all bid 1, 2 or 3 for it in secret and
//! at once; the highest bidder (the first seat among equals) then keeps the card or gives it to the
//! left neighbour. Cards are points, those of the last round twice if the table likes.
//!
//! In the tests of the harness it makes one deliberate [mistake](Flaw) at a time: each must be found.

mod flaw;
mod proof;

pub use flaw::Flaw;
#[cfg(test)]
pub(crate) use flaw::making;

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::{
    Arg, BadNotation, Barrier, Broken, BySeat, Catalogue, Chance, Decision, Drawing, Event, Game,
    Meta, Name, OptionSpec, Outcome, Phrase, Refusal, Say, Seat, Seats, Setup, SetupError, Sink,
    Standing, Table, Viewer,
};

const ROUNDS: u8 = 3;
const CARDS: [u8; 6] = [1, 2, 3, 4, 5, 6];
const CARD_IDS: [&str; 6] = ["one", "two", "three", "four", "five", "six"];

static META: Meta = Meta {
    id: "sample",
    rules_version: 2,
    seats: 2..=3,
    usual_seats: 3,
    minutes: 1..=1,
    options: &[OptionSpec::flag("double")],
    drawn_fields: &[],
    invariants: &[&["seats_and_rounds", "six_cards"]],
    units_per_point: 1,
};

/// The game.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Sample {
    seats: u8,
    double: bool,
    round: u8,
    /// The card on show is the one of the round; later ones are hidden.
    deck: [u8; CARDS.len()],
    bids: BySeat<Option<u8>>,
    winner: Option<Seat>,
    points: BySeat<i32>,
    over: bool,
}

/// Everything that one viewer may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    seats: u8,
    double: bool,
    round: u8,
    shown: Vec<u8>,
    hidden: Vec<u8>,
    deck: Option<Vec<u8>>,
    bids: Vec<Bid>,
    winner: Option<Seat>,
    points: Vec<i32>,
    over: bool,
}

/// A bid as others see it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Bid {
    None,
    Hidden,
    Known(u8),
}

/// One choice of one seat.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Choice {
    /// Bid this much.
    Bid(u8),
    /// Keep the card won.
    Keep,
    /// Give it to the left neighbour.
    Give,
}

impl Decision for Choice {
    const COUNT: usize = 5;
    const KINDS: &'static [&'static str] = &["bid", "keep", "give"];

    fn index(self) -> usize {
        match self {
            Self::Bid(bid) => usize::from(bid) - 1,
            Self::Keep => 3,
            Self::Give => 4,
        }
    }

    fn from_index(index: usize) -> Option<Self> {
        match index {
            0..3 => Some(Self::Bid(index as u8 + 1)),
            3 => Some(Self::Keep),
            4 => Some(Self::Give),
            _ => None,
        }
    }

    fn kind(self) -> &'static str {
        match self {
            Self::Bid(_) => "bid",
            Self::Keep => "keep",
            Self::Give => "give",
        }
    }
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Bid(bid) => write!(f, "bid={bid}"),
            Self::Keep | Self::Give => f.write_str(self.kind()),
        }
    }
}

impl FromStr for Choice {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Self, BadNotation> {
        match text {
            "bid=2" if Flaw::MisreadsNotation.is_made() => Ok(Self::Bid(1)),
            "bid=1" => Ok(Self::Bid(1)),
            "bid=2" => Ok(Self::Bid(2)),
            "bid=3" => Ok(Self::Bid(3)),
            "keep" => Ok(Self::Keep),
            "give" => Ok(Self::Give),
            _ => Err(BadNotation {
                text: text.to_owned(),
                expected: Name::new("sample", "notation"),
            }),
        }
    }
}

impl Say for Choice {
    fn phrase(&self) -> Phrase {
        match self {
            Self::Bid(bid) => Phrase::new("sample-decision", "bid").number("bid", *bid),
            Self::Keep | Self::Give => Phrase::new("sample-decision", self.kind()),
        }
    }
}

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Happening {
    /// A card was shown.
    Shown(u8),
    /// Somebody bid; only they know how much.
    Bid(Seat, Option<u8>),
    /// Somebody got the card.
    Got(Seat, u8),
}

impl Event for Happening {
    const KINDS: &'static [&'static str] = &["shown", "bid", "got"];

    fn kind(&self) -> &'static str {
        match self {
            Self::Shown(_) => "shown",
            Self::Bid(..) => "bid",
            Self::Got(..) => "got",
        }
    }

    fn seen_by(&self, viewer: Viewer) -> Option<Self> {
        match *self {
            // A bid of more than 9 is how the flawed game marks those it tells everyone.
            Self::Bid(seat, Some(bid)) if bid > 9 => Some(Self::Bid(seat, Some(bid - 10))),
            Self::Bid(seat, _) if !viewer.sees_secrets_of(seat) => Some(Self::Bid(seat, None)),
            _ => Some(self.clone()),
        }
    }
}

impl Say for Happening {
    fn phrase(&self) -> Phrase {
        let say = Phrase::new("sample-event", self.kind());
        let card = |card: u8| Name::new("sample-card", CARD_IDS[usize::from(card) - 1]);
        match *self {
            Self::Shown(shown) => say.name("card", card(shown)),
            Self::Bid(seat, _) => say.seat("seat", seat),
            Self::Got(seat, got) => say.seat("seat", seat).name("card", card(got)),
        }
    }
}

impl Sample {
    fn card(&self) -> u8 {
        self.deck[usize::from(self.round) - 1]
    }

    fn next_round(&mut self, sink: &mut impl Sink<Happening>) {
        self.bids = BySeat::default();
        self.winner = None;
        if self.round < ROUNDS {
            self.round += 1;
            sink.tell(|| Happening::Shown(self.card()));
        } else {
            self.over = !Flaw::NeverEnds.is_made();
        }
    }
}

impl Game for Sample {
    type Decision = Choice;
    type Event = Happening;
    type View = View;

    const META: &'static Meta = &META;

    fn set_up(setup: &Setup) -> Result<Self, SetupError> {
        setup.is_for(&META)?;
        let mut deck = CARDS;
        Chance::new(setup.seed).shuffle(&mut deck);
        Ok(Self {
            seats: setup.seats() as u8,
            double: setup.value(0) == 1,
            round: 1,
            deck,
            bids: BySeat::default(),
            winner: None,
            points: BySeat::default(),
            over: false,
        })
    }

    fn introduce(&self, sink: &mut impl Sink<Happening>) {
        sink.tell(|| Happening::Shown(self.card()));
        if Flaw::SetupShowsDeck.is_made() {
            sink.tell(|| Happening::Shown(self.deck[5]));
        }
    }

    fn seats(&self) -> usize {
        self.seats.into()
    }

    fn round(&self) -> u16 {
        let lost =
            Flaw::RoundFalls.is_made() && self.points[Seat::FIRST] == 0 && self.winner.is_some();
        if lost { 0 } else { self.round.into() }
    }

    fn deciding(&self) -> Seats {
        match self.winner {
            _ if self.over => Seats::NONE,
            Some(winner) => Seats::only(winner),
            None => Seat::first(self.seats()).filter(|&seat| self.bids[seat].is_none()).collect(),
        }
    }

    fn decisions(&self, seat: Seat, list: &mut Vec<Choice>) {
        list.clear();
        if !self.deciding().contains(seat) {
            return;
        }
        if self.winner.is_some() {
            list.push(Choice::Keep);
            if !Flaw::NeverGives.is_made() {
                list.push(Choice::Give);
            }
        } else {
            list.extend([Choice::Bid(1), Choice::Bid(2)]);
            if !Flaw::AcceptsUnlisted.is_made() {
                list.push(Choice::Bid(3));
            }
            if Flaw::ListsBackwards.is_made() {
                list.reverse();
            }
        }
    }

    fn check(&self, seat: Seat, decision: Choice) -> Result<(), Refusal> {
        let deciding = self.deciding();
        if self.over {
            return Err(Refusal::Over);
        }
        if !deciding.contains(seat) {
            return Err(Refusal::NotDeciding { seat, deciding });
        }
        let right = match decision {
            Choice::Bid(3) if Flaw::RefusesListed.is_made() => false,
            Choice::Bid(_) => self.winner.is_none(),
            Choice::Give if Flaw::NeverGives.is_made() => false,
            Choice::Keep | Choice::Give => self.winner.is_some(),
        };
        if right { Ok(()) } else { Err(Phrase::new("sample-refused", "phase").into()) }
    }

    fn decide(
        &mut self,
        seat: Seat,
        decision: Choice,
        sink: &mut impl Sink<Happening>,
    ) -> Result<Barrier, Refusal> {
        let checked = self.check(seat, decision);
        assert!(!Flaw::Panics.is_made() || checked.is_ok(), "a deliberate mistake");
        if Flaw::RefusalLeavesTrace.is_made() && checked.is_err() {
            self.double = !self.double;
        }
        checked?;
        Ok(self.apply(seat, decision, sink))
    }

    fn apply(&mut self, seat: Seat, decision: Choice, sink: &mut impl Sink<Happening>) -> Barrier {
        let barrier = match decision {
            Choice::Bid(bid) => {
                if Flaw::OrderMatters.is_made() {
                    for other in Seat::first(self.seats()) {
                        self.bids[other] = self.bids[other].map(|_| 1);
                    }
                }
                self.bids[seat] = Some(bid);
                let told = if Flaw::EventShowsBid.is_made() { bid + 10 } else { bid };
                sink.tell(|| Happening::Bid(seat, Some(told)));
                if self.deciding().is_empty() {
                    // The first of the highest: `max_by_key` takes the last, so go backwards.
                    let seats = Seat::first(self.seats()).rev();
                    self.winner = seats.max_by_key(|&seat| self.bids[seat]);
                    Barrier::Crossed
                } else {
                    Barrier::Open
                }
            }
            Choice::Give if Flaw::PaysForNothing.is_made() => {
                self.points[seat] -= 1;
                Barrier::Open
            }
            Choice::Keep | Choice::Give => {
                let kept = decision == Choice::Keep;
                let getter = if kept { seat } else { seat.clockwise(1, self.seats()) };
                let factor = if self.double && self.round == ROUNDS { 2 } else { 1 };
                let card = self.card();
                self.points[getter] += i32::from(card) * factor;
                sink.tell(|| Happening::Got(getter, card));
                if Flaw::EventShowsDeck.is_made() {
                    sink.tell(|| Happening::Shown(self.deck[5]));
                }
                if Flaw::LosesACard.is_made() && !kept {
                    self.deck[5] = 1;
                }
                self.next_round(sink);
                Barrier::Crossed
            }
        };
        if Flaw::HidesBarrier.is_made() { Barrier::Open } else { barrier }
    }

    fn view(&self, viewer: Viewer) -> View {
        let (shown, hidden) = self.deck.split_at(usize::from(self.round));
        let deck = match viewer {
            Viewer::Omniscient => Some(hidden.to_vec()),
            _ if Flaw::ViewShowsDeck.is_made() => Some(hidden.to_vec()),
            _ => None,
        };
        let mut sorted = hidden.to_vec();
        sorted.sort_unstable();
        let bids = Seat::first(self.seats()).map(|seat| match self.bids[seat] {
            None => Bid::None,
            Some(_) if Flaw::OmniscientIsBlind.is_made() && viewer == Viewer::Omniscient => {
                Bid::Hidden
            }
            Some(bid) if self.winner.is_some() || viewer.sees_secrets_of(seat) => Bid::Known(bid),
            Some(bid) if Flaw::ViewShowsBids.is_made() => Bid::Known(bid),
            Some(_) => Bid::Hidden,
        });
        View {
            seats: self.seats,
            double: self.double,
            round: self.round,
            shown: shown.to_vec(),
            hidden: sorted,
            deck,
            bids: bids.collect(),
            winner: self.winner,
            points: self.points.first(self.seats()).to_vec(),
            over: self.over,
        }
    }

    fn determinize(view: &View, chance: &mut Chance) -> Result<Self, Broken> {
        let broken = |what| Broken::new(Name::new("sample-invariant", what), "");
        if !(2..=3).contains(&view.seats) || !(1..=ROUNDS).contains(&view.round) {
            return Err(broken("seats_and_rounds"));
        }
        let mut rest = view.deck.clone().unwrap_or_else(|| view.hidden.clone());
        if view.deck.is_none() && !Flaw::DeterminizesOneDeck.is_made() {
            chance.shuffle(&mut rest);
        }
        let deck = [&view.shown[..], &rest].concat();
        let mut bids = BySeat::default();
        for (seat, bid) in Seat::first(view.bids.len()).zip(&view.bids) {
            bids[seat] = match *bid {
                Bid::None => None,
                Bid::Hidden => Some(1 + chance.below(3) as u8),
                Bid::Known(bid) => Some(bid),
            };
        }
        Ok(Self {
            seats: view.seats,
            double: view.double,
            round: view.round,
            deck: deck.try_into().map_err(|_| broken("six_cards"))?,
            bids,
            winner: view.winner,
            points: BySeat::from_fn(|seat| view.points.get(seat.index()).copied().unwrap_or(0)),
            over: view.over,
        })
    }

    fn standing(&self) -> Standing {
        let mut standing = Standing::new(self.seats());
        standing.add(Name::new("sample-score", "cards"), self.points);
        standing
    }

    fn outcome(&self) -> Option<Outcome> {
        let ending = Name::new("sample-ending", "complete");
        let mut standing = self.standing();
        if Flaw::OutcomeForgets.is_made() {
            standing = Standing::new(self.seats());
        }
        self.over.then_some(Outcome { standing, ending })
    }

    fn draw(_: &View) -> Drawing {
        Drawing::default()
    }

    fn catalogue() -> Catalogue {
        let card = |id| vec![Arg::Name(Name::new("sample-card", id))];
        let extra = (Flaw::ListsACardTooMany.is_made()).then_some("seven");
        Catalogue(vec![Table {
            name: Name::new("sample-table", "cards"),
            columns: vec![Name::new("sample-column", "card")],
            rows: CARD_IDS.into_iter().chain(extra).map(card).collect(),
            pieces: true,
        }])
    }
}
