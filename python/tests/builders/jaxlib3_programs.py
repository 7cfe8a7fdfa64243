"""Programs of further kinds, written for jaxlib's bindings. The test runs them with `mlir` replaced by `mlirkit`."""

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


# As JAX's own lowering writes it.


@in_function("tensor<2x3xf32>", "tensor<f32>")
def as_jax_lowers_broadcasts(a, s):
    stablehlo.broadcast_in_dim(tensor(2, 3), s, DenseI64ArrayAttr.get([]))
    stablehlo.broadcast_in_dim(tensor(4, 2, 3), a, [1, 2])
    stablehlo.BroadcastOp(s, [2, 2])
    stablehlo.reshape(tensor(6), a)
    stablehlo.bitcast_convert(tensor(2, 3, of="i32"), a)
    stablehlo.ConvertOp(tensor(2, 3, of="bf16"), a).result


@in_function("tensor<8x16xbf16>", "tensor<16x4xbf16>", results=["tensor<8x4xf32>"])
def dots_with_precision(a, b):
    dims = stablehlo.DotDimensionNumbers.get(lhs_batching_dimensions=[], rhs_batching_dimensions=[], lhs_contracting_dimensions=[1], rhs_contracting_dimensions=[0])
    precision = ArrayAttr.get([stablehlo.PrecisionAttr.get("DEFAULT"), stablehlo.PrecisionAttr.get("DEFAULT")])
    algorithm = stablehlo.DotAlgorithm.get(Type.parse("bf16"), Type.parse("bf16"), Type.parse("f32"), 1, 1, 1, False)
    print(algorithm, dims.lhs_contracting_dimensions, precision[0])
    return stablehlo.dot_general(tensor(8, 4), a, b, dims, precision_config=precision, algorithm=algorithm)


@in_function("tensor<1x8x8x3xf32>", "tensor<3x3x3x4xf32>")
def convolution_of_jax(x, w):
    numbers = stablehlo.ConvDimensionNumbers.get(
        input_batch_dimension=0, input_feature_dimension=3, input_spatial_dimensions=[1, 2], kernel_input_feature_dimension=2, kernel_output_feature_dimension=3,
        kernel_spatial_dimensions=[0, 1], output_batch_dimension=0, output_feature_dimension=3, output_spatial_dimensions=[1, 2],
    )  # fmt: skip
    print(numbers.kernel_spatial_dimensions, numbers.output_feature_dimension)
    stablehlo.convolution(
        tensor(1, 8, 8, 4), x, w, numbers, i64(1), i64(1), window_strides=DenseI64ArrayAttr.get([1, 1]), padding=DenseElementsAttr.get(np.ones((2, 2), np.int64)),
        lhs_dilation=[1, 1], rhs_dilation=[1, 1], window_reversal=DenseBoolArrayAttr.get([False, False]), precision_config=ArrayAttr.get([stablehlo.PrecisionAttr.get("DEFAULT")] * 2),
    )  # fmt: skip


@in_function("tensor<8x4xf32>", "tensor<3x1xi32>", "tensor<3x4xf32>")
def gather_and_scatter(a, at, updates):
    numbers = stablehlo.GatherDimensionNumbers.get(offset_dims=[1], collapsed_slice_dims=[0], operand_batching_dims=[], start_indices_batching_dims=[], start_index_map=[0], index_vector_dim=1)
    stablehlo.gather(a, at, numbers, DenseI64ArrayAttr.get([1, 4]), indices_are_sorted=BoolAttr.get(False))
    into = stablehlo.ScatterDimensionNumbers.get(
        update_window_dims=[1], inserted_window_dims=[0], input_batching_dims=[], scatter_indices_batching_dims=[], scattered_dims_to_operand_dims=[0], index_vector_dim=1
    )
    print(numbers.offset_dims, into.update_window_dims, into.scattered_dims_to_operand_dims)
    op = stablehlo.ScatterOp([a.type], [a], at, [updates], into, indices_are_sorted=BoolAttr.get(True), unique_indices=BoolAttr.get(False))
    block = op.update_computation.blocks.append(tensor(), tensor())
    with InsertionPoint(block):
        stablehlo.return_([stablehlo.add(*block.arguments)])


@in_function("tensor<16xf32>", "tensor<16xi32>")
def sort_with_keys(a, b):
    op = stablehlo.SortOp([a.type, b.type], [a, b], dimension=i64(0), is_stable=BoolAttr.get(True))
    block = op.comparator.blocks.append(tensor(), tensor(), tensor(of="i32"), tensor(of="i32"))
    with InsertionPoint(block):
        stablehlo.return_([stablehlo.compare(block.arguments[0], block.arguments[1], stablehlo.ComparisonDirectionAttr.get("LT"), compare_type=stablehlo.ComparisonTypeAttr.get("TOTALORDER"))])


