//! `custom<DimensionList>`: sizes such as `4x?x2`, or `[]` if there are none.

use mlirkit_asm::hooks::{Directive, Parse, Print, arg};
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{OpParser, OpPrinter, OpState, PResult};
use mlirkit_ir::OpRef;

/// The directive `custom<DimensionList>`, which prints sizes as `4x?x2`.
pub(crate) struct DimensionList;

const FAILED: &str = "Failed parsing dimension list.";

impl Directive for DimensionList {
    type Args = (arg::Attribute,);

    fn parse(&self, p: &mut OpParser<'_, '_, '_>, _: &mut OpState, (sizes,): Parse<'_, Self>) -> PResult<()> {
        if p.eat(Kind::LSquare) {
            if let Err(first) = p.expect(Kind::RSquare, "expected ']'") {
                let at = p.offset();
                return Err(p.and_then_hook_error(first, at, FAILED));
            }
            *sizes = Some(p.ctx.i64_array(&[]));
            return Ok(());
        }
        let list = match p.dimension_list(true) {
            Ok(list) => list,
            Err(first) => {
                let at = p.offset();
                return Err(p.and_then_hook_error(first, at, FAILED));
            }
        };
        if list.is_empty() {
            let message = format!("{FAILED} Did you mean an empty list? It must be denoted by \"[]\".");
            return Err(p.op_error(p.offset(), &message));
        }
        *sizes = Some(p.ctx.i64_array(&list));
        Ok(())
    }

    fn print<'m, 'c>(&self, p: &mut OpPrinter<'_, 'c>, _: OpRef<'m, 'c>, (sizes,): Print<'m, 'c, Self>) {
        let sizes = sizes.and_then(|sizes| p.ctx.int_array_values(sizes)).unwrap_or_default();
        if sizes.is_empty() {
            return p.text("[]");
        }
        p.dimension_list(&sizes);
    }
}
