//! Checks that upstream writes in C++, bound by name. A dialect registers them in a [`Checks`], the context holds it
//! as an extension, and the verifier runs each at its position in upstream's order.
//!
//! For each operation, the order is: the dialects' checks of discardable attributes, the row's counts and constraints,
//! the row's traits ([`Checks::traits`] for those this crate does not implement), and the operation's own check
//! ([`Checks::ops`]). Then everything nested is verified. Finally, the trait checks and the operation's own check of
//! its regions run ([`Checks::region_traits`], [`Checks::regions`]).

use mlirkit_defs::Release;
use mlirkit_ir::{Attr, Ident, Library, OpRef, Type, ValueKey};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::row::RulesMade;
use crate::{Verdict, Violation};

/// An operation's own check: upstream's `verify()` or `verifyRegions()`.
pub type OpCheck = fn(OpRef<'_, '_>) -> Verdict;

/// An operation's own check that depends on the enclosing operation; `None` at the top level.
pub type CheckWithin = fn(OpRef<'_, '_>, Option<OpRef<'_, '_>>) -> Verdict;

/// A trait's or interface's check, with the arguments that the row gives the trait.
pub type TraitCheck = fn(OpRef<'_, '_>, &[Box<str>]) -> Verdict;

/// A dialect's check of a discardable attribute whose name starts with its namespace: upstream's
/// `verifyOperationAttribute`.
pub type AttrCheck = fn(OpRef<'_, '_>, Ident, Attr) -> Verdict;

/// A dialect's check of an attribute of a function's argument (region index, argument index) or result (0, result
/// index): upstream's `verifyRegionArgAttribute` and `verifyRegionResultAttribute`.
pub type ArgAttrCheck = fn(OpRef<'_, '_>, usize, usize, Ident, Attr) -> Verdict;

/// Evaluates a predicate of a row for an operation.
pub type OpPredFn = fn(OpRef<'_, '_>) -> bool;

/// Returns the operands whose lifetime an operation ends.
pub type FreedOperands = fn(OpRef<'_, '_>) -> Vec<ValueKey>;

/// Returns the result types that an operation must have.
pub type InferTypes = fn(OpRef<'_, '_>) -> Result<Vec<Type>, Box<Violation>>;

/// Returns the result types an operation gets if the caller gives none; `None` if unknown.
pub type SuggestTypes = fn(OpRef<'_, '_>) -> Result<Option<Vec<Type>>, Box<Violation>>;

