//! Custom directives of declarative formats: indices, cases, successors, and types inferred from operands.

use mlirkit_asm::hooks::{Directive, Parse, Print, arg};
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{Delimiter, OpParser, OpPrinter, OpState, PResult, format, type_to_string};
use mlirkit_defs::Release;
use mlirkit_diag::Reason;
use mlirkit_ir::{Attr, AttrData, Context, Ident, OpRef, Type, TypeData, VectorType};
use mlirkit_num::ApInt;

use super::keywords;
use crate::common::dense::{element, elements};
use crate::llvm::types::{ArrayType, StructType, is_compatible};
use crate::text;

/// Syntax of `custom<GEPIndices>($dynamic, $constants)`, such as `%i, 1`.
pub(super) struct GepIndices;

impl Directive for GepIndices {
    type Args = (arg::Operands, arg::Attribute);

    fn parse(
        &self,
        p: &mut OpParser<'_, '_, '_>,
        _: &mut OpState,
        (dynamic, constants): Parse<'_, Self>,
    ) -> PResult<()> {
        let mut numbers = Vec::new();
        p.list_of(Delimiter::None, "", |p| {
            if matches!(p.kind(), Kind::Integer | Kind::Minus) {
                let number = format::parse_integer(p, 32)?;
                numbers.push(i32::try_from(number).unwrap_or(i32::MIN));
            } else {
                numbers.push(i32::MIN);
                dynamic.push(p.operand()?);
            }
            Ok(())
        })?;
        *constants = Some(p.ctx.i32_array(&numbers));
        Ok(())
    }

    fn print<'m, 'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'m, 'c>, (dynamic, constants): Print<'m, 'c, Self>) {
        let numbers = constants.and_then(|attr| op.context().int_array_values(attr)).unwrap_or_default();
        let mut dynamic = dynamic.iter();
        p.comma_separated(numbers, |p, number| {
            if number != i64::from(i32::MIN) {
                p.signed(number);
            } else if let Some(value) = dynamic.next() {
                p.operand(*value);
            }
        });
    }
}

/// Syntax of `custom<OverflowFlags>($overflowFlags)` in LLVM 19: ` overflow<nsw, nuw>`, or nothing.
pub(super) struct OverflowFlags;

/// The overflow flags in printing order, with their bits.
const OVERFLOW_FLAGS: [(&str, i64); 2] = [("nsw", 1), ("nuw", 2)];

impl Directive for OverflowFlags {
    type Args = (arg::Attribute,);

    fn parse(&self, p: &mut OpParser<'_, '_, '_>, _: &mut OpState, (flags,): Parse<'_, Self>) -> PResult<()> {
        let mut bits = 0;
        if p.eat_keyword("overflow") {
            p.expect(Kind::Less, "expected '<'")?;
            p.list_of(Delimiter::None, "", |p| {
                let offset = p.offset();
                let word = p.keyword()?;
                match OVERFLOW_FLAGS.iter().find(|(name, _)| *name == word) {
                    Some((_, bit)) => bits |= bit,
                    None if word == "none" => {}
                    None => return Err(p.error_at(offset, "invalid overflow flag: expected nsw, nuw, or none")),
                }
                Ok(())
            })?;
            p.expect(Kind::Greater, "expected '>'")?;
        }
        *flags = Some(p.ctx.int_attr(p.ctx.int_type(32), bits));
        Ok(())
    }

    fn print<'m, 'c>(&self, p: &mut OpPrinter<'_, 'c>, _: OpRef<'m, 'c>, (flags,): Print<'m, 'c, Self>) {
        let bits = flags.and_then(|flags| p.ctx.int_value(flags)).unwrap_or(0);
        if bits != 0 {
            let words = OVERFLOW_FLAGS.iter().filter(|(_, bit)| bits & bit != 0);
            p.text(" overflow<");
            p.comma_separated(words, |p, (word, _)| p.text(word));
            p.text(">");
        }
    }
}

/// Syntax of `custom<LLVMOpAttrs>(attr-dict)` up to LLVM 19: all attributes except default flags and those already
/// printed.
pub(super) struct OpAttrs;

impl Directive for OpAttrs {
    type Args = (arg::AttrDict,);

    fn parse(&self, p: &mut OpParser<'_, '_, '_>, _: &mut OpState, (attrs,): Parse<'_, Self>) -> PResult<()> {
        p.attr_dict(attrs)
    }

