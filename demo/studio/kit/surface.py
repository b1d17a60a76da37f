"""Things laid on a surface: lamps, panel gaps, stripes and lettering that follow the body."""

from mathutils.bvhtree import BVHTree

from .mesh import *

_bv = {}


def bvh(o):
    if o.name not in _bv:
        dg = bpy.context.evaluated_depsgraph_get()
        bpy.context.view_layer.update()
        e = o.evaluated_get(dg)
        me = e.to_mesh()
        mw = o.matrix_world
        _bv[o.name] = BVHTree.FromPolygons([mw @ v.co for v in me.vertices], [tuple(p.vertices) for p in me.polygons])
        e.to_mesh_clear()
    return _bv[o.name]


def cast(o, a, b, dirn):
    """dirn: '-y' = seen from the right side (ray travels +y) etc; returns hit,normal"""
    T = bvh(o)
    ori = {
        "-y": Vector((a, -3, b)),
        "+y": Vector((a, 3, b)),
        "+x": Vector((3, a, b)),
        "-x": Vector((-3, a, b)),
        "+z": Vector((a, b, 3)),
    }[dirn]
    d = {
        "-y": Vector((0, 1, 0)),
        "+y": Vector((0, -1, 0)),
        "+x": Vector((-1, 0, 0)),
        "-x": Vector((1, 0, 0)),
        "+z": Vector((0, 0, -1)),
    }[dirn]
    h = T.ray_cast(ori, d)
    if h[0] is None:
        h = T.find_nearest(ori + d * 2.9)
    n = h[1]
    if n.dot(d) > 0:
        n = -n
    return np.array(h[0]), np.array(n)


def patch(name, target, outline, mat, dirn="-y", off=0.001, dome=0.0, K=10, smooth=64, p=2.4, sink=0.003, c=None):
    """panel/lens/decal laid on another surface: 2D outline projected along an axis"""
    ol = smooth_outline(outline, smooth) if smooth else np.asarray(outline, float)
    ks, G, cc = radial(ol, c, K)
    rows = []
    for j, (k, g) in enumerate(zip(ks, G)):
        r = []
        r0 = []
        for a, b in g:
            h, n = cast(target, a, b, dirn)
            hh = off + dome * (1 - k**p) ** (1 / p) if k < 1 else off
            r.append(h + n * hh)
            if j == 0:
                r0.append(h - n * sink)
        if j == 0 and sink:
            rows.append(r0)
        rows.append(r)
    h, n = cast(target, cc[0], cc[1], dirn)
    return grid(name, np.array(rows), mat, cu=True, pole1=h + n * (off + dome), auto=50)


def stroke(a, b, w0, w1=None, n=2):
    """quad outline around segment a-b"""
    a = np.array(a, float)
    b = np.array(b, float)
    d = (b - a) / np.linalg.norm(b - a)
    q = np.array([-d[1], d[0]])
    w1 = w0 if w1 is None else w1
    return [a + q * w0, a - q * w0, b - q * w1, b + q * w1]


def band(name, target, line, width, mat, dirn="-y", off=0.0008, n=80, widths=None, m=5):
    """a strip following a 2D line projected on a surface (pin stripe, panel gap, graphic)"""
    L = path(line, n)
    T = np.gradient(L, axis=0)
    T /= np.linalg.norm(T, axis=1)[:, None]
    N = np.stack([-T[:, 1], T[:, 0]], 1)
    W = (
        np.interp(np.linspace(0, 1, n), np.linspace(0, 1, len(widths)), widths)
        if widths is not None
        else np.full(n, width)
    )
    P = np.zeros((n, m, 3))
    for i in range(n):
        for j, s in enumerate(np.linspace(-0.5, 0.5, m)):
            q = L[i] + N[i] * W[i] * s
            h, nn = cast(target, q[0], q[1], dirn)
            P[i, j] = h + nn * off
    return grid(name, P, mat)


def text_on(
    txt,
    target,
    pos,
    size,
    mat,
    dirn="-y",
    off=0.0012,
    rot=0,
    shear=0.25,
    font=None,
    flip=False,
    thick=0.0015,
    space=1.0,
):
    cu = bpy.data.curves.new("t", "FONT")
    cu.body = txt
    cu.size = size
    cu.align_x = "CENTER"
    cu.align_y = "CENTER"
    cu.shear = shear
    cu.space_character = space
    cu.resolution_u = 6
    if font:
        cu.font = font
    o = bpy.data.objects.new("t", cu)
    bpy.context.scene.collection.objects.link(o)
    dg = bpy.context.evaluated_depsgraph_get()
    me = bpy.data.meshes.new_from_object(o.evaluated_get(dg))
    bpy.data.objects.remove(o)
    c, s = math.cos(rot), math.sin(rot)
    bm = bmesh.new()
    bm.from_mesh(me)
    bmesh.ops.triangulate(bm, faces=bm.faces)
    for _ in range(5):
        es = [e for e in bm.edges if e.calc_length() > 0.0045]
        if not es:
            break
        bmesh.ops.subdivide_edges(bm, edges=es, cuts=1)
        bmesh.ops.triangulate(bm, faces=bm.faces)
    for v in bm.verts:
        x, y = v.co.x, v.co.y
        a = x * c - y * s
        b = x * s + y * c
        if flip:
            a = -a
        h, n = cast(target, pos[0] + a, pos[1] + b, dirn)
        v.co = Vector(h + n * off)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(me)
    bm.free()
    me.materials.clear()
    me.materials.append(mat)
    o = bpy.data.objects.new("text_" + txt, me)
    link(o)
    m = o.modifiers.new("s", "SOLIDIFY")
    m.thickness = thick
    m.offset = 0
    return o