@in_function("tensor<4x8xf32>", "tensor<f32>")
def windows_with_padding(a, zero):
    op = stablehlo.ReduceWindowOp([tensor(4, 8)], [a], [zero], [1, 3], window_strides=[1, 1], base_dilations=[1, 1], window_dilations=[1, 1], padding=DenseIntElementsAttr.get(np.asarray([[0, 0], [1, 1]], np.int64)))
    block = op.regions[0].blocks.append(tensor(), tensor())
    with InsertionPoint(block):
        stablehlo.return_([stablehlo.maximum(*block.arguments)])
    stablehlo.pad(a, zero, edge_padding_low=[0, 1], edge_padding_high=DenseI64ArrayAttr.get([0, -1]), interior_padding=[0, 0])


@in_function("tensor<i32>", "tensor<4xf32>", results=["tensor<i32>", "tensor<4xf32>"])
def loops_with_two_values(n, a):
    op = stablehlo.WhileOp([n.type, a.type], [n, a])
    cond, body = op.cond.blocks.append(n.type, a.type), op.body.blocks.append(n.type, a.type)
    with InsertionPoint(cond):
        stablehlo.return_([stablehlo.compare(cond.arguments[0], n, stablehlo.ComparisonDirectionAttr.get("NE"), compare_type=stablehlo.ComparisonTypeAttr.get("SIGNED"))])
    with InsertionPoint(body):
        one = stablehlo.constant(DenseElementsAttr.get(np.array(1, np.int32)))
        stablehlo.return_([stablehlo.add(body.arguments[0], one), stablehlo.sine(body.arguments[1])])
    return list(op.results)


@in_function("tensor<i1>", "tensor<2xf32>", results=["tensor<2xf32>"])
def branches_of_if(c, a):
    op = stablehlo.IfOp([a.type], c)
    for region, make in ((op.true_branch, stablehlo.negate), (op.false_branch, stablehlo.exponential)):
        with InsertionPoint(region.blocks.append()):
            stablehlo.return_([make(a)])
    return op.results


@in_function("tensor<2xf32>")
def custom_call_of_every_kind(a):
    stablehlo.custom_call([a.type], [a], "Sharding", backend_config=StringAttr.get(""), api_version=IntegerAttr.get(IntegerType.get_signless(32), 2), has_side_effect=BoolAttr.get(False))
    op = stablehlo.CustomCallOp(
        [tensor(2), tensor(of="i32")], [a], call_target_name=StringAttr.get("f"), called_computations=ArrayAttr.get([FlatSymbolRefAttr.get("main")]),
        operand_layouts=ArrayAttr.get([DenseIntElementsAttr.get(np.asarray([0], np.int64), type=IndexType.get())]),
        result_layouts=ArrayAttr.get([DenseIntElementsAttr.get(np.asarray([0], np.int64), type=IndexType.get()), DenseIntElementsAttr.get(np.zeros((0,), np.int64), type=IndexType.get())]),
        output_operand_aliases=ArrayAttr.get([stablehlo.OutputOperandAlias.get(output_tuple_indices=[0], operand_index=0, operand_tuple_indices=[])]),
        backend_config=DictAttr.get({"k": i64(3)}), api_version=IntegerAttr.get(IntegerType.get_signless(32), 4),
    )  # fmt: skip
    op.operation.attributes["mhlo.backend_config"] = StringAttr.get("c")
    print(len(op.results), op.call_target_name.value)


@in_function("tensor<4xf32>", "tensor<2xui32>")
def more_of_random_and_shapes(a, state):
    stablehlo.rng_bit_generator(tensor(2, of="ui32"), tensor(8, of="ui32"), stablehlo.RngAlgorithmAttr.get("THREE_FRY"), state)
    stablehlo.iota(tensor(4, 4, of="i32"), IntegerAttr.get(IntegerType.get_signless(64), 1))
    stablehlo.get_dimension_size(a, 0)
    stablehlo.optimization_barrier([a, state])
    stablehlo.OptimizationBarrierOp([a])
    stablehlo.concatenate([a, a], i64(0))
    stablehlo.slice(a, [1], [3], [1])
    stablehlo.dynamic_slice(a, [stablehlo.constant(DenseElementsAttr.get(np.array(0, np.int32)))], [2])
    stablehlo.dynamic_update_slice(a, stablehlo.slice(a, [0], [2], [1]), [stablehlo.constant(DenseElementsAttr.get(np.array(0, np.int32)))])
    stablehlo.reverse(a, [0])
    stablehlo.clamp(a, a, a)
    stablehlo.is_finite(a)


