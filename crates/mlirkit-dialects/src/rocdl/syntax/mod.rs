//! Syntax of the `rocdl` dialect: loads, stores and atomic operations on raw buffers, and cache flags.

use mlirkit_asm::format::{parse_enum, print_attr};
use mlirkit_asm::hooks::{Directive, Hooks, OpSyntax, Parse, Print, arg};
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{Delimiter, OpParser, OpPrinter, OpState, PResult};
use mlirkit_ir::{AttrData, OpRef, Param, TypeData, VectorType};

use crate::text;

/// Registers the hand-written syntax of the `rocdl` dialect.
pub(crate) fn register(hooks: &mut Hooks) {
    hooks.ops.insert("rocdl.buffer.load", &RawBuffer { load: true, widths: &BEFORE_17 });
    hooks.ops.insert("rocdl.buffer.store", &RawBuffer { load: false, widths: &BEFORE_17 });
    hooks.ops.insert("rocdl.raw.buffer.atomic.fadd", &RawBuffer { load: false, widths: &RAW });
    hooks.ops.insert("rocdl.raw.buffer.atomic.fmax", &RawBuffer { load: false, widths: &RAW });
    hooks.ops.insert("rocdl.raw.buffer.atomic.smax", &RawBuffer { load: false, widths: &RAW });
    hooks.ops.insert("rocdl.raw.buffer.atomic.umin", &RawBuffer { load: false, widths: &RAW });
    hooks.ops.insert("rocdl.raw.buffer.load", &RawBuffer { load: true, widths: &RAW });
    hooks.ops.insert("rocdl.raw.buffer.store", &RawBuffer { load: false, widths: &RAW });
    hooks.directives.insert("rocdl.CachePolicy", &CachePolicy);
}

/// Syntax of `%data, %buffer, %offset, %offset, %flags : type`. Loads have no data operand.
struct RawBuffer {
    load: bool,
    /// The bit widths of the operands after the buffer.
    widths: &'static [u32],
}

const RAW: [u32; 3] = [32; 3];
/// The operand widths in LLVM 16: an index, an offset and two flags.
const BEFORE_17: [u32; 4] = [32, 32, 1, 1];

impl OpSyntax for RawBuffer {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        let operands = p.operand_list_of(Delimiter::None, self.widths.len() + if self.load { 1 } else { 2 })?;
        let ty = text::colon_type(p)?;
        let i32_type = p.ctx.i32_type();
        let buffer = VectorType { shape: [4].into(), scalable: [false].into(), element: i32_type };
        let mut types = vec![p.ctx.ty(TypeData::Vector(Box::new(buffer)))];
        types.extend(self.widths.iter().map(|width| p.ctx.int_type(*width)));
        if self.load {
            op.types.push(ty);
        } else {
            types.insert(0, ty);
        }
        p.resolve_all(&operands, &types, op.offset, &mut op.operands)
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        p.text(" ");
        p.operands(op.operands());
        p.text(" : ");
        if self.load {
            p.value_types(op.results());
        } else {
            p.value_types(op.operands().next());
        }
    }
}

/// Syntax of a cache policy such as `gfx942<sc0|nt>`, or its bits as an integer.
struct CachePolicy;

/// The keyword for each processor family, with its attribute.
const FAMILIES: [(&str, &str); 4] = [
    ("pre_gfx12", "pre_gfx12_cache_policy"),
    ("gfx942", "gfx942_cache_policy"),
    ("gfx12", "gfx12_cache_policy"),
    ("gfx12_atomic", "gfx12_atomic_cache_policy"),
];

impl Directive for CachePolicy {
    type Args = (arg::Attribute,);

    fn parse(&self, p: &mut OpParser<'_, '_, '_>, _: &mut OpState, (policy,): Parse<'_, Self>) -> PResult<()> {
        let family = FAMILIES.iter().find(|(word, _)| p.eat_keyword(word));
        if let Some((_, mnemonic)) = family {
            let row = text::attr_row(p, "rocdl", mnemonic)?;
            let bits = row.enum_name.as_deref().and_then(|name| p.ctx.dialect(p.ctx.ident("rocdl"))?.enum_(name));
            let Some(bits) = bits else { return Err(p.error_here(&format!("no enum for '{mnemonic}'"))) };
            p.expect(Kind::Less, "expected '<'")?;
            let value = Param::Enum(parse_enum(bits, p)?);
            p.expect(Kind::Greater, "expected '>'")?;
            *policy = Some(text::dialect_attr(p, "rocdl", mnemonic, vec![value])?);
            return Ok(());
        }
        if !matches!(p.kind(), Kind::Minus | Kind::Integer) && !p.at_keyword("true") && !p.at_keyword("false") {
            let message =
                "expected cache policy family 'pre_gfx12', 'gfx942', 'gfx12', 'gfx12_atomic', or a 32-bit integer";
            return Err(p.hook_error(p.offset(), message));
        }
        let offset = p.offset();
        // `true` is -1, because upstream sign-extends its single bit.
        let bits = if p.eat_keyword("true") { -1 } else { text::integer(p)? };
        if bits < i64::from(i32::MIN) || bits > i64::from(u32::MAX) {
            return Err(p.hook_error(offset, "integer value too large"));
        }
        *policy = Some(p.ctx.int_attr(p.ctx.i32_type(), bits));
        Ok(())
    }

    fn print<'m, 'c>(&self, p: &mut OpPrinter<'_, 'c>, _: OpRef<'m, 'c>, (policy,): Print<'m, 'c, Self>) {
        let Some(policy) = policy else { return };
        match p.ctx.attr_data(policy) {
            AttrData::Dialect(data) => {
                let Some((word, _)) =
                    FAMILIES.iter().find(|(_, mnemonic)| data.def.name.strip_prefix("rocdl.") == Some(*mnemonic))
                else {
                    return;
                };
                p.text(word);
                p.text("<");
                print_attr(p, policy);
                p.text(">");
            }
            AttrData::Integer(bits) => p.fmt(format_args!("{}", bits.value.low_u64() & u64::from(u32::MAX))),
            _ => {}
        }
    }
}
