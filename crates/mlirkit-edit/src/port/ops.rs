//! Converts operations in place. Operands, results, properties and regions are matched by name.

use std::rc::Rc;

use mlirkit_defs::history::{EntityKind, Hooked};
use mlirkit_defs::{Dialect, OpDef, OpFlags, RegionKind, SlotKind, ValueDef, Variadic};
use mlirkit_diag::{Error, Reason};
use mlirkit_ir::{
    Attr, BlockRef, Body, BodyId, Context, ContextImporter, Module, NewOp, OpId, OpName, OpRef, PortFn, PortOp, Ports,
    Type, ValueId,
};
use rustc_hash::{FxHashMap, FxHashSet};

use super::parts::{Early, Fill, Pair, SlotPlan, part_name, takes};
use super::rows::{PortNote, RowMapper};
use super::{Finding, Ported, There};

/// A plan for converting the operations with a given name.
struct OpPlan<'a> {
    name: OpName,
    /// How to convert between the definitions in the two releases, if these differ.
    changed: Option<Changed<'a>>,
    /// Why the operation cannot be converted, if the target release lacks it.
    refusal: Option<PortNote>,
}

struct Changed<'a> {
    pair: Pair<'a>,
    slots: Vec<SlotPlan>,
    /// For each property in the old definition, the value equivalent to its absence; see [`Pair::silent`].
    silent: Vec<Option<Attr>>,
    operands: Vec<Option<usize>>,
    results: Vec<Option<usize>>,
    hooks: Vec<(&'a Hooked, PortFn)>,
    /// The names of the enum properties that hooks read as case numbers.
    numbers: Vec<&'static str>,
}

impl Changed<'_> {
    /// Returns true if a hook needs the case number of the property at this index in the old definition.
    fn wants_number(&self, at: usize) -> bool {
        self.pair.old.slots.get(at).is_some_and(|slot| self.numbers.contains(&&*slot.name))
    }
}

/// The function used for a hook that is named in the history files but not bound. It reports an error when it is
/// called.
const UNBOUND: PortFn = |op| Err(format!("the history names a hook for '{}' that is not bound", op.row.name).into());

struct Porting<'a, 'c> {
    from: &'a Context,
    to: &'a Context,
    ports: &'a Ports,
    rows: &'a RowMapper<'a>,
    plans: FxHashMap<OpName, Rc<OpPlan<'a>>>,
    out: Module<'c>,
    findings: Vec<Finding>,
    /// Operations that have been removed from the converted module.
    dropped: FxHashSet<(BodyId, OpId)>,
    /// Whether to drop what the target release lacks instead of refusing it.
    lossy: bool,
    /// The new ids of values, by body. Uses are updated at the end, because until then operations are read in their old
    /// form.
    renumbered: FxHashMap<BodyId, FxHashMap<ValueId, ValueId>>,
}

/// Converts a whole module to the context `to`. With `lossy`, properties, attributes and operands that the target
/// release lacks are dropped.
pub(super) fn run<'c>(module: &Module<'_>, to: &'c Context, ports: &Ports, lossy: bool) -> Result<Ported<'c>, Error> {
    let out = module.clone_into(to)?;
    let from = module.context();
    let rows = RowMapper::new(from, to, ports);
    let mut carry = &rows;
    let mut importer = ContextImporter::new(from, to, &mut carry);
    ports.contexts.iter().for_each(|bring| bring(from, to, &mut importer));
    importer.notes();
    let (plans, dropped, renumbered) = (FxHashMap::default(), FxHashSet::default(), FxHashMap::default());
    let findings = Vec::new();
    let mut porting = Porting { from, to, ports, rows: &rows, plans, out, findings, dropped, lossy, renumbered };
    for op in module.top_block().ops().flat_map(OpRef::walk) {
        porting.op(op, &mut importer);
    }
    let Porting { mut out, findings, renumbered, .. } = porting;
    for (body, values) in renumbered {
        if let Some(body) = out.body_mut(body) {
            body.replace_many(&values);
        }
    }
    out.release = Some(to.release());
    out.copy_producer_rows(module);
    Ok(Ported { module: out, findings })
}

