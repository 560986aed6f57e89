//! A table at a distance that somebody looks at: what was told of it, put together.

use leptos::prelude::*;
use patolli_game::{Seat, Seats};
use patolli_tables::{Command, Phase, Sitter, TableId, Talk, Terms, UserId};
use patolli_wire::{Mirror, News, Refusal, Room, Wish};

use super::link::{House, Told};
use crate::browser::random;

/// How far one has come to the table.
#[derive(Clone, PartialEq, Debug)]
pub enum Stand {
    /// Nothing was told yet.
    Coming,
    /// One is there.
    There,
    /// One may not, or cannot: this is why, in words.
    Refused(String),
    /// Nobody can play on there; this is why, in words.
    Aside(String),
}

/// A table at a distance that somebody looks at.
#[derive(Clone, Copy)]
pub struct Visit {
    pub house: House,
    id: StoredValue<TableId>,
    pub stand: RwSignal<Stand>,
    pub mirror: RwSignal<Option<Mirror>>,
    /// What it agreed on.
    pub terms: Memo<Option<Terms>>,
    /// Everything that is not the game.
    pub room: Memo<Option<Room>>,
    /// Who of its people is there, and how many others look on.
    pub presence: RwSignal<(Vec<UserId>, usize)>,
    /// Changes whenever something was told that the game may depend on.
    pub told: RwSignal<u64>,
    /// The record of the game, once it is over and was asked for.
    pub record: RwSignal<Option<String>>,
}

impl Visit {
    /// Goes to a table; leaves it with the owner.
    pub fn begin(id: &str) -> Self {
        let id = TableId(id.to_owned());
        let mirror: RwSignal<Option<Mirror>> = RwSignal::new(None);
        let visit = Self {
            house: House::get(),
            id: StoredValue::new(id.clone()),
            stand: RwSignal::new(Stand::Coming),
            mirror,
            terms: Memo::new(move |_| mirror.with(|all| Some(all.as_ref()?.terms.clone()))),
            room: Memo::new(move |_| mirror.with(|all| Some(all.as_ref()?.room.clone()))),
            presence: RwSignal::default(),
            told: RwSignal::new(0),
            record: RwSignal::new(None),
        };
        visit.house.follow(id, move |told| visit.hear(told));
        on_cleanup(move || visit.house.unfollow());
        visit
    }

    fn hear(self, told: Told) {
        match told {
            Ok(News::Table(whole)) => {
                self.house.set_clock(whole.now);
                self.mirror.set(Some(Mirror::new(*whole)));
                self.stand.set(Stand::There);
                self.told.update(|told| *told += 1);
            }
            Ok(News::Update(update)) => {
                self.house.set_clock(update.now);
                let plays = update.game.is_some() || update.room.is_some();
                let taken = self.mirror.try_update(|all| match all {
                    Some(mirror) => mirror.take_in(*update).is_ok(),
                    // It will be told whole.
                    None => true,
                });
                if taken == Some(false) {
                    self.house.watch();
                } else if plays {
                    self.told.update(|told| *told += 1);
                }
            }
            Ok(News::Presence { people, others, .. }) => self.presence.set((people, others)),
            Ok(News::Aside { why, whole, .. }) => {
                if let Some(whole) = whole {
                    self.mirror.set(Some(Mirror::new(*whole)));
                    self.told.update(|told| *told += 1);
                }
                self.stand.set(Stand::Aside(why));
            }
            Ok(_) => {}
            Err(refusal) => self.stand.set(Stand::Refused(refusal.words)),
        }
    }

    pub fn id(self) -> TableId {
        self.id.get_value()
    }

    /// Who one is.
    pub fn me(self) -> Option<UserId> {
        self.house.me()
    }

    /// The seats of the person here.
    pub fn own_seats(self) -> Seats {
        self.seats_where(|sitter, me| *sitter == Sitter::Person(me))
    }

    /// Their seats at which a bot plays for them.
    pub fn left_seats(self) -> Seats {
        self.seats_where(
            |sitter, me| matches!(sitter, Sitter::Bot { instead: Some(user), .. } if *user == me),
        )
    }

    fn seats_where(self, is: impl Fn(&Sitter, UserId) -> bool) -> Seats {
        let Some(me) = self.me() else { return Seats::NONE };
        self.room.with(|room| {
            let places = room.iter().flat_map(|room| &room.places);
            let seats = places.enumerate().filter(|(_, place)| is(&place.sitter, me));
            seats.filter_map(|(at, _)| Seat::new(at)).collect()
        })
    }

    /// Is there nothing left to play?
    pub fn is_over(self) -> bool {
        matches!(self.phase(), Some(Phase::Finished | Phase::Ended(_)))
    }

    /// Does somebody ask to go back?
    pub fn is_asked_back(self) -> bool {
        self.room.with(|room| room.as_ref().is_some_and(|room| room.asked.is_some()))
    }

    /// How far the table is.
    pub fn phase(self) -> Option<Phase> {
        self.room.with(|room| Some(room.as_ref()?.phase))
    }

    /// The number of the latest entry that is known.
    pub fn known(self) -> u64 {
        self.mirror.with_untracked(|all| all.as_ref().map_or(0, |mirror| mirror.number))
    }

    /// What was said, the oldest first.
    pub fn talk(self) -> Vec<Talk> {
        self.mirror.with(|all| all.as_ref().map(|mirror| mirror.talk.clone()).unwrap_or_default())
    }

    /// Does the person here look after the table?
    pub fn keeps(self) -> bool {
        let me = self.me();
        self.room.with(|room| room.as_ref().is_some_and(|room| Some(room.keeper) == me))
    }

    /// Does something at the table.
    pub fn act(self, command: Command, then: impl FnOnce(Result<(), Refusal>) + 'static) {
        let wish = Wish::Do { table: self.id(), command, key: random::key() };
        self.house.ask(wish, move |answer| then(answer.map(|_| ())));
    }

    /// The same, where only what goes wrong matters.
    pub fn try_to(self, command: Command, problem: RwSignal<Option<String>>) {
        self.act(command, move |answer| {
            // The screen may have been left meanwhile.
            let _ = problem.try_set(answer.err().map(|refusal| refusal.words));
        });
    }

    /// The record of the game is fetched, if there is one and it was not yet.
    pub fn fetch_record(self) {
        if self.record.with_untracked(Option::is_some) {
            return;
        }
        self.house.ask(Wish::Record { table: self.id() }, move |answer| {
            if let Ok(News::Record { text, .. }) = answer {
                let _ = self.record.try_set(Some(text));
            }
        });
    }
}
