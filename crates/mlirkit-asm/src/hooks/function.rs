//! The syntax of function-like operations: visibility, name, signature, attributes, body.
//!
//! ```text
//! private @name(%a: i32 {x.y}, %b: f32) -> (i32, f32 {x.z}) attributes {k = 1} { ... }
//! ```
//!
//! [`parse_function`] and [`print_function`] handle the complete syntax. The other functions handle single elements of
//! it, for operations whose syntax has something in between.

use std::borrow::Cow;

use mlirkit_defs::{Slot, SlotKind};
use mlirkit_diag::{FailureKind, Reason};
use mlirkit_ir::{Attr, AttrData, Context, Ident, OpRef, Type, TypeData};
use smallvec::SmallVec;

use crate::attr::parser::{Delimiter, PResult};
use crate::hooks::op_hooks::OpSyntax;
use crate::op_data::syntax::{Argument, OpState};
use crate::parse::OpParser;
use crate::print::{OpPrinter, RegionOptions};
use crate::text::lexer::Kind;
use crate::text::unresolved::Unresolved;

/// A function that creates a function type from its inputs, its results and a flag that tells whether it is variadic.
/// The returned error is appended to "failed to construct function type: ".
pub type BuildFunctionType = fn(&Context, &[Type], &[Type], bool) -> Result<Type, Reason>;

/// The properties in which function-like operations differ.
#[derive(Debug, Clone, Copy)]
pub struct FunctionSyntax {
    /// Whether the list of inputs may end with `...`.
    pub variadic: bool,
    /// The name of the attribute that holds the function type.
    pub type_attr: &'static str,
    /// The function that creates the function type from its inputs and results.
    pub build: BuildFunctionType,
}

impl Default for FunctionSyntax {
    fn default() -> Self {
        Self {
            variadic: false,
            type_attr: "function_type",
            build: |ctx, inputs, results, _| Ok(ctx.function_type(inputs, results)),
        }
    }
}

/// The syntax of an operation that is printed like `func.func`, with a builtin function type.
pub struct PlainFunction;

impl OpSyntax for PlainFunction {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        parse_function(p, op, &FunctionSyntax::default())
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        print_plain_function(p, op, &FunctionSyntax::default());
    }
}

/// A parsed function signature.
#[derive(Debug, Clone, Default)]
pub struct Signature {
    /// The arguments. Their names are empty if the signature lists only types.
    pub args: Vec<Argument>,
    /// Whether the argument list ends with `...`.
    pub variadic: bool,
    /// Whether there is a `->`. The list of results after it may be empty.
    pub has_arrow: bool,
    /// The result types in the signature.
    pub results: Vec<Type>,
    /// The attribute dictionary of each result, if any.
    pub result_attrs: Vec<Option<Attr>>,
}

impl Signature {
    /// Returns the argument types.
    #[must_use]
    pub fn inputs(&self) -> Vec<Type> {
        self.args.iter().filter_map(|arg| arg.ty).collect()
    }
}

// Parsing.

/// Parses what follows the name of a function-like operation.
///
/// # Errors
/// Returns a syntax error, worded as in upstream MLIR.
pub fn parse_function(p: &mut OpParser<'_, '_, '_>, op: &mut OpState, syntax: &FunctionSyntax) -> PResult<()> {
    parse_visibility(p, op);
    let name = p.symbol_name()?;
    p.set_attr(op, "sym_name", name);
    let offset = p.offset();
    let signature = parse_signature(p, syntax.variadic)?;
    let inputs: SmallVec<[Type; 8]> = signature.args.iter().filter_map(|arg| arg.ty).collect();
    let ty = match (syntax.build)(p.ctx, &inputs, &signature.results, signature.variadic) {
        Ok(ty) => p.ctx.type_attr(ty),
        Err(why) => {
            let colon = if why.is_empty() { "" } else { ": " };
            return Err(p.op_error(offset, &format!("failed to construct function type{colon}{why}")));
        }
    };
    p.set_attr(op, syntax.type_attr, ty);
    parse_attributes(p, op, &["sym_visibility", "sym_name", syntax.type_attr])?;
    add_signature_attrs(p, op, &signature);
    parse_full_body(p, op, &signature.args)
}

