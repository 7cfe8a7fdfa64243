//! Checks of the `mpmd` dialect that Shardy implements in C++: topologies, mesh tensor types, calls and loops.

use mlirkit_ir::{Attr, AttrData, Context, FunctionType, OpRef, Param, ParamChecks, Sign, Type, TypeData, ValueRef};
use mlirkit_verify::{Checks, Verdict, Violation};

use crate::common::rules::{entry, error, expect, int, int_width, operand_type, quoted, result_type};
use crate::sdy::verify::{is_fully_replicated, verify_on_mesh};

/// Registers the checks of the `mpmd` dialect.
pub(crate) fn register(checks: &mut Checks) {
    checks.ops.insert("mpmd.assign", |op| match (operand_type(op, 0), result_type(op)) {
        (Some(local), Some(mesh)) => verify_assignment(op, local, mesh),
        _ => Ok(()),
    });
    checks.ops.insert("mpmd.unassign", |op| match (operand_type(op, 0), result_type(op)) {
        (Some(mesh), Some(local)) => verify_assignment(op, local, mesh),
        _ => Ok(()),
    });
    checks.ops.insert("mpmd.call", verify_call);
    checks.ops.insert("mpmd.for", verify_for);
    checks.ops.insert("mpmd.fragment", verify_fragment);
    checks.ops.insert("mpmd.named_computation", verify_named_computation);
    checks.ops.insert("mpmd.reduce", verify_reduce);
    checks.ops.insert("mpmd.transfer", verify_transfer);
    checks.symbol_uses.insert("mpmd.call", verify_callee);
    checks.symbol_uses.insert("mpmd.fragment_call", verify_fragment_callee);
}

/// Registers the checks of attribute and type parameters.
pub(crate) fn register_params(checks: &mut ParamChecks) {
    checks.attrs.insert("mpmd.topology", |_, params| match params {
        [Param::Array(meshes)] if meshes.is_empty() => Err("TopologyAttr must have at least one mesh.".into()),
        _ => Ok(()),
    });
}

/// The parameters of a mesh tensor type.
struct MeshTensor<'c> {
    mesh: &'c str,
    tensor: Type,
    sharding: Option<Attr>,
    memory_kind: Option<&'c [u8]>,
}

impl<'c> MeshTensor<'c> {
    fn of(ctx: &'c Context, ty: Type) -> Option<Self> {
        let [Param::Str(mesh), Param::Type(tensor), sharding, memory] = ctx.dialect_type(ty, "mpmd.mesh_tensor")?
        else {
            return None;
        };
        let attr = |param: &Param| if let Param::Attr(attr) = param { Some(*attr) } else { None };
        let memory_kind = attr(memory).and_then(|attr| crate::text::string_value(ctx, attr));
        Some(Self { mesh: ctx.str(*mesh), tensor: *tensor, sharding: attr(sharding), memory_kind })
    }

    fn verify_for_topology(&self, op: OpRef<'_, 'c>) -> Verdict {
        self.verify_for_mesh(op, mesh_of(op, self.mesh)?)
    }

    fn verify_for_mesh(&self, op: OpRef<'_, 'c>, mesh: Option<Attr>) -> Verdict {
        let dims = op.context().shaped(self.tensor).and_then(|shaped| shaped.dims);
        match (self.sharding, mesh, dims) {
            (Some(sharding), Some(mesh), Some(dims)) => verify_on_mesh(op, sharding, dims, mesh),
            _ => Ok(()),
        }
    }
}

/// Returns the `func.func` that encloses an operation; `None` if there is none.
fn function<'m, 'c>(op: OpRef<'m, 'c>) -> Option<OpRef<'m, 'c>> {
    op.parent_of("func.func")
}

fn has_topology(function: OpRef<'_, '_>) -> bool {
    function.attr("topology").is_some()
}

/// Returns the mesh `name` in the topology of the enclosing function, or an error if there is none. Upstream requires a
/// function; without one, nothing is reported here.
fn mesh_of(op: OpRef<'_, '_>, name: &str) -> Result<Option<Attr>, Box<Violation>> {
    let ctx = op.context();
    let Some(function) = function(op) else { return Ok(None) };
    let Some(topology) = function.attr("topology") else {
        let name = function.symbol_name().unwrap_or_default();
        return Err(Violation::at(op, format!("Function does not have a topology attribute: {name}")));
    };
    let Some([Param::Array(meshes)]) = ctx.dialect_attr(topology, "mpmd.topology") else { return Ok(None) };
    let found = meshes.iter().find_map(|named| match named {
        Param::Attr(named) => match ctx.dialect_attr(*named, "mpmd.named_mesh")? {
            [Param::Str(mesh_name), Param::Attr(mesh)] if ctx.str(*mesh_name) == name => Some(*mesh),
            _ => None,
        },
        _ => None,
    });
    found.map(Some).ok_or_else(|| Violation::at(op, format!("Topology doesn't have a mesh with name: {name}")))
}

