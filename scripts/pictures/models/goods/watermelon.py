"""One watermelon: striped, with a wedge beside it whose red flesh has black seeds."""

import math

import numpy as np

from nodes import Net
from props import board
from settle import rest_on
from shapes import body, copy, grid, tube
from studio import camera

from goods.shimla_apple import bark


def rind():
    net = Net('watermelon')
    wave = net.math('MULTIPLY', net.math('SUBTRACT', net.noise(0.38, 5.0, 0.7, 0.6), 0.5), 0.085)
    stripes = net.math('PINGPONG', net.math('MULTIPLY', net.math('ADD', net.along('X'), wave), 11.0), 0.5)
    dark = net.ramp(stripes, (0.16, 1.0), (0.26, 0.0))
    pale = net.ramp(net.noise(1.3, 5.0, 0.7, 0.8), (0.35, '#7f9f55'), (0.6, '#a9c07a'), (0.75, '#c6d49a'))
    net_of_veins = net.ramp(net.noise(0.9, 6.0, 0.75, 1.5), (0.47, 0.0), (0.5, 0.6), (0.53, 0.0))
    colour = net.mix(net_of_veins, pale, '#527a34')
    colour = net.mix(dark, colour, net.ramp(net.noise(0.8, 4.0), (0.3, '#123313'), (0.7, '#24501e')))
    return net.surface(
        Base_Color=colour, Roughness=0.3, Specular=0.42, Normal=net.bump(net.noise(1.2, 3.0), 0.08, 0.2)
    )


def flesh():
    net = Net('flesh')
    away = net.along('X')
    place = net.node('TexCoord', 'Object')
    grain = net.noise(1.6, 5.0, 0.65, 0.4, place)
    red = net.ramp(grain, (0.3, '#b81820'), (0.55, '#d6303a'), (0.78, '#e8606a'))
    colour = net.ramp(away, (0.0, 0.0), (0.86, 0.0), (0.9, 0.5), (0.925, 1.0))
    colour = net.mix(
        colour,
        red,
        net.ramp(
            away,
            (0.88, '#e88a86'),
            (0.93, '#eee6bc'),
            (0.965, '#d9e2ac'),
            (0.985, '#7da04c'),
            (1.0, '#2c5420'),
        ),
    )
    return net.surface(Base_Color=colour, Roughness=0.3, Specular=0.45, Normal=net.bump(grain, 0.3, 0.12))


def wedge(skin, pulp, seeds, radius, wide):
    """A slice from pole to pole, `wide` radians thick, on its rind; its cut faces meet in a ridge on top."""
    rows, columns = 60, 30
    polar = np.linspace(0, math.pi, rows)[:, None]
    way = np.linspace(-wide / 2, wide / 2, columns)[None, :]
    rim = np.stack(
        [
            radius * 1.06 * np.cos(polar) + 0 * way,
            radius * np.sin(polar) * np.sin(way),
            -radius * np.sin(polar) * np.cos(way),
        ],
        2,
    )
    back = grid('wedge', rim, skin)
    for side in (-1, 1):
        part = np.linspace(0, 1, 40)[None, :]
        a = side * wide / 2
        places = np.stack(
            [
                radius * 1.06 * np.cos(polar) * part + 0 * part,
                radius * np.sin(polar) * part * math.sin(a),
                -radius * np.sin(polar) * part * math.cos(a),
            ],
            2,
        )
        face = grid('face', places, pulp)
        face.parent = back
        random = np.random.default_rng(side + 5)
        for away in (0.52, 0.66, 0.79):
            for p in np.arange(0.35, math.pi - 0.3, 0.36 / away * 0.72):
                p, at = p + random.uniform(-0.06, 0.06), away + random.uniform(-0.05, 0.05)
                one = copy(seeds)
                one.parent = back
                one.location = (
                    radius * 1.06 * math.cos(p) * at,
                    radius * math.sin(p) * at * math.sin(a),
                    -radius * math.sin(p) * at * math.cos(a),
                )
                one.rotation_euler = (
                    (a + math.pi / 2, random.uniform(-0.4, 0.4), 0)
                    if side > 0
                    else (a - math.pi / 2, random.uniform(-0.4, 0.4), 0)
                )
    return back


def build():
    skin, pulp = rind(), flesh()
    net = Net('seed')
    black = net.surface(Base_Color=net.mix(net.random, '#120c08', '#2c1c12'), Roughness=0.25, Specular=0.5)
    seed = body(
        'seed',
        [(0, 0.55), (0.2, 0.45), (0.34, 0.0), (0.3, -0.3), (0, -0.45)],
        black,
        lambda x, y, z, a, t: (x, y * 0.5, z),
        around=20,
        along=14,
    )
    board(46, 30, 1.8, turn=0.05)

    def shape(x, y, z, angle, along):
        return x * (1 + 0.015 * np.cos(3 * angle)), y, z

    whole = body(
        'watermelon',
        [
            (0, 9.6),
            (1.2, 9.7),
            (4.2, 9.1),
            (7.6, 6.6),
            (9.5, 2.2),
            (9.6, -1.8),
            (7.9, -6.4),
            (4.4, -9.2),
            (1.2, -9.8),
            (0, -9.7),
        ],
        skin,
        shape,
        around=128,
        along=90,
    )
    stalk = tube(
        'stalk',
        [(0, 0, 9.4), (0.1, 0, 10.6), (0.9, 0.4, 11.8)],
        [0.5, 0.34, 0.3],
        bark('stalk', '#5d6a2a', '#93944a'),
    )
    stalk.parent = whole
    whole.location, whole.rotation_euler = (-3.5, 7.0, 12), (0.2, -1.25, 0.35)
    rest_on(whole, 1.8)
    piece = wedge(skin, pulp, seed, 8.8, 1.15)
    piece.location, piece.rotation_euler = (5.6, -6.8, 12), (0.5, 0.0, 0.16)
    rest_on(piece, 1.75)
    seed.location = (0, 0, -50)
    camera(46, aim=(0.2, 0.5, 8.6), height=32)
