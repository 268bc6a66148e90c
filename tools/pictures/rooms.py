"""Pictures of rooms: hotels, restaurants, bars, spas. One unit is 10 cm here too."""
from table import *
import props
from stage import gradient_sky

WALLS = {'sand': (.62, .52, .41), 'white': (.78, .76, .72), 'sage': (.28, .33, .26), 'clay': (.46, .22, .14), 'ink': (.03, .045, .06), 'navy': (.03, .06, .12),
         'forest': (.03, .075, .055), 'plum': (.10, .03, .05), 'blush': (.66, .42, .35), 'grey': (.33, .33, .33), 'ochre': (.55, .34, .11)}


def shell(wall='sand', floor=None, width=60, depth=46, height=64, rough=.85, side=-1, skirting=True):
    """A corner: floor, back wall and one side wall (-1 left, 1 right, 0 none). The rest is open for the lights."""
    paint = plain(WALLS[wall], rough, .12, .6)
    f = table(floor or wood(False, .4, 1.8), 200)
    f.rotation_euler[2] = radians(90)
    panel([(-width, depth, 0), (width, depth, 0), (width, depth, height), (-width, depth, height)], paint)
    if side:      # the sun shines through it, as if it had windows
        panel([(side*width/2, depth, 0), (side*width/2, -60, 0), (side*width/2, -60, height), (side*width/2, depth, height)], paint).visible_shadow = False
    if skirting: box((0, depth-.15, .6), (width*2, .3, 1.2), paint, bevel=.1)
    return paint


def pillow(at, size, m, rot=(0, 0, 0), seed=0, plump=.32):
    """A cushion with pulled-in edges and creases."""
    w, d = size
    def half(s):
        def fn(u, v):
            x, y = u*2-1, v*2-1
            h = max(0, (1-x**4)*(1-y**4))**.55
            pinch = 1-.07*(x*x*(1-y*y)+y*y*(1-x*x))
            crease = .05*noise.fractal(Vector((x*2.2+seed*3, y*2.2, s)), 1, 2, 4)*h
            return x*w/2*pinch, y*d/2*pinch, s*(h*plump*min(w, d)*.5+crease*min(w, d)*.5)
        return fn
    for s in (1, -1):
        o = grid_surface('pillow', half(s), 40, 40, m); o.location = at; o.rotation_euler = rot


def drape(m, size, top, drop, at=(0, 0, 0), folds=.35, seed=0, wave=1., n=120):
    """A cloth over a box: flat on top with folds, hanging at the near end and both sides."""
    w, d = size
    def fn(u, v):
        s, t = (u-.5)*(w+2*drop), (v-.5)*(d+2*drop)
        def over(q, half):
            if abs(q) <= half-.6: return q, 0.
            e = abs(q)-(half-.6); b = min(e, 1.2)
            return math.copysign(half-.6+.9*sin(min(1.57, b/1.2*1.57)), q), max(0, e-.35)
        x, dx = over(s, w/2); y, dy = over(t, d/2)
        hang = max(dx, dy)
        f = folds*noise.fractal(Vector((x*.16*wave+seed, y*.22*wave, seed)), 1, 2, 5)
        ripple = .35*sin((y if dx > dy else x)*1.1+seed+2*noise.noise(Vector((x*.2, y*.2, seed))))*min(1, hang/3)
        if dx > dy: x += math.copysign(abs(ripple), x)
        elif dy > 0: y += math.copysign(abs(ripple), y)
        return x, y, max(.05-top, f*(1 if hang < .1 else .3)-hang)
    o = grid_surface('drape', fn, n, n, m); o.location = (at[0], at[1], top)
    s = o.modifiers.new('t', 'SOLIDIFY'); s.thickness = .25
    return o


def curtain(x0, x1, y, h, m, waves=9, axis='x', depth=.7):
    """A hanging curtain between two places along one axis."""
    def fn(u, v):
        a = x0+(x1-x0)*u; b = y+depth*sin(u*waves*2*pi+.5*sin(v*3))*(.55+.45*(1-v))+.3*noise.noise(Vector((u*6, v*2, 0)))
        return (a, b, h*v) if axis == 'x' else (b, a, h*v)
    return grid_surface('curtain', fn, 220, 12, m)


