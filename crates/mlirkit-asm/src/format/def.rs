//! Declarative formats for attributes and types.

use std::sync::Arc;

use mlirkit_defs::{AttrDef, Dialect};
use mlirkit_ir::{
    Attr, AttrData, Chunk, Context, DialectAttr, DialectType, Param, ParamChecks, RowChecks, TextStyle, Type, TypeData,
    Verbatim,
};
use smallvec::SmallVec;

use crate::attr::hooks::AttrHooks;
use crate::attr::hooks::ParamSyntax;
use crate::attr::hooks::{RowHooks, RowSyntax};
use crate::attr::opaque::Follow;
use crate::attr::parser::{AttrParser, PResult};
use crate::attr::printer::AttrPrinter;
use crate::format::literal::{Literal, Spacing, is_keyword};
use crate::format::param::{Field, integer};
use crate::format::sizes::shared;
use crate::format::syntax::{self, Anchor, Directive, Node, Space};
use crate::format::{DefFormats, follow};
use crate::hooks::op_hooks::Hooks;
use crate::text::Offset;
use crate::text::lexer::Kind;

/// The compiled format of an attribute or type.
pub(crate) struct DefFormat {
    fields: Box<[Field]>,
    elements: Result<Box<[Element]>, Box<str>>,
    /// Whether a space follows the mnemonic. The elements do not print that space.
    space_behind_mnemonic: bool,
    /// Whether the printed form starts with `<` and ends with `>`. If so, its meaning does not depend on the tokens
    /// around it.
    is_body: bool,
    /// Whether the attribute can be parsed without knowing where its body ends.
    is_direct: bool,
    /// Whether the attribute is an enum whose case is in brackets after the mnemonic, but without brackets in
    /// operations.
    is_bracketed: bool,
    /// Whether the format compiled without errors and all of its hooks exist.
    works: bool,
    /// Functions that change parsed parameters as the upstream builders do: for the attribute and for the type.
    builders: [Option<Build>; 2],
    /// The parameter checks: for the attribute and for the type.
    checks: [RowChecks; 2],
    hooks: RowHooks,
    /// The definition's dialect, if types in its syntax are written without `!dialect.`.
    bare: Option<&'static Dialect>,
}

type Build = fn(&Context, &mut [Param]);

/// The kind of a definition: attribute or type. An attribute and a type may have the same name, with different
/// builders and checks.
#[derive(Clone, Copy)]
enum What {
    Attr,
    Type,
}

pub(super) enum Element {
    Literal(Literal),
    Space(Space),
    Param(ParamElement),
    List(List),
    Custom(Custom),
    Group(Box<Group>),
}

/// Returns true if a definition has syntax that can be printed without its prefix.
pub(crate) fn has_syntax(def: &AttrDef) -> bool {
    def.mnemonic.is_some() && (def.format.is_some() || def.custom_format)
}

/// Returns true if the context prints enum cases in brackets. Only late development snapshots do.
pub(super) fn prints_brackets(ctx: &Context) -> bool {
    ctx.extension::<TextStyle>().is_some_and(TextStyle::has_brackets)
}

/// Returns true if a dialect's definitions are from a development snapshot that writes enum cases in brackets.
pub(super) fn has_brackets(dialect: &Dialect) -> bool {
    dialect.is_snapshot() && dialect.form("bracket.enums").is_some()
}

/// Creates a verbatim attribute for an enum case in brackets, such as `dim<x>`.
pub(super) fn kept_case(ctx: &Context, row: &AttrDef, case: &str) -> Option<Attr> {
    let (dialect, mnemonic) = row.name.split_once('.')?;
    let chunks = [Chunk::Text(ctx.ident(&format!("{mnemonic}<{case}>")))].into();
    Some(ctx.attr(AttrData::Verbatim(Box::new(Verbatim { dialect: ctx.ident(dialect), chunks }))))
}

/// Returns true if a definition is an enum attribute whose format is only the enum case.
fn is_case(def: &AttrDef) -> bool {
    let [param] = &*def.params else { return false };
    def.enum_name.is_some()
        && def.format.as_deref().and_then(|format| format.trim().strip_prefix('$')) == Some(&*param.name)
}

/// Returns true if the printed form of a definition's format begins with a parameter or a keyword.
fn starts_with_word(def: &AttrDef) -> bool {
    let nodes = syntax::parse(def.format.as_deref().unwrap_or("")).unwrap_or_default();
    match nodes.first() {
        Some(Node::Variable(_)) => true,
        Some(Node::Literal(text)) => is_keyword(text),
        _ => false,
    }
}

// Compiling.

struct Compiler<'a> {
    ctx: &'a Context,
    def: &'a AttrDef,
    fields: &'a [Field],
    spacing: Spacing,
}

