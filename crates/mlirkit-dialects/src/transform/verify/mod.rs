//! Checks of the `transform` dialect that upstream implements in C++.

mod calls;
mod effects;
mod sequences;
mod structured;

use mlirkit_defs::Release;
use mlirkit_ir::{Attr, AttrData, Context, Ident, OpRef, Param, ParamChecks, RegionRef, Type, TypeData, ValueRef};
use mlirkit_verify::{Checks, Verdict, Violation};

use crate::common::rules::{error, error_at_place, fail, has_trait, int, int_width, may_have_trait, require};

/// The name of the attribute that marks symbol tables that may contain named sequences.
const WITH_NAMED_SEQUENCE: &str = "transform.with_named_sequence";

/// Registers the checks of the `transform` dialect.
pub(crate) fn register(checks: &mut Checks) {
    checks.rewritten.insert("transform");
    calls::register(checks);
    effects::register(checks);
    sequences::register(checks);
    structured::register(checks);
    structured::register_solver(checks);
    checks.ops.extend([
        ("transform.apply_conversion_patterns", verify_conversion_patterns as fn(OpRef<'_, '_>) -> Verdict),
        ("transform.apply_patterns", |op| {
            let message = "expected children ops to implement PatternDescriptorOpInterface";
            verify_children(op, 0, "PatternDescriptorOpInterface", message)
        }),
        ("transform.split_handle", verify_split),
        ("transform.with_pdl_patterns", verify_pdl_patterns),
    ]);
    checks.op_attrs.insert("transform", verify_op_attr);
    checks.op_attrs_first.insert("transform", |op, name, _| {
        let is_for_sequences = op.context().str(name) == WITH_NAMED_SEQUENCE && op.is_symbol_table();
        if is_for_sequences { calls::verify_calls(op) } else { Ok(()) }
    });
}

/// Registers the checks of type parameters.
pub(crate) fn register_params(checks: &mut ParamChecks) {
    checks.types.insert("transform.param", |ctx, params| match params.first() {
        Some(Param::Type(ty)) if int_width(ctx, *ty).is_none_or(|width| width > 64) => {
            Err("only supports integer types with width <=64".into())
        }
        _ => Ok(()),
    });
}

/// The kinds of transform values, according to the interface of their type.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kind {
    Handle,
    Value,
    Param,
}

/// Returns the kind of a type, according to the interface that it implements. `None` if the type is unknown.
fn kind_of(ctx: &Context, ty: Type) -> Option<Kind> {
    let TypeData::Dialect(data) = ctx.type_data(ty) else { return None };
    if *data.def.name == *"pdl.operation" {
        // An extension of the dialect, which is always loaded, makes this type a handle.
        return Some(Kind::Handle);
    }
    data.def.traits.iter().find_map(|t| match &*t.name {
        "TransformHandleTypeInterface" => Some(Kind::Handle),
        "TransformValueHandleTypeInterface" => Some(Kind::Value),
        "TransformParamTypeInterface" => Some(Kind::Param),
        _ => None,
    })
}

/// Returns whether two types have the same kind. An unknown type may have any kind.
fn same_kind(ctx: &Context, a: Type, b: Type) -> bool {
    match (kind_of(ctx, a), kind_of(ctx, b)) {
        (Some(a), Some(b)) => a == b,
        _ => true,
    }
}

fn is_transform(op: OpRef<'_, '_>) -> bool {
    has_trait(op, "TransformOpInterface")
}

fn verify_op_attr(op: OpRef<'_, '_>, name: Ident, value: Attr) -> Verdict {
    let ctx = op.context();
    let (own, name) = (name, ctx.str(name));
    let unit = *ctx.attr_data(value) == AttrData::Unit;
    match name {
        WITH_NAMED_SEQUENCE => {
            if !op.is_symbol_table() {
                let what = "attribute can only be attached to operations with symbol tables";
                return error_at_place(op, format!("\"{name}\" {what}"));
            }
            calls::verify_no_recursion(op)
        }
        "transform.target_tag" => {
            let text = ctx.str_value(value).is_some();
            if text { Ok(()) } else { error(op, format!("\"{name}\" attribute must be a string")) }
        }
        "transform.consumed" | "transform.readonly" | "transform.silence_tracking_failures" => {
            if unit {
                Ok(())
            } else {
                error(op, format!("\"{name}\" must be a unit attribute"))
            }
        }
        _ if ctx.release() < Release(17) => Ok(()),
        _ => error_at_place(
            op,
            format!("unknown attribute: {}", ctx.attr_text(ctx.attr(AttrData::String { value: own, ty: None }))),
        ),
    }
}

