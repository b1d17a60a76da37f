"""Tail cowls, grab rails, tail lamps, indicators and number plates."""

from kit import *

COWL = [
    (-0.36, 0.690, 0.768, 0.112, 0.5, 3, 2.6, 0),
    (-0.48, 0.705, 0.782, 0.128, 0.5, 2.8, 2.5, 0),
    (-0.60, 0.728, 0.806, 0.124, 0.5, 2.6, 2.4, -0.1),
    (-0.72, 0.760, 0.832, 0.104, 0.5, 2.5, 2.3, -0.2),
    (-0.82, 0.792, 0.846, 0.076, 0.5, 2.4, 2.3, -0.3),
]


def cowl(M, rows=COWL, matl=None, cap0=0.015, cap1=0.02):
    """painted tail below the seat"""
    o = loft("tail", rows, matl or M.body, nu=90, nv=80, cap0=cap0, cap1=cap1)
    bpy.context.view_layer.update()
    return o


def grab_loop(M, matl=None, at=(0, 0, 0), r=0.011):
    """one rail round the end of the seat"""
    by = np.array(at)
    for s in (-1, 1):
        line = [
            (-0.56, 0.118, 0.80),
            (-0.62, 0.132, 0.845),
            (-0.74, 0.115, 0.876),
            (-0.82, 0.06, 0.886),
            (-0.83, 0, 0.886),
        ]
        tube("grab_rail", [np.array((x, s * y, z)) + by for x, y, z in line], r, matl or M.alu)
        rod(
            "grab_mount",
            np.array((-0.575, s * 0.1, 0.79)) + by,
            np.array((-0.575, s * 0.124, 0.82)) + by,
            0.010,
            M.black,
        )


def indicator(M, at, length=0.03, lens=None, stalk_from=None, size=1.0):
    """amber turn signal in a black cup on a stalk; at: middle of the lens"""
    at = np.array(at, float)
    if stalk_from is not None:
        tube("indicator_stalk", [stalk_from, at * [1, 0.85, 1]], 0.007, M.plastic, n=3)
    k = length / 0.03
    out = 1 if at[1] > 0 else -1
    rows = [(-0.034, 0.45, 0.5), (-0.024, 0.8, 0.85), (-0.008, 0.98, 1), (0.012, 0.95, 0.98), (0.030, 0.66, 0.7)]
    loft(
        "indicator",
        [(out * y * k, -0.018 * h * size, 0.018 * h * size, 0.024 * w * size, 0.5, 2.5, 2.5, 0) for y, h, w in rows],
        [lens or M.amber, M.plastic],
        axis="y",
        nv=24,
        cap0=0.004,
        cap1=0.008,
        mod=lambda P: P + at,
        split=lambda c: abs(c[1]) < abs(at[1]) - 0.013 * k,
    )


def lamp_on(M, cowl, outline, bezel=1.12, dome=0.012):
    """red lamp laid on the end of a tail cowl; outline in (y, z)"""
    ol = np.asarray(outline, float)
    mid = ol.mean(0)
    patch("tail_bezel", cowl, mid + (ol - mid) * bezel, M.gloss, "-x", off=0.003, dome=0.004)
    patch("tail_lamp", cowl, ol, M.red, "-x", off=0.006, dome=dome)


def number_plate(M, at=(-0.905, 0, 0.60), tilt=-25, size=(0.155, 0.092)):
    """plate with its carrier and a red reflector above"""
    turn = Matrix.Rotation(rad(tilt), 4, "Y")
    x, y, z = at
    rbox(
        "plate_carrier",
        (0.006, size[0] + 0.01, size[1] + 0.008),
        (x + 0.002, y, z + 0.002),
        M.plastic,
        bev=0.003,
        rot=turn,
    )
    rbox("plate", (0.003, *size), (x - 0.0025, y, z), M.plate, bev=0.001, rot=turn)


def led_lamp(M, cowl, outline, strips, about=None, bezel=1.06, dome=0.006, smooth=0):
    """tail lamp with lit strips (outlines) behind red glass"""
    ol = np.asarray(outline, float)
    c = ol.mean(0) if about is None else np.asarray(about, float)
    patch("tail_bezel", cowl, c + (ol - c) * bezel, M.gloss, "-x", off=0.002, dome=0.001, smooth=smooth, c=c)
    patch("tail_base", cowl, ol, M.gloss, "-x", off=0.004, dome=-0.003, smooth=smooth, c=c)
    for strip in strips:
        patch("tail_led", cowl, strip, M.redled, "-x", off=0.005, dome=0.0005, smooth=0)
    patch("tail_glass", cowl, ol, M.redglass, "-x", off=0.006, dome=dome, smooth=smooth, c=c)


