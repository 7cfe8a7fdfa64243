"""Programs of users of upstream's bindings: kernels, lowerings and schedules. The test runs them with `mlir` replaced by `mlirkit`."""

import numpy as np

from mlir import ir
from mlir.dialects.linalg.opdsl.lang import *
from mlir.dialects import (
    affine,
    amdgpu,
    arith,
    builtin,
    cf,
    complex,
    func,
    gpu,
    linalg,
    llvm,
    math,
    memref,
    nvvm,
    pdl,
    rocdl,
    scf,
    shape,
    smt,
    tensor,
    tosa,
    transform,
    vector,
)
from mlir.dialects.transform import loop, structured
from mlir.dialects.transform.extras import apply_patterns, named_sequence
from mlir.extras import types as T
from mlir.ir import *


def in_function(*types, results=()):
    """Runs the body of the decorated program in a function of these types."""

    def decorate(body):
        def program():
            function = func.FuncOp("f", (list(types_of(types)), list(types_of(results))))
            with InsertionPoint(function.add_entry_block()):
                returned = body(*function.arguments)
                if returned is None:
                    returned = []
                func.ReturnOp(list(returned) if isinstance(returned, (list, tuple)) else [returned])

        program.__name__ = body.__name__
        return program

    return decorate


def types_of(texts):
    return [Type.parse(text) for text in texts]


@in_function("memref<?x?xf32>", "memref<?x?xf32>", "memref<?x?xf32>")
def matmul_by_loops(a, b, c):
    zero = arith.constant(IndexType.get(), 0)
    one = arith.constant(IndexType.get(), 1)
    rows, columns, depth = memref.dim(a, zero), memref.dim(b, one), memref.dim(a, one)
    for i in scf.for_(zero, rows, one):
        for j in scf.for_(zero, columns, one):
            start = memref.load(c, [i, j])
            for k, sum, result in scf.for_(zero, depth, one, iter_args=[start]):
                product = arith.mulf(memref.load(a, [i, k]), memref.load(b, [k, j]))
                scf.yield_([arith.addf(sum, product)])
            memref.store(result, c, [i, j])
            scf.yield_([])
        scf.yield_([])


@in_function("memref<64x64xf32>", "memref<64x64xf32>")
def tiled_copy_by_affine(a, b):
    for i in affine.for_(0, 64, 16):
        for j in affine.for_(0, 64, 16):
            d0, d1 = AffineDimExpr.get(0), AffineDimExpr.get(1)
            for ii in affine.for_(0, 16):
                for jj in affine.for_(0, 16):
                    map = AffineMap.get(4, 0, [d0 + AffineDimExpr.get(2), d1 + AffineDimExpr.get(3)])
                    value = affine.AffineLoadOp(T.f32(), a, [i, j, ii, jj], map)
                    affine.AffineStoreOp(value, b, [i, j, ii, jj], map)
                    affine.yield_([])
                affine.yield_([])
            affine.yield_([])
        affine.yield_([])


@in_function("tensor<?x?xf32>", results=["tensor<?xf32>"])
def row_sums(a):
    init = tensor.empty([tensor.dim(a, arith.constant(T.index(), 0))], T.f32())
    zero = linalg.fill(arith.constant(T.f32(), 0.0), outs=[init])
    reduced = linalg.ReduceOp(result=[RankedTensorType.get([ShapedType.get_dynamic_size()], T.f32())], inputs=[a], inits=[zero], dimensions=[1])
    block = reduced.regions[0].blocks.append(T.f32(), T.f32())
    with InsertionPoint(block):
        linalg.YieldOp([arith.addf(*block.arguments)])
    return reduced.results


@linalg_structured_op
def _scaled_product(A=TensorDef(TV.T1, S.M, S.K), B=TensorDef(TV.T2, S.K, S.N), scale=ScalarDef(TV.U), C=TensorDef(TV.U, S.M, S.N, output=True)):
    domain(D.m, D.n, D.k)
    implements(ContractionOpInterface)
    C[D.m, D.n] += TypeFn.cast_signed(TV.U, A[D.m, D.k]) * TypeFn.cast_unsigned(TV.U, B[D.k, D.n]) * scale


@in_function("tensor<4x8xi8>", "tensor<8x2xi16>", "i32", "tensor<4x2xi32>", results=["tensor<4x2xi32>"])
def opdsl_scaled_product(a, b, s, c):
    return _scaled_product(a, b, s, outs=[c])


