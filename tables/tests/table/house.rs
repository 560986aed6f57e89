//! A table with its log, as a house keeps it.

use patolli_game::{Game, Seat, Seed};
use patolli_tables::{Actor, Command, Deed, Entry, Given, Refused, Table, Terms, Time, UserId};

pub struct House<G: Game> {
    pub table: Table<G>,
    pub log: Vec<Entry>,
    pub now: u64,
}

pub fn seat(number: usize) -> Seat {
    Seat::new(number - 1).unwrap()
}

pub const fn user(number: u64) -> Actor {
    Actor::User(UserId(number))
}

impl<G: Game> House<G> {
    pub fn open(terms: Terms) -> Self {
        let given = Given { at: Time(1_000), seed: Seed(5) };
        let (table, opened) = Table::open(terms, UserId(1), given).unwrap();
        Self { table, log: vec![opened], now: 1_000 }
    }

    /// One where person 1 sits on seat 1 and so on, and plays.
    pub fn playing(terms: Terms) -> Self {
        let seats = terms.seats;
        let mut house = Self::open(terms);
        for at in 1..=seats {
            house.sit(at as u64, at).unwrap();
        }
        house
    }

    pub fn given(&self) -> Given {
        Given { at: Time(self.now), seed: Seed(77) }
    }

    pub fn note(&mut self, deeds: Vec<Deed<G>>) {
        self.log.extend(deeds.into_iter().map(|deed| deed.entry));
    }

    pub fn act(&mut self, who: Actor, command: &Command) -> Result<(), Refused> {
        let deeds = self.table.act(who, command, self.given())?;
        self.note(deeds);
        Ok(())
    }

    pub fn sit(&mut self, who: u64, at: usize) -> Result<(), Refused> {
        self.act(user(who), &Command::Sit { seat: seat(at), name: format!("Player {who}") })
    }

    pub fn wait(&mut self, millis: u64) {
        self.now += millis;
        let deeds = self.table.pass_time(self.given()).unwrap();
        self.note(deeds);
    }

    /// What the seat may decide, in notation.
    pub fn listed(&self, seat: Seat) -> Vec<String> {
        let mut list = Vec::new();
        if let Some(play) = self.table.play() {
            play.game().decisions(seat, &mut list);
        }
        list.iter().map(ToString::to_string).collect()
    }

    /// The first listed decision of a seat, known to be up to date.
    pub fn decide(&mut self, who: Actor, seat: Seat) -> Result<(), Refused> {
        let decision = self.listed(seat).into_iter().next().unwrap_or_default();
        let known = self.table.number();
        self.act(who, &Command::Decide { seat, known, decisions: vec![decision] })
    }

    pub fn decisions(&self) -> usize {
        self.table.play().map_or(0, |play| play.steps().len())
    }
}
