//! Syntax of `hw` types and attributes. Inside another type, the prefix `!hw.` is omitted.

use std::collections::HashMap;

use mlirkit_asm::hooks::{AttrSyntax, Hooks, TypeSyntax};
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{AttrParser, AttrPrinter, PResult, format};
use mlirkit_ir::{Attr, AttrData, Context, Param, Type, TypeData};

use super::incomplete;

/// Registers the types of the `hw` dialect.
pub(super) fn register(hooks: &mut Hooks) {
    hooks.types.insert("hw.array", &HwArray("array"));
    hooks.types.insert("hw.uarray", &HwArray("uarray"));
    hooks.types.insert("hw.inout", &InOut);
    hooks.types.insert("hw.struct", &Fields { dialect: "hw", mnemonic: "struct" });
    hooks.types.insert("hw.union", &Fields { dialect: "hw", mnemonic: "union" });
    hooks.types.insert("rtg.dict", &Fields { dialect: "rtg", mnemonic: "dict" });
    hooks.types.insert("hw.modty", &Ports);
    hooks.types.insert("hw.typealias", &HwAlias);
    hooks.types.insert("hw.int", &HwInt);
    hooks.types.insert("seq.hlmem", &HlMem);
    hooks.attrs.insert("hw.innerSym", &InnerSym);
    hooks.attrs.insert("hw.param.decl", &ParamDecl);
    hooks.attrs.insert("hw.enum.field", &EnumField);
}

/// Follows type aliases and returns the type that they stand for. Returns any other type unchanged.
pub(super) fn canonical(ctx: &Context, mut ty: Type) -> Type {
    while let Some([_, Param::Type(inner)]) = ctx.dialect_type(ty, "hw.typealias") {
        ty = *inner;
    }
    ty
}

/// Returns the array type `mnemonic` of the `hw` dialect; `None` if the definition file lacks it.
pub(super) fn array(ctx: &Context, mnemonic: &str, size: usize, element: Type) -> Option<Type> {
    let size = ctx.int_attr(ctx.int_type(64), i64::try_from(size).ok()?);
    ctx.new_dialect_type("hw", mnemonic, vec![Param::Type(element), Param::Attr(size)])
}

/// Returns `!hw.inout<element>`; `None` if the definition file lacks the type.
pub(super) fn inout(ctx: &Context, element: Type) -> Option<Type> {
    ctx.new_dialect_type("hw", "inout", vec![Param::Type(element)])
}

/// Returns the element type of `!hw.inout`; `None` for other types.
pub(super) fn inout_element(ctx: &Context, ty: Type) -> Option<Type> {
    match ctx.dialect_type(canonical(ctx, ty), "hw.inout") {
        Some([Param::Type(element)]) => Some(*element),
        _ => None,
    }
}

/// Returns the element type and the length of an array type; `None` for other types. The length is `None` if it is a
/// module parameter.
pub(super) fn elements(ctx: &Context, ty: Type) -> Option<(Type, Option<usize>)> {
    let ty = canonical(ctx, ty);
    match ctx.dialect_type(ty, "hw.array").or_else(|| ctx.dialect_type(ty, "hw.uarray")) {
        Some([Param::Type(element), Param::Attr(size)]) => {
            Some((*element, ctx.int_value(*size).and_then(|size| usize::try_from(size).ok())))
        }
        _ => None,
    }
}

/// Returns the names and types of the fields of a struct or union; `None` for other types.
pub(super) fn fields(ctx: &Context, ty: Type) -> Option<Vec<(&str, Type)>> {
    let ty = canonical(ctx, ty);
    match ctx.dialect_type(ty, "hw.struct").or_else(|| ctx.dialect_type(ty, "hw.union")) {
        Some([Param::Array(fields)]) => fields.iter().map(|field| name_and_type(ctx, field)).collect(),
        _ => None,
    }
}

fn name_and_type<'c>(ctx: &'c Context, field: &Param) -> Option<(&'c str, Type)> {
    match field {
        Param::Array(parts) => match &**parts {
            [Param::Str(name), Param::Type(ty), ..] => Some((ctx.str(*name), *ty)),
            _ => None,
        },
        _ => None,
    }
}

