//! How a table at a distance goes on: what is decided here is seen here at once, and what the house
//! tells is what is seen.

use std::collections::BTreeMap;

use patolli_bots::{Bot, BotName, Limits, Observation};
use patolli_game::{Chance, Event as _, Game, Heuristics, Play, Seat, Seed, Silent, Viewer};
use patolli_mexica::Mexica;
use patolli_tables::{Phase, Place, Sitter, TableId, Terms, Time, UserId};
use patolli_tzolkin::Tzolkin;
use patolli_wire::{Mirror, Played, Room, Snapshot};
use patolli_yaxha::Yaxha;
use serde_json::{Value, json};

use super::{Hearing, Log, Message, Table};
use crate::boards;

const ME: UserId = UserId(1);

/// A house: the true game, and who sits there. The first seats are of the person here.
struct House<G: Game> {
    play: Play<G>,
    terms: Terms,
    own: usize,
}

impl<G: Game> House<G> {
    fn new(terms: Terms, own: usize, seed: u128) -> Self {
        let play = Play::new(terms.setup::<G>(Seed(seed)).unwrap()).unwrap();
        Self { play, terms, own }
    }

    /// What the person is told.
    fn tells(&self) -> Mirror {
        let seats = || Seat::first(self.own);
        let json = |game: &G| -> BTreeMap<u8, Value> {
            let view = |seat| json!(game.view(Viewer::Seat(seat)));
            seats().map(|seat| (seat.number(), view(seat))).collect()
        };
        let events = |seat: Seat| {
            let moments = self.play.moments(0);
            let all = moments.flat_map(|moment| {
                let number = moment.number;
                moment.events.into_iter().map(move |event| (number, event))
            });
            let seen = all.filter_map(|(number, event)| {
                Some((number, json!(event.seen_by(Viewer::Seat(seat))?)))
            });
            (seat.number(), seen.collect())
        };
        let steps = self.play.steps();
        let open = self.play.since_barrier();
        let own = |seat: Seat| {
            let later = steps.iter().enumerate().skip(steps.len() - open);
            let own = later.filter(|(_, step)| step.seat == seat);
            (seat.number(), own.map(|(at, step)| (at + 1, step.decision.to_string())).collect())
        };
        let place = |seat: Seat| {
            let user = if seat.index() < self.own { ME } else { UserId(9) };
            let sitter = Sitter::Person(user);
            Place { name: format!("player {seat}"), sitter, kept_for: None }
        };
        let room = Room {
            phase: Phase::Playing,
            places: Seat::first(self.terms.seats).map(place).collect(),
            keeper: ME,
            clocks: Vec::new(),
            asked: None,
            rematch: None,
        };
        let rounds = self.play.rounds().iter();
        let game = Played {
            views: json(self.play.game()),
            deciders: steps.iter().map(|step| step.seat).collect(),
            events: seats().map(events).collect(),
            rounds: rounds.map(|round| (round.decisions, round.number())).collect(),
            open,
            anchors: json(self.play.at_barrier()),
            own: seats().map(own).collect(),
        };
        Mirror::new(Snapshot {
            table: TableId("t".to_owned()),
            number: 1,
            now: Time(0),
            terms: self.terms.clone(),
            rules: 1,
            room,
            talk: Vec::new(),
            game: Some(game),
        })
    }

    /// Does what was decided at the person's table.
    fn does(&mut self, table: &mut Table<G>) {
        while let Some(message) = table.next_message() {
            match &message {
                Message::Decide(seat, decisions) => {
                    for &decision in decisions {
                        self.play.decide(*seat, decision, &mut Silent).unwrap();
                    }
                }
                Message::Undo(seat) => drop(self.play.undo(*seat).unwrap()),
            }
            table.is_told(&message);
        }
    }
}

fn hear<G: Game>(table: &mut Table<G>, mirror: &mut Mirror) {
    let (terms, room) = (&mirror.terms, &mirror.room);
    let told = mirror.game.as_mut().unwrap();
    table.hear(Hearing { told, terms, room, me: ME }).unwrap();
}

/// What is seen here is what the house says.
fn agrees<G: Game>(table: &Table<G>, house: &House<G>) {
    let Some(holder) = table.holder().filter(|_| !table.is_over()) else { return };
    let viewer = Viewer::Seat(holder);
    let scene = table.scene();
    assert_eq!(scene.number, house.play.steps().len());
    if !table.is_curtained() {
        assert_eq!(scene.view, house.play.game().view(viewer));
    }
    if let Some(seat) = table.acting() {
        let mut list = Vec::new();
        house.play.game().decisions(seat, &mut list);
        assert_eq!(scene.decisions, list);
    }
    let chapter = boards::of::<G>().chapter;
    if !table.is_curtained() {
        let turns = Log::of(&house.play).turns_of(&house.play, viewer, chapter);
        assert_eq!(table.turns(chapter), turns);
    }
}

