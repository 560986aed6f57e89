//! A turn in a line: which spaces were used, what came of them, what it brought and cost.

use patolli_game::{Game as _, Name, Phrase, Seat};
use patolli_tzolkin::{Event, Gear, Materials, Space, TEETH, Tzolkin};

use crate::table::{Chapter, Tale, Turn};

pub const CORN: Name = Name::new("tzolkin-material", "corn");
const SKULL: Name = Name::new("tzolkin-material", "skull");
const WORKER: Name = Name::new("tzolkin-deed", "worker");

/// Which turn tells of it.
pub const fn chapter(event: &Event) -> Chapter {
    match event {
        Event::WealthDealt { seat, .. }
        | Event::TribesDealt { seat, .. }
        | Event::WealthKept { seat, .. }
        | Event::WealthRevealed { seat, .. }
        | Event::TribeRevealed { seat, .. }
        | Event::BacabFilled { seat, .. } => Chapter::Seat(*seat),
        // What everyone begins with is paid out at once.
        Event::Gained { seat, .. }
        | Event::NoSkullLeft { seat }
        | Event::Advanced { seat, .. }
        | Event::SteppedUp { seat, .. }
        | Event::SteppedDown { seat, .. }
        | Event::StepLost { seat, .. }
        | Event::DoubleRefreshed { seat }
        | Event::WorkerGained { seat }
        | Event::NoWorkerLeft { seat } => Chapter::Own(*seat),
        Event::NeutralPlaced { .. }
        | Event::ProphecyForetold { .. }
        | Event::ProphecyBegan { .. }
        | Event::QuickTileRevealed { .. }
        | Event::QuickActionChanged { .. }
        | Event::FirstWorkerReturned { .. }
        | Event::QuickWorkerReturned { .. }
        | Event::FirstPlayerChanged { .. }
        | Event::TeethCornAdded { .. }
        | Event::CalendarAdvanced { .. }
        | Event::RoundBegan { .. }
        | Event::FoodRoundBegan { .. }
        | Event::Fed { .. }
        | Event::Unfed { .. }
        | Event::AgeChanged
        | Event::TempleRewarded { .. }
        | Event::TempleScored { .. }
        | Event::TempleLed { .. }
        | Event::SkullsShort
        | Event::ProphecyScored { .. }
        | Event::WorkerPushedOff { .. }
        | Event::CornScored { .. }
        | Event::SkullsScored { .. }
        | Event::MonumentScored { .. }
        | Event::GameEnded { .. } => Chapter::Table,
        _ => Chapter::Turn,
    }
}

fn deed(id: &'static str) -> Phrase {
    Phrase::new("tzolkin-deed", id)
}

/// A worker who was picked up or sent somewhere, and what came of it.
struct Errand {
    id: &'static str,
    gear: Gear,
    number: u8,
    what: Vec<Name>,
}

impl Errand {
    fn phrase(self) -> Phrase {
        let place = deed(self.id).name("gear", self.gear.name()).number("number", self.number);
        if self.what.is_empty() {
            return place;
        }
        deed("led_to").phrase("place", place).names("what", self.what)
    }
}

/// The deeds of a turn, as they are read from its events.
#[derive(Default)]
struct Reader {
    tale: Tale,
    errand: Option<Errand>,
}

impl Reader {
    fn tell(&mut self, phrase: Phrase) {
        self.close();
        self.tale.deeds.push(phrase);
    }

    fn close(&mut self) {
        if let Some(errand) = self.errand.take() {
            self.tale.deeds.push(errand.phrase());
        }
    }

    fn send(&mut self, id: &'static str, space: Space) {
        self.close();
        match space.gear() {
            Some(gear) => {
                let number = space.number();
                self.errand = Some(Errand { id, gear, number, what: Vec::new() });
            }
            None => self.tale.deeds.push(deed("first_place")),
        }
    }

    /// Something came of the errand.
    fn led_to(&mut self, what: Name) {
        match &mut self.errand {
            Some(errand) if errand.what.contains(&what) => {}
            Some(errand) => errand.what.push(what),
            None => self.tale.deeds.push(what.into()),
        }
    }

