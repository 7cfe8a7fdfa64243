//! Verifiers that upstream writes in C++, bound by name. A dialect registers them in a [`Checks`], which is an
//! extension of the context. The verifier runs each at its position in upstream's order.
//!
//! The order for an operation is: checks of discardable attributes by their dialects; counts and constraints in the
//! operation's definition; traits ([`Checks::traits`] for those not implemented here); the operation's own check
//! ([`Checks::ops`]). Then nested operations are verified. Finally, the checks of traits and of the operation itself
//! that concern its regions run ([`Checks::region_traits`], [`Checks::regions`]).

use mlirkit_defs::Release;
use mlirkit_ir::{Attr, Ident, Library, OpRef, Type, ValueKey};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::row::RulesMade;
use crate::{Verdict, Violation};

/// An operation's own check. Corresponds to `verify()` or `verifyRegions()` in upstream MLIR.
pub type OpCheck = fn(OpRef<'_, '_>) -> Verdict;

/// An operation's own check that depends on the enclosing operation, which is `None` at the top level.
pub type CheckWithin = fn(OpRef<'_, '_>, Option<OpRef<'_, '_>>) -> Verdict;

/// The check of a trait or interface. The second parameter has the trait arguments in the operation's definition.
pub type TraitCheck = fn(OpRef<'_, '_>, &[Box<str>]) -> Verdict;

/// A dialect's check of a discardable attribute whose name begins with the dialect's namespace. Corresponds to
/// `verifyOperationAttribute` in upstream MLIR.
pub type AttrCheck = fn(OpRef<'_, '_>, Ident, Attr) -> Verdict;

/// A dialect's check of an attribute on a function argument or result. The numbers are the region index (0 for results)
/// and the index of the argument or result. Corresponds to `verifyRegionArgAttribute` and `verifyRegionResultAttribute`
/// in upstream MLIR.
pub type ArgAttrCheck = fn(OpRef<'_, '_>, usize, usize, Ident, Attr) -> Verdict;

/// A Rust implementation of a predicate over an operation that definitions contain as C++ code.
pub type OpPredFn = fn(OpRef<'_, '_>) -> bool;

/// A function that returns the operands whose lifetime an operation ends.
pub type FreedOperands = fn(OpRef<'_, '_>) -> Vec<ValueKey>;

/// A function that returns the result types that an operation must have.
pub type InferTypes = fn(OpRef<'_, '_>) -> Result<Vec<Type>, Box<Violation>>;

/// A function that returns the result types an operation has by default; `None` if they cannot be determined.
pub type SuggestTypes = fn(OpRef<'_, '_>) -> Result<Option<Vec<Type>>, Box<Violation>>;

