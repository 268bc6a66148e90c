import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { eventFacts } from '../src/domains/audit/server/facts.ts'
import { briefFacts } from '../src/domains/briefs/server/facts.ts'
import { collabFacts } from '../src/domains/collabs/server/facts.ts'
import { fileFacts } from '../src/domains/media/server/facts.ts'
import { brandFacts, influencerFacts } from '../src/domains/profiles/server/facts.ts'
import { visitFacts } from '../src/domains/visits/server/facts.ts'
import { slotsOf } from '../src/domains/visits/server/slots.ts'
import { must } from '../src/kit/contract/must.ts'
import { dayMs, hourMs, minuteMs } from '../src/kit/server/clock.ts'
import { type Database, type Db, openPostgres } from '../src/kit/server/database.ts'
import { readMailState } from '../src/kit/server/mail/outbox.ts'
import { cloneDatabase } from '../src/kit/testing/postgres.ts'

const readAll = async (db: Db) => ({
  collabs: await db.select().from(collabFacts),
  briefs: await db.select().from(briefFacts),
  visits: await db.select().from(visitFacts),
  brands: await db.select().from(brandFacts),
  creators: await db.select().from(influencerFacts),
  files: await db.select().from(fileFacts),
})

let db: Db
let all: Awaited<ReturnType<typeof readAll>>
const present = Date.now()

let database: Database
beforeAll(async () => {
  const { server, template } = inject('demo')
  database = openPostgres(await cloneDatabase(server, template))
  db = database.db
  all = await readAll(db)
})
afterAll(() => database.close())

it('has collabs at every stage and with every ending, over two years', () => {
  const open = all.collabs.filter(({ outcome }) => outcome === 'open')
  expect(new Set(open.map(({ stage }) => stage))).toEqual(new Set([1, 3, 4, 5]))
  expect([...new Set(all.collabs.map(({ outcome }) => outcome))]).toEqual(
    expect.arrayContaining(['completed', 'declined', 'withdrawn', 'cancelled', 'no-show', 'not-hosted', 'expired']),
  )
  const ages = all.collabs.map(({ requestedAt }) => (present - requestedAt.getTime()) / dayMs)
  expect(ages.filter((days) => days > 600).length).toBeGreaterThan(10)
  expect(ages.filter((days) => days < 7).length).toBeGreaterThan(50)
})

it('has somebody at the door of the demo’s venue on the day it was made', () => {
  const { uid } = must(
    all.brands.find(({ handle }) => handle === 'harbourandhearth'),
    'venue',
  )
  const today = all.visits.filter(
    ({ brandUid, startsAt }) => brandUid === uid && Math.abs(startsAt.getTime() - present) < dayMs,
  )
  expect(today.length).toBeGreaterThan(0)
})

it('has a question before a request that waits for its answer, and one that has it', async () => {
  const { rows } = await db.execute<{ waiting: number; answered: number }>(sql`
    select count(*) filter (where answered_at is null)::int as waiting, count(answered_at)::int as answered from brief_questions`)
  expect(rows).toEqual([{ waiting: 1, answered: 1 }])
})

it('has counted who was there, by role, on many days of a quarter', async () => {
  const { rows } = await db.execute<{ day: string; role: string; people: number }>(
    sql`select day::text, role, people from usage_active where day > now() - interval '89 days'`,
  )
  const daysOf = (role: string) => rows.filter((row) => row.role === role && row.people > 0).length
  expect(new Set(rows.filter(({ people }) => people > 0).map(({ day }) => day)).size).toBeGreaterThan(30)
  for (const role of ['influencer', 'brand', 'account_manager']) expect(daysOf(role)).toBeGreaterThan(5)
})

it('counts the spots and slots that its collabs hold', async () => {
  const holding = all.collabs.filter(
    ({ stage, outcome }) => outcome === 'completed' || (outcome === 'open' && stage > 1),
  )
  for (const { uid, spotsTaken } of all.briefs)
    expect([uid, spotsTaken]).toEqual([uid, holding.filter(({ briefUid }) => briefUid === uid).length])

  const briefOf = new Map(all.collabs.map(({ uid, briefUid }) => [uid, briefUid]))
  const booked = new Map<string, number>()
  for (const visit of all.visits) {
    for (const start of slotsOf(visit)) {
      const slot = `${must(briefOf.get(visit.collabUid))} ${start.getTime()}`
      booked.set(slot, (booked.get(slot) ?? 0) + (visit.live ? 1 : 0))
    }
  }
  // The places themselves: a venue’s booking system may have closed a time that a visit holds.
  const { rows } = await db.execute<{ slot: string; taken: number }>(
    sql`select brief_uid || ' ' || (extract(epoch from starts_at) * 1000)::bigint as slot, taken from slots`,
  )
  const taken = new Map(rows.map((row) => [row.slot, row.taken]))
  for (const [slot, count] of booked) expect([slot, taken.get(slot) ?? 0]).toEqual([slot, count])
})

it('happened in its order, and nothing of it in the future but visits', async () => {
  const rows = await db.select({ at: eventFacts.at }).from(eventFacts)
  expect(rows.length).toBeGreaterThan(1_500)
  expect(rows.filter(({ at }) => at.getTime() > present + minuteMs)).toEqual([])
  for (const { requestedAt, answeredAt, deliveredAt } of all.collabs) {
    const moments = [requestedAt, answeredAt, deliveredAt].flatMap((at) => at?.getTime() ?? [])
    expect(moments).toEqual(moments.toSorted((a, b) => a - b))
  }
  const early = all.visits.filter(
    ({ startsAt, checkedInAt }) => checkedInAt && checkedInAt.getTime() < startsAt.getTime() - hourMs,
  )
  expect(early).toEqual([])
  expect(all.visits.some(({ startsAt }) => startsAt.getTime() > present)).toBe(true)
})

it('has a file behind every picture, and nothing left to send', async () => {
  const inUse = new Set(all.briefs.map(({ brandUid }) => brandUid))
  const shown = [
    ...all.brands
      .filter(({ uid }) => inUse.has(uid))
      .flatMap(({ uid, hero, gallery }) => [must(hero, uid), ...gallery]),
    ...all.briefs.flatMap(({ pictures }) => pictures),
  ]
  const paths = new Set(all.files.map(({ path }) => path))
  expect(shown.filter((path) => !paths.has(path))).toEqual([])
  expect(await readMailState(db)).toMatchObject({ waiting: 0, lastSentAt: expect.any(Date) as Date })
})

it('shows no picture twice at a venue or on the page of a creator, and none on top of two venues', () => {
  const hung = [
    ...all.brands.map(({ hero, gallery }) => [...(hero ? [hero] : []), ...gallery]),
    ...all.creators.map(({ gallery }) => gallery),
  ]
  expect(hung.filter((paths) => new Set(paths).size < paths.length)).toEqual([])
  const onTop = all.brands.flatMap(({ hero }) => hero ?? [])
  expect(new Set(onTop).size).toBe(onTop.length)
})
