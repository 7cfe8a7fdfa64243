//! An interpreter for `directive` definitions, which describe the syntax of `custom<Name>(...)` for parsing and
//! printing.

use std::sync::LazyLock;

use mlirkit_defs::{ArgType, AttrDef, Bracket, Dialect, DirectiveDef, DirectiveElement as Element, EnumDef, OpDef};
use mlirkit_diag::Reason;
use mlirkit_ir::{
    Attr, AttrData, Context, DYNAMIC, DialectAttr, OpRef, Param, RegionRef, Sign, Type, TypeData, ValueRef,
};
use rustc_hash::FxHashMap;

use crate::attr::parser::{AttrParser, Delimiter, PResult};
use crate::format::def::{parse_attr, print_attr};
use crate::format::enums::{case_list, enum_to_field, text_to_enum};
use crate::format::literal::punctuation;
use crate::format::param::integer;
use crate::format::transform::builtin_type;
use crate::hooks::function::{all_attributes, parse_signature, print_signature};
use crate::hooks::op_hooks::AnyDirective;
use crate::op_data::arguments::{Given, Kind as ArgKind, ParseArg, PrintArg};
use crate::op_data::syntax::{Argument, OpState};
use crate::parse::OpParser;
use crate::print::{OpPrinter, RegionOptions};
use crate::text::Offset;
use crate::text::lexer::Kind;

/// The trait of types that are followed by operands for their sizes, such as `!d.buffer{%size}`.
const SIZE_AWARE: &str = "SizeAwareTypeInterface";

/// Returns the definition of directive `name` with `args` arguments in the given dialect. A definition that is called
/// `name/args` takes precedence over `name`. Returns `None` if there is neither.
pub(super) fn row(dialect: &'static Dialect, name: &str, args: usize) -> Option<&'static DirectiveDef> {
    let with_count = format!("{name}/{args}");
    dialect.directive(&with_count).or_else(|| dialect.directive(name))
}

/// Returns the definition of directive `name` with `args` arguments in `directives.def`, whose directives are shared by
/// many dialects.
pub(super) fn shared(name: &str, args: usize) -> Option<&'static DirectiveDef> {
    static SHARED: LazyLock<Option<Dialect>> =
        LazyLock::new(|| Dialect::parse_file(include_str!("directives.def")).ok());
    row(SHARED.as_ref()?, name, args)
}

impl AnyDirective for DirectiveDef {
    fn check(&self, given: &[Given]) -> Result<(), Reason> {
        let is_right = given.len() == self.params.len() && fits(&self.elements, given);
        if is_right { Ok(()) } else { Err(self.params.join(", ").into()) }
    }

    fn parse(
        &self,
        p: &mut OpParser<'_, '_, '_>,
        op: &mut OpState,
        args: &mut [ParseArg<'_>],
        optional: bool,
    ) -> PResult<bool> {
        if optional && !starts(p, &self.elements, args) {
            return Ok(false);
        }
        let mut parse = Parse {
            args,
            lists: vec![None; self.params.len()],
            regions: Vec::new(),
            known: FxHashMap::default(),
            sizes: Vec::new(),
        };
        parse.elements(p, op, &self.elements, false)?;
        parse.check_sizes(p)?;
        parse.finish(p.ctx);
        Ok(true)
    }

    fn print<'m, 'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'m, 'c>, args: &'m [PrintArg<'m, 'c>]) {
        let next = vec![0; args.len()];
        let mut print = DirectivePrinter { op, args, next_arg: next.clone(), next };
        print.elements(p, &self.elements, false);
    }
}

/// Returns true if the elements accept arguments of these kinds.
fn fits(elements: &[Element], given: &[Given]) -> bool {
    let is = |index: &usize, kinds: &[ArgKind]| given.get(*index).is_some_and(|given| kinds.contains(&given.kind));
    elements.iter().all(|element| match element {
        Element::Text(_) | Element::Newline | Element::Indent | Element::Dedent => true,
        Element::Value(index) => !is(index, &[ArgKind::OperandGroups, ArgKind::TypeGroups]),
        Element::Plain(index) | Element::Integer(index, _) | Element::Keyword(index, _) | Element::Type(index) => {
            is(index, &[ArgKind::Attribute])
        }
        Element::List(inner)
        | Element::Some(inner)
        | Element::Lines(inner)
        | Element::Each(inner)
        | Element::Group(inner)
        | Element::OneOrMany(_, inner) => fits(inner, given),
        Element::Again(index) => is(index, &[ArgKind::Operands]),
        Element::Same(types, other) => is(types, &[ArgKind::Types]) && is(other, &[ArgKind::Types]),
        Element::Fill([types, other, operands]) => {
            is(types, &[ArgKind::Types]) && is(other, &[ArgKind::Types]) && is(operands, &[ArgKind::Operands])
        }
        Element::Fixed(types, _) => is(types, &[ArgKind::Types]),
        Element::Dims(types, dims) => {
            is(types, &[ArgKind::Types, ArgKind::Attribute]) && is(dims, &[ArgKind::Operands])
        }
        Element::Tied([types, operands, operand_types, tied]) => {
            is(types, &[ArgKind::Types])
                && is(operands, &[ArgKind::Operands])
                && is(operand_types, &[ArgKind::Types])
                && is(tied, &[ArgKind::Attribute])
        }
        Element::Args(region) | Element::Implied(region) | Element::Ended(region) => is(region, &[ArgKind::Regions]),
        Element::Case(attr, _) | Element::Bare(attr, _) => is(attr, &[ArgKind::Attribute]),
        Element::Dense(attr, ty) => {
            is(attr, &[ArgKind::Attribute]) && ty.as_ref().is_none_or(|ty| is(ty, &[ArgKind::Types]))
        }
        Element::Uniform(pairs) => pairs.iter().all(|(types, operands)| {
            is(types, &[ArgKind::Types]) && operands.as_ref().is_none_or(|all| is(all, &[ArgKind::Operands]))
        }),
        Element::Mixed(operands, types, _) => is(operands, &[ArgKind::Operands]) && is(types, &[ArgKind::Types]),
        Element::Signature([ty, args, results, region]) => {
            [ty, args, results].into_iter().all(|attr| is(attr, &[ArgKind::Attribute]))
                && is(region, &[ArgKind::Regions])
        }
        Element::Arg(region, ty, names) => {
            let is_typed = match ty {
                ArgType::Next(types) => is(types, &[ArgKind::Types]),
                ArgType::Fixed(_) => true,
            };
            is(region, &[ArgKind::Regions]) && is_typed && names.is_none_or(|names| is(&names, &[ArgKind::Attribute]))
        }
    })
}

