import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { approvedCollab, scheduledCollab } from '../../../../world/stories.ts'
import { world } from '../../../../world/world.ts'
import { collabCalls } from '../../contract.ts'

const dueAt = '2026-04-01T15:00:00.000Z'
const reason = 'The photographer was ill.'

describeCall(collabCalls.extendCollabDeadline, async (w) => {
  const { uid, version } = await scheduledCollab(w)
  return { uid, version, dueAt, reason }
})

it('gives more time, and tells both sides', async () => {
  const w = await world()
  const { uid, version } = await scheduledCollab(w)
  expect(await w.anna.call('extendCollabDeadline', { uid, version, dueAt, reason })).toMatchObject({
    contentDueAt: dueAt,
  })
  for (const side of [w.alice, w.bella]) {
    expect((await side.call('listNotifications', {})).rows[0]).toMatchObject({
      title: 'Content deadline extended to Wednesday 1 April at 16:00 (London time)',
      body: reason,
    })
  }
  const { events } = await w.alice.call('getCollabTimeline', { uid })
  expect(events[0]).toMatchObject({ kind: 'collab.deadline-extended', side: 'staff', details: { why: reason, dueAt } })
})

it.each([
  ['2026-03-01T15:00:00.000Z', 'Choose a deadline in the future.'],
  ['2026-03-20T15:00:00.000Z', 'Choose a deadline later than the current one.'],
])('refuses %s: %s', async (at, message) => {
  const w = await world()
  const { uid, version } = await scheduledCollab(w)
  const extend = w.anna.call('extendCollabDeadline', { uid, version, dueAt: at, reason })
  expect(await refusal(extend)).toEqual({ code: 'failed-precondition', message })
})

it('needs content that is due', async () => {
  const w = await world()
  const { uid, version } = await approvedCollab(w)
  expect((await refusal(w.anna.call('extendCollabDeadline', { uid, version, dueAt, reason }))).message).toBe(
    'This collab is approved but not scheduled yet, so no content is due.',
  )
})
