"""Lamps of scooters: headlamps with reflectors and LED signatures, indicators, tail lamps. All lie in a cut-out of a panel."""

from kit import *
from parts.scooter_trim import both, corners, cut, flipped, rim


def bowl(name, target, outline, mat, dirn, depth, p=2.4, facets=False):
    """the inside of a lamp: a dish sunk below the surface"""
    o = patch(name, target, outline, mat, dirn, off=-0.001, dome=-depth, smooth=0, sink=0, p=p, K=6 if facets else 12)
    if facets:
        o.data.use_auto_smooth = False
        o.data.polygons.foreach_set("use_smooth", [False] * len(o.data.polygons))
    return o


def opening(
    target, outline, M, dirn, depth=0.03, inner=None, bezel=None, bezel_width=0.006, lens=None, dome=0.005, facets=False
):
    """cuts a lamp into a surface: bezel, dish and cover"""
    cut(target, outline, dirn)
    rim("bezel", target, outline, bezel_width, bezel or M.gloss, dirn, inner_sink=min(0.016, depth * 0.6))
    ol = outline[::3] if facets else outline
    bowl("dish", target, ol, inner or M.gloss, dirn, depth, facets=facets)
    patch("cover", target, outline, lens or M.lens, dirn, off=0.0018, dome=dome, smooth=0, sink=0.002)


def spot(target, a, b, dirn, depth):
    """a point below the surface, and the direction the lamp shines"""
    h, _ = cast(target, a, b, dirn)
    axis = np.array({"+x": (1.0, 0, 0), "-x": (-1.0, 0, 0), "-y": (0, -1.0, 0), "+y": (0, 1.0, 0)}[dirn])
    return h - axis * depth, axis


def projector(target, a, b, r, M, dirn="+x", depth=0.022, ring=None):
    """a round LED projector with a bright collar"""
    p, axis = spot(target, a, b, dirn, depth)
    q = p + axis * 0.016
    prof = [(1e-6, 0.1), (r * 0.8, 0.1), (r * 0.84, 0.85), (r * 0.95, 1), (r * 1.06, 0.8), (r * 1.06, -0.6)]
    lathe_on("proj", prof, ring or M.chrome, p, q)
    lathe_on("projl", [(1e-6, 1.25), (r * 0.45, 1.08), (r * 0.72, 0.6), (r * 0.8, 0.2)], M.glass, p, q, smoothn=18)
    lathe_on("proje", [(r * 0.55, 0.98), (r * 0.6, 0.92), (r * 0.64, 0.8)], M.glow, p, q, smoothn=8)


def cells(target, spots, w, h, M, dirn="+x", depth=0.016):
    """LED reflector cells: a bright box with a lit chip in each"""
    for a, b in spots:
        p, axis = spot(target, a, b, dirn, depth)
        rbox("cell", (0.02, w, h), p - axis * 0.010, M.refl, bev=0.0015, seg=2)
        rbox("chip", (0.004, w * 0.72, h * 0.6), p + axis * 0.0005, M.led, bev=0.001, seg=2)
        rbox(
            "shade",
            (0.016, w * 1.04, h * 0.1),
            p + axis * 0.004 + np.array([0, 0, h * 0.5]),
            M.gloss,
            bev=0.0005,
            seg=1,
        )


def bulb(target, a, b, M, dirn="+x", depth=0.026, r=0.012):
    """a halogen bulb with its bright cap"""
    p, axis = spot(target, a, b, dirn, depth)
    lathe_on(
        "bulb",
        [(r * 1.5, 0), (r * 1.2, 0.15), (r, 0.3), (r, 0.8), (r * 0.7, 0.96), (1e-6, 1)],
        M.chrome,
        p,
        p + axis * 0.026,
        smoothn=20,
    )
    lathe_on("bulbr", [(r * 1.9, 0), (r * 1.9, 0.2), (r * 1.4, 0.26)], M.gloss, p, p + axis * 0.026)


def light_line(target, line, width, M, dirn="+x", off=0.0, mat=None, widths=None, n=70):
    """a lit strip: daytime lamp or signature"""
    return band("signature", target, line, width, mat or M.glow, dirn=dirn, off=off, n=n, widths=widths, m=4)


def indicator(target, outline, M, dirn, depth=0.012, bezel=None, clear_lens=False):
    """an indicator: fluted reflector, bulb, amber or clear cover"""
    ol = corners(outline, 60, 0.3)
    cut(target, ol, dirn, margin=-0.003)
    rim("indrim", target, ol, 0.0050, bezel or M.gloss, dirn, off=0.0015, inner_sink=0.008)
    bowl("inddish", target, ol, M.amberbulb if not clear_lens else M.refl, dirn, depth, p=3)
    c = np.mean(ol, 0)
    p, axis = spot(target, c[0], c[1], dirn, depth * 0.8)
    lathe_on(
        "indbulb", [(0.008, 0), (0.008, 0.7), (0.005, 0.95), (1e-6, 1)], M.amberbulb, p, p + axis * 0.009, smoothn=12
    )
    patch(
        "indcover", target, ol, M.lens if clear_lens else M.amberlens, dirn, off=0.001, dome=0.004, smooth=0, sink=0.002
    )


def tail_lamp(
    target, half, M, leds, depth=0.02, bezel=None, soft=0.25, dome=0.005, lines=(), dirn="-x", whole=True, smoked=False
):
    """a tail lamp: dark dish, rows of LEDs as lines [(a, b)...] with widths, red cover"""
    ol = corners(both(half) if whole else half, 110, soft)
    cut(target, ol, dirn)
    rim("tbezel", target, ol, 0.005, bezel or M.gloss, dirn, inner_sink=min(0.012, depth * 0.6))
    bowl("tdish", target, ol, M.reddim, dirn, depth, p=2.8)
    for line, width in lines:
        for s in (-1, 1) if whole else (1,):
            band("tline", target, flipped(line, s), width, M.redled, dirn=dirn, off=-0.003, n=50, m=4)
    for a, b, r in leds:
        for s in ((-1, 1) if abs(a) > 1e-6 else (1,)) if whole else (1,):
            p, axis = spot(target, s * a, b, dirn, depth * 0.7)
            lathe_on("tcup", [(r * 1.7, 1), (r * 1.3, 0.5), (r * 0.9, 0)], M.refl, p, p + axis * 0.009, seg=20)
            lathe_on("tled", [(r, 0), (r, 0.3), (r * 0.7, 0.6), (1e-6, 0.75)], M.redled, p, p + axis * 0.009, seg=16)
    patch("tcover", target, ol, M.redlens, dirn, off=0.0016, dome=dome, smooth=0, sink=0.002)
