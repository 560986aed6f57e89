//! What of a recorded game may be drawn and told: turns, and what a viewer may know of them.

use patolli_game::{Game, Phrase, Play, Seat, Step, Viewer};

use crate::boards;
use crate::review::Judged;
use crate::table::{Line, Log, Scene, Source, Turn};

/// May this viewer know what was decided?
pub fn is_open<G: Game>(log: &Log<G>, number: usize, viewer: Viewer) -> bool {
    let seen = |viewer| log.between(number, number, viewer);
    seen(viewer) == seen(Viewer::Omniscient)
}

/// The decision with this number, counted from 1.
pub fn step_of<G: Game>(play: &Play<G>, number: usize) -> Option<Step<G::Decision>> {
    play.steps().get(number.checked_sub(1)?).copied()
}

/// The turn to which a decision belongs.
pub fn turn_at<E>(turns: &[Turn<E>], number: usize) -> Option<usize> {
    turns.iter().position(|turn| turn.numbers.contains(&number))
}

/// What was played from a decision to the end of its turn, as far as the viewer may know.
pub fn played<G: Game>(
    play: &Play<G>,
    log: &Log<G>,
    turns: &[Turn<G::Event>],
    number: usize,
    viewer: Viewer,
) -> Option<Line<G::Decision>> {
    let turn = &turns[turn_at(turns, number)?];
    let rest = turn.numbers.iter().filter(|&&other| other >= number);
    let open = rest.take_while(|&&other| is_open(log, other, viewer));
    let decisions: Vec<_> =
        open.filter_map(|&other| Some(step_of(play, other)?.decision)).collect();
    (!decisions.is_empty()).then_some(Line { source: Source::Played, decisions })
}

/// With which decision began what this one is the middle of: how high a temple is says nothing
/// without where it stands.
fn begun_with<G: Game>(play: &Play<G>, number: usize) -> usize {
    let rests = boards::of::<G>().begins.rests;
    let seat = step_of(play, number).map(|step| step.seat);
    let goes_on = |number: &usize| {
        let own = |number| step_of(play, number).map(|step| step.seat) == seat;
        let view = || play.at(number - 1).view(seat.map_or(Viewer::Spectator, Viewer::Seat));
        *number > 1 && own(number - 1) && !rests(&view())
    };
    let mut first = number;
    while goes_on(&first) {
        first -= 1;
    }
    first
}

/// Decisions that were or might have been taken from one with this number on, in words: with those
/// before it that began what is decided.
pub fn told<G: Game>(play: &Play<G>, number: usize, decisions: &[G::Decision]) -> Vec<Phrase> {
    let Some(Step { seat, .. }) = step_of(play, number).filter(|_| !decisions.is_empty()) else {
        return Vec::new();
    };
    let board = boards::of::<G>();
    let first = begun_with(play, number);
    let begun = play.steps()[first - 1..number - 1].iter().map(|step| step.decision);
    let line: Vec<_> = begun.chain(decisions.iter().copied()).collect();
    let scene = Scene::new(&play.at(first - 1), Viewer::Omniscient, first - 1, Vec::new());
    scene.tell(seat, &line, board.chapter, board.tale)
}

/// The turn that a bot would have begun instead of a decision.
pub fn better<D: std::str::FromStr>(judged: &[Judged], number: usize) -> Option<Line<D>> {
    let one = judged.iter().find(|one| one.number == number && one.is_mistake())?;
    let decisions = one.line.iter().map(|one| one.parse().ok()).collect::<Option<Vec<D>>>()?;
    Some(Line { source: Source::Better, decisions })
}

/// How many decisions had been taken where the next turn begins, or the one before.
pub fn turn_from<E>(turns: &[Turn<E>], at: usize, forward: bool) -> Option<usize> {
    let begin = turns.iter().filter(|turn| !turn.numbers.is_empty()).map(Turn::before);
    if forward { begin.filter(|to| *to > at).min() } else { begin.filter(|to| *to < at).max() }
}

/// Whose decisions are judged: those of the player whose view is shown; otherwise those of the
/// people in the record; otherwise all.
pub fn asked_about<G: Game>(play: &Play<G>, people: &[bool], viewer: Viewer) -> Vec<usize> {
    let anyone = !people.contains(&true);
    let wanted = |seat: Seat| match viewer {
        Viewer::Seat(eyes) => seat == eyes,
        _ => anyone || people.get(seat.index()) == Some(&true),
    };
    let steps = (1..).zip(play.steps());
    steps.filter(|(_, step)| wanted(step.seat)).map(|(number, _)| number).collect()
}