    /// Something was traded: by the action that was used, or beside what is being done.
    fn trade(&mut self) {
        let trade = Name::new("tzolkin-deed", "trade");
        match &self.errand {
            Some(errand) if errand.id == "used" => self.led_to(trade),
            // A worker on the way goes on; what comes of it is told after the trade.
            _ if self.tale.deeds.last() == Some(&trade.into()) => {}
            _ => self.tale.deeds.push(trade.into()),
        }
    }

    /// Tells what the player has, once.
    fn has(&mut self, thing: Name) {
        if !self.tale.deeds.contains(&thing.into()) {
            self.tell(thing.into());
        }
    }

    fn materials(&mut self, what: Materials, sign: i32) {
        for (count, thing) in what.counted() {
            self.tale.count(thing, sign * count as i32);
        }
    }

    fn corn(&mut self, more: i32) {
        self.tale.count(CORN, more);
    }

    fn read(&mut self, event: &Event, whose: Option<Seat>) {
        match *event {
            Event::WorkerPlaced { space, corn, .. } | Event::MercyShown { space, corn, .. } => {
                self.send("placed", space);
                self.corn(-i32::from(corn));
            }
            Event::FirstPlaceTaken { corn, .. } => {
                self.tell(deed("first_place"));
                self.corn(-i32::from(corn));
            }
            Event::QuickPlaceTaken { corn, .. } => self.corn(-i32::from(corn)),
            Event::QuickActionUsed { quick, .. } => {
                self.tell(deed("quick").name("quick", quick.name()));
            }
            Event::WorkerPickedUp { space, .. } => self.send("picked", space),
            Event::ActionUsed { action, .. }
            | Event::ActionUsedFor { action, .. }
            | Event::ActionPaid { action, .. } => {
                self.errand = Some(Errand {
                    id: "used",
                    gear: action.gear(),
                    number: action.number(),
                    what: Vec::new(),
                });
                match *event {
                    Event::ActionUsedFor { corn, .. } => self.corn(-i32::from(corn)),
                    Event::ActionPaid { corn, .. } => self.corn(i32::from(corn)),
                    _ => {}
                }
            }
            Event::Gained { what, .. } => self.materials(what, 1),
            Event::Paid { what, .. } => self.materials(what, -1),
            Event::SkullLeft { .. } => self.tale.count(SKULL, -1),
            Event::Begged { gained, .. } => {
                self.tell(deed("begged"));
                self.corn(gained.into());
            }
            Event::BacabFilled { gained, .. } => self.corn(gained.into()),
            Event::Passed { .. } => self.tell(deed("passed")),
            Event::ForestBurnt { .. } => self.led_to(Name::new("tzolkin-deed", "burnt")),
            Event::SteppedUp { temple, .. } => self.led_to(temple.name()),
            Event::SteppedDown { temple, .. } => {
                self.tell(deed("stepped_down").name("temple", temple.name()));
            }
            Event::Advanced { track, .. }
            | Event::BonusTaken { track, .. }
            | Event::BonusChosen { track, .. } => self.led_to(track.name()),
            Event::Scored { points, .. } => {
                self.tale.points += i32::from(points) * i32::from(Tzolkin::META.units_per_point);
            }
            Event::WorkerGained { .. } => self.tale.count(WORKER, 1),
            Event::Sold { resource, corn, .. } => {
                self.trade();
                self.tale.count(resource.name(), -1);
                self.corn(i32::from(corn));
            }
            Event::Bought { resource, corn, .. } => {
                self.trade();
                self.tale.count(resource.name(), 1);
                self.corn(-i32::from(corn));
            }
            Event::Built { building, .. } | Event::BuiltWithArchitecture { building, .. } => {
                self.led_to(building.name());
            }
            Event::Renovated { building, .. } => {
                self.tell(deed("renovated").name("building", building.name()));
            }
            Event::MonumentBuilt { monument, .. } => self.led_to(monument.name()),
            Event::TeethCornTaken { corn, .. } => self.corn(i32::from(corn)),
            Event::CalendarHurried { .. } => self.tell(deed("hurried")),
            Event::WealthKept { tribe: Some(tribe), .. } | Event::TribeRevealed { tribe, .. } => {
                self.has(tribe.name());
            }
            Event::WealthRevealed { tile, .. } => self.has(tile.effect_name()),
            _ if whose.is_none() => self.read_of_table(event),
            _ => {}
        }
    }

