//! Moves weights from a module to a separate file, and back.

use bytes::Bytes;
use mlirkit_defs::SlotKind;
use mlirkit_ir::classes::AttrClass;
use mlirkit_ir::{
    Attr, AttrData, BodyId, Context, DenseElementsAttr, Ident, Module, OpId, OpRef, ResourceValue, Type, TypeData,
};
use rustc_hash::{FxHashMap, FxHashSet};

use super::{Weight, WeightLocation, byte_size, is_of, layout, list, set, shown, used};
use crate::archive::{Data, METADATA, Tensor};
use crate::names::{escaped, unescaped};
use crate::replace::{Replacement, Replacer};

/// The note that an archive stores with a tensor, so that the tensor can be restored. Its first line is the [`Kind`].
/// Further lines contain facts that cannot be derived from the name, the type and the module.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Note {
    kind: Kind,
    /// The resource key, if the tensor has a different name.
    key: Option<Vec<u8>>,
    /// The length in bytes, if it differs from the size of the type.
    bytes: Option<u64>,
    /// The version of the portable artifact that the module was read from, if any.
    artifact: Option<String>,
}

/// The origin of a tensor.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Kind {
    /// A resource of the named dialect, with its alignment in bytes.
    Resource(Vec<u8>, u64),
    /// A constant in an attribute.
    Constant,
    /// A resource key without data, in the named dialect.
    Absent(Vec<u8>),
}

impl Note {
    fn write(&self) -> String {
        let mut text = match &self.kind {
            Kind::Resource(group, align) => format!("resource {} {align}", escaped(group)),
            Kind::Constant => "constant".to_owned(),
            Kind::Absent(group) => format!("absent {}", escaped(group)),
        };
        if let Some(key) = &self.key {
            text.push_str(&format!("\nkey {}", escaped(key)));
        }
        if let Some(bytes) = self.bytes {
            text.push_str(&format!("\nbytes {bytes}"));
        }
        if let Some(version) = &self.artifact {
            text.push_str(&format!("\nartifact {version}"));
        }
        text
    }

    /// Parses a note; `None` if it was written by another tool.
    fn read(text: &str) -> Option<Self> {
        let mut lines = text.lines();
        let words: Vec<&str> = lines.next()?.split(' ').collect();
        let kind = match words[..] {
            ["resource", group, align] => Kind::Resource(unescaped(group)?, align.parse().ok()?),
            ["constant"] => Kind::Constant,
            ["absent", group] => Kind::Absent(unescaped(group)?),
            _ => return None,
        };
        let mut note = Self { kind, key: None, bytes: None, artifact: None };
        for line in lines {
            match line.split_once(' ') {
                Some(("key", key)) => note.key = Some(unescaped(key)?),
                Some(("bytes", bytes)) => note.bytes = Some(bytes.parse().ok()?),
                Some(("artifact", version)) => note.artifact = Some(version.to_owned()),
                _ => return None,
            }
        }
        Some(note)
    }
}

/// Returns the name of a tensor that contains data for a resource to which the module refers but whose data the module
/// lacks. `None` if there is no such tensor.
#[must_use]
pub fn needed<'t>(module: &Module<'_>, tensors: &'t [Tensor]) -> Option<&'t str> {
    let ctx = module.context();
    let groups = module.dialect_resources.iter().flat_map(|group| &group.entries);
    let held: FxHashSet<Ident> = groups.filter(|(_, value)| value.is_some()).map(|(key, _)| *key).collect();
    let (uses, _) = used(module);
    let wanted = uses.order.iter().map(|(_, key)| *key).filter(|key| !held.contains(key));
    let wanted: FxHashSet<&[u8]> = wanted.map(|key| ctx.bytes(key)).collect();
    let has = |tensor: &&Tensor| {
        let key = Note::read(&tensor.note).and_then(|note| note.key);
        tensor.data != Data::Absent && wanted.contains(key.as_deref().unwrap_or(tensor.name.as_bytes()))
    };
    if wanted.is_empty() { None } else { tensors.iter().find(has).map(|tensor| tensor.name.as_str()) }
}

