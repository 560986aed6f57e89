//! What the map shows beyond what lies on it: where a Pilli can go and for how much, and what a
//! canal would close. Nothing is hidden in Mexica, so a view is a game that can be tried out.

use patolli_game::{Game, Silent, Sink, Viewer};
use patolli_mexica::{Cell, Decision, District, Event, Floors, Mexica, Question};

use super::domino::Dominoes;
use super::ways::{Way, ways};
use crate::table::Scene;

/// Something that can be done at a cell.
#[derive(Clone, PartialEq, Debug)]
pub struct Spot {
    pub cell: Cell,
    /// The decisions that do it.
    pub decisions: Vec<Decision>,
    /// What it costs, if that differs from cell to cell.
    pub cost: Option<u8>,
    /// Where the Pilli changes between foot and boat on its way.
    pub over: Vec<Cell>,
    pub kind: Kind,
}

/// How a spot is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A Pilli may go there.
    Go,
    /// A Pilli may jump there, as it may nearly anywhere.
    Jump,
    /// A thing may be put there, or the thing there be taken.
    Put,
    /// The first cell of a canal of two.
    Begin,
}

/// Everything that can be done on the map now. Instead of an action, the player may just go.
pub fn spots(scene: &Scene<Mexica>, begun: Option<Cell>) -> Vec<Spot> {
    let Some(question) = scene.view.question.filter(|_| scene.acting.is_some()) else {
        return Vec::new();
    };
    match question {
        Question::Turn => going(scene),
        Question::DoubleCanal => double_canals(scene, begun),
        _ => {
            let kind = match question {
                Question::Walk | Question::Sail | Question::Start => Kind::Go,
                Question::Jump => Kind::Jump,
                _ => Kind::Put,
            };
            let game = scene.game.as_ref();
            let costs = matches!(question, Question::Walk | Question::Sail);
            let at = |decision: &Decision| {
                let Decision::At(cell) = *decision else { return None };
                let cost = game.as_ref().filter(|_| costs).and_then(|game| game.cost(*decision));
                Some(Spot { cell, decisions: vec![*decision], cost, over: Vec::new(), kind })
            };
            scene.decisions.iter().filter_map(at).collect()
        }
    }
}

/// Where the acting player's Pilli can go, and for how much.
fn going(scene: &Scene<Mexica>) -> Vec<Spot> {
    let (Some(game), Some(seat)) = (&scene.game, scene.acting) else { return Vec::new() };
    let mut ways = ways(game, seat);
    // A lesson offers only some of what can be done.
    ways.retain(|way| way.decisions.first().is_some_and(|first| scene.decisions.contains(first)));
    let spot = |Way { to, cost, over, decisions }| Spot {
        cell: to,
        decisions,
        cost: Some(cost),
        over,
        kind: Kind::Go,
    };
    ways.into_iter().map(spot).collect()
}

/// Where something was put since the viewer last decided.
pub fn recent(scene: &Scene<Mexica>) -> Vec<Cell> {
    let put = scene.since.iter().flat_map(|event| match *event {
        Event::CanalDug { cell, .. }
        | Event::BridgeBuilt { cell, .. }
        | Event::BridgeMoved { cell, .. }
        | Event::TempleBuilt { cell, .. }
        | Event::DistrictFounded { cell, .. } => [Some(cell), None],
        Event::DoubleCanalDug { cell, other, .. } => [Some(cell), Some(other)],
        _ => [None, None],
    });
    put.flatten().collect()
}

/// First any cell of a pair, then the one beside it.
fn double_canals(scene: &Scene<Mexica>, begun: Option<Cell>) -> Vec<Spot> {
    let mut spots: Vec<Spot> = Vec::new();
    for &(first, second) in Dominoes::of(scene).pairs() {
        for (cell, other) in [(first, second), (second, first)] {
            let at = |cell| Decision::At(cell);
            let (decisions, kind) = match begun {
                Some(begun) if begun == other => (vec![at(first), at(second)], Kind::Put),
                None if spots.iter().all(|spot| spot.cell != cell) => (vec![at(cell)], Kind::Begin),
                _ => continue,
            };
            spots.push(Spot { cell, decisions, cost: None, over: Vec::new(), kind });
        }
    }
    spots
}

/// Where else the thing could go whose cell was chosen, while more is asked about it: for those who
/// point.
pub fn elsewhere(scene: &Scene<Mexica>) -> Vec<Spot> {
    let at = Decision::At;
    let (Some(begun), Some(seat)) = (&scene.begun, scene.acting) else { return Vec::new() };
    let (path, chosen) = match scene.view.question {
        Some(Question::Floors { cell } | Question::Axis { cell }) => (vec![begun.decision], cell),
        Some(Question::NewPlace { from }) => (vec![begun.decision], from),
        Some(Question::NewAxis { from, cell }) => (vec![begun.decision, at(from)], cell),
        _ => return Vec::new(),
    };
    let Some(game) = tried(scene, &path) else { return Vec::new() };
    let mut list = Vec::new();
    game.decisions(seat, &mut list);
    let spot = |decision: Decision| match decision {
        Decision::At(cell) if cell != chosen => {
            let decisions = path.iter().copied().chain([decision]).collect();
            Some(Spot { cell, decisions, cost: None, over: Vec::new(), kind: Kind::Put })
        }
        _ => None,
    };
    list.into_iter().filter_map(spot).collect()
}

/// The game after these decisions: from now on, or from before what was begun. Those that are
/// answered by themselves are passed over.
pub fn tried(scene: &Scene<Mexica>, decisions: &[Decision]) -> Option<Mexica> {
    told(scene, decisions, &mut Silent)
}

