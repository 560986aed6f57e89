//! The bonus cards: who fulfils them.

use std::collections::BTreeSet;

use super::scoring::{Group, groups, largest_of, visible};
use super::{Colour, Place, Plain, Pyramid, colour};

/// Everyone who has the most, if anyone has any.
fn most(values: &[usize]) -> Vec<bool> {
    let best = values.iter().copied().max().unwrap_or(0);
    values.iter().map(|&value| value == best && best > 0).collect()
}

/// Everyone who has a thing of the second size, counted without repetition from the largest.
fn second(sizes: &[Vec<usize>]) -> Vec<bool> {
    let all: BTreeSet<usize> = sizes.iter().flatten().copied().collect();
    let second = all.into_iter().rev().nth(1);
    sizes.iter().map(|own| second.is_some_and(|second| own.contains(&second))).collect()
}

fn sizes(groups: &[Group]) -> Vec<usize> {
    let mut sizes: Vec<usize> = groups.iter().map(Group::size).collect();
    sizes.sort_unstable_by(|one, other| other.cmp(one));
    sizes
}

/// The colours among some cubes.
fn colours<'a>(cubes: impl IntoIterator<Item = &'a Colour>) -> BTreeSet<Colour> {
    cubes.into_iter().copied().collect()
}

/// The colours that can be seen on a level.
fn colours_on(pyramid: &Pyramid, level: i8) -> BTreeSet<Colour> {
    let seen = visible(pyramid);
    colours(seen.iter().filter(|(place, _)| place.0 == level).map(|(_, cube)| cube))
}

/// A place seen from one of the four sides: its row there, and how far off it is.
fn seen_from(side: usize, (_, column, row): Place) -> (i8, i8) {
    match side {
        0 => (row, column),
        1 => (row, -column),
        2 => (column, row),
        _ => (column, -row),
    }
}

/// The colours of one side: the nearest cube of each row of each level, up to a level.
fn side_colours(pyramid: &Pyramid, side: usize, top: i8) -> BTreeSet<Colour> {
    let is_seen = |place: &Place| {
        let (row, far) = seen_from(side, *place);
        place.0 <= top
            && !pyramid.keys().any(|other| {
                let (other_row, other_far) = seen_from(side, *other);
                other.0 == place.0 && other_row == row && other_far < far
            })
    };
    colours(pyramid.iter().filter(|(place, _)| is_seen(place)).map(|(_, cube)| cube))
}

/// Has this side no gap, up to a level? A full side has four cubes on level 1, all as near as can
/// be, then three, two and one.
fn side_is_complete(pyramid: &Pyramid, side: usize, top: i8) -> bool {
    let views = |level: i8| {
        let on_level = pyramid.keys().filter(move |place| place.0 == level);
        on_level.map(|place| seen_from(side, *place))
    };
    let Some(nearest) = views(1).map(|(_, far)| far).min() else { return false };
    (1..=top).all(|level| {
        // From the far sides a higher level begins one step further back, for its places are named
        // after the lowest, leftmost of the four below.
        let edge = nearest + if side % 2 == 1 { level - 1 } else { 0 };
        views(level).filter(|&(_, far)| far == edge).count() == 5 - level as usize
    })
}

impl Plain {
    fn option(&self, id: &str) -> &str {
        self.options[id].as_str().unwrap()
    }

    fn flag(&self, id: &str) -> bool {
        self.options[id].as_bool().unwrap()
    }

    /// Who fulfils a card, given the groups of each seat.
    pub(super) fn winners_of(&self, card: &str, all: &[Vec<Group>]) -> Vec<bool> {
        if let Some(name) = card.strip_prefix("beat_left_") {
            return self.beats_neighbour(colour(name), all);
        }
        let measure = |value: fn(&Group) -> usize| -> Vec<usize> {
            all.iter().map(|own| own.iter().map(value).max().unwrap_or(0)).collect()
        };
        let each = |meets: &dyn Fn(&Pyramid) -> bool| self.pyramids.iter().map(meets).collect();
        match card {
            "largest_group" => most(&measure(Group::size)),
            "largest_group_level_1" => most(&self.largest_on_level_1(all)),
            "most_levels" => most(&measure(Group::levels)),
            "second_largest_group" => self.second_largest(all),
            "five_colours_level_1" => each(&|pyramid| colours_on(pyramid, 1).len() == 5),
            "five_colours_level_2" => each(&|pyramid| colours_on(pyramid, 2).len() == 5),
            "one_colour_side" => each(&|pyramid| self.has_side_of_one_colour(pyramid)),
            "three_colours" => each(&|pyramid| self.has_three_colours(pyramid)),
            _ => self.has_most_of(colour(card.strip_prefix("most_").unwrap()), all),
        }
    }

