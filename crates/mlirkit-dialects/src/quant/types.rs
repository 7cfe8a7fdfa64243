//! Syntax of the `quant` types: `uniform<i8<-8:7>:f32, 0.1:2>`, per axis `uniform<i8:f32:1, {0.1,0.2:3}>`, per block
//! (see `blocks`), `any<i8:f32>` and `calibrated<f32<0.0:1.0>>`.

use mlirkit_asm::hooks::TypeSyntax;
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{AttrParser, AttrPrinter, PResult};
use mlirkit_ir::{DialectType, Param, Sign, Type, TypeData};

use super::syntax::blocks;
use super::verify::{MAX_WIDTH, default_range, scale_fault};
use crate::text;

/// Syntax of all quantized types.
pub(crate) struct QuantType;

/// The storage of quantized values: flags, type, minimum and maximum.
struct Storage {
    flags: i64,
    ty: Type,
    min: i64,
    max: i64,
}

impl TypeSyntax for QuantType {
    fn parse(&self, p: &mut AttrParser<'_, '_>) -> PResult<Type> {
        let offset = p.offset();
        match p.keyword()? {
            "uniform" => uniform(p),
            "any" => any(p),
            "calibrated" => calibrated(p),
            other => Err(p.hook_error(offset, &format!("unknown quantized type {other}"))),
        }
    }

    fn print(&self, p: &mut AttrPrinter<'_, '_>, ty: Type) {
        let TypeData::Dialect(data) = p.ctx.type_data(ty) else { return };
        match (&*data.def.class, &*data.params) {
            ("CalibratedQuantizedType", [Param::Type(expressed), min, max]) => {
                p.text("calibrated<");
                p.ty(*expressed);
                p.text("<");
                text::print_float(p, min);
                p.text(":");
                text::print_float(p, max);
                p.text(">>");
            }
            (
                class,
                [Param::Int(flags), Param::Type(storage), expressed, rest @ .., Param::Int(min), Param::Int(max)],
            ) => {
                p.text(if class == "AnyQuantizedType" { "any<" } else { "uniform<" });
                print_storage(p, *flags, *storage, *min, *max);
                if let Param::Type(expressed) = expressed {
                    p.text(":");
                    p.ty(*expressed);
                }
                print_scales(p, class, rest);
                p.text(">");
            }
            _ => {}
        }
    }
}

fn made(p: &AttrParser<'_, '_>, name: &str, params: Vec<Param>) -> PResult<Type> {
    let ctx = p.ctx;
    match ctx.dialect(ctx.ident("quant")).and_then(|dialect| dialect.type_(name)) {
        Some(def) => Ok(ctx.ty(TypeData::Dialect(Box::new(DialectType { def, params: params.into() })))),
        None => Err(p.error_here("the context knows no dialect 'quant'")),
    }
}

/// Parses a storage type such as `i8`, `u8` or `i8<-8:7>`.
fn storage(p: &mut AttrParser<'_, '_>) -> PResult<Storage> {
    let offset = p.offset();
    let (signed, width, ty) = if let Some(ty) = p.optional_ty()? {
        match p.ctx.type_data(ty) {
            TypeData::Integer { width, sign } => (*sign != Sign::Unsigned, *width, ty),
            _ => return Err(text::wrong_type(p, offset, ty, "builtin.integer")),
        }
    } else {
        let word = p.keyword()?;
        let Some(digits) = word.strip_prefix('u') else {
            return Err(p.hook_error(offset, "illegal storage type prefix"));
        };
        let Ok(width) = digits.parse() else { return Err(p.hook_error(offset, "expected storage type width")) };
        (false, width, p.ctx.int_type(width))
    };
    if width == 0 || width > MAX_WIDTH {
        return Err(p.hook_error(offset, &format!("illegal storage type size: {width}")));
    }
    let (low, high) = default_range(signed, width);
    let (mut min, mut max) = (low, high);
    if p.eat(Kind::Less) {
        let min_at = p.offset();
        min = text::integer(p)?;
        p.expect(Kind::Colon, "expected ':'")?;
        let max_at = p.offset();
        max = text::integer(p)?;
        p.expect(Kind::Greater, "expected '>'")?;
        if min < low {
            return Err(p.hook_error(min_at, &format!("illegal storage type minimum: {min}")));
        }
        if max > high {
            return Err(p.hook_error(max_at, &format!("illegal storage type maximum: {max}")));
        }
    }
    Ok(Storage { flags: i64::from(signed), ty, min, max })
}

fn print_storage(p: &mut AttrPrinter<'_, '_>, flags: i64, storage: Type, min: i64, max: i64) {
    let signed = flags & 1 != 0;
    let TypeData::Integer { width, .. } = *p.ctx.type_data(storage) else { return };
    p.fmt(format_args!("{}{width}", if signed { 'i' } else { 'u' }));
    if (min, max) != default_range(signed, width) {
        p.fmt(format_args!("<{min}:{max}>"));
    }
}

/// Parses a scale with an optional zero point, such as `0.1:2`. The zero point is 0 by default.
pub(super) fn scale(p: &mut AttrParser<'_, '_>, expressed: Type) -> PResult<(Param, Param)> {
    let scale = text::double(p)?;
    if let Some(fault) = scale_fault(p.ctx, expressed, &scale) {
        return Err(p.hook_error(p.offset(), &fault));
    }
    let zero = if p.eat(Kind::Colon) { text::integer(p)? } else { 0 };
    Ok((scale, Param::Int(zero)))
}

