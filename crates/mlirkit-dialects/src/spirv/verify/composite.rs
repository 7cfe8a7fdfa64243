//! Verifiers of the `spirv` dialect: composites and constants.

use mlirkit_ir::{Attr, AttrData, Context, OpRef, Type, TypeData, ValueRef};
use mlirkit_verify::{Checks, Verdict};
use rustc_hash::FxHashSet;

use super::{element_count, is_composite, is_kind, type_of_operand, type_of_result, uniform_element};
use crate::common::rules::{array, error, error_at_place, expect, fail, has_trait, int_width, quoted, require};
use crate::spirv::types::{element, members, parts};

pub(super) fn register(checks: &mut Checks) {
    checks.ops.extend([
        ("spirv.CompositeConstruct", verify_construct as fn(OpRef<'_, '_>) -> Verdict),
        ("spirv.CompositeExtract", verify_extract),
        ("spirv.CompositeInsert", verify_insert),
        ("spirv.Constant", |op| match op.prop("value") {
            Some(value) => verify_constant(op, value, type_of_result(op), &mut FxHashSet::default()),
            None => Ok(()),
        }),
        ("spirv.EXT.ConstantCompositeReplicate", verify_replicate),
        ("spirv.EXT.SpecConstantCompositeReplicate", verify_spec_replicate),
        ("spirv.GL.FrexpStruct", verify_frexp),
        ("spirv.GL.Ldexp", verify_ldexp),
        ("spirv.IAddCarry", verify_extended),
        ("spirv.ISubBorrow", verify_extended),
        ("spirv.SMulExtended", verify_extended),
        ("spirv.UMulExtended", verify_extended),
        ("spirv.SpecConstant", verify_spec),
        ("spirv.SpecConstantComposite", verify_spec_composite),
        ("spirv.VectorShuffle", verify_shuffle),
        ("spirv.mlir.referenceof", verify_reference),
    ]);
    checks.regions.insert("spirv.SpecConstantOperation", verify_spec_operation);
}

fn verify_construct(op: OpRef<'_, '_>) -> Verdict {
    let (ctx, ty) = (op.context(), type_of_result(op));
    let found: Vec<_> = op.operand_types().collect();
    let count = |expected: &str, found: i64| {
        fail(op, format!("has incorrect number of operands: expected {expected}, but provided {found}"))
    };
    let total = i64::try_from(found.len()).unwrap_or(i64::MAX);
    let mismatch = |expected: Type, found: Type| {
        let (expected, found) = (quoted(ctx, expected), quoted(ctx, found));
        fail(op, format!("operand type mismatch: expected operand type {expected}, but provided {found}"))
    };
    if let Some(expected) = element(ctx, ty, 0).filter(|_| is_kind(ctx, ty, "coopmatrix")) {
        return match found[..] {
            [found] if found == expected => Ok(()),
            [found] => mismatch(expected, found),
            _ => count("1", total),
        };
    }
    let Some(size) = element_count(ctx, ty) else { return Ok(()) };
    if size == total {
        for (index, found) in (0..).zip(&found) {
            if let Some(expected) = element(ctx, ty, index).filter(|expected| expected != found) {
                return mismatch(expected, *found);
            }
        }
        return Ok(());
    }
    let TypeData::Vector(vector) = ctx.type_data(ty) else {
        return fail(
            op,
            "expected to return a vector or cooperative matrix when the number of constituents is less than what the \
             result needs",
        );
    };
    let mut sum = 0i64;
    for found in found {
        let (part, size) = match ctx.type_data(found) {
            TypeData::Vector(part) => (part.element, element_count(ctx, found).unwrap_or(0)),
            TypeData::Integer { .. } | TypeData::Float(_) => (found, 1),
            _ => {
                let what = "operand type mismatch: expected operand to have a scalar or vector type, but provided";
                return fail(op, format!("{what} {}", quoted(ctx, found)));
            }
        };
        sum = sum.saturating_add(size);
        if part != vector.element {
            let (expected, found) = (quoted(ctx, vector.element), quoted(ctx, part));
            return fail(op, format!("operand element type mismatch: expected to be {expected}, but provided {found}"));
        }
    }
    if sum == size { Ok(()) } else { count(&size.to_string(), sum) }
}

