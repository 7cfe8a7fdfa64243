//! Checks of the `sdy` dialect that Shardy implements in C++: meshes, shardings, sharding rules, manual computations
//! and collectives.

mod axis;
mod collective;
mod computation;
mod edges;
mod lookup;
mod model;
mod rule;
mod sharding;

use mlirkit_diag::Reason;
use mlirkit_ir::{Attr, Context, Ident, OpRef, Param, ParamChecks, Type};
use mlirkit_verify::{Checks, Verdict};

use crate::common::rules::{enum_prop, fail, require};
use model::{Mesh, Sharding, attrs};
use sharding::Place;

/// Registers the checks of the `sdy` dialect.
pub(crate) fn register(checks: &mut Checks) {
    checks.ops.insert("sdy.mesh", verify_mesh_op);
    checks.ops.insert("sdy.propagation_barrier", |op| {
        let message =
            "cannot specify `BOTH` as the direction. Not blocking propagation direction makes the op redundant.";
        require(op, enum_prop(op, "allowed_direction") != Some(3), message)
    });
    checks.op_attrs.insert("sdy", verify_op_attr);
    checks.arg_attrs.insert("sdy", |op, _, index, name, value| verify_of_function(op, "arg", index, name, value));
    checks.result_attrs.insert("sdy", |op, _, index, name, value| verify_of_function(op, "result", index, name, value));
    for name in ["sdy.sharding_constraint", "sdy.reshard"] {
        checks.symbol_uses.insert(name, |op| {
            let place = Place::of(op, "");
            match (op.prop("sharding").and_then(|attr| Sharding::new(op.context(), attr)), op.result_types().first()) {
                (Some(sharding), Some(ty)) => place.verify(&sharding, Some(*ty), sharding.mesh(op).as_ref()),
                _ => Ok(()),
            }
        });
    }
    collective::register(checks);
    computation::register(checks);
    edges::register(checks);
}

/// Registers the checks of attribute and type parameters.
pub(crate) fn register_params(checks: &mut ParamChecks) {
    checks.attrs.insert("sdy.mesh", verify_mesh);
    checks.attrs.insert("sdy.mesh_axis", |_, params| match params {
        [_, Param::Int(size)] if *size <= 0 => Err(format!("axis size must be at least 1, got: {size}").into()),
        _ => Ok(()),
    });
    checks.attrs.insert("sdy.propagation_edges", edges::verify_params);
}

/// Checks a sharding on an inline mesh for a value with the given dimensions.
pub(crate) fn verify_on_mesh(op: OpRef<'_, '_>, sharding: Attr, dims: &[i64], mesh: Attr) -> Verdict {
    let ctx = op.context();
    match (Sharding::new(ctx, sharding), ctx.dialect_attr(mesh, "sdy.mesh")) {
        (Some(sharding), Some(mesh)) => Place::of(op, "").verify_dividing(&sharding, dims, &Mesh::of_params(ctx, mesh)),
        _ => Ok(()),
    }
}

/// Returns whether a sharding does not split any dimension.
pub(crate) fn is_fully_replicated(ctx: &Context, sharding: Attr) -> bool {
    Sharding::new(ctx, sharding).is_none_or(|sharding| sharding.is_fully_replicated())
}

fn verify_mesh_op(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let Some(name) = op.symbol_name() else { return Ok(()) };
    let found = op.nearest_symbol_table().and_then(|table| table.symbol(ctx.ident(name)));
    if found.is_some() { Ok(()) } else { crate::common::rules::error(op, format!("Mesh not in symbol table: @{name}")) }
}

