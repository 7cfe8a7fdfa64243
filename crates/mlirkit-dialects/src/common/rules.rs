//! Helpers for the verifiers of several dialects.

use std::fmt::{self, Display};

use mlirkit_asm::PrintOptions;
use mlirkit_defs::{AttrDef, ParamKind, Release};
use mlirkit_diag::FailureKind;
use mlirkit_ir::{
    AffineMap, Attr, AttrData, BlockRef, Context, DYNAMIC, OpRef, Param, RegionRef, Sign, Type, TypeData, ValueRef,
};
use mlirkit_num::FloatKind;
use mlirkit_verify::{Verdict, Violation};

/// Returns an error with the message `'name' op message`, like `emitOpError` in upstream.
pub(crate) fn fail(op: OpRef<'_, '_>, message: impl Display) -> Verdict {
    Err(Violation::op(op, message))
}

/// Returns an error at an operation whose block has no terminator, or the wrong one.
pub(crate) fn lacks_terminator(op: OpRef<'_, '_>, message: &str) -> Verdict {
    Err(Violation::op(op, message).of_kind(FailureKind::MissingTerminator))
}

/// Returns an error with exactly this message, like `emitError` in upstream.
pub(crate) fn error(op: OpRef<'_, '_>, message: impl Into<String>) -> Verdict {
    Err(Violation::at(op, message))
}

/// Returns the error of [`fail`] unless `holds` is true.
pub(crate) fn require(op: OpRef<'_, '_>, holds: bool, message: impl Display) -> Verdict {
    if holds { Ok(()) } else { fail(op, message) }
}

/// Returns the error of [`error`] unless `holds` is true.
pub(crate) fn expect(op: OpRef<'_, '_>, holds: bool, message: impl Display) -> Verdict {
    if holds { Ok(()) } else { error(op, message.to_string()) }
}

/// Formats a type in quotes, as diagnostics show it. The string is built only when it is displayed.
pub(crate) fn quoted<'c>(ctx: &'c Context, ty: Type) -> Quoted<'c> {
    Quoted { ctx, ty }
}

/// A type to display in quotes; see [`quoted`].
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

/// Maximum length in bytes of an operation printed inside a message.
const LONGEST: u64 = 1 << 20;

/// Maximum number of constant elements in an operation printed inside a message.
const MOST_ELEMENTS: u64 = 16;

/// Returns an operation in generic form, as diagnostics about another operation show it.
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
    // Writing to memory cannot fail, so an error means that the output exceeded the limit.
    let cut = mlirkit_asm::print_in_scope(op, &options, &mut out).is_err();
    String::from_utf8_lossy(&out).into_owned() + if cut { "..." } else { "" }
}

/// Formats a value as diagnostics show it: as a block argument, or as its defining operation.
pub(crate) fn value_text(value: ValueRef<'_, '_>) -> String {
    match value.block_argument() {
        Some((_, index)) => {
            let ty = quoted(value.context(), value.ty());
            format!("<block argument> of type {ty} at index: {index}")
        }
        // `block_argument` has already recorded that this check depends on more than types.
        None => value.untracked().defining_op().map(op_text).unwrap_or_default(),
    }
}

/// Returns whether the operation has the inherent attribute `name` with a value other than `false`.
pub(crate) fn has(op: OpRef<'_, '_>, name: &str) -> bool {
    op.prop(name).is_some_and(|attr| op.context().bool_value(attr) != Some(false))
}

/// Returns the value of an inherent integer attribute; `None` if it is absent.
pub(crate) fn int(op: OpRef<'_, '_>, name: &str) -> Option<i64> {
    op.context().int_value(op.prop(name)?)
}

/// Returns the case number of an enum attribute, stored as an integer attribute or as a dialect attribute that wraps an
/// enum. `None` for other attributes.
pub(crate) fn enum_number(ctx: &Context, attr: Attr) -> Option<u64> {
    match ctx.attr_data(attr) {
        AttrData::Integer(_) => u64::try_from(ctx.int_value(attr)?).ok(),
        AttrData::Dialect(data) => match &*data.params {
            [Param::Enum(number)] if ctx.release() == Release::CURRENT => Some(*number),
            [Param::Enum(number)] => current_number(ctx, data.def, *number),
            _ => None,
        },
        _ => None,
    }
}

