//! Bodies of identified structs. The type itself consists of the name; the body is set once and stored here, so that a
//! structure may contain itself.

use std::collections::HashMap;
use std::sync::{Arc, PoisonError, RwLock};

use mlirkit_ir::{Context, ContextImporter, Ident, Type};

/// Body of an identified struct.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum StructBody {
    /// An opaque structure, declared without elements.
    Opaque,
    /// Elements.
    Elements {
        /// The types of the members.
        types: Arc<[Type]>,
        /// Whether the members are stored without padding.
        packed: bool,
    },
}

/// The bodies of the identified structures of a context, stored as an extension of the context.
#[derive(Debug, Default)]
pub struct StructBodies(RwLock<HashMap<Ident, StructBody>>);

impl StructBodies {
    /// Returns the body of a structure, if one was set.
    #[must_use]
    pub fn get(ctx: &Context, name: Ident) -> Option<StructBody> {
        let bodies = ctx.extension::<Self>()?.0.read().unwrap_or_else(PoisonError::into_inner);
        bodies.get(&name).cloned()
    }

    /// Sets the body of a structure. Returns `false` if it has a different body.
    pub fn set(ctx: &Context, name: Ident, body: StructBody) -> bool {
        let Some(bodies) = ctx.extension::<Self>() else { return false };
        let mut bodies = bodies.0.write().unwrap_or_else(PoisonError::into_inner);
        *bodies.entry(name).or_insert_with(|| body.clone()) == body
    }
}

/// Copies the bodies of a context's structures to another context.
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