impl DefFormat {
    /// Compiles the format of a definition.
    pub(crate) fn new(ctx: &Context, def: &'static AttrDef) -> Self {
        let name = def.name.split('.').next().unwrap_or_default();
        let dialect = ctx.dialect(ctx.ident(name));
        let mut fields: Box<[Field]> = match dialect {
            Some(dialect) => {
                (0..).zip(&def.params).map(|(at, param)| Field::new(ctx, dialect, def, at, param)).collect()
            }
            None => Box::default(),
        };
        let loose = ctx.extension::<TextStyle>().is_some_and(TextStyle::has_loose_attributes);
        let tight =
            ctx.release().is_tight() || (!loose && dialect.is_some_and(|dialect| dialect.flags().tight_attr_syntax));
        let mut spacing = Spacing::START;
        if tight {
            spacing.empty();
        }
        let mut compiler = Compiler { ctx, def, fields: &fields, spacing };
        let elements: Result<Box<[Element]>, Box<str>> =
            compiler.compile().map_err(|message| format!("assembly format of '{}': {message}", def.name).into());
        if let Ok(elements) = &elements {
            let opaque: Vec<bool> = fields.iter().map(|field| field.may_be_opaque(ctx)).collect();
            if opaque.contains(&true) {
                follow::fill(elements, &Follow { literals: Arc::default(), may_end: true }, &opaque, &mut fields);
            }
        }
        let space_behind_mnemonic = tight && starts_with_word(def);
        let hooks = Hooks::of(ctx);
        let builders =
            [hooks.find(&def.name, |hooks| &hooks.attr_builders), hooks.find(&def.name, |hooks| &hooks.type_builders)];
        let checks = ctx.extension::<ParamChecks>().map_or_else(Default::default, |checks| {
            [checks.of_row(def, |checks| &checks.attrs), checks.of_row(def, |checks| &checks.types)]
        });
        let is_literal =
            |element: Option<&Element>, text: &str| matches!(element, Some(Element::Literal(l)) if l.is(text));
        let is_body = elements.as_ref().is_ok_and(|all| is_literal(all.first(), "<") && is_literal(all.last(), ">"));
        let is_bracketed = is_case(def) && dialect.is_some_and(has_brackets);
        let is_closed = |field: &Field| !field.self_type && field.follow.is_none();
        let is_direct = is_body && !is_bracketed && has_format(def) && fields.iter().all(is_closed);
        let works = false;
        let own = RowHooks::find(&hooks.attr, def);
        let mut format = Self {
            elements,
            fields,
            space_behind_mnemonic,
            is_body,
            is_direct,
            is_bracketed,
            works,
            builders,
            checks,
            hooks: own,
            bare: dialect.filter(|dialect| dialect.flags().bare_types),
        };
        format.works = format.problems().is_empty();
        format.is_direct &= format.works;
        format
    }

    /// Returns the reasons why the format does not work: errors in it, and missing hooks.
    pub(crate) fn problems(&self) -> Vec<String> {
        let mut problems: Vec<String> = Vec::new();
        match &self.elements {
            Ok(elements) => {
                let mut used = vec![false; self.fields.len()];
                elements.iter().for_each(|e| e.problems(&mut used, &mut problems));
                let missing = self.fields.iter().zip(used).filter(|(_, used)| *used).filter_map(|(f, _)| f.missing());
                problems.extend(missing.map(Into::into));
            }
            Err(message) => problems.push(message.to_string()),
        }
        problems
    }
}