/// Moves weights of at least `least` bytes out of a module. Resources keep their keys. A constant is replaced with a
/// resource without data, wherever that is allowed. Returns the data for [`internalize`], including the version of the
/// portable artifact that the module was read from, if any.
///
/// `are_valid` checks operations after the move. An operation that has become invalid gets its constants back.
#[must_use]
pub fn externalize<'c>(
    module: &mut Module<'c>,
    least: u64,
    artifact: Option<&str>,
    are_valid: &dyn Fn(&[OpRef<'_, 'c>]) -> bool,
) -> Vec<Tensor> {
    let ctx = module.context();
    let mut found: Vec<Weight> = list(module, least);
    let builtin = ctx.ident("builtin");
    let mut new: FxHashMap<Attr, Attr> = FxHashMap::default();
    for weight in &found {
        let (WeightLocation::Constant(attr), Some(ty)) = (weight.place, weight.ty) else { continue };
        // The size of `index` elements in a resource is not defined.
        if *ctx.type_data(ctx.element_type_or_self(ty)) != TypeData::Index {
            let key = ctx.ident(&weight.name);
            new.insert(attr, ctx.attr(AttrData::DenseResource { ty, dialect: builtin, key }));
        }
    }
    replace_constants(module, &new, are_valid);
    let (uses, _) = used(module);
    // In text, a key without data must be used by an attribute of a known dialect.
    let unknown: FxHashSet<(Ident, Ident)> = module.resources_of_unknown_dialects().collect();
    let mut names = FxHashSet::default();
    let mut tensors = Vec::new();
    found.retain(|weight| match weight.place {
        // Writers omit resources that nothing uses.
        WeightLocation::Resource { group, key, .. } => {
            !unknown.contains(&(group, key)) && !uses.of((group, key)).is_empty()
        }
        WeightLocation::Constant(attr) => new.get(&attr).is_some_and(|resource| match ctx.attr_data(*resource) {
            AttrData::DenseResource { dialect, key, .. } => !uses.of((*dialect, *key)).is_empty(),
            _ => false,
        }),
    });
    for weight in found {
        let (group, key) = match weight.place {
            WeightLocation::Resource { group, key, .. } => (group, key),
            WeightLocation::Constant(_) => (builtin, ctx.ident(&weight.name)),
        };
        let name = archive_name(&weight.name, &mut names);
        let in_constant = matches!(weight.place, WeightLocation::Constant(_));
        let length = weight.data.as_ref().map(|data| data.len() as u64);
        let natural = weight.ty.and_then(|ty| byte_size(ctx, ty, in_constant));
        let note = Note {
            kind: match (weight.place, &weight.data) {
                (WeightLocation::Resource { .. }, None) => Kind::Absent(ctx.bytes(group).to_vec()),
                (WeightLocation::Resource { align, .. }, Some(_)) => Kind::Resource(ctx.bytes(group).to_vec(), align),
                (WeightLocation::Constant(_), _) => Kind::Constant,
            },
            key: (name.as_bytes() != ctx.bytes(key)).then(|| ctx.bytes(key).to_vec()),
            bytes: length.filter(|length| natural != Some(*length)),
            artifact: artifact.map(str::to_owned),
        };
        tensors.push(Tensor {
            name,
            layout: length.map(|length| layout(ctx, weight.ty, length)),
            data: weight.data.map_or(Data::Absent, Data::Bytes),
            note: note.write(),
        });
        if length.is_some() {
            set(module, group, key, None);
        }
    }
    tensors
}

/// Derives from `name` a tensor name that is unused and not reserved by the archive format.
fn archive_name(name: &str, taken: &mut FxHashSet<String>) -> String {
    let mut name = if name == METADATA { format!("{METADATA}~") } else { name.to_owned() };
    while !taken.insert(name.clone()) {
        name.push('~');
    }
    name
}

