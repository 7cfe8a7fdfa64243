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
    let at = DEFINITIONS.binary_search_by(|(n, _)| (*n).cmp(name)).ok()?;
    DEFINITIONS.get(at).map(|(_, text)| *text)
}
