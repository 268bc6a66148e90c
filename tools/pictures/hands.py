"""Pictures of workshops, markets, music and quiet: things that people come to do."""
from bakery import *
from rooms import *
import props


def pots(surface='plaster', mood='morning', seed=1, flip=False, clay=((.52, .28, .17), (.62, .54, .44), (.16, .15, .15), (.70, .66, .58), (.34, .38, .32)), wheel=False):
    """Thrown pots on a bench, or one on the wheel."""
    finish = light(mood); lay(surface)
    r = props.random.Random(seed)
    wall((.60, .53, .45) if mood != 'evening' else (.10, .07, .05), 4.2)
    def pot(at, k, m, kind):
        prof = {0: [(0, 0), (.34, 0), (.42, .1), (.55, .5), (.52, .85), (.30, 1.15), (.20, 1.35), (.26, 1.5), (.23, 1.5), (.16, 1.34), (0, 1.2)],
                1: [(0, 0), (.30, 0), (.34, .05), (.62, .42), (.70, .62), (.67, .63), (.58, .42), (.2, .12), (0, .1)],
                2: [(0, 0), (.38, 0), (.40, .05), (.41, .8), (.385, .81), (.37, .1), (0, .08)],
                3: [(0, 0), (.22, 0), (.30, .08), (.36, .4), (.30, .75), (.12, 1.05), (.09, 1.6), (.14, 1.7), (.12, 1.7), (.06, 1.6), (0, 1.5)],
                4: [(0, 0), (.45, 0), (.62, .22), (.66, .5), (.56, .8), (.40, .92), (.37, .90), (.52, .76), (.6, .5), (.4, .12), (0, .1)]}[kind]
        rings = [(x*k*(1+.012*sin(z*34)), z*k) for x, z in prof]
        return lathe('pot', rings, m, 64, 2, at, .008)
    ms = [ceramic(c, .55 if i % 2 else .3, .5 if i % 2 else 0) for i, c in enumerate(clay)]
    if wheel:
        wet = food((.40, .20, .11), (.32, .15, .08), 3., .16, .05, .35, .4)
        cylinder((0, 0, 0), 1.5, .16, metal(.35), 90); lathe('slip', [(0, .17), (.9, .175), (1.2, .17)], wet, 64, 0)
        pot((0, 0, .17), 1.35, wet, 4)
        for i in range(14): blob('splash', (r.uniform(-1.4, 1.4), r.uniform(-1.3, 1.3), .17), r.uniform(.02, .07), wet, .3, 1.2, 3, i, None, .3)
        for i, (x, k) in enumerate([(-1.9, 3), (1.9, 0), (2.8, 1)]): pot((x, 2.4+.3*i, 0), .95, ms[i], k)
        box((-1.9, -.4, .06), (.2, 1.5, .09), wood(False, .5, 6.), (0, 0, .4), bevel=.03); blob('sponge', (1.85, -.5, .16), .24, food((.72, .56, .24), (.6, .44, .16), 9., .9, .1, 1.2, 0), .15, 2., 4, 2, None, .6)
        camera((.5, -7.0, 3.5), (.1, .35, .8), 60, 3.4, (0, -.5, .7))
    else:
        for i, (x, y, k, kind) in enumerate([(-1.3, .9, 1.15, 0), (-.35, .3, 1.0, 2), (.55, 1.1, 1.25, 3), (1.35, .45, 1.0, 4), (.35, -.45, .8, 1), (-1.15, -.35, .75, 4), (2.1, 1.5, 1.1, 0), (-2.2, 1.5, 1.2, 3)]): pot((x, y, 0), k, ms[(i+seed) % 5], kind)
        tubes('twig', [[(.55, 1.1, 1.9), (.5, 1.1, 2.6), (.3, 1.0, 3.4)], [(.55, 1.1, 1.9), (.7, 1.15, 2.5), (1.05, 1.1, 3.1)]], .02, plain((.3, .2, .1)))
        m = leaf_mat((.28, .26, .12))
        for i in range(26):
            t = i/26; leaf(m, (.5-.2*t+r.gauss(0, .1), 1.08, 2.3+1.1*t), (r.gauss(0, .6), -.5, r.random()*6), .3, .5, i); leaf(m, (.65+.4*t+r.gauss(0, .08), 1.12, 2.2+.9*t), (r.gauss(0, .6), -.5, r.random()*6), .26, .5, i)
        camera((.2, -7.4, 2.9), (.1, .4, 1.15), 58, 4., (0, .1, .7))
    return {**finish, 'flip': flip}


