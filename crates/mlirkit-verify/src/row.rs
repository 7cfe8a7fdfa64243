//! The rules that an operation's definition implies, compiled once per operation name. Also the signatures known to
//! satisfy these rules; a signature consists of properties, operand types and result types.

use std::sync::{Mutex, PoisonError};

use mlirkit_defs::{OpDef, OpFlags, ValueDef, Variadic};
use mlirkit_ir::{Body, BodyId, Context, OpId, OpName, OpParts, OpRef};

use crate::check_rows::CheckList;
use crate::checks::{CheckWithin, Checks, OpCheck, TraitCheck};
use crate::dominance::isolation;
use crate::invariants::{Accepted, Invariants};
use crate::op_view::OpView;
use crate::releases::settle;
use crate::signatures::Signatures;
use crate::traits::{self, RegionRule, TraitRule, TraitRules};
use crate::{Level, Verdict, Violation};

/// The compiled rules for each operation name encountered so far.
pub(crate) struct RulesTable<'a> {
    level: Level,
    by_name: Vec<Option<OpRules>>,
    /// The unregistered operation names in `by_name`.
    unknown: Vec<OpName>,
    accepted: Accepted,
    /// The context's store of compiled rules; `None` if rules are not stored for reuse.
    made: Option<&'a RulesMade>,
    /// Whether a symbol reference may be wrong. References are resolved when their operation is visited, but errors are
    /// reported where upstream reports them: after the enclosing symbol table has been verified.
    pub(crate) doubts_symbols: bool,
    /// The innermost symbol table that encloses all operations being verified; `None` if they are in several symbol
    /// tables.
    table: Option<OpPosition>,
    /// The previous value of `table`.
    last_table: Option<OpPosition>,
    /// A number that changes whenever `table` changes. Symbol look-ups cached with an older number are invalid.
    generation: u32,
    /// The last operation whose symbol table was looked up, and the symbol table that encloses the operation's
    /// contents.
    around: Option<(OpPosition, Option<OpPosition>)>,
}

/// An operation, identified by body and id.
type OpPosition = (BodyId, OpId);

/// The verification level, and the enclosing symbol table.
pub(crate) type Around = (Level, Option<OpPosition>);

/// The rules for operations of one name.
#[derive(Debug)]
enum OpRules {
    /// A registered operation: the rules in its definition.
    Row(Box<Rules>),
    /// An unregistered operation. `allowed` tells whether the context accepts it.
    Unknown { allowed: bool },
}

impl<'a> RulesTable<'a> {
    pub(crate) fn new(ctx: &'a Context, level: Level) -> Self {
        let made = ctx.extension::<Checks>().filter(|_| level == Level::Full).map(|checks| &checks.made);
        let SpareRules { mut by_name, accepted, generation } =
            made.and_then(RulesMade::spare).unwrap_or_else(SpareRules::new);
        by_name.resize_with(ctx.op_name_count() + 1, || None);
        Self {
            level,
            by_name,
            unknown: Vec::new(),
            accepted,
            made,
            doubts_symbols: false,
            table: None,
            last_table: None,
            generation: generation + 1,
            around: None,
        }
    }

    /// Creates a table in the state that [`RulesTable::around`] of another table has returned.
    pub(crate) fn within(ctx: &'a Context, (level, table): Around) -> Self {
        let mut rules = Self::new(ctx, level);
        (rules.table, rules.last_table) = (table, table);
        rules
    }

    /// Returns the verification level and the enclosing symbol table, for another table that verifies some of the same
    /// operations.
    pub(crate) fn around(&self) -> Around {
        (self.level, self.table)
    }

