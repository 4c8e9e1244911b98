"""500 g of peaches: four, yellow under a red blush, downy, with their seam."""

import math

import numpy as np

from nodes import Net
from props import board
from settle import heap
from shapes import body, leaf
from studio import camera

from goods.shimla_apple import foliage


def skin():
    net = Net('peach')
    ground = net.ramp(net.noise(0.4, 3.0), (0.3, '#e09a4c'), (0.7, '#efb866'))
    red = net.ramp(net.noise(0.7, 4.0, 0.6), (0.3, '#a3232c'), (0.6, '#c4443c'))
    cover = net.ramp(
        net.math('ADD', net.noise(0.22, 3.0, 0.6), net.math('MULTIPLY', net.random, 0.12)),
        (0.42, 0.0),
        (0.64, 0.9),
    )
    colour = net.mix(cover, ground, red)
    return net.surface(
        Base_Color=colour,
        Roughness=0.62,
        Specular=0.22,
        Sheen=1.0,
        Sheen_Tint=0.3,
        Normal=net.bump(net.noise(8.0, 2.0), 0.06, 0.03),
    )


def one(index, peel):
    random = np.random.default_rng(index + 3)
    wide = random.uniform(3.3, 3.6)

    def seam(x, y, z, angle, along):
        turned = np.mod(angle + math.pi, 2 * math.pi) - math.pi
        part = (
            1
            - 0.07 * np.exp(-((turned / 0.16) ** 2)) * np.sin(along * math.pi) ** 0.6
            + 0.03 * np.cos(turned)
        )
        return x * part, y * part, z

    profile = [
        (0, 0.62),
        (0.08, 0.66),
        (0.24, 0.84),
        (0.5, 0.86),
        (0.84, 0.52),
        (1, 0.02),
        (0.9, -0.46),
        (0.6, -0.84),
        (0.2, -0.98),
        (0.05, -1.04),
        (0, -1.04),
    ]
    return body('peach', [(r * wide, z * wide) for r, z in profile], peel, seam)


def build():
    peel = skin()
    wooden = board(34, 22, turn=-0.05)
    heap([one(i, peel) for i in range(4)], radius=7.8, seed=6, tilt=0.9, on=wooden, frames=90)
    for i, (x, y, turn) in enumerate([(4.6, -7.0, 0.2), (-9.6, -4.6, -0.5)]):
        green = leaf('leaf', 7.5, 2.1, foliage(), bend=0.5, fold=0.25, wave=0.012, waves=3, seed=i)
        green.location, green.rotation_euler = (x, y, 2.1), (0, -0.12, turn)
    camera(24, aim=(0, -0.2, 3.8), height=34)
