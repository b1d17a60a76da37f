"""Tail cowls, grab rails, tail lamps, indicators and number plates."""

from kit import *
from parts.chassis import SIDES, stations

COWL = [
    (-0.36, 0.690, 0.768, 0.112, 0.5, 3, 2.6, 0),
    (-0.48, 0.705, 0.782, 0.128, 0.5, 2.8, 2.5, 0),
    (-0.60, 0.728, 0.806, 0.124, 0.5, 2.6, 2.4, -0.1),
    (-0.72, 0.760, 0.832, 0.104, 0.5, 2.5, 2.3, -0.2),
    (-0.82, 0.792, 0.846, 0.076, 0.5, 2.4, 2.3, -0.3),
]


def cowl(M, rows=COWL, matl=None, cap0=0.015, cap1=0.02):
    """painted tail below the seat"""
    o = loft("tail", rows, matl or M.body, nu=90, nv=80, cap0=cap0, cap1=cap1)
    bpy.context.view_layer.update()
    return o


def grab_loop(M, matl=None, at=(0, 0, 0), r=0.011):
    """one rail round the end of the seat"""
    by = np.array(at)
    for s in (-1, 1):
        line = [
            (-0.56, 0.118, 0.80),
            (-0.62, 0.132, 0.845),
            (-0.74, 0.115, 0.876),
            (-0.82, 0.06, 0.886),
            (-0.83, 0, 0.886),
        ]
        tube("grab_rail", [np.array((x, s * y, z)) + by for x, y, z in line], r, matl or M.alu)
        rod(
            "grab_mount",
            np.array((-0.575, s * 0.1, 0.79)) + by,
            np.array((-0.575, s * 0.124, 0.82)) + by,
            0.010,
            M.black,
        )


def indicator(M, at, length=0.03, lens=None, stalk_from=None):
    """amber turn signal on a stalk; at: middle of the lens"""
    at = np.array(at, float)
    if stalk_from is not None:
        tube("indicator_stalk", [stalk_from, at * [1, 0.85, 1]], 0.006, M.black, n=3)
    k = length / 0.03
    loft(
        "indicator",
        [
            (-0.03 * k, -0.015, 0.015, 0.022, 0.5, 2.4, 2.4, 0),
            (0, -0.019, 0.019, 0.026, 0.5, 2.4, 2.4, 0),
            (0.03 * k, -0.015, 0.015, 0.020, 0.5, 2.4, 2.4, 0),
        ],
        lens or M.amber,
        axis="y",
        nv=14,
        cap0=0.01,
        cap1=0.012,
        mod=lambda P: P + at,
    )


def lamp_on(M, cowl, outline, bezel=1.12, dome=0.012):
    """red lamp laid on the end of a tail cowl; outline in (y, z)"""
    ol = np.asarray(outline, float)
    mid = ol.mean(0)
    patch("tail_bezel", cowl, mid + (ol - mid) * bezel, M.gloss, "-x", off=0.003, dome=0.004)
    patch("tail_lamp", cowl, ol, M.red, "-x", off=0.006, dome=dome)


def number_plate(M, at=(-0.905, 0, 0.60), tilt=-25, size=(0.155, 0.092)):
    """plate with its carrier and a red reflector above"""
    turn = Matrix.Rotation(rad(tilt), 4, "Y")
    x, y, z = at
    rbox(
        "plate_carrier",
        (0.006, size[0] + 0.01, size[1] + 0.008),
        (x + 0.002, y, z + 0.002),
        M.plastic,
        bev=0.003,
        rot=turn,
    )
    rbox("plate", (0.003, *size), (x - 0.0025, y, z), M.plate, bev=0.001, rot=turn)
