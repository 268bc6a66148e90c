"""Meshes from formulas."""
import bpy, random
from math import pi, sin, cos, sqrt, radians
import math
from mathutils import Vector, Matrix, noise

def link(ob):
    bpy.context.scene.collection.objects.link(ob); return ob

def mesh_obj(name, verts, faces, m=None, smooth=True, subdiv=0):
    me = bpy.data.meshes.new(name); me.from_pydata([tuple(v) for v in verts], [], faces); me.validate()
    if m: me.materials.append(m)
    if smooth: me.polygons.foreach_set('use_smooth', [True]*len(me.polygons))
    ob = link(bpy.data.objects.new(name, me))
    if subdiv:
        s = ob.modifiers.new('sub', 'SUBSURF'); s.levels = s.render_levels = subdiv
    return ob

def lathe(name, profile, m, seg=64, subdiv=2, loc=(0, 0, 0), wobble=0):
    """Turn (radius, z) points around z; a radius of 0 closes the pole."""
    v, rings, f = [], [], []
    for r, z in profile:
        if r < 1e-6: rings.append([len(v)]*seg); v.append((0, 0, z)); continue
        rings.append(range(len(v), len(v)+seg))
        for i in range(seg):
            a = 2*pi*i/seg; k = 1 + wobble*sin(3*a+z*9)*.5 + wobble*sin(5*a+1)*.5
            v.append((r*k*cos(a), r*k*sin(a), z))
    for A, B in zip(rings, rings[1:]):
        for i in range(seg):
            q = []
            for k in (A[i], A[(i+1) % seg], B[(i+1) % seg], B[i]):
                if k not in q: q.append(k)
            if len(q) > 2: f.append(q)
    o = mesh_obj(name, v, f, m, subdiv=subdiv); o.location = loc
    return o

def grid_surface(name, fn, nu, nv, m, close_u=False, close_v=False, attr=None, subdiv=0):
    """fn(u, v) -> (x, y, z) or ((x, y, z), rgb) with u, v in 0..1."""
    v, cols, f = [], [], []
    for i in range(nu):
        for j in range(nv):
            p = fn(i/(nu if close_u else nu-1), j/(nv if close_v else nv-1))
            if attr: p, c = p; cols += [*c, 1]
            v.append(p)
    for i in range(nu if close_u else nu-1):
        for j in range(nv if close_v else nv-1):
            a, b = i, (i+1) % nu; c, d = j, (j+1) % nv
            f.append((a*nv+c, b*nv+c, b*nv+d, a*nv+d))
    o = mesh_obj(name, v, f, m, subdiv=subdiv)
    if attr:
        o.data.color_attributes.new(attr, 'FLOAT_COLOR', 'POINT').data.foreach_set('color', cols)
    return o

def tubes(name, strands, radius, m, res=3, flat=None):
    """Many poly strands as one curve object (pasta, stems, wires). strands: lists of points or (points, radii)."""
    cu = bpy.data.curves.new(name, 'CURVE'); cu.dimensions = '3D'; cu.bevel_depth = radius
    cu.bevel_resolution = res; cu.use_fill_caps = True; cu.resolution_u = 3; cu.materials.append(m)
    for s in strands:
        pts, rad = s if isinstance(s, tuple) else (s, None)
        sp = cu.splines.new('NURBS'); sp.points.add(len(pts)-1); sp.use_endpoint_u = True; sp.order_u = 4
        for i, p in enumerate(pts):
            sp.points[i].co = (*p, 1); sp.points[i].radius = rad[i] if rad else 1
        sp.use_smooth = True
    return link(bpy.data.objects.new(name, cu))

def ico(subdiv=3):
    import bmesh
    bm = bmesh.new(); bmesh.ops.create_icosphere(bm, subdivisions=subdiv, radius=1)
    v = [x.co.copy() for x in bm.verts]; f = [[x.index for x in p.verts] for p in bm.faces]; bm.free()
    return v, f

