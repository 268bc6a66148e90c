import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { approvedCollab, scheduleToken, storySlot } from '../../../../world/stories.ts'
import { world } from '../../../../world/world.ts'
import { visitCalls } from '../../contract.ts'

const booking = { startsAt: storySlot.toISOString(), guests: 1, needs: 'No nuts' }

describeCall(visitCalls.scheduleByLink, async (w) => {
  await approvedCollab(w)
  return { token: await scheduleToken(w), ...booking }
})

it('books as the creator, and says in the log how', async () => {
  const w = await world()
  const { uid } = await approvedCollab(w)
  const token = await scheduleToken(w)
  expect(await w.anonymous.call('scheduleByLink', { token, ...booking })).toEqual({ bookedFor: booking.startsAt })
  const collab = await w.alice.call('getCollab', { uid })
  expect(collab).toMatchObject({ stage: 4, visit: { startsAt: booking.startsAt, guests: 1, needs: 'No nuts' } })
  const [latest] = await w.eventsOf(uid)
  expect(latest).toMatchObject({ kind: 'collab.scheduled', side: 'influencer', why: 'Booked with the emailed link.' })
})

it('books once: the link opens nothing else afterwards', async () => {
  const w = await world()
  await approvedCollab(w)
  const token = await scheduleToken(w)
  await w.anonymous.call('scheduleByLink', { token, ...booking })
  expect(await refusal(w.anonymous.call('scheduleByLink', { token, ...booking }))).toMatchObject({
    code: 'failed-precondition',
    message: 'A time is already booked with this link. Sign in to see or move your visit.',
  })
})

it('refuses a time that is not offered', async () => {
  const w = await world()
  await approvedCollab(w)
  const token = await scheduleToken(w)
  const startsAt = '2026-03-10T04:10:00.000Z'
  expect(await refusal(w.anonymous.call('scheduleByLink', { token, ...booking, startsAt }))).toMatchObject({
    code: 'failed-precondition',
  })
})
