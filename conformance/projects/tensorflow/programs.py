"""TensorFlow functions of many areas: each is traced, imported and converted by `make.py`."""

import tensorflow as tf

PROGRAMS = {}


def program(*specs):
    """Registers a function with the shapes and types of its arguments."""

    def register(function):
        PROGRAMS[function.__name__] = (function, [tf.TensorSpec(*spec) for spec in specs])
        return function

    return register


F32 = tf.float32
I32 = tf.int32


@program(([None, 3], F32), ([None, 3], F32))
def arithmetic(x, y):
    return (x + y) * x - y / (x * x + 1.0), tf.pow(x, 2.0), tf.math.floordiv(x, y), tf.math.squared_difference(x, y)


@program(([4, 5], F32))
def unary(x):
    return tf.exp(x), tf.math.log1p(x), tf.math.rsqrt(x), tf.abs(x), tf.sign(x), tf.math.erf(x), tf.tanh(x), -x


@program(([2, 3, 4], F32))
def reductions(x):
    return (
        tf.reduce_sum(x, 1),
        tf.reduce_mean(x, [0, 2], keepdims=True),
        tf.reduce_max(x),
        tf.reduce_prod(x, -1),
        tf.reduce_any(x > 0, 0),
        tf.math.cumsum(x, 1, exclusive=True),
    )


@program(([3, 4], F32), ([4, 5], F32))
def products(a, b):
    return tf.matmul(a, b), tf.einsum("ij,jk->ki", a, b), tf.tensordot(a, b, 1)


@program(([2, 3, 4], F32), ([2, 5, 4], F32))
def batch_products(a, b):
    return tf.matmul(a, b, transpose_b=True)


@program(([1, 8, 8, 3], F32), ([3, 3, 3, 4], F32), ([4], F32))
def convolution(x, w, b):
    y = tf.nn.conv2d(x, w, strides=[1, 2, 2, 1], padding="SAME")
    return tf.nn.relu6(tf.nn.bias_add(y, b))


@program(([1, 8, 8, 3], F32), ([3, 3, 3, 2], F32))
def depthwise(x, w):
    return tf.nn.depthwise_conv2d(x, w, strides=[1, 1, 1, 1], padding="VALID", dilations=[2, 2])


@program(([1, 4, 8, 8, 3], F32), ([2, 3, 3, 3, 4], F32))
def convolution3d(x, w):
    return tf.nn.conv3d(x, w, strides=[1, 1, 1, 1, 1], padding="SAME")


@program(([1, 4, 4, 4], F32), ([3, 3, 2, 4], F32))
def transposed_convolution(x, w):
    return tf.nn.conv2d_transpose(x, w, [1, 8, 8, 2], strides=2)


@program(([1, 8, 8, 3], F32))
def pooling(x):
    return (
        tf.nn.max_pool2d(x, 2, 2, "SAME"),
        tf.nn.avg_pool2d(x, [3, 3], [1, 1], "VALID"),
        tf.nn.max_pool_with_argmax(x, 2, 2, "SAME"),
    )


@program(([4, 8, 8, 3], F32), ([3], F32), ([3], F32))
def batch_norm(x, scale, offset):
    return tf.compat.v1.nn.fused_batch_norm(x, scale, offset)


@program(([4, 10], F32))
def activations(x):
    return tf.nn.softmax(x), tf.nn.log_softmax(x), tf.nn.elu(x), tf.nn.leaky_relu(x, 0.3), tf.nn.gelu(x), tf.sigmoid(x)


@program(([4, 10], F32), ([4], I32), ([4, 10], F32))
def losses(logits, labels, dense):
    return (
        tf.nn.sparse_softmax_cross_entropy_with_logits(labels, logits),
        tf.nn.softmax_cross_entropy_with_logits(dense, logits),
        tf.nn.l2_loss(logits),
    )


@program(([2, 3, 4], F32))
def shapes(x):
    y = tf.reshape(x, [6, -1])
    z = tf.transpose(x, [2, 0, 1])
    return y, z, tf.expand_dims(x, 1), tf.squeeze(tf.zeros([1, 3, 1]), [0]), tf.shape(x), tf.size(x), tf.rank(x)


@program(([None, None], F32))
def dynamic_shapes(x):
    n = tf.shape(x)[0]
    return tf.reshape(x, [n, 1, -1]), tf.fill([n, 2], 1.0), tf.broadcast_to(x[:1], tf.shape(x))


@program(([4, 6], F32))
def slices(x):
    return x[1:3, ::2], x[..., tf.newaxis, 0], x[::-1], tf.slice(x, [0, 1], [2, -1]), x[-1]


@program(([4, 6], F32), ([3], I32), ([2, 2], I32))
def gathers(x, indices, pairs):
    return tf.gather(x, indices, axis=1), tf.gather_nd(x, pairs), tf.one_hot(indices, 5), tf.boolean_mask(x, x[:, 0] > 0)


