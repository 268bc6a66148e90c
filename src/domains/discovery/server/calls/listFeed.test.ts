import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { dayMs, now, plus, setClock } from '../../../../kit/server/clock.ts'
import { describeCall } from '../../../../world/describe-call.ts'
import {
  draftBrief,
  liveBrief,
  requestedCollab,
  scheduledCollab,
  scheduledStay,
  stayAvailability,
  storySlot,
} from '../../../../world/stories.ts'
import { type Input, storyStart, world } from '../../../../world/world.ts'
import { exampleContent, makeBrief } from '../../../briefs/server/build.ts'
import { takeSlot } from '../../../visits/server/build.ts'
import { discoveryCalls } from '../../contract.ts'
import { setBrand, setInfluencer, setSocialAccounts } from '../../../profiles/server/build.ts'

describeCall(discoveryCalls.listFeed, (w) => ({ influencerUid: w.aliceInfluencer }))

it('shows what is live, with what they get, what is asked, places left and the next free slot', async () => {
  const w = await world()
  await draftBrief(w, { title: 'Not yet' })
  const { uid } = await liveBrief(w)
  const { rows } = await w.alice.call('listFeed', { influencerUid: w.aliceInfluencer })
  expect(rows).toMatchObject([
    {
      uid,
      brandName: 'Luna',
      spotsLeft: 5,
      nextSlot: '2026-03-03T15:00:00.000Z',
      gaps: [],
      collabUid: null,
      saved: false,
    },
  ])
})

it('says why a brief suits them in the second person, and to staff in the third', async () => {
  const w = await world()
  const { uid: briefUid } = await liveBrief(w)
  const visitsIn = async (reader: typeof w.alice) => {
    const { rows } = await reader.call('listFeed', { influencerUid: w.aliceInfluencer })
    const { reasons } = await reader.call('getFeedBrief', { influencerUid: w.aliceInfluencer, briefUid })
    const card = must(rows[0], 'row')
    return { short: card.fitWords, first: reasons.find(({ part }) => part === 'freshness')?.text }
  }
  expect(await visitsIn(w.alice)).toMatchObject({
    short: expect.stringContaining('you'),
    first: 'your first visit here',
  })
  expect(await visitsIn(w.ada)).toMatchObject({
    short: expect.not.stringContaining('you'),
    first: 'first visit to this venue',
  })
})

it('greys what is out of reach with the exact gap, after what is not', async () => {
  const w = await world()
  const far = await liveBrief(w, {
    title: 'For the many',
    eligibility: { ...(await liveBrief(w)).content.eligibility, followersFrom: 20_400 },
  })
  const { rows } = await w.alice.call('listFeed', { influencerUid: w.aliceInfluencer })
  expect(rows.map((row) => row.gaps)).toEqual([[], ['needs 20.4K followers (you have 20K)']])
  expect(rows[1]?.uid).toBe(far.uid)
  expect((await w.alice.call('listFeed', { influencerUid: w.aliceInfluencer, mineOnly: true })).rows).toHaveLength(1)
})

it('passes over a slot that is full, a brief without places, and one on hold or paused', async () => {
  const w = await world()
  const window = {
    availability: {
      windows: [{ weekday: 2, from: '15:00', to: '16:30' }],
      slotMinutes: 90,
      capacity: 1,
      leadHours: 120,
      blackout: [],
    },
  }
  await scheduledCollab(w, window)
  const { rows } = await w.olivia.call('listFeed', { influencerUid: w.oliviaInfluencer })
  expect(rows.map((row) => row.nextSlot)).toEqual([null])
  expect(storySlot.toISOString()).toBe('2026-03-10T15:00:00.000Z')
  const paused = await liveBrief(w, { title: 'Paused' })
  await w.bella.call('pauseBrief', { uid: paused.uid, version: paused.version })
  expect((await w.olivia.call('listFeed', { influencerUid: w.oliviaInfluencer })).rows).toHaveLength(1)
})

