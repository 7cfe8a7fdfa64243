"""Writes programs that JAX lowers, as inputs for benchmarks: python3 jax_models.py FOLDER

`transformer.mlir`: a transformer with 24 layers whose weights are constants in the program. `convnet.mlir`: the gradient of a
convolutional network, with weights as arguments. `training.mlir`: a training step of the transformer, with weights as arguments.
`unet.mlir`: the gradient of a network for denoising images. The last two have locations. The random numbers are the same
in each run.
"""

import os
import sys

os.environ.setdefault("JAX_PLATFORMS", "cpu")

import jax
import jax.numpy as jnp
import numpy as np

LAYERS, WIDTH, HEADS, LENGTH = 24, 256, 4, 128


def of(*shape):
    return jax.ShapeDtypeStruct(shape, jnp.float32)


def layers(weights):
    shapes = {
        "qkv": (WIDTH, 3 * WIDTH),
        "out": (WIDTH, WIDTH),
        "up": (WIDTH, 4 * WIDTH),
        "down": (4 * WIDTH, WIDTH),
    }
    return [{name: weights(*shape) for name, shape in shapes.items()} for _ in range(LAYERS)]


def norm(x):
    centred = x - x.mean(-1, keepdims=True)
    return centred / jnp.sqrt((centred * centred).mean(-1, keepdims=True) + 1e-5)


def attention(x, layer):
    q, k, v = jnp.split(x @ layer["qkv"], 3, axis=-1)
    q, k, v = (part.reshape(LENGTH, HEADS, WIDTH // HEADS).transpose(1, 0, 2) for part in (q, k, v))
    scores = jax.nn.softmax(q @ k.transpose(0, 2, 1) / np.sqrt(WIDTH // HEADS))
    return (scores @ v).transpose(1, 0, 2).reshape(LENGTH, WIDTH) @ layer["out"]


def forward(layers, x):
    for layer in layers:
        x = x + attention(norm(x), layer)
        x = x + jax.nn.gelu(norm(x) @ layer["up"]) @ layer["down"]
    return norm(x)


def transformer():
    random = np.random.default_rng(1)
    known = layers(lambda *shape: random.standard_normal(shape, dtype=np.float32) * 0.02)
    return jax.jit(lambda x: forward(known, x)).lower(of(LENGTH, WIDTH))


def training():
    def loss(layers, x, y):
        return ((forward(layers, x) - y) ** 2).mean()

    def step(layers, moments, x, y):
        gradient = jax.grad(loss)(layers, x, y)
        moments = jax.tree.map(lambda m, g: 0.9 * m + 0.1 * g, moments, gradient)
        return jax.tree.map(lambda w, m: w - 0.001 * m, layers, moments), moments

    return jax.jit(step).lower(layers(of), layers(of), of(LENGTH, WIDTH), of(LENGTH, WIDTH))


def convnet():
    shapes = [(3, 3, 3, 32)] + [(3, 3, 32, 32)] * 200 + [(32, 10)]

    def loss(weights, images, labels):
        x = images
        for kernel in weights[:-1]:
            dimensions = ("NHWC", "HWIO", "NHWC")
            x = jax.nn.relu(jax.lax.conv_general_dilated(x, kernel, (1, 1), "SAME", dimension_numbers=dimensions))
        logits = x.mean((1, 2)) @ weights[-1]
        return -(jax.nn.log_softmax(logits) * labels).sum()

    return jax.jit(jax.grad(loss)).lower([of(*shape) for shape in shapes], of(8, 32, 32, 3), of(8, 10))


def unet():
    widths, blocks = (64, 128, 256, 512), 4

    def conv(x, kernel, stride=1):
        dimensions = ("NHWC", "HWIO", "NHWC")
        return jax.lax.conv_general_dilated(x, kernel, (stride, stride), "SAME", dimension_numbers=dimensions)

    def block(x, time, weights):
        mean = x.mean((1, 2), keepdims=True)
        x = (x - mean) / jnp.sqrt(((x - mean) ** 2).mean((1, 2), keepdims=True) + 1e-5)
        shift = (jax.nn.silu(time) @ weights["time"])[:, None, None, :]
        return x + conv(jax.nn.silu(conv(x, weights["in"]) + shift), weights["out"])

    def look(x, weights):
        batch, height, width, depth = x.shape
        q, k, v = jnp.split(x.reshape(batch, height * width, depth) @ weights, 3, axis=-1)
        scores = jax.nn.softmax(q @ k.transpose(0, 2, 1) / np.sqrt(depth))
        return x + (scores @ v).reshape(x.shape)

    def weights_of(width):
        return {"in": of(3, 3, width, width), "out": of(3, 3, width, width), "time": of(128, width)}

    def loss(weights, noisy, time, noise):
        angles = time[:, None] * jnp.exp(-jnp.arange(64) / 8)
        time = jnp.concatenate([jnp.sin(angles), jnp.cos(angles)], -1)
        x, kept = conv(noisy, weights["first"]), []
        for level in weights["down"]:
            for one in level["blocks"]:
                x = block(x, time, one)
            x = look(x, level["look"])
            kept.append(x)
            x = conv(x, level["change"], 2)
        for level, before in zip(weights["up"], reversed(kept)):
            x = jax.image.resize(x, (*before.shape[:3], x.shape[-1]), "nearest")
            x = conv(jnp.concatenate([x, before], -1), level["change"])
            for one in level["blocks"]:
                x = block(x, time, one)
            x = look(x, level["look"])
        return ((conv(x, weights["last"]) - noise) ** 2).mean()

    def level(width, change):
        return {"blocks": [weights_of(width)] * blocks, "look": of(width, 3 * width), "change": of(3, 3, *change)}

    pairs = list(zip(widths, widths[1:]))
    weights = {
        "first": of(3, 3, 3, widths[0]),
        "last": of(3, 3, widths[0], 3),
        "down": [level(width, (width, wider)) for width, wider in pairs],
        "up": [level(width, (width + wider, width)) for width, wider in reversed(pairs)],
    }
    return jax.jit(jax.grad(loss)).lower(weights, of(4, 64, 64, 3), of(4), of(4, 64, 64, 3))


folder = sys.argv[1]
for name, program, has_locations in (
    ("transformer", transformer(), False),
    ("convnet", convnet(), False),
    ("training", training(), True),
    ("unet", unet(), True),
):
    with open(os.path.join(folder, f"{name}.mlir"), "w") as file:
        file.write(program.as_text(debug_info=has_locations))
