"""Meshes of what grows: bodies, stalks, leaves. All lengths in centimetres; a body's stalk is up (+Z)."""

import math

import bpy
import numpy as np


def spline(points, count):
    """So many points of a smooth curve through these ones, evenly spaced along it."""
    points = np.asarray(points, float)
    before, after = 2 * points[0] - points[1], 2 * points[-1] - points[-2]
    padded = np.vstack([before, points, after])
    fine = []
    for p0, p1, p2, p3 in zip(padded, padded[1:], padded[2:], padded[3:]):
        t = np.linspace(0, 1, 40, endpoint=False)[:, None]
        fine.append(
            0.5
            * (
                2 * p1
                + (p2 - p0) * t
                + (2 * p0 - 5 * p1 + 4 * p2 - p3) * t**2
                + (3 * p1 - p0 - 3 * p2 + p3) * t**3
            )
        )
    fine = np.vstack([*fine, points[-1:]])
    length = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(fine, axis=0), axis=1))])
    wanted = np.linspace(0, length[-1], count)
    return np.stack([np.interp(wanted, length, fine[:, axis]) for axis in range(fine.shape[1])], axis=1)


def grid(name, places, skin=None, closed=False, flat=False):
    """A mesh of a grid of places [rows, columns, 3]; `closed` joins the last column to the first one."""
    rows, columns = places.shape[:2]
    mesh = bpy.data.meshes.new(name)
    across = columns if closed else columns - 1
    faces, uvs = [], []
    for row in range(rows - 1):
        for column in range(across):
            beside = (column + 1) % columns
            faces.append(
                (
                    row * columns + column,
                    (row + 1) * columns + column,
                    (row + 1) * columns + beside,
                    row * columns + beside,
                )
            )
            u0, u1 = column / across, (column + 1) / across
            v0, v1 = row / (rows - 1), (row + 1) / (rows - 1)
            uvs += [(u0, v0), (u0, v1), (u1, v1), (u1, v0)]
    mesh.from_pydata(places.reshape(-1, 3).tolist(), [], faces)
    layer = mesh.uv_layers.new(name='body')
    layer.data.foreach_set('uv', np.asarray(uvs, np.float32).ravel())
    mesh.polygons.foreach_set('use_smooth', [not flat] * len(faces))
    mesh.validate()
    return put(name, mesh, skin)


def put(name, mesh, skin=None):
    """An object of a mesh, in the scene."""
    made = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(made)
    if skin:
        mesh.materials.append(skin)
    return made


def copy(thing):
    """Another object of the same mesh, with copies of what hangs on it."""
    made = thing.copy()
    bpy.context.scene.collection.objects.link(made)
    for child in thing.children:
        beside = copy(child)
        beside.parent = made
    return made


def body(name, profile, skin=None, deform=None, around=96, along=72):
    """A body turned about its axis. The profile is (radius, height) from the stalk to the other end."""
    line = spline(profile, along)
    radius, height = np.maximum(line[:, 0], 1e-4)[:, None], line[:, 1][:, None]
    # Turned backwards, so that the faces look outwards.
    angle = -np.linspace(0, 2 * math.pi, around, endpoint=False)[None, :]
    along_it = np.linspace(0, 1, along)[:, None] + 0 * angle
    x, y, z = radius * np.cos(angle), radius * np.sin(angle), height + 0 * angle
    if deform:
        x, y, z = deform(x, y, z, angle, along_it)
    made = grid(name, np.stack([x, y, z], axis=2), skin, closed=True)
    # Both ends are rings of no width.
    return made


def pod(name, long, radii, skin=None, bow=0.3, section=None, seed=0, rows=72, around=48, wander=0.0):
    """
    A long fruit that begins at the origin and grows along +X, curved up by `bow` radians. `radii` are evenly
    spaced along it, in centimetres; `section(angle, along)` is a factor of the radius around it.
    """
    random = np.random.default_rng(seed)
    t = np.linspace(0, 1, rows)
    turned = bow * (t - 0.3)
    side = wander * np.sin(t * random.uniform(2, 5) + random.uniform(0, 6))
    x = np.concatenate([[0], np.cumsum(np.cos(turned))[:-1]]) * long / rows
    z = np.concatenate([[0], np.cumsum(np.sin(turned))[:-1]]) * long / rows
    y = (side - side[0]) * long * 0.1
    thick = np.interp(t, np.linspace(0, 1, len(radii)), radii)
    thick = np.convolve(np.pad(thick, 2, mode='edge'), np.ones(5) / 5, 'valid')
    thick[0], thick[-1] = 0, 0
    angle = np.linspace(0, 2 * math.pi, around, endpoint=False)
    factor = section(angle[None, :], t[:, None]) if section else np.ones((rows, around))
    across = np.stack([0 * t, 0 * t + 1, 0 * t], 1)
    up = np.stack([-np.sin(turned), 0 * t, np.cos(turned)], 1)
    ring = np.cos(angle)[None, :, None] * across[:, None] + np.sin(angle)[None, :, None] * up[:, None]
    return grid(
        name,
        np.stack([x, y, z], 1)[:, None] + ring * (thick[:, None] * factor)[:, :, None],
        skin,
        closed=True,
    )


