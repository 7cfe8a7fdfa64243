"""Kernels of CUDA Tile, with the types and ranks of their array arguments."""

import cuda.tile as ct

# The kernels by name, each with its arguments: (type, rank) for an array, a type for a scalar, and a number for a
# constant.
PROGRAMS = {}


def program(*arguments):
    """Registers a kernel with its arguments."""

    def register(function):
        PROGRAMS[function.__name__] = (ct.kernel(function), arguments)
        return function

    return register


F32, F16, I32 = (ct.float32, 1), (ct.float16, 1), (ct.int32, 1)
M32, M16, MI32 = (ct.float32, 2), (ct.float16, 2), (ct.int32, 2)


@program(F32, F32, F32)
def vector_add(a, b, c):
    i = ct.bid(0)
    ct.store(c, (i,), ct.load(a, (i,), (128,)) + ct.load(b, (i,), (128,)))


@program(M16, M16, M32)
def matrix_product(a, b, c):
    row, column = ct.bid(0), ct.bid(1)
    total = ct.zeros((64, 64), ct.float32)
    for k in range(ct.num_tiles(a, 1, (64, 32))):
        total = ct.mma(ct.load(a, (row, k), (64, 32)), ct.load(b, (k, column), (32, 64)), total)
    ct.store(c, (row, column), total)


@program(M32, M32)
def softmax(x, y):
    i = ct.bid(0)
    row = ct.load(x, (i, 0), (1, 256), padding_mode=ct.PaddingMode.NEG_INF)
    shifted = ct.exp(row - ct.max(row, axis=1, keepdims=True))
    ct.store(y, (i, 0), shifted / ct.sum(shifted, axis=1, keepdims=True))


@program(M32, F32, F32, M32)
def layer_norm(x, weight, bias, y):
    i = ct.bid(0)
    row = ct.load(x, (i, 0), (1, 64))
    mean = ct.sum(row, axis=1, keepdims=True) / 64.0
    centered = row - mean
    variance = ct.sum(centered * centered, axis=1, keepdims=True) / 64.0
    scaled = centered * ct.rsqrt(variance + 1e-5)
    ct.store(y, (i, 0), scaled * ct.load(weight, (0,), (64,)) + ct.load(bias, (0,), (64,)))


@program(M32, M32)
def transpose(x, y):
    i, j = ct.bid(0), ct.bid(1)
    ct.store(y, (j, i), ct.transpose(ct.load(x, (i, j), (32, 16))))


@program(M32, M32)
def transposed_load(x, y):
    i, j = ct.bid(0), ct.bid(1)
    ct.store(y, (j, i), ct.load(x, (j, i), (32, 16), order="F"))


@program(F32, F32)
def unary_math(x, y):
    i = ct.bid(0)
    a = ct.load(x, (i,), (32,))
    b = ct.sin(a) + ct.cos(a) * ct.tan(a) - ct.tanh(a)
    b = ct.sinh(b) + ct.cosh(b) + ct.exp2(a) + ct.log(ct.abs(a)) + ct.log2(ct.abs(b))
    ct.store(y, (i,), ct.floor(b) + ct.ceil(a) + ct.sqrt(ct.abs(-a)))


@program(F32, F32, F32)
def binary_math(x, y, z):
    i = ct.bid(0)
    a, b = ct.load(x, (i,), (32,)), ct.load(y, (i,), (32,))
    c = ct.minimum(a, b) + ct.maximum(a, b) + ct.pow(a, b) + ct.atan2(a, b)
    ct.store(z, (i,), ct.where(a < b, c, ct.mod(a, b)) / b)


