//! The 13 tribes: a player who leads one breaks a rule of the game.

use patolli_game::{Name, named_enum};
use serde::{Deserialize, Serialize};

named_enum! {
    /// A tribe.
    Tribe in "tzolkin-tribe":
    /// After placing two or more workers on gears, may pick up another.
    AhChuyKak,
    /// Once a turn, for 1 corn, the next higher action.
    AhauChamahez,
    /// May pass.
    Ahmakiq,
    /// Starts every turn with at least 2 corn, and begs for 4.
    Bacab,
    /// A lower action brings 1 corn instead of costing any.
    Balam,
    /// Once a turn a space costs 3 corn; and every gear has one more space.
    CitBolonTum,
    /// Palenque and Yaxchilan, and Tikal and Uxmal, share their actions.
    Huracan,
    /// Technologies cost a block less, and their bonuses may be exchanged.
    Itzamna,
    /// Keeps three tiles of starting wealth, and steps down on a temple.
    Ixtab,
    /// May skip a free space when placing.
    VacubCaquix,
    /// Once a turn sells a block.
    XamanEk,
    /// Five workers, who eat more and mind hunger more.
    Yaluk,
    /// Several workers cost less.
    Yumkaax,
}

impl Tribe {
    /// What it can do, in words.
    pub fn ability_name(self) -> Name {
        Name::new("tzolkin-tribe-ability", self.into())
    }
}

/// How many tribes each player is dealt; one of them is kept.
pub const TRIBES_DEALT: usize = 2;

/// What Yumkaax pays for several workers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum YumkaaxTable {
    /// 0, 0, 2, 5, 9, 13.
    #[default]
    Printed,
    /// As if there were one worker fewer.
    OneFewer,
}

/// What each further worker costs Yumkaax in a turn.
pub(crate) const fn yumkaax_costs(table: YumkaaxTable) -> [u16; 6] {
    match table {
        YumkaaxTable::Printed => [0, 0, 2, 3, 4, 4],
        YumkaaxTable::OneFewer => [0, 0, 1, 2, 3, 4],
    }
}

/// The least corn Bacab has at the start of a turn.
pub(crate) const BACAB_FLOOR: u16 = 2;
/// What Bacab has after begging.
pub(crate) const BACAB_BEGS: u16 = 4;
/// What a space costs Cit-Bolon-Tum once a turn.
pub(crate) const CIT_BOLON_TUM_PRICE: u16 = 3;
/// How many workers Yaluk starts with.
pub(crate) const YALUK_WORKERS: u8 = 5;
/// What an unfed worker costs Yaluk.
pub(crate) const YALUK_HUNGER: i16 = 5;
