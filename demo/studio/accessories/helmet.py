"""Full-face helmet with a lightly tinted visor, vents and a graphic."""

from kit import *

from .tools import *

VIEW = {"azimuth": -52, "elevation": 8}

# From the lower rim to the crown: height, reach to the front, reach to the rear, half width.
SECTIONS = [
    (0.004, 0.118, 0.098, 0.088),
    (0.000, 0.134, 0.106, 0.098),
    (0.010, 0.154, 0.116, 0.108),
    (0.040, 0.171, 0.130, 0.119),
    (0.075, 0.172, 0.141, 0.126),
    (0.110, 0.161, 0.150, 0.1295),
    (0.145, 0.147, 0.155, 0.1300),
    (0.180, 0.129, 0.150, 0.1245),
    (0.212, 0.101, 0.129, 0.1085),
    (0.238, 0.064, 0.089, 0.078),
    (0.250, 0.035, 0.052, 0.046),
    (0.2545, 0.014, 0.022, 0.020),
    (0.2552, 0.0, 0.0, 0.0),
]
LINE = path(SECTIONS, 240)


def shell(theta, z):
    """a point of the outer shell: `theta` from the front (0) to the side (90 degrees) and the rear, by its height"""
    outer = np.array(SECTIONS[1:10])
    f, r, w = np.moveaxis(cspline(outer[:, 0], outer[:, 1:], np.asarray(z, float)), -1, 0)
    return section(theta, z, f, r, w)


def section(theta, z, f, r, w):
    c, s = np.cos(theta), np.sin(theta)
    n = np.where(c > 0, 2.25, 2.1)
    k = (np.abs(c) ** n + np.abs(s) ** n) ** (-1 / n)
    lift = 0.020 * np.exp(-((z / 0.05) ** 2)) * np.clip(np.sin(theta * 2), 0, 1) ** 2 * (c > 0)
    brow = 0.006 * np.exp(-(((z - 0.196) / 0.012) ** 2)) * np.clip(c, 0, 1) ** 0.6
    return np.stack([np.where(c > 0, f, r) * k * c + brow * c, w * k * s + brow * s, z + lift], -1)


def outward(theta, z, by):
    e = 1e-3
    a = shell(theta + e, z) - shell(theta - e, z)
    b = shell(theta, z + e * 0.2) - shell(theta, z - e * 0.2)
    n = np.cross(a, b)
    return shell(theta, z) + n / np.linalg.norm(n, axis=-1)[..., None] * by


def opening(t, reach, half):
    """of the eye port at t (-1..1): angle, lower and upper edge"""
    h = half * (1 - np.abs(t) ** 3.4) ** (1 / 2.4)
    middle = 0.1395 + 0.006 * t**2
    return t * rad(reach), middle - h * (1 + 0.10 * t**2), middle + h * (1 - 0.12 * t**2)


