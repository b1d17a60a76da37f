"""Fuel tanks."""

from kit import *
from parts.chassis import stations

# Loft stations from the steering head to the seat: x, bottom, top, half width, widest height (0..1), exponents.
SHAPES = {
    "plain": [
        (0.275, 0.705, 0.815, 0.070, 0.35, 2.4, 2.6, 0),
        (0.235, 0.695, 0.872, 0.112, 0.38, 2.5, 2.8, 0),
        (0.16, 0.690, 0.918, 0.148, 0.40, 2.5, 3, 0),
        (0.06, 0.690, 0.928, 0.157, 0.42, 2.5, 3, 0),
        (-0.03, 0.695, 0.905, 0.140, 0.42, 2.5, 3, 0),
        (-0.10, 0.70, 0.862, 0.112, 0.42, 2.5, 3, 0),
        (-0.165, 0.70, 0.812, 0.085, 0.42, 2.6, 3, 0),
    ],
}


def tank(
    ch, M, shape="plain", knee=0.026, crease=0.009, crease_z=0.845, width=1.0, raise_top=0.0, matl=None, rows=None
):
    """tank lofted along the spine: knee: depth of the recess for the knees, crease: height of the shoulder line"""
    st = stations(rows or SHAPES[shape], ch.lead * [0.6, 0, 0.5])
    st = [(r[0], r[1], r[2] + raise_top, r[3] * width, *r[4:]) for r in st]
    dx = ch.lead[0] * 0.6

    def relief(P):
        Q = P.copy()
        x, z = P[..., 0] - dx, P[..., 2]
        s = np.sign(P[..., 1]) * np.clip(np.abs(P[..., 1]) / 0.03, 0, 1)
        k = np.exp(-(((x + 0.075) / 0.085) ** 2)) * np.exp(-(((z - 0.775) / 0.055) ** 2)) * knee
        line = crease_z - 0.12 * (0.10 - x) ** 2
        fade = np.clip((x + 0.1) / 0.1, 0, 1) * np.clip((0.27 - x) / 0.06, 0, 1)
        Q[..., 1] = P[..., 1] - s * k + s * crease * np.exp(-(((z - line) / 0.014) ** 2)) * fade
        return Q

    o = loft("tank", st, matl or M.body, nu=140, nv=130, cap0=0.03, cap1=0.025, mod=relief)
    bpy.context.view_layer.update()
    return o


def filler(M, tank, x=0.095, matl=None, r=0.042):
    """fuel cap with its collar, on top of the tank"""
    z = cast(tank, x, 0.0, "+z")[0][2]
    k = r / 0.042
    prof = [(1e-6, 0.012), (0.024, 0.012), (0.029, 0.009), (0.031, 0.002), (0.040, 0.001), (0.042, -0.006)]
    lathe("filler", [(a * k, b) for a, b in prof], matl or M.chrome, (x, 0, z), ax="z", seg=64)
    rbox("filler_key", (0.022, 0.010, 0.004), (x, 0, z + 0.013), M.black, bev=0.002)
    lathe("filler_bolts", [(1e-6, 0.0), (0.003, 0.0)], M.steel, (x, 0, z + 0.0125), ax="z", seg=8)
