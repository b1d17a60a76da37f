"""Split seats, upswept tails, rails and LED tail lamps."""

from kit import *

RIDER = [
    (-0.120, 0.752, 0.826, 0.082, 0.4, 2.6, 3, 0.12),
    (-0.18, 0.744, 0.815, 0.108, 0.42, 3.0, 3, 0.05),
    (-0.28, 0.742, 0.806, 0.134, 0.45, 3.4, 3, 0),
    (-0.38, 0.748, 0.810, 0.138, 0.45, 3.4, 3, 0),
    (-0.445, 0.760, 0.842, 0.120, 0.45, 3.2, 3, 0.15),
]
PILLION = [
    (-0.470, 0.802, 0.862, 0.112, 0.45, 3.2, 3, 0.25),
    (-0.55, 0.812, 0.884, 0.118, 0.45, 3.4, 3, 0),
    (-0.65, 0.826, 0.893, 0.108, 0.45, 3.4, 3, 0),
    (-0.745, 0.842, 0.892, 0.082, 0.45, 3.0, 3, -0.1),
]
TAIL = [
    (-0.200, 0.690, 0.765, 0.098, 0.5, 3.0, 2.6, 0),
    (-0.34, 0.700, 0.782, 0.120, 0.5, 3.0, 2.5, 0),
    (-0.48, 0.730, 0.818, 0.124, 0.5, 2.8, 2.4, -0.05),
    (-0.62, 0.775, 0.852, 0.112, 0.5, 2.6, 2.3, -0.12),
    (-0.74, 0.818, 0.875, 0.086, 0.5, 2.5, 2.3, -0.2),
    (-0.83, 0.846, 0.888, 0.060, 0.5, 2.4, 2.3, -0.3),
]


def lifted(rows, pitch, about=-0.30):
    """the same sections, rising towards the rear by `pitch` metres per metre"""
    return [(q[0], *[z + pitch * max(0.0, about - q[0]) for z in q[1:3]], *q[3:]) for q in rows]


def split_seat(M, pitch=0.0):
    """rider's seat and a separate pillion pad, both with a stitched line"""
    for name, rows in (("rider_seat", RIDER), ("pillion_seat", lifted(PILLION, pitch))):

        def stitched(P, rows=rows):
            Q = P.copy()
            x, y, z = P[..., 0], P[..., 1], P[..., 2]
            tops = np.interp(-x, [-q[0] for q in rows], [q[2] for q in rows])
            w = np.interp(-x, [-q[0] for q in rows], [q[3] for q in rows])
            seam = np.exp(-(((np.abs(y) / w - 0.70) / 0.022) ** 2)) * np.clip((z - tops + 0.03) / 0.015, 0, 1)
            Q[..., 2] = z - 0.003 * seam
            return Q

        loft(name, rows, M.seat, nu=120, nv=100, cap0=0.03, cap1=0.025, mod=stitched)
        loft(
            name + "_base",
            [(q[0], q[1] - 0.008, q[1] + 0.014, q[3] * 1.012, 0.5, 4, 4, q[7]) for q in rows],
            M.plastic,
            nu=70,
            nv=40,
            cap0=0.03,
            cap1=0.025,
        )


def upswept_tail(M, text, font, pitch=0.0, mat=None):
    """painted tail with a dark underside and an accent flash"""
    rows = lifted(TAIL, pitch)
    tail = loft("tail", rows, mat or M.body, nu=110, nv=90, cap0=0.012, cap1=0.018)
    loft(
        "tail_under",
        [(q[0], q[1] - 0.020, q[1] + 0.022, q[3] * 0.86, 0.5, 3, 3, q[7]) for q in rows],
        M.plastic,
        nu=70,
        nv=50,
        cap0=0.012,
        cap1=0.01,
    )
    bpy.context.view_layer.update()
    up = lambda x, z: (x, z + pitch * max(0.0, -0.30 - x))
    for d, s in (("-y", -1), ("+y", 1)):
        band(
            "tail_flash",
            tail,
            [up(-0.36, 0.748), up(-0.50, 0.776), up(-0.64, 0.812), up(-0.78, 0.856)],
            0.01,
            M.accent,
            dirn=d,
            off=0.0008,
            n=70,
            widths=[0.001, 0.010, 0.008, 0.001],
        )
        band(
            "tail_gap",
            tail,
            [up(-0.43, 0.812), up(-0.44, 0.77), up(-0.42, 0.722)],
            0.003,
            M.dark,
            dirn=d,
            off=0.0006,
            n=30,
        )
        if text:
            text_on(
                text,
                tail,
                up(-0.325, 0.736),
                0.028,
                M.decal,
                dirn=d,
                flip=(d == "+y"),
                font=font,
                off=0.001,
                thick=0.001,
                shear=0.25,
            )
    return tail


def cross_lamp(M, tail, pitch=0.0):
    """LED tail lamp in the shape of an X under smoked glass"""
    z = 0.866 + pitch * 0.53
    box = [
        (-0.052, z - 0.020),
        (-0.058, z + 0.012),
        (-0.03, z + 0.020),
        (0.03, z + 0.020),
        (0.058, z + 0.012),
        (0.052, z - 0.020),
        (0, z - 0.024),
    ]
    patch("tail_base", tail, dense_box(box), M.gloss, "-x", off=0.002, dome=0.002, smooth=0)
    glow = mat("tail_led", (1, 0.1, 0.08), emit=(1, 0.05, 0.04), es=2.4)
    for s in (-1, 1):
        for e in (-1, 1):
            line = [(s * 0.004, z + e * 0.001), (s * 0.020, z + e * 0.006), (s * 0.046, z + e * 0.014 - 0.002)]
            band("tail_cross", tail, line, 0.006, M.red, dirn="-x", off=0.0055, n=24, widths=[0.0055, 0.0080, 0.0105])
            band(
                "tail_cross_led", tail, line, 0.003, glow, dirn="-x", off=0.0062, n=24, widths=[0.0022, 0.0034, 0.0050]
            )


def dense_box(points, n=90):
    return [tuple(p) for p in evenly(points, n)]


def tail_rails(M, pitch=0.0, metal=None):
    """cast handholds beside the pillion pad"""
    for s in (-1, 1):
        r = lambda x, y, z: (x, s * y, z + pitch * max(0.0, -0.30 - x))
        swept(
            "tail_rail",
            [
                r(-0.50, 0.122, 0.808),
                r(-0.56, 0.142, 0.846),
                r(-0.66, 0.138, 0.878),
                r(-0.76, 0.112, 0.896),
                r(-0.80, 0.085, 0.893),
                r(-0.79, 0.070, 0.880),
            ],
            [(0.009, 0.013), (0.0085, 0.013), (0.0085, 0.012), (0.009, 0.011), (0.010, 0.010)],
            metal or M.black,
            power=3.2,
            n=44,
        )


def rear_fender(M, root, tip, half=0.06, mat=None):
    """the arm behind the tail that carries plate and indicators"""
    a, b = np.asarray(root, float), np.asarray(tip, float)
    mid = a * 0.55 + b * 0.45 + np.array([-0.012, 0, 0.012])
    swept(
        "rear_arm",
        [a, mid, b],
        [(half, 0.012), (half * 0.72, 0.011), (half * 0.85, 0.007)],
        mat or M.plastic,
        up=(0.5, 0, 0.8),
        power=4,
    )
