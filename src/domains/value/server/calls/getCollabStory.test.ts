import { expect, it } from 'vitest'
import { dayMs, minuteMs, now, plus, setClock } from '../../../../kit/server/clock.ts'
import { approvedCollab, storySlot } from '../../../../world/stories.ts'
import { countedCollab } from '../../../../world/value-stories.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { type World, world } from '../../../../world/world.ts'
import { copyCollab } from '../../../collabs/server/build.ts'
import { copyContent, copyResults } from '../../../content/server/build.ts'
import { makeBrand } from '../../../organisations/server/build.ts'
import type { City } from '../../../profiles/vocabulary.ts'
import { copyVisit } from '../../../visits/server/build.ts'
import { valueCalls } from '../../contract.ts'

describeCall(valueCalls.getCollabStory, async (w) => ({ collabUid: await countedCollab(w) }))

it('tells the visit, the posts and what they reached, and compares with nobody while there are too few', async () => {
  const w = await world()
  const collabUid = await countedCollab(w)
  const story = await w.bella.call('getCollabStory', { collabUid })
  expect(story).toMatchObject({
    brandName: 'Luna',
    creatorName: 'Alice Moreau',
    visitDay: '2026-03-10',
    summary: { views: 12_000, withFigures: 1, deliverables: 2 },
    compared: [
      { measure: 'views', own: 12_000, venue: null, similar: null },
      { measure: 'costPerThousand', venue: null, similar: null },
    ],
    can: { share: true },
  })
  expect(new Set(story.posts.map(({ views }) => views))).toEqual(new Set([12_000, null]))
  expect(story.posts.find(({ views }) => views !== null)?.origin).toEqual({
    source: 'typed',
    takenOn: '2026-03-11',
    enteredBy: 'Alice',
    verifiedBy: null,
  })
  // Where its pictures are stored stays on the server.
  expect(story.posts.filter((post) => 'path' in post)).toEqual([])
  expect(story.viewsByDay.map(({ views }) => views)).toEqual([12_000])
})

/** Another collab like it, at a venue, whose posts reached as much on the same day. */
async function copyCounted(w: World, collabUid: string, copyUid: string, brandUid = w.luna): Promise<void> {
  const { db } = w.database
  await copyCollab(db, collabUid, copyUid, { brand_uid: brandUid })
  await copyContent(db, collabUid, copyUid)
  await copyVisit(db, collabUid, copyUid, storySlot)
  await copyResults(db, collabUid, copyUid)
}

it('compares with the visits of the period that was asked for', async () => {
  const w = await world()
  const collabUid = await countedCollab(w)
  for (let nth = 0; nth < 3; nth += 1) await copyCounted(w, collabUid, `${collabUid}${nth}`)
  const views = async (comparedPeriod: '90' | '365' | 'all') => {
    const { compared } = await w.bella.call('getCollabStory', { collabUid, comparedPeriod })
    return compared.find(({ measure }) => measure === 'views')?.venue
  }
  setClock(plus(now(), 200 * dayMs))
  expect([await views('90'), await views('365'), await views('all')]).toEqual([null, 12_000, 12_000])
  setClock(plus(now(), 200 * dayMs))
  expect([await views('90'), await views('365'), await views('all')]).toEqual([null, null, 12_000])
})

it('compares with venues of the kind anywhere while the city has fewer than five, and says so', async () => {
  const w = await world()
  const collabUid = await countedCollab(w)
  const open = async (name: string, city: City) => {
    const brandUid = await w.tx((tx) => makeBrand(tx, { name, city, handle: name, ownerUid: w.oscar.accountUid }))
    await copyCounted(w, collabUid, `${collabUid}${name}`, brandUid)
  }
  // What was read is kept for a quarter of an hour.
  const views = async () => {
    setClock(plus(now(), 20 * minuteMs))
    const { similarIn, compared } = await w.bella.call('getCollabStory', { collabUid })
    return [similarIn, compared.find(({ measure }) => measure === 'views')?.similar]
  }
  for (const name of ['paris-1', 'paris-2', 'paris-3', 'paris-4']) await open(name, 'paris')
  expect(await views()).toEqual(['anywhere', null])
  await open('london-1', 'london')
  expect(await views()).toEqual(['anywhere', 12_000])
  for (const name of ['london-2', 'london-3', 'london-4', 'london-5']) await open(name, 'london')
  expect(await views()).toEqual(['city', 12_000])
})

it('has nothing to tell before the visit', async () => {
  const w = await world()
  const { uid } = await approvedCollab(w)
  expect(await refusal(w.bella.call('getCollabStory', { collabUid: uid }))).toMatchObject({
    message: 'The visit hasn’t happened yet. Its story will be here afterwards.',
  })
})
