"""Programs for jaxlib's bindings: normalisation, integer operations, tokens, shardings and kernels."""

import numpy as np
from mlir import ir
from mlir.dialects import arith, chlo, func, math, memref, scf, sdy, vector
from mlir.dialects import stablehlo as hlo


def tt(*shape, dtype=None):
    return ir.RankedTensorType.get(list(shape), dtype or ir.F32Type.get())


def i64(v):
    return ir.IntegerAttr.get(ir.IntegerType.get_signless(64), v)


def layer_norm():
    @func.FuncOp.from_py_func(tt(4, 8), tt(8), tt(8))
    def ln(x, g, b):
        zero = hlo.ConstantOp(ir.DenseElementsAttr.get(np.zeros((), np.float32)))
        r = hlo.ReduceOp([tt(4)], [x], [zero], dimensions=ir.DenseI64ArrayAttr.get([1]))
        k = r.body.blocks.append(tt(), tt())
        with ir.InsertionPoint(k):
            hlo.ReturnOp([hlo.AddOp(*k.arguments)])
        n = hlo.ConstantOp(ir.DenseElementsAttr.get(np.full((4,), 8, np.float32)))
        mu = hlo.DivOp(r.results[0], n)
        c = hlo.SubtractOp(x, hlo.BroadcastInDimOp(tt(4, 8), mu, ir.DenseI64ArrayAttr.get([0])))
        v = hlo.RsqrtOp(hlo.MulOp(c, c))
        return hlo.AddOp(hlo.MulOp(v, hlo.BroadcastInDimOp(tt(4, 8), g, [1])), hlo.BroadcastInDimOp(tt(4, 8), b, [1]))


def gelu():
    @func.FuncOp.from_py_func(tt(16))
    def f(x):
        h = hlo.constant(ir.DenseElementsAttr.get(np.float32(0.5), type=ir.F32Type.get())) if False else hlo.constant(ir.DenseElementsAttr.get(np.array(0.5, np.float32)))
        hb = hlo.broadcast_in_dim(tt(16), h, [])
        return hlo.multiply(hlo.multiply(hb, x), hlo.add(hlo.tanh(x), chlo.constant_like(ir.FloatAttr.get_f32(1.0), x)) if hasattr(chlo, "constant_like") else x)


def unary_all():
    @func.FuncOp.from_py_func(tt(4))
    def f(x):
        for o in (hlo.abs, hlo.ceil, hlo.cosine, hlo.exponential, hlo.exponential_minus_one, hlo.floor, hlo.log, hlo.log_plus_one, hlo.logistic, hlo.negate, hlo.round_nearest_afz, hlo.round_nearest_even, hlo.rsqrt, hlo.sign, hlo.sine, hlo.sqrt, hlo.tan, hlo.tanh, hlo.cbrt):
            x = o(x)
        return hlo.is_finite(x)


def int_ops():
    t = tt(4, dtype=ir.IntegerType.get_signless(32))

    @func.FuncOp.from_py_func(t, t)
    def f(a, b):
        x = hlo.and_(a, b)
        x = hlo.or_(x, b)
        x = hlo.xor(x, a)
        x = hlo.not_(x)
        x = hlo.shift_left(x, a)
        x = hlo.shift_right_logical(x, b)
        x = hlo.shift_right_arithmetic(x, b)
        x = hlo.popcnt(x)
        x = hlo.count_leading_zeros(x)
        x = hlo.remainder(x, a)
        return hlo.clamp(a, x, b), hlo.power(a, b), hlo.minimum(a, b)


def tokens_io():
    @func.FuncOp.from_py_func(tt(4))
    def f(x):
        t = hlo.create_token()
        s = hlo.SendOp([x], t, hlo.ChannelHandle.get(1, 2), is_host_transfer=ir.BoolAttr.get(True))
        r = hlo.RecvOp([x.type, hlo.TokenType.get()], s.result, hlo.ChannelHandle.get(2, 3), is_host_transfer=ir.BoolAttr.get(True))
        a = hlo.after_all([r.results[1]])
        o = hlo.outfeed([x], a, outfeed_config=ir.StringAttr.get("c"))
        return r.results[0]


