"""Places in the open: road at dusk, view point, home lane, wet street, branch front, test lane, charging point."""

from .light import *
from .props import *
from .showroom import ACCENT, wordmark


def road(M, y=(-7.0, 2.2), wet=0.0, colour="#46474a", dashes=True, x=(-60, 60)):
    """asphalt along x with an edge line and dashes"""
    tar = asphalt("asphalt", colour, wet)
    floor("road", x, y, tar)
    line = rough_stuff("line", "#c9c7bf", 0.7 if not wet else 0.2, 0.18, 14, None)
    edge = y[1] - 0.35
    floor("edge line", x, (edge - 0.06, edge + 0.06), line, 0.002)
    if dashes:
        for a in np.arange(x[0], x[1], 4.5):
            floor("dash", (a, a + 2.2), (-2.05, -1.93), line, 0.002)


def verge(M, y, x=(-60, 60), dry="#6f6a3c", seed=4):
    """earth and grass beside the road"""
    floor("verge", x, (y, y + 40), rough_stuff("earth", "#6b5a41", 0.9, 0.3, 2, (30, 0.8, 0.03)), -0.02)
    blade = rough_stuff("grass", dry, 0.8, 0.35, 1, None)
    grass("grass", (-14, 14), (y + 0.05, y + 1.0), blade, 9000, 0.16, seed)
    grass("grass", (-22, 22), (y + 1.0, y + 6.0), blade, 14000, 0.30, seed + 1)


def hills(colours, feet, distances, heights, seed=11, base=0.0):
    """ridges behind one another, each fainter in the haze"""
    for i, (colour, d, h) in enumerate(zip(colours, distances, heights)):
        ridge("hill", d, h, haze("haze", colour, feet[i], h * 0.8), seed + i, base)


def dusk(M, glow_at=70, strength=0.85):
    """orange at the horizon, blue above; the camera looks towards +y"""
    stops = [
        (-1, (0.10, 0.08, 0.08)),
        (-0.02, (0.28, 0.16, 0.12)),
        (0.0, (1.10, 0.40, 0.12)),
        (0.07, (0.86, 0.34, 0.16)),
        (0.18, (0.46, 0.27, 0.28)),
        (0.40, (0.17, 0.19, 0.34)),
        (1, (0.06, 0.09, 0.20)),
    ]
    gradient(stops, strength, (glow_at, (0.75, 0.30, 0.08), 20))


def dusk_road(M, turn=-17):
    """the road runs away to the left; hills and the afterglow behind"""
    with Pieces() as made:
        road(M)
        verge(M, 2.2)
        guard_rail(2.75, (-46, 30), M)
    move(made.objects, turned(z=turn))
    floor("land", (-300, 300), (30, 400), rough_stuff("land", "#3a3328", 0.9, 0.2, 0.1, None), -1.5)
    colours, feet = ["#2e262e", "#4a363d", "#6d4944", "#93604a"], ["#4a383b", "#6d4c46", "#935f49", "#b27a55"]
    hills(colours, feet, (70, 130, 210, 320), (4.2, 10.5, 21, 36))
    dusk(M)
    sun(5, 62, 2.2, (1.0, 0.55, 0.25), 6)
    area("sky box", (-3.5, -5.5, 3.4), (0.8, 0, 0.6), 5, 3.2, 360, (1.0, 0.86, 0.74))
    area("side", (5.5, -1.5, 2.2), (0.8, 0, 0.6), 2.5, 2.2, 170, (1.0, 0.72, 0.48))
    area("rim", (0.5, 5.5, 3.2), (0.5, 0, 0.7), 6, 1.2, 260, (1.0, 0.60, 0.32), mirrored=False)


