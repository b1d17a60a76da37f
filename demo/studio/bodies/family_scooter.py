"""Family scooters: lamp in the handlebar cowl, full apron, metal side panels, long seat."""

from kit import *
from parts import scooter_lamps as lamps
from parts.scooter_apron import Apron, garnish, inner_box, nose
from parts.scooter_chassis import Layout, controls, deck, front_end, paint_of, petrol_drive
from parts.scooter_cowl import cowl
from parts.scooter_rear import fuel_cap, gap, inlay, lettering, rear_body, stripe, vent
from parts.scooter_seat import seat
from parts.scooter_tail import grab_rail, rear_fender
from parts.scooter_trim import SIDES, both, corners, extra_materials, flipped


def build(shape, M, name, font):
    extra_materials(M, shape.get("inner", "#26282b"), shape.get("glow", "#eaf1ff"))
    L = Layout.of(shape)
    front_end(L, shape, M)
    apron = Apron(shape.get("apron", "smooth"), M)
    apron.leg_shield(M, M.inner)
    inner_box(
        M,
        M.inner,
        paint_of(M, shape.get("lid", "inner")),
        shape.get("pocket", "lid"),
        shape.get("key", "lock"),
        usb=shape.get("usb", False),
    )
    head = cowl(shape.get("cowl", "lamp"), [M.body, M.inner])
    FACES[shape.get("face", "smooth")](apron, head, M)
    controls(shape, M, font, head)
    deck(shape, M)
    body = rear_body(
        shape.get("rear", "round"), [M.body, paint_of(M, shape.get("heel", "inner"))], shape.get("heel_line", -0.205)
    )
    FLANKS[shape.get("flank", "smooth")](body, M, name, font)
    TAILS[shape.get("tail", "smooth")](body, M)
    seat(M, shape.get("seat", "long"), shape.get("stitching", "plain"), paint_of(M, shape.get("piping", "plastic")))
    grab_rail(
        M, shape.get("rail", "tube"), paint_of(M, shape.get("rail_paint", "black")), lift=shape.get("rail_lift", 0.0)
    )
    rear_fender(L, M)
    petrol_drive(L, shape, M)


def smooth_face(apron, head, M):
    """a wide halogen lamp in a chrome frame, a chrome wing on the nose, swept indicators"""
    half = [
        (0, 1.058),
        (0.06, 1.055),
        (0.112, 1.036),
        (0.128, 1.014),
        (0.118, 0.976),
        (0.086, 0.936),
        (0.044, 0.913),
        (0, 0.907),
    ]
    ol = smooth_outline(both(half), 108)
    lamps.opening(
        head, ol, M, "+x", depth=0.034, inner=M.refl, bezel=M.chrome, bezel_width=0.005, facets=True, dome=0.006
    )
    lamps.bulb(head, 0, 0.985, M, depth=0.026)
    for s in (-1, 1):
        lamps.light_line(head, flipped([(0.012, 1.046), (0.06, 1.043), (0.104, 1.026)], s), 0.007, M, off=-0.004)
        band(
            "lampfold",
            head,
            flipped([(0.036, 1.03), (0.048, 0.98), (0.04, 0.928)], s),
            0.005,
            M.gloss,
            dirn="+x",
            off=-0.012,
            n=30,
            m=3,
        )
    nose(
        apron,
        M,
        M.body,
        [(0.050, 0.525), (0.062, 0.60), (0.078, 0.70), (0.088, 0.79), (0.080, 0.87), (0.066, 0.935)],
        bulge=0.010,
    )
    garnish(
        apron,
        M,
        [(0.102, 0.905), (0.112, 0.84), (0.108, 0.76), (0.092, 0.68), (0.074, 0.60)],
        [0.003, 0.009, 0.012, 0.010, 0.003],
        M.chrome,
    )
    crest = corners([(-0.036, 0.742), (0.036, 0.742), (0.022, 0.712), (-0.022, 0.712)], 60, 0.3)
    patch("crest", apron.obj, crest, M.chrome, "+x", off=0.010, dome=0.004, smooth=0, sink=-0.004)
    for s in (-1, 1):
        ol = [
            (0.118, 0.672),
            (0.150, 0.712),
            (0.188, 0.748),
            (0.204, 0.746),
            (0.198, 0.712),
            (0.168, 0.672),
            (0.136, 0.650),
        ]
        lamps.indicator(apron.obj, flipped(ol, s), M, "+x", bezel=M.chrome)
    grille(apron, M, 0.030, 0.515, 0.570)
    band(
        "lipline",
        apron.obj,
        [(-0.19, 0.462), (-0.1, 0.455), (0, 0.452), (0.1, 0.455), (0.19, 0.462)],
        0.006,
        M.dark,
        dirn="+x",
        off=0.001,
        n=60,
    )


