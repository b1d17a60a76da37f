"""Tank shrouds and tank graphics of the commuters and street bikes, each a function of the same kind:
(chassis, materials, tank, model's name, font)."""

from kit import *
from parts.chassis import SIDES
from parts.panels import soft_shrouds, wing


def edgy(ch, M, tank, name, font):
    """two-tone wings that run forward of the fork to a point"""
    by = ch.lead * [0.6, 0, 0.5]
    rows = [
        [
            (-0.070, 0.838, "-.004"),
            (0.05, 0.868, "-.004"),
            (0.18, 0.880, "-.004"),
            (0.32, 0.862, 0.112),
            (0.455, 0.822, 0.126),
        ],
        [
            (-0.075, 0.828, "+.003"),
            (0.05, 0.846, "+.020"),
            (0.18, 0.852, "+.028"),
            (0.325, 0.840, 0.164),
            (0.474, 0.812, 0.138),
        ],
        [
            (-0.080, 0.800, "+.008"),
            (0.06, 0.772, 0.188),
            (0.18, 0.758, 0.198),
            (0.31, 0.778, 0.186),
            (0.472, 0.798, 0.140),
        ],
        [
            (-0.075, 0.785, "-.002"),
            (0.07, 0.715, 0.150),
            (0.195, 0.640, 0.150),
            (0.262, 0.628, 0.152),
            (0.445, 0.775, 0.132),
        ],
    ]
    for d, s, o in wing("shroud", tank, rows, M.body, by):
        P = lambda *pts: [(x + by[0], z + by[2]) for x, z in pts]
        low = P((0.205, 0.652), (0.258, 0.640), (0.418, 0.772), (0.33, 0.772), (0.225, 0.735))
        patch("vent", o, rounded_outline(low, 0.008), M.second, d, off=0.0016, smooth=0)
        for k in range(3):
            a, b = 0.232 + 0.034 * k, 0.688 + 0.020 * k
            patch(
                "slat",
                o,
                P(*stroke((a, b - 0.012), (a + 0.030, b + 0.024), 0.004, 0.003)),
                M.plastic,
                d,
                off=0.003,
                smooth=0,
                K=4,
            )
        band(
            "swoosh",
            o,
            P((-0.04, 0.800), (0.08, 0.780), (0.20, 0.772), (0.34, 0.789), (0.45, 0.802)),
            0.01,
            M.accent,
            dirn=d,
            off=0.0012,
            widths=[0.001, 0.012, 0.014, 0.009, 0.001],
        )
        text_on(
            name,
            o,
            (0.150 + by[0], 0.812 + by[2]),
            0.050,
            M.decal,
            dirn=d,
            flip=s > 0,
            font=font,
            off=0.0018,
            thick=0.0014,
        )
    for d, s in SIDES:
        band(
            "tank_stripe",
            tank,
            [(0.20 + by[0], 0.885), (0.08, 0.892), (-0.03, 0.872), (-0.12, 0.830)],
            0.01,
            M.accent,
            dirn=d,
            off=0.0008,
            widths=[0.001, 0.006, 0.010, 0.002],
        )
        band(
            "tank_stripe",
            tank,
            [(0.17 + by[0], 0.900), (0.06, 0.905), (-0.04, 0.882), (-0.10, 0.852)],
            0.01,
            M.second,
            dirn=d,
            off=0.0008,
            widths=[0.001, 0.004, 0.006, 0.001],
        )


def _letter(M, target, text, at, size, d, s, font, **kw):
    text_on(text, target, at, size, M.decal, dirn=d, flip=s > 0, font=font, off=0.0016, thick=0.0016, **kw)


