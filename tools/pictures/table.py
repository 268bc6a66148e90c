"""Tables in a light: what every dish and drink is photographed on."""
from props import *
from stage import area, camera, gobo_leaves, gobo_window, sky, sun

SURFACES = {
    'marble': marble,
    'oak': lambda: wood(False, .42, 1.5),
    'walnut': lambda: wood(True, .25, 1.9),
    'terrazzo': terrazzo,
    'linen': lambda: linen((.74, .71, .66)),
    'slate': lambda: plain((.055, .06, .065), .5, .5, 5.),
    'plaster': lambda: plain((.72, .62, .52), .8, .35, 3.),
    'sage': lambda: plain((.30, .36, .28), .7, .2, 4.),
    'rose': lambda: plain((.62, .36, .30), .7, .2, 4.),
    'white': lambda: plain((.80, .79, .77), .5, .1, 3.),
    'blue tiles': lambda: tiles((.05, .16, .28), w=.9, h=.9, offset=0.),
    'green tiles': lambda: tiles((.05, .20, .14), w=.9, h=.9, offset=0.),
}
VIEWS = {  # camera, lens; the dish lies around (0, 0, .3)
    'three': ((.10, -3.65, 3.05), 62),
    'low': ((.10, -4.6, 1.75), 66),
    'side': ((.05, -5.2, 1.35), 72),
    'top': ((0, -.35, 5.4), 60),
    'high': ((.35, -2.3, 4.5), 60),
}


def lay(surface='oak', turn=12):
    """The table top."""
    top = table(SURFACES[surface]())
    top.rotation_euler[2] = radians(turn)
    return top


def light(mood='day'):
    """Lights of a time of day; gives what to finish the picture with."""
    if mood == 'morning':
        sky((.85, .92, 1), .16)
        sun((.80, -.50, -.52), 10, (1, .83, .62), 1.4)
        d = Vector((-.80, .50, .52))
        gobo_window(d*9+Vector((.1, .35, 0)), d, 4.4, 3.4, (2, 1), .22)
        area((-5, 3.2, 3.6), (0, .5, .2), 3.5, 150, (.93, .96, 1), 4)
        area((3.5, -2, 3), (0, .3, .2), 4, 22, (1, .90, .78))
        return {'exposure': .2}
    if mood == 'noon':
        sky((.75, .86, 1), .55)
        sun((.55, -.42, -.80), 6, (1, .93, .82), .9)
        return {'exposure': -.45}
    if mood == 'dappled':
        sky((.75, .85, .95), .42)
        sun((.62, -.35, -.72), 8.5, (1, .88, .70), 1.1)
        d = Vector((-.62, .35, .72)).normalized()
        gobo_leaves(d*6+Vector((0, .2, 0)), d, 1.9, 62, 3, .55)
        return {'exposure': .1}
    if mood == 'golden':
        sky((.50, .55, .75), .22)
        sun((.86, -.42, -.30), 9, (1, .64, .32), 1.6)
        area((-4, 3.2, 2.2), (0, 0, .3), 2.5, 60, (1, .80, .55), 2.5)
        area((3.5, -2, 3), (0, .3, .2), 4, 20, (.8, .85, 1))
        return {'exposure': .2, 'warmth': .02}
    if mood == 'evening':
        sky((.16, .11, .10), .25)
        area((-2.6, 2.8, 3.0), (0, 0, .3), 1.4, 175, (1, .72, .45), 2.2)
        area((2.8, -1.8, 2.8), (0, 0, .4), .8, 55, (1, .88, .74), 2.)
        area((-2.2, -2.6, 2.4), (0, 0, .4), 1.6, 30, (1, .80, .62))
        return {'exposure': .3}
    if mood == 'bright':
        sky((.95, .97, 1), .55)
        area((-4.5, 2.0, 3.6), (0, 0, .2), 3.5, 430, (1, .98, .95), 4)
        return {'exposure': -.05}
    sky((.85, .92, 1), .18)
    area((-4.2, 3.0, 3.0), (0, 0, .3), 2.2, 430, (1, .96, .90), 2.8)
    area((-2.2, 4.5, 1.6), (0, 0, .3), 1.2, 60, (1, .88, .72), 1.2)
    area((4, -1.5, 2.5), (0, 0, .3), 3, 22, (1, .92, .82))
    return {'exposure': .15}


def look(view='three', at=(0, .1, .25), focus=None, near=1., fstop=3.4, lens=None):
    """The camera, by the name of a view, nearer or further."""
    loc, mm = VIEWS[view]
    at = Vector(at)
    camera(tuple(at+(Vector(loc)-Vector((0, .1, .25)))*near), tuple(at), lens or mm, fstop if view not in ('top', 'high') else fstop*1.6, focus)


def lamps(seed=4, power=3.2, cool=True):
    """Lamps out of focus behind a table in the evening."""
    bokeh(34, (-3.2, 3.2), 8, (-.2, 3.2), (.08, .15), power=power, sd=seed)
    if cool:
        bokeh(8, (-3, 3), 7, (-.2, 1.5), (.06, .11), ((1, .35, .12), (.35, .55, 1.)), power=power*.8, sd=seed+4)


def wall(color=(.03, .016, .012), y=9):
    panel([(-14, y, -1), (14, y, -1), (14, y, 12), (-14, y, 12)], mat('wall', Base_Color=color, Roughness=.8)).visible_shadow = False
