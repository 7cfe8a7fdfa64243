//! Verifiers of the `llvm` dialect: attributes on function parameters, attribute parameters, and interfaces that
//! involve attributes.

use mlirkit_defs::{AttrDef, ParamKind, Release};
use mlirkit_diag::Reason;
use mlirkit_ir::{Attr, AttrData, Context, Ident, OpRef, Param, ParamChecks, Type};
use mlirkit_verify::{Checks, Verdict};

use super::{data_layout, type_of_result};
use crate::common::rules::{expect, fail, int_width, is_function, require};
use crate::llvm::syntax::{classes, dwarf};
use crate::llvm::types::{FuncType, is_compatible, is_void, pointer_space};

pub(super) fn register(checks: &mut Checks) {
    checks.traits.insert("AccessGroupOpInterface", |op, _| verify_list(op, "access_groups", "llvm.access_group"));
    checks.traits.insert("AliasAnalysisOpInterface", |op, _| {
        verify_list(op, "alias_scopes", "llvm.alias_scope")?;
        verify_list(op, "noalias_scopes", "llvm.alias_scope")?;
        verify_list(op, "tbaa", "llvm.tbaa_tag")
    });
    checks.traits.insert("DereferenceableOpInterface", |op, _| {
        let pointer = op.result_types().len() == 1 && pointer_space(op.context(), type_of_result(op)).is_some();
        let fits = pointer || op.prop("dereferenceable").is_none();
        require(op, fits, "expected op to return a single LLVM pointer type")
    });
    checks.op_attrs.insert("llvm", verify_op_attr);
    checks.arg_attrs.insert("llvm", verify_arg_attr);
    checks.result_attrs.insert("llvm", verify_result_attr);
}

/// Registers the checks of attribute parameters.
pub(crate) fn register_params(checks: &mut ParamChecks) {
    checks.attrs.extend([
        ("llvm.alias_scope", verify_alias_scope as fn(&Context, &[Param]) -> Result<(), Reason>),
        ("llvm.constant_range", verify_constant_range),
        ("llvm.target_features", verify_target_features),
        ("llvm.mlir.module_flag", verify_module_flag),
    ]);
    checks.dialects.insert("llvm", verify_debug_info);
}

/// Checks that attribute parameters have the required class, and that numbers printed by name have a name. Only
/// attributes read from bytecode can violate this.
fn verify_debug_info(ctx: &Context, def: &AttrDef, params: &[Param]) -> Result<(), Reason> {
    for (row, param) in def.params.iter().zip(params) {
        match (&row.kind, param) {
            (ParamKind::Attr(class), Param::Attr(attr)) => {
                let Some((_, members)) = classes::MEMBERS.iter().find(|(name, _)| **name == **class) else { continue };
                let fits = match ctx.attr_data(*attr) {
                    AttrData::Dialect(data) => members.contains(&&*data.def.name),
                    AttrData::Verbatim(_) => true,
                    _ => false,
                };
                if !fits {
                    return Err(format!("expected mlir::LLVM::{class}, but got: {}", ctx.attr_text(*attr)).into());
                }
            }
            (ParamKind::UInt(_), Param::Int(value)) if row.custom_syntax => {
                let names = dwarf::names(&def.name, &row.name);
                // The default value is omitted when printing, so it needs no name.
                let fits = names.is_none_or(|names| names.has(*value)) || (*value == 0 && row.default.is_some());
                if !fits {
                    return Err(format!("{value} is no '{}' of '{}'", row.name, def.name).into());
                }
            }
            _ => {}
        }
    }
    Ok(())
}

/// Returns the first parameter of a dialect attribute as an integer; `None` if it is not an integer.
pub(super) fn first_int(ctx: &Context, attr: Attr) -> Option<i64> {
    match ctx.attr_data(attr) {
        AttrData::Dialect(data) => match data.params.first() {
            Some(Param::Int(value)) => Some(*value),
            _ => None,
        },
        _ => None,
    }
}

/// Checks that all elements of an array attribute are attributes with the definition `row`.
fn verify_list(op: OpRef<'_, '_>, name: &str, row: &str) -> Verdict {
    let ctx = op.context();
    let elements = crate::common::rules::array(op, name);
    let all = elements.iter().all(|attr| ctx.dialect_attr(*attr, row).is_some());
    let mnemonic = row.strip_prefix("llvm.").unwrap_or(row);
    require(op, all, format_args!("expected op to return array of {mnemonic} attributes"))
}