@program(I32, I32, I32)
def integer_math(x, y, z):
    i = ct.bid(0)
    a, b = ct.load(x, (i,), (32,)), ct.load(y, (i,), (32,))
    c = (a // b) + (a % b) + (a & b) + (a | b) + (a ^ b) + ~a
    ct.store(z, (i,), (c << 2) + (c >> b) + ct.cdiv(a, b) + ct.minimum(a, b))


@program(F32, I32, (ct.bool_, 1))
def comparisons(x, y, z):
    i = ct.bid(0)
    a, b = ct.load(x, (i,), (16,)), ct.load(y, (i,), (16,))
    ct.store(z, (i,), (a > 0.0) & (b <= 3) | (a != 1.0) & ct.isnan(a))


@program(F32, F16, (ct.bfloat16, 1), I32, (ct.int64, 1))
def conversions(x, half, brain, number, wide):
    i = ct.bid(0)
    a = ct.load(x, (i,), (64,))
    ct.store(half, (i,), ct.astype(a, ct.float16))
    ct.store(brain, (i,), ct.astype(a, ct.bfloat16))
    n = ct.astype(a, ct.int32)
    ct.store(number, (i,), n + ct.bitcast(a, ct.int32))
    ct.store(wide, (i,), ct.astype(n, ct.int64))


@program((ct.uint8, 1), (ct.uint32, 1), F32)
def unsigned(x, y, z):
    i = ct.bid(0)
    a = ct.astype(ct.load(x, (i,), (32,)), ct.uint32)
    b = ct.load(y, (i,), (32,))
    ct.store(y, (i,), a // b + a % b + ct.maximum(a, b))
    ct.store(z, (i,), ct.astype(a >> b, ct.float32))


@program(F32, I32, F32)
def gather(x, index, y):
    i = ct.bid(0)
    places = ct.load(index, (i,), (32,))
    ct.store(y, (i,), ct.gather(x, places, padding_value=1.5))


@program(F32, I32, F32)
def scatter(x, index, y):
    i = ct.bid(0)
    ct.scatter(y, ct.load(index, (i,), (32,)), ct.load(x, (i,), (32,)))


@program(M32, MI32, M32)
def gather_matrix(x, index, y):
    i = ct.bid(0)
    rows = ct.load(index, (i, 0), (8, 8))
    ct.store(y, (i, 0), ct.gather(x, (rows, ct.arange(8, dtype=ct.int32))))


@program(F32, I32)
def atomics(x, y):
    i = ct.bid(0)
    places = ct.arange(32, dtype=ct.int32) + i * 32
    ct.atomic_add(x, places, 1.0)
    ct.atomic_max(y, places, 7)
    ct.atomic_xchg(y, places, 3, memory_order=ct.MemoryOrder.RELAXED)
    old = ct.atomic_cas(y, places, 1, 2, memory_scope=ct.MemoryScope.SYS)
    ct.atomic_or(y, places, old)


@program(F32, F32, I32)
def scans(x, y, z):
    i = ct.bid(0)
    a = ct.load(x, (i,), (64,))
    ct.store(y, (i,), ct.cumsum(a) + ct.cumprod(a, reverse=True))
    ct.store(z, (i,), ct.cumsum(ct.astype(a, ct.int32), reverse=True))


@program(M32, I32, F32)
def reductions(x, index, y):
    i = ct.bid(0)
    a = ct.load(x, (i, 0), (16, 32))
    ct.store(index, (i,), ct.argmax(a, axis=1) + ct.argmin(a, axis=1))
    ct.store(y, (i,), ct.min(a, axis=1) + ct.prod(a, axis=1))


@program(F32, F32)
def own_reduction(x, y):
    i = ct.bid(0)
    a = ct.load(x, (i,), (64,))
    ct.store(y, (i,), ct.reduce(a, 0, lambda p, q: p * 0.5 + q, 0.0, keepdims=True))


@program(F32, F32, ct.int32)
def loop_with_break(x, y, limit):
    i = ct.bid(0)
    total = ct.zeros((16,), ct.float32)
    k = 0
    while True:
        if k >= limit:
            break
        total = total + ct.load(x, (k,), (16,))
        k = k + 1
    ct.store(y, (i,), total)


@program(F32, F32, ct.int32)
def loop_with_continue(x, y, limit):
    i = ct.bid(0)
    total = ct.zeros((16,), ct.float32)
    for k in range(0, limit, 2):
        if k % 3 == 0:
            continue
        total = total + ct.load(x, (k,), (16,))
    ct.store(y, (i,), total)


@program(F32, F32, ct.int32)
def branches(x, y, mode):
    i = ct.bid(0)
    a = ct.load(x, (i,), (16,))
    if mode == 0:
        a = a * 2.0
    elif mode == 1:
        a = a + 1.0
    else:
        if i == 0:
            return
    ct.store(y, (i,), a)


@program(F32, F32)
def nested_loops(x, y):
    i = ct.bid(0)
    total = ct.zeros((8,), ct.float32)
    for k in range(4):
        for m in range(k):
            total = total + ct.load(x, (k * 4 + m,), (8,))
    ct.store(y, (i,), total)


@program(F32, 3.0, F32)
def constants(x, scale, y):
    i = ct.bid(0)
    a = ct.load(x, (i,), (8,)) * scale + ct.full((8,), 0.1, ct.float32)
    ct.store(y, (i,), a + ct.astype(ct.arange(8, dtype=ct.int32, start=2, step=3), ct.float32))


@program(M32, F32, M32)
def shapes(x, v, y):
    i = ct.bid(0)
    a = ct.load(x, (i, 0), (4, 8))
    b = ct.reshape(a, (8, 4))
    c = ct.cat((b, ct.permute(a, (1, 0))), axis=1)
    d = ct.broadcast_to(ct.expand_dims(ct.load(v, (i,), (8,)), 1), (8, 8))
    ct.store(y, (i, 0), c + d)


@program(M32, M32)
def extract(x, y):
    i = ct.bid(0)
    a = ct.load(x, (i, 0), (16, 16))
    ct.store(y, (i, 0), ct.extract(a, (1, 0), (8, 8)))


@program(F32)
def printing(x):
    i = ct.bid(0)
    a = ct.load(x, (i,), (4,))
    ct.printf("block %d of %d: %f\n", i, ct.num_blocks(0), a)
    ct.assert_(a > 0.0, "must be positive")


@program(F32, F32)
def rounding(x, y):
    i = ct.bid(0)
    a = ct.load(x, (i,), (16,))
    b = ct.add(a, 1.0, rounding_mode=ct.RoundingMode.RZ)
    c = ct.mul(b, a, rounding_mode=ct.RoundingMode.RM, flush_to_zero=True)
    d = ct.truediv(c, a, rounding_mode=ct.RoundingMode.APPROX)
    ct.store(y, (i,), ct.sqrt(ct.sub(d, b, rounding_mode=ct.RoundingMode.RP), flush_to_zero=True))


@program((ct.int8, 2), (ct.int8, 2), MI32)
def integer_product(a, b, c):
    acc = ct.zeros((32, 32), ct.int32)
    ct.store(c, (0, 0), ct.mma(ct.load(a, (0, 0), (32, 64)), ct.load(b, (0, 0), (64, 32)), acc))


@program((ct.float16, 3), (ct.float16, 3), (ct.float32, 3))
def batched_product(a, b, c):
    i = ct.bid(0)
    acc = ct.zeros((2, 16, 16), ct.float32)
    ct.store(c, (i, 0, 0), ct.mma(ct.load(a, (i, 0, 0), (2, 16, 32)), ct.load(b, (i, 0, 0), (2, 32, 16)), acc))


@program((ct.float8_e4m3fn, 2), (ct.float8_e5m2, 2), M32)
def small_floats(a, b, c):
    x = ct.astype(ct.load(a, (0, 0), (16, 16)), ct.float32)
    y = ct.astype(ct.load(b, (0, 0), (16, 16)), ct.float32)
    ct.store(c, (0, 0), x + y)


@program((ct.tfloat32, 2), (ct.tfloat32, 2), M32)
def tensor_floats(a, b, c):
    acc = ct.zeros((16, 16), ct.float32)
    ct.store(c, (0, 0), ct.mma(ct.load(a, (0, 0), (16, 16)), ct.load(b, (0, 0), (16, 16)), acc))


@program((ct.float64, 1), (ct.float64, 1))
def doubles(x, y):
    i = ct.bid(0)
    a = ct.load(x, (i,), (8,), latency=3)
    ct.store(y, (i,), a * 0.1 + 1e300, latency=2, allow_tma=False)


@program((ct.int64, 1), (ct.int16, 1))
def widths(x, y):
    i = ct.bid(0)
    a = ct.load(x, (i,), (8,)) * 1234567890123 - 1
    ct.store(y, (i,), ct.astype(a, ct.int16))


@program(M16, M16, M16, M16)
def attention(q, k, v, out):
    i = ct.bid(0)
    query = ct.load(q, (i, 0), (32, 64))
    top = ct.full((32, 1), -1e30, ct.float32)
    weight = ct.zeros((32, 1), ct.float32)
    total = ct.zeros((32, 64), ct.float32)
    for j in range(ct.num_tiles(k, 0, (32, 64))):
        scores = ct.mma(query, ct.transpose(ct.load(k, (j, 0), (32, 64))), ct.zeros((32, 32), ct.float32)) * 0.125
        new_top = ct.maximum(top, ct.max(scores, axis=1, keepdims=True))
        part = ct.exp(scores - new_top)
        scale = ct.exp(top - new_top)
        weight = weight * scale + ct.sum(part, axis=1, keepdims=True)
        total = ct.mma(ct.astype(part, ct.float16), ct.load(v, (j, 0), (32, 64)), total * scale)
        top = new_top
    ct.store(out, (i, 0), ct.astype(total / weight, ct.float16))


@program(F32, ct.float32, ct.int32, F32)
def scalars(x, a, n, y):
    i = ct.bid(0)
    ct.store(y, (i,), ct.load(x, (i,), (4,)) * a + ct.astype(n * 3 - 1, ct.float32))


@program(F32, F32)
def zero_rank(x, y):
    ct.store(y, (0,), ct.load(x, (ct.bid(0),), (1,)) + ct.sum(ct.load(x, (0,), (16,))))


@program((ct.float32, 4), (ct.float32, 4))
def four_dimensions(x, y):
    i = ct.bid(0)
    ct.store(y, (0, i, 0, 0), ct.permute(ct.load(x, (i, 0, 0, 0), (2, 4, 8, 1)), (3, 0, 2, 1)))


@program(F32, F32)
def masked_gather(x, y):
    i = ct.bid(0)
    places = ct.arange(32, dtype=ct.int32) + i * 32
    ct.scatter(y, places, ct.gather(x, places, mask=places < 100, padding_value=0.5), mask=places < 90)


@program(F32, F32)
def unchecked_gather(x, y):
    places = ct.arange(32, dtype=ct.int32)
    ct.scatter(y, places, ct.gather(x, places, check_bounds=False, latency=4), check_bounds=False)
