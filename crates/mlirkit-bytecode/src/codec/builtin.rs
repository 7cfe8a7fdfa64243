//! The encodings of builtin attributes and types: a code followed by fields.
//!
//! Older releases have no encoding for affine maps, integer sets, strided layouts and small floats. For these releases,
//! such entities are stored as text.

use bytes::Bytes;
use mlirkit_defs::Release;
use mlirkit_diag::Result;
use mlirkit_ir::{
    Attr, AttrData, Blob, Context, DYNAMIC, DenseArrayAttr, DenseElementsAttr, DenseStringsAttr, FileRange, FloatAttr,
    FunctionType, Ident, IntegerAttr, MemRefType, Sign, StridedLayout, TensorType, Type, TypeData, VectorType,
    pack_bools,
};
use mlirkit_num::FloatKind;

use crate::codec::affine;
use crate::codec::reader::DialectReader;
use crate::codec::writer::DialectWriter;

/// The maximum number of zero-width elements in an array. Such elements take no bytes in a file, but the printed form
/// lists each of them.
const MOST_WITHOUT_BYTES: u64 = 1 << 16;

pub(crate) mod attr_code {
    pub(crate) const ARRAY: u64 = 0;
    pub(crate) const DICTIONARY: u64 = 1;
    pub(crate) const STRING: u64 = 2;
    pub(crate) const TYPED_STRING: u64 = 3;
    pub(crate) const FLAT_SYMBOL_REF: u64 = 4;
    pub(crate) const SYMBOL_REF: u64 = 5;
    pub(crate) const TYPE: u64 = 6;
    pub(crate) const UNIT: u64 = 7;
    pub(crate) const INTEGER: u64 = 8;
    pub(crate) const FLOAT: u64 = 9;
    pub(crate) const CALL_SITE_LOC: u64 = 10;
    pub(crate) const FILE_LINE_COL: u64 = 11;
    pub(crate) const FUSED_LOC: u64 = 12;
    pub(crate) const FUSED_LOC_WITH_METADATA: u64 = 13;
    pub(crate) const NAME_LOC: u64 = 14;
    pub(crate) const UNKNOWN_LOC: u64 = 15;
    pub(crate) const DENSE_RESOURCE: u64 = 16;
    pub(crate) const DENSE_ARRAY: u64 = 17;
    pub(crate) const DENSE_ELEMENTS: u64 = 18;
    pub(crate) const DENSE_STRINGS: u64 = 19;
    pub(crate) const SPARSE: u64 = 20;
    pub(crate) const DISTINCT: u64 = 21;
    pub(crate) const FILE_RANGE: u64 = 22;
    // Codes used since release 24.
    pub(crate) const AFFINE_MAP: u64 = 23;
    pub(crate) const INTEGER_SET: u64 = 24;
    pub(crate) const STRIDED_LAYOUT: u64 = 25;
}

mod type_code {
    pub(super) const INTEGER: u64 = 0;
    pub(super) const INDEX: u64 = 1;
    pub(super) const FUNCTION: u64 = 2;
    pub(super) const COMPLEX: u64 = 9;
    pub(super) const MEMREF: u64 = 10;
    pub(super) const MEMREF_WITH_SPACE: u64 = 11;
    pub(super) const NONE: u64 = 12;
    pub(super) const TENSOR: u64 = 13;
    pub(super) const TENSOR_WITH_ENCODING: u64 = 14;
    pub(super) const TUPLE: u64 = 15;
    pub(super) const UNRANKED_MEMREF: u64 = 16;
    pub(super) const UNRANKED_MEMREF_WITH_SPACE: u64 = 17;
    pub(super) const UNRANKED_TENSOR: u64 = 18;
    pub(super) const VECTOR: u64 = 19;
    pub(super) const SCALABLE_VECTOR: u64 = 20;
    // Used since release 23. The codes before it are those of the small floats and the token type.
    pub(super) const GRAPH: u64 = 34;
}

