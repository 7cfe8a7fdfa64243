"""Programs of users of upstream's bindings: kernels, schedules, edits and constants. The test runs them with `mlir` replaced by `mlirkit`."""

import numpy as np
from mlir.ir import *
from mlir.dialects import affine, amdgpu, arith, builtin, cf, func, gpu, linalg, llvm, math, memref, nvvm, pdl, rocdl, scf, shape, smt, tensor, tosa, transform, vector
from mlir.dialects.transform import structured, loop
from mlir.dialects.transform import vector as tvec
from mlir.dialects.transform.extras import OpHandle, apply_patterns, named_sequence, sequence
from mlir.extras import types as T
from mlir.dialects.linalg.opdsl.lang import D, S, ScalarDef, TensorDef, TV, TypeFn, domain, implements, linalg_structured_op, ContractionOpInterface, IndexAttrDef, UnaryFn, BinaryFn, ReduceFn, TernaryFn, const


T1, T2, U = TV.T1, TV.T2, TV.U


def softmax_over_rows():
    row = T.memref(16, 128, T.f32())

    @func.FuncOp.from_py_func(row, row)
    def softmax(src, dst):
        lowest = arith.constant(T.f32(), -1e30)
        zero = arith.constant(T.f32(), 0.0)
        for i in scf.for_(0, 16):
            for j, m, top in scf.for_(0, 128, iter_args=[lowest]):
                scf.yield_([arith.maximumf(m, memref.load(src, [i, j]))])
            for j, s, total in scf.for_(0, 128, iter_args=[zero]):
                e = math.exp(arith.subf(memref.load(src, [i, j]), top), fastmath=arith.FastMathFlags.fast)
                memref.store(e, dst, [i, j])
                scf.yield_([arith.addf(s, e)])
            for j in scf.for_(0, 128):
                memref.store(arith.divf(memref.load(dst, [i, j]), total), dst, [i, j])
                scf.yield_([])
            scf.yield_([])


def histogram_with_atomics():
    f = func.FuncOp("hist", ([T.memref(1024, T.i8()), T.memref(256, T.i32())], []), visibility="private")
    with InsertionPoint(f.add_entry_block()):
        data, bins = f.arguments
        one = arith.constant(T.i32(), 1)
        for i in scf.for_(0, 1024):
            x = memref.load(data, [i])
            at = arith.index_castui(T.index(), x)
            memref.atomic_rmw(arith.AtomicRMWKind.addi, one, bins, [at])
            scf.yield_([])
        func.ReturnOp([])
    print(f.arguments[0].type.shape, f.arguments[1].type.element_type.width)


def while_loop_collatz():
    @func.FuncOp.from_py_func(T.i64(), results=[T.i64()])
    def collatz(n):
        zero, one, two, three = [arith.constant(T.i64(), v) for v in range(4)]
        w = scf.WhileOp([T.i64(), T.i64()], [n, zero])
        before = w.before.blocks.append(T.i64(), T.i64())
        after = w.after.blocks.append(T.i64(), T.i64())
        with InsertionPoint(before):
            scf.ConditionOp(arith.cmpi(arith.CmpIPredicate.ne, before.arguments[0], one), before.arguments)
        with InsertionPoint(after):
            x, steps = after.arguments
            odd = arith.trunci(T.bool(), arith.andi(x, one))
            next_ = arith.select(odd, arith.addi(arith.muli(x, three), one), arith.shrui(x, one))
            scf.YieldOp([next_, arith.addi(steps, one)])
        func.ReturnOp([w.results[1]])


def parallel_loop_with_reduce():
    f = func.FuncOp("f", ([T.memref(8, 8, T.f32())], [T.f32()]))
    with InsertionPoint(f.add_entry_block()):
        zero, eight, one = [arith.constant(T.index(), v) for v in (0, 8, 1)]
        init = arith.constant(T.f32(), 0.0)
        p = scf.ParallelOp([T.f32()], [zero, zero], [eight, eight], [one, one], [init])
        body = p.region.blocks.append(T.index(), T.index())
        with InsertionPoint(body):
            v = memref.load(f.arguments[0], body.arguments)
            r = scf.ReduceOp([v], 1)
            rb = r.regions[0].blocks.append(T.f32(), T.f32())
            with InsertionPoint(rb):
                scf.ReduceReturnOp(arith.addf(*rb.arguments))
        func.ReturnOp(p.results)


