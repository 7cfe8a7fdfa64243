//! `cargo xtask verbs`: tests guarantees of the tool's subcommands.
//!
//! Damaged files cause no crash. `info` needs little time and memory for a file of 4 GiB. Linking the parts of a split
//! module restores the original, and externalized weights can be internalized again. Programs with nested kernels have
//! equal fingerprints. Files stay complete even if the tool is killed. Files from other tools are supported, and these
//! tools can read the output.

mod damage;
mod files;
mod kill;
mod sparse;

use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

use crate::paths;

/// Arguments of `cargo xtask verbs`.
#[derive(clap::Args)]
pub struct Args {
    /// The tool to test; defaults to `MLIRKIT`, or else a release build.
    #[arg(long, value_name = "FILE")]
    tool: Option<PathBuf>,
    /// Number of damaged files to try.
    #[arg(long, default_value_t = 10_000)]
    mutated: usize,
    /// Number of programs with kernels to export with JAX; 0 for none.
    #[arg(long, default_value_t = 50)]
    programs: usize,
    /// The number of times to kill the tool while it writes a file in place.
    #[arg(long, default_value_t = 1000)]
    kills: usize,
    /// A folder with files from other tools, on which to run all subcommands; may be repeated.
    #[arg(long, value_name = "FOLDER")]
    files: Vec<PathBuf>,
    /// Number of files per folder; defaults to all.
    #[arg(long, value_name = "N")]
    sample: Option<usize>,
    /// A command that reads rewritten files; the file is appended as the last argument.
    #[arg(long, value_name = "COMMAND", default_value = "mlir-opt-22 --allow-unregistered-dialect")]
    reader: String,
    /// Run only this check: `info`, `there-and-back`, `damaged`, `programs`, `kills`, `files`.
    #[arg(long, value_name = "PART")]
    only: Option<String>,
}

/// The subcommands that process one file, each with its arguments.
const VERBS: &[&[&str]] = &[
    &["info"],
    &["info", "--json"],
    &["dump"],
    &["size"],
    &["print"],
    &["print", "--vhlo"],
    &["parse", "-f"],
    &["strip", "--all", "-f"],
    &["fingerprint"],
    &["resources", "list", "--least=0"],
    &["query", "QUERY"],
    &["stablehlo", "explain"],
    &["stablehlo", "upgrade"],
    &["extract", "@main", "-f"],
    &["diff", "OTHER"],
    &["outline", "--op=arith", "-f"],
];

/// Returns the arguments of a subcommand for a file. `diff` compares the file with `other`.
fn words(verb: &[&str], path: &str, other: &str) -> Vec<String> {
    let words = verb.iter().map(|word| match *word {
        "QUERY" => "count by name".to_owned(),
        "OTHER" => other.to_owned(),
        word => word.to_owned(),
    });
    let mut call: Vec<String> = words.collect();
    let first = call.first().map(String::as_str);
    let place = if matches!(first, Some("query" | "extract")) { 1 } else { call.len() };
    call.insert(place, path.to_owned());
    call
}

/// A check that `--only` can select.
type Part<'a> = &'a dyn Fn() -> Result<(), String>;

