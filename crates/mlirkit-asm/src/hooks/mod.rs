//! Hooks: Rust implementations of syntax that upstream MLIR writes by hand in C++, bound by name. A dialect crate fills
//! a [`Hooks`] and attaches it to the context (`Context::with_extension`).

pub mod function;
pub(crate) mod op_hooks;

pub use crate::attr::hooks::{
    Alias, AttrHooks, AttrSyntax, AvailableDialects, CheckEncoding, ParamSyntax, Resources, TypeSyntax,
};
pub use crate::op_data::arguments;
pub use crate::op_data::arguments as arg;
pub use crate::op_data::asm_names::AsmNames;
pub use op_hooks::{AnyDirective, Directive, Hooks, InferTypes, Inference, OpSyntax, Parse, Print, TypeTransform};
