//! Points: what the players have, and what the end adds.

use patolli_game::{BySeat, Game, Name, Seat, Sink, Standing};

use crate::components::building::buildings_of;
use crate::components::material::Resource;
use crate::components::monument::{Monument, Worth, monuments_of};
use crate::components::technology::TOP_LEVEL;
use crate::components::temple::{START_STEP, Temple};
use crate::format::event::Event;
use crate::format::options::CornRounding;
use crate::format::source::Source;
use crate::rules::player::Player;
use crate::rules::state::Tzolkin;

/// How many corn make a point at the end.
const CORN_PER_POINT: i32 = 4;
/// How many points a skull that was not left at Chichen Itza is worth.
const SKULL: i16 = 3;

/// Points are counted in quarters.
const QUARTERS: i32 = CORN_PER_POINT;

/// The points of all as if the game ended now.
pub(crate) struct Scores<'a>(&'a Tzolkin);

impl<'a> Scores<'a> {
    pub fn of(game: &'a Tzolkin) -> Self {
        Self(game)
    }

    pub fn standing(&self) -> Standing {
        let game = self.0;
        let mut standing = Standing::new(game.seats());
        let mut add = |name: Name, points: &dyn Fn(Seat) -> i32| {
            let of = |seat: Seat| if seat.index() < game.seats() { points(seat) } else { 0 };
            standing.add(name, BySeat::from_fn(of));
        };
        let told = |source: &&Source| **source != Source::Prophecies || game.options.prophecies;
        for &source in Source::ALL.iter().filter(told) {
            let points = |seat| game.players[seat].points[source.index()];
            add(source.name(), &|seat| QUARTERS * i32::from(points(seat)));
        }
        let end = |id| Name::new("tzolkin-source", id);
        add(end("corn"), &|seat| self.corn_quarters(seat));
        add(end("skulls"), &|seat| QUARTERS * i32::from(self.skulls(seat)));
        add(end("monuments"), &|seat| QUARTERS * i32::from(self.monuments(seat)));
        standing.tie_break = BySeat::from_fn(|seat| game.players[seat].on_gears().len().into());
        standing
    }

    /// All corn, blocks turned into it.
    fn corn(&self, seat: Seat) -> i32 {
        let player = &self.0.players[seat];
        let corn =
            |kind: &Resource| i32::from(player.blocks[kind.index()]) * i32::from(kind.corn());
        i32::from(player.corn) + Resource::ALL.iter().map(corn).sum::<i32>()
    }

    fn corn_quarters(&self, seat: Seat) -> i32 {
        let corn = self.corn(seat);
        match self.0.options.corn_rounding {
            CornRounding::QuarterPoints => corn,
            CornRounding::WholePoints => corn - corn % CORN_PER_POINT,
        }
    }

    fn skulls(&self, seat: Seat) -> i16 {
        SKULL * i16::from(self.0.players[seat].skulls)
    }

    fn monuments(&self, seat: Seat) -> i16 {
        let built = self.0.players[seat].monuments;
        let monuments = Monument::all().filter(|monument| built.contains(monument.index()));
        monuments.map(|monument| self.worth(seat, monument)).sum()
    }

    /// What a monument is worth to this player.
    pub fn worth(&self, seat: Seat, monument: Monument) -> i16 {
        let player = &self.0.players[seat];
        match monument.design().worth {
            Worth::OwnKind(kind, points) => {
                let buildings = player.buildings.in_common(buildings_of(kind));
                let monuments = player.monuments.in_common(monuments_of(kind));
                points * i16::from(buildings + monuments)
            }
            Worth::OwnTiles(points) => {
                points * i16::from(player.buildings.len() + player.monuments.len())
            }
            Worth::CornTiles(points) => points * i16::from(player.corn_tiles),
            Worth::WoodTiles(points) => points * i16::from(player.wood_tiles),
            Worth::AllMonuments(points) => {
                let players = self.0.players.first(self.0.seats());
                let built: u8 = players.iter().map(|player| player.monuments.len()).sum();
                let cheap = players.len() == 5 && self.0.options.cheap_stelae;
                let points = points.get(players.len().wrapping_sub(2)).copied().unwrap_or(0);
                (points - i16::from(cheap)) * i16::from(built)
            }
            Worth::TopTechnologies(points) => {
                let top = player.technologies.iter().filter(|&&level| level == TOP_LEVEL);
                points.get(top.count()).copied().unwrap_or(0)
            }
            Worth::Levels(points) => {
                points * player.technologies.iter().map(|&level| i16::from(level)).sum::<i16>()
            }
            Worth::Workers(points) => points.get(usize::from(player.workers)).copied().unwrap_or(0),
            Worth::Temples => {
                let step = |temple: &Temple| player.temples[temple.index()];
                Temple::ALL.iter().map(|temple| temple.points(step(temple))).sum()
            }
            Worth::BestTemple(points) => {
                points * i16::from(best_temple(player).saturating_sub(START_STEP))
            }
            Worth::Skulls(points) => points * i16::from(self.0.skulls_left()),
        }
    }
}

fn best_temple(player: &Player) -> u8 {
    player.temples.into_iter().max().unwrap_or(0)
}

/// Tells what the end adds, and who won.
pub(crate) fn tell_end(game: &Tzolkin, sink: &mut impl Sink<Event>) {
    let scores = Scores::of(game);
    for seat in Seat::first(game.seats()) {
        let (corn, quarters) = (scores.corn(seat), scores.corn_quarters(seat));
        sink.tell(|| Event::CornScored { seat, corn, quarters });
        let (skulls, points) = (game.players[seat].skulls, scores.skulls(seat));
        if skulls > 0 {
            sink.tell(|| Event::SkullsScored { seat, skulls, points });
        }
        let built = game.players[seat].monuments;
        for monument in Monument::all().filter(|monument| built.contains(monument.index())) {
            let points = scores.worth(seat, monument);
            sink.tell(|| Event::MonumentScored { seat, monument, points });
        }
    }
    let winners = scores.standing().leaders().iter().collect();
    sink.tell(|| Event::GameEnded { winners });
}
