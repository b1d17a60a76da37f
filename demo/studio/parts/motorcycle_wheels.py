"""Cast and spoked motorcycle wheels with disc or drum brakes, sprocket and chain."""

from kit import *
from parts.wheels import tyre

# One spoke of each pattern: arms of (way from hub to rim 0..1, degrees off the middle line, half width in mm).
PATTERNS = {
    "straight5": (5, [[(0, 0, 15), (0.5, 0, 12), (1, 0, 11)]]),
    "straight6": (6, [[(0, 0, 14), (0.5, 0, 10.5), (1, 0, 10)]]),
    "twin5": (5, [[(0, 6, 8), (1, 11, 7)], [(0, -6, 8), (1, -11, 7)]]),
    "split5": (5, [[(0, 0, 14), (0.4, 2, 10), (1, 13, 7)], [(0, 0, 14), (0.4, -2, 10), (1, -13, 7)]]),
    "split6": (6, [[(0, 0, 12), (0.55, 2, 9), (1, 11, 6.5)], [(0, 0, 12), (0.55, -2, 9), (1, -11, 6.5)]]),
    "swirl5": (5, [[(0, 0, 15), (0.5, 10, 11.5), (1, 15, 9.5)]]),
    "swirl_twin5": (5, [[(0, 8, 8), (0.6, 14, 6.5), (1, 15, 6.5)], [(0, -8, 8), (0.6, 2, 6.5), (1, 5, 6.5)]]),
    "fork3": (3, [[(0, 0, 20), (0.3, 5, 12), (1, 22, 8)], [(0, 0, 20), (0.3, -5, 12), (1, -22, 8)]]),
}


def _rim(name, c, rim, half, matl, lip, stripe=None):
    w = half * 0.74
    side = [(0.006, -0.004), (0.008, 0.0), (0.004, 0.004), (-0.006, 0.006)]
    left = [(rim + r, -w - 0.0 + y) for r, y in side]
    inner = [(rim - 0.012, w * 0.55), (rim - 0.022, w * 0.35)]
    prof = left + [(r, -y) for r, y in inner] + [(r, y) for r, y in inner[::-1]] + [(r, -y) for r, y in left[::-1]]
    lathe(name + "_rim", prof, matl, c, seg=128, auto=25)
    for s in (-1, 1):
        if lip:
            edge = [(rim + 0.0065, s * (w + 0.0045)), (rim + 0.0015, s * (w + 0.0055)), (rim - 0.003, s * (w + 0.003))]
            lathe(name + "_lip", edge, lip, c, seg=128, auto=25)
        if stripe:
            tape = [(rim - 0.0052, s * (w - 0.0045)), (rim - 0.0112, s * (w * 0.62))]
            lathe(name + "_tape", [(r, y + s * 0.0012) for r, y in tape], stripe, c, seg=128)


def _arm(points, r0, r1, base, depth, V, F, flat=None):
    """adds one spoke arm to a mesh; flat: make only its outer face, this share of its width, on both sides"""
    ts = np.linspace(0.08 if flat else 0, 0.985 if flat else 1, 20)
    P = cspline([p[0] for p in points], [[rad(p[1]), p[2] / 1000] for p in points], ts)
    th = np.linspace(0, 2 * pi, 24, endpoint=False)
    k = (np.abs(np.cos(th)) ** 4.5 + np.abs(np.sin(th)) ** 4.5) ** (-1 / 4.5)
    faces = (-1, 1) if flat else (0,)
    for face in faces:
        start, count = len(V), 4 if flat else len(th)
        for t, (ang, w) in zip(ts, P):
            r, a = r0 + (r1 - r0) * t, base + ang
            w = w + (0.008 * max(0, (t - 0.84) / 0.16) ** 2 + 0.006 * max(0, (0.16 - t) / 0.16) ** 2) * (not flat)
            d = depth - 0.35 * depth * t + 0.004 * max(0, (t - 0.85) / 0.15)
            q = np.linspace(-1, 1, 4) * w * flat if flat else w * k * np.cos(th)
            y = np.full(4, face * (d + 0.0007)) if flat else d * k * np.sin(th)
            V += list(np.stack([r * math.cos(a) - q * math.sin(a), y, r * math.sin(a) + q * math.cos(a)], 1))
        n = count - 1 if flat else count
        for j in range(len(ts) - 1):
            b = start + j * count
            F += [(b + i, b + (i + 1) % count, b + count + (i + 1) % count, b + count + i) for i in range(n)]


