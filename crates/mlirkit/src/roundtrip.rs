//! Implements `--verify-roundtrip`: checks that a written module reads back unchanged.

use mlirkit_asm::PrintOptions;
use mlirkit_bytecode::WriteOptions;
use mlirkit_diag::Diagnostic;
use mlirkit_ir::Module;

use crate::{ContextOptions, OpenOptions, context, open, print_to_string, root_position};

/// Checks that a module survives a round trip through generic text and through bytecode, as `mlir-opt` 22 does. Each is
/// read back in a fresh context and compared with the original. Returns an error if one differs, and `None` otherwise.
///
/// Modules are compared by their generic text with locations, which covers everything except use-list orders. Data
/// elided by the options in `print` is not compared.
#[must_use]
pub fn verify_roundtrip(
    module: &Module<'_>,
    dialects: &ContextOptions,
    print: &PrintOptions,
    write: &WriteOptions,
) -> Option<Diagnostic> {
    let print = PrintOptions { generic: true, debug_info: true, pretty_debug_info: false, ..*print };
    let reference = print_to_string(module, &print);
    let name = module.root().map_or_else(String::new, |root| format!("'{}' op ", root.name()));
    let fail = |message: String| Some(Diagnostic::error(root_position(module), format!("{name}{message}")));
    let mut bytecode = Vec::new();
    if let Err(error) = mlirkit_bytecode::write(module, &mut bytecode, write) {
        let message = &error.diagnostic().message;
        return fail(format!("failed to write bytecode, cannot verify round-trip: {message}"));
    }
    let mut reading = OpenOptions::default();
    reading.text.no_implicit_module = true;
    for (kind, bytes) in [("textual", reference.clone().into_bytes()), ("bytecode", bytecode)] {
        let ctx = context(dialects);
        let again = match open(&ctx, "roundtrip", &bytes.into(), &reading) {
            // Upstream's reader rejects resource entries without data.
            Ok(opened)
                if opened
                    .module
                    .external_resources
                    .iter()
                    .flat_map(|group| &group.entries)
                    .any(|(_, value)| value.is_none()) =>
            {
                let first = "attempting to parse a byte at the end of the bytecode";
                return fail(format!("failed to parse {kind} content back, cannot verify round-trip: {first}"));
            }
            Ok(opened) => print_to_string(&opened.module, &print),
            Err(errors) => {
                let first = errors.last().map_or(String::new(), |error| error.message.clone());
                return fail(format!("failed to parse {kind} content back, cannot verify round-trip: {first}"));
            }
        };
        if again != reference {
            return fail(format!(
                "{kind} roundTrip testing roundtripped module differs from reference:\n<<<<<<Reference\n{reference}\n=====\n\
                 {again}\n>>>>>roundtripped\n"
            ));
        }
    }
    None
}
