//! Syntax of the `spirv` types. Their parameters are the components of the printed form, in order. The parameters of a
//! structure are its name, its members, their offsets, the member decorations (member, decoration and optional value)
//! and the decorations of the structure itself.

use mlirkit_asm::hooks::TypeSyntax;
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{AttrParser, AttrPrinter, PResult};
use mlirkit_defs::{AttrDef, Release};
use mlirkit_ir::{AttrData, Context, DYNAMIC, DialectType, Param, Type, TypeData};

use super::syntax::enums;
use crate::text;

/// The types with custom syntax.
pub(super) const NAMES: [&str; 10] = [
    "spirv.arm.tensor",
    "spirv.array",
    "spirv.coopmatrix",
    "spirv.image",
    "spirv.jointmatrix",
    "spirv.matrix",
    "spirv.ptr",
    "spirv.rtarray",
    "spirv.sampled_image",
    "spirv.struct",
];

/// Returns the mnemonic and the parameters of a `spirv` type; `None` for other types.
pub(super) fn parts(ctx: &Context, ty: Type) -> Option<(&'static str, &[Param])> {
    match ctx.type_data(ty) {
        TypeData::Dialect(data) => Some((data.def.name.strip_prefix("spirv.")?, &data.params)),
        _ => None,
    }
}

fn row(ctx: &Context, mnemonic: &str) -> Option<&'static AttrDef> {
    ctx.dialect(ctx.ident("spirv"))?.type_(mnemonic)
}

fn build(ctx: &Context, mnemonic: &str, params: Vec<Param>) -> Option<Type> {
    let def = row(ctx, mnemonic)?;
    Some(ctx.ty(TypeData::Dialect(Box::new(DialectType { def, params: params.into() }))))
}

/// Returns `!spirv.ptr<pointee, class>`; `None` if the context lacks the dialect.
pub(super) fn pointer(ctx: &Context, pointee: Type, class: u64) -> Option<Type> {
    build(ctx, "ptr", vec![Param::Type(pointee), Param::Enum(class)])
}

/// Returns the pointee type and the storage class of a pointer; `None` for other types.
pub(super) fn pointee(ctx: &Context, ty: Type) -> Option<(Type, u64)> {
    match parts(ctx, ty)? {
        ("ptr", [Param::Type(pointee), Param::Enum(class)]) => Some((*pointee, *class)),
        _ => None,
    }
}

/// Returns the image type of a sampled image; `None` for other types.
pub(super) fn image(ctx: &Context, ty: Type) -> Option<Type> {
    match parts(ctx, ty)? {
        ("sampled_image", [Param::Type(image)]) => Some(*image),
        _ => None,
    }
}

/// Returns the element type of the image of a sampled image; `None` for other types.
pub(super) fn sampled_element(ctx: &Context, ty: Type) -> Option<Type> {
    match parts(ctx, image(ctx, ty)?)? {
        ("image", [Param::Type(element), ..]) => Some(*element),
        _ => None,
    }
}

/// Returns the type of the element at `index` of a composite; `None` if there is no such element.
pub(super) fn element(ctx: &Context, ty: Type, index: i64) -> Option<Type> {
    let index = usize::try_from(index).ok()?;
    if let TypeData::Vector(vector) = ctx.type_data(ty) {
        let inside = vector.shape.first().is_some_and(|size| usize::try_from(*size).is_ok_and(|size| index < size));
        return inside.then_some(vector.element);
    }
    match parts(ctx, ty)? {
        ("array" | "matrix", [Param::Int(count), Param::Type(element), ..]) => {
            usize::try_from(*count).is_ok_and(|count| index < count).then_some(*element)
        }
        ("rtarray", [Param::Type(element), ..])
        | ("coopmatrix" | "jointmatrix", [_, _, Param::Type(element), ..])
        | ("arm.tensor", [_, Param::Type(element)]) => Some(*element),
        ("struct", [_, Param::Array(members), ..]) => match members.get(index)? {
            Param::Type(member) => Some(*member),
            _ => None,
        },
        _ => None,
    }
}

/// Returns whether a type is a composite type of the `spirv` dialect.
pub(super) fn is_composite(ctx: &Context, ty: Type) -> bool {
    matches!(
        parts(ctx, ty),
        Some(("array" | "matrix" | "rtarray" | "coopmatrix" | "jointmatrix" | "struct" | "arm.tensor", _))
    )
}

