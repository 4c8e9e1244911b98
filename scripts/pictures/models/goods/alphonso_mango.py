"""A dozen Alphonso mangoes in a round basket: golden, blushed at the shoulder, finely dotted."""

import numpy as np

from nodes import Net
from settle import heap
from shapes import body, leaf, tube
from studio import camera
from woven import basket

from goods.shimla_apple import bark, foliage


def skin():
    net = Net('mango')
    gold = net.ramp(net.noise(0.3, 3.0), (0.3, '#dd9312'), (0.5, '#e8a41c'), (0.75, '#efb935'))
    shoulder = net.math('ADD', net.along(), net.math('MULTIPLY', net.noise(0.25, 3.0), 0.5))
    shoulder = net.math('SUBTRACT', shoulder, net.math('MULTIPLY', net.random, 0.18))
    colour = net.mix(net.math('MULTIPLY', net.ramp(shoulder, (0.3, 1.0), (0.62, 0.0)), 0.8), gold, '#c8480f')
    green = net.ramp(
        net.math('ADD', net.noise(0.2, 2.0), net.math('MULTIPLY', net.random, 0.2)), (0.62, 0.0), (0.8, 0.6)
    )
    colour = net.mix(green, colour, '#a8a22e')
    dots = net.ramp(net.cells(3.4), (0.06, 1.0), (0.13, 0.0))
    colour = net.mix(net.math('MULTIPLY', dots, 0.5), colour, '#f3d98a')
    marks = net.ramp(net.noise(0.9, 6.0, 0.75), (0.66, 0.0), (0.74, 0.7))
    colour = net.mix(marks, colour, '#7c4a12')
    return net.surface(
        Base_Color=colour, Roughness=0.36, Specular=0.4, Normal=net.bump(net.noise(1.5, 3.0), 0.1, 0.12)
    )


def one(index, peel, stem):
    random = np.random.default_rng(index + 60)
    wide, long = random.uniform(3.3, 3.8), random.uniform(1.2, 1.34)
    flat = random.uniform(0.84, 0.9)

    def shape(x, y, z, angle, along):
        # One side is fuller, and the beak leans to the other.
        full = 0.16 * np.exp(-(((along - 0.42) / 0.3) ** 2))
        beak = 0.22 * wide * np.exp(-(((along - 1) / 0.28) ** 2))
        return x * (1 + full * (np.cos(angle) > 0) * np.cos(angle)) - beak, y * flat, z

    profile = [
        (0, 0.88),
        (0.12, 0.9),
        (0.36, 0.95),
        (0.7, 0.78),
        (0.95, 0.36),
        (1, 0),
        (0.9, -0.4),
        (0.66, -0.76),
        (0.34, -0.98),
        (0, -1.06),
    ]
    mango = body('mango', [(r * wide, z * wide * long) for r, z in profile], peel, shape)
    stalk = tube(
        'stalk',
        [(0, 0, 0.84 * wide * long), (0.05, 0, 0.93 * wide * long), (0.1, 0.05, 0.99 * wide * long)],
        [0.4, 0.24, 0.26],
        stem,
    )
    stalk.parent = mango
    return mango


def build():
    peel, stem = skin(), bark('scar', '#4a3018', '#8d6a36')
    basket(11.5, 7.0, flare=1.2, rows=8)
    heap([one(i, peel, stem) for i in range(12)], radius=10.9, seed=8, frames=110, layer=3, top=1, spread=1)
    for i, (x, y, turn) in enumerate([(11.0, -9.5, -0.6), (14.5, -8.0, 0.5)]):
        green = leaf('leaf', 11, 2.9, foliage(), bend=0.5, fold=0.25, wave=0.02, waves=3, seed=i)
        green.location, green.rotation_euler = (x - 6, y - 3, 1.3 + 0.5 * i), (0.1, -0.12, turn)
    camera(38, aim=(0, 0, 6.4), height=35)
