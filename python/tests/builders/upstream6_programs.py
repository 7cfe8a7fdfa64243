"""Programs of users of upstream's bindings: the kinds of use in its documentation, by dialect. The test runs them with `mlir` replaced by `mlirkit`."""

import numpy as np
from mlir.ir import *
from mlir import ir
from mlir.dialects import affine, amdgpu, arith, builtin, cf, complex as cx, func, gpu, linalg, llvm, math, memref, nvvm, pdl, rocdl, scf, shape, smt, tensor, tosa, transform, vector
from mlir.dialects.transform import structured, loop, interpreter
from mlir.dialects.transform.extras import named_sequence, apply_patterns
from mlir.extras import types as T
from mlir.extras.meta import region_op
from mlir.dialects.linalg.opdsl.lang import D, S as S_, ScalarDef, TensorDef, TypeFn, BinaryFn, UnaryFn, domain, linalg_structured_op, U as U_


def arith_constants_every_way():
    f32, i32, idx = F32Type.get(), IntegerType.get_signless(32), IndexType.get()
    c = [arith.ConstantOp(i32, 42), arith.ConstantOp(f32, 3.5), arith.ConstantOp(idx, 7), arith.constant(i32, IntegerAttr.get(i32, -1))]
    c.append(arith.ConstantOp.create_index(9))
    c.append(arith.ConstantOp(RankedTensorType.get([2, 2], f32), DenseElementsAttr.get(np.ones((2, 2), np.float32))))
    c.append(arith.constant(VectorType.get([4], i32), DenseElementsAttr.get_splat(VectorType.get([4], i32), IntegerAttr.get(i32, 3))))
    for op in c:
        op = op.owner if isinstance(op, Value) else op.operation
        print(op.name, op.attributes["value"], op.result.type)
    print(c[0].literal_value, c[1].literal_value, c[4].literal_value, c[0].value, c[0].type)


def arith_misuse():
    i32, f32 = T.i32(), T.f32()
    a, b = arith.constant(i32, 1), arith.constant(f32, 1.0)
    for attempt in (lambda: arith.addi(a), lambda: arith.addi(a, 1, 2), lambda: arith.constant(T.vector(4, f32), 1.0)):
        try:
            attempt()
            print("fine")
        except Exception as e:
            print(type(e).__name__)


def func_with_two_blocks_and_loc():
    with Location.file("model.py", 10, 4):
        f = func.FuncOp("pick", FunctionType.get([T.bool(), T.f64(), T.f64()], [T.f64()]), visibility="public")
        entry = f.add_entry_block([Location.name("c"), Location.name("x"), Location.name("y")])
        join = entry.create_after(T.f64(), arg_locs=[Location.file("j.py", 1, 1)])
        with InsertionPoint(entry):
            c, x, y = f.arguments
            cf.cond_br(c, [x], [y], join, join, loc=Location.fused([Location.name("a"), Location.unknown()]))
        with InsertionPoint.at_block_begin(join):
            func.return_([join.arguments[0]])
    print(f.name, f.type, f.visibility, f.entry_block == entry, [str(a.location) for a in f.arguments])


def from_py_func_flavours():
    @func.FuncOp.from_py_func(T.i32(), T.i32(), results=[T.i32()])
    def add(a, b):
        func.ReturnOp([arith.addi(a, b)])

    @func.func(T.f32())
    def twice(a):
        return arith.addf(a, a)

    @func.FuncOp.from_py_func(MemRefType.get((2,), T.f32()))
    def has_kw(m, func_op=None):
        print(func_op is not None and func_op.name.value)
        return m

    @func.FuncOp.from_py_func()
    def nothing():
        func.CallOp(add.func_op, [arith.constant(T.i32(), 1), arith.constant(T.i32(), 2)])
        return None


