"""Things that stand about: plants, desks, signs, garlands, tyres and tools."""

import random

from kit import *
from vehicle import lettering

from .stuff import *
from accessories.tools import *  # isort: skip (after the kit: both have a `turned`)


def block(name, x, y, z, mat, bev=0.01):
    """a box between two corners, given as (from, to) on each axis"""
    dim = [max(abs(b - a), 1e-4) for a, b in (x, y, z)]
    centre = [(a + b) / 2 for a, b in (x, y, z)]
    return rbox(name, dim, centre, mat, bev=min(bev, min(dim) * 0.45), seg=2)


def floor(name, x, y, mat, z=0.0):
    V = [(x[0], y[0], z), (x[1], y[0], z), (x[1], y[1], z), (x[0], y[1], z)]
    return mk(name, V, [(0, 1, 2, 3)], mat, smooth=False)


def letters(text, at, size, mat, depth=0.02, turn=0.0, align="CENTER", space=1.05, flat=False):
    """raised lettering that looks towards -y (turned about z), or flat on the ground"""
    cu = bpy.data.curves.new("letters", "FONT")
    cu.body, cu.size, cu.align_x, cu.align_y, cu.space_character = text, size, align, "CENTER", space
    cu.extrude, cu.resolution_u = depth / 2, 4
    if depth > 0.01:
        cu.bevel_depth, cu.bevel_resolution = min(0.003, size * 0.01), 1
    font = lettering()
    if font:
        cu.font = font
    cu.materials.append(mat)
    o = link(bpy.data.objects.new("letters", cu))
    o.matrix_world = (
        Matrix.Translation(at)
        @ Matrix.Rotation(rad(turn), 4, "Z")
        @ (Matrix() if flat else Matrix.Rotation(rad(90), 4, "X"))
    )
    return o


def twin(o, matrix, mat=None):
    """the same form once more, elsewhere, perhaps of another stuff"""
    c = o.copy()
    link(c)
    c.matrix_world = matrix
    if mat is not None:
        for slot in c.material_slots:
            slot.link = "OBJECT"
            slot.material = mat
    return c


# ---- plants


def blades(name, leaves, mat, n=9):
    """many long leaves in one mesh. A leaf: foot, direction (degrees), length, width, rise (degrees), droop"""
    V, F = [], []
    for foot, heading, length, width, rise, droop in leaves:
        h = rad(heading)
        out, side = np.array((math.cos(h), math.sin(h), 0)), np.array((-math.sin(h), math.cos(h), 0))
        base = len(V)
        p, a = np.array(foot, float), rad(rise)
        for i in range(n):
            t = i / (n - 1)
            w = width * (math.sin(pi * min(1, t * 0.92 + 0.08)) ** 0.75) * (1 if t < 1 else 0.05)
            up = np.array((0, 0, 1))
            for s in (-1, 0, 1):
                V.append(p + side * s * w / 2 + up * abs(s) * w * 0.18)
            p = p + (out * math.cos(a) + up * math.sin(a)) * length / (n - 1)
            a -= rad(droop) / (n - 1)
        for i in range(n - 1):
            for s in (0, 1):
                k = base + i * 3 + s
                F.append((k, k + 1, k + 4, k + 3))
    return mk(name, V, F, mat)


def pot(at, r, h, mat):
    profile = [
        (1e-3, 0),
        (r * 0.72, 0),
        (r * 0.76, 0.01),
        (r * 0.97, h * 0.94),
        (r, h * 0.95),
        (r, h),
        (r * 0.92, h),
        (r * 0.9, h * 0.9),
        (1e-3, h * 0.9),
    ]
    lathe("pot", profile, mat, at, ax="z", seg=40, auto=30)


