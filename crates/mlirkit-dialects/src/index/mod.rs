//! The dialect `index`.

pub(crate) mod syntax;

use crate::table::Bindings;

/// What `index` binds.
pub(crate) const BINDINGS: Bindings = Bindings { hooks: syntax::register, ..Bindings::NONE };