impl<'a> Porting<'a, '_> {
    fn say(&mut self, op: OpRef<'_, '_>, note: PortNote) {
        let PortNote { what, refused, lost, there } = note;
        let finding = Finding {
            op: op.name().to_owned(),
            at: (op.body, op.id),
            location: op.location(),
            what,
            refused,
            lost,
            there,
        };
        // Findings for the same operation are adjacent.
        let said = self.findings.iter().rev().take_while(|known| known.at == finding.at);
        if !finding.refused || said.into_iter().all(|known| *known != finding) {
            self.findings.push(finding);
        }
    }

    /// Reports a feature as dropped, or as refused unless dropping is allowed.
    fn lose(&mut self, op: OpRef<'_, '_>, note: PortNote) {
        self.say(op, PortNote { refused: !self.lossy, lost: self.lossy, ..note });
    }

    /// Converts the value of a property or attribute, and adds the numbers of the importer's notes about it to `said`.
    /// Returns `None` if the value is dropped because the target release cannot represent it completely.
    fn value(
        &mut self,
        op: OpRef<'_, '_>,
        name: &str,
        value: Attr,
        importer: &mut ContextImporter<'_, '_>,
        said: &mut Vec<u32>,
    ) -> Option<Attr> {
        said.append(&mut importer.notes());
        let value = importer.attr(value);
        let notes = importer.notes();
        let wrong = notes.iter().map(|number| self.rows.note(*number)).find(|note| note.refused && self.lossy);
        match wrong {
            Some(note) => {
                self.lose(op, PortNote { what: format!("'{name}': {}", note.what), ..note });
                None
            }
            None => {
                said.extend(notes);
                Some(value)
            }
        }
    }

    fn body(&mut self, op: OpRef<'_, '_>) -> Option<&mut Body> {
        self.out.body_mut(op.body)
    }

    fn op(&mut self, op: OpRef<'_, '_>, importer: &mut ContextImporter<'_, '_>) {
        if self.dropped.contains(&(op.body, op.id)) {
            return;
        }
        let plan = self.plan(op.op_name());
        let data = *op.arena().op(op.id);
        let results: Vec<Type> = op.result_types().iter().map(|ty| importer.ty(*ty)).collect();
        let (mut slots, mut said): (Vec<Option<Attr>>, Vec<u32>) = (Vec::new(), Vec::new());
        for (at, value) in self.from.props_data(data.props).iter().enumerate() {
            let Some((changed, value)) = plan.changed.as_ref().zip(*value) else {
                slots.push(value.map(|value| importer.attr(value)));
                continue;
            };
            if changed.silent.get(at) == Some(&Some(value)) {
                let name = changed.pair.old.slots.get(at).map_or("", |slot| &slot.name);
                self.say(op, PortNote::change(format!("'{name}' is dropped: it has its default")));
                slots.push(None);
                continue;
            }
            let name = changed.pair.old.slots.get(at).map_or("", |slot| &slot.name);
            let early = changed.pair.early(&changed.slots, at, value, self.from, self.rows);
            slots.push(match early {
                Early::Carry => self.value(op, name, value, importer, &mut said),
                // A hook will convert the number.
                Early::Number(value) if changed.wants_number(at) => {
                    Some(self.to.int_attr(self.to.i64_type(), value as i64))
                }
                Early::Number(_) => self.value(op, name, value, importer, &mut said),
                Early::Value(value) => Some(value),
                Early::Wrong(note) => {
                    self.lose(op, note);
                    None
                }
            });
        }
        let attrs = match data.attrs {
            Some(attrs) if self.lossy => {
                let mut kept = Vec::new();
                for (name, value) in self.from.dictionary_entries(Some(attrs)) {
                    let name = self.from.str(*name);
                    kept.extend(
                        self.value(op, name, *value, importer, &mut said).map(|value| (self.to.ident(name), value)),
                    );
                }
                (!kept.is_empty()).then(|| self.to.dictionary(kept))
            }
            attrs => attrs.map(|attrs| importer.attr(attrs)),
        };
        self.regions(op, importer);
        let loc = importer.attr(data.loc);
        said.append(&mut importer.notes());
        said.sort_unstable();
        said.dedup();
        for number in said {
            let note = self.rows.note(number);
            self.say(op, note);
        }
        let values: Vec<ValueId> = op.arena().results(op.id).collect();
        if let Some(body) = self.body(op) {
            values.iter().zip(&results).for_each(|(value, ty)| body.set_type(*value, *ty));
            let new = body.op_mut(op.id);
            (new.name, new.loc, new.attrs, new.props) = (plan.name, loc, attrs, None);
        }
        if let Some(note) = &plan.refusal {
            self.say(op, note.clone());
            return;
        }
        let props = match &plan.changed {
            None if op.def().is_none() && self.from.opaque_bytes(data.props).is_some() => {
                let what = "it has no definition, and its property bytes refer to the tables of their file".to_owned();
                self.say(op, PortNote::refusal(what, None));
                None
            }
            None => self.to.props(&slots),
            Some(changed) => match self.changed(op, changed, &slots, results) {
                Ok(props) => props,
                Err(note) => {
                    self.say(op, note);
                    return;
                }
            },
        };
        if let Some(body) = self.body(op) {
            body.op_mut(op.id).props = props;
        }
    }

    /// Converts the types and locations of the block arguments directly inside an operation.
    fn regions(&mut self, op: OpRef<'_, '_>, importer: &mut ContextImporter<'_, '_>) {
        for block in op.regions().flat_map(|region| region.blocks()) {
            let inside = block.arena();
            let args: Vec<(ValueId, Type, Attr)> = (inside.args(block.id).zip(inside.arg_types(block.id)))
                .zip(inside.arg_locs(block.id))
                .map(|((id, ty), loc)| (id, importer.ty(*ty), importer.attr(*loc)))
                .collect();
            let Some(body) = self.out.body_mut(block.body) else { continue };
            for (index, (id, ty, loc)) in (0..).zip(args) {
                body.set_type(id, ty);
                body.set_arg_loc(block.id, index, loc);
            }
        }
    }

    /// Returns the converted argument types of the entry block of an operation's first region.
    fn arg_types(&self, op: OpRef<'_, '_>) -> Vec<Type> {
        let block = first_block(op);
        block.map_or_else(Vec::new, |block| self.out.body(block.body).arg_types(block.id).to_vec())
    }

    fn plan(&mut self, name: OpName) -> Rc<OpPlan<'a>> {
        if let Some(known) = self.plans.get(&name) {
            return Rc::clone(known);
        }
        let plan = Rc::new(self.make_plan(name));
        // Plans without changes are not cached, because a file may use many undefined names, each only once.
        if plan.changed.is_some() || plan.refusal.is_some() {
            self.plans.insert(name, Rc::clone(&plan));
        }
        plan
    }

    fn make_plan(&self, name: OpName) -> OpPlan<'a> {
        let (data, text) = (self.from.op_name_data(name), self.from.op_str(name));
        let Some(old) = data.def else {
            let bytes = self.from.bytes(data.name);
            return OpPlan { name: self.to.unregistered_op_name(bytes), changed: None, refusal: None };
        };
        let releases = (self.from.release(), self.to.release());
        let there = (self.ports.history)().name(EntityKind::Op, ["", ""], text, releases.0, releases.1);
        let gone = |there: Option<There>| OpPlan {
            name: self.to.unregistered_op_name(text),
            changed: None,
            refusal: Some(PortNote::refusal("there is no such operation".to_owned(), there)),
        };
        let row = |name: &str| self.to.op_def(self.to.op_name(name));
        let successor = || (self.ports.history)().successor(there, releases.0, releases.1);
        let there = if row(there).is_none() { successor().unwrap_or(there) } else { there };
        let new = self.to.op_name(there);
        let Some(def) = row(there) else { return gone(self.rows.there(EntityKind::Op, there)) };
        let Some(dialects) = self.rows.own_dialect(text).zip(self.rows.dialect(there)) else { return gone(None) };
        let changed = self.changes(old, def, dialects);
        OpPlan { name: new, changed: Some(changed), refusal: None }
    }

    fn changes(
        &self,
        old: &'static OpDef,
        new: &'static OpDef,
        dialects: (&'static Dialect, &'static Dialect),
    ) -> Changed<'a> {
        let releases = (self.from.release(), self.to.release());
        let pair = Pair { old, new, dialects, releases, history: (self.ports.history)(), to: self.to };
        let (first, last) = (releases.0.min(releases.1), releases.0.max(releases.1));
        let mut numbers = Vec::new();
        let mut hooks: Vec<(&Hooked, PortFn)> = ((self.ports.history)().hooks().iter())
            .filter(|hooked| *hooked.row == *old.name || *hooked.row == *new.name)
            .filter(|hooked| first < hooked.since && hooked.since <= last)
            .map(|hooked| {
                let bound = (self.ports.hook)(&hooked.hook);
                numbers.extend(bound.map_or(&[][..], |hook| hook.numbers));
                let run = bound.map_or(UNBOUND, |hook| if releases.0 < releases.1 { hook.newer } else { hook.older });
                (hooked, run)
            })
            .collect();
        hooks.sort_by_key(|(hooked, _)| hooked.since);
        if releases.1 < releases.0 {
            hooks.reverse();
        }
        let (slots, operands, results) =
            (pair.slots(), pair.groups(EntityKind::Operand), pair.groups(EntityKind::Result));
        let silent = pair.silent(&slots, self.from);
        Changed { pair, slots, silent, operands, results, hooks, numbers }
    }

    /// Converts the operands and results of an operation in place, according to the changed definition. Returns its new
    /// properties; `None` if it has none.
    fn changed(
        &mut self,
        op: OpRef<'_, '_>,
        changed: &Changed<'_>,
        slots: &[Option<Attr>],
        results: Vec<Type>,
    ) -> Result<Option<mlirkit_ir::Props>, PortNote> {
        let (old, new) = (changed.pair.old, changed.pair.new);
        if std::ptr::eq(old, new) && changed.hooks.is_empty() {
            return Ok(self.to.props(slots));
        }
        if old.flags.has(OpFlags::ISOLATED) != new.flags.has(OpFlags::ISOLATED) {
            let what = "values around it can be used in one of the releases only (IsolatedFromAbove)".to_owned();
            return Err(PortNote::refusal(what, None));
        }
        let mut moving = self.take_apart(op, changed, slots, results)?;
        let mut operands = std::mem::take(&mut moving.operands);
        let mut values = std::mem::take(&mut moving.slots);
        for (slot, name) in changed.pair.loose() {
            if !values.iter().any(|(known, _)| **known == *slot)
                && let Some(value) = self.take_discardable(op, name)
            {
                values.push((slot.into(), value));
            }
        }
        let mut args = self.arg_types(op);
        let mut lost = Vec::new();
        let hooked = {
            let body = self.out.body(op.body);
            let to = self.to;
            let type_of = |value: ValueId| body.has_value(value).then(|| body.ty(value));
            let constant = |value: ValueId| constant(to, body, value);
            let mut parts = PortOp {
                to,
                row: new,
                operands,
                slots: values,
                results: moving.results.clone(),
                args,
                type_of: &type_of,
                constant: &constant,
                lost: Vec::new(),
            };
            let done = changed.hooks.iter().try_for_each(|(hooked, run)| {
                let note = |what: Reason| PortNote::refusal(what.into(), Some(There::Since(hooked.since)));
                let done = run(&mut parts).map_err(note);
                lost.extend(parts.lost.drain(..).map(note));
                done
            });
            (operands, values, moving.results, args) = (parts.operands, parts.slots, parts.results, parts.args);
            done
        };
        lost.into_iter().for_each(|note| self.lose(op, note));
        hooked?;
        self.args(op, &args)?;
        self.results(op, changed, &moving)?;
        self.region_count(op, old, new)?;
        self.terminators(op, old, new);
        let sizes = self.operands(op, changed, operands)?;
        self.slots(op, changed, &moving, values, &sizes)
    }
}

