import { expect, it } from 'vitest'
import { captureAt, nextLook } from './measuring.ts'

const published = new Date('2026-11-01T10:00:00Z')
const after = (hours: number) => new Date(published.getTime() + hours * 3_600_000)

it.each([
  ['story', 0, 20],
  ['story', 20, null],
  ['reel', 0, 24],
  ['reel', 26, 48],
  ['post', 7 * 24, 30 * 24],
  ['post', 31 * 24, 182 * 24],
  ['post', 200 * 24, null],
])('looks at a %s again after %i hours', (type, hours, next) => {
  expect(nextLook(type, published, after(hours))).toEqual(next === null ? null : after(next))
})

it.each([
  ['story', 1, undefined],
  ['story', 20, 'story-20h'],
  ['reel', 3 * 24, undefined],
  ['reel', 7 * 24 + 1, 'day-7'],
  ['reel', 30 * 24 + 1, 'day-30'],
  ['reel', 182 * 24, undefined],
])('answers the capture of a %s at %i hours', (type, hours, kind) => {
  expect(captureAt(type, published, after(hours))).toBe(kind)
})
