//! Checks of the `emitc` dialect that upstream implements in C++.

use std::collections::{HashMap, HashSet};

use mlirkit_defs::Release;
use mlirkit_diag::Reason;
use mlirkit_ir::{Attr, AttrData, BlockRef, Context, OpRef, Param, ParamChecks, RegionRef, Type, TypeData, ValueRef};
use mlirkit_verify::{Checks, Verdict};

use crate::common::preds::{is_emitc_float, is_emitc_integer, is_emitc_integer_like, is_emitc_size, is_emitc_type};
use crate::common::rules::{
    fail, has_trait, quoted, require, symbol_text, type_of_operand, type_of_result, value_text,
};
use crate::func::verify::verify_callee_type;
use crate::scf::verify::verify_cases;

/// Registers the checks of the `emitc` dialect.
pub(crate) fn register(checks: &mut Checks) {
    checks.ops.extend([
        ("emitc.assign", verify_assign as fn(OpRef<'_, '_>) -> Verdict),
        ("emitc.constant", |op| {
            verify_initial(op)?;
            let value = op.prop("value").and_then(|value| op.context().dialect_attr(value, "emitc.opaque"));
            let empty = value.and_then(<[Param]>::first).is_some_and(|text| match text {
                Param::Str(text) => op.context().bytes(*text).is_empty(),
                _ => false,
            });
            require(op, !empty, "value must not be empty")
        }),
        ("emitc.expression", verify_expression),
        ("emitc.switch", verify_switch),
        ("emitc.variable", verify_initial),
        ("emitc.verbatim", verify_verbatim),
    ]);
    checks.symbol_uses.extend([
        ("emitc.call", verify_call as fn(OpRef<'_, '_>) -> Verdict),
        ("emitc.declare_func", verify_declaration),
        ("emitc.get_field", verify_get_field),
        ("emitc.get_global", verify_get_global),
    ]);
}

/// Registers the checks of type parameters.
pub(crate) fn register_params(checks: &mut ParamChecks) {
    checks.types.extend([
        ("emitc.array", verify_array as fn(&Context, &[Param]) -> Result<(), Reason>),
        ("emitc.lvalue", |ctx, params| match params.first() {
            Some(Param::Type(ty)) if !is_emitc_type(ctx, *ty) => {
                Err(format!("!emitc.lvalue must wrap supported emitc type, but got {}", quoted(ctx, *ty)).into())
            }
            Some(Param::Type(ty)) if is_kind(ctx, *ty, "array") => {
                Err("!emitc.lvalue cannot wrap !emitc.array type".into())
            }
            _ => Ok(()),
        }),
        ("emitc.opaque", |ctx, params| match params.first() {
            Some(Param::Str(text)) if ctx.bytes(*text).is_empty() => {
                Err("expected non empty string in !emitc.opaque type".into())
            }
            Some(Param::Str(text)) if ctx.bytes(*text).ends_with(b"*") => {
                Err("pointer not allowed as outer type with !emitc.opaque, use !emitc.ptr instead".into())
            }
            _ => Ok(()),
        }),
        ("emitc.ptr", |ctx, params| match params.first() {
            Some(Param::Type(ty)) if is_kind(ctx, *ty, "lvalue") => Err("pointers to lvalues are not allowed".into()),
            _ => Ok(()),
        }),
    ]);
}

fn is_kind(ctx: &Context, ty: Type, mnemonic: &str) -> bool {
    matches!(ctx.type_data(ty), TypeData::Dialect(data) if data.def.name.strip_prefix("emitc.") == Some(mnemonic))
}

/// Returns the type that `emitc.<mnemonic>` wraps; `None` for other types.
fn inner(ctx: &Context, ty: Type, mnemonic: &str) -> Option<Type> {
    match ctx.type_data(ty) {
        TypeData::Dialect(data) if data.def.name.strip_prefix("emitc.") == Some(mnemonic) => {
            match data.params.first() {
                Some(Param::Type(inner)) => Some(*inner),
                _ => None,
            }
        }
        _ => None,
    }
}