    fn read_of_table(&mut self, event: &Event) {
        let told = match event {
            // After the last day the gears turn once more.
            Event::CalendarAdvanced { tooth } if *tooth <= TEETH => {
                Some(deed("day").number("tooth", *tooth))
            }
            Event::AgeChanged => Some(deed("age")),
            Event::Fed { .. } | Event::Unfed { .. } => Some(deed("food_day")),
            Event::FirstPlayerChanged { seat } => Some(deed("first_player").seat("seat", *seat)),
            Event::WorkerPushedOff { seat, gear } => {
                Some(deed("pushed_off").seat("seat", *seat).name("gear", gear.name()))
            }
            Event::ProphecyBegan { prophecy } => {
                Some(deed("prophecy").name("prophecy", prophecy.name()))
            }
            Event::GameEnded { .. } => Some(deed("ended")),
            _ => None,
        };
        let known = |phrase: &Phrase| self.tale.deeds.contains(phrase);
        if let Some(phrase) = told.filter(|phrase| !known(phrase)) {
            self.tell(phrase);
        }
    }
}

/// A turn in a line.
pub fn tale(turn: &Turn<Event>) -> Tale {
    let mut reader = Reader::default();
    for (_, event) in &turn.events {
        reader.read(event, turn.seat);
    }
    reader.close();
    let mut tale = reader.tale;
    if turn.seat.is_none() {
        // What everyone gets and eats is no change of one player's.
        (tale.change, tale.points) = (Vec::new(), 0);
    }
    tale.change.retain(|(_, more)| *more != 0);
    tale
}

#[cfg(test)]
mod tests {
    use patolli_game::Viewer;
    use patolli_tzolkin::{PlayerView, Temple, Track, Tribe};

    use super::*;
    use crate::table::Log;
    use crate::table::sample::played;

    /// What a player has of everything that changes hands.
    fn goods(game: &Tzolkin, seat: Seat) -> Vec<(Name, i32)> {
        let player = game.view(Viewer::Omniscient).players[seat.index()].clone();
        let block = |id| Name::new("tzolkin-material", id);
        vec![
            (CORN, player.corn.into()),
            (block("wood"), player.wood.into()),
            (block("stone"), player.stone.into()),
            (block("gold"), player.gold.into()),
            (SKULL, player.skulls.into()),
            (WORKER, player.workers.into()),
        ]
    }

    /// How far a player is on temples and tracks.
    fn steps(player: &PlayerView) -> [(Name, i32); 7] {
        let (temples, tracks) = (player.temples, player.technologies);
        [
            (Temple::Brown.name(), temples.brown.into()),
            (Temple::Yellow.name(), temples.yellow.into()),
            (Temple::Green.name(), temples.green.into()),
            (Track::Agriculture.name(), tracks.agriculture.into()),
            (Track::Extraction.name(), tracks.extraction.into()),
            (Track::Architecture.name(), tracks.architecture.into()),
            (Track::Theology.name(), tracks.theology.into()),
        ]
    }

