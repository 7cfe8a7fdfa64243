//! Syntax of `esi` bundles and of operations of small CIRCT dialects, and types of `ltl` sequences and properties.

use mlirkit_asm::function::{parse_visibility, print_attributes, print_symbol_name, print_visibility};
use mlirkit_asm::hooks::{AsmNames, Directive, Hooks, OpSyntax, Parse, Print, TypeSyntax, arg};
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{AttrParser, AttrPrinter, Delimiter, OpParser, OpPrinter, OpState, PResult, RegionOptions};
use mlirkit_diag::Reason;
use mlirkit_ir::{Context, Ident, OpRef, Param, RegionRef, Type, ValueId};

use super::incomplete;
use super::types::word_or_string;

/// Registers the hooks of the `esi` dialect: bundles.
pub(super) fn register_esi(hooks: &mut Hooks) {
    hooks.types.insert("esi.bundle", &Bundle);
    hooks.directives.insert("esi.UnPackBundleType", &BundleType);
    hooks.names.insert("esi.bundle.pack", &BundleNames { pack: true });
    hooks.names.insert("esi.bundle.unpack", &BundleNames { pack: false });
}

/// Registers the hooks of the `ltl` dialect: sequences and properties.
pub(super) fn register_ltl(hooks: &mut Hooks) {
    hooks.infer.insert("ltl.clock", |x| {
        let is_property = x.operand_types.first().is_some_and(|ty| x.ctx.dialect_type(*ty, "ltl.property").is_some());
        named(x.ctx, "ltl", if is_property { "property" } else { "sequence" })
    });
    for op in ["ltl.and", "ltl.or", "ltl.intersect"] {
        hooks.infer.insert(op, |x| {
            let has = |name: &str| x.operand_types.iter().any(|ty| x.ctx.dialect_type(*ty, name).is_some());
            if has("ltl.property") {
                return named(x.ctx, "ltl", "property");
            }
            if has("ltl.sequence") {
                return named(x.ctx, "ltl", "sequence");
            }
            Ok(vec![x.ctx.int_type(1)])
        });
    }
}

/// Registers the hooks of small dialects.
pub(super) fn register_small(hooks: &mut Hooks) {
    hooks.names.insert("verif.simulation", &SimulationNames);
    hooks.ops.insert("arc.sim.instantiate", &SimInstantiate);
    hooks.ops.insert("sim.func.dpi", &DpiFunc);
    hooks.types.insert("sim.dpi_functy", &DpiType);
}

/// Returns a list that contains only the type `dialect.mnemonic`, which has no parameters. Fails if the definition file
/// lacks the type.
fn named(ctx: &Context, dialect: &str, mnemonic: &str) -> Result<Vec<Type>, Reason> {
    ctx.new_dialect_type(dialect, mnemonic, Vec::new())
        .map(|ty| vec![ty])
        .ok_or_else(|| "a definition is not complete".into())
}

/// Syntax of a bundle type: `!esi.bundle<[!esi.channel<i32> to "addr"] reset>`.
struct Bundle;

/// The keywords for the direction of a channel, indexed by the stored integer.
const DIRECTIONS: [&str; 2] = ["to", "from"];

/// Returns the channels of a bundle type: the name, the index into [`DIRECTIONS`], and the type. `None` for other
/// types.
fn channels(ctx: &Context, ty: Type) -> Option<Vec<(&str, usize, Type)>> {
    let Some([Param::Array(all), ..]) = ctx.dialect_type(ty, "esi.bundle") else { return None };
    let channel = |channel: &Param| match channel {
        Param::Array(parts) => match **parts {
            [Param::Str(name), Param::Int(direction), Param::Type(ty)] => {
                Some((ctx.str(name), usize::try_from(direction).ok()?, ty))
            }
            _ => None,
        },
        _ => None,
    };
    all.iter().map(channel).collect()
}

