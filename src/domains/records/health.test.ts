import { describe, expect, it } from 'vitest'
import { causesOf, type HealthFacts, isWorse, ragOf } from './health.ts'

const now = new Date('2026-03-02T09:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
const well: HealthFacts = {
  createdAt: daysAgo(200),
  isInactive: false,
  pastDueSince: null,
  unanswered: 0,
  unhappyReviews: 0,
  lastVisitAt: daysAgo(10),
  hasLiveBrief: true,
  lastSeenAt: daysAgo(1),
}
const of = (change: Partial<HealthFacts>) => {
  const causes = causesOf({ ...well, ...change }, now)
  return [ragOf(causes), ...causes.map(({ kind }) => kind)]
}

describe('what makes a brand amber, red or black', () => {
  it.each([
    [{}, ['green']],
    [{ lastVisitAt: daysAgo(30) }, ['green']],
    [{ lastVisitAt: daysAgo(31) }, ['amber', 'no-visit']],
    [{ lastSeenAt: null }, ['amber', 'no-sign-in']],
    [{ hasLiveBrief: false, unanswered: 2 }, ['amber', 'slow-answers', 'no-live-brief']],
    [
      { hasLiveBrief: false, unanswered: 2, unhappyReviews: 1 },
      ['red', 'slow-answers', 'unhappy-review', 'no-live-brief'],
    ],
    [{ pastDueSince: daysAgo(1) }, ['red', 'payment-failed']],
    [{ isInactive: true, pastDueSince: daysAgo(1) }, ['black', 'inactive', 'payment-failed']],
  ] as const)('%o', (change, expected) => expect(of(change)).toEqual(expected))

  it('misses nothing of a brand that has just begun', () => {
    expect(of({ createdAt: daysAgo(29), lastVisitAt: null, hasLiveBrief: false, lastSeenAt: null })).toEqual(['green'])
  })
})

it('knows which colour is worse', () => {
  expect([isWorse('red', 'amber'), isWorse('amber', 'amber'), isWorse('green', 'black')]).toEqual([true, false, false])
})
