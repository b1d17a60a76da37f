"""Front ends of the commuters and street bikes: headlamp, cowl, screen, indicators, instruments."""

from kit import *
from parts import handlebars, headlamps


def both(points):
    """an outline and its mirror image"""
    return [points, [(-y, z) for y, z in points]]


def mirrored(half):
    """closed outline from its right half (top middle to bottom middle, y > 0)"""
    return [(y, z) for y, z in half] + [(-y, z) for y, z in reversed(half) if y > 1e-6]


def chiselled(ch, M, name, font):
    """narrow LED lamp like an arrow head, painted cheeks, dark screen"""
    rows = [
        (0.335, 0.790, 0.935, 0.080, 0.55, 2.4, 2.2, 0),
        (0.385, 0.760, 0.985, 0.118, 0.62, 2.1, 1.9, -0.1),
        (0.440, 0.742, 0.972, 0.128, 0.66, 2.0, 1.8, -0.30),
        (0.490, 0.752, 0.930, 0.112, 0.70, 2.0, 1.7, -0.45),
    ]
    shell = headlamps.cowl(ch, M, rows)
    lens = rounded_outline(
        mirrored(
            [(0, 0.892), (0.045, 0.896), (0.112, 0.912), (0.108, 0.885), (0.074, 0.832), (0.040, 0.782), (0, 0.766)]
        ),
        0.008,
    )
    headlamps.lamp(
        ch,
        M,
        shell,
        lens,
        about=(0, 0.85),
        projectors=(),
        smooth=0,
        modules=[
            *both(
                list(
                    map(
                        tuple,
                        rounded_outline(
                            [(0.008, 0.878), (0.048, 0.884), (0.062, 0.872), (0.050, 0.848), (0.008, 0.842)], 0.006
                        ),
                    )
                )
            ),
            list(
                map(tuple, rounded_outline([(-0.036, 0.832), (0.036, 0.832), (0.018, 0.790), (-0.018, 0.790)], 0.006))
            ),
        ],
        strips=[
            *both([(0.104, 0.904), (0.098, 0.905), (0.070, 0.862), (0.064, 0.838), (0.071, 0.838), (0.078, 0.858)]),
            *both([(0.060, 0.832), (0.053, 0.832), (0.028, 0.788), (0.033, 0.785)]),
        ],
    )
    c = ch.lead
    patch(
        "brow",
        shell,
        rounded_outline(
            np.array(mirrored([(0, 0.925), (0.06, 0.936), (0.118, 0.930), (0.112, 0.916), (0.05, 0.905), (0, 0.900)]))
            + [0, c[2]],
            0.006,
        ),
        M.second,
        "+x",
        off=0.0025,
        smooth=0,
    )
    headlamps.flyscreen(ch, M, base=(0.440, 0.958), height=0.118, half=0.092, rake=0.045, taper=0.42, curl=0.035)
    headlamps.indicators(ch, M, at=(0.385, 0.195, 0.832))
    headlamps.horn(ch, M)
    handlebars.display(ch, M, at=(0.308, 0, 1.008), size=(0.145, 0.092), tilt=38, font=font)


def _garnish(shell, ch, outline, mat, off=0.0025, r=0.005):
    patch("garnish", shell, rounded_outline(np.array(outline) + [0, ch.lead[2]], r), mat, "+x", off=off, smooth=0)


def bikini(ch, M, name, font):
    """rounded cowl round a broad lamp with a chromed rim"""
    rows = [
        (0.335, 0.800, 0.930, 0.086, 0.5, 2.6, 2.6, 0),
        (0.385, 0.766, 0.978, 0.122, 0.52, 2.5, 2.5, 0),
        (0.445, 0.756, 0.972, 0.132, 0.54, 2.5, 2.5, -0.20),
        (0.492, 0.768, 0.938, 0.120, 0.55, 2.6, 2.6, -0.32),
    ]
    shell = headlamps.cowl(ch, M, rows)
    lens = rounded_outline(
        mirrored([(0, 0.908), (0.090, 0.904), (0.110, 0.876), (0.094, 0.812), (0.070, 0.790), (0, 0.784)]), 0.020
    )
    headlamps.lamp(
        ch,
        M,
        shell,
        lens,
        about=(0, 0.848),
        smooth=0,
        reflector=M.refl,
        projectors=((0, 0.846, 0.017),),
        light=M.white,
        rim=M.chrome,
        bezel=1.06,
        fins=_flutes(0.80, 0.895, 0.088),
    )
    _garnish(
        shell,
        ch,
        mirrored([(0, 0.937), (0.07, 0.934), (0.105, 0.924), (0.104, 0.917), (0.07, 0.923), (0, 0.926)]),
        M.accent,
    )
    headlamps.flyscreen(ch, M, base=(0.452, 0.958), height=0.085, half=0.098, rake=0.045, taper=0.30, curl=0.03)
    headlamps.indicators(ch, M, at=(0.392, 0.19, 0.826))
    headlamps.horn(ch, M)
    handlebars.display(ch, M, at=(0.312, 0, 1.0), size=(0.155, 0.088), tilt=38, style="lcd", font=font)