/// The maximum integer width in MLIR.
pub(super) const MAX_WIDTH: u32 = (1 << 24) - 1;

/// Returns the integer type of the given width; `None` if the width exceeds MLIR's limit.
pub(super) fn integer(ctx: &Context, width: impl TryInto<u32>) -> Option<Type> {
    let width = width.try_into().ok().filter(|width| *width <= MAX_WIDTH)?;
    Some(ctx.int_type(width))
}

/// Returns the width in bits of values of a type; `None` if it is unknown or exceeds MLIR's limit for integers.
pub(super) fn bit_width(ctx: &Context, ty: Type) -> Option<u32> {
    width_of(ctx, ty, &mut HashMap::new())
}

/// Returns the width of a type in bits; `None` if it is unknown or too large. `known` caches widths, because types may
/// occur many times.
fn width_of(ctx: &Context, ty: Type, known: &mut HashMap<Type, Option<u32>>) -> Option<u32> {
    let ty = canonical(ctx, ty);
    if let TypeData::Integer { width, .. } = ctx.type_data(ty) {
        return Some(*width);
    }
    if ctx.dialect_type(ty, "seq.clock").is_some() {
        return Some(1);
    }
    if let Some(width) = known.get(&ty) {
        return *width;
    }
    let width = mlirkit_diag::deep(|| {
        if let Some((element, count)) = elements(ctx, ty) {
            return width_of(ctx, element, known)?.checked_mul(u32::try_from(count?).ok()?);
        }
        let is_union = ctx.dialect_type(ty, "hw.union").is_some();
        fields(ctx, ty)?.into_iter().try_fold(0_u32, |sum, (_, ty)| {
            let width = width_of(ctx, ty, known)?;
            if is_union { Some(sum.max(width)) } else { sum.checked_add(width) }
        })
    });
    let width = width.filter(|width| *width <= MAX_WIDTH);
    known.insert(ty, width);
    width
}

/// The direction of a port.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Direction {
    In,
    Out,
    InOut,
}

impl Direction {
    const ALL: [Self; 3] = [Self::In, Self::Out, Self::InOut];

    /// Returns the integer that represents the direction in a module type.
    fn number(self) -> i64 {
        match self {
            Self::In => 0,
            Self::Out => 1,
            Self::InOut => 2,
        }
    }

    /// Returns the keyword used in types: `input`, `output` or `inout`.
    fn word(self) -> &'static str {
        match self {
            Self::In => "input",
            Self::Out => "output",
            Self::InOut => "inout",
        }
    }

    /// Returns the keyword used in operations: `in`, `out` or `inout`.
    pub(super) fn short(self) -> &'static str {
        match self {
            Self::In => "in",
            Self::Out => "out",
            Self::InOut => "inout",
        }
    }

    /// Parses a keyword used in operations: `in`, `out` or `inout`.
    pub(super) fn parse(p: &mut AttrParser<'_, '_>) -> PResult<Self> {
        let found = Self::ALL.into_iter().find(|direction| p.eat_keyword(direction.short()));
        found.ok_or_else(|| p.error_here("expected port direction"))
    }
}

/// A port of a module.
pub(super) struct Port<'c> {
    pub(super) name: &'c str,
    pub(super) ty: Type,
    pub(super) direction: Direction,
}

/// Returns the ports in a module type; `None` for other types.
pub(super) fn ports(ctx: &Context, ty: Type) -> Option<Vec<Port<'_>>> {
    let Some([Param::Array(all)]) = ctx.dialect_type(ty, "hw.modty") else { return None };
    let port = |port: &Param| {
        let Param::Array(parts) = port else { return None };
        let [Param::Str(name), Param::Type(ty), Param::Int(number)] = **parts else { return None };
        let direction = Direction::ALL.into_iter().find(|direction| direction.number() == number)?;
        Some(Port { name: ctx.str(name), ty, direction })
    };
    all.iter().map(port).collect()
}

/// Returns the type of a module with these ports; `None` if the definition file lacks the type.
pub(super) fn module_type(ctx: &Context, ports: &[(String, Type, Direction)]) -> Option<Type> {
    let port = |(name, ty, direction): &(String, Type, Direction)| {
        Param::Array([Param::Str(ctx.ident(name)), Param::Type(*ty), Param::Int(direction.number())].into())
    };
    ctx.new_dialect_type("hw", "modty", vec![Param::Array(ports.iter().map(port).collect())])
}

