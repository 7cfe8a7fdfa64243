//! The compiled format of an operation: its elements, and facts about the operation's definition.

use std::cell::OnceCell;

use mlirkit_defs::{Dialect, OpDef, OpFlags, SlotKind, Variadic};
use mlirkit_ir::{Attr, Context, Ident, OpRef, Props, ValueId};

use crate::attr::parser::PResult;
use crate::format::attribute::AttrElement;
use crate::format::custom::Custom;
use crate::format::dictionary::{AttrDict, Dictionary};
use crate::format::group::Group;
use crate::format::infer::{self, TypePlan};
use crate::format::literal::{Literal, Spacing};
use crate::format::oilist::OiList;
use crate::format::operand::Operands;
use crate::format::property::PropElement;
use crate::format::region::Regions;
use crate::format::successor::Successors;
use crate::format::syntax::{self, Directive, Node, Space};
use crate::format::types::{FunctionalType, TypeElement, TypesOf};
use crate::hooks::op_hooks::{Hooks, OpSyntax};
use crate::op_data::format_state::FormatState;
use crate::op_data::op_info::default_of;
use crate::op_data::segments::{Segments, array_bytes};
use crate::op_data::syntax::OpState;
use crate::parse::OpParser;
use crate::print::OpPrinter;

/// An element of a format.
pub(crate) enum Element {
    Literal(Literal),
    Space(Space),
    Attr(AttrElement),
    Prop(PropElement),
    Operands(Operands),
    Regions(Regions),
    Successors(Successors),
    AttrDict(AttrDict),
    PropDict,
    Type(TypeElement),
    FunctionalType(FunctionalType),
    Custom(Custom),
    Group(Box<Group>),
    OiList(OiList),
}

/// An operation that is being parsed with a format.
pub(crate) struct Parsing<'x, 'p, 's, 'c> {
    pub(crate) format: &'x OpFormat,
    pub(crate) p: &'x mut OpParser<'p, 's, 'c>,
    pub(crate) op: &'x mut OpState,
    pub(crate) state: &'x mut FormatState,
}

/// An operation that is being printed with a format.
pub(crate) struct Printing<'x, 'm, 'c> {
    pub(crate) format: &'x OpFormat,
    pub(crate) op: OpRef<'m, 'c>,
    slots: OnceCell<&'c [Option<Attr>]>,
}

/// Facts about the operation's definition that the format needs.
pub(crate) struct Facts {
    pub(crate) def: &'static OpDef,
    /// The names of the property slots.
    pub(crate) names: Box<[Ident]>,
    /// The default value of each property slot, if it has one.
    pub(crate) defaults: Box<[Option<Attr>]>,
    pub(crate) operands: Segments,
    pub(crate) results: Segments,
    /// The name of the operation to create if a region lacks a terminator; `None` if none is created.
    pub(crate) terminator: Option<Box<str>>,
    pub(crate) single_block: bool,
}

/// The compiled format of an operation.
pub(crate) struct OpFormat {
    pub(crate) facts: Facts,
    pub(crate) types: TypePlan,
    pub(crate) dictionary: Dictionary,
    elements: Box<[Element]>,
    problems: Vec<String>,
    error: Option<Box<str>>,
    unprintable: bool,
    /// The format for input with property lists (`list.OP` in the definition file), if it differs.
    lists: Option<Box<OpFormat>>,
}

/// The position of an element in the format, which affects how it is parsed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Place {
    /// At the top level of the format, or in a clause of an `oilist`.
    Top,
    /// In an optional group, whose elements after the first one are required.
    Group,
}

/// The elements of an operation that its format mentions, collected while it is compiled.
#[derive(Default)]
pub(crate) struct Bound {
    pub(crate) slots: Vec<bool>,
    pub(crate) operands: Vec<bool>,
    /// For each operand, then for each result: whether the format prints its types.
    pub(crate) types: Vec<bool>,
    pub(crate) all_operands: bool,
    pub(crate) all_operand_types: bool,
    pub(crate) all_result_types: bool,
    pub(crate) prop_dict: bool,
}

pub(crate) struct Compiler<'a> {
    pub(crate) ctx: &'a Context,
    pub(crate) hooks: &'a Hooks,
    pub(crate) dialect: &'static Dialect,
    pub(crate) facts: &'a Facts,
    pub(crate) spacing: Spacing,
    pub(crate) bound: Bound,
    pub(crate) problems: Vec<String>,
    /// Whether printing requires a hook that is missing.
    pub(crate) unprintable: bool,
}

