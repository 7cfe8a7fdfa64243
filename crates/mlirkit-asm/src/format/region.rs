//! Regions in formats: `$region` and `regions`. Implicit terminators are created when parsing and omitted when
//! printing.

use mlirkit_ir::RegionRef;

use crate::attr::parser::PResult;
use crate::format::op::{Compiler, Parsing, Printing};
use crate::op_data::syntax::ParsedRegion;
use crate::print::{OpPrinter, RegionOptions};
use crate::text::lexer::Kind;

/// A region of the definition, or all regions.
pub(crate) struct Regions {
    /// The index of the region; for `regions`, the number of regions.
    pub(crate) index: usize,
    variadic: bool,
    space: bool,
}

impl Regions {
    pub(crate) fn one(compiler: &mut Compiler<'_>, index: usize) -> Self {
        let variadic = compiler.facts.def.regions.get(index).is_some_and(|region| region.variadic);
        Self { index, variadic, space: compiler.spacing.element() }
    }

    pub(crate) fn all(compiler: &mut Compiler<'_>) -> Self {
        Self { index: compiler.facts.def.regions.len(), variadic: true, space: compiler.spacing.element() }
    }

    pub(crate) fn parse(&self, x: &mut Parsing<'_, '_, '_, '_>) -> PResult<()> {
        x.state.regions.begin(self.index, x.p.offset());
        if !self.variadic {
            let region = x.p.region(x.op, &[], false)?;
            self.add(x, region);
            return Ok(());
        }
        let mut next = x.p.optional_region(x.op, &[], false)?;
        while let Some(region) = next {
            self.add(x, region);
            next = if x.p.eat(Kind::Comma) { Some(x.p.region(x.op, &[], false)?) } else { None };
        }
        Ok(())
    }

    /// Parses the regions if they are present. Returns whether they are present and have blocks.
    pub(crate) fn parse_optional(&self, x: &mut Parsing<'_, '_, '_, '_>) -> PResult<bool> {
        if self.variadic {
            self.parse(x)?;
            return Ok(!x.state.regions.get(self.index).is_empty());
        }
        let offset = x.p.offset();
        let Some(region) = x.p.optional_region(x.op, &[], false)? else { return Ok(false) };
        x.state.regions.begin(self.index, offset);
        let there = body(x).entry(region.0).is_some();
        if there {
            self.add(x, region);
        } else {
            x.state.regions.push(self.index, region);
        }
        Ok(there)
    }

    fn add(&self, x: &mut Parsing<'_, '_, '_, '_>, region: ParsedRegion) {
        if let Some(name) = &x.format.facts.terminator {
            x.p.ensure_terminator(x.op, region, name);
        } else if x.format.facts.single_block {
            let body = body(x);
            if body.entry(region.0).is_none() {
                body.append_block(region.0);
            }
        }
        x.state.regions.push(self.index, region);
    }

    pub(crate) fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, x: &Printing<'_, '_, 'c>) {
        if self.space {
            p.text(" ");
        }
        let mut first = true;
        for region in of(x, self.index) {
            if !std::mem::take(&mut first) {
                p.text(", ");
            }
            let terminators = x.format.facts.terminator.is_none() || terminator_says_something(region);
            let options = RegionOptions { terminators, ..RegionOptions::default() };
            p.region(x.op, region, options);
        }
    }
}

fn body<'a>(x: &'a mut Parsing<'_, '_, '_, '_>) -> &'a mut mlirkit_ir::Body {
    match x.op.child.as_deref_mut() {
        Some(child) => child,
        None => x.p.body(),
    }
}

/// Returns true if the terminator of a region's first block must be printed, because the parser would create a
/// different one in its place.
fn terminator_says_something(region: RegionRef<'_, '_>) -> bool {
    let Some(block) = region.blocks().next() else { return true };
    let arena = block.arena();
    let Some(last) = arena.last_op(block.id) else { return true };
    let last = mlirkit_ir::OpRef { module: block.module, body: block.body, id: last };
    let slots = last.context().props_data(arena.op(last.id).props);
    !last.discardable_attrs().is_empty()
        || slots.iter().any(Option::is_some)
        || last.operands().len() != 0
        || last.results().len() != 0
}

/// Returns the operation's regions that belong to the region with this index in the definition.
pub(crate) fn of<'m, 'c>(
    x: &Printing<'_, 'm, 'c>,
    index: usize,
) -> impl Iterator<Item = RegionRef<'m, 'c>> + use<'m, 'c> {
    let rows = &x.format.facts.def.regions;
    let (skip, take) = match rows.get(index) {
        None => (0, usize::MAX),
        Some(row) if row.variadic => (index, usize::MAX),
        Some(_) => (index, 1),
    };
    x.op.regions().skip(skip).take(take)
}

/// Moves the parsed regions to the operation, in the order of the definition.
pub(crate) fn finish(x: &mut Parsing<'_, '_, '_, '_>) {
    let rows = &x.format.facts.def.regions;
    if x.state.regions.is_set(rows.len()) {
        x.op.regions.extend_from_slice(x.state.regions.get(rows.len()));
        return;
    }
    for (index, row) in rows.iter().enumerate() {
        let parsed = x.state.regions.get(index);
        if parsed.is_empty() && !row.variadic {
            let region = x.p.empty_region(x.op);
            x.op.regions.push(region);
        } else {
            x.op.regions.extend_from_slice(parsed);
        }
    }
}
