"""Paint, metal, rubber, lamps: the materials of every vehicle."""

import bpy


def mat(
    name,
    col,
    metal=0.0,
    rough=0.5,
    coat=0.0,
    coatr=0.03,
    spec=0.5,
    emit=None,
    es=0,
    trans=0,
    ior=1.45,
    bump=None,
    alpha=None,
    aniso=0,
):
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    nt = m.node_tree
    b = nt.nodes["Principled BSDF"]
    I = b.inputs
    I["Base Color"].default_value = (*col, 1)
    I["Metallic"].default_value = metal
    I["Roughness"].default_value = rough
    I["Clearcoat"].default_value = coat
    I["Clearcoat Roughness"].default_value = coatr
    I["Specular"].default_value = spec
    I["Transmission"].default_value = trans
    I["IOR"].default_value = ior
    I["Anisotropic"].default_value = aniso
    if emit:
        I["Emission"].default_value = (*emit, 1)
        I["Emission Strength"].default_value = es
    if bump:
        sc, st, d = bump
        t = nt.nodes.new("ShaderNodeTexCoord")
        n = nt.nodes.new("ShaderNodeTexNoise")
        n.inputs["Scale"].default_value = sc
        n.inputs["Detail"].default_value = 3
        bp = nt.nodes.new("ShaderNodeBump")
        bp.inputs["Strength"].default_value = st
        bp.inputs["Distance"].default_value = d
        nt.links.new(t.outputs["Object"], n.inputs["Vector"])
        nt.links.new(n.outputs["Fac"], bp.inputs["Height"])
        nt.links.new(bp.outputs["Normal"], I["Normal"])
    return m


