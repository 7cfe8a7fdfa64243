"""JAX programs that between them lower to every family of StableHLO operations: name -> function returning an MLIR module."""

import functools

import jax
import jax.numpy as jnp
import numpy as np
from jax import export, lax
from jax.sharding import Mesh, NamedSharding, PartitionSpec as P

jax.config.update("jax_enable_x64", True)

PROGRAMS = {}


def f32(*shape):
    return jax.ShapeDtypeStruct(shape, jnp.float32)


def spec(dtype, *shape):
    return jax.ShapeDtypeStruct(shape, dtype)


def lowered(function, *arguments, **jit_options):
    return jax.jit(function, **jit_options).lower(*arguments).compiler_ir("stablehlo")


def program(name, *arguments, **jit_options):
    def wrap(function):
        PROGRAMS[name] = lambda: lowered(function, *arguments, **jit_options)
        return function

    return wrap


def add(name, function, *arguments, **jit_options):
    PROGRAMS[name] = lambda: lowered(function, *arguments, **jit_options)


UNARY = (
    "sin cos tan tanh exp expm1 log log1p sqrt rsqrt cbrt logistic sign floor ceil abs neg is_finite erf erf_inv lgamma digamma "
    "sinh cosh asin acos atan asinh acosh atanh bessel_i1e round"
).split()
for unary in UNARY:
    if hasattr(lax, unary):
        add(f"unary_{unary}", getattr(lax, unary), f32(3, 4))
for binary in "add sub mul div rem pow max min atan2 nextafter eq ne lt le gt ge complex".split():
    add(f"binary_{binary}", getattr(lax, binary), f32(3, 4), f32(3, 4))
for bitwise in "bitwise_and bitwise_or bitwise_xor shift_left shift_right_logical shift_right_arithmetic".split():
    add(f"int_{bitwise}", getattr(lax, bitwise), spec(jnp.int32, 5), spec(jnp.int32, 5))
for bits in "bitwise_not population_count clz".split():
    add(f"int_{bits}", getattr(lax, bits), spec(jnp.uint16, 5))
for dtype in "bool int4 uint4 int8 uint8 int16 int32 int64 uint64 float16 bfloat16 float64 complex64 complex128 float8_e4m3fn float8_e5m2 float8_e4m3b11fnuz".split():
    add(f"convert_{dtype}", lambda x, d=dtype: x.astype(d), spec(jnp.int32, 2, 3))

