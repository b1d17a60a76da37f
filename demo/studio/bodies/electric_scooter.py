"""Electric scooters: flush panels, slim light bars, no engine and no silencer."""

from kit import *
from parts import scooter_lamps as lamps
from parts.scooter_apron import Apron, garnish, inner_box, nose
from parts.scooter_chassis import Layout, controls, deck, front_end, paint_of
from parts.scooter_cowl import cowl
from parts.scooter_power import battery_tray, rear_wheel, shock, side_motor, swing_arm
from parts.scooter_rear import gap, inlay, lettering, rear_body, stripe
from parts.scooter_seat import seat
from parts.scooter_tail import grab_rail, rear_fender
from parts.scooter_trim import SIDES, both, corners, extra_materials, flipped, panel
from parts.scooter_wheels import drum_plate, hub_motor


def build(shape, M, name, font):
    extra_materials(M, shape.get("inner", "#1d2024"), shape.get("glow", "#dcecff"))
    L = Layout.of(shape)
    front_end(L, shape, M)
    apron = Apron(
        shape.get("apron", "flush"),
        M,
        [M.body, paint_of(M, shape.get("chin", "plastic"))],
        shape.get("chin_line", 0.445),
    )
    apron.leg_shield(M, M.inner)
    column = inner_box(
        M, M.inner, paint_of(M, shape.get("lid", "inner")), shape.get("pocket", "open"), shape.get("key", "knob")
    )
    if shape.get("charge_port"):
        charge_port(column, M)
    head = cowl(shape.get("cowl", "flush"), [M.body, M.inner])
    FACES[shape.get("face", "bar")](apron, head, M)
    controls(shape, M, font, head)
    deck(shape, M)
    body = rear_body(
        shape.get("rear", "flush"), [M.body, paint_of(M, shape.get("heel", "inner"))], shape.get("heel_line", -0.205)
    )
    FLANKS[shape.get("flank", "flush")](body, M, name, font)
    TAILS[shape.get("tail", "bar")](body, M)
    seat(M, shape.get("seat", "flat"), shape.get("stitching", "panel"), paint_of(M, shape.get("piping", "plastic")))
    grab_rail(
        M,
        shape.get("rail", "wing"),
        paint_of(M, shape.get("rail_paint", "plastic")),
        lift=shape.get("rail_lift", -0.012),
    )
    rear_fender(L, M, top=(-0.82, 0.65), end=(L.rx - 0.31, 0.36))
    DRIVES[shape.get("drive", "side_motor")](L, shape, M)


def charge_port(column, M):
    """the socket of the portable charger, its lid folded up"""
    h, _ = cast(column, 0.0, 0.875, "-x")
    back = np.array([-1.0, 0, 0])
    lathe_on(
        "portring",
        [(0.030, 0), (0.030, 0.8), (0.027, 1), (0.022, 1), (0.021, 0.3), (1e-6, 0.3)],
        M.plastic,
        h - back * 0.006,
        h + back * 0.008,
    )
    lathe_on("portglow", [(0.0235, 1.0), (0.0245, 1.06), (0.0255, 1.0)], M.cyan, h - back * 0.006, h + back * 0.008)
    for y, z in ((-0.007, 0.005), (0.007, 0.005), (0.0, -0.008)):
        rod("pin", h + np.array([0, y, z]), h + np.array([-0.005, y, z]), 0.0032, M.chrome)
    lid = h + np.array([-0.012, 0, 0.044])
    rod("portlid", lid, lid + np.array([-0.008, 0, 0.004]), 0.026, M.plastic, ch=0.003)
    rbox("porthinge", (0.012, 0.016, 0.022), h + np.array([-0.006, 0, 0.026]), M.plastic, bev=0.003)


