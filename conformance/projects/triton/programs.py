"""Programs in Triton's language, each with the arguments that it is specialised for."""

import triton
import triton.language as tl
from triton.runtime.jit import MockTensor

PROGRAMS = {}


def program(*args, **options):
    """Registers a kernel, called with these arguments. `targets` restricts the targets by the beginning of their name."""

    def register(fn):
        targets = options.pop("targets", "")
        PROGRAMS[fn.__name__] = (fn, args, options, targets)
        return fn

    return register


def f32(*shape):
    """Returns a mock tensor of 32-bit floats."""
    return MockTensor(tl.float32, list(shape) or [1])


def f16(*shape):
    """Returns a mock tensor of 16-bit floats."""
    return MockTensor(tl.float16, list(shape) or [1])


def bf16(*shape):
    """Returns a mock tensor of bfloat16."""
    return MockTensor(tl.bfloat16, list(shape) or [1])


def i32(*shape):
    """Returns a mock tensor of 32-bit integers."""
    return MockTensor(tl.int32, list(shape) or [1])


def i8(*shape):
    """Returns a mock tensor of bytes."""
    return MockTensor(tl.int8, list(shape) or [1])


def u8(*shape):
    """Returns a mock tensor of unsigned bytes."""
    return MockTensor(tl.uint8, list(shape) or [1])


def f8(*shape):
    """Returns a mock tensor of 8-bit floats."""
    return MockTensor(tl.float8e5, list(shape) or [1])


@program(f32(), f32(), f32(), 1000, BLOCK=256)
@triton.jit
def add(x_ptr, y_ptr, out_ptr, n, BLOCK: tl.constexpr):
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    mask = at < n
    x = tl.load(x_ptr + at, mask=mask)
    y = tl.load(y_ptr + at, mask=mask, other=1.5)
    tl.store(out_ptr + at, x + y, mask=mask)


@program(f32(), f32(), 2000, 2000, BLOCK=1024, num_warps=8)
@triton.jit
def softmax(x_ptr, out_ptr, stride, columns, BLOCK: tl.constexpr):
    row = tl.program_id(0)
    at = tl.arange(0, BLOCK)
    x = tl.load(x_ptr + row * stride + at, mask=at < columns, other=-float("inf"))
    top = tl.exp(x - tl.max(x, axis=0))
    tl.store(out_ptr + row * stride + at, top / tl.sum(top, axis=0), mask=at < columns)


@program(f16(), f16(), f16(), 512, 512, 512, 512, 512, 512, M_BLOCK=64, N_BLOCK=64, K_BLOCK=32, num_stages=3)
@triton.jit
def matmul(a_ptr, b_ptr, c_ptr, m, n, k, a_stride, b_stride, c_stride, M_BLOCK: tl.constexpr, N_BLOCK: tl.constexpr,
           K_BLOCK: tl.constexpr):
    rows = tl.program_id(0) * M_BLOCK + tl.arange(0, M_BLOCK)
    columns = tl.program_id(1) * N_BLOCK + tl.arange(0, N_BLOCK)
    inner = tl.arange(0, K_BLOCK)
    a_at = a_ptr + rows[:, None] * a_stride + inner[None, :]
    b_at = b_ptr + inner[:, None] * b_stride + columns[None, :]
    total = tl.zeros((M_BLOCK, N_BLOCK), dtype=tl.float32)
    for step in range(0, k, K_BLOCK):
        a = tl.load(a_at, mask=inner[None, :] < k - step, other=0.0)
        b = tl.load(b_at, mask=inner[:, None] < k - step, other=0.0)
        total = tl.dot(a, b, total)
        a_at += K_BLOCK
        b_at += K_BLOCK * b_stride
    mask = (rows[:, None] < m) & (columns[None, :] < n)
    tl.store(c_ptr + rows[:, None] * c_stride + columns[None, :], total.to(tl.float16), mask=mask)


@triton.jit
def gelu(x):
    return 0.5 * x * (1.0 + tl.erf(x * 0.7071067811865476))


@triton.jit(noinline=True)
def scaled(x, by):
    return x * by


@program(f32(), f32(), 3.0, BLOCK=512)
@triton.jit
def device_functions(x_ptr, out_ptr, by, BLOCK: tl.constexpr):
    at = tl.arange(0, BLOCK)
    tl.store(out_ptr + at, scaled(gelu(tl.load(x_ptr + at)), by))


