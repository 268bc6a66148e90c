import type { Random } from '../demo/random.ts'
import type { Palette } from './palette.ts'

/** A laid table from above: plates, glasses, cutlery, in light that falls from a window. */
export function tableScene(random: Random, colours: Palette): string {
  const plates = 3 + random.int(3)
  const places = Array.from({ length: plates }, (_, index) => {
    const angle = (index / plates) * Math.PI * 2 + random.next() * 0.6
    return plate(
      600 + Math.cos(angle) * (230 + random.int(60)),
      700 + Math.sin(angle) * (290 + random.int(80)),
      185 + random.int(70),
      random,
      colours,
    )
  })
  const glasses = Array.from({ length: 2 + random.int(2) }, () =>
    glass(160 + random.int(880), 160 + random.int(1180), random, colours),
  )
  const round = random.next() < 0.5
  const top = round
    ? `<circle cx="600" cy="720" r="640" fill="${colours.light}"/><circle cx="600" cy="720" r="640" fill="none" stroke="${colours.floor}" stroke-opacity=".35" stroke-width="10"/>`
    : `<rect x="-40" y="110" width="1280" height="1290" rx="36" fill="${colours.light}"/>${linen(colours)}`
  return `<rect width="1200" height="1500" fill="${colours.floor}"/>${top}${places.join('')}${glasses.join('')}${sprig(random, colours)}${windowLight()}`
}

/** One plate with food on it. */
export function plate(x: number, y: number, r: number, random: Random, colours: Palette): string {
  const pieces = Array.from({ length: 4 + random.int(5) }, () => {
    const [a, d] = [random.next() * Math.PI * 2, random.next() * r * 0.42]
    const [px, py, size] = [x + Math.cos(a) * d, y + Math.sin(a) * d, r * (0.12 + random.next() * 0.2)]
    const fill = random.pick(colours.food)
    const kind = random.int(3)
    if (kind === 0)
      return `<circle cx="${px}" cy="${py}" r="${size}" fill="${fill}"/><circle cx="${px - size * 0.3}" cy="${py - size * 0.3}" r="${size * 0.25}" fill="#fff" opacity=".35"/>`
    if (kind === 1)
      return `<ellipse cx="${px}" cy="${py}" rx="${size * 1.5}" ry="${size * 0.75}" transform="rotate(${random.int(180)} ${px} ${py})" fill="${fill}"/>`
    return `<path d="M${px} ${py - size}q${size} ${size * 0.4} ${size * 0.2} ${size * 1.6}q${-size * 1.4} ${-size * 0.3} ${-size * 0.2} ${-size * 1.6}z" fill="${colours.leaf}"/>`
  })
  const sauce = `<path d="M${x - r * 0.5} ${y + r * 0.2}q${r * 0.5} ${r * 0.5} ${r} 0" stroke="${random.pick(colours.food)}" stroke-width="${r * 0.07}" stroke-linecap="round" fill="none" opacity=".8"/>`
  return `<ellipse cx="${x + 14}" cy="${y + 24}" rx="${r * 1.02}" ry="${r}" fill="#000" opacity=".16"/><circle cx="${x}" cy="${y}" r="${r}" fill="#fffdf9"/><circle cx="${x}" cy="${y}" r="${r * 0.74}" fill="${colours.wall}" opacity=".55"/>${sauce}${pieces.join('')}`
}

function glass(x: number, y: number, random: Random, colours: Palette): string {
  const r = 52 + random.int(16)
  return `<ellipse cx="${x + 10}" cy="${y + 16}" rx="${r}" ry="${r * 0.96}" fill="#000" opacity=".14"/><circle cx="${x}" cy="${y}" r="${r}" fill="#fff" opacity=".85"/><circle cx="${x}" cy="${y}" r="${r * 0.8}" fill="${random.pick(colours.food)}"/><path d="M${x - r * 0.4} ${y - r * 0.5}a${r * 0.7} ${r * 0.7} 0 0 1 ${r * 0.6} -${r * 0.12}" stroke="#fff" stroke-width="7" stroke-linecap="round" fill="none" opacity=".6"/>`
}

function linen(colours: Palette): string {
  return `<path d="M420 110v1290M780 110v1290" stroke="${colours.accent}" stroke-opacity=".16" stroke-width="26"/>`
}

/** A branch of green. */
export function sprig(random: Random, colours: Palette): string {
  const [x, y] = [100 + random.int(1000), 180 + random.int(1100)]
  const leaves = Array.from({ length: 6 }, (_, index) => {
    const side = index % 2 === 0 ? 1 : -1
    return `<ellipse cx="${x + index * 24}" cy="${y + index * 30 + side * 18}" rx="34" ry="13" transform="rotate(${side * 32 + 50} ${x + index * 24} ${y + index * 30 + side * 18})" fill="${colours.leaf}"/>`
  })
  return `<path d="M${x} ${y}l150 190" stroke="${colours.leaf}" stroke-width="7" stroke-linecap="round"/>${leaves.join('')}`
}

function windowLight(): string {
  return '<g fill="#fff" opacity=".13"><path d="M-100 300L900 -200h260L-100 560z"/><path d="M-100 760L1300 60v190L-100 960z"/></g>'
}
