//! `custom<DynamicIndexList>`: a list that mixes static numbers and SSA values, such as `[4, %n, [8]]`.

use mlirkit_asm::hooks::{Directive, Parse, Print, arg};
use mlirkit_asm::{Delimiter, OpParser, OpPrinter, OpState, PResult, Unresolved, lexer::Kind};
use mlirkit_ir::{Attr, DYNAMIC, OpRef, Type, ValueRef};

use crate::text;

/// The directive `custom<DynamicIndexList>`. Its arguments are the SSA values, the static numbers, optionally the
/// scalable flags, the types of the values, and the brackets.
pub(crate) struct DynamicIndexList;

/// The contents of a list during parsing.
#[derive(Default)]
pub(crate) struct Parts {
    /// The SSA values, in source order.
    pub(crate) values: Vec<Unresolved>,
    /// The static numbers, with [`DYNAMIC`] at the position of each SSA value.
    pub(crate) numbers: Vec<i64>,
    scalable: Vec<bool>,
    types: Vec<Type>,
}

/// Returns the delimiters that the literal arguments of a directive select.
fn delimiter(literals: [Option<&str>; 2]) -> Delimiter {
    let parens = literals.into_iter().flatten().any(|text| text.ends_with("Delimiter::Paren"));
    if parens { Delimiter::Paren } else { Delimiter::Square }
}

/// Parses a list. If `typed` is set, each SSA value is followed by its type.
pub(crate) fn parse_list(
    p: &mut OpParser<'_, '_, '_>,
    op: &OpState,
    brackets: Delimiter,
    typed: bool,
) -> PResult<Parts> {
    let mut parts = Parts::default();
    let mut unclosed = false;
    let parsed = p.list_of(brackets, " in dynamic index list", |p| {
        // As in upstream, a `[` is expected before a number but after an SSA value: `[8]` is accepted, `[%n]` is not.
        let value = p.optional_operand()?;
        let scalable = p.eat(Kind::LSquare);
        parts.scalable.push(scalable);
        if let Some(value) = value {
            parts.values.push(value);
            parts.numbers.push(DYNAMIC);
            if typed {
                p.expect(Kind::Colon, "expected ':'")?;
                parts.types.push(p.ty()?);
            }
        } else {
            parts.numbers.push(text::integer(p)?);
        }
        unclosed = scalable && !p.eat(Kind::RSquare);
        if unclosed { Err(p.op_error(op.offset, NOT_A_LIST)) } else { Ok(()) }
    });
    match parsed {
        Ok(()) => Ok(parts),
        Err(error) if unclosed => Err(error),
        Err(first) => {
            let second = p.op_error(op.offset, NOT_A_LIST);
            Err(p.and_then_error(first, Some(op.offset), &second.message))
        }
    }
}

const NOT_A_LIST: &str = "expected SSA value or integer";

impl Directive for DynamicIndexList {
    type Args = (
        arg::Operands,
        arg::Attribute,
        Option<arg::Attribute>,
        Option<arg::Types>,
        Option<arg::Literal>,
        Option<arg::Literal>,
    );

    fn parse(
        &self,
        p: &mut OpParser<'_, '_, '_>,
        op: &mut OpState,
        (values, numbers, scalable, types, first, second): Parse<'_, Self>,
    ) -> PResult<()> {
        let parts = parse_list(p, op, delimiter([first, second]), types.is_some())?;
        *numbers = Some(p.ctx.i64_array(&parts.numbers));
        *values = parts.values;
        if let Some(scalable) = scalable {
            *scalable = Some(p.ctx.bool_array(&parts.scalable));
        }
        if let Some(types) = types {
            *types = parts.types;
        }
        Ok(())
    }

    fn print<'m, 'c>(
        &self,
        p: &mut OpPrinter<'_, 'c>,
        _: OpRef<'m, 'c>,
        (values, numbers, scalable, types, first, second): Print<'m, 'c, Self>,
    ) {
        let list = |attr: Option<Attr>| attr.and_then(|attr| p.ctx.int_array_values(attr)).unwrap_or_default();
        let (numbers, scalable) = (list(numbers), list(scalable.flatten()));
        print_list(p, values, &numbers, &scalable, types.is_some(), delimiter([first, second]));
    }
}

/// Prints a list of numbers, with the next SSA value in place of each dynamic number. If `typed` is set, each value is
/// followed by its type.
pub(crate) fn print_list<'c>(
    p: &mut OpPrinter<'_, 'c>,
    values: &[ValueRef<'_, 'c>],
    numbers: &[i64],
    scalable: &[i64],
    typed: bool,
    brackets: Delimiter,
) {
    let (open, close) = if brackets == Delimiter::Paren { ("(", ")") } else { ("[", "]") };
    let mut values = values.iter();
    p.text(open);
    p.comma_separated(numbers.iter().enumerate(), |p, (index, number)| {
        let scalable = scalable.get(index).is_some_and(|flag| *flag != 0);
        p.text(if scalable { "[" } else { "" });
        match values.as_slice().first().filter(|_| *number == DYNAMIC) {
            Some(value) => {
                values.next();
                p.operand(*value);
                if typed {
                    p.text(" : ");
                    p.ty(value.ty());
                }
            }
            None => p.fmt(format_args!("{number}")),
        }
        p.text(if scalable { "]" } else { "" });
    });
    p.text(close);
}
