"""Padded shoulder bag for the portable charger, with its plug looking out."""

from kit import *

from .tools import *

VIEW = {"azimuth": -68, "elevation": 13}


def bag(fabric):
    rows = [
        (0.000, -0.160, 0.160, 0.052, 0.5, 6, 6, 0),
        (0.030, -0.166, 0.166, 0.066, 0.5, 6, 6, 0),
        (0.110, -0.170, 0.170, 0.072, 0.5, 6, 6, 0),
        (0.190, -0.167, 0.167, 0.068, 0.5, 6, 6, 0),
        (0.215, -0.164, 0.164, 0.062, 0.5, 6, 6, 0),
    ]

    def soft(P):
        Q = P.copy()
        x, z = P[..., 0], P[..., 2]
        sag = 0.004 * np.sin(x * 31 + 4 * z * 20) * np.clip(z / 0.05, 0, 1) + 0.003 * np.sin(x * 57 - z * 40)
        Q[..., 1] = P[..., 1] * (1 + 0.5 * sag / 0.07)
        Q[..., 2] = z + 0.003 * np.sin(x * 22) * np.clip(z - 0.15, 0, 1) / 0.06
        return Q

    body = loft("bag", rows, fabric, nu=220, nv=90, cap0=0.008, cap1=0.018, axis="z", mod=soft)
    bpy.context.view_layer.update()
    return body


def zip_line(M, body, thread):
    """the zip round the upper edge, with its puller"""
    tape = mat("tape", (0.02, 0.02, 0.022), rough=0.8)
    for d, lo, hi in (("-y", -0.150, 0.150), ("+y", -0.150, 0.150)):
        line = [(x, 0.203) for x in np.linspace(lo, hi, 9)]
        band("tape", body, line, 0.016, tape, d, off=0.0010, n=80)
        stitches("teeth", laid(body, line, d, 0.002, 120), M.steel, r=0.0018, step=0.0040, duty=0.5)
        for k in (0.2135, 0.1925):
            stitches(
                "seam",
                laid(body, [(x, k) for x in np.linspace(lo, hi, 9)], d, 0.0012, 120),
                thread,
                r=0.0007,
                step=0.007,
            )
    h, n = cast(body, 0.105, 0.203, "-y")
    rbox("slider", (0.012, 0.007, 0.010), h + n * 0.004, M.steel, bev=0.002)
    strap(
        "puller",
        [h + n * 0.006, h + n * 0.009 + [0.004, 0, -0.015], h + n * 0.008 + [0.006, 0, -0.034]],
        (1, 0, 0),
        0.008,
        0.0022,
        M.body,
        n=20,
    )


def pocket(M, body, fabric, thread):
    """front pocket with a mesh vent and the sign for current"""
    outline = rounded([(-0.128, 0.022), (0.128, 0.022), (0.128, 0.168), (-0.128, 0.168)], 0.018)
    front = patch("pocket", body, outline, fabric, "-y", off=0.004, dome=0.012, smooth=0, K=24, p=5)
    bpy.context.view_layer.update()
    ring = rounded([(-0.120, 0.029), (0.120, 0.029), (0.120, 0.161), (-0.120, 0.161)], 0.014)
    closed = np.vstack([ring, ring[:1]])
    stitches(
        "seam",
        np.array(
            [np.add(*[v * k for v, k in zip(cast(front, a, b, "-y"), (1, 0.0008))]) for a, b in evenly(closed, 240)]
        ),
        thread,
        r=0.0008,
        step=0.0075,
    )
    vent = rounded([(-0.112, 0.050), (-0.034, 0.050), (-0.034, 0.140), (-0.112, 0.140)], 0.012)
    patch("vent", front, vent, M.plastic, "-y", off=0.0026, dome=0.001, smooth=0, K=24)
    net = mat("net", (0.05, 0.05, 0.054), rough=0.5)
    for i in range(11):
        z = 0.058 + i * 0.0074
        band("net", front, [(-0.107, z), (-0.073, z), (-0.039, z)], 0.0022, net, "-y", off=0.0044, n=14, m=2)
    for i in range(10):
        x = -0.104 + i * 0.0069
        band("net", front, [(x, 0.056), (x, 0.095), (x, 0.134)], 0.0016, net, "-y", off=0.0047, n=14, m=2)
    flash = np.array(
        [(0.016, 0.05), (-0.026, -0.006), (-0.002, -0.006), (-0.016, -0.05), (0.028, 0.010), (0.003, 0.010)]
    ) * 0.95 + [0.055, 0.095]
    patch("flash", front, flash, M.accent, "-y", off=0.0018, smooth=0, K=8, c=(0.055, 0.0955))


