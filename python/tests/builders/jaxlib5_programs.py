"""Programs of users of jaxlib's bindings: networks and their gradients. The test runs them with `mlir` replaced by `mlirkit`."""

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
def floats(*shape):
    return stablehlo.constant(DenseElementsAttr.get(np.linspace(0, 1, int(np.prod(shape)), dtype=np.float32).reshape(shape)))


@in_function("tensor<2x16x64xf32>", "tensor<64x4x16xf32>", results=["tensor<2x4x16x16xf32>"])
def attention_scores(x, weight):
    numbers = stablehlo.DotDimensionNumbers.get(lhs_batching_dimensions=[], rhs_batching_dimensions=[], lhs_contracting_dimensions=[2], rhs_contracting_dimensions=[0])
    precision = ArrayAttr.get([stablehlo.PrecisionAttr.get("HIGH")] * 2)
    heads = stablehlo.dot_general(tensor(2, 16, 4, 16), x, weight, numbers, precision_config=precision)
    queries = stablehlo.transpose(heads, [0, 2, 1, 3])
    numbers = stablehlo.DotDimensionNumbers.get(lhs_batching_dimensions=[0, 1], rhs_batching_dimensions=[0, 1], lhs_contracting_dimensions=[3], rhs_contracting_dimensions=[3])
    scores = stablehlo.dot_general(tensor(2, 4, 16, 16), queries, queries, numbers, algorithm=stablehlo.DotAlgorithm.get(F32Type.get(), F32Type.get(), F32Type.get(), 1, 1, 1, False))
    scale = stablehlo.broadcast_in_dim(scores.type, stablehlo.constant(DenseElementsAttr.get(np.float32(0.25))), [])
    return stablehlo.multiply(scores, scale)


@in_function("tensor<3x5xf32>", "tensor<5xf32>", "tensor<5xf32>", results=["tensor<3x5xf32>"])
def layer_norm(x, scale, offset):
    zero = stablehlo.constant(DenseElementsAttr.get(np.float32(0)))

    def mean(value):
        reduced = stablehlo.ReduceOp([tensor(3)], [value], [zero], dimensions=[1])
        block = Block.create_at_start(reduced.body, [tensor(), tensor()])
        with InsertionPoint(block):
            stablehlo.return_([stablehlo.add(*block.arguments)])
        count = stablehlo.broadcast_in_dim(tensor(3), stablehlo.constant(DenseElementsAttr.get(np.float32(5))), [])
        return stablehlo.broadcast_in_dim(tensor(3, 5), stablehlo.divide(reduced.results[0], count), [0])

    centred = stablehlo.subtract(x, mean(x))
    variance = mean(stablehlo.multiply(centred, centred))
    normal = stablehlo.multiply(centred, stablehlo.rsqrt(variance))
    return stablehlo.add(stablehlo.multiply(normal, stablehlo.broadcast_in_dim(tensor(3, 5), scale, [1])), stablehlo.broadcast_in_dim(tensor(3, 5), offset, [1]))


@in_function("tensor<1x8x8x3xf32>", "tensor<3x3x3x4xf32>")
def convolutions_of_a_network(image, kernel):
    numbers = stablehlo.ConvDimensionNumbers.get(
        input_batch_dimension=0, input_feature_dimension=3, input_spatial_dimensions=[1, 2], kernel_input_feature_dimension=2, kernel_output_feature_dimension=3,
        kernel_spatial_dimensions=[0, 1], output_batch_dimension=0, output_feature_dimension=3, output_spatial_dimensions=[1, 2])  # fmt: skip
    stablehlo.convolution(tensor(1, 4, 4, 4), image, kernel, numbers, feature_group_count=1, batch_group_count=1, window_strides=[2, 2], padding=np.array([[1, 1], [1, 1]]), rhs_dilation=[1, 1])
    stablehlo.ConvolutionOp(tensor(1, 13, 13, 4), image, kernel, numbers, 1, 1, window_strides=[1, 1], padding=DenseElementsAttr.get(np.zeros((2, 2), np.int64)), lhs_dilation=[2, 2], window_reversal=[True, False])
    print(numbers.input_spatial_dimensions, numbers.kernel_output_feature_dimension)


