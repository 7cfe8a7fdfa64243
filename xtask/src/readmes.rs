//! `cargo xtask readmes`: generates the README of each crate from its description and its tested example, and copies
//! the licence files. `cargo xtask tidy` checks that these files are up to date.

use std::path::{Path, PathBuf};

use crate::paths;

/// Arguments of `cargo xtask readmes`.
#[derive(clap::Args)]
pub struct Args {
    /// Write the files instead of checking them.
    #[arg(long)]
    write: bool,
}

/// The crates whose READMEs are written by hand.
const WRITTEN: [&str; 1] = ["mlirkit-capi"];

/// The files that are copied into each package.
const COPIES: [&str; 2] = ["LICENSE", "NOTICE"];

/// Checks the generated files, or writes them.
pub fn run(args: &Args) -> Result<(), String> {
    let mut stale = Vec::new();
    for (path, text) in files()? {
        if args.write {
            std::fs::write(&path, text).map_err(|e| format!("{}: {e}", path.display()))?;
        } else if std::fs::read_to_string(&path).unwrap_or_default() != text {
            stale.push(path.display().to_string());
        }
    }
    if stale.is_empty() { Ok(()) } else { Err(format!("stale: {}", stale.join(", "))) }
}

/// Adds a fault for each file whose contents differ from the generated contents.
pub fn check(faults: &mut Vec<String>) -> Result<(), String> {
    let stale = |(path, text): &(PathBuf, String)| std::fs::read_to_string(path).unwrap_or_default() != *text;
    let stale = files()?.into_iter().filter(stale);
    faults.extend(stale.map(|(path, _)| format!("{} is stale: cargo xtask readmes --write", path.display())));
    Ok(())
}

/// Returns the paths and contents of the generated files of all crates.
fn files() -> Result<Vec<(PathBuf, String)>, String> {
    let root = paths::workspace();
    let read = |path: &Path| std::fs::read_to_string(path).map_err(|e| format!("{}: {e}", path.display()));
    let mut made = Vec::new();
    let folders = std::fs::read_dir(root.join("crates")).map_err(|e| format!("crates: {e}"))?;
    for folder in folders.flatten().map(|entry| entry.path()) {
        for name in COPIES {
            made.push((folder.join(name), read(&root.join(name))?));
        }
        let name = folder.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if WRITTEN.contains(&name.as_str()) {
            continue;
        }
        let manifest = read(&folder.join("Cargo.toml"))?;
        let source = folder.join("src/lib.rs");
        let source = if source.exists() { read(&source)? } else { read(&folder.join("src/main.rs"))? };
        made.push((folder.join("README.md"), readme(&name, &manifest, &source)?));
    }
    Ok(made)
}

/// Returns the README of a crate.
fn readme(name: &str, manifest: &str, source: &str) -> Result<String, String> {
    let description = manifest.lines().find_map(|line| line.strip_prefix("description = \"")?.strip_suffix('"'));
    let description = description.ok_or_else(|| format!("{name} has no description"))?;
    let example = example(source).ok_or_else(|| format!("the documentation of {name} has no example"))?;
    let documentation = match source.contains("fn main() ->") && !source.contains("pub use") {
        true => String::new(),
        false => format!("Documentation: <https://docs.rs/{name}>. "),
    };
    Ok(format!(
        "# {name}\n\n{description}.\n\n{example}\n{documentation}This crate is part of mlirkit, a library that reads and writes MLIR in \
         pure Rust: <https://docs.rs/mlirkit>.\n\n\
         Licence: Apache-2.0 WITH LLVM-exception, see [`LICENSE`](LICENSE) and [`NOTICE`](NOTICE).\n",
    ))
}

/// Returns the first example in a crate's documentation that a test or a shell can run, without hidden lines; `None` if
/// there is none.
fn example(source: &str) -> Option<String> {
    let docs = source.lines().map_while(|line| line.strip_prefix("//!"));
    let mut lines = docs.map(|line| line.strip_prefix(' ').unwrap_or(line));
    let mut example = loop {
        match lines.next()? {
            "```" | "```no_run" => break "```rust\n".to_owned(),
            "```console" => break "```console\n".to_owned(),
            // Skip a block in another language.
            other if other.starts_with("```") => drop(lines.find(|line| *line == "```")),
            _ => {}
        }
    };
    for line in lines {
        if line == "```" {
            return Some(example + "```\n");
        }
        if line != "#" && !line.starts_with("# ") {
            example.push_str(line);
            example.push('\n');
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::{example, readme};

    #[test]
    fn examples_come_without_hidden_lines() {
        let source = "//! A.\n//!\n//! ```\n//! # hidden();\n//! let a = 1;\n//!\n//! #[cfg(a)]\n//! # Ok(())\n//! ```\n//! B.\n";
        assert_eq!(example(source).as_deref(), Some("```rust\nlet a = 1;\n\n#[cfg(a)]\n```\n"));
        let later = "//! ```sh\n//! a\n//! ```\n//! ```\n//! b\n//! ```\n";
        assert_eq!(example(later).as_deref(), Some("```rust\nb\n```\n"));
        assert_eq!(example("//! A.\nfn f() {}\n//! ```\n"), None);
    }

    #[test]
    fn a_crate_without_an_example_is_refused() {
        assert!(readme("a", "description = \"A\"\n", "//! A.\n").is_err());
        assert!(readme("a", "", "//! ```\n//! ```\n").is_err());
    }
}
