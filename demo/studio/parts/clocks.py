"""Round instruments."""

from kit import *


def round_clock(M, at, lean=42, r=0.058, shell=None, ring=None):
    """a round dial with scale, needle and a small display; it looks back and up by `lean` degrees"""
    at = np.asarray(at, float)
    d = np.array([-math.cos(rad(lean)), 0, math.sin(rad(lean))])
    right = np.array([0, -1.0, 0])
    up = np.cross(right, d)
    up = up if up[2] > 0 else -up
    turned(
        "clock_shell",
        [(1e-6, -0.058), (r * 0.55, -0.056), (r * 0.92, -0.04), (r * 1.0, -0.012), (r * 1.0, 0)],
        shell or M.black,
        at,
        d,
        seg=90,
        smoothn=40,
    )
    turned(
        "clock_ring",
        [
            (r * 0.99, -0.008),
            (r * 1.045, -0.005),
            (r * 1.05, 0.002),
            (r * 1.0, 0.0075),
            (r * 0.93, 0.0065),
            (r * 0.915, 0.001),
        ],
        ring or M.chrome,
        at,
        d,
        seg=110,
        smoothn=36,
    )
    face = at + d * -0.001
    turned("clock_face", [(r * 0.93, 0), (1e-6, 0)], M.dark, face, d, seg=60)
    ink = mat("clock_ink", (0.85, 0.85, 0.85), rough=0.4, emit=(1, 1, 1), es=0.25)
    on = lambda q, t: face + d * 0.0012 + (right * math.cos(t) + up * math.sin(t)) * q * r
    marks = []
    for i in range(25):
        t = rad(225 - 270 * i / 24)
        a, b = on(0.86, t), on(0.70 if i % 4 == 0 else 0.79, t)
        w = np.cross(d, (a - b) / np.linalg.norm(a - b)) * (0.0012 if i % 4 == 0 else 0.0006)
        marks.append(
            [
                [a - w, a + w, a + w + d * 0.0004, a - w + d * 0.0004],
                [b - w, b + w, b + w + d * 0.0004, b - w + d * 0.0004],
            ]
        )
    rings_mesh("clock_marks", marks, ink)
    needle = rad(168)
    rod(
        "needle",
        on(0.0, 0),
        on(0.72, needle) + d * 0.002,
        0.0012,
        mat("needle", srgb("#e03a1c"), emit=(1, 0.15, 0.05), es=0.5),
        seg=8,
    )
    turned("needle_hub", [(0.008, 0), (0.0075, 0.004), (1e-6, 0.005)], M.black, face, d, seg=32)
    rbox(
        "clock_lcd",
        (0.002, r * 0.80, r * 0.36),
        face + up * (-0.46 * r) + d * 0.0008,
        M.lcd,
        bev=0.001,
        rot=Matrix.Rotation(rad(lean), 4, "Y"),
    )
    turned(
        "clock_glass",
        [(r * 0.93, 0.004), (r * 0.6, 0.0062), (1e-6, 0.007)],
        clear("clock_glass", op=0.045),
        at,
        d,
        seg=60,
        smoothn=12,
    )