/// Checks that a local tensor type and a mesh tensor type agree.
fn verify_assignment(op: OpRef<'_, '_>, local: Type, mesh: Type) -> Verdict {
    let ctx = op.context();
    let Some(on_mesh) = MeshTensor::of(ctx, mesh) else { return Ok(()) };
    on_mesh.verify_for_topology(op)?;
    let holds = on_mesh.sharding.is_none_or(|sharding| is_fully_replicated(ctx, sharding));
    expect(op, holds, format_args!("MeshTensorType should be fully replicated: {}", quoted(ctx, mesh)))?;
    if on_mesh.tensor != local {
        return error(
            op,
            format!(
                "mismatch between the given local type {} and mesh_type ranked tensor type: {}",
                quoted(ctx, local),
                quoted(ctx, on_mesh.tensor)
            ),
        );
    }
    Ok(())
}

fn verify_transfer(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let (Some(from), Some(to)) = (operand_type(op, 0), result_type(op)) else {
        return Ok(());
    };
    let (Some(source), Some(target)) = (MeshTensor::of(ctx, from), MeshTensor::of(ctx, to)) else { return Ok(()) };
    source.verify_for_topology(op)?;
    target.verify_for_topology(op)?;
    if source.tensor != target.tensor {
        return error(
            op,
            format!(
                "cannot perform transfer between given types {} and {}: global tensor types are different",
                quoted(ctx, from),
                quoted(ctx, to)
            ),
        );
    }
    for kind in [source.memory_kind, target.memory_kind].into_iter().flatten() {
        if kind != b"pinned_host" && kind != b"device" {
            let found = String::from_utf8_lossy(kind);
            return error(op, format!("memory kind must be either 'pinned_host' or 'device'. Found '{found}'."));
        }
    }
    let on_host =
        |attr: Option<Attr>| attr.and_then(|attr| crate::text::string_value(ctx, attr)) == Some(b"pinned_host");
    if on_host(op.operand(0).and_then(memory_kind_attr)) {
        let message =
            "Transfers from host with attributes are not supported. Memory kinds must be expressed in the type.";
        return error(op, message);
    }
    let message = "Transfers to host with attributes are not supported. Memory kinds must expressed be in the type.";
    expect(op, !on_host(op.attr("mhlo.memory_kind")), message)
}

/// Returns the memory kind attribute of a value, from the function argument or the defining operation; `None` if there
/// is none.
fn memory_kind_attr(value: ValueRef<'_, '_>) -> Option<Attr> {
    let ctx = value.context();
    let entry = |list: Option<Attr>, index: usize| {
        let entries = ctx.dictionary_entries(ctx.array_elements(list?)?.get(index).copied());
        entries.iter().find(|(name, _)| ctx.str(*name) == "mhlo.memory_kind").map(|(_, value)| *value)
    };
    if let Some((block, index)) = value.block_argument() {
        return entry(function(block.parent_op()?).or(block.parent_op())?.attr("arg_attrs"), index);
    }
    let owner = value.defining_op()?;
    match owner.name() {
        "mpmd.transfer" => owner.attr("mhlo.memory_kind"),
        "mpmd.fragment" | "mpmd.call" | "mpmd.fragment_call" | "mpmd.for" => {
            let index = owner.results().position(|result| result.id == value.id)?;
            entry(owner.attr("res_attrs"), index)
        }
        _ => None,
    }
}

/// Checks that the types inside and outside the body agree.
fn verify_named_computation(op: OpRef<'_, '_>) -> Verdict {
    let Some((arguments, returned)) = body_types(op) else { return Ok(()) };
    same_types(op, &arguments, &operand_types(op), "block argument", "operand")?;
    same_types(op, &returned, op.result_types(), "returned value", "result")
}

fn same_types(op: OpRef<'_, '_>, inner: &[Type], outer: &[Type], inside: &str, outside: &str) -> Verdict {
    let ctx = op.context();
    same_number(op, inner, outer, inside, outside)?;
    match inner.iter().zip(outer).find(|(inner, outer)| inner != outer) {
        Some((inner, outer)) => {
            let (inner, outer) = (quoted(ctx, *inner), quoted(ctx, *outer));
            error(
                op,
                format!("expected the type of the {inside} to match the type of {outside}: {inner}, got: {outer}"),
            )
        }
        None => Ok(()),
    }
}

