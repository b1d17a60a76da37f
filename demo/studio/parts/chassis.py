"""The measures that every part of a motorcycle hangs on."""

from dataclasses import dataclass, fields

from kit import *

# The two sides of a vehicle: the direction lettering is cast from, and the sign of y.
SIDES = (("-y", -1), ("+y", 1))


@dataclass
class Chassis:
    """Wheels, axles and steering head. The parts are drawn for the default measures; `lead` and `trail` tell how far the
    front (steering head and all that turns with it) and the rear of this chassis lie from there."""

    wheelbase: float = 1.28
    front_radius: float = 0.303
    rear_radius: float = 0.303
    front_rim: float = 0.232
    rear_rim: float = 0.232
    front_half: float = 0.041  # half the width of the tyre
    rear_half: float = 0.050
    rake: float = 26.0
    fork_half: float = 0.083  # half the distance between the fork legs

    @classmethod
    def of(cls, shape):
        """takes from a parameter file what concerns the chassis"""
        return cls(**{f.name: shape[f.name] for f in fields(cls) if f.name in shape})

    @property
    def fx(self):
        return self.wheelbase / 2

    @property
    def rx(self):
        return -self.wheelbase / 2

    @property
    def front_axle(self):
        return np.array([self.fx, 0, self.front_radius])

    @property
    def rear_axle(self):
        return np.array([self.rx, 0, self.rear_radius])

    @property
    def steer(self):
        """the direction of the fork, upwards"""
        return np.array([-math.sin(rad(self.rake)), 0, math.cos(rad(self.rake))])

    def fork(self, s, y=0.0):
        """a point of the fork, s metres above the axle"""
        return np.array([self.fx - 0.012, y, self.front_radius]) + self.steer * s

    @property
    def lead(self):
        return self.fork(0.62) - np.array([0.3562, 0, 0.8603])

    @property
    def trail(self):
        return np.array([self.rx + 0.64, 0, self.rear_radius - 0.303])

    @property
    def tilt(self):
        """turns a box square to the fork"""
        return Matrix.Rotation(rad(self.rake), 4, "Y")


def circle(cx, cz, r, n=48):
    """outline of a round cover in the xz plane"""
    return [(cx + r * math.cos(t), cz + r * math.sin(t)) for t in np.linspace(0, 2 * pi, n, endpoint=False)]


def moved(points, by):
    """points shifted, whether 2D (x, z) or 3D"""
    p = np.asarray(points, float)
    return p + (np.array([by[0], by[2]]) if p.shape[-1] == 2 else np.asarray(by))


def stations(rows, by):
    """loft stations shifted in x and z"""
    return [(r[0] + by[0], r[1] + by[2], r[2] + by[2], *r[3:]) for r in rows]
