"""500 g of pomegranates: two whole ones with their crowns, and a broken half full of seeds."""

import math

import numpy as np
from mathutils import Vector

from nodes import Net
from props import board
from settle import rest_on
from shapes import body, copy, grid
from studio import camera


def rind():
    net = Net('rind')
    colour = net.ramp(
        net.noise(0.3, 4.0, 0.6), (0.28, '#8c1420'), (0.5, '#b3242c'), (0.7, '#c94a3c'), (0.85, '#d98a5a')
    )
    marks = net.ramp(net.noise(1.4, 6.0, 0.75), (0.6, 0.0), (0.72, 0.7))
    colour = net.mix(marks, colour, '#7c4a2c')
    dots = net.ramp(net.cells(4.0), (0.05, 1.0), (0.12, 0.0))
    colour = net.mix(net.math('MULTIPLY', dots, 0.35), colour, '#e0a878')
    return net.surface(
        Base_Color=colour, Roughness=0.36, Specular=0.4, Normal=net.bump(net.noise(0.9, 4.0), 0.25, 0.2)
    )


def gem():
    net = Net('aril')
    colour = net.mix(net.random, '#7e0414', '#b80c24')
    return net.surface(
        Base_Color=colour,
        Roughness=0.08,
        Specular=0.6,
        Transmission=0.25,
        Clearcoat=0.4,
        Clearcoat_Roughness=0.03,
    )


def pith():
    net = Net('pith')
    colour = net.ramp(net.noise(0.9, 3.0), (0.3, '#edd6a2'), (0.7, '#f7ecc9'))
    return net.surface(Base_Color=colour, Roughness=0.6, Normal=net.bump(net.noise(2.0, 3.0), 0.3, 0.1))


def whole(index, skin, wide):
    random = np.random.default_rng(index)
    phase = random.uniform(0, 6)

    def shape(x, y, z, angle, along):
        side = 1 + 0.035 * np.cos(6 * angle + phase) * np.sin(along * math.pi) + 0.02 * np.cos(2 * angle)
        return x * side, y * side, z

    profile = [
        (0, 0.9),
        (0.16, 0.92),
        (0.3, 0.9),
        (0.62, 0.74),
        (0.92, 0.36),
        (1, -0.05),
        (0.92, -0.46),
        (0.62, -0.8),
        (0.25, -0.93),
        (0, -0.94),
    ]
    made = body('pomegranate', [(r * wide, z * wide) for r, z in profile], skin, shape)
    neck = body(
        'crown',
        [
            (0, 0.1),
            (0.7, 0.1),
            (0.72, 0.3),
            (0.78, 0.9),
            (0.98, 1.5),
            (0.9, 1.52),
            (0.62, 0.9),
            (0.5, 0.5),
            (0, 0.4),
        ],
        skin,
        lambda x, y, z, a, t: (
            x * (1 + 0.1 * np.cos(6 * a) * (z > 0.8)),
            y * (1 + 0.1 * np.cos(6 * a) * (z > 0.8)),
            z + np.where(z > 0.75, 0.45 * np.cos(6 * a), 0),
        ),
        around=90,
        along=50,
    )
    neck.scale = (1.15,) * 3
    neck.location = (0, 0, wide * 0.84)
    neck.parent = made
    return made


def half(skin, white, red, wide=4.2):
    """The cut up: rooms of seeds between walls of pith."""
    shell = body(
        'half',
        [
            (wide, 0.0),
            (wide * 0.99, -0.8),
            (wide * 0.8, -wide * 0.6),
            (wide * 0.4, -wide * 0.88),
            (0, -wide * 0.92),
        ],
        skin,
        along=40,
    )
    rim = body(
        'rim',
        [
            (0, -1.1),
            (wide * 0.5, -0.9),
            (wide * 0.85, -0.6),
            (wide * 0.92, 0.02),
            (wide * 0.965, 0.08),
            (wide, 0.0),
        ],
        white,
        along=40,
    )
    rim.parent = shell
    random = np.random.default_rng(5)
    seed = body(
        'aril',
        [(0, 0.62), (0.2, 0.55), (0.4, 0.22), (0.42, -0.12), (0.28, -0.42), (0, -0.5)],
        red,
        lambda x, y, z, a, t: (x * (1 + 0.12 * np.cos(4 * a)), y * (1 + 0.12 * np.cos(4 * a)), z),
        around=20,
        along=14,
    )
    rooms = 6
    seats = []
    for away in np.arange(0.3, wide * 0.9, 0.54):
        count = max(1, int(2 * math.pi * away / 0.56))
        for i in range(count):
            a = 2 * math.pi * (i + random.uniform(-0.2, 0.2)) / count + away
            wall = abs((a * rooms / (2 * math.pi) + 0.12 * math.sin(away * 2)) % 1 - 0.5) * 2
            if (1 - wall) * away * 3.1 / rooms < 0.22 and away > 0.5:
                continue
            seats.append((a, away))
    for a, away in seats:
        for layer in (0, 1):
            one = copy(seed)
            one.parent = shell
            dome = -0.35 - 0.62 * layer + 0.5 * (1 - (away / wide) ** 2)
            one.location = (
                away * math.cos(a) + random.normal() * 0.06,
                away * math.sin(a) + random.normal() * 0.06,
                dome + random.uniform(-0.12, 0.14),
            )
            one.rotation_euler = tuple(random.uniform(-0.7, 0.7, 2)) + (random.uniform(0, 6),)
            one.scale = [random.uniform(0.85, 1.1)] * 3
    for i in range(rooms):
        a0 = (i + 0.5) * 2 * math.pi / rooms
        away = np.linspace(0.3, wide * 0.93, 20)
        a = a0 - 0.12 * np.sin(away * 2) * 2 * math.pi / rooms
        line = np.stack([away * np.cos(a), away * np.sin(a)], 1)
        tall = np.array([-1.4, 0.02, 0.06, -1.4])
        thick = np.array([-0.09, -0.05, 0.05, 0.09])
        side = np.stack([-np.sin(a), np.cos(a)], 1)
        places = np.stack(
            [
                np.concatenate(
                    [line + side * w, np.full((20, 1), z) + 0.35 * (1 - (away / wide) ** 2)[:, None]], 1
                )
                for w, z in zip(thick, tall)
            ],
            1,
        )
        wall = grid('wall', places, white)
        wall.parent = shell
    return shell, seed


def build():
    skin, white, red = rind(), pith(), gem()
    board(38, 25, turn=0.06)
    for i, (x, y, tip, turn) in enumerate([(-5.6, 3.4, 0.35, 2.0), (3.6, 5.0, 0.9, 0.4)]):
        made = whole(i + 1, skin, 4.3 - 0.2 * i)
        made.location, made.rotation_euler = (x, y, 8), (tip, 0, turn)
        rest_on(made, 1.6)
    shell, seed = half(skin, white, red)
    shell.location, shell.rotation_euler = (1.6, -4.4, 5.2), (0.5, -0.1, 0.2)
    rest_on(shell, 1.6)
    random = np.random.default_rng(8)
    for x, y in [
        (-4.6, -5.2),
        (-3.9, -6.1),
        (-5.4, -6.3),
        (-6.2, -5.1),
        (7.2, -4.6),
        (7.9, -5.5),
        (-4.9, -7.0),
    ]:
        one = copy(seed)
        one.location, one.rotation_euler = (x, y, 2.0), (1.5, random.uniform(0, 1), random.uniform(0, 6))
        rest_on(one, 1.6)
    seed.location = Vector((0, 0, -50))
    camera(27, aim=(0, 0.3, 4.4), height=38)
