"""Tests of functions on whole files."""

import threading
from pathlib import Path

import pytest

import mlirkit
from mlirkit import stablehlo
from mlirkit.ir import Context, MLIRError, Module

EXAMPLES = Path(__file__).parents[2] / "examples"
ARTIFACT = EXAMPLES / "mlp.stablehlo.mlirbc"


def test_info():
    about = mlirkit.info(EXAMPLES / "kernel.mlirbc")
    assert about["kind"] == "bytecode" and about["operations"] == sum(about["operation_counts"].values())
    assert mlirkit.info((EXAMPLES / "kernel.mlir").read_bytes())["kind"] == "text"
    with pytest.raises(FileNotFoundError):
        mlirkit.info("no such file")


def test_size_adds_up():
    sizes = mlirkit.size(EXAMPLES / "kernel.mlirbc")
    assert sizes["total"] == (EXAMPLES / "kernel.mlirbc").stat().st_size == sum(sizes["sections"].values())


def test_the_same_program_has_the_same_fingerprint():
    assert mlirkit.fingerprint(EXAMPLES / "kernel.mlirbc") == mlirkit.fingerprint(EXAMPLES / "kernel.mlir")
    assert mlirkit.fingerprint(b"module {}") != mlirkit.fingerprint(EXAMPLES / "kernel.mlir")


def test_diff():
    one, other = b"func.func @f() { return }", b"func.func @g() { return }"
    assert mlirkit.diff(one, one) == []
    assert {change.what for change in mlirkit.diff(one, other)} != set()


def test_query():
    module = mlirkit.open(EXAMPLES / "kernel.mlir")
    functions = mlirkit.query(module, 'op("func.func")')
    assert [op.operation.name for op in functions] == ["func.func"] * len(functions) and functions
    assert mlirkit.query(module, 'op("func.func") | count') == len(functions)
    with pytest.raises((MLIRError, RuntimeError)):
        mlirkit.query(module, "no | such | query")


def test_strip_takes_locations_out():
    module = mlirkit.strip(b'func.func @f() { return loc("secret.py":1:2) } loc("secret.py":3:4)')
    assert "secret" not in module.operation.get_asm(enable_debug_info=True)


def test_strip_removes_properties_equal_to_their_defaults():
    text = b'"omp.critical.declare"() <{hint = 0 : i64, sym_name = "m"}> : () -> ()'

    def stripped(defaults):
        module = mlirkit.strip(text, locations=False, defaults=defaults)
        return module.operation.get_asm(print_generic_op_form=True)

    assert '<{hint = 0 : i64, sym_name = "m"}>' in stripped(False)
    assert '<{sym_name = "m"}>' in stripped(True)


def test_verify_lists_what_is_wrong():
    assert mlirkit.verify(EXAMPLES / "kernel.mlir") == []
    found = mlirkit.verify(b"func.func @f() -> i32 {\n  return\n}")
    assert [one.message for one in found] == ["'func.return' op has 0 operands, but enclosing function (@f) returns 1"]


def test_lazily_opened_functions_are_read_on_demand():
    lazy, whole = mlirkit.open(EXAMPLES / "kernel.mlirbc"), mlirkit.open(EXAMPLES / "kernel.mlirbc", lazy=False)
    assert str(lazy) == str(whole)


def test_artifacts():
    module = stablehlo.deserialize(ARTIFACT)
    old = stablehlo.serialize(module, "1.0.0")
    assert stablehlo.explain(old)["version"] == "1.0.0"
    assert stablehlo.explain(stablehlo.upgrade(old))["version"] == stablehlo.current_version()
    again = stablehlo.deserialize(stablehlo.upgrade(old), module.context)
    assert str(again) == str(stablehlo.deserialize(old, module.context))
    # Only the attribute that an old version omits, because it has the default value, is lost.
    assert {change.detail for change in mlirkit.diff(module, again)} == {"precision_config"}
    with pytest.raises((MLIRError, RuntimeError)):
        stablehlo.downgrade(old, "0.0.1")


def test_layouts():
    found = mlirkit.layout(b"module {}", "vector<3xi32>")
    assert (found.bits, found.abi_alignment) == (128, 16)


def test_other_threads_run_meanwhile():
    text = "module {\n" + "".join(f"  func.func @f{i}() {{\n    return\n  }}\n" for i in range(20000)) + "}"
    ticks, stop = [], threading.Event()

    def tick():
        while not stop.wait(0.0005):
            ticks.append(1)

    thread = threading.Thread(target=tick)
    thread.start()
    Module.parse(text, Context())
    stop.set()
    thread.join()
    assert len(ticks) > 3


def test_constants_are_not_copied():
    np = pytest.importorskip("numpy")
    with Context():
        module = Module.parse("func.func @f() -> tensor<64xf32> {\n  %0 = arith.constant dense<\"0x" + "0000803F" * 32 + "00000040" * 32 + "\"> : tensor<64xf32>\n  return %0 : tensor<64xf32>\n}")
        attr = module.body.operations[0].regions[0].blocks[0].operations[0].attributes["value"]
        one, other = np.asarray(attr), np.asarray(attr)
    assert one.sum() == 96 and not one.flags.writeable
    assert one.__array_interface__["data"][0] == other.__array_interface__["data"][0]
    del module, attr
    assert one[63] == 2


@pytest.mark.parametrize("text", ["bf16", "f8E4M3FN", "f8E5M2"])
def test_small_floats_have_types_of_ml_dtypes(text):
    pytest.importorskip("ml_dtypes")
    np = pytest.importorskip("numpy")
    from mlirkit.ir import Attribute

    attr = Attribute.parse(f"dense<[1.0, 2.0]> : tensor<2x{text}>", Context())
    assert np.asarray(attr).astype("f4").tolist() == [1, 2]


def test_resources_are_not_copied():
    np = pytest.importorskip("numpy")
    text = 'module attributes {my.w = dense_resource<w> : tensor<2xi32>} {}\n{-# dialect_resources: { builtin: { w: "0x040000000100000002000000" } } #-}'
    with Context():
        module = Module.parse(text)
        attr = module.operation.attributes["my.w"]
        assert np.array_equal(attr.numpy(module.operation), [1, 2])
