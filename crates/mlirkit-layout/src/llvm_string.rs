//! LLVM data layout strings: converts `e-p:64:64-i64:64` to a DLTI specification and back.
//!
//! A string may omit specifications, so the import adds LLVM's defaults, as upstream does. Specifications that DLTI
//! cannot express (vectors, aggregates, non-integral address spaces) are returned as strings.

use mlirkit_ir::{
    Attr, AttrData, Blob, Context, DenseElementsAttr, DialectType, Param, Sign, Type, TypeData, VectorType,
};
use mlirkit_num::FloatKind;

use crate::dlti;
use crate::error::{Error, ErrorKind, Result};
use crate::interface::Property;
use crate::layout::DataLayout;
use crate::spec::{Entry, Key};

/// LLVM's defaults for omitted specifications.
const DEFAULTS: &str = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:32:64-f16:16:16-f64:64:64-f128:128:128";

/// An option for the import: whether the specification has an entry for `index`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum IndexEntry {
    /// The specification has an entry: `index` is as wide as indices into the default address space.
    #[default]
    Derived,
    /// The specification has no entry, as in upstream's import. `index` is then 64 bits wide on every target.
    None,
}

/// A DLTI specification imported from an LLVM data layout string.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Imported {
    /// The attribute `#dlti.dl_spec<...>`.
    pub spec: Attr,
    /// The components of the string that DLTI cannot express.
    pub unhandled: Vec<String>,
}

struct Import<'c> {
    ctx: &'c Context,
    types: Vec<(Key, Attr)>,
    names: Vec<(Key, Attr)>,
    unhandled: Vec<String>,
    index: Option<u64>,
}

/// Imports an LLVM data layout string.
///
/// # Errors
/// Fails if a component of the string is invalid, or if the context lacks the `dlti` or `llvm` dialect.
pub fn import(ctx: &Context, text: &str, index: IndexEntry) -> Result<Imported> {
    let mut import = Import { ctx, types: Vec::new(), names: Vec::new(), unhandled: Vec::new(), index: None };
    for token in text.split('-').filter(|_| !text.is_empty()).chain(DEFAULTS.split('-')) {
        import.token(token).ok_or_else(|| {
            Error::new(ErrorKind::BadString, format!("malformed specification '{token}' in data layout string"))
        })?;
    }
    if let (IndexEntry::Derived, Some(width)) = (index, import.index) {
        let width = ctx.int_attr(ctx.i64_type(), width.cast_signed());
        import.types.push((Key::Type(ctx.index_type()), width));
    }
    let pairs = import.types.into_iter().chain(import.names);
    let items: Option<Vec<Attr>> = pairs.map(|(key, value)| dlti::entry_attr(ctx, key, value)).collect();
    let spec = items.and_then(|items| dlti::list_attr(ctx, "dl_spec", &items));
    let spec = spec.ok_or_else(|| Error::new(ErrorKind::BadString, "the context knows no dialect 'dlti'"))?;
    Ok(Imported { spec, unhandled: import.unhandled })
}

impl<'c> DataLayout<'c> {
    /// Returns the layout that an LLVM data layout string describes.
    ///
    /// # Errors
    /// Fails if the string is not a valid LLVM data layout.
    pub fn of_llvm_string(ctx: &'c Context, text: &str) -> Result<Self> {
        let imported = import(ctx, text, IndexEntry::Derived)?;
        Ok(Self::of_spec(ctx, imported.spec)?.described_by(text))
    }
}

fn numbers(text: &str) -> Option<Vec<u64>> {
    text.split(':').map(|number| number.parse().ok()).collect()
}

