"""Commuter motorcycles: 100 to 160 cc, upright, one long seat."""

from kit import *
from parts import (
    engines,
    exhausts,
    forks,
    frames,
    handlebars,
    headlamps,
    mudguards,
    panels,
    seats,
    stands,
    suspension,
    tails,
    tanks,
)
from parts.chassis import SIDES, Chassis
from parts.wheels import wheel


def build(shape, M, name, font):
    ch = Chassis.of(shape)
    wheel("fw", ch.front_axle, ch.front_radius, ch.front_half, ch.front_rim, M, hub=0.042, hubw=0.05, discr=0.12)
    wheel("rw", ch.rear_axle, ch.rear_radius, ch.rear_half, ch.rear_rim, M, hub=0.06, disc=False, drum=True)
    forks.telescopic(ch, M)
    forks.calliper(ch.front_axle, 0.12, M, -0.04, M.accent)
    mudguards.front(ch, M)
    frames.diamond(ch, M)
    frames.swing_arm(ch, M)
    frames.foot_rests(ch, M)
    suspension.twin_shocks(ch, M, canister=M.accent)
    port = engines.single(M)
    engines.foot_controls(M)
    exhausts.header(M, port)
    exhausts.long_round(M)
    tank = tanks.tank(ch, M)
    tanks.filler(M, tank)
    for d, s, o in panels.soft_shrouds(ch, M):
        text_on(
            name.split()[0], tank, (0.07, 0.870), 0.05, M.decal, dirn=d, flip=s > 0, font=font, off=0.002, thick=0.002
        )
    for d, s, o in panels.side_panels(M):
        text_on(name.split()[-1], o, (-0.235, 0.675), 0.062, M.decal, dirn=d, flip=s > 0, font=font)
    seats.cushion(M)
    tail = tails.cowl(M)
    tails.lamp_on(M, tail, [(-0.054, 0.803), (-0.05, 0.826), (0, 0.832), (0.05, 0.826), (0.054, 0.803), (0, 0.795)])
    tails.grab_loop(M)
    for s in (-1, 1):
        tails.indicator(M, (-0.815, s * 0.13, 0.768), stalk_from=(-0.80, s * 0.05, 0.775))
    mudguards.rear(ch, M)
    mudguards.flap(ch, M)
    tails.number_plate(M)
    mudguards.chain_cover(ch, M)
    shell = headlamps.cowl(ch, M)
    headlamps.lamp(ch, M, shell)
    headlamps.flyscreen(ch, M)
    headlamps.indicators(ch, M)
    headlamps.horn(ch, M)
    handlebars.display(ch, M)
    handlebars.bar(ch, M)
    stands.side_stand(M)
