//! Helpers for checks of several dialects.

use std::fmt::{self, Display};

use mlirkit_asm::PrintOptions;
use mlirkit_ir::{
    AffineMap, Attr, AttrData, BlockRef, Context, DYNAMIC, OpRef, Param, RegionRef, Sign, Type, TypeData, ValueRef,
};
use mlirkit_num::FloatKind;
use mlirkit_verify::{Verdict, Violation};

/// Fails with `'name' op message`, like upstream's `emitOpError`.
pub(crate) fn fail(op: OpRef<'_, '_>, message: impl Display) -> Verdict {
    Err(Violation::op(op, message))
}

/// Fails with only the message, like upstream's `emitError`.
pub(crate) fn error(op: OpRef<'_, '_>, message: impl Into<String>) -> Verdict {
    Err(Violation::at(op, message))
}

/// Fails with upstream's `emitOpError` unless a condition holds.
pub(crate) fn require(op: OpRef<'_, '_>, holds: bool, message: impl Display) -> Verdict {
    if holds { Ok(()) } else { fail(op, message) }
}

/// Fails with upstream's `emitError` unless a condition holds.
pub(crate) fn expect(op: OpRef<'_, '_>, holds: bool, message: impl Display) -> Verdict {
    if holds { Ok(()) } else { error(op, message.to_string()) }
}

/// Formats a type as diagnostics show it. The text is made when it is displayed.
pub(crate) fn quoted<'c>(ctx: &'c Context, ty: Type) -> Quoted<'c> {
    Quoted { ctx, ty }
}

/// The result of [`quoted`].
#[derive(Clone, Copy)]
pub(crate) struct Quoted<'c> {
    ctx: &'c Context,
    ty: Type,
}

impl Display for Quoted<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "'{}'", self.ctx.type_text(self.ty))
    }
}

/// Maximum length in bytes of a part of a message.
const LONGEST: u64 = 1 << 20;

/// The maximum number of constant elements in such a message.
const MOST_ELEMENTS: u64 = 16;

/// Returns an operation in generic form, as diagnostics about another one show it.
pub(crate) fn op_text(op: OpRef<'_, '_>) -> String {
    let elide_elements = Some(MOST_ELEMENTS);
    let options = PrintOptions {
        generic: true,
        local_scope: true,
        elide_elements,
        max_output: LONGEST,
        ..PrintOptions::default()
    };
    let mut out = Vec::new();
    // Writing to memory cannot fail: an error says that it would be too much.
    let cut = mlirkit_asm::print_in_scope(op, &options, &mut out).is_err();
    String::from_utf8_lossy(&out).into_owned() + if cut { "..." } else { "" }
}

/// Returns a value as diagnostics show it.
pub(crate) fn value_text(value: ValueRef<'_, '_>) -> String {
    match value.block_argument() {
        Some((_, index)) => {
            let ty = quoted(value.context(), value.ty());
            format!("<block argument> of type {ty} at index: {index}")
        }
        // That this looks beyond types has been noticed above.
        None => value.untracked().defining_op().map(op_text).unwrap_or_default(),
    }
}

/// Returns whether an inherent attribute is present and not `false`.
pub(crate) fn has(op: OpRef<'_, '_>, name: &str) -> bool {
    op.prop(name).is_some_and(|attr| op.context().bool_value(attr) != Some(false))
}

/// Returns an inherent integer attribute.
pub(crate) fn int(op: OpRef<'_, '_>, name: &str) -> Option<i64> {
    op.context().int_value(op.prop(name)?)
}

/// Returns the number of an enum: an integer attribute, or a dialect's attribute around an enum.
pub(crate) fn enum_number(ctx: &Context, attr: Attr) -> Option<u64> {
    match ctx.attr_data(attr) {
        AttrData::Integer(_) => u64::try_from(ctx.int_value(attr)?).ok(),
        AttrData::Dialect(data) => match &*data.params {
            [Param::Enum(number)] => Some(*number),
            _ => None,
        },
        _ => None,
    }
}

/// Returns the number of an inherent enum attribute.
pub(crate) fn enum_prop(op: OpRef<'_, '_>, name: &str) -> Option<u64> {
    enum_number(op.context(), op.prop(name)?)
}

/// Returns the elements of an inherent array attribute; empty if the attribute is absent.
pub(crate) fn array<'c>(op: OpRef<'_, 'c>, name: &str) -> &'c [Attr] {
    op.prop(name).and_then(|attr| op.context().array_elements(attr)).unwrap_or(&[])
}

