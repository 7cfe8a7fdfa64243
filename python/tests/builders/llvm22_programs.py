"""Programs of users of the bindings of LLVM 22: the dialects that IREE and jaxlib lack. The test runs them with `mlir` replaced by `mlirkit`."""

import numpy as np
from mlir import ir
from mlir.ir import *
from mlir.dialects import arith, async_dialect, bufferization, builtin, emitc, func, index, irdl, memref, ml_program, nvgpu, openacc, openmp, quant, scf, shard, sparse_tensor, spirv, tensor, transform, ub, vector
from mlir.dialects.transform import bufferization as tb, debug, gpu as tgpu, loop, memref as tmem, nvgpu as tnv, pdl as tpdl, smt as tsmt, sparse_tensor as tsp, structured, tensor as tten, tune, vector as tvec, xegpu as txe
from mlir.dialects.transform.extras import named_sequence, OpHandle, constant_param
from mlir.extras import types as T


def function(*types, results=()):
    return func.FuncOp("f", (list(types), list(results)))


def index_dialect():
    f = function(T.index(), T.index(), T.i32())
    with InsertionPoint(f.add_entry_block()):
        a, b, n = f.arguments
        c = index.ConstantOp(value=42)
        index.AddOp(lhs=a, rhs=c), index.SubOp(a, b), index.mul(a, b), index.divs(a, b), index.DivUOp(a, b), index.ceildivs(a, b), index.floordivs(a, b), index.rems(a, b)
        index.maxs(a, b), index.minu(a, b), index.and_(a, b), index.or_(a, b), index.xor(a, b), index.shl(a, b), index.shrs(a, b)
        index.casts(T.i32(), a), index.castu(T.index(), n)
        index.CmpOp(index.IndexCmpPredicate.SLE, a, b)
        index.bool_constant(value=True), index.sizeof()
        func.ReturnOp([])


def emitc_code():
    f = emitc.func("add", TypeAttr.get(FunctionType.get([T.i32(), T.i32()], [T.i32()])), specifiers=ArrayAttr.get([StringAttr.get("static")]))
    b = f.body.blocks.append(T.i32(), T.i32())
    with InsertionPoint(b):
        x, y = b.arguments
        c = emitc.constant(T.i32(), IntegerAttr.get(T.i32(), 3))
        z = emitc.add(T.i32(), x, y)
        emitc.mul(T.i32(), z, c)
        emitc.call_opaque([T.i32()], "foo", [z], args=ArrayAttr.get([IntegerAttr.get(T.index(), 0), IntegerAttr.get(T.i32(), 4)]), template_args=ArrayAttr.get([TypeAttr.get(T.f32())]))
        emitc.cast(T.f32(), z)
        v = emitc.variable(Type.parse("!emitc.lvalue<i32>"), Attribute.parse('#emitc.opaque<"5">'))
        emitc.assign(v, z)
        emitc.load(T.i32(), v)
        emitc.verbatim("// {}", [z])
        emitc.cmp(T.bool(), IntegerAttr.get(T.i64(), 2), x, y)
        emitc.return_(operand=z)
    emitc.include("math.h", is_standard_include=True)


def openmp_regions():
    f = function(T.i32(), T.index())
    with InsertionPoint(f.add_entry_block()):
        n, i = f.arguments
        p = Operation.create("omp.parallel", regions=1, attributes={"operandSegmentSizes": DenseI32ArrayAttr.get([0, 0, 0, 0, 0, 0])})
        with InsertionPoint(p.regions[0].blocks.append()):
            openmp.barrier()
            openmp.taskyield()
            openmp.flush([])
            openmp.terminator()
        m = openmp.MasterOp()
        with InsertionPoint(m.region.blocks.append()):
            openmp.TerminatorOp()
        c = openmp.CriticalOp()
        with InsertionPoint(c.region.blocks.append()):
            openmp.TerminatorOp()
        func.ReturnOp([])


def spirv_kernel():
    f = spirv.func(TypeAttr.get(FunctionType.get([T.f32(), T.i32()], [])), "f", Attribute.parse("#spirv.function_control<None>"))
    b = f.body.blocks.append(T.f32(), T.i32())
    with InsertionPoint(b):
        x, n = b.arguments
        spirv.FAddOp(x, x)
        spirv.IAddOp(n, n)
        spirv.SGreaterThanOp(n, n)
        spirv.GLExpOp(x)
        spirv.ConstantOp(T.i32(), IntegerAttr.get(T.i32(), 3))
        spirv.BitcastOp(T.i32(), x)
        spirv.CompositeConstructOp(VectorType.get([2], T.f32()), [x, x])
        spirv.ReturnOp()


