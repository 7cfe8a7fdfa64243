"""More programs written for jaxlib's bindings, by dialect. The test runs them with `mlir` replaced by `mlirkit`."""

import numpy as np

from mlir import ir
from mlir.dialects import arith, cf, chlo, func, gpu, llvm, math, memref, mpmd, nvgpu, nvvm, scf, sdy, stablehlo, vector
from mlir.ir import *


def types_of(texts):
    return [Type.parse(text) for text in texts]


def in_function(*types, results=()):
    """Runs the body of the decorated program in a function of these types."""

    def decorate(body):
        def program():
            function = func.FuncOp("main", (types_of(types), types_of(results)))
            with InsertionPoint(function.add_entry_block()):
                returned = body(*function.arguments)
                returned = [] if returned is None else list(returned) if isinstance(returned, (list, tuple)) else [returned]
                func.ReturnOp(returned)

        program.__name__ = body.__name__
        return program

    return decorate


def tensor(*shape, of="f32"):
    return RankedTensorType.get(list(shape), Type.parse(of))


def i64(value):
    return IntegerAttr.get(IntegerType.get_signless(64), value)


@in_function("tensor<4xui32>", "tensor<4xui32>")
def integers(a, b):
    for make in (stablehlo.add, stablehlo.and_, stablehlo.or_, stablehlo.xor, stablehlo.shift_left, stablehlo.shift_right_logical):
        a = make(a, b)
    stablehlo.popcnt(a)
    stablehlo.count_leading_zeros(a)
    stablehlo.minimum(a, b)
    stablehlo.shift_right_arithmetic(a, b)


@in_function("tensor<4xcomplex<f32>>", "tensor<4xf32>")
def complex_elements(z, x):
    stablehlo.imag(z)
    stablehlo.abs(z)
    stablehlo.multiply(z, z)
    stablehlo.exponential_minus_one(x)
    stablehlo.log_plus_one(x)
    stablehlo.rsqrt(x)
    stablehlo.round_nearest_afz(x)
    stablehlo.reduce_precision(x, IntegerAttr.get(IntegerType.get_signless(32), 5), IntegerAttr.get(IntegerType.get_signless(32), 2))
    stablehlo.fft(z, stablehlo.FftTypeAttr.get("FFT"), DenseI64ArrayAttr.get([4]))


@in_function("tensor<4xf32>", "tensor<4xi32>", "tensor<f32>", "tensor<i32>")
def reduce_two(a, at, zero, none):
    op = stablehlo.ReduceOp([tensor(), tensor(of="i32")], [a, at], [zero, none], DenseI64ArrayAttr.get([0]))
    block = op.body.blocks.append(tensor(), tensor(of="i32"), tensor(), tensor(of="i32"))
    with InsertionPoint(block):
        x, i, y, j = block.arguments
        bigger = stablehlo.compare(x, y, stablehlo.ComparisonDirectionAttr.get("GE"), compare_type=stablehlo.ComparisonTypeAttr.get("FLOAT"))
        stablehlo.return_([stablehlo.select(bigger, x, y), stablehlo.select(bigger, i, j)])
    print(len(op.results))


@in_function("tensor<4x4xf32>", "tensor<2x2xf32>", "tensor<f32>")
def select_and_scatter(a, source, init):
    op = stablehlo.SelectAndScatterOp(
        a.type, a, source, init, window_dimensions=[2, 2], window_strides=[2, 2],
        padding=DenseIntElementsAttr.get(np.zeros((2, 2), np.int64)),
    )  # fmt: skip
    select, scatter = op.select.blocks.append(tensor(), tensor()), op.scatter.blocks.append(tensor(), tensor())
    with InsertionPoint(select):
        stablehlo.return_([stablehlo.compare(*select.arguments, stablehlo.ComparisonDirectionAttr.get("GE"))])
    with InsertionPoint(scatter):
        stablehlo.return_([stablehlo.add(*scatter.arguments)])


@in_function("tensor<4x4xf32>", "tensor<4x4xf32>")
def collectives_more(a, b):
    groups = DenseIntElementsAttr.get(np.asarray([[0, 1]], np.int64))
    channel = stablehlo.ChannelHandle.get(2, 0)
    op = stablehlo.ReduceScatterOp(tensor(2, 4), a, i64(0), groups, channel_handle=channel)
    block = op.computation.blocks.append(tensor(), tensor())
    with InsertionPoint(block):
        stablehlo.ReturnOp([stablehlo.maximum(*block.arguments)])
    stablehlo.collective_broadcast([a], groups)
    stablehlo.AllGatherOp([tensor(4, 8)], [a], all_gather_dim=1, replica_groups=groups)


@in_function("!stablehlo.token", "tensor<2xf32>")
def tokens(token, a):
    channel = stablehlo.ChannelHandle.get(1, 2)
    stablehlo.send([a], token, channel, is_host_transfer=True)
    stablehlo.recv([a.type, stablehlo.TokenType.get()], token, stablehlo.ChannelHandle.get(3, 3), is_host_transfer=BoolAttr.get(True))
    stablehlo.infeed([a.type, stablehlo.TokenType.get()], token, infeed_config="config")
    stablehlo.outfeed([a], token, outfeed_config=StringAttr.get("x"))