/// Checks that the operations in a region implement an interface.
fn verify_children(op: OpRef<'_, '_>, region: usize, interface: &str, message: &str) -> Verdict {
    let entry = op.region(region).and_then(RegionRef::entry);
    let mut children = entry.into_iter().flat_map(|entry| entry.ops());
    match children.find(|child| !may_have_trait(*child, interface)) {
        Some(other) => Err(Violation::op(op, message).with_note(other.location(), "op without interface")),
        None => Ok(()),
    }
}

fn verify_conversion_patterns(op: OpRef<'_, '_>) -> Verdict {
    require(op, matches!(op.regions().len(), 1 | 2), "expected 1 or 2 regions")?;
    let message = "expected pattern children ops to implement ConversionPatternDescriptorOpInterface";
    verify_children(op, 0, "ConversionPatternDescriptorOpInterface", message)?;
    let Some(region) = op.region(1) else { return Ok(()) };
    let converters = region.entry().filter(|converters| converters.ops().take(2).count() == 1);
    require(op, converters.is_some(), "expected exactly one op in default type converter region")?;
    let Some(converters) = converters else { return Ok(()) };
    let message = "expected default converter child op to implement TypeConverterBuilderOpInterface";
    verify_children(op, 1, "TypeConverterBuilderOpInterface", message)?;
    let to_llvm = "transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter";
    if converters.ops().any(|nested| nested.is(to_llvm)) {
        return Ok(());
    }
    let mut patterns = op.region(0).and_then(RegionRef::entry).into_iter().flat_map(|entry| entry.ops());
    match patterns.find(|nested| nested.is("transform.apply_conversion_patterns.dialect_to_llvm")) {
        Some(pattern) => fail(pattern, "expected LLVMTypeConverter"),
        None => Ok(()),
    }
}

fn verify_split(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let results = op.result_types();
    let overflow = int(op, "overflow_result").map(i64::cast_unsigned);
    let inside = overflow.is_none_or(|overflow| overflow < results.len() as u64);
    require(op, inside, "overflow_result is not a valid result index")?;
    let Some(handle) = op.operand(0).map(ValueRef::ty) else { return Ok(()) };
    let same = results.iter().all(|ty| same_kind(ctx, handle, *ty));
    require(op, same, "expects result types to implement the same transform interface as the operand type")
}

fn verify_pdl_patterns(op: OpRef<'_, '_>) -> Verdict {
    let mut top: Option<OpRef<'_, '_>> = None;
    let nested = op.region(0).and_then(RegionRef::entry).into_iter().flat_map(|entry| entry.ops());
    for nested in nested.filter(|nested| !nested.is("pdl.pattern")) {
        if !has_trait(nested, "PossibleTopLevelTransformOpTrait") {
            let message = "expects only pattern and top-level transform ops in its body";
            return Err(Violation::op(op, message).with_note(nested.location(), "offending op"));
        }
        if let Some(first) = top {
            return Err(Violation::op(op, "expects only one non-pattern op in its body")
                .with_note(first.location(), "first non-pattern op")
                .with_note(nested.location(), "second non-pattern op"));
        }
        top = Some(nested);
    }
    if let Some(parent) = op.parent_of("transform.with_pdl_patterns") {
        return Err(Violation::op(op, "cannot be nested").with_note(parent.location(), "parent operation"));
    }
    match top {
        Some(_) => Ok(()),
        // LLVM 16 does not check this.
        None if op.context().release() < Release(17) => Ok(()),
        None => fail(op, "expects at least one non-pattern op"),
    }
}