def blob(name, loc, size, m, rough=.25, freq=1.5, subdiv=4, seed=0, floor=None, squash=1):
    """Lumpy ball: sauce, tomato, crumb, cheese."""
    v, f = ico(subdiv); off = Vector((seed*3.7, seed*1.3, seed*5.1)); out = []
    for p in v:
        q = p*(1 + rough*noise.fractal(p*freq+off, 1.0, 2.0, 4)); q.z *= squash; q *= size
        if floor is not None: q.z = max(q.z, floor)
        out.append(q)
    o = mesh_obj(name, out, f, m); o.location = loc
    return o

def rounded_cube(name, loc, size, m, bevel=.18, rot=(0, 0, 0), dents=.04, seed=0):
    n = 9; v, f, idx = [], [], {}
    def vid(p):
        k = tuple(round(x, 5) for x in p)
        if k not in idx: idx[k] = len(v); v.append(Vector(p))
        return idx[k]
    for ax in range(3):
        for s in (-1, 1):
            for i in range(n-1):
                for j in range(n-1):
                    q = []
                    for a, b in ((i, j), (i+1, j), (i+1, j+1), (i, j+1)):
                        p = [0, 0, 0]; p[ax] = s; p[(ax+1) % 3] = 2*a/(n-1)-1; p[(ax+2) % 3] = 2*b/(n-1)-1; q.append(vid(p))
                    f.append(q if s > 0 else q[::-1])
    o = []
    for p in v:
        c = Vector([max(-1+bevel*2, min(1-bevel*2, x)) for x in p]); d = p-c
        p = c + (d.normalized()*bevel*2 if d.length > 1e-6 else d)
        o.append(p*(1+dents*noise.noise(p*1.3+Vector((seed, 0, 0)))*2)*size/2)
    ob = mesh_obj(name, o, f, m, subdiv=2); ob.location = loc; ob.rotation_euler = rot
    return ob

def bake(o):
    """Applies an object's modifiers, so that its copies are instances of one mesh."""
    if o.type == 'MESH' and len(o.modifiers):
        graph = bpy.context.evaluated_depsgraph_get()
        o.data = bpy.data.meshes.new_from_object(o.evaluated_get(graph)); o.modifiers.clear()
    return o

def copies(src, placements):
    """Linked duplicates: [(loc, rot, scale)]."""
    bake(src)
    for l, r, s in placements:
        o = link(src.copy()); o.location = l; o.rotation_euler = r; o.scale = s if hasattr(s, '__len__') else (s, s, s)


def box(loc, size, m, rot=(0, 0, 0), bevel=0., name='box'):
    """A block by its centre and its full size; `bevel` softens its edges."""
    x, y, z = (k/2 for k in size)
    v = [(a*x, b*y, c*z) for a in (-1, 1) for b in (-1, 1) for c in (-1, 1)]
    o = mesh_obj(name, v, [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)], m, smooth=False)
    o.location = loc; o.rotation_euler = rot
    if bevel:
        b = o.modifiers.new('bevel', 'BEVEL'); b.width = bevel; b.segments = 3
        o.data.polygons.foreach_set('use_smooth', [True]*len(o.data.polygons)); o.data.use_auto_smooth = True
    return o

def panel(corners, m, name='panel'):
    """A flat face through four corners."""
    return mesh_obj(name, corners, [(0, 1, 2, 3)], m, smooth=False)

def tube(points, radius, m, res=4):
    return tubes('tube', [points], radius, m, res)

def cylinder(loc, r, h, m, seg=48, bevel=.02, name='cylinder'):
    """An upright cylinder by the middle of its foot."""
    b = min(bevel, r*.4, h*.4)
    return lathe(name, [(0, 0), (r-b, 0), (r, b), (r, h-b), (r-b, h), (0, h)], m, seg, subdiv=0, loc=loc)
