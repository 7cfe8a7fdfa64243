//! Attribute storage: one variant per builtin attribute and location, and one for attributes of dialects.

use std::hash::{Hash, Hasher};

use bytes::Bytes;
use mlirkit_defs::AttrDef;
use mlirkit_num::{ApInt, FloatKind};

use crate::blob::Blob;
use crate::context::Context;
use crate::ids::{AffineExpr, Attr, Ident, Type};

/// The kinds of an [`Attr`], with their content.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum AttrData {
    /// `unit`
    Unit,
    /// `true`, `1 : i32`, `7 : index`
    Integer(IntegerAttr),
    /// `1.5 : f32`
    Float(FloatAttr),
    /// `"text"`, with `none` as type unless one is written.
    String {
        /// The bytes of the string.
        value: Ident,
        /// Its type, `None` for `none`.
        ty: Option<Type>,
    },
    /// `[a, b]`
    Array(Box<[Attr]>),
    /// `{a = 1}`, sorted by name.
    Dictionary(Box<[(Ident, Attr)]>),
    /// A type as an attribute.
    Type(Type),
    /// `@a::@b`
    SymbolRef(Box<[Ident]>),
    /// `array<i32: 1, 2>`
    DenseArray(Box<DenseArrayAttr>),
    /// `dense<...>` of integers, floats, complex numbers or index.
    DenseElements(Box<DenseElementsAttr>),
    /// `dense<"text">` of any other element type.
    DenseStrings(Box<DenseStringsAttr>),
    /// `dense_resource<key>`
    DenseResource {
        /// Its type.
        ty: Type,
        /// Dialect that holds the resource (`builtin`).
        dialect: Ident,
        /// Key in the dialect's resources.
        key: Ident,
    },
    /// `sparse<indices, values>`
    Sparse {
        /// Its type.
        ty: Type,
        /// Indices, a dense attribute of i64.
        indices: Attr,
        /// Values, a dense attribute.
        values: Attr,
    },
    /// `affine_map<...>`
    AffineMap(Box<AffineMap>),
    /// `affine_set<...>`
    IntegerSet(Box<IntegerSet>),
    /// `strided<[...], offset: ...>`
    StridedLayout(Box<StridedLayout>),
    /// `distinct[0]<a>`: every instance has its own identity within the context.
    Distinct {
        /// The identity.
        id: u32,
        /// The attribute that is made distinct.
        attr: Attr,
    },
    /// `#dialect<"text">` of an unknown dialect.
    Opaque {
        /// Dialect namespace.
        dialect: Ident,
        /// The text after the namespace.
        text: Ident,
        /// Its type, `None` for `none`.
        ty: Option<Type>,
    },
    /// `loc(unknown)`
    UnknownLoc,
    /// `loc("file":1:2)`
    FileLineCol {
        /// File name.
        file: Ident,
        /// Line, from 1.
        line: u32,
        /// Column, from 1.
        column: u32,
    },
    /// `loc("file":1:2 to 3:4)`
    FileRange(Box<FileRange>),
    /// `loc("name"(child))`
    NameLoc {
        /// Name.
        name: Ident,
        /// Child location.
        child: Attr,
    },
    /// `loc(callsite(a at b))`
    CallSiteLoc {
        /// The location called.
        callee: Attr,
        /// The location of the call.
        caller: Attr,
    },
    /// `loc(fused<meta>[a, b])`
    FusedLoc {
        /// The locations.
        locations: Box<[Attr]>,
        /// Metadata.
        metadata: Option<Attr>,
    },
    /// An attribute of a known dialect, with its parameters.
    Dialect(Box<DialectAttr>),
    /// The text of an attribute of a known dialect whose syntax is unknown.
    Verbatim(Box<Verbatim>),
}

// Integers are stored inline, because most attributes of a file are integers.
const _: () = assert!(size_of::<AttrData>() == 32);

/// An integer with its type.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct IntegerAttr {
    /// Integer or index type.
    pub ty: Type,
    /// Value; 64 bits wide for index.
    pub value: ApInt,
}

/// A float with its type.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct FloatAttr {
    /// Float type.
    pub ty: Type,
    // Two halves: a `u128` would raise the alignment of every attribute to 16 bytes.
    bits: [u64; 2],
}

impl FloatAttr {
    /// Creates a float of these bits.
    #[must_use]
    #[inline]
    pub fn new(ty: Type, bits: u128) -> Self {
        Self { ty, bits: [bits as u64, (bits >> 64) as u64] }
    }

    /// Returns its bits.
    #[must_use]
    #[inline]
    pub fn bits(&self) -> u128 {
        let [low, high] = self.bits;
        u128::from(high) << 64 | u128::from(low)
    }
}

/// `array<i32: 1, 2>`
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct DenseArrayAttr {
    /// Element type.
    pub element: Type,
    /// Number of elements.
    pub len: u64,
    /// Elements, little-endian, whole bytes each (`i1`: one byte).
    pub data: Blob,
}

