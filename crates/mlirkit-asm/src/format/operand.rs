//! Operands in formats: `$operand` and `operands`.

use mlirkit_defs::Variadic;
use mlirkit_ir::ValueId;

use crate::attr::parser::PResult;
use crate::format::op::{Compiler, Parsing, Printing};
use crate::op_data::segments::Segments;
use crate::print::OpPrinter;
use crate::text::lexer::Kind;

/// An operand of the definition, or all operands.
pub(crate) struct Operands {
    /// The index of the operand; for `operands`, the number of operands.
    pub(crate) index: usize,
    count: Count,
    space: bool,
}

enum Count {
    One,
    Optional,
    Many,
    Groups,
}

impl Operands {
    pub(crate) fn one(compiler: &mut Compiler<'_>, index: usize) -> Self {
        let count = match compiler.facts.variadic(index) {
            Variadic::One => Count::One,
            Variadic::Optional => Count::Optional,
            Variadic::Many => Count::Many,
            Variadic::ManyOfMany(_) => Count::Groups,
        };
        Self { index, count, space: compiler.spacing.element() }
    }

    pub(crate) fn all(compiler: &mut Compiler<'_>) -> Self {
        Self { index: compiler.facts.def.operands.len(), count: Count::Many, space: compiler.spacing.element() }
    }

    pub(crate) fn parse(&self, x: &mut Parsing<'_, '_, '_, '_>) -> PResult<()> {
        x.state.operands.begin(self.index, x.p.offset());
        match self.count {
            Count::One => {
                let operand = x.p.operand()?;
                x.state.operands.push(self.index, operand);
            }
            Count::Optional => {
                if let Some(operand) = x.p.optional_operand()? {
                    x.state.operands.push(self.index, operand);
                }
            }
            Count::Many => {
                self.parse_many(x)?;
            }
            Count::Groups => self.parse_groups(x)?,
        }
        Ok(())
    }

    fn parse_many(&self, x: &mut Parsing<'_, '_, '_, '_>) -> PResult<i32> {
        let mut count = 0;
        let mut next = x.p.optional_operand()?;
        while let Some(operand) = next {
            x.state.operands.push(self.index, operand);
            count += 1;
            next = if x.p.eat(Kind::Comma) { Some(x.p.operand()?) } else { None };
        }
        Ok(count)
    }

    fn parse_groups(&self, x: &mut Parsing<'_, '_, '_, '_>) -> PResult<()> {
        let mut sizes = Vec::new();
        while x.p.eat(Kind::LParen) {
            sizes.push(self.parse_many(x)?);
            x.p.expect(Kind::RParen, "expected ')'")?;
            if !x.p.eat(Kind::Comma) {
                break;
            }
        }
        x.state.groups.push((self.index, sizes));
        Ok(())
    }

    pub(crate) fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, x: &Printing<'_, '_, 'c>) {
        if self.space {
            p.text(" ");
        }
        let operands = match self.index == x.format.facts.def.operands.len() {
            true => x.op.signature().operands(x.op.id),
            false => x.operands(self.index),
        };
        match self.count {
            Count::One | Count::Optional | Count::Many => p.operand_ids(x.op, operands),
            Count::Groups => {
                for (at, group) in groups(x, self.index, operands).into_iter().enumerate() {
                    p.text(if at == 0 { "(" } else { ", (" });
                    p.operand_ids(x.op, group);
                    p.text(")");
                }
            }
        }
    }
}

/// Returns the groups of values of an operand that is a variadic of variadics; one group for any other operand.
pub(crate) fn groups<'v>(x: &Printing<'_, '_, '_>, index: usize, operands: &'v [ValueId]) -> Vec<&'v [ValueId]> {
    let Variadic::ManyOfMany(slot) = x.format.facts.variadic(index) else { return vec![operands] };
    let slot = x.format.facts.def.slots.position(slot);
    let sizes = slot.and_then(|slot| x.op.context().int_array_values(x.slot(slot)?)).unwrap_or_default();
    let mut rest = operands;
    let mut groups = Vec::with_capacity(sizes.len());
    for size in sizes {
        let (group, tail) = rest.split_at(usize::try_from(size).unwrap_or(0).min(rest.len()));
        groups.push(group);
        rest = tail;
    }
    groups
}

/// Computes the segment sizes of operands and results, and stores them in their properties.
pub(crate) fn finish_segments(x: &mut Parsing<'_, '_, '_, '_>) {
    let facts = &x.format.facts;
    let (def, ctx) = (facts.def, x.p.ctx);
    if !x.format.types.all_operands {
        if let Segments::Sizes(slot) = facts.operands {
            let sizes: Vec<i32> = def
                .operands
                .iter()
                .enumerate()
                .map(|(i, v)| size(&v.variadic, x.state.operands.get(i).len()))
                .collect();
            x.set_slot(slot, ctx.i32_array(&sizes));
        }
        for (index, sizes) in std::mem::take(&mut x.state.groups) {
            let Variadic::ManyOfMany(name) = facts.variadic(index) else { continue };
            if let Some(slot) = def.slots.position(name) {
                x.set_slot(slot, ctx.i32_array(&sizes));
            }
        }
    }
    if let (Segments::Sizes(slot), false) = (facts.results, x.format.types.all_results) {
        let first = def.operands.len();
        let sizes: Vec<i32> = def
            .results
            .iter()
            .enumerate()
            .map(|(i, v)| size(&v.variadic, x.state.types.get(first + i).len()))
            .collect();
        x.set_slot(slot, ctx.i32_array(&sizes));
    }
}

fn size(variadic: &Variadic, parsed: usize) -> i32 {
    match variadic {
        Variadic::One => 1,
        Variadic::Optional | Variadic::Many | Variadic::ManyOfMany(_) => i32::try_from(parsed).unwrap_or(i32::MAX),
    }
}
