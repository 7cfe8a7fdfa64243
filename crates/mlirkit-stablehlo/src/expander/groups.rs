//! Expansion of replica groups over mesh axes to lists of replica numbers.

use mlirkit_asm::error_at;
use mlirkit_diag::{Error, Result};
use mlirkit_ir::{Attr, AttrData, Blob, Context, DenseElementsAttr, Ident, Module, OpId, Param, TensorType, TypeData};
use rustc_hash::FxHashMap;

use super::rewriter::Rewriter;

/// The maximum number of replicas in expanded groups.
const MAX_REPLICAS: i64 = 1 << 24;

/// The symbols of a module, each with the mesh that it defines, if it defines one.
#[derive(Default)]
pub(super) struct Meshes(FxHashMap<Ident, Option<Mesh>>);

#[derive(Clone)]
struct Mesh {
    /// The name and size of each axis.
    axes: Vec<(Ident, i64)>,
    /// The device ids; empty if they are in ascending order.
    devices: Vec<i64>,
}

impl Meshes {
    /// Collects the symbols of a module, and the mesh that each of them defines, if any.
    pub(super) fn of(module: &Module<'_>) -> Self {
        let ctx = module.context();
        let symbols = module.symbols().filter_map(|op| {
            let mesh = op.attr("mesh").and_then(|mesh| Mesh::of_attr(ctx, mesh));
            let mesh = mesh.or_else(|| {
                let attr = op.attr("stablehlo.mesh")?;
                Mesh::of_attr(ctx, attr).or_else(|| Mesh::of_dictionary(ctx, attr))
            });
            Some((ctx.ident(op.symbol_name()?), mesh))
        });
        Self(symbols.collect())
    }
}

/// Returns the parameters of an attribute; `None` unless it is the StableHLO attribute `name`.
fn params<'c>(ctx: &'c Context, attr: Attr, name: &str) -> Option<&'c [Param]> {
    match ctx.attr_data(attr) {
        AttrData::Dialect(data) if &*data.def.name == name => Some(&data.params),
        _ => None,
    }
}

fn named_size(params: &[Param]) -> Option<(Ident, i64)> {
    match params {
        [Param::Str(name), Param::Int(size)] => Some((*name, *size)),
        _ => None,
    }
}

/// Returns the numbers in a dense elements attribute; `None` for any other attribute.
fn numbers(ctx: &Context, attr: Attr) -> Option<Vec<i64>> {
    let AttrData::DenseElements(dense) = ctx.attr_data(attr) else { return None };
    let TypeData::RankedTensor(tensor) = ctx.type_data(dense.ty) else { return None };
    let all =
        dense.data.as_slice().chunks_exact(8).filter_map(|bytes| Some(i64::from_le_bytes(bytes.try_into().ok()?)));
    let mut all: Vec<i64> = all.collect();
    if let (true, [one]) = (dense.splat, &*all) {
        let count = tensor.shape.iter().try_fold(1_i64, |count, size| count.checked_mul(*size))?;
        all = vec![*one; usize::try_from(count.min(MAX_REPLICAS)).ok()?];
    }
    Some(all)
}

impl Mesh {
    fn of_attr(ctx: &Context, attr: Attr) -> Option<Self> {
        let [Param::Array(axes), devices] = params(ctx, attr, "stablehlo.mesh")? else { return None };
        let axis = |axis: &Param| match axis {
            Param::Attr(axis) => named_size(params(ctx, *axis, "stablehlo.mesh_axis")?),
            _ => None,
        };
        let devices = match devices {
            Param::Attr(devices) => numbers(ctx, *devices)?,
            _ => Vec::new(),
        };
        Some(Self { axes: axes.iter().map(axis).collect::<Option<_>>()?, devices })
    }

    /// Parses a mesh such as `{axes = [{name = "x", size = 2}], device_ids = dense<...>}`. `None` if the attribute has
    /// another form.
    fn of_dictionary(ctx: &Context, attr: Attr) -> Option<Self> {
        let entry = |dictionary: Attr, name: &str| {
            let AttrData::Dictionary(entries) = ctx.attr_data(dictionary) else { return None };
            entries.iter().find(|(key, _)| ctx.str(*key) == name).map(|(_, value)| *value)
        };
        let AttrData::Array(axes) = ctx.attr_data(entry(attr, "axes")?) else { return None };
        let axis = |axis: &Attr| match ctx.attr_data(entry(*axis, "name")?) {
            AttrData::String { value, .. } => Some((*value, ctx.int_value(entry(*axis, "size")?)?)),
            _ => None,
        };
        let axes = axes.iter().map(axis).collect::<Option<_>>()?;
        Some(Self { axes, devices: entry(attr, "device_ids").and_then(|ids| numbers(ctx, ids)).unwrap_or_default() })
    }

