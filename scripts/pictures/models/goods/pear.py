"""500 g of pears: four, green turning yellow, with fine dots and a long stalk."""

import math

import numpy as np

from nodes import Net
from props import board
from settle import rest_on
from shapes import body, leaf, tube
from studio import camera

from goods.shimla_apple import bark, foliage


def skin():
    net = Net('pear')
    colour = net.ramp(net.noise(0.25, 3.0), (0.3, '#8f9f2e'), (0.5, '#b3b342'), (0.75, '#cfbf55'))
    blush = net.ramp(
        net.math('ADD', net.noise(0.2, 2.0), net.math('MULTIPLY', net.random, 0.2)), (0.6, 0.0), (0.8, 0.55)
    )
    colour = net.mix(blush, colour, '#c98a3a')
    dots = net.ramp(net.cells(4.2), (0.06, 1.0), (0.12, 0.0))
    colour = net.mix(net.math('MULTIPLY', dots, 0.55), colour, '#7d6a2a')
    rust = net.ramp(
        net.math('ADD', net.along(), net.math('MULTIPLY', net.noise(2.0, 4.0), 0.12)),
        (0.08, 0.8),
        (0.16, 0.0),
    )
    colour = net.mix(rust, colour, '#8d6a34')
    return net.surface(
        Base_Color=colour, Roughness=0.38, Specular=0.4, Normal=net.bump(net.noise(1.2, 3.0), 0.12, 0.15)
    )


def build():
    peel, stem = skin(), bark()
    board(34, 22, turn=0.06)
    profile = [
        (0, 1.5),
        (0.1, 1.52),
        (0.3, 1.44),
        (0.5, 1.1),
        (0.6, 0.7),
        (0.78, 0.25),
        (0.98, -0.2),
        (1, -0.52),
        (0.86, -0.9),
        (0.5, -1.12),
        (0.2, -1.1),
        (0.08, -1.0),
        (0, -1.0),
    ]
    for i, (x, y, tip, turn) in enumerate(
        [(-5.4, 2.4, 0.06, 0.2), (0.8, 4.2, 0.1, 2.0), (6.2, 0.6, 1.32, 2.6), (-1.4, -3.6, 0.08, 4.0)]
    ):
        random = np.random.default_rng(i)
        wide = random.uniform(3.0, 3.3)
        bow = random.uniform(-0.35, 0.35)

        def shape(px, py, pz, angle, along, bow=bow, i=i):
            part = 1 + 0.02 * np.cos(3 * angle + i) + 0.02 * np.cos(2 * angle)
            return px * part + bow * np.clip(pz / 4, 0, 2) ** 2, py * part, pz

        made = body('pear', [(r * wide, z * wide) for r, z in profile], peel, shape)
        top = 1.5 * wide
        at = bow * (top / 4) ** 2
        stalk = tube(
            'stalk',
            [
                (at, 0, top - 0.2),
                (at + 0.1, 0.1, top + 1.0),
                (at + 0.7 * math.cos(i), 0.7 * math.sin(i), top + 2.2),
            ],
            [0.2, 0.13, 0.2],
            stem,
        )
        stalk.parent = made
        made.location, made.rotation_euler = (x, y, 9), (tip, 0.05, turn)
        rest_on(made, 1.6)
    green = leaf('leaf', 6.5, 3.2, foliage(), bend=0.5, fold=0.25, wave=0.012, waves=2)
    green.location, green.rotation_euler = (-10.4, -5.0, 2.1), (0, -0.12, 0.25)
    camera(27, aim=(0, 0, 4.8), height=32)
