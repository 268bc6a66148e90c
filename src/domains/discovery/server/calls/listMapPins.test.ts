import { expect, it } from 'vitest'
import { dayMs, plus, setClock } from '../../../../kit/server/clock.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { approvedCollab, draftBrief, liveBrief, scheduledCollab, storySlot } from '../../../../world/stories.ts'
import { type Input, storyStart, world, type World } from '../../../../world/world.ts'
import { doorCode } from '../../../visits/server/door-code.ts'
import { discoveryCalls, mostPins } from '../../contract.ts'
import { setBrand } from '../../../profiles/server/build.ts'
import { takeSlot } from '../../../visits/server/build.ts'
import { copyBrief } from '../../../briefs/server/build.ts'

const london = { west: -0.3, south: 51.4, east: 0.1, north: 51.6 }

describeCall(discoveryCalls.listMapPins, (w) => ({ influencerUid: w.aliceInfluencer, area: london, filter: {} }))

const pinsFor = (w: World, filter = {}, area = london) =>
  w.alice.call('listMapPins', { influencerUid: w.aliceInfluencer, area, filter })
const moveLuna = (w: World, latitude: number, longitude: number) =>
  setBrand(w.database.db, w.luna, { latitude, longitude })

it('shows what is live where it is, worth what it is worth', async () => {
  const w = await world()
  await draftBrief(w, { title: 'Not yet' })
  const paused = await liveBrief(w, { title: 'Paused' })
  await w.bella.call('pauseBrief', { uid: paused.uid, version: paused.version })
  const { uid } = await liveBrief(w)
  const place = { brandUid: w.luna, brandName: 'Luna', latitude: 51.5074, longitude: -0.1278, category: 'Restaurant' }
  expect(await pinsFor(w)).toMatchObject({
    total: 1,
    pins: [{ briefUid: uid, ...place, valueMinor: 120_00, currency: 'GBP', state: 'open', mark: null }],
  })
})

it.each([
  [{ ...london, east: -0.13 }, 0],
  [{ ...london, south: 51.51 }, 0],
  [{ west: 0.1, south: 51.4, east: -0.12, north: 51.6 }, 1],
  [{ west: 170, south: 51.4, east: -170, north: 51.6 }, 0],
])('keeps to the area: %j', async (area, count) => {
  const w = await world()
  await liveBrief(w)
  expect((await pinsFor(w, {}, area)).pins).toHaveLength(count)
})

it('reaches over the date line', async () => {
  const w = await world()
  await liveBrief(w)
  await moveLuna(w, -17, 179.5)
  expect((await pinsFor(w, {}, { west: 178, south: -20, east: -178, north: -10 })).total).toBe(1)
})

it.each([
  { west: -181, south: 51.4, east: 0, north: 51.6 },
  { west: 0, south: 51.6, east: 1, north: 51.4 },
  { west: 0, south: -91, east: 1, north: 0 },
])('refuses what is no area: %j', async (area) => {
  const w = await world()
  expect((await refusal(pinsFor(w, {}, area))).code).toBe('invalid-argument')
})

it('tells applied, saved and visited apart', async () => {
  const w = await world()
  const influencerUid = w.aliceInfluencer
  const { uid, brief } = await scheduledCollab(w)
  const later = await liveBrief(w, { title: 'Later' })
  const marks = async () => new Map((await pinsFor(w)).pins.map((pin) => [pin.briefUid, pin.mark]))
  expect(await marks()).toEqual(
    new Map([
      [brief.uid, 'applied'],
      [later.uid, null],
    ]),
  )
  setClock(storySlot)
  await w.alice.call('checkInVisit', { uid, code: doorCode(w.config, w.luna, '2026-03-10') })
  expect([...(await marks()).values()]).toEqual(['visited', 'visited'])
  await w.alice.call('markBrief', { influencerUid, briefUid: later.uid, mark: 'saved' })
  expect((await marks()).get(later.uid)).toBe('saved')
  expect((await pinsFor(w, { savedOnly: true })).pins.map((pin) => pin.briefUid)).toEqual([later.uid])
  const olivias = await w.olivia.call('listMapPins', { influencerUid: w.oliviaInfluencer, area: london, filter: {} })
  expect(olivias.pins.map((pin) => pin.mark)).toEqual([null, null])
})

it('shows what is full, and leaves out what is hidden and whose place was ruled out', async () => {
  const w = await world()
  const influencerUid = w.aliceInfluencer
  const { brief } = await approvedCollab(w, { maxCollabs: 1 })
  const other = await liveBrief(w, { title: 'Another' })
  expect(new Map((await pinsFor(w)).pins.map((pin) => [pin.briefUid, pin.state]))).toEqual(
    new Map([
      [brief.uid, 'full'],
      [other.uid, 'open'],
    ]),
  )
  const hide = (reason: Input<'markBrief'>['reason']) =>
    w.alice.call('markBrief', { influencerUid, briefUid: other.uid, mark: 'hidden', reason })
  await hide('asks-too-much')
  expect((await pinsFor(w)).pins.map((pin) => pin.briefUid)).toEqual([brief.uid])
  await hide('not-this-place')
  expect(await pinsFor(w)).toMatchObject({ pins: [], total: 0 })
})

