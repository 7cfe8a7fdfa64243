//! The upstream MLIR dialects: definition files and hooks.
//!
//! ```
//! let arith = mlirkit_dialects::lookup("arith").unwrap();
//! assert_eq!(arith.op("addi").unwrap().operands.len(), 2);
//! ```
//!
//! Features leave families of dialects out: `ml` (stablehlo, chlo, vhlo, sdy, mpmd, mesh, polynomial, shard, tosa), `gpu` (gpu, nvgpu, nvvm, rocdl, amdgpu,
//! xegpu, xevm), `cpu` (amx, arm_neon, arm_sme, arm_sve, x86, x86vector, vcix), `spirv`, `transform` (transform, pdl, pdl_interp, irdl),
//! `parallel` (omp, acc, mpi) and `emit` (emitc, smt, wasmssa). `all` of them are there by default; the other dialects always are.

// What several dialects share has no user where these are left out.
#![cfg_attr(not(feature = "all"), allow(dead_code, unused_imports, unused_macros))]

#[cfg(feature = "parallel")]
mod acc;
mod affine;
#[cfg(feature = "gpu")]
mod amdgpu;
#[cfg(feature = "cpu")]
mod amx;
mod arith;
mod async_;
mod bufferization;
mod builtin;
mod cf;
#[cfg(feature = "ml")]
mod chlo;
mod common;
mod complex;
pub mod dlti;
pub mod embedded;
#[cfg(feature = "emit")]
mod emitc;
mod func;
#[cfg(feature = "gpu")]
mod gpu;
mod index;
#[cfg(feature = "transform")]
mod irdl;
mod linalg;
pub mod llvm;
mod memref;
#[cfg(feature = "ml")]
mod mesh;
mod ml_program;
#[cfg(feature = "ml")]
mod mpmd;
#[cfg(feature = "gpu")]
mod nvgpu;
#[cfg(feature = "gpu")]
mod nvvm;
#[cfg(feature = "parallel")]
mod omp;
#[cfg(feature = "transform")]
mod pdl;
#[cfg(feature = "transform")]
mod pdl_interp;
#[cfg(feature = "ml")]
mod polynomial;
mod ports;
mod ptr;
mod quant;
#[cfg(feature = "gpu")]
mod rocdl;
mod scf;
#[cfg(feature = "ml")]
mod sdy;
mod shape;
#[cfg(feature = "ml")]
mod shard;
#[cfg(feature = "emit")]
mod smt;
mod sparse_tensor;
#[cfg(feature = "spirv")]
mod spirv;
#[cfg(feature = "ml")]
mod stablehlo;
mod tensor;
mod text;
#[cfg(feature = "ml")]
mod tosa;
#[cfg(feature = "transform")]
mod transform;
mod vector;
#[cfg(feature = "ml")]
pub mod vhlo;
#[cfg(feature = "emit")]
mod wasmssa;
#[cfg(feature = "cpu")]
mod x86vector;
#[cfg(feature = "gpu")]
mod xegpu;
#[cfg(feature = "gpu")]
mod xevm;

use std::sync::OnceLock;

use mlirkit_asm::hooks::{Hooks, Resources};
use mlirkit_asm::{attr_to_string, type_to_string};
use mlirkit_bytecode::BytecodeRegistry;
use mlirkit_defs::Dialect;
use mlirkit_ir::{ParamChecks, Preds};
use mlirkit_layout::{Interfaces, Spelling};
use mlirkit_verify::Checks;

pub use common::versioned::ReleaseVersion;
pub use ports::{history, ports};

/// The dialect with this namespace: its definition file is indexed when it is first asked for.
#[must_use]
pub fn lookup(name: &str) -> Option<&'static Dialect> {
    static LOADED: [OnceLock<Option<Dialect>>; embedded::DEFINITIONS.len()] =
        [const { OnceLock::new() }; embedded::DEFINITIONS.len()];
    let at = embedded::DEFINITIONS.binary_search_by(|(n, _)| (*n).cmp(name)).ok()?;
    // That every file can be indexed is tested.
    LOADED.get(at)?.get_or_init(|| Dialect::parse_file(embedded::DEFINITIONS.get(at)?.1).ok()).as_ref()
}

