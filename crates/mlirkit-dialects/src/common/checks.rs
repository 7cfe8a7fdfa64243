//! What the verifier's general checks need to know of single operations.

use mlirkit_verify::Checks;

/// Symbols that are declarations where they have no body: upstream's `isDeclaration`.
const DECLARATIONS: [&str; 5] = ["async.func", "func.func", "ml_program.func", "ml_program.subgraph", "shape.func"];

/// Functions whose entry block has other arguments than the function: upstream's `verifyBody` is their own.
const OWN_BODIES: [&str; 5] = ["gpu.func", "llvm.func", "spirv.ARM.Graph", "spirv.func", "wasmssa.func"];

/// Binds them. What a dialect has bound itself stays.
pub(crate) fn register(checks: &mut Checks) {
    checks.declarations.extend(DECLARATIONS);
    checks.ssa_regions.insert("ml_program.func");
    for name in OWN_BODIES {
        checks.function_bodies.entry(name).or_insert(|_| Ok(()));
    }
}
