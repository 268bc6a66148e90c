import sharp from 'sharp'
import type { BrandCategory } from '../../domains/profiles/vocabulary.ts'
import { coffeeScene, outdoorScene, portrait } from './more-scenes.ts'
import { paletteOf, randomOf } from './palette.ts'
import { roomScene } from './room.ts'
import { tableScene } from './table.ts'

/** A drawn picture of a venue, 1080 × 1350, as WebP. The same seed always draws the same. */
export function drawVenue(seed: string, category: BrandCategory): Promise<Buffer> {
  const random = randomOf(seed)
  const colours = paletteOf(random)
  const scene = {
    Restaurant: () => tableScene(random, colours),
    Hotel: () => roomScene(random, colours, false),
    Cafe: () => (random.next() < 0.7 ? coffeeScene(random, colours) : tableScene(random, colours)),
    Nightlife: () => roomScene(random, colours, true),
    Experience: () => outdoorScene(random, colours),
    Other: () => tableScene(random, colours),
  }[category]()
  return render(scene, 1200, 1500, 1080)
}

/** A drawn face, 600 × 600, as WebP. */
export function drawPortrait(seed: string): Promise<Buffer> {
  const random = randomOf(seed)
  return render(portrait(random, paletteOf(random)), 1200, 1200, 600)
}

async function render(scene: string, width: number, height: number, outputWidth: number): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${outputWidth}" height="${(outputWidth * height) / width}">${scene}</svg>`
  return sharp(Buffer.from(svg)).webp({ quality: 75, effort: 6 }).toBuffer()
}