/// Returns the elements of an inherent dense array or array of integers.
pub(crate) fn ints(op: OpRef<'_, '_>, name: &str) -> Option<Vec<i64>> {
    integers(op.context(), op.prop(name)?)
}

/// Returns the integers of a dense array or an array.
pub(crate) fn integers(ctx: &Context, attr: Attr) -> Option<Vec<i64>> {
    match ctx.array_elements(attr) {
        Some(elements) => elements.iter().map(|element| ctx.int_value(*element)).collect(),
        None => ctx.int_array_values(attr),
    }
}

/// Returns the width of an integer type of any signedness; `None` for other types.
pub(crate) fn int_width(ctx: &Context, ty: Type) -> Option<u32> {
    match ctx.type_data(ty) {
        TypeData::Integer { width, .. } => Some(*width),
        _ => None,
    }
}

/// Returns the kind of a float type.
pub(crate) fn float_kind(ctx: &Context, ty: Type) -> Option<FloatKind> {
    match ctx.type_data(ty) {
        TypeData::Float(kind) => Some(*kind),
        _ => None,
    }
}

/// Returns whether the row of an operation has a trait.
pub(crate) fn has_trait(op: OpRef<'_, '_>, name: &str) -> bool {
    op.def().is_some_and(|def| def.traits.iter().any(|t| &*t.name == name))
}

/// Returns whether an operation may have a trait: its row has it, or the operation has no row in this release but had
/// one in the release of its file.
pub(crate) fn may_have_trait(op: OpRef<'_, '_>, name: &str) -> bool {
    let (ctx, module) = (op.context(), op.module);
    let dialect = ctx.op_name_data(op.op_name()).dialect;
    let is_known_elsewhere = || {
        let has_release = module.release.is_some() && ctx.dialect(dialect).is_none();
        has_release || module.file_tables().is_some_and(|tables| tables.ops.contains(&op.op_name()))
    };
    has_trait(op, name) || op.def().is_none() && is_known_elsewhere()
}

/// Returns whether an operation implements upstream's `FunctionOpInterface`.
pub(crate) fn is_function(op: OpRef<'_, '_>) -> bool {
    has_trait(op, "FunctionOpInterface")
}

/// Returns whether a function is a declaration: it has no body.
pub(crate) fn is_external(op: OpRef<'_, '_>) -> bool {
    op.region(0).is_none_or(|region| region.entry().is_none())
}

/// Returns whether the innermost dimension of a memref is contiguous.
pub(crate) fn has_unit_stride(ctx: &Context, ty: Type) -> bool {
    let TypeData::MemRef(_) = ctx.type_data(ty) else { return true };
    ctx.strides_and_offset(ty).is_some_and(|(strides, _)| strides.last().is_none_or(|stride| *stride == 1))
}

/// Fails at the operation's location without a note that shows the operation, like upstream's `emitError(location)`.
pub(crate) fn error_at_place(op: OpRef<'_, '_>, message: impl Into<String>) -> Verdict {
    Err(Violation::at(op, message).without_op())
}

/// Returns the name of a symbol reference's last part, or of a string.
pub(crate) fn symbol_text<'c>(op: OpRef<'_, 'c>, attr: Attr) -> SymbolText<'c> {
    SymbolText { ctx: op.context(), attr }
}

/// The result of [`symbol_text`], formatted on demand.
#[derive(Clone, Copy)]
pub(crate) struct SymbolText<'c> {
    ctx: &'c Context,
    attr: Attr,
}

impl Display for SymbolText<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.ctx.attr_text(self.attr))
    }
}

/// Returns the known integer value of a value, if a constant defines it.
pub(crate) fn constant_int(value: ValueRef<'_, '_>) -> Option<i64> {
    let op = value.defining_op().filter(|op| has_trait(*op, "ConstantLike"))?;
    op.context().int_value(op.attr("value")?)
}

/// Formats types as diagnostics do.
pub(crate) fn quoted_list(ctx: &Context, types: impl IntoIterator<Item = Type>) -> String {
    types.into_iter().map(|ty| quoted(ctx, ty).to_string()).collect::<Vec<_>>().join(", ")
}

/// Joins items with commas.
pub(crate) fn list<T: Display>(items: impl IntoIterator<Item = T>) -> String {
    items.into_iter().map(|item| item.to_string()).collect::<Vec<_>>().join(", ")
}

/// Returns whether a type is `index`.
pub(crate) fn is_index(ctx: &Context, ty: Type) -> bool {
    matches!(ctx.type_data(ty), TypeData::Index)
}

/// Returns whether a type is `iN`.
pub(crate) fn is_signless(ctx: &Context, ty: Type) -> bool {
    matches!(ctx.type_data(ty), TypeData::Integer { sign: Sign::Signless, .. })
}

