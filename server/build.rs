//! Puts the page into the binary, if it has been built (`cargo xtask play` or `cargo xtask test`).

use std::fmt::Write;
use std::hash::{DefaultHasher, Hasher};
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let dist =
        PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default()).join("../web/dist");
    println!("cargo::rerun-if-changed={}", dist.display());
    let mut files = Vec::new();
    if dist.join("index.html").is_file() {
        collect(&dist, &dist, &mut files)?;
    }
    files.sort();
    let mut table = String::from("&[\n");
    let out = PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default());
    for (name, path) in
        files.iter().filter(|(name, _)| !is_compressed(name) && !name.contains("/."))
    {
        let path = &if name == "/index.html" { marked(path, &out)? } else { path.clone() };
        let bytes = fs::read(path)?;
        let mut hasher = DefaultHasher::new();
        hasher.write(&bytes);
        let include = |path: &Path| format!("include_bytes!({:?})", path.display().to_string());
        let beside = |ending: &str| {
            let compressed = PathBuf::from(format!("{}.{ending}", path.display()));
            if compressed.is_file() {
                format!("Some({})", include(&compressed))
            } else {
                "None".to_owned()
            }
        };
        let _ = writeln!(
            table,
            "File {{ path: {name:?}, tag: \"\\\"{:016x}\\\"\", plain: {}, brotli: {}, gzip: {} }},",
            hasher.finish(),
            include(path),
            beside("br"),
            beside("gz"),
        );
    }
    table.push(']');
    fs::write(out.join("page.rs"), table)
}

/// The page as a house serves it says that there are tables.
fn marked(index: &Path, out: &Path) -> io::Result<PathBuf> {
    let text = fs::read_to_string(index)?.replacen("<html ", "<html data-tables ", 1);
    let path = out.join("index.html");
    fs::write(&path, text)?;
    Ok(path)
}

fn is_compressed(name: &str) -> bool {
    Path::new(name).extension().is_some_and(|ending| ending == "br" || ending == "gz")
}

/// Every file below the folder, with its path as a browser asks for it.
fn collect(root: &Path, folder: &Path, files: &mut Vec<(String, PathBuf)>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            collect(root, &path, files)?;
        } else if let Ok(relative) = path.strip_prefix(root) {
            let parts: Vec<_> = relative.iter().map(|part| part.to_string_lossy()).collect();
            files.push((format!("/{}", parts.join("/")), fs::canonicalize(&path)?));
        }
    }
    Ok(())
}
