//! The game as a value, its set-up, and how it meets the contract.

use patolli_game::{
    Barrier, Broken, Catalogue, Chance, Drawing, Game, Meta, Name, Outcome, Phrase, Refusal, Seat,
    Seats, Setup, SetupError, Sink, Standing, Viewer,
};
use strum::VariantNames;

use crate::answers::Answers;
use crate::board::{Board, MOST_SEATS, Owner};
use crate::bridge::BRIDGES;
use crate::calpulli::{Calpullis, FIRST_ROW};
use crate::decision::Decision;
use crate::event::Event;
use crate::invariants::Invariant;
use crate::neutral::build_neutral;
use crate::options::{OPTIONS, Options};
use crate::player::Player;
use crate::question::Question;
use crate::view::View;
use crate::{catalogue, describe, determinize, draw, refusal};

/// How many canal tiles of one cell there are.
pub const SINGLE_CANALS: u8 = 6;
/// How many canal tiles of two cells there are, without the two on the printed canal.
pub const DOUBLE_CANALS: u8 = 35;

pub(crate) static META: Meta = Meta {
    id: "mexica",
    rules_version: 1,
    seats: 2..=MOST_SEATS,
    usual_seats: 4,
    minutes: 60..=90,
    options: OPTIONS,
    drawn_fields: &["round", "question", "points", "row", "aside", "singles", "doubles", "neutral"],
    invariants: &[Invariant::VARIANTS],
    units_per_point: 1,
};

/// A game of Mexica.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Mexica {
    pub(crate) board: Board,
    pub(crate) players: [Player; MOST_SEATS],
    /// The answers to the question being asked.
    pub(crate) answers: Answers,
    /// What is being asked.
    pub(crate) question: Question,
    /// The calpulli tokens that can be founded.
    pub(crate) row: Calpullis,
    /// Those of the second period, while the first lasts.
    pub(crate) aside: Calpullis,
    pub(crate) round: u16,
    pub(crate) period: u8,
    /// Whose turn it is.
    pub(crate) actor: Seat,
    /// The points left in this turn.
    pub(crate) points: u8,
    /// How many action tokens were taken in this turn.
    pub(crate) taken: u8,
    /// Canal tiles of one cell left.
    pub(crate) singles: u8,
    /// Canal tiles of two cells left.
    pub(crate) doubles: u8,
    /// Bridges left.
    pub(crate) bridges: u8,
    /// Has anything been put on the board in this round?
    pub(crate) placed: bool,
    /// For how many rounds before this one nothing has been.
    pub(crate) idle_rounds: u8,
    /// Does the period end with this round?
    pub(crate) last_round: bool,
    /// Which periods ended because nothing was put on the board any more, as bits.
    pub(crate) stalled: u8,
    pub(crate) seats: u8,
    pub(crate) options: Options,
}

impl Mexica {
    /// Shuffles the calpulli tokens and, for two players, lays out the neutral temples.
    fn new(setup: &Setup) -> Self {
        let mut chance = Chance::new(setup.seed);
        let options = Options::of(setup);
        let (row, aside) = deal(Calpullis::ALL, FIRST_ROW, &mut chance);
        let mut game = Self { row, aside, options, ..Self::bare(setup.seats()) };
        while setup.seats() == 2 {
            if let Some(board) = build_neutral(&game.board, options, &mut chance) {
                game.board = board;
                break;
            }
        }
        game.answers = game.answers_now();
        game
    }

    /// The bare island.
    pub(crate) fn bare(seats: usize) -> Self {
        Self {
            board: Board::NEW,
            players: [Player::NEW; MOST_SEATS],
            answers: Answers::default(),
            question: Question::Start,
            row: Calpullis::NONE,
            aside: Calpullis::NONE,
            round: 1,
            period: 1,
            actor: Seat::FIRST,
            points: 0,
            taken: 0,
            singles: SINGLE_CANALS,
            doubles: DOUBLE_CANALS,
            bridges: BRIDGES,
            placed: false,
            idle_rounds: 0,
            last_round: false,
            stalled: 0,
            seats: seats as u8,
            options: Options::default(),
        }
    }

