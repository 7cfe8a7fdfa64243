//! Syntax of the `handshake` dialect: functions, and operations that list values of one type.

use mlirkit_asm::function::{
    FunctionSyntax, add_signature_attrs, function_type, parse_attributes, parse_full_body, parse_signature,
    parse_visibility, print_function,
};
use mlirkit_asm::hooks::{Hooks, OpSyntax};
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{Delimiter, OpParser, OpPrinter, OpState, PResult, format};
use mlirkit_ir::{Attr, Context, OpRef, ValueRef};

use super::attr_dict;

/// Registers the syntax of the `handshake` dialect.
pub(super) fn register(hooks: &mut Hooks) {
    hooks.ops.insert("handshake.func", &HandshakeFunc);
    for op in ["handshake.fork", "handshake.lazy_fork"] {
        hooks.ops.insert(op, &Fork);
    }
    hooks.ops.insert("handshake.load", &Access);
    hooks.ops.insert("handshake.store", &Access);
}

/// Syntax of `handshake.func @f(%a: i32, ...) -> (i32) attributes {...} { ... }`.
struct HandshakeFunc;

/// Returns an array of numbered names, such as `in0`, `in1`.
fn numbered(ctx: &Context, prefix: &str, count: usize) -> Attr {
    let names: Vec<Attr> = (0..count).map(|index| ctx.string_attr(&format!("{prefix}{index}"))).collect();
    ctx.array_attr(&names)
}

impl OpSyntax for HandshakeFunc {
    fn replaces_format(&self) -> bool {
        true
    }

    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        parse_visibility(p, op);
        let name = p.symbol_name()?;
        p.set_attr(op, "sym_name", name);
        let signature = parse_signature(p, true)?;
        let function = p.ctx.function_type(&signature.inputs(), &signature.results);
        let function = p.ctx.type_attr(function);
        p.set_attr(op, "function_type", function);
        parse_attributes(p, op, &[])?;
        add_signature_attrs(p, op, &signature);
        let ctx = p.ctx;
        let has = |op: &OpState, name: &str| op.attrs.iter().any(|(key, _)| ctx.str(*key) == name);
        if !has(op, "argNames") {
            let texts: Vec<&[u8]> = signature.args.iter().map(|arg| p.ssa_name(arg.name)).collect();
            let names = if texts.iter().any(|text| text.len() < 2) {
                numbered(ctx, "in", texts.len())
            } else {
                let name = |text: &[u8]| ctx.string_attr(&String::from_utf8_lossy(text.get(1..).unwrap_or_default()));
                ctx.array_attr(&texts.into_iter().map(name).collect::<Vec<_>>())
            };
            p.set_attr(op, "argNames", names);
        }
        if !has(op, "resNames") {
            let names = numbered(ctx, "out", signature.results.len());
            p.set_attr(op, "resNames", names);
        }
        parse_full_body(p, op, &signature.args)
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        let (inputs, results) = function_type(op, "function_type");
        let syntax = FunctionSyntax { variadic: true, ..FunctionSyntax::default() };
        print_function(p, op, &syntax, true, inputs, results);
    }
}

/// Parses `[N]` and returns N.
fn number(p: &mut OpParser<'_, '_, '_>) -> PResult<i64> {
    p.expect(Kind::LSquare, "expected '['")?;
    let number = format::parse_integer(p, 32)?;
    p.expect(Kind::RSquare, "expected ']'")?;
    Ok(number)
}

/// Maximum number of results of a fork in custom syntax. Otherwise a short input could request billions of results.
const MOST: usize = 1 << 10;

/// Maximum number of results of a fork whose results are not named in the source.
const MOST_UNNAMED: usize = 64;

/// Syntax of `handshake.fork [2] %a : i32`.
struct Fork;

impl OpSyntax for Fork {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        let offset = p.offset();
        let count = number(p)?;
        let Ok(count) = usize::try_from(count) else {
            return Err(p.op_error(offset, "expected a number of results"));
        };
        let named = p.result_name_count();
        if named != 0 && named != count {
            let message = format!("operation defines {count} results but was provided {named} to bind");
            return Err(p.error_at(op.offset, &message));
        }
        let most = if named == 0 { MOST_UNNAMED } else { MOST };
        if count > most {
            let what = if named == 0 { "results without names" } else { "results" };
            let message = format!("a fork of more than {most} {what} must be in generic form");
            return Err(p.op_error(offset, &message));
        }
        let operands = p.operand_list(Delimiter::None)?;
        p.attr_dict(&mut op.attrs)?;
        p.expect(Kind::Colon, "expected ':'")?;
        let ty = p.ty()?;
        op.types.extend(std::iter::repeat_n(ty, count));
        p.resolve_as(&operands, ty, &mut op.operands)
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        p.fmt(format_args!(" [{}] ", op.results().count()));
        p.operands(op.operands());
        attr_dict(p, op, &[]);
        p.text(" : ");
        op.operands().take(1).for_each(|operand| p.ty(operand.ty()));
    }

    fn is_printable(&self, op: OpRef<'_, '_>) -> bool {
        let ty = op.operands().next().map(ValueRef::ty);
        op.results().count() <= MOST && op.results().chain(op.operands()).all(|value| Some(value.ty()) == ty)
    }
}

/// Syntax of `handshake.load [%address] %data, %control : index, i32`, and of `handshake.store`.
struct Access;

impl OpSyntax for Access {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        let offset = p.offset();
        let mut operands = p.operand_list(Delimiter::Square)?;
        operands.extend(p.operand_list(Delimiter::None)?);
        p.expect(Kind::Colon, "expected ':'")?;
        let mut types = vec![p.ty()?];
        while p.eat(Kind::Comma) {
            types.push(p.ty()?);
        }
        if let Some((data, addresses)) = types.split_last() {
            op.types.push(*data);
            op.types.extend_from_slice(addresses);
        }
        types.push(p.ctx.none_type());
        p.resolve_all(&operands, &types, offset, &mut op.operands)
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        let operands: Vec<ValueRef<'_, 'c>> = op.operands().collect();
        let [addresses @ .., data, control] = &*operands else { return };
        p.text(" [");
        p.operands(addresses.iter().copied());
        p.text("] ");
        p.operand(*data);
        p.text(", ");
        p.operand(*control);
        p.text(" : ");
        p.value_types(addresses.iter().copied());
        p.text(", ");
        p.ty(data.ty());
    }
}
