//! Syntax of `fir.coordinate_of`, which refers to record fields by name.
//!
//! Record types are stored in printed form, so fields are looked up in that string.

use std::collections::HashMap;

use mlirkit_asm::hooks::{Hooks, OpSyntax};
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{OpParser, OpPrinter, OpState, PResult, type_to_string};
use mlirkit_ir::OpRef;

use super::attr_dict;

/// Registers the syntax of `fir.coordinate_of`.
pub(super) fn register(hooks: &mut Hooks) {
    hooks.ops.insert("fir.coordinate_of", &CoordinateOf);
}

/// The value in the list of field indices for a coordinate that is an operand.
const OPERAND: i32 = i32::MIN;

/// Splits a string at the commas that are outside of all brackets.
fn split(text: &str) -> Vec<&str> {
    let (mut parts, mut depth, mut start, mut last) = (Vec::new(), 0_usize, 0, b' ');
    for (at, byte) in text.bytes().enumerate() {
        match byte {
            b'<' | b'(' | b'{' | b'[' => depth += 1,
            b'>' if last == b'-' => {}
            b'>' | b')' | b'}' | b']' => depth = depth.saturating_sub(1),
            b',' if depth == 0 => {
                parts.push(text.get(start..at).unwrap_or_default());
                start = at + 1;
            }
            _ => {}
        }
        last = byte;
    }
    parts.push(text.get(start..).unwrap_or_default());
    parts
}

/// Returns the contents of the brackets in `!fir.name<...>`; `None` for other types.
fn inside<'t>(ty: &'t str, name: &str) -> Option<&'t str> {
    ty.trim().strip_prefix("!fir.")?.strip_prefix(name)?.strip_prefix('<')?.strip_suffix('>')
}

/// Strips references and boxes from a type and returns the type that they refer to.
fn referred(mut ty: &str) -> &str {
    const NAMES: [&str; 6] = ["ref", "ptr", "heap", "box", "class", "llvm_ptr"];
    while let Some(inner) = NAMES.iter().find_map(|name| inside(ty, name)) {
        ty = split(inner).first().copied().unwrap_or_default().trim();
    }
    ty
}

/// Returns the names and types of the fields of a record type. Inside `all`, a recursive record consists of only its
/// name; its fields are then taken from its definition in `all`. Returns `None` for other types.
fn fields<'t>(all: &'t str, ty: &'t str) -> Option<Vec<(&'t str, &'t str)>> {
    let text = inside(ty, "type")?;
    let body = match text.find('{') {
        Some(at) => text.get(at + 1..)?.strip_suffix('}')?,
        None => {
            let rest = all.get(all.find(&format!("!fir.type<{text}{{"))? + "!fir.type<{".len() + text.len()..)?;
            let (mut depth, mut last) = (1_usize, b' ');
            let end = rest.bytes().position(|byte| {
                match byte {
                    b'{' | b'<' | b'(' => depth += 1,
                    b'>' if last == b'-' => {}
                    b'}' | b'>' | b')' => depth -= 1,
                    _ => {}
                }
                last = byte;
                depth == 0
            })?;
            rest.get(..end)?
        }
    };
    let parts = |field: &'t str| field.split_once(':').map(|(name, ty)| (name.trim(), ty.trim()));
    split(body).into_iter().map(parts).collect()
}

/// Returns the number of dimensions and the element type of an array; `None` for other types.
fn array(ty: &str) -> Option<(usize, &str)> {
    let mut rest = split(inside(ty, "array")?).first().copied().unwrap_or_default();
    let mut dims = 0;
    while let Some((size, after)) = rest.split_once('x') {
        if size != "?" && (size.is_empty() || !size.bytes().all(|c| c.is_ascii_digit())) {
            break;
        }
        dims += 1;
        rest = after;
    }
    Some((dims, rest))
}

/// Types whose printed form has at least this many bytes are compared by address, not by content.
const LONG: usize = 256;

/// Follows `count` coordinates into the type `base`. `field` is passed the index of a coordinate and the fields of the
/// type reached so far. It returns the position of the field, `Some(None)` for a coordinate that is an operand, or
/// `None` for an invalid coordinate. Returns `None` if a coordinate is invalid.
fn follow<'t>(
    base: &'t str,
    count: usize,
    mut field: impl FnMut(usize, &[(&'t str, &'t str)]) -> Option<Option<usize>>,
) -> Option<()> {
    let (mut ty, mut at) = (referred(base), 0);
    // Cache the fields: a record may be reached many times, by its name or as the type of the same field.
    let mut known = HashMap::new();
    while at < count {
        let key = if ty.len() < LONG { (ty, 0) } else { ("", ty.as_ptr() as usize) };
        let own = known.entry(key).or_insert_with(|| fields(base, ty).unwrap_or_default());
        match field(at, own)? {
            Some(position) => {
                ty = own.get(position)?.1;
                at += 1;
            }
            None => match array(ty) {
                Some((dims, element)) => {
                    ty = element;
                    at += dims.max(1);
                }
                None => at += 1,
            },
        }
    }
    Some(())
}

