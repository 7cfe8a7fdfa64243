"""Programs written for upstream's bindings. The test runs them with `mlir` replaced by `mlirkit`, and compares what they print."""

from mlir import ir
from mlir.dialects import (
    affine,
    amdgpu,
    arith,
    builtin,
    cf,
    complex,
    func,
    gpu,
    linalg,
    llvm,
    math,
    memref,
    nvvm,
    pdl,
    rocdl,
    scf,
    shape,
    smt,
    tensor,
    tosa,
    transform,
    vector,
)
from mlir.dialects.transform import loop, structured
from mlir.extras import types as T
from mlir.ir import *


def in_function(*types, results=()):
    """Runs the body of the decorated program in a function of these types."""

    def decorate(body):
        def program():
            function = func.FuncOp("f", (list(types_of(types)), list(types_of(results))))
            with InsertionPoint(function.add_entry_block()):
                returned = body(*function.arguments)
                if returned is None:
                    returned = []
                func.ReturnOp(list(returned) if isinstance(returned, (list, tuple)) else [returned])

        program.__name__ = body.__name__
        return program

    return decorate


def types_of(texts):
    return [Type.parse(text) for text in texts]


# arith


@in_function("i32", "i32", results=["i32"])
def arith_integers(a, b):
    c = arith.addi(a, b)
    c = arith.subi(c, b)
    c = arith.muli(c, a)
    c = arith.divsi(c, b)
    c = arith.remui(c, b)
    c = arith.andi(c, a)
    c = arith.ori(c, b)
    c = arith.xori(c, a)
    c = arith.shli(c, b)
    return arith.shrsi(c, b)


@in_function("f32", "f32", results=["f32"])
def arith_floats(a, b):
    c = arith.addf(a, b)
    c = arith.mulf(arith.subf(c, b), arith.divf(a, b))
    c = arith.maximumf(c, arith.minimumf(a, b))
    return arith.negf(arith.remf(c, b))


@in_function("i32", "f32", results=["i1", "i1"])
def arith_compare(a, x):
    return [arith.cmpi(arith.CmpIPredicate.slt, a, a), arith.cmpf(arith.CmpFPredicate.OLT, x, x)]


@in_function("i32", results=["i1"])
def arith_compare_number(a):
    return arith.cmpi(2, a, a)


@in_function()
def arith_constants():
    arith.constant(T.i32(), 42)
    arith.constant(T.f32(), 1.5)
    arith.constant(T.index(), 3)
    arith.ConstantOp(IntegerType.get_signless(1), 1)
    arith.ConstantOp(F64Type.get(), 2.0)
    arith.ConstantOp.create_index(7)
    arith.constant(T.bool(), True)
    arith.ConstantOp(T.vector(4, T.f32()), DenseElementsAttr.get_splat(T.vector(4, T.f32()), FloatAttr.get_f32(1.0)))
    arith.constant(T.i64(), IntegerAttr.get(T.i64(), -1))


@in_function("i32", "f32", "index", results=["i64"])
def arith_casts(a, x, i):
    arith.extf(T.f64(), x)
    arith.truncf(T.f16(), x)
    arith.sitofp(T.f32(), a)
    arith.fptosi(T.i32(), x)
    arith.bitcast(T.f32(), a)
    arith.index_cast(T.i32(), i)
    arith.trunci(T.i8(), a)
    arith.ExtUIOp(T.i64(), a)
    return arith.extsi(T.i64(), a)


@in_function("i1", "i32", "i32", results=["i32"])
def arith_select(c, a, b):
    return arith.select(c, a, b)


@in_function("i32", "i32")
def arith_extended(a, b):
    low, high = arith.mulsi_extended(a, b)
    arith.MulUIExtendedOp(low, high)


@in_function("i32", "i32")
def arith_overflow(a, b):
    arith.AddIOp(a, b, overflowFlags=Attribute.parse("#arith.overflow<nsw, nuw>"))
    arith.addf(arith.sitofp(T.f32(), a), arith.uitofp(T.f32(), b), fastmath=Attribute.parse("#arith.fastmath<fast>"))


@in_function("tensor<4xf32>", results=["tensor<4xf32>"])
def arith_on_tensors(t):
    return arith.AddFOp(t, arith.MulFOp(t, t)).result


def enums_of_arith():
    print(arith.CmpIPredicate.ult, int(arith.CmpIPredicate.ult), arith.CmpFPredicate(1), arith.AtomicRMWKind.maximumf)
    print(arith.FastMathFlags.nnan | arith.FastMathFlags.ninf, [str(f) for f in arith.CmpIPredicate][:3])
    print(vector.CombiningKind.ADD, gpu.Dimension.x, llvm.ICmpPredicate.eq, arith.RoundingMode.upward)


# math, complex


@in_function("f32", "i32", results=["f32"])
def math_functions(x, a):
    for make in (math.sin, math.cos, math.exp, math.log, math.sqrt, math.rsqrt, math.tanh, math.absf, math.floor, math.erf):
        x = make(x)
    x = math.powf(x, math.fma(x, x, x))
    math.absi(a)
    math.ctpop(a)
    return math.atan2(x, math.copysign(x, x))


