"""Ribbed two-tone cover on the form of a long motorcycle seat, with contrast stitching."""

from kit import *

from .tools import *

VIEW = {"azimuth": -36, "elevation": 24}

# From the tank to the tail: x, underside, top, half width.
FORM = [
    (0.330, 0.030, 0.105, 0.085),
    (0.260, 0.012, 0.094, 0.112),
    (0.150, 0.002, 0.084, 0.136),
    (0.030, 0.002, 0.084, 0.146),
    (-0.060, 0.010, 0.104, 0.146),
    (-0.120, 0.018, 0.122, 0.142),
    (-0.220, 0.028, 0.130, 0.130),
    (-0.330, 0.040, 0.132, 0.108),
]


def half_width(x):
    f = np.array(FORM)[::-1]
    return np.interp(x, f[:, 0], f[:, 3])


def ribs(P):
    """rolls across the middle, for rider and pillion, and a soft wrinkle at the sides"""
    Q = P.copy()
    x, y, z = P[..., 0], P[..., 1], P[..., 2]
    w = half_width(x)
    edge = np.clip((0.62 - np.abs(y) / w) / 0.06, 0, 1)
    top = np.clip((z - 0.06) / 0.02, 0, 1)
    along = np.clip((0.27 - x) / 0.01, 0, 1) * np.clip((x + 0.28) / 0.01, 0, 1)
    along = along * (1 - np.clip((0.022 - np.abs(x + 0.072)) / 0.006, 0, 1))
    roll = np.abs(np.sin(x * pi / 0.028)) ** 0.6
    seam = np.exp(-(((np.abs(y) / w - 0.645) / 0.022) ** 2)) * top
    Q[..., 2] = z + edge * top * along * 0.007 * (roll - 0.25) - 0.0045 * seam
    return Q


def build(M):
    leather = mat("leather", (0.016, 0.015, 0.015), rough=0.46, spec=0.45, bump=(420, 0.3, 0.001))
    tan = mat("tan", srgb("#7a2418"), rough=0.5, spec=0.4, bump=(420, 0.3, 0.001))
    thread = mat("thread", srgb("#d8d2c8"), rough=0.8)
    rows = [(x, b, t, w, 0.42, 3.2, 3.4, 0) for x, b, t, w in FORM]
    seat = loft("cover", rows, [leather, tan], nu=260, nv=300, cap0=0.035, cap1=0.035, mod=ribs)
    # The sides take the second colour: faces that look to the side, behind the seam.
    me = seat.data
    for f in me.polygons:
        c = f.center
        if (
            abs(c.y) > 0.655 * half_width(c.x)
            and c.z > 0.028 + 0.25 * max(0, -c.x - 0.1) * 0.6
            and -0.335 < c.x < 0.325
        ):
            f.material_index = 1 if c.z > 0.052 + 0.00 * c.x else 0
    bpy.context.view_layer.update()
    for s in (-1, 1):
        for k in (0.615, 0.685):
            line = [(x, s * k * half_width(x)) for x in np.linspace(0.315, -0.32, 14)]
            stitches("seam", laid(seat, line, "+z", 0.0006, 160), thread, r=0.0008, step=0.0085)
    loft(
        "elastic",
        [(x, b - 0.004, b + 0.010, w * 0.985, 0.5, 3.4, 3.4, 0) for x, b, t, w in FORM],
        M.plastic,
        nu=120,
        nv=80,
        cap0=0.03,
        cap1=0.03,
    )
    across = [(-0.074, y) for y in np.linspace(-0.085, 0.085, 5)]
    stitches("cross", laid(seat, across, "+z", 0.0006, 40), thread, r=0.0008, step=0.0085)
    for s in (-1, 1):
        line = [(0.28, 0.046), (0.10, 0.040), (-0.05, 0.044), (-0.15, 0.052), (-0.30, 0.066)]
        d = "-y" if s < 0 else "+y"
        stitches("hem", laid(seat, line, d, 0.0006, 120), thread, r=0.0008, step=0.0085)
