"""A pair of handlebar grips with a raised pattern, flanges and bar ends."""

from kit import *

from .tools import *

VIEW = {"azimuth": -60, "elevation": 20}
LENGTH, RADIUS = 0.122, 0.0162


def sleeve(rubber):
    """the grip along x: barrel, diamond field with finger rings at the ends"""
    x = np.linspace(0, LENGTH, 420)
    th = np.linspace(0, 2 * pi, 200, endpoint=False)
    X, T = np.meshgrid(x, th, indexing="ij")
    barrel = RADIUS + 0.0012 * np.sin(np.clip((X - 0.01) / (LENGTH - 0.02), 0, 1) * pi)
    field = np.clip((X - 0.026) / 0.002, 0, 1) * np.clip((LENGTH - 0.026 - X) / 0.002, 0, 1)
    a, b = X / 0.0105 + T * 12 / (2 * pi), X / 0.0105 - T * 12 / (2 * pi)
    cut = lambda v: np.clip((0.5 - np.abs(v % 1 - 0.5)) / 0.11, 0, 1)
    diamonds = np.minimum(cut(a), cut(b))
    rings = (
        np.clip(1 - np.abs(((X / 0.0046) % 1) - 0.5) / 0.26, 0, 1)
        * (1 - field)
        * np.clip((X - 0.006) / 0.002, 0, 1)
        * np.clip((LENGTH - 0.004 - X) / 0.002, 0, 1)
    )
    R = barrel + field * (0.0020 * diamonds - 0.0004) + 0.0012 * np.minimum(rings * 2, 1)
    pad = 0.0016 * field * np.clip((np.sin(T) - 0.75) / 0.1, 0, 1)
    R = R + pad * (1 - 0.6 * diamonds)
    P = np.stack([X, R * np.cos(T), R * np.sin(T)], -1)
    grid("sleeve", P, rubber, cu=True, auto=60)


def grip(M, rubber):
    sleeve(rubber)
    lathe(
        "flange",
        [
            (0.0135, -0.006),
            (0.0250, -0.006),
            (0.0270, -0.0045),
            (0.0270, -0.0005),
            (0.0250, 0.001),
            (0.018, 0.002),
            (0.0165, 0.006),
        ],
        rubber,
        ax="x",
        seg=96,
    )
    lathe("throat", [(0.0112, 0.03), (0.0112, -0.0055), (0.0136, -0.006)], M.dark, ax="x", seg=64)
    lathe(
        "ring",
        [(0.0166, LENGTH - 0.001), (0.0182, LENGTH), (0.0182, LENGTH + 0.003), (0.0166, LENGTH + 0.004)],
        M.body,
        ax="x",
        seg=96,
    )
    end = [
        (0.0165, LENGTH + 0.003),
        (0.0178, LENGTH + 0.005),
        (0.0178, LENGTH + 0.017),
        (0.0150, LENGTH + 0.022),
        (0.006, LENGTH + 0.023),
        (0.0055, LENGTH + 0.019),
        (1e-6, LENGTH + 0.019),
    ]
    lathe("end", end, M.mach, ax="x", seg=96)


def build(M):
    rubber = mat("soft", (0.017, 0.017, 0.018), rough=0.58, spec=0.4)
    with Pieces() as first:
        grip(M, rubber)
    move(first.objects, turned(x=30, y=-3.3, at=(-0.062, -0.020, 0.0272)))
    with Pieces() as second:
        grip(M, rubber)
    move(second.objects, turned(x=-70, y=-3.3, z=24, at=(-0.075, 0.052, 0.0272)))
