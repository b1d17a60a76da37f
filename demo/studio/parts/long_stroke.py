"""An upright, finned long-stroke single with round, bolted covers."""

from kit import *


def long_stroke_single(M, at=(0.085, 0.375), dark=False, lean=4, trim=None):
    """the engine about its crankshaft (x, z); returns where the exhaust and the intake meet the head"""
    cx, cz = at
    case = M.gunmetal if dark else M.cast
    cover = M.gunmetal if dark else M.polished
    trim = trim or M.polished
    fin = M.gunmetal if dark else M.alu
    shell = [
        (0.12, -0.095),
        (0.135, -0.01),
        (0.118, 0.07),
        (0.06, 0.112),
        (-0.06, 0.118),
        (-0.185, 0.098),
        (-0.275, 0.062),
        (-0.31, 0.0),
        (-0.295, -0.085),
        (-0.225, -0.158),
        (-0.085, -0.185),
        (0.035, -0.172),
    ]
    plate("crankcase", [(cx + x, cz + z) for x, z in shell], -0.084, 0.084, case, bev=0.020, seg=5, smooth=96)
    plate("case_seam", [(cx + x * 1.012, cz + z * 1.012) for x, z in shell], -0.004, 0.004, case, bev=0.0015, smooth=96)
    rbox("sump", (0.20, 0.13, 0.05), (cx - 0.07, 0, cz - 0.175), case, bev=0.014)
    for i in range(5):
        rbox("sump_rib", (0.006, 0.134, 0.03), (cx - 0.14 + i * 0.034, 0, cz - 0.19), case, bev=0.002, seg=2)
    for x, z in ((0.098, 0.03), (0.106, -0.012), (0.102, -0.054)):
        for s in (-1, 1):
            rbox("case_rib", (0.05, 0.012, 0.006), (cx + x, s * 0.082, cz + z), case, bev=0.0025, seg=2)
    _right_covers(M, cx, cz, cover, trim, case)
    _left_covers(M, cx, cz, cover, trim, case)
    lean = rad(lean)
    up = np.array([math.sin(lean), 0, math.cos(lean)])
    fwd = np.array([math.cos(lean), 0, -math.sin(lean)])
    base = np.array([cx, 0, cz + 0.098])
    turn = Matrix.Rotation(lean, 4, "Y")
    on = lambda s, x=0, y=0: base + up * s + fwd * x + np.array([0, y, 0])
    rbox("barrel", (0.118, 0.118, 0.21), on(0.1), case, bev=0.03, rot=turn)
    rbox("barrel_foot", (0.150, 0.150, 0.018), on(0.010), case, bev=0.006, rot=turn)
    fins(
        "barrel_fins",
        base,
        up,
        fwd,
        [(0.030 + i * 0.0126, 0.084 + 0.0006 * i, 0.088 + 0.0006 * i) for i in range(9)],
        fin,
    )
    rbox("head_joint", (0.166, 0.172, 0.012), on(0.146), trim, bev=0.003, rot=turn)
    fins("head_fins", base, up, fwd, [(0.163 + i * 0.0135, 0.092, 0.094) for i in range(4)], fin, t=0.0052)
    rbox("head", (0.146, 0.150, 0.07), on(0.182), case, bev=0.014, rot=turn)
    rbox("head_cover", (0.142, 0.138, 0.036), on(0.232), cover, bev=0.013, rot=turn)
    rbox("head_rim", (0.156, 0.152, 0.008), on(0.215), trim, bev=0.003, rot=turn)
    bolts(
        "head_bolts",
        [on(0.222, x, y) for x in (-0.066, 0.066) for y in (-0.064, 0.064)],
        up,
        M.steel,
        r=0.0075,
        h=0.007,
        socket=False,
    )
    for s in (-1, 1):
        turned(
            "cam_cap",
            [(0.030, -0.004), (0.030, 0.005), (0.027, 0.009), (0.012, 0.010), (0.010, 0.007), (1e-6, 0.007)],
            trim,
            on(0.205, 0.0, s * 0.074),
            (0, s, 0),
            seg=48,
        )
        bolts(
            "cam_bolts",
            [on(0.205 + 0.026 * math.sin(t), 0.026 * math.cos(t), s * 0.083) for t in (0.5, 2.6, 4.7)],
            (0, s, 0),
            M.steel,
            r=0.0042,
            h=0.003,
        )
        if s > 0:
            rod("oil_line", on(0.02, 0.05, s * 0.090), on(0.19, 0.05, s * 0.097), 0.0045, M.steel, seg=16)
    rod("plug", on(0.178, 0.03, -0.07), on(0.184, 0.045, -0.118), 0.0105, M.rubber)
    tube(
        "plug_lead",
        [on(0.184, 0.045, -0.116), on(0.215, 0.05, -0.128), on(0.26, 0.01, -0.09), on(0.30, -0.04, -0.04)],
        0.0042,
        M.rubber,
    )
    tube("intake", [on(0.185, -0.07), on(0.186, -0.115), on(0.18, -0.15)], 0.027, M.rubber, n=12)
    rbox("throttle", (0.062, 0.072, 0.066), on(0.18, -0.165), M.cast, bev=0.012)
    turned(
        "throttle_pot",
        [(0.024, 0), (0.024, 0.02), (0.020, 0.024), (1e-6, 0.024)],
        M.black,
        on(0.18, -0.165, -0.034),
        (0, -1, 0),
        seg=32,
    )
    hoop("clamp", on(0.1855, -0.10), fwd, 0.0285, 0.003, M.steel, n=40)
    tube("airtube", [on(0.18, -0.19), on(0.175, -0.24)], 0.033, M.rubber, n=8)
    return on(0.178, 0.088, -0.03), on(0.18, -0.24)


