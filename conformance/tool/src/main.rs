//! `mlirkit` with what `mlir-opt` has for LLVM's test dialect: its version in bytecode, and what it says in C++ of its syntax,
//! its checks and its data layout, as far as upstream's own tests of reading and writing need it.
//!
//! It shows that a dialect can live outside: its rows come from a definition file (`--dialect`), the rest from here.

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
