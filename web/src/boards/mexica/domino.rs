//! A canal of two cells, which turns with the pointer: the cell that is pointed at and the one
//! beside the nearest edge.

use patolli_game::{Game, Seat, Silent, Viewer};
use patolli_mexica::{Cell, Decision, Mexica, Question};

use crate::table::Scene;

/// Two cells side by side, in the order in which they are asked for.
pub type Pair = (Cell, Cell);

/// The canals of two cells that can be laid.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Dominoes {
    pairs: Vec<Pair>,
    /// What comes before them: if a first cell is already chosen, another begins anew.
    anew: Option<Decision>,
}

impl Dominoes {
    /// Those that can be laid now.
    pub fn of(scene: &Scene<Mexica>) -> Self {
        let (Some(game), Some(seat)) = (&scene.game, scene.acting) else { return Self::default() };
        match (scene.view.question, &scene.begun) {
            (Some(Question::DoubleCanal), _) => {
                Self { pairs: pairs(game, seat, &scene.decisions), anew: None }
            }
            (Some(Question::SecondCell { .. }), Some(begun)) => {
                let Some(mut game) = begun.game.clone() else { return Self::default() };
                game.apply(seat, begun.decision, &mut Silent);
                let mut list = Vec::new();
                game.decisions(seat, &mut list);
                Self { pairs: pairs(&game, seat, &list), anew: Some(begun.decision) }
            }
            _ => Self::default(),
        }
    }

    pub fn pairs(&self) -> &[Pair] {
        &self.pairs
    }

    /// Every cell on which one can lie.
    pub fn cells(&self) -> Vec<Cell> {
        let mut cells: Vec<Cell> = self.pairs.iter().flat_map(|&(a, b)| [a, b]).collect();
        cells.sort_unstable();
        cells.dedup();
        cells
    }

    /// The one that lies on this cell and on the one beyond the edge nearest to a point in it,
    /// given in parts of its width and height.
    pub fn at(&self, cell: Cell, (x, y): (f64, f64)) -> Option<Pair> {
        let from_edge = |other: Cell| {
            let ((column, row), (other_column, other_row)) = (cell.place(), other.place());
            match (other_column.cmp(&column), other_row.cmp(&row)) {
                (std::cmp::Ordering::Less, _) => x,
                (std::cmp::Ordering::Greater, _) => 1.0 - x,
                (_, std::cmp::Ordering::Less) => y,
                _ => 1.0 - y,
            }
        };
        let here = self.pairs.iter().filter_map(|&pair| {
            let other = other_end(pair, cell)?;
            Some((pair, from_edge(other)))
        });
        here.min_by(|(_, one), (_, other)| one.total_cmp(other)).map(|(pair, _)| pair)
    }

    /// The decisions that lay it.
    pub fn decisions(&self, (first, second): Pair) -> Vec<Decision> {
        let cells = [first, second].map(Decision::At);
        self.anew.into_iter().chain(cells).collect()
    }
}

/// The other cell of a pair.
pub fn other_end((first, second): Pair, cell: Cell) -> Option<Cell> {
    match cell {
        _ if cell == first => Some(second),
        _ if cell == second => Some(first),
        _ => None,
    }
}

/// The pairs that begin with one of these decisions.
fn pairs(game: &Mexica, seat: Seat, firsts: &[Decision]) -> Vec<Pair> {
    let (mut pairs, mut list) = (Vec::new(), Vec::new());
    let canals = game.view(Viewer::Omniscient).canals;
    for decision in firsts {
        let Decision::At(first) = *decision else { continue };
        let mut asked = game.clone();
        asked.apply(seat, *decision, &mut Silent);
        asked.decisions(seat, &mut list);
        if let Some(Decision::At(_)) = list.first() {
            pairs.extend(list.iter().filter_map(|second| match *second {
                Decision::At(second) => Some((first, second)),
                _ => None,
            }));
        } else {
            // There was one cell beside it, and it is dug already.
            let dug = asked.view(Viewer::Omniscient).canals - canals;
            pairs.extend(dug.iter().find(|cell| *cell != first).map(|second| (first, second)));
        }
    }
    pairs
}

#[cfg(test)]
mod tests {
    use super::super::sight::tests::scene;
    use super::*;

    fn cell(text: &str) -> Cell {
        text.parse().unwrap()
    }

    #[test]
    fn a_domino_turns_to_the_edge_that_is_near() {
        let dominoes = Dominoes::of(&scene(&["h6", "g7", "i7", "double_canal"]));
        let lies = |place| dominoes.at(cell("d4"), place).unwrap();
        assert_eq!(lies((0.9, 0.5)), (cell("d4"), cell("e4")));
        assert_eq!(lies((0.1, 0.5)), (cell("c4"), cell("d4")));
        assert_eq!(lies((0.5, 0.9)), (cell("d4"), cell("d5")));
        assert_eq!(lies((0.5, 0.1)), (cell("d3"), cell("d4")));
    }

    #[test]
    fn a_domino_turns_to_what_can_be_dug_only() {
        // Only b2 lies beside b1, to its south.
        let dominoes = Dominoes::of(&scene(&["h6", "g7", "i7", "double_canal"]));
        for place in [(0.1, 0.5), (0.9, 0.5), (0.5, 0.1), (0.5, 0.9)] {
            assert_eq!(dominoes.at(cell("b1"), place), Some((cell("b1"), cell("b2"))));
        }
        assert_eq!(dominoes.at(cell("h6"), (0.5, 0.1)), None, "nobody digs in the palace");
    }

    #[test]
    fn every_domino_can_be_laid() {
        let scene = scene(&["h6", "g7", "i7", "double_canal"]);
        let dominoes = Dominoes::of(&scene);
        for &pair in dominoes.pairs() {
            let mut game = scene.game.clone().unwrap();
            for decision in dominoes.decisions(pair) {
                if game.check(Seat::FIRST, decision).is_ok() {
                    game.apply(Seat::FIRST, decision, &mut Silent);
                }
            }
            let canals = game.view(Viewer::Omniscient).canals;
            assert!(canals.contains(pair.0) && canals.contains(pair.1), "{pair:?}");
        }
        assert!(dominoes.pairs().len() > 200);
    }
}
