"""500 g of red carrots: five long winter ones without leaves, ringed, with a little earth and fine roots."""

import math

import numpy as np

from nodes import Net
from props import board
from shapes import grid, tube
from studio import camera


def skin():
    net = Net('carrot')
    at = net.uv(1.2, 26)
    rings = net.noise(1.0, 4.0, 0.65, 0.4, at)
    colour = net.ramp(net.noise(0.4, 3.0), (0.3, '#b52a10'), (0.5, '#cb3a16'), (0.75, '#dc5626'))
    colour = net.mix(net.ramp(rings, (0.58, 0.0), (0.7, 0.6)), colour, '#8d2a12')
    pale = net.ramp(net.noise(1.0, 4.0, 0.6, 0.3, net.uv(2.5, 40)), (0.64, 0.0), (0.7, 0.5))
    colour = net.mix(pale, colour, '#e58a5c')
    crown = net.ramp(
        net.math('ADD', net.along(), net.math('MULTIPLY', net.noise(1.6, 3.0), 0.03)),
        (0.02, 0.85),
        (0.07, 0.0),
    )
    colour = net.mix(crown, colour, '#5d5a26')
    earth = net.ramp(net.noise(0.8, 6.0, 0.75), (0.6, 0.0), (0.72, 0.5))
    colour = net.mix(earth, colour, '#6a3a1e')
    return net.surface(Base_Color=colour, Roughness=0.48, Specular=0.35, Normal=net.bump(rings, 0.5, 0.12))


def one(index, peel, root, top):
    random = np.random.default_rng(index + 30)
    long, wide = random.uniform(18, 22), random.uniform(1.55, 1.95)
    t = np.linspace(0, 1, 90)
    thick = wide * np.interp(
        t,
        [0, 0.012, 0.03, 0.12, 0.4, 0.75, 0.92, 0.97, 1],
        [0.45, 0.78, 0.92, 1, 0.86, 0.5, 0.24, 0.12, 0.02],
    )
    thick *= 1 + 0.02 * np.sin(t * random.uniform(50, 80) + 1) + 0.02 * random.normal(size=90)
    bow = random.uniform(-0.9, 0.9)
    y = bow * np.sin(t * math.pi) + 0.5 * bow * np.sin(2.3 * t * math.pi)
    z = np.zeros(90)
    angle = np.linspace(0, 2 * math.pi, 48, endpoint=False)
    ring = np.stack([0 * angle, np.cos(angle), np.sin(angle)], 1)
    places = np.stack([t * long, y, z], 1)[:, None] + ring[None] * thick[:, None, None]
    places = np.concatenate(
        [np.repeat(places[:1].mean(axis=1, keepdims=True) - [0.1, 0, 0], 48, axis=1), places]
    )
    made = grid('carrot', places, peel, closed=True)
    for _ in range(9):
        at = random.integers(20, 86)
        a = random.uniform(0, 6.28)
        begin = np.array(
            [t[at] * long, y[at] + thick[at] * math.cos(a) * 0.95, thick[at] * math.sin(a) * 0.95]
        )
        way = np.array([random.uniform(0.2, 0.7), math.cos(a), math.sin(a)]) * random.uniform(0.5, 1.2)
        hair = tube(
            'hair',
            [begin, begin + way * 0.5, begin + way + [0.3, 0, -0.15]],
            [0.045, 0.02],
            root,
            around=5,
            along=8,
        )
        hair.parent = made
    for i in range(7):
        a = random.uniform(0, 6.28)
        out = random.uniform(0.1, 0.5)
        stub = tube(
            'stub',
            [
                (0.1, 0.4 * math.cos(a) * out, 0.4 * math.sin(a) * out),
                (-random.uniform(0.5, 1.1), out * math.cos(a), out * math.sin(a)),
            ],
            [0.24, 0.2],
            top,
            around=8,
            along=6,
        )
        stub.parent = made
        stub.location.y = y[0]
    return made, wide


def build():
    net = Net('stub')
    top = net.surface(Base_Color=net.ramp(net.noise(2.0), (0.3, '#5c6b26'), (0.7, '#97a04a')), Roughness=0.6)
    net = Net('root')
    root = net.surface(Base_Color='#c9744a', Roughness=0.7)
    peel = skin()
    board(40, 24, turn=0.06)
    # Three below, two in the hollows between them.
    for i, (x, y, z, turn, tip) in enumerate(
        [
            (-10.5, -5.4, 1.6, 0.12, 0),
            (-11.5, -0.9, 1.6, 0.04, 0),
            (-10.0, 3.9, 1.6, -0.05, 0),
            (-9.6, -3.0, 4.2, -0.04, 0.06),
            (-8.4, 1.9, 4.2, 0.2, 0.08),
        ]
    ):
        made, wide = one(i, peel, root, top)
        made.location = (x, y, z + wide * 0.94)
        made.rotation_euler = (i * 1.1, 0.062 + tip, turn)
    camera(27, aim=(-0.5, -0.4, 2.8), height=38)
