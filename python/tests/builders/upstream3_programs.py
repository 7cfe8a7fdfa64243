"""Programs of further kinds, written for upstream's bindings. The test runs them with `mlir` replaced by `mlirkit`."""

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
from mlir.dialects.linalg.opdsl import lang
from mlir.dialects.linalg.opdsl.lang import D, S, TV, IndexAttrDef, ScalarDef, TensorDef, U, const, domain, index, linalg_structured_op
from mlir.dialects.linalg.opdsl.lang import ReduceFn, TypeFn, UnaryFn
from mlir.dialects.transform import loop, structured
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


# Attributes made by the names of their constraints.


def builders_of_attributes():
    for name, value in (
        ("BoolAttr", True), ("I1Attr", 1), ("I8Attr", 3), ("I16Attr", -3), ("I32Attr", 5), ("I64Attr", 6), ("SI8Attr", -1), ("SI16Attr", -1), ("SI32Attr", 2),
        ("SI64Attr", 2), ("UI8Attr", 200), ("UI16Attr", 7), ("UI32Attr", 7), ("UI64Attr", 7), ("IndexAttr", 4), ("F32Attr", 1.5), ("F64Attr", 2.5),
        ("StrAttr", "a"), ("SymbolNameAttr", "s"), ("SymbolRefAttr", "s"), ("SymbolRefAttr", ["a", "b"]), ("FlatSymbolRefAttr", "f"),
        ("UnitAttr", True), ("ArrayAttr", [StringAttr.get("x")]), ("DictionaryAttr", {"k": UnitAttr.get()}), ("TypeAttr", T.f32()),
        ("AffineMapAttr", AffineMap.get_identity(2)),
    ):  # fmt: skip
        print(name, AttrBuilder.get(name)(value, context=Context.current))


def builders_of_arrays():
    for name, value in (
        ("BoolArrayAttr", [True, False]), ("I32ArrayAttr", [1, 2]), ("I64ArrayAttr", [3]), ("I64SmallVectorArrayAttr", [4]), ("F32ArrayAttr", [0.5]),
        ("F64ArrayAttr", [1.0]), ("StrArrayAttr", ["a", "b"]), ("SymbolRefArrayAttr", ["a", ["b", "c"]]), ("FlatSymbolRefArrayAttr", ["a"]),
        ("DenseBoolArrayAttr", [True]), ("DenseI8ArrayAttr", [1]), ("DenseI16ArrayAttr", [1]), ("DenseI32ArrayAttr", [1, 2]), ("DenseI64ArrayAttr", [1]),
        ("DenseF32ArrayAttr", [1.0]), ("DenseF64ArrayAttr", [1.0]), ("TypeArrayAttr", [T.f32(), T.index()]), ("AffineMapArrayAttr", [AffineMap.get_identity(1)]),
        ("IndexListArrayAttr", [[1, 2], [3]]), ("I32ElementsAttr", [1, 2]), ("I64ElementsAttr", [[1], [2]]), ("F64ElementsAttr", [1.0, 2.0]), ("IndexElementsAttr", [1]),
        ("DictArrayAttr", [{"a": UnitAttr.get()}]),
    ):  # fmt: skip
        print(name, AttrBuilder.contains(name), AttrBuilder.get(name)(value, context=Context.current))


def builders_of_enums():
    for name, value in (
        ("Arith_CmpIPredicateAttr", arith.CmpIPredicate.sge), ("Arith_CmpFPredicateAttr", arith.CmpFPredicate.ULE), ("Arith_IntegerOverflowFlags", arith.IntegerOverflowFlags.nsw),
        ("AtomicRMWKindAttr", arith.AtomicRMWKind.maxs), ("Arith_RoundingModeAttr", arith.RoundingMode.downward),
    ):  # fmt: skip
        if AttrBuilder.contains(name):
            print(name, AttrBuilder.get(name)(value, context=Context.current))


def own_attribute_builder():
    AttrBuilder.insert("TwiceAttr", lambda x, context: IntegerAttr.get(T.i64(), 2 * x), replace=True)
    print(AttrBuilder.contains("TwiceAttr"), AttrBuilder.contains("NoSuchAttr"), AttrBuilder.get("TwiceAttr")(4, context=None))


# Enums.


def enums_and_their_members():
    print([one.name for one in arith.CmpIPredicate], int(arith.CmpFPredicate.OEQ), str(arith.AtomicRMWKind.addf))
    print(arith.FastMathFlags.nnan | arith.FastMathFlags.nsz, arith.FastMathFlags.fast, arith.IntegerOverflowFlags.nsw | arith.IntegerOverflowFlags.nuw)
    print(gpu.AddressSpace.Workgroup, gpu.Dimension.y, gpu.AllReduceOperation.ADD, gpu.ShuffleMode.XOR, gpu.MMAElementwiseOp.ADDF)
    print(linalg.UnaryFn.exp, linalg.BinaryFn.max_signed, linalg.TypeFn.cast_unsigned, linalg.ElementwiseKind.select, linalg.IteratorType.reduction)
    print(vector.CombiningKind.MAXNUMF, vector.PrintPunctuation.Comma, vector.IteratorType.reduction)
    print(llvm.ICmpPredicate.eq, llvm.FCmpPredicate.ugt, llvm.AtomicOrdering.acq_rel, llvm.AtomicBinOp._xor, llvm.FastmathFlags.reassoc)


