//! Attribute data: one variant for each builtin attribute and location, and one for dialect attributes.

use std::hash::{Hash, Hasher};
use std::ops::{Deref, DerefMut};

use bytes::Bytes;
use mlirkit_defs::AttrDef;
use mlirkit_num::{ApInt, FloatKind};

use crate::blob::Blob;
use crate::context::Context;
use crate::ids::{AffineExpr, Attr, Ident, Type};

/// The data of an [`Attr`]: its kind and content.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum AttrData {
    /// `unit`
    Unit,
    /// `true`, `1 : i32`, `7 : index`
    Integer(IntegerAttr),
    /// `1.5 : f32`
    Float(FloatAttr),
    /// `"text"`, with an optional type.
    String {
        /// The bytes of the string.
        value: Ident,
        /// The type of the attribute. `None` is the type `none`, which is not printed.
        ty: Option<Type>,
    },
    /// `[a, b]`
    Array(Box<[Attr]>),
    /// `{a = 1}`, with entries sorted by name.
    Dictionary(Box<[(Ident, Attr)]>),
    /// A type used as an attribute.
    Type(Type),
    /// `@a::@b`
    SymbolRef(Box<[Ident]>),
    /// `array<i32: 1, 2>`
    DenseArray(Box<DenseArrayAttr>),
    /// `dense<...>` with integer, float, complex or `index` elements.
    DenseElements(Box<DenseElementsAttr>),
    /// `dense<"text">` with elements of any other type, such as strings.
    DenseStrings(Box<DenseStringsAttr>),
    /// `dense_resource<key>`
    DenseResource {
        /// The type of the attribute.
        ty: Type,
        /// The dialect that holds the resource, usually `builtin`.
        dialect: Ident,
        /// The key of the resource in that dialect.
        key: Ident,
    },
    /// `sparse<indices, values>`
    Sparse {
        /// The type of the attribute.
        ty: Type,
        /// The indices of the values: a dense `i64` attribute.
        indices: Attr,
        /// The values: a dense attribute.
        values: Attr,
    },
    /// `affine_map<...>`
    AffineMap(Box<AffineMap>),
    /// `affine_set<...>`
    IntegerSet(Box<IntegerSet>),
    /// `strided<[...], offset: ...>`
    StridedLayout(Box<StridedLayout>),
    /// `distinct[0]<a>`: each instance has a unique identity within the context.
    Distinct {
        /// The number that identifies the instance.
        id: u32,
        /// The attribute that is made distinct.
        attr: Attr,
    },
    /// `#dialect<"text">`, an attribute of a dialect without a known definition.
    Opaque {
        /// Namespace of the dialect.
        dialect: Ident,
        /// The source text after the namespace, without the enclosing angle brackets or the leading dot.
        text: Ident,
        /// The type of the attribute. `None` is the type `none`, which is not printed.
        ty: Option<Type>,
    },
    /// `loc(unknown)`
    UnknownLoc,
    /// `loc("file":1:2)`
    FileLineCol {
        /// Name of the source file.
        file: Ident,
        /// Line number, starting at 1.
        line: u32,
        /// Column number, starting at 1.
        column: u32,
    },
    /// `loc("file":1:2 to 3:4)`
    FileRange(Box<FileRange>),
    /// `loc("name"(child))`
    NameLoc {
        /// The name given to the location.
        name: Ident,
        /// The location that is named, or `loc(unknown)` if none is given.
        child: Attr,
    },
    /// `loc(callsite(a at b))`
    CallSiteLoc {
        /// The location of the callee.
        callee: Attr,
        /// The location of the call.
        caller: Attr,
    },
    /// `loc(fused<meta>[a, b])`
    FusedLoc {
        /// The fused locations.
        locations: Box<[Attr]>,
        /// Metadata, which may be any attribute.
        metadata: Option<Attr>,
    },
    /// An attribute of a dialect with a known definition, with its parameters.
    Dialect(Box<DialectAttr>),
    /// An attribute of a known dialect whose syntax is unknown, stored as source text.
    Verbatim(Box<Verbatim>),
}

// Integers are stored inline, because most attributes in a file are integers.
const _: () = assert!(size_of::<AttrData>() == 32);

/// An integer attribute.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct IntegerAttr {
    /// Integer type or `index`.
    pub ty: Type,
    /// The value. It has the width of the type, or 64 bits for `index`.
    pub value: ApInt,
}