@in_function("tensor<8x16xf32>", "tensor<4x1xi32>", "tensor<4x16xf32>", results=["tensor<8x16xf32>"])
def embedding_and_its_gradient(table, ids, updates):
    numbers = stablehlo.GatherDimensionNumbers.get(offset_dims=[1], collapsed_slice_dims=[0], operand_batching_dims=[], start_indices_batching_dims=[], start_index_map=[0], index_vector_dim=1)
    stablehlo.gather(table, ids, numbers, slice_sizes=[1, 16], indices_are_sorted=False)
    numbers = stablehlo.ScatterDimensionNumbers.get(
        update_window_dims=[1], inserted_window_dims=[0], input_batching_dims=[], scatter_indices_batching_dims=[], scattered_dims_to_operand_dims=[0], index_vector_dim=1)  # fmt: skip
    scatter = stablehlo.ScatterOp([table.type], [table], ids, [updates], numbers, indices_are_sorted=True, unique_indices=False)
    block = scatter.update_computation.blocks.append(tensor(), tensor())
    with InsertionPoint(block):
        stablehlo.return_([stablehlo.add(*block.arguments)])
    return scatter.results


@in_function("tensor<i32>", "tensor<4xf32>", results=["tensor<4xf32>"])
def scan_over_steps(n, x):
    zero = stablehlo.constant(DenseElementsAttr.get(np.int32(0)))
    loop = stablehlo.WhileOp([n.type, x.type], [zero, x])
    condition = loop.cond.blocks.append(n.type, x.type)
    with InsertionPoint(condition):
        stablehlo.return_([stablehlo.compare(condition.arguments[0], n, stablehlo.ComparisonDirectionAttr.get("LT"), compare_type=stablehlo.ComparisonTypeAttr.get("SIGNED"))])
    body = loop.body.blocks.append(n.type, x.type)
    with InsertionPoint(body):
        one = stablehlo.constant(DenseElementsAttr.get(np.int32(1)))
        stablehlo.return_([stablehlo.add(body.arguments[0], one), stablehlo.tanh(body.arguments[1])])
    return loop.results[1]


@in_function("tensor<4x4xf32>", "tensor<f32>")
def windows_and_sorts(x, zero):
    pooled = stablehlo.ReduceWindowOp([tensor(2, 2)], [x], [zero], window_dimensions=[2, 2], window_strides=[2, 2])
    block = pooled.body.blocks.append(tensor(), tensor())
    with InsertionPoint(block):
        stablehlo.return_([stablehlo.maximum(*block.arguments)])
    sort = stablehlo.SortOp([x.type, x.type], [x, x], dimension=1, is_stable=True)
    block = sort.comparator.blocks.append(*[tensor()] * 4)
    with InsertionPoint(block):
        stablehlo.return_([stablehlo.compare(block.arguments[0], block.arguments[1], stablehlo.ComparisonDirectionAttr.get("GT"), compare_type=stablehlo.ComparisonTypeAttr.get("TOTALORDER"))])
    chlo.top_k(x, 2)
    chlo.erf_inv(x)
    chlo.broadcast_multiply(x, zero, broadcast_dimensions=[])
    chlo.broadcast_divide(x, x)


@in_function("tensor<4xui32>", "tensor<2xui64>")
def random_numbers(key, state):
    stablehlo.rng_bit_generator(state.type, tensor(8, of="ui32"), stablehlo.RngAlgorithmAttr.get("THREE_FRY"), state)
    shifted = stablehlo.shift_right_logical(key, stablehlo.constant(DenseElementsAttr.get(np.full(4, 9, np.uint32))))
    mantissa = stablehlo.or_(shifted, stablehlo.constant(DenseElementsAttr.get(np.full(4, 0x3F800000, np.uint32))))
    stablehlo.bitcast_convert(tensor(4), mantissa)