def wave(ch, M, tank, name, font):
    """no shrouds: a large two-tone wave and raised lettering on the tank"""
    for d, s in SIDES:
        field = [
            (0.245, 0.775),
            (0.16, 0.760),
            (0.05, 0.752),
            (-0.06, 0.770),
            (-0.15, 0.802),
            (-0.05, 0.790),
            (0.06, 0.790),
            (0.17, 0.806),
            (0.262, 0.806),
        ]
        patch("wave", tank, field, M.second, d, off=0.0007, smooth=80, sink=0, c=(0.06, 0.772))
        band(
            "wave_edge",
            tank,
            [(0.262, 0.810), (0.17, 0.813), (0.06, 0.797), (-0.05, 0.796), (-0.155, 0.807)],
            0.004,
            M.accent,
            dirn=d,
            off=0.001,
            widths=[0.002, 0.006, 0.005, 0.004, 0.001],
        )
        band(
            "wave_line",
            tank,
            [(0.225, 0.745), (0.14, 0.738), (0.04, 0.733), (-0.06, 0.746)],
            0.004,
            M.accent,
            dirn=d,
            off=0.001,
            widths=[0.001, 0.007, 0.005, 0.001],
        )
        band(
            "shoulder",
            tank,
            [(0.15, 0.915), (0.03, 0.918), (-0.07, 0.890), (-0.15, 0.842)],
            0.004,
            M.accent,
            dirn=d,
            off=0.001,
            widths=[0.001, 0.004, 0.008, 0.001],
        )
        _letter(M, tank, name.split()[0], (0.055, 0.846), 0.054, d, s, font, space=1.06)


def badge(ch, M, tank, name, font):
    """plain muscular tank: one badge, dark trim along its lower edge"""
    dx = ch.lead[0] * 0.6
    for d, s in SIDES:
        trim = [
            (0.262 + dx, 0.735),
            (0.16, 0.722),
            (0.02, 0.716),
            (-0.10, 0.724),
            (-0.17, 0.742),
            (-0.16, 0.716),
            (-0.08, 0.700),
            (0.06, 0.692),
            (0.20 + dx, 0.700),
        ]
        patch("trim", tank, trim, M.plastic, d, off=0.003, smooth=90, c=(0.05, 0.712))
        band(
            "trim_edge",
            tank,
            [(0.262 + dx, 0.742), (0.16, 0.729), (0.02, 0.723), (-0.10, 0.731), (-0.165, 0.746)],
            0.003,
            M.accent,
            dirn=d,
            off=0.001,
            widths=[0.001, 0.004, 0.004, 0.001],
        )
        _letter(M, tank, name.split()[0], (0.075, 0.826), 0.046, d, s, font, space=1.08, shear=0.15)


def stripes(ch, M, tank, name, font):
    """slim tank with three rising coloured stripes"""
    for d, s in SIDES:
        for k, w in ((0, 0.016), (1, 0.009), (2, 0.005)):
            z = 0.756 - 0.020 * k + 0.004 * k * k
            line = [(0.235, z + 0.052), (0.13, z + 0.012), (0.02, z), (-0.09, z + 0.006), (-0.185, z + 0.028)]
            band("stripe", tank, line, w, M.accent, dirn=d, off=0.0008, widths=[0.002, w * 0.6, w, w * 0.8, 0.001])
        band(
            "hair",
            tank,
            [(0.20, 0.868), (0.09, 0.880), (-0.03, 0.872), (-0.13, 0.842)],
            0.003,
            M.accent,
            dirn=d,
            off=0.0008,
            widths=[0.001, 0.003, 0.004, 0.001],
        )
        _letter(M, tank, name.split()[0], (0.045, 0.818), 0.048, d, s, font, space=1.05)


def knee_pads(ch, M, tank, name, font):
    """round tank with rubber pads, a coloured flash and a pin stripe"""
    for d, s in SIDES:
        pad = rounded_outline(
            [(0.012, 0.845), (-0.115, 0.842), (-0.168, 0.806), (-0.150, 0.752), (-0.06, 0.742), (0.022, 0.772)], 0.022
        )
        patch("knee_pad", tank, pad, M.rubber, d, off=0.004, dome=0.002, smooth=0)
        for k in range(4):
            z = 0.765 + k * 0.020
            band(
                "pad_rib",
                tank,
                [(0.000, z + 0.003), (-0.06, z), (-0.135, z + 0.002)],
                0.005,
                M.plastic,
                dirn=d,
                off=0.0072,
                n=30,
                m=3,
            )
        flash = [(0.245, 0.820), (0.15, 0.812), (0.045, 0.792), (0.045, 0.762), (0.13, 0.754), (0.225, 0.762)]
        patch("flash", tank, rounded_outline(flash, 0.010), M.accent, d, off=0.0008, smooth=0, sink=0)
        inner = [(0.232, 0.811), (0.15, 0.803), (0.060, 0.786), (0.060, 0.770), (0.13, 0.763), (0.216, 0.770)]
        patch("flash_field", tank, rounded_outline(inner, 0.008), M.second, d, off=0.0012, smooth=0, sink=0)
        text_on(
            "Dream",
            tank,
            (0.138, 0.786),
            0.034,
            M.decal,
            dirn=d,
            flip=s > 0,
            font=font,
            off=0.0022,
            thick=0.0012,
            shear=0.35,
        )
        band(
            "pin",
            tank,
            [(0.235, 0.842), (0.14, 0.862), (0.02, 0.872), (-0.09, 0.862), (-0.165, 0.830)],
            0.003,
            M.accent,
            dirn=d,
            off=0.0008,
            widths=[0.002, 0.003, 0.003, 0.002],
        )


