//! An action that was begun and is not finished: it has cost nothing yet, and can be left.

use derive_where::derive_where;
use patolli_game::{Barrier, Chance, Game, Refusal, Seat, Seed, Viewer};

use super::Table;
use super::deciding::Press;

/// How actions of a game are begun.
#[derive_where(Clone, Copy, Debug)]
pub struct Begins<G: Game> {
    /// Is nothing begun?
    pub rests: fn(&G::View) -> bool,
    /// Does what this decision began stay in hand once it is done, to be done again?
    pub stays: fn(G::Decision) -> bool,
}

impl<G: Game> Begins<G> {
    /// Every decision of the game is a whole one.
    pub const NEVER: Self = Self { rests: |_| true, stays: |_| false };
}

/// What a player is in the middle of, and what could be done instead.
#[derive_where(Clone, PartialEq, Debug)]
pub struct Begun<G: Game> {
    /// The decision that began it.
    pub decision: G::Decision,
    /// What could be decided had it not been begun.
    pub instead: Vec<G::Decision>,
    /// A game that agrees with what was seen before it was begun.
    pub game: Option<G>,
}

impl<G: Game> Begun<G> {
    /// What the seat is in the middle of, which this decision began in that game.
    pub fn new(decision: G::Decision, rest: &G, seat: Seat, viewer: Viewer) -> Self {
        let mut instead = Vec::new();
        rest.decisions(seat, &mut instead);
        let game = G::determinize(&rest.view(viewer), &mut Chance::new(Seed(0))).ok();
        Self { decision, instead, game }
    }
}

/// The state in which nothing was begun.
#[derive_where(Clone, Debug)]
pub(super) struct Rest<G: Game> {
    pub game: G,
    /// How many decisions the seat had taken.
    pub before: usize,
    /// What it began then.
    pub decision: G::Decision,
}

/// What becomes of an action in hand with the next press.
pub(super) struct Turned<G: Game> {
    /// The press, from where it begins.
    pub press: Press,
    /// What is in hand: what was begun, or begins with the press.
    pub tool: G::Decision,
    /// Was it only put away?
    pub left: bool,
}

impl<G: Game> Table<G> {
    /// How actions of the game are begun; if nobody says so, none is.
    pub fn set_begins(&mut self, begins: Begins<G>) {
        self.begins = begins;
    }

    fn rests(&self, game: &G, seat: Seat) -> bool {
        (self.begins.rests)(&game.view(Viewer::Seat(seat)))
    }

    /// Where the acting player was before beginning what is not finished; nothing if nothing is
    /// begun, or if a barrier was crossed since.
    pub(super) fn rest(&self) -> Option<Rest<G>> {
        let seat = self.acting()?;
        if self.rests(self.game(), seat) {
            return None;
        }
        let mut play = self.play.clone();
        let mut before = self.taken_by(seat);
        while let Some(decision) = play.undo(seat) {
            before -= 1;
            if self.rests(play.game(), seat) {
                return Some(Rest { game: play.game().clone(), before, decision });
            }
        }
        None
    }

    /// Leaves what was begun, as if it had never been. What waits to be confirmed is taken back
    /// first, by itself.
    pub fn leave(&mut self) {
        if self.draft.is_some() {
            self.undo();
        } else if let (Some(seat), Some(rest)) = (self.acting(), self.rest()) {
            self.take_back(Press { seat, before: rest.before });
        }
    }

    /// The seat presses something that begins with this decision. If it could not be decided now,
    /// but instead of what was begun, that is left; pressing what was begun puts it away.
    pub(super) fn turn_to(&mut self, seat: Seat, decisions: &[G::Decision]) -> Option<Turned<G>> {
        let &first = decisions.first()?;
        let press = Press { seat, before: self.taken_by(seat) };
        let Some(Rest { game, before, decision }) = self.rest() else {
            return Some(Turned { press, tool: first, left: false });
        };
        if self.game().check(seat, first).is_ok() || game.check(seat, first).is_err() {
            return Some(Turned { press, tool: decision, left: false });
        }
        let press = Press { seat, before };
        self.draft = None;
        self.take_back(press);
        Some(Turned { press, tool: first, left: decisions == [decision] })
    }

