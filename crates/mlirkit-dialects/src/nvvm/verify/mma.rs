//! Verifiers of the `nvvm` dialect: multiplications of matrices in registers, and loads and stores of their fragments.

use mlirkit_defs::Release;
use mlirkit_ir::{Context, OpRef, Param, Type, TypeData, ValueRef, VectorType};
use mlirkit_num::FloatKind;
use mlirkit_verify::{Checks, Verdict, Violation};

use crate::common::rules::{enum_prop, error, fail, list, require};
use crate::llvm::{StructType, literal_struct};

use super::{spelled, type_of_result};

/// Registers the checks of the `nvvm` dialect.
pub(super) fn register(checks: &mut Checks) {
    checks.ops.extend([
        (
            "nvvm.mma.block_scale",
            (|op| verify_block_scale(op, (64, 32), "mma with block scaling")) as fn(OpRef<'_, '_>) -> Verdict,
        ),
        ("nvvm.mma.sp.block_scale", |op| {
            require(op, op.prop("orderedMetadata").is_some(), "'orderedMetadata' attribute is mandatory")?;
            verify_block_scale(op, (128, 64), "sparse mma with block scaling")
        }),
        ("nvvm.mma.sp.sync", |op| verify_product(op, true)),
        ("nvvm.mma.sync", |op| verify_product(op, false)),
    ]);
}

/// Returns the numbers in the attribute `shape`.
pub(super) fn shape(op: OpRef<'_, '_>) -> Vec<i64> {
    let ctx = op.context();
    let params = op.prop("shape").and_then(|attr| match ctx.attr_data(attr) {
        mlirkit_ir::AttrData::Dialect(data) => Some(&*data.params),
        _ => None,
    });
    let number = |param: &Param| if let Param::Int(number) = param { Some(*number) } else { None };
    params.unwrap_or(&[]).iter().filter_map(number).collect()
}

const ROW: u64 = 0;
const COL: u64 = 1;

// Matrix multiplications.

/// The element type of a multiplied matrix.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    F16,
    F64,
    Tf32,
    Bf16,
    Int8,
    Int4,
    Int1,
    Int32,
    Small,
    Other,
}

fn kind(op: OpRef<'_, '_>, name: &str) -> Option<Kind> {
    Some(match enum_prop(op, name)? {
        0 => Kind::F16,
        2 => Kind::Tf32,
        9 => Kind::Bf16,
        3 | 4 => Kind::Int8,
        7 | 8 => Kind::Int4,
        6 => Kind::Int1,
        5 => Kind::Int32,
        10 => Kind::F64,
        11..=15 => Kind::Small,
        _ => Kind::Other,
    })
}

impl Kind {
    fn is_integer(self) -> bool {
        matches!(self, Self::Int8 | Self::Int4 | Self::Int1 | Self::Int32)
    }
}

/// Returns a code for the element type of an accumulator register: 0 for `f64`, 1 for `f16`, 2 for `f32`, 3 for
/// integers. `None` for other types.
fn accumulates(ctx: &Context, ty: Type) -> Option<u8> {
    mlirkit_diag::deep(|| match ctx.type_data(ty) {
        TypeData::Float(FloatKind::F64) => Some(0),
        TypeData::Float(FloatKind::F16) => Some(1),
        TypeData::Float(FloatKind::F32) => Some(2),
        TypeData::Integer { .. } => Some(3),
        TypeData::Vector(vector) if *vector.shape == [2] => {
            (ctx.float_type(FloatKind::F16) == vector.element).then_some(1)
        }
        _ => StructType::of(ctx, ty)?.elements().first().and_then(|ty| accumulates(ctx, *ty)),
    })
}

/// The allowed register types of the operands, one list per variant, with the corresponding results and shapes.
#[derive(Default)]
struct Variants {
    a: Vec<Vec<Type>>,
    b: Vec<Vec<Type>>,
    c: Vec<Vec<Type>>,
    results: Vec<Type>,
    shapes: Vec<[i64; 3]>,
}

struct Registers {
    half: Type,
    single: Type,
    double: Type,
    int: Type,
}

impl Registers {
    fn new(ctx: &Context) -> Self {
        let element = ctx.float_type(FloatKind::F16);
        let half = VectorType { shape: [2].into(), scalable: [false].into(), element };
        Self {
            half: ctx.ty(TypeData::Vector(Box::new(half))),
            single: ctx.float_type(FloatKind::F32),
            double: ctx.float_type(FloatKind::F64),
            int: ctx.i32_type(),
        }
    }
}