def yarn(surface='oak', mood='morning', flip=False, seed=1):
    """Balls of wool in a bowl and on the table."""
    finish = light(mood); lay(surface)
    r = props.random.Random(seed)
    colours = [(.50, .10, .05), (.66, .40, .10), (.10, .22, .26), (.72, .62, .48), (.30, .34, .18), (.42, .16, .22), (.70, .34, .22)]
    def ball(at, q, c, k):
        m = food(c, tuple(x*.75 for x in c), 30., .95, .0, .15, 0.)
        blob('core', at, q*.93, m, .02, 1., 4, k)
        st = []
        for i in range(84):
            ax = Vector((r.gauss(0, 1), r.gauss(0, 1), r.gauss(0, 1))).normalized(); u = ax.orthogonal().normalized(); v = ax.cross(u); off = r.uniform(-.7, .7)
            rr = q*sqrt(1-off*off); st.append([tuple(Vector(at)+ax*off*q+(u*cos(t)+v*sin(t))*rr*1.0) for t in [j*2*pi/20 for j in range(20)]])
        tubes('wool', st, q*.034, m, 2)
    bowl(wood(True, .5, 6.), 1.25, (-.1, .5, 0), .62)
    for i, (x, y, z) in enumerate([(-.6, .3, .55), (.2, .1, .55), (.45, .85, .58), (-.35, 1.0, .58), (-.05, .52, .98)]): ball((x, y, z), .44, colours[i], i)
    for i, (x, y, q) in enumerate([(1.35, -.55, .40), (-1.55, -.35, .44), (1.9, 1.1, .46)]): ball((x, y, q), q, colours[(i+4) % 7], i+9)
    tubes('loose', [[(1.35+.35*cos(t)+.25*t, -.95-.18*sin(t*2)-.05*t, .03) for t in [i*.35 for i in range(16)]]], .024, food(colours[4], colours[4], 30., .95))
    look('three', (.1, .25, .35), (0, -.1, .6), 1.55, 3.2)
    return {**finish, 'flip': flip}