def _flutes(z0, z1, half):
    """vertical prisms of a bulb lamp's reflector"""
    out = []
    for y in np.linspace(-half, half, 12):
        if abs(y) < 0.022:
            continue
        out.append([(y - 0.0022, z0), (y + 0.0022, z0), (y + 0.0022, z1), (y - 0.0022, z1)])
    return out


def small_bikini(ch, M, name, font):
    """slim fairing with an upright lamp and a striped brow"""
    rows = [
        (0.340, 0.800, 0.925, 0.074, 0.5, 2.6, 2.6, 0),
        (0.385, 0.772, 0.972, 0.104, 0.52, 2.7, 2.7, 0),
        (0.440, 0.762, 0.970, 0.112, 0.54, 2.8, 2.8, -0.15),
        (0.482, 0.772, 0.938, 0.102, 0.55, 2.9, 2.9, -0.25),
    ]
    shell = headlamps.cowl(ch, M, rows)
    lens = rounded_outline(mirrored([(0, 0.902), (0.080, 0.900), (0.086, 0.85), (0.070, 0.792), (0, 0.786)]), 0.022)
    headlamps.lamp(
        ch,
        M,
        shell,
        lens,
        about=(0, 0.845),
        smooth=0,
        reflector=M.refl,
        projectors=((0, 0.846, 0.016),),
        light=M.white,
        bezel=1.09,
        fins=_flutes(0.80, 0.89, 0.068),
    )
    for k, w in ((0.0, 0.0045), (0.014, 0.003)):
        _garnish(
            shell,
            ch,
            mirrored(
                [
                    (0, 0.930 + k),
                    (0.05, 0.932 + k),
                    (0.088, 0.922 + k),
                    (0.088, 0.922 + k - w * 2),
                    (0.05, 0.932 + k - w * 2),
                    (0, 0.930 + k - w * 2),
                ]
            ),
            M.accent,
            r=0.001,
        )
    headlamps.flyscreen(ch, M, base=(0.448, 0.955), height=0.098, half=0.086, rake=0.035, taper=0.28, curl=0.02)
    headlamps.indicators(ch, M, at=(0.392, 0.178, 0.826))
    headlamps.horn(ch, M)
    handlebars.clock(ch, M, at=(0.305, 0.026, 1.003), font=font)


def visor(ch, M, name, font):
    """sporty cowl: lamp with raised eyebrows and a long dark visor"""
    rows = [
        (0.335, 0.792, 0.935, 0.084, 0.55, 2.4, 2.3, 0),
        (0.385, 0.760, 0.985, 0.120, 0.60, 2.2, 2.1, 0),
        (0.445, 0.750, 0.975, 0.130, 0.62, 2.1, 2.0, -0.25),
        (0.492, 0.762, 0.936, 0.114, 0.64, 2.1, 2.0, -0.38),
    ]
    shell = headlamps.cowl(ch, M, rows)
    lens = rounded_outline(
        mirrored(
            [(0, 0.886), (0.050, 0.892), (0.112, 0.908), (0.110, 0.870), (0.085, 0.815), (0.040, 0.776), (0, 0.772)]
        ),
        0.014,
    )
    headlamps.lamp(
        ch,
        M,
        shell,
        lens,
        about=(0, 0.842),
        smooth=0,
        reflector=M.refl,
        projectors=((0, 0.838, 0.020),),
        light=M.white,
        strips=both([(0.102, 0.898), (0.060, 0.886), (0.060, 0.880), (0.100, 0.890)]),
        fins=_flutes(0.80, 0.872, 0.07),
    )
    _garnish(
        shell,
        ch,
        mirrored([(0, 0.916), (0.06, 0.925), (0.117, 0.934), (0.116, 0.920), (0.055, 0.906), (0, 0.898)]),
        M.gloss,
    )
    headlamps.flyscreen(ch, M, base=(0.458, 0.946), height=0.124, half=0.088, rake=0.075, taper=0.45, curl=0.03)
    headlamps.indicators(ch, M, at=(0.390, 0.19, 0.826))
    headlamps.horn(ch, M)
    handlebars.display(ch, M, at=(0.308, 0, 1.002), size=(0.15, 0.09), tilt=38, style="lcd", font=font)


