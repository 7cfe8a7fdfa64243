//! Queries sizes and alignments in a module with a data layout, and prints which layout entry determines each.

use mlirkit::layout::DataLayout;
use mlirkit::{ContextBuilder, Error, Module};

const INPUT: &str = r#"
module attributes {dlti.dl_spec = #dlti.dl_spec<
    "dlti.endianness" = "little",
    index = 32 : i32,
    !llvm.ptr = dense<32> : vector<4xi64>>} {
  func.func private @f(!llvm.struct<(i8, ptr, i64)>, memref<4xindex>)
}
"#;

/// Runs the example.
pub fn main() -> Result<(), Error> {
    let ctx = ContextBuilder::new().build();
    let module = Module::parse(&ctx, INPUT)?;
    mlirkit::verify(&module)?;
    let root = module.root().ok_or_else(|| Error::unplaced("nothing in it"))?;
    let layout = DataLayout::new(root)?;
    for text in ["i64", "index", "!llvm.ptr", "!llvm.struct<(i8, ptr, i64)>", "vector<4xf16>"] {
        let (ty, _) = ctx.parse_type(text.as_bytes())?;
        let (size, align) = (layout.type_size(ty)?, layout.abi_alignment(ty)?);
        let source = layout.describe(align.source, |loc| loc.display(&ctx).to_string());
        println!("{text}: {size} bytes, aligned to {} ({source})", align.value);
    }
    Ok(())
}
