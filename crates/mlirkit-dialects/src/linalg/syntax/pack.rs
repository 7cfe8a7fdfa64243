//! Syntax of `linalg.pack` and `linalg.unpack`. Since LLVM 23 they accept memrefs and have no declarative format.

use mlirkit_asm::hooks::OpSyntax;
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{Delimiter, OpParser, OpPrinter, OpState, PResult};
use mlirkit_ir::{OpRef, TypeData};

use crate::common::index_list::{parse_list, print_list};
use crate::text;

/// Syntax of `%source padding_value(%p : type) outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [8, %n]
/// into %dest : type -> type`. There is a result only if the destination is a tensor.
pub(super) struct Pack {
    /// Whether a padding value is allowed.
    pub(super) pads: bool,
}

impl OpSyntax for Pack {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        let source = p.operand()?;
        let mut padding = None;
        if self.pads && p.eat_keyword("padding_value") {
            p.expect(Kind::LParen, "expected '('")?;
            padding = Some((p.operand()?, text::colon_type(p)?));
            p.expect(Kind::RParen, "expected ')'")?;
        }
        if p.eat_keyword("outer_dims_perm") {
            numbers(p, op, "outer_dims_perm")?;
        }
        p.expect_keyword("inner_dims_pos")?;
        numbers(p, op, "inner_dims_pos")?;
        p.expect_keyword("inner_tiles")?;
        p.expect(Kind::Equal, "expected '='")?;
        let tiles = parse_list(p, op, Delimiter::Square, false)?;
        let sizes = p.ctx.i64_array(&tiles.numbers);
        p.set_attr(op, "static_inner_tiles", sizes);
        p.expect_keyword("into")?;
        let dest = p.operand()?;
        p.attr_dict(&mut op.attrs)?;
        let source_type = text::colon_type(p)?;
        if !p.eat(Kind::Arrow) {
            return Err(p.hook_error(p.offset(), "pack/unpack requires '->' and destination type"));
        }
        let dest_type = p.ty()?;
        op.operands.push(p.resolve(source, source_type)?);
        op.operands.push(p.resolve(dest, dest_type)?);
        if let Some((value, ty)) = padding {
            op.operands.push(p.resolve(value, ty)?);
        }
        let index = p.ctx.index_type();
        p.resolve_as(&tiles.values, index, &mut op.operands)?;
        // Upstream also sets this attribute on `linalg.unpack`, which ignores it.
        let tile_count = i32::try_from(tiles.values.len()).unwrap_or(i32::MAX);
        let sizes = p.ctx.i32_array(&[1, 1, i32::from(padding.is_some()), tile_count]);
        p.set_attr(op, "operandSegmentSizes", sizes);
        if matches!(p.ctx.type_data(dest_type), TypeData::RankedTensor(_)) {
            op.types.push(dest_type);
        }
        Ok(())
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        let groups = if self.pads { text::operand_groups(op, 4) } else { Vec::new() };
        let operands: Vec<_> = op.operands().collect();
        let [source, dest, rest @ ..] = operands.as_slice() else { return };
        let tiles = groups.get(3).map_or(rest, Vec::as_slice);
        p.text(" ");
        p.operand(*source);
        if let Some(padding) = groups.get(2).and_then(|padding| padding.first()) {
            p.text(" padding_value(");
            p.operand(*padding);
            p.text(" : ");
            p.ty(padding.ty());
            p.text(")");
        }
        for name in ["outer_dims_perm", "inner_dims_pos"] {
            let numbers = text::int_array(op, name);
            if name == "inner_dims_pos" || !numbers.is_empty() {
                p.text(" ");
                p.text(name);
                p.text(" = ");
                print_list(p, &[], &numbers, &[], false, Delimiter::Square);
            }
        }
        p.text(" inner_tiles = ");
        print_list(p, tiles, &text::int_array(op, "static_inner_tiles"), &[], false, Delimiter::Square);
        p.text(" into ");
        p.operand(*dest);
        text::attr_dict(p, op, &["outer_dims_perm", "inner_dims_pos", "static_inner_tiles", "operandSegmentSizes"]);
        p.text(" : ");
        p.ty(source.ty());
        p.text(" -> ");
        p.ty(dest.ty());
    }
}

/// Parses an equals sign and a list such as `[0, 1]`, and stores the list as the attribute `name`.
fn numbers(p: &mut OpParser<'_, '_, '_>, op: &mut OpState, name: &str) -> PResult<()> {
    p.expect(Kind::Equal, "expected '='")?;
    let i64_type = p.ctx.i64_type();
    let value = p.dense_array_elements(i64_type)?;
    p.set_attr(op, name, value);
    Ok(())
}
