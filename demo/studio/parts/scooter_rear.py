"""The rear body of scooters: the hull below the seat, its folds, panel gaps, vents and lettering."""

from kit import *
from parts.scooter_trim import SIDES, corners, panel, two_tone_rings

# Stations: x, lower edge, upper edge, half width, where it is widest, roundness above and below, how it leans.
# Folds: a line from front to rear; a ridge stands out along it, an inset draws the surface in below it.
REARS = {
    "round": dict(
        rows=[
            (-0.135, 0.295, 0.712, 0.130, 0.42, 3.0, 2.8, 0.30),
            (-0.22, 0.310, 0.722, 0.160, 0.45, 2.9, 2.7, 0.20),
            (-0.34, 0.340, 0.735, 0.186, 0.47, 2.7, 2.6, 0.10),
            (-0.48, 0.392, 0.750, 0.202, 0.49, 2.5, 2.5, 0.02),
            (-0.62, 0.460, 0.770, 0.202, 0.51, 2.4, 2.4, -0.05),
            (-0.76, 0.536, 0.792, 0.180, 0.53, 2.4, 2.3, -0.12),
            (-0.87, 0.598, 0.810, 0.148, 0.54, 2.4, 2.3, -0.18),
            (-0.945, 0.640, 0.816, 0.112, 0.55, 2.4, 2.3, -0.22),
        ],
        folds=[
            dict(
                line=[(-0.18, 0.560), (-0.45, 0.600), (-0.75, 0.672), (-0.93, 0.728)],
                depth=0.016,
                below=0.075,
                ramp=0.009,
            )
        ],
    ),
    "stately": dict(
        rows=[
            (-0.135, 0.292, 0.712, 0.134, 0.42, 3.2, 3.0, 0.28),
            (-0.22, 0.304, 0.722, 0.164, 0.46, 3.1, 2.9, 0.18),
            (-0.34, 0.332, 0.735, 0.190, 0.50, 2.9, 2.7, 0.08),
            (-0.48, 0.384, 0.750, 0.206, 0.53, 2.7, 2.6, 0.0),
            (-0.62, 0.452, 0.768, 0.206, 0.55, 2.6, 2.5, -0.06),
            (-0.76, 0.528, 0.788, 0.186, 0.57, 2.5, 2.4, -0.12),
            (-0.88, 0.594, 0.806, 0.154, 0.58, 2.5, 2.4, -0.18),
            (-0.960, 0.634, 0.812, 0.120, 0.58, 2.5, 2.4, -0.22),
        ],
        folds=[
            dict(
                line=[(-0.17, 0.600), (-0.45, 0.640), (-0.75, 0.705), (-0.94, 0.745)],
                depth=0.012,
                below=0.06,
                ramp=0.007,
            ),
            dict(
                line=[(-0.22, 0.440), (-0.45, 0.490), (-0.70, 0.585), (-0.90, 0.668)],
                depth=0.010,
                below=0.05,
                ramp=0.008,
            ),
        ],
    ),
    "classic": dict(
        rows=[
            (-0.135, 0.292, 0.714, 0.132, 0.45, 3.4, 3.0, 0.22),
            (-0.22, 0.306, 0.722, 0.162, 0.50, 3.5, 2.9, 0.14),
            (-0.34, 0.338, 0.730, 0.188, 0.56, 3.5, 2.7, 0.06),
            (-0.48, 0.394, 0.740, 0.203, 0.62, 3.5, 2.5, 0.0),
            (-0.62, 0.462, 0.752, 0.203, 0.66, 3.4, 2.4, -0.06),
            (-0.76, 0.532, 0.764, 0.184, 0.68, 3.2, 2.3, -0.12),
            (-0.87, 0.586, 0.774, 0.156, 0.68, 3.0, 2.3, -0.2),
            (-0.935, 0.622, 0.778, 0.126, 0.66, 2.8, 2.3, -0.26),
        ],
        folds=[
            dict(
                line=[(-0.15, 0.628), (-0.45, 0.650), (-0.75, 0.690), (-0.93, 0.712)],
                depth=0.013,
                below=0.05,
                ramp=0.006,
            ),
            dict(
                line=[(-0.20, 0.470), (-0.42, 0.505), (-0.66, 0.585), (-0.86, 0.655)],
                depth=0.008,
                below=0.05,
                ramp=0.006,
                ridge=0.006,
            ),
        ],
    ),
    "folded": dict(
        rows=[
            (-0.135, 0.300, 0.712, 0.118, 0.42, 3.0, 2.6, 0.30),
            (-0.22, 0.318, 0.722, 0.150, 0.46, 2.7, 2.4, 0.20),
            (-0.34, 0.362, 0.735, 0.176, 0.50, 2.4, 2.2, 0.08),
            (-0.48, 0.432, 0.752, 0.190, 0.54, 2.2, 2.1, -0.02),
            (-0.62, 0.520, 0.782, 0.184, 0.56, 2.1, 2.0, -0.12),
            (-0.76, 0.608, 0.815, 0.156, 0.58, 2.0, 2.0, -0.22),
            (-0.87, 0.672, 0.842, 0.120, 0.58, 2.0, 2.0, -0.32),
            (-0.935, 0.708, 0.850, 0.088, 0.58, 2.0, 2.0, -0.38),
        ],
        folds=[
            dict(
                line=[(-0.16, 0.545), (-0.40, 0.605), (-0.66, 0.690), (-0.92, 0.785)],
                depth=0.022,
                below=0.06,
                ramp=0.006,
                ridge=0.007,
            ),
            dict(
                line=[(-0.22, 0.420), (-0.42, 0.470), (-0.64, 0.590), (-0.84, 0.700)],
                depth=0.012,
                below=0.05,
                ramp=0.006,
            ),
        ],
    ),
    "blade": dict(
        rows=[
            (-0.135, 0.300, 0.712, 0.116, 0.42, 3.0, 2.6, 0.30),
            (-0.22, 0.322, 0.722, 0.148, 0.46, 2.7, 2.4, 0.20),
            (-0.34, 0.370, 0.735, 0.178, 0.52, 2.3, 2.2, 0.08),
            (-0.48, 0.446, 0.754, 0.194, 0.58, 2.0, 2.0, -0.04),
            (-0.62, 0.540, 0.788, 0.186, 0.60, 1.95, 1.95, -0.16),
            (-0.76, 0.630, 0.824, 0.154, 0.60, 1.9, 1.9, -0.28),
            (-0.87, 0.696, 0.852, 0.116, 0.60, 1.9, 1.9, -0.4),
            (-0.935, 0.732, 0.862, 0.084, 0.60, 1.9, 1.9, -0.46),
        ],
        folds=[
            dict(
                line=[(-0.15, 0.510), (-0.36, 0.590), (-0.62, 0.700), (-0.92, 0.806)],
                depth=0.018,
                below=0.09,
                ramp=0.005,
                ridge=0.008,
            ),
            dict(
                line=[(-0.24, 0.660), (-0.45, 0.690), (-0.70, 0.752), (-0.90, 0.822)],
                depth=0.012,
                below=0.03,
                ramp=0.005,
                ridge=0.003,
            ),
        ],
    ),
    "edged": dict(
        rows=[
            (-0.135, 0.298, 0.712, 0.124, 0.44, 3.2, 2.8, 0.26),
            (-0.22, 0.314, 0.722, 0.156, 0.50, 3.0, 2.6, 0.16),
            (-0.34, 0.352, 0.735, 0.184, 0.58, 2.7, 2.3, 0.06),
            (-0.48, 0.420, 0.752, 0.200, 0.64, 2.5, 2.1, -0.04),
            (-0.62, 0.506, 0.780, 0.198, 0.66, 2.3, 2.0, -0.14),
            (-0.76, 0.594, 0.812, 0.174, 0.66, 2.2, 2.0, -0.24),
            (-0.87, 0.660, 0.836, 0.142, 0.64, 2.2, 2.0, -0.32),
            (-0.940, 0.698, 0.844, 0.110, 0.62, 2.2, 2.0, -0.36),
        ],
        folds=[
            dict(
                line=[(-0.14, 0.630), (-0.35, 0.640), (-0.60, 0.690), (-0.92, 0.790)],
                depth=0.016,
                below=0.045,
                ramp=0.005,
                ridge=0.005,
            ),
            dict(
                line=[(-0.20, 0.400), (-0.40, 0.470), (-0.60, 0.580), (-0.86, 0.705)],
                depth=0.010,
                below=0.05,
                ramp=0.005,
                ridge=0.004,
            ),
        ],
    ),
    "flush": dict(
        rows=[
            (-0.130, 0.290, 0.712, 0.138, 0.45, 3.4, 3.2, 0.20),
            (-0.22, 0.300, 0.722, 0.166, 0.48, 3.3, 3.1, 0.14),
            (-0.34, 0.322, 0.735, 0.187, 0.50, 3.1, 3.0, 0.08),
            (-0.48, 0.366, 0.748, 0.199, 0.52, 3.0, 2.9, 0.02),
            (-0.62, 0.440, 0.764, 0.197, 0.54, 2.9, 2.7, -0.04),
            (-0.76, 0.528, 0.782, 0.180, 0.55, 2.8, 2.6, -0.08),
            (-0.88, 0.602, 0.798, 0.152, 0.56, 2.7, 2.6, -0.12),
            (-0.960, 0.646, 0.804, 0.124, 0.56, 2.7, 2.6, -0.14),
        ],
        folds=[
            dict(
                line=[(-0.16, 0.520), (-0.45, 0.560), (-0.75, 0.650), (-0.95, 0.715)],
                depth=0.007,
                below=0.12,
                ramp=0.006,
            )
        ],
    ),
    "simple": dict(
        rows=[
            (-0.135, 0.296, 0.712, 0.126, 0.42, 3.0, 2.8, 0.26),
            (-0.22, 0.312, 0.722, 0.152, 0.44, 2.9, 2.7, 0.18),
            (-0.34, 0.350, 0.735, 0.174, 0.46, 2.7, 2.6, 0.10),
            (-0.48, 0.408, 0.748, 0.186, 0.48, 2.6, 2.5, 0.04),
            (-0.62, 0.478, 0.764, 0.184, 0.50, 2.5, 2.5, 0.0),
            (-0.76, 0.550, 0.782, 0.166, 0.52, 2.5, 2.4, -0.06),
            (-0.86, 0.600, 0.796, 0.142, 0.53, 2.5, 2.4, -0.10),
            (-0.930, 0.636, 0.802, 0.116, 0.54, 2.5, 2.4, -0.12),
        ],
        folds=[
            dict(
                line=[(-0.16, 0.610), (-0.40, 0.560), (-0.64, 0.590), (-0.92, 0.700)],
                depth=0.010,
                below=0.08,
                ramp=0.008,
            )
        ],
    ),
}


