//! The directives `attr-dict`, `attr-dict-with-keyword` and `prop-dict`.

use mlirkit_defs::{SlotKind, Variadic};
use mlirkit_ir::{Attr, AttrData, Ident};

use crate::attr::parser::PResult;
use crate::format::attribute::AttrElement;
use crate::format::literal::Spacing;
use crate::format::op::{Compiler, Element, Parsing, Place, Printing, parse_elements, print_elements};
use crate::format::syntax::{self, Node};
use crate::print::OpPrinter;
use crate::text::lexer::Kind;

/// The directive `attr-dict`, with or without a keyword.
pub(crate) struct AttrDict {
    with_keyword: bool,
}

/// The attributes that the dictionaries of a format contain, and those that they omit.
#[derive(Default)]
pub(crate) struct Dictionary {
    /// The slots that the dictionary prints unless they hold their default. A `prop-dict` prints attributes even with
    /// the default value.
    printed: Box<[usize]>,
    /// The names of the slots that are not in this dictionary.
    elided: Box<[Ident]>,
    prop_dict: bool,
    /// The elements of the property list: one for each printed slot that has no clause.
    listed: Box<[AttrElement]>,
    /// The clauses printed before the property list.
    clauses: Box<[PropertyClause]>,
}

/// A property that late snapshots of LLVM 24 print as a clause before the property list, such as `fastmath<fast>`.
struct PropertyClause {
    slot: usize,
    /// The literal that begins the clause.
    word: Box<str>,
    elements: Box<[Element]>,
}

impl PropertyClause {
    /// Compiles the clauses of an operation, from the alternative formats `clause.OP.ATTRIBUTE` and `clause.ATTRIBUTE`
    /// in its dialect's definition file.
    fn of(compiler: &mut Compiler<'_>, printed: &[usize]) -> Box<[Self]> {
        let (dialect, def) = (compiler.dialect, compiler.facts.def);
        let op = def.name.split_once('.').map_or("", |(_, op)| op);
        let mut clauses: Vec<(&str, Self)> = Vec::new();
        for slot in printed {
            let Some(name) = def.slots.get(*slot).map(|slot| &*slot.name) else { continue };
            let form = dialect.form(&format!("clause.{op}.{name}"));
            let Some(form) = form.or_else(|| dialect.form(&format!("clause.{name}"))) else { continue };
            let bound = compiler.bound.slots.clone();
            compiler.spacing = Spacing::START;
            let nodes = syntax::parse(form.format.as_deref().unwrap_or_default());
            let Ok([Node::Literal(word), ..]) = nodes.as_deref() else { continue };
            let word = (*word).into();
            let elements = nodes.and_then(|nodes| compiler.elements(&nodes, Place::Group));
            compiler.bound.slots = bound;
            match elements {
                Ok(elements) => clauses.push((name, Self { slot: *slot, word, elements })),
                Err(problem) => compiler.problems.push(problem),
            }
        }
        clauses.sort_by_key(|(name, _)| *name);
        clauses.into_iter().map(|(_, clause)| clause).collect()
    }
}

impl Dictionary {
    pub(crate) fn new(compiler: &mut Compiler<'_>) -> Self {
        let mut dictionary = Self::of(compiler);
        let is_attr = |slot: &usize| {
            matches!(compiler.facts.def.slots.get(*slot).map(|slot| &slot.kind), Some(SlotKind::Attr { .. }))
        };
        let slots: Vec<usize> = dictionary.printed.iter().copied().filter(is_attr).collect();
        dictionary.clauses = PropertyClause::of(compiler, &slots);
        // In a property list, the element is always preceded by `= `.
        compiler.spacing.one();
        let has_clause = |slot: &usize| dictionary.clauses.iter().any(|clause| clause.slot == *slot);
        dictionary.listed = slots
            .into_iter()
            .filter(|slot| !has_clause(slot))
            .map(|slot| {
                let mut element = AttrElement::new(compiler, slot, Place::Group, false);
                element.space = false;
                element
            })
            .collect();
        dictionary
    }