/// Returns whether C has built-in operators for a type.
fn is_fundamental(ctx: &Context, ty: Type) -> bool {
    let is_int = ty == ctx.index_type() || is_emitc_integer(ctx, ty) || is_emitc_size(ctx, ty);
    is_int || is_emitc_float(ctx, ty) || is_kind(ctx, ty, "ptr")
}

fn verify_array(ctx: &Context, params: &[Param]) -> Result<(), Reason> {
    let [Param::Array(shape), Param::Type(element)] = params else { return Ok(()) };
    if shape.is_empty() {
        return Err("shape must not be empty".into());
    }
    if shape.iter().any(|size| matches!(size, Param::Int(size) if *size < 0)) {
        return Err("dimensions must have non-negative size".into());
    }
    if is_array_element(ctx, *element) { Ok(()) } else { Err("invalid array element type".into()) }
}

/// Returns whether an array may have elements of this type.
pub(super) fn is_array_element(ctx: &Context, element: Type) -> bool {
    element == ctx.index_type()
        || is_emitc_size(ctx, element)
        || is_kind(ctx, element, "ptr")
        || is_kind(ctx, element, "opaque")
        || (ctx.int_or_float_width(element).is_some() && is_emitc_type(ctx, element))
}

/// Checks that the initial value has the type of the operation's result.
fn verify_initial(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let Some(value) = op.prop("value") else { return Ok(()) };
    if ctx.dialect_attr(value, "emitc.opaque").is_some() {
        return Ok(());
    }
    let holds = ctx.str_value(value).is_none() || ctx.release() < Release(18);
    require(op, holds, "string attributes are not supported, use #emitc.opaque instead")?;
    let ty = inner(ctx, type_of_result(op), "lvalue").unwrap_or_else(|| type_of_result(op));
    let Some(found) = ctx.attr_type(value) else { return Ok(()) };
    // In older releases the type of a string is `none`, which no constant has.
    let is_other = found == ctx.none_type();
    let holds = is_other || found == ty || (is_emitc_size(ctx, ty) && found == ctx.index_type());
    let what = "requires attribute to either be an #emitc.opaque attribute or it's type";
    let (found, ty) = (quoted(ctx, found), quoted(ctx, ty));
    require(op, holds, format_args!("{what} ({found}) to match the op's result type ({ty})"))
}

fn verify_assign(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let (Some(variable), Some(value)) = (op.operand(0), op.operand(1)) else { return Ok(()) };
    require(op, variable.defining_op().is_some(), "cannot assign to block argument")?;
    let expected = inner(ctx, variable.ty(), "lvalue");
    match expected.filter(|expected| *expected != value.ty()) {
        Some(expected) => {
            let (found, expected) = (quoted(ctx, value.ty()), quoted(ctx, expected));
            let message = format!("requires value's type ({found}) to match variable's type ({expected})");
            let (variable, value) = (value_text(variable), value_text(value));
            fail(op, format!("{message}\n  variable: {variable}\n  value: {value}\n"))
        }
        None => Ok(()),
    }
}

fn verify_expression(op: OpRef<'_, '_>) -> Verdict {
    let Some(entry) = op.region(0).and_then(RegionRef::entry) else { return Ok(()) };
    let last = entry.terminator().filter(|last| last.is("emitc.yield"));
    let Some((last, value)) = last.and_then(|last| Some((last, last.operand(0)?))) else {
        return fail(op, "must yield a value at termination");
    };
    let Some(root) = value.defining_op() else { return fail(op, "yielded value has no defining op") };
    let inside = root.parent_op() == Some(op);
    require(op, inside, "yielded value not defined within expression")?;
    require(op, value.ty() == type_of_result(op), "requires yielded type to match return type")?;
    let operands = entry.ops().flat_map(|op| op.operands());
    let used: HashSet<_> = operands.filter_map(ValueRef::defining_op).map(|op| op.id).collect();
    for nested in entry.ops().filter(|nested| *nested != last) {
        // Until LLVM 19, a trait marks the operations of expressions.
        let may_be_inside = ["CExpressionInterface", "CExpression"].iter().any(|name| has_trait(nested, name));
        require(op, may_be_inside, "contains an unsupported operation")?;
        let one = nested.result_types().len() == 1;
        require(op, one, "requires exactly one result for each operation")?;
        require(op, used.contains(&nested.id), "contains an unused operation")?;
    }
    verify_effects(op, entry, root)
}

