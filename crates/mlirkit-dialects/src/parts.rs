//! What each dialect binds, made when something of the dialect is first asked for: most files need a few of fifty.

use std::sync::OnceLock;

use mlirkit_asm::hooks::{Hooks, Resources};
use mlirkit_bytecode::BytecodeRegistry;
use mlirkit_ir::{Library, ParamChecks, Preds};
use mlirkit_verify::Checks;

use crate::{common, embedded};

/// Tables of one kind: a cell for each dialect, and the last one for what all share.
struct Parts<T> {
    cells: [OnceLock<Box<T>>; embedded::DEFINITIONS.len() + 1],
    fill: fn(&'static str, &mut T),
}

impl<T: Default> Parts<T> {
    /// Tables that are filled this way, given the name of the dialect, or an empty one for what all share.
    const fn new(fill: fn(&'static str, &mut T)) -> Self {
        Self { cells: [const { OnceLock::new() }; embedded::DEFINITIONS.len() + 1], fill }
    }

    /// The table in which a name stands.
    fn of(&self, name: &str) -> Option<&T> {
        let (cell, dialect) = match place(name) {
            Some(at) => (self.cells.get(at)?, embedded::DEFINITIONS.get(at)?.0),
            None => (self.cells.last()?, ""),
        };
        let made = cell.get_or_init(|| {
            let mut table = Box::default();
            (self.fill)(dialect, &mut table);
            table
        });
        Some(made)
    }
}

/// The encodings of all dialects.
pub(crate) const ENCODINGS: Library<BytecodeRegistry> = Library::new(|_| {
    static ALL: OnceLock<BytecodeRegistry> = OnceLock::new();
    Some(ALL.get_or_init(|| {
        let registry = BytecodeRegistry::new();
        #[cfg(feature = "ml")]
        let registry = registry
            .with(&crate::chlo::bytecode::CODEC)
            .with(&crate::sdy::bytecode::CODEC)
            .with(&crate::stablehlo::bytecode::CODEC)
            .with(&crate::vhlo::bytecode::CODEC)
            .with_fields(crate::sdy::bytecode::FIELDS.iter().copied())
            .with_fields(crate::stablehlo::bytecode::FIELDS.iter().copied())
            .with_fields(crate::vhlo::bytecode::FIELDS.iter().copied())
            .with_conditions(crate::sdy::bytecode::CONDITIONS.iter().copied());
        registry
    }))
});

/// The dialect in whose tables a name stands; that of none are in the tables that all share.
fn place(name: &str) -> Option<usize> {
    let end = name.bytes().position(|c| c == b'.').unwrap_or(name.len());
    let dialect = name.get(..end).unwrap_or_default();
    embedded::index(dialect).or_else(|| embedded::index(bound_by(name)))
}

/// The hooks of all dialects.
pub(crate) const HOOKS: Library<Hooks> = Library::new(hooks);

fn hooks(name: &str) -> Option<&'static Hooks> {
    static PARTS: Parts<Hooks> = Parts::new(fill_hooks);
    PARTS.of(name)
}

/// The checks of all dialects.
pub(crate) const CHECKS: Library<Checks> = Library::new(checks);

fn checks(name: &str) -> Option<&'static Checks> {
    static PARTS: Parts<Checks> = Parts::new(fill_checks);
    PARTS.of(name)
}

/// The rules about parameters of all dialects.
pub(crate) const PARAM_CHECKS: Library<ParamChecks> = Library::new(param_checks);

fn param_checks(name: &str) -> Option<&'static ParamChecks> {
    static PARTS: Parts<ParamChecks> = Parts::new(fill_param_checks);
    PARTS.of(name)
}

/// What all predicates mean.
pub(crate) const PREDS: Library<Preds> = Library::new(|_| {
    static ALL: OnceLock<Preds> = OnceLock::new();
    Some(ALL.get_or_init(|| {
        let mut preds = Preds::default();
        common::preds::register(&mut preds);
        preds
    }))
});

/// The dialect that checks a trait or an interface, which operations of others may have as well; those that are not here are
/// in the part that all share.
fn bound_by(name: &str) -> &'static str {
    match name {
        "AccessGroupOpInterface" | "AliasAnalysisOpInterface" | "DereferenceableOpInterface" => "llvm",
        "AtMostOneChildOf" => "irdl",
        "BlockArgOpenMPOpInterface" | "LoopWrapperInterface" => "omp",
        "BufferizableOpInterface" => "bufferization",
        "CollectiveOpInterface" => "sdy",
        "CompatibleOperandsAndResultElementType"
        | "CompatibleOperandsAndResultType"
        | "CompatibleOperandsElementType"
        | "PairwiseSameOperandAndResultElementType"
        | "PairwiseSameOperandAndResultType" => "stablehlo",
        "ConstantExpressionInitializerOpTrait" | "LabelBranchingOpInterface" | "LabelLevelOpInterface" => "wasmssa",
        "ContractionOpInterface" | "ConvolutionOpInterface" | "FillOpInterface" | "LinalgOp" => "linalg",
        "PossibleTopLevelTransformOpTrait" | "StructuredOpPredicateOpTrait" | "TransformOpInterface" => "transform",
        "TosaResolvableShapeOperands" | "TosaShapeOperatorWithSameRanks" => "tosa",
        _ => "",
    }
}

