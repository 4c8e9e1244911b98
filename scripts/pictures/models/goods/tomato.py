"""1 kg of tomatoes: ten of them, ribbed at the shoulders, with green sepals and a scar of the stalk."""

import math

import numpy as np

from nodes import Net
from props import board
from settle import heap
from shapes import body, leaf, tube
from studio import camera


def skin():
    net = Net('tomato')
    ripe = net.ramp(net.noise(0.28, 3.0), (0.3, '#a80d06'), (0.52, '#c81a0a'), (0.75, '#d93413'))
    # Shoulders ripen last: orange with a little green around the stalk, more on some than on others.
    edge = net.math('ADD', net.along(), net.math('MULTIPLY', net.noise(0.5, 3.0), 0.22))
    edge = net.math('SUBTRACT', edge, net.math('MULTIPLY', net.random, 0.12))
    unripe = net.ramp(edge, (0.14, 1.0), (0.3, 0.0), ease='EASE')
    shoulder = net.ramp(edge, (0.1, '#b8741c'), (0.24, '#d8451a'))
    colour = net.mix(net.math('MULTIPLY', unripe, 0.75), ripe, shoulder)
    specks = net.ramp(net.cells(4.5), (0.05, 1.0), (0.12, 0.0))
    colour = net.mix(net.math('MULTIPLY', specks, 0.35), colour, '#e8812e')
    fine = net.noise(9.0, 2.0)
    large = net.noise(0.7, 2.0)
    normal = net.bump(large, 0.25, 0.25, net.bump(fine, 0.05, 0.03))
    gloss = net.ramp(net.noise(0.8, 3.0), (0.3, 0.2), (0.7, 0.34))
    return net.surface(Base_Color=colour, Roughness=gloss, Specular=0.45, Normal=normal)


def green(name='sepal', dark='#2c4a12', pale='#6d8a32'):
    net = Net(name)
    colour = net.ramp(net.noise(1.6, 4.0), (0.3, dark), (0.7, pale))
    return net.surface(
        Base_Color=colour, Roughness=0.6, Specular=0.25, Normal=net.bump(net.noise(6.0), 0.3, 0.05)
    )


def one(index, red, leafy):
    random = np.random.default_rng(index + 40)
    wide, tall = random.uniform(3.0, 3.5), random.uniform(0.76, 0.86)
    lobes, depth, phase = random.integers(5, 8), random.uniform(0.02, 0.05), random.uniform(0, 6)
    lean = random.uniform(-0.05, 0.05, 2)

    def ribs(x, y, z, angle, along):
        rib = np.cos(lobes * angle + phase) + 0.4 * np.cos((lobes - 2) * angle)
        part = depth * rib * np.exp(-((along / 0.42) ** 2)) + 0.02 * np.cos(2 * angle + phase)
        return (
            x * (1 + part) + lean[0] * z,
            y * (1 + part) + lean[1] * z,
            z + 0.06 * rib * np.exp(-(((along - 0.14) / 0.1) ** 2)),
        )

    profile = [
        (0.0, 0.62),
        (0.22, 0.66),
        (0.5, 0.8),
        (0.78, 0.68),
        (0.97, 0.28),
        (1.0, -0.08),
        (0.88, -0.52),
        (0.6, -0.82),
        (0.25, -0.93),
        (0.0, -0.9),
    ]
    fruit = body('tomato', [(r * wide, z * wide * tall) for r, z in profile], red, ribs)
    top = 0.66 * wide * tall
    for i in range(5):
        sepal = leaf(
            'sepal',
            random.uniform(1.5, 2.2),
            0.6,
            leafy,
            lambda t: (1 - t) ** 0.7 * (0.35 + 0.65 * np.minimum(1, t * 5)),
            bend=random.uniform(-0.5, 0.5),
            fold=-0.5,
            wave=0.02,
            curl=random.uniform(-1.8, 0.6),
            seed=i,
            rows=18,
            columns=7,
        )
        sepal.parent = fruit
        sepal.location = (0, 0, top + 0.12)
        sepal.rotation_euler = (
            0,
            random.uniform(-0.45, -0.25),
            2 * math.pi * i / 5 + random.uniform(-0.2, 0.2),
        )
    stalk = tube(
        'stalk',
        [
            (0, 0, top - 0.1),
            (0.05, 0.03, top + 0.4),
            (0.2 * random.uniform(-1, 1), 0.25, top + random.uniform(0.7, 1.3)),
        ],
        [0.3, 0.17, 0.22],
        leafy,
    )
    stalk.parent = fruit
    return fruit


def build():
    red, leafy = skin(), green()
    wooden = board(38, 25, turn=0.12)
    heap([one(i, red, leafy) for i in range(10)], radius=8.6, seed=5, tilt=0.9, on=wooden)
    camera(27, aim=(-1.0, 0, 4.0), height=34)
