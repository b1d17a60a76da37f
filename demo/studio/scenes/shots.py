"""The pictures of the slides and of the gallery: who stands where, in which light, seen from where."""

import importlib

from . import outdoors, showroom, workshop
from .light import *
from .props import *

SIZES = {"slides": (1600, 700), "gallery": (960, 640)}
SHOTS = {"slides": {}, "gallery": {}}


def shot(kind, name, *wants, samples=14):
    """registers a shot; `wants` are the vehicles it shows: slug or (slug, colour)"""

    def register(make):
        SHOTS[kind][name] = {
            "wants": [w if isinstance(w, tuple) else (w, 0) for w in wants],
            "make": make,
            "samples": samples,
        }
        return make

    return register


# ---- vehicles and what they wear


def put(vehicle, at, heading, z=0.0):
    """places a vehicle; heading 0 looks to +x (right), -90 towards the camera"""
    c = vehicle.carrier()
    c.location = (at[0], at[1], z)
    c.rotation_euler = (0, 0, rad(heading))
    bpy.context.view_layer.update()
    vehicle.place = c.matrix_world.copy()
    return c


def spot(vehicle, point):
    """a point of the vehicle in the scene"""
    return np.array(vehicle.place @ Vector(point))


def lamps_on(vehicle, front=14.0, rear=3.0):
    for m, strength in ((vehicle.materials.led, front), (vehicle.materials.red, rear)):
        m.node_tree.nodes["Principled BSDF"].inputs["Emission Strength"].default_value = strength


def touch(vehicle, point, direction):
    """where a line from outside first meets the vehicle, before it is placed"""
    bpy.context.view_layer.update()
    depsgraph = bpy.context.evaluated_depsgraph_get()
    d = Vector(direction).normalized()
    best = None
    for o in vehicle.objects:
        inverse = o.matrix_world.inverted()
        hit, p, n, _ = o.evaluated_get(depsgraph).ray_cast(
            inverse @ (Vector(point) - d * 3), (inverse.to_3x3() @ d).normalized()
        )
        if hit:
            w = o.matrix_world @ p
            far = (w - Vector(point)).dot(d)
            if best is None or far < best[0]:
                best = (far, w)
    return np.array(best[1]) if best else np.array(point)


def festive(vehicle, heading, at, flowers=True):
    """a vehicle on its delivery day: a bow at the lamp and a garland round the front"""
    scooter = vehicle.spec["body"].find("scooter") >= 0 or vehicle.slug in ("activa-e", "qc1")
    height = 0.70 if scooter else 0.90
    nose = touch(vehicle, (0.4, 0, height), (-1, 0, 0))
    bars = touch(vehicle, (0.2, -0.2, 1.0), (0, 0, -1))
    put(vehicle, at, heading)
    ribbon = mat("satin", srgb("#c3141c"), rough=0.32, spec=0.6, coat=0.3)
    front = float(vehicle.place.to_euler().z)
    bow(spot(vehicle, nose + [0.02, 0, 0.02]), 0.20 if scooter else 0.17, ribbon, math.degrees(front) + 90)
    if flowers:
        x, low_z = float(nose[0]), (0.50 if scooter else 0.72)
        side = [
            (bars[0] + 0.03, 0.19, bars[2] + 0.03),
            (x - 0.10, 0.165, height + 0.06),
            (x - 0.005, 0.105, height - 0.09),
            (x + 0.035, 0.0, low_z),
        ]
        hang = [(a, -b, c) for a, b, c in side] + side[-2::-1]
        garland([spot(vehicle, p) for p in hang], 0.030, 0.019)


def accessory(kind, M, matrix):
    """an accessory of the catalogue as a thing in a scene; returns its parts"""
    with Pieces() as made:
        importlib.import_module("accessories." + kind.replace("-", "_")).build(M)
    return move(made.objects, matrix)


def again(objects, matrix, repaint_as=None):
    """the same parts elsewhere: `matrix` moves them from where they are; the painted ones may take another paint"""
    for o in objects:
        c = twin(o, matrix @ o.matrix_world)
        if repaint_as:
            for old, slot in zip(o.material_slots, c.material_slots):
                if old.material and old.material.name.split(".")[0] in repaint_as:
                    slot.link = "OBJECT"
                    slot.material = repaint_as[old.material.name.split(".")[0]]


