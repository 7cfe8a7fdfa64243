"""Programs for upstream's bindings: kernels, schedules, patterns and edits, as IREE 3.13 runs them."""

import numpy as np
from mlir import ir
from mlir.ir import *
from mlir.dialects import affine, arith, builtin, cf, func, gpu, linalg, llvm, math, memref, nvvm, pdl, rocdl, scf, shape, smt, tensor, tosa, transform, vector
from mlir.dialects import complex as cplx
from mlir.dialects.transform import bufferization as tbuf, gpu as tgpu, loop as tloop, memref as tmemref, structured, tensor as ttensor, vector as tvec
from mlir.extras import types as T
from mlir.extras.meta import region_op


def saxpy_func():
    f32 = F32Type.get()
    mem = MemRefType.get([ShapedType.get_dynamic_size()], f32)

    @func.FuncOp.from_py_func(f32, mem, mem)
    def saxpy(a, x, y):
        c0 = arith.constant(IndexType.get(), 0)
        c1 = arith.constant(IndexType.get(), 1)
        n = memref.DimOp(x, c0)
        loop = scf.ForOp(c0, n, c1)
        with InsertionPoint(loop.body):
            i = loop.induction_variable
            xv = memref.load(x, [i])
            yv = memref.load(y, [i])
            memref.store(arith.addf(arith.mulf(a, xv), yv), y, [i])
            scf.YieldOp([])


def loop_with_range():
    @func.func(T.index(), T.index())
    def f(lb, ub):
        one = arith.constant(T.index(), 1)
        init = arith.constant(T.f32(), 0.0)
        for i, acc, res in scf.for_(lb, ub, one, iter_args=[init]):
            v = arith.sitofp(T.f32(), arith.index_cast(T.i32(), i))
            scf.yield_([arith.addf(acc, v)])
        return res


def while_loop():
    i32 = IntegerType.get_signless(32)

    @func.FuncOp.from_py_func(i32)
    def count(n):
        w = scf.WhileOp([i32], [n])
        before = w.before.blocks.append(i32)
        after = w.after.blocks.append(i32)
        with InsertionPoint(before):
            zero = arith.ConstantOp(i32, 0)
            c = arith.CmpIOp(arith.CmpIPredicate.sgt, before.arguments[0], zero)
            scf.ConditionOp(c, before.arguments)
        with InsertionPoint(after):
            one = arith.ConstantOp(i32, 1)
            scf.YieldOp([arith.SubIOp(after.arguments[0], one)])
        return w.results[0]


def parallel_reduce():
    f32 = T.f32()

    @func.FuncOp.from_py_func(T.memref(16, f32))
    def total(m):
        z = arith.constant(T.index(), 0)
        n = arith.constant(T.index(), 16)
        s = arith.constant(T.index(), 1)
        init = arith.constant(f32, 0.0)
        p = scf.ParallelOp([f32], [z], [n], [s], [init])
        body = p.region.blocks.append(T.index())
        with InsertionPoint(body):
            v = memref.load(m, [body.arguments[0]])
            red = scf.ReduceOp([v], 1)
            rb = red.regions[0].blocks.append(f32, f32)
            with InsertionPoint(rb):
                scf.ReduceReturnOp(arith.addf(*rb.arguments))


def forall_tiles():
    t = T.tensor(8, 8, T.f32())

    @func.FuncOp.from_py_func(t)
    def tiled(x):
        fa = scf.ForallOp([0, 0], [8, 8], [4, 4], [x])
        with InsertionPoint(fa.body):
            i, j = fa.induction_variables
            sl = tensor.extract_slice(T.tensor(4, 4, T.f32()), x, [i, j], [], [], [ShapedType.get_dynamic_size()] * 2, [4, 4], [1, 1])
            par = scf.InParallelOp()
            blk = par.region.blocks.append()
            with InsertionPoint(blk):
                tensor.parallel_insert_slice(sl, fa.inner_iter_args[0], [i, j], [], [], [ShapedType.get_dynamic_size()] * 2, [4, 4], [1, 1])
        return fa.results[0]


def matmul_named():
    a = T.tensor(4, 8, T.f32())
    b = T.tensor(8, 16, T.f32())

    @func.FuncOp.from_py_func(a, b)
    def mm(x, y):
        zero = arith.constant(T.f32(), 0.0)
        init = tensor.empty([4, 16], T.f32())
        filled = linalg.fill(zero, outs=[init])
        return linalg.matmul(x, y, outs=[filled])


def generic_map():
    t = T.tensor(4, 8, T.f32())

    @func.FuncOp.from_py_func(t, t)
    def add(x, y):
        ident = AffineMap.get_identity(2)

        @linalg.generic([x, y], [tensor.empty([4, 8], T.f32())], [ident] * 3, [linalg.IteratorType.parallel] * 2)
        def out(a, b, o):
            return arith.addf(a, b)

        return out


