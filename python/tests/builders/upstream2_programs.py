"""More programs written for upstream's bindings, by dialect. The test runs them with `mlir` replaced by `mlirkit`."""

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
    smt,
    tensor,
    tosa,
    transform,
    vector,
)
from mlir.dialects.transform import interpreter, loop, structured
from mlir.dialects.transform import vector as transform_vector
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


# arith, math, complex


@in_function("i32", "i32", results=["i32"])
def arith_more_integers(a, b):
    c = arith.ceildivsi(a, b)
    c = arith.ceildivui(c, b)
    c = arith.floordivsi(c, b)
    c = arith.maxsi(arith.minsi(c, a), arith.maxui(a, arith.minui(b, c)))
    c = arith.remsi(c, b)
    c = arith.shrui(c, b)
    return arith.divui(c, a)


@in_function("vector<4xi32>", "vector<4xf32>")
def arith_on_vectors(v, x):
    arith.cmpi(arith.CmpIPredicate.ult, v, v)
    arith.cmpf(arith.CmpFPredicate.UNO, x, x)
    arith.sitofp(T.vector(4, T.f32()), v)
    arith.fptoui(T.vector(4, T.i32()), x)
    arith.extf(T.vector(4, T.f64()), x)
    arith.truncf(T.vector(4, T.bf16()), x)
    arith.trunci(T.vector(4, T.i8()), v)
    arith.extsi(T.vector(4, T.i64()), v)


@in_function("f32", "f32")
def arith_fast(a, b):
    arith.addf(a, b, fastmath=arith.FastMathFlags.fast)
    arith.mulf(a, b, fastmath=arith.FastMathFlags.nnan | arith.FastMathFlags.ninf)
    arith.AddFOp(a, b, fastmath=Attribute.parse("#arith.fastmath<contract>"))
    arith.maxnumf(a, b)
    arith.minnumf(a, b)


def arith_constant_forms():
    print(arith.ConstantOp(T.i32(), 7).literal_value, arith.ConstantOp(T.f32(), 0.5).value)
    print(arith.ConstantOp.create_index(3).result.type)
    arith.constant(T.i64(), -1)
    arith.constant(IntegerType.get_signless(8), IntegerAttr.get(IntegerType.get_signless(8), 12))
    arith.ConstantOp(T.tensor(2, T.f32()), DenseElementsAttr.get(np.array([1.0, 2.0], np.float32)))
    arith.ConstantOp(T.vector(3, T.i32()), DenseElementsAttr.get_splat(T.vector(3, T.i32()), IntegerAttr.get(T.i32(), 4)))


@in_function("f64", "vector<4xf32>")
def math_all_kinds(x, v):
    for make in (math.absf, math.acos, math.asin, math.atan, math.cbrt, math.ceil, math.cos, math.erf, math.exp2):
        x = make(x)
    for make in (math.floor, math.log, math.log10, math.log1p, math.log2, math.round, math.roundeven, math.rsqrt, math.sinh):
        v = make(v)
    math.atan2(x, x)
    math.copysign(v, v)
    math.fma(v, v, v)
    math.trunc(x)
    math.tanh(v)


@in_function("complex<f32>", "complex<f32>")
def complex_more(a, b):
    c = complex.add(a, b)
    c = complex.mul(complex.sub(c, b), complex.div(a, b))
    complex.abs(c)
    complex.conj(c)
    complex.eq(a, c)
    complex.exp(c)
    complex.neg(complex.sqrt(c))


# func, cf


def func_default_results():
    @func.FuncOp.from_py_func(T.i32(), T.f32())
    def swap(a, b):
        return b, a

    print(swap.func_op.type, swap.func_op.name.value)


def func_named_and_private():
    @func.FuncOp.from_py_func(T.f32(), name="renamed", results=[T.f32()])
    def original(a):
        func.ReturnOp([math.exp(a)])

    f = func.FuncOp("later", FunctionType.get([T.i32()], [T.i32()]), visibility="private")
    print(f.is_external, f.visibility, f.type.inputs[0])


