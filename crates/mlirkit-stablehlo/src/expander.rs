//! The compatibility expander: rewrites features of newer StableHLO versions so that an older version can represent
//! them.
//!
//! It runs before serialization, for features that serialization would reject because it would lose information:
//!
//! - Before 1.1.0, `gather` and `scatter` have no batching dimensions, which become `iota` indices.
//! - Before 1.4.0, there is no `tan`.
//! - Before 1.9.0, locations have no ranges.
//! - Before 1.16.0, replica groups are lists of numbers and cannot refer to mesh axes.
//!
//! Upstream uses its greedy rewriter, which also hoists and deduplicates constants and removes unused operations. This
//! module does the same, but does not fold operations of other dialects, and does not change the blocks of functions
//! that have several blocks.

mod cleanup;
mod constants;
mod groups;
mod indices;
mod locations;
mod rewriter;
mod tangent;

use mlirkit_asm::position;
use mlirkit_diag::Position;
use mlirkit_ir::{BodyId, Module};

use crate::{Errors, Target, Version};
use rewriter::Rewriter;

/// The expansions that the target version requires, and the meshes that the module defines.
struct Expansion {
    batching_dimensions: bool,
    tan: bool,
    meshes: Option<groups::Meshes>,
}

/// Returns a copy of a module in which features newer than `target` are expanded.
///
/// # Errors
/// Returns an error if the target is not a version, a body cannot be read, or a replica group refers to a missing mesh.
///
/// ```
/// use mlirkit_ir::{Context, DialectSet};
/// use mlirkit_stablehlo::expand;
///
/// let dialects = DialectSet::new().with_lookup(mlirkit_dialects::lookup);
/// let ctx = Context::new(dialects).with_extension(mlirkit_dialects::hooks());
/// let text = "func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {
///   %0 = stablehlo.tan %x : tensor<4xf32>
///   return %0 : tensor<4xf32>
/// }";
/// let module = mlirkit_asm::parse(&ctx, "f.mlir", text.as_bytes(), &Default::default()).unwrap().module;
/// let expanded = expand(&module, "1.3.0")?;
/// let body = expanded.lookup("f").unwrap();
/// let names: Vec<_> = body.walk().map(|op| op.name()).collect();
/// assert_eq!(names, ["func.func", "stablehlo.sine", "stablehlo.cosine", "stablehlo.divide", "func.return"]);
/// # Ok::<(), mlirkit_stablehlo::Errors>(())
/// ```
pub fn expand<'c, 'a>(module: &Module<'c>, target: impl Into<Target<'a>>) -> Result<Module<'c>, Errors> {
    let at = module.root().map_or(Position::Unknown, |root| position(module.context(), root.location()));
    let target = target.into().version(at)?;
    let before = |minor| target < Version::new(1, minor, 0);
    let mut expanded = module.try_clone().map_err(|diagnostic| Errors::from_diagnostics(vec![*diagnostic]))?;
    if before(9) {
        locations::forget_ranges(&mut expanded);
    }
    let expansion = Expansion {
        batching_dimensions: before(1),
        tan: before(4),
        meshes: before(16).then(|| groups::Meshes::of(module)),
    };
    for id in (0..expanded.body_count()).filter_map(|id| u32::try_from(id).ok()) {
        if let Some(body) = expanded.body_mut(BodyId(id)) {
            Rewriter::new(module.context(), body).run(&expansion)?;
        }
    }
    Ok(expanded)
}
