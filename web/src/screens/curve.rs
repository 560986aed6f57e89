//! The points over a whole game, as lines.

use leptos::prelude::*;
use patolli_game::{Game, Moment, Play, Seat};

use crate::boards::Stage;
use crate::speech::page;

pub const WIDTH: f64 = 400.0;
pub const HEIGHT: f64 = 120.0;
/// What is left free around the lines.
pub const ASIDE: f64 = 4.0;
pub const ABOVE: f64 = 6.0;

/// The picture in which the lines lie.
pub fn view_box() -> String {
    format!("-{ASIDE} -{ABOVE} {} {}", WIDTH + 2.0 * ASIDE, HEIGHT + 2.0 * ABOVE)
}

/// The points of every seat after every decision, as if it ended then.
#[derive(Clone, PartialEq, Debug)]
pub struct Curve {
    points: Vec<Vec<i32>>,
    low: i32,
    high: i32,
}

impl Curve {
    pub fn of<G: Game>(play: &Play<G>) -> Self {
        let totals = |moment: Moment<G>| {
            let standing = moment.game.standing();
            Seat::first(standing.seats()).map(|seat| standing.total(seat)).collect()
        };
        let points: Vec<Vec<i32>> = play.moments(0).map(totals).collect();
        let all = points.iter().flatten();
        let (low, high) =
            all.fold((0, 1), |(low, high), &points| (points.min(low), points.max(high)));
        Self { points, low, high }
    }

    /// How many decisions there are from side to side.
    pub fn last(&self) -> usize {
        self.points.len().max(2) - 1
    }

    pub fn seats(&self) -> usize {
        self.points.first().map_or(0, Vec::len)
    }

    /// Where the moment after so many decisions is.
    pub fn x(&self, number: usize) -> f64 {
        WIDTH * number as f64 / self.last() as f64
    }

    fn y(&self, points: i32) -> f64 {
        HEIGHT - HEIGHT * f64::from(points - self.low) / f64::from(self.high - self.low)
    }

    /// How high the line of a seat is after so many decisions.
    pub fn height(&self, seat: Seat, number: usize) -> Option<f64> {
        let points = self.points.get(number)?.get(seat.index())?;
        Some(self.y(*points))
    }

    /// The lowest and the highest points, in words.
    pub fn span<G: Game>(&self) -> [String; 2] {
        [G::META.points(self.low), G::META.points(self.high)]
    }

    /// The line of every seat.
    pub fn lines<G: Game>(&self, stage: Stage<G>) -> AnyView {
        let line = |seat: Seat| {
            let points = self.points.iter().enumerate().map(|(number, totals)| {
                format!("{:.1},{:.1}", self.x(number), self.y(totals[seat.index()]))
            });
            let points = points.collect::<Vec<_>>().join(" ");
            let class = move || format!("line {}", stage.class(seat));
            view! { <polyline class=class class:dashed=seat.index() % 2 == 1 points=points /> }
        };
        Seat::first(self.seats()).map(line).collect_view().into_any()
    }
}

/// The lines by themselves.
#[component]
pub fn Curves<G: Game>(curve: Curve, stage: Stage<G>) -> impl IntoView {
    let [least, most] = curve.span::<G>();
    let about = move || stage.say(&page("chart_about").text("least", &least).text("most", &most));
    view! {
        <div class="chart">
            <svg
                viewBox=view_box()
                preserveAspectRatio="none"
                role="img"
                aria-label=about
            >
                <rect x="0" y="0" width=WIDTH height=HEIGHT />
                {curve.lines(stage)}
            </svg>
        </div>
    }
}