def cast_wheel(
    name,
    c,
    R,
    half,
    rim,
    M,
    pattern="twin5",
    hub=0.045,
    hub_half=0.052,
    matl=None,
    face=None,
    lip=None,
    stripe=None,
    depth=0.017,
    flat=0.62,
    tread="road",
):
    """tyre and cast rim; face: material of the machined spoke faces (none for plain black), stripe: rim tape"""
    ml = matl or M.wheel
    tyre(name + "_tyre", c, R, half, rim, M, seg=150, tread=tread)
    _rim(name, c, rim, half, ml, lip, stripe)
    prof = [
        (0.001, -1.08),
        (0.42, -1.08),
        (0.5, -1),
        (0.9, -0.72),
        (1, -0.6),
        (1, 0.6),
        (0.9, 0.72),
        (0.5, 1),
        (0.001, 1.08),
    ]
    lathe(name + "_hub", [(r * hub, y * hub_half) for r, y in prof], ml, c, seg=64)
    count, arms = PATTERNS[pattern]
    for share, mat in ((None, ml), (flat, face)):
        if mat is None:
            continue
        V, F = [], []
        for i in range(count):
            for arm in arms:
                _arm(arm, hub * 0.7, rim - 0.014, 2 * pi * i / count + pi / 2, depth, V, F, share)
        o = mk(name + "_spokes", V, F, mat, auto=50)
        recalc(o)
        o.location = c
    axle(name, c, hub_half, M)


def wire_wheel(name, c, R, half, rim, M, hub=0.05, hub_half=0.05, spokes=36, matl=None):
    """tyre, chromed rim and laced wire spokes"""
    ml = matl or M.chrome
    tyre(name + "_tyre", c, R, half, rim, M, seg=150)
    _rim(name, c, rim, half, ml, None)
    prof = [
        (0.001, -1.05),
        (0.45, -1.05),
        (0.5, -0.9),
        (1, -0.8),
        (1, -0.62),
        (0.6, -0.5),
        (0.6, 0.5),
        (1, 0.62),
        (1, 0.8),
        (0.5, 0.9),
        (0.45, 1.05),
        (0.001, 1.05),
    ]
    lathe(name + "_hub", [(r * hub, y * hub_half) for r, y in prof], M.alu, c, seg=64)
    for i in range(spokes):
        a = 2 * pi * i / spokes
        s = 1 if i % 2 else -1
        b = a + (0.55 if i % 4 < 2 else -0.55)
        p0 = np.array(c) + [hub * 0.93 * math.cos(b), s * hub_half * 0.7, hub * 0.93 * math.sin(b)]
        p1 = np.array(c) + [(rim - 0.018) * math.cos(a), s * 0.006, (rim - 0.018) * math.sin(a)]
        tube(name + "_wire", [p0, p1], 0.0017, M.chrome, n=2, res=2)
    axle(name, c, hub_half, M)


def axle(name, c, hub_half, M):
    w = hub_half + 0.018
    prof = [(1e-6, -w - 0.002), (0.011, -w - 0.002), (0.0125, -w), (0.0125, w), (0.011, w + 0.002), (1e-6, w + 0.002)]
    lathe(name + "_axle", prof, M.steel, c, seg=6, auto=20)


