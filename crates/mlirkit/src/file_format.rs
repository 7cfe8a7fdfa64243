//! Writes a module in a given file format: text, bytecode of a given version and producer, or a portable artifact of a
//! given version.

use std::io::{self, Write};

use mlirkit_asm::PrintOptions;
use mlirkit_bytecode::WriteOptions;
use mlirkit_diag::Diagnostic;
use mlirkit_ir::Module;
use mlirkit_stablehlo::part::Form;
use mlirkit_stablehlo::{Errors, OtherDialects};

/// Writes a module in the file format `form`. `producer` optionally replaces the producer string.
///
/// ```
/// use mlirkit::{OpenOptions, file_format, stablehlo::part::Form};
///
/// let ctx = mlirkit::context(&Default::default());
/// let module = mlirkit::open(&ctx, "", &"module {}".into(), &OpenOptions::default()).unwrap().module;
/// let (old, mut out) = (Form::Bytecode { version: 3, producer: "MLIR19.1.7".to_owned() }, Vec::new());
/// file_format::write_module(&module, &old, &Default::default(), None, &mut out).unwrap();
/// assert_eq!(Form::of(&out), old);
/// ```
///
/// # Errors
/// Fails if writing to `out` fails, the text exceeds its length limit, or the format cannot represent the module.
pub fn write_module(
    module: &Module<'_>,
    form: &Form,
    print: &PrintOptions,
    producer: Option<&str>,
    out: &mut impl Write,
) -> Result<(), Vec<Diagnostic>> {
    let io_error = |error: io::Error| {
        let message = format!("{error}: see --max-output of opt");
        vec![Diagnostic::error(crate::root_position(module), message)]
    };
    match form {
        Form::Text => mlirkit_asm::print(module, print, out).map_err(io_error),
        Form::Bytecode { version, producer: own } => {
            let mut options = WriteOptions { version: *version, ..WriteOptions::default() };
            options.imitate(producer.unwrap_or(own));
            crate::follow::write_if(module, out, &options, || true).map(|_| ())
        }
        Form::Artifact(version) => {
            let artifact = if is_vhlo(module) {
                let options = mlirkit_stablehlo::artifact_options(*version);
                let mut bytes = Vec::new();
                mlirkit_bytecode::write(module, &mut bytes, &options).map_err(|error| vec![error.into_diagnostic()])?;
                bytes
            } else {
                let version = version.to_string();
                mlirkit_stablehlo::serialize(module, version.as_str(), OtherDialects::Keep)
                    .map_err(Errors::into_diagnostics)?
            };
            out.write_all(&artifact).map_err(io_error)
        }
    }
}

/// Returns whether a module contains VHLO operations. Only the first few operations are inspected.
fn is_vhlo(module: &Module<'_>) -> bool {
    module.root().is_some_and(|root| root.walk().take(16).any(|op| op.name().starts_with("vhlo.")))
}