def plain_visor(ch, M, name, font):
    """calm face: trapezoid LED lamp, painted brow, low dark screen"""
    rows = [
        (0.335, 0.796, 0.932, 0.086, 0.52, 2.8, 2.6, 0),
        (0.385, 0.764, 0.982, 0.122, 0.55, 2.7, 2.4, 0),
        (0.445, 0.752, 0.976, 0.132, 0.58, 2.7, 2.3, -0.22),
        (0.495, 0.764, 0.940, 0.118, 0.60, 2.8, 2.3, -0.36),
    ]
    shell = headlamps.cowl(ch, M, rows)
    lens = rounded_outline(mirrored([(0, 0.906), (0.100, 0.902), (0.106, 0.880), (0.070, 0.796), (0, 0.788)]), 0.012)
    top = list(map(tuple, rounded_outline([(0.007, 0.894), (0.084, 0.892), (0.072, 0.852), (0.007, 0.850)], 0.006)))
    headlamps.lamp(
        ch,
        M,
        shell,
        lens,
        about=(0, 0.85),
        smooth=0,
        projectors=(),
        modules=[
            *both(top),
            list(
                map(tuple, rounded_outline([(-0.060, 0.840), (0.060, 0.840), (0.046, 0.806), (-0.046, 0.806)], 0.006))
            ),
        ],
        strips=both([(0.098, 0.893), (0.091, 0.893), (0.062, 0.803), (0.068, 0.801)]),
    )
    headlamps.flyscreen(ch, M, base=(0.456, 0.958), height=0.105, half=0.102, rake=0.05, taper=0.32, curl=0.03)
    headlamps.indicators(ch, M, at=(0.392, 0.195, 0.826))
    headlamps.horn(ch, M)
    handlebars.display(ch, M, at=(0.310, 0, 1.004), size=(0.16, 0.088), tilt=38, style="lcd", font=font)


def square_lamp(ch, M, name, font):
    """no fairing: a square lamp with a chromed rim in its own housing, round clock above"""
    rows = [
        (0.365, 0.808, 0.892, 0.060, 0.5, 3, 3, 0),
        (0.395, 0.784, 0.914, 0.084, 0.5, 4, 4, 0),
        (0.440, 0.774, 0.924, 0.094, 0.5, 5, 5, 0),
        (0.478, 0.774, 0.924, 0.094, 0.5, 5, 5, 0),
    ]
    shell = headlamps.cowl(ch, M, rows, matl=M.body, slope=0.0, cap1=0.012)
    lens = rounded_outline([(-0.083, 0.913), (0.083, 0.913), (0.083, 0.785), (-0.083, 0.785)], 0.022)
    headlamps.lamp(
        ch,
        M,
        shell,
        lens,
        about=(0, 0.849),
        smooth=0,
        reflector=M.refl,
        projectors=((0, 0.849, 0.016),),
        light=M.white,
        rim=M.chrome,
        bezel=1.11,
        fins=_flutes(0.797, 0.90, 0.072),
        dome=0.018,
    )
    for s in (-1, 1):
        tube("lamp_arm", [ch.fork(0.56, s * 0.088), np.array([0.425, s * 0.096, 0.845]) + ch.lead], 0.008, M.black, n=4)
        rod(
            "lamp_bolt",
            np.array([0.425, s * 0.092, 0.845]) + ch.lead,
            np.array([0.425, s * 0.108, 0.845]) + ch.lead,
            0.010,
            M.chrome,
            seg=6,
        )
    headlamps.indicators(ch, M, at=(0.405, 0.178, 0.845))
    headlamps.horn(ch, M)
    handlebars.clock(ch, M, at=(0.338, 0.026, 1.003), font=font, r=0.056)