/// Returns true if the next token can begin the elements.
fn starts(p: &OpParser<'_, '_, '_>, elements: &[Element], args: &[ParseArg<'_>]) -> bool {
    let Some(first) = elements.first() else { return true };
    match first {
        Element::Text(text) => match tokens(text).next() {
            Some(token) => is_at(p, token),
            None => true,
        },
        Element::Value(index) => match args.get(*index) {
            Some(ParseArg::Operands(_)) => p.at(Kind::PercentId),
            Some(ParseArg::Successors(_)) => p.at(Kind::CaretId),
            Some(ParseArg::Regions(_)) => p.at(Kind::LBrace),
            _ => true,
        },
        Element::Again(_) => p.at(Kind::PercentId),
        Element::Keyword(_, words) => words.is_empty() || words.iter().any(|word| p.at_keyword(word)),
        Element::Args(_) | Element::Signature(_) => p.at(Kind::LParen),
        Element::Dense(..) => p.at(Kind::Less),
        Element::Newline | Element::Indent | Element::Dedent => starts(p, elements.get(1..).unwrap_or_default(), args),
        Element::List(inner)
        | Element::Some(inner)
        | Element::Lines(inner)
        | Element::Each(inner)
        | Element::Group(inner) => starts(p, inner, args),
        _ => true,
    }
}

/// Returns an iterator over the tokens in a literal.
fn tokens(text: &str) -> impl Iterator<Item = &str> {
    let mut rest = text.trim();
    std::iter::from_fn(move || {
        let first = rest.chars().next()?;
        let end = match first {
            c if c.is_alphanumeric() || c == '_' => rest.find(|c: char| !c.is_alphanumeric() && c != '_' && c != '.'),
            _ if rest.starts_with("->") => Some(2),
            _ if rest.starts_with("...") => Some(3),
            c => Some(c.len_utf8()),
        };
        let (token, after) = rest.split_at(end.unwrap_or(rest.len()));
        rest = after.trim_start();
        Some(token)
    })
}

fn is_at(p: &AttrParser<'_, '_>, token: &str) -> bool {
    punctuation(token).map_or_else(|| p.at_keyword(token), |kind| p.at(kind))
}

/// Returns the number of size operands that follow a type in a `dims` element.
fn sizes(ctx: &Context, ty: Type) -> usize {
    if let Some(shaped) = ctx.shaped(ty) {
        return shaped.num_dynamic();
    }
    let row = match ctx.type_data(ty) {
        TypeData::Dialect(ty) => Some(ty.def),
        TypeData::Verbatim(text) => ctx.dialect(text.dialect).and_then(|dialect| dialect.type_(text.mnemonic(ctx))),
        _ => None,
    };
    usize::from(row.is_some_and(|row| row.traits.iter().any(|t| &*t.name == SIZE_AWARE)))
}

/// Returns the builtin type with this name, as used in a `directive` definition.
fn type_named(p: &AttrParser<'_, '_>, name: &str) -> PResult<Type> {
    builtin_type(p.ctx, name).ok_or_else(|| p.error_here(&format!("'{name}' is no builtin type")))
}

/// Returns true if an argument is an empty list of operands.
fn is_empty(arg: &ParseArg<'_>) -> bool {
    matches!(arg, ParseArg::Operands(operands) if operands.is_empty())
}

/// The state of the parser while it parses a directive.
struct Parse<'p, 'a> {
    args: &'p mut [ParseArg<'a>],
    /// For each directive argument: the elements parsed so far for its array attribute. `None` unless the directive
    /// parses the argument in a list.
    lists: Vec<Option<Vec<Attr>>>,
    /// The arguments of regions that are parsed later.
    regions: Vec<RegionArgs>,
    /// For results that are tied to operands by name: the index of each operand, keyed by its name and result number.
    known: FxHashMap<(Box<[u8]>, u32), usize>,
    /// The lists of sizes that `mixed` elements have parsed. They are compared with the type once it is known.
    sizes: Vec<MixedSizes>,
}

/// A list of sizes that a `mixed` element has parsed.
struct MixedSizes {
    offset: Offset,
    /// The directive argument that has the type.
    types: usize,
    /// The parameter of the type that has the sizes.
    param: Box<str>,
    /// The sizes; [`DYNAMIC`] for an operand.
    sizes: Vec<i64>,
}

/// The arguments of a region that is parsed later.
struct RegionArgs {
    /// The directive argument that has the region.
    region: usize,
    args: Vec<Argument>,
    /// For each region argument without a type: the directive argument that has its type, and the position there.
    types: Vec<Option<(usize, usize)>>,
}

/// The parse state before an optional group, for backtracking: the length and attribute of each argument, and the
/// length of each list.
struct Saved {
    args: Vec<(usize, Option<Attr>)>,
    lists: Vec<Option<usize>>,
}

impl Parse<'_, '_> {
    fn elements(
        &mut self,
        p: &mut OpParser<'_, '_, '_>,
        op: &mut OpState,
        elements: &[Element],
        in_list: bool,
    ) -> PResult<()> {
        elements.iter().try_for_each(|element| self.element(p, op, element, in_list))
    }

