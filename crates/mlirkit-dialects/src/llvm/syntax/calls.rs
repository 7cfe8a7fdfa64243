//! Syntax of `llvm.call`, `llvm.invoke`, `llvm.call_intrinsic` and `llvm.landingpad`.

use mlirkit_asm::function::{Signature, add_signature_attrs, parse_signature, print_signature};
use mlirkit_asm::hooks::OpSyntax;
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{Delimiter, OpParser, OpPrinter, OpState, PResult, Unresolved};
use mlirkit_defs::Release;
use mlirkit_ir::{AttrData, OpRef, Type, ValueRef};

use super::{bundles, keywords};
use crate::llvm::types::{ArrayType, is_void};
use crate::text;

const HIDDEN: [&str; 9] = [
    "callee",
    "TailCallKind",
    "var_callee_type",
    "CConv",
    "operandSegmentSizes",
    "op_bundle_sizes",
    "op_bundle_tags",
    "arg_attrs",
    "res_attrs",
];

/// Syntax of `llvm.call`.
pub(super) struct Call;

impl OpSyntax for Call {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        keywords::parse_attr(p, op, "CConv", "CConv", "cconv");
        keywords::parse_attr(p, op, "TailCallKind", "TailCallKind", "tailcallkind");
        let (operands, direct) = callee_and_args(p, op)?;
        vararg(p, op)?;
        let bundles = bundles::parse(p, op)?.unwrap_or_default();
        p.attr_dict(&mut op.attrs)?;
        types_and_operands(p, op, direct, &operands)?;
        let count = bundles.finish(p, op)?;
        text::operand_segments(p, op, &[operands.len(), count]);
        Ok(())
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        let groups = text::operand_groups(op, 2);
        let [operands, in_bundles] = groups.as_slice() else { return };
        p.text(" ");
        keywords::print_unless_default(p, op, "CConv", "CConv");
        keywords::print_unless_default(p, op, "TailCallKind", "TailCallKind");
        print_callee_and_args(p, op, operands);
        print_vararg(p, op);
        bundles::print(p, op, in_bundles);
        text::attr_dict(p, op, &keywords::without_default_flags(op, &HIDDEN));
        print_types(p, op, operands);
    }
}

/// Syntax of `llvm.invoke`.
pub(super) struct Invoke;

impl OpSyntax for Invoke {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        keywords::parse_attr(p, op, "CConv", "CConv", "cconv");
        let (operands, direct) = callee_and_args(p, op)?;
        text::keyword(p, "to", "")?;
        let (normal, normal_values) = p.successor_and_operands()?;
        text::keyword(p, "unwind", "")?;
        let (unwind, unwind_values) = p.successor_and_operands()?;
        vararg(p, op)?;
        let bundles = bundles::parse(p, op)?.unwrap_or_default();
        p.attr_dict(&mut op.attrs)?;
        types_and_operands(p, op, direct, &operands)?;
        op.successors.extend([normal, unwind]);
        op.operands.extend(&normal_values);
        op.operands.extend(&unwind_values);
        let count = bundles.finish(p, op)?;
        text::operand_segments(p, op, &[operands.len(), normal_values.len(), unwind_values.len(), count]);
        Ok(())
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        let groups = text::operand_groups(op, 4);
        let [operands, normal, unwind, in_bundles] = groups.as_slice() else { return };
        p.text(" ");
        keywords::print_unless_default(p, op, "CConv", "CConv");
        print_callee_and_args(p, op, operands);
        for ((word, successor), values) in [" to ", " unwind "].into_iter().zip(op.successors()).zip([normal, unwind]) {
            p.text(word);
            p.successor_and_operands(successor, values);
        }
        print_vararg(p, op);
        bundles::print(p, op, in_bundles);
        text::attr_dict(p, op, &HIDDEN);
        print_types(p, op, operands);
    }
}

/// Syntax of `llvm.call_intrinsic`.
pub(super) struct CallIntrinsic;

