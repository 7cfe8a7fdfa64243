//! Verifiers of operations that communicate between devices.

use mlirkit_ir::{AttrData, DYNAMIC, Param, Type, TypeData};
use mlirkit_verify::Checks;

use super::regions::{accumulators, dim, reducer};
use super::types::{encoding, same_dim, scalar, tensor, with_bounds, with_element};
use super::values::dense_ints;
use super::{Check, Fault, Op, ensure, inferred, like_operands, list, refuse};

pub(super) fn register(checks: &mut Checks) {
    bind!(checks, verify, "stablehlo.all_gather", |x| mesh_symbol(x).and_then(|()| all_gather(x)));
    bind!(checks, both, "stablehlo.all_reduce", |x| mesh_symbol(x).and_then(|()| all_reduce(x)), |x| {
        inferred(x, &accumulated(x, &x.op.operand_types().collect::<Vec<_>>())?)
    });
    bind!(checks, infer, "stablehlo.all_to_all", |x| mesh_symbol(x).and_then(|()| all_to_all(x)));
    bind!(checks, both, "stablehlo.collective_broadcast", |x| mesh_symbol(x).and_then(|()| broadcast(x)), |x| {
        inferred(x, &data_operands(x))
    });
    bind!(checks, both, "stablehlo.collective_permute", permute, like_operands);
    bind!(checks, both, "stablehlo.collective_reduce", |x| mesh_symbol(x).and_then(|()| reduce(x)), |x| {
        inferred(x, &accumulated(x, &data_operands(x))?)
    });
    bind!(checks, verify, "stablehlo.reduce_scatter", |x| mesh_symbol(x).and_then(|()| reduce_scatter(x)));
    bind!(checks, verify, "stablehlo.composite", composite);
    for name in ["stablehlo.after_all", "stablehlo.create_token", "stablehlo.outfeed"] {
        bind!(checks, infer, name, gives_token);
    }
    bind!(checks, infer, "stablehlo.send", |x| transfer(x, 2).and_then(|()| gives_token(x)));
    bind!(checks, verify, "stablehlo.recv", receive);
    bind!(checks, verify, "stablehlo.infeed", infeed);
}

/// Checks that the mesh that the replica groups refer to exists.
fn mesh_symbol(x: Op<'_, '_>) -> Check {
    let groups =
        x.attr("replica_groups").and_then(|attr| x.ctx.dialect_attr(attr, "stablehlo.replica_group_mesh_axes"));
    let Some([Param::Attr(mesh), ..]) = groups else { return Ok(()) };
    let Some([name]) = x.ctx.symbol_path(*mesh) else { return Ok(()) };
    if x.op.lookup_nearest_symbol(*mesh).is_some() {
        return Ok(());
    }
    Err(Fault::Op(format!("replica_groups: mesh symbol '{}' not found", x.ctx.str(*name))))
}

fn is_token(x: Op<'_, '_>, ty: Type) -> bool {
    matches!(x.ctx.type_data(ty), TypeData::Dialect(data) if &*data.def.class == "TokenType")
}

fn gives_token(x: Op<'_, '_>) -> Check {
    let dialect = x.ctx.dialect(x.ctx.ident("stablehlo")).and_then(|dialect| dialect.type_("token"));
    let def = dialect.ok_or(Fault::Unknown)?;
    let token = x.ctx.ty(TypeData::Dialect(Box::new(mlirkit_ir::DialectType { def, params: Box::new([]) })));
    inferred(x, &[token])
}

/// The requirements that a collective has for its replica groups.
struct Groups {
    same_size: bool,
    global_ids: bool,
    size: Option<i64>,
}

