"""Pictures of bread, pastry, sweets and things to share."""
from plates import *
from drinks import MACARONS, bun, macaron, tumbler


def crust_mat(light_=(.46, .20, .055), dark=(.16, .05, .014), flour=.6):
    """Baked crust with flour on it, by a colour painted on the mesh."""
    m = Mat('crust'); p = m.pos(); col = m('VertexColor', {'layer_name': 'bake'}); n = m('TexNoise', Vector=p, Scale=7., Detail=8, Roughness=.65); f = m('TexNoise', Vector=p, Scale=30., Detail=5)
    c = m.mix(1., col, m.ramp(n, [(.30, (.55, .45, .38)), (.55, (1, 1, 1)), (.75, (1.25, 1.3, 1.4))]), 'MULTIPLY')
    c = m.mix(m.math('MULTIPLY', m.ramp(f, [(.45, 0), (.62, 1)]), flour*.35), c, (.82, .76, .66))
    return m.done(m.principled(Base_Color=c, Roughness=.75, Normal=m.bump(m.math('ADD', n, f), .7, .03)))


def loaf(at, size=(1.1, .62, .55), turn=0., seed=0, cuts=3, m=None, flour=.6):
    """A sourdough loaf: dark ridges, pale floury cuts."""
    m = m or crust_mat(flour=flour)
    def fn(u, v):
        a, t = 2*pi*u, v*pi*.5+.0001
        x, y, z = cos(a)*sin(t*1.0), sin(a)*sin(t*1.0), cos(t)
        x, y = x*size[0], y*size[1]
        zz = size[2]*max(0, z)**.75
        cut = 0
        for k in range(cuts):
            c = (k-(cuts-1)/2)*size[0]*.55
            d = abs((x-c)+.35*y); w = .10+.05*noise.noise(Vector((y*3, k, seed)))
            cut = max(cut, max(0, 1-d/w)*min(1, zz/size[2]*1.6-.3))
        zz += -.05*cut+.05*max(0, 1-abs(cut-.35)/.35)*.6 + .03*noise.fractal(Vector((x*3+seed, y*3, zz*3)), 1, 2, 3)
        e = max(0, min(1, zz/size[2])); base = [(.50, .24, .075)[i]*(1-e*.8)+(.20, .065, .018)[i]*e*.8 for i in range(3)]
        fl = max(0, min(1, cut*1.6)); pale = (.72, .52, .30)
        band = .5+.5*sin(9*sqrt(x*x+y*y)*2.2/size[0]+seed); fw = .45*flour*max(0, band-.35)*(1-fl)
        return (x, y, max(0, zz)), [(base[i]*(1-fl)+pale[i]*fl)*(1-fw)+(.80, .74, .64)[i]*fw for i in range(3)]
    o = grid_surface('loaf', fn, 150, 70, m, close_u=True, attr='bake'); o.location = at; o.rotation_euler[2] = turn
    return o


def baguette(at, turn=0., length=3.4, r=.28, m=None, lift=0.):
    m = m or crust_mat(flour=.3)
    def fn(u, v):
        t, th = u*2-1, 2*pi*v
        w = r*max(0, 1-abs(t)**3.2)**.5*(1+.05*noise.noise(Vector((t*5, at[0], at[1]))))+.005
        k = (t*5.2+.6*cos(th)*1.2) % 1; top = max(0, sin(th))
        cut = max(0, 1-abs(k-.5)/.22)*max(0, top-.35)*1.5*(abs(t) < .88)
        z = w*sin(th)*.85-.05*cut*r+.10*r*max(0, 1-abs(cut-.4)/.4)
        b = [(.55, .28, .09)[i]*(1-top*.75)+(.26, .09, .022)[i]*top*.75 for i in range(3)]; c = min(1, cut*1.2)
        return (t*length/2, w*cos(th), z+r*.85), [b[i]*(1-c)+(.76, .56, .32)[i]*c for i in range(3)]
    o = grid_surface('baguette', fn, 180, 36, m, close_v=True, attr='bake'); o.location = at; o.rotation_euler = (0, -lift, turn)
    return o


