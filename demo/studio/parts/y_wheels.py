"""Alloy wheels with Y-shaped spokes, drilled or petal discs and their calipers."""

from kit import *
from parts.wheels import tyre


def y_wheel(
    name,
    c,
    R,
    hw,
    rim,
    M,
    spokes=7,
    fork=0.52,
    spread=0.2,
    metal=None,
    lip=True,
    tread="road",
    hub=0.045,
    hubw=0.055,
    groove=0.0035,
):
    """tyre, rim, hub and Y spokes; `fork` is where each spoke parts, `spread` how far (radians at the rim)"""
    metal = metal or M.wheel
    tyre(name + "_tyre", c, R, hw, rim, M, tread=tread, groove=groove)
    w = hw * 0.72
    half = [
        (rim + 0.007, w + 0.005),
        (rim + 0.009, w + 0.001),
        (rim + 0.004, w - 0.004),
        (rim - 0.007, w - 0.007),
        (rim - 0.014, w * 0.5),
        (rim - 0.024, 0.016),
    ]
    lathe(name + "_rim", [(r, -y) for r, y in half] + [(r, y) for r, y in half[::-1]], metal, c, seg=128, auto=28)
    if lip:
        for s in (-1, 1):
            ring_ = [(rim + 0.0075, s * (w + 0.0056)), (rim + 0.002, s * (w + 0.0062)), (rim - 0.003, s * (w + 0.0035))]
            lathe(name + "_lip", ring_, M.mach, c, seg=128, auto=25)
    hub_half = [
        (hub * 0.40, hubw + 0.004),
        (hub * 0.52, hubw),
        (hub * 0.82, hubw * 0.8),
        (hub, hubw * 0.55),
        (hub * 0.92, hubw * 0.3),
    ]
    hub_ring = [(1e-6, -hubw - 0.004)] + [(r, -y) for r, y in hub_half] + [(r, y) for r, y in hub_half[::-1]]
    lathe(name + "_hub", hub_ring + [(1e-6, hubw + 0.004)], metal, c, seg=64)
    bodies, faces = [], []
    r0, r1 = hub * 0.75, rim - 0.016
    rf = r0 + (r1 - r0) * fork
    for i in range(spokes):
        a = 2 * pi * i / spokes + pi / 2
        stem = [(r0, a), ((r0 + rf) / 2, a), (rf + 0.012, a)]
        bodies.append(_limb(stem, (0.0135, 0.0105, 0.0105), (0.019, 0.016, 0.014)))
        faces.append((stem, 0.0062, (0.019, 0.016, 0.014)))
        for s in (-1, 1):
            arm = [(rf - 0.004, a + s * 0.010), (rf + (r1 - rf) * 0.45, a + s * spread * 0.62), (r1, a + s * spread)]
            bodies.append(_limb(arm, (0.0075, 0.007, 0.0095), (0.0135, 0.012, 0.0125)))
            faces.append((arm, 0.0042, (0.0135, 0.012, 0.0125)))
    rings_mesh(name + "_spokes", bodies, metal, auto=50).location = c
    if lip:
        _machined_faces(name + "_faces", faces, M.mach).location = c
    for s in (-1, 1):
        lathe(
            name + "_nut",
            [
                (1e-6, s * (hubw + 0.004)),
                (0.0135, s * (hubw + 0.004)),
                (0.0135, s * (hubw + 0.012)),
                (1e-6, s * (hubw + 0.013)),
            ],
            M.steel,
            c,
            seg=6,
            auto=20,
        )


def _polar(line, n):
    p = path([(r * math.cos(a), r * math.sin(a)) for r, a in line], n)
    t = np.gradient(p, axis=0)
    t /= np.linalg.norm(t, axis=1)[:, None]
    return p, np.stack([-t[:, 1], t[:, 0]], 1)


def _limb(line, width, depth, n=12, seg=20):
    p, q = _polar(line, n)
    at = np.linspace(0, 1, n)
    w = np.interp(at, np.linspace(0, 1, len(width)), width)
    d = np.interp(at, np.linspace(0, 1, len(depth)), depth)
    th = np.linspace(0, 2 * pi, seg, endpoint=False)
    k = (np.abs(np.cos(th)) ** 4 + np.abs(np.sin(th)) ** 4) ** (-1 / 4)
    rings = []
    for i in range(n):
        xz = p[i] + np.outer(k * np.cos(th) * w[i], q[i])
        rings.append(np.stack([xz[:, 0], d[i] * k * np.sin(th), xz[:, 1]], 1))
    return rings


