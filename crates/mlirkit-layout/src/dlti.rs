//! The attributes of the DLTI dialect: their parameters, entries, combination rules and verifiers.
//!
//! `#dlti.dl_entry` has two parameters: the key (a type or a string) and the value. All other attributes except
//! `#dlti.function_pointer_alignment` have one parameter, the list of their entries.

use mlirkit_diag::Reason;
use mlirkit_ir::{Attr, AttrData, Context, DialectAttr, Ident, Param};
use rustc_hash::FxHashSet;

use crate::combined::{Combined, Said};
use crate::interface::{
    DeviceSpecAttr, DialectLayout, EntryAttr, Interfaces, Property, QueryAttr, SpecAttr, SystemSpecAttr, attr_class,
};
use crate::spec::{Buckets, Entry, Key, Spec, TypeClass, Words};

/// Name of the attribute with an operation's data layout specification.
pub const SPEC_NAME: &str = "dlti.dl_spec";
/// Name of the attribute that describes the devices of the target system.
pub const SYSTEM_SPEC_NAME: &str = "dlti.target_system_spec";
/// Name of the attribute with a DLTI map.
pub const MAP_NAME: &str = "dlti.map";

const ENTRY: &str = "dlti.dl_entry";
const SPEC: &str = "dlti.dl_spec";
const MAP: &str = "dlti.map";
const DEVICE: &str = "dlti.target_device_spec";
const SYSTEM: &str = "dlti.target_system_spec";

pub(crate) fn register(interfaces: &mut Interfaces) {
    interfaces.entries.insert(ENTRY, &EntryRow);
    interfaces.specs.insert(SPEC, &SpecRow);
    interfaces.devices.insert(DEVICE, &ListRow);
    interfaces.systems.insert(SYSTEM, &SystemRow);
    for name in [SPEC, MAP, DEVICE, SYSTEM] {
        interfaces.queries.insert(name, &ListRow);
    }
    interfaces.dialects.insert("dlti", &Dlti);
}

/// Returns the name that DLTI uses as the key of a property.
#[must_use]
pub fn property_key(property: Property) -> &'static str {
    match property {
        Property::Endianness => "dlti.endianness",
        Property::DefaultMemorySpace => "dlti.default_memory_space",
        Property::AllocaMemorySpace => "dlti.alloca_memory_space",
        Property::ProgramMemorySpace => "dlti.program_memory_space",
        Property::GlobalMemorySpace => "dlti.global_memory_space",
        Property::ManglingMode => "dlti.mangling_mode",
        Property::StackAlignment => "dlti.stack_alignment",
        Property::FunctionPointerAlignment => "dlti.function_pointer_alignment",
        Property::LegalIntWidths => "dlti.legal_int_widths",
    }
}

fn params(ctx: &Context, attr: Attr) -> &[Param] {
    match ctx.attr_data(attr) {
        AttrData::Dialect(attr) => &attr.params,
        _ => &[],
    }
}

/// Returns the entry attributes in a `dl_spec`, `map`, `target_device_spec` or `target_system_spec`.
#[must_use]
pub fn items(ctx: &Context, attr: Attr) -> Vec<Attr> {
    let Some(Param::Array(items)) = params(ctx, attr).first() else { return Vec::new() };
    let attr_of = |item: &Param| if let Param::Attr(attr) = item { Some(*attr) } else { None };
    items.iter().filter_map(attr_of).collect()
}

fn entries(ctx: &Context, attr: Attr) -> Vec<Entry> {
    let interfaces = Interfaces::of(ctx);
    items(ctx, attr).into_iter().filter_map(|item| interfaces.entry(ctx, item)).collect()
}

/// Returns a DLTI attribute with the given parameters; `None` if the context lacks the dialect.
fn build(ctx: &Context, mnemonic: &str, params: Box<[Param]>) -> Option<Attr> {
    let def = ctx.dialect(ctx.ident("dlti"))?.attr(mnemonic)?;
    Some(ctx.attr(AttrData::Dialect(Box::new(DialectAttr { def, params }))))
}

/// Returns `#dlti.dl_entry<key, value>`; `None` if the context lacks the dialect.
pub fn entry_attr(ctx: &Context, key: Key, value: Attr) -> Option<Attr> {
    let key = match key {
        Key::Type(ty) => Param::Type(ty),
        Key::Name(name) => Param::Str(name),
    };
    build(ctx, "dl_entry", [key, Param::Attr(value)].into())
}

/// Returns `#dlti.dl_spec<...>` or another list of entries, selected by `mnemonic`. It is not verified; see
/// [`verify_list`]. `None` if the context lacks the dialect.
pub fn list_attr(ctx: &Context, mnemonic: &str, items: &[Attr]) -> Option<Attr> {
    build(ctx, mnemonic, [Param::Array(items.iter().map(|item| Param::Attr(*item)).collect())].into())
}

