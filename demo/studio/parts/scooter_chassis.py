"""What all scooters put together in the same way: wheels, fork, floor, stands, cockpit, power unit."""

from parts import scooter_cowl as cockpit
from parts.scooter_floor import floor, stands
from parts.scooter_front import Layout, fender, fork, front_wheel  # noqa: F401 (bodies take the layout from here)
from parts.scooter_power import engine, muffler, rear_wheel, shock
from parts.scooter_wheels import drum_plate


def paint_of(M, key):
    """a material by the name that a parameter file gives it"""
    return getattr(M, key)


def front_end(L, shape, M):
    """front wheel, brake, fork, mudguard"""
    front_wheel(L, M, shape.get("wheel", "steel"), shape.get("brake", "drum"), shape.get("caliper", "black"))
    fork(L, M, paint_of(M, shape.get("fork", "black")), shape.get("gaiters", False))
    trim = shape.get("fender_trim")
    fender(
        L, paint_of(M, shape.get("fender_paint", "body")), M, shape.get("fender", "round"), trim and paint_of(M, trim)
    )


def petrol_drive(L, shape, M):
    """rear wheel, engine, silencer and the single shock absorber"""
    rear_wheel(L, M, shape.get("rear_wheel", shape.get("wheel", "steel")))
    engine(L, M, cover=paint_of(M, shape.get("belt_cover", "alu")), kick=shape.get("kick", True))
    muffler(
        M,
        shape.get("muffler", "drum"),
        paint_of(M, shape.get("shield", "chrome")),
        shape.get("shield_style", "slots"),
        outlets=shape.get("outlets", 1),
        second=paint_of(M, shape["shield_inlay"]) if "shield_inlay" in shape else None,
    )
    drum_plate("rwd", (L.rx, 0, L.rear[0]), 0.062, -1, M, half=0.05)
    shock(L, M, 1, paint_of(M, shape.get("spring", "springk")))


def deck(shape, M):
    """floorboard, skirts and stands"""
    skirt = floor(
        M,
        paint_of(M, shape.get("skirt", "body")),
        paint_of(M, shape.get("board", "inner")),
        shape.get("mat", "ribs"),
        paint_of(M, shape.get("floor_lip", "plastic")),
    )
    stands(M)
    return skirt


def controls(shape, M, font, head):
    """grips, mirrors and instruments"""
    disc = shape.get("brake", "drum") == "disc"
    cockpit.handlebar(M, disc, paint_of(M, shape.get("bar_ends", "steel")))
    cockpit.mirrors(M, shape.get("mirrors", "oval"), paint_of(M, shape.get("mirror_paint", "plastic")))
    make = {"dial": cockpit.dial, "tft": cockpit.tft, "lcd": cockpit.lcd}[shape.get("instrument", "dial")]
    where = shape.get("pod", [0.160, 0, 1.06])
    make(M, font, centre=tuple(where), mat=M.plastic, on=head, brow=paint_of(M, shape.get("brow", "body")))
