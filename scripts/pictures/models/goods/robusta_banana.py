"""A dozen bananas: two hands of six, each fruit with its edges, a dry tip and a few brown specks."""

import math

import numpy as np
from mathutils import Euler, Matrix, Vector

from nodes import Net
from props import board
from shapes import grid, tube
from studio import camera


def skin():
    net = Net('banana')
    along = net.along()
    base = net.ramp(net.noise(0.35, 3.0), (0.3, '#e0a810'), (0.55, '#efbf1e'), (0.8, '#f3cd3c'))
    ends = net.math(
        'ADD',
        net.ramp(along, (0.02, 1.0), (0.16, 0.0)),
        net.ramp(along, (0.86, 0.0), (0.95, 0.7)),
        clamp=True,
    )
    colour = net.mix(net.math('MULTIPLY', ends, 0.75), base, '#94a02c')
    colour = net.mix(net.ramp(along, (0.955, 0.0), (0.97, 1.0)), colour, '#2c1d10')
    specks = net.ramp(net.cells(1.5), (0.05, 1.0), (0.11, 0.0))
    few = net.ramp(net.noise(0.5, 2.0), (0.45, 0.0), (0.6, 1.0))
    colour = net.mix(net.math('MULTIPLY', net.math('MULTIPLY', specks, few), 0.85), colour, '#6e4514')
    streaks = net.ramp(net.noise(1.0, 4.0, 0.6, 0.0, net.uv(30, 2.5)), (0.62, 0.0), (0.72, 0.55))
    colour = net.mix(streaks, colour, '#a9781c')
    return net.surface(
        Base_Color=colour, Roughness=0.42, Specular=0.35, Normal=net.bump(net.noise(2.0, 3.0), 0.12, 0.08)
    )


def crown():
    net = Net('crown')
    colour = net.ramp(net.noise(1.4, 4.0), (0.3, '#4a3416'), (0.5, '#8a7a2a'), (0.75, '#a59a3e'))
    return net.surface(Base_Color=colour, Roughness=0.7, Normal=net.bump(net.noise(4.0, 4.0), 0.5, 0.1))


def fruit(random, peel, long=17.0):
    """One banana that begins at the origin along +X and curves up."""
    bow = random.uniform(0.95, 1.25)
    t = np.linspace(0, 1, 64)
    turned = -0.25 + bow * np.clip((t - 0.1) / 0.9, 0, 1) * 1.1
    x = np.concatenate([[0], np.cumsum(np.cos(turned))[:-1]]) * long / 64
    z = np.concatenate([[0], np.cumsum(np.sin(turned))[:-1]]) * long / 64
    thick = np.interp(
        t,
        [0, 0.1, 0.16, 0.24, 0.4, 0.65, 0.82, 0.9, 0.945, 0.955, 0.99, 1],
        [0.55, 0.5, 0.75, 1.35, 1.72, 1.78, 1.45, 0.95, 0.52, 0.42, 0.38, 0.0],
    )
    thick = np.convolve(np.pad(thick, 2, mode='edge'), np.ones(5) / 5, 'valid') * np.where(t > 0.985, 0.6, 1)
    thick[-1] = 0
    angle = np.linspace(0, 2 * math.pi, 60, endpoint=False)
    edges = 1 + 0.05 * np.cos(5 * angle + 0.5) + 0.012 * np.cos(10 * angle + 1)
    side = np.stack([np.zeros(64), np.ones(64), np.zeros(64)], 1)
    up = np.stack([-np.sin(turned), np.zeros(64), np.cos(turned)], 1)
    ring = (np.cos(angle) * edges)[None, :, None] * side[:, None] + (np.sin(angle) * edges)[
        None, :, None
    ] * up[:, None]
    places = np.stack([x, 0 * x, z], 1)[:, None] + ring * thick[:, None, None]
    return grid('banana', places, peel, closed=True)


def hand(peel, stem, place, turn, seed, count=6, spread=0.27):
    """Fruits side by side from one crown, lying on their backs: their tips rise."""
    random = np.random.default_rng(seed)
    whole = Matrix.Translation(place) @ Euler((0, 0, turn)).to_matrix().to_4x4()
    for i in range(count):
        at = i - (count - 1) / 2
        one = fruit(random, peel, 17.5 - 0.35 * abs(at) + random.uniform(-0.5, 0.5))
        way = spread * at + random.uniform(-0.03, 0.03)
        lift = (
            Matrix.Translation((0, 0.62 * at, 0.12 * abs(at)))
            @ Euler((0.1 * at, random.uniform(-0.03, 0.03), way)).to_matrix().to_4x4()
        )
        one.matrix_world = whole @ lift
    knob = tube(
        'crown',
        [(-1.5, 0, 0.25), (-0.7, 0, 0.1), (0.4, 0, 0), (1.2, 0, 0.0)],
        [0.75, 1.0, 1.15, 0.5],
        stem,
        squeeze=0.55,
        around=20,
    )
    knob.scale = (1, 1.75, 1)
    knob.matrix_world = whole @ Matrix.Diagonal((1, 1.75, 1, 1))


def build():
    wooden = board(40, 26, turn=-0.1)
    peel, stem = skin(), crown()
    hand(peel, stem, Vector((-8.5, 3.2, 3.5)), 0.02, 4)
    hand(peel, stem, Vector((-7.6, -5.2, 3.5)), 0.2, 9)
    camera(29, aim=(0.2, -0.5, 5.2), height=36)
