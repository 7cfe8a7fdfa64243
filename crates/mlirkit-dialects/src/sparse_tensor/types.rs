//! The model of sparse tensors that encodings describe: levels, the maps between levels and dimensions, bit widths and
//! slices. Also verifies encodings.

use mlirkit_diag::Reason;
use mlirkit_ir::{
    AffineExpr, AffineExprData, AffineMap, AffineOp, Attr, AttrData, Context, DYNAMIC, Param, TensorType,
};
use mlirkit_ir::{Type, TypeData};

use super::syntax::level_type::{self, Format};
use crate::common::rules::quoted;

/// The parameters of an encoding.
pub(super) struct Encoding<'c> {
    pub attr: Option<Attr>,
    pub levels: Vec<u64>,
    pub dim_to_lvl: Option<&'c AffineMap>,
    lvl_to_dim: Option<&'c AffineMap>,
    pub pos_width: i64,
    pub crd_width: i64,
    explicit: Option<Attr>,
    implicit: Option<Attr>,
    slices: usize,
}

fn map_of<'c>(ctx: &'c Context, param: &Param) -> Option<&'c AffineMap> {
    match param {
        Param::Attr(attr) => match ctx.attr_data(*attr) {
            AttrData::AffineMap(map) => Some(map),
            _ => None,
        },
        _ => None,
    }
}

fn attr_of(param: &Param) -> Option<Attr> {
    match param {
        Param::Attr(attr) => Some(*attr),
        _ => None,
    }
}

impl<'c> Encoding<'c> {
    fn of_params(ctx: &'c Context, params: &[Param]) -> Option<Self> {
        let [Param::Array(levels), to, back, Param::Int(pos_width), Param::Int(crd_width), explicit, implicit, slices] =
            params
        else {
            return None;
        };
        let bits = |param: &Param| if let Param::Int(bits) = param { bits.cast_unsigned() } else { 0 };
        Some(Self {
            attr: None,
            levels: levels.iter().map(bits).collect(),
            dim_to_lvl: map_of(ctx, to),
            lvl_to_dim: map_of(ctx, back),
            pos_width: *pos_width,
            crd_width: *crd_width,
            explicit: attr_of(explicit),
            implicit: attr_of(implicit),
            slices: if let Param::Array(slices) = slices { slices.len() } else { 0 },
        })
    }

    /// Returns the encoding in an attribute; `None` for other attributes.
    pub(super) fn of(ctx: &'c Context, attr: Attr) -> Option<Self> {
        let params = ctx.dialect_attr(attr, "sparse_tensor.encoding")?;
        Some(Self { attr: Some(attr), ..Self::of_params(ctx, params)? })
    }

    /// Returns the encoding in the first parameter of `ty` if its definition is named `row`; `None` for other types.
    pub(super) fn of_type(ctx: &'c Context, ty: Type, row: &str) -> Option<Self> {
        Self::of(ctx, attr_of(ctx.dialect_type(ty, row)?.first()?)?)
    }

    pub(super) fn dim_rank(&self) -> usize {
        self.dim_to_lvl.map_or(self.levels.len(), |map| map.dims as usize)
    }

    pub(super) fn is_slice(&self) -> bool {
        self.slices > 0
    }

    pub(super) fn is_identity(&self, ctx: &Context) -> bool {
        self.dim_to_lvl.is_none_or(|map| ctx.is_identity(map))
    }

    /// Returns the number of leading batch levels.
    pub(super) fn batch_rank(&self) -> usize {
        self.levels.iter().rposition(|level| Format::of(*level) == Format::Batch).map_or(0, |last| last + 1)
    }

    /// Returns the runs of levels whose coordinates are stored together: the first level, the level after the last, and
    /// whether each level has a separate array.
    pub(super) fn coo_segments(&self) -> Vec<(usize, usize, bool)> {
        let mut segments = Vec::new();
        if self.levels.len() <= 1 {
            return segments;
        }
        let mut level = 0;
        while let Some(bits) = self.levels.get(level) {
            if !Format::of(*bits).has_positions() {
                level += 1;
                continue;
            }
            let singletons =
                self.levels.iter().skip(level + 1).take_while(|bits| Format::of(**bits) == Format::Singleton);
            let length = 1 + singletons.count();
            if length > 1 {
                let soa = self.levels.get(level + 1).is_some_and(|bits| bits & level_type::SOA != 0);
                segments.push((level, level + length, soa));
            }
            level += length;
        }
        segments
    }

