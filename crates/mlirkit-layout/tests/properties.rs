//! Tests properties that hold for every type with every specification.

#![allow(clippy::unwrap_used)]

mod common;

use common::{Random, aligned, context, nest, spec, typed};
use mlirkit_ir::{Context, Sign, Type, TypeData, VectorType};
use mlirkit_layout::{DataLayout, Interfaces, Rules};
use mlirkit_num::FloatKind;

fn any_type(ctx: &Context, random: &mut Random) -> Type {
    match random.below(8) {
        0..=2 => {
            let sign = [Sign::Signless, Sign::Signed, Sign::Unsigned][random.below(3) as usize];
            ctx.ty(TypeData::Integer { width: random.below(300) as u32, sign })
        }
        3 | 4 => ctx.float_type(FloatKind::ALL[random.below(FloatKind::ALL.len() as u64) as usize]),
        5 => ctx.index_type(),
        6 => ctx.ty(TypeData::Complex(ctx.float_type(FloatKind::F80))),
        _ => {
            let shape: Box<[i64]> = (0..random.below(4)).map(|_| 1 + random.below(9) as i64).collect();
            let scalable = shape.iter().map(|_| random.below(4) == 0).collect();
            let element = ctx.int_type(1 + random.below(70) as u32);
            ctx.ty(TypeData::Vector(Box::new(VectorType { shape, scalable, element })))
        }
    }
}

#[test]
fn alignments_are_powers_of_two_and_caches_change_nothing() {
    let ctx = context(Interfaces::default());
    let mut random = Random(11);
    for _ in 0..200 {
        let mut items = Vec::new();
        for ty in [ctx.i1_type(), ctx.int_type(8), ctx.i32_type(), ctx.int_type(128), ctx.float_type(FloatKind::F80)] {
            if random.below(2) == 0 {
                let abi = 8 << random.below(5);
                items.push(aligned(&ctx, ty, &[abi, abi << random.below(3)]));
            }
        }
        if random.below(2) == 0 {
            items.push(typed(&ctx, ctx.index_type(), ctx.int_attr(ctx.i64_type(), 8 << random.below(4))));
        }
        let (module, _) = nest(&ctx, &[("builtin.module", vec![("dlti.dl_spec", spec(&ctx, &items))])]);
        let rules = [Rules::Llvm22, Rules::Main][random.below(2) as usize];
        let new = || DataLayout::new(module.root().expect("a module")).expect("a layout").with_rules(rules);
        let warm = new();
        let types: Vec<Type> = (0..30).map(|_| any_type(&ctx, &mut random)).collect();
        let first: Vec<_> = types.iter().map(|ty| warm.answers(*ty)).collect();
        for (ty, first) in types.iter().zip(&first) {
            assert_eq!(warm.answers(*ty), *first);
            assert_eq!(new().answers(*ty), *first);
            let answers = first.as_ref().expect("builtin types have a layout");
            // The alignment of an integer without bits is 0, which means no requirement.
            assert!(answers.abi.value == 0 || answers.abi.value.is_power_of_two(), "{answers:?}");
            assert!(answers.preferred.value == 0 || answers.preferred.value.is_power_of_two(), "{answers:?}");
            assert_eq!(answers.size.value.min, answers.bits.value.min.div_ceil(8));
            assert_eq!(answers.size.value.scalable, answers.bits.value.scalable);
        }
    }
}

/// Measures 10 million queries with cached answers. Run it with
/// `cargo test --release -p mlirkit-layout -- --ignored --nocapture`.
#[test]
#[ignore = "a measurement"]
fn warm_queries_are_fast() {
    let ctx = context(Interfaces::default());
    let layout = DataLayout::none(&ctx);
    let types: Vec<Type> = (1..=64).map(|width| ctx.int_type(width)).collect();
    types.iter().for_each(|ty| drop(layout.answers(*ty)));
    const QUERIES: usize = 10_000_000;
    let start = std::time::Instant::now();
    let mut sum = 0u64;
    for i in 0..QUERIES {
        sum = sum.wrapping_add(layout.type_abi_alignment(types[i % 64]).unwrap_or(0));
    }
    let each = start.elapsed().as_secs_f64() / QUERIES as f64 * 1e9;
    println!("{each:.1} ns per query (sum {sum})");
}
