//! What strangers rely on: every crate says what it is, and the files around the code agree with it.

use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

fn read(path: &str) -> String {
    std::fs::read_to_string(root().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// Every crate of the house, as cargo reads its manifest.
fn crates() -> Vec<Value> {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let of = |manifest: &str| {
        let output = Command::new(&cargo)
            .args(["metadata", "--no-deps", "--offline", "--format-version", "1"])
            .arg("--manifest-path")
            .arg(root().join(manifest))
            .output()
            .unwrap();
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        let metadata: Value = serde_json::from_slice(&output.stdout).unwrap();
        metadata["packages"].as_array().unwrap().clone()
    };
    [of("Cargo.toml"), of("fuzz/Cargo.toml")].concat()
}

/// The fuzz targets that the manifest names.
fn fuzz_targets() -> Vec<String> {
    let crates = crates();
    let fuzz = crates.iter().find(|package| package["name"] == "patolli-fuzz").unwrap();
    let targets = fuzz["targets"].as_array().unwrap().iter();
    targets.map(|target| target["name"].as_str().unwrap().to_owned()).collect()
}

#[test]
fn every_crate_says_what_it_is() {
    let crates = crates();
    assert!(crates.len() > 15, "{}", crates.len());
    for package in &crates {
        let name = package["name"].as_str().unwrap();
        let text = |field: &str| package[field].as_str().unwrap_or_default();
        let count = |field: &str| package[field].as_array().unwrap().len();
        assert!(text("description").ends_with('.'), "{name}: a description is a sentence");
        assert_eq!(text("license"), "MIT OR Apache-2.0", "{name}");
        assert!((1..=5).contains(&count("keywords")), "{name}: one to five keywords");
        assert!((1..=5).contains(&count("categories")), "{name}: one to five categories");
        let manifest = Path::new(text("manifest_path"));
        let readme = manifest.with_file_name(text("readme"));
        assert!(readme.is_file(), "{name}: no {}", readme.display());
    }
}

#[test]
fn every_fuzz_target_is_tried_and_explained() {
    let targets = fuzz_targets();
    assert!(targets.len() > 5, "{targets:?}");
    let (workflow, readme) = (read(".github/workflows/fuzz.yml"), read("fuzz/README.md"));
    for target in targets {
        assert!(workflow.contains(&format!("          - {target}\n")), "{target}: not in fuzz.yml");
        assert!(readme.contains(&format!("| `{target}` |")), "{target}: not in fuzz/README.md");
    }
}

#[test]
fn the_changelog_has_this_version_with_its_day() {
    let manifest = read("Cargo.toml");
    let version = manifest.split("\nversion = \"").nth(1).unwrap().split('"').next().unwrap();
    let changelog = read("CHANGELOG.md");
    let dated = format!("\n## {version} – 20");
    assert!(changelog.contains(&dated), "CHANGELOG.md has no dated {version}");
}

/// Every file of ours that another one links to is there.
#[test]
fn links_in_the_docs_lead_somewhere() {
    let list = Command::new("git").args(["ls-files", "*.md"]).current_dir(root()).output();
    let from_git = list.map(|list| String::from_utf8_lossy(&list.stdout).into_owned());
    let mut pages: Vec<String> = from_git.unwrap_or_default().lines().map(str::to_owned).collect();
    if pages.is_empty() {
        // Not a checkout, such as an unpacked archive.
        pages = ["README.md", "CONTRIBUTING.md", "docs/architecture.md"].map(str::to_owned).into();
    }
    let mut missing = Vec::new();
    for page in pages {
        let folder = root().join(&page).parent().unwrap().to_owned();
        let text = read(&page);
        for link in text.split("](").skip(1).filter_map(|rest| rest.split(')').next()) {
            let path = link.split('#').next().unwrap_or_default();
            let ours = !path.is_empty() && !path.contains("://") && !path.starts_with("mailto:");
            if ours && !folder.join(path).exists() {
                missing.push(format!("{page}: {link}"));
            }
        }
    }
    assert!(missing.is_empty(), "{missing:#?}");
}