/// The float kinds that have the consecutive codes from 3 on.
const FLOATS: [FloatKind; 6] =
    [FloatKind::BF16, FloatKind::F16, FloatKind::F32, FloatKind::F64, FloatKind::F80, FloatKind::F128];

const FIRST_FLOAT: u64 = 3;

/// The float kinds that have the consecutive codes from 21 on, used since release 23.
const SMALL_FLOATS: [FloatKind; 12] = [
    FloatKind::TF32,
    FloatKind::F8E5M2,
    FloatKind::F8E4M3,
    FloatKind::F8E4M3FN,
    FloatKind::F8E5M2FNUZ,
    FloatKind::F8E4M3FNUZ,
    FloatKind::F8E4M3B11FNUZ,
    FloatKind::F8E3M4,
    FloatKind::F4E2M1FN,
    FloatKind::F6E2M3FN,
    FloatKind::F6E3M2FN,
    FloatKind::F8E8M0FNU,
];

const FIRST_SMALL_FLOAT: u64 = 21;

fn float_code(kind: FloatKind, release: Release) -> Option<u64> {
    let place = |kinds: &[FloatKind]| kinds.iter().position(|known| *known == kind).map(|index| index as u64);
    let small =
        || place(&SMALL_FLOATS).filter(|_| release.encodes_small_floats()).map(|index| FIRST_SMALL_FLOAT + index);
    place(&FLOATS).map(|index| FIRST_FLOAT + index).or_else(small)
}

fn float_of_code(code: u64) -> Option<FloatKind> {
    let at = |first: u64, kinds: &[FloatKind]| kinds.get(usize::try_from(code.checked_sub(first)?).ok()?).copied();
    at(FIRST_FLOAT, &FLOATS).or_else(|| at(FIRST_SMALL_FLOAT, &SMALL_FLOATS))
}

/// The code of a `loc("file":line:column)` attribute.
pub(crate) const FILE_LINE_COL: u64 = attr_code::FILE_LINE_COL;

