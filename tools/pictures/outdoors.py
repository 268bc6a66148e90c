"""Pictures of terraces, pools, gardens, views and what people do there."""
from rooms import *
from stage import daylight, gradient_sky
import props

DUSK = [(0, (.95, .42, .16)), (.10, (.80, .34, .26)), (.30, (.30, .22, .36)), (.7, (.07, .09, .22))]
ROSE = [(0, (.98, .62, .42)), (.12, (.86, .50, .48)), (.35, (.42, .42, .62)), (.8, (.16, .24, .46))]
NIGHT = [(0, (.16, .10, .12)), (.12, (.06, .06, .12)), (.5, (.012, .018, .045))]


def sea(y, size=1500, color=(.02, .13, .17), ripple=.35, z=-8):
    panel([(-size, y, z), (size, y, z), (size, y+size*1.6, z), (-size, y+size*1.6, z)], water(color, ripple, .05))


def hills(y, height, color, seed=0, width=900, z=-8, rough=1.):
    """A far ridge."""
    def fn(u, v):
        x = (u-.5)*2*width
        h = height*(.55+.45*noise.fractal(Vector((x*.0035*rough+seed, seed, 0)), 1, 2, 5))
        return x, y, z+max(0, h)*v
    return grid_surface('hills', fn, 160, 2, plain(color, .95, 0, .05))


def lounger(at, turn=0., cushion=(.82, .80, .75)):
    teak = wood(False, .5, 1.2)
    def place(x, y, z, size, tilt=0):
        c, s = cos(turn), sin(turn)
        return box((at[0]+x*c-y*s, at[1]+x*s+y*c, at[2]+z), size, teak, (tilt, 0, turn), bevel=.05)
    for sx in (-1, 1): place(sx*2.8, 0, 2.2, (.5, 18, .6))
    for sy in (-7, 0, 7):
        for sx in (-1, 1): place(sx*2.8, sy, 1, (.5, .5, 2))
    m = fabric(cushion, 24., .25); c, s = cos(turn), sin(turn)
    box((at[0]+2.6*s, at[1]-2.6*c, at[2]+3.0), (5.4, 12.6, 1.2), m, (0, 0, turn), bevel=.5)
    box((at[0]-6.3*s, at[1]+6.3*c, at[2]+4.9), (5.4, 7.0, 1.2), m, (radians(38), 0, turn), bevel=.5)
    pillow((at[0]-7.6*s, at[1]+7.6*c, at[2]+6.8), (4.2, 2.6), fabric((.75, .42, .22), 40., .4), (radians(38), 0, turn), 1, .4)


def parasol(at, r=13., h=24., m=None, pole=None):
    def fn(u, v):
        a = 2*pi*u; sag = 1-.05*abs(sin(a*4))*v; return r*v*cos(a)*sag, r*v*sin(a)*sag, -4.2*v*v*.9-.5*v
    o = grid_surface('parasol', fn, 64, 12, m or fabric((.84, .80, .72), 20., .1), close_u=True); o.location = (at[0], at[1], at[2]+h)
    s = o.modifiers.new('t', 'SOLIDIFY'); s.thickness = .1
    cylinder(at, .35, h, pole or wood(False, .5, 2.))


def palm_tree(at, h=60., seed=0, lean=.12, dark=False):
    r = props.random.Random(seed); x, y, z = at; a0 = r.random()*6.28
    bark = plain((.16, .11, .07), .95, .8, .8)
    tip = (x+h*lean*cos(a0), y+h*lean*sin(a0), z+h)
    tubes('trunk', [([(x, y, z), (x+h*lean*.25*cos(a0), y+h*lean*.25*sin(a0), z+h*.5), tip], [1.3, .9, .75])], h*.02, bark)
    m = leaf_mat((.03, .085, .012))
    for i in range(17):
        a, lift = i*2.4+r.random(), r.uniform(-.1, 1.1); L = h*r.uniform(.34, .46)
        pts = [Vector((tip[0]+L*t*cos(a)*cos(lift*.6), tip[1]+L*t*sin(a)*cos(lift*.6), tip[2]+L*t*sin(lift)*.8-L*.62*t*t)) for t in [k/6 for k in range(7)]]
        def fn(u, v, pts=pts, a=a, L=L):
            k = min(5, int(u*6)); p = pts[k].lerp(pts[k+1], u*6-k); s = v*2-1
            comb = 1 if int(u*46) % 2 else .62
            w = L*.17*sin(pi*min(1, .12+u*.88))**.7*comb
            return p.x-sin(a)*w*s, p.y+cos(a)*w*s, p.z-.55*abs(s)*w
        grid_surface('frond', fn, 92, 5, m)


