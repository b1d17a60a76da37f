"""What drives scooters: engine with belt drive and silencer, or electric motors, and the rear suspension."""

from kit import *
from parts import scooter_wheels as wheels
from parts.scooter_trim import bolts, circle, panel, sweep


def rear_wheel(L, M, kind="steel"):
    """steel, or the pattern of an alloy"""
    c, (R, hw, rim) = L.rear_centre, L.rear
    if kind == "steel":
        wheels.steel("rw", c, R, hw, rim, M, windows=5)
    else:
        wheels.alloy("rw", c, R, hw, rim, M, kind, hub=0.05)


def engine(L, M, case=None, cover=None, kick=True):
    """crankcase, fan cover on the right, belt case with air box and kick lever on the left"""
    case, cover = case or M.cast, cover or M.alu
    ol = [
        (-0.20, 0.20),
        (-0.16, 0.30),
        (-0.22, 0.38),
        (-0.36, 0.39),
        (-0.50, 0.33),
        (-0.62, 0.28),
        (-0.65, 0.22),
        (-0.60, 0.18),
        (-0.40, 0.17),
        (-0.26, 0.17),
    ]
    plate("case", ol, -0.060, 0.07, case, bev=0.02, seg=5, smooth=80)
    rod("gearhub", (L.rx, 0.02, L.rear[0]), (L.rx, 0.075, L.rear[0]), 0.075, case, ch=0.012, seg=64)
    fan_cover(M)
    for i in range(6):
        fin = [(-0.17 + 0.0028 * i, 0.17), (-0.13, 0.175), (-0.125, 0.225), (-0.17, 0.235)]
        plate("fin", fin, -0.07 + i * 0.025, -0.064 + i * 0.025, case, bev=0.001)
    belt_case(L, M, cover, kick)


def fan_cover(M, c=(-0.33, 0.285), r=0.098):
    """the cooling fan behind its grille"""
    puff("fan", circle(*c, r), -0.058, 0.022, M.plastic, smooth=0, wall=0.055, p=3)
    y = -0.1335
    lathe(
        "fanring", [(0.079, 0), (0.082, -0.0025), (0.086, -0.0025), (0.089, 0.001)], M.plast2, (c[0], y, c[1]), seg=72
    )
    for i in range(18):
        a = 2 * pi * i / 18
        p = [
            (c[0] + q * math.cos(a + t), y + dy, c[1] + q * math.sin(a + t))
            for q, t, dy in ((0.03, 0, -0.0015), (0.076, 0.35, 0.002))
        ]
        rod("vane", p[0], p[1], 0.0035, M.dark, seg=8, ch=0.0005)
    puff("fanc", circle(*c, 0.024, 24), y, 0.006, M.satin, smooth=0, p=3)
    bolts(
        "fanbolts",
        [(c[0] + 0.090 * math.cos(a), -0.121, c[1] + 0.090 * math.sin(a)) for a in (0.6, 2.2, 3.8, 5.4)],
        0.005,
        M.steel,
    )


