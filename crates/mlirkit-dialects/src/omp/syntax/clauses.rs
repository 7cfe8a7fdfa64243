//! Syntax of the contents of a clause's parentheses, which are mostly keywords.

use mlirkit_asm::hooks::{Directive, Parse, Print, arg};
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{Delimiter, Offset, OpParser, OpPrinter, OpState, PResult};
use mlirkit_diag::Diagnostic;
use mlirkit_ir::{Attr, OpRef};

use super::{case_text, enum_attr, enum_case};
use crate::text;

/// Parses a keyword and returns its enum attribute, or an error if it is unknown.
pub(super) fn case(p: &mut OpParser<'_, '_, '_>, mnemonic: &str) -> PResult<Attr> {
    let (offset, word) = (p.offset(), p.keyword()?);
    enum_attr(p, mnemonic, word).ok_or_else(|| invalid(p, offset, word))
}

#[cold]
fn invalid(p: &OpParser<'_, '_, '_>, offset: Offset, word: &str) -> Box<Diagnostic> {
    p.hook_error(offset, &format!("invalid clause value: '{word}'"))
}

/// Syntax of one keyword of the enum that the attribute wraps.
pub(super) struct Keyword;

impl Directive for Keyword {
    type Args = (arg::EnumAttribute,);

    fn parse(&self, p: &mut OpParser<'_, '_, '_>, _: &mut OpState, ((attr, row),): Parse<'_, Self>) -> PResult<()> {
        let (offset, word) = (p.offset(), p.keyword()?);
        *attr = Some(enum_case(p, row, word).ok_or_else(|| invalid(p, offset, word))?);
        Ok(())
    }

    fn print<'m, 'c>(&self, p: &mut OpPrinter<'_, 'c>, _: OpRef<'m, 'c>, (attr,): Print<'m, 'c, Self>) {
        if let Some(value) = attr {
            p.base.text(&case_text(p.ctx, value));
        }
    }
}

/// Syntax of an optional enum keyword. A keyword that is not a case of the enum, such as one for "none", leaves the
/// attribute unset.
pub(super) struct Capture;

impl Directive for Capture {
    type Args = (arg::EnumAttribute,);

    fn parse(&self, p: &mut OpParser<'_, '_, '_>, _: &mut OpState, ((attr, row),): Parse<'_, Self>) -> PResult<()> {
        let word = p.keyword()?;
        *attr = enum_case(p, row, word);
        Ok(())
    }

    fn print<'m, 'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'m, 'c>, args: Print<'m, 'c, Self>) {
        Keyword.print(p, op, args);
    }
}

/// Syntax of the contents of the `dyn_groupprivate` clause: `cgroup, fallback(abort), %size : type`.
pub(super) struct DynGroupprivate;

impl Directive for DynGroupprivate {
    type Args = (arg::Attribute, arg::Attribute, arg::Operands, arg::Types);

    fn parse(
        &self,
        p: &mut OpParser<'_, '_, '_>,
        _: &mut OpState,
        (access_attr, fallback_attr, sizes, types): Parse<'_, Self>,
    ) -> PResult<()> {
        // The modifiers may occur in any order, each at most once.
        p.list_of(Delimiter::None, "", |p| {
            let offset = p.offset();
            let word = std::str::from_utf8(p.spelling()).unwrap_or_default();
            if let Some(access) = enum_attr(p, "access_group_modifier", word) {
                if access_attr.replace(access).is_some() {
                    return Err(p.hook_error(offset, "duplicate access group modifier"));
                }
                p.bump();
                return Ok(());
            }
            if p.eat_keyword("fallback") {
                if fallback_attr.is_some() {
                    return Err(p.hook_error(offset, "duplicate fallback modifier"));
                }
                p.expect(Kind::LParen, "expected '('")?;
                let (offset, word) = (p.offset(), p.keyword()?);
                let fallback = enum_attr(p, "fallback_modifier", word);
                let message = format!("invalid fallback modifier '{word}'");
                *fallback_attr = Some(fallback.ok_or_else(|| p.hook_error(offset, &message))?);
                p.expect(Kind::RParen, "expected ')'")?;
                return Ok(());
            }
            if !sizes.is_empty() {
                return Err(p.hook_error(offset, "duplicate size operand"));
            }
            match p.operand() {
                Ok(size) => sizes.push(size),
                Err(first) => {
                    return Err(p.and_then_hook_error(first, offset, "expected dyn_groupprivate_size operand"));
                }
            }
            types.push(text::colon_type(p)?);
            Ok(())
        })
    }

