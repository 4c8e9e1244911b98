"""250 g of lemons: six small yellow ones, one of them cut."""

from citrus import half, rind, whole
from props import board
from settle import heap
from shapes import leaf
from studio import camera

from goods.shimla_apple import foliage
from goods.tomato import green

profile = [
    (0, 1.12),
    (0.1, 1.1),
    (0.22, 1.0),
    (0.5, 0.86),
    (0.84, 0.5),
    (1, 0.02),
    (0.88, -0.46),
    (0.55, -0.86),
    (0.26, -1.02),
    (0.15, -1.14),
    (0, -1.2),
]


def build():
    skin, button = rind('lemon', '#d8ae10', '#ecc81e', '#f4d94a', '#a8b030', 0.18), green(
        'button', '#5a6428', '#9a9650'
    )
    wooden = board(26, 18, 1.4, turn=0.1)
    heap(
        [whole(i, skin, button, profile, (2.15, 2.4), (1.02, 1.12)) for i in range(5)],
        radius=5.2,
        seed=6,
        on=wooden,
        frames=90,
        centre=(-1.5, 1.4),
    )
    for x, y, turn, tip, up in [(5.2, -3.4, 0.25, 0.8, 3.1), (0.8, -5.7, 2.0, 0.1, 3.45)]:
        cut, shell = half(2.15, '#e8c41c', '#e3cf6a', '#f1e596', '#f8f0cc', 9)
        shell.data.materials.append(skin)
        cut.location, cut.rotation_euler = (x, y, up), (tip, 0, turn)
    one = leaf('leaf', 5.0, 2.4, foliage(), bend=0.5, fold=0.3, wave=0.02, waves=3)
    one.location, one.rotation_euler = (-8.6, -4.4, 1.9), (0, -0.15, 0.25)
    camera(20, aim=(-0.3, -0.2, 2.8), height=36)
