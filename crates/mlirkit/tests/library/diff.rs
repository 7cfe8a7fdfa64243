//! Tests that `mlirkit_edit::diff` finds deliberate edits and reports no other differences.
//!
//! The environment variable `EDITS` sets the number of edits, 60 by default.

#![allow(clippy::unwrap_used)]

use mlirkit::bytecode::{ReadOptions, WriteOptions};
use mlirkit::edit::diff::{DiffSubject, Difference, diff};
use mlirkit::edit::symbols::set_attr;
use mlirkit::ir::{AttrData, BodyId, Context, Module, OpId, OpRef};
use mlirkit::{ContextOptions, OpenOptions};

/// A pseudo-random generator that yields the same numbers in every run.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap() % limit.max(1)
    }
}

/// Returns a program with functions that contain arithmetic, loops, equal constants and dead operations.
fn program(seed: u64) -> String {
    let mut numbers = Numbers(seed);
    let mut text = String::from("module {\n");
    for function in 0..6 {
        text.push_str(&format!("  func.func @f{function}(%a: i32, %b: i32, %i: index) -> i32 {{\n"));
        let mut values = vec!["%a".to_owned(), "%b".to_owned()];
        for at in 0..20 {
            let mut pick = || values[numbers.below(values.len())].clone();
            let (x, y) = (pick(), pick());
            let name = format!("%v{at}");
            let line = match numbers.below(5) {
                0 => format!("{name} = arith.constant {} : i32", numbers.below(4)),
                1 => format!("{name} = arith.addi {x}, {y} : i32"),
                2 => format!("{name} = arith.muli {x}, {y} {{note = {} : i64}} : i32", numbers.below(3)),
                3 => format!(
                    "{name} = scf.for %k = %i to %i step %i iter_args(%s = {x}) -> (i32) {{\n      %t = arith.subi %s, {y} : i32\n      scf.yield %t : i32\n    }}"
                ),
                _ => format!("{name} = func.call @f{}({x}, {y}, %i) : (i32, i32, index) -> i32", numbers.below(6)),
            };
            text.push_str(&format!("    {line}\n"));
            values.push(name);
        }
        let last = values.last().unwrap();
        text.push_str(&format!("    return {last} : i32\n  }}\n"));
    }
    text + "}\n"
}

fn parse<'c>(ctx: &'c Context, text: &str) -> Module<'c> {
    mlirkit::open(ctx, "p.mlir", &text.to_owned().into(), &OpenOptions::default()).unwrap().module
}

fn written(module: &Module<'_>) -> Vec<u8> {
    let mut bytes = Vec::new();
    mlirkit::bytecode::write(module, &mut bytes, &WriteOptions::default()).unwrap();
    bytes
}

fn lazy() -> ReadOptions {
    ReadOptions { lazy: true, ..ReadOptions::default() }
}

/// Writes the module as bytecode and reads that lazily.
fn lazily<'c>(ctx: &'c Context, module: &Module<'c>) -> Module<'c> {
    mlirkit::bytecode::read(ctx, written(module).into(), &lazy()).unwrap()
}

/// Returns the operations that `keep` accepts, in pre-order.
fn ops(module: &Module<'_>, keep: impl Fn(OpRef<'_, '_>) -> bool) -> Vec<(BodyId, OpId)> {
    module.root().unwrap().walk().filter(|op| keep(*op)).map(|op| (op.body, op.id)).collect()
}

/// Returns whether the results of an operation are unused.
fn is_dead(op: OpRef<'_, '_>) -> bool {
    let body = op.arena();
    let used = |value| (0..u32::try_from(body.op_count()).unwrap()).any(|id| body.operands(OpId(id)).contains(&value));
    op.results().len() == 1 && op.regions().len() == 0 && !op.results().any(|result| used(result.id))
}

/// Makes a random edit. Returns the kind and the number of the changes that `diff` should find; `None` if the module
/// has nothing to edit in the chosen way.
fn edit(module: &mut Module<'_>, numbers: &mut Numbers) -> Option<(&'static str, usize)> {
    let ctx = module.context();
    match numbers.below(5) {
        // Replaces a constant.
        0 => {
            let all = ops(module, |op| op.is("arith.constant"));
            let at = *all.get(numbers.below(all.len()))?;
            set_attr(module, at, "value", Some(ctx.int_attr(ctx.i32_type(), 1000))).unwrap();
            Some(("attribute", 1))
        }
        // Swaps the operands.
        1 => {
            let differ = |op: OpRef<'_, '_>| op.operands().len() == 2 && op.operand(0) != op.operand(1);
            let all = ops(module, |op| (op.is("arith.addi") || op.is("arith.subi")) && differ(op));
            let (body, op) = *all.get(numbers.below(all.len()))?;
            let body = module.body_mut(body).unwrap();
            let (x, y) = (body.operands(op)[0], body.operands(op)[1]);
            body.set_operands(op, &[y, x]);
            Some(("operand", 2))
        }
        // Erases an unused operation.
        2 => {
            let all = ops(module, is_dead);
            let (body, op) = *all.get(numbers.below(all.len()))?;
            module.body_mut(body).unwrap().unlink_op(op);
            Some(("operation", 1))
        }
        // Adds a discardable attribute.
        3 => {
            let all = ops(module, |op| op.name().starts_with("arith."));
            let at = *all.get(numbers.below(all.len()))?;
            set_attr(module, at, "test.fresh", Some(ctx.unit())).unwrap();
            Some(("attribute", 1))
        }
        // Calls another function.
        _ => {
            let all = ops(module, |op| op.is("func.call"));
            let at = *all.get(numbers.below(all.len()))?;
            let callee = ctx.attr(AttrData::SymbolRef(Box::new([ctx.ident("elsewhere")])));
            set_attr(module, at, "callee", Some(callee)).unwrap();
            Some(("attribute", 1))
        }
    }
}

