//! `llvm`: its types, which nest in each other without the dialect's prefix, and their data layout.

pub(crate) mod bytecode;
mod dwarf;
mod layout;
mod structs;
mod tbaa;
mod types;

use mlirkit_asm::hooks::Hooks;
use mlirkit_layout::Interfaces;

pub use structs::{StructBodies, StructBody};
pub(crate) use types::integer;

pub use types::{
    ArrayType, FuncType, StructName, StructType, TargetType, array_type, func_type, identified_struct, is_compatible,
    literal_struct, pointer_space, pointer_type,
};

/// Binds the syntax of types.
pub(crate) fn register(hooks: &mut Hooks) {
    hooks.dialect_types.insert("llvm", &types::Syntax);
    hooks.params.insert("llvm.ExpressionArg", &dwarf::ExpressionArg);
    hooks.params.insert("llvm.di_basic_type.encoding", &dwarf::ENCODINGS);
    hooks.params.insert("llvm.di_basic_type.tag", &dwarf::TAGS);
    hooks.params.insert("llvm.di_compile_unit.sourceLanguage", &dwarf::LANGUAGES);
    hooks.params.insert("llvm.di_composite_type.tag", &dwarf::TAGS);
    hooks.params.insert("llvm.di_derived_type.tag", &dwarf::TAGS);
    hooks.params.insert("llvm.di_expression_elem.opcode", &dwarf::OPERATIONS);
    hooks.params.insert("llvm.di_imported_entity.tag", &dwarf::TAGS);
    hooks.params.insert("llvm.di_string_type.encoding", &dwarf::ENCODINGS);
    hooks.params.insert("llvm.di_string_type.tag", &dwarf::TAGS);
    hooks.params.insert("llvm.di_subroutine_type.callingConvention", &dwarf::CONVENTIONS);
    hooks.params.insert("llvm.tbaa_type_desc.members", &tbaa::Members);
    hooks.types.insert("llvm.array", &types::After("array"));
    hooks.types.insert("llvm.func", &types::After("func"));
    hooks.types.insert("llvm.ptr", &types::After("ptr"));
    hooks.types.insert("llvm.struct", &types::After("struct"));
    hooks.types.insert("llvm.target", &types::After("target"));
}

/// Binds the data layout of types.
pub(crate) fn register_layouts(interfaces: &mut Interfaces) {
    interfaces.types.insert("llvm.ptr", &layout::Pointer);
    interfaces.types.insert("llvm.struct", &layout::Struct);
    interfaces.types.insert("llvm.array", &layout::Array);
}
