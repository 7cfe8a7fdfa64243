//! Shardy's attributes, converted to plain data.

use mlirkit_ir::{Attr, Context, Ident, OpRef, Param, Type};

use super::axis::Axis;

/// Returns the sizes of a shaped type or a VHLO tensor. `None` for other types, `Some(None)` if the type is unranked.
pub(super) fn sizes(ctx: &Context, ty: Type) -> Option<Option<Vec<i64>>> {
    match ctx.dialect_type(ty, "vhlo.tensor_v1") {
        Some(params) => Some(Some(ints(params.first()))),
        None => ctx.shaped(ty).map(|shaped| shaped.dims.map(<[i64]>::to_vec)),
    }
}

/// The mesh `#sdy.mesh<["x"=2, "y"=4], device_ids=[...]>`.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct Mesh {
    pub(super) axes: Vec<(Ident, i64)>,
    pub(super) devices: Vec<i64>,
}

impl Mesh {
    pub(super) fn of_params(ctx: &Context, params: &[Param]) -> Self {
        let axis = |attr: Attr| match ctx.dialect_attr(attr, "sdy.mesh_axis") {
            Some([Param::Str(name), Param::Int(size)]) => Some((*name, *size)),
            _ => None,
        };
        Self { axes: attrs(params.first()).filter_map(axis).collect(), devices: ints(params.get(1)) }
    }

    fn new(ctx: &Context, attr: Attr) -> Option<Self> {
        ctx.dialect_attr(attr, "sdy.mesh").map(|params| Self::of_params(ctx, params))
    }

    pub(super) fn is_maximal(&self) -> bool {
        self.axes.is_empty() && self.devices.len() == 1
    }

    pub(super) fn is_empty(&self) -> bool {
        self.axes.is_empty() && self.devices.is_empty()
    }

    /// Returns the size of an axis; `None` if the mesh does not have it.
    pub(super) fn size(&self, name: Ident) -> Option<i64> {
        self.axes.iter().find(|(axis, _)| *axis == name).map(|(_, size)| *size)
    }

    /// Returns the index of an axis in the mesh. For unknown axes it is `usize::MAX`, so they sort last.
    pub(super) fn index(&self, name: Ident) -> usize {
        self.axes.iter().position(|(axis, _)| *axis == name).unwrap_or(usize::MAX)
    }

    /// Returns the printed form of a mesh.
    pub(super) fn text(ctx: &Context, meshes: OpRef<'_, '_>, mesh_or_ref: Attr) -> String {
        let attr = mesh_attr(meshes, mesh_or_ref).unwrap_or(mesh_or_ref);
        ctx.attr_text(attr)
    }
}

/// The sharding of one dimension.
#[derive(Clone)]
pub(super) struct Dim {
    pub(super) axes: Vec<Axis>,
    pub(super) closed: bool,
    pub(super) priority: Option<i64>,
}

impl Dim {
    /// Returns the number of shards of the dimension.
    pub(super) fn pieces(&self, mesh: &Mesh) -> i64 {
        self.axes.iter().fold(1, |product: i64, axis| product.wrapping_mul(axis.size(mesh)))
    }
}

/// The sharding `#sdy.sharding<@mesh, [{"x"}, {}], replicated={"y"}>`.
#[derive(Clone)]
pub(super) struct Sharding {
    /// The attribute, unless the sharding was created by the verifier.
    pub(super) attr: Option<Attr>,
    pub(super) mesh_or_ref: Attr,
    pub(super) dims: Vec<Dim>,
    pub(super) replicated: Vec<Axis>,
    pub(super) unreduced: Vec<Axis>,
}

impl Sharding {
    pub(super) fn new(ctx: &Context, attr: Attr) -> Option<Self> {
        let [Param::Attr(mesh_or_ref), dims, replicated, unreduced, ..] = ctx.dialect_attr(attr, "sdy.sharding")?
        else {
            return None;
        };
        let dim = |attr: Attr| match ctx.dialect_attr(attr, "sdy.dimension_sharding")? {
            [axes, Param::Bool(closed), priority] => {
                let priority = if let Param::Int(priority) = priority { Some(*priority) } else { None };
                Some(Dim { axes: Axis::list(ctx, Some(axes)), closed: *closed, priority })
            }
            _ => None,
        };
        Some(Self {
            attr: Some(attr),
            mesh_or_ref: *mesh_or_ref,
            dims: attrs(Some(dims)).filter_map(dim).collect(),
            replicated: Axis::list(ctx, Some(replicated)),
            unreduced: Axis::list(ctx, Some(unreduced)),
        })
    }

