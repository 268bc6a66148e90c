import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { scheduledCollab, storySlot } from '../../../../world/stories.ts'
import { world } from '../../../../world/world.ts'
import { collabCalls } from '../../contract.ts'
import { hourMs, minuteMs, plus } from '../../../../kit/server/clock.ts'

const other = plus(storySlot, 48 * hourMs).toISOString()

describeCall(collabCalls.proposeSlots, async (w) => {
  const { uid, version } = await scheduledCollab(w)
  return { uid, version, startsAt: [other], reason: 'A private party.' }
})

it('offers times that can be booked, and tells the influencer why', async () => {
  const w = await world()
  const { uid, version } = await scheduledCollab(w)
  await w.bella.call('proposeSlots', { uid, version, startsAt: [other], reason: 'A private party.' })
  expect((await w.alice.call('getCollab', { uid })).visit?.proposed).toEqual([other])
  expect((await w.alice.call('listNotices', {})).rows[0]?.body).toContain('A private party.')
})

it('refuses a time outside the windows', async () => {
  const w = await world()
  const { uid, version } = await scheduledCollab(w)
  const answer = await refusal(
    w.bella.call('proposeSlots', {
      uid,
      version,
      startsAt: [plus(storySlot, 20 * minuteMs).toISOString()],
      reason: 'x',
    }),
  )
  expect(answer.code).toBe('failed-precondition')
})
