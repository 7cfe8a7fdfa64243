//! Writes a two-layer perceptron to a portable artifact: `perceptron FILE [VERSION]`.
//!
//! `conformance/stablehlo/perceptron.py` runs the result with jaxlib.

use mlirkit_ir::{Context, DialectSet};
use mlirkit_stablehlo::builder::{Error, Function, Value, tensor};
use mlirkit_stablehlo::{OtherDialects, serialize};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let file = arguments.next().ok_or("expected the name of the file to write")?;
    let version = arguments.next().unwrap_or_else(|| "1.0.0".to_owned());
    let ctx = Context::new(DialectSet::new().with_lookup(mlirkit_dialects::lookup))
        .with_extension(mlirkit_dialects::hooks())
        .with_extension(mlirkit_dialects::encodings())
        .with_extension(mlirkit_asm::TEXT);

    let (mut f, [x]) = Function::new(&ctx, "main", [tensor::<f32>(&ctx, &[2, 3])])?;
    let weights: Vec<f32> = (0..12_u8).map(|i| 0.25 * f32::from(i) - 1.0).collect();
    let hidden = layer(&mut f, x, &weights, &[0.5, -0.5, 0.25, 0.0])?;
    let zero = f.splat(0.0_f32, &[2, 4])?;
    let hidden = f.maximum(hidden, zero)?;
    let y = layer(&mut f, hidden, &[1.0, -1.0, 0.5, 2.0, -0.5, 0.0, 1.5, 1.0], &[0.1, 0.2])?;
    let module = f.finish(&[y])?;

    std::fs::write(file, serialize(&module, &version, OtherDialects::Refuse)?)?;
    Ok(())
}

/// Appends a layer, `x * weights + bias`. It has one output per bias; `x` must have two rows.
fn layer(f: &mut Function<'_>, x: Value, weights: &[f32], bias: &[f32]) -> Result<Value, Error> {
    let (inputs, outputs) = ((weights.len() / bias.len()) as i64, bias.len() as i64);
    let weights = f.constant(weights, &[inputs, outputs])?;
    let product = f.matmul(x, weights)?;
    let bias = f.constant(bias, &[outputs])?;
    let bias = f.broadcast_in_dim(bias, &[2, outputs], &[1])?;
    f.add(product, bias)
}