def func_body_builder():
    f = func.FuncOp("built", ([T.i32()], [T.i32()]), body_builder=lambda op: func.ReturnOp([op.entry_block.arguments[0]]))
    print(len(f.body.blocks), [str(a.type) for a in f.arguments])


def func_calls():
    f = func.FuncOp("callee", ([T.i32()], [T.i32()]), visibility="private")
    g = func.FuncOp("caller", ([T.i32()], [T.i32()]))
    with InsertionPoint(g.add_entry_block()):
        one = func.CallOp(f, [g.arguments[0]])
        two = func.CallOp([T.i32()], "callee", [one.result])
        three = func.call([T.i32()], FlatSymbolRefAttr.get("callee"), [two.result])
        indirect = func.constant(FunctionType.get([T.i32()], [T.i32()]), FlatSymbolRefAttr.get("callee"))
        four = func.call_indirect([T.i32()], indirect, [three])
        func.return_([four])


def cf_blocks():
    f = func.FuncOp("f", ([T.i1()] if hasattr(T, "i1") else [T.bool()], [T.i32()]))
    entry = f.add_entry_block()
    left = entry.create_after()
    right = left.create_after(T.i32())
    with InsertionPoint(entry):
        c = arith.constant(T.i32(), 1)
        cf.cond_br(entry.arguments[0], [], [c], left, right)
    with InsertionPoint(left):
        cf.BranchOp([arith.constant(T.i32(), 2)], right)
    with InsertionPoint(right):
        cf.assert_(entry.arguments[0], "message")
        func.return_([right.arguments[0]])


# scf, affine


@in_function("index", "f32", results=["f32"])
def scf_for_op(n, x):
    zero, one = arith.constant(T.index(), 0), arith.constant(T.index(), 1)
    loop_op = scf.ForOp(zero, n, one, [x])
    with InsertionPoint(loop_op.body):
        made = arith.addf(loop_op.inner_iter_args[0], x)
        scf.YieldOp([made])
    print(loop_op.induction_variable.type, len(loop_op.inner_iter_args))
    return loop_op.results[0]


@in_function("i1", "f32", results=["f32"])
def scf_if_else(c, x):
    made = scf.IfOp(c, [T.f32()], has_else=True)
    with InsertionPoint(made.then_block):
        scf.YieldOp([arith.negf(x)])
    with InsertionPoint(made.else_block):
        scf.yield_([x])
    return made.results[0]


@in_function("index", "memref<?xf32>")
def scf_nested_loops(n, m):
    for i in scf.for_(0, n, 1):
        for j in scf.for_(0, n, 2):
            value = memref.load(m, [i])
            memref.store(value, m, [j])
            scf.yield_([])
        scf.yield_([])


@in_function("index", results=["index"])
def scf_while_index(n):
    loop_op = scf.WhileOp([T.index()], [n])
    before = loop_op.before.blocks.append(T.index())
    after = loop_op.after.blocks.append(T.index())
    with InsertionPoint(before):
        done = arith.cmpi(arith.CmpIPredicate.ne, before.arguments[0], n)
        scf.ConditionOp(done, before.arguments)
    with InsertionPoint(after):
        scf.YieldOp([arith.addi(after.arguments[0], after.arguments[0])])
    return loop_op.results[0]


@in_function("memref<?xf32>", "index")
def affine_accesses(m, i):
    d0 = AffineDimExpr.get(0)
    v = affine.load(T.f32(), m, [i], AffineMap.get(1, 0, [d0 + 1]))
    affine.store(v, m, [i], AffineMap.get(1, 0, [d0 * 2]))
    affine.apply(AffineMap.get(1, 0, [d0 % 4]), [i])
    affine.min(AffineMap.get(1, 0, [d0, AffineConstantExpr.get(8)]), [i])
    affine.max(AffineMap.get(1, 0, [d0, AffineConstantExpr.get(8)]), [i])


@in_function("memref<16xf32>")
def affine_loops(m):
    for i in affine.for_(0, 16, 4):
        v = affine.load(T.f32(), m, [i], AffineMap.get_identity(1))
        affine.store(v, m, [i], AffineMap.get_identity(1))
        affine.yield_([])


# memref, tensor


