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
