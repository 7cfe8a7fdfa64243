//! Computes the facts about constants that tables show: element type, shape, hash, and the smallest and largest
//! element.

use std::collections::HashMap;
use std::rc::Rc;

use bytes::Bytes;
use mlirkit::edit::query::type_bytes;
use mlirkit::ir::{Ident, ResourceValue};
use mlirkit::{Attr, AttrData, Context, Module, Type, TypeData};

/// The columns of the table of constants that depend only on the type.
#[derive(Clone, Default)]
pub struct Shape {
    pub text: String,
    pub dtype: Option<String>,
    pub sizes: Option<Vec<Option<i64>>>,
    /// The number of elements, if known.
    pub elements: Option<u64>,
    /// The size of all elements in bytes, if their number and size are known.
    pub bytes: Option<u64>,
}

impl Shape {
    pub fn of(ctx: &Context, ty: Type) -> Self {
        let text = ctx.type_text(ty);
        match ctx.shaped(ty) {
            Some(shaped) => {
                let elements = shaped.num_elements().filter(|_| !shaped.is_scalable());
                let elements = elements.and_then(|count| u64::try_from(count).ok());
                Self {
                    text,
                    dtype: Some(ctx.type_text(shaped.element)),
                    sizes: shaped.dims.map(|dims| dims.iter().map(|dim| (*dim >= 0).then_some(*dim)).collect()),
                    elements,
                    bytes: type_bytes(ctx, ty),
                }
            }
            None => {
                let bytes = type_bytes(ctx, ty);
                let is_scalar = bytes.is_some();
                let dtype = is_scalar.then(|| text.clone());
                Self { text, dtype, sizes: is_scalar.then(Vec::new), elements: is_scalar.then_some(1), bytes }
            }
        }
    }
}

/// The columns of the table of constants, for one constant.
pub struct Described {
    pub shape: Shape,
    /// The number of bytes that the file stores for the constant.
    pub bytes: u64,
    pub splat: bool,
    /// The key of the resource that contains the data, if any.
    pub resource: Option<String>,
    /// The hash of the type and the contents, which does not depend on how they are stored. Exceptions are bools and
    /// elements larger than [`SPLAT_BYTES`]: a splat of these has another hash than the same elements in a resource.
    pub hash: String,
    /// The smallest and the largest element, ignoring NaNs. `None` if there are no elements, or if they are not real
    /// numbers.
    pub range: Option<(f64, f64)>,
}

/// The size in bytes of the largest element for which repetition is detected: a complex number of 128 bits.
const SPLAT_BYTES: usize = 16;

/// The data of a resource, with a cache of what has been computed from it.
struct Resource {
    data: Bytes,
    digest: Option<blake3::Hash>,
    splats: HashMap<usize, bool>,
    ranges: HashMap<Type, Option<(f64, f64)>>,
}

/// The constants of a module. Each constant and each resource is examined only once, even if many operations use it.
pub struct Constants {
    known: HashMap<Attr, Option<Rc<Described>>>,
    resources: HashMap<(Ident, Ident), Resource>,
}

impl Constants {
    /// Collects the resources of a module.
    pub fn new(module: &Module<'_>) -> Self {
        let mut resources = HashMap::new();
        for group in &module.dialect_resources {
            for (key, value) in &group.entries {
                if let Some(ResourceValue::Blob { data, .. }) = value {
                    resources.entry((group.name, *key)).or_insert_with(|| Resource {
                        data: data.clone(),
                        digest: None,
                        splats: HashMap::new(),
                        ranges: HashMap::new(),
                    });
                }
            }
        }
        Self { known: HashMap::new(), resources }
    }

    /// Returns the description of a constant attribute. `None` for other attributes, and for resources without data.
    pub fn of(&mut self, ctx: &Context, attr: Attr) -> Option<Rc<Described>> {
        match ctx.attr_data(attr) {
            AttrData::DenseElements(_) | AttrData::DenseResource { .. } => {}
            _ => return None,
        }
        if let Some(known) = self.known.get(&attr) {
            return known.clone();
        }
        let made = self.describe(ctx, attr).map(Rc::new);
        self.known.insert(attr, made.clone());
        made
    }

