import { expect, it } from 'vitest'
import { now } from '../../../kit/server/clock.ts'
import { codes, refusal } from '../../../world/describe-call.ts'
import { liveBrief } from '../../../world/stories.ts'
import { world } from '../../../world/world.ts'
import { getBrand } from '../../profiles/server/reads.ts'
import { makeBrief } from './build.ts'
import { freeSpot, holdBrief, releaseBrief, takeSpot } from './spots.ts'
import { getBrief, getDisclosureRule } from './reads.ts'
import { disclosureRules } from './tables.ts'
import { termsOf } from './terms.ts'

it('gives the last place to one, however many try at once', async () => {
  const w = await world()
  const { uid } = await liveBrief(w, { maxCollabs: 2 })
  const results = await Promise.allSettled([1, 2, 3, 4, 5].map(() => w.tx((tx) => takeSpot(tx, uid))))
  expect(codes(results).sort()).toEqual([
    'failed-precondition',
    'failed-precondition',
    'failed-precondition',
    'ok',
    'ok',
  ])
  expect((await refusal(w.tx((tx) => takeSpot(tx, uid)))).message).toBe(
    'This brief is fully booked. It needs more spots first.',
  )
  await w.tx((tx) => freeSpot(tx, uid))
  await w.tx((tx) => takeSpot(tx, uid))
  expect((await getBrief(w.database.db, uid)).spotsTaken).toBe(2)
})

it('says that a brief is not up', async () => {
  const w = await world()
  const uid = await w.tx((tx) => makeBrief(tx, { brandUid: w.luna, status: 'archived' }))
  expect((await refusal(w.tx((tx) => takeSpot(tx, uid)))).message).toBe(
    'This brief is archived, so it can’t take new collabs.',
  )
})

it('holds a live brief once, and releases it', async () => {
  const w = await world()
  const uid = await w.tx((tx) => makeBrief(tx, { brandUid: w.luna }))
  expect(await w.tx((tx) => holdBrief(tx, uid, now()))).toBe(true)
  expect(await w.tx((tx) => holdBrief(tx, uid, now()))).toBe(false)
  expect((await w.bella.call('getBrief', { uid })).held).toBe(true)
  await w.tx((tx) => releaseBrief(tx, uid))
  expect((await w.bella.call('getBrief', { uid })).held).toBe(false)
})

it('freezes what the brief and the venue say, with the rule of the country as staff have set it', async () => {
  const w = await world()
  const uid = await w.tx((tx) => makeBrief(tx, { brandUid: w.luna }))
  const brief = await getBrief(w.database.db, uid)
  const brand = await getBrand(w.database.db, w.luna)
  expect(await getDisclosureRule(w.database.db, 'BR')).toMatchObject({ country: '*', accepted: ['#ad'] })
  const ruled = {
    country: 'GB',
    accepted: ['#advert'],
    position: 'first' as const,
    note: 'Start with #advert.',
    source: 'ASA',
    checkedOn: '2026-03-01',
  }
  await w.database.db.insert(disclosureRules).values(ruled)
  const terms = termsOf(brief, brand, await getDisclosureRule(w.database.db, brief.country))
  expect(terms).toMatchObject({
    briefUid: uid,
    briefVersion: 1,
    brandName: 'Luna',
    valueMinor: 12_000,
    currency: 'GBP',
    slotMinutes: 90,
    disclosure: { accepted: ['#advert'] },
  })
})