@in_function("f32", "i32")
def math_more(x, a):
    math.fpowi(x, a)
    math.IsNaNOp(x)
    math.ceil(x)
    math.round(x)
    math.ExpM1Op(x)


@in_function("f32", "f32", results=["complex<f32>"])
def complex_numbers(re, im):
    ty = ComplexType.get(T.f32())
    c = complex.CreateOp(ty, re, im).result
    complex.re(c)
    complex.ImOp(c)
    complex.abs(c)
    return complex.add(c, complex.mul(c, c))


# func, cf


def func_by_decorator():
    @func.FuncOp.from_py_func(T.i32(), T.i32())
    def add(a, b):
        return arith.addi(a, b)

    @func.FuncOp.from_py_func(T.i32(), name="twice")
    def other(a):
        return add(a, a)


def func_decorator_results():
    @func.func(T.f32(), results=[T.f32()])
    def same(x):
        func.ReturnOp([x])


def func_declaration():
    f = func.FuncOp("callee", ([T.i32()], [T.i32()]), visibility="private")
    g = func.FuncOp(name="g", type=FunctionType.get([T.i32()], []))
    with InsertionPoint(g.add_entry_block()):
        call = func.CallOp(f, [g.arguments[0]])
        func.CallOp([T.i32()], "callee", [call.result])
        func.CallOp([T.i32()], FlatSymbolRefAttr.get("callee"), [call.results[0]])
        func.ReturnOp([])
    print(f.is_external, g.name, f.visibility, g.type)


def func_attributes():
    f = func.FuncOp("f", ([T.i32(), T.i32()], [T.i32()]))
    f.attributes["llvm.emit_c_interface"] = UnitAttr.get()
    f.add_entry_block()
    f.arg_attrs = [DictAttr.get({"my.attr": StringAttr.get("x")}), DictAttr.get({})]
    with InsertionPoint(f.entry_block):
        func.return_([f.arguments[1]])
    f.arguments[0].type


def func_constant():
    @func.FuncOp.from_py_func()
    def f():
        func.ConstantOp(FunctionType.get([], []), "f")


def cf_branches():
    f = func.FuncOp("f", ([T.bool(), T.i32()], []))
    entry = f.add_entry_block()
    then, other = f.body.blocks.append(T.i32()), f.body.blocks.append()
    with InsertionPoint(entry):
        cf.cond_br(f.arguments[0], [f.arguments[1]], [], then, other)
    with InsertionPoint(then):
        cf.BranchOp([], other)
    with InsertionPoint(other):
        cf.assert_(arith.constant(T.bool(), 1), "must hold")
        func.return_([])
    print(list(f.body.blocks[1].predecessors) == [entry], len(other.operations))


def cf_switch():
    f = func.FuncOp("f", ([T.i32()], []))
    entry = f.add_entry_block()
    a, b = f.body.blocks.append(), f.body.blocks.append()
    with InsertionPoint(entry):
        cf.SwitchOp(
            flag=f.arguments[0],
            defaultOperands=[],
            caseOperands=[],
            case_operand_segments=DenseI32ArrayAttr.get([0]),
            defaultDestination=a,
            caseDestinations=[b],
            case_values=DenseIntElementsAttr(Attribute.parse("dense<7> : tensor<1xi32>")),
        )
    for block in (a, b):
        with InsertionPoint(block):
            func.ReturnOp([])


# scf


@in_function("index", "index", "index", "f32", results=["f32"])
def scf_for(lo, hi, step, x):
    loop_ = scf.ForOp(lo, hi, step, [x])
    with InsertionPoint(loop_.body):
        y = arith.addf(loop_.inner_iter_args[0], x)
        arith.index_cast(T.i32(), loop_.induction_variable)
        scf.YieldOp([y])
    return loop_.results[0]


@in_function("index")
def scf_for_generator(n):
    for i in scf.for_(0, n, 1):
        arith.addi(i, i)
        scf.yield_([])


@in_function("f32", results=["f32"])
def scf_for_generator_values(x):
    for i, acc, out in scf.for_(0, 10, 2, [x]):
        scf.yield_([arith.mulf(acc, acc)])
    return out


@in_function("i1", "i32", "i32", results=["i32"])
def scf_if(c, a, b):
    branch = scf.IfOp(c, [T.i32()], has_else=True)
    with InsertionPoint(branch.then_block):
        scf.YieldOp([a])
    with InsertionPoint(branch.else_block):
        scf.YieldOp([b])
    return branch.results[0]


@in_function("i1")
def scf_if_plain(c):
    branch = scf.IfOp(c)
    with InsertionPoint(branch.then_block):
        scf.yield_([])


@in_function("i32", results=["i32"])
def scf_while(a):
    op = scf.WhileOp([T.i32()], [a])
    before, after = op.before.blocks.append(T.i32()), op.after.blocks.append(T.i32())
    with InsertionPoint(before):
        c = arith.cmpi(arith.CmpIPredicate.slt, before.arguments[0], a)
        scf.condition(c, [before.arguments[0]])
    with InsertionPoint(after):
        scf.yield_([arith.addi(after.arguments[0], after.arguments[0])])
    return op.result