/// The first release that prints the attributes before the types instead of after them.
const TYPES_LAST: Release = Release(21);

impl OpSyntax for CallIntrinsic {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        let offset = p.offset();
        let name = p.attribute()?;
        if !matches!(p.ctx.attr_data(name), AttrData::String { .. }) {
            return Err(p.op_error(offset, "invalid kind of attribute specified"));
        }
        p.set_attr(op, "intrin", name);
        p.expect(Kind::LParen, "expected '('")?;
        let operands = p.operand_list(Delimiter::None)?;
        p.expect(Kind::RParen, "expected ')'")?;
        let bundles = bundles::parse(p, op)?.unwrap_or_default();
        let ends_with_types = p.ctx.release() >= TYPES_LAST;
        if ends_with_types {
            p.attr_dict(&mut op.attrs)?;
        }
        let at_colon = p.offset();
        p.expect(Kind::Colon, "expected ':'")?;
        let signature = call_signature(p, at_colon, DIRECT)?;
        if !ends_with_types {
            p.attr_dict(&mut op.attrs)?;
        }
        p.resolve_all(&operands, &signature.inputs(), offset, &mut op.operands)?;
        add_signature_attrs(p, op, &signature);
        op.types.extend(&signature.results);
        let count = bundles.finish(p, op)?;
        text::operand_segments(p, op, &[operands.len(), count]);
        Ok(())
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        const HIDDEN: [&str; 6] =
            ["operandSegmentSizes", "op_bundle_sizes", "intrin", "op_bundle_tags", "arg_attrs", "res_attrs"];
        let groups = text::operand_groups(op, 2);
        let [operands, in_bundles] = groups.as_slice() else { return };
        p.text(" ");
        if let Some(name) = op.attr("intrin") {
            p.attr(name);
        }
        p.text("(");
        p.operands(operands.iter().copied());
        p.text(")");
        bundles::print(p, op, in_bundles);
        let hidden = keywords::without_default_flags(op, &HIDDEN);
        let ends_with_types = op.context().release() >= TYPES_LAST;
        if ends_with_types {
            text::attr_dict(p, op, &hidden);
        }
        p.text(" : ");
        print_call_signature(p, op, operands);
        if !ends_with_types {
            text::attr_dict(p, op, &hidden);
        }
    }
}

/// Syntax of `llvm.landingpad`.
pub(super) struct Landingpad;

impl OpSyntax for Landingpad {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        if p.eat_keyword("cleanup") {
            let unit = p.ctx.unit();
            p.set_attr(op, "cleanup", unit);
        }
        while p.eat(Kind::LParen) && (p.eat_keyword("filter") || p.eat_keyword("catch")) {
            let operand = p.operand()?;
            let ty = text::colon_type(p)?;
            op.operands.push(p.resolve(operand, ty)?);
            p.expect(Kind::RParen, "expected ')'")?;
        }
        op.types.push(text::colon_type(p)?);
        Ok(())
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        p.text(if op.attr("cleanup").is_some() { " cleanup " } else { " " });
        for value in op.operands() {
            let filter = ArrayType::of(p.ctx, value.ty()).is_some();
            p.text(if filter { "(filter " } else { "(catch " });
            p.operand(value);
            p.text(" : ");
            p.ty(value.ty());
            p.text(") ");
        }
        text::attr_dict(p, op, &["cleanup"]);
        p.text(": ");
        p.types(op.signature().result_types(op.id));
    }
}

