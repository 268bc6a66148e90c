import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { drawnFolder, facePictures } from './drawn.ts'

it('keeps every face that the demo names, and no other', () => {
  const named = facePictures().map((name) => `${name}.webp`)
  expect(readdirSync(drawnFolder).toSorted()).toEqual(named.toSorted())
})
