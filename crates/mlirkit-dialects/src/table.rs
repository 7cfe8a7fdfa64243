//! The table of all dialects: their names, families, definition files, histories and Rust bindings.

pub(crate) use crate::library::Bindings;
use crate::library::{Entry, Given, keys, position};

/// Expands to the bindings that `rust: MODULE` selects in a dialect's entry; [`Bindings::NONE`] if the entry has no
/// `rust`.
macro_rules! bindings {
    () => { &Bindings::NONE };
    (rust: $module:ident $($rest:tt)*) => { &crate::$module::BINDINGS };
    ($other:tt $($rest:tt)*) => { bindings!($($rest)*) };
}

/// A definition file in the library: its text, or with the feature `packed` its compressed text.
#[cfg(not(feature = "packed"))]
type DefinitionFile = str;
#[cfg(feature = "packed")]
type DefinitionFile = [u8];

/// Expands to the definition file of a dialect, preceded by `checks.def` if the dialect's entry contains `checks`, and by
/// `directives.def` if it contains `directives`.
#[cfg(not(feature = "packed"))]
macro_rules! definition {
    ($name:literal) => { include_str!(concat!($name, "/", $name, ".def")) };
    ($name:literal checks $($rest:tt)*) => {
        concat!(include_str!(concat!($name, "/checks.def")), definition!($name $($rest)*))
    };
    ($name:literal directives $($rest:tt)*) => {
        concat!(include_str!(concat!($name, "/directives.def")), definition!($name $($rest)*))
    };
    ($name:literal $other:tt $($rest:tt)*) => { definition!($name $($rest)*) };
}

/// Expands to the compressed definition file of a dialect, which the build script wrote.
#[cfg(feature = "packed")]
macro_rules! definition {
    ($name:literal $($rest:tt)*) => {
        include_bytes!(concat!(env!("OUT_DIR"), "/", $name, ".z")).as_slice()
    };
}

/// Expands to a file without contents.
#[cfg(not(feature = "packed"))]
macro_rules! absent {
    () => {
        ""
    };
}
#[cfg(feature = "packed")]
macro_rules! absent {
    () => {
        b"".as_slice()
    };
}

/// Expands to the definition file of a dialect, or to an empty file. Dialects without a family or with the family
/// `ml` are always embedded, the others only with the feature `embedded`.
macro_rules! embedded {
    ((), $($row:tt)*) => { definition!($($row)*) };
    (("ml"), $($row:tt)*) => { definition!($($row)*) };
    (($family:tt), $($row:tt)*) => { if cfg!(feature = "embedded") { definition!($($row)*) } else { absent!() } };
}

/// Expands to `history.txt` if the dialect's entry contains `history`, otherwise to an empty string.
macro_rules! history {
    ($name:literal) => { "" };
    ($name:literal history $($rest:tt)*) => { include_str!(concat!($name, "/history.txt")) };
    ($name:literal $other:tt $($rest:tt)*) => { history!($name $($rest)*) };
}

