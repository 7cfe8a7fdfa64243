//! Verifiers of interfaces that operations of any dialect may implement. See [`super::rules`] for message helpers.

pub(crate) mod branch;
pub(crate) mod cast;
pub(crate) mod destination;
pub(crate) mod indexing;
pub(crate) mod inferred;
pub(crate) mod layout;
pub(crate) mod loops;
pub(crate) mod view;

use mlirkit_ir::{Context, OpRef, Type, TypeData};
use mlirkit_verify::{Checks, Verdict};

use super::rules::{fail, is_index, is_signless};

/// Registers the verifiers of interfaces that any dialect may implement.
pub(crate) fn register(checks: &mut Checks) {
    checks.traits.insert("CastOpInterface", cast::verify);
    checks.region_traits.insert("DestinationStyleOpInterface", destination::verify);
    checks.of_signature.extend([
        "CastOpInterface",
        "DestinationStyleOpInterface",
        "ResultsAreBoolLike",
        "ResultsAreFloatLike",
        "ResultsAreSignlessIntegerLike",
    ]);
    checks.traits.insert("OffsetSizeAndStrideOpInterface", view::verify);
    checks.traits.insert("ResultsAreBoolLike", |op, _| {
        let is_bool = |ctx: &Context, ty| matches!(ctx.type_data(ty), TypeData::Integer { width: 1, .. });
        verify_results(op, is_bool, "requires a bool result type")
    });
    checks.traits.insert("ResultsAreFloatLike", |op, _| {
        let is_float = |ctx: &Context, ty| matches!(ctx.type_data(ty), TypeData::Float(_));
        verify_results(op, is_float, "requires a floating point type")
    });
    checks.traits.insert("ResultsAreSignlessIntegerLike", |op, _| {
        verify_results(op, |ctx, ty| is_signless(ctx, ty) || is_index(ctx, ty), "requires an integer or index type")
    });
    checks.region_traits.insert("RegionBranchOpInterface", branch::verify_regions);
    checks.region_traits.insert("LoopLikeOpInterface", loops::verify);
}

/// Checks that the element type of every result satisfies `holds`.
fn verify_results(op: OpRef<'_, '_>, holds: fn(&Context, Type) -> bool, message: &str) -> Verdict {
    let ctx = op.context();
    let all = op.result_types().iter().all(|ty| holds(ctx, ctx.element_type_or_self(*ty)));
    if all { Ok(()) } else { fail(op, message) }
}
