//! Tests random edits through the public API. No edit may panic. A written module must read back unchanged, unless the
//! verifier reports an error.
//!
//! `cargo xtask edits` runs 100,000 sequences of edits. The environment variable `MLIRKIT_SEQUENCES` sets the number.

use mlirkit::ir::{BodyId, OpId, ValueId};
use mlirkit::{
    At, BlockKey, Builder, Context, ContextBuilder, Error, Format, Module, OpKey, OpRef, RegionKey, ValueKey, Walk,
};
use std::ops::ControlFlow;

const INPUTS: &[&str] = &[
    r#"
func.func @a(%x: i32, %c: i1) -> i32 {
  %0 = arith.addi %x, %x {my.note = @b} : i32
  cf.cond_br %c, ^one(%0 : i32), ^two
^one(%y: i32):
  %1 = func.call @b(%y, %c) : (i32, i1) -> i32
  return %1 : i32
^two:
  %2 = arith.constant 7 : i32
  cf.br ^one(%2 : i32)
}
func.func private @b(i32, i1) -> i32
"#,
    r#"
module @inner {
  func.func @loop(%n: index, %m: memref<?xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %f = arith.constant 1.5 : f32
    scf.for %i = %c0 to %n step %c1 {
      %v = memref.load %m[%i] : memref<?xf32>
      %w = arith.mulf %v, %f : f32
      scf.if %true {
        memref.store %w, %m[%i] : memref<?xf32>
      }
    }
    return
  }
  %true = arith.constant true
}
func.func @use() attributes {to = @inner::@loop} {
  %0 = arith.constant dense<[1, 2, 3]> : tensor<3xi8>
  return
}
"#,
    r#"
func.func @s(%x: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %0 = stablehlo.dot_general %x, %x, contracting_dims = [1] x [0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %1 = "stablehlo.reduce"(%0, %c) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) {dimensions = array<i64: 0, 1>} : (tensor<4x4xf32>, tensor<f32>) -> tensor<f32>
  return %0 : tensor<4x4xf32>
}
"#,
];

/// An xorshift pseudo-random generator.
pub(crate) struct Random(pub(crate) u64);

impl Random {
    pub(crate) fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    pub(crate) fn below(&mut self, end: usize) -> usize {
        if end == 0 { 0 } else { (self.next() % end as u64) as usize }
    }

    fn pick<T: Copy>(&mut self, of: &[T]) -> Option<T> {
        of.get(self.below(of.len())).copied()
    }
}

/// The keys of all operations, blocks, regions and values. They include stale keys, keys from other modules, and keys
/// that are out of range.
#[derive(Default)]
struct Keys {
    ops: Vec<OpKey>,
    blocks: Vec<BlockKey>,
    regions: Vec<RegionKey>,
    values: Vec<ValueKey>,
}

impl Keys {
    fn collect(&mut self, module: &Module<'_>) {
        self.ops.truncate(3);
        self.blocks.truncate(3);
        self.values.truncate(3);
        for op in module.walk() {
            self.ops.push(op.key());
            self.values.extend(op.results().map(|value| value.key()));
            for region in op.regions() {
                self.regions.push(region.key());
                for block in region.blocks() {
                    self.blocks.push(block.key());
                    self.values.extend(block.args().map(|value| value.key()));
                }
            }
        }
        if let (Some(mut op), Some(mut value)) = (self.ops.last().copied(), self.values.last().copied()) {
            op.id = OpId(op.id.0.wrapping_add(1000));
            value.id = ValueId(u32::MAX);
            self.ops.push(op);
            self.values.push(value);
            op.body = BodyId(1 << 20);
            self.ops.push(op);
        }
    }
}