/// Returns the current number of a case that an attribute of another release holds; `None` if there is no such case any
/// more.
fn current_number(ctx: &Context, def: &AttrDef, number: u64) -> Option<u64> {
    let rows = || {
        let dialect = ctx.dialect(ctx.ident(def.name.split_once('.')?.0))?;
        let ParamKind::Enum(name) = &def.params.first()?.kind else { return None };
        dialect.enum_(name).zip(dialect.at(Release::CURRENT).enum_(name))
    };
    let Some((then, today)) = rows().filter(|(then, today)| then.cases != today.cases) else { return Some(number) };
    if then.bit_separator.is_some() {
        return Some(number);
    }
    let symbol = &then.cases.iter().find(|case| case.value == number)?.symbol;
    today.cases.iter().find(|case| case.symbol == *symbol).map(|case| case.value)
}

/// Returns the case number of an inherent enum attribute; `None` if it is absent.
pub(crate) fn enum_prop(op: OpRef<'_, '_>, name: &str) -> Option<u64> {
    enum_number(op.context(), op.prop(name)?)
}

/// Returns the elements of an inherent array attribute; empty if the attribute is absent.
pub(crate) fn array<'c>(op: OpRef<'_, 'c>, name: &str) -> &'c [Attr] {
    op.prop(name).and_then(|attr| op.context().array_elements(attr)).unwrap_or(&[])
}

/// Returns the integers in the inherent attribute `name`, a dense array or an array; `None` if it is absent.
pub(crate) fn ints(op: OpRef<'_, '_>, name: &str) -> Option<Vec<i64>> {
    integers(op.context(), op.prop(name)?)
}

/// Returns the integers in a dense array or an array of integer attributes; `None` for other attributes.
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

/// Returns the format of a float type; `None` for other types.
pub(crate) fn float_kind(ctx: &Context, ty: Type) -> Option<FloatKind> {
    match ctx.type_data(ty) {
        TypeData::Float(kind) => Some(*kind),
        _ => None,
    }
}

/// Returns whether the operation's definition lists the trait or interface `name`.
pub(crate) fn has_trait(op: OpRef<'_, '_>, name: &str) -> bool {
    op.def().is_some_and(|def| def.traits.iter().any(|t| &*t.name == name))
}

/// Returns whether an operation may have a trait. This is so if its definition has the trait, or if this release does
/// not define the operation but the file's release did.
pub(crate) fn may_have_trait(op: OpRef<'_, '_>, name: &str) -> bool {
    let (ctx, module) = (op.context(), op.module);
    let dialect = ctx.op_name_data(op.op_name()).dialect;
    let is_known_elsewhere = || {
        let has_release = module.release.is_some() && ctx.dialect(dialect).is_none();
        has_release || module.file_tables().is_some_and(|tables| tables.ops.contains(&op.op_name()))
    };
    has_trait(op, name) || op.def().is_none() && is_known_elsewhere()
}

/// Returns whether an operation implements `FunctionOpInterface`.
pub(crate) fn is_function(op: OpRef<'_, '_>) -> bool {
    has_trait(op, "FunctionOpInterface")
}

/// Returns whether a function is a declaration, that is, has no body.
pub(crate) fn is_external(op: OpRef<'_, '_>) -> bool {
    op.region(0).is_none_or(|region| region.entry().is_none())
}

/// Returns whether the innermost dimension of a memref has stride 1. True for other types.
pub(crate) fn has_unit_stride(ctx: &Context, ty: Type) -> bool {
    let TypeData::MemRef(_) = ctx.type_data(ty) else { return true };
    ctx.strides_and_offset(ty).is_some_and(|(strides, _)| strides.last().is_none_or(|stride| *stride == 1))
}

/// Returns an error at the operation's location without a note that prints the operation, like `emitError(location)` in
/// upstream.
pub(crate) fn error_at_place(op: OpRef<'_, '_>, message: impl Into<String>) -> Verdict {
    Err(Violation::at(op, message).without_op())
}

/// Formats an attribute, such as a symbol reference, for a message.
pub(crate) fn symbol_text<'c>(op: OpRef<'_, 'c>, attr: Attr) -> SymbolText<'c> {
    SymbolText { ctx: op.context(), attr }
}

/// An attribute to format on demand; see [`symbol_text`].
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

/// Returns the integer value of a constant; `None` if no constant-like operation defines `value`.
pub(crate) fn constant_int(value: ValueRef<'_, '_>) -> Option<i64> {
    let op = value.defining_op().filter(|op| has_trait(*op, "ConstantLike"))?;
    op.context().int_value(op.attr("value")?)
}

/// Formats types as diagnostics do: quoted and separated by commas.
pub(crate) fn quoted_list(ctx: &Context, types: impl IntoIterator<Item = Type>) -> String {
    types.into_iter().map(|ty| quoted(ctx, ty).to_string()).collect::<Vec<_>>().join(", ")
}

