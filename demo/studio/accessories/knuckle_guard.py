"""A pair of knuckle guards on alloy brackets."""

from kit import *

from .tools import *

VIEW = {"azimuth": -20, "elevation": 12}


def shield(M, s):
    """the curved guard in front of one hand; outwards is s*y"""
    plastic = mat("guard", (0.018, 0.018, 0.020), rough=0.38, spec=0.45, bump=(900, 0.1, 0.0005))

    def surface(u, v):
        y = 0.012 + 0.210 * v
        up = 0.052 + 0.028 * np.sin(v * pi * 0.85) - 0.018 * np.clip((v - 0.75) / 0.25, 0, 1) ** 2
        down = 0.028 + 0.030 * np.sin(v * pi * 0.9) - 0.012 * np.clip((v - 0.75) / 0.25, 0, 1) ** 2
        z = np.where(u > 0, u * up, u * down) + 0.012 * v
        curl = 0.085 * np.clip(v - 0.30, 0, 1) ** 2 / 0.49
        x = 0.060 - curl - 0.030 * u**2 - 0.018 * np.clip(u, 0, 1) ** 2 - 0.012 * (1 - v)
        x = x + 0.004 * np.exp(-(((u - 0.18 + 0.2 * v) / 0.10) ** 2))
        return np.stack([x, s * y, z], -1)

    o = sheet("shield", surface, plastic, nu=90, nv=110, thick=0.0035, bevel=0.0012, flip=s > 0)
    bpy.context.view_layer.update()
    outline = [
        (s * 0.045, 0.036),
        (s * 0.110, 0.058),
        (s * 0.186, 0.050),
        (s * 0.178, 0.038),
        (s * 0.115, 0.040),
        (s * 0.055, 0.024),
    ]
    patch("panel", o, rounded(outline, 0.010), M.body, "+x", off=0.0030, dome=0.0015, smooth=0, K=24)
    for i in range(3):
        y = 0.070 + 0.032 * i
        slot = rounded(
            [(s * y, 0.004), (s * (y + 0.024), 0.008), (s * (y + 0.022), -0.008), (s * (y - 0.002), -0.011)], 0.003
        )
        patch("slot", o, slot, M.dark, "+x", off=0.0012, smooth=0, K=5)
    for a, b in ((0.036, 0.012), (0.196, 0.010)):
        h, n = cast(o, s * a, b, "+x")
        bolt(h + n * 0.001, n, M.steel, M.dark, r=0.0055, h=0.004)
    return o


def bracket(M, s):
    """alloy arm from the clamp at the bar to the guard, and on to the bar end"""
    tube(
        "arm",
        [
            (-0.012, s * 0.010, 0.004),
            (0.014, s * 0.014, 0.008),
            (0.032, s * 0.036, 0.012),
            (0.026, s * 0.100, 0.014),
            (-0.004, s * 0.165, 0.012),
            (-0.040, s * 0.205, 0.008),
            (-0.064, s * 0.214, 0.006),
        ],
        0.0068,
        M.alu,
        n=90,
    )
    ring = [(0.0115, -0.011), (0.0185, -0.011), (0.0190, -0.010), (0.0190, 0.010), (0.0185, 0.011), (0.0115, 0.011)]
    lathe("clamp", ring + ring[:1], M.black, (-0.030, s * 0.010, 0.002), ax="y", seg=64)
    rbox("ear", (0.018, 0.022, 0.014), (-0.010, s * 0.010, 0.004), M.black, bev=0.003)
    bolt((-0.008, s * 0.010, 0.011), (0, 0, 1), M.steel, M.dark, r=0.005, h=0.005)
    lathe_on(
        "end",
        [(1e-6, 1), (0.011, 1), (0.0135, 0.9), (0.0145, 0.2), (0.013, 0), (1e-6, 0)],
        M.mach,
        (-0.064, s * 0.212, 0.006),
        (-0.064, s * 0.240, 0.006),
        seg=64,
    )


def build(M):
    for s, at in ((-1, (0.05, -0.015, 0)), (1, (-0.05, 0.04, 0))):
        with Pieces() as made:
            shield(M, s)
            bracket(M, s)
        move(made.objects, turned(z=4 * s, at=(at[0], at[1], 0.066)))
