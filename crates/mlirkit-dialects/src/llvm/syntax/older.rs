//! Syntax of operations before LLVM 17: memory accesses through typed pointers, and metadata groups, which later
//! releases replaced by attributes.

use mlirkit_asm::function::{all_attributes, print_symbol_name};
use mlirkit_asm::hooks::{Directive, OpSyntax, Parse, Print, arg};
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{Delimiter, OpParser, OpPrinter, OpState, PResult, RegionOptions};
use mlirkit_ir::{OpRef, Type};

use super::keywords;
use crate::llvm::types::{literal_struct, pointee, pointer_space, typed_pointer};
use crate::text;

/// Syntax of `volatile %pointer {attributes} : pointer type -> type`. The result type is omitted if the pointer type
/// implies it.
pub(super) struct Load;

impl OpSyntax for Load {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        volatile(p, op);
        let pointer = p.operand()?;
        p.attr_dict(&mut op.attrs)?;
        let (offset, ty) = (p.offset(), text::colon_type(p)?);
        op.operands.push(p.resolve(pointer, ty)?);
        if pointer_space(p.ctx, ty).is_none() {
            return Err(p.hook_error(offset, "expected LLVM pointer type"));
        }
        let result = match pointee(p.ctx, ty) {
            Some(result) => result,
            None => {
                p.expect(Kind::Arrow, "expected '->'")?;
                p.ty()?
            }
        };
        op.types.push(result);
        Ok(())
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        p.text(if op.attr("volatile_").is_some() { " volatile " } else { " " });
        p.operands(op.operands());
        text::attr_dict(p, op, &["volatile_"]);
        p.text(" : ");
        p.value_types(op.operands());
        if op.operand(0).is_some_and(|pointer| pointee(p.ctx, pointer.ty()).is_none()) {
            p.text(" -> ");
            p.types(op.result_types());
        }
    }
}

/// Syntax of `volatile %value, %pointer {attributes} : type, pointer type`. The type of the value is omitted if the
/// pointer type implies it.
pub(super) struct Store;

impl OpSyntax for Store {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        volatile(p, op);
        let value = p.operand()?;
        p.expect(Kind::Comma, "expected ','")?;
        let pointer = p.operand()?;
        p.attr_dict(&mut op.attrs)?;
        p.expect(Kind::Colon, "expected ':'")?;
        let (offset, first) = (p.offset(), p.ty()?);
        let (ty, target) = if p.eat(Kind::Comma) {
            (first, p.ty()?)
        } else {
            match pointee(p.ctx, first) {
                Some(ty) => (ty, first),
                None => return Err(p.hook_error(offset, "expected LLVM pointer type")),
            }
        };
        op.operands.push(p.resolve(value, ty)?);
        op.operands.push(p.resolve(pointer, target)?);
        Ok(())
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        p.text(if op.attr("volatile_").is_some() { " volatile " } else { " " });
        p.operands(op.operands());
        text::attr_dict(p, op, &["volatile_"]);
        p.text(" : ");
        let says = op.operand(1).is_some_and(|pointer| pointee(p.ctx, pointer.ty()).is_some());
        p.value_types(op.operands().skip(usize::from(says)));
    }
}

fn volatile(p: &mut OpParser<'_, '_, '_>, op: &mut OpState) {
    if p.eat_keyword("volatile") {
        let unit = p.ctx.unit();
        p.set_attr(op, "volatile_", unit);
    }
}

/// Syntax of `llvm.atomicrmw operation %pointer, %value ordering {attributes} : type of the value`.
pub(super) struct AtomicRmw;

impl OpSyntax for AtomicRmw {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        number(p, op, "bin_op", "AtomicBinOp")?;
        let pointer = p.operand()?;
        p.expect(Kind::Comma, "expected ','")?;
        let value = p.operand()?;
        number(p, op, "ordering", "AtomicOrdering")?;
        p.attr_dict(&mut op.attrs)?;
        let ty = text::colon_type(p)?;
        let target = pointer_to(p, ty)?;
        op.operands.push(p.resolve(pointer, target)?);
        op.operands.push(p.resolve(value, ty)?);
        op.types.push(ty);
        Ok(())
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        p.text(" ");
        keywords::print(p, op, "bin_op", "AtomicBinOp");
        p.operands(op.operands());
        p.text(" ");
        keywords::print(p, op, "ordering", "AtomicOrdering");
        text::attr_dict(p, op, &["bin_op", "ordering"]);
        p.text(" : ");
        p.types(op.result_types());
    }
}

/// Syntax of `llvm.cmpxchg %pointer, %expected, %value ordering ordering {attributes} : type of the values`.
pub(super) struct CmpXchg;

