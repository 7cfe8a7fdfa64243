//! Checks of the `nvvm` dialect that upstream implements in C++.

mod mma;
pub(crate) mod target;
mod wgmma;

use mlirkit_defs::Release;
use mlirkit_diag::Reason;
use mlirkit_ir::{Attr, AttrData, Context, Ident, OpRef, Param, ParamChecks, Type, TypeData, ValueRef, VectorType};
use mlirkit_num::FloatKind;
use mlirkit_verify::{Checks, Verdict, Violation};

use crate::common::rules::{
    array, enum_prop, expect, fail, float_kind, int, int_width, is_function, quoted, require, type_of_result,
};
use crate::llvm::{StructType, pointer_space};

/// Special registers whose operation may have the attribute `range`.
const RANGES: [&str; 33] = [
    "nvvm.read.ptx.sreg.cluster.ctaid.x",
    "nvvm.read.ptx.sreg.cluster.ctaid.y",
    "nvvm.read.ptx.sreg.cluster.ctaid.z",
    "nvvm.read.ptx.sreg.cluster.ctarank",
    "nvvm.read.ptx.sreg.cluster.nctaid.x",
    "nvvm.read.ptx.sreg.cluster.nctaid.y",
    "nvvm.read.ptx.sreg.cluster.nctaid.z",
    "nvvm.read.ptx.sreg.cluster.nctarank",
    "nvvm.read.ptx.sreg.clusterid.x",
    "nvvm.read.ptx.sreg.clusterid.y",
    "nvvm.read.ptx.sreg.clusterid.z",
    "nvvm.read.ptx.sreg.ctaid.x",
    "nvvm.read.ptx.sreg.ctaid.y",
    "nvvm.read.ptx.sreg.ctaid.z",
    "nvvm.read.ptx.sreg.gridid",
    "nvvm.read.ptx.sreg.laneid",
    "nvvm.read.ptx.sreg.nclusterid.x",
    "nvvm.read.ptx.sreg.nclusterid.y",
    "nvvm.read.ptx.sreg.nclusterid.z",
    "nvvm.read.ptx.sreg.nctaid.x",
    "nvvm.read.ptx.sreg.nctaid.y",
    "nvvm.read.ptx.sreg.nctaid.z",
    "nvvm.read.ptx.sreg.nsmid",
    "nvvm.read.ptx.sreg.ntid.x",
    "nvvm.read.ptx.sreg.ntid.y",
    "nvvm.read.ptx.sreg.ntid.z",
    "nvvm.read.ptx.sreg.nwarpid",
    "nvvm.read.ptx.sreg.smid",
    "nvvm.read.ptx.sreg.tid.x",
    "nvvm.read.ptx.sreg.tid.y",
    "nvvm.read.ptx.sreg.tid.z",
    "nvvm.read.ptx.sreg.warpid",
    "nvvm.read.ptx.sreg.warpsize",
];

/// Registers the checks of the `nvvm` dialect.
pub(crate) fn register(checks: &mut Checks) {
    checks.ops.extend([
        ("nvvm.match.sync", verify_match as fn(OpRef<'_, '_>) -> Verdict),
        ("nvvm.shfl.sync", verify_shuffle),
        ("nvvm.wmma.load", verify_wmma_load),
        ("nvvm.wmma.mma", verify_wmma_mma),
        ("nvvm.wmma.store", verify_wmma_store),
    ]);
    let ranges = RANGES.iter().map(|name| (*name, wgmma::verify_range as fn(OpRef<'_, '_>) -> Verdict));
    checks.ops.extend(ranges);
    mma::register(checks);
    wgmma::register(checks);
    checks.op_attrs.insert("nvvm", verify_op_attr);
    checks.arg_attrs.insert("nvvm", verify_arg_attr);
}

/// Registers the checks of attribute parameters.
pub(crate) fn register_params(checks: &mut ParamChecks) {
    checks.attrs.insert("nvvm.target", verify_target);
}

