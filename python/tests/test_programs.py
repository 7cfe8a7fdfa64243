"""Tests with programs written for upstream's bindings; only their imports are changed."""

import pytest

np = pytest.importorskip("numpy")

from mlirkit import ir
from mlirkit.dialects import arith, cf, func, scf, stablehlo
from mlirkit.ir import F32Type, IndexType, InsertionPoint, IntegerType, Location, Module


@pytest.fixture
def module(ctx):
    with Location.unknown():
        module = Module.create()
        with InsertionPoint(module.body):
            yield module


def text(module):
    assert module.operation.verify()
    return str(module)


def test_loops(module):
    index = IndexType.get()

    @func.FuncOp.from_py_func(index, index)
    def f(n, m):
        for i in scf.for_(n):
            arith.addi(i, i)
            scf.yield_([])
        for i, sum, result in scf.for_(0, n, m, iter_args=[m]):
            scf.yield_([arith.addi(sum, i)])
        return result

    assert "scf.for %arg2 = %c0 to %arg0 step %c1 {" in text(module)
    assert "iter_args(%arg3 = %arg1) -> (index)" in text(module)


def test_branches(module):
    i1, i32 = IntegerType.get_signless(1), IntegerType.get_signless(32)

    @func.FuncOp.from_py_func(i1)
    def f(condition):
        made = scf.IfOp(condition, [i32], hasElse=True)
        with InsertionPoint(made.then_block):
            scf.YieldOp([arith.ConstantOp(i32, 0)])
        with InsertionPoint(made.else_block):
            scf.YieldOp([arith.ConstantOp(i32, 1)])
        return made.results

    assert "%0 = scf.if %arg0 -> (i32) {" in text(module)


def test_calls_and_attributes_of_arguments(module):
    f32 = F32Type.get()
    callee = func.FuncOp("callee", ([f32], [f32]), visibility="private")
    caller = func.FuncOp("caller", ([f32, f32], []))
    assert str(caller.arg_attrs) == "[{}, {}]"
    caller.arg_attrs = [ir.DictAttr.get({}), {"my.note": "x"}]
    with InsertionPoint(caller.add_entry_block()):
        one = func.CallOp(callee, [caller.arguments[0]])
        two = func.CallOp([f32], ir.FlatSymbolRefAttr.get("callee"), [one])
        three = func.call([f32], "callee", [two.result])
        func.return_([])
    assert three.owner.opview.callee.value == "callee"
    assert text(module).count("call @callee") == 3 and 'my.note = "x"' in text(module)


def test_stablehlo(module):
    stablehlo.register_dialect(module.context)
    tensor = ir.RankedTensorType.get([2, 2], F32Type.get())
    made = func.FuncOp("main", ir.FunctionType.get([tensor, tensor], [tensor]))
    with InsertionPoint(made.add_entry_block()):
        a, b = made.arguments
        sum = stablehlo.AddOp(a, b)
        ones = stablehlo.constant(ir.DenseElementsAttr.get(np.ones((2, 2), np.float32)))
        product = stablehlo.MulOp(sum, ones)
        dims = stablehlo.DotDimensionNumbers.get([], [], [1], [0])
        dot = stablehlo.dot_general(tensor, product, b, dims)
        turned = stablehlo.transpose(dot, ir.DenseI64ArrayAttr.get([1, 0]))
        less = stablehlo.compare(turned, a, stablehlo.ComparisonDirectionAttr.get("LT"))
        zero = stablehlo.constant(ir.DenseElementsAttr.get(np.float32(0)))
        row = ir.RankedTensorType.get([2], F32Type.get())
        reduce = stablehlo.ReduceOp([row], [turned], [zero], ir.DenseI64ArrayAttr.get([1]))
        scalar = ir.RankedTensorType.get([], F32Type.get())
        block = reduce.regions[0].blocks.append(scalar, scalar)
        with InsertionPoint(block):
            stablehlo.return_([stablehlo.add(*block.arguments)])
        func.return_([turned])
    assert text(module).count("tensor<2x2xf32>") > 8
    assert str(less.type) == "tensor<2x2xi1>" and dims.lhs_contracting_dimensions == [1]
    assert stablehlo.ComparisonDirectionAttr.get("LT").value == "LT"
    assert isinstance(product, stablehlo.MulOp) and "operandSegmentSizes" not in reduce.attributes
    artifact = stablehlo.serialize_portable_artifact(module, "1.0.0")
    assert str(stablehlo.deserialize_portable_artifact(module.context, artifact)) == str(module)
    assert stablehlo.get_smaller_version("1.10.0", "1.9.0") == "1.9.0"


def test_a_class_with_an_initializer_of_its_own(module):
    i32 = IntegerType.get_signless(32)
    with module.context as context:
        context.allow_unregistered_dialects = True

        class Twice(ir.OpView):
            OPERATION_NAME = "mine.twice"

            def __init__(self, value, *, loc=None, ip=None):
                super().__init__(self.build_generic(results=[i32], operands=[value, value], loc=loc, ip=ip))

        made = Twice(arith.constant(i32, 1))
    assert made.operation.name == "mine.twice" and len(made.operands) == 2 and made.result.type == i32
    with pytest.raises(RuntimeError, match="has not been made"):
        Twice.__new__(Twice).name


def test_blocks_and_uses(ctx):
    module = Module.parse("""
func.func @f(%c: i1, %a: i32) -> i32 {
  cf.cond_br %c, ^bb1, ^bb2(%a : i32)
^bb1:
  %0 = arith.addi %a, %a : i32
  cf.br ^bb2(%0 : i32)
^bb2(%x: i32):
  return %x : i32
}""")
    blocks = module.body.operations[0].regions[0].blocks
    assert list(blocks[2].predecessors) == [blocks[1], blocks[0]] and list(blocks[0].successors) == list(blocks)[1:]
    add, branch = blocks[1].operations
    assert isinstance(branch, cf.BranchOp) and add.is_before_in_block(branch) and not branch.is_before_in_block(add)
    operand = add.op_operands[1]
    assert operand.owner == add and operand.get() == blocks[0].operations[0].operands[1]
    operand.set(add.operands[0])
    with InsertionPoint(add), Location.unknown():
        seven = arith.constant(IntegerType.get_signless(32), 7)
    add.replace_uses_of_with(add.operands[0], seven)
    assert list(add.operands) == [seven, seven] and module.operation.verify()


def test_finding_operations(ctx):
    module = Module.parse("func.func @f(%a: i32) -> i32 {\n %0 = arith.addi %a, %a : i32\n %1 = arith.muli %0, %a : i32\n return %1 : i32 }")
    root = module.operation
    assert [op.operation.name for op in root.operations_named("arith.*")] == ["arith.addi", "arith.muli"]
    assert [op.operation.name for op in root.operations_named("arith.addi")] == ["arith.addi"]
    assert [op.operation.name for op in root.operations_named("*.*u*")] == ["builtin.module", "func.func", "arith.muli", "func.return"]
    assert root.operations_named("addi") == [] and root.operations_named("arith") == []
    assert root.operation_counts() == {"builtin.module": 1, "func.func": 1, "arith.addi": 1, "arith.muli": 1, "func.return": 1}
