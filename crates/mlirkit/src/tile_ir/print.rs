//! Prints a Tile IR file as generic operations of the `cuda_tile` dialect.

use std::fmt::Write;

use mlirkit_asm::{keyword_or_string, quoted};
use mlirkit_num::FloatKind;

use super::code::{TileAttr, TileBlock, TileBody, TileOp, ValueNumber, body};
use super::file::{TileFile, TileFunction, TileType};
use super::{TileError, TileResult};

/// Maximum number of elements that are printed as a list. Larger constants are printed as hexadecimal digits.
const SPELLED: usize = 100;

/// The maximum number of output bytes per byte of the file.
const GROWTH: usize = 512;

/// Prints a file as `mlir-opt --mlir-print-op-generic` would print its module.
pub(crate) fn text(file: &TileFile<'_>) -> TileResult<String> {
    let mut printer = Printer { file, out: String::new(), names: Vec::new() };
    printer.out.push_str("\"cuda_tile.module\"() <{");
    if let Some(producer) = &file.producer {
        _ = write!(printer.out, "producer = {}, ", quoted(producer.as_bytes()));
    }
    printer.out.push_str("sym_name = \"kernels\"}> ({\n");
    for global in &file.globals {
        printer.out.push_str("  \"cuda_tile.global\"() <{");
        _ = write!(printer.out, "alignment = {} : i64, ", global.alignment);
        if global.is_constant {
            printer.out.push_str("constant, ");
        }
        _ = write!(printer.out, "sym_name = {}, symbol_visibility = ", quoted(global.name.as_bytes()));
        let visibility = if global.visibility == 0 { "public" } else { "private" };
        _ = write!(printer.out, "#cuda_tile.symbol_visibility<{visibility}>, value = ");
        printer.dense(global.ty, global.value)?;
        printer.out.push_str("}> : () -> ()\n");
    }
    let bodies = file.functions.iter().map(|function| body(file, function)).collect::<TileResult<Vec<_>>>()?;
    let mut next = (0, 0);
    let mut named: Vec<Vec<String>> = bodies.iter().rev().map(|body| names(body, &mut next)).collect();
    for (function, body) in file.functions.iter().zip(&bodies) {
        printer.names = named.pop().unwrap_or_default();
        printer.function(function, body)?;
    }
    printer.out.push_str("}) : () -> ()\n");
    Ok(printer.out)
}

struct Printer<'f, 'a> {
    file: &'f TileFile<'a>,
    out: String,
    /// The printed name of each value in the function.
    names: Vec<String>,
}

impl Printer<'_, '_> {
    fn function(&mut self, function: &TileFunction, body: &TileBody) -> TileResult<()> {
        self.limit()?;
        let signature = self.file.types.get(function.ty).and_then(|ty| ty.function.as_ref());
        let empty = |list: Option<&Vec<usize>>| vec!["{}"; list.map_or(0, Vec::len)].join(", ");
        let arguments = empty(signature.map(|(inputs, _)| inputs));
        let results = empty(signature.map(|(_, results)| results));
        _ = write!(self.out, "  \"cuda_tile.entry\"() <{{arg_attrs = [{arguments}], ");
        self.out.push_str("function_type = ");
        self.ty(function.ty);
        self.out.push_str(", optimization_hints = ");
        match &function.hints {
            Some(hints) => self.attr(hints)?,
            None => self.out.push_str("#cuda_tile.optimization_hints<>"),
        }
        _ = writeln!(self.out, ", res_attrs = [{results}], sym_name = {}}}> ({{", quoted(function.name.as_bytes()));
        self.block(body, &body.block, 4, 0)?;
        self.out.push_str("  }) : () -> ()\n");
        Ok(())
    }

    /// Fails if the output exceeds both 64 MiB and [`GROWTH`] times the size of the file, which happens only for
    /// hostile files.
    fn limit(&self) -> TileResult<()> {
        let most = self.file.bytes.len().saturating_mul(GROWTH).max(1 << 26);
        if self.out.len() <= most {
            return Ok(());
        }
        Err(TileError { offset: 0, message: format!("the text has more than {most} bytes") })
    }

    fn block(&mut self, body: &TileBody, block: &TileBlock, indent: usize, number: usize) -> TileResult<()> {
        let (first, count) = block.arguments;
        if count > 0 || number > 0 {
            _ = write!(self.out, "{:1$}^bb{number}", "", indent - 2);
            for index in 0..count {
                self.out.push_str(if index == 0 { "(" } else { ", " });
                self.value(first + index);
                self.out.push_str(": ");
                self.value_type(body, first + index);
            }
            self.out.push_str(if count > 0 { "):\n" } else { ":\n" });
        }
        block.ops.iter().try_for_each(|op| self.op(body, op, indent))
    }

