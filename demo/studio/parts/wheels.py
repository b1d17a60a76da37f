"""Tyres and cast wheels."""

from kit import *


def tyre(name, c, R, hw, rim, M, seg=220, tread="road", groove=0.0035):
    """tyre as displaced lathe grid with real tread grooves"""
    h = R - rim
    a = np.linspace(-1, 1, 61)
    # profile: bead -> sidewall -> shoulder -> crown
    ang = a * rad(128)
    r0 = rim + h * 0.5
    ry = hw
    rr = h * 0.53
    n = 2.5
    cs, sn = np.cos(ang), np.sin(ang)
    k = (np.abs(cs) ** n + np.abs(sn) ** n) ** (-1 / n)
    rp = r0 + rr * k * cs * (1.0)
    yp = ry * k * sn
    rp = np.minimum(rp, R)  # keep
    rp = R - (R - rp) * 1.0
    th = np.linspace(0, 2 * pi, seg * 2, endpoint=False)
    A, TH = np.meshgrid(np.arange(61), th, indexing="ij")
    s = yp[A] / hw
    top = np.clip((rp[A] - (R - h * 0.30)) / (h * 0.12), 0, 1)
    u = (TH * seg / (2 * pi)) / (seg / 44)
    if tread == "road":
        g = (np.abs(((u + 1.2 * np.abs(s) ** 1.1) % 1) - 0.5) < 0.085) & (np.abs(s) > 0.22) & (np.abs(s) < 0.97)
        g = g | (np.abs(np.abs(s) - 0.16) < 0.045)
    else:
        g = ((np.abs(((u * 1.3 + 0.9 * s) % 1) - 0.5) < 0.1) & (np.abs(s) > 0.12)) | (np.abs(s) < 0.05)
    Rr = rp[A] - g * groove * top
    # sidewall rings
    for rr0, wd, hh in ((rim + h * 0.30, 0.0018, 0.0012), (rim + h * 0.62, 0.0018, 0.001)):
        Y = yp[A] + np.sign(yp[A]) * hh * np.exp(-(((rp[A] - rr0) / wd) ** 2)) * (np.abs(yp[A]) > hw * 0.5)
        yp2 = Y
    P = np.stack([Rr * np.cos(TH), yp2, Rr * np.sin(TH)], -1)
    P = np.transpose(P, (1, 0, 2))
    o = grid(name, P, M.rubber, cv=True, auto=45)
    o.location = c
    return o


