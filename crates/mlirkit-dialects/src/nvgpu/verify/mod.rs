//! Checks of the `nvgpu` dialect that upstream implements in C++.

use crate::common::verify::layout::memref;
use mlirkit_defs::Release;
use mlirkit_ir::{Attr, AttrData, Context, MemRefType, OpRef, Param, Type, TypeData, VectorType};
use mlirkit_num::FloatKind;
use mlirkit_verify::{Checks, Verdict};

use crate::common::rules::{
    enum_number, error, expect, fail, float_kind, has, has_unit_stride, int, int_width, ints, quoted, require,
};

/// Registers the checks of the `nvgpu` dialect.
pub(crate) fn register(checks: &mut Checks) {
    checks.ops.extend([
        ("nvgpu.device_async_copy", verify_copy as fn(OpRef<'_, '_>) -> Verdict),
        ("nvgpu.ldmatrix", verify_ldmatrix),
        ("nvgpu.mma.sync", |op| verify_mma(op, false)),
        ("nvgpu.mma.sp.sync", |op| {
            let selector = int(op, "sparsitySelector").unwrap_or(0);
            let fits = matches!(selector, 0 | 1) || op.context().release() < Release(17);
            require(op, fits, "sparsity selector should be 0 or 1")?;
            verify_mma(op, true)
        }),
        ("nvgpu.rcp", |op| {
            let rounding = op.prop("rounding").map(|attr| op.context().attr_text(attr)).unwrap_or_default();
            let fits = op.prop("ftz").is_some() && (rounding.is_empty() || rounding.contains("approx"));
            require(op, fits, format_args!("has a limitation. {rounding} or non-ftz is not supported yet."))
        }),
        ("nvgpu.tma.async.load", |op| verify_tma(op, "dst")),
        ("nvgpu.tma.async.store", |op| verify_tma(op, "src")),
        ("nvgpu.tma.create.descriptor", |op| {
            let count = op.operands_named("boxDimensions").len();
            expect(op, count <= 5, "Maximum 5 coordinates are supported.")?;
            let ty = op.result_types().first().copied();
            ty.map_or(Ok(()), |ty| verify_descriptor(op, ty, None))
        }),
        ("nvgpu.warpgroup.generate.descriptor", verify_generate),
        ("nvgpu.warpgroup.mma", verify_warpgroup_mma),
        ("nvgpu.warpgroup.mma.init.accumulator", verify_accumulator),
        ("nvgpu.warpgroup.mma.store", verify_warpgroup_store),
    ]);
}

fn vector(ctx: &Context, ty: Type) -> Option<&VectorType> {
    match ctx.type_data(ty) {
        TypeData::Vector(vector) => Some(vector),
        _ => None,
    }
}

fn named_type(op: OpRef<'_, '_>, name: &str) -> Option<Type> {
    op.operand_named(name).or_else(|| op.results_named(name).next()).map(|value| value.ty())
}

/// Returns whether a memory space is workgroup shared memory.
fn is_shared(ctx: &Context, space: Option<Attr>) -> bool {
    let Some(space) = space else { return false };
    match ctx.attr_data(space) {
        AttrData::Integer(_) => ctx.int_value(space) == Some(3),
        AttrData::Dialect(data) if &*data.def.name == "gpu.address_space" => enum_number(ctx, space) == Some(2),
        AttrData::Verbatim(_) => true,
        _ => false,
    }
}

fn width(ctx: &Context, ty: Type) -> i64 {
    ctx.int_or_float_width(ty).map_or(0, i64::from)
}

const SHARED: &str = "must have a memory space attribute of IntegerAttr(3) or gpu::AddressSpaceAttr(Workgroup)";

