"""Things that stand on tables."""
import numpy as np
import bpy, random
from math import pi, sin, cos, sqrt, radians
import math
from mathutils import Vector, Matrix, noise

from shapes import *
from materials import *

R = random.Random(7)

def table(m, size=90):
    s = size/2
    return mesh_obj('table', [(-s, -s, 0), (s, -s, 0), (s, s, 0), (-s, s, 0)], [(0, 1, 2, 3)], m, smooth=False)

def cloth(m, size=(4, 4), loc=(0, 0, .01), rot=0, folds=.05, seed=0, n=140):
    def fn(u, v):
        x, y = (u-.5)*size[0], (v-.5)*size[1]
        w = noise.fractal(Vector((x*.45+seed, y*1.5, seed)), 1., 2., 3)
        return x, y, .004+max(0, folds*(w+.12)*2)
    o = grid_surface('cloth', fn, n, n, m, subdiv=1); o.location = loc; o.rotation_euler[2] = rot
    s = o.modifiers.new('thick', 'SOLIDIFY'); s.thickness = .012; s.offset = 1
    return o

def saucer(m, loc=(0, 0, 0), k=1.):
    return lathe('saucer', [(r*k, z) for r, z in [(0,.035),(.2,.035),(.27,.036),(.29,.05),(.33,.052),(.55,.09),(.74,.155),(.775,.17),(.785,.165),(.775,.152),(.58,.065),(.36,.015),(.34,0),(.30,0),(.29,.015),(0,.015)]], m, loc=loc)

def plate(m, r=1.35, loc=(0, 0, 0)):
    return lathe('plate', [(x*r, z*r) for x, z in [(0,.03),(.4,.03),(.62,.035),(.70,.06),(.76,.085),(.96,.125),(.995,.135),(1.,.125),(.98,.11),(.75,.06),(.62,.015),(.60,0),(.56,0),(.55,.012),(0,.012)]], m, loc=loc, wobble=.004, seg=80)

def deep_bowl(m, r=1., loc=(0, 0, 0)):
    """Wide-rim pasta bowl."""
    return lathe('bowl', [(x*r, z*r) for x, z in [(0,.05),(.3,.05),(.48,.07),(.60,.14),(.68,.25),(.72,.31),(.78,.335),(.97,.375),(.995,.38),(1.,.37),(.98,.355),(.76,.305),(.68,.22),(.62,.11),(.5,.03),(.46,0),(.40,0),(.39,.02),(0,.02)]], m, loc=loc, wobble=.006, seg=80)

CUP_IN = [(.447, .60), (.435, .56), (.42, .48)]
def cup(m, loc=(0, 0, 0), handle=0.):
    o = lathe('cup', [(0,.03),(.20,.03),(.215,.0),(.235,-.002),(.245,.02),(.31,.08),(.39,.22),(.435,.42),(.455,.56),(.463,.605),(.458,.618),(.447,.61),(.437,.56),(.415,.42),(.36,.22),(.24,.09),(.1,.07),(0,.07)], m, loc=loc)
    pts = [(.41, .49), (.52, .53), (.66, .50), (.69, .38), (.60, .24), (.48, .20), (.37, .21)]
    h = tubes('handle', [([(r*cos(handle), r*sin(handle), z) for r, z in pts], [1.25, 1.05, .95, .95, .95, 1.1, 1.3])], .042, m, res=6)
    h.location = loc; h.scale = (1, 1, 1)
    return o

