//! Syntax of the contents of `map` clauses: flags, entries and members.

use mlirkit_asm::hooks::{Directive, Parse, Print, arg};
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{Delimiter, OpParser, OpPrinter, OpState, PResult};
use mlirkit_defs::Release;
use mlirkit_ir::{AttrData, BlockRef, Context, DialectAttr, OpRef, Param, Sign, Type, TypeData};

use super::older;
use crate::text::{self, elements};

/// Syntax of map flags such as `always, tofrom`. Each keyword sets bits, and the keywords are printed in a fixed order.
pub(super) struct MapFlags;

const TO: u64 = 2;
const FROM: u64 = 4;

const FLAGS: [(&str, u64); 20] = [
    ("always", 8),
    ("implicit", 256),
    ("ompx_hold", 2048),
    ("close", 512),
    ("present", 1024),
    ("to", TO),
    ("from", FROM),
    ("delete", 16),
    ("return_param", 32),
    ("storage", 1),
    ("private", 64),
    ("literal", 128),
    ("attach", 4096),
    ("attach_always", 8192),
    ("attach_none", 16384),
    ("attach_auto", 32768),
    ("ref_ptr", 65536),
    ("ref_ptee", 131_072),
    ("ref_ptr_ptee", 262_144),
    ("is_device_ptr", 524_288),
];

/// Pairs of corresponding map type bits: the bit used before LLVM 22, and the bit used since LLVM 22.
pub(crate) const MAP_TYPES: [(u64, u64); 11] = [
    (1, TO),
    (2, FROM),
    (4, 8),
    (8, 16),
    (0x40, 32),
    (0x80, 64),
    (0x100, 128),
    (0x200, 256),
    (0x400, 512),
    (0x1000, 1024),
    (0x2000, 2048),
];

/// Returns the integer type that stored the bits before LLVM 22.
pub(crate) fn number_type(ctx: &Context) -> Type {
    ctx.ty(TypeData::Integer { width: 64, sign: Sign::Unsigned })
}

/// The bits of keywords in the integer used up to LLVM 20, except `to`, `from`, `tofrom` and `delete`.
const NUMBERED: [(&str, u64); 4] = [("always", 4), ("implicit", 512), ("close", 1024), ("present", 4096)];

/// Returns the keywords for the bits of the integer used up to LLVM 20.
fn words_of_number(bits: u64) -> Vec<&'static str> {
    let mut words: Vec<&str> = NUMBERED.iter().filter(|(_, bit)| bits & bit != 0).map(|(name, _)| *name).collect();
    words.extend(match bits & 3 {
        1 => Some("to"),
        2 => Some("from"),
        3 => Some("tofrom"),
        _ => None,
    });
    words.extend((bits & 8 != 0).then_some("delete"));
    words.extend((bits & 11 == 0).then_some("exit_release_or_enter_alloc"));
    words
}

/// Returns the bits of a keyword in the integer used up to LLVM 20; 0 for unknown keywords.
fn number_of_word(word: &str) -> u64 {
    match word {
        "to" => 1,
        "from" => 2,
        "tofrom" => 3,
        "delete" => 8,
        _ => NUMBERED.iter().find(|(name, _)| *name == word).map_or(0, |(_, bit)| *bit),
    }
}

impl Directive for MapFlags {
    type Args = (arg::Attribute,);

    fn parse(&self, p: &mut OpParser<'_, '_, '_>, _: &mut OpState, (flags,): Parse<'_, Self>) -> PResult<()> {
        let (mut bits, mut number) = (0, 0);
        p.list_of(Delimiter::None, "", |p| {
            // A keyword that is not a flag is ignored.
            let word = p.keyword()?;
            number |= number_of_word(word);
            bits |= match word {
                "tofrom" => TO | FROM,
                word => FLAGS.iter().find(|(name, _)| *name == word).map_or(0, |(_, bit)| *bit),
            };
            Ok(())
        })?;
        let def = super::attr_def(p.ctx, "clause_map_flags").filter(|_| p.ctx.release() > Release(20));
        if let Some(def) = def {
            let data = DialectAttr { def, params: [Param::Enum(bits)].into() };
            *flags = Some(p.ctx.attr(AttrData::Dialect(Box::new(data))));
        } else {
            // Up to LLVM 20 the flags are stored as an integer.
            *flags = Some(p.ctx.int_attr(number_type(p.ctx), i64::try_from(number).unwrap_or(i64::MAX)));
        }
        Ok(())
    }

