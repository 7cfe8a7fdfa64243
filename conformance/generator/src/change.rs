//! Random changes to the plan of an instance. Each change is determined by a seed.

use std::rc::Rc;

use mlirkit::defs::{OpFlags, Presence, RegionKind, SlotKind, ValueDef, Variadic};

use crate::Generator;
use crate::plan::{Around, Block, End, Plan, WITH_BLOCKS, WRAPPERS};
use crate::random::Random;
use crate::types;

type Types = Vec<Vec<Rc<str>>>;

impl Generator<'_> {
    /// Applies one random change to a plan, or to one of the plans nested in it.
    pub(crate) fn change(&self, plan: &mut Plan, random: &mut Random) {
        let related = self.related(plan, &[]);
        self.change_one(plan, &related, random, 0);
    }

    /// Applies one change to a plan at nesting depth `depth`. `outside` has the types that the enclosing operation
    /// uses.
    fn change_one(&self, plan: &mut Plan, outside: &[Rc<str>], random: &mut Random, depth: usize) {
        if depth < 3 && random.one_in(4) {
            let related = self.related(plan, outside);
            let inner = random.number();
            let mut ends = Vec::new();
            if let Around::Op(outer) = &mut plan.around {
                ends.push(outer);
            }
            for block in plan.regions.iter_mut().flatten() {
                if let End::Op(end) = &mut block.end {
                    ends.push(end);
                }
            }
            let count = ends.len();
            if count > 0
                && let Some(end) = ends.into_iter().nth(random.below(count))
            {
                return self.change_one(end, &related, &mut Random::new(inner), depth + 1);
            }
        }
        let values = plan.operands.len() + plan.results.len();
        let slots = plan
            .op
            .slots
            .iter()
            .filter(|slot| !matches!(slot.kind, SlotKind::OperandSegments | SlotKind::ResultSegments))
            .count();
        // The kind of value that occurs most often in the plan is changed most often.
        let weights =
            [values * 3, slots * 2, plan.op.regions.len() * 4, usize::from(!plan.op.successors.is_empty()), 1];
        let mut at = random.below(weights.iter().sum());
        let what = weights.iter().position(|weight| {
            let here = at < *weight;
            at = at.saturating_sub(*weight);
            here
        });
        match what {
            Some(0) => self.change_values(plan, outside, random),
            Some(1) => self.change_slot(plan, random),
            Some(2) => self.change_region(plan, outside, random, depth),
            Some(3) => plan.successors = random.below(4),
            _ => self.change_around(plan, random),
        }
    }

    fn change_values(&self, plan: &mut Plan, outside: &[Rc<str>], random: &mut Random) {
        let related = self.related(plan, outside);
        let (dialect, op) = (plan.dialect, plan.op);
        if random.one_in(6) {
            // Give this type to all values that accept it.
            let at = random.below(plan.operands.len() + plan.results.len());
            let Some(value) = op.operands.iter().chain(&op.results).nth(at) else { return };
            let fitting = self.pool(dialect).types_of(self.ctx, &value.constraint);
            let Some(ty) = random.of(&fitting).cloned() else { return };
            let fits = |value: &ValueDef| self.pool(dialect).fits(self.ctx, &value.constraint, &ty);
            let groups = op.operands.iter().chain(&op.results).zip(plan.operands.iter_mut().chain(&mut plan.results));
            groups
                .filter(|(value, _)| fits(value))
                .for_each(|(_, group)| group.iter_mut().for_each(|t| *t = ty.clone()));
            return;
        }
        if random.one_in(12) {
            plan.uses_args = !plan.uses_args;
            return;
        }
        let at = random.below(plan.operands.len() + plan.results.len());
        let (value, group) = match at.checked_sub(plan.operands.len()) {
            None => (op.operands.get(at), plan.operands.get_mut(at)),
            Some(at) => (op.results.get(at), plan.results.get_mut(at)),
        };
        let (Some(value), Some(group)) = (value, group) else { return };
        if value.variadic != Variadic::One && random.one_in(2) {
            let most = if value.variadic == Variadic::Optional { 2 } else { 5 };
            let count = random.below(most);
            let last = group.last().cloned().or_else(|| self.value(plan.dialect, value, &related, random));
            if let Some(last) = last {
                group.resize(count, last);
            }
            return;
        }
        let Some(ty) = self.value(dialect, value, &related, random) else { return };
        if group.len() < 2 || random.one_in(2) {
            group.iter_mut().for_each(|t| *t = ty.clone());
        } else {
            let at = random.below(group.len());
            group.get_mut(at).into_iter().for_each(|t| *t = ty.clone());
        }
    }

    /// Returns a random type that satisfies the constraint of an operand or result, often one that is similar to a type
    /// in `related`. Returns `None` if no type is found.
    fn value(
        &self,
        dialect: &'static mlirkit::defs::Dialect,
        value: &ValueDef,
        related: &[Rc<str>],
        random: &mut Random,
    ) -> Option<Rc<str>> {
        let pool = self.pool(dialect);
        let fitting = pool.types_of(self.ctx, &value.constraint);
        match random.below(4) {
            0 => random.of(&fitting).cloned(),
            1 => {
                let anchor = random.of(related)?;
                let near: Vec<_> = fitting.iter().filter(|ty| types::near(anchor, ty)).collect();
                near.get(random.below(near.len())).map(|ty| (*ty).clone())
            }
            _ => {
                let near: Vec<_> = related.iter().filter(|ty| pool.fits(self.ctx, &value.constraint, ty)).collect();
                near.get(random.below(near.len())).map(|ty| (*ty).clone())
            }
        }
    }

    fn change_slot(&self, plan: &mut Plan, random: &mut Random) {
        let at = random.below(plan.slots.len());
        let (Some(slot), Some(chosen)) = (plan.op.slots.get(at), plan.slots.get_mut(at)) else { return };
        match &slot.kind {
            SlotKind::Attr { presence, constraint } => {
                if *presence != Presence::Required && chosen.is_some() && random.one_in(2) {
                    *chosen = None;
                    return;
                }
                let fitting = self.pool(plan.dialect).attrs_of(self.ctx, constraint);
                if let Some(attr) = random.of(&fitting) {
                    *chosen = Some(attr.clone());
                }
            }
            SlotKind::Prop { kind, default } => {
                let values = types::property(plan.dialect, kind);
                *chosen =
                    values.get(random.below(values.len())).cloned().filter(|_| default.is_none() || random.one_in(2));
            }
            SlotKind::OperandSegments | SlotKind::ResultSegments => {}
        }
    }

    fn change_region(&self, plan: &mut Plan, outside: &[Rc<str>], random: &mut Random, depth: usize) {
        let related = self.related(plan, outside);
        let groups: [Types; 2] = [plan.operands.clone(), plan.results.clone()];
        if plan.op.regions.last().is_some_and(|region| region.variadic) && random.one_in(4) {
            let count = plan.op.regions.len() - 1 + random.below(4);
            let block = || vec![self.block(plan, depth)];
            let last = plan.regions.last().cloned().unwrap_or_else(block);
            plan.regions.resize(count, last);
            return;
        }
        let at = random.below(plan.regions.len());
        let fresh = self.block(plan, depth);
        let Some(region) = plan.regions.get_mut(at) else { return };
        let blocks = region.len();
        let Some(block) = region.first_mut().filter(|_| !random.one_in(6)) else {
            region.clear();
            let count = if random.one_in(4) { 2 } else { usize::from(blocks == 0) };
            region.resize(count, fresh);
            return;
        };
        match random.below(8) {
            0 => block.args.clear(),
            1 => drop(block.args.pop()),
            2 | 3 => block.args.extend(random.of(&related).cloned()),
            4 => {
                if let Some(ty) = random.of(&related) {
                    let count = 1 + random.below(4);
                    block.args = vec![ty.clone(); count];
                }
            }
            5 | 6 => {
                // Choose the types of the operands or of the results, or their element types.
                let list = &groups[random.below(2)];
                let skip = random.below(list.len());
                let list: Vec<Rc<str>> =
                    list.iter().skip(if random.one_in(2) { skip } else { 0 }).flatten().cloned().collect();
                let elements = random.one_in(2);
                let both = random.one_in(4);
                let ty = |ty: &Rc<str>| if elements { types::element(ty) } else { ty.clone() };
                let first = if random.one_in(3) { vec!["index".into()] } else { Vec::new() };
                let other: Vec<Rc<str>> = if both { groups[1].iter().flatten().map(ty).collect() } else { Vec::new() };
                block.args = first.into_iter().chain(list.iter().map(ty)).chain(other).collect();
            }
            _ => block.end = self.end(plan.dialect, plan.op, depth, random.below(8)),
        }
        if let End::Op(end) = &mut block.end
            && random.one_in(3)
        {
            // Terminators usually yield the types of the operation's results or of the block's arguments.
            let list: Vec<Rc<str>> = match random.below(4) {
                0 => block.args.clone(),
                1 => groups[1].iter().flatten().cloned().collect(),
                2 => groups[1].iter().flatten().map(types::element).collect(),
                _ => block.args.last().cloned().into_iter().collect(),
            };
            if let Some(group) = end.operands.last_mut() {
                *group = list;
            }
            end.uses_args = random.one_in(2);
        }
    }

    fn change_around(&self, plan: &mut Plan, random: &mut Random) {
        if let Around::Op(_) = plan.around {
            let parents: Vec<&str> = types::parents(plan.op).collect();
            let parent = parents.get(random.below(parents.len()));
            if let Some(parent) = parent.and_then(|name| self.parent(name, random.below(6))) {
                plan.around = Around::Op(Box::new(parent));
            }
            return;
        }
        if plan.ends_block() {
            plan.around = Around::Wrapper(random.below(WITH_BLOCKS));
            return;
        }
        let wrapper = random.below(WRAPPERS.len() + 1);
        plan.around = if wrapper == 0 { Around::Nothing } else { Around::Wrapper(wrapper - 1) };
    }

    /// Returns an initial plan. `variant` selects the first type, and whether variadic groups have a value.
    pub(crate) fn base(
        &self,
        dialect: &'static mlirkit::defs::Dialect,
        op: &'static mlirkit::defs::OpDef,
        variant: usize,
        depth: usize,
    ) -> Plan {
        let pool = self.pool(dialect);
        let mut anchor: Option<Rc<str>> = None;
        let mut values = |list: &'static [ValueDef]| -> Types {
            let group = |value: &ValueDef| {
                let count = match value.variadic {
                    Variadic::One => 1,
                    Variadic::Optional => 0,
                    Variadic::Many | Variadic::ManyOfMany(_) => variant % 2,
                };
                let fitting = pool.types_of(self.ctx, &value.constraint);
                let chosen = match &anchor {
                    None => fitting.get(variant / 2 % fitting.len().max(1)),
                    Some(anchor) => {
                        let mut near = fitting.iter().filter(|ty| types::near(anchor, ty));
                        fitting.iter().find(|ty| *ty == anchor).or_else(|| near.next()).or_else(|| fitting.first())
                    }
                };
                let Some(chosen) = chosen.cloned() else { return Vec::new() };
                anchor = anchor.clone().or_else(|| (count > 0).then(|| chosen.clone()));
                vec![chosen; count]
            };
            list.iter().map(group).collect()
        };
        let (operands, results) = (values(&op.operands), values(&op.results));
        let slot = |slot: &mlirkit::defs::Slot| match &slot.kind {
            SlotKind::Attr { constraint, presence: Presence::Required } => pool
                .attrs_of(self.ctx, constraint)
                .get(variant / 4)
                .cloned()
                .or_else(|| pool.attrs_of(self.ctx, constraint).first().cloned()),
            SlotKind::Prop { kind, default: None } => types::property(dialect, kind).first().cloned(),
            _ => None,
        };
        let mut plan = Plan {
            dialect,
            op,
            operands,
            results,
            slots: op.slots.iter().map(slot).collect(),
            regions: Vec::new(),
            successors: op.successors.iter().filter(|s| !s.variadic).count(),
            around: Around::Nothing,
            uses_args: false,
        };
        for region in op.regions.iter().filter(|region| !region.variadic) {
            let blocks = match region.kind {
                RegionKind::Any => usize::from(variant % 4 > 1 || op.flags.has(OpFlags::SINGLE_BLOCK)),
                RegionKind::MinSized(least) => (least as usize).max(variant / 2 % 2),
                RegionKind::Sized(count) => count as usize,
                RegionKind::MaxSized(_) => variant / 2 % 2,
            };
            let mut block = self.block(&plan, depth);
            if variant % 4 == 3 {
                // As in structured operations, the block has a scalar argument for each operand, and the last arguments
                // are yielded.
                let elements = |group: &Vec<Rc<str>>| group.iter().map(types::element).collect::<Vec<_>>();
                block.args = plan.operands.iter().flat_map(elements).collect();
                if let End::Op(end) = &mut block.end
                    && let (Some(group), Some(last)) = (end.operands.last_mut(), plan.operands.last())
                {
                    *group = elements(last);
                    end.uses_args = true;
                }
            }
            plan.regions.push(vec![block; blocks]);
        }
        let parent = types::parents(op).filter(|_| depth < 3).find_map(|name| self.parent(name, variant));
        plan.around = match parent {
            Some(parent) if &*parent.op.name != "builtin.module" => Around::Op(Box::new(parent)),
            _ if plan.ends_block() => Around::Wrapper(0),
            _ => Around::Nothing,
        };
        plan
    }

    /// Returns a plan for the parent operation `name`, preferably a plan that is known to be valid; `None` if the
    /// operation is unknown.
    fn parent(&self, name: &str, variant: usize) -> Option<Plan> {
        let (dialect, op) = types::row(name)?;
        let known = if variant % 3 == 2 { None } else { self.recipes.get(name) };
        let mut plan = match known {
            Some(recipe) => self.replay(dialect, op, recipe),
            None => self.base(dialect, op, variant, 1),
        };
        let block = self.block(&plan, 1);
        if let Some(region) = plan.regions.first_mut().filter(|region| region.is_empty()) {
            region.push(block);
        }
        Some(plan)
    }

    /// Returns a block for a region of the planned operation.
    fn block(&self, plan: &Plan, depth: usize) -> Block {
        Block { args: Vec::new(), end: self.end(plan.dialect, plan.op, depth, 0) }
    }

    /// Returns candidates for the terminator of an operation's blocks, found by traits, allowed parents, or name.
    fn end(
        &self,
        dialect: &'static mlirkit::defs::Dialect,
        op: &'static mlirkit::defs::OpDef,
        depth: usize,
        choice: usize,
    ) -> End {
        if op.flags.has(OpFlags::NO_TERMINATOR) && choice == 0 {
            return End::Nothing;
        }
        if depth > 2 {
            return End::Foreign;
        }
        let implicit = op.traits.iter().filter(|t| &*t.name == "SingleBlockImplicitTerminator");
        let implicit = implicit.filter_map(|t| types::row(t.args.first()?));
        let ends = || dialect.ops().filter(|end| end.flags.has(OpFlags::TERMINATOR) && end.successors.is_empty());
        let own = ends().filter(|end| types::parents(end).any(|parent| parent == &*op.name)).map(|end| (dialect, end));
        let like = |end: &&mlirkit::defs::OpDef| {
            types::parents(end).next().is_none()
                && ["yield", "return", "terminator", "end", "Return"].iter().any(|word| end.name.ends_with(word))
        };
        let named = ends().filter(like).map(|end| (dialect, end));
        let all: Vec<_> = implicit.chain(own).chain(named).collect();
        match all.get(if choice < all.len() { choice } else { 0 }) {
            Some((dialect, end)) => {
                let mut end = self.base(dialect, end, 0, depth + 3);
                end.around = Around::Nothing;
                End::Op(Box::new(end))
            }
            None => End::Foreign,
        }
    }

    /// Returns types related to those that an operation uses.
    fn related(&self, plan: &Plan, outside: &[Rc<str>]) -> Vec<Rc<str>> {
        let pool = self.pool(plan.dialect);
        let mut all: Vec<Rc<str>> = Vec::new();
        let own = plan.operands.iter().chain(&plan.results).flatten();
        let args = plan.regions.iter().flatten().flat_map(|block| &block.args);
        for ty in own.chain(args).chain(outside) {
            for derived in types::derived(ty) {
                if all.len() < 200 && !all.contains(&derived) && pool.is_type(self.ctx, &derived) {
                    all.push(derived);
                }
            }
        }
        all.extend(["index", "i1", "i32"].map(Into::into));
        all
    }
}
