"""500 g of black grapes: a bunch with its stalk, each berry with a bloom of wax."""

import math

import numpy as np

from nodes import Net
from props import board
from shapes import body, copy, leaf, tube
from studio import camera

from goods.shimla_apple import bark, foliage


def skin():
    net = Net('grape')
    dark = net.mix(net.random, '#160a1e', '#2c0f26')
    bloom = net.ramp(net.noise(0.9, 4.0, 0.65), (0.38, 0.0), (0.72, 0.7))
    colour = net.mix(bloom, dark, '#6a6788')
    return net.surface(
        Base_Color=colour,
        Roughness=net.ramp(bloom, (0.0, 0.16), (1.0, 0.55)),
        Specular=0.5,
        Normal=net.bump(net.noise(1.2, 2.0), 0.1, 0.1),
    )


def build():
    peel, wood, green = skin(), bark('rachis', '#6a5a26', '#97924a'), foliage()
    board(38, 25, turn=0.06)
    random = np.random.default_rng(12)
    berry = body(
        'grape',
        [
            (0, 1.12),
            (0.35, 1.08),
            (0.75, 0.75),
            (0.98, 0.25),
            (1, -0.1),
            (0.85, -0.6),
            (0.5, -0.96),
            (0, -1.1),
        ],
        peel,
        around=40,
        along=28,
    )
    # Berries push each other apart until they only touch, inside a bunch that lies on the board.
    long, count, size = 10.5, 84, 1.06
    at = random.uniform(0, 1, count) ** 0.85
    girth = 4.6 * np.sin(np.clip(at * 0.86 + 0.14, 0, 1) ** 0.8 * math.pi) ** 0.6
    angle = random.uniform(0, 2 * math.pi, count)
    places = np.stack(
        [
            -6.5 + long * at,
            girth * np.cos(angle) * random.uniform(0.3, 1, count),
            4.4 + girth * 0.75 * np.sin(angle),
        ],
        1,
    )
    for _ in range(260):
        gap = places[:, None] - places[None]
        far = np.linalg.norm(gap, axis=2) + np.eye(count) * 99
        push = np.clip(1.96 * size - far, 0, None) / far
        places += 0.35 * (gap * push[:, :, None]).sum(axis=1)
        axis = np.stack([places[:, 0], 0 * places[:, 0], 0 * places[:, 0] + 4.2], 1)
        axis[:, 0] = np.clip(axis[:, 0], -7.5, 6.5)
        places += 0.02 * (axis - places)
        places[:, 2] -= 0.03
        places[:, 2] = np.maximum(places[:, 2], 1.6 + size * 0.98)
    for place in places:
        one = copy(berry)
        one.location = place
        one.rotation_euler = tuple(random.uniform(-0.6, 0.6, 2)) + (random.uniform(0, 6),)
        one.scale = [size * random.uniform(0.93, 1.03)] * 3
        if random.uniform() < 0.6:
            root = np.array([place[0] - 0.8, place[1] * 0.35, 4.2 + (place[2] - 4.2) * 0.35])
            tube(
                'pedicel',
                [root, (root + place) / 2 + [0.1, 0, 0.1], place],
                [0.12, 0.09],
                wood,
                around=6,
                along=8,
            )
    berry.location = (0, 0, -50)
    tube(
        'rachis',
        [(-11.6, 1.2, 6.2), (-9.6, 0.4, 5.6), (-6.5, 0, 4.8), (0, 0, 4.0), (7, 0, 3)],
        [0.34, 0.26, 0.24, 0.16, 0.1],
        wood,
        along=60,
    )
    tube('branch', [(-11.8, -1.2, 6.9), (-11.6, 1.2, 6.2), (-11.2, 3.4, 5.9)], [0.36, 0.3], wood)
    one = leaf(
        'leaf',
        10,
        9.5,
        green,
        lambda t: (np.sin(math.pi * t**0.7) ** 0.6) * (1 - 0.28 * np.abs(np.sin(t * 9.5))),
        bend=0.5,
        fold=0.22,
        wave=0.03,
        waves=3,
        seed=3,
        rows=70,
        columns=31,
    )
    one.location, one.rotation_euler = (-10.8, 1.6, 6.4), (0.35, 0.3, 0.75)
    camera(24, aim=(-1.8, 0.3, 4.2), height=38)
