"""Seats of scooters."""

from kit import *
from parts.scooter_trim import SIDES, laid_tube, stitches

# x, lower edge, top, half width. Then: roundness of the top, line of the seam between top and side as a part of the height.
SEATS = {
    "long": dict(
        rows=[
            (0.015, 0.690, 0.742, 0.090),
            (-0.06, 0.694, 0.772, 0.120),
            (-0.17, 0.704, 0.790, 0.147),
            (-0.30, 0.716, 0.792, 0.163),
            (-0.40, 0.725, 0.801, 0.168),
            (-0.49, 0.735, 0.826, 0.168),
            (-0.60, 0.750, 0.842, 0.160),
            (-0.70, 0.768, 0.844, 0.140),
            (-0.745, 0.778, 0.838, 0.118),
        ],
        top=2.9,
        seam=0.56,
    ),
    "plush": dict(
        rows=[
            (0.02, 0.688, 0.744, 0.092),
            (-0.05, 0.692, 0.776, 0.124),
            (-0.16, 0.702, 0.794, 0.152),
            (-0.28, 0.714, 0.794, 0.167),
            (-0.38, 0.723, 0.800, 0.172),
            (-0.46, 0.731, 0.836, 0.172),
            (-0.56, 0.745, 0.856, 0.166),
            (-0.68, 0.766, 0.858, 0.146),
            (-0.755, 0.780, 0.848, 0.118),
        ],
        top=2.7,
        seam=0.58,
    ),
    "classic": dict(
        rows=[
            (0.01, 0.690, 0.748, 0.098),
            (-0.06, 0.694, 0.780, 0.128),
            (-0.18, 0.704, 0.796, 0.154),
            (-0.30, 0.712, 0.800, 0.168),
            (-0.42, 0.722, 0.806, 0.172),
            (-0.54, 0.734, 0.818, 0.170),
            (-0.64, 0.746, 0.824, 0.158),
            (-0.72, 0.758, 0.822, 0.138),
        ],
        top=3.4,
        seam=0.5,
    ),
    "sport": dict(
        rows=[
            (0.02, 0.690, 0.738, 0.078),
            (-0.05, 0.695, 0.768, 0.108),
            (-0.15, 0.704, 0.782, 0.136),
            (-0.27, 0.716, 0.782, 0.152),
            (-0.37, 0.727, 0.796, 0.154),
            (-0.44, 0.738, 0.838, 0.150),
            (-0.54, 0.758, 0.862, 0.140),
            (-0.64, 0.782, 0.874, 0.120),
            (-0.72, 0.803, 0.874, 0.088),
        ],
        top=2.5,
        seam=0.5,
    ),
    "step": dict(
        rows=[
            (0.015, 0.690, 0.740, 0.080),
            (-0.05, 0.695, 0.770, 0.112),
            (-0.15, 0.704, 0.784, 0.140),
            (-0.27, 0.716, 0.782, 0.156),
            (-0.36, 0.727, 0.792, 0.158),
            (-0.42, 0.736, 0.850, 0.150),
            (-0.52, 0.756, 0.870, 0.142),
            (-0.63, 0.780, 0.880, 0.122),
            (-0.71, 0.800, 0.880, 0.090),
        ],
        top=2.6,
        seam=0.46,
    ),
    "flat": dict(
        rows=[
            (0.015, 0.690, 0.740, 0.086),
            (-0.06, 0.694, 0.770, 0.118),
            (-0.18, 0.704, 0.786, 0.148),
            (-0.32, 0.716, 0.790, 0.162),
            (-0.45, 0.728, 0.802, 0.164),
            (-0.56, 0.742, 0.818, 0.158),
            (-0.66, 0.758, 0.824, 0.142),
            (-0.73, 0.770, 0.820, 0.116),
        ],
        top=3.0,
        seam=0.52,
    ),
}