def palm(at, height=1.5, seed=1, pot_mat=None, green=None):
    """a potted palm: stalks with rows of narrow leaves"""
    rnd = random.Random(seed)
    h = height * 0.27
    pot(at, height * 0.14, h, pot_mat or mat("pot", (0.75, 0.74, 0.71), rough=0.45))
    green = green or leaf("palm", "#2f5a2a")
    leaves, foot = [], np.array(at) + [0, 0, h * 0.9]
    for i in range(13):
        heading = i * 137.5 + rnd.uniform(-15, 15)
        rise, droop, length = rnd.uniform(58, 82), rnd.uniform(50, 95), height * rnd.uniform(0.55, 0.85)
        p, a, b = foot.copy(), rad(rise), rad(heading)
        stalk = [p.copy()]
        for k in range(16):
            p = p + np.array((math.cos(b) * math.cos(a), math.sin(b) * math.cos(a), math.sin(a))) * length / 16
            a -= rad(droop) / 16
            stalk.append(p.copy())
            if k > 3:
                size = length * 0.30 * math.sin(pi * (k - 2) / 15.5) + 0.03
                for s in (-1, 1):
                    leaves.append(
                        (p, heading + s * rnd.uniform(42, 62), size, 0.024 * height, math.degrees(a) * 0.5 + 8, 42)
                    )
        tube("stalk", stalk, 0.005 * height, green, raw=True, res=2)
    blades("palm", leaves, green, n=5)


def sword_plant(at, height=0.9, seed=2, pot_mat=None):
    """upright sword leaves in a pot"""
    rnd = random.Random(seed)
    h = height * 0.34
    pot(at, height * 0.17, h, pot_mat or mat("pot", (0.05, 0.05, 0.055), rough=0.5))
    foot = np.array(at) + [0, 0, h * 0.88]
    leaves = []
    for i in range(17):
        d = rnd.uniform(0, 360)
        off = np.array((math.cos(rad(d)), math.sin(rad(d)), 0)) * rnd.uniform(0, height * 0.09)
        leaves.append(
            (
                foot + off,
                d + rnd.uniform(-40, 40),
                height * rnd.uniform(0.45, 0.72),
                height * 0.085,
                rnd.uniform(74, 88),
                rnd.uniform(-4, 14),
            )
        )
    blades("sword", leaves, leaf("sword", "#3c6a35"), n=8)


def foliage(name, blobs, mat, size=0.07, density=260, seed=3, flat=0.0):
    """a bush or a crown: small leaves all over and inside balls (centre, radius or three radii)"""
    rnd = np.random.RandomState(seed)
    V, F = [], []
    for centre, r in blobs:
        r = np.broadcast_to(np.asarray(r, float), (3,))
        count = int(density * float(r.prod() ** (2 / 3)) * 10)
        d = rnd.normal(size=(count, 3))
        d /= np.linalg.norm(d, axis=1)[:, None]
        p = np.asarray(centre) + d * r * (rnd.uniform(0.55, 1.04, (count, 1)))
        a, b = rnd.normal(size=(count, 3)), rnd.normal(size=(count, 3))
        a[:, 2] *= 1 - flat
        a /= np.linalg.norm(a, axis=1)[:, None]
        b -= a * (a * b).sum(1)[:, None]
        b /= np.linalg.norm(b, axis=1)[:, None]
        s = size * rnd.uniform(0.6, 1.25, (count, 1))
        fold = np.cross(a, b) * s * 0.16
        base = len(V)
        quad = np.stack([p - a * s, p - b * s * 0.42 + fold, p + a * s, p + b * s * 0.42 + fold], 1).reshape(-1, 3)
        V += list(quad)
        F += [(base + 4 * i, base + 4 * i + 1, base + 4 * i + 2, base + 4 * i + 3) for i in range(count)]
    return mk(name, V, F, mat, smooth=False)


def tree(at, height=5.0, seed=5, crown=None, bark=None):
    rnd = random.Random(seed)
    at = np.array(at, float)
    bark = bark or rough_stuff("bark", "#4a3a2c", bump=(40, 0.8, 0.02))
    green = crown or leaf("crown", "#355f26")
    top = height * 0.45
    tube(
        "trunk",
        [at, at + [0.05, 0.03, top * 0.5], at + [-0.02, 0.02, top], at + [0.05, 0, top * 1.4]],
        height * 0.028,
        bark,
        radii=[1.4, 1.0, 0.8, 0.5],
        n=20,
    )
    blobs = []
    for i in range(9):
        a = i * 2.4
        r = height * rnd.uniform(0.13, 0.2)
        p = at + [math.cos(a) * height * 0.2, math.sin(a) * height * 0.2, height * rnd.uniform(0.58, 0.85)]
        blobs.append((p, r))
        tube(
            "branch",
            [at + [0, 0, top * 0.9], (at + [0, 0, top * 1.1] + p) / 2, p],
            height * 0.010,
            bark,
            radii=[1.3, 0.8, 0.4],
            n=10,
        )
    foliage("crown", blobs, green, size=height * 0.022, density=120, seed=seed)