@linalg_structured_op
def _relu(I=TensorDef(TV.T1, S.N), O=TensorDef(TV.T1, S.N, output=True)):
    domain(D.n)
    O[D.n] = BinaryFn.max_signed(I[D.n], TypeFn.cast_signed(TV.T1, const(0.0)))


@linalg_structured_op
def _add_all(I=TensorDef(TV.T1, S.M, S.N), O=TensorDef(TV.T1, output=True)):
    domain(D.m, D.n)
    O[None] += I[D.m, D.n]


@in_function("tensor<3x4xf32>", "tensor<f32>", results=["tensor<f32>"])
def opdsl_sum_of_all(a, init):
    return _add_all(a, outs=[init])


@in_function("tensor<1x8x8x3xf32>", "tensor<3x3x3x16xf32>", "tensor<1x6x6x16xf32>", "tensor<16xf32>", results=["tensor<1x6x6x16xf32>"])
def convolution_with_bias(image, kernel, out, bias):
    zero = linalg.fill(arith.constant(T.f32(), 0.0), outs=[out])
    convolved = linalg.conv_2d_nhwc_hwcf(image, kernel, outs=[zero], strides=[1, 1], dilations=[1, 1])
    wide = linalg.broadcast(bias, outs=[out], dimensions=[0, 1, 2])
    return linalg.elementwise(convolved, wide, outs=[out], kind=linalg.ElementwiseKind.add)


@in_function("tensor<2x3xf32>", "tensor<3x2xf32>", "tensor<2x3xf32>")
def elementwise_of_all_kinds(a, b, c):
    linalg.transpose(a, outs=[b], permutation=[1, 0])
    for kind in ("exp", "abs", "negf", "rsqrt", "square", "tanh", "erf", "reciprocal", "round", "ceil", "floor", "log", "sqrt"):
        linalg.elementwise(a, outs=[c], kind=getattr(linalg.ElementwiseKind, kind))
    for kind in ("sub", "div", "max_signed", "min_signed", "powf", "mul"):
        linalg.elementwise(a, c, outs=[c], kind=getattr(linalg.ElementwiseKind, kind))
    linalg.copy(a, outs=[c])


@in_function("tensor<4x5xf32>", "tensor<5xf32>", "tensor<4xf32>", "tensor<5x4xf32>")
def generic_by_decorator(a, b, c, d):
    i, j = AffineDimExpr.get(0), AffineDimExpr.get(1)
    maps = [AffineMap.get(2, 0, [i, j]), AffineMap.get(2, 0, [j]), AffineMap.get(2, 0, [j, i])]

    @linalg.generic([a, b], [d], maps, [linalg.IteratorType.parallel, linalg.IteratorType.parallel])
    def scaled(x, y, _):
        return arith.mulf(x, math.exp(y))

    maps = [AffineMap.get(2, 0, [i, j]), AffineMap.get(2, 0, [i])]

    @linalg.generic([a], [c], maps, [linalg.IteratorType.parallel, linalg.IteratorType.reduction])
    def summed(x, sum):
        return arith.addf(x, sum)


@in_function("vector<4x8xf32>", "vector<8x4xf32>", "vector<4x4xf32>", "f32", "memref<16x16xf32>", "index")
def vectors_of_a_kernel(a, b, c, x, m, i):
    k = [AffineDimExpr.get(n) for n in range(3)]
    maps = [AffineMap.get(3, 0, [k[0], k[2]]), AffineMap.get(3, 0, [k[2], k[1]]), AffineMap.get(3, 0, [k[0], k[1]])]
    kinds = [Attribute.parse(f"#vector.iterator_type<{one}>") for one in ("parallel", "parallel", "reduction")]
    product = vector.contract(T.vector(4, 4, T.f32()), a, b, c, ArrayAttr.get([AffineMapAttr.get(one) for one in maps]), ArrayAttr.get(kinds))
    turned = vector.transpose(T.vector(4, 4, T.f32()), product, [1, 0])
    wide = vector.broadcast(T.vector(4, 4, T.f32()), x)
    sum = vector.fma(turned, wide, product)
    vector.transfer_write(None, sum, m, [i, i], AffineMap.get_identity(2), [True, True])
    read = vector.transfer_read(T.vector(4, 4, T.f32()), m, [i, i], AffineMap.get_identity(2), x, [True, False])
    flat = vector.shape_cast(T.vector(16, T.f32()), read)
    vector.reduction(T.f32(), vector.CombiningKind.ADD, flat)
    vector.multi_reduction(vector.CombiningKind.MAXNUMF, read, c, [])


