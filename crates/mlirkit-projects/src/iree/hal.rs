//! Syntax of the `hal` dialect: conditions and constants of executables.

use mlirkit_asm::function::{
    Signature, add_signature_attrs, function_type, parse_attributes, parse_signature, print_attributes, print_signature,
};
use mlirkit_asm::hooks::{AttrSyntax, Directive, Hooks, OpSyntax, Parse, Print, arg};
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{
    AttrParser, AttrPrinter, Delimiter, OpParser, OpPrinter, OpState, PResult, ParsedRegion, RegionOptions,
};
use mlirkit_dialects::library::Bindings;
use mlirkit_ir::{Attr, AttrData, Context, DialectAttr, OpRef, Param, RegionRef, Type};

use super::common::{TypeAlias, TypeOrAttr, attr_dict_with_keyword, elements};

/// Bindings for the `hal` dialect.
pub(crate) const BINDINGS: Bindings = Bindings { hooks: register, ..Bindings::NONE };

fn register(hooks: &mut Hooks) {
    hooks.directives.insert("hal.TypeOrAttr", &TypeOrAttr);
    hooks.directives.insert("hal.TypeAlias", &TypeAlias);
    hooks.directives.insert("hal.TargetConditionObjects", &TargetConditionObjects);
    hooks.ops.insert("hal.executable.condition", &ExecutableCondition);
    hooks.ops.insert("hal.executable.constant.block", &ConstantBlock);
    super::names::hal(hooks);
    super::aliases::register(hooks);
    hooks.attr.attrs.insert("hal.device.target", &DeviceTarget);
}

/// Parses a condition with its result type and region: `(%device: !hal.device) -> i1 { ... }`.
fn parse_condition(p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<(ParsedRegion, Vec<Type>)> {
    let args = p.argument_list(Delimiter::Paren, true, true)?;
    p.expect(Kind::Arrow, "expected '->'")?;
    p.ty()?;
    let region = p.region(op, &args, false)?;
    Ok((region, args.iter().filter_map(|arg| arg.ty).collect()))
}

fn print_condition<'c>(p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>, region: RegionRef<'_, 'c>) {
    let Some(entry) = region.blocks().next() else { return };
    p.text("(");
    p.comma_separated(entry.args(), |p, arg| p.region_argument(arg, &[]));
    p.text(") -> i1 ");
    p.region(op, region, RegionOptions::default().without_entry_args());
}

/// Syntax of a list of objects by target, one per line:
/// `#target if(%device: !hal.device) -> i1 { ... } ordinal(0) = [#object]`.
struct TargetConditionObjects;

impl Directive for TargetConditionObjects {
    type Args = (arg::Attribute, arg::Attribute, arg::Attribute, arg::Regions);

    fn parse(
        &self,
        p: &mut OpParser<'_, '_, '_>,
        op: &mut OpState,
        (targets, ordinals, objects, regions): Parse<'_, Self>,
    ) -> PResult<()> {
        let (mut all_targets, mut all_ordinals, mut all_objects) = (Vec::new(), Vec::new(), Vec::new());
        loop {
            all_targets.push(p.attr(None)?);
            let region = if p.eat_keyword("if") { parse_condition(p, op)?.0 } else { p.empty_region(op) };
            regions.push(region);
            p.expect_keyword("ordinal")?;
            p.expect(Kind::LParen, "expected '('")?;
            let index = p.ctx.index_type();
            all_ordinals.push(p.attr(Some(index))?);
            p.expect(Kind::RParen, "expected ')'")?;
            p.expect(Kind::Equal, "expected '='")?;
            all_objects.push(p.attr(None)?);
            if !p.eat(Kind::Comma) {
                break;
            }
        }
        *targets = Some(p.ctx.array_attr(&all_targets));
        *ordinals = Some(p.ctx.array_attr(&all_ordinals));
        *objects = Some(p.ctx.array_attr(&all_objects));
        Ok(())
    }

    fn print<'m, 'c>(
        &self,
        p: &mut OpPrinter<'_, 'c>,
        op: OpRef<'m, 'c>,
        (targets, ordinals, objects, regions): Print<'m, 'c, Self>,
    ) {
        let ctx = p.ctx;
        let (targets, ordinals, objects) = (elements(ctx, targets), elements(ctx, ordinals), elements(ctx, objects));
        p.increase_indent();
        for (index, ((target, ordinal), (object, region))) in
            targets.iter().zip(ordinals).zip(objects.iter().zip(regions)).enumerate()
        {
            p.text(if index > 0 { "," } else { "" });
            p.newline();
            p.attr(*target);
            if region.blocks().next().is_some() {
                p.text(" if");
                print_condition(p, op, *region);
            }
            p.text(" ordinal(");
            p.attr_without_type(*ordinal);
            p.text(") = ");
            p.attr(*object);
        }
        p.decrease_indent();
        p.newline();
    }
}