/// The element of an operation that `$name` refers to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Variable {
    Slot(usize),
    Operand(usize),
    Result(usize),
    Region(usize),
    Successor(usize),
}

impl Facts {
    fn new(ctx: &Context, def: &'static OpDef) -> Self {
        Self {
            def,
            names: def.slots.iter().map(|slot| ctx.ident(&slot.name)).collect(),
            defaults: def.slots.iter().map(|slot| default_of(ctx, &Hooks::of(ctx).attr, slot)).collect(),
            operands: Segments::operands(def),
            results: Segments::results(def),
            terminator: def.implied_terminator().map(Into::into),
            single_block: def.flags.has(OpFlags::SINGLE_BLOCK),
        }
    }

    /// Returns the index of an operand or result among all operands and results; `None` for other elements.
    pub(crate) fn value(&self, variable: Variable) -> Option<usize> {
        match variable {
            Variable::Operand(index) => Some(index),
            Variable::Result(index) => Some(self.def.operands.len() + index),
            Variable::Slot(_) | Variable::Region(_) | Variable::Successor(_) => None,
        }
    }

    /// Returns whether an operand or result, given by its index among all operands and results, is single, optional or
    /// variadic.
    pub(crate) fn variadic(&self, value: usize) -> &Variadic {
        let operands = self.def.operands.len();
        let found = match value.checked_sub(operands) {
            None => self.def.operands.get(value),
            Some(result) => self.def.results.get(result),
        };
        found.map_or(&Variadic::One, |value| &value.variadic)
    }

    /// Returns the element that `$name` refers to; `None` if the definition has none of that name.
    pub(crate) fn variable(&self, name: &str) -> Option<Variable> {
        let def = self.def;
        let slot = def.slots.position(name).map(Variable::Slot);
        slot.or_else(|| def.operands.iter().position(|v| &*v.name == name).map(Variable::Operand))
            .or_else(|| def.regions.iter().position(|r| &*r.name == name).map(Variable::Region))
            .or_else(|| def.results.iter().position(|v| &*v.name == name).map(Variable::Result))
            .or_else(|| def.successors.iter().position(|s| &*s.name == name).map(Variable::Successor))
    }
}

/// Returns the operation's alternative format for input with property lists, called `list.OP` in the definition file.
/// Returns `None` if there is none.
pub(crate) fn list_form(ctx: &Context, def: &OpDef) -> Option<&'static str> {
    let (dialect, op) = def.name.split_once('.')?;
    ctx.dialect(ctx.ident(dialect))?.form(&format!("list.{op}"))?.format.as_deref()
}

impl OpFormat {
    /// Compiles the format of an operation's definition.
    pub(crate) fn new(ctx: &Context, hooks: &Hooks, def: &'static OpDef) -> Self {
        let mut format = Self::of(ctx, hooks, def, def.format.as_deref().unwrap_or_default());
        format.lists = list_form(ctx, def).map(|text| Box::new(Self::of(ctx, hooks, def, text)));
        if def.format.is_none() && format.lists.is_some() {
            format.error = Some("has no custom assembly form".into());
        }
        format
    }

    fn of(ctx: &Context, hooks: &Hooks, def: &'static OpDef, text: &str) -> Self {
        let facts = Facts::new(ctx, def);
        let dialect = def.name.split_once('.').and_then(|(dialect, _)| ctx.dialect(ctx.ident(dialect)));
        let Some(dialect) = dialect else {
            return Self {
                facts,
                types: TypePlan::default(),
                dictionary: Dictionary::default(),
                elements: Box::default(),
                problems: Vec::new(),
                error: Some("no dialect".into()),
                unprintable: true,
                lists: None,
            };
        };
        let mut compiler = Compiler {
            ctx,
            hooks,
            dialect,
            facts: &facts,
            spacing: Spacing::START,
            bound: Bound {
                slots: vec![false; def.slots.len()],
                operands: vec![false; def.operands.len()],
                types: vec![false; def.operands.len() + def.results.len()],
                ..Bound::default()
            },
            problems: Vec::new(),
            unprintable: false,
        };
        let nodes = syntax::parse(text);
        let elements = nodes.and_then(|nodes| compiler.elements(&nodes, Place::Top));
        let types = infer::plan(&mut compiler);
        let dictionary = Dictionary::new(&mut compiler);
        let (problems, unprintable) = (compiler.problems, compiler.unprintable);
        let (elements, error) = match elements {
            Ok(elements) => (elements, None),
            Err(message) => (Box::default(), Some(format!("assembly format of '{}': {message}", def.name).into())),
        };
        Self { facts, types, dictionary, elements, problems, error, unprintable, lists: None }
    }