def wheat(at, turn, n=7):
    """A few dry ears."""
    m = food((.72, .50, .20), (.55, .34, .11), 7., .7, .1); R = props.R
    grain = blob('grain', (0, 0, -9), 1, m, .05, 1., 2); pl = []; stems = []
    for i in range(n):
        a = turn+R.gauss(0, .10); x0, y0 = at[0]+R.gauss(0, .08), at[1]+R.gauss(0, .08); L = R.uniform(1.8, 2.3); z = at[2]+.03+.03*i
        stems.append([(x0+t*L*cos(a), y0+t*L*sin(a), z+.02*sin(t*5)) for t in (0, .3, .7, 1)])
        for k in range(18):
            t = 1+.022*k; s = 1 if k % 2 else -1
            pl.append(((x0+t*L*cos(a)-s*.03*sin(a), y0+t*L*sin(a)+s*.03*cos(a), z+.015*(k % 3)), (0, .2, a+s*.35), (.055, .02, .02)))
            if k % 2: stems.append([(x0+t*L*cos(a), y0+t*L*sin(a), z), (x0+(t*L+.14)*cos(a+s*.14), y0+(t*L+.14)*sin(a+s*.14), z+.02), (x0+(t*L+.3)*cos(a+s*.12), y0+(t*L+.3)*sin(a+s*.12), z+.03)])
    copies(grain, pl); tubes('stems', stems, .011, m, 2)


def board(at, size, m=None, turn=0.):
    return box((at[0], at[1], at[2]+.09), (size[0], size[1], .18), m or wood(False, .45, 6.), (0, 0, turn), bevel=.06, name='board')


def bread(surface='slate', mood='day', view='three', flip=False, baguettes=True, flour=True, napkin=(.62, .57, .49)):
    """Loaves on a board."""
    finish = light(mood); lay(surface)
    board((0, .2, 0), (3.2, 2.0), wood(False, .45, 6.) if surface != 'oak' else wood(True, .4, 6.), radians(-8))
    loaf((-.25, .45, .18), (1.15, .66, .60), radians(14), 2)
    slice_of_bread((.55, -.45, .26), .3, .52); slice_of_bread((.95, -.30, .36), .55, .52)
    if baguettes:
        for i, (x, y, t) in enumerate([(-.2, 1.7, 8), (.3, 2.15, 4)]): baguette((x, y, .0+.02*i), radians(t), 4.0, .3)
    else: loaf((.4, 2.2, 0), (.95, .85, .62), .6, 7, 2)
    cloth(linen(napkin), (2.6, 1.8), (-1.7, -.55, 0), radians(24), .12, 3)
    wheat((-1.9, -.1, .05), radians(-38))
    R = props.R
    if flour: sprinkle(blob('flour', (0, 0, -9), 1, mat('flour', Base_Color=(.82, .80, .75), Roughness=.9), .3, 1.5, 2), 160, 1.9, .005, .012, (.5, -.7))
    look(view, (0, .45, .25), (-.1, .1, .5), 1.4, 3.6)
    return {**finish, 'flip': flip}


def donut(at, glaze=(.72, .22, .30), seed=0, k=1., sprinkles=True):
    """A ring with icing that has run a little."""
    dough = food((.66, .36, .12), (.46, .20, .055), 7., .6, .15, .4, .05)
    R_, r = .40*k, .215*k
    def ring(grow, cut):
        def fn(u, v):
            a, b = 2*pi*u, 2*pi*v
            q = r*(1+.03*noise.noise(Vector((cos(a)*2, sin(a)*2, seed))))+grow
            z = q*sin(b)*.86
            if cut:
                edge = .03*k+.05*k*noise.noise(Vector((cos(a)*3.2+seed, sin(a)*3.2, 0)))+.05*k*sin(a*5+seed)*.5
                z = max(z, edge-.02)
            return (R_+q*cos(b))*cos(a), (R_+q*cos(b))*sin(a), z+r*.86
        return fn
    o = grid_surface('donut', ring(0, False), 64, 28, dough, close_u=True, close_v=True, subdiv=1); o.location = at
    ice = food(glaze, tuple(c*.85 for c in glaze), 3., .18, .2, .06, .5)
    def top(u, v):
        a, b = 2*pi*u, -.35+v*(pi+.7)
        wob = .20*noise.noise(Vector((cos(a)*3.2+seed, sin(a)*3.2, 0)))+.10*sin(a*5+seed)
        b = -.12+wob+v*(pi+.24-2*wob); q = r*1.0+.022*k*min(1, sin(max(0, min(pi, pi*v)))*4)
        return (R_+q*cos(b))*cos(a), (R_+q*cos(b))*sin(a), q*sin(b)*.86+r*.86
    o = grid_surface('icing', top, 90, 24, ice, close_u=True, subdiv=1); o.location = at
    if sprinkles:
        R = props.R
        for c in ((.86, .70, .16), (.86, .84, .80), (.20, .48, .55), (.70, .10, .16)):
            s = blob('sprinkle', (0, 0, -9), 1, mat('sp', Base_Color=c, Roughness=.35), 0, 1., 2)
            copies(s, [((at[0]+(R_+r*.75*cos(b))*cos(a), at[1]+(R_+r*.75*cos(b))*sin(a), at[2]+r*.86+(r+.03*k)*sin(b)*.86), (R.random(), R.random(), R.random()*6), (.034*k, .010*k, .010*k)) for a, b in [(R.random()*6.28, R.uniform(.5, 2.6)) for _ in range(13)]])


