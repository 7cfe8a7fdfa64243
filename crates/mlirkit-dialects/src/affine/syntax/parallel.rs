//! Syntax of `affine.parallel (%i) = (0) to (min(%a, 10)) step (2) reduce ("addf") -> (types) { ... }`.

use mlirkit_asm::hooks::OpSyntax;
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{Delimiter, OfValues, OpParser, OpPrinter, OpState, PResult};
use mlirkit_defs::EnumDef;
use mlirkit_ir::{
    AffineExpr, AffineExprData, AffineMap, Attr, AttrData, Context, DenseElementsAttr, OpRef, TensorType, TypeData,
    ValueId, ValueRef,
};

use super::{map_of, print_exprs};
use crate::text;

/// Syntax of `affine.parallel`.
pub(crate) struct Parallel;

/// The lower or the upper bounds of the loops.
#[derive(Clone, Copy)]
enum Bounds {
    Lower,
    Upper,
}

impl Bounds {
    fn keyword(self) -> &'static str {
        match self {
            Self::Lower => "max",
            Self::Upper => "min",
        }
    }

    fn map(self) -> &'static str {
        match self {
            Self::Lower => "lowerBoundsMap",
            Self::Upper => "upperBoundsMap",
        }
    }

    fn groups(self) -> &'static str {
        match self {
            Self::Lower => "lowerBoundsGroups",
            Self::Upper => "upperBoundsGroups",
        }
    }
}

const HIDDEN: [&str; 6] =
    ["reductions", "lowerBoundsMap", "lowerBoundsGroups", "upperBoundsMap", "upperBoundsGroups", "steps"];

impl OpSyntax for Parallel {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        let (ctx, index) = (p.ctx, p.ctx.index_type());
        let mut args = p.argument_list(Delimiter::Paren, false, false)?;
        p.expect(Kind::Equal, "expected '='")?;
        bounds(p, op, Bounds::Lower)?;
        text::keyword(p, "to", "")?;
        bounds(p, op, Bounds::Upper)?;
        let steps = if p.eat_keyword("step") { steps(p, op)? } else { vec![1; args.len()] };
        let steps: Vec<Attr> = steps.iter().map(|step| ctx.int_attr(ctx.i64_type(), *step)).collect();
        p.set_attr(op, "steps", ctx.array_attr(&steps));
        let mut reductions = Vec::new();
        if p.eat_keyword("reduce") {
            p.list_of(Delimiter::Paren, "", |p| {
                reductions.push(reduction(p)?);
                Ok(())
            })?;
        }
        p.set_attr(op, "reductions", ctx.array_attr(&reductions));
        text::optional_arrow_types(p, &mut op.types)?;
        args.iter_mut().for_each(|arg| arg.ty = Some(index));
        let region = p.region(op, &args, false)?;
        p.attr_dict(&mut op.attrs)?;
        p.ensure_terminator(op, region, "affine.yield");
        op.regions.push(region);
        Ok(())
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        let operands: Vec<ValueRef<'_, '_>> = op.operands().collect();
        let inputs = |map: &AffineMap| (map.dims as usize).saturating_add(map.symbols as usize);
        let lower = map_of(op, Bounds::Lower.map()).map_or(0, inputs);
        let Some((lower, upper)) = operands.split_at_checked(lower) else { return p.generic_op_after_name(op) };
        p.text(" (");
        p.operands(text::body_args(op));
        p.text(") = (");
        print_bounds(p, op, Bounds::Lower, lower);
        p.text(") to (");
        print_bounds(p, op, Bounds::Upper, upper);
        p.text(")");
        let steps = numbers(op, "steps");
        if steps.iter().any(|step| *step != 1) {
            p.text(" step (");
            p.comma_separated(steps, |p, step| p.fmt(format_args!("{step}")));
            p.text(")");
        }
        let types = op.signature().result_types(op.id);
        if !types.is_empty() {
            p.text(" reduce (");
            let kinds = kinds(p.ctx);
            p.comma_separated(numbers(op, "reductions"), |p, value| {
                let case = kinds.and_then(|kinds| kinds.cases.iter().find(|case| case.value == value as u64));
                p.string(case.map_or("", |case| &case.text).as_bytes());
            });
            p.text(") -> (");
            p.types(types);
            p.text(")");
        }
        p.text(" ");
        text::print_body(p, op, !types.is_empty());
        text::attr_dict(p, op, &HIDDEN);
    }
}

