//! Outputs of the real tools for a chunk ("answers"). Each is produced once, from the chunk or from another answer, and
//! cached in the chunk's folder as `<index>.<answer>.mlir` or `.mlirbc`. If the tool fails, `<index>.<answer>.refused`
//! has its error.

use super::corpus::{self, Chunk};
use super::forks;
use crate::{paths, process};
use std::collections::BTreeSet;
use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

/// An answer of a real tool, described by the tool, its input and its flags.
#[derive(Clone, Copy)]
pub struct Truth {
    name: &'static str,
    from: Option<&'static Truth>,
    release: u32,
    flags: &'static [&'static str],
    bytecode: bool,
}

const fn text(name: &'static str, from: Option<&'static Truth>, release: u32, flags: &'static [&'static str]) -> Truth {
    Truth { name, from, release, flags, bytecode: false }
}

const fn bytecode(
    name: &'static str,
    from: Option<&'static Truth>,
    release: u32,
    flags: &'static [&'static str],
) -> Truth {
    Truth { name, from, release, flags, bytecode: true }
}

const PRINT_GENERIC: &[&str] = &["--mlir-print-op-generic"];
const EMIT: &[&str] = &["--emit-bytecode"];

/// The text of the chunk, unchanged.
pub const SOURCE: &Truth = &text("source", None, 0, &[]);
/// The chunk, printed in the generic form.
pub const GENERIC: &Truth = &text("generic", Some(SOURCE), 22, PRINT_GENERIC);
/// The chunk, printed in the pretty form.
pub const PRETTY: &Truth = &text("pretty", Some(SOURCE), 22, &[]);
/// The chunk as bytecode of the newest version.
pub const BC6: &Truth = &bytecode("bc6", Some(SOURCE), 22, EMIT);
/// `bc6`, read and written as bytecode again.
pub const BC6_BC6: &Truth = &bytecode("bc6.bc6", Some(BC6), 22, EMIT);
/// `bc6`, read and printed in the generic form.
pub const BC6_GENERIC: &Truth = &text("bc6.generic", Some(BC6), 22, PRINT_GENERIC);
/// `bc6`, read and printed in the pretty form.
pub const BC6_PRETTY: &Truth = &text("bc6.pretty", Some(BC6), 22, &[]);
/// `generic`, read and printed in the generic form.
pub const GENERIC_GENERIC: &Truth = &text("generic.generic", Some(GENERIC), 22, PRINT_GENERIC);
/// `generic`, read and written as bytecode.
pub const GENERIC_BC6: &Truth = &bytecode("generic.bc6", Some(GENERIC), 22, EMIT);
/// `pretty`, read and printed in the pretty form.
pub const PRETTY_PRETTY: &Truth = &text("pretty.pretty", Some(PRETTY), 22, &[]);
/// The chunk as bytecode from LLVM 19.
pub const BC19: &Truth = &bytecode("bc19", Some(SOURCE), 19, EMIT);
/// `bc19`, read and printed by LLVM 19.
pub const BC19_GENERIC: &Truth = &text("bc19.generic", Some(BC19), 19, PRINT_GENERIC);
/// The chunk as bytecode from LLVM 16.
pub const BC16: &Truth = &bytecode("bc16", Some(SOURCE), 16, EMIT);
/// `bc16`, read and printed by LLVM 16.
pub const BC16_GENERIC: &Truth = &text("bc16.generic16", Some(BC16), 16, PRINT_GENERIC);

/// `bc6`, printed with each of the printing flags.
pub const FLAGS: [&Truth; 7] = [
    &text("flags.debuginfo", Some(BC6), 22, &["--mlir-print-op-generic", "--mlir-print-debuginfo"]),
    &text(
        "flags.prettydebuginfo",
        Some(BC6),
        22,
        &["--mlir-print-op-generic", "--mlir-print-debuginfo", "--mlir-pretty-debuginfo"],
    ),
    &text(
        "flags.localscope",
        Some(BC6),
        22,
        &["--mlir-print-op-generic", "--mlir-print-debuginfo", "--mlir-print-local-scope"],
    ),
    &text("flags.uniqueids", Some(BC6), 22, &["--mlir-print-op-generic", "--mlir-print-unique-ssa-ids"]),
    &text(
        "flags.elided",
        Some(BC6),
        22,
        &[
            "--mlir-print-op-generic",
            "--mlir-elide-elementsattrs-if-larger=3",
            "--mlir-elide-resource-strings-if-larger=8",
        ],
    ),
    &text("flags.pretty.debuginfo", Some(BC6), 22, &["--mlir-print-debuginfo"]),
    &text("flags.pretty.nameloc", Some(SOURCE), 22, &["--mlir-use-nameloc-as-prefix"]),
];