def enums_of_other_dialects():
    print(nvvm.MMALayout.col, nvvm.MMATypes.f16, nvvm.ReductionKind.ADD, nvvm.ShflKind.up, nvvm.MemScopeKind.GPU)
    print(transform.FailurePropagationMode.Suppress)
    print(smt.IntPredicate.le, smt.BVCmpPredicate.slt)
    print(amdgpu.DPPPerm.row_shl, amdgpu.MFMAPermB.bcast_first_32)


# arith, math, complex


@in_function("f16", "i8", "index")
def arith_conversions(h, b, i):
    arith.extf(T.f32(), h)
    arith.extui(T.i32(), b)
    arith.index_cast(T.i64(), i)
    arith.index_castui(T.index(), b)
    arith.uitofp(T.f64(), b)
    arith.bitcast(T.i16(), h)
    arith.truncf(Float8E5M2Type.get(), h)


@in_function("i32", "i32", "f32", "f32")
def arith_with_operators_of_results(a, b, x, y):
    low, high = arith.mulsi_extended(a, b)
    total, carry = arith.addui_extended(T.i32(), T.bool(), low, high)
    arith.select(carry, total, a)
    arith.maximumf(x, y)
    arith.minimumf(x, y)
    arith.remf(x, y)
    arith.cmpf(arith.CmpFPredicate.OLT, x, y, fastmath=arith.FastMathFlags.nnan)
    arith.addi(a, b, overflow_flags=arith.IntegerOverflowFlags.nsw)


def arith_dense_constants():
    arith.constant(T.vector(2, T.f32()), DenseElementsAttr.get(np.array([1, 2], np.float32), type=T.vector(2, T.f32())))
    arith.constant(T.tensor(2, 2, T.f32()), DenseFPElementsAttr.get_splat(T.tensor(2, 2, T.f32()), FloatAttr.get(T.f32(), 0.25)))
    arith.constant(T.bool(), True)
    arith.constant(T.bf16(), 1.0)
    arith.constant(result=T.index(), value=7)
    arith.ConstantOp(value=IntegerAttr.get(T.i8(), -3), result=T.i8())


@in_function("f32", "i32", "vector<4xf32>")
def math_with_integers(x, n, v):
    math.fpowi(x, n)
    math.ipowi(n, n)
    math.ctlz(n)
    math.cttz(n)
    math.ctpop(n)
    math.absi(n)
    math.powf(v, v)
    math.isnan(x)
    math.isinf(v)
    math.expm1(x, fastmath=arith.FastMathFlags.contract)


@in_function("f32", "f32")
def complex_from_parts(re, im):
    c = complex.CreateOp(ComplexType.get(T.f32()), re, im).result
    d = complex.ConstantOp(ComplexType.get(T.f32()), ArrayAttr.get([FloatAttr.get_f32(1.0), FloatAttr.get_f32(-1.0)])).complex
    complex.re(c)
    complex.im(complex.add(c, d))
    complex.angle(c)
    complex.pow(c, d)
    complex.bitcast(T.i64(), c)


# Control flow with regions given by hand.


@in_function("i32", "f32", results=["f32"])
def index_switch_by_hand(n, x):
    i = arith.index_cast(T.index(), n)
    op = scf.IndexSwitchOp(results=[T.f32()], arg=i, cases=[0, 4])
    with InsertionPoint(op.default_block):
        scf.yield_([x])
    for at in range(2):
        with InsertionPoint(op.case_block(at)):
            scf.yield_([arith.addf(x, x)])
    return op.results[0]


@in_function("index", "tensor<8xf32>", results=["tensor<8xf32>"])
def forall_with_outputs(n, t):
    op = scf.ForallOp([0], [8], [1], [t])
    with InsertionPoint(op.body):
        i = op.induction_variables[0]
        part = tensor.extract_slice(T.tensor(1, T.f32()), op.inner_iter_args[0], [i], [], [], [ShapedType.get_dynamic_size()], [1], [1])
        with InsertionPoint(scf.InParallelOp().region.blocks[0]):
            tensor.parallel_insert_slice(part, op.inner_iter_args[0], [i], [], [], [ShapedType.get_dynamic_size()], [1], [1])
    print(op.rank, len(op.results))
    return op.results[0]


@in_function("index", "memref<?xf32>")
def parallel_with_reduction(n, m):
    zero, one = arith.constant(T.index(), 0), arith.constant(T.index(), 1)
    init = arith.constant(T.f32(), 0.0)
    op = scf.ParallelOp([T.f32()], [zero], [n], [one], [init])
    block = op.region.blocks.append(T.index())
    with InsertionPoint(block):
        value = memref.load(m, [block.arguments[0]])
        reduce = scf.ReduceOp([value], 1)
        inner = reduce.regions[0].blocks.append(T.f32(), T.f32())
        with InsertionPoint(inner):
            scf.reduce_return(arith.addf(*inner.arguments))