def batch_ops():
    a = T.tensor(2, 4, 8, T.f32())
    b = T.tensor(2, 8, 16, T.f32())

    @func.FuncOp.from_py_func(a, b)
    def bmm(x, y):
        init = tensor.EmptyOp([2, 4, 16], T.f32())
        r = linalg.batch_matmul(x, y, outs=[init])
        t = linalg.transpose(r, outs=[tensor.empty([2, 16, 4], T.f32())], permutation=[0, 2, 1])
        return t


def conv_nhwc():
    img = T.tensor(1, 16, 16, 3, T.f32())
    ker = T.tensor(3, 3, 3, 8, T.f32())

    @func.FuncOp.from_py_func(img, ker)
    def conv(x, k):
        out = tensor.empty([1, 14, 14, 8], T.f32())
        return linalg.conv_2d_nhwc_hwcf(x, k, outs=[out], strides=[1, 1], dilations=[1, 1])


def pooling():
    @func.FuncOp.from_py_func(T.tensor(1, 8, 8, 4, T.f32()))
    def pool(x):
        win = tensor.empty([2, 2], T.f32())
        out = tensor.empty([1, 4, 4, 4], T.f32())
        return linalg.pooling_nhwc_max(x, win, outs=[out], strides=[2, 2])


def reduce_broadcast():
    @func.FuncOp.from_py_func(T.tensor(4, 8, T.f32()))
    def f(x):
        init = tensor.empty([4], T.f32())
        red = linalg.ReduceOp(result=[T.tensor(4, T.f32())], inputs=[x], inits=[init], dimensions=[1])
        b = red.regions[0].blocks.append(T.f32(), T.f32())
        with InsertionPoint(b):
            linalg.YieldOp([arith.maximumf(*b.arguments)])
        return linalg.broadcast(red, outs=[tensor.empty([4, 8], T.f32())], dimensions=[1])


def tensor_shapes():
    @func.FuncOp.from_py_func(T.tensor(4, 6, T.f32()))
    def f(x):
        c = tensor.CollapseShapeOp(T.tensor(24, T.f32()), x, [[0, 1]])
        e = tensor.ExpandShapeOp(T.tensor(2, 12, T.f32()), c, [[0, 1]], [], [2, 12])
        p = tensor.PadOp(T.tensor(4, 14, T.f32()), e, [], [], [1, 1], [1, 1])
        b = p.regions[0].blocks.append(T.index(), T.index())
        with InsertionPoint(b):
            tensor.YieldOp(arith.constant(T.f32(), 0.0))
        return p


def tensor_from_elements():
    @func.FuncOp.from_py_func(T.f32(), T.f32())
    def f(a, b):
        t = tensor.from_elements(T.tensor(2, T.f32()), [a, b])
        s = tensor.splat(T.tensor(4, T.f32()), a, [])
        g = tensor.GenerateOp(T.tensor(3, T.f32()), [])
        blk = g.regions[0].blocks.append(T.index())
        with InsertionPoint(blk):
            tensor.yield_(tensor.extract(t, [blk.arguments[0]]))
        return tensor.concat(0, [t, s], results=[T.tensor(6, T.f32())]) if False else g


def memref_views():
    @func.FuncOp.from_py_func()
    def f():
        a = memref.alloc(T.memref(8, 8, T.f32()), [], [], alignment=64)
        sv = memref.subview(a, [2, 2], [4, 4], [1, 1])
        c = memref.cast(MemRefType.get([ShapedType.get_dynamic_size(), 8], T.f32()), a)
        r = memref.reinterpret_cast(T.memref(64, T.f32()), a, [], [], [], [0], [64], [1])
        memref.copy(a, a)
        memref.dealloc(a)


def memref_global():
    ty = T.memref(4, T.f32())
    memref.GlobalOp("weights", TypeAttr.get(ty), sym_visibility="private", initial_value=DenseElementsAttr.get(np.array([1, 2, 3, 4], dtype=np.float32)), constant=True)

    @func.FuncOp.from_py_func()
    def f():
        g = memref.GetGlobalOp(ty, "weights")
        return g


def memref_alloca_scope():
    @func.FuncOp.from_py_func()
    def f():
        s = memref.AllocaScopeOp([])
        b = s.regions[0].blocks.append()
        with InsertionPoint(b):
            memref.alloca(T.memref(4, T.i32()), [], [])
            memref.AllocaScopeReturnOp([])


def vector_kernel():
    @func.FuncOp.from_py_func(T.memref(16, T.f32()), T.index())
    def f(m, i):
        vt = T.vector(4, T.f32())
        v = vector.load(vt, m, [i])
        w = vector.broadcast(vt, arith.constant(T.f32(), 2.0))
        s = arith.mulf(v, w)
        vector.store(s, m, [i])
        r = vector.reduction(T.f32(), vector.CombiningKind.ADD, s)
        return r


