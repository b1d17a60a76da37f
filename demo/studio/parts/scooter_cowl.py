"""The handlebar of scooters: cowl, visor, instruments, grips, levers, switches, mirrors."""

from kit import *
from parts.mirrors import mirror_set
from parts.scooter_trim import corners, tilt

# Half of each cowl from the middle outwards: y, below, above, depth. Then: how it leans, roundness, how its ends sweep back.
COWLS = {
    "lamp": dict(
        rows=[
            (0, -0.116, 0.098, 0.138),
            (0.05, -0.112, 0.095, 0.133),
            (0.10, -0.096, 0.083, 0.114),
            (0.152, -0.060, 0.058, 0.076),
            (0.195, -0.031, 0.034, 0.040),
            (0.24, -0.021, 0.023, 0.026),
        ],
        lean=0.40,
        power=2.5,
        sweep=0.6,
    ),
    "wide": dict(
        rows=[
            (0, -0.112, 0.092, 0.140),
            (0.06, -0.110, 0.090, 0.136),
            (0.115, -0.094, 0.080, 0.116),
            (0.162, -0.054, 0.058, 0.074),
            (0.20, -0.030, 0.036, 0.042),
            (0.24, -0.021, 0.023, 0.026),
        ],
        lean=0.46,
        power=2.8,
        sweep=0.7,
    ),
    "square": dict(
        rows=[
            (0, -0.118, 0.088, 0.128),
            (0.06, -0.116, 0.087, 0.125),
            (0.11, -0.104, 0.080, 0.112),
            (0.15, -0.066, 0.062, 0.080),
            (0.19, -0.034, 0.038, 0.044),
            (0.24, -0.021, 0.023, 0.026),
        ],
        lean=0.30,
        power=3.2,
        sweep=0.5,
    ),
    "slim": dict(
        rows=[
            (0, -0.082, 0.072, 0.118),
            (0.045, -0.078, 0.070, 0.110),
            (0.09, -0.062, 0.060, 0.088),
            (0.14, -0.042, 0.044, 0.056),
            (0.19, -0.028, 0.030, 0.034),
            (0.24, -0.020, 0.022, 0.025),
        ],
        lean=0.55,
        power=2.2,
        sweep=0.75,
    ),
    "wedge": dict(
        rows=[
            (0, -0.080, 0.078, 0.128),
            (0.04, -0.074, 0.074, 0.112),
            (0.09, -0.056, 0.060, 0.084),
            (0.14, -0.040, 0.044, 0.054),
            (0.19, -0.028, 0.031, 0.034),
            (0.24, -0.020, 0.022, 0.025),
        ],
        lean=0.7,
        power=2.0,
        sweep=0.9,
    ),
    "flush": dict(
        rows=[
            (0, -0.094, 0.070, 0.122),
            (0.06, -0.090, 0.069, 0.117),
            (0.115, -0.072, 0.060, 0.094),
            (0.16, -0.046, 0.046, 0.062),
            (0.20, -0.029, 0.032, 0.038),
            (0.24, -0.020, 0.022, 0.025),
        ],
        lean=0.42,
        power=2.8,
        sweep=0.6,
    ),
}
CENTRE = np.array([0.285, 0, 1.0])


def cowl(style, mats, back=(104, 262)):
    """the housing round the handlebar; the second material is that of its back, between two angles round its length"""
    q = COWLS[style]

    def mod(P):
        Q = P.copy()
        x, z = P[..., 0], P[..., 2]
        Q[..., 0] = CENTRE[0] + x - q["lean"] * z - q["sweep"] * np.abs(P[..., 1]) ** 1.6
        Q[..., 2] = CENTRE[2] + z - 0.10 * x
        return Q

    rows = q["rows"]
    rows = [(-a, b, c, d) for a, b, c, d in rows[:0:-1]] + rows
    o = loft(
        "cowl",
        [(a, b, c, d, 0.46, q["power"], q["power"], 0) for a, b, c, d in rows],
        mats,
        axis="y",
        cap0=0.006,
        cap1=0.006,
        mod=mod,
        nu=120,
        nv=160,
    )
    if len(mats) > 1:
        ring_at = (np.arange(len(o.data.polygons)) % 120 + 0.5) * 3.0
        o.data.polygons.foreach_set("material_index", ((ring_at > back[0]) & (ring_at < back[1])).astype(np.int32))
    return o