/// Checks the optimization level, the triple and the chip of a target. Upstream has no such rules for `rocdl` and
/// `xevm`.
fn verify_target(ctx: &Context, params: &[Param]) -> Result<(), Reason> {
    if let Some(Param::Int(level)) = params.first() {
        if !(0..=3).contains(level) {
            return Err("The optimization level must be a number between 0 and 3.".into());
        }
    }
    let empty = |at: usize| matches!(params.get(at), Some(Param::Str(text)) if ctx.bytes(*text).is_empty());
    if empty(1) {
        return Err("The target triple cannot be empty.".into());
    }
    if empty(2) {
        return Err("The target chip cannot be empty.".into());
    }
    let is_string = |attr: &Attr| ctx.str_value(*attr).is_some();
    let files = params.iter().filter_map(|param| match param {
        Param::Attr(attr) => ctx.array_elements(*attr),
        _ => None,
    });
    for files in files {
        if !files.iter().all(is_string) {
            return Err("All the elements in the `link` array must be strings.".into());
        }
    }
    Ok(())
}

/// Combines all violations, in order, into one error; `Ok` if there are none.
fn all(violations: impl Iterator<Item = Box<Violation>>) -> Verdict {
    let all = violations.reduce(|first, next| first.followed_by(*next));
    all.map_or(Ok(()), Err)
}

/// Returns the keyword of the enum attribute `name`.
fn spelled(op: OpRef<'_, '_>, name: &str) -> String {
    let text = op.prop(name).map(|attr| op.context().attr_text(attr)).unwrap_or_default();
    let text = text.trim_end_matches('>');
    text.rsplit(['<', ' ']).next().unwrap_or_default().to_owned()
}

fn verify_op_attr(op: OpRef<'_, '_>, name: Ident, value: Attr) -> Verdict {
    let ctx = op.context();
    let name = ctx.str(name);
    match name {
        "nvvm.kernel" => expect(op, op.is("llvm.func"), "'nvvm.kernel' attribute attached to unexpected op"),
        "nvvm.maxntid" | "nvvm.reqntid" | "nvvm.cluster_dim" => {
            let fits = match ctx.attr_data(value) {
                AttrData::DenseArray(array) => array.element == ctx.i32_type() && (1..=3).contains(&array.len),
                AttrData::Array(numbers) if ctx.release() < Release(17) => {
                    (1..=3).contains(&numbers.len()) && numbers.iter().all(|number| ctx.int_value(*number).is_some())
                }
                _ => false,
            };
            expect(op, fits, format_args!("'\"{name}\"' attribute must be integer array with maximum 3 index"))
        }
        "nvvm.minctasm" | "nvvm.maxnreg" | "nvvm.cluster_max_blocks" => {
            let fits = matches!(ctx.attr_data(value), AttrData::Integer(_));
            expect(op, fits, format_args!("'\"{name}\"' attribute must be integer constant"))
        }
        "nvvm.blocksareclusters" => {
            let both = op.attr("nvvm.reqntid").is_some() && op.attr("nvvm.cluster_dim").is_some();
            let message =
                format_args!("'\"{name}\"' attribute must be used along with 'nvvm.reqntid' and 'nvvm.cluster_dim'");
            expect(op, both, message)
        }
        _ => Ok(()),
    }
}

fn verify_arg_attr(op: OpRef<'_, '_>, _: usize, index: usize, name: Ident, value: Attr) -> Verdict {
    let ctx = op.context();
    // LLVM 16 does not know this attribute.
    if ctx.str(name) != "nvvm.grid_constant" || !is_function(op) || ctx.release() < Release(17) {
        return Ok(());
    }
    let name = "'\"nvvm.grid_constant\"'";
    let kernel = op.attr("nvvm.kernel").is_some();
    expect(op, kernel, format_args!("{name} attribute must be present only on kernel arguments"))?;
    let unit = *ctx.attr_data(value) == AttrData::Unit;
    expect(op, unit, format_args!("{name} must be a unit attribute"))?;
    let attrs = array(op, "arg_attrs").get(index).copied();
    let by_value = ctx.dictionary_entries(attrs).iter().any(|(name, _)| ctx.str(*name) == "llvm.byval");
    let rest = "attribute requires the argument to also have attribute 'llvm.byval'";
    expect(op, by_value, format_args!("{name} {rest}"))
}

