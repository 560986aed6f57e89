//! What the board shows beyond what lies on it: where a worker would go and for how much.

use patolli_game::{Game, Silent, Viewer};
use patolli_tzolkin::{Blocks, Decision, Materials, Resource, Space, Tzolkin};

use super::pictures::Icon;
use crate::table::Scene;

/// A worker could be placed there.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Opening {
    pub decision: Decision,
    pub space: Space,
    pub corn: u16,
}

/// Where workers can be placed. Where a place can be taken in two ways, only the plain one is
/// offered here.
pub fn openings(scene: &Scene<Tzolkin>) -> Vec<Opening> {
    let plain = |d: &&Decision| {
        matches!(d, Decision::Place(_) | Decision::PlaceFirst | Decision::PlaceQuick)
    };
    let placing: Vec<Decision> = scene.decisions.iter().filter(plain).copied().collect();
    if placing.is_empty() {
        return Vec::new();
    }
    let Some(game) = &scene.game else { return Vec::new() };
    let opening = |decision: Decision| {
        let (space, corn) = game.placement(decision)?;
        Some(Opening { decision, space, corn })
    };
    placing.into_iter().filter_map(opening).collect()
}

/// What the acting player would have more or less of at once.
pub fn gain(scene: &Scene<Tzolkin>, decision: Decision) -> Vec<(i32, Icon)> {
    let (Some(mut game), Some(seat)) = (scene.game.clone(), scene.acting) else {
        return Vec::new();
    };
    if game.check(seat, decision).is_err() {
        return Vec::new();
    }
    let has = |game: &Tzolkin| {
        let view = game.view(Viewer::Omniscient);
        view.players.get(seat.index()).map(|p| [p.corn, p.wood, p.stone, p.gold, p.skulls.into()])
    };
    let before = has(&game);
    game.apply(seat, decision, &mut Silent);
    // What a food day brings does not count.
    let same_round = game.round() == scene.round_number;
    let (Some(before), Some(after)) = (before, has(&game).filter(|_| same_round)) else {
        return Vec::new();
    };
    let icons = [
        Icon::Corn,
        Icon::Block(Resource::Wood),
        Icon::Block(Resource::Stone),
        Icon::Block(Resource::Gold),
        Icon::Skull,
    ];
    let change = |(at, icon): (usize, Icon)| (i32::from(after[at]) - i32::from(before[at]), icon);
    icons.into_iter().enumerate().map(change).filter(|(change, _)| *change != 0).collect()
}

/// The materials among these gains.
pub fn materials(gains: &[(i32, Icon)]) -> Materials {
    let of = |wanted: Icon| {
        let gain = gains.iter().find(|(_, icon)| *icon == wanted);
        gain.map_or(0, |(change, _)| (*change).clamp(0, i32::from(u8::MAX)) as u8)
    };
    let blocks = Blocks(
        [Resource::Wood, Resource::Stone, Resource::Gold].map(|block| of(Icon::Block(block))),
    );
    Materials { corn: of(Icon::Corn), blocks, skulls: of(Icon::Skull) }
}

#[cfg(test)]
mod tests {
    use patolli_game::{Seat, Seed, Setup};

    use super::*;

    #[test]
    fn an_opening_is_the_lowest_free_space_and_says_what_it_costs() {
        let setup = Setup::new(Tzolkin::META, 4, Seed(3)).unwrap();
        let mut game = Tzolkin::set_up(&setup).unwrap();
        let mut list = Vec::new();
        loop {
            let seat = game.deciding().lowest().unwrap();
            game.decisions(seat, &mut list);
            if !matches!(list[0], Decision::Keep(_)) {
                break;
            }
            game.apply(seat, list[0], &mut Silent);
        }
        let scene = |game: &Tzolkin, seat: Seat| {
            Scene::new(game, Viewer::Omniscient, 0, Vec::new()).for_player(
                game,
                Some(seat),
                Some(seat),
                None,
            )
        };
        let seat = game.deciding().lowest().unwrap();
        let openings_now = openings(&scene(&game, seat));
        assert!(openings_now.iter().any(|opening| opening.space == Space::START));
        for opening in &openings_now {
            assert_eq!(opening.corn, u16::from(opening.space.number()));
        }
        // The second worker of a turn costs one more.
        game.apply(seat, openings_now[0].decision, &mut Silent);
        let first = openings(&scene(&game, seat));
        assert!(first.iter().all(|opening| opening.corn == u16::from(opening.space.number()) + 1));
    }
}
