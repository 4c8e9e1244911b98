"""One round fruit basket of woven bamboo, empty, with a twisted rim and two handles."""

import math

import numpy as np

from shapes import tube
from studio import camera
from woven import basket, cane


def build():
    skin = cane('bamboo', '#a5783c', '#d8b06a')
    basket(13.0, 10.5, skin, stakes=43, rows=13, flare=1.22)
    for side in (-1, 1):
        for strand in range(3):
            shift = 0.34 * strand
            arc = []
            for t in np.linspace(0, math.pi, 24):
                twist = 9 * t + strand * 2.1
                arc.append(
                    (
                        (13.0 * 1.22 + 0.4 + 0.3 * math.cos(twist) + 0.9 * math.sin(t)) * side,
                        4.4 * math.cos(t) + 0.3 * math.sin(twist),
                        10.6 + 4.2 * math.sin(t) + 0.1 * shift,
                    )
                )
            tube('handle', arc, [0.36, 0.36], skin, around=10, along=90)
    camera(48, aim=(0, 0, 6.2), height=32)