SCOOP = [
    (0.03, 0.802),
    (0.15, 0.852),
    (0.29, 0.852),
    (0.405, 0.822),
    (0.398, 0.792),
    (0.335, 0.752),
    (0.285, 0.672),
    (0.215, 0.628),
    (0.165, 0.672),
    (0.11, 0.735),
    (0.03, 0.772),
]


def scooped(ch, M, tank, name, font):
    """soft wings with an air scoop behind the fork"""
    for d, s, o in soft_shrouds(ch, M, SCOOP, y=0.128, flare=0.020, depth=0.024, centre=(0.23, 0.765)):
        mouth = rounded_outline(
            [
                (0.225, 0.650),
                (0.272, 0.680),
                (0.318, 0.752),
                (0.372, 0.790),
                (0.29, 0.784),
                (0.235, 0.742),
                (0.205, 0.690),
            ],
            0.012,
        )
        patch("scoop", o, mouth, M.plastic, d, off=0.0018, smooth=0)
        for k in range(3):
            a, b = 0.236 + 0.026 * k, 0.688 + 0.032 * k
            patch("fin", o, stroke((a, b), (a + 0.045, b + 0.012), 0.005, 0.003), M.gloss, d, off=0.0034, smooth=0, K=4)
        band(
            "line",
            o,
            [(0.06, 0.792), (0.16, 0.818), (0.27, 0.826), (0.375, 0.812)],
            0.01,
            M.accent,
            dirn=d,
            off=0.001,
            n=60,
            widths=[0.001, 0.010, 0.010, 0.001],
        )
        _letter(M, o, name.split()[0], (0.135, 0.787), 0.044, d, s, font)
    for d, s in SIDES:
        band(
            "back",
            tank,
            [(0.12, 0.880), (0.02, 0.880), (-0.07, 0.860), (-0.15, 0.820)],
            0.01,
            M.accent,
            dirn=d,
            off=0.0008,
            widths=[0.001, 0.008, 0.012, 0.001],
        )
        band(
            "back",
            tank,
            [(0.10, 0.898), (0.00, 0.894), (-0.08, 0.872)],
            0.01,
            M.second,
            dirn=d,
            off=0.0008,
            widths=[0.001, 0.005, 0.001],
        )


def _shift(by, *pts):
    return [(x + by[0], z + by[2]) for x, z in pts]


