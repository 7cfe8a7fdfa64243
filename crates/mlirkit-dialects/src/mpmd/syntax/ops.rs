//! Syntax of `mpmd.for`, `mpmd.fragment`, `mpmd.fragment_call` and `mpmd.named_computation`.

use mlirkit_asm::hooks::OpSyntax;
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{AttrPrinter, Delimiter, OpParser, OpPrinter, OpState, PResult, Unresolved};
use mlirkit_ir::{Attr, AttrData, OpRef, Param};

use super::{parse_transpose_count, print_transpose_count, string_attr};
use crate::sdy::syntax::{regions, shardings};
use crate::text;

/// Syntax of `mpmd.for (%a, %b) {iterations = 3 : ui32} (%x: type, ..., %index: tensor<ui32>) { ... } : types`.
pub(super) struct For;

impl OpSyntax for For {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        let offset = p.offset();
        let operands = p.operand_list(Delimiter::Paren)?;
        p.attr_dict(&mut op.attrs)?;
        let body = regions::parse_body(p, op)?;
        op.regions.push(body);
        text::colon_types(p, &mut op.types)?;
        let types = op.types.clone();
        p.resolve_all(&operands, &types, offset, &mut op.operands)
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        print_body(p, op, &[]);
        p.comma_separated(op.result_types(), |p, ty| p.ty(*ty));
    }
}

/// Syntax of `mpmd.named_computation<"name"(1)> (%a) (%x: type) { ... } : (type) -> type`.
pub(super) struct NamedComputation;

impl OpSyntax for NamedComputation {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        p.expect(Kind::Less, "expected '<'")?;
        let origin = parse_origin(p)?;
        p.expect(Kind::Greater, "expected '>'")?;
        p.set_attr(op, "origin", origin);
        parse_body(p, op)
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        p.text("<");
        if let Some((name, count)) = op.attr("origin").and_then(|origin| origin_of(p, origin)) {
            p.attr(name);
            print_transpose_count(p, count);
        }
        p.text(">");
        print_body(p, op, &["name", "origin"]);
        p.functional_type(op);
    }
}

/// Syntax of `mpmd.fragment<mesh="m1", origin=["f"(1)], stage=0, in_shardings=[...], out_shardings=[...]> (%a) (%x:
/// type) { ... } : ...`.
pub(super) struct Fragment;

const SHARDINGS: [&str; 2] = ["in_shardings", "out_shardings"];

impl OpSyntax for Fragment {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        p.expect(Kind::Less, "expected '<'")?;
        parse_mesh_and_origin(p, op)?;
        let mut comma = p.eat(Kind::Comma);
        if comma && p.eat_keyword("stage") {
            p.expect(Kind::Equal, "expected '='")?;
            let (offset, stage) = (p.offset(), p.attribute()?);
            if !matches!(p.ctx.attr_data(stage), AttrData::Integer { .. }) {
                return Err(p.hook_error(offset, "invalid kind of attribute specified"));
            }
            p.set_attr(op, "stage_id", stage);
            comma = p.eat(Kind::Comma);
        }
        for name in SHARDINGS {
            if comma && p.eat_keyword(name) {
                p.expect(Kind::Equal, "expected '='")?;
                let shardings = shardings::parse_per_value(p)?;
                p.set_attr(op, name, shardings);
                comma = p.eat(Kind::Comma);
            }
        }
        p.expect(Kind::Greater, "expected '>'")?;
        parse_body(p, op)
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        p.text("<");
        print_mesh_and_origin(p, op);
        if let Some(stage) = text::int_attr(op, "stage_id") {
            p.text(&format!(", stage={stage}"));
        }
        for name in SHARDINGS {
            if let Some(shardings) = op.attr(name) {
                p.text(&format!(", {name}="));
                shardings::print_per_value(p, shardings);
            }
        }
        p.text(">");
        print_body(p, op, &["mesh_name", "origin", "stage_id", "in_shardings", "out_shardings"]);
        p.functional_type(op);
    }
}

/// Syntax of `mpmd.fragment_call<mesh="m1", origin=[]> @f(%a) : (type) -> type`.
pub(super) struct FragmentCall;

