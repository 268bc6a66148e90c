import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { groupVenue } from '../../../../world/group-stories.ts'
import { liveBrief } from '../../../../world/stories.ts'
import { type World, world } from '../../../../world/world.ts'
import { setBrand } from '../../../profiles/server/build.ts'
import { venuesAtMost } from '../../../today/contract.ts'
import { groupCalls } from '../../contract.ts'

const evenings = [{ weekday: 5, from: '18:00', to: '21:00' }]
const copyTo = (brandUid: string, change = {}) => ({
  brandUid,
  title: 'Dinner for two',
  valueMinor: 90_00,
  maxCollabs: 3,
  windows: evenings,
  ...change,
})

/** Luna has a live brief and another venue, with Ben and Anna in both. */
async function twoVenues(w: World) {
  const { uid: briefUid } = await liveBrief(w)
  return { briefUid, nord: await groupVenue(w, { name: 'Luna Nord', team: true }) }
}

describeCall(groupCalls.copyBrief, async (w) => {
  const { briefUid, nord } = await twoVenues(w)
  return { briefUid, copies: [copyTo(nord)] }
})

it('makes a draft for each venue, with what differs there and what it still lacks', async () => {
  const w = await world()
  const { briefUid, nord } = await twoVenues(w)
  const paris = await groupVenue(w, { name: 'Luna Paris', city: 'paris' })
  const { summary, results } = await w.bella.call('copyBrief', {
    briefUid,
    copies: [copyTo(nord), copyTo(paris, { title: 'Dîner à deux', valueMinor: 0 })],
  })
  expect(summary).toBe('2 drafts created.')
  expect(results.map(({ name, words }) => [name, words])).toEqual([
    ['Luna Nord', 'Draft created. Before you send it for review: Add at least one photo.'],
    [
      'Luna Paris',
      'Draft created. Before you send it for review: Add the value of the experience. Add at least one photo.',
    ],
  ])
  const { content: before } = await w.bella.call('getBrief', { uid: briefUid })
  const drafts = []
  for (const { briefUid: uid } of results) drafts.push(await w.bella.call('getBrief', { uid: must(uid, 'draft') }))
  expect(drafts).toMatchObject([
    {
      brandUid: nord,
      status: 'draft',
      currency: 'GBP',
      content: { title: 'Dinner for two', valueMinor: 90_00, maxCollabs: 3, included: before.included },
    },
    { brandUid: paris, currency: 'EUR', content: { title: 'Dîner à deux', valueMinor: 0, spendCapMinor: null } },
  ])
  expect(drafts[0]?.content.availability).toMatchObject({ windows: evenings, blackout: [] })
  expect(drafts[0]?.content.mentions.join()).toContain('lunanord')
})

it('makes the others where one venue has the brief already, and says which', async () => {
  const w = await world()
  const { briefUid, nord } = await twoVenues(w)
  const sued = await groupVenue(w, { name: 'Luna Süd' })
  await w.bella.call('copyBrief', { briefUid, copies: [copyTo(nord)] })
  const again = await w.bella.call('copyBrief', {
    briefUid,
    copies: [copyTo(nord, { title: 'DINNER for two' }), copyTo(sued)],
  })
  expect(again.summary).toBe('1 draft created. 1 couldn’t be created: see why below.')
  expect(again.results[0]).toMatchObject({
    briefUid: null,
    words: 'Luna Nord already has a brief called “DINNER for two”. Choose another title.',
  })
  expect(again.results[1]?.briefUid).toMatch(/^brief_/)
})

it('copies to as many venues as a group may have', async () => {
  const w = await world()
  const { briefUid, nord } = await twoVenues(w)
  const copies = Array.from({ length: venuesAtMost }, (_, nth) => copyTo(nord, { title: `Dinner ${nth + 1}` }))
  expect((await w.bella.call('copyBrief', { briefUid, copies })).summary).toBe(`${venuesAtMost} drafts created.`)
})

it('copies nowhere if one venue is not the caller’s, and refuses a copy to the venue it is from', async () => {
  const w = await world()
  const { briefUid, nord } = await twoVenues(w)
  const sued = await groupVenue(w, { name: 'Luna Süd' })
  for (const [person, brandUid] of [
    [w.ben, sued],
    [w.bella, w.orso],
    [w.bella, w.luna],
  ] as const)
    expect(
      await refusal(person.call('copyBrief', { briefUid, copies: [copyTo(nord), copyTo(brandUid)] })),
    ).toMatchObject({
      code: 'not-found',
      message: 'We couldn’t find one of these venues. Reload the page and choose again.',
    })
  expect((await w.bella.call('listBrandBriefs', { brandUid: nord })).rows).toEqual([])
})

it('mentions nobody in place of an account that the new venue doesn’t have, and says so', async () => {
  const w = await world()
  const { briefUid, nord } = await twoVenues(w)
  const { content } = await w.bella.call('getBrief', { uid: briefUid })
  expect(content.mentions).toEqual(['cafeluna'])
  await setBrand(w.database.db, w.luna, { handle: 'cafeluna' })
  await setBrand(w.database.db, nord, { handle: null })
  const { results } = await w.bella.call('copyBrief', { briefUid, copies: [copyTo(nord)] })
  expect(results[0]?.words).toContain('It doesn’t mention @cafeluna: add Luna Nord’s handle')
  const copy = await w.bella.call('getBrief', { uid: must(results[0]?.briefUid, 'draft') })
  expect(copy.content.mentions).toEqual([])
})

it('says what a draft lacks before it can be published where nobody reviews it', async () => {
  const w = await world()
  const { briefUid, nord } = await twoVenues(w)
  await setBrand(w.database.db, nord, { customerStatus: 'receiving-value' })
  const { results } = await w.bella.call('copyBrief', { briefUid, copies: [copyTo(nord)] })
  expect(results[0]?.words).toBe('Draft created. Before you publish it: Add at least one photo.')
})
