//! The envelope that `jax.export` puts around a portable artifact: a FlatBuffers table that records the signature and
//! platforms of a function.
//!
//! This module reads the description of the function, but not its pytrees, shardings and meshes. Every offset is
//! checked against the file size, so that any file can be read safely.

mod fits;
mod splice;

use std::cell::Cell;
use std::fmt;
use std::ops::Range;

use mlirkit_wire::is_bytecode;

/// The contents of an envelope.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Envelope {
    /// The total size of the envelope, in bytes.
    pub size: usize,
    /// The version of the serialization schema; 0 if the file does not contain it.
    pub serialization_version: u16,
    /// The version of JAX that wrote the envelope. Recorded from schema version 12 on.
    pub jax_version: Option<String>,
    /// The version of the JAX calling convention.
    pub calling_convention: u16,
    /// The name of the function.
    pub function: String,
    /// The platforms for which the function was lowered.
    pub platforms: Vec<String>,
    /// The number of devices on which the function must run.
    pub devices: u32,
    /// The abstract values of the arguments.
    pub inputs: Vec<Aval>,
    /// The abstract values of the results.
    pub outputs: Vec<Aval>,
    /// The indices of the inputs that the function in the artifact takes as arguments.
    pub kept_inputs: Vec<u16>,
    /// The names of the ordered effects, and of the unordered effects.
    pub effects: (Vec<String>, Vec<String>),
    /// The safety checks that were disabled for the export.
    pub disabled_checks: Vec<String>,
    /// Whether any dimension is symbolic, or the platform is an argument.
    pub uses_global_constants: bool,
    /// The number of derivatives in the envelope, each of which has a separate artifact.
    pub derivatives: usize,
    /// The range of the artifact in the file.
    pub artifact: Range<usize>,
    /// The position of the field that refers to the artifact.
    artifact_field: Option<usize>,
}

/// A JAX abstract value, such as `float32[4,a]`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Aval {
    /// An array.
    Array {
        /// The JAX name of the element type.
        dtype: &'static str,
        /// The dimension sizes, which may be symbolic expressions.
        shape: Vec<String>,
        /// The memory space; `None` for the default one of the device.
        memory: Option<&'static str>,
    },
    /// A token, which has no data and orders effects.
    Token,
}

impl fmt::Display for Aval {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Token => f.write_str("token"),
            Self::Array { dtype, shape, memory } => {
                write!(f, "{dtype}[{}]", shape.join(","))?;
                memory.map_or(Ok(()), |memory| write!(f, " on {memory}"))
            }
        }
    }
}

/// Field indices in the table of an exported function.
mod exported {
    pub(super) const SERIALIZATION_VERSION: usize = 0;
    pub(super) const FUNCTION: usize = 1;
    pub(super) const IN_AVALS: usize = 3;
    pub(super) const OUT_AVALS: usize = 5;
    pub(super) const DEVICES_SHORT: usize = 6;
    pub(super) const PLATFORMS: usize = 9;
    pub(super) const ORDERED_EFFECTS: usize = 10;
    pub(super) const UNORDERED_EFFECTS: usize = 11;
    pub(super) const DISABLED_CHECKS: usize = 12;
    pub(super) const MODULE: usize = 13;
    pub(super) const CALLING_CONVENTION: usize = 14;
    pub(super) const KEPT_INPUTS: usize = 15;
    pub(super) const GLOBAL_CONSTANTS: usize = 16;
    pub(super) const DERIVATIVE: usize = 17;
    pub(super) const DEVICES: usize = 18;
    pub(super) const UNIQUE_AVALS: usize = 19;
    pub(super) const IN_AVALS_BY_INDEX: usize = 22;
    pub(super) const OUT_AVALS_BY_INDEX: usize = 23;
    pub(super) const JAX_VERSION: usize = 26;
}

/// The names of the JAX element types, by their number in the schema.
const DTYPES: [&str; 30] = [
    "bool",
    "int8",
    "int16",
    "int32",
    "int64",
    "uint8",
    "uint16",
    "uint32",
    "uint64",
    "float16",
    "float32",
    "float64",
    "complex64",
    "complex128",
    "bfloat16",
    "int4",
    "uint4",
    "float8_e4m3b11fnuz",
    "float8_e4m3fn",
    "float8_e4m3fnuz",
    "float8_e5m2",
    "float8_e5m2fnuz",
    "float0",
    "float8_e4m3",
    "float8_e3m4",
    "float8_e8m0fnu",
    "float4_e2m1fn",
    "key<fry>",
    "key<rbg>",
    "key<unsafe_rbg>",
];

/// The names of the memory spaces, by their number in the schema; `None` for the default ones.
const MEMORIES: [Option<&str>; 4] = [None, None, Some("host"), Some("any memory")];

/// The maximum number of nested derivatives to follow.
const MAX_DERIVATIVES: usize = 64;