impl Compiler<'_> {
    fn compile(&mut self) -> Result<Box<[Element]>, String> {
        let text = self.def.format.as_deref().unwrap_or("");
        self.elements(&syntax::parse(text)?)
    }

    fn elements(&mut self, nodes: &[Node<'_>]) -> Result<Box<[Element]>, String> {
        let mut elements = Vec::new();
        for node in nodes {
            elements.extend(self.element(node)?);
        }
        Ok(elements.into())
    }

    fn element(&mut self, node: &Node<'_>) -> Result<Option<Element>, String> {
        Ok(Some(match node {
            Node::Literal(text) => Element::Literal(Literal::new(text, &mut self.spacing)?),
            Node::Space(space) => {
                match space {
                    Space::Empty => self.spacing.empty(),
                    Space::One | Space::Newline => self.spacing.one_in_attribute(),
                }
                return Ok((*space != Space::Empty).then_some(Element::Space(*space)));
            }
            Node::Variable(name) => Element::Param(ParamElement::new(self.param(name)?, false, &mut self.spacing)),
            Node::Directive(Directive::Qualified, args) => match args.as_slice() {
                [Node::Variable(name)] => Element::Param(ParamElement::new(self.param(name)?, true, &mut self.spacing)),
                _ => return Err("`qualified` argument list expected a variable".into()),
            },
            Node::Directive(Directive::Params, _) => {
                Element::List(List::new(self.all_params(), false, &mut self.spacing))
            }
            Node::Directive(Directive::Struct, args) => {
                let params = match args.as_slice() {
                    [Node::Directive(Directive::Params, _)] => self.all_params(),
                    args => args.iter().map(|arg| self.struct_param(arg)).collect::<Result<_, _>>()?,
                };
                Element::List(List::new(params, true, &mut self.spacing))
            }
            Node::Custom(name, args) => Element::Custom(self.custom(name, args)?),
            Node::Group { then, otherwise, anchor } => Element::Group(Box::new(self.group(then, otherwise, *anchor)?)),
            Node::Text(_) | Node::OiList(_) | Node::Directive(..) => return Err("unsupported directive kind".into()),
        }))
    }

    fn param(&self, name: &str) -> Result<usize, String> {
        let found = self.fields.iter().position(|field| &*field.name == name);
        found.ok_or_else(|| format!("{} has no parameter named '{name}'", self.def.class))
    }

    fn all_params(&self) -> Vec<(usize, bool)> {
        (0..).zip(self.fields).filter(|(_, field)| !field.self_type).map(|(i, _)| (i, false)).collect()
    }

    fn struct_param(&self, node: &Node<'_>) -> Result<(usize, bool), String> {
        match node {
            Node::Variable(name) => Ok((self.param(name)?, false)),
            Node::Directive(Directive::Qualified, args) => match args.as_slice() {
                [Node::Variable(name)] => Ok((self.param(name)?, true)),
                _ => Err("`qualified` argument list expected a variable".into()),
            },
            _ => Err("expected a variable in `struct` argument list".into()),
        }
    }

    fn custom(&mut self, name: &str, args: &[Node<'_>]) -> Result<Custom, String> {
        let dialect = self.def.name.split('.').next().unwrap_or_default();
        let hooks = Hooks::of(self.ctx);
        let own = hooks.find(&format!("{dialect}.{name}"), |hooks| &hooks.params);
        let hook = own.or_else(|| hooks.find(name, |hooks| &hooks.params)).or_else(|| shared(name));
        let mut params = Vec::new();
        for arg in args {
            params.push(match arg {
                Node::Variable(name) => Argument::Bound(self.param(name)?),
                Node::Text(text) => Argument::Literal(Param::Str(self.ctx.ident(text))),
                Node::Directive(Directive::Ref, inner) => match inner.as_slice() {
                    [Node::Variable(name)] => Argument::Ref(self.param(name)?),
                    _ => return Err("expected a variable in `ref`".into()),
                },
                _ => return Err("expected a variable in `custom`".into()),
            });
        }
        let missing = hook.is_none().then(|| format!("no custom directive '{dialect}.{name}'").into());
        Ok(Custom { hook, missing, args: params.into(), space: self.spacing.element() })
    }

    fn group(&mut self, then: &[Node<'_>], otherwise: &[Node<'_>], anchor: Anchor) -> Result<Group, String> {
        let (node, inverted) = match anchor {
            Anchor::Then(at) => (then.get(at), false),
            Anchor::Otherwise(at) => (otherwise.get(at), true),
        };
        let anchor = match node {
            Some(Node::Variable(name)) => vec![self.param(name)?],
            Some(Node::Directive(Directive::Params, _)) => self.all_params().into_iter().map(|(i, _)| i).collect(),
            Some(Node::Directive(Directive::Struct, args)) => match args.as_slice() {
                [Node::Directive(Directive::Params, _)] => self.all_params().into_iter().map(|(i, _)| i).collect(),
                args => args.iter().map(|arg| Ok(self.struct_param(arg)?.0)).collect::<Result<_, String>>()?,
            },
            Some(Node::Directive(Directive::Qualified, args)) => {
                args.iter().map(|arg| Ok(self.struct_param(arg)?.0)).collect::<Result<_, String>>()?
            }
            Some(Node::Custom(_, args)) => {
                let bound = args
                    .iter()
                    .filter_map(|arg| if let Node::Variable(name) = arg { Some(self.param(name)) } else { None });
                bound.collect::<Result<_, _>>()?
            }
            _ => return Err("optional group anchor must be a parameter or directive".into()),
        };
        // Both halves of the group are preceded by the same element, and so start with the same spacing.
        let before = self.spacing;
        let then = self.elements(then)?;
        self.spacing = before;
        let otherwise = self.elements(otherwise)?;
        Ok(Group { then, otherwise, anchor: anchor.into(), inverted })
    }
}

// Elements.

impl Element {
    /// Appends errors about missing directives to `problems`, and sets `used` for each parameter that the element uses.
    fn problems(&self, used: &mut [bool], problems: &mut Vec<String>) {
        let mut uses = |index: usize| used.get_mut(index).into_iter().for_each(|used| *used = true);
        match self {
            Self::Literal(_) | Self::Space(_) => {}
            Self::Param(param) => uses(param.index),
            Self::List(list) => list.params.iter().for_each(|(index, _)| uses(*index)),
            Self::Custom(custom) => problems.extend(custom.missing.as_deref().map(Into::into)),
            Self::Group(group) => group.then.iter().chain(&group.otherwise).for_each(|e| e.problems(used, problems)),
        }
    }

    fn parse(&self, fields: &[Field], p: &mut AttrParser<'_, '_>, values: &mut [Param]) -> PResult<()> {
        match self {
            Self::Literal(literal) => literal.parse(p),
            Self::Space(_) => Ok(()),
            Self::Param(param) => param.parse_inside(fields, p, values),
            Self::List(list) => list.parse(fields, p, values).map(|_| ()),
            Self::Custom(custom) => custom.parse(p, values),
            Self::Group(group) => group.parse(fields, p, values),
        }
    }

    fn print(&self, fields: &[Field], p: &mut AttrPrinter<'_, '_>, values: &[Param]) {
        match self {
            Self::Literal(literal) => literal.print(p),
            Self::Space(Space::Newline) => p.text("\n"),
            Self::Space(Space::One) => p.text(" "),
            Self::Space(Space::Empty) => {}
            Self::Param(param) => param.print(fields, p, values),
            Self::List(list) => list.print(fields, p, values),
            Self::Custom(custom) => custom.print(p, values),
            Self::Group(group) => group.print(fields, p, values),
        }
    }
}

fn parse_elements(
    elements: &[Element],
    fields: &[Field],
    p: &mut AttrParser<'_, '_>,
    values: &mut [Param],
) -> PResult<()> {
    elements.iter().try_for_each(|element| element.parse(fields, p, values))
}

fn present(fields: &[Field], values: &[Param], index: usize) -> bool {
    matches!((fields.get(index), values.get(index)), (Some(field), Some(value)) if field.is_present(value))
}

/// A parameter, `$param`.
pub(super) struct ParamElement {
    pub(super) index: usize,
    qualified: bool,
    space: bool,
}

impl ParamElement {
    fn new(index: usize, qualified: bool, spacing: &mut Spacing) -> Self {
        Self { index, qualified, space: spacing.element() }
    }

    /// Parses the parameter if it is present. Returns whether it was present.
    fn parse(&self, fields: &[Field], p: &mut AttrParser<'_, '_>, values: &mut [Param]) -> PResult<bool> {
        let (Some(field), Some(value)) = (fields.get(self.index), values.get_mut(self.index)) else { return Ok(false) };
        let parsed = if field.optional { field.parse_optional(p)? } else { Some(field.parse(p)?) };
        let there = parsed.is_some();
        if let Some(parsed) = parsed {
            *value = parsed;
        }
        Ok(there)
    }

    /// Parses the parameter where it does not decide whether a group is present. It is required unless its C++ type is
    /// `std::optional`.
    fn parse_inside(&self, fields: &[Field], p: &mut AttrParser<'_, '_>, values: &mut [Param]) -> PResult<()> {
        let (Some(field), Some(value)) = (fields.get(self.index), values.get_mut(self.index)) else { return Ok(()) };
        if field.cpp.is_empty() || field.cpp.starts_with("std::optional") {
            return self.parse(fields, p, values).map(|_| ());
        }
        *value = field.parse(p)?;
        Ok(())
    }

    fn print(&self, fields: &[Field], p: &mut AttrPrinter<'_, '_>, values: &[Param]) {
        let (Some(field), Some(value)) = (fields.get(self.index), values.get(self.index)) else { return };
        if field.optional && !field.is_present(value) {
            return;
        }
        if self.space {
            p.text(" ");
        }
        field.print(p, value, self.qualified);
    }
}

/// A list of parameters: the directive `params`, or `struct(...)`, in which each value follows its name.
pub(super) struct List {
    /// The index of each parameter, and whether it is in `qualified(...)`.
    pub(super) params: Box<[(usize, bool)]>,
    named: bool,
    space: bool,
}

impl List {
    fn new(params: Vec<(usize, bool)>, named: bool, spacing: &mut Spacing) -> Self {
        let mut before = *spacing;
        let space = before.element();
        if !params.is_empty() {
            *spacing = before;
        }
        Self { params: params.into(), named, space }
    }

    fn element(&self, at: usize) -> Option<ParamElement> {
        self.params.get(at).map(|(index, qualified)| ParamElement {
            index: *index,
            qualified: *qualified,
            space: false,
        })
    }

    /// Parses the list. Returns whether any of its elements is present.
    fn parse(&self, fields: &[Field], p: &mut AttrParser<'_, '_>, values: &mut [Param]) -> PResult<bool> {
        if self.named { self.parse_struct(fields, p, values) } else { self.parse_params(fields, p, values) }
    }

    fn parse_params(&self, fields: &[Field], p: &mut AttrParser<'_, '_>, values: &mut [Param]) -> PResult<bool> {
        let optional = |(index, _): &(usize, bool)| fields.get(*index).is_some_and(|f| f.optional);
        let last_required = self.params.iter().rposition(|param| !optional(param));
        let (mut any, mut comma) = (false, false);
        for at in 0..self.params.len() {
            let Some(element) = self.element(at) else { break };
            if comma {
                if last_required.is_some_and(|last| at <= last) {
                    p.expect(Kind::Comma, "expected ','")?;
                } else if !p.eat(Kind::Comma) {
                    break;
                }
            }
            let there = element.parse(fields, p, values)?;
            any |= there;
            comma = there;
        }
        Ok(any)
    }

    fn parse_struct(&self, fields: &[Field], p: &mut AttrParser<'_, '_>, values: &mut [Param]) -> PResult<bool> {
        let mut read = ReadFields { seen: SmallVec::from_elem(false, self.params.len()), next: 0, count: 0 };
        let optional = |at: usize| self.params.get(at).and_then(|(i, _)| fields.get(*i)).is_some_and(|f| f.optional);
        let optional_count = (0..self.params.len()).filter(|at| optional(*at)).count();
        let all_optional = optional_count == self.params.len();
        loop {
            if !self.parse_printed(fields, p, values, &mut read) {
                let Some(key) = p.optional_word() else {
                    if all_optional && read.count == 0 {
                        return Ok(false);
                    }
                    let here = p.offset();
                    let first = p.hook_error(here, "expected valid keyword");
                    return Err(p.and_then_hook_error(first, here, "expected a parameter name in struct"));
                };
                p.expect(Kind::Equal, "expected '='")?;
                let name = |at: usize| self.field(fields, at).map(|(_, field)| field.name.as_bytes());
                let mut places = (read.next..self.params.len()).chain(0..read.next);
                let at = places.find(|at| name(*at) == Some(key) && read.seen.get(*at) == Some(&false));
                let (Some(at), Some((index, field))) = (at, at.and_then(|at| self.field(fields, at))) else {
                    let key = String::from_utf8_lossy(key);
                    let message = format!("duplicate or unknown struct parameter name: {key}");
                    return Err(p.hook_error(p.offset(), &message));
                };
                read.note(at);
                // A field that is named must have a value, even if it is optional.
                let value = field.parse(p)?;
                if let Some(place) = values.get_mut(index) {
                    *place = value;
                }
            }
            if optional_count > 0 {
                if !p.eat(Kind::Comma) {
                    break;
                }
            } else if read.count == self.params.len() {
                break;
            } else {
                p.expect(Kind::Comma, "expected ','")?;
            }
        }
        let seen = &read.seen;
        let missing = (0..self.params.len()).find(|at| seen.get(*at) == Some(&false) && !optional(*at));
        match missing.and_then(|at| self.params.get(at)).and_then(|(i, _)| fields.get(*i)) {
            Some(field) => {
                let message = format!("struct is missing required parameter: {}", field.name);
                Err(p.hook_error(p.offset(), &message))
            }
            None => Ok(true),
        }
    }

    /// Returns the index of a parameter of the list among all parameters, and the parameter.
    #[inline]
    fn field<'f>(&self, fields: &'f [Field], at: usize) -> Option<(usize, &'f Field)> {
        let (index, _) = *self.params.get(at)?;
        Some((index, fields.get(index)?))
    }

    /// Parses fields that are written as a printer writes them, with simple values. They are recognised by their bytes,
    /// without tokens. Stops before the comma that follows the last of them. Returns whether there were any.
    fn parse_printed(
        &self,
        fields: &[Field],
        p: &mut AttrParser<'_, '_>,
        values: &mut [Param],
        read: &mut ReadFields,
    ) -> bool {
        const EQUALS: &[u8] = b" = ";
        const COMMA: &[u8] = b", ";
        let source = p.all();
        let (mut start, mut end) = (p.offset() as usize, None);
        while let Some(text) = source.get(start..) {
            let mut at = read.next;
            // Printers write the fields in order, and omit optional ones.
            let (index, field, value) = loop {
                let Some((index, field)) = self.field(fields, at) else { break (0, None, text) };
                let value = text.strip_prefix(field.name.as_bytes()).and_then(|rest| rest.strip_prefix(EQUALS));
                match value {
                    Some(value) => break (index, Some(field), value),
                    None if field.optional => at += 1,
                    None => break (0, None, text),
                }
            };
            let Some(field) = field.filter(|_| read.seen.get(at) == Some(&false)) else { break };
            let Some((parsed, rest)) = field.parse_printed(p, value) else { break };
            if !rest.starts_with(COMMA) && !rest.starts_with(b">") {
                break;
            }
            if let Some(place) = values.get_mut(index) {
                *place = parsed;
            }
            read.note(at);
            let stop = source.len() - rest.len();
            (start, end) = (stop + COMMA.len(), Some(stop));
            if !rest.starts_with(COMMA) || read.count == self.params.len() {
                break;
            }
        }
        if let Some(end) = end {
            p.skip_on_line(end as Offset);
        }
        end.is_some()
    }

    fn print(&self, fields: &[Field], p: &mut AttrPrinter<'_, '_>, values: &[Param]) {
        let written = |(index, _): &&(usize, bool)| {
            let required = fields.get(*index).is_some_and(|f| !f.optional);
            required || present(fields, values, *index)
        };
        let mut written = self.params.iter().filter(written).peekable();
        if self.space && written.peek().is_some() {
            p.text(" ");
        }
        p.comma_separated(written, |p, (index, qualified)| {
            let (Some(field), Some(value)) = (fields.get(*index), values.get(*index)) else { return };
            if self.named {
                p.text(&field.name);
                p.text(" = ");
            }
            field.print(p, value, *qualified);
        });
    }
}

