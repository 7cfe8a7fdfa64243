"""More programs in Triton's language and in Gluon, for features that the other programs do not use."""

import triton
import triton.language as tl
from triton.experimental import gluon
from triton.experimental.gluon import language as gl
from triton.experimental.gluon.language.nvidia.ampere import mma_v2
from triton.experimental.gluon.language.nvidia.hopper import mbarrier, tma, warpgroup_mma, warpgroup_mma_init, warpgroup_mma_wait

from programs import bf16, f16, f32, f8, i32, i8, u8

PROGRAMS = {}


def program(*args, **options):
    """Registers a kernel, called with these arguments. `targets` restricts the targets."""

    def register(fn):
        targets = options.pop("targets", "")
        PROGRAMS["more_" + fn.__name__] = (fn, args, options, targets)
        return fn

    return register


@program(f16(), f16(), f16(), f32(), 4096, 0.088, HEAD=128, BLOCK=128, num_warps=8, num_stages=2)
@triton.jit
def paged_attention(q_ptr, cache_ptr, out_ptr, table_ptr, length, scale, HEAD: tl.constexpr, BLOCK: tl.constexpr):
    head, part = tl.program_id(1), tl.program_id(2)
    d = tl.arange(0, HEAD)
    q = tl.load(q_ptr + head * HEAD + d).to(tl.float32)
    top, norm = -float("inf"), 0.0
    total = tl.zeros([HEAD], tl.float32)
    for page in range(part * 4, tl.cdiv(length, BLOCK)):
        block = tl.load(table_ptr + page).to(tl.int32)
        at = block * BLOCK + tl.arange(0, BLOCK)
        k = tl.load(cache_ptr + at[:, None] * HEAD + d[None, :], mask=at[:, None] < length, other=0.0)
        s = tl.sum(q[None, :] * k, axis=1) * scale
        s = tl.where(at < length, s, -float("inf"))
        new = tl.maximum(top, tl.max(s, 0))
        p = tl.exp(s - new)
        norm = norm * tl.exp(top - new) + tl.sum(p, 0)
        total = total * tl.exp(top - new) + tl.sum(p[:, None] * k, 0)
        top = new
    tl.store(out_ptr + head * HEAD + d, (total / norm).to(tl.float16))


@program(f32(), f32(), f32(), 64, N=128)
@triton.jit
def welford(x_ptr, mean_ptr, var_ptr, rows, N: tl.constexpr):
    for row in tl.range(tl.program_id(0), rows, tl.num_programs(0), num_stages=1):
        x = tl.load(x_ptr + row * N + tl.arange(0, N))
        mean, m2, count = tl.reduce((x, tl.zeros_like(x), tl.full([N], 1.0, tl.float32)), 0, join_moments)
        tl.store(mean_ptr + row, mean)
        tl.store(var_ptr + row, m2 / count)


@triton.jit
def join_moments(a_mean, a_m2, a_n, b_mean, b_m2, b_n):
    n = a_n + b_n
    delta = b_mean - a_mean
    share = tl.where(n == 0.0, 0.0, b_n / n)
    return a_mean + delta * share, a_m2 + b_m2 + delta * delta * a_n * share, n


@triton.jit
def softplus(x, beta: tl.constexpr = 1.0):
    return tl.log(1.0 + tl.exp(x * beta)) / beta


@program(f32(), f32(), f32(), f32(), STATE=16, STEPS=8)
@triton.jit
def selective_scan(x_ptr, a_ptr, b_ptr, out_ptr, STATE: tl.constexpr, STEPS: tl.constexpr):
    lane = tl.arange(0, STATE)
    a = -tl.exp(tl.load(a_ptr + lane))
    h = tl.zeros([STATE], tl.float32)
    for t in tl.static_range(STEPS):
        x = tl.load(x_ptr + t)
        step = softplus(x, beta=2.0)
        h = tl.fma(tl.exp(a * step), h, tl.load(b_ptr + t * STATE + lane) * x * step)
        tl.store(out_ptr + t, tl.sum(h * h, 0))


@program(i32(), i32(), i32(), 1 << 20, BLOCK=1024)
@triton.jit
def radix_count(keys_ptr, counts_ptr, order_ptr, n, BLOCK: tl.constexpr):
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    key = tl.load(keys_ptr + at, mask=at < n, other=0x7fffffff)
    digit = (key >> 4) & 0xF
    for d in range(16):
        mine = (digit == d).to(tl.int32)
        before = tl.cumsum(mine, 0) - mine
        count = tl.sum(mine, 0)
        start = tl.atomic_add(counts_ptr + d, count, sem="relaxed", scope="gpu")
        tl.store(order_ptr + start + before, at, mask=(mine == 1) & (at < n))