def lamp(at, h=5., shade=(1, .82, .58), power=1500, m=None, r=1.5, glow=3.):
    """A table lamp with a lit linen shade."""
    x, y, z = at
    m = m or brass()
    lathe('foot', [(0, 0), (.8, 0), (.85, .15), (.3, .35), (.14, .7), (.14, h*.62), (0, h*.62)], m, 40, 1, at)
    s = Mat('shade'); s.done(s('AddShader', _0=s('MixShader', _0=.5, _1=s('BsdfDiffuse', Color=shade), _2=s('BsdfTranslucent', Color=shade)), _1=s('Emission', Color=(1, .62, .30), Strength=glow)))
    o = lathe('shade', [(r*.72, h), (r, h*.58)], s.m, 48, 0, at)
    o.visible_shadow = False
    bulb((x, y, z+h*.78), power, .4)


def bulb(at, power, r=.3, color=(1, .68, .38)):
    l = bpy.data.lights.new('bulb', 'POINT'); l.energy = power; l.color = color; l.shadow_soft_size = r
    o = link(bpy.data.objects.new('bulb', l)); o.location = at
    return o


def globe(at, r=.7, strength=9., color=(1, .72, .42), drop=14, power=900, m=None):
    """A glass globe on a cord, lit."""
    x, y, z = at
    o = lathe('globe', [(0, -r), (r*.5, -r*.87), (r*.87, -r*.5), (r, 0), (r*.87, r*.5), (r*.5, r*.87), (.1, r)], emit('globe', color, strength), 32, 1, at)
    o.visible_shadow = False
    cylinder((x, y, z+r*.9), .25, .6, m or brass())
    tubes('cord', [[(x, y, z+r), (x, y, z+r+drop*.5), (x, y, z+r+drop)]], .06, mat('cord', Base_Color=(.02, .02, .02)))
    if power: bulb(at, power, r, color)


def shade_lamp(at, m, r=1.7, h=1.5, drop=14, power=1200, inner=(1, .72, .40)):
    """A metal pendant, dark outside and bright inside."""
    lathe('pendant', [(.18, h), (.3, h), (r*.55, h*.72), (r*.9, h*.25), (r, 0), (r-.05, 0), (r*.85, h*.25), (r*.5, h*.68), (.2, h*.9)], m, 48, 1, at)
    lathe('bulb', [(0, -.1+.3), (.35, .1+.3), (.4, .45+.3), (.2, .8+.3)], emit('bulb', inner, 25), 20, 1, at).visible_shadow = False
    tubes('cord', [[(at[0], at[1], at[2]+h), (at[0], at[1], at[2]+h+drop*.5), (at[0], at[1], at[2]+h+drop)]], .05, mat('cord', Base_Color=(.02, .02, .02)))
    l = bpy.data.lights.new('spot', 'SPOT'); l.energy = power; l.color = inner; l.spot_size = radians(110); l.spot_blend = .6; l.shadow_soft_size = .5
    o = link(bpy.data.objects.new('spot', l)); o.location = (at[0], at[1], at[2]+.2)


def frame(at, size, picture=None, axis='y', m=None, seed=0):
    """A framed print of soft shapes."""
    w, h = size
    rim = m or mat('frame', Base_Color=(.05, .035, .025), Roughness=.4)
    r = props.random.Random(seed); n = 160; y, x = np.mgrid[0:n, 0:n]/n
    rgb = np.ones((n, n, 3))*np.array(picture or (.80, .75, .66))
    for i in range(5):
        c = np.array([(.50, .20, .12), (.12, .18, .22), (.70, .52, .25), (.22, .28, .20), (.06, .06, .07)][(i+seed) % 5])
        d = np.hypot((x-r.uniform(.2, .8))/r.uniform(.7, 1.3), (y-r.uniform(.2, .8))/r.uniform(.7, 1.3))
        k = np.clip((r.uniform(.08, .26)-d)/.01, 0, 1)[..., None]*.9; rgb = rgb*(1-k)+c*k
    m2 = Mat('print'); uv = m2('TexCoord', None, 'Generated')
    c = m2('TexImage', {'image': image_tex('print', rgb)}, Vector=m2('Mapping', Vector=uv, Rotation=(radians(90), 0, 0) if axis == 'y' else (radians(90), 0, radians(90))))
    p = m2.done(m2.principled(Base_Color=c, Roughness=.6))
    d = (w, .5, h) if axis == 'y' else (.5, w, h)
    inner = (w*.86, .56, h*.88) if axis == 'y' else (.56, w*.86, h*.88)
    box(at, d, rim, bevel=.08); box(at, inner, p)