# ---- slides


@shot("slides", "showroom", ("hornet-2-0", 0), ("activa-6g", 1), ("hness-cb350", 0), ("dio-125", 0), ("sp125", 0))
def showroom_row(M, cars):
    showroom.room(M, sign_x=2.2, sign_z=1.92)
    for i, v in enumerate(cars):
        put(v, (-0.45 + i * 0.93, 1.75 - 0.40 * i), -122)
    area("rim", (2.0, 3.2, 3.2), (1.5, 0.5, 0.6), 7, 0.8, 160, (1, 0.92, 0.82), mirrored=False)
    camera((-0.5, -7.2, 1.35), (0.38, 0.6, 1.02), 42)
    film("Filmic", 0.0, "Medium High Contrast")


@shot("slides", "dusk-road", "hornet-2-0")
def dusk_road(M, cars):
    outdoors.dusk_road(M)
    put(cars[0], (0.95, -0.25), -152)
    lamps_on(cars[0], 7, 3)
    camera((-0.55, -5.9, 0.92), (-0.15, 0, 0.74), 52, 4.0, (0.9, -0.3, 0.7))
    film("Filmic", 0.45, "Medium High Contrast")


@shot("slides", "family-scooter", "activa-6g")
def family_scooter(M, cars):
    outdoors.compound(M)
    outdoors.morning(M)
    put(cars[0], (0.95, 0.35), -144)
    camera((-0.8, -5.7, 1.2), (-0.1, 0.3, 0.76), 50, 5.6, (0.9, 0.2, 0.7))
    film("Filmic", 0.2, "Medium High Contrast")


@shot("slides", "electric-charge", "activa-e")
def electric_charge(M, cars):
    v = cars[0]
    side = touch(v, (0.05, 0, 0.62), (0, -1, 0))
    outdoors.charging_wall(M, charger_x=2.05)
    put(v, (0.75, 0.55), -158)
    plug(M, v, side, (2.05, 2.0, 1.20))
    palm((-0.50, 1.78, 0), 1.15, 4)
    sword_plant((3.4, 1.65, 0), 0.95, 7)
    soft_evening()
    camera((-0.5, -5.8, 1.15), (-0.05, 0.5, 0.80), 52, 5.6, (0.8, 0.4, 0.7))
    film("Filmic", 0.2, "Medium High Contrast")


@shot("slides", "roadster-sunset", "hness-cb350")
def roadster_sunset(M, cars):
    outdoors.view_point(M)
    put(cars[0], (0.95, 0.0), -148)
    lamps_on(cars[0], 8, 3)
    camera((-0.55, -5.9, 1.0), (-0.15, 0, 0.76), 52, 4.0, (0.9, -0.2, 0.7))
    film("Filmic", 0.35, "Medium High Contrast")


def soft_evening():
    """open shade with a warm side, for paint and plants"""
    gradient([(-1, (0.3, 0.3, 0.3)), (0, (0.75, 0.80, 0.88)), (0.4, (0.65, 0.75, 0.95)), (1, (0.45, 0.6, 0.95))], 0.55)
    area("key", (-4.2, -4.6, 3.6), (0.5, 0.6, 0.6), 4.5, 2.6, 330, (1, 0.95, 0.88))
    area("side", (5.0, -2.0, 2.6), (0.6, 0.6, 0.6), 2.4, 2.4, 190, (1, 0.80, 0.58))
    area("top", (0.5, 0.2, 4.2), (0.5, 0.4, 0), 5, 1.4, 150, (0.95, 0.98, 1))


def plug(M, vehicle, at, box_at):
    """the cable from the charger to a place on the vehicle's left side"""
    p = spot(vehicle, at)
    out = spot(vehicle, at + [0, 0.12, 0.02])
    drop = spot(vehicle, at + [-0.02, 0.26, -0.30])
    b = np.array(box_at) + [0, -0.12, -0.02]
    floor_mid = np.array(((p[0] + b[0]) / 2 + 0.35, (p[1] + b[1]) / 2 - 0.05, 0.014))
    tube(
        "cable",
        [
            p,
            out,
            drop,
            (drop * 0.55 + floor_mid * 0.45) * [1, 1, 0.25] + [0, 0, 0.012],
            floor_mid,
            b * [1, 1, 0] + [-0.03, -0.30, 0.016],
            b * [1, 1, 0.5] + [0, -0.10, 0],
            b,
        ],
        0.011,
        M.plastic,
        n=160,
    )
    d = (out - p) / np.linalg.norm(out - p)
    lathe_on(
        "plug",
        [(1e-4, 0), (0.030, 0), (0.034, 0.15), (0.032, 0.6), (0.018, 1), (0.011, 1.1)],
        M.plastic,
        p - d * 0.01,
        p + d * 0.11,
        seg=40,
    )
    lathe_on(
        "ring",
        [(0.0345, 0), (0.036, 0.3), (0.036, 0.7), (0.0345, 1)],
        glow("plug light", "#39d98a", 4),
        p + d * 0.012,
        p + d * 0.022,
        seg=40,
    )


