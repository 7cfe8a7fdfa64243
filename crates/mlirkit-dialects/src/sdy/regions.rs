//! The body of `sdy.manual_computation` and `sdy.named_computation`: `(%arg: type) { ... }`.

use mlirkit_asm::hooks::{Directive, Parse, Print, arg};
use mlirkit_asm::{Delimiter, OpParser, OpState, PResult, Printer, RegionOptions};
use mlirkit_ir::OpRef;

use crate::text;

/// `custom<SingleBlockRegionNoBlockId>($body)`
pub(super) struct SingleBlockRegionNoBlockId;

impl Directive for SingleBlockRegionNoBlockId {
    type Args = (arg::Regions,);

    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState, (regions,): Parse<'_, Self>) -> PResult<()> {
        let arguments = p.argument_list(Delimiter::Paren, true, true)?;
        regions.push(p.region(op, &arguments, false)?);
        Ok(())
    }

    fn print<'m, 'c>(&self, p: &mut Printer<'_, 'c>, op: OpRef<'m, 'c>, (regions,): Print<'m, 'c, Self>) {
        let Some(region) = regions.first() else { return };
        p.text("(");
        let arguments = text::entry(*region).into_iter().flat_map(|block| block.args());
        p.comma_separated(arguments, |p, argument| p.region_argument(argument, &[]));
        p.text(") ");
        p.region(op, *region, RegionOptions::default().without_entry_args());
    }
}