    /// Returns the concatenated replica groups over the axes `over`, and the number of replicas in a group.
    fn groups(&self, over: &[Ident]) -> std::result::Result<(Vec<i64>, i64), &'static str> {
        let mut order: Vec<usize> = (0..self.axes.len()).collect();
        order.retain(|axis| self.axes.get(*axis).is_some_and(|(name, _)| !over.contains(name)));
        let place =
            |name: &Ident| self.axes.iter().position(|(axis, _)| axis == name).ok_or("unknown axis of the mesh");
        let grouped = over.iter().map(place).collect::<std::result::Result<Vec<_>, _>>()?;
        let size = |axis: &usize| self.axes.get(*axis).map_or(1, |(_, size)| *size);
        let product = |axes: &[usize]| axes.iter().try_fold(1_i64, |product, axis| product.checked_mul(size(axis)));
        order.extend(&grouped);
        let replicas = product(&order).filter(|count| (1..=MAX_REPLICAS).contains(count));
        let (Some(replicas), Some(group)) = (replicas, product(&grouped)) else {
            return Err("the mesh is too large, or empty");
        };
        if order.len() != self.axes.len() {
            return Err("an axis of the mesh is named twice");
        }
        let strides: Vec<i64> =
            (0..self.axes.len()).map(|axis| self.axes.iter().skip(axis + 1).map(|(_, size)| *size).product()).collect();
        let device = |mut place: i64| {
            let mut index = 0;
            for axis in order.iter().rev() {
                index += place % size(axis) * strides.get(*axis).copied().unwrap_or(0);
                place /= size(axis);
            }
            match &*self.devices {
                [] => Some(index),
                devices => usize::try_from(index).ok().and_then(|index| devices.get(index)).copied(),
            }
        };
        let devices = (0..replicas).map(device).collect::<Option<_>>();
        Ok((devices.ok_or("the mesh has fewer devices than its axes have places")?, group))
    }
}

/// Expands the attribute `replica_groups` of an operation, if it refers to mesh axes.
pub(super) fn expand(rewriter: &mut Rewriter<'_, '_>, op: OpId, meshes: &Meshes) -> Result<()> {
    let ctx = rewriter.ctx;
    let Some(attr) = rewriter.attr(op, "replica_groups") else { return Ok(()) };
    let Some([Param::Attr(mesh), Param::Attr(axes)]) = params(ctx, attr, "stablehlo.replica_group_mesh_axes") else {
        return Ok(());
    };
    let loc = rewriter.loc(op);
    let error = |message: &str| {
        let name = rewriter.name(op);
        Error::from(error_at(ctx, loc, format!("'{name}' op {message}")))
    };
    let mesh = match ctx.attr_data(*mesh) {
        AttrData::SymbolRef(path) => match path.first().and_then(|name| meshes.0.get(name)) {
            Some(Some(mesh)) => mesh.clone(),
            Some(None) => return Err(error("Failed to find mesh attribute on symbol")),
            None => return Err(error("Failed to find mesh symbol")),
        },
        _ => Mesh::of_attr(ctx, *mesh).ok_or_else(|| error("expected stablehlo.mesh for mesh attribute"))?,
    };
    let AttrData::Array(axes) = ctx.attr_data(*axes) else { return Ok(()) };
    let mut over = Vec::new();
    for axis in axes {
        match params(ctx, *axis, "stablehlo.axis_ref") {
            Some([Param::Str(name), Param::None]) => over.push(*name),
            Some(_) => return Err(error("Subaxes are not supported in flattenReplicaGroupMeshAxes")),
            None => return Err(error("expected AxisRefAttr in comm_axes")),
        }
    }
    let (devices, group) = mesh.groups(&over).map_err(error)?;
    let groups = i64::try_from(devices.len()).unwrap_or(i64::MAX) / group.max(1);
    let tensor = TensorType { shape: [groups, group].into(), element: ctx.i64_type(), encoding: None };
    let ty = ctx.ty(TypeData::RankedTensor(Box::new(tensor)));
    let splat = devices.iter().all(|device| Some(device) == devices.first());
    let kept = if splat { 1 } else { devices.len() };
    let data = Blob::owned(devices.iter().take(kept).flat_map(|device| device.to_le_bytes()).collect());
    let dense = ctx.attr(AttrData::DenseElements(Box::new(DenseElementsAttr { ty, splat, data })));
    let old = *rewriter.body.op(op);
    if let Some(def) = ctx.op_def(old.name) {
        rewriter.body.op_mut(op).props = ctx.with_prop(def, old.props, "replica_groups", Some(dense));
    }
    Ok(())
}
