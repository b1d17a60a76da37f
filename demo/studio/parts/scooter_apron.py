"""The apron of scooters: front shield, its nose panel, garnish, and the leg shield behind it."""

from kit import *
from parts.scooter_trim import corners, panel, two_tone

# For each height: where the rim stands, how far the front reaches, half width, roundness of the section.
APRONS = {
    "smooth": dict(
        z=[0.33, 0.42, 0.50, 0.58, 0.68, 0.78, 0.87, 0.945],
        edge=[0.335, 0.335, 0.332, 0.325, 0.308, 0.29, 0.272, 0.258],
        front=[0.362, 0.372, 0.420, 0.478, 0.500, 0.476, 0.425, 0.362],
        half=[0.150, 0.183, 0.202, 0.214, 0.218, 0.208, 0.180, 0.135],
        power=[2.2, 2.2, 2.3, 2.35, 2.3, 2.3, 2.3, 2.3],
        keel=0.010,
        keel_half=0.03,
    ),
    "stately": dict(
        z=[0.33, 0.42, 0.50, 0.58, 0.68, 0.78, 0.87, 0.945],
        edge=[0.335, 0.335, 0.332, 0.325, 0.308, 0.29, 0.272, 0.258],
        front=[0.362, 0.374, 0.428, 0.490, 0.508, 0.478, 0.424, 0.362],
        half=[0.146, 0.182, 0.206, 0.220, 0.224, 0.212, 0.182, 0.138],
        power=[2.3, 2.4, 2.5, 2.6, 2.6, 2.5, 2.4, 2.3],
        keel=0.014,
        keel_half=0.018,
    ),
    "classic": dict(
        z=[0.33, 0.42, 0.50, 0.58, 0.68, 0.78, 0.87, 0.945],
        edge=[0.335, 0.335, 0.332, 0.322, 0.306, 0.288, 0.270, 0.256],
        front=[0.362, 0.374, 0.424, 0.470, 0.482, 0.458, 0.410, 0.352],
        half=[0.150, 0.180, 0.196, 0.206, 0.216, 0.218, 0.200, 0.152],
        power=[2.4, 2.6, 2.9, 3.1, 3.1, 3.0, 2.8, 2.5],
        keel=0.018,
        keel_half=0.012,
    ),
    "folded": dict(
        z=[0.33, 0.42, 0.50, 0.58, 0.68, 0.78, 0.87, 0.945],
        edge=[0.338, 0.336, 0.330, 0.318, 0.300, 0.280, 0.262, 0.248],
        front=[0.362, 0.374, 0.430, 0.506, 0.522, 0.474, 0.404, 0.330],
        half=[0.128, 0.166, 0.188, 0.206, 0.214, 0.196, 0.156, 0.104],
        power=[2.1, 2.0, 2.0, 2.1, 2.1, 2.0, 1.95, 2.0],
        keel=0.012,
        keel_half=0.012,
    ),
    "blade": dict(
        z=[0.33, 0.42, 0.50, 0.58, 0.68, 0.78, 0.87, 0.945],
        edge=[0.338, 0.336, 0.328, 0.314, 0.296, 0.276, 0.258, 0.246],
        front=[0.362, 0.376, 0.440, 0.518, 0.514, 0.460, 0.394, 0.326],
        half=[0.118, 0.160, 0.190, 0.212, 0.216, 0.190, 0.148, 0.100],
        power=[2.1, 1.95, 1.9, 1.9, 1.9, 1.9, 1.9, 2.0],
        keel=0.016,
        keel_half=0.010,
    ),
    "edged": dict(
        z=[0.33, 0.42, 0.50, 0.58, 0.68, 0.78, 0.87, 0.945],
        edge=[0.338, 0.338, 0.334, 0.322, 0.302, 0.280, 0.260, 0.248],
        front=[0.362, 0.378, 0.446, 0.520, 0.528, 0.484, 0.414, 0.336],
        half=[0.132, 0.170, 0.196, 0.212, 0.208, 0.186, 0.152, 0.110],
        power=[2.3, 2.2, 2.2, 2.3, 2.2, 2.1, 2.0, 2.0],
        keel=0.008,
        keel_half=0.010,
    ),
    "flush": dict(
        z=[0.33, 0.42, 0.50, 0.58, 0.68, 0.78, 0.87, 0.945],
        edge=[0.340, 0.340, 0.336, 0.326, 0.308, 0.288, 0.268, 0.252],
        front=[0.362, 0.372, 0.422, 0.486, 0.508, 0.480, 0.422, 0.350],
        half=[0.140, 0.176, 0.196, 0.208, 0.210, 0.198, 0.168, 0.122],
        power=[2.5, 2.6, 2.7, 2.8, 2.8, 2.6, 2.4, 2.2],
        keel=0.0,
        keel_half=0.02,
    ),
    "simple": dict(
        z=[0.33, 0.42, 0.50, 0.58, 0.68, 0.78, 0.87, 0.945],
        edge=[0.338, 0.338, 0.334, 0.324, 0.306, 0.286, 0.266, 0.250],
        front=[0.360, 0.366, 0.408, 0.462, 0.480, 0.456, 0.406, 0.344],
        half=[0.134, 0.168, 0.186, 0.198, 0.200, 0.190, 0.162, 0.118],
        power=[2.3, 2.4, 2.5, 2.5, 2.5, 2.4, 2.3, 2.2],
        keel=0.006,
        keel_half=0.05,
    ),
}