def visor(M, mat, width=0.105, height=0.11, base=(0.345, 1.045), rake=0.75):
    """a small fly screen on the cowl; its foot stands in the cowl"""

    def f(u, v):
        up, foot = np.clip(v, 0, 1), np.clip(v, -1, 0)
        w = width * (1 - 0.45 * up**1.6)
        x = base[0] - rake * height * up - 0.055 * np.abs(u) ** 2.2 * (1 - 0.35 * up) + 0.012 * np.sin(up * pi)
        z = base[1] + height * up * (1 - 0.22 * u**2) - 0.02 * u**2
        return np.stack([x + 0.016 * foot, u * w, z + 0.05 * foot], -1)

    return sheet("visor", f, mat, nu=41, nv=40, thick=0.004, bevel=0.0015, v=(-1, 1))


def pod(M, centre=(0.160, 0, 1.068), angle=-38, size=(0.042, 0.080), mat=None, power=3.2, brow=None, on=None):
    """the housing of the instruments, tilted towards the rider; gives the housing and a function from its plane"""
    a, w = size
    t = tilt(raised(on, centre, rad(angle), size), rad(angle))
    st = [(-0.05, -a * 0.9, a * 0.9, w * 0.9), (-0.01, -a, a, w), (0.006, -a, a, w)]
    o = loft(
        "pod",
        [(z, b, c, d, 0.5, power, power, 0) for z, b, c, d in st],
        mat or M.plastic,
        axis="z",
        cap0=0,
        cap1=0.002,
        mod=t,
        nu=96,
        nv=12,
    )
    local = lambda u, v, h=0.0: t(np.array([[u, v, 0.0082 + h]]))[0]
    face = corners([(-a * 0.86, -w * 0.9), (a * 0.86, -w * 0.9), (a * 0.86, w * 0.9), (-a * 0.86, w * 0.9)], 80, 0.25)
    flat("podglass", [local(u, v, 0.0004) for u, v in face], M.glass)
    rows = []
    for v in np.linspace(-1, 1, 48):
        fall = 0.22 * v * v
        reach = ((0.92, -0.045), (1.12, -0.022), (1.16, -0.006), (1.12, 0.004), (1.03, 0.0062), (1.0, 0.002))
        rows.append([local(a * (u - fall), v * w * (1.10 + 0.03 * (5 - i)), h) for i, (u, h) in enumerate(reach)])
    grid("podbrow", np.array(rows), brow or mat or M.plastic)
    return o, local


def raised(cowl_obj, centre, angle, size, clearance=0.002):
    """the middle of a plane tilted by `angle`, moved so that it just clears the cowl"""
    c = Vector(centre)
    n, up = Vector((math.sin(angle), 0, math.cos(angle))), Vector((math.cos(angle), 0, -math.sin(angle)))
    heights = []
    for u in np.linspace(-0.9, 0.9, 9):
        for v in np.linspace(-0.9, 0.9, 9):
            p = c + up * (u * size[0]) + Vector((0, v * size[1], 0))
            hit = bvh(cowl_obj).ray_cast(p + n * 0.2, -n)
            if hit[0] is not None:
                heights.append(0.2 - hit[3])
    return tuple(c + n * (max(heights) + clearance - 0.0082))


def flat(name, points, mat):
    """a flat face of many corners"""
    return mk(name, points, [tuple(range(len(points)))], mat)


