//! The definition files inside the library, by dialect name.

macro_rules! definitions {
    ($($(#[$feature:meta])? $name:literal)+) => {
        /// Dialect name and text of its definition file, sorted by name. The families that are left out by features are missing.
        pub const DEFINITIONS: &[(&str, &str)] =
            &[$($(#[$feature])? ($name, include_str!(concat!("../defs/", $name, ".def")))),+];
    };
}

definitions! {
    #[cfg(feature = "parallel")]
    "acc"
    "affine"
    #[cfg(feature = "gpu")]
    "amdgpu"
    #[cfg(feature = "cpu")]
    "amx"
    "arith"
    #[cfg(feature = "cpu")]
    "arm_neon"
    #[cfg(feature = "cpu")]
    "arm_sme"
    #[cfg(feature = "cpu")]
    "arm_sve"
    "async"
    "bufferization"
    "builtin"
    "cf"
    #[cfg(feature = "ml")]
    "chlo"
    "complex"
    "dlti"
    #[cfg(feature = "emit")]
    "emitc"
    "func"
    #[cfg(feature = "gpu")]
    "gpu"
    "index"
    #[cfg(feature = "transform")]
    "irdl"
    "linalg"
    "llvm"
    "math"
    "memref"
    #[cfg(feature = "ml")]
    "mesh"
    "ml_program"
    #[cfg(feature = "parallel")]
    "mpi"
    #[cfg(feature = "ml")]
    "mpmd"
    #[cfg(feature = "gpu")]
    "nvgpu"
    #[cfg(feature = "gpu")]
    "nvvm"
    #[cfg(feature = "parallel")]
    "omp"
    #[cfg(feature = "transform")]
    "pdl"
    #[cfg(feature = "transform")]
    "pdl_interp"
    #[cfg(feature = "ml")]
    "polynomial"
    "ptr"
    "quant"
    #[cfg(feature = "gpu")]
    "rocdl"
    "scf"
    #[cfg(feature = "ml")]
    "sdy"
    "shape"
    #[cfg(feature = "ml")]
    "shard"
    #[cfg(feature = "emit")]
    "smt"
    "sparse_tensor"
    #[cfg(feature = "spirv")]
    "spirv"
    #[cfg(feature = "ml")]
    "stablehlo"
    "tensor"
    #[cfg(feature = "ml")]
    "tosa"
    #[cfg(feature = "transform")]
    "transform"
    "ub"
    #[cfg(feature = "cpu")]
    "vcix"
    "vector"
    #[cfg(feature = "ml")]
    "vhlo"
    #[cfg(feature = "emit")]
    "wasmssa"
    #[cfg(feature = "cpu")]
    "x86"
    #[cfg(feature = "cpu")]
    "x86vector"
    #[cfg(feature = "gpu")]
    "xegpu"
    #[cfg(feature = "gpu")]
    "xevm"
}

/// The definition file of a dialect.
#[must_use]
pub fn lookup(name: &str) -> Option<&'static str> {
    DEFINITIONS.get(index(name)?).map(|(_, text)| *text)
}

/// Where a dialect stands in [`DEFINITIONS`].
pub(crate) fn index(name: &str) -> Option<usize> {
    KEYS.binary_search(&key(name.as_bytes())?).ok()
}

/// The names as numbers, in the same order. They stand in one place, while the names are all over the data of a binary, where
/// each is a page that has to be fetched.
static KEYS: [u128; DEFINITIONS.len()] = {
    let mut keys = [0; DEFINITIONS.len()];
    let mut at = 0;
    while at < keys.len() {
        keys[at] = match key(DEFINITIONS[at].0.as_bytes()) {
            Some(key) => key,
            None => panic!("a name is longer than a key"),
        };
        at += 1;
    }
    keys
};

/// A name as a number that is greater where the name is; nothing of those that no dialect here can have.
const fn key(name: &[u8]) -> Option<u128> {
    if name.len() > size_of::<u128>() {
        return None;
    }
    let (mut bytes, mut at) = ([0; size_of::<u128>()], 0);
    while at < name.len() {
        if name[at] == 0 {
            return None;
        }
        bytes[at] = name[at];
        at += 1;
    }
    Some(u128::from_be_bytes(bytes))
}