@in_function("tensor<4x8xf32>", "tensor<8x4xf32>", "tensor<8xf32>")
def normalization(a, b, s):
    stablehlo.batch_norm_inference(a, s, s, s, s, FloatAttr.get_f32(0.001), i64(1))
    stablehlo.batch_norm_training(a, s, s, FloatAttr.get_f32(0.001), 1)
    stablehlo.dot(tensor(4, 4), a, b)
    stablehlo.einsum(tensor(4, 4), a, b, StringAttr.get("ij,jk->ik")) if hasattr(stablehlo, "einsum") else None


@in_function("tensor<4xf32>", "tensor<2xi64>")
def dynamic_more(a, shape):
    D = ShapedType.get_dynamic_size()
    zero = stablehlo.constant(DenseElementsAttr.get(np.float32(0)))
    low = stablehlo.constant(DenseElementsAttr.get(np.asarray([1], np.int64)))
    stablehlo.dynamic_pad(tensor(D), a, zero, low, low, low)
    stablehlo.real_dynamic_slice(tensor(D), a, low, low, low)
    stablehlo.set_dimension_size(a, stablehlo.constant(DenseElementsAttr.get(np.int32(2))), 0)
    stablehlo.dynamic_iota(tensor(D, D), shape, i64(1))


def attributes_of_stablehlo():
    print(stablehlo.ComparisonDirectionAttr.get("NE").value, stablehlo.PrecisionAttr.get("HIGH"), stablehlo.FftTypeAttr.get("IRFFT").value)
    print(stablehlo.RngAlgorithmAttr.get("PHILOX"), stablehlo.RngDistributionAttr.get("NORMAL").value, stablehlo.TransposeAttr.get("ADJOINT"))
    gather = stablehlo.GatherDimensionNumbers.get([1], [0], [], [], [0], 1)
    print(gather, gather.offset_dims, gather.index_vector_dim)
    alias = stablehlo.OutputOperandAlias.get([0], 1, [])
    print(alias, alias.operand_index, alias.output_tuple_indices)
    scatter = stablehlo.ScatterDimensionNumbers.get([1], [0], [], [], [0], 1)
    print(scatter.update_window_dims, scatter.scattered_dims_to_operand_dims, stablehlo.TypeExtensions.get([4]).bounds)


@in_function("tensor<4xf32>", "tensor<4xf32>", "tensor<4xf32>")
def chlo_more(a, b, c):
    for make in (chlo.acos, chlo.asin, chlo.asinh, chlo.atan, chlo.atanh, chlo.conj, chlo.cosh, chlo.erfc, chlo.sinh, chlo.bessel_i1e):
        make(a)
    chlo.polygamma(a, b)
    chlo.zeta(a, b)
    chlo.broadcast_select(chlo.broadcast_compare(a, b, chlo.ComparisonDirectionAttr.get("LT")), b, c)
    chlo.broadcast_maximum(a, b, broadcast_dimensions=DenseI64ArrayAttr.get([0]))
    chlo.is_inf(a)
    chlo.constant(DenseElementsAttr.get(np.float32(1)))
    chlo.constant_like(FloatAttr.get_f32(2.0), a)


@in_function("tensor<6x4xf32>", "tensor<3x4x5xf32>", "tensor<3xi32>")
def chlo_ragged_dot(a, b, sizes):
    numbers = chlo.RaggedDotDimensionNumbers.get([], [], [1], [1], [0], [0])
    chlo.ragged_dot(tensor(6, 5), a, b, sizes, numbers)


def sdy_more():
    sdy.MeshOp("mesh", sdy.MeshAttr.get([sdy.MeshAxisAttr.get("x", 2)]))
    sharding = sdy.TensorShardingAttr.get("mesh", [sdy.DimensionShardingAttr.get([sdy.AxisRefAttr.get("x")], is_closed=True)])
    open_sharding = sdy.TensorShardingAttr.get("mesh", [sdy.DimensionShardingAttr.get([], is_closed=False)], replicated_axes=[sdy.AxisRefAttr.get("x")])
    print(open_sharding.replicated_axes, sharding.mesh_or_ref, sharding.unreduced_axes)
    f = func.FuncOp("main", ([tensor(8)], [tensor(8)]))
    with InsertionPoint(f.add_entry_block()):
        per_value = sdy.TensorShardingPerValueAttr.get([sharding])
        made = sdy.ManualComputationOp([tensor(8)], [f.arguments[0]], per_value, per_value, sdy.ManualAxesAttr.get([StringAttr.get("x")]))
        block = made.body.blocks.append(tensor(4))
        with InsertionPoint(block):
            sdy.ReturnOp([stablehlo.add(block.arguments[0], block.arguments[0])])
        sdy.ReshardOp(made.results[0], sharding)
        sdy.ShardingGroupOp(made.results[0], 3)
        func.ReturnOp([made.results[0]])


