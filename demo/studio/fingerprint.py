"""Tells whether a picture would come out the same: a hash of the finished scene rather than of the scripts, so that a
comment or a renamed function renders nothing again."""

import hashlib
import json
import os

import bpy
import numpy as np


RENDERS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "renders")
PICTURES = os.path.join(os.path.dirname(RENDERS), os.pardir, "public", "pictures")


def is_kept(file):
    """whether a picture is here: as a render, or as the site's file that was made of it on another machine"""
    name = os.path.relpath(os.path.splitext(file)[0], RENDERS)
    return os.path.exists(file) or os.path.exists(os.path.join(PICTURES, name + ".webp"))


def of(*values):
    return hashlib.sha256(json.dumps(values, sort_keys=True).encode()).hexdigest()[:16]


def of_objects(objects):
    digest = hashlib.sha256()
    depsgraph = bpy.context.evaluated_depsgraph_get()
    for o in objects:
        e = o.evaluated_get(depsgraph)
        mesh = e.to_mesh()
        points = np.empty(len(mesh.vertices) * 3, np.float32)
        mesh.vertices.foreach_get("co", points)
        world = np.array(e.matrix_world, np.float32)
        for values in (points, world):
            digest.update(np.round(values * 1e5).astype(np.int64).tobytes())
        digest.update(",".join(slot.material.name.split(".")[0] for slot in o.material_slots if slot.material).encode())
        e.to_mesh_clear()
    return digest.hexdigest()[:16]
