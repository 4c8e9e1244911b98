"""1 kg of sweet potatoes: five, red-skinned and spindle-shaped, one of them cut."""

import numpy as np

from nodes import Net
from props import board
from settle import rest_on
from shapes import body, pod, tube
from studio import camera


def skin():
    net = Net('sweet potato')
    colour = net.ramp(net.noise(0.45, 4.0, 0.6), (0.3, '#7c2c32'), (0.5, '#98424a'), (0.75, '#b5686a'))
    rings = net.noise(1.0, 4.0, 0.65, 0.4, net.uv(1.6, 22))
    colour = net.mix(net.ramp(rings, (0.6, 0.0), (0.7, 0.5)), colour, '#5f2426')
    earth = net.ramp(net.noise(0.9, 6.0, 0.78), (0.58, 0.0), (0.72, 0.6))
    colour = net.mix(earth, colour, '#8a6248')
    return net.surface(
        Base_Color=colour,
        Roughness=0.6,
        Specular=0.28,
        Normal=net.bump(rings, 0.4, 0.12, net.bump(net.noise(2.0, 4.0), 0.25, 0.1)),
    )


def one(index, peel, root):
    random = np.random.default_rng(index + 1)
    long, thick = random.uniform(14, 17), random.uniform(2.4, 2.9)
    dents = random.uniform(0, 6, 4)

    def section(angle, along):
        return (
            1
            + 0.06 * np.sin(2 * angle + 4 * along + dents[0])
            + 0.05 * np.sin(3 * angle - 6 * along + dents[1])
            + 0.04 * np.sin(9 * along + dents[2])
        )

    made = pod(
        'sweet potato',
        long,
        thick * np.array([0.08, 0.22, 0.5, 0.8, 0.97, 1.0, 0.98, 0.9, 0.7, 0.42, 0.18, 0.06]),
        peel,
        random.uniform(-0.4, 0.4),
        section,
        index,
        90,
        56,
        0.7,
    )
    for at, side in ((0, -1), (-1, 1)):
        place = np.array(made.data.vertices[at * 56 if at == 0 else len(made.data.vertices) - 30].co)
        tip = tube(
            'root',
            [place, place + [side * 0.8, 0.1, 0.1], place + [side * 1.8, random.uniform(-0.5, 0.5), -0.1]],
            [0.2, 0.1, 0.04],
            root,
            around=6,
            along=10,
        )
        tip.parent = made
    return made


def build():
    peel = skin()
    net = Net('root')
    root = net.surface(Base_Color='#7a4438', Roughness=0.8)
    net = Net('cut')
    place = net.node('TexCoord', 'Object')
    colour = net.ramp(net.noise(1.6, 4.0, 0.6, 0.5, place), (0.3, '#e8d59c'), (0.7, '#f4e8c4'))
    pale = net.surface(
        Base_Color=colour, Roughness=0.4, Normal=net.bump(net.noise(4.0, 3.0, at=place), 0.15, 0.05)
    )
    board(40, 25, turn=0.06)
    for i, (x, y, z, turn, roll, tip) in enumerate(
        [(-10, 4.6, 5, 0.06, 0.4, 0), (-9, -0.8, 5, -0.05, 2.0, 0), (-8.2, 2.0, 8.6, 0.12, 3.6, 0)]
    ):
        made = one(i, peel, root)
        made.location, made.rotation_euler = (x, y, z), (roll, tip, turn)
        rest_on(made, 1.6 if z < 6 else 5.2)
    made = one(7, peel, root)
    made.location, made.rotation_euler = (-9.5, -6.2, 5), (1.0, 0, -0.04)
    rest_on(made, 1.6)
    for x, y, tip, turn in [(8.6, -4.6, 1.0, 0.4), (9.6, 1.4, 0.9, 0.1)]:
        cut = body(
            'cut',
            [(0, 0.01), (0.5, 0.01), (0.96, 0.0), (1.0, -0.03)],
            pale,
            lambda px, py, pz, a, t: (
                px * (1 + 0.07 * np.cos(2 * a)),
                py * (0.94 + 0.04 * np.cos(3 * a)),
                pz,
            ),
            around=96,
            along=30,
        )
        shell = body(
            'shell',
            [(1.0, -0.02), (0.98, -0.8), (0.8, -1.6), (0.4, -2.3), (0.12, -2.7), (0, -2.8)],
            peel,
            lambda px, py, pz, a, t: (
                px * (1 + 0.07 * np.cos(2 * a)),
                py * (0.94 + 0.04 * np.cos(3 * a)),
                pz,
            ),
            along=40,
        )
        shell.parent = cut
        cut.scale = (2.5,) * 3
        cut.rotation_euler = (tip, 0.2, turn - 0.5)
        cut.location = (x, y, 5.2)
        rest_on(shell, 1.6)
        lift = shell.location.z
        shell.location = (0, 0, 0)
        cut.location.z += lift
    camera(29, aim=(0.0, -0.2, 3.4), height=38)