/// The operands, properties and results of an operation that is being converted.
struct Moving {
    operands: Vec<(Box<str>, Vec<ValueId>)>,
    slots: Vec<(Box<str>, Attr)>,
    /// The result types. `result_sizes` has the size of each result group in the old definition.
    results: Vec<Type>,
    result_sizes: Vec<usize>,
}

impl Porting<'_, '_> {
    fn take_apart(
        &self,
        op: OpRef<'_, '_>,
        changed: &Changed<'_>,
        slots: &[Option<Attr>],
        results: Vec<Type>,
    ) -> Result<Moving, PortNote> {
        let old = changed.pair.old;
        let all = op.arena().operands(op.id);
        let unclear = |what: &str| PortNote::refusal(format!("its {what} cannot be assigned to groups"), None);
        let mut operands: Vec<(Box<str>, Vec<ValueId>)> = Vec::new();
        for (group, def) in old.operands.iter().enumerate() {
            let range = op.operand_group(group).ok_or_else(|| unclear("operands"))?;
            operands.push((part_name(def, group), all.get(range).unwrap_or_default().to_vec()));
        }
        if operands.iter().map(|(_, values)| values.len()).sum::<usize>() != all.len() {
            return Err(unclear("operands"));
        }
        let mut result_sizes = Vec::new();
        for group in 0..old.results.len() {
            result_sizes.push(op.result_group(group).ok_or_else(|| unclear("results"))?.len());
        }
        let named = old.slots.iter().zip(slots);
        let slots = named
            .filter(|(slot, _)| !matches!(slot.kind, SlotKind::OperandSegments | SlotKind::ResultSegments))
            .filter_map(|(slot, value)| Some((slot.name.clone(), (*value)?)))
            .collect();
        Ok(Moving { operands, slots, results, result_sizes })
    }

