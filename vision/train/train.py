"""Trains the digit network on cells from `nonet-vision-train make` and writes the weights as bytes.

    train.py TRAIN CHECK OUT --steps N [--seed N] [--batch N] [--shape C1,C2,C3,DENSE]
"""

import argparse
import time

import jax
import jax.numpy as jnp
import numpy as np

SIDE = 24
CLASSES = 10
# The largest whole number that a packed weight of each layer has. The layers with the most weights do with the fewest
# values: 1 is three values, which Brotli packs into less than two bits.
LEVELS = (31, 15, 3, 1, 15)
# The same in the first third of training, before the network learns to do with so few.
FINE = (127, 127, 127, 127, 127)


def cells(path):
    """The cells as bytes (0 is -1, 255 is 2) and their digits."""
    pixels = np.fromfile(path + ".cells", np.uint8).reshape(-1, SIDE, SIDE)
    return pixels, np.fromfile(path + ".digits", np.uint8).astype(np.int32)


def start(key, shape):
    """Weights of three convolutions and two dense layers."""
    c1, c2, c3, dense = shape
    sizes = [(3, 3, 1, c1), (3, 3, c1, c2), (3, 3, c2, c3), (9 * c3, dense), (dense, CLASSES)]
    layers = []
    for size in sizes:
        key, own = jax.random.split(key)
        spread = np.sqrt(2 / np.prod(size[:-1]))
        layers.append((jax.random.normal(own, size) * spread, jnp.zeros(size[-1])))
    return layers


def convolve(pictures, weights):
    return jax.lax.conv_general_dilated(
        pictures, weights, (1, 1), "SAME", dimension_numbers=("NHWC", "HWIO", "NHWC")
    )


def best_of_four(pictures):
    return jax.lax.reduce_window(pictures, -jnp.inf, jax.lax.max, (1, 2, 2, 1), (1, 2, 2, 1), "VALID")


def network(layers, pixels):
    values = (pixels.astype(jnp.float32) / 85 - 1)[..., None]
    for weights, biases in layers[:3]:
        values = best_of_four(jax.nn.relu(convolve(values, weights) + biases))
    values = values.reshape(values.shape[0], -1)
    (weights, biases), (last_weights, last_biases) = layers[3:]
    return jax.nn.relu(values @ weights + biases) @ last_weights + last_biases


def scales(weights, levels):
    """For each output the scale that leaves the least squared error when weights become whole numbers up to `levels`."""
    flat = weights.reshape(-1, weights.shape[-1])
    whole = jnp.maximum(jnp.abs(flat).max(0) / levels, 1e-9)

    def error(part):
        return ((numbers(flat, whole * part, levels) * whole * part - flat) ** 2).sum(0)

    parts = jnp.linspace(0.3, 1, 24)
    return whole * parts[jax.lax.map(error, parts).argmin(0)]


def numbers(weights, scales, levels):
    return jnp.clip(jnp.round(weights / scales), -levels, levels)


def rounded(layers, levels):
    """The weights as they are after packing: whole numbers, one scale for each output."""
    packed = []
    for (weights, biases), most in zip(layers, levels):
        by = scales(weights, most)
        # The gradient goes to the weights as if nothing had been rounded.
        exact = numbers(weights, by, most) * by
        packed.append((weights + jax.lax.stop_gradient(exact - weights), biases))
    return packed


def loss(layers, pixels, digits, smoothing, levels):
    """Cross entropy with rounded weights, so that the network learns to do with them."""
    likely = jax.nn.log_softmax(network(rounded(layers, levels), pixels))
    wanted = jax.nn.one_hot(digits, CLASSES) * (1 - smoothing) + smoothing / CLASSES
    return -(wanted * likely).sum(-1).mean()


def adam(steps, rate, smoothing, levels):
    """One step of Adam with a warm-up, a cosine and a little decay of the weights."""

    @jax.jit
    def step(layers, mean, square, at, pixels, digits):
        value, slope = jax.value_and_grad(loss)(layers, pixels, digits, smoothing, levels)
        now = rate * jnp.minimum(at / 300, 1) * 0.5 * (1 + jnp.cos(jnp.pi * at / steps))
        mean = jax.tree.map(lambda m, g: 0.9 * m + 0.1 * g, mean, slope)
        square = jax.tree.map(lambda s, g: 0.99 * s + 0.01 * g * g, square, slope)

        def moved(weights, m, s):
            along = m / (1 - 0.9**at) / (jnp.sqrt(s / (1 - 0.99**at)) + 1e-8)
            return weights - now * (along + 1e-4 * weights)

        return jax.tree.map(moved, layers, mean, square), mean, square, value

    return step


