//! Reads the operations and attributes in Tile IR function bodies.

use super::file::{TileFile, TileFunction};
use super::ops::{AttrKind, OpRow, OperandRow, table};
use super::{Cursor, TileResult};

/// The maximum nesting depth of regions and attributes.
const MAX_DEPTH: usize = 200;

/// A decoded Tile IR attribute.
#[derive(Debug, Clone, PartialEq)]
pub(crate) enum TileAttr {
    Unit,
    Bool(bool),
    /// An integer: its value and width in bits.
    Int(u64, u32),
    /// A float: the index of its type, and its bit pattern.
    Float(usize, u64),
    Text(String),
    Symbol(String),
    Type(usize),
    I32Array(Vec<i64>),
    /// An elements constant: the index of its type, and the index of its data.
    Dense(usize, usize),
    Array(Vec<TileAttr>),
    Dictionary(Vec<(String, TileAttr)>),
    Hints(Vec<(String, TileAttr)>),
    /// An attribute of the `cuda_tile` dialect, given by its printed form without the prefix `#cuda_tile.`.
    Own(String),
    /// The sizes of operand groups.
    Segments(Vec<usize>),
}

/// The index of a value in its function.
pub(crate) type ValueNumber = usize;

/// A decoded operation.
#[derive(Debug)]
pub(crate) struct TileOp {
    pub(crate) name: &'static str,
    pub(crate) operands: Vec<ValueNumber>,
    /// The index of the first result, and the number of results.
    pub(crate) results: (ValueNumber, usize),
    /// Attribute names and values, sorted by name.
    pub(crate) attrs: Vec<(&'static str, TileAttr)>,
    pub(crate) regions: Vec<Vec<TileBlock>>,
}

/// A decoded block.
#[derive(Debug, Default)]
pub(crate) struct TileBlock {
    /// The index of the first argument, and the number of arguments.
    pub(crate) arguments: (ValueNumber, usize),
    pub(crate) ops: Vec<TileOp>,
}

/// The decoded body of a function.
#[derive(Debug)]
pub(crate) struct TileBody {
    pub(crate) block: TileBlock,
    /// The type index of each value in the function.
    pub(crate) types: Vec<usize>,
}

/// Reads the operations of a function body.
pub(crate) fn body<'a>(file: &TileFile<'a>, function: &TileFunction) -> TileResult<TileBody> {
    let inputs = file.types.get(function.ty).and_then(|ty| ty.function.as_ref()).map(|(inputs, _)| inputs.clone());
    let types = inputs.unwrap_or_default();
    let token = file.types.iter().position(|ty| ty.text == "token");
    let mut reader = Code { file, token, scope: (0..types.len()).collect(), types };
    let arguments = (0, reader.types.len());
    let mut cursor = Cursor::new(file.bytes, function.body.clone());
    let mut ops = Vec::new();
    while cursor.left() > 0 {
        ops.push(reader.op(&mut cursor, 0)?);
    }
    Ok(TileBody { block: TileBlock { arguments, ops }, types: reader.types })
}

/// A reader for the operations of one function body.
struct Code<'f, 'a> {
    file: &'f TileFile<'a>,
    /// The index of the token type; `None` if the file does not declare it.
    token: Option<usize>,
    /// The visible values. An operand is encoded as an index into this list.
    scope: Vec<ValueNumber>,
    types: Vec<usize>,
}

