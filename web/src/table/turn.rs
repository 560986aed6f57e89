//! What happened, turn by turn: the cards of the log, and the list beside a replay.

use patolli_game::{Game, Name, Phrase, Play, Seat, Viewer};

use super::Log;

/// Which turn tells of an event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Chapter {
    /// The same as of what happened before it; at first, the turn in which it was decided.
    Turn,
    /// What this seat does in the round, whoever decided last: where all decide at once.
    Seat(Seat),
    /// What comes to this seat: told in the turn that goes on if it is the seat's own, otherwise
    /// with what it does in the round, as what everyone gets at once is.
    Own(Seat),
    /// Nobody's turn: what the table does between turns.
    Table,
}

/// What one player did before somebody else did something, or what the table did between turns.
#[derive(Clone, PartialEq, Debug)]
pub struct Turn<E> {
    /// Whose turn it was; nobody's for what the table did.
    pub seat: Option<Seat>,
    pub round: u16,
    /// Did others have theirs at the same time?
    pub at_once: bool,
    /// The numbers of its decisions, counted from 1. One after the other, unless all decide at
    /// once.
    pub numbers: Vec<usize>,
    /// What happened, each with the number of the decision that led to it.
    pub events: Vec<(usize, E)>,
}

impl<E> Turn<E> {
    const fn new(seat: Option<Seat>, round: u16) -> Self {
        Self { seat, round, at_once: false, numbers: Vec::new(), events: Vec::new() }
    }

    /// A turn of this seat in this round of which nothing is known yet.
    pub const fn of(seat: Seat, round: u16) -> Self {
        Self::new(Some(seat), round)
    }

    /// How many decisions had been taken before it.
    pub fn before(&self) -> usize {
        self.first().saturating_sub(1)
    }

    /// The number of the first decision it tells of.
    pub fn first(&self) -> usize {
        let told = self.events.first().map(|(number, _)| *number);
        self.numbers.first().copied().or(told).unwrap_or(0)
    }

    /// The number of the last decision it tells of.
    pub fn last(&self) -> usize {
        let told = self.events.last().map_or(0, |(number, _)| *number);
        self.numbers.last().copied().unwrap_or(0).max(told)
    }
}

/// A turn in a line: what was done, and what it brought and cost.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Tale {
    /// What was done, in a few words each.
    pub deeds: Vec<Phrase>,
    /// What there is more or less of, and how much.
    pub change: Vec<(Name, i32)>,
    /// Points, in the units of the game.
    pub points: i32,
}

impl Tale {
    /// There is more or less of a thing.
    pub fn count(&mut self, thing: Name, more: i32) {
        if more == 0 {
            return;
        }
        match self.change.iter_mut().find(|(known, _)| *known == thing) {
            Some((_, sum)) => *sum += more,
            None => self.change.push((thing, more)),
        }
    }
}

impl<G: Game> Log<G> {
    /// All that happened in a game that is known from its beginning, turn by turn.
    pub fn turns_of(
        &self,
        play: &Play<G>,
        viewer: Viewer,
        chapter: fn(&G::Event) -> Chapter,
    ) -> Vec<Turn<G::Event>> {
        let deciders = play.steps().iter().map(|step| step.seat);
        self.turns(deciders, |decisions| play.round_of(decisions).number(), viewer, chapter)
    }

    /// All that happened so far as this viewer sees it, turn by turn, the first first. `round_of`
    /// tells in which round the decision after so many is taken.
    pub fn turns(
        &self,
        deciders: impl Iterator<Item = Seat>,
        round_of: impl Fn(usize) -> u16,
        viewer: Viewer,
        chapter: fn(&G::Event) -> Chapter,
    ) -> Vec<Turn<G::Event>> {
        let mut turns = Vec::new();
        let mut told = self.between(0, usize::MAX, viewer).into_iter().peekable();
        let deciders = std::iter::once(None).chain(deciders.map(Some));
        for (number, decider) in deciders.enumerate() {
            let round = round_of(number.saturating_sub(1));
            let (mut home, mut after, mut at) = (None, decider.is_none(), None);
            while let Some((_, event)) = told.next_if(|(at, _)| *at <= number) {
                let to = match (chapter(&event), at) {
                    // What comes after what the table did belongs to the round that begins.
                    (Chapter::Seat(seat), _) if after => {
                        of_seat(&mut turns, seat, round_of(number))
                    }
                    (Chapter::Seat(seat), _) => of_seat(&mut turns, seat, round),
                    (Chapter::Own(seat), at) if whose(&turns, at, decider) != Some(seat) => {
                        of_seat(&mut turns, seat, round)
                    }
                    (Chapter::Turn | Chapter::Own(_), Some(at)) => at,
                    (Chapter::Turn | Chapter::Own(_), None) => run(&mut turns, decider, round),
                    (Chapter::Table, _) => {
                        after = true;
                        run(&mut turns, None, round)
                    }
                };
                at = Some(to);
                home = home.or(at.filter(|_| !after));
                turns[to].events.push((number, event));
            }
            if decider.is_some() {
                let at = home.or_else(|| goes_on(&turns, decider, round));
                let at = at.unwrap_or_else(|| run(&mut turns, decider, round));
                turns[at].numbers.push(number);
            }
        }
        turns
    }
}

