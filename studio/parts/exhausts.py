"""Exhaust headers and mufflers, on the right."""

from kit import *

LOW_RUN = [
    (0.215, -0.098, 0.38),
    (0.15, -0.118, 0.255),
    (0.02, -0.135, 0.215),
    (-0.12, -0.148, 0.215),
    (-0.25, -0.152, 0.232),
]


def header(M, port, run=LOW_RUN, r=0.0185, matl=None):
    """pipe from the cylinder head, down and back along `run`"""
    ml = matl or M.chrome
    start = [port + [0.07, -0.035, 0], port + [0.135, -0.055, -0.02], port + [0.165, -0.075, -0.10]]
    tube("header", start + list(run), r, ml, n=80)
    flange = [(0.02, 0), (0.032, 0), (0.032, 1), (0.02, 1)]
    lathe_on("flange", flange, M.steel, port + [0.066, -0.033, 0], port + [0.08, -0.038, 0])


def along(A, B, roll=0.0):
    """matrix that lays the local x axis from A to B, z up, turned by roll degrees; and the length"""
    A, B = Vector(A), Vector(B)
    d = (B - A).normalized()
    side = Vector((0, 0, 1)).cross(d).normalized()
    up = d.cross(side)
    m = Matrix((d, side, up)).transposed().to_4x4()
    return Matrix.Translation(A) @ m @ Matrix.Rotation(rad(roll), 4, "X"), (B - A).length


def tip(M, at, direction, r=0.018, length=0.04, matl=None):
    """open outlet pipe"""
    d = np.array(direction, float)
    d /= np.linalg.norm(d)
    prof = [(1e-6, 0.2), (r - 0.004, 0.2), (r - 0.004, 1), (r, 1), (r, 0)]
    lathe_on("outlet", prof, matl or M.chrome, np.array(at) - d * 0.01, np.array(at) + d * (length - 0.01))
    lathe_on(
        "outlet_dark",
        [(1e-6, 0.3), (r - 0.0045, 0.3)],
        M.dark,
        np.array(at) - d * 0.01,
        np.array(at) + d * (length - 0.01),
    )


def shield(M, A, B, r, matl, t0=0.24, t1=0.80, spread=62, point=0.035):
    """heat shield wrapped round the outer side of a round muffler, its ends drawn to points"""
    Mx, L = align(A, B)

    def f(u, v):
        tt = t0 + (t1 - t0) * v + point * (1 - u**2) * (2 * v - 1)
        a = u * rad(spread)
        return np.stack([r * np.cos(a), tt * L, r * np.sin(a)], -1)

    o = sheet("shield", f, matl, nu=40, nv=30, thick=0.0022, bevel=0.0008)

    def outwards(k):
        v = (Mx @ Matrix.Rotation(rad(k), 4, "Y")).to_3x3() @ Vector((1, 0, 0))
        return -v.y + 0.45 * v.z

    o.matrix_world = Mx @ Matrix.Rotation(rad(max(range(0, 360, 5), key=outwards)), 4, "Y")
    return o


def long_round(
    M, A=(-0.20, -0.152, 0.226), B=(-0.80, -0.168, 0.345), r=0.051, body=None, cover=None, cap=None, ring=None
):
    """the long round muffler of a commuter; cover: material of its heat shield"""
    A, B = np.array(A), np.array(B)
    body = body or M.black
    prof = [
        (0.35, 0),
        (0.47, 0.03),
        (0.78, 0.12),
        (0.96, 0.22),
        (1, 0.4),
        (1, 0.86),
        (0.96, 0.93),
        (0.75, 0.985),
        (0.6, 1.0),
    ]
    lathe_on("muffler", [(r * k, s) for k, s in prof] + [(1e-6, 1.0)], body, A, B, seg=72)
    tip(M, B, (-1, 0, 0.2), matl=cap or M.chrome)
    q = lambda t: A + (B - A) * t
    for t in (0.90, 0.22):
        k = 1.0 if t > 0.5 else 0.955
        lathe_on(
            "band",
            [(r * k + 0.0005, 0), (r * k + 0.002, 0.1), (r * k + 0.002, 0.9), (r * k + 0.0005, 1)],
            ring or M.chrome,
            q(t),
            q(t + 0.025),
        )
    shield(M, A, B, r + 0.0055, cover or M.chrome)
    hanger(M, q(0.36), r)


def hanger(M, at, r):
    """strap from the muffler up to the pillion bracket"""
    x, _, z = at
    plate(
        "muffler_hanger",
        [(x + 0.045, z + 0.125), (x + 0.02, z + 0.13), (x - 0.025, z + r - 0.01), (x + 0.025, z + r - 0.015)],
        -0.128,
        -0.120,
        M.black,
        bev=0.002,
    )


def box(
    M,
    A,
    B,
    rows,
    body,
    cap=None,
    cover=None,
    roll=0.0,
    outlets=((0, 0),),
    tip_r=0.017,
    cover_span=(0.2, 0.8),
    tip_matl=None,
):
    """muffler of any section: rows are (t along A-B, half width, half height, superellipse exponent);
    outlets: (y, z) of each pipe at the end; cover: material of a plate on its outer flank"""
    Mx, L = along(A, B, roll)
    st = [(t * L, -h, h, w, 0.5, n, n, 0) for t, w, h, n in rows]
    o = loft("muffler", st, body, nu=80, nv=70, cap0=0.01, cap1=0.006)
    o.matrix_world = Mx
    t1, w1, h1, n1 = rows[-1]
    if cap:
        end = loft(
            "muffler_cap",
            [
                (t1 * L - 0.05, -h1 * 1.03, h1 * 1.03, w1 * 1.03, 0.5, n1, n1, 0),
                (t1 * L + 0.004, -h1, h1, w1, 0.5, n1, n1, 0),
            ],
            cap,
            nv=12,
            cap0=0.002,
            cap1=0.01,
        )
        end.matrix_world = Mx
    d = np.array(Vector(B) - Vector(A))
    for y, z in outlets:
        tip(M, Mx @ Vector((t1 * L + 0.012, y, z)), d, r=tip_r, matl=tip_matl or M.steel)
    bpy.context.view_layer.update()
    return o, Mx, L
