import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { dayMs, plus, setClock } from '../../../../kit/server/clock.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { liveBrief } from '../../../../world/stories.ts'
import { storyStart, type World, world } from '../../../../world/world.ts'
import { makeBrief } from '../../../briefs/server/build.ts'
import { discoveryCalls } from '../../contract.ts'
import { builtInRibbons } from '../../ribbons.ts'
import { ribbonClicks } from '../tables.ts'
import { setBrand } from '../../../profiles/server/build.ts'

describeCall(discoveryCalls.getRibbons, () => ({}))

const openOn = (weekday: number) => ({
  availability: {
    windows: [{ weekday, from: '18:00', to: '21:00' }],
    slotMinutes: 90,
    capacity: 1,
    leadHours: 2,
    blackout: [],
  },
})

const rowOf = async (w: World, title: string) =>
  must(
    (await w.ada.call('getRibbons', {})).draft.find(({ ribbon }) => ribbon.title === title),
    'draft',
  )

it('begins with the built-in ribbons, which are live', async () => {
  const w = await world()
  const { draft, ...rest } = await w.anna.call('getRibbons', {})
  expect(rest).toMatchObject({ version: 0, published: null, live: builtInRibbons, isDraftChanged: false })
  expect(rest.can).toEqual({ save: false, publish: false, dropDraft: false, takeBack: false })
  expect(draft.map(({ ribbon, change }) => [ribbon, change])).toEqual(builtInRibbons.map((one) => [one, null]))
})

it('says what each ribbon would hold, and which live brief stands in none', async () => {
  const w = await world()
  const brief = await liveBrief(w, { guests: 0, ...openOn(1) })
  expect((await rowOf(w, 'New this week')).holds).toEqual([{ city: 'london', count: 1 }])
  expect((await w.ada.call('getRibbons', {})).inNoRibbon).toMatchObject({ count: 0, of: 1 })
  setClock(plus(storyStart, 9 * dayMs))
  expect((await rowOf(w, 'New this week')).holds).toEqual([{ city: 'london', count: 0 }])
  expect((await w.ada.call('getRibbons', {})).inNoRibbon).toMatchObject({
    count: 1,
    of: 1,
    first: [{ uid: brief.uid, title: brief.content.title, brandName: 'Luna', city: 'london' }],
  })
})

it('counts no brief in a ribbon that feeds would not look down to', async () => {
  const w = await world()
  await w.database.db.transaction(async (tx) => {
    for (let index = 0; index < 61; index += 1) await makeBrief(tx, { brandUid: w.luna, guests: 0 })
  })
  const ribbons = [1, 2, 3, 4, 5, 6].flatMap((part) => {
    const row = {
      ...must(builtInRibbons[0], 'built in ribbon'),
      uid: undefined,
      rule: 'new',
      title: `New ${part}`,
    } as const
    return [row, { ...row, title: `Again ${part}` }]
  })
  await w.ada.call('saveRibbonDraft', { version: 0, ribbons })
  const { draft, inNoRibbon } = await w.ada.call('getRibbons', {})
  // Each stands twice; what is left of the sixty fills ten ribbons, the sixty-first none.
  expect(draft.map(({ holds }) => must(holds[0], 'hold').count)).toEqual([12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 0, 0])
  expect(inNoRibbon.count).toBe(1)
})

it('leaves out what the team made to try something, here and wherever creators look', async () => {
  const w = await world()
  const { uid: briefUid } = await liveBrief(w)
  await setBrand(w.database.db, w.luna, { labels: ['dev-fake'] })
  const influencerUid = w.aliceInfluencer
  expect((await w.ada.call('getRibbons', {})).inNoRibbon).toEqual({ count: 0, of: 0, first: [] })
  expect((await w.alice.call('listFeed', { influencerUid })).rows).toEqual([])
  expect((await w.alice.call('listFeedRibbons', { influencerUid })).ribbons).toEqual([])
  const area = { west: -0.3, south: 51.4, east: 0.1, north: 51.6 }
  expect((await w.alice.call('listMapPins', { influencerUid, area, filter: {} })).total).toBe(0)
  expect((await refusal(w.alice.call('getFeedBrief', { influencerUid, briefUid }))).code).toBe('not-found')
})

