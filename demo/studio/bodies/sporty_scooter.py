"""Sporty scooters: lamp in the apron, small cowl with a fly screen, folded flanks, rising tail, split grab rail."""

from kit import *
from parts import scooter_lamps as lamps
from parts.scooter_apron import Apron, garnish, inner_box, nose
from parts.scooter_chassis import Layout, controls, deck, front_end, paint_of, petrol_drive
from parts.scooter_cowl import cowl, visor
from parts.scooter_rear import gap, inlay, lettering, rear_body, stripe
from parts.scooter_seat import seat
from parts.scooter_tail import grab_rail, rear_fender
from parts.scooter_trim import SIDES, both, corners, extra_materials, flipped, panel


def build(shape, M, name, font):
    extra_materials(M, shape.get("inner", "#191b1e"), shape.get("glow", "#f1f6ff"))
    L = Layout.of(shape)
    front_end(L, shape, M)
    apron = Apron(shape.get("apron", "folded"), M, [M.body, M.plastic], shape.get("chin_line", 0.47))
    apron.leg_shield(M, M.inner)
    inner_box(
        M,
        M.inner,
        paint_of(M, shape.get("lid", "inner")),
        shape.get("pocket", "open"),
        shape.get("key", "lock"),
        usb=shape.get("usb", True),
        width=0.108,
    )
    head = cowl(shape.get("cowl", "slim"), [M.body, M.inner])
    FACES[shape.get("face", "brow")](apron, head, M)
    controls(shape, M, font, head)
    deck(shape, M)
    body = rear_body(
        shape.get("rear", "folded"), [M.body, paint_of(M, shape.get("heel", "inner"))], shape.get("heel_line", -0.195)
    )
    FLANKS[shape.get("flank", "bolt")](body, M, name, font)
    TAILS[shape.get("tail", "wedge")](body, M)
    seat(M, shape.get("seat", "sport"), shape.get("stitching", "chevron"), paint_of(M, shape.get("piping", "accent")))
    grab_rail(M, "split", paint_of(M, shape.get("rail_paint", "plastic")), lift=shape.get("rail_lift", 0.0))
    rear_fender(L, M, top=(-0.80, 0.69), end=(-0.955, 0.365), half=0.074)
    petrol_drive(L, shape, M)


def brow_face(apron, head, M):
    """one wide lamp under a brow of light, wings in the second colour, a dark fly screen"""
    half = [(0, 0.772), (0.070, 0.790), (0.142, 0.806), (0.168, 0.790), (0.138, 0.728), (0.076, 0.674), (0, 0.652)]
    ol = corners(both(half), 140, 0.2)
    lamps.opening(apron.obj, ol, M, "+x", depth=0.036, inner=M.gloss, bezel=M.gloss, bezel_width=0.007, dome=0.005)
    for s in (-1, 1):
        lamps.cells(apron.obj, [(s * 0.030, 0.722), (s * 0.076, 0.738)], 0.038, 0.034, M, depth=0.018)
        lamps.light_line(apron.obj, flipped([(0.006, 0.762), (0.072, 0.779), (0.140, 0.794)], s), 0.008, M, off=-0.003)
        lamps.light_line(apron.obj, flipped([(0.012, 0.668), (0.070, 0.686), (0.118, 0.724)], s), 0.005, M, off=-0.003)
        ind = [(0.150, 0.676), (0.176, 0.716), (0.196, 0.722), (0.196, 0.690), (0.168, 0.652)]
        lamps.indicator(apron.obj, flipped(ind, s), M, "+x", clear_lens=True)
        upper = flipped([(0.022, 0.632), (0.080, 0.652), (0.130, 0.676), (0.166, 0.640)], s)
        lower = flipped([(0.018, 0.500), (0.060, 0.510), (0.110, 0.540), (0.176, 0.600)], s)
        panel("wing", apron.obj, upper, lower, M.second, "+x", off=0.002, n=50, m=16)
        band(
            "flash",
            apron.obj,
            flipped([(0.030, 0.612), (0.086, 0.632), (0.140, 0.640)], s),
            0.01,
            M.accent,
            dirn="+x",
            off=0.0034,
            n=40,
            widths=[0.002, 0.012, 0.004],
        )
        band(
            "flash",
            apron.obj,
            flipped([(0.040, 0.588), (0.090, 0.604), (0.146, 0.612)], s),
            0.006,
            M.accent,
            dirn="+x",
            off=0.0034,
            n=40,
            widths=[0.001, 0.006, 0.002],
        )
        band(
            "edge",
            apron.obj,
            flipped([(0.168, 0.812), (0.132, 0.850), (0.092, 0.935)], s),
            0.0032,
            M.dark,
            dirn="+x",
            off=0.0008,
            n=50,
        )
    crest(apron, M, 0.822, 0.016)
    visor(M, M.gloss)
    band(
        "cowlmark",
        head,
        [(-0.10, 0.985), (0, 0.975), (0.10, 0.985)],
        0.010,
        M.accent,
        dirn="+x",
        off=0.001,
        n=50,
        widths=[0.001, 0.008, 0.001],
    )