def deck(z=0, near=-60, far=60, width=90, m=None):
    m = m or wood(False, .5, 1.4)
    panel([(-width, near, z), (width, near, z), (width, far, z), (-width, far, z)], m)


def pool(mood='noon', stone=(.74, .69, .60), water_=(.03, .36, .40), flip=False, palms=3, back='hills', view='corner', umbrella=(.84, .80, .72), cushion=(.82, .80, .75), seed=1):
    """A pool with loungers, by day or at dusk; with `back` 'sea' it ends at the horizon."""
    if mood == 'noon': daylight(48, 130, .13); e = -.15
    elif mood == 'morning': daylight(22, 110, .16); e = .0
    else: gradient_sky(DUSK if mood == 'dusk' else ROSE, None, 1.15); sun((.7, -.5, -.18), 1.6, (1, .55, .28), 2.); e = .35
    paving = tiles(stone, tuple(c*.6 for c in stone), 6., 6., .45, 0., .12)
    x0, x1, y0, y1 = -30, 14, -30, 64
    for a, b, c, d in ((-200, x0, -80, 120), (x1, 200, -80, 120), (x0, x1, y1, 120 if back != 'sea' else y1+.01), (x0, x1, -80, y0)):
        panel([(a, c, 0), (b, c, 0), (b, min(d, y1+.8 if back == 'sea' else d), 0), (a, min(d, y1+.8 if back == 'sea' else d), 0)], paving)
    rim = plain(tuple(min(1, c*1.1) for c in stone), .5, .1, 1.)
    for x in (x0, x1): box((x, (y0+y1)/2, .15), (2.2, y1-y0+2, .35), rim, bevel=.1)
    box(((x0+x1)/2, y0, .15), (x1-x0, 2.2, .35), rim, bevel=.1)
    if back != 'sea': box(((x0+x1)/2, y1, .15), (x1-x0, 2.2, .35), rim, bevel=.1)
    m = Mat('pool'); p = m.pos(); n = m('TexNoise', Vector=p, Scale=.16, Detail=3, Distortion=1.2); n2 = m('TexNoise', Vector=p, Scale=.6, Detail=2)
    lines = m.ramp(m('TexVoronoi', {'feature': 'SMOOTH_F1'}, 'Distance', Vector=m('VectorMath', {'operation': 'MULTIPLY_ADD'}, _0=m('TexNoise', None, 'Color', Vector=p, Scale=.25, Detail=2), _1=(6, 6, 0), _2=p), Scale=.28), [(.45, 0), (.85, .65)])
    c = m.mix(lines, water_, tuple(min(1, k*1.9+.12) for k in water_))
    wm = m.done(m.principled(Base_Color=c, Roughness=.03, Specular=.5, Normal=m.bump(m.math('ADD', n, m.math('MULTIPLY', n2, .25)), .30, .5), Emission=c, Emission_Strength=.0 if mood in ('noon', 'morning') else .55))
    panel([(x0, y0, -.5), (x1, y0, -.5), (x1, y1, -.5), (x0, y1, -.5)], wm)
    for i, y in enumerate((4, 20, 36)):
        lounger((25.5, y, 0), radians(90-8), cushion)
    parasol((31, 12, 0), 13, 25, fabric(umbrella, 20., .1)); parasol((31, 36, 0), 13, 25, fabric(umbrella, 20., .1))
    round_table((26, 12.5, 0), 1.8, 4.2, wood(False, .4, 3.), None)
    if back == 'hills':
        panel([(-1500, 121, -.5), (1500, 121, -.5), (1500, 420, -6), (-1500, 420, -6)], plain((.05, .09, .025), .95, .4, .02))
        box((0, 92, 8), (400, 6, 16), plain((.025, .06, .012), .9, 1., 1.2), bevel=1.)
        hills(420, 80, (.06, .10, .045), seed, z=-10, rough=2.2); hills(640, 150, (.14, .20, .17), seed+4, z=-10, rough=1.6); hills(900, 240, (.30, .38, .44), seed+7, 1300, -10)
        wall_ = plain((.80, .74, .64), .9, .15, .3); box((-64, 60, 20), (44, 60, 40), wall_)
        for k in range(3): box((-41.8, 44+14*k, 12), (.5, 7, 16), plain((.06, .08, .10), .2)); box((-41.7, 44+14*k, 30), (.5, 7, 9), plain((.06, .08, .10), .2))
    else:
        sea(66, 2500, (.02, .12, .18) if mood in ('noon', 'morning') else (.03, .05, .10), .35, -14)
        hills(1500, 90, (.20, .26, .34) if mood in ('noon', 'morning') else (.10, .07, .12), seed, 2200, -14)
    for i in range(palms): palm_tree(((44, 78, 0), (60, 40, 0), (-38, 76, 0), (38, 100, 0))[i], (62, 74, 50, 66)[i], seed+i)
    if view == 'corner': camera((2, -42, 21), (2, 30, 6.5), 34, 8, (5, 20, 0))
    if view == 'low': camera((-12, -27, 7), (4, 40, 9.5), 32, 8, (10, 16, 2))
    if view == 'loungers': camera((-2, -8, 13), (28, 26, 5.2), 38, 6, (24, 12, 3))
    return {'exposure': e, 'flip': flip, 'effort': 1.4, 'saturation': 1.1}


