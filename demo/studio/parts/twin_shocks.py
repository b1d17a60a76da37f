"""Twin rear shocks with springs, covers or gas bottles."""

from kit import *


def twin_shocks(M, low, high, spring_mat=None, cover=None, gas=None, body=None, turns=10, R=0.030):
    """`low` and `high` are the eyes on the left (y > 0); `cover` hides the upper spring in a bright shell"""
    body = body or M.black
    spring_mat = spring_mat or M.springk
    for s in (-1, 1):
        p0, p1 = np.array(low) * [1, s, 1], np.array(high) * [1, s, 1]
        q = lambda t: p0 + (p1 - p0) * t
        rod("shock_rod", q(0.3), q(0.97), 0.0075, M.chrome, seg=24)
        lathe_on(
            "shock_body",
            [(0.012, 0.02), (0.019, 0.06), (0.0245, 0.09), (0.0245, 0.36), (0.022, 0.38), (1e-6, 0.385)],
            body,
            p0,
            p1,
            seg=48,
        )
        lathe_on(
            "shock_collar",
            [(0.022, 0.13), (R + 0.006, 0.135), (R + 0.006, 0.165), (R + 0.002, 0.172), (0.02, 0.172)],
            M.steel,
            p0,
            p1,
            seg=48,
        )
        for i in range(3):
            lathe_on(
                "shock_notch",
                [
                    (0.0255, 0.095 + i * 0.014),
                    (0.0285, 0.097 + i * 0.014),
                    (0.0285, 0.102 + i * 0.014),
                    (0.0255, 0.104 + i * 0.014),
                ],
                M.steel,
                p0,
                p1,
                seg=32,
            )
        spring("shock_spring", q(0.17), q(0.86), R, 0.0056, turns, spring_mat)
        lathe_on(
            "shock_top",
            [
                (0.014, 0.84),
                (R + 0.005, 0.845),
                (R + 0.006, 0.86),
                (R + 0.002, 0.875),
                (0.021, 0.90),
                (0.018, 0.96),
                (0.012, 0.98),
            ],
            body,
            p0,
            p1,
            seg=48,
        )
        if cover:
            lathe_on(
                "shock_cover",
                [(R + 0.008, 0.58), (R + 0.0098, 0.585), (R + 0.0098, 0.86), (R + 0.006, 0.885), (0.02, 0.90)],
                cover,
                p0,
                p1,
                seg=56,
            )
        if gas:
            rod("gas", q(0.60) + [-0.040, 0, -0.012], q(0.95) + [-0.040, 0, -0.012], 0.0165, gas, ch=0.004)
            rbox("gas_neck", (0.05, 0.018, 0.02), q(0.92) + [-0.02, 0, -0.01], body, bev=0.005)
        for t in (0, 1):
            turned(
                "shock_eye",
                [
                    (1e-6, -0.018),
                    (0.012, -0.018),
                    (0.018, -0.015),
                    (0.0195, -0.010),
                    (0.0195, 0.010),
                    (0.018, 0.015),
                    (0.012, 0.018),
                    (1e-6, 0.018),
                ],
                body,
                q(t),
                (0, 1, 0),
                seg=36,
            )
            turned(
                "shock_nut",
                [(0.0125, 0), (0.0125, 0.008), (0.009, 0.013), (1e-6, 0.014)],
                M.chrome,
                q(t) + [0, s * 0.017, 0],
                (0, s, 0),
                seg=20,
                auto=30,
            )
