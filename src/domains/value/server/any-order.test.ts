import fc from 'fast-check'
import { expect, it } from 'vitest'
import { must } from '../../../kit/contract/must.ts'
import { hourMs, plus } from '../../../kit/server/clock.ts'
import { shuffled } from '../../../kit/testing/shuffled.ts'
import { deliverablesOf, storyDelivery } from '../../../world/content-stories.ts'
import { storySlot } from '../../../world/stories.ts'
import { countedCollab } from '../../../world/value-stories.ts'
import { type World, world } from '../../../world/world.ts'
import { copyCollab } from '../../collabs/server/build.ts'
import { copyContent } from '../../content/server/build.ts'
import { recordReading } from '../../content/server/readings.ts'
import { copyVisit } from '../../visits/server/build.ts'
import { ownGroups, type ValueGroup } from '../groups.ts'

const period = { from: '2026-03-01', until: '2026-03-31' }
const collabs = 3
const none = { guestsMinor: null, staffMinutes: null, travelMinor: null, shipmentMinor: null, note: '' }

/** What is entered about three collabs with two deliverables each: the newest reading of a source corrects those before it. */
const entries = fc.record({
  readings: fc.array(
    fc.record({
      of: fc.nat(collabs * 2 - 1),
      source: fc.constantFrom('platform' as const, 'typed' as const, 'screenshot' as const),
      views: fc.nat(50_000),
    }),
    { minLength: 1, maxLength: 8 },
  ),
  costs: fc.uniqueArray(
    fc.record({
      of: fc.nat(collabs - 1),
      currency: fc.constantFrom('GBP' as const, 'EUR' as const, 'THB' as const),
      servedMinor: fc.nat(90_000),
    }),
    { selector: ({ of }) => of, maxLength: collabs },
  ),
  // Baht have no rate at all, euros from one of these days on.
  rates: fc.uniqueArray(
    fc.record({
      day: fc.constantFrom('2026-03-01', '2026-03-10', '2026-03-20'),
      micro: fc.integer({ min: 900_000, max: 1_500_000 }),
    }),
    {
      selector: ({ day }) => day,
      maxLength: 3,
    },
  ),
})
type Entries = typeof entries extends fc.Arbitrary<infer Given> ? Given : never

async function threeCollabs(w: World) {
  const first = await countedCollab(w)
  const { db } = w.database
  const uids = [first, `collab_${'0'.repeat(25)}1`, `collab_${'0'.repeat(25)}2`]
  for (const copy of uids.slice(1)) {
    await copyCollab(db, first, copy)
    await copyContent(db, first, copy)
    await copyVisit(db, first, copy, storySlot)
  }
  const items = (await deliverablesOf(w.alice, first)).map(({ uid }) => uid)
  const deliverables = uids.flatMap((uid) => items.map((item) => (uid === first ? item : `${item}${uid}`)))
  return { collabUids: uids, deliverables }
}

type Made = Awaited<ReturnType<typeof threeCollabs>>

/** Each entry as something to do, so that they can be done in any order. */
function stepsOf(w: World, { readings, costs, rates }: Entries, { collabUids, deliverables }: Made) {
  return [
    ...readings.map(({ of, source, views }, nth) => async () => {
      await w.tx((tx) =>
        recordReading(tx, {
          deliverableUid: must(deliverables[of]),
          source,
          takenAt: plus(storyDelivery, (nth + 1) * 17 * hourMs),
          counts: { views },
          enteredBy: 'Alice',
          ...(source !== 'platform' && { enteredSide: 'influencer' as const }),
        }),
      )
    }),
    ...costs.map(({ of, currency, servedMinor }) => async () => {
      await w.bella.call('saveCollabCosts', { collabUid: must(collabUids[of]), ...none, currency, servedMinor })
    }),
    ...rates.map((rate) => async () => {
      await w.ada.call('saveDayRates', { rates: [{ currency: 'EUR', ...rate }] })
    }),
  ]
}

const valueBy = (w: World, by: ValueGroup) => w.bella.call('getValue', { brandUid: w.luna, ...period, by })
type Value = Awaited<ReturnType<typeof valueBy>>

const ofAll = [
  'costMinor',
  'views',
  'deliverables',
  'withFigures',
  'agreed',
  'mediaLowMinor',
  'mediaHighMinor',
] as const
const ofCollabs = ['collabs', 'withoutRate', 'withViews', 'withMedia', 'apart'] as const

function expectSums({ rows, now }: Value, by: ValueGroup): void {
  for (const of of by === 'deliverable' ? ofAll : [...ofAll, ...ofCollabs])
    expect([by, of, rows.reduce((sum, { summary }) => sum + (summary[of] ?? 0), 0)]).toEqual([by, of, now[of] ?? 0])
}

it('comes to the same totals, the sums of their rows, in whatever order readings, corrections, costs and rates arrive', async () => {
  const w = await world()
  const made = await threeCollabs(w)
  await fc.assert(
    fc.asyncProperty(entries, fc.infiniteStream(fc.nat()), async (given, order) => {
      const steps = stepsOf(w, given, made)
      const seen: Value[][] = []
      for (const some of [steps, shuffled(steps, order)]) {
        for (const table of ['readings', 'results', 'result_days', 'view_days', 'collab_costs', 'day_rates'])
          await w.database.pool.query(`delete from ${table}`)
        for (const step of some) await step()
        const values = await Promise.all(ownGroups.map((by) => valueBy(w, by)))
        values.forEach((value, at) => expectSums(value, must(ownGroups[at])))
        seen.push(values)
      }
      expect(seen[1]).toEqual(seen[0])
      const unknown = given.costs.filter(({ currency }) => currency === 'THB').length
      const euros = given.costs.filter(({ currency }) => currency === 'EUR').length
      const hasRate = given.rates.some(({ day }) => day <= '2026-03-10')
      expect(seen[0]?.[0]?.now.withoutRate).toBe(unknown + (hasRate ? 0 : euros))
    }),
    { numRuns: 12 },
  )
})
