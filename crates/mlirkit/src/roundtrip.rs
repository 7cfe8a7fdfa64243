//! `--verify-roundtrip`: what is written must be read back as what it was.

use mlirkit_asm::PrintOptions;
use mlirkit_bytecode::WriteOptions;
use mlirkit_diag::Diagnostic;
use mlirkit_ir::Module;

use crate::{ContextOptions, OpenOptions, context, open, print_to_string, root_position};

/// Writes the module as text and as bytecode, reads both in a context of their own, and compares.
///
/// The IR is compared by its generic text with locations, which says all there is but use-list orders.
#[must_use]
pub fn verify_roundtrip(
    module: &Module<'_>,
    dialects: &ContextOptions,
    print: &PrintOptions,
    write: &WriteOptions,
) -> Option<Diagnostic> {
    let reference_options = PrintOptions { generic: true, debug_info: true, ..PrintOptions::default() };
    let reference = print_to_string(module, &reference_options);
    let text = print_to_string(module, &PrintOptions { debug_info: true, pretty_debug_info: false, ..*print });
    let mut bytecode = Vec::new();
    let fail = |message: String| Some(Diagnostic::error(root_position(module), message));
    if let Err(error) = mlirkit_bytecode::write(module, &mut bytecode, write) {
        return fail(format!("failed to write bytecode: {}", error.diagnostic().message));
    }
    for (kind, bytes) in [("text", text.into_bytes()), ("bytecode", bytecode)] {
        let ctx = context(dialects);
        let again = match open(&ctx, "roundtrip", &bytes.into(), &OpenOptions::default()) {
            Ok(opened) => print_to_string(&opened.module, &reference_options),
            Err(errors) => {
                let first = errors.last().map_or(String::new(), |error| error.message.clone());
                return fail(format!("failed to parse {kind} content back, cannot verify round-trip: {first}"));
            }
        };
        if again != reference {
            return fail(format!(
                "roundTrip testing roundtripped module differs from reference:\n<<<<<<Reference\n{reference}\n=====\n\
                 {again}\n>>>>>roundtripped"
            ));
        }
    }
    None
}
