//! The layout rules for builtin types, as in the default implementation of upstream.
//!
//! Where upstream divides by zero or reads past the end of an empty shape, the result is the one that its documentation
//! intends: an alignment of 0 means no requirement, and a vector of rank 0 has one element.

use mlirkit_ir::{Context, Sign, Type, TypeData, VectorType};

use crate::error::{Error, ErrorKind, Result};
use crate::layout::{DataLayout, Rules};
use crate::size::{TypeSize, power_of_two_ceil};
use crate::source::Answer;
use crate::spec::{Entry, Words};

/// Maximum width of builtin integers in bits.
const MAX_WIDTH: u64 = (1 << 24) - 1;

const INT_SIZE: &str = "width of the integer";
const FLOAT_SIZE: &str = "width of the float";
const INDEX_WIDTH: &str = "index is 64 bits wide without an entry";
const COMPLEX: &str = "two elements, the second at the preferred alignment of the first";
const VECTOR: &str = "elements of whole bytes, innermost dimension rounded up to a power of two";
const PACKED_VECTOR: &str = "bit-packed elements, innermost dimension rounded up to a power of two";
const VECTOR_ALIGN: &str = "size of the whole vector rounded up to a power of two";
const SMALL_INT: &str = "bytes rounded up to a power of two";
const LARGE_INT: &str = "4 bytes for integers of 64 bits and more";
const NATURAL: &str = "size rounded up to a power of two";

impl<'c> DataLayout<'c> {
    /// Returns the size in bytes by the default rule, even if the scope's operation overrides it.
    ///
    /// # Errors
    /// Fails if the type has no size in this scope.
    pub fn default_size(&self, ty: Type, entries: &[Entry]) -> Result<Answer<TypeSize>> {
        Ok(self.default_size_in_bits(ty, entries)?.map(|bits| bits.div_ceil(8)))
    }

    /// Returns the size in bits by the default rule, even if the scope's operation overrides it.
    ///
    /// # Errors
    /// Fails if the type has no size in this scope.
    pub fn default_size_in_bits(&self, ty: Type, entries: &[Entry]) -> Result<Answer<TypeSize>> {
        match self.context().type_data(ty) {
            TypeData::Integer { width, .. } => Ok(Answer::default_rule(TypeSize::fixed(u64::from(*width)), INT_SIZE)),
            TypeData::Float(kind) => Ok(Answer::default_rule(TypeSize::fixed(u64::from(kind.width())), FLOAT_SIZE)),
            TypeData::Complex(element) => {
                let align = self.default_preferred_alignment(*element, &[])?.value;
                let size = self.default_size_in_bits(*element, &[])?.value;
                let total = align.checked_mul(8).and_then(|align| size.align_to(align)?.checked_add(size));
                Ok(Answer::default_rule(total.ok_or_else(|| self.overflow(ty))?, COMPLEX))
            }
            TypeData::Index => {
                let width = self.index_width(entries)?;
                let size = self.size_in_bits(self.int_of(width.value)?)?;
                Ok(Answer { value: size.value, source: width.source })
            }
            TypeData::Vector(vector) => self.vector_bits(ty, vector),
            _ => match self.interfaces().ty(self.context(), ty) {
                Some(own) => own.size_in_bits(self, ty, entries),
                None => Err(self.no_layout(ty)),
            },
        }
    }

    /// Returns the ABI alignment in bytes by the default rule, even if the scope's operation overrides it.
    ///
    /// # Errors
    /// Fails if the type has no alignment in this scope.
    pub fn default_abi_alignment(&self, ty: Type, entries: &[Entry]) -> Result<Answer<u64>> {
        match self.context().type_data(ty) {
            TypeData::Vector(_) => {
                let size = self.size(ty)?.value.min;
                let align = power_of_two_ceil(size).ok_or_else(|| self.overflow(ty))?;
                Ok(Answer::default_rule(align, VECTOR_ALIGN))
            }
            TypeData::Float(_) => match entries.first() {
                Some(entry) => Ok(Answer::entry(self.alignments(entry)?.0 / 8, entry)),
                None => self.natural(ty),
            },
            TypeData::Index => self.abi_alignment(self.int_of(self.index_width(entries)?.value)?),
            TypeData::Integer { width, .. } => match self.integer_entry(*width, entries) {
                Some(entry) => Ok(Answer::entry(self.alignments(entry)?.0 / 8, entry)),
                None if *width < 64 => {
                    let bytes = u64::from(width.div_ceil(8));
                    Ok(Answer::default_rule(power_of_two_ceil(bytes).unwrap_or(bytes), SMALL_INT))
                }
                None => Ok(Answer::default_rule(4, LARGE_INT)),
            },
            TypeData::Complex(element) => self.default_abi_alignment(*element, &[]),
            _ => match self.interfaces().ty(self.context(), ty) {
                Some(own) => own.abi_alignment(self, ty, entries),
                None => Err(self.no_layout(ty)),
            },
        }
    }

    /// Returns the preferred alignment in bytes by the default rule, even if the scope's operation overrides it.
    ///
    /// # Errors
    /// Fails if the type has no alignment in this scope.
    pub fn default_preferred_alignment(&self, ty: Type, entries: &[Entry]) -> Result<Answer<u64>> {
        match self.context().type_data(ty) {
            TypeData::Vector(_) => self.abi_alignment(ty),
            TypeData::Float(_) => match entries.first() {
                Some(entry) => Ok(Answer::entry(self.alignments(entry)?.1 / 8, entry)),
                None => self.abi_alignment(ty),
            },
            TypeData::Integer { width, .. } => match self.integer_entry(*width, entries) {
                Some(entry) => Ok(Answer::entry(self.alignments(entry)?.1 / 8, entry)),
                None => self.natural(ty),
            },
            TypeData::Index => self.preferred_alignment(self.int_of(self.index_width(entries)?.value)?),
            TypeData::Complex(element) => self.default_preferred_alignment(*element, &[]),
            _ => match self.interfaces().ty(self.context(), ty) {
                Some(own) => own.preferred_alignment(self, ty, entries),
                None => Err(self.no_layout(ty)),
            },
        }
    }