def bulb_lamp(M, shell, outline, about=None, bezel=1.08, dome=0.014, smooth=0):
    """tail lamp with a reflector and a fluted red glass"""
    ol = np.asarray(outline, float)
    c = ol.mean(0) if about is None else np.asarray(about, float)
    patch("tail_bezel", shell, c + (ol - c) * bezel, M.gloss, "-x", off=0.003, dome=0.002, smooth=smooth, c=c)
    patch("tail_base", shell, ol, M.refl, "-x", off=0.004, dome=-0.003, smooth=smooth, c=c)
    (_, z0), (y1, z1) = ol.min(0), ol.max(0)
    for t in np.linspace(0.2, 0.8, 4):
        z = z0 + (z1 - z0) * t
        inner = ol[np.abs(ol[:, 1] - z) < (z1 - z0) * 0.2]
        half = (np.abs(inner[:, 0]).max() if len(inner) else y1) * 0.86
        patch("tail_prism", shell, stroke((-half, z), (half, z), 0.0016), M.red, "-x", off=0.005, smooth=0, K=4)
    bulb = [(c[0] + 0.014 * math.cos(t), c[1] + 0.010 * math.sin(t)) for t in np.arange(24) * pi / 12]
    patch("tail_bulb", shell, bulb, M.redled, "-x", off=0.006, dome=0.003, smooth=0, K=5)
    patch("tail_glass", shell, ol, M.redglass, "-x", off=0.007, dome=dome, smooth=smooth, c=c)


def plate_carrier(
    M, name, font, top=(-0.84, 0.80), drop=0.30, back=0.17, half=0.072, at=0.62, flare=0.0, reflector=True
):
    """flap behind the rear wheel with reflector and number plate (which shows the model's name)"""
    x0, z0 = top

    def f(u, v):
        x = x0 - back * v + 0.02 * v * v - 0.012 * (1 - u * u)
        return np.stack([x, half * u * (1 - 0.1 * v + flare * v), z0 - drop * v + 0 * u], -1)

    sheet("flap", f, M.plastic, nu=20, nv=20, thick=0.004, bevel=0.001, flip=True)
    turn = Matrix.Rotation(math.atan2(back - 0.04 * at, drop), 4, "Y")
    out = turn @ Vector((-1, 0, 0))
    on = lambda v: Vector([float(c) for c in f(np.float64(0), np.float64(v))])
    rbox("plate_carrier", (0.006, 0.175, 0.108), on(at) + out * 0.007, M.plastic, bev=0.003, rot=turn)
    p = rbox("plate", (0.003, 0.166, 0.098), on(at) + out * 0.0115, M.plate, bev=0.001, rot=turn)
    bpy.context.view_layer.update()
    c = on(at) + out * 0.0115
    text_on(
        name,
        p,
        (0, c.z),
        min(0.034, 0.21 / max(len(name), 1)),
        M.plastic,
        dirn="-x",
        flip=True,
        font=font,
        shear=0,
        off=0.0006,
        thick=0.0004,
    )
    if reflector:
        rbox("reflector", (0.006, 0.055, 0.022), on(at - 0.29) + out * 0.006, M.red, bev=0.003, rot=turn)
    return on


def split_rails(
    M,
    matl=None,
    line=(
        (-0.50, 0.128, 0.80),
        (-0.60, 0.150, 0.842),
        (-0.74, 0.140, 0.872),
        (-0.84, 0.098, 0.885),
        (-0.86, 0.07, 0.88),
    ),
    r=0.011,
    flat=1.0,
):
    """two separate grab handles of cast metal"""
    for s in (-1, 1):
        tube(
            "grab_rail", [(x, s * y, z) for x, y, z in line], r, matl or M.black, radii=[0.8, 1, 1.15, 1.1, 0.8], n=50
        )
        a, b = np.array(line[-1]), np.array(line[0])
        tube(
            "grab_foot", [a * [1, s, 1], (a[0] + 0.03, s * (a[1] - 0.02), a[2] - 0.035)], r * 0.85, matl or M.black, n=4
        )
        tube("grab_foot", [b * [1, s, 1], (b[0], s * (b[1] - 0.02), b[2] - 0.02)], r * 0.85, matl or M.black, n=4)
