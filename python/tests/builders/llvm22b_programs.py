"""Programs of users of the bindings of LLVM 22: transforms, and operations of rarer dialects. The test runs them with `mlir` replaced by `mlirkit`."""

import numpy as np
from mlir.ir import *
from mlir.dialects import amdgpu, arith, async_dialect, bufferization, emitc, func, index, irdl, linalg, memref, ml_program, nvgpu, openacc, openmp, quant, scf, shape, shard, sparse_tensor, spirv, tensor, tosa, transform, ub, vector
from mlir.dialects.transform import bufferization as tb, debug, gpu as tgpu, memref as tmem, nvgpu as tnv, pdl as tpdl, smt as tsmt, structured, tensor as tten, tune, xegpu as txe
from mlir.dialects.transform.extras import OpHandle, named_sequence, insert_transform_script, constant_param
from mlir.extras import types as T


def function(*types, results=()):
    return func.FuncOp("f", (list(types), list(results)))


def tuning_knobs():
    @named_sequence("__transform_main", [transform.AnyOpType.get()], [])
    def main(root):
        p = tune.knob(transform.ParamType.get(T.i64()), "tile", [1, 2, 4], selected=4)
        tune.knob(transform.AnyParamType.get(), "mode", ["a", "b"], selected="b")
        tune.KnobOp(transform.AnyParamType.get(), "flag", [True, False])
        structured.TileUsingForOp(root, sizes=[p, 0])
        alt = tune.AlternativesOp([transform.AnyOpType.get()], "bifurcate", 2, selected_region=1)
        for r in alt.alternatives:
            with InsertionPoint(r.blocks[0]):
                transform.yield_([root])
        other = tune.alternatives([], "none", 1)
        with InsertionPoint(other.regions[0].blocks[0]):
            transform.yield_([])


def constraints_on_parameters():
    @named_sequence("__transform_main", [transform.AnyOpType.get()], [])
    def main(root):
        a = transform.param_constant(transform.AnyParamType.get(), IntegerAttr.get(T.i64(), 2))
        c = tsmt.constrain_params([transform.AnyParamType.get()], [a], [Type.parse("!smt.int")])
        print(c.body.arguments[0].type)
        with InsertionPoint(c.body):
            Operation.create("smt.yield", operands=[c.body.arguments[0]])
        debug.emit_param_as_remark(c.results[0], message="p", anchor=root)
        debug.EmitRemarkAtOp(root, "here")


def layouts_of_xegpu():
    @named_sequence("__transform_main", [transform.AnyOpType.get()], [])
    def main(root):
        d = txe.get_desc_op(root)
        txe.set_desc_layout(d, sg_layout=[6, 4], sg_data=[32, 16], inst_data=[8, 16])
        txe.set_op_layout_attr(root, sg_layout=[6, 4], sg_data=[32, 16], index=0)
        txe.set_gpu_launch_threads(root, threads=[8, 4, 1])
        txe.insert_prefetch(d, nb_prefetch=2)
        txe.convert_layout(root, [6, 4], [32, 32], [6, 4], [8, 16], input_inst_data=[32, 16], target_inst_data=[8, 16])


def bufferizing_schedule():
    @named_sequence("__transform_main", [transform.AnyOpType.get()], [])
    def main(root):
        e = structured.structured_match(transform.OperationType.get("tensor.empty"), root, ops=["tensor.empty"])
        tb.EmptyTensorToAllocTensorOp(e)
        m = tb.OneShotBufferizeOp(transform.AnyOpType.get(), root, bufferize_function_boundaries=True, memcpy_op="linalg.copy")
        a = structured.structured_match(transform.OperationType.get("memref.alloc"), m, ops=["memref.alloc"])
        tmem.MemRefMultiBufferOp(transform.AnyOpType.get(), a, 2)
        tmem.MemRefAllocaToGlobalOp(a)
        tten.MakeLoopIndependentOp(root, 4)
        tgpu.MapForallToBlocks(root, generate_gpu_launch=True)
        tgpu.MapNestedForallToThreads(root, block_dims=[4, 8, 4])
        structured.structured_hoist_pad(transform.AnyOpType.get(), root, 1, transpose=[1, 0])


def pdl_in_a_sequence():
    w = tpdl.WithPDLPatternsOp(transform.AnyOpType.get())
    with InsertionPoint(w.body):
        s = transform.SequenceOp(transform.FailurePropagationMode.Propagate, [transform.AnyOpType.get()], w.bodyTarget)
        with InsertionPoint(s.body):
            m = tpdl.PDLMatchOp(transform.AnyOpType.get(), s.bodyTarget, "pattern")
            transform.YieldOp(m)