@in_function("i1", "i32", results=["i32"])
def execute_region_by_hand(c, n):
    op = scf.ExecuteRegionOp([T.i32()])
    block = op.region.blocks.append()
    with InsertionPoint(block):
        scf.yield_([arith.addi(n, n)])
    return op.result


def switch_of_blocks():
    f = func.FuncOp("f", ([T.i32()], [T.i32()]))
    entry = f.add_entry_block()
    one, two, last = (f.body.blocks.append(*types) for types in ([], [], [T.i32()]))
    with InsertionPoint(entry):
        cf.cond_br(arith.constant(T.bool(), True), [], [], one, two)
    for at, block in enumerate((one, two)):
        with InsertionPoint(block):
            cf.br([arith.constant(T.i32(), at)], last)
    with InsertionPoint(last):
        func.return_([last.arguments[0]])


# affine


@in_function("memref<8x8xf32>", "index", "index")
def affine_maps_of_all_kinds(m, i, j):
    d0, d1, s0 = AffineDimExpr.get(0), AffineDimExpr.get(1), AffineSymbolExpr.get(0)
    affine.apply(AffineMap.get(1, 1, [AffineExpr.get_floor_div(d0, 2) + s0]), [i, j])
    affine.delinearize_index([T.index(), T.index()], i, [], [4, 2])
    affine.AffineVectorLoadOp(T.vector(4, T.f32()), m, [i, j], AffineMap.get(2, 0, [d0, d1 + 1]))
    affine.AffinePrefetchOp(m, [i, j], False, 3, True, AffineMapAttr.get(AffineMap.get_identity(2)))
    affine.min(AffineMap.get(0, 1, [s0, AffineConstantExpr.get(4)]), [i])


@in_function("index", "memref<16xf32>")
def affine_nested_if(n, m):
    set_ = IntegerSet.get(1, 0, [AffineDimExpr.get(0) - 4], [False])
    for i in affine.for_(0, 16):
        cond = affine.AffineIfOp(set_, [], cond_operands=[i], has_else=True)
        with InsertionPoint(cond.then_block):
            affine.store(affine.load(T.f32(), m, [i], AffineMap.get_identity(1)), m, [i], AffineMap.get_identity(1))
            affine.yield_([])
        with InsertionPoint(cond.else_block):
            affine.yield_([])
        affine.yield_([])


@in_function("memref<4x4xf32>")
def affine_parallel_by_hand(m):
    lower, upper = AffineMap.get(0, 0, [AffineConstantExpr.get(0)]), AffineMap.get(0, 0, [AffineConstantExpr.get(4)])
    op = affine.AffineParallelOp([], ArrayAttr.get([]), AffineMapAttr.get(lower), DenseElementsAttr.get(np.array([1], np.int32)), AffineMapAttr.get(upper), DenseElementsAttr.get(np.array([1], np.int32)), ArrayAttr.get([IntegerAttr.get(T.i64(), 1)]), [])
    block = op.region.blocks.append(T.index())
    with InsertionPoint(block):
        affine.yield_([])


# memref, tensor


@in_function("memref<10x12xf32>", "index")
def memref_slices_by_index(m, i):
    print(memref.subview(m, [1, 2], [3, 4], [1, 1]).type)
    print(memref.subview(m, [0, 0], [5, 6], [2, 2]).type)
    memref.subview(m, [0, 0], [4, 4], [1, 3])


@in_function("memref<4xf32>", "f32", "index", "memref<4xi8>")
def memref_atomics_and_views(m, x, i, b):
    memref.AtomicRMWOp(arith.AtomicRMWKind.addf, x, m, [i])
    memref.view(T.memref(1, T.f32()), b, arith.constant(T.index(), 0), [])
    memref.reinterpret_cast(Type.parse("memref<2x2xf32, strided<[2, 1]>>"), m, [], [], [], [0], [2, 2], [2, 1])
    memref.expand_shape(T.memref(2, 2, T.f32()), m, [[0, 1]], [], [2, 2])
    memref.load(m, [i], nontemporal=True)
    memref.store(x, m, [i], nontemporal=True)


def memref_globals_and_scopes():
    memref.global_("table", TypeAttr.get(T.memref(4, T.f32())), sym_visibility="private", initial_value=DenseElementsAttr.get(np.zeros(4, np.float32)), constant=True, alignment=64)
    f = func.FuncOp("f", ([], []))
    with InsertionPoint(f.add_entry_block()):
        memref.get_global(T.memref(4, T.f32()), "table")
        scope = memref.AllocaScopeOp([])
        with InsertionPoint(scope.bodyRegion.blocks.append()):
            memref.alloca(T.memref(4, T.f32()), [], [])
            memref.alloca_scope_return([])
        func.return_([])