/// Syntax of `hal.executable.condition(%device: !hal.device) -> i1 { ... }`.
struct ExecutableCondition;

impl OpSyntax for ExecutableCondition {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        let (region, inputs) = parse_condition(p, op)?;
        op.regions.push(region);
        let function = p.ctx.function_type(&inputs, &[p.ctx.int_type(1)]);
        let ty = p.ctx.type_attr(function);
        p.set_attr(op, "function_type", ty);
        parse_attributes(p, op, &[])
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        if let Some(region) = op.regions().next() {
            print_condition(p, op, region);
        }
        attr_dict_with_keyword(p, op, &["function_type"]);
    }
}

/// Syntax of `hal.executable.constant.block(%device: !hal.device) -> (i32, i32) as ("a", "b") { ... }`.
struct ConstantBlock;

impl OpSyntax for ConstantBlock {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        let signature: Signature = parse_signature(p, false)?;
        let function = p.ctx.function_type(&signature.inputs(), &signature.results);
        let ty = p.ctx.type_attr(function);
        p.set_attr(op, "function_type", ty);
        p.expect_keyword("as")?;
        let mut keys = Vec::new();
        let brackets = if signature.results.len() == 1 { Delimiter::None } else { Delimiter::OptionalParen };
        p.list_of(brackets, "", |p| {
            let key = p.string()?;
            keys.push(p.ctx.string_attr(&String::from_utf8_lossy(&key)));
            Ok(())
        })?;
        let keys = p.ctx.array_attr(&keys);
        p.set_attr(op, "keys", keys);
        parse_attributes(p, op, &[])?;
        add_signature_attrs(p, op, &signature);
        let region = p.region(op, &signature.args, false)?;
        op.regions.push(region);
        Ok(())
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        let (inputs, results) = function_type(op, "function_type");
        print_signature(p, op, inputs, false, results);
        let (open, close) = if results.len() == 1 { ("", "") } else { ("(", ")") };
        p.text(" as ");
        p.text(open);
        p.comma_separated(elements(p.ctx, op.attr("keys")), |p, key| p.attr(*key));
        p.text(close);
        print_attributes(p, op, &["function_type", "keys", "arg_attrs", "res_attrs"]);
        if let Some(region) = op.regions().next() {
            p.text(" ");
            p.region(op, region, RegionOptions::default().without_entry_args());
        }
    }
}

/// Syntax of `<"local", {configuration}, [#hal.executable.target<...>]>`. Configuration and targets are optional.
struct DeviceTarget;

impl AttrSyntax for DeviceTarget {
    fn parse(&self, p: &mut AttrParser<'_, '_>, _: Option<Type>) -> PResult<Attr> {
        p.expect(Kind::Less, "expected '<'")?;
        let id = p.attr(None)?;
        let (mut configuration, mut targets) = (None, Vec::new());
        while p.eat(Kind::Comma) {
            if p.at(Kind::LSquare) {
                p.list(Delimiter::Square, "", |p| {
                    targets.push(Param::Attr(p.attr(None)?));
                    Ok(())
                })?;
                break;
            }
            configuration = Some(p.attr(None)?);
        }
        p.expect(Kind::Greater, "expected '>'")?;
        let row = |kind: &str| p.ctx.dialect(p.ctx.ident(kind));
        let (Some(hal), Some(ty)) = (row("hal"), device_type(p.ctx)) else {
            return Err(p.error_here("unknown dialect 'hal'"));
        };
        let def = hal.attr("device.target").ok_or_else(|| p.error_here("unknown attribute"))?;
        let configuration = configuration.unwrap_or_else(|| p.ctx.dictionary(Vec::new()));
        let params = [Param::Attr(id), Param::Attr(configuration), Param::Array(targets.into()), Param::Type(ty)];
        Ok(p.ctx.attr(AttrData::Dialect(Box::new(DialectAttr { def, params: Box::new(params) }))))
    }

    fn print(&self, p: &mut AttrPrinter<'_, '_>, attr: Attr) {
        let AttrData::Dialect(data) = p.ctx.attr_data(attr) else { return };
        let [Param::Attr(id), Param::Attr(configuration), Param::Array(targets), ..] = &*data.params else { return };
        p.text("<");
        p.attr(*id);
        if !p.ctx.dictionary_entries(Some(*configuration)).is_empty() {
            p.text(", ");
            p.attr(*configuration);
        }
        if !targets.is_empty() {
            p.text(", [");
            p.comma_separated(targets.iter(), |p, target| {
                if let Param::Attr(target) = target {
                    p.attr(*target);
                }
            });
            p.text("]");
        }
        p.text(">");
    }
}

/// Returns the type `!hal.device`; `None` if the definition file lacks it.
fn device_type(ctx: &Context) -> Option<Type> {
    ctx.new_dialect_type("hal", "device", [])
}