    /// Returns the format with which to parse the input at the parser's position. It is the format for property lists
    /// if its first literal comes next. If that format does not begin with a literal, the text style decides.
    fn read_by(&self, p: &OpParser<'_, '_, '_>) -> &Self {
        let Some(lists) = &self.lists else { return self };
        let follows = match lists.elements.first() {
            Some(Element::Literal(literal)) => literal.is_next(p),
            _ => p.style.has_lists(),
        };
        if follows { lists } else { self }
    }

    /// Returns the format for printing an operation: this one, or the one for property lists.
    fn printed_by(&self, op: OpRef<'_, '_>) -> &Self {
        self.lists.as_deref().filter(|_| op.module.style.has_lists()).unwrap_or(self)
    }

    /// Returns the reasons why the format does not work: errors in it, and missing hooks and type transformers.
    pub(crate) fn problems(&self) -> impl Iterator<Item = &str> {
        self.error.as_deref().into_iter().chain(self.problems.iter().map(String::as_str))
    }

    fn printing<'m, 'c>(&self, op: OpRef<'m, 'c>) -> Printing<'_, 'm, 'c> {
        Printing { format: self, op, slots: OnceCell::new() }
    }
}

impl OpSyntax for OpFormat {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        let this = self.read_by(p);
        if let Some(error) = &this.error {
            return Err(p.op_error(op.offset, error));
        }
        let def = self.facts.def;
        let mut state = p.caches.format_states.pop().unwrap_or_default();
        state.reset(def.operands.len(), def.results.len(), def.regions.len(), def.successors.len());
        op.props.resize(def.slots.len(), None);
        let mut parsing = Parsing { format: this, p, op, state: &mut state };
        parse_elements(&this.elements, &mut parsing, Place::Top)?;
        parsing.finish()?;
        p.caches.format_states.push(state);
        Ok(())
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        let this = self.printed_by(op);
        print_elements(&this.elements, p, &this.printing(op));
    }

    fn is_printable(&self, op: OpRef<'_, '_>) -> bool {
        let this = self.printed_by(op);
        this.error.is_none() && (!this.unprintable || can_print(&this.elements, &this.printing(op)))
    }
}