#[cfg(test)]
mod tests {
    use patolli_mexica::{Decision, Mexica};
    use patolli_yaxha::Yaxha;

    use super::*;
    use crate::boards;
    use crate::table::sample;

    #[test]
    fn a_secret_card_is_neither_told_nor_drawn() {
        let play = sample::played::<Yaxha>(3, &[], 5, 40);
        let log = Log::of(&play);
        let chapter = boards::of::<Yaxha>().chapter;
        let (own, other) = (Viewer::Seat(Seat::FIRST), Viewer::Seat(Seat::new(1).unwrap()));
        assert_eq!(play.steps()[0].seat, Seat::FIRST, "a card is played face down");
        for (viewer, open) in [(own, true), (Viewer::Omniscient, true), (other, false)] {
            assert_eq!(is_open(&log, 1, viewer), open);
            let turns = log.turns_of(&play, viewer, chapter);
            assert_eq!(played(&play, &log, &turns, 1, viewer).is_some(), open);
        }
    }

    #[test]
    fn what_was_played_reaches_to_the_end_of_the_turn() {
        let play = sample::played::<Mexica>(3, &[], 5, 200);
        let log = Log::of(&play);
        let turns = log.turns_of(&play, Viewer::Omniscient, boards::of::<Mexica>().chapter);
        let turn = turns.iter().find(|turn| turn.numbers.len() > 3).unwrap();
        let line = played(&play, &log, &turns, turn.numbers[1], Viewer::Omniscient).unwrap();
        assert_eq!(line.decisions.len(), turn.numbers.len() - 1);
        assert_eq!(line.decisions[0], play.steps()[turn.numbers[1] - 1].decision);
    }

    #[test]
    fn what_was_begun_before_a_decision_is_told_with_it() {
        let play = sample::played::<Mexica>(3, &[], 5, 200);
        let mut heights = 0;
        for (number, pair) in (2..).zip(play.steps().windows(2)) {
            let (Decision::At(cell), Decision::Floors(_)) = (pair[0].decision, pair[1].decision)
            else {
                continue;
            };
            let mut might = Vec::new();
            play.at(number - 1).decisions(pair[1].seat, &mut might);
            for decision in might {
                let Decision::Floors(floors) = decision else { panic!("{decision}") };
                let built = Phrase::new("mexica-deed", "temple").text("cell", cell);
                let built = built.number("floors", floors.number());
                assert_eq!(told(&play, number, &[decision]).first(), Some(&built));
            }
            heights += 1;
        }
        assert!(heights > 3, "{heights}");
        assert_eq!(told(&play, 1, &[]), []);
    }

    #[test]
    fn turn_by_turn_one_comes_from_the_first_decision_to_the_last_turn_and_back() {
        let play = sample::played::<Mexica>(3, &[], 5, 200);
        let log = Log::of(&play);
        let turns = log.turns_of(&play, Viewer::Omniscient, boards::of::<Mexica>().chapter);
        let (mut at, mut on) = (0, vec![0]);
        while let Some(to) = turn_from(&turns, at, true) {
            assert!(to > at);
            at = to;
            on.push(at);
        }
        assert_eq!(on.len(), turns.iter().filter(|turn| !turn.numbers.is_empty()).count());
        let mut back = vec![at];
        while let Some(to) = turn_from(&turns, at, false) {
            at = to;
            back.push(at);
        }
        back.reverse();
        assert_eq!(on, back);
    }

    #[test]
    fn people_are_judged_and_bots_only_where_there_is_nobody_else() {
        let play = sample::played::<Mexica>(3, &[], 5, 60);
        let count = |people: &[bool], viewer| asked_about(&play, people, viewer).len();
        let of = |seat: Seat| play.steps().iter().filter(|step| step.seat == seat).count();
        let second = Seat::new(1).unwrap();
        assert_eq!(count(&[true, false, false], Viewer::Omniscient), of(Seat::FIRST));
        assert_eq!(count(&[false; 3], Viewer::Omniscient), 60);
        assert_eq!(count(&[true, false, false], Viewer::Seat(second)), of(second));
    }
}
