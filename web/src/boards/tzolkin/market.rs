//! The market: the player says how many of each block they want, and the trades are made in the
//! order that the game asks for.

use leptos::prelude::*;
use patolli_game::{Game, Phrase, Silent, Viewer};
use patolli_tzolkin::{Decision, Resource, Task, Tzolkin};

use super::pictures::{Icon, alone};
use super::{named, phrase, text};
use crate::boards::Stage;
use crate::speech::Aloud;
use crate::table::Scene;

/// What the player has at the market, and what a block costs there.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Purse {
    corn: i32,
    blocks: [i32; 3],
    prices: [i32; 3],
}

impl Purse {
    /// The corn left after buying or selling `wanted` of each block; negative numbers are sold.
    fn left(&self, wanted: [i32; 3]) -> i32 {
        let cost = |at: usize| match wanted[at] {
            more @ 0.. => more * self.prices[at],
            // Blocks are sold at their plain worth, even when buying them costs more.
            fewer => fewer * i32::from(Resource::ALL[at].corn()),
        };
        self.corn - (0..3).map(cost).sum::<i32>()
    }

    fn allows(&self, wanted: [i32; 3]) -> bool {
        self.left(wanted) >= 0 && (0..3).all(|at| self.blocks[at] + wanted[at] >= 0)
    }
}

/// The trades that lead there: sales first, each in the order of the blocks.
fn trades(wanted: [i32; 3]) -> Vec<Decision> {
    let each = |sign: i32, decision: fn(Resource) -> Decision| {
        Resource::ALL.iter().zip(wanted).flat_map(move |(&resource, count)| {
            std::iter::repeat_n(decision(resource), (sign * count).max(0) as usize)
        })
    };
    each(-1, Decision::Sell).chain(each(1, Decision::Buy)).collect()
}

/// Is the acting player at the market?
pub fn is_open(stage: Stage<Tzolkin>) -> bool {
    stage.scene.with(|scene| {
        scene.acting.is_some() && matches!(scene.view.tasks.last(), Some(Task::Market { .. }))
    })
}

/// The trades, and leaving the market unless there is nothing left to do there: then it is left
/// automatically.
fn bargain(scene: &Scene<Tzolkin>, wanted: [i32; 3]) -> Vec<Decision> {
    let mut decisions = trades(wanted);
    if let (Some(mut game), Some(seat)) = (scene.game.clone(), scene.acting) {
        for &trade in &decisions {
            if game.check(seat, trade).is_ok() {
                game.apply(seat, trade, &mut Silent);
            }
        }
        let tasks = game.view(Viewer::Seat(seat)).tasks;
        decisions
            .extend(matches!(tasks.last(), Some(Task::Market { .. })).then_some(Decision::Done));
    }
    decisions
}