fn verify_op_attr(op: OpRef<'_, '_>, name: Ident, value: Attr) -> Verdict {
    let ctx = op.context();
    if ctx.str(name) != "llvm.data_layout" {
        return Ok(());
    }
    let Some(text) = ctx.str_value(value) else {
        return fail(op, "expected 'llvm.data_layout' to be a string attributes");
    };
    match data_layout::fault(text) {
        Some(fault) => fail(op, format!("invalid data layout descriptor: {fault}")),
        None => Ok(()),
    }
}

/// Checks the attributes on the arguments and results of a function.
pub(super) fn verify_lists(op: OpRef<'_, '_>, ty: &FuncType) -> Verdict {
    let ctx = op.context();
    let checks = ctx.extension::<Checks>();
    let (arguments, results) = (ty.params.len(), usize::from(!is_void(ctx, ty.result)));
    let lists = [("arg_attrs", "argument", "arguments", arguments), ("res_attrs", "result", "results", results)];
    for (name, one, many, count) in lists {
        let Some(all) = op.prop(name).and_then(|attr| ctx.array_elements(attr)) else { continue };
        if all.len() != count {
            let what = format!("expects {one} attribute array to have the same number of elements");
            let found = all.len();
            return fail(op, format!("{what} as the number of function {many}, got {found}, but expected {count}"));
        }
        // Nearly all attributes are of one dialect.
        let mut last = ("", None);
        for (index, attrs) in all.iter().enumerate() {
            for (name, value) in ctx.dictionary_entries(Some(*attrs)) {
                let Some((namespace, _)) = ctx.str(*name).split_once('.') else {
                    return fail(op, format!("{many} may only have dialect attributes"));
                };
                if namespace != last.0 {
                    let check = checks.and_then(|checks| {
                        checks.find(namespace, |c| if one == "argument" { &c.arg_attrs } else { &c.result_attrs })
                    });
                    last = (namespace, check);
                }
                if let Some(check) = last.1 {
                    check(op, 0, index, *name, *value)?;
                }
            }
        }
    }
    Ok(())
}

/// LLVM 16 does not check attributes of function arguments and results.
const CHECKED_SINCE: Release = Release(17);

/// Checks an attribute on a function parameter: its value, and whether it suits the parameter's type.
fn verify_parameter(op: OpRef<'_, '_>, ty: Type, name: Ident, value: Attr) -> Verdict {
    let ctx = op.context();
    let name = ctx.str(name);
    let data = ctx.attr_data(value);
    let unit = || expect(op, *data == AttrData::Unit, format_args!("\"{name}\" should be a unit attribute"));
    let integer = || {
        let is_int = matches!(data, AttrData::Integer(_));
        expect(op, is_int, format_args!("\"{name}\" should be an integer attribute"))
    };
    let known = is_compatible(ctx, ty);
    let pointer = || {
        let fits = !known || pointer_space(ctx, ty).is_some();
        expect(op, fits, format_args!("\"{name}\" attribute attached to non-pointer LLVM type"))
    };
    match name.strip_prefix("llvm.").unwrap_or_default() {
        "noalias" | "readonly" | "readnone" | "writeonly" | "nest" | "nocapture" | "nofree" | "nonnull" => {
            unit()?;
            pointer()
        }
        "sret" | "byval" | "byref" | "elementtype" | "inalloca" | "preallocated" => {
            let is_type = matches!(data, AttrData::Type(_));
            expect(op, is_type, format_args!("\"{name}\" should be a type attribute"))?;
            pointer()
        }
        "signext" | "zeroext" => {
            unit()?;
            let fits = !known || int_width(ctx, ty).is_some();
            expect(op, fits, format_args!("\"{name}\" attribute attached to non-integer LLVM type"))
        }
        "align" | "dereferenceable" | "dereferenceable_or_null" => {
            integer()?;
            pointer()
        }
        "alignstack" => integer(),
        "noundef" | "inreg" | "returned" => unit(),
        _ => Ok(()),
    }
}

/// Returns the type of the argument at `index` of a builtin or LLVM function; `None` if there is no such argument.
fn argument(op: OpRef<'_, '_>, index: usize) -> Option<Type> {
    let ctx = op.context();
    let ty = ctx.type_value(op.prop("function_type")?)?;
    match ctx.function(ty) {
        Some(func) => func.inputs.get(index).copied(),
        None => FuncType::param(ctx, ty, index),
    }
}

