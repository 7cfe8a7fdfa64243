//! Data layout of LLVM pointers, structures and arrays.
//!
//! An entry for `!llvm.ptr<N>` contains the size, ABI alignment, preferred alignment and index width (in bits) of
//! pointers in one address space. An entry for `!llvm.struct<()>` contains the minimum ABI and preferred alignment of
//! structures.

use mlirkit_defs::Release;
use mlirkit_diag::Reason;
use mlirkit_ir::{Context, Type, TypeData};
use mlirkit_layout::interface::TypeLayout;
use mlirkit_layout::{Answer, DataLayout, Entry, Error, ErrorKind, Interfaces, Member, Result, TypeSize, Words, dlti};

use super::types::{ArrayType, StructName, StructType, pointer_space, pointer_type};

/// Registers the data layout of the types.
pub(crate) fn register(interfaces: &mut Interfaces) {
    interfaces.types.insert("llvm.ptr", &Pointer);
    interfaces.types.insert("llvm.struct", &Struct);
    interfaces.types.insert("llvm.array", &Array);
}

/// Width in bits of pointers, and of memory indices, without a data layout entry.
const DEFAULT_BITS: u64 = 64;
/// Alignment of pointers in bytes without a data layout entry.
const DEFAULT_ALIGN: u64 = 8;

const DEFAULT_POINTER: &str = "64-bit pointers aligned to 8 bytes in the default address space";

fn spell(ctx: &Context, ty: Type) -> String {
    (Interfaces::of(ctx).spelling.ty)(ctx, ty)
}

fn bad_entry(layout: &DataLayout<'_>, ty: Type) -> Error {
    Error::new(ErrorKind::BadEntry, format!("the data layout entry for {} has no such number", layout.spell(ty)))
}

fn is_i64(ctx: &Context, words: &Words<'_>) -> bool {
    matches!(ctx.type_data(words.element), TypeData::Integer { width: 64, .. })
}

/// Returns whether the integers of an entry are verified. LLVM 17 and older do not verify 64-bit integers.
fn are_verified(ctx: &Context, words: &Words<'_>) -> bool {
    ctx.release() >= Release(18) || !is_i64(ctx, words)
}

/// Data layout of `!llvm.ptr`.
pub(super) struct Pointer;

/// Positions of the fields in a pointer entry.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Position {
    Size,
    Abi,
    Preferred,
    Index,
}

fn entry_for<'e>(ctx: &Context, entries: &'e [Entry], space: Option<u32>) -> Option<&'e Entry> {
    entries.iter().find(|entry| entry.type_key().and_then(|ty| pointer_space(ctx, ty)) == space)
}

fn stated(ctx: &Context, entry: &Entry, position: Position) -> Option<u64> {
    let words = Words::of(ctx, entry.value)?;
    match words.get(position as u64) {
        None if position == Position::Index => words.get(Position::Size as u64),
        stated => stated,
    }
}

impl Pointer {
    /// Returns the value of a field from the entry for the type's address space. `None` if the address space has no
    /// entry and is not the default one. Sizes are in bits, alignments in bytes.
    fn own(layout: &DataLayout<'_>, ty: Type, entries: &[Entry], position: Position) -> Result<Option<Answer<u64>>> {
        let ctx = layout.context();
        let is_width = matches!(position, Position::Size | Position::Index);
        let space = pointer_space(ctx, ty);
        if let Some(entry) = entry_for(ctx, entries, space) {
            let bits = stated(ctx, entry, position).ok_or_else(|| bad_entry(layout, ty))?;
            return Ok(Some(Answer::entry(if is_width { bits } else { bits / 8 }, entry)));
        }
        let default = Answer::type_rule(if is_width { DEFAULT_BITS } else { DEFAULT_ALIGN }, DEFAULT_POINTER);
        Ok((space == Some(0)).then_some(default))
    }

    fn in_default_space(layout: &DataLayout<'_>, ty: Type) -> Result<Type> {
        pointer_type(layout.context(), 0).ok_or_else(|| layout.no_layout(ty))
    }
}

impl TypeLayout for Pointer {
    fn size_in_bits(&self, layout: &DataLayout<'_>, ty: Type, entries: &[Entry]) -> Result<Answer<TypeSize>> {
        match Self::own(layout, ty, entries, Position::Size)? {
            Some(answer) => Ok(answer.map(TypeSize::fixed)),
            None => layout.size_in_bits(Self::in_default_space(layout, ty)?),
        }
    }

    fn abi_alignment(&self, layout: &DataLayout<'_>, ty: Type, entries: &[Entry]) -> Result<Answer<u64>> {
        match Self::own(layout, ty, entries, Position::Abi)? {
            Some(answer) => Ok(answer),
            None => layout.abi_alignment(Self::in_default_space(layout, ty)?),
        }
    }

