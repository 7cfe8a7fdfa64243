//! Changes instances in memory step by step, and verifies them after each change. The verifier must not panic on any
//! module that can be built through the library's API.
//!
//! A case is determined by an operation and a seed. They determine the instance, the types and attributes (some of
//! which come from another operation's instance), and the [`CHANGES`] changes. So a panic can be reproduced.

use std::collections::HashMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::rc::Rc;

use bytes::Bytes;
use mlirkit::defs::{Dialect, OpDef};
use mlirkit::ir::{At, Attr, BlockKey, Context, Module, OpKey, Type, ValueKey};
use mlirkit::{OpenOptions, VerifyOptions};

use crate::random::Random;
use crate::{Generator, rows};

/// Number of random changes that a case applies to its instance.
pub const CHANGES: usize = 16;

/// Types that changes may give to any value.
const TYPES: &[&str] = &[
    "index",
    "none",
    "i1",
    "i0",
    "ui7",
    "i64",
    "f32",
    "bf16",
    "tuple<>",
    "complex<f64>",
    "() -> ()",
    "vector<f32>",
    "vector<[4]x2xi32>",
    "tensor<*xf32>",
    "tensor<?x0xi8>",
    "tensor<i64>",
    "memref<?x4xf32, strided<[?, 1], offset: ?>>",
    "memref<*xi8>",
    "memref<2x3xf16, affine_map<(d0, d1) -> (d1, d0)>, 3>",
    "!unknown.type<1>",
];

/// Attributes that changes may assign to any property.
const ATTRS: &[&str] = &[
    "unit",
    "true",
    "-1 : i64",
    "9223372036854775807 : i64",
    "-9223372036854775808 : index",
    "0 : i32",
    "300 : i32",
    "1.5 : f32",
    "\"\"",
    "\"none\"",
    "[]",
    "[1, \"a\", unit, [0]]",
    "{}",
    "{a = 1, sym_name = \"b\"}",
    "@nobody",
    "@a::@b",
    "i32",
    "(i32) -> ()",
    "dense<> : tensor<0xi64>",
    "dense<-1> : tensor<3xi64>",
    "dense<[1, 0]> : vector<2xi32>",
    "array<i32>",
    "array<i32: -1, 7>",
    "array<i64: 0, 0, 9223372036854775807>",
    "array<i1: true>",
    "affine_map<() -> ()>",
    "affine_map<(d0, d1)[s0] -> (d1 floordiv s0, d0 * 0)>",
    "affine_set<(d0) : (d0 >= 0)>",
    "#unknown.attr",
];

/// Results of a run with random changes.
#[derive(Debug, Default)]
pub struct Report {
    /// Number of changes that were made and verified.
    pub changes: usize,
    /// Number of changes whose result the verifier rejected.
    pub refused: usize,
    /// Cases that panicked, each with the operation and the seed.
    pub panics: Vec<(String, u64)>,
}

/// Applies at least `count` changes, to instances of all operations in turn. `part` restricts the run to operations
/// whose names contain it.
#[must_use]
pub fn shake(count: usize, seed: u64, part: &str) -> Report {
    let rows: Vec<(&Dialect, &OpDef)> = rows().collect();
    let chosen: Vec<usize> =
        (0..rows.len()).filter(|at| rows.get(*at).is_some_and(|(_, op)| op.name.contains(part))).collect();
    let source = context();
    let mut instances = Instances::new(&source, &rows);
    let mut report = Report::default();
    let mut random = Random::new(seed);
    while report.changes < count && !chosen.is_empty() {
        // A context never frees interned data, so it is replaced from time to time.
        let ctx = context();
        let mut shaker = Shaker::new(&ctx, &mut instances);
        let before = report.changes;
        for _ in 0..5000 {
            let Some(at) = chosen.get(random.below(chosen.len())) else { break };
            let seed = random.number();
            let case = catch_unwind(AssertUnwindSafe(|| shaker.case(*at, seed, &mut report)));
            if case.is_err() {
                let name = rows.get(*at).map(|(_, op)| op.name.to_string());
                report.panics.push((name.unwrap_or_default(), seed));
            }
            if report.changes >= count {
                break;
            }
        }
        if report.changes == before {
            break;
        }
    }
    report
}

