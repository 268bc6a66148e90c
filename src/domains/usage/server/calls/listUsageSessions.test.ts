import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { minuteMs, now, plus, setClock } from '../../../../kit/server/clock.ts'
import { describeCall } from '../../../../world/describe-call.ts'
import { runJob } from '../../../../world/run-job.ts'
import { makeUsage } from '../../../../world/usage-events.ts'
import { world } from '../../../../world/world.ts'
import { usageCalls } from '../../contract.ts'
import { countUsage, rollUpUsage } from '../jobs/maintain-partitions.ts'

describeCall(usageCalls.listUsageSessions, () => ({}))

it('takes the device from what knows it, and writes down who looked at whom', async () => {
  const w = await world()
  const sessionId = randomUUID()
  await makeUsage(w, [{ sessionId }, { sessionId, device: 'unknown', source: 'batch' }])
  await runJob(w, rollUpUsage)
  const { rows } = await w.ada.call('listUsageSessions', { about: w.luna })
  expect(rows).toMatchObject([{ sessionId, device: 'desktop', events: 2 }])
  expect((await w.eventsOf(w.luna)).map(({ kind, actorUid }) => [kind, actorUid])).toEqual([
    ['usage.read', w.ada.accountUid],
  ])
})

it('keeps a session that goes over midnight whole, whichever day is counted last', async () => {
  const w = await world()
  const midnight = new Date('2026-03-03T00:00:00Z')
  const sessionId = randomUUID()
  const at = (minutes: number) => ({ sessionId, at: plus(midnight, minutes * minuteMs) })
  setClock(plus(midnight, -2 * minuteMs))
  await makeUsage(w, [at(-100), at(-50), at(-20)])
  await runJob(w, rollUpUsage)
  setClock(plus(midnight, 10 * minuteMs))
  await makeUsage(w, [at(-1), at(5), { ...at(8), name: 'SESSION_END', targetName: 'page_unload' }])
  await runJob(w, rollUpUsage)
  await runJob(w, countUsage)
  const [session, ...others] = (await w.ada.call('listUsageSessions', {})).rows
  expect(others).toEqual([])
  expect(session).toMatchObject({
    startedAt: plus(midnight, -100 * minuteMs).toISOString(),
    lastAt: plus(midnight, 8 * minuteMs).toISOString(),
    endReason: 'page_unload',
    events: 6,
  })
})

it('lists sessions with their length and how they ended, newest first', async () => {
  const w = await world()
  const [one, two] = [randomUUID(), randomUUID()]
  await makeUsage(w, [
    { sessionId: one, name: 'SESSION_START', at: plus(now(), -30 * minuteMs) },
    { sessionId: one, at: plus(now(), -20 * minuteMs) },
    { sessionId: one, name: 'SESSION_END', targetName: 'timeout', at: plus(now(), -10 * minuteMs) },
    { sessionId: two, accountUid: w.alice.accountUid, role: 'influencer', profileUid: w.aliceInfluencer },
  ])
  await runJob(w, rollUpUsage)
  // Counted a second time: the same.
  await runJob(w, rollUpUsage)
  const all = await w.ada.call('listUsageSessions', {})
  expect(all.rows.map(({ sessionId }) => sessionId)).toEqual([two, one])
  const [ofLuna, ...others] = (await w.ada.call('listUsageSessions', { about: w.luna })).rows
  expect(others).toEqual([])
  expect(ofLuna).toMatchObject({
    sessionId: one,
    events: 3,
    pages: 1,
    endReason: 'timeout',
    account: { name: 'Bella' },
  })
  expect(
    must(
      (
        await w.ada.call('listUsageSessions', {
          limit: 1,
          cursor: must((await w.ada.call('listUsageSessions', { limit: 1 })).nextCursor, 'next cursor'),
        })
      ).rows[0],
      'row',
    ).sessionId,
  ).toBe(one)
})