def stately_face(apron, head, M):
    """an LED lamp with two banks of cells, chrome brows, a broad chrome collar on the apron"""
    half = [
        (0, 1.050),
        (0.066, 1.048),
        (0.128, 1.034),
        (0.144, 1.012),
        (0.122, 0.958),
        (0.080, 0.922),
        (0.036, 0.908),
        (0, 0.906),
    ]
    ol = corners(both(half), 120, 0.35)
    lamps.opening(head, ol, M, "+x", depth=0.036, inner=M.gloss, bezel=M.gloss, bezel_width=0.007, dome=0.007)
    for s in (-1, 1):
        lamps.cells(head, [(s * 0.034, 0.992), (s * 0.082, 0.994)], 0.042, 0.034, M, depth=0.020)
        lamps.cells(head, [(s * 0.038, 0.944)], 0.050, 0.022, M, depth=0.018)
        lamps.light_line(
            head, flipped([(0.008, 1.036), (0.07, 1.034), (0.124, 1.018), (0.112, 0.974)], s), 0.008, M, off=-0.003
        )
        band(
            "brow",
            head,
            flipped([(0.0, 1.064), (0.07, 1.062), (0.132, 1.048), (0.165, 1.024)], s),
            0.008,
            M.chrome,
            dirn="+x",
            off=0.003,
            n=60,
            widths=[0.010, 0.009, 0.007, 0.002],
        )
    nose(
        apron,
        M,
        M.body,
        [(0.034, 0.525), (0.050, 0.60), (0.084, 0.70), (0.112, 0.79), (0.112, 0.87), (0.090, 0.935)],
        bulge=0.014,
    )
    garnish(
        apron,
        M,
        [(0.128, 0.905), (0.142, 0.84), (0.134, 0.77), (0.104, 0.69), (0.062, 0.615), (0.012, 0.575)],
        [0.003, 0.010, 0.015, 0.018, 0.016, 0.012],
        M.chrome,
        thick=0.005,
    )
    crest = corners([(-0.046, 0.800), (0.046, 0.800), (0.030, 0.772), (-0.030, 0.772)], 60, 0.3)
    patch("crest", apron.obj, crest, M.chrome, "+x", off=0.014, dome=0.004, smooth=0, sink=-0.006)
    for s in (-1, 1):
        ol = [(0.142, 0.690), (0.172, 0.742), (0.210, 0.788), (0.214, 0.752), (0.196, 0.700), (0.162, 0.660)]
        lamps.indicator(apron.obj, flipped(ol, s), M, "+x", clear_lens=True)
        lamps.light_line(
            apron.obj,
            flipped([(0.128, 0.668), (0.160, 0.720), (0.196, 0.775)], s),
            0.005,
            M,
            off=0.0014,
            widths=[0.002, 0.006, 0.003],
        )
    grille(apron, M, 0.026, 0.512, 0.556)


def classic_face(apron, head, M):
    """a squarer halogen lamp with chrome strip, indicators in body-coloured corners of the apron, a sharp keel"""
    half = [(0, 1.046), (0.086, 1.044), (0.122, 1.026), (0.116, 0.974), (0.094, 0.914), (0, 0.902)]
    ol = corners(both(half), 120, 0.22)
    lamps.opening(
        head, ol, M, "+x", depth=0.034, inner=M.refl, bezel=M.gloss, bezel_width=0.006, facets=True, dome=0.006
    )
    lamps.bulb(head, 0, 0.978, M, depth=0.026, r=0.014)
    for s in (-1, 1):
        lamps.light_line(head, flipped([(0.100, 1.020), (0.098, 0.984), (0.086, 0.936)], s), 0.008, M, off=-0.004)
        band(
            "chromebrow",
            head,
            flipped([(0.0, 1.062), (0.09, 1.060), (0.142, 1.038)], s),
            0.009,
            M.chrome,
            dirn="+x",
            off=0.003,
            n=50,
            widths=[0.010, 0.010, 0.003],
        )
    for s in (-1, 1):
        ol = [(0.112, 0.838), (0.190, 0.842), (0.206, 0.812), (0.198, 0.782), (0.140, 0.776)]
        lamps.indicator(apron.obj, flipped(ol, s), M, "+x", bezel=M.body)
        band(
            "crease",
            apron.obj,
            flipped([(0.026, 0.53), (0.066, 0.62), (0.098, 0.72), (0.104, 0.80), (0.084, 0.90)], s),
            0.004,
            M.dark,
            dirn="+x",
            off=0.0008,
            n=80,
        )
    for s in (-1, 1):
        line = flipped([(0.0, 0.641), (0.04, 0.649), (0.084, 0.675), (0.146, 0.727)], s)
        band(
            "garnishbed",
            apron.obj,
            line,
            0.02,
            M.plastic,
            dirn="+x",
            off=0.0012,
            n=60,
            widths=[0.024, 0.021, 0.017, 0.005],
        )
    garnish(
        apron,
        M,
        [(0.0, 0.642), (0.04, 0.650), (0.084, 0.676), (0.142, 0.726)],
        [0.016, 0.013, 0.010, 0.003],
        M.chrome,
        thick=0.004,
    )
    for i in range(3):
        garnish(
            apron,
            M,
            [(0.0, 0.604 - 0.020 * i), (0.03, 0.606 - 0.020 * i), (0.052 - 0.008 * i, 0.612 - 0.020 * i)],
            [0.007, 0.007, 0.004],
            M.plastic,
            thick=0.003,
        )


