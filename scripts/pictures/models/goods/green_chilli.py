"""100 g of green chillies: some twenty slim ones, glossy, each with its cap and a bent stalk."""

import numpy as np

from nodes import Net
from props import board
from settle import heap
from shapes import pod, tube
from studio import camera

from goods.tomato import green


def skin():
    net = Net('chilli')
    colour = net.ramp(net.noise(0.5, 3.0), (0.3, '#2c5a0c'), (0.5, '#3f7812'), (0.75, '#5a931c'))
    colour = net.mix(
        net.math('MULTIPLY', net.ramp(net.random, (0.6, 0.0), (1.0, 1.0)), 0.45), colour, '#85a82c'
    )
    return net.surface(
        Base_Color=colour, Roughness=0.2, Specular=0.5, Normal=net.bump(net.noise(1.6, 3.0), 0.35, 0.12)
    )


def one(index, peel, cap):
    random = np.random.default_rng(index)
    long, thick = random.uniform(7.0, 9.5), random.uniform(0.42, 0.55)
    dents = random.uniform(0, 6, 3)

    def section(angle, along):
        return (
            1
            + 0.06 * np.sin(2 * angle + 5 * along + dents[0])
            + 0.05 * np.sin(3 * angle - 7 * along + dents[1])
        )

    radii = thick * np.array([0.75, 0.95, 1.0, 1.0, 0.98, 0.9, 0.8, 0.62, 0.4, 0.16, 0.03])
    made = pod(
        'chilli',
        long,
        radii,
        peel,
        random.uniform(-0.5, 0.9),
        section,
        index,
        56,
        32,
        random.uniform(0.1, 0.5),
    )
    calyx = pod('cap', 0.7, thick * np.array([0.35, 0.8, 1.0, 1.02, 0.96]), cap, 0, None, 0, 12, 24)
    calyx.location = (-0.42, 0, 0)
    bend = random.uniform(-1, 1)
    stalk = tube(
        'stalk',
        [(-0.3, 0, 0), (-1.2, 0.15 * bend, 0.1), (-random.uniform(2.0, 3.2), 0.9 * bend, 0.5)],
        [0.15, 0.1, 0.13],
        cap,
        around=8,
    )
    for part in (calyx, stalk):
        part.parent = made
    return made


def build():
    peel, cap = skin(), green('cap', '#4f6d18', '#7f9a3a')
    wooden = board(26, 18, 1.4, turn=0.1)
    heap(
        [one(i, peel, cap) for i in range(20)],
        radius=7.2,
        seed=5,
        tilt=0.25,
        on=wooden,
        frames=110,
        layer=5,
        gap=2.2,
    )
    camera(19, aim=(0, 0, 2.2), height=40)