/// Parses the bounds of all loops, one or several per loop: `(0, max(%a, %b + 1))`.
fn bounds(p: &mut OpParser<'_, '_, '_>, op: &mut OpState, bounds: Bounds) -> PResult<()> {
    let ctx = p.ctx;
    let mut exprs: Vec<OfValues<AffineExpr>> = Vec::new();
    let mut groups: Vec<i32> = Vec::new();
    p.list_of(Delimiter::Paren, "", |p| {
        if !p.eat_keyword(bounds.keyword()) {
            exprs.push(p.affine_expr_of_values()?);
            groups.push(1);
            return Ok(());
        }
        let OfValues { value, dims, symbols } = p.affine_map_of_values(Delimiter::Paren)?;
        if let AttrData::AffineMap(map) = p.ctx.attr_data(value) {
            groups.push(i32::try_from(map.results.len()).unwrap_or(i32::MAX));
            let with = |value: &AffineExpr| OfValues { value: *value, dims: dims.clone(), symbols: symbols.clone() };
            exprs.extend(map.results.iter().map(with));
        }
        Ok(())
    })?;
    // A value that occurs several times becomes one operand.
    let index = ctx.index_type();
    let (mut dims, mut symbols): (Vec<ValueId>, Vec<ValueId>) = (Vec::new(), Vec::new());
    let mut new_dims: Vec<Vec<AffineExpr>> = Vec::new();
    for expr in &exprs {
        let mut places = Vec::new();
        for value in &expr.dims {
            places.push(ctx.affine_dim(place(&mut dims, p.resolve(*value, index)?)));
        }
        new_dims.push(places);
    }
    let mut results = Vec::new();
    for (expr, new_dims) in exprs.iter().zip(&new_dims) {
        let mut new_symbols = Vec::new();
        for value in &expr.symbols {
            new_symbols.push(ctx.affine_symbol(place(&mut symbols, p.resolve(*value, index)?)));
        }
        results.push(replace(ctx, expr.value, new_dims, &new_symbols));
    }
    let map = AffineMap { dims: dims.len() as u32, symbols: symbols.len() as u32, results: results.into() };
    op.operands.extend(dims);
    op.operands.extend(symbols);
    p.set_attr(op, bounds.map(), ctx.attr(AttrData::AffineMap(Box::new(map))));
    p.set_attr(op, bounds.groups(), i32_tensor(ctx, &groups));
    Ok(())
}

/// Returns the position of `value` in the list. Appends the value if the list does not contain it.
fn place(values: &mut Vec<ValueId>, value: ValueId) -> u32 {
    let place = values.iter().position(|other| *other == value).unwrap_or_else(|| {
        values.push(value);
        values.len() - 1
    });
    place as u32
}

/// Returns the expression with its dimensions and symbols replaced. A dimension or symbol whose index is beyond the end
/// of its list is left unchanged.
fn replace(ctx: &Context, expr: AffineExpr, dims: &[AffineExpr], symbols: &[AffineExpr]) -> AffineExpr {
    match ctx.affine_data(expr) {
        AffineExprData::Dim(number) => dims.get(number as usize).copied().unwrap_or(expr),
        AffineExprData::Symbol(number) => symbols.get(number as usize).copied().unwrap_or(expr),
        AffineExprData::Constant(_) => expr,
        AffineExprData::Binary(op, lhs, rhs) => mlirkit_diag::deep(|| {
            let (lhs, rhs) = (replace(ctx, lhs, dims, symbols), replace(ctx, rhs, dims, symbols));
            ctx.affine_binary(op, lhs, rhs)
        }),
    }
}

/// Parses steps such as `(1, 2)`, which must be constants.
fn steps(p: &mut OpParser<'_, '_, '_>, op: &OpState) -> PResult<Vec<i64>> {
    let map = p.affine_map_of_values(Delimiter::Paren)?.value;
    let AttrData::AffineMap(map) = p.ctx.attr_data(map) else { return Ok(Vec::new()) };
    let step = |expr: &AffineExpr| match p.ctx.affine_data(*expr) {
        AffineExprData::Constant(value) => Ok(value),
        _ => Err(p.op_error(op.offset, "steps must be constant integers")),
    };
    map.results.iter().map(step).collect()
}