def view_point(M):
    """a lay-by above a valley, a stone parapet, the sun going down"""
    gravel = rough_stuff("gravel", "#8a755c", 0.9, 0.3, 1.6, (90, 0.9, 0.02))
    floor("gravel", (-40, 40), (-12, 2.6), gravel)
    rnd = np.random.RandomState(5)
    stone = rough_stuff("stone", "#8d8073", 0.85, 0.3, 6, (40, 0.7, 0.015))
    x = -16.0
    while x < 16:
        w = rnd.uniform(0.35, 0.7)
        top = 0.20
        for _ in range(2):
            h = rnd.uniform(0.20, 0.26)
            rbox(
                "stone",
                (w * 0.97, 0.42, h),
                (x + w / 2 + rnd.uniform(-0.02, 0.02), 2.4 + rnd.uniform(-0.02, 0.02), top + h / 2 - 0.2),
                stone,
                bev=0.035,
                seg=2,
            )
            top += h
        x += w
    block(
        "coping",
        (-16, 16),
        (2.15, 2.66),
        (0.46, 0.54),
        rough_stuff("coping", "#9c9184", 0.8, 0.2, 5, (40, 0.4, 0.01)),
        0.02,
    )
    blade = rough_stuff("grass", "#7d6f3a", 0.8, 0.35, 1, None)
    grass("grass", (-14, 14), (1.75, 2.15), blade, 2600, 0.16, 9)
    grass("grass", (-14, 14), (2.7, 3.2), blade, 4000, 0.75, 10)
    bush, rnd = leaf("bush", "#5a5a2c"), np.random.RandomState(12)
    blobs = [((x, rnd.uniform(5, 8), rnd.uniform(-0.4, 0.15)), rnd.uniform(0.5, 0.9)) for x in np.arange(-9, 10, 1.7)]
    foliage("bushes", blobs, bush, 0.05, 200, 13)
    floor("slope", (-400, 400), (2.66, 60), rough_stuff("slope", "#4c4a2a", 0.9, 0.3, 0.2, None), -3.0)
    colours = ["#40302a", "#5f4036", "#85543c", "#a86c46", "#c08454"]
    feet = ["#6b4a38", "#925f42", "#b0784e", "#c48c5c", "#d09c6c"]
    hills(colours, feet, (60, 110, 180, 270, 400), (1.2, 6.5, 14, 24, 42), 31, base=-1.5)
    stops = [
        (-1, (0.14, 0.10, 0.07)),
        (-0.02, (0.42, 0.24, 0.13)),
        (0.0, (1.15, 0.50, 0.17)),
        (0.09, (0.95, 0.44, 0.20)),
        (0.22, (0.56, 0.36, 0.30)),
        (0.5, (0.24, 0.27, 0.38)),
        (1, (0.10, 0.15, 0.28)),
    ]
    gradient(stops, 0.80, (104, (1.35, 0.62, 0.18), 15))
    sun(9, 118, 3.2, (1.0, 0.62, 0.30), 3)
    area("fill", (3.2, -6, 3.6), (0.4, 0, 0.6), 5.5, 3.0, 300, (1.0, 0.88, 0.78))
    area("side", (-5.0, -1.5, 2.2), (0.5, 0, 0.7), 2.0, 2.2, 150, (1.0, 0.70, 0.44))