/// Gives each tensor a name that is valid in an archive. If the name differs from the key, the key is stored in the
/// note.
pub fn name_for_archive(tensors: &mut [Tensor], keys: &[Vec<u8>]) {
    let mut taken = FxHashSet::default();
    for (tensor, key) in tensors.iter_mut().zip(keys) {
        tensor.name = archive_name(&tensor.name, &mut taken);
        if tensor.name.as_bytes() != key {
            tensor.note.push_str(&format!("key {}", escaped(key)));
        }
    }
}

/// Replaces the constants in `new` with the resource attributes to which they map, in all operations that remain valid.
fn replace_constants<'c>(
    module: &mut Module<'c>,
    new: &FxHashMap<Attr, Attr>,
    are_valid: &dyn Fn(&[OpRef<'_, 'c>]) -> bool,
) {
    if new.is_empty() {
        return;
    }
    let ctx = module.context();
    // Dialect attributes and sparse constants must keep the constants nested in them.
    let mut inside = Replacer::new(ctx, |ctx: &Context, attr: Attr| match (new.get(&attr), ctx.attr_data(attr)) {
        (Some(new), _) => Replacement::To(*new),
        (None, AttrData::Array(_) | AttrData::Dictionary(_)) => Replacement::Into,
        (None, _) => Replacement::To(attr),
    });
    let places: Vec<(BodyId, OpId)> = module.walk().map(|op| (op.body, op.id)).collect();
    let mut changed = Vec::new();
    for (body, id) in places {
        let (def, name) = (module.op(body, id).def(), module.op(body, id).op_name());
        let Some(arena) = module.body_mut(body) else { continue };
        let (old_attrs, old_props) = (arena.op(id).attrs, arena.op(id).props);
        let attrs = old_attrs.map(|attrs| inside.attr(attrs));
        let mut slots = ctx.props_data(old_props).to_vec();
        match def {
            None if ctx.opaque_bytes(old_props).is_some() => {}
            None => slots.iter_mut().flatten().for_each(|slot| *slot = inside.attr(*slot)),
            Some(def) => {
                let dialect = ctx.dialect(ctx.op_name_data(name).dialect);
                for (slot, row) in slots.iter_mut().zip(def.slots.iter()) {
                    let Some(resource) = slot.and_then(|value| new.get(&value)) else { continue };
                    let SlotKind::Attr { constraint, .. } = &row.kind else { continue };
                    let Some(row) = dialect.and_then(|dialect| dialect.attr_constraint(constraint)) else { continue };
                    let holds = AttrClass::from_name(&row.storage).is_some_and(|class| class.holds(ctx, *resource));
                    let subject = mlirkit_ir::pred::Subject::Attr(*resource);
                    if holds && mlirkit_ir::pred::holds(ctx, dialect, &row.pred, subject) {
                        *slot = Some(*resource);
                    }
                }
            }
        }
        let props = if slots == ctx.props_data(old_props) { old_props } else { ctx.props(&slots) };
        if (attrs, props) != (old_attrs, old_props) {
            let op = arena.op_mut(id);
            (op.attrs, op.props) = (attrs, props);
            changed.push((body, id, old_attrs, old_props));
        }
    }
    // The verification of an operation may depend on the operations that define its operands, so users are checked as
    // well.
    let mut users: FxHashMap<(BodyId, OpId), Vec<(BodyId, OpId)>> = FxHashMap::default();
    let mut uses_in = FxHashMap::default();
    for (body, id, ..) in &changed {
        let arena = module.op(*body, *id).arena();
        let uses: &Vec<Vec<_>> = uses_in.entry(*body).or_insert_with(|| arena.all_uses());
        let of_results = arena.results(*id).filter_map(|result| uses.get(result.index())).flatten();
        users.insert((*body, *id), of_results.map(|user| (*body, user.op)).chain([(*body, *id)]).collect());
    }
    drop(uses_in);
    let valid = |module: &Module<'c>, keys: &[(BodyId, OpId)]| {
        let ops: Vec<OpRef<'_, 'c>> = keys.iter().map(|(body, id)| module.op(*body, *id)).collect();
        are_valid(&ops)
    };
    let all: Vec<(BodyId, OpId)> = users.values().flatten().copied().collect();
    if valid(module, &all) {
        return;
    }
    for (body, id, attrs, props) in changed {
        if !users.get(&(body, id)).is_some_and(|keys| valid(module, keys))
            && let Some(arena) = module.body_mut(body)
        {
            let op = arena.op_mut(id);
            (op.attrs, op.props) = (attrs, props);
        }
    }
}

