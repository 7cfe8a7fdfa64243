//! A test harness for files with `RUN:` lines, which follows the conventions of LLVM's lit and FileCheck.
//!
//! A test is any file in a folder `tests` that has `RUN:` after `//` or `#` in its first lines, or a shell script
//! `NAME.cmd`. A test passes if all its commands succeed and, if `NAME.out` exists, its output equals that file. The
//! `README.md` of this crate describes what commands may use.

mod check;
mod hex;
mod script;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use libtest_mimic::{Arguments, Failed, Trial};

/// The paths that a test suite uses.
pub struct Suite<'s> {
    /// The executable that commands call by its file name.
    pub tool: &'s Path,
    /// The folder in which folders named `tests` are searched for.
    pub root: &'s Path,
    /// The folder for files that tests create.
    pub scratch: &'s Path,
}

/// One test, which is a file.
#[derive(Clone)]
struct Case {
    file: PathBuf,
    /// The commands of the test, as a shell script.
    script: String,
    kind: Kind,
}

/// The kind of a test.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    /// The file has `RUN:` lines, each of which must succeed.
    Run,
    /// The file is a shell script, and `NAME.out` contains the expected exit code and output.
    Script,
}

/// Runs a suite. Called from the `main` of a test target with `harness = false`; accepts the options of `cargo test`.
///
/// Commands run this executable again as `FileCheck` and `unhex`, so `main` must not do anything before this call.
#[must_use]
pub fn main(suite: &Suite) -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match arguments.first().map(String::as_str) {
        Some("--as-filecheck") => return check::main(&arguments[1..]),
        Some("--as-unhex") => return hex::main(&arguments[1..]),
        _ => {}
    }
    let mut cases = Vec::new();
    if let Err(message) = find(suite.root, false, &mut cases) {
        eprintln!("{message}");
        return ExitCode::FAILURE;
    }
    cases.sort_by(|a, b| a.file.cmp(&b.file));
    let (tool, scratch) = (suite.tool.to_owned(), suite.scratch.to_owned());
    let trials = cases.into_iter().map(|case| {
        let name = case.file.strip_prefix(suite.root).unwrap_or(&case.file).display().to_string();
        let (tool, scratch) = (tool.clone(), scratch.join(name.replace(['/', '.'], "-")));
        Trial::test(name, move || script::run(&case, &tool, &scratch).map_err(Failed::from))
    });
    libtest_mimic::run(&Arguments::from_args(), trials.collect()).exit_code()
}

/// Finds the tests below a folder. `is_tests` is set inside a folder named `tests`; files outside such folders are
/// ignored.
fn find(folder: &Path, is_tests: bool, cases: &mut Vec<Case>) -> Result<(), String> {
    let problem = |e: std::io::Error| format!("{}: {e}", folder.display());
    for entry in std::fs::read_dir(folder).map_err(problem)? {
        let path = entry.map_err(problem)?.path();
        if path.is_dir() {
            find(&path, is_tests || path.ends_with("tests"), cases)?;
        } else if is_tests && let Some(case) = script::read(&path) {
            cases.push(case);
        }
    }
    Ok(())
}
