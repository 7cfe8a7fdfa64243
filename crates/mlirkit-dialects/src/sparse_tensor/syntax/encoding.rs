//! Syntax of `#sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed), posWidth = 32 }>`.

use mlirkit_asm::hooks::AttrSyntax;
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{AttrParser, AttrPrinter, Delimiter, PResult, attr_to_string};
use mlirkit_ir::{AffineExpr, AffineMap, Attr, AttrData, Context, DialectAttr, Param, Type};

use super::{level_type, slice};
use crate::sparse_tensor::types;

/// Syntax of an encoding. Its parameters are the level types, the dimension-to-level map, its inverse, two bit widths,
/// the explicit and implicit values, and the slices. The encoding in a storage specifier lacks the inverse, so it
/// differs from an encoding with the same printed form.
pub(super) struct Encoding;

#[derive(Default)]
struct Parts {
    types: Vec<Param>,
    map: Option<Attr>,
    /// The level-to-dimension map, if it is written explicitly.
    inverse: Option<AffineMap>,
    slices: Vec<Param>,
    pos_width: i64,
    crd_width: i64,
    explicit: Option<Attr>,
    implicit: Option<Attr>,
}

/// Reduces the encoding in a storage specifier to the parameters that determine how a tensor is stored: level types and
/// slices.
pub(super) fn for_storage(ctx: &Context, params: &mut [Param]) {
    let [Param::Attr(encoding)] = params else { return };
    let AttrData::Dialect(data) = ctx.attr_data(*encoding) else { return };
    let [Param::Array(types), _, _, _, _, _, _, slices] = &*data.params else { return };
    let stored = |ty: &Param| match ty {
        Param::Int(bits) => Param::Int(level_type::stored(bits.cast_unsigned()).cast_signed()),
        other => other.clone(),
    };
    let map = Param::Attr(ctx.identity_map_attr(types.len()));
    let types = Param::Array(types.iter().map(stored).collect());
    let (none, zero) = (Param::None, Param::Int(0));
    let params = [types, map, none.clone(), zero.clone(), zero, none.clone(), none, slices.clone()];
    *encoding = ctx.attr(AttrData::Dialect(Box::new(DialectAttr { def: data.def, params: params.into() })));
}

impl AttrSyntax for Encoding {
    fn parse(&self, p: &mut AttrParser<'_, '_>, _: Option<Type>) -> PResult<Attr> {
        let start = p.name_offset();
        p.expect(Kind::Less, "expected '<'")?;
        p.expect(Kind::LBrace, "expected '{'")?;
        let mut parts = Parts::default();
        while let Some(key) = p.optional_keyword() {
            if !matches!(key, "map" | "posWidth" | "crdWidth" | "explicitVal" | "implicitVal") {
                return Err(p.error_at(start, &format!("unexpected key: {key}")));
            }
            p.expect(Kind::Equal, "expected '='")?;
            match key {
                "map" => map(p, &mut parts)?,
                "posWidth" => parts.pos_width = width(p, "expected an integral position bitwidth")?,
                "crdWidth" => parts.crd_width = width(p, "expected an integral index bitwidth")?,
                "explicitVal" => parts.explicit = Some(value(p, key)?),
                _ => parts.implicit = Some(value(p, key)?),
            }
            if !p.eat(Kind::Comma) {
                break;
            }
        }
        p.expect(Kind::RBrace, "expected '}'")?;
        p.expect(Kind::Greater, "expected '>'")?;
        let ctx = p.ctx;
        let Some(def) = ctx.dialect(ctx.ident("sparse_tensor")).and_then(|dialect| dialect.attr("encoding")) else {
            return Err(p.error_at(start, "no attribute 'encoding' in dialect 'sparse_tensor'"));
        };
        let optional = |attr: Option<Attr>| attr.map_or(Param::None, Param::Attr);
        let mut params = [
            Param::Array(parts.types.into()),
            optional(parts.map),
            Param::None,
            Param::Int(parts.pos_width),
            Param::Int(parts.crd_width),
            optional(parts.explicit),
            optional(parts.implicit),
            Param::Array(parts.slices.into()),
        ];
        let verdict = match &parts.inverse {
            Some(map) => types::verify_with_inverse(ctx, &params, map),
            None => types::verify_params(ctx, &params),
        };
        verdict.map_err(|message| p.error_at(start, &message))?;
        let inverse = types::inverse(ctx, &params);
        params[2] = inverse.map_or(Param::None, |map| Param::Attr(ctx.attr(AttrData::AffineMap(Box::new(map)))));
        Ok(ctx.attr(AttrData::Dialect(Box::new(DialectAttr { def, params: params.into() }))))
    }