def latte_art(n=768, seed=3, tint=None):
    """Tulip by 'mathematical marbling': follow each pixel back through pours and a final stroke."""
    y, x = np.mgrid[0:n, 0:n]; x = (x+.5)/n*2-1; y = (y+.5)/n*2-1
    px, py = x.copy(), y.copy()
    rng = np.random.default_rng(seed)
    for k in range(4):                                    # little swirls so nothing is perfectly symmetric
        a, b, ph = rng.normal(0, .018), rng.uniform(2, 7), rng.uniform(0, 6)
        px, py = px + a*np.sin(b*py+ph), py + a*np.sin(b*px+ph*2)
    ops = []
    for i, (cy, r) in enumerate([(-.10, .40), (-.22, .36), (-.34, .33), (-.45, .28), (-.50, .20)]):
        ops.append(('drop', 0., cy, r, 1)); 
        if i < 4: ops.append(('drop', 0., cy-.16, r*.40, 0))
    ops.append(('stroke', .11))
    white = np.zeros((n, n)); done = np.zeros((n, n), bool)
    for op in reversed(ops):
        if op[0] == 'stroke':
            py = py - .42*np.exp(-(np.abs(px)/op[1]))*((py > -.75)*np.clip((py+.75)/.3, 0, 1))
            continue
        _, cx, cy, r, w = op
        d = np.hypot(px-cx, py-cy); inside = (d < r) & ~done
        soft = np.clip((r-d)/.012, 0, 1)
        white = np.where(inside, w*soft + (1-w)*(1-soft), white); done |= inside
        s = np.sqrt(np.clip(1-(r/np.maximum(d, 1e-6))**2, 0, 1)); s = np.where(done, 1, s)
        px, py = cx+(px-cx)*s, cy+(py-cy)*s
    rr = np.hypot(x, y)
    def smooth(a, k):
        for ax in (0, 1):
            c = np.cumsum(np.concatenate([np.repeat(a.take([0], ax), k, ax), a, np.repeat(a.take([-1], ax), k+1, ax)], ax), ax)
            a = (c.take(range(2*k+1, 2*k+1+n), ax)-c.take(range(0, n), ax))/(2*k+1)
        return a
    white = smooth(smooth(white, 5), 3)
    nz = smooth(rng.normal(0, 1, (n, n)), 10); nz /= nz.std(); n2 = smooth(rng.normal(0, 1, (n, n)), 40); n2 /= n2.std()
    ring = np.clip((rr-.80)/.2, 0, 1)
    crema = np.array([.30, .125, .036]); dark = np.array([.15, .052, .014]); foam = np.array([.86, .73, .55])
    if tint: crema, dark, foam = map(np.array, tint)
    t = np.clip(.35+.10*nz+.16*n2+.75*ring**1.5, 0, 1)[..., None]
    base = crema*(1-t)+dark*t
    halo = np.clip(smooth(white, 14)*.55-.05, 0, 1)[..., None]*(1-white[..., None])
    base = base*(1-halo)+(np.array([.52, .29, .12]) if tint is None else (crema+foam)/2)*halo
    w = np.clip(white*(1-.06*np.abs(nz)), 0, 1)[..., None]
    return base*(1-w)+foam*w, white

def coffee(loc, r=.44, seed=3, tint=None):
    """The face of a cup with latte art. `tint`: base, dark and foam for matcha and the like."""
    rgb, _ = latte_art(seed=seed, tint=tint); im = image_tex('latte', rgb)
    m = Mat('coffee'); p = m.pos()
    uv = m('Mapping', Vector=p, Location=(.5, .5, 0), Scale=(.5/r, .5/r, 1))
    c = m('TexImage', {'image': im, 'extension': 'EXTEND'}, Vector=uv)
    bub = m('TexVoronoi', None, 'Distance', Vector=p, Scale=70.)
    pick = m.ramp(m('TexNoise', Vector=p, Scale=16., Detail=2), [(.52, 0), (.64, 1)])
    pits = m.math('MULTIPLY', m.ramp(bub, [(.0, 1), (.3, 0)]), pick)
    c = m.mix(m.math('MULTIPLY', pits, .35), c, (.16, .07, .025))
    h = m.math('SUBTRACT', m.math('MULTIPLY', m('TexNoise', Vector=p, Scale=6., Detail=3), .5), pits)
    mm = m.done(m.principled(Base_Color=c, Subsurface=.12, Subsurface_Radius=(.05, .03, .02), Subsurface_Color=c, Roughness=.24, Specular=.45, Normal=m.bump(h, .14, .01)))
    def fn(u, v):
        a, q = 2*pi*u, v*r; e = max(0, v-.9)/.1
        return q*cos(a), q*sin(a), .012*e*e + .004*(1-v*v)
    o = grid_surface('coffee', fn, 96, 40, mm, close_u=True); o.location = loc
    return o

