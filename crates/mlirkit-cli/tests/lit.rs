//! Runs the tool on the test files of all crates: files with `RUN:` lines, and shell scripts `NAME.cmd` with their
//! expected output.

use std::path::Path;
use std::process::ExitCode;

fn main() -> ExitCode {
    mlirkit_lit::main(&mlirkit_lit::Suite {
        tool: Path::new(env!("CARGO_BIN_EXE_mlirkit")),
        root: Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/..")),
        scratch: &Path::new(env!("CARGO_TARGET_TMPDIR")).join("lit"),
    })
}
