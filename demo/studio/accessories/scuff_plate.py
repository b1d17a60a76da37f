"""Brushed-metal strips for both edges of the floorboard."""

from kit import *

from .tools import *

VIEW = {"azimuth": -38, "elevation": 32}


def brushed(name):
    """steel with fine scratches lengthways"""
    m = mat(name, (0.60, 0.61, 0.62), metal=1, rough=0.30)
    nt = m.node_tree
    at, stretch, noise = (
        nt.nodes.new("ShaderNodeTexCoord"),
        nt.nodes.new("ShaderNodeMapping"),
        nt.nodes.new("ShaderNodeTexNoise"),
    )
    bump = nt.nodes.new("ShaderNodeBump")
    stretch.inputs["Scale"].default_value = (6, 900, 900)
    noise.inputs["Scale"].default_value, noise.inputs["Detail"].default_value = 1, 2
    bump.inputs["Strength"].default_value, bump.inputs["Distance"].default_value = 0.22, 0.0005
    nt.links.new(at.outputs["Object"], stretch.inputs[0])
    nt.links.new(stretch.outputs[0], noise.inputs["Vector"])
    nt.links.new(noise.outputs["Fac"], bump.inputs["Height"])
    nt.links.new(bump.outputs["Normal"], nt.nodes["Principled BSDF"].inputs["Normal"])
    return m


def strip(M, steel):
    """one plate along x: flat top, an edge bent down, rubber studs, screws"""
    length, width = 0.205, 0.031

    def surface(u, v):
        s = (v - 0.5) * 2
        taper = 1 - 0.30 * np.clip((np.abs(u) - 0.55) / 0.45, 0, 1) ** 1.6
        y = s * width * taper
        drop = 0.020 * np.clip((-s - 0.72) / 0.28, 0, 1) ** 1.5
        crown = 0.003 * (1 - s**2)
        return np.stack([u * length, y + 0.010 * u**2, 0.018 + crown - drop], -1)

    o = sheet("strip", surface, steel, nu=120, nv=60, thick=0.0016, bevel=0.0005)
    bpy.context.view_layer.update()
    for i in range(9):
        x = -0.112 + i * 0.028
        outline = rounded([(x - 0.012, -0.012), (x + 0.002, -0.012), (x + 0.012, 0.016), (x - 0.002, 0.016)], 0.0035)
        patch("stud", o, outline, M.rubber, "+z", off=0.0006, dome=0.0028, smooth=0, K=8, p=4)
    for s in (-1, 1):
        h, n = cast(o, s * 0.165, 0.006, "+z")
        lathe_on(
            "screw",
            [(1e-6, 0.5), (0.0018, 0.5), (0.0020, 1), (0.0052, 0.7), (0.0062, 0)],
            M.chrome,
            h,
            h + n * 0.0026,
            seg=40,
        )
        patch(
            "tip",
            o,
            rounded([(s * 0.128, -0.011), (s * 0.142, -0.011), (s * 0.148, 0.018), (s * 0.134, 0.018)], 0.003),
            M.body,
            "+z",
            off=0.0005,
            dome=0.001,
            smooth=0,
            K=6,
        )
    band("line", o, [(-0.17, -0.0165), (0, -0.0195), (0.17, -0.0165)], 0.0022, M.body, "+z", off=0.0005, n=80)


def build(M):
    steel = brushed("brushed")
    with Pieces() as first:
        strip(M, steel)
    move(first.objects, turned(z=4, at=(0.01, -0.055, 0)))
    with Pieces() as second:
        strip(M, steel)
    move(second.objects, turned(z=4, at=(-0.012, 0.055, 0)))