def seat(M, style="long", pattern="plain", piping=None):
    """a seat with seam, piping and stitched pattern: plain, ribs, quilt, chevron, panel"""
    q = SEATS[style]
    rows = q["rows"]
    shear = np.interp([r[0] for r in rows], [-0.76, -0.6, -0.1, 0.02], [-0.2, 0, 0.05, 0.25])
    st = [(x, zb, zt, w, 0.42, q["top"], 2.3, sh) for (x, zb, zt, w), sh in zip(rows, shear)]
    o = loft("seat", st, M.seat, nu=128, nv=130, cap0=0.03, cap1=0.03, mod=_cushion(rows))
    base = [(x, zb - 0.012, zb + 0.016, w * 0.965, 0.5, 4, 4, sh) for (x, zb, zt, w), sh in zip(rows, shear)]
    loft("seatbase", base, M.plastic, nu=80, nv=60, cap0=0.026, cap1=0.026)
    xs, lo, hi = np.array([r[0] for r in rows]), np.array([r[1] for r in rows]), np.array([r[2] for r in rows])
    k = q["seam"]
    seam = [(x, a + (b - a) * k) for x, a, b in zip(xs, lo, hi)]
    for d, s in SIDES:
        laid_tube("piping", o, seam, 0.0019, piping or M.plastic, d, n=110, lift=0.0004)
        below = [(x, z - 0.008) for x, z in seam]
        stitches("stitch", o, below[1:-1], M.thread, d)
    _pattern(o, M, pattern, rows)
    return o


def _cushion(rows):
    """hollows where rider and pillion sit"""
    xs = [r[0] for r in rows][::-1]
    tops = [r[2] for r in rows][::-1]
    lows = [r[1] for r in rows][::-1]
    half = [r[3] for r in rows][::-1]

    def mod(P):
        Q = P.copy()
        x = np.clip(P[..., 0], xs[0], xs[-1])
        top, low, w = np.interp(x, xs, tops), np.interp(x, xs, lows), np.interp(x, xs, half)
        up = np.clip((P[..., 2] - low) / (top - low), 0, 1) ** 3
        across = np.clip(1 - (P[..., 1] / w) ** 2, 0, 1)
        Q[..., 2] -= (
            up * across * (0.009 * np.exp(-(((x + 0.26) / 0.12) ** 2)) + 0.005 * np.exp(-(((x + 0.58) / 0.09) ** 2)))
        )
        return Q

    return mod


def _pattern(o, M, pattern, rows):
    """seams across the top"""
    xs = [r[0] for r in rows][::-1]
    half = [r[3] for r in rows][::-1]
    w = lambda x: float(np.interp(x, xs, half))
    lines = []
    if pattern == "ribs":
        for x in np.linspace(-0.14, -0.40, 8):
            lines.append([(x, -w(x) * 0.66), (x + 0.012, 0), (x, w(x) * 0.66)])
        for x in np.linspace(-0.52, -0.66, 5):
            lines.append([(x, -w(x) * 0.66), (x + 0.010, 0), (x, w(x) * 0.66)])
    elif pattern == "quilt":
        for x in np.linspace(-0.10, -0.38, 6):
            for s in (-1, 1):
                x1 = x - 0.13
                lines.append([(x, -s * w(x) * 0.6), ((x + x1) / 2, 0), (x1, s * w(x1) * 0.6)])
        for s in (-1, 1):
            lines.append([(x, s * w(x) * 0.64) for x in np.linspace(-0.06, -0.68, 12)])
    elif pattern == "chevron":
        for x in np.linspace(-0.16, -0.40, 6):
            for s in (-1, 1):
                lines.append([(x, 0), (x - 0.045, s * w(x) * 0.62)])
        for s in (-1, 1):
            lines.append([(x, s * w(x) * 0.66) for x in np.linspace(-0.04, -0.66, 12)])
    elif pattern == "panel":
        for s in (-1, 1):
            lines.append(
                [
                    (-0.02, s * 0.03),
                    (-0.10, s * w(-0.1) * 0.56),
                    (-0.3, s * w(-0.3) * 0.66),
                    (-0.40, s * w(-0.4) * 0.60),
                ]
            )
            lines.append([(-0.47, s * w(-0.47) * 0.62), (-0.58, s * w(-0.58) * 0.62), (-0.68, s * w(-0.68) * 0.52)])
        lines.append([(-0.40, -w(-0.4) * 0.60), (-0.415, 0), (-0.40, w(-0.4) * 0.60)])
        lines.append([(-0.47, -w(-0.47) * 0.62), (-0.455, 0), (-0.47, w(-0.47) * 0.62)])
    else:
        lines.append([(-0.45, -w(-0.45) * 0.74), (-0.435, 0), (-0.45, w(-0.45) * 0.74)])
    for line in lines:
        band("seatseam", o, line, 0.0028, M.dark, dirn="+z", off=0.0005, n=40, m=3)
        stitches("topstitch", o, [(a - 0.005, b) for a, b in line], M.thread, "+z", r=0.0007)
