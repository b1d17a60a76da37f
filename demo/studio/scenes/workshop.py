"""The workshop: epoxy floor with yellow lines, lift table, tool chest, pegboard, tyres and oil."""

from .light import *
from .props import *


def bay(M, lift_at=(0, 0, 0), lift_height=0.5, with_lift=True, number="2", lift_turn=0.0):
    """one bay; the camera looks towards +y"""
    epoxy = rough_stuff("epoxy", "#83888c", 0.24, 0.08, 1.2, (3, 0.02, 0.01), spec=0.5)
    floor("floor", (-8, 8), (-8, 3.2), epoxy)
    line = rough_stuff("line", "#d9a812", 0.4, 0.12, 9, None)
    for x in (-2.5, 2.5):
        floor("line", (x - 0.05, x + 0.05), (-8, 2.6), line, 0.001)
    floor("line", (-2.55, 2.55), (2.5, 2.6), line, 0.001)
    white = rough_stuff("wall", "#b4b9bb", 0.6, 0.05, 1.2, (120, 0.08, 0.003))
    grey = rough_stuff("dado", "#565c62", 0.5, 0.06, 1.5, None)
    block("wall", (-8, 8), (3.0, 3.2), (1.1, 4.0), white)
    block("dado", (-8, 8), (2.99, 3.2), (0, 1.1), grey, 0.002)
    block("stripe", (-8, 8), (2.985, 3.0), (1.10, 1.17), paint("stripe", "#d6311f", "solid"), 0.002)
    letters("BAY " + number, (-2.2, 2.97, 2.55), 0.42, painted("numeral", "#3a3f45", 0.5), 0.01)
    if with_lift:
        lift(lift_at, M, lift_height, lift_turn)
    pegboard((1.25, 2.95, 1.75), M, 2.0, 0.95)
    tool_chest((1.25, 2.62, 0), M)
    block("bench", (-1.5, 0.6), (2.35, 2.98), (0.86, 0.91), wood("bench", "#a9794a", 0.5), 0.006)
    for x in (-1.42, 0.5):
        for y in (2.42, 2.9):
            block("leg", (x - 0.035, x + 0.035), (y - 0.035, y + 0.035), (0, 0.86), M.plast2, 0.004)
    block("shelf", (-1.45, 0.55), (2.45, 2.95), (0.30, 0.33), M.plast2, 0.004)
    for i, x in enumerate((-1.25, -1.05, -0.85, -0.6, -0.42)):
        oil_can(
            (x, 2.72, 0.91),
            painted("can", ("#c9cbd0", "#1c1d20", "#c9cbd0", "#b9271b", "#1c1d20")[i], 0.3),
            (M.body, M.white)[i == 3],
            M,
            i * 13 % 30 - 15,
            1.15,
        )
    block("vice", (0.12, 0.34), (2.42, 2.58), (0.91, 1.02), painted("vice", "#27466b", 0.4, 0.5), 0.02)
    block("jaw", (0.16, 0.30), (2.36, 2.42), (0.94, 1.05), M.steel, 0.008)
    rod("screw", (0.23, 2.36, 0.97), (0.23, 2.22, 0.97), 0.012, M.steel)
    rod("bar", (0.14, 2.23, 0.97), (0.32, 2.23, 0.97), 0.007, M.steel)
    tyre_stack((-2.15, 2.45, 0), M, 6)
    tyre_stack((2.55, 2.4, 0), M, 4, 0.26)
    drum = painted("drum", "#2d4a6e", 0.4, 0.3)
    lathe(
        "drum",
        [
            (1e-3, 0.88),
            (0.27, 0.88),
            (0.285, 0.89),
            (0.285, 0.86),
            (0.28, 0.60),
            (0.29, 0.59),
            (0.28, 0.58),
            (0.28, 0.31),
            (0.29, 0.30),
            (0.28, 0.29),
            (0.285, 0.02),
            (0.28, 0),
        ],
        drum,
        (-3.1, 2.5, 0),
        ax="z",
        seg=72,
        auto=40,
    )
    lamps(M)


def lamps(M, power=0.8):
    tube_ = glow("tubes", (0.95, 0.98, 1.0), 6)
    for x in (-1.8, 1.8):
        block("lamp", (x - 0.9, x + 0.9), (1.0, 1.12), (3.35, 3.40), tube_, 0.004)
    area("top", (0, 0.3, 3.6), (0, 0.3, 0), 5.5, 2.2, 240 * power, (0.96, 0.98, 1))
    area("key", (2.2, -4.2, 2.9), (0, 0.2, 0.6), 3.5, 2.0, 190 * power, (1, 0.96, 0.91))
    area("door", (-5.4, -1.6, 1.9), (0, 0.4, 0.8), 2.6, 2.8, 170 * power, (0.86, 0.93, 1))
    area("wall", (0, 2.0, 3.6), (0, 3.0, 1.7), 8, 0.5, 60 * power, (1, 0.95, 0.88), mirrored=False)
    nt = world(0.3)
    nt.nodes["Background"].inputs[0].default_value = (0.85, 0.92, 1.0, 1)