def bar_face(apron, head, M):
    """a light bar across the cowl, a dark band with four LED cells across the apron, indicators at its ends"""
    half = [(0, 1.028), (0.09, 1.024), (0.158, 1.008), (0.160, 0.998), (0.09, 0.996), (0, 0.998)]
    lamps.opening(
        head,
        corners(both(half), 130, 0.3),
        M,
        "+x",
        depth=0.014,
        inner=M.gloss,
        bezel=M.gloss,
        bezel_width=0.006,
        dome=0.003,
    )
    for s in (-1, 1):
        lamps.light_line(head, flipped([(0.0, 1.013), (0.08, 1.010), (0.150, 1.002)], s), 0.011, M, off=-0.002)
    half = [(0, 0.738), (0.10, 0.742), (0.176, 0.764), (0.190, 0.752), (0.176, 0.716), (0.10, 0.672), (0, 0.660)]
    ol = corners(both(half), 140, 0.3)
    lamps.opening(apron.obj, ol, M, "+x", depth=0.034, inner=M.gloss, bezel=M.gloss, bezel_width=0.006, dome=0.004)
    for s in (-1, 1):
        lamps.cells(apron.obj, [(s * 0.030, 0.700), (s * 0.082, 0.706)], 0.040, 0.034, M, depth=0.016)
        lamps.light_line(apron.obj, flipped([(0.006, 0.730), (0.10, 0.734), (0.168, 0.754)], s), 0.006, M, off=-0.002)
        lamps.light_line(
            apron.obj,
            flipped([(0.122, 0.704), (0.150, 0.722), (0.170, 0.742)], s),
            0.007,
            M,
            off=-0.004,
            mat=M.amberbulb,
        )
    for s in (-1, 1):
        band(
            "seam",
            apron.obj,
            flipped([(0.194, 0.762), (0.150, 0.800), (0.118, 0.86), (0.096, 0.935)], s),
            0.003,
            M.dark,
            dirn="+x",
            off=0.0007,
            n=60,
        )
    garnish(apron, M, [(0.0, 0.630), (0.06, 0.634), (0.13, 0.664)], [0.007, 0.006, 0.002], M.accent, thick=0.003)
    panel(
        "chin",
        apron.obj,
        [(-0.120, 0.600), (0, 0.590), (0.120, 0.600)],
        [(-0.150, 0.470), (0, 0.462), (0.150, 0.470)],
        M.second,
        "+x",
        off=0.002,
        n=60,
        m=20,
    )
    for i in range(3):
        band(
            "chinslot",
            apron.obj,
            [(-0.07 + 0.012 * i, 0.560 - 0.022 * i), (0.07 - 0.012 * i, 0.560 - 0.022 * i)],
            0.007,
            M.dark,
            dirn="+x",
            off=0.0036,
            n=30,
            m=3,
        )


def loop_face(apron, head, M):
    """a rounded lamp with a ring of light in the cowl, small indicators, two-tone shield"""
    half = [(0, 1.038), (0.060, 1.034), (0.088, 1.008), (0.080, 0.962), (0.048, 0.934), (0, 0.928)]
    ol = smooth_outline(both(half), 110)
    lamps.opening(head, ol, M, "+x", depth=0.032, inner=M.gloss, bezel=M.gloss, bezel_width=0.006, dome=0.006)
    ring_line = [tuple(p) for p in (np.array(ol) - [0, 0.983]) * 0.84 + [0, 0.983]]
    tube(
        "ring",
        [cast(head, a, b, "+x")[0] - np.array([0.004, 0, 0]) for a, b in ring_line],
        0.0042,
        M.glow,
        raw=True,
        closed=True,
        res=5,
    )
    lamps.projector(head, 0, 0.996, 0.024, M, depth=0.020)
    lamps.cells(head, [(-0.036, 0.962), (0.036, 0.962)], 0.030, 0.016, M, depth=0.018)
    nose(apron, M, M.second, [(0.060, 0.470), (0.074, 0.56), (0.084, 0.68), (0.078, 0.80), (0.060, 0.935)], bulge=0.006)
    garnish(
        apron,
        M,
        [(0.092, 0.52), (0.100, 0.64), (0.098, 0.76), (0.082, 0.90)],
        [0.002, 0.005, 0.005, 0.002],
        M.accent,
        thick=0.003,
    )
    for s in (-1, 1):
        ol = [(0.124, 0.752), (0.176, 0.768), (0.186, 0.752), (0.172, 0.728), (0.130, 0.726)]
        lamps.indicator(apron.obj, flipped(ol, s), M, "+x")
    for i in range(4):
        band(
            "slot",
            apron.obj,
            [(-0.034 + 0.003 * i, 0.620 - 0.020 * i), (0.034 - 0.003 * i, 0.620 - 0.020 * i)],
            0.008,
            M.dark,
            dirn="+x",
            off=0.0085,
            n=20,
            m=3,
        )


def flush_flank(body, M, name, font):
    """a dark sill that rises to the tail, an accent line along it, the name in the clear field"""
    gap(body, [(-0.150, 0.690), (-0.30, 0.688), (-0.50, 0.702), (-0.70, 0.730), (-0.92, 0.768)], M)
    upper = [(-0.225, 0.420), (-0.36, 0.440), (-0.52, 0.492), (-0.70, 0.580), (-0.86, 0.660)]
    lower = [(-0.250, 0.335), (-0.38, 0.362), (-0.52, 0.420), (-0.68, 0.520), (-0.82, 0.610)]
    inlay(body, upper, lower, M.second, m=10)
    stripe(body, [(x, z + 0.007) for x, z in upper], [0.004, 0.005, 0.006, 0.005, 0.002], M.accent, off=0.0014)
    lettering(name, body, (-0.46, 0.620), 0.062, M, font, slope=0.11, shear=0.1, space=1.06)
    for i in range(4):
        stripe(
            body,
            [(-0.29 - 0.030 * i, 0.376 + 0.009 * i), (-0.305 - 0.030 * i, 0.410 + 0.010 * i)],
            [0.008, 0.008],
            M.dark,
            off=0.003,
        )