def grass(name, x, y, mat, count=2200, height=0.12, seed=4, z=0.0):
    """tufts on a strip of ground"""
    rnd = np.random.RandomState(seed)
    n = count
    p = np.column_stack([rnd.uniform(*x, n), rnd.uniform(*y, n), np.full(n, z)])
    a = rnd.uniform(0, 2 * pi, n)
    side = np.column_stack([np.cos(a), np.sin(a), 0 * a]) * 0.007
    lean = np.column_stack([rnd.normal(size=n), rnd.normal(size=n), 0 * a]) * height * 0.35
    h = height * rnd.uniform(0.4, 1.1, (n, 1))
    top = p + lean + [0, 0, 1] * h
    V = np.stack([p - side, p + side, top], 1).reshape(-1, 3)
    return mk(name, list(V), [(3 * i, 3 * i + 1, 3 * i + 2) for i in range(n)], mat, smooth=False)


# ---- garland and bow


def marigold(name, r, mat, seed=1):
    """one flower: a ball of petals"""
    rnd = np.random.RandomState(seed)
    n, m = 12, 18
    th, ph = np.linspace(0, pi, n), np.linspace(0, 2 * pi, m, endpoint=False)
    T, P = np.meshgrid(th, ph, indexing="ij")
    R = r * (1 + 0.16 * rnd.uniform(-1, 1, T.shape) + 0.10 * np.sin(P * 9) * np.sin(T * 7))
    R = np.where((T < 0.01) | (T > pi - 0.01), r * 0.9, R)
    return grid(
        name,
        np.stack([R * np.sin(T) * np.cos(P), R * np.sin(T) * np.sin(P), 0.8 * R * np.cos(T)], -1),
        mat,
        cu=True,
        auto=25,
    )


