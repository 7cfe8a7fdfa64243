"""Programs of users of jaxlib's bindings: the operations and attributes of its dialects. The test runs them with `mlir` replaced by `mlirkit`."""

import numpy as np
from mlir import ir
from mlir.dialects import arith, cf, chlo, func, gpu, llvm, math, memref, mpmd, nvgpu, nvvm, scf, sdy, sparse_tensor, stablehlo, vector
from mlir.ir import *


def t(*shape, of=None):
    return RankedTensorType.get(list(shape), of or F32Type.get())


def start(ins, outs=()):
    f = func.FuncOp("main", FunctionType.get(list(ins), list(outs)))
    return f, f.add_entry_block()


def elementwise_of_every_kind():
    f, block = start([t(4), t(4), t(4, of=IntegerType.get_signless(32))])
    with InsertionPoint(block):
        a, b, n = f.arguments
        x = stablehlo.add(a, b)
        for one in (stablehlo.abs, stablehlo.cbrt, stablehlo.ceil, stablehlo.cosine, stablehlo.exponential, stablehlo.floor, stablehlo.log, stablehlo.logistic, stablehlo.negate, stablehlo.rsqrt, stablehlo.sign, stablehlo.sine, stablehlo.sqrt, stablehlo.tan, stablehlo.tanh, stablehlo.round_nearest_afz, stablehlo.round_nearest_even):
            x = one(x)
        stablehlo.AddOp(x, b).result
        stablehlo.power(x, b), stablehlo.atan2(a, b), stablehlo.remainder(a, b), stablehlo.maximum(a, b)
        stablehlo.popcnt(n), stablehlo.not_(n), stablehlo.and_(n, n), stablehlo.shift_left(n, n), stablehlo.count_leading_zeros(n)
        stablehlo.is_finite(x)
        stablehlo.convert(t(4, of=F64Type.get()), x)
        func.ReturnOp([])


def compare_and_select():
    f, block = start([t(3), t(3), t(3, of=IntegerType.get_unsigned(8))])
    with InsertionPoint(block):
        a, b, u = f.arguments
        p = stablehlo.compare(a, b, stablehlo.ComparisonDirectionAttr.get("LT"), compare_type=stablehlo.ComparisonTypeAttr.get("TOTALORDER"))
        stablehlo.select(p, a, b)
        stablehlo.compare(u, u, stablehlo.ComparisonDirectionAttr.get("EQ"), compare_type=stablehlo.ComparisonTypeAttr.get("UNSIGNED"))
        stablehlo.clamp(a, b, a)
        print(stablehlo.ComparisonDirectionAttr.get("GE").value, stablehlo.ComparisonTypeAttr.get("SIGNED").value, p.type)
        func.ReturnOp([])


def structural_ops_by_lists():
    f, block = start([t(2, 3, 4)])
    with InsertionPoint(block):
        (x,) = f.arguments
        stablehlo.transpose(x, [2, 0, 1])
        stablehlo.reverse(x, [0, 2])
        stablehlo.slice(x, [0, 0, 0], [2, 2, 4], [1, 1, 2])
        stablehlo.concatenate([x, x], 1)
        stablehlo.reshape(t(24), x)
        stablehlo.broadcast_in_dim(t(5, 2, 3, 4), x, [1, 2, 3])
        stablehlo.pad(x, stablehlo.constant(DenseElementsAttr.get(np.float32(0))), [0, 1, 0], [0, 0, 2], [0, 0, 1])
        stablehlo.iota(t(3, 3, of=IntegerType.get_signless(32)), 1)
        stablehlo.get_dimension_size(x, 1)
        stablehlo.broadcast(x, [7])
        stablehlo.dynamic_slice(x, [stablehlo.constant(DenseElementsAttr.get(np.int32(0)))] * 3, [1, 2, 2])
        func.ReturnOp([])


