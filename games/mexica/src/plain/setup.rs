//! A new game, as `docs/notation.md` says it is dealt.

use arrayvec::ArrayVec;
use patolli_game::{Chance, Seat, Setup};

use crate::components::temple::Temples;
use crate::format::options::{NeutralStrength, Options};
use crate::rules::question::Question;
use crate::views::view::{Bridges, BuiltTemples, PlayerView, View};

use super::{Place, Plain, around, cell, cells, printed};

/// The fifteen calpulli tokens by size.
pub(super) const TOKENS: [u8; 15] = [3, 3, 4, 4, 5, 5, 6, 6, 7, 8, 9, 10, 11, 12, 13];

/// How many neutral temples there are of one floor, of two, of three and of four.
fn neutral_temples(strength: NeutralStrength) -> [usize; 4] {
    match strength {
        NeutralStrength::Usual => [4, 3, 2, 1],
        NeutralStrength::Harder => [2, 3, 3, 2],
    }
}

/// Each on a random cell of ordinary land that does not touch the lake, far enough from those
/// before; if there is none for one of them, all begin again.
fn place_neutral(options: Options, chance: &mut Chance) -> BuiltTemples {
    let inland = |at: &Place| {
        printed(*at) == b'#' && around(*at).into_iter().all(|next| cell(next).is_some())
    };
    'again: loop {
        let mut built = BuiltTemples::default();
        let mut before: Vec<Place> = Vec::new();
        for (floors, count) in neutral_temples(options.neutral_strength).into_iter().enumerate() {
            for _ in 0..count {
                let far = |at: &Place| {
                    before.iter().all(|other| {
                        let steps = at.0.abs_diff(other.0) + at.1.abs_diff(other.1);
                        steps >= usize::from(options.neutral_distance)
                    })
                };
                let left: Vec<Place> = cells().filter(inland).filter(far).collect();
                let Some(&at) = chance.pick(&left) else { continue 'again };
                built[floors].insert(cell(at).unwrap());
                before.push(at);
            }
        }
        return built;
    }
}

impl Plain {
    pub(super) fn new(setup: &Setup) -> Self {
        let options = Options::of(setup);
        let mut chance = Chance::new(setup.seed);
        let mut tokens = TOKENS;
        chance.shuffle(&mut tokens);
        let player = PlayerView { temples: Some(Temples::FIRST_SET), ..PlayerView::default() };
        Self::of_view(View {
            seats: setup.seats() as u8,
            options,
            round: Some(1),
            period: 1,
            turn: Seat::FIRST,
            question: Some(Question::Start),
            // There are none before the first turn.
            points: Some(0),
            taken: 0,
            row: Some(tokens[..8].iter().copied().collect()),
            aside: Some(tokens[8..].iter().copied().collect()),
            singles: Some(6),
            doubles: Some(35),
            canals: ["o6", "o7", "o8", "o9"].iter().map(|name| name.parse().unwrap()).collect(),
            bridges: Bridges::default(),
            calpullis: [].into_iter().collect(),
            neutral: (setup.seats() == 2).then(|| place_neutral(options, &mut chance)),
            players: std::iter::repeat_n(player, setup.seats()).collect(),
            placed: false,
            idle_rounds: 0,
            stalled: ArrayVec::new(),
        })
    }
}
