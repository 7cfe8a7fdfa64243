"""Programs for the bindings of LLVM 22: types of quant, buffers, integers, complex numbers, irdl and schedules."""

import numpy as np
from mlir.ir import *
from mlir.dialects import affine, arith, bufferization, builtin, cf, func, gpu, index, irdl, linalg, math, memref, ml_program, nvgpu, openmp, quant, scf, shape, tensor, tosa, transform, ub, vector
from mlir.dialects import async_dialect, complex as cplx
from mlir.dialects.transform import bufferization as tbuf, loop as tloop, memref as tmemref, structured, vector as tvec


def i32():
    return IntegerType.get_signless(32)


def in_func(*types):
    return func.FuncOp("f", (list(types), [])).add_entry_block()


def quant_all():
    i8 = IntegerType.get_signless(8)
    a = quant.AnyQuantizedType.get(1, i8, F32Type.get(), -8, 7)
    u = quant.UniformQuantizedType.get(1, i8, F32Type.get(), 0.5, 3, -128, 127)
    p = quant.UniformQuantizedPerAxisType.get(1, i8, F32Type.get(), [0.1, 0.2], [1, 2], 0, -128, 127)
    c = quant.CalibratedQuantizedType.get(F32Type.get(), -1.0, 1.0)
    print(a, u, p, c, u.scale, u.zero_point, p.scales, p.quantized_dimension, c.min, u.is_signed, u.storage_type_min, u.is_fixed_point)


def bufferization_all():
    b = in_func(Type.parse("tensor<?xf32>"), IndexType.get())
    with InsertionPoint(b):
        t, i = b.arguments
        a = bufferization.AllocTensorOp(t.type, [i])
        m = bufferization.ToBufferOp(Type.parse("memref<?xf32>"), t)
        bufferization.ToTensorOp(t.type, m, restrict=True, writable=True)
        c = bufferization.CloneOp(m.buffer.type if hasattr(m, "buffer") else m.result.type, m)
        bufferization.DeallocTensorOp(a)
        func.ReturnOp([])


def nvgpu_more():
    b = in_func(MemRefType.get([128, 32], F16Type.get(), None, IntegerAttr.get(IntegerType.get_signless(64), 3)), IndexType.get())
    with InsertionPoint(b):
        m, i = b.arguments
        nvgpu.LdMatrixOp(VectorType.get([4, 2], F16Type.get()), m, [i, i], False, 4)
        t = nvgpu.DeviceAsyncCreateGroupOp([]) if hasattr(nvgpu, "DeviceAsyncCreateGroupOp") else None
        nvgpu.DeviceAsyncWaitOp(t)
        func.ReturnOp([])


def tosa_more():
    b = in_func(Type.parse("tensor<1x8x8x4xf32>"), Type.parse("tensor<2x3xf32>"))
    with InsertionPoint(b):
        x, m = b.arguments
        tosa.AbsOp(x.type, x)
        tosa.ReverseOp(x.type, x, 1)
        tosa.ArgMaxOp(Type.parse("tensor<1x8x4xi32>"), x, 2)
        tosa.ReduceMaxOp(x, 1)
        tosa.TransposeOp(Type.parse("tensor<3x2xf32>"), m, [1, 0])
        c = tosa.ConstOp(DenseElementsAttr.get(np.zeros((2, 3), np.float32)))
        tosa.AddOp(m.type, m, c)
        tosa.CastOp(Type.parse("tensor<2x3xi32>"), m)
        tosa.ClampOp(m.type, m, FloatAttr.get_f32(0.0), FloatAttr.get_f32(1.0))
        func.ReturnOp([])


def index_more():
    b = in_func(IndexType.get())
    with InsertionPoint(b):
        x = b.arguments[0]
        for o in (index.AddOp, index.SubOp, index.MulOp, index.DivSOp, index.DivUOp, index.MaxSOp, index.ShlOp, index.XOrOp):
            o(x, x)
        index.CmpOp(index.IndexCmpPredicate.EQ if hasattr(index, "IndexCmpPredicate") else "eq", x, x)
        index.ConstantOp(value=5)
        index.BoolConstantOp(value=True)
        index.SizeOfOp()
        index.CastSOp(output=IntegerType.get_signless(64), input=x)
        func.ReturnOp([])


def complex_more():
    ct = ComplexType.get(F32Type.get())
    b = in_func(ct, F32Type.get())
    with InsertionPoint(b):
        z, f = b.arguments
        for o in (cplx.ExpOp, cplx.LogOp, cplx.SinOp, cplx.ConjOp, cplx.NegOp, cplx.SqrtOp):
            o(z)
        cplx.AddOp(z, z)
        cplx.AbsOp(z)
        cplx.ConstantOp(ct, ArrayAttr.get([FloatAttr.get_f32(1.0), FloatAttr.get_f32(2.0)]))
        cplx.EqualOp(z, z)
        cplx.ReOp(z)
        func.ReturnOp([])