def reductions_with_regions():
    f, block = start([t(4, 8), t(4, 8, of=IntegerType.get_signless(32))])
    with InsertionPoint(block):
        x, n = f.arguments
        zero = stablehlo.constant(DenseElementsAttr.get(np.float32(0)))
        op = stablehlo.ReduceOp([t(4)], inputs=[x], init_values=[zero], dimensions=DenseI64ArrayAttr.get([1]))
        body = op.regions[0].blocks.append(t(), t())
        with InsertionPoint(body):
            stablehlo.ReturnOp([stablehlo.add(*body.arguments)])
        window = stablehlo.ReduceWindowOp([t(3, 7)], [x], [zero], window_dimensions=DenseI64ArrayAttr.get([2, 2]), window_strides=[1, 1], padding=DenseIntElementsAttr.get(np.zeros((2, 2), np.int64)))
        body = window.body.blocks.append(t(), t())
        with InsertionPoint(body):
            stablehlo.return_([stablehlo.maximum(*body.arguments)])
        print(op.dimensions, window.window_dimensions, window.base_dilations, len(op.inputs), op.results[0].type)
        func.ReturnOp([])


def control_flow():
    i = IntegerType.get_signless(32)
    f, block = start([t(of=IntegerType.get_signless(1)), t(of=i)], [t(of=i)])
    with InsertionPoint(block):
        p, n = f.arguments
        op = stablehlo.IfOp([t(of=i)], p)
        for region in op.regions:
            with InsertionPoint(region.blocks.append()):
                stablehlo.return_([n])
        case = stablehlo.CaseOp([t(of=i)], index=n, num_branches=3)
        for region in case.regions:
            with InsertionPoint(region.blocks.append()):
                stablehlo.return_([n])
        loop = stablehlo.WhileOp([t(of=i)], [case.result])
        cond = loop.cond.blocks.append(t(of=i))
        with InsertionPoint(cond):
            stablehlo.return_([stablehlo.compare(cond.arguments[0], n, stablehlo.ComparisonDirectionAttr.get("LT"))])
        body = loop.body.blocks.append(t(of=i))
        with InsertionPoint(body):
            stablehlo.return_([stablehlo.add(body.arguments[0], op.result)])
        func.ReturnOp(loop.results)


def gather_and_scatter():
    i = IntegerType.get_signless(32)
    f, block = start([t(8, 4), t(3, 1, of=i), t(3, 4)])
    with InsertionPoint(block):
        x, ids, up = f.arguments
        numbers = stablehlo.GatherDimensionNumbers.get(offset_dims=[1], collapsed_slice_dims=[0], operand_batching_dims=[], start_indices_batching_dims=[], start_index_map=[0], index_vector_dim=1)
        g = stablehlo.gather(x, ids, numbers, [1, 4], indices_are_sorted=True)
        print(numbers.offset_dims, numbers.collapsed_slice_dims, numbers.start_index_map, numbers.index_vector_dim, g.type)
        numbers = stablehlo.ScatterDimensionNumbers.get(update_window_dims=[1], inserted_window_dims=[0], input_batching_dims=[], scatter_indices_batching_dims=[], scattered_dims_to_operand_dims=[0], index_vector_dim=1)
        op = stablehlo.ScatterOp([x.type], [x], ids, [up], numbers, unique_indices=BoolAttr.get(True))
        body = op.update_computation.blocks.append(t(), t())
        with InsertionPoint(body):
            stablehlo.return_([body.arguments[1]])
        func.ReturnOp([])