@program(f16(), f16(), f16(), f16(), f32(), 0.125, 2048, CONTEXT=2048, HEAD=64, M_BLOCK=64, N_BLOCK=64, CAUSAL=True)
@triton.jit
def attention(q_ptr, k_ptr, v_ptr, out_ptr, lse_ptr, scale, stride, CONTEXT: tl.constexpr, HEAD: tl.constexpr,
              M_BLOCK: tl.constexpr, N_BLOCK: tl.constexpr, CAUSAL: tl.constexpr):
    start = tl.program_id(0) * M_BLOCK
    base = tl.program_id(1).to(tl.int64) * stride
    rows = start + tl.arange(0, M_BLOCK)
    columns = tl.arange(0, N_BLOCK)
    head = tl.arange(0, HEAD)
    q = tl.load(q_ptr + base + rows[:, None] * HEAD + head[None, :])
    top = tl.full([M_BLOCK], -float("inf"), tl.float32)
    norm = tl.zeros([M_BLOCK], tl.float32)
    total = tl.zeros([M_BLOCK, HEAD], tl.float32)
    end = start + M_BLOCK if CAUSAL else CONTEXT
    for at in tl.range(0, end, N_BLOCK, num_stages=2):
        at = tl.multiple_of(at, N_BLOCK)
        k = tl.load(k_ptr + base + (at + columns)[:, None] * HEAD + head[None, :])
        score = tl.dot(q, tl.trans(k)) * (scale * 1.44269504)
        if CAUSAL:
            score = tl.where(rows[:, None] >= (at + columns)[None, :], score, -1.0e6)
        next_top = tl.maximum(top, tl.max(score, 1))
        p = tl.math.exp2(score - next_top[:, None])
        shrink = tl.math.exp2(top - next_top)
        norm = norm * shrink + tl.sum(p, 1)
        total = total * shrink[:, None]
        v = tl.load(v_ptr + base + (at + columns)[:, None] * HEAD + head[None, :])
        total = tl.dot(p.to(tl.float16), v, total)
        top = next_top
    tl.store(lse_ptr + tl.program_id(1) * CONTEXT + rows, top + tl.math.log2(norm))
    tl.store(out_ptr + base + rows[:, None] * HEAD + head[None, :], (total / norm[:, None]).to(tl.float16))


@program(bf16(), bf16(), bf16(), bf16(), f32(), f32(), 4096, 4096, 1e-5, BLOCK=1024)
@triton.jit
def layer_norm(x_ptr, out_ptr, weight_ptr, bias_ptr, mean_ptr, rstd_ptr, stride, n, epsilon, BLOCK: tl.constexpr):
    row = tl.program_id(0)
    x_ptr += row * stride
    total = tl.zeros([BLOCK], tl.float32)
    for at in range(0, n, BLOCK):
        columns = at + tl.arange(0, BLOCK)
        total += tl.load(x_ptr + columns, mask=columns < n, other=0.0).to(tl.float32)
    mean = tl.sum(total, axis=0) / n
    square = tl.zeros([BLOCK], tl.float32)
    for at in range(0, n, BLOCK):
        columns = at + tl.arange(0, BLOCK)
        x = tl.load(x_ptr + columns, mask=columns < n, other=0.0).to(tl.float32)
        x = tl.where(columns < n, x - mean, 0.0)
        square += x * x
    rstd = 1 / tl.sqrt(tl.sum(square, axis=0) / n + epsilon)
    tl.store(mean_ptr + row, mean)
    tl.store(rstd_ptr + row, rstd)
    for at in range(0, n, BLOCK):
        columns = at + tl.arange(0, BLOCK)
        mask = columns < n
        w = tl.load(weight_ptr + columns, mask=mask, eviction_policy="evict_last")
        b = tl.load(bias_ptr + columns, mask=mask)
        x = tl.load(x_ptr + columns, mask=mask, other=0.0, eviction_policy="evict_first").to(tl.float32)
        tl.store(out_ptr + row * stride + columns, (x - mean) * rstd * w + b, mask=mask)


@triton.jit
def combine(a_value, a_at, b_value, b_at):
    first = (a_value > b_value) | ((a_value == b_value) & (a_at < b_at))
    return tl.where(first, a_value, b_value), tl.where(first, a_at, b_at)


