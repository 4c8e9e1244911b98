"""Lets goods fall into a heap, and keeps them where they come to rest."""

import math
import random

import bmesh
import bpy
from mathutils import Matrix, Vector


def proxy(thing, corners=260):
    """A plain hull of a thing, which falls in its place: so a heap takes seconds."""
    points = [vertex.co for vertex in thing.data.vertices]
    mesh = bmesh.new()
    low = Vector(min(place[axis] for place in points) for axis in range(3))
    high = Vector(max(place[axis] for place in points) for axis in range(3))
    # A body turns about its middle, wherever the origin of the thing is.
    middle = (low + high) / 2
    for place in points[:: max(1, len(points) // corners)]:
        mesh.verts.new(place - middle)
    bmesh.ops.convex_hull(mesh, input=mesh.verts)
    hull = bpy.data.meshes.new('proxy')
    mesh.to_mesh(hull)
    mesh.free()
    made = bpy.data.objects.new('proxy', hull)
    bpy.context.scene.collection.objects.link(made)
    # A hair larger, so that skins touch and never cut each other.
    made.scale = [1.01 * one for one in thing.scale]
    made['middle'] = middle
    return made


def rest_on(thing, height):
    """Lowers or lifts a thing that was turned by hand, until its lowest point is at this height."""
    bpy.context.view_layer.update()
    lowest = min((thing.matrix_world @ vertex.co).z for vertex in thing.data.vertices)
    thing.location.z += height - lowest


def bound(thing, kind, shape, friction=0.7):
    with bpy.context.temp_override(object=thing, active_object=thing, selected_objects=[thing]):
        bpy.ops.rigidbody.object_add(type=kind)
    rigid = thing.rigid_body
    rigid.collision_shape, rigid.friction, rigid.restitution = shape, friction, 0.0
    rigid.use_margin, rigid.collision_margin = True, 0.0
    if kind == 'ACTIVE':
        rigid.linear_damping, rigid.angular_damping = 0.3, 0.93
    return rigid


def ring(radius, height, open_to=1.0):
    """A wall around the heap that is not seen: it is taken away when all lies still."""
    count = 40
    places, faces = [], []
    for i in range(count):
        angle = 2 * math.pi * i / count
        for z, out in ((-1, 1.0), (height, open_to)):
            places.append((radius * out * math.cos(angle), radius * out * math.sin(angle), z))
    for i in range(count):
        a, b = 2 * i, 2 * ((i + 1) % count)
        faces.append((a, b, b + 1, a + 1))
    mesh = bpy.data.meshes.new('ring')
    mesh.from_pydata(places, [], faces)
    made = bpy.data.objects.new('ring', mesh)
    bpy.context.scene.collection.objects.link(made)
    return made


def heap(
    things,
    radius,
    seed=1,
    frames=110,
    tilt=math.pi,
    into=(),
    layer=4,
    gap=None,
    top=2.0,
    friction=0.7,
    centre=(0, 0),
    on=None,
    spread=1.18,
):
    """
    Drops these things inside an unseen ring, a few at a time, each turned by up to `tilt` radians. `into`:
    what lies there already and stays. `spread`: so much wider may the heap become when it slumps. Takes all
    physics away afterwards.
    """
    chance = random.Random(seed)
    scene = bpy.context.scene
    if scene.rigidbody_world is None:
        bpy.ops.rigidbody.world_add()
    scene.rigidbody_world.substeps_per_frame = 8
    scene.rigidbody_world.solver_iterations = 20
    scene.gravity = (0, 0, -300)
    floor = on or bpy.data.objects['table']
    bpy.context.view_layer.update()
    size = max(max(thing.dimensions) for thing in things)
    falling = [proxy(thing) for thing in things]
    wall = ring(radius, size * (len(things) / layer + 8), 1.0)
    wall.location = (*centre, 0)
    bound(floor, 'PASSIVE', 'CONVEX_HULL')
    if on and 'table' not in [thing.name for thing in into]:
        into = (*into, bpy.data.objects['table'])
    bound(wall, 'PASSIVE', 'MESH', 0.1)
    outer = None
    if spread > 1:
        outer = ring(radius * spread, 40)
        outer.location = (*centre, 0)
        bound(outer, 'PASSIVE', 'MESH', 0.1)
    for thing in into:
        bound(thing, 'PASSIVE', 'MESH')
    room = max(0.1, radius - size * 0.55)
    for index, thing in enumerate(falling):
        angle = 2.4 * index + chance.uniform(-0.3, 0.3)
        away = room * math.sqrt(chance.uniform(0.0, 1))
        step = gap or size * 0.62
        thing.location = (
            centre[0] + away * math.cos(angle),
            centre[1] + away * math.sin(angle),
            top + size * 0.6 + step * (index // layer) * 1.7,
        )
        spin = [chance.uniform(-tilt, tilt) for _ in 'xy']
        thing.rotation_euler = (*spin, chance.uniform(-math.pi, math.pi))
        bound(thing, 'ACTIVE', 'CONVEX_HULL', friction)
    scene.rigidbody_world.point_cache.frame_end = frames
    for frame in range(1, frames + 1):
        if outer and frame == frames // 2:
            # What leaned on the inner wall sinks down until it lies on something that is seen.
            wall.rigid_body.kinematic = True
            wall.location.z = -300
        scene.frame_set(frame)
    walls = [wall, outer] if outer else [wall]
    rest = [thing.matrix_world @ Matrix.Translation(-Vector(thing['middle'])) for thing in falling]
    for thing in [*falling, *into, *walls, floor]:
        with bpy.context.temp_override(object=thing, active_object=thing, selected_objects=[thing]):
            bpy.ops.rigidbody.object_remove()
    for thing in [*falling, *walls]:
        bpy.data.objects.remove(thing)
    scene.frame_set(1)
    for thing, matrix in zip(things, rest):
        thing.matrix_world = matrix