@in_function("vector<8xi32>", "vector<8xi1>", "memref<32xi32>", "index", "vector<8xindex>")
def masked_memory(v, mask, m, i, offsets):
    vector.maskedstore(m, [i], mask, v)
    vector.maskedload(v.type, m, [i], mask, v)
    vector.gather(v.type, m, [i], v, mask, v)
    vector.scatter(None, m, [i], v, mask, v)
    vector.expandload(v.type, m, [i], mask, v)
    vector.compressstore(m, [i], mask, v)
    vector.load(v.type, m, [i], nontemporal=True)
    vector.store(v, m, [i], nontemporal=True)
    vector.extract(v, [], [3])
    vector.insert(arith.constant(T.i32(), 4), v, [], [0])
    vector.constant_mask(T.vector(8, T.bool()), [5])
    vector.create_mask(T.vector(8, T.bool()), [i])


@in_function("memref<8x16xf32>", "index")
def memory_of_all_kinds(m, i):
    T2 = T.memref(8, 16, T.f32())
    memref.subview(m, [2, 4], [2, 2], [1, 1])
    memref.subview(m, [i, i], [i, i], [1, 2], result_type=Type.parse("memref<?x?xf32, strided<[16, 2], offset: ?>>"))
    memref.collapse_shape(T.memref(128, T.f32()), m, [[0, 1]])
    memref.expand_shape(T.memref(2, 4, 16, T.f32()), m, [[0, 1], [2]], [], [2, 4, 16])
    memref.transpose(Type.parse("memref<16x8xf32, strided<[1, 16]>>"), m, AffineMap.get_permutation([1, 0]))
    memref.cast(T.memref(ShapedType.get_dynamic_size(), 16, T.f32()), m)
    memref.alloc(T2, [], [], alignment=64)
    memref.alloca(T2, [], [])
    memref.assume_alignment(m, 32)
    memref.prefetch(m, [i, i], True, 3, True)
    memref.rank(m)
    memref.extract_aligned_pointer_as_index(m)
    memref.memory_space_cast(T.memref(8, 16, T.f32(), memory_space=IntegerAttr.get(T.i64(), 1)), m)
    memref.dealloc(memref.alloc(T2, [], []))


@in_function("memref<4xf32>", "f32", "index")
def atomics_of_memory(m, x, i):
    memref.atomic_rmw(arith.AtomicRMWKind.addf, x, m, [i])
    rmw = memref.GenericAtomicRMWOp(T.f32(), m, [i])
    block = rmw.regions[0].blocks.append(T.f32())
    with InsertionPoint(block):
        memref.AtomicYieldOp(arith.maximumf(block.arguments[0], x))


@in_function("i32", "i32", "i1")
def loops_with_conditions(n, m, b):
    loop = scf.WhileOp([T.i32(), T.i32()], [n, m])
    before = loop.before.blocks.append(T.i32(), T.i32())
    after = loop.after.blocks.append(T.i32(), T.i32())
    with InsertionPoint(before):
        scf.condition(arith.cmpi(arith.CmpIPredicate.ult, *before.arguments), list(before.arguments))
    with InsertionPoint(after):
        branch = scf.IfOp(b, [T.i32()], has_else=True)
        with InsertionPoint(branch.then_block):
            scf.yield_([arith.shli(after.arguments[0], after.arguments[1])])
        with InsertionPoint(branch.else_block):
            scf.yield_([arith.xori(after.arguments[0], after.arguments[1])])
        scf.yield_([branch.results[0], after.arguments[1]])


@in_function("index", "tensor<64xf32>", results=["tensor<64xf32>"])
def forall_of_tiles(n, t):
    loop = scf.ForallOp([0], [64], [16], [t])
    with InsertionPoint(loop.body):
        i = loop.induction_variables[0]
        tile = tensor.extract_slice(T.tensor(16, T.f32()), loop.inner_iter_args[0], [i], [], [], [ShapedType.get_dynamic_size()], [16], [1])
        done = math.tanh(tile)
        parallel = scf.InParallelOp()
        with InsertionPoint(parallel.block):
            tensor.parallel_insert_slice(done, loop.inner_iter_args[0], [i], [], [], [ShapedType.get_dynamic_size()], [16], [1])
    return loop.results


@in_function("index", results=["i32"])
def switch_with_cases(i):
    switch = scf.IndexSwitchOp([T.i32()], i, [1, 5])
    for number, region in enumerate(switch.regions):
        block = region.blocks[0] if len(region.blocks) else region.blocks.append()
        with InsertionPoint(block):
            scf.yield_([arith.constant(T.i32(), number)])
    return switch.results