def execute_region_and_coerce():
    f = func.FuncOp("f", ([T.i32()], [T.i32()]))
    with InsertionPoint(f.add_entry_block()):
        e = scf.ExecuteRegionOp([T.i32()])
        b = e.region.blocks.append()
        with InsertionPoint(b):
            scf.yield_([f.arguments[0]])
        func.ReturnOp(e)


def affine_with_symbols():
    f = func.FuncOp("f", ([T.memref(ShapedType.get_dynamic_size(), T.f32()), T.index()], []))
    with InsertionPoint(f.add_entry_block()):
        m, n = f.arguments
        s0, d0 = AffineSymbolExpr.get(0), AffineDimExpr.get(0)
        up = affine.AffineMinOp(AffineMap.get(0, 1, [s0, AffineConstantExpr.get(64)]), [n])
        loop = affine.AffineForOp(0, AffineMap.get(0, 1, [s0]), 2, upper_bound_operands=[n])
        with InsertionPoint(loop.body):
            i = loop.induction_variable
            v = affine.AffineLoadOp(T.f32(), m, [i], AffineMap.get(1, 0, [d0]))
            affine.store(v, m, [i], AffineMap.get(1, 0, [d0]))
            affine.AffineYieldOp([])
        affine.linearize_index(T.index(), [n, n], [], [4, 8], False)
        func.ReturnOp([])


def block_arguments_and_branches():
    f = func.FuncOp("f", ([T.i32()], [T.i32()]))
    entry = f.add_entry_block()
    head = entry.create_after(T.i32())
    exit_ = head.create_after(T.i32(), arg_locs=[Location.name("out")])
    with InsertionPoint(entry):
        cf.br([f.arguments[0]], head)
    with InsertionPoint(head):
        c = arith.cmpi(arith.CmpIPredicate.sgt, head.arguments[0], arith.constant(T.i32(), 10))
        half = arith.divsi(head.arguments[0], arith.constant(T.i32(), 2))
        cf.CondBranchOp(c, [half], [head.arguments[0]], head, exit_)
    with InsertionPoint(exit_):
        cf.assert_(c, "bad")
        func.ReturnOp([exit_.arguments[0]])
    print([len(b.arguments) for b in f.body.blocks], len(head.operations), exit_.arguments[0].location)
    head.add_argument(T.f32(), Location.unknown())
    head.erase_argument(1)
    print(len(head.arguments), [str(x) for x in entry.successors][0] == str(head))


def cf_switch():
    f = func.FuncOp("f", ([T.i32()], []))
    entry = f.add_entry_block()
    a, b = entry.create_after(), None
    with InsertionPoint(a):
        func.ReturnOp([])
    b = a.create_after()
    with InsertionPoint(b):
        func.ReturnOp([])
    with InsertionPoint(entry):
        cf.br([], a)


@linalg_structured_op
def quantized_sum(A=TensorDef(T1, S.M, S.K), B=TensorDef(T2, S.K, S.N), zp=ScalarDef(U), C=TensorDef(U, S.M, S.N, output=True)):
    domain(D.m, D.n, D.k)
    implements(ContractionOpInterface)
    C[D.m, D.n] += (TypeFn.cast_signed(U, A[D.m, D.k]) - zp) * TypeFn.cast_signed(U, B[D.k, D.n])


@linalg_structured_op
def strided_window(I=TensorDef(T1, S.OW * S.SW + S.KW), K=TensorDef(T1, S.KW, index_dims=[D.kw]), O=TensorDef(U, S.OW, output=True), strides=IndexAttrDef(S.SW, default=[1])):
    domain(D.ow, D.kw)
    O[D.ow] = ReduceFn.max_signed[(D.kw,)](TypeFn.cast_signed(U, I[D.ow * S.SW + D.kw]))


def opdsl_of_users():
    f = func.FuncOp("f", ([T.tensor(4, 8, T.i8()), T.tensor(8, 2, T.i8()), T.i32(), T.tensor(4, 2, T.i32()), T.tensor(9, T.f32()), T.tensor(2, T.f32()), T.tensor(4, T.f32())], []))
    with InsertionPoint(f.add_entry_block()):
        a, b, z, c, i, k, o = f.arguments
        quantized_sum(a, b, z, outs=[c])
        strided_window(i, k, outs=[o], strides=[2])
        func.ReturnOp([])