    /// Returns the first of the trailing levels whose coordinates are stored in one array; the level rank if there are
    /// none.
    pub(super) fn coo_start(&self) -> usize {
        match self.coo_segments().first() {
            Some((start, _, false)) => *start,
            _ => self.levels.len(),
        }
    }

    /// Returns the level sizes of a tensor with the given dimension sizes.
    pub(super) fn level_shape(&self, ctx: &Context, dims: &[i64]) -> Vec<i64> {
        let Some(map) = self.dim_to_lvl.filter(|map| !ctx.is_identity(map)) else { return dims.to_vec() };
        map.results.iter().map(|expr| level_size(ctx, *expr, dims)).collect()
    }

    /// Checks the encoding independently of a tensor.
    pub(super) fn verify(&self, ctx: &Context) -> Result<(), Reason> {
        let accepts = |width: i64| matches!(width, 0 | 8 | 16 | 32 | 64);
        if !accepts(self.pos_width) {
            return Err(format!("unexpected position bitwidth: {}", self.pos_width.cast_unsigned() as u32).into());
        }
        if !accepts(self.crd_width) {
            return Err(format!("unexpected coordinate bitwidth: {}", self.crd_width.cast_unsigned() as u32).into());
        }
        self.verify_levels()?;
        self.verify_structured(ctx)?;
        self.verify_ranks(ctx)
    }

    fn verify_levels(&self) -> Result<(), Reason> {
        let formats: Vec<Format> = self.levels.iter().map(|bits| Format::of(*bits)).collect();
        let soa = |at: usize| self.levels.get(at).is_some_and(|bits| bits & level_type::SOA != 0);
        let mut at = 0;
        while let Some(first) = formats.iter().skip(at).position(|f| *f == Format::Singleton).map(|found| found + at) {
            let before = first.checked_sub(1).and_then(|before| formats.get(before));
            if !before.is_some_and(|format| format.has_positions()) {
                return Err("expected compressed or loose_compressed level before singleton level".into());
            }
            at = first + formats.iter().skip(first).take_while(|f| **f == Format::Singleton).count();
            if !(first..at).all(|level| soa(level) == soa(first)) {
                let what = "expected all singleton lvlTypes stored in the same memory layout (SoA vs AoS).";
                return Err(what.into());
            }
        }
        let batches = self.batch_rank();
        if !formats.iter().take(batches).all(|format| *format == Format::Batch) {
            return Err("Batch lvlType can only be leading levels.".into());
        }
        if formats.iter().enumerate().any(|(level, format)| soa(level) && *format != Format::Singleton) {
            return Err("SoA is only applicable to singleton lvlTypes.".into());
        }
        Ok(())
    }

    /// Checks an n:m structured level, if the encoding has one.
    fn verify_structured(&self, ctx: &Context) -> Result<(), Reason> {
        let Some(at) = self.levels.iter().position(|bits| Format::of(*bits) == Format::Structured) else {
            return Ok(());
        };
        if at + 1 != self.levels.len() {
            return Err("expected n_out_of_m to be the last level type".into());
        }
        if !self.levels.iter().take(at).all(|bits| Format::of(*bits) == Format::Dense) {
            return Err("expected all dense lvlTypes before a n_out_of_m level".into());
        }
        let Some(map) = self.dim_to_lvl.filter(|map| map.dims as usize != map.results.len()) else { return Ok(()) };
        let Some(blocks) = Blocks::of(ctx, map) else {
            return Err("expected 1xm block structure for n_out_of_m level".into());
        };
        let mut coefficient = 0;
        for size in blocks.sizes.iter().filter(|size| **size != 0) {
            if coefficient != 0 && *size != coefficient {
                return Err("expected only one blocked level with the same coefficients".into());
            }
            coefficient = *size;
        }
        let m = self.levels.get(at).map_or(0, |bits| bits >> 40 & 0xFF);
        if u64::try_from(coefficient) != Ok(m) {
            return Err("expected coeffiencts of Affine expressions to be equal to m of n_out_of_m level".into());
        }
        Ok(())
    }

