//! Tests the inference of result types.

#![cfg(feature = "dialects")]
#![allow(clippy::unwrap_used)]

#[cfg(debug_assertions)]
use std::panic::AssertUnwindSafe;

use mlirkit::ops::{arith, func, scf};
use mlirkit::{At, Builder, ContextBuilder, Module, OpenOptions, ValueKey};

fn inferred(arguments: &str, op: &str, operands: &[usize], attrs: &[(&str, &str)]) -> Result<String, String> {
    let ctx = ContextBuilder::new().build();
    let text = format!("func.func @f({arguments}) {{ return }}");
    let bytes = mlirkit::Bytes::from(text);
    let mut module: Module<'_> = mlirkit::open(&ctx, "test", &bytes, &OpenOptions::default()).unwrap().module;
    let body = module.root().unwrap().region(0).unwrap().entry().unwrap();
    let entry = body.ops().next().unwrap().region(0).unwrap().entry().unwrap();
    let values: Vec<_> = operands.iter().map(|index| entry.args().nth(*index).unwrap().key()).collect();
    let at = At::Start(entry.key());
    let mut builder = module.builder_at(at).unwrap();
    let mut made = builder.op(op).operands(&values);
    for (name, text) in attrs {
        made = made.attr(name, ctx.parse_attr(text.as_bytes()).unwrap().0);
    }
    let values = made.values().map_err(|error| error.to_string())?;
    let types = values.iter().map(|value| ctx.type_text(module.get_value(*value).unwrap().ty()));
    Ok(types.collect::<Vec<_>>().join(", "))
}

#[test]
fn what_checks_infer_is_what_an_operation_gets() {
    let two = "%a: tensor<2x?xf32>, %b: tensor<?x3xf32>";
    assert_eq!(inferred(two, "stablehlo.multiply", &[0, 1], &[]).unwrap(), "tensor<2x3xf32>");
    assert_eq!(inferred(two, "stablehlo.add", &[0, 0], &[]).unwrap(), "tensor<2x?xf32>");
    let less = [("comparison_direction", "#stablehlo<comparison_direction LT>")];
    assert_eq!(inferred(two, "stablehlo.compare", &[0, 0], &less).unwrap(), "tensor<2x?xi1>");
    let turned = [("permutation", "array<i64: 1, 0>")];
    assert_eq!(inferred(two, "stablehlo.transpose", &[1], &turned).unwrap(), "tensor<3x?xf32>");
    let value = [("value", "dense<1> : tensor<4xi8>")];
    assert_eq!(inferred("", "stablehlo.constant", &[], &value).unwrap(), "tensor<4xi8>");
    let parts = [("start_indices", "array<i64: 1>"), ("limit_indices", "array<i64: 3>"), ("strides", "array<i64: 1>")];
    assert_eq!(inferred("%a: tensor<4xf32>", "stablehlo.slice", &[0], &parts).unwrap(), "tensor<2xf32>");
}

#[test]
fn what_cannot_be_is_said() {
    let parts = [("start_indices", "array<i64: 1>"), ("limit_indices", "array<i64: 9>"), ("strides", "array<i64: 1>")];
    let error = inferred("%a: tensor<4xf32>", "stablehlo.slice", &[0], &parts).unwrap_err();
    assert!(error.contains("limit"), "{error}");
    let error = inferred("%a: tensor<4xf32>", "stablehlo.reshape", &[0], &[]).unwrap_err();
    assert!(!error.is_empty());
}

