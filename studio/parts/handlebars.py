"""Handlebars with grips, levers and cables, and the instruments."""

from kit import *
from parts.mirrors import mirror_set

BAR = [(0.135, 0.37, 1.035), (0.165, 0.25, 1.045), (0.235, 0.155, 1.035), (0.272, 0.09, 0.995), (0.278, 0.03, 0.985)]


def bar(
    ch, M, line=BAR, matl=None, disc=True, ends=None, mirrors=True, mirror=(0.066, 0.046), lever=None, mirror_shape=2.6
):
    """bar through `line` (left half, from the end inwards), grips, switches, levers, cables, mirrors"""
    by = ch.lead
    left = [np.array(p) + by for p in line]
    right = [p * [1, -1, 1] for p in left]
    tube("bar", right + left[::-1], 0.0115, matl or M.black, n=90)
    inner = left[-1]
    for s in (-1, 1):
        foot = ch.fork(0.71, s * 0.04) + [-0.012, 0, 0.004]
        rod("riser", foot, np.array([inner[0], s * 0.04, inner[2]]), 0.014, M.black)
        rbox("bar_clamp", (0.034, 0.026, 0.034), (inner[0], s * 0.04, inner[2]), M.black, bev=0.008)
        end, start = left[0] * [1, s, 1], left[1] * [1, s, 1]
        d = (end - start) / np.linalg.norm(end - start)
        _grip(M, end - d * 0.118, end + d * 0.002)
        rod("bar_end", end, end + d * 0.016, 0.016, ends or M.steel)
        hand = end - d * 0.148
        rbox("switches", (0.036, 0.045, 0.04), hand, M.plastic, bev=0.009)
        rbox("switch", (0.012, 0.014, 0.010), hand + [-0.02, 0, 0.006], M.plast2, bev=0.003)
        rbox("switch", (0.012, 0.012, 0.008), hand + [-0.02, 0, -0.010], M.spring if s < 0 else M.plast2, bev=0.003)
        pivot = hand + [0.035, -s * 0.01, 0.006]
        tube(
            "lever",
            [
                pivot,
                pivot + [0.015, s * 0.03, -0.005],
                end + [0.068, -s * 0.062, -0.002],
                end + [0.045, s * 0.0, -0.004],
            ],
            0.0062,
            lever or M.alu,
            radii=[1.3, 1, 0.9, 1.1],
        )
        rbox("lever_mount", (0.03, 0.026, 0.022), hand + [0.022, -s * 0.014, 0.004], M.black, bev=0.006)
        cable_to = ch.fork(0.50, s * 0.05)
        tube(
            "cable",
            [
                hand + [0.025, -s * 0.025, 0],
                hand + [0.125, -s * 0.075, -0.025],
                cable_to + [0.045, s * 0.01, 0.15],
                cable_to,
            ],
            0.0035,
            M.rubber,
        )
        if s < 0 and disc:
            rbox("master_cylinder", (0.04, 0.05, 0.03), hand + [0.022, 0.03, 0.020], M.black, bev=0.007)
            rbox("reservoir", (0.034, 0.044, 0.012), hand + [0.022, 0.03, 0.040], M.plast2, bev=0.004)
    if mirrors:
        hand = left[0] - (left[0] - left[1]) / np.linalg.norm(left[0] - left[1]) * 0.165
        base = hand + [0.025, 0, 0.02]
        mirror_set(M, base, base + [-0.02, 0.115, 0.15], R=mirror, shape=mirror_shape)


def _grip(M, g0, g1):
    M4, L = align(g0, g1)
    pr = [(1e-6, 0), (0.021, 0), (0.022, 0.004), (0.017, 0.006)]
    for i in range(13):
        z = 0.01 + i * 0.0075
        pr += [(0.0165, z), (0.018, z + 0.002), (0.018, z + 0.005), (0.0165, z + 0.0066)]
    pr += [(0.0185, L - 0.004), (0.0185, L - 0.001), (0.016, L), (1e-6, L)]
    lathe("grip", pr, M.rubber, seg=48, auto=60).matrix_world = M4


def display(ch, M, at=(0.305, 0, 1.0), size=(0.15, 0.085), tilt=-35, screen=None):
    """digital instrument with a lit screen"""
    at = np.array(at) + ch.lead
    turn = Matrix.Rotation(rad(tilt), 4, "Y")
    face = turn @ Vector((-1, 0, 0))
    rbox("meter", (0.05, size[0], size[1]), at, M.plastic, bev=0.018, rot=turn)
    rbox(
        "meter_glass",
        (0.004, size[0] * 0.86, size[1] * 0.80),
        at + np.array(face) * 0.0245,
        M.gloss,
        bev=0.002,
        rot=turn,
    )
    rbox(
        "lcd",
        (0.004, size[0] * 0.73, size[1] * 0.62),
        at + np.array(face) * 0.0262,
        screen or M.lcd,
        bev=0.002,
        rot=turn,
    )
