//! Syntax of clauses that list values, each with additional information.

use mlirkit_asm::hooks::{Directive, Parse, Print, arg};
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{Delimiter, OpParser, OpPrinter, OpState, PResult, Unresolved};
use mlirkit_ir::{Context, OpRef, Type, TypeData, ValueRef};

use super::clauses::case;
use super::{case_text, enum_attr};
use crate::text::{self, elements};

/// Syntax of the contents of the `linear` clause: `%value = %step : type`. Since LLVM 23 it is
/// `%value : type = %step : type`, optionally enclosed in a modifier such as `val(...)`.
pub(super) struct Linear;

impl Directive for Linear {
    type Args = (arg::Operands, arg::Types, arg::Operands, Option<arg::Types>, Option<arg::Attribute>);

    fn parse(
        &self,
        p: &mut OpParser<'_, '_, '_>,
        _: &mut OpState,
        (variables, types, steps, step_types, modifiers_attr): Parse<'_, Self>,
    ) -> PResult<()> {
        let Some((step_types, modifiers_attr)) = step_types.zip(modifiers_attr) else {
            return p.list_of(Delimiter::None, "", |p| {
                let value = p.operand()?;
                p.expect(Kind::Equal, "expected '='")?;
                let step = p.operand()?;
                let ty = text::colon_type(p)?;
                variables.push(value);
                types.push(ty);
                steps.push(step);
                Ok(())
            });
        };
        let mut modifiers = Vec::new();
        p.list_of(Delimiter::None, "", |p| {
            let word = std::str::from_utf8(p.spelling()).unwrap_or_default();
            let modifier = enum_attr(p, "linear_modifier", word);
            if modifier.is_some() {
                p.bump();
                p.expect(Kind::LParen, "expected '('")?;
            }
            typed_value(p, variables, types)?;
            p.expect(Kind::Equal, "expected '='")?;
            typed_value(p, steps, step_types)?;
            if modifier.is_some() {
                p.expect(Kind::RParen, "expected ')'")?;
            }
            // A value without a modifier is represented by a unit attribute.
            modifiers.push(modifier.unwrap_or_else(|| p.ctx.unit()));
            Ok(())
        })?;
        *modifiers_attr = Some(p.ctx.array_attr(&modifiers));
        Ok(())
    }

    fn print<'m, 'c>(
        &self,
        p: &mut OpPrinter<'_, 'c>,
        _: OpRef<'m, 'c>,
        (variables, _, steps, step_types, modifiers_attr): Print<'m, 'c, Self>,
    ) {
        let modifiers = elements(p.ctx, modifiers_attr.flatten());
        p.comma_separated(variables.iter().enumerate(), |p, (at, value)| {
            let modifier =
                modifiers.get(at).map(|modifier| case_text(p.ctx, *modifier)).filter(|word| !word.is_empty());
            if let Some(word) = &modifier {
                p.text(word);
                p.text("(");
            }
            p.operand(*value);
            if step_types.is_some() {
                p.text(" : ");
                p.ty(value.ty());
            }
            if let Some(step) = steps.get(at) {
                p.text(" = ");
                p.operand(*step);
            }
            p.text(" : ");
            p.ty(match steps.get(at) {
                Some(step) if step_types.is_some() => step.ty(),
                _ => value.ty(),
            });
            if modifier.is_some() {
                p.text(")");
            }
        });
    }
}

/// Syntax of the contents of the `depend` clause: `taskdependin -> %value : type`. Since LLVM 23, iterated values are
/// stored in a separate list.
pub(super) struct Depend;

impl Directive for Depend {
    type Args =
        (arg::Operands, arg::Types, arg::Attribute, Option<arg::Operands>, Option<arg::Types>, Option<arg::Attribute>);

