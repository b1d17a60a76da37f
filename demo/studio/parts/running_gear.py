"""What carries every motorcycle: wheels, brakes, fork, frame, engine, exhaust and stands, as its parameter file says."""

from kit import *
from parts import engines, exhausts, forks, frames, mudguards, stands, suspension
from parts import motorcycle_wheels as wheels

DISC_Y = -0.046


def _material(M, name):
    return getattr(M, name) if name else None


def _wheel(ch, M, which, spec):
    """wheel and brake; spec: pattern, brake (disc | drum | none), disc (radius), petals, face, stripe, rim_material"""
    front = which == "front"
    c = ch.front_axle if front else ch.rear_axle
    radius, half, rim = (
        (ch.front_radius, ch.front_half, ch.front_rim) if front else (ch.rear_radius, ch.rear_half, ch.rear_rim)
    )
    drum = spec.get("brake", "disc") == "drum"
    hub = 0.062 if drum else (0.040 if front else 0.05)
    if spec.get("pattern") == "wire":
        wheels.wire_wheel(which, c, radius, half, rim, M)
    else:
        wheels.cast_wheel(
            which,
            c,
            radius,
            half,
            rim,
            M,
            pattern=spec.get("pattern", "twin5"),
            hub=hub,
            hub_half=0.05,
            matl=_material(M, spec.get("material")),
            face=_material(M, spec.get("face")),
            lip=_material(M, spec.get("lip")),
            stripe=_material(M, spec.get("stripe")),
            tread=spec.get("tread", "road"),
        )
    if drum:
        rod_to = None if front else (-0.14, -0.125, 0.245)
        wheels.drum_brake(
            which, c, 0.072, M, side=-1, half=0.052 if front else 0.06, lever=100 if front else 250, rod_to=rod_to
        )
    elif spec.get("brake", "disc") == "disc":
        r = spec.get("disc", 0.12)
        wheels.brake_disc(
            which, c, r, DISC_Y, M, petals=spec.get("petals", 0), carrier=_material(M, spec.get("carrier"))
        )
        cal = _material(M, spec.get("calliper")) or M.black
        if front:
            forks.calliper(c, r, M, DISC_Y, cal, angle=spec.get("angle", 142))
            hose = [c + [-0.10, -0.065, r - 0.02], c + [-0.13, -0.072, 0.22], ch.fork(0.36, -0.062) + [-0.035, 0, 0]]
            tube("brake_hose", [*hose, ch.fork(0.52, -0.05) + [0.03, 0, 0]], 0.0045, M.rubber, n=40)
        else:
            forks.calliper(c, r, M, DISC_Y, cal, angle=spec.get("angle", 60), pistons=1)
            tube(
                "brake_hose", [c + [0.06, -0.07, r], (-0.42, -0.10, 0.385), (-0.26, -0.10, 0.37)], 0.004, M.rubber, n=24
            )
            rbox("wheel_stay", (0.13, 0.012, 0.02), c + [0.065, -0.066, 0.045], M.black, bev=0.004)


def running_gear(ch, M, shape, font=None):
    """builds it all and returns nothing"""
    _wheel(ch, M, "front", shape.get("front_wheel", {}))
    _wheel(ch, M, "rear", shape.get("rear_wheel", {"brake": "drum"}))
    _front(ch, M, shape)
    arm = max(0.1, ch.rear_half + 0.046)
    frames.diamond(ch, M, tail_up=shape.get("tail_up", 0.0), matl=_material(M, shape.get("frame_material")))
    frames.swing_arm(
        ch, M, kind=shape.get("swing_arm", "box"), half=arm, matl=_material(M, shape.get("swing_material"))
    )
    frames.foot_rests(ch, M, bracket=_material(M, shape.get("bracket")))
    _rear(ch, M, shape, arm)
    e = dict(shape.get("engine", {}))
    for key in ("cover", "case", "fin", "head"):
        if key in e:
            e[key] = _material(M, e[key])
    port = engines.single(M, font=font, **e)
    engines.foot_controls(M, heel=shape.get("heel_lever", True))
    getattr(exhausts, shape.get("exhaust", "plain_long"))(
        M, port, **{k: _material(M, v) for k, v in shape.get("exhaust_finish", {}).items()}
    )
    if shape.get("chain", "full") == "full":
        mudguards.chain_cover(ch, M)
    else:
        wheels.chain(ch, M, y=max(0.068, ch.rear_half + 0.014), matl=_material(M, shape.get("chain_material")))
        mudguards.chain_guard(ch, M, y=max(0.068, ch.rear_half + 0.014))
    stands.side_stand(M)
    if shape.get("centre_stand"):
        stands.centre_stand(M)


def _front(ch, M, shape):
    fork = dict(shape.get("fork", {}))
    kind = fork.pop("kind", "telescopic")
    for key in ("lower", "outer", "upper"):
        if key in fork:
            fork[key] = _material(M, fork[key])
    getattr(forks, kind)(ch, M, **fork)


def _rear(ch, M, shape, arm):
    spec = dict(shape.get("shock", {}))
    kind = spec.pop("kind", "twin_shocks")
    for key in ("coil", "canister", "shroud"):
        if key in spec:
            spec[key] = _material(M, spec[key])
    getattr(suspension, kind)(ch, M, **spec)
