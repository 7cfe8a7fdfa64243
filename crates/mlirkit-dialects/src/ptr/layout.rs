//! Data layout of `!ptr.ptr`, and checks of the numbers in `#ptr.spec`.

use mlirkit_diag::Reason;
use mlirkit_ir::{Attr, AttrData, Context, DialectType, Param, Type, TypeData};
use mlirkit_layout::interface::TypeLayout;
use mlirkit_layout::{Answer, DataLayout, Entry, Interfaces, Key, Property, Result, TypeSize, dlti};

/// Registers the data layout of the types.
pub(crate) fn register(interfaces: &mut Interfaces) {
    interfaces.types.insert("ptr.ptr", &Pointer);
}

/// The value that upstream stores if `#ptr.spec` has no index width.
pub(crate) const NO_INDEX: u32 = u32::MAX;

/// The size, ABI alignment, preferred alignment and index width of a pointer, in bits.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Spec {
    size: u64,
    abi: u64,
    preferred: u64,
    index: u64,
}

/// The layout that applies without an entry. Upstream intends an alignment of 8 bytes but writes 8 bits, which is one
/// byte.
const DEFAULT: Spec = Spec { size: 64, abi: 8, preferred: 8, index: 64 };

const DEFAULT_POINTER: &str = "64-bit pointers aligned to 8 bits in the default memory space";

impl Spec {
    fn of(ctx: &Context, attr: Attr) -> Option<Self> {
        let AttrData::Dialect(data) = ctx.attr_data(attr) else { return None };
        if &*data.def.name != "ptr.spec" {
            return None;
        }
        let number = |param: &Param| if let Param::Int(value) = param { u32::try_from(*value).ok() } else { None };
        let [size, abi, preferred, rest @ ..] = &*data.params else { return None };
        let size = u64::from(number(size)?);
        let index = rest.first().and_then(number).filter(|index| *index != NO_INDEX).map_or(size, u64::from);
        Some(Self { size, abi: number(abi)?.into(), preferred: number(preferred)?.into(), index })
    }
}

/// Returns the memory space of a `!ptr.ptr`; `None` for other types.
fn memory_space(ctx: &Context, ty: Type) -> Option<Attr> {
    match ctx.type_data(ty) {
        TypeData::Dialect(data) if &*data.def.name == "ptr.ptr" => match data.params.first() {
            Some(Param::Attr(space)) => Some(*space),
            _ => None,
        },
        _ => None,
    }
}

struct Pointer;

enum Found {
    Here(Spec, Option<Entry>),
    /// The layout equals the layout of this type, a pointer to the default memory space.
    As(Type),
}

impl Pointer {
    fn find(layout: &DataLayout<'_>, ty: Type, entries: &[Entry]) -> Option<Found> {
        let ctx = layout.context();
        let space = memory_space(ctx, ty)?;
        let stated = entries.iter().find(|e| e.type_key().and_then(|ty| memory_space(ctx, ty)) == Some(space));
        if let Some(entry) = stated {
            return Some(Found::Here(Spec::of(ctx, entry.value)?, Some(*entry)));
        }
        // A default memory space that is not a memory space attribute is ignored
        // (https://github.com/llvm/llvm-project/pull/217512).
        let default = layout.default_memory_space().filter(|attr| is_memory_space(ctx, *attr));
        let Some(default) = default.filter(|default| *default != space) else {
            return Some(Found::Here(DEFAULT, None));
        };
        let TypeData::Dialect(data) = ctx.type_data(ty) else { return None };
        let params = [Param::Attr(default)].into();
        Some(Found::As(ctx.ty(TypeData::Dialect(Box::new(DialectType { def: data.def, params })))))
    }

    fn answer(spec: u64, entry: Option<Entry>) -> Answer<u64> {
        entry.map_or(Answer::type_rule(spec, DEFAULT_POINTER), |entry| Answer::entry(spec, &entry))
    }
}

/// Returns whether an attribute can be the memory space of a pointer.
fn is_memory_space(ctx: &Context, attr: Attr) -> bool {
    match ctx.attr_data(attr) {
        AttrData::Dialect(data) => data.def.traits.iter().any(|t| &*t.name == "MemorySpaceAttrInterface"),
        _ => false,
    }
}

impl TypeLayout for Pointer {
    fn size_in_bits(&self, layout: &DataLayout<'_>, ty: Type, entries: &[Entry]) -> Result<Answer<TypeSize>> {
        match Self::find(layout, ty, entries).ok_or_else(|| layout.no_layout(ty))? {
            Found::Here(spec, entry) => Ok(Self::answer(spec.size, entry).map(TypeSize::fixed)),
            Found::As(ty) => layout.size_in_bits(ty),
        }
    }

    fn abi_alignment(&self, layout: &DataLayout<'_>, ty: Type, entries: &[Entry]) -> Result<Answer<u64>> {
        match Self::find(layout, ty, entries).ok_or_else(|| layout.no_layout(ty))? {
            Found::Here(spec, entry) => Ok(Self::answer(spec.abi / 8, entry)),
            Found::As(ty) => layout.abi_alignment(ty),
        }
    }

    fn preferred_alignment(&self, layout: &DataLayout<'_>, ty: Type, entries: &[Entry]) -> Result<Answer<u64>> {
        match Self::find(layout, ty, entries).ok_or_else(|| layout.no_layout(ty))? {
            Found::Here(spec, entry) => Ok(Self::answer(spec.preferred / 8, entry)),
            Found::As(ty) => layout.preferred_alignment(ty),
        }
    }

    fn index_bitwidth(&self, layout: &DataLayout<'_>, ty: Type, entries: &[Entry]) -> Result<Option<Answer<u64>>> {
        match Self::find(layout, ty, entries).ok_or_else(|| layout.no_layout(ty))? {
            Found::Here(spec, entry) => Ok(Some(Self::answer(spec.index, entry))),
            Found::As(ty) => layout.index_bitwidth(ty),
        }
    }

    fn are_compatible(&self, ctx: &Context, old: &[Entry], new: &[Entry], names: &[Entry]) -> bool {
        let entry_for = |space: Option<Attr>| {
            old.iter().find(|e| space.is_some() && e.type_key().and_then(|ty| memory_space(ctx, ty)) == space)
        };
        let key = Key::Name(ctx.ident(dlti::property_key(Property::DefaultMemorySpace)));
        let default = names.iter().find(|entry| entry.key == key).map(|entry| entry.value);
        new.iter().all(|inner| {
            let space = inner.type_key().and_then(|ty| memory_space(ctx, ty));
            let outer = entry_for(space).or_else(|| entry_for(default));
            let outer = outer.map_or(Some(DEFAULT), |entry| Spec::of(ctx, entry.value));
            match (outer, Spec::of(ctx, inner.value)) {
                (Some(outer), Some(inner)) => outer.size == inner.size && dlti::may_relax(outer.abi, inner.abi),
                _ => false,
            }
        })
    }

    fn verify_entries(&self, ctx: &Context, entries: &[Entry]) -> Result<(), Reason> {
        for entry in entries {
            if let Some(ty) = entry.type_key().filter(|_| Spec::of(ctx, entry.value).is_none()) {
                let ty = (Interfaces::of(ctx).spelling.ty)(ctx, ty);
                return Err(format!("expected layout attribute for '{ty}' to be a #ptr.spec attribute").into());
            }
        }
        Ok(())
    }
}
