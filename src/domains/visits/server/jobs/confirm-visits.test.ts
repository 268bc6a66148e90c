import { expect, it } from 'vitest'
import { hourMs, minuteMs, plus, setClock } from '../../../../kit/server/clock.ts'
import { codes, refusal } from '../../../../world/describe-call.ts'
import { runJob } from '../../../../world/run-job.ts'
import { scheduledCollab, storySlot, waitingCollab } from '../../../../world/stories.ts'
import { world, type Person, type World } from '../../../../world/world.ts'
import { requestConfirmation, chaseUnconfirmed } from './confirm-visits.ts'
import { slots } from '../tables.ts'

const told = async (person: Person, kind: string) =>
  (await person.call('listNotifications', {})).rows.filter((row) => row.kind === kind)

/** Six hours before an unconfirmed visit of Alice's that Olivia waits for. */
async function chased(w: World) {
  const { alices, olivias } = await waitingCollab(w)
  setClock(plus(storySlot, -6 * hourMs))
  await runJob(w, chaseUnconfirmed)
  const read = async (person: Person, uid: string) => person.call('getCollab', { uid })
  return { alices: await read(w.alice, alices.uid), olivias: await read(w.olivia, olivias.uid) }
}

it('asks for a confirmation 24 hours before, once', async () => {
  const w = await world()
  await scheduledCollab(w)
  setClock(plus(storySlot, -24 * hourMs - minuteMs))
  await runJob(w, requestConfirmation)
  expect(await told(w.alice, 'collab.confirmation-requested')).toHaveLength(0)
  setClock(plus(storySlot, -24 * hourMs))
  await runJob(w, requestConfirmation)
  await runJob(w, requestConfirmation)
  expect(await told(w.alice, 'collab.confirmation-requested')).toMatchObject([
    { title: 'Confirm your visit: Tuesday 10 March at 15:00 (London time)' },
  ])
})

it('does not ask who has confirmed', async () => {
  const w = await world()
  const { uid, version } = await scheduledCollab(w)
  setClock(plus(storySlot, -20 * hourMs))
  await w.alice.call('confirmVisit', { uid, version })
  setClock(plus(storySlot, -hourMs))
  await runJob(w, requestConfirmation)
  await runJob(w, chaseUnconfirmed)
  expect(await told(w.alice, 'collab.confirmation-requested')).toHaveLength(0)
  expect(await told(w.bella, 'collab.confirmation-missed')).toHaveLength(0)
})

it('tells brand, manager and influencer 6 hours before, once', async () => {
  const w = await world()
  await scheduledCollab(w)
  setClock(plus(storySlot, -6 * hourMs))
  await runJob(w, chaseUnconfirmed)
  await runJob(w, chaseUnconfirmed)
  const title = 'Visit not confirmed: Tuesday 10 March at 15:00 (London time)'
  expect(await told(w.bella, 'collab.confirmation-missed')).toMatchObject([{ title }])
  expect(await told(w.anna, 'collab.confirmation-missed')).toMatchObject([{ title }])
  expect(await told(w.alice, 'collab.confirmation-missed')).toMatchObject([
    { title: 'Last chance to confirm: Tuesday 10 March at 15:00 (London time)' },
  ])
})

it('offers the place to the next in line, who may take it: then the visit waits for another time', async () => {
  const w = await world()
  const { alices, olivias } = await chased(w)
  expect(olivias.waiting?.offeredUntil).toBe('2026-03-10T13:00:00.000Z')
  await w.olivia.call('acceptWaitlistOffer', { uid: olivias.uid, version: olivias.version })
  const released = await w.alice.call('getCollab', { uid: alices.uid })
  expect(released).toMatchObject({
    stage: 4,
    outcome: 'open',
    contentDueAt: null,
    visit: { released: true },
    can: { confirm: false, checkIn: false, reschedule: true },
  })
  expect(await told(w.alice, 'collab.released')).toHaveLength(1)
  expect((await refusal(w.alice.call('confirmVisit', { uid: released.uid, version: released.version }))).message).toBe(
    'Your spot went to the next creator on the waitlist. Choose another time.',
  )
  expect(await w.database.db.select().from(slots)).toMatchObject([{ taken: 1 }])
  const again = { uid: released.uid, version: released.version, startsAt: '2026-03-17T15:00:00.000Z', guests: 0 }
  expect((await w.alice.call('rescheduleVisit', again)).visit).toMatchObject({ released: false, confirmed: false })
})

it('takes the offer back when the visit is confirmed first', async () => {
  const w = await world()
  const { alices, olivias } = await chased(w)
  await w.alice.call('confirmVisit', { uid: alices.uid, version: alices.version })
  const accept = w.olivia.call('acceptWaitlistOffer', { uid: olivias.uid, version: olivias.version })
  expect((await refusal(accept)).message).toBe('This spot is no longer on offer. Choose another time.')
  expect((await w.olivia.call('getCollab', { uid: olivias.uid })).waiting?.offeredUntil).toBeNull()
})

it('gives the place to one of the two, whoever is faster', async () => {
  const w = await world()
  const { alices, olivias } = await chased(w)
  const results = await Promise.allSettled([
    w.alice.call('confirmVisit', { uid: alices.uid, version: alices.version }),
    w.olivia.call('acceptWaitlistOffer', { uid: olivias.uid, version: olivias.version }),
  ])
  expect(codes(results).filter((code) => code === 'ok')).toHaveLength(1)
  expect(await w.database.db.select().from(slots)).toMatchObject([{ taken: 1 }])
})

it('keeps the place for whom it was offered to when the visit is cancelled', async () => {
  const w = await world()
  const { alices, olivias } = await chased(w)
  await w.alice.call('cancelCollab', { uid: alices.uid, version: alices.version, reason: 'A cold.' })
  await w.olivia.call('acceptWaitlistOffer', { uid: olivias.uid, version: olivias.version })
  expect(await w.database.db.select().from(slots)).toMatchObject([{ taken: 1 }])
})
