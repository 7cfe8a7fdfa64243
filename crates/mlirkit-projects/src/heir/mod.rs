//! Hooks for the parts of the HEIR dialects that their definition files cannot express.

mod aliases;
mod polynomial;
mod secret;

use mlirkit_dialects::library::Bindings;

/// Bindings for the HEIR dialects.
pub(crate) const BINDINGS: Bindings = Bindings {
    hooks: |hooks| {
        aliases::register(hooks);
        polynomial::register(hooks);
        secret::register(hooks);
    },
    checks: polynomial::register_checks,
    ..Bindings::NONE
};
