//! Syntax of constants and specialization constants, and their result names.

use mlirkit_asm::function::print_symbol_name;
use mlirkit_asm::hooks::{AsmNames, OpSyntax};
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{OpParser, OpPrinter, OpState, PResult, type_to_string};
use mlirkit_ir::{AttrData, OpRef, TypeData, ValueId};

use super::module::flat_symbol;
use crate::spirv::types::parts;
use crate::text;

/// Syntax of `spirv.Constant value`, followed by its type if that is an array type.
pub(super) struct Constant;

impl OpSyntax for Constant {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        let value = p.attribute()?;
        p.set_attr(op, "value", value);
        let ty = match p.ctx.attr_data(value) {
            AttrData::Integer(value) => Some(value.ty),
            AttrData::Float(value) => Some(value.ty),
            AttrData::DenseElements(value) => Some(value.ty),
            AttrData::Sparse { ty, .. } | AttrData::DenseResource { ty, .. } => Some(*ty),
            _ => None,
        };
        let told =
            ty.filter(|ty| !matches!(p.ctx.type_data(*ty), TypeData::RankedTensor(_) | TypeData::UnrankedTensor(_)));
        op.types.push(match told {
            Some(ty) => ty,
            None => text::colon_type(p)?,
        });
        Ok(())
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        p.text(" ");
        if let Some(value) = op.attr("value") {
            p.attr(value);
        }
        let types = op.signature().result_types(op.id);
        if types.first().and_then(|ty| parts(p.ctx, *ty)).is_some_and(|(mnemonic, _)| mnemonic == "array") {
            p.text(" : ");
            p.types(types);
        }
    }
}

impl AsmNames for Constant {
    fn results(&self, op: OpRef<'_, '_>, set: &mut dyn FnMut(ValueId, &str)) {
        let ctx = op.context();
        let (Some(result), Some(value)) = (op.results().next(), op.attr("value")) else { return };
        let ty = result.ty();
        let mut name = String::from("cst");
        let number = matches!(ctx.type_data(ty), TypeData::Integer { .. } | TypeData::Float(_));
        if let (AttrData::Integer(value), TypeData::Integer { width, sign }) = (ctx.attr_data(value), ctx.type_data(ty))
        {
            if *width == 1 {
                return set(result.id, if value.value.is_zero() { "false" } else { "true" });
            }
            name.push_str(&match sign {
                mlirkit_ir::Sign::Unsigned => value.value.to_unsigned_string(),
                mlirkit_ir::Sign::Signless | mlirkit_ir::Sign::Signed => value.value.to_signed_string(),
            });
        }
        if number {
            name.push('_');
            name.push_str(&type_to_string(ctx, ty));
        }
        if let TypeData::Vector(vector) = ctx.type_data(ty) {
            let size = vector.shape.first().copied().unwrap_or(0);
            name.push_str(&format!("_vec_{size}"));
            if matches!(ctx.type_data(vector.element), TypeData::Integer { .. } | TypeData::Float(_)) {
                name.push('x');
                name.push_str(&type_to_string(ctx, vector.element));
            }
        }
        set(result.id, &name);
    }
}

/// A hook that suggests result names for `spirv.mlir.addressof`, such as `%variable_addr`.
pub(super) struct AddressOf;

impl AsmNames for AddressOf {
    fn results(&self, op: OpRef<'_, '_>, set: &mut dyn FnMut(ValueId, &str)) {
        let ctx = op.context();
        let Some(AttrData::SymbolRef(path)) = op.attr("variable").map(|attr| ctx.attr_data(attr)) else { return };
        if let (Some(result), [name]) = (op.results().next(), &**path) {
            set(result.id, &format!("{}_addr", ctx.str(*name)));
        }
    }
}

/// Syntax of `spirv.SpecConstant @name spec_id(1) = value`.
pub(super) struct SpecConstant;

impl OpSyntax for SpecConstant {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        let name = p.symbol_name()?;
        p.set_attr(op, "sym_name", name);
        if p.eat_keyword("spec_id") {
            p.expect(Kind::LParen, "expected '('")?;
            let offset = p.offset();
            let id = p.attribute()?;
            if !matches!(p.ctx.attr_data(id), AttrData::Integer(_)) {
                return Err(p.op_error(offset, "invalid kind of attribute specified"));
            }
            p.set_attr(op, "spec_id", id);
            p.expect(Kind::RParen, "expected ')'")?;
        }
        p.expect(Kind::Equal, "expected '='")?;
        let value = p.attribute()?;
        p.set_attr(op, "default_value", value);
        Ok(())
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        p.text(" ");
        print_symbol_name(p, op);
        if let Some(id) = text::int_attr(op, "spec_id") {
            p.fmt(format_args!(" spec_id({id})"));
        }
        p.text(" = ");
        if let Some(value) = op.attr("default_value") {
            p.attr(value);
        }
    }
}

/// Syntax of `spirv.SpecConstantComposite @name (@a, @b) : type`.
pub(super) struct SpecConstantComposite;

impl OpSyntax for SpecConstantComposite {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        let name = p.symbol_name()?;
        p.set_attr(op, "sym_name", name);
        p.expect(Kind::LParen, "expected '('")?;
        let mut parts = vec![flat_symbol(p)?];
        while p.eat(Kind::Comma) {
            parts.push(flat_symbol(p)?);
        }
        p.expect(Kind::RParen, "expected ')'")?;
        let parts = p.ctx.array_attr(&parts);
        p.set_attr(op, "constituents", parts);
        let ty = text::colon_type(p)?;
        let ty = p.ctx.type_attr(ty);
        p.set_attr(op, "type", ty);
        Ok(())
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        p.text(" ");
        print_symbol_name(p, op);
        p.text(" (");
        if let Some(AttrData::Array(parts)) = op.attr("constituents").map(|attr| op.context().attr_data(attr)) {
            p.attrs(parts);
        }
        p.text(") : ");
        if let Some(ty) = op.attr("type") {
            p.attr(ty);
        }
    }
}

/// Syntax of `spirv.EXT.SpecConstantCompositeReplicate @name (@part) : type`.
pub(super) struct SpecConstantCompositeReplicate;

impl OpSyntax for SpecConstantCompositeReplicate {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        let name = p.symbol_name()?;
        p.set_attr(op, "sym_name", name);
        p.expect(Kind::LParen, "expected '('")?;
        let part = p.attribute()?;
        p.set_attr(op, "constituent", part);
        p.expect(Kind::RParen, "expected ')'")?;
        let ty = text::colon_type(p)?;
        let ty = p.ctx.type_attr(ty);
        p.set_attr(op, "type", ty);
        Ok(())
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        p.text(" ");
        print_symbol_name(p, op);
        p.text(" (");
        if let Some(part) = op.attr("constituent") {
            p.attr(part);
        }
        p.text(") : ");
        if let Some(ty) = op.attr("type") {
            p.attr(ty);
        }
    }
}