/// The fields of a struct that have been parsed.
struct ReadFields {
    seen: SmallVec<[bool; 32]>,
    /// The field that a printer would write next, or a field after it.
    next: usize,
    count: usize,
}

impl ReadFields {
    fn note(&mut self, at: usize) {
        if let Some(seen) = self.seen.get_mut(at) {
            *seen = true;
        }
        self.next = at + 1;
        self.count += 1;
    }
}

/// A custom directive, `custom<Name>(...)`.
pub(super) struct Custom {
    hook: Option<&'static dyn ParamSyntax>,
    missing: Option<Box<str>>,
    args: Box<[Argument]>,
    space: bool,
}

enum Argument {
    /// A parameter that the directive parses, `$param`.
    Bound(usize),
    /// A parameter that an earlier element has parsed, `ref($param)`.
    Ref(usize),
    /// A literal, passed as a string.
    Literal(Param),
}

impl Custom {
    fn parse(&self, p: &mut AttrParser<'_, '_>, values: &mut [Param]) -> PResult<()> {
        let Some(hook) = self.hook else {
            return Err(p.error_here(self.missing.as_deref().unwrap_or_default()));
        };
        let mut args = self.arguments(values);
        hook.parse(p, &mut args)?;
        for (arg, parsed) in self.args.iter().zip(args) {
            if let Argument::Bound(index) = arg {
                if let Some(value) = values.get_mut(*index) {
                    *value = parsed;
                }
            }
        }
        Ok(())
    }