impl TypeSyntax for Bundle {
    fn parse(&self, p: &mut AttrParser<'_, '_>) -> PResult<Type> {
        p.expect(Kind::Less, "expected '<'")?;
        p.expect(Kind::LSquare, "expected '['")?;
        let mut all = Vec::new();
        while !p.at(Kind::RSquare) {
            let ty = p.nested(AttrParser::ty)?;
            let direction = DIRECTIONS.into_iter().position(|word| p.eat_keyword(word));
            let Some(direction) = direction.and_then(|at| i64::try_from(at).ok()) else {
                return Err(p.error_here("expected 'to' or 'from'"));
            };
            let name = word_or_string(p)?;
            all.push(Param::Array([Param::Str(p.ctx.ident(&name)), Param::Int(direction), Param::Type(ty)].into()));
            if !p.eat(Kind::Comma) {
                break;
            }
        }
        p.expect(Kind::RSquare, "expected ']'")?;
        let reset = Param::Bool(p.eat_keyword("reset"));
        p.expect(Kind::Greater, "expected '>'")?;
        let made = p.ctx.new_dialect_type("esi", "bundle", vec![Param::Array(all.into()), reset]);
        made.ok_or_else(|| incomplete(p, "esi"))
    }

    fn print(&self, p: &mut AttrPrinter<'_, '_>, ty: Type) {
        p.text("<[");
        p.comma_separated(channels(p.ctx, ty).unwrap_or_default(), |p, (name, direction, ty)| {
            p.ty(ty);
            p.fmt(format_args!(" {} ", DIRECTIONS.get(direction).copied().unwrap_or_default()));
            p.string(name.as_bytes());
        });
        p.text("]");
        if let Some([_, Param::Bool(true)]) = p.ctx.dialect_type(ty, "esi.bundle") {
            p.text(" reset ");
        }
        p.text(">");
    }
}

/// A directive for a bundle type, which determines the types of the channels. Those types are therefore not printed.
struct BundleType;

impl Directive for BundleType {
    type Args = (arg::Types, arg::Types, arg::Types);

    fn parse(&self, p: &mut OpParser<'_, '_, '_>, _: &mut OpState, (to, from, bundle): Parse<'_, Self>) -> PResult<()> {
        let offset = p.offset();
        let ty = p.ty()?;
        let all = channels(p.ctx, ty).ok_or_else(|| p.op_error(offset, "expected a bundle"))?;
        for (_, direction, ty) in all {
            if direction == 0 { to.push(ty) } else { from.push(ty) }
        }
        bundle.push(ty);
        Ok(())
    }

    fn print<'m, 'c>(&self, p: &mut OpPrinter<'_, 'c>, _: OpRef<'m, 'c>, (_, _, bundle): Print<'m, 'c, Self>) {
        bundle.iter().for_each(|ty| p.ty(*ty));
    }
}

/// A hook that names the results after the channels of a bundle.
struct BundleNames {
    pack: bool,
}

impl AsmNames for BundleNames {
    fn results(&self, op: OpRef<'_, '_>, set: &mut dyn FnMut(ValueId, &str)) {
        let ctx = op.context();
        let mut results = op.results();
        let bundle = if self.pack { results.next() } else { op.operands().next() };
        let Some(bundle) = bundle else { return };
        if self.pack {
            set(bundle.id, "bundle");
        }
        let own = channels(ctx, bundle.ty()).unwrap_or_default();
        let own = own.into_iter().filter(|(_, direction, _)| (*direction == 1) == self.pack);
        results.zip(own).for_each(|(result, (name, ..))| set(result.id, name));
    }
}

/// Syntax of `sim.func.dpi @f(in %a : i8, return b : i8)`.
struct DpiFunc;

/// The keywords for the direction of an argument, indexed by the stored integer. The names of arguments that are
/// operands begin with `%`.
const DPI: [&str; 5] = ["in", "out", "inout", "return", "ref"];

fn is_operand(direction: usize) -> bool {
    matches!(DPI.get(direction), Some(&("in" | "inout" | "ref")))
}