fn verify_copy(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let (Some(src_type), Some(dst_type)) = (named_type(op, "src"), named_type(op, "dst")) else { return Ok(()) };
    let (Some(src), Some(dst)) = (memref(ctx, src_type), memref(ctx, dst_type)) else { return Ok(()) };
    let message = "source memref most minor dim must have unit stride";
    expect(op, has_unit_stride(ctx, src_type), message)?;
    let message = "destination memref most minor dim must have unit stride";
    expect(op, has_unit_stride(ctx, dst_type), message)?;
    expect(op, is_shared(ctx, dst.space), format_args!("destination memref {SHARED}"))?;
    let message = "source and destination must have the same element type";
    expect(op, src.element == dst.element, message)?;
    for (memref, name, operands) in [(src, "source", "srcIndices"), (dst, "destination", "dstIndices")] {
        let (rank, found) = (memref.shape.len(), op.operands_named(operands).len());
        require(op, rank == found, format_args!("expected {rank} {name} indices, got {found}"))?;
    }
    if ctx.release() < Release(17) {
        return Ok(());
    }
    let (elements, bits) = (int(op, "dstElements").unwrap_or(0), width(ctx, dst.element));
    let bytes = bits.wrapping_mul(elements) / 8;
    if !matches!(bytes, 4 | 8 | 16) && bits > 0 {
        let mut message = format!("Requested copy elements is {elements} with width {bits}");
        message += ". But copy elements could be one of ";
        for (size, end) in [(32, ", "), (64, ", "), (128, ".")] {
            if size / bits > 0 {
                message += &format!("{}{end}", size / bits);
            }
        }
        return error(op, message);
    }
    if has(op, "bypassL1") && bytes != 16 && bits > 0 {
        let text = quoted(ctx, dst_type);
        let what = format!("bypassL1 does not satify alignment for {text} with destination element {elements}");
        return fail(op, format!("{what}. Unset bypassL1, or set destination element to {}", 128 / bits));
    }
    Ok(())
}

fn verify_ldmatrix(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let source = named_type(op, "srcMemref").and_then(|ty| memref(ctx, ty));
    let result = named_type(op, "res").and_then(|ty| vector(ctx, ty));
    let (Some(source), Some(result)) = (source, result) else { return Ok(()) };
    let message = format_args!("expected nvgpu.ldmatrix srcMemref {SHARED}");
    expect(op, is_shared(ctx, source.space), message)?;
    let bits = width(ctx, result.element);
    expect(op, bits <= 32, "nvgpu.ldmatrix works for 32b or lower")?;
    let fits = !has(op, "transpose") || bits == 16;
    expect(op, fits, "nvgpu.ldmatrix transpose works only at 16b granularity")?;
    let [tiles, lanes] = result.shape[..] else { return error(op, "results must be 2 dimensional vector") };
    let expected = 32i64.checked_div(bits).unwrap_or(lanes);
    expect(op, lanes == expected, format_args!("expected vector register shape[1] = {expected}"))?;
    let fits = int(op, "numTiles").is_none_or(|count| count == tiles);
    expect(op, fits, "expected vector register shape[0] and numTiles to match")
}

