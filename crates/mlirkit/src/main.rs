//! The `mlirkit` command-line tool.

use std::process::ExitCode;

#[global_allocator]
static MEMORY: mlirkit::tool::Memory = mlirkit::tool::Memory;

fn main() -> ExitCode {
    mlirkit::tool::main(|encodings| encodings)
}
