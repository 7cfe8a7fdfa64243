//! What stands in the parentheses of clauses.

use mlirkit_asm::hooks::{Directive, Parse, Print, arg};
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{Delimiter, Offset, OpParser, OpState, PResult, Printer};
use mlirkit_defs::Release;
use mlirkit_diag::Diagnostic;
use mlirkit_ir::{Attr, AttrData, BlockRef, Context, DialectAttr, OpRef, Param, Sign, Type, TypeData, ValueRef};

use super::{case_text, enum_attr, enum_case, older};
use crate::text::{self, elements};

/// The attribute for a keyword, or the error about it.
fn case(p: &mut OpParser<'_, '_, '_>, mnemonic: &str) -> PResult<Attr> {
    let (offset, word) = (p.offset(), p.keyword()?);
    enum_attr(p, mnemonic, word).ok_or_else(|| invalid(p, offset, word))
}

fn invalid(p: &OpParser<'_, '_, '_>, offset: Offset, word: &str) -> Box<Diagnostic> {
    p.hook_error(offset, &format!("invalid clause value: '{word}'"))
}

/// One keyword: of the enum that the attribute holds.
pub(super) struct Keyword;

impl Directive for Keyword {
    type Args = (arg::EnumAttribute,);

    fn parse(&self, p: &mut OpParser<'_, '_, '_>, _: &mut OpState, ((attr, row),): Parse<'_, Self>) -> PResult<()> {
        let (offset, word) = (p.offset(), p.keyword()?);
        *attr = Some(enum_case(p, row, word).ok_or_else(|| invalid(p, offset, word))?);
        Ok(())
    }

    fn print<'m, 'c>(&self, p: &mut Printer<'_, 'c>, _: OpRef<'m, 'c>, (attr,): Print<'m, 'c, Self>) {
        if let Some(value) = attr {
            p.text(&case_text(p.ctx, value));
        }
    }
}

/// The same, where a word that stands for nothing leaves the attribute out.
pub(super) struct Capture;

impl Directive for Capture {
    type Args = (arg::EnumAttribute,);

    fn parse(&self, p: &mut OpParser<'_, '_, '_>, _: &mut OpState, ((attr, row),): Parse<'_, Self>) -> PResult<()> {
        let word = p.keyword()?;
        *attr = enum_case(p, row, word);
        Ok(())
    }

    fn print<'m, 'c>(&self, p: &mut Printer<'_, 'c>, op: OpRef<'m, 'c>, args: Print<'m, 'c, Self>) {
        Keyword.print(p, op, args);
    }
}

/// `%allocator : type -> %allocated : type`
pub(super) struct Allocate;

impl Directive for Allocate {
    type Args = (arg::Operands, arg::Types, arg::Operands, arg::Types);

    fn parse(
        &self,
        p: &mut OpParser<'_, '_, '_>,
        _: &mut OpState,
        (allocated, allocated_types, allocators, allocator_types): Parse<'_, Self>,
    ) -> PResult<()> {
        p.list_of(Delimiter::None, "", |p| {
            allocators.push(p.operand()?);
            allocator_types.push(crate::text::colon_type(p)?);
            p.expect(Kind::Arrow, "expected '->'")?;
            allocated.push(p.operand()?);
            allocated_types.push(crate::text::colon_type(p)?);
            Ok(())
        })
    }