    fn print<'m, 'c>(&self, p: &mut OpPrinter<'_, 'c>, _: OpRef<'m, 'c>, (attrs,): Print<'m, 'c, Self>) {
        let usual = |name: &str, value| name == "fastmathFlags" && text::enum_value(p.ctx, value) == Some(0);
        let said = |(name, value): &&(Ident, Attr)| {
            let name = p.ctx.str(*name);
            name != "overflowFlags" && !usual(name, *value)
        };
        let attrs: Vec<(Ident, Attr)> = attrs.iter().filter(said).copied().collect();
        p.attr_dict(&attrs, &[]);
    }
}

/// The directive `custom<InsertExtractValueElementType>(type, ref(type($container)), ref($position))`. It has no syntax
/// and infers the element type.
pub(super) struct ElementAt;

impl Directive for ElementAt {
    type Args = (arg::Types, arg::Ref<arg::Types>, arg::Ref<arg::Attribute>);

    fn parse(
        &self,
        p: &mut OpParser<'_, '_, '_>,
        _: &mut OpState,
        (element, container, position): Parse<'_, Self>,
    ) -> PResult<()> {
        let Some(container) = container.first().copied() else { return Ok(()) };
        let position = position.and_then(|attr| p.ctx.int_array_values(attr)).unwrap_or_default();
        let ty = element_at(p.ctx, container, &position).map_err(|why| p.op_error(p.offset(), &why))?;
        element.push(ty);
        Ok(())
    }

    fn print<'m, 'c>(&self, _: &mut OpPrinter<'_, 'c>, _: OpRef<'m, 'c>, _: Print<'m, 'c, Self>) {}
}

fn element_at(ctx: &Context, container: Type, position: &[i64]) -> Result<Type, Reason> {
    if !is_compatible(ctx, container) {
        return Err(format!("expected LLVM IR Dialect type, got '{}'", type_to_string(ctx, container)).into());
    }
    position.iter().try_fold(container, |ty, index| {
        let outside = || Reason::from(format!("position out of bounds: {index}"));
        if let Some(array) = ArrayType::of(ctx, ty) {
            let inside = u64::try_from(*index).is_ok_and(|index| index < array.count);
            if inside { Ok(array.element) } else { Err(outside()) }
        } else if let Some(structure) = StructType::of(ctx, ty) {
            let found = usize::try_from(*index).ok().and_then(|index| structure.elements().get(index).copied());
            found.ok_or_else(outside)
        } else {
            Err(format!("expected LLVM IR structure/array type, got: '{}'", type_to_string(ctx, ty)).into())
        }
    })
}

/// The directive `custom<ShuffleType>(ref(type($v1)), type($res), ref($mask))`. It has no syntax and infers the result
/// type.
pub(super) struct ShuffleType;

impl Directive for ShuffleType {
    type Args = (arg::Ref<arg::Types>, arg::Types, arg::Ref<arg::Attribute>);

    fn parse(
        &self,
        p: &mut OpParser<'_, '_, '_>,
        _: &mut OpState,
        (from, result, mask): Parse<'_, Self>,
    ) -> PResult<()> {
        let length = mask.and_then(|attr| p.ctx.int_array_values(attr)).unwrap_or_default().len();
        let Some(TypeData::Vector(vector)) = from.first().map(|ty| p.ctx.type_data(*ty)) else {
            return Err(p.op_error(p.offset(), "expected an LLVM compatible vector type"));
        };
        let vector = VectorType {
            shape: [i64::try_from(length).unwrap_or(i64::MAX)].into(),
            scalable: vector.scalable.first().copied().into_iter().collect(),
            element: vector.element,
        };
        result.push(p.ctx.ty(TypeData::Vector(Box::new(vector))));
        Ok(())
    }

    fn print<'m, 'c>(&self, _: &mut OpPrinter<'_, 'c>, _: OpRef<'m, 'c>, _: Print<'m, 'c, Self>) {}
}

/// Syntax of `custom<LLVMLinkage>($linkage)`.
pub(super) struct Linkage;

impl Directive for Linkage {
    type Args = (arg::Attribute,);

    fn parse(&self, p: &mut OpParser<'_, '_, '_>, _: &mut OpState, (linkage,): Parse<'_, Self>) -> PResult<()> {
        let value = keywords::optional(p, "Linkage").unwrap_or_else(|| keywords::default_of(p.ctx, "Linkage"));
        *linkage = keywords::enum_attr(p.ctx, "linkage", value);
        Ok(())
    }

    fn print<'m, 'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'m, 'c>, _: Print<'m, 'c, Self>) {
        p.base.text(&keywords::text_of(p.ctx, "Linkage", keywords::value_of(op, "linkage")).unwrap_or_default());
    }
}

/// Syntax of `custom<SwitchOpCases>`: `[ 1: ^bb1(%a : i32), ... ]`, with one case per line. Up to LLVM 16, the brackets
/// are part of the declarative format.
pub(super) struct SwitchCases;