/// Parses `@callee(%a, %b)` or `%pointer(%a, %b)`. Returns the operands and whether the callee is a symbol.
fn callee_and_args(p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<(Vec<Unresolved>, bool)> {
    let mut operands: Vec<Unresolved> = p.optional_operand()?.into_iter().collect();
    let direct = operands.is_empty();
    if direct {
        let (offset, callee) = (p.offset(), p.attribute()?);
        if !matches!(p.ctx.attr_data(callee), AttrData::SymbolRef(_)) {
            return Err(p.op_error(offset, "invalid kind of attribute specified"));
        }
        p.set_attr(op, "callee", callee);
    }
    operands.extend(p.operand_list(Delimiter::Paren)?);
    Ok((operands, direct))
}

fn print_callee_and_args<'c>(p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>, operands: &[ValueRef<'_, 'c>]) {
    let args = match (op.attr("callee"), operands.split_first()) {
        (Some(callee), _) => {
            p.attr(callee);
            operands
        }
        (None, Some((pointer, args))) => {
            p.operand(*pointer);
            args
        }
        (None, None) => operands,
    };
    p.text("(");
    p.operands(args.iter().copied());
    p.text(")");
}

/// Parses `vararg(type)` if it is present.
fn vararg(p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
    if p.eat_keyword("vararg") {
        p.expect(Kind::LParen, "expected '('")?;
        let ty = p.attribute()?;
        p.set_attr(op, "var_callee_type", ty);
        p.expect(Kind::RParen, "expected ')'")?;
    }
    Ok(())
}

fn print_vararg(p: &mut OpPrinter<'_, '_>, op: OpRef<'_, '_>) {
    if let Some(ty) = op.attr("var_callee_type") {
        p.text(" vararg(");
        p.attr(ty);
        p.text(")");
    }
}

const DIRECT: &str = "expected direct call to have 1 trailing types";

/// Parses `(types) -> types`. If that fails, reports the parser's error, if any, and then `message` at `offset`.
fn call_signature(p: &mut OpParser<'_, '_, '_>, offset: u32, message: &str) -> PResult<Signature> {
    let said = p.op_error(offset, message);
    match parse_signature(p, false) {
        Ok(signature) if signature.has_arrow => Ok(signature),
        Ok(_) => Err(said),
        Err(first) => Err(p.and_then_error(first, Some(offset), &said.message)),
    }
}

/// Parses `: (types) -> type` and resolves the operands. For an indirect call (not `direct`), the type of the callee
/// precedes the signature.
fn types_and_operands(
    p: &mut OpParser<'_, '_, '_>,
    op: &mut OpState,
    direct: bool,
    operands: &[Unresolved],
) -> PResult<()> {
    let offset = p.offset();
    p.expect(Kind::Colon, "expected ':'")?;
    let mut types: Vec<Type> = Vec::new();
    if !direct {
        types.push(p.ty()?);
        if !p.eat(Kind::Comma) {
            return Err(p.hook_error(offset, "expected indirect call to have 2 trailing types"));
        }
    }
    let signature = call_signature(p, offset, if direct { DIRECT } else { "expected trailing function type" })?;
    match signature.results.as_slice() {
        [result] if is_void(p.ctx, *result) => return Err(p.hook_error(offset, "expected a non-void result type")),
        [] | [_] => {}
        _ => return Err(p.hook_error(offset, "expected function with 0 or 1 result")),
    }
    types.extend(signature.inputs());
    p.resolve_all(operands, &types, op.offset, &mut op.operands)?;
    op.types.extend(&signature.results);
    add_signature_attrs(p, op, &signature);
    Ok(())
}

fn print_types<'c>(p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>, operands: &[ValueRef<'_, 'c>]) {
    p.text(" : ");
    let args = match operands.split_first() {
        Some((pointer, args)) if op.attr("callee").is_none() => {
            p.ty(pointer.ty());
            p.text(", ");
            args
        }
        _ => operands,
    };
    print_call_signature(p, op, args);
}

fn print_call_signature<'c>(p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>, args: &[ValueRef<'_, 'c>]) {
    let types: Vec<Type> = args.iter().map(|arg| arg.ty()).collect();
    let results = op.signature().result_types(op.id);
    print_signature(p, op, &types, false, results);
    p.text(if results.is_empty() { " -> ()" } else { "" });
}