    fn preferred_alignment(&self, layout: &DataLayout<'_>, ty: Type, entries: &[Entry]) -> Result<Answer<u64>> {
        match Self::own(layout, ty, entries, Position::Preferred)? {
            Some(answer) => Ok(answer),
            None => layout.preferred_alignment(Self::in_default_space(layout, ty)?),
        }
    }

    fn index_bitwidth(&self, layout: &DataLayout<'_>, ty: Type, entries: &[Entry]) -> Result<Option<Answer<u64>>> {
        match Self::own(layout, ty, entries, Position::Index)? {
            Some(answer) => Ok(Some(answer)),
            None => layout.index_bitwidth(Self::in_default_space(layout, ty)?),
        }
    }

    /// Returns whether the entries `new` of an inner scope may be nested in the outer entries `old`: they keep the
    /// sizes and only relax the alignment. An address space that the outer scope does not mention is compared with the
    /// default one. Upstream looks up the default but does not use it
    /// (<https://github.com/llvm/llvm-project/issues/222879>), and crashes if there are values to compare. If no entry
    /// gives the alignment, upstream compares bits with an alignment of 8 bytes; this function does the same, to accept
    /// the same files.
    fn are_compatible(&self, ctx: &Context, old: &[Entry], new: &[Entry], _names: &[Entry]) -> bool {
        new.iter().all(|inner| {
            let space = inner.type_key().and_then(|ty| pointer_space(ctx, ty));
            let outer = entry_for(ctx, old, space).or_else(|| entry_for(ctx, old, Some(0)));
            let numbers =
                |entry: &Entry| Some((stated(ctx, entry, Position::Size)?, stated(ctx, entry, Position::Abi)?));
            let outer = outer.map_or(Some((DEFAULT_BITS, DEFAULT_ALIGN)), numbers);
            match (outer, numbers(inner)) {
                (Some((size, abi)), Some((new_size, new_abi))) => size == new_size && dlti::may_relax(abi, new_abi),
                _ => false,
            }
        })
    }

    fn verify_entries(&self, ctx: &Context, entries: &[Entry]) -> Result<(), Reason> {
        for entry in entries {
            let key = || entry.type_key().map(|ty| spell(ctx, ty)).unwrap_or_default();
            let words = Words::of(ctx, entry.value).filter(|words| matches!(words.len, 3 | 4));
            let Some(words) = words else {
                return Err(format!(
                    "expected layout attribute for '{}' to be a dense integer elements attribute with 3 or 4 elements",
                    key()
                )
                .into());
            };
            if !is_i64(ctx, &words) && ctx.release() >= Release(18) {
                return Err(format!("expected i64 parameters for '{}'", key()).into());
            }
            if are_verified(ctx, &words) && words.get(Position::Abi as u64) > words.get(Position::Preferred as u64) {
                return Err("preferred alignment is expected to be at least as large as ABI alignment".into());
            }
        }
        Ok(())
    }
}

/// Data layout of `!llvm.struct`.
pub(super) struct Struct;

const STRUCT_SIZE: &str = "fields, each at its ABI alignment";
const STRUCT_ALIGN: &str = "largest ABI alignment of the fields";
const PACKED: &str = "packed structures have an alignment of 1";

impl Struct {
    /// Returns the preferred or the ABI alignment of a structure: the largest alignment of a field, or the alignment in
    /// the entry if that is larger. The ABI alignment of a packed structure is 1.
    fn alignment(layout: &DataLayout<'_>, ty: Type, entries: &[Entry], preferred: bool) -> Result<Answer<u64>> {
        let ctx = layout.context();
        let structure = StructType::of(ctx, ty).ok_or_else(|| layout.no_layout(ty))?;
        if structure.packed() && !preferred {
            return Ok(Answer::type_rule(1, PACKED));
        }
        let mut align = 1;
        for field in structure.elements() {
            align = align.max(layout.type_abi_alignment(*field)?);
        }
        let Some(entry) = entries.first() else { return Ok(Answer::type_rule(align, STRUCT_ALIGN)) };
        let words = Words::of(ctx, entry.value).ok_or_else(|| bad_entry(layout, ty))?;
        let second = if preferred { words.get(1) } else { None };
        let stated = second.or_else(|| words.get(0)).ok_or_else(|| bad_entry(layout, ty))? / 8;
        Ok(if stated > align { Answer::entry(stated, entry) } else { Answer::type_rule(align, STRUCT_ALIGN) })
    }
}

impl TypeLayout for Struct {
    fn size_in_bits(&self, layout: &DataLayout<'_>, ty: Type, _entries: &[Entry]) -> Result<Answer<TypeSize>> {
        let structure = StructType::of(layout.context(), ty).ok_or_else(|| layout.no_layout(ty))?;
        let (mut size, mut align) = (TypeSize::fixed(0), 1);
        for field in structure.elements() {
            let field_align = if structure.packed() { 1 } else { layout.type_abi_alignment(*field)? };
            let start = size.align_to(field_align).ok_or_else(|| layout.overflow(ty))?;
            size = add(layout, ty, start, layout.type_size(*field)?)?;
            align = align.max(field_align);
        }
        let bits = size.align_to(align).and_then(|bytes| bytes.checked_mul(8));
        Ok(Answer::type_rule(bits.ok_or_else(|| layout.overflow(ty))?, STRUCT_SIZE))
    }

