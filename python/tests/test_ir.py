"""What Python programs do with modules."""

import gc
import io

import pytest

from mlirkit.ir import (
    Attribute,
    Context,
    InsertionPoint,
    Location,
    MLIRError,
    Module,
    Operation,
    SymbolTable,
    WalkOrder,
    WalkResult,
)

TEXT = "func.func @f(%a: i32) -> i32 {\n  %0 = arith.addi %a, %a : i32\n  return %0 : i32\n}"


def test_text_there_and_back(ctx):
    module = Module.parse(TEXT)
    assert str(Module.parse(str(module))) == str(module)
    function = module.body.operations[0]
    assert function.attributes["sym_name"].value == "f"
    assert [op.operation.name for op in function.regions[0].blocks[0]] == ["arith.addi", "func.return"]


@pytest.mark.parametrize("version", [1, 3, 6])
def test_bytecode_there_and_back(ctx, version):
    module, out = Module.parse(TEXT), io.BytesIO()
    module.operation.write_bytecode(out, desired_version=version)
    assert out.getvalue()[:4] == b"ML\xefR" and out.getvalue()[4] == version * 2 + 1
    assert str(Module.parse(out.getvalue())) == str(module)


def test_a_version_that_nobody_knows(ctx):
    with pytest.raises(ValueError, match="99"):
        Module.parse(TEXT).operation.write_bytecode(io.BytesIO(), desired_version=99)


def test_walks(ctx):
    module = Module.parse(TEXT)
    names = []
    module.operation.walk(lambda op: names.append(op.name), WalkOrder.PRE_ORDER)
    assert names == ["builtin.module", "func.func", "arith.addi", "func.return"]
    names.clear()
    module.operation.walk(lambda op: names.append(op.name))
    assert names == ["arith.addi", "func.return", "func.func", "builtin.module"]
    names.clear()

    def skip(op):
        names.append(op.name)
        return WalkResult.SKIP if op.name == "func.func" else WalkResult.ADVANCE

    module.operation.walk(skip, WalkOrder.PRE_ORDER)
    assert names == ["builtin.module", "func.func"]


def test_an_exception_leaves_a_walk(ctx):
    def fail(op):
        raise KeyError(op.name)

    with pytest.raises(RuntimeError, match="KeyError: 'arith.addi'"):
        Module.parse(TEXT).operation.walk(fail)


def test_errors_say_where(ctx):
    with pytest.raises(MLIRError) as caught:
        Module.parse("func.func @f() {\n  %0 = arith.addi %x, %x : i32\n}")
    diagnostic = caught.value.error_diagnostics[0]
    assert (diagnostic.message, str(diagnostic.location)) == ("use of undeclared SSA value name", 'loc("-":2:19)')


def test_what_is_parsed_is_verified(ctx):
    with pytest.raises(MLIRError, match="'func.return' op has 0 operands"):
        Module.parse("func.func @f() -> i32 {\n  return\n}")


def test_stale_handles_raise(ctx):
    module = Module.parse("func.func @f() {\n  return\n}\nfunc.func @g() {\n  return\n}")
    function = module.body.operations[0]
    inner = function.regions[0].blocks[0].operations[0]
    function.erase()
    for use in (lambda: str(function), lambda: function.operation.name, lambda: function.regions, lambda: function.erase()):
        with pytest.raises(RuntimeError, match="erased"):
            list(use()) if not isinstance(use(), str) else None
    with pytest.raises((RuntimeError, MLIRError)):
        inner.erase()
        str(inner)
    assert len(module.body.operations) == 1


def test_building(ctx):
    with Location.unknown():
        module = Module.create()
        i32 = Attribute.parse("i32").value
        with InsertionPoint(module.body):
            from mlirkit.dialects import arith, func

            @func.FuncOp.from_py_func(i32, i32)
            def add(a, b):
                return arith.AddIOp(a, b).result

    assert module.operation.verify()
    assert "%0 = arith.addi %arg0, %arg1 : i32" in str(module)
    assert "add" in SymbolTable(module.operation)


def test_operations_of_detached_modules_are_joined(ctx):
    ctx.allow_unregistered_dialects = True
    with Location.unknown():
        first = Operation.create("custom.first", results=[Attribute.parse("i32").value])
        second = Operation.create("custom.second", operands=[first.result])
        module = Module.create()
        InsertionPoint(module.body).insert(first)
        InsertionPoint(module.body).insert(second)
    assert [op.operation.name for op in module.body] == ["custom.first", "custom.second"]
    assert second.operands[0].owner == first


def test_attributes_apart(ctx):
    operation = Module.parse(TEXT).body.operations[0]
    operation.attributes["my.note"] = Attribute.parse("1 : i32")
    assert "sym_name" in operation.properties and "my.note" not in operation.properties
    assert list(operation.discardable_attributes) == ["my.note"]


def test_contexts_are_freed():
    gc.collect()
    before = Context._get_live_count()
    module = Module.parse(TEXT, Context())
    assert Context._get_live_count() == before + 1
    del module
    gc.collect()
    assert Context._get_live_count() == before


def test_other_contexts_are_refused(ctx):
    operation = Module.parse(TEXT).body.operations[0]
    with pytest.raises(ValueError, match="another context"):
        operation.attributes["my.note"] = Attribute.parse("1 : i32", Context())
