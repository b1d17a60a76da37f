"""Half-duplex cradle frame of a roadster, with footrests, pedals, stands and side covers."""

from kit import *


def cradle_frame(M, st, low=0.515, top=0.71, tail_x=-0.80):
    """steering head, backbone, single down tube that parts under the engine, seat rails"""
    a, b = st.stem(low + 0.01), st.stem(top - 0.02)
    rod("head_tube", a, b, 0.034, M.black, seg=48)
    tube(
        "backbone", [b + [-0.02, 0, -0.05], (0.16, 0, 0.80), (-0.05, 0, 0.775), (-0.20, 0, 0.72)], 0.026, M.black, n=40
    )
    tube(
        "down_tube",
        [a + [-0.015, 0, 0.03], (0.285, 0, 0.62), (0.245, 0, 0.42), (0.222, 0, 0.27), (0.185, 0, 0.215)],
        0.0205,
        M.black,
        n=40,
    )
    plate(
        "head_gusset",
        [(a[0] - 0.01, a[2] + 0.03), (a[0] - 0.03, a[2] + 0.10), (0.20, 0.79), (0.28, 0.66)],
        -0.008,
        0.008,
        M.black,
        bev=0.004,
    )
    plate(
        "engine_hanger", [(0.255, 0.47), (0.235, 0.37), (0.195, 0.36), (0.185, 0.44)], -0.036, 0.036, M.black, bev=0.006
    )
    bolts(
        "hanger_bolts",
        [(0.205, s * 0.036, z) for s in (-1,) for z in (0.39, 0.43)],
        (0, -1, 0),
        M.steel,
        r=0.007,
        socket=False,
    )
    bolts("hanger_bolts", [(0.205, 0.036, z) for z in (0.39, 0.43)], (0, 1, 0), M.steel, r=0.007, socket=False)
    for s in (-1, 1):
        tube(
            "cradle",
            [
                (0.19, s * 0.012, 0.222),
                (0.12, s * 0.05, 0.183),
                (-0.02, s * 0.072, 0.178),
                (-0.15, s * 0.082, 0.20),
                (-0.235, s * 0.085, 0.27),
                (-0.262, s * 0.085, 0.40),
                (-0.258, s * 0.082, 0.56),
                (-0.215, s * 0.07, 0.70),
                (-0.16, s * 0.05, 0.745),
            ],
            0.0145,
            M.black,
            n=60,
        )
        tube(
            "seat_rail",
            [
                (-0.14, s * 0.052, 0.742),
                (-0.28, s * 0.092, 0.738),
                (-0.50, s * 0.104, 0.748),
                (tail_x, s * 0.086, 0.772),
            ],
            0.0135,
            M.black,
        )
        tube(
            "seat_stay",
            [(-0.262, s * 0.086, 0.44), (-0.36, s * 0.098, 0.58), (-0.50, s * 0.106, 0.735)],
            0.0125,
            M.black,
        )
        plate(
            "pivot_plate",
            [
                (-0.215, 0.27),
                (-0.205, 0.40),
                (-0.235, 0.47),
                (-0.29, 0.46),
                (-0.315, 0.37),
                (-0.295, 0.285),
                (-0.25, 0.245),
            ],
            s * 0.074,
            s * 0.094,
            M.black,
            bev=0.005,
            smooth=40,
        )
    rbox("airbox", (0.17, 0.15, 0.17), (-0.235, 0, 0.625), M.plastic, bev=0.03)
    rbox("battery_box", (0.16, 0.14, 0.15), (-0.37, 0, 0.66), M.plastic, bev=0.02)
    rbox("horn_bracket", (0.012, 0.03, 0.06), (0.318, 0, 0.66), M.black, bev=0.003)
    turned(
        "horn",
        [
            (0.012, -0.03),
            (0.030, -0.02),
            (0.041, -0.004),
            (0.043, 0.004),
            (0.040, 0.009),
            (0.022, 0.010),
            (0.018, 0.006),
            (1e-6, 0.006),
        ],
        M.black,
        (0.335, 0.0, 0.635),
        (0.92, 0.15, -0.1),
        seg=48,
    )


