"""A basket of cane, and cloth in folds."""

import math

import bpy
import numpy as np

from nodes import Net
from shapes import body, grid, tube


def cane(name='cane', dark='#8a5a2b', pale='#cfa468'):
    net = Net(name)
    long = net.noise(2.5, 4.0, 0.6, 0.3)
    colour = net.ramp(long, (0.28, dark), (0.55, pale), (0.75, '#dcb982'))
    colour = net.mix(0.3, colour, net.ramp(net.random, (0.0, dark), (1.0, pale)))
    return net.surface(Base_Color=colour, Roughness=0.55, Specular=0.35, Normal=net.bump(long, 0.3, 0.05))


def basket(radius, height, skin=None, stakes=33, rows=11, flare=1.18, thick=None):
    """
    A basket woven of cane: rods go before one stake and behind the next, each row the other way round, with a
    twisted rim. It has a plain hull inside, which holds goods up and lets no light through.
    """
    skin = skin or cane()
    thick = thick or height / rows * 0.52
    parts = []
    count = stakes * 8
    for row in range(rows):
        z = thick + (height - thick) * row / (rows - 1)
        at = radius * (1 + (flare - 1) * z / height)
        path = np.array(
            [
                (
                    (at + thick * 0.85 * math.cos(stakes / 2 * a + math.pi * row)) * math.cos(a),
                    (at + thick * 0.85 * math.cos(stakes / 2 * a + math.pi * row)) * math.sin(a),
                    z,
                )
                for a in np.linspace(
                    0,
                    4 * math.pi if stakes % 2 else 2 * math.pi,
                    count * (2 if stakes % 2 else 1),
                    endpoint=False,
                )
            ]
        )
        half = len(path) // (2 if stakes % 2 else 1)
        parts.append(ringed(f'rod{row}', path[:half], thick * 0.56, skin))
    for stake in range(stakes):
        a = 2 * math.pi * (stake + 0.5) / stakes
        points = [
            (
                radius * (1 + (flare - 1) * t) * math.cos(a),
                radius * (1 + (flare - 1) * t) * math.sin(a),
                height * t,
            )
            for t in np.linspace(0, 1.02, 5)
        ]
        parts.append(tube('stake', points, [thick * 0.42] * 2, skin, around=8, along=12))
    top = radius * flare
    for turn in (0, math.pi):
        path = np.array(
            [
                (
                    (top + thick * 0.8 * math.cos(stakes * a / 1.5 * 1 + turn)) * math.cos(a),
                    (top + thick * 0.8 * math.cos(stakes * a / 1.5 + turn)) * math.sin(a),
                    height + thick * 0.9 + thick * 0.8 * math.sin(stakes * a / 1.5 + turn),
                )
                for a in np.linspace(0, 2 * math.pi, count, endpoint=False)
            ]
        )
        parts.append(ringed('rim', path, thick * 0.75, skin))
    hull = body(
        'hull',
        [
            (0, 0.3),
            (radius * 0.5, 0.3),
            (radius * 0.9, 0.32),
            (radius * 0.985, 0.7),
            (radius * (1 + flare) / 2 * 0.985, height / 2),
            (top * 0.98, height),
        ],
        cane('inside', '#5d3a19', '#8a5f30'),
        around=64,
        along=30,
    )
    return hull, parts


def ringed(name, path, thick, skin, around=8):
    """A tube that ends where it begins."""
    way = np.roll(path, -1, axis=0) - np.roll(path, 1, axis=0)
    way /= np.linalg.norm(way, axis=1, keepdims=True)
    side = np.cross(way, (0, 0, 1))
    side /= np.linalg.norm(side, axis=1, keepdims=True)
    up = np.cross(side, way)
    angle = np.linspace(0, 2 * math.pi, around, endpoint=False)
    places = path[None] + thick * (
        np.cos(angle)[:, None, None] * side[None] + np.sin(angle)[:, None, None] * up[None]
    )
    places = np.concatenate([places, places[:1]])
    return grid(name, np.concatenate([places, places[:, :1]], axis=1)[:, :, :], skin)


