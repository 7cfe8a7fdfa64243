"""Writes modules in torch-mlir's dialects into a folder: the programs in this file, and each program after several passes.

    python make.py OUT

torch-mlir-opt from the installed wheel checks the programs, runs the passes and prints the modules.
"""

import pathlib
import subprocess
import sys

import torch_mlir

OPT = pathlib.Path(torch_mlir.__path__[0]) / "_mlir_libs" / "torch-mlir-opt"

# Pipelines whose output is in dialects of the project too.
PIPELINES = {
    "as-written": [],
    "canonical": ["-canonicalize"],
    "decomposed": ["-torch-decompose-complex-ops", "-canonicalize"],
    "linalg": ["-convert-torch-to-linalg", "-convert-torch-to-arith", "-convert-torch-to-tmtensor"],
    "tosa": ["-convert-torch-to-tosa"],
    "stablehlo": ["-convert-torch-to-stablehlo"],
    "values": ["-torch-maximize-value-semantics", "-torch-reduce-op-variants"],
    "shapes": ["-torch-reify-shape-calculations", "-torch-simplify-shape-calculations"],
}


class Function:
    """A function under construction. A value is a pair of its name and its type without the prefix `!torch.`."""

    def __init__(self, name, *inputs):
        self.name, self.lines, self.count = name, [], 0
        self.inputs = [(f"%arg{index}", ty) for index, ty in enumerate(inputs)]

    def value(self, ty):
        self.count += 1
        return (f"%v{self.count}", ty)

    def line(self, text):
        self.lines.append("    " + text)

    def op(self, name, operands, result):
        out = self.value(result)
        names = ", ".join(name for name, _ in operands)
        types = ", ".join("!torch." + ty for _, ty in operands)
        self.line(f"{out[0]} = torch.{name} {names} : {types} -> !torch.{result}")
        return out

    def constant(self, kind, text):
        out = self.value({"str": "str", "device": "Device"}.get(kind, kind))
        self.line(f"{out[0]} = torch.constant.{kind} {text}".rstrip())
        return out

    def int(self, number):
        return self.constant("int", number)

    def float(self, number):
        return self.constant("float", f"{number:e}")

    def bool(self, value):
        return self.constant("bool", str(value).lower())

    def none(self):
        return self.constant("none", "")

    def list(self, values, element):
        out = self.value(f"list<{element}>")
        names = ", ".join(name for name, _ in values)
        types = ", ".join("!torch." + ty for _, ty in values)
        self.line(f"{out[0]} = torch.prim.ListConstruct {names} : ({types}) -> !torch.{out[1]}".replace("  :", " :"))
        return out

    def ints(self, *numbers):
        return self.list([self.int(number) for number in numbers], "int")

    def weight(self, shape, element="f32", value="1.000000e-01"):
        out = self.value(f"vtensor<[{','.join(map(str, shape))}],{element}>")
        kind = "x".join(map(str, shape)) + f"x{element}" if shape else element
        self.line(f"{out[0]} = torch.vtensor.literal(dense<{value}> : tensor<{kind}>) : !torch.{out[1]}")
        return out

    def text(self, *results):
        inputs = ", ".join(f"{name}: !torch.{ty}" for name, ty in self.inputs)
        types = ", ".join("!torch." + ty for _, ty in results)
        names = ", ".join(name for name, _ in results)
        end = f"    return {names} : {types}" if results else "    return"
        outputs = f" -> ({types})" if len(results) > 1 else f" -> {types}" if results else ""
        return "\n".join([f"  func.func @{self.name}({inputs}){outputs} {{", *self.lines, end, "  }"])


def tensor(*sizes, element="f32"):
    return f"vtensor<[{','.join(map(str, sizes))}],{element}>"


def module(*functions):
    return "module {\n" + "\n".join(functions) + "\n}\n"