@in_function("tensor<4x?xf32>", "f32", "index")
def tensor_padding(t, x, n):
    op = tensor.PadOp(T.tensor(6, ShapedType.get_dynamic_size(), T.f32()), t, [n], [n], [1, ShapedType.get_dynamic_size()], [1, ShapedType.get_dynamic_size()], nofold=True)
    block = op.region.blocks.append(T.index(), T.index())
    with InsertionPoint(block):
        tensor.yield_(x)
    tensor.dim(op.result, n)


@in_function("index", results=["tensor<?x3xindex>"])
def tensor_generated(n):
    @tensor.generate(T.tensor(ShapedType.get_dynamic_size(), 3, T.index()), dynamic_extents=[n])
    def made(i: T.index(), j: T.index()):
        return arith.addi(i, j)

    return made


@in_function("tensor<4xf32>", "tensor<2xindex>", "tensor<4x4xf32>", "tensor<1x1xindex>")
def tensor_gathering(t, sizes, table, at):
    tensor.bitcast(T.tensor(4, T.i32()), t)
    tensor.gather(T.tensor(1, 4, T.f32()), table, at, [0])
    tensor.reshape(T.tensor(2, 2, T.f32()), t, sizes)
    tensor.concat(T.tensor(8, T.f32()), 0, [t, t])


# linalg by its own language


@linalg_structured_op
def _weighted_sum(
    A=TensorDef(TV.T1, S.M, S.K),
    B=TensorDef(TV.T2, S.K, S.N),
    W=ScalarDef(TV.T1),
    C=TensorDef(U, S.M, S.N, output=True),
):
    domain(D.m, D.n, D.k)
    C[D.m, D.n] += TypeFn.cast_signed(U, W) * TypeFn.cast_signed(U, A[D.m, D.k]) * TypeFn.cast_signed(U, B[D.k, D.n])


@in_function("tensor<4x8xf32>", "tensor<8x2xf32>", "f32", "tensor<4x2xf32>", results=["tensor<4x2xf32>"])
def opdsl_with_a_scalar(a, b, w, c):
    return _weighted_sum(a, b, w, outs=[c])


@linalg_structured_op
def _strided_window(
    I=TensorDef(TV.T1, S.N, S.OH * S.SH + S.KH * S.DH),
    K=TensorDef(TV.T2, S.KH),
    O=TensorDef(U, S.N, S.OH, output=True),
    strides=IndexAttrDef(S.SH, default=[1]),
    dilations=IndexAttrDef(S.DH, default=[1]),
):
    domain(D.n, D.oh, D.kh)
    O[D.n, D.oh] += TypeFn.cast_signed(U, I[D.n, D.oh * S.SH + D.kh * S.DH]) * TypeFn.cast_signed(U, K[D.kh])


@in_function("tensor<2x9xi8>", "tensor<3xi8>", "tensor<2x4xi32>", results=["tensor<2x4xi32>"])
def opdsl_with_strides(i, k, o):
    return _strided_window(i, k, outs=[o], strides=[2], dilations=[1])


@linalg_structured_op
def _positions(O=TensorDef(U, S.M, S.N, output=True)):
    domain(D.m, D.n)
    O[D.m, D.n] = TypeFn.cast_signed(U, index(D.m) + index(D.n))


@in_function("tensor<4x4xi64>", results=["tensor<4x4xi64>"])
def opdsl_with_indices(o):
    return _positions(outs=[o])


@linalg_structured_op
def _softplus(I=TensorDef(TV.T1, S.N), O=TensorDef(U, S.N, output=True)):
    domain(D.n)
    O[D.n] = UnaryFn.log(TypeFn.cast_signed(U, const(1.0)) + UnaryFn.exp(TypeFn.cast_signed(U, I[D.n])))


@in_function("tensor<8xf32>", "tensor<8xf64>", results=["tensor<8xf64>"])
def opdsl_with_functions(i, o):
    return _softplus(i, outs=[o])


@linalg_structured_op
def _row_max(I=TensorDef(TV.T1, S.M, S.N), O=TensorDef(U, S.M, output=True)):
    domain(D.m, D.n)
    O[D.m] = ReduceFn.max_signed[[D.n]](TypeFn.cast_signed(U, I[D.m, D.n]))


@in_function("memref<4x8xf32>", "memref<4xf32>")
def opdsl_reduces_on_buffers(i, o):
    _row_max(i, outs=[o])


@in_function("tensor<4x8xf32>", "tensor<4xf32>", results=["tensor<4xf32>"])
def linalg_reduce_by_decorator(a, out):
    op = linalg.ReduceOp([T.tensor(4, T.f32())], [a], [out], [1])
    block = op.combiner.blocks.append(T.f32(), T.f32())
    with InsertionPoint(block):
        linalg.YieldOp([arith.addf(*block.arguments)])
    return op.results[0]