/// Parses `public`, `private` or `nested`, if present, and sets `sym_visibility`.
pub fn parse_visibility(p: &mut OpParser<'_, '_, '_>, op: &mut OpState) {
    let found = ["public", "private", "nested"].into_iter().find(|keyword| p.eat_keyword(keyword));
    if let Some(keyword) = found {
        let value = p.ctx.string_attr(keyword);
        p.set_attr(op, "sym_visibility", value);
    }
}

/// Parses a signature such as `(%a: i32 {attr}, ...) -> (i32 {attr})`. With `allow_variadic`, the arguments may end
/// with `...`.
///
/// # Errors
/// Returns a syntax error, worded as in upstream MLIR.
pub fn parse_signature(p: &mut OpParser<'_, '_, '_>, allow_variadic: bool) -> PResult<Signature> {
    let mut signature = Signature::default();
    p.list_of(Delimiter::Paren, "", |p| parse_input(p, allow_variadic, &mut signature))?;
    signature.has_arrow = p.eat(Kind::Arrow);
    if signature.has_arrow {
        parse_results(p, &mut signature)?;
    }
    Ok(signature)
}

fn parse_input(p: &mut OpParser<'_, '_, '_>, allow_variadic: bool, signature: &mut Signature) -> PResult<()> {
    if signature.variadic {
        return Err(p.op_error(p.offset(), "variadic arguments must be in the end of the argument list"));
    }
    if allow_variadic && p.eat(Kind::Ellipsis) {
        signature.variadic = true;
        return Ok(());
    }
    let offset = p.offset();
    let before = signature.args.last().map(is_named);
    let argument = if p.at(Kind::PercentId) {
        let argument = p.argument(true, true)?;
        if before == Some(false) {
            return Err(p.op_error(offset, "expected type instead of SSA identifier"));
        }
        argument
    } else {
        if before == Some(true) {
            return Err(p.op_error(offset, "expected SSA identifier"));
        }
        let ty = p.ty()?;
        let attrs = dictionary(p)?;
        let loc = p.optional_location()?;
        Argument { name: Unresolved { offset, end: offset, number: 0 }, ty: Some(ty), attrs: Some(attrs), loc }
    };
    signature.args.push(argument);
    Ok(())
}

fn is_named(argument: &Argument) -> bool {
    argument.name.end > argument.name.offset
}

fn dictionary(p: &mut OpParser<'_, '_, '_>) -> PResult<Attr> {
    let mut attrs = Vec::new();
    p.attr_dict(&mut attrs)?;
    Ok(p.ctx.dictionary(attrs))
}

fn parse_results(p: &mut OpParser<'_, '_, '_>, signature: &mut Signature) -> PResult<()> {
    if !p.eat(Kind::LParen) {
        signature.results.push(p.ty()?);
        signature.result_attrs.push(None);
        return Ok(());
    }
    if p.eat(Kind::RParen) {
        return Ok(());
    }
    p.list_of(Delimiter::None, "", |p| {
        signature.results.push(p.ty()?);
        signature.result_attrs.push(Some(dictionary(p)?));
        Ok(())
    })?;
    p.expect(Kind::RParen, "expected ')'").map(|_| ())
}

/// Parses `attributes {...}`, if present. Returns an error if it contains an attribute named in `inferred`, which other
/// parts of the syntax set.
///
/// # Errors
/// Returns a syntax error, worded as in upstream MLIR.
pub fn parse_attributes(p: &mut OpParser<'_, '_, '_>, op: &mut OpState, inferred: &[&str]) -> PResult<()> {
    let offset = p.offset();
    let mut attrs = Vec::new();
    p.attr_dict_with_keyword(&mut attrs)?;
    let names: Vec<&str> = attrs.iter().map(|(name, _)| p.ctx.str(*name)).collect();
    if let Some(name) = inferred.iter().find(|name| names.contains(name)) {
        let message = format!(
            "'{name}' is an inferred attribute and should not be specified in the explicit attribute dictionary"
        );
        return Err(p.op_error(offset, &message));
    }
    op.attrs.append(&mut attrs);
    Ok(())
}