def vector_transfer():
    @func.FuncOp.from_py_func(T.memref(8, 8, T.f32()), T.index())
    def f(m, i):
        pad = arith.constant(T.f32(), 0.0)
        ident = AffineMap.get_minor_identity(2, 1)
        v = vector.transfer_read(T.vector(8, T.f32()), m, [i, i], AffineMapAttr.get(ident), pad, [True])
        vector.transfer_write(None, v, m, [i, i], AffineMapAttr.get(ident), [True])


def vector_contract():
    vt = T.vector(4, 4, T.f32())

    @func.FuncOp.from_py_func(vt, vt, vt)
    def f(a, b, c):
        d = [AffineExpr.get_dim(i) for i in range(3)]
        maps = [AffineMap.get(3, 0, [d[0], d[2]]), AffineMap.get(3, 0, [d[2], d[1]]), AffineMap.get(3, 0, [d[0], d[1]])]
        its = ArrayAttr.get([Attribute.parse(f"#vector.iterator_type<{k}>") for k in ("parallel", "parallel", "reduction")])
        return vector.contract(vt, a, b, c, indexing_maps=[AffineMapAttr.get(m) for m in maps], iterator_types=its)


def vector_shapes():
    @func.FuncOp.from_py_func(T.vector(4, T.f32()), T.vector(4, T.f32()))
    def f(a, b):
        s = vector.shuffle(a, b, [0, 4, 1, 5])
        e = vector.extract(a, [], [2])
        i = vector.insert(e, b, [], [0])
        c = vector.shape_cast(T.vector(2, 2, T.f32()), s)
        t = vector.transpose(T.vector(2, 2, T.f32()), c, [1, 0])
        st = vector.extract_strided_slice(T.vector(2, T.f32()), i, [0], [2], [1])
        return t, st


def vector_mask():
    @func.FuncOp.from_py_func(T.index())
    def f(n):
        m = vector.create_mask(T.vector(8, T.bool()), [n])
        k = vector.constant_mask(T.vector(8, T.bool()), [4])
        return arith.andi(m, k)


def affine_loops():
    @func.FuncOp.from_py_func(T.memref(10, 10, T.f32()))
    def f(m):
        outer = affine.AffineForOp(0, 10)
        with InsertionPoint(outer.body):
            inner = affine.AffineForOp(0, 10, 2)
            with InsertionPoint(inner.body):
                i, j = outer.induction_variable, inner.induction_variable
                mp = AffineMap.get(2, 0, [AffineExpr.get_dim(0), AffineExpr.get_dim(1) + 1])
                v = affine.AffineLoadOp(T.f32(), m, indices=[i, j], map=mp)
                affine.AffineStoreOp(v, m, indices=[i, j], map=AffineMap.get_identity(2))
                affine.AffineYieldOp([])
            affine.AffineYieldOp([])


def affine_apply_min():
    @func.FuncOp.from_py_func(T.index(), T.index())
    def f(a, b):
        d0, s0 = AffineExpr.get_dim(0), AffineExpr.get_symbol(0)
        x = affine.apply(AffineMap.get(1, 1, [d0 * 4 + s0]), [a, b])
        y = affine.min(AffineMap.get(1, 1, [d0, s0 - 1]), [a, b])
        z = affine.max(AffineMap.get(1, 1, [d0, s0 - 1]), [a, b])
        return affine.AffineApplyOp(AffineMap.get(3, 0, [AffineExpr.get_dim(0) + AffineExpr.get_dim(2)]), [x, y, z])


def affine_if():
    @func.FuncOp.from_py_func(T.index())
    def f(i):
        st = IntegerSet.get(1, 0, [AffineExpr.get_dim(0) - 5], [False])
        op = affine.AffineIfOp(st, [T.f32()], cond_operands=[i], has_else=True)
        with InsertionPoint(op.then_block):
            affine.AffineYieldOp([arith.constant(T.f32(), 1.0)])
        with InsertionPoint(op.else_block):
            affine.AffineYieldOp([arith.constant(T.f32(), 2.0)])
        return op.results[0]


def gpu_module():
    m = gpu.GPUModuleOp("kernels")
    blk = m.bodyRegion.blocks.append()
    with InsertionPoint(blk):
        fn = gpu.GPUFuncOp(TypeAttr.get(FunctionType.get([T.memref(64, T.f32())], [])), "add_one", kernel=True)
        b = fn.add_entry_block() if hasattr(fn, "add_entry_block") else fn.body.blocks.append(T.memref(64, T.f32()))
        with InsertionPoint(b):
            i = gpu.thread_id(gpu.Dimension.x)
            v = memref.load(b.arguments[0], [i])
            memref.store(arith.addf(v, arith.constant(T.f32(), 1.0)), b.arguments[0], [i])
            gpu.ReturnOp([])


