"""Exports programs with custom calls whose configuration contains a module: Pallas kernels for TPU, and calls with plain
bytecode. Usage: programs.py FOLDER COUNT. The written files depend only on COUNT and on the path of this file."""

import sys

import jax
import jax.numpy as jnp
from jax import export
from jax.experimental import pallas as pl

OPS = [
    lambda x, y: jnp.exp(x) + y,
    lambda x, y: jnp.maximum(x, y) * 2.0,
    lambda x, y: x - jnp.tanh(y),
    lambda x, y: jnp.sqrt(jnp.abs(x)) / (jnp.abs(y) + 1.0),
    lambda x, y: jnp.where(x > y, x, -y),
]


def program(number):
    op = OPS[number % len(OPS)]
    rows, columns = 8 * (1 + number // len(OPS) % 5), 128 * (1 + number // (5 * len(OPS)))

    def kernel(x_ref, y_ref, out_ref):
        out_ref[...] = op(x_ref[...], y_ref[...])

    shape = jax.ShapeDtypeStruct((rows, columns), jnp.float32)

    def main(x, y):
        z = pl.pallas_call(kernel, out_shape=shape)(x, y)
        return pl.pallas_call(kernel, out_shape=shape)(z, y) if number % 2 else z + x

    return export.export(jax.jit(main), platforms=["tpu"])(shape, shape)


folder, count = sys.argv[1], int(sys.argv[2])
for number in range(count):
    exported = program(number)
    with open(f"{folder}/{number:03}.bin", "wb") as file:
        file.write(exported.serialize())
    with open(f"{folder}/{number:03}.mlirbc", "wb") as file:
        file.write(exported.mlir_module_serialized)
    with open(f"{folder}/{number:03}.mlir", "w") as file:
        file.write(exported.mlir_module())
