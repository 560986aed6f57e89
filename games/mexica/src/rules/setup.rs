//! Set-up: the tokens of both periods, and the neutral temples of a game for two.

use patolli_game::{BySeat, Chance, Seat, Setup};

use crate::board::{Board, MOST_SEATS};
use crate::components::bridge::BRIDGES;
use crate::components::calpulli::{Calpullis, FIRST_ROW};
use crate::components::supply::{DOUBLE_CANALS, SINGLE_CANALS};
use crate::format::options::Options;
use crate::rules::answers::Answers;
use crate::rules::neutral::build_neutral;
use crate::rules::player::Player;
use crate::rules::question::Question;
use crate::rules::state::Mexica;

impl Mexica {
    /// Shuffles the calpulli tokens and, for two players, lays out the neutral temples.
    pub(crate) fn new(setup: &Setup) -> Self {
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
            players: BySeat::new([Player::NEW; MOST_SEATS]),
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
}

/// Draws `row` tokens for the row from these; the others are put aside.
pub(crate) fn deal(from: Calpullis, row: usize, chance: &mut Chance) -> (Calpullis, Calpullis) {
    let mut tokens: Vec<u8> = from.iter().collect();
    chance.shuffle(&mut tokens);
    let (row, aside) = tokens.split_at(row.min(tokens.len()));
    (row.iter().copied().collect(), aside.iter().copied().collect())
}