# ---- gallery: showroom


@shot("gallery", "showroom-floor", "sp160", "unicorn", ("shine-125", 1), ("activa-125", 1))
def showroom_floor(M, cars):
    showroom.room(M, sign_x=-0.4)
    for v, at, turn in zip(cars, ((-1.75, 0.1), (-0.35, 1.0), (1.05, 1.5), (2.35, 1.9)), (-40, -44, -48, -52)):
        put(v, at, turn)
    camera((1.0, -6.2, 1.45), (0.1, 0.9, 0.92), 45)
    film("Filmic", 0.0, "Medium High Contrast")


@shot("gallery", "showroom-scooters", ("dio-110", 1), ("grazia-125", 0), ("activa-125", 0))
def showroom_scooters(M, cars):
    showroom.room(M, sign_x=0.9)
    for v, at, turn in zip(cars, ((-1.15, 0.3), (0.15, 0.8), (1.5, 1.2)), (-128, -124, -120)):
        put(v, at, turn)
    camera((-0.9, -5.7, 1.30), (0.05, 0.8, 0.84), 50)
    film("Filmic", 0.0, "Medium High Contrast")


@shot("gallery", "showroom-electric", "activa-e", ("qc1", 1))
def showroom_electric(M, cars):
    showroom.room(M, sign_x=-1.6)
    for v, at, turn in zip(cars, ((-1.0, 0.5), (1.12, 1.05)), (-46, -54)):
        showroom.podium(M, (at[0], at[1], 0), 0.98)
        put(v, at, turn, 0.09)
    camera((0.7, -5.7, 1.25), (0.08, 0.9, 0.86), 56)
    film("Filmic", 0.0, "Medium High Contrast")


@shot("gallery", "showroom-counter", ("livo", 0))
def showroom_counter(M, cars):
    showroom.room(M, sign_x=-1.2)
    showroom.shelves(M, 2.6, 2.2)
    desk((-1.1, 2.2, 0), M, wood("desk top", "#9b6b42"), painted("desk front", "#e6e2db", 0.4), 2.3)
    key_box((-1.25, 1.98, 1.06), M, 10)
    stool((-2.75, 1.6, 0), M)
    put(cars[0], (1.15, 0.55), -148)
    camera((-0.9, -5.2, 1.40), (0.0, 1.4, 0.98), 47)
    film("Filmic", 0.0, "Medium High Contrast")


# ---- gallery: delivery


def party(M, sign_x=0.0):
    """the showroom dressed for a delivery: garlands on the wall, a red carpet, balloons"""
    showroom.room(M, sign_x=sign_x, sign_z=1.98)
    for i in range(4):
        a = sign_x - 2.0 + i
        garland(
            [
                (a, 3.80, 2.98),
                (a + 0.25, 3.78, 2.74),
                (a + 0.5, 3.77, 2.66),
                (a + 0.75, 3.78, 2.74),
                (a + 1.0, 3.80, 2.98),
            ],
            0.055,
            0.033,
            seed=i,
        )
    for a in (sign_x - 2.0, sign_x + 2.0):
        garland([(a, 3.80, 2.98), (a, 3.79, 2.3), (a, 3.79, 1.7)], 0.055, 0.033, seed=5)
    carpet = rough_stuff("carpet", "#5e1013", 0.95, 0.12, 30, (500, 0.4, 0.003), spec=0.1)
    block("carpet", (-2.1, 2.1), (-0.9, 1.9), (0, 0.012), carpet, 0.004)
    rnd = random.Random(4)
    for cx, cy in ((sign_x - 2.75, 3.3), (sign_x + 3.5, 3.2)):
        for i in range(7):
            c = ("#c3141c", "#f2b11c", "#f3efe6")[i % 3]
            m = mat("balloon", srgb(c), rough=0.22, spec=0.6)
            p = np.array((cx + rnd.uniform(-0.35, 0.35), cy + rnd.uniform(-0.2, 0.2), 1.75 + rnd.uniform(0, 0.8)))
            lathe(
                "balloon",
                [
                    (1e-3, -0.17),
                    (0.012, -0.165),
                    (0.05, -0.13),
                    (0.115, -0.03),
                    (0.13, 0.05),
                    (0.10, 0.13),
                    (0.05, 0.165),
                    (1e-3, 0.175),
                ],
                m,
                p,
                ax="z",
                seg=40,
                smoothn=40,
            )
            tube("string", [p - [0, 0, 0.165], (p + [cx, cy, 0.8]) / 2, (cx, cy, 0.1)], 0.0016, M.white, n=20, res=2)