/// A float attribute.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct FloatAttr {
    /// The float type.
    pub ty: Type,
    // Stored in two halves, because a `u128` would raise the alignment of every attribute to 16 bytes.
    bits: [u64; 2],
}

impl FloatAttr {
    /// Creates a float attribute from its bit pattern.
    #[must_use]
    #[inline]
    pub fn new(ty: Type, bits: u128) -> Self {
        Self { ty, bits: [bits as u64, (bits >> 64) as u64] }
    }

    /// Returns the bit pattern of the float.
    #[must_use]
    #[inline]
    pub fn bits(&self) -> u128 {
        let [low, high] = self.bits;
        u128::from(high) << 64 | u128::from(low)
    }
}

/// A dense array attribute: `array<i32: 1, 2>`.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct DenseArrayAttr {
    /// The type of the elements.
    pub element: Type,
    /// Number of elements.
    pub len: u64,
    /// Elements in little-endian order. Each takes whole bytes; an `i1` takes one byte.
    pub data: Blob,
}

/// A dense elements attribute with numeric elements: `dense<...>`.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct DenseElementsAttr {
    /// The shaped type of the attribute.
    pub ty: Type,
    /// Whether `data` holds a single element that is repeated over the whole shape.
    pub splat: bool,
    /// Elements in MLIR's raw layout: little-endian, each rounded up to whole bytes, `index` as 8 bytes, complex
    /// numbers as pairs. `i1` elements are bit-packed from the low bit up; an `i1` splat is one byte, 0x00 or 0xFF.
    pub data: Blob,
}

impl DenseElementsAttr {
    /// Creates the attribute from `count` elements in MLIR's raw layout. `bits` is the width of an element: 1 or a
    /// multiple of 8. Stores a splat if all elements are equal.
    #[must_use]
    pub fn new(ty: Type, bits: u64, count: u64, data: Bytes) -> Self {
        let one = match usize::try_from(bits / 8) {
            _ if bits == 1 => same_bits(&data, count).map(|bit| Bytes::from_static(if bit { &[0xff] } else { &[0] })),
            Ok(size @ 1..) if !data.is_empty() => {
                let same = data.get(size..).is_some_and(|rest| rest == &data[..rest.len()]);
                same.then(|| data.slice(..size))
            }
            _ => None,
        };
        Self { ty, splat: one.is_some(), data: Blob::new(one.unwrap_or(data)) }
    }
}

/// A dense elements attribute with strings: `dense<["a", "b"]>`.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct DenseStringsAttr {
    /// The shaped type of the attribute.
    pub ty: Type,
    /// The elements. A splat has a single element.
    pub values: Box<[Ident]>,
    /// Whether `values` holds a single element that is repeated over the whole shape.
    pub splat: bool,
}

/// An affine map from dimensions and symbols to results.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct AffineMap {
    /// Number of dimensions.
    pub dims: u32,
    /// Number of symbols.
    pub symbols: u32,
    /// The result expressions.
    pub results: Box<[AffineExpr]>,
}

/// An integer set: affine constraints on dimensions and symbols.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct IntegerSet {
    /// Number of dimensions.
    pub dims: u32,
    /// Number of symbols.
    pub symbols: u32,
    /// The constraints. Each expression is compared with 0: by `==` if the flag is true, by `>=` if it is false.
    pub constraints: Box<[(AffineExpr, bool)]>,
}

/// A strided memref layout: `strided<[...], offset: ...>`.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct StridedLayout {
    /// Offset; `DYNAMIC` for `?`.
    pub offset: i64,
    /// Strides; `DYNAMIC` for `?`.
    pub strides: Box<[i64]>,
}

/// A location that covers a range in a file.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct FileRange {
    /// Name of the source file.
    pub file: Ident,
    /// The first line of the range.
    pub start_line: u32,
    /// The first column of the range.
    pub start_column: u32,
    /// The last line of the range.
    pub end_line: u32,
    /// The last column of the range.
    pub end_column: u32,
    /// Whether the source states the last line explicitly although it equals the first line. In upstream MLIR, such a
    /// range differs from a range without the last line, although both are printed the same way.
    pub names_line: bool,
}

/// An attribute of a dialect with a known definition.
#[derive(Debug, Clone)]
pub struct DialectAttr {
    /// The definition of the attribute.
    pub def: &'static AttrDef,
    /// The parameters, one for each parameter in the definition.
    pub params: Box<[Param]>,
}

impl PartialEq for DialectAttr {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.def, other.def) && self.params == other.params
    }
}

