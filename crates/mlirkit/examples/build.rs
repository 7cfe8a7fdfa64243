//! Builds a function with a loop, verifies it, and writes it as text and as bytecode.

use mlirkit::ops::{arith, func, memref, scf};
use mlirkit::{AttrValue, ContextBuilder, DYNAMIC, Error, Format, Module};

/// Runs the example.
pub fn main() -> Result<(), Error> {
    let ctx = ContextBuilder::new().build();
    let (f32, index) = (ctx.f32_type(), ctx.index_type());
    let vector = ctx.memref_type(&[DYNAMIC], f32);
    let mut module = Module::new(&ctx);
    let mut b = module.builder()?;

    func::func(&mut b, "dot", ctx.function_type(&[vector, vector, index], &[f32]))
        .region(&[vector, vector, index], |b, args| {
            let (x, y, n) = (args[0], args[1], args[2]);
            let zero = arith::constant(b, ctx.int_attr(index, 0)).value()?;
            let one = arith::constant(b, ctx.int_attr(index, 1)).value()?;
            let start = arith::constant(b, ctx.float_value_attr(f32, 0.0)?).value()?;
            let sum = scf::for_(b, zero, n, one, &[start])
                .result(f32)
                .region(&[index, f32], |b, args| {
                    let (i, sum) = (args[0], args[1]);
                    let a = memref::load(b, x, &[i]).value()?;
                    let c = memref::load(b, y, &[i]).value()?;
                    let product = arith::mulf(b, a, c).attr("fastmath", "contract").value()?;
                    let next = arith::addf(b, sum, product).value()?;
                    scf::yield_(b, &[next]).build().map(drop)
                })
                .value()?;
            func::return_(b, &[sum]).build().map(drop)
        })
        .attr("llvm.emit_c_interface", ctx.unit())
        .build()?;

    // A name that the operation's definition does not have is an error, and nothing is built.
    let typo = b.op("func.func").attr("sym_nam", AttrValue::Str("f".into())).build();
    println!("{}", typo.map_or_else(|error| error.to_string(), |_| "built".to_owned()));

    mlirkit::verify(&module)?;
    let folder = std::env::temp_dir().join("mlirkit-examples");
    std::fs::create_dir_all(&folder)?;
    module.write_to(&mut std::fs::File::create(folder.join("dot.mlir"))?, Format::Text)?;
    module.write_to(&mut std::fs::File::create(folder.join("dot.mlirbc"))?, Format::Bytecode)?;
    println!("{module}");
    Ok(())
}