    fn element(
        &mut self,
        p: &mut OpParser<'_, '_, '_>,
        op: &mut OpState,
        element: &Element,
        in_list: bool,
    ) -> PResult<()> {
        match element {
            Element::Text(text) => literal(p, text)?,
            Element::Newline | Element::Indent | Element::Dedent => {}
            Element::Value(index) => self.value(p, op, *index, in_list, false)?,
            Element::Plain(index) => {
                let attr = match p.at(Kind::String) {
                    true => p.string().map(|text| p.ctx.string_attr(&String::from_utf8_lossy(&text)))?,
                    false => p.attr(None)?,
                };
                self.attr(*index, attr, in_list);
            }
            Element::Type(index) => {
                let ty = p.ty()?;
                let attr = p.ctx.type_attr(ty);
                self.attr(*index, attr, in_list);
            }
            Element::Integer(index, ty) => {
                let ty = type_named(p, ty)?;
                let attr = Self::integer(p, ty)?;
                self.attr(*index, attr, in_list);
            }
            Element::Keyword(index, words) if words.is_empty() => {
                let attr = match p.at(Kind::String) {
                    true => p.string().map(|text| p.ctx.string_attr(&String::from_utf8_lossy(&text)))?,
                    false => p.ctx.string_attr(p.keyword()?),
                };
                self.attr(*index, attr, in_list);
            }
            Element::Keyword(index, words) => {
                if let Some(word) = words.iter().find(|word| p.eat_keyword(word)) {
                    let attr = p.ctx.string_attr(word);
                    self.attr(*index, attr, in_list);
                }
            }
            Element::List(inner) | Element::Lines(inner) => self.list(p, op, inner)?,
            Element::Some(inner) => self.items(p, op, inner)?,
            Element::Each(inner) => {
                self.start_lists(inner);
                while starts(p, inner, self.args) {
                    self.elements(p, op, inner, true)?;
                }
            }
            Element::OneOrMany(bracket, inner) => {
                let (open, close) = match bracket {
                    Bracket::Round => (Kind::LParen, Kind::RParen),
                    Bracket::Curly => (Kind::LBrace, Kind::RBrace),
                };
                let has_bracket = p.eat(open);
                self.list(p, op, inner)?;
                if has_bracket {
                    p.expect(close, if *bracket == Bracket::Round { "expected ')'" } else { "expected '}'" })?;
                }
            }
            Element::Again(index) => {
                let operand = p.operand()?;
                if let Some(ParseArg::Operands(operands)) = self.args.get_mut(*index).filter(|arg| is_empty(arg)) {
                    operands.push(operand);
                }
            }
            Element::Same(types, other) => {
                let last = match self.args.get(*other) {
                    Some(ParseArg::Types(types)) => types.last().copied(),
                    _ => None,
                };
                if let Some(ParseArg::Types(types)) = self.args.get_mut(*types) {
                    types.extend(last);
                }
            }
            Element::Fill([types, other, operands]) => {
                let last = match self.args.get(*other) {
                    Some(ParseArg::Types(types)) => types.last().copied(),
                    _ => None,
                };
                let count = match self.args.get(*operands) {
                    Some(ParseArg::Operands(operands)) => operands.len(),
                    _ => 0,
                };
                if let (Some(ParseArg::Types(types)), Some(last)) = (self.args.get_mut(*types), last) {
                    let missing = count.saturating_sub(types.len());
                    types.extend(std::iter::repeat_n(last, missing));
                }
            }
            Element::Fixed(types, ty) => {
                let ty = type_named(p, ty)?;
                if let Some(ParseArg::Types(types)) = self.args.get_mut(*types) {
                    types.push(ty);
                }
            }
            Element::Group(inner) => self.group(p, op, inner, in_list)?,
            Element::Dims(types, dims) => self.dims(p, *types, *dims)?,
            Element::Tied(places) => self.tied(p, *places)?,
            Element::Args(region) => {
                let args = p.argument_list(Delimiter::Paren, true, true)?;
                self.regions.push(RegionArgs { region: *region, args, types: Vec::new() });
            }
            Element::Arg(region, ty, names) => {
                let mut arg = p.argument(false, false)?;
                if let Some(names) = names {
                    let text = String::from_utf8_lossy(p.ssa_name(arg.name)).into_owned();
                    let text = text.trim_start_matches('%');
                    // A number does not count as a name.
                    if in_list || !text.starts_with(|c: char| c.is_ascii_digit()) {
                        let name = p.ctx.string_attr(text);
                        self.attr(*names, name, in_list);
                    }
                }
                let place = match ty {
                    ArgType::Next(types) => match self.args.get(*types) {
                        Some(ParseArg::Types(known)) => Some((*types, known.len().max(self.waiting(*types)))),
                        _ => None,
                    },
                    ArgType::Fixed(name) => {
                        arg.ty = Some(type_named(p, name)?);
                        None
                    }
                };
                match self.regions.iter_mut().find(|known| known.region == *region) {
                    Some(known) => {
                        known.args.push(arg);
                        known.types.push(place);
                    }
                    None => self.regions.push(RegionArgs { region: *region, args: vec![arg], types: vec![place] }),
                }
            }
            Element::Implied(region) | Element::Ended(region) => self.value(p, op, *region, in_list, true)?,
            Element::Case(attr, implied) => self.case(p, *attr, implied.as_deref(), p.at(Kind::BareId), in_list)?,
            Element::Bare(attr, mnemonic) => {
                let parsed = match p.at(Kind::HashId) {
                    true => p.attr(None)?,
                    false => bare_attr(p, op, mnemonic.as_deref())?,
                };
                self.attr(*attr, parsed, in_list);
            }
            Element::Dense(attr, types) => {
                let (parsed, ty) = p.typed_dense()?;
                self.attr(*attr, parsed, in_list);
                if let Some(ParseArg::Types(types)) = types.and_then(|types| self.args.get_mut(types)) {
                    types.push(ty);
                }
            }
            Element::Uniform(pairs) => self.uniform(p, pairs)?,
            Element::Mixed(operands, types, param) => {
                let (offset, mut sizes) = (p.offset(), Vec::new());
                if !p.at(Kind::RSquare) {
                    p.list_of(Delimiter::None, "", |p| {
                        let operand = p.optional_operand()?;
                        sizes.push(if operand.is_some() { DYNAMIC } else { integer(p, 64, true)? });
                        if let (Some(operand), Some(ParseArg::Operands(all))) = (operand, self.args.get_mut(*operands))
                        {
                            all.push(operand);
                        }
                        Ok(())
                    })?;
                }
                self.sizes.push(MixedSizes { offset, types: *types, param: param.clone(), sizes });
            }
            Element::Signature([ty, args, results, region]) => {
                let mut signature = parse_signature(p, false)?;
                let function = p.ctx.function_type(&signature.inputs(), &signature.results);
                let dictionaries = |all: &mut dyn Iterator<Item = Option<Attr>>| {
                    let all: Vec<Attr> =
                        all.map(|attrs| attrs.unwrap_or_else(|| p.ctx.dictionary(Vec::new()))).collect();
                    p.ctx.array_attr(&all)
                };
                let arg_attrs = dictionaries(&mut signature.args.iter().map(|arg| arg.attrs));
                let result_attrs = dictionaries(&mut signature.result_attrs.iter().copied());
                self.attr(*ty, p.ctx.type_attr(function), in_list);
                self.attr(*args, arg_attrs, in_list);
                self.attr(*results, result_attrs, in_list);
                let args = std::mem::take(&mut signature.args);
                self.regions.push(RegionArgs { region: *region, args, types: Vec::new() });
            }
        }
        Ok(())
    }

