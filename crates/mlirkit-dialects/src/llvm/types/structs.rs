//! Bodies of identified structures. The type itself contains only the name. The body is set once and stored here, so
//! that a structure may contain itself.

use std::collections::{HashMap, HashSet};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, PoisonError, RwLock};

use mlirkit_ir::{AttrData, AttrTypeReplacer, Context, ContextImporter, Ident, Param, Type, TypeData};

use super::{StructName, StructType, identified_struct};

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
pub struct StructBodies {
    bodies: RwLock<HashMap<Ident, StructBody>>,
    /// The names that are printed for structures that were renamed when they were copied from another context.
    printed: RwLock<HashMap<Ident, Ident>>,
    prints_old_names: AtomicBool,
}

impl StructBodies {
    /// Returns the body of the structure `name`; `None` if no body has been set.
    #[must_use]
    pub fn get(ctx: &Context, name: Ident) -> Option<StructBody> {
        let bodies = ctx.extension::<Self>()?.bodies.read().unwrap_or_else(PoisonError::into_inner);
        bodies.get(&name).cloned()
    }

    /// Sets the body of the structure `name`. Returns `false` if it already has a different body, or if the context
    /// does not store bodies.
    pub fn set(ctx: &Context, name: Ident, body: StructBody) -> bool {
        let Some(bodies) = ctx.extension::<Self>() else { return false };
        let mut bodies = bodies.bodies.write().unwrap_or_else(PoisonError::into_inner);
        *bodies.entry(name).or_insert_with(|| body.clone()) == body
    }

    /// Returns true if the context has a structure with a body.
    #[must_use]
    pub fn any(ctx: &Context) -> bool {
        ctx.extension::<Self>().is_some_and(|own| !own.bodies.read().unwrap_or_else(PoisonError::into_inner).is_empty())
    }

    /// From now on, prints renamed structures under the names that they had in the context that they were copied from.
    /// Text with both structures of one name cannot be read again.
    pub fn print_old_names(ctx: &Context) {
        if let Some(own) = ctx.extension::<Self>() {
            own.prints_old_names.store(true, Ordering::Relaxed);
        }
    }

    /// Returns the name that the printer writes for the structure `name`; see [`print_old_names`](Self::print_old_names).
    pub(super) fn printed(ctx: &Context, name: Ident) -> Ident {
        let Some(own) = ctx.extension::<Self>() else { return name };
        own.printed.read().unwrap_or_else(PoisonError::into_inner).get(&name).copied().unwrap_or(name)
    }
}

/// Copies the structure bodies of one context to another. If the other context has a structure with the same name and
/// another body, the copy gets a new name.
pub(crate) fn bring(from: &Context, to: &Context, importer: &mut ContextImporter<'_, '_>) {
    let Some(bodies) = from.extension::<StructBodies>() else { return };
    let mut bodies: Vec<(Ident, StructBody)> = {
        let known = bodies.bodies.read().unwrap_or_else(PoisonError::into_inner);
        known.iter().map(|(name, body)| (*name, body.clone())).collect()
    };
    bodies.sort_by_key(|(name, _)| from.bytes(*name));
    for name in conflicts(from, to, &bodies, &mut importer.fresh()) {
        let text = from.bytes(name);
        let fresh = (0_u64..).map(|number| to.ident_bytes(&[text, b".", number.to_string().as_bytes()].concat())).find(
            |fresh| {
                StructBodies::get(to, *fresh).is_none()
                    && !bodies.iter().any(|(other, _)| from.bytes(*other) == to.bytes(*fresh))
            },
        );
        let Some(fresh) = fresh else { continue };
        if let (Some(old), Some(new)) = (identified_struct(from, name), identified_struct(to, fresh))
            && let Some(own) = to.extension::<StructBodies>()
        {
            importer.set_type(old, new);
            if own.prints_old_names.load(Ordering::Relaxed) {
                own.printed.write().unwrap_or_else(PoisonError::into_inner).insert(fresh, to.ident_bytes(text));
            }
        }
    }
    for (name, body) in bodies {
        let body = imported(&body, importer);
        let new = identified_struct(from, name).and_then(|ty| StructType::of(to, importer.ty(ty)));
        if let Some(StructType { name: StructName::Identified(new), .. }) = new {
            StructBodies::set(to, new, body);
        }
    }
}

fn imported(body: &StructBody, importer: &mut ContextImporter<'_, '_>) -> StructBody {
    match body {
        StructBody::Opaque => StructBody::Opaque,
        StructBody::Elements { types, packed } => {
            StructBody::Elements { types: types.iter().map(|ty| importer.ty(*ty)).collect(), packed: *packed }
        }
    }
}

/// Returns the names of structures that the context `to` has with another body, and of those that contain such
/// structures.
fn conflicts(
    from: &Context,
    to: &Context,
    bodies: &[(Ident, StructBody)],
    importer: &mut ContextImporter<'_, '_>,
) -> Vec<Ident> {
    let mut found: HashSet<Ident> = bodies
        .iter()
        .filter(|(name, body)| {
            let own = StructBodies::get(to, to.ident_bytes(from.bytes(*name)));
            own.is_some_and(|own| own != imported(body, importer))
        })
        .map(|(name, _)| *name)
        .collect();
    if found.is_empty() {
        return Vec::new();
    }
    let name_in = |name: Ident| to.ident_bytes(from.bytes(name));
    let parts: Vec<(Ident, HashSet<Ident>)> =
        bodies.iter().map(|(name, body)| (*name, names_in(from, to, body))).collect();
    let mut renamed: HashSet<Ident> = found.iter().map(|name| name_in(*name)).collect();
    loop {
        let more: Vec<Ident> = parts
            .iter()
            .filter(|(name, parts)| !found.contains(name) && !parts.is_disjoint(&renamed))
            .map(|(name, _)| *name)
            .collect();
        if more.is_empty() {
            return bodies.iter().map(|(name, _)| *name).filter(|name| found.contains(name)).collect();
        }
        renamed.extend(more.iter().map(|name| name_in(*name)));
        found.extend(more);
    }
}

/// Returns the names, in the context `to`, of the identified structures that occur in a body.
fn names_in(from: &Context, to: &Context, body: &StructBody) -> HashSet<Ident> {
    let mut names = StructNames(HashSet::new());
    imported(body, &mut ContextImporter::new(from, to, &mut names));
    names.0
}

/// The names of the structures that are imported.
struct StructNames(HashSet<Ident>);

impl AttrTypeReplacer for StructNames {
    fn attr(&mut self, _: &Context, attr: AttrData, _: &mut Vec<u32>) -> AttrData {
        attr
    }

    fn ty(&mut self, _: &Context, ty: TypeData, _: &mut Vec<u32>) -> TypeData {
        if let TypeData::Dialect(data) = &ty
            && &*data.def.name == "llvm.struct"
            && let [Param::Str(name), ..] = &*data.params
        {
            self.0.insert(*name);
        }
        ty
    }
}