    /// Something was done. What stays in hand is begun again with the same press, if that asks for
    /// more and does nothing by itself.
    pub(super) fn take_up_again(&mut self, press: Press, tool: G::Decision) -> Result<(), Refusal> {
        let seat = press.seat;
        let goes_on = self.acting() == Some(seat)
            && self.draft.is_none()
            && self.play.since_barrier() > 0
            && self.rests(self.game(), seat);
        if !goes_on || !(self.begins.stays)(tool) {
            return Ok(());
        }
        match self.play.try_out(seat, tool) {
            Ok(tried)
                if tried.step().barrier != Barrier::Crossed
                    && tried.game().deciding().contains(seat)
                    && !self.rests(tried.game(), seat) =>
            {
                self.carry_out(press, tried)
            }
            _ => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use patolli_game::Setup;
    use patolli_mexica::{Mexica, Question};

    use super::super::{Chair, Sitter};
    use super::*;

    /// Three people at Mexica, whose Pillis have begun; the first of them acts.
    fn table() -> Table<Mexica> {
        let setup = Setup::new(Mexica::META, 3, Seed(5)).unwrap();
        let person = |seat| Chair { sitter: Sitter::Person, ..Chair::usual(seat, "") };
        let mut table = Table::new(setup, Seat::first(3).map(person).collect()).unwrap();
        table.set_begins(crate::boards::of::<Mexica>().begins);
        for start in ["h6", "g7", "i7"] {
            press(&mut table, &[start]);
            table.confirm().unwrap();
        }
        table
    }

    /// What the words say is pressed, and done.
    fn press(table: &mut Table<Mexica>, words: &[&str]) {
        let decisions: Vec<_> = words.iter().map(|word| word.parse().unwrap()).collect();
        table.press(&decisions, crate::boards::of::<Mexica>().ends).unwrap();
    }

    /// What was decided since the Pillis stand on the board, and what is asked.
    fn told(table: &Table<Mexica>) -> (String, Option<Question>) {
        let steps = table.play().steps()[3..].iter().map(|step| step.decision.to_string());
        (steps.collect::<Vec<_>>().join(" "), table.scene().view.question)
    }

    fn at_rest(table: &Table<Mexica>, decided: &str) {
        assert_eq!(told(table), (decided.to_owned(), Some(Question::Turn)));
        assert_eq!(table.scene().begun, None);
    }

    #[test]
    fn what_was_begun_is_left_by_pressing_it_again_or_by_leaving() {
        let mut table = table();
        press(&mut table, &["bridge"]);
        assert!(table.scene().begun.is_some());
        press(&mut table, &["bridge"]);
        at_rest(&table, "");
        press(&mut table, &["bridge"]);
        table.leave();
        at_rest(&table, "");
        table.leave();
        at_rest(&table, "");
    }

    #[test]
    fn what_was_half_done_is_left_whole() {
        let mut table = table();
        press(&mut table, &["double_canal", "h4"]);
        assert!(matches!(told(&table).1, Some(Question::SecondCell { .. })));
        table.leave();
        at_rest(&table, "");
    }

    #[test]
    fn another_action_takes_the_place_of_what_was_begun() {
        let mut table = table();
        press(&mut table, &["double_canal", "h4"]);
        press(&mut table, &["walk"]);
        assert_eq!(told(&table), ("walk".to_owned(), Some(Question::Walk)));
        // It came with one press, and is taken back with one.
        table.undo();
        at_rest(&table, "");
    }

    #[test]
    fn one_may_choose_another_place_for_what_was_begun() {
        let mut table = table();
        press(&mut table, &["double_canal", "h4"]);
        press(&mut table, &["double_canal", "c4"]);
        assert_eq!(told(&table).0, "double_canal c4");
    }

    #[test]
    fn all_that_could_be_done_is_still_on_offer() {
        let mut table = table();
        let before = table.scene();
        press(&mut table, &["temple"]);
        let begun = table.scene().begun.unwrap();
        assert_eq!(begun.decision, "temple".parse().unwrap());
        assert_eq!((begun.instead, begun.game), (before.decisions, before.game));
    }

    #[test]
    fn a_tool_stays_in_hand_and_is_taken_back_with_what_it_did() {
        let mut table = table();
        press(&mut table, &["canal"]);
        press(&mut table, &["c4"]);
        press(&mut table, &["d4"]);
        assert_eq!(told(&table), ("canal c4 canal d4 canal".to_owned(), Some(Question::Canal)));
        assert_eq!(table.scene().view.points, Some(4), "staying costs nothing");
        assert_eq!(table.draft(), None);
        table.undo();
        assert_eq!(told(&table).0, "canal c4 canal");
        table.leave();
        at_rest(&table, "canal c4");
        table.undo();
        assert_eq!(told(&table).0, "canal");
    }

    #[test]
    fn a_tool_in_hand_forces_nobody() {
        let mut table = table();
        press(&mut table, &["canal", "c4"]);
        assert_eq!(told(&table).0, "canal c4 canal");
        press(&mut table, &["done"]);
        assert_eq!(table.draft(), "done".parse().ok(), "points would be lost: it is asked");
        table.confirm().unwrap();
        assert_eq!(table.acting(), Seat::new(1));
        at_rest(&table, "canal c4 done");
    }

    #[test]
    fn going_does_not_stay() {
        let mut table = table();
        press(&mut table, &["walk", "h5"]);
        at_rest(&table, "walk h5");
    }

    #[test]
    fn the_last_point_leaves_no_tool_to_the_next_player() {
        let mut table = table();
        press(&mut table, &["canal"]);
        for cell in ["c3", "c4", "c5", "c6", "c7"] {
            press(&mut table, &[cell]);
        }
        press(&mut table, &["c8"]);
        assert_eq!(table.draft(), "c8".parse().ok());
        table.leave();
        assert_eq!((table.draft(), told(&table).1), (None, Some(Question::Canal)));
        press(&mut table, &["c8"]);
        table.confirm().unwrap();
        assert_eq!((table.acting(), told(&table).1), (Seat::new(1), Some(Question::Turn)));
        assert_eq!(table.scene().begun, None);
    }

    #[test]
    fn another_action_also_drops_what_waits_to_be_confirmed() {
        let mut table = table();
        press(&mut table, &["walk", "h1"]);
        press(&mut table, &["canal"]);
        press(&mut table, &["c4"]);
        assert_eq!(table.draft(), "c4".parse().ok());
        press(&mut table, &["walk"]);
        assert_eq!((table.draft(), told(&table).0), (None, "walk h1 walk".to_owned()));
    }

    #[test]
    fn what_happened_is_told_until_one_does_something() {
        let mut table = table();
        press(&mut table, &["canal", "c4"]);
        let told = table.scene().since;
        assert!(!told.is_empty(), "taking the tool up again hides nothing");
        press(&mut table, &["bridge"]);
        assert_eq!(table.scene().since, told);
    }

    #[test]
    fn a_kept_table_can_still_be_left() {
        let mut table = table();
        press(&mut table, &["canal", "c4"]);
        let mut again: Table<Mexica> = super::super::Saved::new(&table, 0).open().unwrap();
        again.set_begins(crate::boards::of::<Mexica>().begins);
        again.leave();
        at_rest(&again, "canal c4");
    }
}
