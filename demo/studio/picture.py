"""One picture: rendered, denoised, with its shadow laid under, saved as PNG."""

import contextlib
import os
import shutil
import sys
import tempfile

import bpy
import numpy as np
from bpy_extras.object_utils import world_to_camera_view
from denoise import FULL, MARGIN, denoise

SHADOW_WIDTH = 96
SHADOW_SAMPLES = 64
SHADOW_STRENGTH = 0.9
# Below the first it is blurred as a whole and falls off; the second is left away.
FAINT = 0.35
SHADOW_FLOOR = 0.012
BINOMIAL = np.array([1, 4, 6, 4, 1], np.float32) / 16


def set_up_cycles(samples, bounces=5):
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.render.use_persistent_data = True
    scene.render.threads_mode, scene.render.threads = "FIXED", os.cpu_count()
    c = scene.cycles
    c.samples, c.use_denoising, c.seed = samples, False, 1
    c.use_adaptive_sampling, c.adaptive_threshold = True, 0.03
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces = bounces, 2, 3
    c.transparent_max_bounces, c.transmission_bounces = 8, 2
    c.caustics_reflective = c.caustics_refractive = False
    c.sample_clamp_indirect, c.blur_glossy = 4, 0.5


@contextlib.contextmanager
def silence():
    """Blender tells of every tile and file; our own lines are enough"""
    sys.stdout.flush()
    kept, nowhere = os.dup(1), os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    try:
        yield
    finally:
        os.dup2(kept, 1)
        os.close(kept)
        os.close(nowhere)


class Darkroom:
    """renders what the scene's camera sees, as arrays of linear light (bottom row first)"""

    def __init__(self):
        self.folder = tempfile.mkdtemp(prefix="studio-")
        scene = bpy.context.scene
        scene.render.engine = "CYCLES"
        scene.view_layers[0].cycles.denoising_store_passes = True
        scene.use_nodes = True
        tree = scene.node_tree
        tree.nodes.clear()
        layers, files = tree.nodes.new("CompositorNodeRLayers"), tree.nodes.new("CompositorNodeOutputFile")
        files.base_path = self.folder
        files.format.file_format, files.format.color_depth, files.format.color_mode = "OPEN_EXR", "32", "RGBA"
        files.file_slots.clear()
        for name, output in (("albedo", "Denoising Albedo"), ("normal", "Denoising Normal"), ("image", "Image")):
            files.file_slots.new(name + "_")
            tree.links.new(layers.outputs[output], files.inputs[-1])

    def develop(self, *names):
        with silence():
            bpy.ops.render.render()
        pictures = [self._read(name) for name in names]
        for file in os.listdir(self.folder):
            os.remove(os.path.join(self.folder, file))
        return pictures

    def _read(self, name):
        file = next(f for f in os.listdir(self.folder) if f.startswith(name + "_"))
        image = bpy.data.images.load(os.path.join(self.folder, file))
        w, h = image.size
        pixels = np.empty(w * h * 4, np.float32)
        image.pixels.foreach_get(pixels)
        bpy.data.images.remove(image)
        return pixels.reshape(h, w, 4)

    def close(self):
        shutil.rmtree(self.folder, ignore_errors=True)


def set_size(width, height):
    render = bpy.context.scene.render
    render.resolution_x, render.resolution_y, render.resolution_percentage = width, height, 100


def opaque(darkroom, file):
    image, albedo, normal = darkroom.develop("image", "albedo", "normal")
    colour = denoise(image[..., :3], albedo[..., :3], normal[..., :3])
    save(file, colour, np.ones(colour.shape[:2], np.float32))
    return colour


def show_shadow(stage, objects, on):
    """the floor seen as a shadow catcher and the vehicle only through its shadow, or the other way round. Switching
    has the renderer prepare the whole scene again: take all shadows first, then all vehicles."""
    scene = bpy.context.scene
    scene.render.film_transparent = True
    for o in objects:
        o.visible_camera = not on
    stage.floor.visible_camera = on
    stage.floor.is_shadow_catcher = on


def shadow(darkroom, width, height):
    """the shadow on the floor as alpha, taken small and soft"""
    scene = bpy.context.scene
    cycles = scene.cycles
    kept = cycles.samples, cycles.max_bounces
    cycles.samples, cycles.max_bounces = SHADOW_SAMPLES, 0
    scene.render.resolution_percentage = round(100 * SHADOW_WIDTH / width)
    (image,) = darkroom.develop("image")
    cycles.samples, cycles.max_bounces = kept
    scene.render.resolution_percentage = 100
    s = image[..., 3]
    # Where it is faint its noise would show as clouds: there it is blurred far more than under the wheels.
    near, far = blur(s, 2), blur(s, 24)
    s = far + (near - far) * np.clip(far / FAINT, 0, 1)
    s = enlarge(s, width, height) * SHADOW_STRENGTH
    # Fades towards the edge of the picture, so that it never shows a cut.
    rows, columns = np.arange(height)[:, None], np.arange(width)[None]
    edge = np.minimum(np.minimum(columns, columns[:, ::-1]), np.minimum(rows, rows[::-1])) / (0.10 * width)
    s = s * np.clip(edge, 0, 1) ** 0.7
    # Falls off gently where it is faint: cut off, it would show an outline.
    return np.clip(s * np.clip(s / FAINT, 0, 1) - SHADOW_FLOOR, 0, 1)


