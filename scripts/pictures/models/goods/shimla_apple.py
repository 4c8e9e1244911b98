"""1 kg of red apples: six, striped over a yellow ground, with pale dots, and a stalk in a deep dimple."""

import math

import numpy as np

from nodes import Net
from props import board
from settle import heap
from shapes import body, leaf, tube
from studio import camera


def skin(name='apple', ground=('#c9a93f', '#dcc05a'), reds=('#8e0c14', '#b0161b', '#cc3226'), cover=0.52):
    net = Net(name)
    stripes = net.noise(1.0, 4.0, 0.6, 0.15, net.uv(26, 1.1))
    clouds = net.noise(0.22, 2.0)
    yellow = net.ramp(net.noise(0.6, 3.0), (0.3, ground[0]), (0.7, ground[1]))
    red = net.ramp(stripes, (0.3, reds[0]), (0.5, reds[1]), (0.72, reds[2]))
    much = net.math('ADD', net.math('MULTIPLY', stripes, 0.55), net.math('MULTIPLY', clouds, 0.9))
    # Its sunny side is red all over; in the dimple of the stalk it stays green.
    covered = net.math(
        'MULTIPLY',
        net.ramp(much, (cover, 0.0), (cover + 0.16, 1.0)),
        net.ramp(net.along(), (0.05, 0.0), (0.2, 1.0)),
    )
    colour = net.mix(covered, yellow, red)
    dots = net.ramp(net.cells(2.6), (0.045, 1.0), (0.1, 0.0))
    colour = net.mix(net.math('MULTIPLY', dots, 0.55), colour, '#e3cf9a')
    rust = net.ramp(
        net.math('ADD', net.along(), net.math('MULTIPLY', net.noise(3.0, 4.0), 0.12)),
        (0.07, 0.9),
        (0.14, 0.0),
    )
    colour = net.mix(rust, colour, '#8d7434')
    gloss = net.ramp(net.noise(1.1, 3.0), (0.35, 0.22), (0.7, 0.36))
    return net.surface(
        Base_Color=colour, Roughness=gloss, Specular=0.45, Normal=net.bump(net.noise(0.8, 2.0), 0.12, 0.2)
    )


def bark(name='stalk', dark='#3f2a14', pale='#7d6235'):
    net = Net(name)
    colour = net.ramp(net.noise(3.0, 3.0), (0.3, dark), (0.7, pale))
    return net.surface(Base_Color=colour, Roughness=0.75, Normal=net.bump(net.noise(7.0), 0.4, 0.05))


def foliage(name='leaf', dark='#2f4d10', mid='#4f7520', pale='#7f9a45'):
    """The skin of a leaf: its vein in the middle, side veins, and a paler underside of the light."""
    net = Net(name)
    across = net.math('ABSOLUTE', net.math('SUBTRACT', net.along('X'), 0.5))
    slanted = net.math('ADD', net.along(), net.math('MULTIPLY', across, -0.55))
    side = net.math('PINGPONG', net.math('MULTIPLY', slanted, 9.0), 0.5)
    veins = net.math(
        'MAXIMUM', net.ramp(across, (0.012, 1.0), (0.035, 0.0)), net.ramp(side, (0.02, 0.6), (0.09, 0.0))
    )
    colour = net.ramp(net.noise(0.7, 4.0, 0.6), (0.3, dark), (0.65, mid))
    colour = net.mix(net.math('MULTIPLY', veins, 0.55), colour, pale)
    height = net.math('SUBTRACT', net.noise(1.5, 3.0), net.math('MULTIPLY', veins, 0.8))
    return net.surface(Base_Color=colour, Roughness=0.42, Specular=0.35, Normal=net.bump(height, 0.45, 0.12))


def one(index, peel, stem, wide=(3.4, 3.8), tall=(0.86, 0.95)):
    random = np.random.default_rng(index + 21)
    wide, tall = random.uniform(*wide), random.uniform(*tall)
    phase, lean = random.uniform(0, 6), random.uniform(-0.07, 0.07, 2)

    def shape(x, y, z, angle, along):
        foot = 0.05 * np.cos(5 * angle + phase) * np.exp(-(((along - 0.93) / 0.14) ** 2))
        part = 1 + 0.025 * np.cos(2 * angle + phase) + 0.018 * np.cos(5 * angle + phase) * along + foot
        return (
            x * part + lean[0] * z,
            y * part + lean[1] * z,
            z * (1 + 0.03 * np.cos(angle + phase)) - 0.6 * foot * wide,
        )

    profile = [
        (0, 0.42),
        (0.06, 0.5),
        (0.2, 0.78),
        (0.45, 0.92),
        (0.78, 0.76),
        (0.98, 0.32),
        (1, -0.05),
        (0.9, -0.48),
        (0.68, -0.84),
        (0.42, -0.98),
        (0.2, -0.88),
        (0.06, -0.78),
        (0, -0.78),
    ]
    apple = body('apple', [(r * wide, z * wide * tall) for r, z in profile], peel, shape)
    top = 0.42 * wide * tall
    a, out = random.uniform(0, 6.28), random.uniform(0.3, 0.8)
    stalk = tube(
        'stalk',
        [
            (0, 0, top - 0.15),
            (0.1 * math.cos(a), 0.1 * math.sin(a), top + 1.2),
            (out * math.cos(a), out * math.sin(a), top + random.uniform(2.0, 2.8)),
        ],
        [0.14, 0.11, 0.17],
        stem,
        around=10,
    )
    stalk.parent = apple
    return apple


def build():
    peel, stem = skin(), bark()
    wooden = board(38, 25, turn=0.1)
    apples = [one(i, peel, stem) for i in range(6)]
    heap(apples, radius=9.6, seed=12, tilt=0.55, on=wooden, frames=90)
    green = leaf('leaf', 6.5, 3.2, foliage(), bend=0.7, fold=0.3, wave=0.012, waves=2)
    green.location, green.rotation_euler = (5.5, -9.2, 2.2), (0.2, -0.1, -0.5)
    camera(28, aim=(0, 0, 3.6), height=33)
