import { join } from 'node:path'
import { projectRoot } from '../../kit/server/root.ts'

/**
 * The drawn faces of the demo. They lie here as they are shown, because drawing them takes longer than all else of a
 * first start: `node tools/run.mjs tools/draw-pictures.ts` draws them anew.
 */
export const drawnFolder = join(projectRoot, 'src/world/pictures/assets/drawn')

/** Faces are shared: a few dozen serve two hundred people. */
export const faces = 48

export function facePictures(): string[] {
  return Array.from({ length: faces }, (_, nth) => `face-${nth}`)
}

export function fileOf(name: string): string {
  return join(drawnFolder, `${name}.webp`)
}
