//! Checks of the `bufferization` dialect that upstream implements in C++.

use crate::common::rules::{error, expect, fail, has_trait, named_type, quoted_string, result_type};
use mlirkit_ir::{Attr, Ident, OpRef, Type};
use mlirkit_verify::{Checks, Verdict, Violation};

use crate::common::verify::inferred;

/// Registers the checks of the `bufferization` dialect.
pub(crate) fn register(checks: &mut Checks) {
    checks.regions.insert("bufferization.dealloc", verify_dealloc_types);
    checks.op_attrs.insert("bufferization", verify_attribute);
    checks.traits.insert("BufferizableOpInterface", |op, _| match op.name() {
        "bufferization.to_buffer" => verify_match(op, named_type(op, "tensor"), result_type(op)),
        "bufferization.to_tensor" => verify_match(op, result_type(op), named_type(op, "buffer")),
        _ => Ok(()),
    });
    checks.arg_attrs.insert("bufferization", verify_argument);
}

/// Checks that a tensor and a buffer have the same shape and element type.
fn verify_match(op: OpRef<'_, '_>, tensor: Option<Type>, buffer: Option<Type>) -> Verdict {
    let ctx = op.context();
    let shaped = |ty: Option<Type>| ty.and_then(|ty| ctx.shaped(ty));
    let (Some(tensor), Some(buffer)) = (shaped(tensor), shaped(buffer)) else { return Ok(()) };
    let message = if tensor.dims.unwrap_or_default() != buffer.dims.unwrap_or_default() {
        "shapes do not match"
    } else if tensor.element != buffer.element {
        "element types do not match"
    } else {
        return Ok(());
    };
    let failed = Violation::op(op, "failed to verify that specified tensor and buffer types match");
    Err(Violation::at(op, message).followed_by(*failed))
}

fn verify_dealloc_types(op: OpRef<'_, '_>) -> Verdict {
    inferred::verify(op, &vec![op.context().i1_type(); op.operands_named("retained").len()])
}

/// Checks a `bufferization` attribute on an operation. Only `bufferization.manual_deallocation` is allowed.
fn verify_attribute(op: OpRef<'_, '_>, name: Ident, _: Attr) -> Verdict {
    match op.context().str(name) {
        name @ "bufferization.manual_deallocation" => {
            let message = "can be used only on ops that have an allocation and/or free side effect";
            if may_allocate(op) { Ok(()) } else { fail(op, format!("attribute '{name}' {message}")) }
        }
        name => {
            let name = quoted_string(op, name);
            error(op, format!("attribute '{name}' not supported as an op attribute by the bufferization dialect"))
        }
    }
}

/// Returns whether an operation may allocate or free memory, according to its definition. Operations without effects,
/// or with only the effects of their regions, do not.
fn may_allocate(op: OpRef<'_, '_>) -> bool {
    let has = |name| has_trait(op, name);
    match has("MemoryEffectOpInterface") {
        true => !has("AlwaysSpeculatableImplTrait"),
        false => op.def().is_some() && !has("HasRecursiveMemoryEffects") && !has("FunctionOpInterface"),
    }
}

/// Checks a `bufferization` attribute on a function argument.
fn verify_argument(op: OpRef<'_, '_>, _: usize, _: usize, name: Ident, value: Attr) -> Verdict {
    let ctx = op.context();
    let name = ctx.str(name);
    let expects = |what: &str| error(op, format!("'{name}' is expected to be a {what} attribute"));
    match name {
        "bufferization.writable" if ctx.bool_value(value).is_none() => return expects("boolean"),
        "bufferization.access" => match ctx.str_value(value) {
            None => return expects("string"),
            Some("none" | "read" | "write" | "read-write") => {}
            Some(_) => return error(op, format!("invalid value for '{name}'")),
        },
        "bufferization.buffer_layout" if ctx.attr_is(value, "MemRefLayoutAttrInterface") == Some(false) => {
            return expects("memref layout");
        }
        "bufferization.writable" | "bufferization.buffer_layout" => {}
        _ => {
            return error(
                op,
                "attribute 'bufferization.buffer_layout' not supported as a region arg attribute by the bufferization \
                 dialect",
            );
        }
    }
    let holds = has_trait(op, "FunctionOpInterface");
    expect(op, holds, format_args!("expected '{name}' to be used on function-like operations"))?;
    let external = op.region(0).and_then(mlirkit_ir::RegionRef::entry).is_none();
    expect(op, name != "bufferization.writable" || !external, format_args!("'{name}' is invalid on external functions"))
}