def linalg_region_ops():
    t = T.tensor(4, 8, T.f32())
    f = func.FuncOp("f", ([t, t, T.tensor(4, T.f32())], []))
    with InsertionPoint(f.add_entry_block()):
        a, b, r = f.arguments
        m = linalg.MapOp([t], [a, b], tensor.empty([4, 8], T.f32()))
        blk = m.mapper.blocks.append(T.f32(), T.f32(), T.f32())
        with InsertionPoint(blk):
            linalg.YieldOp([arith.mulf(blk.arguments[0], blk.arguments[1])])
        linalg.copy(a, outs=[b])
        linalg.contract(a, tensor.empty([8, 3], T.f32()), outs=[tensor.empty([4, 3], T.f32())], indexing_maps=[AffineMap.get(3, 0, [AffineDimExpr.get(0), AffineDimExpr.get(2)]), AffineMap.get(3, 0, [AffineDimExpr.get(2), AffineDimExpr.get(1)]), AffineMap.get(3, 0, [AffineDimExpr.get(0), AffineDimExpr.get(1)])])
        linalg.softmax([t], a, b, 1)
        p = linalg.pack(a, tensor.empty([2, 4, 2, 2], T.f32()), inner_dims_pos=[0, 1], inner_tiles=[2, 2])
        linalg.unpack(p, a, inner_dims_pos=[0, 1], inner_tiles=[2, 2])
        linalg.batch_reduce_matmul(tensor.empty([2, 4, 8], T.f32()), tensor.empty([2, 8, 3], T.f32()), outs=[tensor.empty([4, 3], T.f32())])
        func.ReturnOp([])


def generic_with_index():
    f = func.FuncOp("f", ([T.tensor(4, 8, T.index())], [T.tensor(4, 8, T.index())]))
    with InsertionPoint(f.add_entry_block()):
        g = linalg.GenericOp([f.arguments[0].type], [], [f.arguments[0]], ArrayAttr.get([AffineMapAttr.get(AffineMap.get_identity(2))]), ArrayAttr.get([Attribute.parse("#linalg.iterator_type<parallel>")] * 2))
        b = g.regions[0].blocks.append(T.index())
        with InsertionPoint(b):
            linalg.YieldOp([arith.addi(linalg.IndexOp(0).result, linalg.IndexOp(1).result)])
        func.ReturnOp(g)


def memref_views_and_slices():
    f = func.FuncOp("f", ([T.memref(16, 16, T.f32()), T.index(), T.memref(4096, T.i8())], []))
    with InsertionPoint(f.add_entry_block()):
        m, n, raw = f.arguments
        memref.view(T.memref(4, 4, T.f32()), raw, n, [])
        memref.subview(m, [n, 0], [4, 4], [1, 1])
        memref.subview(m, [1, 2], [3, 3], [2, 2])
        memref.subview(m, [0, 0], [1, 8], [1, 1])
        memref.ExtractStridedMetadataOp(m)
        memref.memory_space_cast(MemRefType.get([16, 16], T.f32(), memory_space=IntegerAttr.get(T.i64(), 1)), m)
        memref.realloc(T.memref(8192, T.i8()), raw)
        g = memref.GlobalOp("g", TypeAttr.get(T.memref(2, T.i32())), initial_value=DenseElementsAttr.get(np.array([3, 4], np.int32)), constant=True)
        g.operation.erase()
        w = memref.alloc(T.memref(ShapedType.get_dynamic_size(), 4, T.f32()), [n], [], alignment=64)
        print(w.type.has_rank, w.type.rank, w.type.is_dynamic_dim(0), w.type.layout, w.type.memory_space, MemRefType(m.type).get_strides_and_offset())
        func.ReturnOp([])


