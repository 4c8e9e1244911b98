"""250 g of cherries: thirty, dark red, on their long stalks, in a bowl of clay."""

import math

import bpy
import numpy as np

from nodes import Net
from props import board, bowl, slab
from settle import heap
from shapes import body, tube
from studio import camera

from goods.tomato import green


def skin():
    net = Net('cherry')
    colour = net.mix(net.random, '#5a0410', '#9c1018')
    colour = net.mix(net.ramp(net.noise(0.8, 2.0), (0.4, 0.0), (0.75, 0.4)), colour, '#c4252a')
    return net.surface(
        Base_Color=colour, Roughness=0.1, Specular=0.55, Normal=net.bump(net.noise(1.4, 2.0), 0.05, 0.1)
    )


def one(index, red, stem):
    random = np.random.default_rng(index)
    wide = random.uniform(1.0, 1.18)
    profile = [
        (0, 0.62),
        (0.1, 0.66),
        (0.3, 0.84),
        (0.6, 0.78),
        (0.92, 0.4),
        (1, -0.02),
        (0.88, -0.48),
        (0.55, -0.82),
        (0.2, -0.93),
        (0, -0.93),
    ]
    made = body(
        'cherry',
        [(r * wide, z * wide) for r, z in profile],
        red,
        lambda x, y, z, a, t: (x * 1.03, y * 0.97, z),
        around=64,
        along=48,
    )
    a, bend = random.uniform(0, 6.28), random.uniform(0.6, 1.6)
    stalk = tube(
        'stalk',
        [
            (0, 0, 0.6 * wide),
            (0.1 * math.cos(a), 0.1 * math.sin(a), 1.8),
            (0.5 * bend * math.cos(a), 0.5 * bend * math.sin(a), 3.0),
            (bend * math.cos(a), bend * math.sin(a), random.uniform(3.8, 4.6)),
        ],
        [0.09, 0.06, 0.06, 0.11],
        stem,
        around=8,
    )
    stalk.parent = made
    return made


def build():
    red, stem = skin(), green('stalk', '#5d6a1e', '#98a044')
    board(26, 18, 1.4, turn=0.06)
    pot = bowl(6.4, 3.4, wall=0.4)
    pot.location.z = 1.4
    bottom = slab(2.4)
    heap(
        [one(i, red, stem) for i in range(30)],
        radius=4.9,
        seed=5,
        tilt=1.0,
        on=bottom,
        frames=100,
        layer=7,
        top=2.5,
        spread=1,
    )
    bpy.data.objects.remove(bottom)
    for i, (x, y) in enumerate([(7.4, -2.6), (6.0, -4.8)]):
        made = one(50 + i, red, stem)
        made.location, made.rotation_euler = (x, y, 2.4), (1.1, 0.3, 0.8 + i)
    camera(20, aim=(0.6, -0.3, 3.4), height=38)