def gpu_ids():
    @func.FuncOp.from_py_func()
    def f():
        x = gpu.block_id(gpu.Dimension.x)
        y = gpu.block_dim(gpu.Dimension.y)
        z = gpu.grid_dim(gpu.Dimension.z)
        lane = gpu.lane_id()
        sg = gpu.subgroup_size()
        return arith.addi(arith.addi(x, y), z)


def gpu_shuffle():
    @func.FuncOp.from_py_func(T.f32())
    def f(v):
        off = arith.constant(T.i32(), 1)
        w = arith.constant(T.i32(), 32)
        s = gpu.shuffle(v, off, w, gpu.ShuffleMode.XOR)
        return gpu.all_reduce(v, op=gpu.AllReduceOperation.ADD, uniform=True) if False else gpu.subgroup_reduce(v, gpu.AllReduceOperation.ADD)


def math_ops():
    @func.FuncOp.from_py_func(T.f32(), T.f32())
    def f(a, b):
        x = math.exp(a)
        x = math.tanh(x, fastmath=arith.FastMathFlags.fast)
        x = math.fma(x, a, b)
        x = math.powf(x, b)
        x = math.rsqrt(x)
        return math.atan2(x, math.absf(b))


def arith_constants():
    arith.constant(T.f32(), 1.5)
    arith.constant(T.i1() if hasattr(T, "i1") else T.bool(), True)
    arith.constant(T.index(), 3)
    arith.ConstantOp(T.i64(), -1)
    arith.ConstantOp.create_index(7)
    arith.constant(T.vector(4, T.f32()), DenseElementsAttr.get_splat(T.vector(4, T.f32()), FloatAttr.get(T.f32(), 2.0)))
    arith.constant(IntegerAttr.get(T.i32(), 9).type, IntegerAttr.get(T.i32(), 9))
    arith.ConstantOp(value=FloatAttr.get(T.f64(), 3.0), result=T.f64())
    arith.constant(T.tensor(2, T.f32()), DenseElementsAttr.get(np.array([1.0, 2.0], np.float32)))


def control_flow():
    i32 = T.i32()
    f = func.FuncOp("branchy", FunctionType.get([T.bool(), i32], [i32]))
    entry = f.add_entry_block()
    exit_ = entry.create_after(i32)
    mid = entry.create_after()
    with InsertionPoint(entry):
        cf.cond_br(entry.arguments[0], [], [entry.arguments[1]], mid, exit_)
    with InsertionPoint(mid):
        c = arith.constant(i32, 5)
        cf.br([c], exit_)
    with InsertionPoint(exit_):
        func.return_([exit_.arguments[0]])


def switch_assert():
    f = func.FuncOp("sw", ([T.i32()], []))
    e = f.add_entry_block()
    a = e.create_after()
    with InsertionPoint(e):
        cf.assert_(arith.cmpi(arith.CmpIPredicate.eq, e.arguments[0], e.arguments[0]), "must hold")
        cf.switch(e.arguments[0], [], [], DenseI32ArrayAttr.get([]), a, []) if False else cf.BranchOp([], a)
    with InsertionPoint(a):
        func.ReturnOp([])


def named_sequence():
    m = builtin.ModuleOp()
    m.operation.attributes["transform.with_named_sequence"] = UnitAttr.get()
    with InsertionPoint(m.body):
        ns = transform.NamedSequenceOp("__transform_main", [transform.AnyOpType.get()], [], arg_attrs=[{"transform.readonly": UnitAttr.get()}])
        with InsertionPoint(ns.body):
            f = structured.structured_match(transform.AnyOpType.get(), ns.bodyTarget, ops=["func.func"])
            transform.apply_registered_pass(transform.AnyOpType.get(), f, "canonicalize")
            with InsertionPoint(transform.ApplyPatternsOp(ns.bodyTarget).patterns):
                structured.apply_patterns_linalg_tiling_canonicalization()
            transform.yield_([])


def transform_loop_ops():
    seq = transform.SequenceOp(transform.FailurePropagationMode.Suppress, [], transform.AnyOpType.get())
    with InsertionPoint(seq.body):
        loops = structured.MatchOp.match_op_names(transform.OperationType.get("scf.for"), seq.bodyTarget, "scf.for")
        tloop.LoopUnrollOp(loops, factor=4)
        tloop.LoopPeelOp(transform.OperationType.get("scf.for"), transform.OperationType.get("scf.for"), loops)
        tloop.LoopPipelineOp(transform.OperationType.get("scf.for"), loops, iteration_interval=2, read_latency=10)
        transform.YieldOp()


