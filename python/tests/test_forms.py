"""Tests that programs with equal fingerprints have no differences, for pairs of encodings and for edited copies."""

from __future__ import annotations

import io
import itertools
import os
import random
from pathlib import Path

import mlirkit
from mlirkit import stablehlo
from mlirkit.ir import Context, IntegerAttr, IntegerType, Module, UnitAttr

ROOT = Path(__file__).parents[2]
# Set `MLIRKIT_PAIRS=2000` to compare more pairs.
PAIRS = int(os.environ.get("MLIRKIT_PAIRS", "60"))
SOURCES = [
    ROOT / "examples/kernel.mlir",
    ROOT / "examples/mlp.stablehlo.mlirbc",
    ROOT / "crates/mlirkit-stablehlo/tests/data/exported.bin",
    ROOT / "crates/mlirkit-stablehlo/tests/data/exported-12.bin",
    ROOT / "crates/mlirkit/tests/cli/inputs/weights.mlir",
]


def forms(module: Module) -> dict[str, bytes]:
    """Returns the bytes of a module in many encodings."""
    made = {
        "text": str(module).encode(),
        "generic": module.operation.get_asm(print_generic_op_form=True).encode(),
        "locations": module.operation.get_asm(enable_debug_info=True).encode(),
    }
    # As upstream, mlirkit does not print resources in a local scope.
    if b"dense_resource" not in made["text"]:
        made["local"] = module.operation.get_asm(use_local_scope=True).encode()
    for version in (1, 3, 5, 6):
        out = io.BytesIO()
        module.operation.write_bytecode(out, desired_version=version)
        made[f"bytecode {version}"] = out.getvalue()
    if any(name.startswith("stablehlo.") for name in module.operation.operation_counts()):
        for target in ("1.9.0", stablehlo.current_version()):
            made[f"artifact {target}"] = stablehlo.serialize(module, target, keep_other_dialects=True)
    return made


def edited(module: Module, choose: random.Random) -> Module:
    """Returns a copy with one change."""
    copy = Module.parse(module.operation.get_asm(print_generic_op_form=True), module.context)
    # The short form of a reduction cannot show attributes of the operation inside it.
    operations = [one for one in walked(copy) if one.name != "builtin.module" and "reduce" not in one.parent.name]
    one = choose.choice(operations)
    value = UnitAttr.get(copy.context) if choose.random() < 0.5 else IntegerAttr.get(IntegerType.get_signless(32, copy.context), 7)
    one.attributes[f"test.mark{choose.randrange(3)}"] = value
    return copy


def walked(module: Module) -> list:
    found: list = []
    module.operation.walk(lambda one: found.append(one))
    return found


def test_fingerprints_and_differences_agree():
    choose = random.Random(7)
    pairs: list[tuple[str, bytes, bytes, bool]] = []
    for source in SOURCES:
        module = mlirkit.open(source, lazy=False, context=Context())
        own = forms(module)
        pairs += [(f"{source.name}: {a}, {b}", own[a], own[b], True) for a, b in itertools.combinations(own, 2)]
        for _ in range(PAIRS // 10):
            other = forms(edited(module, choose))
            a, b = choose.choice(list(own)), choose.choice(list(other))
            pairs.append((f"{source.name}: {a}, edited {b}", own[a], other[b], False))
            c, d = choose.sample(list(other), 2)
            pairs.append((f"{source.name}: edited {c}, {d}", other[c], other[d], True))
    choose.shuffle(pairs)
    for what, a, b, is_equal in pairs[:PAIRS]:
        same = mlirkit.fingerprint(a) == mlirkit.fingerprint(b)
        changes = mlirkit.diff(a, b)
        assert same == (not changes), (what, changes)
        # Reading an artifact drops some default values, as in upstream; this counts as a difference.
        assert same == is_equal or "artifact" in what, (what, changes)
