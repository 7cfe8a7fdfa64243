//! What upstream verifies in C++, bound by name: a dialect fills a [`Checks`], the context holds it as an extension, and the
//! verifier runs each at its place in upstream's order.
//!
//! For each operation: the dialects' rules for its discardable attributes, numbers and constraints of the row, the row's
//! traits in their order ([`Checks::traits`] for those this crate does not know), the operation's own check
//! ([`Checks::ops`]); then everything nested; then the traits and the operation's own check that look into regions
//! ([`Checks::region_traits`], [`Checks::regions`]).

use mlirkit_defs::Release;
use mlirkit_ir::{Attr, Ident, Library, OpRef, Type, ValueKey};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::row::RulesMade;
use crate::{Verdict, Violation};

/// An operation's own check: upstream's `verify()` or `verifyRegions()`.
pub type OpCheck = fn(OpRef<'_, '_>) -> Verdict;

/// An operation's own check that goes by the operation around it; `None` where there is none.
pub type CheckWithin = fn(OpRef<'_, '_>, Option<OpRef<'_, '_>>) -> Verdict;

/// A trait's or interface's check, with the arguments that the row gives the trait.
pub type TraitCheck = fn(OpRef<'_, '_>, &[Box<str>]) -> Verdict;

/// A dialect's check of a discardable attribute whose name starts with its namespace: upstream's
/// `verifyOperationAttribute`.
pub type AttrCheck = fn(OpRef<'_, '_>, Ident, Attr) -> Verdict;

/// A dialect's check of an attribute of a function's argument (region index, argument index) or result (0, result
/// index): upstream's `verifyRegionArgAttribute` and `verifyRegionResultAttribute`.
pub type ArgAttrCheck = fn(OpRef<'_, '_>, usize, usize, Ident, Attr) -> Verdict;

/// Whether a predicate of a row holds for an operation.
pub type OpPredFn = fn(OpRef<'_, '_>) -> bool;

/// The operands whose life an operation ends.
pub type FreedOperands = fn(OpRef<'_, '_>) -> Vec<ValueKey>;

/// The result types that an operation must have.
pub type InferTypes = fn(OpRef<'_, '_>) -> Result<Vec<Type>, Box<Violation>>;

/// Gives the result types that an operation gets where nobody says others; nothing if it does not know.
pub type SuggestTypes = fn(OpRef<'_, '_>) -> Result<Option<Vec<Type>>, Box<Violation>>;

