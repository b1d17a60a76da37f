"""Cloth that falls over round forms: a grid of points, held together by distances and kept out of capsules."""

import numpy as np


def pull(P, shape, di, dj, rest, stiffness):
    """brings each pair of points (i, j) and (i+di, j+dj) back towards its distance"""
    G = P.reshape(*shape, 3)
    ni, nj = shape
    i0, i1 = (0, ni - di) if di >= 0 else (-di, ni)
    j0, j1 = (0, nj - dj) if dj >= 0 else (-dj, nj)
    a = G[i0:i1, j0:j1]
    b = G[i0 + di : i1 + di, j0 + dj : j1 + dj]
    d = b - a
    length = np.linalg.norm(d, axis=-1, keepdims=True)
    move = d * (0.5 * stiffness * (length - rest) / np.maximum(length, 1e-6))
    G[i0:i1, j0:j1] += move
    G[i0 + di : i1 + di, j0 + dj : j1 + dj] -= move


def push_out(P, forms, thick):
    """moves points that lie inside a capsule (from, to, radius from, radius to, flatness across) to its surface"""
    touched = np.zeros(len(P), bool)
    for a, b, ra, rb, flat in forms:
        across = np.array((1, flat, 1))
        a, b, Q = np.asarray(a) * across, np.asarray(b) * across, P * across
        d = b - a
        # Written out rather than as a matrix product: many small products in threads are slow beside other work.
        v = Q - a
        t = np.clip((v[:, 0] * d[0] + v[:, 1] * d[1] + v[:, 2] * d[2]) / max(float((d * d).sum()), 1e-9), 0, 1)
        away = v - t[:, None] * d
        length = np.sqrt(away[:, 0] ** 2 + away[:, 1] ** 2 + away[:, 2] ** 2)
        r = ra + (rb - ra) * t + thick
        k = np.flatnonzero(length < r)
        if len(k):
            out = Q[k] + away[k] * (r[k] / np.maximum(length[k], 1e-6) - 1)[:, None]
            P[k] = out / across
            touched[k] = True
    return touched


def drape(P, shape, forms, steps=170, passes=5, gravity=9.8, dt=0.010, floor=0.004, hem=None, thick=0.008):
    """lets the cloth fall; `hem` is told the points after every step and may gather them"""
    P = P.reshape(-1, 3).copy()
    G = P.reshape(*shape, 3)
    links = []
    for di, dj, stiffness in ((1, 0, 1.0), (0, 1, 1.0), (1, 1, 0.7), (1, -1, 0.7), (2, 0, 0.12), (0, 2, 0.12)):
        ni, nj = shape
        i0, j0, j1 = 0, max(0, -dj), nj - max(0, dj)
        a = G[i0 : ni - di, j0:j1]
        b = G[i0 + di :, j0 + dj : j1 + dj]
        links.append((di, dj, np.linalg.norm(b - a, axis=-1, keepdims=True), stiffness))
    before = P.copy()
    for _ in range(steps):
        speed = (P - before) * 0.985
        before = P.copy()
        P += speed
        P[:, 2] -= gravity * dt * dt
        for _ in range(passes):
            for di, dj, rest, stiffness in links:
                pull(P, shape, di, dj, rest, stiffness)
            touched = push_out(P, forms, thick)
        if hem is not None:
            hem(P.reshape(*shape, 3))
        low = P[:, 2] < floor
        P[low, 2] = floor
        held = touched | low
        before[held] = before[held] * 0.35 + P[held] * 0.65
    return P.reshape(*shape, 3)
