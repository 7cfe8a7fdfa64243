"""Makes a folder of artifacts of mixed releases and kinds. One in a hundred is damaged.

    python benches/artifacts.py FOLDER [--count 100000] [--seed 0]

The programs are several models exported by jax, and structured control flow over memory (`examples/kernel.mlir`). The kinds are
`jax.export` files, portable artifacts of StableHLO 0.9.0 and later, bytecode of every version and of LLVM 17 to 24, bytecode written
by the installed `mlir-opt` programs, and text in both forms. Each file is a copy of one of these with another name and constant of
the same length. `truth.json` in the folder lists the damaged files.
"""

from __future__ import annotations

import argparse
import json
import random
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any, Iterator

import jax
import jax.numpy as jnp
import numpy as np
from jax import export

import mlirkit
from mlirkit import stablehlo

NAME = "artifact_00000000"
NUMBER = 1_193_046_471
EXAMPLES = Path(__file__).resolve().parents[2] / "examples"
VERSIONS = ["0.9.0", "0.14.0", "0.17.0", "1.0.0", "1.4.0", "1.7.0", "1.9.0", "1.11.0", None]
RELEASES = ["llvm-17", "llvm-18", "llvm-19", "llvm-20", "llvm-21", "llvm-22", "llvm-23", "llvm-24"]


def models() -> Iterator[tuple[str, Any, list[Any]]]:
    """Yields the name of each model, its function (which contains the constant), and the shapes for its export."""

    def f32(*shape: int) -> Any:
        return jax.ShapeDtypeStruct(shape, jnp.float32)

    def mark(x: Any) -> Any:
        return x + jnp.full((4,), NUMBER, jnp.int32).sum().astype(x.dtype)

    def mlp(x: Any, w: Any, b: Any) -> Any:
        return mark(jax.nn.softmax(jnp.tanh(x @ w + b)))

    def attention(q: Any, k: Any, v: Any) -> Any:
        return mark(jax.nn.softmax(q @ k.T / 8.0) @ v)

    def convolution(x: Any, w: Any) -> Any:
        return mark(jax.nn.relu(jax.lax.conv(x, w, (1, 1), "SAME")).max(axis=(2, 3)))

    def loop(x: Any) -> Any:
        return mark(jax.lax.fori_loop(0, 10, lambda i, x: jnp.sin(x) * i, x))

    def gradient(x: Any, w: Any) -> Any:
        return mark(jax.grad(lambda w: jnp.sum(jnp.tanh(x @ w) ** 2))(w))

    def sorting(x: Any) -> Any:
        return mark(jnp.where(x > 0, jnp.sort(x), jnp.cumsum(x)))

    yield "mlp", mlp, [f32(4, 16), f32(16, 10), f32(10)]
    yield "attention", attention, [f32(8, 64), f32(8, 64), f32(8, 64)]
    yield "convolution", convolution, [f32(1, 3, 8, 8), f32(4, 3, 3, 3)]
    yield "loop", loop, [f32(16)]
    yield "gradient", gradient, [f32(4, 8), f32(8, 2)]
    yield "sorting", sorting, [f32(32)]


