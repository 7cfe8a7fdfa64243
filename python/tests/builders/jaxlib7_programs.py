"""Programs of users of jaxlib's bindings: layers, loops, shardings and kernels. The test runs them with `mlir` replaced by `mlirkit`."""

import numpy as np
from mlir import ir
from mlir.dialects import arith, chlo, func, gpu, llvm, math, memref, mpmd, nvgpu, nvvm, scf, sdy, stablehlo, vector
from mlir.ir import *


def t(*shape, of=None):
    return RankedTensorType.get(list(shape), of or F32Type.get())


def start(ins, outs=()):
    f = func.FuncOp("main", FunctionType.get(list(ins), list(outs)))
    return f, f.add_entry_block()


def rms_norm():
    f, block = start([t(4, 64), t(64)], [t(4, 64)])
    with InsertionPoint(block):
        x, g = f.arguments
        zero = stablehlo.constant(DenseElementsAttr.get(np.float32(0)))
        sq = stablehlo.multiply(x, x)
        r = stablehlo.ReduceOp([t(4)], [sq], [zero], [1])
        b = Block.create_at_start(r.body, [t(), t()], [Location.unknown()] * 2)
        with InsertionPoint(b):
            stablehlo.return_([stablehlo.add(*b.arguments)])
        n = stablehlo.broadcast_in_dim(t(4), stablehlo.constant(DenseElementsAttr.get(np.float32(64))), [])
        s = stablehlo.rsqrt(stablehlo.divide(r.result, n))
        y = stablehlo.multiply(x, stablehlo.broadcast_in_dim(t(4, 64), s, [0]))
        func.return_([stablehlo.multiply(y, stablehlo.broadcast_in_dim(t(4, 64), g, [1]))])


def dynamic_update_and_slices():
    i = IntegerType.get_signless(32)
    f, block = start([t(8, 4), t(1, 4), t(of=i)])
    with InsertionPoint(block):
        x, u, n = f.arguments
        z = stablehlo.constant(DenseElementsAttr.get(np.int32(0)))
        stablehlo.dynamic_update_slice(x, u, [n, z])
        stablehlo.dynamic_slice(x, [n, z], DenseI64ArrayAttr.get([2, 4]))
        stablehlo.real_dynamic_slice(t(2, 2), x, *[stablehlo.constant(DenseElementsAttr.get(np.array(v, np.int32))) for v in ([0, 0], [2, 2], [1, 1])])
        stablehlo.dynamic_reshape(t(4, 8), x, stablehlo.constant(DenseElementsAttr.get(np.array([4, 8], np.int32))))
        stablehlo.dynamic_broadcast_in_dim(t(2, 8, 4), x, stablehlo.constant(DenseElementsAttr.get(np.array([2, 8, 4], np.int32))), [1, 2])
        stablehlo.dynamic_iota(t(3, of=i), stablehlo.constant(DenseElementsAttr.get(np.array([3], np.int32))), 0)
        stablehlo.set_dimension_size(x, n, 0)
        func.ReturnOp([])


def convolution_backward():
    f, block = start([t(2, 8, 8, 3), t(3, 3, 3, 16), t(2, 6, 6, 16)])
    with InsertionPoint(block):
        x, k, dy = f.arguments
        n = stablehlo.ConvDimensionNumbers.get(input_batch_dimension=0, input_feature_dimension=3, input_spatial_dimensions=[1, 2], kernel_input_feature_dimension=2, kernel_output_feature_dimension=3, kernel_spatial_dimensions=[0, 1], output_batch_dimension=0, output_feature_dimension=3, output_spatial_dimensions=[1, 2])
        print(n.input_spatial_dimensions, n.kernel_output_feature_dimension, n.output_batch_dimension)
        c = stablehlo.ConvolutionOp(t(2, 6, 6, 16), x, k, n, feature_group_count=1, batch_group_count=1, window_strides=[1, 1], padding=DenseIntElementsAttr.get(np.zeros((2, 2), np.int64)), lhs_dilation=[1, 1], rhs_dilation=[1, 1], window_reversal=DenseBoolArrayAttr.get([False, True]))
        print(c.window_strides, c.feature_group_count, c.dimension_numbers == n)
        sel = stablehlo.SelectAndScatterOp(x.type, x, x, stablehlo.constant(DenseElementsAttr.get(np.float32(0))), window_dimensions=[1, 2, 2, 1], window_strides=[1, 2, 2, 1])
        b = sel.select.blocks.append(t(), t())
        with InsertionPoint(b):
            stablehlo.return_([stablehlo.compare(b.arguments[0], b.arguments[1], stablehlo.ComparisonDirectionAttr.get("GE"))])
        b = sel.scatter.blocks.append(t(), t())
        with InsertionPoint(b):
            stablehlo.return_([stablehlo.add(*b.arguments)])
        func.ReturnOp([])


