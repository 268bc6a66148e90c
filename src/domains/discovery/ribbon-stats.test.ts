import { expect, it } from 'vitest'
import { must } from '../../kit/contract/must.ts'
import { holdsPerCity, inNoRibbon, isDead, type LiveBrief } from './ribbon-stats.ts'
import { builtInRibbons, type Ribbon } from './ribbons.ts'
import type { FeedRule } from './taste.ts'

const at = new Date('2026-03-02T09:00:00Z')
const brief = (uid: string, rules: FeedRule[], city: LiveBrief['city'] = 'london'): LiveBrief => ({
  uid,
  city,
  ranks: Object.fromEntries(rules.map((rule) => [rule, 1])),
})
const ribbon = (uid: string, change: Partial<Ribbon>): Ribbon => ({
  ...must(builtInRibbons[0], 'built in ribbon'),
  uid,
  ...change,
})

it('counts what each ribbon holds in each city with live briefs, scheduled ribbons too', () => {
  const ribbons = [
    ribbon('new', { rule: 'new' }),
    ribbon('paris', { rule: 'new', city: 'paris' }),
    ribbon('later', { kind: 'hand', rule: null, briefUids: ['a', 'gone'], startsAt: '2026-05-01T00:00:00.000Z' }),
    ribbon('newcomers', { rule: 'full', audience: 'new' }),
  ]
  const briefs = [brief('a', ['new']), brief('b', ['new']), brief('c', ['full'], 'paris')]
  expect(Object.fromEntries(holdsPerCity(ribbons, briefs, at))).toEqual({
    new: [
      { city: 'london', count: 2 },
      { city: 'paris', count: 0 },
    ],
    paris: [{ city: 'paris', count: 0 }],
    later: [
      { city: 'london', count: 1 },
      { city: 'paris', count: 0 },
    ],
    newcomers: [
      { city: 'london', count: 0 },
      { city: 'paris', count: 1 },
    ],
  })
})

it('lets ribbons that have ended hold nothing, and take nothing from the others', () => {
  const over = { rule: 'new', endsAt: '2026-02-01T00:00:00.000Z' } as const
  const ribbons = [ribbon('one', over), ribbon('two', over), ribbon('now', { rule: 'new' })]
  const holds = holdsPerCity(ribbons, [brief('a', ['new'])], at)
  expect([holds.get('one'), holds.get('now')]).toEqual([[], [{ city: 'london', count: 1 }]])
})

it('finds the live briefs that stand in no ribbon: what is for the new, later or near a home counts for nothing', () => {
  const briefs = [
    brief('in', ['with-a-guest', 'full']),
    brief('new', ['new']),
    brief('later', ['full']),
    brief('near', ['quiet-near-home']),
    brief('elsewhere', ['with-a-guest'], 'paris'),
  ]
  const ribbons = [
    ribbon('guest', { rule: 'with-a-guest', city: 'london' }),
    ribbon('for the new', { rule: 'new', audience: 'new' }),
    ribbon('later', { rule: 'full', startsAt: '2026-05-01T00:00:00.000Z' }),
    ribbon('near', { rule: 'quiet-near-home' }),
  ]
  expect([...inNoRibbon(ribbons, briefs, at)]).toEqual(['new', 'later', 'near', 'elsewhere'])
})

it.each([
  [0, 60, true, true],
  [0, 60, false, false],
  [0, 40, true, false],
  [1, 100, true, false],
  [1, 101, true, true],
])('a row with %i of %i clicks, old: %s, is dead: %s', (clicks, all, isOld, dead) => {
  expect(isDead(clicks, all, isOld)).toBe(dead)
})
