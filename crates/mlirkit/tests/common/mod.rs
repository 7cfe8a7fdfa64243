//! Helpers for tests that process all files in a folder.

use std::path::{Path, PathBuf};

/// Returns the files with the given extension below a folder, sorted. The environment variable `CASES` selects the
/// files whose path contains its value.
pub fn cases(folder: &Path, extension: &str) -> Vec<PathBuf> {
    let chosen = std::env::var("CASES").unwrap_or_default();
    let mut found = Vec::new();
    collect(folder, extension, &mut found);
    found.retain(|path| path.strip_prefix(folder).unwrap().to_string_lossy().contains(&chosen));
    found.sort();
    assert!(!found.is_empty(), "no file of {} matches CASES={chosen}", folder.display());
    found
}

fn collect(folder: &Path, extension: &str, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        match path.is_dir() {
            true => collect(&path, extension, found),
            false if path.extension().is_some_and(|other| other == extension) => found.push(path),
            false => {}
        }
    }
}
