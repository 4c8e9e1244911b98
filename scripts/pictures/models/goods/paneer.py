"""200 g of paneer: a pressed block, cut into cubes at one end, on a leaf."""

import numpy as np

from nodes import Net
from props import board
from shapes import bumpy, grid, leaf
from studio import camera

from goods.shimla_apple import foliage


def skin():
    net = Net('paneer')
    curd = net.noise(2.2, 5.0, 0.7)
    colour = net.ramp(net.noise(0.4, 3.0), (0.3, '#efe6d0'), (0.7, '#f8f2e4'))
    colour = net.mix(0.3, colour, net.ramp(curd, (0.35, '#ddcfae'), (0.6, '#fbf7ec')))
    holes = net.ramp(net.cells(1.6), (0.04, 0.0), (0.12, 1.0), ease='EASE')
    height = net.math('ADD', net.math('MULTIPLY', curd, 0.6), holes)
    return net.surface(Base_Color=colour, Roughness=0.55, Specular=0.3, Normal=net.bump(height, 0.4, 0.1))


def block(size, skin, seed):
    """A box with soft edges and slightly uneven faces; `size` is half its length, width and height."""
    t = np.linspace(0.001, np.pi - 0.001, 90)[:, None]
    a = np.linspace(0, 2 * np.pi, 140, endpoint=False)[None, :]
    way = np.stack([np.sin(t) * np.cos(a), np.sin(t) * np.sin(a), np.cos(t) + 0 * a], 2)
    reach = (np.abs(way / np.asarray(size)) ** 14).sum(axis=2) ** (-1 / 14)
    places = way * reach[:, :, None]
    x, y, z = bumpy(0.008, 1.2, seed)(places[:, :, 0], places[:, :, 1], places[:, :, 2], None, None)
    return grid('paneer', np.stack([x, y, z], 2)[:, ::-1], skin, closed=True)


def build():
    white = skin()
    board(26, 18, 1.4, turn=0.06)
    big = block((3.4, 2.9, 1.9), white, 1)
    big.location, big.rotation_euler = (-3.2, 1.2, 1.4 + 1.86), (0, 0, 0.25)
    random = np.random.default_rng(3)
    for i, (x, y, z, turn) in enumerate(
        [
            (3.0, 2.4, 0, 0.3),
            (5.2, 0.2, 0, 0.8),
            (2.6, -1.2, 0, 0.1),
            (4.8, -2.9, 0, 0.5),
            (3.7, -0.2, 1, 0.9),
            (1.0, -4.2, 0, 0.6),
            (-1.8, -4.6, 0, 1.1),
        ]
    ):
        cube = block((1.05, 1.02, 1.0), white, i + 4)
        cube.location = (x, y, 1.4 + 0.98 + 1.96 * z)
        cube.rotation_euler = (0, random.uniform(-0.03, 0.03), turn)
    green = foliage()
    for i, (x, y, turn) in enumerate([(-8.6, -3.4, 0.35), (-7.4, -5.2, -0.2)]):
        one = leaf('leaf', 4.6, 2.4, green, bend=0.4, fold=0.25, wave=0.012, waves=2, seed=i)
        one.location, one.rotation_euler = (x, y, 1.7), (0.05, -0.1, turn)
    camera(20, aim=(-0.2, -0.6, 2.4), height=36)
