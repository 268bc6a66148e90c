import { sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { emptyDatabase } from '../testing/test-database.ts'
import { CallError } from '../contract/errors.ts'
import { minuteMs, now, plus, setClock } from './clock.ts'
import type { Database, Tx } from './database.ts'
import { eachAlone, eachDue, listFailing, listToRetry } from './due.ts'
import { openLog } from './log.ts'

let database: Database
let due: Set<string>
let tried: string[]
let broken: Set<string>
const log = openLog('silent')

beforeEach(async () => {
  setClock(new Date('2026-03-02T09:00:00Z'))
  database = await emptyDatabase()
  due = new Set()
  tried = []
  broken = new Set()
})

const run = () =>
  eachDue(
    { db: database.db, log },
    'sort-post',
    async (_db, limit) => [...due].slice(0, limit),
    async (_tx, uid) => {
      tried.push(uid)
      if (broken.has(uid)) throw new Error(`${uid} is torn`)
      due.delete(uid)
    },
  )

it('does what is behind the broken, however many are before it', async () => {
  const first = Array.from({ length: 205 }, (_, at) => `broken ${at}`)
  broken = new Set(first)
  due = new Set([...first, 'good', 'better'])
  expect(await run()).toBe(2)
  expect([...due].filter((uid) => !broken.has(uid))).toEqual([])
  expect(tried).toHaveLength(207)
})

it('tries again after a minute, then later and later, and says so from the third failure on', async () => {
  due = new Set(['letter', 'parcel'])
  broken = new Set(['letter'])
  const triesAt: number[] = []
  const failing: number[] = []
  for (let minute = 0; minute <= 8; minute += 1) {
    tried = []
    await run()
    if (tried.includes('letter')) triesAt.push(minute)
    failing.push((await listFailing(database.db)).length)
    setClock(plus(now(), minuteMs))
  }
  expect(failing).toEqual([0, 0, 0, 1, 1, 1, 1, 1, 1])
  expect(await listFailing(database.db)).toEqual([{ job: 'sort-post', items: 1, lastError: 'letter is torn' }])
  expect(triesAt).toEqual([0, 1, 3, 7])
  broken.clear()
  setClock(plus(now(), 60 * minuteMs))
  expect(await run()).toBe(1)
  expect(await listFailing(database.db)).toEqual([])
})

it('keeps nothing of a row in what it says of a database error, and takes a refusal for none', async () => {
  const act = (work: (tx: Tx) => Promise<unknown>) =>
    eachDue(
      { db: database.db, log },
      'sort-post',
      async () => ['secret'],
      async (tx) => void (await work(tx)),
    )
  await act(() => Promise.reject(new CallError('aborted', 'Somebody was faster.')))
  for (let minute = 0; minute < 10; minute += 1) {
    await act((tx) => tx.execute(sql`select 'secret'::integer`))
    setClock(plus(now(), minuteMs))
  }
  expect(await listFailing(database.db)).toEqual([{ job: 'sort-post', items: 1, lastError: 'database error 22P02' }])
})

it('does the others of a list when one fails without a transaction, and tries that again later', async () => {
  const done: string[] = []
  const send = () =>
    eachAlone(
      { db: database.db, log },
      'post-abroad',
      ['torn', 'whole'],
      (item) => item,
      async (item) => {
        tried.push(item)
        if (broken.has(item)) throw new Error('torn in two')
        done.push(item)
      },
    )
  broken = new Set(['torn'])
  await send()
  await send()
  expect([tried, done]).toEqual([
    ['torn', 'whole', 'whole'],
    ['whole', 'whole'],
  ])
  expect(await listToRetry(database.db, 'post-abroad')).toEqual([])
  for (let minute = 0; minute < 4; minute += 1) {
    setClock(plus(now(), minuteMs))
    await send()
  }
  expect(await listFailing(database.db)).toEqual([{ job: 'post-abroad', items: 1, lastError: 'torn in two' }])
  setClock(plus(now(), 60 * minuteMs))
  expect(await listToRetry(database.db, 'post-abroad')).toEqual(['torn'])
  broken.clear()
  await send()
  expect([await listFailing(database.db), done.includes('torn')]).toEqual([[], true])
})
