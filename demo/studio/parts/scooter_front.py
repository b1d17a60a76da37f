"""The front end of scooters: layout, fork, front mudguard."""

from dataclasses import dataclass

from kit import *
from parts import scooter_wheels as wheels
from parts.scooter_trim import bolts


@dataclass
class Layout:
    """where the wheels stand, and how large they are"""

    wheelbase: float = 1.26
    front: tuple = (0.233, 0.046, 0.157)
    rear: tuple = (0.218, 0.048, 0.131)

    @classmethod
    def of(cls, shape):
        sizes = {12: (0.233, 0.046, 0.157), 10: (0.218, 0.048, 0.131), "12w": (0.238, 0.055, 0.157)}
        return cls(shape.get("wheelbase", 1.26), sizes[shape.get("front_size", 12)], sizes[shape.get("rear_size", 10)])

    @property
    def fx(self):
        return self.wheelbase / 2

    @property
    def rx(self):
        return -self.wheelbase / 2

    @property
    def front_centre(self):
        return (self.fx, 0, self.front[0])

    @property
    def rear_centre(self):
        return (self.rx, 0, self.rear[0])


def front_wheel(L, M, kind="steel", brake="drum", caliper="black", disc=0.095):
    """steel, or the pattern of an alloy; drum or disc brake"""
    c, (R, hw, rim) = L.front_centre, L.front
    if kind == "steel":
        wheels.steel("fw", c, R, hw, rim, M)
    else:
        wheels.alloy("fw", c, R, hw, rim, M, kind)
    if brake == "disc":
        wheels.disc_brake("fw", c, disc, -1, M)
        wheels.caliper(c, disc, -1, M, mat={"black": M.black, "accent": M.accent, "red": M.spring}[caliper])
    else:
        wheels.drum_plate("fw", c, 0.068, 1, M)


AXIS = np.array([-0.43, 0, 0.903])


def fork(L, M, legs=None, gaiter=False):
    """a telescopic fork along the steering axis"""
    fx, R = L.fx, L.front[0]
    legs = legs or M.black
    for s in (-1, 1):
        b = np.array([fx - 0.005, s * 0.078, R])
        rod("fork", b + AXIS * 0.02, b + AXIS * 0.2, 0.021, legs)
        rod("forku", b + AXIS * 0.2, b + AXIS * 0.40, 0.0155, M.steel)
        rod("forkd", b + AXIS * 0.192, b + AXIS * 0.206, 0.0235, M.rubber)
        if gaiter:
            prof = [(0.024 if i % 2 else 0.019, i / 16) for i in range(17)]
            lathe_on("gaiter", prof, M.rubber, b + AXIS * 0.2, b + AXIS * 0.34, seg=32)
        foot = [(-0.028, -0.03), (0.02, -0.03), (0.026, 0.0), (0.012, 0.05), (-0.035, 0.055)]
        plate("forkfoot", [(fx + a, R + c) for a, c in foot], s * 0.066, s * 0.09, legs, bev=0.006, smooth=32)
        rod("axle", (fx, s * 0.088, R), (fx, s * 0.1, R), 0.013, M.steel, seg=6)
        rod("stay", b + AXIS * 0.17 - [0, s * 0.0, 0], b + AXIS * 0.215 - [0, s * 0.018, 0], 0.009, M.black)
        bolts("staybolt", [tuple(b + AXIS * 0.18 + [0.0, s * 0.02, 0])], 0.006, M.steel, side=s)
    tube(
        "cable",
        [(fx - 0.04, 0.085, R + 0.03), (fx - 0.11, 0.09, R + 0.12), (fx - 0.16, 0.06, R + 0.3)],
        0.004,
        M.rubber,
    )


FENDERS = {
    # start and sweep in degrees, half width, how far its sides come down and where, ridge along the middle, tip
    "round": dict(start=10, sweep=152, half=0.036, swell=0.033, drop=0.070, at=0.50, spread=0.27, ridge=0.0, power=2.5),
    "long": dict(start=4, sweep=158, half=0.036, swell=0.033, drop=0.076, at=0.46, spread=0.25, ridge=0.003, power=2.7),
    "classic": dict(
        start=16, sweep=142, half=0.040, swell=0.031, drop=0.082, at=0.52, spread=0.3, ridge=0.004, power=3.0
    ),
    "sharp": dict(
        start=20, sweep=138, half=0.026, swell=0.040, drop=0.060, at=0.56, spread=0.2, ridge=0.010, power=2.2
    ),
    "beak": dict(start=26, sweep=130, half=0.022, swell=0.044, drop=0.066, at=0.6, spread=0.18, ridge=0.013, power=2.1),
    "flush": dict(start=14, sweep=146, half=0.034, swell=0.036, drop=0.066, at=0.52, spread=0.24, ridge=0.0, power=2.8),
    "short": dict(
        start=30, sweep=124, half=0.034, swell=0.033, drop=0.058, at=0.52, spread=0.24, ridge=0.002, power=2.5
    ),
}


def fender(L, mat, M, style="round", trim=None):
    """the front mudguard; `trim`: material of a strip along its crown"""
    q = FENDERS[style]
    fx, R = L.fx, L.front[0]

    def f(u, v, lift=0.0):
        a = rad(q["start"]) + rad(q["sweep"]) * v
        env = np.clip(np.sin(np.clip(v * 1.02, 0, 1) * pi), 0, 1) ** 0.38
        w = q["half"] + q["swell"] * env
        ph = u * rad(96)
        n = q["power"]
        k = (np.abs(np.cos(ph)) ** n + np.abs(np.sin(ph)) ** n) ** (-1 / n)
        drop = 0.012 + q["drop"] * np.exp(-(((v - q["at"]) / q["spread"]) ** 2))
        r = R + 0.030 + 0.012 * env - (1 - k * np.cos(ph)) * drop
        r = r + q["ridge"] * np.exp(-np.abs(u) / 0.11) * env
        y = w * k * np.sin(ph)
        r = r - 0.010 * np.exp(-((v / 0.10) ** 2)) + lift
        return np.stack([fx + r * np.cos(a), y, R + r * np.sin(a)], -1)

    sheet("fender", f, mat, nu=61, nv=90, thick=0.005, bevel=0.002)
    sheet("fenderin", lambda u, v: f(u * 0.93, v * 0.96 + 0.02, -0.006), M.plastic, nu=31, nv=40, thick=0.003, bevel=0)
    for s in (-1, 1):
        edge = f(np.full((1, 60), s * 0.985), np.linspace(0.02, 0.98, 60)[None], 0.001)[0]
        tube("fenderlip", edge, 0.0028, mat, raw=True, res=4)
    if trim:
        sheet(
            "fendertrim",
            lambda u, v: f(u * 0.10, 0.05 + 0.30 * v, 0.0025),
            trim,
            nu=9,
            nv=40,
            thick=0.002,
            bevel=0.0005,
        )
