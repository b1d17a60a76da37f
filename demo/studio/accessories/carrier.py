"""Tubular rear carrier with cross bars, tie-down hooks and mounting arms."""

from kit import *

from .tools import *

VIEW = {"azimuth": -48, "elevation": 24}


def build(M):
    coat = mat("coat", (0.014, 0.014, 0.015), metal=0.2, rough=0.33, coat=0.4, coatr=0.2)
    top = 0.135
    ring = [
        (0.150, -0.070),
        (0.120, -0.098),
        (0.0, -0.112),
        (-0.140, -0.122),
        (-0.176, -0.092),
        (-0.180, 0.0),
        (-0.176, 0.092),
        (-0.140, 0.122),
        (0.0, 0.112),
        (0.120, 0.098),
        (0.150, 0.070),
        (0.156, 0.0),
    ]
    tube("ring", [(x, y, top + (0.010 if x < -0.15 else 0)) for x, y in ring], 0.0085, coat, n=160, closed=True, res=12)
    for y in (-0.062, -0.021, 0.021, 0.062):
        end = -0.178 if abs(y) < 0.05 else -0.176
        tube("bar", [(0.152, y, top), (0.05, y, top), (-0.12, y, top), (end, y, top + 0.009)], 0.0055, coat, n=40)
    for x, w in ((0.075, 0.104), (-0.055, 0.116)):
        tube("cross", [(x, -w, top - 0.011), (x, 0, top - 0.012), (x, w, top - 0.011)], 0.0065, coat, n=20)
    # Grab rail behind, mounting arms in front and below.
    for s in (-1, 1):
        tube(
            "arm",
            [
                (0.075, s * 0.103, top - 0.010),
                (0.135, s * 0.118, top - 0.026),
                (0.176, s * 0.124, 0.074),
                (0.182, s * 0.124, 0.040),
            ],
            0.0085,
            coat,
            n=60,
        )
        plate(
            "lug",
            rounded(
                [(0.168, 0.060), (0.198, 0.060), (0.202, 0.030), (0.196, 0.0), (0.170, 0.0), (0.162, 0.030)], 0.010
            ),
            s * 0.121,
            s * 0.127,
            coat,
            bev=0.0015,
        )
        bolt((0.182, s * 0.127, 0.018), (0, s, 0), M.steel, M.dark, r=0.0068, h=0.007)
        tube(
            "stay",
            [
                (-0.055, s * 0.114, top - 0.011),
                (-0.066, s * 0.118, 0.094),
                (-0.056, s * 0.120, 0.060),
                (-0.034, s * 0.121, 0.028),
            ],
            0.0075,
            coat,
            n=50,
        )
        plate(
            "tab",
            rounded(
                [(-0.050, 0.046), (-0.018, 0.046), (-0.008, 0.022), (-0.016, 0.0), (-0.036, 0.0), (-0.050, 0.022)],
                0.009,
            ),
            s * 0.118,
            s * 0.124,
            coat,
            bev=0.0015,
        )
        bolt((-0.028, s * 0.124, 0.018), (0, s, 0), M.steel, M.dark, r=0.0068, h=0.007)
        for x in (0.105, -0.100):
            y = 0.103 if x > 0 else 0.119
            tube(
                "hook",
                [
                    (x + 0.012, s * y, top),
                    (x + 0.010, s * (y + 0.018), top - 0.002),
                    (x - 0.010, s * (y + 0.018), top - 0.002),
                    (x - 0.012, s * y, top),
                ],
                0.0036,
                M.steel,
                n=30,
            )
    # Plate with the load, and rubber pads.
    slab("plate", box(-0.050, 0.050, -0.050, 0.050, 0.014), top + 0.0045, top + 0.0085, coat, bev=0.0014)
    for s in (-1, 1):
        for x in (-0.036, 0.036):
            bolt((x, s * 0.036, top + 0.0085), (0, 0, 1), M.steel, M.dark, r=0.0045, h=0.004)
    slab("label", box(-0.024, 0.024, -0.016, 0.016, 0.004), top + 0.0086, top + 0.0092, M.body, bev=0.0003)
    reflector = rounded(
        [(-0.030, top - 0.018), (0.030, top - 0.018), (0.030, top + 0.002), (-0.030, top + 0.002)], 0.005
    )
    o = plate("reflector", reflector, 0.187, 0.194, M.red, bev=0.002)
    move([o], Matrix.Rotation(rad(90), 4, "Z"))