def linen(name='linen', colour='#d9cdb8', stripe=None):
    """Woven cloth: fine threads both ways, and stripes in another colour if wanted."""
    net = Net(name)
    at = net.node('UVMap', settings={'uv_map': 'body'})
    threads = []
    for scale in ((240, 3, 1), (3, 240, 1)):
        threads.append(net.noise(1.0, 2.0, 0.5, 0.0, net.node('Mapping', Vector=at, Scale=scale)))
    weave = net.math('ADD', threads[0], threads[1])
    tint = net.mix(0.5, colour, net.ramp(weave, (0.35, '#8f8270'), (0.65, '#f6efe2')), 'SOFT_LIGHT')
    if stripe:
        across = net.node('SeparateXYZ', 'Y', Vector=at)
        bars = net.ramp(
            across,
            (0.0, 0.0),
            (0.07, 1.0),
            (0.095, 0.0),
            (0.105, 1.0),
            (0.112, 0.0),
            (0.888, 1.0),
            (0.895, 0.0),
            (0.905, 1.0),
            (0.93, 0.0),
            ease='CONSTANT',
        )
        tint = net.mix(bars, tint, stripe)
    return net.surface(
        Base_Color=tint, Roughness=0.9, Specular=0.1, Sheen=0.4, Normal=net.bump(weave, 0.35, 0.06)
    )


def cloth(width, depth, skin=None, centre=(0, 0), turn=0.2, seed=1, pushed=0.13, frames=44):
    """
    A cloth in folds, by Blender's cloth simulation: two of its edges are pushed towards each other on the
    table, so that it buckles. Takes some seconds.
    """
    random = np.random.default_rng(seed)
    scene = bpy.context.scene
    u, v = np.meshgrid(np.linspace(-0.5, 0.5, 64), np.linspace(-0.5, 0.5, 46))
    x, y = u * width, v * depth
    z = 0.35 + 0 * x
    for _ in range(4):
        way, phase = random.uniform(-0.5, 0.5), random.uniform(0, 6)
        z += 0.1 * (1 + np.sin((x * math.cos(way) + y * math.sin(way)) * random.uniform(0.4, 0.9) + phase))
    made = grid('cloth', np.stack([x, y, z], axis=2), skin or linen())
    edges = made.vertex_groups.new(name='edges')
    held = [int(i) for i in np.flatnonzero(np.abs(u.ravel()) > 0.49)]
    edges.add(held, 1.0, 'REPLACE')
    made.shape_key_add(name='flat')
    key = made.shape_key_add(name='pushed')
    for i in held:
        key.data[i].co.x *= 1 - pushed
        key.data[i].co.y += 0.06 * width * pushed * (1 if key.data[i].co.x > 0 else -1)
    for frame, value in ((1, 0.0), (int(frames * 0.7), 1.0)):
        key.value = value
        key.keyframe_insert('value', frame=frame)
    fabric = made.modifiers.new('cloth', 'CLOTH')
    fabric.settings.quality, fabric.settings.mass = 5, 0.4
    fabric.settings.vertex_group_mass = 'edges'
    fabric.settings.tension_stiffness = fabric.settings.compression_stiffness = 12
    fabric.settings.bending_stiffness = 1.5
    fabric.collision_settings.distance_min = 0.12
    gravity = scene.gravity.copy()
    scene.gravity = (0, 0, -40)
    table = bpy.data.objects['table']
    table.modifiers.new('collision', 'COLLISION')
    table.collision.thickness_outer = 0.1
    fabric.point_cache.frame_end = frames
    for frame in range(1, frames + 1):
        scene.frame_set(frame)
    settled = bpy.data.meshes.new_from_object(made.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    places = [vertex.co.copy() for vertex in settled.vertices]
    table.modifiers.remove(table.modifiers['collision'])
    scene.frame_set(1)
    scene.gravity = gravity
    bpy.data.objects.remove(made)
    final = grid('cloth', np.array(places).reshape(46, 64, 3), skin)
    final.location, final.rotation_euler = (*centre, 0), (0, 0, turn)
    soft = final.modifiers.new('soft', 'SUBSURF')
    soft.levels = soft.render_levels = 2
    return final
