import { expect, it } from 'vitest'
import { hourMs, minuteMs, plus, setClock } from '../../../../kit/server/clock.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { doorToken, scheduledCollab, storySlot } from '../../../../world/stories.ts'
import { world } from '../../../../world/world.ts'
import { visitCalls } from '../../contract.ts'

describeCall(visitCalls.reportRunningLate, async (w) => {
  const { uid, version } = await scheduledCollab(w)
  setClock(plus(storySlot, -20 * minuteMs))
  return { uid, version, minutes: 15 }
})

it('tells the venue and its door', async () => {
  const w = await world()
  const { uid, version } = await scheduledCollab(w)
  const token = await doorToken(w)
  setClock(plus(storySlot, -20 * minuteMs))
  await w.alice.call('reportRunningLate', { uid, version, minutes: 15 })
  expect((await w.ben.call('listNotifications', {})).rows[0]?.title).toBe('Alice Moreau is running 15 minutes late')
  expect((await w.anonymous.call('getDoorPage', { token })).visits).toMatchObject([{ lateMinutes: 15 }])
})

it('is refused more than three hours before', async () => {
  const w = await world()
  const { uid, version } = await scheduledCollab(w)
  setClock(plus(storySlot, -3 * hourMs - minuteMs))
  expect((await refusal(w.alice.call('reportRunningLate', { uid, version, minutes: 15 }))).message).toBe(
    'You can report a delay from three hours before the visit.',
  )
})