/// Whose the turn that goes on is; before it began, that of whoever decided.
fn whose<E>(turns: &[Turn<E>], at: Option<usize>, decider: Option<Seat>) -> Option<Seat> {
    at.map_or(decider, |at| turns[at].seat)
}

/// The turn of this seat in this round that ends with what the table just did.
fn goes_on<E>(turns: &[Turn<E>], seat: Option<Seat>, round: u16) -> Option<usize> {
    let last = turns.iter().rposition(|turn| turn.seat.is_some())?;
    ((turns[last].seat, turns[last].round) == (seat, round)).then_some(last)
}

/// The turn that goes on, if it is this seat's in this round; otherwise a new one.
fn run<E>(turns: &mut Vec<Turn<E>>, seat: Option<Seat>, round: u16) -> usize {
    let goes_on = turns.last().is_some_and(|turn| (turn.seat, turn.round) == (seat, round));
    if !goes_on {
        turns.push(Turn::new(seat, round));
    }
    turns.len() - 1
}

/// What this seat does in the round.
fn of_seat<E>(turns: &mut Vec<Turn<E>>, seat: Seat, round: u16) -> usize {
    let wanted = (Some(seat), round);
    let begun = turns.iter().rposition(|turn| (turn.seat, turn.round) == wanted);
    begun.unwrap_or_else(|| {
        turns.push(Turn { at_once: true, ..Turn::of(seat, round) });
        turns.len() - 1
    })
}

#[cfg(test)]
mod tests {
    use patolli_game::Game;
    use patolli_mexica::Mexica;
    use patolli_tzolkin::Tzolkin;
    use patolli_yaxha::Yaxha;

    use super::*;
    use crate::boards;
    use crate::table::sample::played;

    fn turns<G: Game>(play: &Play<G>) -> Vec<Turn<G::Event>> {
        Log::of(play).turns_of(play, Viewer::Omniscient, boards::of::<G>().chapter)
    }

    fn everything_once<G: Game>(play: &Play<G>) {
        let turns = turns(play);
        let mut numbers: Vec<usize> = turns.iter().flat_map(|turn| turn.numbers.clone()).collect();
        numbers.sort_unstable();
        assert!(numbers.into_iter().eq(1..=play.steps().len()), "every decision, once");
        let told: usize = turns.iter().map(|turn| turn.events.len()).sum();
        assert_eq!(
            told,
            Log::of(play).between(0, usize::MAX, Viewer::Omniscient).len(),
            "every event, once"
        );
        for turn in &turns {
            let own = |number: &usize| Some(play.steps()[number - 1].seat) == turn.seat;
            assert!(turn.numbers.iter().all(own), "{turn:?}");
            let round = |number: &usize| play.round_of(number - 1).number() == turn.round;
            assert!(turn.numbers.iter().all(round), "{turn:?}");
        }
        assert!(turns.is_sorted_by_key(|turn| turn.round), "round after round");
        // Ending a turn is part of it, though the table alone does something then.
        for (at, turn) in turns.iter().enumerate().filter(|(_, turn)| turn.events.is_empty()) {
            let before = turns[..at].iter().rfind(|before| before.seat.is_some());
            let torn = before.is_some_and(|own| (own.seat, own.round) == (turn.seat, turn.round));
            assert!(!torn, "{turn:?}");
        }
    }

    #[test]
    fn every_decision_and_event_is_in_one_turn() {
        everything_once(&played::<Yaxha>(4, &[], 3, usize::MAX));
        everything_once(&played::<Mexica>(3, &[], 3, usize::MAX));
        everything_once(&played::<Tzolkin>(4, &[], 3, usize::MAX));
        let all = [("tribes", "true"), ("prophecies", "true"), ("new_buildings", "true")];
        everything_once(&played::<Tzolkin>(5, &all, 4, usize::MAX));
    }

    #[test]
    fn everyone_has_one_turn_a_round_where_all_decide_at_once() {
        let turns = turns(&played::<Yaxha>(3, &[], 5, usize::MAX));
        for round in 1..=10 {
            let of_round = turns.iter().filter(|turn| turn.round == round && turn.seat.is_some());
            assert_eq!(of_round.filter(|turn| turn.at_once).count(), 3, "round {round}");
        }
    }

    #[test]
    fn a_turn_ends_where_another_player_begins() {
        let play = played::<Mexica>(3, &[], 7, 200);
        let seats: Vec<_> = turns(&play).iter().filter_map(|turn| turn.seat).collect();
        assert!(seats.windows(2).all(|pair| pair[0] != pair[1]), "{seats:?}");
    }
}