def pdl_pattern():
    p = pdl.PatternOp(1, "fold")
    with InsertionPoint(p.body):
        ty = pdl.TypeOp()
        x = pdl.OperandOp(ty)
        attr = pdl.AttributeOp(value=Attribute.parse("0 : i32"))
        op = pdl.OperationOp("arith.constant", attributes={"value": attr}, types=[ty])
        r = pdl.ResultOp(op, 0)
        root = pdl.OperationOp("arith.addi", args=[x, r], types=[ty])
        rw = pdl.RewriteOp(root)
        with InsertionPoint(rw.add_body()):
            pdl.ReplaceOp(root, with_values=[x])


def shape_ops():
    @func.FuncOp.from_py_func(T.tensor(4, 5, T.f32()))
    def f(x):
        s = shape.shape_of(x)
        c = shape.const_shape(DenseElementsAttr.get(np.array([1, 2]), type=IndexType.get()))
        w = shape.cstr_broadcastable([s, c])
        n = shape.num_elements(s)
        return n


def rocdl_ops():
    v16f = T.vector(16, T.f16())
    v8f = T.vector(8, T.f32())

    @func.FuncOp.from_py_func(v16f, v16f, v8f)
    def f(a, b, c):
        x = rocdl.workitem_id_x(T.i32()) if hasattr(rocdl, "workitem_id_x") else None
        rocdl.barrier()
        return rocdl.wmma_f32_16x16x16_f16(v8f, [a, b, c]) if False else a


def complex_ops():
    ct = ComplexType.get(T.f32())

    @func.FuncOp.from_py_func(T.f32(), T.f32())
    def f(re, im):
        z = cplx.create_(ct, re, im)
        w = cplx.mul(z, z)
        a = cplx.abs(w)
        return arith.addf(a, cplx.re(w))


def greedy_walk():
    m = Module.parse("func.func @f(%a: i32) -> i32 { %0 = arith.addi %a, %a : i32 %1 = arith.muli %0, %0 : i32 return %1 : i32 }")
    seen = []

    def cb(op):
        seen.append(op.name)
        if op.name == "arith.muli":
            op.attributes["tag"] = StringAttr.get("x")
        return WalkResult.ADVANCE

    m.operation.walk(cb)
    print(seen)
    print(m)


def erase_dead():
    m = Module.parse("func.func @f(%a: i32) { %0 = arith.addi %a, %a : i32 %1 = arith.muli %a, %a : i32 return }")
    body = m.body.operations[0].regions[0].blocks[0]
    for op in reversed(list(body.operations)[:-1]):
        if not list(op.result.uses):
            op.operation.erase()
    print(m)


def rename_symbols():
    m = Module.parse("module { func.func private @g() func.func @f() { call @g() : () -> () return } }")
    st = SymbolTable(m.operation)
    SymbolTable.replace_all_symbol_uses("g", "h", m.operation)
    SymbolTable.set_symbol_name(st["g"], "h")
    print(m)
    print([o.name.value for o in m.body.operations])


def build_loc():
    with Location.file("model.py", 10, 4):
        arith.constant(T.i32(), 1)
        with Location.name("layer0"):
            c = arith.constant(T.i32(), 2)
    print(c.owner.location)
    arith.constant(T.i32(), 3, loc=Location.fused([Location.name("a"), Location.file("b", 1, 2)]))


def i32():
    return IntegerType.get_signless(32)


def in_func(*types):
    f = func.FuncOp("f", (list(types), []))
    return f.add_entry_block()


def fn_with_attrs():
    f = func.FuncOp("kernel", ([MemRefType.get([4], F32Type.get())], []), visibility="private")
    f.attributes["llvm.emit_c_interface"] = UnitAttr.get()
    f.arg_attrs = [DictAttr.get({"llvm.noalias": UnitAttr.get()})]
    print(f.arg_attrs[0], f.is_external, f.visibility.value, f.sym_name.value if hasattr(f, "sym_name") else f.name.value)


def recursion():
    t = i32()
    f = func.FuncOp("fact", FunctionType.get([t], [t]))
    b = f.add_entry_block()
    with InsertionPoint(b):
        one = arith.ConstantOp(t, 1)
        le = arith.CmpIOp(arith.CmpIPredicate.sle, b.arguments[0], one)
        r = scf.IfOp(le, [t], has_else=True) if "has_else" in str(scf.IfOp.__init__.__doc__ or "") else scf.IfOp(le.result, [t], has_else=True)
        with InsertionPoint(r.then_block):
            scf.YieldOp([one])
        with InsertionPoint(r.else_block):
            m = arith.SubIOp(b.arguments[0], one)
            c = func.CallOp(f, [m.result])
            scf.YieldOp([arith.MulIOp(b.arguments[0], c.result)])
        func.ReturnOp(r.results)


