"""500 g of jaggery: one broken block and lumps of it, on a leaf plate."""

import numpy as np

from nodes import Net
from props import board
from settle import rest_on
from shapes import bumpy, grid
from studio import camera


def skin():
    net = Net('gur')
    colour = net.ramp(net.noise(0.5, 4.0, 0.6), (0.3, '#7d4510'), (0.5, '#a5641c'), (0.75, '#c4862c'))
    grain = net.noise(3.0, 6.0, 0.75)
    colour = net.mix(0.45, colour, net.ramp(grain, (0.3, '#5f3208'), (0.55, '#b3741f'), (0.8, '#dca94c')))
    crystals = net.ramp(net.cells(6.0), (0.05, 1.0), (0.14, 0.0))
    colour = net.mix(net.math('MULTIPLY', crystals, 0.4), colour, '#e9c06c')
    gloss = net.ramp(grain, (0.35, 0.3), (0.65, 0.62))
    return net.surface(
        Base_Color=colour,
        Roughness=gloss,
        Specular=0.4,
        Subsurface=0.0,
        Normal=net.bump(grain, 0.7, 0.18, net.bump(net.noise(0.9, 4.0, 0.6), 0.6, 0.4)),
    )


def lump(size, skin, seed, square=6.0):
    """A block with broken faces: a rounded box, cut off by a few random planes."""
    random = np.random.default_rng(seed)
    t = np.linspace(0.001, np.pi - 0.001, 90)[:, None]
    a = np.linspace(0, 2 * np.pi, 130, endpoint=False)[None, :]
    way = np.stack([np.sin(t) * np.cos(a), np.sin(t) * np.sin(a), np.cos(t) + 0 * a], 2)
    reach = (np.abs(way / size) ** square).sum(axis=2) ** (-1 / square)
    for _ in range(7):
        normal = random.normal(size=3)
        normal /= np.linalg.norm(normal)
        far = random.uniform(0.78, 1.02) * np.abs(normal * size).sum() * 0.72
        facing = way @ normal
        reach = np.where(facing > 0.05, np.minimum(reach, far / np.maximum(facing, 0.05)), reach)
    places = way * reach[:, :, None]
    rough = bumpy(0.035, 0.7, seed)
    x, y, z = rough(places[:, :, 0], places[:, :, 1], places[:, :, 2], None, None)
    return grid('gur', np.stack([x, y, z], 2)[:, ::-1], skin, closed=True)


def build():
    brown = skin()
    board(34, 22, turn=0.06)
    block = lump(np.array([5.2, 4.2, 3.1]), brown, 2, 9.0)
    block.location, block.rotation_euler = (-2.4, 2.4, 6), (0.04, 0.03, 0.5)
    rest_on(block, 1.5)
    random = np.random.default_rng(6)
    for i, (x, y, size) in enumerate(
        [
            (5.0, -1.0, 2.3),
            (2.2, -4.8, 1.8),
            (7.2, -4.2, 1.3),
            (-3.2, -5.2, 1.2),
            (5.2, -6.6, 0.8),
            (0.0, -6.8, 0.7),
            (8.4, -0.8, 0.8),
            (-5.2, -4.6, 0.55),
            (3.8, -7.4, 0.4),
            (-1.6, -7.2, 0.4),
        ]
    ):
        piece = lump(size * random.uniform(0.75, 1.2, 3), brown, i + 10, 5.0)
        piece.location, piece.rotation_euler = (x, y, 4), tuple(random.uniform(0, 3, 3))
        rest_on(piece, 1.55)
    for _ in range(60):
        piece = lump(random.uniform(0.06, 0.16) * np.ones(3), brown, 3, 4.0)
        piece.location = (random.uniform(-6, 9), random.uniform(-8, -3.5), 1.68)
    camera(26, aim=(0.6, -1.0, 3.4), height=38)
