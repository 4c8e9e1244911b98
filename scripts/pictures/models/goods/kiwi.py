"""Three kiwis: two whole ones with their brown down, and one cut in half."""

from nodes import Net
from props import board
from settle import rest_on
from shapes import body
from studio import camera


def skin():
    net = Net('kiwi')
    down = net.noise(1.0, 4.0, 0.7, 0.3, net.uv(50, 16))
    colour = net.ramp(down, (0.3, '#4c3216'), (0.55, '#75532a'), (0.8, '#a07c46'))
    return net.surface(
        Base_Color=colour, Roughness=0.85, Specular=0.15, Sheen=0.8, Normal=net.bump(down, 0.6, 0.08)
    )


def flesh():
    net = Net('cut')
    place = net.node('TexCoord', 'Object')
    split = net.tree.nodes.new('ShaderNodeSeparateXYZ')
    net.put(split.inputs[0], place)
    x, y = split.outputs[0], split.outputs[1]
    away = net.math('SQRT', net.math('ADD', net.math('MULTIPLY', x, x), net.math('MULTIPLY', y, y)))
    turned = net.math('ARCTAN2', y, x)
    rays = net.noise(
        1.6,
        3.0,
        0.6,
        0.0,
        net.node('CombineXYZ', X=net.math('MULTIPLY', turned, 9.0), Y=net.math('MULTIPLY', away, 1.2), Z=0.0),
    )
    wobble = net.math('ADD', away, net.math('MULTIPLY', net.math('SUBTRACT', rays, 0.5), 0.14))
    colour = net.ramp(
        wobble,
        (0.0, '#f2f0cf'),
        (0.2, '#eceab8'),
        (0.28, '#9cc046'),
        (0.6, '#6fa024'),
        (0.9, '#5c8c1e'),
        (0.965, '#8aa83c'),
        (0.985, '#5d4220'),
    )
    colour = net.mix(
        net.math(
            'MULTIPLY',
            net.ramp(rays, (0.5, 0.0), (0.7, 1.0)),
            net.ramp(away, (0.24, 0.0), (0.34, 0.5), (0.9, 0.3), (0.96, 0.0)),
        ),
        colour,
        '#b4d068',
    )
    ring = net.ramp(wobble, (0.28, 0.0), (0.32, 1.0), (0.46, 1.0), (0.52, 0.0))
    seats = net.node(
        'CombineXYZ', X=net.math('MULTIPLY', turned, 5.2), Y=net.math('MULTIPLY', away, 5.6), Z=0.0
    )
    seeds = net.math('MULTIPLY', net.ramp(net.cells(1.0, seats, random=0.7), (0.2, 1.0), (0.28, 0.0)), ring)
    colour = net.mix(seeds, colour, '#15100c')
    return net.surface(
        Base_Color=colour,
        Roughness=0.2,
        Specular=0.5,
        Normal=net.bump(net.math('ADD', seeds, rays), 0.25, 0.06),
    )


def build():
    brown, green = skin(), flesh()
    profile = [
        (0, 1.3),
        (0.14, 1.26),
        (0.42, 1.16),
        (0.8, 0.78),
        (1, 0.1),
        (0.94, -0.5),
        (0.66, -1.04),
        (0.26, -1.26),
        (0.1, -1.32),
        (0, -1.3),
    ]
    board(26, 18, 1.4, turn=0.07)

    def oval(x, y, z, angle, along):
        return x * 1.04, y * 0.94, z

    for i, (x, y, turn) in enumerate([(-4.2, 1.6, 0.5), (1.4, 3.4, -0.4)]):
        made = body('kiwi', [(r * 2.5, z * 2.5) for r, z in profile], brown, oval)
        made.location, made.rotation_euler = (x, y, 5), (0.1, -1.45, turn)
        rest_on(made, 1.4)
    for x, y, up, tip, turn in [(-0.6, -3.2, 3.6, 0.35, 0.2), (5.0, -1.2, 3.55, 0.95, 0.4)]:
        cut = body(
            'cut', [(0, 0.01), (0.5, 0.01), (0.96, 0.0), (1.0, -0.03)], green, oval, around=96, along=30
        )
        shell = body(
            'shell',
            [(1.0, -0.02), (0.95, -0.5), (0.66, -1.0), (0.26, -1.24), (0.1, -1.3), (0, -1.28)],
            brown,
            oval,
            along=40,
        )
        shell.parent = cut
        cut.scale = (2.5,) * 3
        cut.rotation_euler = (tip, 0, turn)
        cut.location = (x, y, up + 0.6 * (1 - tip))
    camera(19, aim=(0, -0.2, 2.8), height=39)