/// Returns the member types of a structure; empty for other types.
pub(super) fn members(ctx: &Context, ty: Type) -> Vec<Type> {
    match parts(ctx, ty) {
        Some(("struct", [_, Param::Array(members), ..])) => {
            members.iter().filter_map(|member| if let Param::Type(ty) = member { Some(*ty) } else { None }).collect()
        }
        _ => Vec::new(),
    }
}

const IMAGE: [&str; 6] =
    ["Dim", "ImageDepthInfo", "ImageArrayedInfo", "ImageSamplingInfo", "ImageSamplerUseInfo", "ImageFormat"];

/// Syntax of all `spirv` types after the mnemonic.
pub(super) struct Syntax;

impl TypeSyntax for Syntax {
    fn parse(&self, p: &mut AttrParser<'_, '_>) -> PResult<Type> {
        let start = p.offset();
        let before = p.source(start.saturating_sub(16), start);
        let before = String::from_utf8_lossy(before).trim_end().to_owned();
        // Take the longest mnemonic that matches, because one mnemonic may be a suffix of another.
        let mnemonics = NAMES.iter().filter_map(|name| name.strip_prefix("spirv."));
        let mnemonic =
            mnemonics.filter(|name| before.ends_with(*name)).max_by_key(|name| name.len()).unwrap_or_default();
        let unknown = |p: &AttrParser<'_, '_>| {
            p.hook_error(start - mnemonic.len() as u32, &format!("unknown SPIR-V type: {mnemonic}"))
        };
        // The release may lack this type.
        if row(p.ctx, mnemonic).is_none() {
            return Err(unknown(p));
        }
        p.expect(Kind::Less, "expected '<'")?;
        let params = p.nested(|p| params(p, mnemonic))?;
        p.expect(Kind::Greater, "expected '>'")?;
        build(p.ctx, mnemonic, params).ok_or_else(|| unknown(p))
    }

    fn print(&self, p: &mut AttrPrinter<'_, '_>, ty: Type) {
        let ctx = p.ctx;
        let Some((mnemonic, params)) = parts(ctx, ty) else { return };
        p.text("<");
        match (mnemonic, params) {
            ("array" | "matrix", [Param::Int(count), Param::Type(element), rest @ ..]) => {
                p.fmt(format_args!("{count} x "));
                p.ty(*element);
                print_stride(p, rest);
            }
            ("rtarray", [Param::Type(element), rest @ ..]) => {
                p.ty(*element);
                print_stride(p, rest);
            }
            ("ptr", [Param::Type(pointee), Param::Enum(class)]) => {
                p.ty(*pointee);
                p.text(", ");
                p.text(&enums::text_of(ctx, "StorageClass", *class));
            }
            (
                "coopmatrix" | "jointmatrix",
                [Param::Int(rows), Param::Int(columns), Param::Type(element), Param::Enum(first), Param::Enum(second)],
            ) => {
                p.fmt(format_args!("{rows}x{columns}x"));
                p.ty(*element);
                let [(first_name, _), (second_name, _)] = matrix_words(mnemonic);
                let words = (enums::text_of(ctx, first_name, *first), enums::text_of(ctx, second_name, *second));
                p.fmt(format_args!(", {}, {}", words.0, words.1));
            }
            ("image", [Param::Type(element), rest @ ..]) => {
                p.ty(*element);
                for (name, value) in IMAGE.iter().zip(rest) {
                    if let Param::Enum(value) = value {
                        p.text(", ");
                        p.text(&enums::text_of(ctx, name, *value));
                    }
                }
            }
            ("sampled_image", [Param::Type(image)]) => p.ty(*image),
            ("arm.tensor", [Param::Array(shape), Param::Type(element)]) => {
                p.text(if shape.is_empty() { "*x" } else { "" });
                for size in shape {
                    match size {
                        Param::Int(DYNAMIC) => p.text("?x"),
                        Param::Int(size) => p.fmt(format_args!("{size}x")),
                        _ => p.text("*x"),
                    }
                }
                p.ty(*element);
            }
            ("struct", [name, members, Param::Array(offsets), Param::Array(decorations), Param::Array(own)]) => {
                if let Param::Str(name) = name {
                    p.bytes(ctx.bytes(*name));
                    p.text(if matches!(members, Param::None) { "" } else { ", " });
                }
                if let Param::Array(members) = members {
                    print_members(p, members, offsets, decorations);
                    for decoration in own {
                        p.text(", ");
                        print_decoration(p, decoration);
                    }
                }
            }
            _ => {}
        }
        p.text(">");
    }
}

