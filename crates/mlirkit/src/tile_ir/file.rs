//! The sections and tables of a Tile IR file.

use std::cell::Cell;

use super::code::{TileAttr, tagged};
use super::{Cursor, MAGIC, TileResult, Version};

/// The names of the sections, indexed by section id.
const SECTIONS: [&str; 8] = ["end", "strings", "functions", "debug", "constants", "types", "globals", "producer"];

const STRINGS: u8 = 1;
const FUNCTIONS: u8 = 2;
const CONSTANTS: u8 = 4;
const TYPES: u8 = 5;
const GLOBALS: u8 = 6;
const PRODUCER: u8 = 7;

/// The oldest version of the format that can be read; [`NEWEST`] is the newest.
const FIRST: Version = Version(13, 1);
const NEWEST: Version = Version(13, 3);

/// The maximum length of a type's printed form, in bytes.
const MAX_TYPE: usize = 4096;

/// The maximum number of string bytes copied per byte of the file. Files that exceed it by referring to one long string
/// many times are rejected.
const COPIES: usize = 64;

/// The maximum number of function arguments per byte of the file. It is needed because functions share types, so a
/// small file can declare very many arguments.
const ARGUMENTS: usize = 64;

/// A section of a Tile IR file.
#[derive(Debug, Clone, Copy)]
pub(crate) struct TileSection {
    pub(crate) id: u8,
    /// The offset of the section's content in the file.
    pub(crate) offset: usize,
    pub(crate) size: usize,
}

impl TileSection {
    /// Returns the name of the section; `unknown` for an unknown id.
    pub(crate) fn name(self) -> &'static str {
        SECTIONS.get(usize::from(self.id)).copied().unwrap_or("unknown")
    }
}

/// A type in the type table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct TileType {
    /// The printed form of the type, without the prefix `!cuda_tile.`.
    pub(crate) text: String,
    /// Whether the type belongs to the `cuda_tile` dialect and is therefore printed with the prefix `!cuda_tile.`.
    pub(crate) is_own: bool,
    /// For a tile type: its sizes and the index of its element type.
    pub(crate) tile: Option<(Vec<i64>, usize)>,
    /// For a function type: the type indices of its arguments and results.
    pub(crate) function: Option<(Vec<usize>, Vec<usize>)>,
}

impl TileType {
    fn builtin(text: &str) -> Self {
        Self { text: text.to_owned(), is_own: false, tile: None, function: None }
    }

    fn own(text: String) -> Self {
        Self { text, is_own: true, tile: None, function: None }
    }
}

/// A function declared in the file.
#[derive(Debug)]
pub(crate) struct TileFunction {
    pub(crate) name: String,
    /// The index of the function's type.
    pub(crate) ty: usize,
    pub(crate) hints: Option<TileAttr>,
    /// The byte range in the file that encodes the function's operations.
    pub(crate) body: std::ops::Range<usize>,
}

/// A global variable declared in the file.
#[derive(Debug)]
pub(crate) struct TileGlobal {
    pub(crate) name: String,
    pub(crate) ty: usize,
    pub(crate) value: usize,
    pub(crate) alignment: u64,
    pub(crate) visibility: u64,
    pub(crate) is_constant: bool,
}

/// A parsed Tile IR file. The function bodies are read separately.
#[derive(Debug)]
pub(crate) struct TileFile<'a> {
    pub(crate) bytes: &'a [u8],
    pub(crate) version: Version,
    pub(crate) sections: Vec<TileSection>,
    pub(crate) strings: Vec<&'a [u8]>,
    pub(crate) types: Vec<TileType>,
    /// The offset and size of each type's encoding.
    pub(crate) type_places: Vec<(usize, usize)>,
    pub(crate) constants: Vec<&'a [u8]>,
    pub(crate) functions: Vec<TileFunction>,
    pub(crate) globals: Vec<TileGlobal>,
    pub(crate) producer: Option<String>,
    /// The number of string bytes copied so far.
    copied: Cell<usize>,
}

