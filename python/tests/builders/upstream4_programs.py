"""Programs of yet other kinds, written for upstream's bindings. The test runs them with `mlir` replaced by `mlirkit`."""

import numpy as np

from mlir import ir
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
    tensor,
    tosa,
    transform,
    vector,
)
from mlir.dialects.transform import structured
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


@in_function("i32", "f32", "i1")
def nvvm_votes(a, x, b):
    nvvm.vote_sync(a, b, nvvm.VoteSyncKind.any)
    nvvm.redux_sync(a, nvvm.ReductionKind.ADD, a)
    nvvm.shfl_sync(a, x, a, a, nvvm.ShflKind.idx)
    nvvm.bar_warp_sync(a)
    nvvm.read_ptx_sreg_laneid()
    nvvm.read_ptx_sreg_ctaid_y()


@in_function("!llvm.ptr<3>", "i32", "i64")
def nvvm_mbarriers(p, n, token):
    nvvm.mbarrier_init(p, n)
    nvvm.mbarrier_inval(p)
    nvvm.fence_mbarrier_init()
    nvvm.cp_async_commit_group()
    nvvm.cp_async_wait_group(0)


@in_function("!llvm.ptr<6>", "i32")
def nvvm_tensor_memory(p, n):
    nvvm.tcgen05_relinquish_alloc_permit()
    nvvm.tcgen05_dealloc(p, n)


@in_function("i32", "f32", "vector<4xf32>")
def rocdl_ids(a, x, v):
    rocdl.workitem_id_x(T.i32())
    rocdl.workgroup_id_z(T.i32())
    rocdl.barrier()
    rocdl.s_waitcnt(0)
    rocdl.exp2(T.f32(), x)


@in_function("vector<8xi32>", "!llvm.ptr<8>", "i32", "f32")
def rocdl_buffers(v, p, i, x):
    rocdl.raw_ptr_buffer_load(T.f32(), p, i, i)
    rocdl.raw_ptr_buffer_store(x, p, i, i)


@in_function("vector<4xf32>", "vector<16xf16>", "vector<8xf32>", "f32")
def amdgpu_matrices(c, h, w, x):
    amdgpu.wmma(16, 16, 16, h, h, w)
    amdgpu.lds_barrier()
    amdgpu.swizzle_bitmode(x, 31, 0, 1)


@in_function("f32", "f32", "i32", "tensor<2x2xi32>")
def arith_with_flags(x, y, n, t):
    arith.addf(x, y, fastmath=arith.FastMathFlags.nnan | arith.FastMathFlags.contract)
    arith.muli(n, n, overflow_flags=arith.IntegerOverflowFlags.nsw)
    arith.shli(n, n, overflow_flags=arith.IntegerOverflowFlags.nuw)
    arith.maxnumf(x, y)
    arith.minimumf(x, y)
    arith.cmpf(arith.CmpFPredicate.UNE, x, y, fastmath=arith.FastMathFlags.fast)
    arith.ceildivsi(n, n)
    arith.floordivsi(n, n)


@in_function("f32", "f64", "bf16", "i64")
def arith_scaled_conversions(x, d, b, n):
    arith.extf(T.f64(), x)
    arith.truncf(T.bf16(), x)
    arith.fptoui(T.i8(), x)
    arith.uitofp(T.f32(), n)
    arith.trunci(T.i16(), n)
    arith.bitcast(T.i64(), d)
    arith.index_cast(T.index(), n)


@in_function("f32", "f32", "tensor<8xf64>")
def math_of_tensors(x, y, t):
    math.fma(x, y, x)
    math.atan2(x, y)
    math.powf(x, y, fastmath=arith.FastMathFlags.fast)
    math.rsqrt(t)
    math.log1p(t)
    math.roundeven(t)
    math.isnan(x)
    math.sincos(x)


@in_function("complex<f32>", "complex<f32>")
def complex_functions(a, b):
    complex.mul(a, b)
    complex.abs(a)
    complex.conj(a)
    complex.eq(a, b)
    complex.pow(a, b)
    complex.tanh(a)
    complex.constant(ComplexType.get(T.f32()), ArrayAttr.get([FloatAttr.get(T.f32(), 1.0), FloatAttr.get(T.f32(), -2.0)]))


