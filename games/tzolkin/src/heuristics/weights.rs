//! What the things of a player are worth, in points beyond the score as it stands, at four moments:
//! the beginning, after a third and two thirds of the calendar, and the end. They are in the order
//! of [`crate::heuristics::features`].
//!
//! The numbers were fitted by `bots/examples/fit.rs` to the results of games that bots played with
//! earlier numbers, found in the same way; those of the fifth and the sixth worker, which those
//! bots hardly ever had, were set after the fourth.

use crate::heuristics::features::{FEATURES, MOMENTS};

/// What each thing is worth at each moment.
#[rustfmt::skip]
#[expect(clippy::approx_constant, reason = "some just happen to be near")]
pub const WEIGHTS: [[f32; MOMENTS]; FEATURES] = [
    // Playing.
    [6.28, -1.18, -2.39, -1.69],
    // The fourth, the fifth and the sixth worker.
    [-8.26, 0.68, 0.20, 0.22],
    [-10.26, -1.32, -0.80, -0.78],
    [-12.26, -3.32, -1.80, -0.78],
    // The levels of agriculture.
    [-3.32, -1.16, -1.18, -0.35],
    [2.02, 1.48, 1.47, 0.96],
    [-0.78, -1.00, -1.45, -1.39],
    // The levels of extraction.
    [-2.78, 0.21, 0.24, -0.29],
    [-5.07, -3.70, -2.38, -2.20],
    [1.26, 1.54, 1.66, 0.94],
    // The levels of architecture.
    [-0.91, 3.31, 1.44, 0.11],
    [3.85, 6.37, 3.56, -0.36],
    [4.92, 7.46, 6.19, 1.35],
    // The levels of theology.
    [-0.44, 2.39, 0.43, 0.10],
    [3.09, 4.04, 0.53, -0.27],
    [-1.80, -0.20, 0.66, -0.48],
    // Corn: the first four, six more, twelve more.
    [0.40, 1.21, 0.62, 0.03],
    [0.24, 0.80, 0.54, -0.04],
    [-0.21, 0.60, 0.09, 0.09],
    // Wood: the first three blocks, those beyond.
    [-1.16, 1.45, 0.42, -0.10],
    [-1.13, -0.12, -0.64, 0.21],
    // Stone: the first three blocks, those beyond.
    [-0.97, 1.16, 0.29, -0.19],
    [-1.50, 0.73, -0.39, 0.49],
    // Gold: the first three blocks, those beyond.
    [-0.68, 1.59, 0.90, 0.00],
    [-0.96, 0.92, 0.68, 0.46],
    // A skull.
    [-0.98, 3.87, 0.68, 0.15],
    // A corn tile, a wood tile.
    [0.47, 0.08, 0.24, 0.03],
    [2.24, 0.08, 0.03, -0.17],
    // The steps of the brown temple.
    [6.28, -1.18, -2.39, -1.69],
    [5.39, 4.21, 2.77, 1.05],
    [1.38, 5.41, 3.76, 1.52],
    [-0.94, 4.92, 1.96, 2.36],
    [3.05, 3.82, 1.80, 1.97],
    [2.51, 2.97, 1.14, 1.44],
    [0.21, 0.27, 0.47, 1.06],
    [0.00, 0.00, 0.00, 0.00],
    [0.00, 0.00, 0.00, 0.00],
    // The steps of the yellow temple.
    [6.28, -1.18, -2.39, -1.69],
    [-0.03, 3.35, 1.65, 1.96],
    [0.24, 3.44, 1.74, 1.49],
    [4.42, 4.42, 2.66, 1.33],
    [3.89, 5.33, 3.00, 2.07],
    [3.76, 4.87, 3.53, 2.31],
    [1.46, 1.86, 1.92, 2.56],
    [0.82, 1.03, 1.45, 2.97],
    [0.54, 0.68, 0.98, 1.47],
    // The steps of the green temple.
    [6.28, -1.18, -2.39, -1.69],
    [10.35, 5.29, 1.04, 1.80],
    [2.19, 4.50, 2.50, 1.05],
    [2.72, 5.44, 2.23, 1.90],
    [4.28, 5.79, 3.57, 2.38],
    [3.18, 3.46, 4.25, 1.19],
    [0.55, 0.69, 0.35, 2.21],
    [1.21, 1.51, 1.75, 2.63],
    [0.00, 0.00, 0.00, 0.00],
    // Highest with others, highest alone: brown, yellow, green.
    [1.13, 0.79, 0.28, 0.49],
    [0.58, 2.84, 0.14, 1.33],
    [0.39, 0.95, 0.88, 1.90],
    [1.36, 4.01, 3.67, 4.55],
    [1.37, 1.77, 0.41, 1.28],
    [1.16, 2.82, 2.25, 3.38],
    // A worker on Palenque.
    [0.50, 0.34, 0.57, 0.14],
    [1.26, 1.80, 1.34, 0.74],
    [2.07, 2.46, 1.81, 0.79],
    [2.01, 3.06, 2.83, 1.54],
    [1.76, 3.50, 2.97, 1.94],
    [3.09, 3.79, 3.29, 2.00],
    [2.37, 3.64, 3.61, 2.31],
    [1.70, 2.85, 3.14, 2.36],
    [0.00, 0.00, 0.01, 0.01],
    [0.00, 0.00, 0.00, 0.00],
    // A worker on Yaxchilan.
    [1.43, 0.51, 0.76, -0.18],
    [2.03, 1.68, 1.84, 0.32],
    [2.98, 2.97, 2.90, 1.15],
    [2.74, 4.22, 3.82, 1.78],
    [3.41, 5.41, 4.56, 2.65],
    [2.85, 5.61, 4.88, 2.63],
    [1.97, 6.18, 4.66, 2.78],
    [1.56, 5.50, 3.74, 2.28],
    [0.32, 0.46, 0.55, 0.64],
    [0.00, 0.00, 0.00, 0.00],
    // A worker on Tikal.
    [-0.37, -0.73, -0.14, -0.97],
    [0.82, 0.78, 0.81, 0.21],
    [2.24, 2.12, 1.84, 1.54],
    [3.07, 3.56, 2.30, 2.14],
    [4.20, 5.20, 2.91, 3.42],
    [4.55, 6.26, 3.47, 3.68],
    [5.10, 6.19, 3.38, 3.93],
    [2.51, 2.85, 2.87, 3.21],
    [-1.07, -1.33, -1.35, -1.06],
    [0.00, 0.00, 0.00, 0.00],
    // A worker on Uxmal.
    [-0.96, -1.71, -0.45, 0.31],
    [-0.23, 0.10, -0.31, 1.50],
    [-1.70, -0.60, 0.48, 1.70],
    [-1.10, -0.24, 1.20, 2.08],
    [1.73, 2.14, 2.33, 2.89],
    [1.37, 1.93, 2.47, 3.13],
    [1.05, 1.36, 1.72, 1.79],
    [0.08, 0.11, 0.39, 0.50],
    [-0.01, -0.01, -0.02, -0.02],
    [0.00, 0.00, 0.00, 0.00],
    // A worker on Chichen Itza.
    [-4.71, -3.38, -0.15, 0.43],
    [-4.66, -2.55, 0.48, 0.58],
    [-6.93, -3.09, 0.96, 0.35],
    [-7.40, -3.05, 1.36, 0.49],
    [-6.05, -3.57, 1.28, 1.25],
    [-5.43, -3.25, 1.34, 2.03],
    [-3.94, -2.78, 1.14, 2.75],
    [-3.43, -3.17, 1.00, 3.35],
    [-2.07, -1.96, 0.99, 3.05],
    [-1.47, -1.69, -0.35, 0.67],
    [-2.29, -2.86, -3.70, -2.69],
    [-0.30, -0.38, -0.55, -0.70],
    [0.00, 0.00, 0.00, 0.00],
    // Workers on Chichen Itza for whom there is a skull; their height.
    [5.28, 3.68, 1.41, -2.57],
    [0.69, 0.97, 1.22, 1.14],
    // A worker that would go hungry.
    [1.21, -0.06, 0.46, -1.18],
    // A point of the best monument in sight, of the best that can be paid for.
    [-0.67, -0.17, 0.17, -0.06],
    [-0.66, 0.13, -0.01, 0.08],
    // A worker fed by farms, a worker that eats less.
    [4.03, 4.43, 2.37, 0.21],
    [0.15, 1.74, 0.87, -0.05],
    // The right to two days, the first player's marker, a worker in hand.
    [-0.42, -1.41, -0.31, -0.05],
    [0.32, -0.85, -0.45, -0.12],
    [1.07, -0.72, 0.42, -0.10],
    // Workers on Palenque with agriculture, on Yaxchilan with extraction, on Chichen Itza with
    // theology.
    [0.99, 0.60, -0.73, 0.67],
    [0.37, 0.24, -0.31, 0.76],
    [-0.09, 1.43, 1.30, -0.20],
    // A worker on Tikal with blocks, with a monument in sight, with architecture.
    [0.57, 0.29, 0.33, -0.10],
    [0.49, 0.01, -0.04, 0.20],
    [0.88, -0.39, 0.74, 0.31],
    // Workers on Uxmal with corn.
    [0.08, 0.23, 0.18, -0.02],
];
