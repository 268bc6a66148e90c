import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { serve } from '../../../../app/testing/serve.ts'
import { dayMs, now, plus, setClock } from '../../../../kit/server/clock.ts'
import { takeSlowStatements } from '../../../../kit/server/slow-statements.ts'
import { asWork } from '../../../../kit/server/work.ts'
import { describeCall } from '../../../../world/describe-call.ts'
import { runJob } from '../../../../world/run-job.ts'
import { world } from '../../../../world/world.ts'
import { usageCalls } from '../../contract.ts'
import { countUsage } from '../jobs/maintain-partitions.ts'
import { CallTimes, saveSpeed } from '../speed.ts'

describeCall(usageCalls.getSpeed, () => ({}))

it('adds up what several processes measured, and names what is left of each call’s errors', async () => {
  const w = await world()
  const processes = [new CallTimes(), new CallTimes()]
  for (const times of processes) {
    for (let count = 0; count < 99; count += 1) times.add('listFeed', 10, false)
    times.add('listFeed', 900, true)
    times.add('getBrief', 50, false)
  }
  const slow = { digest: 'a', text: 'select ?', call: 'listFeed', times: 2, totalMs: 500, slowestMs: 300 }
  await Promise.all(processes.map((times) => saveSpeed(w.database.db, times.take(), [slow])))
  const { calls, statements } = await w.ada.call('getSpeed', {})
  expect(calls.map(({ call }) => call)).toEqual(['getBrief', 'listFeed'])
  expect(calls[1]).toMatchObject({ calls: 200, p50: 11, p95: 11, p99: 11, callsInBudget: 200, failedInBudget: 2 })
  expect(calls.map((one) => one.budgetLeft)).toEqual([1, 0])
  expect(statements).toEqual([{ text: 'select ?', call: 'listFeed', times: 4, averageMs: 250, slowestMs: 300 }])
})

it('shows the last day, keeps errors for thirty, and then nothing', async () => {
  const w = await world()
  const times = new CallTimes()
  times.add('listFeed', 900, true)
  const slow = { digest: 'a', text: 'select ?', call: null, times: 1, totalMs: 300, slowestMs: 300 }
  await saveSpeed(w.database.db, times.take(), [slow])
  setClock(plus(now(), 1.1 * dayMs))
  expect(await w.ada.call('getSpeed', {})).toMatchObject({ calls: [], statements: [] })
  times.add('listFeed', 10, false)
  await saveSpeed(w.database.db, times.take(), [])
  expect((await w.ada.call('getSpeed', {})).calls).toMatchObject([{ calls: 1, p99: 11, failedInBudget: 1 }])
  setClock(plus(now(), 31 * dayMs))
  await runJob(w, countUsage)
  const rows = await w.database.db.execute(
    sql`select (select count(*) from call_times) + (select count(*) from call_days) + (select count(*) from slow_statements) as left`,
  )
  expect(rows.rows).toMatchObject([{ left: '0' }])
})

it('measures what was called and what was slow in the database, without anything that was sent', async () => {
  const w = await world()
  takeSlowStatements()
  const served = await serve(w.database)
  try {
    await served.call('getPricingTiers', {})
    await asWork({ kind: 'read', entry: 'listFeed' }, async () => {
      await w.database.db.execute(sql`select pg_sleep(0.15), ${'ada@example.test'}::text as email`)
    })
  } finally {
    await served.close()
  }
  await served.saveSpeed()
  const { calls, statements } = await w.ada.call('getSpeed', {})
  expect(calls).toMatchObject([{ call: 'getPricingTiers', calls: 1, failedInBudget: 0, budgetLeft: 1 }])
  const asked = statements.filter(({ call }) => call === 'listFeed')
  expect(asked).toMatchObject([{ text: 'select pg_sleep(0.15), ?::text as email', times: 1 }])
  expect(JSON.stringify(statements)).not.toContain('ada@example.test')
})
