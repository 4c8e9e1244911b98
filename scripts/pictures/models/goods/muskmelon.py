"""One muskmelon with its corky net, and a wedge beside it with orange flesh."""

import math

import numpy as np

from nodes import Net
from props import board
from settle import rest_on
from shapes import body, grid, tube
from studio import camera

from goods.shimla_apple import bark


def skin():
    net = Net('muskmelon')
    ground = net.ramp(net.noise(0.3, 3.0), (0.3, '#b39a52'), (0.7, '#cdb56c'))
    seam = net.math('PINGPONG', net.math('MULTIPLY', net.along('X'), 10.0), 0.5)
    ground = net.mix(net.ramp(seam, (0.0, 0.8), (0.1, 0.0)), ground, '#7d8a44')
    shifted = net.node(
        'VectorMath',
        i0=net.coords,
        i1=net.node('CombineXYZ', X=net.noise(0.8, 3.0), Y=net.noise(0.8, 3.0), Z=net.noise(0.9, 3.0)),
    )
    cork = net.ramp(net.cells(0.95, shifted, 'DISTANCE_TO_EDGE'), (0.03, 1.0), (0.09, 0.0))
    fine = net.ramp(net.cells(2.2, shifted, 'DISTANCE_TO_EDGE'), (0.02, 0.6), (0.06, 0.0))
    cork = net.math('MAXIMUM', cork, fine)
    colour = net.mix(cork, ground, '#e0d2ae')
    return net.surface(Base_Color=colour, Roughness=0.6, Specular=0.25, Normal=net.bump(cork, 0.6, 0.15))


def flesh():
    net = Net('flesh')
    away = net.along('X')
    place = net.node('TexCoord', 'Object')
    grain = net.noise(1.4, 4.0, 0.6, 0.3, place)
    orange = net.ramp(grain, (0.3, '#e88a3c'), (0.7, '#f2a85c'))
    colour = net.mix(
        net.ramp(away, (0.0, 0.0), (0.82, 0.0), (0.93, 1.0)),
        orange,
        net.ramp(away, (0.86, '#eebf78'), (0.93, '#d9cf8a'), (0.965, '#a9b060'), (1.0, '#b39a52')),
    )
    return net.surface(Base_Color=colour, Roughness=0.32, Specular=0.42, Normal=net.bump(grain, 0.25, 0.1))


def wedge(peel, pulp, radius, wide, hollow=0.42):
    polar = np.linspace(0, math.pi, 60)[:, None]
    way = np.linspace(-wide / 2, wide / 2, 30)[None, :]
    rim = np.stack(
        [
            radius * np.cos(polar) + 0 * way,
            radius * np.sin(polar) * np.sin(way),
            -radius * np.sin(polar) * np.cos(way),
        ],
        2,
    )
    back = grid('wedge', rim, peel)
    inner = hollow * (1 + 0.06 * np.sin(9 * polar))
    pit = np.stack(
        [
            radius * inner * np.cos(polar) + 0 * way,
            radius * inner * np.sin(polar) * np.sin(way),
            -radius * inner * np.sin(polar) * np.cos(way),
        ],
        2,
    )
    inside = grid('pit', pit, pulp)
    inside.parent = back
    for side in (-1, 1):
        part = np.linspace(0, 1, 40)[None, :] * (1 - inner) + inner
        a = side * wide / 2
        face = grid(
            'face',
            np.stack(
                [
                    radius * np.cos(polar) * part,
                    radius * np.sin(polar) * part * math.sin(a),
                    -radius * np.sin(polar) * part * math.cos(a),
                ],
                2,
            ),
            pulp,
        )
        face.parent = back
    return back


def build():
    peel, pulp = skin(), flesh()
    board(40, 26, turn=0.05)

    def ribs(x, y, z, angle, along):
        part = 1 - 0.03 * np.abs(np.cos(5 * angle)) ** 8 * np.sin(along * math.pi)
        return x * part, y * part, z

    whole = body(
        'muskmelon',
        [
            (0, 6.6),
            (1.0, 6.7),
            (3.4, 6.1),
            (5.9, 4.0),
            (7.1, 0.4),
            (6.6, -3.2),
            (4.2, -6.0),
            (1.2, -6.9),
            (0, -6.9),
        ],
        peel,
        ribs,
        around=144,
        along=96,
    )
    stalk = tube(
        'stalk',
        [(0, 0, 6.5), (0.1, 0, 7.6), (0.7, 0.3, 8.6)],
        [0.5, 0.34, 0.42],
        bark('stalk', '#6a6a30', '#a09a58'),
    )
    stalk.parent = whole
    whole.location, whole.rotation_euler = (-4.6, 4.6, 10), (0.5, -0.45, 0.4)
    rest_on(whole, 1.6)
    piece = wedge(peel, pulp, 6.8, 1.05)
    piece.location, piece.rotation_euler = (5.6, -4.8, 10), (0.55, 0.0, 0.2)
    rest_on(piece, 1.55)
    camera(34, aim=(-0.2, 0.3, 5.4), height=33)