    fn arguments(&self, values: &[Param]) -> Vec<Param> {
        let argument = |arg: &Argument| match arg {
            Argument::Bound(index) | Argument::Ref(index) => values.get(*index).cloned().unwrap_or(Param::None),
            Argument::Literal(text) => text.clone(),
        };
        self.args.iter().map(argument).collect()
    }

    fn print(&self, p: &mut AttrPrinter<'_, '_>, values: &[Param]) {
        if self.space {
            p.text(" ");
        }
        if let Some(hook) = self.hook {
            hook.print(p, &self.arguments(values));
        }
    }
}

/// An optional group, `(then ...)? : (otherwise ...)`.
pub(super) struct Group {
    pub(super) then: Box<[Element]>,
    pub(super) otherwise: Box<[Element]>,
    /// The anchor parameters. The group is printed if at least one of them is present.
    anchor: Box<[usize]>,
    inverted: bool,
}

impl Group {
    fn parse(&self, fields: &[Field], p: &mut AttrParser<'_, '_>, values: &mut [Param]) -> PResult<()> {
        let first = self.then.iter().position(|e| !matches!(e, Element::Space(_))).unwrap_or(0);
        let there = match self.then.get(first) {
            Some(Element::Literal(literal)) => literal.parse_optional(p),
            Some(Element::Param(param)) => param.parse(fields, p, values)?,
            Some(Element::List(list)) => list.parse(fields, p, values)?,
            Some(Element::Custom(custom)) => {
                custom.parse(p, values)?;
                custom.args.iter().any(|arg| matches!(arg, Argument::Bound(index) if present(fields, values, *index)))
            }
            Some(Element::Space(_) | Element::Group(_)) | None => false,
        };
        if there {
            parse_elements(self.then.get(first + 1..).unwrap_or_default(), fields, p, values)
        } else {
            parse_elements(&self.otherwise, fields, p, values)
        }
    }

