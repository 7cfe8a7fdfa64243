//! Optional groups in formats, `(then ...)? : (otherwise ...)`.

use mlirkit_defs::{AttrKind, PropKind, SlotKind, Variadic};

use crate::attr::parser::PResult;
use crate::format::custom::Argument;
use crate::format::op::{Compiler, Element, Parsing, Place, Printing, parse_elements, print_elements};
use crate::format::syntax::{self, Node};
use crate::format::types::TypesOf;
use crate::print::OpPrinter;

/// An optional group in a format.
pub(crate) struct Group {
    then: Box<[Element]>,
    otherwise: Box<[Element]>,
    anchor: Anchor,
    /// Whether the anchor is in the second half. If so, the second half is printed if the anchor is present.
    inverted: bool,
    /// The slot of the anchor, if it is a unit attribute or property. Parsing the group sets it.
    unit: Option<usize>,
}

/// The anchor of a group, whose presence decides which half is printed.
pub(crate) enum Anchor {
    Types(TypesOf),
    Region(usize),
    Successor(usize),
    Slot(usize),
    Any(Box<[Anchor]>),
}

impl Anchor {
    /// Returns the anchor for an element. Returns an error if the element cannot be an anchor.
    fn of(compiler: &Compiler<'_>, element: &Element) -> Result<Self, String> {
        Ok(match element {
            Element::Attr(attr) => Self::Slot(attr.slot),
            Element::Prop(prop) => Self::Slot(prop.slot),
            Element::Operands(operands) if operands.index < compiler.facts.def.operands.len() => {
                Self::Types(TypesOf::Value(operands.index))
            }
            Element::Operands(_) => Self::Types(TypesOf::Operands),
            Element::Regions(regions) => Self::Region(regions.index),
            Element::Successors(successors) => Self::Successor(successors.index),
            Element::Type(ty) => Self::Types(ty.of),
            Element::FunctionalType(ty) => Self::Types(ty.inputs),
            Element::Custom(custom) => Self::Any(custom.arguments().filter_map(Self::of_argument).collect()),
            Element::Literal(_)
            | Element::Space(_)
            | Element::AttrDict(_)
            | Element::PropDict
            | Element::Group(_)
            | Element::OiList(_) => {
                return Err(
                    "only variables, types and custom directives can be used to anchor an optional group".into()
                );
            }
        })
    }

    /// Returns an anchor that is present if any operation element named in these format elements is.
    pub(crate) fn all(compiler: &Compiler<'_>, elements: &[Element]) -> Self {
        let mut anchors = Vec::new();
        for element in elements {
            match element {
                Element::Group(group) => {
                    anchors.extend([Self::all(compiler, &group.then), Self::all(compiler, &group.otherwise)])
                }
                Element::OiList(list) => anchors.extend(list.elements().map(|elements| Self::all(compiler, elements))),
                Element::FunctionalType(_) | Element::Type(_) => {}
                element => anchors.extend(Self::of(compiler, element)),
            }
        }
        Self::Any(anchors.into())
    }

    fn of_argument(argument: &Argument) -> Option<Self> {
        Some(match argument {
            Argument::Operands { index, .. } => Self::Types(TypesOf::Value(*index)),
            Argument::Types { value, .. } => Self::Types(TypesOf::Value(*value)),
            Argument::Attr { slot, .. } => Self::Slot(*slot),
            Argument::Regions(index) => Self::Region(*index),
            Argument::Successors(index) => Self::Successor(*index),
            Argument::AttrDict { .. } | Argument::Literal(_) | Argument::Ref(_) => return None,
        })
    }

    /// Returns true if the anchor is present in an operation.
    pub(crate) fn present(&self, x: &Printing<'_, '_, '_>) -> bool {
        let facts = &x.format.facts;
        match self {
            Self::Types(of) => of.count(x) > 0,
            Self::Region(index) => {
                let variadic = facts.def.regions.get(*index).is_none_or(|region| region.variadic);
                super::region::of(x, *index).next().is_some_and(|region| variadic || region.blocks().next().is_some())
            }
            Self::Successor(index) => super::successor::of(x, *index).next().is_some(),
            // A slot that holds its default counts as absent.
            Self::Slot(slot) => {
                let value = x.slot(*slot);
                value.is_some() && value != facts.defaults.get(*slot).copied().flatten()
            }
            Self::Any(anchors) => anchors.iter().any(|anchor| anchor.present(x)),
        }
    }

    /// Returns true if the anchor is present or set, even to its default value.
    pub(crate) fn given(&self, x: &Printing<'_, '_, '_>) -> bool {
        match self {
            Self::Slot(slot) => x.slot(*slot).is_some(),
            Self::Any(anchors) => anchors.iter().any(|anchor| anchor.given(x)),
            _ => self.present(x),
        }
    }
}

