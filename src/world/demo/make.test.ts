import { beforeAll, expect, it } from 'vitest'
import { openStorage } from '../../adapters/storage/open-storage.ts'
import { listAuditLog } from '../../domains/audit/server/audit-log.ts'
import { briefFacts } from '../../domains/briefs/server/facts.ts'
import { collabFacts } from '../../domains/collabs/server/facts.ts'
import { fileFacts } from '../../domains/media/server/facts.ts'
import { brandFacts } from '../../domains/profiles/server/facts.ts'
import { visitFacts } from '../../domains/visits/server/facts.ts'
import { takenFrom } from '../../domains/visits/server/slots.ts'
import { must } from '../../kit/contract/must.ts'
import { dayMs, hourMs, minuteMs, setClock } from '../../kit/server/clock.ts'
import type { Db } from '../../kit/server/database.ts'
import { openLog } from '../../kit/server/log.ts'
import { readMailState } from '../../kit/server/mail/outbox.ts'
import { testConfig } from '../../kit/testing/test-config.ts'
import { emptyDatabase } from '../../kit/testing/test-database.ts'
import { makeDemo } from './make.ts'

const readAll = async (db: Db) => ({
  collabs: await db.select().from(collabFacts),
  briefs: await db.select().from(briefFacts),
  visits: await db.select().from(visitFacts),
  brands: await db.select().from(brandFacts),
  files: await db.select().from(fileFacts),
})

let db: Db
let all: Awaited<ReturnType<typeof readAll>>
const present = Date.now()

beforeAll(async () => {
  // Other tests of this worker may have left the clock standing.
  setClock(null)
  const database = await emptyDatabase()
  db = database.db
  const config = testConfig({ DEMO_DATA: 'on' })
  const parts = { database, config, storage: openStorage(config), log: openLog('silent'), password: 'table for two' }
  await makeDemo(parts, () => undefined)
  all = await readAll(db)
}, 240_000)

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

it('counts the spots and slots that its collabs hold', async () => {
  const holding = all.collabs.filter(
    ({ stage, outcome }) => outcome === 'completed' || (outcome === 'open' && stage > 1),
  )
  for (const { uid, spotsTaken } of all.briefs)
    expect([uid, spotsTaken]).toEqual([uid, holding.filter(({ briefUid }) => briefUid === uid).length])

  const briefOf = new Map(all.collabs.map(({ uid, briefUid }) => [uid, briefUid]))
  const booked = new Map<string, number>()
  for (const { collabUid, startsAt, live } of all.visits) {
    const slot = `${must(briefOf.get(collabUid))} ${startsAt.getTime()}`
    booked.set(slot, (booked.get(slot) ?? 0) + (live ? 1 : 0))
  }
  const briefUids = all.briefs.map(({ uid }) => uid)
  const taken = await takenFrom(db, briefUids, new Date(0))
  for (const [slot, count] of booked) {
    const [briefUid, start] = slot.split(' ') as [string, string]
    expect([slot, taken.get(briefUid)?.get(Number(start)) ?? 0]).toEqual([slot, count])
  }
})

it('happened in its order, and nothing of it in the future but visits', async () => {
  const { rows } = await listAuditLog(db, {}, { limit: 10_000 })
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