def blur(s, times):
    for _ in range(times):
        s = np.pad(s, 2, mode="edge")
        s = sum(BINOMIAL[i] * s[i : i + s.shape[0] - 4] for i in range(5))
        s = sum(BINOMIAL[i] * s[:, i : i + s.shape[1] - 4] for i in range(5))
    return s


def enlarge(s, width, height):
    y = np.clip((np.arange(height) + 0.5) * s.shape[0] / height - 0.5, 0, s.shape[0] - 1.001)
    x = np.clip((np.arange(width) + 0.5) * s.shape[1] / width - 0.5, 0, s.shape[1] - 1.001)
    y0, x0 = y.astype(int), x.astype(int)
    fy, fx = (y - y0)[:, None], (x - x0)[None]
    upper = s[y0][:, x0] * (1 - fx) + s[y0][:, x0 + 1] * fx
    lower = s[y0 + 1][:, x0] * (1 - fx) + s[y0 + 1][:, x0 + 1] * fx
    return upper * (1 - fy) + lower * fy


def smooth_edges(colour, alpha):
    """few samples leave the outline ragged: a soft touch along it alone, of colour and alpha alike"""

    def soften(p):
        p = p[:-2] + 2 * p[1:-1] + p[2:]
        return (p[:, :-2] + 2 * p[:, 1:-1] + p[:, 2:]) / 16

    soft_alpha = soften(np.pad(alpha, 1))
    soft_colour = soften(np.pad(colour, ((1, 1), (1, 1), (0, 0))))
    edge = (soft_alpha > 0.004) & (soft_alpha < 0.996)
    return np.where(edge[..., None], soft_colour, colour), np.where(edge, soft_alpha, alpha)


def frame_of(corners, width, height):
    """the part of the picture, in pixels from the lower left, that holds these points of the world and a margin"""
    scene = bpy.context.scene
    bpy.context.view_layer.update()
    seen = np.array([world_to_camera_view(scene, scene.camera, corner)[:2] for corner in corners]) * (width, height)
    left, bottom = np.clip(np.floor(seen.min(0)) - MARGIN, 0, (width, height)).astype(int)
    right, top = np.clip(np.ceil(seen.max(0)) + MARGIN, 0, (width, height)).astype(int)
    return left, bottom, right, top


def cut_out(darkroom, file, corners, under, archive=FULL):
    """the vehicle, whose corners these are, on a transparent ground with the shadow `under` it. Only the part of the
    picture that holds it is rendered: rays into the void cost as much as a third of those that hit."""
    render = bpy.context.scene.render
    w, h = render.resolution_x, render.resolution_y
    left, bottom, right, top = frame_of(corners, w, h)
    render.use_border = render.use_crop_to_border = True
    render.border_min_x, render.border_max_x = left / w, right / w
    render.border_min_y, render.border_max_y = bottom / h, top / h
    image, albedo, normal = darkroom.develop("image", "albedo", "normal")
    render.use_border = render.use_crop_to_border = False
    colour, alpha = np.zeros((h, w, 3), np.float32), np.zeros((h, w), np.float32)
    held = slice(bottom, bottom + image.shape[0]), slice(left, left + image.shape[1])
    alpha[held] = np.clip(image[..., 3], 0, 1)
    colour[held] = denoise(image[..., :3], albedo[..., :3], normal[..., :3], archive)
    colour *= (alpha > 0)[..., None]
    colour, alpha = smooth_edges(colour, alpha)
    alpha = alpha + (1 - alpha) * under
    save(file, colour, alpha)
    return colour, alpha


def save_sheet(file, tiles, columns, ground):
    """pictures of one size side by side, in rows from the top"""
    columns = min(columns, len(tiles))
    tiles = tiles + [np.full_like(tiles[0], ground)] * (-len(tiles) % columns)
    rows = [np.concatenate(tiles[i : i + columns], 1) for i in range(0, len(tiles), columns)]
    sheet = np.concatenate(rows[::-1], 0)
    save(file, sheet, np.ones(sheet.shape[:2], np.float32))


def save(file, colour, alpha):
    h, w = alpha.shape
    pixels = np.empty((h, w, 4), np.float32)
    pixels[..., :3], pixels[..., 3] = colour, alpha
    image = bpy.data.images.new("developed", w, h, alpha=True, float_buffer=True)
    image.alpha_mode = "PREMUL"
    image.pixels.foreach_set(pixels.ravel())
    image.update()
    settings = bpy.context.scene.render.image_settings
    settings.file_format, settings.color_mode, settings.compression = "PNG", "RGBA", 40
    os.makedirs(os.path.dirname(os.path.abspath(file)), exist_ok=True)
    unfinished = file + ".part.png"
    image.save_render(unfinished, scene=bpy.context.scene)
    os.replace(unfinished, file)
    bpy.data.images.remove(image)
