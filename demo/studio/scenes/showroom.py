"""The showroom: polished floor, wall with the house's name in warm light, glass front, plants and a desk."""

from .light import *
from .props import *

NAME, BUSINESS = "MALAPRABHA", "TWO-WHEELERS"
ACCENT = "#d6311f"
WARM, DAY = (1.0, 0.83, 0.66), (0.92, 0.96, 1.0)


def wordmark(at, size, mat, depth=0.03, turn=0.0):
    """the house's name in two lines; `at` is the middle"""
    x, y, z = at
    letters(NAME, (x, y, z + size * 0.30), size, mat, depth, turn, space=1.08)
    letters(BUSINESS, (x, y, z - size * 0.55), size * 0.50, mat, depth, turn, space=1.44)


def back_wall(M, y=4.0, x=(-9.0, 9.0), height=3.7, sign_x=0.0, sign_z=2.16):
    """panelled wall: wood slats, a red band with the name, light in the joints"""
    plain = rough_stuff("plaster", "#b3a99c", 0.65, 0.04, 1.5, (200, 0.08, 0.002))
    dark = rough_stuff("panel", "#3b3a3a", 0.45, 0.06, 2, None)
    oak = wood("oak", "#9b6b42", 0.45, "z")
    light = glow("joint", (1.0, 0.72, 0.42), 4.0)
    block("wall", x, (y, y + 0.2), (0, height), plain)
    block("skirting", x, (y - 0.02, y), (0, 0.12), dark, 0.004)
    # Slatted field on the left, dark sign panel in the middle, plain wall with niches on the right.
    slats = np.arange(sign_x - 6.2, sign_x - 2.2, 0.075)
    first = block("slat", (slats[0], slats[0] + 0.042), (y - 0.05, y), (0.12, height), oak, 0.004)
    bpy.context.view_layer.update()
    for a in slats[1:]:
        twin(first, Matrix.Translation((a - slats[0], 0, 0)) @ first.matrix_world)
    for a in np.arange(sign_x + 3.6, sign_x + 6.4, 0.075):
        twin(first, Matrix.Translation((a - slats[0], 0, 0)) @ first.matrix_world)
    for a in (sign_x + 2.85, sign_x + 3.5):
        block("joint", (a - 0.015, a + 0.015), (y - 0.012, y - 0.004), (0.12, height), light, 0.002)
    block("sign", (sign_x - 2.0, sign_x + 2.0), (y - 0.10, y), (0.12, height), dark, 0.006)
    red = paint("band", ACCENT, "solid")
    block("band", (sign_x - 2.0, sign_x + 2.0), (y - 0.13, y - 0.09), (sign_z - 0.46, sign_z + 0.46), red, 0.006)
    wordmark(
        (sign_x, y - 0.155, sign_z + 0.03),
        0.46,
        mat("sign white", (0.9, 0.9, 0.9), rough=0.4, emit=(1, 1, 1), es=0.55),
        0.03,
    )
    for a in (sign_x - 2.07, sign_x + 2.07):
        block("joint", (a - 0.022, a + 0.022), (y - 0.03, y - 0.015), (0.12, height), light, 0.002)
    for z in (sign_z - 0.495, sign_z + 0.495):
        block("joint", (sign_x - 2.0, sign_x + 2.0), (y - 0.125, y - 0.115), (z - 0.012, z + 0.012), light, 0.002)
    block("cove", (x[0], x[1]), (y - 0.16, y - 0.10), (height - 0.09, height - 0.05), light, 0.002)


def shelves(M, at, width=2.4, count=3, y=4.0):
    """boards with light below on the plain wall"""
    oak, light = wood("board", "#9b6b42", 0.45, "x"), glow("shelf light", (1.0, 0.78, 0.52), 3.0)
    for i in range(count):
        z = 0.85 + i * 0.62
        block("board", (at - width / 2, at + width / 2), (y - 0.34, y), (z, z + 0.04), oak, 0.004)
        block(
            "strip",
            (at - width / 2 + 0.03, at + width / 2 - 0.03),
            (y - 0.05, y - 0.035),
            (z - 0.014, z - 0.002),
            light,
            0.001,
        )
        for k in range(5):
            a = at - width / 2 + 0.25 + k * (width - 0.5) / 4
            if (i + k) % 3 == 0:
                oil_can(
                    (a, y - 0.17, z + 0.04),
                    painted("can", ("#c9cbd0", "#1c1d20")[k % 2], 0.3),
                    M.body,
                    M,
                    (k * 7) % 20 - 10,
                    1.1,
                )
            elif (i + k) % 3 == 1:
                block(
                    "box",
                    (a - 0.13, a + 0.13),
                    (y - 0.28, y - 0.06),
                    (z + 0.04, z + 0.04 + 0.12 + 0.05 * ((i * k) % 3)),
                    painted("carton", ("#e8e6e1", "#b9271b", "#34363a")[(i + k) % 3], 0.6),
                    0.004,
                )


