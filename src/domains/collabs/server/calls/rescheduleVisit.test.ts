import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { scheduledCollab, storySlot } from '../../../../world/stories.ts'
import { world } from '../../../../world/world.ts'
import { collabCalls } from '../../contract.ts'
import { hourMs, plus, setClock } from '../../../../kit/server/clock.ts'

const later = plus(storySlot, 24 * hourMs).toISOString()

describeCall(collabCalls.rescheduleVisit, async (w) => {
  const { uid, version } = await scheduledCollab(w)
  return { uid, version, startsAt: later, party: 0 }
})

it('moves the visit, frees the old time, and asks for a new confirmation', async () => {
  const w = await world()
  const { uid, version } = await scheduledCollab(w)
  const confirmed = await w.alice.call('confirmVisit', { uid, version })
  const moved = await w.alice.call('rescheduleVisit', { uid, version: confirmed.version, startsAt: later, party: 0 })
  expect(moved.visit).toMatchObject({ startsAt: later, confirmed: false, party: 0 })
  const { slots } = await w.alice.call('listOpenSlots', { uid, days: 14 })
  expect(slots.find((slot) => slot.startsAt === storySlot.toISOString())?.left).toBe(1)
})

it('is for up to 24 hours before; then only to a time the venue proposed', async () => {
  const w = await world()
  const { uid, version } = await scheduledCollab(w)
  setClock(plus(storySlot, -23 * hourMs))
  const next = plus(storySlot, 48 * hourMs).toISOString()
  const late = await refusal(w.alice.call('rescheduleVisit', { uid, version, startsAt: next, party: 0 }))
  expect(late).toEqual({
    code: 'failed-precondition',
    message: 'A visit can be moved until 24 hours before. Write to the venue, or cancel.',
  })
  const proposed = await w.bella.call('proposeSlots', {
    uid,
    version,
    startsAt: [next],
    reason: 'Our oven is being mended.',
  })
  expect(
    await w.alice.call('rescheduleVisit', { uid, version: proposed.version, startsAt: next, party: 0 }),
  ).toMatchObject({ visit: { startsAt: next, proposed: [] } })
})
