"""Solids and sheets: lofts, lathes, tubes, plates and boxes, each linked to the scene as it is made."""

import bmesh
import bpy
from mathutils import Matrix, Vector

from .curves import *

# Every object of the vehicle, in the order it was made.
ROOT = []


def link(o):
    bpy.context.scene.collection.objects.link(o)
    ROOT.append(o)
    return o


def mk(name, V, F, mat, smooth=True, auto=None, uvs=None):
    me = bpy.data.meshes.new(name)
    me.from_pydata([tuple(map(float, v)) for v in V], [], F)
    me.polygons.foreach_set("use_smooth", [smooth] * len(me.polygons))
    if auto:
        me.use_auto_smooth = True
        me.auto_smooth_angle = rad(auto)
    me.update()
    o = bpy.data.objects.new(name, me)
    for m in mat if isinstance(mat, (list, tuple)) else [mat]:
        me.materials.append(m)
    return link(o)


def recalc(o):
    bm = bmesh.new()
    bm.from_mesh(o.data)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(o.data)
    bm.free()
    return o


def grid(name, P, mat, cu=False, cv=False, auto=None, pole0=None, pole1=None, thick=0, bevel=0, sub=0):
    """P: (nv,nu,3)"""
    nv, nu = P.shape[:2]
    V = list(P.reshape(-1, 3))
    F = []
    for j in range(nv if cv else nv - 1):
        j2 = (j + 1) % nv
        for i in range(nu if cu else nu - 1):
            i2 = (i + 1) % nu
            F.append((j * nu + i, j * nu + i2, j2 * nu + i2, j2 * nu + i))
    if pole0 is not None:
        k = len(V)
        V.append(pole0)
        for i in range(nu):
            F.append((k, (i + 1) % nu, i))
    if pole1 is not None:
        k = len(V)
        V.append(pole1)
        b = (nv - 1) * nu
        for i in range(nu):
            F.append((k, b + i, b + (i + 1) % nu))
    o = mk(name, V, F, mat, auto=auto)
    recalc(o)
    if thick:
        m = o.modifiers.new("s", "SOLIDIFY")
        m.thickness = abs(thick)
        m.offset = -1 if thick > 0 else 1
        o.data.use_auto_smooth = True
        o.data.auto_smooth_angle = rad(40)
    if bevel:
        b = o.modifiers.new("b", "BEVEL")
        b.width = bevel
        b.segments = 3
        b.limit_method = "ANGLE"
        b.angle_limit = rad(50)
    if sub:
        s = o.modifiers.new("u", "SUBSURF")
        s.levels = s.render_levels = sub
    return o


def ring(w, hu, hl, nt, nb, nu):
    th = np.linspace(0, 2 * pi, nu, endpoint=False) + 1e-6
    c, s = np.cos(th), np.sin(th)
    n = np.where(s >= 0, nt, nb)
    r = (np.abs(c) ** n + np.abs(s) ** n) ** (-1 / n)
    return w * r * c, np.where(s >= 0, hu, hl) * r * s