def _machined_faces(name, faces, metal):
    V, F = [], []
    for line, w, depth in faces:
        p, q = _polar(line, 12)
        d = np.interp(np.linspace(0, 1, 12), np.linspace(0, 1, len(depth)), depth) + 0.0006
        for s in (-1, 1):
            b = len(V)
            for i in range(12):
                for e in (-1, 1):
                    xz = p[i] + q[i] * w * e
                    V.append((xz[0], s * d[i], xz[1]))
            F += [(b + 2 * i, b + 2 * i + 1, b + 2 * i + 3, b + 2 * i + 2) for i in range(11)]
    return recalc(mk(name, V, F, metal))


def brake_disc(name, c, y, r, M, petal=False, carrier=None, hub=0.034):
    """a drilled disc (its holes go through) on a carrier with six arms"""
    n, band_ = 288, r * 0.27
    th = np.linspace(0, 2 * pi, n, endpoint=False)
    wave = 0.0042 * np.cos(th * 10) if petal else 0 * th
    radii = np.linspace(r - band_, r, 13)
    V, F = [], []
    for j, q in enumerate(radii):
        edge = q + wave * (1 if j == 12 else (0.6 if j == 0 else 0))
        for s in (-1, 1):
            V += list(np.stack([edge * np.cos(th), np.full(n, y + s * 0.0022), edge * np.sin(th)], 1))

    def hole(i, j):
        step = n // 36
        row = (2, 5, 8)[(i // step) % 3] + (1 if (i // step) % 2 else 0)
        return i % step in (2, 3) and j in (row, row + 1)

    for j in range(12):
        for i in range(n):
            if hole(i, j):
                continue
            i2, a, b = (i + 1) % n, j * 2 * n, (j + 1) * 2 * n
            F.append((a + i, a + i2, b + i2, b + i))
            F.append((a + n + i, b + n + i, b + n + i2, a + n + i2))
    for i in range(n):
        i2 = (i + 1) % n
        F.append((i, n + i, n + i2, i2))
        F.append((12 * 2 * n + i, 12 * 2 * n + i2, 12 * 2 * n + n + i2, 12 * 2 * n + n + i))
    o = mk(name, V, F, M.brake, auto=30)
    o.location = c
    carrier = carrier or M.black
    arms = []
    inner = r - band_ + 0.004
    for i in range(6):
        a = 2 * pi * i / 6 + 0.25
        line = [(hub * 0.7, a - 0.25), ((hub + inner) / 2, a - 0.06), (inner, a)]
        arms.append(
            [q + np.array([0, y, 0]) for q in _limb(line, (0.014, 0.0085, 0.010), (0.0028, 0.0028, 0.0028), n=8)]
        )
    rings_mesh(name + "_arms", arms, carrier, auto=40).location = c
    lathe(
        name + "_ring",
        [(hub * 0.5, y - 0.004), (hub, y - 0.004), (hub, y + 0.004), (hub * 0.5, y + 0.004)],
        carrier,
        c,
        seg=64,
    )
    spots = [
        np.array(c) + (math.cos(a) * (inner + 0.003), 0, math.sin(a) * (inner + 0.003))
        for a in np.arange(6) * pi / 3 + 0.25
    ]
    side = np.sign(y)
    bolts(name + "_rivets", [p + np.array([0, y, 0]) for p in spots], (0, side, 0), M.steel, r=0.0062, h=0.0042)


def caliper(name, c, y, r, angle, M, metal=None, pistons=2):
    """a caliper astride a disc: `angle` in degrees round the axle, 0 forward and 90 up"""
    metal = metal or M.black
    a = rad(angle)
    side = np.sign(y)
    mid = np.array([c[0] + r * math.cos(a), y, c[2] + r * math.sin(a)])
    rot = Matrix.Rotation(-(a - pi / 2), 4, "Y")
    spin = lambda v: np.array(rot @ Vector(v))
    rbox(name, (0.088, 0.030, 0.050), mid + spin((0, side * 0.014, -0.006)), metal, bev=0.010, rot=rot)
    rbox(name + "_in", (0.078, 0.022, 0.044), mid + spin((0, -side * 0.014, -0.006)), metal, bev=0.008, rot=rot)
    rbox(name + "_bridge", (0.06, 0.05, 0.014), mid + spin((0, 0, 0.016)), metal, bev=0.005, rot=rot)
    for i in range(pistons):
        x = (i - (pistons - 1) / 2) * 0.036
        turned(
            name + "_pot",
            [(0.0145, -0.004), (0.0145, 0.002), (0.0125, 0.004), (1e-6, 0.004)],
            metal,
            mid + spin((x, side * 0.029, -0.006)),
            (0, side, 0),
            seg=32,
        )
    bolts(
        name + "_bolts",
        [mid + spin((x, side * 0.028, 0.012)) for x in (-0.037, 0.037)],
        (0, side, 0),
        M.steel,
        r=0.0055,
    )