def scf_for_with_everything():
    f = func.FuncOp("f", ([T.index(), T.index(), T.f32()], [T.f32(), T.f32()]))
    with InsertionPoint(f.add_entry_block()):
        lo, hi, x = f.arguments
        step = arith.constant(T.index(), 4)
        op = scf.ForOp(lo, hi, step, [x, x], unsigned_cmp=True) if "unsigned" in (scf.ForOp.__init__.__doc__ or "") else scf.ForOp(lo, hi, step, [x, x])
        with InsertionPoint(op.body):
            a, b = op.inner_iter_args
            scf.YieldOp([arith.mulf(a, b), arith.addf(a, op.body.arguments[1])])
        func.ReturnOp(op.results)
        print(op.induction_variable.type, len(op.inner_iter_args), op.lowerBound == lo, op.upperBound == hi, op.step == step)


def scf_nested_python_loops():
    f = func.FuncOp("f", ([MemRefType.get([8, 8], T.f32())], []))
    with InsertionPoint(f.add_entry_block()):
        m = f.arguments[0]
        for i in scf.for_(0, 8, 2):
            for j, acc, res in scf.for_(0, 8, iter_args=[arith.constant(T.f32(), 0.0)]):
                v = memref.load(m, [i, j])
                scf.yield_([arith.addf(acc, v)])
            memref.store(res, m, [i, i])
            scf.yield_([])
        func.ReturnOp([])


def scf_if_python_and_regions():
    f = func.FuncOp("f", ([T.bool(), T.i32(), T.i32()], [T.i32()]))
    with InsertionPoint(f.add_entry_block()):
        c, a, b = f.arguments
        op = scf.IfOp(c, results_=[T.i32()], has_else=True)
        with InsertionPoint(op.then_block):
            scf.yield_([a])
        with InsertionPoint(op.else_block):
            scf.yield_([b])
        single = scf.IfOp(c)
        with InsertionPoint(single.then_block):
            scf.yield_([])
        func.return_([op.result])


def scf_switch_and_region():
    f = func.FuncOp("f", ([T.index()], [T.i32()]))
    with InsertionPoint(f.add_entry_block()):
        def case(op, i, value):
            scf.yield_([arith.constant(T.i32(), int(value) * 10)])

        sw = scf.IndexSwitchOp([T.i32()], f.arguments[0], range(2, 5), case, lambda op: scf.yield_([arith.constant(T.i32(), 7)]))
        print(len(sw.case_regions), sw.default_block.owner == sw, len(sw.case_block(1).arguments))
        func.return_(sw.results)


def scf_forall_in_parallel():
    f = func.FuncOp("f", ([RankedTensorType.get([16], T.f32())], [RankedTensorType.get([16], T.f32())]))
    with InsertionPoint(f.add_entry_block()):
        t = f.arguments[0]
        op = scf.ForallOp([0], [16], [4], [t])
        with InsertionPoint(op.body):
            i, out = op.induction_variables[0], op.inner_iter_args[0]
            slice = tensor.extract_slice(RankedTensorType.get([4], T.f32()), t, [i], [], [], [ShapedType.get_dynamic_size()], [4], [1])
            par = scf.InParallelOp()
            with InsertionPoint(par.region.blocks.append() if not len(par.region.blocks) else par.region.blocks[0]):
                tensor.parallel_insert_slice(slice, out, [i], [], [], [ShapedType.get_dynamic_size()], [4], [1])
        func.return_(op.results)
        print(op.rank, op.result.type)


