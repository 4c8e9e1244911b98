"""Six country hen eggs in a clay bowl on a folded cloth, in shades of brown, with fine speckles."""

import math

import numpy as np

from nodes import Net
from props import bowl
from shapes import body
from studio import camera
from woven import cloth, linen


def shell(name, dark, mid, pale):
    net = Net(name)
    colour = net.ramp(net.noise(0.35, 3.0), (0.3, dark), (0.5, mid), (0.75, pale))
    specks = net.ramp(net.cells(2.6), (0.08, 1.0), (0.16, 0.0))
    few = net.ramp(net.noise(0.8, 2.0), (0.42, 0.0), (0.56, 1.0))
    colour = net.mix(net.math('MULTIPLY', net.math('MULTIPLY', specks, few), 0.55), colour, '#6e4020')
    return net.surface(
        Base_Color=colour, Roughness=0.5, Specular=0.3, Normal=net.bump(net.noise(7.0, 2.0), 0.08, 0.03)
    )


def one(index, skin):
    random = np.random.default_rng(index)
    wide, long = random.uniform(2.15, 2.3), random.uniform(1.28, 1.36)
    profile = [
        (0, 1.0),
        (0.3, 0.96),
        (0.62, 0.72),
        (0.88, 0.32),
        (1, -0.14),
        (0.92, -0.52),
        (0.66, -0.82),
        (0.34, -0.97),
        (0, -1.0),
    ]
    return body('egg', [(r * wide, z * wide * long) for r, z in profile], skin, along=60)


def build():
    skins = [
        shell('brown', '#a8693c', '#b97f50', '#c99466'),
        shell('tan', '#cda67c', '#d9b48c', '#e3c4a0'),
        shell('cream', '#ddc6a6', '#e8d5b8', '#f0e2cb'),
    ]
    cloth(34, 24, linen('cloth', '#cdbfa8', '#9a3b22'), centre=(0, -2), turn=0.25, seed=3)
    pot = bowl(7.9, 4.4, wall=0.5)
    pot.location.z = 0.9
    eggs = [one(i, skins[(0, 1, 0, 2, 1, 0)[i]]) for i in range(6)]
    # Five in a ring in the bowl, and one in their middle.
    for i, egg in enumerate(eggs):
        a = 2 * math.pi * i / 5 + 0.5
        if i < 5:
            egg.location = (3.75 * math.cos(a), 3.75 * math.sin(a), 4.35)
            egg.rotation_euler = (math.pi / 2 - 0.35, 0, a + 1.35 + 0.4 * math.sin(i * 3))
        else:
            egg.location, egg.rotation_euler = (0.1, 0.1, 6.1), (1.2, 0.2, 0.7)
    camera(25, aim=(0, 0, 3.6), height=37)
