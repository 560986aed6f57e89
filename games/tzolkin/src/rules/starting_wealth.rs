//! Starting wealth and tribes: chosen at once and in secret, then revealed and paid out.

use patolli_game::{BySeat, Game, Seat, Sink};

use crate::components::tile::Tiles;
use crate::components::tribe::{Tribe, YALUK_WORKERS};
use crate::components::wealth::{Wealth, place_neutral};
use crate::format::decision::Decision;
use crate::format::event::Event;
use crate::format::keep::{Pair, TribeKeep};
use crate::rules::answers::Answers;
use crate::rules::state::{Phase, Tzolkin};
use crate::rules::task::Task;

impl Tzolkin {
    /// Chooses which tiles to keep, and which tribe.
    pub(crate) fn keep(&mut self, seat: Seat, keep: TribeKeep, sink: &mut impl Sink<Event>) {
        self.kept[seat] = Some(keep);
        sink.tell(|| Event::WealthKept {
            seat,
            tiles: Some(self.kept_tiles(seat).collect()),
            tribe: self.kept_tribe(seat),
        });
    }

    fn kept_tiles(&self, seat: Seat) -> impl Iterator<Item = Wealth> + use<> {
        let places = self.kept[seat].map(TribeKeep::places).unwrap_or_default();
        let hand = self.hands[seat];
        places.into_iter().filter_map(move |place| hand.get(place).copied().flatten())
    }

    pub(crate) fn kept_tribe(&self, seat: Seat) -> Option<Tribe> {
        self.tribe_hands[seat][self.kept[seat]?.tribe()]
    }

    /// When all have chosen, tiles and tribes are turned up and paid out.
    #[cold]
    pub(super) fn reveal_wealth(&mut self, sink: &mut impl Sink<Event>) {
        for seat in Seat::first(self.seats()) {
            self.players[seat].tribe = self.kept_tribe(seat);
            if let Some(tribe) = self.players[seat].tribe {
                sink.tell(|| Event::TribeRevealed { seat, tribe });
            }
            for tile in self.kept_tiles(seat) {
                sink.tell(|| Event::WealthRevealed { seat, tile });
                self.players[seat].wealth.insert(tile.index());
            }
        }
        self.place_late_neutral(sink);
        for seat in Seat::first(self.seats()) {
            if self.players[seat].has_tribe(Tribe::Yaluk) {
                self.players[seat].workers = YALUK_WORKERS;
            }
            for tile in self.kept_tiles(seat) {
                for &effect in tile.riches().effects {
                    self.take_effect(seat, effect, sink);
                }
            }
        }
        self.hands = BySeat::default();
        self.tribe_hands = BySeat::default();
        self.kept = BySeat::default();
        if self.seat_of_tribe(Tribe::Ixtab).is_some() {
            self.phase = Phase::Wealth;
            self.tasks.push(Task::Descend);
        } else {
            self.begin_round(sink);
        }
    }

    /// Neutral workers for whom there were too few tiles are placed by those that nobody kept.
    fn place_late_neutral(&mut self, sink: &mut impl Sink<Event>) {
        let before = self.neutral;
        let dealt = Seat::first(self.seats()).flat_map(|seat| self.hands[seat]).flatten();
        let kept = Seat::first(self.seats()).fold(0, |all, seat| all | self.players[seat].wealth.0);
        let discarded = dealt.filter(|tile| !Tiles(kept).contains(tile.index()));
        let count = self.table().neutral;
        self.neutral = place_neutral(self.neutral, discarded, count);
        for space in self.neutral.without(before).iter() {
            sink.tell(|| Event::NeutralPlaced { space });
        }
    }

    /// While all choose, everyone may keep any two of four tiles, and either tribe; a player who
    /// keeps Ixtab keeps three.
    pub(crate) fn keeping_answers(&self, seat: Seat) -> Answers {
        let mut answers = Answers::NONE;
        if !self.options.tribes {
            for pair in (0..Pair::COUNT).filter_map(Pair::from_index) {
                answers.add(Decision::Keep(pair));
            }
            return answers;
        }
        for keep in (0..TribeKeep::COUNT).filter_map(TribeKeep::from_index) {
            let tribe = self.tribe_hands[seat][keep.tribe()];
            let three = tribe == Some(Tribe::Ixtab);
            answers.add_if(three == keep.is_three(), Decision::KeepTribe(keep));
        }
        answers
    }

    /// May this be kept from the hand of a seat?
    pub(crate) fn may_keep(&self, seat: Seat, keep: TribeKeep) -> bool {
        let decision = match keep.pair().filter(|_| !self.options.tribes) {
            Some(pair) => Decision::Keep(pair),
            None => Decision::KeepTribe(keep),
        };
        self.keeping_answers(seat).contains(decision)
    }
}
