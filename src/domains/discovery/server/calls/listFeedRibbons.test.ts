import { expect, it } from 'vitest'
import { dayMs, plus, setClock } from '../../../../kit/server/clock.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { approvedCollab, liveBrief } from '../../../../world/stories.ts'
import { type Input, storyStart, world, type World } from '../../../../world/world.ts'
import { makeBrief } from '../../../briefs/server/build.ts'
import { discoveryCalls } from '../../contract.ts'
import { builtInRibbons } from '../../ribbons.ts'
import { must } from '../../../../kit/contract/must.ts'
import { setInfluencer } from '../../../profiles/server/build.ts'

describeCall(discoveryCalls.listFeedRibbons, (w) => ({ influencerUid: w.aliceInfluencer }))

const ribbonsOf = async (w: World, input = {}) =>
  (await w.alice.call('listFeedRibbons', { influencerUid: w.aliceInfluencer, ...input })).ribbons.map(
    ({ rule, cards }) => [rule, cards.map((card) => card.title)],
  )

/** Far from home, so that nothing is near. */
const moveAway = (w: World) => setInfluencer(w.database.db, w.aliceInfluencer, { latitude: 52, longitude: 1 })

it('has no ribbons where there is nothing', async () => {
  expect(await ribbonsOf(await world())).toEqual([])
})

it('sorts by rule: new, with a guest, closing soon, open tonight', async () => {
  const w = await world()
  await moveAway(w)
  const everyEvening = {
    windows: [{ weekday: 1, from: '18:00', to: '21:00' }],
    slotMinutes: 90,
    capacity: 1,
    leadHours: 2,
    blackout: [],
  }
  await liveBrief(w, { title: 'Tonight', guests: 0, availability: everyEvening })
  await liveBrief(w, { title: 'Ends soon', guests: 0, liveUntil: '2026-03-05' })
  expect(await ribbonsOf(w)).toEqual([
    ['tonight', ['Tonight']],
    ['closing-soon', ['Ends soon']],
    ['new', ['Ends soon', 'Tonight']],
  ])
  setClock(plus(storyStart, 8 * dayMs))
  await liveBrief(w, { title: 'For two' })
  expect(await ribbonsOf(w)).toEqual([
    ['new', ['For two']],
    ['with-a-guest', ['For two']],
  ])
})

it('puts a brief into two ribbons at most, and leaves out what is not for them', async () => {
  const w = await world()
  const brief = await liveBrief(w, { title: 'Everything', liveUntil: '2026-03-05' })
  expect(await ribbonsOf(w)).toEqual([
    ['closing-soon', ['Everything']],
    ['new', ['Everything']],
  ])
  await w.alice.call('markBrief', { influencerUid: w.aliceInfluencer, briefUid: brief.uid, mark: 'hidden' })
  await liveBrief(w, { title: 'Too far up', eligibility: { ...brief.content.eligibility, followersFrom: 50_000 } })
  expect(await ribbonsOf(w)).toEqual([])
})

it('shows quiet places near home, and what is full with a line to wait in', async () => {
  const w = await world()
  const near = await liveBrief(w, { title: 'Round the corner', guests: 0 })
  setClock(plus(storyStart, 8 * dayMs))
  expect(await ribbonsOf(w)).toEqual([['quiet-near-home', [near.content.title]]])
  await moveAway(w)
  expect(await ribbonsOf(w)).toEqual([])
  setClock(storyStart)
  const { brief } = await approvedCollab(w, { title: 'Full', maxCollabs: 1 })
  const olivias = (await w.olivia.call('listFeedRibbons', { influencerUid: w.oliviaInfluencer })).ribbons
  expect(olivias.find((row) => row.rule === 'full')?.cards).toMatchObject([{ uid: brief.uid, state: 'full' }])
  expect(await ribbonsOf(w, { city: 'paris' })).toEqual([])
})

it('fills a ribbon with what is for them, however much newer there is that is not', async () => {
  const w = await world()
  const { content } = await liveBrief(w, { title: 'For all' })
  setClock(plus(storyStart, dayMs))
  const eligibility = { ...content.eligibility, followersFrom: 50_000 }
  await w.database.db.transaction(async (tx) => {
    for (let index = 0; index < 13; index += 1)
      await makeBrief(tx, { brandUid: w.luna, title: `For the many ${index}`, eligibility })
  })
  const ribbons = await ribbonsOf(w)
  expect(ribbons).toEqual([
    ['new', ['For all']],
    ['with-a-guest', ['For all']],
  ])
})

it('calls new what has just opened, though it was approved long before', async () => {
  const w = await world()
  await liveBrief(w, { title: 'Opens later', guests: 0, liveFrom: '2026-03-20' })
  await moveAway(w)
  expect(await ribbonsOf(w)).toEqual([])
  setClock(plus(storyStart, 19 * dayMs))
  expect(await ribbonsOf(w)).toEqual([['new', ['Opens later']]])
})

const first = { ...must(builtInRibbons[0], 'built in ribbon'), uid: undefined }

it('shows ribbons picked by hand in the order picked, and ribbons for the new to the new alone', async () => {
  const w = await world()
  const [one, two] = [await liveBrief(w, { title: 'One' }), await liveBrief(w, { title: 'Two' })]
  const ribbons: Input<'saveRibbonDraft'>['ribbons'] = [
    { ...first, title: 'We love', kind: 'hand', rule: null, briefUids: [two.uid, one.uid] },
    { ...first, title: 'First visit', rule: 'new', audience: 'new' },
    { ...first, title: 'Full house', rule: 'with-a-guest', minimum: 3 },
    { ...first, title: 'In Paris', rule: 'new', city: 'paris' },
    { ...first, title: 'Next month', rule: 'new', startsAt: '2026-04-01T00:00:00.000Z' },
  ]
  const { version } = await w.ada.call('saveRibbonDraft', { version: 0, ribbons })
  await w.ada.call('publishRibbons', { version })
  const read = async () =>
    (await w.alice.call('listFeedRibbons', { influencerUid: w.aliceInfluencer })).ribbons.map(({ title, cards }) => [
      title,
      cards.map((card) => card.title).join(),
    ])
  const byHand = ['We love', 'Two,One']
  expect(await read()).toEqual([byHand, ['First visit', 'Two,One']])
  await setInfluencer(w.database.db, w.aliceInfluencer, { visitsCompleted: 1 })
  expect(await read()).toEqual([byHand])
})

it('shows the draft to the team, and to nobody else', async () => {
  const w = await world()
  await liveBrief(w)
  const ribbons = [{ ...first, title: 'Drafted', rule: 'new' as const }]
  await w.ada.call('saveRibbonDraft', { version: 0, ribbons })
  const input = { influencerUid: w.aliceInfluencer, draft: true }
  expect((await w.anna.call('listFeedRibbons', input)).ribbons).toMatchObject([{ title: 'Drafted', rule: 'new' }])
  expect((await refusal(w.alice.call('listFeedRibbons', input))).code).toBe('permission-denied')
})