def compound(M, gate=True, bougainvillea=True):
    """a lane before a compound wall with flowers over it, a gate and a house behind"""
    lane = tiles("pavers", "#9a938a", "#6d675f", (0.22, 0.11), rough=0.75, vary=0.16, gap=0.004, bump=0.003, offset=0.5)
    floor("lane", (-20, 20), (-12, 2.1), lane)
    wall = rough_stuff("wall", "#e3cfa6", 0.8, 0.07, 1.6, (90, 0.25, 0.004))
    base = rough_stuff("plinth", "#8a4a38", 0.75, 0.12, 2, (60, 0.3, 0.005))
    coping = rough_stuff("coping", "#a9543f", 0.7, 0.1, 3, None)
    block(
        "kerb", (-20, 20), (1.95, 2.12), (0, 0.12), rough_stuff("kerb", "#a7a29a", 0.85, 0.15, 5, (40, 0.4, 0.01)), 0.02
    )
    floor("strip", (-20, 20), (2.1, 2.65), rough_stuff("soil", "#6e5842", 0.95, 0.25, 4, (50, 0.8, 0.02)), 0.06)
    spans = [(-16, 1.1), (4.3, 16)] if gate else [(-16, 16)]
    for a, b in spans:
        block("wall", (a, b), (2.65, 2.85), (0, 1.55), wall, 0.01)
        block("plinth", (a - 0.02, b + 0.02), (2.61, 2.89), (0, 0.34), base, 0.012)
        block("coping", (a - 0.05, b + 0.05), (2.57, 2.93), (1.55, 1.63), coping, 0.02)
        for x in np.arange(a + 1.6, b - 1.0, 2.4):
            block("pier", (x - 0.14, x + 0.14), (2.60, 2.66), (0.34, 1.55), wall, 0.01)
    if gate:
        iron = painted("iron", "#20262b", 0.45, 0.3)
        for x in (1.1, 4.3):
            block("pillar", (x - 0.22, x + 0.22), (2.52, 2.96), (0, 2.0), wall, 0.015)
            block("cap", (x - 0.28, x + 0.28), (2.46, 3.02), (2.0, 2.09), coping, 0.02)
            lathe(
                "globe",
                [(1e-3, 0.30), (0.07, 0.28), (0.12, 0.19), (0.11, 0.10), (0.06, 0.04), (0.07, 0.0)],
                mat("globe", (0.95, 0.9, 0.8), rough=0.3, emit=(1, 0.85, 0.6), es=0.25),
                (x, 2.74, 2.09),
                ax="z",
                seg=40,
                smoothn=30,
            )
        for z in (0.18, 0.95, 1.62):
            block("rail", (1.36, 4.04), (2.72, 2.76), (z - 0.02, z + 0.02), iron, 0.004)
        for i, x in enumerate(np.arange(1.44, 4.0, 0.125)):
            rod("bar", (x, 2.74, 0.1), (x, 2.74, 1.70 + 0.14 * math.sin((x - 1.36) / 2.68 * pi)), 0.009, iron, seg=10)
        block("number", (0.96, 1.24), (2.50, 2.52), (1.25, 1.45), painted("enamel", "#1f3f6b", 0.3, 0.6), 0.004)
        letters("24", (1.10, 2.495, 1.35), 0.14, M.white, 0.004)
    # House behind: wall, window, roof edge, and trees.
    house = rough_stuff("house", "#d98f63", 0.8, 0.06, 1.0, None)
    block("house", (-7, 9), (7.0, 12), (0, 5.4), house)
    block("ledge", (-7.3, 9.3), (6.5, 7.1), (3.1, 3.25), coping, 0.02)
    for x in (-4.5, -1.2, 2.7, 6.2):
        block("frame", (x - 0.75, x + 0.75), (6.93, 7.02), (1.2, 2.7), painted("frame", "#f0ead9", 0.5), 0.02)
        block(
            "pane", (x - 0.66, x + 0.66), (6.90, 6.96), (1.28, 2.62), mat("pane", (0.05, 0.07, 0.08), rough=0.08), 0.01
        )
    tree((-6.2, 5.2, 0), 6.4, 5)
    tree((8.2, 5.4, 0), 5.6, 6, leaf("crown", "#47702c"))
    if bougainvillea:
        green, pink, white = leaf("climber", "#3d6a2c"), leaf("pink", "#c6246e", 0.6), leaf("pale", "#e58cb4", 0.6)
        blobs = []
        rnd = np.random.RandomState(8)
        for i in range(17):
            x = -6.8 + i * 0.44
            blobs.append(
                (
                    (x, 2.72 + rnd.uniform(-0.1, 0.1), 1.72 + rnd.uniform(-0.15, 0.25)),
                    (0.42, 0.30, 0.26 + rnd.uniform(0, 0.14)),
                )
            )
            if i % 3 == 1:
                blobs.append(((x, 2.52, 1.35 + rnd.uniform(-0.1, 0.1)), (0.28, 0.12, 0.30)))
        foliage("climber", blobs, green, 0.030, 800, 21)
        flowers = [((c[0], c[1] - 0.05, c[2] + 0.02), np.multiply(r, 1.05)) for c, r in blobs]
        foliage("flowers", flowers, pink, 0.024, 420, 22)
        foliage("flowers", flowers[::2], white, 0.022, 180, 23)
    blade = rough_stuff("grass", "#4f7030", 0.8, 0.3, 1, None)
    grass("grass", (-12, 12), (2.12, 2.6), blade, 5200, 0.14, 3, 0.06)


def morning(M, from_=-48):
    sky(24, from_, 0.11, 1.2)
    sun(26, from_, 3.9, (1.0, 0.85, 0.66), 1.6)
    area("bounce", (-3, -5.5, 3.2), (0.5, 0.5, 0.6), 5, 3, 130, (0.95, 0.97, 1.0))