impl Directive for SwitchCases {
    type Args = (arg::Ref<arg::Types>, arg::Attribute, arg::Successors, arg::OperandGroups, arg::TypeGroups);

    fn parse(
        &self,
        p: &mut OpParser<'_, '_, '_>,
        _: &mut OpState,
        (flag, values, successors, operands, types): Parse<'_, Self>,
    ) -> PResult<()> {
        let has_brackets = has_brackets(p.ctx);
        if has_brackets {
            p.expect(Kind::LSquare, "expected '['")?;
        }
        if p.at(Kind::RSquare) {
            if has_brackets {
                p.bump();
            }
            return Ok(());
        }
        let flag = flag.first().copied().unwrap_or_else(|| p.ctx.i32_type());
        let width = match p.ctx.type_data(flag) {
            TypeData::Integer { width, .. } => *width,
            _ => 64,
        };
        let mut numbers = Vec::new();
        loop {
            numbers.push(ApInt::from_i64(width, text::integer(p)?));
            p.expect(Kind::Colon, "expected ':'")?;
            successors.push(p.successor()?);
            let (case_operands, case_types) = text::passed(p, |p| p.plain_operand_list())?;
            operands.push(case_operands);
            types.push(case_types);
            if !p.eat(Kind::Comma) {
                break;
            }
        }
        let shape = [i64::try_from(numbers.len()).unwrap_or(i64::MAX)];
        let vector = VectorType { shape: shape.into(), scalable: [false].into(), element: flag };
        let ty = p.ctx.ty(TypeData::Vector(Box::new(vector)));
        *values = Some(p.ctx.attr(elements(ty, &numbers)));
        if has_brackets {
            p.expect(Kind::RSquare, "expected ']'")?;
        }
        Ok(())
    }

    fn print<'m, 'c>(
        &self,
        p: &mut OpPrinter<'_, 'c>,
        op: OpRef<'m, 'c>,
        (flag, values, successors, operands, _): Print<'m, 'c, Self>,
    ) {
        let (open, close) = if has_brackets(p.ctx) { ("[", "]") } else { ("", "") };
        if !open.is_empty() {
            p.text(open);
            p.newline();
        }
        let Some(AttrData::DenseElements(values)) = values.map(|values| op.context().attr_data(values)) else {
            return p.text(close);
        };
        let width = match flag.first().map(|ty| op.context().type_data(*ty)) {
            Some(TypeData::Integer { width, .. }) => *width,
            _ => 64,
        };
        for (index, (successor, operands)) in successors.iter().zip(operands).enumerate() {
            if index > 0 {
                p.text(",");
                p.newline();
            }
            let number = element(values, index, width);
            // LLVM 20 and older print values that fit 64 bits as unsigned.
            let number = match p.ctx.release() > Release(20) {
                true => number.to_signed_string(),
                false => number.to_u64().unwrap_or(u64::MAX).to_string(),
            };
            p.fmt(format_args!("  {number}: "));
            p.successor_and_operands(*successor, operands);
        }
        p.newline();
        p.text(close);
    }
}

fn has_brackets(ctx: &Context) -> bool {
    ctx.release() > Release(16)
}

/// Syntax of `custom<IndirectBrOpSucessors>`: `[ ^bb1(%a : i32), ... ]`, with one successor per line.
pub(super) struct IndirectSuccessors;

impl Directive for IndirectSuccessors {
    type Args = (arg::Ref<arg::Types>, arg::Successors, arg::OperandGroups, arg::TypeGroups);

    fn parse(
        &self,
        p: &mut OpParser<'_, '_, '_>,
        _: &mut OpState,
        (_, successors, operands, types): Parse<'_, Self>,
    ) -> PResult<()> {
        p.list_of(Delimiter::Square, " in successors", |p| {
            successors.push(p.successor()?);
            let (passed, passed_types) = text::passed(p, |p| p.operand_list(Delimiter::None))?;
            operands.push(passed);
            types.push(passed_types);
            Ok(())
        })
    }

    fn print<'m, 'c>(
        &self,
        p: &mut OpPrinter<'_, 'c>,
        _: OpRef<'m, 'c>,
        (_, successors, operands, _): Print<'m, 'c, Self>,
    ) {
        p.text("[");
        for (index, (successor, operands)) in successors.iter().zip(operands).enumerate() {
            p.text(if index > 0 { "," } else { "" });
            p.newline();
            p.successor_and_operands(*successor, operands);
        }
        if !successors.is_empty() {
            p.newline();
        }
        p.text("]");
    }
}
