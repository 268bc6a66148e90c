"""Pictures of coffee, tea, cocktails and wine."""
from table import *
import props

COFFEE, MATCHA, CHAI = None, ((.30, .34, .06), (.20, .26, .03), (.80, .80, .52)), ((.42, .22, .09), (.30, .14, .05), (.86, .76, .60))


def coffee_cup(at=(0, 0, 0), colour=(.82, .81, .79), tint=None, turn=30, handle=-28, speckle=0., seed=3, k=1.):
    """A full cup on its saucer."""
    x, y, z = at
    glaze = ceramic(colour, .12 if sum(colour) > 1.5 else .3, speckle)
    saucer(glaze, at)
    cup(glaze, (x, y, z+.045), handle=radians(handle))
    coffee((x, y, z+.6), .437, seed, tint).rotation_euler[2] = radians(turn)


def cafe(surface='marble', mood='morning', view='three', colour=(.82, .81, .79), tint=None, dish=(.17, .20, .21),
         pastry='croissant', napkin=(.55, .47, .38), turn=30, handle=-28, seed=3, speckle=0., flip=False, near=1., second=False):
    """A cup of coffee with something to eat beside it."""
    finish = light(mood)
    lay(surface)
    coffee_cup((0, 0, 0), colour, tint, turn, handle, speckle, seed)
    spoon(metal(), (-.22, -.56, .115), radians(-14), 1.25)
    plate(ceramic(dish, .35), .98, (-.35, 1.65, 0))
    crumb = mat('flake', Base_Color=(.55, .25, .07), Roughness=.5, Subsurface=.2, Subsurface_Color=(.6, .3, .1))
    if pastry == 'croissant': croissant((-.34, 1.86, .04), radians(8), 1.12)
    if pastry == 'cookies':
        for i, (cx, cy, cz, r) in enumerate([(-.5, 1.6, .05, .42), (-.05, 1.75, .08, .40), (-.32, 1.75, .19, .41)]): cookie((cx, cy, cz), r, i)
    if pastry == 'buns':
        for i, (cx, cy) in enumerate([(-.62, 1.6), (-.05, 1.7)]): bun((cx, cy, .04), .42, i)
    if pastry == 'macarons':
        for i, (cx, cy) in enumerate([(-.7, 1.6), (-.32, 1.5), (.05, 1.65), (-.45, 1.95), (-.1, 2.05)]): macaron((cx, cy, .05), MACARONS[i % len(MACARONS)], turn=i)
    if pastry: flakes((-.3, 1.2, .04), .22, 26, crumb); flakes((.5, .9, .0), .25, 8, crumb, .015)
    if second: coffee_cup((1.35, 1.1, 0), colour, tint, 200, 40, speckle, seed+1)
    cloth(linen(napkin), (1.9, 1.5), (1.65 if not second else -1.9, 1.75 if not second else .2, .0), radians(24), .07, 3)
    look(view, (.04, .58, .22), (0, .02, .60) if view != 'top' else (0, 0, .5), near, 4.5)
    return {**finish, 'flip': flip}


MACARONS = ((.60, .16, .18), (.36, .42, .18), (.72, .52, .22), (.36, .25, .38), (.26, .12, .06), (.70, .42, .30))


def macaron(at, colour, turn=0., k=1.):
    """Two shells with ruffled feet and a filling."""
    shell = food(colour, tuple(c*.82 for c in colour), 9., .55, .2, .12, .05)
    foot = food(tuple(min(1, c*1.15) for c in colour), tuple(c*.8 for c in colour), 34., .8, .2, 1., 0.)
    fill = food(tuple(c*.5+.4 for c in colour), tuple(c*.5+.3 for c in colour), 6., .5)
    x, y, z = at
    lathe('shell', [(0, .0), (.17*k, 0), (.2*k, .015), (.205*k, .045*k), (.19*k, .05*k), (0, .05*k)], foot, 40, 1, (x, y, z), .02)
    lathe('fill', [(0, .05*k), (.185*k, .05*k), (.192*k, .075*k), (.185*k, .10*k), (0, .10*k)], fill, 32, 1, (x, y, z))
    lathe('foot', [(0, .10*k), (.195*k, .10*k), (.21*k, .115*k), (.205*k, .145*k), (0, .145*k)], foot, 40, 1, (x, y, z), .02)
    lathe('top', [(.208*k, .135*k), (.212*k, .16*k), (.19*k, .205*k), (.13*k, .24*k), (0, .255*k)], shell, 40, 2, (x, y, z))