def func_with_attributes():
    f = func.FuncOp("f", ([T.i32(), MemRefType.get([4], T.f32())], [T.i32()]), visibility="private")
    f.attributes["llvm.emit_c_interface"] = UnitAttr.get()
    f.arg_attrs = ArrayAttr.get([DictAttr.get({"llvm.noundef": UnitAttr.get()}), DictAttr.get({})])
    print(f.is_external, f.visibility.value, f.type.inputs[0], FlatSymbolRefAttr.get("f"))


def func_nested_calls():
    @func.FuncOp.from_py_func(T.f32(), T.f32(), name="first")
    def first(a, b):
        return arith.addf(a, b)

    @func.FuncOp.from_py_func(T.f32())
    def second(a):
        x = first(a, a)
        return func.call([T.f32()], FlatSymbolRefAttr.get("first"), [x, a])


@in_function("index", "index", "memref<?xf32>")
def scf_loops_of_memory(lo, hi, m):
    one = arith.constant(T.index(), 1)
    for i in scf.for_(lo, hi, one):
        x = memref.load(m, [i])
        memref.store(arith.negf(x), m, [i])
        scf.yield_([])


@in_function("i32", "f32")
def scf_while_of_two(n, x):
    loop = scf.WhileOp([T.i32(), T.f32()], [n, x])
    before = loop.before.blocks.append(T.i32(), T.f32())
    after = loop.after.blocks.append(T.i32(), T.f32())
    with InsertionPoint(before):
        zero = arith.constant(T.i32(), 0)
        scf.condition(arith.cmpi(arith.CmpIPredicate.sgt, before.arguments[0], zero), before.arguments)
    with InsertionPoint(after):
        one = arith.constant(T.i32(), 1)
        scf.yield_([arith.subi(after.arguments[0], one), arith.mulf(after.arguments[1], after.arguments[1])])


@in_function("i1", "f32", results=("f32",))
def scf_if_with_results(c, x):
    op = scf.IfOp(c, [T.f32()], has_else=True)
    with InsertionPoint(op.then_block):
        scf.yield_([arith.addf(x, x)])
    with InsertionPoint(op.else_block):
        scf.yield_([x])
    return op.results


@in_function("memref<16x16xf32>", "index")
def affine_memory(m, n):
    d0, s0 = AffineDimExpr.get(0), AffineSymbolExpr.get(0)
    loop = affine.AffineForOp(0, 16, 2)
    with InsertionPoint(loop.body):
        i = loop.induction_variable
        x = affine.AffineLoadOp(T.f32(), m, [i, i], AffineMapAttr.get(AffineMap.get(2, 0, [AffineDimExpr.get(0), AffineDimExpr.get(1) + 1])))
        affine.AffineStoreOp(x, m, [i, i], AffineMapAttr.get(AffineMap.get_identity(2)))
        affine.AffineYieldOp([])
    affine.AffineMinOp(AffineMap.get(1, 0, [d0, AffineConstantExpr.get(16)]), [n])
    affine.AffineMaxOp(AffineMap.get(0, 1, [s0 * 2, s0 + 1]), [n])


@in_function("memref<8x4xf32>", "index", "f32")
def memref_more_operations(m, i, x):
    memref.DimOp(m, i)
    memref.AssumeAlignmentOp(m, 16)
    memref.extract_aligned_pointer_as_index(m)
    view = memref.SubViewOp(MemRefType.get([2, 2], T.f32(), StridedLayoutAttr.get(5, [4, 1])), m, [], [], [], [1, 1], [2, 2], [1, 1])
    memref.CopyOp(view.result, view.result)
    memref.PrefetchOp(m, [i, i], False, 3, True)
    memref.RankOp(m)
    memref.atomic_rmw(arith.AtomicRMWKind.addf, x, m, [i, i])


