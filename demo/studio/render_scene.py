"""Renders the slides and the gallery. Run by `npm run studio`; by hand:

    blender -b --factory-startup --python studio/render_scene.py -- slides|gallery [names…]
    blender -b --factory-startup --python studio/render_scene.py -- gallery helmet-shelf --draft out.png
"""

import argparse
import hashlib
import json
import math
import os
import sys
import time
import traceback

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

import bpy
import fingerprint
import kit
import kit.surface
import picture
import stamps as stamps_of
from scenes.shots import SHOTS, SIZES
from vehicle import Vehicle

SCHEME = {
    "body": "#c8281a",
    "finish": "metallic",
    "second": "#17181b",
    "second_finish": "solid",
    "accent": "#d9dadc",
    "decal": "#f0f0f0",
}
DRAFT_SCALE, DRAFT_SAMPLES = 0.5, 6
BOUNCES = 4


def missing(wants):
    """the vehicles of a shot that cannot be built yet"""
    out = []
    for slug, colour in wants:
        file = os.path.join(HERE, "models", slug + ".json")
        spec = json.load(open(file)) if os.path.exists(file) else None
        if not spec or not os.path.exists(os.path.join(HERE, "bodies", spec["body"] + ".py")):
            out.append(slug)
    return out


def sources(wants):
    """a hash of all that can change a shot: when it is the same as last time the scene need not even be built"""
    digest = hashlib.sha256()
    files = [os.path.join(HERE, "render_scene.py"), os.path.join(HERE, "vehicle.py")]
    for folder in ("scenes", "accessories", "kit", "parts", "bodies"):
        files += [os.path.join(HERE, folder, f) for f in os.listdir(os.path.join(HERE, folder)) if f.endswith(".py")]
    files += [os.path.join(HERE, "models", slug + ".json") for slug, _ in wants]
    for file in sorted(files):
        digest.update(open(file, "rb").read())
    return digest.hexdigest()[:16]


def build(kind, name):
    """the scene of a shot, from an empty file"""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    kit.surface._bv.clear()
    shot = SHOTS[kind][name]
    vehicles = []
    for slug, colour in shot["wants"]:
        v = Vehicle(slug)
        v.colour(min(colour, len(v.spec["colours"]) - 1))
        vehicles.append(v)
    kit.ROOT.clear()
    shot["make"](kit.materials(SCHEME), vehicles)
    bpy.context.view_layer.update()
    return shot


def values_of(tree):
    """all values set in a tree of shader nodes"""
    found = []
    for node in tree.nodes:
        for i in node.inputs:
            if hasattr(i, "default_value") and not i.is_linked:
                v = i.default_value
                found.append(
                    [round(float(x), 5) for x in v]
                    if hasattr(v, "__len__") and not isinstance(v, str)
                    else v
                    if isinstance(v, str)
                    else round(float(v), 5)
                )
        if hasattr(node, "color_ramp"):
            found += [[round(float(x), 5) for x in (e.position, *e.color)] for e in node.color_ramp.elements]
        if node.type == "TEX_SKY":
            found.append([round(v, 4) for v in (node.sun_elevation, node.sun_rotation, node.dust_density)])
    return found


def scene_print():
    """of forms, stuffs, lamps, sky and camera"""
    scene = bpy.context.scene
    forms = [o for o in scene.objects if o.type in ("MESH", "CURVE", "FONT")]
    place = lambda o: [round(v, 4) for row in o.matrix_world for v in row]
    lamps = [
        (o.data.type, round(o.data.energy, 3), list(map(float, o.data.color)), place(o))
        for o in scene.objects
        if o.type == "LIGHT"
    ]
    cam, view = scene.camera, scene.view_settings
    seen = (place(cam), cam.data.lens, cam.data.dof.use_dof, cam.data.dof.aperture_fstop, cam.data.dof.focus_distance)
    stuffs = [(m.name, values_of(m.node_tree)) for m in sorted(bpy.data.materials, key=lambda m: m.name) if m.use_nodes]
    return fingerprint.of(
        fingerprint.of_objects(forms),
        lamps,
        seen,
        view.view_transform,
        view.look,
        view.exposure,
        values_of(scene.world.node_tree),
        stuffs,
    )