    fn ending(&self) -> Name {
        let id = match self.stalled {
            0 => "complete",
            1 => "first_stalled",
            2 => "second_stalled",
            _ => "both_stalled",
        };
        Name::new("mexica-ending", id)
    }
}

/// Draws `row` tokens for the row from these; the others are put aside.
pub(crate) fn deal(from: Calpullis, row: usize, chance: &mut Chance) -> (Calpullis, Calpullis) {
    let mut tokens: Vec<u8> = from.iter().collect();
    chance.shuffle(&mut tokens);
    let (row, aside) = tokens.split_at(row.min(tokens.len()));
    (row.iter().copied().collect(), aside.iter().copied().collect())
}

impl Game for Mexica {
    type Decision = Decision;
    type Event = Event;
    type View = View;

    const META: &'static Meta = &META;

    fn set_up(setup: &Setup) -> Result<Self, SetupError> {
        setup.is_for(&META)?;
        Ok(Self::new(setup))
    }

    fn introduce(&self, sink: &mut impl Sink<Event>) {
        for cell in &self.board.temples_of(Owner::Neutral) {
            if let Some((_, floors)) = self.board.temple(cell) {
                sink.tell(|| Event::NeutralBuilt { cell, floors });
            }
        }
        sink.tell(|| Event::DistrictsOrdered { sizes: self.row.iter().collect() });
    }

    fn seats(&self) -> usize {
        self.seats.into()
    }

    /// The placing of the Pillis belongs to the first round.
    fn round(&self) -> u16 {
        self.round
    }

    #[inline]
    fn deciding(&self) -> Seats {
        match self.question {
            Question::Nothing => Seats::NONE,
            _ => Seats::only(self.actor),
        }
    }

    #[inline]
    fn decisions(&self, seat: Seat, list: &mut Vec<Decision>) {
        list.clear();
        if self.deciding().contains(seat) {
            self.answers.list(list);
        }
    }

    fn check(&self, seat: Seat, decision: Decision) -> Result<(), Refusal> {
        let deciding = self.deciding();
        if deciding.is_empty() {
            return Err(Refusal::Over);
        }
        if !deciding.contains(seat) {
            return Err(Refusal::NotDeciding { seat, deciding });
        }
        if self.answers.contains(decision) {
            return Ok(());
        }
        Err(refusal::why_not(self, decision).into())
    }

    fn apply(&mut self, seat: Seat, decision: Decision, sink: &mut impl Sink<Event>) -> Barrier {
        debug_assert!(self.check(seat, decision).is_ok(), "{seat}> {decision} is not legal");
        let before = (self.actor, self.round);
        self.carry_out(decision, sink);
        self.settle(sink);
        // After set-up nothing is hidden, so a whole turn can be taken back.
        let goes_on = before == (self.actor, self.round) && self.question != Question::Nothing;
        if goes_on { Barrier::Open } else { Barrier::Crossed }
    }

    fn view(&self, _: Viewer) -> View {
        View::of(self)
    }

    fn determinize(view: &View, chance: &mut Chance) -> Result<Self, Broken> {
        determinize::determinize(view, chance)
    }

    /// Counts what a scoring now would bring: in the first period from founded districts alone.
    fn standing(&self) -> Standing {
        self.points_so_far()
    }

    fn outcome(&self) -> Option<Outcome> {
        let over = self.question == Question::Nothing;
        over.then(|| Outcome { standing: self.standing(), ending: self.ending() })
    }

    fn describe(view: &View, decision: Decision) -> Phrase {
        describe::describe(view, decision)
    }

    fn draw(view: &View) -> Drawing {
        draw::draw(view)
    }

    fn catalogue() -> Catalogue {
        catalogue::catalogue()
    }
}