def cookie(at, r, seed=0):
    """A cracked biscuit with pieces of chocolate."""
    dough = food((.56, .31, .12), (.36, .17, .055), 6., .75, .1, .9, 0., spot=(.66, .42, .20))
    n = props.random.Random(seed)
    def fn(u, v):
        a, q = 2*pi*u, v*r*1.02
        e = (1-(q/r)**4 if q < r else 0)
        z = .10*max(0, e)**.5+.02*noise.noise(Vector((q*cos(a)*7+seed*9, q*sin(a)*7, 0)))*min(1, e*3)
        return q*cos(a)*(1+.03*sin(3*a+seed)), q*sin(a)*(1+.03*cos(2*a)), max(0, z)
    grid_surface('cookie', fn, 64, 30, dough, close_u=True).location = at
    dark = food((.09, .035, .018), (.05, .02, .01), 6., .35, .05, .3, .3)
    for i in range(11):
        a, q = n.random()*6.28, r*.86*sqrt(n.random())
        blob('chip', (at[0]+q*cos(a), at[1]+q*sin(a), at[2]+.085), n.uniform(.035, .065), dark, .4, 1.3, 3, i, None, .6)


def bun(at, r, seed=0):
    """A rolled bun, dark between the turns, with sugar on top."""
    m = Mat('bun'); col = m('VertexColor', {'layer_name': 'bake'}); n1 = m('TexNoise', Vector=m.pos(), Scale=9., Detail=8, Roughness=.65)
    c = m.mix(1., col, m.ramp(n1, [(.3, (.6, .55, .5)), (.6, (1.1, 1.1, 1.1))]), 'MULTIPLY')
    mm = m.done(m.principled(Base_Color=c, Roughness=.42, Clearcoat=.4, Clearcoat_Roughness=.2, Subsurface=.1, Subsurface_Radius=(.1, .05, .02), Subsurface_Color=c, Normal=m.bump(n1, .6, .03)))
    def fn(u, v):
        a, q = 2*pi*u, v
        turn = (q*3.2-a/(2*pi)+seed*.3) % 1
        groove = max(0, 1-abs(turn-.5)/.5)**.45 if q < .93 else 1
        env = sqrt(max(0, 1-q**5))
        z = r*(.62*env*(1-.25*q*q))*(.80+.20*groove)+.02*noise.noise(Vector((a, q*4, seed)))
        t = max(0, min(1, groove*1.15-.1))
        gold, brown = (.62, .30, .085), (.14, .042, .012)
        return (q*r*cos(a)*(1+.02*sin(3*a)), q*r*sin(a), max(0, z) if v < 1 else 0), [brown[i]*(1-t)+gold[i]*t for i in range(3)]
    grid_surface('bun', fn, 120, 80, mm, close_u=True, attr='bake').location = at
    s = mat('sugar', Base_Color=(.9, .88, .85), Roughness=.4, Subsurface=.3, Subsurface_Color=(.9, .88, .85))
    src = rounded_cube('sugar', (0, 0, -9), 1, s, .2)
    copies(src, [((at[0]+q*cos(a), at[1]+q*sin(a), at[2]+r*.6*(1-.3*q/r)), (a, q*9, a*2), props.R.uniform(.012, .026)) for a, q in [(props.R.random()*6.28, r*.75*sqrt(props.R.random())) for _ in range(40)]])