def brake_disc(name, c, r, y, M, petals=0, inner=0.62, holes=30, carrier=None, hub=0.04):
    """drilled disc (petals: waves round its edge) on a five-armed carrier"""
    n = 240
    th = np.linspace(0, 2 * pi, n, endpoint=False)
    outer = r - (0.055 * r * np.clip(np.cos(petals * th), 0, 1) ** 4 if petals else 0 * th)
    inside = np.full(n, r * inner) + (0.03 * r * np.clip(np.cos(petals * th + pi), 0, 1) ** 4 if petals else 0)
    rows = []
    for rr, h in (
        (inside, -0.002),
        (outer - 0.0008, -0.002),
        (outer, -0.0012),
        (outer, 0.0012),
        (outer - 0.0008, 0.002),
        (inside, 0.002),
        (inside, -0.002),
    ):
        rows.append(np.stack([rr * np.cos(th), np.full(n, h), rr * np.sin(th)], 1))
    o = grid(name + "_disc", np.array(rows), M.brake, cu=True, auto=30)
    o.location = (c[0], y, c[2])
    V, F = [], []
    for i in range(holes):
        a = 2 * pi * (i + 0.5) / holes
        rr = r * (inner + 0.10 + (0.90 - inner - 0.10) * ((i % 3) / 2))
        for face in (-0.0022, 0.0022):
            b = len(V)
            V += [
                (rr * math.cos(a) + 0.0036 * math.cos(t), face, rr * math.sin(a) + 0.0036 * math.sin(t))
                for t in np.arange(12) * pi / 6
            ]
            F.append(tuple(range(b, b + 12)))
    o = mk(name + "_holes", V, F, M.dark, smooth=False)
    o.location = (c[0], y, c[2])
    star = []
    for i in range(5):
        for k, rr in (
            (-0.5, hub),
            (-0.22, r * inner * 0.86),
            (-0.13, r * inner * 1.05),
            (0.13, r * inner * 1.05),
            (0.22, r * inner * 0.86),
            (0.5, hub),
        ):
            a = 2 * pi * i / 5 + k * 2 * pi / 5 * 0.8
            star.append((rr * math.cos(a), rr * math.sin(a)))
    o = plate(name + "_carrier", star, -0.0027, 0.0027, carrier or M.black, bev=0.0007)
    o.location = (c[0], y, c[2])
    V, F = [], []
    for i in range(5):
        a = 2 * pi * i / 5
        b = len(V)
        for h, q in ((0.0048, 0.0065), (0.0058, 0.0055), (-0.0058, 0.0055), (-0.0048, 0.0065)):
            V += [
                (r * inner * 0.97 * math.cos(a) + q * math.cos(t), h, r * inner * 0.97 * math.sin(a) + q * math.sin(t))
                for t in np.arange(12) * pi / 6
            ]
        F += [tuple(range(b + 12, b + 24)), tuple(range(b + 24, b + 36))]
        for j in (0, 24):
            F += [(b + j + i2, b + j + (i2 + 1) % 12, b + j + 12 + (i2 + 1) % 12, b + j + 12 + i2) for i2 in range(12)]
    o = recalc(mk(name + "_rivets", V, F, M.steel, smooth=False))
    o.location = (c[0], y, c[2])


def drum_brake(name, c, r, M, side=-1, half=0.055, matl=None, lever=35.0, rod_to=None):
    """drum with cooling ribs, back plate, lever, and the rod to the pedal"""
    ml = matl or M.alu
    prof = [(r * 0.5, 0.0), (r, 0.012), (r, 0.018)]
    for i in range(3):
        prof += [
            (r, 0.020 + i * 0.006),
            (r + 0.004, 0.021 + i * 0.006),
            (r + 0.004, 0.023 + i * 0.006),
            (r, 0.024 + i * 0.006),
        ]
    prof += [
        (r, half - 0.008),
        (r - 0.006, half - 0.003),
        (r * 0.78, half),
        (r * 0.74, half - 0.004),
        (r * 0.45, half - 0.002),
        (r * 0.36, half + 0.008),
        (1e-6, half + 0.008),
    ]
    lathe(name + "_drum", [(a, side * b) for a, b in prof], ml, c, seg=72, auto=35)
    a = rad(lever)
    px, pz = c[0] + r * 0.62 * math.cos(a), c[2] + r * 0.62 * math.sin(a)
    y = c[1] + side * (half + 0.004)
    rod(name + "_cam", (px, y - side * 0.012, pz), (px, y + side * 0.014, pz), 0.010, M.steel)
    end = (
        np.array([px - 0.012, y + side * 0.010, pz + 0.062])
        if rod_to is None
        else np.array([px - 0.01, y + side * 0.010, pz - 0.058])
    )
    tube(name + "_lever", [(px, y + side * 0.010, pz), end], 0.0068, M.steel, n=4)
    if rod_to is not None:
        tube(name + "_rod", [end, np.array(rod_to)], 0.0038, M.steel, n=4)
        rod(name + "_rod_nut", end + [-0.03, 0, 0], end + [0.012, 0, 0], 0.007, M.steel, seg=8)
    else:
        tube(
            name + "_cable",
            [end, end + [-0.01, 0, 0.12], end + [-0.07, 0.03, 0.30], end + [-0.15, 0.06, 0.46]],
            0.0038,
            M.rubber,
            n=24,
        )


