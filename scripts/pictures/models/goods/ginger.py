"""200 g of ginger: two roots with their knobs, ringed skin, cut ends and two slices."""

import numpy as np

from nodes import Net
from props import board
from settle import rest_on
from shapes import body, join, pod
from studio import camera


def skin():
    net = Net('ginger')
    rings = net.noise(1.0, 3.0, 0.6, 0.5, net.uv(1.0, 13))
    colour = net.ramp(net.noise(0.7, 4.0, 0.6), (0.3, '#a97d43'), (0.5, '#c39a5c'), (0.75, '#d8b67c'))
    colour = net.mix(net.ramp(rings, (0.56, 0.0), (0.66, 0.65)), colour, '#7c5628')
    fibre = net.noise(1.0, 4.0, 0.7, 0.0, net.uv(40, 3))
    colour = net.mix(net.ramp(fibre, (0.6, 0.0), (0.75, 0.4)), colour, '#8d6a3a')
    tip = net.ramp(
        net.math('ADD', net.along(), net.math('MULTIPLY', net.noise(2.0, 3.0), 0.1)), (0.96, 0.0), (1.02, 0.8)
    )
    colour = net.mix(tip, colour, '#6e5530')
    return net.surface(
        Base_Color=colour,
        Roughness=0.6,
        Specular=0.3,
        Normal=net.bump(rings, 0.45, 0.12, net.bump(net.noise(3.0, 4.0), 0.25, 0.08)),
    )


def flesh():
    net = Net('cut')
    place = net.node('TexCoord', 'Object')
    away = net.from_axis(place)
    dots = net.ramp(net.cells(9.0, place), (0.1, 1.0), (0.25, 0.0))
    colour = net.ramp(
        away,
        (0.0, '#e9cf7e'),
        (0.68, '#e6c86e'),
        (0.72, '#cfa94e'),
        (0.78, '#ecd58e'),
        (0.94, '#e3c878'),
        (0.98, '#a67c42'),
    )
    colour = net.mix(net.math('MULTIPLY', dots, 0.4), colour, '#b9924a')
    return net.surface(Base_Color=colour, Roughness=0.4, Normal=net.bump(dots, 0.3, 0.05))


def knob(random, peel, long, thick, bow):
    dents = random.uniform(0, 6, 3)

    def section(angle, along):
        swell = (
            1 + 0.05 * np.sin(along * long * 5 + dents[0]) + 0.07 * np.sin(2 * angle + 3 * along + dents[1])
        )
        return swell * (1 - 0.1 * np.abs(np.sin(angle)))

    radii = thick * np.array([0.7, 0.95, 1.0, 0.96, 1.0, 1.05, 1.0, 0.92, 0.75, 0.42])
    return pod('knob', long, radii, peel, bow, section, int(random.integers(999)), 60, 40, 0.25)


def root(seed, peel, arms):
    random = np.random.default_rng(seed)
    parts = []
    for x, y, z, turn, lift, long, thick in arms:
        part = knob(random, peel, long, thick, random.uniform(-0.3, 0.3))
        part.location, part.rotation_euler = (x, y, z), (random.uniform(0, 1), -lift, turn)
        parts.append(part)
    return join('ginger', parts)


def build():
    peel, inside = skin(), flesh()
    board(26, 18, 1.4, turn=-0.07)
    big = root(
        4,
        peel,
        [
            (-6.5, 0, 0, 0.12, 0.0, 8.5, 1.5),
            (0.2, 0.8, 0, 0.5, 0.05, 5.6, 1.35),
            (-1.8, 0.2, 0.2, -0.95, 0.1, 4.6, 1.25),
            (-4.4, 0.6, 0.2, 1.35, 0.15, 3.8, 1.2),
            (0.9, 0.0, 0.3, -0.35, 0.25, 4.0, 1.15),
            (-2.6, 0.4, 0.8, 1.0, 1.0, 2.5, 1.0),
            (3.2, 2.4, 0.1, 1.5, 0.1, 2.6, 0.95),
        ],
    )
    big.location, big.rotation_euler = (-6.0, 1.6, 4), (0.05, 0, 0.05)
    rest_on(big, 1.35)
    small = root(
        9,
        peel,
        [
            (-3, 0, 0, 0.1, 0, 5.4, 1.25),
            (0.4, 0.2, 0, 0.85, 0.05, 3.4, 1.1),
            (0.4, 0, 0.1, -0.7, 0.1, 3.2, 1.05),
            (-1.2, 0.2, 0.2, 1.8, 0.2, 2.4, 0.95),
        ],
    )
    small.location, small.rotation_euler = (-5.0, -4.4, 4), (0.5, 0.06, 0.25)
    rest_on(small, 1.35)
    for x, y, tip, turn, wide in [(2.6, -4.4, 0.0, 0.3, 1.35), (4.7, -3.6, 0.3, 0.9, 1.2)]:
        piece = body(
            'slice',
            [(0, 0.14), (0.5, 0.14), (0.97, 0.14), (1.0, 0.1)],
            inside,
            lambda px, py, pz, a, t: (
                px * (1 + 0.08 * np.cos(2 * a)),
                py * (0.86 + 0.05 * np.cos(3 * a)),
                pz,
            ),
            around=64,
            along=20,
        )
        rim = body(
            'rim',
            [(1.0, 0.105), (0.98, -0.12), (0.9, -0.14), (0, -0.14)],
            peel,
            lambda px, py, pz, a, t: (
                px * (1 + 0.08 * np.cos(2 * a)),
                py * (0.86 + 0.05 * np.cos(3 * a)),
                pz,
            ),
            around=64,
            along=14,
        )
        rim.parent = piece
        piece.scale = (wide,) * 3
        piece.location, piece.rotation_euler = (x, y, 1.6 + tip * 0.9), (0, -tip, turn)
    camera(18, aim=(-1.6, -0.4, 2.2), height=40)