/// The namespaces of all dialects, sorted.
pub fn names() -> impl Iterator<Item = &'static str> {
    embedded::DEFINITIONS.iter().map(|(name, _)| *name)
}

/// What the definition files cannot say of the text of these dialects.
///
/// A line for each dialect that has hooks, sorted.
#[must_use]
pub fn hooks() -> Hooks {
    let mut hooks = Hooks::default();
    #[cfg(feature = "parallel")]
    acc::register(&mut hooks);
    affine::register(&mut hooks);
    #[cfg(feature = "gpu")]
    amdgpu::register(&mut hooks);
    #[cfg(feature = "cpu")]
    amx::register(&mut hooks);
    arith::register(&mut hooks);
    async_::register(&mut hooks);
    bufferization::register(&mut hooks);
    builtin::register(&mut hooks);
    cf::register(&mut hooks);
    #[cfg(feature = "ml")]
    chlo::register(&mut hooks);
    common::register(&mut hooks);
    complex::register(&mut hooks);
    dlti::register(&mut hooks);
    #[cfg(feature = "emit")]
    emitc::register(&mut hooks);
    func::register(&mut hooks);
    #[cfg(feature = "gpu")]
    gpu::register(&mut hooks);
    index::register(&mut hooks);
    #[cfg(feature = "transform")]
    irdl::register(&mut hooks);
    linalg::register(&mut hooks);
    llvm::register(&mut hooks);
    memref::register(&mut hooks);
    #[cfg(feature = "ml")]
    mesh::register(&mut hooks);
    ml_program::register(&mut hooks);
    #[cfg(feature = "ml")]
    mpmd::register(&mut hooks);
    #[cfg(feature = "gpu")]
    nvvm::register(&mut hooks);
    #[cfg(feature = "parallel")]
    omp::register(&mut hooks);
    #[cfg(feature = "transform")]
    pdl::register(&mut hooks);
    #[cfg(feature = "transform")]
    pdl_interp::register(&mut hooks);
    #[cfg(feature = "ml")]
    polynomial::register(&mut hooks);
    ptr::register(&mut hooks);
    quant::register(&mut hooks);
    #[cfg(feature = "gpu")]
    rocdl::register(&mut hooks);
    scf::register(&mut hooks);
    #[cfg(feature = "ml")]
    sdy::register(&mut hooks);
    shape::register(&mut hooks);
    #[cfg(feature = "ml")]
    shard::register(&mut hooks);
    #[cfg(feature = "emit")]
    smt::register(&mut hooks);
    sparse_tensor::register(&mut hooks);
    #[cfg(feature = "spirv")]
    spirv::register(&mut hooks);
    #[cfg(feature = "ml")]
    stablehlo::register(&mut hooks);
    tensor::register(&mut hooks);
    #[cfg(feature = "ml")]
    tosa::register(&mut hooks);
    #[cfg(feature = "transform")]
    transform::register(&mut hooks);
    vector::register(&mut hooks);
    #[cfg(feature = "ml")]
    vhlo::register(&mut hooks);
    #[cfg(feature = "emit")]
    wasmssa::register(&mut hooks);
    #[cfg(feature = "gpu")]
    xegpu::register(&mut hooks);
    for name in names().filter(|name| !RESOURCES.contains(name)) {
        hooks.resources.entry(name).or_insert(Resources::Unexpected);
    }
    hooks
}

/// The dialects that may have resources in a file. `builtin` keeps what elements refer to.
const RESOURCES: [&str; 5] = ["builtin", "chlo", "sdy", "stablehlo", "vhlo"];