    /// Prepares for verifying the operations nested in `op`, and must be called before that. Returns the enclosing
    /// symbol table, which must be passed to [`RulesTable::leave`] afterwards.
    pub(crate) fn enter(&mut self, op: OpRef<'_, '_>, parent: Option<OpRef<'_, '_>>) -> Option<OpPosition> {
        let nearest = |op: OpRef<'_, '_>| op.nearest_symbol_table().map(|table| (table.body, table.id));
        let flags = self.of(op).map(|rules| rules.flags);
        let table = match (flags, parent) {
            (Some(flags), _) if flags.has(OpFlags::SYMBOL_TABLE) => Some((op.body, op.id)),
            (Some(_), Some(parent)) => {
                let key = (parent.body, parent.id);
                let known = self.around.filter(|(known, _)| *known == key);
                let (_, table) = known.unwrap_or_else(|| (key, nearest(parent)));
                self.around = Some((key, table));
                table
            }
            _ => nearest(op),
        };
        let outer = self.table;
        self.leave(table);
        outer
    }

    /// Restores the enclosing symbol table `table`, which [`RulesTable::enter`] has returned. `None` means that the
    /// operations being verified are in several symbol tables.
    pub(crate) fn leave(&mut self, table: Option<OpPosition>) {
        self.table = table;
        if table.is_some() && self.last_table != table {
            self.last_table = table;
            self.generation += 1;
        }
    }

    /// Returns the rules for an operation; `None` if it is not registered.
    pub(crate) fn of(&mut self, op: OpRef<'_, '_>) -> Option<&mut Rules> {
        self.named(op, op.op_name())
    }

    /// Returns the rules for an operation whose name has been looked up; `None` if it is not registered.
    pub(crate) fn named(&mut self, op: OpRef<'_, '_>, name: OpName) -> Option<&mut Rules> {
        match self.kind(op, name) {
            OpRules::Row(rules) => Some(rules),
            OpRules::Unknown { .. } => None,
        }
    }

    /// Verifies an operation and returns its rules with the verdict; `None` if it is not registered.
    pub(crate) fn verify(&mut self, seen: &OpView<'_, '_>) -> Option<(&Rules, Verdict)> {
        let name = seen.parts.op.name;
        self.kind(seen.op, name);
        match self.by_name.get_mut(name.index()) {
            Some(Some(OpRules::Row(rules))) => {
                let verdict = rules.verify(seen, &self.accepted);
                Some((rules, verdict))
            }
            _ => None,
        }
    }

    fn kind(&mut self, op: OpRef<'_, '_>, name: OpName) -> &mut OpRules {
        let index = name.index();
        if index >= self.by_name.len() {
            self.by_name.resize_with(index + 1, || None);
        }
        let (level, made, unknown) = (self.level, self.made, &mut self.unknown);
        self.by_name[index].get_or_insert_with(|| match op.def() {
            Some(def) => OpRules::Row(Rules::made(op.context(), made, name, def, level)),
            None => {
                unknown.push(name);
                OpRules::Unknown { allowed: crate::walk::unregistered(op).is_ok() }
            }
        })
    }

    /// Returns true if the regions of an operation may be graph regions. As in upstream MLIR, this includes
    /// unregistered operations, and operations whose C++ code decides it.
    pub(crate) fn may_hold_graph(&mut self, op: OpRef<'_, '_>) -> bool {
        self.of(op).is_none_or(|rules| rules.graph || rules.decides_kind)
    }

