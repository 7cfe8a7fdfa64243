//! Verifiers of the `spirv` dialect: modules, functions, graphs, and discardable attributes.

use std::collections::HashSet;

use mlirkit_ir::{Attr, Ident, OpRef, RegionRef, Type, TypeData};
use mlirkit_verify::{Checks, Verdict};

use super::{is_kind, storage};
use crate::common::rules::{
    array, enum_number, enum_prop, error, error_at_place, expect, fail, is_external, is_function, quoted, require,
    symbol_text,
};
use crate::spirv::types::{element, pointee};

pub(super) fn register(checks: &mut Checks) {
    checks.function_types.insert("spirv.func", verify_func_type);
    checks.function_bodies.insert("spirv.func", verify_func);
    checks.function_bodies.insert("spirv.ARM.Graph", verify_graph);
    checks.ops.insert("spirv.ARM.GraphOutputs", verify_graph_outputs);
    checks.regions.insert("spirv.module", verify_module);
    checks.op_attrs.insert("spirv", verify_op_attr);
    checks.arg_attrs.insert("spirv", |op, _, index, name, value| {
        let ty = signature(op).filter(|_| is_function(op)).and_then(|(args, _)| args.get(index).copied());
        ty.map_or(Ok(()), |ty| verify_value_attr(op, ty, name, value))
    });
    checks.result_attrs.insert("spirv", |op, _, index, name, value| {
        if op.is("spirv.ARM.Graph") {
            let ty = signature(op).and_then(|(_, results)| results.get(index).copied());
            return ty.map_or(Ok(()), |ty| verify_value_attr(op, ty, name, value));
        }
        error(op, "cannot attach SPIR-V attributes to region result which is not part of a spirv::GraphARMOp type")
    });
}

/// Returns the argument and result types of a function or graph; `None` if it has no function type.
fn signature<'c>(op: OpRef<'_, 'c>) -> Option<(&'c [Type], &'c [Type])> {
    let ctx = op.context();
    match ctx.type_data(ctx.type_value(op.prop("function_type")?)?) {
        TypeData::Function(function) | TypeData::Graph(function) => Some((&function.inputs, &function.results)),
        _ => None,
    }
}

fn verify_op_attr(op: OpRef<'_, '_>, name: Ident, value: Attr) -> Verdict {
    let ctx = op.context();
    let name = ctx.str(name);
    let known = |row| {
        ctx.dialect_attr(value, row).is_some() || matches!(ctx.attr_data(value), mlirkit_ir::AttrData::Verbatim(_))
    };
    match name {
        "spirv.entry_point_abi" => {
            let message = format_args!("'{name}' attribute must be an entry point ABI attribute");
            expect(op, known("spirv.entry_point_abi"), message)
        }
        "spirv.target_env" => {
            expect(op, known("spirv.target_env"), format_args!("'{name}' must be a spirv::TargetEnvAttr"))
        }
        _ => error(op, format!("found unsupported '{name}' attribute on operation")),
    }
}

fn verify_value_attr(op: OpRef<'_, '_>, ty: Type, name: Ident, value: Attr) -> Verdict {
    let ctx = op.context();
    let name = ctx.str(name);
    let unknown = matches!(ctx.attr_data(value), mlirkit_ir::AttrData::Verbatim(_));
    match name {
        "spirv.interface_var_abi" => {
            if !unknown && ctx.dialect_attr(value, "spirv.interface_var_abi").is_none() {
                return error_at_place(op, format!("'{name}' must be a spirv::InterfaceVarABIAttr"));
            }
            // In the printed form, a storage class follows the pair of numbers.
            let with_class = ctx.attr_text(value).split_once(')').is_some_and(|(_, rest)| rest.contains(','));
            let scalar = ctx.int_or_float_width(ty).is_some() || ty == ctx.index_type();
            if with_class && !scalar {
                let what = "attribute cannot specify storage class when attaching to a non-scalar value";
                return error_at_place(op, format!("'{name}' {what}"));
            }
            Ok(())
        }
        "spirv.decoration" => {
            if unknown || ctx.dialect_attr(value, "spirv.decoration").is_some() {
                return Ok(());
            }
            error_at_place(op, format!("'{name}' must be a spirv::DecorationAttr"))
        }
        _ => error_at_place(op, format!("found unsupported '{name}' attribute on region argument")),
    }
}