def metal(rough=.18, color=(.78, .77, .75)):
    m = Mat('steel'); s = m('TexNoise', Vector=m.scale(m.pos(), (1, 14, 1)), Scale=8, Detail=4)
    return m.done(m.principled(Base_Color=color, Metallic=1., Roughness=m.ramp(s, [(.3, rough*.7), (.7, rough*1.4)])))

def spoon(m, loc, rot, length=1.35):
    def fn(u, v):
        x = u*length; t = u; b = max(0, 1-abs((t-.13)/.135)**2.1)**.5 if t < .265 else 0
        w = max(.15*b, .028+.022*max(0, (t-.55)/.45) if t > .23 else .0)
        if t > .985: w *= sqrt(max(0, (1-t)/.015))
        s = (v-.5)*2; prof = cos(s*pi/2)
        z = .05 + .07*sin(pi*min(1, max(0, (t-.2)/.8)))*.8 - .055*b*(1-s*s)
        return x-length*.13, w*s, z + .01*(1-abs(s))*(t > .3)
    o = grid_surface('spoon', fn, 150, 17, m); o.location = loc; o.rotation_euler[2] = rot
    s = o.modifiers.new('t', 'SOLIDIFY'); s.thickness = .014
    sm = o.modifiers.new('s', 'SUBSURF'); sm.levels = sm.render_levels = 1
    return o

def croissant(loc, rot=0., k=1.):
    m = Mat('croissant'); p = m.pos(); col = m('VertexColor', {'layer_name': 'bake'})
    n1 = m('TexNoise', Vector=p, Scale=7., Detail=8, Roughness=.65); n2 = m('TexNoise', Vector=p, Scale=34., Detail=6, Roughness=.7)
    c = m.mix(.8, col, m.mix(1., col, m.ramp(n1, [(.32, (.30, .22, .16)), (.50, (1, 1, 1)), (.68, (1.3, 1.4, 1.6))]), 'MULTIPLY'))
    c = m.mix(m.ramp(n2, [(.58, 0), (.72, .35)]), c, (.20, .065, .015))
    h = m.math('ADD', m.math('MULTIPLY', n1, 1.), m.math('MULTIPLY', n2, .5))
    mm = m.done(m.principled(Base_Color=c, Subsurface=.10, Subsurface_Radius=(.10, .05, .02), Subsurface_Color=c, Roughness=m.ramp(n1, [(.3, .30), (.7, .52)]),
        Clearcoat=.35, Clearcoat_Roughness=.22, Specular=.45, Normal=m.bump(h, .9, .03)))
    B = 4.4
    def fn(u, v):
        t = 2*u-1; th = 2*pi*v; a = abs(t)
        wob = .10*noise.noise(Vector((t*3, sin(th), cos(th))))
        b = a*B + .5 + wob + .16*cos(th)*(1 if t > 0 else .7)
        f = b - math.floor(b); band = math.floor(b)
        env = max(0, 1-a**2.3)**.62
        swell = sin(pi*min(1, f*.92+.08))**.55                      # pillow between two laps
        step = 1-.05*band
        r = .30*k*env*(.80+.22*swell)*step + .012
        bump = 1+.05*noise.fractal(Vector((t*5, sin(th)*2, cos(th)*2+9)), 1, 2, 3)
        r *= bump
        phi = t*1.18; q = .56*k
        cx, cy = q*sin(phi), q*cos(phi)-q
        nx, ny = sin(phi), cos(phi)
        o, z = r*cos(th)*1.02, r*sin(th)*.92 + .215*k*(env*.9+.1)*step
        z = max(z, .004+.01*noise.noise(Vector((cx*9, cy*9, 0))))
        lam = .5+.5*sin((f*9+noise.noise(Vector((t*7, th, 3)))*1.5)*2*pi)      # lamination lines on the lap's flank
        edge = max(0, 1-abs(f-.02)/.13) if f < .5 else max(0, 1-abs(f-1.02)/.16)
        top = max(0, min(1, (z/(.42*k))*1.35))
        pale, gold, brown = (.80, .50, .19), (.60, .245, .048), (.25, .072, .014)
        w = max(0, min(1, top*.95 + .35*swell-.35 + .25*noise.noise(Vector((t*4, th*1.5, 7)))))
        c = [gold[i]*(1-w)+brown[i]*w for i in range(3)]
        e = min(1, edge*.85*(.6+.4*lam)*(1-.35*w) + .25*(1-top)**2)
        c = [c[i]*(1-e)+pale[i]*e for i in range(3)]
        return (cx+nx*o, cy+ny*o, z), c
    ob = grid_surface('croissant', fn, 420, 110, mm, close_v=True, attr='bake'); ob.location = loc; ob.rotation_euler[2] = rot
    return ob

