//! The rooms of a crate: folders of its source, of which each may use only those below it.

use std::fs;
use std::path::{Path, PathBuf};

/// What lies beside the rooms, for tests alone, and may use all of them.
const BESIDE_ROOMS: [&str; 3] = ["tests", "snapshots", "plain"];

/// Every import that goes up from a room to one above it, or round the rooms through the root of
/// the crate. `manifest` is the folder of the crate, `rooms` are its rooms, the lowest first.
///
/// # Panics
///
/// Panics if a room is not there or not listed, or a file cannot be read.
pub fn imports_upwards(manifest: &str, rooms: &[&str]) -> Vec<String> {
    let source = Path::new(manifest).join("src");
    for folder in folders(&source) {
        let name = folder.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let known = rooms.contains(&name.as_str()) || BESIDE_ROOMS.contains(&&*name);
        assert!(known, "{name} is no room");
    }
    let mut found = Vec::new();
    for (height, room) in rooms.iter().enumerate() {
        let files = files(&source.join(room));
        assert!(!files.is_empty(), "{room} is empty");
        for file in files {
            let text = fs::read_to_string(&file).expect("a readable file");
            let rules = text.split("#[cfg(test)]\nmod ").next().unwrap_or_default();
            for (number, line) in (1..).zip(rules.lines()) {
                let code = line.split("//").next().unwrap_or_default();
                if code.contains("super::super") {
                    found.push(format!("{}:{number}: super::super", file.display()));
                }
                for path in code.split("crate::").skip(1) {
                    let of = path.split(|c: char| !c.is_alphanumeric() && c != '_').next();
                    if !rooms[..=height].iter().any(|below| of == Some(*below)) {
                        let file = file.strip_prefix(&source).unwrap_or(&file).display();
                        found.push(format!("{file}:{number}: crate::{path}"));
                    }
                }
            }
        }
    }
    found
}

fn entries(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.path()).collect();
    paths.sort();
    paths
}

fn folders(folder: &Path) -> Vec<PathBuf> {
    entries(folder).into_iter().filter(|path| path.is_dir()).collect()
}

/// The source files of a folder, and of those in it.
fn files(folder: &Path) -> Vec<PathBuf> {
    let (folders, files): (Vec<PathBuf>, _) = entries(folder).into_iter().partition(|p| p.is_dir());
    let within = folders.iter().flat_map(|folder| self::files(folder));
    files
        .into_iter()
        .filter(|file| file.extension().is_some_and(|end| end == "rs"))
        .chain(within)
        .collect()
}
