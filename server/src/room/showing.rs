//! What each sees of a table.

use std::collections::BTreeMap;
use std::sync::Arc;

use patolli_game::{Game, Heuristics, Moment, Play, Seat, Seats, Step, Viewer};
use patolli_store::KeptView;
use patolli_tables::{Change, Deed, Ending, Phase, Table, TableId, Time, UserId, What};
use patolli_wire::{
    Course, MOST_MOMENTS, Played, Raw, Room, Snapshot, Tape, Update, delta, delta_of, raw,
};
use serde::Serialize;
use serde_json::Value;
use serde_json::value::RawValue;

use super::{Answer, RoomOf};
use crate::connection::{News, text};
use crate::refusal;

/// Everything but the game.
pub fn room<G: Game>(table: &Table<G>) -> Room {
    let places = table.places();
    let clocks = match table.terms().pace {
        Some(_) => Seat::first(places.len()).map(|seat| table.clock(seat)).collect(),
        None => Vec::new(),
    };
    Room {
        phase: table.phase(),
        places: places.to_vec(),
        keeper: table.keeper(),
        clocks,
        asked: table.asked().map(|asked| (asked, asked.granted.iter().collect())),
        rematch: table.rematch().cloned(),
    }
}

/// Views by seat, as they are compared.
pub type Tapes = BTreeMap<u8, Tape>;

/// What viewers saw last: what they see next is compared with it.
#[derive(Debug, Default)]
pub struct LastSeen {
    /// The number of the latest entry then.
    number: u64,
    views: Tapes,
}

fn json(value: &impl Serialize) -> Value {
    // Plain data with text for keys always becomes JSON.
    serde_json::to_value(value).unwrap_or_default()
}

/// Who somebody with these seats looks as: each of the seats, or who looks on, under its number.
/// Once the game is over, there is nothing to hide.
fn viewers<G: Game>(table: &Table<G>, seats: Seats) -> Vec<(u8, Viewer)> {
    if table.is_over() {
        return vec![(0, Viewer::Omniscient)];
    }
    if seats.is_empty() {
        return vec![(0, Viewer::Spectator)];
    }
    seats.iter().map(|seat| (seat.number(), Viewer::Seat(seat))).collect()
}

/// What is seen after so many decisions, by seat.
pub type Looked = (usize, BTreeMap<u8, Raw>);

/// A number for a set of seats.
fn mask(seats: Seats) -> u8 {
    seats.iter().fold(0, |mask, seat| mask | 1 << seat.index())
}

/// What happened, as a viewer sees it.
fn seen<E: patolli_game::Event>(events: &[(usize, E)], viewer: Viewer) -> Vec<(usize, Raw)> {
    let seen = |(number, event): &(usize, E)| Some((*number, raw(&event.seen_by(viewer)?)));
    events.iter().filter_map(seen).collect()
}

/// The whole game, as these viewers see it.
pub fn played<G: Game>(play: &Play<G>, viewers: &[(u8, Viewer)]) -> Played<Raw> {
    let mut events = Vec::new();
    for moment in play.moments(0) {
        events.extend(moment.events.into_iter().map(|event| (moment.number, event)));
    }
    let view = |game: &G| {
        let view = |(number, viewer): &(u8, Viewer)| (*number, raw(&game.view(*viewer)));
        viewers.iter().map(view).collect()
    };
    let open = play.since_barrier();
    Played {
        views: view(play.game()),
        deciders: play.steps().iter().map(|step| step.seat).collect(),
        events: viewers.iter().map(|(number, viewer)| (*number, seen(&events, *viewer))).collect(),
        rounds: rounds_after(play, None),
        open,
        anchors: if open == 0 { BTreeMap::new() } else { view(play.at_barrier()) },
        own: own_after(play, 0, viewers),
    }
}

/// Earlier moments, as these viewers saw them.
pub fn looked<G: Game>(
    play: &Play<G>,
    viewers: &[(u8, Viewer)],
    from: usize,
    to: usize,
) -> Vec<Looked> {
    let last = to.min(play.steps().len()).min(from.saturating_add(MOST_MOMENTS - 1));
    let looked = |moment: Moment<G>| {
        let view = |(n, viewer): &(u8, Viewer)| (*n, raw(&moment.game.view(*viewer)));
        (moment.number, viewers.iter().map(view).collect())
    };
    play.moments(from).take_while(|moment| moment.number <= last).map(looked).collect()
}

