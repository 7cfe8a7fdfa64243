//! Syntax of tiling operations in LLVM 16.

use mlirkit_asm::hooks::OpSyntax;
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{AttrParser, Delimiter, OpParser, OpPrinter, OpState, PResult};
use mlirkit_ir::{OpRef, Type, TypeData};

use crate::common::index_list::{parse_list, print_list};
use crate::text;

/// Syntax of `%target[4, %size] {interchange = [1, 0]} : (types) -> types`. The types are omitted if there is only one
/// possibility.
pub(super) struct Tile {
    pub(super) has_types: bool,
}

impl OpSyntax for Tile {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        let mut operands = vec![p.operand()?];
        let offset = p.offset();
        let sizes = parse_list(p, op, Delimiter::Square, false)?;
        operands.extend(&sizes.values);
        if p.eat(Kind::LBrace) {
            text::keyword(p, "interchange", "")?;
            p.expect(Kind::Equal, "expected '='")?;
            let mut order = Vec::new();
            p.list(Delimiter::Square, "", |p| {
                order.push(text::integer(p)?);
                Ok(())
            })?;
            p.expect(Kind::RBrace, "expected '}'")?;
            let order = p.ctx.i64_array(&order);
            p.set_attr(op, "interchange", order);
        }
        let results = loops(&sizes.numbers) + 1;
        if self.has_types {
            let (type_offset, ty) = (p.offset(), text::colon_type(p)?);
            let TypeData::Function(function) = p.ctx.type_data(ty) else {
                return Err(text::wrong_type(p, type_offset, ty, "builtin.function"));
            };
            if function.results.len() != results {
                return Err(p.hook_error(op.offset, &format!("expected {results} result type(s)")));
            }
            if function.inputs.len() != operands.len() {
                return Err(p.hook_error(offset, &format!("expected {} operand type(s)", operands.len())));
            }
            p.resolve_all(&operands, &function.inputs, offset, &mut op.operands)?;
            op.types.extend_from_slice(&function.results);
        } else {
            let ty = handle(p)?;
            p.resolve_as(&operands, ty, &mut op.operands)?;
            op.types.extend(std::iter::repeat_n(ty, results));
        }
        let sizes = p.ctx.i64_array(&sizes.numbers);
        p.set_attr(op, "static_sizes", sizes);
        Ok(())
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        let operands: Vec<_> = op.operands().collect();
        let Some((target, sizes)) = operands.split_first() else { return };
        p.text(" ");
        p.operand(*target);
        print_list(p, sizes, &text::int_array(op, "static_sizes"), &[], false, Delimiter::Square);
        let order = text::int_array(op, "interchange");
        if !order.is_empty() {
            p.text(" {interchange = [");
            p.comma_separated(order, |p, place| p.signed(place));
            p.text("]}");
        }
        if self.has_types {
            p.text(" : ");
            p.functional_type(op);
        }
    }
}

/// Syntax of `%target {tile_sizes = [4, 0], tile_interchange = [1, 0]}`.
pub(super) struct Fuse;

impl OpSyntax for Fuse {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        let offset = p.offset();
        let target = p.operand()?;
        p.attr_dict(&mut op.attrs)?;
        let Some(sizes) = text::parsed_attr(p, op, "tile_sizes") else {
            return Err(p.hook_error(offset, "expected 'tile_sizes' attribute"));
        };
        let Some(sizes) = p.ctx.array_elements(sizes) else {
            return Err(p.hook_error(offset, "'tile_sizes' attribute must be an array"));
        };
        let sizes: Vec<i64> = sizes.iter().filter_map(|size| p.ctx.int_value(*size)).collect();
        let ty = handle(p)?;
        op.types.extend(std::iter::repeat_n(ty, loops(&sizes) + 1));
        op.operands.push(p.resolve(target, ty)?);
        Ok(())
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        p.text(" ");
        p.operands(op.operands());
        text::attr_dict(p, op, &[]);
    }
}

/// Returns the number of loops for the given tile sizes, where 0 means no loop.
fn loops(sizes: &[i64]) -> usize {
    sizes.iter().filter(|size| **size != 0).count()
}

/// Returns the type `!pdl.operation`, or an error if the context cannot parse it.
fn handle(p: &OpParser<'_, '_, '_>) -> PResult<Type> {
    AttrParser::new(p.ctx, b"!pdl.operation").ty()
}
