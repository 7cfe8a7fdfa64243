//! Checks that upstream writes in C++, bound by name. A dialect registers them in a [`Checks`], the context holds it
//! as an extension, and the verifier runs each at its position in upstream's order.
//!
//! For each operation, the order is: the dialects' checks of discardable attributes, the row's counts and
//! constraints, the row's traits ([`Checks::traits`] for those this crate does not implement), and the operation's
//! own check ([`Checks::ops`]). Then everything nested is verified. Last come the traits and the operation's own
//! check that look into regions ([`Checks::region_traits`], [`Checks::regions`]).

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
    /// By full operation name: `verify()`.
    pub ops: FxHashMap<&'static str, OpCheck>,
    /// Like [`Checks::ops`], for checks that take the enclosing operation as an argument. Consulted for operations
    /// without an entry there.
    pub ops_within: FxHashMap<&'static str, CheckWithin>,
    /// By full operation name: `verifyRegions()`.
    pub regions: FxHashMap<&'static str, OpCheck>,
    /// By the trait's name in the row: `verifyTrait`.
    pub traits: FxHashMap<&'static str, TraitCheck>,
    /// By the trait's name in the row: `verifyRegionTrait`.
    pub region_traits: FxHashMap<&'static str, TraitCheck>,
    /// `verifyOperationAttribute`, by dialect namespace.
    pub op_attrs: FxHashMap<&'static str, AttrCheck>,
    /// By dialect namespace: what must be valid before the check in [`Checks::op_attrs`] runs. All of it is verified
    /// at its own position too. So this decides only which of several errors comes first and how often a warning
    /// appears.
    pub op_attrs_first: FxHashMap<&'static str, AttrCheck>,
    /// Checks of function argument attributes, by dialect namespace.
    pub arg_attrs: FxHashMap<&'static str, ArgAttrCheck>,
    /// Checks of function result attributes, by dialect namespace.
    pub result_attrs: FxHashMap<&'static str, ArgAttrCheck>,
    /// By full operation name: `verifySymbolUses()`, run after everything in the enclosing symbol table has been
    /// verified.
    pub symbol_uses: FxHashMap<&'static str, OpCheck>,
    /// Operations whose check in [`Checks::symbol_uses`] reads only the signature (properties, operand and result
    /// types) and the symbols of the nearest table. It runs once per signature.
    pub symbol_uses_of_signature: FxHashSet<&'static str>,
    /// By full operation name: `verifyBody()` of functions whose entry block is not simply the function's arguments.
    pub function_bodies: FxHashMap<&'static str, OpCheck>,
    /// By full operation name: `verifyType()` of functions, before the attributes of arguments and results.
    pub function_types: FxHashMap<&'static str, OpCheck>,
    /// Full names of symbol operations that are declarations if they have no body.
    pub declarations: FxHashSet<&'static str>,
    /// By the text of a predicate over operations (`PredOpTrait`): predicates that upstream writes in C++.
    pub op_preds: FxHashMap<&'static str, OpPredFn>,
    /// By full operation name: `inferReturnTypes()`. Its result is compared with the operation's result types.
    pub infer: FxHashMap<&'static str, InferTypes>,
    /// By full operation name: default result types of an operation that has none yet and may have others.
    pub suggest: FxHashMap<&'static str, SuggestTypes>,
    /// By full operation name: the operands on which it has a `Free` effect. Read by checks that examine several
    /// operations.
    pub frees: FxHashMap<&'static str, FreedOperands>,
    /// The release that introduced an operation's own check, if later than the first. Contexts of older releases skip
    /// the check.
    pub since: FxHashMap<&'static str, Release>,
    /// Full names of operations that declare their regions, in C++, to have SSA dominance.
    pub ssa_regions: FxHashSet<&'static str>,
    /// Full names of operations that declare their regions, in C++, to be graph regions.
    pub graph_regions: FxHashSet<&'static str>,
    /// Operations (in [`Checks::ops`]) and traits (in [`Checks::traits`]) whose checks read only the signature:
    /// properties, and operand and result types. They run once per signature.
    pub of_signature: FxHashSet<&'static str>,
    /// Operations of [`Checks::of_signature`] with one property, of whose value only the kind and type matter, and
    /// for elements whether it is a splat.
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