impl OpSyntax for CmpXchg {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        let pointer = p.operand()?;
        p.expect(Kind::Comma, "expected ','")?;
        let expected = p.operand()?;
        p.expect(Kind::Comma, "expected ','")?;
        let value = p.operand()?;
        number(p, op, "success_ordering", "AtomicOrdering")?;
        number(p, op, "failure_ordering", "AtomicOrdering")?;
        p.attr_dict(&mut op.attrs)?;
        let ty = text::colon_type(p)?;
        let target = pointer_to(p, ty)?;
        op.operands.push(p.resolve(pointer, target)?);
        p.resolve_as(&[expected, value], ty, &mut op.operands)?;
        let flag = p.ctx.i1_type();
        op.types.extend(literal_struct(p.ctx, &[ty, flag], false));
        Ok(())
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        p.text(" ");
        p.operands(op.operands());
        p.text(" ");
        keywords::print(p, op, "success_ordering", "AtomicOrdering");
        let ordering = keywords::text_of(p.ctx, "AtomicOrdering", keywords::value_of(op, "failure_ordering"));
        p.text(&ordering.unwrap_or_default());
        text::attr_dict(p, op, &["success_ordering", "failure_ordering"]);
        p.text(" : ");
        p.value_types(op.operands().skip(2));
    }
}

/// Syntax of `syncscope("name") ordering`. The attribute dictionary omits these attributes.
pub(super) struct Fence;

impl OpSyntax for Fence {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        let mut scope = p.ctx.string_attr("");
        if p.eat_keyword("syncscope") {
            p.expect(Kind::LParen, "expected '('")?;
            scope = p.attribute()?;
            p.expect(Kind::RParen, "expected ')'")?;
        }
        p.set_attr(op, "syncscope", scope);
        number(p, op, "ordering", "AtomicOrdering")?;
        p.attr_dict(&mut op.attrs)
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        let scope = op.attr("syncscope");
        p.text(" ");
        if let Some(scope) =
            scope.filter(|scope| text::string_value(p.ctx, *scope).is_some_and(|name| !name.is_empty()))
        {
            p.text("syncscope(");
            p.attr(scope);
            p.text(") ");
        }
        let ordering = keywords::text_of(p.ctx, "AtomicOrdering", keywords::value_of(op, "ordering"));
        p.text(&ordering.unwrap_or_default());
    }
}

/// Syntax of a metadata group: `@name attributes {attributes} { ... }`.
pub(super) struct Metadata;

impl OpSyntax for Metadata {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        let name = p.symbol_name()?;
        p.set_attr(op, "sym_name", name);
        p.attr_dict_with_keyword(&mut op.attrs)?;
        let region = p.region(op, &[], false)?;
        if p.body().entry(region.0).is_none() {
            p.body().append_block(region.0);
        }
        op.regions.push(region);
        Ok(())
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        p.text(" ");
        print_symbol_name(p, op);
        p.attr_dict_with_keyword(&all_attributes(op), &["sym_name"]);
        p.text(" ");
        if let Some(region) = op.regions().next() {
            p.region(op, region, RegionOptions::default());
        }
    }
}

/// Syntax of the members of a TBAA type: `<@type, 0>, <@type, 8>`.
pub(super) struct TbaaMembers;

impl Directive for TbaaMembers {
    type Args = (arg::Attribute, arg::Attribute);

    fn parse(&self, p: &mut OpParser<'_, '_, '_>, _: &mut OpState, (members, offsets): Parse<'_, Self>) -> PResult<()> {
        let (mut names, mut numbers) = (Vec::new(), Vec::new());
        p.list_of(Delimiter::None, "", |p| {
            p.expect(Kind::Less, "expected '<'")?;
            names.push(p.attribute()?);
            p.expect(Kind::Comma, "expected ','")?;
            numbers.push(text::integer(p)?);
            p.expect(Kind::Greater, "expected '>'").map(|_| ())
        })?;
        *members = Some(p.ctx.array_attr(&names));
        *offsets = Some(p.ctx.i64_array(&numbers));
        Ok(())
    }

    fn print<'m, 'c>(&self, p: &mut OpPrinter<'_, 'c>, _: OpRef<'m, 'c>, (members, offsets): Print<'m, 'c, Self>) {
        let offsets = offsets.and_then(|offsets| p.ctx.int_array_values(offsets)).unwrap_or_default();
        p.comma_separated(text::elements(p.ctx, members).iter().zip(offsets), |p, (member, offset)| {
            p.text("<");
            p.attr(*member);
            p.text(", ");
            p.signed(offset);
            p.text(">");
        });
    }
}

/// Parses an enum keyword and stores its value as the integer attribute `name`.
fn number(p: &mut OpParser<'_, '_, '_>, op: &mut OpState, name: &str, enum_name: &str) -> PResult<()> {
    let offset = p.offset();
    let Some(value) = keywords::optional(p, enum_name) else {
        return Err(p.hook_error(offset, &format!("expected valid '{name}'")));
    };
    let value = p.ctx.int_attr(p.ctx.i64_type(), value.cast_signed());
    p.set_attr(op, name, value);
    Ok(())
}

/// Returns a pointer to `ty` in address space 0, or an error if the context lacks the dialect.
fn pointer_to(p: &OpParser<'_, '_, '_>, ty: Type) -> PResult<Type> {
    typed_pointer(p.ctx, ty, 0).ok_or_else(|| p.hook_error(p.offset(), "expected LLVM dialect-compatible type"))
}