def affine_maps_and_expressions():
    d0, d1 = AffineExpr.get_dim(0), AffineExpr.get_dim(1)
    s0 = AffineExpr.get_symbol(0)
    maps = [AffineMap.get(2, 1, [d0 * 4 + s0, d1 % 3]), AffineMap.get_identity(3), AffineMap.get_permutation([2, 0, 1]), AffineMap.get_minor_identity(4, 2), AffineMap.get_constant(7), AffineMap.get_empty(), AffineMap.get(1, 0, [AffineExpr.get_floor_div(d0, 2), AffineExpr.get_ceil_div(d0 + 1, 2), 5 - d0])]
    for m in maps:
        print(m, m.n_dims, m.n_symbols, m.is_permutation, m.is_projected_permutation, [str(e) for e in m.results])
    print(maps[1].get_submap([0, 2]), maps[2].get_major_submap(1), maps[2].get_minor_submap(2))
    print(AffineMap.compress_unused_symbols([maps[0], AffineMap.get(2, 2, [d0])], ir.Context.current))
    e = AffineExpr.get_add(d0, AffineExpr.get_constant(3))
    print(AffineAddExpr(e).lhs, AffineAddExpr(e).rhs, isinstance(e, AffineAddExpr), e.compose(AffineMap.get(1, 0, [d0 * 2])), hash(e) == hash(d0 + 3), e == d0 + 3)
    s = IntegerSet.get(2, 1, [d0 - d1, s0 - 4], [True, False])
    print(s, s.n_dims, s.n_symbols, s.n_inputs, s.n_equalities, s.n_inequalities, [(str(c.expr), c.is_eq) for c in s.constraints], s.is_canonical_empty)


def affine_loops():
    f = func.FuncOp("f", ([MemRefType.get([32, 32], T.f32()), T.index()], []))
    with InsertionPoint(f.add_entry_block()):
        m, n = f.arguments
        for i in affine.for_(0, 32, 4):
            for j, acc in affine.for_(0, 32, iter_args=[arith.constant(T.f32(), 0.0)]):
                x = affine.AffineLoadOp(T.f32(), m, [i, j], AffineMap.get_identity(2))
                affine.yield_([arith.addf(acc, x)])
            affine.AffineStoreOp(arith.constant(T.f32(), 2.0), m, [i, i], AffineMapAttr.get(AffineMap.get_identity(2)))
            affine.yield_([])
        affine.apply(AffineMap.get(1, 0, [AffineExpr.get_dim(0) * 2]), [n])
        affine.min(AffineMap.get(0, 1, [AffineExpr.get_symbol(0), AffineExpr.get_constant(4)]), [n])
        affine.AffineMaxOp(AffineMap.get(1, 0, [AffineExpr.get_dim(0), AffineExpr.get_constant(4)]), [n])
        affine.delinearize_index([T.index()] * 2, n, [], [4, 8])
        func.ReturnOp([])


def affine_if_op():
    f = func.FuncOp("f", ([T.index(), T.f32()], [T.f32()]))
    with InsertionPoint(f.add_entry_block()):
        n, x = f.arguments
        cond = IntegerSet.get(1, 0, [AffineExpr.get_dim(0) - 3], [False])
        op = affine.AffineIfOp(cond, [T.f32()], cond_operands=[n], has_else=True)
        with InsertionPoint(op.then_block):
            affine.AffineYieldOp([x])
        with InsertionPoint(op.else_block):
            affine.AffineYieldOp([arith.negf(x)])
        func.ReturnOp([op.results[0]])


def memref_family():
    f = func.FuncOp("f", ([MemRefType.get([8, 4], T.f32()), T.index()], []))
    with InsertionPoint(f.add_entry_block()):
        m, n = f.arguments
        a = memref.alloc(MemRefType.get([ShapedType.get_dynamic_size(), 4], T.f32()), [n], [])
        b = memref.alloca(MemRefType.get([4], T.i8(), memory_space=IntegerAttr.get(T.i64(), 3)), [], [], alignment=16)
        memref.copy(m, m)
        c = memref.cast(MemRefType.get([ShapedType.get_dynamic_size()] * 2, T.f32()), m)
        memref.dim(c, n)
        memref.subview(m, [0, 0], [2, 2], [1, 1])
        memref.subview(m, [n, 0], [2, 2], [1, 2])
        memref.reinterpret_cast(MemRefType.get([4, 8], T.f32(), layout=StridedLayoutAttr.get(0, [8, 1])), m, [], [], [], [0], [4, 8], [8, 1])
        memref.collapse_shape(MemRefType.get([32], T.f32()), m, [[0, 1]])
        memref.expand_shape(MemRefType.get([4, 2, 4], T.f32()), m, [[0, 1], [2]], [], [4, 2, 4])
        memref.transpose(MemRefType.get([4, 8], T.f32(), layout=StridedLayoutAttr.get(0, [1, 4])), m, AffineMap.get_permutation([1, 0]))
        memref.atomic_rmw(arith.AtomicRMWKind.addf, arith.constant(T.f32(), 1.0), m, [n, n])
        memref.extract_aligned_pointer_as_index(m)
        memref.dealloc(a)
        memref.assume_alignment(m, 16)
        memref.prefetch(m, [n, n], True, 3, True)
        func.ReturnOp([])
    memref.global_("weights", TypeAttr.get(MemRefType.get([2], T.f32())), sym_visibility="private", initial_value=DenseElementsAttr.get(np.array([1, 2], np.float32)), constant=True)