def batch_norms_and_solves():
    f, block = start([t(8, 4), t(4), t(4), t(4, 4)])
    with InsertionPoint(block):
        x, a, b, m = f.arguments
        stablehlo.batch_norm_training(x, a, b, 1e-5, 1)
        stablehlo.batch_norm_inference(x, a, b, a, b, 1e-5, 1)
        stablehlo.cholesky(m, lower=True)
        stablehlo.triangular_solve(m, m, True, True, False, stablehlo.TransposeAttr.get("NO_TRANSPOSE"))
        stablehlo.reduce_precision(x, 5, 10)
        stablehlo.bitcast_convert(t(8, 4, of=IntegerType.get_signless(32)), x)
        stablehlo.rng(a, a, stablehlo.constant(DenseElementsAttr.get(np.array([4], np.int64))), stablehlo.RngDistributionAttr.get("UNIFORM"))
        func.ReturnOp([])


def exponentials_with_accuracy():
    f, block = start([t(4), t(4, of=ComplexType.get(F32Type.get()))])
    with InsertionPoint(block):
        x, z = f.arguments
        acc = stablehlo.ResultAccuracyAttr.get(atol=1e-5, rtol=0.0, ulps=1, mode="TOLERANCE")
        stablehlo.exponential(x, result_accuracy=acc)
        stablehlo.exponential_minus_one(x), stablehlo.log_plus_one(x)
        stablehlo.imag(z), stablehlo.abs(z), stablehlo.complex(x, x)
        stablehlo.cbrt(x), stablehlo.tan(x)
        print(acc, acc.atol, acc.ulps, acc.mode)
        func.ReturnOp([])


def scan_as_while_with_state():
    i = IntegerType.get_signless(32)
    f, block = start([t(10, 4), t(4)], [t(4), t(10, 4)])
    with InsertionPoint(block):
        xs, init = f.arguments
        n = stablehlo.constant(DenseElementsAttr.get(np.int32(10)))
        zero = stablehlo.constant(DenseElementsAttr.get(np.int32(0)))
        one = stablehlo.constant(DenseElementsAttr.get(np.int32(1)))
        w = stablehlo.WhileOp([t(of=i), t(4), t(10, 4)], [zero, init, xs])
        c = w.regions[0].blocks.append(*[v.type for v in w.operands])
        with InsertionPoint(c):
            stablehlo.return_([stablehlo.compare(c.arguments[0], n, stablehlo.ComparisonDirectionAttr.get("LT"), compare_type=stablehlo.ComparisonTypeAttr.get("SIGNED"))])
        b = w.regions[1].blocks.append(*[v.type for v in w.operands])
        with InsertionPoint(b):
            k, carry, out = b.arguments
            row = stablehlo.reshape(t(4), stablehlo.dynamic_slice(out, [k, zero], [1, 4]))
            new = stablehlo.tanh(stablehlo.add(carry, row))
            out = stablehlo.dynamic_update_slice(out, stablehlo.reshape(t(1, 4), new), [k, zero])
            stablehlo.return_([stablehlo.add(k, one), new, out])
        func.return_(w.results[1:])


def chlo_more():
    f, block = start([t(4, 8), t(3, 4, 8), t(4, of=IntegerType.get_signless(64))])
    with InsertionPoint(block):
        x, y, n = f.arguments
        chlo.top_k(x, 2)
        chlo.broadcast_select(chlo.broadcast_compare(x, y, chlo.ComparisonDirectionAttr.get("LT"), compare_type=chlo.ComparisonTypeAttr.get("FLOAT")), y, y)
        chlo.broadcast_power(x, y), chlo.broadcast_complex(x, x)
        chlo.tan(x), chlo.atan(x), chlo.cosh(x), chlo.erf_inv(x), chlo.is_neg_inf(x)
        func.ReturnOp([])


def sharding_rules():
    rule = sdy.OpShardingRuleAttr.get(factor_sizes=[8, 4], operand_mappings=[sdy.TensorMappingAttr.get([sdy.DimMappingAttr.get([0]), sdy.DimMappingAttr.get([1])])], result_mappings=[sdy.TensorMappingAttr.get([sdy.DimMappingAttr.get([0, 1])])])
    print(rule, rule.factor_sizes, rule.is_custom, len(rule.operand_mappings))
    print(sdy.ManualAxesAttr.get([StringAttr.get("a"), StringAttr.get("b")]), [a for a in sdy.ManualAxesAttr.get([StringAttr.get("a")])])
    m = sdy.MeshAttr.get([sdy.MeshAxisAttr.get("x", 4)], [3, 2, 1, 0])
    print(m, m.axes, m.device_ids, sdy.MeshAxisAttr.get("x", 4).name, sdy.MeshAxisAttr.get("x", 4).size)
    s = sdy.TensorShardingAttr.get(m, [sdy.DimensionShardingAttr.get([], is_closed=True)])
    print(s, s.mesh_or_ref == m, s.replicated_axes, s.unreduced_axes)
    p = sdy.TensorShardingPerValueAttr.get([s, s])
    print(p, [x == s for x in p.shardings])


