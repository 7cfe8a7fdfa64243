//! Syntax of the `xegpu` dialect: tensor and memory descriptors, and optional offsets.

use mlirkit_asm::hooks::{AttrSyntax, Directive, Hooks, Parse, Print, TypeSyntax, arg};
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{AttrParser, AttrPrinter, Delimiter, OpParser, OpPrinter, OpState, PResult};
use mlirkit_ir::{Attr, AttrData, Context, DYNAMIC, OpRef, Param, Type, TypeData};

use super::verify;
use crate::common::index_list::print_list;
use crate::text;

/// Registers the hand-written syntax of the `xegpu` dialect.
pub(crate) fn register(hooks: &mut Hooks) {
    hooks.attrs.insert("xegpu.mem_layout", &MemLayout);
    hooks.directives.insert("xegpu.OptionalDynamicIndexList", &OptionalIndexList);
    hooks.types.insert("xegpu.mem_desc", &MemDesc);
    hooks.types.insert("xegpu.tensor_desc", &TensorDesc);
}

/// Syntax of `[%a, 4]`, or nothing.
struct OptionalIndexList;

impl Directive for OptionalIndexList {
    type Args = (arg::Operands, arg::Attribute);

    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState, (values, numbers): Parse<'_, Self>) -> PResult<()> {
        if !p.eat(Kind::LSquare) {
            return Ok(());
        }
        let mut list = Vec::new();
        let parsed = p.list_of(Delimiter::None, "", |p| {
            match p.optional_operand()? {
                Some(value) => {
                    values.push(value);
                    list.push(DYNAMIC);
                }
                None => list.push(text::integer(p)?),
            }
            Ok(())
        });
        if let Err(first) = parsed.and_then(|()| p.expect(Kind::RSquare, "expected ']'").map(|_| ())) {
            return Err(p.and_then_hook_error(first, op.offset, "expected a list of SSA values or integers"));
        }
        *numbers = Some(p.ctx.i64_array(&list));
        Ok(())
    }

    fn print<'m, 'c>(&self, p: &mut OpPrinter<'_, 'c>, _: OpRef<'m, 'c>, (values, numbers): Print<'m, 'c, Self>) {
        let numbers = numbers.and_then(|numbers| p.ctx.int_array_values(numbers)).unwrap_or_default();
        if !numbers.is_empty() {
            print_list(p, values, &numbers, &[], false, Delimiter::Square);
        }
    }
}

/// Returns the name of an `xegpu` attribute without the dialect prefix; empty for other attributes.
fn row(ctx: &Context, attr: Attr) -> &str {
    match ctx.attr_data(attr) {
        AttrData::Dialect(data) => data.def.name.strip_prefix("xegpu.").unwrap_or_default(),
        _ => "",
    }
}

/// Parses a shape and an element type, such as `4x?xf32`. Sizes may be `?` only if `dynamic` is set.
fn shape_and_element(p: &mut AttrParser<'_, '_>, dynamic: bool) -> PResult<[Param; 2]> {
    let offset = p.offset();
    let shape = match p.dimensions(dynamic) {
        Ok(shape) => shape,
        Err(first) => return Err(p.and_then_error(first, Some(offset), "failed to parse parameter 'shape'")),
    };
    let offset = p.offset();
    let element = match p.ty() {
        Ok(element) => element,
        Err(first) => return Err(p.and_then_error(first, Some(offset), "failed to parse parameter 'elementType'")),
    };
    Ok([Param::Array(shape.into_iter().map(Param::Int).collect()), Param::Type(element)])
}

fn print_shape_and_element(p: &mut AttrPrinter<'_, '_>, shape: &[Param], element: Type) {
    let shape: Vec<i64> = shape.iter().map(|size| if let Param::Int(size) = size { *size } else { 0 }).collect();
    p.dimension_list(&shape);
    p.text(if shape.is_empty() { "" } else { "x" });
    p.ty(element);
}

/// Syntax of `!xegpu.tensor_desc<8x16xf32, #xegpu.block_tdesc_attr<...>, #xegpu.layout<...>>`.
struct TensorDesc;

impl TypeSyntax for TensorDesc {
    fn parse(&self, p: &mut AttrParser<'_, '_>) -> PResult<Type> {
        p.expect(Kind::Less, "expected '<'")?;
        let [shape, element] = shape_and_element(p, true)?;
        let (mut encoding, mut layout) = (None, None);
        while p.eat(Kind::Comma) {
            let (offset, attr) = (p.offset(), p.attribute()?);
            match row(p.ctx, attr) {
                "layout" => layout = Some(attr),
                "block_tdesc_attr" | "scatter_tdesc_attr" | "tdesc_attr" => encoding = Some(attr),
                _ => return Err(p.hook_error(offset, "expected an encoding or a layout")),
            }
        }
        p.expect(Kind::Greater, "expected '>'")?;
        let encoding = match encoding {
            Some(encoding) => encoding,
            None => default_block(p)?,
        };
        let layout = layout.map_or(Param::None, Param::Attr);
        let params = vec![shape, element, Param::Attr(encoding), layout];
        verify::verify_descriptor(p.ctx, &params).map_err(|message| p.hook_error(p.name_offset(), &message))?;
        text::dialect_type(p, "xegpu", "tensor_desc", params)
    }