/// Prints the scales and zero points at the end of a quantized type.
fn print_scales(p: &mut AttrPrinter<'_, '_>, class: &str, params: &[Param]) {
    match (class, params) {
        ("UniformQuantizedType", [scale, zero]) => {
            p.text(", ");
            print_scale(p, scale, zero);
        }
        ("UniformQuantizedPerAxisType", [Param::Array(scales), Param::Array(zeros), Param::Int(axis)]) => {
            p.fmt(format_args!(":{axis}, {{"));
            for (index, (scale, zero)) in scales.iter().zip(zeros.iter()).enumerate() {
                p.text(if index > 0 { "," } else { "" });
                print_scale(p, scale, zero);
            }
            p.text("}");
        }
        (
            "UniformQuantizedSubChannelType",
            [Param::Attr(scales), Param::Attr(zeros), Param::Array(dims), Param::Array(sizes)],
        ) => blocks::print(p, [*scales, *zeros], dims, sizes),
        _ => {}
    }
}

fn print_scale(p: &mut AttrPrinter<'_, '_>, scale: &Param, zero: &Param) {
    text::print_float(p, scale);
    if let Param::Int(zero) = zero {
        if *zero != 0 {
            p.fmt(format_args!(":{zero}"));
        }
    }
}

/// Parses the expressed type, which must be a float.
fn float_type(p: &mut AttrParser<'_, '_>) -> PResult<Type> {
    let (offset, ty) = (p.offset(), p.ty()?);
    match p.ctx.type_data(ty) {
        TypeData::Float(_) => Ok(ty),
        _ => Err(p.hook_error(offset, "invalid kind of type specified")),
    }
}

fn any(p: &mut AttrParser<'_, '_>) -> PResult<Type> {
    p.expect(Kind::Less, "expected '<'")?;
    let storage = storage(p)?;
    let expressed = if p.eat(Kind::Colon) { Param::Type(float_type(p)?) } else { Param::None };
    p.expect(Kind::Greater, "expected '>'")?;
    let params = [Param::Int(storage.flags), Param::Type(storage.ty), expressed];
    made(p, "any", params.into_iter().chain([Param::Int(storage.min), Param::Int(storage.max)]).collect())
}

fn calibrated(p: &mut AttrParser<'_, '_>) -> PResult<Type> {
    p.expect(Kind::Less, "expected '<'")?;
    let (offset, expressed) = (p.offset(), p.ty()?);
    if !matches!(p.ctx.type_data(expressed), TypeData::Float(_)) {
        let first = p.hook_error(offset, "invalid kind of type specified");
        return Err(p.and_then_hook_error(first, offset, "expecting float expressed type"));
    }
    let range = range(p);
    let (min, max) =
        range.map_err(|first| p.and_then_hook_error(first, offset, "calibrated values must be present"))?;
    p.expect(Kind::Greater, "expected '>'")?;
    let expressed = Param::Type(expressed);
    made(p, "calibrated", vec![expressed, min, max])
}

fn uniform(p: &mut AttrParser<'_, '_>) -> PResult<Type> {
    p.expect(Kind::Less, "expected '<'")?;
    let storage = storage(p)?;
    p.expect(Kind::Colon, "expected ':'")?;
    let expressed = float_type(p)?;
    let axis = if p.eat(Kind::Colon) {
        if p.at(Kind::LBrace) {
            return by_block(p, &storage, expressed);
        }
        let offset = p.offset();
        let axis = text::integer(p)?;
        if i32::try_from(axis).is_err() {
            return Err(p.hook_error(offset, "integer value too large"));
        }
        Some(axis)
    } else {
        None
    };
    p.expect(Kind::Comma, "expected ','")?;
    let (mut scales, mut zeros) = (Vec::new(), Vec::new());
    if axis.is_some() {
        p.expect(Kind::LBrace, "expected '{'")?;
    }
    loop {
        let (one, zero) = scale(p, expressed)?;
        scales.push(one);
        zeros.push(zero);
        if axis.is_none() || !p.eat(Kind::Comma) {
            break;
        }
    }
    if axis.is_some() {
        p.expect(Kind::RBrace, "expected '}'")?;
    }
    p.expect(Kind::Greater, "expected '>'")?;
    let mut params = vec![Param::Int(storage.flags), Param::Type(storage.ty), Param::Type(expressed)];
    let name = if let Some(axis) = axis {
        params.extend([Param::Array(scales.into()), Param::Array(zeros.into()), Param::Int(axis)]);
        "UniformQuantizedPerAxisType"
    } else {
        params.extend(scales.into_iter().chain(zeros));
        "uniform"
    };
    params.extend([Param::Int(storage.min), Param::Int(storage.max)]);
    made(p, name, params)
}

fn by_block(p: &mut AttrParser<'_, '_>, storage: &Storage, expressed: Type) -> PResult<Type> {
    let blocks = blocks::parse(p, expressed, storage.ty)?;
    p.expect(Kind::Greater, "expected '>'")?;
    let mut params = vec![Param::Int(storage.flags), Param::Type(storage.ty), Param::Type(expressed)];
    params.extend(blocks.params());
    params.extend([Param::Int(storage.min), Param::Int(storage.max)]);
    made(p, "UniformQuantizedSubChannelType", params)
}

/// Parses a range such as `<0.0:1.0>` and returns its minimum and maximum.
fn range(p: &mut AttrParser<'_, '_>) -> PResult<(Param, Param)> {
    p.expect(Kind::Less, "expected '<'")?;
    let min = text::double(p)?;
    p.expect(Kind::Colon, "expected ':'")?;
    let max = text::double(p)?;
    p.expect(Kind::Greater, "expected '>'")?;
    Ok((min, max))
}
