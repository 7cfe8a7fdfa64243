//! What stands in the parentheses of clauses.

use mlirkit_asm::hooks::{Directive, ParseArg, PrintArg};
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{Delimiter, OpParser, OpState, PResult, Printer};
use mlirkit_ir::{Attr, AttrData, Context, DialectAttr, OpName, OpRef, Param};

use super::{case_text, enum_attr};
use crate::common::arguments::{attr, elements, set_attr, set_operands, set_types, types, values};

/// The attribute for a keyword, or the error about it.
fn case(p: &mut OpParser<'_, '_, '_>, mnemonic: &str) -> PResult<Attr> {
    let (offset, word) = (p.offset(), p.keyword()?);
    enum_attr(p, mnemonic, word).ok_or_else(|| p.error_at(offset, &format!("invalid clause value: '{word}'")))
}

/// One keyword: of the enum that the clause of this operation is about.
pub(super) struct Keyword;

fn mnemonic(ctx: &Context, op: OpName) -> &'static str {
    match ctx.op_str(op) {
        "omp.cancel" | "omp.cancellation_point" => "cancellationconstructtype",
        "omp.loop" => "bindkind",
        "omp.map.info" => "variable_capture_kind",
        "omp.parallel" => "procbindkind",
        _ => "memoryorderkind",
    }
}

impl Directive for Keyword {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState, args: &mut [ParseArg<'_>]) -> PResult<()> {
        let value = case(p, mnemonic(p.ctx, op.name))?;
        set_attr(args, Some(0), Some(value));
        Ok(())
    }

    fn print<'c>(&self, p: &mut Printer<'_, 'c>, _: OpRef<'_, 'c>, args: &[PrintArg<'_, 'c, '_>]) {
        if let Some(value) = attr(args, Some(0)) {
            p.text(&case_text(p.ctx, value));
        }
    }
}

/// `%allocator : type -> %allocated : type`
pub(super) struct Allocate;

impl Directive for Allocate {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, _: &mut OpState, args: &mut [ParseArg<'_>]) -> PResult<()> {
        p.list_of(Delimiter::None, "", |p| {
            for (at, arrow) in [(2, false), (0, true)] {
                if arrow {
                    p.expect(Kind::Arrow, "expected '->'")?;
                }
                let operand = p.operand()?;
                let ty = crate::text::colon_type(p)?;
                set_operands(args, at, vec![operand]);
                set_types(args, at + 1, vec![ty]);
            }
            Ok(())
        })
    }

    fn print<'c>(&self, p: &mut Printer<'_, 'c>, _: OpRef<'_, 'c>, args: &[PrintArg<'_, 'c, '_>]) {
        p.comma_separated(values(args, 2).iter().zip(values(args, 0)), |p, (allocator, allocated)| {
            p.operand(*allocator);
            p.text(" : ");
            p.ty(allocator.ty());
            p.text(" -> ");
            p.operand(*allocated);
            p.text(" : ");
            p.ty(allocated.ty());
        });
    }
}

/// `%value = %step : type`
pub(super) struct Linear;

impl Directive for Linear {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, _: &mut OpState, args: &mut [ParseArg<'_>]) -> PResult<()> {
        p.list_of(Delimiter::None, "", |p| {
            let value = p.operand()?;
            p.expect(Kind::Equal, "expected '='")?;
            let step = p.operand()?;
            let ty = crate::text::colon_type(p)?;
            set_operands(args, 0, vec![value]);
            set_types(args, 1, vec![ty]);
            set_operands(args, 2, vec![step]);
            Ok(())
        })
    }

    fn print<'c>(&self, p: &mut Printer<'_, 'c>, _: OpRef<'_, 'c>, args: &[PrintArg<'_, 'c, '_>]) {
        let steps = values(args, 2);
        p.comma_separated(values(args, 0).iter().enumerate(), |p, (at, value)| {
            p.operand(*value);
            if let Some(step) = steps.get(at) {
                p.text(" = ");
                p.operand(*step);
            }
            p.text(" : ");
            p.ty(value.ty());
        });
    }
}

/// `%value : type -> alignment`
pub(super) struct Aligned;

