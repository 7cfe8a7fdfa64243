"""Programs written for jaxlib's bindings. The test runs them with `mlir` replaced by `mlirkit`, and compares what they print."""

import numpy as np

from mlir import ir
from mlir.dialects import arith, chlo, func, gpu, llvm, math, memref, mpmd, nvgpu, nvvm, scf, sdy, sparse_tensor, stablehlo, vector
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


@in_function("tensor<2x3xf32>", "tensor<2x3xf32>", results=["tensor<2x3xf32>"])
def elementwise(a, b):
    for make in (stablehlo.add, stablehlo.subtract, stablehlo.multiply, stablehlo.divide, stablehlo.maximum, stablehlo.power):
        a = make(a, b)
    for make in (stablehlo.exponential, stablehlo.log, stablehlo.negate, stablehlo.sqrt, stablehlo.tanh, stablehlo.abs):
        a = make(a)
    return stablehlo.atan2(a, stablehlo.remainder(a, b))


@in_function("tensor<2x3xf32>", "tensor<2x3xf32>", "tensor<2x3xi1>")
def more_elementwise(a, b, p):
    stablehlo.select(p, a, b)
    stablehlo.clamp(a, b, a)
    stablehlo.AndOp(p, stablehlo.not_(p))
    stablehlo.floor(stablehlo.ceil(a))
    stablehlo.logistic(stablehlo.cbrt(a))
    stablehlo.is_finite(a)
    stablehlo.complex(a, b)
    stablehlo.real(stablehlo.ComplexOp(a, b))
    stablehlo.sign(a)
    stablehlo.round_nearest_even(a)
    stablehlo.sine(stablehlo.cosine(a))


@in_function("tensor<2x3xf32>")
def compares(a):
    lt = stablehlo.ComparisonDirectionAttr.get("LT")
    stablehlo.compare(a, a, lt)
    stablehlo.compare(a, a, lt, compare_type=stablehlo.ComparisonTypeAttr.get("TOTALORDER"))
    stablehlo.CompareOp(a, a, lt, compare_type=stablehlo.ComparisonTypeAttr.get("FLOAT"))
    print(lt, lt.value)


@in_function("tensor<2x3xf32>", "tensor<3x2xf32>")
def shapes(a, b):
    stablehlo.transpose(a, DenseI64ArrayAttr.get([1, 0]))
    stablehlo.transpose(a, [1, 0])
    stablehlo.reshape(tensor(6), a)
    stablehlo.broadcast_in_dim(tensor(4, 2, 3), a, DenseI64ArrayAttr.get([1, 2]))
    stablehlo.broadcast_in_dim(tensor(4, 2, 3), a, [1, 2])
    stablehlo.slice(a, [0, 1], [2, 3], [1, 1])
    stablehlo.concatenate([a, a], 0)
    stablehlo.concatenate([a, a], IntegerAttr.get(IntegerType.get_signless(64), 1))
    stablehlo.reverse(a, [0])
    stablehlo.pad(a, stablehlo.constant(DenseElementsAttr.get(np.float32(0))), [1, 0], [1, 0], [0, 0])
    stablehlo.convert(tensor(2, 3, of="f16"), a)
    stablehlo.bitcast_convert(tensor(2, 3, of="i32"), a)


@in_function()
def constants():
    stablehlo.constant(DenseElementsAttr.get(np.arange(6, dtype=np.float32).reshape(2, 3)))
    stablehlo.constant(DenseElementsAttr.get_splat(tensor(4), FloatAttr.get_f32(2.5)))
    stablehlo.constant(DenseIntElementsAttr.get(np.asarray([1, 2, 3], np.int32)))
    stablehlo.ConstantOp(DenseElementsAttr.get(np.asarray([True, False]), type=IntegerType.get_signless(1)))
    stablehlo.iota(tensor(4, of="i32"), IntegerAttr.get(IntegerType.get_signless(64), 0))
    stablehlo.iota(tensor(4, 4), 1)
    stablehlo.constant(DenseElementsAttr.get(np.float64(3.5)))


