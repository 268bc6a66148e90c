import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { createGunzip } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { diskStorage } from '../../../adapters/storage/disk.ts'
import { dayMs, now, plus, setClock } from '../../../kit/server/clock.ts'
import { makeUsage } from '../../../world/usage-events.ts'
import { type World, world } from '../../../world/world.ts'
import { indexClosedDays, makePartitions, partitionDays } from './partitions.ts'
import { endOldDays, exportKey } from './retention.ts'
import { userEvents } from './tables.ts'

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

it('indexes days that are over, not the one that is written', async () => {
  const w = await world()
  setClock(new Date('2032-05-02T10:00:00Z'))
  await makeUsage(w, [{}, { at: plus(now(), -dayMs) }])
  await makePartitions(w.database.db)
  await indexClosedDays(w.database.db)
  const { rows } = await w.database.db.execute<{ name: string }>(
    sql`select indexname as name from pg_indexes where tablename in ('user_events_p20320501', 'user_events_p20320502') order by 1`,
  )
  expect(rows.map(({ name }) => name).filter((name) => !name.endsWith('_pkey'))).toEqual([
    'user_events_p20320501_account',
    'user_events_p20320501_profile',
    'user_events_p20320501_target',
  ])
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
  const lines = await text((await storage.open(exportKey('2033-05-01')))!.pipe(createGunzip()))
  expect(
    lines
      .trim()
      .split('\n')
      .map((line) => (JSON.parse(line) as { target_name: string }).target_name)
      .toSorted(),
  ).toEqual(['/app/brand/dashboard', '/app/dms'])
  expect(await w.database.db.select().from(userEvents)).toHaveLength(1)
})

it('writes a crowd at once, and answers when each is durable', async () => {
  const w = await world()
  await Promise.all(Array.from({ length: 200 }, (_, n) => makeUsage(w, [{ name: `E${n + 10}` }])))
  expect(await w.database.db.select().from(userEvents)).toHaveLength(200)
})