def tensor_slices():
    t = T.tensor(8, 8, T.f32())
    dyn = ShapedType.get_dynamic_size()
    f = func.FuncOp("f", ([t, T.index()], []))
    with InsertionPoint(f.add_entry_block()):
        x, n = f.arguments
        s = tensor.extract_slice(T.tensor(4, 4, T.f32()), x, [], [], [], [0, 0], [4, 4], [1, 1])
        tensor.ExtractSliceOp(T.tensor(dyn, 4, T.f32()), x, [n], [n], [], [dyn, 0], [dyn, 4], [1, 1])
        tensor.insert_slice(s, x, [n], [], [], [dyn, 2], [4, 4], [1, 1])
        tensor.collapse_shape(T.tensor(64, T.f32()), x, [[0, 1]])
        tensor.expand_shape(T.tensor(2, 4, 8, T.f32()), x, [[0, 1], [2]], [], [2, 4, 8])
        tensor.reshape(T.tensor(64, T.f32()), x, tensor.from_elements(T.tensor(1, T.index()), [n]))
        tensor.bitcast(T.tensor(8, 8, T.i32()), x)
        p = tensor.PadOp(T.tensor(10, 10, T.f32()), x, [], [], [1, 1], [1, 1])
        b = p.region.blocks.append(T.index(), T.index())
        with InsertionPoint(b):
            tensor.yield_(arith.constant(T.f32(), 0.0))
        tensor.gather(T.tensor(1, 1, 1, T.f32()), x, tensor.from_elements(T.tensor(1, 2, T.index()), [n, n]), [0, 1])
        func.ReturnOp([])


def vectors_scalable_and_masks():
    v = VectorType.get([4], T.f32(), scalable=[True])
    w = VectorType.get([4, 8], T.f32(), scalable_dims=[1])
    print(v, w, w.scalable, w.scalable_dims, v.shape, isinstance(v, VectorType))
    f = func.FuncOp("f", ([v, v, T.index(), T.f32()], []))
    with InsertionPoint(f.add_entry_block()):
        a, b, n, x = f.arguments
        vector.fma(a, b, a)
        vector.broadcast(v, x)
        m = vector.create_mask(VectorType.get([4], T.bool(), scalable=[True]), [n])
        arith.select(m, a, b)
        vector.interleave(a, b)
        func.ReturnOp([])


def contraction_of_vectors():
    f = func.FuncOp("f", ([T.vector(4, 8, T.f32()), T.vector(8, 2, T.f32()), T.vector(4, 2, T.f32())], []))
    with InsertionPoint(f.add_entry_block()):
        a, b, c = f.arguments
        m, n, k = [AffineDimExpr.get(i) for i in range(3)]
        maps = [AffineMap.get(3, 0, [m, k]), AffineMap.get(3, 0, [k, n]), AffineMap.get(3, 0, [m, n])]
        its = [vector.IteratorType.parallel, vector.IteratorType.parallel, vector.IteratorType.reduction]
        vector.ContractionOp(c.type, a, b, c, indexing_maps=ArrayAttr.get([AffineMapAttr.get(m) for m in maps]), iterator_types=ArrayAttr.get([Attribute.parse(f"#vector.iterator_type<{i}>") for i in its]))
        vector.contract(c.type, a, b, c, ArrayAttr.get([AffineMapAttr.get(m) for m in maps]), ArrayAttr.get([Attribute.parse(f"#vector.iterator_type<{i}>") for i in its]), kind=vector.CombiningKind.ADD)
        vector.scan(vector.CombiningKind.ADD, a, vector.extract(a, [], [0]), 0, True)
        vector.extract_strided_slice(T.vector(2, 8, T.f32()), a, [0], [2], [1])
        vector.insert_strided_slice(vector.extract(b, [], [0]), c, [0, 0], [1])
        vector.bitcast(T.vector(4, 16, T.f16()), a)
        func.ReturnOp([])


def nvidia_matmul_steps():
    f = func.FuncOp("f", ([T.vector(4, 2, T.f16()), T.vector(2, 2, T.f16()), T.vector(2, 2, T.f16()), llvm.PointerType.get(3), T.i32()], []))
    with InsertionPoint(f.add_entry_block()):
        a, b, c, p, n = f.arguments
        nvvm.read_ptx_sreg_warpsize()
        nvvm.bar_warp_sync(n)
        nvvm.mbarrier_init(p, n)
        nvvm.mbarrier_try_wait_parity(p, n, n)
        nvvm.cp_async_shared_global(p, llvm.mlir_zero(llvm.PointerType.get(1)), 16, nvvm.LoadCacheModifierKind.CG)
        nvvm.cp_async_wait_group(1)
        nvvm.fence_mbarrier_init()
        nvvm.cluster_arrive(aligned=True)
        nvvm.cluster_wait()
        nvvm.wgmma_fence_aligned()
        nvvm.wgmma_wait_group_sync_aligned(0)
        func.ReturnOp([])


