"""Has jaxlib deserialize and run an artifact that `examples/perceptron.rs` wrote, and compares with numpy.

perceptron.py FILE; fails if a number differs.
"""

import sys

import jax
import numpy as np
from jaxlib.mlir.dialects import stablehlo
from jax._src.interpreters import mlir


def compiled(artifact):
    """The artifact as something that the CPU can run."""
    with mlir.make_ir_context() as context:
        module = stablehlo.deserialize_portable_artifact(context, artifact)
        program = mlir.module_to_bytecode(module)
    device = jax.devices("cpu")[0]
    return device.client.compile_and_load(program, jax._src.lib._jax.DeviceList((device,)))


def main():
    with open(sys.argv[1], "rb") as file:
        executable = compiled(file.read())
    x = np.array([[0.5, -1.0, 2.0], [3.0, 0.25, -0.75]], np.float32)
    (result,) = executable.execute([jax.device_put(x, jax.devices("cpu")[0])])
    first = (0.25 * np.arange(12, dtype=np.float32) - 1.0).reshape(3, 4)
    second = np.array([1.0, -1.0, 0.5, 2.0, -0.5, 0.0, 1.5, 1.0], np.float32).reshape(4, 2)
    hidden = np.maximum(x @ first + np.array([0.5, -0.5, 0.25, 0.0], np.float32), 0)
    expected = hidden @ second + np.array([0.1, 0.2], np.float32)
    np.testing.assert_allclose(np.asarray(result), expected, rtol=1e-6)
    print(np.asarray(result).tolist())


if __name__ == "__main__":
    main()
