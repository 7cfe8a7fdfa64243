//! Syntax of the `sdy` (Shardy) dialect that its definition file cannot express.

pub(crate) mod regions;
pub(crate) mod rules;
pub(crate) mod shardings;

use mlirkit_asm::hooks::Hooks;

use crate::stablehlo::syntax::Constant;

/// Registers the hand-written syntax of the `sdy` dialect.
pub(crate) fn register(hooks: &mut Hooks) {
    hooks.attr_builders.insert("sdy.mesh", shardings::build_mesh);
    hooks.attrs.insert("sdy.dim_mapping", &rules::DimMapping);
    hooks.attrs.insert("sdy.dimension_sharding", &shardings::DimensionSharding);
    hooks.directives.insert("sdy.SingleBlockRegionNoBlockId", &regions::SingleBlockRegionNoBlockId);
    hooks.directives.insert("sdy.StrippedTensorShardingPerValueAttr", &shardings::StrippedTensorShardingPerValueAttr);
    hooks.ops.insert("sdy.constant", &Constant);
    hooks.params.insert("sdy.FactorSizes", &rules::FactorSizes);
    hooks.params.insert("sdy.FactorsWithType", &rules::FactorsWithType);
    hooks.params.insert("sdy.IsCustomRule", &rules::IsCustomRule);
    hooks.params.insert("sdy.MeshOrRef", &shardings::MeshOrRef);
    hooks.params.insert("sdy.Minus", &rules::Minus);
    hooks.params.insert("sdy.ReplicatedAndUnreducedAxes", &shardings::ReplicatedAndUnreducedAxes);
}