def tensor_family():
    f = func.FuncOp("f", ([RankedTensorType.get([4, ShapedType.get_dynamic_size()], T.f32()), T.index()], []))
    with InsertionPoint(f.add_entry_block()):
        t, n = f.arguments
        tensor.empty([4, 8], T.f32())
        tensor.empty([n, 8], T.f32())
        tensor.EmptyOp([n, n, 3], T.i8())
        tensor.dim(t, n)
        tensor.extract(t, [n, n])
        tensor.insert(arith.constant(T.f32(), 0.0), t, [n, n])
        tensor.cast(RankedTensorType.get([4, 4], T.f32()), t)
        tensor.from_elements(RankedTensorType.get([2], T.index()), [n, n])
        tensor.splat(RankedTensorType.get([3], T.index()), n, [])
        tensor.rank(t)
        g = tensor.GenerateOp(RankedTensorType.get([ShapedType.get_dynamic_size()], T.index()), [n])
        b = g.body.blocks.append(T.index())
        with InsertionPoint(b):
            tensor.yield_(b.arguments[0])


        @tensor.generate(T.tensor(S, 3, T.f64()), dynamic_extents=[n])
        def made(i: T.index(), j: T.index()):
            return arith.constant(T.f64(), 1.5)
        func.ReturnOp([])


S = ShapedType.get_dynamic_size()


def linalg_named_family():
    f = func.FuncOp("f", ([RankedTensorType.get([4, 8], T.f32()), RankedTensorType.get([8, 16], T.f32()), RankedTensorType.get([4, 16], T.f32()), T.f32()], []))
    with InsertionPoint(f.add_entry_block()):
        a, b, c, x = f.arguments
        z = linalg.fill(x, outs=[c])
        linalg.matmul(a, b, outs=[z])
        linalg.matmul(a, b, outs=[c], cast=TypeFn.cast_unsigned)
        linalg.elementwise(c, c, outs=[c], kind=linalg.ElementwiseKind.mul)
        linalg.elementwise(c, outs=[c], kind=linalg.ElementwiseKind.exp)
        linalg.dot(tensor.empty([8], T.f32()), tensor.empty([8], T.f32()), outs=[tensor.empty([], T.f32())])
        linalg.matvec(a, tensor.empty([8], T.f32()), outs=[tensor.empty([4], T.f32())])
        linalg.batch_matmul(tensor.empty([2, 4, 8], T.f32()), tensor.empty([2, 8, 4], T.f32()), outs=[tensor.empty([2, 4, 4], T.f32())])
        linalg.conv_2d_nhwc_hwcf(tensor.empty([1, 8, 8, 3], T.f32()), tensor.empty([3, 3, 3, 4], T.f32()), outs=[tensor.empty([1, 6, 6, 4], T.f32())], strides=[1, 1], dilations=[1, 1])
        linalg.pooling_nhwc_max(tensor.empty([1, 8, 8, 3], T.f32()), tensor.empty([2, 2], T.f32()), outs=[tensor.empty([1, 4, 4, 3], T.f32())], strides=[2, 2])
        linalg.transpose(a, outs=[tensor.empty([8, 4], T.f32())], permutation=[1, 0])
        linalg.broadcast(tensor.empty([4], T.f32()), outs=[c], dimensions=[1])
        func.ReturnOp([])