def sweets(kind='donuts', surface='rose', mood='noon', view='high', flip=False, dish=(.80, .78, .75)):
    """Doughnuts, macarons or buns on a stand or a tray."""
    finish = light(mood); lay(surface)
    if kind == 'donuts':
        glazes = [(.66, .14, .22), (.10, .035, .016), (.82, .78, .70), (.62, .36, .10), (.42, .50, .24), (.60, .34, .48)]
        for i, (x, y) in enumerate([(-.75, -.55), (.55, -.75), (-.1, .45), (1.2, .4), (-1.35, .65), (.55, 1.6), (-.75, 1.75)]): donut((x, y, .0), glazes[i % 6], i, 1., i % 2 == 0)
        look(view, (0, .45, .2), (0, .1, .35), 1.4, 4.)
    if kind == 'macarons':
        plate(ceramic(dish, .15), 1.5, (0, .2, 0))
        k = 0
        for ring, n, r, z in ((0, 9, .85, .12), (1, 5, .42, .37), (2, 1, 0, .62)):
            for x, y, a in around(n, r, .01, ring*.4): macaron((x, .2+y, z), MACARONS[(k*5+ring) % 6], a, 1.25); k += 1
        R = props.R; petals = leaf_mat((.55, .16, .20))
        for i in range(9): leaf(petals, (R.uniform(-1.7, 1.7), R.choice((-1.35, 1.75))+R.gauss(0, .2), .03), (R.gauss(0, .3), R.gauss(0, .3), R.random()*6), .3, .4, i)
        look(view, (0, .2, .3), (0, -.1, .45), 1.2, 3.6)
    if kind == 'buns':
        board((0, .3, 0), (3.3, 2.7), wood(True, .4, 6.), radians(6))
        for i, (x, y) in enumerate([(-.95, -.45), (0, -.5), (.95, -.4), (-.95, .5), (.02, .45), (.98, .5), (-.4, 1.35), (.55, 1.35)]): bun((x, y, .18), .48, i)
        look(view, (0, .35, .3), (0, 0, .45), 1.3, 3.6)
    if kind == 'cookies':
        board((0, .3, 0), (3.2, 2.5), wood(False, .4, 6.), radians(-6))
        for i, (x, y, z) in enumerate([(-.9, -.4, .18), (.05, -.45, .18), (.95, -.3, .18), (-.5, .4, .18), (.5, .45, .18), (-.1, .0, .30), (-.9, 1.15, .18), (.1, 1.2, .18), (1.05, 1.1, .18)]): cookie((x, y, z), .46, i)
        cylinder((-1.35, 2.2, 0), .42, 1.1, glass('bottle', (.97, .98, .97)), 40); cylinder((-1.35, 2.2, .05), .39, .85, mat('milk', Base_Color=(.88, .86, .82), Roughness=.3, Subsurface=.5, Subsurface_Color=(.88, .86, .82)), 40)
        look(view, (0, .4, .3), (0, -.1, .35), 1.3, 3.6)
    return {**finish, 'flip': flip}


def berry(at, kind='raspberry', r=.13, seed=0):
    """Raspberry, blueberry or strawberry."""
    if kind == 'blueberry':
        m = food((.035, .045, .11), (.015, .02, .055), 5., .5, .1, .15, 0., spot=(.16, .19, .30))
        blob('blueberry', at, r, m, .04, 1., 3, seed, None, .9)
        lathe('crown', [(r*.18, 0), (r*.34, .025), (r*.4, .03), (r*.3, .0), (r*.1, -.01)], m, 10, 0, (at[0], at[1], at[2]+r*.84))
        return
    if kind == 'strawberry':
        m = Mat('straw'); v = m('TexVoronoi', None, 'Distance', Vector=m.pos(), Scale=13.)
        c = m.mix(m.ramp(v, [(.10, 1), (.18, 0)]), (.62, .020, .012), (.80, .50, .12)); mm = m.done(m.principled(Base_Color=c, Roughness=.22, Clearcoat=.5, Clearcoat_Roughness=.12, Subsurface=.1, Subsurface_Radius=(.1, .03, .02), Subsurface_Color=c, Normal=m.bump(v, .6, .03)))
        o = lathe('strawberry', [(0, 0), (r*.55, .08*r), (r*1.0, r*.5), (r*.95, r*1.0), (r*.55, r*1.75), (.12*r, r*2.2), (0, r*2.25)], mm, 24, 2); o.location = at; o.rotation_euler = (radians(95), .3*sin(seed*2), seed*1.7)
        lm = leaf_mat((.06, .18, .02))
        for k in range(6):
            a = k*1.05+seed; leaf(lm, (at[0]+.05*cos(a)+.02, at[1]+.05*sin(a), at[2]+.02), (0, -.2, a), .16, .5, k)
        return
    m = food((.66, .03, .06), (.40, .01, .025), 6., .35, .2, .1, .3); s = blob('drupe', (0, 0, -9), 1, m, .03, 1., 2); pl = []
    for k in range(46):
        t = (k+.5)/46; z = 1-1.75*t; q = sqrt(max(0, 1-z*z)) if z > -.6 else .78
        a = k*2.39996; pl.append(((at[0]+r*.86*q*cos(a), at[1]+r*.86*q*sin(a), at[2]+r*(.9*z+.15)), (0, 0, 0), r*.26))
    copies(s, pl)


