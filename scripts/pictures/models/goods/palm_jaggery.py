"""500 g of palm jaggery: five dark half globes, cast in coconut shells, one of them broken."""

import numpy as np

from nodes import Net
from props import board
from settle import rest_on
from shapes import body
from studio import camera

from goods.gur import lump


def skin():
    net = Net('palm jaggery')
    grain = net.noise(2.6, 6.0, 0.75)
    colour = net.ramp(net.noise(0.5, 4.0, 0.6), (0.3, '#33190a'), (0.5, '#4a2610'), (0.75, '#683a1a'))
    colour = net.mix(0.4, colour, net.ramp(grain, (0.3, '#2a1408'), (0.55, '#55300f'), (0.8, '#8d5a2a')))
    gloss = net.ramp(grain, (0.35, 0.26), (0.65, 0.6))
    return net.surface(Base_Color=colour, Roughness=gloss, Specular=0.4, Normal=net.bump(grain, 0.6, 0.15))


def build():
    dark = skin()
    board(30, 20, 1.5, turn=0.06)
    random = np.random.default_rng(2)
    profile = [
        (0, 0.78),
        (0.4, 0.72),
        (0.78, 0.48),
        (0.97, 0.14),
        (1.0, 0.0),
        (0.96, -0.06),
        (0.5, -0.07),
        (0, -0.06),
    ]
    for i, (x, y, tip, turn) in enumerate(
        [(-5.2, 2.8, 0.0, 0.3), (1.4, 3.6, 0.0, 1.0), (-1.8, -2.6, 0.0, 2.0), (5.4, -0.6, 1.15, 2.6)]
    ):
        wide = random.uniform(3.1, 3.4)
        made = body(
            'jaggery',
            [(r * wide, z * wide) for r, z in profile],
            dark,
            lambda px, py, pz, a, t, i=i: (
                px * (1 + 0.02 * np.cos(3 * a + i)),
                py * (1 + 0.02 * np.cos(2 * a)),
                pz,
            ),
        )
        made.location, made.rotation_euler = (x, y, 5), (tip, 0, turn)
        rest_on(made, 1.5)
    for i, (x, y, size) in enumerate(
        [
            (4.2, -5.2, 1.7),
            (7.4, -4.6, 1.2),
            (1.8, -6.2, 0.9),
            (5.8, -7.0, 0.6),
            (-4.4, -5.4, 0.5),
            (8.6, -3.0, 0.4),
            (3.2, -7.4, 0.35),
        ]
    ):
        piece = lump(size * random.uniform(0.75, 1.2, 3), dark, i + 30, 5.0)
        piece.location, piece.rotation_euler = (x, y, 4), tuple(random.uniform(0, 3, 3))
        rest_on(piece, 1.55)
    camera(25, aim=(0.6, -1.0, 3.0), height=38)
