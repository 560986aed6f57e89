//! A Debian package: an `ar` archive of a version, of what the package says of itself, and of the files.

use std::io;

use super::tree::{MADE, Tree};

/// What Debian calls the platform, if it can run our package there.
pub fn architecture(platform: &str) -> Option<&'static str> {
    match platform {
        "aarch64-unknown-linux-gnu" => Some("arm64"),
        "riscv64gc-unknown-linux-gnu" => Some("riscv64"),
        "x86_64-unknown-linux-gnu" => Some("amd64"),
        _ => None,
    }
}

/// The package: the files are installed below `/usr`.
pub fn package(
    version: &str,
    architecture: &str,
    program: &str,
    files: &Tree,
) -> io::Result<Vec<u8>> {
    let needed = files.get(&format!("bin/{program}")).and_then(libc_version);
    let mut control = Tree::default();
    control.add("control", about(version, architecture, needed, files.blocks()));
    let parts = [
        ("debian-binary", b"2.0\n".to_vec()),
        ("control.tar.gz", control.tar_gz()?),
        ("data.tar.gz", files.below("usr").tar_gz()?),
    ];
    let mut package = ar::Builder::new(Vec::new());
    for (name, bytes) in parts {
        let mut header = ar::Header::new(name.into(), bytes.len() as u64);
        header.set_mode(0o100_644);
        header.set_mtime(MADE);
        package.append(&header, bytes.as_slice())?;
    }
    package.into_inner()
}

/// What the package says of itself.
fn about(version: &str, architecture: &str, libc: Option<(u32, u32)>, blocks: usize) -> String {
    let libc = libc.map(|(major, minor)| format!(" (>= {major}.{minor})")).unwrap_or_default();
    format!(
        "\
Package: patolli
Version: {version}
Architecture: {architecture}
Maintainer: The Patolli authors <patolli@localhost>
Installed-Size: {blocks}
Depends: libc6{libc}, libgcc-s1
Section: games
Priority: optional
Description: Mesoamerican board games in the browser and the terminal
 Tzolk'in with Tribes & Prophecies, Mexica and Yaxha, by exact rules, against
 bots or with others at one screen. The one command serves the page and lets
 bots play, checks and analyses records, and is a referee for programs.
 .
 Unofficial, and not connected with any publisher.
"
    )
}

/// The newest version of the C library that a program asks for: it names each as `GLIBC_2.34`.
fn libc_version(program: &[u8]) -> Option<(u32, u32)> {
    const MARK: &[u8] = b"GLIBC_";
    let marks = program.windows(MARK.len()).enumerate().filter(|(_, bytes)| *bytes == MARK);
    let versions = marks.filter_map(|(at, _)| {
        let rest = &program[at + MARK.len()..];
        let end = rest.iter().position(|byte| !matches!(byte, b'0'..=b'9' | b'.'))?;
        let (major, rest) = std::str::from_utf8(&rest[..end]).ok()?.split_once('.')?;
        let minor = rest.split('.').next()?;
        Some((major.parse().ok()?, minor.parse().ok()?))
    });
    versions.max()
}

#[cfg(test)]
mod tests {
    use std::io::Read;

    use super::*;

    fn sample() -> Vec<u8> {
        let mut files = Tree::default();
        files.add_program("bin/patolli", "GLIBC_2.2.5\0GLIBC_2.34\0GLIBC_PRIVATE\0GLIBC_2.9\0");
        package("1.2.3", "amd64", "patolli", &files).unwrap()
    }

    /// The parts of a package, by name.
    fn parts(package: &[u8]) -> Vec<(String, Vec<u8>)> {
        let mut archive = ar::Archive::new(package);
        let mut parts = Vec::new();
        while let Some(entry) = archive.next_entry() {
            let mut entry = entry.unwrap();
            let name = String::from_utf8(entry.header().identifier().to_vec()).unwrap();
            let mut bytes = Vec::new();
            entry.read_to_end(&mut bytes).unwrap();
            parts.push((name, bytes));
        }
        parts
    }

    /// The paths in a compressed tar archive, and the text of the last file.
    fn unpacked(bytes: &[u8]) -> (Vec<String>, String) {
        let mut archive = tar::Archive::new(flate2::read::GzDecoder::new(bytes));
        let (mut paths, mut text) = (Vec::new(), String::new());
        for entry in archive.entries().unwrap() {
            let mut entry = entry.unwrap();
            paths.push(entry.path().unwrap().display().to_string());
            text.clear();
            entry.read_to_string(&mut text).unwrap();
        }
        (paths, text)
    }

    #[test]
    fn a_package_has_its_three_parts_in_order() {
        let parts = parts(&sample());
        let names: Vec<&str> = parts.iter().map(|(name, _)| name.as_str()).collect();
        assert_eq!(names, ["debian-binary", "control.tar.gz", "data.tar.gz"]);
        assert_eq!(parts[0].1, b"2.0\n");
        assert_eq!(unpacked(&parts[2].1).0, ["usr/", "usr/bin/", "usr/bin/patolli"]);
    }

    #[test]
    fn a_package_says_what_it_is_and_needs() {
        let (paths, control) = unpacked(&parts(&sample())[1].1);
        assert_eq!(paths, ["control"]);
        for line in [
            "Package: patolli",
            "Version: 1.2.3",
            "Architecture: amd64",
            "Installed-Size: 1",
            "Depends: libc6 (>= 2.34), libgcc-s1",
        ] {
            assert!(control.lines().any(|there| there == line), "{line}: {control}");
        }
        let description = control.split("Description: ").nth(1).unwrap();
        assert!(description.lines().skip(1).all(|line| line.starts_with(' ')), "{description}");
    }

    #[test]
    fn the_newest_libc_that_is_named_is_the_one_needed() {
        assert_eq!(libc_version(b"..GLIBC_2.2.5\0..GLIBC_2.17\0"), Some((2, 17)));
        assert_eq!(libc_version(b"GLIBC_ABI_DT_RELR\0"), None);
        assert_eq!(libc_version(b"GLIBC_2."), None);
        assert_eq!(libc_version(b""), None);
    }

    #[test]
    fn only_platforms_of_debian_get_a_package() {
        assert_eq!(architecture("x86_64-unknown-linux-gnu"), Some("amd64"));
        assert_eq!(architecture("x86_64-unknown-linux-musl"), None);
        assert_eq!(architecture("x86_64-pc-windows-msvc"), None);
    }
}
