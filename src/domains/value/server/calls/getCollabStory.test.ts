import { expect, it } from 'vitest'
import { dayMs, now, plus, setClock } from '../../../../kit/server/clock.ts'
import { approvedCollab, storySlot } from '../../../../world/stories.ts'
import { countedCollab } from '../../../../world/value-stories.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { type World, world } from '../../../../world/world.ts'
import { copyCollab } from '../../../collabs/server/build.ts'
import { copyContent, copyResults } from '../../../content/server/build.ts'
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

/** Another collab like it, whose posts reached as much on the same day. */
async function copyCounted({ database: { db } }: World, collabUid: string, copyUid: string): Promise<void> {
  await copyCollab(db, collabUid, copyUid)
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

it('has nothing to tell before the visit', async () => {
  const w = await world()
  const { uid } = await approvedCollab(w)
  expect(await refusal(w.bella.call('getCollabStory', { collabUid: uid }))).toMatchObject({
    message: 'The visit hasn’t happened yet. Its story will be here afterwards.',
  })
})