fn same_number(op: OpRef<'_, '_>, inner: &[Type], outer: &[Type], inside: &str, outside: &str) -> Verdict {
    let (inner, outer) = (inner.len(), outer.len());
    if inner == outer {
        return Ok(());
    }
    error(op, format!("number of {inside}s must match the number of {outside}s respectively: {inner} != {outer}"))
}

fn operand_types(op: OpRef<'_, '_>) -> Vec<Type> {
    op.operand_types().collect()
}

/// Returns the types of the body's arguments, and the types of the values that its terminator returns. `None` if the
/// body is empty or has no terminator.
fn body_types(op: OpRef<'_, '_>) -> Option<(Vec<Type>, Vec<Type>)> {
    let block = entry(op, 0)?;
    Some((block.args().map(|value| value.ty()).collect(), block.terminator()?.operand_types().collect()))
}

fn verify_fragment(op: OpRef<'_, '_>) -> Verdict {
    let Some((arguments, returned)) = body_types(op) else { return Ok(()) };
    global_types(op, &arguments, &operand_types(op), "block argument", "operand")?;
    global_types(op, &returned, op.result_types(), "returned value", "result")
}

/// Checks that the outer types are the inner types placed on the fragment's mesh. `inside` and `outside` describe the
/// values in error messages.
fn global_types(op: OpRef<'_, '_>, inner: &[Type], outer: &[Type], inside: &str, outside: &str) -> Verdict {
    let ctx = op.context();
    same_number(op, inner, outer, inside, outside)?;
    let name = op.string_attr("mesh_name").unwrap_or_default();
    for (inner, outer) in inner.iter().zip(outer) {
        let mesh = mesh_of(op, name)?;
        let Some(on_mesh) = MeshTensor::of(ctx, *outer) else {
            if inner != outer {
                let (inner, outer) = (quoted(ctx, *inner), quoted(ctx, *outer));
                return error(
                    op,
                    format!("expected the type of the {inside} to match the {outside}: {outer}, got: {inner}"),
                );
            }
            continue;
        };
        if on_mesh.mesh != name {
            let found = on_mesh.mesh;
            return error(
                op,
                format!("expected the mesh name of the {outside} to match that of the fragment op: {found} != {name}"),
            );
        }
        on_mesh.verify_for_mesh(op, mesh)?;
        if *inner != on_mesh.tensor {
            let (inner, global) = (quoted(ctx, *inner), quoted(ctx, on_mesh.tensor));
            return error(
                op,
                format!("expected the type of the {inside} to be global tensor type {outside}: {global}, got: {inner}"),
            );
        }
    }
    Ok(())
}

/// Returns the function that an operation calls, and its type; `None` if the function is not found.
fn callee<'m, 'c>(op: OpRef<'m, 'c>) -> Option<(OpRef<'m, 'c>, &'c FunctionType)> {
    let ctx = op.context();
    let callee = op.lookup_nearest_symbol(op.prop("callee")?).filter(|found| found.is("func.func"))?;
    Some((callee, ctx.function(ctx.type_value(callee.prop("function_type")?)?)?))
}

/// Returns the name of the function that an operation calls; empty if there is none.
fn callee_name<'c>(op: OpRef<'_, 'c>) -> &'c str {
    let ctx = op.context();
    let path = op.prop("callee").and_then(|attr| ctx.symbol_path(attr));
    path.and_then(|path| path.first()).map_or("", |name| ctx.str(*name))
}

fn verify_fragment_callee(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let Some((callee, function)) = callee(op) else {
        return error(op, format!("'{}' does not reference a valid function", callee_name(op)));
    };
    global_types(op, &function.inputs, &operand_types(op), "block argument", "operand")?;
    global_types(op, &function.results, op.result_types(), "returned value", "result")?;
    let mesh = mesh_of(op, op.string_attr("mesh_name").unwrap_or_default())?;
    let Some(shape) = callee.attr("mesh_shape") else {
        let name = callee.symbol_name().unwrap_or_default();
        return error(callee, format!("Function does not have a mesh_shape attribute: {name}"));
    };
    match mesh.filter(|mesh| *mesh != shape) {
        Some(mesh) => {
            let (mesh, shape) = (ctx.attr_text(mesh), ctx.attr_text(shape));
            error(op, format!("Expected mesh of fragment call and callee function to match: {mesh} vs {shape}"))
        }
        None => Ok(()),
    }
}

