"""What accessories are made of besides the kit: slabs, bolts, stitches, straps, and moving several parts at once."""

from kit import *


def slab(name, outline, z0, z1, mat, bev=0.002, seg=3, smooth=0):
    """an outline in x and y, thick from z0 to z1"""
    return plate(name, outline, z0, z1, mat, bev, seg, smooth, mod=lambda v: (v[0], v[2], v[1]))


def rounded(points, r, n=7):
    """a polygon with its corners rounded by arcs"""
    p = np.asarray(points, float)
    out = []
    for i in range(len(p)):
        a, b, c = p[i - 1], p[i], p[(i + 1) % len(p)]
        d0, d1 = (a - b) / np.linalg.norm(a - b), (c - b) / np.linalg.norm(c - b)
        half = math.acos(float(np.clip(d0 @ d1, -1, 1))) / 2
        cut = min(r / math.tan(half), 0.48 * np.linalg.norm(a - b), 0.48 * np.linalg.norm(c - b))
        for t in np.linspace(0, 1, n):
            out.append((1 - t) ** 2 * (b + d0 * cut) + 2 * t * (1 - t) * b + t * t * (b + d1 * cut))
    return np.array(out)


def box(x0, x1, y0, y1, r):
    """outline of a rectangle with round corners"""
    return rounded([(x0, y0), (x1, y0), (x1, y1), (x0, y1)], r)


def bolt(at, towards, mat, dark, r=0.006, h=0.006):
    """a socket-head bolt whose head stands out `towards`"""
    d = np.asarray(towards, float)
    at, d = np.asarray(at, float), d / np.linalg.norm(d)
    lathe_on(
        "bolt",
        [(r * 0.5, 0.4), (r * 0.5, 1), (r * 0.86, 1), (r, 0.8), (r, 0), (r * 1.5, 0), (r * 1.5, -0.2)],
        mat,
        at,
        at + d * h,
        seg=32,
    )
    lathe_on("socket", [(1e-6, 0.45), (r * 0.55, 0.45)], dark, at, at + d * h, seg=6)


def evenly(P, n):
    """n points at equal distances along a line of points"""
    P = np.asarray(P, float)
    d = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(P, axis=0), axis=1))])
    t = np.linspace(0, d[-1], n)
    return np.stack([np.interp(t, d, P[:, k]) for k in range(P.shape[1])], 1)


def stitches(name, P, mat, r=0.0007, step=0.007, duty=0.62):
    """a seam: short threads along a line of points, all in one object"""
    P = np.asarray(P, float)
    length = float(np.linalg.norm(np.diff(P, axis=0), axis=1).sum())
    count = max(1, int(length / step))
    Q = evenly(P, count * 8 + 1)
    curve = bpy.data.curves.new(name, "CURVE")
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution, curve.use_fill_caps = "3D", r, 2, True
    for i in range(count):
        piece = Q[i * 8 : i * 8 + max(2, int(8 * duty)) + 1]
        s = curve.splines.new("POLY")
        s.points.add(len(piece) - 1)
        for j, p in enumerate(piece):
            s.points[j].co = (*p, 1)
    curve.materials.append(mat)
    return link(bpy.data.objects.new(name, curve))


def laid(target, line, dirn, off=0.001, n=60):
    """a 2D line projected on a surface, as points in space"""
    rows = []
    for a, b in path(line, n):
        h, normal = cast(target, a, b, dirn)
        rows.append(h + normal * off)
    return np.array(rows)


def strap(name, points, across, width, thick, mat, n=80, raw=False, bend=6):
    """a flat belt along a line; `across` is the direction of its width (one vector or one for each point)"""
    P = np.asarray(points, float) if raw else path(points, n)
    A = np.broadcast_to(np.asarray(across, float), P.shape) if np.ndim(across) == 1 else np.asarray(across, float)
    T = np.gradient(P, axis=0)
    T /= np.linalg.norm(T, axis=1)[:, None]
    A = A - T * (A * T).sum(1)[:, None]
    A /= np.linalg.norm(A, axis=1)[:, None]
    N = np.cross(T, A)
    th = np.linspace(0, 2 * pi, 24, endpoint=False)
    k = (np.abs(np.cos(th)) ** bend + np.abs(np.sin(th)) ** bend) ** (-1 / bend)
    u, v = width / 2 * k * np.cos(th), thick / 2 * k * np.sin(th)
    rows = P[:, None] + u[None, :, None] * A[:, None] + v[None, :, None] * N[:, None]
    return grid(name, rows, mat, cu=True, auto=50, pole0=P[0], pole1=P[-1])


def cloth(name, colour, rough=0.85, weave=900):
    """a woven fabric"""
    return mat(name, srgb(colour), rough=rough, spec=0.25, bump=(weave, 0.5, 0.0008))


def move(objects, matrix):
    """moves parts that were already made"""
    bpy.context.view_layer.update()
    for o in objects:
        o.matrix_world = matrix @ o.matrix_world
    bpy.context.view_layer.update()
    return objects


class Pieces:
    """with Pieces() as made: … then made.objects are all parts made inside"""

    def __enter__(self):
        self.start = len(ROOT)
        return self

    def __exit__(self, *_):
        self.objects = ROOT[self.start :]


def turned(x=0, y=0, z=0, at=(0, 0, 0)):
    """a matrix that turns (degrees, about x, then y, then z) and then moves"""
    return (
        Matrix.Translation(at)
        @ Matrix.Rotation(rad(z), 4, "Z")
        @ Matrix.Rotation(rad(y), 4, "Y")
        @ Matrix.Rotation(rad(x), 4, "X")
    )