    fn verify_ranks(&self, ctx: &Context) -> Result<(), Reason> {
        let (lvl_rank, dim_rank) = (self.levels.len(), self.dim_rank());
        if lvl_rank == 0 {
            return Err("expected a non-empty array for lvlTypes".into());
        }
        if let Some(map) = self.dim_to_lvl {
            let results = map.results.len();
            if results != lvl_rank {
                return Err(
                    format!("level-rank mismatch between dimToLvl and lvlTypes: {results} != {lvl_rank}").into()
                );
            }
            let inferred = infer_lvl_to_dim(ctx, map);
            if inferred.is_none() && map.symbols == 0 {
                return Err("failed to infer lvlToDim from dimToLvl".into());
            }
            if self.lvl_to_dim.is_some_and(|map| inferred.as_ref() != Some(map)) {
                return Err("expected lvlToDim to be an inverse of dimToLvl".into());
            }
            if dim_rank > lvl_rank {
                return Err(format!("unexpected dimToLvl mapping from {dim_rank} to {lvl_rank}").into());
            }
        }
        if self.slices > 0 && self.slices != dim_rank {
            let slices = self.slices;
            return Err(
                format!("dimension-rank mismatch between dimSlices and dimToLvl: {slices} != {dim_rank}").into()
            );
        }
        if self.slices > 0 && dim_rank != lvl_rank {
            return Err(
                format!("dimSlices expected dimension-rank to match level-rank: {dim_rank} != {lvl_rank}").into()
            );
        }
        Ok(())
    }
}

/// Checks the parameters of an encoding.
pub(super) fn verify_params(ctx: &Context, params: &[Param]) -> Result<(), Reason> {
    Encoding::of_params(ctx, params).map_or(Ok(()), |encoding| encoding.verify(ctx))
}

/// Returns the level-to-dimension map that is the inverse of the encoding's dimension-to-level map. `None` if it cannot
/// be inferred.
pub(super) fn inverse(ctx: &Context, params: &[Param]) -> Option<AffineMap> {
    infer_lvl_to_dim(ctx, Encoding::of_params(ctx, params)?.dim_to_lvl?)
}

/// Checks the parameters of an encoding with an explicit level-to-dimension map.
pub(super) fn verify_with_inverse(ctx: &Context, params: &[Param], lvl_to_dim: &AffineMap) -> Result<(), Reason> {
    let Some(encoding) = Encoding::of_params(ctx, params) else { return Ok(()) };
    Encoding { lvl_to_dim: Some(lvl_to_dim), ..encoding }.verify(ctx)
}

/// Checks a tensor type whose encoding is `attr`.
pub(super) fn verify_tensor(ctx: &Context, attr: Attr, tensor: &TensorType) -> Result<(), Reason> {
    let Some(encoding) = Encoding::of(ctx, attr) else { return Ok(()) };
    encoding.verify(ctx)?;
    let (rank, expected) = (tensor.shape.len(), encoding.dim_rank());
    if rank == 0 {
        return Err("expected non-scalar sparse tensor".into());
    }
    if rank != expected {
        return Err(format!("dimension-rank mismatch between encoding and tensor shape: {expected} != {rank}").into());
    }
    for (what, value) in [("explicit", encoding.explicit), ("implicit", encoding.implicit)] {
        let Some(value) = value else { continue };
        let Some(ty) = value_type(ctx, value) else { continue };
        if ty != tensor.element {
            let (found, element) = (quoted(ctx, ty), quoted(ctx, tensor.element));
            return Err(format!(
                "{what} value type mismatch between encoding and tensor element type: {found} != {element}"
            )
            .into());
        }
    }
    if encoding.implicit.is_some_and(|value| !is_zero(ctx, value)) {
        return Err("implicit value must be zero".into());
    }
    Ok(())
}

fn value_type(ctx: &Context, value: Attr) -> Option<Type> {
    match ctx.dialect_attr(value, "complex.number") {
        Some(params) => params.iter().find_map(|param| if let Param::Type(ty) = param { Some(*ty) } else { None }),
        None => ctx.attr_type(value),
    }
}

