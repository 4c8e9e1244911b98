"""500 g of green capsicum: four, with three or four lobes and a thick stalk in a hollow."""

import math

import numpy as np

from nodes import Net
from props import board
from settle import heap
from shapes import body, tube
from studio import camera

from goods.tomato import green


def skin():
    net = Net('capsicum')
    colour = net.ramp(net.noise(0.3, 3.0), (0.3, '#295a0c'), (0.5, '#3f7a12'), (0.78, '#6a9e24'))
    return net.surface(
        Base_Color=colour, Roughness=0.16, Specular=0.55, Normal=net.bump(net.noise(0.9, 3.0), 0.14, 0.25)
    )


def one(index, peel, stem):
    random = np.random.default_rng(index + 5)
    wide, tall = random.uniform(3.5, 3.9), random.uniform(1.05, 1.25)
    lobes, phase = (4, 3, 4, 3)[index % 4], random.uniform(0, 6)

    def shape(x, y, z, angle, along):
        lobe = np.abs(np.cos(lobes / 2 * angle + phase)) ** 0.55 - 0.75
        strength = 0.12 + 0.2 * np.exp(-((along / 0.25) ** 2)) + 0.28 * np.exp(-(((along - 0.93) / 0.2) ** 2))
        part = 1 + lobe * strength * (along > 0.02) + 0.03 * np.cos(2 * angle)
        drop = 0.5 * lobe * np.exp(-(((along - 0.2) / 0.12) ** 2)) - 0.9 * lobe * np.exp(
            -(((along - 0.85) / 0.13) ** 2)
        )
        return x * part, y * part, z + drop

    profile = [
        (0, 0.42),
        (0.14, 0.46),
        (0.34, 0.72),
        (0.62, 0.86),
        (0.9, 0.66),
        (1, 0.3),
        (0.98, -0.15),
        (0.86, -0.55),
        (0.62, -0.86),
        (0.34, -0.86),
        (0.12, -0.66),
        (0, -0.64),
    ]
    made = body(
        'capsicum', [(r * wide, z * wide * tall) for r, z in profile], peel, shape, around=128, along=90
    )
    top = 0.44 * wide * tall
    cap = body(
        'cap',
        [(0, 0.3), (0.4, 0.25), (0.85, 0.05), (1.0, -0.1)],
        stem,
        lambda x, y, z, a, t: (x * (1 + 0.14 * np.cos(5 * a) * t), y * (1 + 0.14 * np.cos(5 * a) * t), z),
        around=50,
        along=14,
    )
    cap.location = (0, 0, top + 0.05)
    a = random.uniform(0, 6.28)
    stalk = tube(
        'stalk',
        [
            (0, 0, top),
            (0.1 * math.cos(a), 0.1 * math.sin(a), top + 1.6),
            (0.9 * math.cos(a), 0.9 * math.sin(a), top + 2.9),
        ],
        [0.55, 0.38, 0.5],
        stem,
        around=16,
        squeeze=0.9,
    )
    for part in (cap, stalk):
        part.parent = made
    return made


def build():
    peel, stem = skin(), green('stem', '#4d6d1c', '#7d9a3c')
    wooden = board(38, 25, turn=-0.06)
    heap([one(i, peel, stem) for i in range(4)], radius=9.4, seed=4, tilt=0.9, on=wooden, frames=100)
    camera(28, aim=(0, 0, 4.2), height=34)