def tart(kind='berry', surface='marble', mood='morning', view='three', flip=False, dish=(.78, .75, .70), napkin=(.62, .36, .30)):
    """A tart: berries, lemon or chocolate."""
    finish = light(mood); lay(surface)
    plate(ceramic(dish, .2), 1.5, (0, .1, 0))
    pastry = food((.70, .44, .17), (.52, .27, .08), 7., .75, .15, .7, 0.)
    v, f, n = [], [], 144
    for k, (r, z) in enumerate([(0, .12), (.9, .12), (.98, .14), (1.08, .52), (1.02, .53), (.98, .46), (.97, .3)]):
        for i in range(n):
            a = 2*pi*i/n; flute_ = 1+(.025*(sin(a*36)) if k in (2, 3, 4) else 0); v.append((r*flute_*cos(a), .1+r*flute_*sin(a), z))
    for k in range(6):
        for i in range(n): f.append((k*n+i, k*n+(i+1) % n, (k+1)*n+(i+1) % n, (k+1)*n+i))
    mesh_obj('pastry', v, f, pastry, subdiv=1)
    fill = {'berry': ((.88, .78, .52), (.84, .70, .40)), 'lemon': ((.88, .60, .06), (.84, .52, .03)), 'chocolate': ((.075, .028, .014), (.05, .018, .008))}[kind]
    lathe('filling', [(0, .47), (.6, .47), (.93, .465), (.985, .475)], food(fill[0], fill[1], 3., .22 if kind != 'berry' else .4, .2, .08, .4), 64, 1, (0, .1, 0))
    R = props.R
    if kind == 'berry':
        for i, (x, y, a) in enumerate(within(52, .84)): berry((x, .1+y, .56+.02*R.random()), ('raspberry', 'blueberry', 'raspberry', 'strawberry', 'blueberry')[i*7 % 5], .115 if i*7 % 5 != 1 else .10, i)
        for x, y in ((.1, .2), (-.3, -.2), (.3, -.35)): herb((x, y+.1, .70), 3, .2)
    if kind == 'lemon':
        cream = food((.90, .87, .78), (.80, .66, .44), 3., .5, .3, .2, .05)
        for x, y, a in around(14, .80): lathe('kiss', [(0, 0), (.13, 0), (.15, .05), (.11, .14), (.05, .22), (.012, .30), (0, .31)], cream, 28, 2, (x, .1+y, .46), .05)
        for i, (x, y) in enumerate([(-.1, -.05), (.16, .2)]): citrus_slice((x, .1+y, .52), (.25*(i-.5), .2, i), .22, kind='lemon', th=.03)
        herb((.15, -.05, .52), 3, .18)
    if kind == 'chocolate':
        for i, (x, y, a) in enumerate(around(9, .72, 0, .3, 3.6)): berry((x, .1+y, .58), 'raspberry', .125, i)
        leafy = mat('gold', Base_Color=(.9, .62, .22), Metallic=1, Roughness=.3)
        for i in range(9): shaving(leafy, (R.gauss(0, .3), .1+R.gauss(0, .3), .50), (R.gauss(0, .3), R.gauss(0, .3), R.random()*6), R.uniform(.05, .1), i)
        salt = mat('salt', Base_Color=(.9, .9, .9), Roughness=.3); sprinkle(rounded_cube('salt', (0, 0, -9), 1, salt, .1), 60, .75, .485, .014, (0, .1))
    spoon(metal(.2), (1.75, -.9, .02), radians(80), 1.7)
    cloth(linen(napkin), (2.2, 1.7), (-1.9, -.6, 0), radians(30), .08, 3)
    look(view, (0, .1, .3), (0, -.45, .55), 1.18, 3.6)
    return {**finish, 'flip': flip}