@in_function("tensor<2x4x8xf32>", "tensor<2x8x4xf32>", "tensor<2x4x4xf32>", "tensor<4x4xf32>")
def linalg_batched(a, b, c, d):
    linalg.batch_matmul(a, b, outs=[c])
    linalg.batch_reduce_matmul(a, b, outs=[d])
    linalg.broadcast(d, outs=[c], dimensions=[0])


@in_function("tensor<16x32xf32>", "tensor<2x4x8x8xf32>")
def linalg_packing(a, out):
    p = linalg.pack(a, out, inner_dims_pos=[0, 1], inner_tiles=[8, 8])
    linalg.unpack(p, a, inner_dims_pos=[0, 1], inner_tiles=[8, 8])


# vector


@in_function("vector<4x8xf32>", "vector<8x4xf32>", "vector<4x4xf32>")
def vector_products(a, b, c):
    i, j, k = (AffineDimExpr.get(at) for at in range(3))
    maps = [AffineMap.get(3, 0, one) for one in ([i, k], [k, j], [i, j])]
    kinds = ArrayAttr.get([Attribute.parse(f"#vector.iterator_type<{one}>") for one in ("parallel", "parallel", "reduction")])
    vector.contract(T.vector(4, 4, T.f32()), a, b, c, indexing_maps=[AffineMapAttr.get(one) for one in maps], iterator_types=kinds)
    vector.contract(T.vector(4, 4, T.f32()), a, b, c, [AffineMapAttr.get(one) for one in maps], kinds, kind=vector.CombiningKind.MAXIMUMF)
    vector.transpose(T.vector(8, 4, T.f32()), a, [1, 0])
    vector.shape_cast(T.vector(32, T.f32()), a)
    vector.multi_reduction(vector.CombiningKind.ADD, a, arith.constant(T.vector(4, T.f32()), DenseElementsAttr.get_splat(T.vector(4, T.f32()), FloatAttr.get_f32(0.0))), [1])


@in_function("memref<8x8xf32>", "index", "f32", "vector<8xi1>", "tensor<8x8xf32>")
def vector_of_memory(m, i, pad, mask, t):
    v = vector.transfer_read(T.vector(8, T.f32()), m, [i, i], AffineMap.get(2, 0, [AffineDimExpr.get(1)]), pad, in_bounds=[True])
    vector.transfer_write(None, v, m, [i, i], AffineMap.get(2, 0, [AffineDimExpr.get(1)]), in_bounds=[False], mask=mask)
    vector.load(T.vector(4, T.f32()), m, [i, i])
    vector.store(v, m, [i, i])
    vector.maskedload(T.vector(8, T.f32()), m, [i, i], mask, v)
    vector.maskedstore(m, [i, i], mask, v)
    vector.type_cast(Type.parse("memref<vector<8x8xf32>>"), m)
    vector.create_mask(T.vector(8, T.bool()), [i])
    vector.constant_mask(T.vector(8, T.bool()), [3])


# gpu, nvvm, rocdl, amdgpu


def gpu_kernels_and_launches():
    module = gpu.GPUModuleOp("kernels")
    block = module.bodyRegion.blocks.append()
    with InsertionPoint(block):
        k = gpu.GPUFuncOp(FunctionType.get([T.memref(8, T.f32())], []), "k", kernel=True, known_block_size=[8, 1, 1])
        with InsertionPoint(k.add_entry_block()):
            i = gpu.thread_id(gpu.Dimension.x)
            m = k.body.blocks[0].arguments[0]
            memref.store(memref.load(m, [i]), m, [i])
            gpu.return_([])
    f = func.FuncOp("f", ([T.memref(8, T.f32())], []))
    f.operation.parent.attributes["gpu.container_module"] = UnitAttr.get()
    with InsertionPoint(f.add_entry_block()):
        one = arith.constant(T.index(), 1)
        gpu.launch_func(["kernels", "k"], (one, one, one), (one, one, one), [f.arguments[0]])
        func.return_([])


@in_function("index", "f32", "i32")
def gpu_collectives(n, x, i):
    @gpu.launch(grid_size=[n, 1, 1], block_size=[n, 1, 1])
    def launch(*ids):
        gpu.barrier()
        gpu.block_dim(gpu.Dimension.z)
        gpu.lane_id()
        gpu.printf("%f\\n", x)


@in_function("i32", "f32", "!llvm.ptr<3>")
def nvvm_barriers(a, x, p):
    nvvm.shfl_sync(a, x, a, a, nvvm.ShflKind.bfly)
    nvvm.cp_async_commit_group()
    nvvm.cp_async_wait_group(0)
    nvvm.read_ptx_sreg_ctaid_x()


@in_function("vector<4xf16>", "vector<4xf32>", "i32")
def rocdl_matrices(a, c, i):
    rocdl.barrier()
    rocdl.workitem_id_z(T.i32())
    rocdl.ds_bpermute(T.i32(), i, i)
    rocdl.s_setprio(1)
    rocdl.readlane(T.i32(), i, i)


