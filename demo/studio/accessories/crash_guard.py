"""Leg guard of bent steel tube: two loops, a lower cross tube, clamps and sliders."""

from kit import *

from .tools import *

VIEW = {"azimuth": -38, "elevation": 14}
TUBE = 0.0127


def loop(s, coat):
    """the bend of one side, from the upper clamp round the outside to the lower cross tube"""
    bend = [
        (0.015, s * 0.045, 0.380),
        (0.040, s * 0.095, 0.371),
        (0.056, s * 0.190, 0.378),
        (0.064, s * 0.272, 0.352),
        (0.066, s * 0.322, 0.292),
        (0.060, s * 0.326, 0.222),
        (0.045, s * 0.296, 0.152),
        (0.020, s * 0.205, 0.092),
        (-0.002, s * 0.095, 0.055),
        (-0.008, s * 0.0, 0.048),
    ]
    tube("loop", bend, TUBE, coat, n=120, res=14)
    tube(
        "brace",
        [(0.052, s * 0.165, 0.380), (0.048, s * 0.172, 0.300), (0.030, s * 0.178, 0.190), (0.014, s * 0.184, 0.084)],
        0.0095,
        coat,
        n=50,
    )


def slider(s, M):
    """the replaceable pad at the widest point"""
    with Pieces() as made:
        profile = [(0.0135, 0), (0.021, 0.02), (0.0235, 0.10), (0.0235, 0.90), (0.021, 0.98), (0.0135, 1)]
        lathe_on("slider", profile, M.plastic, (0, 0, -0.055), (0, 0, 0.055), seg=56)
        for z in (-0.030, -0.015, 0, 0.015, 0.030):
            lathe_on(
                "groove",
                [(0.0236, 0), (0.0243, 0.25), (0.0243, 0.75), (0.0236, 1)],
                M.plast2,
                (0, 0, z - 0.004),
                (0, 0, z + 0.004),
                seg=56,
            )
        for z in (-0.044, 0.044):
            lathe_on(
                "ring",
                [(0.0236, 0), (0.0244, 0.2), (0.0244, 0.8), (0.0236, 1)],
                M.body,
                (0, 0, z - 0.003),
                (0, 0, z + 0.003),
                seg=56,
            )
    move(made.objects, turned(x=s * -3, y=-3, at=(0.0642, s * 0.3265, 0.255)))


def clamp(M, coat, s):
    """the bracket that takes hold of the frame, with its bolts"""
    outline = rounded([(-0.022, 0.410), (0.030, 0.410), (0.044, 0.383), (0.022, 0.357), (-0.022, 0.357)], 0.010)
    plate("ear", outline, s * 0.040, s * 0.046, coat, bev=0.0015)
    for at in ((0.026, s * 0.046, 0.385), (-0.010, s * 0.046, 0.396), (-0.010, s * 0.046, 0.371)):
        bolt(at, (0, s, 0), M.steel, M.dark, r=0.0065, h=0.006)


def build(M):
    coat = mat("coat", (0.013, 0.013, 0.014), metal=0.2, rough=0.34, coat=0.35, coatr=0.22)
    for s in (-1, 1):
        loop(s, coat)
        slider(s, M)
        clamp(M, coat, s)
    rbox("bridge", (0.050, 0.086, 0.006), (0.004, 0, 0.410), coat, bev=0.0025)
    rod("frame", (-0.0, 0, 0.430), (0.0, 0, 0.400), 0.010, M.steel)
    plate(
        "foot",
        rounded([(-0.030, 0.075), (0.020, 0.075), (0.026, 0.045), (0.012, 0.0), (-0.022, 0.0), (-0.034, 0.045)], 0.010),
        -0.040,
        -0.034,
        coat,
        bev=0.0015,
    )
    plate(
        "foot",
        rounded([(-0.030, 0.075), (0.020, 0.075), (0.026, 0.045), (0.012, 0.0), (-0.022, 0.0), (-0.034, 0.045)], 0.010),
        0.034,
        0.040,
        coat,
        bev=0.0015,
    )
    for s in (-1, 1):
        for at in ((-0.004, s * 0.040, 0.016), (-0.020, s * 0.040, 0.058)):
            bolt(at, (0, s, 0), M.steel, M.dark, r=0.0065, h=0.006)