    /// The largest group of a colour. A colour nobody has brings nobody anything, or everybody.
    fn has_most_of(&self, colour: Colour, all: &[Vec<Group>]) -> Vec<bool> {
        let values: Vec<usize> = all.iter().map(|own| largest_of(own, colour)).collect();
        if values.iter().all(|&value| value == 0) {
            return vec![self.flag("zero_groups_tie"); self.seats()];
        }
        most(&values)
    }

    /// At least as large a group as the neighbour's, or a larger one.
    fn beats_neighbour(&self, colour: Colour, all: &[Vec<Group>]) -> Vec<bool> {
        let seats = self.seats();
        let beats = |seat: usize| {
            let other = match self.option("neighbour") {
                "next_seat_clockwise" => (seat + 1) % seats,
                "previous_seat" => (seat + seats - 1) % seats,
                other => panic!("{other}"),
            };
            let (own, other) = (largest_of(&all[seat], colour), largest_of(&all[other], colour));
            if own == 0 && other == 0 {
                // Nothing against nothing is a tie, if it is anything.
                return self.flag("zero_groups_tie") && self.flag("neighbour_tie");
            }
            own > other || own == other && self.flag("neighbour_tie")
        };
        (0..seats).map(beats).collect()
    }

    /// The most visible cubes on level 1 that belong to one group; what links them is an option.
    fn largest_on_level_1(&self, all: &[Vec<Group>]) -> Vec<usize> {
        let largest = |groups: &[Group]| groups.iter().map(Group::on_level_1).max().unwrap_or(0);
        match self.option("level_1_group") {
            "link_over_levels" => all.iter().map(|own| largest(own)).collect(),
            "link_on_level_1_only" => {
                let own = |pyramid: &Pyramid| {
                    let mut base = visible(pyramid);
                    base.retain(|place, _| place.0 == 1);
                    largest(&groups(&base))
                };
                self.pyramids.iter().map(own).collect()
            }
            other => panic!("{other}"),
        }
    }

    fn second_largest(&self, all: &[Vec<Group>]) -> Vec<bool> {
        let all: Vec<Vec<usize>> = all.iter().map(|own| sizes(own)).collect();
        match self.option("second_largest") {
            "second_distinct_size_of_all_groups" => second(&all),
            "second_player_by_own_largest_group" => {
                let largest = all.iter().map(|own| own.iter().take(1).copied().collect());
                second(&largest.collect::<Vec<_>>())
            }
            "each_players_second_group" => {
                let seconds = all.iter().map(|own| own.get(1).copied().unwrap_or(0));
                most(&seconds.collect::<Vec<_>>())
            }
            other => panic!("{other}"),
        }
    }

    fn has_side_of_one_colour(&self, pyramid: &Pyramid) -> bool {
        let top = if self.flag("side_includes_apex") { 4 } else { 3 };
        let qualifies = |side: &usize| match self.option("side_of_unfinished_pyramid") {
            "outermost_cube_of_each_row_and_level" => true,
            "only_complete_sides_qualify" => side_is_complete(pyramid, *side, top),
            other => panic!("{other}"),
        };
        (0..4).filter(qualifies).any(|side| side_colours(pyramid, side, top).len() == 1)
    }

    fn has_three_colours(&self, pyramid: &Pyramid) -> bool {
        let count = colours(visible(pyramid).values()).len();
        match self.option("three_colours") {
            "exactly_3" => count == 3,
            "at_most_3" => (1..=3).contains(&count),
            other => panic!("{other}"),
        }
    }
}