def amd_kernels():
    f = func.FuncOp("f", ([T.f32(), T.i32(), T.memref(128, T.f32()), T.index(), T.vector(4, T.f32()), T.vector(4, T.f16())], []))
    with InsertionPoint(f.add_entry_block()):
        x, n, m, i, v, h = f.arguments
        rocdl.workgroup_id_x(T.i32())
        rocdl.mbcnt_lo(T.i32(), n, n)
        rocdl.ds_bpermute(T.i32(), n, n)
        rocdl.s_waitcnt(127)
        amdgpu.raw_buffer_atomic_fadd(x, m, [n])
        amdgpu.fat_raw_buffer_cast(m, bounds_check=True, reset_offset=True)
        amdgpu.ext_packed_fp8(T.f32(), arith.constant(T.vector(4, T.f8E4M3()), DenseElementsAttr.get_splat(T.vector(4, T.f8E4M3()), FloatAttr.get(T.f8E4M3(), 1.0))), 2)
        amdgpu.lds_barrier()
        func.ReturnOp([])


def llvm_structs_and_calls():
    ptr, i32 = llvm.PointerType.get(), T.i32()
    llvm.GlobalOp(llvm.ArrayType.get(T.i8(), 4), "str", Attribute.parse("#llvm.linkage<internal>"), value=StringAttr.get("abc\0"), constant=True, addr_space=0)
    llvm.LLVMFuncOp("printf", TypeAttr.get(Type.parse("!llvm.func<i32 (ptr, ...)>")), sym_visibility="private")
    f = llvm.LLVMFuncOp("main", TypeAttr.get(Type.parse("!llvm.func<i32 ()>")))
    with InsertionPoint(f.body.blocks.append()):
        s = llvm.mlir_addressof(ptr, "str")
        c = llvm.ConstantOp(i32, IntegerAttr.get(i32, 7)).result
        r = llvm.call(i32, [s, c], [], [], callee="printf", var_callee_type=TypeAttr.get(Type.parse("!llvm.func<i32 (ptr, ...)>")))
        e = llvm.getelementptr(ptr, s, [c], [-2147483648], T.i8(), llvm.GEPNoWrapFlags.none)
        llvm.load(T.i8(), e, alignment=1, volatile_=True)
        llvm.zext(T.i64(), r)
        llvm.select(llvm.icmp(llvm.ICmpPredicate.ugt, c, r), c, r)
        llvm.fence(llvm.AtomicOrdering.seq_cst)
        llvm.atomicrmw(llvm.AtomicBinOp.add, s, c, llvm.AtomicOrdering.monotonic)
        llvm.cmpxchg(s, c, r, llvm.AtomicOrdering.acq_rel, llvm.AtomicOrdering.acquire)
        llvm.ReturnOp(arg=r)


def schedules_with_handles():
    @named_sequence("__transform_main", [transform.AnyOpType.get()], [])
    def main(root: OpHandle):
        mm = root.match_ops("linalg.matmul").print("found")
        t = structured.TileUsingForOp(mm, sizes=[8, [4], 0])
        structured.FuseOp(mm, tile_sizes=[4, 8], apply_cleanup=True)
        structured.InterchangeOp(mm, iterator_interchange=[1, 0, 2])
        structured.GeneralizeOp(mm)
        structured.DecomposeOp(mm)
        structured.ScalarizeOp(mm)
        structured.MultiTileSizesOp(transform.AnyParamType.get(), mm, dimension=1, target_size=42)
        structured.SplitOp(mm, dimension=1, chunk_sizes=4)
        structured.MapCopyToThreadsOp(mm, total_num_threads=32, desired_bit_alignment=128)
        structured.BufferizeToAllocationOp(mm, memory_space=3, memcpy_op="memref.copy", alloc_op="memref.alloca")
        f = transform.get_parent_op(transform.AnyOpType.get(), mm, op_name="func.func", deduplicate=True)
        structured.VectorizeChildrenAndApplyPatternsOp(f, vectorize_padding=True, fold_type_extensions_into_contract=True)
        loop.LoopUnrollOp(t.results[1], factor=4)
        loop.LoopPeelOp(transform.AnyOpType.get(), transform.AnyOpType.get(), t.results[2], peel_front=True)

        @apply_patterns(f)
        def patterns():
            tvec.apply_patterns_vector_lower_outerproduct()
            tvec.apply_patterns_vector_lower_transfer(max_transfer_rank=1)
            tvec.ApplyLowerContractionPatternsOp(lowering_strategy=tvec.VectorContractLowering.OuterProduct)
            structured.apply_patterns_linalg_erase_unnecessary_inputs()


