//! Syntax of the `nvvm` dialect: multiplications of matrices in registers, such as
//! `A[%a0, %a1] B[%b] C[%c0, %c1] {...} : (type, type, type) -> type`.

use mlirkit_asm::format;
use mlirkit_asm::hooks::{Hooks, OpSyntax};
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{Delimiter, OpParser, OpPrinter, OpState, PResult, Unresolved};
use mlirkit_defs::Release;
use mlirkit_ir::{Attr, Context, OpRef, Type, TypeData};
use mlirkit_num::FloatKind;

use crate::llvm::types::StructType;
use crate::text;

/// Registers the hand-written syntax of the `nvvm` dialect.
pub(crate) fn register(hooks: &mut Hooks) {
    hooks.ops.insert("nvvm.mma.block_scale", &BLOCK_SCALE);
    hooks.ops.insert("nvvm.mma.sp.block_scale", &SPARSE_BLOCK_SCALE);
    hooks.ops.insert("nvvm.mma.sp.sync", &SPARSE);
    hooks.ops.insert("nvvm.mma.sync", &Mma { dense: true, extra: &[] });
    hooks.ops.insert("nvvm.vote.ballot.sync", &Ballot);
}

/// Syntax of `%mask, %predicate {attributes} : type`, up to LLVM 19. As in upstream, the attributes are parsed but not
/// printed.
struct Ballot;

impl OpSyntax for Ballot {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        let offset = p.offset();
        let operands = p.operand_list(Delimiter::None)?;
        p.attr_dict(&mut op.attrs)?;
        op.types.push(text::colon_type(p)?);
        let types = [p.ctx.int_type(32), p.ctx.i1_type()];
        p.resolve_all(&operands, &types, offset, &mut op.operands)
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        p.text(" ");
        p.operands(op.operands());
        p.text(" : ");
        p.types(op.result_types());
    }
}

/// Syntax of a matrix multiplication: three matrices, followed by named operand lists.
struct Mma {
    /// Whether this is `nvvm.mma.sync`, the oldest of the four operations. Upstream prints it with extra spaces and
    /// infers types from the wrong operands.
    dense: bool,
    extra: &'static [(&'static str, &'static [u32])],
}

/// The widths of scale operands: one of 32 bits and two of 16 bits.
const SCALE: &[u32] = &[32, 16, 16];
static SPARSE: Mma = Mma { dense: false, extra: &[("sparseMetadata", &[32]), ("selector", &[32])] };
static BLOCK_SCALE: Mma = Mma { dense: false, extra: &[("scaleA", SCALE), ("scaleB", SCALE)] };
static SPARSE_BLOCK_SCALE: Mma = Mma {
    dense: false,
    extra: &[("sparseMetadata", &[32]), ("selector", &[32]), ("scaleA", SCALE), ("scaleB", SCALE)],
};

const MATRICES: [&str; 3] = ["A", "B", "C"];
/// The attributes with the element types of the first two matrices. They are present if the register types do not imply
/// them.
const TYPES: [&str; 2] = ["multiplicandAPtxType", "multiplicandBPtxType"];

impl Mma {
    fn scales(&self) -> bool {
        self.extra.iter().any(|(name, _)| *name == "scaleA")
    }
}