    fn print<'m, 'c>(
        &self,
        p: &mut OpPrinter<'_, 'c>,
        _: OpRef<'m, 'c>,
        (access_attr, fallback_attr, sizes, _): Print<'m, 'c, Self>,
    ) {
        let mut comma = "";
        if let Some(access) = access_attr {
            p.base.text(&case_text(p.ctx, access));
            comma = ", ";
        }
        if let Some(fallback) = fallback_attr {
            p.text(comma);
            p.text("fallback(");
            p.base.text(&case_text(p.ctx, fallback));
            p.text(")");
            comma = ", ";
        }
        if let Some(size) = sizes.first() {
            p.text(comma);
            p.operand(*size);
            p.text(" : ");
            p.ty(size.ty());
        }
    }
}

/// Syntax of the contents of the `order` clause: `reproducible:concurrent`.
pub(super) struct Order;

impl Directive for Order {
    type Args = (arg::Attribute, arg::Attribute);

    fn parse(
        &self,
        p: &mut OpParser<'_, '_, '_>,
        _: &mut OpState,
        (kind_attr, modifier_attr): Parse<'_, Self>,
    ) -> PResult<()> {
        let word = std::str::from_utf8(p.spelling()).unwrap_or_default();
        if let Some(modifier) = enum_attr(p, "order_mod", word) {
            p.bump();
            *modifier_attr = Some(modifier);
            p.expect(Kind::Colon, "expected ':'")?;
        }
        let kind = case(p, "orderkind")?;
        *kind_attr = Some(kind);
        Ok(())
    }

    fn print<'m, 'c>(
        &self,
        p: &mut OpPrinter<'_, 'c>,
        _: OpRef<'m, 'c>,
        (kind_attr, modifier_attr): Print<'m, 'c, Self>,
    ) {
        if let Some(modifier) = modifier_attr {
            p.base.text(&case_text(p.ctx, modifier));
            p.text(":");
        }
        if let Some(kind) = kind_attr {
            p.base.text(&case_text(p.ctx, kind));
        }
    }
}

/// Syntax of the contents of the `schedule` clause: `static = %chunk : type, monotonic, simd`.
pub(super) struct Schedule;

impl Directive for Schedule {
    type Args = (arg::Attribute, arg::Attribute, arg::Attribute, arg::Operands, arg::Types);

    fn parse(
        &self,
        p: &mut OpParser<'_, '_, '_>,
        op: &mut OpState,
        (kind_attr, modifier_attr, simd_attr, chunks, types): Parse<'_, Self>,
    ) -> PResult<()> {
        let word = p.keyword()?;
        let Some(kind) = enum_attr(p, "schedulekind", word) else {
            return Err(p.hook_error(op.offset, " expected schedule kind"));
        };
        *kind_attr = Some(kind);
        if matches!(word, "static" | "dynamic" | "guided" | "distribute") && p.eat(Kind::Equal) {
            let chunk = p.operand()?;
            let ty = text::colon_type(p)?;
            chunks.push(chunk);
            types.push(ty);
        }
        let mut modifiers = Vec::new();
        while p.eat(Kind::Comma) {
            modifiers.push(p.keyword()?);
        }
        if modifiers.len() > 2 {
            return Err(p.hook_error(op.offset, " unexpected modifier(s)"));
        }
        if let Some(word) = modifiers.iter().find(|word| enum_attr(p, "sched_mod", word).is_none()) {
            return Err(p.hook_error(op.offset, &format!(" unknown modifier type: {word}")));
        }
        let (modifier, simd) = match modifiers.as_slice() {
            [] => return Ok(()),
            ["simd"] => ("none", true),
            ["simd", _] => return Err(p.hook_error(op.offset, " incorrect modifier order")),
            [modifier] => (*modifier, false),
            [modifier, second, ..] if *second == "simd" => (*modifier, true),
            [_, _, ..] => return Err(p.hook_error(op.offset, " incorrect modifier order")),
        };
        let modifier = enum_attr(p, "sched_mod", modifier);
        *modifier_attr = modifier;
        if simd {
            *simd_attr = Some(p.ctx.unit());
        }
        Ok(())
    }

