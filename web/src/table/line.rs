//! Lines: decisions of one player, one after the other, as they were taken or might be.

use patolli_game::{Event as _, Game, Name, Phrase, Seat};

use super::{Chapter, Scene, Tale, Turn};

/// Where a line comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source {
    /// It was played.
    Played,
    /// A bot thinks it better.
    Better,
}

/// Decisions of one player, one after the other.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line<D> {
    pub source: Source,
    pub decisions: Vec<D>,
}

impl<D: PartialEq> Line<D> {
    /// Are these decisions part of it, one right after the other?
    pub fn holds(&self, decisions: &[D]) -> bool {
        !decisions.is_empty()
            && self.decisions.windows(decisions.len()).any(|part| part == decisions)
    }
}

impl<G: Game> Scene<G> {
    /// What these decisions of a seat would lead to, as far as the viewer can tell.
    pub fn turn_of(
        &self,
        seat: Seat,
        decisions: &[G::Decision],
        chapter: fn(&G::Event) -> Chapter,
    ) -> Turn<G::Event> {
        let mut turn = Turn::of(seat, self.round_number);
        let Some(mut game) = self.game.clone() else { return turn };
        for (number, &decision) in (self.number + 1..).zip(decisions) {
            let mut events = Vec::new();
            if game.decide(seat, decision, &mut events).is_err() {
                break;
            }
            turn.numbers.push(number);
            // What the table does when the turn is over is nobody's deed.
            let own = events.into_iter().take_while(|event| chapter(event) != Chapter::Table);
            let own = own.filter(|event| match chapter(event) {
                Chapter::Seat(other) | Chapter::Own(other) => other == seat,
                _ => true,
            });
            let seen = own.filter_map(|event| event.seen_by(self.viewer));
            turn.events.extend(seen.map(|event| (number, event)));
        }
        turn
    }

    /// These decisions of a seat in words: one as it is offered, several as they would be told.
    pub fn tell(
        &self,
        seat: Seat,
        decisions: &[G::Decision],
        chapter: fn(&G::Event) -> Chapter,
        tale: fn(&Turn<G::Event>) -> Tale,
    ) -> Vec<Phrase> {
        match decisions {
            [] => Vec::new(),
            [only] => vec![self.describe(*only)],
            [first, ..] => {
                let turn = self.turn_of(seat, decisions, chapter);
                let told = tale(&turn).told(G::META.units_per_point);
                // Where others decide in between, only the first can be told ahead.
                let alone = turn.numbers.len() < 2 || told.is_empty();
                if alone { vec![self.describe(*first)] } else { told }
            }
        }
    }
}

impl Tale {
    /// What was done, and what it brought and cost, with so many units for a point.
    pub fn told(self, units: u8) -> Vec<Phrase> {
        let Difference { more, less } = Difference::of(&self, &Self::default(), units);
        let mut told = self.deeds;
        if !more.is_empty() {
            told.push(Phrase::new("page", "gains").counts("things", more));
        }
        if !less.is_empty() {
            told.push(Phrase::new("page", "pays").counts("things", less));
        }
        told
    }
}

/// What one turn brings more and less of at once than another, points included.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Difference {
    pub more: Vec<(u32, Name)>,
    pub less: Vec<(u32, Name)>,
}

/// Points, as a thing that is counted.
const POINTS: Name = Name::new("page", "count_points");

impl Difference {
    /// Of this turn against that one, with so many units for a point.
    pub fn of(this: &Tale, that: &Tale, units: u8) -> Self {
        let units = i32::from(units.max(1));
        let mut sum = Tale::default();
        sum.count(POINTS, this.points / units - that.points / units);
        for (thing, more) in &this.change {
            sum.count(*thing, *more);
        }
        for (thing, more) in &that.change {
            sum.count(*thing, -more);
        }
        let (more, less): (Vec<_>, Vec<_>) =
            sum.change.into_iter().filter(|(_, n)| *n != 0).partition(|(_, n)| *n > 0);
        let counted = |all: Vec<(Name, i32)>| {
            all.into_iter().map(|(thing, n)| (n.unsigned_abs(), thing)).collect()
        };
        Self { more: counted(more), less: counted(less) }
    }