    /// Returns true if a quick check proves that an operation is valid. This is so for nearly all operations without
    /// regions. Returns false if the full check must decide. An operation with successors must be the last in its block.
    #[inline(always)]
    pub(crate) fn accepts<'m>(
        &mut self,
        body: &'m Body,
        op: OpRef<'m, '_>,
        parts: &OpParts<'m>,
        parent: OpRef<'m, '_>,
    ) -> bool {
        let OpParts { op: data, operands, results } = *parts;
        if data.attrs.is_some() {
            return false;
        }
        let is_plain = data.is_plain();
        let rules = match self.by_name.get_mut(data.name.index()) {
            Some(Some(OpRules::Row(rules))) => rules,
            Some(Some(OpRules::Unknown { allowed })) => return *allowed && is_plain,
            _ => {
                self.kind(op, data.name);
                return false;
            }
        };
        let may_be = if is_plain { rules.may_be_plain } else { rules.branches(body, op.id) };
        if !(may_be && rules.operands.admits(operands.len()) && rules.results.admits(results.len())) {
            return false;
        }
        let mut place = None;
        let mut found_symbols = None;
        if !rules.unique {
            let at = rules.known.place(op.context(), body, parts);
            found_symbols = rules.known.find(at, body, parts);
            place = Some(at);
        }
        if found_symbols.is_none() {
            let seen = OpView::plain(op, parent, body, *parts);
            if !(rules.of_signature.hold(&seen, Some((&rules.invariants, &self.accepted))) && rules.own_rules_hold(op))
            {
                return false;
            }
            if let Some(place) = place {
                rules.known.set(place, body, parts);
            }
        }
        if !rules.looks_further {
            return true;
        }
        if !rules.of_context.hold(&OpView::plain(op, parent, body, *parts), None) {
            return false;
        }
        if let Some(check) = rules.symbol_uses
            && !self.doubts_symbols
        {
            // Within the same symbol table, an equal signature refers to the same symbol.
            let place = place.filter(|_| rules.symbols_of_signature && self.table.is_some());
            if place.is_none() || found_symbols != Some(self.generation) {
                self.doubts_symbols = check(op).is_err();
                if let Some(place) = place.filter(|_| !self.doubts_symbols) {
                    rules.known.set_symbols(place, self.generation, body, parts);
                }
            }
        }
        true
    }
}

impl Drop for RulesTable<'_> {
    fn drop(&mut self) {
        let Some(made) = self.made else { return };
        // Whether an unregistered operation is allowed also depends on the module.
        for name in &self.unknown {
            if let Some(kind) = self.by_name.get_mut(name.index()) {
                *kind = None;
            }
        }
        made.take_back(SpareRules {
            by_name: std::mem::take(&mut self.by_name),
            accepted: std::mem::take(&mut self.accepted),
            generation: self.generation,
        });
    }
}

/// A required number of operands, results, regions or successors.
#[derive(Debug, Clone, Copy)]
enum CountRule {
    Exactly(usize),
    AtLeast(usize),
}

impl CountRule {
    fn new(len: usize, variadic: usize) -> Self {
        if variadic == 0 { Self::Exactly(len) } else { Self::AtLeast(len - variadic) }
    }

    #[inline]
    fn admits(self, count: usize) -> bool {
        match self {
            Self::Exactly(n) => count == n,
            Self::AtLeast(n) => count >= n,
        }
    }
}

fn values(defs: &[ValueDef]) -> CountRule {
    CountRule::new(defs.len(), defs.iter().filter(|d| d.variadic != Variadic::One).count())
}

/// A rule implemented by a dialect. The data that it depends on is unknown until it runs.
#[derive(Debug, Clone)]
enum OwnRule {
    Rows(CheckList),
    Check(OpCheck),
    Within(CheckWithin),
    Trait(TraitCheck, Box<[Box<str>]>),
}

impl OwnRule {
    fn holds(&self, op: OpRef<'_, '_>, parent: Option<OpRef<'_, '_>>) -> bool {
        match self {
            Self::Rows(rows) => rows.verify(op).is_ok(),
            Self::Check(check) => check(op).is_ok(),
            Self::Within(check) => check(op, parent).is_ok(),
            Self::Trait(check, args) => check(op, args).is_ok(),
        }
    }
}

/// Rules for an operation without regions, which may be checked in any order.
#[derive(Debug, Clone, Default)]
struct UnorderedRules {
    traits: Box<[TraitRule]>,
    regions: Box<[RegionRule]>,
    own: Vec<OwnRule>,
}

impl UnorderedRules {
    /// Returns true if there are no rules.
    fn is_empty(&self) -> bool {
        self.traits.is_empty() && self.regions.is_empty() && self.own.is_empty()
    }