def sequences_and_foreach():
    @sequence([], transform.FailurePropagationMode.Propagate, [])
    def seq(target: transform.AnyOpType.get()):
        names = structured.structured_match(transform.AnyOpType.get(), target, ops=["a.b", "c.d"], op_attrs={"x": UnitAttr.get()})
        ints = structured.MatchOp(transform.AnyOpType.get(), target, interface=structured.MatchInterfaceEnum.LinalgOp)
        each = transform.ForeachOp([transform.AnyOpType.get()], [ints])
        with InsertionPoint(each.body):
            transform.yield_([each.bodyTargets[0]])
        transform.merge_handles([names, each.results[0]], deduplicate=True)
        transform.foreach_match(transform.AnyOpType.get(), [], target, [], ["m"], ["a"])
        transform.include([], FlatSymbolRefAttr.get("m"), transform.FailurePropagationMode.Suppress, [target])
        p = transform.ParamConstantOp(transform.ParamType.get(T.i64()), IntegerAttr.get(T.i64(), 16))
        transform.ApplyRegisteredPassOp(transform.AnyOpType.get(), target, "canonicalize", options={"top-down": False, "max-iterations": p.result, "list": [1, 2]})
        transform.print_(target=target, name="end", assume_verified=True)


def pdl_with_ranges():
    p = pdl.PatternOp(1)
    with InsertionPoint(p.body):
        types = pdl.TypesOp([])
        ops = pdl.OperandsOp(types)
        root = pdl.OperationOp(args=[ops], types=[types])
        r = pdl.ResultsOp(pdl.RangeType.get(pdl.ValueType.get()), root)
        rewrite = pdl.RewriteOp(root)
        with InsertionPoint(rewrite.add_body()):
            pdl.EraseOp(root)
    print(p.body.operations[0].operation.name, pdl.OperationType.get(), pdl.RangeType.get(pdl.TypeType.get()).element_type)


def smt_bitvectors():
    s = smt.SolverOp([], [])
    with InsertionPoint(s.bodyRegion.blocks.append()):
        bv = smt.BitVectorType.get(8)
        x, y = smt.declare_fun(bv, name_prefix="x"), smt.declare_fun(bv)
        smt.assert_(smt.eq([smt.bv_add(x, y), smt.bv_constant(Attribute.parse("#smt.bv<3> : !smt.bv<8>"))]))
        smt.push(1)
        smt.assert_(smt.distinct([x, y]))
        smt.pop(1)
        smt.bv_concat(x, y)
        i = smt.declare_fun(smt.IntType.get())
        smt.ite(smt.int_cmp(smt.IntPredicate.lt, i, i), x, y)
        smt.yield_([])


def tosa_network():
    t = T.tensor(1, 8, 8, 4, T.f32())
    f = func.FuncOp("f", ([t, T.tensor(3, 3, 3, 4, T.f32())], []))
    with InsertionPoint(f.add_entry_block()):
        x, w = f.arguments
        zp = tosa.ConstOp(DenseElementsAttr.get(np.zeros(1, np.float32))).result
        tosa.max_pool2d(T.tensor(1, 4, 4, 4, T.f32()), x, *[DenseI64ArrayAttr.get(v) for v in ([2, 2], [2, 2], [0, 0, 0, 0])])
        tosa.sigmoid(t, x)
        tosa.tanh(t, x)
        tosa.exp(t, x)
        tosa.reduce_max(x, 2)
        tosa.argmax(T.tensor(1, 8, 8, T.i32()), x, 3)
        tosa.pow(t, x, x)
        tosa.mul(t, x, x, tosa.ConstOp(DenseElementsAttr.get(np.zeros(1, np.int8))))
        tosa.greater(T.tensor(1, 8, 8, 4, T.bool()), x, x)
        tosa.reverse(t, x, 1)
        func.ReturnOp([])


