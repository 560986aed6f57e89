//! What the things of a player are worth, in points beyond the score as it stands, at four moments:
//! the beginning and the end of each period. They are in the order of [`crate::heuristics::features`].
//!
//! The numbers were fitted to the results of games that bots played with earlier numbers, found in
//! the same way.

use crate::heuristics::features::{FEATURES, MOMENTS};

/// What each thing is worth at each moment.
#[rustfmt::skip]
pub const WEIGHTS: [[f32; MOMENTS]; FEATURES] = [
    // Playing.
    [74.63, 39.55, 39.58, -0.45],
    // An action token.
    [0.06, 0.76, 1.40, 2.00],
    // The points at stake in founded districts: ahead by one floor or more, level, behind by one
    // floor or more, third, absent.
    [0.57, 1.45, 1.29, 0.94],
    [1.18, 1.21, 0.69, 0.68],
    [1.16, 1.05, 1.15, 0.74],
    [1.82, 1.65, 0.61, 1.02],
    [1.39, 1.34, 0.38, 0.69],
    [2.51, 1.22, 1.08, 1.61],
    [0.67, 0.09, -0.28, 0.01],
    // The same in districts that can be founded.
    [0.67, 2.59, 1.42, 0.52],
    [0.39, 0.69, 0.50, 0.48],
    [0.82, 1.40, 0.74, 0.27],
    [1.39, 1.35, 1.48, 1.75],
    [0.73, 0.75, 0.87, 1.20],
    [0.59, 0.69, 0.53, 0.46],
    [0.78, -0.65, -0.28, 0.06],
    // The same in others.
    [-0.20, 0.66, 0.36, 0.36],
    [-0.25, 0.66, -0.15, 0.47],
    [0.28, -0.17, -0.09, 0.34],
    [0.68, 0.54, 0.37, 0.68],
    [1.73, 0.75, 0.17, 0.65],
    [-0.53, -0.65, -0.61, 0.66],
    [-1.57, -0.05, 0.33, 0.04],
    // A floor on land too wide to be a district.
    [1.33, 1.60, 0.87, 0.76],
    // A floor, a temple still to be built.
    [-0.63, 0.07, 0.49, -0.10],
    [2.02, 1.02, 1.32, 1.77],
    // Founding where the Pilli stands, with the turn and without.
    [0.74, 0.82, 0.81, 0.84],
    [0.39, 0.76, 1.01, 1.26],
    // What could be closed around the Pilli.
    [-0.89, 0.62, 0.69, 0.91],
    // Being in the palace, and in the last round.
    [1.53, 2.62, 3.47, 5.19],
    [3.86, 3.82, 4.64, 4.36],
    // Being in a founded district, being on land too wide, having the turn.
    [-3.13, -2.32, -1.52, -1.13],
    [-0.71, 0.85, 1.66, 2.94],
    [1.93, 3.23, 3.83, 5.42],
];
