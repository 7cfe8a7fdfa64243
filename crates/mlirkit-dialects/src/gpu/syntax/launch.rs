//! Syntax of `gpu.launch blocks(%b...) in (...) threads(%t...) in (...) { ... }` and of the custom directives of
//! `gpu.launch_func`.

use mlirkit_asm::hooks::{Directive, OpSyntax, Parse, Print, arg};
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{Delimiter, OpParser, OpPrinter, OpState, PResult, Unresolved};
use mlirkit_ir::{OpRef, Type, ValueRef};

use super::{async_dependencies, attributions, print_attributions, set_workgroup_count};
use crate::text;

/// The number of operand groups of `gpu.launch`, up to and including the size of dynamic shared memory.
const GROUPS: usize = 11;

/// Syntax of `gpu.launch`.
pub(crate) struct Launch;

/// The parsed ids, size names and sizes of a launch, each for the dimensions x, y and z.
struct Sizes {
    ids: Vec<Unresolved>,
    names: Vec<Unresolved>,
    values: Vec<Unresolved>,
}

/// Parses the ids and sizes of a launch: `(%x, %y, %z) in (%sx = %a, %sy = %b, %sz = %c)`.
fn sizes(p: &mut OpParser<'_, '_, '_>) -> PResult<Sizes> {
    let (offset, mut sizes) = (p.offset(), Sizes { ids: Vec::new(), names: Vec::new(), values: Vec::new() });
    p.list_of(Delimiter::Paren, " in operand list", |p| {
        sizes.ids.push(p.argument_name()?);
        Ok(())
    })?;
    text::keyword(p, "in", "")?;
    p.expect(Kind::LParen, "expected '('")?;
    for at in 0..3 {
        if at > 0 {
            p.expect(Kind::Comma, "expected ','")?;
        }
        sizes.names.push(p.argument_name()?);
        p.expect(Kind::Equal, "expected '='")?;
        sizes.values.push(p.operand()?);
    }
    p.expect(Kind::RParen, "expected ')'")?;
    if sizes.ids.len() != sizes.names.len() {
        return Err(p.op_error(offset, &format!("expected {} operands", sizes.names.len())));
    }
    Ok(sizes)
}

fn print_sizes<'c>(
    p: &mut OpPrinter<'_, 'c>,
    keyword: &str,
    ids: &[ValueRef<'_, 'c>],
    names: &[ValueRef<'_, 'c>],
    values: &[ValueRef<'_, 'c>],
) {
    p.fmt(format_args!(" {keyword}("));
    p.operands(ids.iter().copied());
    p.text(") in (");
    p.comma_separated(names.iter().zip(values), |p, (name, value)| {
        p.operand(*name);
        p.text(" = ");
        p.operand(*value);
    });
    p.text(")");
}