impl Directive for Aligned {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, _: &mut OpState, args: &mut [ParseArg<'_>]) -> PResult<()> {
        let mut alignments = Vec::new();
        p.list_of(Delimiter::None, "", |p| {
            let value = p.operand()?;
            let ty = crate::text::colon_type(p)?;
            p.expect(Kind::Arrow, "expected '->'")?;
            alignments.push(p.attribute()?);
            set_operands(args, 0, vec![value]);
            set_types(args, 1, vec![ty]);
            Ok(())
        })?;
        set_attr(args, Some(2), Some(p.ctx.array_attr(&alignments)));
        Ok(())
    }

    fn print<'c>(&self, p: &mut Printer<'_, 'c>, _: OpRef<'_, 'c>, args: &[PrintArg<'_, 'c, '_>]) {
        let alignments = elements(p, attr(args, Some(2)));
        p.comma_separated(values(args, 0).iter().zip(alignments), |p, (value, alignment)| {
            p.operand(*value);
            p.text(" : ");
            p.ty(value.ty());
            p.text(" -> ");
            p.attr(*alignment);
        });
    }
}

/// `%value -> @copy : type`
pub(super) struct CopyPrivate;

impl Directive for CopyPrivate {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, _: &mut OpState, args: &mut [ParseArg<'_>]) -> PResult<()> {
        let mut syms = Vec::new();
        p.list_of(Delimiter::None, "", |p| {
            let value = p.operand()?;
            p.expect(Kind::Arrow, "expected '->'")?;
            syms.push(p.attribute()?);
            let ty = crate::text::colon_type(p)?;
            set_operands(args, 0, vec![value]);
            set_types(args, 1, vec![ty]);
            Ok(())
        })?;
        set_attr(args, Some(2), Some(p.ctx.array_attr(&syms)));
        Ok(())
    }

    fn print<'c>(&self, p: &mut Printer<'_, 'c>, _: OpRef<'_, 'c>, args: &[PrintArg<'_, 'c, '_>]) {
        let syms = elements(p, attr(args, Some(2)));
        let pairs = values(args, 0).iter().zip(syms).zip(types(args, 1));
        p.comma_separated(pairs, |p, ((value, sym), ty)| {
            p.operand(*value);
            p.text(" -> ");
            p.attr(*sym);
            p.text(" : ");
            p.ty(*ty);
        });
    }
}

/// `taskdependin -> %value : type`
pub(super) struct Depend;

impl Directive for Depend {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, _: &mut OpState, args: &mut [ParseArg<'_>]) -> PResult<()> {
        let mut kinds = Vec::new();
        p.list_of(Delimiter::None, "", |p| {
            kinds.push(case(p, "clause_task_depend")?);
            p.expect(Kind::Arrow, "expected '->'")?;
            let value = p.operand()?;
            let ty = crate::text::colon_type(p)?;
            set_operands(args, 0, vec![value]);
            set_types(args, 1, vec![ty]);
            Ok(())
        })?;
        set_attr(args, Some(2), Some(p.ctx.array_attr(&kinds)));
        Ok(())
    }

    fn print<'c>(&self, p: &mut Printer<'_, 'c>, _: OpRef<'_, 'c>, args: &[PrintArg<'_, 'c, '_>]) {
        let kinds = elements(p, attr(args, Some(2)));
        let pairs = kinds.iter().zip(values(args, 0)).zip(types(args, 1));
        p.comma_separated(pairs, |p, ((kind, value), ty)| {
            p.text(&case_text(p.ctx, *kind));
            p.text(" -> ");
            p.operand(*value);
            p.text(" : ");
            p.ty(*ty);
        });
    }
}

/// `reproducible:concurrent`
pub(super) struct Order;

impl Directive for Order {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, _: &mut OpState, args: &mut [ParseArg<'_>]) -> PResult<()> {
        let word = std::str::from_utf8(p.spelling()).unwrap_or_default();
        if let Some(modifier) = enum_attr(p, "order_mod", word) {
            p.bump();
            set_attr(args, Some(1), Some(modifier));
            p.expect(Kind::Colon, "expected ':'")?;
        }
        let kind = case(p, "orderkind")?;
        set_attr(args, Some(0), Some(kind));
        Ok(())
    }