@program(f32(), f32(), i32(), BLOCK=128)
@triton.jit
def reductions(x_ptr, out_ptr, at_ptr, BLOCK: tl.constexpr):
    at = tl.arange(0, BLOCK)
    x = tl.load(x_ptr + at[:, None] * BLOCK + at[None, :])
    value, where = tl.reduce((x, tl.broadcast_to(at[None, :], [BLOCK, BLOCK])), 1, combine)
    tl.store(out_ptr + at, value)
    tl.store(at_ptr + at, where)
    tl.store(out_ptr + BLOCK + at, tl.min(x, axis=0))
    tl.store(at_ptr + BLOCK + at, tl.argmin(x, axis=1))
    tl.store(at_ptr + 2 * BLOCK, tl.xor_sum(where, axis=0))
    tl.store(out_ptr + 2 * BLOCK, tl.sum(x))


@triton.jit
def affine(a_scale, a_shift, b_scale, b_shift):
    return a_scale * b_scale, a_shift * b_scale + b_shift


@program(f32(), f32(), f32(), BLOCK=64)
@triton.jit
def scans(x_ptr, y_ptr, out_ptr, BLOCK: tl.constexpr):
    at = tl.arange(0, BLOCK)
    grid = at[:, None] * BLOCK + at[None, :]
    x = tl.load(x_ptr + grid)
    y = tl.load(y_ptr + grid)
    tl.store(out_ptr + grid, tl.cumsum(x, axis=1))
    tl.store(out_ptr + BLOCK * BLOCK + grid, tl.cumprod(y, axis=0, reverse=True))
    scale, shift = tl.associative_scan((x, y), 0, affine)
    tl.store(out_ptr + 2 * BLOCK * BLOCK + grid, scale + shift)


@program(i32(), f32(), f16(), i32(), BLOCK=64)
@triton.jit
def atomics(count_ptr, sum_ptr, half_ptr, lock_ptr, BLOCK: tl.constexpr):
    at = tl.arange(0, BLOCK)
    tl.atomic_add(count_ptr + at % 8, 1)
    tl.atomic_add(sum_ptr + at, at.to(tl.float32), mask=at < 50, sem="relaxed", scope="cta")
    tl.atomic_max(count_ptr + at, at, sem="acquire")
    tl.atomic_min(sum_ptr + at, 0.5)
    tl.atomic_and(count_ptr + at, 255)
    tl.atomic_or(count_ptr + at, 1, scope="sys")
    tl.atomic_xor(count_ptr + at, 3, sem="release")
    old = tl.atomic_xchg(count_ptr + at, at)
    tl.atomic_add(half_ptr + at, old.to(tl.float16))
    while tl.atomic_cas(lock_ptr, 0, 1) == 1:
        pass
    tl.debug_barrier()
    tl.atomic_xchg(lock_ptr, 0)


@program(f32(), i32(), f32(), BLOCK=64)
@triton.jit
def gather(x_ptr, index_ptr, out_ptr, BLOCK: tl.constexpr):
    at = tl.arange(0, BLOCK)
    grid = at[:, None] * BLOCK + at[None, :]
    x = tl.load(x_ptr + grid)
    index = tl.load(index_ptr + grid)
    tl.store(out_ptr + grid, tl.gather(x, index, axis=0))