def charger(M, at, light="#39d98a"):
    """a wall charger with its plug and display: at is the middle of its back"""
    with Pieces() as made:
        white = mat("case", (0.82, 0.83, 0.84), rough=0.3, coat=0.6)
        plate("back", box(-0.17, 0.17, -0.26, 0.26, 0.05), -0.02, 0.0, M.plast2, bev=0.004)
        plate("case", box(-0.155, 0.155, -0.245, 0.245, 0.045), -0.12, -0.02, white, bev=0.02, seg=5)
        plate("face", box(-0.125, 0.125, 0.02, 0.215, 0.025), -0.1225, -0.115, M.gloss, bev=0.002)
        lamp = glow("charge", light, 5.0)
        plate("ring", box(-0.105, 0.105, 0.036, 0.044, 0.003), -0.124, -0.121, lamp, bev=0.0005)
        flash = np.array(
            [(0.016, 0.05), (-0.026, -0.006), (-0.002, -0.006), (-0.016, -0.05), (0.028, 0.010), (0.003, 0.010)]
        ) * 0.8 + [0, 0.13]
        plate("flash", flash, -0.1245, -0.122, lamp, bev=0.0002)
        lathe(
            "holster",
            [(0.030, 0.0), (0.048, 0.0), (0.052, -0.02), (0.052, -0.05), (0.030, -0.05)],
            M.plastic,
            (0, -0.115, -0.10),
            seg=48,
        )
    move(made.objects, turned(at=at))


def charging_wall(M, x=(-9, 9), y=2.2, sign=True, charger_x=1.55):
    """a wall with wood slats, a charger, plants, paving and a soft green line"""
    pave = tiles("paving", "#8f918f", "#6a6c6b", (0.6, 0.6), rough=0.42, vary=0.06, gap=0.004, bump=0.002)
    floor("paving", (-12, 12), (-10, y), pave)
    wall = rough_stuff("wall", "#c8cbc9", 0.7, 0.05, 1.4, (120, 0.12, 0.003))
    block("wall", x, (y, y + 0.2), (0, 3.6), wall)
    oak = wood("slats", "#94663f", 0.5, "z")
    a0 = charger_x - 0.9
    first = block("slat", (a0, a0 + 0.05), (y - 0.045, y), (0.0, 3.6), oak, 0.005)
    bpy.context.view_layer.update()
    for k in range(1, 24):
        twin(first, Matrix.Translation((k * 0.078, 0, 0)) @ first.matrix_world)
    block(
        "panel",
        (charger_x - 0.34, charger_x + 0.34),
        (y - 0.07, y - 0.04),
        (0.75, 1.85),
        painted("panel", "#2a2e31", 0.45),
        0.02,
    )
    charger(M, (charger_x, y - 0.07, 1.32))
    block("line", x, (y - 0.065, y - 0.05), (2.42, 2.45), glow("green", "#46dd95", 3.0), 0.002)
    block("kerb", x, (y - 0.30, y - 0.02), (0, 0.12), rough_stuff("kerb", "#9fa19f", 0.8, 0.1, 5, None), 0.02)
    paint_ = rough_stuff("bay", "#2fae74", 0.5, 0.08, 8, None)
    for a in (charger_x - 2.6, charger_x + 1.3):
        floor("bay", (a - 0.05, a + 0.05), (y - 3.4, y - 0.3), paint_, 0.002)
    floor("bay", (charger_x - 2.6, charger_x + 1.3), (y - 3.45, y - 3.35), paint_, 0.002)


def bokeh(M, count=60, y=(14, 30), x=(-16, 16), z=(0.6, 6), seed=2, strength=2.2):
    """far lamps of a street at night, out of focus"""
    rnd = random.Random(seed)
    kinds = [
        glow("lamp", c, strength)
        for c in ((1, 0.62, 0.25), (1, 0.82, 0.55), (0.9, 0.16, 0.08), (0.3, 0.55, 1.0), (0.25, 0.9, 0.6))
    ]
    first = {}
    for i in range(count):
        k = rnd.choice((0, 0, 0, 1, 1, 1, 2, 2, 3, 4))
        p = (rnd.uniform(*x), rnd.uniform(*y), z[0] + (z[1] - z[0]) * rnd.random() ** 1.7)
        if k not in first:
            first[k] = lathe("dot", [(1e-3, -0.14), (0.14, 0), (1e-3, 0.14)], kinds[k], p, seg=16)
            bpy.context.view_layer.update()
        else:
            twin(first[k], Matrix.Translation(p) @ Matrix.Scale(rnd.uniform(0.6, 1.5), 4))


