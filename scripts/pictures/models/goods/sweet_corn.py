"""Two cobs of sweet corn: yellow kernels in rows, the green husk drawn back."""

import math

import numpy as np

from nodes import Net
from props import board
from shapes import body, copy, leaf, tube
from studio import camera


def kernel_skin():
    net = Net('kernel')
    colour = net.mix(net.random, '#e8ab14', '#f4cc3e')
    pale = net.ramp(net.along(), (0.0, 0.0), (0.55, 0.0), (1.0, 0.7))
    colour = net.mix(pale, colour, '#f6e29a')
    return net.surface(Base_Color=colour, Roughness=0.22, Specular=0.5)


def husk_skin():
    net = Net('husk')
    lines = net.noise(1.0, 3.0, 0.6, 0.1, net.uv(34, 0.8))
    colour = net.ramp(lines, (0.3, '#6f9a34'), (0.5, '#93b552'), (0.75, '#c2d28a'))
    colour = net.mix(net.ramp(net.along(), (0.0, 0.6), (0.2, 0.0)), colour, '#dfe0ae')
    return net.surface(Base_Color=colour, Roughness=0.55, Specular=0.25, Normal=net.bump(lines, 0.35, 0.1))


def cob(grain, kernel, husk, silk, seed):
    """Lies along +X, its foot at the origin."""
    random = np.random.default_rng(seed)
    core = tube(
        'core', [(0, 0, 0), (9, 0, 0), (17, 0, 0), (18.6, 0, 0)], [2.0, 2.05, 1.5, 0.6], kernel, around=40
    )
    rows = 16
    for row in range(rows):
        a = 2 * math.pi * row / rows
        x = 0.4 + random.uniform(0, 0.25)
        while x < 18.2:
            r = 2.05 * (1 - 0.42 * max(0, (x - 8) / 10.5) ** 2.2)
            wide = 0.42 * r / 2.05 + 0.06
            one = copy(grain)
            one.parent = core
            one.location = (x, (r + 0.1) * math.cos(a + 0.02 * x), (r + 0.1) * math.sin(a + 0.02 * x))
            one.rotation_euler = (a - math.pi / 2 + 0.02 * x, random.uniform(-0.08, 0.08), 0)
            one.scale = (0.4, wide * random.uniform(0.95, 1.05), 0.5 * random.uniform(0.9, 1.08))
            x += 0.68 * (0.75 + 0.25 * r / 2.05)
    for i in range(7):
        a = math.pi * (0.75 + 1.5 * i / 6)
        blade = leaf(
            'husk',
            random.uniform(15, 19),
            random.uniform(5.5, 6.5),
            husk,
            lambda t: np.clip(t / 0.08 + 0.5, 0, 1) * (1 - t) ** 0.55,
            bend=random.uniform(0.3, 0.7),
            fold=-0.35,
            wave=0.02,
            waves=2,
            curl=random.uniform(-0.2, 0.5),
            seed=i + seed,
            rows=50,
            columns=19,
        )
        blade.parent = core
        blade.location = (-0.9, 1.7 * math.cos(a), 1.7 * math.sin(a))
        blade.rotation_euler = (a - math.pi / 2, -0.12, 0.12 * math.cos(a))
    stalk = tube('stalk', [(-3.2, 0, 0), (-1.5, 0, 0), (0.2, 0, 0)], [0.9, 1.0, 1.7], husk, around=24)
    stalk.parent = core
    for _ in range(40):
        y, z = random.normal(size=2) * 0.25
        hair = tube(
            'silk',
            [(18.2, y, z), (20.0, y * 3, z * 3 - 0.2), (21.8, y * 6 + random.normal() * 0.5, z * 5 - 1.0)],
            [0.05, 0.03],
            silk,
            around=4,
            along=10,
        )
        hair.parent = core
    return core


def build():
    kernel, husk = kernel_skin(), husk_skin()
    net = Net('silk')
    silk = net.surface(Base_Color=net.mix(net.random, '#a9783a', '#dcc07a'), Roughness=0.6)
    board(42, 26, turn=0.05)
    grain = body(
        'kernel',
        [(0, 1), (0.6, 0.92), (0.95, 0.45), (1, -0.1), (0.8, -0.8), (0, -1)],
        kernel,
        around=16,
        along=12,
    )
    for x, y, z, turn, roll in [(-10.5, 3.6, 4.2, 0.04, 0.2), (-9.8, -4.4, 4.1, -0.1, 0.5)]:
        one = cob(grain, kernel, husk, silk, int(10 + y))
        one.location, one.rotation_euler = (x, y, z), (roll, 0.03, turn)
    grain.location = (0, 0, -50)
    camera(33, aim=(-0.6, -0.4, 3.6), height=38)