def linalg_generic_decorated():
    f = func.FuncOp("f", ([RankedTensorType.get([4, 8], T.f32()), RankedTensorType.get([4], T.f32())], []))
    with InsertionPoint(f.add_entry_block()):
        a, b = f.arguments
        d0, d1 = AffineDimExpr.get(0), AffineDimExpr.get(1)
        i, r = [Attribute.parse(f"#linalg.iterator_type<{k}>") for k in ("parallel", "reduction")]

        @linalg.generic([a], [b], [AffineMap.get(2, 0, [d0, d1]), AffineMap.get(2, 0, [d0])], [linalg.IteratorType.parallel, linalg.IteratorType.reduction])
        def body(x, acc):
            return arith.addf(x, acc)
        print(body.owner.name if isinstance(body, Value) else type(body).__name__)

        red = linalg.ReduceOp([b.type], [a], [b], [1])
        blk = red.regions[0].blocks.append(T.f32(), T.f32())
        with InsertionPoint(blk):
            linalg.yield_([arith.maximumf(*blk.arguments)])
        func.ReturnOp([])


@linalg_structured_op
def scaled_rows(A=TensorDef(U_, S_.M, S_.N), scale=ScalarDef(U_), C=TensorDef(U_, S_.M, output=True)):
    """Sums rows after scaling."""
    domain(D.m, D.n)
    C[D.m] += A[D.m, D.n] * scale


def user_op_of_opdsl():
    f = func.FuncOp("f", ([RankedTensorType.get([4, 8], T.f32()), T.f32(), RankedTensorType.get([4], T.f32())], []))
    with InsertionPoint(f.add_entry_block()):
        scaled_rows(*f.arguments[:2], outs=[f.arguments[2]])
        func.ReturnOp([])


def vector_family():
    f = func.FuncOp("f", ([VectorType.get([4, 8], T.f32()), VectorType.get([8], T.f32()), T.index(), MemRefType.get([16, 16], T.f32()), T.f32()], []))
    with InsertionPoint(f.add_entry_block()):
        v, w, i, m, x = f.arguments
        vector.broadcast(VectorType.get([4, 8], T.f32()), w)
        vector.extract(v, [], [1])
        vector.extract(v, [i], [ShapedType.get_dynamic_size()])
        vector.insert(w, v, [], [2])
        vector.insert(x, w, [i], [ShapedType.get_dynamic_size()])
        vector.shape_cast(VectorType.get([32], T.f32()), v)
        vector.transpose(VectorType.get([8, 4], T.f32()), v, [1, 0])
        vector.shuffle(w, w, [0, 2, 4, 6, 8])
        vector.reduction(T.f32(), vector.CombiningKind.ADD, w)
        vector.reduction(T.f32(), vector.CombiningKind.MUL, w, acc=x, fastmath=arith.FastMathFlags.reassoc)
        vector.multi_reduction(vector.CombiningKind.MAXIMUMF, v, w, [0])
        vector.fma(w, w, w)
        vector.load(VectorType.get([8], T.f32()), m, [i, i])
        vector.store(w, m, [i, i])
        vector.create_mask(VectorType.get([8], T.bool()), [i])
        k = vector.constant_mask(VectorType.get([8], T.bool()), [3])
        vector.maskedload(VectorType.get([8], T.f32()), m, [i, i], k, w)
        vector.maskedstore(m, [i, i], k, w)
        vector.gather(VectorType.get([8], T.f32()), m, [i, i], arith.constant(VectorType.get([8], T.i32()), DenseElementsAttr.get(np.arange(8, dtype=np.int32), type=VectorType.get([8], T.i32()))), k, w)
        vector.outerproduct(v.type, vector.extract(vector.transpose(VectorType.get([8, 4], T.f32()), v, [1, 0]), [], [0]), w, kind=vector.CombiningKind.ADD)
        vector.transfer_read(VectorType.get([8], T.f32()), m, [i, i], AffineMap.get_minor_identity(2, 1), x, in_bounds=[True])
        vector.transfer_write(None, w, m, [i, i], AffineMap.get_minor_identity(2, 1), [False])
        vector.print_(source=x)
        vector.print_(punctuation=vector.PrintPunctuation.NewLine)
        vector.step(VectorType.get([4], T.index()))
        vector.scalable_extract(VectorType.get([4], T.f32()), arith.constant(VectorType.get([4], T.f32(), scalable=[True]), DenseElementsAttr.get_splat(VectorType.get([4], T.f32(), scalable=[True]), FloatAttr.get_f32(0.0))), 0)
        func.ReturnOp([])


