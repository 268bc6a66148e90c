"""The stage: renderer settings, cameras, lights. 1 unit is 10 cm on tables, 1 m in rooms."""
import bpy, random
from math import pi, sin, cos, sqrt, radians
import math
from mathutils import Vector, Matrix, noise

from shapes import link, mesh_obj
from materials import mat

def reset():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    sc = bpy.context.scene
    sc.render.engine = 'CYCLES'
    sc.view_settings.view_transform = 'Filmic'
    sc.view_settings.look = 'Medium High Contrast'
    c = sc.cycles
    c.device = 'CPU'; c.use_denoising = False; c.use_adaptive_sampling = True; c.adaptive_threshold = 0.03; c.adaptive_min_samples = 8
    c.max_bounces = 8; c.diffuse_bounces = 2; c.glossy_bounces = 3
    c.use_fast_gi = True; c.fast_gi_method = 'REPLACE'; c.ao_bounces = c.ao_bounces_render = 1
    c.transmission_bounces = 6; c.transparent_max_bounces = 10
    c.sample_clamp_indirect = 4; c.sample_clamp_direct = 30; c.blur_glossy = 0.5
    c.caustics_reflective = False; c.caustics_refractive = False
    return sc

def sky(color=(.6, .7, .9), strength=.3):
    w = bpy.data.worlds.new('sky'); bpy.context.scene.world = w
    w.use_nodes = True
    b = w.node_tree.nodes['Background']
    b.inputs[0].default_value = (*color, 1); b.inputs[1].default_value = strength

def aim(ob, target):
    ob.rotation_euler = (Vector(target) - ob.location).to_track_quat('-Z', 'Y').to_euler()

def camera(loc, target, lens=70, fstop=2.8, focus=None, scale=10):
    """`scale`: how many units make a metre; rooms are built with 1."""
    cam = bpy.data.cameras.new('cam'); ob = link(bpy.data.objects.new('cam', cam))
    ob.location = loc; aim(ob, target); cam.lens = lens; cam.sensor_fit = 'VERTICAL'; cam.sensor_height = 30
    cam.dof.use_dof = True
    fwd = (Vector(target) - ob.location).normalized()
    cam.dof.focus_distance = (Vector(focus or target) - ob.location).dot(fwd)
    cam.dof.aperture_fstop = fstop/scale
    bpy.context.scene.camera = ob
    return ob

def area(loc, target, size, power, color=(1, 1, 1), size_y=None, spread=180, hidden=False):
    l = bpy.data.lights.new('area', 'AREA'); l.energy = power; l.color = color; l.size = size
    if size_y: l.shape = 'RECTANGLE'; l.size_y = size_y
    l.spread = radians(spread)
    ob = link(bpy.data.objects.new('area', l)); ob.location = loc; aim(ob, target)
    ob.visible_camera = not hidden
    return ob

def sun(direction, power, color=(1, .9, .75), angle=2.0):
    l = bpy.data.lights.new('sun', 'SUN'); l.energy = power; l.color = color; l.angle = radians(angle)
    ob = link(bpy.data.objects.new('sun', l)); ob.rotation_euler = Vector(direction).to_track_quat('-Z', 'Y').to_euler()
    return ob

def gobo_window(center, normal, w, h, bars=(2, 3), bar=.12):
    """Window frame between sun and table: gives the pane shadows of a morning room."""
    m = mat('gobo', Base_Color=(.8, .8, .8))
    q = Vector(normal).to_track_quat('Z', 'Y').to_matrix().to_4x4()
    def box(x, y, sx, sy):
        o = mesh_obj('bar', [(a*sx/2, b*sy/2, c*.05) for a in (-1, 1) for b in (-1, 1) for c in (-1, 1)],
                     [(0,1,3,2),(4,6,7,5),(0,4,5,1),(2,3,7,6),(0,2,6,4),(1,5,7,3)], m, smooth=False)
        o.matrix_world = Matrix.Translation(center) @ q @ Matrix.Translation((x, y, 0))
        o.visible_camera = False
    for i in range(bars[0]+1): box(-w/2 + w*i/bars[0], 0, bar*(1 if 0 < i < bars[0] else 8), h + bar*8)
    for j in range(bars[1]+1): box(0, -h/2 + h*j/bars[1], w + bar*8, bar*(1 if 0 < j < bars[1] else 8))


def daylight(elevation=35, turn=0, strength=.12, dust=1., disc=True):
    """The real sky, with its sun: for everything out of doors. Degrees; `turn` 0 has the sun behind +y."""
    w = bpy.data.worlds.new('daylight'); bpy.context.scene.world = w
    w.use_nodes = True
    t = w.node_tree; k = t.nodes.new('ShaderNodeTexSky'); k.sky_type = 'NISHITA'
    k.sun_elevation, k.sun_rotation, k.dust_density, k.sun_disc = radians(elevation), radians(turn), dust, disc
    k.sun_intensity = .6; k.sun_size = radians(1.2)
    t.links.new(k.outputs[0], t.nodes['Background'].inputs[0]); t.nodes['Background'].inputs[1].default_value = strength

def gradient_sky(low, high, strength=1., light=None):
    """A painted evening sky: colour at the horizon and overhead; `light` is its strength as a lamp."""
    w = bpy.data.worlds.new('dusk'); bpy.context.scene.world = w
    w.use_nodes = True
    t = w.node_tree; bg = t.nodes['Background']
    def n(kind, **p):
        o = t.nodes.new('ShaderNode'+kind)
        for k, v in p.items(): setattr(o, k, v)
        return o
    co, sep, ramp, lp, mix = n('TexCoord'), n('SeparateXYZ'), n('ValToRGB'), n('LightPath'), n('Mix')
    t.links.new(co.outputs['Generated'], sep.inputs[0]); t.links.new(sep.outputs[2], ramp.inputs[0])
    stops = low if isinstance(low, list) else [(0., low), (.45, high)]
    e = ramp.color_ramp.elements
    while len(e) < len(stops): e.new(.5)
    for x, (p, c) in zip(e, stops): x.position = p; x.color = (*c, 1)
    t.links.new(ramp.outputs[0], bg.inputs[0])
    t.links.new(lp.outputs['Is Camera Ray'], mix.inputs[0])
    mix.inputs[2].default_value = strength if light is None else light; mix.inputs[3].default_value = strength
    t.links.new(mix.outputs[0], bg.inputs[1])

def gobo_leaves(center, normal, spread=2.2, n=70, seed=1, size=.5):
    """A branch between sun and table: dappled light."""
    r = random.Random(seed); m = mat('twig', Base_Color=(.1, .12, .05))
    q = Vector(normal).to_track_quat('Z', 'Y').to_matrix().to_4x4()
    for i in range(n):
        x, y, a, s = r.gauss(0, spread), r.gauss(0, spread), r.random()*6.28, size*r.uniform(.6, 1.3)
        pts = [(s*.5*cos(t)*(1 if abs(sin(t)) > .2 else 1.25), s*.2*sin(t), 0) for t in [k*pi/6 for k in range(12)]]
        o = mesh_obj('shade', pts, [tuple(range(12))], m, smooth=False)
        o.matrix_world = Matrix.Translation(center) @ q @ Matrix.Translation((x, y, r.gauss(0, .3))) @ Matrix.Rotation(a, 4, 'Z') @ Matrix.Rotation(r.gauss(0, .6), 4, 'X')
        o.visible_camera = False