    fn print(&self, p: &mut AttrPrinter<'_, '_>, ty: Type) {
        let TypeData::Dialect(data) = p.ctx.type_data(ty) else { return };
        let [Param::Array(shape), Param::Type(element), encoding, layout] = &*data.params else { return };
        p.text("<");
        print_shape_and_element(p, shape, *element);
        for param in [encoding, layout] {
            if let Param::Attr(attr) = param {
                if !is_default_block(p.ctx, *attr) {
                    p.text(", ");
                    p.attr(*attr);
                }
            }
        }
        p.text(">");
    }
}

/// Returns the encoding that is omitted in the printed form: one block in global memory, with a boundary check. Returns
/// an error if the dialect does not define it.
fn default_block(p: &AttrParser<'_, '_>) -> PResult<Attr> {
    let ctx = p.ctx;
    let space = text::enum_attr(ctx, "xegpu", "memory_space", 0).map_or(Param::None, Param::Attr);
    let length = Param::Attr(ctx.int_attr(ctx.i64_type(), 1));
    text::dialect_attr(p, "xegpu", "block_tdesc_attr", vec![space, length, Param::Attr(ctx.bool_attr(true))])
}

fn is_default_block(ctx: &Context, attr: Attr) -> bool {
    let AttrData::Dialect(data) = ctx.attr_data(attr) else { return false };
    let (&[Param::Attr(space), Param::Attr(length), Param::Attr(check)], "xegpu.block_tdesc_attr") =
        (&*data.params, &*data.def.name)
    else {
        return false;
    };
    text::enum_value(ctx, space) == Some(0) && length == ctx.int_attr(ctx.i64_type(), 1) && check == ctx.bool_attr(true)
}

/// Syntax of `!xegpu.mem_desc<8x16xf32, #xegpu.mem_layout<...>>`.
struct MemDesc;

impl TypeSyntax for MemDesc {
    fn parse(&self, p: &mut AttrParser<'_, '_>) -> PResult<Type> {
        p.expect(Kind::Less, "expected '<'")?;
        let [shape, element] = shape_and_element(p, false)?;
        let mut layout = Param::None;
        if p.eat(Kind::Comma) {
            let (offset, attr) = (p.offset(), p.attribute()?);
            if row(p.ctx, attr) != "mem_layout" {
                return Err(p.hook_error(offset, "invalid kind of attribute specified"));
            }
            layout = Param::Attr(attr);
        }
        p.expect(Kind::Greater, "expected '>'")?;
        text::dialect_type(p, "xegpu", "mem_desc", vec![shape, element, layout])
    }

    fn print(&self, p: &mut AttrPrinter<'_, '_>, ty: Type) {
        let TypeData::Dialect(data) = p.ctx.type_data(ty) else { return };
        let [Param::Array(shape), Param::Type(element), layout] = &*data.params else { return };
        p.text("<");
        print_shape_and_element(p, shape, *element);
        if let Param::Attr(layout) = layout {
            p.text(", ");
            p.attr(*layout);
        }
        p.text(">");
    }
}

/// Syntax of `#xegpu.mem_layout<stride = [...], block = [...]>`.
struct MemLayout;

impl AttrSyntax for MemLayout {
    fn parse(&self, p: &mut AttrParser<'_, '_>, _: Option<Type>) -> PResult<Attr> {
        let start = p.offset();
        p.expect(Kind::Less, "expected '<'")?;
        let mut entries = Vec::new();
        p.list(Delimiter::None, "", |p| {
            let name = match p.keyword() {
                Ok(name) => p.ctx.ident(name),
                Err(first) => return Err(p.and_then_error(first, Some(start), "expected valid attribute name")),
            };
            if entries.iter().any(|(key, _)| *key == name) {
                let message = format!("duplicate key '{}' in mem layout attribute", p.ctx.str(name));
                return Err(p.hook_error(start, &message));
            }
            p.expect(Kind::Equal, "expected '='")?;
            entries.push((name, p.attribute()?));
            Ok(())
        })?;
        p.expect(Kind::Greater, "expected '>'")?;
        text::dialect_attr(p, "xegpu", "mem_layout", vec![Param::Attr(p.ctx.dictionary(entries))])
    }

    fn print(&self, p: &mut AttrPrinter<'_, '_>, attr: Attr) {
        let AttrData::Dialect(data) = p.ctx.attr_data(attr) else { return };
        let [Param::Attr(entries)] = &*data.params else { return };
        p.text("<");
        p.comma_separated(p.ctx.dictionary_entries(Some(*entries)), |p, (name, value)| {
            p.bytes(p.ctx.bytes(*name));
            p.text(" = ");
            p.attr(*value);
        });
        p.text(">");
    }
}
