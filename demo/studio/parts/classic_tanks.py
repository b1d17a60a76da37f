"""Teardrop tanks with pads, pin stripes and lettering."""

from kit import *

TEARDROP = [
    (0.332, 0.778, 0.872, 0.074, 0.42, 2.3, 2.5, 0),
    (0.290, 0.752, 0.927, 0.117, 0.43, 2.3, 2.6, 0),
    (0.210, 0.738, 0.962, 0.146, 0.44, 2.25, 2.7, 0),
    (0.110, 0.735, 0.967, 0.154, 0.44, 2.25, 2.8, 0),
    (0.005, 0.738, 0.947, 0.142, 0.43, 2.3, 2.8, 0),
    (-0.085, 0.744, 0.909, 0.119, 0.42, 2.4, 2.8, 0),
    (-0.168, 0.752, 0.856, 0.094, 0.42, 2.6, 2.8, 0),
]


def teardrop_tank(
    M,
    text,
    font,
    size=0.054,
    at=(0.145, 0.860),
    pads=True,
    stripes="pin",
    cap=None,
    sections=TEARDROP,
    spacing=1.05,
    shear=0.0,
):
    """the tank, its filler, seam and badges on both sides"""

    def knees(P):
        Q = P.copy()
        x, y, z = P[..., 0], P[..., 1], P[..., 2]
        s = np.sign(y) * np.clip(np.abs(y) / 0.03, 0, 1)
        Q[..., 1] = y - s * 0.016 * np.exp(-(((x + 0.06) / 0.10) ** 2)) * np.exp(-(((z - 0.81) / 0.06) ** 2))
        return Q

    tank = loft("tank", sections, M.body, nu=140, nv=120, cap0=0.035, cap1=0.022, mod=knees)
    seam = [(q[0], q[1] - 0.006, q[1] + 0.03, q[3] * 0.94, 0.5, 3, 3, 0) for q in sections]
    loft("tank_floor", seam, M.black, nu=60, nv=40, cap0=0.02, cap1=0.01)
    bpy.context.view_layer.update()
    top, n = cast(tank, 0.125, 0.0, "+z")
    metal = cap or M.chrome
    steps = [
        (0.046, -0.006),
        (0.046, 0.002),
        (0.043, 0.0045),
        (0.038, 0.005),
        (0.036, 0.0085),
        (0.033, 0.0125),
        (0.022, 0.0155),
        (1e-6, 0.016),
    ]
    turned("filler", steps, metal, top, n, seg=80)
    turned("filler_lock", [(0.009, 0.0), (0.009, 0.0175), (1e-6, 0.0175)], M.steel, top + n * 0.0, n, seg=30)
    bolts(
        "filler_bolts",
        [top + n * 0.002 + np.array([0.0415 * math.cos(t), 0.0415 * math.sin(t), 0]) for t in np.arange(6) * pi / 3],
        n,
        M.steel,
        r=0.0026,
        h=0.002,
    )
    for d, s in (("-y", -1), ("+y", 1)):
        if pads:
            pad = [
                (-0.140, 0.806),
                (-0.118, 0.850),
                (-0.062, 0.876),
                (-0.008, 0.872),
                (0.018, 0.842),
                (0.000, 0.798),
                (-0.060, 0.774),
                (-0.118, 0.779),
            ]
            cut = patch("knee_pad", tank, pad, M.rubber, d, off=0.004, dome=0.003, smooth=72)
            bpy.context.view_layer.update()
            for i in range(4):
                z = 0.800 + i * 0.017
                band(
                    "pad_rib",
                    cut,
                    [(-0.112, z - 0.003), (-0.06, z), (-0.010, z + 0.002)],
                    0.005,
                    M.plastic,
                    dirn=d,
                    off=0.0012,
                    n=24,
                )
        if stripes == "pin":
            outer = [(0.300, 0.800), (0.287, 0.868), (0.215, 0.922), (0.11, 0.930), (0.035, 0.915), (-0.035, 0.894)]
            band("pin", tank, outer, 0.0045, M.accent, dirn=d, off=0.0007, n=80)
            band(
                "pin_inner",
                tank,
                [(0.287, 0.797), (0.274, 0.862), (0.208, 0.911), (0.11, 0.919), (0.037, 0.905), (-0.033, 0.884)],
                0.0022,
                M.accent,
                dirn=d,
                off=0.0007,
                n=80,
            )
        if stripes == "block":
            field = [
                (0.312, 0.805),
                (0.290, 0.858),
                (0.205, 0.893),
                (0.08, 0.897),
                (0.05, 0.872),
                (0.055, 0.81),
                (0.065, 0.768),
                (0.17, 0.758),
                (0.275, 0.768),
            ]
            patch("side_field", tank, field, M.second, d, off=0.0008, smooth=90, sink=0)
            band(
                "field_line",
                tank,
                [
                    (0.305, 0.848),
                    (0.27, 0.880),
                    (0.20, 0.902),
                    (0.11, 0.907),
                    (0.06, 0.902),
                    (0.040, 0.880),
                    (0.044, 0.84),
                    (0.055, 0.79),
                ],
                0.0032,
                M.accent,
                dirn=d,
                off=0.0008,
                n=90,
            )
        text_on(
            text,
            tank,
            at,
            size,
            M.decal,
            dirn=d,
            flip=(d == "+y"),
            font=font,
            off=0.0022,
            thick=0.0028,
            shear=shear,
            space=spacing,
        )
    return tank
