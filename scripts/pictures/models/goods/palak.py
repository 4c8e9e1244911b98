"""A bunch of spinach of 250 g: some forty broad leaves with their stems, tied with twine."""

import math

import numpy as np
from mathutils import Euler, Matrix

from nodes import Net
from props import board
from shapes import leaf, tube
from studio import camera


def foliage():
    net = Net('spinach')
    across = net.math('ABSOLUTE', net.math('SUBTRACT', net.along('X'), 0.5))
    slanted = net.math('ADD', net.along(), net.math('MULTIPLY', across, -0.7))
    side = net.math(
        'PINGPONG',
        net.math('ADD', net.math('MULTIPLY', slanted, 5.5), net.math('MULTIPLY', net.noise(0.8, 2.0), 0.35)),
        0.5,
    )
    middle = net.ramp(across, (0.014, 1.0), (0.05, 0.0))
    veins = net.math('MAXIMUM', middle, net.ramp(side, (0.02, 0.7), (0.1, 0.0)))
    colour = net.ramp(net.noise(0.5, 4.0, 0.6), (0.3, '#1d4209'), (0.5, '#2f5f10'), (0.75, '#4a8018'))
    colour = net.mix(
        net.math('MULTIPLY', net.ramp(net.random, (0.5, 0.0), (1.0, 1.0)), 0.35), colour, '#6a9a2a'
    )
    colour = net.mix(net.math('MULTIPLY', veins, 0.6), colour, '#8fb25a')
    blisters = net.noise(1.1, 3.0, 0.6)
    height = net.math('SUBTRACT', blisters, net.math('MULTIPLY', veins, 0.6))
    return net.surface(Base_Color=colour, Roughness=0.33, Specular=0.45, Normal=net.bump(height, 0.6, 0.35))


def stem():
    net = Net('stem')
    colour = net.ramp(net.along(), (0.0, '#c2b487'), (0.1, '#b0c07e'), (0.5, '#8fb158'), (1.0, '#6d9a38'))
    lines = net.noise(1.0, 3.0, 0.6, 0.0, net.uv(20, 1))
    return net.surface(
        Base_Color=net.mix(0.25, colour, net.ramp(lines, (0.3, '#66803a'), (0.7, '#cfdaa0'))),
        Roughness=0.4,
        Specular=0.35,
        Normal=net.bump(lines, 0.3, 0.08),
    )


def outline(t):
    """Broad below with rounded shoulders, and a blunt tip."""
    return (
        np.clip(t / 0.1, 0, 1) ** 0.6
        * np.sqrt(np.clip(1 - ((t - 0.36) / 0.645) ** 2, 0, 1))
        * (1 - 0.12 * (t > 0.7) * (t - 0.7))
    )


def build():
    green, stalk = foliage(), stem()
    net = Net('twine')
    twine = net.surface(
        Base_Color=net.ramp(
            net.noise(1.0, 2.0, 0.5, 0.0, net.uv(3, 160)), (0.35, '#7a5a30'), (0.6, '#c4a06a')
        ),
        Roughness=0.9,
    )
    board(40, 25, turn=0.06)
    random = np.random.default_rng(6)
    tie = np.array([-4.0, 0.0, 3.9])
    for i in range(46):
        layer = i / 46
        fan, lift = random.uniform(-0.62, 0.62), random.uniform(-0.03, 0.16) + 0.3 * layer * random.uniform(
            0.4, 1
        )
        a, out = random.uniform(0, 2 * math.pi), 1.5 * math.sqrt(random.uniform(0, 1))
        at = tie + [0, out * math.cos(a), out * math.sin(a) * 0.72]
        long = random.uniform(4.0, 8.5)
        way = np.array([math.cos(fan) * math.cos(lift), math.sin(fan) * math.cos(lift), math.sin(lift)])
        neck = at + way * long
        neck[2] = max(neck[2], 2.2)
        foot = at + [
            -random.uniform(3.0, 4.6),
            (at[1]) * 0.5 + random.uniform(-0.4, 0.4),
            (at[2] - tie[2]) * 0.4 + random.uniform(-0.6, 0.2),
        ]
        foot[2] = max(foot[2], 1.95)
        tube(
            'stem',
            [foot, at, (at + neck) / 2 + [0, 0, 0.15], neck],
            [0.3, 0.26, 0.2, 0.16],
            stalk,
            around=10,
            along=22,
        )
        blade = leaf(
            'leaf',
            random.uniform(7.5, 10.5),
            random.uniform(5.0, 6.8),
            green,
            outline,
            bend=random.uniform(0.1, 0.8),
            fold=random.uniform(0.08, 0.4),
            wave=0.035,
            waves=2.5,
            twist=random.uniform(-0.5, 0.5),
            curl=random.uniform(-0.4, 0.5),
            seed=i,
            rows=44,
            columns=23,
        )
        blade.matrix_world = (
            Matrix.Translation(neck - 0.25 * way)
            @ Euler((random.uniform(-0.7, 0.7), -lift - random.uniform(0.0, 0.3) * layer, fan * 1.15))
            .to_matrix()
            .to_4x4()
        )
        lowest = min((blade.matrix_world @ vertex.co).z for vertex in blade.data.vertices)
        if lowest < 1.7:
            blade.matrix_world = Matrix.Translation((0, 0, 1.7 - lowest)) @ blade.matrix_world
    for i in range(4):
        x = tie[0] + 0.36 * (i - 1.5)
        ring = [
            (x + 0.1 * math.sin(3 * a + i), 1.72 * math.cos(a), tie[2] + 1.42 * math.sin(a))
            for a in np.linspace(0, 2 * math.pi, 26)
        ]
        tube('twine', ring, [0.19, 0.19], twine, around=8, along=80)
    tube(
        'knot',
        [
            (tie[0], 0.2, tie[2] + 1.4),
            (tie[0] - 0.5, -1.2, tie[2] + 1.6),
            (tie[0] - 1.6, -2.6, tie[2] - 0.4),
            (tie[0] - 1.4, -3.6, 1.8),
        ],
        [0.17, 0.17],
        twine,
        around=8,
        along=40,
    )
    tube(
        'knot',
        [
            (tie[0], 0.0, tie[2] + 1.4),
            (tie[0] + 0.7, -1.0, tie[2] + 1.7),
            (tie[0] + 0.6, -2.6, tie[2] + 0.1),
            (tie[0] + 0.2, -3.2, tie[2] - 1.4),
        ],
        [0.17, 0.17],
        twine,
        around=8,
        along=40,
    )
    camera(30, aim=(1.0, 0, 3.8), height=40)
