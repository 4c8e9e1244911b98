"""A short way to write Blender's shader nodes: each call makes a node and answers its output."""

import bpy


def linear(colour):
    """A colour of a hex string such as '#c0392b' as Blender counts it: linear red, green, blue and alpha."""
    shares = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return (*(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in shares), 1)


class Net:
    """The nodes of one material, around its Principled BSDF."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.bsdf = self.tree.nodes['Principled BSDF']
        self._coords = None

    def node(self, kind, output=0, settings=None, **inputs):
        made = self.tree.nodes.new(f'ShaderNode{kind}')
        for key, value in (settings or {}).items():
            setattr(made, key, value)
        for key, value in inputs.items():
            self.put(
                made.inputs[int(key[1:]) if key[0] == 'i' and key[1:].isdigit() else key.replace('_', ' ')],
                value,
            )
        return made.outputs[output]

    def put(self, socket, value):
        """Links a node's output to an input, or sets the input to a number, a vector or a colour."""
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        elif isinstance(value, str):
            socket.default_value = linear(value)
        else:
            socket.default_value = value

    def surface(self, **inputs):
        """Sets inputs of the Principled BSDF, by their names with _ for blanks."""
        for key, value in inputs.items():
            self.put(self.bsdf.inputs[key.replace('_', ' ')], value)
        return self.material

    @property
    def coords(self):
        """Places on the object in centimetres, shifted for each object: no two look alike."""
        if self._coords is None:
            place = self.node('TexCoord', 'Object')
            shift = self.math('MULTIPLY', self.random, 517.0)
            self._coords = self.node(
                'VectorMath', i0=place, i1=self.node('CombineXYZ', X=shift, Y=shift, Z=shift)
            )
        return self._coords

    @property
    def random(self):
        """A number between 0 and 1, another one for each object."""
        return self.node('ObjectInfo', 'Random')

    def along(self, axis='Y'):
        """Where on a body, from 0 at its stalk to 1 at its other end; X: around it."""
        return self.node('SeparateXYZ', axis, Vector=self.node('UVMap', settings={'uv_map': 'body'}))

    def from_axis(self, place):
        """How far a place is from the upright axis of its body."""
        split = self.tree.nodes.new('ShaderNodeSeparateXYZ')
        self.put(split.inputs[0], place)
        x, y = (self.math('MULTIPLY', split.outputs[n], split.outputs[n]) for n in (0, 1))
        return self.math('SQRT', self.math('ADD', x, y))

    def uv(self, x=1.0, y=1.0):
        """The places on a body's skin, stretched: for lines along or around it."""
        at = self.node('UVMap', settings={'uv_map': 'body'})
        shift = self.math('MULTIPLY', self.random, 91.0)
        return self.node(
            'Mapping', Vector=at, Scale=(x, y, 1), Location=self.node('CombineXYZ', X=0.0, Y=0.0, Z=shift)
        )

    def noise(self, scale, detail=3.0, rough=0.5, distortion=0.0, at=None):
        return self.node(
            'TexNoise',
            'Fac',
            Vector=at or self.coords,
            Scale=scale,
            Detail=detail,
            Roughness=rough,
            Distortion=distortion,
        )

    def cells(self, scale, at=None, feature='F1', random=1.0):
        return self.node(
            'TexVoronoi',
            'Distance',
            {'feature': feature},
            Vector=at or self.coords,
            Scale=scale,
            Randomness=random,
        )

    def ramp(self, fac, *stops, ease='LINEAR'):
        """Colours or greys along a number: stops are (place, hex colour or number)."""
        made = self.tree.nodes.new('ShaderNodeValToRGB')
        made.color_ramp.interpolation = ease
        elements = made.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(1.0)
        for element, (place, colour) in zip(elements, stops):
            element.position = place
            element.color = linear(colour) if isinstance(colour, str) else (colour, colour, colour, 1)
        self.put(made.inputs['Fac'], fac)
        return made.outputs['Color']

    def math(self, operation, first, second=0.5, clamp=False):
        return self.node('Math', settings={'operation': operation, 'use_clamp': clamp}, i0=first, i1=second)

    def mix(self, fac, first, second, blend='MIX'):
        return self.node('MixRGB', settings={'blend_type': blend}, Fac=fac, Color1=first, Color2=second)

    def bump(self, height, strength=0.3, distance=0.1, normal=None):
        inputs = {'Normal': normal} if normal else {}
        return self.node('Bump', Height=height, Strength=strength, Distance=distance, **inputs)