/// Returns the type of the element that the attribute `indices` selects in a composite. The error has upstream's
/// message without the operation name.
fn type_at(op: OpRef<'_, '_>, composite: Type) -> Result<Type, Verdict> {
    let ctx = op.context();
    let indices = array(op, "indices");
    if indices.is_empty() {
        return Err(error_at_place(op, "expected at least one index for spirv.CompositeExtract"));
    }
    let mut ty = composite;
    for index in indices {
        let index = ctx.int_value(*index).unwrap_or(0);
        if !is_composite(ctx, ty) {
            let ty = quoted(ctx, ty);
            return Err(error_at_place(op, format!("cannot extract from non-composite type {ty} with index {index}")));
        }
        let unknown = is_kind(ctx, ty, "coopmatrix") || is_kind(ctx, ty, "rtarray");
        let inside = index >= 0 && element_count(ctx, ty).is_none_or(|count| index < count);
        if !unknown && !inside {
            return Err(error_at_place(op, format!("index {index} out of bounds for {}", quoted(ctx, ty))));
        }
        ty = element(ctx, ty, if unknown { 0 } else { index }).ok_or(Ok(()))?;
    }
    Ok(ty)
}

fn verify_extract(op: OpRef<'_, '_>) -> Verdict {
    let (ctx, found) = (op.context(), type_of_result(op));
    match type_at(op, type_of_operand(op, 0)) {
        Ok(expected) if expected != found => {
            let (expected, found) = (quoted(ctx, expected), quoted(ctx, found));
            fail(op, format!("invalid result type: expected {expected} but provided {found}"))
        }
        Ok(_) => Ok(()),
        Err(verdict) => verdict,
    }
}

fn verify_insert(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let (object, composite, result) = (type_of_operand(op, 0), type_of_operand(op, 1), type_of_result(op));
    match type_at(op, composite) {
        Ok(expected) if expected != object => {
            let (expected, found) = (quoted(ctx, expected), quoted(ctx, object));
            return fail(op, format!("object operand type should be {expected}, but found {found}"));
        }
        Ok(_) => {}
        Err(verdict) => return verdict,
    }
    let message = format_args!(
        "result type should be the same as the composite type, but found {} vs {}",
        quoted(ctx, composite),
        quoted(ctx, result)
    );
    require(op, composite == result, message)
}

fn verify_constant(op: OpRef<'_, '_>, value: Attr, ty: Type, seen: &mut FxHashSet<(Attr, Type)>) -> Verdict {
    let ctx = op.context();
    let data = ctx.attr_data(value);
    if is_kind(ctx, ty, "coopmatrix") && !matches!(data, AttrData::DenseElements(dense) if dense.splat) {
        let found = match data {
            AttrData::DenseElements(_) => ctx.attr_text(value),
            _ => "<<NULL ATTRIBUTE>>".to_owned(),
        };
        let what = "expected a splat dense attribute for cooperative matrix constant, but found";
        return fail(op, format!("{what} {found}"));
    }
    match data {
        AttrData::Integer(_) | AttrData::Float(_) => {
            let found = ctx.attr_type(value).unwrap_or(ty);
            let (ty_text, found_text) = (quoted(ctx, ty), quoted(ctx, found));
            require(op, found == ty, format_args!("result type ({ty_text}) does not match value type ({found_text})"))
        }
        AttrData::DenseElements(_) | AttrData::Sparse { .. } => match ctx.attr_type(value) {
            Some(found) if found != ty => verify_elements(op, found, ty),
            _ => Ok(()),
        },
        AttrData::Array(elements) => {
            let Some(inner) = element(ctx, ty, 0).filter(|_| is_kind(ctx, ty, "array")) else {
                return fail(op, "must have spirv.array result type for array value");
            };
            // Check each distinct list only once, because a splat may repeat it.
            mlirkit_diag::deep(|| {
                for value in elements {
                    let is_list = matches!(ctx.attr_data(*value), AttrData::Array(_));
                    if !is_list || seen.insert((*value, inner)) {
                        verify_constant(op, *value, inner, seen)?;
                    }
                }
                Ok(())
            })
        }
        _ => fail(op, format!("cannot have attribute: {}", ctx.attr_text(value))),
    }
}

/// Checks that the elements of a constant exactly fill an array.
fn verify_elements(op: OpRef<'_, '_>, found: Type, ty: Type) -> Verdict {
    let ctx = op.context();
    if !is_kind(ctx, ty, "array") {
        let (ty, found) = (quoted(ctx, ty), quoted(ctx, found));
        let what = format!("result or element type ({ty}) does not match value type ({found})");
        return fail(op, format!("{what}, must be the same or spirv.array"));
    }
    let (mut count, mut inner) = (1i64, ty);
    while is_kind(ctx, inner, "array") {
        count = count.wrapping_mul(element_count(ctx, inner).unwrap_or(1));
        let Some(next) = element(ctx, inner, 0) else { return Ok(()) };
        inner = next;
    }
    require(op, ctx.int_or_float_width(inner).is_some(), "only support nested array result type")?;
    let Some(shaped) = ctx.shaped(found) else { return Ok(()) };
    if shaped.element != inner {
        let (expected, found) = (quoted(ctx, inner), quoted(ctx, shaped.element));
        let what = format!("result element type ({expected})");
        return fail(op, format!("{what} does not match value element type ({found})"));
    }
    let found = shaped.num_elements().unwrap_or(0);
    let message = format_args!("result number of elements ({count}) does not match value number of elements ({found})");
    require(op, count == found, message)
}

