"""Materials from nodes: no texture files."""
import numpy as np
import bpy, random
from math import pi, sin, cos, sqrt, radians
import math
from mathutils import Vector, Matrix, noise

class Mat:
    """Tiny node-graph writer: m('TexNoise', Scale=5) returns the first output socket."""
    def __init__(self, name):
        self.m = bpy.data.materials.new(name); self.m.use_nodes = True
        self.t = self.m.node_tree; self.t.nodes.clear(); self.out = self.t.nodes.new('ShaderNodeOutputMaterial')
    def node(self, kind, _p=None, **inp):
        n = self.t.nodes.new('ShaderNode'+kind)
        if 'Detail' in inp: inp['Detail'] = min(inp['Detail'], 3.5)        # finer than a pixel, and every octave costs time
        if kind == 'BsdfPrincipled':
            n.subsurface_method = 'BURLEY'
            if 'Subsurface' in inp: inp['Subsurface_Radius'] = (.04, .034, .028)   # wider, small things lose their red
        for k, v in (_p or {}).items(): setattr(n, k, v)
        for k, v in inp.items():
            s = n.inputs[int(k[1:])] if k[0] == '_' else n.inputs[k.replace('_', ' ')]
            if isinstance(v, bpy.types.NodeSocket): self.t.links.new(v, s)
            else: s.default_value = (*v, 1) if hasattr(v, '__len__') and s.type == 'RGBA' and len(v) == 3 else v
        return n
    def __call__(self, kind, _p=None, _o=0, **inp): return self.node(kind, _p, **inp).outputs[_o]
    def pos(self, kind='Object'): return self('TexCoord', None, kind)
    def scale(self, v, s): return self('Mapping', Vector=v, Scale=s)
    def ramp(self, fac, stops):
        n = self.node('ValToRGB', Fac=fac); e = n.color_ramp.elements
        while len(e) < len(stops): e.new(.5)
        for x, (p, c) in zip(e, stops): x.position = p; x.color = (*(c if hasattr(c, '__len__') else (c,)*3), 1)
        return n.outputs[0]
    def mix(self, f, a, b, kind='MIX'): return self('MixRGB', {'blend_type': kind}, Fac=f, Color1=a, Color2=b)
    def math(self, op, a, b=0.): return self('Math', {'operation': op}, _0=a, _1=b)
    def bump(self, h, strength=.3, dist=.02, normal=None):
        return self('Bump', Height=h, Strength=strength, Distance=dist, **({'Normal': normal} if normal else {}))
    def principled(self, **k): return self('BsdfPrincipled', **k)
    def done(self, surface=None, volume=None):
        if surface: self.t.links.new(surface, self.out.inputs[0])
        if volume: self.t.links.new(volume, self.out.inputs[1])
        self.m.cycles.sample_as_light = False        # what glows is seen; lamps light
        return self.m

def mat(name, **k):
    m = Mat(name); return m.done(m.principled(**k))

def emit(name, color, strength, sample=False):
    m = Mat(name); r = m.done(m('Emission', Color=color, Strength=strength)); r.cycles.sample_as_light = sample
    return r

def marble():
    m = Mat('marble'); p = m.pos()
    warp = m('TexNoise', None, 'Color', Vector=p, Scale=1.1, Detail=6, Roughness=.6)
    q = m('VectorMath', {'operation': 'MULTIPLY_ADD'}, _0=warp, _1=(1.1, 1.1, .2), _2=p)
    vein = m('TexNoise', Vector=m.scale(q, (.55, .9, 1)), Scale=1.3, Detail=5, Roughness=.55)
    v1 = m.math('ABSOLUTE', m.math('SUBTRACT', vein, .5))
    v2 = m.math('ABSOLUTE', m.math('SUBTRACT', m('TexNoise', Vector=q, Scale=3.1, Detail=8), .5))
    base = m.ramp(m('TexNoise', Vector=p, Scale=1.6, Detail=7), [(.3, (.70, .69, .68)), (.6, (.86, .85, .84))])
    c = m.mix(m.ramp(v1, [(0, .75), (.012, .38), (.07, 0)]), base, (.30, .30, .32))
    c = m.mix(m.ramp(v2, [(0, .30), (.015, .10), (.03, 0)]), c, (.42, .38, .34))
    rough = m.ramp(m('TexNoise', Vector=p, Scale=5., Detail=4), [(.35, .16), (.7, .30)])
    return m.done(m.principled(Base_Color=c, Roughness=rough, Specular=.5))