    /// Parses the bare name of an enum case. If there is none, the case `implied` is set.
    fn case(
        &mut self,
        p: &mut OpParser<'_, '_, '_>,
        index: usize,
        implied: Option<&str>,
        is_here: bool,
        in_list: bool,
    ) -> PResult<()> {
        let Some(ParseArg::Attribute(_, Some(row))) = self.args.get(index) else {
            return Err(p.error_here("`case` takes an enum attribute"));
        };
        let row = *row;
        let cases = enum_of(p.ctx, row);
        let at = cases
            .filter(|_| is_here)
            .and_then(|cases| text_to_enum(cases, std::str::from_utf8(p.spelling()).unwrap_or_default()));
        let value = match (at, implied, cases) {
            (Some(value), ..) => {
                p.bump();
                value
            }
            (None, Some(implied), Some(cases)) => text_to_enum(cases, implied).unwrap_or_default(),
            (None, None, Some(cases)) => return Err(p.error_here(&format!("expected {}", case_list(cases)))),
            (None, _, None) => return Err(p.error_here("the cases of the enum are not known")),
        };
        let params = vec![Param::Enum(value)].into();
        let attr = p.ctx.attr(AttrData::Dialect(Box::new(DialectAttr { def: row, params })));
        self.attr(index, attr, in_list);
        Ok(())
    }

    /// Parses one type for all values of the arguments, or a type for each.
    fn uniform(&mut self, p: &mut OpParser<'_, '_, '_>, pairs: &[(usize, Option<usize>)]) -> PResult<()> {
        let counts: Vec<usize> = pairs
            .iter()
            .map(|(_, operands)| match operands.map(|operands| self.args.get(operands)) {
                None => p.result_name_count(),
                Some(Some(ParseArg::Operands(operands))) => operands.len(),
                Some(_) => 0,
            })
            .collect();
        let count: usize = counts.iter().sum();
        if count == 0 {
            return Ok(());
        }
        let mut types = vec![p.ty()?];
        while types.len() < count && p.eat(Kind::Comma) {
            types.push(p.ty()?);
        }
        if let [one] = *types {
            types = vec![one; count];
        }
        let mut types = types.into_iter();
        for ((place, _), count) in pairs.iter().zip(counts) {
            if let Some(ParseArg::Types(place)) = self.args.get_mut(*place) {
                place.extend(types.by_ref().take(count));
            }
        }
        Ok(())
    }

    /// Returns an error if the sizes in a `mixed` element are not those in the parameter of the type.
    fn check_sizes(&self, p: &OpParser<'_, '_, '_>) -> PResult<()> {
        for MixedSizes { offset, types, param, sizes } in &self.sizes {
            let ty = match self.args.get(*types) {
                Some(ParseArg::Types(types)) => types.last().copied(),
                _ => None,
            };
            if ty.and_then(|ty| integers(p.ctx, ty, param)).as_ref() != Some(sizes) {
                return Err(
                    p.op_error(*offset, &format!("the sizes differ from those in parameter '{param}' of the type"))
                );
            }
        }
        Ok(())
    }

    fn integer(p: &mut OpParser<'_, '_, '_>, ty: Type) -> PResult<Attr> {
        let (width, signed) = match p.ctx.type_data(ty) {
            TypeData::Integer { width, sign } => (*width, *sign == Sign::Signed),
            _ => (64, true),
        };
        let value = integer(p, width, signed)?;
        Ok(p.ctx.int_attr(ty, value))
    }

    fn attr(&mut self, index: usize, attr: Attr, in_list: bool) {
        if in_list {
            if let Some(list) = self.lists.get_mut(index) {
                list.get_or_insert_default().push(attr);
            }
        } else if let Some(ParseArg::Attribute(place, _)) = self.args.get_mut(index) {
            **place = Some(attr);
        }
    }

    fn value(
        &mut self,
        p: &mut OpParser<'_, '_, '_>,
        op: &mut OpState,
        index: usize,
        in_list: bool,
        implied: bool,
    ) -> PResult<()> {
        match self.args.get_mut(index) {
            Some(ParseArg::Operands(operands)) => operands.push(p.operand()?),
            Some(ParseArg::Types(types)) => types.push(p.ty()?),
            Some(ParseArg::Successors(successors)) => successors.push(p.successor()?),
            Some(ParseArg::Literal(text)) => literal(p, text)?,
            Some(ParseArg::AttrDict(attrs)) => p.attr_dict(attrs)?,
            Some(ParseArg::Attribute(..)) => {
                let attr = p.attr(None)?;
                self.attr(index, attr, in_list);
            }
            Some(ParseArg::Regions(_)) => {
                let args = self.region_args(index);
                let region = p.region(op, &args, false)?;
                let terminator = op.def.and_then(OpDef::implied_terminator).filter(|_| implied);
                if let Some(name) = terminator {
                    p.ensure_terminator(op, region, name);
                }
                if let Some(ParseArg::Regions(regions)) = self.args.get_mut(index) {
                    regions.push(region);
                }
            }
            _ => {}
        }
        Ok(())
    }

    /// Returns the number of types of an argument that the arguments of regions have.
    fn waiting(&self, types: usize) -> usize {
        let places = self.regions.iter().flat_map(|region| &region.types).flatten();
        places.filter(|(argument, _)| *argument == types).map(|(_, at)| at + 1).max().unwrap_or(0)
    }