def footrests(M, rider=(-0.15, 0.300), pillion=(-0.47, 0.375), pedal=True, dark=False):
    """pegs for two, brake pedal on the right, gear lever on the left"""
    metal = M.black if dark else M.steel
    arm = M.black if dark else M.alu
    x, z = rider
    px, pz = pillion
    for s in (-1, 1):
        rod("peg_root", (x, s * 0.075, z - 0.004), (x, s * 0.135, z), 0.0125, metal, seg=28)
        peg = [(1e-6, 0), (0.0165, 0.0)]
        for q in np.arange(0.004, 0.094, 0.0085):
            peg += [(0.0165, q), (0.0165, q + 0.005), (0.0145, q + 0.0058), (0.0145, q + 0.0078)]
        peg += [(0.0175, 0.096), (0.0175, 0.102), (0.014, 0.105), (1e-6, 0.105)]
        turned("peg", peg, M.rubber, (x, s * 0.135, z), (-0.05, s, 0.03), seg=32, auto=30)
        plate(
            "pillion_arm",
            [
                (-0.285, 0.40),
                (-0.30, 0.44),
                (px - 0.005, pz + 0.022),
                (px - 0.022, pz),
                (px, pz - 0.020),
                (-0.34, 0.35),
            ],
            s * 0.112,
            s * 0.124,
            arm,
            bev=0.004,
            smooth=0,
        )
        bolts("pillion_bolts", [(-0.305, s * 0.124, 0.412), (-0.33, s * 0.124, 0.385)], (0, s, 0), M.steel, r=0.0065)
        rod("pillion_peg", (px, s * 0.120, pz), (px - 0.006, s * 0.205, pz + 0.002), 0.0135, M.rubber, seg=28, ch=0.003)
        rod(
            "pillion_end",
            (px - 0.006, s * 0.205, pz + 0.002),
            (px - 0.0065, s * 0.209, pz + 0.002),
            0.0142,
            metal,
            seg=28,
            ch=0.001,
        )
    if pedal:
        swept(
            "brake_pedal",
            [
                (x + 0.01, -0.135, z - 0.028),
                (x + 0.09, -0.150, z - 0.058),
                (x + 0.17, -0.160, z - 0.062),
                (x + 0.225, -0.166, z - 0.040),
            ],
            [(0.0065, 0.009)],
            metal,
            power=3,
        )
        rbox("brake_pad", (0.056, 0.040, 0.012), (x + 0.245, -0.170, z - 0.030), metal, bev=0.004)
        for i in range(4):
            rbox(
                "brake_teeth",
                (0.006, 0.036, 0.004),
                (x + 0.225 + i * 0.013, -0.170, z - 0.0225),
                metal,
                bev=0.001,
                seg=1,
            )
        tube("gear_rod", [(x + 0.04, 0.118, z + 0.002), (x + 0.12, 0.128, z - 0.014)], 0.0045, M.steel, n=3)
        swept(
            "gear_lever",
            [
                (x - 0.01, 0.128, z + 0.010),
                (x + 0.07, 0.140, z - 0.010),
                (x + 0.16, 0.152, z - 0.014),
                (x + 0.20, 0.156, z - 0.006),
            ],
            [(0.0055, 0.0075)],
            metal,
            power=3,
        )
        rod("gear_toe", (x + 0.20, 0.150, z - 0.006), (x + 0.20, 0.198, z - 0.004), 0.0105, M.rubber, seg=28)


def side_stand(M, root=(-0.10, 0.085, 0.20), foot=(-0.175, 0.245, 0.006)):
    """the stand on the left, folded out to the ground"""
    r, f = np.asarray(root, float), np.asarray(foot, float)
    tube("stand", [r, r * 0.6 + f * 0.4 + [0.004, 0, 0.002], f + [0, -0.004, 0.010]], 0.0105, M.black, n=20)
    rbox("stand_foot", (0.062, 0.036, 0.008), f + [-0.006, 0.004, 0], M.black, bev=0.003)
    spring(
        "stand_spring", r + [0.008, 0.018, -0.012], r * 0.5 + f * 0.5 + [0.006, 0.016, 0], 0.0062, 0.0016, 14, M.steel
    )


SIDE_COVER = [
    (-0.128, 0.735),
    (-0.23, 0.741),
    (-0.37, 0.742),
    (-0.462, 0.736),
    (-0.474, 0.702),
    (-0.430, 0.605),
    (-0.365, 0.530),
    (-0.275, 0.500),
    (-0.190, 0.515),
    (-0.138, 0.590),
    (-0.118, 0.680),
]


def side_covers(
    M, text, font, outline=SIDE_COVER, size=0.046, at=(-0.285, 0.650), y=0.098, mat=None, line=True, shear=0.0, sub=None
):
    """domed covers under the seat, with a raised name (or none) and a knob; returns right and left"""
    made = []
    for d, s in (("-y", -1), ("+y", 1)):

        def tuck(P):
            Q = P.copy()
            x, z = P[..., 0], P[..., 2]
            Q[..., 1] = P[..., 1] - s * (
                0.022 * np.clip((x + 0.22) / 0.10, 0, 1) ** 1.6 + 0.018 * np.clip((0.62 - z) / 0.1, 0, 1) ** 1.5
            )
            return Q

        cover = puff(
            "side_cover",
            outline,
            s * y,
            0.020,
            mat or M.second,
            smooth=120,
            side=s,
            wall=0.013,
            p=2.8,
            mod=tuck,
            c=(-0.28, 0.65),
        )
        made.append(cover)
        bpy.context.view_layer.update()
        if text:
            text_on(
                text,
                cover,
                at,
                size,
                M.decal,
                dirn=d,
                flip=(d == "+y"),
                font=font,
                off=0.002,
                thick=0.0025,
                shear=shear,
                space=1.06,
            )
        if sub:
            text_on(
                sub,
                cover,
                (at[0], at[1] - size * 0.85),
                size * 0.42,
                M.decal,
                dirn=d,
                flip=(d == "+y"),
                font=font,
                off=0.0015,
                thick=0.0015,
                shear=shear,
                space=1.15,
            )
        if line:
            ol = smooth_outline(outline, 40)
            mid = np.array((-0.28, 0.65))
            edge = [tuple(mid + (np.array(p) - mid) * 0.90) for p in ol]
            band("cover_line", cover, edge + edge[:1], 0.003, M.accent, dirn=d, off=0.0007, n=160, m=3)
        bolts(
            "cover_knob",
            [cast(cover, -0.385, 0.715, d)[0] + np.array([0, s * 0.001, 0])],
            (0, s, 0),
            M.black,
            r=0.009,
            h=0.004,
        )
    return made


def skid_plate(M, mat=None):
    """an aluminium-look plate under the engine"""
    P = path([(0.235, 0.33), (0.215, 0.235), (0.15, 0.168), (0.02, 0.158), (-0.12, 0.168)], 40)

    def shape(u, v):
        i = np.clip(v * 39, 0, 39)
        x, z = np.interp(i, np.arange(40), P[:, 0]), np.interp(i, np.arange(40), P[:, 1])
        w = 0.058 + 0.055 * np.clip(v / 0.5, 0, 1)
        return np.stack([x, w * u, z + 0.018 * np.abs(u) ** 4], -1)

    sheet("skid_plate", shape, mat or M.alu, nu=41, nv=60, thick=0.004, bevel=0.001)