fn replica_groups(x: Op<'_, '_>, rules: &Groups) -> Check {
    let Some((dims, ids)) = x.attr("replica_groups").and_then(|attr| dense_ints(x.ctx, attr)) else { return Ok(()) };
    let [groups, members] = dims else { return refuse("replica groups should be a rank 2 tensor") };
    let message = || "if `use_global_device_ids` is set, the replica groups cannot be empty";
    ensure(!rules.global_ids || !(*groups == 0 || *members == 0), message)?;
    let mut seen = std::collections::HashSet::new();
    for id in &ids {
        if *id == -1 {
            ensure(!rules.same_size, || "Invalid replica id -1")?;
        } else if !seen.insert(*id) {
            return refuse(format!("replica id #{id} seen more than once"));
        }
    }
    let count = i64::try_from(seen.len()).unwrap_or(i64::MAX);
    if let Some(missing) = (0..count).find(|id| !seen.contains(id)) {
        return refuse(format!("replica id #{missing} not seen in replica groups"));
    }
    match rules.size {
        Some(size) if rules.same_size && (*groups == 0 || *members != size) => {
            refuse(format!("group size of replica_groups must be {size}"))
        }
        _ => Ok(()),
    }
}

fn channel(x: Op<'_, '_>) -> i64 {
    x.params("channel_handle").map_or(0, |params| super::number(params, 0))
}

/// Checks that a collective with global device ids has a positive channel id.
fn positive_channel(x: Op<'_, '_>) -> Check {
    let channel = channel(x);
    let message = || format!("channel_id must be positive when useGlobalDeviceIds is set but got: {channel}");
    ensure(!x.flag("use_global_device_ids") || channel > 0, message)
}

fn all_gather(x: Op<'_, '_>) -> Check {
    let global_ids = x.flag("use_global_device_ids");
    replica_groups(x, &Groups { same_size: true, global_ids, size: None })?;
    ensure(!global_ids || channel(x) >= 0, || "channel_id cannot be negative when useGlobalDeviceIds is set")?;
    let gathered = x.int("all_gather_dim")?;
    for (operand, result) in x.op.operand_types().zip(x.op.result_types()) {
        let (dims, out) = (x.dims(operand)?, x.dims(*result)?);
        let message = || "all_gather_dim must be a valid index of operand";
        ensure(!usize::try_from(gathered).is_ok_and(|dim| dim >= dims.len()), message)?;
        let from = dim(dims, gathered)?;
        ensure(from != 0, || "dimension size of operand at 'all_gather_dim' cannot be zero")?;
        if out.len() != dims.len() {
            return refuse("operand and result must have the same rank");
        }
        let differs = |(at, (a, b)): (usize, (&i64, &i64))| usize::try_from(gathered) != Ok(at) && !same_dim(*a, *b);
        if dims.iter().zip(out).enumerate().any(differs) {
            return refuse(
                "operand and result should have the same shape except for the dimension size at 'all_gather_dim'",
            );
        }
        let to = dim(out, gathered)?;
        if from == DYNAMIC || to == DYNAMIC {
            return Ok(());
        }
        if to % from != 0 {
            return refuse(format!(
                "result gather dimension has size {to}, expected to be a multiple of operand gather dimension size {from}"
            ));
        }
    }
    Ok(())
}

/// Checks that the region reduces each operand separately, with two scalar arguments.
fn reduces_each(x: Op<'_, '_>, operands: &[Type]) -> Check {
    for operand in operands {
        reducer(x, x.region("computation")?, &[*operand], &[scalar(x.ctx, x.element(*operand))], &[])?;
    }
    Ok(())
}

/// Returns the operand types, with the element types in which the reduction accumulates. [`Fault::Unknown`] if the
/// operation has no such region.
fn accumulated(x: Op<'_, '_>, operands: &[Type]) -> Check<Vec<Type>> {
    let one = |ty: &Type| {
        let found = accumulators(x, x.region("computation")?, &[*ty])?.first().copied().ok_or(Fault::Unknown)?;
        with_element(x.ctx, *ty, x.element(found))
    };
    operands.iter().map(one).collect()
}

/// Returns the types of all operands except the dynamic root.
fn data_operands(x: Op<'_, '_>) -> Vec<Type> {
    let kept = x.op.operands().len().saturating_sub(usize::from(x.flag("has_dynamic_root")));
    x.op.operand_types().take(kept).collect()
}