def shapes_and_witnesses():
    f = func.FuncOp("f", ([T.tensor(ShapedType.get_dynamic_size(), 2, T.f32()), T.tensor(2, T.index()), T.index()], []))
    with InsertionPoint(f.add_entry_block()):
        t, e, n = f.arguments
        s = shape.shape_of(t)
        w = shape.cstr_eq([s, e])
        a = shape.AssumingOp([T.index()], w)
        with InsertionPoint(a.doRegion.blocks.append()):
            shape.assuming_yield([n])
        r = shape.ReduceOp([T.index()], s, [n])
        b = r.region.blocks.append(T.index(), T.index(), T.index())
        with InsertionPoint(b):
            shape.yield_([b.arguments[2]])
        shape.add(n, n), shape.mul(n, n), shape.rank(s), shape.is_broadcastable([s, e])
        shape.const_witness(True)
        func.ReturnOp([])


def symbols_and_edits():
    a = func.FuncOp("a", ([], []))
    with InsertionPoint(a.add_entry_block()):
        func.ReturnOp([])
    module = a.operation.parent
    table = SymbolTable(module)
    b = func.FuncOp("b", ([], []), visibility="private")
    SymbolTable.set_symbol_name(b, "c")
    SymbolTable.set_visibility(b, "nested")
    print(SymbolTable.get_symbol_name(b), SymbolTable.get_visibility(b), "a" in table, table["a"].name, len([1 for _ in module.regions[0].blocks[0]]))
    a.operation.attributes["x"] = IntegerAttr.get(T.i32(), 1)
    a.attributes["y"] = StringAttr.get("s")
    del a.attributes["x"]
    print([n for n in a.attributes], "y" in a.attributes, len(a.attributes), a.attributes["y"].value)
    copy = a.clone()
    copy.move_before(a)
    table.erase(a)
    print([o.name.value for o in module.regions[0].blocks[0]])


def walks_and_uses():
    f = func.FuncOp("f", ([T.i32()], [T.i32()]))
    with InsertionPoint(f.add_entry_block()):
        x = f.arguments[0]
        y = arith.addi(x, x)
        z = arith.muli(y, x)
        func.ReturnOp([z])
    seen = []
    f.walk(lambda op: (seen.append(op.name), WalkResult.ADVANCE)[1], WalkOrder.PRE_ORDER)
    print(seen, [(u.owner.name, u.operand_number) for u in x.uses], [u.owner.name for u in y.uses])
    y.replace_all_uses_with(x)
    print(len(list(y.uses)), isinstance(y.owner, arith.AddIOp), y.owner.name)
    y.owner.erase()
    f.walk(lambda op: WalkResult.INTERRUPT)
    z.owner.operands[1] = x
    z.set_type(T.i32())
    z.owner.attributes["k"] = UnitAttr.get()


def arrays_of_every_kind():
    a = DenseElementsAttr.get(np.arange(6, dtype=np.int16).reshape(2, 3))
    print(a, a.is_splat, np.array(a).shape, a.type, len(a))
    for x in (np.float64, np.float16, np.uint8, np.bool_, np.int64):
        print(DenseElementsAttr.get(np.ones((2,), x)))
    print(DenseElementsAttr.get([IntegerAttr.get(T.i8(), v) for v in (1, 2)], type=T.tensor(2, T.i8())))
    print(DenseI32ArrayAttr.get([1, 2]) , DenseBoolArrayAttr.get([True, False]), DenseF64ArrayAttr.get([1.5]), DenseI8ArrayAttr.get([3]) + [4], len(DenseI64ArrayAttr.get([5, 6])), DenseI64ArrayAttr.get([5, 6])[1])
    print(ArrayAttr.get([UnitAttr.get(), StringAttr.get("x")]) + [BoolAttr.get(True)], DictAttr.get({"b": UnitAttr.get(), "a": StringAttr.get("q")}), DictAttr.get({"a": UnitAttr.get()})["a"])
    print(FloatAttr.get(T.bf16(), 1.1), FloatAttr.get_f64(2.5), float(FloatAttr.get_f32(0.5)), int(IntegerAttr.get(IntegerType.get_signed(8), -3)), IntegerAttr.get(T.index(), 9).value)
    print(SymbolRefAttr.get(["a", "b", "c"]), SymbolRefAttr.get(["a"]).value, FlatSymbolRefAttr.get("z").value, TypeAttr.get(T.f32()).value, StringAttr.get_typed(T.i32(), "t"))
    print(StridedLayoutAttr.get(1, [2, 3]), StridedLayoutAttr.get_fully_dynamic(2))