def chain(ch, M, y=0.07, front=(-0.135, 0.345), front_r=0.028, rear_r=0.088, matl=None):
    """roller chain over both sprockets, on the left"""
    c0, c1 = np.array(front), np.array([ch.rx, ch.rear_radius])
    d = c1 - c0
    L, ang = np.linalg.norm(d), math.atan2(d[1], d[0])
    off = math.asin((rear_r - front_r) / L)
    loop = []
    up, down = ang - pi / 2 - off, ang + pi / 2 + off
    for t in np.linspace(up, up - (pi - 2 * off), 12):
        loop.append(c0 + front_r * np.array([math.cos(t), math.sin(t)]))
    for t in np.linspace(down, down - (pi + 2 * off), 30):
        loop.append(c1 + rear_r * np.array([math.cos(t), math.sin(t)]))
    loop = np.array(loop + [loop[0]])
    s = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(loop, axis=0), axis=1))])
    count = int(s[-1] / 0.0127)
    at = np.linspace(0, s[-1], count * 2, endpoint=False)
    X, Z = np.interp(at, s, loop[:, 0]), np.interp(at, s, loop[:, 1])
    V, F = [], []
    for i in range(count):
        j, k = 2 * i, (2 * i + 2) % (2 * count)
        p, q = np.array([X[j], Z[j]]), np.array([X[k], Z[k]])
        e = (q - p) / max(np.linalg.norm(q - p), 1e-6)
        nrm = np.array([-e[1], e[0]])
        w = 0.0075 if i % 2 else 0.0068
        for yy in (y - 0.0065, y + 0.0065) if i % 2 else (y - 0.0045, y + 0.0045):
            b = len(V)
            shape = [
                p - e * 0.004 + nrm * w * 0.7,
                p + nrm * w,
                (p + q) / 2 + nrm * w * 0.7,
                q + nrm * w,
                q + e * 0.004 + nrm * w * 0.7,
            ]
            shape += [
                q + e * 0.004 - nrm * w * 0.7,
                q - nrm * w,
                (p + q) / 2 - nrm * w * 0.7,
                p - nrm * w,
                p - e * 0.004 - nrm * w * 0.7,
            ]
            for h in (-0.0009, 0.0009):
                V += [(v[0], yy + h, v[1]) for v in shape]
            F += [tuple(range(b, b + 10)), tuple(range(b + 10, b + 20))]
            F += [(b + m, b + (m + 1) % 10, b + 10 + (m + 1) % 10, b + 10 + m) for m in range(10)]
    recalc(mk("chain", V, F, matl or M.cast, smooth=False))
    teeth = []
    for i in range(76):
        a = 2 * pi * i / 76
        r = rear_r + (0.003 if i % 2 else -0.006)
        teeth.append((c1[0] + r * math.cos(a), c1[1] + r * math.sin(a)))
    plate("sprocket", teeth, y - 0.003, y + 0.003, M.cast, bev=0.0006)
    for i in range(5):
        a = 2 * pi * i / 5 + 0.4
        x, z = c1[0] + rear_r * 0.66 * math.cos(a), c1[1] + rear_r * 0.66 * math.sin(a)
        rod("sprocket_window", (x, y + 0.0025, z), (x, y + 0.0036, z), 0.015, M.dark, ch=0.0002, seg=24)
        b = a + pi / 5
        x, z = c1[0] + rear_r * 0.5 * math.cos(b), c1[1] + rear_r * 0.5 * math.sin(b)
        rod("sprocket_bolt", (x, y, z), (x, y + 0.009, z), 0.007, M.chrome, seg=6, ch=0.001)
