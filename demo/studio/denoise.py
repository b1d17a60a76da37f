"""Open Image Denoise's U-Net, run in plain numpy: Debian's Blender is built without it.

The weights are Intel's (Apache-2.0); `npm run studio` puts them into `studio/weights/`.
"""

import functools
import os
import struct

import numpy as np

WEIGHTS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "weights")
# The full network, and a smaller one in half the time for pictures that are only seen in motion.
FULL, SMALL = "rt_hdr_alb_nrm.tza", "rt_hdr_alb_nrm_small.tza"
MAGIC = 0x41D7
# Columns worked on at a time: they stay in the processor's cache.
CHUNK = 6144
# Pixels around a picture that the network sees besides it.
MARGIN = 24


def load_tensors(file):
    """the tensors of a TZA archive by name"""
    b = open(file, "rb").read()
    if struct.unpack_from("<H", b, 0)[0] != MAGIC:
        raise ValueError(f"{file} is not a TZA archive")
    at = struct.unpack_from("<Q", b, 4)[0]
    count = struct.unpack_from("<I", b, at)[0]
    at += 4
    tensors = {}
    for _ in range(count):
        length = struct.unpack_from("<H", b, at)[0]
        at += 2
        name = b[at : at + length].decode()
        at += length
        rank = b[at]
        at += 1
        dims = struct.unpack_from(f"<{rank}I", b, at)
        at += 4 * rank + rank
        kind = "<f2" if chr(b[at]) == "h" else "<f4"
        at += 1
        offset = struct.unpack_from("<Q", b, at)[0]
        at += 8
        values = np.frombuffer(b, kind, int(np.prod(dims)), offset)
        tensors[name] = values.reshape(dims).astype(np.float32)
    return tensors


class Network:
    """weights and biases of each layer, laid out for one matrix product"""

    def __init__(self, archive):
        tensors = load_tensors(os.path.join(WEIGHTS, archive))
        self.layers = {}
        for key, w in tensors.items():
            if key.endswith(".weight"):
                flat = np.ascontiguousarray(w.transpose(0, 2, 3, 1)).reshape(w.shape[0], -1)
                self.layers[key[:-7]] = (flat, tensors[key[:-7] + ".bias"])


@functools.lru_cache(maxsize=None)
def network(archive):
    return Network(archive)


def conv(x, layer):
    """3x3 convolution and ReLU. x is (channels, height+2, width+2) with a border of zeros, and so is the result."""
    w, bias = layer
    channels, hp, wp = x.shape
    flat, n = x.reshape(channels, -1), (hp - 2) * wp - 2
    out = np.zeros((w.shape[0], hp * wp), np.float32)
    columns, bias = np.empty((9 * channels, CHUNK), np.float32), bias[:, None]
    for start in range(0, n, CHUNK):
        size = min(CHUNK, n - start)
        part = columns if size == CHUNK else np.empty((9 * channels, size), np.float32)
        for ky in range(3):
            for kx in range(3):
                o, k = start + ky * wp + kx, (ky * 3 + kx) * channels
                part[k : k + channels] = flat[:, o : o + size]
        r = w @ part
        r += bias
        np.maximum(r, 0, out=r)
        out[:, start + wp + 1 : start + wp + 1 + size] = r
    out = out.reshape(-1, hp, wp)
    out[:, :, 0] = out[:, :, -1] = 0
    out[:, 0] = out[:, -1] = 0
    return out


def pad(x):
    channels, h, w = x.shape
    o = np.zeros((channels, h + 2, w + 2), np.float32)
    o[:, 1:-1, 1:-1] = x
    return o


def pool(x):
    x = x[:, 1:-1, 1:-1]
    rows = np.maximum(x[:, ::2], x[:, 1::2])
    return pad(np.maximum(rows[:, :, ::2], rows[:, :, 1::2]))


def upsample_beside(x, skipped):
    channels = x.shape[0]
    o = np.zeros((channels + skipped.shape[0],) + skipped.shape[1:], np.float32)
    x = x[:, 1:-1, 1:-1]
    for a in (0, 1):
        for b in (0, 1):
            o[:channels, 1 + a : -1 : 2, 1 + b : -1 : 2] = x
    o[channels:] = skipped
    return o


def unet(x, net):
    def step(x, *names):
        for name in names:
            x = conv(x, net.layers[name])
        return x

    x = pad(np.ascontiguousarray(x.transpose(2, 0, 1)))
    p1 = pool(step(x, "enc_conv0", "enc_conv1"))
    p2 = pool(step(p1, "enc_conv2"))
    p3 = pool(step(p2, "enc_conv3"))
    p4 = pool(step(p3, "enc_conv4"))
    c = step(p4, "enc_conv5a", "enc_conv5b")
    for n, skipped in ((4, p3), (3, p2), (2, p1), (1, x)):
        c = step(upsample_beside(c, skipped), f"dec_conv{n}a", f"dec_conv{n}b")
    return step(c, "dec_conv0")[:, 1:-1, 1:-1].transpose(1, 2, 0)


# The perceptual curve that the network was trained on, and its inverse.
A, B, C, D, E, F, G = (
    1.41283765e3,
    1.64593172,
    4.31384981e-1,
    -2.94139609e-3,
    1.92653254e-1,
    6.26026094e-3,
    9.98620152e-1,
)
Y0, Y1, X0, X1 = 1.5794576e-6, 3.22087631e-2, 2.23151711e-3, 3.70974749e-1


def to_perceptual(y):
    return np.where(y <= Y0, A * y, np.where(y <= Y1, B * np.maximum(y, 1e-12) ** C + D, E * np.log(y + F) + G))


def from_perceptual(x):
    middle = np.maximum((x - D) / B, 1e-12) ** (1 / C)
    return np.where(x <= X0, x / A, np.where(x <= X1, middle, np.exp(np.minimum((x - G) / E, 20)) - F))


SCALE = 1 / float(to_perceptual(np.array(65504.0)))


def denoise(colour, albedo, normal, archive=FULL):
    """pictures as (height, width, 3) of linear light; returns colour without its noise"""
    colour = np.nan_to_num(np.maximum(colour, 0))
    h, w, _ = colour.shape
    luminance = colour @ np.array([0.212671, 0.71516, 0.072169], np.float32)
    exposure = 0.18 / 2 ** float(np.log2(luminance + 1e-4).mean())
    guides = [np.clip(albedo, 0, 1), np.clip(normal, -1, 1) * 0.5 + 0.5]
    x = np.concatenate([to_perceptual(colour * exposure) * SCALE, *guides], 2).astype(np.float32)
    more_h, more_w = (-(h + 2 * MARGIN)) % 16, (-(w + 2 * MARGIN)) % 16
    x = np.pad(x, ((MARGIN, MARGIN + more_h), (MARGIN, MARGIN + more_w), (0, 0)), mode="reflect")
    y = unet(x, network(archive))[MARGIN : MARGIN + h, MARGIN : MARGIN + w]
    return (from_perceptual(y / SCALE) / exposure).astype(np.float32)
