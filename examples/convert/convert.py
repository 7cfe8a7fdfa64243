"""Converts StableHLO text to a portable artifact of an older version, and back. The argument is a file of StableHLO."""

import sys

import mlirkit
from mlirkit import stablehlo

module = mlirkit.open(sys.argv[1] if len(sys.argv) > 1 else "mlp.stablehlo.mlir")
artifact = stablehlo.serialize(module, "1.9.0")
again = stablehlo.deserialize(artifact)
assert "stablehlo.dot_general" in str(again)
print(f"read back from an artifact of StableHLO {stablehlo.explain(artifact)['version']}")
