import { expect, it } from 'vitest'
import { hourMs, plus, setClock } from '../../../../kit/server/clock.ts'
import { first } from '../../../../kit/contract/must.ts'
import { codes, describeCall, refusal } from '../../../../world/describe-call.ts'
import { approvedCollab, liveBrief, scheduledCollab, storySlot } from '../../../../world/stories.ts'
import { world } from '../../../../world/world.ts'
import { visitCalls } from '../../contract.ts'
import { makeBrief } from '../../../briefs/server/build.ts'
import { makeBrand } from '../../../organisations/server/build.ts'
import { makeInfluencer, setInfluencer } from '../../../profiles/server/build.ts'
import { createAccount } from '../../../accounts/server/accounts.ts'
import { personWho } from '../../../../world/world.ts'
import { slots } from '../tables.ts'

describeCall(visitCalls.scheduleVisit, async (w) => {
  const { uid, version } = await approvedCollab(w)
  return { uid, version, startsAt: storySlot.toISOString(), guests: 0 }
})

it('books the time, and both sides see it', async () => {
  const w = await world()
  const collab = await scheduledCollab(w)
  expect(collab).toMatchObject({
    stage: 4,
    contentDueAt: '2026-03-24T15:00:00.000Z',
    visit: {
      startsAt: storySlot.toISOString(),
      endsAt: '2026-03-10T16:30:00.000Z',
      guests: 1,
      needs: 'No nuts',
      confirmed: false,
    },
  })
  const seen = await w.bella.call('getCollab', { uid: collab.uid })
  // Needs are the venue's to see from 48 hours before.
  expect(seen.visit).toMatchObject({ guestNames: ['Jo'], needs: null })
  expect((await w.bella.call('listNotifications', {})).rows[0]?.title).toBe('Alice Moreau is coming: Tue 10 Mar, 15:00')
  expect((await w.alice.call('listNotifications', {})).rows[0]?.title).toBe('You’re booked at Luna: Tue 10 Mar, 15:00')
})

it.each([
  ['2026-03-10T15:30:00.000Z', 0, 'That time isn’t available at this venue. Choose another.'],
  ['2026-03-02T15:00:00.000Z', 0, 'The venue needs 24 hours’ notice. Choose a later time.'],
  ['2026-03-10T15:00:00.000Z', 2, 'You can bring up to 1 guest.'],
])('refuses %s with %d guests: %s', async (startsAt, guests, message) => {
  const w = await world()
  const { uid, version } = await approvedCollab(w)
  expect(await refusal(w.alice.call('scheduleVisit', { uid, version, startsAt, guests }))).toEqual({
    code: 'failed-precondition',
    message,
  })
  expect(await w.alice.call('getCollab', { uid })).toMatchObject({ stage: 3, version, visit: null })
})

it('never overbooks: of sixty at once, exactly the capacity get the slot', async () => {
  const w = await world()
  const capacity = 7
  const content = {
    maxCollabs: 60,
    availability: {
      windows: [{ weekday: 2, from: '15:00', to: '18:00' }],
      slotMinutes: 90,
      capacity,
      leadHours: 24,
      blackout: [],
    },
  }
  const brief = await liveBrief(w, content)
  const people = await w.tx(async (tx) => {
    const made = []
    for (let index = 0; index < 60; index += 1) {
      const accountUid = await createAccount(tx, { email: `guest${index}@example.test`, displayName: `Guest ${index}` })
      const social = [
        { platform: 'instagram', handle: `guest${index}`, followers: 9_000, confirmedHow: 'staff' },
      ] as const
      made.push({
        accountUid,
        uid: await makeInfluencer(tx, {
          name: `Guest ${index}`,
          handle: `guest${index}`,
          ownerUid: accountUid,
          social,
        }),
      })
    }
    return made
  })
  const bookings = []
  for (const { accountUid, uid } of people) {
    const person = personWho(w.runner, 'guest', accountUid)
    const asked = await person.call('applyToBrief', { briefUid: brief.uid, influencerUid: uid })
    const agreed = await w.bella.call('approveCollab', { uid: asked.uid, version: asked.version })
    bookings.push(() =>
      person.call('scheduleVisit', {
        uid: agreed.uid,
        version: agreed.version,
        startsAt: storySlot.toISOString(),
        guests: 0,
      }),
    )
  }
  const results = codes(await Promise.allSettled(bookings.map((book) => book())))
  expect(results.filter((code) => code === 'ok')).toHaveLength(capacity)
  expect(results.filter((code) => code === 'failed-precondition')).toHaveLength(60 - capacity)
  expect(await w.database.db.select().from(slots)).toMatchObject([{ taken: capacity }])
})

