//! Search in a tree of decisions, tried in determinized games, deeper where it promises more.
//!
//! The tree knows decisions, not states: each simulation determinizes a game that agrees with the view
//! and follows the tree as far as its decisions are legal there. Everyone in the tree decides for
//! themselves: a decision is judged by what it is worth to whoever takes it. From the end of the
//! tree the game is played to its end by the prior.

use patolli_game::{Barrier, Chance, Decision as _, Heuristics, Seat, Seed, Silent};

use crate::evaluation::Evaluation;
use crate::search::Thought;
use crate::simulation::{Simulation, next_of};

/// How much decisions with a high prior are tried before they have proved anything.
const CURIOSITY: f32 = 1.2;
/// What is thought of a decision that was never tried.
const UNTRIED: f32 = 0.6;
/// How many decisions are considered at first; more of them as the visits grow.
const FIRST_WIDTH: f32 = 40.0;

/// A search in a tree that can be continued.
#[derive(Clone, Debug)]
pub(crate) struct Tree<G: Heuristics> {
    view: G::View,
    seat: Seat,
    chance: Chance,
    nodes: Vec<Node>,
    edges: Vec<Edge<G::Decision>>,
    /// The only answer to it that is tried, if there is one.
    first: Option<G::Decision>,
    /// Where the question being asked is in the tree.
    root: usize,
    simulation: Simulation<G>,
    /// The path of the current simulation: edges, and who took them.
    path: Vec<(usize, Seat)>,
}

/// A question in the tree, and its answers.
#[derive(Clone, Copy, Debug)]
struct Node {
    first: usize,
    count: usize,
    visits: u32,
}

/// An answer.
#[derive(Clone, Copy, Debug)]
struct Edge<D> {
    decision: D,
    /// Its share of the prior.
    prior: f32,
    visits: u32,
    /// What the simulations through it were worth to the player who took it, added up.
    value: f32,
    /// The points expected at the end for the player who took it, added up.
    points: f32,
    /// The games that were won through it.
    wins: f32,
    /// The question that follows, once it was asked.
    child: Option<usize>,
}

impl<G: Heuristics> Tree<G> {
    /// A search for the best of a seat's decisions.
    pub fn new(view: G::View, seat: Seat, chance: Chance) -> Self {
        Self {
            view,
            seat,
            chance,
            nodes: Vec::new(),
            edges: Vec::new(),
            first: None,
            root: 0,
            simulation: Simulation::new(),
            path: Vec::new(),
        }
    }

    /// From now on only this answer is tried.
    pub fn begin_with(&mut self, decision: G::Decision) {
        self.first = Some(decision);
    }

    /// Simulates `simulations` more games.
    pub fn think(&mut self, simulations: u32) {
        for _ in 0..simulations {
            // A view that no game agrees with is nothing to think about.
            let Ok(game) = G::determinize(&self.view, &mut self.chance) else { return };
            self.simulate(game);
        }
    }

    /// What it thinks of the decisions, in any order.
    pub fn thoughts(&self) -> Vec<Thought<G::Decision>> {
        let tried = self.answers(self.root).iter().filter(|edge| edge.visits > 0);
        let thoughts = tried.map(|edge| Thought {
            decision: edge.decision,
            simulations: edge.visits,
            score: edge.points / edge.visits as f32,
            value: edge.value / edge.visits as f32,
            win: edge.wins / edge.visits as f32,
        });
        thoughts.collect()
    }

    /// The answers that were tried most, as long as the seat itself is asked and nothing is
    /// revealed; and what the first is worth. What the tree does not know is answered by the
    /// prior's favourite.
    pub fn line(&self, first: G::Decision) -> Option<(f32, Vec<G::Decision>)> {
        let begin = self.answers(self.root).iter().find(|edge| edge.decision == first)?;
        let mut game = G::determinize(&self.view, &mut Chance::new(Seed(0))).ok()?;
        let (mut line, mut next) = (vec![first], begin.child);
        let mut barrier = game.apply(self.seat, first, &mut Silent);
        let (mut list, mut weights) = (Vec::new(), Vec::new());
        while barrier == Barrier::Open && game.deciding().contains(self.seat) {
            game.decisions(self.seat, &mut list);
            let known = next.map_or(&[][..], |node| self.answers(node)).iter();
            let legal = known.filter(|edge| edge.visits > 0 && list.contains(&edge.decision));
            let most = legal.max_by_key(|edge| edge.visits);
            let decision = most.map(|edge| edge.decision).or_else(|| {
                game.prior(self.seat, &list, &mut weights);
                let heaviest = (0..list.len()).max_by_key(|&at| weights.get(at));
                heaviest.map(|at| list[at])
            })?;
            next = most.and_then(|edge| edge.child);
            barrier = game.apply(self.seat, decision, &mut Silent);
            line.push(decision);
        }
        Some((begin.value / begin.visits.max(1) as f32, line))
    }