@program(([4, 6], F32), ([3, 1], I32), ([3, 6], F32))
def scatters(x, indices, updates):
    return (
        tf.tensor_scatter_nd_update(x, indices, updates),
        tf.tensor_scatter_nd_add(x, indices, updates),
        tf.scatter_nd(indices, updates, [8, 6]),
    )


@program(([2, 3], F32), ([2, 3], F32))
def joins(a, b):
    return tf.concat([a, b], 1), tf.stack([a, b], -1), tf.unstack(a), tf.split(b, [1, 2], 1), tf.split(a, 3, 1)


@program(([2, 3], F32))
def pads(x):
    return tf.pad(x, [[1, 1], [0, 2]]), tf.pad(x, [[1, 1], [2, 2]], "REFLECT"), tf.tile(x, [2, 1]), tf.reverse(x, [0])


@program(([5, 6], F32))
def sorts(x):
    return tf.math.top_k(x, 3), tf.argmax(x, 1), tf.argmin(x, 0, tf.int32), tf.sort(x), tf.unique(x[0])


@program(([3, 3], F32), ([3, 3], F32))
def comparisons(x, y):
    c = tf.logical_and(x > y, tf.logical_not(x <= 1.0))
    return tf.where(c, x, y), tf.equal(x, y), tf.not_equal(x, y), tf.maximum(x, y), tf.where(c), x >= y, x < y


@program(([4], I32), ([4], I32))
def integers(x, y):
    return (
        tf.bitwise.bitwise_and(x, y),
        tf.bitwise.left_shift(x, 2),
        tf.math.floormod(x, y),
        tf.cast(x, tf.int64),
        tf.bitcast(x, tf.uint32),
        tf.range(y[0]),
    )


@program(([3], tf.complex64), ([3], F32))
def complex_numbers(x, y):
    return tf.math.conj(x), tf.math.real(x), tf.complex(y, y), tf.abs(x), x * x


@program(([2, 8], F32))
def fourier(x):
    return tf.signal.rfft(x), tf.signal.fft(tf.cast(x, tf.complex64)), tf.signal.irfft(tf.signal.rfft(x))


@program(([4, 4], F32))
def linear_algebra(x):
    spd = tf.matmul(x, x, transpose_b=True) + tf.eye(4)
    return tf.linalg.cholesky(spd), tf.linalg.inv(spd), tf.linalg.det(spd), tf.linalg.band_part(x, 0, -1), tf.linalg.svd(x)


@program(([], tf.string), ([None], tf.string))
def strings(x, y):
    return (
        tf.strings.join([x, "-\"quoted\"\n"]),
        tf.strings.length(y),
        tf.strings.to_number(y),
        tf.strings.regex_replace(y, "a+", "b"),
        tf.constant(["one", "two"]),
        tf.strings.split(y).flat_values,
    )


@program(([], F32), ([], tf.bool))
def conditionals(x, c):
    y = tf.cond(c, lambda: x + 1.0, lambda: x * 2.0)
    return tf.case([(y > 1.0, lambda: y), (y > 0.0, lambda: -y)], default=lambda: tf.zeros([]))


@program(([], I32), ([4], F32))
def loops(n, x):
    i, total = tf.while_loop(lambda i, _: i < n, lambda i, t: (i + 1, t * 2.0), [tf.constant(0), x], parallel_iterations=3)
    for step in tf.range(3):
        if tf.reduce_sum(total) > 10.0:
            break
        total += tf.cast(step, F32)
    return i, total


@program(([5, 3], F32))
def mapped(x):
    return tf.map_fn(lambda row: row * 2.0, x), tf.scan(lambda a, b: a + b, x), tf.vectorized_map(lambda r: r + 1.0, x)


@program(([3], F32))
def tensor_arrays(x):
    array = tf.TensorArray(F32, size=3, element_shape=[])
    for i in tf.range(3):
        array = array.write(i, x[i])
    return array.stack(), array.read(0)


@program(([2, 3], F32))
def random_numbers(x):
    return (
        tf.random.normal([2, 3], seed=1),
        tf.random.stateless_uniform([2], seed=[1, 2]),
        tf.random.shuffle(x, seed=7),
        tf.nn.dropout(x, 0.5, seed=3),
    )


@program(([1, 4, 4, 3], F32))
def images(x):
    return (
        tf.image.resize(x, [8, 8]),
        tf.image.resize(x, [2, 2], "nearest"),
        tf.image.flip_left_right(x),
        tf.image.rgb_to_hsv(x),
        tf.image.extract_patches(x, [1, 2, 2, 1], [1, 1, 1, 1], [1, 1, 1, 1], "VALID"),
        tf.nn.space_to_depth(x, 2),
    )


@program(([4, 4], F32), ([4], I32))
def segments(x, ids):
    return (
        tf.math.segment_sum(x, ids),
        tf.math.unsorted_segment_max(x, ids, 5),
        tf.math.bincount(ids),
        tf.math.confusion_matrix(ids, ids, 4),
    )


@program(([3, 2], tf.int64), ([3], F32), ([4, 2], F32))
def sparse(indices, values, dense):
    s = tf.SparseTensor(indices, values, [4, 4])
    return tf.sparse.to_dense(s), tf.sparse.sparse_dense_matmul(s, dense), tf.sparse.reduce_sum(s)