    fn print<'c>(&self, p: &mut Printer<'_, 'c>, _: OpRef<'_, 'c>, args: &[PrintArg<'_, 'c, '_>]) {
        if let Some(modifier) = attr(args, Some(1)) {
            p.text(&case_text(p.ctx, modifier));
            p.text(":");
        }
        if let Some(kind) = attr(args, Some(0)) {
            p.text(&case_text(p.ctx, kind));
        }
    }
}

/// `static = %chunk : type, monotonic, simd`
pub(super) struct Schedule;

impl Directive for Schedule {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState, args: &mut [ParseArg<'_>]) -> PResult<()> {
        let word = p.keyword()?;
        let Some(kind) = enum_attr(p, "schedulekind", word) else {
            return Err(p.error_at(op.offset, " expected schedule kind"));
        };
        set_attr(args, Some(0), Some(kind));
        if matches!(word, "static" | "dynamic" | "guided" | "distribute") && p.eat(Kind::Equal) {
            let chunk = p.operand()?;
            let ty = crate::text::colon_type(p)?;
            set_operands(args, 3, vec![chunk]);
            set_types(args, 4, vec![ty]);
        }
        let mut modifiers = Vec::new();
        while p.eat(Kind::Comma) {
            modifiers.push(p.keyword()?);
        }
        if modifiers.len() > 2 {
            return Err(p.error_at(op.offset, " unexpected modifier(s)"));
        }
        if let Some(word) = modifiers.iter().find(|word| enum_attr(p, "sched_mod", word).is_none()) {
            return Err(p.error_at(op.offset, &format!(" unknown modifier type: {word}")));
        }
        let (modifier, simd) = match modifiers.as_slice() {
            [] => return Ok(()),
            ["simd"] => ("none", true),
            ["simd", _] => return Err(p.error_at(op.offset, " incorrect modifier order")),
            [modifier] => (*modifier, false),
            [modifier, second, ..] if *second == "simd" => (*modifier, true),
            [_, _, ..] => return Err(p.error_at(op.offset, " incorrect modifier order")),
        };
        let modifier = enum_attr(p, "sched_mod", modifier);
        set_attr(args, Some(1), modifier);
        if simd {
            set_attr(args, Some(2), Some(p.ctx.unit()));
        }
        Ok(())
    }

    fn print<'c>(&self, p: &mut Printer<'_, 'c>, _: OpRef<'_, 'c>, args: &[PrintArg<'_, 'c, '_>]) {
        if let Some(kind) = attr(args, Some(0)) {
            p.text(&case_text(p.ctx, kind));
        }
        if let Some(chunk) = values(args, 3).first() {
            p.text(" = ");
            p.operand(*chunk);
            p.text(" : ");
            p.ty(chunk.ty());
        }
        if let Some(modifier) = attr(args, Some(1)) {
            p.text(", ");
            p.text(&case_text(p.ctx, modifier));
        }
        if attr(args, Some(2)).is_some() {
            p.text(", simd");
        }
    }
}

/// `strict, %count: type`
pub(super) struct Granularity {
    name: &'static str,
    mnemonic: &'static str,
}

/// `grainsize(...)`
pub(super) const GRAINSIZE: Granularity = Granularity { name: "grainsize", mnemonic: "grainsizetype" };

/// `num_tasks(...)`
pub(super) const NUM_TASKS: Granularity = Granularity { name: "num_tasks", mnemonic: "numtaskstype" };

impl Directive for Granularity {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, _: &mut OpState, args: &mut [ParseArg<'_>]) -> PResult<()> {
        if let Some(word) = p.optional_keyword() {
            let Some(modifier) = enum_attr(p, self.mnemonic, word) else {
                return Err(p.error_here(&format!("invalid {} modifier : '{word}'", self.name)));
            };
            set_attr(args, Some(0), Some(modifier));
            p.expect(Kind::Comma, "expected ','")?;
        }
        let operand = match p.operand() {
            Ok(operand) => operand,
            Err(first) => {
                let message = format!("expected {} operand", self.name);
                return Err(p.and_then_error(first, None, &message));
            }
        };
        let ty = crate::text::colon_type(p)?;
        set_operands(args, 1, vec![operand]);
        set_types(args, 2, vec![ty]);
        Ok(())
    }