impl Eq for DialectAttr {}

impl Hash for DialectAttr {
    fn hash<H: Hasher>(&self, state: &mut H) {
        std::ptr::hash(self.def, state);
        self.params.hash(state);
    }
}

/// A parameter of a dialect attribute or type.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Param {
    /// An optional parameter that is absent.
    None,
    /// An attribute parameter.
    Attr(Attr),
    /// A type parameter.
    Type(Type),
    /// An integer of up to 64 bits. An unsigned integer is stored as its bit pattern.
    Int(i64),
    /// A bool parameter.
    Bool(bool),
    /// A string parameter.
    Str(Ident),
    /// The integer value of an enum case.
    Enum(u64),
    /// An integer of any width.
    ApInt(ApInt),
    /// A float parameter. Create it with [`Param::float`].
    Float(Box<FloatParam>),
    /// A list of parameters.
    Array(ParamList),
}

// Debug information has many attributes with more than ten parameters, and few of these are lists or floats.
const _: () = assert!(size_of::<Param>() == 16);

impl Param {
    /// Creates a float parameter from its format and bit pattern.
    #[must_use]
    pub fn float(kind: FloatKind, bits: u128) -> Self {
        Self::Float(Box::new(FloatParam { kind, bits }))
    }
}

/// The value of a float parameter.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct FloatParam {
    /// The float format.
    pub kind: FloatKind,
    /// The bit pattern.
    pub bits: u128,
}

/// A list of parameters that is a parameter itself. It dereferences to a slice and takes one word.
///
/// ```
/// use mlirkit_ir::{Param, ParamList};
///
/// let sizes: ParamList = [2, 3].into_iter().map(Param::Int).collect();
/// assert_eq!(Param::Array(sizes), Param::Array(vec![Param::Int(2), Param::Int(3)].into()));
/// ```
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash)]
pub struct ParamList(Box<Box<[Param]>>);

impl Deref for ParamList {
    type Target = [Param];

    #[inline]
    fn deref(&self) -> &[Param] {
        &self.0
    }
}

impl DerefMut for ParamList {
    #[inline]
    fn deref_mut(&mut self) -> &mut [Param] {
        &mut self.0
    }
}

impl<T: Into<Box<[Param]>>> From<T> for ParamList {
    fn from(params: T) -> Self {
        Self(Box::new(params.into()))
    }
}

impl FromIterator<Param> for ParamList {
    fn from_iter<I: IntoIterator<Item = Param>>(params: I) -> Self {
        Self(Box::new(params.into_iter().collect()))
    }
}

impl<'a> IntoIterator for &'a ParamList {
    type Item = &'a Param;
    type IntoIter = std::slice::Iter<'a, Param>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.iter()
    }
}

/// The source text of an attribute or type whose syntax is unknown. Where the text uses an alias, the attribute or type
/// that it names is stored as a handle.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Verbatim {
    /// Namespace of the dialect.
    pub dialect: Ident,
    /// The source text after `#dialect.` or `!dialect.`.
    pub chunks: Box<[Chunk]>,
}

impl Verbatim {
    /// Returns the mnemonic at the start of the text; empty if the text begins with an alias.
    #[must_use]
    pub fn mnemonic<'c>(&self, ctx: &'c Context) -> &'c str {
        let Some(Chunk::Text(text)) = self.chunks.first() else { return "" };
        let text = ctx.str(*text);
        let end = text.find(|c: char| !c.is_ascii_alphanumeric() && !matches!(c, '_' | '$' | '.'));
        text.get(..end.unwrap_or(text.len())).unwrap_or_default()
    }
}

/// A piece of the source text in [`Verbatim`].
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Chunk {
    /// Source text, unchanged.
    Text(Ident),
    /// An attribute that the source names by an alias.
    Attr(Attr),
    /// A type that the source names by an alias.
    Type(Type),
}

/// Returns the common value of the first `count` bits; `None` if they are not all equal.
fn same_bits(data: &[u8], count: u64) -> Option<bool> {
    let (last, whole) = data.split_last()?;
    let bit = data.first()? & 1 != 0;
    let full = if bit { 0xff } else { 0 };
    let odd = (count % 8) as u32;
    let last_full = if bit && odd != 0 { 0xffu8 >> (8 - odd) } else { full };
    // A single byte 0xFF is a splat for any number of bits.
    let same = whole.iter().all(|byte| *byte == full) && (*last == last_full || (whole.is_empty() && *last == full));
    same.then_some(bit)
}