def tube(name, path, radii, skin=None, around=12, along=24, squeeze=1.0, capped=True):
    """A stalk along a path of points, with a radius at each of them."""
    line = spline(path, along)
    given = np.asarray(radii, float)
    thick = np.interp(np.linspace(0, 1, along), np.linspace(0, 1, len(given)), given)
    way = np.gradient(line, axis=0)
    way /= np.linalg.norm(way, axis=1, keepdims=True)
    side = np.cross(way[0], (0, 0, 1) if abs(way[0][2]) < 0.9 else (1, 0, 0))
    sides = []
    for direction in way:
        side = side - direction * side.dot(direction)
        side /= np.linalg.norm(side)
        sides.append(side)
    sides = np.array(sides)
    others = np.cross(way, sides)
    angle = np.linspace(0, 2 * math.pi, around, endpoint=False)
    ring = (
        np.cos(angle)[None, :, None] * sides[:, None]
        + squeeze * np.sin(angle)[None, :, None] * others[:, None]
    )
    places = line[:, None] + ring * thick[:, None, None]
    if capped:
        ends = [np.repeat(line[i][None, None], around, axis=1) for i in (0, -1)]
        places = np.concatenate([ends[0], places, ends[1]])
    return grid(name, places, skin, closed=True)


def leaf(
    name,
    length,
    width,
    skin,
    outline=None,
    bend=0.6,
    fold=0.25,
    wave=0.06,
    waves=5,
    twist=0.0,
    seed=0,
    rows=40,
    columns=21,
    curl=0.0,
):
    """
    A leaf that begins at the origin and grows along +X. `outline` gives the half width, 0 to 1, along it;
    `bend` lets its tip hang (radians), `fold` raises its halves, `wave` ripples its edge.
    """
    random = np.random.default_rng(seed)
    t = np.linspace(0, 1, rows)[:, None]
    s = np.linspace(-1, 1, columns)[None, :]
    outline = outline or (lambda t: np.sin(math.pi * t**0.8) ** 0.8)
    half = outline(t) * width / 2
    turned = bend * t + curl * t**3
    step = length / (rows - 1)
    x = np.concatenate([[0], np.cumsum(np.cos(turned[:-1, 0]) * step)])[:, None]
    z = -np.concatenate([[0], np.cumsum(np.sin(turned[:-1, 0]) * step)])[:, None]
    phase = random.uniform(0, 6, 2)
    ripple = (
        wave
        * length
        * s**2
        * np.sin(waves * 2 * math.pi * t + phase[0] + np.sign(s) * phase[1])
        * np.sin(math.pi * t)
    )
    across = s * half
    lift = fold * np.abs(across) + ripple
    roll = twist * t
    y = across * np.cos(roll) - lift * np.sin(roll)
    up = across * np.sin(roll) + lift * np.cos(roll)
    places = np.stack([x + up * np.sin(turned), y, z + up * np.cos(turned)], axis=2)
    return grid(name, places, skin)


def bumpy(amount, scale, seed):
    """A deform for `body`: smooth dents and swellings in all directions, as part of the radius."""
    random = np.random.default_rng(seed)
    waves = [(random.normal(size=3) / scale, random.uniform(0, 6), random.uniform(0.4, 1)) for _ in range(7)]

    def deform(x, y, z, angle, along):
        swell = sum(
            weight * np.sin(x * way[0] + y * way[1] + z * way[2] + phase) for way, phase, weight in waves
        )
        factor = 1 + amount * swell / 2.5
        return x * factor, y * factor, z * factor

    return deform


def join(name, parts):
    """One object of several, each with its place and its own skin."""
    depsgraph = bpy.context.evaluated_depsgraph_get()
    bpy.context.view_layer.update()
    with bpy.context.temp_override(
        active_object=parts[0], selected_editable_objects=parts, selected_objects=parts, object=parts[0]
    ):
        bpy.ops.object.join()
    parts[0].name = name
    del depsgraph
    return parts[0]