def function_attributes_of_jax():
    t = tensor(8, 2)
    f = func.FuncOp("main", FunctionType.get([t, t], [t]))
    f.attributes["sym_visibility"] = StringAttr.get("public")
    f.arg_attrs = ArrayAttr.get([DictAttr.get({"tf.aliasing_output": IntegerAttr.get(IntegerType.get_signless(32), 0), "jax.buffer_donor": BoolAttr.get(True)}), DictAttr.get({"mhlo.sharding": StringAttr.get("{replicated}")})])
    f.result_attrs = ArrayAttr.get([DictAttr.get({"jax.result_info": StringAttr.get("result")})])
    with InsertionPoint(f.add_entry_block()):
        func.ReturnOp([stablehlo.add(*f.arguments)])
    print(f.arg_attrs[1], f.result_attrs, f.name, f.type, f.visibility)
    SymbolTable(f.operation.parent).insert(func.FuncOp("main", FunctionType.get([], []), visibility="private"))


def locations_of_jax():
    where = Location.name("jit(f)/add", childLoc=Location.callsite(Location.file("m.py", 3, 4), [Location.file("n.py", 5, 6)]))
    with where:
        f = func.FuncOp("main", FunctionType.get([tensor(2)], [tensor(2)]))
        with InsertionPoint(f.add_entry_block()):
            func.ReturnOp([stablehlo.tanh(f.arguments[0], loc=Location.fused([where, Location.unknown()]))])
    print(f.operation.get_asm(enable_debug_info=True, print_generic_op_form=False))


# chlo, sdy, mpmd


@in_function("tensor<4xf32>", "tensor<4xf64>", "tensor<2xi32>", "tensor<f32>")
def chlo_functions(a, b, n, s):
    for make in (chlo.acos, chlo.acosh, chlo.asin, chlo.asinh, chlo.atan, chlo.atanh, chlo.bessel_i1e, chlo.conj, chlo.cosh, chlo.digamma, chlo.erf_inv, chlo.erfc, chlo.is_inf, chlo.is_neg_inf, chlo.is_pos_inf, chlo.lgamma, chlo.sinh, chlo.square, chlo.tan):
        print(make(a).type)
    chlo.next_after(a, a)
    chlo.polygamma(b, b)
    chlo.zeta(a, a)
    chlo.top_k(a, 2)
    chlo.TopKOp(a, k=IntegerAttr.get(IntegerType.get_signless(64), 3))
    chlo.constant(DenseElementsAttr.get(np.array([1, 2], np.int32)))
    chlo.constant_like(value=FloatAttr.get_f32(2.0), operand=a)


@in_function("tensor<4xf32>", "tensor<f32>", "tensor<4xcomplex<f32>>")
def chlo_with_broadcasts(a, s, z):
    for make in (chlo.broadcast_add, chlo.broadcast_divide, chlo.broadcast_maximum, chlo.broadcast_power, chlo.broadcast_subtract, chlo.broadcast_atan2):
        print(make(a, s).type)
    chlo.broadcast_add(a, s, broadcast_dimensions=DenseI64ArrayAttr.get([]))
    chlo.broadcast_compare(a, s, chlo.ComparisonDirectionAttr.get("GT"), compare_type=chlo.ComparisonTypeAttr.get("FLOAT"))
    chlo.broadcast_select(chlo.broadcast_compare(a, a, chlo.ComparisonDirectionAttr.get("EQ")), a, s)
    chlo.broadcast_complex(a, s)
    chlo.conj(z)
    chlo.asin(z)


def sdy_meshes_of_devices():
    mesh = sdy.MeshAttr.get([sdy.MeshAxisAttr.get("data", 4), sdy.MeshAxisAttr.get("model", 2)], device_ids=list(range(8))[::-1])
    sdy.MeshOp("mesh", mesh)
    sdy.mesh("one", sdy.MeshAttr.get([], device_ids=[0]))
    print(mesh, [(sdy.MeshAxisAttr(one).name, sdy.MeshAxisAttr(one).size) for one in mesh.axes], mesh.device_ids)
    axis = sdy.AxisRefAttr.get("model", sub_axis_info=sdy.SubAxisInfoAttr.get(1, 2))
    part = sdy.DimensionShardingAttr.get([axis, sdy.AxisRefAttr.get("data")], True, priority=1)
    sharding = sdy.TensorShardingAttr.get("mesh", [part], replicated_axes=[], unreduced_axes=[])
    print(sdy.SubAxisInfoAttr(axis.sub_axis_info).size, part.axes[0], part.is_closed, part.priority, sharding, sharding.mesh_or_ref, sharding.dimension_shardings)
    print(sdy.TensorShardingPerValueAttr.get([sharding, sharding]).shardings[1] == sharding, sdy.ManualAxesAttr.get([StringAttr.get("data")]))
    return sharding


