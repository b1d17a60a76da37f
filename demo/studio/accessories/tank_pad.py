"""Domed tank pad of resin with a pair of knee pads."""

from kit import *

from .tools import *

VIEW = {"azimuth": -90, "elevation": 58}


def both(half):
    """an outline from its right half, top to bottom"""
    p = np.array(half)
    return np.vstack([p, p[-2:0:-1] * [-1, 1]])


def pad(name, outline, mat, height, edge=0.0012, smooth=0, p=5.0):
    """a domed pad that lies on the ground: outline in x and y"""
    o = puff(name, outline, 0, height, mat, smooth=smooth, side=1, wall=edge, p=p, K=18)
    move([o], Matrix(((1, 0, 0, 0), (0, 0, 1, 0), (0, 1, 0, 0), (0, 0, 0, 1))))
    recalc(o)
    bpy.context.view_layer.update()
    return o


def knee(M, s, rubber):
    with Pieces() as made:
        outline = [
            (-0.032, 0.062),
            (0.010, 0.070),
            (0.036, 0.040),
            (0.040, -0.012),
            (0.026, -0.062),
            (-0.006, -0.072),
            (-0.030, -0.040),
            (-0.038, 0.010),
        ]
        o = pad("knee", outline, rubber, 0.006, smooth=120)
        for i in range(7):
            y = -0.046 + i * 0.0155
            band(
                "rib", o, [(-0.022, y - 0.003), (0.0, y), (0.024, y + 0.004)], 0.0046, M.rubber, "+z", off=0.0016, n=24
            )
    flip = Matrix.Diagonal((s, 1, 1, 1))
    move(made.objects, Matrix.Translation((s * 0.118, -0.062, 0)) @ Matrix.Rotation(rad(-16 * s), 4, "Z") @ flip)


def build(M):
    weave = mat("weave", (0.020, 0.020, 0.022), metal=0.15, rough=0.26, coat=1, coatr=0.02)
    shader(weave)
    rubber = mat("knee", (0.020, 0.020, 0.021), rough=0.5, spec=0.4, bump=(700, 0.25, 0.0008))
    half = [
        (0.0, 0.128),
        (0.040, 0.122),
        (0.074, 0.104),
        (0.086, 0.078),
        (0.074, 0.046),
        (0.056, 0.014),
        (0.046, -0.024),
        (0.036, -0.066),
        (0.022, -0.104),
        (0.0, -0.122),
    ]
    border = path(both(half), 160, closed=True)
    middle = pad("pad", border, M.gloss, 0.0042)
    inner = border * 0.90 + [0, 0.001]
    patch("field", middle, inner, weave, "+z", off=0.0006, dome=0.0026, smooth=0, K=24, p=6)
    bpy.context.view_layer.update()
    for s in (-1, 1):
        band(
            "edge",
            middle,
            [(s * 0.066, 0.090), (s * 0.052, 0.040), (s * 0.034, -0.010), (s * 0.020, -0.070), (s * 0.008, -0.094)],
            0.004,
            M.body,
            "+z",
            off=0.0036,
            widths=[0.001, 0.005, 0.005, 0.004, 0.001],
        )
        band(
            "slash",
            middle,
            [(s * 0.014, 0.100), (s * 0.034, 0.090), (s * 0.052, 0.074)],
            0.004,
            M.accent,
            "+z",
            off=0.0036,
            widths=[0.001, 0.004, 0.001],
        )
    for i in range(4):
        y = 0.052 - i * 0.021
        w = 0.026 - i * 0.004
        patch(
            "bar",
            middle,
            rounded([(-w, y), (0, y - 0.010), (w, y), (w, y + 0.008), (0, y - 0.002), (-w, y + 0.008)], 0.0015),
            M.plastic,
            "+z",
            off=0.0038,
            dome=0.0012,
            smooth=0,
            K=6,
        )
    for s in (-1, 1):
        knee(M, s, rubber)


def shader(m):
    """a carbon weave: squares of light and dark that change with the strands"""
    nt = m.node_tree
    uv, check = nt.nodes.new("ShaderNodeTexCoord"), nt.nodes.new("ShaderNodeTexChecker")
    turn = nt.nodes.new("ShaderNodeMapping")
    turn.inputs["Rotation"].default_value = (0, 0, rad(45))
    turn.inputs["Scale"].default_value = (1, 1, 0)
    check.inputs["Scale"].default_value = 260
    check.inputs["Color1"].default_value = (0.035, 0.035, 0.038, 1)
    check.inputs["Color2"].default_value = (0.009, 0.009, 0.010, 1)
    nt.links.new(uv.outputs["Object"], turn.inputs[0])
    nt.links.new(turn.outputs[0], check.inputs["Vector"])
    nt.links.new(check.outputs["Color"], nt.nodes["Principled BSDF"].inputs["Base Color"])