/// The checks registered by dialects.
#[derive(Default)]
pub struct Checks {
    /// Implementations of `verify()`, by full operation name.
    pub ops: FxHashMap<&'static str, OpCheck>,
    /// Implementations of `verify()` that take the enclosing operation as an argument, by full operation name. Used for
    /// operations without an entry in [`Checks::ops`].
    pub ops_within: FxHashMap<&'static str, CheckWithin>,
    /// Implementations of `verifyRegions()`, by full operation name.
    pub regions: FxHashMap<&'static str, OpCheck>,
    /// Implementations of `verifyTrait`, by the name of the trait in definitions.
    pub traits: FxHashMap<&'static str, TraitCheck>,
    /// Implementations of `verifyRegionTrait`, by the name of the trait in definitions.
    pub region_traits: FxHashMap<&'static str, TraitCheck>,
    /// Implementations of `verifyOperationAttribute`, by dialect namespace.
    pub op_attrs: FxHashMap<&'static str, AttrCheck>,
    /// Preconditions of the checks in [`Checks::op_attrs`], by dialect namespace. They are checked again at their
    /// regular position. Checking them earlier only affects which of several errors is reported first, and how often a
    /// warning appears.
    pub op_attrs_first: FxHashMap<&'static str, AttrCheck>,
    /// Checks of function argument attributes, by dialect namespace.
    pub arg_attrs: FxHashMap<&'static str, ArgAttrCheck>,
    /// Checks of function result attributes, by dialect namespace.
    pub result_attrs: FxHashMap<&'static str, ArgAttrCheck>,
    /// Implementations of `verifySymbolUses()`, by full operation name. They run after everything in the enclosing
    /// symbol table has been verified.
    pub symbol_uses: FxHashMap<&'static str, OpCheck>,
    /// Operations whose check in [`Checks::symbol_uses`] depends only on the signature (properties, operand and result
    /// types) and on the symbols in the nearest symbol table. The check runs once per signature.
    pub symbol_uses_of_signature: FxHashSet<&'static str>,
    /// Implementations of `verifyBody()`, by full operation name, for functions whose entry block arguments differ from
    /// the function arguments.
    pub function_bodies: FxHashMap<&'static str, OpCheck>,
    /// Implementations of `verifyType()` for functions, by full operation name. They run before the checks of argument
    /// and result attributes.
    pub function_types: FxHashMap<&'static str, OpCheck>,
    /// Full names of symbol operations that are declarations if they have no body.
    pub declarations: FxHashSet<&'static str>,
    /// Implementations of predicates over operations (`PredOpTrait`) that upstream writes in C++, keyed by the
    /// predicate's source text.
    pub op_preds: FxHashMap<&'static str, OpPredFn>,
    /// Implementations of `inferReturnTypes()`, by full operation name. The inferred types are compared with the
    /// operation's result types.
    pub infer: FxHashMap<&'static str, InferTypes>,
    /// Functions that return the default result types of an operation that may have other result types too, by full
    /// operation name.
    pub suggest: FxHashMap<&'static str, SuggestTypes>,
    /// Functions that return the operands on which an operation has a `Free` effect, by full operation name. Used by
    /// checks that examine several operations.
    pub frees: FxHashMap<&'static str, FreedOperands>,
    /// The release that introduced an operation's own check, by full operation name. Checks that the oldest supported
    /// release already has are not listed. The check is skipped in contexts of older releases.
    pub since: FxHashMap<&'static str, Release>,
    /// Dialects whose rules have changed so much that those of the current release do not apply to operations of an
    /// older release whose definition differs.
    pub rewritten: FxHashSet<&'static str>,
    /// Full names of operations whose C++ code determines that their regions have SSA dominance.
    pub ssa_regions: FxHashSet<&'static str>,
    /// Full names of operations whose C++ code determines that their regions are graph regions.
    pub graph_regions: FxHashSet<&'static str>,
    /// Operations in [`Checks::ops`] and traits in [`Checks::traits`] whose checks depend only on the signature
    /// (properties, operand and result types). These checks run once per signature.
    pub of_signature: FxHashSet<&'static str>,
    /// Operations in [`Checks::of_signature`] that have a single property. Their checks depend only on the kind and
    /// type of its value and, for elements, on whether it is a splat.
    pub of_value_kinds: FxHashSet<&'static str>,
    /// The library that is searched for names that these tables do not contain.
    pub library: Library<Self>,
    /// The rules that have been compiled so far in the context to which these checks belong.
    pub(crate) made: RulesMade,
}

impl Checks {
    /// Creates the checks of a library.
    #[must_use]
    pub fn of_library(library: Library<Self>) -> Self {
        Self { library, ..Self::default() }
    }

    /// Looks up a name in the table that `table` selects. If it is not there, searches the same table of the library.
    /// The name is that of an operation, trait or dialect, or the source text of a predicate.
    #[must_use]
    pub fn find<V: Copy>(&self, name: &str, table: impl Fn(&Self) -> &FxHashMap<&'static str, V>) -> Option<V> {
        self.library.find(self, name, |checks| table(checks).get(name).copied())
    }

    /// Returns true if the list that `list` selects, or the same list of the library, contains a name.
    #[must_use]
    pub fn lists(&self, name: &str, list: impl Fn(&Self) -> &FxHashSet<&'static str>) -> bool {
        self.library.find(self, name, |checks| list(checks).get(name).map(drop)).is_some()
    }

    /// Prepares a name for look-ups in several tables.
    pub(crate) fn of<'a>(&'a self, name: &'a str) -> OfName<'a> {
        OfName { own: self, library: self.library.part(name), name }
    }
}

/// A handle for looking up one name in several tables of [`Checks`].
#[derive(Clone, Copy)]
pub(crate) struct OfName<'a> {
    own: &'a Checks,
    /// The library's checks that may contain the name; `None` if there are none.
    library: Option<&'static Checks>,
    name: &'a str,
}

impl OfName<'_> {
    fn first<V>(self, get: impl Fn(&Checks) -> Option<V>) -> Option<V> {
        get(self.own).or_else(|| get(self.library?))
    }

    /// Looks up the name in the table that `table` selects; see [`Checks::find`].
    pub(crate) fn find<V: Copy>(self, table: impl Fn(&Checks) -> &FxHashMap<&'static str, V>) -> Option<V> {
        self.first(|checks| table(checks).get(self.name).copied())
    }

    /// Returns true if the list that `list` selects, or the same list of the library, contains the name; see
    /// [`Checks::lists`].
    pub(crate) fn lists(self, list: impl Fn(&Checks) -> &FxHashSet<&'static str>) -> bool {
        self.first(|checks| list(checks).get(self.name).map(drop)).is_some()
    }
}