/// Parses a reduction kind such as `"addf"` and returns its enum case number as an integer attribute.
fn reduction(p: &mut OpParser<'_, '_, '_>) -> PResult<Attr> {
    let offset = p.offset();
    let none = p.ctx.none_type();
    let attr = p.attr(Some(none))?;
    let Some(text) = text::string_value(p.ctx, attr) else {
        return Err(p.op_error(offset, "invalid kind of attribute specified"));
    };
    match kinds(p.ctx).and_then(|kinds| kinds.cases.iter().find(|case| case.text.as_bytes() == text)) {
        Some(case) => Ok(p.ctx.int_attr(p.ctx.i64_type(), case.value as i64)),
        None => {
            let text = String::from_utf8_lossy(text);
            Err(p.op_error(offset, &format!("invalid reduction value: \"{text}\"")))
        }
    }
}

fn kinds(ctx: &Context) -> Option<&'static EnumDef> {
    ctx.dialect(ctx.ident("arith"))?.enum_("AtomicRMWKind")
}

/// Returns the integers in the array attribute `name`; empty if it is absent.
fn numbers(op: OpRef<'_, '_>, name: &str) -> Vec<i64> {
    let ctx = op.context();
    match op.attr(name).map(|attr| ctx.attr_data(attr)) {
        Some(AttrData::Array(elements)) => elements.iter().filter_map(|attr| ctx.int_value(*attr)).collect(),
        _ => Vec::new(),
    }
}

/// Prints the bounds of all loops. Several bounds for one loop are enclosed in `min(...)` or `max(...)`.
fn print_bounds<'c>(p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>, bounds: Bounds, operands: &[ValueRef<'_, 'c>]) {
    let Some(map) = map_of(op, bounds.map()) else { return };
    let mut rest = &*map.results;
    for size in group_sizes(op, bounds.groups()) {
        if rest.len() != map.results.len() {
            p.text(", ");
        }
        let Some((group, others)) = rest.split_at_checked(size) else { return };
        rest = others;
        if size == 1 {
            print_exprs(p, group, map.dims, operands);
        } else {
            p.text(bounds.keyword());
            p.text("(");
            print_exprs(p, group, map.dims, operands);
            p.text(")");
        }
    }
}

/// Returns the elements of an attribute such as `dense<...> : tensor<Nxi32>`; empty if it is absent.
fn group_sizes(op: OpRef<'_, '_>, name: &str) -> Vec<usize> {
    let ctx = op.context();
    let Some(AttrData::DenseElements(dense)) = op.attr(name).map(|attr| ctx.attr_data(attr)) else { return Vec::new() };
    let count = match ctx.type_data(dense.ty) {
        TypeData::RankedTensor(tensor) => tensor.shape.iter().product::<i64>(),
        TypeData::Vector(vector) => vector.shape.iter().product(),
        _ => 0,
    };
    let element = |bytes: &[u8]| bytes.try_into().map_or(0, |bytes| u32::from_le_bytes(bytes) as usize);
    let elements: Vec<usize> = dense.data.as_slice().chunks_exact(4).map(element).collect();
    if dense.splat {
        let one = elements.first().copied().unwrap_or(0);
        // Limits the memory for a splat. No map has more results than this.
        return vec![one; usize::try_from(count).unwrap_or(0).min(1 << 20)];
    }
    elements
}

/// Returns `dense<...> : tensor<Nxi32>` with these elements.
fn i32_tensor(ctx: &Context, values: &[i32]) -> Attr {
    let tensor = TensorType { shape: [values.len() as i64].into(), element: ctx.i32_type(), encoding: None };
    let ty = ctx.ty(TypeData::RankedTensor(Box::new(tensor)));
    let data: Vec<u8> = values.iter().flat_map(|value| value.to_le_bytes()).collect();
    ctx.attr(AttrData::DenseElements(Box::new(DenseElementsAttr::new(ty, 32, values.len() as u64, data.into()))))
}