    fn print(&self, fields: &[Field], p: &mut AttrPrinter<'_, '_>, values: &[Param]) {
        let there = self.anchor.iter().any(|index| present(fields, values, *index));
        let half = if there == self.inverted { &self.otherwise } else { &self.then };
        half.iter().for_each(|element| element.print(fields, p, values));
    }
}

// Entry points.

impl DefFormat {
    /// Returns true if the format is valid, but a hand-written element in it has no hook.
    fn lacks_hook(&self) -> bool {
        self.elements.is_ok() && !self.works
    }

    fn parse(&self, def: &AttrDef, p: &mut AttrParser<'_, '_>, ty: Option<Type>) -> PResult<Box<[Param]>> {
        let offset = p.offset();
        let mut values: Vec<Param> = self.fields.iter().map(|f| f.default.clone().unwrap_or(Param::None)).collect();
        for (field, value) in self.fields.iter().zip(&mut values).filter(|(field, _)| field.self_type) {
            match ty {
                Some(ty) => *value = Param::Type(ty),
                None if field.optional => {}
                None => return Err(p.error_at(offset, "expected a trailing type")),
            }
        }
        match &self.elements {
            Ok(elements) if has_format(def) => parse_elements(elements, &self.fields, p, &mut values)?,
            Ok(_) => return Err(p.error_at(offset, &format!("no syntax for '{}'", def.name))),
            Err(message) => return Err(p.error_at(offset, message)),
        }
        Ok(values.into())
    }