def dot_and_convolution_attributes():
    d = stablehlo.DotDimensionNumbers.get(lhs_batching_dimensions=[0], rhs_batching_dimensions=[0], lhs_contracting_dimensions=[2], rhs_contracting_dimensions=[1])
    print(d, d.lhs_batching_dimensions, d.rhs_contracting_dimensions)
    f, block = start([t(2, 3, 4), t(2, 4, 5)])
    with InsertionPoint(block):
        a, b = f.arguments
        stablehlo.dot_general(t(2, 3, 5), a, b, d, precision_config=ArrayAttr.get([stablehlo.PrecisionAttr.get("DEFAULT"), stablehlo.PrecisionAttr.get("HIGHEST")]))
        alg = stablehlo.DotAlgorithm.get(BF16Type.get(), BF16Type.get(), F32Type.get(), 1, 1, 3, False)
        op = stablehlo.DotGeneralOp(t(2, 3, 5), a, b, d, algorithm=alg)
        print(alg.lhs_precision_type, alg.accumulation_type, alg.num_primitive_operations, alg.allow_imprecise_accumulation, op.algorithm == alg)
        func.ReturnOp([])


def rng_sort_topk_fft():
    i = IntegerType.get_signless(64)
    f, block = start([t(8), t(8, of=IntegerType.get_signless(32)), t(2, of=IntegerType.get_unsigned(64))])
    with InsertionPoint(block):
        x, n, key = f.arguments
        stablehlo.rng_bit_generator(key.type, t(4, of=IntegerType.get_unsigned(32)), stablehlo.RngAlgorithmAttr.get("THREE_FRY"), key)
        op = stablehlo.SortOp([x.type, n.type], [x, n], dimension=0, is_stable=True)
        b = op.comparator.blocks.append(t(), t(), t(of=n.type.element_type), t(of=n.type.element_type))
        with InsertionPoint(b):
            stablehlo.return_([stablehlo.compare(b.arguments[0], b.arguments[1], stablehlo.ComparisonDirectionAttr.get("GT"))])
        chlo.top_k(x, 3)
        stablehlo.fft(stablehlo.complex(x, x), stablehlo.FftTypeAttr.get("FFT"), [8])
        stablehlo.real(stablehlo.complex(x, x))
        func.ReturnOp([])


def chlo_functions():
    f, block = start([t(4, 4), t(4), t(4)])
    with InsertionPoint(block):
        x, a, b = f.arguments
        chlo.broadcast_add(x, a), chlo.broadcast_divide(x, b, broadcast_dimensions=[1])
        chlo.broadcast_compare(x, a, chlo.ComparisonDirectionAttr.get("NE"))
        for one in (chlo.acos, chlo.asinh, chlo.erf, chlo.erfc, chlo.lgamma, chlo.digamma, chlo.sinh, chlo.conj, chlo.is_inf, chlo.bessel_i1e, chlo.square):
            one(a)
        chlo.zeta(a, b), chlo.polygamma(a, b), chlo.next_after(a, b)
        chlo.ConstantOp(DenseElementsAttr.get(np.zeros(2, np.float32)))
        chlo.constant_like(FloatAttr.get(F32Type.get(), 2.0), a)
        func.ReturnOp([])


def collectives():
    f, block = start([t(4, 8)])
    with InsertionPoint(block):
        (x,) = f.arguments
        groups = DenseIntElementsAttr.get(np.array([[0, 1], [2, 3]], dtype=np.int64))
        channel = stablehlo.ChannelHandle.get(1, 1)
        op = stablehlo.AllReduceOp([x.type], [x], groups, channel_handle=channel, use_global_device_ids=True)
        b = op.computation.blocks.append(t(), t())
        with InsertionPoint(b):
            stablehlo.return_([stablehlo.add(*b.arguments)])
        stablehlo.AllGatherOp([t(8, 8)], [x], all_gather_dim=0, replica_groups=groups, channel_handle=channel)
        stablehlo.AllToAllOp([x], split_dimension=0, concat_dimension=1, split_count=2, replica_groups=groups)
        stablehlo.CollectivePermuteOp(x, DenseIntElementsAttr.get(np.array([[0, 1]], np.int64)))
        stablehlo.partition_id(), stablehlo.replica_id()
        print(channel.handle, channel.channel_type)
        func.ReturnOp([])


