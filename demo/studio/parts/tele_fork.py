"""Telescopic fork with yokes, its stem and its tube covers or rubber boots."""

from kit import *


class Steering:
    """the line of the fork legs: `at(s)` is the point s metres up from the axle, in the middle plane"""

    def __init__(self, axle, rake=27.0, spacing=0.1, offset=0.043):
        self.axle = np.asarray(axle, float)
        self.axis = np.array([-math.sin(rad(rake)), 0, math.cos(rad(rake))])
        self.back = np.array([-math.cos(rad(rake)), 0, -math.sin(rad(rake))])
        self.spacing, self.offset = spacing, offset
        self.turn = Matrix.Rotation(rad(-rake), 4, "Y")

    def at(self, s, side=0, back=0.0):
        return self.axle + self.axis * s + np.array([0, side * self.spacing, 0]) + self.back * back

    def stem(self, s):
        return self.at(s, 0, self.offset)


def yokes(M, st, low, top, plates, half, clamp, reach=0.0, bolt=-0.031, nut=None, rise=0.012):
    """two yokes with clamps round the legs, the stem and its nut; `plates` are thickness and metal of the lower and upper"""
    for d, (thick, metal) in zip((low, top), plates):
        stem, legs = st.stem(d), [st.at(d, -1), st.at(d, 1)]
        out = np.array([0, reach, 0])
        swept(
            "yoke",
            [legs[0] - out, legs[0] * 0.5 + stem * 0.5, stem, legs[1] * 0.5 + stem * 0.5, legs[1] + out],
            [(w, thick / 2) for w in (half[0], half[1], half[2], half[1], half[0])],
            metal,
            up=st.axis,
            power=5,
            n=30,
        )
        for s in (-1, 1):
            turned(
                "yoke_clamp",
                [(clamp[0], 0), (clamp[1], 0.002), (clamp[1], thick), (clamp[0], thick + 0.002)],
                metal,
                st.at(d - thick / 2, s),
                st.axis,
                seg=56,
            )
            bolts("yoke_bolt", [st.at(d, s, bolt)], st.back * -1, M.steel, r=0.0055)
    rod("stem", st.stem(low - 0.02), st.stem(top), 0.030, M.black)
    turned(
        "stem_nut",
        [(0.019, 0), (0.019, 0.010), (0.016, 0.013), (1e-6, 0.013)],
        nut,
        st.stem(top + rise),
        st.axis,
        seg=6,
        auto=20,
    )


def tele_fork(M, st, slider=None, cover="ears", low=0.515, top=0.71, boots=False, yoke=None):
    """sliders, tubes, two yokes; `boots` puts rubber gaiters round the tubes, `cover` the metal tubes behind the lamp"""
    slider, yoke = slider or M.polished, yoke or M.black
    for s in (-1, 1):
        p = lambda d: st.at(d, s)
        foot = [
            (0.019, 0),
            (0.0265, 0.012),
            (0.0285, 0.05),
            (0.0265, 0.075),
            (0.0265, 0.30),
            (0.029, 0.305),
            (0.029, 0.33),
            (0.027, 0.335),
        ]
        turned("slider", [(1e-6, 0)] + [(r, h) for r, h in foot] + [(1e-6, 0.335)], slider, p(-0.035), st.axis, seg=56)
        turned(
            "dust_seal",
            [(0.028, 0), (0.0285, 0.004), (0.0285, 0.010), (0.022, 0.016), (0.0205, 0.018)],
            M.rubber,
            p(0.298),
            st.axis,
            seg=48,
        )
        rod("fork_tube", p(0.28), p(top + 0.025), 0.0195, M.chrome, seg=48)
        turned(
            "fork_cap",
            [(0.019, 0), (0.019, 0.004), (0.015, 0.009), (1e-6, 0.010)],
            M.alu,
            p(top + 0.022),
            st.axis,
            seg=6,
            auto=20,
        )
        if boots:
            ribbed("boot", p(0.30), p(low - 0.012), 0.034, M.rubber, count=11, depth=0.0095, r1=0.031)
            turned(
                "boot_clamp",
                [(0.033, 0), (0.034, 0.002), (0.034, 0.010), (0.033, 0.012)],
                M.rubber,
                p(0.296),
                st.axis,
                seg=48,
            )
        if cover:
            metal = M.black if cover == "ears" else M.chrome
            turned(
                "ear_tube",
                [(0.0285, 0), (0.030, 0.004), (0.030, top - low - 0.045), (0.0285, top - low - 0.04)],
                metal,
                p(low + 0.02),
                st.axis,
                seg=56,
            )
        axle_nut = [(0.0175, 0), (0.0175, 0.012), (0.015, 0.0145), (1e-6, 0.0145)]
        turned("axle_nut", axle_nut, M.steel, p(0) + [0, s * 0.026, 0], (0, s, 0), seg=6, auto=20)
        bolts("pinch", [p(0.03) + st.back * -0.026 + [0, s * 0.0, 0]], st.back * -1, M.steel, r=0.005, h=0.004)
        turned(
            "reflector",
            [(0.016, 0), (0.016, 0.005), (0.013, 0.008), (1e-6, 0.008)],
            M.amber,
            p(0.25) + [0, s * 0.0255, 0],
            (0, s, 0),
            seg=32,
        )
    plates = (0.034, M.black), (0.024, yoke)
    yokes(M, st, low, top, plates, (0.026, 0.022, 0.034), (0.0285, 0.0325), reach=0.006, nut=M.chrome)
