//! `mlirkit` with the C++ parts of LLVM's test dialect that `mlir-opt` has: its bytecode version, and its custom
//! syntax, checks and data layout, as far as upstream's tests of reading and writing need these.
//!
//! The crate shows that a dialect can be defined outside the library: the definitions come from a definition file
//! (`--dialect`), the rest from this crate.

mod checks;
mod encodings;
mod layout;
mod syntax;

use std::process::ExitCode;

#[global_allocator]
static MEMORY: mlirkit::tool::Memory = mlirkit::tool::Memory;

fn main() -> ExitCode {
    mlirkit::tool::main(|builder| {
        builder
            .encodings(|all| all.with(encodings::TestDialect))
            .hooks(syntax::register)
            .checks(checks::register)
            .param_checks(checks::register_params)
            .layouts(layout::register)
    })
}
