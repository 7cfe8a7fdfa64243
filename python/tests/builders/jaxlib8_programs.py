"""Programs for jaxlib's bindings: layers, control flow, collectives and attributes, as jaxlib 0.12 runs them."""

import numpy as np
from mlir import ir
from mlir.dialects import arith, chlo, func, sdy, stablehlo
from mlir.dialects import stablehlo as hlo



def tt(*shape, dtype=None):
    return ir.RankedTensorType.get(list(shape), dtype or ir.F32Type.get())


def f32_attr(v):
    return ir.DenseElementsAttr.get(np.asarray(v, np.float32))


def dense_layer():
    f = func.FuncOp("dense", ir.FunctionType.get([tt(8, 16), tt(16, 4), tt(4)], [tt(8, 4)]))
    with ir.InsertionPoint(f.add_entry_block()):
        x, w, b = f.arguments
        dims = hlo.DotDimensionNumbers.get(lhs_batching_dimensions=[], rhs_batching_dimensions=[], lhs_contracting_dimensions=[1], rhs_contracting_dimensions=[0])
        dot = hlo.dot_general(tt(8, 4), x, w, dims, precision_config=ir.ArrayAttr.get([hlo.PrecisionAttr.get("DEFAULT")] * 2))
        bb = hlo.broadcast_in_dim(tt(8, 4), b, ir.DenseI64ArrayAttr.get([1]))
        zero = hlo.constant(f32_attr(0.0))
        z = hlo.broadcast_in_dim(tt(8, 4), zero, [])
        func.ReturnOp([hlo.maximum(hlo.add(dot, bb), z)])


def softmax():
    @func.FuncOp.from_py_func(tt(4, 10))
    def soft(x):
        ninf = hlo.constant(f32_attr(-np.inf))
        r = hlo.ReduceOp([tt(4)], [x], [ninf], ir.DenseI64ArrayAttr.get([1]))
        blk = r.regions[0].blocks.append(tt(), tt())
        with ir.InsertionPoint(blk):
            hlo.return_([hlo.maximum(blk.arguments[0], blk.arguments[1])])
        m = hlo.broadcast_in_dim(tt(4, 10), r.results[0], ir.DenseI64ArrayAttr.get([0]))
        e = hlo.exponential(hlo.subtract(x, m))
        return e


def compare_select():
    @func.FuncOp.from_py_func(tt(4), tt(4))
    def pick(a, b):
        c = hlo.compare(a, b, hlo.ComparisonDirectionAttr.get("GT"), compare_type=hlo.ComparisonTypeAttr.get("FLOAT"))
        return hlo.select(c, a, b)


def while_counter():
    i32 = ir.IntegerType.get_signless(32)

    @func.FuncOp.from_py_func(tt(dtype=i32))
    def loop(n):
        w = hlo.WhileOp([n.type], [n])
        cond = w.regions[0].blocks.append(n.type)
        with ir.InsertionPoint(cond):
            ten = hlo.constant(ir.DenseElementsAttr.get(np.int32(10)))
            hlo.return_([hlo.compare(cond.arguments[0], ten, hlo.ComparisonDirectionAttr.get("LT"), compare_type=hlo.ComparisonTypeAttr.get("SIGNED"))])
        body = w.regions[1].blocks.append(n.type)
        with ir.InsertionPoint(body):
            one = hlo.constant(ir.DenseElementsAttr.get(np.int32(1)))
            hlo.return_([hlo.add(body.arguments[0], one)])
        return w.results


def case_op():
    i32 = ir.IntegerType.get_signless(32)

    @func.FuncOp.from_py_func(tt(dtype=i32), tt(2))
    def branch(i, x):
        c = hlo.CaseOp([x.type], index=i, num_branches=2)
        for k, fn in enumerate((hlo.sine, hlo.cosine)):
            b = c.regions[k].blocks.append()
            with ir.InsertionPoint(b):
                hlo.return_([fn(x)])
        return c.results[0]