def custom_call_and_tokens():
    f, block = start([t(4)])
    with InsertionPoint(block):
        (x,) = f.arguments
        stablehlo.CustomCallOp([x.type], [x], call_target_name="foo", has_side_effect=True, backend_config=DictAttr.get({"a": IntegerAttr.get(IntegerType.get_signless(32), 1)}), api_version=IntegerAttr.get(IntegerType.get_signless(32), 4), called_computations=ArrayAttr.get([FlatSymbolRefAttr.get("main")]), output_operand_aliases=ArrayAttr.get([stablehlo.OutputOperandAlias.get(output_tuple_indices=[], operand_index=0, operand_tuple_indices=[])]), operand_layouts=ArrayAttr.get([DenseIntElementsAttr.get(np.array([0]), type=IndexType.get())]), result_layouts=ArrayAttr.get([DenseIntElementsAttr.get(np.array([0]), type=IndexType.get())]))
        tok = stablehlo.create_token()
        stablehlo.after_all([tok, tok])
        stablehlo.OutfeedOp([x], tok, outfeed_config="cfg")
        stablehlo.infeed([x.type, stablehlo.TokenType.get()], tok, infeed_config=StringAttr.get("a"), layout=ArrayAttr.get([]))
        y = stablehlo.tuple([x, x])
        stablehlo.get_tuple_element(y, 1)
        stablehlo.optimization_barrier([x])
        func.ReturnOp([])


def shardings():
    axis = [sdy.MeshAxisAttr.get("x", 2), sdy.MeshAxisAttr.get("y", 4)]
    mesh = sdy.MeshOp("mesh", sdy.MeshAttr.get(axis))
    x = sdy.AxisRefAttr.get("x")
    sub = sdy.AxisRefAttr.get("y", sdy.SubAxisInfoAttr.get(1, 2))
    dims = [sdy.DimensionShardingAttr.get([x], is_closed=True), sdy.DimensionShardingAttr.get([sub], is_closed=False, priority=1)]
    sharding = sdy.TensorShardingAttr.get("mesh", dims, replicated_axes=[sdy.AxisRefAttr.get("y", sdy.SubAxisInfoAttr.get(2, 2))])
    print(sharding, sharding.mesh_or_ref, [sdy.DimensionShardingAttr(d).is_closed for d in sharding.dimension_shardings], dims[1].priority, sub.sub_axis_info, mesh.sym_name)
    f, block = start([t(8, 8)])
    f.arg_attrs = ArrayAttr.get([DictAttr.get({"sdy.sharding": sharding})])
    with InsertionPoint(block):
        sdy.sharding_constraint(f.arguments[0], sharding)
        op = sdy.ManualComputationOp([t(8, 8)], [f.arguments[0]], sdy.TensorShardingPerValueAttr.get([sharding]), sdy.TensorShardingPerValueAttr.get([sharding]), sdy.ManualAxesAttr.get([StringAttr.get("x")]))
        b = op.body.blocks.append(t(4, 8))
        with InsertionPoint(b):
            sdy.return_([b.arguments[0]])
        func.ReturnOp([])