@in_function("tensor<2x3xf32>", "tensor<3x4xf32>")
def dots(a, b):
    dims = stablehlo.DotDimensionNumbers.get(
        lhs_batching_dimensions=[], rhs_batching_dimensions=[], lhs_contracting_dimensions=[1], rhs_contracting_dimensions=[0]
    )
    precision = ArrayAttr.get([stablehlo.PrecisionAttr.get("DEFAULT")] * 2)
    stablehlo.dot_general(tensor(2, 4), a, b, dims, precision_config=precision)
    stablehlo.dot_general(tensor(2, 4), a, b, dims)
    algorithm = stablehlo.DotAlgorithm.get(F32Type.get(), F32Type.get(), F32Type.get(), 1, 1, 1, False)
    stablehlo.dot_general(tensor(2, 4), a, b, dims, algorithm=algorithm)
    print(dims, dims.lhs_contracting_dimensions, algorithm, algorithm.lhs_component_count)


@in_function("tensor<1x8x8x3xf32>", "tensor<3x3x3x4xf32>")
def convolution(x, w):
    numbers = stablehlo.ConvDimensionNumbers.get(
        input_batch_dimension=0, input_feature_dimension=3, input_spatial_dimensions=[1, 2],
        kernel_input_feature_dimension=2, kernel_output_feature_dimension=3, kernel_spatial_dimensions=[0, 1],
        output_batch_dimension=0, output_feature_dimension=3, output_spatial_dimensions=[1, 2],
    )  # fmt: skip
    stablehlo.convolution(
        tensor(1, 6, 6, 4), x, w, numbers, IntegerAttr.get(IntegerType.get_signless(64), 1),
        IntegerAttr.get(IntegerType.get_signless(64), 1), window_strides=[1, 1],
        padding=DenseIntElementsAttr.get(np.zeros((2, 2), np.int64)), lhs_dilation=[1, 1], rhs_dilation=[1, 1],
        window_reversal=DenseBoolArrayAttr.get([False, False]),
    )  # fmt: skip
    print(numbers.input_spatial_dimensions)


@in_function("tensor<4x8xf32>", "tensor<f32>", results=["tensor<4xf32>"])
def reduce(a, init):
    op = stablehlo.ReduceOp([tensor(4)], [a], [init], [1])
    block = op.regions[0].blocks.append(tensor(), tensor())
    with InsertionPoint(block):
        stablehlo.return_([stablehlo.add(*block.arguments)])
    return op.result


@in_function("tensor<1x4x4x1xf32>", "tensor<f32>")
def reduce_window(a, init):
    op = stablehlo.ReduceWindowOp(
        [tensor(1, 2, 2, 1)], [a], [init], DenseI64ArrayAttr.get([1, 2, 2, 1]), window_strides=DenseI64ArrayAttr.get([1, 2, 2, 1])
    )
    block = op.regions[0].blocks.append(tensor(), tensor())
    with InsertionPoint(block):
        stablehlo.return_([stablehlo.maximum(*block.arguments)])


@in_function("tensor<i32>", results=["tensor<i32>"])
def while_loop(n):
    scalar = tensor(of="i32")
    op = stablehlo.WhileOp([scalar], [n])
    cond, body = op.cond.blocks.append(scalar), op.body.blocks.append(scalar)
    with InsertionPoint(cond):
        zero = stablehlo.constant(DenseElementsAttr.get(np.int32(0)))
        stablehlo.return_([stablehlo.compare(cond.arguments[0], zero, stablehlo.ComparisonDirectionAttr.get("GT"))])
    with InsertionPoint(body):
        one = stablehlo.constant(DenseElementsAttr.get(np.int32(1)))
        stablehlo.return_([stablehlo.subtract(body.arguments[0], one)])
    return op.results[0]


@in_function("tensor<i1>", "tensor<2xf32>", results=["tensor<2xf32>"])
def conditional(p, a):
    op = stablehlo.IfOp([a.type], p)
    for region, make in ((op.true_branch, stablehlo.negate), (op.false_branch, stablehlo.abs)):
        with InsertionPoint(region.blocks.append()):
            stablehlo.return_([make(a)])
    return op.results[0]


@in_function("tensor<i32>", "tensor<2xf32>", results=["tensor<2xf32>"])
def case(i, a):
    op = stablehlo.CaseOp([a.type], i, 2)
    for region in op.regions:
        with InsertionPoint(region.blocks.append()):
            stablehlo.ReturnOp([a])
    return op.result


