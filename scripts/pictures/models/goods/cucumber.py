"""500 g of cucumbers: three, one of them sliced at its end, with pale stripes and small warts."""

import math

import numpy as np

from nodes import Net
from props import board
from shapes import body, pod
from studio import camera


def skin():
    net = Net('cucumber')
    stripes = net.noise(1.0, 3.0, 0.5, 0.2, net.uv(14, 1.2))
    colour = net.ramp(stripes, (0.35, '#1e4212'), (0.55, '#30601c'), (0.72, '#6f9540'))
    tip = net.ramp(net.along(), (0.0, 0.55), (0.12, 0.0), (0.8, 0.0), (1.0, 0.7))
    colour = net.mix(tip, colour, '#a3b45c')
    warts = net.ramp(net.cells(1.15), (0.03, 1.0), (0.16, 0.0), ease='EASE')
    colour = net.mix(net.math('MULTIPLY', warts, 0.4), colour, '#9fb262')
    return net.surface(
        Base_Color=colour,
        Roughness=0.34,
        Specular=0.42,
        Normal=net.bump(warts, 0.5, 0.15, net.bump(stripes, 0.15, 0.15)),
    )


def cut_face():
    """Pale green flesh, and three chambers of seeds around the middle."""
    net = Net('slice')
    place = net.node('TexCoord', 'Object')
    split = net.tree.nodes.new('ShaderNodeSeparateXYZ')
    net.put(split.inputs[0], place)
    x, y = split.outputs[0], split.outputs[1]
    away = net.math('SQRT', net.math('ADD', net.math('MULTIPLY', x, x), net.math('MULTIPLY', y, y)))
    turned = net.math('ARCTAN2', y, x)
    flesh = net.ramp(
        away,
        (0.0, '#dfe6ab'),
        (0.55, '#cfdc93'),
        (0.62, '#e4ebba'),
        (0.9, '#cfe092'),
        (0.95, '#7da241'),
        (0.97, '#2b541a'),
    )
    third = net.math('PINGPONG', net.math('MULTIPLY', turned, 3 / (2 * math.pi)), 0.5)
    chamber = net.math(
        'MULTIPLY',
        net.ramp(third, (0.08, 0.0), (0.16, 1.0)),
        net.ramp(away, (0.14, 0.0), (0.2, 1.0), (0.52, 1.0), (0.58, 0.0)),
    )
    flesh = net.mix(net.math('MULTIPLY', chamber, 0.55), flesh, '#b9cb7a')
    rays = net.node(
        'CombineXYZ', X=net.math('MULTIPLY', turned, 4.5), Y=net.math('MULTIPLY', away, 3.4), Z=0.0
    )
    seeds = net.math('MULTIPLY', net.ramp(net.cells(1.0, rays, random=0.5), (0.2, 1.0), (0.3, 0.0)), chamber)
    flesh = net.mix(net.math('MULTIPLY', seeds, 0.85), flesh, '#f2f0cf')
    return net.surface(
        Base_Color=flesh,
        Roughness=0.25,
        Specular=0.5,
        Normal=net.bump(net.math('ADD', seeds, net.noise(6.0, 2.0, at=place)), 0.3, 0.05),
    )


def one(index, peel, long):
    random = np.random.default_rng(index)
    dents = random.uniform(0, 6, 2)

    def section(angle, along):
        return 1 + 0.025 * np.sin(3 * angle + dents[0]) + 0.02 * np.sin(2 * angle + 4 * along + dents[1])

    radii = random.uniform(1.95, 2.15) * np.array(
        [0.5, 0.86, 0.96, 1.0, 1.02, 1.02, 1.0, 0.98, 0.92, 0.78, 0.4]
    )
    return pod('cucumber', long, radii, peel, random.uniform(0.12, 0.3), section, index, 90, 56, 0.1)


def build():
    peel, face = skin(), cut_face()
    board(40, 25, turn=0.05)
    for i, (x, y, z, turn) in enumerate([(-10.5, 5.2, 3.9, 0.06), (-9.0, 0.6, 3.9, -0.05)]):
        made = one(i, peel, 19 - i)
        made.location, made.rotation_euler = (x, y, z), (2.0 + i, 0, turn)
    made = one(5, peel, 12)
    made.location, made.rotation_euler = (-11.5, -4.6, 3.8), (0.6, 0, 0.1)
    for i, (x, y, z, tip, turn) in enumerate(
        [
            (2.6, -4.2, 2.9, 0.75, 0.2),
            (4.2, -4.4, 2.75, 0.85, 0.3),
            (5.9, -4.6, 2.6, 1.0, 0.35),
            (8.6, -4.9, 1.95, 1.5, 0.3),
        ]
    ):
        piece = body('slice', [(0, 0.16), (0.5, 0.162), (0.95, 0.16), (1.0, 0.13)], face, around=72, along=24)
        rind = body(
            'rind', [(1.0, 0.135), (1.0, -0.13), (0.95, -0.16), (0, -0.16)], peel, around=72, along=16
        )
        rind.parent = piece
        piece.scale = (2.0,) * 3
        piece.location = (x, y, z)
        piece.rotation_euler = (0, math.pi / 2 - tip + 0.0, turn) if tip < 1.4 else (0.02, 0.04, turn)
    camera(28, aim=(-0.6, 0.2, 3.0), height=40)