def mosaic_gpu_like_kernels():
    i32, idx = IntegerType.get_signless(32), IndexType.get()
    ptr = llvm.PointerType.get()
    f, block = start([MemRefType.get([64, 64], F16Type.get(), memory_space=Attribute.parse("#gpu.address_space<workgroup>")), idx, i32])
    with InsertionPoint(block):
        m, i, n = f.arguments
        ty = nvgpu.TensorMapDescriptorType.get(m.type, nvgpu.TensorMapSwizzleKind.SWIZZLE_128B, nvgpu.TensorMapL2PromoKind.L2PROMO_NONE, nvgpu.TensorMapOOBKind.OOB_ZERO, nvgpu.TensorMapInterleaveKind.INTERLEAVE_NONE)
        print(ty)
        tid = gpu.thread_id(gpu.Dimension.x)
        warp = arith.shrui(arith.index_cast(i32, tid), arith.constant(i32, 5))
        is0 = arith.cmpi(arith.CmpIPredicate.eq, warp, arith.constant(i32, 0))
        op = scf.IfOp(is0)
        with InsertionPoint(op.then_block):
            nvvm.fence_proxy(nvvm.ProxyKind.async_)
            scf.yield_([])
        dyn = gpu.dynamic_shared_memory(Type.parse("memref<?xi8, #gpu.address_space<workgroup>>"))
        view = memref.view(MemRefType.get([8], F32Type.get(), memory_space=Attribute.parse("#gpu.address_space<workgroup>")), dyn, arith.constant(idx, 0), [])
        v = vector.load(VectorType.get([4], F32Type.get()), view, [i])
        vector.store(v, view, [i])
        p = llvm.mlir_zero(ptr)
        llvm.inline_asm(i32, [n], "mov.u32 $0, $1;", "=r,r", has_side_effects=True, asm_dialect=0)
        func.ReturnOp([])


def portable_artifacts():
    f, block = start([t(4)], [t(4)])
    with InsertionPoint(block):
        func.ReturnOp([stablehlo.add(f.arguments[0], f.arguments[0])])
    print(stablehlo.get_minimum_version(), stablehlo.get_current_version() >= stablehlo.get_minimum_version(), stablehlo.get_smaller_version("1.0.0", "0.9.0"))
    module = f.operation.parent
    data = stablehlo.serialize_portable_artifact_str(str(module), "1.0.0")
    back = stablehlo.deserialize_portable_artifact_str(data)
    print(type(data), len(back) > 0)
    with Context() as context:
        stablehlo.register_dialect(context)
        print(stablehlo.deserialize_portable_artifact(context, data))


def jax_lowering_of_a_model():
    i1, i32 = IntegerType.get_signless(1), IntegerType.get_signless(32)
    f = func.FuncOp("main", ([t(8, 16), t(16, 4)], [t(8, 4)]), loc=Location.name("jit(main)"), visibility="public")
    f.attributes["llvm.emit_c_interface"] = UnitAttr.get()
    f.arg_attrs = ArrayAttr.get([DictAttr.get({"mhlo.layout_mode": StringAttr.get("default")}), DictAttr.get({"tf.aliasing_output": IntegerAttr.get(i32, 0)})])
    f.result_attrs = ArrayAttr.get([DictAttr.get({"jax.result_info": StringAttr.get("out")})])
    with InsertionPoint(f.add_entry_block()):
        x, w = f.arguments
        y = stablehlo.dot_general(t(8, 4), x, w, stablehlo.DotDimensionNumbers.get(lhs_batching_dimensions=[], rhs_batching_dimensions=[], lhs_contracting_dimensions=[1], rhs_contracting_dimensions=[0]))
        with Location.file("relu.py", 3, 0), Location.name("relu", childLoc=Location.file("relu.py", 4, 1)):
            y = stablehlo.maximum(y, stablehlo.broadcast_in_dim(t(8, 4), stablehlo.constant(DenseElementsAttr.get(np.array(0, np.float32), type=F32Type.get(), shape=[])), []))
        func.return_([y])
    print(f.operation.get_asm(enable_debug_info=True))


def pytree_composite_and_call():
    g = func.FuncOp("impl", ([t(2)], [t(2)]), visibility="private")
    with InsertionPoint(g.add_entry_block()):
        func.ReturnOp([g.arguments[0]])
    f, block = start([t(2)], [t(2)])
    with InsertionPoint(block):
        c = stablehlo.CompositeOp([t(2)], [f.arguments[0]], name="my.op", decomposition="impl", composite_attributes=DictAttr.get({"n": BoolAttr.get(True)}), version=1)
        r = func.CallOp(g, [c.results[0]])
        s = func.CallOp([t(2)], FlatSymbolRefAttr.get("impl"), [r.result])
        print(c.name, c.decomposition, c.version, s.callee)
        func.ReturnOp([s.result])