    fn op(&mut self, body: &TileBody, op: &TileOp, indent: usize) -> TileResult<()> {
        self.limit()?;
        _ = write!(self.out, "{:1$}", "", indent);
        let (first, count) = op.results;
        if count > 0 {
            let name = self.names.get(first).cloned().unwrap_or_default();
            self.out.push_str(name.split('#').next().unwrap_or_default());
            if count > 1 {
                _ = write!(self.out, ":{count}");
            }
            self.out.push_str(" = ");
        }
        _ = write!(self.out, "\"cuda_tile.{}\"(", op.name);
        for (index, operand) in op.operands.iter().enumerate() {
            self.comma(index);
            self.value(*operand);
        }
        self.out.push(')');
        for (index, (name, attr)) in op.attrs.iter().enumerate() {
            self.out.push_str(if index == 0 { " <{" } else { ", " });
            self.out.push_str(name);
            if *attr != TileAttr::Unit {
                self.out.push_str(" = ");
                self.attr(attr)?;
            }
        }
        self.out.push_str(if op.attrs.is_empty() { "" } else { "}>" });
        for (index, region) in op.regions.iter().enumerate() {
            self.out.push_str(if index == 0 { " ({\n" } else { ", {\n" });
            for (index, block) in region.iter().enumerate() {
                mlirkit_diag::deep(|| self.block(body, block, indent + 2, index))?;
            }
            _ = write!(self.out, "{:1$}}}", "", indent);
        }
        self.out.push_str(if op.regions.is_empty() { " : (" } else { ") : (" });
        for (index, operand) in op.operands.iter().enumerate() {
            self.comma(index);
            self.value_type(body, *operand);
        }
        self.out.push_str(") -> ");
        self.out.push_str(if count == 1 { "" } else { "(" });
        for index in 0..count {
            self.comma(index);
            self.value_type(body, first + index);
        }
        self.out.push_str(if count == 1 { "\n" } else { ")\n" });
        Ok(())
    }

    fn comma(&mut self, index: usize) {
        self.out.push_str(if index == 0 { "" } else { ", " });
    }

    fn value(&mut self, value: ValueNumber) {
        if let Some(name) = self.names.get(value) {
            self.out.push_str(name);
        }
    }

    fn value_type(&mut self, body: &TileBody, value: ValueNumber) {
        if let Some(ty) = body.types.get(value) {
            self.ty(*ty);
        }
    }

    fn ty(&mut self, index: usize) {
        // If the length limit is exceeded, the next operation or attribute reports it.
        let Some(ty) = self.file.types.get(index).filter(|_| self.limit().is_ok()) else { return };
        let Some((inputs, results)) = &ty.function else {
            self.out.push_str(if ty.is_own { "!cuda_tile." } else { "" });
            self.out.push_str(&ty.text);
            return;
        };
        self.out.push('(');
        for (index, input) in inputs.iter().enumerate() {
            self.comma(index);
            self.ty(*input);
        }
        self.out.push_str(") -> ");
        self.out.push_str(if results.len() == 1 { "" } else { "(" });
        for (index, result) in results.iter().enumerate() {
            self.comma(index);
            self.ty(*result);
        }
        self.out.push_str(if results.len() == 1 { "" } else { ")" });
    }

