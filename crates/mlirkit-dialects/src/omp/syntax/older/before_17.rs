//! Syntax of clauses and loops that were separate directives in LLVM 16.

use mlirkit_asm::hooks::{Directive, Parse, Print, arg};
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{Delimiter, OpParser, OpPrinter, OpState, PResult, RegionOptions};
use mlirkit_ir::{Attr, Context, OpRef, Type, TypeData, ValueRef};

use crate::omp::syntax::maps::MapFlags;
use crate::text::{self, elements};

/// Syntax of the contents of the `map` clause in LLVM 16: `(always, to -> %value : type), (from -> %value : type)`.
/// Since LLVM 17 the clause lists `omp.map.info` operations instead, which contain the flags.
pub(in crate::omp::syntax) struct MapList;

const TO: i64 = 1;
const FROM: i64 = 2;
const DELETE: i64 = 8;
const MODIFIERS: [(&str, i64); 3] = [("always", 4), ("close", 0x400), ("present", 0x1000)];

fn bits_of(word: &str) -> i64 {
    match word {
        "to" => TO,
        "from" => FROM,
        "tofrom" => TO | FROM,
        "delete" => DELETE,
        // A keyword that is not a flag is ignored.
        _ => MODIFIERS.iter().find(|(name, _)| *name == word).map_or(0, |(_, bit)| *bit),
    }
}

impl Directive for MapList {
    type Args = (Option<arg::Operands>, Option<arg::Types>, arg::Attribute);

    fn parse(
        &self,
        p: &mut OpParser<'_, '_, '_>,
        op: &mut OpState,
        (values, types, attr): Parse<'_, Self>,
    ) -> PResult<()> {
        let Some((values, types)) = values.zip(types) else { return MapFlags.parse(p, op, (attr,)) };
        let mut flags: Vec<Attr> = Vec::new();
        p.list_of(Delimiter::None, "", |p| {
            let mut bits = 0;
            p.expect(Kind::LParen, "expected '('")?;
            p.list_of(Delimiter::None, "", |p| {
                bits |= bits_of(p.keyword()?);
                Ok(())
            })?;
            p.expect(Kind::Arrow, "expected '->'")?;
            values.push(p.operand()?);
            types.push(text::colon_type(p)?);
            p.expect(Kind::RParen, "expected ')'")?;
            flags.push(p.ctx.int_attr(p.ctx.i64_type(), bits));
            Ok(())
        })?;
        *attr = Some(p.ctx.array_attr(&flags));
        Ok(())
    }

    fn print<'m, 'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'m, 'c>, (values, types, attr): Print<'m, 'c, Self>) {
        let Some((values, _)) = values.zip(types) else { return MapFlags.print(p, op, (attr,)) };
        let ctx = p.ctx;
        let pairs = values.iter().zip(elements(p.ctx, attr));
        p.comma_separated(pairs, |p, (value, flags)| {
            let bits = ctx.int_value(*flags).unwrap_or(0);
            p.text("(");
            for (name, _) in MODIFIERS.iter().filter(|(_, bit)| bits & bit != 0) {
                p.text(name);
                p.text(", ");
            }
            for (name, _) in [("to", TO), ("from", FROM), ("delete", DELETE)].iter().filter(|(_, bit)| bits & bit != 0)
            {
                p.text(name);
            }
            if bits & (TO | FROM | DELETE) == 0 {
                p.text(if op.is("omp.target_exit_data") { "release" } else { "alloc" });
            }
            p.text(" -> ");
            p.operand(*value);
            p.text(" : ");
            p.ty(value.ty());
            p.text(")");
        });
    }
}

/// Returns the pointee type of a typed pointer or memref; `None` for other types.
pub(in crate::omp::syntax) fn pointee(ctx: &Context, ty: Type) -> Option<Type> {
    match ctx.type_data(ty) {
        TypeData::MemRef(memref) => Some(memref.element),
        TypeData::UnrankedMemRef { element, .. } => Some(*element),
        _ => crate::llvm::types::pointee(ctx, ty),
    }
}

/// Syntax of the loops of a loop nest: `(%i) : index = (%low) to (%high) inclusive step (%step) { ... }`.
pub(in crate::omp::syntax) struct LoopControl;

impl Directive for LoopControl {
    type Args = (arg::Regions, arg::Operands, arg::Operands, arg::Operands, arg::Types, arg::Attribute);

    fn parse(
        &self,
        p: &mut OpParser<'_, '_, '_>,
        op: &mut OpState,
        (regions, lower, upper, steps, types, inclusive): Parse<'_, Self>,
    ) -> PResult<()> {
        let mut args = p.argument_list(Delimiter::Paren, false, false)?;
        let ty = text::colon_type(p)?;
        p.expect(Kind::Equal, "expected '='")?;
        *lower = p.operand_list_of(Delimiter::Paren, args.len())?;
        p.expect_keyword("to")?;
        *upper = p.operand_list_of(Delimiter::Paren, args.len())?;
        if p.eat_keyword("inclusive") {
            *inclusive = Some(p.ctx.unit());
        }
        p.expect_keyword("step")?;
        *steps = p.operand_list_of(Delimiter::Paren, args.len())?;
        *types = vec![ty; args.len()];
        args.iter_mut().for_each(|arg| arg.ty = Some(ty));
        regions.push(p.region(op, &args, false)?);
        Ok(())
    }

    fn print<'m, 'c>(
        &self,
        p: &mut OpPrinter<'_, 'c>,
        op: OpRef<'m, 'c>,
        (regions, lower, upper, steps, _, inclusive): Print<'m, 'c, Self>,
    ) {
        let Some(region) = regions.first() else { return };
        let args: Vec<ValueRef<'_, '_>> = text::entry(*region).map(|block| block.args().collect()).unwrap_or_default();
        // The declarative format has already printed a space, so two spaces appear here.
        p.text(" (");
        p.operands(args.iter().copied());
        p.text(") : ");
        p.value_types(args.iter().copied().take(1));
        p.text(" = (");
        p.operands(lower.iter().copied());
        p.text(") to (");
        p.operands(upper.iter().copied());
        p.text(if inclusive.is_some() { ") inclusive step (" } else { ") step (" });
        p.operands(steps.iter().copied());
        p.text(") ");
        p.region(op, *region, RegionOptions::default().without_entry_args());
    }
}