@in_function("index", "index")
def memref_allocations(n, i):
    a = memref.alloc(T.memref(4, ShapedType.get_dynamic_size(), T.f32()), [n], [])
    b = memref.AllocaOp(T.memref(4, T.i32()), [], [], alignment=64)
    memref.dim(a, i)
    memref.rank(a)
    memref.prefetch(b.memref, [i], True, 3, True)
    memref.assume_alignment(a, 16)
    memref.dealloc(a)


@in_function("memref<4x6xf32>", "memref<4x6xf32>")
def memref_views(a, b):
    memref.copy(a, b)
    memref.cast(T.memref(4, ShapedType.get_dynamic_size(), T.f32()), a)
    memref.collapse_shape(T.memref(24, T.f32()), a, [[0, 1]])
    memref.transpose(Type.parse("memref<6x4xf32, strided<[1, 6]>>"), a, AffineMapAttr.get(AffineMap.get_permutation([1, 0])))
    memref.extract_strided_metadata(a)
    memref.memory_space_cast(Type.parse("memref<4x6xf32, 3>"), a)


@in_function("memref<4x6xf32>", "index")
def memref_python_slices(m, i):
    memref.subview(m, [0, 1], [2, 3], [1, 1])
    memref.subview(m, [i, 0], [2, 2], [1, 2])


@in_function("tensor<4x6xf32>", "tensor<2x2xf32>", "index")
def tensor_slices(t, s, i):
    tensor.extract_slice(T.tensor(2, 2, T.f32()), t, [], [], [], [0, 1], [2, 2], [1, 1])
    tensor.insert_slice(s, t, [], [], [], [0, 0], [2, 2], [1, 1])
    tensor.collapse_shape(T.tensor(24, T.f32()), t, [[0, 1]])
    tensor.expand_shape(T.tensor(2, 2, 6, T.f32()), t, [[0, 1], [2]], [], [2, 2, 6])
    tensor.dim(t, i)
    tensor.extract(t, [i, i])
    tensor.insert(arith.constant(T.f32(), 1.0), t, [i, i])
    tensor.cast(T.tensor(ShapedType.get_dynamic_size(), 6, T.f32()), t)


@in_function("index", "f32", "tensor<4xindex>")
def tensor_makers(n, x, at):
    tensor.empty([4, 8], T.f32())
    tensor.EmptyOp([n, 4], T.i32())
    tensor.from_elements(T.tensor(2, T.f32()), [x, x])
    tensor.splat(T.tensor(4, T.f32()), x, [])
    tensor.reshape(T.tensor(2, 2, T.index()), at, arith.constant(T.tensor(2, T.index()), DenseElementsAttr.get(np.array([2, 2], np.int64), type=T.index())))
    tensor.rank(at)


# linalg


@in_function("tensor<4x8xf32>", "tensor<8xf32>", "tensor<4xf32>")
def linalg_vectors(a, x, y):
    linalg.matvec(a, x, outs=[y])
    linalg.vecmat(y, a, outs=[x])


@in_function("tensor<4x8xf32>", "tensor<4x8xf32>", "tensor<4x8xf32>")
def linalg_named_arithmetic(a, b, out):
    for kind in ("add", "sub", "mul", "div"):
        linalg.elementwise(a, b, outs=[out], kind=linalg.ElementwiseKind[kind])
    linalg.copy(a, outs=[out])
    linalg.fill(arith.constant(T.f32(), 0.0), outs=[out])


@in_function("tensor<1x16x16x4xf32>", "tensor<3x3x4xf32>", "tensor<1x14x14x4xf32>")
def linalg_depthwise(x, w, out):
    linalg.depthwise_conv_2d_nhwc_hwc(x, w, outs=[out])


@in_function("tensor<1x4x16x16xf32>", "tensor<8x4x3x3xf32>", "tensor<1x8x7x7xf32>")
def linalg_strided_conv(x, w, out):
    linalg.conv_2d_nchw_fchw(x, w, outs=[out], strides=[2, 2])