impl<'a> Code<'_, 'a> {
    fn op(&mut self, cursor: &mut Cursor<'a>, depth: usize) -> TileResult<TileOp> {
        let start = *cursor;
        let code = cursor.varint()?;
        let Some(row) = table().ops.get(&code) else { return start.fail(format!("opcode {code} is not known")) };
        let count = match row.results {
            Some(count) => count,
            None => cursor.count(1)?,
        };
        let mut types = (0..count).map(|_| self.file.type_index(cursor)).collect::<TileResult<Vec<_>>>()?;
        let version = self.file.version;
        let flags = if row.flags.is_some_and(|since| version >= since) { cursor.varint()? } else { 0 };
        let mut attrs = self.attrs(row, flags, types.first().copied(), cursor)?;
        let mut sizes = Vec::new();
        let mut operands = Vec::new();
        for group in &row.groups {
            let count = match group {
                OperandRow::One => 1,
                OperandRow::Many => cursor.count(1)?,
                OperandRow::Optional(bit) => usize::from(flags >> bit & 1 != 0),
            };
            sizes.push(count);
            self.operands(count, cursor, &mut operands)?;
        }
        if row.groups.is_empty() {
            let count = match row.operands {
                Some(count) => count,
                None => cursor.count(1)?,
            };
            self.operands(count, cursor, &mut operands)?;
        } else {
            attrs.push(("operandSegmentSizes", TileAttr::Segments(sizes)));
        }
        attrs.sort_by_key(|(name, _)| *name);
        let regions = self.regions(row, cursor, depth)?;
        let first = self.types.len();
        let read = types.len();
        // In versions where the token is not encoded as a result, the operation implicitly defines an unused token.
        if row.token_since.is_some_and(|since| version < since) {
            types.extend(self.token);
        }
        let results = (first, types.len());
        self.scope.extend(first..first + read);
        self.types.extend(types);
        Ok(TileOp { name: row.name, operands, results, attrs, regions })
    }

    fn attrs(
        &self,
        row: &OpRow,
        flags: u64,
        ty: Option<usize>,
        cursor: &mut Cursor<'a>,
    ) -> TileResult<Vec<(&'static str, TileAttr)>> {
        let mut attrs = Vec::new();
        for attr in &row.attrs {
            if let Some((since, before)) = attr.since
                && self.file.version < since
            {
                if let (AttrKind::Enum(name), Some(case)) = (attr.kind, before) {
                    attrs.push((attr.name, TileAttr::Own(format!("{name}<{case}>"))));
                }
                continue;
            }
            if attr.bit.is_none_or(|bit| flags >> bit & 1 != 0) {
                attrs.push((attr.name, self.attr(attr.kind, ty, cursor)?));
            }
        }
        Ok(attrs)
    }

    fn attr(&self, kind: AttrKind, ty: Option<usize>, cursor: &mut Cursor<'a>) -> TileResult<TileAttr> {
        let start = *cursor;
        Ok(match kind {
            AttrKind::Unit => TileAttr::Unit,
            AttrKind::Bool => TileAttr::Bool(cursor.byte()? != 0),
            AttrKind::Int(width) => TileAttr::Int(cursor.varint()?, width),
            AttrKind::String => TileAttr::Text(self.file.string(cursor)?),
            AttrKind::Symbol => TileAttr::Symbol(self.file.string(cursor)?),
            AttrKind::Type => TileAttr::Type(self.file.type_index(cursor)?),
            AttrKind::I32Array => TileAttr::I32Array(cursor.ints(4)?),
            AttrKind::Dense => match ty {
                Some(ty) => TileAttr::Dense(ty, self.file.constant_index(cursor)?),
                None => return start.fail("a constant has no result"),
            },
            AttrKind::Array => TileAttr::Array(array(self.file, cursor, 0)?),
            AttrKind::Hints => TileAttr::Hints(dictionary(self.file, cursor, 0)?),
            AttrKind::Tagged => tagged(self.file, cursor)?,
            AttrKind::Enum(name) => {
                let value = cursor.varint()?;
                match table().case(name, value) {
                    Some(case) => TileAttr::Own(format!("{name}<{case}>")),
                    None => return start.fail(format!("{name} has no case {value}")),
                }
            }
        })
    }

    fn operands(&self, count: usize, cursor: &mut Cursor<'a>, operands: &mut Vec<ValueNumber>) -> TileResult<()> {
        for _ in 0..count {
            let start = *cursor;
            let index = cursor.varint()?;
            match usize::try_from(index).ok().and_then(|index| self.scope.get(index)) {
                Some(value) => operands.push(*value),
                None => return start.fail(format!("there is no value {index}")),
            }
        }
        Ok(())
    }

    fn regions(&mut self, row: &OpRow, cursor: &mut Cursor<'a>, depth: usize) -> TileResult<Vec<Vec<TileBlock>>> {
        if row.regions == 0 {
            return Ok(Vec::new());
        }
        let start = *cursor;
        let count = cursor.count(1)?;
        if count != row.regions || depth == MAX_DEPTH {
            let wanted = row.regions;
            return start.fail(format!("expected {wanted} regions, at most {MAX_DEPTH} deep, and there are {count}"));
        }
        (0..count).map(|_| mlirkit_diag::deep(|| self.region(cursor, depth))).collect()
    }

    fn region(&mut self, cursor: &mut Cursor<'a>, depth: usize) -> TileResult<Vec<TileBlock>> {
        let count = cursor.count(2)?;
        let mut blocks = Vec::new();
        for _ in 0..count {
            let outer = self.scope.len();
            let arguments = (self.types.len(), cursor.count(1)?);
            for _ in 0..arguments.1 {
                let ty = self.file.type_index(cursor)?;
                self.scope.push(self.types.len());
                self.types.push(ty);
            }
            let count = cursor.count(1)?;
            let ops = (0..count).map(|_| self.op(cursor, depth + 1)).collect::<TileResult<_>>()?;
            self.scope.truncate(outer);
            blocks.push(TileBlock { arguments, ops });
        }
        Ok(blocks)
    }
}

