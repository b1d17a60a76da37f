"""Sport: sculpted tank, split seat, upside-down fork; half fairing of a crossover or a full fairing.

Shape parameters: fairing ("half" or "full"), wheelbase, rake, tail_pitch, fork ("gold" or "black"), tread ("block" or
"road"), label (lettering on the fairing), tail_label.
"""

from kit import *
from parts.chain_drive import chain, chain_guard, swing_arm
from parts.controls import handlebar, riser_clamps
from parts.cradle import cradle_frame, footrests, side_covers, side_stand, skid_plate
from parts.fairings import (
    CROSSOVER_NOSE,
    SPORT_NOSE,
    beak,
    crossover_shrouds,
    full_fairing,
    hand_guards,
    nose,
    screen,
    twin_lamps,
)
from parts.guards import guard
from parts.long_exhausts import header, upswept
from parts.long_stroke import long_stroke_single
from parts.metals import metals
from parts.mirrors import mirror_set
from parts.retro_tails import plate_carrier
from parts.round_lamps import eye_indicator
from parts.sport_tails import cross_lamp, rear_fender, split_seat, tail_rails, upswept_tail
from parts.sport_tanks import SCULPTED, sculpted_tank
from parts.suspension import mono_shock
from parts.tele_fork import Steering
from parts.usd_fork import usd_fork
from parts.y_wheels import brake_disc, caliper, y_wheel


def build(shape, M, name, font):
    metals(M)
    full = shape.get("fairing", "half") == "full"
    wb = shape.get("wheelbase", 1.355)
    front, rear = (wb / 2, 0, 0.293), (-wb / 2, 0, 0.312)
    st = Steering(front, rake=shape.get("rake", 25.5), offset=0.035)
    pitch = shape.get("tail_pitch", 0.0)
    label = shape.get("label", name)
    wheels(M, front, rear, shape.get("tread", "road"))
    usd_fork(M, st, outer=M.gold if shape.get("fork", "gold") == "gold" else M.black)
    cradle_frame(M, st, low=0.52, top=0.70, tail_x=-0.62)
    port, _ = long_stroke_single(M, at=(0.062, 0.365), dark=True, lean=12, trim=M.bronze)
    axle = (rear[0], rear[2])
    swing_arm(M, (-0.262, 0.345), axle, y=0.106, metal=M.black, tall=0.024)
    chain(M, (-0.12, 0.37), axle, 0.082, metal=M.gold)
    chain_guard(M, (-0.20, 0.36), axle, 0.084, M.black)
    mono_shock(None, M, coil=M.spring, low=(-0.43, 0.0, 0.40), high=(-0.315, 0.0, 0.68))
    exhaust(M, port, full)
    footrests(M, rider=(-0.215, 0.325), pillion=(-0.46, 0.415), dark=True)
    side_stand(M)
    sculpted_tank(M, sections=SCULPTED)
    split_seat(M, pitch)
    tail = upswept_tail(M, shape.get("tail_label"), font, pitch)
    cross_lamp(M, tail, pitch)
    if not full:
        tail_rails(M, pitch)
    infill(M, font)
    rear_end(M, rear, pitch)
    guard("front_guard", front, front[2] + 0.026, 0.068, (40, 158), M.body, drop=0.052, ends=(10, 9))
    for s in (-1, 1):
        p = st.at(0.20, s)
        swept(
            "guard_arm",
            [p + [-0.02, -s * 0.028, -0.02], p + [-0.028, -s * 0.022, 0.05], p + [-0.03, -s * 0.028, 0.10]],
            [(0.005, 0.026)],
            M.body,
            up=(1, 0, 0),
        )
    if full:
        sport_front(M, st, label, font)
    else:
        crossover_front(M, st, label, font)


SIDE = [
    (-0.125, 0.730),
    (-0.22, 0.728),
    (-0.33, 0.722),
    (-0.400, 0.722),
    (-0.385, 0.670),
    (-0.330, 0.590),
    (-0.270, 0.535),
    (-0.205, 0.525),
    (-0.155, 0.575),
    (-0.120, 0.655),
]


