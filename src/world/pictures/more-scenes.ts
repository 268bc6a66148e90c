import type { Random } from '../demo/random.ts'
import type { Palette } from './palette.ts'
import { plate, sprig } from './table.ts'

/** Coffee from above with something sweet beside it. */
export function coffeeScene(random: Random, colours: Palette): string {
  const [x, y, r] = [460 + random.int(280), 620 + random.int(200), 250 + random.int(50)]
  const heart = `<path d="M${x} ${y + r * 0.42}C${x - r * 0.7} ${y} ${x - r * 0.45} ${y - r * 0.5} ${x} ${y - r * 0.16}C${x + r * 0.45} ${y - r * 0.5} ${x + r * 0.7} ${y} ${x} ${y + r * 0.42}z" fill="#f7ead4"/><path d="M${x} ${y + r * 0.2}C${x - r * 0.34} ${y} ${x - r * 0.2} ${y - r * 0.22} ${x} ${y - r * 0.06}C${x + r * 0.2} ${y - r * 0.22} ${x + r * 0.34} ${y} ${x} ${y + r * 0.2}z" fill="#9a5a2c"/>`
  const boards = Array.from(
    { length: 6 },
    (_, index) =>
      `<rect x="${index * 200}" width="196" height="1500" fill="${index % 2 ? colours.floor : colours.wall}" opacity=".9"/>`,
  ).join('')
  return `<rect width="1200" height="1500" fill="${colours.floor}"/>${boards}<ellipse cx="${x + 26}" cy="${y + 40}" rx="${r * 1.5}" ry="${r * 1.46}" fill="#000" opacity=".16"/><circle cx="${x}" cy="${y}" r="${r * 1.46}" fill="${colours.light}"/><circle cx="${x}" cy="${y}" r="${r * 1.3}" fill="none" stroke="${colours.accent}" stroke-width="10" opacity=".5"/><rect x="${x + r * 0.9}" y="${y - 34}" width="${r * 0.62}" height="68" rx="34" fill="#fff"/><circle cx="${x}" cy="${y}" r="${r}" fill="#fff"/><circle cx="${x}" cy="${y}" r="${r * 0.88}" fill="#8a4f27"/>${heart}${plate(250 + random.int(120), 1180 + random.int(80), 170, random, colours)}${sprig(random, colours)}<path d="M-100 500L1000 -150h200L-100 760z" fill="#fff" opacity=".14"/>`
}

/** Hills, light and something to do in them. */
export function outdoorScene(random: Random, colours: Palette): string {
  const sun = `<circle cx="${250 + random.int(700)}" cy="${430 + random.int(160)}" r="${120 + random.int(60)}" fill="#fff0c4"/>`
  const hill = (y: number, fill: string, opacity: number) =>
    `<path d="M0 ${y}q${200 + random.int(160)} -${120 + random.int(120)} 520 0t700 -${40 + random.int(60)}V1500H0z" fill="${fill}" opacity="${opacity}"/>`
  const balloons = Array.from({ length: 1 + random.int(3) }, () =>
    balloon(220 + random.int(760), 300 + random.int(330), 70 + random.int(80), random, colours),
  ).join('')
  return `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${colours.accent}"/><stop offset=".55" stop-color="#f9d9a6"/><stop offset="1" stop-color="${colours.light}"/></linearGradient></defs><rect width="1200" height="1500" fill="url(#sky)"/>${sun}${hill(860, colours.leaf, 0.45)}${balloons}${hill(1010, colours.leaf, 0.75)}${hill(1190, colours.deep, 0.9)}${picnic(colours)}`
}