    /// Goes on to the next question of the same turn, and keeps what was thought about it: after
    /// this decision, in this view, with these decisions to choose from. Says whether anything was
    /// kept.
    pub fn follow(
        &mut self,
        decision: G::Decision,
        view: G::View,
        decisions: &[G::Decision],
    ) -> bool {
        (self.view, self.first) = (view, None);
        let child = self.child(decision).filter(|&child| {
            let known = self.answers(child);
            known.len() == decisions.len()
                && decisions.iter().all(|other| known.iter().any(|edge| edge.decision == *other))
        });
        if child.is_none() {
            self.nodes.clear();
            self.edges.clear();
        }
        self.root = child.unwrap_or(0);
        child.is_some()
    }

    /// The answers to a question.
    fn answers(&self, node: usize) -> &[Edge<G::Decision>] {
        self.nodes.get(node).map_or(&[], |node| &self.edges[node.first..node.first + node.count])
    }

    /// The question that follows a decision.
    fn child(&self, decision: G::Decision) -> Option<usize> {
        self.answers(self.root).iter().find(|edge| edge.decision == decision)?.child
    }

    /// One simulation: down the tree, one question further, on to where things can be judged, and
    /// back.
    fn simulate(&mut self, mut game: G) {
        self.path.clear();
        if self.nodes.is_empty() {
            self.ask(&game, self.seat);
        }
        let mut at = self.root;
        while let Some(seat) = next_of(&game, self.seat) {
            game.decisions(seat, &mut self.simulation.list);
            let Some(edge) = self.select(at) else { break };
            let decision = self.edges[edge].decision;
            game.apply(seat, decision, &mut Silent);
            self.path.push((edge, seat));
            if let Some(child) = self.edges[edge].child {
                at = child;
            } else {
                if let Some(next) = next_of(&game, self.seat) {
                    let child = self.ask(&game, next);
                    self.edges[edge].child = Some(child);
                }
                break;
            }
        }
        self.simulation.play_out(&mut game, &mut self.chance);
        self.learn(&Evaluation::of(&game));
    }

    /// Adds a question to the tree, its answers in the order of their prior.
    fn ask(&mut self, game: &G, seat: Seat) -> usize {
        let Simulation { list, weights } = &mut self.simulation;
        game.decisions(seat, list);
        game.prior(seat, list, weights);
        let first = self.edges.len();
        let sum = weights.iter().sum::<u32>().max(1) as f32;
        let answers = list.iter().zip(weights.iter()).map(|(&decision, &weight)| Edge {
            decision,
            prior: weight as f32 / sum,
            visits: 0,
            value: 0.0,
            points: 0.0,
            wins: 0.0,
            child: None,
        });
        self.edges.extend(answers);
        self.edges[first..].sort_by(|one, other| other.prior.total_cmp(&one.prior));
        self.nodes.push(Node { first, count: list.len(), visits: 0 });
        self.nodes.len() - 1
    }

    /// The answer to follow: one that has done well, or one that has a high prior and was rarely tried. Only
    /// what is legal in this game, whose decisions were listed just now.
    fn select(&mut self, at: usize) -> Option<usize> {
        let node = &mut self.nodes[at];
        node.visits += 1;
        let (visits, first, count) = (node.visits as f32, node.first, node.count);
        let width = (FIRST_WIDTH + 2.0 * visits.sqrt()) as usize;
        let legal = &self.simulation.list;
        let only = self.first.filter(|_| at == self.root);
        let is_legal = |edge: &Edge<G::Decision>| {
            only.is_none_or(|only| edge.decision == only)
                && legal.binary_search_by_key(&edge.decision.index(), |other| other.index()).is_ok()
        };
        let (mut best, mut best_value) = (None, f32::MIN);
        for (place, edge) in self.edges[first..first + count].iter().enumerate() {
            if place >= width && best.is_some() {
                break;
            }
            if !is_legal(edge) {
                continue;
            }
            let mean = if edge.visits == 0 { UNTRIED } else { edge.value / edge.visits as f32 };
            let value = mean + CURIOSITY * edge.prior * visits.sqrt() / (1.0 + edge.visits as f32);
            if value > best_value {
                (best, best_value) = (Some(first + place), value);
            }
        }
        best
    }

    fn learn(&mut self, evaluation: &Evaluation) {
        for &(edge, seat) in &self.path {
            let edge = &mut self.edges[edge];
            edge.visits += 1;
            edge.value += evaluation.value(seat);
            edge.points += evaluation.points(seat);
            edge.wins += evaluation.win(seat);
        }
    }
}
