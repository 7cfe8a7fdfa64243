//! Tests of the program builder: its output and its errors.

#![allow(clippy::unwrap_used)]

use mlirkit_ir::{Context, DialectSet, Module};
use mlirkit_stablehlo::builder::{Comparison, DotDimensions, Error, Function, Reduction, Value, tensor};

fn context() -> Context {
    let dialects = DialectSet::new().with_lookup(mlirkit_dialects::lookup);
    Context::new(dialects).with_extension(mlirkit_dialects::hooks())
}

fn text(module: &Module<'_>) -> String {
    let mut out = Vec::new();
    mlirkit_asm::print(module, &mlirkit_asm::PrintOptions::default(), &mut out).unwrap();
    String::from_utf8(out).unwrap()
}

const PROGRAM: &str = "\
module {
  func.func @main(%arg0: tensor<2x3xf32>) -> (tensor<3x2xi32>, tensor<2xf32>) {
    %c = stablehlo.constant dense<[[true, false, true], [false, false, true]]> : tensor<2x3xi1>
    %cst = stablehlo.constant dense<2.500000e-01> : tensor<2x3xf32>
    %0 = stablehlo.compare GE, %arg0, %cst : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %1 = stablehlo.select %c, %arg0, %cst : tensor<2x3xi1>, tensor<2x3xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    %3 = stablehlo.transpose %0, dims = [1, 0] : (tensor<2x3xi1>) -> tensor<3x2xi1>
    %4 = stablehlo.convert %3 : (tensor<3x2xi1>) -> tensor<3x2xi32>
    %5 = stablehlo.reshape %2 : (tensor<2xf32>) -> tensor<1x2x1xf32>
    %6 = stablehlo.reshape %5 : (tensor<1x2x1xf32>) -> tensor<2xf32>
    %7 = stablehlo.tanh %6 : tensor<2xf32>
    return %4, %7 : tensor<3x2xi32>, tensor<2xf32>
  }
}

";

fn program(ctx: &Context) -> Result<Module<'_>, Error> {
    let (mut f, [x]) = Function::new(ctx, "main", [tensor::<f32>(ctx, &[2, 3])])?;
    let mask = f.constant(&[true, false, true, false, false, true], &[2, 3])?;
    let quarter = f.splat(0.25_f32, &[2, 3])?;
    let large = f.compare(x, quarter, Comparison::Ge)?;
    let chosen = f.select(mask, x, quarter)?;
    let zero = f.constant(&[0.0_f32], &[])?;
    let sums = f.reduce(chosen, zero, &[1], Reduction::Add)?;
    let turned = f.transpose(large, &[1, 0])?;
    let numbers = f.convert::<i32>(turned)?;
    let wide = f.reshape(sums, &[1, 2, 1])?;
    let narrow = f.reshape(wide, &[2])?;
    let small = f.tanh(narrow)?;
    f.finish(&[numbers, small])
}

#[test]
fn a_program_is_what_its_calls_say() {
    let ctx = context();
    assert_eq!(text(&program(&ctx).unwrap()), PROGRAM);
}

#[test]
fn results_of_dots_have_batch_left_and_right_dimensions() {
    let ctx = context();
    let types = [tensor::<f32>(&ctx, &[5, 2, 3]), tensor::<f32>(&ctx, &[3, 5, 7])];
    let (mut f, [x, y]) = Function::new(&ctx, "main", types).unwrap();
    let dims = DotDimensions { lhs_batching: &[0], rhs_batching: &[1], lhs_contracting: &[2], rhs_contracting: &[0] };
    let z = f.dot_general(x, y, dims).unwrap();
    assert_eq!(z.ty(), tensor::<f32>(&ctx, &[5, 2, 7]));
}

/// Returns the error message of a call that must fail for a `tensor<2x3xf32>` and a `tensor<3xf32>`.
fn refused<T>(call: impl FnOnce(&mut Function<'_>, Value, Value) -> Result<T, Error>) -> String {
    let ctx = context();
    let types = [tensor::<f32>(&ctx, &[2, 3]), tensor::<f32>(&ctx, &[3])];
    let (mut f, [x, y]) = Function::new(&ctx, "main", types).unwrap();
    call(&mut f, x, y).err().unwrap().to_string()
}

#[test]
fn what_does_not_fit_is_refused() {
    assert_eq!(
        refused(|f, x, y| f.add(x, y)),
        "'stablehlo.add' op requires compatible types for all operands and results"
    );
    assert_eq!(
        refused(|f, x, _| f.matmul(x, x)),
        "'stablehlo.dot_general' op contracting dimension sizes must match for lhs/rhs"
    );
    assert_eq!(
        refused(|f, x, _| f.broadcast_in_dim(x, &[2, 4], &[0, 1])),
        "'stablehlo.broadcast_in_dim' op size of operand dimension 1 (3) is not equal to 1 or size of result dimension 1 (4)"
    );
    assert_eq!(
        refused(|f, x, _| f.reshape(x, &[4])),
        "'stablehlo.reshape' op number of output elements (4) doesn't match expected number of elements (6)"
    );
    assert_eq!(
        refused(|f, x, _| f.transpose(x, &[0, 0])),
        "'stablehlo.transpose' op attribute permutation must be a permutation of [0, 1] but got 0, 0"
    );
    assert_eq!(
        refused(|f, _, _| f.constant(&[1.0_f32], &[2])),
        "'stablehlo.constant' op has 1 values for a shape of 2 elements"
    );
    assert_eq!(
        refused(|f, x, y| f.reduce(x, y, &[0], Reduction::Add)),
        "'stablehlo.reduce' op requires an initial value without dimensions, of the operand's element type"
    );
}

#[test]
fn values_of_other_functions_are_refused() {
    let ctx = context();
    let (mut other, [x]) = Function::new(&ctx, "other", [tensor::<f32>(&ctx, &[2])]).unwrap();
    let y = other.abs(x).unwrap();
    let (mut f, []) = Function::new(&ctx, "main", []).unwrap();
    assert_eq!(f.abs(y).unwrap_err().to_string(), "'stablehlo.abs' op using a value of another function");
}

#[test]
fn parameters_are_tensors_of_static_shape() {
    let ctx = context();
    let message = Function::new(&ctx, "main", [ctx.i32_type()]).unwrap_err().to_string();
    assert_eq!(message, "'func.func' op expects tensors of static shape, but got 'i32'");
}
