import { expect, it } from 'vitest'
import { hourMs, plus, setClock } from '../../../../kit/server/clock.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { approvedCollab, scheduledCollab, storySlot } from '../../../../world/stories.ts'
import { world } from '../../../../world/world.ts'
import { visitCalls } from '../../contract.ts'

describeCall(visitCalls.confirmVisit, async (w) => {
  const { uid, version } = await scheduledCollab(w)
  setClock(plus(storySlot, -20 * hourMs))
  return { uid, version }
})

it('tells the venue, in the product alone', async () => {
  const w = await world()
  const { uid, version } = await scheduledCollab(w)
  setClock(plus(storySlot, -20 * hourMs))
  const confirmed = await w.alice.call('confirmVisit', { uid, version })
  expect(confirmed).toMatchObject({ stage: 4, visit: { confirmed: true }, can: { confirm: false, checkIn: true } })
  const [notification] = (await w.bella.call('listNotifications', {})).rows
  expect(notification).toMatchObject({
    title: 'Alice Moreau confirmed the visit',
    body: 'Tuesday 10 March at 15:00 (London time).',
  })
})

it('is refused earlier than a day before, twice, with an old version, and before there is a visit', async () => {
  const w = await world()
  const { uid, version } = await scheduledCollab(w)
  expect((await refusal(w.alice.call('confirmVisit', { uid, version }))).message).toBe(
    'You can confirm from 24 hours before the visit. We’ll remind you.',
  )
  setClock(plus(storySlot, -24 * hourMs))
  await w.alice.call('confirmVisit', { uid, version })
  expect((await refusal(w.alice.call('confirmVisit', { uid, version }))).code).toBe('aborted')
  const again = await refusal(w.alice.call('confirmVisit', { uid, version: version + 1 }))
  expect(again).toEqual({ code: 'failed-precondition', message: 'This visit is already confirmed.' })
  const unbooked = await approvedCollab(w)
  const early = w.alice.call('confirmVisit', { uid: unbooked.uid, version: unbooked.version })
  expect((await refusal(early)).message).toBe(
    'This collab is approved but not scheduled yet, so it can’t be confirmed.',
  )
})