@in_function("tensor<4x5xf32>", "tensor<2x1xi32>", "tensor<i32>", "tensor<2x5xf32>")
def indexing(a, at, i, update):
    numbers = stablehlo.GatherDimensionNumbers.get(
        offset_dims=[1], collapsed_slice_dims=[0], operand_batching_dims=[], start_indices_batching_dims=[], start_index_map=[0], index_vector_dim=1
    )
    stablehlo.gather(a, at, numbers, DenseI64ArrayAttr.get([1, 5]), indices_are_sorted=BoolAttr.get(False))
    stablehlo.dynamic_slice(a, [i, i], [2, 2])
    stablehlo.dynamic_update_slice(a, update, [i, i])
    numbers = stablehlo.ScatterDimensionNumbers.get(
        update_window_dims=[1], inserted_window_dims=[0], input_batching_dims=[], scatter_indices_batching_dims=[],
        scattered_dims_to_operand_dims=[0], index_vector_dim=1,
    )  # fmt: skip
    op = stablehlo.ScatterOp([a.type], [a], at, [update], numbers, indices_are_sorted=BoolAttr.get(True), unique_indices=BoolAttr.get(True))
    block = op.update_computation.blocks.append(tensor(), tensor())
    with InsertionPoint(block):
        stablehlo.return_([block.arguments[1]])


@in_function("tensor<4xf32>", "tensor<4xi32>")
def sort(keys, values):
    op = stablehlo.SortOp([keys.type, values.type], [keys, values], dimension=IntegerAttr.get(IntegerType.get_signless(64), 0), is_stable=BoolAttr.get(True))
    types = [tensor(), tensor(), tensor(of="i32"), tensor(of="i32")]
    block = op.regions[0].blocks.append(*types)
    with InsertionPoint(block):
        stablehlo.return_([stablehlo.compare(block.arguments[0], block.arguments[1], stablehlo.ComparisonDirectionAttr.get("LT"))])


@in_function("tensor<4x4xf32>")
def linear_algebra(a):
    stablehlo.cholesky(a, lower=BoolAttr.get(True))
    stablehlo.triangular_solve(a, a, True, True, False, stablehlo.TransposeAttr.get("NO_TRANSPOSE"))
    stablehlo.fft(a, stablehlo.FftTypeAttr.get("RFFT"), [4])


@in_function("tensor<2xui64>", "tensor<f32>", "tensor<2xi64>")
def random(key, bound, shape):
    stablehlo.rng_bit_generator(key.type, tensor(4, of="ui32"), stablehlo.RngAlgorithmAttr.get("THREE_FRY"), key)
    stablehlo.rng(bound, bound, shape, stablehlo.RngDistributionAttr.get("UNIFORM"))


@in_function("tensor<4x4xf32>")
def collectives(a):
    groups = DenseIntElementsAttr.get(np.asarray([[0, 1], [2, 3]], np.int64))
    channel = stablehlo.ChannelHandle.get(1, 1)
    op = stablehlo.AllReduceOp([a.type], [a], groups, channel_handle=channel, use_global_device_ids=BoolAttr.get(True))
    block = op.computation.blocks.append(tensor(), tensor())
    with InsertionPoint(block):
        stablehlo.return_([stablehlo.add(*block.arguments)])
    stablehlo.all_gather([tensor(8, 4)], [a], 0, groups, channel_handle=channel, use_global_device_ids=True)
    stablehlo.collective_permute(a, DenseIntElementsAttr.get(np.asarray([[0, 1]], np.int64)))
    stablehlo.AllToAllOp([a], 0, 0, 2, DenseIntElementsAttr.get(np.asarray([[0, 1]], np.int64)))
    stablehlo.partition_id()
    stablehlo.replica_id()
    print(channel, channel.handle, channel.channel_type)