@program(f32(), i32(), f32(), BLOCK=256)
@triton.jit
def arg_reductions(x_ptr, at_ptr, out_ptr, BLOCK: tl.constexpr):
    rows, columns = tl.arange(0, 32), tl.arange(0, BLOCK)
    x = tl.load(x_ptr + rows[:, None] * BLOCK + columns[None, :])
    tl.store(at_ptr + rows, tl.argmax(x, axis=1, tie_break_left=False))
    tl.store(at_ptr + 32 + rows, tl.argmin(x, axis=1))
    top, where = tl.max(x, axis=1, return_indices=True)
    tl.store(out_ptr + rows, top + where)
    tl.store(out_ptr + rows, tl.xor_sum(x.to(tl.int32), axis=1).to(tl.float32))
    tl.store(out_ptr + columns, tl.cumprod(tl.flip(tl.sum(x, 0, keep_dims=False)), 0, reverse=True))


@program(f32(), i32(), 5)
@triton.jit
def scalar_program(x_ptr, lock_ptr, n):
    while tl.atomic_cas(lock_ptr, 0, 1, sem="acquire") == 1:
        pass
    value = tl.load(x_ptr)
    if value > 0 and n != 3 or value < -5:
        value = -value if n % 2 == 0 else value * 2
    q = (n * 7) // 3 - n % 4
    q = (q << 2) | (q >> 1) ^ ~n
    tl.store(x_ptr, value + q)
    tl.debug_barrier()
    tl.atomic_xchg(lock_ptr, 0, sem="release")


@program(f32(), f32(), 16, 24, BLOCK=16)
@triton.jit
def block_pointers(x_ptr, out_ptr, rows, columns, BLOCK: tl.constexpr):
    desc = tl.make_tensor_descriptor(x_ptr, [rows, columns], [columns, 1], [BLOCK, BLOCK])
    out = tl.make_tensor_descriptor(out_ptr, [columns, rows], [rows, 1], [BLOCK, BLOCK])
    for i in range(0, columns, BLOCK):
        tile = desc.load([0, i])
        out.store([i, 0], tile.T)


