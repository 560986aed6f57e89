//! What can be done at a table at a distance beyond playing: asking to go back, leaving, giving a
//! seat to another bot, the link to it.

use leptos::prelude::*;
use patolli_bots::{BotName, Level};
use patolli_game::{Game, Name, Seat};
use patolli_tables::{BotId, Command, Phase, Place, Sitter};

use super::{LinkToGive, Refused};
use crate::boards::Stage;
use crate::browser::route::{Route, address};
use crate::house::Visit;
use crate::speech::{Speech, page, text};

#[component]
pub fn Menu<G: Game>(visit: Visit, stage: Stage<G>) -> impl IntoView {
    let problem = RwSignal::new(None);
    let plays =
        Memo::new(move |_| visit.phase() == Some(Phase::Playing) && !visit.own_seats().is_empty());
    // One may ask for a seat that has decided something.
    let asks = Memo::new(move |_| {
        let room_asks = visit.room.with(|room| room.as_ref().is_some_and(|r| r.asked.is_some()));
        let deciders = visit.mirror.with(|all| {
            let game = all.as_ref().and_then(|mirror| mirror.game.as_ref());
            game.map(|told| told.deciders.clone()).unwrap_or_default()
        });
        let own = visit.own_seats();
        let latest = deciders.iter().rev().copied().find(|seat| own.contains(*seat));
        latest.filter(|_| !room_asks)
    });
    let ask_back = move |_| {
        if let Some(seat) = asks.get_untracked() {
            visit.try_to(Command::AskBack { seat }, problem);
        }
    };
    view! {
        <Show when=move || plays.get()>
            <button
                id="ask-back"
                class="quiet"
                disabled=move || asks.get().is_none()
                data-about=text("ask_back_about")
                on:click=ask_back
            >
                {text("ask_back")}
            </button>
            <Leave visit problem />
        </Show>
        <OtherBots visit stage problem />
        <LinkToGive label="table_link" link=address(&Route::At(visit.id().0)) />
        <a class="button quiet" href=Route::Together.to_string()>
            {text("to_tables")}
        </a>
        <Refused problem />
    }
}

/// Leaves the game, after asking once more.
#[component]
fn Leave(visit: Visit, problem: RwSignal<Option<String>>) -> impl IntoView {
    let speech = Speech::get();
    let asked = RwSignal::new(false);
    let ends = move || {
        let absent = visit.terms.with(|terms| terms.as_ref().map(|terms| terms.absent.clone()));
        absent.is_none_or(|absent| absent == patolli_tables::Absent::Ends)
    };
    let leave = move |_| {
        if !asked.get_untracked() {
            return asked.set(true);
        }
        asked.set(false);
        for seat in visit.own_seats() {
            visit.try_to(Command::Leave { seat }, problem);
        }
    };
    let words = move || {
        speech.say(&page(match (asked.get(), ends()) {
            (false, _) => "leave_game",
            (true, true) => "leave_ends",
            (true, false) => "leave_to_bot",
        }))
    };
    view! {
        <button id="leave-game" class="quiet" class:sure=move || asked.get() on:click=leave>
            {words}
        </button>
    }
}

/// Whoever looks after the table may have another bot play for somebody who is away.
#[component]
fn OtherBots<G: Game>(
    visit: Visit,
    stage: Stage<G>,
    problem: RwSignal<Option<String>>,
) -> impl IntoView {
    let speech = Speech::get();
    let bots = Memo::new(move |_| {
        let shown = visit.keeps() && visit.phase() == Some(Phase::Playing);
        visit.room.with(|room| {
            let places = room.iter().flat_map(|room| &room.places).enumerate();
            let bots = places.filter_map(|(at, place)| match &place.sitter {
                Sitter::Bot { bot, .. } => Some((Seat::new(at)?, bot.clone())),
                _ => None,
            });
            bots.filter(|_| shown).collect::<Vec<_>>()
        })
    });
    let one = move |(seat, bot): (Seat, BotId)| {
        let choose = move |event| {
            let bot = BotId(event_target_value(&event));
            visit.try_to(Command::Engage { seat, bot }, problem);
        };
        view! {
            <label>
                <span>{move || stage.name(seat)}</span>
                <select on:change=choose>{bot_options(visit, speech, &bot)}</select>
            </label>
        }
    };
    move || bots.get().into_iter().map(one).collect_view()
}

/// The bots that the house offers, to choose from.
pub(super) fn bot_options(visit: Visit, speech: Speech, chosen: &BotId) -> AnyView {
    let offered = visit.house.welcome.with(|welcome| welcome.as_ref().map(|w| w.bots.clone()));
    let option = |bot: BotId| {
        let selected = bot == *chosen;
        let (id, name) = (bot.0.clone(), bot_name(speech, &bot));
        view! {
            <option value=id selected=selected>
                {name}
            </option>
        }
    };
    offered.unwrap_or_default().into_iter().map(option).collect_view().into_any()
}

/// The bot that sits there, if one does.
pub(super) fn bot_at(place: &Place) -> Option<BotId> {
    match &place.sitter {
        Sitter::Bot { bot, .. } => Some(bot.clone()),
        _ => None,
    }
}

/// What a bot of the house is called.
pub(super) fn bot_name(speech: Speech, bot: &BotId) -> String {
    match bot.0.parse::<BotName>() {
        Ok(BotName::Level(level)) => speech.name(Name::new("page-level", level.id())),
        _ => bot.0.clone(),
    }
}

/// The bot that is offered first.
pub(super) fn usual_bot() -> BotId {
    BotId(BotName::Level(Level::default()).to_string())
}