@in_function("f32", "vector<2xf32>", "i32", "memref<8xf32>")
def amdgpu_packing(x, v, i, m):
    amdgpu.dpp(i, i, amdgpu.DPPPerm.row_shl, perm_argument=IntegerAttr.get(T.i32(), 1))
    amdgpu.raw_buffer_store(x, m, [i])
    amdgpu.fat_raw_buffer_cast(m)


# llvm


@in_function("!llvm.ptr", "i32", "i1")
def llvm_control_and_calls(p, a, c):
    llvm.load(T.i32(), p, alignment=4, volatile_=True)
    llvm.store(a, p, alignment=8, nontemporal=True)
    llvm.icmp(llvm.ICmpPredicate.sle, a, a)
    llvm.select(c, a, a)
    llvm.alloca(llvm.PointerType.get(), a, T.f32(), alignment=16)
    llvm.mlir_constant(IntegerAttr.get(T.i64(), 3))
    llvm.mlir_undef(llvm.StructType.get_literal([T.i32(), T.i32()]))
    llvm.mlir_zero(llvm.PointerType.get())
    llvm.intr_ctpop(a)
    llvm.intr_abs(T.i32(), a, False)
    llvm.cmpxchg(p, a, a, llvm.AtomicOrdering.acq_rel, llvm.AtomicOrdering.monotonic)


@in_function("!llvm.struct<(i32, f32)>", "vector<4xf32>", "i32", "f32")
def llvm_aggregates(s, v, i, x):
    llvm.extractvalue(T.i32(), s, [0])
    llvm.insertvalue(s, x, [1])
    llvm.extractelement(v, i)
    llvm.insertelement(v, x, i)
    llvm.bitcast(T.i32(), x)
    llvm.intr_fmuladd(x, x, x)
    llvm.intr_vector_reduce_fadd(T.f32(), x, v)


# shape, tosa, smt, pdl


@in_function("tensor<?xf32>", "tensor<?xf32>")
def shape_assuming(a, b):
    x, y = shape.shape_of(a), shape.shape_of(b)
    w = shape.cstr_eq([x, y])
    op = shape.AssumingOp([T.tensor(ShapedType.get_dynamic_size(), T.f32())], w)
    with InsertionPoint(op.doRegion.blocks.append()):
        shape.assuming_yield([a])
    shape.assuming_all([w, w])
    shape.broadcast(Type.parse("!shape.shape"), [x, y])
    shape.num_elements(x)
    shape.const_shape(DenseIntElementsAttr.get(np.array([1, 2]), type=T.index()))
    shape.shape_eq([x, y])


@in_function("tensor<1x4x8xf32>", "tensor<1x8x2xf32>", "tensor<4xi32>", "tensor<1x4x8xf32>")
def tosa_inference(a, b, n, c):
    tosa.add(a.type, a, c)
    tosa.reduce_sum(a, 1)
    tosa.transpose(T.tensor(8, 1, 4, T.f32()), a, [2, 0, 1])
    tosa.cast(T.tensor(4, T.f32()), n)
    tosa.abs(a.type, a)
    tosa.sigmoid(a.type, a)
    tosa.const(DenseElementsAttr.get(np.zeros((2, 2), np.float32)))
    tosa.select(a.type, tosa.greater(T.tensor(1, 4, 8, T.bool()), a, c), a, c)
    tosa.const_shape(Type.parse("!tosa.shape<2>"), DenseElementsAttr.get(np.array([4, 1]), type=T.index()))
    tosa.arithmetic_right_shift(n.type, n, n, True)


def smt_of_bitvectors():
    solver = smt.SolverOp([T.i32()], [])
    with InsertionPoint(solver.bodyRegion.blocks.append()):
        a = smt.declare_fun(smt.BitVectorType.get(8))
        b = smt.bv_constant(Attribute.parse("#smt.bv<5> : !smt.bv<8>"))
        smt.assert_(smt.distinct([a, b]))
        smt.assert_(smt.bv_cmp(smt.BVCmpPredicate.ult, a, b))
        c = smt.and_([smt.eq([a, b]), smt.constant(True)])
        smt.assert_(smt.or_([c, smt.xor([c, c]), smt.implies(c, c)]))
        smt.ite(c, a, b)
        smt.push(1)
        smt.pop(1)
        smt.reset()
        check = smt.CheckOp([T.i32()])
        for region, value in zip(check.regions, (1, 0, -1)):
            with InsertionPoint(region.blocks.append()):
                smt.yield_([arith.constant(T.i32(), value)])
        smt.yield_([check.results[0]])


def pdl_with_rewriters():
    pattern = pdl.PatternOp(1, "swap")
    with InsertionPoint(pattern.body):
        t = pdl.TypeOp()
        a, b = pdl.OperandOp(t), pdl.OperandOp()
        op = pdl.OperationOp("x.sub", args=[a, b], types=[t])
        pdl.ApplyNativeConstraintOp([], "is_small", [a, op])
        value = pdl.ResultOp(op, 0)
        rewrite = pdl.RewriteOp(op, name="rewriter", args=[value])
    print(pattern.sym_name, pattern.benefit)