def _right_covers(M, cx, cz, cover, trim, case):
    big, small = (cx - 0.15, cz - 0.02, 0.108), (cx + 0.005, cz - 0.018, 0.094)
    puff("clutch_side", hull(big, small), -0.080, 0.010, cover, smooth=0, wall=0.030, p=5)
    plate("clutch_flange", hull(big, small, grow=0.006), -0.092, -0.080, case, bev=0.003)
    x, z = big[:2]
    steps = [
        (0.090, -0.004),
        (0.090, 0.004),
        (0.0865, 0.0075),
        (0.080, 0.0085),
        (0.076, 0.005),
        (0.070, 0.005),
        (0.067, 0.0095),
        (0.060, 0.0135),
        (0.030, 0.0175),
        (1e-6, 0.0185),
    ]
    turned("clutch_dome", steps, trim, (x, -0.118, z), (0, -1, 0), seg=120)
    hoop("clutch_groove", (x, -0.1235, z), (0, 1, 0), 0.073, 0.0022, M.dark, n=90)
    bolts(
        "clutch_bolts",
        [(x + 0.083 * math.cos(t), -0.1262, z + 0.083 * math.sin(t)) for t in np.arange(6) * pi / 3 + 0.5],
        (0, -1, 0),
        M.heat,
        r=0.0052,
        h=0.0038,
    )
    x, z = small[:2]
    steps = [
        (0.056, -0.004),
        (0.056, 0.004),
        (0.053, 0.0068),
        (0.043, 0.0075),
        (0.040, 0.004),
        (0.034, 0.004),
        (0.031, 0.008),
        (0.016, 0.0115),
        (1e-6, 0.012),
    ]
    turned("filter_cap", steps, trim, (x + 0.018, -0.118, z), (0, -1, 0), seg=90)
    bolts(
        "filter_bolts",
        [
            (x + 0.018 + 0.048 * math.cos(t), -0.1248, z + 0.048 * math.sin(t))
            for t in np.arange(3) * 2 * pi / 3 + pi / 2
        ],
        (0, -1, 0),
        M.heat,
        r=0.0052,
        h=0.0038,
    )
    bolts(
        "case_bolts",
        [(p[0], -0.1145, p[1]) for p in evenly(hull(big, small, grow=-0.0085), 13, 0.3)],
        (0, -1, 0),
        M.heat,
        r=0.0065,
        h=0.008,
        deep=0.02,
    )
    turned(
        "oil_filler",
        [(0.021, -0.01), (0.021, 0.010), (0.018, 0.014), (1e-6, 0.014)],
        M.black,
        (cx - 0.055, -0.108, cz + 0.062),
        (0, -0.75, 0.66),
        seg=10,
        auto=20,
    )
    turned(
        "oil_glass",
        [(0.016, -0.01), (0.016, 0.004), (0.012, 0.004), (0.012, 0.001), (1e-6, 0.001)],
        trim,
        (cx - 0.06, -0.118, cz - 0.094),
        (0, -1, 0),
        seg=36,
    )


def _left_covers(M, cx, cz, cover, trim, case):
    x, z = cx + 0.005, cz - 0.01
    turned("generator_base", [(0.112, 0), (0.112, 0.014), (0.109, 0.017)], case, (x, 0.080, z), (0, 1, 0), seg=110)
    bell = [
        (0.106, 0.0),
        (0.106, 0.026),
        (0.1015, 0.034),
        (0.092, 0.0375),
        (0.088, 0.034),
        (0.081, 0.034),
        (0.078, 0.039),
        (0.060, 0.044),
        (0.040, 0.0455),
        (0.038, 0.043),
        (0.032, 0.043),
        (0.030, 0.046),
        (1e-6, 0.0475),
    ]
    turned("generator", bell, cover, (x, 0.085, z), (0, 1, 0), seg=120)
    turned(
        "generator_cap",
        [(0.027, 0), (0.027, 0.004), (0.024, 0.006), (0.010, 0.0065), (0.009, 0.004), (1e-6, 0.004)],
        trim,
        (x, 0.131, z),
        (0, 1, 0),
        seg=60,
    )
    bolts(
        "generator_bolts",
        [(x + 0.0965 * math.cos(t), 0.1205, z + 0.0965 * math.sin(t)) for t in np.arange(9) * 2 * pi / 9 + 0.25],
        (0, 1, 0),
        M.heat,
        r=0.0060,
        h=0.0055,
        deep=0.012,
    )
    back = hull((cx - 0.165, cz + 0.0, 0.078), (cx - 0.225, cz + 0.01, 0.062), (cx - 0.12, cz - 0.06, 0.06))
    puff("sprocket_cover", back, 0.080, 0.008, cover, smooth=0, wall=0.028, p=5, side=1)
    bolts(
        "sprocket_bolts",
        [
            (p[0], 0.1115, p[1])
            for p in evenly(
                hull((cx - 0.165, cz, 0.069), (cx - 0.225, cz + 0.01, 0.053), (cx - 0.12, cz - 0.06, 0.051)), 6, 0.2
            )
        ],
        (0, 1, 0),
        M.heat,
        r=0.0058,
        h=0.005,
        deep=0.01,
    )
    for i in range(4):
        t = i * 0.021
        tube(
            "cover_rib", [(cx - 0.235 + t, 0.1155, cz - 0.025), (cx - 0.205 + t, 0.1165, cz + 0.045)], 0.0032, trim, n=4
        )
    rbox("starter", (0.10, 0.075, 0.066), (cx - 0.085, 0.025, cz + 0.128), M.black, bev=0.024)
