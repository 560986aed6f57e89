//! Scoring: which cubes are seen, which of them form groups, and what they are worth.

use std::collections::{BTreeMap, BTreeSet};

use super::building::{above, below, beside};
use super::{COLOURS, Colour, Place, Plain, Pyramid};

/// What the score card gives for a group of so many cubes; it ends at twelve.
const SCORE_CARD: [i32; 13] = [0, 1, 2, 4, 6, 9, 12, 15, 18, 21, 25, 30, 36];

/// A group: its colour and where its cubes lie.
#[derive(Clone, Debug)]
pub(super) struct Group {
    pub colour: Colour,
    pub places: BTreeSet<Place>,
}

impl Group {
    pub fn size(&self) -> usize {
        self.places.len()
    }

    /// How many of its cubes lie on level 1.
    pub fn on_level_1(&self) -> usize {
        self.places.iter().filter(|place| place.0 == 1).count()
    }

    /// On how many levels it lies.
    pub fn levels(&self) -> usize {
        self.places.iter().map(|place| place.0).collect::<BTreeSet<_>>().len()
    }
}

/// The cubes that can be seen: a cube is hidden when four cubes rest on it.
pub(super) fn visible(pyramid: &Pyramid) -> Pyramid {
    let hidden = |place: &Place| above(*place).iter().all(|other| pyramid.contains_key(other));
    pyramid
        .iter()
        .filter(|(place, _)| !hidden(place))
        .map(|(&place, &cube)| (place, cube))
        .collect()
}

/// The groups among these cubes: same colour, touching by sides or resting on one another.
pub(super) fn groups(cubes: &Pyramid) -> Vec<Group> {
    let mut left = cubes.clone();
    let mut groups = Vec::new();
    while let Some((first, colour)) = left.pop_first() {
        let mut places = BTreeSet::from([first]);
        let mut to_visit = vec![first];
        while let Some(place) = to_visit.pop() {
            for other in [beside(place), below(place), above(place)].concat() {
                if left.get(&other) == Some(&colour) {
                    left.remove(&other);
                    places.insert(other);
                    to_visit.push(other);
                }
            }
        }
        groups.push(Group { colour, places });
    }
    groups
}

/// How many cubes the largest group of a colour has.
pub(super) fn largest_of(groups: &[Group], colour: Colour) -> usize {
    groups.iter().filter(|group| group.colour == colour).map(Group::size).max().unwrap_or(0)
}

impl Plain {
    /// The points of every seat by source, as if the game ended now.
    pub(super) fn points(&self) -> BTreeMap<String, Vec<i32>> {
        let all: Vec<Vec<Group>> =
            self.pyramids.iter().map(|pyramid| groups(&visible(pyramid))).collect();
        let mut points = BTreeMap::new();
        for (colour, name) in COLOURS.iter().enumerate() {
            let worth = |groups: &Vec<Group>| SCORE_CARD[largest_of(groups, colour).min(12)];
            points.insert((*name).to_owned(), all.iter().map(worth).collect());
        }
        for card in &self.bonus {
            let won = self.winners_of(card, &all);
            let worth = won.into_iter().map(|won| if won { 5 } else { 0 }).collect();
            points.insert(card.clone(), worth);
        }
        points
    }

    /// The rank of each seat: one more than the number of seats with more points. Equal points are
    /// an equal rank, and the victory is shared.
    pub(super) fn ranks(&self) -> Vec<u8> {
        let points = self.points();
        let total = |seat: usize| points.values().map(|worth| worth[seat]).sum::<i32>();
        let seats = 0..self.seats();
        let rank = |seat| 1 + seats.clone().filter(|&other| total(other) > total(seat)).count();
        seats.clone().map(|seat| rank(seat) as u8).collect()
    }
}