@in_function("tensor<1x8x8x3xf32>", "tensor<2x2xf32>", "tensor<1x4x4x3xf32>")
def linalg_pools(x, w, out):
    linalg.pooling_nhwc_max(x, w, outs=[out], strides=[2, 2])
    linalg.pooling_nhwc_min(x, w, outs=[out], strides=[2, 2], dilations=[1, 1])


@in_function("tensor<4x8xf32>", "tensor<8x4xf32>")
def linalg_transpose_op(a, out):
    linalg.transpose(a, outs=[out], permutation=[1, 0])


@in_function("memref<4x8xf32>", "memref<4x8xf32>", "f32")
def linalg_on_buffers(a, b, x):
    linalg.copy(a, outs=[b])
    linalg.fill(x, outs=[b])
    linalg.elementwise(a, outs=[b], kind=linalg.ElementwiseKind.tanh)


@in_function("tensor<4x8xf32>", "tensor<8x16xf32>", "tensor<4x16xf32>", results=["tensor<4x16xf32>"])
def linalg_contract(a, b, c):
    i, j, k = (AffineDimExpr.get(at) for at in range(3))
    maps = [AffineMap.get(3, 0, one) for one in ([i, k], [k, j], [i, j])]
    return linalg.contract(a, b, outs=[c], indexing_maps=ArrayAttr.get([AffineMapAttr.get(one) for one in maps]))


@in_function("tensor<8x4xf32>", "tensor<8x16xf32>", "tensor<4x16xf32>", results=["tensor<4x16xf32>"])
def linalg_transposed_matmul(a, b, c):
    i, j, k = (AffineDimExpr.get(at) for at in range(3))
    maps = [AffineMap.get(3, 0, one) for one in ([k, i], [k, j], [i, j])]
    return linalg.matmul(a, b, outs=[c], indexing_maps=ArrayAttr.get([AffineMapAttr.get(one) for one in maps]))


@in_function("tensor<8xf32>", "tensor<8xf32>", results=["tensor<8xf32>"])
def linalg_elementwise_op(a, out):
    return linalg.elementwise(a, outs=[out], kind=linalg.ElementwiseKind.exp)


# vector


@in_function("vector<8xf32>", "vector<2x8xf32>", "f32", "index", "vector<8xi1>")
def vector_elements(v, w, x, i, mask):
    vector.extract(v, [i], [ShapedType.get_dynamic_size()])
    vector.extract(w, [], [1, 2])
    vector.insert(v, w, [], [1])
    vector.from_elements(T.vector(2, T.f32()), [x, x])
    vector.interleave(v, v)
    vector.deinterleave(v)
    vector.step(T.vector(4, T.index()))
    vector.outerproduct(T.vector(8, 8, T.f32()), v, v)
    vector.insert_strided_slice(v, w, [0, 0], [1])


@in_function("vector<8xf32>", "memref<64xf32>", "index", "vector<8xi32>", "vector<8xi1>")
def vector_memory(v, m, i, at, mask):
    vector.ScatterOp(None, m, [i], at, mask, v)
    vector.compressstore(m, [i], mask, v)
    vector.expandload(T.vector(8, T.f32()), m, [i], mask, v)
    vector.reduction(T.f32(), vector.CombiningKind.ADD, v)
    vector.ScanOp(vector.CombiningKind.MAXIMUMF, Value(vector.broadcast(T.vector(2, 8, T.f32()), v)), v, 0, True)


def vector_attributes():
    print(vector.CombiningKind.MUL, vector.IteratorType.parallel)
    print(Attribute.parse("#vector.kind<minsi>"), VectorType.get([2, 4], T.f32(), scalable=[False, True]).scalable_dims)
    print(VectorType.get([2], T.i8()).scalable)


# gpu, nvvm, rocdl, amdgpu


@in_function("memref<8xf32>", "index")
def gpu_memory(m, n):
    token = gpu.wait([])
    gpu.alloc(T.memref(8, T.f32()), None, [], [], [])
    gpu.memcpy(None, [], m, m)
    gpu.dealloc(None, [], m)


