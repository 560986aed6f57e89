//! Files that go into an archive, the same bytes whenever and by whomever it is made.

use std::collections::BTreeMap;
use std::io::{self, Write};

use flate2::Compression;
use flate2::write::GzEncoder;

/// When everything in an archive was made, in seconds: the first day of 2026. A real time would make
/// two archives of the same files differ.
pub const MADE: u64 = 1_767_225_600;

/// Files by their path, which has no slash at its start.
#[derive(Clone, Default)]
pub struct Tree(BTreeMap<String, File>);

#[derive(Clone)]
struct File {
    bytes: Vec<u8>,
    is_program: bool,
}

impl Tree {
    /// Adds a file.
    pub fn add(&mut self, path: impl Into<String>, bytes: impl Into<Vec<u8>>) {
        self.0.insert(path.into(), File { bytes: bytes.into(), is_program: false });
    }

    /// Adds a file that can be run.
    pub fn add_program(&mut self, path: impl Into<String>, bytes: impl Into<Vec<u8>>) {
        self.0.insert(path.into(), File { bytes: bytes.into(), is_program: true });
    }

    /// Adds a file compressed, with `.gz` after its path.
    pub fn add_compressed(&mut self, path: impl Into<String>, bytes: &[u8]) -> Result<(), String> {
        let path = path.into() + ".gz";
        let bytes = gzip(bytes).map_err(|error| format!("cannot compress {path}: {error}"))?;
        self.add(path, bytes);
        Ok(())
    }

    /// The bytes of a file.
    pub fn get(&self, path: &str) -> Option<&[u8]> {
        self.0.get(path).map(|file| file.bytes.as_slice())
    }

    /// The same files below a folder.
    pub fn below(&self, folder: &str) -> Self {
        let moved = self.0.iter().map(|(path, file)| (format!("{folder}/{path}"), file.clone()));
        Self(moved.collect())
    }

    /// How much space all files take, in blocks of 1024 bytes.
    pub fn blocks(&self) -> usize {
        self.0.values().map(|file| file.bytes.len().div_ceil(1024)).sum()
    }

    /// All files and the folders they lie in, as a compressed tar archive that belongs to root.
    pub fn tar_gz(&self) -> io::Result<Vec<u8>> {
        let mut entries: BTreeMap<&str, Option<&File>> = BTreeMap::new();
        for (path, file) in &self.0 {
            entries.extend(path.match_indices('/').map(|(end, _)| (&path[..=end], None)));
            entries.insert(path, Some(file));
        }
        let mut archive = tar::Builder::new(Vec::new());
        for (path, file) in entries {
            let bytes = file.map_or(&[][..], |file| &file.bytes);
            let mut header = tar::Header::new_gnu();
            header.set_entry_type(match file {
                Some(_) => tar::EntryType::Regular,
                None => tar::EntryType::Directory,
            });
            header.set_mode(if file.is_none_or(|file| file.is_program) { 0o755 } else { 0o644 });
            header.set_mtime(MADE);
            header.set_uid(0);
            header.set_gid(0);
            header.set_username("root")?;
            header.set_groupname("root")?;
            header.set_size(bytes.len() as u64);
            archive.append_data(&mut header, path, bytes)?;
        }
        gzip(&archive.into_inner()?)
    }
}

fn gzip(bytes: &[u8]) -> io::Result<Vec<u8>> {
    let mut gzip = GzEncoder::new(Vec::new(), Compression::best());
    gzip.write_all(bytes)?;
    gzip.finish()
}

#[cfg(test)]
mod tests {
    use std::io::Read;

    use flate2::read::GzDecoder;

    use super::*;

    fn sample() -> Tree {
        let mut tree = Tree::default();
        tree.add("share/doc/patolli/README.md", "Read me.");
        tree.add_program("bin/patolli", "run");
        tree
    }

    #[test]
    fn folders_come_before_what_lies_in_them_and_programs_can_be_run() {
        let bytes = sample().below("usr").tar_gz().unwrap();
        let mut archive = tar::Archive::new(GzDecoder::new(bytes.as_slice()));
        let entries: Vec<(String, u32, String)> = archive
            .entries()
            .unwrap()
            .map(|entry| {
                let mut entry = entry.unwrap();
                let header = entry.header();
                assert_eq!((header.uid().unwrap(), header.gid().unwrap()), (0, 0));
                assert_eq!(header.mtime().unwrap(), MADE);
                let (path, mode) = (entry.path().unwrap().display().to_string(), header.mode());
                let mut text = String::new();
                entry.read_to_string(&mut text).unwrap();
                (path, mode.unwrap(), text)
            })
            .collect();
        let expected = [
            ("usr/", 0o755, ""),
            ("usr/bin/", 0o755, ""),
            ("usr/bin/patolli", 0o755, "run"),
            ("usr/share/", 0o755, ""),
            ("usr/share/doc/", 0o755, ""),
            ("usr/share/doc/patolli/", 0o755, ""),
            ("usr/share/doc/patolli/README.md", 0o644, "Read me."),
        ];
        let expected = expected.map(|(path, mode, text)| (path.to_owned(), mode, text.to_owned()));
        assert_eq!(entries, expected);
    }

    #[test]
    fn the_same_files_make_the_same_archive_in_whatever_order_they_came() {
        let mut other = Tree::default();
        other.add_program("bin/patolli", "run");
        other.add("share/doc/patolli/README.md", "Read me.");
        assert_eq!(sample().tar_gz().unwrap(), other.tar_gz().unwrap());
        other.add("share/doc/patolli/README.md", "Read me!");
        assert_ne!(sample().tar_gz().unwrap(), other.tar_gz().unwrap());
    }

    #[test]
    fn a_compressed_file_is_named_so() {
        let mut tree = Tree::default();
        tree.add_compressed("changelog", b"New.").unwrap();
        let mut text = String::new();
        GzDecoder::new(tree.get("changelog.gz").unwrap()).read_to_string(&mut text).unwrap();
        assert_eq!(text, "New.");
        assert_eq!(tree.get("changelog"), None);
    }

    #[test]
    fn space_is_counted_in_blocks() {
        let mut tree = sample();
        tree.add("large", vec![0; 1025]);
        assert_eq!(tree.blocks(), 1 + 1 + 2);
    }
}
