//! Checks of the `llvm` dialect that upstream implements in C++.

mod attributes;
mod calls;
mod constants;
mod data_layout;
mod globals;
mod memory;

use mlirkit_ir::{Context, OpRef, Type, TypeData};
use mlirkit_verify::{Checks, Verdict, Violation};

use super::types::{is_compatible, is_void};
use crate::common::rules::{
    enum_prop, error, expect, fail, int_width, is_external, quoted, require, type_of_operand, type_of_result,
};
use crate::llvm::types::{ArrayType, FuncType, StructType, pointer_space};

pub(crate) use attributes::register_params;

/// Registers the checks of the `llvm` dialect.
pub(crate) fn register(checks: &mut Checks) {
    attributes::register(checks);
    calls::register(checks);
    constants::register(checks);
    globals::register(checks);
    memory::register(checks);
    checks.ops.extend([
        ("llvm.switch", verify_switch as fn(OpRef<'_, '_>) -> Verdict),
        ("llvm.extractvalue", verify_extract_value),
        ("llvm.insertvalue", verify_insert_value),
        ("llvm.return", verify_return),
        ("llvm.func", verify_func),
        ("llvm.zext", verify_extension),
        ("llvm.sext", verify_extension),
        ("llvm.bitcast", verify_bitcast),
        ("llvm.shufflevector", verify_shuffle),
        ("llvm.intr.sincos", verify_sincos),
    ]);
    checks.function_bodies.insert("llvm.func", verify_func_signature);
    checks.regions.insert("llvm.func", verify_func_regions);
    checks.regions.insert("llvm.comdat", verify_comdat_regions);
}

/// Returns the LLVM function type of a function; `None` if it has another type.
fn function_type(func: OpRef<'_, '_>) -> Option<FuncType> {
    let ctx = func.context();
    FuncType::of(ctx, ctx.type_value(func.prop("function_type")?)?)
}

/// Returns the number of elements of an LLVM-compatible vector, whether it is scalable, and the element type. `None`
/// for other types.
fn llvm_vector(ctx: &Context, ty: Type) -> Option<(i64, bool, Type)> {
    match ctx.type_data(ty) {
        TypeData::Vector(vector) => match (&*vector.shape, &*vector.scalable) {
            ([count], [scalable]) if is_compatible(ctx, vector.element) => Some((*count, *scalable, vector.element)),
            _ => None,
        },
        _ => None,
    }
}

fn verify_switch(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let cases = op.successors().len().saturating_sub(1);
    let values = op.prop("case_values").and_then(|attr| ctx.attr_type(attr)).and_then(|ty| ctx.shaped(ty));
    let count = values.and_then(|values| values.num_elements()).unwrap_or(0);
    let holds = usize::try_from(count) == Ok(cases);
    require(op, holds, "expects number of case values to match number of case destinations")?;
    let holds = values.is_none_or(|values| values.element == type_of_operand(op, 0));
    expect(op, holds, "expects case value type to match condition value type")
}

/// Returns the type of the element at the operation's `position` in an aggregate, or an error if there is none.
fn type_at<'c>(op: OpRef<'_, 'c>, container: Type) -> Result<Type, Box<Violation>> {
    let ctx: &'c Context = op.context();
    if !is_compatible(ctx, container) {
        return Err(Violation::op(op, format!("expected LLVM IR Dialect type, got {}", quoted(ctx, container))));
    }
    let mut ty = container;
    for position in crate::common::rules::ints(op, "position").unwrap_or_default() {
        let outside = || Violation::op(op, format!("position out of bounds: {position}"));
        if let Some(array) = ArrayType::of(ctx, ty) {
            // Upstream compares only the low 32 bits.
            let inside = position >= 0 && u64::from(position.cast_unsigned() as u32) < array.count;
            ty = if inside { array.element } else { return Err(outside()) };
        } else if let Some(structure) = StructType::of(ctx, ty) {
            let element = usize::try_from(position).ok().and_then(|at| structure.elements().get(at).copied());
            ty = element.ok_or_else(outside)?;
        } else {
            let message = format!("expected LLVM IR structure/array type, got: {}", quoted(ctx, ty));
            return Err(Violation::op(op, message));
        }
    }
    Ok(ty)
}