def mpmd_fragments():
    f = func.FuncOp("main", ([tensor(8)], [tensor(8)]))
    with InsertionPoint(f.add_entry_block()):
        made = mpmd.named_computation([tensor(8)], [f.arguments[0]], mpmd.UserOriginAttr.get("stage", 0)) if hasattr(mpmd, "named_computation") else None
        block = made.owner.regions[0].blocks.append(tensor(8)) if isinstance(made, OpResult) else made.owner.regions[0].blocks.append(tensor(8))
        with InsertionPoint(block):
            mpmd.ReturnOp([stablehlo.negate(block.arguments[0])])
        func.ReturnOp([f.arguments[0]])


@in_function("memref<16x16xf16, 3>", "index", "vector<4x2xf16>", "vector<2x2xf16>", "vector<2x2xf32>")
def nvgpu_ops(m, i, a, b, c):
    nvgpu.ldmatrix(VectorType.get([4, 2], F16Type.get()), m, [i, i], False, 4)
    nvgpu.mma_sync(c.type, a, b, c, ArrayAttr.get([i64(16), i64(8), i64(16)]))
    token = nvgpu.device_async_create_group([])
    nvgpu.device_async_wait(token, num_groups=0)


@in_function("f32", "i32", "!llvm.ptr<3>")
def nvvm_ops(x, a, shared):
    nvvm.read_ptx_sreg_tid_y()
    nvvm.read_ptx_sreg_nctaid_x()
    nvvm.cp_async_bulk_commit_group()
    nvvm.cluster_arrive()
    nvvm.cluster_wait()
    nvvm.mbarrier_init(shared, a) if hasattr(nvvm, "mbarrier_init") else None


@in_function("vector<8xf32>", "memref<4x8xf32>", "index", "f32")
def vectors(v, m, i, pad):
    vector.broadcast(VectorType.get([4, 8], F32Type.get()), v)
    vector.shape_cast(VectorType.get([2, 4], F32Type.get()), v)
    vector.multi_reduction(vector.CombiningKind.ADD, vector.broadcast(VectorType.get([4, 8], F32Type.get()), v), v, [0])
    vector.load(VectorType.get([8], F32Type.get()), m, [i, i])
    vector.extract_strided_slice(VectorType.get([4], F32Type.get()), v, [0], [4], [1])
    vector.bitcast(VectorType.get([8], IntegerType.get_signless(32)), v)


@in_function("memref<4x8xf32, strided<[8, 1], offset: ?>>", "index")
def memrefs(m, i):
    memref.subview(m, [0, 0], [2, 4], [1, 1])
    memref.reinterpret_cast(MemRefType.get([32], F32Type.get()), m, [], [], [], [0], [32], [1])
    memref.alloca(MemRefType.get([4], F32Type.get()), [], [])
    memref.store(memref.load(m, [i, i]), m, [i, i])
    print(MemRefType.get([2, 3], F32Type.get(), layout=StridedLayoutAttr.get(0, [3, 1])).get_strides_and_offset())


@in_function("!llvm.ptr", "i32")
def llvm_ops(p, a):
    llvm.load(IntegerType.get_signless(32), p, alignment=4, volatile_=True)
    llvm.store(a, p, alignment=4)
    one = llvm.mlir_constant(IntegerAttr.get(IntegerType.get_signless(32), 1))
    llvm.inline_asm(IntegerType.get_signless(32), [a], "mov $0, $1;", "=r,r", asm_dialect=0, has_side_effects=True)
    llvm.insertvalue(llvm.mlir_undef(llvm.StructType.get_literal([p.type])), p, [0])


@in_function("index", "i1", "f32", results=["f32"])
def control_flow(n, p, x):
    with_else = scf.IfOp(p, [F32Type.get()], has_else=True)
    with InsertionPoint(with_else.then_block):
        scf.yield_([arith.negf(x)])
    with InsertionPoint(with_else.else_block):
        scf.yield_([math.tanh(x)])
    loop = scf.ForOp(n, n, n, [with_else.results[0]])
    with InsertionPoint(loop.body):
        scf.yield_([arith.addf(loop.inner_iter_args[0], x)])
    return loop.results[0]


def custom_calls_with_dictionaries():
    f = func.FuncOp("main", ([tensor(4)], [tensor(4)]))
    with InsertionPoint(f.add_entry_block()):
        config = DictAttr.get({"mode": StringAttr.get("fast"), "n": i64(3)})
        call = stablehlo.CustomCallOp(
            [tensor(4)], [f.arguments[0]], call_target_name="f", backend_config=config,
            api_version=IntegerAttr.get(IntegerType.get_signless(32), 4), has_side_effect=False,
        )  # fmt: skip
        call.attributes["mhlo.frontend_attributes"] = DictAttr.get({"a": StringAttr.get("b")})
        print(call.call_target_name, call.api_version, sorted(a if isinstance(a, str) else a.name for a in call.attributes))
        func.ReturnOp(call.results)


def symbols_of_modules():
    for name in ("main", "helper", "helper_0"):
        func.FuncOp(name, ([], []), visibility="private")
    table = SymbolTable(InsertionPoint.current.block.owner)
    print("helper" in table, table["main"].name, "missing" in table)
