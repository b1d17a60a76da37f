"""Swing arm, chain, sprockets and chain guard."""

from kit import *


def chain(M, front, rear, y, rf=0.034, rr=0.092, pitch=0.0132, metal=None):
    """a roller chain round two sprockets (their centres as x, z), and the rear sprocket"""
    f, r = np.asarray(front, float), np.asarray(rear, float)
    outline = np.array(hull((f[0], f[1], rf), (r[0], r[1], rr), n=240))
    total = np.linalg.norm(np.diff(np.vstack([outline, outline[:1]]), axis=0), axis=1).sum()
    n = int(total / pitch) // 2 * 2
    p = evenly(outline, n)
    bodies = []
    for i in range(n):
        a, b = p[i], p[(i + 1) % n]
        t = (b - a) / np.linalg.norm(b - a)
        q = np.array([-t[1], t[0]])
        for s in (-1, 1):
            yy = y + s * (0.0058 if i % 2 else 0.0042)
            ends = []
            for k in (0.0, 0.0018):
                pts = [
                    a - t * 0.0055,
                    a - t * 0.002 + q * 0.0058,
                    (a + b) / 2 + q * 0.0042,
                    b + t * 0.002 + q * 0.0058,
                    b + t * 0.0055,
                    b + t * 0.002 - q * 0.0058,
                    (a + b) / 2 - q * 0.0042,
                    a - t * 0.002 - q * 0.0058,
                ]
                ends.append([(x, yy + s * k, z) for x, z in pts])
            bodies.append(ends)
    rings_mesh("chain", bodies, metal or M.steel, auto=30)
    teeth = 38
    th = np.linspace(0, 2 * pi, teeth * 6, endpoint=False)
    rad_ = rr + 0.003 + 0.0042 * np.cos(th * teeth)
    ring_out = lambda yy: np.stack([r[0] + rad_ * np.cos(th), np.full(len(th), yy), r[1] + rad_ * np.sin(th)], 1)
    ring_in = lambda yy: np.stack([r[0] + 0.03 * np.cos(th), np.full(len(th), yy), r[1] + 0.03 * np.sin(th)], 1)
    rings_mesh(
        "sprocket",
        [[ring_in(y - 0.0025), ring_out(y - 0.0025), ring_out(y + 0.0025), ring_in(y + 0.0025)]],
        M.steel,
        auto=30,
    )
    for i in range(5):
        a = 2 * pi * i / 5
        turned(
            "sprocket_hole",
            [(0.013, 0), (1e-6, 0)],
            M.dark,
            (r[0] + 0.066 * math.cos(a), y + 0.0029, r[1] + 0.066 * math.sin(a)),
            (0, 1, 0),
            seg=28,
        )
    bolts(
        "sprocket_nuts",
        [(r[0] + 0.045 * math.cos(a), y + 0.0025, r[1] + 0.045 * math.sin(a)) for a in np.arange(5) * 2 * pi / 5 + 0.6],
        (0, 1, 0),
        M.steel,
        r=0.0065,
        h=0.006,
        socket=False,
    )


def swing_arm(M, pivot, axle, y=0.098, metal=None, tall=0.021, bow=0.0, thick=0.0135):
    """box-section arms from the pivot to the axle with chain adjusters"""
    metal = metal or M.black
    p, a = np.asarray(pivot, float), np.asarray(axle, float)
    for s in (-1, 1):
        line = [
            (p[0], s * (y - 0.008), p[1]),
            ((p[0] + a[0]) / 2, s * y, (p[1] + a[1]) / 2 + bow),
            (a[0] + 0.05, s * y, a[1]),
            (a[0] - 0.055, s * y, a[1]),
        ]
        swept(
            "swing_arm",
            line,
            [(thick, tall * 1.15), (thick, tall * 1.1), (thick, tall), (thick, tall * 0.95)],
            metal,
            power=6,
            n=34,
        )
        rbox("adjuster", (0.075, 0.005, tall * 1.25), (a[0] - 0.012, s * (y + thick + 0.001), a[1]), M.steel, bev=0.002)
        turned(
            "axle_end",
            [(0.0165, 0), (0.0165, 0.011), (0.013, 0.0135), (1e-6, 0.0135)],
            M.steel,
            (a[0], s * (y + thick + 0.003), a[1]),
            (0, s, 0),
            seg=6,
            auto=20,
        )
        bolts("adjust_bolt", [(a[0] - 0.055, s * y, a[1])], (-1, 0, 0), M.steel, r=0.006, h=0.018, socket=False)
        turned(
            "pivot_cap",
            [(0.024, 0), (0.024, 0.006), (0.020, 0.010), (0.010, 0.0105), (0.009, 0.008), (1e-6, 0.008)],
            M.polished,
            (p[0], s * (y + 0.008), p[1]),
            (0, s, 0),
            seg=40,
        )
    rod("pivot", (p[0], -y, p[1]), (p[0], y, p[1]), 0.026, metal)
    tube("arm_bridge", [(p[0] - 0.10, -y + 0.01, p[1]), (p[0] - 0.10, y - 0.01, p[1])], 0.022, metal, n=3)


def chain_guard(M, front, rear, y, mat, lift=0.11):
    """a slim guard above the chain's upper run"""
    f, r = np.asarray(front, float), np.asarray(rear, float)
    line = [
        (f[0] - 0.10, f[1] + 0.058),
        ((f[0] + r[0]) / 2, (f[1] + r[1]) / 2 + 0.098),
        (r[0] + 0.10, r[1] + lift + 0.008),
        (r[0] - 0.03, r[1] + lift + 0.002),
        (r[0] - 0.10, r[1] + lift - 0.035),
    ]
    top = path(line, 40)
    swept("chain_guard", [(x, y, z) for x, z in top], [(0.016, 0.004)], mat, power=5, raw=True)
    swept("chain_guard_side", [(x, y + 0.014, z - 0.013) for x, z in top], [(0.002, 0.015)], mat, power=5, raw=True)
    bolts(
        "chain_guard_bolts", [(top[i][0], y + 0.016, top[i][1] - 0.014) for i in (8, 30)], (0, 1, 0), M.steel, r=0.006
    )