/// Writes an attribute. Writes nothing and returns false if the attribute must be stored as text.
pub(crate) fn write_attr<'e>(data: &'e AttrData, w: &mut DialectWriter<'_, 'e>) -> bool {
    use attr_code as code;
    match data {
        AttrData::Unit => w.varint(code::UNIT),
        AttrData::UnknownLoc => w.varint(code::UNKNOWN_LOC),
        AttrData::FileLineCol { file, line, column } => {
            w.varint(code::FILE_LINE_COL);
            w.string_attr(*file);
            w.varint((*line).into());
            w.varint((*column).into());
        }
        AttrData::Integer(int) => {
            w.varint(code::INTEGER);
            w.ty(int.ty);
            w.ap_int(&int.value);
        }
        AttrData::Float(float) => {
            let TypeData::Float(kind) = w.context().type_data(float.ty) else { return false };
            w.varint(code::FLOAT);
            w.ty(float.ty);
            w.float(kind.width(), kind.stored(float.bits()));
        }
        AttrData::String { value, ty: None } => {
            w.varint(code::STRING);
            w.ident(*value);
        }
        AttrData::String { value, ty: Some(ty) } => {
            w.varint(code::TYPED_STRING);
            w.ident(*value);
            w.ty(*ty);
        }
        AttrData::Array(items) => {
            w.varint(code::ARRAY);
            w.list(items.iter(), |w, item| w.attr(*item));
        }
        AttrData::Dictionary(entries) => {
            w.varint(code::DICTIONARY);
            w.list(entries.iter(), |w, (name, value)| {
                w.string_attr(*name);
                w.attr(*value);
            });
        }
        AttrData::Type(ty) => {
            w.varint(code::TYPE);
            w.ty(*ty);
        }
        AttrData::SymbolRef(path) => return write_symbol(path, w),
        AttrData::DenseArray(array) => {
            w.varint(code::DENSE_ARRAY);
            w.ty(array.element);
            w.varint(array.len);
            w.blob(array.data.as_slice());
        }
        AttrData::DenseElements(dense) => {
            w.varint(code::DENSE_ELEMENTS);
            w.ty(dense.ty);
            w.constant(&dense.data);
        }
        AttrData::DenseStrings(dense) => {
            w.varint(code::DENSE_STRINGS);
            w.ty(dense.ty);
            w.varint(dense.splat.into());
            dense.values.iter().for_each(|value| w.ident(*value));
        }
        AttrData::DenseResource { ty, dialect, key } => {
            w.varint(code::DENSE_RESOURCE);
            w.ty(*ty);
            w.resource(*dialect, *key);
        }
        AttrData::Sparse { ty, indices, values } => {
            w.varint(code::SPARSE);
            w.ty(*ty);
            w.attr(*indices);
            w.attr(*values);
        }
        AttrData::Distinct { attr, .. } => {
            w.varint(code::DISTINCT);
            w.attr(*attr);
        }
        AttrData::FileRange(range) => write_range(range, w),
        AttrData::NameLoc { name, child } => {
            w.varint(code::NAME_LOC);
            w.string_attr(*name);
            w.attr(*child);
        }
        AttrData::CallSiteLoc { callee, caller } => {
            w.varint(code::CALL_SITE_LOC);
            w.attr(*callee);
            w.attr(*caller);
        }
        AttrData::FusedLoc { locations, metadata } => {
            w.varint(if metadata.is_some() { code::FUSED_LOC_WITH_METADATA } else { code::FUSED_LOC });
            w.list(locations.iter(), |w, loc| w.attr(*loc));
            if let Some(metadata) = metadata {
                w.attr(*metadata);
            }
        }
        AttrData::AffineMap(map) if w.release.encodes_affine() => {
            w.varint(code::AFFINE_MAP);
            affine::write_map(map, w);
        }
        AttrData::IntegerSet(set) if w.release.encodes_affine() => {
            w.varint(code::INTEGER_SET);
            affine::write_set(set, w);
        }
        AttrData::StridedLayout(layout) if w.release.encodes_affine() => {
            w.varint(code::STRIDED_LAYOUT);
            w.signed_varint(layout.offset);
            w.list(layout.strides.iter(), |w, stride| w.signed_varint(*stride));
        }
        AttrData::AffineMap(_)
        | AttrData::IntegerSet(_)
        | AttrData::StridedLayout(_)
        | AttrData::Opaque { .. }
        | AttrData::Dialect(_)
        | AttrData::Verbatim(_) => return false,
    }
    true
}

fn write_symbol(path: &[Ident], w: &mut DialectWriter<'_, '_>) -> bool {
    let Some((root, nested)) = path.split_first() else { return false };
    w.varint(if nested.is_empty() { attr_code::FLAT_SYMBOL_REF } else { attr_code::SYMBOL_REF });
    w.string_attr(*root);
    if !nested.is_empty() {
        w.list(nested.iter(), |w, name| {
            let flat = w.context().attr(AttrData::SymbolRef(Box::new([*name])));
            w.attr(flat);
        });
    }
    true
}

/// Writes the location of a file range. Lines and columns that equal earlier ones are omitted.
fn write_range(range: &FileRange, w: &mut DialectWriter<'_, '_>) {
    let FileRange { file, start_line, start_column, end_line, end_column, .. } = *range;
    let numbers = [start_line, start_column, end_column];
    w.varint(attr_code::FILE_RANGE);
    w.string_attr(file);
    let kept: &[u32] = match numbers {
        [0, 0, 0] if end_line == 0 => &[],
        [line, 0, _] if line == end_line => &[line],
        [line, start, end] if line == end_line && start == end => &[line, start],
        [line, ..] if line == end_line => &numbers,
        _ => &[start_line, start_column, end_line, end_column],
    };
    w.list(kept.iter(), |w, number| w.varint((*number).into()));
}