def gpu_kernel_in_a_module():
    module = gpu.GPUModuleOp("kernels")
    block = module.bodyRegion.blocks.append()
    with InsertionPoint(block):
        kernel = gpu.GPUFuncOp(FunctionType.get([T.index()], []), "k", body_builder=lambda f: gpu.return_([]), kernel=True, known_block_size=[4, 1, 1])
        print(kernel.is_kernel, kernel.known_block_size, kernel.name, kernel.function_type.value, kernel.arguments[0])
        other = gpu.GPUFuncOp(FunctionType.get([T.f32()], [T.f32()]), sym_name="helper", workgroup_attrib_attrs=[{"a": UnitAttr.get()}])
        with InsertionPoint(other.add_entry_block()):
            gpu.return_([other.entry_block.arguments[0]])


def gpu_launches_from_python():
    f = func.FuncOp("host", ([MemRefType.get([4], T.f32())], []))
    with InsertionPoint(f.add_entry_block()):
        one = arith.constant(T.index(), 1)
        gpu.LaunchFuncOp(["kernels", "k"], (1, 1, 1), (4, 1, 1), kernel_operands=[f.arguments[0]])
        token = gpu.wait()
        gpu.launch_func(["kernels", "k"], (one, 2, 3), (one, 4, 5), dynamic_shared_memory_size=arith.constant(T.i32(), 64), async_dependencies=[token])

        @gpu.launch(grid_size=(1, 1, 1), block_size=(4, 1, 1))
        def launch(bx, by, bz, tx, ty, tz, *sizes):
            gpu.printf("%d\n", tx)
        gpu.wait([token])
        func.ReturnOp([])


def gpu_ids_and_memory():
    f = func.FuncOp("f", ([T.f32(), T.i32(), MemRefType.get([4], T.f32())], []))
    with InsertionPoint(f.add_entry_block()):
        x, n, m = f.arguments
        gpu.thread_id(gpu.Dimension.x)
        gpu.block_id(gpu.Dimension.y, upper_bound=64)
        gpu.block_dim(gpu.Dimension.z)
        gpu.grid_dim(gpu.Dimension.x)
        gpu.global_id(gpu.Dimension.x)
        gpu.lane_id()
        gpu.subgroup_size(upper_bound=32)
        gpu.all_reduce(x, op=gpu.AllReduceOperation.ADD, uniform=True)
        gpu.shuffle(x, n, n, gpu.ShuffleMode.XOR)
        gpu.barrier()
        gpu.memcpy(None, [], m, m)
        gpu.dynamic_shared_memory(Type.parse("memref<?xi8, #gpu.address_space<workgroup>>"))
        func.ReturnOp([])


def llvm_family():
    ptr = llvm.PointerType.get()
    st = llvm.StructType.get_literal([T.i32(), ptr])
    print(st, st.body, st.packed, ptr.address_space, llvm.PointerType.get(3))
    idst = llvm.StructType.new_identified("node", [T.i64(), ptr])
    print(idst, idst.name, idst.opaque)
    f = llvm.func("f", TypeAttr.get(Type.parse("!llvm.func<i32 (ptr, i32)>")))
    b = f.body.blocks.append(ptr, T.i32())
    with InsertionPoint(b):
        p, n = b.arguments
        c = llvm.mlir_constant(IntegerAttr.get(T.i32(), 4))
        a = llvm.alloca(ptr, c, T.i32())
        llvm.store(n, a)
        x = llvm.load(T.i32(), a)
        g = llvm.getelementptr(ptr, p, [], [2], T.i32(), None)
        u = llvm.mlir_undef(st)
        u = llvm.insertvalue(u, x, [0])
        llvm.extractvalue(T.i32(), u, [0])
        llvm.icmp(llvm.ICmpPredicate.slt, x, n)
        y = llvm.add(x, n, llvm.IntegerOverflowFlags.none)
        llvm.return_(arg=y)