def shardy_ops():
    f, block = start([t(8, 8)])
    s = sdy.TensorShardingAttr.get("mesh", [sdy.DimensionShardingAttr.get([sdy.AxisRefAttr.get("x")], is_closed=True), sdy.DimensionShardingAttr.get([], is_closed=False)])
    with InsertionPoint(block):
        (x,) = f.arguments
        y = sdy.sharding_constraint(x, s)
        sdy.ShardingGroupOp(y, 21)
        n = sdy.NamedComputationOp([t(8, 8)], "stage", [y], in_shardings=sdy.TensorShardingPerValueAttr.get([s]))
        b = n.body.blocks.append(t(8, 8))
        with InsertionPoint(b):
            sdy.return_([b.arguments[0]])
        print(n.name, n.in_shardings)
        func.ReturnOp([])


def location_scopes():
    f, block = start([t(2)])
    with InsertionPoint(block), Location.name("jit(f)/jit(main)/add", childLoc=Location.file("a.py", 3, 7)):
        a = stablehlo.add(f.arguments[0], f.arguments[0])
        with Location.callsite(Location.name("callee"), [Location.file("b.py", 1, 2)]):
            b = stablehlo.negate(a)
        c = stablehlo.sine(b, loc=Location.fused([Location.unknown(), Location.name("z")]))
        func.ReturnOp([])
    for v in (a, b, c):
        print(v.owner.location, v.location)
    print(f.operation.get_asm(enable_debug_info=True, pretty_debug_info=False, use_local_scope=True))


def arrays_for_constants():
    for v in (np.zeros((2, 0), np.float32), np.array([True, False]), np.array(3.5, np.float64), np.arange(4, dtype=np.uint8), np.array([[-1]], np.int8)):
        try:
            print(DenseElementsAttr.get(v))
        except Exception as e:
            print(type(e).__name__)
    import ml_dtypes
    bf = np.array([1.5, 2], ml_dtypes.bfloat16)
    print(DenseElementsAttr.get(bf.view(np.uint16), type=BF16Type.get()))
    x = DenseElementsAttr.get(np.arange(6, dtype=np.float32).reshape(2, 3))
    print(np.array(x).sum(), x.is_splat, DenseElementsAttr.get(np.full((2, 2), 7, np.int32)).get_splat_value())


def pallas_like_kernel():
    i32, idx, f32 = IntegerType.get_signless(32), IndexType.get(), F32Type.get()
    f = func.FuncOp("kernel", ([i32, MemRefType.get([8, 128], f32), MemRefType.get([8, 128], f32)], []))
    with InsertionPoint(f.add_entry_block()):
        n, a, b = f.arguments
        zero = arith.constant(idx, 0)
        v = vector.load(VectorType.get([8, 128], f32), a, [zero, zero])
        w = arith.mulf(v, arith.constant(v.type, DenseElementsAttr.get_splat(v.type, FloatAttr.get(f32, 2.0))))
        c = arith.cmpi(arith.CmpIPredicate.sgt, n, arith.constant(i32, 0))
        s = scf.IfOp(c, [w.type], has_else=True)
        with InsertionPoint(s.then_block):
            scf.yield_([math.exp2(w)])
        with InsertionPoint(s.else_block):
            scf.yield_([arith.negf(w)])
        vector.store(s.result, b, [zero, zero])
        vector.multi_reduction(vector.CombiningKind.ADD, v, arith.constant(VectorType.get([8], f32), DenseElementsAttr.get_splat(VectorType.get([8], f32), FloatAttr.get(f32, 0.0))), [1])
        func.ReturnOp([])


def hopper_intrinsics():
    i32, i64, ptr3 = IntegerType.get_signless(32), IntegerType.get_signless(64), llvm.PointerType.get(3)
    f = func.FuncOp("k", ([ptr3, i32, i64, llvm.PointerType.get()], []))
    with InsertionPoint(f.add_entry_block()):
        p, n, d, g = f.arguments
        nvvm.mbarrier_init(p, n)
        nvvm.mbarrier_try_wait_parity(p, n, n)
        nvvm.elect_sync()
        nvvm.setmaxregister(40, nvvm.SetMaxRegisterAction.decrease)
        nvvm.wgmma_fence_aligned(), nvvm.wgmma_commit_group_sync_aligned(), nvvm.wgmma_wait_group_sync_aligned(0)
        nvvm.cp_async_bulk_commit_group(), nvvm.cp_async_bulk_wait_group(0)
        nvvm.fence_proxy(nvvm.ProxyKind.async_shared, space=nvvm.SharedSpace.shared_cta)
        nvvm.barrier(barrier_id=n, number_of_threads=n)
        x = llvm.inline_asm(llvm.StructType.get_literal([i32, i32]), [n], "foo", "=r,=r,r", has_side_effects=True)
        y = llvm.extractvalue(i32, x, [1])
        llvm.bitcast(F32Type.get(), y), llvm.ptrtoint(i64, g), llvm.inttoptr(llvm.PointerType.get(), d)
        llvm.fadd(llvm.bitcast(F32Type.get(), y), llvm.bitcast(F32Type.get(), n))
        func.ReturnOp([])
