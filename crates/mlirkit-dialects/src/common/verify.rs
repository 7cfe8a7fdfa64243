//! What the checks of several dialects share: their words, and the interfaces that verify.

pub(crate) mod branch;
pub(crate) mod cast;
pub(crate) mod destination;
pub(crate) mod indexing;
pub(crate) mod inferred;
pub(crate) mod layout;
pub(crate) mod loops;
pub(crate) mod view;

use std::fmt::Display;

use mlirkit_ir::{Attr, AttrData, BlockRef, Context, OpRef, RegionRef, Sign, Type, TypeData, ValueRef};
use mlirkit_verify::{Checks, Verdict, Violation};

/// Binds the interfaces that any dialect may implement.
pub(crate) fn register(checks: &mut Checks) {
    checks.traits.insert("CastOpInterface", cast::verify);
    checks.region_traits.insert("DestinationStyleOpInterface", destination::verify);
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

/// The elements of all results are of a kind.
fn verify_results(op: OpRef<'_, '_>, holds: fn(&Context, Type) -> bool, message: &str) -> Verdict {
    let ctx = op.context();
    let all = op.result_types().iter().all(|ty| holds(ctx, ctx.element_type_or_self(*ty)));
    if all { Ok(()) } else { fail(op, message) }
}

/// `'name' op message`
pub(crate) fn fail(op: OpRef<'_, '_>, message: impl Display) -> Verdict {
    Err(Violation::op(op, message))
}

/// A message without the operation's name: upstream's `emitError`.
pub(crate) fn fail_at(op: OpRef<'_, '_>, message: impl Into<String>) -> Verdict {
    Err(Violation::at(op, message))
}

/// A type as diagnostics write it.
pub(crate) fn quoted(ctx: &Context, ty: Type) -> String {
    format!("'{}'", ctx.type_text(ty))
}

/// Types as diagnostics write them.
pub(crate) fn quoted_list(ctx: &Context, types: impl IntoIterator<Item = Type>) -> String {
    types.into_iter().map(|ty| quoted(ctx, ty)).collect::<Vec<_>>().join(", ")
}

/// Things between commas.
pub(crate) fn list<T: Display>(items: impl IntoIterator<Item = T>) -> String {
    items.into_iter().map(|item| item.to_string()).collect::<Vec<_>>().join(", ")
}

/// Whether a type is `index`.
pub(crate) fn is_index(ctx: &Context, ty: Type) -> bool {
    matches!(ctx.type_data(ty), TypeData::Index)
}

/// Whether a type is `iN`.
pub(crate) fn is_signless(ctx: &Context, ty: Type) -> bool {
    matches!(ctx.type_data(ty), TypeData::Integer { sign: Sign::Signless, .. })
}

/// Whether a type is an integer or a float.
pub(crate) fn is_int_or_float(ctx: &Context, ty: Type) -> bool {
    matches!(ctx.type_data(ty), TypeData::Integer { .. } | TypeData::Float(_))
}

/// The first block of a region with this index.
pub(crate) fn entry<'m, 'c>(op: OpRef<'m, 'c>, region: usize) -> Option<BlockRef<'m, 'c>> {
    op.region(region)?.entry()
}

/// The last operation of the first block of a region.
pub(crate) fn terminator<'m, 'c>(region: RegionRef<'m, 'c>) -> Option<OpRef<'m, 'c>> {
    region.entry()?.terminator()
}

/// The type of the operand at an index.
pub(crate) fn operand_type(op: OpRef<'_, '_>, index: usize) -> Option<Type> {
    op.operand_types().nth(index)
}

/// The type of the operand that the row gives this name.
pub(crate) fn named_type(op: OpRef<'_, '_>, name: &str) -> Option<Type> {
    op.operand_named(name).map(ValueRef::ty)
}

/// The type of the first result.
pub(crate) fn result_type(op: OpRef<'_, '_>) -> Option<Type> {
    op.result_types().first().copied()
}

/// The numbers of a property that is `array<iN: ..>`; none if it is not there.
pub(crate) fn ints(op: OpRef<'_, '_>, name: &str) -> Vec<i64> {
    op.prop(name).and_then(|attr| op.context().int_array_values(attr)).unwrap_or_default()
}

/// The number of an integer property.
pub(crate) fn int(op: OpRef<'_, '_>, name: &str) -> Option<i64> {
    op.prop(name).and_then(|attr| op.context().int_value(attr))
}

/// The affine maps of an array attribute.
pub(crate) fn maps(ctx: &Context, attr: Option<Attr>) -> Vec<&mlirkit_ir::AffineMap> {
    let elements = attr.and_then(|attr| ctx.array_elements(attr)).unwrap_or(&[]);
    elements.iter().filter_map(|map| map_of(ctx, *map)).collect()
}

/// The affine map that an attribute is.
pub(crate) fn map_of(ctx: &Context, attr: Attr) -> Option<&mlirkit_ir::AffineMap> {
    match ctx.attr_data(attr) {
        AttrData::AffineMap(map) => Some(map),
        _ => None,
    }
}

/// The groups of dimensions of a reshape.
pub(crate) fn reassociation(op: OpRef<'_, '_>) -> Vec<Vec<i64>> {
    let ctx = op.context();
    let groups = op.prop("reassociation").and_then(|attr| ctx.array_elements(attr)).unwrap_or(&[]);
    let group = |attr: &Attr| {
        let dims = ctx.array_elements(*attr).unwrap_or(&[]);
        dims.iter().filter_map(|dim| ctx.int_value(*dim)).collect()
    };
    groups.iter().map(group).collect()
}

/// As many operands as a type has dynamic sizes.
pub(crate) fn verify_dynamic_sizes(op: OpRef<'_, '_>, ty: Type, operands: usize) -> Verdict {
    let expected = op.context().shaped(ty).map_or(0, |shaped| shaped.num_dynamic());
    if operands != expected {
        return fail(op, format!("incorrect number of dynamic sizes, has {operands}, expected {expected}"));
    }
    Ok(())
}

/// Whether an operation's row has a trait.
pub(crate) fn has_trait(op: OpRef<'_, '_>, name: &str) -> bool {
    op.def().is_some_and(|def| def.traits.iter().any(|t| &*t.name == name))
}