    fn parse(
        &self,
        p: &mut OpParser<'_, '_, '_>,
        _: &mut OpState,
        (variables, types, kinds_attr, iterated, iterated_types, iterated_attr): Parse<'_, Self>,
    ) -> PResult<()> {
        let mut made_by_iterators = iterated.zip(iterated_types);
        let (mut kinds, mut iterated_kinds) = (Vec::new(), Vec::new());
        p.list_of(Delimiter::None, "", |p| {
            let kind = case(p, "clause_task_depend")?;
            p.expect(Kind::Arrow, "expected '->'")?;
            typed_value(p, variables, types)?;
            if let Some((iterated, iterated_types)) = &mut made_by_iterators
                && move_iterated(p.ctx, (variables, types), (iterated, iterated_types))
            {
                iterated_kinds.push(kind);
            } else {
                kinds.push(kind);
            }
            Ok(())
        })?;
        *kinds_attr = Some(p.ctx.array_attr(&kinds));
        if let Some(attr) = iterated_attr {
            *attr = Some(p.ctx.array_attr(&iterated_kinds));
        }
        Ok(())
    }

    fn print<'m, 'c>(
        &self,
        p: &mut OpPrinter<'_, 'c>,
        _: OpRef<'m, 'c>,
        (variables, _, kinds_attr, iterated, _, iterated_attr): Print<'m, 'c, Self>,
    ) {
        let kinds = elements(p.ctx, kinds_attr).iter().zip(variables);
        let iterated = elements(p.ctx, iterated_attr.flatten()).iter().zip(iterated.unwrap_or_default());
        p.comma_separated(kinds.chain(iterated), |p, (kind, value)| {
            p.base.text(&case_text(p.ctx, *kind));
            p.text(" -> ");
            print_typed_value(p, *value);
        });
    }
}

/// Parsed values with their types.
type Typed<'t> = (&'t mut Vec<Unresolved>, &'t mut Vec<Type>);

/// Moves the last value to the iterated values if its type is `!omp.iterated`. Returns whether it did.
fn move_iterated(ctx: &Context, (values, types): Typed<'_>, (iterated, iterated_types): Typed<'_>) -> bool {
    let is_iterated = types
        .last()
        .is_some_and(|ty| matches!(ctx.type_data(*ty), TypeData::Dialect(data) if &*data.def.name == "omp.iterated"));
    if is_iterated {
        iterated.extend(values.pop());
        iterated_types.extend(types.pop());
    }
    is_iterated
}

/// Syntax of the contents of the `affinity` clause: `%iterated : type, %entry : type`. Iterated values are stored in a
/// separate list, which is printed first.
pub(super) struct Affinity;

impl Directive for Affinity {
    type Args = (arg::Operands, arg::Operands, arg::Types, arg::Types);

    fn parse(
        &self,
        p: &mut OpParser<'_, '_, '_>,
        _: &mut OpState,
        (iterated, variables, iterated_types, types): Parse<'_, Self>,
    ) -> PResult<()> {
        p.list_of(Delimiter::None, "", |p| {
            typed_value(p, variables, types)?;
            move_iterated(p.ctx, (variables, types), (iterated, iterated_types));
            Ok(())
        })
    }

    fn print<'m, 'c>(
        &self,
        p: &mut OpPrinter<'_, 'c>,
        _: OpRef<'m, 'c>,
        (iterated, variables, ..): Print<'m, 'c, Self>,
    ) {
        p.comma_separated(iterated.iter().chain(variables), |p, value| print_typed_value(p, *value));
    }
}

/// Parses a value with its type, `%value : type`, and appends both.
fn typed_value(p: &mut OpParser<'_, '_, '_>, values: &mut Vec<Unresolved>, types: &mut Vec<Type>) -> PResult<()> {
    values.push(p.operand()?);
    types.push(text::colon_type(p)?);
    Ok(())
}

/// Prints a value with its type: `%value : type`.
fn print_typed_value<'c>(p: &mut OpPrinter<'_, 'c>, value: ValueRef<'_, 'c>) {
    p.operand(value);
    p.text(" : ");
    p.ty(value.ty());
}
