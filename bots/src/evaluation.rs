//! What a state is worth to each seat, worked out once.

use patolli_game::{BySeat, Heuristics, Rivalry, Seat, Seats};

/// A lead of [`Heuristics::GOOD_LEAD`] counts this much towards the chance of winning.
const MOSTLY: f32 = 2.5;

/// How a state is judged: the heuristics are asked once, and points, value and chance of winning
/// all follow from their answer.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Evaluation {
    seats: usize,
    points: BySeat<f32>,
    /// Who won, if the game is over.
    winners: Option<Seats>,
    good_lead: f32,
    rivalry: Rivalry,
}

impl Evaluation {
    pub fn of<G: Heuristics>(game: &G) -> Self {
        let seats = game.seats();
        let (points, winners) = match game.outcome() {
            Some(outcome) => {
                let totals = outcome.standing.totals();
                let points = |seat: Seat| {
                    if seat.index() < seats { totals[seat] as f32 } else { 0.0 }
                };
                (BySeat::from_fn(points), Some(outcome.winners()))
            }
            None => (game.evaluate(), None),
        };
        Self { seats, points, winners, good_lead: G::GOOD_LEAD, rivalry: G::rivalry(seats) }
    }

    /// The points that a seat has at the end, or may expect to have.
    pub fn points(&self, seat: Seat) -> f32 {
        self.points[seat]
    }

    /// How well a seat does, from 0 to 1, by its lead over what it is compared with.
    pub fn value(&self, seat: Seat) -> f32 {
        let rivals = Seat::first(self.seats).filter(|&other| other != seat);
        let best = rivals.map(|other| self.points[other]).fold(f32::MIN, f32::max);
        let Rivalry { others, usual } = self.rivalry;
        let reference = others * best + (1.0 - others) * usual;
        0.5 + 0.5 * ((self.points[seat] - reference) / self.good_lead).tanh()
    }

    /// How likely a seat is to win: as it ended, or else a guess by the points.
    pub fn win(&self, seat: Seat) -> f32 {
        if let Some(winners) = self.winners {
            return if winners.contains(seat) { 1.0 / winners.len().max(1) as f32 } else { 0.0 };
        }
        let seats = || Seat::first(self.seats);
        let best = seats().map(|seat| self.points[seat]).fold(f32::MIN, f32::max);
        let weight = |seat: Seat| (MOSTLY * (self.points[seat] - best) / self.good_lead).exp();
        weight(seat) / seats().map(weight).sum::<f32>()
    }
}

#[cfg(test)]
mod tests {
    use patolli_game::{Chance, Game, Seed, Setup, Silent};
    use patolli_tzolkin::Tzolkin;

    use super::*;

    /// Plays at random, and judges every state on the way.
    fn judged() -> Vec<(Tzolkin, Evaluation)> {
        let setup = Setup::new(Tzolkin::META, 3, Seed(7)).unwrap();
        let mut game = Tzolkin::set_up(&setup).unwrap();
        let (mut chance, mut list) = (Chance::new(Seed(8)), Vec::new());
        let mut all = Vec::new();
        while let Some(seat) = game.deciding().lowest() {
            all.push((game.clone(), Evaluation::of(&game)));
            game.decisions(seat, &mut list);
            game.apply(seat, *chance.pick(&list).unwrap(), &mut Silent);
        }
        all.push((game.clone(), Evaluation::of(&game)));
        all
    }

    #[test]
    fn the_chances_of_all_seats_make_one() {
        for (game, evaluation) in judged() {
            let sum: f32 = Seat::first(game.seats()).map(|seat| evaluation.win(seat)).sum();
            assert!((sum - 1.0).abs() < 1e-5, "{sum}");
        }
    }

    #[test]
    fn more_points_are_never_worth_less() {
        for (game, evaluation) in judged() {
            for one in Seat::first(game.seats()) {
                for other in Seat::first(game.seats()) {
                    if evaluation.points(one) >= evaluation.points(other) {
                        assert!(evaluation.value(one) >= evaluation.value(other));
                        assert!(evaluation.win(one) >= evaluation.win(other));
                    }
                }
            }
        }
    }

    #[test]
    fn a_finished_game_is_judged_by_its_score() {
        let (game, evaluation) = judged().pop().unwrap();
        let standing = game.outcome().unwrap().standing;
        for seat in Seat::first(game.seats()) {
            assert!((evaluation.points(seat) - standing.total(seat) as f32).abs() < 1e-3);
            assert_eq!(evaluation.win(seat) > 0.0, standing.leaders().contains(seat));
        }
    }
}
