//! Does the game agree with the plain reading in everything there is to see?

use std::fmt::Debug;

use patolli_game::{Game, Seat, Viewer};

use super::table::{Plain, Player, fields};
use crate::{Decision, Phase, Tzolkin};

/// An error that names what differs, and both values.
fn same<T: PartialEq + Debug>(what: &str, plain: &T, game: &T) -> Result<(), String> {
    if plain == game {
        return Ok(());
    }
    Err(format!("{what}: plain {plain:?}, game {game:?}"))
}

fn words(list: &[Decision]) -> String {
    list.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

impl Plain {
    /// Compares who decides, what may be decided, and everything that lies on the table.
    pub fn agrees_with(&self, game: &Tzolkin) -> Result<(), String> {
        self.table_agrees(game)?;
        let deciding: Vec<_> = game.deciding().iter().collect();
        same("deciding", &self.deciding(), &deciding)?;
        for seat in deciding {
            let mut listed = Vec::new();
            game.decisions(seat, &mut listed);
            let plain = self.decisions(seat);
            if plain != listed {
                let pending = self.pile.last();
                let (plain, game) = (words(&plain), words(&listed));
                let (me, calamity) = (self.me(), self.calamity());
                let quick = self.options.quick_actions.then(|| self.quick_tile());
                return Err(format!(
                    "decisions at {pending:?}:\n plain {plain}\n game  {game}\n \
                     calamity {calamity:?}, quick {quick:?}, teeth {}, row {:?}, {me:?}",
                    self.teeth_corn, self.row
                ));
            }
        }
        if self.phase == Phase::Over { self.outcome_agrees(game) } else { Ok(()) }
    }

    fn table_agrees(&self, game: &Tzolkin) -> Result<(), String> {
        let view = game.view(Viewer::Omniscient);
        same("phase", &self.phase, &view.phase)?;
        same("round", &self.round, &view.round)?;
        same("tooth", &self.tooth, &view.tooth)?;
        same("food days", &self.food_days, &usize::from(view.food_days))?;
        same("corn on the teeth", &self.teeth_corn, &i32::from(view.teeth_corn))?;
        same("first", &self.first, &view.first.index())?;
        same("turn", &self.turn, &usize::from(view.turn))?;
        for (at, (plain, seen)) in self.players.iter().zip(&view.players).enumerate() {
            let what = format!("player {}", at + 1);
            same(&what, &plain.clone().sorted(), &Player::of(seen).sorted())?;
        }
        let (mut neutral, mut seen) = (self.neutral.clone(), view.neutral.clone());
        neutral.sort();
        seen.sort();
        same("neutral", &neutral, &seen)?;
        same("jungle", &self.fields, &fields(&view))?;
        let mut shrines = self.shrines.clone();
        shrines.sort_unstable();
        same("skulls at Chichen Itza", &shrines, &view.skulls)?;
        same("row", &self.row, &view.row.unwrap().to_vec())?;
        let monuments: Vec<_> = view.monuments.iter().flatten().copied().collect();
        same("monuments", &self.monuments, &monuments)?;
        let stacks: Vec<Vec<_>> = view.stacks.iter().flatten().map(|s| s.to_vec()).collect();
        same("stacks", &self.stacks, &stacks)?;
        same("prophecies", &self.prophecies, &view.prophecies.into_iter().flatten().collect())?;
        let quick: Vec<_> = view.quick.iter().flatten().copied().collect();
        same("quick tiles", &self.quick, &quick)?;
        let mut discarded = self.discarded.clone();
        discarded.sort();
        same("discarded", &discarded, &view.discarded)?;
        self.turn_agrees(&view)
    }

    fn turn_agrees(&self, view: &crate::View) -> Result<(), String> {
        let day = view.day.map(|day| (day.step, usize::from(day.turn)));
        same("food day", &self.day, &day)?;
        if self.phase != Phase::Turns {
            return Ok(());
        }
        let turn = &self.this_turn;
        same("placed", &turn.placed, &usize::from(view.placed))?;
        same("begged", &turn.begged, &view.begged)?;
        same("picking", &turn.picking, &view.picking)?;
        same("skipped", &turn.skipped, &view.skipped)?;
        same("ability used", &turn.used_ability, &view.used.ability)?;
        same("placement used", &turn.used_placement, &view.used.placement)?;
        same("ending", &turn.ending, &view.ending)?;
        if self.leads(crate::Tribe::AhChuyKak) {
            let mut fresh = turn.fresh.clone();
            fresh.sort();
            same("fresh", &fresh, &view.fresh)?;
        }
        Ok(())
    }

    fn outcome_agrees(&self, game: &Tzolkin) -> Result<(), String> {
        let outcome = game.outcome().ok_or("no outcome")?;
        let standing = outcome.standing;
        let seats = self.players.len();
        for at in 0..seats {
            let seat = Seat::new(at).unwrap();
            let sources = standing.sources().iter();
            let listed: Vec<(String, i32)> =
                sources.map(|source| (source.name.to_string(), source.points[seat])).collect();
            same(&format!("final points of {seat}"), &self.final_points(at), &listed)?;
            same(&format!("tie-break of {seat}"), &self.tie_break(at), &standing.tie_break[seat])?;
        }
        let key = |at: usize| {
            let total: i32 = self.final_points(at).iter().map(|(_, points)| points).sum();
            (total, self.tie_break(at))
        };
        let ranks: Vec<u8> = (0..seats)
            .map(|at| 1 + (0..seats).filter(|&other| key(other) > key(at)).count() as u8)
            .collect();
        same("ranks", &ranks, &standing.ranks().first(seats).to_vec())
    }
}
