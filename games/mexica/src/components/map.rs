//! The island as it is printed.

/// How many columns the map has, `a` to `u`.
pub const COLUMNS: usize = 21;
/// How many rows the map has, from 1 in the north.
pub const ROWS: usize = 14;

/// The map from north to south: `.` lake, `#` land, `S` a start cell and `E` the emblem of the
/// palace, `=` the printed canal. Everything around it is lake.
pub const MAP: [&[u8; COLUMNS]; ROWS] = [
    b".#...#####...........",
    b".###########.........",
    b"############.........",
    b"##############.......",
    b".###############.....",
    b".######S######=###.##",
    b".#####SES#####=######",
    b".######S######=######",
    b"..############=#####.",
    b".################....",
    b"###############......",
    b"#############........",
    b"###########..........",
    b"..####..##...........",
];