def flakes(center, spread, n, m, size=.02):
    src = blob('flake', (0, 0, -9), 1, m, rough=.6, freq=1.2, subdiv=2, squash=.22)
    copies(src, [((center[0]+R.gauss(0, spread), center[1]+R.gauss(0, spread), center[2]+.006), (R.gauss(0, .3), R.gauss(0, .3), R.random()*6), size*R.lognormvariate(-.5, .6)) for _ in range(n)])

def bokeh(n, xr, y, zr, size=(.05, .11), colors=((1, .62, .28), (1, .45, .15), (1, .8, .5)), power=60, sd=1):
    """Far small lamps; the lens makes the discs."""
    r = random.Random(sd); src = [emit('bk%d' % i, c, power*f) for i, (c, f) in enumerate([(c, f) for c in colors for f in (.35, 1.)])]
    v, f = ico(2)
    for i in range(n):
        o = mesh_obj('lamp', v, f, r.choice(src)); s = r.uniform(*size); o.scale = (s, s, s)
        o.location = (r.uniform(*xr), y+r.uniform(-2, 2), r.uniform(*zr))
        o.visible_diffuse = o.visible_glossy = o.visible_shadow = False

def bottle(loc, color, k=1.):
    m = glass('bottleglass', color, 1.5)
    return lathe('bottle', [(0, 0), (.34*k, 0), (.37*k, .05), (.37*k, 1.6*k), (.33*k, 1.85*k), (.14*k, 2.15*k), (.12*k, 2.7*k), (.15*k, 2.72*k), (.15*k, 2.85*k), (0, 2.85*k)], m, loc=loc, subdiv=1)

def candle(loc):
    g = lathe('votive', [(0, .0), (.22, 0), (.27, .05), (.29, .5), (.275, .5), (.255, .07), (0, .06)], glass('votiveglass', (1, .75, .45), 1.4, .15), loc=loc)
    lathe('wax', [(0, .30), (.22, .30), (.24, .27), (.24, .08), (0, .08)], mat('wax', Base_Color=(.9, .75, .5), Subsurface=.8, Subsurface_Radius=(.3, .15, .06), Emission=(1, .45, .12), Emission_Strength=.5), loc=loc)
    lathe('flame', [(0, .32), (.03, .35), (.04, .41), (.02, .50), (0, .56)], emit('flame', (1, .58, .18), 40), loc=loc).visible_glossy = False
    l = bpy.data.lights.new('candle', 'POINT'); l.energy = 14; l.color = (1, .55, .22); l.shadow_soft_size = .06
    o = link(bpy.data.objects.new('candle', l)); o.location = (loc[0], loc[1], loc[2]+.42)

