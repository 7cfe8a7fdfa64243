//! Parameter checks of dialect attributes and types that upstream writes in C++ (`genVerifyDecl`), bound by name.

use mlirkit_defs::AttrDef;
use rustc_hash::FxHashMap;

use crate::attr::Param;
use crate::context::Context;
use crate::library::Library;
use mlirkit_diag::Reason;

/// Checks the parameters of an attribute or type; the error has upstream's wording.
pub type ParamCheck = fn(&Context, &[Param]) -> Result<(), Reason>;

/// Checks the parameters of every attribute and type of a dialect, given its row.
pub type DialectParamCheck = fn(&Context, &AttrDef, &[Param]) -> Result<(), Reason>;

/// Parameter checks by `dialect.Row`. A context holds them as an extension. The parser and the bytecode reader run
/// them on each attribute and type they build.
#[derive(Debug, Default)]
pub struct ParamChecks {
    /// Checks of attributes.
    pub attrs: FxHashMap<&'static str, ParamCheck>,
    /// Checks of types.
    pub types: FxHashMap<&'static str, ParamCheck>,
    /// Checks for all attributes and types of a dialect, by namespace.
    pub dialects: FxHashMap<&'static str, DialectParamCheck>,
    /// The checks of the library, which are consulted after these.
    pub library: Library<Self>,
}

impl ParamChecks {
    /// Checks the parameters of a row; `of` selects the table for attributes or types.
    ///
    /// # Errors
    /// The reason, in upstream's words.
    pub fn check(
        &self,
        ctx: &Context,
        def: &AttrDef,
        params: &[Param],
        of: fn(&Self) -> &FxHashMap<&'static str, ParamCheck>,
    ) -> Result<(), Reason> {
        self.of_row(def, of).check(ctx, def, params)
    }

    /// Returns the checks of one row, for callers that use them repeatedly.
    #[must_use]
    pub fn of_row(&self, def: &AttrDef, of: fn(&Self) -> &FxHashMap<&'static str, ParamCheck>) -> RowChecks {
        let part = self.library.part(&def.name);
        let own = of(self).get(&*def.name).or_else(|| of(part?).get(&*def.name)).copied();
        let dialect = def.name.split('.').next().unwrap_or_default();
        let of_dialect = self.dialects.get(dialect).or_else(|| part?.dialects.get(dialect)).copied();
        RowChecks { own, of_dialect }
    }
}

/// The checks of one row.
#[derive(Debug, Clone, Copy, Default)]
pub struct RowChecks {
    own: Option<ParamCheck>,
    of_dialect: Option<DialectParamCheck>,
}

impl RowChecks {
    /// Checks the parameters of one attribute or type.
    ///
    /// # Errors
    /// The reason, in upstream's words.
    #[inline]
    pub fn check(&self, ctx: &Context, def: &AttrDef, params: &[Param]) -> Result<(), Reason> {
        self.own.map_or(Ok(()), |check| check(ctx, params))?;
        self.of_dialect.map_or(Ok(()), |check| check(ctx, def, params))
    }
}