@in_function("tensor<8xf32>", results=["tensor<8xf32>"])
def scf_forall(t):
    op = scf.ForallOp([0], [8], [1], [t])
    with InsertionPoint(op.body):
        part = scf.InParallelOp()
    with InsertionPoint(part.block):
        tensor.parallel_insert_slice(
            tensor.ExtractSliceOp(
                T.tensor(1, T.f32()), t, [op.induction_variables[0]], [], [],
                static_offsets=[ShapedType.get_dynamic_size()], static_sizes=[1], static_strides=[1], ip=InsertionPoint(part),
            ).result,
            op.inner_iter_args[0], [op.induction_variables[0]], [], [],
            static_offsets=[ShapedType.get_dynamic_size()], static_sizes=[1], static_strides=[1],
        )
    return op.results[0]


@in_function("index", results=["i32"])
def scf_index_switch(i):
    def case(op, index, value):
        scf.yield_([arith.constant(T.i32(), value)])

    def default(op):
        scf.yield_([arith.constant(T.i32(), 0)])

    op = scf.IndexSwitchOp([T.i32()], i, [1, 2], case_body_builder=case, default_body_builder=default)
    return op.results[0]


@in_function()
def scf_execute_region():
    op = scf.ExecuteRegionOp([T.i32()])
    with InsertionPoint(op.region.blocks.append()):
        scf.yield_([arith.constant(T.i32(), 1)])


@in_function("index", "index", "index")
def scf_parallel(lo, hi, step):
    op = scf.ParallelOp([], [lo], [hi], [step], [])
    block = op.region.blocks.append(T.index())
    with InsertionPoint(block):
        scf.reduce([], num_reductions=0)


# affine


@in_function("index", "memref<10xf32>")
def affine_apply(i, m):
    d0, s0 = AffineDimExpr.get(0), AffineSymbolExpr.get(0)
    a = affine.apply(AffineMap.get(1, 1, [d0 + s0 * 2]), [i, i])
    affine.AffineApplyOp(AffineMap.get_identity(1), [a])
    affine.min(AffineMap.get(1, 0, [d0, AffineConstantExpr.get(4)]), [i])


@in_function("memref<10xf32>")
def affine_for(m):
    for i in affine.for_(0, 10, 2):
        v = affine.AffineLoadOp(T.f32(), m, [i], map=AffineMap.get_identity(1)).result
        affine.AffineStoreOp(v, m, [i], map=AffineMap.get_identity(1))
        affine.yield_([])


@in_function("index", "f32", results=["f32"])
def affine_for_values(n, x):
    op = affine.AffineForOp(0, AffineMap.get(0, 1, [AffineSymbolExpr.get(0)]), 1, [x], upper_bound_operands=[n])
    with InsertionPoint(op.body):
        affine.yield_([arith.addf(op.inner_iter_args[0], x)])
    return op.results[0]


@in_function("index")
def affine_if(i):
    d0 = AffineDimExpr.get(0)
    op = affine.AffineIfOp(IntegerSet.get(1, 0, [d0 - 5], [False]), cond_operands=[i], has_else=True)
    with InsertionPoint(op.then_block):
        affine.yield_([])
    with InsertionPoint(op.else_block):
        affine.yield_([])


# memref


@in_function("index", "f32")
def memref_basics(n, x):
    m = memref.alloc(T.memref(4, 4, T.f32()), [], [])
    d = memref.AllocOp(T.memref(ShapedType.get_dynamic_size(), T.f32()), [n], []).result
    memref.alloca(T.memref(4, T.f32()), [], [], alignment=16)
    v = memref.load(m, [n, n])
    memref.store(v, m, [n, n])
    memref.StoreOp(x, d, [n])
    memref.dim(d, n)
    memref.copy(m, m)
    memref.dealloc(d)
    memref.cast(T.memref(ShapedType.get_dynamic_size(), 4, T.f32()), m)


@in_function("memref<8x8xf32>", "index")
def memref_subviews(m, i):
    memref.subview(m, [0, 0], [4, 4], [1, 1])
    memref.subview(m, [2, 2], [4, 4], [2, 2])
    memref.subview(m, [i, 0], [4, 8], [1, 1])
    memref.SubViewOp(
        Type.parse("memref<4x4xf32, strided<[8, 1], offset: 9>>"), m, [], [], [],
        static_offsets=[1, 1], static_sizes=[4, 4], static_strides=[1, 1],
    )  # fmt: skip


def memref_globals():
    memref.global_(sym_name="t", type_=T.memref(2, T.f32()), constant=True, initial_value=Attribute.parse("dense<1.0> : tensor<2xf32>"))

    @func.FuncOp.from_py_func()
    def f():
        memref.get_global(T.memref(2, T.f32()), "t")