impl<'a> TileFile<'a> {
    /// Reads the header and tables of a file, but not the operations in function bodies.
    pub(crate) fn read(bytes: &'a [u8]) -> TileResult<Self> {
        let mut cursor = Cursor::new(bytes, 0..bytes.len());
        if cursor.take(MAGIC.len())? != MAGIC {
            return cursor.fail("expected CUDA Tile IR bytecode");
        }
        let version = Version(cursor.byte()?, cursor.byte()?);
        if !(FIRST..=NEWEST).contains(&version) {
            return cursor.fail(format!("the file has version {version}, and {FIRST} to {NEWEST} are known"));
        }
        cursor.take(2)?;
        let mut sections: Vec<TileSection> = Vec::new();
        loop {
            let start = cursor;
            let id = cursor.byte()?;
            if id == 0 {
                break;
            }
            let size = cursor.varint()?;
            if id & 0x80 != 0 {
                let alignment = cursor.varint()?;
                if !alignment.is_power_of_two() || alignment > 1 << 16 {
                    return start.fail(format!("a section has the alignment {alignment}"));
                }
                cursor.align(0, alignment as usize)?;
            }
            let id = id & 0x7f;
            if usize::from(id) >= SECTIONS.len() || sections.iter().any(|other| other.id == id) {
                return start.fail(format!("the section {id} is unknown or there twice"));
            }
            let offset = cursor.at;
            let size = usize::try_from(size).unwrap_or(usize::MAX);
            cursor.take(size)?;
            sections.push(TileSection { id, offset, size });
        }
        let mut file = Self {
            bytes,
            version,
            sections,
            strings: Vec::new(),
            types: Vec::new(),
            type_places: Vec::new(),
            constants: Vec::new(),
            functions: Vec::new(),
            globals: Vec::new(),
            producer: None,
            copied: Cell::new(0),
        };
        file.strings = file.table(STRINGS, 4)?;
        file.constants = file.table(CONSTANTS, 8)?;
        for entry in file.table(TYPES, 4)? {
            let start = entry.as_ptr() as usize - bytes.as_ptr() as usize;
            let ty = file.ty(&mut Cursor::new(bytes, start..start + entry.len()))?;
            file.types.push(ty);
            file.type_places.push((start, entry.len()));
        }
        file.read_functions()?;
        file.read_globals()?;
        if let Some(mut cursor) = file.section(PRODUCER) {
            file.producer = Some(file.string(&mut cursor)?);
        }
        Ok(file)
    }