impl OpSyntax for Mma {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        let list = |p: &mut OpParser<'_, '_, '_>, name: &str| -> PResult<Vec<Unresolved>> {
            p.expect_keyword(name)?;
            p.operand_list(Delimiter::OptionalSquare)
        };
        let mut matrices = Vec::new();
        for name in MATRICES {
            matrices.push(list(p, name)?);
        }
        let mut extra = Vec::new();
        for (name, _) in self.extra {
            extra.push(list(p, name)?);
        }
        if self.dense {
            parse_clauses(p, op)?;
        }
        p.attr_dict(&mut op.attrs)?;
        let types = self.parse_types(p, op)?;
        let offset = op.offset;
        for (operands, ty) in matrices.iter().zip(&types) {
            p.resolve_all(operands, &vec![*ty; operands.len()], offset, &mut op.operands)?;
        }
        if self.scales() {
            text::arrow_types(p, &mut op.types)?;
        } else {
            p.expect(Kind::Arrow, "expected '->'")?;
            op.types.push(p.ty()?);
        }
        for (operands, (_, widths)) in extra.iter().zip(self.extra) {
            let types: Vec<Type> = widths.iter().map(|width| p.ctx.int_type(*width)).collect();
            match types[..] {
                // The segment sizes require exactly one type.
                [ty] => p.resolve_as(operands, ty, &mut op.operands)?,
                _ => p.resolve_all(operands, &types, offset, &mut op.operands)?,
            }
        }
        self.infer_types(p, op, &types)?;
        if self.scales() && extra.len() > 2 && !has(p, op, "orderedMetadata") {
            let unit = p.ctx.unit();
            p.set_attr(op, "orderedMetadata", unit);
        }
        let sizes =
            matrices.iter().map(Vec::len).chain(self.extra.iter().flat_map(|(_, widths)| widths.iter().map(|_| 1)));
        text::operand_segments(p, op, &sizes.collect::<Vec<_>>());
        Ok(())
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        let extra: usize = self.extra.iter().map(|(_, widths)| widths.len()).sum();
        let groups = text::operand_groups(op, MATRICES.len() + extra);
        let (matrices, mut rest) = groups.split_at(MATRICES.len().min(groups.len()));
        for (name, operands) in MATRICES.iter().zip(matrices) {
            p.fmt(format_args!(" {name}["));
            p.operands(operands.iter().copied());
            p.text(if self.dense { "] " } else { "]" });
        }
        for (name, widths) in self.extra {
            let (own, others) = rest.split_at(widths.len().min(rest.len()));
            rest = others;
            p.fmt(format_args!(" {name}["));
            p.operands(own.iter().flatten().copied());
            p.text("]");
        }
        let registers: Vec<Type> = matrices.iter().filter_map(|operands| Some(operands.first()?.ty())).collect();
        let mut elided = vec!["operandSegmentSizes"];
        for (at, name) in TYPES.into_iter().enumerate() {
            // For the dense operation, upstream looks only at the first matrix to decide whether to omit each
            // attribute.
            let seen = registers.get(if self.dense { 0 } else { at });
            if seen.is_some_and(|ty| inferred(p.ctx, *ty, false).is_some()) {
                elided.push(name);
            }
        }
        if self.dense && op.module.style.has_lists() {
            print_clauses(p, op, &mut elided);
        }
        text::attr_dict(p, op, &elided);
        p.text(" : (");
        p.types(&registers);
        p.text(")");
        p.arrow_types(op.signature().result_types(op.id));
    }
}

impl Mma {
    /// Parses the types of the three matrices: `: (type, type, type)`.
    fn parse_types(&self, p: &mut OpParser<'_, '_, '_>, op: &OpState) -> PResult<Vec<Type>> {
        p.expect(Kind::Colon, "expected ':'")?;
        p.expect(Kind::LParen, "expected '('")?;
        let mut types = Vec::new();
        text::types_between_commas(p, &mut types)?;
        if self.scales() && types.len() != MATRICES.len() {
            return Err(p.op_error(p.offset(), "expected exactly 3 types"));
        }
        p.expect(Kind::RParen, "expected ')'")?;
        if types.len() != MATRICES.len() {
            let message = format!("expected one type for each operand segment but got {} types", types.len());
            return Err(p.op_error(op.offset, &message));
        }
        Ok(types)
    }

    /// Sets the attributes with the element types of the first two matrices if the source omits them. Returns an error
    /// if a type is ambiguous.
    fn infer_types(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState, types: &[Type]) -> PResult<()> {
        for (name, ty) in TYPES.into_iter().zip(types) {
            if has(p, op, name) {
                continue;
            }
            // For the dense operation, upstream treats both matrices as accumulators.
            match inferred(p.ctx, *ty, self.dense) {
                Some(attr) => p.set_attr(op, name, attr),
                None if self.scales() => {}
                None => {
                    let message = format!("attribute {name} is not provided explicitly and cannot be inferred");
                    return Err(p.op_error(op.offset, &message));
                }
            }
        }
        Ok(())
    }
}

