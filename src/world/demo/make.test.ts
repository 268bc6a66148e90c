import { beforeAll, expect, it } from 'vitest'
import { openStorage } from '../../adapters/storage/open-storage.ts'
import type { Database } from '../../kit/server/database.ts'
import { openLog } from '../../kit/server/log.ts'
import { testConfig } from '../../kit/testing/test-config.ts'
import { emptyDatabase } from '../../kit/testing/test-database.ts'
import { makeDemo } from './make.ts'

let database: Database
beforeAll(async () => {
  database = await emptyDatabase()
  const config = testConfig({ DEMO_DATA: 'on' })
  const parts = { database, config, storage: openStorage(config), log: openLog('silent'), password: 'table for two' }
  await makeDemo(parts, () => undefined)
}, 240_000)

async function list(query: string): Promise<Record<string, unknown>[]> {
  return (await database.pool.query<Record<string, unknown>>(query)).rows
}
async function count(from: string): Promise<number> {
  return Number((await list(`select count(*) as n from ${from}`))[0]?.['n'])
}

it('has collabs at every stage and with every ending, over two years', async () => {
  const open = await list(`select distinct stage from collabs where outcome = 'open'`)
  expect(open.map(({ stage }) => stage).toSorted()).toEqual([1, 3, 4, 5])
  const ended = await list(`select outcome from collabs where outcome <> 'open' group by outcome`)
  expect(ended.map(({ outcome }) => outcome)).toEqual(
    expect.arrayContaining(['completed', 'declined', 'withdrawn', 'cancelled', 'no-show', 'not-hosted', 'expired']),
  )
  expect(await count(`collabs where outcome = 'completed'`)).toBeGreaterThan(70)
  expect(await count(`collabs where requested_at < now() - interval '600 days'`)).toBeGreaterThan(10)
  expect(await count(`collabs where requested_at > now() - interval '7 days'`)).toBeGreaterThan(50)
})

it('counts what it has', async () => {
  const holding = `select count(*) from collabs c where c.brief_uid = b.uid
    and ((c.stage >= 3 and c.outcome = 'open') or c.outcome = 'completed')`
  expect(await list(`select b.uid from briefs b where b.spots_taken <> (${holding})`)).toEqual([])
  const booked = `select count(*) from visits v where v.brief_uid = s.brief_uid and v.starts_at = s.starts_at and v.live`
  expect(await list(`select * from slots s where s.taken <> (${booked})`)).toEqual([])
  expect(await list(`select uid from collabs where outcome = 'completed' and stage <> 6`)).toEqual([])
  expect(await count(`collab_fees`)).toBe(await count(`collabs where delivered_at is not null`))
})

it('happened in its order, and nothing of it in the future but visits', async () => {
  const late = `events where at > now() + interval '1 minute'`
  expect(await list(`select kind, at from ${late}`)).toEqual([])
  expect(await count(`notifications where at > now() + interval '1 minute'`)).toBe(0)
  expect(await list(`select uid from collabs where answered_at < requested_at or delivered_at < answered_at`)).toEqual(
    [],
  )
  expect(await list(`select uid from visits where checked_in_at < starts_at - interval '1 hour'`)).toEqual([])
  const unknown = `select subject_uid from events where subject_uid like 'collab_%'
    except select uid from collabs`
  expect(await list(unknown)).toEqual([])
})

it('has a file behind every picture, and nothing left to send', async () => {
  const shown = `select hero as path from brand_profiles where hero is not null
    union select avatar from influencer_profiles where avatar is not null
    union select unnest(pictures) from briefs`
  expect(await list(`select path from (${shown}) s where path not in (select path from files)`)).toEqual([])
  expect(await count(`brand_profiles where hero is null and uid in (select brand_uid from briefs)`)).toBe(0)
  expect(await count(`mails where sent_at is null`)).toBe(0)
  expect(await count(`mails`)).toBeGreaterThan(0)
})
