//! Rules about the parameters of dialects' attributes and types that upstream writes in C++ (`genVerifyDecl`), bound by name.

use rustc_hash::FxHashMap;

use crate::attr::Param;
use crate::context::Context;

/// Says what is wrong with the parameters of an attribute or type, in upstream's words.
pub type ParamCheck = fn(&Context, &[Param]) -> Result<(), String>;

/// Checks of attributes and types, by `dialect.Row`. A context holds them as an extension; the parser and the bytecode
/// reader run them on what they build.
#[derive(Debug, Default)]
pub struct ParamChecks {
    /// Of attributes.
    pub attrs: FxHashMap<&'static str, ParamCheck>,
    /// Of types.
    pub types: FxHashMap<&'static str, ParamCheck>,
}