def plant(at, h=12., kind='fig', seed=0, pot=(.42, .38, .33), n=80):
    """A plant in a pot: big leaves, palm fronds or an olive's small ones."""
    r = props.random.Random(seed); x, y, z = at
    lathe('pot', [(0, 0), (1.3, 0), (1.5, .3), (1.75, 3.0), (1.7, 3.1), (1.55, 2.8), (0, 2.7)], plain(pot, .6, .2, 2.), 48, 1, at)
    bark = plain((.12, .08, .05), .9, .6, 3.)
    if kind == 'palm':
        m = leaf_mat((.03, .10, .012))
        for i in range(13):
            a, lift = i*2.4+r.random(), r.uniform(.5, 1.25); L = h*r.uniform(.6, .85)
            pts = [(x+L*t*cos(a)*cos(lift*(1-.2*t)), y+L*t*sin(a)*cos(lift*(1-.2*t)), z+2.7+L*t*sin(lift)-L*.42*t*t*t) for t in (0, .25, .5, .75, 1)]
            tubes('rib', [(pts, [1.2, 1, .8, .6, .3])], .07, m)
            for k in range(18):
                t = .15+.85*k/18; j = min(3, int(t*4)); f = t*4-j
                px, py, pz = [pts[j][c]*(1-f)+pts[j+1][c]*f for c in range(3)]
                for s in (-1, 1): leaf(m, (px, py, pz-.15), (s*.5, .5, a+s*1.0), L*.34*(1-.6*abs(t-.45)), .6, k).scale = (1, .28, 1)
        return
    m = leaf_mat((.035, .12, .015) if kind == 'fig' else (.09, .13, .06))
    stems = []
    for i in range(3 if kind == 'fig' else 5):
        a, lean = i*2.1+r.random(), r.uniform(.08, .25)
        stems.append([(x+t*h*lean*cos(a)*.9, y+t*h*lean*sin(a)*.9, z+2.6+t*h*.8) for t in (0, .3, .6, 1)])
    tubes('stems', stems, .16, bark)
    for i in range(n if kind == 'fig' else n*6):
        s = r.choice(stems); t = r.uniform(.25, 1.05); k = min(2, int(t*3)); f = min(1.2, t*3-k)
        px, py, pz = [s[k][c]*(1-f)+s[k+1][c]*f for c in range(3)]
        a, q = r.random()*6.28, r.uniform(.2, 1.)*(h*.10 if kind == 'fig' else h*.17)
        leaf(m, (px+q*cos(a), py+q*sin(a), pz+r.uniform(-.5, .9)*(1 if kind == 'fig' else 1.6)), (r.gauss(0, .4), r.uniform(-.6, .5), a), (h*.27 if kind == 'fig' else h*.085)*r.uniform(.7, 1.2), .6, i).scale = (1, 1.15 if kind == 'fig' else .55, 1)


def chair(at, turn, m, seat=None, k=1.):
    """A bentwood chair."""
    parts = []
    def P(x, y, z):
        return (at[0]+k*(x*cos(turn)-y*sin(turn)), at[1]+k*(x*sin(turn)+y*cos(turn)), at[2]+k*z)
    for sx in (-1, 1):
        parts.append([P(sx*1.9, -1.9, 0), P(sx*1.75, -1.7, 2.2), P(sx*1.65, -1.6, 4.5)])
        parts.append([P(sx*1.8, 2.2, 0), P(sx*1.7, 1.9, 2.4), P(sx*1.65, 1.75, 4.5), P(sx*1.75, 2.1, 6.5), P(sx*1.6, 2.4, 8.2)])
    parts.append([P(-1.6, 2.4, 8.2), P(-1.2, 2.65, 8.9), P(0, 2.75, 9.15), P(1.2, 2.65, 8.9), P(1.6, 2.4, 8.2)])
    parts.append([P(-1.1, 1.85, 4.6), P(-1.0, 2.2, 6.6), P(0, 2.5, 7.9), P(1.0, 2.2, 6.6), P(1.1, 1.85, 4.6)])
    tubes('chair', parts, .17*k, m, 3)
    o = lathe('seat', [(0, .0), (1.7, 0), (2.05, .1), (2.1, .25), (2.0, .38), (1.6, .42), (0, .36)], seat or m, 40, 1, P(0, 0, 4.4)); o.scale = (k, k*.98, k)


