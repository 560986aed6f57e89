//! Lines that rustfmt does not break: markup within `view!`, and style sheets.

use std::fs;
use std::path::{Path, PathBuf};

use xtask::root;

/// How long a line may be, as in `rustfmt.toml`.
const WIDEST: usize = 100;

/// Is every line of the page's source short enough to read?
pub fn check() -> Result<(), String> {
    let mut long = Vec::new();
    for folder in ["web/src", "web/style"] {
        for file in files(&root().join(folder)) {
            let text = fs::read_to_string(&file).unwrap_or_default();
            for (number, line) in (1..).zip(text.lines()) {
                let width = line.chars().count();
                if width > WIDEST {
                    let file = file.strip_prefix(root()).unwrap_or(&file).display();
                    long.push(format!("{file}:{number}: {width} characters"));
                }
            }
        }
    }
    if long.is_empty() {
        return Ok(());
    }
    Err(format!(
        "These lines are longer than {WIDEST} characters; leptosfmt or a person can break them:\n{}",
        long.join("\n")
    ))
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let (folders, files): (Vec<PathBuf>, _) =
        entries.map(|entry| entry.path()).partition(|path| path.is_dir());
    files.into_iter().chain(folders.iter().flat_map(|folder| self::files(folder))).collect()
}