def gpu_kernel_of_saxpy():
    module = gpu.GPUModuleOp("kernels")
    with InsertionPoint(module.bodyRegion.blocks.append()):
        kernel = gpu.GPUFuncOp(FunctionType.get([T.f32(), Type.parse("memref<?xf32, 1>"), Type.parse("memref<?xf32, 1>")], []), sym_name="saxpy", kernel=True, workgroup_attrib_attrs=None)
        block = kernel.add_entry_block()
        with InsertionPoint(block):
            a, x, y = block.arguments
            bid, bdim, tid = gpu.block_id(gpu.Dimension.x), gpu.block_dim(gpu.Dimension.x), gpu.thread_id(gpu.Dimension.x)
            i = arith.addi(arith.muli(bid, bdim), tid)
            memref.store(math.fma(a, memref.load(x, [i]), memref.load(y, [i])), y, [i])
            gpu.barrier()
            gpu.return_([])


@in_function("f32", "i32", "vector<4xf16>", "memref<32x32xf16, 3>", "index")
def warps_and_tiles(x, i, v, m, n):
    width = arith.constant(T.i32(), 32)
    gpu.shuffle(x, i, width, gpu.ShuffleMode.XOR)
    gpu.all_reduce(x, op=gpu.AllReduceOperation.ADD, uniform=True)
    gpu.subgroup_reduce(x, gpu.AllReduceOperation.MAXNUMF)
    gpu.subgroup_size()
    gpu.num_subgroups()
    gpu.lane_id()
    tile = Type.parse('!gpu.mma_matrix<16x16xf16, "AOp">')
    loaded = gpu.subgroup_mma_load_matrix(tile, m, [n, n], 32)
    gpu.subgroup_mma_store_matrix(gpu.subgroup_mma_constant_matrix(Type.parse('!gpu.mma_matrix<16x16xf16, "COp">'), arith.constant(T.f16(), 0.0)), m, [n, n], 32)
    gpu.subgroup_mma_elementwise(tile, [loaded, loaded], gpu.MMAElementwiseOp.ADDF)


@in_function("i32", "i64", "vector<2xf16>", "!llvm.ptr<3>", "!llvm.ptr<1>", "f32")
def nvidia_kernel_parts(i, l, v, shared, glob, x):
    nvvm.barrier()
    nvvm.cp_async_shared_global(shared, glob, 16, nvvm.LoadCacheModifierKind.CG)
    nvvm.cp_async_commit_group()
    nvvm.cp_async_wait_group(0)
    nvvm.read_ptx_sreg_tid_x()
    nvvm.read_ptx_sreg_warpid()
    nvvm.rcp_approx_ftz_f(x)
    nvvm.fence_mbarrier_init()
    nvvm.shfl_sync(i, x, i, i, nvvm.ShflKind.bfly)
    nvvm.bar_warp_sync(i)
    nvvm.ldmatrix(shared, 2, nvvm.MMALayout.row, Attribute.parse("#nvvm.ld_st_matrix_shape<m = 8, n = 8>"), Attribute.parse("#nvvm.ld_st_matrix_elt_type<b16>"))


@in_function("i32", "f32", "vector<4xf16>", "vector<4xf32>", "!llvm.ptr<3>", "i64")
def amd_kernel_parts(i, x, h, acc, lds, l):
    rocdl.workgroup_id_x(T.i32())
    rocdl.workitem_id_y(T.i32())
    rocdl.s_barrier()
    rocdl.s_waitcnt(7)
    rocdl.ballot(T.i64(), arith.constant(T.bool(), 1))
    rocdl.readfirstlane(T.i32(), i)
    rocdl.cvt_f32_bf8(T.f32(), i, 1)


@in_function("memref<64xf16>", "vector<4xf16>", "i32", "vector<4xf32>")
def amd_buffers(m, v, i, acc):
    amdgpu.lds_barrier()
    amdgpu.raw_buffer_load(T.f16(), m, [i])
    amdgpu.raw_buffer_store(amdgpu.raw_buffer_load(T.f16(), m, [i]), m, [i])


