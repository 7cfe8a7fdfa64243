//! Custom directives, `custom<Name>(...)`, which hooks parse and print.

use mlirkit_defs::{AttrDef, AttrKind, SlotKind, Variadic};
use mlirkit_ir::{Attr, BlockId, Ident, Type};

use crate::attr::parser::PResult;
use crate::format::op::{Compiler, Parsing, Printing, Variable};
use crate::format::syntax::{Directive, Node};
use crate::format::types::TypesOf;
use crate::hooks::op_hooks::AnyDirective;
use crate::op_data::arguments::{Given, Kind, ParseArg, PrintArg};
use crate::op_data::syntax::ParsedRegion;
use crate::print::OpPrinter;
use crate::text::Offset;
use crate::text::unresolved::Unresolved;

/// A custom directive in a format.
pub(crate) struct Custom {
    hook: Option<&'static dyn AnyDirective>,
    name: Box<str>,
    args: Box<[Argument]>,
    space: bool,
}

/// An argument of the directive, as written in the format.
pub(crate) enum Argument {
    /// `$operand`; `grouped` if it is a variadic of variadics.
    Operands {
        index: usize,
        grouped: bool,
    },
    /// `type($value)`.
    Types {
        value: usize,
        grouped: bool,
    },
    /// `$attribute` or `$property`.
    Attr {
        slot: usize,
        prop: bool,
        row: Option<&'static AttrDef>,
    },
    /// `attr-dict`: all attributes, or the ones that the format prints nowhere else.
    AttrDict {
        others: bool,
    },
    Regions(usize),
    Successors(usize),
    Literal(Box<str>),
    /// `ref(...)`: an argument that an earlier element has parsed.
    Ref(Box<Argument>),
}

/// The storage that holds the value of an argument while the hook borrows it.
enum Held {
    Operands(Vec<Unresolved>),
    OperandGroups(Vec<Vec<Unresolved>>),
    Types(Vec<Type>),
    TypeGroups(Vec<Vec<Type>>),
    Attr(Option<Attr>),
    AttrDict(Vec<(Ident, Attr)>),
    Regions(Vec<ParsedRegion>),
    Successors(Vec<BlockId>),
    Nothing,
}

impl Custom {
    pub(crate) fn new(compiler: &mut Compiler<'_>, name: &str, nodes: &[Node<'_>]) -> Result<Self, String> {
        let own = format!("{}.{name}", compiler.dialect.name());
        let bound = |name: &str| compiler.hooks.find(name, |hooks| &hooks.directives);
        let row = || super::directive::row(compiler.dialect, name, nodes.len()).map(|row| row as &dyn AnyDirective);
        let shared = || super::directive::shared(name, nodes.len()).map(|row| row as &dyn AnyDirective);
        let own_hook = bound(&own);
        let row = if own_hook.is_none() { row() } else { None };
        let is_row = row.is_some();
        let hook = own_hook.or(row).or_else(|| bound(name)).or_else(shared);
        if hook.is_none() {
            compiler.problems.push(format!("no custom directive '{own}'"));
            compiler.unprintable = true;
        }
        let mut args: Box<[Argument]> =
            nodes.iter().map(|node| Argument::new(compiler, node, false)).collect::<Result<_, _>>()?;
        if is_row {
            // A row prints only the attributes that the format prints nowhere else; a hook selects them itself.
            args.iter_mut().filter(|arg| matches!(arg, Argument::AttrDict { .. })).for_each(|arg| {
                *arg = Argument::AttrDict { others: true };
            });
        }
        if let Some(hook) = hook {
            let given: Vec<Given> = args.iter().map(Argument::given).collect();
            hook.check(&given).map_err(|expected| {
                format!("custom directive '{own}' takes ({expected}), but the format gives ({})", list(&given))
            })?;
        }
        Ok(Self { hook, name: own.into(), args, space: compiler.spacing.element() })
    }

    /// Returns true if the directive has a hook.
    pub(crate) fn has_hook(&self) -> bool {
        self.hook.is_some()
    }

    /// Returns the arguments of the directive.
    pub(crate) fn arguments(&self) -> impl Iterator<Item = &Argument> {
        self.args.iter()
    }

    pub(crate) fn parse(&self, x: &mut Parsing<'_, '_, '_, '_>) -> PResult<()> {
        // The hook may read attributes, so the operation depends on every number.
        x.p.base.depends.number.set(None);
        self.run(x, false).map(|_| ())
    }

    /// Parses the directive if it is present. Returns whether it was present.
    pub(crate) fn parse_optional(&self, x: &mut Parsing<'_, '_, '_, '_>) -> PResult<bool> {
        x.p.base.depends.number.set(None);
        self.run(x, true)
    }

    fn run(&self, x: &mut Parsing<'_, '_, '_, '_>, optional: bool) -> PResult<bool> {
        let Some(hook) = self.hook else {
            let name = &self.name;
            return Err(x.p.op_error(x.p.offset(), &format!("no custom directive '{name}'")));
        };
        let offset = x.p.offset();
        let mut held: smallvec::SmallVec<[Held; 8]> = self.args.iter().map(|arg| arg.hold(x)).collect();
        let there = {
            let lend = |(arg, held)| Argument::lend(arg, held);
            let mut args: smallvec::SmallVec<[ParseArg<'_>; 8]> = self.args.iter().zip(&mut held).map(lend).collect();
            hook.parse(x.p, x.op, &mut args, optional)?
        };
        for (arg, held) in self.args.iter().zip(held) {
            arg.keep(x, held, offset);
        }
        Ok(there)
    }

    pub(crate) fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, x: &Printing<'_, '_, 'c>) {
        if self.space {
            p.text(" ");
        }
        if let Some(hook) = self.hook {
            let args: smallvec::SmallVec<[PrintArg<'_, '_>; 8]> = self.args.iter().map(|arg| arg.show(x)).collect();
            hook.print(p, x.op, &args);
        }
    }
}

