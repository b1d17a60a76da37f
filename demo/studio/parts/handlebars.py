"""Handlebars with grips, levers and cables, and the instruments."""

from kit import *
from parts.mirrors import mirror_set

BAR = [(0.135, 0.37, 1.035), (0.165, 0.25, 1.045), (0.235, 0.155, 1.035), (0.272, 0.09, 0.995), (0.278, 0.03, 0.985)]


def bar(
    ch, M, line=BAR, matl=None, disc=True, ends=None, mirrors=True, mirror=(0.066, 0.046), lever=None, mirror_shape=2.6
):
    """bar through `line` (left half, from the end inwards), grips, switches, levers, cables, mirrors"""
    by = ch.lead
    left = [np.array(p) + by for p in line]
    right = [p * [1, -1, 1] for p in left]
    tube("bar", right + left[::-1], 0.0115, matl or M.black, n=90)
    inner = left[-1]
    for s in (-1, 1):
        foot = ch.fork(0.71, s * 0.04) + [-0.012, 0, 0.004]
        rod("riser", foot, np.array([inner[0], s * 0.04, inner[2]]), 0.014, M.black)
        rbox("bar_clamp", (0.034, 0.026, 0.034), (inner[0], s * 0.04, inner[2]), M.black, bev=0.008)
        end, start = left[0] * [1, s, 1], left[1] * [1, s, 1]
        d = (end - start) / np.linalg.norm(end - start)
        _grip(M, end - d * 0.118, end + d * 0.002)
        rod("bar_end", end, end + d * 0.016, 0.016, ends or M.steel)
        hand = end - d * 0.148
        rbox("switches", (0.036, 0.045, 0.04), hand, M.plastic, bev=0.009)
        rbox("switch", (0.012, 0.014, 0.010), hand + [-0.02, 0, 0.006], M.plast2, bev=0.003)
        rbox("switch", (0.012, 0.012, 0.008), hand + [-0.02, 0, -0.010], M.spring if s < 0 else M.plast2, bev=0.003)
        pivot = hand + [0.035, -s * 0.01, 0.006]
        tube(
            "lever",
            [
                pivot,
                pivot + [0.015, s * 0.03, -0.005],
                end + [0.068, -s * 0.062, -0.002],
                end + [0.045, s * 0.0, -0.004],
            ],
            0.0062,
            lever or M.alu,
            radii=[1.3, 1, 0.9, 1.1],
        )
        rbox("lever_mount", (0.03, 0.026, 0.022), hand + [0.022, -s * 0.014, 0.004], M.black, bev=0.006)
        cable_to = ch.fork(0.50, s * 0.05)
        tube(
            "cable",
            [
                hand + [0.025, -s * 0.025, 0],
                hand + [0.125, -s * 0.075, -0.025],
                cable_to + [0.045, s * 0.01, 0.15],
                cable_to,
            ],
            0.0035,
            M.rubber,
        )
        if s < 0 and disc:
            rbox("master_cylinder", (0.04, 0.05, 0.03), hand + [0.022, 0.03, 0.020], M.black, bev=0.007)
            rbox("reservoir", (0.034, 0.044, 0.012), hand + [0.022, 0.03, 0.040], M.plast2, bev=0.004)
    if mirrors:
        hand = left[0] - (left[0] - left[1]) / np.linalg.norm(left[0] - left[1]) * 0.165
        base = hand + [0.025, 0, 0.02]
        mirror_set(M, base, base + [-0.02, 0.115, 0.125], R=mirror, shape=mirror_shape)


def _grip(M, g0, g1):
    M4, L = align(g0, g1)
    pr = [(1e-6, 0), (0.021, 0), (0.022, 0.004), (0.017, 0.006)]
    for i in range(13):
        z = 0.01 + i * 0.0075
        pr += [(0.0165, z), (0.018, z + 0.002), (0.018, z + 0.005), (0.0165, z + 0.0066)]
    pr += [(0.0185, L - 0.004), (0.0185, L - 0.001), (0.016, L), (1e-6, L)]
    lathe("grip", pr, M.rubber, seg=48, auto=60).matrix_world = M4