@in_function("!llvm.ptr", "i32", "f64", "i64")
def llvm_of_a_runtime(p, i, x, n):
    struct = llvm.StructType.get_literal([T.i32(), llvm.PointerType.get(), T.f64()])
    value = llvm.mlir_undef(struct)
    value = llvm.insertvalue(value, i, [0])
    value = llvm.insertvalue(value, p, [1])
    llvm.extractvalue(T.f64(), llvm.insertvalue(value, x, [2]), [2])
    place = llvm.getelementptr(llvm.PointerType.get(), p, [i], [-2147483648, 2], struct, None)
    llvm.store(x, place, alignment=8)
    llvm.load(T.f64(), place, alignment=8, volatile_=True)
    llvm.alloca(llvm.PointerType.get(), i, T.f32(), alignment=16)
    llvm.icmp(llvm.ICmpPredicate.ule, n, n)
    llvm.fcmp(llvm.FCmpPredicate.une, x, x)
    llvm.select(llvm.icmp(llvm.ICmpPredicate.eq, i, i), i, i)
    llvm.ashr(n, n)
    llvm.urem(i, i)
    llvm.frem(x, x)
    llvm.fptrunc(T.f32(), x)
    llvm.addrspacecast(llvm.PointerType.get(1), p)
    llvm.intr_memmove(p, p, n, False)
    llvm.intr_exp(x)
    llvm.intr_maxnum(x, x)
    llvm.intr_assume(llvm.icmp(llvm.ICmpPredicate.ne, i, i), [], [])


def llvm_globals_and_functions():
    llvm.GlobalOp(T.i32(), "counter", Attribute.parse("#llvm.linkage<internal>"), value=IntegerAttr.get(T.i32(), 7))
    llvm.GlobalOp(llvm.ArrayType.get(T.i8(), 6), "text", Attribute.parse("#llvm.linkage<private>"), value=StringAttr.get("hello\0"), constant=True)
    kind = TypeAttr.get(Type.parse("!llvm.func<i32 (i32, ...)>"))
    llvm.LLVMFuncOp("printf", kind, linkage=Attribute.parse("#llvm.linkage<external>"))
    function = llvm.LLVMFuncOp("twice", TypeAttr.get(Type.parse("!llvm.func<i32 (i32)>")), linkage=Attribute.parse("#llvm.linkage<external>"), sym_visibility="private")
    block = function.regions[0].blocks.append(T.i32())
    with InsertionPoint(block):
        llvm.return_(arg=llvm.sdiv(block.arguments[0], llvm.mlir_constant(IntegerAttr.get(T.i32(), 2))))


@in_function("tensor<?x?xf32>", "index", "tensor<2xindex>", "f32")
def tensors_of_all_kinds(t, i, s, x):
    tensor.cast(T.tensor(4, 4, T.f32()), t)
    tensor.reshape(T.tensor(ShapedType.get_dynamic_size(), ShapedType.get_dynamic_size(), T.f32()), t, s)
    tensor.collapse_shape(T.tensor(ShapedType.get_dynamic_size(), T.f32()), t, [[0, 1]])
    tensor.from_elements(T.tensor(2, 2, T.f32()), [x, x, x, x])
    tensor.splat(T.tensor(3, 5, T.f32()), x, [])
    tensor.extract(t, [i, i])
    tensor.insert(x, t, [i, i])
    tensor.rank(t)
    tensor.empty([i, 4], T.f16())
    tensor.concat(T.tensor(ShapedType.get_dynamic_size(), ShapedType.get_dynamic_size(), T.f32()), 0, [t, t])
    pad = tensor.PadOp(T.tensor(ShapedType.get_dynamic_size(), ShapedType.get_dynamic_size(), T.f32()), t, [i], [i], [ShapedType.get_dynamic_size(), 1], [0, ShapedType.get_dynamic_size()], nofold=True)
    block = pad.region.blocks.append(T.index(), T.index())
    with InsertionPoint(block):
        tensor.yield_(x)
    generated = tensor.GenerateOp(T.tensor(ShapedType.get_dynamic_size(), 4, T.f32()), [i])
    block = generated.body.blocks.append(T.index(), T.index())
    with InsertionPoint(block):
        tensor.yield_(arith.sitofp(T.f32(), arith.index_cast(T.i32(), arith.addi(*block.arguments))))


@in_function("tensor<2x3x4xf32>", "tensor<2x3x4xi32>", "tensor<2x3x4xi1>")
def tosa_network(a, i, b):
    for unary in ("floor", "ceil", "log", "reciprocal", "erf"):
        getattr(tosa, unary)(a.type, a)
    tosa.minimum(a.type, a, a)
    tosa.pow(a.type, a, a)
    tosa.bitwise_and(i.type, i, i)
    tosa.logical_or(b.type, b, b)
    tosa.select(a.type, b, a, a)
    tosa.greater_equal(b.type, a, a)
    tosa.intdiv(i.type, i, i)
    tosa.reduce_sum(a, 1)
    tosa.reduce_min(a, 0)
    tosa.argmax(T.tensor(2, 4, T.i32()), a, 1)
    tosa.cast(T.tensor(2, 3, 4, T.f16()), a)
    tosa.concat([a, a], 2)
    tosa.transpose(T.tensor(4, 2, 3, T.f32()), a, [2, 0, 1])
    tosa.reverse(a.type, a, 1)
    tosa.const(DenseElementsAttr.get(np.arange(6, dtype=np.int32).reshape(2, 3)))
    tosa.const_shape(Type.parse("!tosa.shape<2>"), DenseElementsAttr.get(np.array([3, 2]), type=T.index()))