def folded(folds):
    """draws the surface in below each line, with a crisp edge, and out along it"""

    def mod(P):
        Q = P.copy()
        x, y, z = P[..., 0], P[..., 1], P[..., 2]
        s = np.sign(y) * np.clip(np.abs(y) / 0.03, 0, 1)
        for f in folds:
            L = np.array(f["line"], float)[::-1]
            d = z - cspline(L[:, 0], L[:, 1], np.clip(x, L[0, 0], L[-1, 0]).ravel()).reshape(x.shape)
            fade = np.clip((L[-1, 0] - x) / 0.10, 0, 1) * np.clip((x - L[0, 0] + 0.02) / 0.12, 0, 1)
            fade = fade * fade * (3 - 2 * fade)
            step = 1 / (1 + np.exp(np.clip(d / (f["ramp"] * 0.4), -40, 40))) * np.exp(np.minimum(d, 0) / f["below"])
            Q[..., 1] = Q[..., 1] - s * fade * f["depth"] * step
            Q[..., 1] = Q[..., 1] + s * fade * f.get("ridge", 0.0) * np.exp(-np.abs(d) / 0.016)
        return Q

    return mod


def rear_body(style, mats, front=-0.215):
    """the hull; the second material is that of its front, towards the rider's heels"""
    q = REARS[style]
    o = loft("body", q["rows"], mats, nu=180, nv=150, cap0=0.008, cap1=0.022, mod=folded(q["folds"]))
    if len(mats) > 1:
        two_tone_rings(o, 180, lambda c: c[:, 0] > front)
    return o


