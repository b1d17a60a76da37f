"""Materials of floors, walls and the land: each gives a little unevenness, as real surfaces have."""

import bpy  # noqa: F401 (the sets take it from here)
from kit import *


def _noise(nt, scale, detail=4, stretch=(1, 1, 1), roughness=0.55):
    at, turn, n = (nt.nodes.new(f"ShaderNode{kind}") for kind in ("TexCoord", "Mapping", "TexNoise"))
    turn.inputs["Scale"].default_value = stretch
    n.inputs["Scale"].default_value, n.inputs["Detail"].default_value = scale, detail
    n.inputs["Roughness"].default_value = roughness
    nt.links.new(at.outputs["Object"], turn.inputs[0])
    nt.links.new(turn.outputs[0], n.inputs["Vector"])
    return n.outputs["Fac"]


def _ramp(nt, fac, low, high, a, b):
    r = nt.nodes.new("ShaderNodeValToRGB")
    e = r.color_ramp.elements
    e[0].position, e[0].color = low, (*a, 1)
    e[1].position, e[1].color = high, (*b, 1)
    nt.links.new(fac, r.inputs[0])
    return r.outputs[0]


def _bump(nt, height, strength, distance):
    b = nt.nodes.new("ShaderNodeBump")
    b.inputs["Strength"].default_value, b.inputs["Distance"].default_value = strength, distance
    nt.links.new(height, b.inputs["Height"])
    nt.links.new(b.outputs["Normal"], nt.nodes["Principled BSDF"].inputs["Normal"])


def rough_stuff(name, colour, rough=0.7, vary=0.25, scale=3.0, bump=(60, 0.4, 0.004), spec=0.4, stretch=(1, 1, 1)):
    """plaster, concrete, earth: one colour with stains and a grain"""
    c = srgb(colour) if isinstance(colour, str) else colour
    m = mat(name, c, rough=rough, spec=spec)
    nt = m.node_tree
    stain = _ramp(
        nt, _noise(nt, scale, 5, stretch), 0.3, 0.7, [v * (1 - vary) for v in c], [min(1, v * (1 + vary)) for v in c]
    )
    nt.links.new(stain, nt.nodes["Principled BSDF"].inputs["Base Color"])
    if bump:
        _bump(nt, _noise(nt, bump[0], 4, stretch), bump[1], bump[2])
    return m


def asphalt(name, colour="#3a3b3d", wet=0.0):
    """road: stones in tar; `wet` lets water lie in its hollows"""
    c = srgb(colour)
    m = mat(name, c, rough=0.85, spec=0.35)
    nt = m.node_tree
    p = nt.nodes["Principled BSDF"]
    grain = _ramp(nt, _noise(nt, 95, 3), 0.34, 0.68, [v * 0.40 for v in c], [min(1, v * 1.8) for v in c])
    patches = _ramp(nt, _noise(nt, 0.7, 5), 0.3, 0.7, (0.75,) * 3, (1.2,) * 3)
    mix = nt.nodes.new("ShaderNodeMixRGB")
    mix.blend_type, mix.inputs[0].default_value = "MULTIPLY", 1
    nt.links.new(grain, mix.inputs[1])
    nt.links.new(patches, mix.inputs[2])
    out = mix.outputs[0]
    if wet:
        dark = nt.nodes.new("ShaderNodeMixRGB")
        dark.blend_type, dark.inputs[0].default_value = "MULTIPLY", 0.75
        dark.inputs[2].default_value = (0.3, 0.3, 0.32, 1)
        nt.links.new(out, dark.inputs[1])
        out = dark.outputs[0]
        pool = _ramp(nt, _noise(nt, 1.1, 4), 0.42, 0.60, (0.03,) * 3, (0.34,) * 3)
        nt.links.new(pool, p.inputs["Roughness"])
        p.inputs["Specular"].default_value = 0.5 + wet * 0.3
    nt.links.new(out, p.inputs["Base Color"])
    _bump(nt, _noise(nt, 110, 3), 0.5 if not wet else 0.10, 0.004 if not wet else 0.002)
    return m


