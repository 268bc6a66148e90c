import { asc, eq } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { must } from '../../../kit/contract/must.ts'
import { dayMs, hourMs, plus } from '../../../kit/server/clock.ts'
import { shuffled } from '../../../kit/testing/shuffled.ts'
import { completedCollab, deliverablesOf, storyDelivery } from '../../../world/content-stories.ts'
import { type World, world } from '../../../world/world.ts'
import { resultDayFacts, resultFacts, viewDayFacts } from './facts.ts'
import { type NewReading, recordReading, withdrawPlatformReadings } from './readings.ts'

type Sent = Pick<NewReading, 'source' | 'kind' | 'counts'> & { hours: number }

const at = (hours: number) => plus(storyDelivery, hours * hourMs)
const makeReel = async (w: World) => must((await deliverablesOf(w.alice, await completedCollab(w)))[0]).uid

async function record(w: World, deliverableUid: string, { hours, ...reading }: Sent): Promise<string> {
  return w.database.db.transaction(async (tx) =>
    recordReading(tx, {
      ...reading,
      deliverableUid,
      takenAt: at(hours),
      enteredBy: 'Alice',
      enteredSide: 'influencer',
    }),
  )
}

async function resultOf(w: World, uid: string) {
  const { db } = w.database
  const [total] = await db.select().from(resultFacts).where(eq(resultFacts.deliverableUid, uid))
  const days = await db
    .select({ day: resultDayFacts.day, views: resultDayFacts.views, likes: resultDayFacts.likes })
    .from(resultDayFacts)
    .where(eq(resultDayFacts.deliverableUid, uid))
    .orderBy(asc(resultDayFacts.day))
  return { total, days }
}

it('takes the newest known count of each, and the platform’s before what people say', async () => {
  const w = await world()
  const uid = await makeReel(w)
  await record(w, uid, { source: 'typed', kind: 'day-7', hours: 7 * 24, counts: { views: 1_000, saves: 30 } })
  await record(w, uid, { source: 'platform', hours: 8 * 24, counts: { views: 1_240, likes: 80 } })
  await record(w, uid, { source: 'typed', kind: 'day-30', hours: 30 * 24, counts: { views: 9_999, saves: 44 } })
  const { total, days } = await resultOf(w, uid)
  const platform = { source: 'platform', takenAt: at(8 * 24) }
  expect(total).toMatchObject({ views: 1_240, likes: 80, saves: 44, reach: null, ...platform })
  expect(days.map(({ views }) => views)).toEqual([1_000, 1_240, 1_240])
})

/** The roll-up by day, without days that came to nothing. */
async function keptDays(w: World) {
  const rows = await w.database.db
    .select()
    .from(viewDayFacts)
    .orderBy(asc(viewDayFacts.brandUid), asc(viewDayFacts.day))
  return rows.filter(({ views }) => views !== 0)
}

/** The same, added up from what each deliverable had reached by each day. */
async function addedDays(w: World) {
  const { rows } = await w.database.pool.query<{ brandUid: string; day: string; views: number }>(`
    select brand_uid as "brandUid", day::text, sum(views)::int as views from (
      select t.brand_uid, t.day, t.views - coalesce(lag(t.views) over (partition by t.deliverable_uid order by t.day), 0) as views
      from result_days t where t.views is not null) gained group by 1, 2 order by 1, 2`)
  return rows.filter(({ views }) => views !== 0)
}

it('keeps a platform’s report of one moment once', async () => {
  const w = await world()
  const uid = await makeReel(w)
  const first = await record(w, uid, { source: 'platform', hours: 24, counts: { views: 10 } })
  expect(await record(w, uid, { source: 'platform', hours: 24, counts: { views: 10 } })).toBe(first)
})

