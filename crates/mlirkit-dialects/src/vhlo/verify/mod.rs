//! Verifiers of the `vhlo` dialect: its attributes and types may contain only `vhlo` attributes and types.

use mlirkit_diag::Reason;
use mlirkit_ir::{AttrData, Context, DYNAMIC, Param, ParamCheck, ParamChecks, TypeData};
use mlirkit_verify::Checks;

use crate::common::rules::require;

/// Registers the checks of the `vhlo` dialect.
pub(crate) fn register(checks: &mut Checks) {
    checks.ops.insert("vhlo.func_v1", |op| {
        let ctx = op.context();
        let ty = op.prop("function_type").and_then(|attr| match ctx.dialect_attr(attr, "vhlo.type_v1")?.first()? {
            Param::Type(ty) => ctx.dialect_type(*ty, "vhlo.func_v1"),
            _ => None,
        });
        require(op, ty.is_some(), "expects a function type")?;
        let name = op.prop("sym_name").and_then(|name| ctx.dialect_attr(name, "vhlo.string_v1"));
        require(op, name.is_some(), "expects a name")
    });
}

/// Registers the checks of attribute and type parameters.
pub(crate) fn register_params(checks: &mut ParamChecks) {
    checks.attrs.extend([
        ("vhlo.float_v1", one_type as ParamCheck),
        ("vhlo.integer_v1", one_type),
        ("vhlo.result_accuracy_v1", |ctx, params| verify(ctx, params, "expected VHLO result accuracy mode")),
        ("vhlo.type_v1", one_type),
    ]);
    checks.types.extend([
        ("vhlo.buffer_v1", types as ParamCheck),
        ("vhlo.complex_v1", one_type),
        ("vhlo.func_v1", types),
        ("vhlo.future_v1", types),
        ("vhlo.quant_per_axis_v1", one_type),
        ("vhlo.quant_v1", one_type),
        ("vhlo.tensor_v1", |ctx, params| {
            // Upstream accepts such a size in bytecode, although it cannot be written in textual IR.
            let sizes = match params.first() {
                Some(Param::Array(sizes)) => &sizes[..],
                _ => &[],
            };
            if sizes.iter().any(|size| matches!(size, Param::Int(size) if *size < 0 && *size != DYNAMIC)) {
                return Err("expected sizes that are not negative".into());
            }
            verify(ctx, params, "expected VHLO type or attribute")
        }),
        ("vhlo.tuple_v1", types),
        ("vhlo.unranked_tensor_v1", one_type),
    ]);
}

fn one_type(ctx: &Context, params: &[Param]) -> Result<(), Reason> {
    verify(ctx, params, "expected VHLO type")
}

fn types(ctx: &Context, params: &[Param]) -> Result<(), Reason> {
    verify(ctx, params, "expected VHLO types")
}

fn verify(ctx: &Context, params: &[Param], message: &'static str) -> Result<(), Reason> {
    if params.iter().all(|param| is_own(ctx, param)) { Ok(()) } else { Err(message.into()) }
}

/// Returns whether a parameter is a `vhlo` attribute or type, or neither an attribute nor a type.
fn is_own(ctx: &Context, param: &Param) -> bool {
    match param {
        Param::Attr(attr) => match ctx.attr_data(*attr) {
            AttrData::Dialect(data) => data.def.name.starts_with("vhlo."),
            AttrData::Opaque { dialect, .. } => ctx.str(*dialect) == "vhlo",
            // The printed form begins with the dialect name.
            AttrData::Verbatim(_) => ctx.attr_text(*attr).starts_with("#vhlo."),
            _ => false,
        },
        Param::Type(ty) => match ctx.type_data(*ty) {
            TypeData::Dialect(data) => data.def.name.starts_with("vhlo."),
            TypeData::Opaque { dialect, .. } => ctx.str(*dialect) == "vhlo",
            TypeData::Verbatim(_) => ctx.type_text(*ty).starts_with("!vhlo."),
            _ => false,
        },
        Param::Array(all) => all.iter().all(|param| is_own(ctx, param)),
        _ => true,
    }
}