@shot("gallery", "delivery-day-motorcycle", ("sp125", 1))
def delivery_motorcycle(M, cars):
    party(M, -0.3)
    festive(cars[0], -42, (0.1, 0.55))
    camera((0.9, -5.0, 1.20), (0.12, 0.6, 0.92), 56, 5.6, (0.2, 0.4, 0.7))
    film("Filmic", 0.0, "Medium High Contrast")


@shot("gallery", "delivery-day-scooter", ("activa-6g", 2))
def delivery_scooter(M, cars):
    party(M, 0.5)
    festive(cars[0], -132, (0.15, 0.55))
    lathe(
        "table",
        [(1e-3, 0.86), (0.30, 0.86), (0.31, 0.84), (0.30, 0.82), (1e-3, 0.82)],
        M.white,
        (-1.12, 1.0, 0),
        ax="z",
        seg=64,
    )
    rod("post", (-1.12, 1.0, 0), (-1.12, 1.0, 0.83), 0.03, M.chrome)
    key_box((-1.14, 0.92, 0.86), M, 15)
    camera((-0.8, -4.9, 1.20), (-0.22, 0.6, 0.90), 54, 5.6, (0, 0.4, 0.7))
    film("Filmic", 0.0, "Medium High Contrast")


@shot("gallery", "delivery-row", ("shine-125", 0), ("shine-100", 1), ("livo", 1))
def delivery_row(M, cars):
    party(M, 0.6)
    for v, at in zip(cars, ((-1.15, 0.1), (0.05, 0.55), (1.25, 1.0))):
        festive(v, -118, at, flowers=v is cars[0])
    camera((-0.9, -5.9, 1.40), (0.0, 0.6, 0.86), 50, 8, (-0.8, 0, 0.7))
    film("Filmic", 0.0, "Medium High Contrast")


# ---- gallery: workshop


@shot("gallery", "workshop-bay", "unicorn")
def workshop_bay(M, cars):
    workshop.bay(M, (-0.35, 0.55, 0), 0.42)
    put(cars[0], (-0.35, 0.55), -12, 0.422)
    stool((1.55, -0.2, 0), M)
    camera((1.3, -5.6, 1.55), (0.05, 0.9, 1.02), 50)
    film("Filmic", 0.2, "Medium High Contrast")


@shot("gallery", "workshop-lift", ("aviator", 0))
def workshop_lift(M, cars):
    workshop.bay(M, (0.1, 0.4, 0), 0.72, number="4", lift_turn=180)
    put(cars[0], (0.1, 0.4), -166, 0.722)
    camera((-1.9, -4.9, 1.35), (0.0, 0.6, 1.06), 54, 6.3, (0, 0.2, 1.2))
    film("Filmic", 0.2, "Medium High Contrast")


@shot("gallery", "workshop-tools")
def workshop_tools(M, cars):
    workshop.bay(M, with_lift=False)
    camera((0.25, 0.2, 1.55), (1.08, 2.9, 1.45), 40, 8, (1.1, 2.8, 1.5))
    film("Filmic", 0.2, "Medium High Contrast")


