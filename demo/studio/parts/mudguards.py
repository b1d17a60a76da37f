"""Mudguards, flaps, tyre huggers and chain covers."""

from kit import *


def front(ch, M, matl=None, start=28, span=142, width=0.060, gap=0.026, skirt=0.05):
    """painted guard round the front wheel. Degrees from the front; skirt: how deep its flanks reach at the fork"""
    R = ch.front_radius

    def f(u, v):
        a = rad(start) + rad(span) * v
        env = np.clip(np.sin(np.clip(v, 0, 1) * pi), 0, 1) ** 0.4
        w = width / 2 + width / 2 * env
        ph = u * rad(92)
        n = 2.5
        k = (np.abs(np.cos(ph)) ** n + np.abs(np.sin(ph)) ** n) ** (-1 / n)
        drop = 0.014 + skirt * np.exp(-(((v - 0.50) / 0.17) ** 2))
        r = R + gap + 0.006 * env - (1 - k * np.cos(ph)) * drop
        return np.stack([ch.fx + r * np.cos(a), w * k * np.sin(ph), R + r * np.sin(a)], -1)

    o = sheet("front_guard", f, matl or M.body, nu=61, nv=90, thick=0.004, bevel=0.0015)
    for s in (-1, 1):
        tube(
            "guard_stay",
            [(ch.fx - 0.07, s * 0.064, R + 0.31), (ch.fx - 0.055, s * 0.085, R + 0.2)],
            0.006,
            M.black,
            n=4,
        )
    return o


def rear(ch, M, matl=None, start=62, span=66, gap=0.058, half=0.072):
    """inner guard above the rear wheel"""
    R = ch.rear_radius

    def f(u, v):
        a = rad(start) + rad(span) * v
        ph = u * rad(85)
        r = R + gap - 0.03 * (1 - np.cos(ph))
        return np.stack([ch.rx + r * np.cos(a), half * np.sin(ph), R + r * np.sin(a)], -1)

    return sheet("rear_guard", f, matl or M.plastic, nu=40, nv=60, thick=0.004, bevel=0.001)


def flap(ch, M, top=(-0.775, 0.785), drop=0.29, back=0.15, half=0.072, matl=None):
    """carrier of lamp and number plate behind the rear wheel"""
    x0, z0 = top

    def f(u, v):
        return np.stack(
            [x0 - back * v + 0.02 * v * v - 0.012 * (1 - u * u), half * u * (1 - 0.1 * v), z0 - drop * v + 0 * u], -1
        )

    return sheet("flap", f, matl or M.plastic, nu=20, nv=20, thick=0.004, bevel=0.001, flip=True)


def chain_cover(ch, M, matl=None):
    """full cover of the chain, on the left"""
    x, z = ch.rx, ch.rear_radius - 0.303
    plate(
        "chain_cover",
        [
            (-0.14, 0.37),
            (-0.16, 0.40),
            (-0.45, 0.385 + z),
            (x - 0.02, 0.375 + z),
            (x - 0.07, 0.34 + z),
            (x - 0.07, 0.27 + z),
            (x - 0.02, 0.245 + z),
            (-0.45, 0.27 + z),
            (-0.16, 0.29),
        ],
        0.064,
        0.084,
        matl or M.plastic,
        bev=0.005,
        smooth=80,
    )


def chain_guard(ch, M, y=0.07, matl=None):
    """guard over the upper run of an open chain"""
    x, z = ch.rx, ch.rear_radius
    outline = [
        (-0.20, 0.405),
        (-0.42, z + 0.118),
        (x + 0.02, z + 0.118),
        (x - 0.04, z + 0.095),
        (x - 0.035, z + 0.082),
        (x + 0.03, z + 0.100),
        (-0.42, z + 0.085),
        (-0.20, 0.372),
    ]
    plate("chain_guard", outline, y + 0.010, y + 0.015, matl or M.plastic, bev=0.0015)
    plate(
        "chain_guard_top",
        [
            (-0.20, 0.405),
            (-0.42, z + 0.118),
            (x + 0.02, z + 0.118),
            (x + 0.02, z + 0.114),
            (-0.42, z + 0.114),
            (-0.20, 0.401),
        ],
        y - 0.012,
        y + 0.012,
        matl or M.plastic,
        bev=0.001,
    )


def hugger(ch, M, start=62, span=78, gap=0.016, matl=None):
    """guard close over the rear tyre, carried by the swing arm"""
    R, half = ch.rear_radius, ch.rear_half + 0.010

    def f(u, v):
        a = rad(start) + rad(span) * v
        ph = u * rad(88)
        taper = 1 - 0.35 * np.clip((v - 0.75) / 0.25, 0, 1) ** 2
        r = R + gap - 0.045 * (1 - np.cos(ph)) + 0.012 * np.clip((v - 0.8) / 0.2, 0, 1)
        return np.stack([ch.rx + r * np.cos(a), half * taper * np.sin(ph), R + r * np.sin(a)], -1)

    sheet("hugger", f, matl or M.plastic, nu=50, nv=60, thick=0.003, bevel=0.001)
    arm = ch.rear_half + 0.046
    for s in (-1, 1):
        a = rad(start + 8)
        top = np.array([ch.rx + (R - 0.02) * math.cos(a), s * half, R + (R - 0.02) * math.sin(a)])
        tube("hugger_stay", [top, (ch.rx + 0.13, s * arm, R + 0.03)], 0.006, M.black, n=4)


def plate_arm(ch, M, name, font, at=(-1.02, 0.56)):
    """number plate on an arm from the rear axle, close behind the tyre"""
    x, z = at
    R, w = ch.rear_radius, ch.rear_half + 0.040
    for s in (-1, 1):
        line = [
            (ch.rx - 0.02, s * w, R + 0.02),
            (ch.rx - 0.20, s * w, R + 0.10),
            (x + 0.05, s * (w - 0.02), z - 0.07),
            (x + 0.018, s * 0.05, z - 0.03),
        ]
        tube("plate_arm", line, 0.0075, M.black, n=30)
    turn = Matrix.Rotation(rad(24), 4, "Y")
    rbox("plate_back", (0.012, 0.178, 0.125), (x + 0.008, 0, z), M.plastic, bev=0.005, rot=turn)
    p = rbox("plate", (0.003, 0.166, 0.098), (x, 0, z - 0.002), M.plate, bev=0.001, rot=turn)
    bpy.context.view_layer.update()
    size = min(0.034, 0.21 / len(name))
    text_on(
        name, p, (0, z - 0.002), size, M.plastic, dirn="-x", flip=True, font=font, shear=0, off=0.0006, thick=0.0004
    )
    rbox("reflector", (0.006, 0.05, 0.018), (x + 0.012, 0, z + 0.078), M.red, bev=0.003, rot=turn)