def wheel(
    name,
    c,
    R,
    hw,
    rim,
    M,
    spokes=5,
    style="twin",
    disc=True,
    hub=0.05,
    hubw=0.055,
    side=-1,
    rimmat=None,
    discr=0.095,
    drum=False,
):
    rm = rimmat or M.wheel
    cx, cy, cz = c
    objs = [tyre(name + "_t", c, R, hw, rim, M)]
    w = hw * 0.74
    pr = [
        (rim + 0.006, -w - 0.004),
        (rim + 0.008, -w),
        (rim + 0.004, -w + 0.004),
        (rim - 0.006, -w + 0.006),
        (rim - 0.012, -w * 0.55),
        (rim - 0.022, -w * 0.35),
        (rim - 0.022, w * 0.35),
        (rim - 0.012, w * 0.55),
        (rim - 0.006, w - 0.006),
        (rim + 0.004, w - 0.004),
        (rim + 0.008, w),
        (rim + 0.006, w + 0.004),
    ]
    objs.append(lathe(name + "_rim", pr, rm, c, seg=128, auto=25))
    # rim inner lip (machined)
    for s in (-1, 1):
        objs.append(
            lathe(
                name + "_lip",
                [(rim + 0.0065, s * (w + 0.0045)), (rim + 0.0015, s * (w + 0.0055)), (rim - 0.003, s * (w + 0.003))],
                M.mach,
                c,
                seg=128,
                auto=25,
            )
        )
    # hub
    objs.append(
        lathe(
            name + "_hub",
            [
                (0.001, -hubw - 0.004),
                (hub * 0.42, -hubw - 0.004),
                (hub * 0.5, -hubw),
                (hub * 0.9, -hubw * 0.72),
                (hub, -hubw * 0.6),
                (hub, hubw * 0.6),
                (hub * 0.9, hubw * 0.72),
                (hub * 0.5, hubw),
                (0.001, hubw + 0.004),
            ],
            rm,
            c,
            seg=64,
        )
    )
    # spokes: loft hub -> rim
    L0, L1 = hub * 0.7, rim - 0.014

    def spoke(ang, skew, wa, wb):
        t = np.linspace(0, 1, 18)
        rows = []
        for tt in t:
            r = L0 + (L1 - L0) * tt
            ww = wa + (wb - wa) * tt + 0.010 * max(0, (tt - 0.82) / 0.18) ** 2 + 0.008 * max(0, (0.2 - tt) / 0.2) ** 2
            dd = (0.017 - 0.006 * tt) + 0.004 * max(0, (tt - 0.85) / 0.15)
            a = ang + skew * (tt - 0.0)
            th = np.linspace(0, 2 * pi, 28, endpoint=False)
            n = 4.5
            k = (np.abs(np.cos(th)) ** n + np.abs(np.sin(th)) ** n) ** (-1 / n)
            q = ww * k * np.cos(th)
            d = dd * k * np.sin(th)
            ca, sa = math.cos(a), math.sin(a)
            rows.append(np.stack([r * ca - q * sa, d, r * sa + q * ca], 1))
        o = grid(name + "_sp", np.array(rows), rm, cu=True, auto=50)
        o.location = c
        objs.append(o)
        # machined face
        for s in (-1, 1):
            rws = []
            for tt in np.linspace(0.1, 0.97, 14):
                r = L0 + (L1 - L0) * tt
                ww = (wa + (wb - wa) * tt) * 0.62
                dd = (0.017 - 0.006 * tt) + 0.0007 + 0.004 * max(0, (tt - 0.85) / 0.15)
                a = ang + skew * tt
                ca, sa = math.cos(a), math.sin(a)
                rws.append([[r * ca - q * sa, s * dd, r * sa + q * ca] for q in np.linspace(-ww, ww, 4)])
            if style != "plain":
                o = grid(name + "_mf", np.array(rws), M.mach)
                o.location = c
                objs.append(o)

    for i in range(spokes):
        a = 2 * pi * i / spokes + rad(90)
        if style == "twin":
            spoke(a + 0.10, 0.10, 0.008, 0.007)
            spoke(a - 0.10, -0.10, 0.008, 0.007)
        elif style == "swirl":
            spoke(a, 0.35, 0.013, 0.010)
        else:
            spoke(a, 0, 0.014, 0.011)
    if disc:
        y = side * (hubw * 0.72 + 0.004)
        r = discr
        objs.append(
            lathe(
                name + "_disc",
                [
                    (r * 0.58, y - 0.002),
                    (r - 0.001, y - 0.002),
                    (r, y - 0.001),
                    (r, y + 0.001),
                    (r - 0.001, y + 0.002),
                    (r * 0.58, y + 0.002),
                    (r * 0.58, y - 0.002),
                ],
                M.brake,
                c,
                seg=128,
                auto=30,
            )
        )
        for i in range(30):
            a = 2 * pi * i / 30
            rr = r * (0.70 + 0.2 * ((i % 3) / 2))
            yy = y + side * 0.0022
            o = lathe(
                name + "_hole",
                [(1e-6, 0), (0.0036, 0)],
                M.dark,
                (cx + rr * math.cos(a), yy, cz + rr * math.sin(a)),
                seg=14,
            )
            objs.append(o)
        for i in range(5):
            a = 2 * pi * i / 5 + 0.3
            o = plate(
                name + "_arm",
                [
                    (hub * 0.5 * math.cos(a - 0.4), hub * 0.5 * math.sin(a - 0.4)),
                    (r * 0.62 * math.cos(a - 0.12), r * 0.62 * math.sin(a - 0.12)),
                    (r * 0.62 * math.cos(a + 0.12), r * 0.62 * math.sin(a + 0.12)),
                    (hub * 0.5 * math.cos(a + 0.4), hub * 0.5 * math.sin(a + 0.4)),
                ],
                y - 0.002,
                y + 0.002,
                M.black,
                bev=0.0006,
            )
            o.location = c
            objs.append(o)
    if drum:
        objs.append(
            lathe(
                name + "_drum",
                [
                    (0.001, side * (hubw + 0.01)),
                    (0.03, side * (hubw + 0.01)),
                    (0.06, side * (hubw + 0.004)),
                    (0.068, side * (hubw - 0.004)),
                    (0.07, side * 0.01),
                    (0.05, 0),
                ],
                M.alu,
                c,
                seg=72,
            )
        )
    # axle nut
    objs.append(
        lathe(
            name + "_nut",
            [
                (1e-6, -hubw - 0.02),
                (0.011, -hubw - 0.02),
                (0.0125, -hubw - 0.018),
                (0.0125, hubw + 0.018),
                (0.011, hubw + 0.02),
                (1e-6, hubw + 0.02),
            ],
            M.steel,
            c,
            seg=6,
            auto=20,
        )
    )
    return objs
