"""Twelve small lamps of clay with a pinched lip: one of them with oil, wick and flame."""

import math

import bpy
import numpy as np

from nodes import Net
from props import board, clay
from shapes import body, copy, tube
from studio import camera


def lamp(skin):
    """A shallow bowl whose rim is drawn out to a lip along +X."""
    profile = [
        (0, 0),
        (1.3, 0),
        (1.5, 0.12),
        (2.6, 0.85),
        (3.1, 1.6),
        (3.0, 1.72),
        (2.75, 1.6),
        (2.2, 0.85),
        (1.2, 0.4),
        (0, 0.36),
    ]

    def lip(x, y, z, angle, along):
        high = np.clip(z / 1.7, 0, 1) ** 1.5
        near = np.exp(-(((np.mod(angle + math.pi, 2 * math.pi) - math.pi) / 0.42) ** 2))
        pinch = 1 - 0.34 * high * np.exp(
            -(((np.abs(np.mod(angle + math.pi, 2 * math.pi) - math.pi) - 0.62) / 0.34) ** 2)
        )
        return x * pinch + 0.9 * near * high * np.sign(np.cos(angle)), y * pinch, z + 0.28 * near * high

    made = body('diya', profile, skin, lip, around=112, along=70)
    return made


def build():
    skin = clay('clay', '#b25a31', '#c9774b', '#954822')
    first = lamp(skin)
    board(44, 28, turn=0.05)
    random = np.random.default_rng(3)
    at = []
    for row, (count, y) in enumerate([(4, 7.4), (3, 2.6), (3, -2.6), (2, -8.0)]):
        for i in range(count):
            at.append(
                (
                    (i - (count - 1) / 2) * 7.7 + random.uniform(-0.5, 0.5) + (0.6 if row % 2 else -0.4),
                    y + random.uniform(-0.4, 0.4),
                )
            )
    for i, (x, y) in enumerate(at):
        one = copy(first)
        one.location = (x, y, 1.6)
        one.rotation_euler = (0, 0, random.uniform(-1.2, 0.4) if i < 10 else -0.5)
        if i == 11:
            place, turn = (x, y), one.rotation_euler[2]
    first.location = (0, 0, -50)
    net = Net('oil')
    oil = net.surface(Base_Color='#b98a1e', Roughness=0.04, Specular=0.6, Transmission=0.2)
    level = body('oil', [(0, 1.18), (1.2, 1.18), (2.4, 1.18), (2.5, 1.1)], oil, around=60, along=12)
    level.scale = (0.94, 0.84, 1)
    level.location = (*place, 1.6)
    net = Net('cotton')
    cotton = net.surface(
        Base_Color=net.ramp(net.along(), (0.0, '#efe6d2'), (0.86, '#e3d2ac'), (0.95, '#2a1c10')),
        Roughness=0.95,
    )
    wick = tube(
        'wick',
        [(-1.4, 0.3, 1.3), (0.4, 0.0, 1.3), (2.6, 0, 1.75), (3.7, 0, 2.3)],
        [0.2, 0.2, 0.18, 0.14],
        cotton,
    )
    wick.location, wick.rotation_euler = (*place, 1.6), (0, 0, turn)
    net = Net('flame')
    heat = net.along()
    glow = net.node(
        'Emission', Color=net.ramp(heat, (0.0, '#ffd27a'), (0.5, '#ffb648'), (0.9, '#ff8a1e')), Strength=9.0
    )
    net.tree.links.new(glow, net.tree.nodes['Material Output'].inputs['Surface'])
    flame = body(
        'flame',
        [(0, 2.9), (0.1, 2.5), (0.36, 1.5), (0.52, 0.7), (0.4, 0.15), (0, 0)],
        net.material,
        around=30,
        along=24,
    )
    flame.location = (place[0] + 3.7 * math.cos(turn), place[1] + 3.7 * math.sin(turn), 3.8)
    spark = bpy.data.lights.new('spark', 'POINT')
    spark.energy, spark.color, spark.shadow_soft_size = 500, (1.0, 0.55, 0.2), 0.5
    lamp_light = bpy.data.objects.new('spark', spark)
    lamp_light.location = flame.location + flame.location.__class__((0, 0, 1.4))
    bpy.context.scene.collection.objects.link(lamp_light)
    camera(37, aim=(0, -0.4, 2.6), height=42)
