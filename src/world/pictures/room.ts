import type { Random } from '../demo/random.ts'
import type { Palette } from './palette.ts'

/** A room with arched windows, lamps and a plant: a hotel by day, a bar by night. */
export function roomScene(random: Random, colours: Palette, night: boolean): string {
  const sky = night ? colours.deep : '#f7d9a8'
  const arches = 1 + random.int(3)
  const width = 760 / arches
  const windows = Array.from({ length: arches }, (_, index) =>
    arch(220 + index * width + 20, 250, width - 40, 620, sky, colours, night),
  ).join('')
  const lamps = Array.from({ length: 2 + random.int(2) }, (_, index) =>
    lamp(240 + index * 340 + random.int(60), 170 + random.int(130), colours),
  ).join('')
  const bar = night ? shelf(random, colours) : bed(colours)
  return `<rect width="1200" height="1500" fill="${colours.wall}"/><rect y="1010" width="1200" height="490" fill="${colours.floor}"/>${windows}${bar}${lamps}${plant(random, colours)}<rect width="1200" height="1500" fill="${night ? '#000' : '#fff'}" opacity="${night ? 0.12 : 0.04}"/>`
}

function arch(x: number, y: number, w: number, h: number, sky: string, colours: Palette, night: boolean): string {
  const r = w / 2
  const shape = `M${x} ${y + h}V${y + r}a${r} ${r} 0 0 1 ${w} 0V${y + h}z`
  const body = night
    ? `<circle cx="${x + w * 0.66}" cy="${y + r}" r="${w * 0.11}" fill="#fdf0d0"/>`
    : `<circle cx="${x + w * 0.62}" cy="${y + h * 0.42}" r="${w * 0.2}" fill="#fff3d0"/>`
  return `<path d="${shape}" fill="${sky}"/>${body}<path d="M${x} ${y + h * 0.72}q${w * 0.3} -90 ${w * 0.55} -20t${w * 0.45} -30V${y + h}H${x}z" fill="${colours.leaf}" opacity="${night ? 0.5 : 0.75}"/><path d="M${x + r} ${y}V${y + h}M${x} ${y + h * 0.55}h${w}" stroke="${colours.light}" stroke-width="12"/><path d="${shape}" fill="none" stroke="${colours.light}" stroke-width="22"/>`
}

function lamp(x: number, y: number, colours: Palette): string {
  return `<circle cx="${x}" cy="${y + 60}" r="230" fill="${colours.light}" opacity=".2"/><path d="M${x} 0V${y}" stroke="${colours.deep}" stroke-width="6"/><path d="M${x - 80} ${y + 70}c0-50 36-76 80-76s80 26 80 76z" fill="${colours.accent}"/><ellipse cx="${x}" cy="${y + 70}" rx="80" ry="13" fill="${colours.light}"/>`
}

function bed(colours: Palette): string {
  return `<rect x="150" y="960" width="900" height="300" rx="40" fill="${colours.deep}"/><rect x="130" y="1090" width="940" height="300" rx="46" fill="${colours.light}"/><rect x="130" y="1190" width="940" height="200" rx="46" fill="${colours.accent}"/><rect x="220" y="1010" width="330" height="150" rx="56" fill="#fff"/><rect x="650" y="1010" width="330" height="150" rx="56" fill="#fff"/>`
}

function shelf(random: Random, colours: Palette): string {
  const bottles = [0, 1].flatMap((row) =>
    Array.from({ length: 11 }, (_, index) => {
      const [x, y, h] = [120 + index * 90 + random.int(18), 980 + row * 210, 100 + random.int(60)]
      return `<path d="M${x} ${y}v-${h * 0.55}q0-14 10-22v-${h * 0.3}h18v${h * 0.3}q10 8 10 22v${h * 0.55}z" fill="${random.pick(colours.food)}" opacity=".95"/>`
    }),
  )
  return `<rect x="60" y="800" width="1080" height="430" rx="16" fill="${colours.deep}"/>${bottles.join('')}<path d="M60 984h1080M60 1194h1080" stroke="${colours.floor}" stroke-width="16"/><rect y="1250" width="1200" height="250" fill="${colours.deep}"/><rect y="1236" width="1200" height="40" fill="${colours.accent}"/>`
}

function plant(random: Random, colours: Palette): string {
  const x = random.next() < 0.5 ? 90 : 1110
  const leaves = Array.from(
    { length: 7 },
    (_, index) =>
      `<ellipse cx="${x}" cy="${1180 - 110}" rx="26" ry="150" transform="rotate(${-66 + index * 22} ${x} 1230)" fill="${colours.leaf}"/>`,
  )
  return `${leaves.join('')}<path d="M${x - 80} 1230h160l-24 190h-112z" fill="${colours.accent}"/>`
}
