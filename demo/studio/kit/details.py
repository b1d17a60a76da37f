"""Small true detail: turned pieces, bolts, fins, swept bars and chains, each as one mesh."""

from .mesh import *


def circle(x, z, r, n=48):
    """outline of a circle"""
    return [(x + r * math.cos(t), z + r * math.sin(t)) for t in np.linspace(0, 2 * pi, n, endpoint=False)]


def hull(*discs, n=96, grow=0.0):
    """outline that wraps several discs (x, z, radius) like a rubber band"""
    out = []
    cx = sum(d[0] for d in discs) / len(discs)
    cz = sum(d[1] for d in discs) / len(discs)
    for t in np.linspace(0, 2 * pi, n, endpoint=False):
        c, s = math.cos(t), math.sin(t)
        reach = max((x - cx) * c + (z - cz) * s + r + grow for x, z, r in discs)
        out.append((t, reach))
    # the support function's own outline: p = h * u + h' * u_perpendicular
    h = np.array([q[1] for q in out])
    dh = (np.roll(h, -1) - np.roll(h, 1)) / (2 * (2 * pi / n))
    t = np.array([q[0] for q in out])
    x = cx + h * np.cos(t) - dh * np.sin(t)
    z = cz + h * np.sin(t) + dh * np.cos(t)
    return list(zip(x, z))


def evenly(outline, n, start=0.0):
    """n points at equal distances along a closed outline"""
    ol = np.asarray(outline, float)
    ol = np.vstack([ol, ol[:1]])
    d = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(ol, axis=0), axis=1))])
    at = (np.arange(n) + start) / n * d[-1] % d[-1]
    return np.stack([np.interp(at, d, ol[:, 0]), np.interp(at, d, ol[:, 1])], 1)


def frame_of(direction):
    """two unit vectors at right angles to a direction"""
    d = np.asarray(direction, float)
    d = d / np.linalg.norm(d)
    a = np.array([0, 0, 1.0]) if abs(d[2]) < 0.9 else np.array([1.0, 0, 0])
    u = np.cross(a, d)
    u /= np.linalg.norm(u)
    return d, u, np.cross(d, u)


def turned(name, prof, mat, at, direction, seg=72, auto=38, smoothn=0):
    """a lathe piece: profile (radius, distance in metres along the direction), from a point"""
    at = np.asarray(at, float)
    d = np.asarray(direction, float)
    M, _ = align(at, at + d / np.linalg.norm(d))
    o = lathe(name, prof, mat, seg=seg, auto=auto, smoothn=smoothn)
    o.matrix_world = M
    return o


def rings_mesh(name, bodies, mat, auto=35, smooth=True):
    """one object of many bodies, each a list of closed rings (k, n, 3) with both ends filled"""
    V, F = [], []
    for rings in bodies:
        b = len(V)
        R = np.asarray(rings, float)
        k, n = R.shape[:2]
        V += list(R.reshape(-1, 3))
        for j in range(k - 1):
            for i in range(n):
                i2 = (i + 1) % n
                F.append((b + j * n + i, b + j * n + i2, b + (j + 1) * n + i2, b + (j + 1) * n + i))
        F.append(tuple(b + i for i in range(n))[::-1])
        F.append(tuple(b + (k - 1) * n + i for i in range(n)))
    o = mk(name, V, F, mat, auto=auto, smooth=smooth)
    return recalc(o)


def bolts(name, points, direction, mat, r=0.006, h=0.004, deep=0.006, socket=True):
    """bolt heads at points, all looking one way: round with a socket, or hexagonal"""
    d, u, v = frame_of(direction)
    n = 16 if socket else 6
    t = np.linspace(0, 2 * pi, n, endpoint=False)
    disc = lambda q: np.outer(np.cos(t), u) * q + np.outer(np.sin(t), v) * q
    prof = [(r, -deep), (r, h - 0.001), (r - 0.001, h)]
    if socket:
        prof += [(r * 0.55, h), (r * 0.5, h - min(0.003, h * 0.7))]
    else:
        prof = [(r * 1.3, -deep), (r * 1.3, 0.001)] + prof[1:]
    bodies = [[np.asarray(p, float) + disc(q) + d * s for q, s in prof] for p in points]
    return rings_mesh(name, bodies, mat, auto=30)