@in_function("tensor<4xf32>", "tensor<f32>")
def custom_calls(a, b):
    stablehlo.CustomCallOp([a.type], [a], "target")
    stablehlo.custom_call(
        [a.type], [a, b], StringAttr.get("other"), has_side_effect=BoolAttr.get(True), backend_config=StringAttr.get("{}"),
        api_version=IntegerAttr.get(IntegerType.get_signless(32), 2), called_computations=ArrayAttr.get([FlatSymbolRefAttr.get("main")]),
        operand_layouts=ArrayAttr.get([Attribute.parse("dense<0> : tensor<1xindex>"), Attribute.parse("dense<> : tensor<0xindex>")]),
        result_layouts=ArrayAttr.get([Attribute.parse("dense<0> : tensor<1xindex>")]),
        output_operand_aliases=ArrayAttr.get([stablehlo.OutputOperandAlias.get(output_tuple_indices=[], operand_index=0, operand_tuple_indices=[])]),
    )  # fmt: skip


@in_function("tensor<4xf32>", "tensor<i32>")
def tuples(a, b):
    t = stablehlo.tuple([a, b])
    stablehlo.get_tuple_element(t, 0)
    stablehlo.GetTupleElementOp(t, IntegerAttr.get(IntegerType.get_signless(32), 1))
    stablehlo.optimization_barrier([a, b])
    token = stablehlo.create_token()
    stablehlo.after_all([token, token])
    print(stablehlo.TokenType.get())


@in_function("tensor<?x4xf32>", "tensor<2xi32>")
def dynamic_shapes(a, shape):
    D = ShapedType.get_dynamic_size()
    stablehlo.get_dimension_size(a, 0)
    stablehlo.dynamic_reshape(tensor(D, D), a, shape)
    stablehlo.dynamic_broadcast_in_dim(tensor(D, 4), a, shape, DenseI64ArrayAttr.get([0, 1]))
    stablehlo.dynamic_iota(tensor(D, D, of="i32"), shape, 0)
    print(RankedTensorType.get([D, 4], F32Type.get(), stablehlo.TypeExtensions.get([8, D])))


@in_function("tensor<8xf32>", "tensor<f32>", "tensor<8xf32>", "tensor<8xf32>")
def batch_norm_and_map(a, s, m, v):
    op = stablehlo.MapOp(a.type, [a, m], [0])
    block = op.regions[0].blocks.append(tensor(), tensor())
    with InsertionPoint(block):
        stablehlo.return_([stablehlo.multiply(*block.arguments)])


def composite_and_functions():
    f = func.FuncOp("decomposition", ([tensor(2)], [tensor(2)]), visibility="private")
    with InsertionPoint(f.add_entry_block()):
        func.ReturnOp([f.arguments[0]])
    g = func.FuncOp("main", ([tensor(2)], [tensor(2)]), visibility="public")
    g.attributes["mhlo.num_partitions"] = IntegerAttr.get(IntegerType.get_signless(32), 1)
    g.arg_attrs = ArrayAttr.get([DictAttr.get({"mhlo.sharding": StringAttr.get("{replicated}")})])
    g.result_attrs = ArrayAttr.get([DictAttr.get({"jax.result_info": StringAttr.get("result")})])
    with InsertionPoint(g.add_entry_block()):
        made = stablehlo.CompositeOp([tensor(2)], [g.arguments[0]], name="my.op", decomposition=FlatSymbolRefAttr.get("decomposition"))
        call = func.CallOp([tensor(2)], FlatSymbolRefAttr.get("decomposition"), [made.result])
        func.ReturnOp([call.result])


@in_function("tensor<4xf32>", "tensor<4xf32>")
def chlo_ops(a, b):
    chlo.erf(a)
    chlo.lgamma(a)
    chlo.digamma(a)
    chlo.next_after(a, b)
    chlo.acosh(a)
    chlo.ErfInvOp(a)
    chlo.top_k(a, 2)
    chlo.broadcast_add(a, b)
    chlo.broadcast_compare(a, b, chlo.ComparisonDirectionAttr.get("GE"))
    chlo.square(a)
    chlo.tan(a)


def chlo_attributes():
    print(chlo.ComparisonDirectionAttr.get("EQ"), chlo.PrecisionAttr.get("HIGHEST").value, chlo.ComparisonTypeAttr.get("SIGNED"))
    numbers = chlo.RaggedDotDimensionNumbers.get([], [], [1], [1], [0], [0])
    print(numbers, numbers.lhs_ragged_dimensions)


