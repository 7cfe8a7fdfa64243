"""More TensorFlow functions, for operations that the other programs do not use."""

import tensorflow as tf

from programs import F32, I32, program


@program(([None, 4], F32), ([None], I32))
def segments(x, at):
    return tf.math.segment_sum(x, at), tf.math.unsorted_segment_max(x, at, 5), tf.math.bincount(at, minlength=3)


@program(([6, 4], F32))
def sorting(x):
    values, at = tf.math.top_k(x, 2)
    return values, at, tf.argsort(x, axis=0, direction="DESCENDING"), tf.sort(x), tf.math.in_top_k([0, 1, 2, 3, 0, 1], x, 2)


@program(([8], I32), ([8], I32))
def whole_numbers(x, y):
    return x // y, x % y, tf.bitwise.bitwise_xor(x, y), tf.bitwise.left_shift(x, y), tf.bitwise.invert(x), tf.math.floormod(x, 3)


@program(([3, 4], F32))
def shapes(x):
    y = tf.reshape(x, [2, -1])
    parts = tf.unstack(tf.transpose(y), axis=1)
    return tf.stack(parts, 1), tf.tile(x, [2, 1]), tf.pad(x, [[1, 0], [0, 2]], constant_values=2.0), tf.reverse(x, [1]), tf.roll(x, 1, 0)


@program(([None, None, 3], F32))
def dynamic(x):
    size = tf.shape(x)
    return tf.reshape(x, [size[0] * size[1], 3]), tf.fill([size[1], 2], 1.5), tf.range(size[0]), tf.rank(x), tf.size(x)


@program(([5, 4], F32), ([3, 2], I32))
def scattering(x, at):
    updates = tf.ones([3])
    return tf.gather_nd(x, at), tf.tensor_scatter_nd_add(x, at, updates), tf.scatter_nd(at, updates, [5, 4]), tf.boolean_mask(x, x[:, 0] > 0)


@program(([4, 4], F32))
def matrices(x):
    q, r = tf.linalg.qr(x)
    return tf.linalg.inv(x), tf.linalg.det(x), tf.linalg.cholesky(x), q, r, tf.linalg.band_part(x, 1, -1), tf.linalg.diag_part(x), tf.linalg.trace(x)


@program(([2, 6], tf.complex64))
def complex_numbers(x):
    return tf.math.conj(x), tf.math.real(x), tf.abs(x), tf.signal.fft(x), tf.complex(tf.math.imag(x), tf.math.angle(x))


@program(([1, 8, 8, 4], F32), ([3, 3, 4, 1], F32))
def depthwise(x, w):
    y = tf.nn.depthwise_conv2d(x, w, [1, 1, 1, 1], "VALID", dilations=[2, 2])
    return tf.nn.max_pool2d(y, 2, 2, "SAME"), tf.nn.avg_pool2d(x, 3, 1, "VALID"), tf.nn.leaky_relu(x, 0.1), tf.nn.elu(x)


@program(([1, 4, 4, 2], F32), ([3, 3, 5, 2], F32))
def transposed(x, w):
    return tf.nn.conv2d_transpose(x, w, [1, 8, 8, 5], 2), tf.nn.space_to_depth(x, 2), tf.nn.depth_to_space(tf.tile(x, [1, 1, 1, 2]), 2)


@program(([1, 6, 6, 6, 2], F32), ([2, 2, 2, 2, 3], F32))
def volumes(x, w):
    return tf.nn.conv3d(x, w, [1, 1, 1, 1, 1], "SAME"), tf.nn.max_pool3d(x, 2, 2, "VALID")


@program(([1, 8, 8, 3], F32))
def images(x):
    a = tf.image.resize(x, [4, 4], method="nearest")
    b = tf.image.resize(x, [16, 16], method="bilinear")
    return a, b, tf.image.flip_left_right(x), tf.image.adjust_contrast(x, 2.0), tf.image.rgb_to_hsv(x), tf.image.crop_and_resize(x, [[0.0, 0.0, 1.0, 1.0]], [0], [3, 3])


@program(([4, 10], F32), ([4], I32))
def losses(x, labels):
    a = tf.nn.sparse_softmax_cross_entropy_with_logits(labels, x)
    b = tf.nn.softmax_cross_entropy_with_logits(tf.one_hot(labels, 10), x)
    return a, b, tf.nn.l2_loss(x), tf.nn.log_softmax(x), tf.nn.sigmoid_cross_entropy_with_logits(x, x)


@program(([4, 8], F32))
def normalised(x):
    mean, variance = tf.nn.moments(x, [0])
    y = tf.nn.batch_normalization(x, mean, variance, 0.0, 1.0, 1e-3)
    return tf.nn.l2_normalize(y, 1), tf.clip_by_norm(x, 2.0), tf.clip_by_value(x, -1.0, 1.0), tf.nn.local_response_normalization(x[None, :, :, None])