def _label(txt, at, turn, size, mat, font=None, align="CENTER"):
    """flat lettering on an instrument's face: `turn` is the face's rotation, seen from behind"""
    cu = bpy.data.curves.new("label", "FONT")
    cu.body, cu.size, cu.align_x, cu.align_y, cu.resolution_u = txt, size, align, "CENTER", 4
    if font:
        cu.font = font
    cu.materials.append(mat)
    o = bpy.data.objects.new("label", cu)
    link(o)
    o.matrix_world = Matrix.Translation(at) @ turn @ Matrix(((0, 0, -1, 0), (-1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 0, 1)))
    return o


class Face:
    """the plane of an instrument: places things on it by (right, up) in metres, as the rider sees it"""

    def __init__(self, at, tilt, depth):
        self.at, self.turn, self.depth = Vector(at), Matrix.Rotation(rad(tilt), 4, "Y"), depth

    def on(self, right, up, out=0.0):
        return self.at + self.turn @ Vector((-self.depth - out, -right, up))

    def bar(self, right, up, w, h, mat, out=0.0006):
        rbox("mark", (0.0005, w, h), self.on(right, up, out), mat, bev=0.0001, rot=self.turn, seg=1)

    def text(self, txt, right, up, size, mat, font=None, out=0.0008):
        _label(txt, self.on(right, up, out), self.turn, size, mat, font)


def display(ch, M, at=(0.305, 0, 1.0), size=(0.15, 0.085), tilt=35, style="tft", font=None):
    """digital instrument: tft (colour screen) or lcd (pale, segmented)"""
    at = np.array(at) + ch.lead
    face = Face(at, tilt, 0.0265)
    w, h = size
    rbox("meter", (0.05, w, h), at, M.plastic, bev=0.016, rot=face.turn)
    rbox("meter_glass", (0.004, w * 0.90, h * 0.86), face.on(0, 0, -0.0025), M.gloss, bev=0.002, rot=face.turn)
    glow = lambda n, c, e: mat(n, c, rough=0.4, emit=c, es=e)
    if style == "tft":
        screen = glow("screen", (0.004, 0.008, 0.02), 0.6)
        lit, blue, amber = (
            glow("lit", (0.9, 0.95, 1), 1.1),
            glow("lit_blue", (0.05, 0.35, 0.9), 1.1),
            glow("lit_amber", (0.95, 0.35, 0.03), 1.1),
        )
    else:
        screen = glow("screen", (0.28, 0.42, 0.46), 0.55)
        lit = blue = amber = mat("segments", (0.006, 0.008, 0.012), rough=0.5)
    rbox("screen", (0.002, w * 0.76, h * 0.70), face.on(0, 0, -0.0008), screen, bev=0.0008, rot=face.turn, seg=2)
    face.text("48", -0.012 if style == "tft" else -0.02, 0.002, h * 0.40, lit, font)
    face.text("km/h", w * 0.14, -h * 0.08, h * 0.10, lit, font)
    face.text("3", w * 0.29, h * 0.06, h * 0.26, amber, font)
    face.text("12:24", -w * 0.28, h * 0.27, h * 0.11, lit, font)
    face.text("52.6 km/l", w * 0.2, -h * 0.27, h * 0.10, lit, font)
    for i in range(12):
        on = i < 7
        face.bar(
            -w * 0.34 + i * w * 0.035,
            h * 0.18 if style == "tft" else -h * 0.27,
            w * 0.024,
            h * (0.03 + 0.004 * i),
            (blue if on else screen) if i < 10 else amber,
        )
    for i in range(6):
        face.bar(-w * 0.345, -h * 0.25 + i * h * 0.06, w * 0.03, h * 0.04, lit if i < 4 else screen)
    for i, m in enumerate((M.amber, M.led, M.amber)):
        rod(
            "telltale",
            face.on((i - 1) * w * 0.12, h * 0.395, -0.002),
            face.on((i - 1) * w * 0.12, h * 0.395, 0.0008),
            0.0028,
            m,
            ch=0.0003,
            seg=16,
        )
    for s in (-1, 1):
        rod(
            "meter_button",
            face.on(s * w * 0.30, -h * 0.46, -0.012),
            face.on(s * w * 0.30, -h * 0.46, 0.003),
            0.006,
            M.plast2,
            seg=24,
        )