def drink_mat(stops, height, clear=.42, glow=.10):
    """A drink that lets light through; `stops` colour it from the bottom up."""
    m = Mat('drink'); z = m('SeparateXYZ', None, 'Z', Vector=m.pos())
    c = m.ramp(m.math('DIVIDE', z, height), stops)
    g = m('BsdfGlass', Color=c, IOR=1.33, Roughness=.03)
    cloudy = m('MixShader', _0=.6, _1=m('BsdfTranslucent', Color=c), _2=m('BsdfDiffuse', Color=c))
    lp = m.node('LightPath'); sh = m.math('MAXIMUM', lp.outputs['Is Shadow Ray'], lp.outputs['Is Diffuse Ray'])
    s = m('AddShader', _0=m('MixShader', _0=clear, _1=g, _2=cloudy), _1=m('Emission', Color=c, Strength=glow))
    return m.done(m('MixShader', _0=sh, _1=s, _2=m('BsdfTransparent', Color=c)))


SUNRISE = [(.14, (.86, .07, .004)), (.36, (1, .24, .010)), (.70, (1, .40, .03)), (1, (1, .50, .06))]
NEGRONI = [(0, (.42, .035, .004)), (1, (.66, .14, .02))]
SPRITZ = [(0, (.95, .20, .02)), (1, (1, .32, .04))]
GARDEN = [(0, (.25, .42, .08)), (1, (.55, .68, .22))]
BERRY = [(0, (.30, .012, .06)), (.5, (.62, .06, .14)), (1, (.86, .35, .38))]
WHISKY = [(0, (.60, .20, .03)), (1, (.80, .36, .08))]
TONIC = [(0, (.72, .80, .62)), (1, (.90, .93, .84))]
BLUE = [(0, (.02, .10, .35)), (.6, (.10, .40, .62)), (1, (.6, .8, .85))]
LATTE = [(0, (.80, .66, .48)), (.40, (.70, .48, .28)), (.62, (.26, .11, .04)), (1, (.12, .045, .018))]
LEMONADE = [(0, (.86, .68, .16)), (1, (.94, .86, .50))]
ESPRESSO = [(0, (.035, .012, .006)), (1, (.06, .022, .010))]


def tumbler(at=(0, 0, 0), stops=SUNRISE, k=1., tall=1., ice=5, seed=0):
    """A glass of ice and something; `tall` makes a highball of it."""
    r, h = .43*k, 1.02*tall
    x, y, z0 = at
    clear = glass('clear', (.985, .99, .99), 1.5)
    lathe('tumbler', [(0, 0), (.30*k, 0), (.37*k, .008), (.395*k, .04), (.405*k, .12), (r, h-.02), (r-.006, h+.004), (r-.018, h+.004), (r-.026, h-.02), (.372*k, .20), (.35*k, .15), (.25*k, .125), (0, .12)], clear, seg=96, loc=at)
    top = h*.76
    lathe('drink', [(0, .128), (.25*k, .133), (.345*k, .16), (.368*k, .21), (.392*k, top-.015), (.394*k, top), (.388*k, top-.007), (.36*k, top-.015), (0, top-.015)], drink_mat(stops, top*1.16), seg=96, subdiv=2, loc=at)
    cube = ice_mat(); r2 = props.random.Random(seed)
    for i in range(ice):
        a = i*2.2+seed; q = (.16 if i % 2 else .12)*k
        rounded_cube('ice', (x+q*cos(a), y+q*sin(a), z0+top+.03-(.0 if i < 3 else .34*(i-2))*tall), (.34-.01*i)*k, cube, .16, (r2.random(), r2.random(), r2.random()), .06, i*7+seed)
    return h


def condensation(at, h, r=.43, n=300):
    """Drops on a cold glass."""
    src = blob('drop', (0, 0, -9), 1, glass('water', (1, 1, 1), 1.33), .12, 1., 2)
    R = props.R; pl = []
    for _ in range(n):
        a, zz = R.random()*2*pi, .1+(h*.7)*R.random()**.8
        q = r*.94+(r*.06)*(zz-.12)/h; s = .004+.010*R.random()**3
        pl.append(((at[0]+q*cos(a), at[1]+q*sin(a), at[2]+zz), (0, 0, a), (s*.55, s, s*1.25)))
    copies(src, pl)


