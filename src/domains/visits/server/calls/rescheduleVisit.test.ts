import { expect, it } from 'vitest'
import { hourMs, minuteMs, plus, setClock } from '../../../../kit/server/clock.ts'
import { codes, describeCall, refusal } from '../../../../world/describe-call.ts'
import { fullSlot, scheduledCollab, storySlot } from '../../../../world/stories.ts'
import { world } from '../../../../world/world.ts'
import { visitCalls } from '../../contract.ts'
import { slots } from '../tables.ts'

const later = '2026-03-12T15:00:00.000Z'

describeCall(visitCalls.rescheduleVisit, async (w) => {
  const { uid, version } = await scheduledCollab(w)
  return { uid, version, startsAt: later, guests: 0 }
})

it('moves the visit, gives the old place back and asks for a confirmation again', async () => {
  const w = await world()
  const { uid, version } = await scheduledCollab(w)
  setClock(plus(storySlot, -24 * hourMs))
  const confirmed = await w.alice.call('confirmVisit', { uid, version })
  const moved = await w.alice.call('rescheduleVisit', { uid, version: confirmed.version, startsAt: later, guests: 0 })
  expect(moved).toMatchObject({
    stage: 4,
    contentDueAt: '2026-03-26T15:00:00.000Z',
    visit: { startsAt: later, guests: 0, confirmed: false },
  })
  const taken = (await w.database.db.select().from(slots)).map((slot) => slot.taken)
  expect(taken.toSorted((a, b) => a - b)).toEqual([0, 1])
  expect((await w.bella.call('listNotifications', {})).rows[0]).toMatchObject({
    title: 'New time: Thursday 12 March at 15:00 (London time)',
    body: '“Dinner for two at the counter” was previously booked for Tuesday 10 March at 15:00 (London time).',
  })
})

it('is the influencer’s until 24 hours before; afterwards staff’s, or to a time the venue proposed', async () => {
  const w = await world()
  const { uid, version } = await scheduledCollab(w)
  const move = { uid, version, startsAt: later, guests: 0 }
  setClock(plus(storySlot, -24 * hourMs + minuteMs))
  expect(await refusal(w.alice.call('rescheduleVisit', move))).toEqual({
    code: 'failed-precondition',
    message: 'You can move a visit until 24 hours before it starts. Message the venue, or cancel the visit.',
  })
  expect((await w.alice.call('listOpenSlots', { uid })).slots).toEqual([])
  const proposed = await w.bella.call('proposeSlots', { uid, version, startsAt: [later], reason: 'A private party.' })
  expect((await w.alice.call('listOpenSlots', { uid })).slots.map((slot) => slot.startsAt)).toEqual([later])
  const moved = await w.alice.call('rescheduleVisit', { ...move, version: proposed.version })
  expect(moved.visit).toMatchObject({ startsAt: later, proposed: [] })
  setClock(plus(new Date(later), -2 * hourMs))
  const byStaff = { uid, version: moved.version, startsAt: '2026-03-17T15:00:00.000Z', guests: 0 }
  expect((await w.anna.call('rescheduleVisit', byStaff)).visit?.startsAt).toBe(byStaff.startsAt)
})

it('leaves everything as it was when the new slot is full', async () => {
  const w = await world()
  const { olivias } = await fullSlot(w)
  const booked = await w.olivia.call('scheduleVisit', {
    uid: olivias.uid,
    version: olivias.version,
    startsAt: later,
    guests: 0,
  })
  const move = { uid: booked.uid, version: booked.version, startsAt: storySlot.toISOString(), guests: 0 }
  expect((await refusal(w.olivia.call('rescheduleVisit', move))).message).toBe(
    'That time was just taken. Choose another, or join the waitlist.',
  )
  expect((await w.olivia.call('getCollab', { uid: booked.uid })).visit?.startsAt).toBe(later)
})

it('lets two who want each other’s places move once both are free, never twice into one', async () => {
  const w = await world()
  const { alices, olivias } = await fullSlot(w)
  const booked = await w.olivia.call('scheduleVisit', {
    uid: olivias.uid,
    version: olivias.version,
    startsAt: later,
    guests: 0,
  })
  const third = '2026-03-17T15:00:00.000Z'
  const results = await Promise.allSettled([
    w.alice.call('rescheduleVisit', { uid: alices.uid, version: alices.version, startsAt: third, guests: 0 }),
    w.olivia.call('rescheduleVisit', { uid: booked.uid, version: booked.version, startsAt: third, guests: 0 }),
  ])
  expect(codes(results).sort()).toEqual(['failed-precondition', 'ok'])
})