    fn attr(&mut self, attr: &TileAttr) -> TileResult<()> {
        self.limit()?;
        match attr {
            TileAttr::Unit => self.out.push_str("unit"),
            TileAttr::Bool(value) => _ = write!(self.out, "{value}"),
            TileAttr::Int(value, 1) => _ = write!(self.out, "{}", *value != 0),
            TileAttr::Int(value, width) => _ = write!(self.out, "{} : i{width}", signed(*value, *width)),
            TileAttr::Float(ty, bits) => {
                let kind = self.file.types.get(*ty).and_then(|ty| FloatKind::from_name(&ty.text));
                self.out.push_str(&kind.map_or_else(String::new, |kind| float(kind, *bits)));
                self.out.push_str(" : ");
                self.ty(*ty);
            }
            TileAttr::Text(text) => self.out.push_str(&quoted(text.as_bytes())),
            TileAttr::Symbol(name) => _ = write!(self.out, "@{}", keyword_or_string(name.as_bytes())),
            TileAttr::Type(ty) => self.ty(*ty),
            TileAttr::I32Array(values) => self.list("array<i32", values),
            TileAttr::Segments(sizes) => self.list("array<i32", sizes),
            TileAttr::Dense(ty, constant) => self.dense(*ty, *constant)?,
            TileAttr::Array(values) => {
                self.out.push('[');
                for (index, value) in values.iter().enumerate() {
                    self.comma(index);
                    mlirkit_diag::deep(|| self.attr(value))?;
                }
                self.out.push(']');
            }
            TileAttr::Dictionary(entries) => self.entries(entries)?,
            TileAttr::Hints(entries) => {
                self.out.push_str("#cuda_tile.optimization_hints<");
                for (index, (name, value)) in entries.iter().enumerate() {
                    self.comma(index);
                    _ = write!(self.out, "{} = ", keyword_or_string(name.as_bytes()));
                    mlirkit_diag::deep(|| self.hint(value))?;
                }
                self.out.push('>');
            }
            TileAttr::Own(text) => _ = write!(self.out, "#cuda_tile.{text}"),
        }
        Ok(())
    }

    /// Prints the optimisation hints for an architecture. Integers in them are printed without a type.
    fn hint(&mut self, attr: &TileAttr) -> TileResult<()> {
        let TileAttr::Dictionary(entries) = attr else { return self.attr(attr) };
        self.out.push('{');
        for (index, (name, value)) in entries.iter().enumerate() {
            self.comma(index);
            _ = write!(self.out, "{} = ", keyword_or_string(name.as_bytes()));
            match value {
                TileAttr::Int(value, width @ 2..) => _ = write!(self.out, "{}", signed(*value, *width)),
                other => mlirkit_diag::deep(|| self.attr(other))?,
            }
        }
        self.out.push('}');
        Ok(())
    }

    fn entries(&mut self, entries: &[(String, TileAttr)]) -> TileResult<()> {
        self.out.push('{');
        for (index, (name, value)) in entries.iter().enumerate() {
            self.comma(index);
            self.out.push_str(&keyword_or_string(name.as_bytes()));
            if *value != TileAttr::Unit {
                self.out.push_str(" = ");
                mlirkit_diag::deep(|| self.attr(value))?;
            }
        }
        self.out.push('}');
        Ok(())
    }

    fn list(&mut self, start: &str, values: &[impl std::fmt::Display]) {
        self.out.push_str(start);
        for (index, value) in values.iter().enumerate() {
            _ = write!(self.out, "{}{value}", if index == 0 { ": " } else { ", " });
        }
        self.out.push('>');
    }

    /// Prints a constant. Its data consists of a size, followed by the bytes of all elements or of a single repeated
    /// element.
    fn dense(&mut self, ty: usize, constant: usize) -> TileResult<()> {
        self.limit()?;
        let stored = self.file.constants.get(constant).copied().unwrap_or_default();
        let mut cursor = super::Cursor::new(stored, 0..stored.len());
        let size = cursor.count(1)?;
        let bytes = cursor.take(size)?;
        let tile = self.file.types.get(ty).and_then(|ty| ty.tile.as_ref());
        let element = tile.and_then(|(_, element)| self.file.types.get(*element));
        self.out.push_str("dense<");
        match tile.zip(element.and_then(width)) {
            Some(((sizes, _), width)) => self.elements(sizes, element, width, bytes),
            None => self.digits(bytes),
        }
        self.out.push_str("> : ");
        self.ty(ty);
        Ok(())
    }

    fn elements(&mut self, sizes: &[i64], element: Option<&TileType>, width: usize, bytes: &[u8]) {
        let count = sizes.iter().try_fold(1usize, |count, size| count.checked_mul(usize::try_from(*size).ok()?));
        let stored = if width == 1 { bytes.len() * 8 } else { bytes.len() / width.div_ceil(8) };
        let values: Vec<String> = match width {
            // Bools are packed into bits, except that a single repeated bool takes a whole byte.
            1 => (0..stored.min(SPELLED)).map(|bit| (bytes[bit / 8] >> (bit % 8) & 1 != 0).to_string()).collect(),
            _ => bytes.chunks_exact(width.div_ceil(8)).take(SPELLED).map(|bytes| literal(element, bytes)).collect(),
        };
        match count {
            Some(0) => {}
            _ if stored == 1 || (width == 1 && matches!(bytes, [0 | 0xff])) => {
                self.out.push_str(values.first().map_or("", String::as_str));
            }
            Some(count) if count <= values.len() => self.nested(sizes, &mut values.iter()),
            _ => self.digits(bytes),
        }
    }