def wood(dark=False, gloss=.35, plank=2.2):
    m = Mat('wood'); p = m.pos()
    warp = m('TexNoise', None, 'Color', Vector=p, Scale=.8, Detail=3)
    q = m('VectorMath', {'operation': 'MULTIPLY_ADD'}, _0=warp, _1=(.25, .25, 0), _2=p)
    grain = m('TexNoise', Vector=m.scale(q, (.35, 7, 1)), Scale=2.2, Detail=9, Roughness=.62)
    pores = m('TexNoise', Vector=m.scale(q, (.6, 30, 1)), Scale=6, Detail=3)
    cols = [(.25, (.020, .010, .006)), (.5, (.055, .026, .013)), (.75, (.11, .055, .027))] if dark else \
           [(.25, (.14, .065, .027)), (.5, (.30, .155, .07)), (.75, (.46, .27, .14))]
    c = m.mix(m.ramp(pores, [(.42, .55), (.5, 0)]), m.ramp(grain, cols), (.012, .006, .004) if dark else (.08, .035, .015))
    seam = m('TexBrick', {'offset': .4}, 'Fac', Vector=p, Scale=1, Mortar_Size=.008, Mortar_Smooth=.3, Brick_Width=9., Row_Height=plank)
    tone = m('TexBrick', {'offset': .4}, 'Color', Vector=p, Scale=1, Mortar_Size=0., Brick_Width=9., Row_Height=plank, Color1=(.75,.75,.75), Color2=(1.15,1.1,1.05), Mortar=(1,1,1))
    c = m.mix(seam, m.mix(1., c, tone, 'MULTIPLY'), (.008, .005, .003))
    h = m.math('SUBTRACT', m.math('ADD', grain, m.math('MULTIPLY', pores, .6)), m.math('MULTIPLY', seam, 4.))
    r = m.ramp(m('TexNoise', Vector=p, Scale=2.5, Detail=6), [(.3, gloss*.7), (.7, gloss*1.4)])
    return m.done(m.principled(Base_Color=c, Roughness=r, Normal=m.bump(h, .25, .02), Specular=.45))

def linen(color=(.62, .57, .49)):
    m = Mat('linen'); p = m.pos()
    jitter = m('TexNoise', None, 'Color', Vector=p, Scale=6, Detail=3)
    q = m('VectorMath', {'operation': 'MULTIPLY_ADD'}, _0=jitter, _1=(.03, .03, 0), _2=p)
    wx = m('TexWave', {'bands_direction': 'X'}, 'Fac', Vector=q, Scale=16., Distortion=.6, Detail_Scale=2.)
    wy = m('TexWave', {'bands_direction': 'Y'}, 'Fac', Vector=q, Scale=16., Distortion=.6, Detail_Scale=2.)
    weave = m.math('MAXIMUM', wx, wy)
    slub = m('TexNoise', Vector=m.scale(p, (1, 22, 1)), Scale=2.5, Detail=5)
    slub2 = m('TexNoise', Vector=m.scale(p, (22, 1, 1)), Scale=2.5, Detail=5)
    s = m.math('MULTIPLY', m.math('ADD', slub, slub2), .5)
    dark = tuple(x*.62 for x in color)
    c = m.mix(m.ramp(s, [(.38, 0), (.62, 1)]), dark, color)
    c = m.mix(m.ramp(weave, [(.1, .45), (.7, 0)]), c, tuple(x*.35 for x in color))
    return m.done(m.principled(Base_Color=c, Roughness=.92, Sheen=.6, Specular=.1, Normal=m.bump(m.math('ADD', weave, s), .55, .012)))

def ceramic(color=(.80, .78, .74), rough=.18, speckle=0., rim=None):
    m = Mat('ceramic'); p = m.pos(); c = m('RGB'); c.default_value = (*color, 1)
    if speckle:
        n = m('TexVoronoi', None, 'Distance', Vector=p, Scale=42., Randomness=1.)
        pick = m.ramp(m('TexNoise', Vector=p, Scale=19., Detail=1), [(.5, 0), (.56, 1)])
        c = m.mix(m.math('MULTIPLY', m.ramp(n, [(.10, speckle), (.24, 0)]), pick), c, (.10, .065, .04))
    h = m('TexNoise', Vector=p, Scale=4., Detail=3)
    return m.done(m.principled(Base_Color=c, Roughness=rough, Specular=.5, Clearcoat=.4, Clearcoat_Roughness=.06, Normal=m.bump(h, .06, .05)))