/// Returns `#dlti.function_pointer_alignment<alignment, function_dependent = dependent>`; `None` if the context lacks
/// the dialect.
pub fn function_pointer_alignment(ctx: &Context, alignment: u64, dependent: bool) -> Option<Attr> {
    let params = [Param::Int(alignment.cast_signed()), Param::Bool(dependent)];
    build(ctx, "function_pointer_alignment", params.into())
}

/// Returns the alignment in a `#dlti.function_pointer_alignment`, and whether it depends on the alignment of the
/// function. `None` for other attributes.
#[must_use]
pub fn function_pointer_alignment_parts(ctx: &Context, attr: Attr) -> Option<(u64, bool)> {
    match params(ctx, attr) {
        [Param::Int(alignment), Param::Bool(dependent)] => Some((alignment.cast_unsigned(), *dependent)),
        _ => None,
    }
}

struct EntryRow;

impl EntryAttr for EntryRow {
    fn entry(&self, ctx: &Context, attr: Attr) -> Option<(Key, Attr)> {
        match params(ctx, attr) {
            [Param::Type(key), Param::Attr(value)] => Some((Key::Type(*key), *value)),
            [Param::Str(key), Param::Attr(value)] => Some((Key::Name(*key), *value)),
            _ => None,
        }
    }
}

struct SpecRow;

impl SpecAttr for SpecRow {
    fn entries(&self, ctx: &Context, attr: Attr) -> Vec<Entry> {
        entries(ctx, attr)
    }

    fn combine(&self, ctx: &Context, specs: &[Spec]) -> Result<Spec, Reason> {
        let attr = specs.last().map(|spec| spec.attr).ok_or("no specification")?;
        let mut all = Combined::new(attr);
        specs.iter().try_for_each(|spec| combine_one(ctx, &mut all, spec))?;
        Ok(Spec { attr, entries: all.entries() })
    }

    fn extend(&self, ctx: &Context, outer: &Said, inner: &Spec) -> Result<Said, Reason> {
        let mut all = match outer {
            Said::Shared(all) if attr_class(ctx, all.attr) == Some(SPEC) => all.clone(),
            _ => {
                let mut all = Combined::new(outer.attr());
                combine_one(ctx, &mut all, &outer.to_spec())?;
                all
            }
        };
        combine_one(ctx, &mut all, inner)?;
        all.attr = inner.attr;
        Ok(Said::Shared(all))
    }

    fn property_key(&self, property: Property) -> Option<&'static str> {
        Some(property_key(property))
    }
}

/// Adds the entries of an inner specification to the combination. Fails if they contradict the existing entries.
fn combine_one(ctx: &Context, all: &mut Combined, spec: &Spec) -> Result<(), Reason> {
    if attr_class(ctx, spec.attr) != Some(SPEC) {
        return Err("specifications of different kinds".into());
    }
    let interfaces = Interfaces::of(ctx);
    let Buckets { names, types, .. } = spec.buckets(ctx);
    for inner in &names {
        let Key::Name(name) = inner.key else { continue };
        let Some(outer) = all.named(name) else {
            all.set_named(name, *inner);
            continue;
        };
        let dialect = dialect_of(ctx, inner).filter(|name| crate::verify::is_loaded(ctx, name));
        let combined = match dialect.and_then(|name| interfaces.dialects.get(name)) {
            Some(dialect) => dialect.combine(ctx, outer, inner),
            None => outer.same(inner).then_some(*inner),
        };
        let combined = combined.ok_or_else(|| format!("contradicting entries for {}", spell_key(ctx, inner.key)))?;
        all.set_named(name, combined);
    }
    for (class, inner) in types {
        if !compatible(ctx, class, all, &inner, &names) {
            let key = inner.first().map(|entry| spell_key(ctx, entry.key)).unwrap_or_default();
            return Err(format!("incompatible entries for the type class of {key}").into());
        }
        all.set_class(class, inner);
    }
    Ok(())
}

/// Returns true if the entries `inner` for the types of a class may be nested in the existing entries `all`.
fn compatible(ctx: &Context, class: TypeClass, all: &Combined, inner: &[Entry], names: &[Entry]) -> bool {
    if class.is_builtin() {
        let old = |new: &Entry| all.typed(class, new.type_key()?);
        return inner.iter().all(|new| old(new).is_none_or(|old| relaxes(ctx, old, new)));
    }
    let own = inner.first().and_then(Entry::type_key).and_then(|ty| Interfaces::of(ctx).ty(ctx, ty));
    let outer = all.class(class);
    outer.is_empty() || own.is_none_or(|own| own.are_compatible(ctx, &outer, inner, names))
}

/// Returns true if an entry for a builtin type may be nested in another entry for the same type: they are equal, or the
/// ABI alignment of the inner entry divides that of the outer one. Upstream has no such rule and crashes
/// (<https://github.com/llvm/llvm-project/issues/222356>). This is the rule that upstream uses for pointers and
/// structures.
fn relaxes(ctx: &Context, outer: &Entry, inner: &Entry) -> bool {
    if outer.same(inner) {
        return true;
    }
    let abi = |entry: &Entry| Words::of(ctx, entry.value)?.get(0);
    match (abi(outer), abi(inner)) {
        (Some(outer), Some(inner)) => may_relax(outer, inner),
        _ => false,
    }
}

