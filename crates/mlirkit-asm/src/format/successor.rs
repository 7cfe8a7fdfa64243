//! Successors in formats: `$successor` and `successors`.

use mlirkit_ir::BlockRef;

use crate::attr::parser::PResult;
use crate::format::op::{Compiler, Parsing, Printing};
use crate::print::OpPrinter;
use crate::text::lexer::Kind;

/// A successor of the definition, or all successors.
pub(crate) struct Successors {
    /// The index of the successor; for `successors`, the number of successors.
    pub(crate) index: usize,
    variadic: bool,
    space: bool,
}

impl Successors {
    pub(crate) fn one(compiler: &mut Compiler<'_>, index: usize) -> Self {
        let variadic = compiler.facts.def.successors.get(index).is_some_and(|successor| successor.variadic);
        Self { index, variadic, space: compiler.spacing.element() }
    }

    pub(crate) fn all(compiler: &mut Compiler<'_>) -> Self {
        Self { index: compiler.facts.def.successors.len(), variadic: true, space: compiler.spacing.element() }
    }

    pub(crate) fn parse(&self, x: &mut Parsing<'_, '_, '_, '_>) -> PResult<()> {
        x.state.successors.begin(self.index, x.p.offset());
        if !self.variadic {
            let successor = x.p.successor()?;
            x.state.successors.push(self.index, successor);
            return Ok(());
        }
        let mut next = x.p.optional_successor()?;
        while let Some(successor) = next {
            x.state.successors.push(self.index, successor);
            next = if x.p.eat(Kind::Comma) { Some(x.p.successor()?) } else { None };
        }
        Ok(())
    }

    pub(crate) fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, x: &Printing<'_, '_, 'c>) {
        if self.space {
            p.text(" ");
        }
        p.comma_separated(of(x, self.index), OpPrinter::successor);
    }
}

/// Returns the operation's successors that belong to the successor with this index in the definition.
pub(crate) fn of<'m, 'c>(
    x: &Printing<'_, 'm, 'c>,
    index: usize,
) -> impl Iterator<Item = BlockRef<'m, 'c>> + use<'m, 'c> {
    let (skip, take) = match x.format.facts.def.successors.get(index) {
        None => (0, usize::MAX),
        Some(row) if row.variadic => (index, usize::MAX),
        Some(_) => (index, 1),
    };
    x.op.successors().skip(skip).take(take)
}

/// Moves the parsed successors to the operation, in the order of the definition.
pub(crate) fn finish(x: &mut Parsing<'_, '_, '_, '_>) {
    let rows = x.format.facts.def.successors.len();
    if x.state.successors.is_set(rows) {
        x.op.successors.extend_from_slice(x.state.successors.get(rows));
    } else {
        for index in 0..rows {
            x.op.successors.extend_from_slice(x.state.successors.get(index));
        }
    }
}