/// Returns the type of the result at `index` of a builtin or LLVM function; `None` if there is no such result.
fn result(op: OpRef<'_, '_>, index: usize) -> Option<Type> {
    let ctx = op.context();
    let ty = ctx.type_value(op.prop("function_type")?)?;
    match ctx.function(ty) {
        Some(func) => func.results.get(index).copied(),
        None => FuncType::of(ctx, ty).map(|func| func.result).filter(|_| index == 0),
    }
}

fn verify_arg_attr(op: OpRef<'_, '_>, _: usize, index: usize, name: Ident, value: Attr) -> Verdict {
    if !is_function(op) || op.context().release() < CHECKED_SINCE {
        return Ok(());
    }
    match argument(op, index) {
        Some(ty) => verify_parameter(op, ty, name, value),
        None => Ok(()),
    }
}

fn verify_result_attr(op: OpRef<'_, '_>, _: usize, index: usize, name: Ident, value: Attr) -> Verdict {
    if !is_function(op) || op.context().release() < CHECKED_SINCE {
        return Ok(());
    }
    let ctx = op.context();
    let Some(ty) = result(op, index) else { return Ok(()) };
    expect(op, !is_void(ctx, ty), "cannot attach result attributes to functions with a void return")?;
    let short = ctx.str(name).strip_prefix("llvm.").unwrap_or_default();
    let only_for_arguments = matches!(
        short,
        "allocalign"
            | "allocptr"
            | "byval"
            | "byref"
            | "inalloca"
            | "nest"
            | "nocapture"
            | "nofree"
            | "preallocated"
            | "readnone"
            | "readonly"
            | "returned"
            | "alignstack"
            | "sret"
            | "writeonly"
    );
    expect(op, !only_for_arguments, format_args!("\"{}\" is not a valid result attribute", ctx.str(name)))?;
    verify_parameter(op, ty, name, value)
}

fn verify_alias_scope(ctx: &Context, params: &[Param]) -> Result<(), Reason> {
    match params.first() {
        Some(Param::Attr(id)) if !matches!(ctx.attr_data(*id), AttrData::String { .. } | AttrData::Distinct { .. }) => {
            Err("id of an alias scope must be a StringAttr or a DistrinctAttr".into())
        }
        _ => Ok(()),
    }
}

fn verify_constant_range(_: &Context, params: &[Param]) -> Result<(), Reason> {
    match params {
        [Param::ApInt(lower), Param::ApInt(upper)] if lower.width() != upper.width() => Err(format!(
            "expected lower and upper to have matching bitwidths but got {} vs. {}",
            lower.width(),
            upper.width()
        )
        .into()),
        _ => Ok(()),
    }
}

fn verify_target_features(ctx: &Context, params: &[Param]) -> Result<(), Reason> {
    let Some(Param::Array(features)) = params.first() else { return Ok(()) };
    for feature in features {
        let Param::Attr(feature) = feature else { continue };
        let text = ctx.str_value(*feature).unwrap_or_default();
        if text.is_empty() {
            return Err("target features can not be null or empty".into());
        }
        if !text.starts_with(['+', '-']) {
            return Err("target features must start with '+' or '-'".into());
        }
        if text.contains(',') {
            return Err("target features can not contain ','".into());
        }
    }
    Ok(())
}

fn verify_module_flag(ctx: &Context, params: &[Param]) -> Result<(), Reason> {
    let [_, Param::Attr(key), Param::Attr(value)] = params else { return Ok(()) };
    let key = ctx.str_value(*key).unwrap_or_default();
    let is_row = |attr: &Attr, row| ctx.dialect_attr(*attr, row).is_some();
    match key {
        "CG Profile" => {
            let entries = ctx.array_elements(*value);
            if entries.is_some_and(|entries| entries.iter().all(|e| is_row(e, "llvm.cgprofile_entry"))) {
                return Ok(());
            }
            Err("'CG Profile' key expects an array of '#llvm.cgprofile_entry'".into())
        }
        "ProfileSummary" if !is_row(value, "llvm.profile_summary") => {
            Err("'ProfileSummary' key expects a '#llvm.profile_summary' attribute".into())
        }
        "ProfileSummary" => Ok(()),
        _ if matches!(ctx.attr_data(*value), AttrData::Integer(_) | AttrData::String { .. }) => Ok(()),
        _ => Err(format!("only integer and string values are currently supported for unknown key '\"{key}\"'").into()),
    }
}
