//! The page as a static site, for any web host and for `patolli serve`.
//!
//! `index.html` names the folder of everything else, `assets/HASH/`, so that a browser may keep
//! those files forever and never mixes two versions. Beside it are the files whose names must not
//! change: `offline.js`, which keeps the page in the browser, and the manifest, by which it can be
//! installed.

use std::fmt::Write as _;
use std::fs;
use std::hash::{DefaultHasher, Hasher};
use std::io::Write;
use std::path::{Path, PathBuf};

use patolli_words::{Language, Words};
use wasm_bindgen_cli_support::Bindgen;

use xtask::{root, target};

/// How much care is taken.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Care {
    /// As small as it can be.
    Full,
    /// Compressed quickly.
    Quick,
    /// Not compressed: for who works on the page.
    Draft,
}

impl Care {
    /// The care with this name.
    pub fn named(name: &str) -> Option<Self> {
        match name {
            "full" => Some(Self::Full),
            "quick" => Some(Self::Quick),
            "draft" => Some(Self::Draft),
            _ => None,
        }
    }

    /// How hard brotli tries, from 0 to 11.
    const fn effort(self) -> u32 {
        if matches!(self, Self::Full) { 11 } else { 5 }
    }
}

/// The most bytes a first visit loads, compressed: the house, every game and all their texts.
const MOST_BYTES: u64 = 1_500_000;

/// Files that hardly shrink are not compressed.
const WORTH_COMPRESSING: usize = 1024;

/// Files that are found by their name, whatever the version.
const UNCHANGING: [&str; 3] = ["index.html", "offline.js", "manifest.webmanifest"];

/// The parts of the style sheet, in this order: later ones may override earlier ones.
const STYLE: [&str; 9] =
    ["house", "screens", "yaxha", "mexica", "tzolkin", "widths", "table", "review", "together"];

/// Makes the page of a WebAssembly file, in a folder. What an earlier build left there is removed, and
/// nothing else is.
pub fn write_to(folder: &Path, wasm: &Path, care: Care) -> Result<(), String> {
    let assets = assets(wasm)?;

    let mut hasher = DefaultHasher::new();
    for (name, bytes) in &assets {
        hasher.write(name.as_bytes());
        hasher.write(bytes);
    }
    let version = format!("{:016x}", hasher.finish());

    let assets_folder = folder.join("assets").join(&version);
    remove_earlier(&folder.join("assets"))?;
    for (name, bytes) in &assets {
        write(&assets_folder.join(name), bytes, care)?;
    }
    let mut kept = vec!["./".to_owned()];
    kept.extend(assets.iter().map(|(name, _)| format!("assets/{version}/{name}")));
    for name in UNCHANGING {
        let path = root().join("web/static").join(name);
        let text = fs::read_to_string(&path)
            .map_err(|error| format!("cannot read {}: {error}", path.display()))?;
        let text = fill(&text)
            .replace("{{assets}}", &format!("assets/{version}"))
            .replace("{{version}}", &version)
            .replace("{{files}}", &format!("{kept:?}"));
        write(&folder.join(name), text.as_bytes(), care)?;
    }
    let compressed = report(folder, &assets_folder);
    if care == Care::Full && compressed > MOST_BYTES {
        return Err(format!("a first visit would load more than {} kB.", MOST_BYTES / 1000));
    }
    Ok(())
}

/// Removes the folders of earlier builds, which are named by their version.
fn remove_earlier(assets: &Path) -> Result<(), String> {
    for entry in assets.read_dir().into_iter().flatten().flatten() {
        let name = entry.file_name();
        let name = name.to_string_lossy();
        if name.len() == 16 && name.bytes().all(|byte| byte.is_ascii_hexdigit()) {
            fs::remove_dir_all(entry.path())
                .map_err(|error| format!("cannot remove {}: {error}", entry.path().display()))?;
        }
    }
    Ok(())
}

/// Inserts texts where `data-text` names them, in every language, for when the page itself cannot
/// show any.
fn fill(index: &str) -> String {
    let mut parts = index.split("data-text=\"");
    let mut filled = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (key, rest) = part.split_once("\">").unwrap_or((part, ""));
        let _ = write!(filled, "data-text=\"{key}\">");
        for language in Language::ALL {
            let text = Words::new(language).text_of(key);
            let _ = write!(filled, "<span lang=\"{language}\">{text}</span> ");
        }
        filled.push_str(rest);
    }
    filled
}