def build(M):
    fabric, lid = cloth("canvas", "#a3231a", weave=1100), cloth("binding", "#1b1c1f", weave=1100)
    thread = mat("thread", srgb("#e2ddd6"), rough=0.8)
    body = bag(fabric)
    zip_line(M, body, thread)
    pocket(M, body, fabric, thread)
    for s in (-1, 1):
        band(
            "binding",
            body,
            [(s * 0.146, 0.012), (s * 0.148, 0.10), (s * 0.146, 0.182)],
            0.008,
            lid,
            "-y",
            off=0.0016,
            n=40,
        )
        slab("loop", box(-0.012, 0.012, -0.016, 0.016, 0.004), 0, 0.003, lid)
        move([ROOT[-1]], turned(y=90, at=(s * 0.168, 0, 0.190)))
        tube(
            "ring",
            [
                (s * 0.176, -0.020, 0.206),
                (s * 0.176, 0.020, 0.206),
                (s * 0.180, 0.018, 0.226),
                (s * 0.180, -0.018, 0.226),
            ],
            0.0022,
            M.steel,
            n=40,
            closed=True,
        )
    belt = [
        (-0.179, 0, 0.222),
        (-0.168, 0.012, 0.290),
        (-0.095, 0.040, 0.352),
        (0.0, 0.050, 0.368),
        (0.095, 0.040, 0.352),
        (0.168, 0.012, 0.290),
        (0.179, 0, 0.222),
    ]
    strap("belt", belt, (0, 1, 0.12), 0.036, 0.0034, lid, n=100)
    strap(
        "padding",
        [(-0.075, 0.0440, 0.3615), (0.0, 0.050, 0.3710), (0.075, 0.0440, 0.3615)],
        (0, 1, 0.12),
        0.052,
        0.011,
        lid,
        n=40,
        bend=3,
    )
    # Cable and plug.
    tube(
        "cable",
        [
            (0.150, -0.030, 0.120),
            (0.190, -0.052, 0.090),
            (0.196, -0.085, 0.030),
            (0.160, -0.125, 0.0075),
            (0.090, -0.135, 0.0065),
            (0.045, -0.128, 0.0075),
        ],
        0.0050,
        M.rubber,
        n=90,
    )
    with Pieces() as plug:
        loft(
            "plug",
            [
                (0, -0.010, 0.010, 0.010, 0.5, 2.5, 2.5, 0),
                (0.016, -0.015, 0.015, 0.017, 0.5, 3, 3, 0),
                (0.042, -0.016, 0.016, 0.018, 0.5, 3.4, 3.4, 0),
            ],
            M.plastic,
            nv=24,
            cap0=0.004,
            cap1=0.003,
        )
        loft(
            "collar",
            [(0.040, -0.0165, 0.0165, 0.0185, 0.5, 3.4, 3.4, 0), (0.044, -0.0165, 0.0165, 0.0185, 0.5, 3.4, 3.4, 0)],
            M.body,
            nv=4,
            cap0=0.001,
            cap1=0.001,
        )
        for y, z in ((-0.007, -0.004), (0.007, -0.004), (0, 0.007)):
            rod("pin", (0.044, y, z), (0.062, y, z), 0.0027, M.steel)
    move(plug.objects, turned(z=172, at=(0.050, -0.128, 0.0165)))