@in_function("tensor<?xindex>", "!shape.shape", "!shape.size", "!shape.witness", "tensor<?x?xf32>")
def shapes_of_all_kinds(e, s, n, w, t):
    shape.shape_of(t)
    shape.get_extent(s, n)
    shape.add(n, n)
    shape.mul(n, n)
    shape.div(n, n)
    shape.max(n, n)
    shape.min(n, n)
    shape.size_to_index(n)
    shape.index_to_size(arith.constant(T.index(), 4))
    shape.num_elements(s)
    shape.rank(s)
    shape.meet(s, s)
    shape.split_at(Type.parse("!shape.shape"), Type.parse("!shape.shape"), s, n)
    shape.cstr_require(arith.constant(T.bool(), 1), "must hold")
    shape.assuming_all([w, w])
    shape.value_as_shape(Type.parse("!shape.shape"), e)


@in_function("complex<f32>", "f32", "complex<f64>")
def complex_of_all_kinds(z, x, w):
    complex.create_(T.complex(T.f32()), x, x)
    complex.log(z)
    complex.log1p(z)
    complex.expm1(z)
    complex.sin(z)
    complex.cos(z)
    complex.rsqrt(z)
    complex.sign(z)
    complex.tan(z)
    complex.atan2(z, z)
    complex.neq(z, z)
    complex.constant(T.complex(T.f64()), ArrayAttr.get([FloatAttr.get_f64(1.5), FloatAttr.get_f64(-2.0)]))


@in_function("i32", "i64", "f32", "f64", "vector<4xf32>", "index")
def arith_and_math_of_all_kinds(i, l, x, y, v, n):
    arith.divui(i, i)
    arith.remsi(i, i)
    arith.ceildivui(i, i)
    arith.shrui(i, i)
    arith.maxsi(i, i)
    arith.minui(l, l)
    arith.addui_extended(T.i32(), T.bool(), i, i)
    arith.mului_extended(i, i)
    arith.extui(T.i64(), i)
    arith.trunci(T.i8(), i, overflow_flags=arith.IntegerOverflowFlags.nsw)
    arith.index_castui(T.i64(), n)
    arith.fptosi(T.i32(), x)
    arith.uitofp(T.f32(), i)
    arith.bitcast(T.f32(), i)
    arith.divf(x, x, fastmath=arith.FastMathFlags.arcp)
    arith.addf(v, v, fastmath=arith.FastMathFlags.fast)
    arith.cmpf(arith.CmpFPredicate.OGT, x, x)
    arith.cmpi(arith.CmpIPredicate.sge, l, l)
    arith.select(arith.cmpf(arith.CmpFPredicate.ULT, v, v), v, v)
    arith.maxnumf(x, x)
    math.fma(x, x, x)
    math.ctlz(i)
    math.rsqrt(v, fastmath=arith.FastMathFlags.afn)
    math.powf(y, y)
    math.fpowi(x, i)
    math.erfc(x)
    math.isfinite(x)
    math.clampf(x, x, x)


def blocks_with_branches():
    function = func.FuncOp("f", ([T.bool(), T.i32()], [T.i32()]))
    here = function.add_entry_block()
    left, right, end = here.create_after(T.i32()), here.create_after(), here.create_after(T.i32())
    c, i = here.arguments
    with InsertionPoint(here):
        cf.cond_br(c, [i], [], left, right)
    with InsertionPoint(left):
        cf.br([arith.addi(left.arguments[0], i)], end)
    with InsertionPoint(right):
        cf.assert_(c, "never reached")
        cf.br([i], end)
    with InsertionPoint(end):
        func.ReturnOp([end.arguments[0]])
    print([len(block.operations) for block in function.body], left.region.owner.name, end.owner.name)


