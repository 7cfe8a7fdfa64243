//! Inferred result types of StableHLO's operations.

#![cfg(feature = "dialects")]
#![allow(clippy::unwrap_used)]

use mlirkit::{At, ContextBuilder, Module, OpenOptions};

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