def pancakes(surface='white', mood='golden', view='low', flip=False, n=6, dish=(.30, .36, .38)):
    """A stack with berries and syrup."""
    finish = light(mood); lay(surface)
    plate(ceramic(dish, .3, .4), 1.45, (0, 0, 0))
    R = props.R
    for i in range(n):
        m = Mat('cake'); p = m.pos(); q = m('SeparateXYZ', None, 'Z', Vector=p); nz = m('TexNoise', Vector=p, Scale=5., Detail=6)
        c = m.mix(m.ramp(m.math('ADD', q, m.math('MULTIPLY', nz, .05)), [(.035, 0), (.055, 1)]), (.80, .56, .25), m.mix(m.ramp(nz, [(.35, 0), (.6, 1)]), (.56, .25, .06), (.36, .13, .03)))
        lower = m.ramp(q, [(.10, 0), (.12, 1)])
        c = m.mix(lower, m.mix(m.ramp(q, [(.0, 1), (.03, 0)]), (.82, .62, .32), (.44, .18, .045)), c)
        mm = m.done(m.principled(Base_Color=c, Roughness=.55, Subsurface=.15, Subsurface_Radius=(.1, .06, .03), Subsurface_Color=c, Normal=m.bump(nz, .4, .03)))
        r = .86-.02*i+R.gauss(0, .012)
        o = lathe('pancake', [(0, 0), (r*.9, 0), (r*.985, .03), (r, .075), (r*.985, .12), (r*.9, .15), (0, .155)], mm, 60, 2, (R.gauss(0, .03), R.gauss(0, .03), .06+.152*i), .014)
    top = .06+.152*n
    rounded_cube('butter', (.05, -.02, top+.09), .26, food((.88, .70, .28), (.86, .64, .20), 3., .3, .4, .1, .2), .14, (0, .06, .4), .05)
    sm = Mat('syrup'); s2 = sm.done(sm.principled(Base_Color=(.55, .22, .025), Roughness=.05, Transmission=.6, Clearcoat=1., IOR=1.4, Subsurface=.1, Subsurface_Color=(.5, .2, .03)))
    def fn(u, v):
        a = 2*pi*u; q = v*(.62+.12*sin(3*a+1)+.08*sin(5*a)); return q*cos(a), q*sin(a), .03*(1-v**6)+.003
    grid_surface('pool', fn, 90, 20, s2, close_u=True).location = (0, 0, top)
    for i, (x, y) in enumerate([(-.30, -.18), (-.18, .26), (.36, .16), (.30, -.34)]): berry((x, y, top+.12), ('blueberry', 'raspberry')[i % 2], .12, i)
    for i, (x, y, a) in enumerate(around(10, 1.12, .04, 3.4, 3.2)): berry((x, y, .19), ('raspberry', 'blueberry', 'strawberry')[i % 3], .12, i)
    fork((1.7, .2, .02), radians(-96), 1.8)
    tumbler((1.35, 2.2, 0), [(0, (.85, .36, .02)), (1, (.95, .50, .04))], .95, 1.1, 0, 3)
    cloth(linen((.70, .66, .60)), (2.4, 2.), (-1.9, .8, 0), radians(20), .08, 3)
    look(view, (0, .05, .62), (0, -.7, .7), 1.14, 3.)
    return {**finish, 'flip': flip}