/// Reads a builtin attribute.
pub(crate) fn read_attr(r: &mut DialectReader<'_, '_>) -> Result<Attr> {
    use attr_code as code;
    let ctx = r.context();
    let data = match r.varint()? {
        code::ARRAY => AttrData::Array(r.list(DialectReader::attr)?.into()),
        code::DICTIONARY => {
            let entries = r.list(|r| Ok((r.string_attr()?, r.attr()?)))?;
            return Ok(ctx.dictionary(entries));
        }
        code::STRING => AttrData::String { value: r.ident()?, ty: None },
        code::TYPED_STRING => {
            let value = r.ident()?;
            let ty = r.ty()?;
            AttrData::String { value, ty: (ty != ctx.none_type()).then_some(ty) }
        }
        code::FLAT_SYMBOL_REF => AttrData::SymbolRef(Box::new([r.string_attr()?])),
        code::SYMBOL_REF => {
            let mut path = vec![r.string_attr()?];
            path.extend(r.list(read_flat_symbol)?);
            AttrData::SymbolRef(path.into())
        }
        code::TYPE => AttrData::Type(r.ty()?),
        code::UNIT => return Ok(ctx.unit()),
        code::INTEGER => {
            let ty = r.ty()?;
            let width = match ctx.type_data(ty) {
                TypeData::Integer { width, .. } => *width,
                TypeData::Index => 64,
                _ => {
                    let message = "expected integer or index type for IntegerAttr, but got: ";
                    return Err(r.error(format!("{message}'{}'", r.spell_type(ty))));
                }
            };
            AttrData::Integer(IntegerAttr { ty, value: r.ap_int(width)? })
        }
        code::FLOAT => {
            let ty = r.ty()?;
            let TypeData::Float(kind) = ctx.type_data(ty) else {
                return Err(r.error(format!("expected float type for FloatAttr, but got: '{}'", r.spell_type(ty))));
            };
            AttrData::Float(FloatAttr::new(ty, r.float(kind.width())?))
        }
        code::CALL_SITE_LOC => AttrData::CallSiteLoc { callee: r.location()?, caller: r.location()? },
        code::FILE_LINE_COL => {
            let (file, line, column) = (r.string_attr()?, r.varint()? as u32, r.varint()? as u32);
            return Ok(r.file_loc(file, line, column));
        }
        code::FUSED_LOC => return Ok(ctx.fused_loc(&r.list(DialectReader::location)?, None)),
        // Unlike other fused locations, upstream does not flatten the ones with metadata.
        code::FUSED_LOC_WITH_METADATA => {
            let locations = r.list(DialectReader::location)?.into();
            AttrData::FusedLoc { locations, metadata: Some(r.attr()?) }
        }
        code::NAME_LOC => AttrData::NameLoc { name: r.string_attr()?, child: r.location()? },
        code::UNKNOWN_LOC => return Ok(ctx.unknown_loc()),
        code::DENSE_RESOURCE => {
            let ty = r.ty()?;
            if !may_be_shaped(ctx, ty) {
                return Err(not_shaped(r, ty));
            }
            let (dialect, key) = r.resource()?;
            AttrData::DenseResource { ty, dialect, key }
        }
        code::DENSE_ARRAY => {
            let (element, len, data) = (r.ty()?, r.varint()?, Blob::new(r.blob()?));
            let width = match ctx.type_data(element) {
                TypeData::Integer { width, .. } => u64::from(*width),
                TypeData::Index => 64,
                TypeData::Float(kind) => u64::from(kind.width()),
                _ => return Err(r.error("expected integer or floating point element type")),
            };
            let (size, found) = (width.div_ceil(8), data.as_slice().len());
            if len.checked_mul(size) != Some(found as u64) || size == 0 && len > MOST_WITHOUT_BYTES {
                let expected = format!("expected data size ({len} elements, {size} bytes each)");
                return Err(r.error(format!("{expected} does not match: {found} bytes")));
            }
            AttrData::DenseArray(Box::new(DenseArrayAttr { element, len, data }))
        }
        code::DENSE_ELEMENTS => read_dense(r)?,
        code::DENSE_STRINGS => {
            let ty = r.ty()?;
            let splat = r.varint()? != 0;
            let count = if splat { 1 } else { element_count(ctx, ty).ok_or_else(|| not_shaped(r, ty))? };
            let count = r.limit(count)?;
            let values = (0..count).map(|_| r.ident()).collect::<Result<_>>()?;
            AttrData::DenseStrings(Box::new(DenseStringsAttr { ty, values, splat }))
        }
        code::SPARSE => AttrData::Sparse { ty: r.ty()?, indices: r.attr()?, values: r.attr()? },
        code::DISTINCT => {
            let attr = r.attr()?;
            return Ok(ctx.distinct(attr));
        }
        code::FILE_RANGE => return read_range(r),
        code::AFFINE_MAP if r.is_there(Release::encodes_affine) => AttrData::AffineMap(Box::new(affine::read_map(r)?)),
        code::INTEGER_SET if r.is_there(Release::encodes_affine) => {
            AttrData::IntegerSet(Box::new(affine::read_set(r)?))
        }
        code::STRIDED_LAYOUT if r.is_there(Release::encodes_affine) => {
            let (offset, strides) = (r.signed_varint()?, r.list(DialectReader::signed_varint)?.into());
            AttrData::StridedLayout(Box::new(StridedLayout { offset, strides }))
        }
        other => return Err(r.error(format!("unknown attribute code: {other}"))),
    };
    Ok(ctx.attr(data))
}