def extended(ch, M, tank, name, font):
    """street fighter: big shoulders drawn forward of the fork, dark vents below"""
    by = ch.lead * [0.6, 0, 0.5]
    upper = [
        [
            (-0.062, 0.852, "-.004"),
            (0.05, 0.905, "-.004"),
            (0.18, 0.926, "-.006"),
            (0.31, 0.898, 0.112),
            (0.442, 0.852, 0.124),
        ],
        [
            (-0.070, 0.838, "+.003"),
            (0.05, 0.874, "+.018"),
            (0.18, 0.888, "+.028"),
            (0.32, 0.872, 0.178),
            (0.470, 0.838, 0.142),
        ],
        [
            (-0.080, 0.800, "+.006"),
            (0.055, 0.800, 0.196),
            (0.17, 0.796, 0.218),
            (0.315, 0.806, 0.206),
            (0.484, 0.818, 0.146),
        ],
        [
            (-0.072, 0.782, "-.002"),
            (0.06, 0.735, 0.162),
            (0.165, 0.690, 0.182),
            (0.29, 0.702, 0.178),
            (0.452, 0.788, 0.138),
        ],
    ]
    lower = [
        [(0.050, 0.748, 0.150), (0.165, 0.704, 0.172), (0.285, 0.714, 0.168), (0.425, 0.784, 0.132)],
        [(0.085, 0.700, 0.142), (0.175, 0.640, 0.162), (0.275, 0.650, 0.160), (0.375, 0.735, 0.134)],
        [(0.115, 0.672, 0.126), (0.195, 0.590, 0.132), (0.250, 0.592, 0.132), (0.325, 0.690, 0.124)],
    ]
    for d, s, o in wing("vent", tank, lower, M.plastic, by):
        for k in range(3):
            a, b = 0.185 + 0.040 * k, 0.660 + 0.012 * k
            patch(
                "slot",
                o,
                _shift(by, *stroke((a - 0.01, b - 0.030), (a + 0.022, b + 0.014), 0.006, 0.005)),
                M.dark,
                d,
                off=0.0012,
                smooth=0,
                K=4,
            )
    for d, s, o in wing("shroud", tank, upper, M.body, by):
        field = _shift(by, (0.065, 0.745), (0.165, 0.702), (0.285, 0.714), (0.440, 0.792), (0.30, 0.790), (0.17, 0.772))
        patch("field", o, rounded_outline(field, 0.006), M.second, d, off=0.0012, smooth=0, sink=0)
        band(
            "blade",
            o,
            _shift(by, (-0.05, 0.798), (0.06, 0.782), (0.17, 0.778), (0.31, 0.796), (0.46, 0.816)),
            0.01,
            M.accent,
            dirn=d,
            off=0.0014,
            widths=[0.001, 0.007, 0.010, 0.007, 0.001],
        )
        _letter(M, o, "HORNET", (0.150 + by[0], 0.830 + by[2]), 0.048, d, s, font, shear=0.3)
        _letter(M, o, "2.0", (0.235 + by[0], 0.752 + by[2]), 0.036, d, s, font, shear=0.3)
    for d, s in SIDES:
        band(
            "tank_stripe",
            tank,
            [(0.14, 0.935), (0.05, 0.932), (-0.04, 0.905), (-0.11, 0.858)],
            0.01,
            M.accent,
            dirn=d,
            off=0.0008,
            widths=[0.001, 0.006, 0.012, 0.001],
        )


def shouldered(ch, M, tank, name, font):
    """two-layer wings: painted blade above, second colour below"""
    by = ch.lead * [0.6, 0, 0.5]
    upper = [
        [
            (-0.060, 0.850, "-.004"),
            (0.06, 0.886, "-.004"),
            (0.19, 0.902, "-.004"),
            (0.32, 0.884, 0.112),
            (0.430, 0.852, 0.124),
        ],
        [
            (-0.070, 0.838, "+.003"),
            (0.06, 0.862, "+.016"),
            (0.19, 0.872, "+.024"),
            (0.33, 0.860, 0.170),
            (0.462, 0.840, 0.140),
        ],
        [
            (-0.080, 0.812, "+.005"),
            (0.06, 0.806, 0.188),
            (0.18, 0.804, 0.204),
            (0.32, 0.816, 0.194),
            (0.478, 0.826, 0.143),
        ],
        [
            (-0.075, 0.795, "-.002"),
            (0.065, 0.768, 0.172),
            (0.17, 0.752, 0.188),
            (0.30, 0.772, 0.180),
            (0.455, 0.810, 0.138),
        ],
    ]
    lower = [
        [
            (-0.060, 0.800, "-.006"),
            (0.065, 0.778, 0.166),
            (0.17, 0.764, 0.182),
            (0.30, 0.784, 0.174),
            (0.435, 0.806, 0.134),
        ],
        [
            (-0.020, 0.765, "+.004"),
            (0.085, 0.715, 0.162),
            (0.185, 0.668, 0.176),
            (0.285, 0.700, 0.172),
            (0.398, 0.772, 0.136),
        ],
        [
            (0.010, 0.745, "-.004"),
            (0.115, 0.672, 0.138),
            (0.195, 0.608, 0.142),
            (0.255, 0.622, 0.142),
            (0.365, 0.742, 0.126),
        ],
    ]
    for d, s, o in wing("shroud_low", tank, lower, M.second, by):
        slot = _shift(by, (0.205, 0.630), (0.248, 0.634), (0.345, 0.738), (0.275, 0.712))
        patch("vent", o, rounded_outline(slot, 0.006), M.plastic, d, off=0.0014, smooth=0)
        text_on(
            "160",
            o,
            (0.165 + by[0], 0.725 + by[2]),
            0.046,
            M.decal,
            dirn=d,
            flip=s > 0,
            font=font,
            off=0.0016,
            thick=0.0014,
            shear=0.3,
        )
    for d, s, o in wing("shroud", tank, upper, M.body, by):
        band(
            "blade",
            o,
            _shift(by, (-0.05, 0.806), (0.07, 0.790), (0.18, 0.782), (0.31, 0.796), (0.45, 0.818)),
            0.01,
            M.accent,
            dirn=d,
            off=0.0012,
            widths=[0.001, 0.008, 0.010, 0.006, 0.001],
        )
        _letter(M, o, name, (0.150 + by[0], 0.836 + by[2]), 0.044, d, s, font, shear=0.3)
    for d, s in SIDES:
        band(
            "tank_stripe",
            tank,
            [(0.16, 0.925), (0.06, 0.925), (-0.03, 0.900), (-0.11, 0.856)],
            0.01,
            M.second,
            dirn=d,
            off=0.0008,
            widths=[0.001, 0.012, 0.014, 0.001],
        )
        band(
            "tank_stripe",
            tank,
            [(0.15, 0.938), (0.05, 0.936), (-0.03, 0.912), (-0.09, 0.880)],
            0.01,
            M.accent,
            dirn=d,
            off=0.0008,
            widths=[0.001, 0.004, 0.005, 0.001],
        )


