//! Syntax of the `spirv` dialect: types, and operations with custom syntax.

mod abi;
pub(crate) mod chain;
mod composite;
mod constant;
mod control;
pub(crate) mod enums;
mod graph;
pub(crate) mod groups;
mod memory;
mod module;
mod older;
mod wrapped;

use mlirkit_asm::hooks::Hooks;

use super::types;

/// Registers the hand-written syntax of the `spirv` dialect.
pub(crate) fn register(hooks: &mut Hooks) {
    for name in types::NAMES {
        hooks.types.insert(name, &types::Syntax);
    }
    hooks.enum_summaries.insert("spirv.LoadCacheControl", "valid SPIR-V LoadCacheControl");
    hooks.enum_summaries.insert("spirv.StoreCacheControl", "valid SPIR-V StoreCacheControl");
    hooks.unknown_types.insert("spirv", "unknown SPIR-V type: ");
    hooks.attrs.insert("spirv.interface_var_abi", &abi::InterfaceVarAbi);
    hooks.attrs.insert("spirv.target_env", &abi::TargetEnv);
    hooks.attrs.insert("spirv.vce", &abi::Vce);
    hooks.dialect_attrs.insert("spirv", &abi::Unknown);
    for name in [
        "spirv.GL.FClamp",
        "spirv.GL.Fma",
        "spirv.GL.NClamp",
        "spirv.GL.SClamp",
        "spirv.GL.SmoothStep",
        "spirv.GL.UClamp",
    ] {
        hooks.ops.insert(name, &composite::SameType);
    }
    for name in ["spirv.IAddCarry", "spirv.ISubBorrow", "spirv.SMulExtended", "spirv.UMulExtended"] {
        hooks.ops.insert(name, &composite::Extended);
    }
    for name in groups::NAMES {
        hooks.ops.insert(name, &groups::Arithmetic);
    }
    for (name, atomic) in older::ATOMICS {
        hooks.ops.insert(name, atomic);
    }
    hooks.ops.insert("spirv.NV.CooperativeMatrixLoad", &older::MatrixLoad);
    hooks.ops.insert("spirv.NV.CooperativeMatrixStore", &older::MatrixStore);
    hooks.ops.insert("spirv.AccessChain", &chain::AccessChain { elements: 0 });
    hooks.ops.insert("spirv.InBoundsPtrAccessChain", &chain::AccessChain { elements: 1 });
    hooks.ops.insert("spirv.PtrAccessChain", &chain::AccessChain { elements: 1 });
    hooks.ops.insert("spirv.INTEL.SubgroupBlockRead", &memory::SubgroupBlockRead);
    hooks.ops.insert("spirv.BranchConditional", &control::BranchConditional);
    hooks.ops.insert("spirv.CompositeExtract", &composite::Extract);
    hooks.ops.insert("spirv.CompositeInsert", &composite::Insert);
    hooks.ops.insert("spirv.Constant", &constant::Constant);
    hooks.ops.insert("spirv.CopyMemory", &memory::CopyMemory);
    hooks.ops.insert("spirv.EntryPoint", &module::EntryPoint);
    hooks.ops.insert("spirv.ExecutionMode", &module::ExecutionMode { symbols: false });
    hooks.ops.insert("spirv.ExecutionModeId", &module::ExecutionMode { symbols: true });
    hooks.directives.insert("spirv.SPIRV_I32_1DArmTensor", &composite::ArmTensor);
    hooks.ops.insert("spirv.GlobalVariable", &memory::GlobalVariable);
    hooks.ops.insert("spirv.Load", &memory::Load);
    hooks.ops.insert("spirv.SpecConstant", &constant::SpecConstant);
    hooks.ops.insert("spirv.SpecConstantComposite", &constant::SpecConstantComposite);
    hooks.ops.insert("spirv.Store", &memory::Store);
    hooks.ops.insert("spirv.Variable", &memory::Variable);
    hooks.ops.insert("spirv.func", &module::Func);
    hooks.ops.insert("spirv.mlir.loop", &control::LOOP);
    hooks.ops.insert("spirv.mlir.selection", &control::SELECTION);
    hooks.ops.insert("spirv.module", &module::Module);
    hooks.transforms.insert(("spirv", "cast<PointerType>($_self).getPointeeType()"), |ctx, tys| match tys {
        [ty] => types::pointee(ctx, *ty).map(|(pointee, _)| vec![pointee]),
        _ => None,
    });
    hooks.transforms.insert(("spirv", "cast<spirv::SampledImageType>($_self).getImageType()"), |ctx, tys| match tys {
        [ty] => types::image(ctx, *ty).map(|image| vec![image]),
        _ => None,
    });
    let element = "cast<spirv::ImageType>(cast<spirv::SampledImageType>($_self).getImageType()).getElementType()";
    hooks.transforms.insert(("spirv", element), |ctx, tys| match tys {
        [ty] => types::sampled_element(ctx, *ty).map(|element| vec![element]),
        _ => None,
    });
    hooks.ops.insert("spirv.ARM.Graph", &graph::Graph);
    hooks.ops.insert("spirv.ARM.GraphEntryPoint", &graph::GraphEntryPoint);
    hooks.ops.insert("spirv.EXT.SpecConstantCompositeReplicate", &constant::SpecConstantCompositeReplicate);
    hooks.ops.insert("spirv.INTEL.SubgroupBlockWrite", &memory::SubgroupBlockWrite);
    hooks.ops.insert("spirv.SpecConstantOperation", &wrapped::SpecConstantOperation);
    hooks.directives.insert("spirv.ImageOperands", &enums::ImageOperands);
    hooks.directives.insert("spirv.SwitchOpCases", &crate::cf::syntax::SwitchOpCases);
    hooks.names.insert("spirv.Constant", &constant::Constant);
    hooks.names.insert("spirv.mlir.addressof", &constant::AddressOf);
}
