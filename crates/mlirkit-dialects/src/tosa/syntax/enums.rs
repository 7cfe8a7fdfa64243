//! Syntax of `tosa.argmax %a {axis = 0 : i32, nan_mode = IGNORE} : (type) -> type`.

use mlirkit_asm::function::all_attributes;
use mlirkit_asm::hooks::OpSyntax;
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{Delimiter, OpParser, OpPrinter, OpState, PResult, format};
use mlirkit_defs::OpDef;
use mlirkit_ir::{Attr, Context, OpRef, TypeData};

use crate::text;

/// Syntax of operations that print enum attributes as keywords.
pub(crate) struct WithEnums;

/// For each enum attribute: its name, its mnemonic, and the enum.
const ENUMS: [(&str, &str, &str); 4] = [
    ("block_size", "block_size", "BlockSize"),
    ("mode", "resize_mode", "ResizeMode"),
    ("nan_mode", "nan_mode", "NanPropagationMode"),
    ("rounding_mode", "rounding_mode", "RoundingMode"),
];

impl OpSyntax for WithEnums {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        // At least one operand is required.
        let operands = if p.at(Kind::PercentId) { p.operand_list(Delimiter::None)? } else { vec![p.operand()?] };
        if p.at(Kind::LBrace) {
            p.list_of(Delimiter::Brace, "", |p| entry(p, op))?;
        }
        let offset = p.offset();
        p.expect(Kind::Colon, "expected ':'")?;
        let ty = p.ty()?;
        let TypeData::Function(function) = p.ctx.type_data(ty) else {
            return Err(text::wrong_type(p, offset, ty, "builtin.function"));
        };
        p.resolve_all(&operands, &function.inputs, p.offset(), &mut op.operands)?;
        op.types.extend_from_slice(&function.results);
        Ok(())
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        p.text(" ");
        p.operands(op.operands());
        let mut attrs = all_attributes(op);
        attrs.retain(|(name, value)| {
            p.ctx.str(*name) != "nan_mode" || keyword(p.ctx, "nan_mode", *value) != Some("PROPAGATE")
        });
        if !attrs.is_empty() {
            p.text(" {");
            // The value is printed even if it is a unit attribute.
            p.comma_separated(&attrs, |p, (name, value)| {
                p.base.keyword_or_string(p.ctx.bytes(*name));
                p.text(" = ");
                match keyword(p.ctx, p.ctx.str(*name), *value) {
                    Some(keyword) => p.text(keyword),
                    None => p.attr(*value),
                }
            });
            p.text("}");
        }
        p.text(" : ");
        p.functional_type(op);
    }
}

/// Parses an attribute, `name = value`, whose value may be an enum keyword, and sets it.
fn entry(p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
    let name = p.keyword()?;
    p.expect(Kind::Equal, "expected '='")?;
    let has_slot = |row: &OpDef| row.slots.position(name).is_some();
    let known = ENUMS.iter().find(|(attr, ..)| *attr == name).filter(|_| op.def.is_some_and(has_slot));
    let value = match known.and_then(|known| Some((known, p.optional_keyword()?))) {
        Some(((_, mnemonic, case), word)) => {
            let def = p.ctx.dialect(p.ctx.ident("tosa")).and_then(|dialect| dialect.enum_(case));
            let value = def.and_then(|def| format::text_to_enum(def, word));
            match value.and_then(|value| text::enum_attr(p.ctx, "tosa", mnemonic, value)) {
                Some(attr) => attr,
                None => {
                    let what = if name == "mode" { "resize mode" } else { name };
                    return Err(p.op_error(p.offset(), &format!("invalid {what} value: {word}")));
                }
            }
        }
        None => p.attribute()?,
    };
    p.set_attr(op, name, value);
    Ok(())
}

/// Returns the keyword of an enum attribute; `None` if the attribute is not printed as a keyword.
fn keyword(ctx: &Context, name: &str, value: Attr) -> Option<&'static str> {
    let (_, _, case) = ENUMS.iter().find(|(attr, ..)| *attr == name)?;
    let number = text::enum_value(ctx, value)?;
    let def = ctx.dialect(ctx.ident("tosa"))?.enum_(case)?;
    def.cases.iter().find(|case| case.value == number).map(|case| &*case.text)
}
