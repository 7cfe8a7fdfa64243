"""Programs of yet other kinds, written for jaxlib's bindings. The test runs them with `mlir` replaced by `mlirkit`."""

import numpy as np

from mlir import ir
from mlir.dialects import arith, chlo, func, gpu, llvm, math, memref, mpmd, nvgpu, nvvm, scf, sdy, stablehlo, vector
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


@in_function("tensor<4x8xf32>", "tensor<f32>", results=["tensor<4xf32>"])
def softmax_as_jax_lowers_it(a, zero):
    reduced = stablehlo.ReduceOp([tensor(4)], [a], [zero], dimensions=DenseI64ArrayAttr.get([1]))
    block = reduced.regions[0].blocks.append(tensor(), tensor())
    with InsertionPoint(block):
        stablehlo.return_([stablehlo.maximum(block.arguments[0], block.arguments[1])])
    wide = stablehlo.broadcast_in_dim(tensor(4, 8), reduced.results[0], DenseI64ArrayAttr.get([0]))
    stablehlo.exponential(stablehlo.subtract(a, wide))
    return reduced.results


@in_function("tensor<8xf32>", "tensor<8xi32>", "tensor<8xi1>")
def clamps_and_selects(x, n, mask):
    zero = stablehlo.constant(DenseElementsAttr.get(np.float32(0)))
    six = stablehlo.constant(DenseElementsAttr.get(np.float32(6)))
    stablehlo.clamp(zero, x, six)
    stablehlo.select(mask, x, x)
    stablehlo.convert(tensor(8), n)
    stablehlo.is_finite(x)
    stablehlo.round_nearest_even(x)
    stablehlo.remainder(x, x)
    stablehlo.popcnt(n)
    stablehlo.not_(mask)


@in_function("tensor<4x4xf32>", "tensor<4x2xf32>")
def solvers(a, b):
    stablehlo.cholesky(a, lower=BoolAttr.get(True))
    stablehlo.triangular_solve(a, b, BoolAttr.get(True), BoolAttr.get(True), BoolAttr.get(False), Attribute.parse("#stablehlo<transpose NO_TRANSPOSE>"))


@in_function("tensor<8xf32>", "tensor<3xi32>")
def slices_of_all_kinds(x, at):
    stablehlo.slice(x, [0], [4], [2])
    start = stablehlo.constant(DenseElementsAttr.get(np.int32(2)))
    stablehlo.dynamic_slice(x, [start], [4])
    stablehlo.dynamic_update_slice(x, stablehlo.slice(x, [0], [2], [1]), [start])
    stablehlo.concatenate([x, x], 0)
    stablehlo.pad(x, stablehlo.constant(DenseElementsAttr.get(np.float32(0))), [1], [2], [0])
    stablehlo.reverse(x, [0])
    stablehlo.IotaOp(tensor(8, of="i32"), i64(0))


@in_function("tensor<2x4xcomplex<f32>>", "tensor<2x4xf32>")
def complex_and_transforms(z, x):
    stablehlo.real(z)
    stablehlo.imag(z)
    stablehlo.complex(x, x)
    stablehlo.fft(z, Attribute.parse("#stablehlo<fft_type FFT>"), [4])
    stablehlo.abs(z)


@in_function("tensor<i32>", "tensor<f32>")
def counted_loop(n, x):
    loop = stablehlo.WhileOp([tensor(of="i32"), tensor()], [n, x])
    cond = loop.regions[0].blocks.append(tensor(of="i32"), tensor())
    body = loop.regions[1].blocks.append(tensor(of="i32"), tensor())
    with InsertionPoint(cond):
        limit = stablehlo.constant(DenseElementsAttr.get(np.int32(10)))
        less = stablehlo.compare(cond.arguments[0], limit, stablehlo.ComparisonDirectionAttr.get("LT"), compare_type=stablehlo.ComparisonTypeAttr.get("SIGNED"))
        stablehlo.return_([less])
    with InsertionPoint(body):
        one = stablehlo.constant(DenseElementsAttr.get(np.int32(1)))
        stablehlo.return_([stablehlo.add(body.arguments[0], one), stablehlo.multiply(body.arguments[1], body.arguments[1])])


