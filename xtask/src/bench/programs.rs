//! Programs that were not written as benchmarks: LLVM's tests of all dialects, concatenated into one file.

use super::{convert, write_once};
use crate::{conformance, paths};
use std::io::{self, Write};
use std::path::Path;
use std::process::Command;

/// Strings that exclude a program. Some occur in constructs with file scope (resources, named structs, distinct
/// attributes) or in dialects that only one of the tools has. Others occur in output that mlir-opt-22 cannot read.
const LEFT_OUT: &[&str] =
    &["{-#", "!llvm.struct<\"", "distinct[", "test.", "conditional_alias", "\"vcix.", "\"omp.", "SubgroupBlock"];

/// Maximum length of a program in bytes. Longer programs consist mostly of constants.
const LONGEST: usize = 200_000;

/// Writes the programs of the corpus, as split by `cargo xtask conformance`, into one file in three forms. Without a
/// corpus it writes nothing, and these cases are not measured.
pub fn generate(folder: &Path) -> Result<(), String> {
    let whole = folder.join("programs.generic.mlir");
    let Some(chunks) = conformance::known_chunks()? else {
        eprintln!("no programs of LLVM's tests: `cargo xtask conformance fill` cuts them");
        return Ok(());
    };
    write_once(&whole, |out| {
        chunks.iter().try_for_each(|chunk| generic(chunk)?.map_or(Ok(()), |program| out.write_all(program.as_bytes())))
    })?;
    convert(&whole, &folder.join("programs.mlirbc"), &["--emit-bytecode"])?;
    convert(&whole, &folder.join("programs.mlir"), &[])
}

/// Returns a program in generic form; `None` if the tool rejects it, if it is too long, or if it contains an excluded
/// string. Returns an error if the tool cannot be run.
fn generic(chunk: &Path) -> io::Result<Option<String>> {
    let flags = ["opt", "--allow-unregistered-dialect", "--mlir-print-op-generic", "--mlir-print-local-scope"];
    let tool = paths::shipped();
    let named = |e| io::Error::other(format!("{}: {e}", tool.display()));
    let output = Command::new(&tool).args(flags).arg(chunk).output().map_err(named)?;
    let fits = |text: &String| {
        text.len() <= LONGEST
            && text.starts_with("\"builtin.module\"() ({")
            && !LEFT_OUT.iter().any(|what| text.contains(what))
    };
    Ok(String::from_utf8(output.stdout).ok().filter(|text| output.status.success() && fits(text)))
}
