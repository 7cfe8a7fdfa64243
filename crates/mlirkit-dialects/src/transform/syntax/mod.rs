//! Syntax of the `transform` dialect: sequences, and custom directives of its other operations.

mod match_dims;
mod older;
mod pass_options;
mod sequence;
mod tiling;
mod types;

use mlirkit_asm::hooks::{AsmNames, Hooks};
use mlirkit_defs::Release;
use mlirkit_ir::{OpRef, ValueId};

use crate::func::syntax::PlainFunction;
use crate::text::UnknownType;

/// Registers the hand-written syntax of the `transform` dialect.
pub(crate) fn register(hooks: &mut Hooks) {
    hooks.dialect_types.insert("transform", &UnknownType("unknown type mnemonic: "));
    hooks.ops.insert("transform.named_sequence", &PlainFunction);
    hooks.ops.insert("transform.structured.fuse", &older::Fuse);
    hooks.ops.insert("transform.structured.split", &tiling::Split);
    hooks.ops.insert("transform.structured.tile", &older::Tile { has_types: true });
    hooks.ops.insert("transform.structured.tile_to_scf_for", &older::Tile { has_types: false });
    hooks.names.insert("transform.foreach_match", &ForeachMatch);
    hooks.names.insert("transform.sequence", &Sequence);
    hooks.names.insert("transform.with_pdl_patterns", &Sequence);
    hooks.directives.insert("transform.AlternativesOpSelectedRegion", &tiling::SelectedRegion);
    hooks.directives.insert("transform.ApplyRegisteredPassOptions", &pass_options::PassOptions);
    hooks.directives.insert("transform.ContinuousTileSizeTypes", &types::SameResults);
    hooks.directives.insert("transform.ForeachMatchSymbols", &sequence::MatchSymbols);
    hooks.directives.insert("transform.InnerTileAlignmentArray", &tiling::InnerTileAlignments);
    hooks.directives.insert("transform.MultitileSizesTypes", &types::SameResults);
    hooks.directives.insert("transform.PackedOrDynamicIndexList", &tiling::PackedOrDynamicIndexList);
    hooks.directives.insert("transform.SemiFunctionType", &types::SemiFunctionType);
    hooks.directives.insert("transform.SequenceOpOperands", &sequence::Operands);
    hooks.directives.insert("transform.TransformMatchDims", &match_dims::MatchDims);
}

/// A hook that makes `transform` the default dialect in an operation's region.
struct Sequence;

impl AsmNames for Sequence {
    fn default_dialect(&self, _: Release) -> Option<&'static str> {
        Some("transform")
    }
}

/// A hook that suggests the result names of `transform.foreach_match`: `%updated_root`, then `%yielded`.
struct ForeachMatch;

impl AsmNames for ForeachMatch {
    fn results(&self, op: OpRef<'_, '_>, set: &mut dyn FnMut(ValueId, &str)) {
        for (index, result) in op.results().enumerate() {
            set(result.id, if index == 0 { "updated_root" } else { "yielded" });
        }
    }
}
