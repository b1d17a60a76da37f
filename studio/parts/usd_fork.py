"""Upside-down fork: wide outer tubes above, slim bright tubes below."""

from kit import *


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
    for d, thick, metal in ((low, 0.036, M.black), (top, 0.026, yoke)):
        stem, legs = st.stem(d), [st.at(d, -1), st.at(d, 1)]
        swept(
            "yoke",
            [legs[0], legs[0] * 0.5 + stem * 0.5, stem, legs[1] * 0.5 + stem * 0.5, legs[1]],
            [(0.028, thick / 2), (0.024, thick / 2), (0.036, thick / 2), (0.024, thick / 2), (0.028, thick / 2)],
            metal,
            up=st.axis,
            power=5,
            n=30,
        )
        for s in (-1, 1):
            turned(
                "yoke_clamp",
                [(0.0295, 0), (0.0355, 0.002), (0.0355, thick), (0.0295, thick + 0.002)],
                metal,
                st.at(d - thick / 2, s),
                st.axis,
                seg=56,
            )
            bolts("yoke_bolt", [st.at(d, s, -0.034)], st.back * -1, M.steel, r=0.0055)
    rod("stem", st.stem(low - 0.02), st.stem(top), 0.030, M.black)
    turned(
        "stem_nut",
        [(0.019, 0), (0.019, 0.010), (0.016, 0.013), (1e-6, 0.013)],
        M.steel,
        st.stem(top + 0.013),
        st.axis,
        seg=6,
        auto=20,
    )
