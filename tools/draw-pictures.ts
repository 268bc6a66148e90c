/** `node tools/run.mjs tools/draw-pictures.ts`: draws every picture of the demo, and removes those that nobody names. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { listDrawings } from '../src/world/pictures/drawings.ts'
import { drawnFolder, fileOf } from '../src/world/pictures/drawn.ts'

rmSync(drawnFolder, { recursive: true, force: true })
mkdirSync(drawnFolder, { recursive: true })
let bytes = 0
const drawings = listDrawings()
for (const [name, draw] of drawings) {
  const picture = await draw()
  bytes += picture.length
  writeFileSync(fileOf(name), picture)
}
console.log(`${drawings.size} pictures, ${(bytes / 1e6).toFixed(1)} MB`)
