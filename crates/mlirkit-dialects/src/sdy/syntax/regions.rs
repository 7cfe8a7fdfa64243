//! Syntax of the body of `sdy.manual_computation` and `sdy.named_computation`: `(%arg: type) { ... }`.

use mlirkit_asm::hooks::{Directive, Parse, Print, arg};
use mlirkit_asm::{Delimiter, OpParser, OpPrinter, OpState, PResult, ParsedRegion, RegionOptions};
use mlirkit_ir::{OpRef, RegionRef};

use crate::text;

/// Syntax of `custom<SingleBlockRegionNoBlockId>($body)`.
pub(super) struct SingleBlockRegionNoBlockId;

impl Directive for SingleBlockRegionNoBlockId {
    type Args = (arg::Regions,);

    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState, (regions,): Parse<'_, Self>) -> PResult<()> {
        regions.push(parse_body(p, op)?);
        Ok(())
    }

    fn print<'m, 'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'m, 'c>, (regions,): Print<'m, 'c, Self>) {
        if let Some(region) = regions.first() {
            print_body(p, op, *region);
        }
    }
}

/// Parses a body with its arguments: `(%arg: type) { ... }`.
///
/// # Errors
/// Returns a syntax error if the input does not match.
pub(crate) fn parse_body(p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<ParsedRegion> {
    let arguments = p.argument_list(Delimiter::Paren, true, true)?;
    p.region(op, &arguments, false)
}

/// Prints a body in the syntax that [`parse_body`] parses.
pub(crate) fn print_body<'c>(p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>, region: RegionRef<'_, 'c>) {
    p.text("(");
    let arguments = text::entry(region).into_iter().flat_map(|block| block.args());
    p.comma_separated(arguments, |p, argument| p.region_argument(argument, &[]));
    p.text(") ");
    p.region(op, region, RegionOptions::default().without_entry_args());
}
