import { createHash } from 'node:crypto'

const [width, height] = [480, 600]

/** A made-up post's picture: a plate on a table, in colours of its own, the same whenever it is asked for. An SVG. */
export function sandboxPicture(address: string): Buffer {
  const bytes = createHash('sha256').update(address).digest()
  const at = (place: number, from: number, to: number) =>
    from + ((bytes[place % bytes.length] ?? 0) / 255) * (to - from)
  const table = at(0, 0, 360)
  const food = at(1, 0, 360)
  const [x, y, radius] = [at(2, 190, 290), at(3, 240, 360), at(4, 130, 175)]
  const bites = Array.from({ length: 7 }, (_, nth) => {
    const angle = (nth / 7) * 2 * Math.PI + at(5 + nth, 0, 0.6)
    const away = radius * at(12 + nth, 0.12, 0.42)
    const [left, top] = [x + Math.cos(angle) * away, y + Math.sin(angle) * away]
    const colour = `hsl(${food + at(19 + nth, -40, 40)} 62% ${at(26 + nth, 38, 62)}%)`
    return `<circle cx="${left}" cy="${top}" r="${radius * at(8 + nth, 0.14, 0.24)}" fill="${colour}"/>`
  })
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<defs><linearGradient id="t" x2="1" y2="1"><stop stop-color="hsl(${table} 28% 72%)"/><stop offset="1" stop-color="hsl(${table} 32% 44%)"/></linearGradient></defs>
<rect width="100%" height="100%" fill="url(#t)"/>
<ellipse cx="${x + 14}" cy="${y + 22}" rx="${radius + 6}" ry="${radius}" fill="#000" opacity="0.22"/>
<circle cx="${x}" cy="${y}" r="${radius}" fill="#f7f4ef"/>
<circle cx="${x}" cy="${y}" r="${radius * 0.72}" fill="#ebe5db"/>
${bites.join('\n')}
</svg>`)
}