    /// Assigns the operands to the operand groups in the new definition, and returns the size of each group.
    fn operands(
        &mut self,
        op: OpRef<'_, '_>,
        changed: &Changed<'_>,
        mut have: Vec<(Box<str>, Vec<ValueId>)>,
    ) -> Result<Vec<i32>, PortNote> {
        let (old, new) = (changed.pair.old, changed.pair.new);
        // A single variadic group is equivalent to a list of single operands, unless the groups match by name.
        let is_list = |defs: &[ValueDef]| matches!(defs, [def] if def.variadic == Variadic::Many);
        let is_single = |defs: &[ValueDef]| defs.len() > 1 && defs.iter().all(|def| def.variadic == Variadic::One);
        let all =
            |have: &[(Box<str>, Vec<ValueId>)]| have.iter().flat_map(|(_, values)| values.clone()).collect::<Vec<_>>();
        if is_list(&old.operands) && is_single(&new.operands) && all(&have).len() == new.operands.len()
            || is_single(&old.operands) && is_list(&new.operands)
        {
            return Ok(Vec::new());
        }
        let (mut flat, mut sizes) = (Vec::new(), Vec::new());
        for (group, (def, from)) in new.operands.iter().zip(&changed.operands).enumerate() {
            let name = part_name(def, group);
            let old_name = from.and_then(|from| Some(part_name(old.operands.get(from)?, from)));
            // A hook names the operands that it creates as in the new definition.
            let at = have.iter().position(|(known, _)| *known == name && !old_has(old, &name));
            let at = at.or_else(|| have.iter().position(|(known, _)| Some(known) == old_name.as_ref()));
            let values = at.map(|at| have.swap_remove(at).1).unwrap_or_default();
            if !takes(&def.variadic, values.len()) {
                let (what, there) = match values.len() {
                    0 => {
                        let what = format!("it needs an operand '{name}', which it does not have");
                        (what, changed.pair.without_operand(&name))
                    }
                    count => (format!("operand '{name}' cannot be {count} values"), changed.pair.operand_there(&name)),
                };
                return Err(PortNote::refusal(what, there));
            }
            sizes.push(i32::try_from(values.len()).unwrap_or(i32::MAX));
            flat.extend(values);
        }
        for (name, _) in have.iter().filter(|(_, values)| !values.is_empty()) {
            let note = PortNote::refusal(format!("it has no operand '{name}'"), changed.pair.operand_there(name));
            if !self.lossy {
                return Err(note);
            }
            self.lose(op, note);
        }
        if flat != op.arena().operands(op.id)
            && let Some(body) = self.body(op)
        {
            body.forget_orders(op.id);
            body.set_operands(op.id, &flat);
        }
        Ok(sizes)
    }