def round_table(at, r=4., h=7.4, top=None, leg=None, cloth_=None):
    """A table on one foot, or under a cloth to the floor."""
    x, y, z = at
    if cloth_:
        def fn(u, v):
            a, q = 2*pi*u, v*(r+6.4)
            if q < r: return q*cos(a), q*sin(a), 0
            e = q-r; f = .09*r*sin(9*a+1.3*sin(3*a))*min(1, e/4)
            return (r+.35*min(1, e)+f)*cos(a), (r+.35*min(1, e)+f)*sin(a), -e
        o = grid_surface('tablecloth', fn, 160, 30, cloth_, close_u=True); o.location = (x, y, z+h)
        return
    cylinder((x, y, z+h-.3), r, .35, top, 80, .08)
    lathe('leg', [(0, 0), (r*.55, 0), (r*.55, .12), (.5, .35), (.32, .8), (.3, h-.8), (.7, h-.35), (0, h-.3)], leg or mat('iron', Base_Color=(.02, .02, .02), Roughness=.45, Metallic=.6), 48, 1, at)


def set_place(at, glass_=True, k=1., napkin=(.55, .47, .38), wine_=(.25, .006, .012), m=None):
    """A plate, a napkin and a glass on a table."""
    x, y, z = at
    plate(m or ceramic(), 1.25*k, (x, y, z))
    pillow((x, y, z+.3), (1.3, .7), linen(napkin), (0, 0, .3), 1, .25)
    if glass_: wine_glass((x+1.35, y+1.0, z), wine_, k*.95)


def hotel_room(wall='sand', head=(.34, .25, .17), sheets=(.80, .78, .74), throw=(.44, .20, .12), mood='morning', floor=None, rug=(.62, .56, .46), green='fig',
               flip=False, near=1., art=1, cushions=((.42, .22, .13), (.70, .62, .50)), low=False):
    """A bed in morning sun or by lamplight."""
    shell(wall, floor or wood(False, .4, 1.8), 62, 40, side=-1)
    y = 22
    white = fabric(sheets, 20., .35)
    box((0, y+8.6, 5.2), (20.6, 1.2, 10.4), fabric(head, 26., .2), bevel=.5)
    for i in range(4): box((-7.6+5.1*i, y+7.9, 6.9), (4.9, .9, 6.2), fabric(head, 26., .2), bevel=.4)
    box((0, y-2, 1.5), (19.4, 20.5, 1.6), wood(True, .4, 1.8), bevel=.2)
    box((0, y-2, 3.6), (19.2, 20.4, 3.0), white, bevel=.8)
    drape(white, (20, 15.5), 5.5, 3.0, (0, y-4.6, 0), .75, 3)
    drape(fabric(throw, 34., .5), (20.6, 4.6), 5.95, 3.4, (0, y-8.6, 0), .45, 8, 1.3, 90)
    for i, x in enumerate((-4.9, 4.9)):
        pillow((x, y+6.2, 7.4), (8.2, 5.2), white, (radians(62), 0, radians(3-6*i)), i, .34)
        pillow((x*.94, y+4.6, 6.9), (7.6, 4.8), white, (radians(52), 0, radians(-4+7*i)), i+3, .34)
    for i, c in enumerate(cushions): pillow((-2.2+4.0*i, y+3.2, 7.0), (4.4, 4.2), fabric(c, 40., .5), (radians(58), 0, radians(8-14*i)), i+7, .36)
    oak = wood(False, .35, 3.)
    for s in (-1, 1):
        box((s*13.4, y+6, 2.6), (4.6, 4.2, 5.2), oak, bevel=.15)
        lamp((s*13.4, y+6.4, 5.2), 5.6, power=700 if mood == 'morning' else 2600, glow=1.2 if mood == 'morning' else 3.5)
    cylinder((-12.3, y+5, 5.2), .4, .9, glass('tumbler'), 32)
    if art == 1: frame((0, 39.6, 17.5), (12, 8.5), seed=2)
    if art == 2:
        for i in range(3): frame((-8+8*i, 39.6, 17.2), (6, 8), seed=i+4)
    cloth(fabric(rug, 50., .8), (26, 17), (2, 7, .06), 0, .2, 4)
    if green: plant((20.5, 34, 0), 13, green, 4)
    curtain(-30.2, -29.2, 0, 28, fabric((.78, .74, .67), 30., .3))
    if mood == 'morning':
        sky((.80, .88, 1), .5)
        sun((.80, .38, -.42), 7, (1, .84, .64), 1.2)
        d = Vector((-.80, -.38, .42)).normalized()
        gobo_window(d*52+Vector((2, 26, 6)), d, 26, 22, (3, 2), .7)
        area((-38, -6, 22), (0, 18, 5), 26, 21000, (.94, .97, 1), 20)
        finish = {'exposure': -.15}
    else:
        gradient_sky((.10, .12, .22), (.05, .07, .15), 1.)
        area((-34, -4, 22), (0, 18, 5), 24, 2600, (.45, .58, 1), 18)
        area((10, -20, 26), (0, 20, 5), 20, 3200, (1, .75, .5), 18)
        finish = {'exposure': .45}
    if low: camera((-12, -24, 10), (1.5, 24, 7.4), 40, 5.6, (0, 20, 6))
    else: camera((15*near, -30*near, 14), (-.3, 22, 8.2), 46, 8, (0, 18, 6))
    return {**finish, 'flip': flip, 'effort': 1.4}