def twin_face(apron, head, M):
    """two slanting lamps parted by a sharp keel, large wings, an intake below"""
    for s in (-1, 1):
        half = [(0.022, 0.742), (0.100, 0.790), (0.168, 0.800), (0.150, 0.740), (0.096, 0.684), (0.030, 0.662)]
        ol = corners(flipped(half, s), 110, 0.18)
        lamps.opening(apron.obj, ol, M, "+x", depth=0.032, inner=M.gloss, bezel=M.gloss, bezel_width=0.006, dome=0.004)
        lamps.projector(apron.obj, s * 0.064, 0.716, 0.021, M, depth=0.018)
        lamps.cells(apron.obj, [(s * 0.108, 0.744)], 0.028, 0.030, M, depth=0.014)
        lamps.light_line(apron.obj, flipped([(0.028, 0.736), (0.100, 0.778), (0.156, 0.788)], s), 0.008, M, off=-0.003)
        lamps.light_line(apron.obj, flipped([(0.034, 0.672), (0.092, 0.694), (0.140, 0.742)], s), 0.006, M, off=-0.003)
        upper = flipped([(0.026, 0.640), (0.092, 0.662), (0.160, 0.726), (0.200, 0.748)], s)
        lower = flipped([(0.060, 0.500), (0.100, 0.516), (0.150, 0.556), (0.196, 0.640)], s)
        panel("wing", apron.obj, upper, lower, M.second, "+x", off=0.002, n=60, m=18)
        band(
            "flash",
            apron.obj,
            flipped([(0.052, 0.628), (0.100, 0.648), (0.150, 0.694), (0.188, 0.722)], s),
            0.01,
            M.accent,
            dirn="+x",
            off=0.0036,
            n=50,
            widths=[0.001, 0.012, 0.014, 0.003],
        )
        band(
            "flash",
            apron.obj,
            flipped([(0.074, 0.600), (0.116, 0.624), (0.168, 0.676)], s),
            0.01,
            M.accent,
            dirn="+x",
            off=0.0036,
            n=50,
            widths=[0.001, 0.007, 0.002],
        )
        ind = [(0.136, 0.598), (0.172, 0.640), (0.190, 0.640), (0.180, 0.608), (0.150, 0.578)]
        lamps.indicator(apron.obj, flipped(ind, s), M, "+x", clear_lens=True)
        band(
            "edge",
            apron.obj,
            flipped([(0.020, 0.755), (0.075, 0.815), (0.070, 0.935)], s),
            0.0034,
            M.dark,
            dirn="+x",
            off=0.0008,
            n=50,
        )
    ol = corners([(-0.040, 0.612), (0.040, 0.612), (0.028, 0.530), (-0.028, 0.530)], 70, 0.2)
    patch("intake", apron.obj, ol, M.gloss, "+x", off=0.003, dome=0.002, smooth=0)
    for i in range(3):
        band(
            "intakebar",
            apron.obj,
            [(-0.028, 0.594 - 0.022 * i), (0, 0.588 - 0.022 * i), (0.028, 0.594 - 0.022 * i)],
            0.005,
            M.satin,
            dirn="+x",
            off=0.0062,
            n=16,
            m=3,
        )
    visor(M, M.gloss, width=0.092, height=0.125, base=(0.35, 1.040), rake=0.95)
    for s in (-1, 1):
        band(
            "cowlmark",
            head,
            flipped([(0.02, 0.972), (0.07, 0.990), (0.13, 1.012)], s),
            0.008,
            M.accent,
            dirn="+x",
            off=0.001,
            n=40,
            widths=[0.002, 0.008, 0.001],
        )