@in_function("memref<4x4xf32>", "f32", "index")
def memref_reshapes(m, x, i):
    memref.ExpandShapeOp(T.memref(2, 2, 4, T.f32()), m, Attribute.parse("[[0, 1], [2]]"), [], static_output_shape=[2, 2, 4])
    memref.collapse_shape(T.memref(16, T.f32()), m, Attribute.parse("[[0, 1]]"))
    memref.reinterpret_cast(
        Type.parse("memref<2x2xf32, strided<[4, 1]>>"), m, [], [], [], static_offsets=[0], static_sizes=[2, 2], static_strides=[4, 1]
    )
    memref.atomic_rmw(arith.AtomicRMWKind.addf, x, m, [i, i])
    memref.assume_alignment(m, 16)
    memref.transpose(Type.parse("memref<4x4xf32, strided<[1, 4]>>"), m, Attribute.parse("affine_map<(d0, d1) -> (d1, d0)>"))
    memref.rank(m)


# tensor


@in_function("tensor<4x8xf32>", "index", "f32")
def tensor_basics(t, i, x):
    tensor.empty([4, 8], T.f32())
    tensor.EmptyOp([4, i], T.f32())
    tensor.extract(t, [i, i])
    tensor.insert(x, t, [i, i])
    tensor.dim(t, i)
    tensor.cast(T.tensor(ShapedType.get_dynamic_size(), 8, T.f32()), t)
    tensor.from_elements(T.tensor(2, T.f32()), [x, x])
    tensor.splat(T.tensor(4, T.f32()), x, [])
    tensor.extract_slice(T.tensor(2, 4, T.f32()), t, [], [], [], static_offsets=[0, 0], static_sizes=[2, 4], static_strides=[1, 1])
    tensor.collapse_shape(T.tensor(32, T.f32()), t, Attribute.parse("[[0, 1]]"))
    tensor.expand_shape(T.tensor(2, 2, 8, T.f32()), t, Attribute.parse("[[0, 1], [2]]"), [], [2, 2, 8])
    tensor.concat(T.tensor(8, 8, T.f32()), 0, [t, t])
    tensor.rank(t)


@in_function("index", "index")
def tensor_generate(n, m):
    D = ShapedType.get_dynamic_size()

    @tensor.generate(T.tensor(D, D, T.f64()), dynamic_extents=[n, m])
    def made(i: T.index(), j: T.index()):
        return arith.sitofp(T.f64(), arith.index_cast(T.i32(), i))


@in_function("tensor<4xf32>", "f32", results=["tensor<6xf32>"])
def tensor_pad(t, x):
    op = tensor.PadOp(T.tensor(6, T.f32()), t, [], [], static_low=[1], static_high=[1])
    block = op.region.blocks.append(T.index())
    with InsertionPoint(block):
        tensor.yield_(x)
    return op.result


# linalg


@in_function("tensor<4x8xf32>", "tensor<8x16xf32>", "tensor<4x16xf32>", results=["tensor<4x16xf32>"])
def linalg_matmul(a, b, c):
    return linalg.matmul(a, b, outs=[c])


@in_function("memref<4x8xf32>", "memref<8x16xf32>", "memref<4x16xf32>")
def linalg_matmul_memref(a, b, c):
    linalg.matmul(a, b, outs=[c])


@in_function("tensor<4x16xf32>", results=["tensor<4x16xf32>"])
def linalg_fill(c):
    return linalg.fill(arith.constant(T.f32(), 0.0), outs=[c])


@in_function("tensor<4x16xf32>", "tensor<16x4xf32>", results=["tensor<16x4xf32>"])
def linalg_transpose(a, out):
    return linalg.transpose(a, outs=[out], permutation=[1, 0])


@in_function("tensor<4xf32>", "tensor<4x16xf32>", results=["tensor<4x16xf32>"])
def linalg_broadcast(a, out):
    return linalg.broadcast(a, outs=[out], dimensions=[1])


@in_function("tensor<4x16xf32>", "tensor<4x16xf32>", "tensor<4x16xf32>")
def linalg_elementwise(a, b, out):
    linalg.elementwise(a, b, outs=[out], kind=linalg.ElementwiseKind.add)
    linalg.elementwise(a, outs=[out], kind=linalg.ElementwiseKind.exp)


@in_function("tensor<2x4x8xf32>", "tensor<2x8x16xf32>", "tensor<2x4x16xf32>", results=["tensor<2x4x16xf32>"])
def linalg_batch_matmul(a, b, c):
    return linalg.batch_matmul(a, b, outs=[c])


@in_function("tensor<1x8x8x3xf32>", "tensor<3x3x3x4xf32>", "tensor<1x6x6x4xf32>")
def linalg_conv(x, w, out):
    linalg.conv_2d_nhwc_hwcf(x, w, outs=[out])
    linalg.conv_2d_nhwc_hwcf(x, w, outs=[out], strides=[1, 1], dilations=[1, 1])


@in_function("tensor<1x8x8x3xf32>", "tensor<2x2xf32>", "tensor<1x4x4x3xf32>")
def linalg_pool(x, w, out):
    linalg.pooling_nhwc_max(x, w, outs=[out], strides=[2, 2], dilations=[1, 1])


