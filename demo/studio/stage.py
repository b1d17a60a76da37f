"""The studio: five softboxes, a dark horizon, a floor, a long lens.

The vehicle stands still and the whole studio turns round it, camera and lights together. A turntable would show the same
picture, but would have the renderer sort the vehicle's triangles again for every frame.
"""

import math

import bpy
import kit
from mathutils import Vector

# Width in metres that a standard picture shows at the vehicle: the longest model with air on both sides.
STANDARD_WIDTH = 2.42
SENSOR = 36.0
LENS = 136.0
STANDARD_ELEVATION = 9.0
STANDARD_HEIGHT = 0.555


class Stage:
    def __init__(self, centre=0.0):
        scene = bpy.context.scene
        self.scene = scene
        self.rig = bpy.data.objects.new("rig", None)
        scene.collection.objects.link(self.rig)
        self.rig.location = (centre, 0, 0)
        self._light("top", (0.1, -0.1, 3.0), (0, 0, 0.5), 3.8, 1.1, 170)
        self._light("key", (1.2, -3.8, 2.4), (0, 0, 0.6), 3.4, 1.0, 110)
        self._light("left", (-3.6, -1.8, 1.6), (0, 0, 0.6), 0.9, 2.2, 45)
        self._light("rim", (-0.6, 3.4, 2.0), (0, 0, 0.6), 3.4, 0.7, 80)
        self._light("front", (3.8, -0.9, 1.5), (0.3, 0, 0.6), 0.8, 2.2, 45)
        horizon(scene)
        self.floor = self._floor()
        self.camera = bpy.data.objects.new("camera", bpy.data.cameras.new("camera"))
        scene.collection.objects.link(self.camera)
        self.camera.parent = self.rig
        scene.camera = self.camera
        scene.view_settings.view_transform = "Standard"
        scene.view_settings.look = "None"
        scene.view_settings.exposure = -0.35

    def _light(self, name, at, towards, width, height, power):
        light = bpy.data.lights.new(name, "AREA")
        light.shape, light.size, light.size_y, light.energy = "RECTANGLE", width, height, power
        o = bpy.data.objects.new(name, light)
        self.scene.collection.objects.link(o)
        o.parent = self.rig
        o.location = at
        o.rotation_euler = (Vector(towards) - Vector(at)).to_track_quat("-Z", "Y").to_euler()

    def _floor(self):
        bpy.ops.mesh.primitive_circle_add(vertices=64, radius=3.2, fill_type="NGON")
        floor = bpy.context.object
        floor.location = (self.rig.location[0], 0, 0)
        floor.data.materials.append(kit.mat("floor", (0.72, 0.73, 0.75), rough=0.25, spec=0.4))
        return floor

    def aim(self, azimuth, elevation=STANDARD_ELEVATION, target=None, width=STANDARD_WIDTH):
        """-90 degrees is the right side, -60 a front three-quarter view. `target` is a point of the vehicle, for
        close-ups; without it the camera looks at the axis that the studio turns round. `width` is what the picture shows
        across at the target, in metres."""
        turn = math.radians(90 + azimuth)
        self.rig.rotation_euler = (0, 0, turn)
        lens = LENS if target is None else LENS * 0.75
        self.camera.data.lens = lens
        distance = width * lens / SENSOR
        if target is None:
            at = Vector((0, 0, STANDARD_HEIGHT))
        else:
            seen = Vector(target) - self.rig.location
            seen.rotate(kit.Matrix.Rotation(-turn, 3, "Z"))
            at = seen
        e = math.radians(elevation)
        self.camera.location = at + Vector((0, -distance * math.cos(e), distance * math.sin(e)))
        self.camera.rotation_euler = (at - self.camera.location).to_track_quat("-Z", "Y").to_euler()


def horizon(scene):
    """a world that is bright above and below and dark at eye level: paint shows an edge to every curve"""
    world = bpy.data.worlds.new("studio")
    scene.world = world
    world.use_nodes = True
    nodes, links = world.node_tree.nodes, world.node_tree.links
    background = nodes["Background"]
    coordinates, split = nodes.new("ShaderNodeTexCoord"), nodes.new("ShaderNodeSeparateXYZ")
    spread, ramp = nodes.new("ShaderNodeMapRange"), nodes.new("ShaderNodeValToRGB")
    spread.inputs[1].default_value, spread.inputs[2].default_value = -1, 1
    links.new(coordinates.outputs["Generated"], split.inputs[0])
    links.new(split.outputs["Z"], spread.inputs[0])
    links.new(spread.outputs[0], ramp.inputs[0])
    links.new(ramp.outputs[0], background.inputs[0])
    stops = ramp.color_ramp.elements
    stops[0].position, stops[0].color = 0, (0.35, 0.35, 0.36, 1)
    stops[1].position, stops[1].color = 1, (0.25, 0.26, 0.28, 1)
    for position, grey in ((0.47, 0.30), (0.52, 0.05), (0.62, 0.07), (0.8, 0.25)):
        stops.new(position).color = (grey, grey, grey * 1.03, 1)
    background.inputs[1].default_value = 0.75