/// Returns whether an argument has the given decoration.
fn is_decorated(op: OpRef<'_, '_>, argument: usize, decoration: u64) -> bool {
    let ctx = op.context();
    let attrs = array(op, "arg_attrs").get(argument).copied();
    let marks = ctx.dictionary_entries(attrs).iter().filter(|(name, _)| ctx.str(*name) == "spirv.decoration");
    marks.into_iter().any(|(_, value)| enum_number(ctx, *value) == Some(decoration))
}

fn verify_pointers(op: OpRef<'_, '_>, inputs: &[Type]) -> Verdict {
    const RESTRICT: u64 = 19;
    const ALIASED: u64 = 20;
    const RESTRICT_POINTER: u64 = 5355;
    const ALIASED_POINTER: u64 = 5356;
    let ctx = op.context();
    let is_physical = |ty: Type| pointee(ctx, ty).is_some_and(|(_, class)| class == storage::PHYSICAL_STORAGE_BUFFER);
    for (index, ty) in inputs.iter().enumerate() {
        let Some((inner, _)) = pointee(ctx, *ty) else { continue };
        let decorated = |one, other| is_decorated(op, index, one) || is_decorated(op, index, other);
        if is_kind(ctx, inner, "ptr") {
            let message = "with a pointer points to a physical buffer pointer must be decorated either \
                           'AliasedPointer' or 'RestrictPointer'";
            let fits = !is_physical(inner) || decorated(ALIASED_POINTER, RESTRICT_POINTER);
            require(op, fits, message)?;
            continue;
        }
        let checked = if is_kind(ctx, inner, "array") { element(ctx, inner, 0) } else { Some(*ty) };
        let fits = !checked.is_some_and(is_physical) || decorated(ALIASED, RESTRICT);
        require(op, fits, "with physical buffer pointer must be decorated either 'Aliased' or 'Restrict'")?;
    }
    Ok(())
}

/// Checks that the entry block arguments match the signature.
fn verify_entry(op: OpRef<'_, '_>, inputs: &[Type], what: &str) -> Verdict {
    let ctx = op.context();
    let Some(entry) = op.region(0).and_then(RegionRef::entry) else { return Ok(()) };
    let holds = entry.args().len() == inputs.len();
    require(op, holds, format_args!("entry block must have {} arguments to match {what} signature", inputs.len()))?;
    for (index, (arg, expected)) in entry.args().zip(inputs).enumerate() {
        if arg.ty() != *expected {
            let (found, expected) = (quoted(ctx, arg.ty()), quoted(ctx, *expected));
            let place = format!("type of entry block argument #{index}({found})");
            return fail(
                op,
                format!("{place} must match the type of the corresponding argument in {what} signature({expected})"),
            );
        }
    }
    Ok(())
}

fn verify_func_type(op: OpRef<'_, '_>) -> Verdict {
    let Some((inputs, results)) = signature(op) else { return Ok(()) };
    require(op, results.len() <= 1, "cannot have more than one result")?;
    verify_pointers(op, inputs)
}

fn verify_func(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let Some((inputs, results)) = signature(op) else { return Ok(()) };
    verify_entry(op, inputs, "function")?;
    for last in op.walk().skip(1) {
        match last.name() {
            "spirv.Return" => {
                require(last, results.is_empty(), "cannot be used in functions returning value")?;
            }
            "spirv.ReturnValue" => {
                let [expected] = results else {
                    let count = results.len();
                    let what = "returns 1 value but enclosing function requires";
                    return fail(last, format!("{what} {count} results"));
                };
                if let Some(found) = last.operand_types().next().filter(|found| found != expected) {
                    let (found, expected) = (quoted(ctx, found), quoted(ctx, *expected));
                    let what = format!(" return value's type ({found})");
                    return fail(last, format!("{what} mismatch with function's result type ({expected})"));
                }
            }
            _ => {}
        }
    }
    Ok(())
}

