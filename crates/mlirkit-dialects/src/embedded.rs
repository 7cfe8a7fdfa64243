//! The definition files inside the library, by dialect name.

macro_rules! definitions {
    ($($name:literal)+) => {
        /// Dialect name and text of its definition file, sorted by name.
        pub const DEFINITIONS: &[(&str, &str)] = &[$(($name, include_str!(concat!("../defs/", $name, ".def")))),+];
    };
}

definitions! {
    "acc" "affine" "amdgpu" "amx" "arith" "arm_neon" "arm_sme" "arm_sve" "async" "bufferization" "builtin" "cf" "chlo"
    "complex" "dlti" "emitc" "func" "gpu" "index" "irdl" "linalg" "llvm" "math" "memref" "mesh" "ml_program" "mpi"
    "nvgpu" "nvvm" "omp" "pdl" "pdl_interp" "ptr" "quant" "rocdl" "scf" "sdy" "shape" "shard" "smt" "sparse_tensor"
    "spirv" "stablehlo" "tensor" "tosa" "transform" "ub" "vcix" "vector" "vhlo" "wasmssa" "x86" "x86vector" "xegpu" "xevm"
}

/// The definition file of a dialect.
#[must_use]
pub fn lookup(name: &str) -> Option<&'static str> {
    let at = DEFINITIONS.binary_search_by(|(n, _)| (*n).cmp(name)).ok()?;
    DEFINITIONS.get(at).map(|(_, text)| *text)
}