    fn section(&self, id: u8) -> Option<Cursor<'a>> {
        let section = self.sections.iter().find(|section| section.id == id)?;
        Some(Cursor::new(self.bytes, section.offset..section.offset + section.size))
    }

    /// Reads a table that begins with the offsets of its entries, each four or eight bytes wide (`size`).
    fn table(&self, id: u8, size: usize) -> TileResult<Vec<&'a [u8]>> {
        let Some(mut cursor) = self.section(id) else { return Ok(Vec::new()) };
        let start = cursor.at;
        let count = cursor.count(size)?;
        cursor.align(start, size)?;
        let place = cursor;
        let offsets: Vec<i64> = cursor.take(count * size)?.chunks_exact(size).map(little_unsigned).collect();
        let data = cursor.take(cursor.left())?;
        let ends = offsets.iter().skip(1).copied().chain([data.len() as i64]);
        let entries = offsets.iter().zip(ends).map(|(start, end)| {
            let range = usize::try_from(*start).ok()?..usize::try_from(end).ok()?;
            data.get(range)
        });
        match entries.collect() {
            Some(entries) => Ok(entries),
            None => place.fail("an offset lies outside of its section"),
        }
    }

    /// Reads a string index and returns the string.
    pub(crate) fn string(&self, cursor: &mut Cursor<'a>) -> TileResult<String> {
        let start = *cursor;
        let index = cursor.varint()?;
        match usize::try_from(index).ok().and_then(|index| self.strings.get(index)) {
            Some(bytes) => {
                // Many references to one long string would make the output of a small file huge.
                let most = self.bytes.len().saturating_mul(COPIES).max(1 << 20);
                self.copied.set(self.copied.get() + bytes.len());
                if self.copied.get() > most {
                    return start.fail(format!("the strings that are referred to have more than {most} bytes"));
                }
                Ok(String::from_utf8_lossy(bytes).into_owned())
            }
            None => start.fail(format!("there is no string {index}")),
        }
    }

    /// Reads a type index and checks that it is in range.
    pub(crate) fn type_index(&self, cursor: &mut Cursor<'a>) -> TileResult<usize> {
        let start = *cursor;
        let index = cursor.varint()?;
        match usize::try_from(index).ok().filter(|index| *index < self.types.len()) {
            Some(index) => Ok(index),
            None => start.fail(format!("there is no type {index} before this place")),
        }
    }

    fn plain_type(&self, cursor: &mut Cursor<'a>) -> TileResult<&TileType> {
        let start = *cursor;
        let index = self.type_index(cursor)?;
        match self.types.get(index).filter(|ty| ty.function.is_none()) {
            Some(ty) => Ok(ty),
            None => start.fail("a function type cannot be part of a type"),
        }
    }

    fn ty(&self, cursor: &mut Cursor<'a>) -> TileResult<TileType> {
        const BUILTIN: [&str; 12] =
            ["i1", "i8", "i16", "i32", "i64", "f16", "bf16", "f32", "tf32", "f64", "f8E4M3FN", "f8E5M2"];
        let start = *cursor;
        let tag = cursor.varint()?;
        if let Some(name) = usize::try_from(tag).ok().and_then(|tag| BUILTIN.get(tag)) {
            return Ok(TileType::builtin(name));
        }
        let ty = match tag {
            12 => TileType::own(format!("ptr<{}>", self.plain_type(cursor)?.text)),
            13 => {
                let element = self.type_index(cursor)?;
                let text = self.types.get(element).filter(|ty| ty.function.is_none()).map(|ty| ty.text.as_str());
                let Some(text) = text else { return start.fail("a tile cannot have functions as elements") };
                let sizes = cursor.ints(8)?;
                TileType {
                    tile: Some((sizes.clone(), element)),
                    ..TileType::own(format!("tile<{}{text}>", dims(&sizes)))
                }
            }
            14 => {
                let element = self.plain_type(cursor)?.text.clone();
                let (sizes, strides) = (cursor.ints(8)?, cursor.ints(8)?);
                let strides = match sizes.is_empty() {
                    true => String::new(),
                    false => format!(", strides=[{}]", joined(&strides, ",")),
                };
                TileType::own(format!("tensor_view<{}{element}{strides}>", dims(&sizes)))
            }
            15 => {
                let is_flagged = self.version >= Version(13, 3);
                let flags = if is_flagged { cursor.varint()? } else { 0 };
                let tile = cursor.ints(4)?;
                let view = self.plain_type(cursor)?.text.clone();
                let map = cursor.ints(4)?;
                let has_padding = if is_flagged { flags & 1 != 0 } else { cursor.byte()? != 0 };
                let padding = padding(cursor, has_padding)?;
                TileType::own(format!("partition_view<tile=({}), {padding}{view}{}>", joined(&tile, "x"), mapped(&map)))
            }
            16 => {
                let mut list = || -> TileResult<Vec<usize>> {
                    let count = cursor.count(1)?;
                    (0..count).map(|_| self.type_index(cursor)).collect()
                };
                let (inputs, results) = (list()?, list()?);
                let parts = || inputs.iter().chain(&results);
                if parts().any(|part| self.types.get(*part).is_none_or(|ty| ty.function.is_some())) {
                    return start.fail("a function type cannot be part of a type");
                }
                TileType { function: Some((inputs, results)), ..TileType::builtin("") }
            }
            17 => TileType::own("token".to_owned()),
            18 => TileType::builtin("f8E8M0FNU"),
            19 => TileType::builtin("f4E2M1FN"),
            20 => {
                let flags = cursor.varint()?;
                let tile = cursor.ints(4)?;
                let view = self.plain_type(cursor)?.text.clone();
                let sparse = cursor.varint()?;
                let padding = padding(cursor, flags & 1 != 0)?;
                let tile = joined(&tile, "x");
                TileType::own(format!("gather_scatter_view<tile=({tile}), {padding}{view}, sparse_dim={sparse}>"))
            }
            21 => {
                let flags = cursor.varint()?;
                let (tile, strides) = (cursor.ints(4)?, cursor.ints(4)?);
                let view = self.plain_type(cursor)?.text.clone();
                let map = cursor.ints(4)?;
                let padding = padding(cursor, flags & 1 != 0)?;
                let (tile, strides) = (joined(&tile, "x"), joined(&strides, ","));
                TileType::own(format!(
                    "strided_view<tile=({tile}), traversal_strides=[{strides}], {padding}{view}{}>",
                    mapped(&map)
                ))
            }
            22 => TileType::builtin("i4"),
            _ => return start.fail(format!("type {tag} is not known")),
        };
        if ty.text.len() > MAX_TYPE {
            return start.fail(format!("the text of a type has more than {MAX_TYPE} bytes"));
        }
        Ok(ty)
    }

    fn read_functions(&mut self) -> TileResult<()> {
        let Some(mut cursor) = self.section(FUNCTIONS) else { return Ok(()) };
        let count = cursor.count(5)?;
        let mut arguments = 0;
        for _ in 0..count {
            let name = self.string(&mut cursor)?;
            let start = cursor;
            let ty = self.type_index(&mut cursor)?;
            let Some((inputs, results)) = self.types.get(ty).and_then(|ty| ty.function.as_ref()) else {
                return start.fail("the type of a function is no function type");
            };
            arguments += inputs.len() + results.len();
            if arguments > self.bytes.len().saturating_mul(ARGUMENTS) {
                return start.fail("functions share a type with too many arguments");
            }
            let flags = cursor.byte()?;
            cursor.varint()?;
            let hints = if flags & 6 == 6 { Some(tagged(self, &mut cursor)?) } else { None };
            let size = cursor.count(1)?;
            let body = cursor.at..cursor.at + size;
            cursor.take(size)?;
            self.functions.push(TileFunction { name, ty, hints, body });
        }
        Ok(())
    }

    fn read_globals(&mut self) -> TileResult<()> {
        let Some(mut cursor) = self.section(GLOBALS) else { return Ok(()) };
        let is_extended = self.version >= Version(13, 3);
        let count = cursor.count(4)?;
        for _ in 0..count {
            let name = self.string(&mut cursor)?;
            let ty = self.type_index(&mut cursor)?;
            let value = self.constant_index(&mut cursor)?;
            let alignment = cursor.varint()?;
            let (visibility, constant) = if is_extended { (cursor.varint()?, cursor.varint()?) } else { (0, 0) };
            self.globals.push(TileGlobal { name, ty, value, alignment, visibility, is_constant: constant != 0 });
        }
        Ok(())
    }

    /// Reads a constant index and checks that it is in range.
    pub(crate) fn constant_index(&self, cursor: &mut Cursor<'a>) -> TileResult<usize> {
        let start = *cursor;
        let index = cursor.varint()?;
        match usize::try_from(index).ok().filter(|index| *index < self.constants.len()) {
            Some(index) => Ok(index),
            None => start.fail(format!("there is no constant {index}")),
        }
    }
}

