"""1 kg of red onions: nine, with papery skins that peel, a dry neck and a tuft of roots."""

import math

import numpy as np

from nodes import Net
from props import board
from settle import heap
from shapes import body, leaf, tube
from studio import camera


def skin(name='onion', deep='#5e1230', mid='#8a2748', pale='#b65a6c', paper='#b98556'):
    net = Net(name)
    veins = net.noise(1.0, 4.0, 0.6, 0.25, net.uv(46, 1.3))
    clouds = net.noise(0.45, 3.0)
    shade = net.math('ADD', net.math('MULTIPLY', veins, 0.6), net.math('MULTIPLY', clouds, 0.5))
    colour = net.ramp(shade, (0.38, deep), (0.55, mid), (0.75, pale))
    # Towards the neck, and where the outermost skin is dry, it is brown paper.
    dry = net.math(
        'ADD',
        net.ramp(net.along(), (0.05, 1.0), (0.22, 0.0)),
        net.ramp(net.noise(0.4, 4.0, 0.6), (0.56, 0.0), (0.66, 0.6)),
        clamp=True,
    )
    colour = net.mix(dry, colour, net.ramp(veins, (0.3, '#7d4430'), (0.6, paper), (0.75, '#d8ac7c')))
    lines = net.bump(veins, 0.3, 0.08, net.bump(clouds, 0.2, 0.2))
    return net.surface(
        Base_Color=colour,
        Roughness=net.ramp(dry, (0.0, 0.28), (1.0, 0.55)),
        Specular=0.5,
        Sheen=0.2,
        Normal=lines,
    )


def dry(name='paper', dark='#8a5a34', pale='#d9b184'):
    net = Net(name)
    colour = net.ramp(net.noise(1.0, 3.0, 0.6, 0.2, net.uv(14, 2)), (0.3, dark), (0.65, pale))
    return net.surface(Base_Color=colour, Roughness=0.6, Specular=0.3)


def roots(random, skin, foot, count=26):
    made = []
    for _ in range(count):
        a, out = random.uniform(0, 6.28), random.uniform(0.15, 0.6)
        made.append(
            tube(
                'root',
                [
                    (0.3 * math.cos(a) * out, 0.3 * math.sin(a) * out, foot + 0.1),
                    (out * math.cos(a) * 0.7, out * math.sin(a) * 0.7, foot - 0.18),
                    (out * math.cos(a + 0.4), out * math.sin(a + 0.4), foot - random.uniform(0.2, 0.42)),
                ],
                [0.035, 0.02],
                skin,
                around=5,
                along=8,
            )
        )
    return made


def one(index, red, paper):
    random = np.random.default_rng(index + 7)
    wide, tall = random.uniform(3.1, 3.6), random.uniform(0.82, 1.0)
    ribs, phase = random.integers(9, 13), random.uniform(0, 6)

    def shape(x, y, z, angle, along):
        part = 1 + 0.012 * np.cos(ribs * angle + phase) + 0.02 * np.cos(2 * angle + phase)
        twist = 0.25 * np.exp(-((along / 0.12) ** 2))
        return x * part + twist * np.sin(3 * angle), y * part, z

    profile = [
        (0.0, 1.62),
        (0.1, 1.6),
        (0.16, 1.38),
        (0.22, 1.15),
        (0.42, 0.93),
        (0.78, 0.66),
        (0.98, 0.22),
        (1.0, -0.1),
        (0.86, -0.5),
        (0.55, -0.78),
        (0.2, -0.9),
        (0.0, -0.9),
    ]
    bulb = body('onion', [(r * wide, z * wide * tall) for r, z in profile], red, shape)
    hang = roots(random, paper, -0.9 * wide * tall)
    for i in range(3):
        strip = leaf(
            'strip',
            random.uniform(1.4, 2.4),
            0.8,
            paper,
            lambda t: (1 - t) ** 0.5,
            bend=random.uniform(-0.4, 0.6),
            fold=0.4,
            wave=0.06,
            seed=i,
            rows=14,
            columns=7,
        )
        strip.location = (0, 0, 1.35 * wide * tall)
        strip.rotation_euler = (
            random.uniform(-0.4, 0.4),
            random.uniform(-1.5, -1.0),
            2.1 * i + random.uniform(0, 1),
        )
        hang.append(strip)
    for part in hang:
        part.parent = bulb
    return bulb


def build():
    red, paper = skin(), dry()
    wooden = board(38, 25, turn=-0.08)
    heap([one(i, red, paper) for i in range(9)], radius=11.6, seed=6, tilt=1.2, on=wooden)
    camera(30, aim=(0, 0, 4.6), height=33)