@program(([3], tf.string))
def texts(x):
    parts = tf.strings.split(x, ",").to_tensor("")
    return tf.strings.length(x), tf.strings.join([x, x], "-"), tf.strings.regex_replace(x, "a+", "b"), tf.strings.to_number(parts[0]), tf.strings.substr(x, 0, 2), tf.strings.upper(x)


@program(([10], F32))
def tensor_arrays(x):
    array = tf.TensorArray(F32, size=10, element_shape=[])
    for i in tf.range(10):
        array = array.write(i, x[i] * tf.cast(i, F32))
    return array.stack(), array.read(3)


@program(([], I32), ([4], F32))
def cases(i, x):
    return tf.switch_case(i, [lambda: x, lambda: x * 2.0, lambda: tf.zeros_like(x)]), tf.case([(i > 3, lambda: x[0])], lambda: x[1])


@program(([6], F32))
def nested_loops(x):
    def outer(i, total):
        _, inner = tf.while_loop(lambda j, t: j < i, lambda j, t: (j + 1, t + x[j]), [0, total])
        return i + 1, inner

    return tf.while_loop(lambda i, _: i < 6, outer, [tf.constant(0), tf.constant(0.0)], maximum_iterations=8)


@program(([5], F32))
def functional(x):
    return tf.map_fn(lambda v: v * v, x), tf.foldl(lambda a, v: a + v, x), tf.scan(lambda a, v: a * v, x), tf.vectorized_map(lambda v: tf.sin(v), x)


@program(([3], F32))
def gradients(x):
    with tf.GradientTape() as tape:
        tape.watch(x)
        y = tf.reduce_sum(tf.sin(x) ** 2 * tf.exp(-x))
    return y, tape.gradient(y, x), tf.stop_gradient(x), tf.debugging.check_numerics(x, "bad")


@program(([4, 3], F32))
def quantised(x):
    y = tf.quantization.fake_quant_with_min_max_args(x, -2.0, 3.0, num_bits=4)
    z = tf.quantization.quantize_and_dequantize_v2(x, -1.0, 1.0, range_given=True)
    return y, z, tf.quantization.fake_quant_with_min_max_vars(x, 0.0, 6.0)


@program(([4], tf.int64), ([4], tf.uint8), ([4], tf.float64), ([4], tf.bfloat16))
def types(a, b, c, d):
    return tf.cast(a, tf.int16), tf.cast(b, tf.float16), tf.bitcast(c, tf.int64), tf.cast(d, F32), tf.cast(a, tf.bool), tf.saturate_cast(c, tf.int8)


@program(([2, 3], F32), ([2, 3], F32))
def comparisons(x, y):
    return tf.where(x > y, x, y), tf.math.is_nan(x), tf.math.is_inf(y), tf.logical_xor(x > 0, y <= 0), tf.equal(x, y), tf.not_equal(x, 1.0), tf.math.greater_equal(x, y)


@program(([2, 3, 8], F32), ([8, 16], F32), ([4, 16], F32))
def recurrent(x, w, u):
    def step(state, value):
        h, c = state
        i, f, g, o = tf.split(tf.matmul(value, w) + tf.matmul(h, u), 4, axis=1)
        c = tf.sigmoid(f) * c + tf.sigmoid(i) * tf.tanh(g)
        return tf.sigmoid(o) * tf.tanh(c), c

    zero = tf.zeros([2, 4])
    return tf.scan(step, tf.transpose(x, [1, 0, 2]), (zero, zero))


@program(([], tf.int64))
def random_values(seed):
    pair = tf.stack([seed, seed + 1])
    return tf.random.stateless_uniform([2, 3], pair), tf.random.stateless_normal([4], pair), tf.random.uniform([3], maxval=5, dtype=I32, seed=1)


@program(([None, 3], F32))
def printed(x):
    tf.print("x =", x, summarize=3)
    tf.debugging.assert_positive(x)
    tf.debugging.Assert(tf.reduce_all(x > 0), [x])
    return tf.identity(x)


@program(([8, 4], F32))
def extremes(x):
    return tf.argmax(x, 1), tf.argmin(x, 0, output_type=I32), tf.math.cumulative_logsumexp(x), tf.math.cumprod(x, reverse=True), tf.reduce_logsumexp(x), tf.math.reduce_std(x, 1), tf.math.reduce_euclidean_norm(x), tf.math.count_nonzero(x), tf.unique(tf.reshape(x, [-1]))


@program(([6], F32), ([6], F32))
def special(x, y):
    return tf.math.lgamma(x), tf.math.digamma(x), tf.math.igamma(x, y), tf.math.betainc(x, y, 0.5), tf.math.bessel_i0(x), tf.math.erfinv(x), tf.math.xlogy(x, y), tf.math.nextafter(tf.cast(x, tf.float64), tf.cast(y, tf.float64)), tf.math.zeta(x, y), tf.math.ndtri(x)