def outputs(layers, pixels, run):
    return np.concatenate([np.asarray(run(layers, pixels[at : at + 4050])) for at in range(0, len(pixels), 4050)])


def temperature(values, digits):
    """What to divide the outputs by so that the probabilities are true: that of the least cross entropy."""
    def entropy(by):
        scaled = values / by
        top = scaled.max(1)
        whole = top + np.log(np.exp(scaled - top[:, None]).sum(1))
        return (whole - scaled[np.arange(len(digits)), digits]).mean()

    return min(np.arange(0.3, 2.0, 0.02), key=entropy)


def packed(layers):
    """The scales, numbers and biases of each layer."""
    rows = []
    for (weights, biases), levels in zip(layers, LEVELS):
        by = scales(weights, levels)
        whole = numbers(weights, by, levels)
        rows.append((np.asarray(by), np.asarray(whole, np.int8), np.asarray(biases)))
    return rows


def halves(values):
    """Floats as their upper two bytes, which network.rs reads: seven bits of a mantissa are enough for scales and biases."""
    bits = np.ascontiguousarray(values, "<f4").view("<u4")
    return ((bits + 0x8000) >> 16).astype("<u2").tobytes()


def write(rows, by, path):
    """The file that src/network.rs reads."""
    with open(path, "wb") as file:
        for scales, numbers, biases in rows:
            file.write(halves(scales))
            file.write(halves(biases))
            file.write(numbers.tobytes())
        file.write(halves(np.float32([by])))


def trained(options, pixels, digits, check):
    chance = np.random.default_rng(options.seed)
    layers = start(jax.random.key(options.seed), [int(part) for part in options.shape.split(",")])
    mean = jax.tree.map(jnp.zeros_like, layers)
    square = jax.tree.map(jnp.zeros_like, layers)
    print("weights:", sum(part.size for layer in layers for part in layer), "cells:", len(pixels), flush=True)
    rough, exact = (adam(options.steps, options.rate, options.smoothing, levels) for levels in (FINE, LEVELS))
    run = jax.jit(lambda layers, pixels: network(rounded(layers, LEVELS), pixels))
    begun, usual = time.time(), None
    for at in range(1, options.steps + 1):
        chosen = chance.integers(0, len(pixels), options.batch)
        # Three of four batches are moved or not by a pixel, to either side.
        batch = np.roll(pixels[chosen], chance.integers(-1, 2, 2), (1, 2)) if at % 4 else pixels[chosen]
        step = rough if at * 3 < options.steps else exact
        layers, mean, square, value = step(layers, mean, square, jnp.float32(at), batch, digits[chosen])
        if at % 1000 == 0 or at in (20, options.steps):
            right = outputs(layers, check[0], run).argmax(1) == check[1]
            print(f"step {at}: loss {float(value):.4f}, {right.mean() * 100:.3f} % right", f"{time.time() - begun:.0f} s", flush=True)
    return packed(layers), outputs(layers, check[0], run)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("train", help="several with commas between")
    parser.add_argument("check")
    parser.add_argument("out")
    parser.add_argument("--steps", type=int, default=30000)
    parser.add_argument("--batch", type=int, default=256)
    parser.add_argument("--rate", type=float, default=3e-3)
    parser.add_argument("--smoothing", type=float, default=0.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--shape", default="8,16,48,64")
    options = parser.parse_args()
    parts = [cells(path) for path in options.train.split(",")]
    pixels, digits = (np.concatenate([part[k] for part in parts]) for k in (0, 1))
    check = cells(options.check)
    rows, values = trained(options, pixels, digits, check)
    by = temperature(values, check[1])
    write(rows, by, options.out)
    boards = (values.argmax(1) == check[1]).reshape(-1, 81).all(1)
    print(f"temperature {by:.2f}; {boards.sum()} of {len(boards)} boards wholly right")


if __name__ == "__main__":
    main()
