//! Helpers for tests: a context with the embedded dialects, and a text engine that does not parse attributes and types.

#![allow(dead_code, reason = "each test uses a part of it")]

use mlirkit_diag::Diagnostic;
use mlirkit_ir::{Attr, AttrData, Chunk, Context, DialectSet, TextEngine, Type, TypeData, Verbatim};

/// Creates a context with the embedded dialects.
pub fn context() -> Context {
    Context::new(DialectSet::new().with_lookup(mlirkit_dialects::lookup).allowing_unregistered())
        .with_extension(mlirkit_dialects::encodings())
        .with_extension(PLAIN)
}

/// A text engine that keeps the source text of attributes and types. It parses only the default values of properties.
pub const PLAIN: TextEngine = TextEngine { print_attr, print_type, parse_attr, parse_type, series: None };

fn verbatim(ctx: &Context, text: &[u8]) -> Box<Verbatim> {
    let name = match text {
        [b'#' | b'!', rest @ ..] => {
            let end = rest.iter().position(|b| !b.is_ascii_alphanumeric() && *b != b'_').unwrap_or(rest.len());
            &rest[..end]
        }
        _ => b"builtin",
    };
    let chunks = Box::new([Chunk::Text(ctx.ident_bytes(text))]);
    Box::new(Verbatim { dialect: ctx.ident_bytes(name), chunks })
}

fn print(ctx: &Context, text: &Verbatim, out: &mut Vec<u8>) {
    for chunk in &text.chunks {
        if let Chunk::Text(text) = chunk {
            out.extend_from_slice(ctx.bytes(*text));
        }
    }
}

fn parse_attr(ctx: &Context, text: &[u8]) -> Result<(Attr, usize), Box<Diagnostic>> {
    let attr = match text {
        b"false" => ctx.bool_attr(false),
        b"true" => ctx.bool_attr(true),
        b"unit" => ctx.unit(),
        b"[]" => ctx.array_attr(&[]),
        _ => match std::str::from_utf8(text).ok().and_then(|text| integer(ctx, text)) {
            Some(attr) => attr,
            None => ctx.attr(AttrData::Verbatim(verbatim(ctx, text))),
        },
    };
    Ok((attr, text.len()))
}

fn parse_type(ctx: &Context, text: &[u8]) -> Result<(Type, usize), Box<Diagnostic>> {
    Ok((ctx.ty(TypeData::Verbatim(verbatim(ctx, text))), text.len()))
}

fn print_attr(ctx: &Context, attr: Attr, out: &mut Vec<u8>) {
    match ctx.attr_data(attr) {
        AttrData::Verbatim(text) => print(ctx, text, out),
        AttrData::UnknownLoc => out.extend_from_slice(b"loc(unknown)"),
        AttrData::AffineMap(map) => {
            let dims = (0..map.dims).map(|dim| format!("d{dim}")).collect::<Vec<_>>().join(", ");
            out.extend_from_slice(format!("affine_map<({dims}) -> ({dims})>").as_bytes());
        }
        other => out.extend_from_slice(format!("{other:?}").as_bytes()),
    }
}

fn print_type(ctx: &Context, ty: Type, out: &mut Vec<u8>) {
    match ctx.type_data(ty) {
        TypeData::Verbatim(text) => print(ctx, text, out),
        other => out.extend_from_slice(format!("{other:?}").as_bytes()),
    }
}

fn integer(ctx: &Context, text: &str) -> Option<Attr> {
    let (value, ty) = text.split_once(" : i")?;
    Some(ctx.int_attr(ctx.int_type(ty.parse().ok()?), value.parse().ok()?))
}
