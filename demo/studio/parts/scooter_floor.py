"""Floorboard, skirts and stands of scooters."""

from kit import *
from parts.scooter_trim import dashes


def floor(M, skirt, board, mat_style="ribs", lip=None):
    """the floorboard between body-coloured skirts, with its mat"""
    st = [
        (0.335, 0.255, 0.345, 0.14, 3, 3),
        (0.25, 0.185, 0.285, 0.176, 3.2, 2.6),
        (0.10, 0.165, 0.265, 0.186, 3.4, 2.6),
        (-0.05, 0.165, 0.270, 0.184, 3.4, 2.6),
        (-0.2, 0.19, 0.315, 0.172, 3.2, 2.6),
        (-0.33, 0.245, 0.385, 0.160, 3, 2.6),
    ]
    sk = loft("skirt", [(x, a, b, w, 0.6, nt, nb, 0) for x, a, b, w, nt, nb in st], skirt, cap0=0.02, cap1=0.03, nu=96)
    st = [
        (0.33, 0.268, 0.33, 0.145),
        (0.25, 0.255, 0.297, 0.178),
        (0.1, 0.25, 0.283, 0.190),
        (-0.05, 0.25, 0.283, 0.188),
        (-0.17, 0.25, 0.286, 0.175),
    ]
    loft("floor", [(x, a, b, w, 0.5, 6, 5, 0) for x, a, b, w in st], board, cap0=0.012, cap1=0.012)
    for s in (-1, 1):
        pts = [
            (0.32, s * 0.147, 0.318),
            (0.25, s * 0.180, 0.284),
            (0.1, s * 0.1915, 0.272),
            (-0.05, s * 0.190, 0.272),
            (-0.17, s * 0.178, 0.276),
        ]
        tube("floorlip", pts, 0.006, lip or M.plastic, n=40)
    floor_mat(M, mat_style)
    st = [(0.22, 0.165, 0.22, 0.08), (0.1, 0.14, 0.2, 0.11), (-0.05, 0.135, 0.2, 0.115), (-0.25, 0.15, 0.25, 0.11)]
    loft("under", [(x, a, b, w, 0.5, 3, 3, 0) for x, a, b, w in st], M.plastic)
    return sk


def floor_mat(M, style):
    """rubber ribs: straight, chevrons, or studs"""
    z = lambda x: float(np.interp(x, [-0.17, -0.05, 0.1, 0.215], [0.287, 0.2845, 0.2845, 0.290]))
    lines = []
    if style == "ribs":
        for y in np.linspace(-0.135, 0.135, 13):
            lines.append([(x, y, z(x)) for x in np.linspace(0.215, -0.14, 14)])
    elif style == "chevron":
        for x0 in np.linspace(0.20, -0.10, 10):
            for s in (-1, 1):
                lines.append([(x0 - 0.05 * t, s * (0.012 + 0.135 * t), z(x0 - 0.05 * t)) for t in np.linspace(0, 1, 6)])
    elif style == "cross":
        for x in np.linspace(0.205, -0.14, 16):
            for s in (-1, 1):
                lines.append([(x, s * y, z(x)) for y in np.linspace(0.02, 0.145, 4)])
    else:
        for i, x in enumerate(np.linspace(0.205, -0.14, 15)):
            for y in np.linspace(-0.13, 0.13, 12) + (0.006 if i % 2 else -0.006):
                lines.append([(x + 0.006, y, z(x)), (x - 0.006, y, z(x))])
    dashes("mat", lines, 0.0034, M.rubber, res=3)


def stands(M, peg=True):
    """centre stand, side stand, and the pillion's foot rests"""
    for s in (-1, 1):
        tube(
            "stand",
            [(-0.22, s * 0.09, 0.17), (-0.30, s * 0.115, 0.12), (-0.42, s * 0.130, 0.088), (-0.47, s * 0.142, 0.086)],
            0.0095,
            M.black,
        )
    tube("standbar", [(-0.30, -0.115, 0.12), (-0.30, 0.115, 0.12)], 0.008, M.black, n=4)
    tube(
        "sidestand",
        [(-0.13, 0.10, 0.165), (-0.20, 0.125, 0.135), (-0.32, 0.142, 0.128), (-0.345, 0.146, 0.128)],
        0.0085,
        M.black,
    )
    if peg:
        for s in (-1, 1):
            tube(
                "pegarm",
                [(-0.22, s * 0.13, 0.235), (-0.25, s * 0.165, 0.232), (-0.262, s * 0.19, 0.235)],
                0.010,
                M.black,
            )
            tube("peg", [(-0.262, s * 0.185, 0.238), (-0.272, s * 0.235, 0.242)], 0.0125, M.rubber, n=4)