CITRUS = {'orange': ((.80, .30, .006), (.66, .19, .002), (.82, .50, .15), (.80, .22, .006)), 'lime': ((.40, .54, .10), (.28, .42, .05), (.62, .72, .36), (.08, .26, .02)),
          'lemon': ((.86, .64, .10), (.78, .50, .04), (.90, .84, .56), (.86, .60, .03)), 'grapefruit': ((.74, .15, .10), (.60, .08, .06), (.86, .62, .42), (.84, .38, .10))}

def citrus_tex(n=640, seg=10, seed=2, kind='orange'):
    flesh, deep, pith, rind = CITRUS[kind]
    y, x = np.mgrid[0:n, 0:n]; x = (x+.5)/n*2-1; y = (y+.5)/n*2-1
    rng = np.random.default_rng(seed); r = np.hypot(x, y); a = np.arctan2(y, x)
    a = a + .05*np.sin(3*a+1)+.03*np.sin(r*9)
    s = (a/(2*pi)*seg) % 1; d = np.minimum(s, 1-s)*2*pi/seg*np.maximum(r, .02)       # distance to a membrane
    edge = np.minimum(d-.017, .855-r); core = r-.085
    inside = np.clip(np.minimum(edge, core)/.03, 0, 1)
    # vesicles: radial stretched cells
    ai = a*26/(2*pi)*seg/3; v = np.zeros((n, n))
    for k, (fr, fa) in enumerate([(7, 1.), (13, 1.9), (23, 3.1)]):
        ph = rng.uniform(0, 6, 2); v += np.sin(r*fr*2+ph[0]+2*np.sin(ai*fa*.7+k))*np.sin(ai*fa*2.1+ph[1]+1.5*np.sin(r*fr))/(k+1)
    t = np.clip(.5+.38*v, 0, 1)[..., None]
    c = np.array(deep)*(1-t)+np.array(flesh)*t
    pith, rind = np.array(pith), np.array(rind)
    out = pith*(1-inside[..., None])+c*inside[..., None]
    k = np.clip((r-.925)/.02, 0, 1)[..., None]
    return out*(1-k)+rind*k, inside

def citrus_slice(loc, rot, r=.36, th=.055, kind='orange'):
    im = image_tex('citrus', citrus_tex(kind=kind)[0]); m = Mat('citrus'); p = m.pos()
    c = m('TexImage', {'image': im}, Vector=m('Mapping', Vector=p, Location=(.5, .5, 0), Scale=(.5/r, .5/r, 1)))
    h = m('TexNoise', Vector=p, Scale=30, Detail=3)
    pr = m.principled(Base_Color=c, Roughness=.38, Specular=.25, Subsurface=.25, Subsurface_Radius=(.12, .06, .02), Subsurface_Color=c, Normal=m.bump(h, .25, .02))
    mm = m.done(m('MixShader', _0=.25, _1=pr, _2=m('BsdfTranslucent', Color=c)))
    o = lathe('slice', [(0, th/2), (r*.5, th/2), (r*.9, th/2), (r*.985, th/2), (r, th*.3), (r, -th*.3), (r*.985, -th/2), (r*.9, -th/2), (0, -th/2)], mm, seg=96, subdiv=1)
    o.location = loc; o.rotation_euler = rot
    return o

def leaf(m, loc, rot, size=.22, bend=.5, seed=0):
    def fn(u, v):
        w = sin(pi*min(1, u**.75))**.85*(.42+.006*sin(u*30+seed)) * (1-.15*u); s = (v-.5)*2
        z = bend*.3*sin(pi*u*.9) + .16*s*s*(1-.4*u) + .035*sin(u*16-abs(s)*3+seed)*abs(s) - .02*(1-abs(s))**6
        return size*(u-.5), size*w*s, size*z
    fine = size < .7
    o = grid_surface('leaf', fn, 30 if fine else 12, 15 if fine else 7, m, subdiv=1 if fine else 0); o.location = loc; o.rotation_euler = rot
    return o