def scripts_inserted():
    def script(op: OpHandle):
        op.match_ops("scf.for").print("loops")
        constant_param(3)

    f = function()
    with InsertionPoint(f.add_entry_block()):
        func.ReturnOp([])
    insert_transform_script(f.operation.parent.regions[0].blocks[0], script)


def emitc_control_flow():
    f = emitc.FuncOp("loop", TypeAttr.get(FunctionType.get([T.index(), T.i32()], [])))
    b = f.body.blocks.append(T.index(), T.i32())
    with InsertionPoint(b):
        n, x = b.arguments
        one = emitc.constant(T.index(), IntegerAttr.get(T.index(), 1))
        loop = emitc.ForOp(n, n, one)
        body = loop.region.blocks.append(T.index())
        with InsertionPoint(body):
            emitc.call_opaque([], "g", [x])
            emitc.yield_()
        c = emitc.cmp(T.bool(), IntegerAttr.get(T.i64(), 0), x, x)
        i = emitc.IfOp(c)
        with InsertionPoint(i.thenRegion.blocks.append()):
            emitc.yield_()
        emitc.unary_minus(T.i32(), x), emitc.bitwise_xor(T.i32(), x, x), emitc.conditional(T.i32(), c, x, x)
        emitc.literal(Type.parse("!emitc.opaque<\"float\">"), "M_PI")
        emitc.return_()
    emitc.GlobalOp("g", TypeAttr.get(T.i32()), initial_value=IntegerAttr.get(T.i32(), 4), static_specifier=True)


def spirv_functions():
    f = spirv.FuncOp(TypeAttr.get(FunctionType.get([T.f32(), T.i32(), VectorType.get([4], T.f32())], [T.f32()])), "f", Attribute.parse("#spirv.function_control<Inline>"))
    b = f.body.blocks.append(T.f32(), T.i32(), VectorType.get([4], T.f32()))
    with InsertionPoint(b):
        x, n, v = b.arguments
        y = spirv.FMulOp(x, x).result
        spirv.FOrdLessThanOp(x, y), spirv.SDivOp(n, n), spirv.ShiftLeftLogicalOp(n, n), spirv.BitCountOp(n)
        spirv.CompositeExtractOp(T.f32(), v, ArrayAttr.get([IntegerAttr.get(T.i32(), 1)]))
        spirv.ConvertFToSOp(T.i32(), x), spirv.GLFMaxOp(x, y), spirv.CLExpOp(x), spirv.DotOp(T.f32(), v, v)
        spirv.VectorTimesScalarOp(v.type, v, x)
        s = spirv.SelectOp(spirv.FOrdEqualOp(x, y), x, y)
        spirv.UndefOp(T.i32())
        spirv.ReturnValueOp(s)


def openmp_and_openacc_parts():
    f = function(T.i32())
    with InsertionPoint(f.add_entry_block()):
        s = openmp.MaskedOp()
        with InsertionPoint(s.region.blocks.append()):
            openmp.terminator()
        openmp.barrier(), openmp.taskyield()
        t = openmp.SectionOp()
        with InsertionPoint(t.region.blocks.append()):
            openmp.TerminatorOp()
        func.ReturnOp([])


def async_tokens():
    f = function(T.f32(), T.index())
    with InsertionPoint(f.add_entry_block()):
        x, n = f.arguments
        tok = Operation.create("async.runtime.create", results=[Type.parse("!async.token")]).result
        Operation.create("async.runtime.set_available", operands=[tok])
        Operation.create("async.await", operands=[tok])
        g = Operation.create("async.create_group", operands=[n], results=[Type.parse("!async.group")])
        print(g.result.type, tok.owner.name)
        ub.poison(T.f32(), value=Attribute.parse("#ub.poison"))
        func.ReturnOp([])


def nvgpu_operations():
    m = MemRefType.get([32, 32], T.f16(), memory_space=IntegerAttr.get(T.i64(), 3))
    f = function(m, T.index(), VectorType.get([4, 2], T.f16()), VectorType.get([2, 2], T.f16()))
    with InsertionPoint(f.add_entry_block()):
        s, i, a, b = f.arguments
        nvgpu.ldmatrix(VectorType.get([4, 2], T.f16()), s, [i, i], False, 4)
        nvgpu.mma_sync(VectorType.get([2, 2], T.f16()), a, b, b, ArrayAttr.get([IntegerAttr.get(T.i64(), v) for v in (16, 8, 16)]))
        bar = nvgpu.mbarrier_create(Type.parse("!nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>"))
        nvgpu.mbarrier_init(bar, i, i)
        nvgpu.device_async_create_group([])
        print(nvgpu.TensorMapDescriptorType.get(m, nvgpu.TensorMapSwizzleKind.SWIZZLE_NONE, nvgpu.TensorMapL2PromoKind.L2PROMO_64B, nvgpu.TensorMapOOBKind.OOB_NAN, nvgpu.TensorMapInterleaveKind.INTERLEAVE_16B))
        func.ReturnOp([])


