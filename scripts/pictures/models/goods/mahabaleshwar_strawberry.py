"""200 g of strawberries: a dozen, red with pale shoulders, their seeds in small pits, under green stars."""

import math

import numpy as np

from nodes import Net
from props import board
from settle import heap
from shapes import body, leaf, tube
from studio import camera

from goods.tomato import green


def skin():
    net = Net('strawberry')
    colour = net.ramp(net.noise(0.5, 3.0), (0.3, '#a90d12'), (0.55, '#c4161a'), (0.8, '#d92a26'))
    shoulder = net.math('ADD', net.along(), net.math('MULTIPLY', net.noise(0.9, 2.0), 0.1))
    colour = net.mix(net.ramp(shoulder, (0.14, 0.85), (0.26, 0.0)), colour, '#e8a48a')
    # Seeds stand in rows around it, each row shifted against the next one.
    seats = net.cells(1.0, net.uv(15, 12), random=0.3)
    pit = net.ramp(seats, (0.1, 0.0), (0.34, 1.0), ease='EASE')
    seed = net.ramp(seats, (0.13, 1.0), (0.17, 0.0))
    colour = net.mix(net.math('MULTIPLY', seed, 0.9), colour, '#e0b04a')
    height = net.math('ADD', pit, net.math('MULTIPLY', seed, 0.8))
    return net.surface(Base_Color=colour, Roughness=0.24, Specular=0.5, Normal=net.bump(height, 0.55, 0.14))


def one(index, red, leafy):
    random = np.random.default_rng(index)
    wide, tall = random.uniform(1.55, 1.9), random.uniform(1.2, 1.45)
    phase = random.uniform(0, 6)

    def shape(x, y, z, angle, along):
        part = 1 + 0.06 * np.cos(2 * angle + phase) + 0.03 * np.cos(3 * angle)
        return x * part, y * part, z

    profile = [
        (0, 0.84),
        (0.35, 0.9),
        (0.72, 0.8),
        (0.97, 0.4),
        (1, 0.05),
        (0.82, -0.45),
        (0.5, -0.85),
        (0.2, -1.05),
        (0, -1.08),
    ]
    made = body('strawberry', [(r * wide, z * wide * tall) for r, z in profile], red, shape)
    top = 0.86 * wide * tall
    for i in range(9):
        sepal = leaf(
            'sepal',
            random.uniform(1.3, 1.8),
            0.6,
            leafy,
            lambda t: np.sin(math.pi * np.clip(t * 0.94 + 0.06, 0, 1)) ** 0.8,
            bend=random.uniform(-0.1, 0.5),
            fold=-0.2,
            wave=0.02,
            curl=random.uniform(-1.2, 0.2),
            seed=i,
            rows=16,
            columns=7,
        )
        sepal.parent = made
        sepal.location = (0, 0, top + 0.16 * wide)
        sepal.rotation_euler = (
            0,
            random.uniform(-0.3, 0.0),
            2 * math.pi * i / 9 + random.uniform(-0.15, 0.15),
        )
    a = random.uniform(0, 6)
    stalk = tube(
        'stalk',
        [
            (0, 0, top - 0.1),
            (0.1, 0, top + 0.7),
            (0.6 * math.cos(a), 0.6 * math.sin(a), top + random.uniform(1.1, 1.9)),
        ],
        [0.12, 0.09, 0.1],
        leafy,
        around=8,
    )
    stalk.parent = made
    return made


def build():
    red, leafy = skin(), green('star', '#3a6418', '#7ea040')
    wooden = board(26, 18, 1.4, turn=0.06)
    heap(
        [one(i, red, leafy) for i in range(13)], radius=6.0, seed=3, tilt=1.2, on=wooden, frames=100, layer=5
    )
    camera(20, aim=(0, 0, 2.9), height=38)