fn build(b: &mut Builder<'_, '_>, random: &mut Random, keys: &Keys) -> Result<(), Error> {
    let ctx = b.context();
    let values: Vec<ValueKey> = (0..random.below(4)).filter_map(|_| random.pick(&keys.values)).collect();
    let types = [ctx.i32_type(), ctx.f32_type(), ctx.index_type(), ctx.i1_type()];
    match random.below(9) {
        0 => b.op("arith.addi").operands(&values).build().map(drop),
        1 => b.op("arith.constant").attr("value", ctx.int_attr(ctx.i32_type(), 5)).build().map(drop),
        2 => b.op("arith.cmpi").attr("predicate", "slt").operands(&values).build().map(drop),
        3 => b.op("func.return").operands(&values).build().map(drop),
        4 => {
            let name = format!("f{}", random.below(5));
            let block = b.block();
            b.op("func.func")
                .attr("sym_name", name.as_str())
                .attr("function_type", ctx.function_type(&types[..1], &types[..1]))
                .region(&types[..1], |b, args| {
                    b.op("func.return").operands(args).build()?;
                    b.go(At::End(block))
                })
                .build()
                .map(drop)
        }
        5 => b.op("no.such").operands(&values).build().map(drop),
        6 => b.op("arith.addi").operands(&values).attr("overflowFlag", "nsw").build().map(drop),
        7 => b.op("scf.if").operands(&values).region(&[], |b, _| build(b, random, keys)).build().map(drop),
        _ => b.new_block(&types[..random.below(4)]).map(drop),
    }
}

fn edit(module: &mut Module<'_>, random: &mut Random, keys: &Keys) -> Result<(), Error> {
    let ctx = module.context();
    let missing = || Error::unplaced("nothing to pick");
    let op = random.pick(&keys.ops).ok_or_else(missing)?;
    let other = random.pick(&keys.ops).ok_or_else(missing)?;
    let value = random.pick(&keys.values).ok_or_else(missing)?;
    let with = random.pick(&keys.values).ok_or_else(missing)?;
    let block = random.pick(&keys.blocks).ok_or_else(missing)?;
    let at = match random.below(4) {
        0 => At::Start(block),
        1 => At::End(block),
        2 => At::Before(other),
        _ => At::After(other),
    };
    let names = ["sym_name", "my.note", "value", "overflowFlags", "callee", "typo"];
    let name = random.pick(&names).unwrap_or("my.note");
    // The short syntax of reductions and loops omits attributes of the inner operation and of implied terminators. The
    // same applies to upstream's syntax.
    let left_out = module
        .get(op)
        .is_ok_and(|op| op.is("scf.yield") || op.parent_op().is_some_and(|parent| parent.is("stablehlo.reduce")));
    match random.below(18) {
        6 | 7 if left_out => Ok(()),
        0 => module.erase(op),
        1 => module.replace_all_uses(value, with),
        2 => module.set_operand(op, random.below(3), value),
        3 => module.move_op(op, at).map(drop),
        4 => module.clone_op(op, at).map(drop),
        5 => module.rename_symbol(op, ["a", "b", "c", "odd name\n"][random.below(4)]),
        6 => module.set_attr(op, name, "b"),
        7 => module.set_attr(op, name, 3),
        8 => module.remove_attr(op, name).map(drop),
        9 => module.add_argument(block, ctx.i32_type()).map(drop),
        10 => module.erase_argument(block, random.below(3)),
        11 => module.erase_block(block),
        12 => module.set_successor(op, random.below(2), block),
        13 => module.set_type(value, [ctx.i32_type(), ctx.f32_type()][random.below(2)]),
        14 => module.set_location(op, ctx.name_loc("here", ctx.unknown_loc())),
        15 => {
            let mut left = random.below(6);
            let root = module.root().ok_or_else(missing)?.key();
            module
                .walk_mut(root, |module, op| {
                    left = left.saturating_sub(1);
                    let _ = module.erase(op);
                    Ok(if left == 0 { ControlFlow::Break(()) } else { ControlFlow::Continue(Walk::Into) })
                })
                .map(drop)
        }
        16 => {
            let region = random.pick(&keys.regions).ok_or_else(missing)?;
            module.add_block(region, &[ctx.i32_type()]).map(drop)
        }
        _ => build(&mut module.builder_at(at)?, random, keys),
    }
}

