//! The literal in a cached line that may differ between lines: a number or an alias.
//!
//! A number may vary in a line without operands, such as a constant. It is the first number in the line, and one property
//! depends on it: an attribute in a declarative format without hooks, or the first property in generic form. When the
//! line is replayed, the new number is parsed with the type of the cached one.
//!
//! An alias may vary if it is the only alias in the line. It must name an attribute of a dialect that is a property, or
//! the only element of a property. A second line, with another alias, must have been parsed in full. Its operation must
//! differ in nothing but this property.

use mlirkit_defs::SlotKind;
use mlirkit_ir::{Attr, AttrData, Context, OpId, OpName, Props, Type};

use crate::parse::OpParser;
use crate::parse::line_cache::{SourceLine, hash_of};
use crate::text::Offset;
use crate::text::lexer::prefixed_len;

/// The literal in a line that may vary.
#[derive(Debug, Clone, Copy)]
pub(crate) struct LineLiteral {
    pub(crate) start: Offset,
    pub(crate) end: Offset,
    /// The hash of the line without the literal.
    pub(crate) hash: u64,
}

/// The varying literal in a cached line, and the property that depends on it.
#[derive(Debug, Clone, Copy)]
pub(crate) struct LiteralSlot {
    kind: LiteralKind,
    /// The slot index of the property.
    slot: usize,
    /// The property list that contains the property.
    props: Props,
}

#[derive(Debug, Clone, Copy)]
enum LiteralKind {
    /// A number. The field is its type.
    Number(Type),
    Alias(AliasSlot),
}

#[derive(Debug, Clone, Copy)]
struct AliasSlot {
    attr: Attr,
    /// Whether the property is an array with the attribute as its only element.
    in_array: bool,
    scope: AliasScope,
}

/// What depends on an alias.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum AliasScope {
    /// Not known yet, because no line with another alias has been parsed in full.
    Unknown,
    /// Only the property, so that another alias may take the place of this one.
    Property,
    /// More than the property.
    More,
}

impl LiteralSlot {
    pub(crate) fn is_alias(&self) -> bool {
        matches!(self.kind, LiteralKind::Alias(_))
    }

    /// Returns the length of the literal with which `text` starts; `None` if it does not start with one.
    #[inline(always)]
    pub(crate) fn len_in(&self, text: &[u8]) -> Option<usize> {
        match self.kind {
            LiteralKind::Number(_) => number_len(text),
            LiteralKind::Alias(_) if text.first() == Some(&b'#') => Some(1 + prefixed_len(text.get(1..)?)?),
            LiteralKind::Alias(_) => None,
        }
    }
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

/// Returns the only alias of an attribute in line `text`, which starts at offset `start` in the source. `names` are the
/// operands and successors in the line. Returns `None` if there are more, or dialect attributes in full.
pub(crate) fn only_alias(text: &[u8], start: Offset, names: &[(Offset, Offset)]) -> Option<LineLiteral> {
    let is_number = |at: usize| text.get(at + 1).is_some_and(u8::is_ascii_digit);
    let mut all = memchr::memchr_iter(b'#', text).filter(|at| !is_number(*at));
    let at = all.next()?;
    let end = at + 1 + prefixed_len(text.get(at + 1..)?)?;
    if all.next().is_some() || text.get(at..end)?.contains(&b'.') {
        return None;
    }
    let (mut hash, mut from, mut is_passed) = (2, 0, false);
    for (name, name_end) in names {
        let (name, name_end) = ((*name - start) as usize, (*name_end - start) as usize);
        if name > at && !is_passed {
            hash = hash_of(hash, text.get(from..at)?);
            (from, is_passed) = (end, true);
        }
        hash = hash_of(hash, text.get(from..name)?);
        from = name_end;
    }
    if !is_passed {
        hash = hash_of(hash, text.get(from..at)?);
        from = end;
    }
    hash = hash_of(hash, text.get(from..)?);
    Some(LineLiteral { start: start + at as Offset, end: start + end as Offset, hash })
}

/// Returns true if two attributes belong to the same definition of a dialect.
fn are_alike(ctx: &Context, left: Attr, right: Attr) -> bool {
    match (ctx.attr_data(left), ctx.attr_data(right)) {
        (AttrData::Dialect(left), AttrData::Dialect(right)) => std::ptr::eq(left.def, right.def),
        _ => false,
    }
}

impl<'s> OpParser<'_, 's, '_> {
    /// Returns the property that depends on the literal in a line; `None` if the literal may not vary.
    pub(crate) fn literal_of_props(
        &mut self,
        op: OpId,
        line: &SourceLine,
        literal: &LineLiteral,
    ) -> Option<LiteralSlot> {
        match self.base.all().get(literal.start as usize) {
            Some(b'#') => self.alias_of_props(op, literal),
            _ => self.number_of_props(op, line, literal),
        }
    }

