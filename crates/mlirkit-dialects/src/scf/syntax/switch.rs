//! Syntax of `custom<SwitchCases>`: `case 1 { ... }`, with one case per line.

use mlirkit_asm::hooks::{Directive, Parse, Print, arg};
use mlirkit_asm::{OpParser, OpPrinter, OpState, PResult, RegionOptions};
use mlirkit_ir::OpRef;

use crate::text;

/// Syntax of `custom<SwitchCases>($cases, $caseRegions)`.
pub(crate) struct SwitchCases;

impl Directive for SwitchCases {
    type Args = (arg::Attribute, arg::Regions);

    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState, (cases, regions): Parse<'_, Self>) -> PResult<()> {
        let mut values = Vec::new();
        while p.eat_keyword("case") {
            values.push(text::integer(p)?);
            regions.push(p.region(op, &[], false)?);
        }
        *cases = Some(p.ctx.i64_array(&values));
        Ok(())
    }

    fn print<'m, 'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'m, 'c>, (cases, _): Print<'m, 'c, Self>) {
        let values = cases.and_then(|cases| op.context().int_array_values(cases)).unwrap_or_default();
        for (value, region) in values.iter().zip(op.regions().skip(1)) {
            p.newline();
            p.fmt(format_args!("case {value} "));
            p.region(op, region, RegionOptions::default().without_entry_args());
        }
    }
}
