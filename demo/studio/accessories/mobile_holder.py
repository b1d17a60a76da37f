"""Four-claw mobile holder on its handlebar clamp, with a phone that shows the way."""

from kit import *

from .tools import *

VIEW = {"azimuth": -62, "elevation": 14}


def phone(M):
    """a phone upright in the xz plane, its screen towards -y"""
    glass = mat("glass", (0.006, 0.006, 0.008), rough=0.05, coat=1, coatr=0.01)
    outline = lambda w, h, r: rounded([(-w, -h), (w, -h), (w, h), (-w, h)], r, 10)
    plate("frame", outline(0.0375, 0.0785, 0.010), -0.0042, 0.0042, M.steel, bev=0.0024)
    plate("face", outline(0.0366, 0.0776, 0.009), -0.0047, -0.0030, glass, bev=0.0004)
    ground = mat("map", srgb("#cfd8cf"), rough=0.3, emit=srgb("#cfd8cf"), es=0.35)
    plate("screen", outline(0.0345, 0.0745, 0.006), -0.00485, -0.0046, ground, bev=0.0001)
    road = mat("road", srgb("#ffffff"), rough=0.3, emit=(1, 1, 1), es=0.35)
    green = mat("park", srgb("#9cc79a"), rough=0.3, emit=srgb("#9cc79a"), es=0.35)
    way = mat("way", srgb("#d6311f"), rough=0.3, emit=srgb("#d6311f"), es=0.45)
    bar = mat("bar", srgb("#1d2126"), rough=0.3, emit=srgb("#1d2126"), es=0.4)
    y = -0.0049
    flat = lambda name, points, m, up=0.0: plate(name, points, y - up - 0.00008, y - up, m, bev=0.00002)
    flat("park", rounded([(-0.0340, -0.052), (-0.010, -0.046), (-0.014, -0.012), (-0.0340, -0.016)], 0.004), green)
    flat("park", rounded([(0.012, 0.008), (0.0340, 0.012), (0.0340, 0.036), (0.016, 0.032)], 0.004), green)
    for a, b in (
        ((-0.034, -0.004), (0.034, 0.004)),
        ((-0.020, -0.072), (-0.006, 0.046)),
        ((0.018, -0.072), (0.022, 0.046)),
        ((-0.034, 0.030), (0.034, 0.022)),
        ((-0.034, -0.056), (0.034, -0.046)),
    ):
        flat("road", stroke(a, b, 0.0016), road, 0.0001)
    for a, b in (
        ((0.0185, -0.062), (0.0205, -0.0005)),
        ((0.0205, 0.0010), (-0.0105, -0.0015)),
        ((-0.0108, -0.003), (-0.0066, 0.040)),
    ):
        flat("way", stroke(a, b, 0.0022), way, 0.0002)
    flat("bar", rounded([(-0.0345, 0.050), (0.0345, 0.050), (0.0345, 0.0745), (-0.0345, 0.0745)], 0.004), bar, 0.0002)
    flat(
        "arrow",
        [
            (-0.027, 0.057),
            (-0.027, 0.066),
            (-0.031, 0.066),
            (-0.0245, 0.0725),
            (-0.018, 0.066),
            (-0.022, 0.066),
            (-0.022, 0.057),
        ],
        road,
        0.0003,
    )
    for k, w in ((0.0655, 0.034), (0.0585, 0.020)):
        flat(
            "line",
            rounded(
                [(-0.010, k - 0.0016), (-0.010 + w, k - 0.0016), (-0.010 + w, k + 0.0016), (-0.010, k + 0.0016)], 0.001
            ),
            road,
            0.0003,
        )


def claws(M):
    """the back plate and four arms with rubber jaws"""
    plate(
        "back",
        rounded(
            [(-0.024, -0.034), (0.024, -0.034), (0.028, 0.0), (0.024, 0.034), (-0.024, 0.034), (-0.028, 0.0)], 0.010
        ),
        0.010,
        0.020,
        M.plastic,
        bev=0.003,
    )
    for sx in (-1, 1):
        for sz in (-1, 1):
            a, b = np.array((sx * 0.016, sz * 0.022)), np.array((sx * 0.0435, sz * 0.054))
            plate("arm", rounded(stroke(a, b, 0.0075, 0.0060), 0.004), 0.0065, 0.0125, M.black, bev=0.002)
            rbox("jaw", (0.008, 0.024, 0.021), (sx * 0.0440, 0.0015, sz * 0.055), M.rubber, bev=0.0032)
            rbox("lip", (0.013, 0.0050, 0.021), (sx * 0.0405, -0.0085, sz * 0.055), M.rubber, bev=0.0022)
            rbox("mark", (0.0014, 0.012, 0.012), (sx * 0.0482, 0.0015, sz * 0.055), M.body, bev=0.0006)


def clamp(M):
    """ball joint and the two-part clamp on a piece of handlebar"""
    lathe_on(
        "neck",
        [(0.015, 0), (0.0165, 0.3), (0.0165, 0.75), (0.012, 1)],
        M.plastic,
        (0, 0.018, -0.004),
        (0, 0.040, -0.016),
        seg=56,
    )
    lathe_on(
        "ring",
        [(0.0170, 0), (0.0205, 0.12), (0.0205, 0.88), (0.0170, 1)],
        M.plast2,
        (0, 0.022, -0.006),
        (0, 0.034, -0.0125),
        seg=20,
        auto=20,
    )
    rbox("arm", (0.022, 0.026, 0.060), (0, 0.046, -0.040), M.plastic, bev=0.008, rot=Matrix.Rotation(rad(-12), 4, "X"))
    at = np.array((0, 0.044, -0.094))
    lathe(
        "clamp",
        [(0.0118, -0.014), (0.0210, -0.014), (0.0222, -0.012), (0.0222, 0.012), (0.0210, 0.014), (0.0118, 0.014)],
        M.plastic,
        at,
        ax="x",
        seg=72,
    )
    rbox("ear", (0.026, 0.014, 0.014), at + [0, -0.027, 0], M.plastic, bev=0.003)
    bolt(at + [0, -0.027, -0.007], (0, 0, -1), M.steel, M.dark, r=0.005, h=0.005)
    bolt(at + [0, -0.027, 0.007], (0, 0, 1), M.steel, M.dark, r=0.005, h=0.004)
    lathe(
        "bar",
        [(1e-6, -0.080), (0.0100, -0.080), (0.0112, -0.079), (0.0112, 0.079), (0.0100, 0.080), (1e-6, 0.080)],
        M.chrome,
        at,
        ax="x",
        seg=64,
    )


def build(M):
    with Pieces() as head:
        phone(M)
        claws(M)
    move(head.objects, turned(x=-14))
    clamp(M)