/// The checks that dialects have registered.
#[derive(Default)]
pub struct Checks {
    /// By full operation name: `verify()`.
    pub ops: FxHashMap<&'static str, OpCheck>,
    /// The same, of operations that are not in [`Checks::ops`], for checks that need not look for the operation around.
    pub ops_within: FxHashMap<&'static str, CheckWithin>,
    /// By full operation name: `verifyRegions()`.
    pub regions: FxHashMap<&'static str, OpCheck>,
    /// By the trait's name in the row: `verifyTrait`.
    pub traits: FxHashMap<&'static str, TraitCheck>,
    /// By the trait's name in the row: `verifyRegionTrait`.
    pub region_traits: FxHashMap<&'static str, TraitCheck>,
    /// By dialect namespace.
    pub op_attrs: FxHashMap<&'static str, AttrCheck>,
    /// By dialect namespace: what has to be in order before the check in [`Checks::op_attrs`] looks. All of it is verified in its
    /// own place too, so this decides nothing but which of several errors comes first and how often there is a warning, and is asked
    /// where there is one.
    pub op_attrs_first: FxHashMap<&'static str, AttrCheck>,
    /// By dialect namespace.
    pub arg_attrs: FxHashMap<&'static str, ArgAttrCheck>,
    /// By dialect namespace.
    pub result_attrs: FxHashMap<&'static str, ArgAttrCheck>,
    /// By full operation name: `verifySymbolUses()`, run when everything in the symbol table around has been verified.
    pub symbol_uses: FxHashMap<&'static str, OpCheck>,
    /// Those of them that look at nothing but the operation's properties, the types of its operands and results, and the
    /// symbols of the closest table around it. They run once for all operations that have these in common.
    pub symbol_uses_of_signature: FxHashSet<&'static str>,
    /// By full operation name: `verifyBody()` of functions whose entry block is not simply the function's arguments.
    pub function_bodies: FxHashMap<&'static str, OpCheck>,
    /// By full operation name: `verifyType()` of functions, before the attributes of arguments and results.
    pub function_types: FxHashMap<&'static str, OpCheck>,
    /// Full names of the symbols that are declarations where they have no body.
    pub declarations: FxHashSet<&'static str>,
    /// By the text of a predicate over operations (`PredOpTrait`) that upstream writes in C++.
    pub op_preds: FxHashMap<&'static str, OpPredFn>,
    /// By full operation name: `inferReturnTypes()`, whose result is compared with the types that the operation has.
    pub infer: FxHashMap<&'static str, InferTypes>,
    /// By full operation name: the result types of an operation that has none yet, where it may also have others.
    pub suggest: FxHashMap<&'static str, SuggestTypes>,
    /// By full operation name: the operands on which it has a `Free` effect. What checks that look at several operations go by.
    pub frees: FxHashMap<&'static str, FreedOperands>,
    /// Operations whose own check is younger than the first release: with which release it came. A context of an older one
    /// leaves it out.
    pub since: FxHashMap<&'static str, Release>,
    /// Full names of the operations that say of their regions, in C++, that values are defined before they are used.
    pub ssa_regions: FxHashSet<&'static str>,
    /// Full names of those that say, in C++, that they are not.
    pub graph_regions: FxHashSet<&'static str>,
    /// Operations (in [`Checks::ops`]) and traits (in [`Checks::traits`]) whose checks look at nothing but properties and
    /// the types of operands and results. They run once for all operations that have these in common.
    pub of_signature: FxHashSet<&'static str>,
    /// Operations of [`Checks::of_signature`] with one property, of which neither their check nor their row looks at more
    /// than the kind and the type where it is a number, and whether all are the same where it is elements.
    pub of_value_kinds: FxHashSet<&'static str>,
    /// Those of the library, which are asked after these.
    pub library: Library<Self>,
    /// What has come of the rows that were met in the context which these belong to.
    pub(crate) made: RulesMade,
}

impl Checks {
    /// Those of a library.
    #[must_use]
    pub fn of_library(library: Library<Self>) -> Self {
        Self { library, ..Self::default() }
    }

    /// What one of the tables has for a name: of an operation, a trait, a dialect, or the text of a predicate.
    #[must_use]
    pub fn find<V: Copy>(&self, name: &str, table: impl Fn(&Self) -> &FxHashMap<&'static str, V>) -> Option<V> {
        self.library.find(self, name, |checks| table(checks).get(name).copied())
    }

    /// Whether a name is in one of the lists.
    #[must_use]
    pub fn lists(&self, name: &str, list: impl Fn(&Self) -> &FxHashSet<&'static str>) -> bool {
        self.library.find(self, name, |checks| list(checks).get(name).map(drop)).is_some()
    }

    /// What there is for a name, for who asks several tables.
    pub(crate) fn of<'a>(&'a self, name: &'a str) -> OfName<'a> {
        OfName { own: self, library: self.library.part(name), name }
    }
}

/// What the tables have for a name.
#[derive(Clone, Copy)]
pub(crate) struct OfName<'a> {
    own: &'a Checks,
    /// The part of the library in which the name stands.
    library: Option<&'static Checks>,
    name: &'a str,
}

impl OfName<'_> {
    fn first<V>(self, get: impl Fn(&Checks) -> Option<V>) -> Option<V> {
        get(self.own).or_else(|| get(self.library?))
    }

    /// See [`Checks::find`].
    pub(crate) fn find<V: Copy>(self, table: impl Fn(&Checks) -> &FxHashMap<&'static str, V>) -> Option<V> {
        self.first(|checks| table(checks).get(self.name).copied())
    }

    /// See [`Checks::lists`].
    pub(crate) fn lists(self, list: impl Fn(&Checks) -> &FxHashSet<&'static str>) -> bool {
        self.first(|checks| list(checks).get(self.name).map(drop)).is_some()
    }
}