/// Sets `arg_attrs` and `res_attrs` from the signature. An attribute is omitted if all of its dictionaries are empty.
pub fn add_signature_attrs(p: &mut OpParser<'_, '_, '_>, op: &mut OpState, signature: &Signature) {
    let args: SmallVec<[Option<Attr>; 8]> = signature.args.iter().map(|arg| arg.attrs).collect();
    for (name, dictionaries) in [("arg_attrs", &*args), ("res_attrs", &*signature.result_attrs)] {
        let ctx = p.ctx;
        if dictionaries.iter().any(|attrs| !ctx.dictionary_entries(*attrs).is_empty()) {
            let empty = ctx.dictionary(Vec::new());
            let all: Vec<Attr> = dictionaries.iter().map(|attrs| attrs.unwrap_or(empty)).collect();
            p.set_attr(op, name, ctx.array_attr(&all));
        }
    }
}

/// Parses the body, if present. Returns an error if the body is empty.
///
/// # Errors
/// Returns a syntax error, worded as in upstream MLIR.
pub fn parse_full_body(p: &mut OpParser<'_, '_, '_>, op: &mut OpState, args: &[Argument]) -> PResult<()> {
    let (offset, there) = (p.offset(), p.at(Kind::LBrace));
    parse_body(p, op, args)?;
    let body = match op.child.as_deref() {
        Some(child) => child,
        None => p.body(),
    };
    match op.regions.last() {
        Some(region) if there && body.entry(region.0).is_none() => {
            let mut error = p.op_error(offset, "expected non-empty function body");
            error.kind = FailureKind::MissingTerminator;
            Err(error)
        }
        _ => Ok(()),
    }
}

/// Parses the body, if present. `args` become the arguments of its entry block if they are named.
///
/// # Errors
/// Returns a syntax error, worded as in upstream MLIR.
pub fn parse_body(p: &mut OpParser<'_, '_, '_>, op: &mut OpState, args: &[Argument]) -> PResult<()> {
    let args = if args.first().is_some_and(is_named) { args } else { &[] };
    let region = if p.at(Kind::LBrace) { p.body_region(op, args)? } else { p.empty_region(op) };
    op.regions.push(region);
    Ok(())
}

// Printing.

/// Prints what follows the name of a function-like operation with these input and result types. If `variadic` is set,
/// the arguments end with `...`.
pub fn print_function<'c>(
    p: &mut OpPrinter<'_, 'c>,
    op: OpRef<'_, 'c>,
    syntax: &FunctionSyntax,
    variadic: bool,
    inputs: &[Type],
    results: &[Type],
) {
    p.text(" ");
    print_visibility(p, op);
    print_symbol_name(p, op);
    print_signature(p, op, inputs, variadic, results);
    print_attributes(p, op, &["sym_visibility", syntax.type_attr, "arg_attrs", "res_attrs"]);
    print_body(p, op);
}

/// Prints what follows the name of a function whose type is a builtin function type.
pub fn print_plain_function<'c>(p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>, syntax: &FunctionSyntax) {
    let (inputs, results) = function_type(op, syntax.type_attr);
    print_function(p, op, syntax, false, inputs, results);
}

/// Returns the inputs and results of the builtin function type held by attribute `type_attr`. Both are empty if there
/// is no such attribute.
#[must_use]
pub fn function_type<'c>(op: OpRef<'_, 'c>, type_attr: &str) -> (&'c [Type], &'c [Type]) {
    let ctx = op.context();
    match op.attr(type_attr).map(|attr| ctx.attr_data(attr)) {
        Some(AttrData::Type(ty)) => match ctx.type_data(*ty) {
            TypeData::Function(function) => (&function.inputs, &function.results),
            _ => (&[], &[]),
        },
        _ => (&[], &[]),
    }
}

/// Prints the visibility and a space, such as `private `, if the operation has one.
pub fn print_visibility<'c>(p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
    if let Some(visibility) = op.string_attr("sym_visibility") {
        p.text(visibility);
        p.text(" ");
    }
}

/// Prints the symbol name, `@name`.
pub fn print_symbol_name<'c>(p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
    let name = match op.attr("sym_name").map(|attr| p.ctx.attr_data(attr)) {
        Some(AttrData::String { value, .. }) => p.ctx.bytes(*value),
        _ => &[],
    };
    p.symbol_name(name);
}