def string_lights(a, b, sag=4., n=13, color=(1, .66, .34), power=60, strength=40, s=.32):
    """Bulbs on a wire between two places."""
    a, b = Vector(a), Vector(b); pts = []
    m = emit('bulb', color, strength); v, f = ico(2); src = mesh_obj('bulb', v, f, m); src.location = (0, 0, -999)
    src.visible_shadow = False
    for i in range(n):
        t = i/(n-1); p = a.lerp(b, t); p.z -= sag*4*t*(1-t); pts.append(tuple(p))
        copies(src, [((p.x, p.y, p.z-.5), (0, 0, 0), s)])
        if power and i % 3 == 1: bulb((p.x, p.y, p.z-.8), power*30, .4, color)
    tubes('wire', [pts], .05, mat('wire', Base_Color=(.02, .02, .02)))


def creeper(corners, n=500, colour=(.035, .11, .014), flower=None, seed=0, size=2.4):
    """Leaves (and flowers) over a part of a wall: three corners of a parallelogram."""
    r = props.random.Random(seed); o, u, v = (Vector(c) for c in corners); u, v = u-o, v-o; nrm = u.cross(v).normalized()
    ms = [leaf_mat(colour)]+([leaf_mat(flower)] if flower else [])
    srcs = [[leaf(m, (0, 0, -999), (0, 0, 0), size, .6, k) for k in range(3)] for m in ms]
    for i in range(n):
        s, t = r.random(), r.random()**.8
        edge = noise.noise(Vector((s*4+seed, t*4, 0)))
        if edge < -.18: continue
        fl = flower and noise.noise(Vector((s*5+9, t*5, seed))) > -.05 and r.random() < .7
        p = o+u*s+v*t+nrm*r.uniform(-.6, 1.6)
        src = r.choice(srcs[1 if fl else 0])
        copies(src, [(tuple(p), (r.uniform(-1.2, 1.2), r.uniform(-1.2, 1.2), r.random()*6), r.uniform(.6, 1.2)*(.75 if fl else 1))])