/// Checks that operations with side effects occur only once in the emitted expression.
fn verify_effects(op: OpRef<'_, '_>, entry: BlockRef<'_, '_>, root: OpRef<'_, '_>) -> Verdict {
    let mut times = HashMap::from([(root.id, 1usize)]);
    let mut ops: Vec<_> = entry.ops().collect();
    while let Some(nested) = ops.pop() {
        let Some(&count) = times.get(&nested.id) else { continue };
        let fits = count == 1 || !has_effects(nested);
        require(op, fits, "requires exactly one use for operations with side effects")?;
        for used in nested.operands().filter_map(ValueRef::defining_op) {
            let times = times.entry(used.id).or_default();
            *times = times.saturating_add(count);
        }
    }
    Ok(())
}

/// Returns whether it matters how many times an operation is evaluated.
fn has_effects(op: OpRef<'_, '_>) -> bool {
    match op.name() {
        "emitc.address_of" | "emitc.call" | "emitc.cast" | "emitc.conditional" => false,
        "emitc.apply" => op.prop("applicableOperator").and_then(|attr| op.context().str_value(attr)) == Some("*"),
        "emitc.constant" => !op.result_types().iter().all(|ty| is_fundamental(op.context(), *ty)),
        "emitc.call_opaque" | "emitc.load" => true,
        _ => !op.operands().all(|operand| is_fundamental(op.context(), operand.ty())),
    }
}

/// Returns the name in a symbol reference or string, without `@` or quotes.
fn name_of(op: OpRef<'_, '_>, attr: Attr) -> String {
    match op.context().str_value(attr) {
        Some(text) => text.to_owned(),
        None => op.context().attr_text(attr).trim_start_matches('@').trim_matches('"').to_owned(),
    }
}

fn verify_call(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    // In LLVM 16, `emitc.call` was the operation that is now named `emitc.call_opaque`.
    if ctx.release() < Release(17) {
        return Ok(());
    }
    let Some(callee) = op.prop("callee") else {
        return fail(op, "requires a 'callee' symbol reference attribute");
    };
    let Some(func) = op.lookup_nearest_symbol(callee).filter(|func| func.is("emitc.func")) else {
        return fail(op, format!("'{}' does not reference a valid function", name_of(op, callee)));
    };
    let ty = func.prop("function_type").and_then(|attr| ctx.function(ctx.type_value(attr)?));
    ty.map_or(Ok(()), |ty| verify_callee_type(op, ty))
}

fn verify_declaration(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let Some(name) = op.prop("sym_name") else {
        return fail(op, "requires a 'sym_name' symbol reference attribute");
    };
    let path = match ctx.attr_data(name) {
        AttrData::String { value, .. } => Some(*value),
        AttrData::SymbolRef(path) => path.last().copied(),
        _ => None,
    };
    let table = op.nearest_symbol_table();
    let found = path.zip(table).and_then(|(name, table)| table.symbol(name));
    let found = found.is_some_and(|func| func.is("emitc.func"));
    require(op, found, format_args!("'{}' does not reference a valid function", name_of(op, name)))
}