/// Returns the slot of an element that is a unit attribute or property; `None` for other elements.
pub(crate) fn unit_slot(compiler: &Compiler<'_>, element: &Element) -> Option<usize> {
    let slot = match element {
        Element::Attr(attr) => attr.slot,
        Element::Prop(prop) => prop.slot,
        _ => return None,
    };
    let unit = match &compiler.facts.def.slots.get(slot)?.kind {
        SlotKind::Attr { constraint, .. } => compiler.dialect.attr_constraint(constraint)?.kind == AttrKind::Unit,
        SlotKind::Prop { kind, .. } => *kind == PropKind::Unit,
        SlotKind::OperandSegments | SlotKind::ResultSegments => false,
    };
    unit.then_some(slot)
}

impl Group {
    pub(crate) fn new(
        compiler: &mut Compiler<'_>,
        then: &[Node<'_>],
        otherwise: &[Node<'_>],
        at: syntax::Anchor,
    ) -> Result<Self, String> {
        // The first element that parses something decides whether the group is present.
        let is_space = |node: &Node<'_>| matches!(node, Node::Space(_));
        let mut halves = Vec::new();
        let mut found = None;
        for (half, nodes) in [then, otherwise].into_iter().enumerate() {
            let first = nodes.iter().position(|node| !is_space(node));
            let mut elements = Vec::new();
            for (index, node) in nodes.iter().enumerate() {
                let here = match at {
                    syntax::Anchor::Then(anchor) => half == 0 && index == anchor,
                    syntax::Anchor::Otherwise(anchor) => half == 1 && index == anchor,
                };
                let before = compiler.spacing;
                let element = compiler.element(node, Place::Group, false)?;
                if let (true, Some(element)) = (here, &element) {
                    let unit = unit_slot(compiler, element).filter(|_| Some(index) != first);
                    found = Some((Anchor::of(compiler, element)?, unit));
                    if unit.is_some() {
                        // Neither the unit anchor nor the space before it is printed.
                        compiler.spacing = before;
                        continue;
                    }
                }
                elements.extend(element);
            }
            halves.push(elements.into_boxed_slice());
        }
        let (Some((anchor, unit)), Some(otherwise), Some(then)) = (found, halves.pop(), halves.pop()) else {
            return Err("optional group has no anchor element".into());
        };
        let inverted = matches!(at, syntax::Anchor::Otherwise(_));
        if then.iter().all(|e| matches!(e, Element::Space(_))) {
            return Err(
                "first parsable element of an optional group must be a literal, variable, or custom directive".into()
            );
        }
        if let Anchor::Types(TypesOf::Value(value)) = anchor {
            if *compiler.facts.variadic(value) == Variadic::One {
                return Err("optional group anchor must be optional or variadic".into());
            }
        }
        Ok(Self { then, otherwise, anchor, inverted, unit })
    }

    pub(crate) fn parse(&self, x: &mut Parsing<'_, '_, '_, '_>) -> PResult<()> {
        let first = self.then.iter().position(|e| !matches!(e, Element::Space(_))).unwrap_or(0);
        let there = match self.then.get(first) {
            Some(Element::Literal(literal)) => literal.parse_optional(x.p),
            Some(Element::Attr(attr)) => attr.parse_optional(x)?,
            Some(Element::Prop(prop)) => prop.parse_optional(x)?,
            Some(Element::Operands(operands)) => {
                operands.parse(x)?;
                !x.state.operands.get(operands.index).is_empty()
            }
            Some(Element::Regions(regions)) => regions.parse_optional(x)?,
            Some(Element::Successors(successors)) => {
                let there = x.p.at(crate::text::lexer::Kind::CaretId);
                if there {
                    successors.parse(x)?;
                }
                there
            }
            Some(Element::Custom(custom)) => custom.parse_optional(x)?,
            Some(
                Element::Space(_)
                | Element::AttrDict(_)
                | Element::PropDict
                | Element::Type(_)
                | Element::FunctionalType(_)
                | Element::Group(_)
                | Element::OiList(_),
            )
            | None => false,
        };
        if let (Some(slot), true) = (self.unit, there != self.inverted) {
            let unit = x.p.ctx.unit();
            x.set_slot(slot, unit);
        }
        let rest = if there { self.then.get(first + 1..).unwrap_or_default() } else { &self.otherwise };
        parse_elements(rest, x, Place::Group)
    }

    /// Returns the half of the group that is printed for an operation.
    pub(crate) fn half(&self, x: &Printing<'_, '_, '_>) -> &[Element] {
        if self.anchor.present(x) == self.inverted { &self.otherwise } else { &self.then }
    }

    pub(crate) fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, x: &Printing<'_, '_, 'c>) {
        print_elements(self.half(x), p, x);
    }
}
