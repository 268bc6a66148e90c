/** `node tools/run.mjs tools/draw-pictures.ts`: draws the faces of the demo, and removes those that nobody names. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { drawPortrait } from '../src/world/pictures/draw.ts'
import { drawnFolder, facePictures, fileOf } from '../src/world/pictures/drawn.ts'

rmSync(drawnFolder, { recursive: true, force: true })
mkdirSync(drawnFolder, { recursive: true })
let bytes = 0
for (const [nth, name] of facePictures().entries()) {
  // The demo gives long hair to women and short to men: one has the even faces, the other the odd ones.
  const picture = await drawPortrait(name, nth % 2 === 0)
  bytes += picture.length
  writeFileSync(fileOf(name), picture)
}
console.log(`${facePictures().length} faces, ${(bytes / 1e6).toFixed(1)} MB`)