def market(kind='tomatoes', surface='oak', mood='noon', flip=False):
    """Crates of vegetables or citrus."""
    finish = light(mood); lay(surface)
    r = props.random.Random(3); plank = wood(False, .6, 6.)
    def crate(at, w, d, h, turn=0.):
        c, s = cos(turn), sin(turn)
        for sy in (-1, 1):
            for k in range(2): box((at[0]-sy*d/2*s, at[1]+sy*d/2*c, at[2]+.12+k*h*.52), (w, .07, h*.42), plank, (0, 0, turn), bevel=.02)
        for sx in (-1, 1):
            for k in range(2): box((at[0]+sx*w/2*c, at[1]+sx*w/2*s, at[2]+.12+k*h*.52), (.07, d, h*.42), plank, (0, 0, turn), bevel=.02)
        box((at[0], at[1], at[2]+.03), (w, d, .05), plank, (0, 0, turn))
    def citrus(at, q, kind_, i):
        c = {'lemon': ((.86, .60, .04), (.80, .48, .02)), 'orange': ((.82, .28, .015), (.74, .20, .008)), 'lime': ((.20, .34, .03), (.12, .26, .02))}[kind_]
        m = food(c[0], c[1], 24., .38, .2, .55, .2)
        o = blob('fruit', at, q, m, .02, 1., 4, i, None, 1.); o.scale = (1.28, 1, 1) if kind_ == 'lemon' else (1, 1, .96); o.rotation_euler = (r.random(), r.random(), r.random()*6)
    def aubergine(at, q, i):
        m = food((.035, .008, .03), (.018, .004, .018), 3., .12, .05, .1, .8); o = lathe('aub', [(0, 0), (q*.5, .04), (q*.62, q*.5), (q*.5, q*1.4), (q*.36, q*2.0), (q*.16, q*2.3), (0, q*2.32)], m, 40, 2, at); o.rotation_euler = (radians(88), 0, i*1.3+.5)
    def pepper(at, q, c, i):
        m = food(c, tuple(x*.75 for x in c), 3., .14, .1, .1, .7)
        def fn(u, v):
            a = 2*pi*u; k = sin(pi*min(1, v*.94+.05))**.5*(1+.10*cos(3*a+i)*(.4+.6*v)); return q*.62*k*cos(a), q*.62*k*sin(a), q*1.35*(1-v)-.12*q*(v < .1)*(1-abs(cos(a)))
        o = grid_surface('pepper', fn, 48, 30, m, close_u=True); o.location = at; o.rotation_euler = (r.uniform(.8, 1.6), 0, i*2.1)
        tubes('stalk', [[tuple(o.location+Vector((0, 0, .0))), tuple(o.location+Vector((.0, 0, .05)))]], .05, leaf_mat())
    if kind == 'citrus':
        crate((-.1, .5, 0), 3.0, 2.3, .62, .12)
        for i, (x, y, a) in enumerate(within(24, 1.15)): citrus((-.1+x*1.15, .5+y*.82, .45+.34*(1-(x*x+y*y)/1.5)+.05*r.random()), .33, ('lemon', 'orange', 'lemon', 'orange', 'lime')[i % 5], i)
        lm = leaf_mat((.04, .13, .012))
        for i, (x, y, a) in enumerate(within(14, 1.2)): leaf(lm, (x, .5+y*.8, 1.05-.25*(x*x+y*y)/1.4), (r.gauss(0, .3), -.3, a), .55, .5, i)
        citrus_slice((1.35, -1.15, .04), (0, 0, 0), .34, kind='lemon', th=.08); citrus_slice((.75, -1.3, .05), (.1, 0, 2), .36, kind='orange', th=.08); citrus((1.95, -.75, .31), .33, 'lemon', 99)
    else:
        crate((-.75, .75, 0), 2.3, 1.9, .6, .1); crate((1.5, 1.25, 0), 2.0, 1.8, .6, -.15)
        for i, (x, y, a) in enumerate(within(17, .92)): tomato((-.75+x*1.0, .75+y*.78, .44+.30*(1-(x*x+y*y))), r.uniform(.24, .31), i, ((.50, .012, .006), (.78, .06, .012)) if i % 4 else ((.70, .30, .02), (.84, .46, .04)))
        for i, (x, y, a) in enumerate(within(9, .72)): pepper((1.5+x, 1.25+y*.85, .55+.2*(1-x*x-y*y)), .42, [(.62, .02, .01), (.80, .44, .02), (.12, .26, .02)][i % 3], i)
        aubergine((.55, -.75, .27), .42, 0); aubergine((1.25, -.75, .25), .38, 1)
        greens(22, .5, .18, .9, ((.05, .17, .015), (.08, .22, .03)), (-1.5, -.85), .35)
        gar = food((.80, .74, .66), (.66, .52, .50), 8., .6, .2)
        for x, y in ((-.25, -1.0), (.05, -.8)): lathe('garlic', [(0, 0), (.12, 0), (.2, .08), (.19, .2), (.08, .30), (.03, .44), (0, .46)], gar, 30, 2, (x, y, 0), .06)
    look('high', (.25, .25, .35) if kind != 'citrus' else (.15, .05, .35), (0, .1, .7), 1.75 if kind != 'citrus' else 1.5, 4.)
    return {**finish, 'flip': flip}