fn verify_mesh(ctx: &Context, params: &[Param]) -> Result<(), Reason> {
    let mesh = Mesh::of_params(ctx, params);
    if let Some(device) = mesh.devices.iter().find(|device| **device < 0) {
        return Err(format!("device id must be non-negative, got: {device}").into());
    }
    if mesh.axes.is_empty() {
        let single = mesh.devices.len() <= 1;
        return if single { Ok(()) } else { Err("axes is empty and device_ids has more than one element".into()) };
    }
    for (index, (name, _)) in mesh.axes.iter().enumerate() {
        if mesh.axes.iter().take(index).any(|(before, _)| before == name) {
            return Err(format!("duplicate axis name: \"{}\"", ctx.str(*name)).into());
        }
    }
    if mesh.devices.is_empty() {
        return Ok(());
    }
    let product = mesh.axes.iter().fold(1i64, |product, (_, size)| product.wrapping_mul(*size));
    let count = i64::try_from(mesh.devices.len()).unwrap_or(i64::MAX);
    if product != count {
        return Err(format!(
            "total product of axis sizes must match total number of device ids, got: {product} != {count}"
        )
        .into());
    }
    let mut sorted = mesh.devices.clone();
    sorted.sort_unstable();
    if !sorted.iter().copied().eq(0..count) {
        let sorted: Vec<String> = sorted.iter().map(i64::to_string).collect();
        return Err(format!("sorted device ids must be iota(product(axes)), got: {}", sorted.join(", ")).into());
    }
    if mesh.devices.is_sorted() {
        return Err("if the ordered device ids are the same as iota(product(axes)), no need to specify them for \
                    simplicity"
            .into());
    }
    Ok(())
}

/// Checks the discardable attributes of operations: result shardings, the sharding rule, and propagation data.
fn verify_op_attr(op: OpRef<'_, '_>, name: Ident, value: Attr) -> Verdict {
    let ctx = op.context();
    match ctx.str(name) {
        "sdy.sharding" => match ctx.dialect_attr(value, "sdy.sharding_per_value") {
            Some(params) => {
                let types: Vec<Type> = op.result_types().to_vec();
                Place::of(op, "result ").verify_all(&model::shardings(ctx, params), &types)
            }
            None => fail(op, "should have a sharding attribute of type TensorShardingPerValueAttr"),
        },
        "sdy.sharding_rule" => match ctx.dialect_attr(value, "sdy.op_sharding_rule") {
            Some(params) => rule::verify(op, params),
            None => fail(
                op,
                "should have a sharding rule attribute of type OpShardingRuleAttr for attr named 'sdy.sharding_rule'",
            ),
        },
        "sdy.propagation_edges" => match ctx.dialect_attr(value, "sdy.propagation_edges") {
            Some(params) => edges::verify(op, params),
            None => fail(
                op,
                "should have a propagation edges attribute of type PropagationEdgesAttr for attr named \
                 'sdy.propagation_edges'",
            ),
        },
        "sdy.result_propagation_edges" | "sdy.block_arg_propagation_edges" => {
            let is_edges = |attr: &Attr| ctx.dialect_attr(*attr, "sdy.propagation_edges").is_some();
            let good = ctx.array_elements(value).is_some_and(|elements| elements.iter().all(is_edges));
            require(
                op,
                good,
                "should have a propagation edges attribute of type ArrayAttr<PropagationEdgesAttr> for attr named \
                 'sdy.result_propagation_edges' or 'sdy.block_arg_propagation_edges'",
            )
        }
        _ => Ok(()),
    }
}

/// Checks the sharding attribute of a function argument or result.
fn verify_of_function(op: OpRef<'_, '_>, what: &str, index: usize, name: Ident, value: Attr) -> Verdict {
    let ctx = op.context();
    if !op.is("func.func") || ctx.str(name) != "sdy.sharding" {
        return Ok(());
    }
    let place = Place::of(op, format!("{what} {index} - "));
    let function = op.prop("function_type").and_then(|attr| ctx.function(ctx.type_value(attr)?));
    let types = function.map(|function| if what == "arg" { &function.inputs } else { &function.results });
    let ty = types.and_then(|types| types.get(index)).copied();
    match Sharding::new(ctx, value) {
        Some(sharding) => place.verify(&sharding, ty, sharding.mesh(op).as_ref()),
        None => place.fail("should have a sharding attribute of type TensorShardingAttr"),
    }
}