def fighter(ch, M, name, font):
    """low sharp LED lamp under a small screen, the whole face leaning forward"""
    rows = [
        (0.345, 0.792, 0.918, 0.076, 0.55, 2.3, 2.2, 0),
        (0.395, 0.762, 0.952, 0.114, 0.60, 2.1, 1.9, -0.1),
        (0.455, 0.750, 0.940, 0.126, 0.64, 2.0, 1.8, -0.30),
        (0.508, 0.762, 0.902, 0.106, 0.68, 1.9, 1.7, -0.48),
    ]
    shell = headlamps.cowl(ch, M, rows, slope=0.22)
    lens = rounded_outline(
        mirrored(
            [(0, 0.850), (0.040, 0.862), (0.110, 0.894), (0.112, 0.872), (0.076, 0.822), (0.042, 0.778), (0, 0.764)]
        ),
        0.006,
    )
    eye = list(
        map(
            tuple,
            rounded_outline([(0.020, 0.842), (0.046, 0.852), (0.080, 0.852), (0.060, 0.824), (0.026, 0.820)], 0.005),
        )
    )
    headlamps.lamp(
        ch,
        M,
        shell,
        lens,
        about=(0, 0.835),
        smooth=0,
        projectors=(),
        modules=[
            *both(eye),
            list(
                map(tuple, rounded_outline([(-0.030, 0.808), (0.030, 0.808), (0.016, 0.778), (-0.016, 0.778)], 0.005))
            ),
        ],
        strips=[
            *both([(0.104, 0.886), (0.100, 0.878), (0.060, 0.862), (0.012, 0.848), (0.012, 0.855), (0.058, 0.869)]),
            *both([(0.072, 0.828), (0.066, 0.830), (0.036, 0.788), (0.040, 0.783)]),
        ],
    )
    _garnish(
        shell,
        ch,
        mirrored([(0, 0.905), (0.05, 0.918), (0.112, 0.930), (0.116, 0.906), (0.045, 0.872), (0, 0.860)]),
        M.second,
    )
    headlamps.flyscreen(
        ch, M, matl=M.smoke, base=(0.458, 0.925), height=0.105, half=0.088, rake=0.06, taper=0.48, curl=0.03
    )
    headlamps.indicators(ch, M, at=(0.385, 0.185, 0.815))
    headlamps.horn(ch, M)
    handlebars.display(ch, M, at=(0.308, 0, 1.003), size=(0.145, 0.092), tilt=36, font=font)


def hooded(ch, M, name, font):
    """broad LED lamp under a painted hood, bracket-shaped position lamps"""
    rows = [
        (0.338, 0.790, 0.935, 0.084, 0.55, 2.4, 2.2, 0),
        (0.388, 0.758, 0.985, 0.122, 0.60, 2.2, 2.0, -0.05),
        (0.448, 0.744, 0.976, 0.134, 0.64, 2.1, 1.9, -0.26),
        (0.500, 0.756, 0.938, 0.118, 0.68, 2.1, 1.8, -0.42),
    ]
    shell = headlamps.cowl(ch, M, rows, slope=0.16)
    lens = rounded_outline(
        mirrored(
            [(0, 0.884), (0.060, 0.882), (0.116, 0.896), (0.118, 0.868), (0.088, 0.826), (0.060, 0.790), (0, 0.776)]
        ),
        0.008,
    )
    eye = list(
        map(
            tuple,
            rounded_outline([(0.006, 0.872), (0.050, 0.870), (0.072, 0.862), (0.064, 0.838), (0.006, 0.836)], 0.005),
        )
    )
    headlamps.lamp(
        ch,
        M,
        shell,
        lens,
        about=(0, 0.84),
        smooth=0,
        projectors=(),
        modules=[
            *both(eye),
            *both(
                list(
                    map(tuple, rounded_outline([(0.004, 0.826), (0.050, 0.828), (0.036, 0.798), (0.004, 0.792)], 0.004))
                )
            ),
        ],
        strips=[
            *both([(0.110, 0.888), (0.080, 0.881), (0.080, 0.875), (0.104, 0.879)]),
            *both([(0.110, 0.884), (0.104, 0.884), (0.102, 0.866), (0.082, 0.834), (0.088, 0.832), (0.109, 0.864)]),
            *both([(0.088, 0.834), (0.064, 0.834), (0.064, 0.828), (0.085, 0.828)]),
        ],
    )
    _garnish(
        shell,
        ch,
        mirrored([(0, 0.912), (0.055, 0.916), (0.118, 0.928), (0.120, 0.906), (0.06, 0.894), (0, 0.895)]),
        M.accent,
        r=0.003,
    )
    headlamps.flyscreen(ch, M, base=(0.452, 0.952), height=0.125, half=0.096, rake=0.055, taper=0.46, curl=0.035)
    headlamps.indicators(ch, M, at=(0.388, 0.195, 0.826))
    headlamps.horn(ch, M)
    handlebars.display(ch, M, at=(0.308, 0, 1.006), size=(0.15, 0.094), tilt=38, font=font)