def belt_case(L, M, cover, kick=True):
    """the cover of the belt drive, its bolts and ribs; air box above, kick lever beside"""
    rx, R = L.rx, L.rear[0]
    ol = [
        (-0.19, 0.215),
        (-0.195, 0.30),
        (-0.235, 0.350),
        (-0.32, 0.368),
        (-0.42, 0.345),
        (-0.53, 0.318),
        (rx + 0.01, R + 0.082),
        (rx - 0.055, R + 0.052),
        (rx - 0.072, R),
        (rx - 0.05, R - 0.05),
        (rx + 0.02, R - 0.062),
        (-0.48, 0.170),
        (-0.36, 0.165),
        (-0.25, 0.172),
    ]
    o = puff("cvt", ol, 0.064, 0.020, cover, smooth=110, wall=0.048, side=1, p=4.5)
    ol = smooth_outline(ol, 110)
    c = ol.mean(0)
    seats = [tuple(c + (ol[i] - c) * 0.93) for i in range(4, 110, 9)]
    for a, b in seats:
        h, _ = cast(o, a, b, "+y")
        rod("boss", (a, h[1] - 0.012, b), (a, h[1] + 0.004, b), 0.009, cover, seg=20)
        bolts("cvtbolt", [(a, h[1] + 0.004, b)], 0.0052, M.steel, side=1)
    patch("cvtface", o, scaled_line(ol, 0.78), cover, "+y", off=0.003, dome=0.003, smooth=0)
    patch("cvtfront", o, circle(-0.295, 0.268, 0.058), M.satin, "+y", off=0.007, dome=0.006, smooth=0)
    patch("cvtmid", o, circle(-0.295, 0.268, 0.030), M.plastic, "+y", off=0.014, dome=0.003, smooth=0)
    patch("cvtclutch", o, circle(rx + 0.012, R + 0.012, 0.044), cover, "+y", off=0.006, dome=0.006, smooth=0)
    for i in range(5):
        x = -0.395 - 0.032 * i
        band(
            "cvtslot", o, [(x, 0.300 - 0.010 * i), (x - 0.012, 0.215)], 0.009, M.dark, dirn="+y", off=0.0068, n=20, m=3
        )
    loft(
        "airbox",
        [
            (-0.40, 0.352, 0.440, 0.036, 0.5, 4, 4, 0),
            (-0.50, 0.345, 0.446, 0.042, 0.5, 4, 4, 0),
            (-0.60, 0.338, 0.436, 0.040, 0.5, 4, 4, 0),
            (-0.66, 0.345, 0.415, 0.034, 0.5, 4, 4, 0),
        ],
        M.plastic,
        cap0=0.012,
        cap1=0.012,
        nv=30,
        mod=lambda P: P + np.array([0, 0.105, 0]),
    )
    bolts(
        "airbolts", [(x, 0.148, z) for x, z in ((-0.43, 0.42), (-0.62, 0.405), (-0.52, 0.362))], 0.0045, M.steel, side=1
    )
    tube("airpipe", [(-0.41, 0.095, 0.41), (-0.34, 0.07, 0.42), (-0.28, 0.04, 0.40)], 0.022, M.rubber)
    if kick:
        p = np.array([-0.40, 0.150, 0.232])
        rod("kickhub", p - [0, 0.035, 0], p + [0, 0.008, 0], 0.015, M.steel)
        tube(
            "kick",
            [p, p + [-0.06, 0.012, 0.012], p + [-0.14, 0.020, 0.050], p + [-0.165, 0.022, 0.064]],
            0.0085,
            M.black,
        )
        tube("kickfoot", [p + [-0.163, 0.016, 0.063], p + [-0.168, 0.058, 0.066]], 0.0105, M.rubber, n=4)


def scaled_line(ol, k):
    c = np.asarray(ol).mean(0)
    return c + (np.asarray(ol) - c) * k


MUFFLERS = {
    # half width and half height along its length, roundness, where it ends
    "drum": dict(
        sizes=[(0.030, 0.030), (0.048, 0.050), (0.052, 0.056), (0.052, 0.056), (0.050, 0.054), (0.036, 0.038)],
        power=2.2,
        end=(-0.855, -0.162, 0.288),
    ),
    "oval": dict(
        sizes=[(0.030, 0.034), (0.044, 0.056), (0.046, 0.062), (0.046, 0.062), (0.044, 0.056), (0.034, 0.040)],
        power=2.6,
        end=(-0.865, -0.158, 0.298),
    ),
    "long": dict(
        sizes=[(0.026, 0.028), (0.042, 0.046), (0.046, 0.052), (0.047, 0.053), (0.046, 0.052), (0.034, 0.036)],
        power=2.1,
        end=(-0.905, -0.160, 0.290),
    ),
    "sport": dict(
        sizes=[(0.030, 0.034), (0.044, 0.054), (0.050, 0.062), (0.050, 0.064), (0.046, 0.058), (0.040, 0.046)],
        power=3.2,
        end=(-0.86, -0.164, 0.330),
    ),
    "stub": dict(
        sizes=[(0.030, 0.034), (0.046, 0.056), (0.050, 0.062), (0.048, 0.060), (0.040, 0.046)],
        power=2.8,
        end=(-0.81, -0.164, 0.310),
    ),
}