impl Envelope {
    /// Reads an envelope. Returns `None` if the file is not an envelope, or contains no artifact.
    ///
    /// ```
    /// use mlirkit_stablehlo::envelope::Envelope;
    /// assert_eq!(Envelope::read(b"something else"), None);
    /// ```
    #[must_use]
    pub fn read(file: &[u8]) -> Option<Self> {
        use exported as place;
        let source = FlatBuffer::new(file);
        let root = FlatTable::root(&source)?;
        let artifact = root.vector(place::MODULE, 1)?;
        if !is_bytecode(file.get(artifact.clone())?) {
            return None;
        }
        let unique: Vec<Aval> = root.tables(place::UNIQUE_AVALS)?.into_iter().map(aval).collect::<Option<_>>()?;
        let avals = |by_index: usize, listed: usize| -> Option<Vec<Aval>> {
            let indices = root.numbers::<4>(by_index)?;
            if indices.is_empty() {
                return root.tables(listed)?.into_iter().map(aval).collect();
            }
            indices.into_iter().map(|index| unique.get(u32::from_le_bytes(index) as usize).cloned()).collect()
        };
        let effects =
            |place| root.tables(place)?.into_iter().map(|effect| effect.string(0)).collect::<Option<Vec<_>>>();
        let devices = root.number::<4>(place::DEVICES).map(u32::from_le_bytes).filter(|devices| *devices != 0);
        let devices_short = || root.number::<2>(place::DEVICES_SHORT).map_or(0, |n| u16::from_le_bytes(n).into());
        let short = |place| root.number::<2>(place).map_or(0, u16::from_le_bytes);
        let derivatives = std::iter::successors(root.table(place::DERIVATIVE), |vjp| vjp.table(place::DERIVATIVE));
        Some(Self {
            size: file.len(),
            serialization_version: short(place::SERIALIZATION_VERSION),
            jax_version: Some(root.string(place::JAX_VERSION)?).filter(|version| !version.is_empty()),
            calling_convention: short(place::CALLING_CONVENTION),
            function: root.string(place::FUNCTION)?,
            platforms: root.strings(place::PLATFORMS)?,
            devices: devices.unwrap_or_else(devices_short),
            inputs: avals(place::IN_AVALS_BY_INDEX, place::IN_AVALS)?,
            outputs: avals(place::OUT_AVALS_BY_INDEX, place::OUT_AVALS)?,
            kept_inputs: root.numbers::<2>(place::KEPT_INPUTS)?.into_iter().map(u16::from_le_bytes).collect(),
            effects: (effects(place::ORDERED_EFFECTS)?, effects(place::UNORDERED_EFFECTS)?),
            disabled_checks: root.tables(place::DISABLED_CHECKS)?.into_iter().map(check).collect::<Option<_>>()?,
            uses_global_constants: root.number::<1>(place::GLOBAL_CONSTANTS).is_some_and(|[byte]| byte != 0),
            derivatives: derivatives.take(MAX_DERIVATIVES).count(),
            artifact,
            artifact_field: root.field(place::MODULE),
        })
    }
}

impl Envelope {
    /// Returns the file with its artifact replaced. `file` must be the file from which this envelope was read.
    ///
    /// The result contains no bytes of the old artifact. The envelope is rebuilt with the bytes that JAX would write
    /// for the new artifact. An envelope that has fields of a newer schema is not rebuilt: an artifact that is not
    /// longer replaces the old one in place, padded with zeros, and a longer one is appended.
    #[must_use]
    pub fn with_artifact(&self, file: &[u8], artifact: &[u8]) -> Vec<u8> {
        if let Some(made) = splice::splice(file, self.artifact.clone(), artifact) {
            return made;
        }
        let mut out = file.to_vec();
        let Range { start, end } = self.artifact;
        let (Some(old), Ok(length)) = (out.get_mut(start..end), u32::try_from(artifact.len())) else { return out };
        old.fill(0);
        match old.get_mut(..artifact.len()) {
            Some(place) => {
                place.copy_from_slice(artifact);
                put(&mut out, start.checked_sub(4), length);
            }
            None => {
                out.resize(out.len().next_multiple_of(8) + 4, 0);
                let place = out.len();
                out.extend_from_slice(&length.to_le_bytes());
                out.extend_from_slice(artifact);
                let target = self.artifact_field.and_then(|field| u32::try_from(place - field).ok());
                put(&mut out, self.artifact_field, target.unwrap_or_default());
            }
        }
        out
    }
}

/// Stores a number at a position, if the position exists.
fn put(bytes: &mut [u8], place: Option<usize>, number: u32) {
    let slot = place.and_then(|place| bytes.get_mut(place..)?.first_chunk_mut::<4>());
    if let Some(slot) = slot {
        *slot = number.to_le_bytes();
    }
}

