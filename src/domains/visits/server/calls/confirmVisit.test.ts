import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { approvedCollab, scheduledCollab } from '../../../../world/stories.ts'
import { world } from '../../../../world/world.ts'
import { visitCalls } from '../../contract.ts'

describeCall(visitCalls.confirmVisit, async (w) => {
  const { uid, version } = await scheduledCollab(w)
  return { uid, version }
})

it('tells the venue, in the product alone', async () => {
  const w = await world()
  const { uid, version } = await scheduledCollab(w)
  const confirmed = await w.alice.call('confirmVisit', { uid, version })
  expect(confirmed).toMatchObject({ stage: 4, visit: { confirmed: true }, can: { confirm: false, checkIn: true } })
  const [notification] = (await w.bella.call('listNotifications', {})).rows
  expect(notification).toMatchObject({
    title: 'Alice Moreau has confirmed',
    body: 'Tuesday 10 March at 15:00 (London time).',
  })
})

it('is refused twice, with an old version, and before there is a visit', async () => {
  const w = await world()
  const { uid, version } = await scheduledCollab(w)
  await w.alice.call('confirmVisit', { uid, version })
  expect((await refusal(w.alice.call('confirmVisit', { uid, version }))).code).toBe('aborted')
  const again = await refusal(w.alice.call('confirmVisit', { uid, version: version + 1 }))
  expect(again).toEqual({ code: 'failed-precondition', message: 'This visit is confirmed already.' })
  const unbooked = await approvedCollab(w)
  const early = w.alice.call('confirmVisit', { uid: unbooked.uid, version: unbooked.version })
  expect((await refusal(early)).message).toBe('This collab is at stage 3, Approved, now, so it cannot be confirmed.')
})
