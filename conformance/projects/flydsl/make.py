"""Writes modules in FlyDSL's dialects into a folder: the programs in this file, and each program after several passes.

    python make.py OUT

The bindings of the installed wheel infer the types, verify the programs, run the passes and print the modules.
"""

import os
import pathlib
import re
import sys

from flydsl._mlir import ir
from flydsl._mlir.dialects import _fly_ktrace_ops_gen as ktrace
from flydsl._mlir.dialects import _fly_ops_gen as fly
from flydsl._mlir.dialects import _fly_rocdl_ops_gen as fly_rocdl
from flydsl._mlir.dialects import arith, func
from flydsl._mlir.passmanager import PassManager

PIPELINES = {
    "canonical": ["fly-canonicalize"],
    "signature": ["fly-rewrite-func-signature", "fly-canonicalize"],
    "lowered": ["fly-rewrite-func-signature", "fly-canonicalize", "fly-layout-lowering"],
    "ssa": ["fly-convert-atom-call-to-ssa-form", "fly-promote-regmem-to-vectorssa"],
    "rocdl": ["fly-rewrite-func-signature", "fly-canonicalize", "fly-layout-lowering", "convert-fly-to-rocdl"],
}

LAYOUTS = [
    "(4,8):(8,1)", "((2,2),8):((1,16),2)", "64:1", "(16,16,4):(1,16,256)", "(?,8):(8,1)", "(?{div=4},(2,4)):(?{i64 div=8},(1,2))",
    "(4,8):(1E0,1E1)", "S<3,3,3> o 0 o (8,64):(64,1)",
]
TILES = ["[4|8]", "[2:1|4:2]", "[*|2]", "8"]
TUPLES = ["(4,8)", "((2,2),8)", "7", "(?,3)", "(*,2)", "(1E0,2E1E0)"]
MEMREFS = [
    "f16, global, (64,64):(64,1)", "f32, register, (4,2):(1,4)", "bf16, shared, S<3,3,3> o 0 o (8,64):(64,1)",
    "i8, #fly_rocdl.buffer_desc, 128:1", "f8E4M3FN, global, (?,16):(16,1), align<16>", "f16, register, 8:1",
]
POINTERS = ["f32, global", "f16, shared, align<16>", "f16, shared, align<16>, S<3,3,3>", "i32, register", "i8, generic"]


def kind(name, body):
    prefix = "composed_" if name == "layout" and body.startswith("S<") else ""
    return ir.Type.parse(f"!fly.{prefix}{name}<{body}>")


OPERATIONS = {
    thing.OPERATION_NAME.removeprefix("fly."): thing
    for thing in vars(fly).values() if isinstance(thing, type) and issubclass(thing, ir.OpView) and thing is not ir.OpView
}


def works(act):
    """Returns whether a function succeeds in a child process, because assertions in the bindings end the process."""
    child = os.fork()
    if child == 0:
        os.close(2)
        try:
            os._exit(0 if act() else 1)
        except BaseException:
            os._exit(1)
    return os.waitpid(child, 0)[1] == 0


def build(name, inputs, body):
    """Returns a module with one function, or None if the bindings reject it."""
    if not works(lambda: made(name, inputs, body)):
        return None
    return made(name, inputs, body)


def made(name, inputs, body):
    module = ir.Module.create()
    try:
        with ir.InsertionPoint(module.body):
            function = func.FuncOp(name, (inputs, []))
            entry = function.add_entry_block()
        with ir.InsertionPoint(entry):
            body(*entry.arguments)
            func.ReturnOp([])
        return module if module.operation.verify() else None
    except (ir.MLIRError, ValueError, TypeError, RuntimeError):
        return None


def each(op, *lists):
    """Yields programs that apply an operation to types from each list in parallel; `op` includes the attributes."""
    name, attributes = op if isinstance(op, tuple) else (op, {})
    longest = max(len(types) for types in lists)
    modules = []
    for at in range(longest):
        inputs = [types[at % len(types)] for types in lists]
        operation = OPERATIONS[name]
        modules.append(build(f"f{at}", inputs, lambda *values: operation(*values, **attributes)))
    functions = [str(module.body.operations[0]) for module in modules if module]
    if functions:
        named = [re.sub(r"@f\d+", f"@f{at}", function, count=1) for at, function in enumerate(functions)]
        yield name.replace(".", "-"), "\n".join(named)