def low_face(apron, head, M):
    """an edgy lamp low in the apron, light lines above it, a dark centre up to the cowl"""
    left = [(0.040, 0.700), (0.052, 0.76), (0.060, 0.84), (0.050, 0.935)]
    nose(apron, M, M.second, left, bulge=0.006)
    half = [
        (0, 0.672),
        (0.056, 0.690),
        (0.120, 0.722),
        (0.176, 0.730),
        (0.168, 0.694),
        (0.120, 0.626),
        (0.060, 0.580),
        (0, 0.568),
    ]
    ol = corners(both(half), 150, 0.16)
    lamps.opening(apron.obj, ol, M, "+x", depth=0.038, inner=M.gloss, bezel=M.gloss, bezel_width=0.007, dome=0.004)
    for s in (-1, 1):
        lamps.projector(apron.obj, s * 0.040, 0.632, 0.023, M, depth=0.018)
        lamps.cells(apron.obj, [(s * 0.092, 0.662)], 0.034, 0.026, M, depth=0.014)
        top = [(0.010, 0.663), (0.056, 0.680), (0.118, 0.711), (0.160, 0.719)]
        lamps.light_line(apron.obj, flipped(top, s), 0.008, M, off=-0.003)
        lamps.light_line(apron.obj, flipped([(0.128, 0.654), (0.146, 0.680), (0.160, 0.706)], s), 0.006, M, off=-0.003)
        lamps.light_line(
            apron.obj,
            flipped([(0.076, 0.722), (0.112, 0.742), (0.150, 0.784)], s),
            0.007,
            M,
            off=0.0012,
            widths=[0.002, 0.008, 0.003],
        )
        ind = [(0.124, 0.742), (0.160, 0.786), (0.186, 0.800), (0.186, 0.770), (0.158, 0.744)]
        lamps.indicator(apron.obj, flipped(ind, s), M, "+x", clear_lens=True)
        lamps.light_line(
            head,
            flipped([(0.010, 0.982), (0.05, 0.990), (0.094, 1.008)], s),
            0.006,
            M,
            off=0.0012,
            widths=[0.003, 0.007, 0.002],
        )
        band(
            "edge",
            apron.obj,
            flipped([(0.190, 0.726), (0.190, 0.66), (0.150, 0.57), (0.09, 0.50)], s),
            0.0034,
            M.dark,
            dirn="+x",
            off=0.0008,
            n=50,
        )
    garnish(apron, M, [(0.0, 0.540), (0.05, 0.548), (0.104, 0.584)], [0.010, 0.009, 0.003], M.accent, thick=0.003)
    visor(M, M.second, width=0.110, height=0.075, base=(0.352, 1.048), rake=0.9)


def crest(apron, M, z, half):
    ol = corners([(-half, z + 0.010), (half, z + 0.010), (half * 0.5, z - 0.014), (-half * 0.5, z - 0.014)], 50, 0.3)
    patch("crest", apron.obj, ol, M.chrome, "+x", off=0.003, dome=0.003, smooth=0)


