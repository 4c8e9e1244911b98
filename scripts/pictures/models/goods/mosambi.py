"""1 kg of mosambi: five sweet limes, green turning yellow, one of them cut."""

from citrus import half, rind, whole
from props import board
from settle import heap
from studio import camera

from goods.tomato import green

profile = [
    (0, 0.9),
    (0.1, 0.92),
    (0.28, 0.93),
    (0.6, 0.8),
    (0.9, 0.45),
    (1, 0.0),
    (0.9, -0.44),
    (0.62, -0.78),
    (0.3, -0.93),
    (0.1, -0.92),
    (0, -0.9),
]


def build():
    skin, button = rind('mosambi', '#9aa028', '#bdb834', '#d6c64c', '#6f8c28', 0.2), green(
        'button', '#4a5a1c', '#8c8a3c'
    )
    wooden = board(38, 25, turn=-0.06)
    heap(
        [whole(i + 20, skin, button, profile, (3.6, 3.95), (0.96, 1.02), 0.02) for i in range(4)],
        radius=7.6,
        seed=9,
        tilt=0.9,
        on=wooden,
        frames=90,
        centre=(-2.6, 2.4),
    )
    for x, y, turn, tip, up in [(8.4, -4.6, 0.3, 0.75, 4.3), (2.4, -8.4, 1.9, 0.12, 5.0)]:
        cut, shell = half(3.65, '#a8ae38', '#dfd06a', '#eee3a0', '#f6f0d2', 11, thick=0.1)
        shell.data.materials.append(skin)
        cut.location, cut.rotation_euler = (x, y, up), (tip, 0, turn)
    camera(29, aim=(-0.4, -0.2, 3.8), height=36)