    fn number_of_props(&mut self, op: OpId, line: &SourceLine, number: &LineLiteral) -> Option<LiteralSlot> {
        let (ctx, source) = (self.base.ctx, self.base.all());
        if !self.frame.body.operands(op).is_empty() {
            return None;
        }
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
        is_it.then_some(LiteralSlot { kind: LiteralKind::Number(ty), slot, props })
    }

    fn alias_of_props(&self, op: OpId, alias: &LineLiteral) -> Option<LiteralSlot> {
        let ctx = self.base.ctx;
        let attr = self.base.attr_alias(self.base.source(alias.start + 1, alias.end))?;
        if !matches!(ctx.attr_data(attr), AttrData::Dialect(_)) {
            return None;
        }
        let props = self.frame.body.op(op).props?;
        let in_array = |value: Attr| matches!(ctx.attr_data(value), AttrData::Array(all) if **all == [attr]);
        let mut slots = ctx.props_data(Some(props)).iter().enumerate().filter_map(|(slot, value)| {
            let value = (*value)?;
            (value == attr || in_array(value)).then_some((slot, value != attr))
        });
        let (slot, in_array) = slots.next().filter(|_| slots.next().is_none())?;
        let alias = AliasSlot { attr, in_array, scope: AliasScope::Unknown };
        Some(LiteralSlot { kind: LiteralKind::Alias(alias), slot, props })
    }

    /// Examines a parsed operation whose line equals the cached line `index`, perhaps except for the alias. If the
    /// operations differ only in the property that contains the alias, other aliases may take its place from now on.
    /// Returns false if more depends on the alias.
    pub(crate) fn confirm_alias(&mut self, index: usize, op: OpId, literal: &LineLiteral) -> bool {
        let Some(known) = self.caches.lines.known.get(index) else { return true };
        let Some(LiteralSlot { kind: LiteralKind::Alias(alias), slot, props }) = known.literal else { return true };
        if alias.scope != AliasScope::Unknown {
            return alias.scope == AliasScope::Property;
        }
        let body = &self.frame.body;
        let data = body.op(op);
        let other = self.alias_of_props(op, literal).and_then(|other| match other.kind {
            LiteralKind::Alias(new) if other.slot == slot && new.in_array == alias.in_array => Some((new, other.props)),
            _ => None,
        });
        let scope = match other {
            // The same alias shows nothing.
            Some((new, _)) if new.attr == alias.attr => AliasScope::Unknown,
            Some((new, others)) => {
                let lists = [props, others].map(|props| self.base.ctx.props_data(Some(props)));
                let same_props = lists[0].len() == lists[1].len()
                    && lists[0].iter().zip(lists[1]).enumerate().all(|(at, (left, right))| at == slot || left == right);
                let types = self.caches.lines.types_of(known).iter().copied();
                let is_only = are_alike(self.base.ctx, new.attr, alias.attr)
                    && same_props
                    && body.results(op).map(|value| body.ty(value)).eq(types)
                    && (data.name, data.attrs) == (known.name, known.attrs);
                if is_only { AliasScope::Property } else { AliasScope::More }
            }
            None => AliasScope::More,
        };
        if let Some(known) = self.caches.lines.known.get_mut(index) {
            known.literal = Some(LiteralSlot { kind: LiteralKind::Alias(AliasSlot { scope, ..alias }), slot, props });
        }
        scope != AliasScope::More
    }

    /// Returns the property list with the literal replaced; `None` if the new literal does not fit.
    #[inline(always)]
    pub(crate) fn with_literal(&mut self, known: &LiteralSlot, name: OpName) -> Option<Option<Props>> {
        let (start, end) = self.caches.lines.literal;
        let ctx = self.base.ctx;
        let attr = match known.kind {
            LiteralKind::Number(ty) => self.base.plain_number(start, end, ty)?,
            LiteralKind::Alias(alias) => {
                let attr = self.base.attr_alias(self.base.source(start + 1, end))?;
                if attr == alias.attr {
                    return Some(Some(known.props));
                }
                if alias.scope != AliasScope::Property || !are_alike(ctx, attr, alias.attr) {
                    return None;
                }
                if alias.in_array { ctx.array_attr(&[attr]) } else { attr }
            }
        };
        let mut slots = std::mem::take(&mut self.caches.lines.slots);
        slots.clear();
        slots.extend_from_slice(ctx.props_data(Some(known.props)));
        if let Some(slot) = slots.get_mut(known.slot) {
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