/// Tests that the result types of operations with regions are inferred from the types of the yielded values.
#[test]
fn regions_decide_results() {
    let ctx = ContextBuilder::new().build();
    let mut module = Module::new(&ctx);
    let mut b = module.builder().unwrap();
    let (index, i1) = (ctx.index_type(), ctx.i1_type());
    let body = func::func(&mut b, "f", ctx.function_type(&[index], &[])).region(&[index], |b, args| {
        let zero = arith::constant(b, ctx.int_attr(index, 0)).value()?;
        let yes = arith::constant(b, ctx.int_attr(i1, 1)).value()?;
        let nothing = |_: &mut Builder<'_, '_>, _: &[ValueKey]| Ok(());
        let end = |b: &mut Builder<'_, '_>, _: &[ValueKey]| scf::yield_(b, &[]).build().map(drop);
        let count = |values: Vec<ValueKey>| values.len();
        assert_eq!(scf::for_(b, zero, args[0], zero, &[]).region(&[index], nothing).values().map(count)?, 0);
        assert_eq!(scf::if_(b, yes).region(&[], nothing).values().map(count)?, 0);
        assert_eq!(scf::execute_region(b).region(&[], end).values().map(count)?, 0);
        let (spaces, one) = ([zero], [arith::constant(b, ctx.int_attr(index, 1)).value()?]);
        let parallel = scf::parallel(b, &spaces, &spaces, &one, &[]);
        assert_eq!(parallel.region(&[index], nothing).values().map(count)?, 0);
        let before = |b: &mut Builder<'_, '_>, args: &[ValueKey]| scf::condition(b, yes, args).build().map(drop);
        let after = |b: &mut Builder<'_, '_>, args: &[ValueKey]| scf::yield_(b, args).build().map(drop);
        let turned = scf::while_(b, &[zero]).region(&[index], before).region(&[index], after).value()?;
        assert_eq!(b.type_of(turned)?, index);
        let pair = |b: &mut Builder<'_, '_>, _: &[ValueKey]| scf::yield_(b, &[zero, yes]).build().map(drop);
        let chosen = scf::if_(b, yes).region(&[], pair).region(&[], pair).values()?;
        assert_eq!(chosen.iter().map(|value| b.type_of(*value).unwrap()).collect::<Vec<_>>(), [index, i1]);
        for (name, hint) in [
            ("scf.fro", "; did you mean 'scf.for'?"),
            ("linalg.matmull", "; did you mean 'linalg.matmul'?"),
            ("arth.addi", "; did you mean 'arith.addi'?"),
            ("mmeref.load", "; did you mean 'memref.load'?"),
            ("addi", "; the name begins with that of its dialect and a dot"),
            ("other.thing", ""),
        ] {
            let wrong = b.op(name).build().unwrap_err();
            assert_eq!(*wrong.message, *format!("'{name}' op is not known to the context{hint}"));
        }
        let known = "the operands are 'memref', 'indices'";
        for (names, message) in [
            (["memref", "indexes"], format!("has no operand 'indexes'; {known}")),
            (["memrf", "indices"], format!("has no operand 'memrf'; {known}")),
            (["indices", "indices"], "has 0 values for operand 'memref'".to_owned()),
        ] {
            let load = names.iter().fold(b.op("memref.load"), |load, name| load.operands_named(name, &[zero]));
            assert_eq!(*load.build().unwrap_err().message, *format!("'memref.load' op {message}"));
        }
        let twice = b.op("arith.addi").operands_named("lhs", &[zero]).operands_named("rhs", &[zero]);
        let twice = twice.operands_named("lhs", &[zero]).build().unwrap_err();
        assert_eq!(&*twice.message, "'arith.addi' op has operand 'lhs' twice");
        func::return_(b, &[]).build().map(drop)
    });
    body.build().unwrap();
    mlirkit::verify(&module).unwrap();
}

/// Tests that a handle from another context is an error in debug builds, even if both contexts have a handle with the
/// same number.
#[cfg(debug_assertions)]
#[test]
fn handles_of_another_context() {
    let contexts: Vec<_> = (0..3).map(|_| ContextBuilder::new().build()).collect();
    for (at, ctx) in contexts.iter().enumerate() {
        for other in contexts.iter().enumerate().filter(|(other, _)| *other != at).map(|(_, other)| other) {
            let mut module = Module::new(ctx);
            let mut b = module.builder().unwrap();
            let (ty, attr) = (other.i32_type(), other.int_attr(other.i32_type(), 3));
            let op = arith::constant(&mut b, ctx.int_attr(ctx.i32_type(), 3)).build().unwrap();
            let value = b.module().get(op).unwrap().result(0).unwrap().key();
            let errors = [
                b.op("arith.constant").attr("value", attr).build().map(drop),
                b.op("func.func").attr("function_type", ty).build().map(drop),
                b.op("builtin.unrealized_conversion_cast").result(ty).build().map(drop),
                b.op("builtin.module").location(other.unknown_loc()).build().map(drop),
                b.op("scf.execute_region").region(&[ty], |_, _| Ok(())).build().map(drop),
                b.new_block(&[ty]).map(drop),
                module.set_attr(op, "value", attr),
                module.set_attr(op, "my.own", attr),
                module.set_type(value, ty),
                module.set_location(op, other.unknown_loc()),
            ];
            for (nth, error) in errors.into_iter().enumerate() {
                let message = error.err().map(|error| error.message.to_string()).unwrap_or_default();
                assert!(message.contains("another context") || message.contains("not a location"), "{nth}: {message}");
            }
            for wrong in [
                std::panic::catch_unwind(AssertUnwindSafe(|| ctx.function_type(&[ty], &[]))).is_err(),
                std::panic::catch_unwind(AssertUnwindSafe(|| ctx.tensor_type(&[2], ty))).is_err(),
                std::panic::catch_unwind(AssertUnwindSafe(|| ctx.int_attr(ty, 1))).is_err(),
                std::panic::catch_unwind(AssertUnwindSafe(|| ctx.attr_text(attr))).is_err(),
                std::panic::catch_unwind(AssertUnwindSafe(|| ctx.dictionary_attr(&[("a", attr)]))).is_err(),
            ] {
                assert!(wrong);
            }
        }
    }
}