def bolt_flank(body, M, name, font):
    """a dark lower panel under the fold, slanting flashes in the accent colour, a large name"""
    gap(body, [(-0.150, 0.686), (-0.28, 0.684), (-0.45, 0.702), (-0.65, 0.748), (-0.88, 0.808)], M)
    upper = [(-0.212, 0.560), (-0.36, 0.590), (-0.52, 0.638), (-0.70, 0.698), (-0.88, 0.762)]
    lower = [(-0.238, 0.475), (-0.37, 0.500), (-0.52, 0.552), (-0.69, 0.640), (-0.86, 0.738)]
    inlay(body, upper, lower, M.second, m=14)
    edge = lambda line, x: np.interp(x, *np.array(line)[::-1].T)
    for x, w in ((-0.545, 0.040), (-0.605, 0.026), (-0.650, 0.015)):
        slant = lambda line, shift, lift: [(v + shift, edge(line, v + shift) + lift) for v in (x, x - w)]
        inlay(body, slant(upper, -0.05, -0.007), slant(lower, 0.0, 0.007), M.accent, off=0.0034, m=6, n=8)
    stripe(
        body,
        [(-0.25, 0.452), (-0.37, 0.478), (-0.52, 0.530), (-0.68, 0.616), (-0.82, 0.700)],
        [0.002, 0.012, 0.016, 0.012, 0.002],
        M.accent,
        off=0.0016,
    )
    lettering(name, body, (-0.405, 0.556), 0.084, M, font, slope=0.26, shear=0.35, raised=0.0042)


def slash_flank(body, M, name, font):
    """a blade of the second colour from heel to tail, broad flashes round the name"""
    gap(body, [(-0.150, 0.690), (-0.28, 0.692), (-0.45, 0.714), (-0.65, 0.766), (-0.88, 0.828)], M)
    upper = [(-0.205, 0.640), (-0.34, 0.650), (-0.50, 0.684), (-0.70, 0.748), (-0.90, 0.815)]
    lower = [(-0.225, 0.520), (-0.36, 0.574), (-0.50, 0.634), (-0.70, 0.722), (-0.90, 0.800)]
    inlay(body, upper, lower, M.second, m=12)
    upper = [(-0.235, 0.468), (-0.34, 0.520), (-0.48, 0.590), (-0.60, 0.652), (-0.72, 0.706)]
    lower = [(-0.300, 0.400), (-0.38, 0.452), (-0.48, 0.520), (-0.60, 0.610), (-0.72, 0.692)]
    inlay(body, upper, lower, M.accent, off=0.0014, m=8)
    upper = [(-0.260, 0.460), (-0.36, 0.508), (-0.50, 0.578), (-0.62, 0.645)]
    lower = [(-0.305, 0.436), (-0.38, 0.478), (-0.50, 0.556), (-0.62, 0.634)]
    inlay(body, upper, lower, M.second, off=0.0026, m=5)
    lettering(name, body, (-0.375, 0.612), 0.056, M, font, slope=0.28, shear=0.4, raised=0.0036)
    stripe(body, [(-0.56, 0.660), (-0.70, 0.722), (-0.86, 0.782)], [0.006, 0.007, 0.002], M.decal, off=0.0036)


def inlaid_flank(body, M, name, font):
    """a sculpted inlay with ribs, a fine accent edge, the name behind it"""
    gap(body, [(-0.150, 0.684), (-0.28, 0.682), (-0.45, 0.704), (-0.65, 0.750), (-0.88, 0.806)], M)
    upper = [(-0.222, 0.610), (-0.30, 0.608), (-0.40, 0.600), (-0.50, 0.578)]
    lower = [(-0.262, 0.410), (-0.32, 0.440), (-0.42, 0.496), (-0.51, 0.556)]
    inlay(body, upper, lower, M.second, m=12, bulge=0.004)
    for i in range(5):
        x = -0.268 - 0.036 * i
        stripe(body, [(x, 0.590 - 0.003 * i), (x - 0.020, 0.500 + 0.014 * i)], [0.007, 0.004], M.dark, off=0.0075)
    stripe(
        body,
        [(-0.225, 0.618), (-0.32, 0.616), (-0.43, 0.606), (-0.54, 0.572)],
        [0.003, 0.006, 0.006, 0.001],
        M.accent,
        off=0.0016,
    )
    lettering(name, body, (-0.610, 0.650), 0.056, M, font, slope=0.30, shear=0.3)
    upper = [(-0.36, 0.445), (-0.48, 0.505), (-0.62, 0.578), (-0.80, 0.668)]
    lower = [(-0.37, 0.402), (-0.48, 0.452), (-0.62, 0.534), (-0.78, 0.632)]
    inlay(body, upper, lower, M.plastic, m=6)