def grille(apron, M, half, low, high):
    """the horn's grille at the foot of the nose"""
    ol = corners([(-half * 0.7, low), (-half, high), (half, high), (half * 0.7, low)], 60, 0.3)
    patch("grille", apron.obj, ol, M.gloss, "+x", off=0.010, dome=0.002, smooth=0, sink=0.002)
    for i in range(3):
        z = low + (high - low) * (0.25 + 0.25 * i)
        band(
            "grillebar",
            apron.obj,
            [(-half * 0.7, z), (half * 0.7, z)],
            0.003,
            M.satin,
            dirn="+x",
            off=0.0135,
            n=12,
            m=3,
        )


def smooth_flank(body, M, name, font):
    """one calm fold, a fine chrome line, the name above it"""
    gap(body, [(-0.155, 0.672), (-0.25, 0.652), (-0.40, 0.668), (-0.60, 0.706), (-0.80, 0.752), (-0.90, 0.778)], M)
    stripe(
        body,
        [(-0.30, 0.556), (-0.45, 0.582), (-0.62, 0.622), (-0.80, 0.674), (-0.90, 0.706)],
        [0.001, 0.006, 0.008, 0.006, 0.001],
        M.chrome,
    )
    lettering(name, body, (-0.46, 0.628), 0.052, M, font, slope=0.19)
    vent(body, [(-0.315, 0.405), (-0.295, 0.490), (-0.40, 0.505), (-0.425, 0.470), (-0.385, 0.425)], M, slats=4)


def stately_flank(body, M, name, font):
    """two folds, a chrome spear with the name below it, a dark sill"""
    gap(body, [(-0.155, 0.684), (-0.25, 0.672), (-0.40, 0.688), (-0.60, 0.718), (-0.80, 0.756), (-0.92, 0.782)], M)
    for d, _ in SIDES:
        band(
            "spear",
            body,
            [(-0.26, 0.612), (-0.45, 0.638), (-0.66, 0.682), (-0.86, 0.728), (-0.93, 0.742)],
            0.01,
            M.chrome,
            dirn=d,
            off=0.003,
            n=90,
            widths=[0.002, 0.009, 0.013, 0.011, 0.003],
            m=5,
        )
    lettering(name, body, (-0.50, 0.585), 0.046, M, font, slope=0.2)
    inlay(
        body,
        [(-0.27, 0.405), (-0.40, 0.445), (-0.56, 0.512), (-0.74, 0.594)],
        [(-0.30, 0.358), (-0.42, 0.395), (-0.56, 0.462), (-0.72, 0.556)],
        M.plastic,
        m=6,
    )
    for i in range(3):
        stripe(
            body,
            [(-0.31 - 0.03 * i, 0.392 + 0.012 * i), (-0.34 - 0.03 * i, 0.402 + 0.012 * i)],
            [0.018, 0.018],
            M.dark,
            off=0.003,
        )


