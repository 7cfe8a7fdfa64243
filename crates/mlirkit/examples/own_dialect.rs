//! Defines a dialect in a definition file. Its type has a syntax and an encoding, and files written with its first
//! version are upgraded.

use mlirkit::{Context, ContextBuilder, Error, Format, Module};

const TOY: &str = include_str!("toy.def");

/// Returns the definitions of the dialect's first version, in which matrices could not be packed.
fn first_release() -> String {
    let later = [
        "  param packed bool optional\n",
        " (`,` `packed` $packed^)?",
        "  wire 0 rows:varint columns:varint packed:bool\n",
    ];
    later.iter().fold(TOY.to_owned(), |text, part| text.replace(part, ""))
}

fn context(definitions: &str) -> Result<Context, Error> {
    let builder = ContextBuilder::new().definitions(definitions)?;
    // Bind in Rust what a definition file cannot express: here, a check for an operation.
    let builder = builder.checks(|checks| {
        checks.ops.insert("toy.transpose", |_| Ok(()));
    });
    Ok(builder.build())
}

/// Runs the example.
pub fn main() -> Result<(), Error> {
    let old = context(&first_release())?;
    let module = Module::parse(&old, "%0 = toy.constant 7 : !toy.matrix<2, 3>")?;
    let file = module.to_bytes(Format::Bytecode)?;

    let ctx = context(TOY)?;
    let upgraded = Module::from_bytes(&ctx, file)?;
    mlirkit::verify(&upgraded)?;
    println!("{upgraded}");

    let mut module = Module::new(&ctx);
    let mut b = module.builder()?;
    let (packed, _) = ctx.parse_type(b"!toy.matrix<2, 3, packed true>")?;
    let x = b.op("toy.constant").attr("value", 7).result(packed).value()?;
    b.op("toy.transpose").operand(x).result(packed).build()?;
    mlirkit::verify(&module)?;
    let again = Module::from_bytes(&ctx, module.to_bytes(Format::Bytecode)?)?;
    println!("{again}");

    let wrong = ContextBuilder::new().definitions("dialect toy\n\nop a\n  operandd x Matrix\n");
    println!("{}", wrong.err().map_or_else(String::new, |error| error.to_string()));
    Ok(())
}