/// A table that is set aside, as it stood at the start of its last round: from the views that were
/// kept then, as the log may make another game now, or none.
pub fn as_it_stood<G: Game>(
    id: &TableId,
    table: &Table<G>,
    views: &[KeptView],
    user: UserId,
    now: Time,
) -> Snapshot<Raw> {
    let own = table.seats_of(user) | table.left_by(user);
    let seats: Vec<u8> = own.iter().map(Seat::number).collect();
    let is_theirs = |viewer: u8| {
        if seats.is_empty() { viewer == 0 } else { seats.contains(&viewer) }
    };
    let views: BTreeMap<u8, Raw> = views
        .iter()
        .filter(|kept| is_theirs(kept.viewer))
        .filter_map(|kept| Some((kept.viewer, RawValue::from_string(kept.view.clone()).ok()?)))
        .collect();
    let game = (!views.is_empty()).then(|| Played {
        events: views.keys().map(|viewer| (*viewer, Vec::new())).collect(),
        views,
        deciders: Vec::new(),
        rounds: Vec::new(),
        open: 0,
        anchors: BTreeMap::new(),
        own: BTreeMap::new(),
    });
    let room = Room { phase: Phase::Ended(Ending::House), asked: None, ..room(table) };
    Snapshot {
        table: id.clone(),
        number: table.number(),
        now,
        terms: table.terms().clone(),
        rules: table.rules(),
        room,
        talk: table.talk().cloned().collect(),
        game,
    }
}

/// The rounds that began after more than so many decisions; all of them, if nothing is said.
fn rounds_after<G: Game>(play: &Play<G>, kept: Option<usize>) -> Vec<(usize, u16)> {
    let rounds = play.rounds().iter().map(|round| (round.decisions, round.number()));
    rounds.filter(|(after, _)| kept.is_none_or(|kept| *after > kept)).collect()
}

/// The decisions after the first `kept` and after the last barrier that these viewers took
/// themselves, by seat.
fn own_after<G: Game>(
    play: &Play<G>,
    kept: usize,
    viewers: &[(u8, Viewer)],
) -> BTreeMap<u8, Vec<(usize, String)>> {
    let steps = play.steps();
    let kept = kept.max(steps.len() - play.since_barrier());
    let own = |(number, viewer): &(u8, Viewer)| {
        let is_own = |step: &Step<G::Decision>| *viewer == Viewer::Seat(step.seat);
        let later = steps.iter().enumerate().skip(kept).filter(|(_, step)| is_own(step));
        let taken: Vec<_> = later.map(|(at, step)| (at + 1, step.decision.to_string())).collect();
        (!taken.is_empty()).then_some((*number, taken))
    };
    viewers.iter().filter_map(own).collect()
}

/// How a game went on to how it is now, as these viewers see it, and what each sees now. What they
/// saw before may be known; it is taken from there.
pub fn course<G: Game>(
    change: &Change<G>,
    play: &Play<G>,
    viewers: &[(u8, Viewer)],
    known: &mut Tapes,
    seen_now: &mut Tapes,
) -> Option<Course<Raw>> {
    let (before, now) = (change.before.as_ref()?, play.game());
    let mut views = BTreeMap::new();
    for (number, viewer) in viewers {
        let (known, before, now) = (known.remove(number), before.view(*viewer), now.view(*viewer));
        // Much of what others do is not seen yet.
        if before == now {
            seen_now.extend(known.map(|known| (*number, known)));
            continue;
        }
        let (was, is) = (known.unwrap_or_else(|| Tape::of(&before)), Tape::of(&now));
        views.extend(delta_of(&was, &is).map(|change| (*number, change)));
        seen_now.insert(*number, is);
    }
    Some(Course {
        kept: change.kept,
        deciders: change.deciders.clone(),
        views,
        events: viewers.iter().map(|(n, viewer)| (*n, seen(&change.events, *viewer))).collect(),
        rounds: rounds_after(play, Some(change.kept)),
        open: play.since_barrier(),
        own: own_after(play, change.kept, viewers),
    })
}

