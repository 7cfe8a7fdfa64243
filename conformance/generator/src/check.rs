//! Three ways the same: what is generated as generic text, its own form, and bytecode.

use bytes::Bytes;
use mlirkit::OpenOptions;
use mlirkit::asm::PrintOptions;
use mlirkit::ir::{Context, Module};

/// Whether a text is valid and its forms are the same.
///
/// # Errors
/// In one line: what is wrong with it, or which form differs.
pub fn text(ctx: &Context, text: impl Into<Bytes>) -> Result<(), String> {
    same(ctx, &opened(ctx, text.into())?)
}

/// A module that verifies.
///
/// # Errors
/// The first message.
pub fn opened(ctx: &Context, input: Bytes) -> Result<Module<'_>, String> {
    let opened = mlirkit::open(ctx, "-", &input, &OpenOptions::default());
    let module =
        opened.map_err(|errors| errors.last().map_or(String::new(), |error| error.message.to_string()))?.module;
    match mlirkit::verify(&module) {
        Ok(()) => Ok(module),
        Err(error) => Err(error.message.to_string()),
    }
}

/// What is not read again by `mlir-opt` either, which prints the same: why not, and what stands in the text.
const EXCUSED: &[(&str, &str)] = &[
    ("maps that are kept beside the operation: not printed, and made anew", "\"linalg."),
    ("parsed from its own form it has a function type, and its constraint wants a graph's", "\"spirv.ARM.Graph\""),
    ("its own form says nothing of the type of what is stored", "\"spirv.INTEL.SubgroupBlockWrite\""),
    ("its own form says nothing of the types of operands", "\"rocdl.raw."),
    ("its own form always says how many there are", "\"gpu.launch\""),
    ("its own form always says whether the address is told apart", "\"llvm.mlir.global\""),
    ("its own form has no word for a list that is not there", "\"transform.xegpu."),
    ("its properties are of an encoding that nobody here knows", "opaque_properties"),
];

/// How long a form may be; what is longer is not compared.
const LONGEST: u64 = 1 << 24;

/// Compares the forms of a module.
///
/// # Errors
/// Which form differs.
pub fn same(ctx: &Context, module: &Module<'_>) -> Result<(), String> {
    let own = PrintOptions { max_output: LONGEST, ..PrintOptions::default() };
    let generic = PrintOptions { generic: true, ..own.clone() };
    let print = |module: &Module<'_>, options: &PrintOptions| mlirkit::print_to_string(module, options);
    let expected = print(module, &generic);
    let pretty = print(module, &own);
    if expected.is_empty() || pretty.is_empty() {
        return Ok(());
    }
    let mut bytecode = Vec::new();
    mlirkit::bytecode::write(module, &mut bytecode, &Default::default()).map_err(|e| format!("not written: {e}"))?;
    for (form, input) in
        [("generic", Bytes::from(expected.clone())), ("pretty", pretty.clone().into()), ("bytecode", bytecode.into())]
    {
        let again = opened(ctx, input).map_err(|message| format!("{form} form is not read: {message}"))?;
        if print(&again, &generic) != expected {
            return Err(format!("{form} form means something else"));
        }
        if print(&again, &own) != pretty {
            return Err(format!("{form} form is printed otherwise"));
        }
    }
    Ok(())
}

/// Compares the forms of a module that somebody may have made up: what the real tool's own text cannot say is no difference.
///
/// # Errors
/// Which form differs.
pub fn same_as_far_as_said(ctx: &Context, module: &Module<'_>) -> Result<(), String> {
    let Err(what) = same(ctx, module) else { return Ok(()) };
    let options = PrintOptions { generic: true, max_output: LONGEST, ..PrintOptions::default() };
    let generic = mlirkit::print_to_string(module, &options);
    // Only bytecode can name an operation with a NUL.
    let no_name = |head: &str| head.rsplit('"').next().is_some_and(|name| name.contains("\\00"));
    let excused = EXCUSED.iter().any(|(_, text)| generic.contains(text)) || generic.split("\"(").any(no_name);
    if excused { Ok(()) } else { Err(what) }
}
