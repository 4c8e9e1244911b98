"""500 g of brinjal: two dark, glossy ones under green caps with thorns."""

import math

import numpy as np

from nodes import Net
from props import board
from settle import rest_on
from shapes import body, leaf, tube
from studio import camera


def skin():
    net = Net('brinjal')
    dark = net.ramp(net.noise(0.25, 3.0), (0.3, '#170a1d'), (0.55, '#24102c'), (0.8, '#38183e'))
    colour = net.mix(
        net.ramp(
            net.math('ADD', net.along(), net.math('MULTIPLY', net.noise(0.8, 2.0), 0.06)),
            (0.15, 1.0),
            (0.24, 0.0),
        ),
        dark,
        '#5c2c52',
    )
    gloss = net.ramp(net.noise(0.5, 4.0), (0.4, 0.1), (0.75, 0.24))
    return net.surface(
        Base_Color=colour,
        Roughness=gloss,
        Specular=0.55,
        Clearcoat=0.3,
        Clearcoat_Roughness=0.06,
        Normal=net.bump(net.noise(0.5, 2.0), 0.12, 0.25),
    )


def cap():
    net = Net('cap')
    colour = net.ramp(net.noise(0.9, 4.0), (0.3, '#41591f'), (0.55, '#5f7a2c'), (0.8, '#8c9a4c'))
    return net.surface(
        Base_Color=colour, Roughness=0.6, Specular=0.25, Normal=net.bump(net.noise(4.0, 3.0), 0.35, 0.06)
    )


def one(index, peel, green):
    random = np.random.default_rng(index + 2)
    wide, long = random.uniform(3.9, 4.2), random.uniform(1.42, 1.55)
    bow = random.uniform(0.1, 0.22)

    def shape(x, y, z, angle, along):
        return x + bow * (z / 4) ** 2, y * (1 + 0.02 * np.cos(3 * angle)), z

    profile = [
        (0, 1.05),
        (0.3, 1.02),
        (0.5, 0.85),
        (0.62, 0.55),
        (0.78, 0.15),
        (0.97, -0.3),
        (1.0, -0.6),
        (0.85, -0.88),
        (0.5, -1.05),
        (0, -1.1),
    ]
    fruit = body('brinjal', [(r * wide, z * wide * long) for r, z in profile], peel, shape)
    top = 1.03 * wide * long
    at = bow * (top / 4) ** 2
    parts = [
        body(
            'cap',
            [(0, 0.5), (0.5, 0.45), (1.0, 0.22), (1.55, -0.25), (1.95, -0.85), (2.1, -1.0)],
            green,
            lambda x, y, z, a, t: (
                x * (1 + 0.02 * np.cos(5 * a)),
                y,
                z - 0.9 * t**3 * (0.5 + 0.5 * np.cos(5 * a)),
            ),
            around=80,
            along=24,
        )
    ]
    for i in range(5):
        lobe = leaf(
            'lobe',
            random.uniform(2.6, 3.3),
            1.7,
            green,
            lambda t: (1 - t) ** 0.6,
            bend=random.uniform(0.2, 0.5),
            fold=-0.35,
            wave=0.02,
            seed=i,
            rows=20,
            columns=11,
        )
        lobe.rotation_euler = (0, 1.08 + random.uniform(-0.1, 0.0), 2 * math.pi * i / 5)
        a = 2 * math.pi * i / 5
        lobe.location = (1.72 * math.cos(a), 1.72 * math.sin(a), -0.2)
        parts.append(lobe)
    parts.append(
        tube('stalk', [(0, 0, 0.2), (0.1, 0, 1.6), (0.9, 0.3, 3.4)], [0.75, 0.55, 0.62], green, around=18)
    )
    for part in parts:
        part.parent = fruit
        part.location = (part.location[0] + at, part.location[1], part.location[2] + top)
    return fruit, wide


def build():
    peel, green = skin(), cap()
    board(38, 25, turn=0.06)
    for i, (x, y, turn) in enumerate([(2.6, 4.2, 0.4), (-0.2, -4.6, 0.1)]):
        fruit, wide = one(i, peel, green)
        fruit.location = (x, y, 1.6 + wide * 0.985)
        # Lying on its side, its stalk to the left.
        fruit.rotation_euler = (0, -math.pi / 2 - 0.27, turn)
        rest_on(fruit, 1.6)
    camera(27, aim=(-1.6, -0.6, 4.2), height=36)
