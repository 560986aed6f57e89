//! Why something is not done at a table.

use patolli_game::{BadNotation, Phrase, Refusal, Say, Seat, SetupError};
use thiserror::Error;

/// Why something is not done. The table is as it was.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{}", self.phrase())]
#[expect(missing_docs, reason = "the fields are what the variant's sentence speaks of")]
pub enum Refused {
    /// The table has no such seat.
    NoSuchSeat { seat: Seat, seats: usize },
    /// Somebody sits there.
    Taken { seat: Seat },
    /// Somebody else is awaited there.
    Kept { seat: Seat, name: String },
    /// The seat is kept for nobody.
    NotKept { seat: Seat },
    /// Somebody else's seat.
    NotYours { seat: Seat },
    /// Only those who play may do it.
    NotSeated,
    /// No name, or too long a one.
    Name { most: usize },
    /// Somebody else is called like that.
    SameName { name: String },
    /// Nothing said, or too much at once.
    Talk { most: usize },
    /// Only whoever looks after the table may do it.
    NotKeeper,
    /// The bot that plays for them is in the middle of a turn.
    BotFirst,
    /// The table agreed on no bots.
    NoBots,
    /// No bot sits there.
    NoBotThere { seat: Seat },
    /// The game has begun.
    Begun,
    /// The game has not begun.
    NotBegun,
    /// The game is over.
    Over,
    /// The game has gone on since this was decided.
    Stale,
    /// No decision at all.
    Undecided,
    /// It reveals something, and more was decided without knowing it.
    NotLast { decision: String },
    /// A wish to go back must be answered first.
    AskedFirst,
    /// The wish was declined, and the seat has not decided since.
    DeclinedBefore,
    /// Nobody wishes to go back.
    NobodyAsked,
    /// Others must answer the wish.
    OthersAnswer,
    /// The seat has not decided anything yet.
    NothingToTakeBack,
    /// A barrier was crossed since.
    CannotUndo,
    /// No such clock.
    Pace,
    /// The game does not allow it.
    Game(Refusal),
    /// It is no decision of the game.
    Notation(BadNotation),
    /// The game cannot be set up like this.
    Setup(SetupError),
}

impl From<Refusal> for Refused {
    fn from(refusal: Refusal) -> Self {
        Self::Game(refusal)
    }
}

impl From<BadNotation> for Refused {
    fn from(bad: BadNotation) -> Self {
        Self::Notation(bad)
    }
}

impl From<SetupError> for Refused {
    fn from(error: SetupError) -> Self {
        Self::Setup(error)
    }
}

impl Say for Refused {
    fn phrase(&self) -> Phrase {
        let say = |id| Phrase::new("tables", id);
        match self {
            Self::NoSuchSeat { seat, seats } => {
                say("no_such_seat").text("seat", seat).number("seats", *seats as i64)
            }
            Self::Taken { seat } => say("taken").text("seat", seat),
            Self::Kept { seat, name } => say("kept").text("seat", seat).text("name", name),
            Self::NotKept { seat } => say("not_kept").text("seat", seat),
            Self::NotYours { seat } => say("not_yours").text("seat", seat),
            Self::NotSeated => say("not_seated"),
            Self::Name { most } => say("bad_name").number("most", *most as i64),
            Self::SameName { name } => say("same_name").text("name", name),
            Self::Talk { most } => say("bad_talk").number("most", *most as i64),
            Self::NotKeeper => say("not_keeper"),
            Self::BotFirst => say("bot_first"),
            Self::NoBots => say("no_bots"),
            Self::NoBotThere { seat } => say("no_bot_there").text("seat", seat),
            Self::Begun => say("begun"),
            Self::NotBegun => say("not_begun"),
            Self::Over => say("over"),
            Self::Stale => say("stale"),
            Self::Undecided => say("undecided"),
            Self::NotLast { decision } => say("not_last").text("decision", decision),
            Self::AskedFirst => say("asked_first"),
            Self::DeclinedBefore => say("declined_before"),
            Self::NobodyAsked => say("nobody_asked"),
            Self::OthersAnswer => say("others_answer"),
            Self::NothingToTakeBack => say("nothing_to_take_back"),
            Self::CannotUndo => say("cannot_undo"),
            Self::Pace => say("bad_pace"),
            Self::Game(refusal) => refusal.phrase(),
            Self::Notation(bad) => bad.phrase(),
            Self::Setup(error) => error.phrase(),
        }
    }
}