it('empties what a disconnected platform gave and leaves what people reported', async () => {
  const w = await world()
  const uid = await makeReel(w)
  await record(w, uid, { source: 'platform', hours: 24, counts: { views: 500 } })
  await w.database.db.transaction(async (tx) => withdrawPlatformReadings(tx, [uid]))
  expect((await resultOf(w, uid)).total).toMatchObject({ views: null, isWithdrawn: true })
  await record(w, uid, { source: 'typed', hours: 30, counts: { views: 480 } })
  expect((await resultOf(w, uid)).total).toMatchObject({ views: 480, source: 'typed', isWithdrawn: false })
})

const sent = fc.record({
  source: fc.constantFrom('platform' as const, 'typed' as const, 'screenshot' as const),
  counts: fc.record({ views: fc.option(fc.nat(5_000)), likes: fc.option(fc.nat(400)) }),
})

it('comes to the same result whatever order readings and corrections arrive in', async () => {
  const w = await world()
  const uid = await makeReel(w)
  const { pool } = w.database
  await fc.assert(
    fc.asyncProperty(
      fc.array(sent, { minLength: 1, maxLength: 6 }),
      fc.infiniteStream(fc.nat()),
      async (all, order) => {
        const readings: Sent[] = all.map((one, nth) => ({ ...one, hours: 3 + nth * 17 }))
        const seen = []
        for (const some of [readings, shuffled(readings, order)]) {
          for (const table of ['readings', 'results', 'result_days', 'view_days'])
            await pool.query(`delete from ${table}`)
          for (const reading of some) await record(w, uid, reading)
          const { total, days } = await resultOf(w, uid)
          // What a day brought is its count less that of the day before: together they are the total.
          expect(days.at(-1)?.views ?? null).toBe(total?.views ?? null)
          const kept = await keptDays(w)
          expect(kept.reduce((sum, { views }) => sum + views, 0)).toBe(total?.views ?? 0)
          seen.push({ total, days, kept })
        }
        expect(seen[1]).toEqual(seen[0])
      },
    ),
    { numRuns: 25 },
  )
})

it('keeps what all posts gained on each day, however readings, corrections and withdrawals of several are mixed', async () => {
  const w = await world()
  const collabUid = await completedCollab(w)
  const uids = (await deliverablesOf(w.alice, collabUid)).map(({ uid }) => uid)
  const { db } = w.database
  const step = fc.record({ of: fc.nat(uids.length - 1), reading: sent, hours: fc.nat(400), isWithdrawn: fc.boolean() })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
      for (const { of, reading, hours, isWithdrawn } of steps) {
        const uid = must(uids[of])
        const kind = reading.source === 'platform' ? undefined : 'day-7'
        await record(w, uid, { ...reading, ...(kind && { kind }), hours })
        if (isWithdrawn) await db.transaction(async (tx) => withdrawPlatformReadings(tx, [uid]))
      }
      expect(await keptDays(w)).toEqual(await addedDays(w))
    }),
    { numRuns: 15 },
  )
})

it('keeps them when several people report at once', async () => {
  const w = await world()
  const uids = (await deliverablesOf(w.alice, await completedCollab(w))).map(({ uid }) => uid)
  await Promise.all(
    Array.from({ length: 12 }, async (_, nth) =>
      record(w, must(uids[nth % uids.length]), {
        source: 'platform',
        hours: 24 * ((nth * 5) % 7) + nth,
        counts: { views: 100 + nth * 10 },
      }),
    ),
  )
  expect(await keptDays(w)).toEqual(await addedDays(w))
  expect(await keptDays(w)).not.toEqual([])
})

it('counts a correction instead of what it corrects, however often it is corrected', async () => {
  const w = await world()
  const uid = await makeReel(w)
  for (const views of [700, 720, 690])
    await record(w, uid, { source: 'typed', kind: 'day-7', hours: (7 * dayMs) / hourMs, counts: { views } })
  const { total, days } = await resultOf(w, uid)
  expect(total?.views).toBe(690)
  expect(days.map(({ views }) => views)).toEqual([690])
})