def tiles(
    name, colour, joint, size=(1.2, 0.6), rough=0.2, vary=0.04, gap=0.003, spec=0.5, bump=0.0015, offset=0.0, coat=0.0
):
    """polished floor tiles, paving or bricks: `size` in metres, `offset` 0.5 for a running bond"""
    a, b = srgb(colour), srgb(joint)
    m = mat(name, a, rough=rough, spec=spec, coat=coat)
    nt = m.node_tree
    at, brick = nt.nodes.new("ShaderNodeTexCoord"), nt.nodes.new("ShaderNodeTexBrick")
    brick.offset, brick.squash = offset, 1
    brick.inputs["Scale"].default_value = 1
    brick.inputs["Brick Width"].default_value, brick.inputs["Row Height"].default_value = size
    brick.inputs["Mortar Size"].default_value, brick.inputs["Mortar Smooth"].default_value = gap, 0.2
    brick.inputs["Bias"].default_value = 0
    brick.inputs["Color1"].default_value = (*[v * (1 - vary) for v in a], 1)
    brick.inputs["Color2"].default_value = (*[min(1, v * (1 + vary)) for v in a], 1)
    brick.inputs["Mortar"].default_value = (*b, 1)
    nt.links.new(at.outputs["Object"], brick.inputs["Vector"])
    cloud = _ramp(nt, _noise(nt, 2.2, 6), 0.25, 0.75, (1 - 2 * vary,) * 3, (1 + 2 * vary,) * 3)
    mix = nt.nodes.new("ShaderNodeMixRGB")
    mix.blend_type, mix.inputs[0].default_value = "MULTIPLY", 1
    nt.links.new(brick.outputs["Color"], mix.inputs[1])
    nt.links.new(cloud, mix.inputs[2])
    nt.links.new(mix.outputs[0], nt.nodes["Principled BSDF"].inputs["Base Color"])
    flip = nt.nodes.new("ShaderNodeMath")
    flip.operation, flip.inputs[0].default_value = "SUBTRACT", 1
    nt.links.new(brick.outputs["Fac"], flip.inputs[1])
    if bump:
        _bump(nt, flip.outputs[0], 0.6, bump)
    return m


def wood(name, colour="#8a5a35", rough=0.42, along="x"):
    """boards: fibres along one axis"""
    c = srgb(colour)
    m = mat(name, c, rough=rough, spec=0.4)
    nt = m.node_tree
    stretch = {"x": (0.6, 14, 14), "y": (14, 0.6, 14), "z": (14, 14, 0.6)}[along]
    fibre = _ramp(
        nt, _noise(nt, 2.2, 6, stretch, 0.65), 0.3, 0.72, [v * 0.62 for v in c], [min(1, v * 1.25) for v in c]
    )
    nt.links.new(fibre, nt.nodes["Principled BSDF"].inputs["Base Color"])
    return m


def glow(name, colour, strength, sampled=False):
    """a shining panel; small ones are not searched for by the renderer, which would only make noise"""
    c = srgb(colour) if isinstance(colour, str) else colour
    m = mat(name, (0, 0, 0), rough=1, spec=0, emit=c, es=strength)
    m.cycles.sample_as_light = sampled
    return m


def leaf(name, colour, rough=0.5):
    c = srgb(colour)
    m = mat(name, c, rough=rough, spec=0.35)
    nt = m.node_tree
    tone = _ramp(nt, _noise(nt, 7, 3), 0.3, 0.7, [v * 0.55 for v in c], [min(1, v * 1.35) for v in c])
    nt.links.new(tone, nt.nodes["Principled BSDF"].inputs["Base Color"])
    return m


def painted(name, colour, rough=0.4, coat=0.0, metal=0.0):
    return mat(name, srgb(colour), rough=rough, coat=coat, metal=metal)


def glass(name="pane", tint=(0.92, 0.96, 0.95), op=0.06):
    return clear(name, tint=tint, op=op)


def haze(name, top, foot, height):
    """a far hill: its own colour above, the haze of the valley at its foot"""
    m = glow(name, top, 1.0)
    nt = m.node_tree
    where, split, spread = (nt.nodes.new(f"ShaderNode{kind}") for kind in ("NewGeometry", "SeparateXYZ", "MapRange"))
    spread.inputs[1].default_value, spread.inputs[2].default_value = 0, height
    nt.links.new(where.outputs["Position"], split.inputs[0])
    nt.links.new(split.outputs["Z"], spread.inputs[0])
    colour = _ramp(nt, spread.outputs[0], 0.0, 1.0, srgb(foot), srgb(top))
    nt.links.new(colour, nt.nodes["Principled BSDF"].inputs["Emission"])
    return m
