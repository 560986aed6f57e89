//! What Patolli is built of: every crate in the binary and in the page, with the licences they came with.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::fs;
use std::path::Path;

use serde_json::Value;

use super::output;
use xtask::cargo;

/// The platform of the page.
const PAGE: &str = "wasm32-unknown-unknown";

/// How the names of files with licences begin.
const LICENCE_FILES: [&str; 5] = ["licen", "copying", "copyright", "notice", "unlicense"];

/// The notices of everything that is built in for a platform.
pub fn of(platform: &str) -> Result<String, String> {
    let mut crates = BTreeMap::new();
    for (root, platform) in [("patolli-cli", platform), ("patolli-web", PAGE)] {
        let args = ["metadata", "--locked", "--format-version", "1", "--filter-platform", platform];
        let metadata: Value = serde_json::from_str(&output(&mut cargo(&args))?)
            .map_err(|error| format!("cargo metadata: {error}"))?;
        for package in built_in(&metadata, root) {
            let field = |name: &str| package[name].as_str().unwrap_or_default();
            let name = format!("{} {}", field("name"), field("version"));
            let texts = Path::new(field("manifest_path")).parent().map(licences);
            crates.insert(name, (field("license").to_owned(), texts.unwrap_or_default()));
        }
    }
    Ok(notices(&crates))
}

/// The crates of others that are built into a crate of ours. Macros do their work before.
fn built_in<'a>(metadata: &'a Value, root: &str) -> Vec<&'a Value> {
    let list = |value: &'a Value| value.as_array().into_iter().flatten();
    let packages: BTreeMap<&str, &Value> =
        list(&metadata["packages"]).filter_map(|it| Some((it["id"].as_str()?, it))).collect();
    let nodes: BTreeMap<&str, &Value> = list(&metadata["resolve"]["nodes"])
        .filter_map(|it| Some((it["id"].as_str()?, it)))
        .collect();
    let is_macro = |package: &Value| {
        let targets = package["targets"].as_array().into_iter().flatten();
        targets
            .flat_map(|it| it["kind"].as_array().into_iter().flatten())
            .any(|it| it == "proc-macro")
    };
    let mut waiting: Vec<&str> =
        packages.iter().filter(|(_, it)| it["name"] == root).map(|(id, _)| *id).collect();
    let mut seen = BTreeSet::new();
    while let Some(id) = waiting.pop() {
        let Some((package, node)) = packages.get(id).zip(nodes.get(id)) else { continue };
        if is_macro(package) || !seen.insert(id) {
            continue;
        }
        let deps = list(&node["deps"]);
        let normal = deps.filter(|dep| list(&dep["dep_kinds"]).any(|it| it["kind"].is_null()));
        waiting.extend(normal.filter_map(|dep| dep["pkg"].as_str()));
    }
    let found = seen.into_iter().filter_map(|id| packages.get(id).copied());
    found.filter(|package| !package["source"].is_null()).collect()
}

/// The texts of the licences in the folder of a crate.
fn licences(folder: &Path) -> Vec<String> {
    let entries = folder.read_dir().into_iter().flatten().flatten();
    let mut paths: Vec<_> =
        entries.map(|entry| entry.path()).filter(|path| path.is_file()).collect();
    paths.sort();
    let is_licence = |path: &&std::path::PathBuf| {
        let name = path.file_name().unwrap_or_default().to_string_lossy().to_lowercase();
        LICENCE_FILES.iter().any(|start| name.starts_with(start))
    };
    paths.iter().filter(is_licence).filter_map(|path| fs::read_to_string(path).ok()).collect()
}

/// A list of all crates, by name, then each text once, with the crates that came with it.
fn notices(crates: &BTreeMap<String, (String, Vec<String>)>) -> String {
    let mut text = String::from("Patolli is built of these crates, under these licences:\n\n");
    let mut texts: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for (name, (licence, own)) in crates {
        let _ = writeln!(text, "{name}: {licence}");
        for own in own {
            texts.entry(own.trim()).or_default().push(name);
        }
    }
    for (licence, names) in texts {
        let _ = write!(text, "\n----\n{}:\n\n{licence}\n", names.join(", "));
    }
    text
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn what_others_wrote_is_found_through_our_crates_but_not_what_only_builds_or_tests() {
        let package = |id: &str, source: Option<&str>, kind: &str| {
            let targets = json!([{ "kind": [kind] }]);
            json!({ "id": id, "name": id, "source": source, "targets": targets })
        };
        let node = |id: &str, deps: &[(&str, Option<&str>)]| {
            let deps = deps.iter().map(|(pkg, kind)| {
                let kinds = json!([{ "kind": kind }]);
                json!({ "pkg": pkg, "dep_kinds": kinds })
            });
            json!({ "id": id, "deps": deps.collect::<Vec<_>>() })
        };
        let others = Some("others");
        let metadata = json!({
            "packages": [
                package("root", None, "bin"),
                package("ours", None, "lib"),
                package("linked", others, "lib"),
                package("deep", others, "lib"),
                package("derive", others, "proc-macro"),
                package("quote", others, "lib"),
                package("tester", others, "lib"),
                package("builder", others, "lib"),
            ],
            "resolve": { "nodes": [
                node("root", &[("ours", None), ("tester", Some("dev")), ("builder", Some("build"))]),
                node("ours", &[("linked", None), ("derive", None)]),
                node("linked", &[("deep", None)]),
                node("derive", &[("quote", None)]),
                node("deep", &[]),
                node("quote", &[]),
                node("tester", &[]),
                node("builder", &[]),
            ] },
        });
        let names: Vec<&str> =
            built_in(&metadata, "root").iter().filter_map(|it| it["name"].as_str()).collect();
        assert_eq!(names, ["deep", "linked"]);
    }

    #[test]
    fn a_text_that_several_came_with_stands_once() {
        let of = |licence: &str, text: &str| (licence.to_owned(), vec![text.to_owned()]);
        let crates = BTreeMap::from([
            ("one 1.0.0".to_owned(), of("MIT", "Be kind.\n")),
            ("two 2.0.0".to_owned(), of("MIT", "Be kind.")),
            ("three 3.0.0".to_owned(), of("Zlib", "Be fair.")),
        ]);
        let text = notices(&crates);
        assert_eq!(text.matches("Be kind.").count(), 1, "{text}");
        assert!(text.contains("one 1.0.0, two 2.0.0:\n\nBe kind.\n"), "{text}");
        assert!(text.contains("three 3.0.0: Zlib\n"), "{text}");
    }
}
