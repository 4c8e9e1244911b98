"""One round water pot of clay (matka) with a lid and a painted band."""

import math

import numpy as np

from nodes import Net
from props import clay
from shapes import body
from studio import camera


def painted():
    """Clay with bands of white slip: two lines, and dots between them."""
    net_material = clay('pot', '#b05a34', '#c47a50', '#94492a')
    tree = net_material.node_tree
    net = Net.__new__(Net)
    net.material, net.tree, net.bsdf, net._coords = net_material, tree, tree.nodes['Principled BSDF'], None
    base = net.bsdf.inputs['Base Color'].links[0].from_socket
    place = net.node('TexCoord', 'Object')
    split = net.tree.nodes.new('ShaderNodeSeparateXYZ')
    net.put(split.inputs[0], place)
    height = net.math(
        'ADD',
        split.outputs[2],
        net.math('MULTIPLY', net.math('SUBTRACT', net.noise(0.5, 2.0, at=place), 0.5), 0.35),
    )
    turned = net.math('ARCTAN2', split.outputs[1], split.outputs[0])
    # Between 17 and 20.4 cm above the table.
    level = net.math('DIVIDE', net.math('SUBTRACT', height, 15.2), 5.0)
    lines = net.ramp(
        level, (0.0, 0.0), (0.03, 1.0), (0.09, 0.0), (0.91, 0.0), (0.92, 1.0), (0.98, 0.0), ease='CONSTANT'
    )
    zigzag = net.math('PINGPONG', net.math('MULTIPLY', turned, 20 / (2 * math.pi)), 0.5)
    wave = net.math(
        'ABSOLUTE',
        net.math('SUBTRACT', net.math('MULTIPLY', zigzag, 1.25), net.math('SUBTRACT', level, 0.18)),
    )
    inside = net.ramp(level, (0.0, 0.0), (0.16, 1.0), (0.84, 0.0), ease='CONSTANT')
    strokes = net.math('MULTIPLY', net.ramp(wave, (0.05, 1.0), (0.075, 0.0)), inside)
    worn = net.ramp(net.noise(1.6, 5.0, 0.7, at=place), (0.36, 0.35), (0.5, 1.0))
    paint = net.math('MULTIPLY', net.math('MAXIMUM', lines, strokes), worn)
    net.put(net.bsdf.inputs['Base Color'], net.mix(paint, base, '#efe3cc'))
    return net_material


def build():
    skin = painted()

    def uneven(x, y, z, angle, along):
        part = 1 + 0.006 * np.cos(2 * angle + 1) + 0.004 * np.cos(5 * angle)
        return x * part, y * part, z

    body(
        'pot',
        [
            (0, 0),
            (4.0, 0.0),
            (5.6, 0.5),
            (9.4, 3.6),
            (12.0, 8.8),
            (12.1, 13.0),
            (10.4, 17.6),
            (7.2, 20.8),
            (5.7, 22.2),
            (5.5, 23.2),
            (6.5, 24.4),
            (7.0, 24.8),
            (6.7, 25.2),
            (6.0, 24.8),
            (5.0, 23.4),
            (5.0, 22),
        ][::-1],
        skin,
        uneven,
        around=144,
        along=120,
    )
    lid = body(
        'lid',
        [
            (0, 3.6),
            (0.9, 3.5),
            (1.1, 2.9),
            (0.75, 2.3),
            (1.4, 1.9),
            (4.6, 1.25),
            (7.0, 0.35),
            (7.4, 0.0),
            (7.0, -0.15),
            (0, -0.1),
        ],
        clay('lid', '#b05a34', '#c47a50', '#94492a'),
        uneven,
        around=112,
        along=70,
    )
    lid.location = (0.2, -0.1, 25.0)
    lid.rotation_euler = (0.02, -0.03, 0)
    cup = body(
        'cup',
        [
            (0, 0),
            (2.2, 0),
            (2.5, 0.3),
            (3.1, 3.4),
            (3.7, 7.0),
            (3.6, 7.2),
            (3.4, 7.0),
            (2.8, 3.4),
            (2.1, 0.6),
            (0, 0.5),
        ],
        clay('cup', '#b86238', '#cb8258', '#9a4e2c'),
        uneven,
        around=100,
        along=70,
    )
    cup.location = (14.6, -9.5, 0)
    camera(62, aim=(2.2, 0, 13.0), height=22, blur=8)
