//! Parameter checks for dialect attributes and types, which upstream writes in C++ (`genVerifyDecl`). They are bound by
//! name.

use mlirkit_defs::AttrDef;
use rustc_hash::FxHashMap;

use crate::attr::Param;
use crate::context::Context;
use crate::library::Library;
use mlirkit_diag::Reason;

/// A check of the parameters of an attribute or type. Errors are worded as in upstream MLIR.
pub type ParamCheck = fn(&Context, &[Param]) -> Result<(), Reason>;

/// A check of the parameters of every attribute and type in a dialect. It is passed the definition of the attribute or
/// type.
pub type DialectParamCheck = fn(&Context, &AttrDef, &[Param]) -> Result<(), Reason>;

/// Parameter checks by definition name, such as `dialect.mnemonic`. A context holds them as an extension. The parser
/// and the bytecode reader run them on each attribute and type they build.
#[derive(Debug, Default)]
pub struct ParamChecks {
    /// Checks of attributes, by definition name.
    pub attrs: FxHashMap<&'static str, ParamCheck>,
    /// Checks of types, by definition name.
    pub types: FxHashMap<&'static str, ParamCheck>,
    /// Checks that apply to all attributes and types of a dialect, by dialect namespace.
    pub dialects: FxHashMap<&'static str, DialectParamCheck>,
    /// The library that is searched for names that the other fields do not contain.
    pub library: Library<Self>,
}

impl ParamChecks {
    /// Runs the checks that apply to the definition `def` on the parameters of an attribute or type. `of` selects the
    /// table for attributes or the table for types.
    ///
    /// # Errors
    /// Returns the reason, worded as in upstream MLIR.
    pub fn check(
        &self,
        ctx: &Context,
        def: &AttrDef,
        params: &[Param],
        of: fn(&Self) -> &FxHashMap<&'static str, ParamCheck>,
    ) -> Result<(), Reason> {
        self.of_row(def, of).check(ctx, def, params)
    }

    /// Returns the checks for one definition, for callers that use them repeatedly.
    #[must_use]
    pub fn of_row(&self, def: &AttrDef, of: fn(&Self) -> &FxHashMap<&'static str, ParamCheck>) -> RowChecks {
        let part = self.library.part(&def.name);
        let own = of(self).get(&*def.name).or_else(|| of(part?).get(&*def.name)).copied();
        let dialect = def.name.split('.').next().unwrap_or_default();
        let of_dialect = self.dialects.get(dialect).or_else(|| part?.dialects.get(dialect)).copied();
        RowChecks { own, of_dialect }
    }
}

/// The parameter checks for the attributes or types with one definition.
#[derive(Debug, Clone, Copy, Default)]
pub struct RowChecks {
    own: Option<ParamCheck>,
    of_dialect: Option<DialectParamCheck>,
}

impl RowChecks {
    /// Checks the parameters of an attribute or type.
    ///
    /// # Errors
    /// Returns the reason, worded as in upstream MLIR.
    #[inline]
    pub fn check(&self, ctx: &Context, def: &AttrDef, params: &[Param]) -> Result<(), Reason> {
        self.own.map_or(Ok(()), |check| check(ctx, params))?;
        self.of_dialect.map_or(Ok(()), |check| check(ctx, def, params))
    }
}