@in_function("memref<8x4xf32>", "memref<?x?xf32>")
def memref_reshaping(m, d):
    memref.CastOp(MemRefType.get([ShapedType.get_dynamic_size(), 4], T.f32()), m)
    memref.CollapseShapeOp(MemRefType.get([32], T.f32()), m, [[0, 1]])
    memref.ExpandShapeOp(MemRefType.get([2, 4, 4], T.f32()), m, [[0, 1], [2]], [], [2, 4, 4])
    memref.ReinterpretCastOp(MemRefType.get([4, 2], T.f32(), StridedLayoutAttr.get(0, [2, 1])), m, [], [], [], [0], [4, 2], [2, 1])
    memref.TransposeOp(MemRefType.get([4, 8], T.f32(), StridedLayoutAttr.get(0, [1, 4])), m, AffineMap.get_permutation([1, 0]))


@in_function("tensor<8x4xf32>", "tensor<?x4xf32>", "index", "f32")
def tensor_shapes(t, d, i, x):
    tensor.dim(d, i)
    tensor.CastOp(RankedTensorType.get([8, 4], T.f32()), d)
    tensor.CollapseShapeOp(RankedTensorType.get([32], T.f32()), t, [[0, 1]])
    tensor.ExpandShapeOp(RankedTensorType.get([2, 4, 4], T.f32()), t, [[0, 1], [2]], [], [2, 4, 4])
    tensor.from_elements(RankedTensorType.get([2], T.f32()), [x, x])
    tensor.splat(RankedTensorType.get([4], T.f32()), x, [])
    tensor.empty([4, i], T.f32())
    tensor.concat(RankedTensorType.get([16, 4], T.f32()), 0, [t, t])
    tensor.insert(x, t, [i, i])


@in_function("tensor<8x8xf32>", "tensor<4x4xf32>")
def tensor_slices_by_hand(t, s):
    tensor.ExtractSliceOp(RankedTensorType.get([4, 4], T.f32()), t, [], [], [], [0, 4], [4, 4], [1, 1])
    tensor.InsertSliceOp(s, t, [], [], [], [2, 2], [4, 4], [1, 1])
    tensor.extract_slice(RankedTensorType.get([2, 4], T.f32()), t, [], [], [], [0, 0], [2, 4], [2, 1])


@in_function("tensor<4x8xf32>", "tensor<8x16xf32>", "tensor<4x16xf32>")
def linalg_named_chain(a, b, c):
    product = linalg.matmul(a, b, outs=[c])
    linalg.copy(product, outs=[c])


@in_function("tensor<1x8x8x4xf32>", "tensor<3x3x4x8xf32>", "tensor<1x6x6x8xf32>")
def linalg_convolution(x, w, out):
    linalg.conv_2d_nhwc_hwcf(x, w, outs=[out], strides=[1, 1], dilations=[1, 1])


@in_function("tensor<2x4x8xf32>", "tensor<2x8x16xf32>", "tensor<2x4x16xf32>", "tensor<8xf32>", "tensor<4x8xf32>", "tensor<4xf32>")
def linalg_batches(a, b, c, v, m, out):
    linalg.batch_matmul(a, b, outs=[c])
    linalg.matvec(m, v, outs=[out])
    linalg.vecmat(out, m, outs=[v])


@in_function("vector<8xf32>", "vector<4x4xf32>", "f32", "vector<8xi1>", "index")
def vector_shuffles(v, m, x, mask, i):
    vector.shuffle(v, v, [0, 8, 1, 9])
    vector.TransposeOp(VectorType.get([4, 4], T.f32()), m, [1, 0])
    vector.ShapeCastOp(VectorType.get([16], T.f32()), m)
    vector.broadcast(VectorType.get([2, 8], T.f32()), v)
    vector.reduction(T.f32(), vector.CombiningKind.ADD, v)
    vector.multi_reduction(vector.CombiningKind.MAXIMUMF, m, arith.constant(VectorType.get([4], T.f32()), DenseElementsAttr.get_splat(VectorType.get([4], T.f32()), FloatAttr.get(T.f32(), 0.0))), [1])
    vector.create_mask(VectorType.get([8], T.bool()), [i])
    vector.constant_mask(VectorType.get([8], T.bool()), [4])
    vector.step(VectorType.get([4], T.index()))
    vector.from_elements(VectorType.get([2], T.f32()), [x, x])
    vector.to_elements(v)