/// The attributes that recent snapshots of LLVM 24 print as clauses: the keyword, the attribute, its mnemonic and its
/// enum.
const CLAUSES: [(&str, &str, &str, Option<&str>); 7] = [
    ("shape", "shape", "shape", None),
    ("b1_op", "b1Op", "mma_b1op", Some("MMAB1Op")),
    ("int_overflow", "intOverflowBehavior", "mma_int_overflow", Some("MMAIntOverflow")),
    ("layout_a", "layoutA", "mma_layout", Some("MMALayout")),
    ("layout_b", "layoutB", "mma_layout", Some("MMALayout")),
    ("multiplicand_a_ptx_type", TYPES[0], "mma_type", Some("MMATypes")),
    ("multiplicand_b_ptx_type", TYPES[1], "mma_type", Some("MMATypes")),
];

/// Parses clauses such as `shape = <m = 8, n = 8, k = 4>, layout_a = row`, if there are any.
fn parse_clauses(p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
    if p.ctx.release() < Release(24) {
        return Ok(());
    }
    while let Some((_, name, mnemonic, cases)) = CLAUSES.iter().find(|(word, ..)| p.eat_keyword(word)) {
        p.expect(Kind::Equal, "expected '='")?;
        let row = text::attr_row(p, "nvvm", mnemonic)?;
        let attr = match cases {
            None => format::parse_attr(row, p, None)?,
            Some(cases) => {
                let values = p.ctx.dialect(p.ctx.ident("nvvm")).and_then(|dialect| dialect.enum_(cases));
                let value = values.map(|values| format::parse_enum(values, p)).transpose()?;
                let attr = value.and_then(|value| text::enum_attr(p.ctx, "nvvm", mnemonic, value));
                attr.ok_or_else(|| p.op_error(op.offset, "expected a case of an enum"))?
            }
        };
        p.set_attr(op, name, attr);
        p.use_lists();
        if !p.eat(Kind::Comma) {
            break;
        }
    }
    Ok(())
}

/// Prints attributes as clauses, except those in `elided`, and adds the printed ones to `elided`.
fn print_clauses<'c>(p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>, elided: &mut Vec<&'static str>) {
    let mut is_first = true;
    for (word, name, _, cases) in CLAUSES {
        let Some(attr) = op.attr(name).filter(|_| !elided.contains(&name)) else { continue };
        let comma = if std::mem::take(&mut is_first) { "" } else { "," };
        p.fmt(format_args!("{comma} {word} = "));
        let values = cases.and_then(|cases| p.ctx.dialect(p.ctx.ident("nvvm"))?.enum_(cases));
        match values.zip(text::enum_value(p.ctx, attr)) {
            Some((values, value)) => {
                let case = format::enum_to_text(values, value).unwrap_or_default();
                p.text(&case);
            }
            None => format::print_stripped_attr(p, attr),
        }
        elided.push(name);
    }
}

fn has(p: &OpParser<'_, '_, '_>, op: &OpState, name: &str) -> bool {
    text::parsed_attr(p, op, name).is_some()
}

/// Returns the matrix element type that a register type implies; `None` if it is ambiguous. Registers of type `f32`
/// hold `f32` for an accumulator, and `tf32` for any other matrix.
fn inferred(ctx: &Context, ty: Type, accumulator: bool) -> Option<Attr> {
    let case = match ctx.type_data(ty) {
        TypeData::Float(FloatKind::F64) => "f64",
        TypeData::Float(FloatKind::F16) => "f16",
        TypeData::Float(FloatKind::F32) => {
            if accumulator {
                "f32"
            } else {
                "tf32"
            }
        }
        TypeData::Vector(vector)
            if *vector.shape == [2]
                && *vector.scalable == [false]
                && matches!(ctx.type_data(vector.element), TypeData::Float(FloatKind::F16)) =>
        {
            "f16"
        }
        TypeData::Integer { .. } if accumulator => "s32",
        _ => {
            let first = StructType::of(ctx, ty)?.elements().first().copied()?;
            return mlirkit_diag::deep(|| inferred(ctx, first, accumulator));
        }
    };
    let values = ctx.dialect(ctx.ident("nvvm"))?.enum_("MMATypes")?;
    text::enum_attr(ctx, "nvvm", "mma_type", mlirkit_asm::format::text_to_enum(values, case)?)
}
