"""Four green apples, with pale dots and a leaf."""

from props import board
from settle import heap
from studio import camera

from goods.shimla_apple import bark, foliage, one, skin
from shapes import leaf


def build():
    peel = skin('green apple', ('#86a52c', '#a8c046'), ('#6f9a22', '#8fb034', '#b2a94a'), 0.6)
    stem = bark()
    wooden = board(38, 25, turn=-0.08)
    heap([one(i + 50, peel, stem) for i in range(4)], radius=9.2, seed=5, tilt=0.5, on=wooden, frames=90)
    green = leaf('leaf', 6.0, 3.0, foliage(), bend=0.6, fold=0.3, wave=0.012, waves=2, seed=2)
    green.location, green.rotation_euler = (-9.5, -7.0, 2.1), (0.15, -0.1, 0.4)
    camera(25, aim=(0, 0, 3.6), height=33)
