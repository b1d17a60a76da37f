"""Lockable top box: body, lid, back rest, reflector, lock and base plate."""

from kit import *

from .tools import *

VIEW = {"azimuth": 128, "elevation": 12}


def body(M):
    shell = mat("shell", (0.020, 0.020, 0.022), rough=0.36, spec=0.5, bump=(700, 0.12, 0.0006))
    lower = [
        (0.028, -0.145, 0.130, 0.150, 0.5, 4.5, 4.5, 0),
        (0.060, -0.175, 0.146, 0.176, 0.5, 4.8, 4.8, 0),
        (0.110, -0.190, 0.152, 0.190, 0.5, 4.8, 4.8, 0),
        (0.150, -0.196, 0.154, 0.196, 0.5, 4.8, 4.8, 0),
    ]
    box_ = loft("lower", lower, shell, nu=160, nv=60, cap0=0.006, cap1=0.002, axis="z")
    upper = [
        (0.156, -0.198, 0.155, 0.198, 0.5, 4.8, 4.8, 0),
        (0.190, -0.199, 0.153, 0.199, 0.5, 4.6, 4.6, 0),
        (0.235, -0.188, 0.148, 0.190, 0.5, 4.2, 4.2, 0),
        (0.268, -0.158, 0.136, 0.166, 0.5, 3.8, 3.8, 0),
    ]
    lid = loft("lid", upper, shell, nu=160, nv=60, cap0=0.002, cap1=0.024, axis="z")
    loft(
        "seal",
        [(0.148, -0.192, 0.150, 0.192, 0.5, 4.8, 4.8, 0), (0.158, -0.192, 0.150, 0.192, 0.5, 4.8, 4.8, 0)],
        M.dark,
        nu=120,
        nv=4,
        axis="z",
        cap0=0,
        cap1=0,
    )
    rim = mat("rim", (0.03, 0.03, 0.032), rough=0.45)
    loft(
        "rim",
        [(0.142, -0.2, 0.158, 0.2, 0.5, 4.8, 4.8, 0), (0.1495, -0.2, 0.158, 0.2, 0.5, 4.8, 4.8, 0)],
        rim,
        nu=160,
        nv=6,
        axis="z",
        cap0=0.001,
        cap1=0.001,
    )
    bpy.context.view_layer.update()
    return box_, lid


def painted_cover(M, lid):
    """the painted panel on the lid with its two creases"""
    outline = [
        (-0.128, -0.128),
        (-0.150, 0.0),
        (-0.128, 0.128),
        (0.02, 0.138),
        (0.110, 0.115),
        (0.118, 0),
        (0.110, -0.115),
        (0.02, -0.138),
    ]
    patch("cover", lid, outline, M.body, "+z", off=0.0035, dome=0.004, smooth=120, p=6, K=20)
    bpy.context.view_layer.update()


def build(M):
    lower, lid = body(M)
    painted_cover(M, lid)
    for d in ("-y", "+y"):
        band("crease", lower, [(-0.13, 0.095), (0.0, 0.088), (0.11, 0.095)], 0.004, M.dark, d, off=0.0005, n=50)
        outline = rounded([(-0.120, 0.200), (-0.105, 0.222), (0.075, 0.222), (0.095, 0.200)], 0.006)
        patch("side", lid, outline, M.gloss, d, off=0.0015, dome=0.002, smooth=0)
    for d, line in (
        ("-x", [(-0.150, 0.186), (0.0, 0.186), (0.150, 0.186)]),
        ("-y", [(-0.155, 0.186), (0.0, 0.186), (0.110, 0.186)]),
        ("+y", [(-0.155, 0.186), (0.0, 0.186), (0.110, 0.186)]),
    ):
        band("stripe", lid, line, 0.007, M.body, d, off=0.0008, n=60)
    # Reflector and lock at the rear.
    patch(
        "base",
        lower,
        rounded([(-0.150, 0.100), (0.150, 0.100), (0.140, 0.060), (-0.140, 0.060)], 0.010),
        M.gloss,
        "-x",
        off=0.002,
        dome=0.002,
        smooth=0,
        K=16,
    )
    for s in (-1, 1):
        lens = rounded([(s * 0.055, 0.094), (s * 0.143, 0.094), (s * 0.134, 0.066), (s * 0.055, 0.066)], 0.006)
        patch("reflector", lower, lens, M.red, "-x", off=0.0045, dome=0.006, smooth=0, K=12)
        for i in range(7):
            y = s * (0.066 + i * 0.0105)
            band("facet", lower, [(y, 0.070), (y, 0.090)], 0.0012, M.spring, "-x", off=0.0118, n=6)
    patch(
        "latch",
        lower,
        rounded([(-0.036, 0.150), (0.036, 0.150), (0.030, 0.108), (-0.030, 0.108)], 0.008),
        M.plast2,
        "-x",
        off=0.006,
        dome=0.006,
        smooth=0,
    )
    h, n = cast(lower, 0, 0.128, "-x")
    lathe_on(
        "lock",
        [(1e-6, 0.8), (0.007, 0.8), (0.0085, 1), (0.011, 1), (0.012, 0.6), (0.012, 0)],
        M.chrome,
        h + n * 0.010,
        h + n * 0.017,
    )
    rbox("key", (0.002, 0.0014, 0.008), h + n * 0.0162, M.dark, bev=0.0003)
    # Back rest towards the pillion.
    rest = [(0.150, -0.135), (0.150, 0.135), (0.252, 0.110), (0.252, -0.110)]
    outline = [(b, a) for a, b in rounded(rest, 0.02)]
    patch("rest", lid, [(o[0], o[1]) for o in outline], M.seat, "+x", off=0.006, dome=0.026, smooth=0, K=18, p=2.6)
    # Base plate with its rails.
    slab("plate", box(-0.115, 0.115, -0.105, 0.105, 0.03), 0.006, 0.028, M.plastic, bev=0.004)
    for s in (-1, 1):
        rbox("rail", (0.18, 0.020, 0.010), (0, s * 0.07, 0.005), M.plast2, bev=0.003)