#[component]
pub fn Market(stage: Stage<Tzolkin>) -> impl IntoView {
    let purse = Memo::new(move |_| {
        stage.scene.with(|scene| {
            let player = scene.view.players.get(scene.acting?.index())?;
            let game = scene.game.as_ref()?;
            let prices = [0, 1, 2].map(|at| i32::from(game.buying_price(Resource::ALL[at])));
            let blocks = [player.wood, player.stone, player.gold].map(i32::from);
            Some(Purse { corn: player.corn.into(), blocks, prices })
        })
    });
    let wanted = RwSignal::new([0; 3]);
    Effect::new(move || {
        purse.with(|_| ());
        wanted.set([0; 3]);
    });
    let allows = move |change: [i32; 3]| purse.get().is_some_and(|purse| purse.allows(change));
    // What a press changed is said to those who do not see it.
    let aloud = Aloud::provided();
    let tell = move |at: usize| {
        let (wanted, purse) = (wanted.get_untracked(), purse.get_untracked());
        if let Some((aloud, purse)) = aloud.zip(purse) {
            let told = Phrase::new("tzolkin-outline", "bargain")
                .name("block", Resource::ALL[at].name())
                .number("count", purse.blocks[at] + wanted[at])
                .number("corn", purse.left(wanted));
            aloud.say(stage.say(&told));
        }
    };
    let line = move |at: usize| {
        let resource = Resource::ALL[at];
        let changed = move |by: i32| {
            let mut changed = wanted.get();
            changed[at] += by;
            changed
        };
        let button = move |by: i32, sign: &'static str, id: &'static str| {
            let words = move || {
                let price = match by {
                    1 => purse.get().map_or(0, |purse| purse.prices[at]),
                    _ => resource.corn().into(),
                };
                stage.say(&phrase(id).name("block", resource.name()).number("corn", price))
            };
            view! {
                <button
                    class="action round-button"
                    class:target=move || allows(changed(by))
                    aria-disabled=move || (!allows(changed(by))).to_string()
                    aria-label=words
                    data-about=words
                    on:click=move |_| {
                        if allows(changed(by)) {
                            wanted.set(changed(by));
                            tell(at);
                        }
                    }
                >
                    {sign}
                </button>
            }
        };
        let count = move || {
            let has = purse.get().map_or(0, |purse| purse.blocks[at]);
            let change = wanted.get()[at];
            if change == 0 { has.to_string() } else { format!("{has} → {}", has + change) }
        };
        view! {
            <li>
                <span class="what" data-about=move || named(stage, resource.name())>
                    {alone(Icon::Block(resource))}
                    <b>{count}</b>
                </span>
                <span class="rate">
                    {move || purse.get().map(|purse| purse.prices[at])}{alone(Icon::Corn)}
                </span>
                {button(-1, "−", "market_sell")}
                {button(1, "+", "market_buy")}
            </li>
        }
    };
    let corn = move || {
        purse.get().map(|purse| {
            let left = purse.left(wanted.get());
            if left == purse.corn { left.to_string() } else { format!("{} → {left}", purse.corn) }
        })
    };
    let trade = move |_| {
        let wanted = wanted.get_untracked();
        stage.press.run(stage.scene.with_untracked(|scene| bargain(scene, wanted)));
    };
    let nothing = move || wanted.get() == [0; 3];
    view! {
        <div class="market-stall" role="group" aria-label=text("market")>
            <ul>{(0..3).map(line).collect_view()}</ul>
            <p class="deal">
                <span class="what">{alone(Icon::Corn)}<b>{corn}</b></span>
                <button
                    id="trade"
                    class="action wide"
                    class:target=move || !nothing()
                    disabled=nothing
                    on:click=trade
                >
                    {text("market_trade")}
                </button>
            </p>
        </div>
    }
}

#[cfg(test)]
mod tests {
    use patolli_game::Seat;

    use super::*;
    use crate::boards::guide::Moment;

    #[test]
    fn sales_come_before_purchases_and_pay_for_them() {
        let purse = Purse { corn: 1, blocks: [2, 0, 0], prices: [2, 3, 4] };
        assert!(purse.allows([-1, 1, 0]) && !purse.allows([0, 1, 0]) && !purse.allows([-3, 0, 0]));
        let (wood, stone) = (Resource::Wood, Resource::Stone);
        assert_eq!(
            trades([-2, 1, 0]),
            [Decision::Sell(wood), Decision::Sell(wood), Decision::Buy(stone)]
        );
    }

    /// Buying the last possible block leaves the market: what comes after is not part of the
    /// bargain.
    #[test]
    fn a_bargain_ends_at_the_market() {
        let moment = Moment::at(
            r#"{
                "game": "tzolkin", "seats": 4, "stage": "turns", "round": 6,
                "players": [{ "corn": 4, "on": ["uxmal2", "tikal1"] }, { "corn": 5 }, {}, {}]
            }"#,
        )
        .after(&["pick=uxmal2", "act=uxmal2"]);
        let game = moment.game::<Tzolkin>().unwrap();
        let seat = Some(Seat::FIRST);
        let scene = Scene::new(&game, Viewer::Omniscient, 0, Vec::new());
        let scene = scene.for_player(&game, seat, seat, None);
        let mut after = game.clone();
        for decision in bargain(&scene, [0, 0, 1]) {
            after.decide(Seat::FIRST, decision, &mut Silent).unwrap();
        }
        let view = after.view(Viewer::Omniscient);
        assert_eq!((view.players[0].gold, view.players[0].on.len()), (1, 1));
        assert!(after.deciding().contains(Seat::FIRST), "the other worker may be picked up");
        assert!(view.tasks.is_empty(), "the market is left");
        let stays = bargain(&scene, [1, 0, 0]);
        assert_eq!(stays.last(), Some(&Decision::Done));
    }

    #[test]
    fn what_is_dearer_to_buy_is_sold_for_what_it_is_worth() {
        let purse = Purse { corn: 5, blocks: [0, 0, 1], prices: [2, 3, 5] };
        assert_eq!((purse.left([0, 0, 1]), purse.left([0, 0, -1])), (0, 9));
    }
}