fn verify_extract_value(op: OpRef<'_, '_>) -> Verdict {
    let (ctx, container, result) = (op.context(), type_of_operand(op, 0), type_of_result(op));
    let ty = type_at(op, container)?;
    if ty == result {
        return Ok(());
    }
    let [container, ty, result] = [container, ty, result].map(|ty| quoted(ctx, ty));
    let message =
        format!("Type mismatch: extracting from {container} should produce {ty} but this op returns {result}");
    fail(op, message)
}

fn verify_insert_value(op: OpRef<'_, '_>) -> Verdict {
    let (ctx, container) = (op.context(), type_of_operand(op, 0));
    let value = op.operand_named("value").map_or(container, mlirkit_ir::ValueRef::ty);
    let message = format_args!("Type mismatch: cannot insert {} into {}", quoted(ctx, value), quoted(ctx, container));
    require(op, type_at(op, container)? == value, message)
}

fn verify_return(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let Some(func) = op.parent_of("llvm.func") else { return Ok(()) };
    let Some(expected) = function_type(func).map(|ty| ty.result) else { return Ok(()) };
    let message = match op.operand_types().next() {
        None if is_void(ctx, expected) => return Ok(()),
        Some(_) if is_void(ctx, expected) => "expected no operands",
        None => "expected 1 operand",
        Some(found) if found != expected => "mismatching result types",
        Some(_) => return Ok(()),
    };
    Err(Violation::op(op, message).with_note(func.location(), "when returning from function"))
}

/// Checks the argument and result attributes and the entry block arguments against the function type.
fn verify_func_signature(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let Some(ty) = function_type(op) else { return Ok(()) };
    attributes::verify_lists(op, &ty)?;
    let Some(entry) = op.region(0).and_then(mlirkit_ir::RegionRef::entry) else { return Ok(()) };
    let count = ty.params.len();
    let holds = entry.args().len() == count;
    require(op, holds, format_args!("entry block must have {count} arguments to match function signature"))?;
    for (index, (arg, expected)) in entry.args().zip(&ty.params).enumerate() {
        if arg.ty() != *expected {
            let (found, expected) = (quoted(ctx, arg.ty()), quoted(ctx, *expected));
            let what = format!("type of entry block argument #{index}({found})");
            let rest = "must match the type of the corresponding argument in function signature";
            return fail(op, format!("{what} {rest}({expected})"));
        }
    }
    Ok(())
}

/// The numbers of the cases of the enum `Linkage`.
mod linkage {
    pub(super) const EXTERNAL: u64 = 0;
    pub(super) const AVAILABLE_EXTERNALLY: u64 = 1;
    pub(super) const APPENDING: u64 = 6;
    pub(super) const EXTERN_WEAK: u64 = 9;
    pub(super) const COMMON: u64 = 10;
}

fn verify_func(op: OpRef<'_, '_>) -> Verdict {
    let linkage = enum_prop(op, "linkage").unwrap_or(linkage::EXTERNAL);
    require(op, linkage != linkage::COMMON, "functions cannot have 'common' linkage")?;
    globals::verify_comdat(op)?;
    if is_external(op) {
        let fits = matches!(linkage, linkage::EXTERNAL | linkage::EXTERN_WEAK);
        return require(op, fits, "external functions must have 'external' or 'extern_weak' linkage");
    }
    let has = |name| op.prop(name).is_some();
    expect(op, !has("no_inline") || !has("always_inline"), "no_inline and always_inline attributes are incompatible")?;
    require(op, !has("optimize_none") || has("no_inline"), "with optimize_none must also be no_inline")?;
    verify_landing_pads(op)?;
    verify_block_tags(op)
}

/// Checks that all landing pads and resumes of a function have the same type.
fn verify_landing_pads(func: OpRef<'_, '_>) -> Verdict {
    let ctx = func.context();
    // Without these names in the context, the function contains no such operation.
    let [pad, resume] = ["llvm.landingpad", "llvm.resume"].map(|name| ctx.known_ident(name));
    if pad.is_none() && resume.is_none() {
        return Ok(());
    }
    let mut first = None;
    for op in func.region(0).into_iter().flat_map(|region| region.blocks()).flat_map(|block| block.ops()) {
        let name = Some(ctx.op_name_data(op.op_name()).name);
        let (ty, message) = if name == pad {
            (type_of_result(op), "'llvm.landingpad' should have a consistent result type inside a function")
        } else if name == resume {
            (type_of_operand(op, 0), "'llvm.resume' should have a consistent input type inside a function")
        } else {
            continue;
        };
        if *first.get_or_insert(ty) != ty {
            return error(func, message);
        }
    }
    Ok(())
}

