import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { listDrawings } from './drawings.ts'
import { drawnFolder } from './drawn.ts'

it('keeps every picture that the demo names, and no other', () => {
  const named = [...listDrawings().keys()].map((name) => `${name}.webp`)
  expect(readdirSync(drawnFolder).toSorted()).toEqual(named.toSorted())
})