it('books nothing in Dubai without a permit in date, and offers nothing', async () => {
  const w = await world()
  const dubai = await w.tx((tx) => makeBrand(tx, { name: 'Mirage', city: 'dubai' }))
  const briefUid = await w.tx((tx) => makeBrief(tx, { brandUid: dubai }))
  await setInfluencer(w.database.db, w.aliceInfluencer, { cities: ['dubai'] })
  const asked = await w.alice.call('applyToBrief', { briefUid, influencerUid: w.aliceInfluencer })
  const { uid, version } = await w.ada.call('approveCollab', { uid: asked.uid, version: asked.version })
  const note = 'Visits in Dubai need a valid advertiser permit. Add its number and end date to your profile first.'
  const without = await w.alice.call('listOpenSlots', { uid })
  expect(without).toMatchObject({ note, slots: [] })
  const permit = { permitNumber: 'A-1', permitCountry: 'AE', permitUntil: '2026-03-10' }
  await setInfluencer(w.database.db, w.aliceInfluencer, permit)
  const open = (await w.alice.call('listOpenSlots', { uid })).slots.map((slot) => slot.startsAt)
  expect(open.length).toBeGreaterThan(0)
  expect(open.filter((at) => at > '2026-03-10T20:00:00.000Z')).toEqual([])
  const late = { uid, version, startsAt: '2026-03-17T11:00:00.000Z', guests: 0 }
  expect((await refusal(w.alice.call('scheduleVisit', late))).message).toBe(note)
  expect(await w.alice.call('scheduleVisit', { ...late, startsAt: first(open) })).toMatchObject({ stage: 4 })
})

it('counts a trip as being there on its days: for the request, and for the times', async () => {
  const w = await world()
  const paris = await w.tx((tx) => makeBrand(tx, { name: 'Margaux', city: 'paris' }))
  const briefUid = await w.tx((tx) => makeBrief(tx, { brandUid: paris }))
  const ask = () => w.alice.call('applyToBrief', { briefUid, influencerUid: w.aliceInfluencer })
  expect((await refusal(ask())).message).toContain('only for creators in Paris')
  const travel = [{ city: 'paris' as const, from: '2026-03-10', until: '2026-03-12' }]
  await setInfluencer(w.database.db, w.aliceInfluencer, { travel })
  const asked = await ask()
  expect(asked.influencer.trips).toEqual(travel)
  const { uid, version } = await w.ada.call('approveCollab', { uid: asked.uid, version: asked.version })
  const days = (await w.alice.call('listOpenSlots', { uid })).slots.map((slot) => slot.startsAt.slice(0, 10))
  expect([...new Set(days)].filter((day) => day < '2026-03-10' || day > '2026-03-12')).toEqual([])
  expect(days.length).toBeGreaterThan(0)
  const late = { uid, version, startsAt: '2026-03-17T14:00:00.000Z', guests: 0 }
  expect((await refusal(w.alice.call('scheduleVisit', late))).message).toBe(
    'Your trip to Paris is from 10 March to 12 March. Choose a time on one of those days.',
  )
})

it('takes a booking within six hours of the visit for the confirmation', async () => {
  const w = await world()
  const { uid, version, brief } = await approvedCollab(w)
  const { content, version: before } = await w.bella.call('getBrief', { uid: brief.uid })
  const availability = { ...content.availability, leadHours: 0 }
  await w.bella.call('updateBrief', { uid: brief.uid, version: before, content: { ...content, availability } })
  setClock(plus(storySlot, -5 * hourMs))
  const { visit } = await w.alice.call('scheduleVisit', { uid, version, startsAt: storySlot.toISOString(), guests: 0 })
  expect(visit?.confirmed).toBe(true)
})