    /// In words: against the next best turn, or against the best, with how many points more are
    /// expected at the end.
    pub fn phrase(self, against_best: bool, later: i64) -> Phrase {
        let id = match (self.more.is_empty(), self.less.is_empty()) {
            (true, true) if later > 0 => "why_later_more",
            (true, true) if later < 0 => "why_later_less",
            (true, true) => "why_same",
            (false, true) => "why_more",
            (true, false) => "why_less",
            (false, false) => "why_both",
        };
        let other = if against_best { "best" } else { "next" };
        let told = Phrase::new("page", id).text("other", other);
        if self.more.is_empty() && self.less.is_empty() {
            return if later == 0 { told } else { told.number("points", later.abs()) };
        }
        let told = if self.more.is_empty() { told } else { told.counts("more", self.more) };
        if self.less.is_empty() { told } else { told.counts("less", self.less) }
    }
}

#[cfg(test)]
mod tests {
    use patolli_game::{Play, Viewer};
    use patolli_mexica::Mexica;
    use patolli_tzolkin::Tzolkin;

    use super::*;
    use crate::boards;
    use crate::table::Log;
    use crate::table::sample::played;

    const CORN: Name = Name::new("tzolkin-material", "corn");

    fn line(decisions: &[u8]) -> Line<u8> {
        Line { source: Source::Better, decisions: decisions.to_vec() }
    }

    #[test]
    fn a_line_holds_what_is_decided_one_after_the_other() {
        let line = line(&[1, 2, 3]);
        assert!(line.holds(&[1]) && line.holds(&[2, 3]) && line.holds(&[1, 2, 3]));
        assert!(!line.holds(&[1, 3]) && !line.holds(&[3, 1]) && !line.holds(&[]));
    }

    #[test]
    fn a_difference_names_only_what_differs() {
        let tale = |points: i32, corn: i32| {
            let mut tale = Tale { points, ..Tale::default() };
            tale.count(CORN, corn);
            tale
        };
        let better = Difference::of(&tale(24, 1), &tale(8, 3), 4);
        assert_eq!(better.more, [(4, POINTS)]);
        assert_eq!(better.less, [(2, CORN)]);
        assert_eq!(Difference::of(&tale(8, 2), &tale(8, 2), 4), Difference::default());
    }

    /// What a seat would do is told as it is told once it was done.
    fn told_alike<G: Game>(play: &Play<G>) {
        let board = boards::of::<G>();
        let log = Log::of(play);
        let mut compared = 0;
        for turn in log.turns_of(play, Viewer::Omniscient, board.chapter) {
            let (Some(seat), [first, .., last]) = (turn.seat, &turn.numbers[..]) else { continue };
            // Where all decide at once, others decide in between.
            if last - first + 1 != turn.numbers.len() {
                continue;
            }
            let decisions: Vec<_> =
                play.steps()[first - 1..*last].iter().map(|step| step.decision).collect();
            let before = play.at(first - 1);
            let scene = Scene::new(&before, Viewer::Omniscient, first - 1, Vec::new());
            let told = scene.tell(seat, &decisions, board.chapter, board.tale);
            let tale = (board.tale)(&turn);
            if !tale.deeds.is_empty() {
                assert!(told.starts_with(&tale.deeds), "{told:?} {turn:?}");
                compared += 1;
            }
        }
        assert!(compared > 5, "{compared} turns were compared");
    }

    #[test]
    fn a_turn_that_might_be_is_told_like_one_that_was() {
        told_alike(&played::<Mexica>(3, &[], 3, usize::MAX));
        told_alike(&played::<Tzolkin>(3, &[], 3, usize::MAX));
    }

    #[test]
    fn an_illegal_line_is_told_as_far_as_it_goes() {
        let play = played::<Mexica>(3, &[], 3, 20);
        let seat = play.game().deciding().lowest().unwrap();
        let scene = Scene::new(play.game(), Viewer::Omniscient, 20, Vec::new());
        let mut list = Vec::new();
        play.game().decisions(seat, &mut list);
        let twice = [list[0], list[0], list[0], list[0]];
        let board = boards::of::<Mexica>();
        assert!(scene.turn_of(seat, &twice, board.chapter).numbers.len() < 4);
    }
}
