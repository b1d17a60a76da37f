"""Long single seats, plain or tuck-and-roll."""

from kit import *

LONG_SEAT = [
    (-0.140, 0.764, 0.832, 0.086, 0.35, 2.6, 3, 0.12),
    (-0.19, 0.752, 0.822, 0.108, 0.38, 3.0, 3, 0.05),
    (-0.29, 0.748, 0.815, 0.136, 0.42, 3.4, 3.2, 0),
    (-0.41, 0.750, 0.818, 0.147, 0.45, 3.8, 3.2, 0),
    (-0.49, 0.754, 0.838, 0.147, 0.45, 3.8, 3.2, 0),
    (-0.57, 0.760, 0.858, 0.142, 0.45, 3.8, 3.2, 0),
    (-0.69, 0.768, 0.865, 0.132, 0.45, 3.6, 3.2, 0),
    (-0.80, 0.780, 0.860, 0.110, 0.45, 3.0, 3.0, -0.08),
]


def long_seat(M, sections=LONG_SEAT, rolls=(-0.22, -0.74), pitch=0.036, depth=0.006, piping=None):
    """one long seat; between the two x of `rolls` its top is quilted in transverse rolls"""
    lo, hi = min(rolls), max(rolls)

    def quilt(P):
        Q = P.copy()
        x, y, z = P[..., 0], P[..., 1], P[..., 2]
        tops = np.interp(-x, [-q[0] for q in sections], [q[2] for q in sections])
        widths = np.interp(-x, [-q[0] for q in sections], [q[3] for q in sections])
        on_top = np.clip((z - (tops - 0.020)) / 0.012, 0, 1) * np.clip((0.90 - np.abs(y) / widths) / 0.08, 0, 1)
        along = np.clip((x - lo) / 0.01, 0, 1) * np.clip((hi - x) / 0.01, 0, 1)
        roll = np.abs(np.sin(pi * (x - lo) / pitch)) ** 0.6
        welt = np.exp(-(((np.abs(y) / widths - 0.90) / 0.018) ** 2)) * np.clip((z - (tops - 0.022)) / 0.012, 0, 1)
        Q[..., 2] = z - depth * (1 - roll) * on_top * along - 0.0035 * welt * along
        return Q

    n = 420 if depth else 140
    loft("seat", sections, M.seat, nu=120, nv=n, cap0=0.035, cap1=0.035, mod=quilt if depth else None)
    base = [(q[0], q[1] - 0.010, q[1] + 0.014, q[3] * 1.012, 0.5, 4, 4, q[7]) for q in sections]
    loft("seat_base", base, M.plastic, nu=80, nv=60, cap0=0.035, cap1=0.036)
    if piping:
        for s in (-1, 1):
            line = [(q[0], s * (q[3] * 1.014), q[1] + 0.008) for q in sections]
            tube("seat_trim", line, 0.0034, piping, n=80)
