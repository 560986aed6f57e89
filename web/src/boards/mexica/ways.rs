//! Where a Pilli can go on foot and by boat, and the cheapest way there.

use patolli_game::{Game, Seat, Silent, Viewer};
use patolli_mexica::{Action, Cell, Decision, Event, JUMP, Mexica};

/// A way to a cell.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Way {
    pub to: Cell,
    /// In action points.
    pub cost: u8,
    /// Where the Pilli changes between foot and boat.
    pub over: Vec<Cell>,
    /// The decisions that lead there.
    pub decisions: Vec<Decision>,
}

/// A way whose last part is on foot or by boat.
struct Leg {
    way: Way,
    by: Action,
}

/// The cheapest way to every cell that is reached for no more than a jump costs, the nearest first.
/// Walks and boats alternate: two walks in a row are one.
pub fn ways(game: &Mexica, seat: Seat) -> Vec<Way> {
    let view = game.view(Viewer::Omniscient);
    let bridges = view.bridges.all();
    let Some(start) = view.players[seat.index()].pilli else { return Vec::new() };
    let here = Way { to: start, cost: 0, over: Vec::new(), decisions: Vec::new() };
    let mut open = Vec::new();
    for by in [Action::Walk, Action::Sail] {
        open.extend(legs(game, seat, &here, by));
    }
    let mut found: Vec<Way> = Vec::new();
    while let Some(next) = (0..open.len()).min_by_key(|&at| open[at].rank()) {
        let Leg { way, by } = open.swap_remove(next);
        if way.to == start || found.iter().any(|other| other.to == way.to) {
            continue;
        }
        // Boats leave from bridges, and lead to them.
        if way.cost < JUMP && bridges.contains(way.to) {
            let mut there = game.clone();
            for &decision in &way.decisions {
                there.apply(seat, decision, &mut Silent);
            }
            let other = if by == Action::Walk { Action::Sail } else { Action::Walk };
            open.extend(legs(&there, seat, &way, other));
        }
        found.push(way);
    }
    found
}

impl Leg {
    /// The cheapest comes first, then the simplest.
    fn rank(&self) -> (u8, usize, Cell) {
        (self.way.cost, self.way.decisions.len(), self.way.to)
    }
}

/// Everywhere that can be reached on foot, or by boat, from the end of a way.
fn legs(there: &Mexica, seat: Seat, so_far: &Way, by: Action) -> Vec<Leg> {
    let go = Decision::Do(by);
    if there.check(seat, go).is_err() {
        return Vec::new();
    }
    let mut asked = there.clone();
    let mut events: Vec<Event> = Vec::new();
    asked.apply(seat, go, &mut events);
    let gone = events.iter().find_map(|event| match *event {
        Event::Walked { cell, cost, .. } | Event::Sailed { cell, cost, .. } => Some((cell, cost)),
        _ => None,
    });
    let leg = |(to, cost): (Cell, u8), choice: Option<Decision>| {
        let cost = so_far.cost + cost;
        let decisions = so_far.decisions.iter().copied().chain([go]).chain(choice).collect();
        let mut over = so_far.over.clone();
        over.extend((so_far.cost > 0).then_some(so_far.to));
        (cost <= JUMP).then_some(Leg { way: Way { to, cost, over, decisions }, by })
    };
    if gone.is_some() {
        // There was one way to go, and nothing to choose.
        return gone.and_then(|gone| leg(gone, None)).into_iter().collect();
    }
    let mut list = Vec::new();
    asked.decisions(seat, &mut list);
    let choice = |choice: Decision| match choice {
        Decision::At(cell) => leg((cell, asked.cost(choice)?), Some(choice)),
        _ => None,
    };
    list.into_iter().filter_map(choice).collect()
}

#[cfg(test)]
mod tests {
    use patolli_game::{Chance, Seed, Setup};
    use patolli_mexica::Question;

    use super::*;

    /// A game in which somebody chooses an action.
    fn games() -> impl Iterator<Item = (Mexica, Seat)> {
        (1..40).flat_map(|seed| {
            let setup = Setup::new(Mexica::META, 3, Seed(seed)).unwrap();
            let mut game = Mexica::set_up(&setup).unwrap();
            let mut chance = Chance::of_player(Seed(seed), 0);
            let (mut list, mut games) = (Vec::new(), Vec::new());
            for _ in 0..400 {
                let Some(seat) = game.deciding().lowest() else { break };
                game.decisions(seat, &mut list);
                let decision = *chance.pick(&list).unwrap();
                game.apply(seat, decision, &mut Silent);
                let seat = game.deciding().lowest();
                if game.view(Viewer::Omniscient).question == Some(Question::Turn)
                    && chance.below(8) == 0
                {
                    games.extend(seat.map(|seat| (game.clone(), seat)));
                }
            }
            games
        })
    }

    /// What the player can spend.
    fn means(game: &Mexica, seat: Seat) -> u8 {
        let view = game.view(Viewer::Omniscient);
        super::super::points(&view) + view.players[seat.index()].tokens
    }

    #[test]
    fn a_way_leads_where_it_says_for_what_it_says() {
        let mut mixed = 0;
        for (game, seat) in games() {
            for Way { to, cost, over, decisions } in ways(&game, seat) {
                let mut gone = game.clone();
                for &decision in &decisions {
                    gone.decide(seat, decision, &mut Silent).unwrap();
                }
                assert_eq!(gone.view(Viewer::Omniscient).players[seat.index()].pilli, Some(to));
                if gone.deciding().contains(seat) {
                    assert_eq!(means(&game, seat) - means(&gone, seat), cost, "{decisions:?}");
                }
                mixed += over.len();
            }
        }
        assert!(mixed > 100, "feet and boats: {mixed}");
    }

    #[test]
    fn no_single_walk_or_trip_is_cheaper() {
        for (game, seat) in games() {
            let ways = ways(&game, seat);
            let Some(to) = game.view(Viewer::Omniscient).players[seat.index()].pilli else {
                continue;
            };
            let here = Way { to, cost: 0, over: Vec::new(), decisions: Vec::new() };
            for by in [Action::Walk, Action::Sail] {
                for Leg { way, .. } in legs(&game, seat, &here, by) {
                    let best = ways.iter().find(|best| best.to == way.to).unwrap();
                    assert!(best.cost <= way.cost, "{best:?} {way:?}");
                }
            }
        }
    }
}