@in_function("tensor<8xf32>", "tensor<8xf32>", "tensor<f32>", results=["tensor<f32>"])
def linalg_dot(a, b, out):
    return linalg.dot(a, b, outs=[out])


@in_function("tensor<4x8xf32>", "tensor<4x8xf32>", results=["tensor<4x8xf32>"])
def linalg_generic(a, out):
    identity = AffineMap.get_identity(2)

    @linalg.generic([a], [out], [identity, identity], ["parallel", "parallel"])
    def made(x, y):
        return arith.addf(x, y)

    return made


@in_function("tensor<4x8xf32>", "tensor<4xf32>", results=["tensor<4xf32>"])
def linalg_generic_op(a, out):
    d0, d1 = AffineDimExpr.get(0), AffineDimExpr.get(1)
    op = linalg.GenericOp(
        result_tensors=[out.type], inputs=[a], outputs=[out],
        indexing_maps=ArrayAttr.get([AffineMapAttr.get(AffineMap.get(2, 0, [d0, d1])), AffineMapAttr.get(AffineMap.get(2, 0, [d0]))]),
        iterator_types=ArrayAttr.get([Attribute.parse("#linalg.iterator_type<parallel>"), Attribute.parse("#linalg.iterator_type<reduction>")]),
    )  # fmt: skip
    block = op.regions[0].blocks.append(T.f32(), T.f32())
    with InsertionPoint(block):
        linalg.YieldOp([arith.addf(*block.arguments)])
    return op.result


@in_function("tensor<4x8xf32>", "tensor<8x16xf32>", "tensor<4x16xf32>", results=["tensor<4x16xf32>"])
def linalg_own_op(a, b, c):
    @linalg.linalg_structured_op
    def my_matmul(
        A=linalg.TensorDef(linalg.T1, linalg.S.M, linalg.S.K),
        B=linalg.TensorDef(linalg.T2, linalg.S.K, linalg.S.N),
        C=linalg.TensorDef(linalg.U, linalg.S.M, linalg.S.N, output=True),
    ):
        linalg.domain(linalg.D.m, linalg.D.n, linalg.D.k)
        C[linalg.D.m, linalg.D.n] += linalg.TypeFn.cast_signed(linalg.U, A[linalg.D.m, linalg.D.k]) * linalg.TypeFn.cast_signed(
            linalg.U, B[linalg.D.k, linalg.D.n]
        )

    return my_matmul(a, b, outs=[c])


@in_function("tensor<4x8xi8>", "tensor<4x8xf32>", results=["tensor<4x8xf32>"])
def linalg_own_elementwise(a, out):
    @linalg.linalg_structured_op
    def scaled(I=linalg.TensorDef(linalg.T1, linalg.S.M, linalg.S.N), O=linalg.TensorDef(linalg.U, linalg.S.M, linalg.S.N, output=True)):
        O[linalg.D.m, linalg.D.n] = linalg.UnaryFn.exp(linalg.TypeFn.cast_signed(linalg.U, I[linalg.D.m, linalg.D.n]))

    return scaled(a, outs=[out])


@in_function("tensor<4x8xf32>", "tensor<4xf32>", results=["tensor<4xf32>"])
def linalg_reduce(a, out):
    op = linalg.ReduceOp([out.type], [a], [out], [1])
    block = op.regions[0].blocks.append(T.f32(), T.f32())
    with InsertionPoint(block):
        linalg.yield_([arith.addf(*block.arguments)])
    return op.results[0]


@in_function("tensor<4x8xf32>", "tensor<4x8xf32>")
def linalg_map_softmax(a, out):
    linalg.SoftmaxOp([out.type], a, out, 1)


@in_function("tensor<16x16xf32>", "tensor<2x2x8x8xf32>", results=["tensor<2x2x8x8xf32>"])
def linalg_pack(a, out):
    return linalg.pack(a, out, inner_dims_pos=[0, 1], inner_tiles=[8, 8])


# vector


@in_function("vector<4xf32>", "vector<4x8xf32>", "f32", "index", "memref<16xf32>")
def vector_basics(v, w, x, i, m):
    vector.broadcast(T.vector(4, T.f32()), x)
    vector.extract(w, [], [0])
    vector.insert(x, v, [], [1])
    vector.ReductionOp(T.f32(), Attribute.parse("#vector.kind<add>"), v)
    vector.fma(v, v, v)
    vector.shape_cast(T.vector(2, 2, T.f32()), v)
    vector.transpose(T.vector(8, 4, T.f32()), w, [1, 0])
    vector.load(T.vector(4, T.f32()), m, [i])
    vector.store(v, m, [i])
    vector.print_(source=v)
    vector.bitcast(T.vector(4, T.i32()), v)
    vector.vscale()
    vector.create_mask(T.vector(4, T.bool()), [i])
    vector.constant_mask(T.vector(4, T.bool()), [2])
    vector.shuffle(v, v, [0, 1, 4, 5])
    vector.extract_strided_slice(T.vector(2, T.f32()), v, [0], [2], [1])


