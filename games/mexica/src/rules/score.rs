//! Points: for temples in districts, and for being in the palace.

use patolli_game::{BySeat, Game, Seat, Sink, Standing};

use crate::board::cells::Cells;
use crate::board::island::STARTS;
use crate::board::{MOST_SEATS, Owner};
use crate::components::calpulli::values;
use crate::format::event::Event;
use crate::format::source::Source;
use crate::rules::question::Question;
use crate::rules::state::Mexica;

/// The points for a Pilli on a start cell at a scoring.
pub const PALACE_BONUS: u16 = 5;

/// What a district brings to one player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Share {
    pub seat: Seat,
    pub floors: u32,
    /// First, second or third; equal floors share a place, and the next place is skipped.
    pub place: u8,
    pub points: u16,
}

impl Mexica {
    /// What a district brings to each player, by the floors there. Neutral temples take places too.
    pub(crate) fn shares(&self, district: &Cells) -> impl Iterator<Item = Share> {
        let strengths: [u32; MOST_SEATS] = std::array::from_fn(|at| {
            let seat = Seat::new(at).filter(|_| at < self.seats());
            seat.map_or(0, |seat| self.board.strength(Owner::Seat(seat), district))
        });
        let neutral = self.board.strength(Owner::Neutral, district);
        let values = values(district.len());
        Seat::first(self.seats()).filter_map(move |seat| {
            let floors = strengths[seat.index()];
            let rivals = strengths.iter().chain([&neutral]);
            let ahead = rivals.filter(|&&other| other > floors).count();
            let points = values.get(ahead).copied().filter(|_| floors > 0)?;
            Some(Share { seat, floors, place: ahead as u8 + 1, points })
        })
    }

    /// Everything that a scoring now would bring: founded districts, in the second period the
    /// others too, and the palace.
    pub(crate) fn scoring(&self, mut each: impl FnMut(Source, &Cells, Share)) {
        for district in self.board.districts() {
            let founded = self.board.calpullis.touches(&district);
            let source = match (self.period, founded) {
                (1, true) => Source::FirstScoring,
                (1, false) => continue,
                (_, true) => Source::SecondScoring,
                (_, false) => Source::Unfounded,
            };
            self.shares(&district).for_each(|share| each(source, &district, share));
        }
    }

    /// Who would get the bonus for the palace.
    pub(crate) fn in_palace(&self) -> impl Iterator<Item = Seat> {
        Seat::first(self.seats())
            .filter(|&seat| self.players[seat].pilli.is_some_and(|pilli| STARTS.contains(pilli)))
    }

    /// Scores the period.
    pub(crate) fn score(&mut self, sink: &mut impl Sink<Event>) {
        let mut players = self.players;
        let mut anyone = false;
        self.scoring(|source, district, share| {
            let Share { seat, floors, place, points } = share;
            players[seat].score(source, points);
            anyone = true;
            let Some(cell) = (*district & self.board.calpullis).first().or(district.first()) else {
                return;
            };
            let size = district.len();
            sink.tell(|| match source {
                Source::Unfounded => {
                    Event::UnfoundedScored { seat, cell, size, floors, place, points }
                }
                _ => Event::DistrictScored { seat, cell, size, floors, place, points },
            });
        });
        for seat in self.in_palace() {
            players[seat].score(Source::Palace, PALACE_BONUS);
            anyone = true;
            sink.tell(|| Event::PalaceScored { seat, points: PALACE_BONUS });
        }
        if !anyone {
            sink.tell(|| Event::NobodyScored);
        }
        self.players = players;
    }

    /// All points, with those that a scoring now would bring.
    pub(crate) fn points_so_far(&self) -> Standing {
        let mut points: BySeat<_, MOST_SEATS> = BySeat::from_fn(|seat| self.players[seat].points);
        if !matches!(self.question, Question::Start | Question::Nothing) {
            self.scoring(|source, _, share| {
                points[share.seat][source.index()] += share.points;
            });
            for seat in self.in_palace() {
                points[seat][Source::Palace.index()] += PALACE_BONUS;
            }
        }
        let mut standing = Standing::new(self.seats());
        let of = |seat: Seat| points.get(seat).filter(|_| seat.index() < self.seats());
        for source in Source::ALL {
            let points = |seat| of(seat).map_or(0, |points| points[source.index()].into());
            standing.add(source.name(), BySeat::from_fn(points));
        }
        let tokens = |seat: Seat| self.players.get(seat).map_or(0, |p| p.tokens.into());
        standing.tie_break = BySeat::from_fn(tokens);
        standing
    }
}