def glass_front(M, x=-8.0, y=(-8.0, 4.0), height=3.7):
    """the street side: daylight behind mullions"""
    frame = painted("mullion", "#202225", 0.4)
    out = mat("outside", (0, 0, 0), rough=1, spec=0, emit=(0.80, 0.90, 1.0), es=1.5)
    block("outside", (x - 0.6, x - 0.55), y, (0, height), out)
    for a in np.arange(y[0], y[1] + 0.1, 1.6):
        block("mullion", (x - 0.05, x + 0.05), (a - 0.035, a + 0.035), (0, height), frame, 0.004)
    for z in (0.05, 2.5, height - 0.05):
        block("rail", (x - 0.05, x + 0.05), y, (z - 0.04, z + 0.04), frame, 0.004)


def ceiling(M, height=3.7, x=(-9.0, 9.0), y=(-7.0, 4.2)):
    block("ceiling", x, y, (height, height + 0.1), rough_stuff("ceiling", "#8d8a86", 0.8, 0.03, 2, None))
    light = glow("tube", (1.0, 0.93, 0.84), 6.0)
    for a in (-0.5, 1.6):
        block("tube", (x[0] + 1, x[1] - 1), (a - 0.05, a + 0.05), (height - 0.05, height - 0.02), light, 0.002)


def room(M, sign_x=0.0, floor_colour="#8b8782", plants=True, front=True, sign_z=2.16):
    """the whole showroom; vehicles stand about y 0..2, the camera looks towards +y"""
    stone = tiles("floor", floor_colour, "#6b6864", (1.2, 1.2), rough=0.11, vary=0.05, gap=0.002, bump=0)
    floor("floor", (-12, 12), (-10, 4.1), stone)
    back_wall(M, sign_x=sign_x, sign_z=sign_z)
    ceiling(M)
    if front:
        glass_front(M)
    block("right wall", (8.6, 8.8), (-8, 4.2), (0, 3.7), rough_stuff("side wall", "#cfc9c0", 0.65, 0.04, 1.5, None))
    if plants:
        palm((sign_x + 2.75, 3.4, 0), 1.9, 3)
        palm((-7.2, 3.2, 0), 2.2, 8)
    lights()


def lights(key=1.0, fill=1.0):
    """large soft lamps below the ceiling; those behind the vehicles do not show in the floor"""
    area("top", (0, 0.9, 3.55), (0, 0.9, 0), 11, 1.6, 330 * key, (1, 0.95, 0.89))
    area("key", (1.5, -4.6, 3.3), (0.5, 1, 0.5), 8, 1.4, 300 * key, (1, 0.96, 0.92))
    area("window", (-7.6, -1.5, 1.9), (0, 0.8, 0.6), 5, 3.0, 230 * fill, DAY)
    area("wash", (0, 3.0, 3.6), (0, 4.1, 1.6), 14, 0.4, 120, WARM, mirrored=False)
    nt = world(0.25)
    nt.nodes["Background"].inputs[0].default_value = (0.9, 0.92, 1.0, 1)


def podium(M, at, r=1.35, height=0.09):
    """a low round stage with light at its foot"""
    top = rough_stuff("podium", "#33343a", 0.3, 0.05, 2, None)
    lathe(
        "podium",
        [(1e-3, height), (r - 0.02, height), (r, height - 0.015), (r, 0.03), (r - 0.03, 0.03), (r - 0.03, 0.0)],
        top,
        at,
        ax="z",
        seg=128,
        auto=30,
    )
    lathe(
        "foot",
        [(r - 0.028, 0.006), (r - 0.028, 0.028)],
        glow("foot light", (1.0, 0.75, 0.48), 5.0),
        at,
        ax="z",
        seg=128,
    )
