import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { fullSlot, storySlot, waitingCollab } from '../../../../world/stories.ts'
import { world, type World } from '../../../../world/world.ts'
import { visitCalls } from '../../contract.ts'

const startsAt = storySlot.toISOString()

/** Alice wants the slot that Olivia has. */
async function takenByOlivia(w: World) {
  const { alices, olivias } = await fullSlot(w)
  const { uid, version } = alices
  const later = '2026-03-11T15:00:00.000Z'
  await w.alice.call('rescheduleVisit', { uid, version, startsAt: later, guests: 0 })
  await w.olivia.call('scheduleVisit', { uid: olivias.uid, version: olivias.version, startsAt, guests: 0 })
  return { uid, version: version + 1, startsAt, guests: 0 }
}
describeCall(visitCalls.joinWaitlist, takenByOlivia)

it('puts someone in line for a full slot, and both sides see it', async () => {
  const w = await world()
  const { olivias } = await waitingCollab(w)
  expect(olivias).toMatchObject({ stage: 3, waiting: { startsAt, offeredUntil: null } })
  const { events } = await w.bella.call('getCollabTimeline', { uid: olivias.uid })
  expect(events[0]).toMatchObject({ kind: 'collab.waitlist-joined', side: 'influencer', details: { startsAt } })
})

it('is refused for a slot that is free, and for what could not be booked anyway', async () => {
  const w = await world()
  const { olivias } = await fullSlot(w)
  const { uid, version } = olivias
  const join = (at: string) => w.olivia.call('joinWaitlist', { uid, version, startsAt: at, guests: 0 })
  expect(await refusal(join('2026-03-11T15:00:00.000Z'))).toEqual({
    code: 'failed-precondition',
    message: 'That time is available. You can book it now.',
  })
  expect((await refusal(join('2026-03-10T15:10:00.000Z'))).message).toBe(
    'That time isn’t available at this venue. Choose another.',
  )
  expect((await refusal(w.olivia.call('joinWaitlist', { uid, version: 1, startsAt, guests: 0 }))).code).toBe('aborted')
})

it('is for collabs that have no time yet', async () => {
  const w = await world()
  const { alices } = await fullSlot(w)
  const { uid, version } = alices
  expect((await refusal(w.alice.call('joinWaitlist', { uid, version, startsAt, guests: 0 }))).message).toBe(
    'This collab is already scheduled.',
  )
})