    fn describe(&mut self, ctx: &Context, attr: Attr) -> Option<Described> {
        match ctx.attr_data(attr) {
            AttrData::DenseElements(dense) => {
                let shape = Shape::of(ctx, dense.ty);
                let data = dense.data.to_bytes();
                let one = one_element(&shape, &data);
                let is_splat = dense.splat || one.is_some_and(|one| repeats(one, &data));
                let digest = blake3::hash(one.filter(|_| is_splat && !is_bool(&shape)).unwrap_or(&data));
                Some(Described {
                    hash: hash(&shape, is_splat, &digest),
                    bytes: data.len() as u64,
                    splat: dense.splat,
                    resource: None,
                    range: range_of(ctx, dense.ty, &data, dense.splat),
                    shape,
                })
            }
            AttrData::DenseResource { ty, dialect, key } => {
                let resource = self.resources.get_mut(&(*dialect, *key))?;
                let shape = Shape::of(ctx, *ty);
                let data = &resource.data;
                let one = one_element(&shape, data);
                let is_splat =
                    one.is_some_and(|one| *resource.splats.entry(one.len()).or_insert_with(|| repeats(one, data)));
                let digest = match one.filter(|_| is_splat && !is_bool(&shape)) {
                    Some(one) => blake3::hash(one),
                    None => *resource.digest.get_or_insert_with(|| blake3::hash(data)),
                };
                let element = ctx.shaped(*ty).map_or(*ty, |shaped| shaped.element);
                let range = *resource.ranges.entry(element).or_insert_with(|| range_of(ctx, *ty, data, true));
                Some(Described {
                    hash: hash(&shape, is_splat, &digest),
                    bytes: data.len() as u64,
                    splat: false,
                    resource: Some(ctx.str(*key).to_owned()),
                    range,
                    shape,
                })
            }
            _ => None,
        }
    }
}

fn is_bool(shape: &Shape) -> bool {
    shape.dtype.as_deref() == Some("i1")
}

/// Returns the bytes of the first element. `None` unless elements have a whole number of bytes, at most
/// [`SPLAT_BYTES`].
fn one_element<'a>(shape: &Shape, data: &'a [u8]) -> Option<&'a [u8]> {
    let size = usize::try_from(shape.bytes?.checked_div(shape.elements?)?).ok()?;
    if (1..=SPLAT_BYTES).contains(&size) { data.get(..size) } else { None }
}

/// Returns whether the data consists of repetitions of one element.
fn repeats(one: &[u8], data: &[u8]) -> bool {
    data.chunks(one.len()).all(|other| other == one)
}

/// Returns the hash of a type and the digest of its elements. For a splat, `digest` is the digest of the single
/// element.
fn hash(shape: &Shape, is_splat: bool, digest: &blake3::Hash) -> String {
    let mut hasher = blake3::Hasher::new();
    hasher.update(shape.text.as_bytes());
    hasher.update(if is_splat && !is_bool(shape) { b"\x01" } else { b"\x00" });
    hasher.update(digest.as_bytes());
    hasher.finalize().to_hex().get(..32).unwrap_or_default().to_owned()
}

/// Returns the smallest and the largest element of a constant. `None` if there are no elements, or if they are not real
/// numbers. Bools take a byte each if `is_bytes` is set, otherwise a bit.
fn range_of(ctx: &Context, ty: Type, data: &[u8], is_bytes: bool) -> Option<(f64, f64)> {
    let shaped = ctx.shaped(ty)?;
    match ctx.type_data(shaped.element) {
        TypeData::Float(kind) => match kind.name() {
            "f32" => range(data.as_chunks().0.iter().map(|bytes| f64::from(f32::from_le_bytes(*bytes)))),
            "f64" => range(data.as_chunks().0.iter().map(|bytes| f64::from_le_bytes(*bytes))),
            _ => {
                let size = kind.width().div_ceil(8) as usize;
                range(data.chunks_exact(size).map(|bytes| kind.to_f64(number(bytes))))
            }
        },
        TypeData::Integer { width: 1, .. } => {
            if is_bytes {
                return range(data.iter().map(|byte| f64::from(u8::from(*byte != 0))));
            }
            let bits = shaped.num_elements().and_then(|count| usize::try_from(count).ok()).filter(|bits| *bits > 0)?;
            let whole = bits / 8;
            let (full, rest) = (data.get(..whole)?, data.get(whole).copied().unwrap_or(0));
            let mask = u8::try_from((1_u16 << (bits % 8)) - 1).unwrap_or(u8::MAX);
            let has_one = full.iter().any(|byte| *byte != 0) || rest & mask != 0;
            let has_zero = full.iter().any(|byte| *byte != u8::MAX) || rest & mask != mask;
            Some((f64::from(u8::from(!has_zero)), f64::from(u8::from(has_one))))
        }
        TypeData::Integer { width, sign } if (1..=64).contains(width) => {
            let size = width.div_ceil(8) as usize;
            let unused = 64 - width;
            let is_unsigned = *sign == mlirkit::ir::Sign::Unsigned;
            range(data.chunks_exact(size).map(|bytes| {
                let raw = number(bytes) as u64;
                if is_unsigned { raw as f64 } else { ((raw << unused) as i64 >> unused) as f64 }
            }))
        }
        TypeData::Index => range(data.as_chunks().0.iter().map(|bytes| i64::from_le_bytes(*bytes) as f64)),
        _ => None,
    }
}

fn number(bytes: &[u8]) -> u128 {
    bytes.iter().rev().take(16).fold(0, |number, byte| number << 8 | u128::from(*byte))
}

fn range(numbers: impl Iterator<Item = f64>) -> Option<(f64, f64)> {
    let real = numbers.filter(|number| !number.is_nan());
    real.fold(None, |range, number| match range {
        None => Some((number, number)),
        Some((least, most)) => Some((number.min(least), number.max(most))),
    })
}
