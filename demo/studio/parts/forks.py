"""Front forks, yokes and brake callipers."""

from kit import *
from parts.chassis import circle


def yokes(ch, M, low=0.55, top=0.70, upper=None):
    """both triple clamps and the steering stem"""
    width = ch.fork_half * 2 + 0.05
    rbox("yoke_low", (0.06, width, 0.034), ch.fork(low), M.black, bev=0.01, rot=ch.tilt)
    rbox("yoke_top", (0.055, width, 0.026), ch.fork(top), upper or M.alu, bev=0.009, rot=ch.tilt)
    back = np.array([0.04, 0, 0.02])
    rod("stem", ch.fork(low) - back, ch.fork(top + 0.01) - back, 0.026, M.black)


def _foot(ch, M, s, matl):
    """the lug that holds the axle"""
    x, z, y = ch.fx, ch.front_radius, ch.fork_half
    plate(
        "fork_foot",
        [(x - 0.04, z - 0.035), (x + 0.015, z - 0.032), (x + 0.022, z), (x + 0.005, z + 0.06), (x - 0.045, z + 0.06)],
        s * (y - 0.013),
        s * (y + 0.015),
        matl,
        bev=0.006,
        smooth=32,
    )
    rod("axle_nut", (x, s * (y + 0.007), z), (x, s * (y + 0.025), z), 0.013, M.steel, seg=6)


def telescopic(ch, M, lower=None, tube_r=0.0165, reach=0.70, seam=0.30, gaiters=False, upper=None):
    """conventional fork: sliders below, chromed tubes above, or rubber gaiters over the tubes"""
    lower = lower or M.black
    for s in (-1, 1):
        y = s * ch.fork_half
        rod("slider", ch.fork(-0.02, y), ch.fork(seam, y), tube_r + 0.008, lower, r1=tube_r + 0.0065)
        rod("slider_ring", ch.fork(seam - 0.045, y), ch.fork(seam - 0.03, y), tube_r + 0.0085, lower)
        rod("fork_seal", ch.fork(seam - 0.005, y), ch.fork(seam + 0.012, y), tube_r + 0.0105, M.rubber)
        rod("fork_tube", ch.fork(seam, y), ch.fork(reach, y), tube_r, M.chrome)
        if gaiters:
            a, b = ch.fork(seam, y), ch.fork(0.53, y)
            folds = []
            for i in range(11):
                folds += [(0.0235, (i + 0.1) / 11), (0.030, (i + 0.5) / 11), (0.0235, (i + 0.9) / 11)]
            lathe_on("gaiter", folds, M.rubber, a, b, seg=40, auto=70)
        rod("fork_cap", ch.fork(reach + 0.012, y), ch.fork(reach + 0.024, y), tube_r - 0.002, M.chrome, seg=6)
        _foot(ch, M, s, lower)
    yokes(ch, M, top=reach, upper=upper)


def upside_down(ch, M, outer, tube_r=0.0205, reach=0.70, low=0.55, upper=None):
    """stout coloured tubes above, thin chromed ones below"""
    for s in (-1, 1):
        y = s * ch.fork_half
        rod("slider", ch.fork(-0.01, y), ch.fork(0.27, y), tube_r - 0.004, M.chrome)
        rod("usd_seal", ch.fork(0.235, y), ch.fork(0.262, y), tube_r + 0.0045, M.black)
        rod("usd_tube", ch.fork(0.258, y), ch.fork(low + 0.03, y), tube_r + 0.004, outer)
        rod("usd_tube", ch.fork(low + 0.03, y), ch.fork(reach + 0.008, y), tube_r + 0.001, outer)
        rod("usd_cap", ch.fork(reach + 0.008, y), ch.fork(reach + 0.022, y), tube_r - 0.003, M.black, seg=6)
        rod("usd_lug", ch.fork(-0.045, y), ch.fork(0.06, y), tube_r + 0.004, M.black, r1=tube_r)
        _foot(ch, M, s, M.black)
    yokes(ch, M, low=low, top=reach, upper=upper or M.black)


def calliper(axle, disc_r, M, y, matl=None, angle=140.0, span=34.0, side=-1, pistons=2):
    """brake calliper that grips a disc at an angle (degrees, 90 is the top); y: the plane of the disc"""

    def at(a, r):
        return (axle[0] + r * math.cos(rad(a)), axle[2] + r * math.sin(rad(a)))

    lo, hi = disc_r - 0.042, disc_r + 0.012
    a0, a1 = angle - span / 2, angle + span / 2
    outline = [at(a, hi) for a in np.linspace(a0, a1, 7)] + [at(a, lo) for a in np.linspace(a1 - 4, a0 + 4, 6)]
    plate("calliper", outline, y - 0.024, y + 0.024, matl or M.black, bev=0.007)
    for i in range(pistons):
        a = angle + (i - (pistons - 1) / 2) * span * 0.42
        cx, cz = at(a, disc_r - 0.016)
        puff("piston", circle(cx, cz, 0.0125, 24), y + side * 0.024, 0.002, M.cast, smooth=0, side=side, p=4)
    for a in (a0 + 2, a1 - 2):
        cx, cz = at(a, disc_r + 0.006)
        rod("pin", (cx, y - 0.027, cz), (cx, y + 0.027, cz), 0.005, M.steel, seg=12)