    fn print(&self, p: &mut AttrPrinter<'_, '_>, values: &[Param]) {
        if let Ok(elements) = &self.elements {
            elements.iter().for_each(|element| element.print(&self.fields, p, values));
        }
    }
}

/// Returns true if a definition has a format. An attribute whose only parameter is its type has an empty one.
fn has_format(def: &AttrDef) -> bool {
    def.format.is_some() || def.params.iter().all(|param| param.self_type)
}

impl RowSyntax for DefFormats {
    fn is_declarative(&self, ctx: &Context, def: &'static AttrDef) -> bool {
        def.mnemonic.is_some() && !def.custom_format && has_format(def) && self.get(ctx, def).works
    }

    fn hooks_of(&self, ctx: &Context, def: &'static AttrDef) -> Option<RowHooks> {
        self.is_cached().then(|| self.get(ctx, def).hooks)
    }

    fn is_body(&self, ctx: &Context, def: &'static AttrDef) -> bool {
        self.get(ctx, def).is_direct
    }

    fn parse_attr(&self, def: &'static AttrDef, p: &mut AttrParser<'_, '_>, ty: Option<Type>) -> PResult<Attr> {
        let format = self.get(p.ctx, def);
        if format.lacks_hook() {
            return p.opaque_attr_body(def);
        }
        let parse = |p: &mut AttrParser<'_, '_>| {
            let bracket = format.is_bracketed && p.eat(Kind::Less);
            let case = bracket.then(|| String::from_utf8_lossy(p.spelling()).into_owned());
            let params = format.params(def, p, ty, What::Attr)?;
            if let Some(case) = case {
                p.expect(Kind::Greater, "expected '>'")?;
                // If enum cases are printed without brackets here, the attribute is kept verbatim.
                if let Some(kept) = kept_case(p.ctx, def, &case).filter(|_| !prints_brackets(p.ctx)) {
                    return Ok(kept);
                }
            }
            Ok(p.ctx.attr(AttrData::Dialect(Box::new(DialectAttr { def, params }))))
        };
        match format.is_body && ty.is_none() {
            true => p.body(std::ptr::from_ref(def) as usize, parse),
            false => parse(p),
        }
    }

    fn parse_type(&self, def: &'static AttrDef, p: &mut AttrParser<'_, '_>) -> PResult<Type> {
        let format = self.get(p.ctx, def);
        if format.lacks_hook() {
            return p.opaque_type_body(def);
        }
        let params = format.params(def, p, None, What::Type)?;
        Ok(p.ctx.ty(TypeData::Dialect(Box::new(DialectType { def, params }))))
    }

    fn print_attr(&self, p: &mut AttrPrinter<'_, '_>, attr: Attr, with_mnemonic: bool) {
        if let AttrData::Dialect(data) = p.ctx.attr_data(attr) {
            let format = self.get(p.ctx, data.def);
            let is_bracketed = with_mnemonic && format.is_bracketed && prints_brackets(p.ctx);
            if let (true, [field], [case]) = (is_bracketed, &*format.fields, &*data.params) {
                p.text(data.def.mnemonic.as_deref().unwrap_or_default());
                p.text("<");
                field.print(p, case, false);
                return p.text(">");
            }
            if with_mnemonic {
                format.print_mnemonic(p, data.def);
            }
            match format.is_body {
                true => p.body(attr, |p| format.print(p, &data.params)),
                false => format.print(p, &data.params),
            }
        }
    }

    fn print_type(&self, p: &mut AttrPrinter<'_, '_>, ty: Type, with_mnemonic: bool) {
        if let TypeData::Dialect(data) = p.ctx.type_data(ty) {
            let format = self.get(p.ctx, data.def);
            if with_mnemonic {
                format.print_mnemonic(p, data.def);
            }
            let bare = std::mem::replace(&mut p.bare, format.bare);
            format.print(p, &data.params);
            p.bare = bare;
        }
    }
}

impl DefFormat {
    /// Parses the parameters, converts them to their stored form, and lets the dialect check them.
    fn params(
        &self,
        def: &'static AttrDef,
        p: &mut AttrParser<'_, '_>,
        ty: Option<Type>,
        what: What,
    ) -> PResult<Box<[Param]>> {
        let start = p.offset();
        let bare = std::mem::replace(&mut p.bare, self.bare.filter(|_| matches!(what, What::Type)));
        let parsed = p.nested(|p| self.parse(def, p, ty));
        p.bare = bare;
        let mut params = parsed?;
        if let Some(build) = self.builders[what as usize] {
            build(p.ctx, &mut params);
        }
        self.checks[what as usize].check(p.ctx, def, &params).map_err(|why| p.hook_error(start, &why))?;
        Ok(params)
    }

