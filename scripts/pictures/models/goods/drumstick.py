"""250 g of drumsticks: six long moringa pods, ribbed and lumpy over their seeds, cut at one end."""

import numpy as np

from nodes import Net
from props import board
from settle import rest_on
from shapes import pod
from studio import camera


def skin():
    net = Net('drumstick')
    ribs = net.math('PINGPONG', net.math('MULTIPLY', net.along('X'), 9.0), 0.5)
    colour = net.ramp(net.noise(0.6, 4.0), (0.3, '#4f6d24'), (0.5, '#6a8934'), (0.75, '#8ba552'))
    colour = net.mix(net.ramp(ribs, (0.0, 0.6), (0.16, 0.0)), colour, '#35501a')
    marks = net.ramp(net.noise(1.2, 5.0, 0.7), (0.62, 0.0), (0.74, 0.5))
    colour = net.mix(marks, colour, '#8a7a48')
    return net.surface(Base_Color=colour, Roughness=0.55, Specular=0.3, Normal=net.bump(ribs, 0.4, 0.08))


def build():
    green = skin()
    board(44, 26, turn=0.04)
    random = np.random.default_rng(4)
    for i, (x, y, z, turn) in enumerate(
        [
            (-19, -6.2, 1.6, 0.05),
            (-18, -3.4, 1.6, -0.03),
            (-19, 0.2, 1.6, 0.02),
            (-18.5, 3.4, 1.6, -0.06),
            (-18, -4.6, 3.2, 0.06),
            (-18.4, -0.8, 3.2, 0.03),
        ]
    ):
        lumps = random.uniform(11, 14)

        def section(angle, along, lumps=lumps):
            ribs = np.abs(np.mod(angle * 9 / (2 * np.pi), 1) - 0.5) * 2
            return (0.94 + 0.1 * ribs**1.5) * (1 + 0.05 * np.sin(lumps * 2 * np.pi * along) ** 2)

        radii = random.uniform(0.8, 0.95) * np.array(
            [0.8, 0.95, 1.0, 1.0, 1.0, 1.0, 0.97, 0.92, 0.8, 0.6, 0.35]
        )
        made = pod(
            'drumstick',
            random.uniform(35, 38),
            radii,
            green,
            random.uniform(-0.12, 0.12),
            section,
            i,
            150,
            54,
            0.25,
        )
        made.location, made.rotation_euler = (x, y, z), (random.uniform(0, 6), 0, turn)
        rest_on(made, z)
    camera(42, aim=(-0.5, -1.2, 2.6), height=42)
