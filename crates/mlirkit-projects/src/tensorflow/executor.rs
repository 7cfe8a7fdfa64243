//! Syntax of the `tf_executor` dialect: graphs, islands, and operations written with one type from which all other
//! types follow.

use mlirkit_asm::hooks::{Hooks, OpSyntax};
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{Delimiter, Offset, OpParser, OpPrinter, OpState, PResult, RegionOptions, Unresolved};
use mlirkit_dialects::library::attr_dict;
use mlirkit_ir::{Context, OpRef, Type, TypeData};

use super::wrapped::Wrapper;
use super::{only_block, region_with_results};

/// Registers the syntax of the dialect.
pub(super) fn register(hooks: &mut Hooks) {
    hooks.ops.insert("tf_executor.graph", &ExecutorGraph);
    hooks.ops.insert(
        "tf_executor.island",
        &Wrapper { dialect: "tf_executor", word: "wraps", terminator: "tf_executor.yield" },
    );
    hooks.ops.insert("tf_executor.Switch", &OneType(switch));
    hooks.ops.insert("tf_executor._SwitchN", &SwitchN);
    hooks.ops.insert("tf_executor.Merge", &OneType(merge));
    hooks.ops.insert("tf_executor.Enter", &Enter);
    hooks.ops.insert("tf_executor.LoopCond", &OneType(forward));
}

/// Returns the type of control values, or an error if the definition file lacks it.
fn control(p: &OpParser<'_, '_, '_>) -> PResult<Type> {
    let control = p.ctx.new_dialect_type("tf_executor", "control", []);
    control.ok_or_else(|| p.error_here("the type of control values is unknown"))
}

/// Returns whether a type is the type of control values.
fn is_control(ctx: &Context, ty: Type) -> bool {
    matches!(ctx.type_data(ty), TypeData::Dialect(data) if &*data.def.name == "tf_executor.control")
}

/// Returns the result types without the last one, which is the type of a control value.
fn data_types<'m>(op: OpRef<'m, '_>) -> &'m [Type] {
    op.signature().result_types(op.id).split_last().map_or(&[][..], |(_, types)| types)
}

/// The types that follow from one type: the types of the first operands, and the types of the results before the
/// control value.
type DerivedTypes = (Vec<Type>, Vec<Type>);

/// Returns the type `tensor<iN>`.
fn scalar(ctx: &Context, width: u32) -> Type {
    ctx.tensor_type(&[], ctx.int_type(width))
}

/// Parses `: type` and resolves the operands. A function type lists all operand and result types. For any other type,
/// `shape` returns the types derived from it.
fn types(
    p: &mut OpParser<'_, '_, '_>,
    op: &mut OpState,
    operands: &[Unresolved],
    offset: Offset,
    shape: impl FnOnce(&Context, Type) -> DerivedTypes,
) -> PResult<()> {
    p.expect(Kind::Colon, "expected ':'")?;
    let ty = p.ty()?;
    if let TypeData::Function(function) = p.ctx.type_data(ty) {
        op.types.extend_from_slice(&function.results);
        return p.resolve_all(operands, &function.inputs, offset, &mut op.operands);
    }
    let control = control(p)?;
    let (mut inputs, mut results) = shape(p.ctx, ty);
    inputs.resize(operands.len().max(inputs.len()), control);
    results.push(control);
    op.types = results;
    p.resolve_all(operands, &inputs, offset, &mut op.operands)
}

/// Prints ` : ` and the short form of the types, or the function type if `short` is `None`.
fn print_types<'c>(p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>, short: Option<Type>) {
    p.text(" : ");
    match short {
        Some(ty) => p.ty(ty),
        None => p.functional_type(op),
    }
}

/// Returns the type of the first operand if all other types follow from it, and `None` otherwise. They follow if they
/// are the types that `shape` returns, and the rest are types of control values.
fn short(op: OpRef<'_, '_>, shape: impl FnOnce(&Context, Type) -> DerivedTypes) -> Option<Type> {
    let ctx = op.context();
    let operands: Vec<Type> = op.operands().map(|value| value.ty()).collect();
    let first = *operands.first()?;
    let (inputs, results) = shape(ctx, first);
    let (data, controls) = operands.split_at_checked(inputs.len())?;
    let is_short = !matches!(ctx.type_data(first), TypeData::Function(_))
        && data == inputs
        && controls.iter().all(|ty| is_control(ctx, *ty))
        && data_types(op) == results;
    is_short.then_some(first)
}

/// Syntax of `tf_executor.graph { ... } {attributes}`. The results have the types of the values that the body returns.
struct ExecutorGraph;

impl OpSyntax for ExecutorGraph {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        let fetched = region_with_results(p, op, &[], "tf_executor.fetch")?;
        op.types.extend(fetched.into_iter().filter(|ty| !is_control(p.ctx, *ty)));
        p.attr_dict(&mut op.attrs)
    }

    fn is_printable(&self, op: OpRef<'_, '_>) -> bool {
        let Some((block, last)) = only_block(op) else { return false };
        let fetched: Vec<Type> =
            last.operands().map(|value| value.ty()).filter(|ty| !is_control(op.context(), *ty)).collect();
        block.args().next().is_none()
            && last.name() == "tf_executor.fetch"
            && fetched == op.signature().result_types(op.id)
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        p.text(" ");
        if let Some(body) = op.regions().next() {
            p.region(op, body, RegionOptions::default());
        }
        attr_dict(p, op, &[]);
    }
}