@in_function("tensor<4xf32>")
def collectives_of_two_devices(x):
    groups = DenseElementsAttr.get(np.array([[0, 1]], np.int64))
    channel = stablehlo.ChannelHandle.get(1, 1)
    gathered = stablehlo.AllGatherOp([tensor(8)], [x], i64(0), groups, channel_handle=channel, use_global_device_ids=UnitAttr.get())
    stablehlo.collective_permute(x, DenseElementsAttr.get(np.array([[0, 1], [1, 0]], np.int64)), channel_handle=channel)
    stablehlo.partition_id()
    stablehlo.optimization_barrier([x])
    print(gathered.results[0].type, channel)


def custom_call_with_layouts():
    f = func.FuncOp("main", ([tensor(4, 4)], [tensor(4, 4)]))
    with InsertionPoint(f.add_entry_block()):
        layout = DenseElementsAttr.get(np.array([1, 0]), type=IndexType.get())
        call = stablehlo.CustomCallOp(
            [tensor(4, 4)], [f.arguments[0]], call_target_name=StringAttr.get("kernel"), has_side_effect=BoolAttr.get(False), backend_config=DictAttr.get({"n": i64(3)}),
            api_version=IntegerAttr.get(IntegerType.get_signless(32), 4), called_computations=ArrayAttr.get([]), operand_layouts=ArrayAttr.get([layout]), result_layouts=ArrayAttr.get([layout]),
            output_operand_aliases=ArrayAttr.get([stablehlo.OutputOperandAlias.get([], 0, [])]),
        )  # fmt: skip
        func.ReturnOp(call.results)


def functions_with_shardings():
    sdy.MeshOp("mesh", sdy.MeshAttr.get([sdy.MeshAxisAttr.get("x", 2), sdy.MeshAxisAttr.get("y", 4)]))
    f = func.FuncOp("main", ([tensor(8, 8)], [tensor(8, 8)]))
    axes = [sdy.DimensionShardingAttr.get([sdy.AxisRefAttr.get("x")], is_closed=True), sdy.DimensionShardingAttr.get([], is_closed=False)]
    sharding = sdy.TensorShardingAttr.get("mesh", axes, replicated_axes=[sdy.AxisRefAttr.get("y")])
    f.arg_attrs = ArrayAttr.get([DictAttr.get({"sdy.sharding": sharding, "jax.buffer_donor": BoolAttr.get(True)})])
    with InsertionPoint(f.add_entry_block()):
        made = sdy.ShardingConstraintOp(f.arguments[0], sharding)
        func.ReturnOp([made.result])
    print(sharding.mesh_or_ref, len(sharding.dimension_shardings), sdy.AxisRefAttr.get("x", sdy.SubAxisInfoAttr.get(1, 2)))


@in_function("tensor<8xf32>", "tensor<8xf32>")
def functions_of_chlo(a, b):
    chlo.erf_inv(a)
    chlo.lgamma(a)
    chlo.zeta(a, b)
    chlo.broadcast_maximum(a, b)
    chlo.acosh(a)
    chlo.next_after(a, b)
    chlo.top_k(a, 3)
    chlo.tan(a)


@in_function("i32", "i1", "f32")
def warp_functions(a, b, x):
    nvvm.vote_sync(a, b, nvvm.VoteSyncKind.ballot)
    nvvm.match_sync(a, a, nvvm.MatchSyncKind.all)
    nvvm.elect_sync()
    nvvm.read_ptx_sreg_tid_x()
    nvvm.shfl_sync(a, x, a, a, nvvm.ShflKind.up)
    nvvm.fence_proxy(nvvm.ProxyKind.async_shared, space=nvvm.SharedSpace.shared_cta)


@in_function("!llvm.ptr<3>", "i32", "!llvm.ptr")
def memory_barriers_of_hopper(p, n, g):
    nvvm.mbarrier_init(p, n)
    nvvm.mbarrier_arrive(p)
    nvvm.mbarrier_arrive_expect_tx(p, n)
    nvvm.cp_async_bulk_commit_group()
    nvvm.cp_async_bulk_wait_group(0)
    nvvm.setmaxregister(40, nvvm.SetMaxRegisterAction.decrease)
    nvvm.wgmma_fence_aligned()
    nvvm.wgmma_commit_group_sync_aligned()
    nvvm.wgmma_wait_group_sync_aligned(0)