/// Returns whether a type is an integer or a float.
pub(crate) fn is_int_or_float(ctx: &Context, ty: Type) -> bool {
    matches!(ctx.type_data(ty), TypeData::Integer { .. } | TypeData::Float(_))
}

/// Returns the first block of a region with this index.
pub(crate) fn entry<'m, 'c>(op: OpRef<'m, 'c>, region: usize) -> Option<BlockRef<'m, 'c>> {
    op.region(region)?.entry()
}

/// Returns the last operation of the first block of a region.
pub(crate) fn terminator<'m, 'c>(region: RegionRef<'m, 'c>) -> Option<OpRef<'m, 'c>> {
    region.entry()?.terminator()
}

/// Returns the type of the operand at an index.
pub(crate) fn operand_type(op: OpRef<'_, '_>, index: usize) -> Option<Type> {
    op.operand_types().nth(index)
}

/// Returns the type of the operand that the row gives this name.
pub(crate) fn named_type(op: OpRef<'_, '_>, name: &str) -> Option<Type> {
    op.operand_named(name).map(ValueRef::ty)
}

/// Returns the type of the first result.
pub(crate) fn result_type(op: OpRef<'_, '_>) -> Option<Type> {
    op.result_types().first().copied()
}

/// Returns the type of the operand at an index. Returns `none` if there is no such operand; no check accepts that type.
pub(crate) fn type_of_operand(op: OpRef<'_, '_>, index: usize) -> Type {
    operand_type(op, index).unwrap_or_else(|| op.context().none_type())
}

/// Returns the type of the first result. Returns `none` if there is no result; no check accepts that type.
pub(crate) fn type_of_result(op: OpRef<'_, '_>) -> Type {
    result_type(op).unwrap_or_else(|| op.context().none_type())
}

/// Returns the elements of an inherent dense array or array of integers; empty if it is absent.
pub(crate) fn int_list(op: OpRef<'_, '_>, name: &str) -> Vec<i64> {
    ints(op, name).unwrap_or_default()
}

/// Returns the affine maps of an array attribute.
pub(crate) fn maps(ctx: &Context, attr: Option<Attr>) -> Vec<&AffineMap> {
    let elements = attr.and_then(|attr| ctx.array_elements(attr)).unwrap_or(&[]);
    elements.iter().filter_map(|map| map_of(ctx, *map)).collect()
}

/// Returns the affine map in an attribute.
pub(crate) fn map_of(ctx: &Context, attr: Attr) -> Option<&AffineMap> {
    match ctx.attr_data(attr) {
        AttrData::AffineMap(map) => Some(map),
        _ => None,
    }
}

/// Returns the reassociation groups of a reshape.
pub(crate) fn reassociation(op: OpRef<'_, '_>) -> Vec<Vec<i64>> {
    let ctx = op.context();
    let groups = op.prop("reassociation").and_then(|attr| ctx.array_elements(attr)).unwrap_or(&[]);
    let group =
        |attr: &Attr| ctx.array_elements(*attr).unwrap_or(&[]).iter().filter_map(|dim| ctx.int_value(*dim)).collect();
    groups.iter().map(group).collect()
}

/// Checks that there is an operand for each dynamic size of a type.
pub(crate) fn verify_dynamic_sizes(op: OpRef<'_, '_>, ty: Type, operands: usize) -> Verdict {
    let expected = op.context().shaped(ty).map_or(0, |shaped| shaped.num_dynamic());
    if operands != expected {
        return fail(op, format!("incorrect number of dynamic sizes, has {operands}, expected {expected}"));
    }
    Ok(())
}

/// Checks the sizes of `expand_shape`: one per dimension, and an operand per dynamic one.
pub(crate) fn verify_output_shape(op: OpRef<'_, '_>, rank: usize, noun: &str) -> Verdict {
    let sizes = int_list(op, "static_output_shape");
    if sizes.len() != rank {
        let found = sizes.len();
        return fail(
            op,
            format!(
                "expected number of static shape {noun} to be equal to the output rank ({rank}) but found {found} \
                 inputs instead"
            ),
        );
    }
    let dynamic = sizes.iter().filter(|size| **size == DYNAMIC).count();
    let given = op.operands_named("output_shape").len();
    if dynamic != given {
        return fail(
            op,
            format!(
                "mismatch in dynamic dims in output_shape and static_output_shape: static_output_shape has {dynamic} \
                 dynamic dims while output_shape has {given} values"
            ),
        );
    }
    Ok(())
}