class Apron:
    """the front shield as a surface; `obj` is what lamps and panels are laid on"""

    def __init__(self, style, M, mats=None, split=0.445, edging=None):
        self.q = APRONS[style]
        mats = mats or [M.body, M.plastic]
        self.obj = sheet("apron", self.at, mats, nu=141, nv=112, thick=0.006, bevel=0)
        two_tone(self.obj, lambda c: c[:, 2] < split)
        self._edging(edging or M.plastic)

    def at(self, u, v):
        q = self.q
        zk = q["z"]
        z = zk[0] + (zk[-1] - zk[0]) * v
        E, F, W, N = [cspline(zk, q[k], z.ravel()).reshape(z.shape) for k in ("edge", "front", "half", "power")]
        ph = u * pi / 2
        k = (np.abs(np.cos(ph)) ** N + np.abs(np.sin(ph)) ** N) ** (-1 / N)
        y = W * k * np.sin(ph)
        x = E + (F - E) * k * np.cos(ph)
        fade = np.clip((z - 0.48) / 0.12, 0, 1) * np.clip((0.95 - z) / 0.1, 0, 1)
        x = x + q["keel"] * np.exp(-((y / q["keel_half"]) ** 2)) * fade
        return np.stack([x, y, z], -1)

    def _edging(self, mat):
        """the beading along the rim"""
        v = np.linspace(0.0, 1, 70)
        for s in (-1, 1):
            tube("beading", self.at(np.full((1, 70), s * 1.0), v[None])[0], 0.0052, mat, raw=True, res=6)
        tube("beadingt", self.at(np.linspace(-1, 1, 60)[None], np.ones((1, 60)))[0], 0.0045, mat, raw=True, res=6)

    def leg_shield(self, M, mat):
        """the inner side, towards the rider's knees"""
        zk, e = self.q["z"], self.q["edge"]

        def inner(u, v):
            P = self.at(u, v)
            z = P[..., 2]
            E = cspline(zk, e, z.ravel()).reshape(z.shape)
            x = E - 0.010 - 0.034 * (1 - np.abs(u) ** 3)
            return np.stack([x, P[..., 1] * 0.985, z], -1)

        return sheet("legshield", inner, mat, nu=61, nv=50, thick=0.012, bevel=0)


