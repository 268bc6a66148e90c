import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { scheduledCollab, storySlot } from '../../../../world/stories.ts'
import { world } from '../../../../world/world.ts'
import { collabCalls } from '../../contract.ts'
import { hourMs, minuteMs, plus, setClock } from '../../../../kit/server/clock.ts'

describeCall(collabCalls.markVenueFailed, async (w) => {
  const { uid, version } = await scheduledCollab(w)
  setClock(plus(storySlot, hourMs))
  return { uid, version, reason: 'Closed for a private party.' }
})

it('ends the collab at stage 4 with its outcome, and tells the other side', async () => {
  const w = await world()
  const { uid, version } = await scheduledCollab(w)
  setClock(plus(storySlot, hourMs))
  expect(await w.alice.call('markVenueFailed', { uid, version, reason: 'Closed for a private party.' })).toMatchObject({
    stage: 4,
    outcome: 'venue-failed',
  })
  const told = await w.bella.call('listNotices', {})
  expect(told.rows[0]?.kind).toBe('collab.venue-failed')
})

it('waits for half an hour after the start', async () => {
  const w = await world()
  const { uid, version } = await scheduledCollab(w)
  setClock(plus(storySlot, 29 * minuteMs))
  const answer = await refusal(w.alice.call('markVenueFailed', { uid, version, reason: 'Closed for a private party.' }))
  expect(answer).toEqual({
    code: 'failed-precondition',
    message: 'Please wait until 30 minutes after the visit should have begun.',
  })
})
