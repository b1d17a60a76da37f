"""Round lamps: headlamp with a ring of light, tail lamp, indicators."""

from kit import *


def round_headlamp(M, at, r=0.09, tilt=4, bezel=None, shell=None, ring="full", deep=0.105):
    """a bucket with bezel, LED ring, two lens rows and a domed glass; `at` is the middle of the bezel"""
    bezel, shell = bezel or M.chrome, shell or M.chrome
    d = np.array([math.cos(rad(tilt)), 0, -math.sin(rad(tilt))])
    at = np.asarray(at, float)
    bucket = [
        (1e-6, -deep),
        (r * 0.30, -deep + 0.002),
        (r * 0.62, -deep * 0.84),
        (r * 0.86, -deep * 0.56),
        (r * 0.965, -deep * 0.25),
        (r * 0.985, -0.012),
        (r * 0.985, 0),
    ]
    turned("lamp_bucket", bucket, shell, at, d, seg=110, smoothn=48)
    lip = [
        (r * 0.975, -0.012),
        (r * 1.03, -0.011),
        (r * 1.055, -0.004),
        (r * 1.045, 0.006),
        (r * 1.005, 0.0125),
        (r * 0.955, 0.0135),
        (r * 0.925, 0.009),
        (r * 0.915, -0.002),
    ]
    turned("lamp_bezel", lip, bezel, at, d, seg=128, auto=60, smoothn=40)
    turned(
        "lamp_base",
        [(r * 0.92, -0.002), (r * 0.90, -0.012), (r * 0.80, -0.014), (r * 0.76, -0.022), (1e-6, -0.024)],
        M.gloss,
        at,
        d,
        seg=96,
    )
    arcs = [(0, 360)] if ring == "full" else [(8, 172), (188, 352)]
    for a in arcs:
        hoop("lamp_ring", at + d * -0.008, d, r * 0.845, 0.0042, M.led, arc=a, n=90)
    hoop("lamp_ring_trim", at + d * -0.011, d, r * 0.78, 0.003, M.refl, n=80)
    side = np.array([0, 1.0, 0])
    top = np.cross(d, side) * -1
    top = top if top[2] > 0 else -top
    rbox("lamp_bar", (0.010, r * 1.5, 0.010), at - d * 0.016, M.refl, bev=0.003)
    for i, (y, z, q) in enumerate(
        ((-0.36, 0.30, 0.235), (0.36, 0.30, 0.235), (0.0, 0.40, 0.26), (-0.26, -0.34, 0.26), (0.26, -0.34, 0.26))
    ):
        p = at - d * 0.024 + side * y * r + top * z * r
        turned(
            "lamp_cup", [(q * r, 0), (q * r, 0.007), (q * r * 0.9, 0.008), (q * r * 0.72, 0.002)], M.refl, p, d, seg=40
        )
        turned(
            "lamp_eye",
            [(q * r * 0.74, 0.002), (q * r * 0.5, 0.007), (1e-6, 0.010)],
            M.led if i > 2 else M.gloss,
            p,
            d,
            seg=32,
            smoothn=10,
        )
    turned(
        "lamp_glass",
        [(r * 0.925, 0.004), (r * 0.78, 0.0125), (r * 0.45, 0.0205), (1e-6, 0.0235)],
        M.lens,
        at,
        d,
        seg=96,
        smoothn=24,
    )


def round_tail_lamp(M, at, r=0.048, shell=None, tilt=8):
    """a round red lamp in a shell, with LEDs behind the glass"""
    d = np.array([-math.cos(rad(tilt)), 0, math.sin(rad(tilt))])
    at = np.asarray(at, float)
    shell = shell or M.chrome
    turned(
        "tail_shell",
        [
            (1e-6, -0.055),
            (r * 0.5, -0.052),
            (r * 0.9, -0.03),
            (r * 1.02, -0.006),
            (r * 1.06, 0.0),
            (r * 1.04, 0.006),
            (r * 0.97, 0.008),
        ],
        shell,
        at,
        d,
        seg=80,
        smoothn=36,
    )
    turned("tail_base", [(r * 0.97, 0.004), (1e-6, 0.004)], M.refl, at, d, seg=60)
    _, u, v = frame_of(d)
    dots = [
        at + d * 0.005 + (u * math.cos(t) + v * math.sin(t)) * q * r
        for q, n in ((0.0, 1), (0.36, 6), (0.7, 12))
        for t in np.arange(n) * 2 * pi / n
    ]
    glow = mat("tail_led", (1, 0.1, 0.08), emit=(1, 0.05, 0.04), es=2.2)
    bolts("tail_leds", dots, d, glow, r=0.0036, h=0.003, deep=0.002, socket=False)
    turned(
        "tail_glass",
        [(r * 0.98, 0.003), (r * 0.97, 0.014), (r * 0.88, 0.021), (r * 0.5, 0.026), (1e-6, 0.0275)],
        clear("tail_red", tint=(0.75, 0.02, 0.02), op=0.12),
        at,
        d,
        seg=80,
        smoothn=30,
    )


def round_indicator(M, root, at, look, r=0.029, shell=None):
    """an amber lamp in a round shell on a stalk; `look` is +1 forward, -1 backward"""
    shell = shell or M.chrome
    root, at = np.asarray(root, float), np.asarray(at, float)
    d = np.array([look, 0, 0.0])
    rod("ind_stalk", root, at - d * 0.016, 0.0065, M.black, seg=20)
    turned(
        "ind_shell",
        [
            (1e-6, -0.036),
            (r * 0.45, -0.034),
            (r * 0.85, -0.02),
            (r * 1.02, -0.002),
            (r * 1.05, 0.003),
            (r * 0.95, 0.006),
        ],
        shell,
        at,
        d,
        seg=56,
        smoothn=26,
    )
    turned(
        "ind_lens",
        [(r * 0.96, 0.003), (r * 0.92, 0.010), (r * 0.6, 0.0155), (1e-6, 0.018)],
        M.amber,
        at,
        d,
        seg=56,
        smoothn=20,
    )
    hoop("ind_ring", at + d * 0.0125, d, r * 0.66, 0.0013, M.amber, n=40)


def eye_indicator(M, root, at, look):
    """a slim black pod with an amber eye"""
    root, at = np.asarray(root, float), np.asarray(at, float)
    s = np.sign(at[1])
    rod("ind_stalk", root, at, 0.006, M.black, seg=20)
    st = [
        (-0.042, -0.010, 0.010, 0.014, 0.5, 2.2, 2.2, 0),
        (0, -0.0165, 0.0165, 0.021, 0.5, 2.2, 2.2, 0),
        (0.042, -0.008, 0.008, 0.010, 0.5, 2.2, 2.2, 0),
    ]
    put = lambda P: P * np.array([1, s, 1]) + at
    loft("ind_pod", st, M.black, axis="y", nv=24, nu=40, cap0=0.006, cap1=0.006, mod=put)
    lens = [(q[0] * 0.9, q[1] * 0.82, q[2] * 0.82, q[3] * 0.9, 0.5, 2.2, 2.2, 0) for q in st]
    loft(
        "ind_eye",
        lens,
        M.amber,
        axis="y",
        nv=24,
        nu=40,
        cap0=0.005,
        cap1=0.005,
        mod=lambda P: put(P) + np.array([look * 0.0055, 0, 0]),
    )