/// Syntax of operations such as `tf_executor.LoopCond %condition, %control : type`. The function returns the types that
/// follow from that type.
struct OneType(fn(&Context, Type) -> DerivedTypes);

impl OpSyntax for OneType {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        let offset = p.offset();
        let operands = p.operand_list(Delimiter::None)?;
        types(p, op, &operands, offset, self.0)?;
        p.attr_dict(&mut op.attrs)
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        p.text(" ");
        p.operands(op.operands());
        print_types(p, op, short(op, self.0));
        attr_dict(p, op, &[]);
    }
}

/// Returns the types derived from the type in `tf_executor.Switch %data, %predicate, %control : type`.
fn switch(ctx: &Context, ty: Type) -> DerivedTypes {
    (vec![ty, scalar(ctx, 1)], vec![ty, ty])
}

/// Returns the types derived from the type in `tf_executor.Merge %a, %b, %control : type`. The short form has exactly
/// two values.
fn merge(ctx: &Context, ty: Type) -> DerivedTypes {
    (vec![ty, ty], vec![ty, scalar(ctx, 32)])
}

/// Returns the derived types for an operation whose result has the type of its operand.
fn forward(_: &Context, ty: Type) -> DerivedTypes {
    (vec![ty], vec![ty])
}

/// Syntax of `tf_executor._SwitchN %data, %index of 3 (%control) : type`.
struct SwitchN;

impl SwitchN {
    /// Returns a function from the type of the data to the types of the operands and the `count` outputs.
    fn shape(count: usize) -> impl FnOnce(&Context, Type) -> DerivedTypes {
        move |ctx, ty| (vec![ty, scalar(ctx, 32)], vec![ty; count])
    }
}

impl OpSyntax for SwitchN {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        let offset = p.offset();
        let mut operands = vec![p.operand()?];
        p.expect(Kind::Comma, "expected ','")?;
        operands.push(p.operand()?);
        p.expect_keyword("of")?;
        let count_offset = p.offset();
        let i64 = p.ctx.int_type(64);
        let count = p.attr(Some(i64))?;
        // Limits the memory for the types. Every output has a name in the source, so a count above the number of names
        // is an error. Small counts are accepted without names.
        let outputs = p.ctx.int_value(count).and_then(|count| usize::try_from(count).ok());
        let named: usize =
            (0..p.result_name_count()).filter_map(|at| p.result_name(at)).map(|name| name.1 as usize).sum();
        let Some(outputs) = outputs.filter(|count| *count < named.max(1 << 16)) else {
            return Err(p.op_error(count_offset, "expected a number of outputs"));
        };
        p.set_attr(op, "num_outs", count);
        if p.at(Kind::LParen) {
            operands.extend(p.operand_list(Delimiter::Paren)?);
        }
        types(p, op, &operands, offset, Self::shape(outputs))?;
        p.attr_dict(&mut op.attrs)
    }

    fn is_printable(&self, op: OpRef<'_, '_>) -> bool {
        let count = op.attr("num_outs").and_then(|count| op.context().int_value(count));
        let outputs = data_types(op).len();
        usize::try_from(count.unwrap_or(-1)) == Ok(outputs)
            && outputs < 1 << 16
            && short(op, Self::shape(outputs)).is_some()
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        p.text(" ");
        p.operands(op.operands().take(2));
        p.fmt(format_args!(" of {}", data_types(op).len()));
        if op.operands().len() > 2 {
            p.text(" (");
            p.operands(op.operands().skip(2));
            p.text(")");
        }
        print_types(p, op, op.operands().next().map(|data| data.ty()));
        attr_dict(p, op, &["num_outs"]);
    }
}

/// Syntax of `tf_executor.Enter %data, %control frame "name" parallel_iterations 3 constant  : type`.
struct Enter;

/// The default number of parallel iterations, which is not printed.
const ITERATIONS: i64 = 10;

impl OpSyntax for Enter {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        let offset = p.offset();
        let operands = p.operand_list(Delimiter::None)?;
        p.expect_keyword("frame")?;
        let frame = p.string()?;
        let frame = p.ctx.attr(mlirkit_ir::AttrData::String { value: p.ctx.ident_bytes(&frame), ty: None });
        p.set_attr(op, "frame_name", frame);
        let i64 = p.ctx.int_type(64);
        let iterations = match p.eat_keyword("parallel_iterations") {
            true => p.attr(Some(i64))?,
            false => p.ctx.int_attr(i64, ITERATIONS),
        };
        p.set_attr(op, "parallel_iterations", iterations);
        let is_constant = p.eat_keyword("constant");
        let is_constant = p.ctx.bool_attr(is_constant);
        p.set_attr(op, "is_constant", is_constant);
        types(p, op, &operands, offset, forward)?;
        p.attr_dict(&mut op.attrs)
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        let ctx = op.context();
        p.text(" ");
        p.operands(op.operands());
        p.text(" frame ");
        p.string(op.attr("frame_name").map_or(&[][..], |name| ctx.str_value(name).unwrap_or_default().as_bytes()));
        let iterations = op.attr("parallel_iterations").and_then(|count| ctx.int_value(count));
        if let Some(count) = iterations.filter(|count| *count != ITERATIONS) {
            p.fmt(format_args!(" parallel_iterations {count}"));
        }
        if op.attr("is_constant").and_then(|is_constant| ctx.int_value(is_constant)).is_some_and(|value| value != 0) {
            p.text(" constant ");
        }
        print_types(p, op, short(op, forward));
        attr_dict(p, op, &["frame_name", "parallel_iterations", "is_constant"]);
    }
}