def loft(name, st, mat, nu=72, nv=90, cap0=0.02, cap1=0.02, axis="x", mod=None, sub=0, split=None, **kw):
    """st rows: pos, zb, zt, w, zm(0..1), nt, nb, shear ; natural-spline interpolated"""
    S = np.array([list(r) + [0.5, 2.6, 2.6, 0][len(r) - 4 :] if len(r) < 8 else list(r) for r in st], float)
    p = S[:, 0]
    t = np.linspace(p[0], p[-1], nv)
    I = cspline(p, S[:, 1:], t)
    d = np.sign(p[-1] - p[0])
    rows = []

    def onering(x, q, k=1.0, dx=0):
        zb, zt, w, zm, nt, nb, sh = q
        zc = zb + (zt - zb) * zm
        y, z = ring(w * k, (zt - zc) * k, (zc - zb) * k, max(nt, 1.2), max(nb, 1.2), nu)
        return np.stack([x + dx + sh * (z + zc - (zb + zt) / 2), y, z + zc], 1)

    nc = 9
    if cap0:
        for a in np.linspace(pi / 2 * 0.98, 0, nc, endpoint=False):
            rows.append(onering(t[0], I[0], math.cos(a), -d * cap0 * math.sin(a)))
    for x, q in zip(t, I):
        rows.append(onering(x, q))
    if cap1:
        for a in np.linspace(0, pi / 2 * 0.98, nc + 1)[1:]:
            rows.append(onering(t[-1], I[-1], math.cos(a), d * cap1 * math.sin(a)))
    P = np.array(rows)
    if axis == "y":
        P = P[..., [1, 0, 2]]
    if axis == "z":
        P = P[..., [2, 1, 0]]
    if mod is not None:
        P = mod(P)
    p0 = P[0].mean(0)
    p1 = P[-1].mean(0)
    o = grid(name, P, mat, cu=True, pole0=p0, pole1=p1, sub=sub, **kw)
    if split:
        nrow = P.shape[0] - 1
        idx = np.zeros(len(o.data.polygons), int)
        for f in range(nrow * nu):
            j = f // nu
            if split(P[j].mean(0)):
                idx[f] = 1
        for f in range(nrow * nu, nrow * nu + nu):
            idx[f] = int(split(p0))
        for f in range(nrow * nu + nu, len(idx)):
            idx[f] = int(split(p1))
        o.data.polygons.foreach_set("material_index", idx)
    return o