def inner_box(M, mat, lid=None, pocket="lid", key="knob", hook=True, usb=True, width=0.118):
    """the column behind the apron: glove box, key or knob, bag hook, socket"""
    st = [
        (0.30, 0.20, 0.315),
        (0.42, 0.208, 0.31),
        (0.5, 0.206, 0.30),
        (0.62, 0.190, 0.29),
        (0.75, 0.172, 0.27),
        (0.86, 0.162, 0.265),
        (0.93, 0.168, 0.26),
    ]
    ws = [0.105, 0.1, 0.096, width, width * 1.12, width * 1.1, width * 0.9]
    box = loft(
        "column",
        [(z, a, b, w, 0.5, 4, 4, 0) for (z, a, b), w in zip(st, ws)],
        mat,
        axis="z",
        cap0=0.01,
        cap1=0.025,
        nu=96,
        nv=70,
    )
    w = width * 0.80
    if pocket == "lid":
        panel(
            "lid",
            box,
            [(-w, 0.755), (0, 0.762), (w, 0.755)],
            [(-w * 0.86, 0.625), (0, 0.618), (w * 0.86, 0.625)],
            lid or mat,
            "-x",
            off=0.003,
            n=40,
            bulge=0.006,
        )
        panel(
            "catch",
            box,
            [(-0.022, 0.752), (0.022, 0.752)],
            [(-0.018, 0.738), (0.018, 0.738)],
            M.gloss,
            "-x",
            off=0.010,
            n=12,
            m=4,
        )
    elif pocket == "open":
        for s in (-1, 1):
            ol = corners([(s * w * 0.14, 0.765), (s * w, 0.765), (s * w * 0.94, 0.665), (s * w * 0.24, 0.655)], 60, 0.3)
            patch("pocket", box, ol, M.dark, "-x", off=0.001, smooth=0)
            laid_rim(box, ol, M)
    h, _ = cast(box, -0.078, 0.845, "-x")
    keyswitch(h, M, key)
    if usb:
        h, _ = cast(box, 0.078, 0.845, "-x")
        rod("usb", h + np.array([0.006, 0, 0]), h - np.array([0.004, 0, 0]), 0.014, M.plastic)
        rbox("usbp", (0.003, 0.012, 0.005), h - np.array([0.004, 0, 0]), M.steel, bev=0.001)
    if hook:
        h, _ = cast(box, 0, 0.80, "-x")
        rbox("hookb", (0.014, 0.034, 0.034), h, M.plastic, bev=0.006)
        line = [h, h + np.array([-0.03, 0, -0.004]), h + np.array([-0.042, 0, 0.006]), h + np.array([-0.042, 0, 0.022])]
        tube("hook", line, 0.005, M.chrome)
    return box


def laid_rim(target, ol, M):
    tube(
        "pocketrim",
        [cast(target, a, b, "-x")[0] - np.array([0.001, 0, 0]) for a, b in ol],
        0.003,
        M.plastic,
        raw=True,
        closed=True,
        res=4,
    )


def keyswitch(h, M, kind):
    """a key in its lock, or the knob of a keyless scooter"""
    back = np.array([-1.0, 0, 0.0])
    if kind == "knob":
        lathe_on(
            "knobring",
            [(0.027, 0), (0.027, 0.8), (0.024, 1), (0.018, 1)],
            M.silver,
            h + np.array([0.006, 0, 0]),
            h + back * 0.006,
        )
        lathe_on("knob", [(0.019, 0), (0.018, 0.9), (0.015, 1), (1e-6, 1)], M.gloss, h, h + back * 0.022)
        rbox("knobgrip", (0.010, 0.008, 0.032), h + back * 0.025, M.plastic, bev=0.003)
        rbox("knobmark", (0.002, 0.003, 0.012), h + back * 0.031 + np.array([0, 0, 0.008]), M.glow, bev=0.0006)
    else:
        lathe_on(
            "lockring",
            [(0.021, 0), (0.021, 0.8), (0.017, 1), (0.010, 1), (0.010, 0.6), (1e-6, 0.6)],
            M.steel,
            h + np.array([0.006, 0, 0]),
            h + back * 0.008,
        )
        rbox("key", (0.03, 0.0025, 0.009), h + back * 0.018, M.steel, bev=0.0008)
        rbox("keyhead", (0.028, 0.009, 0.024), h + back * 0.042, M.plastic, bev=0.004)


def nose(apron, M, mat, upper, bulge=0.010, gap=True):
    """a panel of its own along the middle of the apron; `upper` is its edge on the side y >= 0"""
    left = [(-y, z) for y, z in upper]
    right = [(y, z) for y, z in upper]
    if gap:
        for s in (-1, 1):
            band(
                "nosegap",
                apron.obj,
                [(s * (y + 0.003), z) for y, z in upper],
                0.006,
                M.dark,
                dirn="+x",
                off=0.0007,
                n=80,
            )
    return panel("nose", apron.obj, left, right, mat, "+x", off=0.0016, n=80, m=25, bulge=bulge)


def garnish(apron, M, line, widths, mat, thick=0.004):
    """a strip of chrome or paint on both sides of the apron, standing a little proud"""
    for s in (-1, 1):
        L = path(line, 70)
        T = np.gradient(L, axis=0)
        T /= np.linalg.norm(T, axis=1)[:, None]
        N = np.stack([-T[:, 1], T[:, 0]], 1)
        W = np.interp(np.linspace(0, 1, 70), np.linspace(0, 1, len(widths)), widths)[:, None]
        A, B = L + N * W / 2, L - N * W / 2
        panel("garnish", apron.obj, A * [s, 1], B * [s, 1], mat, "+x", off=thick * 0.6, m=7, bulge=thick, raw=True)
