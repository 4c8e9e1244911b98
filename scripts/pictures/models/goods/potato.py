"""2 kg of potatoes: sixteen, washed, with eyes, fine scabs and a little earth left in the dents."""

import numpy as np

from nodes import Net
from settle import heap
from shapes import body, bumpy
from studio import camera
from woven import basket


def skin():
    net = Net('potato')
    clouds = net.noise(0.35, 4.0, 0.6)
    fine = net.noise(3.2, 5.0, 0.7)
    colour = net.ramp(clouds, (0.3, '#a87f42'), (0.5, '#c39a59'), (0.72, '#d4b06e'))
    colour = net.mix(0.5, colour, net.ramp(fine, (0.3, '#94703a'), (0.55, '#c9a261'), (0.8, '#e0c184')))
    specks = net.ramp(net.cells(2.4), (0.06, 1.0), (0.13, 0.0))
    some = net.ramp(net.noise(0.9, 2.0), (0.42, 0.0), (0.55, 1.0))
    colour = net.mix(net.math('MULTIPLY', net.math('MULTIPLY', specks, some), 0.7), colour, '#6b4722')
    earth = net.ramp(net.noise(0.6, 6.0, 0.75), (0.58, 0.0), (0.75, 0.75))
    colour = net.mix(earth, colour, '#7a5630')
    eyes = net.ramp(net.cells(0.42), (0.07, 0.0), (0.2, 1.0), ease='EASE')
    colour = net.mix(net.math('SUBTRACT', 0.45, net.math('MULTIPLY', eyes, 0.45)), colour, '#6f4c25')
    height = net.math('ADD', net.math('MULTIPLY', eyes, 1.4), net.math('MULTIPLY', fine, 0.35))
    return net.surface(Base_Color=colour, Roughness=0.62, Specular=0.28, Normal=net.bump(height, 0.55, 0.22))


def one(index, peel):
    random = np.random.default_rng(index + 3)
    wide, long, flat = random.uniform(2.4, 3.1), random.uniform(1.15, 1.5), random.uniform(0.78, 0.95)
    dents = bumpy(0.1, wide * 0.9, index)

    def shape(x, y, z, angle, along):
        return dents(x, y * flat, z + 0.12 * x * x / wide, angle, along)

    profile = [
        (0, 1),
        (0.35, 0.95),
        (0.72, 0.7),
        (0.97, 0.2),
        (1, -0.15),
        (0.85, -0.6),
        (0.5, -0.92),
        (0, -1.02),
    ]
    return body('potato', [(r * wide, z * wide * long) for r, z in profile], peel, shape, around=72, along=56)


def build():
    peel = skin()
    basket(10.5, 6.5, flare=1.2, rows=8)
    heap([one(i, peel) for i in range(16)], radius=9.9, seed=4, layer=4, top=1, spread=1)
    camera(36, aim=(0, 0, 5.4), height=33)