    fn print<'c>(&self, p: &mut Printer<'_, 'c>, _: OpRef<'_, 'c>, args: &[PrintArg<'_, 'c, '_>]) {
        if let Some(modifier) = attr(args, Some(0)) {
            p.text(&case_text(p.ctx, modifier));
            p.text(", ");
        }
        if let Some(operand) = values(args, 1).first() {
            p.operand(*operand);
            p.text(": ");
            p.ty(operand.ty());
        }
    }
}

/// `always, tofrom`: bits under names of their own, in the order in which they are written.
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

impl Directive for MapFlags {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, _: &mut OpState, args: &mut [ParseArg<'_>]) -> PResult<()> {
        let mut bits = 0;
        p.list_of(Delimiter::None, "", |p| {
            // What is no flag is passed over.
            bits |= match p.keyword()? {
                "tofrom" => TO | FROM,
                word => FLAGS.iter().find(|(name, _)| *name == word).map_or(0, |(_, bit)| *bit),
            };
            Ok(())
        })?;
        if let Some(def) = super::attr_def(p.ctx, "clause_map_flags") {
            let data = DialectAttr { def, params: [Param::Enum(bits)].into() };
            set_attr(args, Some(0), Some(p.ctx.attr(AttrData::Dialect(Box::new(data)))));
        }
        Ok(())
    }

    fn print<'c>(&self, p: &mut Printer<'_, 'c>, _: OpRef<'_, 'c>, args: &[PrintArg<'_, 'c, '_>]) {
        let bits = match attr(args, Some(0)).map(|attr| p.ctx.attr_data(attr)) {
            Some(AttrData::Dialect(data)) => match data.params.first() {
                Some(Param::Enum(bits)) => *bits,
                _ => 0,
            },
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

/// `[0, 1], [2]`
pub(super) struct MembersIndex;

impl Directive for MembersIndex {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, _: &mut OpState, args: &mut [ParseArg<'_>]) -> PResult<()> {
        let (ctx, mut lists) = (p.ctx, Vec::new());
        loop {
            p.expect(Kind::LSquare, "expected '['")?;
            let mut indices = Vec::new();
            p.list_of(Delimiter::None, "", |p| {
                indices.push(ctx.int_attr(ctx.i64_type(), crate::text::integer(p)?));
                Ok(())
            })?;
            p.expect(Kind::RSquare, "expected ']'")?;
            lists.push(ctx.array_attr(&indices));
            if !p.eat(Kind::Comma) {
                break;
            }
        }
        set_attr(args, Some(0), Some(ctx.array_attr(&lists)));
        Ok(())
    }

    fn print<'c>(&self, p: &mut Printer<'_, 'c>, _: OpRef<'_, 'c>, args: &[PrintArg<'_, 'c, '_>]) {
        let lists = elements(p, attr(args, Some(0)));
        p.comma_separated(lists, |p, list| {
            p.text("[");
            p.comma_separated(elements(p, Some(*list)), |p, index| p.attr_without_type(*index));
            p.text("]");
        });
    }
}

/// `uncontended, speculative`, or `none`.
pub(super) struct Hint;

const HINTS: [&str; 4] = ["uncontended", "contended", "nonspeculative", "speculative"];

impl Directive for Hint {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, _: &mut OpState, args: &mut [ParseArg<'_>]) -> PResult<()> {
        let mut hint = 0;
        if !p.eat_keyword("none") {
            p.list_of(Delimiter::None, "", |p| {
                let word = p.keyword()?;
                match HINTS.iter().position(|hint| *hint == word) {
                    Some(bit) => hint |= 1 << bit,
                    None => return Err(p.error_here(&format!("{word} is not a valid hint"))),
                }
                Ok(())
            })?;
        }
        set_attr(args, Some(0), Some(p.ctx.int_attr(p.ctx.i64_type(), hint)));
        Ok(())
    }

    fn print<'c>(&self, p: &mut Printer<'_, 'c>, _: OpRef<'_, 'c>, args: &[PrintArg<'_, 'c, '_>]) {
        let hint = attr(args, Some(0)).and_then(|attr| p.ctx.int_value(attr)).unwrap_or(0);
        if hint == 0 {
            return p.text("none");
        }
        let words = HINTS.iter().enumerate().filter(|(bit, _)| hint >> bit & 1 == 1);
        p.comma_separated(words, |p, (_, word)| p.text(word));
    }
}
