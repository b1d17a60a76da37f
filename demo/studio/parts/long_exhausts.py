"""Exhausts of a single: header, long bright muffler or short upswept dark one."""

from kit import *

HEADER = [(0.050, -0.018, -0.012), (0.098, -0.042, -0.065), (0.108, -0.062, -0.16)]


def header(M, port, run, metal=None, r=0.0205):
    """the pipe from the port along `run`, with its flange and cooling collar"""
    metal = metal or M.chrome
    port = np.asarray(port, float)
    line = (
        [port + [-0.02, 0.004, 0.003], port + [0.012, -0.006, -0.001]]
        + [port + np.array(q) for q in HEADER]
        + [np.array(q, float) for q in run]
    )
    tube("header", line, r, metal, n=110, res=14)
    d = np.array([0.96, -0.2, -0.05])
    turned(
        "port_flange",
        [(0.034, -0.012), (0.036, -0.010), (0.036, -0.003), (0.033, 0.0), (0.026, 0.003), (0.0205, 0.005)],
        M.polished,
        port + d * 0.008,
        d,
        seg=48,
    )
    bolts(
        "port_nuts",
        [port + d * 0.006 + np.array([0, y, z]) for y, z in ((-0.022, 0.026), (0.022, -0.026))],
        d,
        M.steel,
        r=0.0058,
        h=0.009,
        socket=False,
    )


def peashooter(M, a, b, r=0.05, metal=None):
    """a long straight muffler with a tapered tail"""
    metal = metal or M.chrome
    a, b = np.asarray(a, float), np.asarray(b, float)
    body = [
        (0.0215, 0.0),
        (0.024, 0.015),
        (0.036, 0.07),
        (r * 0.94, 0.13),
        (r, 0.19),
        (r, 0.80),
        (r * 0.985, 0.86),
        (r * 0.86, 0.94),
        (r * 0.70, 0.985),
        (r * 0.62, 0.998),
    ]
    lathe_on("muffler", body, metal, a, b, seg=90, smoothn=90, auto=60)
    lathe_on(
        "muffler_end",
        [(r * 0.62, 0.998), (r * 0.58, 1.004), (r * 0.50, 1.0), (r * 0.46, 0.97), (1e-6, 0.965)],
        M.heat,
        a,
        b,
        seg=60,
    )
    for t in (0.20, 0.795):
        lathe_on(
            "muffler_band",
            [(r * 1.0, t), (r * 1.035, t + 0.002), (r * 1.035, t + 0.010), (r * 1.0, t + 0.012)],
            metal,
            a,
            b,
            seg=80,
        )
    lathe_on(
        "muffler_clamp", [(0.0225, -0.012), (0.027, -0.010), (0.027, 0.014), (0.025, 0.016)], M.steel, a, b, seg=48
    )
    return _heat_shield(M, a, b, r + 0.0065, (0.235, 0.60), metal)


def upswept(M, a, b, r=0.058, metal=None, tip=None):
    """a short dark muffler that climbs, with a cut-off bright tip"""
    metal, tip = metal or M.exhaust, tip or M.polished
    a, b = np.asarray(a, float), np.asarray(b, float)
    body = [(0.0225, 0.0), (0.026, 0.03), (r * 0.80, 0.13), (r * 0.97, 0.21), (r, 0.28), (r, 0.93), (r * 0.97, 0.955)]
    lathe_on("muffler", body, metal, a, b, seg=90, smoothn=80, auto=60)
    lathe_on(
        "muffler_tip",
        [
            (r * 0.995, 0.93),
            (r * 1.03, 0.934),
            (r * 1.03, 0.955),
            (r * 0.90, 0.992),
            (r * 0.66, 1.0),
            (r * 0.62, 0.992),
            (r * 0.60, 0.95),
            (1e-6, 0.945),
        ],
        tip,
        a,
        b,
        seg=80,
    )
    lathe_on(
        "muffler_pipe", [(r * 0.30, 0.94), (r * 0.30, 1.03), (r * 0.36, 1.03), (r * 0.36, 0.95)], M.heat, a, b, seg=48
    )
    d = (b - a) / np.linalg.norm(b - a)
    bolts(
        "tip_bolts",
        [
            a + (b - a) * 0.945 + q * r * 1.02
            for q in [
                np.array([0, -1.0, 0]) * math.cos(t) + np.cross(d, [0, 1.0, 0]) * math.sin(t)
                for t in (0.0, 1.05, -1.05)
            ]
        ],
        (0, -1, 0),
        M.steel,
        r=0.0042,
        h=0.003,
    )
    lathe_on("muffler_clamp", [(0.024, -0.02), (0.029, -0.018), (0.029, 0.016), (0.026, 0.02)], M.steel, a, b, seg=48)
    return _heat_shield(M, a, b, r + 0.007, (0.30, 0.76), tip, wide=50, slots=True)


def _heat_shield(M, a, b, r, reach, metal, wide=58, slots=False):
    frame, length = align(a, b)
    lo, hi = reach

    def shape(u, v):
        bow = 0.045 * (1 - u**2) * (2 * v - 1)
        t = lo + (hi - lo) * v + bow
        ang = u * rad(wide)
        return np.stack([r * np.cos(ang), t * length, r * np.sin(ang)], -1)

    shield = sheet("heat_shield", shape, metal, nu=40, nv=36, thick=0.0022, bevel=0.0008)
    outward = lambda k: (frame @ Matrix.Rotation(rad(k), 4, "Y")).to_3x3() @ Vector((1, 0, 0))
    best = max(range(0, 360, 5), key=lambda k: (lambda v: -v.y + 0.35 * v.z)(outward(k)))
    turn = frame @ Matrix.Rotation(rad(best), 4, "Y")
    shield.matrix_world = turn
    out = np.array(turn.to_3x3() @ Vector((1, 0, 0)))
    spots = [np.asarray(a) + (np.asarray(b) - np.asarray(a)) * t + out * (r + 0.001) for t in (lo + 0.03, hi - 0.03)]
    bolts("shield_bolts", spots, out, M.steel, r=0.0055, h=0.003)
    if slots:
        for i in range(5):
            t = lo + 0.10 + (hi - lo - 0.2) * i / 4
            o = rbox("shield_slot", (0.003, 0.012, 0.046), (0, 0, 0), M.dark, bev=0.0014, seg=2)
            o.matrix_world = turn @ Matrix.Translation((r + 0.0002, t * length, 0)) @ Matrix.Rotation(rad(0), 4, "Y")
    return shield
