import { expect, it } from 'vitest'
import { approvedCollab } from '../../../../world/stories.ts'
import { countedCollab } from '../../../../world/value-stories.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { world } from '../../../../world/world.ts'
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
  // Where its pictures are stored stays on the server.
  expect(story.posts.filter((post) => 'path' in post)).toEqual([])
  expect(story.viewsByDay.map(({ views }) => views)).toEqual([12_000])
})

it('has nothing to tell before the visit', async () => {
  const w = await world()
  const { uid } = await approvedCollab(w)
  expect(await refusal(w.bella.call('getCollabStory', { collabUid: uid }))).toMatchObject({
    message: 'The visit hasn’t happened yet. Its story will be here afterwards.',
  })
})