@program(f16(), f16(), f32(), 1024, M=128, N=256, K=64, num_warps=8, num_stages=3, targets=("cuda90", "cuda100"))
@triton.jit
def persistent(a_ptr, b_ptr, c_ptr, size, M: tl.constexpr, N: tl.constexpr, K: tl.constexpr):
    a_desc = tl.make_tensor_descriptor(a_ptr, [size, size], [size, 1], [M, K])
    b_desc = tl.make_tensor_descriptor(b_ptr, [size, size], [size, 1], [N, K])
    c_desc = tl.make_tensor_descriptor(c_ptr, [size, size], [size, 1], [M, N // 2])
    tiles = tl.cdiv(size, M) * tl.cdiv(size, N)
    for tile in tl.range(tl.program_id(0), tiles, tl.num_programs(0), flatten=True):
        row, column = tile // tl.cdiv(size, N) * M, tile % tl.cdiv(size, N) * N
        total = tl.zeros((M, N), dtype=tl.float32)
        for k in range(0, size, K):
            total = tl.dot(a_desc.load([row, k]), b_desc.load([column, k]).T, total)
        left, right = tl.reshape(total, (M, 2, N // 2)).permute(0, 2, 1).split()
        c_desc.store([row, column], left)
        c_desc.store([row, column + N // 2], right)


@program(f8(), f8(), f16(), M=64, N=64, K=128)
@triton.jit
def fp8_matmul(a_ptr, b_ptr, c_ptr, M: tl.constexpr, N: tl.constexpr, K: tl.constexpr):
    rows, columns, inner = tl.arange(0, M), tl.arange(0, N), tl.arange(0, K)
    a = tl.load(a_ptr + rows[:, None] * K + inner[None, :])
    b = tl.load(b_ptr + inner[:, None] + columns[None, :] * K)
    c = tl.dot(a, b, max_num_imprecise_acc=32, out_dtype=tl.float32)
    tl.store(c_ptr + rows[:, None] * N + columns[None, :], c.to(tl.float16))


@program(f32(), f32(), f32(), M=32, N=32, K=32)
@triton.jit
def float64_dot(a_ptr, b_ptr, c_ptr, M: tl.constexpr, N: tl.constexpr, K: tl.constexpr):
    rows, columns, inner = tl.arange(0, M), tl.arange(0, N), tl.arange(0, K)
    a = tl.load(a_ptr + rows[:, None] * K + inner[None, :]).to(tl.float64)
    b = tl.load(b_ptr + inner[:, None] * N + columns[None, :]).to(tl.float64)
    c = tl.dot(a, b, out_dtype=tl.float64)
    tl.store(c_ptr + rows[:, None] * N + columns[None, :], c.to(tl.float32))


@program(bf16(), bf16(), bf16(), bf16(), 512, M=64, N=64, D=64, num_warps=4)
@triton.jit
def attention_backward(q_ptr, k_ptr, do_ptr, dk_ptr, length, M: tl.constexpr, N: tl.constexpr, D: tl.constexpr):
    n = tl.program_id(0) * N + tl.arange(0, N)
    d = tl.arange(0, D)
    k = tl.load(k_ptr + n[:, None] * D + d[None, :])
    dk = tl.zeros([N, D], tl.float32)
    for start in range(0, length, M):
        m = start + tl.arange(0, M)
        q_t = tl.load(q_ptr + m[None, :] * D + d[:, None])
        p_t = tl.math.exp2(tl.dot(k, q_t))
        p_t = tl.where(m[None, :] >= n[:, None], p_t, 0.0)
        do = tl.load(do_ptr + m[:, None] * D + d[None, :])
        dp_t = tl.dot(k, tl.trans(do)).to(tl.float32)
        dk += tl.dot((p_t * dp_t).to(tl.bfloat16), tl.trans(q_t))
    tl.store(dk_ptr + n[:, None] * D + d[None, :], dk.to(tl.bfloat16))


@program(u8(), f32(), f32(), BLOCK=512)
@triton.jit
def ternary_weights(w_ptr, x_ptr, out_ptr, BLOCK: tl.constexpr):
    at = tl.arange(0, BLOCK)
    byte = tl.load(w_ptr + at // 4)
    code = (byte >> ((at % 4) * 2).to(tl.uint8)) & 3
    sign = code.to(tl.int8, bitcast=True).to(tl.float32) - 1.0
    tl.store(out_ptr, tl.sum(sign * tl.load(x_ptr + at), 0))
    joined = tl.join(code, code ^ 1).reshape(2 * BLOCK)
    tl.store(w_ptr + tl.arange(0, 2 * BLOCK), joined)


@program(f32(), f32(), N=8)
@triton.jit
def bitonic_topk(x_ptr, out_ptr, N: tl.constexpr):
    x = tl.load(x_ptr + tl.arange(0, 16)[:, None] * N + tl.arange(0, N)[None, :])
    tl.store(out_ptr + tl.arange(0, 16)[:, None] * 4 + tl.arange(0, 4)[None, :], tl.topk(x, 4))
    tl.store(out_ptr + tl.arange(0, 16)[:, None] * N + tl.arange(0, N)[None, :], tl.sort(x, dim=1))


@program(f32(), f32(), i32(), i8(), 3, BLOCK=64)
@triton.jit
def many_types(x_ptr, out_ptr, i_ptr, b_ptr, n, BLOCK: tl.constexpr):
    at = tl.arange(0, BLOCK)
    x = tl.load(x_ptr + at)
    flag = (x > 0.5) & ~(tl.load(b_ptr + at).to(tl.int1))
    wide = tl.load(i_ptr + at).to(tl.int64) << 33
    unsigned = wide.to(tl.uint64, bitcast=True) >> 3
    small = (unsigned % 251).to(tl.uint16)
    tl.store(out_ptr + at, tl.where(flag, small.to(tl.float32), x.to(tl.bfloat16).to(tl.float32)))
    tl.store(b_ptr + at, (flag | (at < n)).to(tl.int8))
    tl.store(i_ptr + at, tl.minimum(wide, -n).to(tl.int32) // (at + 1))


@program(f32(), f32(), BLOCK=128, targets="cuda")
@triton.jit
def extern_functions(x_ptr, out_ptr, BLOCK: tl.constexpr):
    at = tl.arange(0, BLOCK)
    x = tl.load(x_ptr + at)
    tl.store(out_ptr + at, tl.extra.cuda.libdevice.asin(x) + tl.extra.cuda.libdevice.pow(x, 2.5))
    tl.store(out_ptr + at, tl.extra.cuda.libdevice.ffs(x.to(tl.int32)).to(tl.float32))
    start = tl.extra.cuda.globaltimer()
    tl.store(out_ptr, (start + tl.extra.cuda.smid()).to(tl.float32))


@triton.jit(noinline=True)
def divide(a, b):
    return a // b, a % b


@program(i32(), i32(), 17)
@triton.jit
def several_results(x_ptr, out_ptr, n):
    q, r = divide(tl.load(x_ptr), n)
    q, r = divide(q + r, n + 1)
    tl.store(out_ptr, q)
    tl.store(out_ptr + 1, r)


@program(f16(), f16(), f32(), targets=("cuda80", "cuda90"))
@gluon.jit
def gluon_mma(a_ptr, b_ptr, c_ptr):
    mma: gl.constexpr = gl.NVMMADistributedLayout(version=[2, 0], warps_per_cta=[2, 2], instr_shape=[16, 8])
    lhs: gl.constexpr = gl.DotOperandLayout(parent=mma, operand_index=0, k_width=2)
    rhs: gl.constexpr = gl.DotOperandLayout(parent=mma, operand_index=1, k_width=2)
    load: gl.constexpr = gl.BlockedLayout([1, 8], [8, 4], [4, 1], [1, 0])
    rows = gl.arange(0, 64, layout=gl.SliceLayout(1, load))
    columns = gl.arange(0, 64, layout=gl.SliceLayout(0, load))
    at = rows[:, None] * 64 + columns[None, :]
    a = gl.convert_layout(gl.load(a_ptr + at), lhs)
    b = gl.convert_layout(gl.load(b_ptr + at), rhs)
    c = mma_v2(a, b, gl.zeros([64, 64], gl.float32, layout=mma))
    gl.store(c_ptr + at, gl.convert_layout(c, load))


@program(f16(), f16(), f32(), targets=("cuda90", ))
@gluon.jit
def gluon_wgmma(a_ptr, b_ptr, c_ptr):
    load: gl.constexpr = gl.BlockedLayout([1, 8], [4, 8], [4, 1], [1, 0])
    memory: gl.constexpr = gl.NVMMASharedLayout(swizzle_byte_width=128, element_bitwidth=16, rank=2)
    mma: gl.constexpr = gl.NVMMADistributedLayout(version=[3, 0], warps_per_cta=[4, 1], instr_shape=[16, 64, 16])
    rows = gl.arange(0, 64, layout=gl.SliceLayout(1, load))
    columns = gl.arange(0, 64, layout=gl.SliceLayout(0, load))
    at = rows[:, None] * 64 + columns[None, :]
    a = gl.allocate_shared_memory(gl.float16, [64, 64], memory, gl.load(a_ptr + at))
    b = gl.allocate_shared_memory(gl.float16, [64, 64], memory, gl.load(b_ptr + at))
    c = warpgroup_mma_init(gl.zeros([64, 64], gl.float32, layout=mma))
    c = warpgroup_mma(a, b, c, is_async=True)
    c = warpgroup_mma_wait(num_outstanding=0, deps=(c, ))
    gl.store(c_ptr + at, gl.convert_layout(c, load))


@program(f32(), f32(), targets=("cuda90", "cuda100"))
@gluon.jit
def gluon_linear_layouts(x_ptr, out_ptr):
    linear: gl.constexpr = gl.DistributedLinearLayout(
        reg_bases=[[1, 0], [2, 0]], lane_bases=[[0, 1], [0, 2], [0, 4], [0, 8], [0, 16]],
        warp_bases=[[4, 0], [8, 0]], block_bases=[], shape=[16, 32])
    blocked: gl.constexpr = gl.BlockedLayout([1, 4], [4, 8], [4, 1], [1, 0])
    at = gl.arange(0, 16, layout=gl.SliceLayout(1, linear))[:, None] * 32
    at += gl.arange(0, 32, layout=gl.SliceLayout(0, linear))[None, :]
    x = gl.load(x_ptr + at)
    y = gl.convert_layout(x, blocked)
    z = gl.convert_layout(gl.permute(y, (1, 0)).reshape((16, 32)), linear)
    gl.store(out_ptr + at, z)


@program(f32(), f32(), targets="cuda")
@gluon.jit
def gluon_padded(x_ptr, out_ptr):
    layout: gl.constexpr = gl.BlockedLayout([1, 4], [4, 8], [4, 1], [1, 0])
    memory: gl.constexpr = gl.PaddedSharedLayout.with_identity_for([[64, 4]], [32, 64], [1, 0])
    at = gl.arange(0, 32, layout=gl.SliceLayout(1, layout))[:, None] * 64
    at += gl.arange(0, 64, layout=gl.SliceLayout(0, layout))[None, :]
    buffer = gl.allocate_shared_memory(gl.float32, [32, 64], memory)
    buffer.store(gl.load(x_ptr + at))
    gl.store(out_ptr + at, buffer.load(layout))


@program(f16(), f16(), f32(), targets=("gfx942", "gfx950"))
@gluon.jit
def gluon_mfma(a_ptr, b_ptr, c_ptr):
    load: gl.constexpr = gl.BlockedLayout([1, 4], [4, 16], [4, 1], [1, 0])
    mfma: gl.constexpr = gl.amd.AMDMFMALayout(version=3, instr_shape=[32, 32, 8], transposed=True, warps_per_cta=[2, 2])
    lhs: gl.constexpr = gl.DotOperandLayout(operand_index=0, parent=mfma, k_width=4)
    rhs: gl.constexpr = gl.DotOperandLayout(operand_index=1, parent=mfma, k_width=4)
    rows = gl.arange(0, 64, layout=gl.SliceLayout(1, load))
    columns = gl.arange(0, 64, layout=gl.SliceLayout(0, load))
    at = rows[:, None] * 64 + columns[None, :]
    a = gl.convert_layout(gl.amd.cdna3.buffer_load(ptr=a_ptr, offsets=at), lhs)
    b = gl.convert_layout(gl.amd.cdna3.buffer_load(ptr=b_ptr, offsets=at, cache=".cg"), rhs)
    c = gl.amd.cdna3.mfma(a, b, gl.zeros([64, 64], gl.float32, layout=mfma))
    gl.amd.cdna3.buffer_store(gl.convert_layout(c, load), c_ptr, at)


@program(f32(), f32(), i32(), 40, targets=("gfx942", "gfx950"))
@gluon.jit
def gluon_buffer_atomics(x_ptr, out_ptr, count_ptr, n):
    layout: gl.constexpr = gl.BlockedLayout([1], [64], [4], [0])
    at = gl.arange(0, 256, layout=layout)
    mask = at < n
    x = gl.amd.cdna3.buffer_load(ptr=x_ptr, offsets=at, mask=mask, other=0.0)
    gl.amd.cdna3.buffer_atomic_add(out_ptr, at, x, mask=mask, sem="relaxed", scope="gpu")
    gl.amd.cdna3.buffer_atomic_max(count_ptr, at, x.to(gl.int32))


@program(f32(), f32(), targets=("gfx950", ))
@gluon.jit
def gluon_direct_to_lds(x_ptr, out_ptr):
    layout: gl.constexpr = gl.BlockedLayout([4], [64], [4], [0])
    memory: gl.constexpr = gl.SwizzledSharedLayout(1, 1, 1, [0])
    at = gl.arange(0, 1024, layout=layout)
    buffer = gl.allocate_shared_memory(gl.float32, [1024], memory)
    gl.amd.cdna4.async_copy.buffer_load_to_shared(buffer, x_ptr, at)
    gl.amd.cdna4.async_copy.commit_group()
    gl.amd.cdna4.async_copy.wait_group(0)
    gl.store(out_ptr + at, gl.amd.cdna4.async_copy.load_shared_relaxed(buffer, layout))


@gluon.jit
def add_one(a, b):
    return a + b * 1


@program(f32(), i32(), 9, targets="cuda")
@gluon.jit
def gluon_reductions(x_ptr, i_ptr, n):
    layout: gl.constexpr = gl.BlockedLayout([2, 2], [8, 4], [1, 4], [1, 0])
    at = gl.arange(0, 32, layout=gl.SliceLayout(1, layout))[:, None] * 64
    at += gl.arange(0, 64, layout=gl.SliceLayout(0, layout))[None, :]
    x = gl.load(x_ptr + at, mask=at < n, other=0.0)
    total = gl.reduce(x, 1, add_one)
    running = gl.associative_scan(x, 0, add_one)
    gl.store(x_ptr + at, running + gl.expand_dims(total, 1))
    low, high = gl.split(gl.join(x, running))
    gl.store(x_ptr + at, gl.convert_layout(gl.where(low > high, low, high), layout))
    gl.static_assert(True)
    gl.device_assert(n > 0, "positive")
    gl.atomic_add(i_ptr, n)