fn print_stride(p: &mut AttrPrinter<'_, '_>, rest: &[Param]) {
    if let [Param::Int(stride @ 1..)] = rest {
        p.fmt(format_args!(", stride={stride}"));
    }
}

fn print_members(p: &mut AttrPrinter<'_, '_>, members: &[Param], offsets: &[Param], decorations: &[Param]) {
    p.text("(");
    p.comma_separated(members.iter().enumerate(), |p, (index, member)| {
        if let Param::Type(ty) = member {
            p.ty(*ty);
        }
        let of_member = |decoration: &&Param| matches!(decoration, Param::Array(parts) if parts.first().is_some_and(|at| is(at, index)));
        let mut decorations = decorations.iter().filter(of_member).peekable();
        let offset = offsets.get(index);
        if offset.is_none() && decorations.peek().is_none() {
            return;
        }
        p.text(" [");
        if let Some(Param::Int(offset)) = offset {
            p.number(offset.cast_unsigned());
            p.text(if decorations.peek().is_some() { ", " } else { "" });
        }
        p.comma_separated(decorations, print_decoration);
        p.text("]");
    });
    p.text(")");
}

fn is(param: &Param, index: usize) -> bool {
    matches!(param, Param::Int(number) if usize::try_from(*number).is_ok_and(|number| number == index))
}

fn print_decoration(p: &mut AttrPrinter<'_, '_>, decoration: &Param) {
    let Param::Array(parts) = decoration else { return };
    if let [_, Param::Enum(decoration), value @ ..] = &**parts {
        let name = enums::text_of(p.ctx, "Decoration", *decoration);
        p.text(&name);
        if let [Param::Attr(value)] = value {
            p.text("=");
            p.attr_without_type(*value);
        }
    }
}

/// Returns the two keywords at the end of a matrix type. Each has an enum and a description for messages.
fn matrix_words(mnemonic: &str) -> [(&'static str, &'static str); 2] {
    match mnemonic {
        // Exists up to LLVM 19.
        "jointmatrix" => [("MatrixLayout", "matrixLayout <id>"), ("Scope", "scope <id>")],
        _ => [("Scope", "scope <id>"), ("CooperativeMatrixUseKHR", "use <id>")],
    }
}

/// Parses the rows, columns and element type of a matrix, and the keywords at its end.
fn matrix(p: &mut AttrParser<'_, '_>, words: [(&str, &str); 2]) -> PResult<Vec<Param>> {
    let (offset, shape) = (p.offset(), p.dimensions(false)?);
    let [rows, columns] = *shape.as_slice() else {
        return Err(p.hook_error(offset, "expected row and column count"));
    };
    let mut params = [rows, columns].map(|size| Param::Int(in_32_bits(size))).to_vec();
    params.push(Param::Type(component(p)?));
    for (name, what) in words {
        p.expect(Kind::Comma, "expected ','")?;
        params.push(Param::Enum(enums::keyword(p, name, what)?));
    }
    Ok(params)
}

/// Parses the type parameters between the angle brackets.
fn params(p: &mut AttrParser<'_, '_>, mnemonic: &str) -> PResult<Vec<Param>> {
    Ok(match mnemonic {
        "array" => {
            let offset = p.offset();
            let count = one_dimension(p, "expected single integer for array element count")?;
            if count == 0 {
                return Err(p.hook_error(offset, "expected array length greater than 0"));
            }
            vec![Param::Int(in_32_bits(count)), Param::Type(component(p)?), Param::Int(stride(p)?)]
        }
        "rtarray" => vec![Param::Type(component(p)?), Param::Int(stride(p)?)],
        "matrix" => {
            let offset = p.offset();
            let count = one_dimension(p, "expected single unsigned integer for number of columns")?;
            if !(2..=4).contains(&count) {
                return Err(p.hook_error(offset, "matrix is expected to have 2, 3, or 4 columns"));
            }
            vec![Param::Int(count), Param::Type(column(p)?)]
        }
        "ptr" => {
            let pointee = component(p)?;
            let at_comma = p.offset();
            p.expect(Kind::Comma, "expected ','")?;
            let word = p.keyword()?;
            let class = enums::case(p.ctx, "StorageClass", word);
            let class = class.ok_or_else(|| p.hook_error(at_comma, &format!("unknown storage class: {word}")))?;
            vec![Param::Type(pointee), Param::Enum(class)]
        }
        "coopmatrix" | "jointmatrix" => matrix(p, matrix_words(mnemonic))?,
        "image" => {
            let mut params = vec![Param::Type(component(p)?)];
            for name in IMAGE {
                p.expect(Kind::Comma, "expected ','")?;
                let (offset, word) = (p.offset(), p.keyword()?);
                let value = enums::case(p.ctx, name, word);
                let value = value.ok_or_else(|| p.hook_error(offset, &format!("unknown attribute: '{word}'")))?;
                params.push(Param::Enum(value));
            }
            params
        }
        "sampled_image" => vec![Param::Type(sampled(p)?)],
        "arm.tensor" => {
            let offset = p.offset();
            let unranked = p.eat(Kind::Star);
            if unranked {
                p.dimension_x()?;
            }
            let shape = if unranked { Default::default() } else { p.dimensions(true)? };
            let fault = if shape.is_empty() && !unranked {
                "arm.tensors do not support rank zero"
            } else if shape.contains(&0) {
                "arm.tensors do not support zero dimensions"
            } else if shape.contains(&DYNAMIC) && shape.iter().any(|size| *size != DYNAMIC) {
                "arm.tensor shape dimensions must be either fully dynamic or completed shaped"
            } else {
                ""
            };
            if !fault.is_empty() {
                return Err(p.hook_error(offset, fault));
            }
            vec![Param::Array(shape.iter().map(|size| Param::Int(*size)).collect()), Param::Type(component(p)?)]
        }
        _ => structure(p)?,
    })
}

