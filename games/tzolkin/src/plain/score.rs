//! The final points.

use super::table::{Plain, worth};
use crate::{CornRounding, Kind, Monument, Resource, Source, Temple, Worth};

/// Points are counted in quarters.
const QUARTERS: i32 = 4;

impl Plain {
    /// The points of a player by source, in quarters: those of the game, then corn, skulls and
    /// monuments.
    pub(super) fn final_points(&self, seat: usize) -> Vec<(String, i32)> {
        let player = &self.players[seat];
        let counted = |source: &&Source| **source != Source::Prophecies || self.options.prophecies;
        let from_play = Source::ALL
            .iter()
            .filter(counted)
            .map(|source| (source.name().to_string(), QUARTERS * player.points[source.index()]));
        let sold: i32 =
            Resource::ALL.iter().map(|&kind| player.blocks[kind.index()] * worth(kind)).sum();
        let corn = player.corn + sold;
        let corn = match self.options.corn_rounding {
            CornRounding::QuarterPoints => corn,
            CornRounding::WholePoints => corn / QUARTERS * QUARTERS,
        };
        let monuments: i32 = player.monuments.iter().map(|&m| self.worth_of(m, seat)).sum();
        let at_the_end = [
            ("corn", corn),
            ("skulls", QUARTERS * 3 * player.skulls),
            ("monuments", QUARTERS * monuments),
        ];
        let at_the_end =
            at_the_end.map(|(source, points)| (format!("tzolkin-source-{source}"), points));
        from_play.chain(at_the_end).collect()
    }

    /// Decides between equals: own workers on gears.
    pub(super) fn tie_break(&self, seat: usize) -> i32 {
        self.players[seat].on_gears().len() as i32
    }

    /// How many own buildings and monuments there are of this kind.
    fn own_kind(&self, seat: usize, kind: Kind) -> i32 {
        let player = &self.players[seat];
        let buildings = player.buildings.iter().filter(|tile| tile.plan().kind == kind).count();
        let monuments = player.monuments.iter().filter(|tile| tile.design().kind == kind).count();
        (buildings + monuments) as i32
    }

    fn worth_of(&self, monument: Monument, seat: usize) -> i32 {
        let player = &self.players[seat];
        match monument.design().worth {
            Worth::OwnKind(kind, each) => i32::from(each) * self.own_kind(seat, kind),
            Worth::OwnTiles(each) => {
                let tiles = player.buildings.len() + player.monuments.len();
                i32::from(each) * tiles as i32
            }
            Worth::CornTiles(each) => i32::from(each) * player.corn_tiles,
            Worth::WoodTiles(each) => i32::from(each) * player.wood_tiles,
            Worth::AllMonuments(by_players) => {
                let all: usize = self.players.iter().map(|player| player.monuments.len()).sum();
                let five = self.players.len() == 5 && self.options.cheap_stelae;
                let each = if five { 3 } else { by_players[self.players.len() - 2] };
                i32::from(each) * all as i32
            }
            Worth::TopTechnologies(points) => {
                let at_top = player.levels.into_iter().filter(|level| *level == 3);
                points[at_top.count()].into()
            }
            Worth::Levels(each) => {
                let levels: i32 = player.levels.iter().map(|level| i32::from(*level)).sum();
                i32::from(each) * levels
            }
            Worth::Workers(points) => points[player.workers].into(),
            Worth::Temples => {
                let step = |temple: &Temple| {
                    i32::from(temple.points((player.temples[temple.index()] + 1) as u8))
                };
                Temple::ALL.iter().map(step).sum()
            }
            Worth::BestTemple(each) => {
                let best = player.temples.iter().copied().max().unwrap_or(0);
                i32::from(each) * best.max(0)
            }
            Worth::Skulls(each) => i32::from(each) * self.skulls_left(),
        }
    }
}