def smt_solver():
    s = smt.SolverOp([], [])
    b = s.regions[0].blocks.append()
    with InsertionPoint(b):
        x = smt.declare_fun(Type.parse("!smt.int"))
        y = x
        smt.assert_(smt.eq([x, y]))
        c = smt.and_([smt.eq([x, x]), smt.distinct([x, y])])
        smt.yield_([])


def shape_family():
    f = func.FuncOp("f", ([RankedTensorType.get([S, S], T.f32()), T.index()], []))
    with InsertionPoint(f.add_entry_block()):
        t, n = f.arguments
        sh = shape.shape_of(t)
        k = shape.ConstShapeOp(DenseElementsAttr.get(np.array([1, 2], dtype=np.int64), type=IndexType.get()))
        shape.broadcast(RankedTensorType.get([2], T.index()), [sh, k.result])
        shape.num_elements(sh)
        shape.get_extent(sh, n)
        w = shape.cstr_broadcastable([sh, k.result])
        shape.assuming_all([w, w])

        shape.to_extent_tensor(RankedTensorType.get([2], T.index()), sh)
        shape.const_size(3)
        func.ReturnOp([])


def tosa_family():
    t = RankedTensorType.get([1, 4, 4, 2], T.f32())
    f = func.FuncOp("f", ([t, t], []))
    with InsertionPoint(f.add_entry_block()):
        a, b = f.arguments
        tosa.add(t, a, b)
        tosa.abs(t, a)
        tosa.clamp(t, a, FloatAttr.get(T.f32(), 0.0), FloatAttr.get(T.f32(), 6.0))
        tosa.reduce_sum(a, 1)
        tosa.transpose(RankedTensorType.get([1, 2, 4, 4], T.f32()), a, [0, 3, 1, 2])
        tosa.concat([a, b], 3)
        tosa.ConstOp(DenseElementsAttr.get(np.zeros((1,), np.float32)))
        tosa.cast(RankedTensorType.get([1, 4, 4, 2], T.i32()), a)
        tosa.reshape(a, tosa.const_shape(Type.parse("!tosa.shape<1>"), DenseElementsAttr.get(np.array([32]), type=IndexType.get())))
        func.ReturnOp([])


def transform_schedule():
    @named_sequence("__transform_main", [transform.AnyOpType.get()], [], arg_attrs=[{"transform.readonly": UnitAttr.get()}])
    def main(root):
        mm = structured.structured_match(transform.AnyOpType.get(), root, ops=["linalg.matmul"])
        tiled = structured.TileUsingForOp(mm, sizes=[4, 8, 0], interchange=[1, 0, 2])
        fa = structured.TileUsingForallOp(mm, num_threads=[2, 2], mapping=Attribute.parse("[#gpu.block<x>, #gpu.block<y>]"))

        structured.PadOp(tiled.results[0], padding_values=[FloatAttr.get_f32(42.0)], padding_dimensions=Attribute.parse("[1]"), copy_back_op="linalg.copy")
        f = transform.get_parent_op(transform.AnyOpType.get(), mm, op_name="func.func")
        @apply_patterns(f)
        def pats():
            transform.ApplyCanonicalizationPatternsOp()
            structured.apply_patterns_linalg_tiling_canonicalization()
        loop.loop_unroll(tiled.results[1], factor=4)
        transform.print_(target=root, name="done")
        transform.AnnotateOp(root, "tag", param=transform.param_constant(transform.AnyParamType.get(), IntegerAttr.get(T.i64(), 3)))