fn verify_product(op: OpRef<'_, '_>, sparse: bool) -> Verdict {
    let ctx = op.context();
    let [m, n, k] = shape(op)[..] else { return Ok(()) };
    // Upstream uses this attribute without checking that it is present.
    let Some(a) = kind(op, "multiplicandAPtxType") else {
        return fail(op, "requires attribute 'multiplicandAPtxType'");
    };
    let mut variants = Variants::default();
    if m == 16 {
        wide_variants(op, a, (m, n, k), sparse, &mut variants)?;
    }
    if m == 8 {
        narrow_variants(ctx, a, sparse, &mut variants);
    }
    let holds = !variants.a.is_empty() && !variants.c.is_empty() && variants.shapes.contains(&[m, n, k]);
    require(op, holds, format_args!("unimplemented variant for MMA shape <{m}, {n}, {k}>"))?;
    let groups = [("A", "operandA", &variants.a), ("B", "operandB", &variants.b), ("C", "operandC", &variants.c)];
    for (letter, name, expected) in groups {
        verify_registers(op, letter, name, expected)?;
    }
    let result = type_of_result(op);
    if !variants.results.contains(&result) {
        let expected = list(variants.results.iter().map(|ty| ctx.type_text(*ty)));
        let found = ctx.type_text(result);
        return fail(
            op,
            format!("Could not match allowed types for the result; expected one of {expected} but got {found}"),
        );
    }
    let needs = |needed: bool, name: &str| {
        require(op, !needed || op.prop(name).is_some(), format_args!("op requires {name} attribute"))
    };
    needs(!sparse && a == Kind::Int1, "b1Op")?;
    needs(matches!(a, Kind::Int4 | Kind::Int8), "intOverflowBehavior")?;
    let any_layout = sparse || (m, n, k) == (8, 8, 4) && a == Kind::F16;
    if !any_layout && (enum_prop(op, "layoutA") != Some(ROW) || enum_prop(op, "layoutB") != Some(COL)) {
        let (a, b) = (spelled(op, "multiplicandAPtxType"), spelled(op, "multiplicandBPtxType"));
        return fail(
            op,
            format!(
                "requires layoutA = #nvvm.mma_layout<row> and layoutB = #nvvm.mma_layout<col> for shape <{m}, {n}, {k}> \
                 with element types {a} and {b}. Only m8n8k4 with f16 supports other layouts."
            ),
        );
    }
    Ok(())
}

fn verify_registers(op: OpRef<'_, '_>, letter: &str, name: &str, expected: &[Vec<Type>]) -> Verdict {
    let ctx = op.context();
    let found: Vec<Type> = op.operands_named(name).map(ValueRef::ty).collect();
    if expected.contains(&found) {
        return Ok(());
    }
    let mut message = format!("Could not match types for the {letter} operands; expected one of ");
    for types in expected {
        let ty = types.first().map(|ty| ctx.type_text(*ty)).unwrap_or_default();
        message += &format!("{}x{ty} ", types.len());
    }
    message += &format!("but got {}", list(found.iter().map(|ty| ctx.type_text(*ty))));
    fail(op, message)
}

/// Adds to `into` the variants that are allowed for multiplications of matrices with 16 rows.
fn wide_variants(
    op: OpRef<'_, '_>,
    a: Kind,
    (m, n, k): (i64, i64, i64),
    sparse: bool,
    into: &mut Variants,
) -> Result<(), Box<Violation>> {
    let ctx = op.context();
    let registers = Registers::new(ctx);
    let structure = |ty: Type, count: usize| literal_struct(ctx, &vec![ty; count], false);
    let singles = structure(registers.single, 4);
    let (factor, part, results) = match a {
        Kind::Tf32 => (4, registers.int, vec![singles]),
        Kind::Bf16 => (8, registers.int, vec![singles]),
        Kind::F16 => (8, registers.half, vec![structure(registers.half, 2), singles]),
        Kind::Int4 => (32, registers.int, Vec::new()),
        Kind::Int1 if !sparse => (128, registers.int, Vec::new()),
        Kind::Int8 => (16, registers.int, Vec::new()),
        Kind::Small if sparse => (32, registers.int, vec![structure(registers.half, 2), singles]),
        _ => {
            let name = spelled(op, "multiplicandAPtxType");
            return error(op, format!("invalid shape or multiplicand type: {name}"));
        }
    };
    into.results.extend(results.into_iter().flatten());
    if a.is_integer() {
        into.results.extend(structure(registers.int, 4));
        into.c.push(vec![registers.int; 4]);
    } else {
        into.c.extend([vec![registers.half; 2], vec![registers.single; 4]]);
    }
    let divisor = if sparse { 2 } else { 1 };
    let count = |rows: i64, divisor: i64| {
        let count = (rows / 8).saturating_mul(k / factor) / divisor;
        // The limit saves memory: no operation has so many registers.
        usize::try_from(count).unwrap_or(0).min(1 << 10)
    };
    into.a.push(vec![part; count(m, divisor)]);
    into.b.push(vec![part; count(n, 1)]);
    into.shapes = match (sparse, a) {
        (false, _) => vec![[16, 8, factor], [16, 8, factor * 2]],
        (true, Kind::Small) => vec![[16, 8, 64]],
        (true, _) => vec![[16, 8, factor * 2], [16, 8, factor * 4]],
    };
    let accumulator = op.operands_named("operandC").next().and_then(|value| accumulates(ctx, value.ty()));
    let result = accumulates(ctx, type_of_result(op));
    require(op, accumulator == result || ctx.release() < Release(20), "ctype does not match dtype")
}