/// Formats a string as an attribute: in quotes, with escapes.
pub(crate) fn quoted_string<'c>(op: OpRef<'_, 'c>, text: &str) -> SymbolText<'c> {
    symbol_text(op, op.context().string_attr(text))
}

/// Joins items with commas.
pub(crate) fn list<T: Display>(items: impl IntoIterator<Item = T>) -> String {
    items.into_iter().map(|item| item.to_string()).collect::<Vec<_>>().join(", ")
}

/// Returns whether a type is `index`.
pub(crate) fn is_index(ctx: &Context, ty: Type) -> bool {
    matches!(ctx.type_data(ty), TypeData::Index)
}

/// Returns whether a type is a signless integer (`iN`).
pub(crate) fn is_signless(ctx: &Context, ty: Type) -> bool {
    matches!(ctx.type_data(ty), TypeData::Integer { sign: Sign::Signless, .. })
}

/// Returns whether a type is an integer or a float.
pub(crate) fn is_int_or_float(ctx: &Context, ty: Type) -> bool {
    matches!(ctx.type_data(ty), TypeData::Integer { .. } | TypeData::Float(_))
}

/// Returns the entry block of the region at index `region`; `None` if the region is missing or empty.
pub(crate) fn entry<'m, 'c>(op: OpRef<'m, 'c>, region: usize) -> Option<BlockRef<'m, 'c>> {
    op.region(region)?.entry()
}

/// Returns the terminator of a region's entry block; `None` if the region is empty or the block has no terminator.
pub(crate) fn terminator<'m, 'c>(region: RegionRef<'m, 'c>) -> Option<OpRef<'m, 'c>> {
    region.entry()?.terminator()
}

/// Returns the type of the operand at an index; `None` if there is no such operand.
pub(crate) fn operand_type(op: OpRef<'_, '_>, index: usize) -> Option<Type> {
    op.operand_types().nth(index)
}

/// Returns the type of the operand named `name` in the operation's definition; `None` if there is no such operand.
pub(crate) fn named_type(op: OpRef<'_, '_>, name: &str) -> Option<Type> {
    op.operand_named(name).map(ValueRef::ty)
}

/// Returns the type of the first result; `None` if there are no results.
pub(crate) fn result_type(op: OpRef<'_, '_>) -> Option<Type> {
    op.result_types().first().copied()
}

/// Returns the type of the operand at an index. If there is none, returns the `none` type, which no check accepts.
pub(crate) fn type_of_operand(op: OpRef<'_, '_>, index: usize) -> Type {
    operand_type(op, index).unwrap_or_else(|| op.context().none_type())
}

/// Returns the type of the first result. If there is none, returns the `none` type, which no check accepts.
pub(crate) fn type_of_result(op: OpRef<'_, '_>) -> Type {
    result_type(op).unwrap_or_else(|| op.context().none_type())
}

/// Returns the integers in the inherent attribute `name`, a dense array or an array; empty if it is absent.
pub(crate) fn int_list(op: OpRef<'_, '_>, name: &str) -> Vec<i64> {
    ints(op, name).unwrap_or_default()
}

/// Returns the affine maps of an array attribute.
pub(crate) fn maps(ctx: &Context, attr: Option<Attr>) -> Vec<&AffineMap> {
    let elements = attr.and_then(|attr| ctx.array_elements(attr)).unwrap_or(&[]);
    elements.iter().filter_map(|map| map_of(ctx, *map)).collect()
}

/// Returns the affine map in an attribute; `None` for other attributes.
pub(crate) fn map_of(ctx: &Context, attr: Attr) -> Option<&AffineMap> {
    match ctx.attr_data(attr) {
        AttrData::AffineMap(map) => Some(map),
        _ => None,
    }
}

/// Returns the reassociation groups of a reshape operation.
pub(crate) fn reassociation(op: OpRef<'_, '_>) -> Vec<Vec<i64>> {
    let ctx = op.context();
    let groups = op.prop("reassociation").and_then(|attr| ctx.array_elements(attr)).unwrap_or(&[]);
    let group =
        |attr: &Attr| ctx.array_elements(*attr).unwrap_or(&[]).iter().filter_map(|dim| ctx.int_value(*dim)).collect();
    groups.iter().map(group).collect()
}

/// Checks that there is one operand for each dynamic size of a type.
pub(crate) fn verify_dynamic_sizes(op: OpRef<'_, '_>, ty: Type, operands: usize) -> Verdict {
    let expected = op.context().shaped(ty).map_or(0, |shaped| shaped.num_dynamic());
    let message = format_args!("incorrect number of dynamic sizes, has {operands}, expected {expected}");
    require(op, operands == expected, message)
}

/// Checks that `expand_shape` has one output size per dimension, and one operand per dynamic size.
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