@in_function("vector<8xf32>", "vector<4xf32>", "f32", "vector<[4]xf32>")
def vector_scalable_and_scalars(v, w, x, s):
    vector.fma(v, v, v)
    vector.scalable_extract(VectorType.get([4], T.f32()), s, 0)
    vector.interleave(w, w)
    vector.deinterleave(v)
    vector.bitcast(VectorType.get([8], T.i32()), v)
    vector.print_(source=v, punctuation=vector.PrintPunctuation.NewLine)


@in_function("!llvm.ptr", "i64", "f32", "i32")
def llvm_memory_and_calls(p, n, x, i):
    q = llvm.getelementptr(llvm.PointerType.get(), p, [n], [-2147483648], T.f32(), None)
    llvm.load(T.f32(), q, alignment=4, volatile_=True)
    llvm.store(x, q, alignment=4)
    llvm.alloca(llvm.PointerType.get(), n, TypeAttr.get(T.i32()), alignment=8)
    llvm.intr_memcpy(p, q, n, False)
    llvm.atomicrmw(llvm.AtomicBinOp.add, p, i, llvm.AtomicOrdering.monotonic)
    llvm.fence(llvm.AtomicOrdering.seq_cst)
    llvm.inttoptr(llvm.PointerType.get(), n)


@in_function("i32", "i64", "f32", "vector<4xi32>")
def llvm_integer_functions(a, n, x, v):
    llvm.intr_ctpop(a)
    llvm.intr_smax(a, a)
    llvm.intr_fma(x, x, x)
    llvm.intr_ctlz(a, False)
    llvm.icmp(llvm.ICmpPredicate.slt, a, a)
    llvm.fcmp(llvm.FCmpPredicate.olt, x, x)
    llvm.zext(T.i64(), a)
    llvm.extractelement(v, a)
    llvm.mlir_undef(llvm.StructType.get_literal([T.i32(), T.f32()]))
    llvm.mlir_zero(llvm.PointerType.get())


@in_function("tensor<?x4xf32>", "!shape.shape", "index")
def shape_functions(t, s, i):
    shape.shape_of(t)
    shape.const_shape(DenseElementsAttr.get(np.array([1, 2, 3], np.int64), type=T.index()))
    shape.rank(s)
    shape.num_elements(s)
    shape.const_witness(True)
    shape.is_broadcastable([s, s])
    shape.to_extent_tensor(RankedTensorType.get([2], T.index()), s)


@in_function("tensor<1x4x8xf32>", "tensor<1x8x4xf32>", "tensor<1x4x8xi32>")
def tosa_operations(a, b, n):
    zero = tosa.ConstOp(DenseElementsAttr.get(np.zeros(1, np.float32)))
    tosa.MatMulOp(RankedTensorType.get([1, 4, 4], T.f32()), a, b, zero, zero)
    tosa.AddOp(RankedTensorType.get([1, 4, 8], T.f32()), a, a)
    tosa.reduce_max(a, 2)
    tosa.SigmoidOp(RankedTensorType.get([1, 4, 8], T.f32()), a)
    tosa.ClzOp(RankedTensorType.get([1, 4, 8], T.i32()), n)
    tosa.arithmetic_right_shift(RankedTensorType.get([1, 4, 8], T.i32()), n, n, True)


def pdl_rewrites():
    pattern = pdl.PatternOp(2, "fold")
    with InsertionPoint(pattern.body):
        ty = pdl.TypeOp(TypeAttr.get(T.i32()))
        left = pdl.OperandOp(ty)
        attr = pdl.AttributeOp(value=IntegerAttr.get(T.i32(), 0))
        op = pdl.OperationOp(name="arith.addi", args=[left], attributes={"a": attr}, types=[ty])
        rewrite = pdl.RewriteOp(op)
        with InsertionPoint(rewrite.add_body()):
            made = pdl.OperationOp(name="arith.constant", types=[ty])
            pdl.ReplaceOp(op, with_op=made)


def transform_of_functions():
    InsertionPoint.current.block.owner.attributes["transform.with_named_sequence"] = UnitAttr.get()
    sequence = transform.NamedSequenceOp("__transform_main", [transform.AnyOpType.get()], [], arg_attrs=[{"transform.readonly": UnitAttr.get()}])
    with InsertionPoint(sequence.body):
        matched = structured.structured_match(transform.AnyOpType.get(), sequence.bodyTarget, ops=["linalg.matmul"])
        structured.structured_generalize(transform.AnyOpType.get(), matched)
        transform.YieldOp([])


