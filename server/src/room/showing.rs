//! What each sees of a table.

use std::collections::BTreeMap;

use patolli_game::{Game, Heuristics, Moment, Play, Seat, Seats, Step, Viewer};
use patolli_store::KeptView;
use patolli_tables::{Change, Deed, Ending, Phase, Table, TableId, Time, UserId, What};
use patolli_wire::{Course, MOST_MOMENTS, News, Played, Room, Snapshot, Update, delta, delta_of};
use serde::Serialize;
use serde_json::Value;

use super::{Answer, RoomOf, people_of};
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

/// A value as it is told, where the last like it had so many bytes.
fn written(value: &impl Serialize, about: usize) -> String {
    let mut text = Vec::with_capacity(about + about / 8 + 64);
    // Plain data with text for keys always becomes JSON, and that is text.
    let _ = serde_json::to_writer(&mut text, value);
    String::from_utf8(text).unwrap_or_default()
}

/// Views by seat, as they are told.
pub type Written = BTreeMap<u8, String>;

/// What viewers saw last: what they see next is compared with it.
#[derive(Debug, Default)]
pub struct LastSeen {
    /// The number of the latest entry then.
    number: u64,
    views: Written,
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
pub type Looked = (usize, BTreeMap<u8, Value>);

/// A number for a set of seats.
fn mask(seats: Seats) -> u8 {
    seats.iter().fold(0, |mask, seat| mask | 1 << seat.index())
}

/// What happened, as a viewer sees it.
fn seen<E: patolli_game::Event>(events: &[(usize, E)], viewer: Viewer) -> Vec<(usize, Value)> {
    let seen =
        events.iter().filter_map(|(number, event)| Some((*number, json(&event.seen_by(viewer)?))));
    seen.collect()
}

/// The whole game, as these viewers see it.
pub fn played<G: Game>(play: &Play<G>, viewers: &[(u8, Viewer)]) -> Played {
    let mut events = Vec::new();
    for moment in play.moments(0) {
        events.extend(moment.events.into_iter().map(|event| (moment.number, event)));
    }
    let view = |game: &G| {
        let view = |(number, viewer): &(u8, Viewer)| (*number, json(&game.view(*viewer)));
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
        let view = |(n, viewer): &(u8, Viewer)| (*n, json(&moment.game.view(*viewer)));
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
) -> Snapshot {
    let own = table.seats_of(user) | table.left_by(user);
    let seats: Vec<u8> = own.iter().map(Seat::number).collect();
    let is_theirs = |viewer: u8| {
        if seats.is_empty() { viewer == 0 } else { seats.contains(&viewer) }
    };
    let views: BTreeMap<u8, Value> = views
        .iter()
        .filter(|kept| is_theirs(kept.viewer))
        .filter_map(|kept| Some((kept.viewer, serde_json::from_str(&kept.view).ok()?)))
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
/// saw before may be known.
pub fn course<G: Game>(
    change: &Change<G>,
    play: &Play<G>,
    viewers: &[(u8, Viewer)],
    known: &Written,
    seen_now: &mut Written,
) -> Option<Course> {
    let (before, now) = (change.before.as_ref()?, play.game());
    let mut views = BTreeMap::new();
    for (number, viewer) in viewers {
        let was = match known.get(number) {
            Some(known) => known,
            None => &written(&before.view(*viewer), 1024),
        };
        let is = written(&now.view(*viewer), was.len());
        views.extend(delta_of(was, &is).map(|change| (*number, change)));
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
    pub(super) fn snapshot(&self, user: UserId) -> Snapshot {
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
    pub(super) fn publish(&mut self, deeds: &[Deed<G>]) {
        let now_shown = room(&self.table);
        let room = if now_shown == self.shown {
            None
        } else {
            delta(&json(&self.shown), &json(&now_shown))
        };
        self.shown = now_shown;
        if room.is_some() {
            self.house.lobby_changed(self.table.terms().public);
        }
        self.tell_those_who_play(room.is_some());
        let changes = || deeds.iter().filter_map(|deed| deed.change.as_ref());
        let went_back = |deed: &Deed<G>| matches!(deed.entry.what, What::WentBack { .. });
        self.keep_views(deeds.iter().any(went_back));
        // At the beginning and the end everybody sees another game than before, with who sits where
        // changes who sees what, and going back leads to another barrier.
        let begins = changes().any(|change| change.before.is_none());
        let reseats = deeds.iter().any(|deed| {
            matches!(
                deed.entry.what,
                What::Engaged { .. }
                    | What::Returned { .. }
                    | What::Ended { .. }
                    | What::WentBack { .. }
            )
        });
        let ends = self.table.is_over() && changes().next().is_some();
        if begins || reseats || ends {
            return self.show_whole();
        }
        let talk = deeds.iter().any(|deed| matches!(deed.entry.what, What::Said { .. }));
        let update = Update {
            table: self.id.clone(),
            after: deeds.first().map_or(0, |deed| deed.number - 1),
            number: self.table.number(),
            now: self.house.now(),
            room,
            talk: self.table.talk().last().filter(|_| talk).cloned().into_iter().collect(),
            game: None,
        };
        let change = changes().last();
        let seen = std::mem::take(&mut self.seen);
        let is_known = seen.number == update.after && changes().nth(1).is_none();
        let known = if is_known { seen.views } else { Written::new() };
        let mut seen_now = Written::new();
        self.watchers.retain(|watcher| !watcher.outbox.is_closed());
        // Those who see the same are told the same words.
        let mut told: BTreeMap<u8, String> = BTreeMap::new();
        for watcher in self.watchers.iter() {
            let seats = self.table.seats_of(watcher.user);
            let text = told.entry(mask(seats)).or_insert_with(|| {
                let game = change.zip(self.table.play()).and_then(|(change, play)| {
                    course(change, play, &viewers(&self.table, seats), &known, &mut seen_now)
                });
                let update = Update { game, ..update.clone() };
                serde_json::to_string(&News::Update(Box::new(update))).unwrap_or_default()
            });
            watcher.outbox.tell_text(text.clone());
        }
        let views = if change.is_some() { seen_now } else { known };
        self.seen = LastSeen { number: self.table.number(), views };
    }

    /// Whoever follows their own tables is told if this one waits for somebody else now.
    fn tell_those_who_play(&mut self, room_changed: bool) {
        let waits_for = self.table.waits_for();
        if room_changed || waits_for != self.waited_for {
            self.waited_for = waits_for;
            self.house.own_changed(&people_of(&self.table));
        }
    }

    /// Shows the whole table to everybody.
    pub(super) fn show_whole(&mut self) {
        self.shown = room(&self.table);
        let mut told: BTreeMap<u8, String> = BTreeMap::new();
        for watcher in self.watchers.iter() {
            let key = mask(self.table.seats_of(watcher.user));
            let text = told.entry(key).or_insert_with(|| {
                let whole = News::Table(Box::new(self.snapshot(watcher.user)));
                serde_json::to_string(&whole).unwrap_or_default()
            });
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
        let number = self.table.number();
        let view = |viewer| serde_json::to_string(&round.game.view(viewer)).unwrap_or_default();
        let seats = Seat::first(self.table.places().len());
        let seats = seats.map(|seat| (seat.number(), Viewer::Seat(seat)));
        let all = seats.chain([(0, Viewer::Spectator)]);
        let views = all.map(|(n, viewer)| KeptView { viewer: n, number, view: view(viewer) });
        self.house.keep_views(self.id.clone(), views.collect());
    }
}