@in_function("memref<4x4xf32>", "index", "f32")
def vector_transfers(m, i, pad):
    identity = AffineMap.get_identity(2)
    v = vector.transfer_read(T.vector(4, 4, T.f32()), m, [i, i], AffineMapAttr.get(identity), pad, [True, True])
    vector.TransferWriteOp(None, v, m, [i, i], AffineMapAttr.get(identity), [True, True])


@in_function("vector<4x8xf32>", "vector<8x4xf32>", "vector<4x4xf32>", results=["vector<4x4xf32>"])
def vector_contract(a, b, c):
    maps = Attribute.parse("[affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>]")
    kinds = Attribute.parse("[#vector.iterator_type<parallel>, #vector.iterator_type<parallel>, #vector.iterator_type<reduction>]")
    return vector.contract(c.type, a, b, c, maps, kinds)


@in_function("vector<4xf32>", "vector<4xi1>", "memref<16xf32>", "index", "vector<4xi32>")
def vector_masked(v, mask, m, i, at):
    vector.maskedload(T.vector(4, T.f32()), m, [i], mask, v)
    vector.maskedstore(m, [i], mask, v)
    vector.gather(T.vector(4, T.f32()), m, [i], at, mask, v)
    vector.MultiDimReductionOp(Attribute.parse("#vector.kind<add>"), v, arith.constant(T.f32(), 0.0), [0])


# gpu


def gpu_module():
    module = gpu.GPUModuleOp(sym_name="kernels")
    block = module.bodyRegion.blocks.append()
    with InsertionPoint(block):
        f = gpu.GPUFuncOp(FunctionType.get([T.index()], []), "kernel", kernel=True, body_builder=lambda op: gpu.return_([]))


@in_function("memref<16xf32>")
def gpu_ids(m):
    gpu.thread_id(gpu.Dimension.x)
    gpu.block_id(gpu.Dimension.y)
    gpu.block_dim(gpu.Dimension.z)
    gpu.grid_dim(gpu.Dimension.x)
    gpu.lane_id()
    gpu.subgroup_id()
    gpu.barrier()
    gpu.host_register(memref.cast(Type.parse("memref<*xf32>"), m))


@in_function("index")
def gpu_launch(n):
    op = gpu.LaunchOp((n, n, n), (n, n, n))
    with InsertionPoint(op.body.blocks[0]):
        gpu.terminator()


@in_function("i32", "f32")
def gpu_shuffles(a, x):
    gpu.ShuffleOp(x, a, a, gpu.ShuffleMode.XOR)
    gpu.printf("value %f", x)
    gpu.wait([])


def gpu_types():
    print(gpu.AsyncTokenType.get())
    o = gpu.ObjectAttr.get(Attribute.parse("#nvvm.target"), 2, b"data")
    print(o, o.format, o.object)


# llvm


def llvm_types():
    print(llvm.PointerType.get(), llvm.PointerType.get(3).address_space)
    s = llvm.StructType.get_literal([T.i32(), T.f32()])
    print(s, s.body, s.packed, s.opaque)
    print(llvm.StructType.get_identified("named"), llvm.StructType.get_opaque("hidden"))
    print(llvm.ArrayType.get(T.i8(), 4), llvm.FunctionType.get(T.i32(), [T.i32()], is_var_arg=True))
    print(llvm.StructType.new_identified("fresh", [T.i64()], packed=True))


@in_function("!llvm.ptr", "i64", "f32")
def llvm_memory(p, i, x):
    one = llvm.mlir_constant(IntegerAttr.get(T.i64(), 1))
    llvm.alloca(llvm.PointerType.get(), one, TypeAttr.get(T.f32()))
    v = llvm.load(T.f32(), p)
    llvm.store(v, p)
    llvm.ptrtoint(T.i64(), p)
    llvm.inttoptr(llvm.PointerType.get(), i)
    llvm.mlir_zero(T.i64())
    llvm.mlir_undef(T.f32())
    llvm.bitcast(T.i32(), x)
    llvm.intr_fma(x, x, x)
    llvm.fadd(x, x)
    llvm.fcmp(llvm.FCmpPredicate.oeq, x, x)
    llvm.icmp(llvm.ICmpPredicate.slt, i, i)


def llvm_function():
    f = llvm.LLVMFuncOp("f", TypeAttr.get(Type.parse("!llvm.func<i32 (i32)>")))
    block = f.body.blocks.append(T.i32())
    with InsertionPoint(block):
        llvm.return_(arg=block.arguments[0])
    llvm.LLVMFuncOp("printf", TypeAttr.get(Type.parse("!llvm.func<i32 (ptr, ...)>")), linkage=Attribute.parse("#llvm.linkage<external>"))


@in_function("i32", "i1", results=["i32"])
def llvm_arithmetic(a, c):
    s = llvm.UndefOp(Type.parse("!llvm.struct<(i32, i32)>")).result
    s = llvm.insertvalue(s, a, [0])
    b = llvm.extractvalue(T.i32(), s, [0])
    b = llvm.select(c, b, a)
    b = llvm.and_(a, b)
    return b