def blades(ch, M, tank, name, font):
    """sharp wings with a raised edge and a stack of dark gills"""
    by = ch.lead * [0.6, 0, 0.5]
    rows = [
        [
            (-0.060, 0.858, "-.004"),
            (0.06, 0.888, "-.004"),
            (0.17, 0.898, "-.004"),
            (0.30, 0.896, 0.110),
            (0.418, 0.884, 0.116),
        ],
        [
            (-0.070, 0.846, "+.003"),
            (0.06, 0.862, "+.014"),
            (0.17, 0.868, "+.026"),
            (0.31, 0.868, 0.172),
            (0.452, 0.868, 0.138),
        ],
        [
            (-0.078, 0.828, "+.004"),
            (0.03, 0.812, 0.176),
            (0.15, 0.792, 0.196),
            (0.28, 0.782, 0.190),
            (0.412, 0.800, 0.146),
        ],
        [
            (-0.070, 0.812, "-.002"),
            (0.03, 0.770, 0.162),
            (0.125, 0.712, 0.168),
            (0.215, 0.650, 0.158),
            (0.330, 0.690, 0.136),
        ],
    ]
    for d, s, o in wing("shroud", tank, rows, M.body, by, bevel=0.0025):
        for k in range(4):
            a, b = 0.140 + 0.048 * k, 0.728 + 0.006 * k
            gill = _shift(by, (a, b - 0.022), (a + 0.030, b - 0.030), (a + 0.058, b + 0.026), (a + 0.028, b + 0.034))
            patch("gill", o, rounded_outline(gill, 0.003), M.plastic, d, off=0.0014, smooth=0)
        blade = _shift(
            by,
            (-0.055, 0.826),
            (0.04, 0.806),
            (0.15, 0.786),
            (0.29, 0.776),
            (0.405, 0.796),
            (0.30, 0.790),
            (0.15, 0.802),
            (0.04, 0.820),
        )
        patch("blade", o, rounded_outline(blade, 0.002), M.accent, d, off=0.0012, smooth=0, sink=0, c=np.mean(blade, 0))
        _letter(M, o, name, (0.155 + by[0], 0.836 + by[2]), 0.040, d, s, font, shear=0.35)
    for d, s in SIDES:
        patch(
            "slash",
            tank,
            rounded_outline([(0.12, 0.915), (0.05, 0.922), (-0.07, 0.878), (-0.12, 0.846), (-0.05, 0.862)], 0.003),
            M.second,
            d,
            off=0.0008,
            smooth=0,
            sink=0,
        )
