import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { minuteMs, now, plus } from '../../../../kit/server/clock.ts'
import { describeCall } from '../../../../world/describe-call.ts'
import { runJob } from '../../../../world/run-job.ts'
import { makeUsage } from '../../../../world/usage-events.ts'
import { world } from '../../../../world/world.ts'
import { usageCalls } from '../../contract.ts'
import { rollUpUsage } from '../jobs/keepUsage.ts'

describeCall(usageCalls.listUsageSessions, () => ({}))

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
    (
      await w.ada.call('listUsageSessions', {
        limit: 1,
        cursor: (await w.ada.call('listUsageSessions', { limit: 1 })).nextCursor!,
      })
    ).rows[0]!.sessionId,
  ).toBe(one)
})
