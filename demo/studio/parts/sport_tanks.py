"""Sculpted tanks with a shoulder crease and knee hollows."""

from kit import *

SCULPTED = [
    (0.300, 0.745, 0.862, 0.080, 0.42, 2.4, 2.6, 0),
    (0.255, 0.735, 0.915, 0.120, 0.44, 2.5, 2.8, 0),
    (0.175, 0.730, 0.952, 0.150, 0.46, 2.5, 3, 0),
    (0.080, 0.730, 0.958, 0.158, 0.48, 2.5, 3, 0),
    (-0.015, 0.735, 0.930, 0.140, 0.48, 2.5, 3, 0),
    (-0.090, 0.740, 0.882, 0.112, 0.46, 2.5, 3, 0),
    (-0.160, 0.742, 0.830, 0.086, 0.44, 2.6, 3, 0),
]


def sculpted_tank(M, sections=SCULPTED, shoulder=0.875, mat=None):
    """the tank with its filler cap and a dark knee panel on each side"""

    def sculpt(P):
        Q = P.copy()
        x, y, z = P[..., 0], P[..., 1], P[..., 2]
        s = np.sign(y) * np.clip(np.abs(y) / 0.03, 0, 1)
        knee = 0.030 * np.exp(-(((x + 0.065) / 0.085) ** 2)) * np.exp(-(((z - 0.790) / 0.055) ** 2))
        line = shoulder - 0.30 * np.clip(0.08 - x, 0, 1) ** 1.3
        edge = (
            0.011
            * np.exp(-(((z - line) / 0.015) ** 2))
            * np.clip((x + 0.15) / 0.08, 0, 1)
            * np.clip((0.30 - x) / 0.06, 0, 1)
        )
        Q[..., 1] = y - s * knee + s * edge
        Q[..., 2] = z - 0.010 * np.exp(-((y / 0.030) ** 2)) * np.clip((z - 0.9) / 0.02, 0, 1) * np.clip(
            (0.05 - x) / 0.06, 0, 1
        )
        return Q

    tank = loft("tank", sections, mat or M.body, nu=150, nv=120, cap0=0.03, cap1=0.02, mod=sculpt)
    bpy.context.view_layer.update()
    top, n = cast(tank, 0.115, 0.0, "+z")
    turned(
        "filler",
        [
            (0.047, -0.006),
            (0.047, 0.003),
            (0.044, 0.005),
            (0.037, 0.0055),
            (0.035, 0.009),
            (0.020, 0.0105),
            (1e-6, 0.0105),
        ],
        M.black,
        top,
        n,
        seg=72,
    )
    turned("filler_lock", [(0.010, 0.0), (0.010, 0.0125), (1e-6, 0.0125)], M.steel, top, n, seg=30)
    bolts(
        "filler_bolts",
        [top + n * 0.003 + np.array([0.041 * math.cos(t), 0.041 * math.sin(t), 0]) for t in np.arange(6) * pi / 3],
        n,
        M.steel,
        r=0.003,
        h=0.002,
    )
    return tank
