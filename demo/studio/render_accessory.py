"""Renders the pictures of the accessories. Run by `npm run studio`; by hand:

    blender -b --factory-startup --python studio/render_accessory.py -- [helmet top-box …]
    blender -b --factory-startup --python studio/render_accessory.py -- [helmet …] --draft out.png
"""

import argparse
import importlib
import math
import os
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

import bpy
import fingerprint
import kit
import kit.surface
import numpy as np
import picture
import stamps as stamps_of
from stage import Stage
from vehicle import corners_of

SIZE, SAMPLES = 640, 16
DRAFT_SIZE, DRAFT_SAMPLES = 256, 6
# How much of the picture an accessory fills, across or from top to bottom.
FILL = 0.8
# Accessories are enlarged to about a vehicle's size, so that the lamps of the studio show in them as they do in paint.
STAGE_SIZE = 1.5
PLAIN_VIEW = {"azimuth": -58, "elevation": 16}
SCHEME = {
    "body": "#c8281a",
    "finish": "metallic",
    "second": "#17181b",
    "second_finish": "solid",
    "accent": "#d9dadc",
    "decal": "#f0f0f0",
}


class Accessory:
    """one accessory, built, enlarged and standing in the middle of the stage"""

    def __init__(self, kind):
        module = importlib.import_module("accessories." + kind.replace("-", "_"))
        self.kind = kind
        self.view = {**PLAIN_VIEW, **getattr(module, "VIEW", {})}
        kit.ROOT.clear()
        kit.surface._bv.clear()
        module.build(kit.materials({**SCHEME, **getattr(module, "SCHEME", {})}))
        self.objects = list(kit.ROOT)
        bpy.context.view_layer.update()
        self.print = fingerprint.of_objects(self.objects)
        points = self._points()
        low, high = points.min(0), points.max(0)
        scale = STAGE_SIZE / float(np.linalg.norm(high - low))
        middle = (low + high) / 2
        fit = kit.Matrix.Scale(scale, 4) @ kit.Matrix.Translation((-middle[0], -middle[1], -low[2]))
        for o in self.objects:
            o.matrix_world = fit @ o.matrix_world
        bpy.context.view_layer.update()
        self.points = self._points()

    def _points(self):
        depsgraph = bpy.context.evaluated_depsgraph_get()
        found = []
        for o in self.objects:
            e = o.evaluated_get(depsgraph)
            mesh = e.to_mesh()
            p = np.empty(len(mesh.vertices) * 3, np.float32)
            mesh.vertices.foreach_get("co", p)
            world = np.array(e.matrix_world)
            found.append(p.reshape(-1, 3) @ world[:3, :3].T + world[:3, 3])
            e.to_mesh_clear()
        return np.concatenate(found)

    def aim(self, stage):
        """the camera takes the accessory as large as it fits"""
        target, width = np.array((0.0, 0.0, 0.4)), 2.0
        for _ in range(4):
            stage.aim(self.view["azimuth"], self.view["elevation"], [float(v) for v in target], float(width))
            bpy.context.view_layer.update()
            seen = np.array(stage.camera.matrix_world.inverted())
            p = self.points @ seen[:3, :3].T + seen[:3, 3]
            flat = p[:, :2] / -p[:, 2:] * stage.camera.data.lens / 36
            low, high = flat.min(0), flat.max(0)
            right, up = seen[0, :3], seen[1, :3]
            middle = (low + high) / 2 * width
            target = target + right * middle[0] + up * middle[1]
            width = width * float((high - low).max()) / FILL


def kinds():
    names = (f[:-3].replace("_", "-") for f in os.listdir(os.path.join(HERE, "accessories")) if f.endswith(".py"))
    return sorted(name for name in names if name not in ("--init--", "drape", "tools"))


def set_stage(kind):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    began = time.time()
    accessory = Accessory(kind)
    stage = Stage()
    accessory.aim(stage)
    print(f"{kind}: {len(accessory.objects)} parts in {time.time() - began:.1f} s", flush=True)
    return accessory, stage


def render(args, kind, place):
    """only what is missing or has changed since it was last rendered"""
    stamps_file = os.path.join(args.stamps, "accessories.json")
    stamps = stamps_of.read(stamps_file)
    accessory, stage = set_stage(kind)
    file = os.path.join(args.out, kind + ".png")
    stamp = fingerprint.of(accessory.print, accessory.view, SIZE, args.samples or SAMPLES)
    if stamps.get(kind) == stamp and fingerprint.is_kept(file):
        print(f"accessories {place} {kind} has not changed", flush=True)
        return
    began = time.time()
    darkroom = picture.Darkroom()
    try:
        picture.set_up_cycles(args.samples or SAMPLES)
        picture.set_size(SIZE, SIZE)
        picture.show_shadow(stage, accessory.objects, True)
        under = picture.shadow(darkroom, SIZE, SIZE)
        picture.show_shadow(stage, accessory.objects, False)
        picture.cut_out(darkroom, file, corners_of(accessory.objects), under)
    finally:
        darkroom.close()
    stamps[kind] = stamp
    stamps_of.write(stamps_file, stamps)
    print(f"accessories {place} {kind} {time.time() - began:.1f} s", flush=True)


def draft(args, names):
    """a contact sheet of small pictures, to look at while accessories are being shaped"""
    tiles = []
    size = args.size or DRAFT_SIZE
    for kind in names:
        accessory, stage = set_stage(kind)
        darkroom = picture.Darkroom()
        try:
            picture.set_up_cycles(args.samples or DRAFT_SAMPLES)
            picture.set_size(size, size)
            under = 0
            if args.shadow:
                picture.show_shadow(stage, accessory.objects, True)
                under = picture.shadow(darkroom, size, size)
            picture.show_shadow(stage, accessory.objects, False)
            colour, alpha = picture.cut_out(darkroom, args.draft, corners_of(accessory.objects), under)
        finally:
            darkroom.close()
        tiles.append(colour + (1 - alpha[..., None]) * 0.9)
    picture.save_sheet(args.draft, tiles, args.columns or math.ceil(len(tiles) ** 0.5), 0.9)
    print("draft", args.draft)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("kinds", nargs="*")
    parser.add_argument("--out", default=os.path.join(HERE, "renders", "accessories"))
    parser.add_argument("--stamps", default=os.path.join(HERE, "stamps"))
    parser.add_argument("--draft")
    parser.add_argument("--shadow", action="store_true", help="draft with shadows")
    parser.add_argument("--columns", type=int)
    parser.add_argument("--size", type=int)
    parser.add_argument("--samples", type=int)
    args = parser.parse_args(sys.argv[sys.argv.index("--") + 1 :] if "--" in sys.argv else [])
    names = args.kinds or kinds()
    if args.draft:
        draft(args, names)
    else:
        for n, kind in enumerate(names):
            render(args, kind, f"{n + 1}/{len(names)}")


main()