    /// Removes and returns the arguments for a region, with their types.
    fn region_args(&mut self, region: usize) -> Vec<Argument> {
        let Some(at) = self.regions.iter().position(|known| known.region == region) else { return Vec::new() };
        let RegionArgs { mut args, types, .. } = self.regions.swap_remove(at);
        for (arg, place) in args.iter_mut().zip(types) {
            if let Some((types, at)) = place
                && let Some(ParseArg::Types(types)) = self.args.get(types)
            {
                arg.ty = types.get(at).copied();
            }
        }
        args
    }

    fn list(&mut self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState, inner: &[Element]) -> PResult<()> {
        self.start_lists(inner);
        let ends = [Kind::RParen, Kind::RSquare, Kind::RBrace, Kind::Greater, Kind::Eof];
        if ends.into_iter().any(|end| p.at(end)) || !starts(p, inner, self.args) {
            return Ok(());
        }
        self.items(p, op, inner)
    }

    /// Parses at least one item of a list.
    fn items(&mut self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState, inner: &[Element]) -> PResult<()> {
        self.start_lists(inner);
        loop {
            self.elements(p, op, inner, true)?;
            if !p.eat(Kind::Comma) {
                return Ok(());
            }
        }
    }

    /// Starts the array attributes that the format elements `inner` of a list build, so that an empty list yields an
    /// empty array attribute.
    fn start_lists(&mut self, inner: &[Element]) {
        for element in inner {
            let index = match element {
                Element::Value(index)
                | Element::Plain(index)
                | Element::Integer(index, _)
                | Element::Keyword(index, _)
                | Element::Arg(.., Some(index))
                | Element::Type(index) => *index,
                Element::Group(inner) => {
                    self.start_lists(inner);
                    continue;
                }
                _ => continue,
            };
            if let (Some(ParseArg::Attribute(..)), Some(list)) = (self.args.get(index), self.lists.get_mut(index)) {
                list.get_or_insert_default();
            }
        }
    }

    /// Parses an optional group if it is present; `in_list` tells whether it is in a list. If the elements up to its
    /// first literal cannot be parsed, the group is absent; errors in later elements are reported.
    fn group(
        &mut self,
        p: &mut OpParser<'_, '_, '_>,
        op: &mut OpState,
        inner: &[Element],
        in_list: bool,
    ) -> PResult<()> {
        if !starts(p, inner, self.args) {
            return self.imply(p, inner, in_list);
        }
        let (deciding, rest) = inner.split_at(self.deciding(inner));
        if !deciding.is_empty() {
            let (start, before, warnings) = (p.offset(), self.save(), p.warnings.len());
            if self.elements(p, op, deciding, in_list).is_err() {
                p.reset(start);
                p.warnings.truncate(warnings);
                self.restore(before);
                return self.imply(p, inner, in_list);
            }
        }
        self.elements(p, op, rest, in_list)
    }

    /// Sets the enum attributes of an absent group whose case is implied.
    fn imply(&mut self, p: &mut OpParser<'_, '_, '_>, inner: &[Element], in_list: bool) -> PResult<()> {
        inner.iter().try_for_each(|element| match element {
            Element::Case(attr, Some(case)) => self.case(p, *attr, Some(case), false, in_list),
            _ => Ok(()),
        })
    }

    /// Returns the number of elements of a group that must be parsed to decide whether it is present; 0 if the first
    /// token decides. Elements with blocks or regions never decide, because they cannot be parsed twice.
    fn deciding(&self, inner: &[Element]) -> usize {
        let is_tried =
            |index: &usize| matches!(self.args.get(*index), Some(ParseArg::Successors(_) | ParseArg::Regions(_)));
        let is_final = |element: &Element| match element {
            Element::Args(_) | Element::Arg(..) | Element::Implied(_) | Element::Ended(_) => true,
            Element::Value(index) => is_tried(index),
            _ => false,
        };
        if matches!(inner.first(), Some(Element::Text(_) | Element::Keyword(..))) {
            return 0;
        }
        let end = inner.iter().position(is_final).unwrap_or(inner.len());
        let literal = inner.iter().take(end).position(|element| matches!(element, Element::Text(_)));
        literal.map_or(end.min(1), |at| at + 1)
    }

