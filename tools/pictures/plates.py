"""Pictures of dishes."""
from table import *
import props
from drinks import cookie, condensation, tumbler, wine_glass

STONE, CREAM, SAND, INK, WHITE, MOSS = (.30, .29, .27), (.76, .71, .62), (.58, .48, .38), (.045, .05, .06), (.82, .81, .79), (.22, .27, .20)


def around(n, r, jitter=.0, start=0., turn=2*pi):
    """n places on a circle: x, y, angle."""
    R = props.R
    return [((r+R.gauss(0, jitter))*cos(a), (r+R.gauss(0, jitter))*sin(a), a) for a in [start+turn*i/n for i in range(n)]]


def within(n, r):
    """n places spread over a disc: x, y, angle."""
    R = props.R
    return [(r*sqrt((i+.5)/n)*cos(i*2.39996)+R.gauss(0, r*.04), r*sqrt((i+.5)/n)*sin(i*2.39996)+R.gauss(0, r*.04), i*2.39996) for i in range(n)]


def bowl(m, r=1., at=(0, 0, 0), h=.62):
    """A round deep bowl."""
    return lathe('bowl', [(x*r, z*h/.62) for x, z in [(0, .07), (.3, .07), (.62, .17), (.86, .38), (.965, .585), (.985, .61), (1., .615), (1.01, .60), (.90, .35), (.66, .11), (.45, .03), (.44, 0), (.38, 0), (.37, .02), (0, .02)]], m, loc=at, wobble=.004, seg=80)


def fork(at, turn, length=1.45, m=None):
    """A fork: handle, neck and four tines."""
    m = m or metal(.2); x, y, z = at
    def place(px, py, pz): return (x+px*cos(turn)-py*sin(turn), y+px*sin(turn)+py*cos(turn), z+pz)
    tubes('handle', [([place(t*length, 0, .03+.045*sin(pi*max(0, t-.25))) for t in (.28, .36, .5, .7, .9, 1)], [.8, .6, .7, 1, 1.3, 1.2])], .03, m)
    tubes('tines', [([place(length*(.30-.3*t), .012*k*4*min(1, .4+2*t), .035+.03*sin(pi*t)) for t in (0, .12, .3, .6, 1)], [1.6, 1.3, 1, .9, .4]) for k in (-1.5, -.5, .5, 1.5)], .013, m)


def sprinkle(src, n, r, z, size, at=(0, 0)):
    """Copies of one small thing strewn over a disc; z is a number or a function of x and y."""
    R = props.R
    copies(src, [((at[0]+x, at[1]+y, z(x, y) if callable(z) else z), (R.gauss(0, .5), R.gauss(0, .5), R.random()*6), size*R.uniform(.6, 1.3)) for x, y in [(q*cos(a), q*sin(a)) for q, a in [(r*sqrt(R.random()), R.random()*6.28) for _ in range(n)]]])


def greens(n, r, z, size=.4, colours=((.05, .17, .015), (.10, .25, .03), (.18, .04, .05)), at=(0, 0), height=.25, seed=0):
    """A heap of salad leaves."""
    R = props.R; ms = [leaf_mat(c) for c in colours]
    for i, (x, y, a) in enumerate(within(n, r)):
        q = math.hypot(x, y)/r
        leaf(ms[i % len(ms)], (at[0]+x, at[1]+y, z+height*(1-q*q)+.03*R.random()), (R.gauss(0, .45), -.35+R.gauss(0, .3), a+R.gauss(0, .6)), size*R.uniform(.7, 1.25), R.uniform(.4, 1.1), i+seed)


def herb(at, n=5, size=.2, colour=(.04, .14, .012)):
    m = leaf_mat(colour); R = props.R
    for i in range(n):
        a = i*2.2+R.random()
        leaf(m, (at[0]+.35*size*cos(a), at[1]+.35*size*sin(a), at[2]+.012*i), (R.gauss(0, .2), -.25-.1*R.random(), a), size*R.uniform(.7, 1.1), .6, i)


def tomato(at, r=.125, seed=0, colour=((.50, .012, .006), (.78, .06, .012))):
    m = food(colour[1], colour[0], 4., .16, .2, .15, .6, 3)
    return blob('tomato', at, r, m, .08, 1.1, 4, seed+3, None, .87)