@program(u8(), u8(), u8(), u8(), f32(), M=128, N=128, K=128)
@triton.jit
def dot_scaled(a_ptr, a_scale_ptr, b_ptr, b_scale_ptr, out_ptr, M: tl.constexpr, N: tl.constexpr, K: tl.constexpr):
    rows, columns = tl.arange(0, M), tl.arange(0, N)
    packed, scales = tl.arange(0, K // 2), tl.arange(0, K // 32)
    a = tl.load(a_ptr + rows[:, None] * (K // 2) + packed[None, :])
    b = tl.load(b_ptr + packed[:, None] * N + columns[None, :])
    a_scale = tl.load(a_scale_ptr + rows[:, None] * (K // 32) + scales[None, :])
    b_scale = tl.load(b_scale_ptr + columns[:, None] * (K // 32) + scales[None, :])
    out = tl.dot_scaled(a, a_scale, "e2m1", b, b_scale, "e2m1")
    tl.store(out_ptr + rows[:, None] * N + columns[None, :], out)


@program(f8(), f8(), u8(), f32(), M=64, N=64, K=64)
@triton.jit
def dot_scaled_mixed(a_ptr, b_ptr, scale_ptr, out_ptr, M: tl.constexpr, N: tl.constexpr, K: tl.constexpr):
    rows, columns, inner, scales = tl.arange(0, M), tl.arange(0, N), tl.arange(0, K), tl.arange(0, K // 32)
    a = tl.load(a_ptr + rows[:, None] * K + inner[None, :])
    b = tl.load(b_ptr + inner[:, None] * N + columns[None, :])
    scale = tl.load(scale_ptr + rows[:, None] * (K // 32) + scales[None, :])
    total = tl.dot_scaled(a, scale, "e5m2", b, None, "e5m2")
    tl.store(out_ptr + rows[:, None] * N + columns[None, :], total)


@program(f16(), f16(), f16(), 1024, 1024, 1024, M_BLOCK=128, N_BLOCK=128, K_BLOCK=64, num_stages=3, num_warps=8)
@triton.jit
def descriptors(a_ptr, b_ptr, c_ptr, m, n, k, M_BLOCK: tl.constexpr, N_BLOCK: tl.constexpr, K_BLOCK: tl.constexpr):
    a_desc = tl.make_tensor_descriptor(a_ptr, shape=[m, k], strides=[k, 1], block_shape=[M_BLOCK, K_BLOCK])
    b_desc = tl.make_tensor_descriptor(b_ptr, shape=[n, k], strides=[k, 1], block_shape=[N_BLOCK, K_BLOCK])
    c_desc = tl.make_tensor_descriptor(c_ptr, shape=[m, n], strides=[n, 1], block_shape=[M_BLOCK, N_BLOCK])
    row, column = tl.program_id(0) * M_BLOCK, tl.program_id(1) * N_BLOCK
    total = tl.zeros((M_BLOCK, N_BLOCK), dtype=tl.float32)
    for at in range(0, k, K_BLOCK):
        total = tl.dot(a_desc.load([row, at]), b_desc.load([column, at]).T, total)
    c_desc.store([row, column], total.to(tl.float16))


@program(f16(), f16(), f16(), 4096, 4096, 4096, 132, M_BLOCK=128, N_BLOCK=128, K_BLOCK=64, num_stages=3, num_warps=4,
         targets="cuda")
@triton.jit
def warp_specialized(a_ptr, b_ptr, c_ptr, m, n, k, programs, M_BLOCK: tl.constexpr, N_BLOCK: tl.constexpr,
                     K_BLOCK: tl.constexpr):
    a_desc = tl.make_tensor_descriptor(a_ptr, shape=[m, k], strides=[k, 1], block_shape=[M_BLOCK, K_BLOCK])
    b_desc = tl.make_tensor_descriptor(b_ptr, shape=[n, k], strides=[k, 1], block_shape=[N_BLOCK, K_BLOCK])
    c_desc = tl.make_tensor_descriptor(c_ptr, shape=[m, n], strides=[n, 1], block_shape=[M_BLOCK, N_BLOCK])
    columns = tl.cdiv(n, N_BLOCK)
    tiles = tl.cdiv(m, M_BLOCK) * columns
    for tile in tl.range(tl.program_id(0), tiles, programs, flatten=True, warp_specialize=True):
        row, column = tile // columns * M_BLOCK, tile % columns * N_BLOCK
        total = tl.zeros((M_BLOCK, N_BLOCK), dtype=tl.float32)
        for at in range(tl.cdiv(k, K_BLOCK)):
            total = tl.dot(a_desc.load([row, at * K_BLOCK]), b_desc.load([column, at * K_BLOCK]).T, total)
        c_desc.store([row, column], total.to(tl.float16))


@program(f32(), i32(), f32(), 64, targets="cuda", BLOCK=32)
@triton.jit
def descriptor_gather(x_ptr, rows_ptr, out_ptr, n, BLOCK: tl.constexpr):
    x_desc = tl.make_tensor_descriptor(x_ptr, shape=[n, 64], strides=[64, 1], block_shape=[1, 32])
    out_desc = tl.make_tensor_descriptor(out_ptr, shape=[n, 64], strides=[64, 1], block_shape=[1, 32])
    rows = tl.load(rows_ptr + tl.arange(0, BLOCK))
    out_desc.scatter(x_desc.gather(rows, 0), rows, 32)


@program(f32(), i32(), f32(), BLOCK=64)
@triton.jit
def descriptor_reduce(x_ptr, y_ptr, out_ptr, BLOCK: tl.constexpr):
    desc = tl.make_tensor_descriptor(out_ptr, shape=[BLOCK, BLOCK], strides=[BLOCK, 1], block_shape=[16, 16])
    at = tl.arange(0, 16)
    desc.atomic_add([16, 16], tl.load(x_ptr + at[:, None] * 16 + at[None, :]))


@program(f32(), i32(), 10, BLOCK=128, debug=True)
@triton.jit
def prints_and_asserts(x_ptr, y_ptr, n, BLOCK: tl.constexpr):
    at = tl.arange(0, BLOCK)
    x = tl.load(x_ptr + at)
    tl.static_assert(BLOCK % 16 == 0)
    tl.device_assert(x > 0, "x must be positive")
    tl.device_assert(n < 100, "too many")
    tl.device_print("x: ", x)
    tl.device_print("n and x in hex", n, tl.load(y_ptr + at), hex=True)
    tl.device_print("only text")


@program(f32(), i32(), i8(), targets="cuda", BLOCK=64)
@triton.jit
def inline_assembly(x_ptr, out_ptr, bytes_ptr, BLOCK: tl.constexpr):
    at = tl.arange(0, BLOCK)
    x = tl.load(x_ptr + at)
    bits = tl.inline_asm_elementwise("mov.b32 $0, $1; // \"a comment\"", "=r,f", [x], dtype=tl.int32, is_pure=True, pack=1)
    low, high = tl.inline_asm_elementwise(
        """
        {
            cvt.rzi.s32.f32 $0, $2;
            add.s32 $1, $0, 1;
        }
        """, "=r,=r,f", [x], dtype=(tl.int32, tl.int32), is_pure=False, pack=1)
    tl.store(out_ptr + at, bits + low + high)
    four = tl.inline_asm_elementwise("not.b32 $0, $1;", "=r,r", [tl.load(bytes_ptr + at)], dtype=tl.int8, is_pure=True, pack=4)
    tl.store(bytes_ptr + at, four)


@program(f32(), f32(), BLOCK=256)
@triton.jit
def math_functions(x_ptr, out_ptr, BLOCK: tl.constexpr):
    at = tl.arange(0, BLOCK)
    x = tl.load(x_ptr + at)
    y = tl.exp(x) + tl.exp2(x) + tl.log(x) + tl.log2(x) + tl.sin(x) + tl.cos(x) + tl.sqrt(x) + tl.rsqrt(x)
    y += tl.abs(x) + tl.floor(x) + tl.ceil(x) + tl.erf(x) + tl.fma(x, y, 2.0) + tl.sqrt_rn(x) + tl.div_rn(x, y)
    y += tl.clamp(x, -1.0, 1.0) + tl.sigmoid(x) + tl.maximum(x, y, propagate_nan=tl.PropagateNan.ALL)
    y += tl.umulhi(at.to(tl.uint32), 12345).to(tl.float32) + x.to(tl.int32, bitcast=True).to(tl.float32)
    tl.store(out_ptr + at, tl.where(y != y, 0.0, y))


@program(f32(), f16(), bf16(), f8(), i8(), BLOCK=128)
@triton.jit
def conversions(x_ptr, half_ptr, brain_ptr, byte_ptr, int_ptr, BLOCK: tl.constexpr):
    at = tl.arange(0, BLOCK)
    x = tl.load(x_ptr + at)
    tl.store(half_ptr + at, x.to(tl.float16, fp_downcast_rounding="rtz"))
    tl.store(brain_ptr + at, x.to(tl.bfloat16))
    tl.store(byte_ptr + at, x.to(tl.float8e5))
    y = tl.load(byte_ptr + at).to(tl.float16)
    tl.store(int_ptr + at, (y * 2).to(tl.int8))
    wide = tl.load(int_ptr + at).to(tl.int64) * 3 + at.to(tl.uint32)
    tl.store(x_ptr + at, wide.to(tl.float32))
    tl.store(x_ptr + at, (x.to(tl.float64) / 3).to(tl.float32))


@program(f32(), f32(), 7, BLOCK=64)
@triton.jit
def control_flow(x_ptr, out_ptr, n, BLOCK: tl.constexpr):
    at = tl.arange(0, BLOCK)
    x = tl.load(x_ptr + at)
    if n == 0:
        return
    count = 0
    if n > 5:
        y = x * 2
    elif n > 3:
        y = x * 3
        count = 1
    else:
        y = x
    while count < n:
        y += 1.0
        count += 2 if count > 3 else 1
    for i in tl.static_range(3):
        y *= i + 1
    for i in tl.range(0, n, loop_unroll_factor=2):
        y = tl.where(y > i, y, -y)
    tl.store(out_ptr + at, y)


@program(f32(), f32(), BLOCK=64)
@triton.jit
def shapes(x_ptr, out_ptr, BLOCK: tl.constexpr):
    at = tl.arange(0, BLOCK)
    grid = at[:, None] * BLOCK + at[None, :]
    x = tl.load(x_ptr + grid)
    y = tl.reshape(x, [BLOCK // 2, 2, BLOCK])
    z = tl.permute(y, [2, 0, 1])
    left, right = tl.split(z)
    joined = tl.join(left, right)
    flat = tl.ravel(joined)
    inter = tl.interleave(left, right)
    tl.store(out_ptr + tl.arange(0, BLOCK * BLOCK), flat)
    tl.store(out_ptr + grid, inter)
    tl.store(out_ptr + grid, tl.trans(x))
    tl.store(out_ptr + tl.arange(0, 2 * BLOCK), tl.cat(tl.load(x_ptr + at), tl.load(x_ptr + at), can_reorder=True))


@program(f32(), f32(), BLOCK=16)
@triton.jit
def sorting(x_ptr, out_ptr, BLOCK: tl.constexpr):
    at = tl.arange(0, BLOCK)
    tl.store(out_ptr + at, tl.sort(tl.load(x_ptr + at), descending=True))


@program(i32(), i32(), BLOCK=256)
@triton.jit
def histogram(x_ptr, out_ptr, BLOCK: tl.constexpr):
    x = tl.load(x_ptr + tl.arange(0, BLOCK))
    tl.store(out_ptr + tl.arange(0, 32), tl.histogram(x, 32))
    tl.store(out_ptr + tl.arange(0, 32), tl.histogram(x, 32, mask=x > 3))


@program(f32(), 1234, 0.25, BLOCK=256)
@triton.jit
def dropout(x_ptr, seed, p, BLOCK: tl.constexpr):
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    keep = tl.rand(seed, at) > p
    noise = tl.randn(seed + 1, at)
    whole = tl.randint(seed + 2, at)
    x = tl.load(x_ptr + at)
    tl.store(x_ptr + at, tl.where(keep, x / (1 - p) + noise, whole.to(tl.float32)))


@program(f32(), f32(), f32(), M=32, N=32, K=32)
@triton.jit
def dot_precisions(a_ptr, b_ptr, out_ptr, M: tl.constexpr, N: tl.constexpr, K: tl.constexpr):
    rows, columns, inner = tl.arange(0, M), tl.arange(0, N), tl.arange(0, K)
    a = tl.load(a_ptr + rows[:, None] * K + inner[None, :])
    b = tl.load(b_ptr + inner[:, None] * N + columns[None, :])
    total = tl.dot(a, b, input_precision="tf32")
    total = tl.dot(a, b, total, input_precision="ieee")
    total = tl.dot(a, b, total, input_precision="tf32x3")
    tl.store(out_ptr + rows[:, None] * N + columns[None, :], total)


@program(i8(), i8(), i32(), M=64, N=64, K=64)
@triton.jit
def integer_matmul(a_ptr, b_ptr, out_ptr, M: tl.constexpr, N: tl.constexpr, K: tl.constexpr):
    rows, columns, inner = tl.arange(0, M), tl.arange(0, N), tl.arange(0, K)
    a = tl.load(a_ptr + rows[:, None] * K + inner[None, :])
    b = tl.load(b_ptr + inner[:, None] * N + columns[None, :])
    tl.store(out_ptr + rows[:, None] * N + columns[None, :], tl.dot(a, b))


@program(f16(), f16(), f32(), B=4, M=32, N=32, K=32)
@triton.jit
def batched_matmul(a_ptr, b_ptr, out_ptr, B: tl.constexpr, M: tl.constexpr, N: tl.constexpr, K: tl.constexpr):
    batch, rows, columns, inner = tl.arange(0, B), tl.arange(0, M), tl.arange(0, N), tl.arange(0, K)
    a = tl.load(a_ptr + batch[:, None, None] * M * K + rows[None, :, None] * K + inner[None, None, :])
    b = tl.load(b_ptr + batch[:, None, None] * K * N + inner[None, :, None] * N + columns[None, None, :])
    out = out_ptr + batch[:, None, None] * M * N + rows[None, :, None] * N + columns[None, None, :]
    tl.store(out, tl.dot(a, b))


@program(f32(), f32(), 100, BLOCK=128)
@triton.jit
def hints(x_ptr, out_ptr, n, BLOCK: tl.constexpr):
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    at = tl.max_contiguous(tl.multiple_of(at, BLOCK), BLOCK)
    tl.assume(n > 0)
    x = tl.load(x_ptr + at, mask=at < n, cache_modifier=".cg")
    y = tl.load(x_ptr + at, volatile=True)
    tl.store(out_ptr + at, x + y, cache_modifier=".cs", eviction_policy="evict_first")
    tl.store(out_ptr + tl.num_programs(0), tl.program_id(2).to(tl.float32))


@program(f16(), f16(), f32(), 256, M_BLOCK=128, N_BLOCK=128, K_BLOCK=64, num_warps=8, num_stages=4)
@triton.jit
def grouped_matmul(a_ptr, b_ptr, c_ptr, k, M_BLOCK: tl.constexpr, N_BLOCK: tl.constexpr, K_BLOCK: tl.constexpr):
    row, column = tl.swizzle2d(tl.program_id(0), tl.program_id(1), tl.num_programs(0), tl.num_programs(1), 8)
    rows = (row * M_BLOCK + tl.arange(0, M_BLOCK)).to(tl.int64)
    columns = (column * N_BLOCK + tl.arange(0, N_BLOCK)).to(tl.int64)
    total = tl.zeros((M_BLOCK, N_BLOCK), dtype=tl.float32)
    for at in tl.range(0, k, K_BLOCK, disallow_acc_multi_buffer=True):
        inner = at + tl.arange(0, K_BLOCK)
        a = tl.load(a_ptr + rows[:, None] * k + inner[None, :])
        b = tl.load(b_ptr + columns[None, :] * k + inner[:, None])
        total += tl.dot(a, b)
    tl.store(c_ptr + rows[:, None] * 1024 + columns[None, :], tl.maximum(total, 0.0))


@program(f16(), u8(), f16(), f16(), K=256, M_BLOCK=64, N_BLOCK=64, K_BLOCK=64)
@triton.jit
def dequantized_matmul(a_ptr, b_ptr, scale_ptr, out_ptr, K: tl.constexpr, M_BLOCK: tl.constexpr, N_BLOCK: tl.constexpr,
                       K_BLOCK: tl.constexpr):
    rows, columns, inner = tl.arange(0, M_BLOCK), tl.arange(0, N_BLOCK), tl.arange(0, K_BLOCK)
    scale = tl.load(scale_ptr + columns)
    total = tl.zeros((M_BLOCK, N_BLOCK), dtype=tl.float32)
    for at in range(0, K, K_BLOCK):
        a = tl.load(a_ptr + rows[:, None] * K + (at + inner)[None, :])
        packed = tl.load(b_ptr + ((at + inner) // 2)[:, None] * N_BLOCK + columns[None, :])
        b = ((packed >> ((inner % 2) * 4)[:, None]) & 0xF).to(tl.float16) - 8.0
        total = tl.dot(a, (b * scale[None, :]).to(tl.float16), total)
    tl.store(out_ptr + rows[:, None] * N_BLOCK + columns[None, :], total.to(tl.float16))


@program(f32(), f32(), f32(), 1000, WIDTH=5, BLOCK=256)
@triton.jit
def convolution(x_ptr, weight_ptr, out_ptr, n, WIDTH: tl.constexpr, BLOCK: tl.constexpr):
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    total = tl.zeros([BLOCK], tl.float32)
    for i in tl.static_range(WIDTH):
        from_at = at + i - WIDTH // 2
        total += tl.load(x_ptr + from_at, mask=(from_at >= 0) & (from_at < n), other=0.0) * tl.load(weight_ptr + i)
    tl.store(out_ptr + at, total, mask=at < n)


@program(f32(), f32(), f32(), f32(), 1000, 0.9, 0.999, 1e-8, 1e-3, BLOCK=512)
@triton.jit
def adam(param_ptr, grad_ptr, m_ptr, v_ptr, n, beta1, beta2, epsilon, rate, BLOCK: tl.constexpr):
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    mask = at < n
    grad = tl.load(grad_ptr + at, mask=mask)
    m = beta1 * tl.load(m_ptr + at, mask=mask) + (1 - beta1) * grad
    v = beta2 * tl.load(v_ptr + at, mask=mask) + (1 - beta2) * grad * grad
    param = tl.load(param_ptr + at, mask=mask) - rate * m / (tl.sqrt(v) + epsilon)
    tl.store(param_ptr + at, param, mask=mask)
    tl.store(m_ptr + at, m, mask=mask)
    tl.store(v_ptr + at, v, mask=mask)


@program(f32(), i32(), f32(), 50, 1000, BLOCK=1024)
@triton.jit
def cross_entropy(logits_ptr, label_ptr, loss_ptr, stride, classes, BLOCK: tl.constexpr):
    row = tl.program_id(0)
    label = tl.load(label_ptr + row)
    top, total = -float("inf"), 0.0
    for at in range(0, classes, BLOCK):
        columns = at + tl.arange(0, BLOCK)
        x = tl.load(logits_ptr + row * stride + columns, mask=columns < classes, other=-float("inf"))
        block_top = tl.max(x)
        next_top = tl.maximum(top, block_top)
        total = total * tl.exp(top - next_top) + tl.sum(tl.exp(x - next_top))
        top = next_top
    if label != -100:
        tl.store(loss_ptr + row, tl.log(total) + top - tl.load(logits_ptr + row * stride + label))


@program(f16(), f16(), f32(), f16(), 4096, 4096, N=128, M_BLOCK=64, N_BLOCK=32)
@triton.jit
def rotary(x_ptr, out_ptr, angle_ptr, other_ptr, stride, rows, N: tl.constexpr, M_BLOCK: tl.constexpr, N_BLOCK: tl.constexpr):
    row = tl.program_id(0) * M_BLOCK + tl.arange(0, M_BLOCK)
    half = tl.arange(0, N_BLOCK)
    angle = tl.load(angle_ptr + row[:, None] * N_BLOCK + half[None, :])
    cosine, sine = tl.cos(angle), tl.sin(angle)
    first = tl.load(x_ptr + row[:, None] * stride + half[None, :], mask=row[:, None] < rows).to(tl.float32)
    second = tl.load(x_ptr + row[:, None] * stride + half[None, :] + N_BLOCK, mask=row[:, None] < rows).to(tl.float32)
    both = tl.join(first * cosine - second * sine, first * sine + second * cosine)
    both = tl.reshape(tl.permute(both, [0, 2, 1]), [M_BLOCK, 2 * N_BLOCK])
    columns = tl.arange(0, 2 * N_BLOCK)
    tl.store(out_ptr + row[:, None] * stride + columns[None, :], both.to(tl.float16), mask=row[:, None] < rows)


@program(f32(), i32(), i32(), f32(), f32(), BLOCK=32)
@triton.jit
def sparse_product(value_ptr, column_ptr, row_ptr, x_ptr, out_ptr, BLOCK: tl.constexpr):
    row = tl.program_id(0)
    start, end = tl.load(row_ptr + row), tl.load(row_ptr + row + 1)
    total = tl.zeros([BLOCK], tl.float32)
    at = start
    while at < end:
        index = at + tl.arange(0, BLOCK)
        mask = index < end
        column = tl.load(column_ptr + index, mask=mask, other=0)
        total += tl.load(value_ptr + index, mask=mask, other=0.0) * tl.load(x_ptr + column, mask=mask)
        at += BLOCK
    tl.store(out_ptr + row, tl.sum(total))


@program(f32(), f32(), f32(), BLOCK=64, CHUNK=16)
@triton.jit
def recurrence(x_ptr, decay_ptr, out_ptr, BLOCK: tl.constexpr, CHUNK: tl.constexpr):
    at = tl.arange(0, CHUNK)
    state = tl.zeros([CHUNK], tl.float32)
    decay = tl.load(decay_ptr + at)
    for step in tl.range(0, BLOCK, num_stages=1):
        state = state * decay + tl.load(x_ptr + step * CHUNK + at)
        tl.store(out_ptr + step * CHUNK + at, state)


@program((f32(), f32()), (3, 4), f32(), BLOCK=64)
@triton.jit
def tuples(pointers, sizes, out_ptr, BLOCK: tl.constexpr):
    at = tl.arange(0, BLOCK)
    x = tl.load(pointers[0] + at * sizes[0])
    y = tl.load(pointers[1] + at * sizes[1])
    tl.store(out_ptr + at, x * y)


@program(f16(), f16(), f16(), 512, 512, 512, M_BLOCK=128, N_BLOCK=256, K_BLOCK=64, num_ctas=2, num_warps=8, targets="cuda:9")
@triton.jit
def clusters(a_ptr, b_ptr, c_ptr, m, n, k, M_BLOCK: tl.constexpr, N_BLOCK: tl.constexpr, K_BLOCK: tl.constexpr):
    rows = tl.program_id(0) * M_BLOCK + tl.arange(0, M_BLOCK)
    columns = tl.program_id(1) * N_BLOCK + tl.arange(0, N_BLOCK)
    inner = tl.arange(0, K_BLOCK)
    a = tl.load(a_ptr + rows[:, None] * k + inner[None, :])
    b = tl.load(b_ptr + inner[:, None] * n + columns[None, :])
    tl.store(c_ptr + rows[:, None] * n + columns[None, :], tl.dot(a, b).to(tl.float16))