def gpu_function_forms():
    module = gpu.GPUModuleOp("kernels", targets=ArrayAttr.get([Attribute.parse("#nvvm.target<chip = \"sm_90\">")]))
    with InsertionPoint(module.bodyRegion.blocks.append()):
        f = gpu.GPUFuncOp(FunctionType.get([T.f32()], []), "k", body_builder=lambda op: gpu.return_([]))
        f.attributes["gpu.known_block_size"] = DenseI32ArrayAttr.get([128, 1, 1])
    print(module.targets)


@in_function("i32", "f32", "i64")
def nvvm_more(a, x, b):
    nvvm.read_ptx_sreg_laneid()
    nvvm.read_ptx_sreg_warpsize()
    nvvm.read_ptx_sreg_ntid_z()
    nvvm.fence_proxy(nvvm.ProxyKind.alias) if hasattr(nvvm.ProxyKind, "alias") else None


@in_function("f32", "vector<4xf32>", "vector<4xf16>")
def rocdl_more(x, c, h):
    rocdl.mbcnt_lo(T.i32(), arith.constant(T.i32(), -1), arith.constant(T.i32(), 0))
    rocdl.workgroup_id_y(T.i32())
    rocdl.s_waitcnt(0)
    rocdl.s_sleep(1)


@in_function("memref<64xf32>", "i32", "vector<4xf16>", "vector<4xf32>")
def amdgpu_ops(m, i, a, c):
    amdgpu.lds_barrier()
    amdgpu.raw_buffer_load(T.f32(), m, [i])
    amdgpu.mfma(16, 16, 16, a, a, c)


# llvm


@in_function("!llvm.ptr", "i64", "i32")
def llvm_more_memory(p, n, a):
    llvm.getelementptr(llvm.PointerType.get(), p, [n], [-2147483648], T.f32(), None) if hasattr(llvm, "getelementptr") else None
    llvm.intr_memcpy(p, p, n, False)
    llvm.intr_memset(p, arith.constant(T.i8(), 0), n, False)
    llvm.fence(llvm.AtomicOrdering.seq_cst)
    llvm.atomicrmw(llvm.AtomicBinOp.add, p, a, llvm.AtomicOrdering.monotonic)
    llvm.call_intrinsic(T.i32(), "llvm.bitreverse.i32", [a], [], [])


def llvm_globals():
    g = llvm.GlobalOp(T.i32(), "counter", Attribute.parse("#llvm.linkage<internal>"), value=IntegerAttr.get(T.i32(), 3), addr_space=0, constant=True)
    llvm.GlobalOp(llvm.ArrayType.get(T.i8(), 5), "text", Attribute.parse("#llvm.linkage<external>"), value=StringAttr.get("hello"), addr_space=0)
    f = llvm.LLVMFuncOp("get", TypeAttr.get(llvm.FunctionType.get(llvm.PointerType.get(), [])))
    with InsertionPoint(f.body.blocks.append()):
        llvm.return_(arg=llvm.mlir_addressof(llvm.PointerType.get(), "counter"))


def llvm_function_types():
    inner = llvm.FunctionType.get(T.i32(), [llvm.PointerType.get(), T.f32()])
    print(inner.return_type, inner.num_inputs, [str(one) for one in inner.inputs], inner.is_var_arg)
    s = llvm.StructType.get_literal([llvm.ArrayType.get(T.f32(), 4), llvm.PointerType.get(2)], packed=True)
    print([str(one) for one in s.body], s.packed, llvm.FunctionType.get(s, [s], is_var_arg=True).inputs[0] == s)


@in_function("i32", "i64", "f32")
def llvm_casts(a, b, x):
    llvm.sext(T.i64(), a)
    llvm.zext(T.i64(), a)
    llvm.trunc(T.i32(), b, []) if False else llvm.sitofp(T.f32(), a)
    llvm.fptosi(T.i32(), x)
    llvm.fneg(x)
    llvm.intr_sqrt(x)
    llvm.intr_umin(a, a)
    llvm.freeze(a)


# shape, tosa, smt, pdl