    /// Removes the results that the new definition lacks.
    fn results(&mut self, op: OpRef<'_, '_>, changed: &Changed<'_>, moving: &Moving) -> Result<(), PortNote> {
        let new = changed.pair.new;
        let own: Vec<ValueId> = op.arena().results(op.id).collect();
        let start = |group: usize| moving.result_sizes.iter().take(group).sum::<usize>();
        let mut kept: Vec<usize> = Vec::new();
        for (group, (def, from)) in new.results.iter().zip(&changed.results).enumerate() {
            let range = from
                .map_or(0..0, |from| start(from)..start(from) + moving.result_sizes.get(from).copied().unwrap_or(0));
            if !takes(&def.variadic, range.len()) {
                let added = moving.results.len() > own.len() && range.is_empty();
                if !added {
                    let what = format!("it needs a result '{}', which it does not have", part_name(def, group));
                    return Err(PortNote::refusal(what, None));
                }
                kept.push(own.len());
                continue;
            }
            kept.extend(range);
        }
        if kept.iter().copied().eq(0..own.len()) && moving.results.len() == own.len() {
            return Ok(());
        }
        let lost = (0..own.len()).filter(|at| !kept.contains(at)).filter_map(|at| own.get(at));
        for value in lost {
            if !op.arena().is_unused(*value) {
                return Err(PortNote::refusal("it has no such result, and the result is used".to_owned(), None));
            }
        }
        let types: Vec<Type> = kept.iter().filter_map(|at| moving.results.get(*at).copied()).collect();
        let Some(body) = self.body(op) else { return Ok(()) };
        let first = body.set_results(op.id, &types);
        let new = (first.0..).map(ValueId).zip(&kept);
        let renumbered = new.filter_map(|(new, at)| Some((*own.get(*at)?, new)));
        self.renumbered.entry(op.body).or_default().extend(renumbered);
        Ok(())
    }