impl Import<'_> {
    fn token(&mut self, token: &str) -> Option<()> {
        let split = token.find(|c: char| !c.is_ascii_alphabetic()).unwrap_or(token.len());
        let (prefix, rest) = token.split_at_checked(split).filter(|(prefix, _)| !prefix.is_empty())?;
        match prefix {
            "e" | "E" if rest.is_empty() => {
                let value = if prefix == "e" { "little" } else { "big" };
                self.name(Property::Endianness, self.ctx.string_attr(value));
            }
            "e" | "E" => return None,
            "P" => self.space(Property::ProgramMemorySpace, rest.parse().ok()?),
            "G" => self.space(Property::GlobalMemorySpace, rest.parse().ok()?),
            "A" => self.space(Property::AllocaMemorySpace, rest.parse().ok()?),
            "S" => {
                let bits = rest.parse::<u64>().ok().filter(|bits| *bits != 0)?;
                self.name(Property::StackAlignment, self.ctx.int_attr(self.ctx.i64_type(), bits.cast_signed()));
            }
            "m" => self.name(Property::ManglingMode, self.ctx.string_attr(rest.strip_prefix(':')?)),
            "Fi" | "Fn" => {
                let value = dlti::function_pointer_alignment(self.ctx, rest.parse().ok()?, prefix == "Fn")?;
                self.name(Property::FunctionPointerAlignment, value);
            }
            "n" => {
                let widths: Option<Vec<i32>> = numbers(rest)?.into_iter().map(|n| i32::try_from(n).ok()).collect();
                self.name(Property::LegalIntWidths, self.ctx.i32_array(&widths?));
            }
            "i" => {
                let (width, rest) = rest.split_once(':')?;
                let width = width.parse().ok().filter(|width| *width < 1 << 24)?;
                self.aligned(self.ctx.int_type(width), rest)?;
            }
            "f" => {
                let (width, rest) = rest.split_once(':')?;
                self.aligned(self.ctx.float_type(float_of(width.parse().ok()?)?), rest)?;
            }
            "p" => {
                let (space, rest) = rest.split_once(':')?;
                self.pointer(if space.is_empty() { 0 } else { space.parse().ok()? }, rest)?;
            }
            // Valid in LLVM but not expressible in DLTI: vectors, aggregates, stack objects, and pointers that are not
            // integral or not addresses.
            _ if prefix.starts_with(['v', 'a', 's', 'p']) || prefix == "ni" => self.unhandled.push(token.to_owned()),
            _ => return None,
        }
        Some(())
    }

    fn name(&mut self, property: Property, value: Attr) {
        let key = Key::Name(self.ctx.ident(dlti::property_key(property)));
        if self.names.iter().all(|(known, _)| *known != key) {
            self.names.push((key, value));
        }
    }

    /// Adds an entry for a memory space, unless it is the default address space.
    fn space(&mut self, property: Property, space: u64) {
        if space != 0 {
            let ui64 = self.ctx.ty(TypeData::Integer { width: 64, sign: Sign::Unsigned });
            self.name(property, self.ctx.int_attr(ui64, space.cast_signed()));
        }
    }

    /// Adds an entry for a type if there is none yet. Returns whether it was added.
    fn ty(&mut self, ty: Type, value: Attr) -> bool {
        let new = self.types.iter().all(|(known, _)| *known != Key::Type(ty));
        if new {
            self.types.push((Key::Type(ty), value));
        }
        new
    }

    fn aligned(&mut self, ty: Type, text: &str) -> Option<()> {
        let (abi, preferred) = match *numbers(text)? {
            [abi] => (abi, abi),
            [abi, preferred] => (abi, preferred),
            _ => return None,
        };
        self.ty(ty, dense_i64(self.ctx, &[abi, preferred]));
        Some(())
    }

    fn pointer(&mut self, space: u32, text: &str) -> Option<()> {
        let (size, abi, preferred, index) = match *numbers(text)? {
            [size, abi] => (size, abi, abi, size),
            [size, abi, preferred] => (size, abi, preferred, size),
            [size, abi, preferred, index] => (size, abi, preferred, index),
            _ => return None,
        };
        let new = self.ty(pointer_type(self.ctx, space)?, dense_i64(self.ctx, &[size, abi, preferred, index]));
        if new && space == 0 {
            self.index = Some(index);
        }
        Some(())
    }
}

/// Returns the LLVM float type with this width; `None` if there is none.
fn float_of(width: u32) -> Option<FloatKind> {
    Some(match width {
        16 => FloatKind::F16,
        32 => FloatKind::F32,
        64 => FloatKind::F64,
        80 => FloatKind::F80,
        128 => FloatKind::F128,
        _ => return None,
    })
}

/// Returns `!llvm.ptr<space>`; `None` if the context lacks the dialect.
fn pointer_type(ctx: &Context, space: u32) -> Option<Type> {
    let def = ctx.dialect(ctx.ident("llvm"))?.type_("ptr")?;
    Some(ctx.ty(TypeData::Dialect(Box::new(DialectType { def, params: [Param::Int(space.into())].into() }))))
}

/// Returns `dense<[...]> : vector<Nxi64>` with these elements.
#[must_use]
pub fn dense_i64(ctx: &Context, values: &[u64]) -> Attr {
    let shape = [i64::try_from(values.len()).unwrap_or(i64::MAX)];
    let vector = VectorType { shape: shape.into(), scalable: [false].into(), element: ctx.i64_type() };
    let splat = values.windows(2).all(|pair| pair.first() == pair.last());
    let stored = if splat { values.get(..1).unwrap_or_default() } else { values };
    let data = Blob::owned(stored.iter().flat_map(|value| value.to_le_bytes()).collect());
    let ty = ctx.ty(TypeData::Vector(Box::new(vector)));
    ctx.attr(AttrData::DenseElements(Box::new(DenseElementsAttr { ty, splat, data })))
}