def pizza(kind='margherita', surface='slate', mood='day', view='high', flip=False):
    """A pizza on a board."""
    finish = light(mood); lay(surface)
    cylinder((0, .1, 0), 1.72, .14, wood(False, .45, 6.), 90, .05)
    m = Mat('dough'); col = m('VertexColor', {'layer_name': 'bake'}); p = m.pos(); n1 = m('TexNoise', Vector=p, Scale=8., Detail=7); n2 = m('TexNoise', Vector=p, Scale=26., Detail=4)
    c = m.mix(1., col, m.ramp(n1, [(.3, (.7, .65, .6)), (.6, (1.1, 1.1, 1.1))]), 'MULTIPLY')
    dm = m.done(m.principled(Base_Color=c, Roughness=.5, Subsurface=.08, Subsurface_Radius=(.1, .05, .02), Subsurface_Color=c, Normal=m.bump(m.math('ADD', n1, n2), .6, .03)))
    sauce = {'margherita': (.40, .050, .010), 'green': (.16, .20, .03), 'white': (.80, .70, .50)}[kind]
    def fn(u, v):
        a, q = 2*pi*u, v*1.5
        w = 1+.03*noise.noise(Vector((cos(a)*2, sin(a)*2, 1)))
        rim = max(0, 1-abs(v-.905)/.095); nz = noise.fractal(Vector((q*cos(a)*4, q*sin(a)*4, 3)), 1, 2, 4)
        z = .05+.17*rim**.55*(1+.25*noise.noise(Vector((cos(a)*5, sin(a)*5, 7))))+.018*nz*(1-rim)
        z = z if v < .995 else 0
        gold, char, pale = (.72, .42, .15), (.08, .03, .015), (.80, .60, .34)
        ch = max(0, min(1, (noise.fractal(Vector((cos(a)*6, sin(a)*6, v*9)), 1, 2, 3)-.12)*3.2))*min(1, rim*2)
        crust = [(pale[i]*.5+gold[i]*.5)*(1-ch)+char[i]*ch for i in range(3)]
        e = max(0, min(1, (v-.80+.04*nz)/.045)); tone = 1+.35*nz
        return (q*w*cos(a), q*w*sin(a), z), [sauce[i]*tone*(1-e)+crust[i]*e for i in range(3)]
    grid_surface('pizza', fn, 200, 90, dm, close_u=True, attr='bake').location = (0, .1, .14)
    R = props.R
    cheese = food((.88, .80, .60), (.84, .66, .36), 4., .35, .3, .4, .2, spot=(.62, .32, .10))
    for i, (x, y, a) in enumerate(within(15, 1.05)):
        def blot(u, v, i=i):
            b = 2*pi*u; q = v*(.21+.018*sin(3*b+i)+.045*sin(2*b+i*2)); return q*cos(b), q*sin(b), .05*(1-v**3)+.012*noise.noise(Vector((q*9, b, i)))*(1-v)
        o = grid_surface('cheese', blot, 40, 12, cheese, close_u=True, subdiv=1); o.location = (x+R.gauss(0, .05), .1+y+R.gauss(0, .05), .20)
    if kind == 'margherita':
        lm = leaf_mat((.035, .13, .012))
        for i, (x, y, a) in enumerate(within(8, .85)): leaf(lm, (y, .1+x, .30), (R.gauss(0, .2), -.15, a), .34, .5, i)
        for i, (x, y, a) in enumerate(within(7, .95)): tomato((x*.9+.1, .1-y, .24), .12, i)
    if kind == 'green':
        greens(16, .8, .26, .42, at=(0, .1), height=.06, colours=((.05, .17, .015), (.08, .22, .02)))
        olive = food((.035, .02, .03), (.02, .012, .02), 5., .25, .05, .1, .4)
        for i, (x, y, a) in enumerate(within(11, 1.0)): lathe('olive', [(.05, -.035), (.10, -.03), (.115, 0), (.10, .03), (.05, .035), (.035, 0), (.05, -.035)], olive, 24, 1, (y, .1+x, .25)).rotation_euler = (R.gauss(0, .3), R.gauss(0, .3), 0)
    if kind == 'white':
        mush = food((.72, .60, .46), (.52, .38, .25), 5., .6, .15, .3)
        for i, (x, y, a) in enumerate(within(13, 1.0)):
            o = lathe('mushroom', [(0, .03), (.07, .03), (.14, .02), (.17, 0), (.14, -.02), (0, -.02)], mush, 28, 1, (y, .1+x, .26)); o.rotation_euler = (R.gauss(0, .4), R.gauss(0, .4), a); o.scale = (1, .65, 1)
        greens(13, .75, .27, .42, at=(0, .1), height=.05, colours=((.05, .17, .015), (.08, .22, .02)))
        thyme = leaf_mat((.08, .14, .05))
        for i in range(40): leaf(thyme, (R.gauss(0, .6), .1+R.gauss(0, .6), .28), (R.gauss(0, .4), R.gauss(0, .4), R.random()*6), .09, .4, i)
    cloth(linen((.50, .20, .15)), (2.4, 1.8), (-1.9, -1.2, 0), radians(24), .10, 3)
    for x, y, q in [(1.75, 1.75, .15), (1.98, 2.0, .14), (1.5, 2.1, .15)]: tomato((x, y, q*.85), q, int(x*9))
    wine_glass((-1.45, 2.2, 0))
    look(view, (0, .15, .15), (0, -.3, .25), 1.34, 4.)
    return {**finish, 'flip': flip}