it('has nothing that is not open yet', async () => {
  const w = await world()
  await liveBrief(w, { title: 'From Friday', liveFrom: '2026-03-06' })
  const titles = async () => (await w.alice.call('listFeed', { influencerUid: w.aliceInfluencer })).rows.length
  expect(await titles()).toBe(0)
  setClock(new Date('2026-03-06T09:00:00Z'))
  expect(await titles()).toBe(1)
})

it('knows the open collab of this influencer', async () => {
  const w = await world()
  const collab = await requestedCollab(w)
  expect((await w.alice.call('listFeed', { influencerUid: w.aliceInfluencer })).rows[0]?.collabUid).toBe(collab.uid)
  expect((await w.olivia.call('listFeed', { influencerUid: w.oliviaInfluencer })).rows[0]?.collabUid).toBeNull()
})

it('gives every brief once over its pages', async () => {
  const w = await world()
  for (const title of ['One', 'Two', 'Three', 'Four', 'Five']) await liveBrief(w, { title })
  const seen: string[] = []
  let cursor: string | null | undefined
  do {
    const page = await w.alice.call('listFeed', {
      influencerUid: w.aliceInfluencer,
      limit: 2,
      ...(cursor ? { cursor } : {}),
    })
    seen.push(...page.rows.map((row) => row.title))
    cursor = page.nextCursor
  } while (cursor)
  expect(seen.sort()).toEqual(['Five', 'Four', 'One', 'Three', 'Two'])
})

it('looks on past what is not for them, and gives no more than was asked for', async () => {
  const w = await world()
  for (const title of ['One', 'Two', 'Three']) await liveBrief(w, { title })
  const { content } = await liveBrief(w)
  setClock(plus(storyStart, dayMs))
  const eligibility = { ...content.eligibility, followersFrom: 50_000 }
  await w.database.db.transaction(async (tx) => {
    for (let index = 0; index < 9; index += 1) await makeBrief(tx, { brandUid: w.luna, eligibility })
  })
  const seen: string[][] = []
  for (let cursor: string | null | undefined; cursor !== null;) {
    const input = { influencerUid: w.aliceInfluencer, mineOnly: true, limit: 2, ...(cursor ? { cursor } : {}) }
    const page = await w.alice.call('listFeed', input)
    seen.push(page.rows.map((row) => row.title))
    cursor = page.nextCursor
  }
  expect(seen.map(({ length }) => length)).toEqual([2, 2])
  expect(seen.flat().toSorted()).toEqual(['Dinner for two at the counter', 'One', 'Three', 'Two'])
})

it.each([
  [{ category: 'Restaurant' }, 1],
  [{ category: 'Hotel' }, 0],
  [{ platform: 'instagram' }, 1],
  [{ platform: 'tiktok' }, 0],
  [{ withGuest: true }, 1],
  [{ city: 'paris' }, 0],
  [{ savedOnly: true }, 0],
  [{ format: 'reel' }, 1],
  [{ format: 'ugc' }, 0],
  [{ valueFrom: 120_00 }, 1],
  [{ valueFrom: 120_01 }, 0],
  // A Tuesday is one of the quiet hours; Luna has no Sundays, and the brief ends in April.
  [{ day: '2026-03-10' }, 1],
  [{ day: '2026-03-08' }, 0],
  [{ day: '2026-06-09' }, 0],
  // Without a day’s notice; no time is left on it.
  [{ day: '2026-03-02' }, 0],
  [{ day: '2026-03-06', until: '2026-03-09' }, 0],
  [{ day: '2026-03-06', until: '2026-03-10' }, 1],
  [{ day: '2026-04-28', until: '2026-05-20' }, 1],
  [{ day: '2026-05-20', until: '2026-05-30' }, 0],
] as const)('filters by %j', async (filter, count) => {
  const w = await world()
  await liveBrief(w)
  await setSocialAccounts(w.database.db, w.aliceInfluencer, { followers: 30_000 })
  expect((await w.alice.call('listFeed', { influencerUid: w.aliceInfluencer, ...filter })).rows).toHaveLength(count)
})