/// Prints a signature such as `(%a: i32 {attr}, ...) -> (i32 {attr})`. The arguments end with `...` if `variadic` is
/// set.
pub fn print_signature<'c>(
    p: &mut OpPrinter<'_, 'c>,
    op: OpRef<'_, 'c>,
    inputs: &[Type],
    variadic: bool,
    results: &[Type],
) {
    let ctx = p.ctx;
    let dictionaries = |name: &str| match op.attr(name).map(|attr| ctx.attr_data(attr)) {
        Some(AttrData::Array(all)) => &**all,
        _ => &[],
    };
    let entries = |all: &'c [Attr], index: usize| ctx.dictionary_entries(all.get(index).copied());
    let (arg_attrs, result_attrs) = (dictionaries("arg_attrs"), dictionaries("res_attrs"));
    let entry = op.regions().next().and_then(|region| region.blocks().next());
    let mut args = entry.map(mlirkit_ir::BlockRef::args);
    p.text("(");
    p.comma_separated(inputs.iter().enumerate(), |p, (index, ty)| match args.as_mut().map(Iterator::next) {
        Some(Some(arg)) => p.region_argument(arg, entries(arg_attrs, index)),
        Some(None) | None => {
            p.ty(*ty);
            p.attr_dict(entries(arg_attrs, index), &[]);
        }
    });
    if variadic {
        p.text(if inputs.is_empty() { "..." } else { ", ..." });
    }
    p.text(")");
    let [first, rest @ ..] = results else { return };
    p.text(" -> ");
    let function = matches!(ctx.type_data(*first), TypeData::Function(_));
    let parens = !rest.is_empty() || function || !entries(result_attrs, 0).is_empty();
    p.text(if parens { "(" } else { "" });
    p.comma_separated(results.iter().enumerate(), |p, (index, ty)| {
        p.ty(*ty);
        p.attr_dict(entries(result_attrs, index), &[]);
    });
    p.text(if parens { ")" } else { "" });
}

/// Prints ` attributes {...}` without the symbol name and the attributes in `elided`. Prints nothing if no others
/// exist.
pub fn print_attributes<'c>(p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>, elided: &[&str]) {
    let all: SmallVec<[&str; 8]> = elided.iter().copied().chain(["sym_name"]).collect();
    p.attr_dict_with_keyword(&attributes_but(op, &all), &all);
}

/// Prints the body, unless it is empty.
pub fn print_body<'c>(p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
    if let Some(region) = op.regions().next().filter(|region| region.blocks().next().is_some()) {
        p.text(" ");
        p.region(op, region, RegionOptions::default().without_entry_args());
    }
}

/// Returns all attributes of an operation by name, inherent and discardable. Properties that are not attributes are
/// omitted.
#[must_use]
pub fn all_attributes(op: OpRef<'_, '_>) -> Vec<(Ident, Attr)> {
    attributes_but(op, &[]).into_owned()
}

/// Returns all attributes of an operation by name, except the inherent ones in `elided`.
#[must_use]
pub fn attributes_but<'c>(op: OpRef<'_, 'c>, elided: &[&str]) -> Cow<'c, [(Ident, Attr)]> {
    let ctx = op.context();
    let data = op.signature().op(op.id);
    let rows = ctx.op_def(data.name).map_or(&[][..], |def| &def.slots);
    let inherent = |(row, value): (&Slot, &Option<Attr>)| {
        let value = (*value)?;
        let is_left = !matches!(row.kind, SlotKind::Prop { .. }) && !elided.contains(&&*row.name);
        // The identifier is looked up last, because threads contend for the table.
        is_left.then(|| (ctx.ident(&row.name), value))
    };
    let mut inherent = rows.iter().zip(ctx.props_data(data.props)).filter_map(inherent);
    let discardable = ctx.dictionary_entries(data.attrs);
    let Some(first) = inherent.next() else { return Cow::Borrowed(discardable) };
    let mut entries = discardable.to_vec();
    entries.push(first);
    entries.extend(inherent);
    // Newer releases print the discardable attributes first.
    let first = if op.module.style.has_lists() { discardable.len() } else { 0 };
    if let Some(mixed) = entries.get_mut(first..) {
        mixed.sort_by(|a, b| ctx.bytes(a.0).cmp(ctx.bytes(b.0)));
    }
    Cow::Owned(entries)
}