def mezze(surface='terrazzo', mood='noon', view='top', flip=False, near=1., seed=0):
    """Small bowls to share, with flat bread."""
    finish = light(mood); lay(surface)
    R = props.R
    spots = [(-.95, .95, .62), (.55, 1.15, .72), (1.25, -.25, .58), (-.15, -.15, .78), (-1.35, -.55, .56), (.65, -1.35, .62)]
    glazes = [STONE, WHITE, MOSS, SAND, INK, CREAM]
    swirls = {0: ('hummus', (.74, .58, .36), (.66, .48, .26)), 1: ('beet', (.46, .03, .10), (.36, .02, .07)), 2: ('olives', None, None), 3: ('labneh', (.78, .74, .65), (.70, .65, .55)), 4: ('muhammara', (.52, .14, .035), (.40, .09, .02)), 5: ('tabbouleh', None, None)}
    for i, (x, y, r) in enumerate(spots):
        k = (i+seed) % 6; kind, a_, b_ = swirls[k]
        bowl(ceramic(glazes[i], .28, .5 if i % 2 else 0), r, (x, y, 0), .34)
        if a_:
            mm = food(a_, b_, 7., .5, .15, .5, .05)
            def fn(u, v, r=r, i=i):
                a = 2*pi*u; q = v*r*.90; s = sin(v*11-a+i); return q*cos(a), q*sin(a), .20+.06*s*(1-v*.6)*min(1, v*4)+.05*v*v
            grid_surface('dip', fn, 90, 40, mm, close_u=True).location = (x, y, .02)
            oil = Mat('oil'); om = oil.done(oil.principled(Base_Color=(.62, .42, .04), Roughness=.04, Transmission=.6, Clearcoat=1.))
            blob('oil', (x+.03, y-.02, .235), r*.30, om, .3, 1.5, 4, i, None, .05)
            chick = food((.80, .58, .30), (.68, .44, .18), 5., .5, .2); paprika = mat('paprika', Base_Color=(.42, .06, .01), Roughness=.8); green = leaf_mat((.05, .16, .02)); nut = food((.60, .36, .16), (.42, .22, .08), 6., .5)
            if kind == 'hummus':
                for j in range(9): blob('chickpea', (x+R.gauss(0, .09), y+R.gauss(0, .09), .27), .06, chick, .12, 1.2, 3, j)
            if kind in ('muhammara', 'labneh'):
                for j in range(12): blob('nut', (x+R.gauss(0, .12), y+R.gauss(0, .12), .27), R.uniform(.03, .05), nut, .4, 1.3, 3, j)
            if kind == 'beet':
                seeds = food((.55, .02, .05), (.35, .01, .03), 5., .2, .2, .1, .5)
                for j in range(24): blob('pip', (x+R.gauss(0, .16), y+R.gauss(0, .16), .26), .032, seeds, .15, 1.2, 2, j)
            sprinkle(blob('spice', (0, 0, -9), 1, paprika, .4, 1.5, 2), 40, r*.6, .26, .009, (x, y))
            for j in range(5): leaf(green, (x+R.gauss(0, .14), y+R.gauss(0, .14), .29), (R.gauss(0, .3), -.2, R.random()*6), .14, .5, j)
        elif kind == 'olives':
            for j, (ox, oy, a) in enumerate(within(22, r*.72)): blob('olive', (x+ox, y+oy, .22+.08*(1-(ox*ox+oy*oy)/r/r)), .095, food(*(((.20, .24, .05), (.10, .13, .02)) if j % 3 else ((.07, .03, .05), (.04, .015, .03))), 6., .2, .2, .2, .5), .05, 1., 3, j, None, 1.1)
        else:
            m = leaf_mat((.05, .16, .02))
            for j in range(170): leaf(m, (x+r*.78*sqrt(R.random())*cos(j), y+r*.78*sqrt(R.random())*sin(j), .24+.07*R.random()), (R.gauss(0, .7), R.gauss(0, .7), R.random()*6), .13, .6, j)
            grain = food((.84, .70, .42), (.72, .54, .28), 5., .6, .2); sprinkle(blob('bulgur', (0, 0, -9), 1, grain, .2, 1.4, 2), 90, r*.75, lambda a, b: .30+.03*R.random(), .022, (x, y))
            for j in range(18): rounded_cube('tomato', (x+r*.7*sqrt(R.random())*cos(j*2.4), y+r*.7*sqrt(R.random())*sin(j*2.4), .30), .085, food((.66, .05, .012), (.50, .02, .008), 5., .25, .2, .1, .4), .15, (j, j*2, j), .2, j)
    flat = crust_mat(flour=.5)
    for i, (x, y, z, t) in enumerate([(-1.55, 1.75, .02, .3), (-1.25, 1.95, .09, .9), (1.65, 1.35, .02, 2.)]):
        def pita(u, v, i=i):
            a, q = 2*pi*u, v*.72; nz = noise.fractal(Vector((q*cos(a)*3+i*5, q*sin(a)*3, 0)), 1, 2, 4); ch = max(0, min(1, (nz-.10)*3.5))
            return (q*cos(a), q*.86*sin(a), .05*(1-v**4)+.035*nz*(1-v*.5)), [(.82, .62, .36)[k]*(1-ch*.8)+(.30, .13, .04)[k]*ch*.8 for k in range(3)]
        o = grid_surface('pita', pita, 70, 30, flat, close_u=True, attr='bake'); o.location = (x, y, z); o.rotation_euler[2] = t
    citrus_slice((-.62, -1.45, .03), (0, 0, .4), .30, kind='lemon', th=.06); citrus_slice((-.98, -1.62, .08), (.2, .15, 1.4), .28, kind='lemon', th=.06)
    look(view, (0, .0, .1), (0, 0, .25), near*1.5, 4.)
    return {**finish, 'flip': flip}


