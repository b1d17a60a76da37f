"""Roadster: round lamp, teardrop tank, upright big single, twin shocks.

Shape parameters: trim ("chrome" or "dark"), exhaust ("peashooter" or "upswept"), boots (fork gaiters), tail ("round" or
"slim"), guards ("long" or "short"), stripes ("pin" or "block"), rear_hw and rear_rim (rear tyre), tank_text, side_text.
"""

from kit import *
from parts.chain_drive import chain, chain_guard, swing_arm
from parts.classic_seats import long_seat
from parts.classic_tanks import teardrop_tank
from parts.clocks import round_clock
from parts.controls import handlebar, riser_clamps, round_mirrors
from parts.cradle import cradle_frame, footrests, side_covers, side_stand, skid_plate
from parts.guards import guard, guard_stays
from parts.long_exhausts import header, peashooter, upswept
from parts.long_stroke import long_stroke_single
from parts.metals import metals
from parts.retro_tails import grab_hoop, plate_carrier, slim_tail, under_rails
from parts.round_lamps import eye_indicator, round_headlamp, round_indicator, round_tail_lamp
from parts.tele_fork import Steering, tele_fork
from parts.twin_shocks import twin_shocks
from parts.y_wheels import brake_disc, caliper, y_wheel


def build(shape, M, name, font):
    metals(M)
    dark = shape.get("trim", "chrome") == "dark"
    bright = M.black if dark else M.chrome
    wb = shape.get("wheelbase", 1.441)
    fx, rx = wb / 2, -wb / 2
    Rf, Rr = 0.331, shape.get("rear_radius", 0.320)
    front, rear = (fx, 0, Rf), (rx, 0, Rr)
    rear_hw, rear_rim = shape.get("rear_hw", 0.065), shape.get("rear_rim", 0.2286)
    st = Steering(front)
    wheels(M, front, rear, Rf, Rr, rear_hw, rear_rim, dark)
    tele_fork(
        M,
        st,
        slider=M.black if dark else M.polished,
        boots=shape.get("boots", False),
        yoke=M.black if dark else M.polished,
    )
    cradle_frame(M, st)
    port, _ = long_stroke_single(M, dark=dark)
    drive(M, rear)
    twin_shocks(
        M,
        (-0.655, 0.128, 0.372),
        (-0.525, 0.128, 0.752),
        spring_mat=M.springk if dark else M.chrome,
        cover=None if dark else M.chrome,
        gas=M.gold if dark else None,
        body=M.black,
    )
    exhaust(M, port, shape.get("exhaust", "peashooter"))
    footrests(M, rider=(-0.20, 0.315) if dark else (-0.15, 0.300), dark=dark)
    side_stand(M)
    teardrop_tank(
        M,
        shape.get("tank_text", name.split()[0]),
        font,
        stripes=shape.get("stripes", "pin"),
        pads=shape.get("pads", True),
        cap=M.black if dark else M.chrome,
        size=shape.get("tank_size", 0.056),
        shear=shape.get("shear", 0.0),
    )
    side_covers(
        M,
        shape.get("side_text", name.split()[-1]),
        font,
        sub=shape.get("side_sub"),
        line=not dark,
        shear=shape.get("shear", 0.0),
        size=shape.get("side_size", 0.048),
    )
    long_seat(
        M,
        rolls=tuple(shape.get("rolls", (-0.22, -0.74))),
        depth=shape.get("roll_depth", 0.004),
        pitch=shape.get("roll_pitch", 0.036),
        piping=None if dark else M.chrome,
    )
    mudguards(M, st, front, rear, Rf, Rr, rear_hw, shape.get("guards", "long"), bright)
    rear_end(M, shape.get("tail", "round"), bright, rx, Rr)
    cockpit(M, st, dark, bright)
    if shape.get("skid_plate"):
        skid_plate(M)