    fn of(compiler: &Compiler<'_>) -> Self {
        let (facts, bound) = (compiler.facts, &compiler.bound);
        let inferred = |name: &str| {
            facts.def.operands.iter().zip(&bound.operands).any(|(operand, bound)| {
                *bound && matches!(&operand.variadic, Variadic::ManyOfMany(slot) if **slot == *name)
            })
        };
        let (mut printed, mut elided) = (Vec::new(), Vec::new());
        for (index, slot) in facts.def.slots.iter().enumerate() {
            let out = match slot.kind {
                SlotKind::Attr { .. } => bound.slots.get(index) == Some(&true) || inferred(&slot.name),
                SlotKind::Prop { .. } => bound.slots.get(index) == Some(&true),
                SlotKind::OperandSegments => !bound.all_operands,
                SlotKind::ResultSegments => !bound.all_result_types,
            };
            // A discardable attribute may have the same name as a property that is not an attribute.
            let is_attr = !matches!(slot.kind, SlotKind::Prop { .. });
            if out && is_attr {
                elided.extend(facts.names.get(index).copied());
            } else if !out && (is_attr || bound.prop_dict) {
                printed.push(index);
            }
        }
        Self { printed: printed.into(), elided: elided.into(), prop_dict: bound.prop_dict, ..Self::default() }
    }

    /// Returns the inherent attributes that the dictionary prints, with their names.
    fn inherent<'x>(&'x self, x: &'x Printing<'_, '_, '_>) -> impl Iterator<Item = (Ident, Attr)> + 'x {
        let facts = &x.format.facts;
        self.printed.iter().filter_map(move |slot| {
            let value = x.slot(*slot)?;
            let default = facts.defaults.get(*slot).copied().flatten();
            let name = facts.names.get(*slot)?;
            let kind = facts.def.slots.get(*slot).map(|slot| &slot.kind);
            let says_default = self.prop_dict && matches!(kind, Some(SlotKind::Attr { .. }));
            (says_default || default != Some(value)).then_some((*name, value))
        })
    }

    /// Returns all attributes that the dictionary prints, sorted by name.
    pub(super) fn entries(&self, x: &Printing<'_, '_, '_>) -> Vec<(Ident, Attr)> {
        let discardable = x.op.discardable_attrs().iter().copied();
        let mut entries: Vec<_> = discardable.filter(|(name, _)| !self.elided.contains(name)).collect();
        if !self.prop_dict {
            let before = entries.len();
            entries.extend(self.inherent(x));
            if entries.len() > before {
                let ctx = x.op.context();
                entries.sort_by(|a, b| ctx.bytes(a.0).cmp(ctx.bytes(b.0)));
            }
        }
        entries
    }
}

/// Parses clauses such as `fastmath<fast>`, if present.
fn parse_clauses(x: &mut Parsing<'_, '_, '_, '_>) -> PResult<()> {
    let format = x.format;
    while x.p.at(Kind::BareId) {
        let clauses = &format.dictionary.clauses;
        let Some(clause) = clauses.iter().find(|clause| x.p.spelling() == clause.word.as_bytes()) else { break };
        parse_elements(&clause.elements, x, Place::Group)?;
        x.p.style.use_lists();
    }
    Ok(())
}

/// Prints clauses such as ` fastmath<fast>`, except for properties with their default value.
fn print_clauses<'c>(p: &mut OpPrinter<'_, 'c>, x: &Printing<'_, '_, 'c>) {
    for clause in &x.format.dictionary.clauses {
        let default = x.format.facts.defaults.get(clause.slot).copied().flatten();
        if x.slot(clause.slot).is_some_and(|value| Some(value) != default) {
            print_elements(&clause.elements, p, x);
        }
    }
}

/// Parses a property list, `<a = 1, b>`, if it comes next. Returns whether it was present.
fn parse_list(x: &mut Parsing<'_, '_, '_, '_>) -> PResult<bool> {
    parse_clauses(x)?;
    let format = x.format;
    if format.dictionary.listed.is_empty() || !x.p.at(Kind::Less) {
        return Ok(false);
    }
    let start = x.p.offset();
    x.p.bump();
    let mut is_first = true;
    loop {
        let word = if x.p.at(Kind::BareId) { x.p.spelling() } else { Default::default() };
        let is_it = |element: &&AttrElement| {
            format.facts.def.slots.get(element.slot).is_some_and(|slot| slot.name.as_bytes() == word)
        };
        let Some(element) = format.dictionary.listed.iter().find(is_it) else {
            if is_first {
                // The `<` belongs to what follows in the format.
                x.p.reset(start);
                return Ok(false);
            }
            return Err(x.p.error_here("expected the name of a property"));
        };
        x.p.bump();
        if x.p.eat(Kind::Equal) {
            element.parse(x, Place::Group)?;
        } else {
            let unit = x.p.ctx.attr(AttrData::Unit);
            x.set_slot(element.slot, unit);
        }
        is_first = false;
        if !x.p.eat(Kind::Comma) {
            break;
        }
    }
    x.p.style.use_lists();
    x.p.expect(Kind::Greater, "expected '>'").map(|_| true)
}