    /// Returns true if an operation satisfies these rules and, if given, the invariants of its definition.
    #[inline(always)]
    fn hold(&self, seen: &OpView<'_, '_>, invariants: Option<(&Invariants, &Accepted)>) -> bool {
        self.traits.iter().all(|rule| rule.holds(seen))
            && invariants.is_none_or(|(invariants, accepted)| invariants.verify(seen, accepted).is_ok())
            && self.own.iter().all(|rule| rule.holds(seen.op, seen.parent))
            && self.regions.iter().all(|rule| rule.holds_without_regions(seen.op))
    }
}

/// The compiled rules of a context, by operation name. Each thread works on copies, to which it adds cached results.
#[derive(Debug, Default)]
pub(crate) struct RulesMade {
    by_name: Mutex<Vec<Option<Box<Rules>>>>,
    /// Copies that threads have returned for reuse, including their cached results.
    spare: Mutex<Vec<SpareRules>>,
}

/// A copy of the rules for reuse, and the value of `RulesTable::generation` to which its cached results belong.
#[derive(Debug)]
struct SpareRules {
    by_name: Vec<Option<OpRules>>,
    accepted: Accepted,
    generation: u32,
}

impl SpareRules {
    fn new() -> Self {
        Self { by_name: Vec::new(), accepted: Accepted::new(), generation: 0 }
    }
}

impl RulesMade {
    fn spare(&self) -> Option<SpareRules> {
        self.spare.lock().unwrap_or_else(PoisonError::into_inner).pop()
    }

    /// Frees the copies kept for reuse.
    pub(crate) fn free_spare(&self) {
        self.spare.lock().unwrap_or_else(PoisonError::into_inner).clear();
    }

    fn take_back(&self, spare: SpareRules) {
        self.spare.lock().unwrap_or_else(PoisonError::into_inner).push(spare);
    }

    /// Returns a copy of the rules for a name. They are compiled with `make` on the first call.
    fn get(&self, name: OpName, make: impl FnOnce() -> Box<Rules>) -> Box<Rules> {
        let lock = || self.by_name.lock().unwrap_or_else(PoisonError::into_inner);
        let there = lock().get(name.index()).cloned().flatten();
        there.unwrap_or_else(|| {
            let new = make();
            let mut made = lock();
            if name.index() >= made.len() {
                made.resize(name.index() + 1, None);
            }
            made[name.index()].get_or_insert_with(|| new.clone());
            new
        })
    }
}

/// The compiled rules of an operation's definition.
#[derive(Debug, Clone)]
pub(crate) struct Rules {
    pub(crate) flags: OpFlags,
    operands: CountRule,
    results: CountRule,
    regions: CountRule,
    successors: CountRule,
    invariants: Invariants,
    traits: TraitRules,
    /// The check that a dialect has registered for the operation and that depends on the enclosing operation, if any.
    within: Option<CheckWithin>,
    /// The rules in the operation's `checks` definitions: those that precede its own check, and those that follow its
    /// regions.
    rows: [Option<CheckList>; 2],
    /// The check that a dialect has registered for the operation, if any.
    own: Option<OpCheck>,
    /// Whether the check in `own` depends only on the signature.
    own_of_signature: bool,
    /// The check that a dialect has registered for the regions of the operation, if any.
    own_regions: Option<OpCheck>,
    /// The check that a dialect has registered for the operation's symbol references, if any.
    pub(crate) symbol_uses: Option<OpCheck>,
    /// Whether the check in `symbol_uses` depends only on the signature and on the symbols in the enclosing symbol
    /// table.
    symbols_of_signature: bool,
    /// Whether a property is a unique name, which means that no two operations have equal signatures.
    unique: bool,
    /// The signatures that the quick check has accepted.
    known: Signatures,
    /// The signatures for which [`Rules::verify`] has checked everything that depends only on the signature.
    verified: Signatures,
    pub(crate) graph: bool,
    /// Whether the operation's C++ code chooses between graph regions and SSA regions.
    decides_kind: bool,
    /// Whether the definition permits an operation without regions and successors.
    may_be_plain: bool,
    /// The rules that depend only on the signature.
    of_signature: UnorderedRules,
    /// Rules that have depended only on the signature so far. A rule that reads anything else is moved to `of_context`,
    /// and runs for each operation from then on.
    own_rules: Vec<OwnRule>,
    /// The rules that depend on more than the signature.
    of_context: UnorderedRules,
    /// Whether an operation whose signature is known to be valid needs further checks, because of rules in `of_context`
    /// or symbol references.
    looks_further: bool,
}