impl OpSyntax for DpiFunc {
    fn replaces_format(&self) -> bool {
        true
    }

    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        parse_visibility(p, op);
        let name = p.symbol_name()?;
        p.set_attr(op, "sym_name", name);
        let (mut arguments, mut locs, mut has_locs) = (Vec::new(), Vec::new(), false);
        p.list_of(Delimiter::Paren, " in DPI argument list", |p| {
            let direction = DPI.into_iter().position(|word| p.eat_keyword(word));
            let Some(direction) = direction else {
                return Err(p.error_here("expected DPI argument direction keyword"));
            };
            let name = if is_operand(direction) {
                let operand = p.operand()?;
                String::from_utf8_lossy(p.ssa_name(operand).get(1..).unwrap_or_default()).into_owned()
            } else {
                word_or_string(p)?
            };
            p.expect(Kind::Colon, "expected ':'")?;
            let ty = p.ty()?;
            let number = Param::Int(i64::try_from(direction).unwrap_or_default());
            arguments.push(Param::Array([Param::Str(p.ctx.ident(&name)), Param::Type(ty), number].into()));
            let loc = p.optional_location()?;
            has_locs |= loc.is_some();
            locs.push(loc.unwrap_or_else(|| p.ctx.unknown_loc()));
            Ok(())
        })?;
        let ty = p.ctx.new_dialect_type("sim", "dpi_functy", vec![Param::Array(arguments.into())]);
        let ty = ty.ok_or_else(|| incomplete(p, "sim"))?;
        let ty = p.ctx.type_attr(ty);
        p.set_attr(op, "dpi_function_type", ty);
        if has_locs {
            let locs = p.ctx.array_attr(&locs);
            p.set_attr(op, "argument_locs", locs);
        }
        let region = p.empty_region(op);
        op.regions.push(region);
        p.attr_dict_with_keyword(&mut op.attrs)
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        let ctx = p.ctx;
        p.text(" ");
        print_visibility(p, op);
        print_symbol_name(p, op);
        let ty = op.attr("dpi_function_type").and_then(|ty| ctx.type_value(ty));
        let arguments = match ty.and_then(|ty| ctx.dialect_type(ty, "sim.dpi_functy")) {
            Some([Param::Array(arguments)]) => &**arguments,
            _ => &[],
        };
        p.text("(");
        p.comma_separated(arguments, |p, argument| {
            let Some((name, ty, direction)) = dpi_argument(argument) else { return };
            p.text(DPI.get(direction).copied().unwrap_or_default());
            p.text(if is_operand(direction) { " %" } else { " " });
            p.keyword_or_string(ctx.bytes(name));
            p.text(" : ");
            p.ty(ty);
        });
        p.text(")");
        print_attributes(p, op, &["sym_visibility", "dpi_function_type", "argument_locs"]);
    }
}

/// Returns the name, the type and the direction of an argument; `None` for other parameters.
fn dpi_argument(argument: &Param) -> Option<(Ident, Type, usize)> {
    match argument {
        Param::Array(parts) => match **parts {
            [Param::Str(name), Param::Type(ty), Param::Int(direction)] => {
                Some((name, ty, usize::try_from(direction).ok()?))
            }
            _ => None,
        },
        _ => None,
    }
}

/// Syntax of `!sim.dpi_functy<in "a" : i8, return "b" : i8>`.
struct DpiType;

impl TypeSyntax for DpiType {
    fn parse(&self, p: &mut AttrParser<'_, '_>) -> PResult<Type> {
        p.expect(Kind::Less, "expected '<'")?;
        let mut arguments = Vec::new();
        while !p.at(Kind::Greater) {
            let direction = DPI.into_iter().position(|word| p.eat_keyword(word));
            let Some(direction) = direction.and_then(|at| i64::try_from(at).ok()) else {
                return Err(p.error_here("expected DPI argument direction keyword"));
            };
            let name = p.string()?;
            let name = p.ctx.ident_bytes(&name);
            p.expect(Kind::Colon, "expected ':'")?;
            let ty = p.nested(AttrParser::ty)?;
            arguments.push(Param::Array([Param::Str(name), Param::Type(ty), Param::Int(direction)].into()));
            if !p.eat(Kind::Comma) {
                break;
            }
        }
        p.expect(Kind::Greater, "expected '>'")?;
        let made = p.ctx.new_dialect_type("sim", "dpi_functy", vec![Param::Array(arguments.into())]);
        made.ok_or_else(|| incomplete(p, "sim"))
    }