function balloon(x: number, y: number, r: number, random: Random, colours: Palette): string {
  const [a, b] = [random.pick(colours.food), colours.light]
  return `<path d="M${x - r} ${y}a${r} ${r} 0 0 1 ${r * 2} 0c0 ${r * 0.8} -${r * 0.6} ${r} -${r * 0.7} ${r * 1.4}h-${r * 0.6}c-${r * 0.1} -${r * 0.4} -${r * 0.7} -${r * 0.6} -${r * 0.7} -${r * 1.4}z" fill="${a}"/><ellipse cx="${x}" cy="${y}" rx="${r * 0.4}" ry="${r}" fill="${b}" opacity=".75"/><rect x="${x - r * 0.2}" y="${y + r * 1.6}" width="${r * 0.4}" height="${r * 0.3}" rx="6" fill="${colours.deep}"/>`
}

function picnic(colours: Palette): string {
  return `<path d="M340 1330h520l90 130H250z" fill="${colours.light}"/><path d="M470 1330l-60 130M600 1330v130M730 1330l60 130M300 1390h600" stroke="${colours.accent}" stroke-width="14" opacity=".7"/><circle cx="520" cy="1370" r="34" fill="${colours.food[0]}"/><circle cx="660" cy="1380" r="28" fill="${colours.food[1]}"/>`
}

const skins = ['#f3d2b8', '#e3b08c', '#c98c63', '#9c6441', '#6f4329', '#f7dfcb']
const hairs = ['#2a1c16', '#4a2f20', '#8a5a2b', '#c99a4b', '#1b1b22', '#a8452e', '#d8d2c8']

/** A face without a likeness: calm shapes, many people. */
export function portrait(random: Random, colours: Palette): string {
  const [skin, hair, shirt] = [
    random.pick(skins),
    random.pick(hairs),
    random.pick([colours.accent, colours.leaf, colours.deep, ...colours.food]),
  ]
  const long = random.next() < 0.55
  const back = long
    ? `<path d="M330 560c-30-300 130-400 270-400s300 100 270 400c10 190 40 300 90 380H240c50-80 80-190 90-380z" fill="${hair}"/>`
    : ''
  const fringe = random.int(3)
  const top = [
    `<path d="M370 520c0-240 120-330 230-330s240 80 230 330c-60-130-150-190-240-190s-170 60-220 190z" fill="${hair}"/>`,
    `<path d="M372 560c-30-260 90-390 240-380 170 8 240 150 214 380-30-120-70-170-120-210-120 30-260 20-334 210z" fill="${hair}"/>`,
    `<circle cx="600" cy="300" r="196" fill="${hair}"/><path d="M372 560c-10-200 90-320 228-320s238 120 228 320c-40-140-120-190-228-190s-188 50-228 190z" fill="${hair}"/>`,
  ][fringe]
  const glasses =
    random.next() < 0.22
      ? '<g fill="none" stroke="#2b2522" stroke-width="10"><circle cx="520" cy="560" r="56"/><circle cx="680" cy="560" r="56"/><path d="M576 556h48"/></g>'
      : ''
  return `<rect width="1200" height="1200" fill="${colours.wall}"/><circle cx="600" cy="620" r="470" fill="${colours.floor}" opacity=".55"/>${back}<path d="M150 1200c30-230 220-330 450-330s420 100 450 330z" fill="${shirt}"/><path d="M520 800h160v120c0 50-160 50-160 0z" fill="${skin}"/><path d="M520 820c40 40 120 40 160 0v34c-40 30-120 30-160 0z" fill="#000" opacity=".1"/><ellipse cx="600" cy="580" rx="212" ry="262" fill="${skin}"/>${top}<g fill="#2b1f1a"><ellipse cx="520" cy="566" rx="15" ry="19"/><ellipse cx="680" cy="566" rx="15" ry="19"/></g><path d="M488 512q32-22 64-6M648 506q32-16 64 6" stroke="${hair}" stroke-width="13" stroke-linecap="round" fill="none"/><path d="M600 590q-24 62 6 68" stroke="#000" stroke-opacity=".22" stroke-width="10" stroke-linecap="round" fill="none"/><path d="M536 716q64 52 128 0" stroke="#8e3b33" stroke-width="14" stroke-linecap="round" fill="none"/><g fill="#d9543f" opacity=".16"><circle cx="462" cy="660" r="42"/><circle cx="738" cy="660" r="42"/></g>${glasses}`
}