    fn print(&self, p: &mut AttrPrinter<'_, '_>, attr: Attr) {
        let AttrData::Dialect(data) = p.ctx.attr_data(attr) else { return };
        let [Param::Array(types), Param::Attr(map), _, pos_width, crd_width, explicit, implicit, Param::Array(slices)] =
            &*data.params
        else {
            return;
        };
        let AttrData::AffineMap(map) = p.ctx.attr_data(*map) else { return };
        p.text("<{ map = ");
        if map.symbols > 0 {
            p.text("[");
            p.comma_separated(0..map.symbols, |p, symbol| p.fmt(format_args!("s{symbol}")));
            p.text("]");
        }
        p.text("(");
        p.comma_separated(0..map.dims, |p, dim| {
            p.fmt(format_args!("d{dim}"));
            if let Some(Param::Attr(slice)) = slices.get(dim as usize) {
                p.text(" : ");
                p.attr(*slice);
            }
        });
        p.text(") -> (");
        p.comma_separated(map.results.iter().zip(types), |p, (expr, ty)| {
            p.affine_expr(*expr);
            p.text(" : ");
            if let Param::Int(bits) = ty {
                level_type::print(p, bits.cast_unsigned());
            }
        });
        p.text(")");
        for (key, width) in [("posWidth", pos_width), ("crdWidth", crd_width)] {
            if let Param::Int(width @ 1..) = width {
                p.fmt(format_args!(", {key} = {width}"));
            }
        }
        for (key, value) in [("explicitVal", explicit), ("implicitVal", implicit)] {
            if let Param::Attr(value) = value {
                p.fmt(format_args!(", {key} = "));
                p.attr(*value);
            }
        }
        p.text(" }>");
    }
}

fn width(p: &mut AttrParser<'_, '_>, message: &str) -> PResult<i64> {
    let attr = p.attribute()?;
    p.ctx.int_value(attr).ok_or_else(|| p.error_at(p.name_offset(), message))
}

fn value(p: &mut AttrParser<'_, '_>, key: &str) -> PResult<Attr> {
    let attr = p.attribute()?;
    let numeric = match p.ctx.attr_data(attr) {
        AttrData::Float(_) | AttrData::Integer(_) => true,
        _ => attr_to_string(p.ctx, attr).starts_with("#complex.number"),
    };
    if numeric { Ok(attr) } else { Err(p.error_at(p.name_offset(), &format!("expected a numeric value for {key}"))) }
}