/// Reads an unsigned number as `i64`. A number that needs all 64 bits becomes negative, and a negative offset is
/// rejected.
fn little_unsigned(bytes: &[u8]) -> i64 {
    bytes.iter().rev().fold(0u64, |value, byte| value << 8 | u64::from(*byte)) as i64
}

/// Reads the padding value of a view, and returns it as it is printed in the type; empty if `is_there` is false.
fn padding(cursor: &mut Cursor<'_>, is_there: bool) -> TileResult<String> {
    const VALUES: [&str; 5] = ["zero", "neg_zero", "nan", "pos_inf", "neg_inf"];
    if !is_there {
        return Ok(String::new());
    }
    let start = *cursor;
    let value = cursor.varint()?;
    match usize::try_from(value).ok().and_then(|value| VALUES.get(value)) {
        Some(value) => Ok(format!("padding_value = {value}, ")),
        None => start.fail(format!("padding {value} is not known")),
    }
}

/// Formats sizes as they are printed before an element type: `4x?x`.
fn dims(sizes: &[i64]) -> String {
    sizes.iter().map(|size| format!("{}x", number(*size))).collect()
}

fn number(size: i64) -> String {
    if size == i64::MIN { "?".to_owned() } else { size.to_string() }
}

fn joined(values: &[i64], separator: &str) -> String {
    values.iter().map(|value| number(*value)).collect::<Vec<_>>().join(separator)
}

/// Formats a dimension map as it is printed in a type; empty for the identity map.
fn mapped(map: &[i64]) -> String {
    let is_plain = map.iter().enumerate().all(|(index, value)| i64::try_from(index) == Ok(*value));
    if is_plain { String::new() } else { format!(", dim_map=[{}]", joined(map, ", ")) }
}