fn aval(table: FlatTable<'_>) -> Option<Aval> {
    let number = |place| table.number::<1>(place).map_or(0, |[byte]| usize::from(byte));
    if number(0) != 0 {
        return Some(Aval::Token);
    }
    let dtype = DTYPES.get(number(2)).copied()?;
    Some(Aval::Array { dtype, shape: table.strings(1)?, memory: MEMORIES.get(number(3)).copied()? })
}

fn check(table: FlatTable<'_>) -> Option<String> {
    Some(match table.number::<1>(0).map_or(0, |[kind]| kind) {
        0 => "platform".to_owned(),
        1 => format!("custom call '{}'", table.string(1)?),
        2 => "shape assertions".to_owned(),
        other => format!("check {other}"),
    })
}

/// A file, with a limit on the number of bytes that may be read from it. Several offsets may refer to the same bytes,
/// which then count each time.
struct FlatBuffer<'a> {
    bytes: &'a [u8],
    left: Cell<usize>,
}

impl<'a> FlatBuffer<'a> {
    fn new(bytes: &'a [u8]) -> Self {
        Self { bytes, left: Cell::new(bytes.len().saturating_mul(4)) }
    }

    fn array<const N: usize>(&self, at: usize) -> Option<[u8; N]> {
        self.left.set(self.left.get().checked_sub(N)?);
        self.bytes.get(at..)?.first_chunk().copied()
    }

    /// Returns the target of the offset stored at `at`, to which the offset is relative. `None` if it is outside the
    /// file.
    fn offset(&self, at: usize) -> Option<usize> {
        at.checked_add(u32::from_le_bytes(self.array(at)?) as usize)
    }

    /// Returns the range of the elements in the vector at `at`, each of which has `size` bytes. `None` if it is outside
    /// the file.
    fn elements(&self, at: usize, size: usize) -> Option<Range<usize>> {
        let count = u32::from_le_bytes(self.array(at)?) as usize;
        let start = at.checked_add(4)?;
        let length = count.checked_mul(size)?;
        let end = start.checked_add(length).filter(|end| *end <= self.bytes.len())?;
        self.left.set(self.left.get().checked_sub(length)?);
        Some(start..end)
    }

    fn text(&self, at: usize) -> Option<String> {
        String::from_utf8(self.bytes.get(self.elements(at, 1)?)?.to_vec()).ok()
    }
}

/// A FlatBuffers table.
///
/// The value of an absent field is empty, or `None` for types without an empty value. A field that lies outside the
/// file is `None`.
#[derive(Clone, Copy)]
struct FlatTable<'a> {
    source: &'a FlatBuffer<'a>,
    start: usize,
    /// The vtable: the offsets of the fields from the start of the table.
    places: &'a [u8],
}

impl<'a> FlatTable<'a> {
    fn root(source: &'a FlatBuffer<'a>) -> Option<Self> {
        Self::at(source, source.offset(0)?)
    }

    fn at(source: &'a FlatBuffer<'a>, start: usize) -> Option<Self> {
        let back = i32::from_le_bytes(source.array(start)?);
        let places = usize::try_from(i64::try_from(start).ok()?.checked_sub(back.into())?).ok()?;
        let size = usize::from(u16::from_le_bytes(source.array(places)?));
        Some(Self { source, start, places: source.bytes.get(places..places.checked_add(size)?)?.get(4..)? })
    }

    /// Returns the position of a field in the file; `None` if it is absent.
    fn field(&self, place: usize) -> Option<usize> {
        let relative = u16::from_le_bytes(*self.places.get(place.checked_mul(2)?..)?.first_chunk()?);
        if relative == 0 { None } else { self.start.checked_add(relative.into()) }
    }

    fn number<const N: usize>(&self, place: usize) -> Option<[u8; N]> {
        self.source.array(self.field(place)?)
    }

    fn table(&self, place: usize) -> Option<Self> {
        Self::at(self.source, self.source.offset(self.field(place)?)?)
    }

    /// Returns the range of the elements in a vector field, each of which has `size` bytes; empty if the field is
    /// absent. `None` if it is outside the file.
    fn vector(&self, place: usize, size: usize) -> Option<Range<usize>> {
        match self.field(place) {
            None => Some(0..0),
            Some(field) => self.source.elements(self.source.offset(field)?, size),
        }
    }

    fn numbers<const N: usize>(&self, place: usize) -> Option<Vec<[u8; N]>> {
        let data = self.source.bytes.get(self.vector(place, N)?)?;
        Some(data.as_chunks::<N>().0.to_vec())
    }

    fn string(&self, place: usize) -> Option<String> {
        self.field(place).map_or(Some(String::new()), |field| self.source.text(self.source.offset(field)?))
    }

    fn strings(&self, place: usize) -> Option<Vec<String>> {
        self.vector(place, 4)?.step_by(4).map(|at| self.source.text(self.source.offset(at)?)).collect()
    }

    fn tables(&self, place: usize) -> Option<Vec<Self>> {
        self.vector(place, 4)?.step_by(4).map(|at| Self::at(self.source, self.source.offset(at)?)).collect()
    }
}