@in_function("tensor<?x4xf32>", "!shape.shape", "index")
def shape_more(t, s, i):
    shape.const_witness(True)
    shape.cstr_broadcastable([s, s])
    shape.from_extents([i, i])
    shape.dim(t, i)
    shape.rank(s)
    shape.to_extent_tensor(T.tensor(ShapedType.get_dynamic_size(), T.index()), s)
    shape.concat(Type.parse("!shape.shape"), s, s)
    shape.with_shape(t, s)


@in_function("tensor<1x8x8x4xf32>", "tensor<2x3x3x4xf32>", "tensor<2xf32>", "tensor<1x4xi32>")
def tosa_more(x, w, b, n):
    tosa.clamp(x.type, x, FloatAttr.get_f32(0.0), FloatAttr.get_f32(6.0))
    tosa.maximum(x.type, x, x)
    tosa.sub(x.type, x, x)
    tosa.exp(x.type, x)
    tosa.logical_not(T.tensor(2, T.bool()), tosa.equal(b, b))
    tosa.concat([b, b], 0)
    tosa.reverse(x.type, x, 1)
    tosa.reduce_max(x, 3)
    tosa.argmax(T.tensor(8, 8, 4, T.i32()), x, 0)
    tosa.identity(x.type, x)
    tosa.rsqrt(b.type, b)


def smt_solver():
    solver = smt.SolverOp([], [])
    with InsertionPoint(solver.bodyRegion.blocks.append()):
        a = smt.declare_fun(smt.BoolType.get())
        b = smt.declare_fun(smt.IntType.get(), name_prefix="n")
        smt.assert_(smt.not_(a))
        smt.assert_(smt.eq([b, smt.int_constant(IntegerAttr.get(T.i32(), 4))]))
        smt.yield_([])


def pdl_attributes_and_ranges():
    pattern = pdl.PatternOp(3, "many")
    with InsertionPoint(pattern.body):
        t = pdl.TypeOp(IntegerType.get_signless(32))
        ts = pdl.TypesOp([F32Type.get(), IndexType.get()])
        value = pdl.AttributeOp(value=IntegerAttr.get(IntegerType.get_signless(32), 5))
        op = pdl.OperationOp("my.op", attributes={"n": value}, types=[t])
        pdl.ResultsOp(pdl.RangeType.get(pdl.ValueType.get()), op)
        with InsertionPoint(pdl.RewriteOp(op).add_body()):
            r = pdl.ApplyNativeRewriteOp([pdl.AttributeType.get()], "make", args=[op.result])
            pdl.ReplaceOp(op, with_values=[])


# transform


def transform_tiling():
    sequence = transform.SequenceOp(transform.FailurePropagationMode.Propagate, [], transform.AnyOpType.get())
    with InsertionPoint(sequence.body):
        t = structured.GeneralizeOp(sequence.bodyTarget).result
        t = structured.TileUsingForallOp(t, tile_sizes=[4, 8]).results[0]
        structured.HoistPadOp(transform.AnyOpType.get(), t, 1, transpose=[1, 0])
        transform.YieldOp([])


def transform_matching():
    sequence = transform.SequenceOp(transform.FailurePropagationMode.Suppress, [], transform.AnyOpType.get())
    with InsertionPoint(sequence.body):
        t = sequence.bodyTarget
        structured.MatchOp.match_op_names(transform.OperationType.get("scf.for"), t, ["scf.for"])
        structured.MatchOp.match_op_names(t, ["linalg.matmul", "linalg.fill"])
        transform.get_producer_of_operand(transform.AnyOpType.get(), t, 0)
        transform.get_consumers_of_result(transform.AnyOpType.get(), t, 0)
        transform.select(transform.AnyOpType.get(), t, "scf.if") if hasattr(transform, "select") else None
        transform.num_associations(transform.AnyParamType.get(), t)
        transform.YieldOp([])


def transform_patterns():
    sequence = transform.SequenceOp(transform.FailurePropagationMode.Propagate, [], transform.AnyOpType.get())
    with InsertionPoint(sequence.body):
        op = transform.ApplyPatternsOp(sequence.bodyTarget)
        with InsertionPoint(op.patterns):
            transform.apply_patterns_canonicalization()
            structured.apply_patterns_linalg_tiling_canonicalization()
        transform.apply_dce(sequence.bodyTarget)
        transform.apply_licm(sequence.bodyTarget)
        transform.apply_registered_pass(transform.AnyOpType.get(), sequence.bodyTarget, "canonicalize")
        transform.yield_([])