def wedge_tail(body, M):
    """a wedge with two lit arrows, indicators below it"""
    half = [(0, 0.812), (0.052, 0.808), (0.084, 0.792), (0.070, 0.764), (0.030, 0.744), (0, 0.740)]
    leds = [(0.012 + 0.018 * i, 0.770 + 0.004 * i, 0.0045) for i in range(3)]
    lamps.tail_lamp(
        body,
        half,
        M,
        leds,
        bezel=M.gloss,
        soft=0.18,
        lines=[
            ([(0.004, 0.800), (0.046, 0.797), (0.072, 0.786)], 0.007),
            ([(0.004, 0.752), (0.030, 0.756), (0.060, 0.772)], 0.005),
        ],
    )
    tail_indicators(
        body, M, [(-0.808, 0.742), (-0.812, 0.760), (-0.870, 0.782), (-0.910, 0.786), (-0.905, 0.768), (-0.860, 0.748)]
    )


def arrow_tail(body, M):
    """an X of light in a narrow lamp"""
    half = [(0, 0.826), (0.040, 0.828), (0.082, 0.816), (0.064, 0.790), (0.034, 0.764), (0, 0.758)]
    lines = [
        ([(0.006, 0.792), (0.034, 0.804), (0.072, 0.812)], 0.008),
        ([(0.006, 0.792), (0.026, 0.778), (0.038, 0.770)], 0.006),
    ]
    lamps.tail_lamp(body, half, M, [(0.0, 0.812, 0.005), (0.0, 0.770, 0.004)], bezel=M.gloss, soft=0.15, lines=lines)
    tail_indicators(
        body, M, [(-0.815, 0.762), (-0.818, 0.780), (-0.876, 0.802), (-0.912, 0.806), (-0.906, 0.790), (-0.866, 0.770)]
    )


def split_tail(body, M):
    """two lamps left and right of a painted keel"""
    for s in (-1, 1):
        half = flipped(
            [(0.016, 0.800), (0.060, 0.804), (0.106, 0.794), (0.096, 0.760), (0.050, 0.740), (0.016, 0.744)], s
        )
        leds = [(s * (0.030 + 0.020 * i), 0.764 + 0.003 * i, 0.0045) for i in range(3)]
        line = flipped([(0.022, 0.790), (0.060, 0.793), (0.094, 0.784)], s)
        lamps.tail_lamp(body, half, M, leds, bezel=M.gloss, soft=0.18, lines=[(line, 0.007)], whole=False)
    band("keel", body, [(0, 0.815), (0, 0.77), (0, 0.72)], 0.012, M.accent, dirn="-x", off=0.0012, n=30)
    tail_indicators(
        body, M, [(-0.812, 0.728), (-0.816, 0.748), (-0.872, 0.770), (-0.916, 0.776), (-0.912, 0.756), (-0.866, 0.734)]
    )


def tail_indicators(body, M, outline):
    for d, _ in SIDES:
        lamps.indicator(body, outline, M, d, clear_lens=True)


FACES = {"brow": brow_face, "twin": twin_face, "low": low_face}
FLANKS = {"bolt": bolt_flank, "slash": slash_flank, "inlaid": inlaid_flank}
TAILS = {"wedge": wedge_tail, "arrow": arrow_tail, "split": split_tail}
