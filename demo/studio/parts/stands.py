"""Side stand, centre stand and guards."""

from kit import *


def side_stand(M):
    """on the left, folded down"""
    tube(
        "side_stand",
        [(-0.10, 0.09, 0.215), (-0.15, 0.14, 0.135), (-0.20, 0.195, 0.035), (-0.205, 0.20, 0.022)],
        0.009,
        M.black,
    )
    rbox("stand_foot", (0.055, 0.04, 0.010), (-0.21, 0.205, 0.014), M.black, bev=0.004)
    rod("stand_pivot", (-0.10, 0.085, 0.215), (-0.10, 0.118, 0.215), 0.014, M.steel)


def centre_stand(M):
    """folded up under the engine"""
    for s in (-1, 1):
        tube(
            "centre_stand",
            [(-0.17, s * 0.075, 0.215), (-0.26, s * 0.10, 0.195), (-0.36, s * 0.125, 0.19), (-0.405, s * 0.13, 0.205)],
            0.011,
            M.black,
            n=24,
        )
    rod("centre_bar", (-0.27, -0.10, 0.195), (-0.27, 0.10, 0.195), 0.009, M.black)
    tube("centre_lever", [(-0.30, 0.11, 0.192), (-0.32, 0.155, 0.205), (-0.325, 0.195, 0.225)], 0.008, M.black, n=16)


def saree_guard(ch, M, matl=None):
    """bars on the left that keep cloth off the rear wheel"""
    ml = matl or M.chrome
    t = ch.trail
    ring = [
        (-0.40, 0.150, 0.46),
        (-0.53, 0.158, 0.455),
        (-0.70, 0.150, 0.47),
        (-0.755, 0.145, 0.53),
        (-0.70, 0.145, 0.605),
        (-0.54, 0.150, 0.615),
        (-0.41, 0.150, 0.60),
        (-0.375, 0.150, 0.53),
    ]
    tube("saree_guard", [np.array(p) + t for p in ring], 0.0065, ml, n=80, closed=True)
    for x in (-0.47, -0.555, -0.64):
        tube("saree_bar", [np.array((x, 0.154, 0.457)) + t, np.array((x - 0.012, 0.149, 0.612)) + t], 0.0045, ml, n=6)
    tube("saree_stay", [np.array((-0.50, 0.150, 0.612)) + t, np.array((-0.50, 0.118, 0.70)) + t], 0.005, ml, n=8)
    tube("saree_stay", [np.array((-0.68, 0.148, 0.60)) + t, np.array((-0.66, 0.108, 0.745)) + t], 0.005, ml, n=8)