@program(([2, 3], F32))
def gradients(x):
    with tf.GradientTape() as tape:
        tape.watch(x)
        y = tf.reduce_sum(tf.tanh(x) ** 2.0)
    return tape.gradient(y, x)


@program(([1, 6, 6, 1], F32), ([3, 3, 1, 2], F32))
def convolution_gradients(x, w):
    with tf.GradientTape() as tape:
        tape.watch([x, w])
        y = tf.nn.max_pool2d(tf.nn.conv2d(x, w, 1, "SAME"), 2, 2, "VALID")
    return tape.gradient(y, [x, w])


@program(([2, 3], F32))
def quantized(x):
    return (
        tf.quantization.fake_quant_with_min_max_args(x, -1.0, 1.0),
        tf.quantization.fake_quant_with_min_max_vars(x, -6.0, 6.0, num_bits=4, narrow_range=True),
        tf.quantization.quantize(x, -1.0, 1.0, tf.quint8),
    )


@program(([2], F32))
def small_floats(x):
    return tf.cast(x, tf.bfloat16), tf.cast(x, tf.float16), tf.cast(x, tf.float64)


@program(([2], F32))
def constants(x):
    return (
        tf.constant([[1, 2], [3, 4]], tf.int64),
        tf.constant([True, False]),
        tf.constant(list(range(40)), tf.uint8),
        tf.constant([1e-3, float("inf"), -2.5], tf.float64),
        tf.constant(1 + 2j, tf.complex64),
        tf.constant([], F32),
        x,
    )


@program(([2], F32))
def side_effects(x):
    tf.print("value", x)
    tf.debugging.assert_greater(x, 0.0)
    with tf.control_dependencies([tf.debugging.check_numerics(x, "bad")]):
        return tf.identity(x)


@program(([None], tf.string))
def tables(keys):
    return tf.io.decode_raw(keys, tf.uint8), tf.io.parse_tensor(keys[0], F32), tf.strings.to_hash_bucket_fast(keys, 10)


@program(([], tf.int64))
def datasets(n):
    dataset = tf.data.Dataset.range(n).map(lambda i: i * 2).filter(lambda i: i > 2).batch(2)
    return dataset.reduce(tf.constant(0, tf.int64), lambda total, batch: total + tf.reduce_sum(batch))


@program(([6, 4], F32))
def einsums(x):
    return tf.einsum("ij,kj->ik", x, x), tf.einsum("ii->i", x[:4]), tf.linalg.diag(x[0]), tf.linalg.trace(x[:4])


@program(([2, 5, 3], F32), ([3, 8], F32), ([2, 8], F32), ([8], F32))
def recurrent(x, w, u, b):
    h = c = tf.zeros([2, 2])
    for step in range(2):
        gates = tf.matmul(x[:, step], w) + tf.matmul(h, u) + b
        i, f, g, o = tf.split(gates, 4, 1)
        c = tf.sigmoid(f) * c + tf.sigmoid(i) * tf.tanh(g)
        h = tf.sigmoid(o) * tf.tanh(c)
    return h


@program(([2, 4, 8], F32))
def attention(x):
    scores = tf.matmul(x, x, transpose_b=True) / 2.83
    return tf.matmul(tf.nn.softmax(scores), x)


@program(([3], F32))
def custom_gradient(x):
    @tf.custom_gradient
    def log1pexp(v):
        e = tf.exp(v)
        return tf.math.log(1 + e), lambda up: up * (1 - 1 / (1 + e))

    return log1pexp(x)


class Counter(tf.Module):
    """A model with variables, a table and an asset."""

    def __init__(self):
        super().__init__()
        self.total = tf.Variable(tf.zeros([3]), name="total")
        self.weights = tf.Variable(tf.ones([3, 2]), trainable=False, shape=[None, 2])
        self.table = tf.lookup.StaticHashTable(
            tf.lookup.KeyValueTensorInitializer(["a", "b"], tf.constant([1, 2], tf.int64)), -1
        )

    @tf.function(input_signature=[tf.TensorSpec([3], F32)])
    def add(self, x):
        return {"sum": self.total.assign_add(x), "product": tf.linalg.matvec(self.weights, x, transpose_a=True)}

    @tf.function(input_signature=[tf.TensorSpec([None], tf.string)])
    def find(self, keys):
        return self.table.lookup(keys)

    @tf.function(input_signature=[])
    def reset(self):
        self.total.assign(tf.zeros([3]))
        return self.total.read_value()


class Dense(tf.Module):
    """A small network."""

    def __init__(self):
        super().__init__()
        self.w = tf.Variable(tf.reshape(tf.range(12.0), [4, 3]))
        self.b = tf.Variable(tf.zeros([3]))

    @tf.function(input_signature=[tf.TensorSpec([None, 4], F32, name="features")])
    def __call__(self, x):
        return tf.nn.relu(tf.matmul(x, self.w) + self.b)


MODELS = {"counter": Counter, "dense": Dense}
