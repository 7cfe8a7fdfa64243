//! Syntax of `linalg.map`, `linalg.reduce`, `linalg.transpose` and `linalg.broadcast`.
//!
//! A body that consists of a single operation on its arguments is abbreviated as `{ arith.addf {attrs} }`, before the
//! operands.

use mlirkit_asm::function::all_attributes;
use mlirkit_asm::hooks::OpSyntax;
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{AttrPrinter, Delimiter, OpParser, OpPrinter, OpState, PResult};
use mlirkit_defs::Release;
use mlirkit_ir::{Attr, Context, Ident, OpName, OpRef, TypeData, ValueId};

use super::structured;
use crate::text;

/// Syntax of `linalg.map`: `{ op } ins(...) outs(...)` with an abbreviated body, or `ins(...) outs(...) (%args) { ...
/// }` with a full body.
pub(crate) struct Map;

/// Syntax of `linalg.reduce { op } ins(...) outs(...) dimensions = [...]`. The body may be abbreviated as for
/// `linalg.map`.
pub(crate) struct Reduce;

/// Syntax of an operation that moves elements, such as `ins(...) outs(...) permutation = [...]`. The field `numbers`
/// names the attribute before the last list.
pub(crate) struct Move {
    numbers: &'static str,
}

/// Syntax of `linalg.transpose`.
pub(crate) const TRANSPOSE: Move = Move { numbers: "permutation" };

/// Syntax of `linalg.broadcast`.
pub(crate) const BROADCAST: Move = Move { numbers: "dimensions" };

/// The order in which the operation of an abbreviated body uses the block arguments.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Use {
    /// All arguments except the last, which is the output.
    Inputs,
    /// The last argument first, then the others.
    LastFirst,
}

impl OpSyntax for Map {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        let payload = short_form(p)?;
        destination_style(p, op, None)?;
        body(p, op, payload, Use::Inputs)
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        let payload = payload_of(op, Use::Inputs);
        print_short_form(p, payload);
        structured::print_parts(p, op);
        text::attr_dict(p, op, &[]);
        print_body(p, op, payload);
    }
}

impl OpSyntax for Reduce {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        let payload = short_form(p)?;
        destination_style(p, op, Some("dimensions"))?;
        body(p, op, payload, Use::LastFirst)
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        let payload = payload_of(op, Use::LastFirst);
        print_short_form(p, payload);
        structured::print_parts(p, op);
        print_numbers(p, op, "dimensions");
        text::attr_dict(p, op, &["dimensions"]);
        print_body(p, op, payload);
    }
}

impl OpSyntax for Move {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        destination_style(p, op, Some(self.numbers))?;
        let locs = structured::operand_locations(p, op);
        let (region, block, args) = structured::body_block(p, op, &locs);
        op.regions.push(region);
        if let Some(first) = args.first() {
            p.append_op(block, op.loc, "linalg.yield", &[], &[*first], &[]);
        }
        Ok(())
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        structured::print_parts(p, op);
        print_numbers(p, op, self.numbers);
        text::attr_dict(p, op, &[self.numbers]);
    }
}

/// Parses `ins(...) outs(...) name = [...] {attrs}`, where `numbers` is the name of the list's attribute, if there is a
/// list. The results have the types of those outputs that are tensors.
fn destination_style(p: &mut OpParser<'_, '_, '_>, op: &mut OpState, numbers: Option<&str>) -> PResult<()> {
    let types = structured::parts(p, op, false)?;
    let tensors = types.outputs.iter().filter(|ty| matches!(p.ctx.type_data(**ty), TypeData::RankedTensor(_)));
    op.types.extend(tensors);
    if let Some(name) = numbers {
        text::keyword(p, name, "")?;
        p.expect(Kind::Equal, "expected '='")?;
        let i64_type = p.ctx.i64_type();
        let value = p.dense_array_elements(i64_type)?;
        p.set_attr(op, name, value);
    }
    p.attr_dict(&mut op.attrs)
}

/// Prints the array attribute `name` as ` name = [1, 2] `.
fn print_numbers(p: &mut OpPrinter<'_, '_>, op: OpRef<'_, '_>, name: &str) {
    p.fmt(format_args!(" {name} = ["));
    p.comma_separated(text::int_array(op, name), |p, number| p.fmt(format_args!("{number}")));
    p.text("] ");
}

/// The operation that abbreviates a body: its name and its attributes.
type Payload = (OpName, Vec<(Ident, Attr)>);

/// Parses `{ op {attrs} }`. `None` if it is absent.
fn short_form(p: &mut OpParser<'_, '_, '_>) -> PResult<Option<Payload>> {
    if !p.eat(Kind::LBrace) {
        return Ok(None);
    }
    let name = p.nested_op_name()?;
    let mut attrs = Vec::new();
    p.attr_dict(&mut attrs)?;
    p.expect(Kind::RBrace, "expected '}'")?;
    Ok(Some((name, attrs)))
}

