//! The bonus cards: what each asks for, and who has it now.

use leptos::prelude::*;
use patolli_game::{Phrase, Seat};
use patolli_yaxha::{Aim, BONUS_POINTS, Bonus, Options, Yaxha};

use super::cube::Cube;
use super::{phrase, text};
use crate::boards::Stage;
use crate::boards::guide::Heading;
use crate::speech::Speech;
use crate::table::Scene;

/// The bonus cards, each with those who have it now.
fn held(scene: &Scene<Yaxha>) -> Vec<(Bonus, Vec<Seat>)> {
    let holders = |card: Bonus| {
        let source = scene.standing.sources().iter().find(|s| s.name == card.name());
        let seats = Seat::first(scene.standing.seats());
        seats.filter(move |&seat| source.is_some_and(|s| s.points[seat] > 0)).collect()
    };
    scene.view.bonus.map(|card| (card, holders(card))).to_vec()
}

/// A card in words.
fn about(card: Bonus, holders: &[Seat], options: &Options) -> Phrase {
    let say = |id| phrase(id).number("points", BONUS_POINTS).name("aim", card.aim_name(options));
    if holders.is_empty() {
        say("bonus_nobody")
    } else {
        say("bonus_about").seats("seats", holders.iter().copied().collect())
    }
}

/// The bonus cards in words.
pub fn told(scene: &Scene<Yaxha>) -> Vec<Phrase> {
    let card = |(card, holders): &(Bonus, Vec<Seat>)| about(*card, holders, &scene.view.options);
    held(scene).iter().map(card).collect()
}

/// The bonus cards.
#[component]
pub fn BonusCards(stage: Stage<Yaxha>) -> impl IntoView {
    let cards = Memo::new(move |_| stage.scene.with(held));
    view! {
        <section class="panel bonus" aria-label=text("bonus")>
            <Heading
                stage
                title=Signal::derive(text("bonus"))
                about=Signal::derive(text("cards_about"))
                topic="bonus"
            />
            <div class="cards">
                {move || {
                    let draw = |(card, holders)| draw(stage, card, holders);
                    cards.get().into_iter().map(draw).collect_view()
                }}
            </div>
        </section>
    }
}

fn draw(stage: Stage<Yaxha>, card: Bonus, holders: Vec<Seat>) -> impl IntoView {
    let speech = Speech::get();
    let options = stage.scene.with_untracked(|scene| scene.view.options);
    let aim = card.aim_name(&options);
    let told = about(card, &holders, &options);
    let about = Signal::derive(move || stage.say(&told));
    view! {
        <div class="card" data-about=about>
            <span class="picture" aria-hidden="true">
                {picture(card, options.neighbour_tie)}
            </span>
            <span class="title">{move || speech.name(card.name())}</span>
            <span class="aim" aria-hidden="true">
                {move || speech.name(aim)}
            </span>
            <span class="unseen">{about}</span>
            <span class="holders" aria-hidden="true">
                <b>{BONUS_POINTS}</b>
                {holders.into_iter().map(|seat| stage.mark(seat)).collect_view()}
            </span>
        </div>
    }
}

/// What a card shows: cubes of its colour, or a sign for what it asks. `equal` says whether it is
/// enough to equal a neighbour.
pub fn picture(card: Bonus, equal: bool) -> AnyView {
    let drawing = match card.aim() {
        Aim::Most(colour) => {
            return view! {
                <Cube colour />
                <span class="than">"1."</span>
            }
            .into_any();
        }
        Aim::BeatNeighbour(colour) => {
            let than = if equal { "≥" } else { ">" };
            return view! {
                <Cube colour />
                <span class="than">{than}</span>
            }
            .into_any();
        }
        Aim::LargestGroup => "M4 14h6v6h-6zM10 14h6v6h-6zM16 14h6v6h-6zM10 8h6v6h-6z",
        Aim::SecondLargest => "M4 14h6v6h-6zM10 14h6v6h-6zM18 14h4v6h-4z",
        Aim::LargestOnLevel1 => "M3 16h5v5h-5zM8 16h5v5h-5zM13 16h5v5h-5zM18 16h5v5h-5z",
        Aim::MostLevels => "M10 16h6v6h-6zM10 10h6v6h-6zM10 4h6v6h-6z",
        Aim::FiveColours(0) => {
            "M2 19h22M4 13h2v4h-2zM8.5 13h2v4h-2zM12 13h2v4h-2zM16 13h2v4h-2zM20 13h2v4h-2z"
        }
        Aim::FiveColours(_) => {
            "M2 21h22M5 18h16M4 11h2v4h-2zM8.5 11h2v4h-2zM12 11h2v4h-2zM16 11h2v4h-2zM20 11h2v4h-2z"
        }
        Aim::OneColourSide => "M13 3 23 21H3ZM13 3V21",
        Aim::ThreeColours => "M6 12h5v5h-5zM12 5h5v5h-5zM16 13h5v5h-5z",
    };
    view! {
        <svg class="sign" viewBox="0 0 26 26" aria-hidden="true">
            <path d=drawing />
        </svg>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use patolli_game::{Game, Phrase, Seed, Setup};
    use patolli_words::{Language, Names, Words};

    use super::*;

    /// What a card asks for in words, with one option set.
    fn aim(language: Language, card: Bonus, option: &str, value: &str) -> String {
        let mut setup = Setup::new(Yaxha::META, 3, Seed(5)).unwrap();
        setup.set(option, value).unwrap();
        let game = Yaxha::set_up(&setup).unwrap();
        let name = card.aim_name(&game.view(patolli_game::Viewer::Omniscient).options);
        Words::new(language).try_say(&Phrase::from(name), &Names::default()).unwrap()
    }

    #[test]
    fn a_card_says_what_the_table_plays() {
        let en = |card, option, value| aim(Language::English, card, option, value);
        let orange = Bonus::BeatLeftOrange;
        assert!(en(orange, "neighbour_tie", "true").contains("at least as large as the left"));
        assert!(en(orange, "neighbour_tie", "false").contains("larger than the left"));
        assert!(en(orange, "neighbour", "previous_seat").contains("the right neighbour"));
        assert!(en(Bonus::ThreeColours, "three_colours", "at_most_3").contains("or fewer"));
    }

    #[test]
    fn every_card_has_words_whatever_the_options() {
        for option in Yaxha::META.options {
            for value in option.values() {
                for (&card, language) in Bonus::ALL
                    .iter()
                    .flat_map(|card| Language::ALL.map(|language| (card, language)))
                {
                    assert!(!aim(language, card, option.id, &option.text(value)).is_empty());
                }
            }
        }
    }
}
