//! Rules about the parameters of dialects' attributes and types that upstream writes in C++ (`genVerifyDecl`), bound by name.

use mlirkit_defs::AttrDef;
use rustc_hash::FxHashMap;

use crate::attr::Param;
use crate::context::Context;
use crate::library::Library;
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
    /// Those of the library, which are asked after these.
    pub library: Library<Self>,
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
        self.of_row(def, of).check(ctx, def, params)
    }

    /// The checks of a row, for who asks for them often.
    #[must_use]
    pub fn of_row(&self, def: &AttrDef, of: fn(&Self) -> &FxHashMap<&'static str, ParamCheck>) -> RowChecks {
        let part = self.library.part(&def.name);
        let own = of(self).get(&*def.name).or_else(|| of(part?).get(&*def.name)).copied();
        let dialect = def.name.split('.').next().unwrap_or_default();
        let of_dialect = self.dialects.get(dialect).or_else(|| part?.dialects.get(dialect)).copied();
        RowChecks { own, of_dialect }
    }
}

/// What checks the parameters of a row.
#[derive(Debug, Clone, Copy, Default)]
pub struct RowChecks {
    own: Option<ParamCheck>,
    of_dialect: Option<DialectParamCheck>,
}

impl RowChecks {
    /// What is wrong with them.
    ///
    /// # Errors
    /// In upstream's words.
    #[inline]
    pub fn check(&self, ctx: &Context, def: &AttrDef, params: &[Param]) -> Result<(), Reason> {
        self.own.map_or(Ok(()), |check| check(ctx, params))?;
        self.of_dialect.map_or(Ok(()), |check| check(ctx, def, params))
    }
}
