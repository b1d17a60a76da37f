"""Headlamps with their cowls, flyscreens and front indicators."""

from kit import *
from parts.chassis import stations
from parts.tails import indicator

COWL = [
    (0.33, 0.785, 0.925, 0.085, 0.45, 2.8, 2.6, 0),
    (0.375, 0.762, 0.965, 0.118, 0.55, 2.5, 2.1, 0),
    (0.425, 0.752, 0.955, 0.124, 0.60, 2.4, 2.0, -0.25),
    (0.465, 0.760, 0.925, 0.112, 0.62, 2.4, 2.0, -0.40),
]
LENS = [
    (-0.104, 0.885),
    (-0.06, 0.903),
    (0, 0.908),
    (0.06, 0.903),
    (0.104, 0.885),
    (0.096, 0.850),
    (0.060, 0.795),
    (0.02, 0.772),
    (-0.02, 0.772),
    (-0.060, 0.795),
    (-0.096, 0.850),
]


def scaled(outline, k, about):
    """an outline grown or shrunk about a point"""
    o, c = np.asarray(outline, float), np.asarray(about, float)
    return c + (o - c) * k


def cowl(ch, M, rows=COWL, matl=None, slope=0.10, cap1=0.028):
    """painted shell round the lamp"""
    by = ch.lead

    def lean(P):
        Q = P.copy()
        Q[..., 0] = P[..., 0] + 0.02 - slope * (P[..., 2] - by[2] - 0.87)
        return Q

    o = loft("lamp_cowl", stations(rows, by), matl or M.body, nu=110, nv=60, cap0=0.01, cap1=cap1, mod=lean)
    bpy.context.view_layer.update()
    return o


def lamp(
    ch,
    M,
    shell,
    outline=LENS,
    about=(0, 0.845),
    projectors=((0, 0.845, 0.036),),
    modules=(),
    strips=(),
    fins=(),
    reflector=None,
    smooth=90,
    bezel=1.07,
    rim=None,
    dome=0.014,
    light=None,
):
    """lamp set into a shell: bezel, base, projectors (y, z, r), LED modules and strips (outlines), chrome fins, clear lens"""
    up = np.array([0, ch.lead[2]])
    ol, c = np.asarray(outline, float) + up, np.asarray(about, float) + up
    patch("lamp_bezel", shell, scaled(ol, bezel, c), rim or M.gloss, "+x", off=0.003, dome=0.002, smooth=smooth, c=c)
    patch("lamp_base", shell, ol, reflector or M.gloss, "+x", off=0.006, dome=-0.006, smooth=smooth, p=2, c=c)
    for y, z, r in projectors:
        h, _ = cast(shell, y, z + up[1], "+x")
        k = r / 0.036
        ring = [(1e-6, 0.2), (0.030, 0.2), (0.034, 0.9), (0.039, 1), (0.042, 0.7), (0.042, 0)]
        lathe_on("projector", [(a * k, b) for a, b in ring], M.chrome, h + [-0.012, 0, 0], h + [0.006, 0, 0])
        ball = [(1e-6, 1.3), (0.02, 1.1), (0.031, 0.4)]
        lathe_on(
            "projector_lens",
            [(a * k, b) for a, b in ball],
            light or M.gloss,
            h + [-0.012, 0, 0],
            h + [0.006, 0, 0],
            smoothn=16,
        )
    for m in modules:
        m = np.asarray(m, float) + up
        patch("lamp_pocket", shell, m, M.refl, "+x", off=0.008, dome=-0.005, smooth=0, K=6, p=1.6)
        mid = m.mean(0)
        patch("lamp_chip", shell, scaled(m, 0.3, mid), M.led, "+x", off=0.006, smooth=0, K=4)
    for f in fins:
        patch("lamp_fin", shell, np.asarray(f, float) + up, M.refl, "+x", off=0.008, dome=0.001, smooth=0, K=4)
    for s in strips:
        patch("led", shell, np.asarray(s, float) + up, M.led, "+x", off=0.010, dome=0.001, smooth=0)
    patch("lamp_lens", shell, ol, M.lens, "+x", off=0.009, dome=dome, smooth=smooth, c=c)


def flyscreen(ch, M, matl=None, base=(0.435, 0.945), height=0.115, half=0.098, rake=0.10, taper=0.35, curl=0.10):
    """small screen above the lamp"""
    bx, bz = base[0] + ch.lead[0], base[1] + ch.lead[2]

    def f(u, v):
        w = half * (1 - taper * v**1.5)
        x = bx - rake * v - curl * v * v - 0.045 * np.abs(u) ** 2.2
        return np.stack([x, w * u, bz + height * v - 0.024 * np.abs(u) ** 2 * v], -1)

    return sheet("flyscreen", f, matl or M.gloss, nu=40, nv=30, thick=0.004, bevel=0.0012, flip=True)


def indicators(ch, M, at=(0.395, 0.19, 0.828), lens=None):
    """front turn signals, one on each side of the lamp"""
    for s in (-1, 1):
        p = np.array(at) * [1, s, 1] + ch.lead
        indicator(M, p, 0.032, lens, stalk_from=p * [1, 0.5, 1] + [0.005, 0, 0.002])


def horn(ch, M):
    """below the lamp, in front of the down tube"""
    c = np.array([0.345, 0.0, 0.68]) + ch.lead * 0.8
    lathe(
        "horn",
        [(1e-6, 0.022), (0.012, 0.024), (0.03, 0.018), (0.036, 0.008), (0.036, -0.006), (0.02, -0.02)],
        M.plastic,
        c,
        ax="x",
        seg=48,
    )
