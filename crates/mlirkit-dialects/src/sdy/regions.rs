//! The body of `sdy.manual_computation` and `sdy.named_computation`: `(%arg: type) { ... }`.

use mlirkit_asm::hooks::{Directive, ParseArg, PrintArg};
use mlirkit_asm::{Delimiter, OpParser, OpState, PResult, Printer, RegionOptions};
use mlirkit_ir::OpRef;

use crate::text;

/// `custom<SingleBlockRegionNoBlockId>($body)`
pub(super) struct SingleBlockRegionNoBlockId;

impl Directive for SingleBlockRegionNoBlockId {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState, args: &mut [ParseArg<'_>]) -> PResult<()> {
        let [ParseArg::Regions(regions)] = args else { return Ok(()) };
        let arguments = p.argument_list(Delimiter::Paren, true, true)?;
        regions.push(p.region(op, &arguments, false)?);
        Ok(())
    }

    fn print<'c>(&self, p: &mut Printer<'_, 'c>, op: OpRef<'_, 'c>, args: &[PrintArg<'_, 'c, '_>]) {
        let [PrintArg::Regions(regions)] = args else { return };
        let Some(region) = regions.first() else { return };
        p.text("(");
        let arguments = text::entry(*region).into_iter().flat_map(|block| block.args());
        p.comma_separated(arguments, |p, argument| p.region_argument(argument, &[]));
        p.text(") ");
        p.region(op, *region, RegionOptions::default().without_entry_args());
    }
}