    fn print<'m, 'c>(
        &self,
        p: &mut Printer<'_, 'c>,
        _: OpRef<'m, 'c>,
        (allocated, _, allocators, _): Print<'m, 'c, Self>,
    ) {
        p.comma_separated(allocators.iter().zip(allocated), |p, (allocator, allocated)| {
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

/// `%value = %step : type`; since LLVM 23 `%value : type = %step : type`, which may stand in the parentheses of a modifier: `val(...)`.
pub(super) struct Linear;

impl Directive for Linear {
    type Args = (arg::Operands, arg::Types, arg::Operands, Option<arg::Types>, Option<arg::Attribute>);

    fn parse(
        &self,
        p: &mut OpParser<'_, '_, '_>,
        _: &mut OpState,
        (variables, types, steps, step_types, modifiers_attr): Parse<'_, Self>,
    ) -> PResult<()> {
        let Some((step_types, modifiers_attr)) = step_types.zip(modifiers_attr) else {
            return p.list_of(Delimiter::None, "", |p| {
                let value = p.operand()?;
                p.expect(Kind::Equal, "expected '='")?;
                let step = p.operand()?;
                let ty = crate::text::colon_type(p)?;
                variables.push(value);
                types.push(ty);
                steps.push(step);
                Ok(())
            });
        };
        let mut modifiers = Vec::new();
        p.list_of(Delimiter::None, "", |p| {
            let word = std::str::from_utf8(p.spelling()).unwrap_or_default();
            let modifier = enum_attr(p, "linear_modifier", word);
            if modifier.is_some() {
                p.bump();
                p.expect(Kind::LParen, "expected '('")?;
            }
            variables.push(p.operand()?);
            types.push(text::colon_type(p)?);
            p.expect(Kind::Equal, "expected '='")?;
            steps.push(p.operand()?);
            step_types.push(text::colon_type(p)?);
            if modifier.is_some() {
                p.expect(Kind::RParen, "expected ')'")?;
            }
            // What has none has a unit in its place.
            modifiers.push(modifier.unwrap_or_else(|| p.ctx.unit()));
            Ok(())
        })?;
        *modifiers_attr = Some(p.ctx.array_attr(&modifiers));
        Ok(())
    }

    fn print<'m, 'c>(
        &self,
        p: &mut Printer<'_, 'c>,
        _: OpRef<'m, 'c>,
        (variables, _, steps, step_types, modifiers_attr): Print<'m, 'c, Self>,
    ) {
        let modifiers = elements(p, modifiers_attr.flatten());
        p.comma_separated(variables.iter().enumerate(), |p, (at, value)| {
            let modifier =
                modifiers.get(at).map(|modifier| case_text(p.ctx, *modifier)).filter(|word| !word.is_empty());
            if let Some(word) = &modifier {
                p.text(word);
                p.text("(");
            }
            p.operand(*value);
            if step_types.is_some() {
                p.text(" : ");
                p.ty(value.ty());
            }
            if let Some(step) = steps.get(at) {
                p.text(" = ");
                p.operand(*step);
            }
            p.text(" : ");
            p.ty(match steps.get(at) {
                Some(step) if step_types.is_some() => step.ty(),
                _ => value.ty(),
            });
            if modifier.is_some() {
                p.text(")");
            }
        });
    }
}

/// `%value : type -> alignment`
pub(super) struct Aligned;

impl Directive for Aligned {
    type Args = (arg::Operands, arg::Types, arg::Attribute);

    fn parse(
        &self,
        p: &mut OpParser<'_, '_, '_>,
        _: &mut OpState,
        (variables, types, alignments_attr): Parse<'_, Self>,
    ) -> PResult<()> {
        let mut alignments = Vec::new();
        p.list_of(Delimiter::None, "", |p| {
            let value = p.operand()?;
            let ty = crate::text::colon_type(p)?;
            p.expect(Kind::Arrow, "expected '->'")?;
            alignments.push(p.attribute()?);
            variables.push(value);
            types.push(ty);
            Ok(())
        })?;
        *alignments_attr = Some(p.ctx.array_attr(&alignments));
        Ok(())
    }

    fn print<'m, 'c>(
        &self,
        p: &mut Printer<'_, 'c>,
        _: OpRef<'m, 'c>,
        (variables, _, alignments_attr): Print<'m, 'c, Self>,
    ) {
        let alignments = elements(p, alignments_attr);
        p.comma_separated(variables.iter().zip(alignments), |p, (value, alignment)| {
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
    type Args = (arg::Operands, arg::Types, arg::Attribute);

    fn parse(
        &self,
        p: &mut OpParser<'_, '_, '_>,
        _: &mut OpState,
        (variables, types, syms_attr): Parse<'_, Self>,
    ) -> PResult<()> {
        let mut syms = Vec::new();
        p.list_of(Delimiter::None, "", |p| {
            let value = p.operand()?;
            p.expect(Kind::Arrow, "expected '->'")?;
            syms.push(p.attribute()?);
            let ty = crate::text::colon_type(p)?;
            variables.push(value);
            types.push(ty);
            Ok(())
        })?;
        *syms_attr = Some(p.ctx.array_attr(&syms));
        Ok(())
    }

    fn print<'m, 'c>(
        &self,
        p: &mut Printer<'_, 'c>,
        _: OpRef<'m, 'c>,
        (variables, types, syms_attr): Print<'m, 'c, Self>,
    ) {
        let syms = elements(p, syms_attr);
        let pairs = variables.iter().zip(syms).zip(types);
        p.comma_separated(pairs, |p, ((value, sym), ty)| {
            p.operand(*value);
            p.text(" -> ");
            p.attr(*sym);
            p.text(" : ");
            p.ty(*ty);
        });
    }
}

/// `taskdependin -> %value : type`; since LLVM 23 those that an iterator makes are kept apart.
pub(super) struct Depend;

impl Directive for Depend {
    type Args =
        (arg::Operands, arg::Types, arg::Attribute, Option<arg::Operands>, Option<arg::Types>, Option<arg::Attribute>);

    fn parse(
        &self,
        p: &mut OpParser<'_, '_, '_>,
        _: &mut OpState,
        (variables, types, kinds_attr, iterated, iterated_types, iterated_attr): Parse<'_, Self>,
    ) -> PResult<()> {
        let mut made_by_iterators = iterated.zip(iterated_types);
        let (mut kinds, mut iterated_kinds) = (Vec::new(), Vec::new());
        p.list_of(Delimiter::None, "", |p| {
            let kind = case(p, "clause_task_depend")?;
            p.expect(Kind::Arrow, "expected '->'")?;
            let value = p.operand()?;
            let ty = crate::text::colon_type(p)?;
            match &mut made_by_iterators {
                Some((iterated, types)) if is_iterated(p.ctx, ty) => {
                    iterated.push(value);
                    types.push(ty);
                    iterated_kinds.push(kind);
                }
                _ => {
                    variables.push(value);
                    types.push(ty);
                    kinds.push(kind);
                }
            }
            Ok(())
        })?;
        *kinds_attr = Some(p.ctx.array_attr(&kinds));
        if let Some(attr) = iterated_attr {
            *attr = Some(p.ctx.array_attr(&iterated_kinds));
        }
        Ok(())
    }

    fn print<'m, 'c>(
        &self,
        p: &mut Printer<'_, 'c>,
        _: OpRef<'m, 'c>,
        (variables, types, kinds_attr, iterated, iterated_types, iterated_attr): Print<'m, 'c, Self>,
    ) {
        let kinds = elements(p, kinds_attr).iter().zip(variables).zip(types);
        let iterated_kinds = elements(p, iterated_attr.flatten()).iter();
        let iterated = iterated_kinds.zip(iterated.unwrap_or_default()).zip(iterated_types.unwrap_or_default());
        p.comma_separated(kinds.chain(iterated), |p, ((kind, value), ty)| {
            p.text(&case_text(p.ctx, *kind));
            p.text(" -> ");
            p.operand(*value);
            p.text(" : ");
            p.ty(*ty);
        });
    }
}

/// Whether a type is `!omp.iterated`.
fn is_iterated(ctx: &Context, ty: Type) -> bool {
    matches!(ctx.type_data(ty), TypeData::Dialect(data) if &*data.def.name == "omp.iterated")
}

/// `%iterated : type, %entry : type`: what iterators make is kept apart, and printed first.
pub(super) struct Affinity;

impl Directive for Affinity {
    type Args = (arg::Operands, arg::Operands, arg::Types, arg::Types);

    fn parse(
        &self,
        p: &mut OpParser<'_, '_, '_>,
        _: &mut OpState,
        (iterated, variables, iterated_types, types): Parse<'_, Self>,
    ) -> PResult<()> {
        p.list_of(Delimiter::None, "", |p| {
            let value = p.operand()?;
            let ty = text::colon_type(p)?;
            if is_iterated(p.ctx, ty) {
                iterated.push(value);
                iterated_types.push(ty);
            } else {
                variables.push(value);
                types.push(ty);
            }
            Ok(())
        })
    }

    fn print<'m, 'c>(&self, p: &mut Printer<'_, 'c>, _: OpRef<'m, 'c>, (iterated, variables, ..): Print<'m, 'c, Self>) {
        typed_values(p, iterated.iter().chain(variables));
    }
}

/// `%value : type, %value : type`
pub(super) struct Uniform;

impl Directive for Uniform {
    type Args = (arg::Operands, arg::Types);

    fn parse(&self, p: &mut OpParser<'_, '_, '_>, _: &mut OpState, (variables, types): Parse<'_, Self>) -> PResult<()> {
        p.list_of(Delimiter::None, "", |p| {
            variables.push(p.operand()?);
            types.push(text::colon_type(p)?);
            Ok(())
        })
    }

    fn print<'m, 'c>(&self, p: &mut Printer<'_, 'c>, _: OpRef<'m, 'c>, (variables, _): Print<'m, 'c, Self>) {
        typed_values(p, variables);
    }
}

/// Writes values, each with its type.
fn typed_values<'m, 'c: 'm>(p: &mut Printer<'_, 'c>, values: impl IntoIterator<Item = &'m ValueRef<'m, 'c>>) {
    p.comma_separated(values, |p, value| {
        p.operand(*value);
        p.text(" : ");
        p.ty(value.ty());
    });
}

/// `cgroup, fallback(abort), %size : type`
pub(super) struct DynGroupprivate;

impl Directive for DynGroupprivate {
    type Args = (arg::Attribute, arg::Attribute, arg::Operands, arg::Types);

    fn parse(
        &self,
        p: &mut OpParser<'_, '_, '_>,
        _: &mut OpState,
        (access_attr, fallback_attr, sizes, types): Parse<'_, Self>,
    ) -> PResult<()> {
        // They may stand in any order, each at most once.
        p.list_of(Delimiter::None, "", |p| {
            let offset = p.offset();
            let word = std::str::from_utf8(p.spelling()).unwrap_or_default();
            if let Some(access) = enum_attr(p, "access_group_modifier", word) {
                if access_attr.replace(access).is_some() {
                    return Err(p.hook_error(offset, "duplicate access group modifier"));
                }
                p.bump();
                return Ok(());
            }
            if p.eat_keyword("fallback") {
                if fallback_attr.is_some() {
                    return Err(p.hook_error(offset, "duplicate fallback modifier"));
                }
                p.expect(Kind::LParen, "expected '('")?;
                let (offset, word) = (p.offset(), p.keyword()?);
                let fallback = enum_attr(p, "fallback_modifier", word);
                let message = format!("invalid fallback modifier '{word}'");
                *fallback_attr = Some(fallback.ok_or_else(|| p.hook_error(offset, &message))?);
                p.expect(Kind::RParen, "expected ')'")?;
                return Ok(());
            }
            if !sizes.is_empty() {
                return Err(p.hook_error(offset, "duplicate size operand"));
            }
            match p.operand() {
                Ok(size) => sizes.push(size),
                Err(first) => {
                    return Err(p.and_then_hook_error(first, offset, "expected dyn_groupprivate_size operand"));
                }
            }
            types.push(text::colon_type(p)?);
            Ok(())
        })
    }

    fn print<'m, 'c>(
        &self,
        p: &mut Printer<'_, 'c>,
        _: OpRef<'m, 'c>,
        (access_attr, fallback_attr, sizes, _): Print<'m, 'c, Self>,
    ) {
        let mut comma = "";
        if let Some(access) = access_attr {
            p.text(&case_text(p.ctx, access));
            comma = ", ";
        }
        if let Some(fallback) = fallback_attr {
            p.text(comma);
            p.text("fallback(");
            p.text(&case_text(p.ctx, fallback));
            p.text(")");
            comma = ", ";
        }
        if let Some(size) = sizes.first() {
            p.text(comma);
            p.operand(*size);
            p.text(" : ");
            p.ty(size.ty());
        }
    }
}

/// `reproducible:concurrent`
pub(super) struct Order;

impl Directive for Order {
    type Args = (arg::Attribute, arg::Attribute);

    fn parse(
        &self,
        p: &mut OpParser<'_, '_, '_>,
        _: &mut OpState,
        (kind_attr, modifier_attr): Parse<'_, Self>,
    ) -> PResult<()> {
        let word = std::str::from_utf8(p.spelling()).unwrap_or_default();
        if let Some(modifier) = enum_attr(p, "order_mod", word) {
            p.bump();
            *modifier_attr = Some(modifier);
            p.expect(Kind::Colon, "expected ':'")?;
        }
        let kind = case(p, "orderkind")?;
        *kind_attr = Some(kind);
        Ok(())
    }

    fn print<'m, 'c>(
        &self,
        p: &mut Printer<'_, 'c>,
        _: OpRef<'m, 'c>,
        (kind_attr, modifier_attr): Print<'m, 'c, Self>,
    ) {
        if let Some(modifier) = modifier_attr {
            p.text(&case_text(p.ctx, modifier));
            p.text(":");
        }
        if let Some(kind) = kind_attr {
            p.text(&case_text(p.ctx, kind));
        }
    }
}

/// `static = %chunk : type, monotonic, simd`
pub(super) struct Schedule;

impl Directive for Schedule {
    type Args = (arg::Attribute, arg::Attribute, arg::Attribute, arg::Operands, arg::Types);

    fn parse(
        &self,
        p: &mut OpParser<'_, '_, '_>,
        op: &mut OpState,
        (kind_attr, modifier_attr, simd_attr, chunks, types): Parse<'_, Self>,
    ) -> PResult<()> {
        let word = p.keyword()?;
        let Some(kind) = enum_attr(p, "schedulekind", word) else {
            return Err(p.hook_error(op.offset, " expected schedule kind"));
        };
        *kind_attr = Some(kind);
        if matches!(word, "static" | "dynamic" | "guided" | "distribute") && p.eat(Kind::Equal) {
            let chunk = p.operand()?;
            let ty = crate::text::colon_type(p)?;
            chunks.push(chunk);
            types.push(ty);
        }
        let mut modifiers = Vec::new();
        while p.eat(Kind::Comma) {
            modifiers.push(p.keyword()?);
        }
        if modifiers.len() > 2 {
            return Err(p.hook_error(op.offset, " unexpected modifier(s)"));
        }
        if let Some(word) = modifiers.iter().find(|word| enum_attr(p, "sched_mod", word).is_none()) {
            return Err(p.hook_error(op.offset, &format!(" unknown modifier type: {word}")));
        }
        let (modifier, simd) = match modifiers.as_slice() {
            [] => return Ok(()),
            ["simd"] => ("none", true),
            ["simd", _] => return Err(p.hook_error(op.offset, " incorrect modifier order")),
            [modifier] => (*modifier, false),
            [modifier, second, ..] if *second == "simd" => (*modifier, true),
            [_, _, ..] => return Err(p.hook_error(op.offset, " incorrect modifier order")),
        };
        let modifier = enum_attr(p, "sched_mod", modifier);
        *modifier_attr = modifier;
        if simd {
            *simd_attr = Some(p.ctx.unit());
        }
        Ok(())
    }

    fn print<'m, 'c>(
        &self,
        p: &mut Printer<'_, 'c>,
        _: OpRef<'m, 'c>,
        (kind_attr, modifier_attr, simd_attr, chunks, _): Print<'m, 'c, Self>,
    ) {
        if let Some(kind) = kind_attr {
            p.text(&case_text(p.ctx, kind));
        }
        if let Some(chunk) = chunks.first() {
            p.text(" = ");
            p.operand(*chunk);
            p.text(" : ");
            p.ty(chunk.ty());
        }
        if let Some(modifier) = modifier_attr {
            p.text(", ");
            p.text(&case_text(p.ctx, modifier));
        }
        if simd_attr.is_some() {
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
    type Args = (arg::Attribute, arg::Operands, arg::Types);

    fn parse(
        &self,
        p: &mut OpParser<'_, '_, '_>,
        _: &mut OpState,
        (modifier_attr, operands, types): Parse<'_, Self>,
    ) -> PResult<()> {
        if let Some(word) = p.optional_keyword() {
            let Some(modifier) = enum_attr(p, self.mnemonic, word) else {
                return Err(p.error_here(&format!("invalid {} modifier : '{word}'", self.name)));
            };
            *modifier_attr = Some(modifier);
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
        operands.push(operand);
        types.push(ty);
        Ok(())
    }

    fn print<'m, 'c>(
        &self,
        p: &mut Printer<'_, 'c>,
        _: OpRef<'m, 'c>,
        (modifier_attr, operands, _): Print<'m, 'c, Self>,
    ) {
        if let Some(modifier) = modifier_attr {
            p.text(&case_text(p.ctx, modifier));
            p.text(", ");
        }
        if let Some(operand) = operands.first() {
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

/// The bits up to LLVM 20, where they were a number; `to` and `from` aside.
const NUMBERED: [(&str, u64); 4] = [("always", 4), ("implicit", 512), ("close", 1024), ("present", 4096)];

/// The words for such a number.
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

/// The bits of a word in such a number.
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
            // What is no flag is passed over.
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
            // Up to LLVM 20 they were a number.
            let unsigned = TypeData::Integer { width: 64, sign: Sign::Unsigned };
            *flags = Some(p.ctx.int_attr(p.ctx.ty(unsigned), i64::try_from(number).unwrap_or(i64::MAX)));
        }
        Ok(())
    }

    fn print<'m, 'c>(&self, p: &mut Printer<'_, 'c>, _: OpRef<'m, 'c>, (flags,): Print<'m, 'c, Self>) {
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

/// `%a -> %b, %c -> %d : types` up to LLVM 19: what is mapped, and for `omp.target` the argument of the region that it is.
/// The arguments stand in the region too.
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

    fn print<'m, 'c>(&self, p: &mut Printer<'_, 'c>, op: OpRef<'m, 'c>, (mapped, types): Print<'m, 'c, Self>) {
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

/// `[0, 1], [2]`
pub(super) struct MembersIndex;

impl Directive for MembersIndex {
    type Args = (arg::Attribute,);

    fn parse(&self, p: &mut OpParser<'_, '_, '_>, _: &mut OpState, (indices_attr,): Parse<'_, Self>) -> PResult<()> {
        let (ctx, mut lists) = (p.ctx, Vec::new());
        loop {
            p.expect(Kind::LSquare, "expected '['")?;
            let mut indices = Vec::new();
            p.list_of(Delimiter::None, "", |p| {
                indices.push(crate::text::integer(p)?);
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

    fn print<'m, 'c>(&self, p: &mut Printer<'_, 'c>, _: OpRef<'m, 'c>, (indices_attr,): Print<'m, 'c, Self>) {
        if let Some(table) = indices_attr.filter(|_| p.ctx.release() < Release(20)) {
            return older::print_index_table(p, table);
        }
        let lists = elements(p, indices_attr);
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
    type Args = (arg::Attribute,);

    fn parse(&self, p: &mut OpParser<'_, '_, '_>, _: &mut OpState, (attr,): Parse<'_, Self>) -> PResult<()> {
        let mut hint = 0;
        if !p.eat_keyword("none") {
            p.list_of(Delimiter::None, "", |p| {
                let word = p.keyword()?;
                match HINTS.iter().position(|hint| *hint == word) {
                    Some(bit) => hint |= 1 << bit,
                    None => return Err(p.hook_error(p.offset(), &format!("{word} is not a valid hint"))),
                }
                Ok(())
            })?;
        }
        *attr = Some(p.ctx.int_attr(p.ctx.i64_type(), hint));
        Ok(())
    }

    fn print<'m, 'c>(&self, p: &mut Printer<'_, 'c>, _: OpRef<'m, 'c>, (attr,): Print<'m, 'c, Self>) {
        let hint = attr.and_then(|attr| p.ctx.int_value(attr)).unwrap_or(0);
        if hint == 0 {
            return p.text("none");
        }
        let words = HINTS.iter().enumerate().filter(|(bit, _)| hint >> bit & 1 == 1);
        p.comma_separated(words, |p, (_, word)| p.text(word));
    }
}