def dumplings(surface='walnut', mood='evening', view='three', flip=False, n=7):
    """Dumplings in a bamboo steamer."""
    finish = light(mood); lay(surface)
    bamboo = food((.66, .44, .20), (.50, .30, .11), 4., .5, .1, .3, .1)
    for k, (r, z) in enumerate([(1.25, 0), (1.25, .46)]):
        lathe('ring', [(r-.10, z), (r, z), (r+.01, z+.02), (r+.01, z+.42), (r, z+.44), (r-.10, z+.44), (r-.10, z)], bamboo, 80, 0)
        lathe('band', [(r+.012, z+.06), (r+.035, z+.07), (r+.035, z+.15), (r+.012, z+.16)], food((.52, .31, .12), (.40, .22, .08), 8., .5), 80, 0)
    for i in range(15): box((-1.12+.16*i, 0, .60), (.13, 2.36*sqrt(max(.02, 1-((-1.12+.16*i)/1.2)**2)), .03), bamboo)
    paper = food((.80, .77, .70), (.74, .70, .62), 3., .8); lathe('paper', [(0, .62), (1.0, .625), (1.06, .65)], paper, 48, 0)
    skin = food((.86, .82, .72), (.80, .72, .58), 4., .32, .5, .2, .3)
    spots = [(0, 0, 0)]+around(n-1, .70, .01)
    for i, (x, y, a) in enumerate(spots):
        def fn(u, v, i=i):
            t = 2*pi*u; h = v
            r = .33*(sin(min(1, h*1.12+.12)*pi*.86)**.62) if h < .95 else .33*max(0, 1-h)*1.2
            pl = 1+.16*h*h*sin(t*14+h*5+i)*(.3+.7*h)
            return r*pl*cos(t), r*pl*sin(t), .36*h**.85-.03*max(0, h-.9)*6
        o = grid_surface('dumpling', fn, 112, 26, skin, close_u=True, subdiv=1); o.location = (x, y, .64); o.rotation_euler[2] = a
        blob('topping', (x, y, 1.0), .05, food((.80, .30, .04), (.70, .2, .02), 6., .4, .2), .3, 1.4, 3, i)
    ring = food((.30, .46, .10), (.12, .28, .03), 8., .4, .3, .2, .2); src = lathe('scallion', [(.55, -.5), (1, -.5), (1.05, 0), (1, .5), (.55, .5), (.5, 0), (.55, -.5)], ring, 24, 1, (0, 0, -9))
    R = props.R
    copies(src, [((R.gauss(0, .5), R.gauss(0, .5), .66), (R.gauss(0, .5), R.gauss(0, .5), 0), .035) for _ in range(16)])
    bowl(ceramic(INK, .2), .46, (1.75, -.75, 0), .26)
    soy = Mat('soy'); lathe('soy', [(0, .17), (.40, .17)], soy.done(soy.principled(Base_Color=(.02, .008, .004), Roughness=.05, Clearcoat=1.)), 40, 0, (1.75, -.75, .02))
    chop = food((.10, .035, .02), (.06, .02, .012), 5., .3, 0, .1, .4)
    for d in (0, .13): tubes('chopstick', [([(-1.75+d, -1.3, .05), (-1.62+d*.5, 1.3, .10)], [1.1, .7])], .04, chop)
    lathe('teacup', [(0, 0), (.2, 0), (.24, .04), (.36, .2), (.42, .55), (.40, .55), (.33, .2), (0, .08)], ceramic((.30, .36, .34), .2, .5), 48, 2, (1.35, 1.9, 0)); lathe('tea', [(0, .44), (.385, .44)], mat('tea', Base_Color=(.36, .22, .03), Roughness=.08), 40, 0, (1.35, 1.9, 0))
    look(view, (.05, .05, .50), (0, -.5, .85), 1.26, 3.)
    return {**finish, 'flip': flip}
