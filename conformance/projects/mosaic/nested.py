"""Exports programs whose custom calls contain kernels. mlirkit opens, prints and strips these, and jax loads the result.

usage: nested.py MLIRKIT OUT

There are kernels from Mosaic for TPU, from Pallas for GPU with Triton, and from Mosaic for GPU. No device is needed.
"""

import pathlib
import subprocess
import sys

import jax
import jax.numpy as jnp
from jax import export
from jax.experimental import pallas as pl
from jax.experimental.pallas import mosaic_gpu, tpu as pallas_tpu, triton

HERE = pathlib.Path(__file__).parent
CALLS = ["__gpu$xla.gpu.triton", "triton_kernel_call", "mosaic_gpu", "mosaic_gpu_v2", "tpu_custom_call"]


def elementwise(operation):
    """Returns an elementwise kernel with two inputs."""

    def kernel(x, y, out):
        out[...] = operation(x[...], y[...])

    return kernel


def loop(x, y, out):
    """Adds in a loop."""
    out[...] = jax.lax.fori_loop(0, 4, lambda i, total: total + y[...] * i.astype(total.dtype), x[...])


def branch(x, y, out):
    """Stores in one of two branches."""

    @pl.when(pl.program_id(0) == 0)
    def _():
        out[...] = x[...]

    @pl.when(pl.program_id(0) != 0)
    def _():
        out[...] = y[...]


def product(x, y, out):
    """Multiplies matrices."""
    out[...] = jnp.dot(jnp.dot(x[...], y[...].T), y[...])


def rows(x, y, out):
    """Copies rows at other positions."""
    out[pl.ds(0, 8), :] = x[pl.ds(8, 8), :]
    out[pl.ds(8, 8), :] = y[pl.ds(0, 8), :] + x[0, :][None, :]


def until(x, y, out):
    """Repeats an operation until a sum is large enough."""

    def body(state):
        total, value = state
        return total + jnp.sum(jnp.abs(value)), value * 2

    total, value = jax.lax.while_loop(lambda state: state[0] < 100.0, body, (jnp.float32(0.5), x[...] + y[...]))
    out[...] = value + total


def cases(x, y, out):
    """Selects one of three operations by a number."""
    at = pl.program_id(0)
    out[...] = jax.lax.switch(at % 3, [lambda: x[...], lambda: y[...] * 2, lambda: jnp.zeros_like(x[...])])


def scoped(x, y, out):
    """Uses memory that lives in a scope."""

    def body(sums):
        sums[...] = x[...] + y[...]
        out[...] = sums[...] * sums[...]

    pl.run_scoped(body, pallas_tpu.VMEM(x.shape, jnp.float32))


def blocks(x, y, out):
    """Works on eight rows at a time, with loops."""

    @pl.loop(0, 2)
    def _(i):
        part = pl.ds(i * 8, 8)
        out[part, :] = x[part, :] - y[part, :]


def printed(x, y, out):
    """Prints a number."""
    pl.debug_print("block {}", pl.program_id(0))
    out[...] = x[...] + y[...]


def accumulated(x, y, out):
    """Adds to the output."""
    out[...] = x[...]
    out[...] += y[...]
    out[...] = jnp.where(pl.program_id(0) == pl.num_programs(0) - 1, out[...], -out[...])


