//! `cargo xtask api`: compares the public items of the crates with a committed list. `cargo-semver-checks` needs a
//! published release to compare with. Until there is one, changes of the list show changes of the API in a commit.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use crate::paths;

/// The path of the committed list of public items.
const LIST: &str = "docs/api.txt";

/// Arguments of `cargo xtask api`.
#[derive(clap::Args)]
pub struct Args {
    /// Write the list instead of comparing with it.
    #[arg(long)]
    write: bool,
}

/// Compares the public items of all crates with `docs/api.txt`, or writes that file.
pub fn run(args: &Args) -> Result<(), String> {
    let root = paths::workspace();
    let now = listed(&root.join("crates"))?;
    let path = root.join(LIST);
    if args.write {
        let text: String = now.iter().map(|line| format!("{line}\n")).collect();
        return std::fs::write(&path, text).map_err(|e| format!("{LIST}: {e}"));
    }
    let kept = std::fs::read_to_string(&path).map_err(|e| format!("{LIST}: {e}"))?;
    let kept: BTreeSet<String> = kept.lines().map(str::to_owned).collect();
    let (gone, new): (Vec<_>, Vec<_>) = (kept.difference(&now).collect(), now.difference(&kept).collect());
    gone.iter().for_each(|line| println!("- {line}"));
    new.iter().for_each(|line| println!("+ {line}"));
    if gone.is_empty() && new.is_empty() {
        println!("{} public items, as {LIST} says", now.len());
        return Ok(());
    }
    Err(format!(
        "{} gone or changed, {} new: `cargo xtask api --write` keeps that, and CHANGELOG.md says what users have to do",
        gone.len(),
        new.len()
    ))
}

/// Returns the public items of all crates, one per line: crate, enclosing item, declaration.
fn listed(crates: &Path) -> Result<BTreeSet<String>, String> {
    let mut found = BTreeSet::new();
    for folder in entries(crates)? {
        let name = folder.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let mut open = vec![folder.join("src")];
        let lib = std::fs::read_to_string(folder.join("src/lib.rs")).unwrap_or_default();
        while let Some(folder) = open.pop() {
            for path in entries(&folder)? {
                // Modules of the command-line tool belong to the binary, and hidden items are not part of the API.
                let stem = path.file_stem().unwrap_or_default().to_string_lossy();
                let hidden = lib.contains(&format!("#[doc(hidden)]\npub mod {stem};"));
                let skipped = hidden || name == "mlirkit" && (stem == "tool" || stem == "main");
                if path.is_dir() && !skipped {
                    open.push(path);
                } else if path.extension().is_some_and(|ending| ending == "rs") && !skipped {
                    let text = std::fs::read_to_string(&path).map_err(|e| format!("{}: {e}", path.display()))?;
                    found.extend(items(&text).into_iter().map(|item| format!("{name}: {item}")));
                }
            }
        }
    }
    Ok(found)
}

