"""Rear-view mirrors."""

from kit import *


def mirror_set(M, base, head, R=(0.068, 0.044), stem=0.0055, shape=2.6, matl=None):
    ml = matl or M.plastic
    for s in (-1, 1):
        b = np.array(base) * [1, s, 1]
        h = np.array(head) * [1, s, 1]
        mid = (b + h) / 2 + np.array([0.005, s * 0.0, 0.02])
        tube("mstem", [b, b + [0, 0, 0.03], mid, h - [0, s * 0.02, 0.03]], stem, M.black)
        rod("mbase", b - np.array([0, 0, 0.02]), b + np.array([0, 0, 0.012]), 0.011, M.black)

        # head: loft along x (front->back), face looks backwards
        def mod(P, h=h, s=s):
            Q = P.copy()
            a = rad(-14) * s
            Q[..., 1] = P[..., 1] * 1.0
            x, y = Q[..., 0].copy(), Q[..., 1].copy()
            Q[..., 0] = x * math.cos(a) - y * math.sin(a) + h[0]
            Q[..., 1] = x * math.sin(a) + y * math.cos(a) + h[1]
            Q[..., 2] = P[..., 2] + h[2] + 0.12 * s * (y)
            return Q

        w, hh = R
        loft(
            "mhead",
            [
                (0.03, -hh * 0.55, hh * 0.55, w * 0.6, 0.5, 2.2, 2.2, 0),
                (0.018, -hh * 0.85, hh * 0.85, w * 0.88, 0.5, 2.5, 2.5, 0),
                (0.0, -hh, hh, w, 0.5, shape, shape, 0),
                (-0.012, -hh, hh, w, 0.5, shape, shape, 0),
            ],
            ml,
            nv=24,
            cap0=0.008,
            cap1=0.002,
            mod=mod,
        )
        loft(
            "mglass",
            [
                (-0.0130, -hh * 0.9, hh * 0.9, w * 0.92, 0.5, shape, shape, 0),
                (-0.0148, -hh * 0.9, hh * 0.9, w * 0.92, 0.5, shape, shape, 0),
            ],
            M.mirror,
            nv=3,
            cap0=0,
            cap1=0.0004,
            mod=mod,
        )
