import sharp from 'sharp'
import { paletteOf, randomOf } from './palette.ts'
import { portrait } from './portrait.ts'

/** A drawn face, 600 × 600, as WebP, with long hair or short. The same seed always draws the same. */
export async function drawPortrait(seed: string, isLong: boolean): Promise<Buffer> {
  const random = randomOf(seed)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 1200" width="600" height="600">${portrait(random, paletteOf(random), isLong)}</svg>`
  return sharp(Buffer.from(svg)).webp({ quality: 75, effort: 6 }).toBuffer()
}
