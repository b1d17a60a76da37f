"""Lamps, skies and the camera of a scene."""

import math

import bpy
from mathutils import Vector


def area(name, at, towards, width, height, power, colour=(1, 1, 1), mirrored=True, spread=180):
    """a softbox; `mirrored` says whether glossy surfaces show it"""
    light = bpy.data.lights.new(name, "AREA")
    light.shape, light.size, light.size_y = "RECTANGLE", width, height
    light.energy, light.color, light.spread = power, colour, math.radians(spread)
    o = bpy.data.objects.new(name, light)
    bpy.context.scene.collection.objects.link(o)
    o.location = at
    o.rotation_euler = (Vector(towards) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
    o.visible_glossy = mirrored
    o.visible_camera = False
    return o


def sun(elevation, azimuth, power, colour=(1, 0.9, 0.78), softness=2.0):
    """the sun seen from the place: azimuth 0 is +x, -90 is -y"""
    light = bpy.data.lights.new("sun", "SUN")
    light.energy, light.color, light.angle = power, colour, math.radians(softness)
    o = bpy.data.objects.new("sun", light)
    bpy.context.scene.collection.objects.link(o)
    e, a = math.radians(elevation), math.radians(azimuth)
    d = Vector((math.cos(e) * math.cos(a), math.cos(e) * math.sin(a), math.sin(e)))
    o.rotation_euler = (-d).to_track_quat("-Z", "Y").to_euler()
    return o


def world(strength=1.0):
    scene = bpy.context.scene
    w = bpy.data.worlds.new("world")
    scene.world = w
    w.use_nodes = True
    w.node_tree.nodes["Background"].inputs[1].default_value = strength
    w.cycles.sampling_method = "MANUAL"
    w.cycles.sample_map_resolution = 256
    return w.node_tree


def gradient(stops, strength=1.0, glow=None):
    """a sky by height: stops are (height -1..1, colour); glow is (azimuth, colour, width) of a bright place at the horizon"""
    nt = world(strength)
    nodes, links = nt.nodes, nt.links
    at, split = nodes.new("ShaderNodeTexCoord"), nodes.new("ShaderNodeSeparateXYZ")
    spread, ramp = nodes.new("ShaderNodeMapRange"), nodes.new("ShaderNodeValToRGB")
    spread.inputs[1].default_value, spread.inputs[2].default_value = -1, 1
    links.new(at.outputs["Generated"], split.inputs[0])
    links.new(split.outputs["Z"], spread.inputs[0])
    links.new(spread.outputs[0], ramp.inputs[0])
    elements = ramp.color_ramp.elements
    while len(elements) < len(stops):
        elements.new(0.5)
    for e, (height, colour) in zip(elements, stops):
        e.position, e.color = (height + 1) / 2, (*colour, 1)
    out = ramp.outputs[0]
    if glow:
        azimuth, colour, width = glow
        a = math.radians(azimuth)
        dot, power, scaled, add = (
            nodes.new(f"ShaderNode{kind}") for kind in ("VectorMath", "Math", "MixRGB", "MixRGB")
        )
        dot.operation = "DOT_PRODUCT"
        dot.inputs[1].default_value = (math.cos(a), math.sin(a), 0.03)
        links.new(at.outputs["Generated"], dot.inputs[0])
        power.operation, power.use_clamp = "POWER", False
        positive = nodes.new("ShaderNodeMath")
        positive.operation = "MAXIMUM"
        positive.inputs[1].default_value = 0
        links.new(dot.outputs["Value"], positive.inputs[0])
        links.new(positive.outputs[0], power.inputs[0])
        power.inputs[1].default_value = 1 / (1 - math.cos(math.radians(width)))
        scaled.blend_type, scaled.inputs[0].default_value = "MULTIPLY", 1
        scaled.inputs[1].default_value = (*colour, 1)
        links.new(power.outputs[0], scaled.inputs[2])
        add.blend_type, add.inputs[0].default_value = "ADD", 1
        links.new(out, add.inputs[1])
        links.new(scaled.outputs[0], add.inputs[2])
        out = add.outputs[0]
    links.new(out, nodes["Background"].inputs[0])


def sky(elevation, azimuth, strength=0.3, haze=1.0):
    """a clear sky for the sun's place; the sun itself is a lamp"""
    nt = world(strength)
    s = nt.nodes.new("ShaderNodeTexSky")
    s.sky_type, s.sun_disc = "NISHITA", False
    s.sun_elevation, s.sun_rotation = math.radians(elevation), math.radians(90 - azimuth)
    s.air_density, s.dust_density, s.ozone_density = 1.0, haze, 1.2
    nt.links.new(s.outputs[0], nt.nodes["Background"].inputs[0])


def camera(at, towards, lens=50, fstop=None, focus=None):
    """`focus` is the point that is sharp; without `fstop` all is"""
    data = bpy.data.cameras.new("camera")
    o = bpy.data.objects.new("camera", data)
    scene = bpy.context.scene
    scene.collection.objects.link(o)
    o.location = at
    o.rotation_euler = (Vector(towards) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
    data.lens, data.sensor_width, data.clip_end = lens, 36, 2000
    if fstop:
        data.dof.use_dof = True
        data.dof.aperture_fstop = fstop
        sharp = Vector(focus or towards) - Vector(at)
        axis = (Vector(towards) - Vector(at)).normalized()
        data.dof.focus_distance = sharp.dot(axis)
    scene.camera = o
    return o


def film(look="Standard", exposure=0.0, contrast=None):
    view = bpy.context.scene.view_settings
    view.view_transform, view.exposure = look, exposure
    view.look = contrast or "None"
