"""One head of broccoli on its cut stalk: florets of small green buds."""

import numpy as np
from mathutils import Vector

from nodes import Net
from props import board
from shapes import body, tube
from studio import camera

from goods.cauliflower import floret, spread


def buds():
    net = Net('buds')
    grains = net.ramp(net.cells(9.0), (0.0, 1.0), (0.6, 0.0))
    colour = net.ramp(net.noise(0.6, 3.0), (0.3, '#274d1c'), (0.55, '#3a6626'), (0.8, '#557f34'))
    colour = net.mix(0.6, colour, net.ramp(grains, (0.1, '#1d3a16'), (0.7, '#6f9a48')))
    return net.surface(Base_Color=colour, Roughness=0.7, Specular=0.2, Normal=net.bump(grains, 0.9, 0.16))


def stalk():
    net = Net('stalk')
    lines = net.noise(1.0, 3.0, 0.6, 0.0, net.uv(26, 1.5))
    colour = net.ramp(lines, (0.3, '#7a9a4c'), (0.7, '#a9c078'))
    return net.surface(Base_Color=colour, Roughness=0.5, Specular=0.3, Normal=net.bump(lines, 0.25, 0.1))


def build():
    green, pale = buds(), stalk()
    board(38, 25, turn=0.05)
    random = np.random.default_rng(5)
    # It lies on its side: its stalk to the lower left, its crown to the right.
    axis = np.array([0.88, 0.18, 0.32])
    axis /= np.linalg.norm(axis)
    side = np.cross(axis, (0, 0, 1))
    side /= np.linalg.norm(side)
    up = np.cross(side, axis)
    foot, fork = np.array([-8.6, -2.6, 3.9]), np.array([-1.6, -1.2, 5.4])
    tube('stalk', [foot, (foot + fork) / 2, fork], [2.0, 1.9, 2.2], pale, around=40)
    end = body('cut', [(0, 0.02), (1.2, 0.02), (1.9, 0.0), (2.0, -0.1)], pale, around=40, along=12)
    end.location = foot - axis * 0.02
    end.rotation_mode = 'QUATERNION'
    end.rotation_quaternion = Vector(-axis).to_track_quat('Z', 'Y')
    for way in spread(30):
        out = axis * way[2] + side * way[0] + up * way[1]
        if way[2] < -0.12:
            continue
        size = random.uniform(1.9, 2.5)
        place = fork + axis * 1.2 + out * np.array([5.0, 5.0, 4.3])
        place[2] = max(place[2], 1.6 + size * 0.8)
        tube(
            'branch',
            [fork - axis * 0.6, fork + (place - fork) * 0.55, place],
            [0.9, 0.7, 0.8],
            pale,
            around=14,
        )
        made = floret(random, size, green)
        made.location = place
        made.rotation_mode = 'QUATERNION'
        made.rotation_quaternion = Vector(out).to_track_quat('Z', 'Y')
    body('core', [(0, 4.2), (2.6, 3.4), (3.6, 0), (2.4, -2.4), (0, -3)], green).location = fork + axis * 2.2
    camera(26, aim=(-0.2, -0.6, 4.6), height=34)
