//! The table of all projects' dialects. Each has a project, a name, a definition file, and Rust bindings.

use mlirkit_dialects::library::{Bindings, Entry, keys, position};

/// A dialect of a project.
pub(crate) struct Shipped {
    /// The project's name, which is also the name of its folder and its feature.
    pub project: &'static str,
    /// The definition file, compressed by the build script.
    #[cfg(feature = "embedded")]
    pub packed: &'static [u8],
    /// The dialect.
    pub dialect: Entry,
}

/// Returns the bindings that a table entry names, or [`Bindings::NONE`].
macro_rules! bindings {
    () => { &Bindings::NONE };
    (rust: $bindings:path $(, $($rest:tt)*)?) => { &$bindings };
    ($other:tt $($rest:tt)*) => { bindings!($($rest)*) };
}

/// Builds the table. An entry has the name of the dialect, the name of the project, and in parentheses `rust: CONST` if
/// Rust code provides bindings.
macro_rules! dialects {
    ($($name:literal of $project:literal ($($part:tt)*))*) => {
        /// All dialects of the enabled projects, sorted by name.
        pub(crate) static DIALECTS: &[Shipped] = &[$(#[cfg(feature = $project)] Shipped {
            project: $project,
            #[cfg(feature = "embedded")]
            packed: include_bytes!(concat!(env!("OUT_DIR"), "/", $project, ".", $name, ".z")),
            dialect: Entry {
                name: $name,
                history: "",
                bindings: bindings!($($part)*),
            },
        }),*];
        /// The number of dialects in [`DIALECTS`].
        pub(crate) const COUNT: usize = NAMES.len();
        const NAMES: &[&str] = &[$(#[cfg(feature = $project)] $name),*];
    };
}

dialects! {
    "amdg" of "triton" ()
    "arc" of "circt" (rust: crate::circt::BINDINGS)
    "axi4" of "circt" ()
    "bgv" of "heir" ()
    "calyx" of "circt" ()
    "catalyst" of "catalyst" ()
    "cggi" of "heir" ()
    "check" of "iree" ()
    "cheddar" of "heir" ()
    "chirrtl" of "circt" ()
    "ckks" of "heir" ()
    "comb" of "circt" (rust: crate::circt::BINDINGS)
    "cuda_tile" of "cuda_tile" ()
    "cuf" of "flang" (rust: crate::flang::CUF)
    "datapath" of "circt" ()
    "dbg" of "circt" (rust: crate::circt::BINDINGS)
    "dc" of "circt" ()
    "debug" of "heir" ()
    "emit" of "circt" ()
    "esi" of "circt" (rust: crate::circt::BINDINGS)
    "executor" of "catalyst" ()
    "fir" of "flang" (rust: crate::flang::FIR)
    "fircg" of "flang" ()
    "firrtl" of "circt" (rust: crate::circt::BINDINGS)
    "flow" of "iree" (rust: crate::iree::flow::BINDINGS)
    "fly" of "flydsl" (rust: crate::flydsl::BINDINGS)
    "fly_ktrace" of "flydsl" ()
    "fly_rocdl" of "flydsl" (rust: crate::flydsl::BINDINGS)
    "fsm" of "circt" (rust: crate::circt::BINDINGS)
    "gluon" of "triton" ()
    "gradient" of "catalyst" ()
    "hal" of "iree" (rust: crate::iree::hal::BINDINGS)
    "hal_inline" of "iree" ()
    "hal_loader" of "iree" ()
    "handshake" of "circt" (rust: crate::circt::BINDINGS)
    "hlfir" of "flang" (rust: crate::flang::HLFIR)
    "hw" of "circt" (rust: crate::circt::BINDINGS)
    "hwarith" of "circt" ()
    "interop" of "circt" ()
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
    "jaxite" of "heir" ()
    "jaxiteword" of "heir" ()
    "kanagawa" of "circt" (rust: crate::circt::BINDINGS)
    "kernel" of "heir" ()
    "key_mgmt" of "heir" ()
    "lattigo" of "heir" (rust: crate::heir::BINDINGS)
    "llhd" of "circt" (rust: crate::circt::BINDINGS)
    "loopschedule" of "circt" ()
    "ltl" of "circt" (rust: crate::circt::BINDINGS)
    "lwe" of "heir" (rust: crate::heir::BINDINGS)
    "math_ext" of "heir" ()
    "mbqc" of "catalyst" ()
    "mgmt" of "heir" ()
    "mhlo" of "tensorflow" (rust: crate::tensorflow::MHLO)
    "mif" of "flang" (rust: crate::flang::MIF)
    "mitigation" of "catalyst" ()
    "mod_arith" of "heir" (rust: crate::heir::BINDINGS)
    "moore" of "circt" (rust: crate::circt::BINDINGS)
    "mosaic_gpu" of "mosaic" ()
    "msft" of "circt" (rust: crate::circt::BINDINGS)
    "nvg" of "triton" ()
    "nvws" of "triton" (rust: crate::triton::NVWS)
    "om" of "circt" (rust: crate::circt::BINDINGS)
    "openfhe" of "heir" ()
    "orion" of "heir" ()
    "pauli_frame" of "catalyst" ()
    "pbc" of "catalyst" ()
    "pcf" of "iree" ()
    "pipeline" of "circt" (rust: crate::circt::BINDINGS)
    "polynomial" of "heir" (rust: crate::heir::BINDINGS)
    "poulpy" of "heir" ()
    "preprocessing" of "heir" ()
    "probe" of "circt" ()
    "proton" of "triton" ()
    "proton_gpu" of "triton" ()
    "qecl" of "catalyst" ()
    "qecp" of "catalyst" ()
    "qref" of "catalyst" ()
    "quantfork" of "tensorflow" ()
    "quantum" of "catalyst" ()
    "random" of "heir" ()
    "rns" of "heir" (rust: crate::heir::BINDINGS)
    "rocm" of "iree" ()
    "rotom" of "heir" ()
    "rtg" of "circt" (rust: crate::circt::BINDINGS)
    "rtgtest" of "circt" ()
    "rtio" of "catalyst" ()
    "scifrbool" of "heir" ()
    "scifrckks" of "heir" ()
    "secret" of "heir" (rust: crate::heir::BINDINGS)
    "seq" of "circt" (rust: crate::circt::BINDINGS)
    "sim" of "circt" (rust: crate::circt::BINDINGS)
    "ssp" of "circt" ()
    "stream" of "iree" (rust: crate::iree::stream::BINDINGS)
    "sv" of "circt" (rust: crate::circt::BINDINGS)
    "synth" of "circt" (rust: crate::circt::BINDINGS)
    "systemc" of "circt" (rust: crate::circt::BINDINGS)
    "tensor_ext" of "heir" ()
    "tf" of "tensorflow" ()
    "tf_device" of "tensorflow" (rust: crate::tensorflow::DEVICE)
    "tf_executor" of "tensorflow" (rust: crate::tensorflow::EXECUTOR)
    "tf_saved_model" of "tensorflow" ()
    "tf_type" of "tensorflow" ()
    "tfhe_rust" of "heir" ()
    "tfhe_rust_bool" of "heir" ()
    "tfl" of "tensorflow" (rust: crate::tensorflow::LITE)
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
    "verif" of "circt" (rust: crate::circt::BINDINGS)
    "vm" of "iree" (rust: crate::iree::vm::BINDINGS)
    "vmvx" of "iree" ()
}

/// Returns the dialect with this name; `None` if no enabled project has it.
pub(crate) fn entry(name: &str) -> Option<&'static Shipped> {
    DIALECTS.get(index(name)?)
}

/// Returns the index of a dialect in [`DIALECTS`]; `None` if no enabled project has it.
pub(crate) fn index(name: &str) -> Option<usize> {
    position(&KEYS, name)
}

/// The names of the dialects as numbers, in the order of [`DIALECTS`], for fast comparison.
static KEYS: [u128; COUNT] = keys(NAMES);