# nvvm, rocdl, amdgpu


@in_function("f32", "i32")
def nvvm_ops(x, a):
    nvvm.read_ptx_sreg_tid_x()
    nvvm.read_ptx_sreg_ctaid_y()
    nvvm.cp_async_commit_group()
    nvvm.cp_async_wait_group(0)


@in_function()
def rocdl_ops():
    rocdl.workitem_id_x(T.i32())
    rocdl.barrier()
    rocdl.s_barrier()


# shape, tosa


@in_function("tensor<?xf32>", "index")
def shape_ops(t, i):
    s = shape.shape_of(t)
    shape.const_shape(DenseElementsAttr(Attribute.parse("dense<[1, 2]> : tensor<2xindex>")))
    shape.const_size(IntegerAttr.get(T.index(), 4))
    shape.num_elements(s)
    shape.broadcast(Type.parse("tensor<?xindex>"), [s, s])


@in_function("tensor<4x8xf32>", "tensor<4x8xf32>")
def tosa_ops(a, b):
    tosa.add(T.tensor(4, 8, T.f32()), a, b)
    tosa.tanh(T.tensor(4, 8, T.f32()), a)
    tosa.abs(T.tensor(4, 8, T.f32()), a)
    tosa.transpose(T.tensor(8, 4, T.f32()), a, [1, 0])
    tosa.reduce_sum(a, 1)
    tosa.cast(T.tensor(4, 8, T.f16()), a)
    tosa.sigmoid(T.tensor(4, 8, T.f32()), a)


# smt


def smt_types():
    print(smt.BoolType.get(), smt.BitVectorType.get(8), smt.IntType.get())


# pdl


def pdl_pattern():
    pattern = pdl.PatternOp(1, "p")
    with InsertionPoint(pattern.body):
        t = pdl.TypeOp()
        v = pdl.OperandOp(t)
        op = pdl.OperationOp("arith.addi", args=[v], types=[t])
        rewrite = pdl.RewriteOp(op)
        with InsertionPoint(rewrite.add_body()):
            new = pdl.OperationOp("arith.muli", args=[v], types=[t])
            pdl.ReplaceOp(op, with_op=new)


def pdl_types():
    print(pdl.AttributeType.get(), pdl.OperationType.get(), pdl.RangeType.get(pdl.TypeType.get()), pdl.ValueType.get())


def pdl_more():
    pattern = pdl.PatternOp(2)
    with InsertionPoint(pattern.body):
        a = pdl.AttributeOp(value=StringAttr.get("x"))
        types = pdl.TypesOp()
        args = pdl.OperandsOp(types)
        op = pdl.OperationOp(args=[args], attributes={"a": a}, types=[types])
        r = pdl.ResultOp(op, 0)
        pdl.ApplyNativeConstraintOp([], args=[r], name="check")
        with InsertionPoint(pdl.RewriteOp(op).add_body()):
            pdl.EraseOp(op)


# transform


def transform_sequence():
    sequence = transform.SequenceOp(transform.FailurePropagationMode.Propagate, [], transform.AnyOpType.get())
    with InsertionPoint(sequence.body):
        m = structured.MatchOp.match_op_names(sequence.bodyTarget, ["linalg.matmul"])
        structured.TileUsingForOp(m.result, sizes=[4, 4, 4])
        transform.YieldOp()


def transform_structured():
    sequence = transform.SequenceOp(transform.FailurePropagationMode.Suppress, [], transform.OperationType.get("linalg.matmul"))
    with InsertionPoint(sequence.body):
        t = sequence.bodyTarget
        structured.DecomposeOp(t)
        structured.GeneralizeOp(t)
        structured.InterchangeOp(t, iterator_interchange=[1, 0, 2])
        structured.ScalarizeOp(t)
        structured.VectorizeOp(t, vector_sizes=[4, 4, 4])
        structured.PadOp(t, padding_values=[FloatAttr.get_f32(0.0)], padding_dimensions=Attribute.parse("[0]"))
        structured.SplitOp(t, dimension=1, chunk_sizes=42)
        structured.MultiTileSizesOp(transform.AnyOpType.get(), t, dimension=1, target_size=42)
        structured.TileUsingForallOp(t, num_threads=[2, 3])
        structured.VectorizeChildrenAndApplyPatternsOp(t)
        structured.FuseIntoContainingOp(t, t)
        structured.BufferizeToAllocationOp(t, memory_space=3)
        transform.yield_([])


def transform_named_sequence():
    named = transform.NamedSequenceOp(
        "__transform_main", [transform.AnyOpType.get()], [], arg_attrs=[{"transform.readonly": UnitAttr.get()}]
    )
    with InsertionPoint(named.body):
        m = structured.structured_match(transform.AnyOpType.get(), named.bodyTarget, ops=ArrayAttr.get([StringAttr.get("scf.for")]))
        loop.LoopUnrollOp(m, factor=4)
        loop.LoopPeelOp(transform.AnyOpType.get(), transform.AnyOpType.get(), m)
        loop.LoopPipelineOp(transform.AnyOpType.get(), m, iteration_interval=3)
        transform.YieldOp()


