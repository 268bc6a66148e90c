import { expect, it } from 'vitest'
import { dayMs, now, plus, setClock } from '../../../../kit/server/clock.ts'
import { approvedCollab } from '../../../../world/stories.ts'
import { countedCollab, lunaCosts, trackedCollab } from '../../../../world/value-stories.ts'
import { describeCall } from '../../../../world/describe-call.ts'
import { world } from '../../../../world/world.ts'
import { valueCalls } from '../../contract.ts'
import { follow } from '../clicks.ts'
import { collabCosts } from '../tables.ts'

describeCall(valueCalls.getCollabValue, async (w) => ({ collabUid: await countedCollab(w) }))

it('adds up what one collab cost, and counts what is not known as missing', async () => {
  const w = await world()
  const collabUid = await countedCollab(w)
  await w.bella.call('saveCostSettings', { brandUid: w.luna, ...lunaCosts })
  const { lines, summary, hasSettings } = await w.bella.call('getCollabValue', { collabUid })
  expect(hasSettings).toBe(true)
  expect(summary?.costMinor).toBe(lines.reduce((total, { minor }) => total + minor, 0))
  expect(summary).toMatchObject({
    deliverables: 2,
    withFigures: 1,
    views: 12_000,
    withLink: 0,
    perClickMinor: null,
    returnMinor: null,
  })
  // A reel in Britain: 12 × £6 to 12 × £14.
  expect(summary).toMatchObject({ mediaLowMinor: 7_200, mediaHighMinor: 16_800, contentValueMinor: 30_000 })
})

it('doesn’t call the clicks of a link known that came when every post was out, until somebody follows it', async () => {
  const w = await world()
  const collabUid = await countedCollab(w)
  const clicks = async () => {
    const { summary } = await w.bella.call('getCollabValue', { collabUid })
    return [summary?.withLink, summary?.clicks]
  }
  setClock(plus(now(), dayMs))
  const { url } = await w.bella.call('createTrackedLink', { collabUid, target: 'https://luna-london.com/book' })
  expect(await clicks()).toEqual([0, null])
  const visitor = { ip: '203.0.113.7', method: 'GET', headers: {}, agent: 'Mozilla/5.0 (iPhone) Safari/604.1' }
  await follow(w, new URL(url).pathname.split('/').at(-1) ?? '', visitor)
  expect(await clicks()).toEqual([1, 1])
})

it('knows that nobody followed a link that was there before the posts', async () => {
  const w = await world()
  const { collabUid } = await trackedCollab(w)
  const { summary } = await w.bella.call('getCollabValue', { collabUid })
  expect([summary?.withLink, summary?.clicks]).toEqual([1, 0])
})

it('has no numbers before the visit', async () => {
  const w = await world()
  const { uid } = await approvedCollab(w)
  expect(await w.bella.call('getCollabValue', { collabUid: uid })).toMatchObject({
    summary: null,
    lines: [],
    can: { saveCosts: false },
  })
})

it('keeps who entered what; brands read our team’s entries under our name', async () => {
  const w = await world()
  const collabUid = await countedCollab(w)
  const nothing = { guestsMinor: null, staffMinutes: null, travelMinor: null, shipmentMinor: null, note: '' }
  const enter = (who: typeof w.bella, servedMinor: number) =>
    who.call('saveCollabCosts', { collabUid, currency: 'GBP', ...nothing, servedMinor })
  await enter(w.bella, 3_000)
  setClock(plus(now(), dayMs))
  await enter(w.anna, 2_500)
  const seenBy = async (who: typeof w.bella) =>
    (await who.call('getCollabValue', { collabUid })).history.map((one) => [one.changedBy, one.servedMinor])
  expect(await seenBy(w.ada)).toEqual([
    ['Anna', 2_500],
    ['Bella', 3_000],
  ])
  expect(await seenBy(w.ben)).toEqual([
    ['Plusone', 2_500],
    ['Bella', 3_000],
  ])
})

it('says of an entry whose event is gone what was written with it, and not who made the next one', async () => {
  const w = await world()
  const collabUid = await countedCollab(w)
  const costs = {
    currency: 'GBP',
    guestsMinor: null,
    staffMinutes: null,
    travelMinor: null,
    shipmentMinor: null,
  } as const
  const entry = { ...costs, servedMinor: 3_000, note: '' }
  const old = { ...entry, collabUid, since: plus(now(), -dayMs), changedBy: 'the venue' }
  await w.database.db.insert(collabCosts).values(old)
  await w.bella.call('saveCollabCosts', { ...entry, collabUid })
  const { history } = await w.bella.call('getCollabValue', { collabUid })
  expect(history.map((one) => one.changedBy)).toEqual(['Bella', 'the venue'])
})
