"""Programs that type checkers accept."""

from __future__ import annotations

import mlirkit
from mlirkit.dialects import affine, arith, builtin, cf, chlo, func, gpu, linalg, llvm, math, memref, scf, sdy, stablehlo, tensor, vector
from mlirkit.extras import types as T
from mlirkit.ir import (
    AffineMap,
    Context,
    DenseElementsAttr,
    F32Type,
    FunctionType,
    IndexType,
    InsertionPoint,
    IntegerAttr,
    IntegerType,
    Location,
    MemRefType,
    Module,
    RankedTensorType,
    Value,
    VectorType,
)


def sums(width: int) -> Module:
    with Context(), Location.unknown():
        module = Module.create()
        i32 = IntegerType.get_signless(width)
        with InsertionPoint(module.body):
            function = func.FuncOp("f", FunctionType.get([i32, i32], [i32]))
            with InsertionPoint(function.add_entry_block()):
                a, b = function.arguments
                added = arith.addi(a, b)
                product: arith.MulIOp = arith.MulIOp(added, b, overflowFlags=1)
                func.ReturnOp([product.result])
        return module


def loops(m: Value, n: Value) -> None:
    for i in scf.for_(0, n, 1):
        loaded = memref.load(m, [i])
        memref.store(math.exp(loaded), m, [i])
        scf.yield_([])


def branches(c: Value, x: Value) -> Value:
    made = scf.IfOp(c, [x.type], has_else=True)
    with InsertionPoint(made.then_block):
        scf.yield_([x])
    return made.results[0]


def compare(a: Value) -> arith.CmpIOp:
    made = arith.CmpIOp(arith.CmpIPredicate.slt, a, a)
    print(made.predicate, made.lhs.type, int(arith.CmpIPredicate.ult))
    return made


def tensors(x: Value) -> Value:
    dims = stablehlo.DotDimensionNumbers.get([], [], [1], [0])
    kind = RankedTensorType.get([4, 4], F32Type.get())
    product = stablehlo.dot_general(kind, x, x, dims)
    turned = stablehlo.transpose(product, [1, 0])
    print(dims.lhs_contracting_dimensions)
    return chlo.erf(turned)


def shardings() -> str:
    axis = sdy.MeshAxisAttr.get("x", 2)
    size: int = axis.size
    return f"{axis.name} {size} {sdy.MeshAttr.get([axis])}"


def structured(a: Value, b: Value, c: Value) -> Value:
    return linalg.matmul(a, b, outs=[c])  # type: ignore[no-any-return,unused-ignore]


def low_level(p: Value, i: Value) -> None:
    struct = llvm.StructType.get_literal([llvm.PointerType.get(), T.i64()])
    print(struct.body, struct.packed)
    llvm.store(llvm.load(F32Type.get(), p), p)
    vector.store(vector.load(VectorType.get([4], F32Type.get()), p, [i]), p, [i])


def device(n: Value) -> None:
    gpu.thread_id(gpu.Dimension.x)
    made = gpu.LaunchOp((n, n, n), (n, n, n))
    with InsertionPoint(made.regions[0].blocks[0]):
        gpu.terminator()


def maps(i: Value) -> Value:
    return affine.apply(AffineMap.get_identity(1), [i])


def blocks(c: Value, then: func.FuncOp) -> None:
    a, b = then.body.blocks.append(), then.body.blocks.append()
    cf.cond_br(c, [], [], a, b)


def constants() -> DenseElementsAttr:
    made = tensor.empty([4], F32Type.get())
    print(made.type, MemRefType.get([2], IndexType.get()), builtin.ModuleOp().body)
    number = IntegerAttr.get(T.i32(), 1)
    return DenseElementsAttr.get_splat(RankedTensorType.get([4], T.i32()), number)


def files(path: str) -> dict[str, int]:
    with mlirkit.ir.Context(release="llvm-24"):
        module = mlirkit.open(path)
    counts: dict[str, int] = mlirkit.info(path, release="llvm-24")["operation_counts"]
    print(mlirkit.verify(module), mlirkit.size(path))
    return counts
