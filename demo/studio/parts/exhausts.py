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


def plain_long(M, port, body=None, cover=None, pipe=None):
    """long round muffler with a bright heat shield"""
    header(M, port, matl=pipe)
    long_round(M, body=body, cover=cover)


def sporty(M, port, body=None, cover=None, pipe=None, cap=None):
    """rising muffler of oval section with a heat shield and a slanted cap"""
    header(M, port, matl=pipe)
    A, B = (-0.21, -0.153, 0.228), (-0.80, -0.172, 0.385)
    rows = [
        (0, 0.019, 0.019, 2),
        (0.06, 0.026, 0.028, 2.1),
        (0.18, 0.042, 0.052, 2.4),
        (0.34, 0.048, 0.063, 2.6),
        (0.75, 0.049, 0.066, 2.6),
        (1.0, 0.040, 0.054, 2.5),
    ]
    o, Mx, L = box(
        M, A, B, rows, body or M.black, cap=cap or M.gunmetal, outlets=((0.0, -0.006),), tip_r=0.019, tip_matl=M.chrome
    )
    P = lambda t, z: tuple((Mx @ Vector((t * L, 0, z)))[i] for i in (0, 2))
    plate_ = rounded_outline([P(0.22, -0.028), P(0.26, 0.040), P(0.72, 0.046), P(0.80, 0.012), P(0.74, -0.034)], 0.012)
    patch("muffler_shield", o, plate_, cover or M.chrome, "-y", off=0.0045, dome=0.002, smooth=0)
    for t, z in ((0.28, 0.0), (0.72, 0.010)):
        x, zz = P(t, z)
        h, n = cast(o, x, zz, "-y")
        rod("shield_bolt", h + n * 0.004, h + n * 0.010, 0.006, M.steel, seg=6, ch=0.001)
    patch(
        "muffler_slot",
        o,
        rounded_outline([P(0.34, -0.012), P(0.35, 0.010), P(0.62, 0.016), P(0.64, -0.004)], 0.006),
        M.gloss,
        "-y",
        off=0.007,
        smooth=0,
    )
    hanger(M, np.array(A) + (np.array(B) - np.array(A)) * 0.36, 0.06)


def touring(M, port, body=None, cover=None, pipe=None, cap=None):
    """long oval muffler, lightly raised, with a full-length shield and a bright end"""
    header(M, port, matl=pipe)
    A, B = (-0.21, -0.153, 0.226), (-0.86, -0.176, 0.350)
    rows = [
        (0, 0.019, 0.019, 2),
        (0.05, 0.026, 0.027, 2),
        (0.16, 0.044, 0.050, 2.1),
        (0.30, 0.050, 0.058, 2.2),
        (0.80, 0.051, 0.060, 2.2),
        (1.0, 0.043, 0.050, 2.2),
    ]
    o, Mx, L = box(
        M, A, B, rows, body or M.black, cap=cap or M.alu, outlets=((0.0, 0.0),), tip_r=0.018, tip_matl=M.chrome
    )
    P = lambda t, z: tuple((Mx @ Vector((t * L, 0, z)))[i] for i in (0, 2))
    outline = rounded_outline(
        [P(0.16, -0.012), P(0.22, 0.040), P(0.80, 0.042), P(0.86, 0.0), P(0.78, -0.036), P(0.26, -0.034)], 0.016
    )
    patch("muffler_shield", o, outline, cover or M.black, "-y", off=0.0045, dome=0.003, smooth=0)
    patch(
        "shield_line",
        o,
        rounded_outline([P(0.26, 0.002), P(0.27, 0.016), P(0.78, 0.020), P(0.80, 0.006)], 0.005),
        M.alu,
        "-y",
        off=0.0078,
        smooth=0,
    )
    for t in (0.24, 0.80):
        h, n = cast(o, *P(t, -0.008), "-y")
        rod("shield_bolt", h + n * 0.004, h + n * 0.011, 0.006, M.steel, seg=6, ch=0.001)
    hanger(M, np.array(A) + (np.array(B) - np.array(A)) * 0.33, 0.058)


def classic(M, port, body=None, cover=None, pipe=None):
    """all-chrome tapered muffler of a basic commuter"""
    header(M, port, matl=pipe)
    A, B = np.array((-0.19, -0.150, 0.222)), np.array((-0.86, -0.166, 0.300))
    prof = [
        (0.018, 0),
        (0.022, 0.03),
        (0.034, 0.16),
        (0.043, 0.34),
        (0.046, 0.55),
        (0.045, 0.84),
        (0.040, 0.95),
        (0.026, 1.0),
        (0.020, 1.03),
        (0.015, 1.03),
        (0.015, 0.97),
        (1e-6, 0.97),
    ]
    lathe_on("muffler", prof, body or M.chrome, A, B, seg=72, auto=50)
    q = lambda t: A + (B - A) * t
    lathe_on("band", [(0.0445, 0), (0.047, 0.1), (0.047, 0.9), (0.0445, 1)], M.steel, q(0.38), q(0.41))
    shield(M, A, B, 0.0515, cover or M.chrome, t0=0.46, t1=0.84, spread=48, point=0.02)
    hanger(M, q(0.36), 0.045)


