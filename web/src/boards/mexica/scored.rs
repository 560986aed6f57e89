//! What foundings and scorings brought, told on the map where it was earned.

use leptos::prelude::*;
use patolli_game::Seat;
use patolli_mexica::{Cell, Event, Mexica};

use super::map::{printed, to};
use crate::boards::Stage;
use crate::table::Scene;

/// Points that a player got for something at a cell.
type Earned = (Cell, Seat, u16);

/// What was earned since the viewer last decided; for somebody who only looks, with the latest
/// decision.
fn earned(scene: &Scene<Mexica>) -> Vec<Earned> {
    let events: Vec<&Event> = match scene.holder {
        Some(_) => scene.since.iter().collect(),
        None => scene.latest().collect(),
    };
    let mut founded = None;
    let earned = events.into_iter().filter_map(|event| match *event {
        Event::DistrictFounded { seat, cell, points, .. } => {
            founded = Some(cell);
            Some((cell, seat, points))
        }
        Event::PresenceScored { seat, points } => Some((founded?, seat, points)),
        Event::DistrictScored { seat, cell, points, .. }
        | Event::UnfoundedScored { seat, cell, points, .. } => Some((cell, seat, points)),
        // Whoever stood there may have left since.
        Event::PalaceScored { seat, points } => Some((printed(b"E").next()?, seat, points)),
        _ => None,
    });
    earned.filter(|(.., points)| *points > 0).collect()
}

/// The points, each beside the thing that brought it, in the colour and with the mark of the player
/// who got them.
#[component]
pub fn Scored(stage: Stage<Mexica>) -> impl IntoView {
    let earned = Memo::new(move |_| stage.scene.with(earned));
    let draw = move |(line, (cell, seat, points)): (usize, Earned)| {
        let class = stage.class(seat);
        let mark = class.trim_start_matches("of-").to_owned();
        view! {
            <g transform=to(cell)>
                <g class=format!("earned {class}") transform=format!("translate(0 {})", line * 17)>
                    <g class="fresh">
                        <rect x="-6" y="-27" width="44" height="16" rx="8" />
                        <use
                            href=format!("#banner-{mark}")
                            transform="translate(2 -19) scale(.5)"
                        />
                        <text x="35" y="-14">
                            {format!("+{points}")}
                        </text>
                    </g>
                </g>
            </g>
        }
    };
    // Those of one cell are listed below each other.
    let lines = move || {
        let earned = earned.get();
        let line =
            |at: usize| earned[..at].iter().filter(|(cell, ..)| *cell == earned[at].0).count();
        (0..earned.len()).map(|at| (line(at), earned[at])).collect::<Vec<_>>()
    };
    view! {
        <g class="all-earned" aria-hidden="true">
            {move || lines().into_iter().map(draw).collect_view()}
        </g>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lessons::{self, Course};

    #[test]
    fn a_scoring_is_told_where_it_was_earned() {
        let lessons = lessons::of::<Mexica>();
        let scoring = lessons.iter().find(|lesson| lesson.title == "score").unwrap();
        let mut course = Course::begin(scoring).unwrap();
        assert_eq!(earned(&course.scene()), []);
        let build = ["temple", "j1", "floors=2"].map(|word| word.parse().unwrap());
        course.press(&build).unwrap();
        let (token, second) = ("h1".parse().unwrap(), Seat::new(1).unwrap());
        let district = earned(&course.scene());
        assert!(district.contains(&(token, Seat::FIRST, 5)), "{district:?}");
        assert!(district.contains(&(token, second, 3)), "{district:?}");
    }
}
