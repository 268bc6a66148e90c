import type { Sharp } from 'sharp'
import { must } from '../../../kit/contract/must.ts'
import { maxPixels } from '../content-checks.ts'
import { atMost } from './at-most.ts'

export type ImageFacts = { readable: true; width: number; height: number; phash: string; placeholder: string }
/** Looked at by its head alone: it has more pixels than may be opened. */
export type TooLarge = { width: number; height: number }

const few = atMost(2)
/** Loaded with the first picture: it is a fifth of what an idle process holds. */
const load = async () => (await import('sharp')).default

/** Reads a picture to its end. Null when it is damaged or cut off. */
export function probeImage(path: string): Promise<ImageFacts | TooLarge | null> {
  return few(async () => {
    try {
      const sharp = await load()
      const { autoOrient } = await sharp(path, { limitInputPixels: false }).metadata()
      const { width, height } = autoOrient
      if (width * height > maxPixels) return { width, height }
      return { readable: true, width, height, phash: await printOf(path), placeholder: await placeholderOf(path) }
    } catch {
      return null
    }
  })
}

/** A picture as it is looked at: upright, refused when it is cut off. */
export async function openImage(source: string | Buffer): Promise<Sharp> {
  const sharp = await load()
  return sharp(source, { limitInputPixels: maxPixels, failOn: 'truncated' }).autoOrient()
}

/** Whether each of 8 × 8 points is brighter than its right neighbour: 64 bits that survive scaling and compressing. */
async function printOf(path: string): Promise<string> {
  const image = await openImage(path)
  const pixels = await image.resize(9, 8, { fit: 'fill' }).flatten({ background: '#fff' }).greyscale().raw().toBuffer()
  let bits = 0n
  for (let row = 0; row < 8; row++) {
    for (let column = 0; column < 8; column++) {
      const at = row * 9 + column
      bits = (bits << 1n) | (must(pixels[at]) > must(pixels[at + 1]) ? 1n : 0n)
    }
  }
  return bits.toString(16).padStart(16, '0')
}

async function placeholderOf(path: string): Promise<string> {
  const image = await openImage(path)
  const small = await image.resize(16, 16, { fit: 'inside' }).webp({ quality: 30 }).toBuffer()
  return `data:image/webp;base64,${small.toString('base64')}`
}