fn one_dimension(p: &mut AttrParser<'_, '_>, message: &str) -> PResult<i64> {
    let (offset, shape) = (p.offset(), p.dimensions(false)?);
    match shape.as_slice() {
        [count] => Ok(*count),
        _ => Err(p.hook_error(offset, message)),
    }
}

/// Truncates a size to 32 bits, as upstream does.
fn in_32_bits(size: i64) -> i64 {
    size & i64::from(u32::MAX)
}

fn stride(p: &mut AttrParser<'_, '_>) -> PResult<i64> {
    if !p.eat(Kind::Comma) {
        return Ok(0);
    }
    p.expect_keyword("stride")?;
    p.expect(Kind::Equal, "expected '='")?;
    let (offset, stride) = (p.offset(), text::unsigned(p, u32::MAX.into())?.cast_signed());
    if stride == 0 { Err(p.hook_error(offset, "ArrayStride must be greater than zero")) } else { Ok(stride) }
}

fn structure(p: &mut AttrParser<'_, '_>) -> PResult<Vec<Param>> {
    let Some(word) = p.optional_keyword() else { return members_of(p, Param::None) };
    let ident = p.ctx.ident(word);
    let name = Param::Str(ident);
    p.cyclic(ident, |p, nested| {
        if p.at(Kind::Greater) {
            // A structure nested in itself is written as its name alone.
            if !nested {
                let message = "recursive struct reference not nested in struct definition";
                return Err(p.hook_error(p.name_offset(), message));
            }
            let none = || Param::Array([].into());
            return Ok(vec![name, Param::None, none(), none(), none()]);
        }
        p.expect(Kind::Comma, "expected ','")?;
        if nested {
            return Err(p.hook_error(p.name_offset(), "identifier already used for an enclosing struct"));
        }
        members_of(p, name)
    })
}

/// Parses a type that may be an element of a composite type.
fn component(p: &mut AttrParser<'_, '_>) -> PResult<Type> {
    let (offset, ty) = (p.offset(), p.ty()?);
    let ctx = p.ctx;
    let shown = || format!("'{}'", ctx.type_text(ty));
    let fault = match ctx.type_data(ty) {
        TypeData::Float(_) => return Ok(ty),
        TypeData::Dialect(data) if data.def.name.starts_with("spirv.") => return Ok(ty),
        TypeData::Integer { width: 1 | 8 | 16 | 32 | 64, .. } => return Ok(ty),
        TypeData::Integer { .. } => format!("only 1/8/16/32/64-bit integer type allowed but found {}", shown()),
        TypeData::Vector(vector) => match *vector.shape {
            [count] if count <= 4 => return Ok(ty),
            [count] => format!("vector length has to be less than or equal to 4 but found {count}"),
            _ => format!("only 1-D vector allowed but found {}", shown()),
        },
        _ => format!("cannot use {} to compose SPIR-V types", shown()),
    };
    Err(p.hook_error(offset, &fault))
}