/// Adds to `into` the variants that are allowed for multiplications of matrices with 8 rows.
fn narrow_variants(ctx: &Context, a: Kind, sparse: bool, into: &mut Variants) {
    let registers = Registers::new(ctx);
    let structure = |ty: Type, count: usize| literal_struct(ctx, &vec![ty; count], false);
    match a {
        Kind::F16 => {
            into.a.push(vec![registers.half; 2]);
            into.b.push(vec![registers.half; 2]);
            into.results.extend(structure(registers.half, 4));
            into.results.extend(structure(registers.single, 8));
            into.c.extend([vec![registers.half; 4], vec![registers.single; 8]]);
            into.shapes.push([8, 8, 4]);
        }
        Kind::F64 => {
            into.a.push(vec![registers.double]);
            into.b.push(vec![registers.double]);
            into.c.push(vec![registers.double; 2]);
            into.results.extend(structure(registers.double, 2));
            into.shapes.push([8, 8, 4]);
        }
        _ if a.is_integer() => {
            into.a.push(vec![registers.int]);
            into.b.push(vec![registers.int]);
            into.c.push(vec![registers.int; 2]);
            into.results.extend(structure(registers.int, 2));
            into.shapes.extend(match a {
                Kind::Int4 => Some([8, 8, 32]),
                Kind::Int8 => Some([8, 8, 16]),
                Kind::Int1 if !sparse => Some([8, 8, 128]),
                _ => None,
            });
        }
        _ => {}
    }
}

/// Checks block scaling. `long` and `short` are the `k` sizes for the smallest floats and for other types.
fn verify_block_scale(op: OpRef<'_, '_>, (long, short): (i64, i64), what: &str) -> Verdict {
    const SMALLEST: u64 = 15;
    let (kind, size, format) =
        (enum_prop(op, "kind"), enum_prop(op, "scaleVecSize"), enum_prop(op, "blockScaleFormat"));
    let mut problems = Vec::new();
    match shape(op)[..] {
        [16, 8, k] if k == long => {
            let name = format!("mma.m16n8k{k}");
            let smallest = |side: &str| enum_prop(op, &format!("multiplicand{side}PtxType")) == Some(SMALLEST);
            if !smallest("A") || !smallest("B") {
                problems.push(format!("unsupported MMATypes attribute for {name}.(mxf4nvf4|mxf4)"));
            }
            match kind {
                Some(1) => {
                    if size != Some(1) {
                        problems.push(format!("unsupported ScaleVecSize attribute for {name}.mxf4"));
                    }
                    if format != Some(0) {
                        problems.push(format!("unsupported BlockScaleFormat attribute for {name}.mxf4"));
                    }
                }
                Some(2) if !matches!((size, format), (Some(1), Some(0)) | (Some(2), Some(1))) => {
                    problems
                        .push(format!("unsupported ScaleVecSize and BlockScaleFormat attributes for {name}.mxf4nvf4"));
                }
                Some(2) => {}
                _ => problems.push(format!("unsupported Kind attribute for {name}")),
            }
        }
        [16, 8, k] if k == short => {
            if (kind, size, format) != (Some(0), Some(0), Some(0)) {
                problems
                    .push(format!("unsupported Kind, ScaleVecSize and BlockScaleFormat attributes for mma.m16n8k{k}"));
            }
        }
        _ => problems.push(format!("unsupported Geom for {what}")),
    }
    super::all(problems.into_iter().map(|message| Violation::op(op, message)))
}