    fn print(&self, p: &mut AttrPrinter<'_, '_>, ty: Type) {
        let Some([Param::Array(arguments)]) = p.ctx.dialect_type(ty, "sim.dpi_functy") else { return };
        let ctx = p.ctx;
        p.text("<");
        p.comma_separated(arguments.iter(), |p, argument| {
            let Some((name, ty, direction)) = dpi_argument(argument) else { return };
            p.text(DPI.get(direction).copied().unwrap_or_default());
            p.text(" ");
            p.string(ctx.bytes(name));
            p.text(" : ");
            p.ty(ty);
        });
        p.text(">");
    }
}

/// A hook that names the region arguments `clock` and `init`.
struct SimulationNames;

impl AsmNames for SimulationNames {
    fn region_args(&self, _: OpRef<'_, '_>, region: RegionRef<'_, '_>, set: &mut dyn FnMut(ValueId, &str)) {
        if let [clock, init] = *super::entry_args(region) {
            set(clock.id, "clock");
            set(init.id, "init");
        }
    }
}

/// Syntax of `arc.sim.instantiate @model as %m runtime @r("args") { ... }`.
struct SimInstantiate;

impl OpSyntax for SimInstantiate {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        let model = p.attr(None)?;
        p.expect_keyword("as")?;
        let mut arg = p.argument(false, false)?;
        if p.eat_keyword("runtime") {
            if !p.at(Kind::LParen) {
                let runtime = p.attr(None)?;
                p.set_attr(op, "runtimeModel", runtime);
            }
            p.expect(Kind::LParen, "expected '('")?;
            if !p.at(Kind::RParen) {
                let args = p.attr(None)?;
                p.set_attr(op, "runtimeArgs", args);
            }
            p.expect(Kind::RParen, "expected ')'")?;
        }
        p.attr_dict_with_keyword(&mut op.attrs)?;
        let ty = p.ctx.new_dialect_type("arc", "sim.instance", vec![Param::Attr(model)]);
        arg.ty = Some(ty.ok_or_else(|| incomplete(p, "arc"))?);
        let region = p.region(op, &[arg], false)?;
        op.regions.push(region);
        Ok(())
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        let Some(region) = op.regions().next() else { return };
        let [model, ..] = *super::entry_args(region) else { return };
        p.text(" ");
        if let Some([Param::Attr(symbol)]) = p.ctx.dialect_type(model.ty(), "arc.sim.instance") {
            p.attr(*symbol);
        }
        p.text(" as ");
        p.region_argument_without_type(model, &[]);
        let [runtime, args] = ["runtimeModel", "runtimeArgs"].map(|name| op.attr(name));
        if runtime.is_some() || args.is_some() {
            p.text(" runtime ");
            runtime.into_iter().for_each(|runtime| p.attr(runtime));
            p.text("(");
            args.into_iter().for_each(|args| p.attr(args));
            p.text(")");
        }
        let elided = ["runtimeModel", "runtimeArgs"];
        p.attr_dict_with_keyword(&mlirkit_asm::function::attributes_but(op, &elided), &elided);
        p.text(" ");
        p.region(op, region, RegionOptions::default().without_entry_args());
    }

    fn is_printable(&self, op: OpRef<'_, '_>) -> bool {
        let args = op.regions().next().map_or_else(Vec::new, super::entry_args);
        matches!(*args, [model] if op.context().dialect_type(model.ty(), "arc.sim.instance").is_some())
    }
}