def disc(at, r, th, m, rot=(0, 0, 0)):
    o = lathe('disc', [(0, th/2), (r*.9, th/2), (r, th*.3), (r, -th*.3), (r*.9, -th/2), (0, -th/2)], m, 40, 1)
    o.location = at; o.rotation_euler = rot
    return o


def egg_half(at, r=.24, rot=(0, 0, 0), soft=True):
    """Half an egg, the cut face up."""
    yolk = (.80, .28, .02) if soft else (.84, .52, .10)
    m = radial([(0, yolk), (.50, yolk), (.56, (.88, .82, .70)), (.9, (.90, .87, .80)), (1, (.86, .80, .70))], r, .3, .3, .08)
    o = lathe('egg', [(0, .0), (r*.45, .012), (r*.5, 0), (r*.9, 0), (r, -.02), (r*.95, -r*.35), (r*.7, -r*.68), (r*.35, -r*.86), (0, -r*.92)], m, 48, 2)
    o.location = at; o.rotation_euler = rot; o.scale = (1.22, .95, 1)
    return o


def surround(napkin, kind='spoon', glass_=True, surface='oak'):
    """Cloth, cutlery and a glass around a dish."""
    if napkin: cloth(linen(napkin), (3.4, 2.1), (-1.3, -.55, 0), radians(58), .05, 1)
    if kind == 'spoon': spoon(metal(.2), (1.5, -.75, .02), radians(78), 1.9)
    if kind == 'fork': fork((1.52, .35, .02), radians(-98), 1.9)
    if glass_: wine_glass((1.25, 2.25, 0))


