"""What goods lie in and on: a wooden board, bowls of clay. What is woven: woven.py."""

import math

import bpy
import numpy as np

from nodes import Net
from shapes import body, grid


def wood(name='wood', dark='#6b4424', pale='#a8753f', grain=1.0):
    net = Net(name)
    at = net.node('TexCoord', 'Object')
    long = net.node('Mapping', Vector=at, Scale=(0.09 * grain, 1.0 * grain, 1.0 * grain))
    rings = net.noise(0.55, 5.0, 0.6, 1.6, long)
    fibre = net.noise(3.0, 4.0, 0.7, 0.2, net.node('Mapping', Vector=at, Scale=(0.05, 1.6, 1.6)))
    colour = net.ramp(rings, (0.3, dark), (0.5, pale), (0.62, dark), (0.8, pale))
    colour = net.mix(0.35, colour, net.ramp(fibre, (0.3, dark), (0.7, pale)))
    return net.surface(Base_Color=colour, Roughness=0.5, Specular=0.3, Normal=net.bump(fibre, 0.15, 0.05))


def board(length=30, width=21, thick=1.6, skin=None, centre=(0, 0), turn=0.0):
    """A board with rounded corners and edges; its top is `thick` above the table."""
    count, corner, edge = 96, 2.2, 0.35
    rings = []
    for inset, z in (
        (edge, 0.0),
        (0.0, edge),
        (0.0, thick - edge),
        (edge * 0.3, thick - edge * 0.3),
        (edge, thick),
        (None, thick),
    ):
        ring = []
        for i in range(count):
            angle = 2 * math.pi * (i + 0.5) / count
            quarter = i * 4 // count
            cx = (length / 2 - corner) * (1 if quarter in (0, 3) else -1)
            cy = (width / 2 - corner) * (1 if quarter in (0, 1) else -1)
            r = 0 if inset is None else corner - inset
            # The last ring is the middle of the board.
            part = 0 if inset is None else 1
            ring.append((part * cx + r * math.cos(angle), part * cy + r * math.sin(angle), z))
        rings.append(ring)
    made = grid('board', np.array(rings)[:, ::-1], skin or wood(), closed=True, flat=True)
    made.location, made.rotation_euler = (*centre, 0), (0, 0, turn)
    return made


def clay(name='clay', colour='#a9532e', pale='#c2714a', dark='#8a3f22'):
    net = Net(name)
    clouds = net.noise(0.35, 4.0, 0.6)
    fine = net.noise(5.0, 3.0, 0.6)
    turned = net.noise(1.2, 3.0, 0.5, 0.0, net.node('Mapping', Vector=net.coords, Scale=(0.05, 0.05, 2.2)))
    tint = net.mix(
        0.35,
        net.ramp(clouds, (0.3, dark), (0.5, colour), (0.72, pale)),
        net.ramp(turned, (0.35, colour), (0.65, pale)),
    )
    normal = net.bump(turned, 0.12, 0.1, net.bump(fine, 0.14, 0.04))
    return net.surface(Base_Color=tint, Roughness=0.82, Specular=0.2, Normal=normal)


def bowl(radius, height, skin=None, wall=0.5, foot=0.45, flare=0.9):
    """An open bowl. `flare`: how soon its wall rises, 0.5 for a shallow one to 1.2 for a deep one."""
    outer = [
        (0, 0),
        (radius * foot, 0),
        (radius * foot * 1.04, 0.25),
        (radius * (foot + 1) / 2 * 1.02, height * 0.34 / flare),
        (radius * 0.93, height * 0.7),
        (radius, height),
    ]
    inner = [
        (radius - wall * 0.5, height + 0.12),
        (radius - wall, height - 0.1),
        (radius * 0.93 - wall, height * 0.7),
        (radius * (foot + 1) / 2 - wall, height * 0.34 / flare + wall * 0.6),
        (radius * foot * 0.8, wall),
        (0, wall),
    ]
    return body('bowl', outer + inner, skin or clay(), along=90, around=112)


def slab(height):
    """A floor at some height for goods to fall onto, such as that of a bowl. It has to be taken away."""
    mesh = bpy.data.meshes.new('slab')
    mesh.from_pydata(
        [(x, y, z) for x in (-90, 90) for y in (-90, 90) for z in (height - 5, height)],
        [],
        [(0, 1, 3, 2), (4, 5, 7, 6), (0, 1, 5, 4), (2, 3, 7, 6), (0, 2, 6, 4), (1, 3, 7, 5)],
    )
    made = bpy.data.objects.new('slab', mesh)
    bpy.context.scene.collection.objects.link(made)
    return made
