//! What the harness needs to prove the game, and the proof.

use patolli_game::harness::{Effort, Provable, check, check_nodes, playthrough};
use patolli_game::{Chance, Game, Seat, Seed, Setup, Silent, Viewer};

use crate::board::cells::Cells;
use crate::components::calpulli::{LARGEST, SMALLEST};
use crate::components::temple::Floors;
use crate::format::decision::{Action, Decision};
use crate::format::event::Event;
use crate::plain::{Plain, check_districts};
use crate::rules::flow::POINTS;
use crate::rules::question::Question;
use crate::rules::state::Mexica;
use crate::views::invariants::{self, most_rounds};

impl Provable for Mexica {
    /// A turn has six points and at most twelve tokens to spend, and three questions a point.
    const MOST_DECISIONS: usize = 10 * (69 + 18 * 4) * 4 * (3 * (POINTS as usize + 12) + 1);

    /// Nothing is hidden.
    fn scramble(&self, _: Viewer, _: &mut Chance) -> Self {
        self.clone()
    }

    fn hidden(&self, _: Viewer) -> Vec<(String, String)> {
        Vec::new()
    }

    /// The middle of a game played with some sense.
    fn rich(setup: &Setup, chance: &mut Chance) -> Self {
        let mut game = Self::set_up(setup).unwrap();
        let mut list = Vec::new();
        for _ in 0..100 + chance.below(500) {
            let Some(seat) = game.deciding().lowest() else { break };
            game.decisions(seat, &mut list);
            let weights: Vec<u32> = list.iter().map(|&d| game.weight(seat, d)).collect();
            let before = game.clone();
            game.apply(seat, list[chance.weighted(&weights)], &mut Silent);
            if game.deciding().is_empty() {
                return before;
            }
        }
        game
    }

    fn invariants(&self) -> Result<(), String> {
        invariants::check(self).map_err(|error| error.to_string())?;
        let ensure = |holds: bool, what: &str| if holds { Ok(()) } else { Err(what.to_owned()) };
        ensure(self.round <= most_rounds(self), "the game lasts too long")?;
        // What is kept besides the board agrees with the board.
        let founded = self.board.calpullis.iter().map(|cell| self.board.district(cell));
        let founded = founded.fold(Cells::NONE, |all, district| all | district);
        ensure(self.board.founded == founded, "founded districts")?;
        let pillis: Cells = self.players.iter().filter_map(|player| player.pilli).collect();
        ensure(self.board.pillis == pillis, "pillis")?;
        for player in &self.players {
            let district = player.pilli.map_or(Cells::NONE, |cell| self.board.district(cell));
            ensure(player.district == district, "the district of a pilli")?;
        }
        let over = self.question == Question::Nothing;
        ensure(self.last_round == (!over && self.is_last_round()), "the last round")?;
        ensure(self.answers == self.answers_now(), "the answers")?;
        check_districts(self)
    }

    fn second_reading(&self) -> Result<(), String> {
        Plain::of(self).check_decisions(self)
    }

    fn at_rest(&self) -> bool {
        self.question == Question::Turn
    }

    fn came_to_nothing(&self, since: &Self, seat: Seat, _: &[Event]) -> bool {
        let (now, then) = (&self.players[seat], &since.players[seat]);
        let mut paid = since.clone();
        paid.points = self.points;
        paid.players[seat].tokens = now.tokens;
        paid.answers = self.answers;
        paid == *self && self.points <= since.points && now.tokens <= then.tokens
    }

    /// Canals where they close something, temples and foundings rather than idling.
    fn weight(&self, _: Seat, decision: Decision) -> u32 {
        match decision {
            Decision::Do(Action::Take | Action::Canal | Action::MoveBridge) => 2,
            Decision::Do(Action::Walk | Action::Sail | Action::Bridge) => 6,
            Decision::Do(Action::DoubleCanal) => 8,
            Decision::Do(Action::Temple) => 10,
            Decision::Do(Action::Found) => 80,
            Decision::At(cell) => match self.question {
                Question::Canal | Question::DoubleCanal | Question::SecondCell { .. } => {
                    let water = (Cells::only(cell).beside() - self.board.land).len();
                    1 + 12 * water
                }
                Question::Walk => 1 + 8 * u32::from(self.board.bridges().contains(cell)),
                _ => 1,
            },
            Decision::Do(Action::Done | Action::Jump) | Decision::Axis(_) | Decision::Floors(_) => {
                1
            }
        }
    }

    /// Every size is founded, every height is built, every kind of end happens.
    fn feat(event: &Event) -> Option<String> {
        match event {
            Event::DistrictFounded { size, .. } => Some(format!("founded {size}")),
            Event::TempleBuilt { floors, .. } => Some(format!("built {floors}")),
            Event::DistrictScored { place, .. } => Some(format!("place {place}")),
            Event::UnfoundedScored { place, .. } => Some(format!("unfounded place {place}")),
            Event::PeriodEnded { period } => Some(format!("ended {period}")),
            Event::PeriodStalled { period, .. } => Some(format!("stalled {period}")),
            _ => None,
        }
    }

    fn feats() -> Vec<String> {
        let founded = (SMALLEST..=LARGEST).map(|size| format!("founded {size}"));
        let built = Floors::all().map(|floors| format!("built {floors}"));
        let places = (1..=3).flat_map(|n| [format!("place {n}"), format!("unfounded place {n}")]);
        let ends = (1..=2).flat_map(|n| [format!("ended {n}"), format!("stalled {n}")]);
        founded.chain(built).chain(places).chain(ends).collect()
    }
}

#[test]
fn mexica_meets_the_contract() {
    // Games are long: one of each kind, and the costly checks at fewer states.
    let effort = Effort { games: 1, sample: 100, positions: 4 };
    if let Err(failure) = check::<Mexica>(effort) {
        panic!("{failure}");
    }
}

#[test]
fn node_counts_are_as_recorded() {
    let data = include_str!("../data/nodes.txt");
    assert_eq!(check_nodes::<Mexica>(data), data);
}

#[test]
fn one_game_of_each_seat_count_goes_as_recorded() {
    for seats in Mexica::META.seats.clone() {
        let setup = Setup::new(Mexica::META, seats, Seed(0xfeed)).unwrap();
        insta::assert_snapshot!(format!("playthrough_{seats}"), playthrough::<Mexica>(&setup));
    }
}

#[test]
fn the_state_is_small() {
    assert!(size_of::<Mexica>() <= 1024, "{}", size_of::<Mexica>());
    assert_eq!(size_of::<Decision>(), 2);
}
