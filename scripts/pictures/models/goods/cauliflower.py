"""One head of cauliflower: curds of many small buds, in a collar of young leaves."""

import math

import numpy as np
from mathutils import Vector

from nodes import Net
from props import board
from shapes import body, grid, leaf, tube
from studio import camera


def curd():
    net = Net('curd')
    colour = net.ramp(net.noise(0.5, 3.0), (0.3, '#e6d9b4'), (0.55, '#efe6c8'), (0.8, '#f5efda'))
    deep = net.ramp(net.node('NewGeometry', 'Pointiness'), (0.42, '#cdbb84'), (0.52, '#ffffff'))
    colour = net.mix(0.8, colour, deep, 'MULTIPLY')
    grains = net.ramp(net.cells(7.0), (0.0, 1.0), (0.6, 0.0))
    return net.surface(Base_Color=colour, Roughness=0.7, Specular=0.25, Normal=net.bump(grains, 0.6, 0.12))


def foliage():
    net = Net('collar')
    across = net.math('ABSOLUTE', net.math('SUBTRACT', net.along('X'), 0.5))
    slanted = net.math('ADD', net.along(), net.math('MULTIPLY', across, -0.6))
    side = net.math('PINGPONG', net.math('MULTIPLY', slanted, 5.0), 0.5)
    rib = net.ramp(
        net.math('SUBTRACT', across, net.math('MULTIPLY', net.math('SUBTRACT', 1.0, net.along()), 0.07)),
        (0.01, 1.0),
        (0.05, 0.0),
    )
    veins = net.math('MAXIMUM', rib, net.ramp(side, (0.02, 0.8), (0.09, 0.0)))
    colour = net.ramp(net.noise(0.5, 4.0), (0.3, '#4d7828'), (0.7, '#7ba043'))
    colour = net.mix(veins, colour, '#d6dfac')
    return net.surface(
        Base_Color=colour,
        Roughness=0.45,
        Specular=0.35,
        Normal=net.bump(net.math('ADD', net.noise(1.2, 3.0), veins), 0.4, 0.2),
    )


def spread(count):
    """So many directions, evenly over a half globe and a little below its edge."""
    places = []
    for i in range(count):
        z = 1 - 1.25 * (i + 0.5) / count
        a = i * 2.39996
        r = math.sqrt(max(0, 1 - z * z))
        places.append((r * math.cos(a), r * math.sin(a), z))
    return np.array(places)


def floret(random, radius, skin):
    """A lump of curd: a globe on whose skin smaller globes swell, and on those still smaller ones."""
    rows, columns = 96, 140
    t = np.linspace(0.001, 0.8, rows)[:, None] * math.pi
    a = np.linspace(0, 2 * math.pi, columns, endpoint=False)[None, :]
    way = np.stack([np.sin(t) * np.cos(a), np.sin(t) * np.sin(a), np.cos(t) + 0 * a], axis=2)
    height = np.zeros((rows, columns))
    for count, size, high in ((12, 0.44, 0.3), (52, 0.21, 0.13), (210, 0.1, 0.05)):
        centres = spread(count) + random.normal(size=(count, 3)) * size * 0.18
        centres /= np.linalg.norm(centres, axis=1, keepdims=True)
        near = 2 - 2 * np.einsum('rck,nk->rcn', way, centres).max(axis=2)
        height += high * np.sqrt(np.clip(1 - near / size**2, 0, 1))
    return grid('floret', way * (radius * (0.72 + height))[:, :, None], skin, closed=True)


def build():
    random = np.random.default_rng(3)
    white, green = curd(), foliage()
    board(38, 25, turn=0.05)
    middle = np.array([0, 0, 6.2])
    for i, way in enumerate(spread(26)):
        size = random.uniform(2.3, 2.9) * (1.1 if way[2] > 0.4 else 0.95)
        made = floret(random, size, white)
        made.location = middle + way * [5.2, 5.2, 3.7]
        made.rotation_mode = 'QUATERNION'
        made.rotation_quaternion = Vector(way * [1, 1, 1.3]).to_track_quat('Z', 'Y')
    body('core', [(0, 9), (3.5, 8.4), (5.5, 6), (4.5, 3.4), (2.4, 2.2), (2.0, 1.7), (0, 1.7)], white)
    for i in range(13):
        turn = 2 * math.pi * i / 13 + random.uniform(-0.12, 0.12)
        outer = i % 2
        long = random.uniform(9.5, 12) - 1.5 * outer
        blade = leaf(
            'leaf',
            long,
            random.uniform(5.5, 7.0),
            green,
            lambda t: np.clip(t / 0.25, 0.24, 1) * np.sqrt(np.clip(1 - ((t - 0.55) / 0.46) ** 2, 0.05, 1)),
            bend=-1.0 + 0.35 * outer,
            fold=0.3,
            wave=0.03,
            waves=3,
            curl=random.uniform(0.5, 1.5),
            seed=i,
            rows=46,
            columns=23,
        )
        blade.location = (2.6 * math.cos(turn), 2.6 * math.sin(turn), 2.5 - 0.5 * outer)
        blade.rotation_euler = (0, -0.15 + 0.1 * outer, turn)
    tube('stump', [(0, 0, 1.6), (0, 0, 3.5)], [2.0, 2.4], white)
    camera(28, aim=(0, 0, 5.4), height=34)
