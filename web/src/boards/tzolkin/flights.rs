//! What flies when something happens: workers home, and things to those who get them.

use patolli_game::Seat;
use patolli_tzolkin::{Event, Materials, Resource, Tzolkin};

use super::pictures::Icon;
use crate::boards::Flight;
use crate::table::Scene;

fn flight(icon: Icon, from: &str, seat: Seat) -> Flight {
    let (shape, class) = icon.shape();
    let to = format!("[data-seat=\"{}\"] .amount.thing-{shape}", seat.number());
    Flight { shape: format!("thing-{shape}"), class, from: from.to_owned(), to }
}

/// Each kind of thing flies once, however many there are.
fn gained(what: Materials, from: &str, seat: Seat) -> Vec<Flight> {
    let blocks =
        Resource::ALL.iter().map(|&block| (what.blocks.0[block.index()], Icon::Block(block)));
    let things = [(what.corn, Icon::Corn), (what.skulls, Icon::Skull)].into_iter().chain(blocks);
    let some = things.filter(|(count, _)| *count > 0);
    some.map(|(_, icon)| flight(icon, from, seat)).collect()
}

pub fn flights(scene: &Scene<Tzolkin>, after: usize) -> Vec<Flight> {
    let mut from = ".days".to_owned();
    let mut flights = Vec::new();
    for event in scene.after(after) {
        match *event {
            Event::ActionUsed { action, .. }
            | Event::ActionUsedFor { action, .. }
            | Event::ActionPaid { action, .. } => from = format!("[data-space=\"{action}\"]"),
            Event::WorkerPickedUp { seat, space } => {
                let from = format!("[data-space=\"{space}\"]");
                flights.push(flight(Icon::Worker, &from, seat));
            }
            Event::WorkerPushedOff { seat, gear } => {
                let from = format!("[data-space=\"{}{}\"]", gear.text(), gear.top());
                flights.push(flight(Icon::Worker, &from, seat));
            }
            Event::FirstWorkerReturned { seat } => {
                flights.push(flight(Icon::Worker, ".first-space", seat));
            }
            Event::Gained { seat, what } => flights.extend(gained(what, &from, seat)),
            Event::TempleRewarded { seat, temple, what } => {
                let from = format!(".temple-column.{}", temple.text());
                flights.extend(gained(what, &from, seat));
            }
            Event::TeethCornTaken { seat, .. } => {
                flights.push(flight(Icon::Corn, ".first-space", seat));
            }
            _ => {}
        }
    }
    flights
}

#[cfg(test)]
mod tests {
    use patolli_game::{Game, Viewer};

    use super::*;
    use crate::boards::guide::Moment;

    #[test]
    fn a_worker_goes_home_and_what_it_brings_goes_after_it() {
        let moment = Moment::at(
            r#"{ "game": "tzolkin", "seats": 4, "seed": "5eed", "stage": "turns", "round": 5,
            "tooth": 4, 
                "players": [{ "corn": 4, "on": ["yaxchilan2", "tikal1"] }, { "corn": 7 },
                { "corn": 7 }, { "corn": 7 }] }"#,
        );
        let mut game = moment.game::<Tzolkin>().unwrap();
        let mut after = |decision: &str| {
            let mut events = Vec::new();
            game.apply(Seat::FIRST, decision.parse().unwrap(), &mut events);
            let events = events.into_iter().map(|event| (1, event)).collect();
            flights(&Scene::new(&game, Viewer::Omniscient, 1, events), 0)
        };
        let home = after("pick=yaxchilan2");
        assert_eq!((home.len(), home[0].shape.as_str()), (1, "thing-worker"));
        assert_eq!(home[0].from, "[data-space=\"yaxchilan2\"]");
        assert_eq!(home[0].to, "[data-seat=\"1\"] .amount.thing-worker");
        let shapes: Vec<String> = after("act=yaxchilan2").into_iter().map(|f| f.shape).collect();
        assert_eq!(shapes, ["thing-corn", "thing-stone"]);
    }
}
