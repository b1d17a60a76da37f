"""A pair of wide-view mirrors on bent stems: one shows its glass, the other its back."""

from kit import *

from .tools import *

VIEW = {"azimuth": -90, "elevation": 7}


def head(M, shell):
    """housing along y: the glass looks towards -y, the back is domed"""

    def shape(P):
        Q = P.copy()
        x, z = P[..., 0], P[..., 2]
        Q[..., 2] = z * (1 + 1.6 * x) + 0.18 * x
        return Q

    w, h = 0.078, 0.050
    rows = [
        (-0.010, -h, h, w, 0.5, 3.0, 3.0, 0),
        (0.000, -h, h, w, 0.5, 3.0, 3.0, 0),
        (0.014, -h * 0.93, h * 0.93, w * 0.94, 0.5, 2.7, 2.7, 0),
        (0.027, -h * 0.70, h * 0.70, w * 0.74, 0.5, 2.4, 2.4, 0),
    ]
    housing = loft("housing", rows, shell, nu=120, nv=40, cap0=0.002, cap1=0.008, axis="y", mod=shape)
    k = 0.92
    loft(
        "glass",
        [(-0.0118, -h * k, h * k, w * k, 0.5, 3.0, 3.0, 0), (-0.0126, -h * k, h * k, w * k, 0.5, 3.0, 3.0, 0)],
        M.mirror,
        nu=120,
        nv=3,
        cap0=0.0012,
        cap1=0,
        axis="y",
        mod=shape,
    )
    bpy.context.view_layer.update()
    return housing


def mirror(M):
    shell = mat("shell", (0.016, 0.016, 0.018), rough=0.33, coat=0.35, coatr=0.15)
    with Pieces() as top:
        housing = head(M, shell)
        trim = [(-0.055, -0.012), (-0.02, 0.004), (0.025, 0.012), (0.06, 0.016)]
        band("trim", housing, trim, 0.006, M.body, "+y", off=0.0008, widths=[0.001, 0.006, 0.007, 0.001])
        lathe_on(
            "ball",
            [(0.001, -0.2), (0.011, 0), (0.0135, 0.5), (0.011, 1), (0.007, 1.15)],
            M.plastic,
            (-0.058, 0.012, -0.040),
            (-0.066, 0.010, -0.060),
            smoothn=24,
        )
    move(top.objects, turned(x=-4, at=(0.062, 0, 0.238)))
    bend = [
        (0.0, 0, 0.018),
        (-0.003, 0.002, 0.060),
        (-0.028, 0.006, 0.118),
        (-0.024, 0.010, 0.160),
        (-0.004, 0.012, 0.182),
    ]
    tube("stem", bend, 0.0054, M.black, n=70, res=12)
    lathe(
        "boot",
        [(0.0062, 0.066), (0.0095, 0.060), (0.0115, 0.040), (0.0120, 0.022), (0.0108, 0.018)],
        M.rubber,
        ax="z",
        seg=48,
        smoothn=20,
    )
    hexagon = [(0.0118 * math.cos(rad(a)), 0.0118 * math.sin(rad(a))) for a in range(0, 360, 60)]
    slab("nut", hexagon, 0.010, 0.0205, M.steel, bev=0.0008)
    thread = [(0.0049 + 0.0006 * (i % 2), z) for i, z in enumerate(np.linspace(-0.012, 0.011, 34))]
    lathe("thread", [(1e-6, -0.0125), *thread], M.steel, ax="z", seg=40)


def build(M):
    with Pieces() as first:
        mirror(M)
    move(first.objects, turned(z=14, at=(0.045, -0.03, 0.0125)))
    with Pieces() as second:
        mirror(M)
    move(second.objects, turned(z=166, at=(-0.045, 0.045, 0.0125)))