def gather_rows():
    i32 = ir.IntegerType.get_signless(32)

    @func.FuncOp.from_py_func(tt(10, 4), tt(3, 1, dtype=i32))
    def take(x, idx):
        d = hlo.GatherDimensionNumbers.get(offset_dims=[1], collapsed_slice_dims=[0], operand_batching_dims=[], start_indices_batching_dims=[], start_index_map=[0], index_vector_dim=1)
        return hlo.gather(x, idx, d, ir.DenseI64ArrayAttr.get([1, 4]), indices_are_sorted=ir.BoolAttr.get(False))


def scatter_add():
    i32 = ir.IntegerType.get_signless(32)

    @func.FuncOp.from_py_func(tt(10), tt(3, 1, dtype=i32), tt(3))
    def put(x, idx, u):
        d = hlo.ScatterDimensionNumbers.get(update_window_dims=[], inserted_window_dims=[0], input_batching_dims=[], scatter_indices_batching_dims=[], scattered_dims_to_operand_dims=[0], index_vector_dim=1)
        op = hlo.ScatterOp([x.type], [x], idx, [u], d, indices_are_sorted=ir.BoolAttr.get(True), unique_indices=ir.BoolAttr.get(False))
        b = op.update_computation.blocks.append(tt(), tt())
        with ir.InsertionPoint(b):
            hlo.return_([hlo.add(*b.arguments)])
        return op.results[0]


def conv():
    @func.FuncOp.from_py_func(tt(1, 3, 8, 8), tt(6, 3, 3, 3))
    def c(x, k):
        d = hlo.ConvDimensionNumbers.get(input_batch_dimension=0, input_feature_dimension=1, input_spatial_dimensions=[2, 3], kernel_input_feature_dimension=1, kernel_output_feature_dimension=0, kernel_spatial_dimensions=[2, 3], output_batch_dimension=0, output_feature_dimension=1, output_spatial_dimensions=[2, 3])
        return hlo.convolution(tt(1, 6, 8, 8), x, k, d, feature_group_count=ir.IntegerAttr.get(ir.IntegerType.get_signless(64), 1), batch_group_count=ir.IntegerAttr.get(ir.IntegerType.get_signless(64), 1), padding=ir.DenseElementsAttr.get(np.ones((2, 2), np.int64)), window_strides=ir.DenseI64ArrayAttr.get([1, 1]), rhs_dilation=ir.DenseI64ArrayAttr.get([1, 1]), precision_config=ir.ArrayAttr.get([hlo.PrecisionAttr.get("HIGHEST")] * 2))


def slicing():
    i32 = ir.IntegerType.get_signless(32)

    @func.FuncOp.from_py_func(tt(8, 8), tt(dtype=i32))
    def s(x, i):
        a = hlo.slice(x, [0, 2], [8, 6], [1, 2])
        b = hlo.dynamic_slice(x, [i, i], [2, 2])
        c = hlo.dynamic_update_slice(x, b, [i, i])
        p = hlo.pad(c, hlo.constant(f32_attr(0.0)), [1, 1], [1, 1], [0, 0])
        r = hlo.reshape(tt(100), p)
        v = hlo.reverse(r, [0])
        return hlo.concatenate([v, v], dimension=0), hlo.transpose(a, [1, 0])


def rng_iota():
    ui32 = ir.IntegerType.get_unsigned(32)
    ui64 = ir.IntegerType.get_unsigned(64)

    @func.FuncOp.from_py_func(tt(2, dtype=ui64))
    def r(state):
        i = hlo.iota(tt(4, 4), ir.IntegerAttr.get(ir.IntegerType.get_signless(64), 1))
        s, bits = hlo.rng_bit_generator(state.type, tt(4, 4, dtype=ui32), hlo.RngAlgorithmAttr.get("THREE_FRY"), state)
        f = hlo.convert(tt(4, 4), bits)
        return hlo.multiply(i, f)


