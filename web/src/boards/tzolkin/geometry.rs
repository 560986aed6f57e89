//! Where everything is around the calendar: gears of one module, in mesh.
//!
//! Angles are in degrees, clockwise from the east; the middle of the calendar is the origin.

use std::fmt::{self, Write};

use patolli_tzolkin::{Gear, TEETH};

/// The module of all gears: the pitch radius is half of it for each tooth.
pub const MODULE: f64 = 10.0;
/// The middle of everything.
pub const MIDDLE: (f64, f64) = (0.0, 0.0);
/// How far outside its pitch circle the ground of a gear extends.
pub const REACH: f64 = 4.9 * MODULE;
/// From one tooth of the calendar to the next.
pub const DAY: f64 = 360.0 / TEETH as f64;
/// Where the first-player space is, and the arrow that points at the day.
pub const ARROW: f64 = 114.0;
/// The teeth of the calendar between two gears. Between the last and the first are more: there is
/// the first-player space.
const BETWEEN: usize = 5;

/// A point at an angle and a distance from another.
pub fn at((x, y): (f64, f64), angle: f64, radius: f64) -> (f64, f64) {
    let (sin, cos) = angle.to_radians().sin_cos();
    (x + radius * cos, y + radius * sin)
}

/// The pitch radius of a gear with `teeth` teeth: gears touch where their pitch circles do.
pub fn pitch(teeth: u8) -> f64 {
    MODULE * f64::from(teeth) / 2.0
}

/// Where a gear is, as seen from the calendar. All of them touch it where it has a gap.
pub fn direction(gear: Gear) -> f64 {
    ARROW + DAY * (3 + BETWEEN * gear.index()) as f64
}

/// The middle of a gear.
pub fn centre(gear: Gear) -> (f64, f64) {
    at((0.0, 0.0), direction(gear), pitch(TEETH) + pitch(gear.slots()))
}

/// Where a slot of a gear is, as seen from its middle.
pub fn slot(gear: Gear, number: f64) -> f64 {
    direction(gear) + 180.0 + step(gear) * (number + 1.5)
}

/// From one slot of a gear to the next: as far as it turns in a day.
pub fn step(gear: Gear) -> f64 {
    360.0 / f64::from(gear.slots())
}

/// The outline of a gear around the origin, its first tooth at this angle.
pub fn outline(teeth: u8, module: f64, first: f64) -> String {
    let (radius, step) = (module * f64::from(teeth) / 2.0, 360.0 / f64::from(teeth));
    let mut path = String::new();
    for tooth in 0..teeth {
        let middle = first + step * f64::from(tooth);
        for (across, out) in [(-0.29, -0.95), (-0.14, 0.85), (0.14, 0.85), (0.29, -0.95)] {
            let (x, y) = at((0.0, 0.0), middle + across * step, radius + out * module);
            // Writing to a string cannot fail.
            let _ = write!(path, "{}{x:.1} {y:.1}", if path.is_empty() { "M" } else { "L" });
        }
    }
    path + "Z"
}

/// A part of the whole picture: its left and upper edge, width and height.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Frame([f64; 4]);

impl Frame {
    pub const WHOLE: Self = Self([-280.0, -266.0, 562.0, 569.0]);
    pub const CALENDAR: Self = Self([-142.0, -142.0, 284.0, 284.0]);
    pub const FIRST_SPACE: Self = Self([-150.0, 88.0, 170.0, 104.0]);
    pub const JUNGLE: Self = Self([-280.0, 164.0, 106.0, 142.0]);
    pub const QUICK: Self = Self([178.0, -262.0, 104.0, 90.0]);

    /// A gear with its spaces.
    pub fn around(gear: Gear) -> Self {
        let ((x, y), reach) = (centre(gear), pitch(gear.slots()) + REACH);
        Self([x - reach, y - reach, 2.0 * reach, 2.0 * reach])
    }
}

impl fmt::Display for Frame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self([x, y, width, height]) = self;
        write!(f, "{x:.0} {y:.0} {width:.0} {height:.0}")
    }
}

/// As an attribute.
pub fn translate((x, y): (f64, f64)) -> String {
    format!("translate({x:.1} {y:.1})")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every gear touches the calendar where the calendar has a gap and the gear a tooth, today and
    /// on every other day.
    #[test]
    fn gears_are_in_mesh() {
        for &gear in Gear::ALL {
            for day in 0..TEETH {
                let day = f64::from(day);
                // The calendar has gaps at the arrow and every tooth from there.
                let gap = (direction(gear) - ARROW + day * DAY) / DAY;
                assert!((gap - gap.round()).abs() < 1e-9, "{gear:?}");
                // Slots are the gaps of a gear; half a step away from one is a tooth.
                let tooth =
                    (direction(gear) + 180.0 - slot(gear, 0.0) + day * step(gear)) / step(gear);
                assert!((tooth.rem_euclid(1.0) - 0.5).abs() < 1e-9, "{gear:?}");
            }
        }
    }

    #[test]
    fn gears_leave_room_for_each_other() {
        let reach = |gear: Gear| pitch(gear.slots()) + REACH;
        for &one in Gear::ALL {
            for &other in Gear::ALL {
                let ((x, y), (other_x, other_y)) = (centre(one), centre(other));
                let apart = (x - other_x).hypot(y - other_y);
                assert!(one == other || apart > reach(one) + reach(other), "{one:?} {other:?}");
            }
        }
    }
}