def strokes(name, local, quads, mat, h=0.0012):
    """small bars drawn in the plane of the instruments: (u, v, du, dv) boxes"""
    V, F = [], []
    for u, v, du, dv in quads:
        k = len(V)
        V += [tuple(local(u + a * du / 2, v + b * dv / 2, h)) for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
        F.append((k, k + 1, k + 2, k + 3))
    return mk(name, V, F, mat)


def figures(txt, local, podobj, u, v, size, mat, font):
    """lettering in the plane of the instruments; u up, v to the left"""
    p = local(u, v)
    return text_on(
        txt, podobj, (p[0], p[1]), size, mat, dirn="+z", rot=-pi / 2, shear=0, off=0.0018, thick=0.0004, font=font
    )


def tft(M, font, speed="42", size=(0.044, 0.086), accent=None, **kw):
    """a colour screen: speed, range, charge or fuel, clock"""
    o, local = pod(M, size=size, **kw)
    a, w = size
    screen = corners(
        [(-a * 0.74, -w * 0.78), (a * 0.74, -w * 0.78), (a * 0.74, w * 0.78), (-a * 0.74, w * 0.78)], 60, 0.08
    )
    flat("screen", [local(u, v, 0.0008) for u, v in screen], M.screen)
    figures(speed, local, o, a * 0.06, 0, a * 0.85, M.bright, font)
    figures("km/h", local, o, -a * 0.44, 0, a * 0.2, M.bright, font)
    figures("10:24", local, o, a * 0.56, w * 0.5, a * 0.2, M.bright, font)
    figures("ECO", local, o, a * 0.56, -w * 0.52, a * 0.2, M.green, font)
    figures("86 km", local, o, -a * 0.3, -w * 0.55, a * 0.2, M.bright, font)
    bars = [(-a * 0.6, w * (0.66 - 0.13 * i), a * 0.12, w * 0.1) for i in range(11)]
    strokes("bars", local, bars[:8], accent or M.cyan)
    strokes("barsoff", local, bars[8:], M.plast2)
    arc = []
    for i in range(22):
        t = rad(215 - 250 * i / 21)
        arc.append((a * 0.08 + a * 0.62 * math.sin(t), w * 0.40 * -math.cos(t), 0.0035, 0.0035))
    strokes("arc", local, arc[:13], accent or M.cyan)
    strokes("arcoff", local, arc[13:], M.plast2)
    return o


def lcd(M, font, size=(0.042, 0.08), **kw):
    """a grey LCD with black figures and a bar"""
    o, local = pod(M, size=size, **kw)
    a, w = size
    screen = corners(
        [(-a * 0.66, -w * 0.74), (a * 0.66, -w * 0.74), (a * 0.66, w * 0.74), (-a * 0.66, w * 0.74)], 60, 0.1
    )
    pale = mat("lcdpale", srgb("#9fb7b5"), rough=0.25, emit=srgb("#8fb3b4"), es=0.45)
    flat("screen", [local(u, v, 0.0008) for u, v in screen], pale)
    figures("38", local, o, a * 0.02, w * 0.12, a * 0.95, M.dark, font)
    figures("km/h", local, o, -a * 0.2, -w * 0.42, a * 0.24, M.dark, font)
    figures("ODO 1286", local, o, -a * 0.5, w * 0.3, a * 0.22, M.dark, font)
    strokes("bars", local, [(a * 0.54, w * (0.62 - 0.105 * i), a * 0.16, w * 0.08) for i in range(9)], M.dark)
    strokes("bars2", local, [(-a * 0.5 + a * 0.16 * i, -w * 0.64, a * 0.11, w * 0.1) for i in range(6)], M.dark)
    return o


def dial(M, font, size=(0.043, 0.082), ring=None, **kw):
    """an analogue speedometer with a fuel gauge beside it"""
    o, local = pod(M, size=size, power=2.4, **kw)
    a, w = size

    def clock(cv, r, first, last, count, labels, value):
        disc = [
            local(r * math.cos(t), cv + r * math.sin(t), 0.0006) for t in np.linspace(0, 2 * pi, 64, endpoint=False)
        ]
        flat("dialdisc", disc, M.gloss)
        tube(
            "dialring",
            [
                local(r * 1.02 * math.cos(t), cv + r * 1.02 * math.sin(t), 0.001)
                for t in np.linspace(0, 2 * pi, 64, endpoint=False)
            ],
            0.0016,
            ring or M.chrome,
            raw=True,
            closed=True,
            res=4,
        )
        V, F = [], []
        for i in range(count):
            t = rad(first + (last - first) * i / (count - 1))
            k, r0, wd = len(V), r * (0.78 if i % 2 == 0 else 0.85), 0.012 if i % 2 == 0 else 0.007
            for rr, dt in ((r0, -wd), (r * 0.95, -wd), (r * 0.95, wd), (r0, wd)):
                V.append(tuple(local(rr * math.cos(t + dt), cv + rr * math.sin(t + dt), 0.0012)))
            F.append((k, k + 1, k + 2, k + 3))
        mk("ticks", V, F, M.bright)
        for txt, t in labels:
            figures(
                txt, local, o, r * 0.60 * math.cos(rad(t)), cv + r * 0.60 * math.sin(rad(t)), r * 0.24, M.bright, font
            )
        t = rad(value)
        tip = [
            (r * 0.86 * math.cos(t), cv + r * 0.86 * math.sin(t)),
            (-r * 0.16 * math.cos(t), cv - r * 0.16 * math.sin(t)),
        ]
        tube("needle", [local(*tip[0], 0.0024), local(*tip[1], 0.0024)], 0.0009, M.spring, n=3, radii=[0.5, 1.4], res=3)
        rod("needlehub", local(0, cv, 0.001), local(0, cv, 0.005), r * 0.09, M.plastic)

    clock(0.016, a * 0.82, 120, -120, 15, [(str(20 * i), 120 - 240 * i / 7) for i in range(8)], 122)
    clock(-w * 0.60, a * 0.42, 60, -60, 5, [("F", -50), ("E", 50)], -20)
    return o


GX = 0.205


def handlebar(M, disc=False, ends=None, reservoir=None):
    """bar, grips, levers and switches on both sides"""
    for s in (-1, 1):
        rod("bar", (GX + 0.02, s * 0.22, 1.003), (GX - 0.025, s * 0.35, 1.012), 0.011, M.steel)
        M4, L = align((GX + 0.008, s * 0.245, 1.005), (GX - 0.026, s * 0.352, 1.012))
        pr = [(1e-6, 0), (0.021, 0), (0.022, 0.004), (0.017, 0.006)]
        for i in range(12):
            z = 0.01 + i * 0.0075
            pr += [(0.0168, z), (0.0182, z + 0.002), (0.0182, z + 0.005), (0.0168, z + 0.0066)]
        pr += [(0.0185, L - 0.006), (0.0185, L - 0.001), (0.016, L), (1e-6, L)]
        lathe("grip", pr, M.rubber, seg=48, auto=60).matrix_world = M4
        rod("barend", (GX - 0.026, s * 0.352, 1.012), (GX - 0.031, s * 0.368, 1.013), 0.0165, ends or M.steel)
        line = [
            (GX + 0.055, s * 0.215, 1.012),
            (GX + 0.066, s * 0.245, 1.008),
            (GX + 0.052, s * 0.31, 1.004),
            (GX + 0.030, s * 0.362, 1.006),
        ]
        tube("lever", line, 0.0062, M.alu, radii=[1.3, 1, 0.9, 1.1])
        tube("levertip", [(GX + 0.031, s * 0.36, 1.006), (GX + 0.028, s * 0.366, 1.006)], 0.0085, M.alu, n=4)
        rbox("sw", (0.042, 0.036, 0.042), (GX + 0.014, s * 0.226, 1.006), M.plastic, bev=0.011)
        rbox("leverpost", (0.03, 0.026, 0.02), (GX + 0.045, s * 0.222, 1.010), M.plastic, bev=0.006)
        rbox(
            "swface",
            (0.008, 0.024, 0.028),
            (GX - 0.006, s * 0.226, 1.010),
            M.gloss,
            bev=0.003,
            rot=Matrix.Rotation(rad(20), 4, "Y"),
        )
        if s > 0:
            rbox("turnsw", (0.010, 0.012, 0.006), (GX - 0.010, s * 0.226, 1.008), M.plast2, bev=0.002)
            rbox("horn", (0.008, 0.012, 0.008), (GX - 0.007, s * 0.226, 0.998), M.plast2, bev=0.003)
            rbox("dip", (0.008, 0.012, 0.007), (GX - 0.010, s * 0.226, 1.020), M.plast2, bev=0.002)
        else:
            rbox("start", (0.008, 0.014, 0.010), (GX - 0.008, s * 0.226, 1.000), M.silver, bev=0.003)
            rbox("kill", (0.008, 0.014, 0.010), (GX - 0.010, s * 0.226, 1.017), M.spring, bev=0.003)
    if disc:
        rbox("reservoir", (0.044, 0.05, 0.03), (GX + 0.05, -0.205, 1.032), reservoir or M.plastic, bev=0.006)
        rbox("reslid", (0.046, 0.052, 0.006), (GX + 0.05, -0.205, 1.048), M.black, bev=0.002)


MIRRORS = {
    "oval": dict(head=(0.205, 0.305, 1.19), R=(0.066, 0.047), shape=2.3),
    "round": dict(head=(0.205, 0.300, 1.185), R=(0.056, 0.052), shape=2.1),
    "square": dict(head=(0.200, 0.310, 1.18), R=(0.068, 0.043), shape=3.6),
    "wing": dict(head=(0.195, 0.320, 1.185), R=(0.074, 0.038), shape=3.0),
    "drop": dict(head=(0.20, 0.315, 1.18), R=(0.070, 0.042), shape=2.6),
}


def mirrors(M, style="oval", mat=None):
    q = MIRRORS[style]
    mirror_set(M, (0.232, 0.185, 1.045), q["head"], R=q["R"], shape=q["shape"], matl=mat)