fn verify_verbatim(op: OpRef<'_, '_>) -> Verdict {
    let operands = op.operands().len();
    let text = op.prop("value").and_then(|attr| op.context().str_value(attr)).unwrap_or_default();
    if operands == 0 {
        return Ok(());
    }
    let (mut rest, mut placeholders) = (text.as_bytes(), 0usize);
    while let Some(at) = rest.iter().position(|byte| *byte == b'{') {
        match rest.get(at + 1) {
            None => return fail(op, "expected '}' after unescaped '{' at end of string"),
            Some(b'{') => {}
            Some(b'}') => placeholders += 1,
            Some(_) => return fail(op, "expected '}' after unescaped '{'"),
        }
        rest = rest.get(at + 2..).unwrap_or(&[]);
    }
    let message = "requires operands for each placeholder in the format string";
    require(op, placeholders == operands, message)
}

fn declared_type(op: OpRef<'_, '_>) -> Option<Type> {
    op.context().type_value(op.prop("type")?)
}

fn verify_get_global(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let Some(reference) = op.prop("name") else { return Ok(()) };
    let name = name_of(op, reference);
    let Some(global) = op.lookup_nearest_symbol(reference).filter(|found| found.is("emitc.global")) else {
        return fail(op, format!("'{name}' does not reference a valid emitc.global"));
    };
    let (Some(expected), found) = (declared_type(global), type_of_result(op)) else { return Ok(()) };
    let text = quoted(ctx, expected);
    if ctx.release() < Release(20) {
        let what = format!("result type {} does not match type {text} of the global @{name}", quoted(ctx, found));
        return require(op, found == expected, &what);
    }
    if is_kind(ctx, expected, "array") {
        let what = format!("on array type expects result type {}", quoted(ctx, found));
        return require(op, found == expected, format_args!("{what} to match type {text} of the global @{name}"));
    }
    let Some(inner) = inner(ctx, found, "lvalue") else {
        let what = "on non-array type expects result type to be an lvalue type";
        return fail(op, format!("{what} for the global @{name}"));
    };
    let what = format!("on non-array type expects result inner type {}", quoted(ctx, inner));
    require(op, inner == expected, format_args!("{what} to match type {text} of the global @{name}"))
}

fn verify_switch(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let arg = type_of_operand(op, 0);
    require(op, is_emitc_integer_like(ctx, arg), format_args!("unsupported type {}", quoted(ctx, arg)))?;
    verify_cases(op, "emitc.yield")
}

fn verify_get_field(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let Some(reference) = op.prop("field_name") else { return Ok(()) };
    let name = symbol_text(op, reference);
    let Some(field) = op.lookup_nearest_symbol(reference).filter(|found| found.is("emitc.field")) else {
        return fail(op, format!("field '{name}' not found in the class"));
    };
    let found = type_of_result(op);
    match declared_type(field).filter(|expected| *expected != found) {
        Some(expected) => {
            let (found, expected) = (quoted(ctx, found), quoted(ctx, expected));
            fail(op, format!("result type {found} does not match field '{name}' type {expected}"))
        }
        None => Ok(()),
    }
}

/// Returns whether C can cast between these types: an array to a pointer to its elements, or any number or pointer to
/// any other.
pub(crate) fn are_cast_compatible(ctx: &Context, inputs: &[Type], outputs: &[Type]) -> bool {
    let ([input], [output]) = (inputs, outputs) else { return false };
    let pointee = |ty: Type| ctx.dialect_type(ty, "emitc.ptr");
    if let Some([Param::Array(shape), Param::Type(element)]) = ctx.dialect_type(*input, "emitc.array") {
        let fits = matches!(**shape, [Param::Int(size)] if size >= 1);
        return fits && matches!(pointee(*output), Some([Param::Type(pointee)]) if pointee == element);
    }
    let scalar = |ty: Type| is_emitc_integer_like(ctx, ty) || is_emitc_float(ctx, ty) || pointee(ty).is_some();
    scalar(*input) && scalar(*output)
}