def shaving(m, loc, rot, size, seed):
    def fn(u, v):
        e = .06*noise.noise(Vector((u*6, seed, v*3))); c = (u-.5)*1.6
        return size*(u-.5), size*(v-.5)*(.55+e*3), size*(.30*c*c+.10*sin(v*5+seed)+e)
    o = grid_surface('shaving', fn, 16, 8, m, subdiv=1); o.location = loc; o.rotation_euler = rot
    s = o.modifiers.new('t', 'SOLIDIFY'); s.thickness = .006
    return o

def wine_glass(loc, wine=(.25, .006, .012), k=1.):
    g = [(0, 0), (.36, 0), (.37, .012), (.20, .03), (.045, .06), (.035, .2), (.035, .75), (.07, .84), (.30, 1.0), (.43, 1.25), (.43, 1.5), (.35, 1.95), (.343, 1.95), (.422, 1.5), (.42, 1.25), (.29, 1.02), (.06, .87), (0, .86)]
    lathe('wineglass', [(r*k, z*k) for r, z in g], glass('wg', (1, 1, 1), 1.45), loc=loc)
    lathe('wine', [(r*k, z*k) for r, z in [(0, .868), (.055, .877), (.286, 1.025), (.416, 1.25), (.419, 1.30), (0, 1.30)]], glass('wine', wine, 1.33), loc=loc)

def leaf_mat(color=(.045, .16, .018)):
    m = Mat('leaf'); p = m.pos(); n = m('TexNoise', Vector=p, Scale=18, Detail=4)
    c = m.mix(m.ramp(n, [(.35, 0), (.7, 1)]), tuple(x*.6 for x in color), tuple(min(1, x*1.5) for x in color))
    pr = m.principled(Base_Color=c, Roughness=.32, Specular=.5, Normal=m.bump(n, .3, .02))
    return m.done(m('MixShader', _0=.3, _1=pr, _2=m('BsdfTranslucent', Color=(.16, .36, .03))))


def spaghetti(n, bowl_r, z0, m, seed=5):
    r = random.Random(seed); st = []
    def dome(q): return .36*max(0, 1-(q/bowl_r)**2)**.8
    for i in range(n):
        layer = (i+.5)/n                        # low strands first
        cx, cy = r.gauss(0, .10)*bowl_r, r.gauss(0, .10)*bowl_r
        a0, turn = r.random()*2*pi, r.choice((-1, 1, 1, 1))*r.uniform(2.5, 7.5)
        ra, rb = r.uniform(.30, .92)*bowl_r, r.uniform(.12, .85)*bowl_r
        if i % 3 == 0:                          # loops that cross the swirl
            cx, cy = r.gauss(0, .34)*bowl_r, r.gauss(0, .34)*bowl_r; ra, rb = r.uniform(.2, .5)*bowl_r, r.uniform(.15, .5)*bowl_r
        ph, fr, tilt = r.random()*6, r.uniform(1, 2.2), r.gauss(0, .05)
        pts = []
        for k in range(26):
            t = k/25; a = a0+turn*t; q = ra*(1-t)+rb*t + .07*bowl_r*sin(ph+fr*2*pi*t)
            x, y = cx+q*cos(a), cy+q*sin(a)*(1+tilt); q = min(math.hypot(x, y), bowl_r*.985); aa = math.atan2(y, x); x, y = q*cos(aa), q*sin(aa)
            z = z0 + dome(q)*(.25+.75*layer) + .022*sin(ph*2+t*11) + .03*noise.noise(Vector((x*3, y*3, i*.7))) + .10*(q/bowl_r)**3
            pts.append((x, y, z))
        st.append(pts)
    return tubes('spaghetti', st, .0155, m, 4)