def banquette(x0, x1, y, m, wood_):
    """A long bench with an upholstered back in channels."""
    box(((x0+x1)/2, y-2.6, 2.2), (x1-x0, 5.2, 4.4), wood_, bevel=.2)
    box(((x0+x1)/2, y-2.8, 4.6), (x1-x0, 5.6, 1.2), m, bevel=.5)
    n = int((x1-x0)/2.2)
    for i in range(n): box((x0+(i+.5)*(x1-x0)/n, y-.5, 8.0), ((x1-x0)/n*.985, 1.3, 6.4), m, bevel=.6)


def restaurant(wall='sand', seat=(.30, .09, .05), floor=None, mood='evening', cloth_=None, lights='globe', tile=None, chairs=(.05, .03, .02), green='fig', flip=False, art=True, turn=0.):
    """A row of tables along a banquette."""
    shell(wall, floor or wood(False, .35, 1.6), 80, 40, side=0)
    if tile: panel([(-80, 39.9, 0), (80, 39.9, 0), (80, 39.9, 15), (-80, 39.9, 15)], tiles(tile, w=3.2, h=1.1)).rotation_euler = (0, 0, 0)
    leather = plain(seat, .42, .25, 2.)
    banquette(-46, 46, 39, leather, wood(True, .4, 2.))
    iron = mat('iron', Base_Color=chairs, Roughness=.4)
    top = wood(False, .3, 2.2) if cloth_ is None else None
    for i, x in enumerate((-22, -8, 6, 20)):
        round_table((x, 31.5, 0), 3.7, 7.4, top, None, linen(cloth_) if cloth_ else None)
        chair((x, 25.6, 0), pi, iron)
        set_place((x-.3, 30.0, 7.46), True)
        set_place((x+.4, 33.4, 7.46), False)
        cylinder((x-1.8, 31.6, 7.45), .45, .8, glass('vase', (.8, .9, .85)), 24)
        herb_at = (x-1.8, 31.6, 8.6)
        m = leaf_mat((.05, .13, .03))
        for k in range(9): leaf(m, (herb_at[0]+.3*cos(k*2.4), herb_at[1]+.3*sin(k*2.4), herb_at[2]+.12*k), (0, -.6, k*2.4), 1.1, .7, k)
        if lights == 'globe': globe((x, 31.5, 19.5), 1.15, 7., power=2600)
        if lights == 'shade': shade_lamp((x, 31.5, 18.4), mat('shade', Base_Color=(.03, .035, .03), Roughness=.35, Metallic=.3), 2.4, 2., power=5200)
    if art:
        for i, x in enumerate((-29, -15, -1, 13, 27)): frame((x, 39.4, 21.5+(i % 2)), (7.5, 9), seed=i)
    # a table close to the camera
    round_table((11, 6, 0), 4.2, 7.4, top or wood(False, .3, 2.2), None, linen(cloth_) if cloth_ else None)
    set_place((10, 4.6, 7.46)); set_place((12.4, 8.2, 7.46)); chair((4.4, 9, 0), radians(110), iron)
    if green: plant((-17, 14, 0), 15, green, 6)
    if mood == 'evening':
        sky((.14, .10, .08), .35)
        area((0, -10, 34), (0, 24, 0), 40, 9000, (1, .80, .58), 30)
        finish = {'exposure': .35}
    else:
        sky((.85, .92, 1), .6)
        sun((.62, .52, -.55), 6, (1, .88, .70), 1.)
        d = Vector((-.62, -.52, .55)).normalized(); gobo_window(d*60+Vector((0, 30, 5)), d, 40, 24, (5, 2), .7)
        area((-50, -20, 34), (0, 24, 5), 36, 36000, (.95, .97, 1), 26)
        finish = {'exposure': -.1}
    camera((17, -19, 15.5), (-1.5, 27, 10.2), 33, 5.6, (0, 24, 8))
    return {**finish, 'flip': flip, 'effort': 1.4}