fn is_zero(ctx: &Context, value: Attr) -> bool {
    // Ignore the sign of a zero.
    let zero = |bits: u128, ty: Type| {
        let width = ctx.int_or_float_width(ty).unwrap_or(128).clamp(1, 128);
        bits << (129 - width) == 0 || width == 1 && bits == 0
    };
    match ctx.attr_data(value) {
        AttrData::Float(float) => zero(float.bits(), float.ty),
        AttrData::Integer(_) => ctx.int_value(value) == Some(0),
        AttrData::Dialect(data) => data.params.iter().all(|param| match param {
            Param::Float(float) => zero(float.bits, ctx.float_type(float.kind)),
            _ => true,
        }),
        _ => true,
    }
}

// Maps between dimensions and levels.

/// A result of a dimension-to-level map: `dim`, `dim floordiv size` or `dim mod size`.
enum Part {
    Dim(u32),
    Floor(u32, i64),
    Mod(u32, i64),
}

fn part(ctx: &Context, expr: AffineExpr) -> Option<Part> {
    match ctx.affine_data(expr) {
        AffineExprData::Dim(dim) => Some(Part::Dim(dim)),
        AffineExprData::Binary(op, lhs, rhs) => match (op, ctx.affine_data(lhs), ctx.affine_data(rhs)) {
            (AffineOp::FloorDiv, AffineExprData::Dim(dim), AffineExprData::Constant(size @ 1..)) => {
                Some(Part::Floor(dim, size))
            }
            (AffineOp::Mod, AffineExprData::Dim(dim), AffineExprData::Constant(size @ 1..)) => {
                Some(Part::Mod(dim, size))
            }
            _ => None,
        },
        _ => None,
    }
}

/// A dimension-to-level map that divides some dimensions into blocks.
struct Blocks {
    /// The block sizes in the order of the levels; 0 for dimensions that are not divided.
    sizes: Vec<i64>,
    parts: Vec<Part>,
}

impl Blocks {
    fn of(ctx: &Context, map: &AffineMap) -> Option<Self> {
        let mut sizes = Vec::new();
        let mut divided = std::collections::BTreeMap::new();
        let mut parts = Vec::new();
        let mut has_block = false;
        for expr in &map.results {
            let part = part(ctx, *expr)?;
            match part {
                Part::Dim(dim) => {
                    sizes.push(0);
                    if divided.insert(dim, 0).is_some() {
                        return None;
                    }
                }
                Part::Floor(dim, size) => {
                    if divided.insert(dim, size).is_some() {
                        return None;
                    }
                }
                Part::Mod(dim, size) => {
                    sizes.push(size);
                    if divided.get(&dim) != Some(&size) {
                        return None;
                    }
                    has_block = true;
                }
            }
            parts.push(part);
        }
        has_block.then_some(Self { sizes, parts })
    }

    /// Returns the level-to-dimension map: first the dimensions that are not divided, then the recombined ones.
    fn inverse(&self, ctx: &Context) -> AffineMap {
        let level = |at: usize| ctx.affine_dim(u32::try_from(at).unwrap_or(u32::MAX));
        let mut results = Vec::new();
        let mut divided: std::collections::BTreeMap<u32, AffineExpr> = std::collections::BTreeMap::new();
        for (at, part) in self.parts.iter().enumerate() {
            match part {
                Part::Dim(_) => results.push(level(at)),
                Part::Floor(dim, size) => {
                    let size = ctx.affine_constant(*size);
                    divided.insert(*dim, ctx.affine_mul(level(at), size));
                }
                Part::Mod(dim, _) => {
                    if let Some(expr) = divided.get_mut(dim) {
                        *expr = ctx.affine_add(*expr, level(at));
                    }
                }
            }
        }
        results.extend(divided.into_values());
        AffineMap { dims: u32::try_from(self.parts.len()).unwrap_or(u32::MAX), symbols: 0, results: results.into() }
    }
}