def develop(kind, shot, file, scale=1.0, samples=None):
    width, height = SIZES[kind]
    darkroom = picture.Darkroom()
    try:
        picture.set_up_cycles(samples or shot["samples"], BOUNCES)
        bpy.context.scene.cycles.sample_clamp_direct = 12
        picture.set_size(int(width * scale), int(height * scale))
        return picture.opaque(darkroom, file)
    finally:
        darkroom.close()


def render(args, name, place):
    """only what is missing or has changed since it was last rendered"""
    stamps_file = os.path.join(args.stamps, "scenes.json")
    stamps = stamps_of.read(stamps_file)
    key, file = f"{args.kind}/{name}", os.path.join(args.out, args.kind, name + ".png")
    shot = SHOTS[args.kind][name]
    absent = missing(shot["wants"])
    if absent:
        print(f"{args.kind} {place} {name} left out, these models are not there yet: {', '.join(absent)}", flush=True)
        return
    source = fingerprint.of(sources(shot["wants"]), shot["wants"], shot["samples"])
    kept = stamps.get(key, {})
    if kept.get("sources") == source and fingerprint.is_kept(file):
        print(f"{args.kind} {place} {name} has not changed", flush=True)
        return
    began = time.time()
    build(args.kind, name)
    built = time.time()
    stamp = fingerprint.of(scene_print(), SIZES[args.kind], shot["samples"])
    if kept.get("scene") != stamp or not fingerprint.is_kept(file):
        develop(args.kind, shot, file)
        print(
            f"{args.kind} {place} {name} built in {built - began:.1f} s, rendered in {time.time() - built:.1f} s",
            flush=True,
        )
    else:
        print(f"{args.kind} {place} {name} looks the same", flush=True)
    stamps = stamps_of.read(stamps_file)
    stamps[key] = {"scene": stamp, "sources": source}
    stamps_of.write(stamps_file, stamps)


def tried(args, name, place):
    """renders a shot; one that fails does not keep the others waiting"""
    try:
        render(args, name, place)
        return True
    except Exception:
        traceback.print_exc()
        return False


def draft(args, names):
    """a contact sheet, to look at while scenes are being set up"""
    tiles = []
    for name in names:
        absent = missing(SHOTS[args.kind][name]["wants"])
        if absent and not args.stand_in:
            print(f"{name}: waits for {', '.join(absent)}", flush=True)
            continue
        if args.stand_in:
            stand_in(SHOTS[args.kind][name], args.stand_in.split(","))
        began = time.time()
        shot = build(args.kind, name)
        built = time.time()
        tiles.append(develop(args.kind, shot, args.draft, args.scale, args.samples or DRAFT_SAMPLES))
        print(f"{name}: built in {built - began:.1f} s, rendered in {time.time() - built:.1f} s", flush=True)
        if args.each:
            os.replace(args.draft, os.path.join(os.path.dirname(os.path.abspath(args.draft)), name + ".png"))
    if args.each or not tiles:
        return
    picture.save_sheet(args.draft, tiles, args.columns or math.ceil(len(tiles) ** 0.5), 0)


def stand_in(shot, slugs):
    """other models in place of those that are not there yet"""
    shot["wants"] = [w if not missing([w]) else (slugs[i % len(slugs)], 0) for i, w in enumerate(shot["wants"])]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("kind", choices=list(SHOTS))
    parser.add_argument("names", nargs="*")
    parser.add_argument("--out", default=os.path.join(HERE, "renders"))
    parser.add_argument("--stamps", default=os.path.join(HERE, "stamps"))
    parser.add_argument("--draft")
    parser.add_argument("--each", action="store_true", help="drafts as single files named after their shots")
    parser.add_argument("--stand-in", help="drafts with these models where the wanted ones are missing")
    parser.add_argument("--scale", type=float, default=DRAFT_SCALE)
    parser.add_argument("--columns", type=int)
    parser.add_argument("--samples", type=int)
    args = parser.parse_args(sys.argv[sys.argv.index("--") + 1 :])
    names = args.names or list(SHOTS[args.kind])
    if args.draft:
        draft(args, names)
    else:
        failed = [name for n, name in enumerate(names) if not tried(args, name, f"{n + 1}/{len(names)}")]
        if failed:
            raise SystemExit(f"not rendered: {', '.join(failed)}")


main()