    /// Prints the mnemonic, and the space after it if there is one.
    fn print_mnemonic(&self, p: &mut AttrPrinter<'_, '_>, def: &AttrDef) {
        p.text(def.mnemonic.as_deref().unwrap_or_default());
        if self.space_behind_mnemonic {
            p.text(" ");
        }
    }
}

/// Calls `act` with the implementation of declarative formats: the one in the hooks or, if they have none, a new one.
fn with_rows<T>(hooks: &AttrHooks, act: impl FnOnce(&dyn RowSyntax) -> T) -> T {
    match hooks.rows.as_deref() {
        Some(rows) => act(rows),
        None => act(&DefFormats::default()),
    }
}

/// Parses what follows `#dialect.mnemonic`. `ty` is the type written after the attribute, or the type that the context
/// of the attribute requires.
///
/// # Errors
/// Returns a syntax error, worded as in upstream MLIR, or the name of a missing hook.
pub fn parse_attr(def: &'static AttrDef, p: &mut AttrParser<'_, '_>, ty: Option<Type>) -> PResult<Attr> {
    if def.custom_format {
        return match p.hooks.find(&def.name, |hooks| &hooks.attrs) {
            Some(hook) => hook.parse(p, ty),
            None => p.opaque_attr_body(def),
        };
    }
    with_rows(p.hooks, |rows| rows.parse_attr(def, p, ty))
}

/// Prints what follows `#dialect.mnemonic`.
pub fn print_attr(p: &mut AttrPrinter<'_, '_>, attr: Attr) {
    let AttrData::Dialect(data) = p.ctx.attr_data(attr) else { return };
    if data.def.custom_format {
        if let Some(hook) = p.hooks.of_row(p.ctx, data.def).attr {
            hook.print(p, attr);
        }
    } else {
        with_rows(p.hooks, |rows| rows.print_attr(p, attr, false));
    }
}

/// Parses what follows `!dialect.mnemonic`.
///
/// # Errors
/// Returns a syntax error, worded as in upstream MLIR, or the name of a missing hook.
pub fn parse_type(def: &'static AttrDef, p: &mut AttrParser<'_, '_>) -> PResult<Type> {
    if def.custom_format {
        return match p.hooks.find(&def.name, |hooks| &hooks.types) {
            Some(hook) => hook.parse(p),
            None => p.opaque_type_body(def),
        };
    }
    with_rows(p.hooks, |rows| rows.parse_type(def, p))
}

/// Prints what follows `!dialect.mnemonic`.
pub fn print_type(p: &mut AttrPrinter<'_, '_>, ty: Type) {
    let TypeData::Dialect(data) = p.ctx.type_data(ty) else { return };
    if data.def.custom_format {
        if let Some(hook) = p.hooks.of_row(p.ctx, data.def).ty {
            hook.print(p, ty);
        }
    } else {
        with_rows(p.hooks, |rows| rows.print_type(p, ty, false));
    }
}

/// Prints an attribute by its alias or by its custom syntax, without `#dialect.mnemonic` (for a dense array, without
/// `array<T: >`). If that prints nothing, the attribute is printed in full.
pub fn print_stripped_attr(p: &mut AttrPrinter<'_, '_>, attr: Attr) {
    if p.attr_alias(attr) {
        return;
    }
    let wrote = writes(p, |p| match p.ctx.attr_data(attr) {
        AttrData::Dialect(data) if has_syntax(data.def) => print_attr(p, attr),
        AttrData::DenseArray(_) => {
            p.dense_array_elements(attr);
        }
        AttrData::Verbatim(text) => p.verbatim_body(text),
        _ => {}
    });
    if !wrote {
        p.attr(attr);
    }
}

/// Returns true if `print` writes anything.
fn writes<'m, 'c>(p: &mut AttrPrinter<'m, 'c>, print: impl FnOnce(&mut AttrPrinter<'m, 'c>)) -> bool {
    let before = p.out.buffer.len();
    p.out.held += 1;
    print(p);
    p.out.held -= 1;
    p.out.buffer.len() != before
}

/// Prints a type by its alias or by its custom syntax, without `!dialect.mnemonic`. If that prints nothing, the type is
/// printed in full.
pub fn print_stripped_type(p: &mut AttrPrinter<'_, '_>, ty: Type) {
    if p.type_alias(ty) {
        return;
    }
    let wrote = writes(p, |p| match p.ctx.type_data(ty) {
        TypeData::Dialect(data) if has_syntax(data.def) => print_type(p, ty),
        TypeData::Verbatim(text) => p.verbatim_body(text),
        _ => {}
    });
    if !wrote {
        p.ty(ty);
    }
}

/// Parses an integer parameter of at most 64 bits, which may be negative, or `true` or `false`.
///
/// # Errors
/// Returns an error if the token is not an integer, or if the integer does not fit.
pub fn parse_integer(p: &mut AttrParser<'_, '_>, width: u32) -> PResult<i64> {
    integer(p, width, true)
}