/// `bc6`, written as bytecode of each older version.
pub const VERSIONS: [&Truth; 6] = [
    &bytecode("v0", Some(BC6), 22, &["--emit-bytecode", "--emit-bytecode-version=0"]),
    &bytecode("v1", Some(BC6), 22, &["--emit-bytecode", "--emit-bytecode-version=1"]),
    &bytecode("v2", Some(BC6), 22, &["--emit-bytecode", "--emit-bytecode-version=2"]),
    &bytecode("v3", Some(BC6), 22, &["--emit-bytecode", "--emit-bytecode-version=3"]),
    &bytecode("v4", Some(BC6), 22, &["--emit-bytecode", "--emit-bytecode-version=4"]),
    &bytecode("v5", Some(BC6), 22, &["--emit-bytecode", "--emit-bytecode-version=5"]),
];

/// The bytecode of each older version, printed by LLVM 22.
pub const VERSIONS_GENERIC: [&Truth; 6] = [
    &text("v0.generic", Some(VERSIONS[0]), 22, PRINT_GENERIC),
    &text("v1.generic", Some(VERSIONS[1]), 22, PRINT_GENERIC),
    &text("v2.generic", Some(VERSIONS[2]), 22, PRINT_GENERIC),
    &text("v3.generic", Some(VERSIONS[3]), 22, PRINT_GENERIC),
    &text("v4.generic", Some(VERSIONS[4]), 22, PRINT_GENERIC),
    &text("v5.generic", Some(VERSIONS[5]), 22, PRINT_GENERIC),
];

impl Truth {
    /// Returns whether the answer is bytecode rather than text.
    pub fn is_bytecode(&self) -> bool {
        self.bytecode
    }

    /// Returns the release of the tool that produces this answer.
    pub fn release(&self) -> u32 {
        self.release
    }

    /// Returns the flags that produce this answer, which are the same for mlir-opt and mlirkit.
    pub fn flags(&self) -> &'static [&'static str] {
        self.flags
    }

    /// Returns the name of the file in the chunk's folder that contains the answer.
    pub fn file_name(&self, chunk: &Chunk) -> String {
        match self.from {
            None => chunk.source(),
            Some(_) => format!("{}.{}.{}", chunk.index, self.name, if self.bytecode { "mlirbc" } else { "mlir" }),
        }
    }
}

/// Returns the file with the answer, which is created if it is not cached; `None` if the real tool rejects the input.
///
/// The tool is run in the chunk's folder with a bare file name, so that locations do not depend on the machine.
pub fn answer(chunk: &Chunk, truth: &Truth, worker: usize) -> Result<Option<PathBuf>, String> {
    let path = chunk.folder().join(truth.file_name(chunk));
    let Some(from) = truth.from else { return Ok(Some(path)) };
    let refused = chunk.folder().join(format!("{}.{}.refused", chunk.index, truth.name));
    if path.exists() {
        return Ok(Some(path));
    }
    if is_refused(&refused) {
        return Ok(None);
    }
    if answer(chunk, from, worker)?.is_none() {
        return Ok(None);
    }
    let output = chunk.folder().join(format!("{}.{}.tmp{}", chunk.index, truth.name, std::process::id()));
    let errors = std::env::temp_dir().join(format!("mlirkit-truth-{}-{worker}.err", std::process::id()));
    let input = from.file_name(chunk);
    let arguments: Vec<&OsStr> = std::iter::once("--allow-unregistered-dialect")
        .chain(truth.flags.iter().copied())
        .chain([&*input])
        .map(OsStr::new)
        .collect();
    let program = paths::mlir_opt(truth.release);
    let command = || {
        let mut command = Command::new(&program);
        command.args(&arguments);
        command
    };
    for limit in LIMITS {
        let end = forks::run(
            &forks::Run {
                start: forks::Start::program(program.clone()),
                folder: &chunk.folder(),
                arguments: &arguments,
                output: &output,
                errors: &errors,
            },
            command,
            limit,
        )?;
        if end == process::End::Ok {
            fs::rename(&output, &path).map_err(|e| e.to_string())?;
            return Ok(Some(path));
        }
        fs::remove_file(&output).map_err(|e| e.to_string())?;
        if end != process::End::Hung {
            let errors = fs::read(&errors).unwrap_or_default();
            let errors = String::from_utf8_lossy(errors.get(..errors.len().min(KEPT)).unwrap_or_default()).into_owned();
            corpus::write(&refused, format!("{end:?}\n{errors}").as_bytes())?;
            return Ok(None);
        }
    }
    eprintln!("{}: mlir-opt-{} gives no answer '{}' in time", chunk.id(), truth.release, truth.name);
    Ok(None)
}