def srgb(h):
    h = h.lstrip("#")
    c = [int(h[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(x / 12.92 if x <= 0.04045 else ((x + 0.055) / 1.055) ** 2.4 for x in c)


# How a paint takes light: metal, roughness, clear coat, roughness of the coat, darkening at grazing angles.
FINISHES = {
    "metallic": (0.6, 0.27, 1.0, 0.02, 0.45),
    "pearl": (0.3, 0.25, 1.0, 0.02, 0.6),
    "solid": (0.02, 0.3, 1.0, 0.02, 0.8),
    "matte": (0.35, 0.48, 0.12, 0.4, 0.55),
}


def paint(name, colour, finish="metallic"):
    m = mat(name, (0, 0, 0), coat=1.0)
    nt = m.node_tree
    facing = nt.nodes.new("ShaderNodeLayerWeight")
    facing.inputs["Blend"].default_value = 0.35
    mix = nt.nodes.new("ShaderNodeMixRGB")
    mix.name = "paint"
    nt.links.new(facing.outputs["Facing"], mix.inputs[0])
    nt.links.new(mix.outputs[0], nt.nodes["Principled BSDF"].inputs["Base Color"])
    repaint(m, colour, finish)
    return m


def repaint(m, colour, finish="metallic"):
    """gives a painted material another colour; the geometry stays as it is"""
    metal, rough, coat, coat_rough, dark = FINISHES[finish]
    rgb = srgb(colour)
    mix, bsdf = m.node_tree.nodes["paint"], m.node_tree.nodes["Principled BSDF"]
    mix.inputs[1].default_value = (*rgb, 1)
    mix.inputs[2].default_value = (*[c * dark for c in rgb], 1)
    for key, value in (
        ("Metallic", metal),
        ("Roughness", rough),
        ("Clearcoat", coat),
        ("Clearcoat Roughness", coat_rough),
    ):
        bsdf.inputs[key].default_value = value


def clear(name, tint=(1, 1, 1), op=0.12, rough=0.02):
    """cheap lens cover: mostly transparent + mirror fresnel (no caustics, no noise)"""
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    nt = m.node_tree
    nt.nodes.clear()
    o = nt.nodes.new("ShaderNodeOutputMaterial")
    t = nt.nodes.new("ShaderNodeBsdfTransparent")
    t.inputs[0].default_value = (*tint, 1)
    g = nt.nodes.new("ShaderNodeBsdfGlossy")
    g.inputs["Roughness"].default_value = rough
    f = nt.nodes.new("ShaderNodeFresnel")
    f.inputs[0].default_value = 1.5
    mx = nt.nodes.new("ShaderNodeMixShader")
    ad = nt.nodes.new("ShaderNodeMath")
    ad.operation = "ADD"
    ad.inputs[1].default_value = op - 0.04
    nt.links.new(f.outputs[0], ad.inputs[0])
    nt.links.new(ad.outputs[0], mx.inputs[0])
    nt.links.new(t.outputs[0], mx.inputs[1])
    nt.links.new(g.outputs[0], mx.inputs[2])
    nt.links.new(mx.outputs[0], o.inputs[0])
    return m


class Mats:
    pass


# What a colour scheme may leave out.
PLAIN_SCHEME = {
    "body": "#b3122a",
    "finish": "metallic",
    "second": "#15171a",
    "second_finish": "solid",
    "accent": "#d9d9d9",
    "decal": "#e8e8e8",
    "seat": "#231f1e",
}


def apply_scheme(M, scheme):
    """the colours of one colour variant: body, second (side panels, covers), accent (stripes), decal (lettering)"""
    s = {**PLAIN_SCHEME, **scheme}
    repaint(M.body, s["body"], s["finish"])
    repaint(M.second, s["second"], s["second_finish"])
    repaint(M.accent, s["accent"], "pearl")
    repaint(M.decal, s["decal"], "solid")
    M.seat.node_tree.nodes["Principled BSDF"].inputs["Base Color"].default_value = (*srgb(s["seat"]), 1)


def materials(scheme):
    M = Mats()
    for name in ("body", "second", "accent", "decal"):
        setattr(M, name, paint(name, "#808080"))
    M.rubber = mat("rubber", (0.012, 0.012, 0.013), rough=0.62, spec=0.35)
    M.plastic = mat("plastic", (0.018, 0.018, 0.02), rough=0.42, spec=0.45)
    M.plast2 = mat("plast2", (0.045, 0.047, 0.05), rough=0.38, spec=0.45)
    M.gloss = mat("gloss", (0.006, 0.006, 0.007), rough=0.08, coat=1, coatr=0.01)
    M.chrome = mat("chrome", (0.88, 0.89, 0.9), metal=1, rough=0.06)
    M.steel = mat("steel", (0.55, 0.56, 0.58), metal=1, rough=0.25)
    M.alu = mat("alu", (0.62, 0.63, 0.65), metal=1, rough=0.34)
    M.cast = mat("cast", (0.33, 0.335, 0.345), metal=0.85, rough=0.45)
    M.black = mat("black", (0.012, 0.012, 0.013), metal=0.3, rough=0.3, coat=0.4, coatr=0.15)
    M.wheel = mat("wheel", (0.02, 0.02, 0.022), metal=0.6, rough=0.3, coat=0.6, coatr=0.1)
    M.mach = mat("mach", (0.75, 0.76, 0.78), metal=1, rough=0.22)
    M.seat = mat("seat", (0.014, 0.013, 0.013), rough=0.5, spec=0.4, bump=(260, 0.35, 0.0012))
    M.red = mat("lensred", (0.45, 0.004, 0.006), rough=0.05, coat=1, coatr=0.01, emit=(1, 0.02, 0.02), es=0.35)
    M.amber = mat("lensamber", (0.75, 0.2, 0.01), rough=0.06, coat=1, emit=(1, 0.3, 0.02), es=0.25)
    M.led = mat("led", (1, 1, 1), emit=(0.92, 0.96, 1), es=3.2)
    M.lens = clear("lens", op=0.10)
    M.smoke = clear("smoke", tint=(0.18, 0.18, 0.2), op=0.16)
    M.refl = mat("refl", (0.8, 0.81, 0.83), metal=1, rough=0.12)
    M.dark = mat("dark", (0.004, 0.004, 0.004), rough=0.9, spec=0.1)
    M.brake = mat("brake", (0.4, 0.4, 0.42), metal=1, rough=0.3)
    M.plate = mat("plate", (0.85, 0.85, 0.83), rough=0.4)
    M.spring = mat("spring", srgb("#c41e1e"), rough=0.3, coat=0.5)
    M.springk = mat("springk", (0.02, 0.02, 0.02), rough=0.3, coat=0.5)
    M.mirror = mat("mirror", (0.9, 0.92, 0.94), metal=1, rough=0.01)
    M.white = mat("white", (0.8, 0.8, 0.8), rough=0.35, coat=0.5)
    M.lcd = mat("lcd", (0.1, 0.16, 0.2), rough=0.1, emit=(0.35, 0.6, 0.75), es=0.5)
    M.heat = mat("heat", (0.25, 0.25, 0.26), metal=0.9, rough=0.35)
    M.gold = mat("gold", srgb("#b98a35"), metal=1, rough=0.26)
    M.bronze = mat("bronze", srgb("#6f5a41"), metal=0.9, rough=0.36)
    M.gunmetal = mat("gunmetal", (0.10, 0.103, 0.11), metal=0.9, rough=0.36)
    M.titan = mat("titan", (0.42, 0.40, 0.38), metal=1, rough=0.3, aniso=0.4)
    M.redglass = clear("redglass", tint=(0.62, 0.012, 0.015), op=0.09)
    M.amberglass = clear("amberglass", tint=(0.9, 0.35, 0.03), op=0.09)
    M.redled = mat("redled", (0.9, 0.02, 0.02), rough=0.3, emit=(1, 0.03, 0.03), es=2.2)
    apply_scheme(M, scheme)
    return M
