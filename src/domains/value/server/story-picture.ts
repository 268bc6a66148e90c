import type { OverlayOptions } from 'sharp'
import { must } from '../../../kit/contract/must.ts'
import { outlinedText } from '../../../kit/server/outlined-text.ts'

/** A slide of a presentation, in pixels. */
export const storyPictureSize = { width: 1600, height: 900 } as const
/** Where pictures stand, by how many there are. */
const places = [
  [{ left: 900, top: 0, width: 700, height: 900 }],
  [
    { left: 840, top: 0, width: 376, height: 900 },
    { left: 1224, top: 0, width: 376, height: 900 },
  ],
  [
    { left: 800, top: 0, width: 496, height: 900 },
    { left: 1304, top: 0, width: 296, height: 446 },
    { left: 1304, top: 454, width: 296, height: 446 },
  ],
] as const
const colours = { paper: '#faf9f7', ink: '#1c1917', dim: '#69625b', line: '#e7e2dc' } as const

export type Slide = {
  title: string
  lead: string
  /** At most four, the most telling first: what it is, and its number. */
  numbers: readonly { name: string; value: string }[]
  product: string
}

/** A story as one picture: what was made, and what came of it. Never a cost. */
export async function storyPicture(slide: Slide, pictures: readonly Buffer[]): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const shown = pictures.length > 0 ? must(places[Math.min(pictures.length, 3) - 1], 'place') : []
  const drawn = shown.map(async ({ left, top, width, height }, at): Promise<OverlayOptions> => {
    const input = await sharp(pictures[at]).resize(width, height, { fit: 'cover', position: 'attention' }).toBuffer()
    return { input, left, top }
  })
  return sharp(Buffer.from(await words(slide, (shown[0]?.left ?? storyPictureSize.width) - 160)))
    .composite(await Promise.all(drawn))
    .flatten({ background: colours.paper })
    .png({ compressionLevel: 9 })
    .toBuffer()
}

async function words({ title, lead, numbers, product }: Slide, most: number): Promise<string> {
  const [x, { width, height }] = [80, storyPictureSize]
  const half = most / 2 - 16
  const drawn = numbers.slice(0, 4).map(async ({ name, value }, at) => {
    const [left, top] = [x + (at % 2) * (half + 32), 440 + Math.floor(at / 2) * 170]
    return (
      (await outlinedText(value, { font: 'serif', size: 76, x: left, y: top, colour: colours.ink, most: half })) +
      (await outlinedText(name, { font: 'sans', size: 30, x: left, y: top + 46, colour: colours.dim, most: half }))
    )
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    ${await outlinedText(title, { font: 'serif', size: 64, x, y: 160, colour: colours.ink, most })}
    ${await outlinedText(lead, { font: 'sans', size: 32, x, y: 220, colour: colours.dim, most })}
    <rect x="${x}" y="290" width="${most}" height="2" fill="${colours.line}"/>
    ${(await Promise.all(drawn)).join('')}
    <g transform="translate(${x} 790) scale(1.44)">
      <rect width="32" height="32" rx="9" fill="#2b59e8"/>
      <circle cx="12" cy="17.5" r="6.8" fill="#fff"/>
      <circle cx="20.5" cy="14.5" r="6.9" fill="#2b59e8"/>
      <circle cx="20.5" cy="14.5" r="4.9" fill="#ffe3b0"/>
    </g>
    ${await outlinedText(product, { font: 'serif', size: 38, x: x + 62, y: 826, colour: colours.ink, most: most - 62 })}
  </svg>`
}