impl Rules {
    /// Compiles the rules of a definition, or copies rules that another thread has compiled.
    fn made(ctx: &Context, made: Option<&RulesMade>, name: OpName, def: &'static OpDef, level: Level) -> Box<Self> {
        let make = || Box::new(Self::new(ctx, ctx.op_str(name), def, level));
        // If there are several threads, only one of them compiles the rules for a name.
        match made.filter(|_| ctx.has_asked_for_threads()) {
            Some(made) => made.get(name, make),
            None => make(),
        }
    }

    fn new(ctx: &Context, name: &str, def: &'static OpDef, level: Level) -> Self {
        let checks = ctx.extension::<Checks>();
        let of_name = checks.map(|checks| checks.of(name));
        let full = of_name.filter(|_| level == Level::Full);
        let regions = CountRule::new(def.regions.len(), usize::from(def.regions.iter().any(|r| r.variadic)));
        let successors = CountRule::new(def.successors.len(), usize::from(def.successors.iter().any(|s| s.variadic)));
        let invariants = Invariants::new(ctx, def, checks, level);
        let traits = traits::rules(def, checks, level);
        let full_own =
            full.filter(|checks| checks.find(|checks| &checks.since).is_none_or(|since| ctx.release() >= since));
        let rows = [false, true].map(|regions| full_own.and_then(|_| CheckList::new(ctx, name, regions)));
        let own = full_own.and_then(|checks| checks.find(|checks| &checks.ops));
        let within = full_own.and_then(|checks| checks.find(|checks| &checks.ops_within));
        let own_of_signature = full.is_some_and(|checks| checks.lists(|checks| &checks.of_signature));
        let all = traits.structural.iter().chain(&traits.others).filter(|rule| !rule.is_about_regions());
        let (of_signature, of_context): (Vec<_>, Vec<_>) = all.cloned().partition(TraitRule::is_of_signature);
        let regional = traits.regions.iter().cloned();
        let (regional_of_signature, regional): (Vec<_>, Vec<_>) = regional.partition(RegionRule::is_of_signature);
        let own_regions = full.and_then(|checks| checks.find(|checks| &checks.regions));
        let mut own_rules: Vec<OwnRule> =
            own.filter(|_| !own_of_signature).into_iter().chain(own_regions).map(OwnRule::Check).collect();
        own_rules.extend(rows.iter().flatten().cloned().map(OwnRule::Rows));
        let of_context = of_context.into_iter().filter_map(|rule| match rule {
            TraitRule::Registered { check, args, .. } => {
                own_rules.push(OwnRule::Trait(check, args));
                None
            }
            rule => Some(rule),
        });
        let of_context: Box<[TraitRule]> = of_context.collect();
        let regional = regional.into_iter().filter_map(|rule| match rule {
            RegionRule::Registered { check, args, .. } => {
                own_rules.push(OwnRule::Trait(check, args));
                None
            }
            rule => Some(rule),
        });
        let regional: Box<[RegionRule]> = regional.collect();
        // If the cache does not distinguish all signatures, only rules that depend on nothing else than what it
        // distinguishes may use it.
        let by_kind = of_name.is_some_and(|checks| checks.lists(|checks| &checks.of_value_kinds));
        let unique = traits.others.iter().any(|rule| matches!(rule, TraitRule::Symbol(..)));
        let (own_rules, mut asked) = if by_kind || unique { (Vec::new(), own_rules) } else { (own_rules, Vec::new()) };
        asked.extend(within.map(OwnRule::Within));
        let of_context = UnorderedRules { traits: of_context, regions: regional, own: asked };
        let symbol_uses = full.and_then(|checks| checks.find(|checks| &checks.symbol_uses));
        Self {
            flags: def.flags,
            operands: values(&def.operands),
            results: values(&def.results),
            regions,
            successors,
            decides_kind: def.traits.iter().any(|t| &*t.name == "RegionKindInterface")
                && !of_name.is_some_and(|checks| checks.lists(|checks| &checks.ssa_regions)),
            may_be_plain: regions.admits(0) && successors.admits(0),
            of_signature: UnorderedRules {
                traits: of_signature.into(),
                regions: regional_of_signature.into(),
                own: own.filter(|_| own_of_signature).map(OwnRule::Check).into_iter().collect(),
            },
            own_rules,
            looks_further: symbol_uses.is_some() || !of_context.is_empty(),
            of_context,
            invariants,
            traits,
            within,
            rows,
            own,
            own_of_signature,
            own_regions,
            symbol_uses,
            symbols_of_signature: full.is_some_and(|checks| checks.lists(|checks| &checks.symbol_uses_of_signature)),
            unique,
            known: Signatures::new(by_kind),
            verified: Signatures::default(),
            graph: def.flags.has(OpFlags::GRAPH_REGION)
                || of_name.is_some_and(|checks| checks.lists(|checks| &checks.graph_regions)),
        }
    }