    fn nested<'v>(&mut self, sizes: &[i64], values: &mut impl Iterator<Item = &'v String>) {
        let Some((size, inner)) = sizes.split_first() else {
            return self.out.push_str(values.next().map_or("", String::as_str));
        };
        self.out.push('[');
        for index in 0..*size {
            self.comma(usize::try_from(index).unwrap_or(1));
            self.nested(inner, values);
        }
        self.out.push(']');
    }

    fn digits(&mut self, bytes: &[u8]) {
        let mut digits = Vec::new();
        mlirkit_num::hex::encode(bytes, &mut digits);
        _ = write!(self.out, "\"0x{}\"", String::from_utf8_lossy(&digits));
    }
}

/// Returns the bit width of an integer or float type of at most 64 bits; `None` for other types.
fn width(element: &TileType) -> Option<usize> {
    let integer = || element.text.strip_prefix('i')?.parse().ok();
    let float = || FloatKind::from_name(&element.text).and_then(|kind| usize::try_from(kind.width()).ok());
    integer().or_else(float).filter(|width| *width <= 64)
}

/// Formats one element of a constant.
fn literal(element: Option<&TileType>, bytes: &[u8]) -> String {
    let bits = bytes.iter().rev().fold(0u64, |value, byte| value << 8 | u64::from(*byte));
    let text = element.map_or("", |element| element.text.as_str());
    match FloatKind::from_name(text) {
        Some(kind) => float(kind, bits),
        None => signed(bits, text.strip_prefix('i').and_then(|width| width.parse().ok()).unwrap_or(64)).to_string(),
    }
}

fn float(kind: FloatKind, bits: u64) -> String {
    let mask = if kind.width() >= 64 { u64::MAX } else { (1 << kind.width()) - 1 };
    kind.text(u128::from(bits & mask)).as_str().to_owned()
}

/// Sign-extends an integer of `width` bits.
fn signed(value: u64, width: u32) -> i64 {
    let unused = 64u32.saturating_sub(width.max(1));
    ((value << unused) as i64) >> unused
}

/// Names the values of a function as MLIR does in generic text. No number is used twice in a file. Nested regions are
/// numbered after the enclosing region, the last region first. `next` holds the next free numbers for results and
/// arguments.
fn names(body: &TileBody, next: &mut (usize, usize)) -> Vec<String> {
    let mut names = vec![String::new(); body.types.len()];
    let mut work: Vec<Vec<&TileBlock>> = vec![vec![&body.block]];
    while let Some(blocks) = work.pop() {
        for (index, block) in blocks.iter().enumerate() {
            let (first, count) = block.arguments;
            for name in names.iter_mut().skip(first).take(count) {
                let (prefix, number) = if index == 0 { ("arg", &mut next.1) } else { ("", &mut next.0) };
                *name = format!("%{prefix}{number}");
                *number += 1;
            }
            for (first, count) in block.ops.iter().map(|op| op.results) {
                for (index, name) in names.iter_mut().skip(first).take(count).enumerate() {
                    *name = if count == 1 { format!("%{}", next.0) } else { format!("%{}#{index}", next.0) };
                }
                next.0 += usize::from(count > 0);
            }
        }
        let ops = blocks.iter().flat_map(|block| &block.ops);
        work.extend(ops.flat_map(|op| &op.regions).map(|region| region.iter().collect()));
    }
    names
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn constants_are_spelled_up_to_a_limit() {
        let bytes = [super::super::MAGIC, &[13, 1, 0, 0, 0]].concat();
        let file = TileFile::read(&bytes).unwrap();
        let spelled = |sizes: &[i64], width: usize, bytes: &[u8]| {
            let mut printer = Printer { file: &file, out: String::new(), names: Vec::new() };
            printer.elements(sizes, None, width, bytes);
            printer.out
        };
        // If the element count is zero, nothing is printed, however large the other sizes are.
        assert_eq!(spelled(&[1 << 40, 0], 32, &[]), "");
        assert_eq!(spelled(&[2, 1], 32, &[1, 0, 0, 0, 2, 0, 0, 0]), "[[1], [2]]");
        assert_eq!(spelled(&[3], 1, &[0b101]), "[true, false, true]");
        assert_eq!(spelled(&[8, 200], 1, &[0xaa; 200]), format!("\"0x{}\"", "AA".repeat(200)));
    }
}
