//! Streams the constants of a module to a safetensors file without copying any of them in memory.

use std::io::{BufWriter, Write};

use mlirkit::{AttrData, ContextBuilder, Error, Module};

/// Runs the example.
pub fn main() -> Result<(), Error> {
    let ctx = ContextBuilder::new().build();
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/mlp.stablehlo.mlirbc");
    let module = Module::open(&ctx, path)?;

    let (mut header, mut tensors, mut end) = (Vec::new(), Vec::new(), 0);
    for (number, op) in module.walk().filter(|op| op.is("stablehlo.constant")).enumerate() {
        let Some(AttrData::DenseElements(dense)) = op.attr("value").map(|value| ctx.attr_data(value)) else { continue };
        let Some(shaped) = ctx.shaped(dense.ty).filter(|_| !dense.splat) else { continue };
        let dtype = match &*ctx.type_text(shaped.element) {
            "f32" => "F32",
            "f64" => "F64",
            "i32" => "I32",
            "i64" => "I64",
            _ => continue,
        };
        let start = end;
        end += dense.data.len();
        let shape = shaped.dims.unwrap_or_default();
        header.push(format!(r#""c{number}":{{"dtype":"{dtype}","shape":{shape:?},"data_offsets":[{start},{end}]}}"#));
        tensors.push(dense);
    }
    let mut header = format!("{{{}}}", header.join(","));
    header.push_str(&" ".repeat(header.len().next_multiple_of(8) - header.len()));

    let folder = std::env::temp_dir().join("mlirkit-examples");
    std::fs::create_dir_all(&folder)?;
    let mut out = BufWriter::new(std::fs::File::create(folder.join("mlp.safetensors"))?);
    out.write_all(&(header.len() as u64).to_le_bytes())?;
    out.write_all(header.as_bytes())?;
    tensors.iter().try_for_each(|dense| out.write_all(dense.data.as_slice()))?;
    out.flush()?;
    println!("{} tensors of {end} bytes", tensors.len());
    Ok(())
}
