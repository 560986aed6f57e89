//! The days of the calendar.

/// The teeth with a food day, counted from the tooth at which the game begins.
pub const FOOD_TEETH: [u8; FOOD_DAYS as usize] = [7, 13, 20, 26];
/// How many food days there are.
pub const FOOD_DAYS: u8 = 4;
/// How many teeth the calendar has: its last food day is on the tooth at which the game began.
pub const TEETH: u8 = 26;
