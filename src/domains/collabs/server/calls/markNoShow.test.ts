import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { scheduledCollab, storySlot } from '../../../../world/stories.ts'
import { world } from '../../../../world/world.ts'
import { collabCalls } from '../../contract.ts'
import { hourMs, minuteMs, plus, setClock } from '../../../../kit/server/clock.ts'

describeCall(collabCalls.markNoShow, async (w) => {
  const { uid, version } = await scheduledCollab(w)
  setClock(plus(storySlot, hourMs))
  return { uid, version }
})

it('ends the collab at stage 4 with its outcome, and tells the other side', async () => {
  const w = await world()
  const { uid, version } = await scheduledCollab(w)
  setClock(plus(storySlot, hourMs))
  expect(await w.bella.call('markNoShow', { uid, version })).toMatchObject({ stage: 4, outcome: 'no-show' })
  const told = await w.alice.call('listNotices', {})
  expect(told.rows[0]?.kind).toBe('collab.no-show')
})

it('waits for half an hour after the start', async () => {
  const w = await world()
  const { uid, version } = await scheduledCollab(w)
  setClock(plus(storySlot, 29 * minuteMs))
  const answer = await refusal(w.bella.call('markNoShow', { uid, version }))
  expect(answer).toEqual({
    code: 'failed-precondition',
    message: 'Please wait until 30 minutes after the visit should have begun.',
  })
})
