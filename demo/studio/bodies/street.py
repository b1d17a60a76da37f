"""Street motorcycles: 125 to 184 cc with shrouds beside the tank and sharp tails."""

from parts import faces, handlebars, mudguards, panels, rears, shrouds, tanks
from parts.chassis import Chassis
from parts.running_gear import running_gear


def build(shape, M, name, font):
    """shape: the chassis' measures, what running_gear reads, and the names of tank, shrouds, face and rear"""
    ch = Chassis.of(shape)
    running_gear(ch, M, shape, font)
    mudguards.front(ch, M, **shape.get("front_guard", {}))
    tank = tanks.tank(ch, M, **shape.get("tank", {}))
    tanks.filler(M, tank, x=shape.get("filler", 0.095))
    getattr(shrouds, shape["shrouds"])(ch, M, tank, name, font)
    getattr(faces, shape["face"])(ch, M, name, font)
    getattr(rears, shape["rear"])(ch, M, name, font)
    handlebars.bar(ch, M, **shape.get("handlebar", {}))
    if shape.get("belly"):
        panels.belly(M, getattr(M, shape["belly"]))
