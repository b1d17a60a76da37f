"""Single-cylinder engines and their foot controls."""

from kit import *
from parts.chassis import circle

CASE = [
    (0.155, 0.30),
    (0.165, 0.37),
    (0.12, 0.435),
    (0.02, 0.46),
    (-0.10, 0.455),
    (-0.20, 0.42),
    (-0.235, 0.36),
    (-0.22, 0.29),
    (-0.12, 0.235),
    (0.02, 0.225),
    (0.11, 0.24),
]
CLUTCH = [
    (0.13, 0.31),
    (0.135, 0.375),
    (0.085, 0.425),
    (-0.01, 0.44),
    (-0.10, 0.43),
    (-0.15, 0.385),
    (-0.15, 0.31),
    (-0.09, 0.255),
    (0.02, 0.24),
    (0.10, 0.262),
]


def bolts(name, points, y, side, mat, r=0.0062, height=0.006):
    """hexagon bolt heads on a plane of constant y, as one object; points are (x, z)"""
    V, F = [], []
    for px, pz in points:
        for ring_r, h in ((r * 1.35, 0.0), (r * 1.35, 0.0015), (r, 0.0015), (r, height - 0.001), (r - 0.001, height)):
            b = len(V)
            V += [(px + ring_r * math.cos(a), y + side * h, pz + ring_r * math.sin(a)) for a in np.arange(6) * pi / 3]
            if h > 0:
                F += [(b - 6 + i, b - 6 + (i + 1) % 6, b + (i + 1) % 6, b + i) for i in range(6)]
        F.append(tuple(range(len(V) - 6, len(V))))
    return recalc(mk(name, V, F, mat, smooth=False))