/// Prints a property list, ` <a = 1, b>`, or nothing if it would be empty.
fn print_list<'c>(p: &mut OpPrinter<'_, 'c>, x: &Printing<'_, '_, 'c>) {
    print_clauses(p, x);
    let facts = &x.format.facts;
    let mut is_first = true;
    for element in &x.format.dictionary.listed {
        let Some(value) = x.slot(element.slot) else { continue };
        if facts.defaults.get(element.slot).copied().flatten() == Some(value) {
            continue;
        }
        p.text(if std::mem::take(&mut is_first) { " <" } else { ", " });
        p.text(facts.def.slots.get(element.slot).map_or("", |slot| &slot.name));
        if *p.ctx.attr_data(value) != AttrData::Unit {
            p.text(" = ");
            element.print(p, x);
        }
    }
    p.text(if is_first { "" } else { ">" });
}

impl AttrDict {
    pub(crate) fn new(compiler: &mut Compiler<'_>, with_keyword: bool) -> Self {
        compiler.spacing.dictionary();
        Self { with_keyword }
    }

    pub(crate) fn parse(&self, x: &mut Parsing<'_, '_, '_, '_>) -> PResult<()> {
        parse_list(x)?;
        let start = x.p.offset();
        if self.with_keyword {
            x.p.attr_dict_with_keyword(&mut x.op.attrs)?;
        } else {
            x.p.attr_dict(&mut x.op.attrs)?;
        }
        x.p.check_inherent(x.op, start)
    }

    pub(crate) fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, x: &Printing<'_, '_, 'c>) {
        let dictionary = &x.format.dictionary;
        if x.op.discardable_attrs().is_empty() && dictionary.inherent(x).next().is_none() {
            return;
        }
        let mut entries = dictionary.entries(x);
        if x.op.module.style.has_lists() && !dictionary.prop_dict {
            print_list(p, x);
            let is_listed = |name: &Ident| {
                let listed = dictionary.listed.iter().map(|element| element.slot);
                let mut slots = listed.chain(dictionary.clauses.iter().map(|clause| clause.slot));
                slots.any(|slot| x.format.facts.names.get(slot) == Some(name))
            };
            entries.retain(|(name, _)| !is_listed(name));
        }
        if !entries.is_empty() {
            match self.with_keyword {
                true => p.attr_dict_with_keyword(&entries, &[]),
                false => p.attr_dict(&entries, &[]),
            }
        }
    }
}

/// Returns all attributes of an operation sorted by name, for a directive. Properties that are not attributes are
/// omitted.
pub(crate) fn all_attrs(x: &Printing<'_, '_, '_>) -> Vec<(Ident, Attr)> {
    let facts = &x.format.facts;
    let mut entries = x.op.discardable_attrs().to_vec();
    let inherent = |slot: usize| !matches!(facts.def.slots.get(slot).map(|s| &s.kind), Some(SlotKind::Prop { .. }));
    let slots = (0..facts.names.len()).filter(|slot| inherent(*slot));
    entries.extend(slots.filter_map(|slot| Some((*facts.names.get(slot)?, x.slot(slot)?))));
    let ctx = x.op.context();
    entries.sort_by(|a, b| ctx.bytes(a.0).cmp(ctx.bytes(b.0)));
    entries
}

/// Parses a property dictionary, `<{...}>`, if it comes next.
pub(crate) fn parse_prop_dict(x: &mut Parsing<'_, '_, '_, '_>) -> PResult<()> {
    let info = x.p.info(x.op.name);
    let printed = &x.format.dictionary.printed;
    if parse_list(x)? {
        return Ok(());
    }
    if !x.p.eat(Kind::Less) {
        return x.p.check_prop_dict(x.op, &info, printed, &[]);
    }
    let attr = x.p.attribute()?;
    x.p.expect(Kind::Greater, "expected '>'")?;
    if let AttrData::Dictionary(entries) = x.p.ctx.attr_data(attr) {
        x.p.check_prop_dict(x.op, &info, printed, entries)?;
    }
    x.p.set_properties(x.op, &info, Some(attr))
}

/// Prints a property dictionary, `<{...}>`, unless it would be empty.
pub(crate) fn print_prop_dict<'c>(p: &mut OpPrinter<'_, 'c>, x: &Printing<'_, '_, 'c>) {
    if x.op.module.style.has_lists() {
        return print_list(p, x);
    }
    let mut entries: Vec<_> = x.format.dictionary.inherent(x).collect();
    let ctx = x.op.context();
    entries.sort_by(|a, b| ctx.bytes(a.0).cmp(ctx.bytes(b.0)));
    p.text(" ");
    if !entries.is_empty() {
        p.text("<{");
        p.comma_separated(entries, |p, (name, value)| p.named_attr(name, value));
        p.text("}>");
    }
}
