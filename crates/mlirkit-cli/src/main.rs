//! The `mlirkit` command-line tool.
//!
//! ```console
//! $ cargo install mlirkit-cli
//! $ mlirkit print model.mlirbc
//! $ mlirkit query model.mlirbc 'op("arith.*") | count by name'
//! ```

use std::process::ExitCode;

#[global_allocator]
static MEMORY: mlirkit::tool::Memory = mlirkit::tool::Memory;

fn main() -> ExitCode {
    mlirkit::tool::main(|encodings| encodings)
}