def muffler(M, style="drum", shield=None, shield_style="slots", tip=None, outlets=1, second=None):
    """the silencer on the right with its heat shield: slots, vents, blade, plain"""
    q = MUFFLERS[style]
    A, B = np.array([-0.40, -0.146, 0.215]), np.array(q["end"])
    pipe = [(-0.18, -0.06, 0.19), (-0.25, -0.10, 0.165), (-0.33, -0.135, 0.185), (-0.42, -0.147, 0.217)]
    tube("hdr", pipe, 0.017, M.heat)
    o = sweep("muff", [A, (A + B) / 2, B], q["sizes"], M.black, n=70, nu=56, power=q["power"])
    at = (
        lambda t, v: A[[0, 2]]
        + (B - A)[[0, 2]] * t
        + np.array([-(B - A)[2], (B - A)[0]])[[0, 1]] * 0
        + np.array([0, v])
    )
    h = max(b for _, b in q["sizes"])
    sh = shield or M.chrome
    if shield_style == "plain":
        span, lo, hi = (0.20, 0.80), -0.55, 0.80
    elif shield_style == "blade":
        span, lo, hi = (0.10, 0.90), -0.35, 0.84
    else:
        span, lo, hi = (0.14, 0.84), -0.62, 0.84
    ts = np.linspace(*span, 30)
    taper = lambda t: np.interp(t, [span[0], span[0] + 0.12, span[1] - 0.12, span[1]], [0.72, 1, 1, 0.8])
    up = np.array([at(t, h * hi * taper(t)) for t in ts])
    lo_line = np.array(
        [
            at(
                t + (0.04 if shield_style == "blade" else 0),
                h * lo * taper(t) * (1 if shield_style != "blade" else 1 - 0.9 * (t - span[0])),
            )
            for t in ts
        ]
    )
    s = panel("shield", o, up, lo_line, sh, "-y", off=0.007, m=16, sink=-0.002, raw=True)
    if shield_style in ("slots", "vents"):
        for i in range(5):
            t = 0.30 + 0.10 * i
            a, b = at(t, h * 0.42), at(t + (0.05 if shield_style == "slots" else 0.0), -h * 0.22)
            band("slot", o, [a, b], 0.011, M.dark, dirn="-y", off=0.0078, n=16, m=3)
    if second is not None:
        ts2 = np.linspace(span[0] + 0.05, span[1] - 0.08, 24)
        panel(
            "shield2",
            o,
            np.array([at(t, h * 0.30 * taper(t)) for t in ts2]),
            np.array([at(t, -h * 0.10) for t in ts2]),
            second,
            "-y",
            off=0.0095,
            m=6,
            sink=-0.006,
            raw=True,
        )
    bolts(
        "shieldbolt",
        [tuple(cast(s, *at(t, h * v), "-y")[0]) for t, v in ((span[0] + 0.07, 0.2), (span[1] - 0.07, 0.2))],
        0.005,
        M.steel,
    )
    d = (B - A) / np.linalg.norm(B - A)
    for k in range(outlets):
        off = np.array([0, 0, 0.017 * (2 * k - 1) if outlets == 2 else -0.008])
        lathe_on(
            "mtip",
            [(0.0105, 0), (0.0105, 1), (0.0135, 1), (0.0145, 0.9), (0.0145, 0)],
            tip or M.steel,
            B + off,
            B + d * 0.05 + off,
        )
        lathe_on("mtipin", [(1e-6, 0.5), (0.0105, 0.5)], M.dark, B + off, B + d * 0.05 + off)


def shock(L, M, side, spring_mat=None, top=(-0.695, 0.60), y=0.118):
    """a spring and damper from the axle to the body"""
    s = side
    a, b = np.array([L.rx - 0.012, s * y, 0.275]), np.array([top[0], s * (y - 0.003), top[1]])
    d = b - a
    rod("shb", a, b, 0.012, M.steel)
    rod("shl", a, a + d * 0.38, 0.020, M.black)
    rod("shc", a + d * 0.20, a + d * 0.235, 0.034, M.black)
    rod("sht", a + d * 0.88, a + d * 0.93, 0.032, M.black)
    rod("sheye", a - [0, 0.016, 0], a + [0, 0.016, 0], 0.018, M.cast)
    spring("shs", a + d * 0.235, a + d * 0.88, 0.027, 0.0052, 8, spring_mat or M.spring)