impl OpSyntax for FragmentCall {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        p.expect(Kind::Less, "expected '<'")?;
        parse_mesh_and_origin(p, op)?;
        p.expect(Kind::Greater, "expected '>'")?;
        let (offset, callee) = (p.offset(), p.attribute()?);
        if p.ctx.symbol_path(callee).is_none() {
            return Err(p.hook_error(offset, "invalid kind of attribute specified"));
        }
        p.set_attr(op, "callee", callee);
        let operands = p.operand_list(Delimiter::Paren)?;
        p.attr_dict(&mut op.attrs)?;
        parse_types(p, op, &operands)
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        p.text("<");
        print_mesh_and_origin(p, op);
        p.text("> ");
        if let Some(callee) = op.attr("callee") {
            p.attr(callee);
        }
        p.text("(");
        p.operands(op.operands());
        p.text(")");
        text::attr_dict(p, op, &["mesh_name", "origin", "callee"]);
        p.text(" : ");
        p.functional_type(op);
    }
}

/// Parses the operands, the attributes, the body and the types:
/// `(%a) {attributes} (%x: type) { ... } : (types) -> types`.
fn parse_body(p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
    let operands = p.operand_list(Delimiter::Paren)?;
    p.attr_dict(&mut op.attrs)?;
    let body = regions::parse_body(p, op)?;
    op.regions.push(body);
    parse_types(p, op, &operands)
}

fn parse_types(p: &mut OpParser<'_, '_, '_>, op: &mut OpState, operands: &[Unresolved]) -> PResult<()> {
    p.expect(Kind::Colon, "expected ':'")?;
    p.expect(Kind::LParen, "expected '('")?;
    let mut types = Vec::new();
    if !p.eat(Kind::RParen) {
        text::types_between_commas(p, &mut types)?;
        p.expect(Kind::RParen, "expected ')'")?;
    }
    text::arrow_types(p, &mut op.types)?;
    let offset = p.offset();
    p.resolve_all(operands, &types, offset, &mut op.operands)
}

/// Prints the operands, the attributes and the body, but not the types.
fn print_body<'c>(p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>, elided: &[&str]) {
    p.text(" (");
    p.operands(op.operands());
    p.text(")");
    text::attr_dict(p, op, elided);
    p.text(" ");
    if let Some(region) = op.regions().next() {
        regions::print_body(p, op, region);
    }
    p.text(" : ");
}

/// Parses an origin with an optional transpose count: `"name"(1)`.
fn parse_origin(p: &mut OpParser<'_, '_, '_>) -> PResult<Attr> {
    let parsed = p.string().and_then(|name| Ok((name, parse_transpose_count(p)?)));
    match parsed {
        Ok((name, count)) => {
            let name = p.ctx.attr(AttrData::String { value: p.ctx.ident_bytes(&name), ty: None });
            text::dialect_attr(p, "mpmd", "user_origin", vec![Param::Attr(name), Param::Int(count)])
        }
        Err(first) => Err(p.and_then_error(first, None, "could not parse user origin.")),
    }
}

/// Returns the name and the transpose count of an origin; `None` for other attributes.
fn origin_of(p: &AttrPrinter<'_, '_>, origin: Attr) -> Option<(Attr, i64)> {
    match p.ctx.dialect_attr(origin, "mpmd.user_origin")? {
        [Param::Attr(name), Param::Int(count)] => Some((*name, *count)),
        _ => None,
    }
}

/// Parses the mesh and the origin of a fragment: `mesh="m1", origin=["f"(1)]`.
fn parse_mesh_and_origin(p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
    text::keyword(p, "mesh", "")?;
    p.expect(Kind::Equal, "expected '='")?;
    let mesh = string_attr(p)?;
    p.set_attr(op, "mesh_name", mesh);
    p.expect(Kind::Comma, "expected ','")?;
    text::keyword(p, "origin", "")?;
    p.expect(Kind::Equal, "expected '='")?;
    let mut origins = Vec::new();
    p.list_of(Delimiter::Square, "", |p| {
        origins.push(parse_origin(p)?);
        Ok(())
    })?;
    let origins = p.ctx.attr(AttrData::Array(origins.into()));
    p.set_attr(op, "origin", origins);
    Ok(())
}

/// Prints the mesh and the origin. Like upstream, does not escape the names.
fn print_mesh_and_origin<'c>(p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
    let raw = |p: &mut OpPrinter<'_, 'c>, name: Attr| {
        p.text("\"");
        p.base.bytes(text::string_value(p.ctx, name).unwrap_or_default());
        p.text("\"");
    };
    p.text("mesh=");
    if let Some(mesh) = op.attr("mesh_name") {
        raw(p, mesh);
    }
    p.text(", origin=[");
    p.comma_separated(text::elements(p.ctx, op.attr("origin")), |p, origin| {
        if let Some((name, count)) = origin_of(p, *origin) {
            raw(p, name);
            print_transpose_count(p, count);
        }
    });
    p.text("]");
}