/// The checks that dialects have registered.
#[derive(Default)]
pub struct Checks {
    /// `verify()`, by full operation name.
    pub ops: FxHashMap<&'static str, OpCheck>,
    /// Like [`Checks::ops`], for checks that take the enclosing operation as an argument. Consulted for operations
    /// without an entry there.
    pub ops_within: FxHashMap<&'static str, CheckWithin>,
    /// `verifyRegions()`, by full operation name.
    pub regions: FxHashMap<&'static str, OpCheck>,
    /// `verifyTrait`, by the trait's name in the row.
    pub traits: FxHashMap<&'static str, TraitCheck>,
    /// `verifyRegionTrait`, by the trait's name in the row.
    pub region_traits: FxHashMap<&'static str, TraitCheck>,
    /// `verifyOperationAttribute`, by dialect namespace.
    pub op_attrs: FxHashMap<&'static str, AttrCheck>,
    /// Preconditions of the checks in [`Checks::op_attrs`], by dialect namespace. They are verified at their own
    /// position too, so this affects only which of several errors comes first, and how often a warning appears.
    pub op_attrs_first: FxHashMap<&'static str, AttrCheck>,
    /// Checks of function argument attributes, by dialect namespace.
    pub arg_attrs: FxHashMap<&'static str, ArgAttrCheck>,
    /// Checks of function result attributes, by dialect namespace.
    pub result_attrs: FxHashMap<&'static str, ArgAttrCheck>,
    /// `verifySymbolUses()`, by full operation name. It runs after everything in the enclosing symbol table has been
    /// verified.
    pub symbol_uses: FxHashMap<&'static str, OpCheck>,
    /// Operations whose check in [`Checks::symbol_uses`] reads only the signature (properties, operand and result
    /// types) and the symbols of the nearest table. It runs once per signature.
    pub symbol_uses_of_signature: FxHashSet<&'static str>,
    /// `verifyBody()` of functions whose entry block arguments are not simply those of the function, by full operation
    /// name.
    pub function_bodies: FxHashMap<&'static str, OpCheck>,
    /// `verifyType()` of functions, by full operation name. It runs before the checks of argument and result
    /// attributes.
    pub function_types: FxHashMap<&'static str, OpCheck>,
    /// Full names of symbol operations that are declarations if they have no body.
    pub declarations: FxHashSet<&'static str>,
    /// Predicates over operations (`PredOpTrait`) that upstream writes in C++, by their text.
    pub op_preds: FxHashMap<&'static str, OpPredFn>,
    /// `inferReturnTypes()`, by full operation name. The result is compared with the operation's result types.
    pub infer: FxHashMap<&'static str, InferTypes>,
    /// Default result types of an operation that has none yet and may have others, by full operation name.
    pub suggest: FxHashMap<&'static str, SuggestTypes>,
    /// The operands on which an operation has a `Free` effect, by full operation name. Used by checks that examine
    /// several operations.
    pub frees: FxHashMap<&'static str, FreedOperands>,
    /// The release that introduced an operation's own check, if later than the first. Contexts of older releases skip
    /// the check.
    pub since: FxHashMap<&'static str, Release>,
    /// Full names of operations that declare in C++ that their regions have SSA dominance.
    pub ssa_regions: FxHashSet<&'static str>,
    /// Full names of operations that declare in C++ that their regions are graph regions.
    pub graph_regions: FxHashSet<&'static str>,
    /// Operations (in [`Checks::ops`]) and traits (in [`Checks::traits`]) whose checks read only the signature:
    /// properties, and operand and result types. They run once per signature.
    pub of_signature: FxHashSet<&'static str>,
    /// Operations of [`Checks::of_signature`] with a single property whose kind and type alone matter, and for elements
    /// whether it is a splat.
    pub of_value_kinds: FxHashSet<&'static str>,
    /// The library's checks, consulted after these.
    pub library: Library<Self>,
    /// Rules compiled so far in the context that owns these checks.
    pub(crate) made: RulesMade,
}

impl Checks {
    /// Creates the checks of a library.
    #[must_use]
    pub fn of_library(library: Library<Self>) -> Self {
        Self { library, ..Self::default() }
    }

    /// Looks up a name in one of the tables: the name of an operation, trait or dialect, or the text of a predicate.
    #[must_use]
    pub fn find<V: Copy>(&self, name: &str, table: impl Fn(&Self) -> &FxHashMap<&'static str, V>) -> Option<V> {
        self.library.find(self, name, |checks| table(checks).get(name).copied())
    }

    /// Returns true if one of the lists contains a name.
    #[must_use]
    pub fn lists(&self, name: &str, list: impl Fn(&Self) -> &FxHashSet<&'static str>) -> bool {
        self.library.find(self, name, |checks| list(checks).get(name).map(drop)).is_some()
    }

    /// Returns the entries of a name, for callers that look into several tables.
    pub(crate) fn of<'a>(&'a self, name: &'a str) -> OfName<'a> {
        OfName { own: self, library: self.library.part(name), name }
    }
}

/// The entries of one name in all tables.
#[derive(Clone, Copy)]
pub(crate) struct OfName<'a> {
    own: &'a Checks,
    /// The part of the library that binds the name.
    library: Option<&'static Checks>,
    name: &'a str,
}

impl OfName<'_> {
    fn first<V>(self, get: impl Fn(&Checks) -> Option<V>) -> Option<V> {
        get(self.own).or_else(|| get(self.library?))
    }

    /// Looks up the name in a table; see [`Checks::find`].
    pub(crate) fn find<V: Copy>(self, table: impl Fn(&Checks) -> &FxHashMap<&'static str, V>) -> Option<V> {
        self.first(|checks| table(checks).get(self.name).copied())
    }

    /// Returns true if a list contains the name; see [`Checks::lists`].
    pub(crate) fn lists(self, list: impl Fn(&Checks) -> &FxHashSet<&'static str>) -> bool {
        self.first(|checks| list(checks).get(self.name).map(drop)).is_some()
    }
}