def glass(name='glass', color=(1, 1, 1), ior=1.45, rough=0., bump=None):
    """Glass whose shadow is clear: no caustics needed, little noise."""
    m = Mat(name); k = {}
    if bump: k['Normal'] = m.bump(m('TexNoise', Vector=m.pos(), Scale=bump[0], Detail=4), bump[1], .03)
    g = m('BsdfGlass', Color=color, IOR=ior, Roughness=rough, **k)
    lp = m.node('LightPath'); t = m('BsdfTransparent', Color=tuple(.55+.4*x for x in color))
    f = m.math('MAXIMUM', lp.outputs['Is Shadow Ray'], lp.outputs['Is Diffuse Ray'])
    return m.done(m('MixShader', _0=f, _1=g, _2=t))

def ice_mat():
    """Clear skin, milky core and cracks, so that ice still reads inside a drink."""
    m = Mat('ice'); p = m.pos(); n = m('TexNoise', Vector=p, Scale=9., Detail=6, Roughness=.65)
    g = m('BsdfGlass', Color=(.97, .985, 1), IOR=1.28, Roughness=.04, Normal=m.bump(m('TexNoise', Vector=p, Scale=7., Detail=4), .5, .03))
    milk = m('AddShader', _0=m('BsdfTranslucent', Color=(.5, .48, .45)), _1=m('BsdfDiffuse', Color=(.4, .4, .4)))
    s = m('MixShader', _0=m.ramp(n, [(.42, .08), (.60, .55)]), _1=g, _2=milk); lp = m.node('LightPath')
    return m.done(m('MixShader', _0=m.math('MAXIMUM', lp.outputs['Is Shadow Ray'], lp.outputs['Is Diffuse Ray']), _1=s, _2=m('BsdfTransparent', Color=(.88, .9, .92))))

def image_tex(name, rgb):
    h, w, _ = rgb.shape
    im = bpy.data.images.new(name, w, h, float_buffer=True); im.colorspace_settings.name = 'Linear'
    im.pixels.foreach_set(np.concatenate([rgb, np.ones((h, w, 1))], 2).astype(np.float32).ravel()); im.pack()
    return im


def plain(color, rough=.6, bump=.0, scale=8., **k):
    """Paint, plaster, fabric: one colour, a little uneven."""
    m = Mat('plain'); p = m.pos(); n = m('TexNoise', Vector=p, Scale=scale, Detail=5)
    c = m.mix(n, tuple(x*.86 for x in color), tuple(min(1, x*1.1) for x in color))
    if bump: k['Normal'] = m.bump(n, bump, .02)
    return m.done(m.principled(Base_Color=c, Roughness=rough, **k))

def terrazzo(base=(.80, .77, .72), chips=((.45, .25, .18), (.20, .24, .22), (.62, .50, .34), (.85, .84, .82)), scale=9.):
    m = Mat('terrazzo'); p = m.pos()
    v = m.node('TexVoronoi', Vector=p, Scale=scale, Randomness=1.)
    pick = m('SeparateColor', None, 0, Color=v.outputs['Color'])
    stops = [(i/len(chips), c) for i, c in enumerate(chips)]
    col = m.ramp(pick, stops); col.node.color_ramp.interpolation = 'CONSTANT'
    edge = m.ramp(v.outputs['Distance'], [(.30, 1), (.36, 0)])
    has = m.ramp(m('TexNoise', Vector=p, Scale=scale*.9, Detail=1), [(.46, 0), (.5, 1)])
    c = m.mix(m.math('MULTIPLY', edge, has), base, col)
    return m.done(m.principled(Base_Color=c, Roughness=.28))