def nested_loops_iter_args():
    b = in_func(IndexType.get(), F32Type.get())
    with InsertionPoint(b):
        z, o = arith.constant(IndexType.get(), 0), arith.constant(IndexType.get(), 1)
        outer = scf.ForOp(z, b.arguments[0], o, [b.arguments[1]])
        with InsertionPoint(outer.body):
            inner = scf.ForOp(z, outer.induction_variable, o, outer.inner_iter_args)
            with InsertionPoint(inner.body):
                s = arith.AddFOp(inner.inner_iter_args[0], inner.inner_iter_args[0])
                scf.YieldOp([s])
            scf.YieldOp(inner.results_)
        func.ReturnOp([])


def execute_region():
    b = in_func()
    with InsertionPoint(b):
        e = scf.ExecuteRegionOp([i32()])
        k = e.region.blocks.append()
        with InsertionPoint(k):
            scf.YieldOp([arith.constant(i32(), 1)])
        func.ReturnOp([])


def tensors_dynamic():
    b = in_func(Type.parse("tensor<?x?xf32>"), IndexType.get())
    with InsertionPoint(b):
        t, i = b.arguments
        d = tensor.DimOp(t, arith.constant(IndexType.get(), 0))
        e = tensor.EmptyOp([d, 4], F32Type.get())
        c = tensor.CastOp(Type.parse("tensor<4x?xf32>"), t)
        s = tensor.ExtractSliceOp(Type.parse("tensor<?x4xf32>"), t, [i, i], [d], [], [ShapedType.get_dynamic_size()] * 2, [ShapedType.get_dynamic_size(), 4], [1, 1])
        ins = tensor.InsertSliceOp(s, t, [], [d], [], [0, 0], [ShapedType.get_dynamic_size(), 4], [1, 1])
        x = tensor.ExtractOp(t, [i, i])
        y = tensor.InsertOp(x, t, [i, i])
        r = tensor.RankOp(t)
        g = tensor.GatherOp(Type.parse("tensor<3x1x1xf32>"), t, tensor.EmptyOp([3, 2], IndexType.get()), [0, 1])
        p = tensor.ReshapeOp(Type.parse("tensor<?xf32>"), t, tensor.EmptyOp([1], IndexType.get()))
        func.ReturnOp([])


def memrefs_all():
    b = in_func(MemRefType.get([8, 8], F32Type.get()), IndexType.get())
    with InsertionPoint(b):
        m, i = b.arguments
        v = memref.LoadOp(m, [i, i])
        memref.StoreOp(v, m, [i, i])
        a = memref.AllocaOp(MemRefType.get([ShapedType.get_dynamic_size()], i32()), [i], [])
        memref.AssumeAlignmentOp(m, 16)
        col = memref.CollapseShapeOp(MemRefType.get([64], F32Type.get()), m, [[0, 1]])
        ex = memref.ExpandShapeOp(MemRefType.get([2, 4, 8], F32Type.get()), m, [[0, 1], [2]], [], [2, 4, 8])
        at = memref.AtomicRMWOp(arith.AtomicRMWKind.addf, v, m, [i, i])
        md = memref.ExtractStridedMetadataOp(m)
        pi = memref.ExtractAlignedPointerAsIndexOp(m)
        vw = memref.ViewOp(MemRefType.get([4], F32Type.get()), memref.AllocOp(MemRefType.get([64], IntegerType.get_signless(8)), [], []), i, [])
        memref.PrefetchOp(m, [i, i], True, 3, True)
        r = memref.ReallocOp(MemRefType.get([16], i32()), memref.AllocOp(MemRefType.get([4], i32()), [], []))
        func.ReturnOp([])


def memref_indexing():
    b = in_func(MemRefType.get([10, 10], F32Type.get()), IndexType.get())
    with InsertionPoint(b):
        m, i = b.arguments
        s = memref.subview(m, [i, 0], [2, 3], [1, 1])
        print(s.type)
        t = memref.subview(m, [1, 2], [3, 4], [1, 2])
        print(t.type)
        memref.store(memref.load(m, [i, i]), m, [i, i])
        func.ReturnOp([])


def vector_memory():
    b = in_func(MemRefType.get([16], F32Type.get()), IndexType.get(), VectorType.get([4], IntegerType.get_signless(1)), VectorType.get([4], F32Type.get()), VectorType.get([4], i32()))
    with InsertionPoint(b):
        m, i, k, p, idx = b.arguments
        vector.MaskedLoadOp(p.type, m, [i], k, p)
        vector.MaskedStoreOp(m, [i], k, p)
        vector.GatherOp(p.type, m, [i], idx, k, p)
        vector.ScatterOp(None, m, [i], idx, k, p) if False else vector.CompressStoreOp(m, [i], k, p)
        vector.ExpandLoadOp(p.type, m, [i], k, p)
        vector.TypeCastOp(Type.parse("memref<vector<16xf32>>"), m)
        func.ReturnOp([])