fn verify_match(op: OpRef<'_, '_>) -> Verdict {
    let (ctx, ty) = (op.context(), type_of_result(op));
    if spelled(op, "kind") != "all" {
        return require(op, int_width(ctx, ty) == Some(32), "match.sync 'any' returns an i32");
    }
    let fits = StructType::of(ctx, ty).is_some_and(|structure| match structure.elements() {
        [first, second] => int_width(ctx, *first) == Some(32) && int_width(ctx, *second) == Some(1),
        _ => false,
    });
    let message = "match.sync 'all' returns a two element struct with first element as i32 and second element as i1";
    require(op, fits, message)
}

fn verify_shuffle(op: OpRef<'_, '_>) -> Verdict {
    let (ctx, ty) = (op.context(), type_of_result(op));
    let marked = op.prop("return_value_and_is_valid").is_some();
    let Some(value) = op.operand_named("val").map(ValueRef::ty) else { return Ok(()) };
    let mismatch = |what: &str, expected: Type, found: Type| {
        let (expected, found) = (quoted(ctx, expected), quoted(ctx, found));
        fail(op, format!("expected {what} to be of type {expected} but got {found} instead"))
    };
    let Some(structure) = StructType::of(ctx, ty) else {
        require(op, !marked, "expected return type to be a two-element struct")?;
        return if ty == value { Ok(()) } else { mismatch("return type", value, ty) };
    };
    let message = "\"return_value_and_is_valid\" attribute must be specified when the return type is a struct type";
    require(op, marked, message)?;
    let [first, second] = structure.elements() else {
        return fail(op, "expected return type to be a two-element struct");
    };
    if *first != value {
        return mismatch("first element in the returned struct", value, *first);
    }
    if int_width(ctx, *second) != Some(1) {
        return mismatch("second element in the returned struct", ctx.i1_type(), *second);
    }
    Ok(())
}

// Warp-level matrix operations.

/// The numbers of the cases of the enum in `#nvvm.mma_type`.
mod kind {
    pub(super) const F16: u64 = 0;
    pub(super) const F32: u64 = 1;
    pub(super) const TF32: u64 = 2;
    pub(super) const U8: u64 = 3;
    pub(super) const S8: u64 = 4;
    pub(super) const S32: u64 = 5;
    pub(super) const F64: u64 = 10;
}

/// The role of a fragment in a matrix multiplication.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Fragment {
    A,
    B,
    C,
}

/// Returns the type and the number of the registers that hold a fragment; `None` if the kind is unknown.
fn fragment(op: OpRef<'_, '_>, kind: u64, fragment: Fragment) -> Option<(Type, usize)> {
    let ctx = op.context();
    let size = |name| int(op, name).unwrap_or(0);
    let (m, n) = (size("m"), size("n"));
    let half = || {
        let vector =
            VectorType { shape: [2].into(), scalable: [false].into(), element: ctx.float_type(FloatKind::F16) };
        ctx.ty(TypeData::Vector(Box::new(vector)))
    };
    Some(match kind {
        kind::F16 => (half(), if fragment == Fragment::C { 4 } else { 8 }),
        kind::F32 => (ctx.float_type(FloatKind::F32), 8),
        kind::TF32 => (ctx.i32_type(), 4),
        kind::U8 | kind::S8 => {
            let size = if fragment == Fragment::A { m } else { n };
            let count = match (fragment, size) {
                (Fragment::C, _) => return None,
                (_, 8) => 1,
                (_, 16) => 2,
                (_, 32) => 4,
                _ => return None,
            };
            (ctx.i32_type(), count)
        }
        kind::S32 => (ctx.i32_type(), 8),
        kind::F64 => (ctx.float_type(FloatKind::F64), if fragment == Fragment::C { 2 } else { 1 }),
        _ => return None,
    })
}