def mint(at, n=9, size=.27):
    m = leaf_mat(); R = props.R
    for i in range(n):
        a = i*2.4
        leaf(m, (at[0]+.09*cos(a), at[1]+.09*sin(a), at[2]+.035*i), (R.gauss(0, .2), -.35-.12*R.random(), a), size+.03*R.random(), .5, i)
    tubes('stem', [[(at[0], at[1], at[2]-.3), (at[0], at[1], at[2]+.26)]], .014, m)


def coupe(at, stops=ESPRESSO, foam=(.52, .34, .17), k=1.):
    """A stemmed bowl, filled to the rim, with or without foam."""
    g = [(0, 0), (.36, 0), (.37, .012), (.18, .03), (.045, .06), (.033, .3), (.035, .95), (.08, 1.02), (.34, 1.16), (.47, 1.34), (.50, 1.46), (.493, 1.46), (.462, 1.34), (.33, 1.18), (.06, 1.05), (0, 1.045)]
    lathe('coupe', [(r*k, z*k) for r, z in g], glass('cg', (1, 1, 1), 1.45), loc=at, seg=80)
    lathe('drink', [(r*k, z*k) for r, z in [(0, 1.05), (.058, 1.055), (.325, 1.185), (.455, 1.343), (.470, 1.385), (0, 1.385)]], drink_mat(stops, 1.4*k, .6, .03), loc=at, seg=80)
    if foam:
        lathe('foam', [(r*k, z*k) for r, z in [(0, 1.387), (.468, 1.387), (.477, 1.405), (.470, 1.418), (0, 1.425)]], food(foam, tuple(c*.75 for c in foam), 14., .55, .3, .35, .1), loc=at, seg=64, subdiv=1)


def flute(at, k=1., colour=(.95, .72, .30)):
    """Sparkling wine."""
    g = [(0, 0), (.30, 0), (.31, .012), (.15, .03), (.04, .06), (.03, .2), (.03, .8), (.06, .88), (.16, 1.1), (.215, 1.5), (.205, 2.1), (.198, 2.1), (.207, 1.5), (.152, 1.12), (.05, .92), (0, .9)]
    lathe('flute', [(r*k, z*k) for r, z in g], glass('fg', (1, 1, 1), 1.45), loc=at, seg=64)
    lathe('wine', [(r*k, z*k) for r, z in [(0, .905), (.048, .925), (.15, 1.122), (.204, 1.5), (.2015, 1.85), (0, 1.85)]], glass('sparkling', colour, 1.33), loc=at, seg=64)




def cocktail(stops=SUNRISE, fruit='orange', herb=True, surface='walnut', mood='evening', tall=1., seed=4, candles=1, coaster=True,
             view='side', k=1., second=False, flip=False, bottles=True):
    """A glass with ice at the bar, lamps out of focus behind it."""
    finish = light(mood)
    lay(surface, 0)
    dark = mood == 'evening'
    if dark: wall(); lamps(seed)
    z = .009 if coaster else 0
    if coaster: cylinder((0, 0, 0), .62, .009, mat('leather', Base_Color=(.055, .022, .010), Roughness=.55), bevel=.002)
    h = tumbler((0, 0, z), stops, k, tall, 5 if tall == 1 else 6, seed)
    condensation((0, 0, z), h, .43*k)
    if fruit: citrus_slice((.30*k, -.10, h+.04), (radians(78), radians(8), radians(-22)), .33*k, kind=fruit)
    if herb: mint((-.14, .06, h))
    if second: tumbler((1.15, 1.1, 0), stops, k, tall, 5, seed+3); citrus_slice((1.45, 1.0, h+.04), (radians(78), radians(8), radians(-22)), .33*k, kind=fruit or 'orange')
    if dark and bottles:
        for x, col, s in [(-2.4, (.9, .5, .12), 1.0), (-1.5, (.15, .45, .2), .9), (1.7, (.95, .75, .4), 1.05), (2.7, (.6, .12, .05), .95), (-3.4, (.9, .85, .8), 1.1), (3.6, (.2, .5, .35), 1.)]:
            bottle((x, 6.6+.3*sin(x*5), 0), col, s)
        glow = area((.5, 1.6, .35), (0, 0, .55), .7, 34, (1, .78, .5), .9, hidden=True); glow.visible_glossy = False
    if candles: candle((-1.15, 1.5, 0))
    mid = .5*h+.29
    camera((.05, -5.2*(1+.25*(tall-1)), 2.05+.3*(tall-1)), (.06, 0, mid), 72, 2.0, (0, -.38, mid)) if dark else look('low', (.06, 0, mid), (0, -.38, mid), 1.12, 2.4)
    return {**finish, 'flip': flip}