def programs():
    """Yields the name and text of each program."""
    # Programs with a single operation.
    for op in ["relu", "sigmoid", "tanh", "exp", "log", "sqrt", "rsqrt", "abs", "neg", "erf", "sin", "cos", "silu", "ceil"]:
        f = Function(op, tensor(4, "?"))
        x = f.op(f"aten.{op}", [f.inputs[0]], tensor(4, "?"))
        yield f"unary-{op}", module(f.text(f.op(f"aten.{op}", [x], tensor(4, "?"))))
    for op in ["add", "sub"]:
        f = Function(op, tensor(2, 3), tensor(1, 3))
        x = f.op(f"aten.{op}.Tensor", [*f.inputs, f.int(1)], tensor(2, 3))
        yield f"binary-{op}", module(f.text(f.op(f"aten.{op}.Scalar", [x, f.float(0.5), f.int(2)], tensor(2, 3))))
    for op in ["mul", "div", "maximum", "minimum", "atan2"]:
        f = Function(op, tensor(2, 3), tensor(2, 3))
        name = f"aten.{op}.Tensor" if op in ("mul", "div") else f"aten.{op}"
        yield f"binary-{op}", module(f.text(f.op(name, f.inputs, tensor(2, 3))))
    for op in ["eq", "ne", "lt", "le", "gt", "ge"]:
        f = Function(op, tensor(5), tensor(5))
        x = f.op(f"aten.{op}.Tensor", f.inputs, tensor(5, element="i1"))
        yield f"compare-{op}", module(f.text(f.op("aten.where.self", [x, *f.inputs], tensor(5))))
    for op in ["sum", "mean", "amax", "amin"]:
        f = Function(op, tensor(2, 3, 4))
        dims, keep = f.ints(-1), f.bool(True)
        name, extra = (f"aten.{op}", []) if op.startswith("am") else (f"aten.{op}.dim" + ("_IntList" if op == "sum" else ""), [f.none()])
        yield f"reduce-{op}", module(f.text(f.op(name, [f.inputs[0], dims, keep, *extra], tensor(2, 3, 1))))

    f = Function("mlp", tensor("?", 16))
    x = f.inputs[0]
    for size, after in [(16, 32), (32, 8)]:
        x = f.op("aten.linear", [x, f.weight([after, size]), f.weight([after])], tensor("?", after))
        x = f.op("aten.relu", [x], x[1])
    yield "mlp", module(f.text(f.op("aten.softmax.int", [x, f.int(-1), f.none()], x[1])))

    f = Function("norm", tensor(2, 5, 8))
    yield "layer-norm", module(f.text(f.op(
        "aten.layer_norm", [f.inputs[0], f.ints(8), f.weight([8]), f.weight([8]), f.float(1e-5), f.bool(False)], tensor(2, 5, 8))))

    f = Function("conv", tensor(1, 3, 8, 8))
    x = f.op("aten.conv2d", [
        f.inputs[0], f.weight([4, 3, 3, 3]), f.weight([4]), f.ints(1, 1), f.ints(1, 1), f.ints(1, 1), f.int(1)], tensor(1, 4, 8, 8))
    x = f.op("aten.batch_norm", [
        x, f.weight([4]), f.weight([4]), f.weight([4]), f.weight([4]), f.bool(False), f.float(0.1), f.float(1e-5), f.bool(True)],
        tensor(1, 4, 8, 8))
    x = f.op("aten.max_pool2d", [x, f.ints(2, 2), f.ints(2, 2), f.ints(0, 0), f.ints(1, 1), f.bool(False)], tensor(1, 4, 4, 4))
    yield "conv-block", module(f.text(f.op("aten.flatten.using_ints", [x, f.int(1), f.int(-1)], tensor(1, 64))))

    for dtype, code in [("f16", 5), ("bf16", 15), ("f64", 7), ("si32", 3), ("si64", 4), ("si8", 1), ("ui8", 0), ("i1", 11)]:
        f = Function("cast", tensor(3))
        args = [f.inputs[0], f.int(code), f.bool(False), f.bool(False), f.none()]
        yield f"cast-{dtype}", module(f.text(f.op("aten.to.dtype", args, tensor(3, element=dtype))))

    q = tensor(2, 4, 8, 16)
    f = Function("attention", q, q, q)
    args = [*f.inputs, f.none(), f.float(0.0), f.bool(False), f.none(), f.bool(False)]
    yield "attention", module(f.text(f.op("aten.scaled_dot_product_attention", args, q)))
    f = Function("scores", q, q)
    t = f.op("aten.transpose.int", [f.inputs[1], f.int(-2), f.int(-1)], tensor(2, 4, 16, 8))
    x = f.op("aten.matmul", [f.inputs[0], t], tensor(2, 4, 8, 8))
    x = f.op("aten.mul.Scalar", [x, f.float(0.25)], x[1])
    yield "scores", module(f.text(f.op("aten.softmax.int", [x, f.int(3), f.none()], x[1])))

    f = Function("embedding", tensor(2, 7, element="si64"))
    args = [f.weight([100, 8]), f.inputs[0], f.int(-1), f.bool(False), f.bool(False)]
    yield "embedding", module(f.text(f.op("aten.embedding", args, tensor(2, 7, 8))))

    f = Function("slices", tensor(10, 6))
    x = f.op("aten.slice.Tensor", [f.inputs[0], f.int(0), f.int(2), f.int(9223372036854775807), f.int(2)], tensor(4, 6))
    x = f.op("aten.permute", [x, f.ints(1, 0)], tensor(6, 4))
    x = f.op("aten.unsqueeze", [x, f.int(0)], tensor(1, 6, 4))
    x = f.op("aten.expand", [x, f.ints(3, -1, -1), f.bool(False)], tensor(3, 6, 4))
    yield "slices", module(f.text(f.op("aten.view", [x, f.ints(3, 24)], tensor(3, 24))))

    f = Function("cat", tensor(2, 3), tensor(2, 5))
    parts = f.list(f.inputs, "vtensor")
    yield "cat", module(f.text(f.op("aten.cat", [parts, f.int(1)], tensor(2, 8))))

    f = Function("topk", tensor(5, 9))
    a, b = f.value(tensor(5, 3)), f.value(tensor(5, 3, element="si64"))
    args = [f.inputs[0], f.int(3), f.int(-1), f.bool(True), f.bool(True)]
    f.line(f"{a[0]}, {b[0]} = torch.aten.topk {', '.join(n for n, _ in args)} : "
           f"{', '.join('!torch.' + t for _, t in args)} -> !torch.{a[1]}, !torch.{b[1]}")
    yield "topk", module(f.text(a, b))

    f = Function("cumsum", tensor(2, 6))
    yield "cumsum", module(f.text(f.op("aten.cumsum", [f.inputs[0], f.int(1), f.none()], tensor(2, 6))))

    f = Function("sizes", "vtensor<[?,?],f32>")
    a = f.op("aten.size.int", [f.inputs[0], f.int(0)], "int")
    b = f.op("aten.mul.int", [a, f.int(-2)], "int")
    c = f.op("aten.Float.Scalar", [b], "float")
    yield "scalars", module(f.text(a, b, f.op("aten.div.float", [c, f.float(-3.25)], "float")))

    yield from texts()


