"""Mudguards of bent sheet with rolled edges, and their stays."""

from kit import *


def guard(name, c, r, width, arc, mat, drop=0.045, thick=0.0035, ends=(4, 4), lip=0.0045, flare=0.0, mod=None):
    """a guard round a wheel: arc in degrees (0 forward, 90 up), `drop` how deep its sides reach, `ends` how round its ends are"""

    def shape(u, v):
        a0, a1 = arc
        a = a0 + (a1 - a0) * v
        a = a + ends[0] * np.abs(u) ** 3 * (1 - v) ** 3 - ends[1] * np.abs(u) ** 3 * v**3
        ph = u * rad(96)
        n = 2.35
        k = (np.abs(np.cos(ph)) ** n + np.abs(np.sin(ph)) ** n) ** (-1 / n)
        env = 1 - 0.10 * (np.abs(2 * v - 1) ** 3)
        y = width * env * k * np.sin(ph)
        q = r - drop * (1 - k * np.cos(ph)) + flare * np.abs(2 * v - 1) ** 3
        y = y + np.sign(u) * lip * np.clip((np.abs(u) - 0.95) / 0.05, 0, 1)
        return np.stack([c[0] + q * np.cos(np.radians(a)), y, c[2] + q * np.sin(np.radians(a))], -1)

    return sheet(
        name, shape if mod is None else (lambda u, v: mod(shape(u, v))), mat, nu=81, nv=120, thick=thick, bevel=0.001
    )


def guard_stays(M, c, r, angles, spacing, to, mat):
    """wire stays on both sides from the guard's edge to a point near the axle"""
    for s in (-1, 1):
        for a, q in angles:
            e = np.array([c[0] + r * math.cos(rad(a)), s * q, c[2] + r * math.sin(rad(a))])
            f = np.array([to[0], s * spacing, to[1]])
            tube("stay", [e, e * 0.7 + f * 0.3 + [0, s * 0.004, 0], f], 0.0052, mat, n=14)
            bolts("stay_bolt", [e + np.array([0, s * 0.003, 0])], (0, s, 0), M.steel, r=0.0055)