def schedule_of_a_matmul():
    module = transform.NamedSequenceOp("__transform_main", [transform.AnyOpType.get()], [], arg_attrs=[{"transform.consumed": UnitAttr.get()}])
    with InsertionPoint(module.body):
        root = module.bodyTarget
        found = structured.structured_match(transform.AnyOpType.get(), root, ops=["linalg.matmul"])
        tiled = structured.TileUsingForOp(found, sizes=[32, 64, 8], interchange=[1, 0, 2])
        inner = structured.TileUsingForOp(tiled.results[0], sizes=[4, 16])
        padded = structured.PadOp(inner.results[0], padding_values=[FloatAttr.get_f32(0.0)] * 3, padding_dimensions=[0, 1, 2], nofold_flags=[1, 1, 0])
        structured.VectorizeChildrenAndApplyPatternsOp(transform.get_parent_op(transform.AnyOpType.get(), padded.results[0], isolated_from_above=True))
        loop.loop_unroll(inner.results[1], factor=4)
        transform.YieldOp([])


def schedule_of_loops():
    sequence = transform.SequenceOp(transform.FailurePropagationMode.Propagate, [], transform.OperationType.get("scf.for"))
    with InsertionPoint(sequence.body):
        target = sequence.bodyTarget
        loop.loop_peel(transform.AnyOpType.get(), transform.AnyOpType.get(), target, peel_front=False, fail_if_already_divisible=True)
        loop.loop_pipeline(transform.AnyOpType.get(), target, iteration_interval=2, read_latency=5)
        loop.loop_outline(transform.AnyOpType.get(), transform.AnyOpType.get(), target, func_name="outlined")
        loop.loop_coalesce(transform.AnyOpType.get(), target)
        transform.YieldOp([])


def schedule_by_handles():
    @named_sequence("__transform_main", [transform.any_op_t()], [])
    def main(target):
        functions = structured.structured_match(transform.any_op_t(), target, ops=["func.func"])

        @apply_patterns(functions)
        def patterns():
            transform.apply_patterns_canonicalization()
            structured.apply_patterns_linalg_tiling_canonicalization()

        transform.apply_cse(functions)
        transform.print_(target=functions, name="after")


def patterns_of_pdl():
    pattern = pdl.PatternOp(3, "double_transpose")
    with InsertionPoint(pattern.body):
        types = pdl.TypeOp()
        operand = pdl.OperandOp(types)
        inner = pdl.OperationOp(name="linalg.transpose", args=[operand], types=[types])
        value = pdl.ResultOp(inner, 0)
        outer = pdl.OperationOp(name="linalg.transpose", args=[value], types=[types], attributes={"permutation": pdl.AttributeOp(value=ArrayAttr.get([IntegerAttr.get(T.i64(), 1)]))})
        pdl.ApplyNativeConstraintOp([], "isInverse", args=[inner, outer])
        rewrite = pdl.RewriteOp(outer)
        with InsertionPoint(rewrite.add_body()):
            pdl.ReplaceOp(outer, with_values=[operand])


def solver_of_integers():
    solver = smt.SolverOp([], [])
    block = solver.bodyRegion.blocks.append()
    with InsertionPoint(block):
        x = smt.declare_fun(smt.IntType.get(), name_prefix="x")
        y = smt.declare_fun(Type.parse("!smt.int"))
        sum = smt.int_add([x, y])
        smt.assert_(smt.int_cmp(smt.IntPredicate.gt, sum, x))
        smt.assert_(smt.distinct([x, y]))
        smt.yield_([])


def functions_with_attributes_of_arguments():
    function = func.FuncOp("attributed", ([T.i32(), T.memref(4, T.f32())], [T.i32()]), visibility="private")
    function.arg_attrs = ArrayAttr.get([DictAttr.get({"llvm.noundef": UnitAttr.get()}), DictAttr.get({"llvm.align": IntegerAttr.get(T.i64(), 16)})])
    function.attributes["llvm.emit_c_interface"] = UnitAttr.get()
    declared = func.FuncOp(name="declared", type=([T.index()], []), visibility="private")
    assert declared.is_external and not declared.regions[0].blocks
    print(function.name, function.type, function.visibility, function.arg_attrs)


def functions_by_decorator_and_calls():
    @func.FuncOp.from_py_func(T.f32(), T.f32(), name="hypot")
    def hypot(a, b):
        return math.sqrt(arith.addf(arith.mulf(a, a), arith.mulf(b, b)))

    @func.FuncOp.from_py_func(T.f32())
    def use(x):
        return hypot(x, x)


def modules_within_modules():
    outer = builtin.ModuleOp()
    outer.attributes["sym_name"] = StringAttr.get("outer")
    with InsertionPoint(outer.body):
        inner = builtin.ModuleOp()
        inner.attributes["sym_name"] = StringAttr.get("inner")
        with InsertionPoint(inner.body):
            func.FuncOp("g", ([], []), visibility="private")
    table = SymbolTable(outer.operation)
    print("inner" in table, table["inner"].attributes["sym_name"])
    builtin.unrealized_conversion_cast([T.i64()], [arith.constant(T.index(), 3)])