def texts():
    """Yields programs that are written as text, which is easier to read."""
    yield "if-and-loop", """\
func.func @branch(%c: !torch.bool, %x: !torch.vtensor<[?],f32>) -> !torch.vtensor<[?],f32> {
  %r = torch.prim.If %c -> (!torch.vtensor<[?],f32>) {
    %0 = torch.aten.relu %x : !torch.vtensor<[?],f32> -> !torch.vtensor<[?],f32>
    torch.prim.If.yield %0 : !torch.vtensor<[?],f32>
  } else {
    torch.prim.If.yield %x : !torch.vtensor<[?],f32>
  }
  torch.prim.If %c -> () {
    torch.prim.If.yield
  } else {
    torch.prim.If.yield
  } {note = 1 : i64}
  return %r : !torch.vtensor<[?],f32>
}
func.func @loop(%n: !torch.int) -> !torch.float {
  %true = torch.constant.bool true
  %f = torch.constant.float 1.500000e+00
  %r = torch.prim.Loop %n, %true, init(%f) {
  ^bb0(%i: !torch.int, %acc: !torch.float):
    %next = torch.aten.mul.float %acc, %f : !torch.float, !torch.float -> !torch.float
    torch.prim.Loop.condition %true, iter(%next : !torch.float)
  } : (!torch.int, !torch.bool, !torch.float) -> !torch.float
  return %r : !torch.float
}
"""
    yield "constants", """\
func.func @constants() {
  %a = torch.constant.int -9223372036854775808
  %b = torch.constant.int 7 {note}
  %c = torch.constant.float 3.14159274101257
  %d = torch.constant.float 1.000000e+100
  %e = torch.constant.float -0.000000e+00
  %f = torch.constant.float 0x7FF0000000000000
  %g = torch.constant.bool true
  %h = torch.constant.bool false
  %i = torch.constant.str "some \\"text\\""
  %j = torch.constant.device "cuda:0"
  %k = torch.constant.none
  %l = "torch.constant.number"() {value = 1 : i64} : () -> !torch.number
  %m = torch.constant.int 7
  return
}
"""
    yield "containers", """\
func.func @containers(%a: !torch.int, %b: !torch.tensor, %o: !torch.optional<list<int>>, %u: !torch.union<float, int, none>) -> !torch.tuple<int, tensor> {
  %l = torch.prim.ListConstruct : () -> !torch.list<vtensor<[?,3],f32>>
  %t = torch.prim.TupleConstruct %a, %b : !torch.int, !torch.tensor -> !torch.tuple<int, tensor>
  %x, %y = torch.prim.TupleUnpack %t : !torch.tuple<int, tensor> -> !torch.int, !torch.tensor
  %zero = torch.constant.int 0
  %i = torch.prim.TupleIndex %t, %zero : !torch.tuple<int, tensor>, !torch.int -> !torch.int
  %k = torch.constant.str "key"
  %d = torch.prim.DictConstruct keys(%k : !torch.str) values(%b : !torch.tensor) -> !torch.dict<str, tensor>
  %e = torch.prim.DictConstruct keys() values() -> !torch.dict<str, optional<tensor>>
  %r = torch.derefine %a : !torch.int to !torch.optional<int>
  %s = torch.prim.unchecked_cast %r : !torch.optional<int> -> !torch.int
  return %t : !torch.tuple<int, tensor>
}
"""
    yield "symbols", """\
func.func @symbols(%x: !torch.vtensor<[?,?,4],f32>) -> !torch.vtensor<[?,?,4],f32> {
  %s0 = torch.symbolic_int "s0" {min_val = 2, max_val = 64} : !torch.int
  %s1 = torch.symbolic_int "s1" {min_val = 0, max_val = 9223372036854775807} : !torch.int
  torch.bind_symbolic_shape %x, [%s0, %s1], affine_map<()[s0, s1] -> (s0, s1 * 2 + s0, 4)> : !torch.vtensor<[?,?,4],f32>
  %0 = torch.aten.tanh %x : !torch.vtensor<[?,?,4],f32> -> !torch.vtensor<[?,?,4],f32>
  torch.bind_symbolic_shape %0, [], affine_map<() -> (1, 2, 4)> : !torch.vtensor<[?,?,4],f32>
  return %0 : !torch.vtensor<[?,?,4],f32>
}
"""
    yield "modules", """\
torch.class_type @net {
  torch.attr private "scale" : !torch.float
  torch.attr "weight" : !torch.tensor
  torch.attr "training" : !torch.bool
  torch.method private "helper", @helper
  torch.method "forward", @forward
}
func.func private @helper(%self: !torch.nn.Module<"net">) -> !torch.float {
  %s = torch.prim.GetAttr %self["scale"] : !torch.nn.Module<"net"> -> !torch.float
  return %s : !torch.float
}
func.func private @forward(%self: !torch.nn.Module<"net">, %x: !torch.tensor) -> !torch.tensor {
  %w = torch.prim.GetAttr %self["weight"] : !torch.nn.Module<"net"> -> !torch.tensor
  %r = torch.aten.mm %x, %w : !torch.tensor, !torch.tensor -> !torch.tensor
  torch.prim.SetAttr %self["weight"] = %r : !torch.nn.Module<"net">, !torch.tensor
  return %r : !torch.tensor
}
%scale = torch.constant.float 2.000000e+00
%no = torch.constant.bool false
%w = torch.tensor.literal(dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>) : !torch.tensor<[2,2],f32>
%e = torch.tensor_static_info_cast %w : !torch.tensor<[2,2],f32> to !torch.tensor
torch.nn_module {
  torch.slot "scale", %scale : !torch.float
  torch.slot "weight", %e : !torch.tensor
  torch.slot "training", %no : !torch.bool
} : !torch.nn.Module<"net">
"""
    yield "slots", """\
torch.global_slot.module_initializer {
  %0 = torch.constant.int 1
  %1 = torch.tensor.literal(dense<0.0> : tensor<f32>) : !torch.tensor<[],f32>
  torch.initialize.global_slots [
    @count(%0 : !torch.int)
    @bias(%1 : !torch.tensor<[],f32>)
  ]
}
torch.global_slot "private" @count : !torch.int
torch.global_slot @bias : !torch.tensor<[],f32>
func.func @forward() -> !torch.int {
  %0 = torch.global_slot.get @count : !torch.int
  torch.global_slot.set @count = %0 : !torch.int
  return %0 : !torch.int
}
"""
    yield "in-place", """\
func.func @in_place(%x: !torch.tensor<[2,3],f32>, %v: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2,3],f32> {
  %one = torch.constant.int 1
  %t = torch.copy.to_tensor %v : !torch.tensor<[2,3],f32>
  %0 = torch.aten.add_.Tensor %t, %x, %one : !torch.tensor<[2,3],f32>, !torch.tensor<[2,3],f32>, !torch.int -> !torch.tensor<[2,3],f32>
  torch.overwrite.tensor.contents %v overwrites %t : !torch.vtensor<[2,3],f32>, !torch.tensor<[2,3],f32>
  %1 = torch.copy.to_vtensor %t : !torch.vtensor<[2,3],f32>
  return %1 : !torch.vtensor<[2,3],f32>
}
"""
    yield "onnx", """\
func.func @onnx(%x: !torch.vtensor<[1,3,8,8],f32>, %y: !torch.vtensor<[1,3,8,8],f32>) -> !torch.vtensor<[1,3,8,8],f32> attributes {torch.onnx_meta.ir_version = 9 : si64, torch.onnx_meta.opset_version = 17 : si64, torch.onnx_meta.producer_name = "own"} {
  %none = torch.constant.none
  %0 = torch.operator "onnx.Add"(%x, %y) : (!torch.vtensor<[1,3,8,8],f32>, !torch.vtensor<[1,3,8,8],f32>) -> !torch.vtensor<[1,3,8,8],f32>
  %1 = torch.operator "onnx.LeakyRelu"(%0) {torch.onnx.alpha = 0.1 : f32} : (!torch.vtensor<[1,3,8,8],f32>) -> !torch.vtensor<[1,3,8,8],f32>
  return %1 : !torch.vtensor<[1,3,8,8],f32>
}
"""
    yield "quantized", """\
func.func @quantized(%x: !torch.vtensor<[4],f32>) -> !torch.vtensor<[4],f32> {
  %scale = torch.constant.float 5.000000e-01
  %zero = torch.constant.int 3
  %dtype = torch.constant.int 12
  %0 = torch.aten.quantize_per_tensor %x, %scale, %zero, %dtype : !torch.vtensor<[4],f32>, !torch.float, !torch.int, !torch.int -> !torch.vtensor<[4],!torch.qint8>
  %1 = torch.aten.int_repr %0 : !torch.vtensor<[4],!torch.qint8> -> !torch.vtensor<[4],si8>
  %2 = torch.aten.dequantize.self %0 : !torch.vtensor<[4],!torch.qint8> -> !torch.vtensor<[4],f32>
  return %2 : !torch.vtensor<[4],f32>
}
"""
    yield "builtin", """\
func.func @builtin(%x: !torch.vtensor<[?,4],f32>, %i: !torch.int, %g: i64, %t: tensor<2x?xf32>) -> (tensor<?x4xf32>, !torch.vtensor<[2,?],f32>) {
  %0 = torch_c.to_builtin_tensor %x : !torch.vtensor<[?,4],f32> -> tensor<?x4xf32>
  %1 = torch_c.from_builtin_tensor %t : tensor<2x?xf32> -> !torch.vtensor<[2,?],f32>
  %2 = torch_c.to_i64 %i
  %3 = torch_c.from_i64 %g
  %4 = torch_c.get_next_seed : () -> i64
  return %0, %1 : tensor<?x4xf32>, !torch.vtensor<[2,?],f32>
}
"""
    yield "tm_tensor", """\
func.func @scan(%x: tensor<128xi32>, %o: tensor<128xi32>, %a: tensor<i32>) -> (tensor<128xi32>, tensor<i32>) {
  %0:2 = tm_tensor.scan dimension(0) inclusive(true) ins(%x : tensor<128xi32>) outs(%o, %a : tensor<128xi32>, tensor<i32>) {
  ^bb0(%p: i32, %q: i32):
    %sum = arith.addi %p, %q : i32
    tm_tensor.yield %sum : i32
  } -> tensor<128xi32>, tensor<i32>
  return %0#0, %0#1 : tensor<128xi32>, tensor<i32>
}
func.func @scatter(%o: tensor<8xi32>, %i: tensor<3x1xi32>, %u: tensor<3xi32>) -> tensor<8xi32> {
  %0 = tm_tensor.scatter {dimension_map = array<i64: 0>} unique_indices(true) ins(%u, %i : tensor<3xi32>, tensor<3x1xi32>) outs(%o : tensor<8xi32>) {
  ^bb0(%new: i32, %old: i32):
    tm_tensor.yield %new : i32
  } -> tensor<8xi32>
  return %0 : tensor<8xi32>
}
func.func @sort(%x: tensor<64xf32>) -> tensor<64xf32> {
  %0 = tm_tensor.sort dimension(0) outs(%x : tensor<64xf32>) {
  ^bb0(%p: f32, %q: f32):
    %less = arith.cmpf ogt, %p, %q : f32
    tm_tensor.yield %less : i1
  } -> tensor<64xf32>
  return %0 : tensor<64xf32>
}
func.func @attention(%q: tensor<1x8x4xf32>, %k: tensor<1x8x4xf32>, %v: tensor<1x8x4xf32>, %o: tensor<1x8x4xf32>) -> tensor<1x8x4xf32> {
  %0 = tm_tensor.attention ins(%q, %k, %v : tensor<1x8x4xf32>, tensor<1x8x4xf32>, tensor<1x8x4xf32>) outs(%o : tensor<1x8x4xf32>) -> tensor<1x8x4xf32>
  return %0 : tensor<1x8x4xf32>
}
"""
    yield "shape-functions", """\
func.func @shapes(%x: !torch.vtensor<[2,?],f32>) -> !torch.vtensor<[2,?],f32> {
  %0 = torch.shape.calculate {
    %1 = torch.aten.tanh %x : !torch.vtensor<[2,?],f32> -> !torch.vtensor<[2,?],f32>
    torch.shape.calculate.yield %1 : !torch.vtensor<[2,?],f32>
  } shapes {
    %two = torch.constant.int 2
    %list = torch.prim.ListConstruct %two, %two : (!torch.int, !torch.int) -> !torch.list<int>
    torch.shape.calculate.yield.shapes %list : !torch.list<int>
  } : !torch.vtensor<[2,?],f32>
  %2 = torch.dtype.calculate {
    %3 = torch.aten.tanh %0 : !torch.vtensor<[2,?],f32> -> !torch.vtensor<[2,?],f32>
    torch.dtype.calculate.yield %3 : !torch.vtensor<[2,?],f32>
  } dtypes {
    %six = torch.constant.int 6
    torch.dtype.calculate.yield.dtypes %six : !torch.int
  } : !torch.vtensor<[2,?],f32>
  return %2 : !torch.vtensor<[2,?],f32>
}
"""


def main():
    out = pathlib.Path(sys.argv[1])
    out.mkdir(parents=True, exist_ok=True)
    for name, text in programs():
        for pipeline, passes in PIPELINES.items():
            done = subprocess.run([OPT, *passes], input=text, capture_output=True, text=True)
            if done.returncode == 0:
                (out / f"{name}.{pipeline}.mlir").write_text(done.stdout)
            elif not passes:
                sys.exit(f"{name}: {done.stderr}")


if __name__ == "__main__":
    main()