def bufferization_family():
    t = RankedTensorType.get([4, ShapedType.get_dynamic_size()], T.f32())
    m = MemRefType.get([4, ShapedType.get_dynamic_size()], T.f32())
    f = function(t, m, T.index())
    with InsertionPoint(f.add_entry_block()):
        a, b, n = f.arguments
        bufferization.AllocTensorOp(t, [n])
        bufferization.alloc_tensor(t, [], copy=a, memory_space=IntegerAttr.get(T.i64(), 1))
        bufferization.to_tensor(t, b, restrict=True, writable=True)
        bufferization.to_buffer(m, a, read_only=True)
        bufferization.clone(m, b)
        bufferization.dealloc_tensor(a)
        bufferization.materialize_in_destination(None, a, b, restrict=True, writable=True)
        print(bufferization.LayoutMapOption.IdentityLayoutMap)
        func.ReturnOp([])


def ml_program_globals():
    ml_program.global_("w", TypeAttr.get(T.tensor(2, T.f32())), value=DenseElementsAttr.get(np.zeros(2, np.float32)), is_mutable=True, sym_visibility="private")
    f = ml_program.FuncOp("f", ([T.tensor(2, T.f32())], [T.tensor(2, T.f32())]))
    with InsertionPoint(f.add_entry_block()):
        g = ml_program.GlobalLoadOp(T.tensor(2, T.f32()), SymbolRefAttr.get(["w"]))
        ml_program.GlobalStoreOp(SymbolRefAttr.get(["w"]), g.result)
        ml_program.ReturnOp([f.arguments[0]])
    print(f.name, f.type, f.is_external)


def irdl_definitions():
    d = irdl.dialect("cmath")
    with InsertionPoint(d.body):
        t = irdl.type_("complex")
        with InsertionPoint(t.body):
            f = irdl.is_(TypeAttr.get(T.f32()))
            g = irdl.is_(TypeAttr.get(T.f64()))
            irdl.parameters([irdl.any_of([f, g])], ["elem"])
        o = irdl.operation_("norm")
        with InsertionPoint(o.body):
            a = irdl.any()
            irdl.operands_([a], ["in"], [irdl.Variadicity.single])
            irdl.results_([a], ["out"], [irdl.Variadicity.variadic])
            r = irdl.region([a])
            irdl.regions_([r], ["body"])
            irdl.attributes_([irdl.base(base_name="#builtin.string")], ["name"])


def quant_types():
    i8, f32 = T.i8(), T.f32()
    u = quant.UniformQuantizedType.get(quant.QuantizedType.FLAG_SIGNED, i8, f32, 0.5, 3, -128, 127)
    print(u, u.scale, u.zero_point, u.is_fixed_point, u.is_signed, u.storage_type, u.expressed_type, u.storage_type_min, u.storage_type_integral_width, u.quantized_element_type)
    p = quant.UniformQuantizedPerAxisType.get(1, i8, f32, [0.5, 0.25], [0, 1], 1, -128, 127)
    print(p, p.scales, p.zero_points, p.quantized_dimension)
    a = quant.AnyQuantizedType.get(1, i8, f32, -8, 7)
    c = quant.CalibratedQuantizedType.get(f32, -1.0, 1.0)
    print(a, c, c.min, c.max, quant.QuantizedType.default_minimum_for_integer(True, 8), quant.QuantizedType.default_maximum_for_integer(False, 4))
    print(RankedTensorType.get([2], u), quant.UniformQuantizedType(Type.parse("!quant.uniform<i8:f32, 0.99>")).zero_point)


def shard_ops():
    shard.GridOp("g", [2, 4])
    f = function(T.tensor(4, 4, T.f32()))
    with InsertionPoint(f.add_entry_block()):
        s = shard.sharding(FlatSymbolRefAttr.get("g"), Attribute.parse("#shard<axisarray[[0], [1]]>"), [], [], static_sharded_dims_offsets=[], static_halo_sizes=[])
        shard.shard(f.arguments[0], s)
        shard.process_linear_index(FlatSymbolRefAttr.get("g"))
        func.ReturnOp([])