fn type_of(p: &AttrParser<'_, '_>, mnemonic: &str, params: Vec<Param>) -> PResult<Type> {
    p.ctx.new_dialect_type("hw", mnemonic, params).ok_or_else(|| incomplete(p, "hw"))
}

/// Parses a type nested in another type, where types of the `hw` dialect have no prefix.
fn inner(p: &mut AttrParser<'_, '_>) -> PResult<Type> {
    const BARE: [&str; 9] = ["array", "inout", "uarray", "struct", "typealias", "int", "enum", "union", "string"];
    if let Some(name) = BARE.into_iter().find(|name| p.at_keyword(name)) {
        let row = p.ctx.dialect(p.ctx.ident("hw")).and_then(|dialect| dialect.type_(name));
        if let Some(def) = row {
            p.bump();
            return p.nested(|p| format::parse_type(def, p));
        }
    }
    p.nested(AttrParser::ty)
}

/// Prints a type nested in another type, where types of the `hw` dialect have no prefix.
fn print_inner(p: &mut AttrPrinter<'_, '_>, ty: Type) {
    match p.ctx.type_data(ty) {
        TypeData::Dialect(data) if data.def.name.starts_with("hw.") => {
            p.text(data.def.mnemonic.as_deref().unwrap_or_default());
            mlirkit_diag::deep(|| format::print_type(p, ty));
        }
        TypeData::Verbatim(text) if p.ctx.str(text.dialect) == "hw" => {
            let written = p.ctx.type_text(ty);
            p.text(written.strip_prefix("!hw.").unwrap_or(&written));
        }
        _ => p.ty(ty),
    }
}

/// Parses a name: a keyword or a string.
pub(super) fn word_or_string(p: &mut AttrParser<'_, '_>) -> PResult<String> {
    if let Some(text) = p.optional_string() {
        return Ok(String::from_utf8_lossy(&text).into_owned());
    }
    p.optional_keyword().map(str::to_owned).ok_or_else(|| p.error_here("expected valid keyword or string"))
}

