"""1 kg of oranges from Nagpur: six loose-skinned ones, one of them cut in half, with leaves."""

from citrus import half, rind, whole
from props import board
from settle import heap
from shapes import leaf
from studio import camera

from goods.shimla_apple import foliage
from goods.tomato import green

profile = [
    (0, 0.72),
    (0.1, 0.76),
    (0.26, 0.84),
    (0.55, 0.78),
    (0.86, 0.5),
    (1, 0.06),
    (0.95, -0.3),
    (0.7, -0.68),
    (0.35, -0.84),
    (0.1, -0.82),
    (0, -0.8),
]


def build():
    skin, button = rind('orange', '#c85e06', '#e27a0c', '#ee9320', '#b09a22', 0.12), green(
        'button', '#4a5a1c', '#8c8a3c'
    )
    wooden = board(38, 25, turn=0.08)
    heap(
        [whole(i, skin, button, profile, (3.5, 3.9), (0.94, 1.0), 0.02) for i in range(5)],
        radius=8.0,
        seed=4,
        tilt=0.8,
        on=wooden,
        frames=90,
        centre=(-2.4, 3.0),
    )
    for x, y, turn, tip in [(9.4, -6.4, 0.3, -0.75), (2.6, -9.6, 1.9, -0.12)]:
        cut, shell = half(3.6, '#e07a0e', '#d9690a', '#f0912a', '#f6dfae', 10)
        shell.data.materials.append(skin)
        cut.location = (x, y, 4.4 if tip < -0.5 else 5.0)
        cut.rotation_euler = (-tip, 0.0, turn if tip > -0.5 else turn)
    for i, (x, y, turn) in enumerate([(-12.0, -6.0, 0.5), (-9.0, -8.2, -0.25)]):
        one = leaf('leaf', 6.5, 3.0, foliage(), bend=0.5, fold=0.3, wave=0.02, waves=3, seed=i)
        one.location, one.rotation_euler = (x, y, 2.2), (0.1 * i, -0.15, turn)
    camera(31, aim=(-0.4, 0, 3.8), height=35)
