//! Going back beyond a barrier, which all others must grant.

use patolli_game::{Game, Play, Seat, Step};

use crate::command::Actor;
use crate::entry::What;
use crate::refused::Refused;
use crate::table::Table;

impl<G: Game> Table<G> {
    pub(crate) fn ask_back(&self, who: Actor, seat: Seat) -> Result<What, Refused> {
        let play = self.playing()?;
        self.is_own(who, seat)?;
        if self.asked.is_some() {
            return Err(Refused::AskedFirst);
        }
        if self.declined.contains(seat) {
            return Err(Refused::DeclinedBefore);
        }
        let to = before_latest_turn(play, seat).ok_or(Refused::NothingToTakeBack)?;
        Ok(What::AskedBack { seat, to })
    }

    pub(crate) fn answer_back(&self, who: Actor, seat: Seat, grant: bool) -> Result<What, Refused> {
        self.playing()?;
        self.is_own(who, seat)?;
        let asked = self.asked.ok_or(Refused::NobodyAsked)?;
        // Whoever asked can only think better of it.
        if grant && asked.seat == seat {
            return Err(Refused::OthersAnswer);
        }
        Ok(if grant { What::Granted { seat } } else { What::Declined { seat } })
    }
}

/// How many decisions had been taken before the latest ones that the seat took in a row, and that it
/// cannot simply undo; before the latest there are, if it can undo all of its own.
fn before_latest_turn<G: Game>(play: &Play<G>, seat: Seat) -> Option<usize> {
    let steps = play.steps();
    let settled = steps.len() - play.since_barrier();
    let last_in = |steps: &[Step<_>]| steps.iter().rposition(|step| step.seat == seat);
    let last = last_in(&steps[..settled]).or_else(|| last_in(steps))?;
    let other = steps[..last].iter().rposition(|step| step.seat != seat);
    Some(other.map_or(0, |other| other + 1))
}
