import { expect, it } from 'vitest'
import { first } from '../../../../kit/contract/must.ts'
import { deliverablesOf, visitedCollab } from '../../../../world/content-stories.ts'
import { describeCall } from '../../../../world/describe-call.ts'
import { type World, world } from '../../../../world/world.ts'
import { contentCalls } from '../../contract.ts'

const reelIn = async (w: World) => first(await deliverablesOf(w.alice, await visitedCollab(w))).uid

describeCall(contentCalls.checkCaptionFor, async (w) => ({ deliverableUid: await reelIn(w), caption: '#ad' }))

it('names what is missing by the terms that were agreed, near misses among it', async () => {
  const w = await world()
  const deliverableUid = await reelIn(w)
  const problems = async (caption: string) =>
    (await w.alice.call('checkCaptionFor', { deliverableUid, caption })).problems.map((problem) => problem.text)
  expect(await problems('#ad Dinner at @cafe.luna')).toEqual([
    'You wrote @cafe.luna, but the venue is @cafeluna.',
    'Add #lunanights.',
  ])
  expect(await problems('#ad Dinner at @cafeluna #lunanights')).toEqual([])
})
