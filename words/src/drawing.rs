//! Pictures for a terminal.

use patolli_game::{Block, Drawing, Panel};

use crate::{Names, Words};

/// The space between two panels.
const GAP: usize = 4;

impl Words {
    /// The picture as text, at most `width` columns wide where that is possible.
    pub fn draw(&self, drawing: &Drawing, names: &Names, width: usize) -> String {
        let mut text = String::new();
        for block in &drawing.0 {
            match block {
                Block::Line(phrase) => push_line(&mut text, &self.say(phrase, names)),
                Block::Panels(panels) => {
                    let panels: Vec<Vec<String>> =
                        panels.iter().map(|panel| self.panel(panel, names)).collect();
                    push_panels(&mut text, &panels, width);
                }
            }
        }
        text
    }

    fn panel(&self, panel: &Panel, names: &Names) -> Vec<String> {
        let captions = panel.captions.iter().map(|caption| self.say(caption, names));
        captions.chain(panel.rows.iter().cloned()).collect()
    }
}

fn push_line(text: &mut String, line: &str) {
    text.push_str(line.trim_end());
    text.push('\n');
}

fn columns(line: &str) -> usize {
    line.chars().count()
}

/// Puts as many panels side by side as fit, all columns as wide as the widest panel, and aligns
/// their lower edges.
fn push_panels(text: &mut String, panels: &[Vec<String>], width: usize) {
    let widest = panels.iter().flatten().map(|line| columns(line)).max().unwrap_or(0);
    let fit = ((width + GAP) / (widest + GAP).max(1)).max(1);
    for group in panels.chunks(fit) {
        text.push('\n');
        let height = group.iter().map(Vec::len).max().unwrap_or(0);
        for row in 0..height {
            let mut line = String::new();
            for panel in group {
                let skipped = height - panel.len();
                let part = row.checked_sub(skipped).map_or("", |at| panel[at].as_str());
                line.push_str(part);
                line.extend(std::iter::repeat_n(' ', widest + GAP - columns(part)));
            }
            push_line(text, &line);
        }
    }
    text.push('\n');
}