fn verify_mma(op: OpRef<'_, '_>, sparse: bool) -> Verdict {
    let ctx = op.context();
    let of = |name| named_type(op, name).and_then(|ty| vector(ctx, ty));
    let (Some(a), Some(b), Some(c)) = (of("matrixA"), of("matrixB"), of("matrixC")) else { return Ok(()) };
    // Upstream reads three sizes even if there are fewer. Missing sizes count as 0 here.
    let Some(shape) = ints(op, "mmaShape").filter(|shape| !shape.is_empty()) else { return Ok(()) };
    let [m, n, k] = [0, 1, 2].map(|at| shape.get(at).copied().unwrap_or(0));
    let kind = float_kind(ctx, a.element);
    expect(op, !(sparse && kind == Some(FloatKind::F64)), "f64 is not supported for sparse mode")?;
    let bits = width(ctx, a.element);
    let small = matches!(kind, Some(FloatKind::F32 | FloatKind::BF16 | FloatKind::F16))
        || matches!(int_width(ctx, a.element), Some(8 | 4));
    let (shape_k, lanes) = match kind {
        Some(FloatKind::F64) => (4, 1),
        _ if small => (128 / bits, 32 / bits),
        _ => {
            let what = "expected input data type (i4,i8,f16,bf16,tf32,f64) supported by";
            return error(op, format!("{what} {}", op.name()));
        }
    };
    let two = |name: &str, vector: &VectorType| match vector.shape[..] {
        [rows, columns] => Ok((rows, columns)),
        _ => Err(error(op, format!("matrix{name} must be 2 dimensional vector"))),
    };
    let (a_shape, b_shape, c_shape) = match (two("A", a), two("B", b), two("C", c)) {
        (Ok(a), Ok(b), Ok(c)) => (a, b, c),
        (Err(verdict), ..) | (_, Err(verdict), _) | (.., Err(verdict)) => return verdict,
    };
    let factor = if sparse { 2 } else { 1 };
    let elements = |shape: (i64, i64)| shape.0.wrapping_mul(shape.1).wrapping_mul(32);
    let parts = [("A", a_shape, m * k, factor), ("B", b_shape, k * n, 1), ("C", c_shape, m * n, 1)];
    for (name, shape, count, factor) in parts {
        let fits = elements(shape) == count / factor;
        require(op, fits, format_args!("expected {count} warp-wide matrix {name} elements"))?;
    }
    let tf32 = op.prop("tf32Enabled").is_some() && kind != Some(FloatKind::F32);
    require(op, !tf32, "expected tf32 tensor cores only for F32 operands")?;
    let (m, n, k) = (m / 8, n / 8, k / shape_k);
    let parts = [("A", a_shape, m * k, factor, lanes), ("B", b_shape, k * n, 1, lanes), ("C", c_shape, m * n, 1, 2)];
    for (name, shape, tiles, factor, lanes) in parts {
        let fits = shape == (tiles / factor, lanes);
        require(op, fits, format_args!("expected matrix {name} to be shaped ({tiles} x {lanes})"))?;
    }
    Ok(())
}

/// Returns the memref, the swizzle and the interleave in a tensor map descriptor type; `None` for other types.
fn tensor(ctx: &Context, ty: Type) -> Option<(Type, u64, u64)> {
    let params = match ctx.type_data(ty) {
        TypeData::Dialect(data) => &*data.params,
        _ => return None,
    };
    match params {
        [Param::Type(tensor), Param::Enum(swizzle), _, _, Param::Enum(interleave)] => {
            Some((*tensor, *swizzle, *interleave))
        }
        [Param::Type(tensor)] => Some((*tensor, 0, 0)),
        _ => None,
    }
}

fn is_static(memref: &MemRefType) -> bool {
    !memref.shape.contains(&mlirkit_ir::DYNAMIC)
}

fn verify_descriptor(op: OpRef<'_, '_>, ty: Type, target: Option<Type>) -> Verdict {
    let ctx = op.context();
    let Some((tensor_type, swizzle, interleave)) = tensor(ctx, ty) else { return Ok(()) };
    let Some(tensor) = memref(ctx, tensor_type) else { return Ok(()) };
    expect(op, interleave == 0, "Interleave options are not supported yet.")?;
    let message = "the tensor map descriptor has incorrect address space, it must be shared memory address space.";
    expect(op, is_shared(ctx, tensor.space), message)?;
    expect(op, is_static(tensor), "the tensor map descriptor must be static shaped")?;
    if let Some(size) = tensor.shape.iter().find(|size| !(1..=256).contains(*size)) {
        let what = "the tensor map descriptor must have dimensions between 1 and 256";
        return error(op, format!("{what} but it is {size}"));
    }
    let last = tensor.shape.last().map_or(0, |last| last.wrapping_mul(width(ctx, tensor.element)) / 8);
    if tensor.shape.len() > 1 && swizzle != 0 {
        // Before LLVM 22, the size for the widest swizzle was required for every swizzle.
        let expected = if ctx.release() < Release(22) { 128 } else { 16i64 << swizzle.min(8) };
        let what = format!("the tensormap descriptor must have last dimension of {expected} bytes");
        expect(op, last == expected, format_args!("{what} but it is {last} bytes"))?;
    }
    let Some((target_type, target)) = target.and_then(|ty| Some((ty, memref(ctx, ty)?))) else { return Ok(()) };
    let message = "the element type of tensor map descriptor and memref must be same";
    expect(op, tensor.element == target.element, message)?;
    let message = "the destination memref has incorrect address space, it must be shared memory address space.";
    expect(op, is_shared(ctx, target.space), message)?;
    expect(op, is_static(target), "the destination memref must be static shaped")?;
    let message = "the shape of tensor map descriptor and memref must have same rank";
    expect(op, tensor.shape.len() == target.shape.len(), message)?;
    let (left, right) = (quoted(ctx, tensor_type), quoted(ctx, target_type));
    let message = format_args!("memref and tensor map shapes mismatch {left} != {right}");
    expect(op, tensor.shape == target.shape, message)?;
    let message = "the bytes in the last dimension of the tensor map must be a multiple of 16";
    expect(op, last % 16 == 0, message)
}