    #[test]
    fn what_a_turn_is_said_to_bring_is_what_it_brings() {
        let all = [("tribes", "true"), ("prophecies", "true"), ("new_buildings", "true")];
        for (seed, options) in [(1, &all[..0]), (2, &all[..0]), (3, &all[..]), (4, &all[..])] {
            let play = played::<Tzolkin>(4, options, seed, usize::MAX);
            let turns = Log::of(&play).turns_of(&play, Viewer::Omniscient, chapter);
            let mut compared = 0;
            for turn in &turns {
                let Some(seat) = turn.seat.filter(|_| !turn.at_once) else { continue };
                // What the table does after the last decision is not the turn's.
                let alone = |number: usize| {
                    let tells = |t: &&Turn<Event>| {
                        t.numbers.contains(&number) || t.events.iter().any(|(at, _)| *at == number)
                    };
                    turns.iter().filter(tells).count()
                };
                // Bacab is given corn before the first decision of the turn.
                let filled =
                    |(_, event): &(usize, Event)| matches!(event, Event::BacabFilled { .. });
                let filled = turn.events.iter().any(filled);
                if filled || alone(turn.last()) > 1 || turn.numbers.len() < 2 {
                    continue;
                }
                let before = goods(&play.at(turn.before()), seat);
                let after = goods(&play.at(turn.last()), seat);
                let change =
                    before.iter().zip(after).map(|((thing, was), (_, is))| (*thing, is - was));
                let mut change: Vec<_> = change.filter(|(_, more)| *more != 0).collect();
                let mut told = tale(turn).change;
                change.sort_by_key(|(thing, _)| thing.to_string());
                told.sort_by_key(|(thing, _)| thing.to_string());
                assert_eq!(told, change, "{turn:#?}");
                compared += 1;
            }
            assert!(compared > 30, "{compared}");
        }
    }

    #[test]
    fn everyone_begins_with_what_their_own_card_says() {
        let tribes = [("tribes", "true"), ("prophecies", "true")];
        for seed in 0..24 {
            let options = if seed % 2 == 0 { &[][..] } else { &tribes };
            let play = played::<Tzolkin>(2 + seed as usize % 3, options, seed, 12);
            let turns = Log::of(&play).turns_of(&play, Viewer::Omniscient, chapter);
            for seat in Seat::first(play.game().seats()) {
                let keeps = |(_, event): &(usize, Event)| matches!(event, Event::WealthKept { .. });
                let own = |turn: &&Turn<Event>| turn.seat == Some(seat);
                let card = turns.iter().filter(own).find(|turn| turn.events.iter().any(keeps));
                let card = card.unwrap();
                let told = tale(card);
                let (before, after) = (play.at(0), play.at(card.last()));
                let player =
                    |game: &Tzolkin| game.view(Viewer::Omniscient).players[seat.index()].clone();
                let (was, is) = (player(&before), player(&after));
                let both = goods(&before, seat).into_iter().zip(goods(&after, seat));
                for ((thing, had), (_, has)) in both {
                    // The workers of Yaluk are told by the name of the tribe.
                    let yaluk = thing == WORKER && is.tribe == Some(Tribe::Yaluk);
                    let more = has - had - if yaluk { 2 } else { 0 };
                    let said = told.change.iter().find(|(said, _)| *said == thing);
                    assert_eq!(said.map_or(0, |(_, more)| *more), more, "{thing} {card:#?}");
                }
                for ((thing, had), (_, has)) in steps(&was).into_iter().zip(steps(&is)) {
                    let times = |told_as: Phrase| {
                        told.deeds.iter().filter(|deed| **deed == told_as).count() as i32
                    };
                    let down = deed("stepped_down").name("temple", thing);
                    assert_eq!(times(thing.into()) - times(down), has - had, "{thing} {card:#?}");
                }
            }
        }
    }

    #[test]
    fn no_turn_tells_of_what_somebody_else_gets() {
        let all = [("tribes", "true"), ("prophecies", "true"), ("new_buildings", "true")];
        for (seats, options) in [(2, &all[..0]), (3, &all[..]), (4, &all[..0]), (5, &all[..])] {
            let play = played::<Tzolkin>(seats, options, 6, usize::MAX);
            for turn in Log::of(&play).turns_of(&play, Viewer::Omniscient, chapter) {
                let Some(own) = turn.seat else { continue };
                for (_, event) in &turn.events {
                    let told = serde_json::to_value(event).unwrap();
                    let seat = told.get("seat").and_then(serde_json::Value::as_u64);
                    assert!(
                        seat.is_none_or(|seat| seat == u64::from(own.number())),
                        "{own} {event:?}"
                    );
                }
            }
        }
    }
}
