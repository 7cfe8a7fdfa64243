//! Bodies of identified structures. The type itself contains only the name. The body is set once and stored here, so
//! that a structure may contain itself.

use std::collections::HashMap;
use std::sync::{Arc, PoisonError, RwLock};

use mlirkit_ir::{Context, ContextImporter, Ident, Type};

/// The body of an identified structure.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum StructBody {
    /// An opaque structure, declared without elements.
    Opaque,
    /// A structure with elements.
    Elements {
        /// The types of the members.
        types: Arc<[Type]>,
        /// Whether the members are stored without padding.
        packed: bool,
    },
}

/// The bodies of the identified structures of a context. A context stores them as an extension.
#[derive(Debug, Default)]
pub struct StructBodies(RwLock<HashMap<Ident, StructBody>>);

impl StructBodies {
    /// Returns the body of the structure `name`; `None` if no body has been set.
    #[must_use]
    pub fn get(ctx: &Context, name: Ident) -> Option<StructBody> {
        let bodies = ctx.extension::<Self>()?.0.read().unwrap_or_else(PoisonError::into_inner);
        bodies.get(&name).cloned()
    }

    /// Sets the body of the structure `name`. Returns `false` if it already has a different body, or if the context
    /// does not store bodies.
    pub fn set(ctx: &Context, name: Ident, body: StructBody) -> bool {
        let Some(bodies) = ctx.extension::<Self>() else { return false };
        let mut bodies = bodies.0.write().unwrap_or_else(PoisonError::into_inner);
        *bodies.entry(name).or_insert_with(|| body.clone()) == body
    }
}

/// Copies the structure bodies of one context to another.
pub(crate) fn bring(from: &Context, to: &Context, importer: &mut ContextImporter<'_, '_>) {
    let Some(bodies) = from.extension::<StructBodies>() else { return };
    let bodies: Vec<(Ident, StructBody)> = {
        let known = bodies.0.read().unwrap_or_else(PoisonError::into_inner);
        known.iter().map(|(name, body)| (*name, body.clone())).collect()
    };
    for (name, body) in bodies {
        let body = match body {
            StructBody::Opaque => StructBody::Opaque,
            StructBody::Elements { types, packed } => {
                StructBody::Elements { types: types.iter().map(|ty| importer.ty(*ty)).collect(), packed }
            }
        };
        StructBodies::set(to, to.ident_bytes(from.bytes(name)), body);
    }
}