def infill(M, font):
    """dark panels under the seat with a few slots"""
    for panel, d in zip(side_covers(M, None, font, outline=SIDE, y=0.094, mat=M.plastic, line=False), ("-y", "+y")):
        for i in range(4):
            x = -0.215 - i * 0.026
            band(
                "infill_slot",
                panel,
                [(x, 0.590 + i * 0.014), (x - 0.024, 0.680 + i * 0.004)],
                0.008,
                M.dark,
                dirn=d,
                off=0.0008,
                n=14,
            )


def wheels(M, front, rear, tread):
    """five-Y wheels with petal discs"""
    block = tread == "block"
    groove = 0.0065 if block else 0.0035
    y_wheel("front", front, front[2], 0.056, 0.216, M, spokes=5, fork=0.34, spread=0.30, tread=tread, groove=groove)
    y_wheel(
        "rear",
        rear,
        rear[2],
        0.071,
        0.216,
        M,
        spokes=5,
        fork=0.34,
        spread=0.30,
        tread=tread,
        groove=groove,
        hub=0.055,
        hubw=0.062,
    )
    brake_disc("front_disc", front, -0.066, 0.138, M, petal=True)
    caliper("front_caliper", front, -0.066, 0.116, 146, M, metal=M.gold)
    brake_disc("rear_disc", rear, -0.072, 0.110, M, petal=True)
    caliper("rear_caliper", rear, -0.072, 0.090, 60, M, metal=M.black)
    f = np.array(front)
    tube(
        "brake_hose",
        [f + [-0.12, -0.09, 0.09], f + [-0.17, -0.10, 0.20], f + [-0.20, -0.075, 0.36], f + [-0.21, -0.05, 0.46]],
        0.0045,
        M.rubber,
        n=30,
    )


def exhaust(M, port, full):
    """a short dark can on the right; under a full fairing the pipe runs closer to the engine"""
    run = [(0.262, -0.108, 0.340), (0.212, -0.126, 0.250), (0.12, -0.140, 0.212), (-0.04, -0.146, 0.212)]
    if full:
        run = [(x, y * 0.65, z) for x, y, z in run]
    header(M, port, run + [(-0.20, -0.146, 0.236), (-0.31, -0.158, 0.270)], metal=M.exhaust)
    upswept(M, (-0.295, -0.157, 0.265), (-0.745, -0.186, 0.420), r=0.056, tip=M.alu)
    plate(
        "hanger", [(-0.455, 0.415), (-0.42, 0.42), (-0.47, 0.345), (-0.51, 0.345)], -0.125, -0.118, M.black, bev=0.002
    )


def rear_end(M, rear, pitch):
    """hugger, plate arm and indicators"""
    guard("hugger", rear, rear[2] + 0.022, 0.080, (50, 128), M.plastic, drop=0.045, ends=(6, 6))
    lift = pitch * 0.45
    rear_fender(M, (-0.745, 0, 0.815 + lift), (-0.985, 0, 0.600), half=0.048)
    plate_carrier(M, (-1.012, 0, 0.545), lean=20)
    for s in (-1, 1):
        eye_indicator(M, (-0.865, s * 0.03, 0.708 + lift * 0.5), (-0.875, s * 0.118, 0.712 + lift * 0.5), -1)


def crossover_front(M, st, label, font):
    """half fairing, tall screen, wide bar with hand guards"""
    cowl = nose(M, CROSSOVER_NOSE)
    lamp = [
        (0.012, 0.878),
        (0.060, 0.900),
        (0.112, 0.936),
        (0.122, 0.914),
        (0.098, 0.872),
        (0.060, 0.838),
        (0.012, 0.826),
    ]
    light = [(0.014, 0.873), (0.060, 0.893), (0.110, 0.928), (0.115, 0.917), (0.064, 0.883), (0.014, 0.864)]
    twin_lamps(M, cowl, lamp, light, [(0.046, 0.858, 0.0185), (0.084, 0.884, 0.0150)])
    beak(M)
    crossover_shrouds(M, label, font)
    screen(M, (0.550, 0.950), (0.330, 1.212), 0.140, bend=0.072)
    display(M, (0.400, 0, 1.056))
    bar = [
        (0.300, 0, 1.025),
        (0.300, -0.06, 1.028),
        (0.280, -0.135, 1.068),
        (0.235, -0.225, 1.100),
        (0.203, -0.285, 1.100),
        (0.160, -0.388, 1.090),
    ]
    handlebar(M, bar, metal=M.black, lever=M.black, hose_to=(0.40, 0.06, 0.90))
    riser_clamps(M, st, bar[0])
    hand_guards(M, (0.160, 0.400, 1.090))
    mirror_set(M, (0.225, 0.215, 1.122), (0.215, 0.315, 1.250), R=(0.064, 0.042))
    for s in (-1, 1):
        eye_indicator(M, (0.49, s * 0.120, 0.835), (0.500, s * 0.205, 0.832), 1)
    skid_plate(M, mat=M.plastic)