/// What upstream verifies in C++: the checks of operations, traits and discardable attributes, for the verifier.
#[must_use]
pub fn checks() -> Checks {
    let mut checks = Checks::default();
    // As many as there are, so that the table need not grow at every start.
    checks.ops.reserve(1024);
    #[cfg(feature = "parallel")]
    acc::verify::register(&mut checks);
    affine::verify::register(&mut checks);
    #[cfg(feature = "gpu")]
    amdgpu::verify::register(&mut checks);
    #[cfg(feature = "cpu")]
    amx::verify::register(&mut checks);
    arith::verify::register(&mut checks);
    async_::verify::register(&mut checks);
    bufferization::verify::register(&mut checks);
    builtin::verify::register(&mut checks);
    cf::verify::register(&mut checks);
    common::verify::register(&mut checks);
    complex::verify::register(&mut checks);
    dlti::verify::register(&mut checks);
    #[cfg(feature = "emit")]
    emitc::verify::register(&mut checks);
    func::verify::register(&mut checks);
    #[cfg(feature = "gpu")]
    gpu::verify::register(&mut checks);
    #[cfg(feature = "transform")]
    irdl::verify::register(&mut checks);
    linalg::verify::register(&mut checks);
    llvm::verify::register(&mut checks);
    memref::verify::register(&mut checks);
    ml_program::verify::register(&mut checks);
    #[cfg(feature = "ml")]
    mpmd::verify::register(&mut checks);
    #[cfg(feature = "gpu")]
    nvgpu::register(&mut checks);
    #[cfg(feature = "gpu")]
    nvvm::verify::register(&mut checks);
    #[cfg(feature = "parallel")]
    omp::verify::register(&mut checks);
    #[cfg(feature = "transform")]
    pdl::verify::register(&mut checks);
    #[cfg(feature = "transform")]
    pdl_interp::verify::register(&mut checks);
    #[cfg(feature = "ml")]
    polynomial::register_checks(&mut checks);
    ptr::verify::register(&mut checks);
    quant::verify::register(&mut checks);
    #[cfg(feature = "gpu")]
    rocdl::verify::register(&mut checks);
    scf::verify::register(&mut checks);
    #[cfg(feature = "ml")]
    sdy::verify::register(&mut checks);
    shape::verify::register(&mut checks);
    #[cfg(feature = "ml")]
    shard::verify::register(&mut checks);
    #[cfg(feature = "emit")]
    smt::verify::register(&mut checks);
    sparse_tensor::verify::register(&mut checks);
    #[cfg(feature = "spirv")]
    spirv::verify::register(&mut checks);
    #[cfg(feature = "ml")]
    stablehlo::verify::register(&mut checks);
    tensor::verify::register(&mut checks);
    #[cfg(feature = "ml")]
    tosa::verify::register(&mut checks);
    #[cfg(feature = "transform")]
    transform::verify::register(&mut checks);
    vector::verify::register(&mut checks);
    #[cfg(feature = "ml")]
    vhlo::verify::register(&mut checks);
    #[cfg(feature = "emit")]
    wasmssa::verify::register(&mut checks);
    #[cfg(feature = "cpu")]
    x86vector::register(&mut checks);
    #[cfg(feature = "gpu")]
    xegpu::verify::register(&mut checks);
    #[cfg(feature = "gpu")]
    xevm::register(&mut checks);
    common::checks::register(&mut checks);
    common::op_preds::register(&mut checks);
    checks
}

/// What definition files ask of types and attributes and upstream says in C++.
#[must_use]
pub fn preds() -> Preds {
    let mut preds = Preds::default();
    common::preds::register(&mut preds);
    preds
}

/// The rules about parameters of attributes and types, for parser and bytecode reader.
#[must_use]
pub fn param_checks() -> ParamChecks {
    let mut checks = ParamChecks::default();
    #[cfg(feature = "emit")]
    emitc::verify::register_params(&mut checks);
    #[cfg(feature = "gpu")]
    gpu::verify::register_params(&mut checks);
    llvm::verify::register_params(&mut checks);
    #[cfg(feature = "gpu")]
    nvvm::verify::register_params(&mut checks);
    #[cfg(feature = "transform")]
    pdl::verify::register_params(&mut checks);
    ptr::verify::register_params(&mut checks);
    quant::verify::register_params(&mut checks);
    #[cfg(feature = "gpu")]
    rocdl::verify::register_params(&mut checks);
    #[cfg(feature = "emit")]
    smt::verify::register_params(&mut checks);
    sparse_tensor::verify::register_params(&mut checks);
    #[cfg(feature = "transform")]
    transform::verify::register_params(&mut checks);
    complex::verify::register_params(&mut checks);
    #[cfg(feature = "ml")]
    stablehlo::verify::register_params(&mut checks);
    #[cfg(feature = "ml")]
    tosa::verify::register_params(&mut checks);
    #[cfg(feature = "ml")]
    vhlo::verify::register_params(&mut checks);
    #[cfg(feature = "ml")]
    mpmd::verify::register_params(&mut checks);
    #[cfg(feature = "ml")]
    sdy::verify::register_params(&mut checks);
    #[cfg(feature = "gpu")]
    xegpu::verify::register_params(&mut checks);
    #[cfg(feature = "gpu")]
    xevm::register_params(&mut checks);
    #[cfg(feature = "gpu")]
    amdgpu::verify::register_params(&mut checks);
    checks
}