def dough(surface='white', mood='morning', flip=False):
    """Balls of dough on a floured bench, with a rolling pin."""
    finish = light(mood); lay(surface)
    R = props.R; m = food((.84, .76, .60), (.78, .66, .46), 3., .5, .3, .15, .05)
    for i, (x, y) in enumerate([(-.75, .45), (.25, .55), (1.2, .5), (-.3, 1.4), (.75, 1.45)]):
        def fn(u, v, i=i):
            a, t = 2*pi*u, v*1.5707
            q = .45*(1+.02*sin(3*a+i)); return q*sin(t)**.8*cos(a), q*sin(t)**.8*sin(a), .34*cos(t)**.75+.01*noise.noise(Vector((a, t*3, i)))
        grid_surface('dough', fn, 64, 26, m, close_u=True, subdiv=1).location = (x, y, 0)
    flour = mat('flour', Base_Color=(.86, .85, .82), Roughness=.95); src = blob('flour', (0, 0, -9), 1, flour, .35, 1.5, 2)
    sprinkle(src, 420, 2.3, .004, .011, (.1, .3)); blob('heap', (-1.6, 1.7, -.10), .62, flour, .10, 2., 5, 3, -0.02, .5)
    for x, y in ((-.75, .45), (.25, .55), (1.2, .5)): sprinkle(src, 26, .28, .335, .010, (x, y))
    pin = wood(False, .4, 8.); o = lathe('pin', [(0, -1.75), (.09, -1.75), (.12, -1.55), (.08, -1.3), (.2, -1.22), (.215, -1.1), (.215, 1.1), (.2, 1.22), (.08, 1.3), (.12, 1.55), (.09, 1.75), (0, 1.75)], pin, 40, 1, (.1, -.75, .215)); o.rotation_euler = (radians(90), 0, radians(72))
    cloth(linen((.50, .20, .14)), (1.8, 1.5), (1.9, 1.9, 0), .5, .12, 3)
    look('three', (0, .35, .2), (0, -.1, .35), 1.3, 3.6)
    return {**finish, 'flip': flip}


def vinyl(mood='evening', flip=False, label=(.62, .16, .05), surface='walnut', cool=True):
    """A record on its turntable."""
    finish = light(mood); lay(surface, 0)
    if mood == 'evening': wall(y=12); lamps(23, 3., cool)
    base = wood(False, .25, 9.); box((0, .3, .25), (4.4, 3.5, .5), base, bevel=.06)
    cylinder((-.45, .3, .5), 1.52, .14, metal(.25), 96, .03)
    m = Mat('record'); p = m.pos(); q = m('VectorMath', {'operation': 'LENGTH'}, 'Value', _0=m('VectorMath', {'operation': 'MULTIPLY'}, _0=p, _1=(1, 1, 0)))
    band = m.math('SINE', m.math('MULTIPLY', q, 260.)); gap = m.ramp(m('TexNoise', {'noise_dimensions': '1D'}, W=m.math('MULTIPLY', q, 5.)), [(.44, 0), (.46, 1), (.54, 1), (.56, 0)])
    vm = m.done(m.principled(Base_Color=(.008, .008, .009), Roughness=m.math('ADD', .22, m.math('MULTIPLY', gap, .10)), Specular=.7, Anisotropic=.85, Normal=m.bump(band, .16, .01)))
    lathe('record', [(0, .66), (.3, .66), (1.46, .66), (1.49, .645), (1.46, .63), (0, .63)], vm, 128, 0, (-.45, .3, 0))
    lathe('label', [(0, .664), (.47, .664)], radial([(0, (.8, .76, .66)), (.42, label), (.9, label), (.92, (.8, .76, .66))], .47, 0, .5, 0), 64, 0, (-.45, .3, 0)); cylinder((-.45, .3, .65), .03, .12, metal(.1), 16)
    steel = metal(.15)
    cylinder((1.55, 1.45, .5), .30, .22, steel); cylinder((1.55, 1.45, .7), .14, .25, mat('black', Base_Color=(.02, .02, .02), Roughness=.3))
    tubes('arm', [[(1.62, 1.85, .95), (1.55, 1.45, .95), (1.48, .6, .93), (1.30, -.15, .88), (.72, -.52, .78)]], .045, steel, 6); box((.62, -.57, .74), (.34, .18, .12), mat('head', Base_Color=(.03, .03, .03), Roughness=.3), (0, 0, radians(28)), bevel=.02); cylinder((1.62, 1.9, .83), .15, .26, steel)
    for i in range(2): cylinder((1.75, -1.0+.5*i, .5), .14, .12, steel)
    from drinks import WHISKY, tumbler
    tumbler((2.75, 1.6, 0), WHISKY, 1., .95, 4, 2); candle((-2.75, 2.0, 0))
    camera((.7, -6.4, 3.7), (.15, .35, .7), 56, 2.6, (.0, -.4, .68))
    return {**finish, 'flip': flip}


