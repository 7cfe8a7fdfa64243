//! Checks the floors inside a crate: code in a folder may use folders on lower floors, but not folders on higher ones.
//!
//! ARCHITECTURE.md lists the floors below the heading "Floors inside crates". A dependency ("arrow") is a `use`, a path
//! in the code, or a call of an inherent method. The largest cycle of files in one folder is limited too.

mod arrows;
mod index;

use crate::paths;
use arrows::Arrow;
use index::Crate;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// Maximum number of files in one folder that may import each other in a cycle.
const LARGEST_CIRCLE: usize = 13;

/// The heading in ARCHITECTURE.md above the table of floors.
const HEADING: &str = "### Floors inside crates";

/// The floors of one crate: the height of each folder, counted from 0.
struct Floors {
    /// The name of the crate's folder below `crates/`.
    name: String,
    heights: BTreeMap<String, usize>,
}

/// Adds a fault for each dependency on a higher floor, and for each cycle that is too large.
pub fn check(architecture: &str, faults: &mut Vec<String>) -> Result<(), String> {
    for floors in rows(architecture)? {
        let root = paths::workspace().join("crates").join(&floors.name).join("src");
        let read = |path: &Path| std::fs::read_to_string(root.join(path)).ok();
        let mut index = Crate::read(Path::new("lib.rs"), &read)?;
        index.foreign = functions_outside(&floors.name)?;
        judge(&floors, &index, faults);
    }
    Ok(())
}

/// Returns the names of all functions in other crates. A call on a value of unknown type may refer to one of these.
fn functions_outside(name: &str) -> Result<BTreeSet<String>, String> {
    let crates = paths::workspace().join("crates");
    let mut names = BTreeSet::new();
    for file in super::rust_files(&crates)?.iter().filter(|file| !file.starts_with(crates.join(name))) {
        let text = std::fs::read_to_string(file).map_err(|e| format!("{}: {e}", file.display()))?;
        for after in text.split("fn ").skip(1) {
            let end = after.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(after.len());
            names.insert(after[..end].to_owned());
        }
    }
    Ok(names)
}

/// Parses the table rows `| crate | lowest < next, beside it < highest |` below the heading.
fn rows(text: &str) -> Result<Vec<Floors>, String> {
    let section = text.split_once(HEADING).map_or("", |(_, rest)| rest);
    let section = section.split("\n#").next().unwrap_or_default();
    let mut found = Vec::new();
    for line in section.lines().filter(|line| line.starts_with('|')).skip(2) {
        let line = line.replace('`', "");
        let mut cells = line.trim_matches('|').split('|').map(str::trim);
        let (Some(name), Some(floors)) = (cells.next(), cells.next()) else {
            return Err(format!("ARCHITECTURE.md: not a row of floors: {line}"));
        };
        let mut heights = BTreeMap::new();
        for (height, floor) in floors.split('<').enumerate() {
            for folder in floor.split(',').map(str::trim) {
                if folder.is_empty() || heights.insert(folder.to_owned(), height).is_some() {
                    return Err(format!("ARCHITECTURE.md: floors of {name}: empty or twice: '{folder}'"));
                }
            }
        }
        found.push(Floors { name: name.to_owned(), heights });
    }
    Ok(found)
}

/// Adds a fault for each dependency in a crate that violates its floors.
fn judge(floors: &Floors, index: &Crate, faults: &mut Vec<String>) {
    let Floors { name, heights } = floors;
    let folders: BTreeSet<&str> = index.files().iter().filter_map(|file| folder(file)).collect();
    for missing in folders.iter().filter(|folder| !heights.contains_key(**folder)) {
        faults.push(format!("{name}: 'src/{missing}' is on no floor: add it to the table in ARCHITECTURE.md"));
    }
    for gone in heights.keys().filter(|folder| !folders.contains(folder.as_str())) {
        faults.push(format!("{name}: ARCHITECTURE.md has a floor '{gone}', and there is no 'src/{gone}'"));
    }
    let mut inside: BTreeMap<&str, BTreeSet<(usize, usize)>> = BTreeMap::new();
    let mut told = BTreeSet::new();
    for Arrow { from, to, line, what } in arrows::of(index) {
        let (source, target) = (&index.files()[from], &index.files()[to]);
        // The crate's root connects the floors, so it may use all of them.
        let Some(folder_from) = folder(source) else { continue };
        let Some(folder_to) = folder(target) else {
            if told.insert((from, to)) {
                faults.push(format!(
                    "{name}/src/{source}:{line}: {what} is defined in src/{target}, above all floors: move it down"
                ));
            }
            continue;
        };
        if folder_from == folder_to {
            inside.entry(folder_from).or_default().insert((from, to));
            continue;
        }
        let (Some(below), Some(above)) = (heights.get(folder_from), heights.get(folder_to)) else { continue };
        if below <= above && told.insert((from, to)) {
            let how = if below == above { "beside it" } else { "above it" };
            faults.push(format!(
                "{name}/src/{source}:{line}: '{folder_from}' uses {what} of '{folder_to}', which is {how} (src/{target})"
            ));
        }
    }
    let largest = inside.iter().filter_map(|(folder, arrows)| Some((largest_circle(arrows)?, folder))).max();
    if let Some((files, folder)) = largest {
        let list = files.iter().map(|file| index.files()[*file].as_str()).collect::<Vec<_>>().join(", ");
        println!("tidy: {name}: the largest circle inside a folder has {} files of '{folder}'", files.len());
        if files.len() > LARGEST_CIRCLE {
            faults.push(format!(
                "{name}: {} files of '{folder}' import each other in a circle, {LARGEST_CIRCLE} may: {list}",
                files.len()
            ));
        }
    }
}

/// Returns the folder of a file below `src`, or `None` for the crate's root. A file directly in `src` counts as a
/// folder.
fn folder(file: &str) -> Option<&str> {
    match file.split_once('/') {
        Some((folder, _)) => Some(folder),
        None => file.strip_suffix(".rs").filter(|stem| *stem != "lib"),
    }
}

/// Returns the files in the largest cycle of at least two files; `None` if there is no cycle.
fn largest_circle(arrows: &BTreeSet<(usize, usize)>) -> Option<Vec<usize>> {
    let files: BTreeSet<usize> = arrows.iter().map(|(from, _)| *from).collect();
    let reached: BTreeMap<usize, BTreeSet<usize>> = files.iter().map(|file| (*file, reached(*file, arrows))).collect();
    let circles = files.iter().map(|file| {
        let others = files.iter().filter(|other| reached[file].contains(other) && reached[other].contains(file));
        others.copied().collect::<Vec<_>>()
    });
    circles.max_by_key(Vec::len).filter(|circle| circle.len() > 1)
}

/// Returns the files that a file depends on, directly or indirectly.
fn reached(from: usize, arrows: &BTreeSet<(usize, usize)>) -> BTreeSet<usize> {
    let mut found = BTreeSet::new();
    let mut open = vec![from];
    while let Some(file) = open.pop() {
        open.extend(arrows.range((file, 0)..=(file, usize::MAX)).map(|(_, to)| *to).filter(|to| found.insert(*to)));
    }
    found
}

#[cfg(test)]
mod tests;