add("dot", lambda a, b: a @ b, f32(4, 5), f32(5, 6))
add("dot_batched", lambda a, b: jnp.einsum("bij,bjk->bik", a, b, precision="highest"), f32(2, 4, 5), f32(2, 5, 6))
add("dot_preset", lambda a, b: lax.dot(a, b, precision=lax.DotAlgorithmPreset.BF16_BF16_F32), f32(4, 5), f32(5, 6))
add("dot_int8", lambda a, b: lax.dot(a, b, preferred_element_type=jnp.int32), spec(jnp.int8, 4, 5), spec(jnp.int8, 5, 6))
add("dot_fp8", lambda a, b: lax.dot(a, b, preferred_element_type=jnp.float32), spec(jnp.float8_e4m3fn, 4, 5), spec(jnp.float8_e5m2, 5, 6))
add("conv2d", lambda x, k: lax.conv(x, k, (2, 1), "SAME"), f32(1, 3, 16, 16), f32(8, 3, 3, 3))
add(
    "conv_general",
    lambda x, k: lax.conv_general_dilated(x, k, (1, 1), ((1, 2), (0, 3)), (2, 1), (1, 2), ("NHWC", "HWIO", "NHWC"), 2),
    f32(2, 9, 9, 4),
    f32(3, 3, 2, 6),
)
add("conv_transpose", lambda x, k: lax.conv_transpose(x, k, (2, 2), "SAME"), f32(1, 8, 8, 3), f32(3, 3, 3, 4))
add("reduce_sum", lambda x: jnp.sum(x, axis=1), f32(3, 4, 5))
add("reduce_many", lambda x: (jnp.max(x), jnp.min(x, 0), jnp.prod(x, (0, 2)), jnp.any(x > 0), jnp.all(x > 0, 1)), f32(3, 4, 5))
add("argmax", lambda x: (jnp.argmax(x, 0), jnp.argmin(x)), f32(3, 4))
add("reduce_custom", lambda x, y: lax.reduce((x, y), (0.0, 1.0), lambda a, b: (a[0] + b[1], a[1] * b[0]), (0,)), spec(jnp.float64, 7), spec(jnp.float64, 7))
add("reduce_precision", lambda x: lax.reduce_precision(x, 5, 7), f32(3))
add("reduce_window", lambda x: lax.reduce_window(x, -jnp.inf, lax.max, (1, 2, 2, 1), (1, 2, 2, 1), "VALID"), f32(1, 8, 8, 3))
add("avg_pool_grad", jax.grad(lambda x: lax.reduce_window(x, 0.0, lax.add, (2, 2), (1, 1), "SAME").sum()), f32(4, 4))
add("select_and_scatter", jax.grad(lambda x: lax.reduce_window(x, -jnp.inf, lax.max, (2, 2), (2, 2), "VALID").sum()), f32(4, 4))
add("cumulative", lambda x: (jnp.cumsum(x, 0), lax.cummax(x, 1), lax.cumlogsumexp(x, 0)), f32(4, 5))
add("sort", lambda x: jnp.sort(x, axis=0), f32(5, 3))
add("sort_two", lambda k, v: lax.sort((k, v), num_keys=1, is_stable=False), spec(jnp.int32, 6), f32(6))
add("top_k", lambda x: lax.top_k(x, 3), f32(4, 9))
add("gather", lambda x, i: x[i], f32(10, 4), spec(jnp.int32, 3))
add("gather_nd", lambda x, i, j: x.at[i, :, j].get(mode="fill", fill_value=7), f32(5, 6, 7), spec(jnp.int32, 3), spec(jnp.int32, 3))
add("gather_batched", lambda x, i: jnp.take_along_axis(x, i, axis=1), f32(4, 6), spec(jnp.int32, 4, 2))
add("scatter", lambda x, i, v: x.at[i].set(v), f32(10, 4), spec(jnp.int32, 3), f32(3, 4))
add("scatter_add", lambda x, i, v: x.at[i, 1].add(v, unique_indices=True), f32(10, 4), spec(jnp.int32, 3), f32(3))
add("scatter_batched", jax.vmap(lambda x, i, v: x.at[i].max(v)), f32(2, 10), spec(jnp.int32, 2, 3), f32(2, 3))
add("dynamic_slice", lambda x, i: lax.dynamic_slice(x, (i, i + 1), (2, 3)), f32(8, 8), spec(jnp.int32))
add("dynamic_update_slice", lambda x, u, i: lax.dynamic_update_slice(x, u, (i, i)), f32(8, 8), f32(2, 3), spec(jnp.int32))
add("slice_pad", lambda x: lax.pad(x[1:7:2, ::3], np.float32(0), ((1, 2, 0), (-1, 0, 2))), f32(8, 8))
add("shapes", lambda x: (x.reshape(6, 4).T, jnp.broadcast_to(x[0], (5, 3, 4)), jnp.flip(x, 1), jnp.squeeze(x[:1])), f32(2, 3, 4))
add("concatenate", lambda x, y: jnp.concatenate([x, y, x], axis=1), f32(2, 3), f32(2, 5))
add("iota_eye", lambda: (jnp.arange(7), jnp.eye(3, dtype=jnp.complex64), lax.broadcasted_iota(jnp.int8, (2, 3), 1)))
add("bitcast", lambda x: (lax.bitcast_convert_type(x, jnp.int32), lax.bitcast_convert_type(x, jnp.uint8)), f32(3))
add("clamp_select", lambda x, p: (jnp.clip(x, -1, 1), jnp.where(p, x, -x)), f32(3, 4), spec(jnp.bool_, 3, 4))
add("complex_parts", lambda z: (z.real, z.imag, jnp.conj(z), abs(z), jnp.angle(z), jnp.exp(z)), spec(jnp.complex64, 5))
add("fft", lambda x: (jnp.fft.fft(x), jnp.fft.ifft(x), jnp.fft.rfft(x.real), jnp.fft.irfft(x, 6)), spec(jnp.complex64, 2, 8))
add("constants", lambda: (jnp.array([1.5, np.nan, np.inf, -0.0]), jnp.array([[True, False], [True, True]]), np.arange(40, dtype=np.int16), jnp.array([1 + 2j, 3 - 4j]), jnp.zeros((3, 3))))
add("constants_small", lambda: (np.array([1, -2, 7, -8]).astype(jnp.int4), np.array([0.5, 448.0]).astype(jnp.float8_e4m3fn), np.array([1e-3]).astype(jnp.bfloat16)))
add("constant_large", lambda x: x + np.random.RandomState(0).randn(64, 64).astype(np.float32), f32(64, 64))
add("while", lambda x: lax.while_loop(lambda c: c[0] < 10, lambda c: (c[0] + 1, c[1] * 2), (0, x)), f32(3))
add("fori_scan", lambda x: lax.scan(lambda c, y: (c + y, c * y), x[0], x), f32(5, 3))
add("associative_scan", lambda x: lax.associative_scan(jnp.multiply, x), f32(8))
add("cond", lambda p, x: lax.cond(p, jnp.sin, jnp.cos, x), spec(jnp.bool_), f32(3))
add("switch", lambda i, x: lax.switch(i, [jnp.sin, jnp.cos, lambda y: y * 2], x), spec(jnp.int32), f32(3))
add("map", lambda x: lax.map(lambda y: y.sum(), x), f32(4, 5))
add("rng_threefry", lambda k: (jax.random.uniform(k, (3,)), jax.random.normal(k, (2,)), jax.random.randint(k, (4,), 0, 9)), spec(jnp.uint32, 2))
add("rng_bit_generator", lambda k: lax.rng_bit_generator(k, (3, 4), algorithm=lax.RandomAlgorithm.RNG_THREE_FRY), spec(jnp.uint64, 2))
add("rng_uniform", lambda a, b: lax.rng_uniform(a, b, (3,)), f32(), f32())
add("batch_norm_like", lambda x: (x - x.mean(0)) * lax.rsqrt(x.var(0) + 1e-5), f32(8, 4))
add("cholesky", lambda x: jnp.linalg.cholesky(x), f32(4, 4))
add("triangular_solve", lambda a, b: jax.scipy.linalg.solve_triangular(a, b, lower=True), f32(4, 4), f32(4, 2))
add("qr_svd", lambda x: (jnp.linalg.qr(x), jnp.linalg.svd(x)), f32(4, 3))
add("eigh", lambda x: jnp.linalg.eigh(x), f32(4, 4))
add("solve", lambda a, b: jnp.linalg.solve(a, b), f32(4, 4), f32(4))
add("erf_inv_grad", jax.grad(lambda x: jax.scipy.special.erfinv(x).sum()), f32(3))
add("softmax_grad", jax.grad(lambda x: jax.nn.softmax(x).max()), f32(5))
add("checkpoint", jax.grad(lambda x: jax.checkpoint(lambda y: jnp.sin(jnp.sin(y)))(x).sum()), f32(3))
add("optimization_barrier", lambda x, y: lax.optimization_barrier((x, y)), f32(3), f32(4))
add("donated", lambda x, y: (x + y, y), f32(3), f32(3), donate_argnums=(0,))
add("callback", lambda x: jax.pure_callback(lambda y: np.sin(y), spec(jnp.float32, 3), x), f32(3))
add("ffi_call", lambda x: jax.ffi.ffi_call("my_target", spec(jnp.float32, 3), has_side_effect=True)(x, scale=np.float32(2.5), name="n"), f32(3))
add("nested_jit", lambda x: jax.jit(lambda y: y * 2, inline=False)(x) + jax.jit(lambda y: y * 2, inline=False)(x), f32(3))
add("named_scope", lambda x: jax.named_scope("outer")(lambda y: jax.named_scope("inner")(jnp.sin)(y))(x), f32(3))
add("ragged_dot", lambda a, b, g: lax.ragged_dot(a, b, g), f32(8, 4), f32(3, 4, 5), spec(jnp.int32, 3))
add("approx_top_k", lambda x: lax.approx_max_k(x, 3), f32(100))
add("custom_vjp_jvp", jax.jacfwd(lambda x: jax.nn.relu(x) ** 2), f32(3))


