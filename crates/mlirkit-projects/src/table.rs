//! The table of all projects' dialects: project, name, definition file and Rust bindings.

use mlirkit_dialects::library::{Bindings, Entry, keys, position};

/// A dialect of a project.
pub(crate) struct Shipped {
    /// The project, and name of its folder.
    pub project: &'static str,
    /// Its definition file, as the build script compressed it.
    #[cfg(feature = "embedded")]
    pub packed: &'static [u8],
    /// The dialect.
    pub dialect: Entry,
}

/// The bindings of a row's `rust: CONST`.
macro_rules! bindings {
    () => { &Bindings::NONE };
    (rust: $bindings:path $(, $($rest:tt)*)?) => { &$bindings };
    ($other:tt $($rest:tt)*) => { bindings!($($rest)*) };
}

/// Rows: the name of the dialect, the project (its folder and feature), and in parentheses `rust: CONST` if Rust code binds
/// something.
macro_rules! dialects {
    ($($name:literal of $project:literal ($($part:tt)*))*) => {
        /// All dialects, sorted by name. Features leave projects out.
        pub(crate) static DIALECTS: &[Shipped] = &[$(#[cfg(feature = $project)] Shipped {
            project: $project,
            #[cfg(feature = "embedded")]
            packed: include_bytes!(concat!(env!("OUT_DIR"), "/", $project, ".", $name, ".z")),
            dialect: Entry {
                name: $name,
                definition: "",
                history: "",
                bindings: bindings!($($part)*),
            },
        }),*];
        /// The number of dialects.
        pub(crate) const COUNT: usize = NAMES.len();
        const NAMES: &[&str] = &[$(#[cfg(feature = $project)] $name),*];
    };
}

dialects! {
    "amdg" of "triton" ()
    "catalyst" of "catalyst" ()
    "check" of "iree" ()
    "cuf" of "flang" (rust: crate::flang::CUF)
    "executor" of "catalyst" ()
    "fir" of "flang" (rust: crate::flang::FIR)
    "fircg" of "flang" ()
    "flow" of "iree" (rust: crate::iree::flow::BINDINGS)
    "fly" of "flydsl" (rust: crate::flydsl::BINDINGS)
    "fly_ktrace" of "flydsl" ()
    "fly_rocdl" of "flydsl" (rust: crate::flydsl::BINDINGS)
    "gluon" of "triton" ()
    "gradient" of "catalyst" ()
    "hal" of "iree" (rust: crate::iree::hal::BINDINGS)
    "hal_inline" of "iree" ()
    "hal_loader" of "iree" ()
    "hlfir" of "flang" (rust: crate::flang::HLFIR)
    "io_parameters" of "iree" ()
    "ion" of "catalyst" ()
    "iree_codegen" of "iree" (rust: crate::iree::aliases::BINDINGS)
    "iree_cpu" of "iree" (rust: crate::iree::aliases::BINDINGS)
    "iree_encoding" of "iree" (rust: crate::iree::aliases::BINDINGS)
    "iree_gpu" of "iree" ()
    "iree_linalg_ext" of "iree" ()
    "iree_map" of "iree" (rust: crate::iree::aliases::BINDINGS)
    "iree_tensor_ext" of "iree" ()
    "iree_vector_ext" of "iree" (rust: crate::iree::aliases::BINDINGS)
    "mbqc" of "catalyst" ()
    "mif" of "flang" (rust: crate::flang::MIF)
    "mitigation" of "catalyst" ()
    "mosaic_gpu" of "mosaic" ()
    "nvg" of "triton" ()
    "nvws" of "triton" (rust: crate::triton::NVWS)
    "pauli_frame" of "catalyst" ()
    "pbc" of "catalyst" ()
    "pcf" of "iree" ()
    "proton" of "triton" ()
    "proton_gpu" of "triton" ()
    "qecl" of "catalyst" ()
    "qecp" of "catalyst" ()
    "qref" of "catalyst" ()
    "quantum" of "catalyst" ()
    "rocm" of "iree" ()
    "rtio" of "catalyst" ()
    "stream" of "iree" (rust: crate::iree::stream::BINDINGS)
    "tm_tensor" of "torch" ()
    "torch" of "torch" (rust: crate::torch::BINDINGS)
    "torch_c" of "torch" ()
    "tpu" of "mosaic" ()
    "transport" of "catalyst" ()
    "tt" of "triton" (rust: crate::triton::TT)
    "ttg" of "triton" (rust: crate::triton::TTG)
    "tti" of "triton" ()
    "ttng" of "triton" (rust: crate::triton::TTNG)
    "util" of "iree" (rust: crate::iree::util::BINDINGS)
    "vm" of "iree" (rust: crate::iree::vm::BINDINGS)
    "vmvx" of "iree" ()
}

/// Returns the dialect with this name.
pub(crate) fn entry(name: &str) -> Option<&'static Shipped> {
    DIALECTS.get(index(name)?)
}

/// Returns the index of a dialect in [`DIALECTS`].
pub(crate) fn index(name: &str) -> Option<usize> {
    position(&KEYS, name)
}

/// The names as numbers, in the same order.
static KEYS: [u128; COUNT] = keys(NAMES);