def rim_points(outline, n, inset=0.010, smooth=200):
    """points evenly spread along an outline, a little inside it"""
    ol = smooth_outline(outline, smooth)
    centre = ol.mean(0)
    pts = ol[:: max(1, smooth // n)][:n]
    d = centre - pts
    return pts + d / np.linalg.norm(d, axis=1)[:, None] * inset


def single(
    M,
    size=1.0,
    fins=9,
    cover=None,
    case=None,
    fin=None,
    head=None,
    lean=18.0,
    kick=True,
    clutch="ring",
    badge=None,
    font=None,
    injection=True,
):
    """upright air-cooled single. size widens the cylinder (1 for 100-125 cc, 1.15 for 160-184 cc).
    clutch: ring | arc | tri, the look of the right-hand cover; badge: lettering on it. Returns the exhaust port."""
    cover, case, fin, head = cover or M.alu, case or M.cast, fin or M.alu, head or M.alu
    plate("crank_case", CASE, -0.085, 0.085, case, bev=0.022, seg=5, smooth=90)
    _right_cover(M, cover, case, clutch, badge, font)
    _left_cover(M, cover, case)
    a = rad(lean)
    up = np.array([math.sin(a), 0, math.cos(a)])
    base = np.array([0.055, 0, 0.435])
    turn = Matrix.Rotation(a, 4, "Y")
    k = size
    rbox("cylinder", (0.105 * k, 0.11 * k, 0.20), base + up * 0.10, case, bev=0.02, rot=turn)
    for i in range(fins):
        w = (1 - 0.02 * abs(i - fins // 2)) * k
        at = base + up * (0.026 + i * 0.1215 / fins)
        rbox("fin", (0.158 * w, 0.168 * w, 0.0042), at, fin, bev=0.0018, rot=turn, seg=2)
    rbox("head", (0.150 * k, 0.160 * k, 0.045), base + up * 0.172, case, bev=0.012, rot=turn)
    for i in range(3):
        rbox(
            "head_fin",
            (0.160 * k, 0.172 * k, 0.0042),
            base + up * (0.158 + i * 0.014),
            fin,
            bev=0.0018,
            rot=turn,
            seg=2,
        )
    rbox("head_cover", (0.125 * k, 0.125 * k, 0.045), base + up * 0.215, head, bev=0.016, rot=turn)
    for s in (-1, 1):
        hub = base + up * 0.214
        c = circle(hub[0], hub[2], 0.024 * k, 32)
        puff("cam_cap", c, s * 0.0605 * k, 0.003, head, smooth=0, side=s, wall=0.006, p=4)
        bolts("cam_bolt", circle(hub[0], hub[2], 0.030 * k, 3), s * 0.0615 * k, s, M.steel, r=0.0045)
    rod("plug", base + up * 0.19 + [0, -0.07 * k, 0], base + up * 0.205 + [0, -0.105 * k, 0.008], 0.009, M.rubber)
    tube(
        "plug_lead",
        [
            base + up * 0.205 + [0, -0.1 * k, 0.008],
            base + up * 0.25 + [-0.02, -0.11, 0.02],
            base + up * 0.33 + [-0.05, -0.06, 0.02],
        ],
        0.0045,
        M.rubber,
    )
    tube("intake", [base + up * 0.18 + [-0.06, 0, 0], (-0.03, 0, 0.60), (-0.10, 0, 0.585)], 0.026, M.rubber)
    rod("throttle", (-0.045, 0, 0.592), (-0.115, 0, 0.588), 0.034, M.cast)
    rod("clamp", (-0.032, 0, 0.594), (-0.042, 0, 0.593), 0.031, M.steel)
    if injection:
        rbox("sensor", (0.042, 0.028, 0.05), (-0.080, -0.042, 0.592), M.plastic, bev=0.006)
        tube("injector", [(-0.055, -0.01, 0.62), (-0.04, -0.01, 0.655)], 0.009, M.plast2, n=4)
    rbox("air_box", (0.17, 0.15, 0.17), (-0.20, 0, 0.60), M.plastic, bev=0.03)
    tube("breather", [base + up * 0.20 + [-0.06, 0.04, 0], (-0.04, 0.06, 0.66), (-0.14, 0.065, 0.66)], 0.007, M.rubber)
    if kick:
        kick_starter(M)
    return base + up * 0.165 + [0.07 * k - 0.07, 0, 0]


def _right_cover(M, cover, case, style, badge, font):
    """clutch cover with its bolts"""
    panel = puff("clutch_cover", CLUTCH, -0.08, 0.018, cover, smooth=80, wall=0.028, p=4)
    bolts("cover_bolt", rim_points(CLUTCH, 10, 0.011), -0.1195, -1, M.steel, height=0.0085)
    cx, cz = -0.045, 0.345
    if style == "ring":
        puff("clutch_ring", circle(cx - 0.007, cz, 0.078), -0.118, 0.012, cover, smooth=0, wall=0.008, p=4)
        puff("clutch_dish", circle(cx - 0.007, cz, 0.05), -0.136, 0.004, case, smooth=0, wall=0.002, p=4)
    elif style == "arc":
        arc = [(cx + 0.084 * math.cos(t), cz + 0.080 * math.sin(t)) for t in np.linspace(rad(-160), rad(130), 40)]
        puff("clutch_arc", arc, -0.117, 0.010, case, smooth=0, wall=0.008, p=5)
        puff("clutch_dish", circle(cx, cz, 0.044), -0.132, 0.004, cover, smooth=0, wall=0.004, p=4)
        bolts("dish_bolt", circle(cx, cz, 0.058, 6), -0.132, -1, M.steel, r=0.0042)
    else:
        tri = rounded_outline(
            [
                (cx - 0.075, cz - 0.06),
                (cx + 0.07, cz - 0.075),
                (cx + 0.085, cz + 0.02),
                (cx + 0.02, cz + 0.08),
                (cx - 0.07, cz + 0.065),
            ],
            0.028,
        )
        puff("clutch_tri", tri, -0.117, 0.008, cover, smooth=0, wall=0.010, p=5)
        puff("clutch_dish", circle(cx, cz, 0.047), -0.133, 0.004, case, smooth=0, wall=0.003, p=4)
        bolts(
            "dish_bolt",
            [
                (cx - 0.062, cz - 0.046),
                (cx + 0.06, cz - 0.058),
                (cx + 0.068, cz + 0.018),
                (cx + 0.016, cz + 0.064),
                (cx - 0.056, cz + 0.05),
            ],
            -0.131,
            -1,
            M.steel,
            r=0.0045,
        )
    puff("filter_cap", circle(0.077, 0.35, 0.036), -0.118, 0.008, cover, smooth=0, wall=0.004, p=4)
    bolts("filter_bolt", circle(0.077, 0.35, 0.027, 3), -0.127, -1, M.steel, r=0.0042)
    rod("oil_cap", (-0.125, -0.10, 0.272), (-0.125, -0.128, 0.272), 0.014, M.black, seg=10)
    if badge:
        bpy.context.view_layer.update()
        text_on(badge, panel, (0.035, 0.412), 0.022, M.cast, font=font, off=0.001, thick=0.001, shear=0)


def _left_cover(M, cover, case):
    """magneto cover and sprocket cover"""
    puff("magneto", circle(0.02, 0.345, 0.092), 0.08, 0.02, cover, smooth=0, wall=0.03, side=1, p=4)
    puff("magneto_dish", circle(0.02, 0.345, 0.052), 0.128, 0.004, case, smooth=0, wall=0.003, side=1, p=4)
    bolts("magneto_bolt", circle(0.02, 0.345, 0.083, 8), 0.1165, 1, M.steel)
    bolts("magneto_plug", [(0.02, 0.345)], 0.134, 1, M.steel, r=0.011, height=0.005)
    sprocket = [(-0.06, 0.27), (-0.05, 0.42), (-0.15, 0.43), (-0.22, 0.39), (-0.22, 0.30), (-0.14, 0.26)]
    puff("sprocket_cover", sprocket, 0.08, 0.012, case, smooth=60, wall=0.024, side=1, p=4)
    bolts("sprocket_bolt", rim_points(sprocket, 5, 0.013), 0.106, 1, M.steel)


def kick_starter(M):
    """folded lever on the right"""
    rod("kick_shaft", (-0.145, -0.11, 0.385), (-0.145, -0.155, 0.385), 0.012, M.steel)
    tube("kick_arm", [(-0.145, -0.15, 0.385), (-0.17, -0.165, 0.46), (-0.20, -0.168, 0.52)], 0.0075, M.steel)
    rod("kick_pedal", (-0.20, -0.165, 0.525), (-0.205, -0.235, 0.525), 0.010, M.rubber)


def foot_controls(M, heel=True):
    """brake pedal on the right, gear lever on the left (heel and toe for commuters)"""
    tube("brake_pedal", [(-0.13, -0.14, 0.262), (0.0, -0.155, 0.235), (0.06, -0.165, 0.245)], 0.0075, M.black)
    rbox("brake_pad", (0.05, 0.035, 0.012), (0.075, -0.165, 0.252), M.rubber, bev=0.004)
    toe = [(-0.06, 0.14, 0.30), (0.04, 0.155, 0.275), (0.10, 0.16, 0.28)]
    tube("gear_lever", [(-0.24, 0.175, 0.31), (-0.16, 0.165, 0.298), *toe] if heel else toe, 0.006, M.steel)
    rod("gear_shaft", (-0.06, 0.09, 0.30), (-0.06, 0.15, 0.30), 0.010, M.steel)
    rod("gear_pad", (0.10, 0.15, 0.28), (0.10, 0.2, 0.28), 0.0095, M.rubber)
    if heel:
        rod("heel_pad", (-0.24, 0.165, 0.31), (-0.24, 0.21, 0.312), 0.0095, M.rubber)