it('names the first free time of the days that are looked for, and leaves out what has none', async () => {
  const w = await world()
  const { uid } = await liveBrief(w)
  const influencerUid = w.aliceInfluencer
  const times = async (days: { day: string; until?: string }) =>
    (await w.alice.call('listFeed', { influencerUid, ...days })).rows.map(({ nextSlot }) => nextSlot)
  expect(await times({ day: '2026-03-09', until: '2026-03-12' })).toEqual([storySlot.toISOString()])
  for (const minute of [0, 90]) {
    const startsAt = plus(storySlot, minute * 60_000)
    await takeSlot(w.database.db, { briefUid: uid, startsAt, taken: 1 })
  }
  expect((await times({ day: '2026-03-10' })).filter((at) => at === storySlot.toISOString())).toEqual([])
})

it('has with a guest only what they can request', async () => {
  const w = await world()
  const { content } = await liveBrief(w)
  const influencerUid = w.aliceInfluencer
  const far = await liveBrief(w, {
    title: 'For the many',
    eligibility: { ...content.eligibility, followersFrom: 50_000 },
  })
  const alone = await liveBrief(w, { title: 'For one', guests: 0 })
  const titles = async (filter: object) =>
    (await w.alice.call('listFeed', { influencerUid, ...filter })).rows.map(({ title }) => title).toSorted()
  expect(await titles({})).toEqual([content.title, alone.content.title, far.content.title].toSorted())
  expect(await titles({ withGuest: true })).toEqual([content.title])
  const { uid: briefUid } = far
  await w.alice.call('markBrief', { influencerUid, briefUid, mark: 'saved' })
  expect(await titles({ withGuest: true, savedOnly: true })).toEqual([])
})

it('shows what was saved whatever has become of it', async () => {
  const w = await world()
  const { uid: briefUid, version } = await liveBrief(w)
  const influencerUid = w.aliceInfluencer
  await w.alice.call('markBrief', { influencerUid, briefUid, mark: 'saved' })
  await w.bella.call('pauseBrief', { uid: briefUid, version })
  expect((await w.alice.call('listFeed', { influencerUid })).rows).toEqual([])
  expect((await w.alice.call('listFeed', { influencerUid, savedOnly: true })).rows).toMatchObject([
    { uid: briefUid, state: 'closed' },
  ])
})

it('learns from “not for me”: the place is left out, what asks as much comes later', async () => {
  const w = await world()
  const influencerUid = w.aliceInfluencer
  const [one] = exampleContent().deliverables
  await liveBrief(w, { title: 'Little', deliverables: [must(one, 'one')] })
  setClock(plus(storyStart, dayMs))
  const much = await liveBrief(w, { title: 'Much' })
  await liveBrief(w, { title: 'Much again' })
  const titles = async () => (await w.alice.call('listFeed', { influencerUid })).rows.map((row) => row.title)
  const hide = (reason: Input<'markBrief'>['reason']) =>
    w.alice.call('markBrief', { influencerUid, briefUid: much.uid, mark: 'hidden', reason })
  expect((await titles()).at(-1)).toBe('Little')
  await hide('asks-too-much')
  expect(await titles()).toEqual(['Little', 'Much again'])
  await hide('not-this-place')
  expect(await titles()).toEqual([])
  await w.alice.call('markBrief', { influencerUid, briefUid: much.uid, mark: null })
  expect(await titles()).toHaveLength(3)
})

it('tells two long combinations of filters apart', async () => {
  const w = await world()
  const { content } = await liveBrief(w, { guests: 0 })
  const { type, platform } = must(content.deliverables[0], 'deliverable')
  const filter = { category: 'Restaurant' as const, platform, format: type, valueFrom: 1 }
  const titlesOf = async (more: { withGuest?: boolean } = {}) =>
    (await w.alice.call('listFeed', { influencerUid: w.aliceInfluencer, ...filter, ...more })).rows.map(
      ({ title }) => title,
    )
  expect(await titlesOf()).toEqual([content.title])
  expect(await titlesOf({ withGuest: true })).toEqual([])
})