def async_ops():
    b = in_func()
    with InsertionPoint(b):
        g = async_dialect.CreateGroupOp(arith.constant(IndexType.get(), 2))
        async_dialect.AwaitAllOp(g)
        func.ReturnOp([])


def openmp_acc():
    b = in_func(i32())
    with InsertionPoint(b):
        openmp.BarrierOp()
        openmp.TaskyieldOp()
        openacc.InitOp([]) if False else openacc.YieldOp([]) if False else None
        ub.PoisonOp(i32()) if hasattr(ub, "PoisonOp") else None
        func.ReturnOp([])


def irdl_dialect():
    m = Module.create()
    with InsertionPoint(m.body):
        d = irdl.dialect("mine") if hasattr(irdl, "dialect") and False else irdl.DialectOp("mine")
        with InsertionPoint(d.body):
            o = irdl.OperationOp("op")
            with InsertionPoint(o.body):
                t = irdl.is_(TypeAttr.get(i32()))
                irdl.operands_([t], ["x"], [irdl.Variadicity.single])
                irdl.results_([t], ["y"], [irdl.Variadicity.single])
    print(m)


def transform_ext():
    s = transform.SequenceOp(transform.FailurePropagationMode.Propagate, [], transform.AnyOpType.get())
    with InsertionPoint(s.body):
        t = s.bodyTarget
        tmemref.MemRefMultiBufferOp(transform.AnyOpType.get(), transform.OperationType.get("memref.alloc"), 4) if False else None
        with InsertionPoint(transform.ApplyPatternsOp(t).patterns):
            tvec.ApplyLowerTransposePatternsOp(lowering_strategy=vector.VectorTransposeLowering.EltWise) if hasattr(vector, "VectorTransposeLowering") else tvec.ApplyLowerTransposePatternsOp()
            tvec.ApplyLowerShapeCastPatternsOp()
            tvec.ApplyVectorReductionToContractPatternsOp()
        tbuf.OneShotBufferizeOp(t, bufferize_function_boundaries=True)
        tloop.LoopCoalesceOp(transform.AnyOpType.get(), t) if hasattr(tloop, "LoopCoalesceOp") else None
        transform.YieldOp()


def transform_split():
    s = transform.SequenceOp(transform.FailurePropagationMode.Propagate, [], transform.AnyOpType.get())
    with InsertionPoint(s.body):
        t = s.bodyTarget
        structured.SplitOp(t, dimension=1, chunk_sizes=42)
        structured.TileReductionUsingForOp(transform.AnyOpType.get(), transform.AnyOpType.get(), transform.AnyOpType.get(), [transform.AnyOpType.get()], t, tile_sizes=[0, 4]) if False else None
        structured.PackGreedilyOp(transform.AnyOpType.get(), t, matmul_packed_sizes=[], static_matmul_packed_sizes=[8, 8, 8], matmul_inner_dims_order=[0, 1, 2]) if hasattr(structured, "PackGreedilyOp") else None
        structured.ConvertConv2DToImg2ColOp(transform.AnyOpType.get(), transform.AnyOpType.get(), t)
        structured.RewriteInDestinationPassingStyleOp(transform.AnyOpType.get(), t)
        transform.YieldOp()


def vector_types_ops():
    b = in_func(Type.parse("vector<[4]xf32>"), Type.parse("vector<4x4xf32>"), F32Type.get())
    with InsertionPoint(b):
        s, m, f = b.arguments
        vector.ScalableExtractOp(Type.parse("vector<4xf32>"), s, 0)
        vector.ScalableInsertOp(vector.ScalableExtractOp(Type.parse("vector<4xf32>"), s, 0), s, 4) if False else None
        vector.TransposeOp(Type.parse("vector<4x4xf32>"), m, [1, 0])
        vector.ReductionOp(F32Type.get(), vector.CombiningKind.MAXIMUMF, s, fastmath=arith.FastMathFlags.nnan)
        vector.CreateMaskOp(Type.parse("vector<4xi1>"), [arith.constant(IndexType.get(), 2)])
        vector.DeinterleaveOp(s)
        vector.InterleaveOp(s, s)
        func.ReturnOp([])


def memref_globals():
    memref.global_("c", TypeAttr.get(MemRefType.get([2], F32Type.get())), sym_visibility="private", initial_value=DenseElementsAttr.get(np.array([1, 2], np.float32), type=F32Type.get()), constant=True, alignment=64)
    b = in_func()
    with InsertionPoint(b):
        g = memref.get_global(MemRefType.get([2], F32Type.get()), "c")
        i = arith.constant(IndexType.get(), 0)
        memref.atomic_rmw(arith.AtomicRMWKind.addf, memref.load(g, [i]), g, [i])
        r = memref.GenericAtomicRMWOp(F32Type.get(), g, [i]) if False else None
        func.ReturnOp([])