fn read_flat_symbol(r: &mut DialectReader<'_, '_>) -> Result<Ident> {
    let attr = r.attr()?;
    match r.context().attr_data(attr) {
        AttrData::SymbolRef(path) if path.len() == 1 => Ok(path[0]),
        _ => Err(r.unexpected_attr("FlatSymbolRefAttr", attr)),
    }
}

fn read_range(r: &mut DialectReader<'_, '_>) -> Result<Attr> {
    let file = r.string_attr()?;
    let numbers = r.list(|r| Ok(r.varint()? as u32))?;
    let (start_line, start_column, end_line, end_column) = match *numbers {
        [] => (0, 0, 0, 0),
        [line] => (line, 0, line, 0),
        [line, column] => (line, column, line, column),
        [line, start, end] => (line, start, line, end),
        [start_line, start, end_line, end] => (start_line, start, end_line, end),
        _ => return Err(r.error(format!("expected at most 4 numbers of a file range, but got: {}", numbers.len()))),
    };
    if numbers.len() == 2 {
        return Ok(r.context().file_loc(file, start_line, start_column));
    }
    let range = FileRange { file, start_line, start_column, end_line, end_column, names_line: false };
    Ok(r.context().attr(AttrData::FileRange(Box::new(range))))
}

/// Returns the number of elements of a shaped type. `None` if the type is not shaped or its shape is not static.
fn element_count(ctx: &Context, ty: Type) -> Option<u64> {
    let shape = match ctx.type_data(ty) {
        TypeData::RankedTensor(tensor) => &*tensor.shape,
        TypeData::Vector(vector) => &*vector.shape,
        TypeData::MemRef(memref) => &*memref.shape,
        TypeData::Dialect(_) => ctx.shaped(ty)?.dims?,
        _ => return None,
    };
    shape.iter().try_fold(1_u64, |count, size| count.checked_mul(u64::try_from(*size).ok()?))
}

/// Returns the number of bits per element in a dense attribute of type `ty`: 1 for `i1`, otherwise a multiple of 8.
/// `None` if the elements are not numeric.
fn element_bits(ctx: &Context, ty: Type) -> Option<u64> {
    let element = match ctx.type_data(ty) {
        TypeData::RankedTensor(tensor) => tensor.element,
        TypeData::Vector(vector) => vector.element,
        TypeData::MemRef(memref) => memref.element,
        TypeData::Dialect(_) => ctx.shaped(ty)?.element,
        _ => return None,
    };
    let scalar = |ty: Type| match ctx.type_data(ty) {
        TypeData::Integer { width, .. } => Some(u64::from(*width)),
        TypeData::Index => Some(64),
        TypeData::Float(kind) => Some(u64::from(kind.width())),
        _ => None,
    };
    match ctx.type_data(element) {
        TypeData::Complex(inner) => Some(scalar(*inner)?.next_multiple_of(8) * 2),
        _ => scalar(element).map(|bits| if bits == 1 { 1 } else { bits.next_multiple_of(8) }),
    }
}

