"""Fairings: noses, screens, side panels, shrouds, hand guards and bellies."""

from kit import *

CROSSOVER_NOSE = [
    (0.350, 0.820, 1.005, 0.118, 0.55, 3.0, 2.4, 0.0),
    (0.430, 0.795, 1.015, 0.142, 0.55, 2.8, 2.2, -0.10),
    (0.510, 0.785, 0.990, 0.142, 0.55, 2.6, 2.0, -0.22),
    (0.575, 0.790, 0.950, 0.116, 0.55, 2.4, 2.0, -0.32),
    (0.622, 0.800, 0.905, 0.074, 0.52, 2.2, 2.0, -0.36),
]
SPORT_NOSE = [
    (0.340, 0.735, 0.895, 0.122, 0.60, 3.0, 2.2, 0.0),
    (0.430, 0.722, 0.926, 0.144, 0.58, 2.8, 2.1, -0.10),
    (0.520, 0.722, 0.912, 0.136, 0.55, 2.6, 2.0, -0.25),
    (0.595, 0.735, 0.868, 0.104, 0.52, 2.4, 2.0, -0.38),
    (0.650, 0.752, 0.825, 0.060, 0.50, 2.2, 2.0, -0.42),
]


def dense(outline, n=120):
    """the same outline with many points, its corners kept nearly sharp"""
    return [tuple(p) for p in evenly(outline, n)]


def mirrored(points):
    """a half outline (y > 0) and its mirror image, as two outlines"""
    return [list(points), [(-y, z) for y, z in points[::-1]]]


def nose(M, sections, mat=None, crease=0.013, shoulder=0.905):
    """the cowl that carries the lamps, with a sharp shoulder and a dark panel on top"""

    def edge(P):
        Q = P.copy()
        x, y, z = P[..., 0], P[..., 1], P[..., 2]
        line = shoulder - 0.30 * np.clip(x - 0.42, 0, 1)
        s = np.sign(y) * np.clip(np.abs(y) / 0.03, 0, 1)
        Q[..., 1] = y + s * crease * np.exp(-(((z - line) / 0.015) ** 2))
        return Q

    cowl = loft("nose", sections, mat or M.body, nu=160, nv=90, cap0=0.006, cap1=0.022, mod=edge)
    bpy.context.view_layer.update()
    top = [(0.588, 0.0), (0.565, 0.040), (0.50, 0.078), (0.42, 0.098), (0.352, 0.088)]
    top += [(x, -y) for x, y in top[:0:-1]]
    patch("nose_top", cowl, top, M.gloss, "+z", off=0.0012, smooth=90, c=(0.46, 0.0))
    for s in (-1, 1):
        chin = [
            (s * 0.030, sections[2][1] + 0.022),
            (s * 0.060, sections[2][1] + 0.034),
            (s * 0.085, sections[2][1] + 0.058),
        ]
        band("chin_slot", cowl, chin, 0.010, M.dark, dirn="+x", off=0.0009, n=30, widths=[0.004, 0.010, 0.004])
    return cowl


def twin_lamps(M, cowl, half, light, eye, rim=1.0):
    """a lamp on each side of the nose: black base, light strip, projector and glass, from outlines (y, z) of the left one"""
    for lamp, strip, s in zip(mirrored(half), mirrored(light), (1, -1)):
        mid = np.mean(lamp, axis=0)
        wide = [tuple(mid + (np.array(p) - mid) * 1.10) for p in lamp]
        patch("lamp_rim", cowl, dense(wide, 90), M.gloss, "+x", off=0.0025, dome=0.001, smooth=0)
        patch("lamp_base", cowl, dense(lamp, 90), M.gloss, "+x", off=0.0045, dome=-0.004, smooth=0, p=2)
        patch("lamp_strip", cowl, dense(strip, 80), M.led, "+x", off=0.0075, dome=0.001, smooth=0)
        for ey, ez, r in eye:
            h, n = cast(cowl, s * ey, ez, "+x")
            d = np.array([0.94, s * 0.25, -0.05])
            turned("lamp_cup", [(r, -0.012), (r, 0.003), (r * 0.90, 0.005), (r * 0.76, -0.001)], M.refl, h, d, seg=44)
            turned("lamp_eye", [(r * 0.78, -0.002), (r * 0.5, 0.003), (1e-6, 0.006)], M.gloss, h, d, seg=40, smoothn=12)
            hoop("lamp_halo", h + d * 0.002, d, r * 0.84, 0.0012, M.led, n=40)
        patch("lamp_glass", cowl, dense(lamp, 90), M.lens, "+x", off=0.0095, dome=0.006, smooth=0)