#[test]
fn edits_are_found_and_nothing_else() {
    let count: u64 = std::env::var("EDITS").ok().and_then(|count| count.parse().ok()).unwrap_or(60);
    let (mut made, mut wrong) = (0_u64, Vec::new());
    for seed in 0..count {
        let ctx = mlirkit::context(&ContextOptions::default());
        let text = program(seed / 4);
        let (old, mut new) = (parse(&ctx, &text), parse(&ctx, &text));
        assert_eq!(diff(&old, &new).unwrap(), [], "a program differs from itself");
        let Some((word, expected)) = edit(&mut new, &mut Numbers(seed ^ 0x5eed)) else { continue };
        made += 1;
        let found = diff(&old, &new).unwrap();
        assert_eq!(diff(&lazily(&ctx, &old), &lazily(&ctx, &new)).unwrap(), found, "seed {seed}: of files");
        if found.len() != expected || found.iter().any(|change| change.what.word() != word) {
            wrong.push(format!("seed {seed}: {expected} {word}: {found:?}"));
        }
    }
    println!("{} of {made} edits found, and nothing else\n{}", made - wrong.len() as u64, wrong.join("\n"));
    assert!(wrong.len() as u64 * 100 <= made, "{} of {made}:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn what_makes_no_difference() {
    let ctx = mlirkit::context(&ContextOptions::default());
    let one = parse(&ctx, "func.func private @a()\nfunc.func private @b(i32)\n");
    let other = parse(&ctx, "func.func private @b(i32) loc(\"x\":1:2)\nfunc.func private @a()\n");
    assert_eq!(diff(&one, &other).unwrap(), []);
    let renamed = parse(&ctx, "func.func private @a()\nfunc.func private @c(i32)\n");
    let name = Difference {
        path: "@b".to_owned(),
        what: DiffSubject::Attribute("sym_name".to_owned()),
        old: Some("\"b\"".to_owned()),
        new: Some("\"c\"".to_owned()),
    };
    assert_eq!(diff(&one, &renamed).unwrap(), [name]);
}

/// Tests that equal functions in two files are not decoded, even if the files number strings, attributes and types
/// differently.
#[test]
fn what_is_the_same_is_not_read() {
    let ctx = mlirkit::context(&ContextOptions::default());
    let text = program(3);
    let front = "func.func @front(%a: f64, %b: tensor<7xf16>) -> f64 attributes {test.note = \"of its own\"} {
        %0 = arith.addf %a, %a {test.fresh} : f64
        return %0 : f64
    }";
    let more = text.replacen("module {", &format!("module {{\n{front}"), 1).replacen("arith.addi", "arith.subi", 1);
    let (old, new) = (lazily(&ctx, &parse(&ctx, &text)), lazily(&ctx, &parse(&ctx, &more)));
    let found = diff(&old, &new).unwrap();
    let changed: std::collections::BTreeSet<&str> =
        found.iter().filter_map(|change| change.path.split('/').next()).collect();
    assert_eq!(changed.len(), 2, "{found:?}");
    for module in [&old, &new] {
        for function in module.root().unwrap().regions().flat_map(|r| r.blocks()).flat_map(|block| block.ops()) {
            let name = format!("@{}", function.symbol_name().unwrap());
            let body = function.arena().child(function.id).unwrap();
            assert_eq!(module.is_loaded(body), changed.contains(&*name), "{name}");
        }
    }
}

/// Tests that an unreadable body causes an error, wherever the damage is, unless the other file has equal bytes.
#[test]
fn damage_is_told() {
    let ctx = mlirkit::context(&ContextOptions::default());
    let module = parse(&ctx, &program(5));
    let (bytes, options) = (written(&module), lazy());
    let (mut told, mut refused) = (0, 0);
    for at in (0..bytes.len()).step_by(7) {
        let mut damaged = bytes.clone();
        damaged[at] ^= 0xff;
        let whole = mlirkit::bytecode::read(&ctx, bytes.clone().into(), &options).unwrap();
        let Ok(other) = mlirkit::bytecode::read(&ctx, damaged.clone().into(), &options) else { continue };
        let eager = mlirkit::bytecode::read(&ctx, damaged.into(), &ReadOptions::default());
        match (diff(&whole, &other), eager) {
            (Err(_), eager) => {
                assert!(eager.is_err(), "byte {at}: only a lazy reader minds");
                refused += 1;
            }
            (Ok(found), Ok(eager)) => {
                assert_eq!(found, diff(&module, &eager).unwrap(), "byte {at}");
                told += 1;
            }
            // The damaged byte is not used or is in a location, so it was not read.
            (Ok(_), Err(_)) => {}
        }
    }
    assert!(told > 20 && refused > 20, "{told} {refused}");
}

/// Tests that a memref layout that is not printed makes no difference, neither in the diff nor in the fingerprint.
#[test]
fn types_with_the_same_text_are_the_same() {
    let ctx = mlirkit::context(&ContextOptions::default());
    let ty = "memref<?xf32, affine_map<(i)[M] -> (i)>>";
    let text = format!(
        "func.func private @g({ty})\nfunc.func @f(%n: index, %m: {ty}) {{
          %0 = memref.alloc(%n)[%n] : {ty}\n func.call @g(%0) : ({ty}) -> ()\n return\n}}"
    );
    let module = parse(&ctx, &text);
    let again = parse(&ctx, &module.to_string());
    assert_eq!(diff(&module, &again).unwrap(), []);
    let other = parse(&ctx, &module.to_string().replace("?xf32", "?xf64"));
    assert!(!diff(&module, &other).unwrap().is_empty());
}
