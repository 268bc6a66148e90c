import { expect, it } from 'vitest'
import { brandReliability, influencerReliability, type Mark, promptness } from './reliability.ts'

const today = new Date('2026-06-01T00:00:00Z')
const daysAgo = (days: number, value: number): Mark => ({ value, at: new Date(today.getTime() - days * 86_400_000) })
const marks = (count: number, value: number, days = 1) => Array.from({ length: count }, () => daysAgo(days, value))

it('judges nobody before three visits, and says how many are missing', () => {
  expect(influencerReliability({ visits: marks(2, 1), content: [], firstTry: [] }, today)).toMatchObject({
    score: null,
    visits: 2,
    raise: 'Shown after 1 more visit.',
  })
})

it('is 100 for whoever did everything right, with nothing to raise', () => {
  expect(
    influencerReliability({ visits: marks(3, 1), content: marks(3, 1), firstTry: marks(4, 1) }, today),
  ).toMatchObject({ score: 100, raise: null })
})

it('weighs the parts as the formula says, and names what would raise it most', () => {
  const reliability = influencerReliability(
    { visits: marks(4, 1), content: [...marks(1, 0), ...marks(1, 1)], firstTry: marks(2, 1) },
    today,
  )
  expect(reliability).toMatchObject({
    score: 83,
    formula:
      '50 × visits kept + 35 × content on time + 15 × approved first time, divided by 100. Older events count for less: half as much after six months.',
    raise: 'Deliver your next content within 14 days of the visit.',
  })
  expect(reliability.parts).toContainEqual({
    name: 'Content on time',
    weight: 35,
    value: 50,
    why: '1 of 2 deliverables on time',
  })
})

it('counts what is recent more: a no-show half a year ago weighs half', () => {
  const visits = (days: number) => [daysAgo(1, 1), daysAgo(1, 1), daysAgo(1, 1), daysAgo(days, 0)]
  const scoreOf = (days: number) =>
    influencerReliability({ visits: visits(days), content: [], firstTry: [] }, today).score
  expect([scoreOf(1), scoreOf(181)]).toEqual([75, 86])
})

it('leaves out parts that have no history yet', () => {
  expect(brandReliability({ visits: marks(3, 1), answers: [], reviews: marks(2, 0.5) }, today)).toMatchObject({
    score: 81,
    parts: [{ name: 'Visits hosted' }, { name: 'Review time' }],
  })
})

it.each([
  [0.5, 1],
  [1, 1],
  [2, 0.75],
  [3, 0.5],
  [7, 0],
  [30, 0],
])('an answer after %d days is worth %d', (days, value) => {
  expect(promptness(days * 86_400_000)).toBe(value)
})
