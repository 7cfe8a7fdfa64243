//! The field reader with which dialects decode attributes, types and properties, and the interface through which it
//! accesses the file's tables.

use bytes::Bytes;
use mlirkit_defs::{Dialect, Release};
use mlirkit_diag::{Error, Result};
use mlirkit_ir::{Attr, AttrData, Context, Ident, Type};
use mlirkit_num::ApInt;
use mlirkit_wire::Reader;

use crate::codec::builtin;
use crate::codec::properties::SlotConstraints;
use crate::codec::registry::DialectVersion;
use crate::codec::row_plans::RowPlans;

/// The maximum size in bytes of a blob that is copied.
const SMALL_BLOB: usize = 64;

/// The known facts about the writer of a file: bytecode version, release, and kind of release.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Origin {
    /// The bytecode version.
    pub(crate) version: u64,
    /// The LLVM release whose definitions the file uses, if it is known.
    pub(crate) release: Option<Release>,
    /// Whether the producer string names a development snapshot, such as `MLIR21.0.0git`. Snapshots with the same name
    /// can differ.
    pub(crate) is_snapshot: bool,
}

/// Access to the tables of a file, to which the fields of an entry refer. The field reader uses the tables only through
/// this trait, so encodings are independent of how the file is read.
pub(crate) trait Entries<'c> {
    /// Returns the bytecode version and the release that wrote the file.
    fn origin(&self) -> Origin;

    /// Returns the attribute at an index that has just been read at `at`.
    fn attr(&mut self, at: &Reader<'_>, index: u64) -> Result<Attr>;

    /// Returns the attribute at an index that has just been read together with a presence flag.
    fn present_attr(&mut self, at: &Reader<'_>, index: u64) -> Result<Attr>;

    /// Returns the type at an index that has just been read at `at`.
    fn ty(&mut self, at: &Reader<'_>, index: u64) -> Result<Type>;

    /// Returns the dialect and key of the resource at an index; `None` if the index is out of range.
    fn resource(&mut self, index: u64) -> Option<(Ident, Ident)>;

    /// Reads a string index at `cursor` and returns the string.
    fn string(&mut self, cursor: &mut Reader<'_>) -> Result<&[u8]>;

    /// Returns the string at an index. `None` if the string has not been interned, or if references are being recorded,
    /// because then no reference may be skipped.
    fn interned_string(&self, index: u64) -> Option<Ident>;

    /// Returns `data`, which must be a slice of the input, as shared bytes without copying it.
    fn share(&self, data: &[u8]) -> Bytes;

    /// Returns the version that the file stores for a dialect; `None` if it stores none.
    fn dialect_version(&mut self, at: &Reader<'_>, dialect: &str) -> Result<Option<DialectVersion>>;

    /// Returns true if references are being recorded.
    fn is_recording(&self) -> bool;

    /// Returns the cache of property slot constraints.
    fn slot_constraints(&mut self) -> &mut SlotConstraints;

    /// Returns the cache of plans for reading attributes and types; see [`RowPlan`](super::row_plans::RowPlan).
    fn row_plans(&mut self) -> &mut RowPlans;
}

/// Reads an integer of up to 64 bits; `None` if `width` is larger.
#[inline(always)]
fn narrow_int(width: u32, data: &mut Reader<'_>) -> Option<Result<ApInt>> {
    let value = match width {
        0..=8 => data.read_byte().map(u64::from),
        9..=64 => data.read_signed_varint().map(|value| value as u64),
        _ => return None,
    };
    Some(value.map(|value| ApInt::from_u64(width, value)))
}

/// A reader for the fields of an attribute, a type, a dialect version or an operation's properties.
pub struct DialectReader<'r, 'c> {
    entries: &'r mut (dyn Entries<'c> + 'r),
    ctx: &'c Context,
    pub(super) cursor: Reader<'r>,
    /// The dialect to which the attribute, type or operation being read belongs.
    pub(super) dialect: Option<&'static Dialect>,
}

impl<'r, 'c> DialectReader<'r, 'c> {
    pub(crate) fn new(entries: &'r mut (dyn Entries<'c> + 'r), ctx: &'c Context, cursor: Reader<'r>) -> Self {
        Self { entries, ctx, cursor, dialect: None }
    }

    /// Sets the dialect to which the attribute, type or operation being read belongs.
    pub(crate) fn of_dialect(self, dialect: Option<&'static Dialect>) -> Self {
        Self { dialect, ..self }
    }

    /// Returns the reader of the remaining bytes.
    pub(crate) fn cursor(&self) -> &Reader<'r> {
        &self.cursor
    }

    /// Returns the bytecode version and the release that wrote the file.
    pub(super) fn origin(&self) -> Origin {
        self.entries.origin()
    }

    /// Returns true if references are being recorded. If so, no reference may be skipped.
    pub(super) fn is_recording(&self) -> bool {
        self.entries.is_recording()
    }

    /// Returns the cache of property slot constraints.
    pub(super) fn slot_constraints(&mut self) -> &mut SlotConstraints {
        self.entries.slot_constraints()
    }

    /// Returns the cache of plans for reading attributes and types.
    pub(super) fn row_plans(&mut self) -> &mut RowPlans {
        self.entries.row_plans()
    }

    /// Returns the context.
    #[must_use]
    pub fn context(&self) -> &'c Context {
        self.ctx
    }

    /// Returns the bytecode version of the file.
    #[must_use]
    pub fn bytecode_version(&self) -> u64 {
        self.entries.origin().version
    }

    /// Returns the version of a dialect stored in the file; `None` if there is none.
    ///
    /// # Errors
    /// Fails if the dialect is unknown or its version cannot be read.
    pub fn dialect_version(&mut self, dialect: &str) -> Result<Option<DialectVersion>> {
        self.entries.dialect_version(&self.cursor, dialect)
    }

    /// Returns true if the release that wrote the file satisfies `has`, or if that release is unknown.
    pub(crate) fn is_there(&self, has: fn(Release) -> bool) -> bool {
        self.origin().release.is_none_or(has)
    }

    /// Creates an error located at the next byte.
    #[must_use]
    #[cold]
    pub fn error(&self, message: impl Into<String>) -> Error {
        self.cursor.error(message)
    }

    /// Returns the file offset of the next byte.
    #[must_use]
    pub fn offset(&self) -> u64 {
        self.cursor.offset()
    }

    /// Returns the number of bytes that remain in the entry.
    #[must_use]
    pub fn remaining(&self) -> usize {
        self.cursor.len()
    }

    pub(crate) fn spell_type(&self, ty: Type) -> String {
        self.ctx.type_text(ty)
    }

    /// Creates the error for an attribute that is not an instance of the C++ class `class`.
    #[must_use]
    #[cold]
    pub fn unexpected_attr(&self, class: &str, found: Attr) -> Error {
        self.error(format!("expected mlir::{class}, but got: {}", self.context().attr_text(found)))
    }

    /// Reads a reference to an attribute, and returns the attribute.
    ///
    /// # Errors
    /// Fails if the entry ends, the index is out of range, or the attribute cannot be decoded.
    #[inline]
    pub fn attr(&mut self) -> Result<Attr> {
        let index = self.cursor.read_varint()?;
        self.entries.attr(&self.cursor, index)
    }

    /// Reads a reference to an optional attribute. `None` if the attribute is absent.
    ///
    /// # Errors
    /// Fails if the entry ends, the index is out of range, or the attribute cannot be decoded.
    #[inline]
    pub fn optional_attr(&mut self) -> Result<Option<Attr>> {
        let (index, present) = self.cursor.read_varint_with_flag()?;
        if present { self.entries.present_attr(&self.cursor, index).map(Some) } else { Ok(None) }
    }

    /// Reads a reference to a location attribute.
    ///
    /// # Errors
    /// Fails if the attribute cannot be decoded or is not a location.
    pub fn location(&mut self) -> Result<Attr> {
        let attr = self.attr()?;
        if self.context().attr_data(attr).is_location() {
            Ok(attr)
        } else {
            Err(self.unexpected_attr("LocationAttr", attr))
        }
    }

    pub(crate) fn file_loc(&self, file: Ident, line: u32, column: u32) -> Attr {
        self.ctx.file_loc(file, line, column)
    }

    /// Reads a reference to a string attribute, and returns its value.
    ///
    /// # Errors
    /// Fails if the attribute cannot be decoded or is not a string.
    pub fn string_attr(&mut self) -> Result<Ident> {
        let attr = self.attr()?;
        match self.context().attr_data(attr) {
            AttrData::String { value, .. } => Ok(*value),
            _ => Err(self.unexpected_attr("StringAttr", attr)),
        }
    }

    /// Reads a reference to a type, and returns the type.
    ///
    /// # Errors
    /// Fails if the entry ends, the index is out of range, or the type cannot be decoded.
    pub fn ty(&mut self) -> Result<Type> {
        let index = self.cursor.read_varint()?;
        self.entries.ty(&self.cursor, index)
    }

    /// Reads a reference to a resource, and returns its dialect and key.
    ///
    /// # Errors
    /// Fails if the entry ends or the index is out of range.
    pub fn resource(&mut self) -> Result<(Ident, Ident)> {
        let index = self.cursor.read_varint()?;
        self.entries.resource(index).ok_or_else(|| self.error(format!("invalid resource handle index: {index}")))
    }

    /// Reads a variable-width integer.
    ///
    /// # Errors
    /// Fails if the entry ends.
    #[inline]
    pub fn varint(&mut self) -> Result<u64> {
        self.cursor.read_varint()
    }

    /// Reads a variable-width integer whose lowest bit is a flag. Returns the remaining bits and the flag.
    ///
    /// # Errors
    /// Fails if the entry ends.
    pub fn varint_with_flag(&mut self) -> Result<(u64, bool)> {
        self.cursor.read_varint_with_flag()
    }

    /// Reads a signed variable-width integer.
    ///
    /// # Errors
    /// Fails if the entry ends.
    pub fn signed_varint(&mut self) -> Result<i64> {
        self.cursor.read_signed_varint()
    }

    /// Reads a byte.
    ///
    /// # Errors
    /// Fails if the entry ends.
    pub fn byte(&mut self) -> Result<u8> {
        self.cursor.read_byte()
    }

    /// Reads a bool, which is stored as a byte: true unless it is 0.
    ///
    /// # Errors
    /// Fails if the entry ends.
    pub fn bool(&mut self) -> Result<bool> {
        self.byte().map(|byte| byte != 0)
    }

    /// Reads a reference to a string, and returns its bytes.
    ///
    /// # Errors
    /// Fails if the entry ends or the index is out of range.
    pub fn string(&mut self) -> Result<&[u8]> {
        self.entries.string(&mut self.cursor)
    }

    /// Reads a reference to a string, and interns the string.
    ///
    /// # Errors
    /// Fails if the entry ends or the index is out of range.
    pub fn ident(&mut self) -> Result<Ident> {
        let mut quick = self.cursor.quick();
        if let Some(ident) = quick.varint().and_then(|index| self.entries.interned_string(index)) {
            self.cursor.catch_up(quick);
            return Ok(ident);
        }
        let ctx = self.context();
        self.string().map(|text| ctx.ident_bytes(text))
    }

    /// Reads a blob: its size in bytes, followed by the bytes. A blob of up to 64 bytes is copied, so that it does not
    /// keep the whole input alive. A larger one is a slice of the input.
    ///
    /// # Errors
    /// Fails if the entry ends.
    pub fn blob(&mut self) -> Result<Bytes> {
        let size = self.cursor.read_varint()?;
        let data = self.cursor.read_bytes(size)?;
        let small = data.len() <= SMALL_BLOB;
        Ok(if small { Bytes::copy_from_slice(data) } else { self.entries.share(data) })
    }

    /// Creates a dense attribute of a builtin type from the bytes of its elements, as encoded by the builtin dialect.
    ///
    /// # Errors
    /// Fails if the type has no elements or the number of bytes does not match the type.
    pub fn dense_elements(&self, ty: Type, data: Bytes) -> Result<Attr> {
        builtin::dense(self, ty, data).map(|data| self.context().attr(data))
    }

    /// Reads an integer with a known width.
    ///
    /// # Errors
    /// Fails if the entry ends, or if an integer of this width takes too much memory.
    pub fn ap_int(&mut self, width: u32) -> Result<ApInt> {
        if let Some(narrow) = narrow_int(width, &mut self.cursor) {
            return narrow;
        }
        if !self.ctx.has_room_for_integer(width) {
            return Err(self.error("very wide integers take too much memory"));
        }
        let words = self.list(|r| Ok(r.signed_varint()? as u64))?;
        Ok(ApInt::from_words(width, &words))
    }

    /// Reads the bit pattern of a float with a known width.
    ///
    /// # Errors
    /// Fails if the entry ends.
    pub fn float(&mut self, width: u32) -> Result<u128> {
        let int = self.ap_int(width)?;
        let word = |index| int.words().get(index).copied().map_or(0, u128::from);
        Ok(word(0) | word(1) << 64)
    }

    /// Converts a count to `usize`. Fails if the entry has fewer remaining bytes than the count.
    pub(crate) fn limit(&self, count: u64) -> Result<usize> {
        let fits = usize::try_from(count).ok().filter(|count| *count <= self.cursor.len());
        fits.ok_or_else(|| self.error("attempting to parse a byte at the end of the bytecode"))
    }

    /// Reads a count, followed by as many items with `read`.
    ///
    /// # Errors
    /// Fails if the entry ends or `read` fails.
    pub fn list<T>(&mut self, mut read: impl FnMut(&mut Self) -> Result<T>) -> Result<Vec<T>> {
        let count = self.cursor.read_count(1)?;
        let mut items = Vec::with_capacity(count.min(1 << 16));
        for _ in 0..count {
            items.push(read(self)?);
        }
        Ok(items)
    }

    /// Reads a sparse array into `values`. Elements that are not stored are left unchanged.
    ///
    /// # Errors
    /// Fails if the entry ends, an index is out of range, or the array is longer than `values`.
    pub fn sparse_array(&mut self, values: &mut [i32]) -> Result<()> {
        let (count, sparse) = self.varint_with_flag()?;
        if count == 0 {
            return Ok(());
        }
        if !sparse {
            if count > values.len() as u64 {
                let room = values.len();
                return Err(
                    self.error(format!("trying to read an array of {count} but only {room} storage available."))
                );
            }
            for value in values.iter_mut().take(count as usize) {
                *value = self.varint()? as i32;
            }
            return Ok(());
        }
        let bits = self.varint()?;
        if bits > 8 {
            return Err(self.error(format!("reading sparse array with indexing above 8 bits: {bits}")));
        }
        for _ in 0..count {
            let pair = self.varint()?;
            let (index, room) = (pair & ((1 << bits) - 1), values.len());
            let Some(slot) = values.get_mut(index as usize) else {
                let message = format!("reading a sparse array found index {index} but only {room} storage available.");
                return Err(self.error(message));
            };
            *slot = (pair >> bits) as i32;
        }
        Ok(())
    }
}
