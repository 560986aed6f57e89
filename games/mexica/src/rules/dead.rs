//! Calpulli tokens that can no longer be founded.

use crate::board::cells::Cells;
use crate::board::island::ORDINARY;
use crate::components::calpulli::{Calpullis, LARGEST, SMALLEST};
use crate::format::options::DeadTokens;
use crate::rules::state::Mexica;

impl Mexica {
    /// The tokens in the row that can never be founded any more; one that still might be stays.
    pub(crate) fn dead_calpullis(&self) -> Calpullis {
        let spared = self.period == 1 && self.options.dead_tokens == DeadTokens::SecondOnly;
        let Some(largest) = self.row.largest().filter(|_| !spared) else { return Calpullis::NONE };
        if self.is_diggable_still() {
            self.too_large(largest.into())
        } else {
            self.without_district()
        }
    }

    /// Could some remaining canal tile still be dug somewhere, if all Pillis and bridges were gone?
    fn is_diggable_still(&self) -> bool {
        let plots = (self.board.land & ORDINARY) - self.board.founded - self.board.obstacles;
        let pairs = plots & plots.east() | plots & plots.south();
        self.singles > 0 && !plots.is_empty() || self.doubles > 0 && !pairs.is_empty()
    }

    /// Districts only become smaller: tokens larger than every district that could be founded.
    fn too_large(&self, largest: u32) -> Calpullis {
        let mut left = self.board.land - self.board.founded;
        let mut room = 0;
        while let Some(first) = left.first() {
            // A part of a district is enough to know that it has room for the largest.
            let roomy = |part: &Cells| part.len() >= largest && self.is_open(part);
            let district = Cells::only(first).flood_until(left, roomy);
            if roomy(&district) {
                return Calpullis::NONE;
            }
            if self.is_open(&district) {
                room = room.max(district.len());
            }
            left = left - district;
        }
        self.row.iter().filter(|&size| u32::from(size) > room).collect()
    }

    /// Districts stay as they are: tokens in excess of the districts of their size.
    fn without_district(&self) -> Calpullis {
        let mut sizes = [0; LARGEST as usize + 1];
        let open = self.board.land - self.board.founded;
        for district in open.parts().filter(|district| self.is_open(district)) {
            if let Some(count) = sizes.get_mut(district.len() as usize) {
                *count += 1;
            }
        }
        let mut dead = Calpullis::NONE;
        for size in SMALLEST..=LARGEST {
            let tokens = self.row.count(size.into());
            (sizes[usize::from(size)]..tokens).for_each(|_| dead.add(size));
        }
        dead
    }

    /// Could an unfounded district be founded? It needs room for a Pilli and a token.
    fn is_open(&self, district: &Cells) -> bool {
        let bare = *district - self.board.obstacles;
        bare.len() >= 2 && bare.touches(&ORDINARY)
    }
}