fn verify_tma(op: OpRef<'_, '_>, target: &str) -> Verdict {
    let ctx = op.context();
    let Some(descriptor) = named_type(op, "tensorMapDescriptor") else { return Ok(()) };
    verify_descriptor(op, descriptor, named_type(op, target))?;
    let count = op.operands_named("coordinates").len();
    expect(op, count <= 5, "Maximum 5 coordinates are supported.")?;
    let rank = tensor(ctx, descriptor).and_then(|(ty, ..)| memref(ctx, ty)).map(|memref| memref.shape.len());
    let message = "number of coordinates do not match with the rank of tensor descriptor map.";
    expect(op, rank.is_none_or(|rank| rank == count), message)
}

fn verify_generate(op: OpRef<'_, '_>) -> Verdict {
    let Some(ty) = named_type(op, "tensorMap") else { return Ok(()) };
    verify_descriptor(op, ty, None)?;
    let Some((_, swizzle, interleave)) = tensor(op.context(), ty) else { return Ok(()) };
    expect(op, swizzle == 3, "supports only swizzle_128b is supported for the time being")?;
    expect(op, interleave == 0, "supports only none is supported for the time being")
}

/// Returns the vector type whose fragments the accumulator contains; `None` for other types.
fn fragmented(ctx: &Context, ty: Type) -> Option<&VectorType> {
    match ctx.dialect_type(ty, "nvgpu.warpgroup.accumulator")?.first()? {
        Param::Type(ty) => vector(ctx, *ty),
        _ => None,
    }
}

fn is_float8(kind: Option<FloatKind>) -> bool {
    matches!(kind, Some(FloatKind::F8E5M2 | FloatKind::F8E4M3FN))
}

fn may_multiply(ctx: &Context, d: Type, a: Type, b: Type) -> bool {
    let [d_kind, a_kind, b_kind] = [d, a, b].map(|ty| float_kind(ctx, ty));
    let [d_bits, a_bits, b_bits] = [d, a, b].map(|ty| int_width(ctx, ty));
    let wide = matches!(d_kind, Some(FloatKind::F32 | FloatKind::F16));
    match (a_kind, b_kind) {
        (Some(FloatKind::F16), Some(FloatKind::F16)) | (Some(FloatKind::BF16), Some(FloatKind::BF16)) => wide,
        (Some(FloatKind::TF32), Some(FloatKind::TF32)) => d_kind == Some(FloatKind::F32),
        (a, b) if is_float8(a) && is_float8(b) => wide,
        _ => a_bits == b_bits && matches!(a_bits, Some(16 | 1)) && d_bits == Some(32),
    }
}

fn is_allowed_n(ctx: &Context, n: i64, a: Type) -> bool {
    let kind = float_kind(ctx, a);
    let float = matches!(kind, Some(FloatKind::BF16 | FloatKind::F16 | FloatKind::F32 | FloatKind::TF32));
    let inside = (8..=256).contains(&n);
    if float || is_float8(kind) {
        return inside && n % 8 == 0;
    }
    matches!(int_width(ctx, a), Some(8 | 1)) && inside && (matches!(n, 8 | 24) || n % 16 == 0)
}