    /// Returns the index bitwidth by the default rule, even if the scope's operation overrides it. `None` for types
    /// other than `index` and pointers.
    ///
    /// # Errors
    /// Fails if the entry for the type is invalid.
    pub fn default_index_bitwidth(&self, ty: Type, entries: &[Entry]) -> Result<Option<Answer<u64>>> {
        if matches!(self.context().type_data(ty), TypeData::Index) {
            return self.index_width(entries).map(Some);
        }
        match self.interfaces().ty(self.context(), ty) {
            Some(own) => own.index_bitwidth(self, ty, entries),
            None => Ok(None),
        }
    }

    /// Returns the natural alignment: the size in bytes, rounded up to a power of two. Fails if the size is scalable or
    /// too large.
    fn natural(&self, ty: Type) -> Result<Answer<u64>> {
        let size = self.size(ty)?.value;
        let bytes = size.as_fixed().ok_or_else(|| self.no_layout(ty))?;
        Ok(Answer::default_rule(power_of_two_ceil(bytes).ok_or_else(|| self.overflow(ty))?, NATURAL))
    }

    fn vector_bits(&self, ty: Type, vector: &VectorType) -> Result<Answer<TypeSize>> {
        let (element, rule) = match self.rules() {
            Rules::Llvm22 => (self.size(vector.element)?.value.checked_mul(8), VECTOR),
            Rules::Main => (Some(self.size_in_bits(vector.element)?.value), PACKED_VECTOR),
        };
        let count = vector.shape.split_last().map_or(Some(1), |(last, outer)| {
            let last = power_of_two_ceil(u64::try_from(*last).ok()?)?;
            outer.iter().try_fold(last, |n, dim| n.checked_mul(u64::try_from(*dim).ok()?))
        });
        let size = count.and_then(|count| element?.checked_mul(count)).ok_or_else(|| self.overflow(ty))?;
        let scalable = size.scalable || vector.scalable.contains(&true);
        Ok(Answer::default_rule(TypeSize { scalable, ..size }, rule))
    }

    /// Returns the width of `index` according to its entry; 64 if there is none. Fails if the entry is invalid.
    fn index_width(&self, entries: &[Entry]) -> Result<Answer<u64>> {
        let Some(entry) = entries.first() else { return Ok(Answer::default_rule(64, INDEX_WIDTH)) };
        let mlirkit_ir::AttrData::Integer(int) = self.context().attr_data(entry.value) else {
            return Err(self.bad_entry(crate::verify::INDEX_VALUE.to_owned() + "'index'"));
        };
        let width = int.value.to_u64().ok_or_else(|| self.overflow(self.context().index_type()))?;
        Ok(Answer::entry(width, entry))
    }

    fn int_of(&self, width: u64) -> Result<Type> {
        match u32::try_from(width) {
            Ok(bits) if width <= MAX_WIDTH => {
                Ok(self.context().ty(TypeData::Integer { width: bits, sign: Sign::Signless }))
            }
            _ => Err(self.bad_entry(format!("integer bitwidth is limited to {MAX_WIDTH} bits"))),
        }
    }

    /// Returns the entry that applies to integers of this width: the entry for the narrowest integer that is at least
    /// as wide, otherwise the entry for the widest integer. `None` if there are no entries.
    fn integer_entry<'e>(&self, width: u32, entries: &'e [Entry]) -> Option<&'e Entry> {
        let width_of = |entry: &Entry| int_width(self.context(), entry);
        let wide = entries.iter().filter(|e| width_of(e).is_some_and(|w| w >= width)).min_by_key(|e| width_of(e));
        // If several entries have this width, the first one applies, but `max_by_key` alone would return the last.
        wide.or_else(|| entries.iter().rev().max_by_key(|e| width_of(e)))
    }

    /// Returns the ABI and the preferred alignment in bits from an entry for an integer or float. Fails if the entry is
    /// invalid.
    fn alignments(&self, entry: &Entry) -> Result<(u64, u64)> {
        let words = Words::of(self.context(), entry.value);
        words.and_then(|words| Some((words.get(0)?, words.last()?))).ok_or_else(|| {
            let entry = (self.interfaces().spelling.attr)(self.context(), entry.attr);
            self.bad_entry(format!("expected a dense i64 elements attribute in the data layout entry {entry}"))
        })
    }

    /// Returns the error for a type without a layout, with the message that upstream prints before it aborts.
    #[must_use]
    #[cold]
    pub fn no_layout(&self, ty: Type) -> Error {
        let ty = self.spell(ty);
        Error::new(
            ErrorKind::NoLayout,
            format!("neither the scoping op nor the type class provide data layout information for {ty}"),
        )
    }

    /// Returns the error for a size or alignment that does not fit in 64 bits.
    #[must_use]
    #[cold]
    pub fn overflow(&self, ty: Type) -> Error {
        Error::new(ErrorKind::Overflow, format!("the layout of {} does not fit 64 bits", self.spell(ty)))
    }

    #[cold]
    fn bad_entry(&self, message: String) -> Error {
        Error::new(ErrorKind::BadEntry, message)
    }
}

fn int_width(ctx: &Context, entry: &Entry) -> Option<u32> {
    match ctx.type_data(entry.type_key()?) {
        TypeData::Integer { width, .. } => Some(*width),
        _ => None,
    }
}