    /// Returns true if an operation has no regions, and its successors are in its own region. Their number must be the
    /// one number that the definition admits, because signatures do not include it.
    fn branches(&self, body: &Body, op: OpId) -> bool {
        let CountRule::Exactly(count) = self.successors else { return false };
        let successors = body.successors(op);
        if successors.len() != count || !self.regions.admits(0) || body.has_regions(op) {
            return false;
        }
        let region = body.op_block(op).and_then(|block| body.block_region(block));
        successors.iter().all(|successor| body.block_region(*successor) == region)
    }

    /// Returns true if an operation with a new signature satisfies the rules that are believed to depend only on the
    /// signature. A rule that reads anything else is moved to the rules that run for every operation.
    #[cold]
    fn own_rules_hold(&mut self, op: OpRef<'_, '_>) -> bool {
        let mut all = true;
        let beyond = self.own_rules.extract_if(.., |rule| {
            let (holds, is_of_signature) = op.track_reads(|op| rule.holds(op, None));
            all &= holds || !is_of_signature;
            !is_of_signature
        });
        self.of_context.own.extend(beyond);
        self.looks_further = self.symbol_uses.is_some() || !self.of_context.is_empty();
        all
    }

    fn verify(&mut self, seen: &OpView<'_, '_>, accepted: &Accepted) -> Verdict {
        let OpView { op, parent, body, parts, regions } = *seen;
        let counts_hold = self.regions.admits(regions.ids.len())
            && self.results.admits(parts.results.len())
            && self.operands.admits(parts.operands.len())
            && self.successors.admits(0)
            && seen.successors().is_empty();
        if !counts_hold {
            self.verify_counts(op)?;
        }
        // An earlier operation with the same properties and types was valid.
        let place = (!self.unique && parts.op.attrs.is_none()).then(|| self.verified.place(op.context(), body, &parts));
        let is_known = place.is_some_and(|place| self.verified.find(place, body, &parts).is_some());
        let verify = |rule: &TraitRule| {
            if is_known && rule.is_of_signature() || rule.holds(seen) {
                return Ok(());
            }
            match rule {
                TraitRule::Registered { .. } => settle(op, |op| rule.verify(op, parent)),
                rule => rule.verify(op, parent),
            }
        };
        self.traits.structural.iter().try_for_each(verify)?;
        if !is_known {
            self.invariants.verify(seen, accepted)?;
        }
        self.invariants.verify_regions(seen)?;
        self.traits.others.iter().try_for_each(verify)?;
        if let [Some(rows), _] = &self.rows {
            settle(op, |op| rows.verify(op))?;
        }
        if !(is_known && self.own_of_signature)
            && let Some(check) = self.own
        {
            settle(op, check)?;
        }
        if let Some(check) = self.within {
            let parent = parent.or_else(|| op.parent_op());
            settle(op, |op| check(op, parent))?;
        }
        if let Some(place) = place.filter(|_| !is_known) {
            self.verified.set(place, body, &parts);
        }
        Ok(())
    }