SHORT_RUN = [
    (0.215, -0.098, 0.38),
    (0.155, -0.118, 0.255),
    (0.05, -0.135, 0.216),
    (-0.06, -0.146, 0.216),
    (-0.14, -0.150, 0.228),
]


def _plate_on(o, Mx, L, corners, mat, off, r=0.012, dome=0.002):
    """flat plate on the outer flank of a muffler; corners are (t along it, height)"""
    pts = [tuple((Mx @ Vector((t * L, 0, z)))[i] for i in (0, 2)) for t, z in corners]
    patch("muffler_plate", o, rounded_outline(pts, r), mat, "-y", off=off, dome=dome, smooth=0)
    return pts


def stubby(M, port, body=None, cover=None, pipe=None, cap=None):
    """short thick muffler that ends in front of the rear axle"""
    header(M, port, SHORT_RUN, matl=pipe)
    A, B = (-0.11, -0.149, 0.222), (-0.53, -0.196, 0.345)
    rows = [
        (0, 0.020, 0.020, 2),
        (0.12, 0.036, 0.042, 2.4),
        (0.30, 0.050, 0.066, 2.9),
        (0.80, 0.054, 0.074, 3.2),
        (1.0, 0.047, 0.064, 3.2),
    ]
    o, Mx, L = box(
        M, A, B, rows, body or M.black, cap=cap or M.gunmetal, outlets=((0.0, -0.012),), tip_r=0.024, tip_matl=M.steel
    )
    _plate_on(
        o, Mx, L, [(0.26, -0.036), (0.34, 0.050), (0.84, 0.052), (0.78, -0.018), (0.70, -0.046)], cover or M.alu, 0.0045
    )
    _plate_on(o, Mx, L, [(0.40, 0.010), (0.43, 0.030), (0.72, 0.032), (0.69, 0.012)], M.gloss, 0.0075, r=0.005, dome=0)
    for t, z in ((0.33, -0.012), (0.78, 0.036)):
        p = Mx @ Vector((t * L, 0, z))
        h, n = cast(o, p.x, p.z, "-y")
        rod("shield_bolt", h + n * 0.004, h + n * 0.011, 0.006, M.steel, seg=6, ch=0.001)


def twin_outlet(M, port, body=None, cover=None, pipe=None, cap=None):
    """angular short muffler with two outlets, one above the other"""
    header(M, port, SHORT_RUN, matl=pipe)
    A, B = (-0.11, -0.149, 0.222), (-0.60, -0.198, 0.378)
    rows = [
        (0, 0.020, 0.020, 2),
        (0.10, 0.034, 0.040, 2.4),
        (0.28, 0.046, 0.062, 3.4),
        (0.82, 0.052, 0.074, 4),
        (1.0, 0.048, 0.070, 4),
    ]
    o, Mx, L = box(
        M,
        A,
        B,
        rows,
        body or M.black,
        cap=cap or M.alu,
        outlets=((0, 0.029), (0, -0.029)),
        tip_r=0.0185,
        tip_matl=M.chrome,
    )
    _plate_on(
        o, Mx, L, [(0.24, 0.0), (0.32, 0.050), (0.86, 0.058), (0.74, 0.004)], cover or M.gunmetal, 0.0045, r=0.006
    )
    _plate_on(
        o, Mx, L, [(0.27, -0.010), (0.74, -0.006), (0.64, -0.050), (0.34, -0.042)], cover or M.gunmetal, 0.0045, r=0.006
    )
    for t, z in ((0.34, 0.032), (0.78, 0.040), (0.36, -0.026), (0.62, -0.030)):
        p = Mx @ Vector((t * L, 0, z))
        h, n = cast(o, p.x, p.z, "-y")
        rod("shield_bolt", h + n * 0.004, h + n * 0.011, 0.005, M.steel, seg=6, ch=0.001)


def stout(M, port, body=None, cover=None, pipe=None, cap=None):
    """mid-length muffler that grows towards a slanted bright end"""
    header(M, port, SHORT_RUN, matl=pipe)
    A, B = (-0.12, -0.149, 0.224), (-0.70, -0.194, 0.388)
    rows = [
        (0, 0.020, 0.020, 2),
        (0.10, 0.034, 0.038, 2.3),
        (0.26, 0.045, 0.056, 2.7),
        (0.82, 0.050, 0.070, 2.9),
        (1.0, 0.045, 0.060, 2.9),
    ]
    o, Mx, L = box(
        M, A, B, rows, body or M.black, cap=cap or M.chrome, outlets=((0.0, 0.0),), tip_r=0.023, tip_matl=M.gunmetal
    )
    _plate_on(o, Mx, L, [(0.20, -0.030), (0.27, 0.042), (0.60, 0.048), (0.52, -0.040)], cover or M.titan, 0.0045)
    _plate_on(o, Mx, L, [(0.57, -0.040), (0.64, 0.050), (0.84, 0.050), (0.80, -0.044)], M.gunmetal, 0.0045)
    for t, z in ((0.27, 0.004), (0.54, 0.030), (0.80, 0.034)):
        p = Mx @ Vector((t * L, 0, z))
        h, n = cast(o, p.x, p.z, "-y")
        rod("shield_bolt", h + n * 0.004, h + n * 0.011, 0.0055, M.steel, seg=6, ch=0.001)
    hanger(M, np.array(A) + (np.array(B) - np.array(A)) * 0.52, 0.06)
