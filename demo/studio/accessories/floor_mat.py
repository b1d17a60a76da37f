"""Ribbed rubber mat for a scooter's floorboard, with a raised edge."""

from kit import *

from .tools import *

VIEW = {"azimuth": -52, "elevation": 46}

# The right half of the outline, from the front to the rear: x, y.
HALF = [
    (0.235, 0.0),
    (0.232, -0.075),
    (0.215, -0.120),
    (0.165, -0.150),
    (0.080, -0.172),
    (-0.060, -0.182),
    (-0.150, -0.176),
    (-0.195, -0.140),
    (-0.205, -0.095),
    (-0.185, -0.070),
    (-0.168, -0.045),
    (-0.165, 0.0),
]


def outline(k=1.0):
    p = np.array(HALF)
    full = np.vstack([p, p[-2:0:-1] * [1, -1]])
    smooth = path(full, 260, closed=True)
    d = np.gradient(np.vstack([smooth[-1:], smooth, smooth[:1]]), axis=0)[1:-1]
    n = np.stack([-d[:, 1], d[:, 0]], 1) / np.linalg.norm(d, axis=1)[:, None]
    inward = n if ((smooth + n * 0.01) ** 2).sum() < (smooth**2).sum() else -n
    return smooth + inward * (1 - k)


def inside(x, y, ring):
    """which of the points (x…, y) lie in a closed outline"""
    hit = np.zeros(len(x), bool)
    for (ax, ay), (bx, by) in zip(ring, np.roll(ring, -1, 0)):
        if (ay > y) != (by > y):
            hit ^= x < (bx - ax) * (y - ay) / (by - ay) + ax
    return hit


def build(M):
    rubber = mat("rubbermat", (0.022, 0.022, 0.024), rough=0.55, spec=0.4, bump=(900, 0.15, 0.0006))
    edge = outline()
    slab("base", edge, 0.0, 0.006, rubber, bev=0.0015)
    lip = outline(1 - 0.0045)
    tube("lip", np.column_stack([lip, np.full(len(lip), 0.0085)]), 0.0052, rubber, raw=True, closed=True)
    inner = outline(1 - 0.020)
    band_ = np.column_stack([outline(1 - 0.0135), np.full(len(inner), 0.0062)])
    tube("line", band_, 0.0011, M.body, raw=True, closed=True)
    # Ribs lengthways, in two fields, cut by the outline; a bare strip in the middle carries chevrons.
    for y in np.arange(-0.160, 0.1601, 0.0105):
        if abs(y) < 0.050:
            continue
        xs = np.linspace(-0.20, 0.23, 216)
        xs = xs[inside(xs, y, inner)]
        if len(xs) > 8:
            tube("rib", [(xs[0], y, 0.0062), (xs[-1], y, 0.0062)], 0.0030, rubber, n=2, res=6)
    for x in np.arange(-0.120, 0.190, 0.031):
        for s in (-1, 1):
            tube("chevron", [(x + 0.020, 0, 0.0062), (x, s * 0.030, 0.0062)], 0.0034, rubber, n=2, res=6)
    for x, y in ((0.185, 0.0), (-0.135, 0.0)):
        lathe(
            "eyelet",
            [(0.006, 0.0062), (0.0065, 0.0085), (0.011, 0.0085), (0.0125, 0.0062)],
            M.steel,
            (x, y, 0),
            ax="z",
            seg=48,
        )
        lathe("hole", [(1e-6, 0.0066), (0.0064, 0.0066)], M.dark, (x, y, 0), ax="z", seg=32)
    for s in (-1, 1):
        for x in (0.12, -0.13):
            lathe(
                "stud",
                [(1e-6, 0.0105), (0.006, 0.0100), (0.009, 0.0062)],
                M.plast2,
                (x, s * 0.152 if x < 0 else s * 0.138, 0),
                ax="z",
                seg=32,
            )
