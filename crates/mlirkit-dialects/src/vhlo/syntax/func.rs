//! Syntax of `vhlo.func_v1 @name(%arg: type) -> (type) { ... }`, where the name and the type are `vhlo` attributes.

use mlirkit_asm::hooks::{Directive, Parse, Print, arg};
use mlirkit_asm::{Delimiter, OpParser, OpPrinter, OpState, PResult, RegionOptions};
use mlirkit_diag::Reason;
use mlirkit_ir::{Attr, AttrData, Context, DialectAttr, DialectType, OpRef, Param, ParamChecks, Type, TypeData};

use crate::text;

/// Syntax of `custom<FunctionBody>($sym_name, $body, $function_type)`.
pub(super) struct FunctionBody;

fn attr(ctx: &Context, row: &str, value: Param) -> Option<Attr> {
    let def = ctx.dialect(ctx.ident("vhlo"))?.attr(row)?;
    Some(ctx.attr(AttrData::Dialect(Box::new(DialectAttr { def, params: [value].into() }))))
}

fn function_type(ctx: &Context, inputs: Vec<Type>, outputs: Vec<Type>) -> Option<Type> {
    let def = ctx.dialect(ctx.ident("vhlo"))?.type_("func_v1")?;
    let params = [inputs, outputs].map(|types| Param::Array(types.into_iter().map(Param::Type).collect())).into();
    Some(ctx.ty(TypeData::Dialect(Box::new(DialectType { def, params }))))
}

/// Runs the parameter check of a type, as if the type had been parsed, and returns its error.
fn checked(ctx: &Context, ty: Type) -> Result<(), Reason> {
    match (ctx.type_data(ty), ctx.extension::<ParamChecks>()) {
        (TypeData::Dialect(data), Some(checks)) => checks.check(ctx, data.def, &data.params, |checks| &checks.types),
        _ => Ok(()),
    }
}

/// Returns the first parameter of a `vhlo` attribute; `None` if it has none.
fn param(ctx: &Context, attr: Attr) -> Option<&Param> {
    match ctx.attr_data(attr) {
        AttrData::Dialect(data) => data.params.first(),
        _ => None,
    }
}

/// Returns the result types of the `vhlo` function type in a type attribute; empty for other attributes.
fn outputs(ctx: &Context, attr: Attr) -> &[Param] {
    let Some(Param::Type(ty)) = param(ctx, attr) else { return &[] };
    match ctx.type_data(*ty) {
        TypeData::Dialect(data) => match &*data.params {
            [_, Param::Array(outputs)] => outputs,
            _ => &[],
        },
        _ => &[],
    }
}

impl Directive for FunctionBody {
    type Args = (arg::Attribute, arg::Regions, arg::Attribute);

    fn parse(
        &self,
        p: &mut OpParser<'_, '_, '_>,
        op: &mut OpState,
        (name, regions, ty): Parse<'_, Self>,
    ) -> PResult<()> {
        let symbol = p.symbol_name()?;
        let arguments = p.argument_list(Delimiter::Paren, true, false)?;
        let mut results = Vec::new();
        text::arrow_types(p, &mut results)?;
        regions.push(p.region(op, &arguments, false)?);
        let ctx = p.ctx;
        if let AttrData::String { value, .. } = ctx.attr_data(symbol) {
            *name = attr(ctx, "string_v1", Param::Str(*value));
        }
        let inputs = arguments.iter().filter_map(|argument| argument.ty).collect();
        let Some(made) = function_type(ctx, inputs, results) else { return Ok(()) };
        checked(ctx, made).map_err(|why| p.op_error(op.offset, &why))?;
        *ty = attr(ctx, "type_v1", Param::Type(made));
        Ok(())
    }

    fn print<'m, 'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'m, 'c>, (name, regions, ty): Print<'m, 'c, Self>) {
        let (Some(name), Some(ty)) = (name, ty) else { return };
        if let Some(Param::Str(name)) = param(p.ctx, name) {
            p.base.symbol_name(p.ctx.bytes(*name));
        }
        let Some(region) = regions.first() else { return };
        p.text("(");
        p.comma_separated(region.blocks().next().into_iter().flat_map(|block| block.args()), |p, argument| {
            p.region_argument(argument, &[]);
        });
        p.text(") -> (");
        p.comma_separated(outputs(p.ctx, ty), |p, output| {
            if let Param::Type(output) = output {
                p.ty(*output);
            }
        });
        p.text(") ");
        p.region(op, *region, RegionOptions { entry_args: false, terminators: true, empty_block: true });
    }
}
