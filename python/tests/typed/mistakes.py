"""Programs with one mistake each, on the lines that end in `# mistake`.

Type checkers must report exactly these lines.
"""

from __future__ import annotations

from mlirkit.dialects import arith, func, gpu, memref, scf, sdy, stablehlo
from mlirkit.ir import Context, IntegerType, Module, Value


def all_of_them(a: Value, module: Module) -> None:
    arith.addj(a, a)  # mistake
    arith.addi(a)  # mistake
    arith.AddIOp(a, a, overflow=1)  # mistake
    arith.cmpi(arith.CmpIPredicate.less, a, a)  # mistake
    memref.load(a, a, a)  # mistake
    stablehlo.transpose(a, "10")  # mistake
    sdy.MeshAxisAttr.get("x", "2")  # mistake
    scf.IfOp(a, has_elze=True)  # mistake
    gpu.Dimension.w  # mistake
    func.FuncOp("f").bodies  # mistake
    Module.parse(3)  # mistake
    Context(relase="llvm-24")  # mistake
    IntegerType.get_signles(3)  # mistake
