//! Syntax of the `smt` dialect: bit-vector and integer constants, and operations whose result types follow from their
//! operands.

use mlirkit_asm::hooks::{AsmNames, AttrSyntax, Hooks, Inference, OpSyntax};
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{AttrParser, AttrPrinter, Delimiter, OpParser, OpPrinter, OpState, PResult, type_to_string};
use mlirkit_diag::Reason;
use mlirkit_ir::{Attr, AttrData, Context, DialectType, IntegerAttr, OpRef, Param, Sign, Type, TypeData, ValueId};
use mlirkit_num::{ApInt, Signedness};

use crate::text;

/// Registers the hand-written syntax of the `smt` dialect.
pub(crate) fn register(hooks: &mut Hooks) {
    hooks.attrs.insert("smt.bv", &BitVector);
    hooks.infer.insert("smt.bv.concat", concatenated);
    hooks.infer.insert("smt.bv.constant", |x| {
        let ty = x.slot("value").and_then(|value| bit_vector(x.ctx, value)).map(|(_, ty)| ty);
        ty.map(|ty| vec![ty]).ok_or_else(|| "failed to infer returned types".into())
    });
    hooks.ops.insert("smt.bv.repeat", &Repeat);
    hooks.ops.insert("smt.distinct", &SameTypes);
    hooks.ops.insert("smt.eq", &SameTypes);
    hooks.ops.insert("smt.int.constant", &IntConstant);
    hooks.names.insert("smt.bv.constant", &ConstantName);
    hooks.names.insert("smt.constant", &ConstantName);
    hooks.names.insert("smt.declare_fun", &FunctionName);
    hooks.names.insert("smt.int.constant", &ConstantName);
}

/// Parses an integer literal such as `-5`. Returns whether it is negative, and its digits.
fn literal<'s>(p: &mut AttrParser<'s, '_>) -> PResult<(bool, &'s str)> {
    if p.eat_keyword("true") {
        return Ok((false, "1"));
    }
    if p.eat_keyword("false") {
        return Ok((false, "0"));
    }
    let offset = p.offset();
    if !matches!(p.kind(), Kind::Minus | Kind::Integer) {
        return Err(p.hook_error(offset, "expected integer value"));
    }
    let negative = p.eat(Kind::Minus);
    let tok = p.expect(Kind::Integer, "expected integer value")?;
    let digits = std::str::from_utf8(p.text(tok)).unwrap_or_default();
    Ok((negative && digits.bytes().any(|c| !matches!(c, b'0' | b'x')), digits))
}

pub(crate) fn bv_type(ctx: &Context, width: i64) -> Option<Type> {
    let def = ctx.dialect(ctx.ident("smt"))?.type_("bv")?;
    Some(ctx.ty(TypeData::Dialect(Box::new(DialectType { def, params: [Param::Int(width)].into() }))))
}

/// Returns the width of `!smt.bv<width>`; `None` for other types.
fn bv_width(ctx: &Context, ty: Type) -> Option<i64> {
    match ctx.type_data(ty) {
        TypeData::Dialect(data) if &*data.def.name == "smt.bv" => match &*data.params {
            [Param::Int(width)] => Some(*width),
            _ => None,
        },
        _ => None,
    }
}

/// Returns the value of `#smt.bv<value>` and its type; `None` for other attributes.
pub(crate) fn bit_vector(ctx: &Context, attr: Attr) -> Option<(&ApInt, Type)> {
    match ctx.attr_data(attr) {
        AttrData::Dialect(data) if &*data.def.name == "smt.bv" => match &*data.params {
            [Param::ApInt(value)] => Some((value, bv_type(ctx, value.width().into())?)),
            _ => None,
        },
        _ => None,
    }
}

/// Syntax of `#smt.bv<5> : !smt.bv<8>`.
struct BitVector;

impl AttrSyntax for BitVector {
    fn parse(&self, p: &mut AttrParser<'_, '_>, ty: Option<Type>) -> PResult<Attr> {
        let offset = p.offset();
        p.expect(Kind::Less, "expected '<'")?;
        let (negative, digits) = literal(p)?;
        p.expect(Kind::Greater, "expected '>'")?;
        let typed = ty.and_then(|ty| Some((ty, u32::try_from(bv_width(p.ctx, ty)?).ok()?)));
        let Some((ty, width)) = typed else {
            return Err(p.hook_error(offset, "explicit bit-vector type required"));
        };
        // The limit rejects a huge width before memory is allocated for it.
        let fits = width <= MAX_WIDTH;
        let value = fits.then(|| ApInt::from_literal(digits, negative, width, Signedness::Signless)).flatten();
        let Some(value) = value else {
            let ty = type_to_string(p.ctx, ty);
            return Err(p.hook_error(offset, &format!("integer value out of range for given bit-vector type '{ty}'")));
        };
        text::dialect_attr(p, "smt", "bv", vec![Param::ApInt(value)])
    }

    fn print(&self, p: &mut AttrPrinter<'_, '_>, attr: Attr) {
        if let Some((value, ty)) = bit_vector(p.ctx, attr) {
            p.fmt(format_args!("<{}> : ", value.to_signed_string()));
            p.ty(ty);
        }
    }
}

/// The maximum width of a bit-vector constant, which equals the maximum width of an integer type.
const MAX_WIDTH: u32 = (1 << 24) - 1;

fn concatenated(x: &Inference<'_, '_>) -> Result<Vec<Type>, Reason> {
    let width = x.operand_types.iter().try_fold(0_i64, |sum, ty| sum.checked_add(bv_width(x.ctx, *ty)?));
    let ty = width.and_then(|width| bv_type(x.ctx, width));
    ty.map(|ty| vec![ty]).ok_or_else(|| "failed to infer returned types".into())
}

