//! Checks whether a module has the signature recorded in an envelope.

use mlirkit_ir::{AttrData, Context, Module, Type, TypeData};

use super::{Aval, Envelope};

/// The name of the function that JAX calls.
const MAIN: &str = "main";

impl Envelope {
    /// Checks that the types of function `main` are those recorded in the envelope.
    ///
    /// The arrays are preceded by arguments for platforms, symbolic sizes and tokens, so only the last arguments and
    /// results are compared. Keys of random number generators are skipped, because their types differ in the module.
    /// VHLO modules are not checked.
    ///
    /// # Errors
    /// Returns a sentence that names the mismatching argument or result.
    pub fn fits(&self, module: &Module<'_>) -> Result<(), String> {
        let ctx = module.context();
        let main = module.symbols().find(|op| op.is("func.func") && op.symbol_name() == Some(MAIN));
        let Some(main) = main else {
            let is_vhlo = module.symbols().any(|op| op.is("vhlo.func_v1"));
            return if is_vhlo { Ok(()) } else { Err("the module has no function main".to_owned()) };
        };
        let signature = main.attr("function_type").map(|attr| ctx.attr_data(attr));
        let Some(AttrData::Type(signature)) = signature else { return Ok(()) };
        let TypeData::Function(signature) = ctx.type_data(*signature) else { return Ok(()) };
        let kept = self.kept_inputs.iter().filter_map(|index| self.inputs.get(usize::from(*index)));
        fit(ctx, "argument", &signature.inputs, &kept.collect::<Vec<_>>())?;
        fit(ctx, "result", &signature.results, &self.outputs.iter().collect::<Vec<_>>())
    }
}

fn fit(ctx: &Context, what: &str, types: &[Type], stated: &[&Aval]) -> Result<(), String> {
    let Some(first) = types.len().checked_sub(stated.len()) else {
        return Err(format!("main has {} {what}s, and the jax.export file states {}", types.len(), stated.len()));
    };
    for (at, (ty, aval)) in types.iter().skip(first).zip(stated).enumerate() {
        if !is_same(ctx, *ty, aval) {
            let (index, text) = (first + at, ctx.type_text(*ty));
            return Err(format!("{what} {index} of main is {text}, and the jax.export file states {aval}"));
        }
    }
    Ok(())
}

fn is_same(ctx: &Context, ty: Type, aval: &Aval) -> bool {
    let Aval::Array { dtype, shape, .. } = aval else { return true };
    if dtype.starts_with("key<") {
        return true;
    }
    let Some(shaped) = ctx.shaped(ty) else { return false };
    let Some(dims) = shaped.dims else { return false };
    // A size that is symbolic in the envelope may be known in the module.
    let same_size = |(dim, size): (&i64, &String)| size.parse() == Ok(*dim) || *dim < 0 || size.parse::<i64>().is_err();
    let sizes = dims.len() == shape.len() && dims.iter().zip(shape).all(same_size);
    sizes && ctx.type_text(shaped.element).to_lowercase() == element(dtype)
}

/// Returns the MLIR name for a JAX element type, in lower case.
fn element(dtype: &str) -> String {
    match dtype {
        "bool" | "float0" => return "i1".to_owned(),
        "bfloat16" => return "bf16".to_owned(),
        "complex64" => return "complex<f32>".to_owned(),
        "complex128" => return "complex<f64>".to_owned(),
        _ => {}
    }
    dtype.replace('_', "").replace("uint", "ui").replace("int", "i").replace("float", "f")
}