impl Compiler<'_> {
    pub(crate) fn elements(&mut self, nodes: &[Node<'_>], place: Place) -> Result<Box<[Element]>, String> {
        let mut elements = Vec::new();
        for node in nodes {
            elements.extend(self.element(node, place, false)?);
        }
        Ok(elements.into())
    }

    /// Compiles a node; `qualified` means that it is in `qualified(...)`. Returns `None` for a node that only changes
    /// spacing.
    pub(crate) fn element(
        &mut self,
        node: &Node<'_>,
        place: Place,
        qualified: bool,
    ) -> Result<Option<Element>, String> {
        Ok(Some(match node {
            Node::Literal(text) => Element::Literal(Literal::new(text, &mut self.spacing)?),
            Node::Space(space) => {
                match space {
                    Space::Newline => {}
                    Space::One => self.spacing.one(),
                    Space::Empty => self.spacing.empty(),
                }
                return Ok((*space != Space::Empty).then_some(Element::Space(*space)));
            }
            Node::Variable(name) => self.variable_element(name, place, qualified)?,
            Node::Directive(directive, args) => self.directive(*directive, args, place)?,
            Node::Custom(name, args) => Element::Custom(Custom::new(self, name, args)?),
            Node::Group { then, otherwise, anchor } => {
                Element::Group(Box::new(Group::new(self, then, otherwise, *anchor)?))
            }
            Node::OiList(clauses) => Element::OiList(OiList::new(self, clauses)?),
            Node::Text(_) => return Err("strings may only be used as 'custom' directive arguments".into()),
        }))
    }

    pub(crate) fn variable(&self, name: &str) -> Result<Variable, String> {
        let found = self.facts.variable(name);
        found
            .ok_or_else(|| format!("expected variable to refer to an argument, region, result, or successor: '{name}'"))
    }

    fn variable_element(&mut self, name: &str, place: Place, qualified: bool) -> Result<Element, String> {
        Ok(match self.variable(name)? {
            Variable::Slot(slot) => {
                self.bind_slot(slot);
                match self.facts.def.slots.get(slot).map(|slot| &slot.kind) {
                    Some(SlotKind::Prop { kind, .. }) => Element::Prop(PropElement::new(self, slot, kind)),
                    _ => Element::Attr(AttrElement::new(self, slot, place, qualified)),
                }
            }
            Variable::Operand(index) => {
                self.bind_operand(index);
                Element::Operands(Operands::one(self, index))
            }
            Variable::Region(index) => Element::Regions(Regions::one(self, index)),
            Variable::Successor(index) => Element::Successors(Successors::one(self, index)),
            Variable::Result(_) => {
                return Err("result variables can can only be used as a child to a 'type' directive".into());
            }
        })
    }

    fn directive(&mut self, directive: Directive, args: &[Node<'_>], place: Place) -> Result<Element, String> {
        Ok(match (directive, args) {
            (Directive::AttrDict, _) => Element::AttrDict(AttrDict::new(self, false)),
            (Directive::AttrDictWithKeyword, _) => Element::AttrDict(AttrDict::new(self, true)),
            (Directive::PropDict, _) => {
                self.bound.prop_dict = true;
                self.spacing.dictionary();
                Element::PropDict
            }
            (Directive::Operands, _) => {
                self.bound.all_operands = true;
                Element::Operands(Operands::all(self))
            }
            (Directive::Regions, _) => Element::Regions(Regions::all(self)),
            (Directive::Successors, _) => Element::Successors(Successors::all(self)),
            (Directive::Type, [arg]) => Element::Type(TypeElement::new(self, arg, false)?),
            (Directive::FunctionalType, [inputs, results]) => {
                Element::FunctionalType(FunctionalType::new(self, inputs, results)?)
            }
            (Directive::Qualified, [Node::Directive(Directive::Type, args)]) => match args.as_slice() {
                [arg] => Element::Type(TypeElement::new(self, arg, true)?),
                _ => return Err("expected one argument for 'type'".into()),
            },
            (Directive::Qualified, [node]) => match self.element(node, place, true)? {
                Some(element) => element,
                None => return Err("nothing to qualify".into()),
            },
            (
                Directive::Type
                | Directive::FunctionalType
                | Directive::Qualified
                | Directive::Results
                | Directive::Ref
                | Directive::Params
                | Directive::Struct,
                _,
            ) => return Err("unsupported directive kind".into()),
        })
    }

    pub(crate) fn bind_slot(&mut self, slot: usize) {
        if let Some(bound) = self.bound.slots.get_mut(slot) {
            *bound = true;
        }
    }

    pub(crate) fn bind_operand(&mut self, index: usize) {
        if let Some(bound) = self.bound.operands.get_mut(index) {
            *bound = true;
        }
    }

    /// Records that the format prints the types of these values.
    pub(crate) fn bind_types(&mut self, types: TypesOf) {
        match types {
            TypesOf::Value(value) => {
                if let Some(bound) = self.bound.types.get_mut(value) {
                    *bound = true;
                }
            }
            TypesOf::Operands => self.bound.all_operand_types = true,
            TypesOf::Results => self.bound.all_result_types = true,
        }
    }
}

impl Element {
    /// Parses this element and stores the result in `x`.
    pub(crate) fn parse(&self, x: &mut Parsing<'_, '_, '_, '_>, place: Place) -> PResult<()> {
        match self {
            Self::Literal(literal) => literal.parse(x.p),
            Self::Space(_) => Ok(()),
            Self::Attr(attr) => attr.parse(x, place),
            Self::Prop(prop) => prop.parse(x),
            Self::Operands(operands) => operands.parse(x),
            Self::Regions(regions) => regions.parse(x),
            Self::Successors(successors) => successors.parse(x),
            Self::AttrDict(dict) => dict.parse(x),
            Self::PropDict => super::dictionary::parse_prop_dict(x),
            Self::Type(ty) => ty.parse(x),
            Self::FunctionalType(ty) => ty.parse(x),
            Self::Custom(custom) => custom.parse(x),
            Self::Group(group) => group.parse(x),
            Self::OiList(list) => list.parse(x),
        }
    }

    /// Prints this element.
    pub(crate) fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, x: &Printing<'_, '_, 'c>) {
        match self {
            Self::Literal(literal) => literal.print(p),
            Self::Space(Space::One) => p.text(" "),
            Self::Space(Space::Newline) => p.newline(),
            Self::Space(Space::Empty) => {}
            Self::Attr(attr) => attr.print(p, x),
            Self::Prop(prop) => prop.print(p, x),
            Self::Operands(operands) => operands.print(p, x),
            Self::Regions(regions) => regions.print(p, x),
            Self::Successors(successors) => successors.print(p, x),
            Self::AttrDict(dict) => dict.print(p, x),
            Self::PropDict => super::dictionary::print_prop_dict(p, x),
            Self::Type(ty) => ty.print(p, x),
            Self::FunctionalType(ty) => ty.print(p, x),
            Self::Custom(custom) => custom.print(p, x),
            Self::Group(group) => group.print(p, x),
            Self::OiList(list) => list.print(p, x),
        }
    }
}

