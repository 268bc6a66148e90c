import { expect, it } from 'vitest'
import { type Dislike, pointsOff } from './taste.ts'

const facts = { brandUid: 'a', category: 'Hotel', distanceKm: 6, deliverables: 4, valueMinor: 5_000, currency: 'GBP' }
const dislike = (reason: Dislike['reason']): Dislike => ({ ...facts, reason })
const other = { ...facts, brandUid: 'b', category: 'Restaurant', distanceKm: 2, deliverables: 1, valueMinor: 9_000 }

it.each([
  ['not-my-kind', { category: 'Hotel' }, 15],
  ['not-my-kind', {}, 0],
  ['too-far', { distanceKm: 6.5 }, 25],
  ['too-far', { distanceKm: null }, 0],
  ['too-far', {}, 0],
  ['asks-too-much', { deliverables: 5 }, 25],
  ['asks-too-much', {}, 0],
  ['worth-too-little', { valueMinor: 4_000 }, 25],
  ['worth-too-little', { valueMinor: 4_000, currency: 'EUR' }, 0],
] as const)('“%s” takes from a card with %j: %s', (reason, change, points) => {
  expect(pointsOff([dislike(reason)], { ...other, ...change })).toBe(points)
})

it('takes 45 points from a category at most', () => {
  const many = Array.from({ length: 9 }, () => dislike('not-my-kind'))
  expect(pointsOff(many, { ...other, category: 'Hotel' })).toBe(45)
})