    fn print<'m, 'c>(
        &self,
        p: &mut OpPrinter<'_, 'c>,
        _: OpRef<'m, 'c>,
        (kind_attr, modifier_attr, simd_attr, chunks, _): Print<'m, 'c, Self>,
    ) {
        if let Some(kind) = kind_attr {
            p.base.text(&case_text(p.ctx, kind));
        }
        if let Some(chunk) = chunks.first() {
            p.text(" = ");
            p.operand(*chunk);
            p.text(" : ");
            p.ty(chunk.ty());
        }
        if let Some(modifier) = modifier_attr {
            p.text(", ");
            p.base.text(&case_text(p.ctx, modifier));
        }
        if simd_attr.is_some() {
            p.text(", simd");
        }
    }
}

/// Syntax of the contents of the `grainsize` and `num_tasks` clauses: `strict, %count: type`.
pub(super) struct Granularity {
    name: &'static str,
    mnemonic: &'static str,
}

/// Syntax of the contents of the `grainsize` clause.
pub(super) const GRAINSIZE: Granularity = Granularity { name: "grainsize", mnemonic: "grainsizetype" };

/// Syntax of the contents of the `num_tasks` clause.
pub(super) const NUM_TASKS: Granularity = Granularity { name: "num_tasks", mnemonic: "numtaskstype" };

impl Directive for Granularity {
    type Args = (arg::Attribute, arg::Operands, arg::Types);

    fn parse(
        &self,
        p: &mut OpParser<'_, '_, '_>,
        _: &mut OpState,
        (modifier_attr, operands, types): Parse<'_, Self>,
    ) -> PResult<()> {
        if let Some(word) = p.optional_keyword() {
            let Some(modifier) = enum_attr(p, self.mnemonic, word) else {
                return Err(p.op_error(p.offset(), &format!("invalid {} modifier : '{word}'", self.name)));
            };
            *modifier_attr = Some(modifier);
            p.expect(Kind::Comma, "expected ','")?;
        }
        let operand = match p.operand() {
            Ok(operand) => operand,
            Err(first) => {
                let at = p.offset();
                return Err(p.and_then_hook_error(first, at, &format!("expected {} operand", self.name)));
            }
        };
        let ty = text::colon_type(p)?;
        operands.push(operand);
        types.push(ty);
        Ok(())
    }

    fn print<'m, 'c>(
        &self,
        p: &mut OpPrinter<'_, 'c>,
        _: OpRef<'m, 'c>,
        (modifier_attr, operands, _): Print<'m, 'c, Self>,
    ) {
        if let Some(modifier) = modifier_attr {
            p.base.text(&case_text(p.ctx, modifier));
            p.text(", ");
        }
        if let Some(operand) = operands.first() {
            p.operand(*operand);
            p.text(": ");
            p.ty(operand.ty());
        }
    }
}

/// Syntax of `uncontended, speculative`, or `none`.
pub(super) struct Hint;

const HINTS: [&str; 4] = ["uncontended", "contended", "nonspeculative", "speculative"];

impl Directive for Hint {
    type Args = (arg::Attribute,);

    fn parse(&self, p: &mut OpParser<'_, '_, '_>, _: &mut OpState, (attr,): Parse<'_, Self>) -> PResult<()> {
        let mut hint = 0;
        if !p.eat_keyword("none") {
            p.list_of(Delimiter::None, "", |p| {
                let word = p.keyword()?;
                match HINTS.iter().position(|hint| *hint == word) {
                    Some(bit) => hint |= 1 << bit,
                    None => return Err(p.hook_error(p.offset(), &format!("{word} is not a valid hint"))),
                }
                Ok(())
            })?;
        }
        *attr = Some(p.ctx.int_attr(p.ctx.i64_type(), hint));
        Ok(())
    }

    fn print<'m, 'c>(&self, p: &mut OpPrinter<'_, 'c>, _: OpRef<'m, 'c>, (attr,): Print<'m, 'c, Self>) {
        let hint = attr.and_then(|attr| p.ctx.int_value(attr)).unwrap_or(0);
        if hint == 0 {
            return p.text("none");
        }
        let words = HINTS.iter().enumerate().filter(|(bit, _)| hint >> bit & 1 == 1);
        p.comma_separated(words, |p, (_, word)| p.text(word));
    }
}
