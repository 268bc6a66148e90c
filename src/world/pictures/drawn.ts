import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { projectRoot } from '../../kit/server/root.ts'
import type { BrandCategory } from '../../domains/profiles/vocabulary.ts'

/**
 * The pictures of the demo, each under a name of its own. They lie here as they are shown, because drawing them takes
 * longer than all else of a first start: `node tools/run.mjs tools/draw-pictures.ts` draws them anew.
 */
export const drawnFolder = join(projectRoot, 'src/world/pictures/assets/drawn')

const picturesPerBrand = 3
/** How often one creator can be at venues of a category before a picture would come again. */
export const photosPerCategory = 8
/** Faces are shared: a few dozen serve two hundred people. */
export const faces = 48
export const houseAd = 'house-advertisement'

export function venuePictures(handle: string): string[] {
  return Array.from({ length: picturesPerBrand }, (_, nth) => `${handle}-${nth}`)
}

export function contentPhotos(category: BrandCategory): string[] {
  return Array.from({ length: photosPerCategory }, (_, nth) => `content-${category}-${nth}`)
}

export function facePictures(): string[] {
  return Array.from({ length: faces }, (_, nth) => `face-${nth}`)
}

export function fileOf(name: string): string {
  return join(drawnFolder, `${name}.webp`)
}

export function readPicture(name: string): Promise<Buffer> {
  return readFile(fileOf(name))
}