    /// Saves the state, so that [`Parse::restore`] can return to it.
    fn save(&self) -> Saved {
        let arg = |arg: &ParseArg<'_>| match arg {
            ParseArg::Operands(operands) => (operands.len(), None),
            ParseArg::Types(types) => (types.len(), None),
            ParseArg::Attribute(attr, _) => (0, **attr),
            _ => (0, None),
        };
        Saved {
            args: self.args.iter().map(arg).collect(),
            lists: self.lists.iter().map(|list| Some(list.as_ref()?.len())).collect(),
        }
    }

    /// Restores a saved state. The elements parsed since must not contain blocks or regions.
    fn restore(&mut self, before: Saved) {
        for (arg, (length, value)) in self.args.iter_mut().zip(before.args) {
            match arg {
                ParseArg::Operands(operands) if operands.len() > length => {
                    operands.truncate(length);
                    self.known.clear();
                }
                ParseArg::Types(types) => types.truncate(length),
                ParseArg::Attribute(attr, _) => **attr = value,
                _ => {}
            }
        }
        for (list, length) in self.lists.iter_mut().zip(before.lists) {
            match (list.as_mut(), length) {
                (Some(elements), Some(length)) => elements.truncate(length),
                _ => *list = None,
            }
        }
    }

    fn dims(&mut self, p: &mut OpParser<'_, '_, '_>, types: usize, dims: usize) -> PResult<()> {
        let ty = match self.args.get(types) {
            Some(ParseArg::Types(types)) => types.last().copied(),
            Some(ParseArg::Attribute(attr, _)) => {
                let last = self.lists.get(types).and_then(|list| list.as_ref()?.last().copied()).or(**attr);
                last.and_then(|attr| p.ctx.type_value(attr))
            }
            _ => None,
        };
        let count = ty.map_or(0, |ty| sizes(p.ctx, ty));
        if count == 0 {
            return Ok(());
        }
        p.expect(Kind::LBrace, "expected '{'")?;
        let parsed = p.operand_list_of(Delimiter::None, count)?;
        p.expect(Kind::RBrace, "expected '}'")?;
        if let Some(ParseArg::Operands(operands)) = self.args.get_mut(dims) {
            operands.extend(parsed);
        }
        Ok(())
    }

    fn tied(&mut self, p: &mut OpParser<'_, '_, '_>, places: [usize; 4]) -> PResult<()> {
        let [types, operands, operand_types, tied] = places;
        let (mut index, mut ty) = (-1, None);
        if let Some(operand) = p.optional_operand()? {
            let Some(ParseArg::Operands(all)) = self.args.get(operands) else { return Ok(()) };
            if self.known.is_empty() {
                for (at, other) in all.iter().enumerate() {
                    self.known.entry((p.ssa_name(*other).into(), other.number)).or_insert(at);
                }
            }
            let Some(at) = self.known.get(&(p.ssa_name(operand).into(), operand.number)).copied() else {
                let name = String::from_utf8_lossy(p.ssa_name(operand)).into_owned();
                let message = format!("tied operand not found for result reference {name}");
                return Err(p.op_error(operand.offset, &message));
            };
            index = i64::try_from(at).unwrap_or(-1);
            if !p.eat_keyword("as") {
                ty = match self.args.get(operand_types) {
                    Some(ParseArg::Types(types)) => types.get(at).copied(),
                    _ => None,
                };
            }
        }
        let ty = match ty {
            Some(ty) => ty,
            None => p.ty()?,
        };
        if let Some(ParseArg::Types(types)) = self.args.get_mut(types) {
            types.push(ty);
        }
        let attr = p.ctx.int_attr(p.ctx.index_type(), index);
        self.attr(tied, attr, true);
        Ok(())
    }

    /// Creates an array attribute from the elements in each entry of `lists`, and stores it in the directive argument.
    fn finish(self, ctx: &Context) {
        for (arg, list) in self.args.iter_mut().zip(self.lists) {
            if let (ParseArg::Attribute(place, _), Some(list)) = (arg, list) {
                **place = Some(ctx.array_attr(&list));
            }
        }
    }
}

/// Returns the enum of an enum attribute.
fn enum_of(ctx: &Context, row: &AttrDef) -> Option<&'static EnumDef> {
    let (dialect, _) = row.name.split_once('.')?;
    ctx.dialect(ctx.ident(dialect))?.enum_(row.enum_name.as_deref()?)
}

/// Returns the integers in an array parameter of a dialect's type.
fn integers(ctx: &Context, ty: Type, name: &str) -> Option<Vec<i64>> {
    let TypeData::Dialect(data) = ctx.type_data(ty) else { return None };
    let at = data.def.params.iter().position(|param| &*param.name == name)?;
    let Param::Array(all) = data.params.get(at)? else { return None };
    all.iter().map(|param| if let Param::Int(number) = param { Some(*number) } else { None }).collect()
}

/// Parses an attribute of the operation's dialect that is written without `#dialect.`.
fn bare_attr(p: &mut OpParser<'_, '_, '_>, op: &OpState, implied: Option<&str>) -> PResult<Attr> {
    let dialect = p.ctx.dialect(p.ctx.op_name_data(op.name).dialect);
    let mnemonic = implied.unwrap_or_else(|| std::str::from_utf8(p.spelling()).unwrap_or_default()).to_owned();
    let mnemonic = mnemonic.as_str();
    let row = dialect.and_then(|dialect| dialect.attr(mnemonic)).filter(|row| row.mnemonic.is_some());
    let Some(row) = row else { return Err(p.error_here(&format!("unknown attribute `{mnemonic}`"))) };
    if implied.is_none() {
        p.bump();
    }
    parse_attr(row, p, None)
}

fn literal(p: &mut AttrParser<'_, '_>, text: &str) -> PResult<()> {
    tokens(text).try_for_each(|token| match punctuation(token) {
        Some(kind) if p.eat(kind) => Ok(()),
        Some(_) => Err(p.wrong_token(&format!("expected '{token}'"))),
        None => p.expect_keyword(token),
    })
}

/// The state of the printer while it prints a directive.
struct DirectivePrinter<'m, 'c> {
    op: OpRef<'m, 'c>,
    args: &'m [PrintArg<'m, 'c>],
    /// For each argument, the index of the value to print next.
    next: Vec<usize>,
    /// For each region, the index of the region argument to print next.
    next_arg: Vec<usize>,
}

impl<'m, 'c> DirectivePrinter<'m, 'c> {
    fn elements(&mut self, p: &mut OpPrinter<'_, 'c>, elements: &[Element], in_list: bool) {
        elements.iter().for_each(|element| self.element(p, element, in_list));
    }