def bar(wall='ink', glow=(1, .58, .24), tone='walnut', stools=(.32, .12, .06), mood='warm', seed=1, flip=False, counter='marble', arches=False, close=False):
    """A bar with lit shelves of bottles."""
    shell(wall, wood(True, .3, 1.6), 90, 34, side=0)
    r = props.random.Random(seed)
    dark = wood(True, .35, 3.)
    shapes = []
    for k, (c, q) in enumerate([((.55, .22, .04), .8), ((.05, .16, .07), .6), ((.85, .80, .70), .9), ((.42, .05, .02), .7), ((.75, .48, .12), .9), ((.05, .10, .16), .6), ((.90, .86, .80), .95)]):
        m = Mat('bottle'); b = m.done(m('MixShader', _0=.5, _1=m.principled(Base_Color=c, Roughness=.06, Specular=.7), _2=m('BsdfTranslucent', Color=c)))
        for kind in range(3):
            w, h = (.42, 2.0) if kind == 0 else (.5, 1.55) if kind == 1 else (.36, 2.35)
            o = lathe('b', [(0, 0), (w, 0), (w, .08), (w, h*.95), (w*.8, h*1.1), (w*.34, h*1.25), (w*.32, h*1.55), (w*.4, h*1.56), (w*.4, h*1.62), (0, h*1.62)], b, 20, 1, (0, -99, -99))
            shapes.append(bake(o))
    label = [plain(c, .7) for c in ((.80, .75, .64), (.06, .05, .05), (.55, .12, .08), (.75, .60, .28))]
    for s in range(3):
        z = 13.2+4.9*s
        box((0, 32.2, z), (60, 3.4, .3), dark, bevel=.05)
        strip = box((0, 33.4, z+.35), (60, .2, .25), emit('strip', glow, 14), name='strip'); strip.visible_shadow = False
        area((0, 33.2, z+.6), (0, 28, z+3.5), 60, 2600, glow, .4)
        x = -29.5
        while x < 29.5:
            o = link(r.choice(shapes).copy()); o.location = (x, 31.7+r.uniform(-.3, .5), z+.16); o.rotation_euler[2] = r.random()*6
            if r.random() < .7: cylinder((o.location.x, o.location.y, z+.65), .53, .75, r.choice(label), 20)
            x += r.uniform(1.05, 1.5)
    for x in (-30, -10, 10, 30): box((x, 32.2, 19.5), (.6, 3.6, 17), dark, bevel=.06)
    front = plain(WALLS['forest'] if counter == 'marble' else (.16, .06, .03), .35, .2, 2.)
    box((0, 17.5, 5.3), (70, 5, 10.6), front)
    for i in range(44): cylinder((-34+i*1.6, 15, .3), .55, 10.2, front, 16, .1)
    box((0, 17.2, 11.0), (70, 7.4, .7), marble() if counter == 'marble' else wood(True, .2, 2.), bevel=.12)
    gold = brass()
    tubes('rail', [[(-35, 13.6, 2.2), (0, 13.6, 2.2), (35, 13.6, 2.2)]], .22, gold)
    pad = plain(stools, .45, .3, 2.)
    for x in (-16, -8.2, -.4, 7.4, 15.2):
        lathe('stool', [(0, 0), (2.1, 0), (2.1, .15), (.3, .3), (.22, .6), (.22, 7.4), (0, 7.4)], gold, 32, 1, (x, 9.4, 0))
        lathe('seat', [(0, 7.4), (1.7, 7.4), (1.9, 7.6), (1.95, 8.2), (1.6, 8.6), (0, 8.7)], pad, 40, 1, (x, 9.4, 0))
        tubes('back', [[(x+1.8*cos(a), 9.4+1.8*sin(a), z) for a, z in [(radians(180), 8.3), (radians(200), 10.3), (radians(270), 11), (radians(340), 10.3), (radians(0), 8.3)]]], .16, gold)
    for x in (-14, -4.6, 4.8, 14.2): globe((x, 17, 22.5), 1.0, 8., glow if mood != 'warm' else (1, .72, .42), 18, 2200, gold)
    for x, n in ((-6, 2), (9.5, 1)):
        for i in range(n): coupe_like((x+1.3*i, 16.4+.5*i, 11.35), r)
    candle((1.6, 16.2, 11.35)); candle((-11, 16.4, 11.35)); candle((15.5, 16.6, 11.35))
    sky((.10, .08, .09), .3)
    area((-26, -22, 26), (0, 14, 8), 18, 5200, (1, .74, .5) if mood == 'warm' else (.8, .55, .75), 14)
    if close: camera((-15, 1.5, 15.5), (4, 24, 14.2), 46, 2.8, (-4.5, 16.4, 12.4))
    else: camera((-12, -17, 14.5), (1.5, 22, 12.6), 36, 4.5, (0, 15, 11))
    return {'exposure': .3, 'flip': flip, 'effort': 1.4}