    /// Returns a fully replicated sharding of the given rank.
    pub(super) fn replicated(mesh_or_ref: Attr, rank: usize) -> Self {
        let dim = Dim { axes: Vec::new(), closed: true, priority: None };
        Self { attr: None, mesh_or_ref, dims: vec![dim; rank], replicated: Vec::new(), unreduced: Vec::new() }
    }

    /// Returns the mesh of the sharding: inline, or looked up as a symbol from `op`. `None` if the symbol is undefined.
    pub(super) fn mesh(&self, op: OpRef<'_, '_>) -> Option<Mesh> {
        Mesh::new(op.context(), mesh_attr(op, self.mesh_or_ref)?)
    }

    /// Returns the axes of all dimensions.
    pub(super) fn dim_axes(&self) -> impl Iterator<Item = Axis> + '_ {
        self.dims.iter().flat_map(|dim| dim.axes.iter().copied())
    }

    pub(super) fn all_axes(&self) -> impl Iterator<Item = Axis> + '_ {
        self.dim_axes().chain(self.replicated.iter().copied()).chain(self.unreduced.iter().copied())
    }

    pub(super) fn is_fully_replicated(&self) -> bool {
        self.dims.iter().all(|dim| dim.axes.is_empty()) && self.unreduced.is_empty()
    }

    /// Returns whether the sharding contains nothing but a mesh.
    pub(super) fn is_bare(&self) -> bool {
        self.dims.is_empty() && self.replicated.is_empty() && self.unreduced.is_empty()
    }

    /// Returns the sharding without the axes with these names.
    pub(super) fn without(mut self, names: &[Ident]) -> Self {
        let lists = self.dims.iter_mut().map(|dim| &mut dim.axes).chain([&mut self.replicated, &mut self.unreduced]);
        lists.for_each(|list| list.retain(|axis| !names.contains(&axis.name)));
        self
    }
}

fn mesh_attr(op: OpRef<'_, '_>, mesh_or_ref: Attr) -> Option<Attr> {
    let ctx = op.context();
    let Some([name]) = ctx.symbol_path(mesh_or_ref) else { return Some(mesh_or_ref) };
    let module = op.parent_of("builtin.module")?;
    module.symbol(*name).filter(|found| found.is("sdy.mesh"))?.prop("mesh")
}

/// Returns the shardings in the parameters of `#sdy.sharding_per_value`.
pub(super) fn shardings(ctx: &Context, params: &[Param]) -> Vec<Sharding> {
    attrs(params.first()).filter_map(|attr| Sharding::new(ctx, attr)).collect()
}

/// Returns the shardings in a property of an operation; `None` if it is absent or not a `#sdy.sharding_per_value`.
pub(super) fn shardings_of(op: OpRef<'_, '_>, name: &str) -> Option<Vec<Sharding>> {
    let ctx = op.context();
    ctx.dialect_attr(op.prop(name)?, "sdy.sharding_per_value").map(|params| shardings(ctx, params))
}

/// Returns the attributes in a list parameter.
pub(super) fn attrs(param: Option<&Param>) -> impl Iterator<Item = Attr> + '_ {
    let elements = if let Some(Param::Array(elements)) = param { &**elements } else { &[] };
    elements.iter().filter_map(|element| if let Param::Attr(attr) = element { Some(*attr) } else { None })
}

/// Returns the integers in a list parameter.
pub(super) fn ints(param: Option<&Param>) -> Vec<i64> {
    let elements = if let Some(Param::Array(elements)) = param { &**elements } else { &[] };
    elements.iter().filter_map(|element| if let Param::Int(value) = element { Some(*value) } else { None }).collect()
}