def pdl_patterns():
    p = pdl.PatternOp(2, "fold")
    with InsertionPoint(p.body):
        ty = pdl.TypeOp(T.i32())
        x = pdl.OperandOp(ty)
        at = pdl.AttributeOp(value=IntegerAttr.get(T.i32(), 0))
        op = pdl.OperationOp("arith.addi", [x, x], {"flag": at}, [ty])
        r = pdl.ResultOp(op, 0)
        pdl.ApplyNativeConstraintOp([], "pure", [op])
        rw = pdl.RewriteOp(op)
        with InsertionPoint(rw.add_body()):
            n = pdl.OperationOp("my.op", [x], {}, [ty])
            pdl.ReplaceOp(op, with_op=n)


def nvvm_rocdl_amdgpu():
    f = func.FuncOp("f", ([T.f32(), T.i32(), llvm.PointerType.get(3), VectorType.get([2], T.f16()), MemRefType.get([64], T.f32()), VectorType.get([4], T.f32())], []))
    with InsertionPoint(f.add_entry_block()):
        x, n, p, h, m, v = f.arguments
        nvvm.barrier()
        nvvm.read_ptx_sreg_tid_x()
        nvvm.elect_sync()
        nvvm.cp_async_bulk_commit_group()
        nvvm.cp_async_bulk_wait_group(1, read=True)
        nvvm.setmaxregister(232, nvvm.SetMaxRegisterAction.increase)
        nvvm.fence_proxy(nvvm.ProxyKind.async_shared, space=nvvm.SharedSpace.shared_cta)
        rocdl.workitem_id_x(T.i32())
        rocdl.ballot(T.i64(), arith.constant(T.bool(), True))
        rocdl.s_barrier()
        rocdl.s_setprio(1)
        rocdl.readlane(T.i32(), n, n)
        amdgpu.lds_barrier()
        amdgpu.raw_buffer_load(T.f32(), m, [n])
        amdgpu.raw_buffer_store(x, m, [n], bounds_check=False, index_offset=4)
        amdgpu.dpp(x, x, amdgpu.DPPPerm.row_shl, perm_argument=IntegerAttr.get(T.i32(), 1))


        func.ReturnOp([])


def complex_and_math():
    c = ComplexType.get(T.f64())
    f = func.FuncOp("f", ([c, T.f64(), T.f64(), T.i32()], []))
    with InsertionPoint(f.add_entry_block()):
        z, x, y, n = f.arguments
        w = cx.create_(c, x, y)
        cx.add(z, w, fastmath=arith.FastMathFlags.contract)
        cx.re(z); cx.im(z)
        cx.exp(z); cx.sqrt(z); cx.neg(z)
        cx.CreateOp(c, real=x, imaginary=y)
        math.sin(x); math.tan(x); math.floor(x); math.ceil(x); math.round(x); math.trunc(x)
        math.ctpop(n); math.ctlz(n); math.cttz(n); math.absi(n); math.ipowi(n, n); math.fpowi(x, n)
        math.copysign(x, y); math.cbrt(x)
        math.SqrtOp(x, fastmath=arith.FastMathFlags.fast)
        math.AbsFOp(x).operation.attributes["note"] = StringAttr.get("hi")
        func.ReturnOp([])


def operations_by_name_and_clone():
    op = Operation.create("arith.constant", results=[T.i32()], attributes={"value": IntegerAttr.get(T.i32(), 5)})
    copy = op.clone()
    third = op.clone(ip=InsertionPoint(op))
    print(copy == op, copy.attributes["value"], op.parent.name, isinstance(op.opview, arith.ConstantOp), third.result.owner == third)
    third.move_after(op)
    copy.move_before(op)
    print([str(o) for o in op.block], op.block.owner.name)
    try:
        Operation.create("nope.op")
    except Exception as e:
        print(type(e).__name__, str(e).split("\n")[0])
    detached = None
    op.detach_from_parent()
    print(op.attached)
