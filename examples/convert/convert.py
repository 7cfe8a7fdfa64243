"""Converts StableHLO text to a portable artifact of an older version, and back. The argument is a file of StableHLO."""

import sys

from mlirkit import ir, stablehlo

path = sys.argv[1] if len(sys.argv) > 1 else "mlp.stablehlo.mlir"
with ir.Context(), open(path, encoding="utf-8") as file:
    module = ir.Module.parse(file.read())
    artifact = stablehlo.serialize_portable_artifact(module, "1.9.0")
    again = stablehlo.deserialize_portable_artifact(ir.Context.current, artifact)
    assert str(again) == str(module)
print("the same module from an artifact of StableHLO 1.9.0")