    /// Runs the checks that follow the verification of nested operations. `uses` contains the checks of symbol
    /// references; it is `None` if no reference can be wrong.
    pub(crate) fn verify_on_exit(&self, seen: &OpView<'_, '_>, uses: Option<&Checks>) -> Verdict {
        // Isolation is checked together with dominance, unless another error is found first.
        let is_isolated = self.flags.has(OpFlags::ISOLATED);
        let isolated = |verdict: Verdict| {
            verdict.or_else(|violation| if is_isolated { isolation(seen.op) } else { Ok(()) }.and(Err(violation)))
        };
        let (before, behind) = self.traits.regions.split_at(self.traits.before_isolation);
        let verify = |rule: &RegionRule| rule.verify(seen, uses);
        before.iter().try_for_each(verify)?;
        isolated(behind.iter().try_for_each(verify))?;
        if let [_, Some(rows)] = &self.rows {
            isolated(settle(seen.op, |op| rows.verify(op)))?;
        }
        self.own_regions.map_or(Ok(()), |check| isolated(settle(seen.op, check)))
    }

    fn verify_counts(&self, op: OpRef<'_, '_>) -> Verdict {
        let regions = op.regions().len();
        let message = match self.regions {
            CountRule::Exactly(0) if regions != 0 => Some("requires zero regions".to_owned()),
            CountRule::Exactly(1) if regions != 1 => Some("requires one region".to_owned()),
            CountRule::Exactly(n) if regions != n => Some(format!("expected {n} regions")),
            CountRule::AtLeast(n) if regions < n => Some(format!("expected {n} or more regions")),
            CountRule::Exactly(_) | CountRule::AtLeast(_) => None,
        };
        let results = op.results().len();
        let message = message.or_else(|| match self.results {
            CountRule::Exactly(0) if results != 0 => Some("requires zero results".to_owned()),
            CountRule::Exactly(1) if results != 1 => Some("requires one result".to_owned()),
            CountRule::Exactly(n) if results != n => Some(format!("expected {n} results")),
            CountRule::AtLeast(n) if results < n => Some(format!("expected {n} or more results")),
            CountRule::Exactly(_) | CountRule::AtLeast(_) => None,
        });
        if let Some(message) = message {
            return Err(Violation::op(op, message));
        }
        self.verify_successors(op)?;
        let operands = op.operands().len();
        let message = match self.operands {
            CountRule::Exactly(0) if operands != 0 => Some("requires zero operands".to_owned()),
            CountRule::Exactly(1) if operands != 1 => Some("requires a single operand".to_owned()),
            CountRule::Exactly(n) if operands != n => Some(format!("expected {n} operands, but found {operands}")),
            CountRule::AtLeast(n) if operands < n => {
                Some(format!("expected {n} or more operands, but found {operands}"))
            }
            CountRule::Exactly(_) | CountRule::AtLeast(_) => None,
        };
        message.map_or(Ok(()), |message| Err(Violation::op(op, message)))
    }

    fn verify_successors(&self, op: OpRef<'_, '_>) -> Verdict {
        let successors = op.successors().len();
        let message = match self.successors {
            CountRule::Exactly(1) if successors != 1 => Some(format!("requires 1 successor but found {successors}")),
            CountRule::Exactly(n) if successors != n => Some(format!("requires {n} successors but found {successors}")),
            CountRule::AtLeast(n) if successors < n => {
                Some(format!("requires at least {n} successors but found {successors}"))
            }
            CountRule::Exactly(_) | CountRule::AtLeast(_) => None,
        };
        if let Some(message) = message {
            return Err(Violation::op(op, message));
        }
        let region = op.block().and_then(|block| block.arena().block_region(block.id));
        let arena = op.arena();
        if arena.successors(op.id).iter().any(|successor| arena.block_region(*successor) != region) {
            return Err(Violation::at(op, "reference to block defined in another region"));
        }
        Ok(())
    }
}