fn verify_warpgroup_mma(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let has = |name: &str| op.prop(name).is_some();
    let message = "supports non-transpose A (Row Major) and transpose B (Column Major) for the time being ";
    require(op, !has("transposeA") || has("transposeB"), message)?;
    let of = |name| named_type(op, name);
    let described = |name| of(name).and_then(|ty| tensor(ctx, ty)).map(|(ty, ..)| ty);
    let (Some(a_type), Some(b_type)) = (described("descriptorA"), described("descriptorB")) else { return Ok(()) };
    let (Some(a), Some(b)) = (memref(ctx, a_type), memref(ctx, b_type)) else { return Ok(()) };
    let c = of("matrixC").and_then(|ty| fragmented(ctx, ty));
    let (Some(c), Some(d)) = (c, of("matrixD").and_then(|ty| fragmented(ctx, ty))) else { return Ok(()) };
    require(op, c == d, "type of matrix C and matrix D must be the same")?;
    let ([am, ak], [bk, bn], [cm, cn]) = (&a.shape[..], &b.shape[..], &c.shape[..]) else {
        return fail(op, "has matrices A, B, C and D, they must be 2 dimensional");
    };
    require(op, ak == bk, format_args!("2nd dim matrix-A ({ak})!= 1st dim matrix-B ({bk} )"))?;
    require(op, am == cm, format_args!("1st dim matrix-A ( {am} )!= 1st dim matrix-C ( {cm} )"))?;
    require(op, bn == cn, format_args!("2nd dim matrix-B ( {bn} ) != 2nd dim matrix-C ( {cn} )"))?;
    let [c_text, a_text, b_text] = [c.element, a.element, b.element].map(|ty| quoted(ctx, ty));
    let product = format!("{c_text} += {a_text} * {b_text}");
    let fits = may_multiply(ctx, c.element, a.element, b.element);
    require(op, fits, format_args!("{product}, it is not supported."))?;
    let message = format_args!("has input type {} n is set to {bn}, it is not supported", quoted(ctx, b_type));
    require(op, is_allowed_n(ctx, *bn, a.element), message)?;
    let known = float_kind(ctx, c.element) == Some(FloatKind::F32)
        || matches!(float_kind(ctx, a.element), Some(FloatKind::F16 | FloatKind::BF16));
    require(op, known, format_args!("hit a limitation: {product}, it is not supported yet"))
}

fn verify_accumulator(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let Some(ty) = op.result_types().first().copied() else { return Ok(()) };
    let Some(vector) = fragmented(ctx, ty) else { return Ok(()) };
    // If there are fewer than two sizes, upstream reads out of bounds.
    if let [m, n, ..] = vector.shape[..]
        && m % 64 == 0
        && is_allowed_n(ctx, n, vector.element)
    {
        return Ok(());
    }
    let Some([Param::Type(text)]) = ctx.dialect_type(ty, "nvgpu.warpgroup.accumulator") else { return Ok(()) };
    let what = format!("has type {}", quoted(ctx, *text));
    let rest = "It does not fit into warp-group level (wgmma) matrix multiplication instruction (or not supported yet)";
    fail(op, format!("{what}. {rest}"))
}

fn verify_warpgroup_store(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let Some(ty) = named_type(op, "matrixD") else { return Ok(()) };
    let target = named_type(op, "dstMemref").and_then(|ty| memref(ctx, ty));
    let (Some(vector), Some(target)) = (fragmented(ctx, ty), target) else { return Ok(()) };
    let float = float_kind(ctx, vector.element) == Some(FloatKind::F32);
    require(op, float, "hit a limitation: only f32 results for the time being")?;
    let (sizes, target_sizes) = (vector.shape.get(..2), target.shape.get(..2));
    if sizes.is_some() && sizes == target_sizes {
        return Ok(());
    }
    // For a missing size, upstream prints whatever follows in memory; this prints 0.
    let [n, rows, columns] = [(&vector.shape, 1), (&target.shape, 0), (&target.shape, 1)]
        .map(|(shape, at)| shape.get(at).copied().unwrap_or_default());
    let Some([Param::Type(text)]) = ctx.dialect_type(ty, "nvgpu.warpgroup.accumulator") else { return Ok(()) };
    let what = format!("results [{}][{n}] values", quoted(ctx, *text));
    fail(op, format!("{what}. However, destination memref[{rows}][{columns}]  does not have same size as results"))
}