def coupe_like(at, r):
    """A full cocktail glass, made light for far views."""
    x, y, z = at
    wine_glass(at, r.choice([(.6, .05, .02), (.8, .4, .05), (.35, .01, .05)]), .95)


def bath(wall='white', tub=(.80, .79, .77), floor=None, tile=(.24, .34, .30), flip=False, mood='morning', green='palm'):
    """A free-standing bath by a window."""
    shell(wall, floor or terrazzo(scale=2.5), 60, 34, side=-1)
    if tile: panel([(-80, 33.9, 0), (80, 33.9, 0), (80, 33.9, 12), (-80, 33.9, 12)], tiles(tile, w=.9, h=3., offset=0.))
    m = mat('tub', Base_Color=tub, Roughness=.12, Clearcoat=.5)
    o = lathe('bath', [(0, .3), (3.6, .3), (4.2, .6), (4.9, 2.5), (5.4, 5.2), (5.75, 5.9), (5.7, 6.1), (5.4, 6.05), (5.0, 5.4), (4.5, 2.6), (3.6, 1.2), (0, 1.1)], m, 72, 2, (0, 20, 0)); o.scale = (1.55, .82, 1)
    w = lathe('water', [(0, 0), (4.95, 0)], water((.45, .60, .58), .2, .5), 72, 0, (0, 20, 4.9)); w.scale = (1.55, .82, 1)
    gold = brass()
    tubes('tap', [[(0, 26.6, 0), (0, 26.6, 6), (0, 26.6, 9), (0, 26.0, 9.8), (0, 24.8, 9.8), (0, 24.4, 9.2)]], .28, gold)
    for x in (-1, 1): tubes('handle', [[(x, 26.6, 7.6), (x*.3, 26.6, 7.6), (0, 26.6, 7.6)]], .2, gold)
    oak = wood(False, .4, 3.)
    box((9.6, 12, 2.3), (5, 4, .4), oak, bevel=.1)
    for sx in (-1, 1):
        for sy in (-1, 1): cylinder((9.6+sx*2, 12+sy*1.5, 0), .2, 2.2, oak, 16)
    for i in range(3): box((9.4+.1*i, 12, 2.9+.75*i), (4.0-.1*i, 3-.1*i, .7), fabric(((.75, .70, .62), (.46, .25, .17), (.75, .70, .62))[i], 60., .8), bevel=.3)
    if green: plant((16, 28, 0), 15, green, 3)
    frame((3, 33.6, 19), (9, 7), seed=5)
    cloth(fabric((.72, .66, .56), 60., .9), (14, 7), (0, 9.5, .05), .1, .15, 2)
    sky((.82, .9, 1), .6)
    sun((.70, .42, -.52), 6.5, (1, .87, .68), 1.1)
    d = Vector((-.70, -.42, .52)).normalized(); gobo_window(d*50+Vector((0, 22, 5)), d, 24, 22, (2, 3), .6)
    area((-40, -8, 24), (0, 16, 5), 26, 20000, (.94, .97, 1), 20)
    camera((10, -21, 12), (0, 20, 7.6), 43, 6.3, (0, 18, 5))
    return {'exposure': -.25, 'flip': flip, 'effort': 1.4}


