//! `dlti`: the syntax of its lists of entries, and its rules as a check for the verifier.

mod syntax;
pub(crate) mod verify;

use mlirkit_asm::hooks::Hooks;
use mlirkit_ir::OpRef;
use mlirkit_verify::{Verdict, Violation};

/// Binds the syntax of attributes.
pub(crate) fn register(hooks: &mut Hooks) {
    hooks.attrs.insert("dlti.dl_entry", &syntax::Entry);
    hooks.attrs.insert("dlti.dl_spec", &syntax::List { mnemonic: "dl_spec" });
    hooks.attrs.insert("dlti.map", &syntax::List { mnemonic: "map" });
    hooks.attrs.insert("dlti.target_device_spec", &syntax::List { mnemonic: "target_device_spec" });
    hooks.attrs.insert("dlti.target_system_spec", &syntax::List { mnemonic: "target_system_spec" });
    hooks.attrs.insert("dlti.function_pointer_alignment", &syntax::FunctionPointerAlignment);
}

/// The rules about data layout, as a check to verify operations with.
///
/// # Errors
/// The first violation that upstream refuses an operation for.
pub fn check(op: OpRef<'_, '_>) -> Verdict {
    let Some(finding) = mlirkit_layout::verify_op(op).into_iter().find(|finding| finding.refuses) else {
        return Ok(());
    };
    let mut violation = Violation::at(op, finding.message);
    violation.location = finding.location;
    violation.shows_op = finding.shows_op;
    violation.notes = finding.notes;
    Err(violation)
}