/// The same, telling what happens.
pub fn told(
    scene: &Scene<Mexica>,
    decisions: &[Decision],
    sink: &mut impl Sink<Event>,
) -> Option<Mexica> {
    let (seat, &first) = (scene.acting?, decisions.first()?);
    let rest = scene.begun.as_ref().and_then(|begun| begun.game.as_ref());
    let games = [scene.game.as_ref(), rest].into_iter().flatten();
    let mut game = games.into_iter().find(|game| game.check(seat, first).is_ok())?.clone();
    for &decision in decisions {
        if game.check(seat, decision).is_ok() {
            game.apply(seat, decision, sink);
        }
    }
    Some(game)
}

/// The temple that these decisions would build, where its height leaves no choice.
pub fn temple_by(scene: &Scene<Mexica>, decisions: &[Decision]) -> Option<(Cell, Floors)> {
    let mut events = Vec::new();
    told(scene, decisions, &mut events)?;
    events.into_iter().find_map(|event| match event {
        Event::TempleBuilt { cell, floors, .. } => Some((cell, floors)),
        _ => None,
    })
}

/// The districts that there would be after these decisions and are not there now.
pub fn closed_by(scene: &Scene<Mexica>, decisions: &[Decision]) -> Vec<District> {
    let Some(game) = tried(scene, decisions) else { return Vec::new() };
    let (before, after) = (scene.view.districts(), game.view(Viewer::Omniscient).districts());
    if after.len() <= before.len() {
        return Vec::new();
    }
    let known = |district: &District| before.iter().any(|other| other.cells == district.cells);
    after.into_iter().filter(|district| !known(district)).collect()
}

#[cfg(test)]
pub(super) mod tests {
    use patolli_game::{Seed, Setup};
    use patolli_mexica::Action;

    use super::super::rests;
    use super::*;
    use crate::table::Begun;

    /// What the acting player sees after these decisions; the last action may be begun.
    pub fn scene(words: &[&str]) -> Scene<Mexica> {
        let setup = Setup::new(Mexica::META, 3, Seed(5)).unwrap();
        let mut game = Mexica::set_up(&setup).unwrap();
        let mut begun = None;
        for word in words {
            let seat = game.deciding().lowest().unwrap();
            let (decision, before) = (word.parse().unwrap(), game.clone());
            game.decide(seat, decision, &mut Silent).unwrap();
            if rests(&before.view(Viewer::Omniscient)) {
                begun = Some(Begun::new(decision, &before, seat, Viewer::Omniscient));
            }
            begun = begun.filter(|_| !rests(&game.view(Viewer::Omniscient)));
        }
        let seat = game.deciding().lowest();
        let scene = Scene::new(&game, Viewer::Omniscient, 0, Vec::new());
        scene.for_player(&game, seat, seat, None).begun(begun)
    }

    #[test]
    fn one_may_go_at_once() {
        let spots = spots(&scene(&["h6", "g7", "i7"]), None);
        let near: Cell = "h5".parse().unwrap();
        let spot = spots.iter().find(|spot| spot.cell == near).unwrap();
        assert_eq!(spot.cost, Some(1));
        assert_eq!(spot.decisions, [Decision::Do(Action::Walk), Decision::At(near)]);
        assert!(spots.iter().all(|spot| spot.cost.is_some_and(|cost| cost <= 5)));
    }

    #[test]
    fn a_canal_of_two_begins_at_either_end() {
        let scene = scene(&["h6", "g7", "i7", "double_canal"]);
        let (north, south): (Cell, Cell) = ("h4".parse().unwrap(), "h5".parse().unwrap());
        assert!(spots(&scene, None).iter().any(|spot| spot.cell == south));
        let ends = spots(&scene, Some(south));
        let end = ends.iter().find(|spot| spot.cell == north).unwrap();
        assert_eq!(end.decisions, [Decision::At(north), Decision::At(south)]);
    }

    #[test]
    fn a_place_that_was_chosen_can_be_chosen_anew() {
        let scene = scene(&["h6", "g7", "i7", "walk", "h4", "temple", "h3"]);
        let others = elsewhere(&scene);
        let near: Cell = "h2".parse().unwrap();
        let spot = others.iter().find(|spot| spot.cell == near).unwrap();
        assert_eq!(spot.decisions, [Decision::Do(Action::Temple), Decision::At(near)]);
        assert!(others.iter().all(|spot| spot.cell.to_string() != "h3"));
    }

    #[test]
    fn a_temple_is_shown_before_it_is_built_where_its_height_leaves_no_choice() {
        let near = "h3".parse::<Cell>().unwrap();
        let temple = |words: &[&str]| temple_by(&scene(words), &[Decision::At(near)]);
        assert_eq!(temple(&["h6", "g7", "i7", "walk", "h4", "temple"]), None);
        // One point is left after five canals.
        let mut words = vec!["h6", "g7", "i7", "walk", "h4"];
        words.extend(["c3", "c4", "c5"].iter().flat_map(|cell| ["canal", cell]));
        words.push("temple");
        assert_eq!(temple(&words), Floors::new(1).map(|floors| (near, floors)));
    }

    #[test]
    fn what_a_canal_closes_is_shown_before_it_is_dug() {
        // b1 is connected through b2 alone.
        let open = scene(&["h6", "g7", "i7", "canal"]);
        let closed = closed_by(&open, &["b2".parse().unwrap()]);
        let sizes: Vec<u32> = closed.iter().map(District::size).collect();
        assert_eq!(sizes, [1, 190]);
        assert_eq!(closed_by(&open, &["d4".parse().unwrap()]), []);
    }
}