def terrace(mood='dusk', floor=(.50, .25, .14), back='sea', cloth_=None, flower=(.62, .05, .22), flip=False, chairs=(.05, .045, .04), lights=True, olive=True, wall_=(.80, .74, .66), seed=2, wine_=True, view='table'):
    """A table for two outside, with the sea, hills or a town behind a railing."""
    if mood == 'noon': daylight(42, 215, .13); e = -.2
    elif mood == 'golden': daylight(11, 240, .26, 2.); e = .1
    else: gradient_sky(DUSK if mood == 'dusk' else NIGHT if mood == 'night' else ROSE, None, 1.2, .9); sun((-.7, -.6, -.14), 1.3 if mood != 'night' else .0, (1, .5, .25), 3.); e = .35
    f = tiles(floor, tuple(c*.6 for c in floor), 3.4, 3.4, .45, 0., .2)
    panel([(-100, -70, 0), (100, -70, 0), (100, 34, 0), (-100, 34, 0)], f)
    low = plain(wall_, .9, .3, .4)
    box((0, 33, 4.2), (200, 3, 8.4), low, bevel=.3)
    if back == 'sea':
        sea(60, 3000, (.02, .13, .19) if mood in ('noon', 'golden') else (.03, .05, .09), .4, -60); hills(1700, 170, (.22, .28, .36) if mood in ('noon', 'golden') else (.09, .07, .12), seed, 2600, -60); hills(1500, 90, (.14, .18, .2) if mood in ('noon', 'golden') else (.05, .04, .07), seed+3, 2600, -60)
    elif back == 'town': skyline(420, 1500, -200, seed, mood in ('dusk', 'night', 'rose'), 4, 260)
    else: hills(300, 80, (.10, .16, .06), seed, 900, -30); hills(600, 160, (.18, .26, .16), seed+2, 1200, -30); hills(1000, 260, (.34, .42, .46), seed+5, 1600, -30)
    side = plain(wall_, .9, .35, .35); box((-34, 0, 25), (8, 90, 50), side)
    creeper(((-29.4, -6, 14), (-29.4, 30, 12), (-29.4, -6, 46)), 650, (.035, .11, .014), flower, seed, 2.6)
    iron = mat('iron', Base_Color=chairs, Roughness=.45)
    round_table((0, 18, 0), 4.6, 7.4, wood(False, .4, 2.) if not cloth_ else None, None, linen(cloth_) if cloth_ else None)
    chair((-6.6, 19, 0), radians(80), iron); chair((6.4, 19.5, 0), radians(-82), iron)
    set_place((-2.1, 17.2, 7.46), wine_, .95); set_place((1.7, 18.6, 7.46), wine_, .95)
    candle_big((0, 20.6, 7.46))
    if lights:
        string_lights((-30, 34, 30), (40, 30, 34), 5, 15); string_lights((-30, 12, 33), (40, 34, 36), 6, 17)
    if olive:
        plant((14, 27, 0), 24, 'olive', seed, (.50, .28, .18)); plant((-20, 27, 0), 11, 'fig', seed+3, (.50, .28, .18))
    if mood in ('dusk', 'night', 'rose'): area((16, -22, 30), (0, 18, 6), 20, 5200, (1, .72, .45), 16)
    if view == 'table': camera((8, -19, 15.5), (-.5, 20, 10.5), 36, 4., (0, 17.5, 8))
    else: camera((-17, -14, 13), (4, 24, 11.5), 34, 5., (0, 18, 8))
    return {'exposure': e, 'flip': flip, 'effort': 1.4, 'saturation': 1.12}


def candle_big(at):
    candle(at)
    bulb((at[0], at[1], at[2]+1.2), 260, .2, (1, .55, .22))


def skyline(y, width, z, seed=0, lit=True, rows=4, height=150):
    """Towers with lit windows."""
    r = props.random.Random(seed)
    def facade(tone, warm):
        m = Mat('tower'); p = m.pos()
        q = m('VectorMath', {'operation': 'ADD'}, _0=p, _1=(300, 300, 300))
        b = m.node('TexBrick', {'offset': 0.}, Vector=m('CombineXYZ', X=m.math('ADD', m('SeparateXYZ', None, 'X', Vector=q), m('SeparateXYZ', None, 'Y', Vector=q)), Y=m('SeparateXYZ', None, 'Z', Vector=q)), Scale=1, Mortar_Size=.32, Mortar_Smooth=.1, Brick_Width=2.6, Row_Height=3.6, Color1=(0, 0, 0), Color2=(1, 1, 1), Mortar=(.5, .5, .5))
        on = m.math('MULTIPLY', m.math('GREATER_THAN', m('SeparateXYZ', None, 'X', Vector=b.outputs['Color']), .84), m.math('SUBTRACT', 1., b.outputs['Fac']))
        return m.done(m.principled(Base_Color=tone, Roughness=.5, Emission=warm, Emission_Strength=m.math('MULTIPLY', on, 1.3 if lit else 0.)))
    ms = [facade(t, w) for t, w in (((.05, .06, .09), (1, .70, .38)), ((.09, .08, .09), (1, .58, .28)), ((.04, .06, .08), (.80, .86, 1)))]
    for k in range(rows):
        for i in range(int(width/26)):
            w, h = r.uniform(16, 30), height*r.uniform(.35, 1.25)*(1+.25*k)
            x = -width/2+i*26+r.uniform(-8, 8)
            box((x, y+k*70+r.uniform(0, 30), z+h/2), (w, w, h), r.choice(ms), name='tower')
            if r.random() < .3: box((x, y+k*70, z+h+8), (w*.4, w*.4, 18), r.choice(ms))


