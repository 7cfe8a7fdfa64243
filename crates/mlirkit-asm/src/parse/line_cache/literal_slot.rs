//! Cached lines without operands in which one literal may differ, such as constants.
//!
//! The literal is the first number in the line, and one property depends on it: an attribute in a declarative format
//! without hooks, or the first property in generic form. When the line is replayed, the new literal is parsed with the
//! type of the cached one.

use mlirkit_defs::SlotKind;
use mlirkit_ir::{Attr, AttrData, OpId, Props, Type};

use crate::parse::OpParser;
use crate::parse::line_cache::{CachedText, SourceLine, hash_of};
use crate::text::Offset;

/// The literal in a line that may vary.
#[derive(Debug, Clone, Copy)]
pub(crate) struct LineLiteral {
    pub(crate) start: Offset,
    pub(crate) end: Offset,
    /// The hash of the line without the literal.
    pub(crate) hash: u64,
}

/// The varying literal in a cached line.
#[derive(Debug, Clone, Copy)]
pub(crate) struct LiteralSlot {
    /// The source text before the literal.
    pub(crate) head: CachedText,
    pub(crate) number: OfProps,
}

/// The property that depends on the literal.
#[derive(Debug, Clone, Copy)]
pub(crate) struct OfProps {
    ty: Type,
    /// The slot index of the property.
    slot: usize,
    /// The property list that contains the property.
    props: Props,
}

/// Returns the length of the number with which `text` starts: digits with an optional sign, fraction and exponent.
/// Returns `None` if it does not start with a number.
#[inline(always)]
pub(crate) fn number_len(text: &[u8]) -> Option<usize> {
    let digits = |from: usize| {
        let mut end = from;
        while text.get(end).is_some_and(u8::is_ascii_digit) {
            end += 1;
        }
        end - from
    };
    let sign = usize::from(text.first() == Some(&b'-'));
    let whole = sign + digits(sign);
    if whole == sign {
        return None;
    }
    if text.get(whole) != Some(&b'.') {
        return Some(whole);
    }
    let fraction = whole + 1 + digits(whole + 1);
    if !matches!(text.get(fraction), Some(b'e' | b'E')) {
        return Some(fraction);
    }
    let sign = usize::from(matches!(text.get(fraction + 1), Some(b'+' | b'-')));
    match digits(fraction + 1 + sign) {
        0 => Some(fraction),
        exponent => Some(fraction + 1 + sign + exponent),
    }
}

/// Returns the first number after a space or `(` in line `text`, which starts at offset `start` in the source. `name`
/// is the length of the operation name. Returns `None` if there is no number.
#[inline(always)]
pub(crate) fn first_number(text: &[u8], start: Offset, name: usize) -> Option<LineLiteral> {
    let at = (name..text.len()).find(|at| {
        let begins = matches!(text.get(at - 1), Some(b' ' | b'('));
        begins && text.get(*at).is_some_and(|c| *c == b'-' || c.is_ascii_digit())
    })?;
    let end = at + number_len(text.get(at..)?)?;
    let hash = hash_of(hash_of(1, text.get(..at)?), text.get(end..)?);
    Some(LineLiteral { start: start + at as Offset, end: start + end as Offset, hash })
}

impl<'s> OpParser<'_, 's, '_> {
    /// Returns the property that depends on the literal in a line; `None` if the literal may not vary.
    pub(crate) fn number_of_props(&mut self, op: OpId, line: &SourceLine, number: &LineLiteral) -> Option<OfProps> {
        let (ctx, source) = (self.base.ctx, self.base.all());
        let data = self.frame.body.op(op);
        let def = ctx.op_def(data.name)?;
        let head = source.get(line.start as usize..number.start as usize)?;
        let slot = match head {
            // Only the first property in generic form is supported.
            [b'"', .., b' '] => def.slots.iter().position(|slot| {
                let before = head.strip_suffix(b" = ").and_then(|head| head.strip_suffix(slot.name.as_bytes()));
                matches!(slot.kind, SlotKind::Attr { .. }) && before.is_some_and(|before| before.ends_with(b"<{"))
            })?,
            [b'"', ..] => return None,
            _ => self.base.depends.number.get().filter(|(at, _)| *at == number.start)?.1,
        };
        let props = data.props?;
        let attr = (*ctx.props_data(Some(props)).get(slot)?)?;
        let ty = match ctx.attr_data(attr) {
            AttrData::Integer(int) => int.ty,
            AttrData::Float(float) => float.ty,
            _ => return None,
        };
        let is_it = self.base.plain_number(number.start, number.end, ty) == Some(attr);
        is_it.then_some(OfProps { ty, slot, props })
    }

    /// Returns the property list with the literal replaced; `None` if the new literal does not fit.
    #[inline(always)]
    pub(crate) fn with_number(&mut self, number: &OfProps, name: mlirkit_ir::OpName) -> Option<Option<Props>> {
        let (start, end) = self.caches.lines.number;
        let attr: Attr = self.base.plain_number(start, end, number.ty)?;
        let mut slots = std::mem::take(&mut self.caches.lines.slots);
        slots.clear();
        slots.extend_from_slice(self.base.ctx.props_data(Some(number.props)));
        if let Some(slot) = slots.get_mut(number.slot) {
            *slot = Some(attr);
        }
        let props = self.unique_props(name, &slots);
        self.caches.lines.slots = slots;
        Some(props)
    }
}

#[cfg(test)]
mod tests {
    use super::number_len;

    #[test]
    fn numbers_end_where_the_lexer_ends_them() {
        for (text, len) in [
            ("12 : i32", 2),
            ("-7)", 2),
            ("1.5e-3 : f32", 6),
            ("1.e5", 4),
            ("2.5e : f32", 3),
            ("2.5e+ ", 3),
            ("1e5", 1),
            ("0x1F", 1),
        ] {
            assert_eq!(number_len(text.as_bytes()), Some(len), "{text}");
        }
        assert_eq!(number_len(b"-"), None);
        assert_eq!(number_len(b"x"), None);
    }
}
