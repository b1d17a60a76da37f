"""Painted panels: tank shrouds, side panels, belly cowls."""

from kit import *
from parts.chassis import SIDES, moved

SHROUD = [
    (0.05, 0.80),
    (0.16, 0.845),
    (0.30, 0.842),
    (0.405, 0.800),
    (0.415, 0.775),
    (0.345, 0.700),
    (0.265, 0.628),
    (0.205, 0.612),
    (0.165, 0.655),
    (0.10, 0.725),
    (0.04, 0.77),
]
SIDE = [
    (-0.075, 0.735),
    (-0.20, 0.735),
    (-0.36, 0.742),
    (-0.455, 0.735),
    (-0.42, 0.69),
    (-0.33, 0.60),
    (-0.25, 0.555),
    (-0.17, 0.56),
    (-0.11, 0.63),
]


def soft_shrouds(ch, M, outline=SHROUD, matl=None, y=0.130, flare=0.022, depth=0.022, smooth=120, centre=(0.25, 0.745)):
    """rounded wings beside the tank, flaring forwards; returns (cast direction, sign, object) of each side"""
    by = ch.lead * [0.6, 0, 0.5]
    ol, c = moved(outline, by), moved(centre, by)
    made = []
    for d, s in SIDES:

        def bend(P, s=s):
            Q = P.copy()
            x, z = P[..., 0] - by[0], P[..., 2] - by[2]
            Q[..., 1] = P[..., 1] + s * (
                flare * np.clip((x - 0.1) / 0.25, 0, 1)
                - 0.05 * np.clip((0.08 - x) / 0.15, 0, 1) ** 1.5
                - 0.03 * np.clip((0.74 - z) / 0.14, 0, 1)
            )
            return Q

        o = puff("shroud", ol, s * y, depth, matl or M.body, smooth=smooth, side=s, wall=0.014, p=3, mod=bend, c=c)
        made.append((d, s, o))
    bpy.context.view_layer.update()
    return made


def side_panels(M, outline=SIDE, matl=None, y=0.098, depth=0.02, smooth=110, centre=(-0.25, 0.68), wall=0.014, p=2.6):
    """covers below the seat; returns (cast direction, sign, object) of each side"""
    made = []
    for d, s in SIDES:

        def bend(P, s=s):
            Q = P.copy()
            x, z = P[..., 0], P[..., 2]
            front, low = np.clip((x + 0.2) / 0.14, 0, 1) ** 1.5, np.clip((0.66 - z) / 0.1, 0, 1)
            Q[..., 1] = P[..., 1] + s * (-0.02 * front - 0.02 * low)
            return Q

        o = puff(
            "side_panel",
            outline,
            s * y,
            depth,
            matl or M.second,
            smooth=smooth,
            side=s,
            wall=wall,
            p=p,
            mod=bend,
            c=centre,
        )
        made.append((d, s, o))
    bpy.context.view_layer.update()
    return made


def faceted(name, verts, faces, mat, bevel=0.004, thick=0.0, sides=(-1, 1), segments=3):
    """sharp-edged panel from corner points (x, distance from the middle, z) and faces; made on both sides.
    Returns (cast direction, sign, object) of each side"""
    made = []
    for s in sides:
        o = mk(name, [(x, s * y, z) for x, y, z in verts], [tuple(f) for f in faces], mat, auto=35)
        recalc(o)
        if thick:
            m = o.modifiers.new("s", "SOLIDIFY")
            m.thickness, m.offset = thick, 0
        b = o.modifiers.new("b", "BEVEL")
        b.width, b.segments, b.limit_method, b.angle_limit = bevel, segments, "ANGLE", rad(12)
        b.harden_normals = True
        o.data.use_auto_smooth = True
        o.data.auto_smooth_angle = rad(60)
        made.append(("-y" if s < 0 else "+y", s, o))
    bpy.context.view_layer.update()
    return made


def hug(target, x, z, out=0.0):
    """distance from the middle of a surface at (x, z), plus `out`"""
    return abs(cast(target, x, z, "-y")[0][1]) + out


def wing(name, tank, rows, mat, by=(0, 0, 0), bevel=0.004, thick=0.004):
    """sharp-edged panel of strips between rows of corners (x, z, distance from the middle; None or a text such as
    "+.01" measures the distance from the tank's surface)"""
    corners = np.zeros((len(rows), len(rows[0]), 3))
    for j, row in enumerate(rows):
        for i, (x, z, y) in enumerate(row):
            if y is None or isinstance(y, str):
                y = hug(tank, x + by[0], z + by[2], float(y or 0))
            corners[j, i] = (x + by[0], y, z + by[2])
    # Each field is divided, so that a twisted one is a smooth ruled surface for the renderer and for decals alike.
    fine = corners
    for axis in (0, 1):
        n = fine.shape[axis]
        t = np.linspace(0, n - 1, (n - 1) * 8 + 1)
        k = np.minimum(t.astype(int), n - 2)
        f = (t - k).reshape((-1, 1, 1) if axis == 0 else (1, -1, 1))
        fine = np.take(fine, k, axis) * (1 - f) + np.take(fine, k + 1, axis) * f
    high, width = fine.shape[:2]
    faces = []
    for j in range(high - 1):
        for i in range(width - 1):
            a = j * width + i
            faces.append((a, a + 1, a + 1 + width, a + width))
    return faceted(name, fine.reshape(-1, 3), faces, mat, bevel=bevel, thick=thick)


def belly(M, matl=None):
    """cowl under the engine, outside the exhaust header; returns (cast direction, sign, object) of each side"""
    rows = [
        [(0.262, 0.375, 0.080), (0.185, 0.345, 0.140), (0.085, 0.232, 0.158), (-0.11, 0.212, 0.150)],
        [(0.272, 0.310, 0.095), (0.170, 0.270, 0.168), (0.070, 0.212, 0.172), (-0.125, 0.196, 0.160)],
        [(0.235, 0.225, 0.070), (0.120, 0.182, 0.115), (0.03, 0.174, 0.118), (-0.12, 0.178, 0.115)],
        [(0.235, 0.220, 0.0), (0.12, 0.176, 0.0), (0.03, 0.168, 0.0), (-0.12, 0.174, 0.0)],
    ]
    return wing("belly", None, rows, matl or M.body)