def patterns() -> Iterator[tuple[str, bytes]]:
    """Yields every pattern with the extension of its file name."""
    for _, function, shapes in models():
        function.__name__ = function.__qualname__ = NAME
        made = export.export(jax.jit(function))(*shapes)
        yield ".jax", bytes(made.serialize())
        yield ".mlirbc", made.mlir_module_serialized
        yield ".mlir", str(made.mlir_module()).encode()
        yield from forms(stablehlo.deserialize(made.mlir_module_serialized))
        for version in VERSIONS:
            try:
                yield ".mlirbc", mlirkit.change(made.mlir_module_serialized, stablehlo=version or stablehlo.current_version())
            except mlirkit.ir.MLIRError as error:
                print(f"no artifact of {version}: {error}", file=sys.stderr)
    text = (EXAMPLES / "kernel.mlir").read_text()
    text = text.replace("@dot(", f"@{NAME}(").replace("%c8 = arith.constant 8 : index", f"%c8 = arith.constant {NUMBER} : index")
    module = mlirkit.ir.Module.parse(text, mlirkit.ir.Context())
    yield from forms(module)
    for release in RELEASES:
        ported = mlirkit.port(module, release).module
        yield ".mlirbc", bytecode(ported)
        yield ".mlir", str(ported).encode()
    for tool in ("mlir-opt-16", "mlir-opt-19", "mlir-opt-22"):
        if shutil.which(tool) is not None:
            ported = str(mlirkit.port(module, f"llvm-{tool[-2:]}").module)
            yield ".mlirbc", subprocess.run([tool, "--emit-bytecode"], input=ported.encode(), capture_output=True, check=True).stdout


def forms(module: Any) -> Iterator[tuple[str, bytes]]:
    """Yields text in both forms and bytecode of every version, with the file extensions."""
    yield ".mlir", module.operation.get_asm().encode()
    yield ".mlir", module.operation.get_asm(print_generic_op_form=True).encode()
    for version in range(2, 7):
        yield ".mlirbc", bytecode(module, version)


def bytecode(module: Any, version: int | None = None) -> bytes:
    with tempfile.NamedTemporaryFile() as file:
        module.operation.write_bytecode(file.name, desired_version=version)
        return Path(file.name).read_bytes()


def varint(number: int) -> bytes:
    """Encodes a number as a signed varint, the encoding of a 64-bit integer attribute in bytecode."""
    value = number << 1
    size = (value.bit_length() + 6) // 7
    return ((value << size) | (1 << (size - 1))).to_bytes(size, "little")


class Pattern:
    """A file to copy, with the positions of its name and its constant."""

    def __init__(self, suffix: str, data: bytes) -> None:
        self.suffix, self.data = suffix, data
        self.encodings = [str, lambda n: np.int32(n).tobytes(), varint]
        self.encodings = [one for one in self.encodings if self.spelled(one, NUMBER) in data]
        assert NAME.encode() in data or self.encodings, f"{suffix}: neither the name nor the constant is there"

    @staticmethod
    def spelled(encoding: Any, number: int) -> bytes:
        made = encoding(number)
        return made.encode() if isinstance(made, str) else bytes(made)

    def file(self, index: int) -> bytes:
        data = self.data.replace(NAME.encode(), f"artifact_{index:08}".encode())
        for encoding in self.encodings:
            data = data.replace(self.spelled(encoding, NUMBER), self.spelled(encoding, NUMBER + index))
        return data


def damaged(data: bytes, dice: random.Random) -> bytes:
    """Returns a damaged copy, which is truncated at a random position or has 64 bytes set to zero."""
    at = dice.randrange(8, len(data) - 1)
    return data[:at] if dice.random() < 0.7 else data[:at] + bytes(min(64, len(data) - at)) + data[at + 64 :]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--count", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=0)
    args = parser.parse_args()
    dice = random.Random(args.seed)
    known = [Pattern(*one) for one in patterns()]
    broken, size = [], 0
    for index in range(args.count):
        folder = args.folder / f"{index // 1000:03}"
        if index % 1000 == 0:
            folder.mkdir(parents=True)
        pattern = known[index % len(known)]
        data = pattern.file(index)
        path = folder / f"{index:08}{pattern.suffix}"
        if dice.random() < 0.01:
            data = damaged(data, dice)
            broken.append(str(path.relative_to(args.folder)))
        path.write_bytes(data)
        size += len(data)
    truth = {"count": args.count, "patterns": len(known), "bytes": size, "damaged": broken}
    (args.folder / "truth.json").write_text(json.dumps(truth))
    print(f"{args.count} files of {len(known)} patterns, {size / 1e6:.1f} MB, {len(broken)} damaged")
    return 0


if __name__ == "__main__":
    sys.exit(main())