def attributes_as_dictionaries_see_them():
    op = Operation.create("test.op", attributes={
        "array": DenseI64ArrayAttr.get([1, 2, 3]), "bools": DenseBoolArrayAttr.get([True, False]), "floats": DenseF32ArrayAttr.get([0.5, 2.0]),
        "map": AffineMapAttr.get(AffineMap.get_minor_identity(3, 2)), "set": Attribute.parse("affine_set<(d0) : (d0 >= 0)>"), "symbol": SymbolRefAttr.get(["a", "b"]),
        "string": StringAttr.get("ä\n"), "dense": DenseElementsAttr.get(np.array([[1, 2], [3, 4]], np.int16)), "splat": DenseElementsAttr.get_splat(T.tensor(4, T.f32()), FloatAttr.get_f32(1.5)),
        "type": TypeAttr.get(FunctionType.get([T.i32()], [])), "opaque": OpaqueAttr.get("test", b"x", NoneType.get()), "strided": StridedLayoutAttr.get(3, [4, 1]),
    })
    for name in op.attributes:
        print(f"{name}", op.attributes[name])
    print(len(op.attributes), "map" in op.attributes, op.attributes["array"][1], list(op.attributes["bools"]), op.attributes["dense"].is_splat)
    del op.attributes["opaque"]
    op.attributes["array"] = DenseI32ArrayAttr.get([7])


def types_as_their_classes_see_them():
    for type in [MemRefType.get([2, ShapedType.get_dynamic_size()], T.f32(), StridedLayoutAttr.get(0, [8, 1]), IntegerAttr.get(T.i64(), 3)), RankedTensorType.get([2, 3], T.bf16(), StringAttr.get("layout")),
                 UnrankedTensorType.get(T.f64()), UnrankedMemRefType.get(T.i8(), None), VectorType.get([4, 8], T.f16(), scalable=[False, True]), TupleType.get_tuple([T.bool(), T.index()]),
                 ComplexType.get(T.f32()), OpaqueType.get("test", "x"), FunctionType.get([T.i32()], [T.f32(), T.f32()])]:
        print(type, type.__class__.__name__)
    memory = MemRefType.get([2, 3], T.f32())
    print(memory.shape, memory.rank, memory.has_static_shape, memory.get_dim_size(1), memory.affine_map, memory.memory_space, memory.element_type.width)
    print(IntegerType.get_signed(7).is_signed, T.f8E4M3FN(), Float8E5M2Type.get(), FloatTF32Type.get())


@in_function("i32", results=["i32"])
def operations_that_are_changed(i):
    one = arith.constant(T.i32(), 1)
    sum = arith.addi(i, one)
    product = arith.muli(sum, sum)
    sum.owner.operands[1] = i
    product.owner.move_after(sum.owner)
    clone = product.owner.clone()
    product.replace_all_uses_except(clone.result, [clone.operation])
    sum.owner.attributes["mark"] = UnitAttr.get()
    print([use.owner.name for use in sum.uses], [use.operand_number for use in sum.uses], sum.get_name(), clone.parent.name)
    sum.set_type(T.i32())
    with InsertionPoint.after(sum.owner):
        arith.constant(T.i32(), 99)
    return clone.result


def locations_that_are_nested():
    file = Location.file("a.py", 3, 7)
    with Location.name("outer", childLoc=file):
        arith.constant(T.i32(), 1)
    with Location.fused([file, Location.name("x")], Attribute.parse('"meta"')):
        arith.constant(T.i32(), 2)
    with Location.callsite(file, [Location.file("b.py", 9, 1), Location.unknown()]):
        op = arith.ConstantOp(T.i32(), 3)
        print(op.location, op.operation.location == op.location, Location.current)
    print(Location.file("r.py", 1, 2, 3, 4))


@in_function("tensor<8xf32>", "tensor<8xf32>")
def walks_and_queries(a, b):
    sum = arith.addf(a, b)
    linalg.elementwise(sum, outs=[b], kind=linalg.ElementwiseKind.exp)
    module = sum.owner.parent.operation
    names = []
    module.walk(lambda op: names.append(op.name) or WalkResult.ADVANCE, WalkOrder.PRE_ORDER)
    print(names, [block.operations[0].name for region in module.regions for block in region])
    op = sum.owner
    print(op.name, len(op.operands), op.results[0].type, op.opview.__class__.__name__, op.get_asm(print_generic_op_form=True), isinstance(op.opview, arith.AddFOp))
