//! Building: where a cube may lie.

use super::{COLOURS, Colour, Place, Plain, Pyramid};

/// The places beside one on the same level.
pub(super) fn beside((level, column, row): Place) -> [Place; 4] {
    [
        (level, column - 1, row),
        (level, column + 1, row),
        (level, column, row - 1),
        (level, column, row + 1),
    ]
}

/// The four places that a place rests on.
pub(super) fn below((level, column, row): Place) -> [Place; 4] {
    [
        (level - 1, column, row),
        (level - 1, column + 1, row),
        (level - 1, column, row + 1),
        (level - 1, column + 1, row + 1),
    ]
}

/// The four places that rest on a place.
pub(super) fn above((level, column, row): Place) -> [Place; 4] {
    [
        (level + 1, column, row),
        (level + 1, column - 1, row),
        (level + 1, column, row - 1),
        (level + 1, column - 1, row - 1),
    ]
}

/// Every place that has a name: level by level, row by row, column by column.
fn all_places() -> Vec<Place> {
    let mut places = Vec::new();
    for level in 1..=4 {
        for row in 0..8 - level {
            for column in 0..8 - level {
                places.push((level, column, row));
            }
        }
    }
    places
}

/// Does level 1 fit in some square of four by four with this place?
fn fits_in_square(pyramid: &Pyramid, (_, column, row): Place) -> bool {
    let base = || pyramid.keys().filter(|place| place.0 == 1);
    base().all(|place| (place.1 - column).abs() < 4 && (place.2 - row).abs() < 4)
}

fn may_lie(pyramid: &Pyramid, colour: Colour, place: Place) -> bool {
    // The first cube lies in the middle of the grid by custom.
    if pyramid.is_empty() {
        return place == (1, 3, 3);
    }
    if pyramid.contains_key(&place) {
        return false;
    }
    let same = |other: &Place| pyramid.get(other) == Some(&colour);
    if place.0 == 1 {
        // Each cube touches one that lies there already, by a side.
        let touches = beside(place).iter().any(|other| pyramid.contains_key(other));
        return touches && fits_in_square(pyramid, place);
    }
    // From the second level on a cube rests on four others, and either rests on one of its colour
    // or lies beside one.
    let supported = below(place).iter().all(|other| pyramid.contains_key(other));
    supported && (below(place).iter().any(same) || beside(place).iter().any(same))
}

impl Plain {
    /// Every way to place one of the cubes in hand.
    pub(super) fn ways_to_place(&self, seat: usize) -> Vec<(Colour, Place)> {
        let mut ways = Vec::new();
        for colour in 0..COLOURS.len() {
            if self.hands[seat].contains(&colour) {
                let pyramid = &self.pyramids[seat];
                let places = all_places().into_iter();
                let places = places.filter(|&place| may_lie(pyramid, colour, place));
                ways.extend(places.map(|place| (colour, place)));
            }
        }
        ways
    }

    pub(super) fn place(&mut self, seat: usize, colour: Colour, place: Place) {
        let hand = &mut self.hands[seat];
        hand.remove(hand.iter().position(|cube| *cube == colour).unwrap());
        self.pyramids[seat].insert(place, colour);
    }

    /// What can go one way only is placed without asking. When nothing in hand fits any more, all
    /// of it goes to the box.
    pub(super) fn place_what_has_one_way(&mut self, seat: usize) {
        loop {
            match *self.ways_to_place(seat) {
                [] => {
                    self.hands[seat].clear();
                    return;
                }
                [(colour, place)] => self.place(seat, colour, place),
                _ => return,
            }
        }
    }
}