/// Syntax of `!hw.array<4xi8>` and `!hw.uarray<#hw.param.decl.ref<"N">xarray<2xi1>>`.
struct HwArray(&'static str);

impl TypeSyntax for HwArray {
    fn parse(&self, p: &mut AttrParser<'_, '_>) -> PResult<Type> {
        p.expect(Kind::Less, "expected '<'")?;
        let offset = p.offset();
        let i64_type = p.ctx.int_type(64);
        let size = if p.at(Kind::Integer) {
            let sizes = p.dimensions(false)?;
            let [size] = *sizes else { return Err(p.hook_error(offset, "expected one size")) };
            p.ctx.int_attr(i64_type, size)
        } else {
            let size = p.attr(Some(i64_type))?;
            p.dimension_x()?;
            size
        };
        let element = inner(p)?;
        p.expect(Kind::Greater, "expected '>'")?;
        type_of(p, self.0, vec![Param::Type(element), Param::Attr(size)])
    }

    fn print(&self, p: &mut AttrPrinter<'_, '_>, ty: Type) {
        let TypeData::Dialect(data) = p.ctx.type_data(ty) else { return };
        let [Param::Type(element), Param::Attr(size)] = *data.params else { return };
        p.text("<");
        p.attr_without_type(size);
        p.text("x");
        print_inner(p, element);
        p.text(">");
    }
}

/// Syntax of `!hw.inout<array<4xi8>>`.
struct InOut;

impl TypeSyntax for InOut {
    fn parse(&self, p: &mut AttrParser<'_, '_>) -> PResult<Type> {
        p.expect(Kind::Less, "expected '<'")?;
        let element = inner(p)?;
        p.expect(Kind::Greater, "expected '>'")?;
        type_of(p, "inout", vec![Param::Type(element)])
    }

    fn print(&self, p: &mut AttrPrinter<'_, '_>, ty: Type) {
        let Some([Param::Type(element)]) = p.ctx.dialect_type(ty, "hw.inout") else { return };
        p.text("<");
        print_inner(p, *element);
        p.text(">");
    }
}

/// Syntax of `!seq.hlmem<4x8xi8>`.
struct HlMem;

impl TypeSyntax for HlMem {
    fn parse(&self, p: &mut AttrParser<'_, '_>) -> PResult<Type> {
        p.expect(Kind::Less, "expected '<'")?;
        let shape = p.dimensions(false)?;
        let element = p.ty()?;
        p.expect(Kind::Greater, "expected '>'")?;
        let shape = shape.into_iter().map(Param::Int).collect();
        let made = p.ctx.new_dialect_type("seq", "hlmem", vec![Param::Array(shape), Param::Type(element)]);
        made.ok_or_else(|| incomplete(p, "seq"))
    }

    fn print(&self, p: &mut AttrPrinter<'_, '_>, ty: Type) {
        let Some([Param::Array(shape), Param::Type(element)]) = p.ctx.dialect_type(ty, "seq.hlmem") else { return };
        p.text("<");
        for size in shape {
            if let Param::Int(size) = size {
                p.text(&format!("{size}x"));
            }
        }
        p.ty(*element);
        p.text(">");
    }
}

/// Syntax of `!hw.struct<a: i1, b: i8>` and `!hw.union`. A field of a union may have an offset: `a: i1 offset 7`.
struct Fields {
    dialect: &'static str,
    mnemonic: &'static str,
}

impl TypeSyntax for Fields {
    fn parse(&self, p: &mut AttrParser<'_, '_>) -> PResult<Type> {
        let mut fields: Vec<Param> = Vec::new();
        let mut names = std::collections::HashSet::new();
        p.expect(Kind::Less, "expected '<'")?;
        while !p.at(Kind::Greater) {
            let offset = p.offset();
            let name = word_or_string(p)?;
            p.expect(Kind::Colon, "expected ':'")?;
            let ty = p.nested(AttrParser::ty)?;
            let at =
                if self.mnemonic == "union" && p.eat_keyword("offset") { format::parse_integer(p, 64)? } else { 0 };
            let mut field = vec![Param::Str(p.ctx.ident(&name)), Param::Type(ty)];
            if self.mnemonic == "union" {
                field.push(Param::Int(at));
            }
            fields.push(Param::Array(field.into()));
            if !names.insert(name.clone()) {
                return Err(p.hook_error(offset, &format!("duplicate field name '{name}'")));
            }
            if !p.eat(Kind::Comma) {
                break;
            }
        }
        p.expect(Kind::Greater, "expected '>'")?;
        let made = p.ctx.new_dialect_type(self.dialect, self.mnemonic, vec![Param::Array(fields.into())]);
        made.ok_or_else(|| incomplete(p, self.dialect))
    }

    fn print(&self, p: &mut AttrPrinter<'_, '_>, ty: Type) {
        let TypeData::Dialect(data) = p.ctx.type_data(ty) else { return };
        let [Param::Array(fields)] = &*data.params else { return };
        p.text("<");
        p.comma_separated(fields.iter(), |p, field| {
            let Some((name, ty)) = name_and_type(p.ctx, field) else { return };
            p.keyword_or_string(name.as_bytes());
            p.text(": ");
            p.ty(ty);
            if let Param::Array(parts) = field
                && let [_, _, Param::Int(offset)] = **parts
                && offset != 0
            {
                p.fmt(format_args!(" offset {offset}"));
            }
        });
        p.text(">");
    }
}

/// Syntax of `!hw.modty<input a : i1, output b : i8>`.
struct Ports;

impl TypeSyntax for Ports {
    fn parse(&self, p: &mut AttrParser<'_, '_>) -> PResult<Type> {
        let mut ports = Vec::new();
        p.expect(Kind::Less, "expected '<'")?;
        while !p.at(Kind::Greater) {
            let direction = Direction::ALL.into_iter().find(|direction| p.eat_keyword(direction.word()));
            let Some(direction) = direction else { return Err(p.error_here("expected port direction")) };
            let name = word_or_string(p)?;
            p.expect(Kind::Colon, "expected ':'")?;
            ports.push((name, p.nested(AttrParser::ty)?, direction));
            if !p.eat(Kind::Comma) {
                break;
            }
        }
        p.expect(Kind::Greater, "expected '>'")?;
        module_type(p.ctx, &ports).ok_or_else(|| incomplete(p, "hw"))
    }

    fn print(&self, p: &mut AttrPrinter<'_, '_>, ty: Type) {
        p.text("<");
        p.comma_separated(ports(p.ctx, ty).unwrap_or_default(), |p, port| {
            p.text(port.direction.word());
            p.text(" ");
            p.keyword_or_string(port.name.as_bytes());
            p.text(" : ");
            p.ty(port.ty);
        });
        p.text(">");
    }
}

/// Syntax of `!hw.typealias<@types::@t, i8>`.
struct HwAlias;

impl TypeSyntax for HwAlias {
    fn parse(&self, p: &mut AttrParser<'_, '_>) -> PResult<Type> {
        p.expect(Kind::Less, "expected '<'")?;
        let symbol = p.attr(None)?;
        p.expect(Kind::Comma, "expected ','")?;
        let ty = p.nested(AttrParser::ty)?;
        p.expect(Kind::Greater, "expected '>'")?;
        type_of(p, "typealias", vec![Param::Attr(symbol), Param::Type(ty)])
    }

    fn print(&self, p: &mut AttrPrinter<'_, '_>, ty: Type) {
        let Some([Param::Attr(symbol), Param::Type(inner)]) = p.ctx.dialect_type(ty, "hw.typealias") else { return };
        p.text("<");
        p.attr(*symbol);
        p.text(", ");
        p.ty(*inner);
        p.text(">");
    }
}

/// Syntax of `!hw.int<#hw.param.decl.ref<"W">>`. If the width is a number, the result is the builtin integer type.
struct HwInt;

impl TypeSyntax for HwInt {
    fn parse(&self, p: &mut AttrParser<'_, '_>) -> PResult<Type> {
        p.expect(Kind::Less, "expected '<'")?;
        let width = p.attr(Some(p.ctx.int_type(32)))?;
        p.expect(Kind::Greater, "expected '>'")?;
        match p.ctx.int_value(width).and_then(|width| integer(p.ctx, width)) {
            Some(ty) => Ok(ty),
            None => type_of(p, "int", vec![Param::Attr(width)]),
        }
    }

    fn print(&self, p: &mut AttrPrinter<'_, '_>, ty: Type) {
        let Some([Param::Attr(width)]) = p.ctx.dialect_type(ty, "hw.int") else { return };
        p.text("<");
        p.attr_without_type(*width);
        p.text(">");
    }
}

/// Syntax of inner symbols: `@sym`, or `[<@a,0,public>, <@b,1,private>]`.
struct InnerSym;

impl AttrSyntax for InnerSym {
    fn parse(&self, p: &mut AttrParser<'_, '_>, _: Option<Type>) -> PResult<Attr> {
        let mut symbols: Vec<(Param, i64, &'static str)> = Vec::new();
        let name = |p: &mut AttrParser<'_, '_>| {
            let symbol = p.attr(None)?;
            match p.ctx.symbol_path(symbol) {
                Some([name]) => Ok(Param::Str(*name)),
                _ => Err(p.error_here("expected symbol name")),
            }
        };
        if p.at(Kind::LSquare) {
            p.bump();
            while !p.at(Kind::RSquare) {
                p.expect(Kind::Less, "expected '<'")?;
                let name = name(p)?;
                p.expect(Kind::Comma, "expected ','")?;
                let field = format::parse_integer(p, 64)?;
                p.expect(Kind::Comma, "expected ','")?;
                let visibility = ["public", "private", "nested"].into_iter().find(|word| p.eat_keyword(word));
                let Some(visibility) = visibility else {
                    return Err(p.error_here("expected 'public', 'private', or 'nested'"));
                };
                p.expect(Kind::Greater, "expected '>'")?;
                symbols.push((name, field, visibility));
                if !p.eat(Kind::Comma) {
                    break;
                }
            }
            p.expect(Kind::RSquare, "expected ']'")?;
        } else {
            symbols.push((name(p)?, 0, "public"));
        }
        symbols.sort_by_key(|(_, field, _)| *field);
        let symbols = symbols.into_iter().map(|(name, field, visibility)| {
            Param::Array([name, Param::Int(field), Param::Str(p.ctx.ident(visibility))].into())
        });
        let params = vec![Param::Array(symbols.collect())];
        p.ctx.new_dialect_attr("hw", "innerSym", params).ok_or_else(|| incomplete(p, "hw"))
    }

    fn print(&self, p: &mut AttrPrinter<'_, '_>, attr: Attr) {
        let AttrData::Dialect(data) = p.ctx.attr_data(attr) else { return };
        let [Param::Array(symbols)] = &*data.params else { return };
        let ctx = p.ctx;
        let parts = |symbol: &Param| match symbol {
            Param::Array(parts) => match **parts {
                [Param::Str(name), Param::Int(field), Param::Str(visibility)] => Some((name, field, visibility)),
                _ => None,
            },
            _ => None,
        };
        let symbols: Vec<_> = symbols.iter().filter_map(parts).collect();
        if let [(name, 0, visibility)] = *symbols
            && ctx.str(visibility) == "public"
        {
            return p.symbol_name(ctx.bytes(name));
        }
        p.text("[");
        p.comma_separated(symbols, |p, (name, field, visibility)| {
            p.text("<@");
            p.bytes(ctx.bytes(name));
            p.fmt(format_args!(",{field},{}>", ctx.str(visibility)));
        });
        p.text("]");
    }
}

/// Syntax of `#hw.param.decl<"P": i32 = 5>`.
struct ParamDecl;

impl AttrSyntax for ParamDecl {
    fn parse(&self, p: &mut AttrParser<'_, '_>, _: Option<Type>) -> PResult<Attr> {
        p.expect(Kind::Less, "expected '<'")?;
        let name = p.string()?;
        let name = p.ctx.string_attr(&String::from_utf8_lossy(&name));
        p.expect(Kind::Colon, "expected ':'")?;
        let ty = p.ty()?;
        let value = if p.eat(Kind::Equal) { Param::Attr(p.attr(Some(ty))?) } else { Param::None };
        p.expect(Kind::Greater, "expected '>'")?;
        let params = vec![Param::Attr(name), Param::Type(ty), value];
        p.ctx.new_dialect_attr("hw", "param.decl", params).ok_or_else(|| incomplete(p, "hw"))
    }

    fn print(&self, p: &mut AttrPrinter<'_, '_>, attr: Attr) {
        let AttrData::Dialect(data) = p.ctx.attr_data(attr) else { return };
        let [Param::Attr(name), Param::Type(ty), value] = &*data.params else { return };
        p.text("<");
        p.attr_without_type(*name);
        p.text(": ");
        p.ty(*ty);
        if let Param::Attr(value) = value {
            p.text(" = ");
            p.attr_without_type(*value);
        }
        p.text(">");
    }
}

/// Syntax of `#hw.enum.field<A, !hw.enum<A, B>>`.
struct EnumField;

impl AttrSyntax for EnumField {
    fn parse(&self, p: &mut AttrParser<'_, '_>, _: Option<Type>) -> PResult<Attr> {
        p.expect(Kind::Less, "expected '<'")?;
        let field = p.keyword()?;
        p.expect(Kind::Comma, "expected ','")?;
        let ty = p.ty()?;
        p.expect(Kind::Greater, "expected '>'")?;
        let params = vec![Param::Attr(p.ctx.string_attr(field)), Param::Attr(p.ctx.type_attr(ty))];
        p.ctx.new_dialect_attr("hw", "enum.field", params).ok_or_else(|| incomplete(p, "hw"))
    }

    fn print(&self, p: &mut AttrPrinter<'_, '_>, attr: Attr) {
        let AttrData::Dialect(data) = p.ctx.attr_data(attr) else { return };
        let [Param::Attr(field), Param::Attr(ty)] = *data.params else { return };
        let ctx = p.ctx;
        p.text("<");
        p.text(ctx.str_value(field).unwrap_or_default());
        p.text(", ");
        p.attr(ty);
        p.text(">");
    }
}
