//! Syntax of the `llvm` dialect: types (whose dialect prefix is omitted when they are nested), and operations and
//! directives with custom syntax.

mod bundles;
mod calls;
pub(crate) mod classes;
mod constant_range;
mod directives;
pub(crate) mod dwarf;
mod function;
mod globals;
mod keywords;
mod memory;
mod older;
mod tbaa;

use mlirkit_asm::hooks::Hooks;

use super::types::{self, literal_struct};

/// Registers the hand-written syntax of the `llvm` dialect.
pub(crate) fn register(hooks: &mut Hooks) {
    hooks.dialect_types.insert("llvm", &types::Syntax);
    hooks.enum_summaries.extend(keywords::SUMMARIES);
    hooks.namespaces.insert("llvm", "::mlir::LLVM");
    hooks.params.insert("llvm.ExpressionArg", &dwarf::ExpressionArg);
    for &(name, names) in &dwarf::PARAMETERS {
        hooks.params.insert(name, names);
    }
    hooks.params.insert("llvm.tbaa_type_desc.members", &tbaa::Members);
    hooks.types.insert("llvm.array", &types::After("array"));
    hooks.types.insert("llvm.func", &types::After("func"));
    hooks.types.insert("llvm.ptr", &types::After("ptr"));
    hooks.types.insert("llvm.struct", &types::After("struct"));
    hooks.types.insert("llvm.target", &types::After("target"));
    hooks.ops.insert("llvm.alloca", &memory::Alloca);
    hooks.ops.insert("llvm.atomicrmw", &older::AtomicRmw);
    hooks.ops.insert("llvm.call", &calls::Call);
    hooks.ops.insert("llvm.call_intrinsic", &calls::CallIntrinsic);
    hooks.ops.insert("llvm.cmpxchg", &older::CmpXchg);
    hooks.ops.insert("llvm.fcmp", &memory::Compare { predicates: "FCmpPredicate" });
    hooks.ops.insert("llvm.fence", &older::Fence);
    hooks.ops.insert("llvm.func", &function::Func);
    hooks.ops.insert("llvm.icmp", &memory::Compare { predicates: "ICmpPredicate" });
    hooks.ops.insert("llvm.invoke", &calls::Invoke);
    hooks.ops.insert("llvm.landingpad", &calls::Landingpad);
    hooks.ops.insert("llvm.load", &older::Load);
    hooks.ops.insert("llvm.metadata", &older::Metadata);
    hooks.ops.insert("llvm.mlir.alias", &globals::Alias);
    hooks.ops.insert("llvm.mlir.global", &globals::Global);
    hooks.ops.insert("llvm.store", &older::Store);
    hooks.directives.insert("llvm.GEPIndices", &directives::GepIndices);
    hooks.directives.insert("llvm.IndirectBrOpSucessors", &directives::IndirectSuccessors);
    hooks.directives.insert("llvm.InsertExtractValueElementType", &directives::ElementAt);
    hooks.directives.insert("llvm.LLVMLinkage", &directives::Linkage);
    hooks.directives.insert("llvm.LLVMOpAttrs", &directives::OpAttrs);
    hooks.directives.insert("llvm.OverflowFlags", &directives::OverflowFlags);
    hooks.directives.insert("llvm.OpBundles", &bundles::OpBundles);
    hooks.directives.insert("llvm.ShuffleType", &directives::ShuffleType);
    hooks.directives.insert("llvm.TBAAMembers", &older::TbaaMembers);
    hooks.directives.insert("llvm.SwitchOpCases", &directives::SwitchCases);
    hooks.transforms.insert(("llvm", "getValAndBoolStructType($_self)"), |ctx, types| match types {
        [ty] => literal_struct(ctx, &[*ty, ctx.i1_type()], false).map(|ty| vec![ty]),
        _ => None,
    });
    hooks.attrs.insert("llvm.constant_range", &constant_range::ConstantRange);
}