def simple_flank(body, M, name, font):
    """the lower half in the second colour, parted by a wave; the name below it"""
    gap(body, [(-0.155, 0.686), (-0.30, 0.684), (-0.50, 0.698), (-0.70, 0.724), (-0.89, 0.756)], M)
    upper = [(-0.222, 0.600), (-0.32, 0.560), (-0.44, 0.548), (-0.58, 0.564), (-0.74, 0.620), (-0.86, 0.682)]
    lower = [(-0.258, 0.350), (-0.34, 0.376), (-0.44, 0.415), (-0.56, 0.472), (-0.70, 0.548), (-0.80, 0.604)]
    inlay(body, upper, lower, M.second, m=16)
    stripe(body, [(x, z + 0.005) for x, z in upper], [0.004, 0.005, 0.005, 0.005, 0.004, 0.002], M.accent, off=0.0012)
    lettering(name, body, (-0.44, 0.626), 0.070, M, font, slope=0.10, shear=0.0, space=1.1)


def bar_tail(body, M):
    """a slim bar across the whole tail, indicators in its ends"""
    half = [(0, 0.752), (0.080, 0.750), (0.122, 0.740), (0.124, 0.722), (0.080, 0.716), (0, 0.714)]
    leds = [(0.012 + 0.018 * i, 0.724, 0.0035) for i in range(5)]
    lamps.tail_lamp(
        body,
        half,
        M,
        leds,
        bezel=M.gloss,
        depth=0.014,
        dome=0.003,
        lines=[([(0.0, 0.741), (0.07, 0.740), (0.112, 0.732)], 0.008)],
    )
    ind = [(-0.850, 0.716), (-0.855, 0.736), (-0.900, 0.742), (-0.940, 0.738), (-0.940, 0.726), (-0.900, 0.717)]
    for d, _ in SIDES:
        lamps.indicator(body, ind, M, d, clear_lens=True)
    band("tailkeel", body, [(-0.07, 0.690), (0, 0.686), (0.07, 0.690)], 0.012, M.second, dirn="-x", off=0.002, n=40)


def loop_tail(body, M):
    """a rounded lamp with a bright loop, indicators on short stalks"""
    half = [(0, 0.760), (0.050, 0.757), (0.072, 0.738), (0.064, 0.706), (0.034, 0.692), (0, 0.690)]
    loop = [(0.0, 0.748), (0.040, 0.746), (0.056, 0.734), (0.052, 0.712), (0.030, 0.702), (0.0, 0.701)]
    lamps.tail_lamp(
        body, half, M, [(0.0, 0.725, 0.005), (0.022, 0.725, 0.005)], bezel=M.gloss, soft=0.4, lines=[(loop, 0.007)]
    )
    for d, s in SIDES:
        h, n = cast(body, -0.875, 0.70, d)
        tube("stalk", [h - n * 0.01, h + n * 0.02, h + np.array([-0.02, s * 0.045, 0.0])], 0.008, M.plastic, n=12)
        c = h + np.array([-0.02, s * 0.052, 0.0])
        loft(
            "podind",
            [
                (c[0] + 0.02, c[2] - 0.012, c[2] + 0.012, 0.02),
                (c[0], c[2] - 0.02, c[2] + 0.02, 0.032),
                (c[0] - 0.008, c[2] - 0.02, c[2] + 0.02, 0.032),
            ],
            M.plastic,
            nv=14,
            cap0=0.01,
            cap1=0.002,
            mod=lambda P, y=c[1]: P + np.array([0, y, 0]),
        )
        loft(
            "podlens",
            [(c[0] - 0.009, c[2] - 0.0185, c[2] + 0.0185, 0.030), (c[0] - 0.012, c[2] - 0.0185, c[2] + 0.0185, 0.030)],
            M.amber,
            nv=3,
            cap0=0,
            cap1=0.008,
            mod=lambda P, y=c[1]: P + np.array([0, y, 0]),
        )


def side_motor_drive(L, shape, M):
    """motor beside the wheel, two shock absorbers"""
    rear_wheel(L, M, shape.get("rear_wheel", shape.get("wheel", "blade")))
    side_motor(L, M)
    drum_plate("rwd", (L.rx, 0, L.rear[0]), 0.062, -1, M, half=0.05)
    for s in (-1, 1):
        shock(L, M, s, paint_of(M, shape.get("spring", "springk")), y=0.132)
    battery_tray(L, M)


def hub_motor_drive(L, shape, M):
    """motor in the wheel, two shock absorbers"""
    hub_motor("rw", L.rear_centre, *L.rear, M)
    swing_arm(L, M)
    for s in (-1, 1):
        shock(L, M, s, paint_of(M, shape.get("spring", "springk")), y=0.132)
    battery_tray(L, M)


FACES = {"bar": bar_face, "loop": loop_face}
FLANKS = {"flush": flush_flank, "simple": simple_flank}
TAILS = {"bar": bar_tail, "loop": loop_tail}
DRIVES = {"side_motor": side_motor_drive, "hub_motor": hub_motor_drive}