def robot(ch, M, name, font):
    """angular mask: slanted LED eyes over a narrow mouth, armour plates at the temples"""
    rows = [
        (0.340, 0.788, 0.940, 0.080, 0.58, 2.2, 2.1, 0),
        (0.390, 0.756, 0.988, 0.118, 0.64, 1.9, 1.8, -0.1),
        (0.450, 0.742, 0.976, 0.130, 0.70, 1.8, 1.7, -0.30),
        (0.502, 0.756, 0.938, 0.112, 0.74, 1.8, 1.6, -0.46),
    ]
    shell = headlamps.cowl(ch, M, rows, slope=0.18)
    lens = rounded_outline(
        mirrored(
            [
                (0, 0.838),
                (0.030, 0.850),
                (0.114, 0.912),
                (0.120, 0.890),
                (0.098, 0.850),
                (0.062, 0.828),
                (0.050, 0.796),
                (0.030, 0.772),
                (0, 0.768),
            ]
        ),
        0.003,
    )
    eye = [(0.040, 0.842), (0.092, 0.878), (0.098, 0.862), (0.084, 0.846), (0.056, 0.832)]
    headlamps.lamp(
        ch,
        M,
        shell,
        lens,
        about=(0, 0.83),
        smooth=0,
        projectors=(),
        modules=[
            *both(list(map(tuple, rounded_outline(eye, 0.003)))),
            list(
                map(tuple, rounded_outline([(-0.034, 0.824), (0.034, 0.824), (0.026, 0.800), (-0.026, 0.800)], 0.003))
            ),
        ],
        strips=[
            *both([(0.110, 0.903), (0.106, 0.894), (0.032, 0.842), (0.012, 0.834), (0.012, 0.841), (0.030, 0.849)]),
            [(-0.024, 0.790), (0.024, 0.790), (0.020, 0.783), (-0.020, 0.783)],
        ],
    )
    _garnish(
        shell, ch, mirrored([(0, 0.862), (0.014, 0.860), (0.034, 0.930), (0.024, 0.955), (0, 0.960)]), M.second, r=0.003
    )
    for s in (-1, 1):
        _garnish(
            shell,
            ch,
            [(s * 0.050, 0.945), (s * 0.092, 0.940), (s * 0.112, 0.922), (s * 0.036, 0.868), (s * 0.030, 0.876)],
            M.gloss,
            r=0.003,
        )
        _garnish(
            shell,
            ch,
            [(s * 0.072, 0.822), (s * 0.104, 0.842), (s * 0.112, 0.832), (s * 0.074, 0.780), (s * 0.058, 0.784)],
            M.plastic,
            r=0.003,
        )
    c = ch.lead
    for s in (-1, 1):
        V = [
            (0.484, 0.0, 0.930),
            (0.456, 0.080, 0.940),
            (0.400, 0.096, 0.985),
            (0.372, 0.060, 1.062),
            (0.378, 0.0, 1.070),
            (0.440, 0.0, 0.985),
        ]
        V = [(x + c[0], s * y, z + c[2]) for x, y, z in V]
        o = recalc(mk("visor", V, [(0, 1, 2, 3), (0, 3, 4, 5)], M.gloss, smooth=False))
        m = o.modifiers.new("s", "SOLIDIFY")
        m.thickness, m.offset = 0.004, 0
        b = o.modifiers.new("b", "BEVEL")
        b.width, b.segments = 0.0012, 2
    headlamps.indicators(ch, M, at=(0.385, 0.19, 0.822))
    headlamps.horn(ch, M)
    handlebars.display(ch, M, at=(0.304, 0, 1.004), size=(0.155, 0.085), tilt=38, style="lcd", font=font)