def sdy_operations():
    sdy.MeshOp("mesh", sdy.MeshAttr.get([sdy.MeshAxisAttr.get("x", 4)]))
    f = func.FuncOp("f", FunctionType.get([tensor(8, 4)], []))
    with InsertionPoint(f.add_entry_block()):
        _use_the_mesh(f.arguments[0])
        func.return_([])


def _use_the_mesh(a):
    sharding = sdy.TensorShardingAttr.get("mesh", [sdy.DimensionShardingAttr.get([sdy.AxisRefAttr.get("x")], True), sdy.DimensionShardingAttr.get([], False)])
    sdy.sharding_constraint(a, sharding)
    sdy.ShardingConstraintOp(a, sharding)
    sdy.sharding_group(a, 3)
    sdy.propagation_barrier(a, 1)
    per = sdy.TensorShardingPerValueAttr.get([sharding])
    op = sdy.ManualComputationOp([a.type], [a], per, per, sdy.ManualAxesAttr.get([StringAttr.get("x")]))
    block = op.body.blocks.append(tensor(2, 4))
    with InsertionPoint(block):
        sdy.ReturnOp([block.arguments[0]])
    named = sdy.NamedComputationOp([a.type], "g", [a], in_shardings=per)
    inner = named.body.blocks.append(a.type)
    with InsertionPoint(inner):
        sdy.return_([inner.arguments[0]])
    rule = sdy.OpShardingRuleAttr.get([8, 4], [sdy.TensorMappingAttr.get([sdy.DimMappingAttr.get([0]), sdy.DimMappingAttr.get([1])])], [sdy.TensorMappingAttr.get([sdy.DimMappingAttr.get([0]), sdy.DimMappingAttr.get([1])])])
    print(rule, rule.factor_sizes, sdy.DimMappingAttr(sdy.TensorMappingAttr(rule.operand_mappings[0]).dim_mappings[1]).factor_indices)


# The others


@in_function("memref<4x4xf32>", "index", "vector<4xf32>")
def gpu_and_vectors(m, i, v):
    gpu.thread_id(gpu.Dimension.x)
    gpu.barrier()
    vector.broadcast(Type.parse("vector<2x4xf32>"), v)
    vector.fma(v, v, v)
    vector.reduction(F32Type.get(), vector.CombiningKind.MUL, v)
    vector.load(Type.parse("vector<4xf32>"), m, [i, i])
    vector.extract_strided_slice(Type.parse("vector<2xf32>"), v, [0], [2], [1])
    vector.bitcast(Type.parse("vector<4xi32>"), v)
    memref.dim(m, i)
    math.exp2(v)


@in_function("f32", "!llvm.ptr", "i32")
def llvm_of_mosaic(x, p, n):
    llvm.getelementptr(llvm.PointerType.get(), p, [n], [-2147483648], F32Type.get(), llvm.GEPNoWrapFlags.none)
    llvm.inline_asm(IntegerType.get_signless(32), [n], "mov $0, $1;", "=r,r", has_side_effects=True, asm_dialect=0)
    llvm.mlir_constant(i64(4))
    llvm.mlir_constant(IntegerAttr.get(IntegerType.get_signless(32), 4))
    llvm.inttoptr(llvm.PointerType.get(3), llvm.ptrtoint(IntegerType.get_signless(64), p))
    llvm.or_(n, n)
    nvvm.fence_mbarrier_init()
    nvvm.wgmma_fence_aligned()
    nvvm.wgmma_commit_group_sync_aligned()


def numpy_of_every_dtype():
    for dtype in (np.int8, np.uint8, np.int16, np.uint16, np.int32, np.uint32, np.int64, np.uint64, np.float16, np.float32, np.float64):
        made = DenseElementsAttr.get(np.arange(2).astype(dtype))
        print(made, made.type, made.is_splat)
    print(np.array(DenseIntElementsAttr(DenseElementsAttr.get(np.array([[1, 2]], np.int16)))), np.asarray(DenseFPElementsAttr(DenseElementsAttr.get(np.array([0.5], np.float32)))).dtype)
