"""500 g of beetroot: four small ones with the stubs of their stalks and a tail, one cut."""

import math

import numpy as np

from nodes import Net
from props import board
from settle import rest_on
from shapes import body, tube
from studio import camera


def skin():
    net = Net('beet')
    rings = net.noise(1.0, 4.0, 0.6, 0.3, net.uv(1.5, 16))
    colour = net.ramp(net.noise(0.5, 4.0, 0.65), (0.3, '#3d1020'), (0.5, '#5c1a2e'), (0.75, '#7d3444'))
    colour = net.mix(net.ramp(rings, (0.58, 0.0), (0.7, 0.5)), colour, '#54302a')
    earth = net.ramp(net.noise(0.8, 6.0, 0.78), (0.56, 0.0), (0.72, 0.6))
    colour = net.mix(earth, colour, '#6e4a34')
    return net.surface(
        Base_Color=colour,
        Roughness=0.6,
        Specular=0.28,
        Normal=net.bump(rings, 0.35, 0.12, net.bump(net.noise(2.5, 4.0), 0.3, 0.1)),
    )


def flesh():
    net = Net('cut')
    place = net.node('TexCoord', 'Object')
    away = net.from_axis(place)
    away = net.math(
        'ADD', away, net.math('MULTIPLY', net.math('SUBTRACT', net.noise(2.2, 3.0, at=place), 0.5), 0.1)
    )
    rings = net.math('PINGPONG', net.math('MULTIPLY', away, 5.5), 0.5)
    colour = net.ramp(rings, (0.0, '#a3244e'), (0.2, '#7a0f35'), (0.5, '#5a0826'))
    colour = net.mix(net.ramp(away, (0.95, 0.0), (0.99, 1.0)), colour, '#3d1020')
    return net.surface(
        Base_Color=colour,
        Roughness=0.2,
        Specular=0.5,
        Normal=net.bump(net.noise(5.0, 3.0, at=place), 0.15, 0.05),
    )


def one(index, peel, stem):
    random = np.random.default_rng(index)
    wide = random.uniform(2.9, 3.3)

    def shape(x, y, z, angle, along):
        part = 1 + 0.025 * np.cos(3 * angle + index) + 0.02 * np.cos(5 * angle)
        return x * part, y * part, z

    profile = [
        (0, 0.86),
        (0.3, 0.9),
        (0.46, 0.78),
        (0.84, 0.5),
        (1, 0.05),
        (0.92, -0.4),
        (0.6, -0.78),
        (0.26, -1.0),
        (0.1, -1.3),
        (0.05, -1.75),
        (0.02, -2.2),
        (0, -2.25),
    ]
    made = body('beet', [(r * wide, z * wide) for r, z in profile], peel, shape)
    for i in range(9):
        a, out = random.uniform(0, 6.28), random.uniform(0.1, 0.85)
        long = random.uniform(1.0, 2.6)
        stub = tube(
            'stub',
            [
                (out * math.cos(a), out * math.sin(a), 0.8 * wide),
                (1.15 * out * math.cos(a), 1.15 * out * math.sin(a), 0.86 * wide + long * 0.6),
                (1.6 * out * math.cos(a), 1.6 * out * math.sin(a), 0.86 * wide + long),
            ],
            [0.34, 0.28, 0.25],
            stem,
            around=10,
            along=14,
        )
        stub.parent = made
    return made


def build():
    peel, cut_skin = skin(), flesh()
    net = Net('stub')
    stem = net.surface(
        Base_Color=net.ramp(net.along(), (0.0, '#7d1838'), (0.7, '#9c2c4c'), (1.0, '#7a8a3c')), Roughness=0.45
    )
    board(34, 22, turn=-0.06)
    for i, (x, y, tip, turn) in enumerate(
        [(-5.4, 2.2, 1.25, 0.9), (2.6, 4.2, 1.3, -0.8), (-2.0, -4.4, 1.3, 0.35)]
    ):
        made = one(i, peel, stem)
        made.location, made.rotation_euler = (x, y, 6), (0.1, -tip, turn)
        rest_on(made, 1.6)
    cut = body('cut', [(0, 0.01), (0.5, 0.01), (0.95, 0.0), (1.0, -0.03)], cut_skin, around=96, along=30)
    shell = body(
        'shell',
        [(1.0, -0.02), (0.95, -0.4), (0.62, -0.8), (0.26, -1.0), (0.1, -1.25), (0, -1.6)],
        peel,
        along=40,
    )
    shell.parent = cut
    cut.scale = (3.1,) * 3
    cut.location, cut.rotation_euler = (6.4, -2.8, 4.3), (0.95, 0.1, 0.35)
    camera(25, aim=(0.2, 0.0, 3.4), height=37)