def if_select_scatter():
    @func.FuncOp.from_py_func(tt(dtype=ir.IntegerType.get_signless(1)), tt(4))
    def f(p, x):
        i = hlo.IfOp([x.type], p)
        for r, o in zip(i.regions, (hlo.negate, hlo.abs)):
            b = r.blocks.append()
            with ir.InsertionPoint(b):
                hlo.return_([o(x)])
        return i.results[0]


def chlo_more():
    @func.FuncOp.from_py_func(tt(4), tt(4))
    def f(a, b):
        for o in (chlo.acos, chlo.asinh, chlo.atanh, chlo.cosh, chlo.sinh, chlo.square, chlo.erfc, chlo.bessel_i1e):
            a = o(a)
        c = chlo.broadcast_compare(a, b, chlo.ComparisonDirectionAttr.get("LT"))
        n = chlo.next_after(a, b)
        p = chlo.polygamma(a, b)
        z = chlo.zeta(a, b)
        t = chlo.TopKOp(z, k=2)
        return c, n, p, t.results[1]


def sdy_more():
    sdy.MeshOp("m", sdy.MeshAttr.get([sdy.MeshAxisAttr.get("a", 2)]))
    s = sdy.TensorShardingAttr.get("m", [sdy.DimensionShardingAttr.get([sdy.AxisRefAttr.get("a", sdy.AxisSubAxisInfoAttr.get(1, 2) if hasattr(sdy, "AxisSubAxisInfoAttr") else None)], is_closed=False, priority=1)], replicated_axes=[])
    p = sdy.TensorShardingPerValueAttr.get([s])
    f = func.FuncOp("g", ([tt(4)], [tt(4)]))
    with ir.InsertionPoint(f.add_entry_block()):
        m = sdy.ManualComputationOp([tt(4)], [f.arguments[0]], p, p, sdy.ManualAxesAttr.get(ir.ArrayAttr.get([ir.StringAttr.get("a")])))
        b = m.body.blocks.append(tt(2))
        with ir.InsertionPoint(b):
            sdy.return_([b.arguments[0]])
        func.ReturnOp(m.results)
    print(s, p.shardings[0] if hasattr(p, "shardings") else len(p))


def pallas_like():
    mt = ir.MemRefType.get([8, 128], ir.F32Type.get())
    f = func.FuncOp("kernel", ([mt, mt, mt], []))
    with ir.InsertionPoint(f.add_entry_block()):
        x, y, o = f.arguments
        z = arith.constant(ir.IndexType.get(), 0)
        vt = ir.VectorType.get([8, 128], ir.F32Type.get())
        a = vector.load(vt, x, [z, z])
        b = vector.load(vt, y, [z, z])
        c = arith.addf(a, math.exp(b))
        vector.store(c, o, [z, z])
        func.return_([])


def dots():
    @func.FuncOp.from_py_func(tt(2, 3, 4), tt(2, 4, 5))
    def f(a, b):
        n = hlo.DotDimensionNumbers.get(lhs_batching_dimensions=[0], rhs_batching_dimensions=[0], lhs_contracting_dimensions=[2], rhs_contracting_dimensions=[1])
        alg = hlo.DotAlgorithm.get(ir.F32Type.get(), ir.F32Type.get(), ir.F32Type.get(), 1, 1, 1, False)
        d = hlo.DotGeneralOp(tt(2, 3, 5), a, b, n, precision_config=ir.ArrayAttr.get([hlo.PrecisionAttr.get("DEFAULT")] * 2), algorithm=alg)
        print(alg, n.lhs_contracting_dimensions)
        return hlo.einsum(tt(2, 3, 5), a, b, ir.StringAttr.get("bij,bjk->bik"))