@shot("gallery", "workshop-engine", ("xblade", 0))
def workshop_engine(M, cars):
    workshop.bay(M, (0, 0.3, 0), 0.5)
    put(cars[0], (0, 0.3), 0, 0.502)
    camera((0.75, -1.75, 1.02), (0.05, 0.25, 0.90), 50, 4.0, (0.05, 0.1, 0.9))
    area("near", (-0.8, -1.9, 1.9), (0.05, 0.2, 0.9), 1.2, 0.7, 30, (1, 0.95, 0.88))
    film("Filmic", 0.2, "Medium High Contrast")


# ---- gallery: out of doors


@shot("gallery", "dusk-street", ("sp160", 1))
def dusk_street(M, cars):
    outdoors.dusk_road(M)
    put(cars[0], (0.0, -0.2), -38)
    lamps_on(cars[0], 7, 3)
    camera((0.9, -5.6, 0.88), (0.05, 0, 0.74), 58, 4.0, (0.1, -0.4, 0.7))
    film("Filmic", 0.45, "Medium High Contrast")


@shot("gallery", "dusk-roadster", ("cb350rs", 0))
def dusk_roadster(M, cars):
    outdoors.dusk_road(M)
    put(cars[0], (0, -0.2), -178)
    lamps_on(cars[0], 8, 4)
    camera((0.6, -5.6, 0.75), (0, 0, 0.72), 60, 4.0, (0, -0.3, 0.7))
    film("Filmic", 0.40, "Medium High Contrast")


@shot("gallery", "morning-commuter", ("cd110-deluxe", 0))
def morning_commuter(M, cars):
    outdoors.compound(M)
    outdoors.morning(M, -130)
    put(cars[0], (0.0, 0.3), -36)
    camera((0.8, -5.4, 1.10), (0.05, 0.4, 0.78), 60, 5.6, (0, 0.1, 0.7))
    film("Filmic", 0.2, "Medium High Contrast")


@shot("gallery", "hill-crossover", ("nx200", 0))
def hill_crossover(M, cars):
    outdoors.view_point(M)
    put(cars[0], (0.0, 0), -40)
    lamps_on(cars[0], 10, 3)
    camera((0.9, -5.7, 0.95), (0.05, 0, 0.76), 61, 4.5, (0.1, -0.3, 0.7))
    film("Filmic", 0.35, "Medium High Contrast")


@shot("gallery", "rain-evening", ("dio-125", 1))
def rain_evening(M, cars):
    outdoors.road(M, (-9, 3.2), wet=1.0, dashes=False)
    block("kerb", (-30, 30), (3.2, 3.4), (0, 0.15), rough_stuff("kerb", "#77756f", 0.4, 0.15, 5, None), 0.02)
    floor("pavement", (-30, 30), (3.4, 60), rough_stuff("pavement", "#4a4a4c", 0.35, 0.12, 2, None), 0.14)
    outdoors.bokeh(M, 90)
    outdoors.shop_front(M, 9.0, (-9, 4), strength=0.9)
    gradient(
        [(-1, (0.02, 0.02, 0.03)), (0, (0.10, 0.09, 0.12)), (0.2, (0.07, 0.09, 0.16)), (1, (0.03, 0.05, 0.11))], 0.8
    )
    put(cars[0], (0.15, 0), -140)
    lamps_on(cars[0], 9, 4)
    area("street lamp", (-3.0, -3.6, 4.0), (0, 0, 0.6), 2.4, 1.6, 160, (1.0, 0.80, 0.58))
    area("cool", (4.2, -1.5, 2.6), (0, 0, 0.6), 1.6, 2.4, 110, (0.62, 0.78, 1.0))
    area("rim", (0.5, 3.4, 3.4), (0, 0, 0.6), 4, 0.8, 150, (1.0, 0.70, 0.42), mirrored=False)
    camera((-0.9, -5.8, 0.85), (0, 0, 0.66), 58, 1.1, (0.0, -0.4, 0.7))
    film("Filmic", 0.4, "Medium High Contrast")


@shot("gallery", "charging-point", ("qc1", 0))
def charging_point(M, cars):
    v = cars[0]
    side = touch(v, (0.05, 0, 0.60), (0, 1, 0))
    outdoors.charging_wall(M, charger_x=-1.25)
    put(v, (0.25, 0.7), -28)
    palm((1.75, 1.72, 0), 1.6, 11)
    sword_plant((-2.35, 1.7, 0), 1.0, 12)
    soft_evening()
    left = side * [1, -1, 1]
    plug(M, v, left, (-1.25, 2.0, 1.20))
    camera((0.7, -5.4, 1.15), (-0.12, 0.7, 0.84), 58, 5.6, (0.2, 0.4, 0.7))
    film("Filmic", 0.2, "Medium High Contrast")