/// Reads a tag, then an attribute of the kind that the tag denotes.
pub(super) fn tagged<'a>(file: &TileFile<'a>, cursor: &mut Cursor<'a>) -> TileResult<TileAttr> {
    tagged_at(file, cursor, 0)
}

fn tagged_at<'a>(file: &TileFile<'a>, cursor: &mut Cursor<'a>, depth: usize) -> TileResult<TileAttr> {
    let start = *cursor;
    if depth == MAX_DEPTH {
        return start.fail("attributes are nested too deeply");
    }
    let tag = cursor.varint()?;
    Ok(match tag {
        1 => {
            let width = width(file, cursor)?;
            TileAttr::Int(cursor.varint()?, width)
        }
        2 => {
            let ty = file.type_index(cursor)?;
            let bits = file.types.get(ty).and_then(|ty| mlirkit_num::FloatKind::from_name(&ty.text));
            let Some(kind) = bits else { return start.fail("a float has another type") };
            let value = if kind.width() <= 8 { u64::from(cursor.byte()?) } else { cursor.signed()? as u64 };
            TileAttr::Float(ty, value)
        }
        3 => TileAttr::Bool(cursor.byte()? != 0),
        4 => TileAttr::Type(file.type_index(cursor)?),
        5 => TileAttr::Text(file.string(cursor)?),
        6 => TileAttr::Array(array(file, cursor, depth + 1)?),
        7 => {
            let ty = file.type_index(cursor)?;
            TileAttr::Dense(ty, file.constant_index(cursor)?)
        }
        8 => {
            let divisor = cursor.varint()?;
            let flags = cursor.byte()?;
            let every = if flags & 1 != 0 { format!(", every {}", cursor.signed()?) } else { String::new() };
            let along = if flags & 2 != 0 { format!(" along {}", cursor.signed()?) } else { String::new() };
            TileAttr::Own(format!("div_by<{divisor}{every}{along}>"))
        }
        9 => {
            let values: Vec<String> = cursor.ints(8)?.iter().map(ToString::to_string).collect();
            TileAttr::Own(format!("same_elements<[{}]>", values.join(", ")))
        }
        10 => TileAttr::Dictionary(dictionary(file, cursor, depth + 1)?),
        11 => TileAttr::Hints(dictionary(file, cursor, depth + 1)?),
        12 => {
            let flags = cursor.byte()?;
            let mut bound = |bit| match flags & bit != 0 {
                true => cursor.signed().map(|bound| bound.to_string()),
                false => Ok("?".to_owned()),
            };
            TileAttr::Own(format!("bounded<{}, {}>", bound(1)?, bound(2)?))
        }
        _ => return start.fail(format!("attribute {tag} is not known")),
    })
}

/// Reads the index of an integer type and returns the bit width of that type.
fn width<'a>(file: &TileFile<'a>, cursor: &mut Cursor<'a>) -> TileResult<u32> {
    let start = *cursor;
    let ty = file.type_index(cursor)?;
    match file.types.get(ty).and_then(|ty| ty.text.strip_prefix('i')?.parse().ok()) {
        Some(width) => Ok(width),
        None => start.fail("an integer has another type"),
    }
}

fn array<'a>(file: &TileFile<'a>, cursor: &mut Cursor<'a>, depth: usize) -> TileResult<Vec<TileAttr>> {
    let count = cursor.count(1)?;
    (0..count).map(|_| mlirkit_diag::deep(|| tagged_at(file, cursor, depth))).collect()
}

fn dictionary<'a>(file: &TileFile<'a>, cursor: &mut Cursor<'a>, depth: usize) -> TileResult<Vec<(String, TileAttr)>> {
    let count = cursor.count(2)?;
    let entry = |_| Ok((file.string(cursor)?, mlirkit_diag::deep(|| tagged_at(file, cursor, depth))?));
    (0..count).map(entry).collect()
}