def rooftop(mood='dusk', seed=3, stops=None, flip=False, fruit='orange', glass_='tumbler', lights=True):
    """Two drinks on a ledge high over the town, the town out of focus."""
    from drinks import BERRY, GARDEN, SPRITZ, tumbler, wine_glass as wg, flute
    gradient_sky({'dusk': DUSK, 'night': NIGHT, 'rose': ROSE}[mood], None, 1.1, 1.)
    stops = stops or {'dusk': SPRITZ, 'night': BERRY, 'rose': GARDEN}[mood]
    lay('walnut' if mood != 'rose' else 'marble', 0).location[1] = -43.5
    skyline(160, 900, -150, seed, True, 4, 130)
    for i, (x, y) in enumerate([(-.35, 0), (.75, .7)]):
        if glass_ == 'tumbler':
            h = tumbler((x, y, 0), stops, 1., 1.15, 5, seed+i*3)
            citrus_slice((x+.3, y-.1, h+.04), (radians(78), radians(8), radians(-22)), .33, kind=fruit)
        else: flute((x, y, 0))
    candle((-1.3, .9, 0))
    if lights: string_lights((-16, 20, 8.5), (18, 16, 9.5), 2.2, 15, power=0, strength=14, s=.2)
    sun((-.5, .8, -.12), .8, (1, .5, .28), 4.)
    area((-2.6, -2.4, 2.6), (0, 0, .5), 1.6, 60, (1, .80, .6)); area((2.5, 2, 2.2), (0, 0, .6), 1.2, 60, (1, .62, .36))
    camera((.05, -6.2, 1.75), (.1, 0, 1.30), 52, 3.6, (0, -.3, 1.))
    return {'exposure': .25, 'flip': flip, 'effort': 1.4}


def dunes(mood='golden', seed=1, flip=False, camp=True):
    """Sand dunes at a low sun, with cushions and lanterns laid out."""
    daylight(9, 250, .26, 2.) if mood == 'golden' else gradient_sky(ROSE, None, 1.2)
    if mood != 'golden': sun((.8, -.3, -.2), 2.2, (1, .6, .36), 2.)
    m = Mat('sand'); p = m.pos(); w = m('TexWave', {'bands_direction': 'DIAGONAL'}, 'Fac', Vector=p, Scale=.16, Distortion=5., Detail=2.); n = m('TexNoise', Vector=p, Scale=1.4, Detail=4)
    sm = m.done(m.principled(Base_Color=m.mix(n, (.58, .33, .15), (.72, .45, .23)), Roughness=.95, Normal=m.bump(m.math('ADD', w, m.math('MULTIPLY', n, .25)), .55, 1.2)))
    def fn(u, v):
        x, y = (u-.5)*1400, v*1500-60
        a = noise.noise(Vector((x*.0035+seed, y*.0045, 0))); ridge = 1-abs(a)*2.2
        h = (max(0, ridge)**1.6*75+26*noise.noise(Vector((x*.009, y*.011, seed))))*min(1, max(0, (y-40)/220))
        return x, y, h-1
    grid_surface('dunes', fn, 260, 260, sm)
    if camp:
        cloth(fabric((.45, .08, .05), 50., .7), (34, 22), (0, 28, .8), .12, .4, 4)
        for i, (x, y, t, col) in enumerate([(-9, 33, .3, (.62, .36, .10)), (-3, 35, -.1, (.10, .22, .26)), (4, 34.5, .1, (.66, .52, .38)), (10, 32, -.3, (.45, .14, .07))]): pillow((x, y, 3.2), (6.4, 5.6), fabric(col, 40., .5), (radians(50), 0, t), i, .4)
        brassy = brass(.3)
        for x, y, s in ((-14, 22, 1.2), (13, 21, 1.5), (16.5, 27, 1.)):
            for k in range(4): cylinder((x+1.1*s*cos(k*pi/2+.7), y+1.1*s*sin(k*pi/2+.7), .8), .1, 4.6*s, brassy, 10)
            cylinder((x, y, .8), 1.5*s, .3, brassy, 6); lathe('roof', [(0, 1.6*s), (.5*s, .9*s), (1.7*s, 0), (1.6*s, -.1)], brassy, 6, 0, (x, y, .8+4.6*s))
            cylinder((x, y, 1.1), .6*s, 1.6*s, emit('candle', (1, .52, .18), 9), 20).visible_shadow = False; bulb((x, y, 3.4), 420, .4, (1, .52, .2))
        box((0, 26.4, 2.2), (8, 5, .4), wood(True, .4, 3.), bevel=.1); box((0, 26.4, 1.3), (6, 4, 1.6), wood(True, .4, 3.))
        lathe('pot', [(0, 0), (.9, 0), (1.15, .5), (1.05, 1.1), (.55, 1.6), (.35, 1.9), (.45, 2.0), (.2, 2.2), (0, 2.5)], metal(.25), 36, 2, (-1.2, 26.4, 2.4))
        for i in range(3): cylinder((.8+.9*i, 26.1+.5*(i % 2), 2.4), .32, .7, glass('tea', (.85, .55, .15)), 24)
    camera((9, -34, 17), (-1, 40, 13), 34, 8, (0, 30, 3))
    return {'exposure': .1, 'flip': flip, 'effort': 1.4, 'saturation': 1.1}