fn all_reduce(x: Op<'_, '_>) -> Check {
    let operands: Vec<Type> = x.op.operand_types().collect();
    replica_groups(x, &Groups { same_size: false, global_ids: x.flag("use_global_device_ids"), size: None })?;
    positive_channel(x)?;
    reduces_each(x, &operands)
}

/// Checks the last operand if it is the dynamic root. Returns the number of data operands.
fn dynamic_root(x: Op<'_, '_>, operands: &[Type], what: &str) -> Check<usize> {
    if !x.flag("has_dynamic_root") {
        return if operands.is_empty() {
            refuse(format!("{what} requires at least one data operand"))
        } else {
            Ok(operands.len())
        };
    }
    let [data @ .., root] = operands else { return Ok(0) };
    let message = || format!("{what} with has_dynamic_root=true requires at least two operands (data + root)");
    ensure(!data.is_empty(), message)?;
    let dims = x.ctx.shaped(*root).filter(|s| s.element == x.ctx.i32_type()).and_then(|s| s.dims);
    let Some([size]) = dims else {
        return refuse(format!(
            "last operand of {what} with has_dynamic_root=true must be a rank-1 i32 tensor, but got {}",
            x.text(*root)
        ));
    };
    if usize::try_from(*size) != Ok(data.len()) {
        return refuse(format!(
            "last operand of {what} with has_dynamic_root=true must have the same number of elements as data operands ({}), but got {size}",
            data.len()
        ));
    }
    Ok(data.len())
}

fn reduce(x: Op<'_, '_>) -> Check {
    let operands: Vec<Type> = x.op.operand_types().collect();
    replica_groups(x, &Groups { same_size: false, global_ids: x.flag("use_global_device_ids"), size: None })?;
    positive_channel(x)?;
    let count = dynamic_root(x, &operands, "collective_reduce")?;
    let data = operands.get(..count).unwrap_or(&[]);
    reduces_each(x, data)
}

fn broadcast(x: Op<'_, '_>) -> Check {
    let operands: Vec<Type> = x.op.operand_types().collect();
    if let Some((dims, ids)) = x.attr("replica_groups").and_then(|attr| dense_ints(x.ctx, attr)) {
        let message = || format!("replica groups should be a rank 2 tensor,but instead it is of rank {}", dims.len());
        ensure(dims.len() == 2, message)?;
        let mut seen = std::collections::HashSet::new();
        for id in ids {
            ensure(id >= 0, || format!("replica_groups values must be positive, but was given {id}"))?;
            if !seen.insert(id) {
                return refuse(format!("replica id #{id} seen more than once"));
            }
        }
    }
    dynamic_root(x, &operands, "collective_broadcast").map(|_| ())
}

fn permute(x: Op<'_, '_>) -> Check {
    let pairs = x.attr("source_target_pairs").and_then(|attr| dense_ints(x.ctx, attr));
    let (dims, ids) = pairs.ok_or(Fault::Unknown)?;
    let [_, width] = dims else {
        return refuse(format!("expect source_target_pairs attribute to be of rank 2, but got rank {}", dims.len()));
    };
    ensure(*width == 2, || format!("expect source_target_pairs attribute of shape (N, 2), but got ({})", list(dims)))?;
    let (mut sources, mut targets) = (std::collections::HashSet::new(), std::collections::HashSet::new());
    for (index, id) in ids.iter().enumerate() {
        ensure(*id >= 0, || "replica ids in source_target_pairs must be >= 0.")?;
        if index % 2 == 0 && !sources.insert(*id) {
            return refuse("duplicate sources not allowed.");
        }
        ensure(index % 2 != 1 || targets.insert(*id), || "duplicate targets not allowed.")?;
    }
    Ok(())
}

