import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { scheduledCollab, storySlot } from '../../../../world/stories.ts'
import { world } from '../../../../world/world.ts'
import { collabCalls } from '../../contract.ts'
import { hourMs, minuteMs, plus, setClock } from '../../../../kit/server/clock.ts'

describeCall(collabCalls.reportRunningLate, async (w) => {
  const { uid, version } = await scheduledCollab(w)
  setClock(plus(storySlot, -hourMs))
  return { uid, version, minutes: 15 }
})

it('tells the venue, from three hours before', async () => {
  const w = await world()
  const { uid, version } = await scheduledCollab(w)
  expect((await refusal(w.alice.call('reportRunningLate', { uid, version, minutes: 15 }))).message).toBe(
    'You can say so from three hours before the visit.',
  )
  setClock(plus(storySlot, -20 * minuteMs))
  await w.alice.call('reportRunningLate', { uid, version, minutes: 15 })
  expect((await w.bella.call('getCollab', { uid })).visit?.lateMinutes).toBe(15)
  expect((await w.bella.call('listNotices', {})).rows[0]?.title).toBe('Alice Moreau is running 15 minutes late')
})
