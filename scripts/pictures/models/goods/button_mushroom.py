"""200 g of button mushrooms: a dozen white ones, some on their side."""

import numpy as np

from nodes import Net
from props import board
from settle import heap
from shapes import body
from studio import camera


def skin():
    net = Net('mushroom')
    colour = net.ramp(net.noise(0.6, 4.0), (0.3, '#dccbb0'), (0.55, '#efe6d4'), (0.8, '#f7f2e6'))
    flakes = net.ramp(net.noise(2.4, 5.0, 0.7), (0.6, 0.0), (0.72, 0.55))
    colour = net.mix(flakes, colour, '#bfa27a')
    return net.surface(
        Base_Color=colour, Roughness=0.6, Specular=0.28, Normal=net.bump(net.noise(2.2, 4.0), 0.15, 0.1)
    )


def stem():
    net = Net('stem')
    lines = net.noise(1.0, 3.0, 0.6, 0.0, net.uv(24, 1.5))
    colour = net.ramp(lines, (0.3, '#d9c9ab'), (0.7, '#f2ead8'))
    foot = net.ramp(
        net.math('ADD', net.along(), net.math('MULTIPLY', net.noise(2.0, 3.0), 0.1)), (0.88, 0.0), (1.0, 0.8)
    )
    return net.surface(
        Base_Color=net.mix(foot, colour, '#8d7350'), Roughness=0.65, Normal=net.bump(lines, 0.25, 0.08)
    )


def one(index, cap_skin, foot):
    random = np.random.default_rng(index + 2)
    wide = random.uniform(1.75, 2.25)
    phase = random.uniform(0, 6)

    def shape(x, y, z, angle, along):
        part = 1 + 0.025 * np.cos(2 * angle + phase) + 0.02 * np.cos(3 * angle)
        return x * part, y * part, z

    profile = [
        (0, 0.82),
        (0.4, 0.76),
        (0.78, 0.5),
        (0.99, 0.1),
        (0.98, -0.2),
        (0.82, -0.36),
        (0.66, -0.34),
        (0.5, -0.18),
        (0, -0.1),
    ]
    made = body('mushroom', [(r * wide, z * wide) for r, z in profile], cap_skin, shape)
    stalk = body(
        'stem', [(0, -0.1), (0.44, -0.14), (0.42, -0.5), (0.44, -0.85), (0.4, -0.98), (0, -1.0)], foot
    )
    stalk.scale = (wide,) * 3
    stalk.parent = made
    return made


def build():
    cap_skin, foot = skin(), stem()
    wooden = board(26, 18, 1.4, turn=-0.05)
    heap(
        [one(i, cap_skin, foot) for i in range(12)],
        radius=6.0,
        seed=4,
        tilt=0.8,
        on=wooden,
        frames=100,
        layer=5,
    )
    camera(20, aim=(0, 0, 2.4), height=37)
