"""Commuter motorcycles: 100 to 160 cc, upright, one long seat."""

from parts import faces, handlebars, mudguards, rears, shrouds, stands, tanks
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
    bar = dict(shape.get("handlebar", {}))
    if "matl" in bar:
        bar["matl"] = getattr(M, bar["matl"])
    handlebars.bar(ch, M, **bar)
    if shape.get("saree_guard"):
        stands.saree_guard(ch, M)
