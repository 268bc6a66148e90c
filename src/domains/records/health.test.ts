import { describe, expect, it } from 'vitest'
import { causesOf, creatorCausesOf, type CreatorFacts, type HealthFacts, isWorse, ragOf } from './health.ts'

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

const fine: CreatorFacts = {
  createdAt: daysAgo(200),
  isSuspended: false,
  noShows: 0,
  contentOverdue: 0,
  overdueSince: null,
  lateCancels: 0,
  unhappyReviews: 0,
  unanswered: 0,
  figuresAt: daysAgo(10),
  lastSeenAt: daysAgo(1),
}
const ofCreator = (change: Partial<CreatorFacts>) => {
  const causes = creatorCausesOf({ ...fine, ...change }, now)
  return [ragOf(causes), ...causes.map(({ kind }) => kind)]
}

describe('what makes a creator amber, red or black', () => {
  it.each([
    [{}, ['green']],
    [{ figuresAt: null }, ['green']],
    [{ figuresAt: daysAgo(90), lastSeenAt: daysAgo(60) }, ['green']],
    [{ figuresAt: daysAgo(91) }, ['amber', 'expired-insights']],
    [{ lastSeenAt: daysAgo(61) }, ['amber', 'no-activity']],
    [{ lateCancels: 1, unanswered: 2 }, ['amber', 'late-cancel', 'unanswered-invitations']],
    [{ contentOverdue: 1, overdueSince: daysAgo(2) }, ['amber', 'content-overdue']],
    [
      { contentOverdue: 1, overdueSince: daysAgo(2), lateCancels: 1, unhappyReviews: 1 },
      ['red', 'content-overdue', 'late-cancel', 'unhappy-review'],
    ],
    [{ noShows: 1 }, ['red', 'no-show']],
    [{ isSuspended: true, noShows: 1 }, ['black', 'suspended', 'no-show']],
  ] as const)('%o', (change, expected) => expect(ofCreator(change)).toEqual(expected))

  it('misses nobody who has just begun', () => {
    expect(ofCreator({ createdAt: daysAgo(29), lastSeenAt: null })).toEqual(['green'])
  })
})

it('knows which colour is worse', () => {
  expect([isWorse('red', 'amber'), isWorse('amber', 'amber'), isWorse('green', 'black')]).toEqual([true, false, false])
})