    fn abi_alignment(&self, layout: &DataLayout<'_>, ty: Type, entries: &[Entry]) -> Result<Answer<u64>> {
        Self::alignment(layout, ty, entries, false)
    }

    fn preferred_alignment(&self, layout: &DataLayout<'_>, ty: Type, entries: &[Entry]) -> Result<Answer<u64>> {
        Self::alignment(layout, ty, entries, true)
    }

    fn members(&self, layout: &DataLayout<'_>, ty: Type) -> Result<Option<Vec<Member>>> {
        let structure = StructType::of(layout.context(), ty).ok_or_else(|| layout.no_layout(ty))?;
        let mut members = Vec::new();
        let mut end = TypeSize::fixed(0);
        for field in structure.elements() {
            let align = if structure.packed() { 1 } else { layout.type_abi_alignment(*field)? };
            let start = end.align_to(align).ok_or_else(|| layout.overflow(ty))?;
            let size = layout.type_size(*field)?;
            members.push(Member { ty: *field, padding: start.min - end.min, offset: start.min, size });
            end = add(layout, ty, start, size)?;
        }
        Ok(Some(members))
    }

    fn are_compatible(&self, ctx: &Context, old: &[Entry], new: &[Entry], _names: &[Entry]) -> bool {
        let abi = |entry: &Entry| Words::of(ctx, entry.value)?.get(0);
        let Some(outer) = old.first().map(abi) else { return true };
        new.iter().all(|inner| match (outer, abi(inner)) {
            (Some(outer), Some(inner)) => dlti::may_relax(outer, inner),
            _ => false,
        })
    }

    fn verify_entries(&self, ctx: &Context, entries: &[Entry]) -> Result<(), Reason> {
        for entry in entries {
            let Some(ty) = entry.type_key() else { continue };
            let words = Words::of(ctx, entry.value).filter(|words| matches!(words.len, 1 | 2));
            let Some(words) = words else {
                return Err(format!(
                    "expected layout attribute for '{}' to be a dense integer elements attribute of 1 or 2 elements",
                    spell(ctx, ty)
                )
                .into());
            };
            if !is_i64(ctx, &words) && ctx.release() >= Release(18) {
                return Err(format!("expected i64 entries for '{}'", spell(ctx, ty)).into());
            }
            let empty_literal = StructType::of(ctx, ty)
                .is_some_and(|structure| structure.name == StructName::Literal && structure.elements().is_empty());
            if !empty_literal {
                return Err(format!("unexpected layout attribute for struct '{}'", spell(ctx, ty)).into());
            }
            if are_verified(ctx, &words) && words.get(0) > words.last() {
                return Err("preferred alignment is expected to be at least as large as ABI alignment".into());
            }
        }
        Ok(())
    }
}

/// Adds two sizes. Fails if one is fixed and the other scalable, because field offsets are then unknown.
fn add(layout: &DataLayout<'_>, ty: Type, left: TypeSize, right: TypeSize) -> Result<TypeSize> {
    left.checked_add(right).ok_or_else(|| {
        if left.scalable == right.scalable {
            return layout.overflow(ty);
        }
        let message = format!("{} has fields of fixed and of scalable size", layout.spell(ty));
        Error::new(ErrorKind::MixedScalable, message)
    })
}

/// Data layout of `!llvm.array`.
pub(super) struct Array;

const ARRAY_SIZE: &str = "elements, each at its ABI alignment";

impl Array {
    fn of(layout: &DataLayout<'_>, ty: Type) -> Result<ArrayType> {
        ArrayType::of(layout.context(), ty).ok_or_else(|| layout.no_layout(ty))
    }
}

impl TypeLayout for Array {
    fn size_in_bits(&self, layout: &DataLayout<'_>, ty: Type, _entries: &[Entry]) -> Result<Answer<TypeSize>> {
        let array = Self::of(layout, ty)?;
        let align = layout.type_abi_alignment(array.element)?;
        let stride = layout.type_size(array.element)?.align_to(align);
        let bits = stride.and_then(|bytes| bytes.checked_mul(array.count)?.checked_mul(8));
        Ok(Answer::type_rule(bits.ok_or_else(|| layout.overflow(ty))?, ARRAY_SIZE))
    }

    fn abi_alignment(&self, layout: &DataLayout<'_>, ty: Type, _entries: &[Entry]) -> Result<Answer<u64>> {
        layout.abi_alignment(Self::of(layout, ty)?.element)
    }

    fn preferred_alignment(&self, layout: &DataLayout<'_>, ty: Type, _entries: &[Entry]) -> Result<Answer<u64>> {
        layout.preferred_alignment(Self::of(layout, ty)?.element)
    }
}
