import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import {
  draftBrief,
  liveBrief,
  scheduledCollab,
  stayAvailability,
  storyCheckIn,
  storySlot,
} from '../../../../world/stories.ts'
import { world, type World } from '../../../../world/world.ts'
import { makeBrief } from '../../../briefs/server/build.ts'
import { setBrand, setInfluencer } from '../../../profiles/server/build.ts'
import { visitCalls } from '../../contract.ts'

describeCall(visitCalls.listBriefSlots, async (w) => ({
  influencerUid: w.aliceInfluencer,
  briefUid: (await liveBrief(w)).uid,
}))

/** A brief of Orso's, on Tuesdays at 16:00 and 17:00. */
const ofOrso = (w: World) =>
  w.tx((tx) =>
    makeBrief(tx, {
      brandUid: w.orso,
      availability: {
        windows: [{ weekday: 2, from: '16:00', to: '18:00' }],
        slotMinutes: 60,
        capacity: 2,
        leadHours: 120,
        blackout: [],
      },
    }),
  )

it('offers the times of a brief before a request, and marks what is full or clashes', async () => {
  const w = await world()
  const { brief } = await scheduledCollab(w)
  const full = await w.olivia.call('listBriefSlots', { briefUid: brief.uid, influencerUid: w.oliviaInfluencer })
  expect(full).toMatchObject({ timezone: 'Europe/London', slotMinutes: 90, maxGuests: 1, note: null, stay: null })
  expect(full.slots.find(({ startsAt }) => startsAt === storySlot.toISOString())).toMatchObject({ left: 0 })
  const briefUid = await ofOrso(w)
  const { slots } = await w.alice.call('listBriefSlots', { briefUid, influencerUid: w.aliceInfluencer, days: 10 })
  expect(slots).toEqual([
    {
      startsAt: '2026-03-10T16:00:00.000Z',
      left: 2,
      capacity: 2,
      clash: 'You’re at Luna, 15:00–16:30.',
      asked: null,
      walk: null,
    },
    {
      startsAt: '2026-03-10T17:00:00.000Z',
      left: 2,
      capacity: 2,
      clash: null,
      asked: null,
      walk: 'About 1 min walk from your 15:00 at Luna.',
    },
  ])
})

it('says which times of their own unanswered requests are about then, until they are answered', async () => {
  const w = await world()
  const { uid: briefUid } = await liveBrief(w)
  const { uid, version } = await w.alice.call('applyToBrief', {
    briefUid,
    influencerUid: w.aliceInfluencer,
    preferred: { times: [{ startsAt: storySlot.toISOString() }], guests: 0 },
  })
  const other = await ofOrso(w)
  const askedOf = async (person: 'alice' | 'olivia') => {
    const influencerUid = w[`${person}Influencer`]
    const { slots } = await w[person].call('listBriefSlots', { briefUid: other, influencerUid, days: 10 })
    return slots.map(({ clash, asked }) => clash ?? asked)
  }
  expect(await askedOf('alice')).toEqual(['You asked Luna for 15:00 that day.', null])
  expect(await askedOf('olivia')).toEqual([null, null])
  await w.bella.call('declineCollab', { uid, version, reason: 'other' })
  expect(await askedOf('alice')).toEqual([null, null])
})

it('says which nights of their own unanswered requests are the same', async () => {
  const w = await world()
  const { uid: briefUid } = await liveBrief(w, { availability: stayAvailability })
  await w.alice.call('applyToBrief', {
    briefUid,
    influencerUid: w.aliceInfluencer,
    preferred: { times: [{ startsAt: storyCheckIn.toISOString(), nights: 2 }], guests: 0 },
  })
  const other = await liveBrief(w, { availability: stayAvailability, title: 'Two nights by the river' })
  const { stay } = await w.alice.call('listBriefSlots', {
    briefUid: other.uid,
    influencerUid: w.aliceInfluencer,
    days: 14,
  })
  const asked = stay?.nights.flatMap((night) => (night.asked ? [[night.day, night.asked]] : []))
  expect(asked).toEqual(['2026-03-12', '2026-03-13'].map((day) => [day, 'You asked Luna for 2 nights, 12–14 Mar.']))
})

it('says how far a time is on foot from the visit before it, and that the walk is longer than the time between', async () => {
  const w = await world()
  await scheduledCollab(w)
  const briefUid = await ofOrso(w)
  const walksFrom = async (latitude: number) => {
    // Luna is at 51.5074; a degree is 111 km.
    await setBrand(w.database.db, w.orso, { latitude, longitude: -0.1278 })
    const { slots } = await w.alice.call('listBriefSlots', { briefUid, influencerUid: w.aliceInfluencer, days: 10 })
    return slots.map(({ clash, walk }) => walk ?? clash)
  }
  expect(await walksFrom(51.5164)).toEqual([
    'You’re at Luna, 15:00–16:30.',
    'About 16 min walk from your 15:00 at Luna.',
  ])
  expect((await walksFrom(51.5344))[1]).toBe(
    'About 47 min walk from your 15:00 at Luna, but there are only 30 min in between.',
  )
  expect((await walksFrom(51.6074))[1]).toContain('Too close to Luna')
})

it('says of a day on which a trip takes them elsewhere', async () => {
  const w = await world()
  await setInfluencer(w.database.db, w.aliceInfluencer, {
    travel: [{ city: 'paris', from: '2026-03-09', until: '2026-03-11' }],
  })
  const briefUid = await ofOrso(w)
  const { slots } = await w.alice.call('listBriefSlots', { briefUid, influencerUid: w.aliceInfluencer })
  expect(slots.map(({ clash }) => clash).slice(0, 3)).toEqual([
    'You’re in Paris from 9 March to 11 March.',
    'You’re in Paris from 9 March to 11 March.',
    null,
  ])
})

it('offers nights of a brief with stays', async () => {
  const w = await world()
  const { uid: briefUid } = await liveBrief(w, { availability: stayAvailability })
  const { stay, slots } = await w.alice.call('listBriefSlots', { briefUid, influencerUid: w.aliceInfluencer, days: 12 })
  expect(stay).toMatchObject({ minNights: 2, maxNights: 3 })
  expect(slots[0]).toMatchObject({ startsAt: '2026-03-05T15:00:00.000Z', left: 1 })
})

it('does not tell of a brief that was never up', async () => {
  const w = await world()
  const { uid } = await draftBrief(w)
  const asked = w.alice.call('listBriefSlots', { briefUid: uid, influencerUid: w.aliceInfluencer })
  expect((await refusal(asked)).code).toBe('not-found')
})
