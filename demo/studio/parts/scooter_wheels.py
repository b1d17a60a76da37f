"""Wheels of scooters: pressed steel and cast alloys in several patterns, drum and disc brakes, hub motor."""

from kit import *
from parts.scooter_trim import bolts
from parts.wheels import tyre


def rim_ring(name, c, rim, hw, mat, M, lip=True):
    """the well of the rim, with machined lips"""
    w = hw * 0.74
    half = [
        (0.006, 1, 0.004),
        (0.008, 1, 0),
        (0.004, 1, -0.004),
        (-0.006, 1, -0.006),
        (-0.012, 0.55, 0),
        (-0.02, 0.35, 0),
    ]
    pr = [(rim + a, -(w * b + d)) for a, b, d in half] + [(rim + a, w * b + d) for a, b, d in reversed(half)]
    lathe(name + "_rim", pr, mat, c, seg=112, auto=25)
    if lip:
        for s in (-1, 1):
            edge = [(rim + 0.0065, s * (w + 0.0045)), (rim + 0.0015, s * (w + 0.0055)), (rim - 0.003, s * (w + 0.003))]
            lathe(name + "_lip", edge, M.mach, c, seg=112, auto=25)


def hub_barrel(name, c, r, half, mat, M):
    """the hub with its axle nuts"""
    pr = [(0.001, half + 0.004), (r * 0.42, half + 0.004), (r * 0.5, half), (r * 0.9, half * 0.72), (r, half * 0.6)]
    lathe(name + "_hub", [(a, -b) for a, b in pr] + [(a, b) for a, b in reversed(pr)], mat, c, seg=64)
    nut = [(1e-6, half + 0.02), (0.011, half + 0.02), (0.0125, half + 0.018)]
    lathe(name + "_nut", [(a, -b) for a, b in nut] + [(a, b) for a, b in reversed(nut)], M.steel, c, seg=6, auto=20)


def spoke(name, c, rs, angles, widths, depths, mat, face=None, ny=0.62):
    """one cast spoke along a line in polar coordinates; `face`: material of its machined faces"""
    n = 18
    t = np.linspace(0, 1, n)
    at = lambda q: np.interp(t, np.linspace(0, 1, len(q)), q)
    r, a, w, d = at(rs), at(angles), at(widths), at(depths)
    th = np.linspace(0, 2 * pi, 28, endpoint=False)
    k = (np.abs(np.cos(th)) ** 4.5 + np.abs(np.sin(th)) ** 4.5) ** (-1 / 4.5)
    mid = np.stack([r * np.cos(a), r * np.sin(a)], 1)
    T = np.gradient(mid, axis=0)
    T /= np.linalg.norm(T, axis=1)[:, None]
    rows, faces = [], {-1: [], 1: []}
    for i in range(n):
        nx, nz = -T[i, 1], T[i, 0]
        q, y = w[i] * k * np.cos(th), d[i] * k * np.sin(th)
        rows.append(np.stack([mid[i, 0] + nx * q, y, mid[i, 1] + nz * q], 1))
        for s in (-1, 1):
            qs = np.linspace(-w[i] * ny, w[i] * ny, 4)
            faces[s].append([[mid[i, 0] + nx * v, s * (d[i] + 0.0007), mid[i, 1] + nz * v] for v in qs])
    grid(name + "_sp", np.array(rows), mat, cu=True, auto=50).location = c
    if face:
        for s in (-1, 1):
            grid(name + "_mf", np.array(faces[s][1:-1]), face).location = c


def alloy(name, c, R, hw, rim, M, pattern="twin", hub=0.045, hubw=0.055, mat=None):
    """a cast wheel: twin, fork, blade, star, turbine, slim"""
    rm = mat or M.wheel
    tyre(name + "_t", c, R, hw, rim, M)
    rim_ring(name, c, rim, hw, rm, M)
    hub_barrel(name, c, hub, hubw, rm, M)
    a, b = hub * 0.7, rim - 0.013
    mid = a + (b - a) * 0.45
    deep = [0.018, 0.014, 0.012, 0.016]
    count = {"twin": 5, "fork": 5, "blade": 5, "star": 6, "turbine": 9, "slim": 6, "tri": 3}[pattern]
    for i in range(count):
        o = 2 * pi * i / count + rad(90)
        if pattern == "twin":
            for s in (-1, 1):
                spoke(name, c, [a, b], [o + s * 0.1, o + s * 0.22], [0.009, 0.0075, 0.011], deep, rm, M.mach)
        elif pattern == "fork":
            spoke(name, c, [a, mid], [o, o], [0.018, 0.014, 0.013], deep, rm, M.mach)
            for s in (-1, 1):
                line = [o + s * 0.06, o + s * 0.2, o + s * 0.26]
                spoke(name, c, [mid - 0.006, (mid + b) / 2, b], line, [0.0085, 0.007, 0.011], deep[1:], rm, M.mach)
        elif pattern == "blade":
            line = [o - 0.16, o - 0.02, o + 0.16, o + 0.34]
            spoke(
                name,
                c,
                [a, a + (b - a) * 0.33, a + (b - a) * 0.66, b],
                line,
                [0.013, 0.016, 0.012, 0.009],
                deep,
                rm,
                M.mach,
                0.4,
            )
        elif pattern == "star":
            spoke(name, c, [a, b], [o, o], [0.019, 0.012, 0.009, 0.013], deep, rm, M.mach, 0.5)
        elif pattern == "turbine":
            line = [o, o + 0.16, o + 0.4]
            spoke(name, c, [a, (a + b) / 2, b], line, [0.007, 0.0065, 0.010], deep, rm, M.mach)
        elif pattern == "slim":
            for s in (-1, 1):
                spoke(name, c, [a, b], [o + s * 0.26, o + s * 0.045], [0.0065, 0.006, 0.009], deep, rm, M.mach)
        else:
            for s in (-1, 0, 1):
                spoke(name, c, [a, b], [o + s * 0.12, o + s * 0.34], [0.010, 0.008, 0.011], deep, rm, M.mach)