/// What these dialects say about data layout. A context needs [`llvm::StructBodies`] beside it.
///
/// ```
/// use mlirkit_ir::{Context, DialectSet};
/// use mlirkit_layout::{DataLayout, TypeSize, llvm_string};
///
/// let ctx = Context::new(DialectSet::new().with_lookup(mlirkit_dialects::lookup))
///     .with_extension(mlirkit_dialects::layouts())
///     .with_extension(mlirkit_dialects::llvm::StructBodies::default());
/// let layout = DataLayout::of_llvm_string(&ctx, "e-p:32:32-i64:64")?;
/// let pointer = mlirkit_dialects::llvm::pointer_type(&ctx, 0).unwrap();
/// let pair = mlirkit_dialects::llvm::literal_struct(&ctx, &[pointer, ctx.i64_type()], false).unwrap();
/// assert_eq!(layout.type_size(pair)?, TypeSize::fixed(16));
/// assert_eq!(layout.type_size(ctx.index_type())?, TypeSize::fixed(4));
/// let fields = layout.members(pair)?.unwrap();
/// assert_eq!((fields[1].offset, fields[1].padding), (8, 4));
/// assert!(llvm_string::export(&layout)?.starts_with("e-p0:32:32:32:32-i64:64-"));
/// # Ok::<(), mlirkit_layout::Error>(())
/// ```
///
/// A line for each dialect that has types with a layout, sorted.
#[must_use]
pub fn layouts() -> Interfaces {
    let spelling = Spelling { ty: type_to_string, attr: attr_to_string };
    let mut interfaces = Interfaces { spelling, ..Interfaces::default() };
    llvm::register_layouts(&mut interfaces);
    ptr::register_layouts(&mut interfaces);
    interfaces
}

/// What rows cannot say of encodings in bytecode: interfaces that do more than read them, and the hooks that they name.
#[must_use]
pub fn encodings() -> BytecodeRegistry {
    let registry = BytecodeRegistry::new();
    #[cfg(feature = "ml")]
    let registry = registry
        .with(&chlo::bytecode::CODEC)
        .with(&sdy::bytecode::CODEC)
        .with(&stablehlo::bytecode::CODEC)
        .with(&vhlo::bytecode::CODEC)
        .with_fields(
            [sdy::bytecode::FIELDS, stablehlo::bytecode::FIELDS, vhlo::bytecode::FIELDS].into_iter().flatten().copied(),
        )
        .with_conditions(sdy::bytecode::CONDITIONS.iter().copied());
    registry
}

#[cfg(test)]
mod tests {
    #[test]
    fn every_definition_file_can_be_indexed() {
        for name in super::names() {
            assert_eq!(super::lookup(name).map(|d| d.name()), Some(name));
        }
    }
    #[test]
    fn every_hook_that_an_encoding_names_is_bound() {
        let registry = super::encodings();
        for dialect in super::names().filter_map(super::lookup) {
            for form in dialect.attrs().chain(dialect.types()).flat_map(|row| &row.wire) {
                for hook in form.fields.iter().flat_map(|field| field.kind.hooks()) {
                    assert!(registry.field(hook).is_some(), "{hook}");
                }
                if let mlirkit_defs::WireWhen::Hook(hook) = &form.when {
                    assert!(registry.condition(hook).is_some(), "{hook}");
                }
            }
        }
    }
}