/// Parses the body, or builds it from `payload` if it is abbreviated.
fn body(p: &mut OpParser<'_, '_, '_>, op: &mut OpState, payload: Option<Payload>, using: Use) -> PResult<()> {
    let Some((name, attrs)) = payload else {
        let args = p.argument_list(Delimiter::Paren, true, true)?;
        let region = p.region(op, &args, false)?;
        op.regions.push(region);
        return Ok(());
    };
    if op.operands.is_empty() {
        let region = p.empty_region(op);
        op.regions.push(region);
        return Ok(());
    }
    let inputs_only = using == Use::Inputs && !has_output_argument(p.ctx);
    let output = op.operands.last().copied().filter(|_| inputs_only);
    let result = op.operands.last().map(|output| structured::element(p, p.value_type(*output)));
    if output.is_some() {
        op.operands.pop();
    }
    let (region, block, args) = structured::body_block(p, op, &[]);
    op.operands.extend(output);
    op.regions.push(region);
    let (Some(ty), Some((last, others))) = (result, args.split_last()) else { return Ok(()) };
    let operands: Vec<ValueId> = match using {
        Use::Inputs if inputs_only => args,
        Use::Inputs => others.to_vec(),
        Use::LastFirst => std::iter::once(*last).chain(others.iter().copied()).collect(),
    };
    let ctx = p.ctx;
    let attrs: Vec<(&str, Attr)> = attrs.iter().map(|(name, value)| (ctx.str(*name), *value)).collect();
    let payload = p.append_op(block, op.loc, ctx.op_str(name), &attrs, &operands, &[ty]);
    let results: Vec<ValueId> = p.body().results(payload).collect();
    p.append_op(block, op.loc, "linalg.yield", &[], &results, &[]);
    Ok(())
}

/// Returns whether the body of `linalg.map` has an argument for the output, as it does since LLVM 22.
fn has_output_argument(ctx: &Context) -> bool {
    ctx.release() >= Release(22)
}

/// Returns the operation that can abbreviate the body; `None` if the body must be printed in full.
fn payload_of<'m, 'c>(op: OpRef<'m, 'c>, using: Use) -> Option<OpRef<'m, 'c>> {
    let block = op.regions().next().and_then(text::entry)?;
    let ops: Vec<OpRef<'_, '_>> = block.ops().take(3).collect();
    let [payload, last_op] = *ops.as_slice() else { return None };
    let args: Vec<ValueId> = block.args().map(|arg| arg.id).collect();
    let operands = payload.arena().operands(payload.id);
    let (last, others) = args.split_last()?;
    let fits = match using {
        Use::Inputs if !has_output_argument(op.context()) => operands == args,
        Use::Inputs => operands == others,
        Use::LastFirst => operands.split_first().is_some_and(|(first, rest)| first == last && rest == others),
    };
    // Values in different bodies may have the same id.
    let same_body = payload.body == block.body && payload.arena().regions(payload.id).is_empty();
    let yielded = last_op.operands().map(|value| value.id).eq(payload.results().map(|value| value.id));
    Some(payload).filter(|_| fits && same_body && yielded && !operands.is_empty())
}

/// Prints ` { op {attrs} }`, without fast-math flags that have the default value.
fn print_short_form(p: &mut OpPrinter<'_, '_>, payload: Option<OpRef<'_, '_>>) {
    let Some(payload) = payload else { return };
    p.text(" { ");
    p.text(payload.name());
    let mut attrs = all_attributes(payload);
    let default = attrs.iter().position(|(_, value)| is_default_flag(p, *value));
    if let Some(at) = default {
        attrs.remove(at);
    }
    p.attr_dict(&attrs, &[]);
    p.text(" }");
}

/// Returns whether an attribute is `#arith.fastmath<none>`.
fn is_default_flag(p: &AttrPrinter<'_, '_>, value: Attr) -> bool {
    match p.ctx.attr_data(value) {
        mlirkit_ir::AttrData::Dialect(attr) => {
            &*attr.def.name == "arith.fastmath" && text::enum_value(p.ctx, value) == Some(0)
        }
        _ => false,
    }
}

/// Prints the arguments and the body on separate lines. Prints nothing if the body is abbreviated.
fn print_body<'c>(p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>, payload: Option<OpRef<'_, 'c>>) {
    if payload.is_some() {
        return;
    }
    p.increase_indent();
    p.newline();
    p.text("(");
    p.comma_separated(text::body_args(op), |p, arg| p.region_argument(arg, &[]));
    p.text(") ");
    text::print_body(p, op, true);
    p.decrease_indent();
}