fn verify_graph(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let Some((inputs, results)) = signature(op) else { return Ok(()) };
    require(op, !results.is_empty(), "there should be at least one result")?;
    for (what, types) in [("argument", inputs), ("result", results)] {
        for (index, ty) in types.iter().enumerate() {
            let message = format_args!("type of {what} #{index} must be a TensorArmType, but got {}", quoted(ctx, *ty));
            require(op, is_kind(ctx, *ty, "arm.tensor"), message)?;
        }
    }
    verify_entry(op, inputs, "graph")?;
    for last in op.walk().skip(1).filter(|last| last.is("spirv.ARM.GraphOutputs")) {
        if last.operands().len() != results.len() {
            let (found, expected) = (last.operands().len(), results.len());
            let what = format!("is returning {found} value(s)");
            return fail(last, format!("{what} but enclosing spirv.ARM.Graph requires {expected} result(s)"));
        }
        for (index, (found, expected)) in last.operand_types().zip(results).enumerate() {
            if found != *expected {
                let (found, expected) = (quoted(ctx, found), quoted(ctx, *expected));
                let what = format!("type of return operand {index} ({found})");
                return error(last, format!("{what} doesn't match graph result type ({expected})"));
            }
        }
    }
    Ok(())
}

fn verify_graph_outputs(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let Some(graph) = op.parent_op().filter(|parent| parent.is("spirv.ARM.Graph")) else { return Ok(()) };
    let Some((_, results)) = signature(graph) else { return Ok(()) };
    let name = graph.symbol_name().unwrap_or_default();
    let found = op.operands().len();
    let message =
        format_args!("has {found} operands, but enclosing  spirv.ARM.Graph (@{name}) returns {}", results.len());
    require(op, found == results.len(), message)?;
    for (index, (found, expected)) in op.operand_types().zip(results).enumerate() {
        if found != *expected {
            let (found, expected) = (quoted(ctx, found), quoted(ctx, *expected));
            let what = format!("type of return operand {index} ({found})");
            return error(
                op,
                format!("{what} doesn't match  spirv.ARM.Graph result type ({expected}) in graph @{name}"),
            );
        }
    }
    Ok(())
}

fn is_spirv(op: OpRef<'_, '_>) -> bool {
    op.name().starts_with("spirv.")
}

fn verify_module(op: OpRef<'_, '_>) -> Verdict {
    let mut entry_points = HashSet::new();
    let nested = op.region(0).and_then(RegionRef::entry).into_iter().flat_map(|entry| entry.ops());
    for nested in nested {
        expect(nested, is_spirv(nested), "'spirv.module' can only contain spirv.* ops")?;
        if nested.is("spirv.EntryPoint") {
            let function = verify_entry_point(nested, op)?;
            let key = (function, enum_prop(nested, "execution_model"));
            expect(nested, entry_points.insert(key), "duplicate of a previous EntryPointOp")?;
        } else if nested.is("spirv.func") {
            verify_module_func(nested)?;
        }
    }
    Ok(())
}

fn verify_entry_point(
    op: OpRef<'_, '_>,
    module: OpRef<'_, '_>,
) -> Result<Option<Attr>, Box<mlirkit_verify::Violation>> {
    let of_module = |reference: Attr, name: &str| module.symbol_at(reference).is_some_and(|found| found.is(name));
    let function = op.prop("fn");
    let is_symbol = |attr: &Attr| op.context().symbol_path(*attr).is_some();
    if let Some(function) = function.filter(is_symbol).filter(|function| !of_module(*function, "spirv.func")) {
        let name = op.context().attr_text(function);
        let name = name.trim_start_matches('@');
        error(op, format!("function '{name}' not found in 'spirv.module'"))?;
    }
    for variable in array(op, "interface") {
        let text = symbol_text(op, *variable);
        if op.context().symbol_path(*variable).is_none_or(|path| path.len() != 1) {
            error(op, format!("expected symbol reference for interface specification instead of '{text}"))?;
        }
        if !of_module(*variable, "spirv.GlobalVariable") {
            error(op, format!("expected spirv.GlobalVariable symbol reference instead of'{text}'"))?;
        }
    }
    Ok(function)
}

fn verify_module_func(op: OpRef<'_, '_>) -> Verdict {
    let imported = op.prop("linkage_attributes").is_some_and(|linkage| {
        let text = op.context().attr_text(linkage);
        text.contains("Import")
    });
    let message = "'spirv.module' cannot contain external functions without 'Import' linkage_attributes \
                   (LinkageAttributes)";
    expect(op, !is_external(op) || imported, message)?;
    let nested = op.region(0).into_iter().flat_map(|region| region.blocks()).flat_map(|block| block.ops());
    match nested.into_iter().find(|nested| !is_spirv(*nested)) {
        Some(nested) => error(nested, "functions in 'spirv.module' can only contain spirv.* ops"),
        None => Ok(()),
    }
}