def shop_front(M, y=4.0, x=(-7, 7), lit=True, sign=True, strength=1.4):
    """the branch from outside: sign board, glass, steps"""
    frame = painted("frame", "#1f2124", 0.4)
    wall = tiles("cladding", "#b9b4ab", "#8d887f", (1.2, 0.6), rough=0.5, vary=0.05, gap=0.004, bump=0.002)
    block("cladding", x, (y, y + 0.3), (3.1, 5.2), painted("fascia", "#2a2c30", 0.5), 0.01)
    for a, b in ((x[0], x[0] + 0.7), (x[1] - 0.7, x[1])):
        block("pier", (a, b), (y - 0.1, y + 0.3), (0, 5.2), wall, 0.01)
    board = paint("board", ACCENT, "solid")
    block("board", (x[0] + 0.5, x[1] - 0.5), (y - 0.25, y), (3.35, 4.55), board, 0.02)
    white = mat("sign white", (0.9, 0.9, 0.9), rough=0.4, emit=(1, 0.97, 0.93), es=1.0 if lit else 0.3)
    if sign:
        wordmark((0, y - 0.28, 3.98), 0.84, white, 0.05)
    block(
        "underline",
        (x[0] + 0.5, x[1] - 0.5),
        (y - 0.22, y - 0.02),
        (3.29, 3.33),
        glow("underline", (1, 0.85, 0.66), 5 * strength),
        0.003,
    )
    n = 6
    step = (x[1] - x[0] - 1.4) / n
    for i in range(n + 1):
        a = x[0] + 0.7 + i * step
        block("mullion", (a - 0.04, a + 0.04), (y - 0.02, y + 0.08), (0, 3.1), frame, 0.004)
    for z in (0.06, 2.35, 3.06):
        block("rail", (x[0] + 0.7, x[1] - 0.7), (y - 0.02, y + 0.08), (z - 0.04, z + 0.04), frame, 0.004)
    floor_glass = glass("pane", (0.86, 0.90, 0.90), 0.08)
    V = [(x[0] + 0.7, y + 0.03, 0), (x[1] - 0.7, y + 0.03, 0), (x[1] - 0.7, y + 0.03, 3.1), (x[0] + 0.7, y + 0.03, 3.1)]
    mk("pane", V, [(0, 1, 2, 3)], floor_glass, smooth=False)
    inside = rough_stuff("inside", "#9c8f80", 0.7, 0.05, 1, None)
    block("inside", (x[0] + 0.5, x[1] - 0.5), (y + 3.6, y + 3.7), (0, 3.1), inside)
    floor(
        "inside floor",
        (x[0] + 0.5, x[1] - 0.5),
        (y + 0.1, y + 3.7),
        rough_stuff("inside floor", "#b6b1a9", 0.3, 0.04, 1, None),
        0.14,
    )
    block("inside band", (-1.6, 1.6), (y + 3.55, y + 3.6), (1.5, 2.3), board, 0.01)
    block("inside top", (x[0] + 0.5, x[1] - 0.5), (y + 0.3, y + 3.7), (3.0, 3.1), inside)
    for a in (y + 1.0, y + 2.4):
        block(
            "inside lamp",
            (x[0] + 1.2, x[1] - 1.2),
            (a - 0.06, a + 0.06),
            (2.95, 2.99),
            glow("inside lamp", (1, 0.9, 0.75), 9 * strength),
            0.003,
        )
    area("inside", (0, y + 1.8, 2.9), (0, y + 1.8, 0), 11, 2.6, 260 * strength, (1, 0.88, 0.72))
    for i in range(2):
        block(
            "step",
            (x[0], x[1]),
            (y - 0.7 + 0.34 * i, y + 0.1),
            (0.07 * i, 0.07 * (i + 1)),
            rough_stuff("step", "#8f8a83", 0.6, 0.08, 3, None),
            0.01,
        )
    palm((x[0] + 2.0, y + 2.6, 0.14), 1.8, 14)
    palm((x[1] - 2.2, y + 2.7, 0.14), 1.8, 15)
    sword_plant((x[0] + 1.2, y - 0.15, 0.14), 1.2, 3)
    sword_plant((x[1] - 1.2, y - 0.15, 0.14), 1.2, 4)