/// Exports the entries of a layout as an LLVM data layout string.
///
/// # Errors
/// Fails if an entry has no LLVM equivalent.
pub fn export(layout: &DataLayout<'_>) -> Result<String> {
    let entries = layout.entries();
    let (names, types): (Vec<_>, Vec<_>) = entries.iter().partition(|entry| matches!(entry.key, Key::Name(_)));
    let mut parts = Vec::with_capacity(entries.len());
    for entry in names {
        parts.extend(name_part(layout, entry)?);
    }
    for entry in types {
        parts.extend(type_part(layout, entry)?);
    }
    Ok(parts.join("-"))
}

#[cold]
fn not_expressible(message: String) -> Error {
    Error::new(ErrorKind::NotExpressible, message)
}

fn name_part(layout: &DataLayout<'_>, entry: &Entry) -> Result<Option<String>> {
    let (ctx, Key::Name(name)) = (layout.context(), entry.key) else { return Ok(None) };
    let text = ctx.str(name);
    let property = Property::ALL.into_iter().find(|property| dlti::property_key(*property) == text);
    let unsupported = || not_expressible(format!("unsupported data layout key \"{text}\""));
    let number = || match ctx.attr_data(entry.value) {
        AttrData::Integer(int) => int.value.to_u64().ok_or_else(unsupported),
        _ => Err(unsupported()),
    };
    let string = || match ctx.attr_data(entry.value) {
        AttrData::String { value, .. } => Ok(ctx.str(*value)),
        _ => Err(unsupported()),
    };
    // Omit 0, which is the default.
    let numbered = |letter: char| Ok(Some(number()?).filter(|n| *n != 0).map(|n| format!("{letter}{n}")));
    match property.ok_or_else(unsupported)? {
        Property::Endianness => Ok(Some(if string()? == "little" { "e".into() } else { "E".into() })),
        Property::ProgramMemorySpace => numbered('P'),
        Property::GlobalMemorySpace => numbered('G'),
        Property::AllocaMemorySpace => numbered('A'),
        Property::StackAlignment => numbered('S'),
        Property::ManglingMode => Ok(Some(format!("m:{}", string()?))),
        Property::FunctionPointerAlignment => {
            let (bits, dependent) = dlti::function_pointer_alignment_parts(ctx, entry.value).ok_or_else(unsupported)?;
            Ok(Some(format!("F{}{bits}", if dependent { 'n' } else { 'i' })))
        }
        Property::LegalIntWidths => {
            let widths = ctx.int_array_values(entry.value).ok_or_else(unsupported)?;
            let widths: Vec<String> = widths.iter().map(i64::to_string).collect();
            Ok(Some(format!("n{}", widths.join(":"))))
        }
        Property::DefaultMemorySpace => Err(unsupported()),
    }
}

fn type_part(layout: &DataLayout<'_>, entry: &Entry) -> Result<Option<String>> {
    let (ctx, Key::Type(ty)) = (layout.context(), entry.key) else { return Ok(None) };
    let unsupported = || not_expressible(format!("unsupported type in data layout: '{}'", layout.spell(ty)));
    let bits = || layout.type_size_in_bits(ty)?.as_fixed().ok_or_else(unsupported);
    let in_bits = |bytes: u64| bytes.checked_mul(8).ok_or_else(|| layout.overflow(ty));
    let abi = || in_bits(layout.type_abi_alignment(ty)?);
    let preferred = || in_bits(layout.type_preferred_alignment(ty)?);
    let letter = match ctx.type_data(ty) {
        TypeData::Index => return Ok(None),
        TypeData::Integer { sign: Sign::Signless, .. } => 'i',
        TypeData::Integer { .. } => {
            let ty = layout.spell(ty);
            return Err(not_expressible(format!("unsupported data layout for non-signless integer '{ty}'")));
        }
        TypeData::Float(kind) if float_of(kind.width()) == Some(*kind) => 'f',
        TypeData::Dialect(own) if &*own.def.name == "llvm.ptr" => {
            let [Param::Int(space)] = *own.params else { return Err(unsupported()) };
            let index = layout.type_index_bitwidth(ty)?.ok_or_else(unsupported)?;
            return Ok(Some(format!("p{space}:{}:{}:{}:{index}", bits()?, abi()?, preferred()?)));
        }
        _ => return Err(unsupported()),
    };
    let (abi, preferred) = (abi()?, preferred()?);
    let preferred = if preferred == abi { String::new() } else { format!(":{preferred}") };
    Ok(Some(format!("{letter}{}:{abi}{preferred}", bits()?)))
}
