//! Facts about individual operations that the verifier's generic checks need.

use mlirkit_verify::Checks;

/// Symbol operations that are declarations if they have no body (`isDeclaration` in upstream).
const DECLARATIONS: [&str; 5] = ["async.func", "func.func", "ml_program.func", "ml_program.subgraph", "shape.func"];

/// Functions whose entry block arguments may differ from the function type: they override `verifyBody` in upstream.
const OWN_BODIES: [&str; 5] = ["gpu.func", "llvm.func", "spirv.ARM.Graph", "spirv.func", "wasmssa.func"];

/// Operations whose regions have SSA dominance according to upstream's C++ code.
const SSA_REGIONS: [&str; 1] = ["ml_program.func"];

/// Registers the facts about a dialect's operations. A body check that the dialect itself registered takes precedence.
pub(crate) fn register(dialect: &str, checks: &mut Checks) {
    let is_of_dialect = |name: &&str| name.split('.').next() == Some(dialect);
    checks.declarations.extend(DECLARATIONS.into_iter().filter(is_of_dialect));
    checks.ssa_regions.extend(SSA_REGIONS.into_iter().filter(is_of_dialect));
    for name in OWN_BODIES.into_iter().filter(is_of_dialect) {
        checks.function_bodies.entry(name).or_insert(|_| Ok(()));
    }
}