def classic_flank(body, M, name, font):
    """a straight shoulder, chrome strip along the sill, louvres, a small name"""
    gap(body, [(-0.155, 0.688), (-0.30, 0.690), (-0.50, 0.700), (-0.70, 0.716), (-0.90, 0.738)], M)
    gap(body, [(-0.700, 0.715), (-0.715, 0.65), (-0.745, 0.57)], M, width=0.0026)
    sill = [(-0.25, 0.468), (-0.42, 0.497), (-0.60, 0.556), (-0.76, 0.618)]
    stripe(body, [(x, z - 0.002) for x, z in sill], [0.006, 0.020, 0.024, 0.005], M.plastic, off=0.0014)
    stripe(body, sill, [0.002, 0.010, 0.013, 0.002], M.chrome, off=0.0032)
    lettering(name, body, (-0.475, 0.592), 0.052, M, font, slope=0.12, shear=0.35)
    for i in range(3):
        stripe(
            body,
            [(-0.30, 0.424 - 0.020 * i + 0.004), (-0.345, 0.432 - 0.020 * i), (-0.40 + 0.01 * i, 0.450 - 0.016 * i)],
            [0.009, 0.009, 0.006],
            M.dark,
            off=0.001,
        )


def smooth_tail(body, M):
    """a broad lamp with the indicators at its sides, outside fuel cap"""
    half = [(0, 0.776), (0.060, 0.772), (0.098, 0.758), (0.102, 0.728), (0.070, 0.704), (0, 0.694)]
    leds = [(0.018 + 0.026 * i, 0.742 - 0.002 * i, 0.006) for i in range(3)] + [
        (0.0, 0.715, 0.006),
        (0.030, 0.717, 0.006),
    ]
    lamps.tail_lamp(
        body, half, M, leds, bezel=M.chrome, lines=[([(0.002, 0.764), (0.05, 0.761), (0.086, 0.750)], 0.006)]
    )
    side_indicators(
        body, M, [(-0.800, 0.712), (-0.806, 0.738), (-0.868, 0.746), (-0.915, 0.742), (-0.918, 0.726), (-0.868, 0.712)]
    )
    fuel_cap(body, M, M.body, x=-0.826, r=0.034)


def stately_tail(body, M):
    """a lamp in three parts below a chrome lip"""
    half = [(0, 0.768), (0.070, 0.766), (0.112, 0.752), (0.104, 0.722), (0.076, 0.698), (0, 0.690)]
    leds = [(0.020 + 0.024 * i, 0.718 + 0.002 * i, 0.0055) for i in range(3)]
    lamps.tail_lamp(
        body,
        half,
        M,
        leds,
        bezel=M.gloss,
        lines=[
            ([(0.002, 0.752), (0.06, 0.750), (0.094, 0.740)], 0.009),
            ([(0.002, 0.700), (0.05, 0.704), (0.07, 0.71)], 0.005),
        ],
    )
    band(
        "taillip",
        body,
        [(-0.120, 0.766), (-0.07, 0.782), (0, 0.785), (0.07, 0.782), (0.120, 0.766)],
        0.007,
        M.chrome,
        dirn="-x",
        off=0.003,
        n=60,
    )
    side_indicators(
        body,
        M,
        [(-0.815, 0.700), (-0.822, 0.728), (-0.88, 0.738), (-0.930, 0.734), (-0.932, 0.718), (-0.88, 0.702)],
        clear_lens=True,
    )
    fuel_cap(body, M, M.body, x=-0.855)


def classic_tail(body, M):
    """a tall lamp between upright indicators, bulbs behind a ribbed cover"""
    half = [(0, 0.748), (0.072, 0.744), (0.078, 0.700), (0.060, 0.664), (0, 0.658)]
    leds = [(0.024, 0.716, 0.011), (0.0, 0.684, 0.008), (0.034, 0.686, 0.006)]
    lamps.tail_lamp(body, half, M, leds, bezel=M.chrome, lines=[([(0.002, 0.736), (0.06, 0.732)], 0.005)], depth=0.024)
    side_indicators(
        body, M, [(-0.845, 0.664), (-0.838, 0.704), (-0.892, 0.716), (-0.925, 0.712), (-0.925, 0.690), (-0.892, 0.668)]
    )
    fuel_cap(body, M, M.body, x=-0.84, r=0.032)


def side_indicators(body, M, outline, clear_lens=False):
    for d, _ in SIDES:
        lamps.indicator(body, outline, M, d, clear_lens=clear_lens)


FACES = {"smooth": smooth_face, "stately": stately_face, "classic": classic_face}
FLANKS = {"smooth": smooth_flank, "stately": stately_flank, "classic": classic_flank}
TAILS = {"smooth": smooth_tail, "stately": stately_tail, "classic": classic_tail}
