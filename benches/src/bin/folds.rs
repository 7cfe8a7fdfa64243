//! Measures folding through the public API: N additions of two constants are each replaced by a constant, and
//! operations that become unused are erased.
//!
//! `cargo run --release -p mlirkit-bench --bin folds` prints the time for 1,000, 10,000 and 100,000 folds. The time per
//! fold must not grow with their number.

use std::fmt::Write as _;
use std::time::Instant;

use mlirkit::{At, ContextBuilder, Error, Module, OpKey};

/// Returns a function with `count` additions of two constants. All sums are used.
fn program(count: usize) -> String {
    let mut text = String::from("func.func @f() {\n");
    for at in 0..count {
        let _ = writeln!(text, "  %a{at} = arith.constant {at} : i32");
        let _ = writeln!(text, "  %b{at} = arith.constant 1 : i32");
        let _ = writeln!(text, "  %c{at} = arith.addi %a{at}, %b{at} : i32");
        let _ = writeln!(text, "  \"test.use\"(%c{at}, %c{at}) : (i32, i32) -> ()");
    }
    text.push_str("  return\n}\n");
    text
}

/// Replaces each addition of two constants by a constant. Returns the number of replaced additions.
fn fold(module: &mut Module<'_>) -> Result<usize, Error> {
    let ctx = module.context();
    let sums: Vec<OpKey> = module.walk().filter(|op| op.name() == "arith.addi").map(|op| op.key()).collect();
    for sum in &sums {
        let op = module.get(*sum)?;
        let result = op.result(0).ok_or_else(|| Error::unplaced("an addition has a result"))?;
        let (ty, result) = (result.ty(), result.key());
        let terms: Vec<_> = op.operands().filter_map(|value| value.defining_op()).collect();
        let value = terms.iter().filter_map(|op| ctx.int_value(op.attr("value")?)).sum();
        let terms: Vec<OpKey> = terms.iter().map(|op| op.key()).collect();

        let mut builder = module.builder_at(At::Before(*sum))?;
        let folded = builder.op("arith.constant").attr("value", ctx.int_attr(ty, value)).result(ty).value()?;
        module.replace_all_uses(result, folded)?;
        module.erase(*sum)?;
        for term in terms {
            let unused = module.get(term)?.results().all(|value| value.is_unused());
            if unused {
                module.erase(term)?;
            }
        }
    }
    Ok(sums.len())
}

fn main() -> Result<(), Error> {
    let ctx = ContextBuilder::new().allow_unregistered().build();
    for count in [1_000, 10_000, 100_000] {
        let mut module = Module::parse(&ctx, &program(count))?;
        let start = Instant::now();
        let folded = fold(&mut module)?;
        let time = start.elapsed();
        mlirkit::verify(&module)?;
        println!(
            "{folded:7} folds  {:8.1} ms  {:6.2} µs each",
            time.as_secs_f64() * 1e3,
            time.as_secs_f64() * 1e6 / folded as f64
        );
    }
    Ok(())
}