/// `dense<...>`
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct DenseElementsAttr {
    /// Shaped type.
    pub ty: Type,
    /// Whether `data` holds a single element that is repeated for the whole shape.
    pub splat: bool,
    /// Elements in MLIR's raw layout: little-endian, each rounded up to whole bytes, `index` as 8 bytes, complex
    /// numbers as pairs. `i1` elements are bit-packed from the low bit up; an `i1` splat is one byte, 0x00 or 0xFF.
    pub data: Blob,
}

impl DenseElementsAttr {
    /// Builds the attribute from `count` elements of `bits` bits each (1, or a multiple of 8) in MLIR's raw layout.
    /// Stores a splat if all elements are equal.
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

/// `dense<["a", "b"]>`
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct DenseStringsAttr {
    /// Shaped type.
    pub ty: Type,
    /// Elements; one if all are the same.
    pub values: Box<[Ident]>,
    /// Whether `values` holds a single element that is repeated for the whole shape.
    pub splat: bool,
}

/// A map from dimensions and symbols to expressions.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct AffineMap {
    /// Number of dimensions.
    pub dims: u32,
    /// Number of symbols.
    pub symbols: u32,
    /// Results.
    pub results: Box<[AffineExpr]>,
}

/// A set of affine constraints.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct IntegerSet {
    /// Number of dimensions.
    pub dims: u32,
    /// Number of symbols.
    pub symbols: u32,
    /// Each expression is compared with 0: by `==` if the flag is true, by `>=` if false.
    pub constraints: Box<[(AffineExpr, bool)]>,
}

/// `strided<[...], offset: ...>`
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct StridedLayout {
    /// Offset, `DYNAMIC` for `?`.
    pub offset: i64,
    /// Strides.
    pub strides: Box<[i64]>,
}

/// A range in a file.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct FileRange {
    /// File name.
    pub file: Ident,
    /// First line.
    pub start_line: u32,
    /// First column.
    pub start_column: u32,
    /// Last line.
    pub end_line: u32,
    /// Last column.
    pub end_column: u32,
    /// Whether the text names the last line although it equals the first. Upstream keeps such a range distinct but
    /// prints both the same way.
    pub names_line: bool,
}

/// An attribute of a dialect, described by a row.
#[derive(Debug, Clone)]
pub struct DialectAttr {
    /// Its row.
    pub def: &'static AttrDef,
    /// Parameters, as many as the row has.
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

/// A parameter of a dialect's attribute or type.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Param {
    /// An optional parameter that is absent.
    None,
    /// An attribute.
    Attr(Attr),
    /// A type.
    Type(Type),
    /// An integer of up to 64 bits. Unsigned integers are stored by their bit pattern.
    Int(i64),
    /// A bool.
    Bool(bool),
    /// A string.
    Str(Ident),
    /// The value of an enum.
    Enum(u64),
    /// An integer of any width.
    ApInt(ApInt),
    /// A float.
    Float {
        /// Its kind.
        kind: FloatKind,
        /// Its bits.
        bits: u128,
    },
    /// A list.
    Array(Box<[Param]>),
}

/// The text of an attribute or type whose syntax is unknown. Attributes and types that the text refers to by alias are
/// stored as handles.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Verbatim {
    /// Dialect namespace.
    pub dialect: Ident,
    /// The text after `#dialect.` or `!dialect.`.
    pub chunks: Box<[Chunk]>,
}

impl Verbatim {
    /// Returns the mnemonic at the start of the text.
    #[must_use]
    pub fn mnemonic<'c>(&self, ctx: &'c Context) -> &'c str {
        let Some(Chunk::Text(text)) = self.chunks.first() else { return "" };
        let text = ctx.str(*text);
        let end = text.find(|c: char| !c.is_ascii_alphanumeric() && !matches!(c, '_' | '$' | '.'));
        text.get(..end.unwrap_or(text.len())).unwrap_or_default()
    }
}

/// A piece of [`Verbatim`] text.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Chunk {
    /// Text, unchanged.
    Text(Ident),
    /// An attribute that the text named by an alias.
    Attr(Attr),
    /// A type that the text named by an alias.
    Type(Type),
}

/// Returns the common value of the first `count` bits if they are all equal.
fn same_bits(data: &[u8], count: u64) -> Option<bool> {
    let (last, whole) = data.split_last()?;
    let bit = data.first()? & 1 != 0;
    let full = if bit { 0xff } else { 0 };
    let odd = (count % 8) as u32;
    let last_full = if bit && odd != 0 { 0xffu8 >> (8 - odd) } else { full };
    // A single 0xFF byte is a splat for any number of bits.
    let same = whole.iter().all(|byte| *byte == full) && (*last == last_full || (whole.is_empty() && *last == full));
    same.then_some(bit)
}
