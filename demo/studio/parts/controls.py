"""Handlebar with grips, switches, levers, hoses and mirrors."""

from kit import *


def handlebar(M, bar, grip=0.125, metal=None, bar_end=None, lever=None, radius=0.0115, hose_to=(0.40, 0.06, 0.80)):
    """`bar`: points of the right half (y < 0) from the middle outwards; the left half is its mirror image"""
    metal, lever, bar_end = metal or M.chrome, lever or M.alu, bar_end or M.steel
    half = np.asarray(bar, float)
    whole = np.vstack([half[::-1], (half * [1, -1, 1])[0 if abs(half[0][1]) > 1e-6 else 1 :]])
    line = path(whole, 110)
    tube("bar", line, radius, metal, raw=True)
    tip = half[-1]
    d0 = (half[-1] - half[-2]) / np.linalg.norm(half[-1] - half[-2])
    for s in (-1, 1):
        flip = np.array([1, -s, 1])
        end, d = tip * flip, d0 * flip
        inner = end - d * grip
        prof = [(1e-6, 0), (0.0235, 0), (0.0245, 0.0025), (0.0235, 0.005), (0.0175, 0.008)]
        for z in np.arange(0.014, grip - 0.016, 0.0062):
            prof += [(0.0168, z), (0.0182, z + 0.0016), (0.0182, z + 0.0040), (0.0168, z + 0.0054)]
        prof += [(0.0192, grip - 0.007), (0.0192, grip - 0.001), (0.016, grip), (1e-6, grip)]
        turned("grip", prof, M.rubber, inner, d, seg=40, auto=60)
        turned(
            "bar_end",
            [(0.0155, 0), (0.0165, 0.003), (0.0165, 0.018), (0.013, 0.024), (1e-6, 0.024)],
            bar_end,
            end,
            d,
            seg=40,
        )
        house = inner - d * 0.022
        rot = align((0, 0, 0), d)[0]
        rbox("switches", (0.040, 0.038, 0.044), house + [0, 0, -0.003], M.plastic, bev=0.009, rot=rot)
        rbox("switch_top", (0.018, 0.022, 0.012), house + [-0.018, 0, 0.016], M.plast2, bev=0.004, rot=rot)
        key = mat("switch_red", srgb("#b3201c"), rough=0.35) if s < 0 else M.plast2
        rbox("switch_key", (0.008, 0.014, 0.010), house + [-0.023, 0, -0.004], key, bev=0.002, rot=rot)
        rbox(
            "switch_key",
            (0.006, 0.010, 0.008),
            house + [-0.022, -s * 0.004, -0.016],
            M.white if s > 0 else M.plast2,
            bev=0.002,
            rot=rot,
        )
        perch = house - d * 0.032
        rbox("perch", (0.040, 0.026, 0.030), perch + [0.008, 0, 0], M.black, bev=0.008, rot=rot)
        pivot = perch + np.array([0.038, 0, -0.003])
        tail = end + np.array([0.052, 0, -0.012])
        swept(
            "lever",
            [
                pivot - d * 0.010,
                pivot + d * 0.015,
                pivot + d * 0.045 + [0.012, 0, -0.004],
                (pivot + tail) / 2 + [0.016, 0, -0.004],
                tail - d * 0.030 + [0.006, 0, 0],
                tail - d * 0.004,
            ],
            [(0.0075, 0.0052), (0.0085, 0.005), (0.0068, 0.0045), (0.0062, 0.0045), (0.0062, 0.0045), (0.0085, 0.0062)],
            lever,
            power=2.6,
            n=36,
            seg=16,
        )
        bolts("lever_pivot", [pivot + [0, 0, 0.008]], (0, 0, 1), M.steel, r=0.006)
        goal = np.array([hose_to[0], s * abs(hose_to[1]), hose_to[2]])
        bow = perch + np.array([0.10, -s * 0.05, 0.012])
        tube(
            "hose",
            [
                perch + [0.012, -s * 0.012, 0.006],
                perch + [0.05, -s * 0.025, 0.016],
                (bow * 0.65 + goal * 0.35) + [0.025, 0, 0.02],
                goal + [0.02, 0, 0.06],
                goal,
            ],
            0.0042,
            M.rubber,
            n=36,
        )
        if s < 0:
            rbox("reservoir", (0.042, 0.056, 0.026), perch + [0.020, -s * 0.006, 0.028], M.black, bev=0.007, rot=rot)
            rbox(
                "reservoir_lid", (0.044, 0.058, 0.006), perch + [0.020, -s * 0.006, 0.042], M.plast2, bev=0.002, rot=rot
            )
            bolts(
                "reservoir_screws",
                [perch + np.array([0.020, -s * 0.006, 0.044]) + d * q for q in (-0.019, 0.019)],
                (0, 0, 1),
                M.steel,
                r=0.0035,
                h=0.0015,
            )


def riser_clamps(M, st, middle, metal=None, spread=0.042):
    """two clamps that hold the bar's middle on the upper yoke"""
    metal = metal or M.black
    m = np.asarray(middle, float)
    for s in (-1, 1):
        foot = st.stem(0.715) + np.array([0, s * spread, 0])
        head = m * [1, 0, 1] + np.array([0, s * spread, 0])
        rod("riser", foot, head, 0.0145, metal, seg=32)
        turned(
            "riser_clamp",
            [(0.0195, -0.015), (0.021, -0.013), (0.021, 0.013), (0.0195, 0.015)],
            metal,
            head,
            (0, 1, 0),
            seg=36,
        )
        bolts("riser_bolts", [head + np.array([x, 0, 0.019]) for x in (-0.010, 0.010)], (0, 0, 1), M.steel, r=0.0045)


def round_mirrors(M, base, head, r=0.056, shell=None, stem=None):
    """round mirrors on curved stems"""
    shell, stem = shell or M.chrome, stem or M.chrome
    for s in (-1, 1):
        b, h = np.array(base) * [1, s, 1], np.array(head) * [1, s, 1]
        d = np.array([-0.97, -s * 0.22, 0.02])
        tube(
            "mirror_stem",
            [
                b,
                b + [0.004, s * 0.004, 0.04],
                (b + h) / 2 + [0.012, s * 0.012, 0.012],
                h + [0.022, -s * 0.012, -0.045],
                h + [0.02, 0, -0.012],
            ],
            0.0048,
            stem,
            n=40,
        )
        turned(
            "mirror_foot", [(0.0115, -0.018), (0.0115, 0.010), (0.008, 0.016)], M.black, b, (0, 0, 1), seg=6, auto=20
        )
        turned(
            "mirror_shell",
            [
                (1e-6, -0.030),
                (r * 0.4, -0.028),
                (r * 0.8, -0.017),
                (r * 0.98, -0.002),
                (r * 1.02, 0.003),
                (r * 0.97, 0.007),
                (r * 0.93, 0.0055),
            ],
            shell,
            h,
            d,
            seg=72,
            smoothn=32,
        )
        turned("mirror_glass", [(r * 0.95, 0.005), (1e-6, 0.005)], M.mirror, h, d, seg=60)
