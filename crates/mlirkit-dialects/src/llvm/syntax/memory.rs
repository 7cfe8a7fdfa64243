//! Syntax of `llvm.alloca`, `llvm.icmp` and `llvm.fcmp`.

use mlirkit_asm::format;
use mlirkit_asm::hooks::OpSyntax;
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{OpParser, OpPrinter, OpState, PResult};
use mlirkit_defs::Release;
use mlirkit_ir::{AttrData, Context, OpRef, Type, TypeData, VectorType};

use super::keywords;
use crate::llvm::types::{is_compatible, pointee, pointer_space};
use crate::text;

/// Syntax of `inalloca %n x type {attributes} : (i64) -> !llvm.ptr`.
pub(super) struct Alloca;

impl OpSyntax for Alloca {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        let ctx = p.ctx;
        if p.eat_keyword("inalloca") {
            p.set_attr(op, "inalloca", ctx.unit());
        }
        let size = p.operand()?;
        text::keyword(p, "x", "")?;
        let element = p.ty()?;
        p.attr_dict(&mut op.attrs)?;
        p.expect(Kind::Colon, "expected ':'")?;
        let (offset, ty) = (p.offset(), p.ty()?);
        if let Some(at) = op.attrs.iter().position(|(name, _)| ctx.bytes(*name) == b"alignment") {
            match op.attrs.get(at).map(|(_, value)| ctx.attr_data(*value)) {
                Some(AttrData::Integer(value)) if value.value.is_zero() => drop(op.attrs.remove(at)),
                Some(AttrData::Integer(_)) => {}
                _ => return Err(p.hook_error(op.offset, "expected integer alignment")),
            }
        }
        let (input, result) = match ctx.type_data(ty) {
            TypeData::Function(function) => match (&*function.inputs, &*function.results) {
                ([input], [result]) => (*input, *result),
                _ => {
                    return Err(
                        p.hook_error(offset, "expected trailing function type with one argument and one result")
                    );
                }
            },
            _ => return Err(p.hook_error(offset, "expected trailing function type with one argument and one result")),
        };
        op.operands.push(p.resolve(size, input)?);
        if pointer_space(ctx, result).is_some() && pointee(ctx, result).is_none() {
            p.set_attr(op, "elem_type", ctx.type_attr(element));
        }
        op.types.push(result);
        Ok(())
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        p.text(if op.attr("inalloca").is_some() { " inalloca " } else { " " });
        p.operands(op.operands());
        p.text(" x ");
        if let Some(ty) = op.attr("elem_type") {
            p.attr(ty);
        } else if let Some(ty) = op.result_types().first().and_then(|ty| pointee(p.ctx, *ty)) {
            p.ty(ty);
        }
        let aligned = text::int_attr(op, "alignment").is_some_and(|alignment| alignment != 0);
        text::attr_dict(p, op, &["elem_type", "inalloca", if aligned { "" } else { "alignment" }]);
        p.text(" : ");
        p.functional_type(op);
    }
}

/// Syntax of a comparison: `"predicate" %a, %b : type`.
pub(super) struct Compare {
    /// The name of the enum that defines the comparison predicates.
    pub(super) predicates: &'static str,
}

impl OpSyntax for Compare {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        let ctx = p.ctx;
        let (offset, name) = (p.offset(), p.attribute()?);
        let Some(name) = text::string_value(ctx, name) else {
            return Err(p.op_error(offset, "invalid kind of attribute specified"));
        };
        let left = p.operand()?;
        p.expect(Kind::Comma, "expected ','")?;
        let right = p.operand()?;
        // This clause exists in recent snapshots only.
        if ctx.release() >= Release(24) && p.eat_keyword("fastmath") {
            let flags = format::parse_attr(text::attr_row(p, "llvm", "fastmath")?, p, None)?;
            p.set_attr(op, "fastmathFlags", flags);
            p.use_lists();
        }
        p.attr_dict(&mut op.attrs)?;
        p.expect(Kind::Colon, "expected ':'")?;
        let (type_offset, ty) = (p.offset(), p.ty()?);
        p.resolve_as(&[left, right], ty, &mut op.operands)?;
        let name = String::from_utf8_lossy(name);
        let Some(predicate) = keywords::predicate(ctx, self.predicates, &name) else {
            return Err(p.hook_error(offset, &format!("'{name}' is an incorrect value of the 'predicate' attribute")));
        };
        p.set_attr(op, "predicate", predicate);
        if !is_compatible(ctx, ty) {
            return Err(p.hook_error(type_offset, "expected LLVM dialect-compatible type"));
        }
        op.types.push(i1_like(ctx, ty));
        Ok(())
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        let name = keywords::text_of(p.ctx, self.predicates, keywords::value_of(op, "predicate")).unwrap_or_default();
        p.fmt(format_args!(" \"{name}\" "));
        p.operands(op.operands());
        let mut elided = keywords::without_default_flags(op, &["predicate"]);
        let flags = op.attr("fastmathFlags").filter(|_| op.module.style.has_lists() && elided.len() == 1);
        if let Some(flags) = flags {
            p.text(" fastmath");
            format::print_stripped_attr(p, flags);
            elided.push("fastmathFlags");
        }
        text::attr_dict(p, op, &elided);
        p.text(" : ");
        p.value_types(op.operands().take(1));
    }
}

/// Returns `i1`, or a vector of `i1` with the shape of `ty` if that is a vector.
fn i1_like(ctx: &Context, ty: Type) -> Type {
    match ctx.type_data(ty) {
        TypeData::Vector(vector) => {
            let vector = VectorType { element: ctx.i1_type(), ..(**vector).clone() };
            ctx.ty(TypeData::Vector(Box::new(vector)))
        }
        _ => ctx.i1_type(),
    }
}