/// Syntax of `fir.coordinate_of %record, field, %index : (types) -> type`.
struct CoordinateOf;

impl CoordinateOf {
    /// Returns one element per coordinate: the name of the field, or `None` if the coordinate is an operand. The outer
    /// `None` means that a field was not found.
    fn names(op: OpRef<'_, '_>) -> Option<Vec<Option<String>>> {
        let ctx = op.context();
        let numbers: Vec<i64> = match op.attr("field_indices") {
            Some(numbers) => ctx.int_array_values(numbers)?,
            None => return Some(vec![None; op.operands().len().saturating_sub(1)]),
        };
        let base = type_to_string(ctx, op.operands().next()?.ty());
        let mut names = vec![None; numbers.len()];
        follow(&base, numbers.len(), |at, own| {
            let number = *numbers.get(at)?;
            if number == i64::from(OPERAND) {
                return Some(None);
            }
            let position = usize::try_from(number).ok()?;
            *names.get_mut(at)? = Some(own.get(position)?.0.to_owned());
            Some(Some(position))
        })?;
        let operands = names.iter().filter(|name| name.is_none()).count();
        Some(names).filter(|_| operands + 1 == op.operands().len())
    }
}

impl OpSyntax for CoordinateOf {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        let mut operands = vec![p.operand()?];
        let mut names = Vec::new();
        while p.eat(Kind::Comma) {
            if let Some(operand) = p.optional_operand()? {
                operands.push(operand);
                names.push(None);
            } else {
                names.push(Some((p.offset(), p.keyword()?)));
            }
        }
        p.attr_dict(&mut op.attrs)?;
        p.expect(Kind::Colon, "expected ':'")?;
        let offset = p.offset();
        let signature = mlirkit_asm::function::parse_signature(p, false)?;
        let inputs = signature.inputs();
        p.resolve_all(&operands, &inputs, offset, &mut op.operands)?;
        op.types.extend(&signature.results);
        let Some(base) = inputs.first().copied() else { return Ok(()) };
        let attr = p.ctx.type_attr(base);
        p.set_attr(op, "baseType", attr);
        if names.iter().any(Option::is_some) {
            let base = type_to_string(p.ctx, base);
            let mut numbers = vec![OPERAND; names.len()];
            let mut wrong = None;
            let known = follow(&base, names.len(), |at, own| {
                let Some((offset, name)) = *names.get(at)? else { return Some(None) };
                wrong = Some(offset);
                let position = own.iter().position(|(field, _)| *field == name)?;
                *numbers.get_mut(at)? = i32::try_from(position).ok()?;
                Some(Some(position))
            });
            if known.is_none() {
                return Err(p.op_error(wrong.unwrap_or(op.offset), "field not found in the record type"));
            }
            let numbers = p.ctx.i32_array(&numbers);
            p.set_attr(op, "field_indices", numbers);
        }
        Ok(())
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        let mut operands = op.operands();
        p.text(" ");
        operands.next().into_iter().for_each(|base| p.operand(base));
        for name in Self::names(op).unwrap_or_default() {
            p.text(", ");
            match name {
                Some(name) => p.text(&name),
                None => operands.next().into_iter().for_each(|operand| p.operand(operand)),
            }
        }
        attr_dict(p, op, &["baseType", "field_indices"]);
        p.text(" : ");
        p.functional_type(op);
    }

    fn is_printable(&self, op: OpRef<'_, '_>) -> bool {
        Self::names(op).is_some()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_are_found_in_the_text_of_a_type() {
        let ty = "!fir.ref<!fir.type<T{a:!fir.array<2x?xf32>,f:() -> (),next:!fir.box<!fir.ptr<!fir.type<T>>>}>>";
        let names: Vec<&str> = fields(ty, referred(ty)).unwrap().into_iter().map(|field| field.0).collect();
        assert_eq!(names, ["a", "f", "next"]);
        assert_eq!(fields(ty, "!fir.type<T>").map(|fields| fields.len()), Some(3));
        assert_eq!(fields("!fir.type<T{a : i32, b: f32}>", "!fir.type<T>"), Some(vec![("a", "i32"), ("b", "f32")]));
        assert_eq!(array("!fir.array<2x?x!fir.char<1,3>>"), Some((2, "!fir.char<1,3>")));
    }
}