impl OpSyntax for Launch {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        let index = p.ctx.index_type();
        let (token, dependencies) = async_dependencies(p)?;
        let dependency = match token {
            None if dependencies.is_empty() => index,
            Some(token) => token,
            None => text::bare_type(p, "gpu", "async.token")?,
        };
        p.resolve_as(&dependencies, dependency, &mut op.operands)?;
        // Newer definitions have another operand: the asynchronous object in whose queue the kernel is launched.
        let groups = op.def.map_or(GROUPS, |row| row.operands.len());
        let object = if groups > GROUPS && p.eat(Kind::Less) {
            let (object, ty) = (p.operand()?, text::colon_type(p)?);
            p.expect(Kind::Greater, "expected '>'")?;
            Some(p.resolve(object, ty)?)
        } else {
            None
        };
        let clusters = if p.eat_keyword("clusters") { Some(sizes(p)?) } else { None };
        text::keyword(p, "blocks", "")?;
        let blocks = sizes(p)?;
        text::keyword(p, "threads", "")?;
        let threads = sizes(p)?;
        let mut names = [&*blocks.ids, &threads.ids, &blocks.names, &threads.names].concat();
        let mut values = [&*blocks.values, &threads.values].concat();
        if let Some(clusters) = &clusters {
            names.extend(clusters.ids.iter().chain(&clusters.names));
            values.extend(&clusters.values);
        }
        p.resolve_as(&values, index, &mut op.operands)?;
        let dynamic = p.eat_keyword("dynamic_shared_memory_size");
        if dynamic {
            let (size, i32_type) = (p.operand()?, p.ctx.i32_type());
            op.operands.push(p.resolve(size, i32_type)?);
        }
        for name in ["module", "function"] {
            if p.eat_keyword(name) {
                p.expect(Kind::LParen, "expected '('")?;
                let symbol = p.attribute()?;
                p.set_attr(op, name, symbol);
                p.expect(Kind::RParen, "expected ')'")?;
            }
        }
        let mut args: Vec<_> = names.into_iter().map(|name| text::argument(name, Some(index))).collect();
        let ids = args.len();
        attributions(p, "workgroup", false, &mut args)?;
        set_workgroup_count(p, op, args.len() - ids);
        attributions(p, "private", false, &mut args)?;
        let region = p.region(op, &args, false)?;
        op.regions.push(region);
        p.attr_dict(&mut op.attrs)?;
        let cluster = usize::from(clusters.is_some());
        let sizes: [usize; GROUPS] =
            [dependencies.len(), 1, 1, 1, 1, 1, 1, cluster, cluster, cluster, usize::from(dynamic)];
        let mut sizes = sizes.to_vec();
        sizes.resize(groups, usize::from(object.is_some()));
        op.operands.extend(object);
        text::operand_segments(p, op, &sizes);
        if p.result_name_count() > 0 {
            let Some(token) = token else { return Err(p.op_error(op.offset, "needs 'async' to have a result")) };
            op.types.push(token);
        }
        Ok(())
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        let groups = text::operand_groups(op, GROUPS + 1);
        let args = text::body_args(op);
        let three = |from: usize| groups.get(from..from + 3).unwrap_or_default().concat();
        let arg = |from: usize| args.get(from..from + 3).unwrap_or_default();
        if op.results().len() > 0 {
            p.text(" async");
            if let Some(dependencies) = groups.first().filter(|values| !values.is_empty()) {
                p.text(" [");
                p.operands(dependencies.iter().copied());
                p.text("]");
            }
        }
        for object in groups.get(GROUPS).into_iter().flatten() {
            p.text(" <");
            p.operand(*object);
            p.text(" : ");
            p.ty(object.ty());
            p.text(">");
        }
        let clusters = three(7);
        if !clusters.is_empty() {
            print_sizes(p, "clusters", arg(12), arg(15), &clusters);
        }
        print_sizes(p, "blocks", arg(0), arg(6), &three(1));
        print_sizes(p, "threads", arg(3), arg(9), &three(4));
        for size in groups.get(GROUPS - 1).into_iter().flatten() {
            p.text(" dynamic_shared_memory_size ");
            p.operand(*size);
        }
        for name in ["module", "function"] {
            if let Some(symbol) = op.attr(name) {
                p.fmt(format_args!(" {name}("));
                p.attr(symbol);
                p.text(")");
            }
        }
        let memory = args.get(if clusters.is_empty() { 12 } else { 18 }..).unwrap_or_default();
        let count = text::int_attr(op, "workgroup_attributions").and_then(|count| usize::try_from(count).ok());
        let (workgroup, private) = memory.split_at_checked(count.unwrap_or(0)).unwrap_or((memory, &[]));
        print_attributions(p, "workgroup", workgroup, &[]);
        print_attributions(p, "private", private, &[]);
        p.text(" ");
        text::print_body(p, op, true);
        text::attr_dict(p, op, &["operandSegmentSizes", "workgroup_attributions", "module", "function"]);
    }
}

/// Syntax of `: type`, the type of the sizes, omitted if it is `index`. Cluster sizes have the same type.
pub(crate) struct LaunchDimType;

impl Directive for LaunchDimType {
    type Args = (arg::Types, arg::Ref<arg::Operands>, Vec<arg::Types>);

    fn parse(
        &self,
        p: &mut OpParser<'_, '_, '_>,
        _: &mut OpState,
        (size, cluster, clusters): Parse<'_, Self>,
    ) -> PResult<()> {
        let ty: Type = if p.eat(Kind::Colon) { p.ty()? } else { p.ctx.index_type() };
        size.push(ty);
        for types in clusters {
            types.extend(Some(ty).filter(|_| !cluster.is_empty()));
        }
        Ok(())
    }

    fn print<'m, 'c>(&self, p: &mut OpPrinter<'_, 'c>, _: OpRef<'m, 'c>, (size, ..): Print<'m, 'c, Self>) {
        if let Some(ty) = size.first().filter(|ty| **ty != p.ctx.index_type()) {
            p.text(": ");
            p.ty(*ty);
        }
    }
}

/// Syntax of `args(%a : type, %b : type)`, or nothing if there are no arguments.
pub(crate) struct LaunchFuncOperands;

impl Directive for LaunchFuncOperands {
    type Args = (arg::Operands, arg::Types);

    fn parse(&self, p: &mut OpParser<'_, '_, '_>, _: &mut OpState, (operands, types): Parse<'_, Self>) -> PResult<()> {
        if !p.eat_keyword("args") {
            return Ok(());
        }
        p.list_of(Delimiter::Paren, " in argument list", |p| {
            operands.push(p.operand()?);
            types.push(text::colon_type(p)?);
            Ok(())
        })
    }

    fn print<'m, 'c>(&self, p: &mut OpPrinter<'_, 'c>, _: OpRef<'m, 'c>, (values, _): Print<'m, 'c, Self>) {
        if values.is_empty() {
            return;
        }
        p.text("args(");
        p.comma_separated(values, |p, value| {
            p.operand(*value);
            p.text(" : ");
            p.ty(value.ty());
        });
        p.text(")");
    }
}