def sharded_step_of_training():
    mesh = sdy.MeshAttr.get([sdy.MeshAxisAttr.get("data", 4), sdy.MeshAxisAttr.get("model", 2)])
    sdy.MeshOp("mesh", mesh)
    f = func.FuncOp("step", ([tensor(8, 16), tensor(16, 4)], [tensor(8, 4)]))
    by_data = sdy.TensorShardingAttr.get("mesh", [sdy.DimensionShardingAttr.get([sdy.AxisRefAttr.get("data")], is_closed=True), sdy.DimensionShardingAttr.get([], is_closed=True)])
    whole = sdy.TensorShardingAttr.get("mesh", [sdy.DimensionShardingAttr.get([], is_closed=True)] * 2)
    with InsertionPoint(f.add_entry_block()):
        shardings = lambda *all: sdy.TensorShardingPerValueAttr.get(list(all))
        manual = sdy.ManualComputationOp([tensor(8, 4)], list(f.arguments), shardings(by_data, whole), shardings(by_data), sdy.ManualAxesAttr.get([StringAttr.get("data")]))
        block = manual.body.blocks.append(tensor(2, 16), tensor(16, 4))
        with InsertionPoint(block):
            numbers = stablehlo.DotDimensionNumbers.get([], [], [1], [0])
            product = stablehlo.dot_general(tensor(2, 4), *block.arguments, numbers)
            groups = DenseElementsAttr.get(np.arange(8, dtype=np.int64).reshape(2, 4))
            reduced = stablehlo.AllReduceOp([product.type], [product], groups, channel_handle=stablehlo.ChannelHandle.get(1, 1), use_global_device_ids=True)
            inner = reduced.computation.blocks.append(tensor(), tensor())
            with InsertionPoint(inner):
                stablehlo.return_([stablehlo.add(*inner.arguments)])
            sdy.ReturnOp(reduced.results)
        func.ReturnOp(manual.results)
    print(len(mesh.axes), mesh.device_ids, len(by_data.dimension_shardings))


def calls_and_composites():
    f = func.FuncOp("gelu.impl", ([tensor(4)], [tensor(4)]), visibility="private")
    with InsertionPoint(f.add_entry_block()):
        func.ReturnOp([stablehlo.logistic(f.arguments[0])])
    g = func.FuncOp("main", ([tensor(4)], [tensor(4)]))
    with InsertionPoint(g.add_entry_block()):
        made = stablehlo.CompositeOp([tensor(4)], list(g.arguments), name="gelu", decomposition="gelu.impl", composite_attributes=DictAttr.get({"approximate": BoolAttr.get(True)}), version=IntegerAttr.get(IntegerType.get_signless(32), 2))
        call = func.CallOp([tensor(4)], FlatSymbolRefAttr.get("gelu.impl"), made.results)
        stablehlo.custom_call([tensor(4)], call.results, "annotate", has_side_effect=True, backend_config=StringAttr.get("{}"), api_version=IntegerAttr.get(IntegerType.get_signless(32), 2))
        func.ReturnOp(call.results)


@in_function("tensor<?x4xf32>", "tensor<2xi32>", "tensor<i32>")
def shapes_at_run_time(x, shape, n):
    size = stablehlo.get_dimension_size(x, 0)
    stablehlo.dynamic_broadcast_in_dim(Type.parse("tensor<?x4xf32>"), x, shape, [0, 1])
    stablehlo.dynamic_reshape(Type.parse("tensor<?x?xf32>"), x, shape)
    stablehlo.dynamic_slice(x, [n, n], [1, 4])
    stablehlo.dynamic_update_slice(x, x, [n, n])
    stablehlo.set_dimension_size(x, size, 0)
    stablehlo.concatenate([x, x], 0)
    stablehlo.pad(x, stablehlo.constant(DenseElementsAttr.get(np.float32(0))), [1, 0], [0, 1], [0, 0])
    stablehlo.real(stablehlo.complex(x, x))


@in_function("tensor<4xi1>", "tensor<4xbf16>", "tensor<4xf8E4M3FN>", "tensor<4xi4>")
def constants_of_masks_and_small_floats(mask, b, f, i):
    stablehlo.constant(DenseElementsAttr.get(np.array([True, False, True, True])))
    stablehlo.constant(DenseElementsAttr.get_splat(tensor(200, of="i1"), BoolAttr.get(True)))
    stablehlo.constant(DenseElementsAttr.get_splat(tensor(3, of="bf16"), FloatAttr.get(BF16Type.get(), 1.5)))
    stablehlo.constant(DenseElementsAttr.get(np.array([7, -8], np.int8)))
    stablehlo.convert(tensor(4), b)
    stablehlo.convert(tensor(4), f)
    stablehlo.convert(tensor(4, of="i32"), i)
    stablehlo.reduce_precision(b, 5, 2)


@in_function("vector<8x128xf32>", "memref<8x128xf32>", "index")
def vectors_of_a_pallas_kernel(v, m, i):
    vector.store(v, m, [i, i])
    row = vector.extract(v, [], [2])
    vector.multi_reduction(vector.CombiningKind.ADD, v, row, [0])
    vector.broadcast(v.type, row)
    wide = arith.extf(VectorType.get([8, 128], F64Type.get()), v)
    arith.truncf(v.type, wide)
    for n in scf.for_(0, 4, 1):
        memref.store(arith.constant(F32Type.get(), 1.0), m, [n, n])
        scf.yield_([])
