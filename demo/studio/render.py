"""Renders the pictures of one model. Run by `npm run studio`; by hand:

    blender -b --factory-startup --python studio/render.py -- sp125 hero side colours turn features
    blender -b --factory-startup --python studio/render.py -- sp125 --draft out.png [--az=-60,-90,60,150] [--colour 2]
        [--target=.3,-.1,.8 --width .6]
"""

import argparse
import json
import os
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

import bpy
import fingerprint
import numpy as np
import picture
import stamps as stamps_of
from denoise import FULL, SMALL
from stage import STANDARD_WIDTH, Stage
from vehicle import Vehicle

HERO_AZIMUTH = -58.0
SIDE_AZIMUTH = -90.0
TURN_START = -60.0
SIZES = {"hero": (1200, 900), "features": (640, 480)}
STANDARD_SIZE = (800, 600)
SAMPLES = {"hero": 14, "side": 12, "colours": 10, "turn": 8, "features": 12}
DRAFT_SIZE, DRAFT_SAMPLES = (480, 360), 6


def shots_of(spec, kind):
    """the pictures of one kind: name, colour, and what the camera is told"""
    if kind == "hero":
        return [("hero", 0, {"azimuth": HERO_AZIMUTH})]
    if kind == "side":
        return [("side", 0, {"azimuth": SIDE_AZIMUTH, "elevation": 4})]
    if kind == "colours":
        # The hero shows the first colour.
        return [(f"colour-{n + 1}", n, {"azimuth": HERO_AZIMUTH}) for n in range(1, len(spec["colours"]))]
    if kind == "turn":
        count = spec.get("frames", 24)
        return [(f"turn-{n + 1:02d}", 0, {"azimuth": TURN_START + n * 360 / count}) for n in range(count)]
    if kind == "features":
        return [(f"feature-{n + 1}", shot.pop("colour", 0), shot) for n, shot in enumerate(map(dict, spec["features"]))]
    raise SystemExit(f"there are no pictures of the kind {kind}: hero, side, colours, turn, features")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("model")
    parser.add_argument("kinds", nargs="*")
    parser.add_argument("--out", default=os.path.join(HERE, "renders", "models"))
    parser.add_argument("--stamps", default=os.path.join(HERE, "stamps"))
    parser.add_argument("--adopt", action="store_true", help="take the renders that are there for good as they are")
    parser.add_argument("--draft")
    parser.add_argument("--az", default="-58,-90,-20,60,130,180")
    parser.add_argument("--el", type=float, default=9)
    parser.add_argument("--target")
    parser.add_argument("--width", type=float, default=STANDARD_WIDTH)
    parser.add_argument("--colour", type=int, default=0)
    parser.add_argument("--samples", type=int)
    parser.add_argument("--size")
    args = parser.parse_args(sys.argv[sys.argv.index("--") + 1 :])
    bpy.ops.wm.read_factory_settings(use_empty=True)
    began = time.time()
    vehicle = Vehicle(args.model, args.colour)
    corners = vehicle.corners()
    low, high = np.min(corners, 0), np.max(corners, 0)
    print(f"{args.model}: {len(vehicle.objects)} parts in {time.time() - began:.1f} s,", end=" ")
    print(
        f"{high[0] - low[0]:.2f} m long, {high[1] - low[1]:.2f} m wide, {high[2] - low[2]:.2f} m high, "
        f"lowest point {low[2] * 1000:.1f} mm"
    )
    stage = Stage(centre=float(low[0] + high[0]) / 2)
    darkroom = picture.Darkroom()
    try:
        if args.draft:
            draft(args, vehicle, corners, stage, darkroom)
        else:
            for kind in args.kinds:
                render(args, vehicle, corners, stage, darkroom, kind)
    finally:
        darkroom.close()


def render(args, vehicle, corners, stage, darkroom, kind):
    """only what is missing or has changed since it was last rendered"""
    folder = os.path.join(args.out, vehicle.slug)
    stamps_file = os.path.join(args.stamps, vehicle.slug + ".json")
    stamps = stamps_of.read(stamps_file)
    scene_print = fingerprint.of_objects(vehicle.objects)
    width, height = SIZES.get(kind, STANDARD_SIZE)
    samples = args.samples or SAMPLES[kind]
    due = []
    for name, colour, view in shots_of(vehicle.spec, kind):
        stamp = fingerprint.of(scene_print, vehicle.spec["colours"][colour], view, width, height)
        file = os.path.join(folder, name + ".png")
        if args.adopt and os.path.exists(file):
            stamps[name] = stamp
        elif stamps.get(name) != stamp or not fingerprint.is_kept(file):
            due.append((name, colour, view, stamp, file))
    if args.adopt:
        stamps_of.write(stamps_file, stamps)
        return
    if not due:
        print(f"{vehicle.slug} {kind}: nothing has changed", flush=True)
        return
    archive = SMALL if kind == "turn" else FULL
    picture.set_up_cycles(samples)
    picture.set_size(width, height)
    picture.show_shadow(stage, vehicle.objects, True)
    shadows = {}
    for _, _, view, _, _ in due:
        key = json.dumps(view, sort_keys=True)
        if key not in shadows:
            stage.aim(**view)
            shadows[key] = picture.shadow(darkroom, width, height)
    picture.show_shadow(stage, vehicle.objects, False)
    for n, (name, colour, view, stamp, file) in enumerate(due):
        began = time.time()
        vehicle.colour(colour)
        stage.aim(**view)
        picture.cut_out(darkroom, file, corners, shadows[json.dumps(view, sort_keys=True)], archive)
        stamps[name] = stamp
        stamps_of.write(stamps_file, stamps)
        print(f"{vehicle.slug} {kind} {n + 1}/{len(due)} {name} {time.time() - began:.1f} s", flush=True)
    vehicle.colour(0)


def draft(args, vehicle, corners, stage, darkroom):
    """a quick sheet of several views, to look at while a model is being shaped"""
    picture.set_up_cycles(args.samples or DRAFT_SAMPLES)
    width, height = map(int, args.size.split("x")) if args.size else DRAFT_SIZE
    picture.set_size(width, height)
    bpy.context.scene.render.film_transparent = True
    stage.floor.visible_camera = False
    tiles = []
    for azimuth in args.az.split(","):
        target = [float(v) for v in args.target.split(",")] if args.target else None
        stage.aim(float(azimuth), args.el, target, args.width)
        colour, alpha = picture.cut_out(darkroom, args.draft, corners, 0, SMALL)
        tiles.append(colour + (1 - alpha[..., None]) * 0.86)
    picture.save_sheet(args.draft, tiles, 3, 0.86)
    print("draft", args.draft)


main()
