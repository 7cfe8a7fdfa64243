//! The `mlirkit` command-line tool.

use std::process::ExitCode;

fn main() -> ExitCode {
    mlirkit::tool::main(|encodings| encodings)
}
