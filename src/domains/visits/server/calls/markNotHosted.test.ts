import { expect, it } from 'vitest'
import { hourMs, minuteMs, plus, setClock } from '../../../../kit/server/clock.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { scheduledCollab, storySlot, unhostedCollab } from '../../../../world/stories.ts'
import { world } from '../../../../world/world.ts'
import { visitCalls } from '../../contract.ts'

const reason = 'The kitchen was closed.'

describeCall(visitCalls.markNotHosted, async (w) => {
  const { uid, version } = await scheduledCollab(w)
  setClock(plus(storySlot, hourMs))
  return { uid, version, reason }
})

it('counts for the venue, which may answer', async () => {
  const w = await world()
  const { uid, outcome, brief } = await unhostedCollab(w)
  expect(outcome).toBe('not-hosted')
  expect(await w.bella.call('getBrief', { uid: brief.uid })).toMatchObject({ spotsTaken: 0 })
  expect(await w.bella.call('getCollab', { uid })).toMatchObject({
    closeText: reason,
    can: { answerNotHosted: true },
  })
  expect((await w.bella.call('listNotifications', {})).rows[0]?.body).toBe(
    `${reason} If that’s wrong, you can reply once.`,
  )
  expect((await w.alice.call('listNotifications', {})).rows[0]?.body).toContain('This doesn’t count against you.')
})

it('is possible from 30 minutes after the slot, once', async () => {
  const w = await world()
  const { uid, version } = await scheduledCollab(w)
  setClock(plus(storySlot, 29 * minuteMs))
  expect((await refusal(w.alice.call('markNotHosted', { uid, version, reason }))).message).toBe(
    'You can report this from 30 minutes after the visit was due to start.',
  )
  setClock(plus(storySlot, 30 * minuteMs))
  const failed = await w.alice.call('markNotHosted', { uid, version, reason })
  expect((await refusal(w.alice.call('markNotHosted', { uid, version: failed.version, reason }))).message).toBe(
    'This collab was marked as not hosted, so it can’t be marked as not hosted.',
  )
})
