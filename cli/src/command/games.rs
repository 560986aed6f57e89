//! `patolli games`: what there is to play.

use patolli_game::{Meta, OptionKind, OptionSpec, Phrase};
use patolli_shelf::metas;
use serde_json::{Value, json};

use crate::args::GamesArgs;
use crate::failure::Failure;
use crate::output::{WORDS, print, print_json, say, word};

fn about(key: &str) -> String {
    WORDS.about(key).unwrap_or_default()
}

/// The key of the texts about an option.
fn option_key(meta: &Meta, option: &OptionSpec) -> String {
    format!("{}-option-{}", meta.id, option.id)
}

pub fn run(args: GamesArgs) -> Result<(), Failure> {
    if args.json {
        return print_json(&metas().iter().map(|meta| as_json(meta)).collect::<Vec<_>>());
    }
    let games: Vec<String> = metas().iter().map(|meta| as_text(meta)).collect();
    print(&games.join("\n"))
}

fn as_text(meta: &'static Meta) -> String {
    let game = format!("{}-game", meta.id);
    let players = Phrase::new("cli", "players")
        .number("least", *meta.seats.start() as i64)
        .number("most", *meta.seats.end() as i64);
    let rules = Phrase::new("cli", "rules").number("version", meta.rules_version);
    let mut lines = vec![
        format!("{} ({})", WORDS.text_of(&game), meta.id),
        format!("  {}", about(&game)),
        format!("  {}, {}", say(&players), say(&rules)),
    ];
    let options = if meta.options.is_empty() { word("no_options") } else { word("options") };
    lines.push(format!("  {options}"));
    for option in meta.options {
        let default = Phrase::new("cli", "default").text("value", option.text(option.default));
        lines.push(format!("    {} ({})", option.id, say(&default)));
        lines.push(format!("      {}", about(&option_key(meta, option))));
        match option.kind {
            OptionKind::Flag => lines.push("      true, false".to_owned()),
            OptionKind::Number { least, most } => lines.push(format!("      {least}–{most}")),
            OptionKind::Choice(values) => {
                for value in values {
                    let meaning =
                        WORDS.text_of(&format!("{}-value-{}-{value}", meta.id, option.id));
                    lines.push(format!("      {value}: {meaning}"));
                }
            }
        }
    }
    lines.join("\n") + "\n"
}

fn as_json(meta: &'static Meta) -> Value {
    let options = meta.options.iter().map(|option| {
        json!({
            "id": option.id,
            "about": about(&option_key(meta, option)),
            "values": option.json_values(),
            "default": option.json(option.default),
        })
    });
    json!({
        "id": meta.id,
        "name": WORDS.text_of(&format!("{}-game", meta.id)),
        "about": about(&format!("{}-game", meta.id)),
        "rules_version": meta.rules_version,
        "seats": meta.seats.clone().collect::<Vec<_>>(),
        "options": options.collect::<Vec<_>>(),
    })
}