/// Returns the level-to-dimension map that is the inverse of `map`; `None` if it cannot be inferred.
fn infer_lvl_to_dim(ctx: &Context, map: &AffineMap) -> Option<AffineMap> {
    if map.symbols != 0 {
        return None;
    }
    let dims: Option<Vec<u32>> = map
        .results
        .iter()
        .map(|expr| if let AffineExprData::Dim(dim) = ctx.affine_data(*expr) { Some(dim) } else { None })
        .collect();
    if let Some(dims) = dims.filter(|dims| dims.len() == map.dims as usize) {
        let of = |dim: u32| dims.iter().position(|found| *found == dim).and_then(|at| u32::try_from(at).ok());
        if let Some(levels) = (0..map.dims).map(of).collect::<Option<Vec<u32>>>() {
            let results = levels.into_iter().map(|level| ctx.affine_dim(level)).collect();
            return Some(AffineMap { dims: map.dims, symbols: 0, results });
        }
    }
    Some(Blocks::of(ctx, map)?.inverse(ctx))
}

fn level_size(ctx: &Context, expr: AffineExpr, dims: &[i64]) -> i64 {
    let size = |dim: u32| dims.get(dim as usize).copied().unwrap_or(DYNAMIC);
    match part(ctx, expr) {
        Some(Part::Dim(dim)) => size(dim),
        Some(Part::Floor(dim, by)) if size(dim) != DYNAMIC => (size(dim) - 1).div_euclid(by) + 1,
        Some(Part::Mod(dim, by)) if size(dim) != DYNAMIC => (size(dim) - 1).rem_euclid(by) + 1,
        Some(Part::Mod(_, by)) => by,
        _ => DYNAMIC,
    }
}

/// A ranked tensor type, with its encoding if it is sparse.
pub(super) struct SparseType<'c> {
    pub dims: &'c [i64],
    pub element: Type,
    pub encoding: Option<Encoding<'c>>,
}

impl<'c> SparseType<'c> {
    pub(super) fn of(ctx: &'c Context, ty: Type) -> Option<Self> {
        let TypeData::RankedTensor(tensor) = ctx.type_data(ty) else { return None };
        let encoding = tensor.encoding.and_then(|attr| Encoding::of(ctx, attr));
        Some(Self { dims: &tensor.shape, element: tensor.element, encoding })
    }

    pub(super) fn lvl_rank(&self) -> usize {
        self.encoding.as_ref().map_or(self.dims.len(), |encoding| encoding.levels.len())
    }

    pub(super) fn levels(&self) -> &[u64] {
        self.encoding.as_ref().map_or(&[], |encoding| &encoding.levels)
    }

    /// Returns the bit widths of positions and coordinates. A width of 0 means `index`.
    pub(super) fn widths(&self) -> (i64, i64) {
        self.encoding.as_ref().map_or((0, 0), |encoding| (encoding.pos_width, encoding.crd_width))
    }

    pub(super) fn has_dynamic_dims(&self) -> bool {
        self.dims.contains(&DYNAMIC)
    }

    pub(super) fn level_shape(&self, ctx: &Context) -> Vec<i64> {
        self.encoding.as_ref().map_or_else(|| self.dims.to_vec(), |encoding| encoding.level_shape(ctx, self.dims))
    }

    /// Returns whether the tensor has the coordinate format: a compressed level, followed by singleton levels, with
    /// unique coordinates.
    pub(super) fn is_coo(&self) -> bool {
        let Some(encoding) = &self.encoding else { return false };
        let Some((first, rest)) = encoding.levels.split_first() else { return false };
        let unique = encoding.levels.last().is_some_and(|bits| bits & level_type::NONUNIQUE == 0);
        Format::of(*first).has_positions() && rest.iter().all(|bits| Format::of(*bits) == Format::Singleton) && unique
    }

    pub(super) fn same_map(&self, ctx: &Context, other: &Self) -> bool {
        let identity = |ty: &Self| ty.encoding.as_ref().is_none_or(|encoding| encoding.is_identity(ctx));
        if identity(self) {
            return identity(other) && self.lvl_rank() == other.lvl_rank();
        }
        let map = |ty: &Self| ty.encoding.as_ref().and_then(|encoding| encoding.dim_to_lvl.cloned());
        map(self) == map(other)
    }
}

/// Returns `index` for width 0, otherwise an integer type of that width.
pub(super) fn width_type(ctx: &Context, width: i64) -> Type {
    match u32::try_from(width) {
        Ok(width @ 1..) => ctx.int_type(width),
        _ => ctx.index_type(),
    }
}