/// Whole games, in which the person here presses what a greedy bot would, and often thinks better
/// of it.
fn plays_along<G: Heuristics>(terms: Terms, own: usize) {
    let seats = terms.seats;
    let mut house = House::<G>::new(terms, own, 5);
    let mut mirror = house.tells();
    let (terms, room) = (mirror.terms.clone(), mirror.room.clone());
    let told = mirror.game.as_mut().unwrap();
    let mut table = Table::<G>::afar(Hearing { told, terms: &terms, room: &room, me: ME }).unwrap();
    table.set_begins(boards::of::<G>().begins);
    let ends = boards::of::<G>().ends;
    let limits = Limits::native(std::time::Duration::from_secs(1));
    let mut bots: Vec<Box<dyn Bot<G>>> = Vec::new();
    for seat in Seat::first(seats) {
        let mut bot = BotName::Greedy.sit_down(&limits);
        let chance = Chance::of_player(Seed(3), seat.index() as u32);
        bot.begin(house.play.setup(), seat, chance).unwrap();
        bots.push(bot);
    }
    let (mut chance, mut undone, mut pressed, mut again) = (Chance::new(Seed(8)), 0, 0, 0);
    let mut budget = 4_000;
    while let Some(decides) = house.play.game().deciding().iter().last() {
        budget -= 1;
        assert!(budget > 0, "it goes on for ever");
        table.lift_curtain();
        agrees(&table, &house);
        let acting = table.acting();
        let own_first = acting.filter(|_| decides.index() < own || chance.below(2) == 0);
        let Some(seat) = own_first else {
            let mut list = Vec::new();
            house.play.game().decisions(decides, &mut list);
            let observed = Observation::new(house.play.game(), decides);
            let choice = bots[decides.index()].choose(&observed, &list).unwrap();
            house.play.decide(decides, list[choice], &mut Silent).unwrap();
            hear(&mut table, &mut house.tells());
            continue;
        };
        let list = table.scene().decisions;
        let observed = Observation::new(house.play.game(), seat);
        let choice = bots[seat.index()].choose(&observed, &list).unwrap();
        table.press(&[list[choice]], ends).unwrap();
        if chance.below(3) == 0 && table.can_undo() {
            table.undo();
            undone += 1;
        } else {
            // Wanting is not yet deciding.
            table.confirm().unwrap();
            pressed += 1;
        }
        if table.has_to_tell() {
            house.does(&mut table);
            // Without the house, the screen never goes on past what it reveals.
            let mut mirror = house.tells();
            if chance.below(20) == 0 {
                // As after a reload.
                let (terms, room) = (mirror.terms.clone(), mirror.room.clone());
                let told = mirror.game.as_mut().unwrap();
                let hearing = Hearing { told, terms: &terms, room: &room, me: ME };
                table = Table::<G>::afar(hearing).unwrap();
                table.set_begins(boards::of::<G>().begins);
                again += 1;
            } else {
                hear(&mut table, &mut mirror);
            }
        }
    }
    assert!(pressed > 20 && undone > 5 && again > 0, "{pressed} {undone} {again}");
}

#[test]
fn a_game_of_yaxha() {
    plays_along::<Yaxha>(Terms::usual("yaxha", 3), 1);
}

#[test]
fn a_game_of_yaxha_for_two_at_one_screen() {
    plays_along::<Yaxha>(Terms::usual("yaxha", 3), 2);
}

#[test]
fn a_game_of_mexica() {
    plays_along::<Mexica>(Terms::usual("mexica", 2), 1);
}

#[test]
fn a_game_of_tzolkin_with_every_module() {
    let on = ["tribes", "prophecies", "quick_actions", "new_buildings"];
    let options = on.map(|id| (id.to_owned(), "true".to_owned())).to_vec();
    plays_along::<Tzolkin>(Terms { options, ..Terms::usual("tzolkin", 3) }, 1);
}

#[test]
fn what_a_seat_decides_in_a_row_is_told_together() {
    let mut house = House::<Mexica>::new(Terms::usual("mexica", 2), 1, 5);
    let mut mirror = house.tells();
    let (terms, room) = (mirror.terms.clone(), mirror.room.clone());
    let told = mirror.game.as_mut().unwrap();
    let hearing = Hearing { told, terms: &terms, room: &room, me: ME };
    let mut table = Table::<Mexica>::afar(hearing).unwrap();
    let ends = boards::of::<Mexica>().ends;
    let mut longest = 0;
    for turn in 0.. {
        assert!(turn < 200, "no turn is longer than one decision");
        let Some(seat) = table.acting() else {
            let seat = house.play.game().deciding().lowest().unwrap();
            let mut list = Vec::new();
            house.play.game().decisions(seat, &mut list);
            house.play.decide(seat, list[0], &mut Silent).unwrap();
            hear(&mut table, &mut house.tells());
            continue;
        };
        let before = house.play.steps().len();
        let mut decided = Vec::new();
        while table.acting() == Some(seat) && decided.len() < 3 {
            let first = table.scene().decisions[0];
            table.press(&[first], ends).unwrap();
            table.confirm().unwrap();
            decided.push(first);
        }
        assert_eq!(table.next_message(), Some(Message::Decide(seat, decided.clone())));
        house.does(&mut table);
        assert!(!table.has_to_tell());
        let steps = &house.play.steps()[before..];
        assert!(steps.iter().map(|step| step.decision).eq(decided.iter().copied()));
        hear(&mut table, &mut house.tells());
        longest = longest.max(decided.len());
        if longest == 3 {
            return;
        }
    }
}