it.each([
  [{ category: 'Hotel' }, 0],
  [{ format: 'reel', platform: 'instagram', withGuest: true, valueFrom: 120_00 }, 1],
  [{ valueFrom: 120_01 }, 0],
  // Luna's quiet hours are on Tuesdays, the brief ends in April, and it wants a day of notice.
  [{ day: '2026-03-10' }, 1],
  [{ day: '2026-03-08' }, 0],
  [{ day: '2026-06-09' }, 0],
  [{ day: '2026-03-02' }, 0],
  [{ day: '2026-03-06', until: '2026-03-09' }, 0],
  [{ day: '2026-03-06', until: '2026-03-10' }, 1],
  [{ day: '2026-05-20', until: '2026-06-09' }, 0],
])('filters by %j', async (filter, count) => {
  const w = await world()
  await liveBrief(w)
  expect((await pinsFor(w, filter)).total).toBe(count)
})

it('has no pin on a day whose times are all taken, nor what is out of reach where only that is wanted', async () => {
  const w = await world()
  const tuesdays = {
    windows: [{ weekday: 2, from: '15:00', to: '16:30' }],
    slotMinutes: 90,
    capacity: 1,
    leadHours: 24,
  }
  await scheduledCollab(w, { availability: { ...tuesdays, blackout: [] } })
  const far = await liveBrief(w, {
    title: 'For the many',
    eligibility: { ...(await liveBrief(w)).content.eligibility, followersFrom: 20_400 },
  })
  expect((await pinsFor(w, { day: '2026-03-10' })).total).toBe(2)
  expect((await pinsFor(w, { day: '2026-03-17' })).total).toBe(3)
  const { pins, total } = await pinsFor(w, { mineOnly: true })
  expect([pins.some((pin) => pin.briefUid === far.uid), pins.length, total]).toEqual([false, 2, 2])
  expect((await pinsFor(w, { withGuest: true })).total).toBe(2)
})

it('tells the next visits, and leaves out a day whose free times one of them is in the way of', async () => {
  const w = await world()
  await scheduledCollab(w)
  const at = (from: string, to: string) => ({
    windows: [{ weekday: 2, from, to }],
    slotMinutes: 60,
    capacity: 1,
    leadHours: 24,
    blackout: [],
  })
  const during = await liveBrief(w, { title: 'At the same time', availability: at('15:00', '16:30') })
  const later = await liveBrief(w, { title: 'Afterwards', availability: at('17:00', '18:00') })
  const { pins, visits } = await pinsFor(w, { day: '2026-03-10' })
  const has = ({ uid }: { uid: string }) => pins.some(({ briefUid }) => briefUid === uid)
  expect([has(during), has(later)]).toEqual([false, true])
  expect(visits).toEqual([
    {
      name: 'Luna',
      startsAt: '2026-03-10T15:00:00.000Z',
      timezone: 'Europe/London',
      latitude: 51.5074,
      longitude: -0.1278,
      walkToNext: null,
    },
  ])
  setClock(storySlot)
  expect((await pinsFor(w)).visits).toEqual([])
})

it('counts the small hours to the evening before', async () => {
  const w = await world()
  const late = { windows: [{ weekday: 2, from: '23:30', to: '02:00' }], slotMinutes: 60, capacity: 1, leadHours: 24 }
  const { uid: briefUid } = await liveBrief(w, { availability: { ...late, blackout: [] } })
  const evening = '2026-03-10'
  const first = { briefUid, startsAt: new Date('2026-03-10T23:30:00Z'), taken: 1 }
  await takeSlot(w.database.db, first)
  expect((await pinsFor(w, { day: evening })).total).toBe(1)
  await takeSlot(w.database.db, { ...first, startsAt: new Date('2026-03-11T00:30:00Z') })
  expect((await pinsFor(w, { day: evening })).total).toBe(0)
})

it('finds what is for them behind more than a page of what is not', async () => {
  const w = await world()
  const { content, uid } = await liveBrief(w, { title: 'For all' })
  setClock(plus(storyStart, dayMs))
  const eligibility = { ...content.eligibility, followersFrom: 50_000 }
  const many = await liveBrief(w, { eligibility })
  await copyBrief(w.database.db, many.uid, mostPins)
  const { pins, total } = await pinsFor(w, { mineOnly: true })
  expect([pins.map(({ briefUid }) => briefUid), total]).toEqual([[uid], 1])
})
