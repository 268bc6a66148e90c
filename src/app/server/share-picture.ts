import sharp, { type OverlayOptions } from 'sharp'
import { must } from '../../kit/contract/must.ts'
import { initialsOf } from '../../domains/media/initials.ts'
import type { PublicInfluencer } from '../../domains/content/public-influencer.ts'
import { outlinedText } from '../../kit/server/outlined-text.ts'

/** What link previews ask for. */
export const shareSize = { width: 1200, height: 630 } as const
/** Where pictures stand, by how many there are. */
const places = [
  [{ left: 680, top: 0, width: 520, height: 630 }],
  [
    { left: 640, top: 0, width: 276, height: 630 },
    { left: 924, top: 0, width: 276, height: 630 },
  ],
  [
    { left: 600, top: 0, width: 352, height: 630 },
    { left: 960, top: 0, width: 240, height: 311 },
    { left: 960, top: 319, width: 240, height: 311 },
  ],
] as const
const colours = { paper: '#faf9f7', ink: '#1c1917', dim: '#69625b', calm: '#1f43b8', calmSoft: '#e8eefe' } as const

/** A public page as the picture of its link: three lines of words, and whose initials stand where there are no pictures. */
export type ShareCard = { title: string; lead: string; foot: string; name: string }

/** An influencer's public page as the picture of its link: who they are, and what they make. */
export async function sharePicture(
  influencer: PublicInfluencer,
  product: string,
  pictureOf: (path: string) => Promise<Buffer | null>,
): Promise<Buffer> {
  const { name, handle, city, avatar, gallery } = influencer
  const paths = [avatar, ...gallery].filter((path) => path !== null)
  return shareCard({ title: name, lead: `@${handle}`, foot: city, name }, paths, product, pictureOf)
}

/** Words beside at most three pictures. */
export async function shareCard(
  card: ShareCard,
  paths: readonly string[],
  product: string,
  pictureOf: (path: string) => Promise<Buffer | null>,
): Promise<Buffer> {
  const read = await Promise.all(paths.slice(0, 3).map(pictureOf))
  const pictures = read.filter((picture) => picture !== null)
  const shown = pictures.length > 0 ? must(places[pictures.length - 1], 'place') : []
  const drawn = shown.map(async ({ left, top, width, height }, at): Promise<OverlayOptions> => {
    const input = await sharp(pictures[at]).resize(width, height, { fit: 'cover', position: 'attention' }).toBuffer()
    return { input, left, top }
  })
  return sharp(Buffer.from(await words(card, product, (shown[0]?.left ?? 680) - 128)))
    .composite(await Promise.all(drawn))
    .flatten({ background: colours.paper })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer()
}

async function words({ title, lead, foot, name }: ShareCard, product: string, most: number): Promise<string> {
  const [x, ink, dim] = [64, colours.ink, colours.dim]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${shareSize.width}" height="${shareSize.height}">
    <rect x="680" width="520" height="630" fill="${colours.calmSoft}"/>
    ${await outlinedText(initialsOf(name), { font: 'sans', size: 180, x: 820, y: 380, colour: colours.calm, most: 260 })}
    ${await outlinedText(title, { font: 'serif', size: 84, x, y: 270, colour: ink, most })}
    ${await outlinedText(lead, { font: 'sans', size: 40, x, y: 340, colour: dim, most })}
    ${await outlinedText(foot, { font: 'sans', size: 34, x, y: 396, colour: dim, most })}
    <g transform="translate(64 520) scale(1.44)">
      <rect width="32" height="32" rx="9" fill="#2b59e8"/>
      <circle cx="12" cy="17.5" r="6.8" fill="#fff"/>
      <circle cx="20.5" cy="14.5" r="6.9" fill="#2b59e8"/>
      <circle cx="20.5" cy="14.5" r="4.9" fill="#ffe3b0"/>
    </g>
    ${await outlinedText(product, { font: 'serif', size: 38, x: 126, y: 556, colour: ink, most: most - 62 })}
  </svg>`
}
