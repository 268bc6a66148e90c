import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { randomUUID } from 'node:crypto'
import { createGunzip } from 'node:zlib'
import { type SQL, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { must } from '../../../kit/contract/must.ts'
import { diskStorage } from '../../../adapters/storage/disk.ts'
import { dayMs, hourMs, now, plus, setClock } from '../../../kit/server/clock.ts'
import type { Db } from '../../../kit/server/database.ts'
import { refusal } from '../../../world/describe-call.ts'
import { runJob } from '../../../world/run-job.ts'
import { makeUsage, newEvent } from '../../../world/usage-events.ts'
import { appendEvents } from './append.ts'
import { rollUpUsage } from './jobs/maintain-partitions.ts'
import { type World, world } from '../../../world/world.ts'
import { indexWhatIsOver, makePartitions, partitionDays } from './partitions.ts'
import { endOldDays, exportKey } from './retention.ts'
import { usagePeople, userEvents, usageSessions } from './tables.ts'

const waiting = async (w: World) => (await w.database.db.execute(sql`select 1 from user_events_default`)).rows.length

it('moves what arrived before its day had a partition, and loses nothing', async () => {
  const w = await world()
  setClock(new Date('2031-05-01T10:00:00Z'))
  await makeUsage(w, [{}, { at: plus(now(), -dayMs) }])
  expect(await waiting(w)).toBe(2)
  await makePartitions(w.database.db)
  await makePartitions(w.database.db)
  expect(await waiting(w)).toBe(0)
  expect(await w.database.db.select().from(userEvents)).toHaveLength(2)
  expect(await partitionDays(w.database.db)).toEqual(expect.arrayContaining(['2031-04-30', '2031-05-01', '2031-05-04']))
  await makeUsage(w, [{}])
  expect(await waiting(w)).toBe(0)
})

const indexes = async (w: World, day: string) => {
  const { rows } = await w.database.db.execute<{ name: string; definition: string }>(sql`
    select indexname as name, indexdef as definition from pg_indexes where tablename = ${`user_events_p${day}`} order by 1`)
  return rows.filter(({ name }) => !name.endsWith('_pkey'))
}

it('loses nothing that arrives while a day gets its partition', async () => {
  const w = await world()
  setClock(new Date('2036-05-01T10:00:00Z'))
  await makeUsage(w, [{}])
  let isMade = false
  const making = makePartitions(w.database.db).then(() => (isMade = true))
  let arrived = 1
  for (; !isMade; arrived += 1) await makeUsage(w, [{}])
  await making
  expect(await waiting(w)).toBe(0)
  expect(await w.database.db.select().from(userEvents)).toHaveLength(arrived)
})

it('indexes a day that is over whole, and today up to its last full hour', async () => {
  const w = await world()
  setClock(new Date('2032-05-02T10:20:00Z'))
  await makeUsage(w, [{}, { at: plus(now(), -dayMs) }])
  await makePartitions(w.database.db)
  await indexWhatIsOver(w.database.db)
  const names = async (day: string) => (await indexes(w, day)).map(({ name }) => name.replace(/^user_events_/, ''))
  expect(await names('20320501')).toEqual(['p20320501_account', 'p20320501_profile', 'p20320501_target'])
  expect(await names('20320502')).toEqual(['p20320502_account_h10', 'p20320502_profile_h10', 'p20320502_target_h10'])
  expect(must((await indexes(w, '20320502'))[0], 'indexe').definition).toContain('2032-05-02 10:00:00')
  setClock(plus(now(), hourMs))
  await indexWhatIsOver(w.database.db)
  expect(await names('20320502')).toEqual(['p20320502_account_h11', 'p20320502_profile_h11', 'p20320502_target_h11'])
  setClock(plus(now(), dayMs))
  await indexWhatIsOver(w.database.db)
  expect(await names('20320502')).toEqual(['p20320502_account', 'p20320502_profile', 'p20320502_target'])
})

it('exports a day before it leaves', async () => {
  const w = await world()
  setClock(new Date('2033-05-01T10:00:00Z'))
  await makeUsage(w, [{ targetName: '/app/dms' }, {}])
  await makePartitions(w.database.db)
  setClock(new Date('2033-07-01T10:00:00Z'))
  await makeUsage(w, [{}])
  await makePartitions(w.database.db)
  const storage = diskStorage(mkdtempSync(join(tmpdir(), 'usage-test-')))
  const ended = await endOldDays(w.database.db, storage, 30)
  expect(ended).toContain('2033-05-01')
  const lines = await text(must(await storage.open(exportKey('2033-05-01')), 'open').pipe(createGunzip()))
  expect(
    lines
      .trim()
      .split('\n')
      .map((line) => (JSON.parse(line) as { target_name: string }).target_name)
      .toSorted(),
  ).toEqual(['/app/brand/dashboard', '/app/dms'])
  expect(await w.database.db.select().from(userEvents)).toHaveLength(1)
})

it('forgets what was counted of single people together with their events', async () => {
  const w = await world()
  setClock(new Date('2034-05-01T10:00:00Z'))
  const [old, young] = [randomUUID(), randomUUID()]
  await makeUsage(w, [{ sessionId: old }])
  await runJob(w, rollUpUsage)
  setClock(new Date('2034-07-01T10:00:00Z'))
  await makeUsage(w, [{ sessionId: young }])
  await runJob(w, rollUpUsage)
  await endOldDays(w.database.db, diskStorage(mkdtempSync(join(tmpdir(), 'usage-test-'))), 30)
  expect((await w.database.db.select().from(usageSessions)).map(({ sessionId }) => sessionId)).toEqual([young])
  expect((await w.database.db.select().from(usagePeople)).map(({ day }) => day)).toEqual(['2034-07-01'])
})

it('keeps a day whose export failed', async () => {
  const w = await world()
  setClock(new Date('2035-05-01T10:00:00Z'))
  await makeUsage(w, [{}])
  await makePartitions(w.database.db)
  setClock(new Date('2035-07-01T10:00:00Z'))
  const broken = {
    ...diskStorage(mkdtempSync(join(tmpdir(), 'usage-test-'))),
    put: () => Promise.reject(new Error('full')),
  }
  await expect(endOldDays(w.database.db, broken, 30)).rejects.toThrow('full')
  expect(await w.database.db.select().from(userEvents)).toHaveLength(1)
  expect(await partitionDays(w.database.db)).toContain('2035-05-01')
})

it('writes a crowd at once, and answers when each is durable', async () => {
  const w = await world()
  await Promise.all(Array.from({ length: 200 }, (_, n) => makeUsage(w, [{ name: `E${n + 10}` }])))
  expect(await w.database.db.select().from(userEvents)).toHaveLength(200)
})

it('writes whoever waits with the next statement, and one that fails takes nobody after it along', async () => {
  const w = await world()
  const { db } = w.database
  let statements = 0
  const counting = { execute: (query: SQL) => ((statements += 1), db.execute(query)) } as unknown as Db
  const event = (change: object = {}) => newEvent({ accountUid: w.bella.accountUid, ...change })
  await Promise.all(Array.from({ length: 100 }, () => appendEvents(counting, [event()])))
  expect(statements).toBeLessThanOrEqual(2)
  const failing = appendEvents(counting, [event({ sessionId: 'no uuid' })])
  await expect(failing).rejects.toThrow('insert')
  await appendEvents(counting, [event()])
  expect(await db.select().from(userEvents)).toHaveLength(101)
})

it('says so when more wait than one statement should hold', async () => {
  const w = await world()
  const crowd = Array.from({ length: 15_000 }, () => newEvent())
  const first = appendEvents(w.database.db, crowd)
  expect((await refusal(appendEvents(w.database.db, crowd))).code).toBe('unavailable')
  await first
})