/// Returns true if a type is shaped, or may be because it is stored as source text of unknown syntax.
fn may_be_shaped(ctx: &Context, ty: Type) -> bool {
    ctx.shaped(ty).is_some() || matches!(ctx.type_data(ty), TypeData::Verbatim(_))
}

fn not_shaped(r: &DialectReader<'_, '_>, ty: Type) -> mlirkit_diag::Error {
    r.error(format!("expected mlir::ShapedType, but got: '{}'", r.spell_type(ty)))
}

fn read_dense(r: &mut DialectReader<'_, '_>) -> Result<AttrData> {
    let ty = r.ty()?;
    if r.context().shaped(ty).is_none() {
        return Err(not_shaped(r, ty));
    }
    let data = r.blob()?;
    dense(r, ty, data)
}

/// Creates the data of a dense attribute from the encoded bytes of its elements.
pub(crate) fn dense(r: &DialectReader<'_, '_>, ty: Type, mut data: Bytes) -> Result<AttrData> {
    let ctx = r.context();
    let (Some(count), Some(bits)) = (element_count(ctx, ty), element_bits(ctx, ty)) else {
        return Err(not_shaped(r, ty));
    };
    let size = data.len() as u64;
    let mut splat = count == 1;
    if bits == 1 {
        let packed = count.div_ceil(8);
        if let [0 | 0xff] = *data {
            splat = true;
        } else if size == count && size != packed {
            // Some old writers stored one byte for each bit.
            data = pack_bools(&data).into();
        } else if size != packed {
            return Err(wrong_size(r, size, packed));
        }
    } else if size * 8 == bits {
        splat = true;
    } else if Some(size * 8) != bits.checked_mul(count) {
        return Err(wrong_size(r, size, (bits / 8).saturating_mul(count)));
    }
    let dense = match splat {
        true => DenseElementsAttr { ty, splat, data: Blob::new(data) },
        false => DenseElementsAttr::new(ty, bits, count, data),
    };
    Ok(AttrData::DenseElements(Box::new(dense)))
}

fn wrong_size(r: &DialectReader<'_, '_>, found: u64, expected: u64) -> mlirkit_diag::Error {
    r.error(format!("expected {expected} bytes of dense elements, but got: {found}"))
}