def steel(name, c, R, hw, rim, M, mat=None, windows=6):
    """a pressed steel wheel: dished disc with windows between its ribs"""
    rm = mat or M.silver
    tyre(name + "_t", c, R, hw, rim, M)
    rim_ring(name, c, rim, hw, rm, M, lip=False)
    hub_barrel(name, c, 0.046, 0.056, M.cast, M)
    for s in (-1, 1):
        pr = [
            (0.03, s * 0.034),
            (0.052, s * 0.034),
            (0.062, s * 0.029),
            (0.078, s * 0.022),
            (rim - 0.034, s * 0.021),
            (rim - 0.022, s * 0.016),
            (rim - 0.012, s * 0.012),
        ]
        lathe(name + "_dish", pr, rm, c, seg=112, auto=50, smoothn=40)
        r0, r1 = 0.074, rim - 0.032
        V, F, ring_V, ring_F = [], [], [], []
        for i in range(windows):
            o = 2 * pi * i / windows + rad(90)
            k, span = len(V), pi / windows * 0.62
            for j in range(40):
                th = 2 * pi * j / 40
                kk = (abs(math.cos(th)) ** 3.2 + abs(math.sin(th)) ** 3.2) ** (-1 / 3.2)
                for e, VV in ((1.0, V), (1.0, ring_V), (1.16, ring_V)):
                    r = (r0 + r1) / 2 + (r1 - r0) / 2 * kk * math.cos(th) * e
                    a = o + span * kk * math.sin(th) * e
                    y = s * (0.0232 if VV is V else 0.0236 if e == 1.0 else 0.0216)
                    VV.append((r * math.cos(a), y, r * math.sin(a)))
            F.append(tuple(range(k, k + 40)))
            ring_F += [
                (2 * (k + j), 2 * (k + (j + 1) % 40), 2 * (k + (j + 1) % 40) + 1, 2 * (k + j) + 1) for j in range(40)
            ]
        mk(name + "_win", V, F, M.dark).location = c
        recalc(mk(name + "_winr", ring_V, ring_F, rm)).location = c
        points = [
            (c[0] + 0.042 * math.cos(a), c[1] + s * 0.034, c[2] + 0.042 * math.sin(a))
            for a in np.linspace(0, 2 * pi, 5)[:4]
        ]
        bolts(name + "_nuts", points, 0.006, M.steel, side=s, height=0.008)


def disc_brake(name, c, r, side, M, y=0.044, holes=36):
    """a drilled disc on its carrier"""
    y = side * y
    pr = [
        (r * 0.6, y - 0.002),
        (r - 0.001, y - 0.002),
        (r, y - 0.001),
        (r, y + 0.001),
        (r - 0.001, y + 0.002),
        (r * 0.6, y + 0.002),
        (r * 0.6, y - 0.002),
    ]
    lathe(name + "_disc", pr, M.brake, c, seg=112, auto=30)
    V, F = [], []
    for i in range(holes):
        a = 2 * pi * i / holes
        rr = r * (0.70 + 0.1 * (i % 3))
        k = len(V)
        for b in np.linspace(0, 2 * pi, 12, endpoint=False):
            V.append(
                (rr * math.cos(a) + 0.0036 * math.cos(b), y + side * 0.0024, rr * math.sin(a) + 0.0036 * math.sin(b))
            )
        F.append(tuple(range(k, k + 12)))
    mk(name + "_holes", V, F, M.dark).location = c
    for i in range(5):
        a = 2 * pi * i / 5 + 0.3
        ol = [(0.024, a - 0.4), (r * 0.64, a - 0.14), (r * 0.64, a + 0.14), (0.024, a + 0.4)]
        plate(
            name + "_arm",
            [(q * math.cos(t), q * math.sin(t)) for q, t in ol],
            y - 0.0024,
            y + 0.0024,
            M.black,
            bev=0.0006,
        ).location = c