def gpu_ops_more():
    b = in_func(IndexType.get(), MemRefType.get([4], F32Type.get()))
    with InsertionPoint(b):
        i, m = b.arguments
        t = Type.parse("!gpu.async.token")
        w = gpu.WaitOp(t, [])
        a = gpu.AllocOp(m.type, t, [w], [], [])
        gpu.MemcpyOp(None, [], a.memref, m)
        gpu.MemsetOp(None, [], m, arith.constant(F32Type.get(), 0.0))
        gpu.DeallocOp(t, [w], a.memref)
        gpu.PrintfOp("hi %d", [i])
        gpu.BarrierOp()
        gpu.GlobalIdOp(gpu.Dimension.x)
        gpu.ClusterIdOp(gpu.Dimension.y)
        gpu.SubgroupIdOp()
        gpu.NumSubgroupsOp()
        gpu.HostRegisterOp(memref.CastOp(Type.parse("memref<*xf32>"), m))
        gpu.LaunchFuncOp(["mod", "k"], (i, i, i), (i, i, i), kernel_operands=[m]) if False else None
        func.ReturnOp([])


def gpu_mma():
    b = in_func(MemRefType.get([16, 16], F16Type.get()), IndexType.get())
    with InsertionPoint(b):
        m, i = b.arguments
        at = Type.parse('!gpu.mma_matrix<16x16xf16, "AOp">')
        bt = Type.parse('!gpu.mma_matrix<16x16xf16, "BOp">')
        ct = Type.parse('!gpu.mma_matrix<16x16xf16, "COp">')
        a = gpu.SubgroupMmaLoadMatrixOp(at, m, [i, i], 16)
        bb = gpu.SubgroupMmaLoadMatrixOp(bt, m, [i, i], 16, transpose=True)
        c = gpu.SubgroupMmaConstantMatrixOp(ct, arith.constant(F16Type.get(), 0.0))
        d = gpu.SubgroupMmaComputeOp(a, bb, c)
        gpu.SubgroupMmaStoreMatrixOp(d, m, [i, i], 16)
        gpu.SubgroupMmaElementwiseOp(ct, [d, d], gpu.MMAElementwiseOp.ADDF)
        func.ReturnOp([])


def linalg_named_more():
    b = in_func(Type.parse("tensor<4x8xf32>"), Type.parse("tensor<8xf32>"), Type.parse("tensor<4xf32>"))
    with InsertionPoint(b):
        m, v, o = b.arguments
        r = linalg.matvec(m, v, outs=[o])
        d = linalg.dot(v, v, outs=[tensor.EmptyOp([], F32Type.get())])
        c = linalg.copy(m, outs=[m])
        linalg.vecmat(o, m, outs=[v])
        linalg.batch_matvec(tensor.EmptyOp([2, 4, 8], F32Type.get()), tensor.EmptyOp([2, 8], F32Type.get()), outs=[tensor.EmptyOp([2, 4], F32Type.get())])
        linalg.mmt4d(tensor.EmptyOp([2, 2, 4, 4], F32Type.get()), tensor.EmptyOp([2, 2, 4, 4], F32Type.get()), outs=[tensor.EmptyOp([2, 2, 4, 4], F32Type.get())])
        linalg.depthwise_conv_2d_nhwc_hwc(tensor.EmptyOp([1, 8, 8, 4], F32Type.get()), tensor.EmptyOp([3, 3, 4], F32Type.get()), outs=[tensor.EmptyOp([1, 6, 6, 4], F32Type.get())], strides=[1, 1])
        linalg.quantized_matmul(tensor.EmptyOp([4, 4], IntegerType.get_signless(8)), tensor.EmptyOp([4, 4], IntegerType.get_signless(8)), arith.constant(i32(), 1), arith.constant(i32(), 2), outs=[tensor.EmptyOp([4, 4], i32())])
        linalg.index(IndexType.get(), 0) if False else None
        func.ReturnOp([])


def linalg_generic_op():
    b = in_func(Type.parse("tensor<4x8xf32>"), Type.parse("tensor<4xf32>"))
    with InsertionPoint(b):
        x, o = b.arguments
        d0, d1 = AffineDimExpr.get(0), AffineDimExpr.get(1)
        maps = ArrayAttr.get([AffineMapAttr.get(AffineMap.get(2, 0, [d0, d1])), AffineMapAttr.get(AffineMap.get(2, 0, [d0]))])
        its = ArrayAttr.get([Attribute.parse("#linalg.iterator_type<parallel>"), Attribute.parse("#linalg.iterator_type<reduction>")])
        g = linalg.GenericOp([o.type], [x], [o], maps, its)
        k = g.regions[0].blocks.append(F32Type.get(), F32Type.get())
        with InsertionPoint(k):
            i = linalg.IndexOp(0)
            linalg.YieldOp([arith.AddFOp(k.arguments[0], k.arguments[1])])
        func.ReturnOp([])


