"""
The layers of a render, and one clean picture of several noisy ones. Light is smoothed apart from colour: what
the skin of a thing looks like stays sharp, only the noise of the light on it goes. How much of a difference
between neighbours is noise is seen from how much the passes differ.
"""

import os

import bpy
import numpy as np

names = ('image', 'colour', 'gloss', 'normal', 'depth')


def ask(scene, folder):
    """Has the next render write its layers as files into this folder."""
    layer = scene.view_layers[0]
    layer.use_pass_diffuse_color = layer.use_pass_normal = layer.use_pass_z = True
    layer.use_pass_glossy_direct = layer.use_pass_glossy_indirect = layer.use_pass_glossy_color = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source = tree.nodes.new('CompositorNodeRLayers').outputs
    total = tree.nodes.new('CompositorNodeMixRGB')
    total.blend_type = 'ADD'
    tree.links.new(source['GlossDir'], total.inputs[1])
    tree.links.new(source['GlossInd'], total.inputs[2])
    shine = tree.nodes.new('CompositorNodeMixRGB')
    shine.blend_type = 'MULTIPLY'
    tree.links.new(total.outputs[0], shine.inputs[1])
    tree.links.new(source['GlossCol'], shine.inputs[2])
    file = tree.nodes.new('CompositorNodeOutputFile')
    file.base_path = folder
    file.format.file_format, file.format.color_depth, file.format.exr_codec = 'OPEN_EXR', '32', 'ZIP'
    file.file_slots.clear()
    outputs = (source['Image'], source['DiffCol'], shine.outputs[0], source['Normal'], source['Depth'])
    for name, output in zip(names, outputs):
        file.file_slots.new(name)
        tree.links.new(output, file.inputs[name])


def read(folder, name):
    (file,) = [one for one in os.listdir(folder) if one.startswith(name)]
    image = bpy.data.images.load(os.path.join(folder, file))
    image.colorspace_settings.name = 'Non-Color'
    width, height = image.size
    pixels = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    return pixels.reshape(height, width, 4)[:, :, :3]


def shifted(array, down, right):
    """The neighbours so far away, the edge's own where there are none."""
    rows = np.clip(np.arange(array.shape[0]) + down, 0, array.shape[0] - 1)
    columns = np.clip(np.arange(array.shape[1]) + right, 0, array.shape[1] - 1)
    return array[rows][:, columns]


def blurred(array, times=1):
    for _ in range(times):
        array = (shifted(array, -1, 0) + 2 * array + shifted(array, 1, 0)) / 4
        array = (shifted(array, 0, -1) + 2 * array + shifted(array, 0, 1)) / 4
    return array


def grey(array):
    return array @ np.array([0.3, 0.55, 0.15], np.float32)


def smooth(light, variance, normal, depth, steps=(1, 2, 4, 8), strength=3.0):
    """An edge-avoiding à-trous filter (Dammertz 2010), led by the variance as in SVGF (Schied 2017)."""
    kernel = np.array([1, 4, 6, 4, 1], np.float32) / 16
    slope = np.maximum(
        np.abs(blurred(depth) - depth), np.abs(shifted(depth, 1, 0) - shifted(depth, -1, 0)) / 2
    )
    slope = blurred(np.maximum(slope, np.abs(shifted(depth, 0, 1) - shifted(depth, 0, -1)) / 2))
    for step in steps:
        sums, weights, spread = np.zeros_like(light), np.zeros_like(depth), np.zeros_like(depth)
        brightness = grey(light)
        tolerance = strength * np.sqrt(blurred(variance, 2)) + 1e-4 * (1 + brightness)
        for down in range(-2, 3):
            for right in range(-2, 3):
                y, x = down * step, right * step
                other = shifted(light, y, x)
                turn = np.clip((shifted(normal, y, x) * normal).sum(axis=2), 0, 1)
                far = np.abs(shifted(depth, y, x) - depth) / (
                    slope * step * (abs(down) + abs(right)) * 1.5 + 0.02
                )
                differs = np.abs(shifted(brightness, y, x) - brightness) / tolerance
                weight = kernel[down + 2] * kernel[right + 2] * turn**32 * np.exp(-far - differs)
                sums += other * weight[:, :, None]
                spread += shifted(variance, y, x) * weight**2
                weights += weight
        light, variance = sums / weights[:, :, None], spread / weights**2
    return light


def finish(passes, out):
    """Writes the clean picture of these passes as PNG."""
    mean = {name: np.mean([read(folder, name) for folder in passes], axis=0) for name in names}
    length = np.linalg.norm(mean['normal'], axis=2, keepdims=True)
    normal, depth = mean['normal'] / np.maximum(length, 1e-4), mean['depth'][:, :, 0]
    colour = np.maximum(mean['colour'], 0.02)
    lights, shines = [], []
    for folder in passes:
        shine = read(folder, 'gloss')
        lights.append((read(folder, 'image') - shine) / colour)
        shines.append(shine)
    count = len(passes)

    def clean(parts, **how):
        light = np.mean(parts, axis=0)
        variance = np.var([grey(one) for one in parts], axis=0, ddof=1) / count
        return smooth(light, blurred(variance, 2), normal, depth, **how)

    picture = clean(lights) * colour + clean(shines, steps=(1, 2), strength=2.0)
    write(developed(picture), out)


def developed(picture, exposure=1.45, shoulder=0.6):
    """Linear light as a screen shows it: above the shoulder ever less is added, so nothing burns out."""
    light = np.maximum(picture * exposure, 0)
    room = 1 - shoulder
    light = np.where(light > shoulder, shoulder + room * (1 - np.exp(-(light - shoulder) / room)), light)
    return np.where(light < 0.0031308, light * 12.92, 1.055 * np.maximum(light, 1e-6) ** (1 / 2.4) - 0.055)


def write(picture, out):
    height, width = picture.shape[:2]
    image = bpy.data.images.new('picture', width, height)
    pixels = np.ones((height, width, 4), np.float32)
    pixels[:, :, :3] = picture
    image.pixels.foreach_set(pixels.ravel())
    image.filepath_raw, image.file_format = out, 'PNG'
    image.save()