    fn print<'m, 'c>(&self, p: &mut OpPrinter<'_, 'c>, _: OpRef<'m, 'c>, (flags,): Print<'m, 'c, Self>) {
        let bits = match flags.map(|attr| p.ctx.attr_data(attr)) {
            Some(AttrData::Dialect(data)) => match data.params.first() {
                Some(Param::Enum(bits)) => *bits,
                _ => 0,
            },
            Some(AttrData::Integer(bits)) => {
                return p.comma_separated(words_of_number(bits.value.low_u64()), |p, word| p.text(word));
            }
            _ => 0,
        };
        let both = bits & (TO | FROM) == TO | FROM;
        let mut words: Vec<&str> = Vec::new();
        for (name, bit) in FLAGS.iter().filter(|(_, bit)| bits & bit != 0) {
            match *bit {
                TO if both => words.push("tofrom"),
                FROM if both => {}
                _ => words.push(name),
            }
        }
        if words.is_empty() {
            words.push("none");
        }
        p.comma_separated(words, |p, word| p.text(word));
    }
}

/// Syntax of the mapped variables up to LLVM 19: `%a -> %b, %c -> %d : types`. Only `omp.target` gives each variable a
/// block argument; its region lists the arguments again.
pub(super) struct MapEntries;

impl Directive for MapEntries {
    type Args = (arg::Operands, arg::Types);

    fn parse(&self, p: &mut OpParser<'_, '_, '_>, _: &mut OpState, (mapped, types): Parse<'_, Self>) -> PResult<()> {
        p.list_of(Delimiter::None, "", |p| {
            mapped.push(p.operand()?);
            if p.eat(Kind::Arrow) {
                p.operand()?;
            }
            Ok(())
        })?;
        p.expect(Kind::Colon, "expected ':'")?;
        p.list_of(Delimiter::None, "", |p| {
            types.push(p.ty()?);
            Ok(())
        })
    }

    fn print<'m, 'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'m, 'c>, (mapped, types): Print<'m, 'c, Self>) {
        let entry = op.regions().next().filter(|_| op.is("omp.target")).and_then(text::entry);
        let mut args = entry.into_iter().flat_map(BlockRef::args);
        p.comma_separated(mapped, |p, value| {
            p.operand(*value);
            if let Some(arg) = args.next() {
                p.text(" -> ");
                p.operand(arg);
            }
        });
        p.text(" : ");
        p.types(types);
    }
}

/// Syntax of the indices of mapped members: `[0, 1], [2]`.
pub(super) struct MembersIndex;

impl Directive for MembersIndex {
    type Args = (arg::Attribute,);

    fn parse(&self, p: &mut OpParser<'_, '_, '_>, _: &mut OpState, (indices_attr,): Parse<'_, Self>) -> PResult<()> {
        let (ctx, mut lists) = (p.ctx, Vec::new());
        loop {
            p.expect(Kind::LSquare, "expected '['")?;
            let mut indices = Vec::new();
            p.list_of(Delimiter::None, "", |p| {
                indices.push(text::integer(p)?);
                Ok(())
            })?;
            p.expect(Kind::RSquare, "expected ']'")?;
            lists.push(indices);
            if !p.eat(Kind::Comma) {
                break;
            }
        }
        *indices_attr = Some(if ctx.release() < Release(20) {
            older::index_table(p, &lists)?
        } else {
            let index = |value: &i64| ctx.int_attr(ctx.i64_type(), *value);
            let list = |list: &Vec<i64>| ctx.array_attr(&list.iter().map(index).collect::<Vec<_>>());
            ctx.array_attr(&lists.iter().map(list).collect::<Vec<_>>())
        });
        Ok(())
    }

    fn print<'m, 'c>(&self, p: &mut OpPrinter<'_, 'c>, _: OpRef<'m, 'c>, (indices_attr,): Print<'m, 'c, Self>) {
        if let Some(table) = indices_attr.filter(|_| p.ctx.release() < Release(20)) {
            return older::print_index_table(p, table);
        }
        let lists = elements(p.ctx, indices_attr);
        p.comma_separated(lists, |p, list| {
            p.text("[");
            p.comma_separated(elements(p.ctx, Some(*list)), |p, index| p.attr_without_type(*index));
            p.text("]");
        });
    }
}