/// Parses the type of a matrix column, which must be a vector of floats.
fn column(p: &mut AttrParser<'_, '_>) -> PResult<Type> {
    let (offset, ty) = (p.offset(), p.ty()?);
    let ctx = p.ctx;
    let shown = |ty| format!("'{}'", ctx.type_text(ty));
    let TypeData::Vector(vector) = ctx.type_data(ty) else {
        return Err(p.hook_error(offset, &format!("matrix must be composed using vector type, got {}", shown(ty))));
    };
    let fault = match *vector.shape {
        [2..=4] if matches!(ctx.type_data(vector.element), TypeData::Float(_)) => return Ok(ty),
        [2..=4] => format!("matrix columns' elements must be of Float type, got {}", shown(vector.element)),
        [count] => format!(
            "matrix columns size has to be less than or equal to 4 and greater than or equal 2, but found {count}"
        ),
        _ => format!("only 1-D vector allowed but found {}", shown(ty)),
    };
    Err(p.hook_error(offset, &fault))
}

/// Parses the image type of a sampled image.
fn sampled(p: &mut AttrParser<'_, '_>) -> PResult<Type> {
    let (offset, ty) = (p.offset(), p.ty()?);
    let ctx = p.ctx;
    let Some(("image", [_, Param::Enum(dim), ..])) = parts(ctx, ty) else {
        let found = ctx.type_text(ty);
        return Err(p.hook_error(offset, &format!("sampled image must be composed using image type, got '{found}'")));
    };
    let dim = enums::text_of(ctx, "Dim", *dim);
    if matches!(&*dim, "SubpassData" | "Buffer") && ctx.release() >= Release(22) {
        let message = format!("sampled image Dim must not be SubpassData or Buffer, got {dim}");
        return Err(p.hook_error(offset, &message));
    }
    Ok(ty)
}

fn members_of(p: &mut AttrParser<'_, '_>, name: Param) -> PResult<Vec<Param>> {
    p.expect(Kind::LParen, "expected '('")?;
    let (mut members, mut offsets, mut decorations) = (Vec::new(), Vec::new(), Vec::new());
    if !p.at(Kind::RParen) {
        loop {
            let index = i64::try_from(members.len()).unwrap_or(i64::MAX);
            members.push(Param::Type(p.ty()?));
            if p.eat(Kind::LSquare) {
                let is_offset = matches!(p.kind(), Kind::Integer | Kind::Minus);
                if is_offset || p.at_keyword("true") || p.at_keyword("false") {
                    if offsets.len() + 1 != members.len() {
                        return Err(p.error_here("offset specification must be given for all members"));
                    }
                    offsets.push(Param::Int(text::unsigned(p, u32::MAX.into())?.cast_signed()));
                    if !p.at(Kind::RSquare) {
                        p.expect(Kind::Comma, "expected ','")?;
                    }
                }
                while !p.eat(Kind::RSquare) {
                    decorations.push(decoration(p, index)?);
                    if !p.eat(Kind::Comma) {
                        p.expect(Kind::RSquare, "expected ']'")?;
                        break;
                    }
                }
            }
            if !p.eat(Kind::Comma) {
                break;
            }
        }
    }
    if !offsets.is_empty() && offsets.len() != members.len() {
        return Err(p.hook_error(p.name_offset(), "offset specification must be given for all members"));
    }
    p.expect(Kind::RParen, "expected ')'")?;
    let mut own = Vec::new();
    while p.eat(Kind::Comma) {
        own.push(decoration(p, 0)?);
    }
    decorations.sort_by_key(|decoration| match decoration {
        Param::Array(parts) => match &**parts {
            [Param::Int(member), Param::Enum(decoration), ..] => (*member, *decoration),
            _ => (0, 0),
        },
        _ => (0, 0),
    });
    let lists = [members, offsets, decorations, own].into_iter().map(|list| Param::Array(list.into()));
    Ok(std::iter::once(name).chain(lists).collect())
}

/// Parses a decoration such as `Block` or `MatrixStride=16`.
fn decoration(p: &mut AttrParser<'_, '_>, member: i64) -> PResult<Param> {
    let (offset, word) = (p.offset(), p.keyword()?);
    let Some(decoration) = enums::case(p.ctx, "Decoration", word) else {
        return Err(p.hook_error(offset, &format!("unknown attribute: '{word}'")));
    };
    let mut parts = vec![Param::Int(member), Param::Enum(decoration)];
    if p.eat(Kind::Equal) {
        let value = p.attr(None)?;
        // A decoration without a value is represented by a unit attribute.
        parts.extend((*p.ctx.attr_data(value) != AttrData::Unit).then_some(Param::Attr(value)));
    }
    Ok(Param::Array(parts.into()))
}