fn all_to_all(x: Op<'_, '_>) -> Check {
    let (split, concat, count) = (x.int("split_dimension")?, x.int("concat_dimension")?, x.int("split_count")?);
    replica_groups(x, &Groups { same_size: true, global_ids: false, size: Some(count) })?;
    if count <= 0 {
        return Err(Fault::Unknown);
    }
    let mut types = Vec::new();
    for operand in x.op.operand_types() {
        let mut shape = x.dims(operand)?.to_vec();
        let rank = shape.len();
        for (dim, what) in [(split, "split_dimension"), (concat, "concat_dimension")] {
            let message = || format!("AllToAll {what} {dim} is out-of-bounds for input rank {rank}");
            ensure(!usize::try_from(dim).is_ok_and(|dim| dim >= rank), message)?;
        }
        let size = dim(&shape, split)?;
        let message = || format!("split dimension has size {size}, expected to be a multiple of split_count {count}");
        ensure(size == DYNAMIC || size % count == 0, message)?;
        let mut bounds = x.bounds(operand);
        for list in [&mut shape, &mut bounds] {
            for (number, change) in [(split, i64::checked_div as fn(i64, i64) -> _), (concat, i64::checked_mul)] {
                let slot = usize::try_from(number).ok().and_then(|number| list.get_mut(number));
                if let Some(slot) = slot.filter(|slot| **slot != DYNAMIC) {
                    *slot = change(*slot, count).ok_or(Fault::Unknown)?;
                }
            }
        }
        types.push(tensor(x.ctx, &shape, x.element(operand), with_bounds(x.ctx, encoding(x.ctx, operand), &bounds)));
    }
    inferred(x, &types)
}

fn reduce_scatter(x: Op<'_, '_>) -> Check {
    replica_groups(x, &Groups { same_size: true, global_ids: x.flag("use_global_device_ids"), size: None })?;
    let (operand, result) = (x.operand("operand")?, x.result(0)?);
    reduces_each(x, &[operand])?;
    let (dims, out) = (x.dims(operand)?, x.dims(result)?);
    ensure(dims.len() == out.len(), || "operand and result should have same rank")?;
    let scattered = x.int("scatter_dimension")?;
    let message = || "scatter dim should be less than operand/result rank";
    ensure(!usize::try_from(scattered).is_ok_and(|dim| dim >= dims.len()), message)?;
    positive_channel(x)?;
    let (from, to) = (dim(dims, scattered)?, dim(out, scattered)?);
    if from == DYNAMIC || to == DYNAMIC {
        return Ok(());
    }
    for (size, what) in [(to, "result"), (from, "operand")] {
        ensure(size != 0, || format!("{what} dimension size at scatter_dimension cannot be zero"))?;
    }
    if from % to != 0 {
        return refuse(format!(
            "operand scatter dimension has size {from}, expected to be a multiple of result scatter dimension size {to}"
        ));
    }
    let differs = |(at, (a, b)): &(usize, (&i64, &i64))| usize::try_from(scattered) != Ok(*at) && !same_dim(**a, **b);
    if let Some((_, (a, b))) = dims.iter().zip(out).enumerate().find(differs) {
        return refuse(format!("non scatter dimensions should be same for operand ({a}) and result ({b})"));
    }
    let expected = accumulated(x, &[operand])?.first().map(|ty| x.element(*ty)).ok_or(Fault::Unknown)?;
    if x.element(result) != expected {
        return refuse(format!(
            "result element-type is expected to be {}, but got {}",
            x.text(expected),
            x.text(x.element(result))
        ));
    }
    Ok(())
}

/// Returns whether a name has a namespace, as in `my_namespace.my_op`.
fn is_namespaced(name: &str) -> bool {
    let word = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let mut parts = name.split('.');
    let first = parts.next().unwrap_or("");
    let mut rest = parts.peekable();
    first.starts_with(|c: char| c.is_ascii_alphabetic())
        && first.chars().all(word)
        && rest.peek().is_some()
        && rest.all(|part| !part.is_empty() && part.chars().all(|c| word(c) || c == '$'))
}