def garland(points, spacing=0.034, r=0.021, mats=None, seed=7):
    """marigolds on a string along a line, in changing colours"""
    mats = mats or [
        rough_stuff("marigold", "#e8790a", 0.8, 0.3, 60, None),
        rough_stuff("marigold2", "#f2b11c", 0.8, 0.3, 60, None),
    ]
    P = path(points, 200)
    length = float(np.linalg.norm(np.diff(P, axis=0), axis=1).sum())
    Q = evenly(P, max(2, int(length / spacing)))
    rnd = random.Random(seed)
    first = [marigold("flower", r, m, i) for i, m in enumerate(mats)]
    for o in first:
        o.location = Q[0]
    bpy.context.view_layer.update()
    for i, p in enumerate(Q):
        turn = Matrix.Rotation(rnd.uniform(0, 6), 4, "Z") @ Matrix.Rotation(rnd.uniform(0, 6), 4, "X")
        twin(first[(i // 3) % len(first)], Matrix.Translation(p) @ turn @ Matrix.Scale(rnd.uniform(0.85, 1.12), 4))


def bow(at, size, mat, turn=0.0, tilt=0.0):
    """a ribbon bow that looks towards -y: loops, tails and a knot"""
    with Pieces() as made:
        for s in (-1, 1):
            for up, reach in ((0.34, 1.0), (-0.05, 0.92), (0.75, 0.62)):
                loop = [
                    (0, 0, 0),
                    (s * 0.45 * reach, -0.16, up * 0.5 + 0.20),
                    (s * reach, -0.10, up),
                    (s * 0.95 * reach, -0.02, up - 0.18),
                    (s * 0.42 * reach, -0.10, up * 0.3 - 0.10),
                    (0, -0.02, 0),
                ]
                strap("loop", np.array(loop) * size, (0, 1, 0.25), size * 0.34, size * 0.012, mat, n=50)
            tail = [(0, -0.04, 0), (s * 0.24, -0.10, -0.32), (s * 0.34, -0.06, -0.72), (s * 0.50, -0.10, -1.15)]
            strap("tail", np.array(tail) * size, (1, 0.35 * s, 0.3), size * 0.26, size * 0.012, mat, n=40)
        lathe("knot", [(1e-4, -0.13), (0.09, -0.11), (0.15, 0), (0.09, 0.11), (1e-4, 0.13)], mat, seg=24, smoothn=20)
        move([ROOT[-1]], Matrix.Translation((0, -0.08 * size, 0)) @ Matrix.Scale(size, 4))
    move(made.objects, turned(x=tilt, z=turn, at=at))


# ---- furniture


def desk(at, M, top, front, width=1.8, turn=0.0, screen=True):
    """a reception desk with a screen, papers and a key box"""
    with Pieces() as made:
        block("front", (-width / 2, width / 2), (-0.32, -0.27), (0.0, 1.02), front, 0.008)
        for i in range(int(width / 0.06)):
            x = -width / 2 + 0.03 + i * 0.06
            block("slat", (x - 0.018, x + 0.018), (-0.345, -0.32), (0.10, 0.96), top, 0.004)
        block("side", (-width / 2, -width / 2 + 0.05), (-0.30, 0.34), (0, 1.0), front)
        block("side", (width / 2 - 0.05, width / 2), (-0.30, 0.34), (0, 1.0), front)
        block("top", (-width / 2 - 0.04, width / 2 + 0.04), (-0.38, 0.05), (1.02, 1.06), top, 0.008)
        block("work", (-width / 2, width / 2), (-0.28, 0.36), (0.72, 0.75), top, 0.005)
        block("plinth", (-width / 2 + 0.02, width / 2 - 0.02), (-0.30, 0.30), (0.0, 0.08), M.plastic, 0.004)
        if screen:
            rbox(
                "screen",
                (0.54, 0.025, 0.32),
                (0.35, 0.10, 1.14),
                M.plastic,
                bev=0.008,
                rot=Matrix.Rotation(rad(8), 4, "X"),
            )
            rbox("stand", (0.05, 0.03, 0.26), (0.35, 0.13, 0.92), M.plast2, bev=0.008)
        block("papers", (-0.62, -0.40), (-0.26, 0.03), (1.06, 1.075), M.white, 0.001)
        lathe(
            "cup",
            [(1e-3, 0), (0.036, 0), (0.040, 0.09), (0.037, 0.09), (0.033, 0.01)],
            M.body,
            (-0.22, -0.14, 1.06),
            ax="z",
            seg=40,
        )
        for i, c in enumerate((M.plastic, M.body, M.steel)):
            rod("pen", (-0.22 + 0.008 * i, -0.14, 1.08), (-0.235 + 0.02 * i, -0.15 + 0.01 * i, 1.20), 0.0045, c, seg=12)
    move(made.objects, turned(z=turn, at=at))


def key_box(at, M, turn=0.0):
    """an open gift box with a key on velvet"""
    with Pieces() as made:
        velvet = mat("velvet", (0.12, 0.008, 0.012), rough=0.9)
        block("box", (-0.09, 0.09), (-0.06, 0.06), (0, 0.045), M.gloss, 0.006)
        block("velvet", (-0.082, 0.082), (-0.052, 0.052), (0.044, 0.048), velvet, 0.002)
        rbox("lid", (0.18, 0.12, 0.02), (0, 0.075, 0.095), M.gloss, bev=0.005, rot=Matrix.Rotation(rad(72), 4, "X"))
        rbox("head", (0.040, 0.026, 0.009), (-0.035, -0.004, 0.054), M.plastic, bev=0.004)
        rbox("blade", (0.055, 0.009, 0.0022), (0.012, -0.004, 0.054), M.chrome, bev=0.0008)
        tube(
            "ring",
            [(-0.060, -0.004, 0.052), (-0.072, 0.010, 0.050), (-0.072, -0.018, 0.050)],
            0.0014,
            M.chrome,
            n=30,
            closed=True,
        )
    move(made.objects, turned(z=turn, at=at))


def stool(at, M):
    lathe(
        "seat",
        [(1e-3, 0.50), (0.15, 0.50), (0.17, 0.48), (0.17, 0.45), (0.15, 0.43), (1e-3, 0.43)],
        M.seat,
        at,
        ax="z",
        seg=48,
    )
    rod("post", np.add(at, (0, 0, 0.08)), np.add(at, (0, 0, 0.44)), 0.025, M.chrome)
    for i in range(5):
        a = i * 2 * pi / 5
        rod("leg", np.add(at, (0, 0, 0.09)), np.add(at, (0.23 * math.cos(a), 0.23 * math.sin(a), 0.06)), 0.014, M.steel)
        lathe(
            "wheel",
            [(1e-3, -0.012), (0.026, -0.012), (0.028, 0), (0.026, 0.012), (1e-3, 0.012)],
            M.rubber,
            np.add(at, (0.23 * math.cos(a), 0.23 * math.sin(a), 0.028)),
            seg=24,
        )


def cone(at, M, height=0.46):
    orange, white = painted("cone", "#e2501a", 0.45), painted("band", "#f2f2f0", 0.4)
    k = height / 0.46
    slab("foot", box(-0.15 * k, 0.15 * k, -0.15 * k, 0.15 * k, 0.03 * k), 0, 0.03 * k, orange, bev=0.006)
    move([ROOT[-1]], Matrix.Translation(at))
    for z0, z1, m in (
        (0.03, 0.18, orange),
        (0.18, 0.28, white),
        (0.28, 0.33, orange),
        (0.33, 0.40, white),
        (0.40, 0.46, orange),
    ):
        r = lambda z: (0.112 - 0.19 * (z - 0.03)) * k
        lathe("cone", [(r(z0), z0 * k), (r(z1), z1 * k)], m, at, ax="z", seg=40)


def tyre_ring(name, R=0.30, w=0.055, mat=None):
    """a tyre lying on its side, with shoulder blocks"""
    a = np.linspace(0, 2 * pi, 28, endpoint=False)
    c, s = np.cos(a), np.sin(a)
    k = (np.abs(c) ** 2.6 + np.abs(s) ** 2.6) ** (-1 / 2.6)
    th = np.linspace(0, 2 * pi, 240, endpoint=False)
    T, A = np.meshgrid(th, np.arange(28), indexing="ij")
    groove = ((np.abs((T * 36 / (2 * pi) + 0.5 * np.sign(s[A]) * s[A] ** 2) % 1 - 0.5) < 0.10) & (c[A] > 0.35)) * 0.006
    r = R - 0.055 + (0.055 * k * c)[A] - groove
    return grid(name, np.stack([r * np.cos(T), r * np.sin(T), (w * k * s)[A]], -1), mat, cu=True, cv=True, auto=40)


def tyre_stack(at, M, count=5, R=0.30):
    o = tyre_ring("tyre", R, 0.055, M.rubber)
    move([o], Matrix.Translation(np.add(at, (0, 0, 0.055))))
    rnd = random.Random(3)
    for i in range(1, count):
        p = np.add(at, (rnd.uniform(-0.015, 0.015), rnd.uniform(-0.015, 0.015), 0.055 + i * 0.108))
        twin(o, Matrix.Translation(p) @ Matrix.Rotation(rnd.uniform(0, 6), 4, "Z"))


def oil_can(at, mat, label, M, turn=0.0, k=1.0):
    with Pieces() as made:
        rows = [
            (0.0, -0.050, 0.050, 0.034, 0.5, 4, 4, 0),
            (0.02, -0.053, 0.053, 0.036, 0.5, 4, 4, 0),
            (0.16, -0.053, 0.053, 0.036, 0.5, 4, 4, 0),
            (0.20, -0.040, 0.030, 0.026, 0.5, 3, 3, 0),
        ]
        can = loft("can", rows, mat, nu=60, nv=30, cap0=0.003, cap1=0.01, axis="z")
        bpy.context.view_layer.update()
        patch(
            "label",
            can,
            rounded([(-0.036, 0.035), (0.036, 0.035), (0.036, 0.135), (-0.036, 0.135)], 0.008),
            label,
            "-y",
            off=0.0008,
            smooth=0,
            K=4,
        )
        lathe(
            "cap",
            [(1e-3, 0.235), (0.016, 0.235), (0.018, 0.230), (0.018, 0.208)],
            M.plastic,
            (-0.012, 0, 0),
            ax="z",
            seg=32,
        )
    move(made.objects, turned(z=turn, at=at) @ Matrix.Scale(k, 4))


# ---- tools


def spanner(length, mat):
    """a combination spanner in the xz plane, hanging"""
    h = length / 2
    w = length * 0.045
    plate(
        "shaft",
        rounded([(-w, -h * 0.8), (w, -h * 0.8), (w, h * 0.78), (-w, h * 0.78)], w * 0.5),
        -0.003,
        0.003,
        mat,
        bev=0.0015,
    )
    lathe(
        "ring",
        [(w * 1.25, -0.005), (w * 2.2, -0.005), (w * 2.2, 0.005), (w * 1.25, 0.005), (w * 1.25, -0.005)],
        mat,
        (0, 0, -h * 0.86),
        seg=32,
    )
    jaw = [
        (-w, h * 0.70),
        (-w * 2.4, h * 0.86),
        (-w * 2.2, h * 1.06),
        (-w * 1.1, h * 1.06),
        (-w * 1.0, h * 0.90),
        (w * 0.9, h * 0.86),
        (w * 1.3, h * 1.02),
        (w * 2.3, h * 0.98),
        (w * 2.3, h * 0.82),
        (w, h * 0.70),
    ]
    plate("jaw", jaw, -0.005, 0.005, mat, bev=0.001)


def screwdriver(length, handle, steel):
    lathe_on(
        "handle",
        [(1e-4, 0), (0.010, 0.0), (0.014, 0.08), (0.015, 0.5), (0.011, 0.85), (0.013, 0.95), (0.009, 1)],
        handle,
        (0, 0, length / 2),
        (0, 0, length / 2 - 0.11),
        seg=20,
    )
    rod("blade", (0, 0, length / 2 - 0.10), (0, 0, -length / 2), 0.0035, steel, seg=14)


def pliers(M):
    for s in (-1, 1):
        tube(
            "grip",
            [(0, 0, 0.01), (s * 0.022, 0, -0.04), (s * 0.028, 0, -0.09), (s * 0.018, 0, -0.13)],
            0.0075,
            M.body,
            n=24,
        )
        plate(
            "jaw",
            [(0, 0.0), (s * 0.016, 0.004), (s * 0.012, 0.035), (s * 0.004, 0.062), (0, 0.062)],
            -0.006,
            0.006,
            M.steel,
            bev=0.001,
        )
    rod("pin", (0, -0.009, 0.004), (0, 0.009, 0.004), 0.010, M.steel, seg=24)


def hammer(M, handle):
    rod("handle", (0, 0, 0.12), (0, 0, -0.17), 0.011, handle, r1=0.014, seg=20)
    rod("head", (-0.055, 0, 0.125), (0.055, 0, 0.125), 0.017, M.steel, seg=24)


def pegboard(at, M, width=1.8, height=0.9, turn=0.0):
    """a board of holes with tools on it: at is its middle"""
    with Pieces() as made:
        board = mat("pegboard", srgb("#474d53"), rough=0.5)
        block("board", (-width / 2, width / 2), (0.0, 0.02), (-height / 2, height / 2), board, 0.004)
        n, m = int(width / 0.05), int(height / 0.05)
        V, F = [], []
        for i in range(n):
            for j in range(m):
                x, z = -width / 2 + 0.025 + i * 0.05, -height / 2 + 0.025 + j * 0.05
                base = len(V)
                V += [
                    (x + 0.005 * math.cos(a), -0.0006, z + 0.005 * math.sin(a))
                    for a in np.linspace(0, 2 * pi, 8, endpoint=False)
                ]
                F.append(tuple(range(base, base + 8)))
        mk("holes", V, F, M.dark, smooth=False)
        for x, z in ((0, height / 2 + 0.01), (0, -height / 2 - 0.01)):
            block(
                "frame", (-width / 2 - 0.02, width / 2 + 0.02), (-0.012, 0.025), (z - 0.015, z + 0.015), M.plast2, 0.004
            )

        def hang(x, z, make, tilt=0.0):
            with Pieces() as tool:
                make()
            move(tool.objects, turned(y=tilt, at=(x, -0.022, z)) @ Matrix.Scale(1.5, 4))
            rod("peg", (x, 0.0, z + 0.01), (x, -0.03, z + 0.014), 0.0028, M.steel, seg=10)

        steel = mat("tool steel", (0.62, 0.63, 0.65), metal=1, rough=0.24)
        for i in range(8):
            hang(-width / 2 + 0.12 + i * 0.098, height * 0.22 - i * 0.010, lambda i=i: spanner(0.27 - i * 0.018, steel))
        for i, c in enumerate((M.body, M.plastic, M.amber, M.body, M.plastic, M.amber)):
            hang(0.06 + i * 0.082, height * 0.24, lambda i=i, c=c: screwdriver(0.24 - 0.012 * i, c, steel))
        for i in range(4):
            hang(
                width * 0.5 - 0.37 + i * 0.09, height * 0.27 - 0.03 * i, lambda i=i: screwdriver(0.17, M.plastic, steel)
            )
        for i in range(3):
            hang(-width / 2 + 0.15 + i * 0.15, -height * 0.20, lambda: pliers(M))
        hang(-0.36, -height * 0.20, lambda: hammer(M, wood("handle", "#b98a52", along="z")))
        hang(-0.16, -height * 0.20, lambda: hammer(M, M.rubber))
        for row in range(2):
            for i in range(6):
                r = 0.009 + 0.0022 * i
                ring = [(r, -0.02), (r * 1.6, -0.02), (r * 1.6, 0.02), (r, 0.02), (r, -0.02)]
                hang(
                    0.06 + i * 0.095,
                    -height * (0.10 + 0.19 * row),
                    lambda ring=ring: lathe("socket", ring, steel, seg=28),
                )
        hang(width * 0.5 - 0.26, -height * 0.20, lambda: spanner(0.30, steel), 0)
        hang(width * 0.5 - 0.12, -height * 0.20, lambda: spanner(0.24, steel), 0)
    move(made.objects, turned(z=turn, at=at))


def tool_chest(at, M, turn=0.0, width=0.72):
    """a roller cabinet of drawers with tools on top"""
    with Pieces() as made:
        red = paint("chest", "#b81f16", "solid")
        w = width / 2
        block("case", (-w, w), (-0.22, 0.24), (0.12, 0.94), red, 0.012)
        z = 0.90
        for h in (0.075, 0.075, 0.075, 0.10, 0.13, 0.20):
            block("drawer", (-w + 0.03, w - 0.03), (-0.236, -0.20), (z - h + 0.008, z), red, 0.006)
            block("gap", (-w + 0.022, w - 0.022), (-0.223, -0.19), (z - h - 0.002, z + 0.006), M.dark, 0.001)
            block("handle", (-w + 0.05, w - 0.05), (-0.252, -0.230), (z - 0.024, z - 0.008), M.alu, 0.005)
            z -= h + 0.008
        block("mat", (-w + 0.01, w - 0.01), (-0.21, 0.23), (0.938, 0.950), M.rubber, 0.003)
        tube(
            "rail",
            [(w, -0.18, 0.86), (w + 0.06, -0.16, 0.88), (w + 0.06, 0.16, 0.88), (w, 0.18, 0.86)],
            0.011,
            M.chrome,
            n=40,
        )
        for x in (-w + 0.08, w - 0.08):
            for y in (-0.15, 0.17):
                lathe(
                    "wheel",
                    [(1e-3, -0.018), (0.05, -0.018), (0.055, -0.01), (0.055, 0.01), (0.05, 0.018), (1e-3, 0.018)],
                    M.rubber,
                    (x, y, 0.055),
                    ax="x",
                    seg=32,
                )
                block("fork", (x - 0.026, x + 0.026), (y - 0.02, y + 0.02), (0.06, 0.122), M.steel, 0.004)
        block("tray", (-w + 0.06, -w + 0.36), (-0.14, 0.08), (0.95, 0.985), M.plast2, 0.006)
        oil_can((w - 0.12, 0.05, 0.95), painted("oil", "#c9cbd0", 0.3, metal=0.6), M.body, M, 10)
        oil_can((w - 0.25, 0.08, 0.95), painted("oil2", "#1a1b1e", 0.35), M.body, M, -14)
        with Pieces() as tool:
            spanner(0.24, M.steel)
        move(tool.objects, turned(x=90, z=40, at=(-0.02, -0.08, 0.956)))
        with Pieces() as tool:
            screwdriver(0.24, M.body, M.steel)
        move(tool.objects, turned(x=90, z=70, at=(0.03, -0.14, 0.966)))
    move(made.objects, turned(z=turn, at=at))


def lift(at, M, height=0.55, turn=0.0, length=2.2, width=0.62):
    """a scissor lift table: its top at `height`"""
    with Pieces() as made:
        blue, dark = paint("lift", "#2b3038", "solid"), M.plast2
        edge = mat("edge", srgb("#e0b012"), rough=0.4)
        L, W = length / 2, width / 2
        block("table", (-L, L), (-W, W), (height - 0.07, height), blue, 0.01)
        tread = rough_stuff("tread", "#3a3d42", 0.45, 0.1, 30, (220, 0.6, 0.004))
        block("tread", (-L + 0.03, L - 0.03), (-W + 0.05, W - 0.05), (height - 0.001, height + 0.002), tread, 0.001)
        for s in (-1, 1):
            block(
                "edge",
                (-L, L),
                (s * W - 0.03 if s > 0 else -W, W if s > 0 else -W + 0.03),
                (height - 0.002, height + 0.004),
                edge,
                0.001,
            )
            for k in (-1, 1):
                a, b = np.array((-L * 0.72 * k, s * W * 0.72, 0.10)), np.array(
                    (L * 0.72 * k, s * W * 0.72, height - 0.09)
                )
                d = b - a
                angle = -math.degrees(math.atan2(d[2], d[0]))
                rbox(
                    "arm",
                    (float(np.linalg.norm(d)), 0.035, 0.075),
                    (a + b) / 2 + [0, 0.02 * k * s, 0],
                    blue,
                    bev=0.01,
                    rot=Matrix.Rotation(rad(angle), 4, "Y"),
                )
        rod("axle", (0, -W * 0.8, (height + 0.01) / 2), (0, W * 0.8, (height + 0.01) / 2), 0.025, M.steel)
        block("base", (-L * 0.86, L * 0.86), (-W * 0.9, -W * 0.62), (0.0, 0.07), blue)
        block("base", (-L * 0.86, L * 0.86), (W * 0.62, W * 0.9), (0.0, 0.07), blue)
        rod("ram", (-L * 0.5, 0, 0.08), (L * 0.25, 0, height - 0.12), 0.035, dark)
        block("clamp", (L - 0.30, L - 0.05), (-0.12, -0.075), (height, height + 0.20), dark)
        block("clamp", (L - 0.30, L - 0.05), (0.075, 0.12), (height, height + 0.20), dark)
        if height < 0.4:
            rbox(
                "ramp",
                (0.7, width * 0.8, 0.03),
                (-L - 0.30, 0, height / 2),
                blue,
                bev=0.006,
                rot=Matrix.Rotation(rad(-30), 4, "Y"),
            )
    move(made.objects, turned(z=turn, at=at))


# ---- land


def ridge(name, distance, height, mat, seed, base=0.0, n=360, rough=0.5):
    """a line of hills across the view, at a distance"""
    rnd = np.random.RandomState(seed)
    xs = np.linspace(-distance * 1.3, distance * 1.3, n)
    t = np.linspace(0, 1, n)
    h = np.zeros(n)
    for octave in range(6):
        f = 4.0 * 2**octave
        knots = rnd.uniform(-1, 1, int(f) + 4)
        h += cspline(np.arange(len(knots)), knots, t * f + rnd.uniform()) * rough**octave
    h = base + height * (0.62 + 0.38 * h / np.abs(h).max())
    V = [(a, distance, -60) for a in xs] + [(a, distance, b) for a, b in zip(xs, h)]
    return mk(name, V, [(i, i + 1, n + i + 1, n + i) for i in range(n - 1)], mat, smooth=False)


def guard_rail(y, x, M, z=0.0, facing=-1):
    """a crash barrier of corrugated steel on posts"""
    steel = mat("barrier", (0.58, 0.59, 0.60), metal=0.8, rough=0.42)
    v = np.linspace(0, 1, 24)
    wave = 0.035 * np.cos(v * 4 * pi)
    P = np.array([[(a, y + facing * w, z + 0.46 + 0.30 * k) for k, w in zip(v, wave)] for a in np.linspace(*x, 12)])
    grid("rail", P, steel, thick=0.004)
    for a in np.arange(x[0], x[1], 2.0):
        block(
            "post",
            (a - 0.05, a + 0.05),
            (y - facing * 0.10 - 0.05, y - facing * 0.10 + 0.05),
            (z - 0.1, z + 0.74),
            steel,
        )
        block(
            "reflector",
            (a - 0.03, a + 0.03),
            (y + facing * 0.05 - 0.006, y + facing * 0.05 + 0.006),
            (z + 0.585, z + 0.635),
            M.amber,
            0.003,
        )