/// Writes a type. Writes nothing and returns false if the type must be stored as text.
pub(crate) fn write_type(data: &TypeData, w: &mut DialectWriter<'_, '_>) -> bool {
    use type_code as code;
    match data {
        TypeData::Integer { width, sign } => {
            let sign = match sign {
                Sign::Signless => 0,
                Sign::Signed => 1,
                Sign::Unsigned => 2,
            };
            w.varint(code::INTEGER);
            w.varint(u64::from(*width) << 2 | sign);
        }
        TypeData::Index => w.varint(code::INDEX),
        TypeData::Float(kind) => match float_code(*kind, w.release) {
            Some(code) => w.varint(code),
            None => return false,
        },
        TypeData::None => w.varint(code::NONE),
        TypeData::Complex(element) => {
            w.varint(code::COMPLEX);
            w.ty(*element);
        }
        TypeData::Function(function) => {
            w.varint(code::FUNCTION);
            w.list(function.inputs.iter(), |w, ty| w.ty(*ty));
            w.list(function.results.iter(), |w, ty| w.ty(*ty));
        }
        TypeData::Tuple(types) => {
            w.varint(code::TUPLE);
            w.list(types.iter(), |w, ty| w.ty(*ty));
        }
        TypeData::Vector(vector) => {
            let scalable = vector.scalable.contains(&true);
            w.varint(if scalable { code::SCALABLE_VECTOR } else { code::VECTOR });
            if scalable && w.release.counts_scalable_dims() {
                w.varint(vector.scalable.iter().rev().take_while(|scalable| **scalable).count() as u64);
            } else if scalable {
                w.list(vector.scalable.iter(), |w, scalable| w.bool(*scalable));
            }
            write_shape(&vector.shape, w);
            w.ty(vector.element);
        }
        TypeData::RankedTensor(tensor) => {
            w.varint(if tensor.encoding.is_some() { code::TENSOR_WITH_ENCODING } else { code::TENSOR });
            if let Some(encoding) = tensor.encoding {
                w.attr(encoding);
            }
            write_shape(&tensor.shape, w);
            w.ty(tensor.element);
        }
        TypeData::UnrankedTensor(element) => {
            w.varint(code::UNRANKED_TENSOR);
            w.ty(*element);
        }
        TypeData::MemRef(memref) => {
            w.varint(if memref.space.is_some() { code::MEMREF_WITH_SPACE } else { code::MEMREF });
            if let Some(space) = memref.space {
                w.attr(space);
            }
            write_shape(&memref.shape, w);
            w.ty(memref.element);
            let identity = || w.context().identity_map_attr(memref.shape.len());
            let layout = memref.layout.unwrap_or_else(identity);
            w.attr(layout);
        }
        TypeData::UnrankedMemRef { element, space } => {
            w.varint(if space.is_some() { code::UNRANKED_MEMREF_WITH_SPACE } else { code::UNRANKED_MEMREF });
            if let Some(space) = space {
                w.attr(*space);
            }
            w.ty(*element);
        }
        TypeData::Graph(graph) if w.release.encodes_graphs() => {
            w.varint(code::GRAPH);
            w.list(graph.inputs.iter(), |w, ty| w.ty(*ty));
            w.list(graph.results.iter(), |w, ty| w.ty(*ty));
        }
        TypeData::Graph(_) | TypeData::Opaque { .. } | TypeData::Dialect(_) | TypeData::Verbatim(_) => return false,
    }
    true
}

fn write_shape(shape: &[i64], w: &mut DialectWriter<'_, '_>) {
    w.list(shape.iter(), |w, size| w.signed_varint(*size));
}

/// Reads a memory space. Builtin attributes are accepted only if the textual syntax permits them as memory spaces.
fn read_space(r: &mut DialectReader<'_, '_>) -> Result<Attr> {
    let space = r.attr()?;
    match r.context().attr_data(space) {
        AttrData::Integer(_)
        | AttrData::String { .. }
        | AttrData::Dictionary(_)
        | AttrData::Dialect(_)
        | AttrData::Opaque { .. }
        | AttrData::Verbatim(_) => Ok(space),
        _ => Err(r.error("unsupported memory space Attribute")),
    }
}