fn entries(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let entries = std::fs::read_dir(folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    let mut all: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    all.sort();
    Ok(all)
}

/// Lists the public items in a formatted source file: items at column 0, and items one level deeper in an `impl`,
/// trait, enum or struct.
fn items(text: &str) -> Vec<String> {
    let mut found = Vec::new();
    let mut owner = String::new();
    let mut hidden = false;
    let private: Vec<&str> = text.lines().filter_map(private_type).collect();
    let mut lines = text.lines();
    while let Some(line) = lines.next() {
        let body = line.trim_start();
        let indent = line.len() - body.len();
        if body == "#[doc(hidden)]" || body == "#[cfg(test)]" {
            hidden = true;
            continue;
        }
        if body.is_empty() || body.starts_with("//") || body.starts_with('#') || body.starts_with('}') || indent > 4 {
            continue;
        }
        let skipped = std::mem::take(&mut hidden);
        if indent == 0 {
            owner.clear();
        }
        let trait_or_enum = owner.starts_with("pub trait") || owner.starts_with("pub enum");
        let wanted = match indent {
            0 => body.starts_with("pub ") || body.starts_with("impl"),
            _ => !owner.is_empty() && (trait_or_enum || body.starts_with("pub ")),
        };
        if !wanted || skipped {
            continue;
        }
        let declared = declaration(body, &mut lines);
        if indent == 0 && implemented_for(&declared).is_some_and(|ty| private.contains(&ty)) {
            continue;
        }
        match indent {
            0 => {
                if !declared.starts_with("impl") || declared.contains(" for ") {
                    found.push(declared.clone());
                }
                let holds = ["impl", "pub trait", "pub enum", "pub struct"];
                if holds.iter().any(|word| declared.starts_with(word)) && !declared.contains(" for ") {
                    owner = declared;
                }
            }
            _ => found.push(format!("{} | {declared}", owner.trim_end_matches(" where"))),
        }
    }
    found
}

/// Returns the name of the type that a line declares, if its visibility is `pub(crate)` or narrower.
fn private_type(line: &str) -> Option<&str> {
    let declared = ["", "pub(crate) ", "pub(super) "].iter().find_map(|seen| {
        let rest = line.strip_prefix(seen)?;
        rest.strip_prefix("struct ").or_else(|| rest.strip_prefix("enum "))
    })?;
    declared.split(|c: char| !c.is_alphanumeric() && c != '_').next()
}

/// Returns the name of the type that an `impl` block is for; `None` if the declaration is not an `impl`.
fn implemented_for(declared: &str) -> Option<&str> {
    let rest = declared.strip_prefix("impl")?;
    let subject =
        rest.split_once(" for ").map_or_else(|| rest.rsplit("> ").next().unwrap_or(rest), |(_, subject)| subject);
    subject.trim_start().split(|c: char| !c.is_alphanumeric() && c != '_').next()
}

/// Returns a declaration as one line, without the contents of its braces. Takes continuation lines from `lines`.
fn declaration<'t>(first: &'t str, lines: &mut impl Iterator<Item = &'t str>) -> String {
    let mut all = first.to_owned();
    let ends = |text: &str| text.ends_with(['{', ';', '}']) || (text.ends_with(',') && closed(text));
    while !ends(&all) {
        let Some(line) = lines.next() else { break };
        all.push(' ');
        all.push_str(line.trim());
    }
    let all = all.trim_end_matches(['{', ';', ',']).trim_end();
    let all = all.split_once(" { ").map_or(all, |(before, _)| before);
    all.replace("( ", "(").replace(", )", ")").replace("< ", "<").replace(", >", ">").to_owned()
}

/// Returns whether every bracket in a string is closed.
fn closed(text: &str) -> bool {
    let count = |open: char, close: char| text.matches(open).count() == text.matches(close).count();
    count('(', ')') && count('{', '}')
}

#[cfg(test)]
mod tests {
    use super::items;

    #[test]
    fn what_is_public_is_listed() {
        let text = "\
//! A file.
use a::B;

/// It.
pub struct It {
    /// Seen.
    pub seen: u32,
    unseen: u32,
}

impl It {
    /// Makes one.
    pub fn new(
        seen: u32,
    ) -> Self {
        Self { seen, unseen: 0 }
    }

    fn own(&self) {}

    pub(crate) fn near(&self) {}
}

impl From<u32> for It {
    fn from(seen: u32) -> Self {
        Self::new(seen)
    }
}

pub trait Does {
    fn does(&self) -> bool;
}

pub enum Kind {
    One,
    Two(u32),
}

#[doc(hidden)]
pub mod engine;

fn private() {}

struct Own<T>(T);

impl<T> Default for Own<T> {
    fn default() -> Self {
        Self
    }
}

impl Own<u32> {
    pub fn seen_from_nowhere(&self) {}
}
";
        let expected = [
            "pub struct It",
            "pub struct It | pub seen: u32",
            "impl It | pub fn new(seen: u32) -> Self",
            "impl From<u32> for It",
            "pub trait Does",
            "pub trait Does | fn does(&self) -> bool",
            "pub enum Kind",
            "pub enum Kind | One",
            "pub enum Kind | Two(u32)",
        ];
        assert_eq!(items(text), expected);
    }
}