fn verify_block_tags(func: OpRef<'_, '_>) -> Verdict {
    let ctx = func.context();
    let Some(name) = ctx.known_ident("llvm.blocktag") else { return Ok(()) };
    let mut seen = Vec::new();
    for tag in func.walk().filter(|op| ctx.op_name_data(op.op_name()).name == name) {
        let Some(attr) = tag.prop("tag") else { continue };
        if seen.contains(&attr) {
            let id = attributes::first_int(tag.context(), attr).unwrap_or_default();
            return error(tag, format!("duplicate block tag '{id}' in the same function: "));
        }
        seen.push(attr);
    }
    Ok(())
}

fn verify_func_regions(op: OpRef<'_, '_>) -> Verdict {
    let Some(entry) = op.region(0).and_then(mlirkit_ir::RegionRef::entry) else { return Ok(()) };
    match entry.args().position(|arg| !is_compatible(op.context(), arg.ty())) {
        Some(index) => fail(op, format!("entry block argument #{index} is not of LLVM type")),
        None => Ok(()),
    }
}

fn verify_comdat_regions(op: OpRef<'_, '_>) -> Verdict {
    let nested = op.regions().flat_map(|region| region.blocks()).flat_map(|block| block.ops());
    match nested.into_iter().find(|op| !op.is("llvm.comdat_selector")) {
        Some(other) => error(other, "only comdat selector symbols can appear in a comdat region"),
        None => Ok(()),
    }
}

fn verify_extension(op: OpRef<'_, '_>) -> Verdict {
    let (ctx, from, to) = (op.context(), type_of_operand(op, 0), type_of_result(op));
    let (from, to) = match (llvm_vector(ctx, from), llvm_vector(ctx, to)) {
        (Some(_), None) => return error(op, "input type is a vector but output type is an integer"),
        (Some(from), Some(to)) if (from.0, from.1) != (to.0, to.1) => {
            return error(op, "input and output vectors are of incompatible shape");
        }
        (Some(from), Some(to)) => (from.2, to.2),
        (None, _) => (from, to),
    };
    let Some(to) = int_width(ctx, to) else {
        return error(op, "input type is an integer but output type is a vector");
    };
    let holds = int_width(ctx, from).is_none_or(|from| to > from);
    expect(op, holds, "integer width of the output type is smaller or equal to the integer width of the input type")
}

fn verify_bitcast(op: OpRef<'_, '_>) -> Verdict {
    let (ctx, from, to) = (op.context(), type_of_operand(op, 0), type_of_result(op));
    let space = |ty| pointer_space(ctx, ctx.element_type_or_self(ty));
    let (from_space, to_space) = (space(from), space(to));
    require(op, from_space.is_some() == to_space.is_some(), "can only cast pointers from and to pointers")?;
    if to_space.is_none() {
        return Ok(());
    }
    let is_vector = |ty| matches!(ctx.type_data(ty), TypeData::Vector(_));
    match (is_vector(from), is_vector(to)) {
        (false, true) => fail(op, "cannot cast pointer to vector of pointers"),
        (true, false) => fail(op, "cannot cast vector of pointers to pointer"),
        _ => require(
            op,
            from_space == to_space,
            "cannot cast pointers of different address spaces, use 'llvm.addrspacecast' instead",
        ),
    }
}

fn verify_shuffle(op: OpRef<'_, '_>) -> Verdict {
    let scalable = llvm_vector(op.context(), type_of_operand(op, 0)).is_some_and(|vector| vector.1);
    let splat = || crate::common::rules::ints(op, "mask").is_none_or(|mask| mask.iter().all(|lane| *lane == 0));
    require(op, !scalable || splat(), "expected a splat operation for scalable vectors")
}

fn verify_sincos(op: OpRef<'_, '_>) -> Verdict {
    let (ctx, operand, result) = (op.context(), type_of_operand(op, 0), type_of_result(op));
    let shown = quoted(ctx, result);
    let message = format_args!(
        "expected result type to be an homogeneous struct with two elements matching the operand type, but got {shown}"
    );
    require(op, StructType::of(ctx, result).is_some_and(|result| result.elements() == [operand, operand]), message)
}