def coupes(stops=ESPRESSO, foam=(.52, .34, .17), n=2, surface='walnut', seed=6, garnish='beans', mood='evening', flip=False, cool=True):
    """Two stemmed glasses in the evening."""
    finish = light(mood)
    lay(surface, 0)
    if mood == 'evening': wall(); lamps(seed, 3.2, cool)
    for i, (x, y) in enumerate([(-.12, 0), (.75, 1.0), (-.95, 1.5)][:n]):
        coupe((x, y, 0), stops, foam)
        if garnish == 'beans':
            bean = food((.10, .035, .014), (.05, .018, .008), 8., .3, .05, .3, .3)
            for b in range(3): blob('bean', (x+.09*cos(b*2.1+1), y+.09*sin(b*2.1+1), 1.445), .05, bean, .08, 1., 3, b, None, .6).scale = (1.4, .9, 1)
        if garnish == 'cherry': blob('cherry', (x+.1, y-.1, 1.36), .11, food((.35, .01, .02), (.2, .005, .01), 5., .12, .2, .05, .7), .05, 1., 3)
        if garnish == 'twist': twist((x+.33, y-.2, 1.42))
    candle((-1.25, 1.1, 0))
    camera((.05, -5.4, 2.35), (.12, 0, .98), 66, 2.0, (-.1, -.3, 1.35))
    return {**finish, 'flip': flip}


def twist(at):
    """A strip of lemon peel, curled."""
    m = food((.86, .60, .05), (.78, .48, .03), 20., .5, .3, .3, .1)
    def fn(u, v):
        a = u*7; return .09*cos(a)+(v-.5)*.03, .09*sin(a), .10*u-.05+(v-.5)*.09
    o = grid_surface('twist', fn, 60, 4, m, subdiv=1); o.location = at
    s = o.modifiers.new('t', 'SOLIDIFY'); s.thickness = .012


def wine(colour=(.25, .006, .012), surface='walnut', mood='evening', n=2, seed=9, bread=False, flip=False, candles=2, flutes=False, cool=True):
    """Wine by candlelight."""
    finish = light(mood)
    lay(surface, 0)
    if mood == 'evening': wall(); lamps(seed, 3.0, cool)
    for x, y in [(0, 0), (1.0, .75), (-.95, 1.3)][:n]:
        flute((x, y, 0)) if flutes else wine_glass((x, y, 0), colour)
    for i in range(candles): candle((-1.0+.5*i, .9+1.4*i, 0))
    if bread:
        plate(ceramic((.22, .20, .18), .4), .85, (-.85, -.35, 0)); 
        olive = food((.20, .24, .05), (.10, .13, .02), 6., .2, .2, .2, .5)
        for i in range(14):
            a, q = i*2.4, .09*sqrt(i)*1.5
            blob('olive', (-.85+q*cos(a), -.35+q*sin(a), .14+(.12 if i < 5 else 0)), .105, olive, .05, 1., 3, i, None, 1.15)
    camera((.05, -5.6, 2.05), (.08, 0, 1.0 if not flutes else 1.12), 64, 2.2, (0, -.3, 1.2))
    return {**finish, 'flip': flip}