# ir


def ir_dense_attributes():
    print(DenseElementsAttr.get(np.array([[1, 2], [3, 4]], np.int32)), DenseIntElementsAttr.get(np.array([1, 2], np.int64)))
    print(DenseFPElementsAttr.get(np.array([1.0, 2.0], np.float32)), DenseElementsAttr.get(np.array([True, False])))
    print(DenseElementsAttr.get(np.zeros((2, 0), np.float32)), DenseElementsAttr.get_splat(T.tensor(2, T.i8()), IntegerAttr.get(T.i8(), 1)))
    print(list(DenseI32ArrayAttr.get([1, 2])), list(DenseF64ArrayAttr.get([0.5])), DenseBoolArrayAttr.get([True])[0])
    print(np.array(DenseFPElementsAttr(Attribute.parse("dense<[1.0, 2.0]> : tensor<2xf64>"))))


def ir_insertion_points():
    f = func.FuncOp("f", ([T.i32()], []))
    block = f.add_entry_block()
    with InsertionPoint(block):
        last = func.ReturnOp([])
    with InsertionPoint(last):
        first = arith.addi(block.arguments[0], block.arguments[0])
    with InsertionPoint.at_block_begin(block):
        arith.constant(T.i32(), 1)
    with InsertionPoint.at_block_terminator(block):
        arith.muli(first, first)
    with InsertionPoint.after(first.owner) if hasattr(InsertionPoint, "after") else InsertionPoint.at_block_terminator(block):
        arith.subi(first, first)


def ir_replacing_uses():
    f = func.FuncOp("f", ([T.i32(), T.i32()], [T.i32()]))
    block = f.add_entry_block()
    with InsertionPoint(block):
        a = arith.addi(*block.arguments)
        b = arith.muli(a, a)
        func.ReturnOp([b])
    a.replace_all_uses_with(block.arguments[1])
    a.owner.erase()
    b.owner.operands[0] = block.arguments[0]
    b.set_type(T.i32())


def ir_attributes_of_operations():
    f = func.FuncOp("f", ([], []), visibility="private")
    f.attributes["a"] = IntegerAttr.get(T.i64(), 1)
    f.operation.attributes["b"] = ArrayAttr.get([UnitAttr.get(), BoolAttr.get(False)])
    print("a" in f.attributes, len(f.attributes), f.attributes["b"][1].value)
    del f.attributes["a"]
    print([one.name for one in f.attributes] if not hasattr(f.attributes, "keys") else sorted(one if isinstance(one, str) else one.name for one in f.attributes))


def ir_blocks_and_regions():
    f = func.FuncOp("f", ([T.i32()], []))
    first = f.add_entry_block()
    second = first.create_after(T.f32())
    with InsertionPoint(first):
        cf.br([arith.constant(T.f32(), 0.0)], second)
    with InsertionPoint(second):
        func.ReturnOp([])
    second.add_argument(T.i64(), Location.unknown())
    print(len(f.body.blocks), len(second.arguments), first == f.body.blocks[0], second.region == f.body)
    second.erase_argument(1)


def ir_strings():
    f = func.FuncOp("f", ([], []), visibility="private", loc=Location.file("a.py", 3, 4))
    print(f.operation.get_asm(enable_debug_info=True))
    print(f.operation.get_asm(use_local_scope=True), str(f.type), repr(T.i32()), f.location)
    print(Type.parse("tensor<*xf32>"), UnrankedTensorType.get(T.f32()), UnrankedMemRefType.get(T.f32(), None))


def ir_parsed_modules():
    module = Module.parse("func.func @g(%a: f32) -> f32 { %0 = math.exp %a : f32  return %0 : f32 }")
    names = [op.operation.name for op in module.body.operations[0].entry_block.operations]
    print(names, module.operation.verify(), str(module).count("math.exp"))
    module.body.operations[0].attributes["sym_name"] = StringAttr.get("h")
    print(module)