/// Runs the checks that the command line selects.
pub fn run(args: &Args) -> Result<(), String> {
    let tool = args.tool.clone().unwrap_or_else(paths::shipped);
    let folder = std::env::temp_dir().join(format!("mlirkit-verbs-{}", std::process::id()));
    std::fs::create_dir_all(&folder).map_err(|e| e.to_string())?;
    let run = Run { tool, folder: folder.clone() };
    let wanted = |part: &str| args.only.as_ref().is_none_or(|only| only == part);
    let parts: [(&str, Part<'_>); 6] = [
        ("info", &|| run.sparse()),
        ("there-and-back", &|| run.there_and_back()),
        ("damaged", &|| run.mutated(args.mutated)),
        ("programs", &|| run.programs(args.programs)),
        ("kills", &|| run.kills(args.kills)),
        ("files", &|| args.files.iter().try_for_each(|folder| run.files(folder, args.sample, &args.reader))),
    ];
    let result = parts.iter().filter(|(part, _)| wanted(part)).try_for_each(|(_, part)| part());
    let _ = std::fs::remove_dir_all(&folder);
    result
}

struct Run {
    tool: PathBuf,
    folder: PathBuf,
}

impl Run {
    fn call<S: AsRef<std::ffi::OsStr>>(&self, args: impl IntoIterator<Item = S>) -> Result<Output, String> {
        let mut command = Command::new(&self.tool);
        command.args(args).stdin(Stdio::null());
        command.output().map_err(|e| format!("{}: {e}", self.tool.display()))
    }

    /// Runs the tool and returns its output. Returns an error if the tool fails.
    fn good(&self, args: &[&str]) -> Result<String, String> {
        let output = self.call(args)?;
        if !output.status.success() {
            return Err(format!("{}: {}", args.join(" "), String::from_utf8_lossy(&output.stderr)));
        }
        Ok(String::from_utf8_lossy(&output.stdout).into_owned())
    }

    fn path(&self, name: &str) -> String {
        self.folder.join(name).display().to_string()
    }

    /// Checks that the fingerprint is the same after `split` and `link`, and after externalizing and internalizing
    /// weights.
    fn there_and_back(&self) -> Result<(), String> {
        let fingerprint =
            |path: &str| self.good(&["fingerprint", path]).map(|text| text.chars().take(64).collect::<String>());
        let mut count = 0;
        for input in inputs(&["mlir", "mlirbc", "bin"])? {
            let input = input.display().to_string();
            if self.good(&["parse", &input, "-o", &self.path("parsed")]).is_err() {
                continue;
            }
            let before = fingerprint(&input)?;
            let folder = self.path("parts");
            let _ = std::fs::remove_dir_all(&folder);
            let split = self.call(["split", &input, "-o", &folder])?;
            if split.status.success() {
                let mut parts: Vec<PathBuf> = std::fs::read_dir(&folder)
                    .map_err(|e| e.to_string())?
                    .filter_map(|e| Some(e.ok()?.path()))
                    .collect();
                parts.sort();
                parts.reverse();
                let linked = self.path("linked.mlir");
                let mut call = vec!["link".to_owned(), "--text".to_owned(), "-o".to_owned(), linked.clone()];
                call.extend(parts.iter().map(|part| part.display().to_string()));
                let output = self.call(&call)?;
                // A module without operations has no parts.
                if !parts.is_empty() && (!output.status.success() || fingerprint(&linked)? != before) {
                    return Err(format!("{input}: split and link: {}", String::from_utf8_lossy(&output.stderr)));
                }
                count += 1;
            }
            let (weights, small, again) = (self.path("w.safetensors"), self.path("small"), self.path("again"));
            self.good(&["resources", "externalize", &input, "--least=1", "--to", &weights, "-o", &small, "--raw"])?;
            self.good(&["resources", "internalize", &small, "--from", &weights, "-o", &again])?;
            if fingerprint(&again)? != before {
                return Err(format!("{input}: externalize and internalize: another fingerprint"));
            }
            count += 1;
        }
        println!("{count} times there and back: the same fingerprint");
        Ok(())
    }

    /// Checks that a program with nested kernels has the same fingerprint when it is exported from two different
    /// folders.
    fn programs(&self, count: usize) -> Result<(), String> {
        if count == 0 {
            return Ok(());
        }
        let source = paths::workspace().join("conformance/nested/programs.py");
        let mut found: Vec<Vec<String>> = Vec::new();
        for place in ["here", "somewhere/else"] {
            let folder = self.folder.join(place);
            std::fs::create_dir_all(&folder).map_err(|e| e.to_string())?;
            let script = folder.join("program.py");
            std::fs::copy(&source, &script).map_err(|e| e.to_string())?;
            let mut python = Command::new("python3");
            python.arg(&script).arg(&folder).arg(count.to_string()).stderr(Stdio::null());
            if !python.status().is_ok_and(|status| status.success()) {
                println!("programs with kernels: skipped, python3 has no jax with Pallas");
                return Ok(());
            }
            let names = (0..count).map(|number| folder.join(format!("{number:03}.bin")));
            let prints = names.map(|path| {
                self.good(&["fingerprint", &path.display().to_string()]).map(|text| text.chars().take(64).collect())
            });
            found.push(prints.collect::<Result<_, _>>()?);
        }
        let [a, b] = &found[..] else { return Ok(()) };
        let equal = a.iter().zip(b).filter(|(a, b)| a == b).count();
        let different = a.iter().collect::<std::collections::BTreeSet<_>>().len();
        println!(
            "{equal} of {count} programs with kernels have equal fingerprints under two paths; {different} different ones"
        );
        if equal == count { Ok(()) } else { Err("fingerprints depend on paths".to_owned()) }
    }
}

/// Returns the files with these extensions from the examples and from the inputs of the command-line tests.
fn inputs(endings: &[&str]) -> Result<Vec<PathBuf>, String> {
    let mut found = Vec::new();
    for folder in ["examples", "crates/mlirkit/tests/cli/inputs"] {
        for entry in std::fs::read_dir(paths::workspace().join(folder)).map_err(|e| e.to_string())? {
            let path = entry.map_err(|e| e.to_string())?.path();
            if path.extension().is_some_and(|ending| endings.iter().any(|known| ending == *known)) {
                found.push(path);
            }
        }
    }
    found.sort();
    Ok(found)
}