def sport_front(M, st, label, font):
    """full fairing, bubble screen, clip-ons"""
    cowl = nose(M, SPORT_NOSE, crease=0.003, shoulder=0.845)
    lamp = [
        (0.022, 0.800),
        (0.070, 0.832),
        (0.126, 0.872),
        (0.136, 0.848),
        (0.105, 0.806),
        (0.060, 0.776),
        (0.026, 0.772),
    ]
    light = [(0.024, 0.795), (0.072, 0.826), (0.124, 0.864), (0.129, 0.852), (0.078, 0.815), (0.026, 0.785)]
    twin_lamps(M, cowl, lamp, light, [(0.056, 0.796, 0.0160), (0.094, 0.824, 0.0140)])
    patch(
        "intake",
        cowl,
        [(y, z) for y, z in ((-0.040, 0.752), (-0.030, 0.770), (0.030, 0.770), (0.040, 0.752), (0.0, 0.742))],
        M.dark,
        "+x",
        off=0.0015,
        smooth=48,
    )
    full_fairing(M, label, font)
    screen(M, (0.545, 0.905), (0.300, 1.065), 0.132, tint=(0.42, 0.43, 0.46), bend=0.075, taper=0.34)
    display(M, (0.425, 0, 0.965))
    bar = [
        (0.385, 0, 0.925),
        (0.385, -0.06, 0.925),
        (0.380, -0.115, 0.927),
        (0.340, -0.18, 0.932),
        (0.300, -0.235, 0.930),
        (0.235, -0.345, 0.910),
    ]
    handlebar(M, bar, metal=M.black, lever=M.black, hose_to=(0.38, 0.06, 0.86), grip=0.12)
    mirror_set(M, (0.470, 0.108, 0.900), (0.425, 0.250, 1.040), R=(0.070, 0.036))
    for s in (-1, 1):
        eye_indicator(M, (0.42, s * 0.150, 0.795), (0.405, s * 0.222, 0.792), 1)


def display(M, at, lean=38):
    """a flat colour display that looks back and up"""
    at = np.asarray(at, float)
    turn = Matrix.Rotation(rad(lean), 4, "Y")
    out = np.array(turn.to_3x3() @ Vector((-1, 0, 0)))
    up = np.array(turn.to_3x3() @ Vector((0, 0, 1)))
    rbox("display_case", (0.030, 0.150, 0.098), at, M.plastic, bev=0.012, rot=turn)
    rbox("display_glass", (0.003, 0.130, 0.080), at + out * 0.0155, M.gloss, bev=0.0012, rot=turn)
    rbox("display_picture", (0.001, 0.112, 0.062), at + out * 0.0172, M.lcd, bev=0.0003, rot=turn)
    ink = mat("display_ink", (0.9, 0.9, 0.9), emit=(1, 1, 1), es=0.8)
    for y, z, w, h in (
        (0.0, 0.004, 0.030, 0.020),
        (-0.038, 0.010, 0.016, 0.006),
        (0.038, 0.010, 0.016, 0.006),
        (0.0, -0.020, 0.080, 0.004),
    ):
        rbox("display_sign", (0.001, w, h), at + out * 0.0180 + up * z + [0, y, 0], ink, bev=0.0003, rot=turn, seg=1)