it('says which trip brings them to a city, with a time within it and no distance from home', async () => {
  const w = await world()
  await liveBrief(w)
  const travel = [{ city: 'london' as const, from: '2026-03-05', until: '2026-03-08' }]
  await setInfluencer(w.database.db, w.aliceInfluencer, { homeCity: 'paris', cities: ['paris'], travel })
  const { rows } = await w.alice.call('listFeed', { influencerUid: w.aliceInfluencer, city: 'london' })
  expect(rows[0]).toMatchObject({ trip: { from: '2026-03-05', until: '2026-03-08' }, distanceKm: null })
  expect(rows[0]?.nextSlot?.slice(0, 10)).toBe('2026-03-05')
})

it('names the next time that the creator has free, and counts the way from another visit', async () => {
  const w = await world()
  await scheduledCollab(w)
  const availability = {
    windows: [{ weekday: 2, from: '15:30', to: '19:30' }],
    slotMinutes: 60,
    capacity: 2,
    leadHours: 120,
    blackout: [],
  }
  const uid = await w.tx((tx) => makeBrief(tx, { brandUid: w.orso, availability }))
  const nextFor = async (who: 'alice' | 'olivia') => {
    const { rows } = await w[who].call('listFeed', { influencerUid: w[`${who}Influencer`] })
    return rows.find((row) => row.uid === uid)?.nextSlot
  }
  // Alice is at Luna from 15:00 to 16:30.
  expect(await nextFor('olivia')).toBe('2026-03-10T15:30:00.000Z')
  expect(await nextFor('alice')).toBe('2026-03-10T16:30:00.000Z')
  // From a venue about three kilometres away it takes longer than no time.
  await setBrand(w.database.db, w.orso, { latitude: 51.53, longitude: -0.1 })
  await setBrand(w.database.db, w.luna, { latitude: 51.5, longitude: -0.1 })
  expect(await nextFor('alice')).toBe('2026-03-10T17:30:00.000Z')
  expect(await nextFor('olivia')).toBe('2026-03-10T15:30:00.000Z')
})

it('names the next nights that the creator does not stay elsewhere', async () => {
  const w = await world()
  await scheduledStay(w)
  const uid = await w.tx((tx) =>
    makeBrief(tx, { brandUid: w.orso, availability: { ...stayAvailability, leadHours: 12 } }),
  )
  const nextFor = async (who: 'alice' | 'olivia') => {
    const { rows } = await w[who].call('listFeed', { influencerUid: w[`${who}Influencer`] })
    return rows.find((row) => row.uid === uid)?.nextSlot?.slice(0, 10)
  }
  setClock(new Date('2026-03-10T12:00:00Z'))
  // Alice stays the nights of 12 and 13 March at Luna.
  expect(await nextFor('olivia')).toBe('2026-03-12')
  expect(await nextFor('alice')).toBe('2026-03-14')
  // The second night is hers after she has checked in, too.
  setClock(new Date('2026-03-12T16:00:00Z'))
  await w.database.pool.query('update visits set checked_in_at = $1', [now()])
  expect(await nextFor('olivia')).toBe('2026-03-13')
  expect(await nextFor('alice')).toBe('2026-03-14')
})

it('says how far the open collab of this influencer is', async () => {
  const w = await world()
  const booked = await scheduledCollab(w)
  const asked = await requestedCollab(w)
  const { rows } = await w.alice.call('listFeed', { influencerUid: w.aliceInfluencer })
  const standingOf = (uid: string) => rows.find(({ collabUid }) => collabUid === uid)?.standing
  expect(standingOf(booked.uid)).toEqual({ step: 'booked', startsAt: booked.visit?.startsAt })
  expect(standingOf(asked.uid)).toEqual({ step: 'requested' })
})