/// Repeats the case of operation `name` and `seed`.
#[must_use]
pub fn again(name: &str, seed: u64) -> Report {
    let rows: Vec<(&Dialect, &OpDef)> = rows().collect();
    let (source, ctx) = (context(), context());
    let mut report = Report::default();
    if let Some(at) = rows.iter().position(|(_, op)| *op.name == *name) {
        Shaker::new(&ctx, &mut Instances::new(&source, &rows)).case(at, seed, &mut report);
    }
    report
}

fn context() -> Context {
    mlirkit::context(&mlirkit::ContextOptions { allow_unregistered: true, ..Default::default() })
}

/// The instances of all operations as text. Each is generated only once, because generating takes much longer than
/// parsing.
struct Instances<'s, 'r> {
    generator: Generator<'s>,
    rows: &'r [(&'static Dialect, &'static OpDef)],
    texts: HashMap<usize, Option<Bytes>>,
}

impl<'s, 'r> Instances<'s, 'r> {
    fn new(source: &'s Context, rows: &'r [(&'static Dialect, &'static OpDef)]) -> Self {
        Self { generator: Generator::new(source), rows, texts: HashMap::new() }
    }

    fn text(&mut self, at: usize) -> Option<Bytes> {
        let (dialect, op) = *self.rows.get(at)?;
        let generator = &self.generator;
        self.texts.entry(at).or_insert_with(|| generator.least(dialect, op).map(Bytes::from)).clone()
    }
}

struct Shaker<'c, 'i, 's, 'r> {
    ctx: &'c Context,
    instances: &'i mut Instances<'s, 'r>,
    /// The types and attributes from which changes to an operation choose, by the operation's index in the list of all
    /// operations.
    parts: HashMap<usize, Rc<Choice>>,
    everywhere: Choice,
}

impl<'c, 'i, 's, 'r> Shaker<'c, 'i, 's, 'r> {
    fn new(ctx: &'c Context, instances: &'i mut Instances<'s, 'r>) -> Self {
        let types = TYPES.iter().filter_map(|text| ctx.parse_type(text.as_bytes()).ok()).map(|(ty, _)| ty).collect();
        let attrs =
            ATTRS.iter().filter_map(|text| ctx.parse_attr(text.as_bytes()).ok()).map(|(attr, _)| attr).collect();
        let everywhere = Choice { types, attrs, names: Vec::new() };
        Self { ctx, instances, parts: HashMap::new(), everywhere }
    }

    /// Returns a module with the instance of operation number `at`; `None` if it has no instance.
    fn module(&mut self, at: usize) -> Option<Module<'c>> {
        let text = self.instances.text(at)?;
        Some(mlirkit::open(self.ctx, "-", &text, &OpenOptions::default()).ok()?.module)
    }

    fn parts(&mut self, at: usize) -> Rc<Choice> {
        if let Some(known) = self.parts.get(&at) {
            return known.clone();
        }
        let mut choice = Choice::default();
        if let Some(module) = self.module(at) {
            choice.add(&module);
        }
        self.parts.entry(at).or_insert(Rc::new(choice)).clone()
    }

    fn case(&mut self, at: usize, seed: u64, report: &mut Report) {
        let mut random = Random::new(seed);
        let other = random.below(self.instances.rows.len());
        let Some(mut module) = self.module(at) else { return };
        let mut choice = self.everywhere.clone();
        for part in [self.parts(at), self.parts(other)] {
            choice.types.extend(&part.types);
            choice.attrs.extend(&part.attrs);
            choice.names.extend_from_slice(&part.names);
        }
        for _ in 0..CHANGES {
            if change(&mut module, &choice, &mut random).is_none() {
                continue;
            }
            report.changes += 1;
            report.refused += usize::from(!mlirkit::verify_all(&module, VerifyOptions::default()).is_empty());
        }
    }
}

/// The types and attributes from which changes choose.
#[derive(Debug, Clone, Default)]
struct Choice {
    types: Vec<Type>,
    attrs: Vec<Attr>,
    names: Vec<Rc<str>>,
}