def transform_tiles_dynamically():
    sequence = transform.SequenceOp(transform.FailurePropagationMode.Propagate, [], transform.AnyOpType.get())
    with InsertionPoint(sequence.body):
        size = transform.ParamConstantOp(transform.ParamType.get(T.i64()), IntegerAttr.get(T.i64(), 8))
        tiled = structured.TileUsingForOp(sequence.bodyTarget, sizes=[size.result, 4], interchange=[1, 0])
        structured.FuseOp(tiled.results[0], tile_sizes=[2, 2])
        transform.YieldOp()


def transform_foralls():
    sequence = transform.SequenceOp(transform.FailurePropagationMode.Suppress, [], transform.AnyOpType.get())
    with InsertionPoint(sequence.body):
        structured.TileUsingForallOp(sequence.bodyTarget, num_threads=[4, 8], mapping=Attribute.parse("[#gpu.thread<x>, #gpu.thread<y>]"))
        transform.YieldOp()


def gpu_kernel_with_sizes():
    module = gpu.GPUModuleOp("kernels", targets=ArrayAttr.get([Attribute.parse("#nvvm.target<chip = \"sm_90\">")]))
    block = module.bodyRegion.blocks.append()
    with InsertionPoint(block):
        kernel = gpu.GPUFuncOp(FunctionType.get([T.f32()], []), "k", kernel=True, known_block_size=[32, 1, 1])
        with InsertionPoint(kernel.add_entry_block()):
            gpu.lane_id()
            gpu.subgroup_id()
            gpu.global_id(gpu.Dimension.y)
            gpu.barrier()
            gpu.subgroup_reduce(kernel.body.blocks[0].arguments[0], gpu.AllReduceOperation.MAXIMUMF, uniform=True)
            gpu.return_([])


@in_function("memref<4xf32>", "index", "!gpu.async.token")
def gpu_memory_asynchronously(m, n, token):
    allocated = gpu.alloc(MemRefType.get([ShapedType.get_dynamic_size()], T.f32()), Type.parse("!gpu.async.token"), [token], [n], [])
    gpu.memcpy(Type.parse("!gpu.async.token"), [token], m, m)
    gpu.wait([token])
    gpu.host_register(memref.cast(UnrankedMemRefType.get(T.f32(), None), m))


def ir_dense_values():
    print(DenseElementsAttr.get(np.arange(6, dtype=np.int16).reshape(2, 3)))
    print(DenseElementsAttr.get(np.array([1.5, -2.0], np.float16)))
    print(DenseIntElementsAttr.get(np.array([1, 2], np.uint8), signless=False))
    print(DenseFPElementsAttr.get(np.array([[0.5]], np.float64)).get_splat_value())
    print(DenseResourceElementsAttr.get_from_buffer(np.arange(4, dtype=np.float32), "blob", RankedTensorType.get([4], T.f32())).type)


def ir_types_and_shapes():
    t = RankedTensorType.get([2, ShapedType.get_dynamic_size()], T.f32(), Attribute.parse('"encoded"'))
    print(t, t.rank, t.is_dynamic_dim(1), t.has_static_shape, t.encoding, t.element_type)
    m = MemRefType.get([4, 4], T.bf16(), AffineMapAttr.get(AffineMap.get_permutation([1, 0])), IntegerAttr.get(T.i64(), 3))
    print(m, m.affine_map, m.memory_space, m.layout)
    print(VectorType.get([4, 8], T.i8(), scalable=[False, True]), UnrankedTensorType.get(T.bool()))


def ir_operations_are_moved():
    f = func.FuncOp("f", ([T.i32()], []))
    entry = f.add_entry_block()
    with InsertionPoint(entry):
        a = arith.addi(entry.arguments[0], entry.arguments[0])
        b = arith.muli(entry.arguments[0], entry.arguments[0])
        func.ReturnOp([])
    b.owner.move_after(a.owner)
    c = a.owner.clone(ip=InsertionPoint(entry.operations[2]))
    entry.operations[0].operation.attributes["tag"] = StringAttr.get("moved")
    print([op.name for op in entry.operations], b.owner.parent.name)