def sheet(name, f, mat, nu=60, nv=60, thick=0.004, bevel=0.0012, u=(-1, 1), v=(0, 1), sub=0, flip=False, split=None):
    U, Vv = np.meshgrid(np.linspace(*u, nu), np.linspace(*v, nv))
    P = f(U, Vv)
    o = grid(name, P, mat, thick=-thick if flip else thick, bevel=bevel, sub=sub)
    if split:
        idx = [int(split(P[f // (nu - 1), f % (nu - 1)])) for f in range((nu - 1) * (nv - 1))]
        o.data.polygons.foreach_set("material_index", idx)
    return o


def lathe(name, prof, mat, c=(0, 0, 0), ax="y", seg=96, auto=38, rot=None, smoothn=0):
    pr = np.asarray(prof, float)
    if smoothn:
        pr = path(pr, smoothn)
    th = np.linspace(0, 2 * pi, seg, endpoint=False)
    R = pr[:, 0][:, None]
    H = pr[:, 1][:, None]
    P = np.stack([R * np.cos(th), H + 0 * th, R * np.sin(th)], -1)
    if ax == "x":
        P = P[..., [1, 0, 2]]
    if ax == "z":
        P = P[..., [0, 2, 1]]
    o = grid(name, P, mat, cu=True, auto=auto)
    if rot is not None:
        o.matrix_world = Matrix.Translation(c) @ rot
    else:
        o.location = c
    return o


def align(p0, p1):
    """matrix: local y axis -> p0->p1, origin p0"""
    d = Vector(p1) - Vector(p0)
    q = Vector((0, 1, 0)).rotation_difference(d.normalized())
    return Matrix.Translation(p0) @ q.to_matrix().to_4x4(), d.length


def rod(name, p0, p1, r, mat, r1=None, seg=40, ch=0.002):
    M, L = align(p0, p1)
    r1 = r if r1 is None else r1
    o = lathe(name, [(1e-6, 0), (r - ch, 0), (r, ch), (r1, L - ch), (r1 - ch, L), (1e-6, L)], mat, seg=seg)
    o.matrix_world = M
    return o


def lathe_on(name, prof, mat, p0, p1, seg=64, smoothn=0, auto=38):
    """prof in (r, s) with s 0..1 along p0->p1"""
    M, L = align(p0, p1)
    o = lathe(name, [(r, s * L) for r, s in prof], mat, seg=seg, smoothn=smoothn, auto=auto)
    o.matrix_world = M
    return o


def tube(name, pts, r, mat, n=48, closed=False, radii=None, res=10, raw=False):
    P = np.asarray(pts, float) if raw else path(pts, n, closed)
    cu = bpy.data.curves.new(name, "CURVE")
    cu.dimensions = "3D"
    cu.bevel_depth = r
    cu.bevel_resolution = res
    cu.use_fill_caps = True
    s = cu.splines.new("POLY")
    s.points.add(len(P) - 1)
    for i, p in enumerate(P):
        s.points[i].co = (*p, 1)
    if radii is not None:
        rr = np.interp(np.linspace(0, 1, len(P)), np.linspace(0, 1, len(radii)), radii)
        for i, q in enumerate(rr):
            s.points[i].radius = q
    s.use_cyclic_u = closed
    s.use_smooth = True
    o = bpy.data.objects.new(name, cu)
    cu.materials.append(mat)
    return link(o)


def spring(name, p0, p1, R, r, turns, mat):
    M, L = align(p0, p1)
    t = np.linspace(0, 1, int(turns * 28))
    a = t * turns * 2 * pi
    P = np.stack([R * np.cos(a), t * L, R * np.sin(a)], 1)
    o = tube(name, P, r, mat, raw=True, res=5)
    o.matrix_world = M
    return o


def rbox(name, dim, c, mat, bev=0.008, rot=None, seg=4):
    x, y, z = [d / 2 for d in dim]
    V = [(a * x, b * y, cc * z) for a in (-1, 1) for b in (-1, 1) for cc in (-1, 1)]
    F = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    o = mk(name, V, F, mat, auto=60)
    recalc(o)
    b = o.modifiers.new("b", "BEVEL")
    b.width = bev
    b.segments = seg
    o.modifiers.new("w", "WEIGHTED_NORMAL")
    o.matrix_world = Matrix.Translation(c) @ (rot if rot is not None else Matrix())
    return o


def plate(name, outline, y0, y1, mat, bev=0.004, seg=3, smooth=0, mod=None):
    """extrude an xz outline from y0 to y1, bevelled"""
    ol = smooth_outline(outline, smooth) if smooth else np.asarray(outline, float)
    n = len(ol)
    V = [(p[0], y0, p[1]) for p in ol] + [(p[0], y1, p[1]) for p in ol]
    if mod:
        V = [mod(v) for v in V]
    F = [tuple(range(n)), tuple(range(2 * n - 1, n - 1, -1))] + [
        (i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)
    ]
    o = mk(name, V, F, mat, auto=40)
    recalc(o)
    b = o.modifiers.new("b", "BEVEL")
    b.width = bev
    b.segments = seg
    b.limit_method = "ANGLE"
    b.angle_limit = rad(40)
    o.modifiers.new("w", "WEIGHTED_NORMAL")
    return o


def radial(outline, c=None, K=14, pw=1.0):
    ol = np.asarray(outline, float)
    c = ol.mean(0) if c is None else np.asarray(c)
    ks = np.concatenate([np.linspace(1, 0.86, 5), np.linspace(0.86, 0.0, K)[1:-1]])
    return ks, np.array([c + (ol - c) * k for k in ks]), c


def puff(name, outline, y0, depth, mat, edge=0.004, K=14, smooth=64, mod=None, p=2.2, wall=0.0, side=-1, c=None):
    """domed panel on plane y=y0 bulging to side*y ; wall = straight rim height"""
    ol = smooth_outline(outline, smooth) if smooth else np.asarray(outline, float)
    ks, G, cc = radial(ol, c, K)
    prof = lambda k: wall + depth * (1 - k**p) ** (1 / p) if k < 1 else wall
    rows = [np.stack([G[0][:, 0], np.full(len(ol), y0), G[0][:, 1]], 1)]
    for k, g in zip(ks, G):
        rows.append(np.stack([g[:, 0], np.full(len(ol), y0 + side * prof(k)), g[:, 1]], 1))
    P = np.array(rows)
    pole = np.array([cc[0], y0 + side * prof(0), cc[1]])
    if mod:
        P = mod(P)
        pole = mod(pole[None, None, :])[0, 0]
    return grid(name, P, mat, cu=True, pole1=pole, auto=50)


def mirror_y(o):
    """duplicate an object mirrored on y"""
    o2 = o.copy()
    o2.data = o.data.copy()
    link(o2)
    bpy.context.view_layer.update()
    o2.matrix_world = Matrix.Diagonal((1, -1, 1, 1)) @ o.matrix_world
    if o2.type == "MESH":
        o2.data.flip_normals()
    return o2
