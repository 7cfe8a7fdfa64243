//! `cargo xtask startup`: which functions a small file needs, for the linker to put next to each other.
//!
//! The tool is run on small files under `valgrind --tool=callgrind`, and what was called is listed in
//! `crates/mlirkit/startup.txt`, from which `crates/mlirkit/build.rs` makes a script for the linker. The system maps code in pieces of
//! 64 KB: an empty module needs 500 functions, which would be in two thirds of all pieces of the tool.
//!
//! Names in the list are those of symbols, without what differs from one compiler to the next: a function that is not there any
//! more costs nothing, and one that is missing stays where it was. So the list need not follow every change.

use crate::paths;
use crate::process::printed;
use std::cmp::Reverse;
use std::collections::{BTreeMap, HashMap, HashSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// What the tool is run with, most frequent uses first: inputs of the repository, and the options.
const RUNS: &[&[(&str, &[&str])]] = &[
    &[
        ("empty.mlir", &[]),
        ("empty.mlir", &["--emit-bytecode"]),
        ("empty.mlirbc", &["--emit-bytecode"]),
        ("empty.mlirbc", &[]),
    ],
    &[
        ("kernel.mlir", &[]),
        ("kernel.mlir", &["--emit-bytecode"]),
        ("kernel.mlirbc", &["--emit-bytecode"]),
        ("kernel.mlirbc", &[]),
        ("kernel.mlirbc", &["--mlir-print-op-generic"]),
    ],
];

/// How much code the system maps around each place that is needed.
const MAPPED: u64 = 1 << 16;

/// Functions of one pattern.
#[derive(Default)]
struct Called {
    names: HashSet<String>,
    /// A bit for each run that calls one of them.
    runs: u32,
}

/// Entry point.
pub fn run() -> Result<(), String> {
    let tool = paths::shipped();
    let folder = paths::target().join("startup");
    fs::create_dir_all(&folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    let symbols = Symbols::of(&tool)?;
    let inputs = inputs(&tool, &folder)?;
    let (mut list, mut known) = (String::from(HEADER), HashSet::new());
    for runs in RUNS {
        let mut called: BTreeMap<String, Called> = BTreeMap::new();
        for (index, (input, options)) in runs.iter().enumerate() {
            let input = inputs.get(input).ok_or_else(|| format!("no input {input}"))?;
            for name in called_by(&tool, input, options, &folder)? {
                if let Some(pattern) = pattern(&name).filter(|pattern| !known.contains(pattern)) {
                    let called = called.entry(pattern).or_default();
                    called.names.insert(name);
                    called.runs |= 1 << index;
                }
            }
        }
        known.extend(called.keys().cloned());
        let mut lines = Vec::new();
        for (pattern, Called { names, runs }) in called {
            let all = symbols.matched(&pattern);
            let needed: u64 = names.iter().filter_map(|name| symbols.sizes.get(name)).sum();
            let others = all.saturating_sub(needed);
            // What the same runs need is put together, first what all do.
            let order = (Reverse(runs.count_ones()), runs);
            if others <= needed {
                lines.push((0, order, pattern));
                continue;
            }
            // A name that many functions share comes last, the most widely shared at the very end, and not at all where it fills more pieces than
            // what is needed would be in. Before it stand those that are needed, as this compiler names them.
            let pays = others / MAPPED <= names.len() as u64;
            lines.extend(names.into_iter().map(|name| (0, order, name)));
            if pays {
                lines.push((others, order, pattern));
            }
        }
        lines.sort();
        lines.iter().for_each(|(.., name)| list += &format!("{name}\n"));
    }
    let path = paths::workspace().join("crates/mlirkit/startup.txt");
    fs::write(&path, list).map_err(|e| format!("{}: {e}", path.display()))?;
    println!("{}: {} names", path.display(), known.len());
    Ok(())
}

const HEADER: &str = "# What a small file needs, for `build.rs` to have the linker put it in one place. Written by `cargo xtask startup`.\n";

/// The small files, by name.
fn inputs(tool: &Path, folder: &Path) -> Result<HashMap<&'static str, PathBuf>, String> {
    let examples = paths::workspace().join("examples");
    let (text, bytecode) = (folder.join("empty.mlir"), folder.join("empty.mlirbc"));
    fs::write(&text, "module {\n}\n").map_err(|e| format!("{}: {e}", text.display()))?;
    printed(Command::new(tool).args(["opt", "--emit-bytecode", "-o"]).arg(&bytecode).arg(&text))?;
    Ok(HashMap::from([
        ("empty.mlir", text),
        ("empty.mlirbc", bytecode),
        ("kernel.mlir", examples.join("kernel.mlir")),
        ("kernel.mlirbc", examples.join("kernel.mlirbc")),
    ]))
}

/// The functions that are called when the tool is run so.
fn called_by(tool: &Path, input: &Path, options: &[&str], folder: &Path) -> Result<Vec<String>, String> {
    let counts = folder.join("counts");
    let out = format!("--callgrind-out-file={}", counts.display());
    let mut run = Command::new("valgrind");
    run.args(["--quiet", "--tool=callgrind", "--demangle=no", &out]).arg(tool).arg("opt").args(options).arg(input);
    printed(run.args(["-o", "/dev/null"]))?;
    let text = fs::read_to_string(&counts).map_err(|e| format!("{}: {e}", counts.display()))?;
    // `fn=(12) name`, or `cfn=` of what is called, where it is named first; a recursive call has `'2` behind its name.
    let named = |line: &str| {
        let (_, name) = line.trim_start_matches('c').strip_prefix("fn=(")?.split_once(") ")?;
        Some(name.split('\'').next().unwrap_or(name).to_owned())
    };
    Ok(text.lines().filter_map(named).collect())
}

/// The name of a function of Rust without what differs from one compiler to the next: the hash at its end, or that of a crate in it.
fn pattern(name: &str) -> Option<String> {
    const HASH: usize = "0123456789abcdef".len();
    if name.starts_with("_ZN") {
        let end = name.rfind("17h").filter(|end| name.len() >= end + "17h".len() + HASH)?;
        return Some(format!("{}*", name.get(..end + "17h".len())?));
    }
    let mut rest = name.strip_prefix("_R")?;
    let mut pattern = String::from("_R");
    while let Some((before, after)) = rest.split_once("Cs") {
        pattern += before;
        pattern += "Cs";
        // A crate has a hash, an underscore, and then its name.
        let hash = after.bytes().take_while(u8::is_ascii_alphanumeric).count();
        rest = match after.get(hash..).filter(|rest| hash > 0 && rest.starts_with('_')) {
            Some(rest) => {
                pattern.push('*');
                rest
            }
            None => after,
        };
    }
    Some(pattern + rest)
}

/// The functions of the tool and how long they are.
struct Symbols {
    sizes: HashMap<String, u64>,
    by_pattern: HashMap<String, u64>,
}

impl Symbols {
    fn of(tool: &Path) -> Result<Self, String> {
        let text = printed(Command::new("nm").args(["--print-size", "--defined-only"]).arg(tool))?;
        let (mut sizes, mut by_pattern) = (HashMap::new(), HashMap::new());
        for line in text.lines() {
            if let [_, size, "t" | "T", name] = *line.split(' ').collect::<Vec<_>>() {
                let size = u64::from_str_radix(size, 16).map_err(|e| format!("nm: {line}: {e}"))?;
                sizes.insert(name.to_owned(), size);
                if let Some(pattern) = pattern(name) {
                    *by_pattern.entry(pattern).or_default() += size;
                }
            }
        }
        Ok(Self { sizes, by_pattern })
    }

    /// How long all functions of this pattern are.
    fn matched(&self, pattern: &str) -> u64 {
        self.by_pattern.get(pattern).copied().unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::pattern;

    #[test]
    fn names_lose_what_differs_between_compilers() {
        assert_eq!(pattern("_ZN7mlirkit4open17h0123456789abcdefE").as_deref(), Some("_ZN7mlirkit4open17h*"));
        assert_eq!(pattern("_ZN7mlirkit4open17h0123456789abcdefE.llvm.12").as_deref(), Some("_ZN7mlirkit4open17h*"));
        assert_eq!(
            pattern("_RNvCsgEmfK2I1SDS_7___rustc12___rust_alloc").as_deref(),
            Some("_RNvCs*_7___rustc12___rust_alloc")
        );
        assert_eq!(pattern("memcpy"), None);
    }
}
