//! Imagined games, continued by what appeals at first sight.

use patolli_game::{Barrier, BySeat, Chance, Horizon, Knowledge, Rivalry, Seat, Silent};

/// Continues imagined games. It reuses its lists, so that a step allocates nothing.
#[derive(Clone, Debug)]
pub(crate) struct Simulation<G: Knowledge> {
    pub list: Vec<G::Decision>,
    pub weights: Vec<u32>,
}

impl<G: Knowledge> Simulation<G> {
    pub const fn new() -> Self {
        Self { list: Vec::new(), weights: Vec::new() }
    }

    /// Takes a decision for a seat by what appeals, and says which and whether it can be taken
    /// back.
    pub fn step(
        &mut self,
        game: &mut G,
        seat: Seat,
        chance: &mut Chance,
    ) -> Option<(G::Decision, Barrier)> {
        game.decisions(seat, &mut self.list);
        game.appeal(seat, &self.list, &mut self.weights);
        let decision = *self.list.get(chance.weighted(&self.weights))?;
        Some((decision, game.apply(seat, decision, &mut Silent)))
    }

    /// Continues a seat's turn until it is over or something cannot be taken back, and notes what
    /// was decided.
    pub fn finish_turn(
        &mut self,
        game: &mut G,
        seat: Seat,
        chance: &mut Chance,
        plan: &mut Vec<G::Decision>,
    ) {
        while next_of(game, seat) == Some(seat) {
            let Some((decision, barrier)) = self.step(game, seat, chance) else { return };
            plan.push(decision);
            if barrier == Barrier::Crossed {
                return;
            }
        }
    }

    /// Plays on until a plan of a seat can be judged: see [`Horizon`].
    pub fn reach_horizon(&mut self, game: &mut G, seat: Seat, chance: &mut Chance) {
        let round = game.round();
        while let Some(next) = next_of(game, seat) {
            match G::HORIZON {
                Horizon::Turn { .. } if next != seat => return,
                Horizon::Round if game.round() != round => return,
                _ => {}
            }
            let Some((_, barrier)) = self.step(game, next, chance) else { return };
            if barrier == Barrier::Crossed && G::HORIZON != Horizon::Round {
                return;
            }
        }
    }

    /// Plays to the end.
    pub fn play_out(&mut self, game: &mut G, chance: &mut Chance) {
        while let Some(seat) = game.deciding().lowest()
            && self.step(game, seat, chance).is_some()
        {}
    }
}

/// Who decides next: the seat itself, if it may.
pub(crate) fn next_of<G: Knowledge>(game: &G, seat: Seat) -> Option<Seat> {
    let deciding = game.deciding();
    if deciding.contains(seat) { Some(seat) } else { deciding.lowest() }
}

/// How likely each seat is to win: as it ended, or else a guess by how things stand.
pub(crate) fn chances<G: Knowledge>(game: &G) -> BySeat<f32> {
    /// How sharply a good lead turns into a likely win.
    const MOSTLY: f32 = 2.5;
    let seats = game.seats();
    if let Some(outcome) = game.outcome() {
        let winners = outcome.winners();
        let share = 1.0 / winners.len().max(1) as f32;
        return BySeat::from_fn(|seat| if winners.contains(seat) { share } else { 0.0 });
    }
    let points = game.estimate();
    let best = Seat::first(seats).map(|seat| points[seat]).fold(f32::MIN, f32::max);
    let weight = |seat: Seat| (MOSTLY * (points[seat] - best) / G::GOOD_LEAD).exp();
    let sum: f32 = Seat::first(seats).map(weight).sum();
    BySeat::from_fn(|seat| if seat.index() < seats { weight(seat) / sum } else { 0.0 })
}

/// How well each seat does, from 0 to 1, by its lead over what it is compared with.
pub(crate) fn worth<G: Knowledge>(game: &G) -> BySeat<f32> {
    let seats = game.seats();
    let points = game.estimate();
    let Rivalry { others, usual } = G::rivalry(seats);
    BySeat::from_fn(|seat| {
        if seat.index() >= seats {
            return 0.0;
        }
        let rivals = Seat::first(seats).filter(|&other| other != seat).map(|other| points[other]);
        let best = rivals.fold(f32::MIN, f32::max);
        let reference = others * best + (1.0 - others) * usual;
        0.5 + 0.5 * ((points[seat] - reference) / G::GOOD_LEAD).tanh()
    })
}