def wheels(M, front, rear, Rf, Rr, rear_hw, rear_rim, dark):
    """Y-spoke wheels, a disc at each end"""
    metal = M.wheel
    y_wheel("front", front, Rf, 0.051, 0.2413, M, spokes=7, metal=metal, lip=True)
    y_wheel("rear", rear, Rr, rear_hw, rear_rim, M, spokes=7, metal=metal, lip=True, hub=0.055, hubw=0.062)
    brake_disc("front_disc", front, -0.064, 0.155, M, carrier=M.black if dark else M.polished)
    caliper("front_caliper", front, -0.064, 0.130, 148, M, metal=M.black)
    brake_disc("rear_disc", rear, -0.070, 0.120, M, carrier=M.black if dark else M.polished)
    caliper("rear_caliper", rear, -0.070, 0.098, 62, M, metal=M.black)
    f = np.array(front)
    tube(
        "brake_hose",
        [f + [-0.14, -0.085, 0.10], f + [-0.20, -0.095, 0.22], f + [-0.24, -0.075, 0.40], f + [-0.26, -0.05, 0.50]],
        0.0045,
        M.rubber,
        n=30,
    )


def drive(M, rear):
    """swing arm and chain"""
    gear, axle = (-0.10, 0.375), (rear[0], rear[2])
    swing_arm(M, (-0.262, 0.345), axle, y=0.104)
    chain(M, gear, axle, 0.080, metal=M.heat)
    chain_guard(M, (-0.20, 0.36), axle, 0.082, M.black)


def exhaust(M, port, kind):
    """the long bright peashooter or the short dark upswept muffler, on the right"""
    if kind == "peashooter":
        header(
            M,
            port,
            [
                (0.268, -0.112, 0.345),
                (0.215, -0.132, 0.252),
                (0.11, -0.150, 0.216),
                (-0.05, -0.158, 0.214),
                (-0.22, -0.163, 0.222),
            ],
        )
        peashooter(M, (-0.20, -0.163, 0.221), (-0.985, -0.178, 0.292))
        plate(
            "hanger",
            [(-0.50, 0.365), (-0.465, 0.372), (-0.50, 0.29), (-0.535, 0.29)],
            -0.125,
            -0.118,
            M.black,
            bev=0.002,
        )
    else:
        header(
            M,
            port,
            [
                (0.268, -0.110, 0.345),
                (0.218, -0.128, 0.252),
                (0.12, -0.142, 0.214),
                (-0.04, -0.148, 0.213),
                (-0.20, -0.152, 0.232),
                (-0.33, -0.158, 0.262),
            ],
            metal=M.exhaust,
        )
        upswept(M, (-0.31, -0.158, 0.257), (-0.845, -0.182, 0.408))
        plate(
            "hanger",
            [(-0.485, 0.372), (-0.445, 0.380), (-0.50, 0.33), (-0.54, 0.33)],
            -0.125,
            -0.118,
            M.black,
            bev=0.002,
        )


def mudguards(M, st, front, rear, Rf, Rr, rear_hw, kind, bright):
    """long bright guards with stays, or short ones"""
    if kind == "long":
        guard("front_guard", front, Rf + 0.030, 0.066, (28, 188), bright, drop=0.050, ends=(15, 10))
        guard_stays(M, front, Rf - 0.012, ((178, 0.060), (158, 0.064)), 0.082, (front[0] - 0.012, Rf + 0.020), bright)
        guard("rear_guard", rear, Rr + 0.056, rear_hw + 0.022, (64, 188), bright, drop=0.055, ends=(2, 12))
        guard_stays(M, rear, Rr + 0.012, ((160, 0.088),), 0.112, (-0.70, Rr + 0.052), bright)
        bar = 0.062
    else:
        guard("front_guard", front, Rf + 0.028, 0.064, (48, 152), M.body, drop=0.046, ends=(7, 7))
        guard("rear_guard", rear, Rr + 0.060, rear_hw + 0.014, (64, 152), M.plastic, drop=0.045, ends=(2, 4))
        guard("hugger", rear, Rr + 0.022, rear_hw + 0.008, (58, 112), M.plastic, drop=0.040, ends=(5, 6))
        bar = 0.060
    for s in (-1, 1):
        p = st.at(0.285, s)
        plate(
            "guard_ear",
            [
                (p[0] - 0.03, p[2] - 0.03),
                (p[0] - 0.03, p[2] + 0.025),
                (p[0] + 0.022, p[2] + 0.03),
                (p[0] + 0.025, p[2] - 0.03),
            ],
            s * bar,
            s * 0.076,
            bright if kind == "long" else M.black,
            bev=0.004,
        )


