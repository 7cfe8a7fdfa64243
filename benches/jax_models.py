"""Programs that JAX lowers, as inputs: python3 jax_models.py FOLDER

`transformer.mlir`: a transformer with 24 layers whose weights are constants in the program. `convnet.mlir`: the gradient of a
convolutional network, weights as arguments. The same random numbers each time.
"""

import os
import sys

os.environ.setdefault("JAX_PLATFORMS", "cpu")

import jax
import jax.numpy as jnp
import numpy as np

LAYERS, WIDTH, HEADS, LENGTH = 24, 256, 4, 128


def transformer():
    random = np.random.default_rng(1)

    def weights(*shape):
        return random.standard_normal(shape, dtype=np.float32) * 0.02

    layers = [
        {
            "qkv": weights(WIDTH, 3 * WIDTH),
            "out": weights(WIDTH, WIDTH),
            "up": weights(WIDTH, 4 * WIDTH),
            "down": weights(4 * WIDTH, WIDTH),
        }
        for _ in range(LAYERS)
    ]

    def norm(x):
        centred = x - x.mean(-1, keepdims=True)
        return centred / jnp.sqrt((centred * centred).mean(-1, keepdims=True) + 1e-5)

    def attention(x, layer):
        q, k, v = jnp.split(x @ layer["qkv"], 3, axis=-1)
        q, k, v = (part.reshape(LENGTH, HEADS, WIDTH // HEADS).transpose(1, 0, 2) for part in (q, k, v))
        scores = jax.nn.softmax(q @ k.transpose(0, 2, 1) / np.sqrt(WIDTH // HEADS))
        return (scores @ v).transpose(1, 0, 2).reshape(LENGTH, WIDTH) @ layer["out"]

    def forward(x):
        for layer in layers:
            x = x + attention(norm(x), layer)
            x = x + jax.nn.gelu(norm(x) @ layer["up"]) @ layer["down"]
        return norm(x)

    return jax.jit(forward).lower(jax.ShapeDtypeStruct((LENGTH, WIDTH), jnp.float32))


def convnet():
    shapes = [(3, 3, 3, 32)] + [(3, 3, 32, 32)] * 200 + [(32, 10)]

    def loss(weights, images, labels):
        x = images
        for kernel in weights[:-1]:
            dimensions = ("NHWC", "HWIO", "NHWC")
            x = jax.nn.relu(jax.lax.conv_general_dilated(x, kernel, (1, 1), "SAME", dimension_numbers=dimensions))
        logits = x.mean((1, 2)) @ weights[-1]
        return -(jax.nn.log_softmax(logits) * labels).sum()

    def of(*shape):
        return jax.ShapeDtypeStruct(shape, jnp.float32)

    return jax.jit(jax.grad(loss)).lower([of(*shape) for shape in shapes], of(8, 32, 32, 3), of(8, 10))


folder = sys.argv[1]
for name, program in (("transformer", transformer()), ("convnet", convnet())):
    with open(os.path.join(folder, f"{name}.mlir"), "w") as file:
        file.write(program.as_text(debug_info=False))