def disco(flip=False, colors=((1, .30, .45), (.35, .45, 1), (1, .65, .25))):
    """A mirror ball over the dance floor."""
    sky((.20, .10, .22), .5)
    mirror = mat('mirror', Base_Color=(.9, .9, .92), Metallic=1., Roughness=.10)
    v, f = [], []; rows = 26
    for i in range(rows):
        t0, t1 = pi*i/rows+.012, pi*(i+1)/rows-.012; n = max(4, int(2*rows*sin((t0+t1)/2)))
        for j in range(n):
            a0, a1 = 2*pi*j/n+.012, 2*pi*(j+1)/n-.012; k = len(v); jx = props.R.gauss(0, .012)
            for t, a in ((t0, a0), (t1, a0), (t1, a1), (t0, a1)): v.append((5*sin(t)*cos(a+jx), 5*sin(t)*sin(a+jx), 5*cos(t+jx)))
            f.append((k, k+1, k+2, k+3))
    mesh_obj('ball', v, f, mirror, smooth=False).location = (0, 20, 22); cv, cf = ico(4); mesh_obj('core', [p*4.9 for p in cv], cf, mat('dark', Base_Color=(.01, .01, .01), Roughness=.3)).location = (0, 20, 22)
    tubes('wire', [[(0, 20, 27), (0, 20, 40), (0, 20, 60)]], .07, mat('w', Base_Color=(.02, .02, .02)))
    panel([(-80, 60, -10), (80, 60, -10), (80, 60, 70), (-80, 60, 70)], plain((.05, .02, .035), .9, .1, .5))
    r = props.random.Random(5)
    spots = [emit('s', c, 2.6) for c in colors]; disc_v = [(cos(a), 0, sin(a)) for a in [k*pi/12 for k in range(24)]]
    for i in range(120):
        o = mesh_obj('spot', disc_v, [tuple(range(24))], r.choice(spots), smooth=False); o.location = (r.uniform(-34, 34), 59.6, r.uniform(0, 52)); s = r.uniform(.25, .6); o.scale = (s*1.4, 1, s); o.rotation_euler[1] = r.random()*3; o.visible_diffuse = o.visible_shadow = False
    for i, (x, z) in enumerate([(-24, 44), (22, 46), (-6, 52), (30, 30), (-32, 30), (8, 40)]): area((x, -6, z), (0, 20, 22), 15, 5200, colors[i % 3], 15, hidden=True)
    for i in range(26):
        o = mesh_obj('bk', cv, cf, emit('b', r.choice(colors), 5)); s = r.uniform(.25, .5); o.scale = (s, s, s); o.location = (r.uniform(-26, 26), 48+r.uniform(-3, 6), r.uniform(-4, 10)); o.visible_diffuse = o.visible_shadow = False
    camera((-3, -18, 14), (0, 20, 19.5), 44, 1.8, (0, 16, 22))
    return {'exposure': .4, 'flip': flip, 'bloom': .12}