    /// Gives the entry block of an operation arguments of these types, by adding or removing arguments at the end. Does
    /// nothing if the number of arguments is right already.
    fn args(&mut self, op: OpRef<'_, '_>, types: &[Type]) -> Result<(), PortNote> {
        let Some(block) = first_block(op).filter(|block| block.args().len() != types.len()) else { return Ok(()) };
        let inside = block.arena();
        let own: Vec<ValueId> = inside.args(block.id).collect();
        if own.iter().skip(types.len()).any(|value| !inside.is_unused(*value)) {
            let what = "its region has no such argument, and the argument is used".to_owned();
            return Err(PortNote::refusal(what, None));
        }
        let loc = self.out.op(op.body, op.id).location();
        let Some(body) = self.out.body_mut(block.body) else { return Ok(()) };
        let mut locs = body.arg_locs(block.id).to_vec();
        locs.resize(types.len(), loc);
        let first = body.set_args(block.id, types, &locs);
        self.renumbered
            .entry(block.body)
            .or_default()
            .extend(own.into_iter().zip((first.0..).map(ValueId).take(types.len())));
        Ok(())
    }

    /// Arranges the regions as in the new definition. Regions that are added or removed must be empty.
    fn region_count(&mut self, op: OpRef<'_, '_>, old: &OpDef, new: &OpDef) -> Result<(), PortNote> {
        let names = |row: &OpDef| row.regions.iter().map(|region| region.name.clone()).collect::<Vec<_>>();
        let (before, after, have) = (names(old), names(new), op.regions().len());
        let variadic = |row: &OpDef| row.regions.iter().any(|region| region.variadic);
        if before.len() == after.len() || variadic(old) || variadic(new) {
            return Ok(());
        }
        let from: Vec<Option<usize>> = after.iter().map(|name| before.iter().position(|known| known == name)).collect();
        let is_empty = |at: usize| op.region(at).is_none_or(|region| region.blocks().next().is_none());
        let lost = (0..have).find(|at| !from.contains(&Some(*at)) && !is_empty(*at));
        if let Some(name) = lost.and_then(|at| before.get(at)) {
            return Err(PortNote::refusal(format!("it has no region '{name}'"), None));
        }
        let missing =
            new.regions.iter().zip(&from).find(|(region, from)| {
                from.is_none() && !matches!(region.kind, RegionKind::Any | RegionKind::MaxSized(_))
            });
        if let Some((region, _)) = missing {
            return Err(PortNote::refusal(
                format!("it needs a region '{}', which it does not have", region.name),
                None,
            ));
        }
        let child = op.arena().child(op.id);
        let Some(body) = self.out.body_mut(child.unwrap_or(op.body)) else { return Ok(()) };
        let own = if child.is_some() { body.roots().to_vec() } else { body.regions(op.id).to_vec() };
        let regions: Vec<_> = (from.iter())
            .map(|from| match from.and_then(|from| own.get(from)) {
                Some(region) => *region,
                None if child.is_some() => body.new_root(),
                None => body.new_region(),
            })
            .collect();
        if child.is_some() {
            body.replace_roots(regions);
        } else {
            let successors = body.successors(op.id).to_vec();
            body.set_regions(op.id, &successors, &regions, None);
        }
        Ok(())
    }

