"""Frames, swing arms and foot rests."""

from kit import *


def diamond(ch, M, matl=None, tail_up=0.0, plates=True):
    """tube frame: down tube, cradle under the engine, rear rails under the seat (tail_up raises their ends)"""
    ml = matl or M.black
    head = ch.lead
    down = [np.array([0.315, 0, 0.80]) + head, np.array([0.27, 0, 0.62]) + head * 0.75]
    tube(
        "down_tube",
        [*down, np.array([0.22, 0, 0.42]) + head * 0.4, (0.17, 0, 0.27), (0.10, 0, 0.215), (-0.05, 0, 0.205)],
        0.0185,
        ml,
    )
    tube("spine", [np.array([0.31, 0, 0.79]) + head, (0.1, 0, 0.75), (-0.12, 0, 0.73), (-0.26, 0, 0.66)], 0.024, ml)
    for s in (-1, 1):
        tube(
            "cradle",
            [
                (0.12, s * 0.02, 0.22),
                (0.02, s * 0.07, 0.20),
                (-0.12, s * 0.085, 0.205),
                (-0.22, s * 0.09, 0.26),
                (-0.26, s * 0.09, 0.36),
                (-0.27, s * 0.085, 0.55),
                (-0.25, s * 0.07, 0.70),
            ],
            0.0135,
            ml,
        )
        end = ch.trail + np.array([0, 0, tail_up])
        tube(
            "rail",
            [
                (-0.10, s * 0.06, 0.72),
                (-0.3, s * 0.10, 0.715),
                np.array([-0.5, s * 0.10, 0.735]) + end * 0.5,
                np.array([-0.74, s * 0.075, 0.775]) + end,
            ],
            0.0125,
            ml,
        )
        tube("rail_strut", [(-0.26, s * 0.09, 0.44), (-0.36, s * 0.10, 0.58), (-0.47, s * 0.102, 0.73)], 0.0115, ml)
        if plates:
            plate(
                "pivot_plate",
                [(-0.20, 0.40), (-0.185, 0.34), (-0.20, 0.28), (-0.24, 0.27), (-0.27, 0.33), (-0.26, 0.41)],
                s * 0.088,
                s * 0.099,
                ml,
                bev=0.004,
                smooth=40,
            )


def swing_arm(ch, M, kind="box", half=0.1, matl=None):
    """box section (stout) or round tube; half: distance of each arm from the middle"""
    ml = matl or M.black
    x, z = ch.rx, ch.rear_radius
    for s in (-1, 1):
        if kind == "tube":
            tube(
                "swing", [(-0.215, s * half, 0.333), (-0.45, s * half, 0.32), (x - 0.03, s * half, z)], 0.0165, ml, n=20
            )
            plate(
                "swing_end",
                [(x + 0.04, z + 0.02), (x - 0.05, z + 0.02), (x - 0.055, z - 0.02), (x + 0.04, z - 0.02)],
                s * (half - 0.008),
                s * (half + 0.008),
                ml,
                bev=0.004,
            )
        else:
            outline = [
                (-0.20, 0.315),
                (-0.21, 0.357),
                (-0.42, z + 0.042),
                (x + 0.03, z + 0.026),
                (x - 0.058, z + 0.020),
                (x - 0.060, z - 0.020),
                (x + 0.03, z - 0.024),
                (-0.42, z - 0.008),
            ]
            plate("swing", outline, s * (half - 0.014), s * (half + 0.012), ml, bev=0.006)
        rod("pivot", (-0.225, s * (half - 0.015), 0.332), (-0.225, s * (half + 0.02), 0.332), 0.019, M.steel)
        rod(
            "pivot_nut", (-0.225, s * (half + 0.018), 0.332), (-0.225, s * (half + 0.03), 0.332), 0.012, M.chrome, seg=6
        )
        lathe(
            "rear_nut",
            [(1e-6, s * 0.014), (0.0125, s * 0.014), (0.014, s * 0.011), (0.014, 0), (0.021, 0), (0.021, -s * 0.003)],
            M.steel,
            (x, s * (half + 0.015), z),
            seg=6,
            auto=20,
        )
        rbox("adjuster", (0.012, 0.018, 0.018), (x - 0.062, s * half, z), M.steel, bev=0.003)
    rbox("swing_bridge", (0.05, half * 2, 0.035), (-0.30, 0, 0.335), ml, bev=0.01)


def foot_rests(ch, M, pillion=True, bracket=None, rider=(-0.13, 0.275)):
    """rubber pegs of rider and pillion"""
    x, z = rider
    for s in (-1, 1):
        rod("peg", (x, s * 0.12, z), (x - 0.005, s * 0.235, z + 0.005), 0.0125, M.rubber)
        for i in range(5):
            y = s * (0.135 + i * 0.02)
            rod("peg_rib", (x, y, z + 0.0012), (x, y + s * 0.008, z + 0.0015), 0.014, M.rubber, seg=24)
        rod("peg_mount", (x, s * 0.07, z - 0.003), (x, s * 0.125, z), 0.009, M.steel)
        if pillion:
            plate(
                "peg_bracket",
                [
                    (-0.25, 0.46),
                    (-0.285, 0.475),
                    (-0.345, 0.40),
                    (-0.415, 0.325),
                    (-0.405, 0.298),
                    (-0.375, 0.305),
                    (-0.30, 0.38),
                ],
                s * 0.114,
                s * 0.124,
                bracket or M.alu,
                bev=0.003,
            )
            rod("peg_pillion", (-0.392, s * 0.12, 0.315), (-0.397, s * 0.205, 0.318), 0.011, M.rubber)