@program("mlp", f32(8, 16), f32(16, 32), f32(32), f32(32, 4), f32(4))
def mlp(x, w1, b1, w2, b2):
    return jax.nn.log_softmax(jax.nn.gelu(x @ w1 + b1) @ w2 + b2)


@program("attention", f32(2, 6, 8), f32(2, 6, 8), f32(2, 6, 8))
def attention(q, k, v):
    scores = jnp.einsum("bqd,bkd->bqk", q, k) / np.float32(np.sqrt(8))
    mask = jnp.tril(jnp.ones((6, 6), bool))
    return jnp.einsum("bqk,bkd->bqd", jax.nn.softmax(jnp.where(mask, scores, -1e9)), v)


@program("train_step", f32(16, 8), f32(8), f32(4, 16), f32(4, 8))
@functools.partial(jax.value_and_grad, argnums=(0, 1))
def train_step(w, b, x, y):
    return jnp.mean((jnp.tanh(x @ w + b) - y) ** 2)


def mesh():
    return Mesh(np.array(jax.devices()[:8]).reshape(4, 2), ("x", "y"))


def sharded():
    s = NamedSharding(mesh(), P("x", "y"))
    function = lambda a: lax.with_sharding_constraint(a * 2, NamedSharding(mesh(), P("y", None)))
    return lowered(function, f32(8, 8), in_shardings=s, out_shardings=s)