def screen_glass(name, tint, op):
    """a sheet seen from both sides: clear, with a reflection that grows towards its edges"""
    m = clear(name, tint=tint, op=op)
    nt = m.node_tree
    fresnel = next(n for n in nt.nodes if n.type == "FRESNEL")
    add = fresnel.outputs[0].links[0].to_node
    facing, power = nt.nodes.new("ShaderNodeLayerWeight"), nt.nodes.new("ShaderNodeMath")
    power.operation, power.inputs[1].default_value = "POWER", 4.0
    nt.links.new(facing.outputs["Facing"], power.inputs[0])
    nt.links.new(power.outputs[0], add.inputs[0])
    return m


def screen(M, base, top, half, tint=(0.93, 0.95, 0.97), bend=0.055, taper=0.3, name="screen", op=0.09):
    """a curved windscreen between two points (x, z) of the middle plane"""
    (x0, z0), (x1, z1) = base, top

    def shape(u, v):
        w = half * (1 - taper * v**2.2) * (1 - 0.10 * (1 - v) ** 3)
        corner = 1 - 0.20 * np.abs(u) ** 4 * np.clip(v - 0.5, 0, 1) * 2
        x = x0 + (x1 - x0) * (0.72 * v + 0.28 * v**2) - bend * np.abs(u) ** 2.1
        return np.stack([x, w * u, z0 + (z1 - z0) * v * corner - 0.028 * np.abs(u) ** 2 * (1 - v)], -1)

    at = lambda u, v: shape(np.array([[u]], float), np.array([[v]], float))[0, 0]
    glass = sheet(name, shape, screen_glass(name, tint, op), nu=61, nv=50, thick=0, bevel=0)
    edge = [at(-1, v) for v in np.linspace(0, 1, 30)] + [at(u, 1) for u in np.linspace(-1, 1, 40)[1:]]
    edge += [at(1, v) for v in np.linspace(1, 0, 30)[1:]]
    tube(name + "_edge", edge, 0.0017, M.plast2, raw=True, res=4)
    spots = [at(u, v) + np.array([0.003, 0, 0]) for u in (-0.62, 0.62) for v in (0.10, 0.26)]
    bolts(name + "_screws", spots, (0.9, 0, 0.4), M.black, r=0.006, h=0.004)
    return glass


def side_panel(name, outline, mat, lateral, centre, depth=0.010, wall=0.012, p=5.0, n=200, round_=0):
    """panels on both sides whose distance from the middle plane is lateral(x, z); returns right and left"""
    made = []
    for s in (-1, 1):

        def place(P):
            Q = P.copy()
            Q[..., 1] = P[..., 1] + s * lateral(P[..., 0], P[..., 2])
            return Q

        made.append(
            puff(
                name,
                outline if round_ else dense(outline, n),
                0.0,
                depth,
                mat,
                smooth=round_,
                side=s,
                wall=wall,
                p=p,
                mod=place,
                c=centre,
            )
        )
    bpy.context.view_layer.update()
    return made


def on_both(panels):
    """pairs of panel and the direction it is seen from"""
    return zip(panels, ("-y", "+y"))


