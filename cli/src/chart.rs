//! A chart of lines as SVG: something that changes over the rounds of a game, for each player.

use std::fmt::Write as _;

const WIDTH: f64 = 860.0;
const HEIGHT: f64 = 420.0;
const LEFT: f64 = 48.0;
const RIGHT: f64 = 190.0;
const TOP: f64 = 48.0;
const BOTTOM: f64 = 40.0;
/// About how many grid lines run across.
const LINES: f64 = 6.0;
/// Names must not run into each other.
const BETWEEN_NAMES: f64 = 17.0;

/// Colours and dashes that can be told apart, by seat.
const LOOKS: [(&str, &str); 5] = [
    ("#b3332e", "none"),
    ("#2b6c9e", "9 3"),
    ("#3c7a46", "2 3"),
    ("#b07a12", "9 3 2 3"),
    ("#75509a", "14 4"),
];

/// A chart of lines.
#[derive(Clone, PartialEq, Debug)]
pub struct Chart {
    pub title: String,
    /// What is counted from left to right.
    pub across: String,
    pub lines: Vec<Line>,
    /// Where something begins from left to right, and its number.
    pub marks: Vec<(usize, u16)>,
}

/// One line: a value at each place from left to right.
#[derive(Clone, PartialEq, Debug)]
pub struct Line {
    pub name: String,
    pub values: Vec<f64>,
}

impl Chart {
    /// As an SVG file.
    pub fn svg(&self) -> String {
        let values = || self.lines.iter().flat_map(|line| line.values.iter().copied());
        let step = step(values().fold(0.0, f64::max) - values().fold(0.0, f64::min));
        let low = (values().fold(0.0, f64::min) / step).floor() * step;
        let high = ((values().fold(step, f64::max) / step).ceil() * step).max(low + step);
        let last = self.lines.iter().map(|line| line.values.len()).max().unwrap_or(0).max(2) - 1;
        let x = |at: usize| LEFT + (WIDTH - LEFT - RIGHT) * at as f64 / last as f64;
        let y =
            |value: f64| HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * (value - low) / (high - low);
        let mut svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" \
             font-family=\"sans-serif\" font-size=\"13\" role=\"img\">\n\
             <title>{title}</title>\n\
             <rect width=\"{WIDTH}\" height=\"{HEIGHT}\" fill=\"#fbf7ee\"/>\n\
             <text x=\"{LEFT}\" y=\"26\" font-size=\"16\" fill=\"#2a2420\">{title}</text>\n",
            title = escaped(&self.title),
        );
        let mut level = low;
        while level <= high + step / 2.0 {
            let height = y(level);
            let _ = writeln!(
                svg,
                "<path d=\"M{LEFT} {height:.1}H{:.1}\" stroke=\"#d9cfbd\"/>\
                 <text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\" fill=\"#64574a\">{level}</text>",
                WIDTH - RIGHT,
                LEFT - 8.0,
                height + 4.5,
            );
            level += step;
        }
        self.add_marks(&mut svg, &x);
        for (line, (colour, dashes)) in self.lines.iter().zip(LOOKS.iter().cycle()) {
            let points = line.values.iter().enumerate();
            let points: Vec<String> =
                points.map(|(at, &value)| format!("{:.1},{:.1}", x(at), y(value))).collect();
            let _ = writeln!(
                svg,
                "<polyline points=\"{}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"2\" \
                 stroke-dasharray=\"{dashes}\"/>",
                points.join(" "),
            );
        }
        self.add_names(&mut svg, &y);
        svg.push_str("</svg>\n");
        svg
    }

    fn add_marks(&self, svg: &mut String, x: &impl Fn(usize) -> f64) {
        let bottom = HEIGHT - BOTTOM;
        let every = self.marks.len().div_ceil(14).max(1);
        for (at, number) in self.marks.iter().step_by(every) {
            let at = x(*at);
            let _ = writeln!(
                svg,
                "<path d=\"M{at:.1} {bottom}v5\" stroke=\"#64574a\"/>\
                 <text x=\"{at:.1}\" y=\"{:.1}\" text-anchor=\"middle\" fill=\"#64574a\">{number}</text>",
                bottom + 19.0,
            );
        }
        let _ = writeln!(
            svg,
            "<text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"middle\" fill=\"#64574a\">{}</text>",
            f64::midpoint(LEFT, WIDTH - RIGHT),
            bottom + 35.0,
            escaped(&self.across),
        );
    }

    /// The name of each line at its end, with its last value.
    fn add_names(&self, svg: &mut String, y: &impl Fn(f64) -> f64) {
        let last = |line: &Line| line.values.last().copied().unwrap_or(0.0);
        let mut ends: Vec<(f64, usize)> =
            self.lines.iter().enumerate().map(|(at, line)| (y(last(line)), at)).collect();
        ends.sort_by(|one, other| one.0.total_cmp(&other.0));
        let mut lowest = f64::MIN;
        for (height, at) in ends {
            let height = height.max(lowest + BETWEEN_NAMES);
            lowest = height;
            let (line, (colour, _)) = (&self.lines[at], LOOKS[at % LOOKS.len()]);
            let _ = writeln!(
                svg,
                "<text x=\"{:.1}\" y=\"{:.1}\" fill=\"{colour}\">{} {}</text>",
                WIDTH - RIGHT + 8.0,
                height + 4.5,
                last(line),
                escaped(&line.name),
            );
        }
    }
}

/// A round step between grid lines, so that about `LINES` of them cover this span.
fn step(span: f64) -> f64 {
    let rough = (span / LINES).max(1.0);
    let power = 10_f64.powf(rough.log10().floor());
    [1.0, 2.0, 5.0, 10.0]
        .into_iter()
        .map(|times| times * power)
        .find(|step| *step >= rough)
        .unwrap_or(rough)
}

/// Text with markup escaped.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chart(names: [&str; 2]) -> Chart {
        let line = |(name, values): (&str, &[f64])| Line {
            name: name.to_owned(),
            values: values.to_vec(),
        };
        let values: [&[f64]; 2] = [&[0.0, -3.0, 12.0, 40.5], &[0.0, 5.0, 12.0, 40.0]];
        Chart {
            title: "Points".to_owned(),
            across: "round".to_owned(),
            lines: names.into_iter().zip(values).map(line).collect(),
            marks: vec![(0, 1), (2, 2)],
        }
    }

    #[test]
    fn every_line_and_name_is_in_the_picture() {
        let svg = chart(["Ixchel", "Tz <b> & co"]).svg();
        assert_eq!(svg.matches("<polyline").count(), 2);
        assert!(svg.contains("40.5 Ixchel") && svg.contains("40 Tz &lt;b&gt; &amp; co"), "{svg}");
        assert!(svg.contains(">-10<") && svg.contains(">50<"), "{svg}");
    }

    #[test]
    fn names_keep_apart() {
        let svg = chart(["A", "B"]).svg();
        let height = |name: &str| -> f64 {
            let line = svg.lines().find(|line| line.ends_with(&format!(" {name}</text>"))).unwrap();
            line.split("y=\"").nth(1).unwrap().split('"').next().unwrap().parse().unwrap()
        };
        assert!((height("A") - height("B")).abs() >= BETWEEN_NAMES);
    }

    #[test]
    fn a_game_of_no_decisions_is_drawn_too() {
        let line = Line { name: "A".to_owned(), values: vec![0.0] };
        let svg = Chart { lines: vec![line], ..chart(["A", "B"]) }.svg();
        assert!(!svg.contains("NaN") && !svg.contains("inf"), "{svg}");
    }
}