def mapped(name, body, out=P("x")):
    def build():
        return lowered(jax.shard_map(body, mesh=mesh(), in_specs=P("x", "y"), out_specs=out, check_vma=False), f32(8, 8))

    PROGRAMS[name] = build


PROGRAMS["sharded"] = sharded
mapped("psum", lambda a: lax.psum(a, "y"))
mapped("all_gather", lambda a: lax.all_gather(a, "y", tiled=True))
mapped("all_to_all", lambda a: lax.all_to_all(a, "y", 0, 1), P("x", "y"))
mapped("ppermute", lambda a: lax.ppermute(a, "x", [(0, 1), (1, 2), (2, 3)]), P("x", "y"))
mapped("psum_scatter", lambda a: lax.psum_scatter(a, "y", scatter_dimension=0, tiled=True), P("x", "y"))
mapped("axis_index", lambda a: a + lax.axis_index("x"), P("x", "y"))
mapped("pmax_pmean", lambda a: (lax.pmax(a, ("x", "y")), lax.pmean(a, "x")), P())


def exported(name, function, *arguments):
    PROGRAMS[name] = lambda: export.export(jax.jit(function))(*arguments).mlir_module()


def symbolic(text, dtype=jnp.float32):
    return jax.ShapeDtypeStruct(export.symbolic_shape(text), dtype)


for polymorphic, body in {
    "dynamic_add": lambda x: x + 1,
    "dynamic_reshape": lambda x: x.reshape(-1),
    "dynamic_matmul": lambda x: x @ x.T,
    "dynamic_pad": lambda x: jnp.pad(x, ((1, x.shape[0]), (0, 2))),
    "dynamic_broadcast": lambda x: jnp.broadcast_to(x[:, None], (x.shape[0], 3, x.shape[1])),
    "dynamic_iota": lambda x: jnp.arange(x.shape[0]) + x.shape[1],
    "dynamic_gather": lambda x: x[jnp.arange(x.shape[0]) // 2],
    "dynamic_sum": lambda x: x.sum(0) / x.shape[0],
    "dynamic_conv": lambda x: lax.conv_general_dilated(x[None, None], jnp.ones((1, 1, 2, 2), jnp.float32), (1, 1), "SAME"),
}.items():
    exported(polymorphic, body, symbolic("a, b"))
