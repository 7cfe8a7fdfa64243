//! Syntax of regions with one operation whose results are yielded, such as `wraps "tf.Add"(%a, %b) : ...` or
//! `controls "tfl.neg"(%a) : ...`.

use mlirkit_asm::hooks::OpSyntax;
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{Delimiter, OpParser, OpPrinter, OpState, PResult, RegionOptions};
use mlirkit_dialects::library::attr_dict;
use mlirkit_ir::{OpRef, Type, ValueId};

use super::{only_block, region_with_results};

/// Syntax of an operation whose operands are control values, and whose last result is a control value.
pub(super) struct Wrapper {
    /// The dialect that defines the type of control values.
    pub dialect: &'static str,
    /// The keyword before the only operation.
    pub word: &'static str,
    /// The name of the terminator.
    pub terminator: &'static str,
}

impl OpSyntax for Wrapper {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        let offset = p.offset();
        let control = p.ctx.new_dialect_type(self.dialect, "control", []);
        let control = control.ok_or_else(|| p.op_error(offset, "the type of control values is unknown"))?;
        if p.at(Kind::LParen) {
            let inputs = p.operand_list(Delimiter::Paren)?;
            p.resolve_as(&inputs, control, &mut op.operands)?;
        }
        if p.eat_keyword(self.word) {
            let region = p.empty_region(op);
            let block = p.body().append_block(region.0);
            let wrapped = p.nested_generic_op(block)?;
            let results: Vec<ValueId> = p.body().results(wrapped).collect();
            op.types.extend(results.iter().map(|result| p.value_type(*result)).collect::<Vec<Type>>());
            op.loc = p.body().op(wrapped).loc;
            p.append_op(block, op.loc, self.terminator, &[], &results, &[]);
            op.regions.push(region);
        } else {
            let yielded = region_with_results(p, op, &[], self.terminator)?;
            op.types.extend(yielded);
            p.attr_dict(&mut op.attrs)?;
        }
        op.types.push(control);
        Ok(())
    }

    fn is_printable(&self, op: OpRef<'_, '_>) -> bool {
        // The results must have the types of the yielded values.
        let Some((block, last)) = only_block(op) else { return false };
        let results = op.signature().result_types(op.id);
        block.args().next().is_none()
            && last.name() == self.terminator
            && results.split_last().is_some_and(|(_, results)| {
                results.len() == last.operands().len()
                    && last.operands().zip(results).all(|(value, ty)| value.ty() == *ty)
            })
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        let Some(body) = op.regions().next() else { return };
        if op.operands().len() > 0 {
            p.text("(");
            p.operands(op.operands());
            p.text(")");
        }
        p.text(" ");
        if let Some(wrapped) = only(op) {
            p.text(self.word);
            p.text(" ");
            return p.generic_op(wrapped);
        }
        p.region(op, body, RegionOptions::default());
        attr_dict(p, op, &[]);
    }
}

/// Returns the only operation of a body that yields all results of that operation. Returns `None` if the operation
/// cannot be written without braces.
fn only<'m, 'c>(op: OpRef<'m, 'c>) -> Option<OpRef<'m, 'c>> {
    let block = op.regions().next()?.blocks().next()?;
    let mut ops = block.ops();
    let (wrapped, last) = (ops.next()?, ops.next()?);
    let is_forwarded = wrapped.results().len() == last.operands().len()
        && wrapped.results().zip(last.operands()).all(|(result, yielded)| result.id == yielded.id);
    // The custom syntax has a single location for the three operations.
    let has_one_place = wrapped.location() == op.location() && last.location() == op.location();
    let has_attributes = !mlirkit_asm::function::attributes_but(op, &[]).is_empty();
    let is_whole = ops.next().is_none() && is_forwarded && has_one_place && !has_attributes;
    (is_whole && mlirkit_asm::function::attributes_but(last, &[]).is_empty()).then_some(wrapped)
}