def swirl(n=640, base=(.72, .26, .03), cream=(.90, .82, .66), turns=2.6, seed=1, oil=(.50, .10, .01)):
    """A picture of soup seen from above: a spiral of cream dragged through it, with drops of oil."""
    y, x = np.mgrid[0:n, 0:n]; x = (x+.5)/n*2-1; y = (y+.5)/n*2-1
    rng = np.random.default_rng(seed)
    for k in range(5):
        a, b, ph = rng.normal(0, .03), rng.uniform(2, 8), rng.uniform(0, 6)
        x, y = x+a*np.sin(b*y+ph), y+a*np.sin(b*x+ph*2)
    r, th = np.hypot(x, y), np.arctan2(y, x)
    th = th+.25*np.sin(r*7)
    d = np.abs(((r-.10-.62*((th+pi)/(2*pi))/turns)*turns/.62+.5) % 1-.5)*.62/turns
    width = np.clip(.038*(1-r)+.012*np.sin(th*3+r*9)+.012, .004, 1)*np.clip((.74-r)/.2, 0, 1)
    line = np.clip((width-d)/.02+.5, 0, 1)*np.clip((.72-r)/.1, 0, 1)
    noise_ = rng.normal(0, 1, (n//8, n//8)); noise_ = np.kron(noise_, np.ones((8, 8)))[:n, :n]
    c = np.ones((n, n, 3))*np.array(base)*(1+.03*noise_[..., None])
    for _ in range(26):
        ox, oy, q = rng.uniform(-.8, .8), rng.uniform(-.8, .8), rng.uniform(.012, .045)
        m = np.clip((q-np.hypot(x-ox, y-oy))/.01, 0, 1)[..., None]*.55
        c = c*(1-m)+np.array(oil)*m
    line = line[..., None]
    return c*(1-line)+np.array(cream)*line


def pool_of(at, r, rgb, rough=.22, bump=.1):
    """A liquid's round face with a picture on it."""
    m = Mat('liquid'); p = m.pos()
    uv = m('Mapping', Vector=p, Location=(.5, .5, 0), Scale=(.5/r, .5/r, 1))
    c = m('TexImage', {'image': image_tex('liquid', rgb), 'extension': 'EXTEND'}, Vector=uv)
    h = m('TexNoise', Vector=p, Scale=7., Detail=6)
    mm = m.done(m.principled(Base_Color=c, Roughness=rough, Specular=.45, Subsurface=.1, Subsurface_Radius=(.06, .04, .02), Subsurface_Color=c, Normal=m.bump(h, bump, .02)))
    def fn(u, v):
        a, q = 2*pi*u, v*r; e = max(0, v-.9)/.1
        return q*cos(a), q*sin(a), .014*e*e
    o = grid_surface('liquid', fn, 96, 30, mm, close_u=True); o.location = at
    return o


def soup(base=(.72, .26, .03), cream=(.90, .82, .66), surface='oak', mood='day', view='three', glaze=STONE, napkin=(.50, .53, .55),
         garnish='seeds', seed=1, flip=False, bread=True, oil=(.50, .10, .01), speckle=.6):
    """Soup with a spiral of cream."""
    finish = light(mood); lay(surface)
    bowl(ceramic(glaze, .3, speckle), 1.12, (0, 0, .02), .60)
    pool_of((0, 0, .50), 1.03, swirl(base=base, cream=cream, seed=seed, oil=oil))
    if garnish == 'seeds':
        src = blob('seed', (0, 0, -9), 1, food((.36, .40, .16), (.20, .24, .07), 6., .4), .1, 1., 2, 0, None, .35); src.scale = (1.7, 1, 1)
        R = props.R
        copies(src, [((-.12+R.gauss(0, .16), .10+R.gauss(0, .14), .515), (R.gauss(0, .3), R.gauss(0, .3), R.random()*6), (.062, .034, .03)) for _ in range(34)])
    herb((-.05, .16, .53), 5, .24)
    if garnish == 'croutons':
        crust = food((.66, .40, .15), (.40, .18, .05), 7., .7, .1, .9, 0.)
        for i, (x, y, a) in enumerate(within(9, .34)): rounded_cube('crouton', (x+.1, y+.05, .56), .15, crust, .1, (a, a*2, a), .2, i)
    pepper = mat('pepper', Base_Color=(.02, .014, .01), Roughness=.7)
    sprinkle(blob('pep', (0, 0, -9), 1, pepper, .5, 1.5, 2), 50, .7, .515, .009)
    surround(napkin, 'spoon', mood != 'noon')
    if bread: slice_of_bread((-1.35, 1.55, .06), .5); slice_of_bread((-.95, 1.75, .10), 1.1)
    look(view, (.04, .14, .32), (0, -.15, .5), 1., 3.4)
    return {**finish, 'flip': flip}


def slice_of_bread(at, turn=0., k=.62):
    """A slice of sourdough lying on its side."""
    m = Mat('crumb'); p = m.pos(); n = m('TexNoise', Vector=p, Scale=6., Detail=7); v = m('TexVoronoi', None, 'Distance', Vector=p, Scale=11.)
    holes = m.ramp(v, [(.12, 1), (.32, 0)]); c = m.mix(m.math('MULTIPLY', holes, .5), m.mix(n, (.78, .62, .40), (.88, .76, .56)), (.48, .32, .17))
    crumb = m.done(m.principled(Base_Color=c, Roughness=.85, Subsurface=.15, Subsurface_Radius=(.1, .06, .03), Subsurface_Color=c, Normal=m.bump(m.math('SUBTRACT', n, holes), .8, .04)))
    crust = food((.42, .19, .06), (.18, .06, .018), 8., .7, .05, .8, 0.)
    def fn(u, v):
        a = 2*pi*u; q = k*(1+.03*noise.noise(Vector((cos(a)*2, sin(a)*2, at[0]))))
        return q*1.15*cos(a), q*(.72+.12*max(0, sin(a)))*sin(a), (v-.5)*.15
    o = grid_surface('crust', fn, 48, 5, crust, close_u=True); o.location = at; o.rotation_euler[2] = turn
    s = o.modifiers.new('t', 'SOLIDIFY'); s.thickness = .04; s.offset = -1
    def face(u, v):
        a = 2*pi*u; q = k*v*(1+.03*noise.noise(Vector((cos(a)*2, sin(a)*2, at[0]))))
        return q*1.15*cos(a), q*(.72+.12*max(0, sin(a)))*sin(a), .066+.012*noise.noise(Vector((q*9*cos(a), q*9*sin(a), 1)))
    o = grid_surface('crumb', face, 48, 14, crumb, close_u=True); o.location = at; o.rotation_euler[2] = turn


def pasta(kind='tomato', surface='oak', mood='day', view='three', glaze=CREAM, napkin=(.50, .53, .55), flip=False, near=1.):
    """Spaghetti with tomato, pesto, cream or ink."""
    finish = light(mood); lay(surface)
    deep_bowl(ceramic(glaze, .28, .8 if sum(glaze) > 1 else 0), 1.28, (0, 0, .03))
    tones = {'tomato': ((.87, .50, .14), (.82, .27, .045), (.56, .07, .008)), 'pesto': ((.74, .56, .16), (.42, .42, .07), (.06, .14, .012)),
             'cream': ((.86, .64, .30), (.84, .54, .20), (.80, .60, .34)), 'ink': ((.030, .028, .030), (.012, .012, .014), (.05, .045, .045))}[kind]
    m = Mat('pasta'); p = m.pos(); n = m('TexNoise', Vector=p, Scale=3.2, Detail=4); s = m('TexNoise', Vector=p, Scale=16., Detail=5)
    c = m.mix(m.ramp(n, [(.40, 0), (.60, .85)]), tones[0], tones[1]); c = m.mix(m.ramp(s, [(.60, 0), (.72, .7)]), c, tones[2])
    strand = m.done(m.principled(Base_Color=c, Subsurface=.22 if kind != 'ink' else 0, Subsurface_Radius=(.09, .05, .02), Subsurface_Color=c, Roughness=m.ramp(s, [(.35, .26), (.65, .44)]), Specular=.4, Clearcoat=.22, Clearcoat_Roughness=.10, Normal=m.bump(s, .18, .01)))
    spaghetti(170, .80, .16, strand, 5 if kind == 'tomato' else 8)
    R = props.R
    top = lambda q: .635-.64*q*q
    if kind == 'tomato':
        sauce = food((.52, .052, .004), (.28, .016, .002), 5., .34, .08, .8, .25, spot=(.74, .17, .02))
        blob('sauce', (.02, 0, .50), .34, sauce, .55, 1.5, 5, 2, None, .42)
        for i in range(46):
            a, q = R.random()*6.28, abs(R.gauss(0, .22)); blob('chunk', (q*cos(a), q*sin(a), top(q)-.05*R.random()), R.uniform(.022, .055), sauce, .5, 1.4, 3, i, None, .75)
    if kind in ('tomato', 'pesto'):
        places = [(-.34, .14, .49), (.30, .26, .48), (.24, -.32, .47), (-.16, -.38, .47), (-.02, .46, .43)]
        for i, (x, y, z) in enumerate(places if kind == 'tomato' else [(-.26, .20, .53), (.30, .22, .50), (.06, .40, .47)]): tomato((x, y, z), .125, i)
    if kind == 'pesto':
        green = food((.10, .19, .02), (.035, .09, .008), 9., .4, .05, .9, .2, spot=(.55, .50, .20))
        for i in range(60):
            a, q = R.random()*6.28, abs(R.gauss(0, .28)); blob('pesto', (q*cos(a), q*sin(a), top(q)-.05*R.random()), R.uniform(.02, .06), green, .5, 1.4, 3, i, None, .6)
        nut = food((.80, .62, .36), (.70, .45, .20), 5., .5, .2)
        for i in range(16):
            a, q = R.random()*6.28, abs(R.gauss(0, .30)); o = blob('nut', (q*cos(a), q*sin(a), top(q)+.03), .035, nut, .08, 1., 3, i); o.scale = (1.8, 1, 1); o.rotation_euler = (R.random(), R.random(), a)
    if kind == 'cream':
        ham = food((.62, .27, .16), (.44, .13, .07), 6., .4, .2, .7, .3, spot=(.80, .52, .38))
        for i in range(26):
            a, q = R.random()*6.28, abs(R.gauss(0, .30)); rounded_cube('ham', (q*cos(a), q*sin(a), top(q)+.015), R.uniform(.07, .12), ham, .12, (a, q*5, a*2), .3, i)
    if kind == 'ink':
        prawns((0, 0, .60), 4)
    if kind != 'cream': herb((.02, .0, .66), 4, .33)
    cheese = mat('parmesan', Base_Color=(.86, .72, .42), Subsurface=.4, Subsurface_Radius=(.06, .04, .02), Subsurface_Color=(.86, .72, .42), Roughness=.6)
    if kind != 'ink':
        for i in range(15):
            q = abs(R.gauss(0, .30)); a = R.random()*6.28
            shaving(cheese, (q*cos(a), q*sin(a), .27+.42*max(0, 1-(q/.8)**2)**.8), (R.gauss(0, .35), R.gauss(0, .35), a*3), R.uniform(.09, .17), i)
    pepper = mat('pepper', Base_Color=(.02, .014, .01), Roughness=.7); src = blob('pep', (0, 0, -9), 1, pepper, .5, 1.5, 2)
    copies(src, [((q*cos(a), q*sin(a), .455), (0, 0, a), R.uniform(.003, .009)) for q, a in [(.98*R.uniform(.9, 1.2), R.random()*6.28) for _ in range(40)]])
    if kind == 'cream': copies(src, [((q*cos(a), q*sin(a), top(q)+.03), (0, 0, a), R.uniform(.005, .012)) for q, a in [(abs(R.gauss(0, .3)), R.random()*6.28) for _ in range(50)]])
    surround(napkin, 'fork', mood not in ('noon', 'dappled'))
    look(view, (.04, .16, .27), (0, -.15, .52), near, 3.2)
    return {**finish, 'flip': flip}


def prawns(at, n=4, r=.27):
    """Curled prawns, pink with darker bands."""
    m = Mat('prawn'); col = m('VertexColor', {'layer_name': 'bake'}); h = m('TexNoise', Vector=m.pos(), Scale=14., Detail=4)
    mm = m.done(m.principled(Base_Color=col, Roughness=.26, Subsurface=.3, Subsurface_Radius=(.12, .05, .03), Subsurface_Color=col, Clearcoat=.5, Clearcoat_Roughness=.1, Normal=m.bump(h, .25, .02)))
    for i, (x, y, a) in enumerate(around(n, .24, .02)):
        def fn(u, v):
            t, th = u*4.6, 2*pi*v; w = .115*(1-u)**.55*(.75+.25*min(1, u*7))*(1+.07*sin(u*40))+.004
            q = r*(.80-.10*u)+w*cos(th)
            band = .5+.5*sin(u*40+.5*sin(th*2)); deep, pale = (.72, .16, .05), (.86, .52, .36)
            return (q*cos(t), q*sin(t), w*sin(th)+.04*u), [deep[k]*band+pale[k]*(1-band) for k in range(3)]
        o = grid_surface('prawn', fn, 90, 16, mm, close_v=True, attr='bake')
        o.location = (at[0]+x, at[1]+y, at[2]+.03*i); o.rotation_euler = (.35*sin(i*2), .4, a+1)


def noodles(surface='slate', mood='evening', view='high', glaze=INK, broth=(.30, .125, .035), eggs=2, meat=True, flip=False, corn=False, near=1.):
    """A bowl of noodle soup."""
    finish = light(mood); lay(surface)
    bowl(ceramic(glaze, .22), 1.25, (0, 0, .02), .78)
    pool_of((0, 0, .62), 1.17, swirl(base=broth, cream=tuple(c*1.25 for c in broth), seed=4, oil=tuple(c*.7 for c in broth)), .08, .12)
    strand = food((.86, .66, .32), (.78, .52, .20), 4., .3, .25, .1, .4)
    R = props.R; strands = []
    for i in range(60):
        a0, q, c = R.uniform(-.4, .4), R.uniform(.1, .75), R.gauss(0, .12)
        strands.append([(-.85*cos(t*.9+a0)+.06*sin(i+t*3), -.28+c+.30*sin(t+a0+i*.4)*q, .60+.085*R.random()*sin(pi*k/14)+.035*sin(i*1.7+t*2)) for k, t in [(k, k*pi/14) for k in range(15)]])
    tubes('noodles', strands, .024, strand, 3)
    for i in range(eggs): egg_half((.38-.36*i+.1, .44+.08*i, .73), .25, (.25, -.12+.2*i, .6+i), True)
    if meat:
        pork = Mat('pork'); p = pork.pos(); n = pork('TexNoise', Vector=pork.scale(p, (1, 3, 1)), Scale=4., Detail=6)
        c = pork.ramp(n, [(.35, (.30, .10, .045)), (.5, (.50, .24, .13)), (.62, (.80, .60, .44))]); rim = pork('VectorMath', {'operation': 'LENGTH'}, 'Value', _0=p)
        c = pork.mix(pork.ramp(rim, [(.36, 0), (.42, .9)]), c, (.16, .05, .018))
        pm = pork.done(pork.principled(Base_Color=c, Roughness=.3, Subsurface=.15, Subsurface_Radius=(.1, .05, .03), Subsurface_Color=c, Clearcoat=.4, Clearcoat_Roughness=.12, Normal=pork.bump(n, .5, .03)))
        for i, (x, y) in enumerate([(-.48, .36), (-.28, .55), (-.62, .08)]): disc((x, y, .72+.03*i), .40, .07, pm, (.25, .16-.1*i, i*.9)).scale = (1.15, .85, 1)
    else:
        tofu = food((.84, .76, .60), (.72, .56, .34), 6., .5, .2, .5, .05)
        for i, (x, y, a) in enumerate(within(7, .34)): rounded_cube('tofu', (x*1.1-.42, y*1.1+.38, .70+.04*(i % 2)), .25, tofu, .05, (0, 0, a), .01, i)
    ring = food((.30, .46, .10), (.12, .28, .03), 8., .4, .3, .2, .2)
    src = lathe('scallion', [(.55, -.5), (1, -.5), (1.05, 0), (1, .5), (.55, .5), (.5, 0), (.55, -.5)], ring, 24, 1, (0, 0, -9))
    copies(src, [((.02+R.gauss(0, .19), .06+R.gauss(0, .17), .735+.02*R.random()), (R.gauss(0, .6), R.gauss(0, .6), 0), (s, s, s*.9)) for s in [R.uniform(.028, .05) for _ in range(52)]])
    if corn:
        c = food((.86, .56, .06), (.74, .40, .03), 5., .3, .3); k = blob('corn', (0, 0, -9), 1, c, .12, 1., 2)
        copies(k, [((.62+R.gauss(0, .12), -.05+R.gauss(0, .13), .71+.03*R.random()), (R.random(), R.random(), R.random()*6), (.06, .05, .055)) for _ in range(40)])
    nori = plain((.012, .022, .014), .45, .9, 20.)
    for i in range(2): box((.70+.1*i, .62-.06*i, .92), (.50, .02, .62), nori, (radians(-28), .1*i, radians(-40+9*i)))
    seed_ = food((.82, .70, .48), (.70, .5, .28), 5., .4); sprinkle(blob('sesame', (0, 0, -9), 1, seed_, .05, 1., 2, 0, None, .6), 60, .8, .70, .016)
    chop = food((.10, .035, .02), (.06, .02, .012), 5., .3, 0, .1, .4)
    for d in (0, .13): tubes('chopstick', [([(1.42+d, -1.3, .05), (1.34+d*.5, 1.1, .10)], [1.1, .7])], .04, chop)
    look(view, (.05, .12, .40), (0, -.1, .66), near, 3.2)
    return {**finish, 'flip': flip}


def salad(kind='garden', surface='white', mood='noon', view='high', glaze=SAND, napkin=(.62, .36, .28), flip=False, near=1.):
    """A bowl of leaves, or of rice with fish and vegetables."""
    finish = light(mood); lay(surface)
    bowl(ceramic(glaze, .3, .6), 1.2, (0, 0, .02), .62)
    R = props.R
    cucumber = radial([(0, (.62, .72, .40)), (.45, (.66, .76, .44)), (.82, (.50, .64, .26)), (.90, (.06, .17, .03)), (1, (.04, .12, .02))], .2, .3, .3)
    radish = radial([(0, (.88, .84, .82)), (.80, (.88, .82, .80)), (.90, (.70, .06, .18)), (1, (.60, .03, .12))], .15, .3, .35, .05)
    if kind == 'garden':
        blob('heart', (0, 0, .30), 1.0, leaf_mat((.04, .12, .012)), .12, 2., 5, 1, None, .24)
        greens(110, .98, .46, .42, height=.22)
        for i, (x, y, a) in enumerate(within(9, .78)): tomato((x, y, .70-.20*(x*x+y*y)), .13, i, ((.50, .012, .006), (.78, .06, .012)) if i % 3 else ((.70, .34, .02), (.84, .50, .05)))
        for i, (x, y, a) in enumerate(within(11, .85)): disc((y*.95+.05, x*.95, .74-.22*(x*x+y*y)), .19, .035, cucumber, (R.gauss(0, .5), R.gauss(0, .5), a))
        for i, (x, y, a) in enumerate(within(10, .8)): disc((x*.8-.1, y*.9+.1, .76-.2*(x*x+y*y)), .145, .02, radish, (R.gauss(0, .6), R.gauss(0, .6), a))
        feta = food((.86, .84, .78), (.78, .74, .66), 7., .7, .3, .6, 0.)
        for i, (x, y, a) in enumerate(within(12, .6)): rounded_cube('feta', (x, -y, .77-.18*(x*x+y*y)), R.uniform(.09, .16), feta, .12, (a, a*2, a), .3, i)
        look(view, (0, .05, .4), (0, -.1, .7), near)
    else:
        rice = food((.98, .95, .88), (.92, .88, .80), 5., .6, .0, .0, .0); src = blob('grain', (0, 0, -9), 1, rice, .05, 1., 2)
        blob('rice', (0, 0, .30), .99, rice, .02, 2., 5, 1, None, .26)
        copies(src, [((x, y, .30+.26*.98*sqrt(max(0, 1-(x*x+y*y)/.96))*1.02+.01), (R.gauss(0, .4), R.gauss(0, .4), R.random()*6), (.036, .016, .015)) for x, y in [(.95*sqrt(R.random())*cos(a), .95*sqrt(R.random())*sin(a)) for a in [R.random()*6.28 for _ in range(1300)]]])
        fish = Mat('fish'); p = fish.pos(); w = fish('TexWave', {'bands_direction': 'DIAGONAL'}, 'Fac', Vector=p, Scale=5., Distortion=2.5, Detail=2.)
        c = fish.mix(fish.ramp(w, [(.80, 0), (.95, .8)]), (.80, .20, .05) if kind == 'salmon' else (.42, .03, .03), (.90, .55, .38) if kind == 'salmon' else (.60, .10, .09))
        fm = fish.done(fish.principled(Base_Color=c, Roughness=.22, Subsurface=.25, Subsurface_Radius=(.12, .05, .03), Subsurface_Color=c, Clearcoat=.5, Clearcoat_Roughness=.1))
        def sector(a, r=.55): return r*cos(a), r*sin(a)
        cx, cy = sector(2.3)
        for i, (x, y, a) in enumerate(within(13, .34)): rounded_cube('fish', (cx+x, cy+y, .63+.12*(i < 5)), .21, fm, .10, (R.gauss(0, .3), R.gauss(0, .3), a), .08, i)
        cx, cy = sector(.9)
        for i in range(9): disc((cx-.28+.08*i, cy-.02+.05*sin(i), .64+.015*i), .2, .035, cucumber, (.2, .55, .3))
        cx, cy = sector(-.35, .6); bean = food((.28, .42, .07), (.18, .30, .03), 5., .3, .3, .1, .3); e = blob('bean', (0, 0, -9), 1, bean, .05, 1., 3)
        copies(e, [((cx+R.gauss(0, .13), cy+R.gauss(0, .13), .62+.05*R.random()), (R.gauss(0, .5), R.gauss(0, .5), R.random()*6), (.085, .055, .045)) for _ in range(34)])
        cx, cy = sector(-1.5); carrot = food((.84, .30, .03), (.74, .20, .015), 6., .4, .3)
        tubes('carrot', [[(cx+R.gauss(0, .10)+.30*(t-.5)*cos(b), cy+R.gauss(0, .02)+.30*(t-.5)*sin(b)+.08*c_, .66+.05*c_+.06*sin(pi*t)) for t in (0, .3, .6, 1)] for b, c_ in [(R.random()*3.1, R.gauss(0, .8)) for _ in range(46)]], .014, carrot)
        cx, cy = sector(-2.6)
        for i in range(9): disc((cx+.09*(i % 3)-.1+.03*R.random(), cy+.12*(i//3)-.12, .66+.02*i), .15, .018, radish, (R.gauss(0, .3), R.gauss(0, .3), i))
        egg_half((.02, .02, .74), .24, (.12, -.15, .8))
        for x, y in ((.22, .26), (-.2, -.1)): herb((x, y, .70), 4, .18)
        dark = food((.03, .03, .03), (.02, .02, .02), 5., .4)
        sprinkle(blob('sesame', (0, 0, -9), 1, dark, .05, 1., 2, 0, None, .6), 26, .22, .575, .013, (.1, -.02))
        look(view, (0, .05, .4), (0, -.1, .66), near)
    surround(napkin, 'fork' if kind == 'garden' else None, False)
    if kind != 'garden': finish['exposure'] += .45      # white rice
    if kind != 'garden':
        chop = food((.42, .24, .10), (.32, .16, .06), 5., .4, 0, .1, .2)
        for d in (0, .13): tubes('chopstick', [([(1.42+d, -1.3, .05), (1.36+d*.5, 1.1, .10)], [1.1, .7])], .04, chop)
    return {**finish, 'flip': flip}
