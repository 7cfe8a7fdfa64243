//! HEIR's dialects: what their definition files cannot say.

mod aliases;
mod polynomial;
mod secret;

use mlirkit_dialects::library::Bindings;

/// The bindings of the dialects that have code.
pub(crate) const BINDINGS: Bindings = Bindings {
    hooks: |hooks| {
        aliases::register(hooks);
        polynomial::register(hooks);
        secret::register(hooks);
    },
    checks: polynomial::register_checks,
    ..Bindings::NONE
};
