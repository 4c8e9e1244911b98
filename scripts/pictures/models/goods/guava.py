"""500 g of guavas: three, knobbly and pale green, one of them cut to show its seeds."""

import numpy as np

from nodes import Net
from props import board
from settle import rest_on
from shapes import body, leaf
from studio import camera

from goods.shimla_apple import foliage

profile = [
    (0, 1.12),
    (0.14, 1.1),
    (0.34, 1.0),
    (0.62, 0.74),
    (0.9, 0.3),
    (1, -0.1),
    (0.92, -0.5),
    (0.62, -0.84),
    (0.3, -0.93),
    (0, -0.9),
]


def skin():
    net = Net('guava')
    colour = net.ramp(net.noise(0.35, 4.0), (0.3, '#8fa63a'), (0.5, '#aebd52'), (0.75, '#cbd070'))
    marks = net.ramp(net.noise(1.5, 6.0, 0.75), (0.62, 0.0), (0.72, 0.6))
    colour = net.mix(marks, colour, '#7c7038')
    dots = net.ramp(net.cells(3.2), (0.06, 1.0), (0.14, 0.0))
    colour = net.mix(net.math('MULTIPLY', dots, 0.4), colour, '#6f8a30')
    return net.surface(
        Base_Color=colour, Roughness=0.42, Specular=0.38, Normal=net.bump(net.noise(1.0, 4.0), 0.5, 0.25)
    )


def flesh():
    net = Net('flesh')
    place = net.node('TexCoord', 'Object')
    away = net.from_axis(place)
    away = net.math(
        'ADD', away, net.math('MULTIPLY', net.math('SUBTRACT', net.noise(3.0, 3.0, at=place), 0.5), 0.08)
    )
    colour = net.ramp(
        away,
        (0.0, '#eddfb4'),
        (0.5, '#f2e7c4'),
        (0.58, '#e6d79c'),
        (0.64, '#f4eccb'),
        (0.9, '#f1eac2'),
        (0.96, '#c6cd80'),
        (1.0, '#97a845'),
    )
    ring = net.ramp(away, (0.1, 0.0), (0.2, 1.0), (0.5, 1.0), (0.57, 0.0))
    seeds = net.math('MULTIPLY', net.ramp(net.cells(7.5, place), (0.24, 1.0), (0.32, 0.0)), ring)
    colour = net.mix(seeds, colour, '#c9ab62')
    return net.surface(Base_Color=colour, Roughness=0.3, Specular=0.45, Normal=net.bump(seeds, 0.6, 0.06))


def one(index, peel, wide, dry):
    random = np.random.default_rng(index)
    phase = random.uniform(0, 6)

    def shape(x, y, z, angle, along):
        knob = (
            1 + 0.03 * np.cos(5 * angle + phase) * (1 - along) + 0.03 * np.cos(3 * angle + 2 * along + phase)
        )
        return x * knob, y * knob, z

    made = body('guava', [(r * wide, z * wide) for r, z in profile], peel, shape)
    crown = body(
        'crown',
        [(0.35, 0.25), (0.55, 0.0), (0.75, -0.5), (0.6, -0.45), (0.3, 0.1), (0, 0.2)],
        dry,
        lambda x, y, z, a, t: (
            x * (1 + 0.15 * np.cos(5 * a)),
            y * (1 + 0.15 * np.cos(5 * a)),
            z + 0.1 * np.cos(5 * a),
        ),
        around=50,
        along=20,
    )
    crown.parent, crown.location = made, (0, 0, -0.86 * wide)
    return made


def build():
    peel, pulp = skin(), flesh()
    net = Net('dry')
    dry = net.surface(Base_Color=net.ramp(net.noise(2.0), (0.3, '#4a4222'), (0.7, '#8d8240')), Roughness=0.8)
    board(34, 22, turn=0.08)
    for i, (x, y, tip, turn) in enumerate([(-4.4, 2.8, 0.3, 0.6), (3.4, 3.6, 2.0, 2.4)]):
        made = one(i + 3, peel, 3.6 - 0.15 * i, dry)
        made.location, made.rotation_euler = (x, y, 6), (tip, 0.1, turn)
        rest_on(made, 1.6)
    for x, y, tip, turn in [(-2.0, -5.0, 0.25, 0.2), (5.2, -3.4, 0.95, 0.5)]:
        wide = 3.5
        cut = body('cut', [(0, 0.01), (0.5, 0.01), (0.95, 0.0), (1.0, -0.03)], pulp, around=96, along=30)
        shell = body(
            'shell', [(1.0, -0.02), (0.97, -0.35), (0.7, -0.75), (0.34, -0.98), (0, -0.95)], peel, along=40
        )
        shell.parent = cut
        cut.scale = (wide, wide, wide)
        cut.location, cut.rotation_euler = (x, y, 6), (tip, 0, turn)
        rest_on(shell, 1.6)
        bottom = shell.location.z * 1
        shell.location = (0, 0, 0)
        cut.location.z += bottom
    for i, (x, y, turn) in enumerate([(-9.6, -4.8, 0.3), (-8.4, -6.6, -0.3)]):
        green = leaf('leaf', 6.5, 2.9, foliage(), bend=0.4, fold=0.25, wave=0.012, waves=2, seed=i)
        green.location, green.rotation_euler = (x, y, 2.1), (0.05, -0.12, turn)
    camera(25, aim=(-0.4, -0.4, 3.6), height=38)