def ml_program_subgraphs():
    g = ml_program.SubgraphOp("s", TypeAttr.get(FunctionType.get([T.i32()], [T.i32()])))
    b = g.body.blocks.append(T.i32())
    with InsertionPoint(b):
        ml_program.OutputOp([b.arguments[0]])
    ml_program.GlobalOp("v", TypeAttr.get(T.i64()), is_mutable=True, sym_visibility="nested")

    def body(f):
        c = ml_program.global_load_const(T.tensor(4, T.i32()), SymbolRefAttr.get(["w"]))
        ml_program.ReturnOp([c])

    h = ml_program.FuncOp("h", ([], [T.tensor(4, T.i32())]), visibility="private", body_builder=body)
    h.arg_attrs = []
    print(h.entry_block is not None, h.visibility, "", h.body == h.regions[0])


def irdl_parametric():
    d = irdl.DialectOp("d")
    with InsertionPoint(d.body):
        a = irdl.AttributeOp("pair")
        with InsertionPoint(a.body):
            x, y = irdl.any(), irdl.is_(IntegerAttr.get(T.i32(), 3))
            irdl.parameters([x, irdl.all_of([x, y])], ["x", "y"])
        t = irdl.type_("box")
        with InsertionPoint(t.body):
            irdl.parameters([irdl.any()], ["of"])
        o = irdl.OperationOp("op")
        with InsertionPoint(o.body):
            p = irdl.parametric(base_type=SymbolRefAttr.get(["d", "box"]), args=[irdl.is_(TypeAttr.get(T.f32()))])
            irdl.operands_([p, irdl.c_pred("$_self")], ["a", "b"], [irdl.Variadicity.single, irdl.Variadicity.optional])
            irdl.results_([p], ["c"], [irdl.Variadicity.single])
    print(d.body.operations[0].sym_name, len(d.body.operations), a.body.owner == a)


def shapes_in_shape():
    f = function(T.tensor(ShapedType.get_dynamic_size(), T.f32()), Type.parse("!shape.shape"), Type.parse("!shape.size"), T.index())
    with InsertionPoint(f.add_entry_block()):
        t, s, z, n = f.arguments
        shape.num_elements(s)
        shape.rank(s), shape.add(z, n), shape.mul(n, n), shape.div(z, z), shape.max(z, n), shape.min(n, n)
        shape.size_to_index(z), shape.index_to_size(n), shape.const_size(IntegerAttr.get(T.index(), 4))
        shape.from_extents([n, z]), shape.to_extent_tensor(T.tensor(ShapedType.get_dynamic_size(), T.index()), s)
        shape.get_extent(s, z), shape.dim(t, n), shape.cstr_broadcastable([s, s]), shape.shape_eq([s, s])
        shape.meet(s, s), shape.concat(Type.parse("!shape.shape"), s, s), shape.split_at(s.type, s.type, s, n)
        func.ReturnOp([])


def sparse_operations():
    lv = [sparse_tensor.EncodingAttr.build_level_type(sparse_tensor.LevelFormat.compressed, [sparse_tensor.LevelProperty.non_unique]), sparse_tensor.EncodingAttr.build_level_type(sparse_tensor.LevelFormat.singleton)]
    e = sparse_tensor.EncodingAttr.get(lv, AffineMap.get_identity(2), AffineMap.get_identity(2), 32, 32, FloatAttr.get(T.f64(), 1.0), FloatAttr.get(T.f64(), 0.0))
    print(e, e.pos_width, e.crd_width, e.explicit_val, e.implicit_val)
    t = RankedTensorType.get([8, 8], T.f64(), e)
    f = function(t, T.f64(), T.index())
    with InsertionPoint(f.add_entry_block()):
        x, v, i = f.arguments
        sparse_tensor.number_of_entries(x), sparse_tensor.values(x)
        sparse_tensor.load(x, has_inserts=True)
        sparse_tensor.convert(T.tensor(8, 8, T.f64()), x)
        fe = sparse_tensor.ForeachOp([], x, [])
        b = fe.region.blocks.append(T.index(), T.index(), T.f64())
        with InsertionPoint(b):
            sparse_tensor.yield_([])
        u = sparse_tensor.UnaryOp(T.f64(), v)
        func.ReturnOp([])
