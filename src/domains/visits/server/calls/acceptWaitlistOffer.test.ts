import { expect, it } from 'vitest'
import { hourMs, minuteMs, plus, setClock } from '../../../../kit/server/clock.ts'
import { codes, describeCall, refusal } from '../../../../world/describe-call.ts'
import { approvedCollab, storySlot, waitingCollab } from '../../../../world/stories.ts'
import { world, type World } from '../../../../world/world.ts'
import { visitCalls } from '../../contract.ts'
import { slots } from '../tables.ts'

describeCall(visitCalls.acceptWaitlistOffer, async (w) => {
  const { uid, version } = await approvedCollab(w)
  return { uid, version }
})

/** Alice cancels, so that the place is kept for Olivia. */
async function offered(w: World) {
  const { alices, olivias } = await waitingCollab(w)
  await w.alice.call('cancelCollab', { uid: alices.uid, version: alices.version, reason: 'A cold.' })
  return { uid: olivias.uid, version: olivias.version }
}

it('gives a freed place to the next in line alone, who has 24 hours', async () => {
  const w = await world()
  const offer = await offered(w)
  const seen = await w.olivia.call('getCollab', { uid: offer.uid })
  expect(seen.waiting).toEqual({ startsAt: storySlot.toISOString(), offeredUntil: '2026-03-03T09:00:00.000Z' })
  expect((await w.olivia.call('listNotifications', {})).rows[0]?.title).toBe('A spot has opened up for you')
  // Kept for Olivia: nobody else can book it.
  const { slots: open } = await w.olivia.call('listOpenSlots', { uid: offer.uid, days: 14 })
  expect(open.find((slot) => slot.startsAt === storySlot.toISOString())?.left).toBe(0)

  expect(await w.olivia.call('acceptWaitlistOffer', offer)).toMatchObject({
    stage: 4,
    waiting: null,
    visit: { startsAt: storySlot.toISOString(), guests: 0 },
  })
  expect(await w.database.db.select().from(slots)).toMatchObject([{ taken: 1 }])
})

it('is taken by booking the same time as well', async () => {
  const w = await world()
  const offer = await offered(w)
  const booked = await w.olivia.call('scheduleVisit', { ...offer, startsAt: storySlot.toISOString(), guests: 1 })
  expect(booked).toMatchObject({ stage: 4, waiting: null, visit: { guests: 1 } })
  expect(await w.database.db.select().from(slots)).toMatchObject([{ taken: 1 }])
})

it('goes back to everyone when something else is booked', async () => {
  const w = await world()
  const offer = await offered(w)
  await w.olivia.call('scheduleVisit', { ...offer, startsAt: '2026-03-11T15:00:00.000Z', guests: 0 })
  const taken = (await w.database.db.select().from(slots)).map((slot) => [slot.startsAt.toISOString(), slot.taken])
  expect(taken.toSorted((a, b) => String(a[0]).localeCompare(String(b[0])))).toEqual([
    ['2026-03-10T15:00:00.000Z', 0],
    ['2026-03-11T15:00:00.000Z', 1],
  ])
})

it('is refused without an offer and after its end', async () => {
  const w = await world()
  const { olivias } = await waitingCollab(w)
  const { uid, version } = olivias
  const none = { code: 'failed-precondition', message: 'This spot is no longer on offer. Choose another time.' }
  expect(await refusal(w.olivia.call('acceptWaitlistOffer', { uid, version }))).toEqual(none)

  const other = await world()
  const offer = await offered(other)
  setClock(plus(new Date('2026-03-03T09:00:00Z'), minuteMs))
  expect(await refusal(other.olivia.call('acceptWaitlistOffer', offer))).toEqual(none)
})

it('is kept until 6 hours before the slot when that is sooner', async () => {
  const w = await world()
  const { alices, olivias } = await waitingCollab(w)
  setClock(plus(storySlot, -10 * hourMs))
  await w.alice.call('cancelCollab', { uid: alices.uid, version: alices.version, reason: 'A cold.' })
  const seen = await w.olivia.call('getCollab', { uid: olivias.uid })
  expect(seen.waiting?.offeredUntil).toBe('2026-03-10T09:00:00.000Z')
})

it('is taken once, however often it is tapped', async () => {
  const w = await world()
  const offer = await offered(w)
  const tap = () => w.olivia.call('acceptWaitlistOffer', offer)
  expect(codes(await Promise.allSettled([tap(), tap()])).sort()).toEqual(['aborted', 'ok'])
})