def transform_extensions():
    @named_sequence("__transform_main", [transform.AnyOpType.get()], [])
    def main(root):
        f = structured.structured_match(transform.OperationType.get("func.func"), root, ops=["func.func"])
        tmem.MemRefMultiBufferOp(structured.structured_match(transform.OperationType.get("memref.alloc"), root, ops=["memref.alloc"]), 4, skip_analysis=True)
        tmem.MemRefEraseDeadAllocAndStoresOp(f)
        loops = structured.structured_match(transform.OperationType.get("scf.for"), root, ops=["scf.for"])
        loop.LoopOutlineOp(transform.OperationType.get("scf.for"), transform.OperationType.get("func.call"), loops, func_name="outlined")
        loop.LoopPeelOp(transform.AnyOpType.get(), transform.AnyOpType.get(), loops)
        loop.LoopPipelineOp(transform.AnyOpType.get(), loops, iteration_interval=2)
        tgpu.MapForallToBlocks(f, grid_dims=[4, 2], generate_gpu_launch=True)
        tgpu.MapNestedForallToThreads(f, block_dims=[128, 4, 1], warp_size=64, sync_after_distribute=False)
        tb.OneShotBufferizeOp(f, allow_return_allocs_from_loops=True, function_boundary_type_conversion=bufferization.LayoutMapOption.IdentityLayoutMap)
        tb.EliminateEmptyTensorsOp(root)
        debug.emit_remark_at(root, "hi")
        debug.emit_param_as_remark(transform.param_constant(transform.AnyParamType.get(), IntegerAttr.get(T.i64(), 1)), anchor=root, message="m")
        k = tune.KnobOp(transform.AnyParamType.get(), StringAttr.get("k"), ArrayAttr.get([BoolAttr.get(True), BoolAttr.get(False)]), selected=True)
        tune.knob(transform.AnyParamType.get(), "k2", DictAttr.get({"start": IntegerAttr.get(T.i64(), 2)}))
        tnv.CreateAsyncGroupsOp(transform.AnyOpType.get(), root)
        tten.MakeLoopIndependentOp(transform.AnyOpType.get(), root, 4)


def transform_pattern_descriptors():
    seq = transform.SequenceOp(transform.FailurePropagationMode.Propagate, [], transform.AnyOpType.get())
    with InsertionPoint(seq.body):
        op = transform.ApplyPatternsOp(seq.bodyTarget)
        with InsertionPoint(op.patterns):
            tvec.ApplyLowerContractionPatternsOp(lowering_strategy=tvec.VectorContractLowering.OuterProduct)
            tvec.ApplyLowerMultiReductionPatternsOp(lowering_strategy=tvec.VectorMultiReductionLowering.InnerReduction)
            tvec.ApplyLowerTransposePatternsOp(lowering_strategy=tvec.VectorTransposeLowering.Shuffle16x16, avx2_lowering_strategy=True)
            tvec.ApplySplitTransferFullPartialPatternsOp(split_transfer_strategy=tvec.VectorTransferSplit.LinalgCopy)
            tvec.ApplyLowerTransferPatternsOp(max_transfer_rank=3)
            tvec.ApplyTransferToScfPatternsOp(full_unroll=True)
            tgpu.ApplyGPUPromoteShuffleToAMDGPUPatternsOp()
            tten.ApplyFoldTensorSubsetOpsPatternsOp()
        transform.YieldOp()


def transform_interfaces():
    seq = transform.SequenceOp(transform.FailurePropagationMode.Suppress, [transform.AnyOpType.get()], transform.AnyOpType.get(), [transform.AnyOpType.get()])
    with InsertionPoint(seq.body):
        t, extra = seq.bodyTarget, seq.bodyExtraArgs[0]
        transform.CastOp(transform.OperationType.get("func.func"), t)
        transform.GetParentOp(transform.AnyOpType.get(), t, isolated_from_above=True, nth_parent=2)
        transform.MergeHandlesOp([t, extra], deduplicate=True)
        transform.GetProducerOfOperand(transform.AnyOpType.get(), t, 1)
        transform.ApplyRegisteredPassOp(transform.AnyOpType.get(), t, "canonicalize", options={"top-down": BoolAttr.get(False), "max": 3})
        transform.apply_cse(t)
        fe = transform.ForeachOp([transform.AnyOpType.get()], (t,))
        with InsertionPoint(fe.body):
            transform.yield_([fe.bodyTargets[0]])
        transform.YieldOp([fe.results[0]])


def handles_as_objects():
    @named_sequence("__transform_main", [transform.AnyOpType.get()], [])
    def main(root: OpHandle):
        m = root.match_ops("linalg.matmul")
        root.print(name="x")
        m.get_result([0]).get_defining_op()
        constant_param(4)


def async_ub_openacc():
    f = function(T.f32())
    with InsertionPoint(f.add_entry_block()):
        ub.poison(T.i32())
        ub.PoisonOp(T.f32())
        Operation.create("async.runtime.create", results=[Type.parse("!async.token")])
        p = Operation.create("acc.data", regions=1, attributes={"operandSegmentSizes": DenseI32ArrayAttr.get([0, 0, 0, 0])})
        with InsertionPoint(p.regions[0].blocks.append()):
            openacc.terminator()
        openacc.init()
        func.ReturnOp([])