/// Returns the type of a constant's value; for an array, the type of its first element. `None` if the value has no
/// type.
fn value_type(ctx: &Context, value: Attr) -> Option<Type> {
    match ctx.attr_data(value) {
        AttrData::Array(elements) => elements.first().and_then(|first| value_type(ctx, *first)),
        _ => ctx.attr_type(value),
    }
}

fn verify_replicate(op: OpRef<'_, '_>) -> Verdict {
    let (ctx, ty) = (op.context(), type_of_result(op));
    let Some(value) = op.prop("value") else { return Ok(()) };
    if matches!(ctx.attr_data(value), AttrData::Array(_)) {
        // Accept arrays: upstream invents a type for them.
        return Ok(());
    }
    let Some(found) = value_type(ctx, value) else { return error(op, "unknown value attribute type") };
    expect(op, is_composite(ctx, ty), "result type is not a composite type")?;
    let mut possible = Vec::new();
    let mut next = uniform_element(ctx, ty);
    while let Some(ty) = next {
        possible.push(ty);
        next = if is_composite(ctx, ty) { uniform_element(ctx, ty) } else { None };
    }
    if possible.is_empty() || possible.contains(&found) {
        return Ok(());
    }
    let possible: Vec<_> = possible.iter().map(|ty| quoted(ctx, *ty).to_string()).collect();
    let (possible, found) = (possible.join(" or "), quoted(ctx, found));
    error(op, format!("expected value attribute type {possible}, but got: {found}"))
}

/// Resolves the symbol reference in the attribute `name`, starting from the parent operation. `None` if the symbol is
/// undefined.
pub(super) fn around<'m, 'c>(op: OpRef<'m, 'c>, name: &str) -> Option<OpRef<'m, 'c>> {
    op.parent_op()?.lookup_nearest_symbol(op.prop(name)?)
}

/// Returns the type of a specialization constant's default value; `None` if it has none.
fn spec_type(constant: OpRef<'_, '_>) -> Option<Type> {
    constant.context().attr_type(constant.prop("default_value")?)
}

fn declared_type(op: OpRef<'_, '_>) -> Option<Type> {
    op.context().type_value(op.prop("type")?)
}

fn verify_spec_replicate(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let Some(ty) = declared_type(op) else { return Ok(()) };
    let shown = quoted(ctx, ty);
    expect(op, is_composite(ctx, ty), format_args!("result type must be a composite type, but provided {shown}"))?;
    let Some(constituent) = around(op, "constituent") else {
        return error(op, "splat spec constant reference defining constituent not found");
    };
    expect(op, constituent.is("spirv.SpecConstant"), "constituent is not a spec constant")?;
    match (uniform_element(ctx, ty), spec_type(constituent)) {
        (Some(expected), Some(found)) if expected != found => {
            let (expected, found) = (quoted(ctx, expected), quoted(ctx, found));
            error(op, format!("constituent has incorrect type: expected {expected}, but provided {found}"))
        }
        _ => Ok(()),
    }
}

fn verify_spec(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let id = op.attr("spec_id").and_then(|attr| ctx.int_value(attr));
    require(op, id.is_none_or(|id| id >= 0), "SpecId cannot be negative")?;
    let Some(value) = op.prop("default_value") else { return Ok(()) };
    match ctx.attr_data(value) {
        AttrData::Integer(int) => {
            let width = int_width(ctx, int.ty);
            let fits = width.is_some_and(|width| matches!(width, 1 | 8 | 16 | 32 | 64));
            require(op, fits, "default value bitwidth disallowed")
        }
        AttrData::Float(float) => {
            let width = ctx.int_or_float_width(float.ty);
            let fits = width.is_none_or(|width| matches!(width, 8 | 16 | 32 | 64));
            require(op, fits, "default value bitwidth disallowed")
        }
        _ => fail(op, "default value can only be a bool, integer, or float scalar"),
    }
}

fn verify_spec_composite(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let Some(ty) = declared_type(op) else { return Ok(()) };
    let text = quoted(ctx, ty);
    let message = format_args!("result type must be a composite type, but provided {text}");
    expect(op, is_composite(ctx, ty), message)?;
    let matrix = is_kind(ctx, ty, "coopmatrix");
    expect(op, !matrix, format_args!("unsupported composite type  {text}"))?;
    let constituents = array(op, "constituents");
    let Some(count) = element_count(ctx, ty) else { return Ok(()) };
    if i64::try_from(constituents.len()) != Ok(count) {
        let found = constituents.len();
        return error(op, format!("has incorrect number of operands: expected {count}, but provided {found}"));
    }
    for (index, constituent) in (0..).zip(constituents) {
        let constant = op.parent_op().and_then(|parent| parent.lookup_nearest_symbol(*constituent));
        let found = constant.filter(|constant| constant.is("spirv.SpecConstant")).and_then(spec_type);
        if let (Some(expected), Some(found)) = (element(ctx, ty, index), found) {
            let (expected_text, found_text) = (quoted(ctx, expected), quoted(ctx, found));
            let message =
                format_args!("has incorrect types of operands: expected {expected_text}, but provided {found_text}");
            expect(op, expected == found, message)?;
        }
    }
    Ok(())
}

