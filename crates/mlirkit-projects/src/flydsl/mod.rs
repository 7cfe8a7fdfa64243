//! Custom directives that FlyDSL implements in C++.

use mlirkit_asm::hooks::{Directive, ParamSyntax, Parse, Print, arg};
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{AttrParser, AttrPrinter, Delimiter, OpParser, OpPrinter, OpState, PResult};
use mlirkit_dialects::library::Bindings;
use mlirkit_ir::{OpRef, Param};

/// Bindings for the dialects `fly` and `fly_rocdl`.
pub(crate) const BINDINGS: Bindings = Bindings {
    hooks: |hooks| {
        hooks.directives.insert("fly.OperandGroup", &OperandGroup);
        hooks.params.insert("fly_rocdl.MNKDimensionList", &MnkDimensionList);
    },
    ..Bindings::NONE
};

/// Syntax of the sizes of a matrix multiplication: `16x16x4`.
struct MnkDimensionList;

impl ParamSyntax for MnkDimensionList {
    fn parse(&self, p: &mut AttrParser<'_, '_>, params: &mut [Param]) -> PResult<()> {
        let offset = p.offset();
        let sizes = p.dimension_list(false)?;
        if sizes.len() != 3 {
            return Err(p.hook_error(offset, "expected 3 dimensions in MNK dimension list"));
        }
        for (param, size) in params.iter_mut().zip(sizes) {
            *param = Param::Int(size);
        }
        Ok(())
    }

    fn print(&self, p: &mut AttrPrinter<'_, '_>, params: &[Param]) {
        let size = |param: &Param| if let Param::Int(size) = param { *size } else { 0 };
        let sizes: Vec<i64> = params.iter().map(size).collect();
        p.dimension_list(&sizes);
    }
}

/// Syntax of `%a`, or of several operands in brackets: `[%a, %b]`.
struct OperandGroup;

impl Directive for OperandGroup {
    type Args = (arg::Operands,);

    fn parse(&self, p: &mut OpParser<'_, '_, '_>, _: &mut OpState, (values,): Parse<'_, Self>) -> PResult<()> {
        match p.at(Kind::LSquare) {
            true => *values = p.operand_list(Delimiter::Square)?,
            false => values.push(p.operand()?),
        }
        Ok(())
    }

    fn print<'m, 'c>(&self, p: &mut OpPrinter<'_, 'c>, _: OpRef<'m, 'c>, (values,): Print<'m, 'c, Self>) {
        if let [value] = values {
            return p.operand(*value);
        }
        p.text("[");
        p.comma_separated(values, |p, value| p.operand(*value));
        p.text("]");
    }
}
