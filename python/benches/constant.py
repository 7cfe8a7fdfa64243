"""Measures how long numpy takes to borrow a constant of 1 GiB, and checks that nothing is copied.

    python benches/constant.py [--bytes 1073741824] [--folder DIR]

It tries a `dense` attribute in memory, and a resource and a `dense` attribute in a mapped bytecode file.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path
from typing import Any, Callable

import numpy as np
from measure import machine, memory, timed

import mlirkit
from mlirkit import ir


def report(what: str, make: Callable[[], Any], count: int) -> bool:
    before = memory("VmRSS")
    time, array = timed(make)
    grown = memory("VmRSS") - before
    again = make()
    one, other = (each.__array_interface__["data"][0] for each in (array, again))
    same = one == other
    assert array.size == count and array[0] == 1 and array[-1] == 3, (array.size, array[0], array[-1])
    print(
        f"| {what} | {time.wall * 1e3:.3f} ms | {time.processor * 1e3:.3f} ms | {grown / 1e6:.1f} MB "
        f"| {'the same' if same else 'another'} |"
    )
    return same and grown < 16 << 20 and time.wall < 1e-3


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--bytes", type=int, default=1 << 30)
    parser.add_argument("--folder", type=Path, default=None, help="where the files of this size are made for a while")
    args = parser.parse_args()
    data = np.arange(args.bytes // 4, dtype=np.int32)
    data[0], data[-1] = 1, 3
    count = data.size
    print(f"mlirkit {mlirkit.__version__}; {machine()}; {args.bytes / (1 << 30):.2f} GiB\n")
    print("| constant | wall | processor | memory grows by | address when asked again |")
    print("|---|---|---|---|---|")
    good = []
    with tempfile.TemporaryDirectory(dir=args.folder) as folder, ir.Context() as context:
        context.allow_unregistered_dialects = True
        dense = ir.DenseElementsAttr.get(data)
        good.append(report("`dense`, in memory", lambda: np.asarray(dense), count))
        path = Path(folder) / "dense.mlirbc"
        with ir.Location.unknown():
            module = ir.Module.create()
            module.operation.attributes["my.value"] = dense
            module.operation.write_bytecode(str(path))
        del module, dense
        module = mlirkit.open(path)
        attribute = module.operation.attributes["my.value"]
        good.append(report("`dense`, of a mapped file", lambda: np.asarray(attribute), count))
        del module, attribute
        path.unlink()
        with ir.Location.unknown():
            module = ir.Module.create()
            kind = ir.RankedTensorType.get([count], ir.IntegerType.get_signless(32))
            resource = ir.DenseResourceElementsAttr.get_from_buffer(data, "w", kind)
            module.operation.attributes["my.value"] = resource
            path = Path(folder) / "resource.mlirbc"
            module.operation.write_bytecode(str(path))
        del module, resource, data
        module = mlirkit.open(path)
        operation = module.operation
        value = operation.attributes["my.value"]
        good.append(report("`dense_resource`, of a mapped file", lambda: value.numpy(operation), count))
    return 0 if all(good) else 1


if __name__ == "__main__":
    sys.exit(main())
