"""What scooters' parts are trimmed with: panels, rims, cut-outs, sweeps, stitches, bolts, and materials of their own."""

from kit import *

SIDES = (("-y", -1), ("+y", 1))


def extra_materials(M, inner="#26282b", glow="#dfeaff"):
    """materials that only scooters need; `inner` is the plastic of leg shield and floor, `glow` the daytime lamp"""
    M.inner = mat("inner", srgb(inner), rough=0.42, spec=0.45)
    M.silver = mat("silver", (0.46, 0.47, 0.48), metal=0.8, rough=0.32, coat=0.5, coatr=0.08)
    M.satin = mat("satin", (0.2, 0.205, 0.21), metal=0.9, rough=0.4)
    M.redled = mat("redled", (1, 0.05, 0.05), emit=(1, 0.035, 0.03), es=2.6)
    M.reddim = mat("reddim", (0.3, 0.003, 0.005), rough=0.12, coat=1, emit=(1, 0.02, 0.02), es=0.12)
    M.redlens = clear("redlens", tint=(0.82, 0.035, 0.045), op=0.09)
    M.amberlens = clear("amberlens", tint=(1.0, 0.42, 0.05), op=0.09)
    M.amberbulb = mat("amberbulb", (0.9, 0.32, 0.03), rough=0.25, emit=(1, 0.34, 0.03), es=0.6)
    M.glow = mat("glow", (1, 1, 1), emit=srgb(glow), es=3.0)
    M.thread = mat("thread", (0.42, 0.42, 0.42), rough=0.7)
    M.glass = mat("glass", (0.004, 0.005, 0.006), rough=0.04, coat=1, coatr=0.0)
    M.screen = mat("screen", srgb("#0a1a2c"), rough=0.1, emit=srgb("#12395e"), es=0.5)
    M.bright = mat("bright", (1, 1, 1), emit=(0.92, 0.97, 1), es=1.1)
    M.cyan = mat("cyan", (0.1, 0.6, 0.9), emit=srgb("#39c6ff"), es=1.1)
    M.green = mat("green", (0.2, 0.8, 0.4), emit=srgb("#57e08b"), es=1.0)
    return M


def both(half):
    """the whole outline from its half with y >= 0, drawn from top to bottom"""
    left = [(-y, z) for y, z in reversed(half) if y > 1e-6]
    return list(half) + left


def scaled(outline, k, centre=None):
    ol = np.asarray(outline, float)
    c = ol.mean(0) if centre is None else np.asarray(centre, float)
    return c + (ol - c) * k


def flipped(outline, s):
    """an outline drawn for y >= 0, on side s"""
    return [(s * a, b) for a, b in outline]


def grown(ol, d):
    """a closed outline moved outwards by d"""
    ol = np.asarray(ol, float)
    t = np.roll(ol, -1, 0) - np.roll(ol, 1, 0)
    t /= np.maximum(np.linalg.norm(t, axis=1), 1e-9)[:, None]
    n = np.stack([t[:, 1], -t[:, 0]], 1)
    area = np.sum(ol[:, 0] * np.roll(ol[:, 1], -1) - np.roll(ol[:, 0], -1) * ol[:, 1])
    return ol + n * d * (1 if area > 0 else -1)


def corners(outline, n=96, soft=0.25):
    """an outline with rounded corners and straight sides; soft is the part of each side that a corner takes"""
    ol = np.asarray(outline, float)
    pts = []
    for i, p in enumerate(ol):
        a, b = ol[i - 1], ol[(i + 1) % len(ol)]
        p0, p1 = p + (a - p) * soft, p + (b - p) * soft
        for t in np.linspace(0, 1, 7):
            pts.append((1 - t) ** 2 * p0 + 2 * t * (1 - t) * p + t * t * p1)
    pts = np.array(pts)
    d = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(np.vstack([pts, pts[:1]]), axis=0), axis=1))])
    s = np.linspace(0, d[-1], n, endpoint=False)
    closed = np.vstack([pts, pts[:1]])
    return np.stack([np.interp(s, d, closed[:, 0]), np.interp(s, d, closed[:, 1])], 1)