@shot("gallery", "test-ride-lane", ("dio-110", 0))
def test_ride_lane(M, cars):
    floor("ground", (-30, 30), (-12, 9), asphalt("lane", "#55575a"))
    white = rough_stuff("marking", "#d6d4cc", 0.7, 0.15, 10, None)
    red = rough_stuff("red lane", "#a83a2c", 0.8, 0.15, 3, (150, 0.4, 0.003))
    floor("red lane", (-30, 30), (-1.3, 1.5), red, 0.001)
    for y in (-1.35, 1.55):
        floor("marking", (-30, 30), (y - 0.05, y + 0.05), white, 0.003)
    letters("TEST RIDE", (-0.2, -1.95, 0.003), 0.62, white, 0.0, flat=True)
    for i, x in enumerate((-4.2, -2.5, 2.4, 4.1)):
        cone((x, 1.15 if i % 2 else -0.95, 0.0), M)
    block("kerb", (-30, 30), (3.2, 3.4), (0, 0.15), rough_stuff("kerb", "#b9b5ac", 0.8, 0.15, 5, None), 0.02)
    floor("lawn", (-30, 30), (3.4, 9), rough_stuff("lawn", "#4d6a2c", 0.9, 0.2, 2, (60, 0.8, 0.02)), 0.13)
    grass("grass", (-10, 10), (3.42, 6.5), rough_stuff("blade", "#5b7d33", 0.8, 0.3, 1, None), 16000, 0.10, 5, 0.13)
    green = leaf("hedge", "#35602a")
    foliage("hedge", [((x, 7.0, 0.75), (0.75, 0.45, 0.7)) for x in np.arange(-8, 8.5, 0.9)], green, 0.042, 330, 6)
    for i, x in enumerate((-8, -3.6, 1.8, 6.4)):
        tree((x, 9.5, 0), 6.0 + i % 2, 20 + i)
    outdoors.morning(M, -135)
    put(cars[0], (0.1, 0.15), -34)
    camera((0.9, -6.0, 1.35), (0.0, 0.1, 0.66), 48, 6.3, (0.1, 0, 0.7))
    film("Filmic", 0.2, "Medium High Contrast")


@shot("gallery", "branch-front", ("activa-125", 2), ("shine-125", 0))
def branch_front(M, cars):
    pave = tiles("forecourt", "#8c8a86", "#6c6a67", (0.4, 0.4), rough=0.6, vary=0.08, gap=0.005, bump=0.002)
    floor("forecourt", (-30, 30), (-3.2, 4.2), pave)
    floor("street", (-30, 30), (-14, -3.2), asphalt("street", "#4b4c4f"), -0.08)
    outdoors.shop_front(M, 4.0, strength=1.3)
    for x in (-9.2, 9.4):
        tree((x, 5.0, 0), 6.0, int(20 + x))
    stops = [
        (-1, (0.2, 0.2, 0.22)),
        (0, (0.95, 0.52, 0.28)),
        (0.12, (0.66, 0.45, 0.42)),
        (0.4, (0.24, 0.31, 0.55)),
        (1, (0.10, 0.17, 0.40)),
    ]
    gradient(stops, 0.6)
    area("sky", (-6, -8, 6), (0, 1, 1), 8, 5, 560, (1.0, 0.88, 0.76))
    put(cars[0], (-1.75, -1.1), -56)
    put(cars[1], (1.45, -1.0), -128)
    camera((0.9, -8.4, 1.35), (0.0, 2.2, 1.86), 38)
    film("Filmic", -0.05, "Medium High Contrast")


# ---- gallery: accessories and details

HELMETS = ("#c8281a", "#1b1c1f", "#e9e7e2", "#27466b", "#6d7278", "#d99a1b", "#30473a", "#8a1f2b")


