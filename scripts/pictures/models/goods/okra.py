"""500 g of okra: thirty-odd tender pods, five-edged, with a fine down and a pale cap."""

import numpy as np

from nodes import Net
from settle import heap
from shapes import pod, tube
from studio import camera
from woven import basket

from goods.tomato import green


def skin():
    net = Net('okra')
    colour = net.ramp(net.noise(0.6, 3.0), (0.3, '#4b7a1e'), (0.5, '#659428'), (0.75, '#85ad3e'))
    edge = net.math('PINGPONG', net.math('MULTIPLY', net.along('X'), 5.0), 0.5)
    colour = net.mix(net.math('MULTIPLY', net.ramp(edge, (0.0, 1.0), (0.14, 0.0)), 0.4), colour, '#a5c25c')
    colour = net.mix(net.ramp(net.along(), (0.9, 0.0), (1.0, 0.6)), colour, '#6a6a2a')
    down = net.noise(9.0, 2.0)
    return net.surface(
        Base_Color=colour, Roughness=0.55, Specular=0.3, Sheen=0.5, Normal=net.bump(down, 0.12, 0.03)
    )


def one(index, peel, cap):
    random = np.random.default_rng(index + 9)
    long, thick = random.uniform(7.5, 10.0), random.uniform(0.72, 0.9)

    def section(angle, along):
        edges = np.abs(np.mod(angle * 5 / (2 * np.pi), 1) - 0.5) * 2
        return 0.9 + 0.15 * edges**2.2

    radii = thick * np.array([0.95, 1.0, 1.0, 0.98, 0.93, 0.84, 0.72, 0.56, 0.38, 0.18, 0.05])
    made = pod('okra', long, radii, peel, random.uniform(-0.2, 0.4), section, index, 48, 40, 0.2)
    calyx = pod('cap', 1.2, thick * np.array([0.45, 0.5, 0.62, 1.06, 1.1, 1.0]), cap, 0, None, 0, 20, 30)
    calyx.location = (-1.0, 0, 0)
    stalk = tube('stalk', [(-0.8, 0, 0), (-random.uniform(1.5, 2.4), 0.1, 0.1)], [0.32, 0.3], cap, around=12)
    for part in (calyx, stalk):
        part.parent = made
    return made


def build():
    peel, cap = skin(), green('cap', '#7d9440', '#a9b868')
    basket(9.5, 3.6, flare=1.15, rows=5)
    heap(
        [one(i, peel, cap) for i in range(32)],
        radius=8.6,
        seed=5,
        tilt=0.2,
        frames=100,
        layer=6,
        gap=2.4,
        top=1,
        spread=1,
    )
    camera(28, aim=(0, 0, 3.8), height=40)