# transform


def transform_named_with_arguments():
    module = builtin.ModuleOp()
    module.attributes["transform.with_named_sequence"] = UnitAttr.get()
    with InsertionPoint(module.body):
        any_op = transform.AnyOpType.get()
        sequence = transform.NamedSequenceOp("__transform_main", [any_op, transform.AnyParamType.get()], [any_op], arg_attrs=[{"transform.consumed": UnitAttr.get()}, {"transform.readonly": UnitAttr.get()}])
        with InsertionPoint(sequence.body):
            t = structured.MatchOp.match_op_names(sequence.bodyTarget, ["linalg.generic"])
            tiled = structured.TileUsingForOp(t.result, sizes=[4, 2], interchange=[1, 0])
            loop.LoopUnrollOp(tiled.loops[0], factor=4)
            loop.LoopPeelOp(any_op, any_op, transform.CastOp(transform.OperationType.get("scf.for"), tiled.loops[1]), fail_if_already_divisible=True)
            transform.print_(name="here", target=tiled.results[0])
            structured.VectorizeOp(tiled.tiled_linalg_op, [4, [8]], vectorize_nd_extract=True)
            transform.YieldOp([tiled.results[0]])


def transform_of_vectors():
    sequence = transform.SequenceOp(transform.FailurePropagationMode.Propagate, [], transform.AnyOpType.get())
    with InsertionPoint(sequence.body):
        t = sequence.bodyTarget
        func_ = structured.structured_match(transform.AnyOpType.get(), t, ops=["func.func"])
        op = transform.ApplyPatternsOp(func_)
        with InsertionPoint(op.patterns):
            transform_vector.apply_patterns_vector_lower_contraction(lowering_strategy=transform_vector.VectorContractLowering.OuterProduct)
            transform_vector.apply_patterns_vector_lower_transpose()
            transform_vector.apply_patterns_vector_split_transfer_full_partial(split_transfer_strategy=transform_vector.VectorTransferSplit.LinalgCopy)
        t = structured.InterchangeOp(t, iterator_interchange=[1, 0]).result
        structured.MultiTileSizesOp(transform.AnyOpType.get(), t, dimension=1, target_size=8)
        t = structured.PadOp(t, padding_values=[FloatAttr.get_f32(0.0)], padding_dimensions=[0, 1], pad_to_multiple_of=[4, 4]).results[0]
        t = structured.SplitOp(t, dimension=1, chunk_sizes=4).results[0]
        structured.FuseOp(t, tile_sizes=[4, 8], tile_interchange=[0, 1])
        transform.YieldOp([])


def transform_choices_and_params():
    sequence = transform.SequenceOp(transform.FailurePropagationMode.Suppress, [], transform.AnyOpType.get())
    with InsertionPoint(sequence.body):
        t = sequence.bodyTarget
        p = transform.ParamConstantOp(transform.ParamType.get(T.i64()), IntegerAttr.get(T.i64(), 8))
        transform.MergeHandlesOp([t, t], deduplicate=True)
        transform.ReplicateOp(pattern=t, handles=[t])
        transform.SplitHandleOp([transform.AnyOpType.get()] * 2, t, fail_on_payload_too_small=False)
        transform.CastOp(transform.OperationType.get("func.func"), t)
        transform.GetParentOp(transform.AnyOpType.get(), t, isolated_from_above=True, nth_parent=2, op_name="func.func")
        transform.AnnotateOp(t, "mark", param=p.result)
        transform.YieldOp([])


# ir


def ir_types_of_all_kinds():
    print(TupleType.get_tuple([T.f32(), T.i32()]), NoneType.get(), ComplexType.get(T.f64()).element_type)
    print(MemRefType.get([2, 3], T.f32(), layout=StridedLayoutAttr.get(5, [7, 1]), memory_space=IntegerAttr.get(T.i64(), 2)))
    m = MemRefType.get([2, ShapedType.get_dynamic_size()], T.f32())
    print(m.rank, m.shape, m.is_dynamic_dim(1), m.has_static_shape, m.affine_map, m.memory_space, m.layout)
    print(RankedTensorType.get([2], T.f16(), encoding=StringAttr.get("e")).encoding, FunctionType.get([T.f32()], []).results)
    print(VectorType.get([4], T.f32(), scalable=[True]), IntegerType.get_unsigned(7).is_unsigned, IntegerType.get_signed(3).width)
    for one in (Float8E4M3FNType, Float8E5M2FNUZType, FloatTF32Type, BF16Type, F16Type):
        print(one.get(), isinstance(T.f32(), one), isinstance(one.get(), FloatType), one.get().width)