def fins(name, base, up, forward, rows, mat, t=0.0045, n=72, power=7.0, hole=0.55):
    """cooling fins: rows (height along `up`, half length, half width); rounded edges"""
    base = np.asarray(base, float)
    up = np.asarray(up, float) / np.linalg.norm(up)
    f = np.asarray(forward, float)
    f = f - up * f.dot(up)
    f /= np.linalg.norm(f)
    side = np.cross(up, f)
    th = np.linspace(0, 2 * pi, n, endpoint=False)
    k = (np.abs(np.cos(th)) ** power + np.abs(np.sin(th)) ** power) ** (-1 / power)
    bodies = []
    for s, hx, hy in rows:
        rings = []
        for inset, dz in (
            (None, -0.5),
            (0.0012, -0.5),
            (0.0003, -0.32),
            (0.0, 0.0),
            (0.0003, 0.32),
            (0.0012, 0.5),
            (None, 0.5),
        ):
            a, b = (hx * hole, hy * hole) if inset is None else (hx - inset, hy - inset)
            rings.append(
                base + up * (s + dz * t) + np.outer(k * np.cos(th) * a, f) + np.outer(k * np.sin(th) * b, side)
            )
        bodies.append(rings)
    return rings_mesh(name, bodies, mat, auto=35)


def swept(name, pts, size, mat, up=(0, 0, 1), n=40, power=4.0, seg=24, raw=False, auto=40):
    """a bar of rounded-rectangle section along a path; size: rows (half width, half height), spread along it"""
    P = np.asarray(pts, float) if raw else path(pts, n)
    T = np.gradient(P, axis=0)
    T /= np.linalg.norm(T, axis=1)[:, None]
    size = np.atleast_2d(np.asarray(size, float))
    at = np.linspace(0, 1, len(P))
    W = np.interp(at, np.linspace(0, 1, len(size)), size[:, 0]) if len(size) > 1 else np.full(len(P), size[0, 0])
    H = np.interp(at, np.linspace(0, 1, len(size)), size[:, 1]) if len(size) > 1 else np.full(len(P), size[0, 1])
    th = np.linspace(0, 2 * pi, seg, endpoint=False)
    k = (np.abs(np.cos(th)) ** power + np.abs(np.sin(th)) ** power) ** (-1 / power)
    a, b = k * np.cos(th), k * np.sin(th)
    rings = []
    for i, p in enumerate(P):
        side = np.cross(np.asarray(up, float), T[i])
        side /= np.linalg.norm(side)
        top = np.cross(T[i], side)
        ends = [0] if 0 < i < len(P) - 1 else ([-1, 0] if i == 0 else [0, 1])
        for e in ends:
            q = 0.72 if e else 1.0
            rings.append(p + T[i] * e * 0.0025 + np.outer(a * W[i] * q, side) + np.outer(b * H[i] * q, top))
    return rings_mesh(name, [rings], mat, auto=auto)


def hoop(name, at, direction, R, r, mat, arc=(0, 360), n=72):
    """a ring of round wire, or an arc of it, round an axis"""
    d, u, v = frame_of(direction)
    closed = arc[1] - arc[0] >= 360
    t = np.radians(np.linspace(arc[0], arc[1], n, endpoint=not closed))
    P = np.asarray(at, float) + np.outer(np.cos(t), u) * R + np.outer(np.sin(t), v) * R
    return tube(name, P, r, mat, raw=True, closed=closed, res=5)


def ribbed(name, p0, p1, r, mat, count=12, depth=0.006, r1=None, seg=56):
    """a rubber boot or grip: a stack of soft rings between two points"""
    r1 = r if r1 is None else r1
    prof = [(1e-6, 0.0)]
    for s in np.linspace(0, 1, count * 10 + 1):
        prof.append((r + (r1 - r) * s - depth * (0.5 + 0.5 * math.cos(2 * pi * count * s)), s))
    prof.append((1e-6, 1.0))
    return lathe_on(name, prof, mat, p0, p1, seg=seg, auto=60)
