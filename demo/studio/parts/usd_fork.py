"""Upside-down fork: wide outer tubes above, slim bright tubes below."""

from kit import *
from parts.tele_fork import yokes


def usd_fork(M, st, outer=None, low=0.52, top=0.70, yoke=None, seam=0.31):
    """outer tubes (gold unless told otherwise) held in two yokes; bright inner tubes end in cast feet"""
    outer, yoke = outer or M.gold, yoke or M.black
    for s in (-1, 1):
        p = lambda d: st.at(d, s)
        turned(
            "fork_outer",
            [(0.0225, 0), (0.0272, 0.004), (0.0272, 0.10), (0.0295, 0.16), (0.0295, top - seam + 0.02)],
            outer,
            p(seam),
            st.axis,
            seg=56,
        )
        turned(
            "fork_seal",
            [(0.0215, -0.016), (0.0285, -0.012), (0.0290, 0.004), (0.0275, 0.010)],
            M.black,
            p(seam),
            st.axis,
            seg=48,
        )
        rod("fork_inner", p(0.04), p(seam + 0.02), 0.0195, M.chrome, seg=48)
        turned(
            "fork_cap",
            [(0.0295, 0), (0.0295, 0.004), (0.024, 0.008), (0.011, 0.008), (0.011, 0.014), (1e-6, 0.014)],
            M.alu,
            p(top + 0.018),
            st.axis,
            seg=48,
        )
        turned(
            "fork_foot",
            [
                (1e-6, -0.038),
                (0.018, -0.036),
                (0.026, -0.02),
                (0.028, 0.012),
                (0.026, 0.055),
                (0.0245, 0.078),
                (0.0195, 0.084),
            ],
            M.black,
            p(0),
            st.axis,
            seg=48,
            smoothn=40,
        )
        turned(
            "axle_nut",
            [(0.0175, 0), (0.0175, 0.012), (0.015, 0.0145), (1e-6, 0.0145)],
            M.steel,
            p(0) + [0, s * 0.026, 0],
            (0, s, 0),
            seg=6,
            auto=20,
        )
        turned(
            "reflector",
            [(0.015, 0), (0.015, 0.004), (0.012, 0.007), (1e-6, 0.007)],
            M.amber,
            p(0.10) + [0, s * 0.0235, 0],
            (0, s, 0),
            seg=32,
        )
        swept(
            "fork_guard",
            [
                p(0.04) - st.back * 0.030 + [0, s * 0.006, 0],
                p(0.17) - st.back * 0.036 + [0, s * 0.006, 0],
                p(0.285) - st.back * 0.034 + [0, s * 0.006, 0],
            ],
            [(0.020, 0.004), (0.026, 0.004), (0.016, 0.004)],
            M.plastic,
            up=st.back,
            power=4,
        )
    plates = (0.036, M.black), (0.026, yoke)
    yokes(M, st, low, top, plates, (0.028, 0.024, 0.036), (0.0295, 0.0355), bolt=-0.034, nut=M.steel, rise=0.013)
