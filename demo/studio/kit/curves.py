"""Splines and outlines: the lines every surface is drawn from."""

import math

import numpy as np

pi = math.pi
rad = math.radians


def cspline(xk, yk, x):
    """natural cubic spline (C2: reflections stay smooth). yk may be (n,) or (n,m)"""
    xk = np.asarray(xk, float)
    yk = np.asarray(yk, float)
    x = np.asarray(x, float)
    one = yk.ndim == 1
    if one:
        yk = yk[:, None]
    if xk[0] > xk[-1]:
        xk = -xk
        x = -x
    n = len(xk)
    if n == 2:
        t = ((x - xk[0]) / (xk[1] - xk[0]))[..., None]
        r = yk[0] * (1 - t) + yk[1] * t
        return r[..., 0] if one else r
    h = np.diff(xk)
    A = np.zeros((n, n))
    B = np.zeros(yk.shape)
    A[0, 0] = A[-1, -1] = 1
    for i in range(1, n - 1):
        A[i, i - 1] = h[i - 1]
        A[i, i] = 2 * (h[i - 1] + h[i])
        A[i, i + 1] = h[i]
        B[i] = 6 * ((yk[i + 1] - yk[i]) / h[i] - (yk[i] - yk[i - 1]) / h[i - 1])
    M = np.linalg.solve(A, B)
    i = np.clip(np.searchsorted(xk, x) - 1, 0, n - 2)
    hh = h[i][..., None]
    a = ((xk[i + 1] - x))[..., None]
    b = ((x - xk[i]))[..., None]
    r = (
        M[i] * a**3 / (6 * hh)
        + M[i + 1] * b**3 / (6 * hh)
        + (yk[i] / hh - M[i] * hh / 6) * a
        + (yk[i + 1] / hh - M[i + 1] * hh / 6) * b
    )
    return r[..., 0] if one else r


def path(pts, n=40, closed=False):
    p = np.asarray(pts, float)
    if closed:
        p = np.vstack([p[-3:], p, p[:4]])
    d = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(p, axis=0), axis=1) ** 0.5)])
    if closed:
        t = np.linspace(d[3], d[-4], n, endpoint=False)
    else:
        t = np.linspace(0, d[-1], n)
    return cspline(d, p, t)


def smooth_outline(pts, n=64):
    return path(pts, n, closed=True)


def rounded_outline(pts, r=0.012, n=6, step=0.012):
    """polygon with rounded corners (r: one radius, or one for each corner), its straight edges divided into steps"""
    p = np.asarray(pts, float)
    m = len(p)
    radii = np.broadcast_to(np.asarray(r, float), (m,))
    out = []
    ends = []
    for i in range(m):
        a, b, c = p[i - 1], p[i], p[(i + 1) % m]
        u, v = a - b, c - b
        lu, lv = np.linalg.norm(u), np.linalg.norm(v)
        half = math.acos(np.clip(u @ v / (lu * lv), -1, 1)) / 2
        t = min(radii[i] / max(math.tan(half), 1e-3), lu * 0.48, lv * 0.48)
        p0, p1 = b + u / lu * t, b + v / lv * t
        s = np.linspace(0, 1, n)[:, None]
        ends.append(p0 * (1 - s) ** 2 + 2 * b * s * (1 - s) + p1 * s**2)
    for i in range(m):
        out += list(ends[i])
        a, b = ends[i][-1], ends[(i + 1) % m][0]
        k = int(np.linalg.norm(b - a) / step)
        out += [a + (b - a) * j / (k + 1) for j in range(1, k + 1)]
    return np.array(out)