impl Choice {
    fn add(&mut self, module: &Module<'_>) {
        let Some(root) = module.root() else { return };
        for op in root.walk() {
            self.types.extend(op.result_types());
            self.types.extend(op.operand_types());
            let slots = op.def().map_or(&[][..], |def| &def.slots);
            for name in slots.iter().map(|slot| &*slot.name) {
                self.names.push(name.into());
                self.attrs.extend(op.prop(name));
            }
            for (name, value) in op.discardable_attrs() {
                self.names.push(module.context().str(*name).into());
                self.attrs.push(*value);
            }
        }
    }
}

fn of<'t, T>(list: &'t [T], random: &mut Random) -> Option<&'t T> {
    list.get(random.below(list.len()))
}

/// Applies one random change. Returns `None` if the chosen operation has nothing to change.
fn change(module: &mut Module<'_>, choice: &Choice, random: &mut Random) -> Option<()> {
    let mut ops: Vec<OpKey> = Vec::new();
    let mut values: Vec<ValueKey> = Vec::new();
    let mut blocks: Vec<BlockKey> = Vec::new();
    for op in module.root()?.walk() {
        ops.push(op.key());
        values.extend(op.results().map(mlirkit::ir::ValueRef::key));
        for block in op.regions().flat_map(mlirkit::ir::RegionRef::blocks) {
            blocks.push(block.key());
            values.extend(block.args().map(mlirkit::ir::ValueRef::key));
        }
    }
    // The `builtin.module` operation is not changed.
    let op = *of(ops.get(1..)?, random)?;
    let ctx = module.context();
    match random.below(14) {
        0 | 1 => {
            let count = module.get(op).ok()?.operands().len();
            module.set_operand(op, random.below(count), *of(&values, random)?).ok()
        }
        2 => {
            // The API for checked edits cannot change the number of operands.
            let same_body: Vec<_> = values.iter().filter(|value| value.body == op.body).collect();
            let extra = of(&same_body, random).map(|value| value.id);
            let body = module.body_mut(op.body)?;
            let mut operands = body.operands(op.id).to_vec();
            match extra.filter(|_| operands.is_empty() || random.one_in(2)) {
                Some(value) => operands.insert(random.below(operands.len() + 1), value),
                None if operands.is_empty() => return None,
                None => _ = operands.remove(random.below(operands.len())),
            }
            body.set_operands(op.id, &operands);
            Some(())
        }
        3 | 4 => module.set_type(*of(&values, random)?, *of(&choice.types, random)?).ok(),
        5..=7 => {
            let target = module.get(op).ok()?;
            let slot = of(&target.def()?.slots, random)?;
            let value = if random.one_in(5) { None } else { of(&choice.attrs, random).copied() };
            let props = ctx.with_prop(target.def()?, module.body(op.body).op(op.id).props, &slot.name, value);
            module.body_mut(op.body)?.op_mut(op.id).props = props;
            Some(())
        }
        8 => module.set_attr(op, of(&choice.names, random)?, *of(&choice.attrs, random)?).ok(),
        9 => module.erase(op).ok(),
        10 => {
            let block = *of(&blocks, random)?;
            let place = if random.one_in(2) { At::Start(block) } else { At::End(block) };
            if random.one_in(2) {
                module.clone_op(op, place).ok().map(|_| ())
            } else {
                module.move_op(op, place).ok().map(|_| ())
            }
        }
        11 => {
            let region = module.get(op).ok()?.regions().next()?.key();
            module.add_block(region, &[*of(&choice.types, random)?]).ok().map(|_| ())
        }
        12 => {
            let block = *of(&blocks, random)?;
            match random.below(3) {
                0 => module.add_argument(block, *of(&choice.types, random)?).ok().map(|_| ()),
                1 => {
                    let count = module.get_block(block).ok()?.args().len();
                    module.erase_argument(block, random.below(count)).ok()
                }
                _ => module.erase_block(block).ok(),
            }
        }
        _ => {
            let count = module.get(op).ok()?.successors().len();
            module.set_successor(op, random.below(count), *of(&blocks, random)?).ok()
        }
    }
}