/// Returns the combinations of factor and accumulator element types that are supported for the operation's matrix
/// sizes.
fn products(op: OpRef<'_, '_>) -> &'static [(u64, u64)] {
    match ["m", "n", "k"].map(|name| int(op, name).unwrap_or(0)) {
        [16, 16, 16] | [32, 8, 16] | [8, 32, 16] => {
            &[(kind::F16, kind::F16), (kind::F16, kind::F32), (kind::U8, kind::S32), (kind::S8, kind::S32)]
        }
        [16, 16, 8] => &[(kind::TF32, kind::F32)],
        [8, 8, 4] => &[(kind::F64, kind::F64)],
        _ => &[],
    }
}

/// Checks that `is_such` accepts one of the supported combinations of factor and accumulator element types.
fn require_product(op: OpRef<'_, '_>, is_such: impl Fn(u64, u64) -> bool) -> Verdict {
    require(op, products(op).iter().any(|(factor, sum)| is_such(*factor, *sum)), "invalid attribute combination")
}

fn is_reachable(op: OpRef<'_, '_>) -> bool {
    let space = op.operand_named("ptr").and_then(|pointer| pointer_space(op.context(), pointer.ty()));
    matches!(space, None | Some(0 | 1 | 3))
}

/// Checks that the result is a structure of `count` elements of type `element`.
fn verify_structure(op: OpRef<'_, '_>, (element, count): (Type, usize)) -> Verdict {
    let ctx = op.context();
    let fits = StructType::of(ctx, type_of_result(op))
        .is_some_and(|ty| ty.elements().len() == count && ty.elements().iter().all(|found| *found == element));
    let element = quoted(ctx, element);
    require(op, fits, format_args!("expected destination type is a structure of {count} elements of type {element}"))
}

fn verify_wmma_load(op: OpRef<'_, '_>) -> Verdict {
    require(op, is_reachable(op), "expected source pointer in memory space 0, 1, 3")?;
    let part = match enum_prop(op, "frag") {
        Some(0) => Fragment::A,
        Some(1) => Fragment::B,
        _ => Fragment::C,
    };
    let Some(kind) = enum_prop(op, "eltype") else { return Ok(()) };
    require_product(op, |factor, sum| kind == if part == Fragment::C { sum } else { factor })?;
    let Some(registers) = fragment(op, kind, part) else { return Ok(()) };
    if registers.1 == 1 && float_kind(op.context(), registers.0) == Some(FloatKind::F64) {
        return require(op, type_of_result(op) == registers.0, "expected destination type to be f64");
    }
    verify_structure(op, registers)
}

fn verify_wmma_store(op: OpRef<'_, '_>) -> Verdict {
    let message = "expected operands to be a source pointer in memory space 0, 1, 3";
    require(op, is_reachable(op), message)?;
    let Some(kind) = enum_prop(op, "eltype") else { return Ok(()) };
    require_product(op, |_, sum| kind == sum)?;
    let Some((element, count)) = fragment(op, kind, Fragment::C) else { return Ok(()) };
    let args = op.operands_named("args");
    require(op, args.len() == count, format_args!("expected {count} data operands"))?;
    let fits = op.operands_named("args").all(|arg| arg.ty() == element);
    require(op, fits, format_args!("expected data operands of type {}", quoted(op.context(), element)))
}

fn verify_wmma_mma(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    // The attribute `eltypeB` holds the type of the accumulator.
    let (Some(kind), Some(sum_kind)) = (enum_prop(op, "eltypeA"), enum_prop(op, "eltypeB")) else { return Ok(()) };
    require_product(op, |factor, sum| (kind, sum_kind) == (factor, sum))?;
    let (a, b) = (fragment(op, kind, Fragment::A), fragment(op, kind, Fragment::B));
    let (Some(a), Some(b), Some(c)) = (a, b, fragment(op, sum_kind, Fragment::C)) else { return Ok(()) };
    let expected: Vec<_> = [a, b, c].iter().flat_map(|(ty, count)| std::iter::repeat_n(*ty, *count)).collect();
    let count = expected.len();
    require(op, op.operands().len() == count, format_args!("expected {count} arguments"))?;
    for (index, (found, expected)) in op.operand_types().zip(&expected).enumerate() {
        let message = format_args!("expected argument {index} to be of type {}", quoted(ctx, *expected));
        require(op, found == *expected, message)?;
    }
    verify_structure(op, c)
}