def rear_end(M, kind, bright, rx, Rr):
    """lamp, rail, plate and indicators"""
    if kind == "round":
        grab_hoop(M, bright)
        tube("tail_arm", [(-0.80, 0, 0.745), (-0.88, 0, 0.735), (-0.935, 0, 0.722)], 0.020, M.black, n=12)
        round_tail_lamp(M, (-0.985, 0, 0.722))
        for s in (-1, 1):
            round_indicator(M, (-0.93, s * 0.02, 0.712), (-0.955, s * 0.135, 0.706), -1)
        plate_carrier(M, (-1.072, 0, 0.560), lean=14)
        tube("plate_arm", [(-0.94, 0, 0.70), (-1.0, 0, 0.66), (-1.05, 0, 0.60)], 0.012, M.black, n=16)
    else:
        under_rails(M, M.black)
        slim_tail(M, (-0.865, 0, 0.765))
        arm = [(-0.80, 0, 0.725), (-0.90, 0, 0.690), (-0.99, 0, 0.625), (-1.045, 0, 0.575)]
        swept(
            "plate_arm", arm, [(0.055, 0.010), (0.040, 0.009), (0.035, 0.008), (0.05, 0.006)], M.plastic, up=(0.4, 0, 1)
        )
        plate_carrier(M, (-1.070, 0, 0.525), lean=16)
        for s in (-1, 1):
            eye_indicator(M, (-0.93, s * 0.03, 0.668), (-0.945, s * 0.125, 0.672), -1)


def cockpit(M, st, dark, bright):
    """headlamp, ears, clock, bar, mirrors"""
    lamp = np.array([0.545, 0, 0.868])
    round_headlamp(M, lamp, bezel=bright, shell=M.black if dark else M.chrome, ring="full" if dark else "split")
    for s in (-1, 1):
        p = st.at(0.60, s)
        plate(
            "lamp_ear",
            [(p[0] - 0.02, p[2] - 0.035), (p[0] - 0.015, p[2] + 0.03), (0.49, 0.895), (0.515, 0.868), (0.49, 0.842)],
            s * 0.087,
            s * 0.098,
            bright,
            bev=0.004,
            smooth=40,
        )
        turned(
            "ear_bolt",
            [(0.015, 0), (0.015, 0.007), (0.012, 0.010), (1e-6, 0.010)],
            bright,
            (0.495, s * 0.097, 0.868),
            (0, s, 0),
            seg=32,
        )
        if dark:
            eye_indicator(M, (0.455, s * 0.115, 0.838), (0.462, s * 0.185, 0.836), 1)
        else:
            round_indicator(M, (0.475, s * 0.10, 0.835), (0.492, s * 0.165, 0.832), 1)
    round_clock(M, (0.418, 0, 1.018), shell=bright, ring=bright if not dark else M.polished)
    rod("clock_post", st.at(0.70, 0, 0.0), (0.435, 0, 0.985), 0.018, M.black)
    if dark:
        bar = [
            (0.352, 0, 1.008),
            (0.352, -0.06, 1.010),
            (0.330, -0.13, 1.040),
            (0.270, -0.215, 1.066),
            (0.215, -0.275, 1.064),
            (0.165, -0.372, 1.048),
        ]
    else:
        bar = [
            (0.352, 0, 1.010),
            (0.350, -0.06, 1.013),
            (0.320, -0.125, 1.052),
            (0.245, -0.21, 1.085),
            (0.185, -0.27, 1.083),
            (0.125, -0.372, 1.064),
        ]
    handlebar(M, bar, metal=bright, hose_to=(0.43, 0.05, 0.80))
    riser_clamps(M, st, bar[0], metal=M.black if dark else M.polished)
    grip = np.array(bar[-2])
    round_mirrors(
        M,
        (grip[0] + 0.035, 0.205 if not dark else 0.215, grip[2] + 0.028),
        (grip[0] + 0.015, 0.330, grip[2] + 0.135),
        shell=bright,
        stem=bright,
        r=0.056,
    )
