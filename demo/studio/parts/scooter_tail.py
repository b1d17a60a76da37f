"""The tail of scooters: grab rails, rear mudguard, number plate."""

from kit import *
from parts.scooter_trim import sweep


def grab_rail(M, style="tube", mat=None, lift=0.0, back=0.0):
    """tube, cast, wing or split"""
    mt = mat or M.black
    z = lambda v: v + lift
    if style == "tube":
        half = [
            (-0.56, 0.178, z(0.778)),
            (-0.62, 0.188, z(0.812)),
            (-0.72, 0.178, z(0.842)),
            (-0.82, 0.140, z(0.858)),
            (-0.88 - back, 0.07, z(0.864)),
            (-0.895 - back, 0, z(0.865)),
        ]
        line = half + [(a, -b, c) for a, b, c in half[-2::-1]]
        tube("grab", line, 0.0115, mt, n=110)
        for s in (-1, 1):
            rod("grabfoot", (-0.56, s * 0.150, z(0.755)), (-0.565, s * 0.180, z(0.786)), 0.013, mt)
            tube(
                "grabstay",
                [(-0.86 - back, s * 0.085, z(0.862)), (-0.855, s * 0.075, z(0.825)), (-0.845, s * 0.065, z(0.792))],
                0.009,
                mt,
            )
    elif style == "cast":
        half = [
            (-0.57, 0.166, z(0.772)),
            (-0.63, 0.186, z(0.806)),
            (-0.73, 0.178, z(0.846)),
            (-0.83, 0.138, z(0.868)),
            (-0.895 - back, 0.066, z(0.876)),
            (-0.91 - back, 0, z(0.877)),
        ]
        line = half + [(a, -b, c) for a, b, c in half[-2::-1]]
        sizes = [
            (0.014, 0.012),
            (0.017, 0.0095),
            (0.019, 0.009),
            (0.022, 0.009),
            (0.026, 0.009),
            (0.022, 0.009),
            (0.019, 0.009),
            (0.017, 0.0095),
            (0.014, 0.012),
        ]
        sweep("grab", line, sizes, mt, n=120, power=2.8)
        for s in (-1, 1):
            sweep(
                "grabstay",
                [(-0.865 - back, s * 0.085, z(0.868)), (-0.862, s * 0.075, z(0.835)), (-0.85, s * 0.065, z(0.795))],
                [(0.014, 0.010)] * 3,
                mt,
                n=16,
                up=(1, 0, 0),
            )
            sweep(
                "grabfoot",
                [(-0.585, s * 0.172, z(0.788)), (-0.575, s * 0.158, z(0.765)), (-0.57, s * 0.146, z(0.745))],
                [(0.013, 0.011)] * 3,
                mt,
                n=14,
                up=(1, 0, 0),
            )
    elif style == "wing":
        half = [
            (-0.60, 0.150, z(0.778)),
            (-0.66, 0.172, z(0.806)),
            (-0.76, 0.166, z(0.836)),
            (-0.86 - back, 0.132, z(0.850)),
            (-0.925 - back, 0.066, z(0.852)),
            (-0.94 - back, 0, z(0.852)),
        ]
        line = half + [(a, -b, c) for a, b, c in half[-2::-1]]
        sizes = [
            (0.012, 0.012),
            (0.017, 0.010),
            (0.022, 0.009),
            (0.026, 0.008),
            (0.036, 0.008),
            (0.026, 0.008),
            (0.022, 0.009),
            (0.017, 0.010),
            (0.012, 0.012),
        ]
        sweep("grab", line, sizes, mt, n=120, power=3.0)
        for s in (-1, 1):
            sweep(
                "grabstay",
                [(-0.88 - back, s * 0.08, z(0.846)), (-0.872, s * 0.074, z(0.815)), (-0.86, s * 0.07, z(0.780))],
                [(0.016, 0.010)] * 3,
                mt,
                n=16,
                up=(1, 0, 0),
            )
    else:
        for s in (-1, 1):
            line = [
                (-0.565, s * 0.136, z(0.778)),
                (-0.60, s * 0.160, z(0.806)),
                (-0.69, s * 0.166, z(0.846)),
                (-0.79, s * 0.140, z(0.882)),
                (-0.875 - back, s * 0.092, z(0.906)),
                (-0.90 - back, s * 0.070, z(0.908)),
                (-0.895 - back, s * 0.055, z(0.892)),
                (-0.86 - back, s * 0.052, z(0.852)),
            ]
            sizes = [
                (0.013, 0.012),
                (0.012, 0.014),
                (0.010, 0.016),
                (0.010, 0.016),
                (0.010, 0.014),
                (0.011, 0.012),
                (0.012, 0.012),
                (0.013, 0.013),
            ]
            sweep("grab", line, sizes, mt, n=90, power=2.6)


def rear_fender(L, M, top=(-0.80, 0.65), end=(-0.945, 0.345), half=0.085, plate_at=0.60, lamp=True):
    """the rear mudguard with number plate, its lamp and reflector"""
    top, end = np.array(top), np.array(end)
    d = end - top
    n = np.array([d[1], -d[0]]) / np.linalg.norm(d)
    lean = math.atan2(-d[0], -d[1])

    def f(u, v):
        w = half * (1 - 0.16 * v)
        sag = -0.02 * np.sin(v * pi)
        x = top[0] + d[0] * v + n[0] * sag - 0.022 * (1 - u**2)
        return np.stack([x, u * w, top[1] + d[1] * v + n[1] * sag + 0.012 * u**2 * v], -1)

    sheet("rfend", f, M.plastic, nu=24, nv=30, thick=0.005, bevel=0.002, flip=True)
    rot = Matrix.Rotation(lean, 4, "Y")
    at = lambda v, out: (top[0] + d[0] * v - 0.030 - out * math.cos(lean), 0, top[1] + d[1] * v + out * math.sin(lean))
    rbox("plateb", (0.006, 0.172, 0.104), at(plate_at, 0), M.plastic, bev=0.003, rot=rot)
    rbox("plate", (0.003, 0.16, 0.094), at(plate_at, 0.0042), M.plate, bev=0.001, rot=rot)
    rbox("refl", (0.008, 0.07, 0.022), at(plate_at + 0.27, -0.002), M.red, bev=0.003, rot=rot)
    if lamp:
        rbox("platelamp", (0.03, 0.05, 0.02), at(plate_at - 0.25, 0.002), M.plastic, bev=0.006, rot=rot)
    inner_guard(L, M)


def inner_guard(L, M):
    """the guard that hugs the rear wheel"""
    R, rx = L.rear[0], L.rx

    def hug(u, v):
        a = rad(10) + rad(140) * v
        ph = u * rad(80)
        r = R + 0.020 - 0.02 * (1 - np.cos(ph))
        return np.stack([rx - r * np.cos(a), (L.rear[1] + 0.016) * np.sin(ph) / np.sin(rad(80)), R + r * np.sin(a)], -1)

    sheet("hugger", hug, M.plastic, nu=30, nv=50, thick=0.004, bevel=0.001)
