//! What Tribes & Prophecies adds for everyone: the prophecies, in the order in which they come
//! true.

use leptos::prelude::*;
use patolli_tzolkin::{BAND_POINTS, PROPHECIES, Prophecy, Tzolkin};

use super::{named, outline, text};
use crate::boards::Stage;
use crate::boards::guide::Heading;
use crate::speech::short;

/// How many there must be of what a prophecy counts, for each of the points it may bring.
fn ranges(prophecy: Prophecy) -> [String; 4] {
    let [least, good, best] = prophecy.bands();
    let range = |from: i16, below: i16| match below - 1 {
        upto if upto <= from => from.to_string(),
        upto => format!("{from}–{upto}"),
    };
    [format!("<{least}"), range(least, good), range(good, best), format!("{best}+")]
}

#[component]
pub fn Modules(stage: Stage<Tzolkin>) -> impl IntoView {
    let prophecies = Memo::new(move |_| {
        stage.scene.with(|scene| scene.view.prophecies.filter(|_| scene.view.options.prophecies))
    });
    // One comes true after each food day but the last, until the next.
    let now = Memo::new(move |_| stage.scene.with(|scene| usize::from(scene.view.food_days)));
    let one = move |(at, prophecy): (usize, Prophecy)| {
        let about = move || stage.say(&outline::prophecy(prophecy));
        let scale = ranges(prophecy).map(|range| view! { <span class="band">{range}</span> });
        view! {
            <li
                class:now=move || now.get() == at + 1
                class:past=move || { now.get() > at + 1 }
                data-about=about
            >
                <span class="unseen">{about}</span>
                <span class="foretold" aria-hidden="true">
                    <b>{move || named(stage, prophecy.name())}</b>
                    " "
                    <span class="calamity">{move || named(stage, prophecy.calamity_name())}</span>
                </span>
                <span class="counted" aria-hidden="true">
                    {move || named(stage, prophecy.counted_name())}
                </span>
                <span class="scale" aria-hidden="true">
                    {scale.collect_view()}
                </span>
            </li>
        }
    };
    let heads = move || {
        let head = |points: i16| view! { <b class="band">{short(points.to_string())}</b> };
        BAND_POINTS.map(head).collect_view()
    };
    view! {
        <Show when=move || prophecies.get().is_some()>
            <section class="panel prophecies" aria-label=text("prophecies")>
                <Heading
                    stage
                    title=Signal::derive(text("prophecies"))
                    about=Signal::derive(text("prophecies_about"))
                    topic="prophecies"
                />
                <ol>
                    <li class="heads" aria-hidden="true">
                        <span class="counted">{text("prophecy_points")}</span>
                        <span class="scale">{heads()}</span>
                    </li>
                    {move || {
                        prophecies
                            .get()
                            .into_iter()
                            .flatten()
                            .enumerate()
                            .take(PROPHECIES)
                            .map(one)
                            .collect_view()
                    }}
                </ol>
            </section>
        </Show>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_ranges_of_a_prophecy_say_what_it_brings() {
        assert_eq!(ranges(Prophecy::Desecration), ["<1", "1–2", "3–4", "5+"]);
        assert_eq!(ranges(Prophecy::AngryChaac), ["<0", "0–1", "2–3", "4+"]);
        assert_eq!(ranges(Prophecy::Hunger), ["<4", "4", "5", "6+"]);
        for &prophecy in Prophecy::ALL {
            for (range, points) in ranges(prophecy).iter().zip(BAND_POINTS).skip(1) {
                let ends = range.trim_end_matches('+').split('–');
                for end in ends.map(|end| end.parse().unwrap()) {
                    assert_eq!(prophecy.points(end), points, "{prophecy:?}: {range}");
                }
            }
        }
    }
}