def gap(body, line, M, width=0.003):
    """a panel gap on both sides"""
    for d, _ in SIDES:
        band("gap", body, line, width, M.dark, dirn=d, off=0.0007, n=100, m=3)


def stripe(body, line, widths, mat, off=0.0010):
    """a painted or chromed line on both sides"""
    for d, _ in SIDES:
        band("stripe", body, line, 0.01, mat, dirn=d, off=off, n=100, widths=widths, m=5)


def inlay(body, upper, lower, mat, off=0.0016, bulge=0.0, m=12, n=80):
    """a panel of another colour or finish on both sides"""
    for d, _ in SIDES:
        panel("inlay", body, upper, lower, mat, d, off=off, bulge=bulge, m=m, n=n)


def vent(body, outline, M, slats=4):
    """an air intake with slats on both sides"""
    ol = np.array(outline, float)
    lo, hi = ol.min(0), ol.max(0)
    for d, _ in SIDES:
        patch("vent", body, corners(outline, 70, 0.3), M.plastic, d, off=0.0016, dome=0.001, smooth=0)
        for i in range(slats):
            z = lo[1] + (hi[1] - lo[1]) * (0.2 + 0.62 * i / max(1, slats - 1))
            x0, x1 = lo[0] + (hi[0] - lo[0]) * 0.22, hi[0] - (hi[0] - lo[0]) * 0.2
            band("slat", body, [(x1, z), (x0, z + 0.010)], 0.0055, M.dark, dirn=d, off=0.0034, n=16, m=3)