def stones(mood='morning', flip=False, surface='slate', towel=(.78, .75, .69), orchid=True, candles=1):
    """A stack of basalt stones, towels and a candle."""
    finish = light(mood); lay(surface)
    r = props.random.Random(2); basalt = plain((.06, .062, .066), .62, .5, 9.)
    z = 0
    for i, (q, h) in enumerate([(.78, .40), (.62, .34), (.46, .28), (.30, .2)]):
        o = blob('stone', (r.gauss(0, .03), .2+r.gauss(0, .03), z+h/2), 1, basalt, .05, 1., 5, i+2); o.scale = (q, q*.86, h/2*1.06); o.rotation_euler = (0, 0, i*1.2); z += h*.97
    for i in range(9):
        o = blob('pebble', (r.uniform(-.9, 1.1), r.uniform(-1.2, -.5), .07), 1, basalt, .08, 1., 4, i+11); q = r.uniform(.10, .2); o.scale = (q, q*.8, q*.5)
    tw = fabric(towel, 60., .9)
    def rolled(at, turn, R_=.36, L=2.0):
        def fn(u, v):
            a = u*2*pi*2.6; q = R_*(.25+.75*u); return q*cos(a), (v-.5)*L, q*sin(a)
        o = grid_surface('towel', fn, 160, 12, tw); o.location = at; o.rotation_euler[2] = turn; s = o.modifiers.new('t', 'SOLIDIFY'); s.thickness = .07
    rolled((1.55, 1.15, .36), radians(68)); rolled((1.85, 1.9, .36), radians(68)); rolled((1.7, 1.55, .95), radians(68))
    for i in range(candles): candle((-1.35+.55*i, .9+.7*i, 0))
    if orchid:
        stem = plain((.14, .20, .06)); tubes('stem', [[(-1.9, 1.6, 0), (-1.7, 1.4, 1.2), (-1.1, 1.0, 1.9), (-.5, .7, 2.0)]], .03, stem)
        pet = Mat('petal'); c = pet.mix(pet('TexNoise', Vector=pet.pos(), Scale=5.), (.82, .62, .70), (.88, .82, .82)); pm = pet.done(pet('MixShader', _0=.4, _1=pet.principled(Base_Color=c, Roughness=.5), _2=pet('BsdfTranslucent', Color=c))); heart = food((.60, .08, .16), (.4, .04, .10), 5.)
        for i, (x, y, zz) in enumerate([(-.55, .62, 1.95), (-.95, .85, 1.85), (-1.35, 1.1, 1.6), (-.3, .6, 1.75)]):
            for k in range(5): leaf(pm, (x+.16*cos(k*1.257+.3), y-.05, zz+.16*sin(k*1.257+.3)), (radians(80), -(k*1.257+.3), 0), .36, .35, i).scale = (1, 1.6, 1)
            blob('heart', (x, y-.12, zz), .06, heart, .3, 1.3, 3, i)
    bowl(ceramic((.30, .26, .22), .4), .5, (-1.1, -.35, 0), .28); lathe('salt', [(0, .22), (.3, .20), (.44, .16)], food((.80, .66, .60), (.70, .5, .44), 30., .7, .3, 1.2, 0), 40, 0, (-1.1, -.35, .02))
    look('low', (.1, .35, .8), (0, -.1, .7), 1.5, 2.8)
    return {**finish, 'exposure': finish['exposure']+.35, 'flip': flip}


def tray(mood='morning', flip=False, sheets=(.82, .80, .76), tint=None):
    """Breakfast on a tray in bed."""
    from drinks import coffee_cup
    finish = light(mood)
    white = fabric(sheets, 60., .5)
    def fn(u, v):
        x, y = (u-.5)*16, (v-.5)*16
        flat = max(0, 1-math.hypot(x/2.6, (y-.4)/2.2)**6)
        return x, y, (-.12+.55*noise.fractal(Vector((x*.32+2, y*.42, 1)), 1, 2, 4)+.35*max(0, y-2.4))*(1-flat)-.12*flat
    grid_surface('duvet', fn, 190, 190, white)
    pillow((-2.2, 4.6, 1.0), (4.6, 3.2), white, (radians(32), 0, .1), 1, .5); pillow((2.4, 4.8, 1.0), (4.6, 3.2), white, (radians(32), 0, -.15), 2, .5)
    teak = wood(False, .4, 6.)
    box((0, .4, -.02), (4.3, 2.9, .10), teak, bevel=.03)
    for sx in (-1, 1): box((sx*2.15, .4, .12), (.10, 2.9, .36), teak, bevel=.03)
    for sy in (-1, 1): box((0, .4+sy*1.45, .12), (4.3, .10, .36), teak, bevel=.03)
    coffee_cup((-.95, -.15, .04), (.82, .81, .79), tint, 40, 200)
    plate(ceramic(), .95, (.95, .75, .04)); croissant((.75, .95, .09), .3, .85); croissant((1.15, .6, .09), -.5, .8)
    bowl(ceramic(MOSS, .3, .4), .5, (.95, -.6, .04), .34)
    for i, (x, y, a) in enumerate(within(15, .36)): berry((.95+x, -.6+y, .34+.08*(1-(x*x+y*y)*8)), ('raspberry', 'blueberry', 'strawberry')[i % 3], .11, i)
    cylinder((-1.3, 1.25, .04), .34, .85, glass('juice glass', (.98, .99, .98)), 40); cylinder((-1.3, 1.25, .08), .31, .62, food((.86, .42, .02), (.82, .34, .01), 8., .3, .4), 40)
    look('three', (0, .45, .15), (0, -.1, .5), 1.8, 4.)
    return {**finish, 'flip': flip}