def panel(name, target, upper, lower, mat, dirn="-y", off=0.0014, n=70, m=10, sink=0.002, bulge=0.0, raw=False):
    """a panel between two lines, laid on a surface; its edges are sunk, so that it reads as a part of its own"""
    A, B = (np.asarray(upper, float), np.asarray(lower, float)) if raw else (path(upper, n), path(lower, n))
    n = len(A)
    rows = []
    for t in [None, *np.linspace(0, 1, m), None]:
        tt = 0.0 if t is None and not rows else 1.0 if t is None else t
        line = A + (B - A) * tt
        row = []
        for i in [0, *range(n), n - 1]:
            edge = t is None or (i in (0, n - 1) and len(row) in (0, n + 1))
            h, nn = cast(target, line[i][0], line[i][1], dirn)
            row.append(h + nn * (-sink if edge else off + bulge * (4 * tt * (1 - tt)) ** 0.5))
        rows.append(row)
    return grid(name, np.array(rows), mat, auto=45)


def rim(name, target, outline, width, mat, dirn, off=0.003, sink=0.004, inner_sink=0.012, grow=0.0, round_=0.0015):
    """a frame round an outline on a surface: bezels of lamps"""
    ol = np.asarray(outline, float)
    rows = []
    for d, h0 in (
        (grow + width, -sink),
        (grow + width, off * 0.6),
        (grow + width * 0.7, off + round_),
        (grow + width * 0.3, off + round_),
        (grow, off),
        (grow - 0.001, -inner_sink),
    ):
        row = []
        for a, b in grown(ol, d):
            h, n = cast(target, a, b, dirn)
            row.append(h + n * h0)
        rows.append(row)
    return grid(name, np.array(rows), mat, cu=True, auto=50)


def inside(outline, a, b):
    """which of the points (a, b) lie in a closed outline"""
    ol = np.asarray(outline, float)
    hit = np.zeros(len(a), bool)
    for (x0, y0), (x1, y1) in zip(ol, np.roll(ol, -1, 0)):
        if y0 == y1:
            continue
        cross = ((y0 > b) != (y1 > b)) & (a < (x1 - x0) * (b - y0) / (y1 - y0) + x0)
        hit ^= cross
    return hit


def cut(target, outline, dirn, margin=-0.004):
    """opens a surface inside an outline, so that a lamp can lie in it; rays still hit the surface as it was"""
    bvh(target)
    axis = {"x": (1, 2), "y": (0, 2), "z": (0, 1)}[dirn[1]]
    k = "xyz".index(dirn[1])
    sign = 1 if dirn[0] == "+" else -1
    me = target.data
    count = len(me.polygons)
    co, no = np.zeros(count * 3, np.float32), np.zeros(count * 3, np.float32)
    me.polygons.foreach_get("center", co)
    me.polygons.foreach_get("normal", no)
    co, no = co.reshape(-1, 3), no.reshape(-1, 3)
    gone = inside(grown(outline, -margin), co[:, axis[0]], co[:, axis[1]]) & (no[:, k] * sign > 0.02)
    bm = bmesh.new()
    bm.from_mesh(me)
    bm.faces.ensure_lookup_table()
    bmesh.ops.delete(bm, geom=[bm.faces[i] for i in np.flatnonzero(gone)], context="FACES")
    bm.to_mesh(me)
    bm.free()


def two_tone(o, second):
    """gives an object's second material to the faces whose centres `second` picks"""
    co = np.zeros(len(o.data.polygons) * 3, np.float32)
    o.data.polygons.foreach_get("center", co)
    o.data.polygons.foreach_set("material_index", second(co.reshape(-1, 3)).astype(np.int32))


