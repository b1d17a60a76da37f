"""Tinted headlamp visor on its mounting frame."""

from kit import *

from .tools import *

VIEW = {"azimuth": -42, "elevation": 10}


def screen(u, v):
    """the tinted screen: u across, v upwards; bowed to the front and swept back"""
    half = 0.150 * (1 - 0.42 * v**2.2) * (0.80 + 0.20 * np.clip(v / 0.3, 0, 1) ** 0.7)
    z = 0.070 + 0.270 * v - 0.050 * np.abs(u) ** 2.4 * v - 0.020 * (1 - v) * (1 - u**2)
    x = 0.075 - 0.115 * v - 0.060 * v**2 - 0.115 * np.abs(u) ** 2.1 * (1 - 0.25 * v)
    lip = 0.012 * np.clip((v - 0.88) / 0.12, 0, 1) ** 2
    return np.stack([x + lip, half * u, z], -1)


def build(M):
    tint = clear("tint", tint=(0.24, 0.24, 0.26), op=0.12)
    sheet("screen", screen, tint, nu=120, nv=120, thick=0.0, bevel=0.0)
    # The edge: a thin dark line, as cut acrylic shows.
    rim = np.concatenate(
        [
            screen(np.linspace(-1, 1, 80), np.zeros(80)),
            screen(np.ones(80), np.linspace(0, 1, 80))[1:],
            screen(np.linspace(1, -1, 80), np.ones(80))[1:],
            screen(-np.ones(80), np.linspace(1, 0, 80))[1:-1],
        ]
    )
    tube("edge", rim, 0.0016, M.gloss, raw=True, closed=True, res=4)
    bpy.context.view_layer.update()

    # Painted base that follows the screen, and a pin stripe.
    def base(u, v):
        return screen(u * 1.0, v * 0.30) + [0.0026, 0, 0]

    sheet("base", base, M.gloss, nu=100, nv=40, thick=0.003, bevel=0.001)

    def stripe(u, v):
        return screen(u * 0.94, 0.315 + 0.018 * v + 0.02 * u**2) + [0.0022, 0, 0]

    sheet("stripe", stripe, M.body, nu=100, nv=6, thick=0.0006, bevel=0)
    for u, v in ((-0.72, 0.16), (0.72, 0.16), (-0.30, 0.10), (0.30, 0.10)):
        e = 1e-3
        p = screen(np.array(u), np.array(v))
        n = np.cross(screen(np.array(u + e), np.array(v)) - p, screen(np.array(u), np.array(v + e)) - p)
        n = n / np.linalg.norm(n) * np.sign(n[0])
        bolt(p + n * 0.0045, n, M.steel, M.dark, r=0.0058, h=0.005)
        lathe_on(
            "washer",
            [(0.0095, 0), (0.0095, 0.8), (0.0085, 1), (0.005, 1)],
            M.rubber,
            p + n * 0.001,
            p + n * 0.005,
            seg=40,
        )
    # Mounting frame behind: a bent tube with two feet.
    for s in (-1, 1):
        tube(
            "arm",
            [
                (-0.002, s * 0.086, 0.108),
                (-0.026, s * 0.094, 0.085),
                (-0.060, s * 0.094, 0.045),
                (-0.075, s * 0.094, 0.012),
            ],
            0.0062,
            M.black,
            n=50,
        )
        slab("foot", box(-0.095, -0.052, s * 0.094 - 0.013, s * 0.094 + 0.013, 0.010), 0.0, 0.005, M.black, bev=0.0012)
        bolt((-0.074, s * 0.094, 0.005), (0, 0, 1), M.steel, M.dark, r=0.005, h=0.004)
    tube("tie", [(-0.045, -0.094, 0.064), (-0.040, 0, 0.068), (-0.045, 0.094, 0.064)], 0.0052, M.black, n=30)
    slab("foot", box(0.030, 0.062, -0.020, 0.020, 0.010), 0.0, 0.005, M.black, bev=0.0012)
    tube("front", [(0.048, 0, 0.004), (0.052, 0, 0.030), (0.064, 0, 0.062)], 0.0062, M.black, n=20)