fn verify_reference(op: OpRef<'_, '_>) -> Verdict {
    let constant = around(op, "spec_const");
    let ty = match constant.map(OpRef::name) {
        Some("spirv.SpecConstant") => constant.and_then(spec_type),
        Some("spirv.SpecConstantComposite") => constant.and_then(declared_type),
        _ => return fail(op, "expected spirv.SpecConstant or spirv.SpecConstantComposite symbol"),
    };
    let same = ty.is_none_or(|ty| ty == type_of_result(op));
    require(op, same, "result type mismatch with the referenced specialization constant's type")
}

fn verify_spec_operation(op: OpRef<'_, '_>) -> Verdict {
    let Some(entry) = op.region(0).and_then(mlirkit_ir::RegionRef::entry) else { return Ok(()) };
    let mut nested = entry.ops();
    let (Some(first), Some(_), None) = (nested.next(), nested.next(), nested.next()) else {
        return fail(op, "expected exactly 2 nested ops");
    };
    require(op, has_trait(first, "UsableInSpecConstantOp"), "invalid enclosed op")?;
    let is_constant = |value: ValueRef<'_, '_>| {
        value.defining_op().is_some_and(|op| {
            matches!(op.name(), "spirv.Constant" | "spirv.mlir.referenceof" | "spirv.SpecConstantOperation")
        })
    };
    let constant = first.operands().all(is_constant);
    require(op, constant, "invalid operand, must be defined by a constant operation")
}

fn verify_shuffle(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let selectors = array(op, "components");
    let size = |ty| element_count(ctx, ty).unwrap_or(0);
    let result = size(type_of_result(op));
    if i64::try_from(selectors.len()) != Ok(result) {
        let what = format!("result type element count ({result})");
        return fail(op, format!("{what} mismatch with the number of component selectors ({})", selectors.len()));
    }
    let total = size(type_of_operand(op, 0)).saturating_add(size(type_of_operand(op, 1)));
    for selector in selectors {
        let index = ctx.int_value(*selector).unwrap_or(0) as u32;
        if i64::from(index) >= total && index != u32::MAX {
            let what = format!("component selector {index} out of range");
            return fail(op, format!("{what}: expected to be in [0, {total}) or 0xffffffff"));
        }
    }
    Ok(())
}

fn verify_extended(op: OpRef<'_, '_>) -> Verdict {
    let members = members(op.context(), type_of_result(op));
    let [first, second] = members[..] else {
        return fail(op, "expected result struct type containing two members");
    };
    let (left, right) = (type_of_operand(op, 0), type_of_operand(op, 1));
    let same = left == right && left == first && left == second;
    require(op, same, "expected all operand types and struct member types are the same")
}

fn verify_frexp(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let members = members(ctx, type_of_result(op));
    let [significand, exponent] = members[..] else {
        return error(op, "result type must be a struct type with two memebers");
    };
    let operand = type_of_operand(op, 0);
    let message = "member zero of the resulting struct type must be the same type as the operand";
    expect(op, significand == operand, message)?;
    let is_vector = |ty| matches!(ctx.type_data(ty), TypeData::Vector(_));
    let fits = int_width(ctx, ctx.element_type_or_self(exponent)) == Some(32);
    let message = if is_vector(exponent) {
        "member one of the resulting struct type mustbe a scalar or vector of 32 bit integer type"
    } else {
        "member one of the resulting struct type must be a scalar or vector of 32 bit integer type"
    };
    expect(op, fits, message)?;
    let same = match (is_vector(operand), is_vector(exponent)) {
        (true, true) => element_count(ctx, operand) == element_count(ctx, exponent),
        (operand, exponent) => !operand && !exponent,
    };
    let message = "member one of the resulting struct type must have the same number of components as the operand type";
    expect(op, same, message)
}

fn verify_ldexp(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let (significand, exponent) = (type_of_operand(op, 0), type_of_operand(op, 1));
    let float = matches!(ctx.type_data(significand), TypeData::Float(_));
    let same = float == int_width(ctx, exponent).is_some();
    require(op, same, "operands must both be scalars or vectors")?;
    let size = |ty| if parts(ctx, ty).is_some() { 1 } else { element_count(ctx, ty).unwrap_or(1) };
    require(op, size(significand) == size(exponent), "operands must have the same number of elements")
}
