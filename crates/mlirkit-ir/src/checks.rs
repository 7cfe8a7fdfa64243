//! Rules about the parameters of dialects' attributes and types that upstream writes in C++ (`genVerifyDecl`), bound by name.

use mlirkit_defs::AttrDef;
use rustc_hash::FxHashMap;

use crate::attr::Param;
use crate::context::Context;
use mlirkit_diag::Reason;

/// Says what is wrong with the parameters of an attribute or type, in upstream's words.
pub type ParamCheck = fn(&Context, &[Param]) -> Result<(), Reason>;

/// The same for all attributes and types of a dialect, with the row.
pub type DialectParamCheck = fn(&Context, &AttrDef, &[Param]) -> Result<(), Reason>;

/// Checks of attributes and types, by `dialect.Row`. A context holds them as an extension; the parser and the bytecode
/// reader run them on what they build.
#[derive(Debug, Default)]
pub struct ParamChecks {
    /// Of attributes.
    pub attrs: FxHashMap<&'static str, ParamCheck>,
    /// Of types.
    pub types: FxHashMap<&'static str, ParamCheck>,
    /// Of all attributes and types of a dialect, by its namespace.
    pub dialects: FxHashMap<&'static str, DialectParamCheck>,
}

impl ParamChecks {
    /// What is wrong with the parameters of a row; `of` chooses between attributes and types.
    ///
    /// # Errors
    /// In upstream's words.
    pub fn check(
        &self,
        ctx: &Context,
        def: &AttrDef,
        params: &[Param],
        of: fn(&Self) -> &FxHashMap<&'static str, ParamCheck>,
    ) -> Result<(), Reason> {
        if let Some(check) = of(self).get(&*def.name) {
            check(ctx, params)?;
        }
        if self.dialects.is_empty() {
            return Ok(());
        }
        let dialect = def.name.split('.').next().unwrap_or_default();
        self.dialects.get(dialect).map_or(Ok(()), |check| check(ctx, def, params))
    }
}