/// Time limits for the real tool, in the first run and in a second one. Timeouts are not cached, because they depend on
/// the machine rather than on the chunk.
const LIMITS: [Duration; 2] = [Duration::from_secs(20), Duration::from_secs(120)];

/// Returns whether a cached file records a rejection. Earlier versions of this program also cached timeouts, which are
/// ignored.
fn is_refused(path: &Path) -> bool {
    fs::read(path).is_ok_and(|text| !text.starts_with(b"Hung") && !text.starts_with(b"no "))
}

/// Number of bytes of the real tool's standard error that are kept.
const KEPT: usize = 2000;

/// Returns the error message of the real tool; `None` if the tool succeeded, crashed or timed out.
pub fn refusal(chunk: &Chunk, truth: &Truth) -> Option<String> {
    let path = chunk.folder().join(format!("{}.{}.refused", chunk.index, truth.name));
    let text = fs::read(path).ok()?;
    let text = String::from_utf8_lossy(&text).into_owned();
    text.strip_prefix("Failed(1)\n").filter(|message| !message.is_empty()).map(str::to_owned)
}

/// Returns whether mlirkit's standard error equals that of the real tool, of which only the beginning is kept.
///
/// mlir-opt-22 also reports unmet `expected-error` comments, even without `-verify-diagnostics`. Such reports are
/// ignored.
pub fn same_refusal(expected: &str, got: &str) -> bool {
    let end = expected.find("was not produced").and_then(|at| expected.get(..at)).and_then(|head| head.rfind('\n'));
    let unmet = end.and_then(|end| expected.get(end..)).and_then(|rest| rest.lines().nth(1));
    if unmet.is_some_and(|line| line.contains(": error: expected ")) {
        return end.and_then(|end| expected.get(..=end)) == Some(got);
    }
    expected == got || (expected.len() >= KEPT - 4 && got.starts_with(expected.trim_end_matches('\u{fffd}')))
}

/// Returns the dialects that mlir-opt-22 registers.
pub fn registered_dialects() -> Result<BTreeSet<String>, String> {
    let output = Command::new(paths::mlir_opt(22)).arg("--show-dialects").output().map_err(|e| e.to_string())?;
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    Ok(text.trim().trim_start_matches("Available Dialects:").split(',').map(|d| d.trim().to_owned()).collect())
}

/// Removes all cached answers for a chunk. Called when the text of the chunk has changed.
pub fn forget(chunk: &Chunk) -> Result<(), String> {
    let Ok(entries) = fs::read_dir(chunk.folder()) else { return Ok(()) };
    let prefix = format!("{}.", chunk.index);
    for entry in entries {
        let entry = entry.map_err(|e| e.to_string())?;
        if entry.file_name().to_string_lossy().starts_with(&prefix) {
            fs::remove_file(entry.path()).map_err(|e| e.to_string())?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    #[test]
    fn expectations_that_did_not_come_true_are_left_out() {
        let error = "0.mlir:1:1: error: wrong\nx\n^\n";
        let unmet = "0.mlir:2:4: error: expected error \"other\" was not produced\ny\n^\n";
        assert!(super::same_refusal(&format!("{error}{unmet}"), error));
        assert!(super::same_refusal(error, error));
        assert!(!super::same_refusal(&format!("{error}{unmet}"), "0.mlir:1:1: error: another\nx\n^\n"));
        assert!(!super::same_refusal(error, ""));
    }
}