@shot("gallery", "helmet-shelf")
def helmet_shelf(M, cars):
    wall = rough_stuff("wall", "#4a4845", 0.6, 0.06, 1.5, (150, 0.1, 0.003))
    block("wall", (-3, 3), (0.30, 0.4), (0, 3), wall)
    oak, light = wood("board", "#9b6b42", 0.42, "x"), glow("strip", (1.0, 0.76, 0.48), 7.0)
    first = accessory("helmet", M, turned(z=-60, at=(-0.66, 0, 0.80)))
    for row in range(2):
        z = 0.76 + row * 0.46
        block("board", (-2.4, 2.4), (-0.20, 0.30), (z, z + 0.04), oak, 0.004)
        block("strip", (-2.4, 2.4), (0.24, 0.26), (z + 0.405, z + 0.415), light, 0.002)
        for i in range(-1, 5):
            n = row * 4 + i
            if n == 0:
                continue
            colour = HELMETS[n % len(HELMETS)]
            skins = {"body": paint("skin", colour, "metallic" if n % 3 else "solid")}
            if colour in ("#e9e7e2", "#d99a1b"):
                skins["accent"] = paint("graphic", "#b3201a", "solid")
            place = (
                Matrix.Translation((i * 0.44, 0, row * 0.46))
                @ turned(at=(-0.66, 0, 0))
                @ Matrix.Rotation(rad((n * 17) % 22 - 11), 4, "Z")
                @ turned(at=(0.66, 0, 0))
            )
            again(first, place, skins)
    block("board", (-2.4, 2.4), (-0.20, 0.30), (1.68, 1.72), oak, 0.004)
    for row in range(2):
        area(
            "shelf", (0, 0.10, 1.20 + row * 0.46 - 0.01), (0, 0.02, 0.8), 3.6, 0.10, 9, (1, 0.80, 0.58), mirrored=False
        )
    area("key", (-1.6, -2.4, 2.4), (0, 0, 1.2), 2.4, 1.2, 62, (1, 0.97, 0.93))
    area("side", (2.2, -1.4, 1.4), (0, 0, 1.2), 0.8, 1.6, 26, (0.92, 0.96, 1))
    world(0.15)
    camera((0.25, -2.6, 1.28), (0.05, 0, 1.20), 52, 5.6, (0, -0.12, 1.2))
    film("Filmic", 0.2, "Medium High Contrast")


@shot("gallery", "accessories-wall")
def accessories_wall(M, cars):
    wall = rough_stuff("wall", "#5a5855", 0.6, 0.05, 1.5, None)
    block("wall", (-4, 4), (0.30, 0.4), (0, 3.2), wall)
    slat = painted("slat", "#d8d4cc", 0.5)
    for i in range(19):
        z = 0.46 + i * 0.118
        block("slat", (-2.6, 2.6), (0.265, 0.30), (z, z + 0.104), slat, 0.004)
    floor("floor", (-6, 6), (-5, 0.4), tiles("floor", "#a5a29d", "#7b7874", (1.2, 1.2), rough=0.16, gap=0.002, bump=0))
    oak, light = wood("board", "#9b6b42", 0.42, "x"), glow("strip", (1.0, 0.76, 0.48), 6.0)

    def shelf(x, z, depth=0.42):
        block("board", x, (0.28 - depth, 0.28), (z - 0.03, z), oak, 0.004)
        block("strip", (x[0] + 0.02, x[1] - 0.02), (0.24, 0.255), (z - 0.042, z - 0.032), light, 0.001)

    shelf((-1.85, 1.85), 0.62, 0.5)
    shelf((-1.85, -0.55), 1.18)
    shelf((0.55, 1.85), 1.18)
    shelf((-1.85, 1.85), 2.02)
    first = accessory("helmet", M, turned(z=-62, at=(-1.62, 0.06, 2.02)))
    for i, c in enumerate(("#1b1c1f", "#e9e7e2", "#27466b", "#6d7278", "#d99a1b", "#8a1f2b")):
        again(
            first,
            Matrix.Translation((0.54 * (i + 1), 0, 0)),
            {"body": paint("skin", c, "metallic" if c != "#e9e7e2" else "solid")},
        )
    accessory("top-box", M, turned(z=62, at=(-1.45, 0.06, 0.62)))
    accessory("top-box", M, turned(z=98, at=(-0.82, 0.06, 0.62)))
    accessory("charger-bag", M, turned(z=-12, at=(0.95, 0.08, 0.62)))
    accessory("charger-bag", M, turned(z=8, at=(1.5, 0.08, 0.62)))
    accessory("seat-cover", M, turned(x=58, z=0, at=(0.08, 0.16, 0.76)))
    accessory("carrier", M, turned(z=-50, at=(-1.55, 0.06, 1.18)))
    accessory("mobile-holder", M, turned(z=-8, at=(-1.10, 0.02, 1.30)))
    accessory("mobile-holder", M, turned(z=12, at=(-0.82, 0.02, 1.30)))
    accessory("grips", M, turned(z=-20, at=(1.02, 0.02, 1.18)))
    accessory("mirror", M, turned(z=0, at=(1.45, 0.06, 1.18)))
    accessory("crash-guard", M, turned(z=-90, at=(0.0, 0.18, 1.33)))
    accessory("tank-pad", M, turned(x=90, at=(1.62, 0.24, 1.66)))
    accessory("floor-mat", M, turned(x=90, y=90, at=(-1.45, 0.24, 1.74)))
    accessory("scuff-plate", M, turned(x=90, y=90, at=(-0.92, 0.24, 1.72)))
    accessory("knuckle-guard", M, turned(z=-90, at=(1.02, 0.16, 1.52)))
    accessory("visor", M, turned(z=-70, at=(0.68, 0.06, 1.18)))
    area("key", (-1.8, -3.0, 3.0), (0, 0.1, 1.3), 3.4, 1.4, 110, (1, 0.97, 0.93))
    area("side", (3.0, -1.8, 1.8), (0, 0.1, 1.2), 1.0, 2.0, 46, (0.92, 0.96, 1))
    area("wash", (0, -0.2, 3.1), (0, 0.3, 1.4), 4.4, 0.3, 26, (1, 0.84, 0.64), mirrored=False)
    world(0.25)
    camera((0.22, -4.2, 1.45), (0.0, 0, 1.42), 42.5)
    film("Filmic", 0.2, "Medium High Contrast")