def algebra():
    layouts = [kind("layout", body) for body in LAYOUTS]
    tuples = [kind("int_tuple", body) for body in TUPLES]
    tiles = [kind("tile", body) for body in TILES]
    memrefs = [kind("memref", body) for body in MEMREFS]
    small = [kind("layout", body) for body in ["2:1", "(2,2):(1,2)", "4:2"]]
    for op in ["get_shape", "get_stride", "size", "cosize", "coshape", "coprofile", "coalesce", "right_inverse", "left_inverse"]:
        yield from each(op, layouts)
    for op in ["get_layout", "get_iter", "make_fragment_like"]:
        yield from each(op, memrefs)
    for op in ["make_layout_like", "make_fragment_layout_like", "complement"]:
        yield from each(op, layouts)
    for op in ["logical_divide", "zipped_divide", "tiled_divide", "flat_divide", "composition"]:
        yield from each(op, layouts, tiles)
        for name, text in each(op, layouts, small):
            yield name + "-by-layout", text
    for op in ["logical_product", "zipped_product", "tiled_product", "flat_product", "blocked_product", "raked_product"]:
        yield from each(op, layouts, small)
    for op in ["int_tuple_add", "int_tuple_sub", "int_tuple_mul", "int_tuple_div", "int_tuple_mod", "shape_div", "ceil_div", "equal", "elem_less"]:
        same = [kind("int_tuple", body) for body in ["(4,8)", "7", "(?,3)"]]
        yield from each(op, same, same)
    for op in ["int_tuple_product", "int_tuple_product_each", "get_scalar", "get_leaves", "make_identity_layout"]:
        yield from each(op, tuples)
    yield from each("make_layout", [kind("int_tuple", "(4,8)"), kind("int_tuple", "(?,8)")], [kind("int_tuple", "(8,1)")])
    yield from each("crd2idx", [kind("int_tuple", "(1,2)"), kind("int_tuple", "(?,2)")], layouts[:1])
    yield from each("idx2crd", [kind("int_tuple", "3"), kind("int_tuple", "?")], layouts[:1])
    yield from each("slice", layouts[:2] + memrefs[:1], [kind("int_tuple", "(*,2)")])
    yield from each(("get", {"mode": [0]}), layouts)
    yield from each(("select", {"indices": [1, 0]}), layouts)
    yield from each(("take", {"begin": 0, "end": 1}), layouts)
    yield from each(("group", {"begin": 0, "end": 2}), layouts)
    yield from each("append", layouts[:2], small)
    yield from each("prepend", layouts[:2], small)
    yield from each("make_view", [kind("ptr", body) for body in POINTERS], layouts)
    yield from each("add_offset", [kind("ptr", body) for body in POINTERS], [kind("int_tuple", "?"), kind("int_tuple", "4")])


MFMA = "!fly_rocdl.cdna3.mfma<16x16x16, (f16, f16) -> f32>"


