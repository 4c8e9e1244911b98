"""The room in which all goods are pictured: one light, one table of pale stone, one camera."""

import math

import bpy
from mathutils import Vector

from nodes import Net
from shapes import put


def clear():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.cycles.device = 'CPU'
    scene.cycles.max_bounces = 4
    scene.cycles.diffuse_bounces = 2
    scene.cycles.glossy_bounces = 2
    scene.cycles.transmission_bounces = 4
    scene.cycles.sample_clamp_indirect = 3
    scene.cycles.caustics_reflective = False
    scene.cycles.caustics_refractive = False
    scene.cycles.blur_glossy = 1
    scene.cycles.use_adaptive_sampling = False
    scene.cycles.use_denoising = False
    return scene


def stone():
    """Pale, warm limestone: faint clouds, a few pores, no pattern that would draw the eye."""
    net = Net('stone')
    at = net.node('TexCoord', 'Object')
    clouds = net.noise(0.05, 4.0, 0.55, 0.4, at)
    grain = net.noise(1.1, 4.0, 0.6, 0.0, at)
    colour = net.ramp(clouds, (0.3, '#ddd2c2'), (0.55, '#e6dccd'), (0.75, '#ece4d7'))
    pores = net.ramp(net.noise(0.7, 5.0, 0.7, 0.2, at), (0.27, 0.82), (0.34, 1.0))
    colour = net.mix(1.0, colour, pores, 'MULTIPLY')
    return net.surface(Base_Color=colour, Roughness=0.62, Specular=0.3, Normal=net.bump(grain, 0.12, 0.05))


def light(name, place, aim, size, watts, colour):
    made = bpy.data.lights.new(name, 'AREA')
    made.size, made.energy, made.color = size, watts, colour
    lamp = bpy.data.objects.new(name, made)
    lamp.location = place
    lamp.rotation_euler = (Vector(aim) - Vector(place)).to_track_quat('-Z', 'Y').to_euler()
    bpy.context.scene.collection.objects.link(lamp)


def room():
    """Table, sky and the light from the upper left: a window, and a pale wall opposite to it."""
    scene = bpy.context.scene
    mesh = bpy.data.meshes.new('table')
    mesh.from_pydata([(-300, -300, 0), (300, -300, 0), (300, 300, 0), (-300, 300, 0)], [], [(0, 1, 2, 3)])
    put('table', mesh, stone())
    world = bpy.data.worlds.new('sky')
    scene.world = world
    world.use_nodes = True
    sky = world.node_tree.nodes['Background']
    sky.inputs[0].default_value = (1.0, 0.955, 0.89, 1)
    # In what shines the room is darker than the sky that lights it, as behind a photographer.
    tree = world.node_tree
    seen = tree.nodes.new('ShaderNodeMapRange')
    seen.inputs['To Min'].default_value, seen.inputs['To Max'].default_value = 0.5, 0.16
    tree.links.new(tree.nodes.new('ShaderNodeLightPath').outputs['Is Glossy Ray'], seen.inputs['Value'])
    tree.links.new(seen.outputs[0], sky.inputs[1])
    light('window', (-62, 28, 72), (0, 0, 3), 46, 66000, (1.0, 0.93, 0.83))
    light('wall', (70, -30, 40), (0, 0, 4), 60, 5000, (1.0, 0.95, 0.9))


def camera(width, aim=(0, 0, 3), height=32, turn=0, blur=5.6):
    """
    Looks at a place from so many degrees above the table. `width`: how many centimetres the picture is wide
    there. `blur`: the lens's stop; a small one leaves only the front sharp.
    """
    scene = bpy.context.scene
    lens = bpy.data.cameras.new('camera')
    lens.sensor_width, lens.lens = 36, 85
    away = width / (36 / 85)
    up, round_it = math.radians(height), math.radians(turn)
    aim = Vector(aim)
    place = aim + away * Vector(
        (math.sin(round_it) * math.cos(up), -math.cos(round_it) * math.cos(up), math.sin(up))
    )
    lens.clip_end = 2000
    lens.dof.use_dof = True
    lens.dof.focus_distance = away - width * 0.1
    # One unit is a centimetre here, and a metre to Blender's lens.
    lens.dof.aperture_fstop = blur / 10 * 30 / width
    eye = bpy.data.objects.new('camera', lens)
    eye.location = place
    eye.rotation_euler = (aim - place).to_track_quat('-Z', 'Y').to_euler()
    scene.collection.objects.link(eye)
    scene.camera = eye