/// Defines the table. Each entry has the feature that selects the dialect, the dialect's name, and options in
/// parentheses: `rust: MODULE` if it has bindings, `checks` and `directives` if it has a file of this name, and
/// `history` if it has a history. The `mod` lines in `lib.rs` repeat the list, because rustfmt does not find modules inside a macro.
macro_rules! dialects {
    ($($(#[cfg(feature = $family:tt)])? $name:literal ($($part:tt)*))+) => {
        /// The dialects selected by the enabled features, sorted by name.
        pub(crate) static DIALECTS: &[Entry] = &[$($(#[cfg(feature = $family)])? Entry {
            name: $name,
            history: history!($name $($part)*),
            bindings: bindings!($($part)*),
        }),+];
        /// The definition files, in the order of [`DIALECTS`]. A file that is not embedded is empty.
        static FILES: [&DefinitionFile; COUNT] = [$($(#[cfg(feature = $family)])? embedded!(($($family)?), $name $($part)*)),+];
        /// The number of dialects.
        pub(crate) const COUNT: usize = NAMES.len();
        const NAMES: &[&str] = &[$($(#[cfg(feature = $family)])? $name),+];
        /// The family of each dialect, which is the feature that selects it; empty if the dialect is always included.
        const FAMILIES: &[&str] = &[$($(#[cfg(feature = $family)])? concat!($($family)?)),+];
    };
}

dialects! {
    #[cfg(feature = "parallel")]
    "acc" (rust: acc, checks, directives, history)
    "affine" (rust: affine, checks, history)
    #[cfg(feature = "gpu")]
    "amdgpu" (rust: amdgpu, checks, history)
    #[cfg(feature = "cpu")]
    "amx" (rust: amx, history)
    "arith" (rust: arith, history)
    #[cfg(feature = "cpu")]
    "arm_neon" (history)
    #[cfg(feature = "cpu")]
    "arm_sme" (history)
    #[cfg(feature = "cpu")]
    "arm_sve" (history)
    "async" (rust: r#async, checks)
    "bufferization" (rust: bufferization, checks, history)
    "builtin" (rust: builtin, history)
    "cf" (rust: cf, checks)
    #[cfg(feature = "ml")]
    "chlo" (rust: chlo)
    "complex" (rust: complex, checks, history)
    "dlti" (rust: dlti, history)
    #[cfg(feature = "emit")]
    "emitc" (rust: emitc, checks, history)
    "func" (rust: func)
    #[cfg(feature = "gpu")]
    "gpu" (rust: gpu, checks, history)
    "index" (rust: index)
    #[cfg(feature = "transform")]
    "irdl" (rust: irdl, history)
    "linalg" (rust: linalg, history)
    #[cfg(feature = "llvm")]
    "llvm" (rust: llvm, history)
    "math" (history)
    "memref" (rust: memref, checks, history)
    #[cfg(feature = "ml")]
    "mesh" (rust: mesh, history)
    "ml_program" (rust: ml_program, checks, directives)
    #[cfg(feature = "parallel")]
    "mpi" (history)
    #[cfg(feature = "ml")]
    "mpmd" (rust: mpmd)
    #[cfg(feature = "gpu")]
    "nvgpu" (rust: nvgpu, checks, history)
    #[cfg(feature = "gpu")]
    "nvvm" (rust: nvvm, checks, history)
    #[cfg(feature = "parallel")]
    "omp" (rust: omp, checks, directives, history)
    #[cfg(feature = "transform")]
    "pdl" (rust: pdl, checks)
    #[cfg(feature = "transform")]
    "pdl_interp" (rust: pdl_interp)
    #[cfg(feature = "ml")]
    "polynomial" (rust: polynomial, history)
    "ptr" (rust: ptr, history)
    "quant" (rust: quant, history)
    #[cfg(feature = "gpu")]
    "rocdl" (rust: rocdl, history)
    "scf" (rust: scf, checks, history)
    #[cfg(feature = "ml")]
    "sdy" (rust: sdy)
    "shape" (rust: shape, checks)
    #[cfg(feature = "ml")]
    "shard" (rust: shard, history)
    #[cfg(feature = "emit")]
    "smt" (rust: smt, checks, history)
    "sparse_tensor" (rust: sparse_tensor, history)
    #[cfg(feature = "spirv")]
    "spirv" (rust: spirv, checks, history)
    #[cfg(feature = "ml")]
    "stablehlo" (rust: stablehlo)
    "tensor" (rust: tensor, checks, history)
    #[cfg(feature = "tosa")]
    "tosa" (rust: tosa, checks, history)
    #[cfg(feature = "transform")]
    "transform" (rust: transform, checks, history)
    "ub" (history)
    #[cfg(feature = "cpu")]
    "vcix" (history)
    "vector" (rust: vector, checks, history)
    #[cfg(feature = "ml")]
    "vhlo" (rust: vhlo)
    #[cfg(feature = "emit")]
    "wasmssa" (rust: wasmssa, checks, history)
    #[cfg(feature = "cpu")]
    "x86" (rust: x86, checks, history)
    #[cfg(feature = "cpu")]
    "x86vector" (checks, history)
    #[cfg(feature = "gpu")]
    "xegpu" (rust: xegpu, checks, history)
    #[cfg(feature = "gpu")]
    "xevm" (rust: xevm, checks, history)
}

/// Returns the index of a dialect in [`DIALECTS`]; `None` if the dialect is unknown.
pub(crate) fn index(name: &str) -> Option<usize> {
    position(&KEYS, name)
}

/// The names of the dialects encoded as numbers, in the order of [`DIALECTS`].
static KEYS: [u128; COUNT] = keys(NAMES);

static GIVEN: Given<COUNT> = Given::new();

/// Returns the definition file of the dialect at index `at`. If there is none, records the dialect as missing and
/// returns `None`.
pub(crate) fn definition(at: usize) -> Option<&'static str> {
    let file = *FILES.get(at)?;
    GIVEN.definition(at, (!file.is_empty()).then_some(|| text(file)))
}

#[cfg(not(feature = "packed"))]
fn text(file: &'static DefinitionFile) -> &'static str {
    file
}

/// Decompresses a definition file and leaks the string, because definitions borrow from it for the lifetime of the
/// program.
#[cfg(feature = "packed")]
fn text(file: &'static DefinitionFile) -> &'static str {
    // The build script compressed a UTF-8 file, and a test compares every file, so this cannot fail.
    let text = miniz_oxide::inflate::decompress_to_vec(file).ok().and_then(|bytes| String::from_utf8(bytes).ok());
    String::leak(text.unwrap_or_default())
}

/// Stores the definition file of a dialect. Returns false if the library already has the file, or if the dialect is
/// unknown.
pub(crate) fn provide(name: &str, definition: String) -> bool {
    let at = index(name).filter(|at| FILES.get(*at).is_some_and(|file| file.is_empty()));
    at.is_some_and(|at| GIVEN.provide(at, definition))
}

/// Returns the families of the dialects whose definition files were looked up but are missing.
pub(crate) fn missing() -> impl Iterator<Item = &'static str> {
    GIVEN.missing().filter_map(|at| FAMILIES.get(at).copied())
}