/// The dialects that may have resources in a file. `builtin` keeps what elements refer to.
const RESOURCES: [&str; 5] = ["builtin", "chlo", "sdy", "stablehlo", "vhlo"];

/// A line for each dialect that has hooks, sorted.
fn fill_hooks(dialect: &'static str, hooks: &mut Hooks) {
    match dialect {
        "" => return common::register(hooks),
        #[cfg(feature = "parallel")]
        "acc" => crate::acc::register(hooks),
        "affine" => crate::affine::register(hooks),
        #[cfg(feature = "gpu")]
        "amdgpu" => crate::amdgpu::register(hooks),
        #[cfg(feature = "cpu")]
        "amx" => crate::amx::register(hooks),
        "arith" => crate::arith::register(hooks),
        "async" => crate::async_::register(hooks),
        "bufferization" => crate::bufferization::register(hooks),
        "builtin" => crate::builtin::register(hooks),
        "cf" => crate::cf::register(hooks),
        #[cfg(feature = "ml")]
        "chlo" => crate::chlo::register(hooks),
        "complex" => crate::complex::register(hooks),
        "dlti" => crate::dlti::register(hooks),
        #[cfg(feature = "emit")]
        "emitc" => crate::emitc::register(hooks),
        "func" => crate::func::register(hooks),
        #[cfg(feature = "gpu")]
        "gpu" => crate::gpu::register(hooks),
        "index" => crate::index::register(hooks),
        #[cfg(feature = "transform")]
        "irdl" => crate::irdl::register(hooks),
        "linalg" => crate::linalg::register(hooks),
        "llvm" => crate::llvm::register(hooks),
        "memref" => crate::memref::register(hooks),
        #[cfg(feature = "ml")]
        "mesh" => crate::mesh::register(hooks),
        "ml_program" => crate::ml_program::register(hooks),
        #[cfg(feature = "ml")]
        "mpmd" => crate::mpmd::register(hooks),
        #[cfg(feature = "gpu")]
        "nvvm" => crate::nvvm::register(hooks),
        #[cfg(feature = "parallel")]
        "omp" => crate::omp::register(hooks),
        #[cfg(feature = "transform")]
        "pdl" => crate::pdl::register(hooks),
        #[cfg(feature = "transform")]
        "pdl_interp" => crate::pdl_interp::register(hooks),
        #[cfg(feature = "ml")]
        "polynomial" => crate::polynomial::register(hooks),
        "ptr" => crate::ptr::register(hooks),
        "quant" => crate::quant::register(hooks),
        #[cfg(feature = "gpu")]
        "rocdl" => crate::rocdl::register(hooks),
        "scf" => crate::scf::register(hooks),
        #[cfg(feature = "ml")]
        "sdy" => crate::sdy::register(hooks),
        "shape" => crate::shape::register(hooks),
        #[cfg(feature = "ml")]
        "shard" => crate::shard::register(hooks),
        #[cfg(feature = "emit")]
        "smt" => crate::smt::register(hooks),
        "sparse_tensor" => crate::sparse_tensor::register(hooks),
        #[cfg(feature = "spirv")]
        "spirv" => crate::spirv::register(hooks),
        #[cfg(feature = "ml")]
        "stablehlo" => crate::stablehlo::register(hooks),
        "tensor" => crate::tensor::register(hooks),
        #[cfg(feature = "ml")]
        "tosa" => crate::tosa::register(hooks),
        #[cfg(feature = "transform")]
        "transform" => crate::transform::register(hooks),
        "vector" => {
            crate::vector::register(hooks);
            #[cfg(feature = "gpu")]
            crate::gpu::register_vector(hooks);
        }
        #[cfg(feature = "ml")]
        "vhlo" => crate::vhlo::register(hooks),
        #[cfg(feature = "emit")]
        "wasmssa" => crate::wasmssa::register(hooks),
        #[cfg(feature = "cpu")]
        "x86" => crate::amx::register_x86(hooks),
        #[cfg(feature = "gpu")]
        "xegpu" => crate::xegpu::register(hooks),
        #[cfg(feature = "gpu")]
        "xevm" => crate::xevm::register_hooks(hooks),
        _ => {}
    }
    common::transforms::register(dialect, hooks);
    if !RESOURCES.contains(&dialect) {
        hooks.resources.entry(dialect).or_insert(Resources::Unexpected);
    }
}