    /// Adds, removes or replaces the implicit terminator of every block, as the new definition requires. A terminator
    /// with operands is kept.
    fn terminators(&mut self, op: OpRef<'_, '_>, old: &OpDef, new: &OpDef) {
        let (had, wants) = (OpDef::implied_terminator(old), OpDef::implied_terminator(new));
        for block in op.regions().flat_map(|region| region.blocks()) {
            let last =
                block.arena().last_op(block.id).map(|last| OpRef { module: op.module, body: block.body, id: last });
            match (had, wants) {
                (None, Some(name))
                    if last.is_none_or(|last| last.def().is_some_and(|def| !def.flags.has(OpFlags::TERMINATOR))) =>
                {
                    let new = NewOp::new(self.to.op_name(name), self.to.unknown_loc());
                    if let Some(body) = self.out.body_mut(block.body) {
                        body.append_op(block.id, &new);
                    }
                }
                (Some(name), wanted)
                    if wanted.map_or(new.flags.has(OpFlags::NO_TERMINATOR), |wanted| {
                        wanted != name && op.results().len() == 0
                    }) =>
                {
                    let Some(last) = last.filter(|last| last.name() == name && last.operands().len() == 0) else {
                        continue;
                    };
                    self.dropped.insert((last.body, last.id));
                    let other = wanted.map(|wanted| NewOp::new(self.to.op_name(wanted), self.to.unknown_loc()));
                    if let Some(body) = self.out.body_mut(block.body) {
                        body.erase_op(last.id);
                        other.map(|other| body.append_op(block.id, &other));
                    }
                }
                _ => {}
            }
        }
    }