def crossover_shrouds(M, name, font, size=0.062):
    """wide shrouds from the tank forward, a dark inner panel with a vent, lettering"""
    lateral = (
        lambda x, z: 0.136
        + 0.026 * np.clip((x - 0.06) / 0.3, 0, 1)
        - 0.034 * np.clip((x - 0.375) / 0.11, 0, 1) ** 1.4
        - 0.040 * np.clip((0.74 - z) / 0.15, 0, 1)
        - 0.030 * np.clip((0.05 - x) / 0.12, 0, 1)
        + 0.010 * np.exp(-(((z - (0.815 + 0.14 * x)) / 0.018) ** 2))
    )
    lower = [
        (0.115, 0.720),
        (0.30, 0.745),
        (0.415, 0.795),
        (0.385, 0.665),
        (0.300, 0.560),
        (0.225, 0.515),
        (0.185, 0.545),
    ]
    inner = side_panel("inner_shroud", lower, M.second, lambda x, z: lateral(x, z) - 0.020, (0.27, 0.67), wall=0.010)
    upper = [
        (-0.085, 0.800),
        (0.02, 0.858),
        (0.16, 0.895),
        (0.33, 0.915),
        (0.465, 0.905),
        (0.492, 0.862),
        (0.425, 0.790),
        (0.350, 0.715),
        (0.285, 0.655),
        (0.238, 0.640),
        (0.205, 0.680),
        (0.150, 0.735),
        (0.03, 0.765),
    ]
    outer = side_panel("shroud", upper, M.body, lateral, (0.24, 0.80), depth=0.012, wall=0.014)
    for panel, d in on_both(outer):
        text_on(
            name,
            panel,
            (0.155, 0.803),
            size,
            M.decal,
            dirn=d,
            flip=(d == "+y"),
            font=font,
            off=0.0015,
            thick=0.0015,
            shear=0.28,
            space=1.04,
        )
        band(
            "shroud_line",
            panel,
            [(0.02, 0.842), (0.16, 0.876), (0.32, 0.896), (0.45, 0.890)],
            0.008,
            M.accent,
            dirn=d,
            off=0.0008,
            n=70,
            widths=[0.001, 0.007, 0.009, 0.002],
        )
        patch(
            "shroud_vent",
            panel,
            dense([(0.262, 0.682), (0.300, 0.692), (0.425, 0.822), (0.382, 0.822), (0.318, 0.762)], 80),
            M.gloss,
            d,
            off=0.0012,
            smooth=0,
        )
    for panel, d in on_both(inner):
        for i in range(4):
            z = 0.575 + i * 0.028
            band(
                "inner_slot",
                panel,
                [(0.235 + i * 0.012, z), (0.285 + i * 0.020, z + 0.018)],
                0.009,
                M.dark,
                dirn=d,
                off=0.0008,
                n=16,
            )
    return outer


def hand_guards(M, tip, mat=None, stripe=None):
    """shells in front of both grips; `tip` is the bar's end on the left"""
    tip = np.asarray(tip, float)
    for s in (-1, 1):

        def shape(u, v):
            soft = 1 - 0.16 * np.abs(u) ** 3
            y = tip[1] + 0.036 - 0.095 - 0.190 * (v - 0.5) * soft
            bow = np.sin(np.clip(v * 1.04, 0, 1) * pi) ** 0.7
            height = 0.014 + 0.040 * np.sin((0.10 + 0.82 * v) * pi) ** 0.6
            x = tip[0] + 0.012 + 0.088 * bow + 0.02 * v - 0.020 * np.abs(u) ** 2.4
            z = tip[2] + 0.006 + height * u * np.where(u > 0, 1.10, 0.85) + 0.012 * v
            return np.stack([x, s * y, z], -1)

        shell = sheet("hand_guard", shape, mat or M.plastic, nu=40, nv=60, thick=0.004, bevel=0.001, flip=s > 0)
        bpy.context.view_layer.update()
        y0 = tip[1] - 0.005
        cap = [
            (s * (y0 - 0.015), tip[2] + 0.028),
            (s * (y0 - 0.075), tip[2] + 0.050),
            (s * (y0 - 0.118), tip[2] + 0.050),
            (s * (y0 - 0.085), tip[2] + 0.030),
            (s * (y0 - 0.04), tip[2] + 0.010),
        ]
        patch("guard_inlay", shell, dense(cap, 70), stripe or M.body, "+x", off=0.0035, smooth=0, sink=0.001)
        tube(
            "guard_stay",
            [tip * [1, s, 1] + [0, s * 0.012, 0], tip * [1, s, 1] + [0.03, s * 0.030, 0.002]],
            0.008,
            M.black,
            n=4,
        )


def beak(M, at=(0.50, 0.800), reach=0.175, half=0.085, mat=None):
    """a short beak under the lamps"""
    x0, z0 = at

    def shape(u, v):
        w = 0.014 + half * (1 - v) ** 0.75
        x = x0 + reach * v - 0.03 * np.abs(u) ** 2
        return np.stack([x, w * u, z0 - 0.004 - 0.030 * v**1.6 - 0.026 * np.abs(u) ** 2.2 * (1 - 0.5 * v)], -1)

    sheet("beak", shape, mat or M.body, nu=41, nv=40, thick=0.005, bevel=0.0015)