/// Creates a constant of type `ty` from its data.
fn dense(ctx: &Context, ty: Type, data: Bytes) -> DenseElementsAttr {
    let dims = ctx.shaped(ty).and_then(|shaped| shaped.dims).unwrap_or_default();
    let count = dims.iter().fold(1, |count: u64, size| count.saturating_mul(u64::try_from(*size).unwrap_or(0)));
    let size = (data.len() as u64).checked_div(count).unwrap_or(0);
    let bits = if ctx.int_or_float_width(ctx.element_type_or_self(ty)) == Some(1) { 1 } else { 8 * size };
    DenseElementsAttr::new(ty, bits, count, data)
}

/// Puts the data in an archive back into a module, as resources or constants. Returns the version of the portable
/// artifact that the module was read from, if any.
///
/// # Errors
/// Fails if the module has no such resource or already has its data, or if type or length differ. Also fails if the
/// archive lacks the data of a resource. In all these cases the module is unchanged.
pub fn internalize(module: &mut Module<'_>, tensors: Vec<Tensor>) -> Result<Option<String>, String> {
    let ctx = module.context();
    let (uses, _) = used(module);
    let builtin = ctx.ident("builtin");
    let mut held: FxHashMap<(Ident, Ident), Option<ResourceValue>> = FxHashMap::default();
    let mut order = Vec::new();
    for group in &module.dialect_resources {
        for (key, value) in &group.entries {
            held.entry((group.name, *key)).or_insert_with(|| {
                order.push((group.name, *key));
                value.clone()
            });
        }
    }
    for resource in &uses.order {
        held.entry(*resource).or_insert_with(|| {
            order.push(*resource);
            None
        });
    }
    let mut artifact = None;
    let mut given: FxHashSet<(Ident, Ident)> = FxHashSet::default();
    let (mut resources, mut constants) = (Vec::new(), Vec::new());
    for tensor in tensors {
        let note = Note::read(&tensor.note);
        let name = &tensor.name;
        let key = match note.as_ref().and_then(|note| note.key.as_ref()) {
            Some(key) => ctx.ident_bytes(key),
            None => ctx.ident(name),
        };
        let group = match note.as_ref().map(|note| &note.kind) {
            Some(Kind::Resource(group, _) | Kind::Absent(group)) => ctx.ident_bytes(group),
            Some(Kind::Constant) => builtin,
            // Archives written by other tools do not record dialects.
            None if tensor.data == Data::Absent => continue,
            None => order.iter().find(|(_, other)| *other == key).map_or(builtin, |(group, _)| *group),
        };
        let resource = (group, key);
        artifact = artifact.or_else(|| note.as_ref()?.artifact.clone());
        if !given.insert(resource) {
            return Err(format!("the data of resource '{name}' occurs twice"));
        }
        if tensor.data == Data::Absent {
            continue;
        }
        let Some(old) = held.get(&resource) else { return Err(format!("the module has no resource '{name}'")) };
        let is_constant = note.as_ref().is_some_and(|note| note.kind == Kind::Constant);
        let types = uses.of(resource);
        let data = data_for(ctx, types, &tensor, note.as_ref())?;
        match old {
            Some(ResourceValue::Blob { data: old, .. }) if !is_constant && *old == data => continue,
            Some(_) => return Err(format!("the module has the data of resource '{name}' already: use replace")),
            None => {}
        }
        match note.map(|note| note.kind) {
            Some(Kind::Constant) => constants.push((resource, data)),
            Some(Kind::Resource(_, align)) => resources.push((resource, align, data)),
            _ => resources.push((resource, 16, data)),
        }
    }
    let missing = order.iter().find(|resource| held.get(*resource) == Some(&None) && !given.contains(*resource));
    if let Some((_, key)) = missing {
        return Err(format!("there is no data for resource '{}'", ctx.str(*key)));
    }
    let mut new: FxHashMap<Attr, Attr> = FxHashMap::default();
    let mut gone: FxHashSet<(Ident, Ident)> = FxHashSet::default();
    for (resource, data) in constants {
        for (attr, ty) in uses.of(resource) {
            new.insert(*attr, ctx.attr(AttrData::DenseElements(Box::new(dense(ctx, *ty, data.clone())))));
        }
        gone.insert(resource);
    }
    if !new.is_empty() {
        let change = |_: &Context, attr: Attr| new.get(&attr).map_or(Replacement::Into, |new| Replacement::To(*new));
        Replacer::new(ctx, change).module(module);
    }
    for ((group, key), align, data) in resources {
        set(module, group, key, Some(ResourceValue::Blob { align, data }));
    }
    for group in &mut module.dialect_resources {
        let name = group.name;
        group.entries.retain(|(key, _)| !gone.contains(&(name, *key)));
    }
    module.dialect_resources.retain(|group| !group.entries.is_empty());
    Ok(artifact)
}