def clock(ch, M, at=(0.318, 0, 0.992), tilt=42, r=0.054, font=None, top=100):
    """analogue speedometer with a fuel gauge beside it in one pod"""
    at = np.array(at) + ch.lead
    face = Face(at, tilt, 0.020)
    ink = mat("ink", (0.85, 0.86, 0.88), rough=0.5)
    rbox(
        "clock_pod",
        (0.05, r * 2 + 0.075, r * 2 + 0.006),
        face.on(0.026, 0, -0.024),
        M.plastic,
        bev=0.024,
        rot=face.turn,
    )
    needle = mat("needle", srgb("#e0401c"), rough=0.4, emit=srgb("#e0401c"), es=0.3)
    for right, rr, low, high, value, marks in ((0, r, -225, 45, 0.34, 11), (r + 0.026, 0.024, 200, -20, 0.7, 5)):
        a, b = face.on(right, 0, -0.004), face.on(right, 0, 0.008)
        lathe_on(
            "bezel",
            [(rr - 0.005, 0.6), (rr - 0.004, 1), (rr, 0.9), (rr + 0.001, 0)],
            M.chrome,
            np.array(a),
            np.array(b),
            seg=64,
        )
        lathe_on("dial", [(1e-6, 0.4), (rr - 0.004, 0.4)], M.gloss, np.array(a), np.array(b), seg=48)
        for i in range(marks):
            t = rad(high + (low - high) * i / (marks - 1)) if right else rad(-135 + 270 * i / (marks - 1))
            u, v = (math.cos(t), math.sin(t)) if right else (math.sin(t), math.cos(t))
            q = rr * 0.82
            p0, p1 = face.on(right + u * q * 0.86, v * q * 0.86, 0.0014), face.on(right + u * q, v * q, 0.0014)
            rod("tick", np.array(p0), np.array(p1), 0.0009, ink, seg=6, ch=0.0002)
            if not right and i % 2 == 0:
                face.text(str(i * 10), u * rr * 0.56, v * rr * 0.56, rr * 0.19, ink, font, out=0.0014)
        t = rad(-135 + 270 * value) if not right else rad(high + (low - high) * (1 - value))
        u, v = (math.sin(t), math.cos(t)) if not right else (math.cos(t), math.sin(t))
        rod(
            "needle",
            np.array(face.on(right - u * rr * 0.15, -v * rr * 0.15, 0.003)),
            np.array(face.on(right + u * rr * 0.68, v * rr * 0.68, 0.003)),
            0.0016,
            needle,
            r1=0.0006,
            seg=8,
            ch=0.0003,
        )
        rod(
            "needle_hub",
            np.array(face.on(right, 0, 0.001)),
            np.array(face.on(right, 0, 0.005)),
            rr * 0.11,
            M.black,
            seg=24,
            ch=0.0006,
        )
    face.text("km/h", 0, -r * 0.42, r * 0.15, ink, font, out=0.0014)
    for i, m in enumerate((M.amber, M.led, M.amber)):
        p = (r + 0.012 + i * 0.014, -0.036)
        rod("telltale", np.array(face.on(*p, -0.004)), np.array(face.on(*p, 0.003)), 0.004, m, seg=16, ch=0.0005)
