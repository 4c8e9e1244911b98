"""One coconut with three eyes and brown fibres, and the halves of another to show its flesh."""

import math

import numpy as np

from nodes import Net
from props import board
from settle import rest_on
from shapes import body, tube
from studio import camera


def shell():
    net = Net('coconut')
    lines = net.noise(1.0, 5.0, 0.7, 0.6, net.uv(30, 2.2))
    colour = net.ramp(lines, (0.3, '#3a2312'), (0.5, '#5f3d20'), (0.7, '#8b6238'), (0.85, '#a98152'))
    clouds = net.noise(0.4, 3.0)
    colour = net.mix(net.math('MULTIPLY', clouds, 0.5), colour, '#6b4a2a')
    return net.surface(Base_Color=colour, Roughness=0.85, Specular=0.15, Normal=net.bump(lines, 0.9, 0.3))


def build():
    brown = shell()
    net = Net('flesh')
    white = net.surface(
        Base_Color=net.ramp(net.noise(0.7, 3.0), (0.3, '#f1ebdd'), (0.7, '#fbf8f0')),
        Roughness=0.34,
        Specular=0.4,
        Normal=net.bump(net.noise(1.5, 3.0), 0.12, 0.1),
    )
    net = Net('fibre')
    fibre = net.surface(Base_Color=net.mix(net.random, '#7a522a', '#b98d58'), Roughness=0.9)
    net = Net('eye')
    dark = net.surface(Base_Color='#24150b', Roughness=0.9)
    random = np.random.default_rng(7)
    board(38, 25, turn=0.05)

    def shape(x, y, z, angle, along):
        return x * (1 + 0.03 * np.cos(3 * angle)), y * (1 + 0.03 * np.cos(3 * angle)), z

    whole = body(
        'coconut',
        [(0, 5.4), (1.2, 5.3), (3.2, 4.2), (4.9, 1.4), (5.0, -1.2), (3.9, -4.0), (1.6, -5.4), (0, -5.6)],
        brown,
        shape,
        around=128,
        along=90,
    )
    for i in range(3):
        a = 2 * math.pi * i / 3 + 0.4
        eye = body('eye', [(0, 0.1), (0.4, 0.1), (0.62, 0.0), (0.66, -0.25)], dark, around=30, along=10)
        eye.parent = whole
        eye.location, eye.rotation_euler = (1.35 * math.cos(a), 1.35 * math.sin(a), 5.15), (
            -0.28 * math.sin(a),
            0.28 * math.cos(a),
            0,
        )
    for _ in range(260):
        a, p = random.uniform(0, 6.28), random.uniform(0.05, 3.0)
        r = 5.05 * math.sin(p) * (1 + 0.03 * math.cos(3 * a))
        begin = np.array([r * math.cos(a), r * math.sin(a), 5.5 * math.cos(p)])
        out = begin / np.linalg.norm(begin)
        along = np.array([-out[2] * math.cos(a), -out[2] * math.sin(a), math.sin(p)]) * random.choice([-1, 1])
        long = random.uniform(0.6, 1.8)
        hair = tube(
            'hair',
            [
                begin,
                begin + along * long * 0.5 + out * 0.12,
                begin + along * long + out * random.uniform(0.05, 0.5) + random.normal(size=3) * 0.15,
            ],
            [0.035, 0.015],
            fibre,
            around=4,
            along=8,
        )
        hair.parent = whole
    whole.location, whole.rotation_euler = (-5.2, 3.0, 9), (0.95, 0.25, 0.5)
    rest_on(whole, 1.55)
    for x, y, tip, turn in [(5.6, 2.6, 1.0, 0.3), (2.6, -6.2, 0.25, 1.2)]:
        cup = body(
            'half',
            [(4.75, 0.0), (4.95, -0.15), (4.95, -1.0), (4.0, -3.8), (1.8, -5.2), (0, -5.4)],
            brown,
            shape,
            along=60,
        )
        inside = body(
            'flesh',
            [(0, -4.3), (1.5, -4.1), (3.2, -2.8), (3.85, -0.7), (3.95, -0.06), (4.35, 0.03), (4.7, 0.0)],
            white,
            shape,
            along=60,
        )
        rim = body('rim', [(4.55, 0.02), (4.7, 0.03), (4.82, -0.02), (4.95, -0.15)], brown, shape, along=10)
        for part in (inside, rim):
            part.parent = cup
        cup.location, cup.rotation_euler = (x, y, 8), (tip, 0.0, turn - 0.4)
        rest_on(cup, 1.55)
    camera(31, aim=(-0.3, 0, 4.8), height=36)