def tiles(color, grout=(.6, .58, .55), w=2., h=.7, rough=.12, offset=.5, vary=.25):
    """Glazed tiles on a plane facing z; lay it on walls by turning the object."""
    m = Mat('tiles'); p = m.pos()
    f = m('TexBrick', {'offset': offset}, 'Fac', Vector=p, Scale=1, Mortar_Size=.02*h, Mortar_Smooth=.2, Brick_Width=w, Row_Height=h)
    t = m('TexBrick', {'offset': offset}, 'Color', Vector=p, Scale=1, Mortar_Size=0., Brick_Width=w, Row_Height=h, Color1=tuple(x*(1-vary) for x in color), Color2=tuple(min(1, x*(1+vary)) for x in color), Mortar=color)
    c = m.mix(f, t, grout); n = m('TexNoise', Vector=p, Scale=1.6, Detail=3)
    return m.done(m.principled(Base_Color=c, Roughness=m.math('ADD', m.math('MULTIPLY', f, .6), rough), Normal=m.bump(m.math('SUBTRACT', n, m.math('MULTIPLY', f, 2.)), .25, .03)))

def radial(stops, r, sub=.25, rough=.4, bump=.2):
    """Colour by the distance from the object's axis: slices of fruit and vegetables, eggs, rolls."""
    m = Mat('radial'); p = m.pos(); q = m('VectorMath', {'operation': 'LENGTH'}, 'Value', _0=m('VectorMath', {'operation': 'MULTIPLY'}, _0=p, _1=(1/r, 1/r, 0)))
    n = m('TexNoise', Vector=p, Scale=3/r, Detail=4)
    c = m.ramp(m.math('ADD', q, m.math('MULTIPLY', m.math('SUBTRACT', n, .5), .10)), stops)
    return m.done(m.principled(Base_Color=c, Subsurface=sub, Subsurface_Radius=(.1, .06, .03), Subsurface_Color=c, Roughness=rough, Normal=m.bump(n, bump, .02)))

def food(light, dark, scale=5., rough=.4, sub=.15, bump=.4, coat=.15, detail=6, spot=None):
    """Two tones of one food, uneven, a little translucent; `spot` is a third tone in small specks."""
    m = Mat('food'); p = m.pos(); n = m('TexNoise', Vector=p, Scale=scale, Detail=detail, Roughness=.62)
    c = m.mix(m.ramp(n, [(.34, 0), (.66, 1)]), dark, light)
    f = m('TexNoise', Vector=p, Scale=scale*5, Detail=4)
    if spot: c = m.mix(m.ramp(f, [(.60, 0), (.70, .8)]), c, spot)
    h = m.math('ADD', n, m.math('MULTIPLY', f, .4))
    return m.done(m.principled(Base_Color=c, Subsurface=sub, Subsurface_Radius=(.12, .06, .03), Subsurface_Color=c, Roughness=m.ramp(n, [(.3, rough*.8), (.7, rough*1.3)]), Clearcoat=coat, Clearcoat_Roughness=.15, Normal=m.bump(h, bump, .03)))

def fabric(color, scale=30., fold=.3):
    """Upholstery and bedding at the scale of a room."""
    m = Mat('fabric'); p = m.pos(); n = m('TexNoise', Vector=p, Scale=2.2, Detail=5); w = m('TexNoise', Vector=p, Scale=scale, Detail=2)
    c = m.mix(m.math('MULTIPLY', w, .5), color, tuple(x*.7 for x in color))
    return m.done(m.principled(Base_Color=c, Roughness=.95, Sheen=.5, Specular=.1, Normal=m.bump(m.math('ADD', n, m.math('MULTIPLY', w, .15)), fold, .06)))

def brass(rough=.22): return metal_of((.72, .48, .20), rough)
def metal_of(color, rough=.2):
    return mat('metal', Base_Color=color, Metallic=1., Roughness=rough)

def water(color=(.04, .32, .36), ripple=.35, scale=1.6, rough=.02):
    """The face of a pool or the sea, lit from above: colour below, sky on top."""
    m = Mat('water'); p = m.pos(); n = m('TexNoise', None, 'Fac', Vector=p, Scale=scale, Detail=4, Distortion=.6)
    n2 = m('TexNoise', None, 'Fac', Vector=m.scale(p, (1, 1.8, 1)), Scale=scale*4, Detail=3)
    h = m.math('ADD', n, m.math('MULTIPLY', n2, .25))
    c = m.mix(n, tuple(x*.75 for x in color), tuple(min(1, x*1.3) for x in color))
    return m.done(m.principled(Base_Color=c, Roughness=rough, Specular=.6, Normal=m.bump(h, ripple, .12)))
