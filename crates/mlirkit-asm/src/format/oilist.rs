//! The directive `oilist(...)`: clauses in any order, each at most once.

use crate::attr::parser::PResult;
use crate::format::group::{Anchor, unit_slot};
use crate::format::literal::Literal;
use crate::format::op::{Compiler, Element, Parsing, Place, Printing, parse_elements, print_elements};
use crate::format::syntax::Node;
use crate::print::OpPrinter;

/// The clauses of an `oilist`.
pub(crate) struct OiList {
    clauses: Box<[Clause]>,
}

struct Clause {
    keyword: Literal,
    elements: Box<[Element]>,
    /// The condition under which the clause is printed.
    anchor: Anchor,
    /// The slot of the unit attribute that the clause represents, if any.
    unit: Option<usize>,
}

impl Clause {
    fn is_written(&self, x: &Printing<'_, '_, '_>) -> bool {
        if x.op.context().release().writes_default_clauses() { self.anchor.given(x) } else { self.anchor.present(x) }
    }
}

impl OiList {
    pub(crate) fn new(compiler: &mut Compiler<'_>, clauses: &[(&str, Vec<Node<'_>>)]) -> Result<Self, String> {
        let clause = |(keyword, nodes): &(&str, Vec<Node<'_>>)| {
            let keyword = Literal::new(keyword, &mut compiler.spacing)?;
            let before = compiler.spacing;
            let elements = compiler.elements(nodes, Place::Top)?;
            let unit = match &*elements {
                [only] => unit_slot(compiler, only),
                _ => None,
            };
            let anchor = Anchor::all(compiler, &elements);
            if unit.is_some() {
                compiler.spacing = before;
            }
            Ok::<_, String>(Clause { keyword, elements, anchor, unit })
        };
        Ok(Self { clauses: clauses.iter().map(clause).collect::<Result<_, _>>()? })
    }

    /// Returns the elements of each clause.
    pub(crate) fn elements(&self) -> impl Iterator<Item = &[Element]> {
        self.clauses.iter().map(|clause| &*clause.elements)
    }

    /// Returns the elements of each clause that is printed for an operation, except for clauses that only represent a
    /// unit attribute.
    pub(crate) fn present(&self, x: &Printing<'_, '_, '_>) -> impl Iterator<Item = &[Element]> {
        self.clauses
            .iter()
            .filter(|clause| clause.unit.is_none() && clause.is_written(x))
            .map(|clause| &*clause.elements)
    }

    pub(crate) fn parse(&self, x: &mut Parsing<'_, '_, '_, '_>) -> PResult<()> {
        let mut seen = 0_u64;
        while let Some((bit, clause)) =
            (0..64).zip(&self.clauses).find(|(_, clause)| clause.keyword.parse_optional(x.p))
        {
            if seen & (1 << bit) != 0 {
                let message = format!(
                    "`{}` clause can appear at most once in the expansion of the oilist directive",
                    clause.keyword.text()
                );
                return Err(x.p.op_error(x.op.offset, &message));
            }
            seen |= 1 << bit;
            match clause.unit {
                Some(slot) => {
                    let unit = x.p.ctx.unit();
                    x.set_slot(slot, unit);
                }
                None => parse_elements(&clause.elements, x, Place::Top)?,
            }
        }
        Ok(())
    }

    pub(crate) fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, x: &Printing<'_, '_, 'c>) {
        if p.ctx.release().pads_clauses() {
            p.text("  ");
        }
        for clause in self.clauses.iter().filter(|clause| clause.is_written(x)) {
            clause.keyword.print(p);
            if clause.unit.is_none() {
                print_elements(&clause.elements, p, x);
            }
        }
    }
}
