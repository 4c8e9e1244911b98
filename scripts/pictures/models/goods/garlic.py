"""200 g of garlic: four purple-skinned bulbs, one broken open, and loose cloves."""

import math

import numpy as np

from nodes import Net
from props import board
from settle import rest_on
from shapes import body, pod
from studio import camera

from goods.onion import roots


def paper(purple=0.5, name='garlic'):
    net = Net(name)
    veins = net.noise(1.0, 4.0, 0.6, 0.3, net.uv(34, 1.0))
    white = net.ramp(veins, (0.3, '#cdb9a4'), (0.5, '#e6dac8'), (0.75, '#f4ecdf'))
    blush = net.math(
        'MULTIPLY',
        net.ramp(net.noise(0.5, 3.0, 0.6), (0.4, 0.0), (0.62, 1.0)),
        net.ramp(net.along(), (0.12, 0.0), (0.4, 1.0)),
    )
    stripes = net.ramp(veins, (0.4, 1.0), (0.62, 0.25))
    colour = net.mix(net.math('MULTIPLY', net.math('MULTIPLY', blush, stripes), purple), white, '#8a4a6c')
    dirt = net.ramp(
        net.math('ADD', net.along(), net.math('MULTIPLY', net.noise(1.5, 4.0), 0.1)), (0.94, 0.0), (1.02, 0.7)
    )
    colour = net.mix(dirt, colour, '#8d7050')
    return net.surface(
        Base_Color=colour, Roughness=0.45, Specular=0.35, Sheen=0.2, Normal=net.bump(veins, 0.35, 0.08)
    )


def bulb(index, skin, root):
    random = np.random.default_rng(index + 1)
    wide, cloves, phase = random.uniform(2.3, 2.6), random.integers(7, 10), random.uniform(0, 6)

    def shape(x, y, z, angle, along):
        edge = np.abs(np.cos(cloves / 2 * angle + phase)) ** 0.6 - 0.7
        part = 1 + 0.16 * edge * np.sin(np.clip((along - 0.22) / 0.78, 0, 1) * math.pi) ** 0.8
        twist = 0.12 * np.exp(-((along / 0.2) ** 2))
        return x * part + twist * np.cos(3 * angle), y * part + twist * np.sin(2 * angle), z

    profile = [
        (0, 2.0),
        (0.16, 1.98),
        (0.2, 1.6),
        (0.24, 1.2),
        (0.36, 0.9),
        (0.66, 0.58),
        (0.94, 0.15),
        (1, -0.2),
        (0.86, -0.52),
        (0.5, -0.7),
        (0.28, -0.64),
        (0, -0.6),
    ]
    made = body(
        'garlic', [(r * wide, z * wide * 0.92) for r, z in profile], skin, shape, around=120, along=84
    )
    for part in roots(random, root, -0.6 * wide * 0.92, 30):
        part.parent = made
    return made


def clove(index, skin):
    random = np.random.default_rng(index)
    radii = random.uniform(0.8, 0.95) * np.array(
        [0.45, 0.75, 0.95, 1.0, 0.95, 0.8, 0.6, 0.38, 0.2, 0.12, 0.06]
    )
    return pod(
        'clove',
        random.uniform(2.6, 3.0),
        radii,
        skin,
        0.75,
        lambda a, t: np.where(np.sin(a) > 0, 1 + 0.12 * np.sin(a) ** 2, 0.92)
        * (1 - 0.12 * np.abs(np.cos(a)) ** 3),
        index,
        40,
        36,
    )


def build():
    skin, fresh = paper(0.7), paper(0.15, 'clove')
    net = Net('roots')
    root = net.surface(Base_Color='#a58a66', Roughness=0.8)
    board(26, 18, 1.4, turn=0.08)
    for i, (x, y, tip, turn) in enumerate(
        [(-4.6, 2.2, 0.1, 0.3), (0.4, 3.6, -0.15, 1.4), (4.6, 1.2, 1.15, 2.1), (-1.0, -1.6, 0.12, 4.0)]
    ):
        made = bulb(i, skin, root)
        made.location, made.rotation_euler = (x, y, 5), (tip, 0.1, turn)
        rest_on(made, 1.4)
    for i, (x, y, turn, roll) in enumerate(
        [(3.6, -3.6, 0.4, 0.3), (5.9, -2.9, 2.4, 1.6), (2.2, -5.2, 2.9, -0.6), (6.3, -5.0, 1.2, 0.0)]
    ):
        made = clove(i, fresh if i % 2 else skin)
        made.location, made.rotation_euler = (x, y, 3), (roll, 0, turn)
        rest_on(made, 1.4)
    camera(20, aim=(0.4, -0.4, 2.8), height=37)