def transform_more():
    sequence = transform.SequenceOp(transform.FailurePropagationMode.Propagate, [], transform.AnyOpType.get())
    with InsertionPoint(sequence.body):
        t = sequence.bodyTarget
        transform.CastOp(transform.OperationType.get("scf.for"), t)
        transform.GetParentOp(transform.AnyOpType.get(), t, op_name="func.func")
        transform.MergeHandlesOp([t, t])
        transform.PrintOp(target=t, name="here")
        transform.ApplyPatternsOp(t)
        transform.apply_cse(t)
        transform.annotate(t, "mark")
        c = transform.ParamConstantOp(transform.AnyParamType.get(), IntegerAttr.get(T.i64(), 3))
        transform.YieldOp([])


# builtin, ir


def nested_modules():
    inner = builtin.ModuleOp()
    inner.sym_name = StringAttr.get("inner")
    with InsertionPoint(inner.body):
        func.FuncOp("g", ([], []), visibility="private")


@in_function("tensor<4xf32>")
def builtin_cast(t):
    builtin.unrealized_conversion_cast([T.tensor(ShapedType.get_dynamic_size(), T.f32())], [t])


def ir_types():
    print(T.tensor(2, 3, T.f32()), T.memref(4, T.i8()), T.vector(8, T.bf16()), T.function(inputs=[T.bool()], results=[T.index()]))
    print(RankedTensorType.get([2, ShapedType.get_dynamic_size()], T.f32()), MemRefType.get([2], T.f32(), memory_space=Attribute.parse("1")))
    print(VectorType.get([4], T.f32(), scalable=[True]), TupleType.get_tuple([T.i32(), T.f64()]), ComplexType.get(T.f32()))
    print(IntegerType.get_unsigned(8), IntegerType.get_signed(16), NoneType.get(), T.ui(4), T.f8E4M3FN())


def ir_attributes():
    print(IntegerAttr.get(T.i8(), 5), FloatAttr.get(T.f64(), 0.5), StringAttr.get("a\"b"), BoolAttr.get(True), UnitAttr.get())
    print(ArrayAttr.get([StringAttr.get("x")]), DictAttr.get({"a": TypeAttr.get(T.i32())}), FlatSymbolRefAttr.get("f"))
    print(DenseI64ArrayAttr.get([1, 2]), DenseF32ArrayAttr.get([0.5]), DenseBoolArrayAttr.get([True, False]), SymbolRefAttr.get(["a", "b"]))
    print(StridedLayoutAttr.get(0, [8, 1]), AffineMapAttr.get(AffineMap.get_permutation([1, 0])), OpaqueAttr.get("d", b"x", NoneType.get()))


def ir_locations():
    print(Location.file("a.py", 1, 2), Location.name("n"), Location.callsite(Location.name("c"), [Location.file("b", 3, 4)]))
    print(Location.fused([Location.name("a"), Location.name("b")]), Location.unknown())
    loc = Location.file("a.py", 1, 2)
    print(loc.filename, loc.start_line, loc.start_col)


@in_function("i32")
def ir_walk(a):
    arith.addi(a, a)
    function = InsertionPoint.current.block.owner
    names = []
    function.walk(lambda op: names.append(op.name) or WalkResult.ADVANCE)
    print(names, [u.owner.name for u in a.uses], a.owner is not None, a.arg_number)


def ir_symbols():
    f = func.FuncOp("f", ([], []), visibility="private")
    table = SymbolTable(f.operation.parent)
    print("f" in table, table["f"].name, SymbolTable.get_visibility(f))


def ir_generic_operations():
    Context.current.allow_unregistered_dialects = True
    op = Operation.create("my.op", results=[T.i32()], attributes={"a": IntegerAttr.get(T.i32(), 1)}, regions=1)
    block = op.regions[0].blocks.append(T.f32())
    with InsertionPoint(block):
        Operation.create("my.end", operands=[op.result])
    print(op.attributes["a"], op.result.type, len(op.regions), op.name)


def ir_clone_and_erase():
    f = func.FuncOp("f", ([], []), visibility="private")
    g = f.operation.clone()
    g.attributes["sym_name"] = StringAttr.get("g")
    h = f.operation.clone()
    h.attributes["sym_name"] = StringAttr.get("h")
    h.erase()


def ir_affine():
    d0, d1, s0 = AffineDimExpr.get(0), AffineDimExpr.get(1), AffineSymbolExpr.get(0)
    print(AffineMap.get(2, 1, [d0 + d1 * 2, d0 % 4, AffineExpr.get_floor_div(d1, 8), s0 - 1]))
    print(AffineMap.get_minor_identity(3, 2), AffineMap.get_constant(4), AffineMap.get_empty())
    print(IntegerSet.get(2, 0, [d0 - 1, d1], [True, False]), d0 + 1 == 1 + d0)