def two_tone_rings(o, nu, second):
    """the same for a loft, ring by ring, so that the border runs along a ring; `second` picks rings by their middle"""
    co = np.zeros(len(o.data.polygons) * 3, np.float32)
    o.data.polygons.foreach_get("center", co)
    co = co.reshape(-1, 3)
    rings = co[: len(co) // nu * nu].reshape(-1, nu, 3).mean(1)
    index = np.zeros(len(co), np.int32)
    index[: len(rings) * nu] = np.repeat(second(rings), nu)
    o.data.polygons.foreach_set("material_index", index)


def sweep(name, pts, sizes, mat, n=60, nu=28, power=2.4, up=(0, 0, 1), caps=True):
    """a bar of flattened section along a line; sizes: (half width, half height) at even steps"""
    P = path(pts, n)
    S = np.asarray(sizes, float)
    s = np.linspace(0, 1, n)
    w, h = [np.interp(s, np.linspace(0, 1, len(S)), S[:, i]) for i in (0, 1)]
    T = np.gradient(P, axis=0)
    T /= np.linalg.norm(T, axis=1)[:, None]
    side = np.cross(T, np.asarray(up, float))
    side /= np.linalg.norm(side, axis=1)[:, None]
    top = np.cross(side, T)
    th = np.linspace(0, 2 * pi, nu, endpoint=False)
    k = (np.abs(np.cos(th)) ** power + np.abs(np.sin(th)) ** power) ** (-1 / power)
    c, q = k * np.cos(th), k * np.sin(th)
    rows = []

    def row(i, f, push):
        return P[i] + T[i] * push + side[i] * (w[i] * f * c)[:, None] + top[i] * (h[i] * f * q)[:, None]

    e = min(w[0], h[0])
    for a in np.linspace(pi / 2 * 0.97, 0, 5, endpoint=False):
        rows.append(row(0, math.cos(a), -e * math.sin(a)))
    rows += [row(i, 1, 0) for i in range(n)]
    e = min(w[-1], h[-1])
    for a in np.linspace(0, pi / 2 * 0.97, 6)[1:]:
        rows.append(row(n - 1, math.cos(a), e * math.sin(a)))
    R = np.array(rows)
    return grid(name, R, mat, cu=True, pole0=R[0].mean(0), pole1=R[-1].mean(0), auto=60)


def dashes(name, lines, r, mat, res=2):
    """many short threads in one object: stitches"""
    cu = bpy.data.curves.new(name, "CURVE")
    cu.dimensions = "3D"
    cu.bevel_depth = r
    cu.bevel_resolution = res
    cu.use_fill_caps = True
    for line in lines:
        s = cu.splines.new("POLY")
        s.points.add(len(line) - 1)
        for i, p in enumerate(line):
            s.points[i].co = (*p, 1)
        s.use_smooth = True
    o = bpy.data.objects.new(name, cu)
    cu.materials.append(mat)
    return link(o)


def stitches(name, target, line, mat, dirn, pitch=0.0085, r=0.0008, lift=0.0004):
    """a seam of threads that follows a line on a surface"""
    dense = path(line, 240)
    P = np.array([cast(target, a, b, dirn)[0] + cast(target, a, b, dirn)[1] * lift for a, b in dense])
    d = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(P, axis=0), axis=1))])
    at = lambda s: np.array([np.interp(s, d, P[:, i]) for i in range(3)])
    lines = [[at(s), at(s + pitch * 0.3), at(s + pitch * 0.62)] for s in np.arange(0, d[-1] - pitch, pitch)]
    return dashes(name, lines, r, mat)


def laid_tube(name, target, line, r, mat, dirn, n=90, lift=0.0005, closed=False):
    """piping along a line on a surface"""
    pts = smooth_outline(line, n) if closed else path(line, n)
    hits = [cast(target, a, b, dirn) for a, b in pts]
    return tube(name, [h + nn * lift for h, nn in hits], r, mat, raw=True, res=4, closed=closed)


def bolts(name, points, r, mat, side=-1, height=0.005, seg=6):
    """hexagon heads with washers on side faces, all in one object"""
    V, F = [], []
    for x, y, z in points:
        for rr, h, sg in ((r * 1.35, height * 0.35, 16), (r, height, seg)):
            k = len(V)
            th = np.linspace(0, 2 * pi, sg, endpoint=False)
            V += [(x + rr * math.cos(a), y, z + rr * math.sin(a)) for a in th]
            V += [(x + rr * 0.93 * math.cos(a), y + side * h, z + rr * 0.93 * math.sin(a)) for a in th]
            F += [(k + i, k + (i + 1) % sg, k + sg + (i + 1) % sg, k + sg + i) for i in range(sg)]
            F.append(tuple(range(k + sg, k + 2 * sg)))
    return recalc(mk(name, V, F, mat, auto=30))


def circle(cx, cz, r, n=40):
    return [(cx + r * math.cos(a), cz + r * math.sin(a)) for a in np.linspace(0, 2 * pi, n, endpoint=False)]


def tilt(centre, angle):
    """a modifier for lofts: turns the part round the y axis and puts it in place"""
    c, s = math.cos(angle), math.sin(angle)

    def mod(P):
        Q = P.copy()
        Q[..., 0] = centre[0] + P[..., 0] * c + P[..., 2] * s
        Q[..., 1] = centre[1] + P[..., 1]
        Q[..., 2] = centre[2] - P[..., 0] * s + P[..., 2] * c
        return Q

    return mod
