"""Seats."""

from kit import *

# Loft stations: x, bottom, top, half width, widest height, exponents, shear.
SINGLE = [
    (-0.085, 0.755, 0.812, 0.078, 0.4, 2.8, 3, 0.1),
    (-0.15, 0.748, 0.806, 0.106, 0.42, 3, 3, 0.05),
    (-0.25, 0.748, 0.800, 0.133, 0.45, 3.4, 3, 0),
    (-0.36, 0.752, 0.806, 0.142, 0.45, 3.6, 3, 0),
    (-0.43, 0.760, 0.832, 0.140, 0.45, 3.6, 3, 0),
    (-0.50, 0.770, 0.852, 0.134, 0.45, 3.6, 3, 0),
    (-0.60, 0.780, 0.860, 0.124, 0.45, 3.4, 3, 0),
    (-0.70, 0.790, 0.858, 0.104, 0.45, 3, 3, -0.1),
]


def cushion(M, rows=SINGLE, base=True, cap0=0.03, cap1=0.03, matl=None, mod=None):
    """one upholstered piece with its base plate"""
    o = loft("seat", rows, matl or M.seat, nu=100, nv=120, cap0=cap0, cap1=cap1, mod=mod)
    if base:
        loft(
            "seat_base",
            [(q[0], q[1] - 0.006, q[1] + 0.018, q[3] * 1.01, 0.5, 4, 4, q[7]) for q in rows],
            M.plastic,
            cap0=cap0,
            cap1=cap1,
            mod=mod,
        )
    bpy.context.view_layer.update()
    return o


def seams(seat, M, xs, half=0.10, matl=None):
    """sewn lines across a seat"""
    for x in xs:
        band(
            "seam",
            seat,
            [(x, -half), (x - 0.006, 0), (x, half)],
            0.0035,
            matl or M.plastic,
            dirn="+z",
            off=0.0006,
            n=30,
            m=3,
        )
