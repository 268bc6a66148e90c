import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { minuteMs, now, plus } from '../../../../kit/server/clock.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { runJob } from '../../../../world/run-job.ts'
import { makeUsage } from '../../../../world/usage-events.ts'
import { type World, world } from '../../../../world/world.ts'
import { usageCalls } from '../../contract.ts'
import { rollUpUsage } from '../jobs/maintain-partitions.ts'

async function session(w: World) {
  const sessionId = randomUUID()
  await makeUsage(w, [
    { sessionId, name: 'SESSION_START', at: plus(now(), -5 * minuteMs) },
    { sessionId, targetName: '/app/analytics' },
    { sessionId: randomUUID(), targetName: '/app/dms' },
  ])
  await runJob(w, rollUpUsage)
  return { sessionId }
}

describeCall(usageCalls.getUsageSession, session)

it('tells one session in order, and that it was read', async () => {
  const w = await world()
  const given = await session(w)
  const story = await w.ada.call('getUsageSession', given)
  expect(story.events.map(({ name, targetName }) => `${name} ${targetName}`)).toEqual([
    'SESSION_START /app/brand/dashboard',
    'PAGE_VIEW /app/analytics',
  ])
  expect((await w.eventsOf(w.bella.accountUid))[0]).toMatchObject({ kind: 'usage.session-read' })
  expect(await refusal(w.ada.call('getUsageSession', { sessionId: randomUUID() }))).toMatchObject({ code: 'not-found' })
})