def full_fairing(M, name, font):
    """side panels from nose to belly with a slanted vent, a dark lower half and lettering"""

    def lateral(x, z):
        y = 0.174 - 0.075 * np.clip((x - 0.36) / 0.26, 0, 1) ** 1.5 - 0.083 * np.clip((0.52 - z) / 0.36, 0, 1) ** 1.7
        y = y - 0.026 * np.clip((z - 0.76) / 0.10, 0, 1) ** 1.5 - 0.020 * np.clip((0.02 - x) / 0.2, 0, 1)
        upper = 0.017 * np.exp(-(((z - (0.735 + 0.16 * x)) / 0.017) ** 2)) * np.clip((x - 0.04) / 0.12, 0, 1)
        lower = 0.011 * np.exp(-(((z - (0.405 + 0.24 * x)) / 0.018) ** 2)) * np.clip((0.30 - x) / 0.1, 0, 1)
        return y + upper + lower

    outline = [
        (0.590, 0.795),
        (0.52, 0.850),
        (0.40, 0.882),
        (0.28, 0.868),
        (0.150, 0.815),
        (0.062, 0.740),
        (0.050, 0.640),
        (-0.015, 0.545),
        (-0.125, 0.465),
        (-0.185, 0.365),
        (-0.228, 0.235),
        (-0.195, 0.170),
        (0.0, 0.140),
        (0.17, 0.150),
        (0.280, 0.220),
        (0.340, 0.360),
        (0.358, 0.500),
        (0.412, 0.605),
        (0.495, 0.690),
        (0.575, 0.745),
    ]
    panels = side_panel("fairing", outline, M.body, lateral, (0.21, 0.53), depth=0.006, wall=0.012, p=6, n=260)
    low = [(0.338, 0.372), (0.255, 0.398), (0.10, 0.356), (-0.09, 0.272), (-0.236, 0.236), (-0.202, 0.163)]
    low += [(0.0, 0.132), (0.174, 0.142), (0.288, 0.213)]
    side_panel(
        "fairing_low", low, M.second, lambda x, z: lateral(x, z) + 0.002, (0.06, 0.25), depth=0.006, wall=0.012, p=6
    )
    for panel, d in on_both(panels):
        flash = [(0.342, 0.386), (0.255, 0.412), (0.10, 0.370), (-0.08, 0.290), (-0.20, 0.255)]
        band(
            "fairing_flash",
            panel,
            flash,
            0.012,
            M.accent,
            dirn=d,
            off=0.0009,
            n=90,
            widths=[0.010, 0.012, 0.010, 0.003],
        )
        vent = [(0.378, 0.738), (0.335, 0.757), (0.210, 0.668), (0.120, 0.530), (0.158, 0.512), (0.262, 0.598)]
        patch("vent", panel, dense(vent, 140), M.dark, d, off=0.0012, smooth=0, c=(0.235, 0.628))
        for t in np.linspace(0.14, 0.88, 6):
            top = (
                np.array((0.130, 0.545)) * (1 - t)
                + np.array((0.345, 0.745)) * t
                + np.array((-0.012, 0.014)) * math.sin(pi * t)
            )
            foot = (
                np.array((0.150, 0.522)) * (1 - t)
                + np.array((0.372, 0.735)) * t
                + np.array((0.006, -0.028)) * math.sin(pi * t)
            )
            band("louvre", panel, [top, foot], 0.006, M.plast2, dirn=d, off=0.0032, n=12)
        edge = [(0.345, 0.764), (0.275, 0.722), (0.205, 0.672), (0.155, 0.602), (0.113, 0.530)]
        band("vent_lip", panel, edge, 0.006, M.second, dirn=d, off=0.0040, n=60, widths=[0.003, 0.010, 0.012, 0.003])
        text_on(
            name,
            panel,
            (0.100, 0.462),
            0.068,
            M.decal,
            dirn=d,
            flip=(d == "+y"),
            font=font,
            off=0.0012,
            thick=0.0012,
            shear=0.3,
            rot=0.10 if d == "-y" else -0.10,
        )
        band(
            "panel_gap",
            panel,
            [(0.405, 0.878), (0.395, 0.80), (0.392, 0.70), (0.405, 0.61)],
            0.003,
            M.dark,
            dirn=d,
            off=0.0006,
            n=60,
        )
        spots = [
            cast(panel, x, z, d)[0]
            for x, z in ((0.12, 0.765), (0.33, 0.845), (-0.13, 0.35), (0.31, 0.45), (0.47, 0.75))
        ]
        bolts("fairing_screws", spots, (0, -1 if d == "-y" else 1, 0), M.black, r=0.006, h=0.0025, deep=0.003)
    belly = [
        (0.245, 0.175, 0.30, 0.088, 0.5, 3, 2.4, 0.2),
        (0.10, 0.142, 0.26, 0.098, 0.5, 3, 2.4, 0),
        (-0.08, 0.150, 0.25, 0.092, 0.5, 3, 2.4, 0),
        (-0.205, 0.178, 0.245, 0.078, 0.5, 3, 2.4, 0),
    ]
    loft("belly", belly, M.second, nu=80, nv=50, cap0=0.02, cap1=0.01)
    return panels