@shot("gallery", "wheel-detail", ("hornet-2-0", 1))
def wheel_detail(M, cars):
    workshop.bay(M, with_lift=False)
    put(cars[0], (-0.6, 0.0), 0)
    camera((1.0, -1.9, 0.52), (0.08, -0.02, 0.36), 56, 3.5, (0.05, -0.08, 0.32))
    area("near", (-0.9, -2.2, 1.7), (0.05, 0, 0.35), 1.6, 0.8, 45, (1, 0.95, 0.9))
    film("Filmic", 0.45, "Medium High Contrast")


@shot("gallery", "lamp-night", ("xblade", 1))
def lamp_night(M, cars):
    outdoors.road(M, (-9, 3.2), wet=0.6, dashes=False)
    outdoors.bokeh(M, 80, (12, 24), (-10, 10), (0.3, 5))
    gradient(
        [
            (-1, (0.01, 0.01, 0.015)),
            (0, (0.022, 0.020, 0.030)),
            (0.3, (0.010, 0.014, 0.032)),
            (1, (0.006, 0.010, 0.024)),
        ],
        0.8,
    )
    put(cars[0], (0.0, 0.2), -68)
    lamps_on(cars[0], 14, 4)
    area("edge", (-1.8, 1.6, 1.9), (0.1, -0.2, 0.85), 0.5, 1.6, 46, (0.62, 0.78, 1.0))
    area("warm", (2.0, 1.0, 1.6), (0.1, -0.2, 0.85), 0.5, 1.4, 34, (1.0, 0.68, 0.40))
    area("face", (0.9, -2.6, 2.3), (0.15, -0.2, 0.85), 1.8, 0.7, 34, (0.85, 0.92, 1.0))
    camera((0.75, -2.35, 0.98), (0.13, -0.1, 0.90), 68, 1.6, (0.17, -0.25, 0.88))
    film("Filmic", 0.35, "Medium High Contrast")


@shot("gallery", "tank-detail", ("hness-cb350", 1))
def tank_detail(M, cars):
    showroom.room(M, sign_x=-1.5)
    put(cars[0], (0.0, 0.2), 0)
    area("near", (0.6, -1.9, 2.1), (0.05, 0.2, 0.85), 2.0, 0.6, 26, (1, 0.95, 0.9))
    camera((0.85, -1.75, 1.25), (0.06, 0.2, 0.86), 56, 4.0, (0.08, 0.06, 0.86))
    film("Filmic", 0.2, "Medium High Contrast")
