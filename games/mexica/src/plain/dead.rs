//! Calpulli tokens that can never be founded any more.

use crate::format::options::DeadTokens;

use super::{Ground, Place, Plain, around};

impl Plain {
    /// Takes them out of the row, as the board is now.
    pub(super) fn remove_dead_tokens(&mut self) {
        if self.view.period == 1 && self.view.options.dead_tokens == DeadTokens::SecondOnly {
            return;
        }
        let board = Self::of_view(self.view.clone());
        let mut usable: Vec<usize> = board.usable_districts().iter().map(Vec::len).collect();
        let row = self.view.row.unwrap();
        let row: Vec<u8> = if board.some_tile_fits() {
            // Districts only get smaller.
            row.iter().filter(|&size| usable.iter().any(|&usable| usable >= size.into())).collect()
        } else {
            // The districts stay as they are: each takes one token of its size.
            row.iter()
                .filter(|&size| {
                    let at = usable.iter().position(|&usable| usable == usize::from(size));
                    at.map(|at| usable.remove(at)).is_some()
                })
                .collect()
        };
        self.view.row = Some(row.into_iter().collect());
    }

    /// The districts that could be founded: not founded yet, two cells without temples, one of
    /// them ordinary land. Pillis are thought away.
    fn usable_districts(&self) -> Vec<Vec<Place>> {
        let is_usable = |district: &Vec<Place>| {
            let open = district.iter().filter(|&&at| !self.has_thing(at));
            !self.is_founded(district[0])
                && open.clone().count() >= 2
                && open.clone().any(|&at| self.ground(at) == Ground::Land)
        };
        self.districts().into_iter().filter(is_usable).collect()
    }

    /// Does some canal tile that is left fit on land without temples, outside founded districts?
    /// Pillis and bridges are thought away.
    fn some_tile_fits(&self) -> bool {
        let open = |at: Place| {
            self.ground(at) == Ground::Land && !self.has_thing(at) && !self.is_founded(at)
        };
        let fits_one = || super::cells().any(open);
        let fits_two = || super::cells().any(|at| open(at) && around(at).into_iter().any(open));
        self.view.singles > Some(0) && fits_one() || self.view.doubles > Some(0) && fits_two()
    }
}