/// Checks a call against the callee's type. A missing callee is accepted here: upstream fails without a message.
fn verify_callee(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let Some((callee, function)) = callee(op) else { return Ok(()) };
    for (what, expected, found) in
        [("operand", &function.inputs, &*operand_types(op)), ("result", &function.results, op.result_types())]
    {
        if let Some((expected, found)) = expected.iter().zip(found).find(|(expected, found)| expected != found) {
            let (expected, found) = (quoted(ctx, *expected), quoted(ctx, *found));
            return error(op, format!("Type mismatch. Expected call {what} to have type {expected} but got {found}"));
        }
    }
    let message = "MPMD CallOp callee with topology must also have visibility set to private, as public functions with \
                   topologies are assumed to be entry point functions.";
    expect(op, !has_topology(callee) || callee.string_attr("sym_visibility") == Some("private"), message)
}

fn verify_call(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    if let Some(counter) = op.attr("call_counter") {
        let ty = match ctx.attr_data(counter) {
            AttrData::Integer(value) => Some(value.ty),
            _ => None,
        };
        let is_ui32 = |ty| matches!(ctx.type_data(ty), TypeData::Integer { width: 32, sign: Sign::Unsigned });
        if let Some(ty) = ty.filter(|ty| !is_ui32(*ty)) {
            return error(op, format!("call_counter must be an uint32, got {}", quoted(ctx, ty)));
        }
    }
    let (Some(parent), Some(function)) = (op.parent_op(), function(op)) else { return Ok(()) };
    let name = callee_name(op);
    if !parent.is("func.func") && !parent.is("mpmd.for") {
        return error(
            op,
            format!(
                "Mpmd CallOp on \"{name}\" can only be used in a function or for_op block but was called from inside op {}",
                parent.name()
            ),
        );
    }
    let is_public = !matches!(function.string_attr("sym_visibility"), Some("private" | "nested"));
    if has_topology(function) && !is_public {
        return error(
            op,
            format!(
                "Mpmd CallOp on \"{name}\" in an Mpmd function can only be used directly by the entrypoint function, i.e. the \
                 main function, but was called from \"{}\".",
                function.symbol_name().unwrap_or_default()
            ),
        );
    }
    Ok(())
}

fn verify_for(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let operands = operand_types(op);
    let Some((arguments, returned)) = body_types(op) else {
        return error(op, "wrong number of arguments for region");
    };
    let Some((index, carried)) = arguments.split_last().filter(|(_, carried)| carried.len() == operands.len()) else {
        return error(op, "wrong number of arguments for region");
    };
    if let Some(number) = carried.iter().zip(&operands).position(|(inner, outer)| inner != outer) {
        return error(op, format!("wrong argument type at argument no. {number}"));
    }
    if let TypeData::RankedTensor(tensor) = ctx.type_data(*index) {
        let is_i32 = int_width(ctx, tensor.element) == Some(32);
        expect(op, tensor.shape.is_empty() && is_i32, "index must have a 32-bit integer rank-0 tensor type")?;
    }
    expect(op, returned == op.result_types(), "type mismatch for result of region")?;
    if let Some((first, rest)) = operands.split_first() {
        let same = rest.iter().all(|ty| same_class(ctx, *first, *ty));
        expect(op, same, "type ids in operands/results are not identical")?;
    }
    let iterations = int(op, "iterations").unwrap_or_default() as u32;
    expect(op, iterations > 0, "number of iterations must be greater than zero")?;
    let factor = int(op, "unroll_factor").unwrap_or(1) as i32;
    let holds = factor != 0 && iterations.is_multiple_of(factor as u32);
    expect(op, holds, format_args!("number of iterations {iterations} isn't divisible by unroll factor {factor}"))
}

fn verify_reduce(op: OpRef<'_, '_>) -> Verdict {
    let kind = op.prop("reduction").and_then(|attr| crate::text::enum_value(op.context(), attr));
    let message = "ReduceOp must have exactly one operand if the reduction type is none";
    expect(op, kind.unwrap_or(0) != 0 || op.operand_types().len() == 1, message)
}

/// Returns whether two types belong to the same C++ class.
fn same_class(ctx: &Context, one: Type, other: Type) -> bool {
    match (ctx.type_data(one), ctx.type_data(other)) {
        (TypeData::Dialect(one), TypeData::Dialect(other)) => std::ptr::eq(one.def, other.def),
        (one, other) => std::mem::discriminant(one) == std::mem::discriminant(other),
    }
}