def collectives():
    @func.FuncOp.from_py_func(tt(8))
    def f(x):
        groups = ir.DenseElementsAttr.get(np.array([[0, 1], [2, 3]], np.int64))
        ch = hlo.ChannelHandle.get(1, 1)
        ar = hlo.AllReduceOp([x.type], [x], replica_groups=groups, channel_handle=ch, use_global_device_ids=ir.BoolAttr.get(True))
        b = ar.regions[0].blocks.append(tt(), tt())
        with ir.InsertionPoint(b):
            hlo.return_([hlo.add(*b.arguments)])
        ag = hlo.AllGatherOp([tt(16)], [ar.results[0]], all_gather_dim=ir.IntegerAttr.get(ir.IntegerType.get_signless(64), 0), replica_groups=groups, channel_handle=ch, use_global_device_ids=ir.BoolAttr.get(True))
        cp = hlo.CollectivePermuteOp(ag.results[0], ir.DenseElementsAttr.get(np.array([[0, 1], [1, 0]], np.int64)))
        return cp.result if hasattr(cp, "result") else cp.results[0]


def custom_calls():
    @func.FuncOp.from_py_func(tt(4, 4))
    def f(x):
        c = hlo.CustomCallOp([x.type], [x], call_target_name="Qr", api_version=hlo.CustomCallApiVersion.API_VERSION_STATUS_RETURNING if False else ir.IntegerAttr.get(ir.IntegerType.get_signless(32), 2), backend_config=ir.StringAttr.get("abc"), has_side_effect=ir.BoolAttr.get(False))
        c.attributes["mhlo.frontend_attributes"] = ir.DictAttr.get({"k": ir.StringAttr.get("v")})
        d = hlo.CustomCallOp([x.type], [x], "foo", operand_layouts=ir.ArrayAttr.get([ir.DenseElementsAttr.get(np.array([1, 0], np.int64), type=ir.IndexType.get())]), result_layouts=ir.ArrayAttr.get([ir.DenseElementsAttr.get(np.array([1, 0], np.int64), type=ir.IndexType.get())]), output_operand_aliases=ir.ArrayAttr.get([hlo.OutputOperandAlias.get(output_tuple_indices=[], operand_index=0, operand_tuple_indices=[])]))
        return c.results[0], d.results[0]


def sort_two():
    i32 = ir.IntegerType.get_signless(32)

    @func.FuncOp.from_py_func(tt(8), tt(8, dtype=i32))
    def f(k, v):
        s = hlo.SortOp([k.type, v.type], [k, v], dimension=ir.IntegerAttr.get(ir.IntegerType.get_signless(64), 0), is_stable=ir.BoolAttr.get(True))
        b = s.comparator.blocks.append(tt(), tt(), tt(dtype=i32), tt(dtype=i32))
        with ir.InsertionPoint(b):
            hlo.return_([hlo.compare(b.arguments[0], b.arguments[1], hlo.ComparisonDirectionAttr.get("LT"), compare_type=hlo.ComparisonTypeAttr.get("TOTALORDER"))])
        return s.results[1]


def reduce_window():
    @func.FuncOp.from_py_func(tt(1, 8, 8, 1))
    def f(x):
        z = hlo.constant(f32_attr(0.0))
        r = hlo.ReduceWindowOp([tt(1, 4, 4, 1)], [x], [z], ir.DenseI64ArrayAttr.get([1, 2, 2, 1]), window_strides=ir.DenseI64ArrayAttr.get([1, 2, 2, 1]), base_dilations=ir.DenseI64ArrayAttr.get([1] * 4), window_dilations=ir.DenseI64ArrayAttr.get([1] * 4), padding=ir.DenseElementsAttr.get(np.zeros((4, 2), np.int64)))
        b = r.regions[0].blocks.append(tt(), tt())
        with ir.InsertionPoint(b):
            hlo.return_([hlo.add(*b.arguments)])
        return r