def affine_more():
    b = in_func(IndexType.get(), MemRefType.get([10], F32Type.get()))
    with InsertionPoint(b):
        n, m = b.arguments
        for i in affine.for_(0, n, step=2):
            v = affine.load(m, [i]) if False else affine.AffineLoadOp(F32Type.get(), m, [i], AffineMap.get_identity(1))
            affine.yield_([])
        lp = affine.AffineForOp(AffineMap.get_constant(0), AffineMap.get(1, 0, [AffineDimExpr.get(0) + 3]), 1, lower_bound_operands=[], upper_bound_operands=[n], iter_args=[arith.constant(F32Type.get(), 0.0)])
        with InsertionPoint(lp.body):
            affine.AffineYieldOp([lp.inner_iter_args[0]])
        affine.AffineDelinearizeIndexOp([IndexType.get()] * 2, n, [], [4, 5]) if False else None
        func.ReturnOp([])


def smt_more():
    s = smt.SolverOp([], [])
    k = s.bodyRegion.blocks.append()
    with InsertionPoint(k):
        bv = smt.BitVectorType.get(8) if hasattr(smt, "BitVectorType") else Type.parse("!smt.bv<8>")
        a = smt.DeclareFunOp(bv, name_prefix="a") if False else smt.declare_fun(bv)
        e = smt.eq([a, a])
        n = smt.not_(e)
        smt.assert_(n)
        c = smt.CheckOp([])
        for r in c.regions:
            kk = r.blocks.append()
            with InsertionPoint(kk):
                smt.yield_([])
        smt.YieldOp([])


def emit_error_handler():
    out = []
    h = Context.current.attach_diagnostic_handler(lambda d: (out.append((str(d.severity), d.message)), True)[1])
    Location.file("x", 1, 2).emit_error("bad thing")
    h.detach()
    print(out)


def parse_and_edit():
    m = Module.parse("func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> { %0 = arith.addf %a, %a : tensor<4xf32> %1 = arith.mulf %0, %a : tensor<4xf32> return %1 : tensor<4xf32> }")
    f = m.body.operations[0]
    add = f.entry_block.operations[0]
    with InsertionPoint(add):
        new = arith.SubFOp(add.lhs, add.rhs, loc=Location.name("new"))
    add.result.replace_all_uses_with(new.result)
    add.erase()
    print(m)
    print(list(f.entry_block.operations)[1].operands[0].owner.name, m.operation.verify())


def insertion_points():
    b = in_func(i32())
    with InsertionPoint(b):
        r = func.ReturnOp([])
    with InsertionPoint.at_block_terminator(b):
        c = arith.ConstantOp(i32(), 1)
    with InsertionPoint.at_block_begin(b):
        arith.ConstantOp(i32(), 2)
    with InsertionPoint.after(c):
        arith.ConstantOp(i32(), 3)
    with InsertionPoint(c):
        arith.ConstantOp(i32(), 4)
    print(InsertionPoint.after(c).ref_operation, InsertionPoint(b).ref_operation)


def module_attrs():
    m = Module.create()
    m.operation.attributes["a.b"] = DictAttr.get({"x": ArrayAttr.get([IntegerAttr.get(i32(), 1), StringAttr.get("q")]), "y": TypeAttr.get(FunctionType.get([i32()], []))})
    m.operation.attributes["c.d"] = DenseElementsAttr.get(np.arange(6, dtype=np.float32).reshape(2, 3))
    m.operation.attributes["e.f"] = FlatSymbolRefAttr.get("sym")
    print(m, len(m.operation.attributes), "a.b" in m.operation.attributes)
    for k, v in m.operation.attributes.items() if hasattr(m.operation.attributes, "items") else []:
        print(k, type(v).__name__)


def region_op_user():
    def my_region(op_name):
        pass
    g = region_op(tensor.GenerateOp, terminator=lambda args: tensor.YieldOp(args[0]))
    b = in_func()
    with InsertionPoint(b):
        @g(Type.parse("tensor<4xindex>"), [])
        def made(i: T.index()):
            return i
        print(made.type if hasattr(made, "type") else made.result.type)
        func.ReturnOp([])


def print_everything():
    b = in_func(i32())
    with InsertionPoint(b):
        a = arith.addi(b.arguments[0], b.arguments[0])
        print(a, a.type, a.owner, a.get_name(), b.arguments[0].get_name(), a.owner.operands[0])
        func.ReturnOp([])
    print(b, b.owner.name, len(b.arguments), [str(x) for x in b.operations])