/// Returns the data of a tensor that restores a resource or constant, which is used under the given types.
///
/// # Errors
/// Fails if the tensor has another type or length.
fn data_for(ctx: &Context, types: &[(Attr, Type)], tensor: &Tensor, note: Option<&Note>) -> Result<Bytes, String> {
    let (name, length) = (&tensor.name, tensor.data.len());
    let is_constant = note.is_some_and(|note| note.kind == Kind::Constant);
    let sizes = || types.iter().map(|(_, ty)| byte_size(ctx, *ty, is_constant));
    let told = note.and_then(|note| note.bytes);
    let fits = match told {
        Some(bytes) if !is_constant => bytes == length,
        // Every attribute that refers to the data becomes a constant, so the size of each of their types must match.
        _ if is_constant => sizes().all(|size| size == Some(length) || (size.is_none() && told == Some(length))),
        _ => types.is_empty() || sizes().any(|size| size.is_none_or(|size| size == length)),
    };
    if !fits {
        let expected = sizes().flatten().next().or(told).unwrap_or_default();
        return Err(format!("resource '{name}' has {expected} bytes, and its data has {length}"));
    }
    if let Some(found) = &tensor.layout {
        let mut expected = types.iter().map(|(_, ty)| layout(ctx, Some(*ty), length)).peekable();
        let first = expected.peek().map(shown).unwrap_or_default();
        if !types.is_empty() && !expected.any(|expected| is_of(&expected, found)) {
            return Err(format!("resource '{name}' is of {first}, and its data of {}", shown(found)));
        }
    }
    if matches!(tensor.data, Data::Splat { .. }) && types.is_empty() {
        return Err(format!("the length of resource '{name}' is not known, for nothing uses it"));
    }
    tensor.data.bytes().ok_or_else(|| format!("the pattern of '{name}' does not fill it"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notes_come_back() {
        for note in [
            Note { kind: Kind::Constant, key: None, bytes: None, artifact: Some("1.0.0".to_owned()) },
            Note {
                kind: Kind::Resource(b"my dialect\n".to_vec(), 64),
                key: Some(b"__metadata__\xff%".to_vec()),
                bytes: Some(7),
                artifact: None,
            },
            Note { kind: Kind::Absent(b"builtin".to_vec()), key: None, bytes: None, artifact: None },
        ] {
            assert_eq!(Note::read(&note.write()), Some(note));
        }
        assert_eq!(Note::read("pt"), None);
        assert_eq!(Note::read(""), None);
    }
}