/// Everything that carries its version in its path, by name.
fn assets(wasm: &Path) -> Result<Vec<(String, Vec<u8>)>, String> {
    let glue = target().join("wasm/glue");
    let _ = fs::remove_dir_all(&glue);
    Bindgen::new()
        .input_path(wasm)
        .web(true)
        .map(|bindgen| bindgen.typescript(false).remove_name_section(true).out_name("page"))
        .and_then(|bindgen| bindgen.generate(&glue))
        .map_err(|error| format!("wasm-bindgen: {error:#}"))?;
    let mut assets = files(&glue)?;
    let own = files(&root().join("web/static"))?;
    assets.extend(own.into_iter().filter(|(name, _)| !UNCHANGING.contains(&name.as_str())));
    assets.push(("style.css".to_owned(), style()?));
    assets.sort();
    Ok(assets)
}

/// The style sheet.
fn style() -> Result<Vec<u8>, String> {
    let mut style = Vec::new();
    for part in STYLE {
        let path = root().join(format!("web/style/{part}.css"));
        let text =
            fs::read(&path).map_err(|error| format!("cannot read {}: {error}", path.display()))?;
        style.extend(text);
    }
    Ok(style)
}

fn files(folder: &Path) -> Result<Vec<(String, Vec<u8>)>, String> {
    let fail = |error: std::io::Error| format!("cannot read {}: {error}", folder.display());
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).map_err(fail)? {
        let path = entry.map_err(fail)?.path();
        if path.is_file() {
            let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            files.push((name, fs::read(&path).map_err(fail)?));
        }
    }
    Ok(files)
}

/// Writes a file and, beside it, the same compressed for hosts that can serve that.
fn write(path: &Path, bytes: &[u8], care: Care) -> Result<(), String> {
    let put = |path: &Path, bytes: &[u8]| {
        let folder = path.parent().unwrap_or(path);
        fs::create_dir_all(folder)
            .and_then(|()| fs::write(path, bytes))
            .map_err(|error| format!("cannot write {}: {error}", path.display()))
    };
    put(path, bytes)?;
    let beside = |ending: &str| PathBuf::from(format!("{}.{ending}", path.display()));
    if bytes.len() < WORTH_COMPRESSING || care == Care::Draft {
        // An earlier build may have left some.
        let _ = fs::remove_file(beside("br")).and(fs::remove_file(beside("gz")));
        return Ok(());
    }
    let fail = |error: std::io::Error| format!("cannot compress {}: {error}", path.display());
    let mut brotli = brotli::CompressorWriter::new(Vec::new(), 1 << 16, care.effort(), 22);
    brotli.write_all(bytes).and_then(|()| brotli.flush()).map_err(fail)?;
    put(&beside("br"), &brotli.into_inner())?;
    let mut gzip = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::best());
    gzip.write_all(bytes).map_err(fail)?;
    put(&beside("gz"), &gzip.finish().map_err(fail)?)
}

/// Says what a browser loads, and how much that is; gives how much when compressed.
fn report(folder: &Path, assets: &Path) -> u64 {
    let size = |path: &Path| fs::metadata(path).map_or(0, |meta| meta.len());
    let mut paths: Vec<PathBuf> = UNCHANGING.iter().map(|name| folder.join(name)).collect();
    paths.extend(assets.read_dir().into_iter().flatten().flatten().map(|entry| entry.path()));
    let (mut plain, mut compressed) = (0, 0);
    for path in &paths {
        if path.extension().is_some_and(|ending| ending == "br" || ending == "gz") {
            continue;
        }
        plain += size(path);
        let smaller = PathBuf::from(format!("{}.br", path.display()));
        compressed += if smaller.is_file() { size(&smaller) } else { size(path) };
    }
    println!(
        "The page is in {}: {} kB, {} kB compressed.",
        folder.display(),
        plain / 1000,
        compressed / 1000
    );
    compressed
}
