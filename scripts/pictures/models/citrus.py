"""Citrus fruit: whole ones with pores and a star of the stalk, and halves with segments."""

import math

import numpy as np

from nodes import Net
from shapes import body


def rind(name, dark, mid, pale, green=None, greenness=0.0):
    net = Net(name)
    colour = net.ramp(net.noise(0.3, 3.0), (0.3, dark), (0.5, mid), (0.75, pale))
    if green:
        part = net.math('ADD', net.noise(0.25, 2.0), net.math('MULTIPLY', net.random, 0.25))
        colour = net.mix(net.ramp(part, (0.75 - greenness, 0.0), (1.0 - greenness, 0.85)), colour, green)
    pores = net.ramp(net.cells(5.2), (0.0, 0.0), (0.42, 1.0), ease='EASE')
    colour = net.mix(net.math('SUBTRACT', 0.22, net.math('MULTIPLY', pores, 0.22)), colour, dark)
    marks = net.ramp(net.noise(1.3, 5.0, 0.7), (0.68, 0.0), (0.74, 0.45))
    colour = net.mix(marks, colour, '#a5814a')
    return net.surface(
        Base_Color=colour,
        Roughness=0.36,
        Specular=0.42,
        Normal=net.bump(pores, 0.4, 0.1, net.bump(net.noise(0.7, 3.0), 0.2, 0.25)),
    )


def whole(index, skin, button, profile, wide, tall, uneven=0.03):
    random = np.random.default_rng(index + 11)
    wide, tall, phase = random.uniform(*wide), random.uniform(*tall), random.uniform(0, 6)

    def shape(x, y, z, angle, along):
        part = 1 + uneven * np.cos(2 * angle + phase) + uneven * 0.6 * np.cos(3 * angle) * np.cos(along * 3)
        neck = 0.03 * np.cos(9 * angle) * np.exp(-((along / 0.14) ** 2))
        return x * (part + neck), y * (part + neck), z

    fruit = body('citrus', [(r * wide, z * wide * tall) for r, z in profile], skin, shape)
    top = profile[0][1] * wide * tall
    star = body(
        'button',
        [(0, 0.12), (0.16, 0.1), (0.26, 0.02), (0.28, -0.1)],
        button,
        lambda x, y, z, a, t: (x * (1 + 0.25 * np.cos(5 * a) * t), y * (1 + 0.25 * np.cos(5 * a) * t), z),
        around=40,
        along=10,
    )
    star.parent, star.location = fruit, (0, 0, top)
    return fruit


def face(name, pulp_dark, pulp, pith, segments=10):
    """The cut of a half: drawn by angle and distance from its middle, which is the object's origin."""
    net = Net(name)
    place = net.node('TexCoord', 'Object')
    split = net.tree.nodes.new('ShaderNodeSeparateXYZ')
    net.put(split.inputs[0], place)
    x, y = split.outputs[0], split.outputs[1]
    turned = net.math('ARCTAN2', y, x)
    away = net.math('SQRT', net.math('ADD', net.math('MULTIPLY', x, x), net.math('MULTIPLY', y, y)))
    wobble = net.math('MULTIPLY', net.math('SUBTRACT', net.noise(1.2, 2.0, at=place), 0.5), 0.5)
    part = net.math(
        'PINGPONG', net.math('ADD', net.math('MULTIPLY', turned, segments / (2 * math.pi)), wobble), 0.5
    )
    # A wall of even width: an angle times the distance from the middle.
    wall = net.math('MULTIPLY', part, away)
    flesh = net.math(
        'MULTIPLY', net.ramp(wall, (0.035, 0.0), (0.075, 1.0)), net.ramp(away, (0.1, 0.0), (0.17, 1.0))
    )
    return net, place, turned, away, flesh


def half(wide, skin_colour, pulp_dark, pulp, pith='#f3e6c4', segments=10, depth=0.9, thick=0.09, name='half'):
    """Half a fruit, its cut up at z = 0, its rind below. Distances in the cut are parts of its radius."""
    net, place, turned, away, flesh = face(name, pulp_dark, pulp, pith, segments)
    rays = net.node(
        'CombineXYZ', X=net.math('MULTIPLY', turned, 7.0), Y=net.math('MULTIPLY', away, 1.6), Z=0.0
    )
    juice = net.noise(2.2, 3.0, 0.6, 0.3, rays)
    colour = net.ramp(juice, (0.3, pulp_dark), (0.6, pulp), (0.8, pith))
    edge = net.ramp(away, (1 - thick * 1.7, 1.0), (1 - thick * 1.2, 0.0))
    inside = net.math('MULTIPLY', flesh, edge)
    colour = net.mix(inside, pith, colour)
    rim = net.ramp(away, (1 - thick * 0.45, 0.0), (1 - thick * 0.3, 1.0))
    colour = net.mix(rim, colour, skin_colour)
    height = net.math('MULTIPLY', inside, net.math('ADD', 0.4, juice))
    wet = net.ramp(inside, (0.0, 0.6), (1.0, 0.16))
    cut_skin = net.surface(
        Base_Color=colour, Roughness=wet, Specular=0.5, Normal=net.bump(height, 0.35, 0.08)
    )
    cut = body(
        'cut',
        [(0, 0.012), (0.3, 0.0), (0.7, 0.004), (0.93, 0.0), (0.985, -0.02), (1.0, -0.06)],
        cut_skin,
        around=128,
        along=40,
    )
    shell = body(
        'shell',
        [(1.0, -0.05), (0.99, -0.25 * depth), (0.85, -0.6 * depth), (0.5, -0.9 * depth), (0, -0.98 * depth)],
        None,
        along=40,
    )
    shell.parent = cut
    cut.scale = (wide,) * 3
    return cut, shell
