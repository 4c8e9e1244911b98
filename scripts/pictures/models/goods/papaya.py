"""One papaya, cut in half along its length: orange flesh, and a hollow full of black seeds."""

import math

import numpy as np

from nodes import Net
from props import board
from settle import rest_on
from shapes import body, copy, grid, spline
from studio import camera

line = [
    (0, 10.6),
    (0.9, 10.3),
    (2.0, 9.2),
    (3.2, 6.6),
    (4.6, 2.6),
    (5.6, -2.0),
    (5.5, -5.6),
    (4.2, -8.4),
    (2.0, -9.9),
    (0, -10.3),
]


def peel():
    net = Net('papaya')
    ripe = net.math('ADD', net.noise(0.14, 3.0, 0.6), net.math('MULTIPLY', net.along(), 0.16))
    colour = net.ramp(ripe, (0.38, '#5c7a1f'), (0.52, '#a3992a'), (0.64, '#dd9f1e'), (0.8, '#ea8a1c'))
    spots = net.ramp(net.noise(1.4, 5.0, 0.75), (0.64, 0.0), (0.74, 0.6))
    colour = net.mix(spots, colour, '#7d5a20')
    return net.surface(
        Base_Color=colour, Roughness=0.4, Specular=0.4, Normal=net.bump(net.noise(0.8, 4.0), 0.15, 0.2)
    )


def flesh():
    net = Net('flesh')
    along = net.along('X')
    streaks = net.noise(1.0, 4.0, 0.6, 0.2, net.uv(3, 60))
    colour = net.ramp(
        along,
        (0.0, '#e8672a'),
        (0.55, '#ee7a2e'),
        (0.88, '#f09038'),
        (0.95, '#e8b04a'),
        (0.985, '#c9b448'),
        (1.0, '#8d962e'),
    )
    colour = net.mix(0.3, colour, net.ramp(streaks, (0.3, '#d9541c'), (0.7, '#f6a050')))
    return net.surface(Base_Color=colour, Roughness=0.28, Specular=0.45, Normal=net.bump(streaks, 0.15, 0.08))


def lining():
    net = Net('hollow')
    colour = net.ramp(net.noise(0.8, 4.0), (0.3, '#d9702c'), (0.7, '#f0a860'))
    return net.surface(Base_Color=colour, Roughness=0.4, Normal=net.bump(net.noise(1.6, 4.0), 0.6, 0.2))


def half(skin, pulp, inner):
    """Lies along X with its cut up at z = 0."""
    outer = spline(line, 70)
    t = np.linspace(0, 1, 70)
    hollow = (
        np.clip(outer[:, 0] - 2.3, 0, None)
        * np.clip((t - 0.2) / 0.16, 0, 1) ** 0.7
        * np.clip((0.93 - t) / 0.1, 0, 1) ** 0.7
    )
    angle = np.linspace(math.pi, 2 * math.pi, 48)
    turned = np.stack([np.cos(angle), np.sin(angle)], 1)
    shell = np.stack(
        [
            np.broadcast_to(outer[:, 1:2], (70, 48)),
            outer[:, 0:1] * turned[:, 0],
            outer[:, 0:1] * turned[:, 1],
        ],
        2,
    )
    back = grid('papaya', shell, skin)
    for side in (-1, 1):
        inside, edge = hollow * side, outer[:, 0] * side
        part = np.linspace(0, 1, 24)[None, :]
        y = inside[:, None] * (1 - part) + edge[:, None] * part
        z = (
            0.06 * np.sin(part * math.pi)
            - 0.12 * (1 - part) ** 6 * (hollow[:, None] > 0.1)
            - 0.1 * part**12
        )
        face = grid('cut', np.stack([np.broadcast_to(outer[:, 1:2], y.shape), y, z], 2), pulp)
        face.parent = back
    bowl = np.stack(
        [
            np.broadcast_to(outer[:, 1:2], (70, 48)),
            hollow[:, None] * turned[:, 0],
            -0.1 + hollow[:, None] * turned[:, 1] * 0.75,
        ],
        2,
    )
    inside = grid('hollow', bowl, inner)
    inside.parent = back
    return back, outer, hollow


def build():
    skin, pulp, inner = peel(), flesh(), lining()
    net = Net('seed')
    seed_skin = net.surface(
        Base_Color=net.mix(net.random, '#0d0d0c', '#2a2a22'),
        Roughness=0.16,
        Specular=0.6,
        Normal=net.bump(net.noise(5.0, 3.0), 0.4, 0.06),
    )
    board(38, 25, turn=0.05)
    back, outer, hollow = half(skin, pulp, inner)
    seed = body(
        'seed',
        [(0, 0.42), (0.2, 0.36), (0.33, 0.05), (0.24, -0.3), (0, -0.4)],
        seed_skin,
        around=20,
        along=14,
    )
    random = np.random.default_rng(4)
    for layer in range(3):
        for _ in range(150):
            i = random.integers(18, 62)
            wide = hollow[i]
            a = random.uniform(math.pi * 1.02, math.pi * 1.98)
            depth = 0.8 - 0.2 * layer
            if wide < 0.7:
                continue
            one = copy(seed)
            one.parent = back
            one.location = (
                outer[i, 1] + random.normal() * 0.1,
                (wide - 0.25) * depth * math.cos(a),
                -0.25 + (wide - 0.25) * 0.75 * depth * math.sin(a),
            )
            one.rotation_euler = tuple(random.uniform(0, 3, 3))
            one.scale = [random.uniform(0.8, 1.1)] * 3
    back.location, back.rotation_euler = (0.5, -3.6, 8), (0.42, 0.04, 0.14)
    rest_on(back, 1.6)
    other, _, _ = half(skin, pulp, inner)
    other.location, other.rotation_euler = (-0.5, 5.2, 8), (math.pi + 0.12, 0.0, 0.2)
    rest_on(other, 1.5)
    for x, y in [(9.5, -8.0), (10.6, -7.0), (8.6, -9.0), (11.4, -8.4)]:
        one = copy(seed)
        one.location, one.rotation_euler = (x, y, 2), tuple(random.uniform(0, 3, 3))
        rest_on(one, 1.6)
    seed.location = (0, 0, -50)
    camera(30, aim=(0.4, -0.3, 4.0), height=42)