/// Returns the definition of the enum attribute that a slot holds; `None` if it holds anything else.
fn enum_row(compiler: &Compiler<'_>, kind: &SlotKind) -> Option<&'static AttrDef> {
    let SlotKind::Attr { constraint, .. } = kind else { return None };
    let AttrKind::EnumAttr { attr, .. } = &compiler.dialect.attr_constraint(constraint)?.kind else { return None };
    let (dialect, mnemonic) = attr.split_once('.')?;
    compiler.ctx.dialect(compiler.ctx.ident(dialect))?.attr(mnemonic)
}

/// Lists the arguments that a format passes, for an error message.
fn list(given: &[Given]) -> String {
    let name = |given: &Given| match given.is_ref {
        true => format!("ref({})", given.kind.name()),
        false => given.kind.name().to_owned(),
    };
    given.iter().map(name).collect::<Vec<_>>().join(", ")
}

impl Argument {
    fn new(compiler: &mut Compiler<'_>, node: &Node<'_>, is_ref: bool) -> Result<Self, String> {
        Ok(match node {
            Node::Text(text) => Self::Literal((&**text).into()),
            Node::Variable(name) => match compiler.variable(name)? {
                Variable::Slot(slot) => {
                    if !is_ref {
                        compiler.bind_slot(slot);
                    }
                    let kind = compiler.facts.def.slots.get(slot).map(|slot| &slot.kind);
                    let row = kind.and_then(|kind| enum_row(compiler, kind));
                    Self::Attr { slot, prop: matches!(kind, Some(SlotKind::Prop { .. })), row }
                }
                Variable::Operand(index) => {
                    if !is_ref {
                        compiler.bind_operand(index);
                    }
                    Self::Operands { index, grouped: matches!(compiler.facts.variadic(index), Variadic::ManyOfMany(_)) }
                }
                Variable::Region(index) => Self::Regions(index),
                Variable::Successor(index) => Self::Successors(index),
                Variable::Result(_) => {
                    return Err("result variables can can only be used as a child to a 'type' directive".into());
                }
            },
            Node::Directive(Directive::Type, args) => {
                let [arg] = args.as_slice() else { return Err("expected one argument for 'type'".into()) };
                let TypesOf::Value(value) = TypesOf::new(compiler, arg)? else {
                    return Err("type directives within a custom directive may only refer to variables".into());
                };
                if !is_ref {
                    compiler.bind_types(TypesOf::Value(value));
                }
                Self::Types { value, grouped: matches!(compiler.facts.variadic(value), Variadic::ManyOfMany(_)) }
            }
            Node::Directive(Directive::Qualified, args) if args.len() == 1 => match args.first() {
                Some(inner) => Self::new(compiler, inner, is_ref)?,
                None => return Err("expected an argument".into()),
            },
            Node::Directive(Directive::Ref, args) if !is_ref => match args.as_slice() {
                [inner] => Self::Ref(Box::new(Self::new(compiler, inner, true)?)),
                _ => return Err("expected one argument for 'ref'".into()),
            },
            Node::Directive(Directive::AttrDict, _) => Self::AttrDict { others: false },
            Node::Literal(_)
            | Node::Space(_)
            | Node::Directive(..)
            | Node::Custom(..)
            | Node::Group { .. }
            | Node::OiList(_) => {
                return Err("only variables and types may be used as parameters to a custom directive".into());
            }
        })
    }

    /// Returns the kind of the argument.
    fn given(&self) -> Given {
        let kind = match self {
            Self::Operands { grouped: false, .. } => Kind::Operands,
            Self::Operands { grouped: true, .. } => Kind::OperandGroups,
            Self::Types { grouped: false, .. } => Kind::Types,
            Self::Types { grouped: true, .. } => Kind::TypeGroups,
            Self::Attr { row, .. } => return Given { kind: Kind::Attribute, is_ref: false, row: *row },
            Self::AttrDict { .. } => Kind::AttrDict,
            Self::Regions(_) => Kind::Regions,
            Self::Successors(_) => Kind::Successors,
            Self::Literal(_) => Kind::Literal,
            Self::Ref(inner) => return Given { is_ref: true, ..inner.given() },
        };
        Given { kind, is_ref: false, row: None }
    }

    /// Returns the value to lend to the hook for this argument: an empty one, or the parsed value for a `ref(...)`.
    fn hold(&self, x: &mut Parsing<'_, '_, '_, '_>) -> Held {
        match self {
            Self::Operands { grouped: false, .. } => Held::Operands(Vec::new()),
            Self::Operands { grouped: true, .. } => Held::OperandGroups(Vec::new()),
            Self::Types { grouped: false, .. } => Held::Types(Vec::new()),
            Self::Types { grouped: true, .. } => Held::TypeGroups(Vec::new()),
            Self::Attr { .. } => Held::Attr(None),
            Self::AttrDict { .. } => Held::AttrDict(std::mem::take(&mut x.op.attrs)),
            Self::Regions(_) => Held::Regions(Vec::new()),
            Self::Successors(_) => Held::Successors(Vec::new()),
            Self::Literal(_) => Held::Nothing,
            Self::Ref(inner) => match &**inner {
                Self::Operands { index, grouped: false } => Held::Operands(x.state.operands.get(*index).to_vec()),
                Self::Operands { index, grouped: true } => {
                    Held::OperandGroups(vec![x.state.operands.get(*index).to_vec()])
                }
                Self::Types { value, grouped: false } => Held::Types(x.state.types.get(*value).to_vec()),
                Self::Types { value, grouped: true } => Held::TypeGroups(vec![x.state.types.get(*value).to_vec()]),
                Self::Attr { slot, .. } => Held::Attr(x.slot(*slot)),
                Self::AttrDict { .. } => Held::AttrDict(x.op.attrs.clone()),
                Self::Regions(index) => Held::Regions(x.state.regions.get(*index).to_vec()),
                Self::Successors(index) => Held::Successors(x.state.successors.get(*index).to_vec()),
                Self::Literal(_) | Self::Ref(_) => Held::Nothing,
            },
        }
    }

    fn lend<'a>(&'a self, held: &'a mut Held) -> ParseArg<'a> {
        match held {
            Held::Operands(operands) => ParseArg::Operands(operands),
            Held::OperandGroups(groups) => ParseArg::OperandGroups(groups),
            Held::Types(types) => ParseArg::Types(types),
            Held::TypeGroups(groups) => ParseArg::TypeGroups(groups),
            Held::Attr(attr) => ParseArg::Attribute(attr, self.row()),
            Held::AttrDict(attrs) => ParseArg::AttrDict(attrs),
            Held::Regions(regions) => ParseArg::Regions(regions),
            Held::Successors(successors) => ParseArg::Successors(successors),
            Held::Nothing => match self {
                Self::Literal(text) => ParseArg::Literal(text),
                _ => ParseArg::Literal(""),
            },
        }
    }

    /// Returns the enum definition, if the argument is an enum attribute.
    fn row(&self) -> Option<&'static AttrDef> {
        match self {
            Self::Attr { row, .. } => *row,
            Self::Ref(inner) => inner.row(),
            Self::Operands { .. }
            | Self::Types { .. }
            | Self::AttrDict { .. }
            | Self::Regions(_)
            | Self::Successors(_)
            | Self::Literal(_) => None,
        }
    }

    /// Stores the value that the hook has parsed.
    fn keep(&self, x: &mut Parsing<'_, '_, '_, '_>, held: Held, offset: Offset) {
        match (self, held) {
            (Self::Operands { index, .. }, Held::Operands(operands)) => x.state.operands.set(*index, offset, &operands),
            (Self::Operands { index, .. }, Held::OperandGroups(groups)) => {
                x.state.operands.set(*index, offset, &groups.concat());
                let sizes = groups.iter().map(|group| i32::try_from(group.len()).unwrap_or(i32::MAX)).collect();
                x.state.groups.push((*index, sizes));
            }
            (Self::Types { value, .. }, Held::Types(types)) => x.state.types.set(*value, offset, &types),
            (Self::Types { value, .. }, Held::TypeGroups(groups)) => {
                x.state.types.set(*value, offset, &groups.concat())
            }
            (Self::Attr { slot, .. }, Held::Attr(Some(attr))) => x.set_slot(*slot, attr),
            (Self::AttrDict { .. }, Held::AttrDict(mut attrs)) => {
                // The hook may have added attributes to the operation.
                attrs.append(&mut x.op.attrs);
                x.op.attrs = attrs;
            }
            (Self::Regions(index), Held::Regions(regions)) => x.state.regions.set(*index, offset, &regions),
            (Self::Successors(index), Held::Successors(successors)) => {
                x.state.successors.set(*index, offset, &successors)
            }
            _ => {}
        }
    }

    fn show<'m, 'c>(&'m self, x: &Printing<'_, 'm, 'c>) -> PrintArg<'m, 'c> {
        let value = |id| mlirkit_ir::ValueRef { module: x.op.module, body: x.op.body, id };
        match self {
            Self::Operands { index, grouped: false } => {
                PrintArg::Operands(x.operands(*index).iter().map(|id| value(*id)).collect())
            }
            Self::Operands { index, grouped: true } => {
                let groups = super::operand::groups(x, *index, x.operands(*index));
                PrintArg::OperandGroups(
                    groups.into_iter().map(|group| group.iter().map(|id| value(*id)).collect()).collect(),
                )
            }
            Self::Types { value, grouped } => {
                if let (true, true) = (*grouped, *value < x.format.facts.def.operands.len()) {
                    let arena = x.op.signature();
                    let groups = super::operand::groups(x, *value, x.operands(*value));
                    return PrintArg::TypeGroups(
                        groups.into_iter().map(|g| g.iter().map(|id| arena.ty(*id)).collect()).collect(),
                    );
                }
                let mut types = Vec::new();
                TypesOf::Value(*value).of(x, |ty| types.push(ty));
                PrintArg::Types(types)
            }
            Self::Attr { slot, prop, .. } => {
                let default = x.format.facts.defaults.get(*slot).copied().flatten().filter(|_| *prop);
                PrintArg::Attribute(x.slot(*slot).or(default))
            }
            Self::AttrDict { others: true } => PrintArg::AttrDict(x.format.dictionary.entries(x)),
            Self::AttrDict { others: false } => PrintArg::AttrDict(super::dictionary::all_attrs(x)),
            Self::Regions(index) => PrintArg::Regions(super::region::of(x, *index).collect()),
            Self::Successors(index) => PrintArg::Successors(super::successor::of(x, *index).collect()),
            Self::Literal(text) => PrintArg::Literal(text),
            Self::Ref(inner) => inner.show(x),
        }
    }
}
