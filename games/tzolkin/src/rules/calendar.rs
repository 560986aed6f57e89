//! The turning of the gears, and who may let two days pass.

use patolli_game::{Game, Seat, Sink};

use crate::components::calendar::{FOOD_DAYS, FOOD_TEETH};
use crate::components::gear::{Space, Spaces};
use crate::format::event::Event;
use crate::rules::player::Player;
use crate::rules::state::Tzolkin;

impl Tzolkin {
    /// Has the calendar reached the next food day, or passed it?
    pub(crate) fn is_food_day(&self) -> bool {
        FOOD_TEETH.get(usize::from(self.food_days)).is_some_and(|&tooth| self.tooth >= tooth)
    }

    /// May the player on the first-player space let the calendar advance by two days? Not if they
    /// have done so before, not if that would push off a worker who would otherwise stay, and not
    /// at the end. Neutral workers are never pushed off.
    pub(crate) fn may_hurry(&self, seat: Seat) -> bool {
        let in_the_way = |player: &Player| !player.in_the_way().is_empty();
        self.food_days < FOOD_DAYS
            && self.players[seat].may_double
            && !self.players.first(self.seats()).iter().any(in_the_way)
    }

    /// Passes the first-player marker on, or puts corn on the tooth; then turns the gears.
    pub(crate) fn advance_calendar(&mut self, days: u8, sink: &mut impl Sink<Event>) {
        let holder = self.first_place_holder();
        if let Some(seat) = holder {
            self.pass_first_player(seat, sink);
        } else {
            self.teeth_corn += 1;
            let corn = self.teeth_corn;
            sink.tell(|| Event::TeethCornAdded { corn });
        }
        if self.options.quick_actions {
            self.return_quick_workers(sink);
        }
        let quick = self.quick_action();
        self.tooth += days;
        let tooth = self.tooth;
        match holder.filter(|_| days > 1) {
            Some(seat) => {
                self.players[seat].may_double = false;
                sink.tell(|| Event::CalendarHurried { seat, tooth });
            }
            None => sink.tell(|| Event::CalendarAdvanced { tooth }),
        }
        for _ in 0..days {
            self.turn_gears(sink);
        }
        if self.food_days < FOOD_DAYS && self.quick_action() != quick {
            self.tell_quick_action(sink);
        }
        self.after_calendar(sink);
    }

    pub(crate) fn tell_quick_action(&self, sink: &mut impl Sink<Event>) {
        if let Some(quick) = self.quick_action() {
            sink.tell(|| Event::QuickActionChanged { quick });
        }
    }

    /// Workers on quick spaces go home.
    fn return_quick_workers(&mut self, sink: &mut impl Sink<Event>) {
        for seat in Seat::first(self.seats()) {
            if self.has_quick_worker(seat) {
                self.players[seat].on = self.players[seat].on.without(Spaces::QUICK);
                sink.tell(|| Event::QuickWorkerReturned { seat });
            }
        }
    }

    /// The worker goes home. Its owner becomes the first player; if they already are, the neighbour
    /// to the left does.
    fn pass_first_player(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        self.players[seat].on.remove(Space::START);
        sink.tell(|| Event::FirstWorkerReturned { seat });
        self.first = if self.first == seat { seat.clockwise(1, self.seats()) } else { seat };
        let seat = self.first;
        sink.tell(|| Event::FirstPlayerChanged { seat });
    }

    /// All workers move on by one space; neutral ones go around.
    fn turn_gears(&mut self, sink: &mut impl Sink<Event>) {
        for seat in Seat::first(self.seats()) {
            let player = &self.players[seat];
            let (stay, off) = player.on.turned(player.reach());
            self.players[seat].on = stay;
            for gear in off.iter().filter_map(Space::gear) {
                sink.tell(|| Event::WorkerPushedOff { seat, gear });
            }
        }
        self.neutral = self.neutral.turned_round();
    }
}