@in_function("index", "f32")
def launches_of_kernels(n, x):
    one = arith.constant(IndexType.get(), 1)
    gpu.thread_id(gpu.Dimension.z)
    gpu.grid_dim(gpu.Dimension.y)
    gpu.barrier()
    gpu.lane_id()


@in_function("memref<16xf32>", "memref<16xf32, 3>", "index")
def scf_and_memory(m, shared, i):
    lo, hi, one = (arith.constant(IndexType.get(), value) for value in (0, 16, 1))
    loop = scf.ForOp(lo, hi, one, [arith.constant(F32Type.get(), 0.0)])
    with InsertionPoint(loop.body):
        x = memref.load(m, [loop.induction_variable])
        scf.YieldOp([arith.addf(x, loop.inner_iter_args[0])])
    memref.store(loop.results[0], m, [i])
    memref.alloc(MemRefType.get([ShapedType.get_dynamic_size()], F32Type.get()), [i], [])
    memref.dim(m, i)


@in_function("vector<4xf32>", "memref<4x4xf32>", "index", "vector<4xi1>")
def vector_memory(v, m, i, mask):
    vector.load(VectorType.get([4], F32Type.get()), m, [i, i])
    vector.store(v, m, [i, i])
    vector.maskedload(VectorType.get([4], F32Type.get()), m, [i, i], mask, v)
    vector.broadcast(VectorType.get([4, 4], F32Type.get()), v)
    vector.shape_cast(VectorType.get([2, 2], F32Type.get()), v)
    vector.extract(v, [], [2])
    vector.insert(arith.constant(F32Type.get(), 1.0), v, [], [1])


@in_function("f32", "i32", "vector<4xf32>")
def math_and_arith(x, n, v):
    math.exp(x)
    math.tanh(v)
    math.absi(n)
    math.fma(x, x, x)
    arith.cmpi(arith.CmpIPredicate.ult, n, n)
    arith.select(arith.cmpf(arith.CmpFPredicate.OLT, x, x), x, x)
    arith.extf(F64Type.get(), x)
    arith.maximumf(x, x, fastmath=arith.FastMathFlags.nnan)
    arith.bitcast(IntegerType.get_signless(32), x)


@in_function("!llvm.ptr", "i32", "f32")
def llvm_of_kernels(p, n, x):
    q = p
    llvm.load(F32Type.get(), q)
    llvm.store(x, q)
    llvm.inline_asm(IntegerType.get_signless(32), [n], "mov.u32 $0, $1;", "=r,r", has_side_effects=True)
    s = llvm.mlir_undef(llvm.StructType.get_literal([IntegerType.get_signless(32), F32Type.get()]))
    llvm.insertvalue(s, n, [0])
    llvm.extractvalue(F32Type.get(), s, [1])
    llvm.mlir_constant(IntegerAttr.get(IntegerType.get_signless(32), 5))


def tokens_and_infeed():
    f = func.FuncOp("main", ([Type.parse("!stablehlo.token")], []))
    with InsertionPoint(f.add_entry_block()):
        token = f.arguments[0]
        stablehlo.InfeedOp([tensor(4), stablehlo.TokenType.get()], token, infeed_config=StringAttr.get("c"), layout=ArrayAttr.get([ArrayAttr.get([i64(0)])]))
        stablehlo.AfterAllOp([token, token])
        func.ReturnOp([])


def mpmd_meshes_and_types():
    print(Type.parse('!mpmd.mesh_tensor<"m", tensor<4xf32>>'))
    print(Attribute.parse('#mpmd.topology<<"m1" : <["x"=2]>>>'))


@in_function("memref<16x16xf16, 3>", "index")
def nvgpu_matrices(m, i):
    print(nvgpu.TensorMapSwizzleKind.SWIZZLE_64B, Type.parse("!nvgpu.device.async.token"))
    nvgpu.ldmatrix(VectorType.get([4, 2], F16Type.get()), m, [i, i], BoolAttr.get(False), 4)