def caliper(c, r, side, M, angle=142, mat=None):
    """a floating caliper behind the fork leg"""
    a = rad(angle)
    ca, sa = math.cos(a), math.sin(a)
    at = lambda u, v: (c[0] + (r - u) * ca - v * sa, c[2] + (r - u) * sa + v * ca)
    ol = [at(0.034, -0.036), at(-0.012, -0.034), at(-0.02, 0), at(-0.012, 0.036), at(0.034, 0.036)]
    plate("caliper", ol, side * 0.034, side * 0.074, mat or M.black, bev=0.008, smooth=48)
    for v in (-0.018, 0.018):
        x, z = at(0.008, v)
        rod("piston", (x, side * 0.07, z), (x, side * 0.08, z), 0.013, mat or M.black)
        bolts("calbolt", [(x, side * 0.08, z)], 0.005, M.steel, side=side)


def drum_plate(name, c, r, side, M, half=0.052):
    """the back plate of a drum brake with its arm and cable"""
    y = side * half
    pr = [
        (1e-6, y + side * 0.012),
        (0.02, y + side * 0.012),
        (0.026, y + side * 0.008),
        (r * 0.8, y + side * 0.003),
        (r * 0.95, y - side * 0.002),
        (r, y - side * 0.01),
        (r, side * 0.02),
    ]
    lathe(name + "_drum", pr, M.cast, c, seg=72)
    for i in range(8):
        a = 2 * pi * i / 8 + 0.2
        p = [
            np.array([c[0] + q * math.cos(a), y + side * h, c[2] + q * math.sin(a)])
            for q, h in ((0.026, 0.006), (r * 0.85, 0.002))
        ]
        rod(name + "_rib", p[0], p[1], 0.003, M.cast, seg=10)
    e = np.array([c[0] - 0.035, y + side * 0.012, c[2] + 0.025])
    rod(name + "_cam", e - [0, side * 0.01, 0], e + [0, side * 0.008, 0], 0.008, M.steel)
    tube(name + "_lever", [e, e + [-0.03, side * 0.004, 0.004], e + [-0.058, side * 0.002, 0.0]], 0.005, M.steel)


def hub_motor(name, c, R, hw, rim, M, r=None, half=0.062):
    """a rear wheel whose hub is the motor: finned housing, cover with bolts, cable"""
    r = r or rim * 0.78
    tyre(name + "_t", c, R, hw, rim, M)
    rim_ring(name, c, rim, hw, M.wheel, M)
    pr = [
        (0.03, half),
        (r * 0.42, half),
        (r * 0.5, half - 0.004),
        (r * 0.88, half - 0.010),
        (r * 0.97, half - 0.016),
        (r, half - 0.024),
    ]
    lathe(name + "_motor", [(a, -b) for a, b in pr] + [(a, b) for a, b in reversed(pr)], M.satin, c, seg=96)
    lathe(
        name + "_cover",
        [(1e-6, -half - 0.010), (0.02, -half - 0.010), (0.032, -half - 0.006), (0.036, -half)],
        M.black,
        c,
        seg=64,
    )
    lathe(
        name + "_ring",
        [
            (r * 0.70, -half + 0.0052),
            (r * 0.72, -half + 0.0035),
            (r * 0.76, -half + 0.0035),
            (r * 0.78, -half + 0.0058),
        ],
        M.mach,
        c,
        seg=96,
    )
    for s in (-1, 1):
        pts = [
            (c[0] + r * 0.62 * math.cos(a), c[1] + s * (half - 0.0055), c[2] + r * 0.62 * math.sin(a))
            for a in np.linspace(0, 2 * pi, 9)[:8]
        ]
        bolts(name + "_bolts", pts, 0.0055, M.steel, side=s)
    for i in range(36):
        a = 2 * pi * i / 36
        p = [(c[0] + r * math.cos(a) * 1.0, s * (half - 0.03), c[2] + r * math.sin(a) * 1.0) for s in (-1, 1)]
        rod(name + "_fin", p[0], p[1], 0.0035, M.satin, seg=8)
    for i in range(5):
        o = 2 * pi * i / 5 + rad(90)
        for s in (-1, 1):
            spoke(
                name,
                c,
                [r - 0.004, rim - 0.013],
                [o + s * 0.1, o + s * 0.2],
                [0.013, 0.011, 0.013],
                [0.02, 0.014, 0.016],
                M.wheel,
            )
    rod(name + "_axle", (c[0], -half - 0.028, c[2]), (c[0], half + 0.028, c[2]), 0.010, M.steel)
    for s in (-1, 1):
        rod(name + "_nut", (c[0], s * (half + 0.012), c[2]), (c[0], s * (half + 0.024), c[2]), 0.016, M.steel, seg=6)