it('counts no request from before, and one from two ribbons once among all', async () => {
  const w = await world()
  const { uid: briefUid } = await liveBrief(w)
  const [one, two] = builtInRibbons
  const see = (who: 'alice' | 'olivia', { uid: ribbonUid }: { uid: string }) =>
    w[who].call('recordBriefView', { influencerUid: w[`${who}Influencer`], briefUid, ribbonUid })
  await w.olivia.call('applyToBrief', { briefUid, influencerUid: w.oliviaInfluencer })
  setClock(plus(storyStart, dayMs))
  for (const row of [must(one, 'one'), must(two, 'two')]) {
    await see('olivia', row)
    await see('alice', row)
  }
  await w.alice.call('applyToBrief', { briefUid, influencerUid: w.aliceInfluencer })
  expect(await w.ada.call('getRibbons', {})).toMatchObject({ clicks: 4, requests: 1 })
  for (const { title } of [must(one, 'one'), must(two, 'two')])
    expect(await rowOf(w, title)).toMatchObject({ clicks: 2, requests: 1 })
})

it('calls a ribbon dead by when it was first published, however often since', async () => {
  const w = await world()
  const publish = async (...titles: string[]) => {
    const { version, draft } = await w.ada.call('getRibbons', {})
    const ribbons = titles.map((title) => ({
      ...must(builtInRibbons[0], 'built in ribbon'),
      rule: 'new' as const,
      title,
      uid: draft.find(({ ribbon }) => ribbon.title === title)?.ribbon.uid,
    }))
    const saved = await w.ada.call('saveRibbonDraft', { version, ribbons })
    await w.ada.call('publishRibbons', { version: saved.version })
  }
  await publish('Passed over', 'Looked at')
  setClock(plus(storyStart, 20 * dayMs))
  await publish('Passed over', 'Looked at', 'Fresh')
  setClock(plus(storyStart, 29 * dayMs))
  const { uid: ribbonUid } = (await rowOf(w, 'Looked at')).ribbon
  const clicks = Array.from({ length: 60 }, (_, index) => ({
    day: '2026-03-25',
    ribbonUid,
    influencerUid: w.aliceInfluencer,
    briefUid: `brief_${index}`,
  }))
  await w.database.db.insert(ribbonClicks).values(clicks)
  const { draft } = await w.ada.call('getRibbons', {})
  expect(draft.map(({ ribbon, isDead }) => [ribbon.title, isDead])).toEqual([
    ['Passed over', true],
    ['Looked at', false],
    ['Fresh', false],
  ])
})

it('counts for a day in the zone of the venue', async () => {
  const w = await world()
  await liveBrief(w, openOn(2))
  expect((await rowOf(w, 'Tonight')).holds).toEqual([{ city: 'london', count: 0 }])
  setClock(plus(storyStart, dayMs))
  expect((await rowOf(w, 'Tonight')).holds).toEqual([{ city: 'london', count: 1 }])
})

it('counts cards opened from a ribbon and the requests that followed, for 28 days', async () => {
  const w = await world()
  const { uid: briefUid } = await liveBrief(w)
  const ribbonUid = must(builtInRibbons[2], 'built in ribbon').uid
  const see = (who: 'alice' | 'olivia', from?: string) =>
    w[who].call('recordBriefView', { influencerUid: w[`${who}Influencer`], briefUid, ribbonUid: from })
  await see('alice', ribbonUid)
  await see('alice', ribbonUid)
  await see('olivia')
  await see('olivia', `ribbon_${'z'.repeat(26)}`)
  await w.alice.call('applyToBrief', { briefUid, influencerUid: w.aliceInfluencer })
  await w.olivia.call('applyToBrief', { briefUid, influencerUid: w.oliviaInfluencer })
  expect(await rowOf(w, 'New this week')).toMatchObject({ clicks: 1, requests: 1 })
  expect(await w.ada.call('getRibbons', {})).toMatchObject({ clicks: 1, requests: 1 })
  setClock(plus(storyStart, 30 * dayMs))
  expect(await rowOf(w, 'New this week')).toMatchObject({ clicks: 0, requests: 0 })
})
