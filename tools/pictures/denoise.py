"""Removes noise from a picture rendered twice: Debian's Blender comes without a denoiser.

Non-local means on two half buffers. The weights found in one half filter the other, so that noise is not
taken for detail; albedo and normal guide it, so that edges stay.
"""
import numpy as np


def taps(a, k):
    """Mean over a square of 2k+1 pixels, by adding shifted copies: fast for small k."""
    for ax in (0, 1):
        pad = [(0, 0)]*a.ndim
        pad[ax] = (k, k)
        p = np.pad(a, pad, 'edge')
        n = a.shape[ax]
        out = p.take(range(n), ax)
        for i in range(1, 2*k+1):
            out += p[i:i+n] if ax == 0 else p[:, i:i+n]
        a = out/np.float32(2*k+1)
    return a


def box_mean(a, k):
    """Mean over a square of 2k+1 pixels, by running sums: any k."""
    for ax in (0, 1):
        n = a.shape[ax]
        pad = [(0, 0)]*a.ndim
        pad[ax] = (k+1, k)
        c = np.cumsum(np.pad(a, pad, 'edge').astype(np.float64), ax)
        a = ((c.take(range(2*k+1, 2*k+1+n), ax)-c.take(range(0, n), ax))/(2*k+1)).astype(np.float32)
    return a


def cap_fireflies(x):
    """No pixel is much brighter than the third brightest of its 3 x 3 neighbourhood."""
    light = x.max(2)
    h, w = light.shape
    p = np.pad(light, 1, 'edge')
    cap = np.sort(np.stack([p[i:i+h, j:j+w] for i in range(3) for j in range(3)]), 0)[6]*1.15+.01
    return x*np.minimum(1, cap/np.maximum(light, 1e-6))[..., None]


def denoise(a, b, albedo, normal, window=7, patch=2, strength=.55):
    """One clean picture from two noisy halves, linear light, height x width x 3."""
    a, b = cap_fireflies(a), cap_fireflies(b)
    f = np.float32

    def tone(x):
        return np.moveaxis(np.log1p(np.maximum(x, 0)*4).astype(f), 2, 0).copy()

    ta, tb = tone(a), tone(b)
    variance = taps(((ta-tb)**2).mean(0)/2, 3)+f(1e-5)
    al = np.moveaxis(albedo.astype(f), 2, 0).copy()
    no = np.moveaxis(normal.astype(f), 2, 0).copy()
    spread = sum(taps(taps(c**2, 1)-taps(c, 1)**2, 1) for c in al)/3
    fa = 1/(.0009+.25*np.maximum(spread, 0))
    h, w = variance.shape

    def pad(x):
        return np.pad(x, [(0, 0)]*(x.ndim-2)+[(window, window)]*2, 'reflect')

    pta, ptb, pv, pal, pno = map(pad, (ta, tb, variance, al, no))
    pa, pb = (pad(np.moveaxis(x.astype(f), 2, 0)) for x in (a, b))
    sums = np.zeros((2, 3, h, w), f)
    weights = np.zeros((2, h, w), f)
    k2 = f(strength*strength)

    def distance2(x, y):
        d = x[0]-y[0]
        total = d*d
        for i in (1, 2):
            d = x[i]-y[i]
            total += d*d
        return total

    for dy in range(-window, window+1):
        for dx in range(-window, window+1):
            if dx*dx+dy*dy > window*window+2:
                continue
            at = (slice(window+dy, window+dy+h), slice(window+dx, window+dx+w))
            v2 = pv[at]
            guide = distance2(pal[(slice(None), *at)], al)*fa*f(1/3)+distance2(pno[(slice(None), *at)], no)*f(50)
            both, least = f(1e-6)+k2*(variance+v2), variance+np.minimum(v2, variance)

            def weight(t, pt):
                d = (distance2(t, pt[(slice(None), *at)])*f(1/3)-least)/both
                return np.exp(-np.maximum(taps(d, patch), 0)-np.minimum(guide, 40))

            wa, wb = weight(ta, pta), weight(tb, ptb)
            for c in range(3):
                sums[0, c] += wb*pa[c][at]
                sums[1, c] += wa*pb[c][at]
            weights[0] += wb
            weights[1] += wa
    return np.moveaxis((sums[0]/weights[0]+sums[1]/weights[1])/2, 0, 2)


def clean(a, b, albedos, normal, window=7):
    """Denoises the light without the colour of what it falls on: grain of wood and print of cloth stay sharp."""
    first, second = (np.clip(x, 0, 1) for x in albedos)
    difference = taps(((first-second)**2).mean(2), 2)
    mean = (first+second)/2
    # Where the two renders disagree about the colour itself (out of focus, small), it is smoothed as well.
    soft = np.stack([taps(taps(mean[..., c], 2), 1) for c in range(3)], 2)
    blend = np.clip(difference/.004, 0, 1)[..., None]
    colour = mean*(1-blend)+soft*blend+.06
    facing = np.stack([taps(taps(normal[..., c], 2), 1) for c in range(3)], 2)*blend+normal*(1-blend)
    light = denoise(a/colour, b/colour, colour, facing, window)
    return (.94*light+.06*cap_fireflies((a+b)/2/colour))*colour


def enlarge(x, width, height):
    """To another size, by Lanczos' filter in linear light of a compressed range, so that lamps do not ring."""
    def matrix(n, to):
        at = (np.arange(to)+.5)*n/to-.5
        d = (at[:, None]-np.arange(n)[None])/max(1, n/to)
        m = np.where(np.abs(d) < 3, np.sinc(d)*np.sinc(d/3), 0)
        return (m/m.sum(1, keepdims=True)).astype(np.float32)
    h, w, _ = x.shape
    if (w, h) == (width, height):
        return x
    t = np.log1p(np.maximum(x, 0)*4).astype(np.float32)
    rows, columns = matrix(h, height), matrix(w, width)
    t = np.einsum('Yh,hwc->Ywc', rows, t, optimize=True)
    t = np.einsum('Xw,Ywc->YXc', columns, t, optimize=True)
    return np.expm1(np.maximum(t, 0))/4


def sharpen(x, amount):
    """Lifts fine edges a little, in the same compressed range."""
    t = np.log1p(np.maximum(x, 0)*4).astype(np.float32)
    soft = np.stack([taps(taps(t[..., c], 1), 1) for c in range(3)], 2)
    return np.expm1(np.clip(t+amount*(t-soft), 0, None))/4