/// Parses elements in order.
pub(crate) fn parse_elements(elements: &[Element], x: &mut Parsing<'_, '_, '_, '_>, place: Place) -> PResult<()> {
    elements.iter().try_for_each(|element| element.parse(x, place))
}

/// Returns true if all hooks that are needed to print these elements exist.
pub(crate) fn can_print(elements: &[Element], x: &Printing<'_, '_, '_>) -> bool {
    elements.iter().all(|element| match element {
        Element::Custom(custom) => custom.has_hook(),
        Element::Prop(prop) => prop.is_known(),
        Element::Group(group) => can_print(group.half(x), x),
        Element::OiList(list) => list.present(x).all(|elements| can_print(elements, x)),
        Element::Literal(_)
        | Element::Space(_)
        | Element::Attr(_)
        | Element::Operands(_)
        | Element::Regions(_)
        | Element::Successors(_)
        | Element::AttrDict(_)
        | Element::PropDict
        | Element::Type(_)
        | Element::FunctionalType(_) => true,
    })
}

/// Prints elements in order.
pub(crate) fn print_elements<'c>(elements: &[Element], p: &mut OpPrinter<'_, 'c>, x: &Printing<'_, '_, 'c>) {
    elements.iter().for_each(|element| element.print(p, x));
}

impl Parsing<'_, '_, '_, '_> {
    /// Sets the value of the inherent attribute or property in a slot.
    pub(crate) fn set_slot(&mut self, slot: usize, value: Attr) {
        if let Some(place) = self.op.props.get_mut(slot) {
            *place = Some(value);
        }
    }

    /// Returns the value of the inherent attribute or property in a slot, if it has been parsed.
    pub(crate) fn slot(&self, slot: usize) -> Option<Attr> {
        let name = self.format.facts.names.get(slot)?;
        let value = self.op.props.get(slot).copied().flatten();
        value.or_else(|| self.op.attrs.iter().find(|(n, _)| n == name).map(|(_, value)| *value))
    }

    /// Completes the operation from the parsed state.
    fn finish(&mut self) -> PResult<()> {
        super::region::finish(self);
        super::successor::finish(self);
        super::operand::finish_segments(self);
        infer::finish(self)
    }
}

impl<'m, 'c> Printing<'_, 'm, 'c> {
    /// Returns the value of the inherent attribute or property in a slot, if it is set.
    pub(crate) fn slot(&self, slot: usize) -> Option<Attr> {
        let slots = self.slots.get_or_init(|| self.op.context().props_data(self.props()));
        slots.get(slot).copied().flatten().or_else(|| self.in_dictionary(slot))
    }

    /// Returns an inherent attribute that the definition stores in the attribute dictionary.
    fn in_dictionary(&self, slot: usize) -> Option<Attr> {
        let facts = &self.format.facts;
        if !facts.def.flags.has(OpFlags::ATTRS_IN_DICTIONARY) {
            return None;
        }
        let name = facts.names.get(slot)?;
        self.op.discardable_attrs().iter().find(|(known, _)| known == name).map(|(_, value)| *value)
    }

    /// Returns the operation's property list, if it has one.
    #[inline(always)]
    pub(crate) fn props(&self) -> Option<Props> {
        self.op.signature().op(self.op.id).props
    }

    /// Returns the values that belong to the operand with this index in the definition.
    pub(crate) fn operands(&self, index: usize) -> &'m [ValueId] {
        let all = self.op.signature().operands(self.op.id);
        let facts = &self.format.facts;
        if facts.operands == Segments::Single {
            return all.get(index..index + 1).unwrap_or_default();
        }
        let range = facts.operands.range(&facts.def.operands, index, all.len(), self.sizes(facts.operands));
        all.get(range).unwrap_or_default()
    }

    /// Returns the range of values that belong to the result with this index in the definition.
    pub(crate) fn results(&self, index: usize) -> std::ops::Range<usize> {
        let facts = &self.format.facts;
        let total = self.op.signature().result_count(self.op.id);
        if facts.results == Segments::Single && index < total {
            return index..index + 1;
        }
        facts.results.range(&facts.def.results, index, total, self.sizes(facts.results))
    }

    fn sizes(&self, segments: Segments) -> &'c [u8] {
        let Segments::Sizes(slot) = segments else { return &[] };
        self.slot(slot).map_or(&[], |attr| array_bytes(self.op.context(), attr))
    }
}
