"""Tests that an edited module can be written in the format of the file that it was read from."""

from pathlib import Path

import pytest

import mlirkit
from mlirkit import stablehlo
from mlirkit.ir import Context, Module, Operation, SymbolTable

ROOT = Path(__file__).parents[2]
DATA = ROOT / "crates/mlirkit-stablehlo/tests/data"
EXPORTED = DATA / "exported-12.bin"
OLD = DATA / "exported.bin"
ARTIFACT = ROOT / "examples/mlp.vhlo.mlirbc"
KERNEL = ROOT / "examples/kernel.mlirbc"


def test_an_edited_model_goes_back():
    module = stablehlo.deserialize(EXPORTED)
    again = stablehlo.serialize(module, like=EXPORTED)
    assert stablehlo.explain(again)["jax_version"] == "0.12.0.1"
    assert mlirkit.fingerprint(again) == mlirkit.fingerprint(EXPORTED)
    (added,) = [op for op in SymbolTable(module.operation)["main"].entry_block if op.operation.name == "stablehlo.add"]
    made = Operation.create("stablehlo.tanh", results=[added.result.type], operands=[added.result], loc=added.location)
    made.move_after(added.operation)
    edited = mlirkit.repack(module, EXPORTED)
    assert "stablehlo.tanh" in mlirkit.info(edited)["operation_counts"]
    assert mlirkit.info(edited)["exported"] and len(edited) % 4 == 0


def test_envelopes_shrink_with_what_they_hold():
    stripped = mlirkit.change(OLD, strip=True)
    before = stablehlo.explain(OLD)
    assert len(stripped) < OLD.stat().st_size and stablehlo.explain(stripped)["inputs"] == before["inputs"]
    there = stablehlo.downgrade(OLD, "1.10.0")
    again = stablehlo.downgrade(stablehlo.downgrade(there, "1.12.0"), "1.10.0")
    assert again == there


def test_another_signature_is_refused():
    def parsed(text):
        return Module.parse(text, Context())

    module = parsed(
        "func.func @main(%a: tensor<3xf32>) -> tensor<4x3xf32> {\n"
        "  %0 = stablehlo.constant dense<1.0> : tensor<4x3xf32>\n  return %0 : tensor<4x3xf32>\n}"
    )
    with pytest.raises(ValueError, match=r"argument 0 of main is tensor<3xf32>, and the jax.export file states float32\[4,3\]"):
        mlirkit.repack(module, EXPORTED)
    with pytest.raises(ValueError, match="no function main"):
        mlirkit.repack(parsed("module {}"), EXPORTED)
    with pytest.raises(ValueError, match="main has 0 arguments"):
        mlirkit.repack(parsed("func.func private @main()"), EXPORTED)


@pytest.mark.parametrize("like", [KERNEL, ROOT / "crates/mlirkit/tests/cli/inputs/releases/19.mlirbc", ARTIFACT])
def test_a_module_takes_the_form_of_a_file(like):
    about = mlirkit.info(like)
    again = mlirkit.repack(mlirkit.open(like), like)
    made = mlirkit.info(again)
    keys = ("kind", "producer", "release", "bytecode_version", "stablehlo_version", "operation_counts")
    assert {key: made[key] for key in keys} == {key: about[key] for key in keys}
    assert mlirkit.fingerprint(again) == mlirkit.fingerprint(like)


def test_the_version_of_an_artifact():
    module = stablehlo.deserialize(ARTIFACT)
    version = mlirkit.info(ARTIFACT)["stablehlo_version"]
    assert mlirkit.info(stablehlo.serialize(module, like=ARTIFACT))["stablehlo_version"] == version
    assert mlirkit.info(stablehlo.serialize(module, "1.0.0", like=ARTIFACT))["stablehlo_version"] == "1.0.0"
    assert mlirkit.repack(module, b"module {}").startswith(b"module")
    with pytest.raises(ValueError, match="mlirkit.repack"):
        stablehlo.serialize(module, like=KERNEL)
    with pytest.raises(ValueError, match="no version to choose"):
        mlirkit.repack(module, KERNEL, target="1.0.0")
