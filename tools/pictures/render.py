"""Renders the demo's pictures: see README.md beside it.

  blender -b -t 1 -P tools/pictures/render.py -- [--preview] [--out FOLDER] [NAME ...]

Without names it renders every picture of catalogue.py that the folder does not have yet.
"""
import os
import random
import sys
import tempfile
import time
import traceback

import bpy
import numpy as np

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import catalogue
import props
import stage
from denoise import box_mean, clean, enlarge, sharpen

FINAL = {'render': (504, 630), 'size': (1080, 1350), 'samples': 12}
PREVIEW = {'render': (208, 260), 'size': (208, 260), 'samples': 8}
FOLDER = os.path.join(os.path.dirname(os.path.abspath(__file__)), '../../src/world/pictures/assets/photos')


def load(path):
    image = bpy.data.images.load(path, check_existing=False)
    w, h = image.size
    a = np.empty(w*h*4, np.float32)
    image.pixels.foreach_get(a)
    bpy.data.images.remove(image)
    os.remove(path)
    return a.reshape(h, w, 4)[..., :3].copy()


def passes(scene, folder, seed):
    """One render: colour, albedo, normal."""
    scene.cycles.seed = seed
    layer = scene.view_layers[0]
    layer.cycles.denoising_store_passes = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source, target = tree.nodes.new('CompositorNodeRLayers'), tree.nodes.new('CompositorNodeOutputFile')
    target.base_path = folder
    target.format.file_format = 'OPEN_EXR'
    target.format.color_depth = '32'
    target.file_slots.clear()
    for i, name in enumerate(['Image', 'Denoising Albedo', 'Denoising Normal']):
        target.file_slots.new('p%d_%d_' % (seed, i))
        tree.links.new(source.outputs[name], target.inputs[i])
    bpy.ops.render.render(write_still=False)
    return [load(os.path.join(folder, 'p%d_%d_%04d.exr' % (seed, i, scene.frame_current))) for i in range(3)]


def develop(scene, rgb, path, exposure, grain=.016, bloom=.06, vignette=.22, warmth=0., saturation=1.2):
    """Bloom, colour, vignette, grain and the film curve; writes WebP (PNG if the path says so)."""
    h, w, _ = rgb.shape
    light = np.maximum(np.minimum(rgb, 12)-1.0, 0)
    scale = w/480
    glow = sum(box_mean(box_mean(light, max(1, int(k*scale))), max(1, int(k*scale))) for k in (3, 9, 24))/3
    rgb = rgb+bloom*4*glow
    grey = rgb.mean(2, keepdims=True)
    rgb = np.maximum(0, grey+(rgb-grey)*saturation)*np.array([1+warmth, 1, 1-warmth], np.float32)
    y, x = np.mgrid[0:h, 0:w]
    rgb = rgb*(1-vignette*(((x/w-.5)**2+(y/h-.5)**2)*2)**1.3)[..., None]
    noise = np.random.default_rng(1).normal(0, 1, (h, w, 1)).astype(np.float32)
    rgb = rgb*(1+grain*(.6*noise+.8*box_mean(noise, 1)*2))
    image = bpy.data.images.new('final', w, h, float_buffer=True)
    image.colorspace_settings.name = 'Linear'
    image.pixels.foreach_set(np.concatenate([rgb, np.ones((h, w, 1))], 2).astype(np.float32).ravel())
    scene.view_settings.exposure = exposure
    settings = scene.render.image_settings
    settings.file_format = 'PNG' if path.endswith('.png') else 'WEBP'
    settings.quality = 82
    settings.color_mode = 'RGB'
    image.save_render(path, scene=scene)
    bpy.data.images.remove(image)


def picture(name, quality, path):
    """Builds the scene of one picture and renders it."""
    began = time.process_time()
    build, parameters = catalogue.PICTURES[name]
    scene = stage.reset()
    props.R.seed(7)
    random.seed(7)
    finish = build(**parameters) or {}
    (w, h), samples = quality['render'], int(quality['samples']*finish.pop('effort', 1))
    scene.render.resolution_x, scene.render.resolution_y, scene.render.resolution_percentage = w, h, 100
    scene.cycles.samples = max(4, samples//2)
    scene.render.use_persistent_data = True        # the second half reuses what the first has built
    scene.render.threads_mode = 'FIXED'
    scene.render.threads = 1
    with tempfile.TemporaryDirectory() as folder:
        scene.render.filepath = os.path.join(folder, 'x')
        built = time.process_time()
        a, albedo, normal = passes(scene, folder, 0)
        b, *guides = passes(scene, folder, 1)
    rendered = time.process_time()
    rgb = clean(a, b, (albedo, guides[0]), (normal+guides[1])/2, window=5 if w > 300 else 4)
    if finish.pop('flip', False):
        rgb = rgb[:, ::-1].copy()
    if (w, h) != quality['size']:
        rgb = sharpen(enlarge(rgb, *quality['size']), .2)
    develop(scene, rgb, path, **finish)
    done = time.process_time()
    print('PICTURE %s build %.0f render %.0f finish %.0f s' % (name, built-began, rendered-built, done-rendered), flush=True)


def main():
    words = sys.argv[sys.argv.index('--')+1:] if '--' in sys.argv else []
    quality = PREVIEW if '--preview' in words else FINAL
    folder = words[words.index('--out')+1] if '--out' in words else FOLDER
    names = [w for i, w in enumerate(words) if not w.startswith('--') and (i == 0 or words[i-1] != '--out')]
    os.makedirs(folder, exist_ok=True)
    ending = 'png' if quality is PREVIEW else 'webp'
    for name in names or catalogue.PICTURES:
        path = os.path.join(folder, name+'.'+ending)
        if names or not os.path.exists(path):
            try:
                picture(name, quality, path)
            except Exception:
                traceback.print_exc()
                print('PICTURE %s failed' % name, flush=True)


if __name__ == '__main__':
    main()