KERNELS = {
    "add": elementwise(lambda x, y: x + y),
    "exp": elementwise(lambda x, y: jnp.exp(x) * y),
    "select": elementwise(lambda x, y: jnp.where(x > y, x, -y)),
    "extremes": elementwise(lambda x, y: jnp.maximum(x, 0) - jnp.minimum(y, 1)),
    "root": elementwise(lambda x, y: jnp.sqrt(jnp.abs(x)) / (jnp.abs(y) + 1)),
    "tanh": elementwise(lambda x, y: x - jnp.tanh(y)),
    "sums": elementwise(lambda x, y: x - jnp.sum(y, axis=1, keepdims=True)),
    "softmax": elementwise(lambda x, y: jnp.exp(x - jnp.max(x, axis=1, keepdims=True)) + y),
    "half": elementwise(lambda x, y: (x.astype(jnp.bfloat16) * y.astype(jnp.bfloat16)).astype(x.dtype)),
    "whole": elementwise(lambda x, y: (x.astype(jnp.int32) ^ y.astype(jnp.int32)).astype(x.dtype)),
    "loop": loop,
    "branch": branch,
    "product": product,
    "rows": rows,
    "until": until,
    "cases": cases,
    "scoped": scoped,
    "blocks": blocks,
    "printed": printed,
    "accumulated": accumulated,
    "iota": elementwise(lambda x, y: x + jax.lax.broadcasted_iota(jnp.float32, x.shape, 1) * y),
    "causal": elementwise(lambda x, y: jnp.where(jax.lax.broadcasted_iota(jnp.int32, x.shape, 0) > 3, x, y)),
    "roll": elementwise(lambda x, y: jnp.roll(x, 1, axis=1) + y),
    "positions": elementwise(lambda x, y: x + jnp.argmax(y, axis=1, keepdims=True).astype(jnp.float32)),
    "turned": elementwise(lambda x, y: (x.T + 1).T * y),
    "joined": elementwise(lambda x, y: jnp.concatenate([x[:8], y[8:]], axis=0)),
    "spread": elementwise(lambda x, y: x * y[:, :1] + y[:1, :]),
    "waves": elementwise(lambda x, y: jnp.sin(x) * jnp.cos(y) + jnp.log(jnp.abs(x) + 1)),
    "powers": elementwise(lambda x, y: jnp.power(jnp.abs(x), 1.5) + x**3 + jax.lax.rsqrt(y * y + 1)),
    "erf": elementwise(lambda x, y: jax.lax.erf(x) + jax.nn.gelu(y)),
    "sigmoid": elementwise(lambda x, y: jax.nn.silu(x) + jax.nn.softplus(y)),
    "rounded": elementwise(lambda x, y: jnp.floor(x) + jnp.ceil(y) + jnp.round(x) + jnp.sign(y)),
    "clipped": elementwise(lambda x, y: jnp.clip(x, -1.0, 1.0) + jax.nn.relu6(y)),
    "finite": elementwise(lambda x, y: jnp.where(jnp.isnan(x) | (x == y) & ~(y != 0), 0.0, x)),
    "bits": elementwise(lambda x, y: jax.lax.bitcast_convert_type(jax.lax.bitcast_convert_type(x, jnp.int32) & -65536, jnp.float32) + y),
    "shifts": elementwise(lambda x, y: ((x.astype(jnp.int32) << 3) >> 1 | y.astype(jnp.int32)).astype(x.dtype)),
    "remainders": elementwise(lambda x, y: jax.lax.rem(x, y + 7) + jnp.float32(1e-3)),
    "ranges": elementwise(lambda x, y: jnp.max(x, axis=0, keepdims=True) - jnp.min(y, axis=0, keepdims=True) + x),
    "means": elementwise(lambda x, y: (x - jnp.mean(x, axis=1, keepdims=True)) * jax.lax.rsqrt(jnp.var(y, axis=1, keepdims=True) + 1e-5)),
    "half_product": elementwise(lambda x, y: jnp.dot(jnp.dot(x.astype(jnp.bfloat16), y.T.astype(jnp.bfloat16), preferred_element_type=jnp.float32), y)),
    "precise_product": elementwise(lambda x, y: jnp.dot(jnp.dot(x, y.T, precision="highest"), y)),
    "unsigned": elementwise(lambda x, y: (x.astype(jnp.int32).astype(jnp.uint32) // 3 + y.astype(jnp.int32).astype(jnp.uint32)).astype(jnp.float32)),
    "small": elementwise(lambda x, y: x.astype(jnp.int8).astype(jnp.float32) + y.astype(jnp.float16).astype(jnp.float32)),
}
SHAPES = [(16, 128), (64, 256)]
BACKENDS = {
    "tpu": ("tpu", {}),
    "triton": ("cuda", {"compiler_params": triton.CompilerParams(num_warps=4)}),
    "mosaic-gpu": ("cuda", {"compiler_params": mosaic_gpu.CompilerParams()}),
}


def exported(kernel, shape, platform, options):
    """Exports one program: a kernel over a grid, called twice."""
    argument = jax.ShapeDtypeStruct(shape, jnp.float32)
    block = pl.BlockSpec((16, shape[1]), lambda i: (i, 0))
    call = pl.pallas_call(
        kernel, out_shape=argument, grid=(shape[0] // 16,), in_specs=[block, block], out_specs=block, **options
    )
    device = jax.sharding.AbstractDevice("NVIDIA H100 80GB HBM3", 132, "gpu")
    mesh = jax.sharding.AbstractMesh((1,), ("x",), abstract_device=device)
    unchecked = [export.DisabledSafetyCheck.custom_call(name) for name in CALLS]
    program = jax.jit(lambda x, y: call(call(x, y), y))
    if platform == "tpu":
        return export.export(program, platforms=[platform], disabled_checks=unchecked)(argument, argument)
    with jax.sharding.use_abstract_mesh(mesh):
        return export.export(program, platforms=[platform], disabled_checks=unchecked)(argument, argument)


def run(*command):
    """Returns the output of a command; `None` if the command fails."""
    done = subprocess.run([str(word) for word in command], capture_output=True)
    if done.returncode:
        print(f"{command[1:]}: {done.stderr.decode(errors='replace').strip()[:200]}", file=sys.stderr)
    return None if done.returncode else done.stdout


def modules(mlirkit, path):
    """Returns the bytes of every module in a file; `None` if one cannot be opened."""
    listed = run(mlirkit, "nested", "list", path)
    count = 0 if listed is None else len(listed.splitlines())
    found = [run(mlirkit, "nested", "extract", path, number + 1) for number in range(count)]
    return found if found and None not in found else None


def is_loaded(path):
    """Returns whether jax can load an exported program and print it with its kernels."""
    try:
        return "custom_call" in export.deserialize(bytearray(path.read_bytes())).mlir_module()
    except Exception as error:
        print(f"{path}: {error}", file=sys.stderr)
        return False


def main():
    mlirkit, out = sys.argv[1], pathlib.Path(sys.argv[2])
    out.mkdir(parents=True, exist_ok=True)
    counts = dict.fromkeys(["exports", "opened", "printed", "stripped", "loaded"], 0)
    for backend, (platform, options) in BACKENDS.items():
        for name, kernel in KERNELS.items():
            for shape in SHAPES:
                path = out / f"{backend}.{name}.{shape[0]}.bin"
                try:
                    path.write_bytes(exported(kernel, shape, platform, options).serialize())
                except Exception as error:
                    # Not every back end supports every operation.
                    print(f"{path.name}: {type(error).__name__}", file=sys.stderr)
                    continue
                bare = path.with_suffix(".bare")
                counts["exports"] += 1
                counts["opened"] += modules(mlirkit, path) is not None
                counts["printed"] += run(mlirkit, "print", "--nested", path) is not None
                if run(mlirkit, "strip", "--locations", path, "-o", bare) is None:
                    continue
                inner = modules(mlirkit, bare)
                texts = None if inner is None else [bare.read_bytes(), *inner]
                counts["stripped"] += texts is not None and not any(str(HERE).encode() in text for text in texts)
                counts["loaded"] += is_loaded(bare)
    print("  ".join(f"{name} {count}" for name, count in counts.items()))


main()