fn composite(x: Op<'_, '_>) -> Check {
    let name = x.attr("name").and_then(|attr| x.ctx.str_value(attr)).ok_or(Fault::Unknown)?;
    if !is_namespaced(name) {
        return refuse(
            "name must be a valid namespaced op name, i.e. it must match the following regular expression: ^[a-zA-Z][a-zA-Z0-9_]*([.][a-zA-Z0-9_$]+)+$ e.g. \"my_namespace.my_op\"",
        );
    }
    let reference = x.attr("decomposition").ok_or(Fault::Unknown)?;
    let path = x.ctx.symbol_path(reference).unwrap_or(&[]);
    let decomposition = x.op.lookup_nearest_symbol(reference).filter(|op| op.is("func.func"));
    let Some(function) = decomposition
        .and_then(|op| op.prop("function_type"))
        .and_then(|attr| x.ctx.type_value(attr))
        .and_then(|ty| x.ctx.function(ty))
    else {
        let name = path.first().map_or("", |name| x.ctx.str(*name));
        return refuse(format!("'{name}' does not reference a valid function"));
    };
    let operands: Vec<Type> = x.op.operand_types().collect();
    for (found, expected, what) in
        [(&operands[..], &*function.inputs, "operand"), (x.op.result_types(), &*function.results, "result")]
    {
        let message = || format!("has {} {what}(s), but decomposition has {}", found.len(), expected.len());
        ensure(found.len() == expected.len(), message)?;
        let differs = found.iter().zip(expected).enumerate().find(|(_, (found, expected))| found != expected);
        if let Some((index, (found, expected))) = differs {
            return refuse(format!(
                "{what} at index {index} has type {}, but decomposition has type {}",
                x.text(*found),
                x.text(*expected)
            ));
        }
    }
    Ok(())
}

/// Checks the channel type of a transfer. `to_host` is the expected type for host transfers: 2 for sending, 3 for
/// receiving.
fn transfer(x: Op<'_, '_>, to_host: i64) -> Check {
    let kind = super::number(x.params("channel_handle")?, 1);
    let host = x.flag("is_host_transfer");
    ensure(host || kind == 1, || "channel_type should be DEVICE_TO_DEVICE when is_host_transfer is false")?;
    if host && kind != to_host {
        let direction = if to_host == 2 { "DEVICE_TO_HOST" } else { "HOST_TO_DEVICE" };
        return refuse(format!("channel_type should be {direction} when is_host_transfer is true"));
    }
    Ok(())
}

/// Checks that the last result is a token and all other results are tensors.
fn tensors_and_token(x: Op<'_, '_>, tensors: &str, token: &str) -> Check {
    let [values @ .., last] = x.op.result_types() else {
        return refuse("result is expected to be at least of size 1, but got 0");
    };
    let is_tensor =
        |ty: &&Type| !matches!(x.ctx.type_data(**ty), TypeData::RankedTensor(_) | TypeData::UnrankedTensor(_));
    if let Some(other) = values.iter().find(is_tensor) {
        return refuse(format!("{tensors}, but got {}", x.text(*other)));
    }
    ensure(is_token(x, *last), || format!("{token}, but got {}", x.text(*last)))
}

fn receive(x: Op<'_, '_>) -> Check {
    transfer(x, 3)?;
    tensors_and_token(
        x,
        "everything but the last element of result types is expected to be of tensor type",
        "last element of result types is expected to be of token type",
    )
}

fn infeed(x: Op<'_, '_>) -> Check {
    tensors_and_token(
        x,
        "all elements of result types, except the last element, are expected to be of tensor type",
        "last element of result types is expected to be of token type",
    )?;
    let Some(layout) = x.attr("layout").and_then(|attr| x.ctx.array_elements(attr)) else { return Ok(()) };
    let expected = x.op.result_types().len().saturating_sub(1);
    if layout.len() != expected {
        return refuse(format!(
            "layout-attribute size must be {expected} (which is the number of op-results - 1 (for token result)), but got {}",
            layout.len()
        ));
    }
    for child in layout {
        let Some(leaves) = x.ctx.array_elements(*child) else {
            return refuse(format!(
                "layout-attribute expected to have elements of type array, but got {}",
                x.ctx.attr_text(*child)
            ));
        };
        if let Some(leaf) = leaves.iter().find(|leaf| !matches!(x.ctx.attr_data(**leaf), AttrData::Integer(_))) {
            return refuse(format!(
                "layout-attribute's leaf elements are expected to be of type integer, but got {}",
                x.ctx.attr_text(*leaf)
            ));
        }
    }
    Ok(())
}