def texts():
    copy = "!fly.copy_atom<!fly.universal_copy<64>, 16>"
    for name, op in [
        ("universal", "!fly.universal_copy<32>"), ("buffer", "!fly_rocdl.cdna3.buffer_copy<128>"),
        ("cached", "!fly_rocdl.cdna3.buffer_copy<128, cache = 2>"), ("lds", "!fly_rocdl.cdna3.buffer_copy_lds<32>"),
        ("transpose", "!fly_rocdl.cdna4.lds_read_trans<trans = 16b, 64>"), ("atomic", "!fly.universal_atomic<add, f32>"),
        ("buffer-atomic", "!fly_rocdl.cdna3.buffer_atomic<max, f32>"),
        ("tdm", "!fly_rocdl.gfx1250.tdm<rank = 2, warps = 4, pad = 0, 0, cache = 0, barrier = false, timeout = true>"),
    ]:
        yield f"copy-{name}", f"""
func.func @copy(%src: !fly.memref<f32, global, 4:1>, %dst: !fly.memref<f32, register, 4:1>, %p: !fly.memref<i1, register, 1:1>) {{
  %atom = fly.make_copy_atom {{valBits = 32 : i32}} : !fly.copy_atom<{op}, 32>
  fly.copy_atom_call(%atom, %src, %dst) : (!fly.copy_atom<{op}, 32>, !fly.memref<f32, global, 4:1>, !fly.memref<f32, register, 4:1>) -> ()
  return
}}
"""
    for name, op in [
        ("fma", "!fly.universal_fma<1x1x1, (f32, f32) -> f32>"), ("mfma", MFMA),
        ("scaled", "!fly_rocdl.cdna4.mfma_scale<16x16x128, (f8E4M3FN, f8E4M3FN) -> f32, opselA = 0, opselB = 1>"),
        ("gfx11", "!fly_rocdl.gfx11.wmma<16x16x16, (f16, f16) -> f32, signA = false, signB = false, clamp = false>"),
        ("gfx1250", "!fly_rocdl.gfx1250.wmma<16x16x32, (bf16, bf16) -> f32, signA = false, signB = false, clamp = false>"),
    ]:
        yield f"mma-{name}", f"""
func.func @mma(%d: !fly.memref<f32, register, 4:1>, %a: !fly.memref<f16, register, 4:1>, %b: !fly.memref<f16, register, 4:1>) {{
  %atom = fly.make_mma_atom : !fly.mma_atom<{op}>
  fly.mma_atom_call(%atom, %d, %a, %b, %d) {{note}} : (!fly.mma_atom<{op}>, !fly.memref<f32, register, 4:1>, !fly.memref<f16, register, 4:1>, !fly.memref<f16, register, 4:1>, !fly.memref<f32, register, 4:1>) -> ()
  return
}}
"""
    yield "copy-ssa", f"""
func.func @ssa(%m: !fly.memref<f16, global, 4:1>, %v: vector<4xf16>) -> vector<4xf16> {{
  %atom = fly.make_copy_atom {{valBits = 16 : i32}} : {copy}
  %0 = fly.copy_atom_call_ssa(%atom, %m) {{operandSegmentSizes = array<i32: 1, 1, 0, 0>}} : ({copy}, !fly.memref<f16, global, 4:1>) -> vector<4xf16>
  fly.copy_atom_call_ssa(%atom, %0, %m) {{operandSegmentSizes = array<i32: 1, 1, 1, 0>}} : ({copy}, vector<4xf16>, !fly.memref<f16, global, 4:1>) -> ()
  return %0 : vector<4xf16>
}}
"""
    yield "kernel", """
gpu.module @kernels [#rocdl.target<chip = "gfx942">] {
  gpu.func @scale(%src: !fly.memref<f32, global, (64,16):(16,1)>, %dst: !fly.memref<f32, global, (64,16):(16,1)>, %by: f32) kernel {
    %x = gpu.thread_id x
    %i = arith.index_cast %x : index to i32
    %crd = fly.make_coord(%i) : (i32) -> !fly.int_tuple<(?,0)>
    %v = fly.memref.load(%src, %crd) : (!fly.memref<f32, global, (64,16):(16,1)>, !fly.int_tuple<(?,0)>) -> f32
    %r = arith.mulf %v, %by fastmath<fast> : f32
    fly.memref.store(%r, %dst, %crd) : (f32, !fly.memref<f32, global, (64,16):(16,1)>, !fly.int_tuple<(?,0)>) -> ()
    gpu.return
  }
}
"""
    yield "trace", """
func.func @trace(%p: i64) {
  fly_ktrace.range_push "load" {level = 1 : i32}
  fly_ktrace.mark "tick" payload %p : i64 {payload_type = "int64"}
  fly_ktrace.range_pop
  %t = fly_ktrace.range_start "loop" -> i32
  fly_ktrace.range_stop %t, "loop" payload %p : i64 : i32
  %n = fly_ktrace.inactive_token -> i32
  return
}
"""
    yield "static", """
func.func @static() {
  %0 = fly.static : !fly.int_tuple<(4,(2,?{div=8}),*)>
  %1 = fly.static : !fly.layout<(4,8):(8,1)>
  %2 = fly.static : !fly.tile<[4|(2,2):(1,2)|*]>
  %3 = fly.static {note = "n"} : !fly.swizzle<S<3,4,3>>
  %4 = fly.static : !fly.composed_layout<S<3,3,3> o (0,?) o (8,64):(64,1)>
  %5 = fly.static : !fly.coord_tensor<(0,1), (4,8):(1E0,1E1)>
  %6 = fly.static : !fly.basis<2E1E0>
  %7 = fly.static : !fly.coord_swizzle<CS<2,3,[0, 1],4,[2]>>
  return
}
"""


def dynamic():
    """Yields programs with values that are only known at run time."""
    i32, i64 = ir.IntegerType.get_signless(32), ir.IntegerType.get_signless(64)
    for op in ["make_int_tuple", "make_shape", "make_stride", "make_coord"]:
        operation = OPERATIONS[op]
        module = build(op, [i32, i64], lambda a, b: operation(kind("int_tuple", "(?,(4,?{i64}))"), [a, b]))
        yield op, str(module or "")
    memref = kind("memref", "f16, global, (64,64):(64,1)")

    def tiled(tensor, layout, tile):
        for operation in (fly_rocdl.MakeTiledTdmLoadAtomOp, fly_rocdl.MakeTiledTdmStoreAtomOp):
            operation(tensor, layout, tile, numWarps=4)

    yield "tdm-atoms", str(build("tdm", [memref, kind("layout", "(64,64):(64,1)"), kind("tile", "[64|64]")], tiled) or "")

    def traced(value):
        ktrace.MarkOp("a \"quoted\" name", payload=value)
        arith.ConstantOp(i32, 7)

    yield "marks", str(build("marks", [i64], traced) or "")


def main():
    out = pathlib.Path(sys.argv[1])
    out.mkdir(parents=True, exist_ok=True)
    with ir.Context() as context, ir.Location.unknown():
        context.enable_multithreading(False)
        refused = []
        for name, text in [*algebra(), *texts(), *dynamic()]:
            try:
                module = ir.Module.parse(text)
            except ir.MLIRError as error:
                refused.append(f"{name}: {error}")
                continue
            if not text.strip():
                refused.append(name)
                continue
            (out / f"{name}.as-written.mlir").write_text(f"{module}\n")
            for pipeline, passes in PIPELINES.items():
                module = ir.Module.parse(text)
                manager = PassManager.parse(f"builtin.module({','.join(passes)})")
                if not works(lambda: manager.run(module.operation) or True):
                    continue
                manager.run(module.operation)
                (out / f"{name}.{pipeline}.mlir").write_text(f"{module}\n")
    if refused:
        sys.exit("\n".join(refused))


if __name__ == "__main__":
    main()
