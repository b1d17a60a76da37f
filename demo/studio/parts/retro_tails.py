"""Rear ends of roadsters: grab rails, plate carriers, lamps."""

from kit import *


def grab_hoop(M, metal, start=-0.52, end=-0.885, z=0.835, width=0.152):
    """a bright rail round the end of the seat"""
    half = [
        (start, 0.128, 0.765),
        (start - 0.05, width - 0.002, 0.800),
        (start - 0.13, width, z),
        (end + 0.09, width - 0.030, z + 0.022),
        (end + 0.015, width * 0.45, z + 0.034),
        (end, 0, z + 0.037),
    ]
    whole = half + [(x, -y, zz) for x, y, zz in half[-2::-1]]
    tube("grab_hoop", whole, 0.0108, metal, n=100)
    for s in (-1, 1):
        tube(
            "grab_stay",
            [(-0.70, s * 0.090, 0.770), (-0.725, s * 0.128, 0.800), (-0.735, s * (width - 0.016), z + 0.012)],
            0.009,
            metal,
            n=16,
        )
        turned(
            "grab_foot",
            [(0.016, 0), (0.016, 0.004), (0.012, 0.007)],
            metal,
            (start, s * 0.122, 0.760),
            (0.0, s, 0.5),
            seg=30,
        )


def under_rails(M, metal, z=0.775):
    """cast handholds that hug the seat's edge from below"""
    for s in (-1, 1):
        swept(
            "under_rail",
            [
                (-0.56, s * 0.128, z - 0.018),
                (-0.64, s * 0.150, z - 0.004),
                (-0.74, s * 0.146, z + 0.012),
                (-0.835, s * 0.110, z + 0.026),
                (-0.865, s * 0.05, z + 0.032),
                (-0.87, 0, z + 0.033),
            ],
            [(0.010, 0.012), (0.0085, 0.0125), (0.0085, 0.0125), (0.009, 0.0115), (0.010, 0.010)],
            metal,
            power=3.2,
            n=50,
        )
        plate(
            "rail_foot",
            [(-0.545, z - 0.035), (-0.545, z - 0.005), (-0.59, z + 0.002), (-0.60, z - 0.030)],
            s * 0.098,
            s * 0.134,
            metal,
            bev=0.006,
        )
        bolts(
            "rail_bolts", [(-0.558, s * 0.134, z - 0.020), (-0.585, s * 0.134, z - 0.016)], (0, s, 0), M.steel, r=0.006
        )


def plate_carrier(M, at, lean=-22, mat=None):
    """number plate, its bracket, lamp and reflector; `at` is the plate's middle"""
    turn = Matrix.Rotation(rad(lean), 4, "Y")
    at = np.asarray(at, float)
    on = lambda x, y, z: at + np.array(turn.to_3x3() @ Vector((x, y, z)))
    rbox("plate_back", (0.007, 0.205, 0.150), on(0.004, 0, 0), mat or M.plastic, bev=0.003, rot=turn)
    rbox("plate", (0.003, 0.190, 0.100), on(-0.0015, 0, 0.016), M.plate, bev=0.001, rot=turn)
    rbox("reflector", (0.006, 0.070, 0.024), on(-0.003, 0, -0.056), M.red, bev=0.003, rot=turn)
    rbox("plate_lamp", (0.030, 0.055, 0.018), on(-0.012, 0, 0.082), M.black, bev=0.005, rot=turn)
    bolts(
        "plate_bolts",
        [on(-0.003, y, 0.016) for y in (-0.075, 0.075)],
        np.array(turn.to_3x3() @ Vector((-1, 0, 0))),
        M.steel,
        r=0.005,
        h=0.003,
    )


def slim_tail(M, at, width=0.062, tilt=10):
    """a thin bar of red light tucked under the seat, in a black tail piece"""
    at = np.asarray(at, float)
    st = [
        (0.16, -0.024, 0.016, 0.105, 0.5, 3, 2.6, 0),
        (0.08, -0.024, 0.016, 0.100, 0.5, 3, 2.6, 0),
        (0.0, -0.020, 0.015, width + 0.018, 0.5, 3, 2.6, 0),
    ]
    pod = loft("tail_pod", st, M.black, nu=80, nv=40, cap0=0.01, cap1=0.014, mod=lambda P: P + at)
    bpy.context.view_layer.update()
    z = at[2] - 0.002
    bar = [
        (-width, z - 0.009),
        (-width - 0.004, z),
        (-width, z + 0.008),
        (0, z + 0.010),
        (width, z + 0.008),
        (width + 0.004, z),
        (width, z - 0.009),
        (0, z - 0.010),
    ]
    patch(
        "tail_glass_base", pod, [(y * 1.05, z + (q - z) * 1.35) for y, q in bar], M.gloss, "-x", off=0.001, dome=0.002
    )
    patch("tail_bar", pod, bar, M.red, "-x", off=0.004, dome=0.004)
    glow = mat("tail_led", (1, 0.1, 0.08), emit=(1, 0.05, 0.04), es=2.2)
    dots = [cast(pod, y, z, "-x")[0] + np.array([-0.0078, 0, 0]) for y in np.linspace(-width * 0.86, width * 0.86, 11)]
    bolts("tail_leds", dots, (-1, 0, 0), glow, r=0.0034, h=0.0012, deep=0.002, socket=False)