/// A line for each dialect that has checks, sorted.
fn fill_checks(dialect: &'static str, checks: &mut Checks) {
    match dialect {
        "" => {
            common::verify::register(checks);
            return common::op_preds::register(checks);
        }
        #[cfg(feature = "parallel")]
        "acc" => crate::acc::verify::register(checks),
        "affine" => crate::affine::verify::register(checks),
        #[cfg(feature = "gpu")]
        "amdgpu" => crate::amdgpu::verify::register(checks),
        #[cfg(feature = "cpu")]
        "amx" => crate::amx::verify::register(checks),
        "arith" => crate::arith::verify::register(checks),
        "async" => crate::async_::verify::register(checks),
        "bufferization" => crate::bufferization::verify::register(checks),
        "builtin" => crate::builtin::verify::register(checks),
        "cf" => crate::cf::verify::register(checks),
        #[cfg(feature = "ml")]
        "chlo" => crate::stablehlo::verify::chlo::register(checks),
        "complex" => crate::complex::verify::register(checks),
        "dlti" => crate::dlti::verify::register(checks),
        #[cfg(feature = "emit")]
        "emitc" => crate::emitc::verify::register(checks),
        "func" => crate::func::verify::register(checks),
        #[cfg(feature = "gpu")]
        "gpu" => {
            crate::gpu::verify::register(checks);
            crate::nvvm::verify::target::register(checks);
        }
        #[cfg(feature = "transform")]
        "irdl" => crate::irdl::verify::register(checks),
        "linalg" => crate::linalg::verify::register(checks),
        "llvm" => crate::llvm::verify::register(checks),
        "memref" => crate::memref::verify::register(checks),
        #[cfg(feature = "ml")]
        "mesh" => crate::shard::verify::register_mesh(checks),
        "ml_program" => crate::ml_program::verify::register(checks),
        #[cfg(feature = "ml")]
        "mpmd" => crate::mpmd::verify::register(checks),
        #[cfg(feature = "gpu")]
        "nvgpu" => crate::nvgpu::register(checks),
        #[cfg(feature = "gpu")]
        "nvvm" => crate::nvvm::verify::register(checks),
        #[cfg(feature = "parallel")]
        "omp" => crate::omp::verify::register(checks),
        #[cfg(feature = "transform")]
        "pdl" => crate::pdl::verify::register(checks),
        #[cfg(feature = "transform")]
        "pdl_interp" => crate::pdl_interp::verify::register(checks),
        #[cfg(feature = "ml")]
        "polynomial" => crate::polynomial::verify::register(checks),
        "ptr" => crate::ptr::verify::register(checks),
        "quant" => crate::quant::verify::register(checks),
        #[cfg(feature = "gpu")]
        "rocdl" => crate::rocdl::verify::register(checks),
        "scf" => crate::scf::verify::register(checks),
        #[cfg(feature = "ml")]
        "sdy" => crate::sdy::verify::register(checks),
        "shape" => crate::shape::verify::register(checks),
        #[cfg(feature = "ml")]
        "shard" => crate::shard::verify::register(checks),
        #[cfg(feature = "emit")]
        "smt" => crate::smt::verify::register(checks),
        "sparse_tensor" => crate::sparse_tensor::verify::register(checks),
        #[cfg(feature = "spirv")]
        "spirv" => crate::spirv::verify::register(checks),
        #[cfg(feature = "ml")]
        "stablehlo" => crate::stablehlo::verify::register(checks),
        "tensor" => crate::tensor::verify::register(checks),
        #[cfg(feature = "ml")]
        "tosa" => crate::tosa::verify::register(checks),
        #[cfg(feature = "transform")]
        "transform" => crate::transform::verify::register(checks),
        "vector" => crate::vector::verify::register(checks),
        #[cfg(feature = "ml")]
        "vhlo" => crate::vhlo::verify::register(checks),
        #[cfg(feature = "emit")]
        "wasmssa" => crate::wasmssa::verify::register(checks),
        #[cfg(feature = "cpu")]
        "x86" => {
            crate::amx::verify::register_x86(checks);
            crate::x86vector::register_x86(checks);
        }
        #[cfg(feature = "cpu")]
        "x86vector" => crate::x86vector::register(checks),
        #[cfg(feature = "gpu")]
        "xegpu" => crate::xegpu::verify::register(checks),
        #[cfg(feature = "gpu")]
        "xevm" => crate::xevm::register(checks),
        _ => {}
    }
    common::checks::register(dialect, checks);
}