    fn element(&mut self, p: &mut OpPrinter<'_, 'c>, element: &Element, in_list: bool) {
        match element {
            Element::Text(text) => p.text(text),
            Element::Newline => p.newline(),
            Element::Indent => p.increase_indent(),
            Element::Dedent => p.decrease_indent(),
            Element::Value(index) | Element::Type(index) => self.value(p, *index, in_list, false),
            Element::Plain(index) | Element::Integer(index, _) => {
                if let Some(attr) = self.attr(*index, in_list) {
                    p.attr_without_type(attr);
                }
            }
            Element::Keyword(index, words) => {
                let text = self.attr(*index, in_list).and_then(|attr| match p.ctx.attr_data(attr) {
                    AttrData::String { value, .. } => Some(p.ctx.bytes(*value)),
                    _ => None,
                });
                match (text, words.first()) {
                    (Some(text), None) => p.keyword_or_string(text),
                    (text, first) => p.bytes(text.unwrap_or(first.map_or(&[][..], |word| word.as_bytes()))),
                }
            }
            Element::List(inner) | Element::Some(inner) => {
                for at in 0..self.count(inner) {
                    p.text(if at > 0 { ", " } else { "" });
                    self.elements(p, inner, true);
                }
            }
            Element::Lines(inner) => {
                for at in 0..self.count(inner) {
                    p.text(if at > 0 { "," } else { "" });
                    p.newline();
                    self.elements(p, inner, true);
                }
            }
            Element::Each(inner) => (0..self.count(inner)).for_each(|_| self.elements(p, inner, true)),
            Element::OneOrMany(bracket, inner) => {
                let count = self.count(inner);
                let brackets = match bracket {
                    Bracket::Round => ["(", ")"],
                    Bracket::Curly => ["{", "}"],
                };
                let [open, close] = if count == 1 { ["", ""] } else { brackets };
                p.text(open);
                for at in 0..count {
                    p.text(if at > 0 { ", " } else { "" });
                    self.elements(p, inner, true);
                }
                p.text(close);
            }
            Element::Again(index) => {
                if let Some(PrintArg::Operands(operands)) = self.args.get(*index)
                    && let Some(operand) = operands.first()
                {
                    p.operand(*operand);
                }
            }
            Element::Same(types, _) | Element::Fixed(types, _) => {
                self.advance(*types);
            }
            Element::Fill(_) => {}
            Element::Group(inner) => {
                if self.count(inner) > 0 {
                    self.elements(p, inner, in_list);
                }
            }
            Element::Dims(types, dims) => self.dims(p, *types, *dims, in_list),
            Element::Tied(places) => self.tied(p, *places),
            Element::Args(region) => {
                p.text("(");
                p.comma_separated(self.region_args(*region), |p, arg| p.region_argument(arg, &[]));
                p.text(")");
            }
            Element::Arg(region, ..) => {
                let at = self.next_arg.get_mut(*region).map_or(0, |next| std::mem::replace(next, *next + 1));
                if let Some(arg) = self.region_args(*region).nth(at) {
                    p.operand(arg);
                }
            }
            Element::Implied(region) => self.value(p, *region, in_list, true),
            Element::Ended(region) => self.value(p, *region, in_list, false),
            Element::Case(index, implied) => {
                let Some(attr) = self.attr(*index, in_list) else { return };
                if let AttrData::Dialect(data) = p.ctx.attr_data(attr)
                    && let [Param::Enum(value)] = *data.params
                {
                    let text = enum_of(p.ctx, data.def).map(|cases| enum_to_field(cases, value));
                    if let Some(text) = text.filter(|text| implied.as_deref() != Some(&**text)) {
                        p.text(&text);
                    }
                } else {
                    p.attr(attr);
                }
            }
            Element::Bare(index, implied) => {
                let Some(attr) = self.attr(*index, in_list) else { return };
                match p.ctx.attr_data(attr) {
                    AttrData::Dialect(data) => {
                        if implied.is_none() {
                            p.text(data.def.mnemonic.as_deref().unwrap_or_default());
                        }
                        print_attr(p, attr);
                    }
                    AttrData::Verbatim(text) => {
                        if implied.is_none() {
                            let ctx = p.ctx;
                            p.text(text.mnemonic(ctx));
                        }
                        p.verbatim_body(text);
                    }
                    _ => p.attr(attr),
                }
            }
            Element::Dense(index, types) => {
                if let Some(attr) = self.attr(*index, in_list) {
                    p.typed_dense(attr);
                }
                types.iter().for_each(|types| _ = self.advance(*types));
            }
            Element::Uniform(pairs) => {
                let all: Vec<Type> = pairs.iter().flat_map(|(types, _)| self.rest_of(*types)).collect();
                match all.split_first() {
                    Some((first, rest)) if rest.iter().all(|ty| ty == first) => p.ty(*first),
                    _ => p.types(&all),
                }
            }
            Element::Mixed(operands, types, param) => {
                let ty = match self.args.get(*types) {
                    Some(PrintArg::Types(types)) => types.first().copied(),
                    _ => None,
                };
                let sizes = ty.and_then(|ty| integers(p.ctx, ty, param)).unwrap_or_default();
                p.comma_separated(sizes, |p, size| match (size, self.args.get(*operands)) {
                    (DYNAMIC, Some(PrintArg::Operands(all))) => {
                        all.get(self.advance(*operands)).into_iter().for_each(|operand| p.operand(*operand));
                    }
                    _ => p.signed(size),
                });
            }
            Element::Signature([ty, ..]) => {
                let function = match self.args.get(*ty) {
                    Some(PrintArg::Attribute(Some(attr))) => p.ctx.type_value(*attr),
                    _ => None,
                };
                if let Some(TypeData::Function(function)) = function.map(|ty| p.ctx.type_data(ty)) {
                    print_signature(p, self.op, &function.inputs, false, &function.results);
                }
            }
        }
    }

    /// Returns true if an enum attribute has this case.
    fn is_case(&self, index: usize, case: &str) -> bool {
        let Some(PrintArg::Attribute(Some(attr))) = self.args.get(index) else { return true };
        let ctx = self.op.context();
        let AttrData::Dialect(data) = ctx.attr_data(*attr) else { return false };
        let [Param::Enum(value)] = *data.params else { return false };
        enum_of(ctx, data.def).is_some_and(|cases| enum_to_field(cases, value) == case)
    }

    /// Returns true if the parser would add the terminator of a region.
    fn is_plain_end(&self, region: RegionRef<'m, 'c>) -> bool {
        let implied = self.op.context().op_def(self.op.op_name()).and_then(OpDef::implied_terminator);
        let last = region.blocks().next().and_then(|block| block.ops().last());
        last.is_none_or(|last| {
            let is_implied = implied.is_none_or(|implied| last.name() == implied);
            is_implied && last.operands().next().is_none() && all_attributes(last).is_empty()
        })
    }

    /// Returns the types of an argument that are not printed yet, and advances it.
    fn rest_of(&mut self, types: usize) -> Vec<Type> {
        let Some(PrintArg::Types(all)) = self.args.get(types) else { return Vec::new() };
        let at = self.next.get_mut(types).map_or(0, |next| std::mem::replace(next, all.len()));
        all.get(at..).unwrap_or_default().to_vec()
    }

    fn region_args(&self, region: usize) -> impl Iterator<Item = ValueRef<'m, 'c>> + use<'m, 'c> {
        let region = match self.args.get(region) {
            Some(PrintArg::Regions(regions)) => {
                let at = self.next.get(region).copied().unwrap_or(0);
                regions.get(at).copied()
            }
            _ => None,
        };
        region.and_then(|region| region.blocks().next()).into_iter().flat_map(mlirkit_ir::BlockRef::args)
    }