def around(reach, half, by, n=220):
    """the closed edge of an eye port"""
    t = np.sin(np.linspace(-pi / 2, pi / 2, n // 2))
    a, low, high = opening(t, reach, half)
    return np.concatenate([outward(a, low, by), outward(a, high, by)[::-1][1:-1]])


def hollow(name, by, mat, reach, half, nu=300):
    """the shell or its lining, with the eye port left open"""
    theta = np.linspace(-pi, pi, nu, endpoint=False)
    P = np.stack([section(theta, q[0], q[1], q[2], q[3]) for q in LINE])
    if by:
        centre = np.array([0, 0, 0.12])
        P = centre + (P - centre) * (1 - by / 0.13)
    F = []
    for j in range(len(P) - 1):
        z = (LINE[j][0] + LINE[j + 1][0]) / 2
        for i in range(nu):
            i2 = (i + 1) % nu
            a = theta[i] + pi / nu
            if abs(a) < rad(reach) and j > 25:
                _, low, high = opening(np.array(a / rad(reach)), reach, half)
                if low < z < high:
                    continue
            F.append((j * nu + i, j * nu + i2, (j + 1) * nu + i2, (j + 1) * nu + i))
    return recalc(mk(name, P.reshape(-1, 3), F, mat, auto=60))


def screen(name, reach, half, by, mat):
    """the visor: it follows the shell at a small distance"""
    t = np.sin(np.linspace(-pi / 2 * 0.995, pi / 2 * 0.995, 120))
    a, low, high = opening(t, reach, half)
    k = np.linspace(0, 1, 40)[:, None]
    return grid(name, outward(np.broadcast_to(a, (40, 120)), low + (high - low) * k, by), mat)


def graphic(M, target):
    """swept stripes from the cheek to the crown"""
    for d in ("-y", "+y"):
        sweep = [(0.120, 0.050), (0.045, 0.062), (-0.035, 0.100), (-0.105, 0.165)]
        band(
            "sweep", target, sweep, 0.03, M.accent, d, off=0.0006, n=90, widths=[0.002, 0.016, 0.026, 0.020, 0.002], m=7
        )
        lower = [(0.090, 0.030), (0.010, 0.038), (-0.065, 0.070), (-0.125, 0.125)]
        band(
            "under", target, lower, 0.01, M.second, d, off=0.0006, n=90, widths=[0.001, 0.012, 0.022, 0.014, 0.001], m=7
        )
        thin = [(0.060, 0.082), (0.0, 0.098), (-0.060, 0.150), (-0.095, 0.196)]
        band("thin", target, thin, 0.004, M.accent, d, off=0.0006, n=90, widths=[0.0005, 0.004, 0.005, 0.001])


def vents(M, target):
    """chin vent, two brow vents and the exit at the back"""
    chin = [(-0.034, 0.050), (-0.026, 0.062), (0.026, 0.062), (0.034, 0.050), (0.022, 0.036), (-0.022, 0.036)]
    patch("chin", target, rounded(chin, 0.005), M.plastic, "+x", off=0.003, dome=0.003, smooth=0)
    for s in (-1, 1):
        slot = [(s * 0.008, 0.052), (s * 0.024, 0.054), (s * 0.020, 0.044), (s * 0.008, 0.043)]
        patch("slot", target, rounded(slot, 0.002), M.dark, "+x", off=0.0055, smooth=0)
        brow = [(0.070, s * 0.036), (0.044, s * 0.028), (0.040, s * 0.046), (0.062, s * 0.054)]
        patch("brow", target, rounded(brow, 0.006), M.second, "+z", off=0.0025, dome=0.004, smooth=0)
        patch(
            "hole",
            target,
            rounded([(0.068, s * 0.040), (0.061, s * 0.038), (0.058, s * 0.048), (0.063, s * 0.050)], 0.002),
            M.dark,
            "+z",
            off=0.0068,
            smooth=0,
        )
    back = [(-0.045, 0.165), (-0.035, 0.182), (0.035, 0.182), (0.045, 0.165)]
    patch("exit", target, rounded(back, 0.005), M.second, "-x", off=0.003, dome=0.004, smooth=0)


def build(M):
    outer = hollow("shell", 0, M.body, 76, 0.046)
    fabric = cloth("lining", "#16171a")
    hollow("lining", 0.022, fabric, 82, 0.050)
    tube("gasket", around(76, 0.046, 0.0005), 0.0034, M.rubber, raw=True, closed=True)
    theta = np.linspace(-pi, pi, 160, endpoint=False)
    low = LINE[np.argmin(LINE[:40, 0])]
    rim = section(theta, np.full(160, low[0]), *[np.full(160, v) for v in low[1:]])
    tube("edge", rim + [0, 0, 0.002], 0.0042, M.rubber, raw=True, closed=True)
    bpy.context.view_layer.update()
    graphic(M, outer)
    vents(M, outer)
    screen("visor", 83, 0.0535, 0.0042, clear("tint", tint=(0.30, 0.31, 0.33), op=0.13))
    for s in (-1, 1):
        at = shell(np.array(s * rad(80)), np.array(0.142))
        away = np.array((0.12, s, 0.05))
        cover = [(0.001, 1), (0.012, 1), (0.019, 0.85), (0.022, 0.4), (0.0225, -0.6)]
        lathe_on("pivot", cover, M.second, at, at + away * 0.010, seg=64)
        lathe_on(
            "cap", [(1e-6, 0.2), (0.008, 0.2), (0.009, 0)], M.steel, at + away * 0.0097, at + away * 0.0117, seg=40
        )
    tab = outward(np.array(0.0), np.array(0.0895), 0.006)
    rbox("tab", (0.008, 0.026, 0.006), tab, M.second, bev=0.0028)