def side_motor(L, M):
    """a swing arm with the motor beside the wheel on the left, reduction gear at the axle; a plain arm on the right"""
    rx, R = L.rx, L.rear[0]
    arm = [
        (-0.25, 0.230),
        (-0.235, 0.285),
        (-0.30, 0.318),
        (-0.42, 0.318),
        (rx + 0.05, R + 0.066),
        (rx - 0.04, R + 0.058),
        (rx - 0.066, R),
        (rx - 0.04, R - 0.052),
        (rx + 0.06, R - 0.058),
        (-0.42, 0.178),
        (-0.31, 0.188),
    ]
    o = puff("armcase", arm, 0.074, 0.016, M.satin, smooth=110, wall=0.042, side=1, p=4.5)
    ol = smooth_outline(arm, 110)
    c = ol.mean(0)
    for i in range(5, 110, 10):
        a, b = c + (ol[i] - c) * 0.93
        h, _ = cast(o, a, b, "+y")
        bolts("armbolt", [(a, h[1], b)], 0.0052, M.steel, side=1)
    m = (-0.385, 0.248)
    lathe(
        "motor",
        [(1e-6, 0.168), (0.030, 0.168), (0.036, 0.164), (0.060, 0.160), (0.072, 0.152), (0.078, 0.138), (0.078, 0.06)],
        M.black,
        (m[0], 0, m[1]),
        seg=72,
    )
    for i in range(28):
        t = 2 * pi * i / 28
        rod(
            "motorfin",
            (m[0] + 0.0785 * math.cos(t), 0.092, m[1] + 0.0785 * math.sin(t)),
            (m[0] + 0.0785 * math.cos(t), 0.146, m[1] + 0.0785 * math.sin(t)),
            0.003,
            M.black,
            seg=8,
        )
    lathe(
        "motorring",
        [(0.044, 0.1645), (0.047, 0.1665), (0.051, 0.1655), (0.054, 0.1625)],
        M.accent,
        (m[0], 0, m[1]),
        seg=72,
    )
    bolts(
        "motorbolts",
        [
            (m[0] + 0.064 * math.cos(t), 0.158, m[1] + 0.064 * math.sin(t))
            for t in np.linspace(0.3, 2 * pi + 0.3, 7)[:6]
        ],
        0.0045,
        M.steel,
        side=1,
    )
    patch("gearface", o, circle(rx + 0.01, R + 0.004, 0.042), M.satin, "+y", off=0.004, dome=0.008, smooth=0)
    rod("gearhub", (rx, 0.03, R), (rx, 0.085, R), 0.072, M.black, ch=0.012, seg=64)
    plain_arm(L, M, -1)
    rod("pivot", (-0.26, -0.10, 0.262), (-0.26, 0.11, 0.262), 0.024, M.black)
    for k in range(3):
        tube(
            "phase",
            [(-0.36, 0.10 + 0.012 * k, 0.32), (-0.33, 0.08 + 0.01 * k, 0.37), (-0.28, 0.05, 0.40)],
            0.006,
            M.amber,
            n=16,
            res=4,
        )


def plain_arm(L, M, s, y=0.092):
    """one arm of a swing arm, boxed and tapering, with its axle plate"""
    rx, R = L.rx, L.rear[0]
    ol = [
        (-0.24, 0.236),
        (-0.24, 0.290),
        (-0.34, 0.288),
        (rx + 0.06, R + 0.030),
        (rx - 0.03, R + 0.026),
        (rx - 0.046, R),
        (rx - 0.03, R - 0.026),
        (rx + 0.06, R - 0.030),
        (-0.34, 0.228),
    ]
    plate("arm", ol, s * y, s * (y + 0.026), M.black, bev=0.007, smooth=70)
    rod("axlenut", (rx, s * (y + 0.02), R), (rx, s * (y + 0.038), R), 0.015, M.steel, seg=6)
    rod("armbolt", (-0.265, s * (y + 0.02), 0.262), (-0.265, s * (y + 0.034), 0.262), 0.013, M.steel, seg=6)
    rbox("adjuster", (0.03, 0.006, 0.018), (rx - 0.042, s * (y + 0.027), R), M.steel, bev=0.002)


def swing_arm(L, M):
    """a swing arm for a hub motor, with cross tube and torque arm"""
    for s in (-1, 1):
        plain_arm(L, M, s)
    rod("cross", (-0.34, -0.105, 0.258), (-0.34, 0.105, 0.258), 0.020, M.black)
    rod("pivot", (-0.26, -0.11, 0.262), (-0.26, 0.11, 0.262), 0.024, M.black)
    tube(
        "motorcable",
        [
            (L.rx, 0.098, L.rear[0] + 0.012),
            (L.rx + 0.06, 0.128, L.rear[0] + 0.045),
            (-0.42, 0.126, 0.292),
            (-0.30, 0.09, 0.34),
        ],
        0.0075,
        M.rubber,
    )


def battery_tray(L, M):
    """the underside below the seat of an electric scooter: battery box and skid plate"""
    loft(
        "batterybox",
        [
            (-0.14, 0.17, 0.36, 0.11, 0.5, 5, 5, 0),
            (-0.30, 0.20, 0.40, 0.115, 0.5, 5, 5, 0),
            (-0.40, 0.30, 0.44, 0.11, 0.5, 5, 5, 0),
        ],
        M.plastic,
        cap0=0.01,
        cap1=0.02,
        nv=24,
    )
