//! The contents of constants: element type, shape, hash, smallest and largest element.

use mlirkit::edit::query::type_bytes;
use mlirkit::ir::ResourceValue;
use mlirkit::{AttrData, Context, Module, Type, TypeData};

/// What a table says of a type.
#[derive(Clone, Default)]
pub struct Shape {
    pub text: String,
    pub dtype: Option<String>,
    pub sizes: Option<Vec<Option<i64>>>,
    /// The number of elements, if it is known.
    pub elements: Option<u64>,
    /// The bytes of all elements, if their number and size are known.
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

/// A constant with its bytes.
pub struct Constant {
    pub ty: Type,
    pub splat: bool,
    pub data: bytes::Bytes,
    /// The key of the resource that holds the bytes.
    pub resource: Option<String>,
}

impl Constant {
    /// Returns the constant that an attribute is; `None` for other attributes and for a resource without bytes.
    pub fn of(module: &Module<'_>, attr: mlirkit::Attr) -> Option<Self> {
        let ctx = module.context();
        match ctx.attr_data(attr) {
            AttrData::DenseElements(dense) => {
                Some(Self { ty: dense.ty, splat: dense.splat, data: dense.data.to_bytes(), resource: None })
            }
            AttrData::DenseResource { ty, dialect, key } => {
                let groups = module.dialect_resources.iter().filter(|group| group.name == *dialect);
                let value =
                    groups.flat_map(|group| &group.entries).find(|(name, _)| name == key).map(|(_, value)| value);
                let data = match value {
                    Some(Some(ResourceValue::Blob { data, .. })) => data.clone(),
                    _ => return None,
                };
                Some(Self { ty: *ty, splat: false, data, resource: Some(ctx.str(*key).to_owned()) })
            }
            _ => None,
        }
    }

    /// Returns a hash that is equal for equal types and contents, however they are stored. Only bools differ: those of a
    /// resource are bytes, and those of a constant are bits.
    pub fn hash(&self, shape: &Shape) -> String {
        let mut hasher = blake3::Hasher::new();
        hasher.update(shape.text.as_bytes());
        let element = usize::try_from(shape.bytes.unwrap_or(0).checked_div(shape.elements.unwrap_or(0)).unwrap_or(0));
        let one = element.ok().and_then(|size| self.data.get(..size)).filter(|one| !one.is_empty());
        // A resource repeats what a dense attribute says once.
        let is_splat = self.splat || one.is_some_and(|one| self.data.chunks(one.len()).all(|other| other == one));
        match one.filter(|_| is_splat && shape.dtype.as_deref() != Some("i1")) {
            Some(one) => hasher.update(b"\x01").update(one),
            None => hasher.update(b"\x00").update(&self.data),
        };
        hasher.finalize().to_hex().get(..32).unwrap_or_default().to_owned()
    }

    /// Returns the smallest and the largest element, without NaNs; `None` if there is none or they are not real numbers.
    pub fn range(&self, ctx: &Context) -> Option<(f64, f64)> {
        let element = ctx.shaped(self.ty)?.element;
        let data = &*self.data;
        match ctx.type_data(element) {
            TypeData::Float(kind) => match kind.name() {
                "f32" => range(data.as_chunks().0.iter().map(|bytes| f64::from(f32::from_le_bytes(*bytes)))),
                "f64" => range(data.as_chunks().0.iter().map(|bytes| f64::from_le_bytes(*bytes))),
                _ => {
                    let size = kind.width().div_ceil(8) as usize;
                    range(data.chunks_exact(size).map(|bytes| kind.to_f64(number(bytes))))
                }
            },
            TypeData::Integer { width: 1, .. } => {
                if self.splat || self.resource.is_some() {
                    return range(data.iter().map(|byte| f64::from(u8::from(*byte != 0))));
                }
                let bits = self.elements(ctx).filter(|bits| *bits > 0)?;
                let whole = usize::try_from(bits / 8).ok()?;
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

    fn elements(&self, ctx: &Context) -> Option<u64> {
        ctx.shaped(self.ty)?.num_elements().and_then(|count| u64::try_from(count).ok())
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
