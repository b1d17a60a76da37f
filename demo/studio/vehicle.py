"""A vehicle of the catalogue, built from its parameter file in models/."""

import importlib
import json
import os

import bpy
import kit

HERE = os.path.dirname(os.path.abspath(__file__))
FONTS = (
    "/usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf",
    "/usr/share/fonts/truetype/liberation/LiberationSans-BoldItalic.ttf",
)


class Vehicle:
    """objects: all that belongs to it; materials: repaint with `colour(n)`; spec: its parameter file"""

    def __init__(self, slug, colour=0):
        with open(os.path.join(HERE, "models", slug + ".json")) as file:
            self.spec = json.load(file)
        self.slug = slug
        kit.ROOT.clear()
        self.materials = kit.materials(self.spec["colours"][colour])
        body = importlib.import_module("bodies." + self.spec["body"])
        body.build(self.spec.get("shape", {}), self.materials, self.spec["name"], lettering())
        self.objects = list(kit.ROOT)
        bpy.context.view_layer.update()

    def colour(self, n):
        kit.apply_scheme(self.materials, self.spec["colours"][n])

    def corners(self):
        """the corners of the boxes round all its objects"""
        return corners_of(self.objects)

    def carrier(self):
        """an empty that carries the whole vehicle, to place it in a scene"""
        empty = bpy.data.objects.new(self.slug, None)
        bpy.context.scene.collection.objects.link(empty)
        for o in self.objects:
            world = o.matrix_world.copy()
            o.parent = empty
            o.matrix_world = world
        return empty


def corners_of(objects):
    depsgraph = bpy.context.evaluated_depsgraph_get()
    evaluated = [o.evaluated_get(depsgraph) for o in objects]
    return [e.matrix_world @ kit.Vector(c) for e in evaluated for c in e.bound_box]


def lettering():
    for file in FONTS:
        if os.path.exists(file):
            return bpy.data.fonts.load(file, check_existing=True)
    return None