    fn slots(
        &mut self,
        op: OpRef<'_, '_>,
        changed: &Changed<'_>,
        moving: &Moving,
        mut have: Vec<(Box<str>, Attr)>,
        sizes: &[i32],
    ) -> Result<Option<mlirkit_ir::Props>, PortNote> {
        let pair = &changed.pair;
        let mut values = Vec::new();
        for (slot, plan) in pair.new.slots.iter().zip(&changed.slots) {
            match slot.kind {
                SlotKind::OperandSegments => {
                    values.push(Some(self.to.i32_array(sizes)));
                    continue;
                }
                SlotKind::ResultSegments => {
                    let size = |from: &Option<usize>| {
                        from.and_then(|from| moving.result_sizes.get(from)).copied().unwrap_or(0)
                    };
                    let sizes: Vec<i32> =
                        changed.results.iter().map(|from| i32::try_from(size(from)).unwrap_or(i32::MAX)).collect();
                    values.push(Some(self.to.i32_array(&sizes)));
                    continue;
                }
                _ => {}
            }
            let old = plan.from.and_then(|from| pair.old.slots.get(from));
            // A hook names properties as in the new definition, and returns them in the new representation.
            let made = have.iter().position(|(name, _)| *name == slot.name && old.is_none_or(|old| old.name != *name));
            if let Some(made) = made {
                values.push(Some(have.swap_remove(made).1));
                continue;
            }
            let at = old.and_then(|old| have.iter().position(|(name, _)| *name == old.name));
            let value = match at.map(|at| have.swap_remove(at).1) {
                Some(value) => pair.reshape(plan, value),
                None if pair.old.flags.has(OpFlags::ATTRS_IN_DICTIONARY) => self.take_discardable(op, &slot.name),
                None => None,
            };
            values.push(match (value, plan.fill) {
                (Some(value), _) => Some(value),
                (None, Fill::With(value)) => {
                    if plan.from.is_none() {
                        self.say(op, PortNote::change(format!("'{}' is new and gets its default", slot.name)));
                    }
                    Some(value)
                }
                (None, Fill::Nothing) => None,
                (None, Fill::Missing) => {
                    let what = format!("it requires a property '{}' whose value is unknown", slot.name);
                    return Err(PortNote::refusal(what, changed.pair.without_slot(&slot.name)));
                }
            });
        }
        for (name, value) in have {
            if let Some((_, name)) = pair.loose().find(|(slot, _)| **slot == *name) {
                self.add_discardable(op, name, value);
                continue;
            }
            let Some(slot) = pair.old.slots.named(&name) else { continue };
            if pair.says_nothing(slot, value) {
                self.say(op, PortNote::change(format!("'{name}' is dropped: it has its default")));
                continue;
            }
            let text = self.to.attr_text(value);
            let what = format!("it has no property '{name}', which is {text}");
            self.lose(op, PortNote::refusal(what, changed.pair.slot_there(&name)));
        }
        if pair.new.flags.has(OpFlags::ATTRS_IN_DICTIONARY) {
            for (slot, value) in pair.new.slots.iter().zip(values) {
                if let Some(value) = value {
                    self.add_discardable(op, &slot.name, value);
                }
            }
            return Ok(None);
        }
        Ok(self.to.props(&values))
    }

    fn take_discardable(&mut self, op: OpRef<'_, '_>, name: &str) -> Option<Attr> {
        let (to, name) = (self.to, self.to.ident(name));
        let op = self.out.body_mut(op.body)?.op_mut(op.id);
        let mut entries = to.dictionary_entries(op.attrs).to_vec();
        let at = entries.iter().position(|(known, _)| *known == name)?;
        let value = entries.remove(at).1;
        op.attrs = (!entries.is_empty()).then(|| to.dictionary(entries));
        Some(value)
    }

    fn add_discardable(&mut self, op: OpRef<'_, '_>, name: &str, value: Attr) {
        let to = self.to;
        let Some(body) = self.body(op) else { return };
        let op = body.op_mut(op.id);
        let mut entries = to.dictionary_entries(op.attrs).to_vec();
        entries.push((to.ident(name), value));
        op.attrs = Some(to.dictionary(entries));
    }
}

/// Returns the entry block of an operation's first region; `None` if there is none.
fn first_block<'m, 'c>(op: OpRef<'m, 'c>) -> Option<BlockRef<'m, 'c>> {
    op.regions().next()?.entry()
}

fn old_has(old: &OpDef, name: &str) -> bool {
    old.operands.iter().any(|def| *def.name == *name)
}

/// Returns the value of the constant operation that defines `value`; `None` if no such operation does.
fn constant(ctx: &Context, body: &Body, value: ValueId) -> Option<Attr> {
    let op = body.op(body.defining_op(value)?);
    let def = ctx.op_def(op.name).filter(|def| def.flags.has(OpFlags::CONSTANT_LIKE))?;
    ctx.prop(def, op.props, "value").or_else(|| ctx.prop(def, op.props, "values"))
}