def boat(mood='dusk', seed=2, flip=False, hull=(.30, .07, .04)):
    """A rowing boat on still water in the evening."""
    if mood == 'golden': daylight(7, 20, .22, 3.)
    else: gradient_sky(DUSK if mood == 'dusk' else ROSE, None, 1.2); sun((.3, -.9, -.10), 1.2, (1, .5, .25), 2.)
    panel([(-1500, -80, 0), (1500, -80, 0), (1500, 2200, 0), (-1500, 2200, 0)], water((.015, .04, .05), .28, .10, .02))
    hills(700, 70, (.02, .035, .03), seed, 1400, 0, 2.); hills(1000, 130, (.07, .08, .11), seed+3, 1800, 0)
    paint, inside = plain(hull, .35, .2, .6), wood(False, .45, 2.)
    def shape(k, lift):
        def fn(u, v):
            t, s = u*2-1, v*2-1
            w = 6.2*max(0, 1-abs(t)**2.6)**.75*k+.03; x = 21*t*k if k == 1 else 20.6*t
            a = s*pi/2; return x, w*sin(a), -1.8*cos(a)*max(.15, 1-t*t*.8)+2.7+1.7*t*t*(1-.25*cos(a))-2.7*cos(a)**1.6*max(0, 1-t**4)+lift
        return fn
    o = grid_surface('hull', shape(1, 0), 90, 26, paint)
    o2 = grid_surface('inside', shape(.95, .18), 90, 26, inside)
    edge = tubes('rim', [[shape(1, .1)(u/40, v) for u in range(41)] for v in (0, 1)], .3, wood(True, .4, 3.))
    seats = [box((x, 0, 3.0), (2.8, w, .35), inside, bevel=.08) for x, w in ((-10, 8.4), (0, 10.8), (10, 8.4))]
    extra = [o, o2, edge, *seats]
    for s in (-1, 1): extra.append(tubes('oar', [[(2, s*3, 4.2), (-6, s*12, 3.6), (-13, s*20, .5)]], .22, inside))
    lant = cylinder((8.6, 0, 3.2), .9, 2.2, emit('lantern', (1, .55, .2), 10), 24); lant.visible_shadow = False; extra.append(lant)
    b = bulb((8.6, 0, 5.2), 900, .5, (1, .55, .22)); extra.append(b)
    turn = Matrix.Translation((2, 34, -.4)) @ Matrix.Rotation(radians(58), 4, 'Z')
    bpy.context.view_layer.update()
    for e_ in extra: e_.matrix_world = turn @ e_.matrix_world
    jetty = wood(False, .6, 1.6); box((-24, 2, 2.2), (18, 60, .8), jetty, bevel=.1)
    for y in (-10, 8, 26): cylinder((-14.6, y, -6), .9, 11, wood(True, .5, 2.), 24)
    r = props.random.Random(seed)
    reeds = leaf_mat((.05, .10, .02)); st = []
    for i in range(110):
        x, y = r.choice((-1, 1))*r.uniform(20, 44), r.uniform(52, 80); h = r.uniform(7, 15); st.append(([(x, y, 0), (x+r.gauss(0, .6), y, h*.6), (x+r.gauss(0, 2.4), y, h)], [1.2, .9, .2]))
    tubes('reeds', st, .16, reeds)
    camera((-3, -34, 16), (0, 42, 7.5), 40, 8, (2, 32, 3))
    return {'exposure': .35, 'flip': flip, 'effort': 1.4, 'saturation': 1.1}