    /// Returns the number of values left to print in the first argument that the elements use. Attributes count only if
    /// no argument has values.
    fn count(&self, elements: &[Element]) -> usize {
        let left = |index: &usize| self.len(*index).saturating_sub(self.next.get(*index).copied().unwrap_or(0));
        let is_attr = |index: &usize| matches!(self.args.get(*index), Some(PrintArg::Attribute(_)));
        let first = elements.iter().find_map(|element| match element {
            Element::Value(index) | Element::Implied(index) | Element::Ended(index) if !is_attr(index) => {
                Some(left(index))
            }
            Element::Again(index) => Some(self.len(*index)),
            Element::Args(region) => Some(left(region)),
            Element::Uniform(pairs) => Some(pairs.iter().map(|(types, _)| left(types)).sum()),
            Element::Case(index, Some(implied)) => Some(usize::from(!self.is_case(*index, implied))),
            Element::Tied([types, ..]) => Some(left(types)),
            Element::List(inner)
            | Element::Some(inner)
            | Element::Lines(inner)
            | Element::Each(inner)
            | Element::OneOrMany(_, inner) => Some(self.count(inner)),
            _ => None,
        });
        let attr = || {
            elements.iter().find_map(|element| match element {
                Element::Value(index)
                | Element::Plain(index)
                | Element::Integer(index, _)
                | Element::Type(index)
                | Element::Case(index, None)
                | Element::Bare(index, _)
                | Element::Dense(index, _) => Some(left(index)),
                _ => None,
            })
        };
        first.or_else(attr).unwrap_or(0)
    }

    fn len(&self, index: usize) -> usize {
        match self.args.get(index) {
            Some(PrintArg::Operands(operands)) => operands.len(),
            Some(PrintArg::Types(types)) => types.len(),
            Some(PrintArg::Successors(successors)) => successors.len(),
            Some(PrintArg::Regions(regions)) => {
                regions.iter().filter(|region| region.blocks().next().is_some()).count()
            }
            Some(PrintArg::Attribute(Some(attr))) => match self.op.context().attr_data(*attr) {
                AttrData::Array(all) => all.len(),
                _ => 1,
            },
            _ => 0,
        }
    }

    /// Returns the index of an argument's next value, and advances it.
    fn advance(&mut self, index: usize) -> usize {
        self.next.get_mut(index).map_or(0, |next| std::mem::replace(next, *next + 1))
    }

    fn attr(&mut self, index: usize, in_list: bool) -> Option<Attr> {
        let Some(PrintArg::Attribute(Some(attr))) = self.args.get(index) else { return None };
        let at = self.advance(index);
        match self.op.context().attr_data(*attr) {
            AttrData::Array(all) if in_list => all.get(at).copied(),
            _ => Some(*attr),
        }
    }

    fn value(&mut self, p: &mut OpPrinter<'_, 'c>, index: usize, in_list: bool, implied: bool) {
        match self.args.get(index) {
            Some(PrintArg::Operands(operands)) => {
                if let Some(operand) = operands.get(self.advance(index)) {
                    p.operand(*operand);
                }
            }
            Some(PrintArg::Types(types)) => {
                if let Some(ty) = types.get(self.advance(index)) {
                    p.ty(*ty);
                }
            }
            Some(PrintArg::Successors(successors)) => {
                if let Some(successor) = successors.get(self.advance(index)) {
                    p.successor(*successor);
                }
            }
            Some(PrintArg::Regions(regions)) => {
                if let Some(region) = regions.get(self.advance(index)) {
                    let options = RegionOptions::default().without_entry_args();
                    let hides = implied && self.is_plain_end(*region);
                    p.region(self.op, *region, if hides { options.without_terminators() } else { options });
                }
            }
            Some(PrintArg::Attribute(_)) => {
                if let Some(attr) = self.attr(index, in_list) {
                    p.attr(attr);
                }
            }
            Some(PrintArg::Literal(text)) => p.text(text),
            Some(PrintArg::AttrDict(attrs)) => p.attr_dict(attrs, &[]),
            _ => {}
        }
    }

    fn dims(&mut self, p: &mut OpPrinter<'_, 'c>, types: usize, dims: usize, in_list: bool) {
        let last = self.next.get(types).copied().unwrap_or(0).saturating_sub(1);
        let ty = match self.args.get(types) {
            Some(PrintArg::Types(types)) => types.get(last).copied(),
            Some(PrintArg::Attribute(Some(attr))) => match p.ctx.attr_data(*attr) {
                AttrData::Array(all) if in_list => all.get(last).and_then(|attr| p.ctx.type_value(*attr)),
                _ => p.ctx.type_value(*attr),
            },
            _ => None,
        };
        let count = ty.map_or(0, |ty| sizes(p.ctx, ty));
        let Some(PrintArg::Operands(operands)) = self.args.get(dims).filter(|_| count > 0) else { return };
        p.text("{");
        p.comma_separated(0..count, |p, _| {
            if let Some(operand) = operands.get(self.advance(dims)) {
                p.operand(*operand);
            }
        });
        p.text("}");
    }

    fn tied(&mut self, p: &mut OpPrinter<'_, 'c>, places: [usize; 4]) {
        let [types, operands, _, tied] = places;
        let at = self.advance(types);
        let (Some(PrintArg::Types(types)), Some(PrintArg::Operands(operands))) =
            (self.args.get(types), self.args.get(operands))
        else {
            return;
        };
        let Some(ty) = types.get(at) else { return };
        let index = match self.args.get(tied) {
            Some(PrintArg::Attribute(Some(attr))) => match p.ctx.attr_data(*attr) {
                AttrData::Array(all) => all.get(at).and_then(|attr| p.ctx.int_value(*attr)),
                _ => None,
            },
            _ => None,
        };
        if let Some(operand) = index.and_then(|index| operands.get(usize::try_from(index).ok()?)) {
            p.operand(*operand);
            if operand.ty() == *ty {
                return;
            }
            p.text(" as ");
        }
        p.ty(*ty);
    }
}