/// A line for each dialect that has rules about parameters, sorted.
fn fill_param_checks(dialect: &'static str, checks: &mut ParamChecks) {
    match dialect {
        #[cfg(feature = "gpu")]
        "amdgpu" => crate::amdgpu::verify::register_params(checks),
        #[cfg(feature = "cpu")]
        "amx" => crate::amx::verify::register_params(checks),
        "complex" => crate::complex::verify::register_params(checks),
        #[cfg(feature = "emit")]
        "emitc" => crate::emitc::verify::register_params(checks),
        #[cfg(feature = "gpu")]
        "gpu" => crate::gpu::verify::register_params(checks),
        "llvm" => crate::llvm::verify::register_params(checks),
        #[cfg(feature = "ml")]
        "mpmd" => crate::mpmd::verify::register_params(checks),
        #[cfg(feature = "gpu")]
        "nvvm" => crate::nvvm::verify::register_params(checks),
        #[cfg(feature = "transform")]
        "pdl" => crate::pdl::verify::register_params(checks),
        "ptr" => crate::ptr::verify::register_params(checks),
        "quant" => crate::quant::verify::register_params(checks),
        #[cfg(feature = "gpu")]
        "rocdl" => crate::rocdl::verify::register_params(checks),
        #[cfg(feature = "ml")]
        "sdy" => crate::sdy::verify::register_params(checks),
        #[cfg(feature = "emit")]
        "smt" => crate::smt::verify::register_params(checks),
        "sparse_tensor" => crate::sparse_tensor::verify::register_params(checks),
        #[cfg(feature = "ml")]
        "stablehlo" => crate::stablehlo::verify::register_params(checks),
        #[cfg(feature = "ml")]
        "tosa" => crate::tosa::verify::register_params(checks),
        #[cfg(feature = "transform")]
        "transform" => crate::transform::verify::register_params(checks),
        #[cfg(feature = "ml")]
        "vhlo" => crate::vhlo::verify::register_params(checks),
        #[cfg(feature = "emit")]
        "wasmssa" => crate::wasmssa::verify::register_params(checks),
        #[cfg(feature = "gpu")]
        "xegpu" => crate::xegpu::verify::register_params(checks),
        #[cfg(feature = "gpu")]
        "xevm" => crate::xevm::register_params(checks),
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use mlirkit_defs::Release;

    use super::*;

    #[test]
    fn what_a_context_binds_comes_before_the_library() {
        let mut checks = crate::checks();
        assert_eq!(checks.find("linalg.map", |checks| &checks.since), Some(Release(22)));
        checks.since.insert("linalg.map", Release(19));
        assert_eq!(checks.find("linalg.map", |checks| &checks.since), Some(Release(19)));
        assert_eq!(checks.find("vector.scan", |checks| &checks.since), Some(Release(20)));
        assert!(checks.lists("func.func", |checks| &checks.declarations));
        assert!(!checks.lists("func.call", |checks| &checks.declarations));
        // Traits and predicates have no dialect.
        assert!(checks.find("LinalgOp", |checks| &checks.region_traits).is_some());
        assert!(checks.find("CastOpInterface", |checks| &checks.traits).is_some());
        assert!(crate::preds().find("isa:acc::PointerLikeType").is_some());
    }

    #[test]
    fn what_a_dialect_binds_is_looked_for_there() {
        let (mut count, mut lost) = (0, Vec::new());
        for dialect in crate::names().chain([""]) {
            let (mut hooks, mut checks, mut params) = (Hooks::default(), Checks::default(), ParamChecks::default());
            fill_hooks(dialect, &mut hooks);
            fill_checks(dialect, &mut checks);
            fill_param_checks(dialect, &mut params);
            let mut look = |name: &str| {
                if place(name) != embedded::index(dialect) {
                    lost.push(format!("'{name}', bound by '{dialect}'"));
                }
                count += 1;
            };
            macro_rules! names {
                ($of:ident: $($table:ident)+) => { $($of.$table.keys().for_each(|name| look(name));)+ };
            }
            macro_rules! lists {
                ($of:ident: $($list:ident)+) => { $($of.$list.iter().for_each(|name| look(name));)+ };
            }
            names!(hooks: ops directives attrs attr_builders type_builders types dialect_attrs dialect_types params infer);
            names!(hooks: encodings attr_classes resources names namespaces);
            hooks.transforms.keys().for_each(|(dialect, _)| look(dialect));
            names!(checks: ops ops_within regions traits region_traits op_attrs op_attrs_first arg_attrs result_attrs);
            names!(checks: symbol_uses function_bodies function_types op_preds infer suggest frees since);
            lists!(checks: symbol_uses_of_signature declarations of_signature of_value_kinds ssa_regions graph_regions);
            names!(params: attrs types dialects);
        }
        assert!(lost.is_empty(), "{lost:#?}");
        assert!(count > 1000, "{count} names");
    }
}