def sdy_mesh():
    x, y = sdy.MeshAxisAttr.get("x", 2), sdy.MeshAxisAttr.get("y", 4)
    mesh = sdy.MeshAttr.get([x, y])
    sdy.MeshOp("mesh", mesh)
    print(x, x.name, x.size, mesh, [str(axis) for axis in mesh.axes], mesh.device_ids)
    print(sdy.MeshAttr.get([], [3]))


def sdy_shardings():
    sdy.MeshOp("mesh", sdy.MeshAttr.get([sdy.MeshAxisAttr.get("x", 2), sdy.MeshAxisAttr.get("y", 4)]))
    x, y = sdy.AxisRefAttr.get("x"), sdy.AxisRefAttr.get("y", sdy.SubAxisInfoAttr.get(1, 2))
    dims = [sdy.DimensionShardingAttr.get([x], is_closed=True), sdy.DimensionShardingAttr.get([y], is_closed=False, priority=1)]
    sharding = sdy.TensorShardingAttr.get("mesh", dims)
    per_value = sdy.TensorShardingPerValueAttr.get([sharding])
    print(x, y, sharding, per_value, dims[0].is_closed, dims[1].priority, len(sharding.dimension_shardings))
    function = func.FuncOp("main", ([tensor(8, 8)], [tensor(8, 8)]))
    function.arg_attrs = ArrayAttr.get([DictAttr.get({"sdy.sharding": sharding})])
    with InsertionPoint(function.add_entry_block()):
        made = sdy.ShardingConstraintOp(function.arguments[0], sharding)
        func.ReturnOp([made.result])


@in_function("tensor<8x8xf32>", "tensor<8x8xf32>")
def sdy_rule(a, b):
    mapping = sdy.TensorMappingAttr.get([sdy.DimMappingAttr.get([0]), sdy.DimMappingAttr.get([1])])
    rule = sdy.OpShardingRuleAttr.get([8, 8], [mapping, mapping], [mapping])
    made = stablehlo.AddOp(a, b)
    made.attributes["sdy.sharding_rule"] = rule
    print(rule, rule.factor_sizes, sdy.ManualAxesAttr.get([StringAttr.get("x")]))


def mpmd_attributes():
    print(mpmd.UserOriginAttr.get("loss", 1), mpmd.UserOriginAttr.get("loss", 1).transpose_count)


def arith_and_control_flow():
    @func.FuncOp.from_py_func(IndexType.get(), F32Type.get())
    def kernel(n, x):
        total = arith.addf(x, x)
        for i, value, result in scf.for_(0, n, 1, [total]):
            scf.yield_([math.exp(arith.mulf(value, x))])
        return result


@in_function("memref<16xf32>", "index")
def memory(m, i):
    vector.store(vector.load(VectorType.get([4], F32Type.get()), m, [i]), m, [i])
    memref.store(memref.load(m, [i]), m, [i])
    memref.subview(m, [0], [8], [2])
    gpu.barrier()


def llvm_types():
    print(llvm.PointerType.get(1), llvm.StructType.get_literal([llvm.PointerType.get(), IntegerType.get_signless(64)]))
    print(llvm.ArrayType.get(F32Type.get(), 8).num_elements)


def locations_and_modules():
    module = Module.create(loc=Location.name("jit_f"))
    module.operation.attributes["sym_name"] = StringAttr.get("jit_f")
    module.operation.attributes["mhlo.num_replicas"] = IntegerAttr.get(IntegerType.get_signless(32), 1)
    print(module.operation.attributes["sym_name"], module.operation.verify(), len(module.body.operations))
    place = Location.callsite(Location.file("a.py", 1, 2), [Location.name("caller", Location.file("b.py", 3, 4))])
    print(place, Location.fused([place, Location.name("x")]))


def types_and_values():
    t = RankedTensorType.get([2, 3], BF16Type.get())
    print(t.shape, t.element_type, t.rank, t.has_static_shape, RankedTensorType.isinstance(t) if hasattr(t, "isinstance") else True)
    print(IntegerType.get_unsigned(8), IntegerType.get_signless(4), Float8E4M3FNType.get(), Float8E5M2Type.get(), ComplexType.get(F64Type.get()))
    array = DenseElementsAttr.get(np.arange(4, dtype=np.int32))
    print(np.array(array), array.type, array.is_splat)