def courtyard(mood='noon', wall_=(.66, .34, .20), tile=(.03, .16, .22), flip=False, seed=4, arches=3):
    """Arches around a small fountain, with palms and bougainvillea."""
    daylight(50, 200, .10) if mood == 'noon' else gradient_sky(DUSK, None, 1.1)
    f = tiles(tile, (.75, .70, .60), 2.4, 2.4, .25, 0., .3); panel([(-100, -70, 0), (100, -70, 0), (100, 70, 0), (-100, 70, 0)], f)
    paint = plain(wall_, .9, .3, .3); inner = plain(tuple(c*.8 for c in wall_), .9, .2, .3)
    W, H, y = 17., 26., 46
    n = 24; v, fc = [], []
    for k in range(-2, 3):
        cx = k*W; r = 5.6; top = 17.
        arch = [(cx-r, 0)]+[(cx-r*cos(pi*i/n)*(1+.10*sin(pi*i/n)), top+r*1.15*sin(pi*i/n)) for i in range(n+1)]+[(cx+r, 0)]
        for a, b in zip(arch, arch[1:]):
            i = len(v); v += [(a[0], y, a[1]), (b[0], y, b[1]), (b[0], y, 31), (a[0], y, 31), (a[0], y+4, a[1]), (b[0], y+4, b[1])]
            if abs(a[0]-b[0]) > 1e-6: fc.append((i, i+1, i+2, i+3))
            fc.append((i, i+4, i+5, i+1))
        i = len(v); v += [(cx+r, y, 0), (cx+W-r, y, 0), (cx+W-r, y, 31), (cx+r, y, 31)]; fc.append((i, i+1, i+2, i+3))
    mesh_obj('arcade', v, fc, paint, smooth=False)
    panel([(-90, 64, 0), (90, 64, 0), (90, 64, 44), (-90, 64, 44)], inner)
    panel([(-90, 63.9, 0), (90, 63.9, 0), (90, 63.9, 11), (-90, 63.9, 11)], tiles(tuple(min(1, c*1.5) for c in tile), (.75, .70, .6), 1.6, 1.6, .15, 0., .5)).rotation_euler = (0, 0, 0)
    box((0, 47, 31.4), (200, 4, .9), paint, bevel=.2)
    for i, (x, yy) in enumerate(((-40, 110), (22, 120), (48, 96))): palm_tree((x, yy, 0), (64, 72, 56)[i], seed+i)
    for k in range(-2, 3): globe((k*W, 53, 17.5), .9, 6., power=1200, drop=20)
    side = plain(wall_, .9, .35, .35); box((-46, 0, 25), (8, 100, 60), side); creeper(((-41.4, 2, 16), (-41.4, 44, 12), (-41.4, 2, 46)), 700, (.035, .11, .014), (.62, .05, .22), seed, 2.8)
    stone = plain((.72, .66, .56), .7, .3, .6)
    lathe('basin', [(0, .4), (9.6, .4), (9.8, 3.4), (10.8, 3.6), (11, 4.2), (10.8, 4.5), (9.2, 4.5), (8.9, 1), (0, .9)], stone, 8, 0, (0, 22, 0)); lathe('w', [(0, 0), (9.1, 0)], water((.03, .22, .24), .4, .5), 40, 0, (0, 22, 3.8))
    lathe('foot', [(0, 0), (1.8, 0), (1.2, 1.5), (.9, 6), (1.6, 7.4), (4.2, 8.6), (4.4, 9.1), (4.1, 9.1), (1, 8.3), (.6, 8.4), (.5, 11), (.9, 11.6), (0, 12.2)], stone, 48, 1, (0, 22, .5))
    for x, yy, h, s in ((-22, 36, 26, 1), (24, 38, 30, 2), (-30, 14, 22, 3)): plant((x, yy, 0), h, 'palm', seed+s, (.10, .20, .28))
    for x in (-16, 16): plant((x, 24, 0), 12, 'fig', seed+x, (.12, .22, .26))
    camera((6, -30, 12), (0, 36, 14), 35, 9, (0, 22, 4))
    return {'exposure': -.15, 'flip': flip, 'effort': 1.4, 'saturation': 1.1}