def lounge(wall='forest', chair_=(.50, .20, .08), mood='evening', green='fig', flip=False, rug=(.40, .12, .08), floor=None, lamp_=True, records=False):
    """An armchair in a corner with a lamp, a plant and a picture."""
    shell(wall, floor or wood(False, .35, 1.4), 50, 34, side=1)
    for i in range(9): box((-24+6*i, 33.7, 14), (.5, .5, 28), plain(WALLS[wall], .8), bevel=.1)
    m = fabric(chair_, 24., .35)
    at = (-1, 22)
    box((at[0], at[1], 3.6), (7.4, 7.2, 1.8), m, bevel=.7)
    pillow((at[0], at[1]-.3, 5.0), (6.8, 6.8), m, (0, 0, 0), 1, .30)
    box((at[0], at[1]+3.6, 6.4), (8.6, 1.9, 7.4), m, (radians(-10), 0, 0), bevel=.8)
    for s in (-1, 1): box((at[0]+s*4.2, at[1]-.2, 5.0), (1.7, 7.4, 4.6), m, bevel=.8)
    pillow((at[0]+.6, at[1]+1.9, 7.2), (4.6, 4.4), fabric((.70, .55, .28), 40., .5), (radians(68), 0, .2), 5, .34)
    legs = wood(True, .3, 2.)
    for sx in (-1, 1):
        for sy in (-1, 1): cylinder((at[0]+sx*3.6, at[1]+sy*2.9, 0), .3, 2.8, legs, 16)
    round_table((7.2, 18.4, 0), 2.4, 5.2, marble(), brass())
    tumbler_like((6.6, 18, 5.25)); candle((8.0, 19.0, 5.25))
    for i in range(3): box((7.6, 17.4, 5.38+.28*i), (1.9-.2*i, 1.4, .26), plain([(.10, .16, .2), (.5, .15, .1), (.7, .65, .55)][i], .6), (0, 0, .3+.2*i), bevel=.03)
    gold = brass()
    if lamp_:
        tubes('stand', [[(-8.8, 26, 0), (-8.8, 26, 8), (-8.8, 26, 14)]], .2, gold); cylinder((-8.8, 26, 0), 1.6, .3, gold)
        lamp((-8.8, 26, 11.2), 5.4, power=5200, r=2.6, glow=3.2, m=gold)
    cloth(fabric(rug, 50., .9), (26, 20), (0, 17, .06), 0, .15, 6)
    if green: plant((13.5, 28.5, 0), 15, green, 9)
    frame((1.5, 33.3, 20), (9.5, 12), seed=7); frame((-9.5, 33.3, 21.5), (6, 7.5), seed=3)
    if mood == 'evening':
        sky((.12, .11, .12), .4); area((20, -24, 30), (0, 20, 5), 22, 5200, (1, .76, .52), 16); area((-30, -10, 20), (0, 20, 6), 14, 2600, (.55, .68, 1), 12)
        e = .4
    else:
        sky((.82, .9, 1), .6); sun((-.70, .46, -.50), 6, (1, .87, .68), 1.1); d = Vector((.70, -.46, .50)).normalized(); gobo_window(d*50+Vector((0, 26, 6)), d, 22, 22, (3, 3), .6)
        area((40, -14, 26), (0, 18, 5), 26, 19000, (.94, .97, 1), 20); e = -.15
    camera((-9, -17, 12), (1.2, 23, 9), 36, 5., (0, 20, 6))
    return {'exposure': e, 'flip': flip, 'effort': 1.4}


def tumbler_like(at):
    cylinder(at, .45, .95, glass('tumbler', (.95, .97, .97)), 32); cylinder((at[0], at[1], at[2]+.08), .38, .45, glass('whisky', (.85, .45, .12), 1.33), 32)
