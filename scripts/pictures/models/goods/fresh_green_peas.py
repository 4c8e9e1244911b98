"""500 g of peas in the pod: some thirty pods in a bowl, two of them open, and loose peas."""

import math

import bpy
import numpy as np

from nodes import Net
from props import board, bowl, slab
from settle import heap, rest_on
from shapes import body, copy, grid, pod, tube
from studio import camera

from goods.tomato import green


def skin(name='pea pod', dark='#3f7416', mid='#5b9422', pale='#82b23c'):
    net = Net(name)
    colour = net.ramp(net.noise(0.5, 3.0), (0.3, dark), (0.5, mid), (0.75, pale))
    veins = net.noise(1.0, 3.0, 0.6, 0.2, net.uv(26, 12))
    return net.surface(Base_Color=colour, Roughness=0.38, Specular=0.4, Normal=net.bump(veins, 0.15, 0.06))


def one(index, peel, cap):
    random = np.random.default_rng(index)
    long, thick = random.uniform(7.5, 9.5), random.uniform(0.72, 0.85)
    swell = random.integers(6, 9)

    def section(angle, along):
        bulge = 1 + 0.1 * np.abs(np.sin(along * swell * math.pi)) * np.abs(np.cos(angle))
        return bulge * (1 - 0.3 * np.abs(np.sin(angle)) ** 3 * 0 + 0.12 * np.abs(np.sin(angle)) ** 8)

    made = pod(
        'pod',
        long,
        thick * np.array([0.4, 0.8, 0.97, 1.0, 1.0, 1.0, 0.98, 0.9, 0.7, 0.34, 0.08]),
        peel,
        random.uniform(-0.3, 0.5),
        section,
        index,
        64,
        40,
        0.15,
    )
    made.scale = (1, 0.78, 1)
    stalk = tube('stalk', [(0.1, 0, 0), (-0.6, 0, 0.05), (-1.4, 0.2, 0.2)], [0.25, 0.13, 0.14], cap, around=8)
    calyx = pod('cap', 0.8, [0.2, 0.45, 0.55, 0.3], cap, 0, None, 0, 10, 20)
    calyx.location = (-0.3, 0, 0)
    for part in (stalk, calyx):
        part.parent = made
    return made


def opened(peel, inner, pea, seed):
    """A pod split along its seam, with its peas in a row."""
    random = np.random.default_rng(seed)
    t = np.linspace(0, 1, 60)
    wide = 0.95 * np.clip(np.sin(np.clip(t * 0.98 + 0.01, 0, 1) * math.pi), 0, 1) ** 0.45
    angle = np.linspace(math.pi * 0.98, 2.02 * math.pi, 30)
    x = (t - 0.5) * 9.5
    lift = 0.35 * (2 * t - 1) ** 2
    shell = np.stack(
        [
            np.broadcast_to(x[:, None], (60, 30)),
            wide[:, None] * np.cos(angle),
            lift[:, None] + 0.9 * wide[:, None] * np.sin(angle),
        ],
        2,
    )
    made = grid('open', shell, peel)
    inside = grid(
        'inside', np.stack([shell[:, :, 0], shell[:, :, 1] * 0.94, shell[:, :, 2] * 0.94 + 0.04], 2), inner
    )
    inside.parent = made
    for i in range(7):
        ball = copy(pea)
        ball.parent = made
        ball.location = (
            -3.3 + 1.1 * i,
            random.uniform(-0.08, 0.08),
            -0.1 + 0.35 * ((-3.3 + 1.1 * i) / 4.75) ** 2,
        )
        ball.scale = [0.74 * random.uniform(0.9, 1.03) * (0.8 if i in (0, 6) else 1)] * 3
    return made


def build():
    peel, cap = skin(), green('cap', '#4f7a1c', '#8aa84a')
    ball = body(
        'pea',
        [(0, 1), (0.5, 0.87), (0.87, 0.5), (1, 0), (0.87, -0.5), (0.5, -0.87), (0, -1)],
        skin('pea', '#5d9a1e', '#74ae2c', '#92c248'),
        around=36,
        along=28,
    )
    board(38, 25, turn=0.05)
    pot = bowl(8.6, 5.0)
    pot.location = (-2.6, 2.6, 1.6)
    bottom = slab(3.0)
    pods = [one(i, peel, cap) for i in range(30)]
    heap(
        pods,
        radius=6.6,
        seed=3,
        tilt=0.25,
        frames=100,
        layer=5,
        gap=2.0,
        top=3.4,
        spread=1,
        centre=(-2.6, 2.6),
        on=bottom,
    )
    bpy.data.objects.remove(bottom)
    for i, (x, y, turn) in enumerate([(5.4, -6.0, 0.25), (-4.4, -8.6, -0.12)]):
        made = opened(peel, skin('inside', '#8fbf52', '#a8d06c', '#c2de8e'), ball, i)
        made.location, made.rotation_euler = (x, y, 4), (0.35, 0, turn)
        rest_on(made, 1.6)
    random = np.random.default_rng(2)
    for x, y in [(8.4, -2.6), (9.6, -3.6), (8.0, -8.6), (2.6, -9.0), (10.4, -6.6), (1.4, -7.6)]:
        pea = copy(ball)
        pea.location, pea.scale = (x, y, 2.3), [0.7] * 3
        pea.rotation_euler = tuple(random.uniform(0, 3, 3))
        rest_on(pea, 1.6)
    ball.location = (0, 0, -50)
    camera(30, aim=(0, -1.2, 4.0), height=38)
