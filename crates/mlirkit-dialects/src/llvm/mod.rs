//! Rust code for the parts of the `llvm` dialect that its definition file cannot express.

pub(crate) mod layout;
pub(crate) mod port;
pub(crate) mod syntax;
pub(crate) mod types;
pub(crate) mod verify;

use crate::table::Bindings;

pub(crate) use types::bring;
pub use types::{StructBodies, StructBody};

pub use types::{
    ArrayType, FuncType, StructName, StructType, TargetType, array_type, func_type, identified_struct, is_compatible,
    literal_struct, pointer_space, pointer_type,
};

/// Bindings for the `llvm` dialect.
pub(crate) const BINDINGS: Bindings = Bindings {
    hooks: syntax::register,
    checks: verify::register,
    params: verify::register_params,
    ports: &[
        ("debug-expressions", port::DEBUG_EXPRESSIONS),
        ("gep-flags", port::GEP_FLAGS),
        ("thread-local-mode", port::THREAD_LOCAL_MODE),
    ],
    traits: &["AccessGroupOpInterface", "AliasAnalysisOpInterface", "DereferenceableOpInterface"],
    layouts: layout::register,
    ..Bindings::NONE
};