/// Returns true if data aligned to `outer` is also aligned to `inner`.
#[must_use]
pub fn may_relax(outer: u64, inner: u64) -> bool {
    inner <= outer && outer.checked_rem(inner).is_none_or(|rest| rest == 0)
}

struct ListRow;

impl DeviceSpecAttr for ListRow {
    fn entries(&self, ctx: &Context, attr: Attr) -> Vec<Entry> {
        entries(ctx, attr)
    }
}

impl QueryAttr for ListRow {
    fn query(&self, ctx: &Context, attr: Attr, key: Key) -> Option<Attr> {
        entries(ctx, attr).into_iter().find(|entry| entry.key == key).map(|entry| entry.value)
    }
}

struct SystemRow;

impl SystemSpecAttr for SystemRow {
    fn devices(&self, ctx: &Context, attr: Attr) -> Vec<(Ident, Attr)> {
        let pair = |entry: Entry| if let Key::Name(id) = entry.key { Some((id, entry.value)) } else { None };
        entries(ctx, attr).into_iter().filter_map(pair).collect()
    }
}

struct Dlti;

impl DialectLayout for Dlti {
    fn verify_entry(&self, ctx: &Context, entry: &Entry) -> Result<(), Reason> {
        let Key::Name(name) = entry.key else { return Ok(()) };
        let name = ctx.str(name);
        if !Property::ALL.into_iter().any(|property| property_key(property) == name) {
            return Err(format!("unknown data layout entry name: {name}").into());
        }
        let big_or_little = match ctx.attr_data(entry.value) {
            AttrData::String { value, .. } => matches!(ctx.str(*value), "big" | "little"),
            _ => false,
        };
        if name != property_key(Property::Endianness) || big_or_little {
            return Ok(());
        }
        Err(format!("'{name}' data layout entry is expected to be either 'big' or 'little'").into())
    }
}

/// Returns the dialect of an entry's name, which is the part before the first dot; `None` if there is none.
pub(crate) fn dialect_of<'c>(ctx: &'c Context, entry: &Entry) -> Option<&'c str> {
    match entry.key {
        Key::Name(name) => ctx.str(name).split_once('.').map(|(dialect, _)| dialect),
        Key::Type(_) => None,
    }
}

/// Formats a key as messages show it.
pub(crate) fn spell_key(ctx: &Context, key: Key) -> String {
    match key {
        Key::Type(ty) => (Interfaces::of(ctx).spelling.ty)(ctx, ty),
        Key::Name(name) => format!("\"{}\"", ctx.str(name)),
    }
}

// Verifiers that run when an attribute is parsed or read from bytecode.

/// Verifies the entries of the list attribute with this mnemonic.
///
/// # Errors
/// Fails with upstream's message if an entry is invalid.
pub fn verify_list(ctx: &Context, mnemonic: &str, items: &[Attr]) -> Result<(), Reason> {
    match mnemonic {
        "target_device_spec" => verify_items(ctx, items, false),
        "target_system_spec" => verify_system(ctx, items),
        _ => verify_items(ctx, items, true),
    }
}

fn verify_items(ctx: &Context, items: &[Attr], allow_types: bool) -> Result<(), Reason> {
    let mut seen = FxHashSet::default();
    for item in items {
        let entry = Interfaces::of(ctx).entry(ctx, *item).ok_or("contained invalid DLTI entry")?;
        match entry.key {
            Key::Type(_) if !allow_types => return Err("type as DLTI key is not allowed".into()),
            Key::Name(name) if ctx.bytes(name).is_empty() => {
                return Err("empty string as DLTI key is not allowed".into());
            }
            Key::Type(_) | Key::Name(_) => {}
        }
        if !seen.insert(entry.key) {
            return Err(format!("repeated DLTI key: {}", spell_key(ctx, entry.key)).into());
        }
    }
    Ok(())
}

fn verify_system(ctx: &Context, items: &[Attr]) -> Result<(), Reason> {
    let interfaces = Interfaces::of(ctx);
    let mut seen = FxHashSet::default();
    for item in items {
        let entry = interfaces.entry(ctx, *item).ok_or("contained invalid DLTI entry")?;
        let Key::Name(device) = entry.key else { return Err("non-string key of DLTI system spec".into()) };
        let name = spell_key(ctx, entry.key);
        let spec = attr_class(ctx, entry.value).filter(|class| interfaces.devices.contains_key(class));
        match spec {
            None => return Err(format!("value associated with key {name} is not a DLTI device spec").into()),
            Some(DEVICE) => verify_items(ctx, &self::items(ctx, entry.value), false)?,
            Some(_) => {}
        }
        if !seen.insert(device) {
            return Err(format!("repeated device ID in dlti.target_system_spec: {name}").into());
        }
    }
    Ok(())
}
