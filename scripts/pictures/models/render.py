"""
Renders a good: `blender -b -P render.py -- tomato folder --passes 4 --samples 24 --size 800`. Each pass has
noise of its own (another seed) and is kept in the folder when it is whole; one that is there already is not
rendered again, so a run that was stopped goes on where it was. When all are there, their mean, smoothed
where it is noise, becomes `folder/picture-4.png`.
"""

import argparse
import importlib
import os
import sys
import time

import bpy

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import layers  # noqa: E402
import studio  # noqa: E402

parser = argparse.ArgumentParser()
parser.add_argument('good')
parser.add_argument('folder')
parser.add_argument('--passes', type=int, default=2)
parser.add_argument('--samples', type=int, default=12)
parser.add_argument('--size', type=int, default=400)
parser.add_argument('--threads', type=int, default=2)
wanted = parser.parse_args(sys.argv[sys.argv.index('--') + 1 :])
folder = os.path.abspath(wanted.folder)
passes = [os.path.join(folder, f'pass-{seed}') for seed in range(1, wanted.passes + 1)]
start = time.time()

scene = studio.clear()
studio.room()
missing = [place for place in passes if not os.path.exists(place)]
if missing:
    importlib.import_module(f'goods.{wanted.good.replace("-", "_")}').build()
    print(f'{wanted.good}: built in {time.time() - start:.0f} s', flush=True)
scene.cycles.samples = wanted.samples
scene.render.resolution_x, scene.render.resolution_y = wanted.size, wanted.size * 4 // 5
scene.render.threads_mode, scene.render.threads = 'FIXED', wanted.threads
scene.render.use_persistent_data = True
for place in missing:
    began = time.time()
    scene.cycles.seed = int(place.rsplit('-', 1)[1]) * 7919
    layers.ask(scene, place + '.part')
    bpy.ops.render.render()
    os.rename(place + '.part', place)
    print(f'{wanted.good}: {os.path.basename(place)} in {time.time() - began:.0f} s', flush=True)
began = time.time()
layers.finish(passes, os.path.join(folder, f'picture-{wanted.passes}.png'))
print(
    f'{wanted.good}: smoothed in {time.time() - began:.0f} s, {time.time() - start:.0f} s in all', flush=True
)