impl<G: Heuristics> RoomOf<'_, G> {
    pub(super) fn snapshot(&self, user: UserId) -> Snapshot<Raw> {
        let table = &self.table;
        let play = table.play();
        Snapshot {
            table: self.id.clone(),
            number: table.number(),
            now: self.house.now(),
            terms: table.terms().clone(),
            rules: table.rules(),
            room: room(table),
            talk: table.talk().cloned().collect(),
            game: play.map(|play| played(play, &viewers(table, table.seats_of(user)))),
        }
    }

    /// Tells everybody what was done.
    pub(super) fn publish(&mut self, deeds: Vec<Deed<G>>) {
        let (Some(first), Some(last)) = (deeds.first(), deeds.last()) else { return };
        let (after, number) = (first.number - 1, last.number);
        let any = |is: fn(&What) -> bool| deeds.iter().any(|deed| is(&deed.entry.what));
        let room = self.what_changed(any(|what| !is_within_the_game(what)));
        self.keep_views(any(|what| matches!(what, What::WentBack { .. })));
        let reseats = any(changes_who_sees_what);
        let said = deeds.iter().filter(|deed| matches!(deed.entry.what, What::Said { .. })).count();
        let changes = deeds.into_iter().filter_map(|deed| deed.change);
        let change = changes.reduce(Change::then);
        // At the beginning and the end everybody sees another game than before, with who sits where
        // changes who sees what, and going back leads to another barrier.
        let begins = change.as_ref().is_some_and(|change| change.before.is_none());
        let ends = self.table.is_over() && change.is_some();
        if begins || reseats || ends {
            return self.show_whole();
        }
        let update = Update {
            table: self.id.clone(),
            after,
            number,
            now: self.house.now(),
            room,
            talk: self.table.talk().skip(self.table.talk().count() - said).cloned().collect(),
            game: None,
        };
        let seen = std::mem::take(&mut self.seen);
        let mut known = if seen.number == after { seen.views } else { Tapes::new() };
        let mut seen_now = Tapes::new();
        self.watchers.retain(|watcher| !watcher.outbox.is_closed());
        // Those who see the same are told the same words.
        let mut told = BTreeMap::new();
        for watcher in self.watchers.iter() {
            let seats = self.table.seats_of(watcher.user);
            let text = told.entry(mask(seats)).or_insert_with(|| {
                let game = change.as_ref().zip(self.table.play()).and_then(|(change, play)| {
                    course(change, play, &viewers(&self.table, seats), &mut known, &mut seen_now)
                });
                text(&News::Update(Box::new(Update { game, ..update.clone() })))
            });
            watcher.outbox.tell_text(text.clone());
        }
        let views = if change.is_some() { seen_now } else { known };
        self.seen = LastSeen { number, views };
    }

    /// What changed of everything but the game, if it may have.
    fn what_changed(&mut self, beside_the_game: bool) -> Option<Value> {
        // Decisions change nothing else unless clocks run or the game ends.
        if !beside_the_game && self.table.terms().pace.is_none() && !self.table.is_over() {
            return None;
        }
        let now = room(&self.table);
        let change = delta(&json(&self.shown), &json(&now));
        self.shown = now;
        change
    }

    /// Shows the whole table to everybody.
    pub(super) fn show_whole(&mut self) {
        self.shown = room(&self.table);
        self.seen = LastSeen::default();
        let mut told = BTreeMap::new();
        for watcher in self.watchers.iter() {
            let key = mask(self.table.seats_of(watcher.user));
            let text = told
                .entry(key)
                .or_insert_with(|| text(&News::Table(Box::new(self.snapshot(watcher.user)))));
            watcher.outbox.tell_text(text.clone());
        }
    }

    /// What somebody saw of earlier moments. What they may see of them is what they may see now.
    pub(super) fn look(&self, user: UserId, from: usize, to: usize) -> Answer<Vec<Looked>> {
        let play = self.table.play().ok_or_else(refusal::not_begun)?;
        let viewers = viewers(&self.table, self.table.seats_of(user));
        Ok(looked(play, &viewers, from, to))
    }

    /// What everybody saw at the start of the round is kept beside, for when the game cannot be
    /// played any more.
    fn keep_views(&mut self, went_back: bool) {
        let Some(play) = self.table.play() else { return };
        let rounds = play.rounds();
        let Some(round) = rounds.last().filter(|_| went_back || rounds.len() != self.rounds_kept)
        else {
            return;
        };
        self.rounds_kept = rounds.len();
        let (number, game) = (self.table.number(), round.game.clone());
        let seats = self.table.places().len();
        // Most are never written: another round begins before.
        self.house.keep_views(self.id.clone(), Arc::new(move || views(&game, seats, number)));
    }
}

/// What everybody sees of a game.
fn views<G: Game>(game: &G, seats: usize, number: u64) -> Vec<KeptView> {
    let view = |viewer| serde_json::to_string(&game.view(viewer)).unwrap_or_default();
    let seats = Seat::first(seats).map(|seat| (seat.number(), Viewer::Seat(seat)));
    let all = seats.chain([(0, Viewer::Spectator)]);
    all.map(|(n, viewer)| KeptView { viewer: n, number, view: view(viewer) }).collect()
}

/// Does it change nothing but the game, and what was said?
pub fn is_within_the_game(what: &What) -> bool {
    matches!(what, What::Decided { .. } | What::Undone { .. } | What::Said { .. })
}

fn changes_who_sees_what(what: &What) -> bool {
    matches!(
        what,
        What::Engaged { .. } | What::Returned { .. } | What::Ended { .. } | What::WentBack { .. }
    )
}