/// Syntax of `%a, %b : type`, where all operands have that type and the result is a bool.
struct SameTypes;

impl OpSyntax for SameTypes {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        let offset = p.offset();
        let operands = p.operand_list(Delimiter::None)?;
        p.attr_dict(&mut op.attrs)?;
        let ty = text::colon_type(p)?;
        op.types.push(text::bare_type(p, "smt", "bool")?);
        p.resolve_all(&operands, &vec![ty; operands.len()], offset, &mut op.operands)
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        p.text(" ");
        p.operands(op.operands());
        text::attr_dict(p, op, &[]);
        p.text(" : ");
        p.value_types(op.operands().next());
    }
}

/// Syntax of the repetition of a bit-vector: `3 times %a : type`.
struct Repeat;

impl OpSyntax for Repeat {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        let count_offset = p.offset();
        let (negative, digits) = literal(p)?;
        p.expect_keyword("times")?;
        if negative || digits.bytes().all(|c| matches!(c, b'0' | b'x')) {
            return Err(p.op_error(count_offset, "integer must be positive"));
        }
        let offset = p.offset();
        let operand = p.operand()?;
        p.attr_dict(&mut op.attrs)?;
        let ty = text::colon_type(p)?;
        op.operands.push(p.resolve(operand, ty)?);
        let Some(width) = bv_width(p.ctx, ty) else {
            return Err(p.op_error(offset, "input must have bit-vector type"));
        };
        let count = ApInt::from_literal(digits, false, 64, Signedness::Signed).and_then(|count| count.to_i64());
        let Some(count) = count else { return Err(p.op_error(count_offset, "integer must fit into 63 bits")) };
        let Some(ty) = count.checked_mul(width).and_then(|width| bv_type(p.ctx, width)) else {
            let message = "result bit-width (provided integer times bit-width of the input type) must fit into 63 bits";
            return Err(p.op_error(count_offset, message));
        };
        op.types.push(ty);
        Ok(())
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        let width = |ty| bv_width(p.ctx, ty).unwrap_or(0);
        let (Some(input), Some(result)) = (op.operands().next(), op.results().next()) else { return };
        let count = width(result.ty()).checked_div(width(input.ty())).unwrap_or(0);
        p.fmt(format_args!(" {count} times "));
        p.operand(input);
        text::attr_dict(p, op, &[]);
        p.text(" : ");
        p.ty(input.ty());
    }
}

/// Syntax of an integer such as `-5`. The width of the attribute is the one that upstream's parser chooses for the
/// literal.
struct IntConstant;

impl OpSyntax for IntConstant {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        let (negative, digits) = literal(p)?;
        let (value, unsigned) = read(digits, negative);
        let ty = if unsigned == 1 {
            p.ctx.i1_type()
        } else {
            p.ctx.ty(TypeData::Integer { width: unsigned, sign: Sign::Unsigned })
        };
        let value = p.ctx.attr(AttrData::Integer(IntegerAttr { ty, value }));
        p.set_attr(op, "value", value);
        p.attr_dict(&mut op.attrs)?;
        op.types.push(text::bare_type(p, "smt", "int")?);
        Ok(())
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        if let Some(AttrData::Integer(value)) = op.attr("value").map(|attr| op.context().attr_data(attr)) {
            p.text(" ");
            p.text(&value.value.to_signed_string());
        }
        text::attr_dict(p, op, &["value"]);
    }
}

/// Returns the value of a literal and its width: four bits per digit, and one more if the highest bit is set. Zero has
/// 64 bits.
fn read(digits: &str, negative: bool) -> (ApInt, u32) {
    let (body, hex) = match digits.strip_prefix("0x") {
        Some(body) => (body.trim_start_matches('0'), true),
        None => (digits.trim_start_matches('0'), false),
    };
    if body.is_empty() {
        return (ApInt::zero(64), 64);
    }
    let width = u32::try_from(body.len()).unwrap_or(u32::MAX / 8).saturating_mul(4);
    let text = if hex { format!("0x{body}") } else { body.to_owned() };
    let mut value =
        ApInt::from_literal(&text, false, width, Signedness::Unsigned).unwrap_or_else(|| ApInt::zero(width));
    if value.is_negative() {
        value = value.zext_or_trunc(width + 1);
    }
    let value = if negative { value.wrapping_neg() } else { value };
    let width = value.width();
    (value, width)
}

/// A hook that suggests result names for constants, such as `%c5_bv8`, `%c5` or `%true`.
struct ConstantName;

impl AsmNames for ConstantName {
    fn results(&self, op: OpRef<'_, '_>, set: &mut dyn FnMut(ValueId, &str)) {
        let ctx = op.context();
        let (Some(result), Some(value)) = (op.results().next(), op.attr("value")) else { return };
        if let Some((value, _)) = bit_vector(ctx, value) {
            return set(result.id, &format!("c{}_bv{}", value.to_signed_string(), value.width()));
        }
        let AttrData::Integer(value) = ctx.attr_data(value) else { return };
        if op.name() == "smt.constant" {
            set(result.id, if value.value.is_zero() { "false" } else { "true" });
        } else {
            set(result.id, &format!("c{}", value.value.to_signed_string()));
        }
    }
}

/// A hook that suggests the name prefix that the declaration of a function specifies.
struct FunctionName;

impl AsmNames for FunctionName {
    fn results(&self, op: OpRef<'_, '_>, set: &mut dyn FnMut(ValueId, &str)) {
        let prefix = op.attr("namePrefix").and_then(|attr| text::string_value(op.context(), attr)).unwrap_or_default();
        if let Some(result) = op.results().next() {
            set(result.id, &String::from_utf8_lossy(prefix));
        }
    }
}