def ir_attributes_of_all_kinds():
    print(FloatAttr.get(T.f64(), 0.1).value, IntegerAttr.get(IntegerType.get_signed(8), -4).value, BoolAttr.get(True).value, StringAttr.get_typed(T.i32(), "t").type)
    print(SymbolRefAttr.get(["a", "b"]).value, FlatSymbolRefAttr.get("q").value)
    print(TypeAttr.get(T.f32()).value, UnitAttr.get(), StridedLayoutAttr.get_fully_dynamic(2), DictAttr.get({"b": UnitAttr.get(), "a": BoolAttr.get(False)}))
    d = DictAttr.get({"x": StringAttr.get("y")})
    print("x" in d, d["x"].value, len(d), d[0].name, ArrayAttr.get([d])[0] == d, [str(one) for one in ArrayAttr.get([d, d])])
    print(DenseResourceElementsAttr.get_from_buffer(memoryview(np.array([1, 2], np.int32)), "blob", T.tensor(2, T.i32())))
    print(IntegerSetAttr.get(IntegerSet.get_empty(1, 0)), AffineMapAttr.get(AffineMap.get_constant(3)))


def ir_locations_of_all_kinds():
    a = Location.file("x.py", line=1, col=2)
    b = Location.name("n", childLoc=a)
    c = Location.callsite(b, [Location.file("y.py", 3, 4), Location.unknown()])
    d = Location.fused([a, b], metadata=StringAttr.get("m"))
    print(a, b, c, d, sep="\n")
    with d:
        op = arith.ConstantOp(T.i32(), 1)
    print(op.location, Location.unknown() == Location.unknown())


def ir_symbols_and_tables():
    module = builtin.ModuleOp()
    with InsertionPoint(module.body):
        f = func.FuncOp("f", ([], []), visibility="private")
        g = func.FuncOp("g", ([], []))
        with InsertionPoint(g.add_entry_block()):
            func.call([], "f", [])
            func.return_([])
    table = SymbolTable(module.operation)
    print("f" in table, table["g"].name.value, "h" in table, SymbolTable.get_symbol_name(f.operation).value, SymbolTable.get_visibility(f.operation).value)
    SymbolTable.set_visibility(f.operation, "nested")
    SymbolTable.replace_all_symbol_uses("f", "renamed", module.operation)
    SymbolTable.set_symbol_name(f.operation, "renamed")
    del table["g"]
    SymbolTable.walk_symbol_tables(module.operation, True, lambda op, visible: print(op.name, visible))


def ir_generic_creation():
    Context.current.allow_unregistered_dialects = True
    op = Operation.create("my.op", results=[T.i32(), T.f32()], attributes={"a": UnitAttr.get()}, regions=2)
    block = op.regions[0].blocks.append(T.index())
    with InsertionPoint(block):
        Operation.create("my.inner", operands=[block.arguments[0]])
    print(len(op.regions), op.results[1].type, op.results[0].owner == op)
    clone = op.clone()
    clone.move_before(op)
    print(op.name, clone != op, op.parent.name, op.context is Context.current)
    print(Value(op.results[1]).get_name(), op.results[0].result_number, block.arguments[0].arg_number)


def ir_walks_and_results():
    module = Module.parse("func.func @g(%a: f32) -> f32 { %0 = scf.execute_region -> f32 { %1 = math.exp %a : f32  scf.yield %1 : f32 }  return %0 : f32 }")
    seen = []

    def visit(op):
        seen.append(op.name)
        return WalkResult.SKIP if op.name == "scf.execute_region" else WalkResult.ADVANCE

    module.operation.walk(visit, WalkOrder.PRE_ORDER)
    print(seen)
    module.operation.walk(lambda op: (print(op.name), WalkResult.ADVANCE)[1], WalkOrder.POST_ORDER)
    f = module.body.operations[0]
    print(f.arguments[0].owner == f.entry_block, f.entry_block.owner.name, len(f.entry_block.operations), f.type.inputs, f.operation.parent == module.operation)


def ir_affine_expressions():
    d0, d1, s0 = AffineExpr.get_dim(0), AffineExpr.get_dim(1), AffineExpr.get_symbol(0)
    print(d0 + d1 * 2 - s0, (d0 * 4) % 3, AffineExpr.get_ceil_div(d0, 4), AffineExpr.get_floor_div(d0 + s0, 8), 3 + d0, 2 * d1, 5 - d0)
    m = AffineMap.get(2, 1, [d0 + s0, d1])
    print(m, m.n_dims, m.n_symbols, m.n_inputs, m.is_permutation, m.get_submap([1]), m.get_major_submap(1), m.results[0], AffineMap.get_minor_identity(3, 1))
    print(AffineMap.compress_unused_symbols([m], Context.current)[0], d0.compose(m), isinstance(d0 + 1, AffineAddExpr), AffineAddExpr(d0 + 1).rhs, m.get_minor_submap(1))
    s = IntegerSet.get(1, 1, [d0 - s0, d0 * 2], [True, False])
    print(s, s.n_dims, s.n_symbols, s.n_equalities, s.n_inequalities, [str(one.expr) + str(one.is_eq) for one in s.constraints], s.get_replaced([AffineConstantExpr.get(2)], [s0], 1, 1))