def lettering(name, body, at, size, M, font, slope=0.2, mat=None, shear=0.25, raised=0.0022, space=1.0):
    """the model's name on both sides, readable from both; slope is how far it rises to the rear"""
    for d, s in SIDES:
        text_on(
            name,
            body,
            at,
            size,
            mat or M.decal,
            dirn=d,
            rot=s * slope,
            flip=s > 0,
            font=font,
            off=raised,
            thick=0.002,
            shear=shear,
            space=space,
        )


def fuel_cap(body, M, mat, x=-0.845, r=0.036):
    """the lid of the outside filler, behind the seat"""
    ol = [(x + r * math.cos(a), r * 1.05 * math.sin(a)) for a in np.linspace(0, 2 * pi, 56, endpoint=False)]
    grow = [
        (x + (r + 0.004) * math.cos(a), (r + 0.004) * 1.05 * math.sin(a))
        for a in np.linspace(0, 2 * pi, 56, endpoint=False)
    ]
    patch("capgap", body, grow, M.dark, "+z", off=0.0008, smooth=0)
    patch("cap", body, ol, mat, "+z", off=0.003, dome=0.003, smooth=0)
    h, n = cast(body, x, 0, "+z")
    rbox("captab", (0.012, 0.03, 0.004), h + n * 0.0065 + np.array([-r * 0.6, 0, 0]), M.plastic, bev=0.0015)
