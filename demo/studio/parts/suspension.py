"""Rear shock absorbers."""

from kit import *


def _strut(M, p0, p1, coil, R=0.0285, wire=0.0052, turns=9, body=None):
    """damper with a coil spring between two eyes"""
    q = lambda t: p0 + (p1 - p0) * t
    body = body or M.black
    rod("shock_rod", q(0), q(1), 0.0085, M.chrome)
    rod("shock_body", q(0.02), q(0.42), R - 0.006, body)
    rod("shock_cover", q(0.60), q(0.97), R - 0.0085, body)
    rod("spring_seat", q(0.155), q(0.175), R + 0.0055, M.steel)
    rod("preload", q(0.10), q(0.155), R - 0.001, M.black, seg=10)
    rod("spring_seat", q(0.80), q(0.825), R + 0.0055, M.steel)
    spring("coil", q(0.175), q(0.80), R, wire, turns, coil)


def _eye(M, at):
    lathe(
        "eye",
        [(1e-6, -0.016), (0.016, -0.016), (0.018, -0.012), (0.018, 0.012), (0.016, 0.016), (1e-6, 0.016)],
        M.steel,
        at,
        seg=32,
    )
    lathe("eye_nut", [(1e-6, -0.021), (0.009, -0.021), (0.009, 0.021), (1e-6, 0.021)], M.chrome, at, seg=6, auto=20)


def twin_shocks(ch, M, coil=None, canister=None, low=(-0.585, 0.128, 0.345), high=(-0.475, 0.122, 0.715), shroud=None):
    """one strut on each side; canister: material of a gas reservoir, shroud: of a cover over the upper half"""
    for s in (-1, 1):
        p0 = np.array(low) * [1, s, 1] + ch.trail
        p1 = np.array(high) * [1, s, 1] + ch.trail * 0.5
        _strut(M, p0, p1, coil or M.spring)
        for p in (p0, p1):
            _eye(M, p)
        q = lambda t: p0 + (p1 - p0) * t
        if canister:
            back = np.array([-0.035, 0, -0.02])
            rod("gas", q(0.55) + back, q(1.0) + back + [-0.015, 0, 0], 0.017, canister, ch=0.004)
        if shroud:
            rod("shock_shroud", q(0.58), q(0.955), 0.0355, shroud, ch=0.006)


def mono_shock(ch, M, coil=None, low=(-0.40, 0.0, 0.36), high=(-0.285, 0.0, 0.66)):
    """a single strut in the middle, between swing arm and seat"""
    p0, p1 = np.array(low), np.array(high)
    _strut(M, p0, p1, coil or M.spring, R=0.036, wire=0.0068, turns=8)
    for p in (p0, p1):
        _eye(M, p)
    rbox("shock_mount", (0.05, 0.17, 0.03), p0 - [0, 0, 0.018], M.black, bev=0.008)