/// Parses the map between dimensions and levels: `[s0]{l0}(d0 = l0, d1 : slice) -> (l0 = d0 : dense)`.
fn map<'s>(p: &mut AttrParser<'s, '_>, parts: &mut Parts) -> PResult<()> {
    let ctx = p.ctx;
    let mut symbols: Vec<(&'s [u8], AffineExpr)> = Vec::new();
    p.list(Delimiter::OptionalSquare, " in symbol binding list", |p| {
        let number = u32::try_from(symbols.len()).unwrap_or(u32::MAX);
        let name = new_name(p, &[&symbols])?;
        symbols.push((name, ctx.affine_symbol(number)));
        Ok(())
    })?;
    let mut levels = symbols.clone();
    p.list(Delimiter::OptionalBrace, " in level declaration list", |p| {
        let number = u32::try_from(levels.len() - symbols.len()).unwrap_or(u32::MAX);
        let name = new_name(p, &[&levels])?;
        levels.push((name, ctx.affine_dim(number)));
        Ok(())
    })?;
    let declared = levels.get(symbols.len()..).unwrap_or_default().to_vec();
    let mut dims = symbols.clone();
    let mut inverse = Vec::new();
    let mut slices = Vec::new();
    p.list(Delimiter::Paren, " in dimension-specifier list", |p| {
        let number = u32::try_from(slices.len()).unwrap_or(u32::MAX);
        let name = new_name(p, &[&dims, &levels])?;
        dims.push((name, ctx.affine_dim(number)));
        if p.eat(Kind::Equal) {
            inverse.push(p.affine_expr(&levels)?);
        }
        slices.push(if p.eat(Kind::Colon) { Some(slice_attr(p)?) } else { None });
        Ok(())
    })?;
    p.expect(Kind::Arrow, "expected '->'")?;
    let offset = p.offset();
    let mut results = Vec::new();
    p.list(Delimiter::Paren, " in level-specifier list", |p| {
        if !declared.is_empty() {
            let (offset, name) = (p.offset(), name(p)?);
            let text = String::from_utf8_lossy(name);
            let Some(declared) = declared.iter().position(|(known, _)| *known == name) else {
                return Err(p.error_at(offset, &format!("use of undeclared identifier '{text}'")));
            };
            if declared != results.len() {
                let (declared, found) = (nth(declared), nth(results.len()));
                let message = format!(
                    "Level-variable ordering mismatch. The variable '{text}' was forward-declared as the {declared} \
                     level; but is bound by the {found} specification."
                );
                return Err(p.error_at(offset, &message));
            }
            p.expect(Kind::Equal, "expected '='")?;
        }
        results.push(p.affine_expr(&dims)?);
        p.expect(Kind::Colon, "expected ':'")?;
        parts.types.push(Param::Int(level_type::parse(p)?.cast_signed()));
        Ok(())
    })?;
    if !declared.is_empty() && declared.len() != results.len() {
        let message = format!(
            "Level-rank mismatch between forward-declarations and specifiers. Declared {} level-variables; but got {} \
             level-specifiers.",
            declared.len(),
            results.len()
        );
        return Err(p.error_at(offset, &message));
    }
    if slices.iter().any(Option::is_some) {
        let unknown = slice::unknown(p)?;
        parts.slices = slices.iter().map(|slice| Param::Attr(slice.unwrap_or(unknown))).collect();
    }
    if !inverse.is_empty() {
        let dims = u32::try_from(results.len()).unwrap_or(u32::MAX);
        let symbols = u32::try_from(symbols.len()).unwrap_or(u32::MAX);
        parts.inverse = Some(AffineMap { dims, symbols, results: inverse.into() });
    }
    let map = AffineMap {
        dims: u32::try_from(slices.len()).unwrap_or(u32::MAX),
        symbols: u32::try_from(symbols.len()).unwrap_or(u32::MAX),
        results: results.into(),
    };
    parts.map = Some(ctx.attr(AttrData::AffineMap(Box::new(map))));
    Ok(())
}

/// Parses the name of a dimension, level or symbol.
fn name<'s>(p: &mut AttrParser<'s, '_>) -> PResult<&'s [u8]> {
    let offset = p.offset();
    match p.optional_keyword() {
        Some(name) => Ok(name.as_bytes()),
        None => Err(p.error_at(offset, "expected bare identifier")),
    }
}

/// Parses a name, which must not be in use yet.
fn new_name<'s>(p: &mut AttrParser<'s, '_>, known: &[&[(&'s [u8], AffineExpr)]]) -> PResult<&'s [u8]> {
    let (offset, name) = (p.offset(), name(p)?);
    if known.iter().any(|known| known.iter().any(|(known, _)| *known == name)) {
        let name = String::from_utf8_lossy(name);
        return Err(p.error_at(offset, &format!("redefinition of identifier '{name}'")));
    }
    Ok(name)
}

fn nth(number: usize) -> String {
    match number {
        1 => "1st".into(),
        2 => "2nd".into(),
        _ => format!("{number}th"),
    }
}

fn slice_attr(p: &mut AttrParser<'_, '_>) -> PResult<Attr> {
    let (offset, attr) = (p.offset(), p.attribute()?);
    match p.ctx.attr_data(attr) {
        AttrData::Dialect(data) if &*data.def.name == "sparse_tensor.slice" => Ok(attr),
        _ => Err(p.error_at(offset, "expected SparseTensorDimSliceAttr")),
    }
}
