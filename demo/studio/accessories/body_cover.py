"""Dust and rain cover over a motorcycle, with an elastic hem and a buckle strap."""

from kit import *

from .drape import drape
from .tools import *

VIEW = {"azimuth": -55, "elevation": 12}

# The motorcycle below: capsules from, to, radius, radius, flatness across.
BELOW = [
    ((0.66, 0, 0.30), (0.66, 0, 0.301), 0.30, 0.30, 3.6),
    ((-0.63, 0, 0.30), (-0.63, 0, 0.301), 0.30, 0.30, 3.0),
    ((0.62, 0, 0.58), (0.36, 0, 0.90), 0.10, 0.12, 1.2),
    ((0.20, -0.36, 1.02), (0.30, 0, 1.00), 0.06, 0.10, 1),
    ((0.20, 0.36, 1.02), (0.30, 0, 1.00), 0.06, 0.10, 1),
    ((0.18, -0.30, 1.00), (0.17, -0.33, 1.15), 0.06, 0.06, 1),
    ((0.18, 0.30, 1.00), (0.17, 0.33, 1.15), 0.06, 0.06, 1),
    ((0.22, 0, 0.78), (-0.10, 0, 0.70), 0.17, 0.14, 1),
    ((-0.10, 0, 0.66), (-0.55, 0, 0.70), 0.16, 0.15, 1),
    ((-0.55, 0, 0.70), (-0.86, 0, 0.80), 0.15, 0.08, 1),
    ((0.16, 0, 0.45), (-0.22, 0, 0.45), 0.22, 0.22, 1),
]


def sheet_of_cloth():
    """flat cloth above the motorcycle, a little larger than it"""
    ni, nj = 92, 84
    x, y = np.linspace(1.42, -1.42, ni), np.linspace(-1.20, 1.20, nj)
    X, Y = np.meshgrid(x, y, indexing="ij")
    ripple = 0.010 * np.sin(X * 9 + 1.3 * Y) + 0.010 * np.sin(Y * 13 - 2 * X)
    return np.stack([X, Y, 1.30 + ripple], -1), (ni, nj)


def gather(G):
    """the elastic hem: all that hangs low is drawn in towards the wheels"""
    low = np.clip((0.30 - G[..., 2]) / 0.28, 0, 1)
    reach = np.sqrt((G[..., 0] / 1.0) ** 2 + (G[..., 1] / 0.32) ** 2)
    too_far = np.clip(reach - 1, 0, None) * low
    pull_in = 1 / (1 + 0.10 * too_far)
    G[..., 0] *= pull_in
    G[..., 1] *= pull_in


def relax(P, times):
    """evens out the grid's small kinks"""
    for _ in range(times):
        Q = P.copy()
        Q[1:-1, 1:-1] = P[1:-1, 1:-1] * 0.5 + 0.125 * (P[2:, 1:-1] + P[:-2, 1:-1] + P[1:-1, 2:] + P[1:-1, :-2])
        P = Q
    return P


def build(M):
    flat, shape = sheet_of_cloth()
    P = drape(flat, shape, BELOW, hem=gather)
    P = relax(P, 2)
    cloth_ = mat("tarpaulin", srgb("#8b9198"), metal=0.25, rough=0.42, spec=0.5, bump=(160, 0.12, 0.002))
    front = mat("second cloth", srgb("#24272c"), rough=0.5, spec=0.4, bump=(160, 0.12, 0.002))
    o = grid("cover", P, [cloth_, front], sub=1)
    ni, nj = shape
    for f in o.data.polygons:
        i = f.index // (nj - 1)
        if 30 <= i < 46:
            f.material_index = 1
    for i in (30, 46):
        row = P[i]
        n = np.cross(np.gradient(P, axis=0)[i], np.gradient(P, axis=1)[i])
        n /= np.linalg.norm(n, axis=1)[:, None]
        n *= np.where((n * (row - [0, 0, 0.4])).sum(1) < 0, -1, 1)[:, None]
        strap("piping", row + n * 0.004, np.gradient(P, axis=0)[i], 0.016, 0.006, M.body, raw=True)
