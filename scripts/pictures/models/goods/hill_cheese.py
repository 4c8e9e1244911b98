"""200 g of hill cheese: a wedge with small holes and a brown rind, and three cut pieces."""

import math

import numpy as np

from nodes import Net
from props import board
from settle import rest_on
from shapes import grid
from studio import camera

from goods.paneer import block


def skin(rind):
    net = Net('rind' if rind else 'cheese')
    if rind:
        grain = net.noise(1.2, 6.0, 0.7)
        return net.surface(
            Base_Color=net.ramp(grain, (0.3, '#7d5a2a'), (0.5, '#a07a3e'), (0.75, '#bf9c5c')),
            Roughness=0.75,
            Normal=net.bump(grain, 0.5, 0.15),
        )
    colour = net.ramp(net.noise(0.4, 3.0), (0.3, '#e6b84c'), (0.7, '#f0cc6c'))
    holes = net.ramp(net.cells(0.75), (0.06, 1.0), (0.15, 0.0), ease='EASE')
    some = net.ramp(net.noise(0.5, 2.0), (0.46, 0.0), (0.56, 1.0))
    hole = net.math('MULTIPLY', holes, some)
    colour = net.mix(net.math('MULTIPLY', hole, 0.55), colour, '#b07a1e')
    height = net.math('SUBTRACT', net.noise(3.0, 3.0), net.math('MULTIPLY', hole, 4.0))
    return net.surface(Base_Color=colour, Roughness=0.42, Specular=0.35, Normal=net.bump(height, 0.5, 0.2))


def build():
    cheese, crust = skin(False), skin(True)
    board(26, 18, 1.4, turn=0.06)
    far, wide, high = 10.5, 0.62, 4.6
    top = np.linspace(0.02, 1, 40)[:, None] * far
    way = np.linspace(-wide / 2, wide / 2, 40)[None, :]
    parts = []
    for z in (0.0, high):
        parts.append(
            grid(
                'side',
                np.stack([top * np.cos(way), top * np.sin(way), z + 0 * top * way], 2)[
                    :, :: (1 if z else -1)
                ],
                cheese,
            )
        )
    tall = np.linspace(0, high, 24)[:, None]
    for side in (-1, 1):
        a = side * wide / 2
        line = np.linspace(0.02, 1, 40)[None, :] * far
        parts.append(
            grid(
                'cut',
                np.stack([line * math.cos(a) + 0 * tall, line * math.sin(a) + 0 * tall, tall + 0 * line], 2)[
                    :, ::side
                ],
                cheese,
            )
        )
    parts.append(
        grid(
            'rind',
            np.stack(
                [
                    far * np.cos(way) + 0.15 * np.sin(tall / high * math.pi) + 0 * tall,
                    far * np.sin(way) + 0 * tall,
                    tall + 0 * way,
                ],
                2,
            ),
            crust,
        )
    )
    for part in parts[1:]:
        part.parent = parts[0]
    parts[0].location, parts[0].rotation_euler = (-7.2, -0.6, 1.42), (0, 0, 0.42)
    for i, (x, y, turn) in enumerate([(3.6, -2.6, 0.3), (5.9, -3.4, 0.8), (2.4, -4.8, 0.1)]):
        cube = block((1.0, 0.95, 0.9), cheese, i + 8)
        cube.location, cube.rotation_euler = (x, y, 4), (0, 0, turn)
        rest_on(cube, 1.4)
    camera(20, aim=(-0.4, -0.2, 3.2), height=34)