def dynamic_shapes():
    d = ir.ShapedType.get_dynamic_size()
    i32 = ir.IntegerType.get_signless(32)

    @func.FuncOp.from_py_func(tt(d, 4))
    def f(x):
        n = hlo.get_dimension_size(x, 0)
        s = hlo.reshape(tt(1, dtype=i32), n)
        four = hlo.constant(ir.DenseElementsAttr.get(np.array([4], np.int32)))
        sh = hlo.concatenate([s, four], dimension=0)
        b = hlo.dynamic_broadcast_in_dim(tt(d, 4), hlo.constant(f32_attr(1.0)), sh, [])
        return hlo.dynamic_reshape(tt(d, 4), hlo.add(x, b), sh)


def complex_fft():
    @func.FuncOp.from_py_func(tt(8))
    def f(x):
        c = hlo.complex(x, x)
        y = hlo.fft(c, hlo.FftTypeAttr.get("FFT"), ir.DenseI64ArrayAttr.get([8]))
        return hlo.real(y), hlo.imag(y), hlo.abs(y)


def linear_algebra():
    @func.FuncOp.from_py_func(tt(4, 4), tt(4, 2))
    def f(a, b):
        l = hlo.cholesky(a, lower=ir.BoolAttr.get(True))
        return hlo.triangular_solve(l, b, left_side=True, lower=True, unit_diagonal=False, transpose_a=hlo.TransposeAttr.get("NO_TRANSPOSE"))


def tuples_barrier():
    @func.FuncOp.from_py_func(tt(4), tt(2))
    def f(a, b):
        o = hlo.OptimizationBarrierOp([a, b])
        t = hlo.tuple(list(o.results))
        return hlo.get_tuple_element(t, 1)


def attr_fields():
    d = hlo.DotDimensionNumbers.get([0], [0], [2], [1])
    print(d.lhs_batching_dimensions, d.rhs_contracting_dimensions)
    g = hlo.GatherDimensionNumbers.get([0], [1], [], [], [0], 2)
    print(g.offset_dims, g.index_vector_dim, g.start_index_map)
    c = hlo.ChannelHandle.get(3, 1)
    print(c.handle, c.channel_type)
    print(hlo.ComparisonDirectionAttr.get("EQ").value, hlo.TransposeAttr.get("ADJOINT").value, hlo.PrecisionAttr.get("HIGH").value)
    e = hlo.TypeExtensions.get([4, ir.ShapedType.get_dynamic_size()])
    print(e, e.bounds)


def callable_module():
    m = ir.Module.create()
    m.operation.attributes["sym_name"] = ir.StringAttr.get("jit_f")
    m.operation.attributes["mhlo.num_replicas"] = ir.IntegerAttr.get(ir.IntegerType.get_signless(32), 1)
    with ir.InsertionPoint(m.body):
        g = func.FuncOp("inner", ([tt(2)], [tt(2)]), visibility="private")
        with ir.InsertionPoint(g.add_entry_block()):
            func.ReturnOp([hlo.negate(g.arguments[0])])
        main = func.FuncOp("main", ([tt(2)], [tt(2)]))
        main.attributes["sym_visibility"] = ir.StringAttr.get("public")
        with ir.InsertionPoint(main.add_entry_block()):
            call = func.CallOp([tt(2)], ir.FlatSymbolRefAttr.get("inner"), main.arguments)
            func.ReturnOp(call.results)
        main.arg_attrs = ir.ArrayAttr.get([ir.DictAttr.get(dict(jax_buffer_donor=ir.BoolAttr.get(True)))]) if False else ir.ArrayAttr.get([ir.DictAttr.get({"mhlo.sharding": ir.StringAttr.get("{replicated}")})])
        main.result_attrs = ir.ArrayAttr.get([ir.DictAttr.get({"jax.result_info": ir.StringAttr.get("")})])
    print(m)