/// Reads a builtin type.
pub(crate) fn read_type(r: &mut DialectReader<'_, '_>) -> Result<Type> {
    use type_code as code;
    let ctx = r.context();
    let data = match r.varint()? {
        code::INTEGER => {
            let encoded = r.varint()?;
            let sign = match encoded & 3 {
                0 => Sign::Signless,
                1 => Sign::Signed,
                2 => Sign::Unsigned,
                other => return Err(r.error(format!("unknown signedness of an integer type: {other}"))),
            };
            match u32::try_from(encoded >> 2) {
                Ok(width) if width < 1 << 24 => TypeData::Integer { width, sign },
                _ => return Err(r.error("integer bitwidth is limited to 16777215 bits")),
            }
        }
        code::INDEX => TypeData::Index,
        code::NONE => TypeData::None,
        code::GRAPH if r.is_there(Release::encodes_graphs) => {
            let inputs = r.list(DialectReader::ty)?.into();
            let results = r.list(DialectReader::ty)?.into();
            TypeData::Graph(Box::new(FunctionType { inputs, results }))
        }
        code::FUNCTION => {
            let inputs = r.list(DialectReader::ty)?.into();
            let results = r.list(DialectReader::ty)?.into();
            TypeData::Function(Box::new(FunctionType { inputs, results }))
        }
        code::COMPLEX => TypeData::Complex(r.ty()?),
        kind @ (code::MEMREF | code::MEMREF_WITH_SPACE) => {
            let space = if kind == code::MEMREF_WITH_SPACE { Some(read_space(r)?) } else { None };
            let (shape, element, layout) = (read_shape(r, "invalid memref size")?, r.ty()?, r.attr()?);
            let layout = (layout != ctx.identity_map_attr(shape.len())).then_some(layout);
            TypeData::MemRef(Box::new(MemRefType { shape, element, layout, space }))
        }
        kind @ (code::TENSOR | code::TENSOR_WITH_ENCODING) => {
            let encoding = if kind == code::TENSOR_WITH_ENCODING { Some(r.attr()?) } else { None };
            let (shape, element) = (read_shape(r, "invalid tensor dimension size")?, r.ty()?);
            TypeData::RankedTensor(Box::new(TensorType { shape, element, encoding }))
        }
        code::TUPLE => TypeData::Tuple(r.list(DialectReader::ty)?.into()),
        code::UNRANKED_MEMREF => TypeData::UnrankedMemRef { element: r.ty()?, space: None },
        code::UNRANKED_MEMREF_WITH_SPACE => {
            let space = Some(read_space(r)?);
            TypeData::UnrankedMemRef { element: r.ty()?, space }
        }
        code::UNRANKED_TENSOR => TypeData::UnrankedTensor(r.ty()?),
        code::VECTOR => {
            let (shape, element) = (read_sizes(r)?, r.ty()?);
            let scalable = vec![false; shape.len()].into();
            TypeData::Vector(Box::new(VectorType { shape, scalable, element }))
        }
        code::SCALABLE_VECTOR if r.origin().release.is_some_and(Release::counts_scalable_dims) => {
            let count = r.varint()?;
            let (shape, element) = (read_sizes(r)?, r.ty()?);
            let fixed = (shape.len() as u64).checked_sub(count);
            let fixed = fixed.ok_or_else(|| r.error("there are fewer dims than scalable dims"))?;
            let scalable = (0..shape.len() as u64).map(|dim| dim >= fixed).collect();
            TypeData::Vector(Box::new(VectorType { shape, scalable, element }))
        }
        code::SCALABLE_VECTOR => {
            let scalable: Box<[bool]> = r.list(DialectReader::bool)?.into();
            let (shape, element) = (read_sizes(r)?, r.ty()?);
            if scalable.len() != shape.len() {
                return Err(r.error("number of dims must match, got a different number of scalable dims"));
            }
            TypeData::Vector(Box::new(VectorType { shape, scalable, element }))
        }
        other => match float_of_code(other) {
            Some(kind) if other < FIRST_SMALL_FLOAT || r.is_there(Release::encodes_small_floats) => {
                TypeData::Float(kind)
            }
            _ => return Err(r.error(format!("unknown attribute code: {other}"))),
        },
    };
    match ctx.type_fault(&data) {
        Some(fault) => Err(r.error(fault)),
        None => Ok(ctx.ty(data)),
    }
}

/// Reads the shape of a tensor or memref, which may have dynamic dimensions. Fails with the message `fault` if a size
/// cannot be expressed in the textual syntax.
fn read_shape(r: &mut DialectReader<'_, '_>, fault: &'static str) -> Result<Box<[i64]>> {
    let shape = r.list(DialectReader::signed_varint)?;
    match shape.iter().all(|size| *size >= 0 || *size == DYNAMIC) {
        true => Ok(shape.into()),
        false => Err(r.error(fault)),
    }
}

/// Reads the dimension sizes of a vector type, which must be positive.
fn read_sizes(r: &mut DialectReader<'_, '_>) -> Result<Box<[i64]>> {
    let sizes = r.list(DialectReader::signed_varint)?;
    match sizes.iter().all(|size| *size > 0) {
        true => Ok(sizes.into()),
        false => Err(r.error(format!(
            "vector types must have positive constant sizes but got {}",
            sizes.iter().map(i64::to_string).collect::<Vec<_>>().join(", ")
        ))),
    }
}