/// Returns whether an unreachable block uses a value that is not printed in the short syntax of a reduction. Upstream
/// does not print it either.
fn uses_what_is_left_out(module: &Module<'_>) -> bool {
    let inside = |op: OpRef<'_, '_>| op.parent_op().filter(|parent| parent.is("stablehlo.reduce")).map(|op| op.key());
    module.walk().any(|op| {
        let mut used = op.operands().filter_map(|value| inside(value.defining_op()?));
        used.any(|reduction| inside(op) != Some(reduction))
    })
}

/// Writes a module in every format and reads it back. A valid module must be unchanged.
fn round_trip(ctx: &Context, module: &Module<'_>, seed: u64) {
    // If the top-level operation is not a module, the reader wraps it in one.
    let valid = mlirkit::verify(module).is_ok() && module.root().is_some_and(|root| root.is("builtin.module"));
    let valid = valid && !uses_what_is_left_out(module);
    let reference = module.to_bytes(Format::Generic);
    for format in [Format::Text, Format::Generic, Format::Bytecode] {
        let Ok(bytes) = module.to_bytes(format) else { continue };
        let again = Module::from_bytes(ctx, bytes.clone());
        if !valid {
            continue;
        }
        let again = again.unwrap_or_else(|error| {
            panic!("seed {seed}, {format:?}: {error}\n{}", String::from_utf8_lossy(&bytes));
        });
        let again = again.to_bytes(Format::Generic);
        assert!(
            again == reference,
            "seed {seed}, {format:?}\n{}\n{}",
            String::from_utf8_lossy(&reference.clone().unwrap_or_default()),
            String::from_utf8_lossy(&again.unwrap_or_default())
        );
    }
    if let (true, Ok(copy)) = (valid, module.copy_to(ctx)) {
        assert!(copy.to_bytes(Format::Generic) == reference, "seed {seed}: the copy differs");
    }
}

#[test]
fn edits_never_panic_and_round_trip() {
    let sequences = std::env::var("MLIRKIT_SEQUENCES").ok().and_then(|n| n.parse().ok()).unwrap_or(60);
    let first: u64 = std::env::var("MLIRKIT_SEED").ok().and_then(|n| n.parse().ok()).unwrap_or(1);
    let (mut done, mut valid) = (0, 0);
    let mut ctx = ContextBuilder::new().build();
    for seed in first..first + sequences {
        if seed % 500 == 0 {
            ctx = ContextBuilder::new().build();
        }
        let mut random = Random(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
        let text = INPUTS[random.below(INPUTS.len())];
        let text = text.replace("scf.if %true", "scf.if %t").replace("scf.for", "%t = arith.constant true\n scf.for");
        let text = text.replace("  %true = arith.constant true\n", "").replace(
            "%1 = \"stablehlo.reduce\"",
            "%c = stablehlo.constant dense<0.0> : tensor<f32>\n %1 = \"stablehlo.reduce\"",
        );
        let mut module = Module::parse(&ctx, &text).unwrap_or_else(|error| panic!("{error}"));
        let mut keys = Keys::default();
        keys.collect(&Module::parse(&ctx, &text).unwrap_or_else(|error| panic!("{error}")));
        for _ in 0..random.below(12) + 1 {
            keys.collect(&module);
            done += usize::from(edit(&mut module, &mut random, &keys).is_ok());
        }
        valid += usize::from(mlirkit::verify(&module).is_ok());
        round_trip(&ctx, &module, seed);
    }
    assert!(done > 0 && valid > 0, "{done} edits were done, {valid} of {sequences} modules are valid");
    println!("{done} edits were done, {valid} of {sequences} modules are valid");
}
