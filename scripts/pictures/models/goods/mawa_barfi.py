"""250 g of barfi: nine squares of cooked milk with slivers of pistachio, on a plate of clay."""

import math

import numpy as np

from nodes import Net
from props import board, bowl
from shapes import body, copy
from studio import camera

from goods.paneer import block


def skin():
    net = Net('barfi')
    grain = net.noise(2.6, 5.0, 0.7)
    colour = net.ramp(net.noise(0.5, 3.0), (0.3, '#d9bf8c'), (0.7, '#ead6a8'))
    colour = net.mix(0.4, colour, net.ramp(grain, (0.35, '#c9a96e'), (0.65, '#f3e6c4')))
    return net.surface(Base_Color=colour, Roughness=0.6, Specular=0.28, Normal=net.bump(grain, 0.5, 0.1))


def build():
    milk = skin()
    net = Net('pistachio')
    nut = net.surface(Base_Color=net.mix(net.random, '#6f8a34', '#a3b45a'), Roughness=0.5)
    board(30, 20, 1.5, turn=0.05)
    plate = bowl(8.6, 1.5, wall=0.4, foot=0.7)
    plate.location.z = 1.5
    sliver = body('sliver', [(0, 1), (0.6, 0.7), (1, 0), (0.6, -0.7), (0, -1)], nut, around=14, along=10)
    random = np.random.default_rng(5)
    for i, (x, y, layer, turn) in enumerate(
        [
            (-4.2, 2.2, 0, 0.2),
            (-0.2, 3.6, 0, 0.7),
            (3.8, 2.2, 0, 0.1),
            (-3.6, -1.8, 0, 0.6),
            (0.4, -0.6, 0, 0.3),
            (4.2, -2.0, 0, 0.9),
            (-0.4, -4.4, 0, 0.15),
            (-1.8, 1.4, 1, 0.5),
            (1.8, 0.6, 1, 0.05),
        ]
    ):
        one = block((1.75, 1.7, 0.85), milk, i + 3)
        one.location = (x, y, 2.0 + 0.84 + 1.68 * layer)
        one.rotation_euler = (random.uniform(-0.03, 0.03), random.uniform(-0.03, 0.03), turn)
        for _ in range(9):
            bit = copy(sliver)
            bit.parent = one
            bit.location = (random.uniform(-1.2, 1.2), random.uniform(-1.2, 1.2), 0.87)
            bit.rotation_euler = (0, math.pi / 2, random.uniform(0, 3.1))
            bit.scale = (0.07, 0.16, random.uniform(0.3, 0.5))
    sliver.location = (0, 0, -50)
    camera(24, aim=(0, -0.2, 3.0), height=40)
