import { expect, it } from 'vitest'
import { first, must } from '../../../../kit/contract/must.ts'
import { describeCall } from '../../../../world/describe-call.ts'
import { approvedCollab, scheduledCollab, storySlot } from '../../../../world/stories.ts'
import { world } from '../../../../world/world.ts'
import { visitCalls } from '../../contract.ts'

describeCall(visitCalls.listOpenSlots, async (w) => ({ uid: (await approvedCollab(w)).uid }))

it('offers nothing that scheduling would refuse: every free time can be booked', async () => {
  const w = await world()
  const { uid, version } = await approvedCollab(w)
  const { slots } = await w.alice.call('listOpenSlots', { uid, days: 10 })
  expect(slots.length).toBeGreaterThan(4)
  let current = await w.alice.call('scheduleVisit', { uid, version, startsAt: first(slots).startsAt, guests: 0 })
  for (const slot of slots.slice(1))
    current = await w.alice.call('rescheduleVisit', {
      uid,
      version: current.version,
      startsAt: slot.startsAt,
      guests: 0,
    })
  expect(current.visit?.startsAt).toBe(must(slots.at(-1)).startsAt)
})

it('shows a full time as full', async () => {
  const w = await world()
  const { brief } = await scheduledCollab(w)
  const other = await w.olivia.call('applyToBrief', { briefUid: brief.uid, influencerUid: w.oliviaInfluencer })
  const { uid } = await w.bella.call('approveCollab', { uid: other.uid, version: other.version })
  const { slots, timezone, maxGuests } = await w.olivia.call('listOpenSlots', { uid, days: 14 })
  expect(slots.find((slot) => slot.startsAt === storySlot.toISOString())?.left).toBe(0)
  expect([timezone, maxGuests]).toEqual(['Europe/London', 1])
})
