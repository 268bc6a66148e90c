import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { deliveredCollab } from '../../../../world/content-stories.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { requestedCollab } from '../../../../world/stories.ts'
import { type World, world } from '../../../../world/world.ts'
import { contentCalls } from '../../contract.ts'

async function tokenFor(w: World, brandUid = w.luna, maker = w.bella): Promise<string> {
  const { url } = await maker.call('createReviewerLink', { brandUid, name: 'The owner' })
  return must(new URL(url).searchParams.get('token'))
}

describeCall(contentCalls.getReviewerPage, async (w) => ({ token: await tokenFor(w) }))

it('shows the requests and the content of its brand that wait for an answer, and nothing of another', async () => {
  const w = await world()
  const { uid } = await requestedCollab(w)
  expect(await w.anonymous.call('getReviewerPage', { token: await tokenFor(w) })).toMatchObject({
    requests: [{ uid, can: { approve: true } }],
    deliverables: [],
  })
  expect(await w.anonymous.call('getReviewerPage', { token: await tokenFor(w, w.orso, w.oscar) })).toMatchObject({
    brandName: 'Orso',
    requests: [],
    deliverables: [],
  })
  const later = await world()
  await deliveredCollab(later)
  const { deliverables } = await later.anonymous.call('getReviewerPage', { token: await tokenFor(later) })
  expect(
    deliverables.map(({ deliverable, influencerName }) => [deliverable.type, deliverable.can.approve, influencerName]),
  ).toEqual([
    ['reel', true, 'Alice Moreau'],
    ['post', true, 'Alice Moreau'],
  ])
})

it('does not open with a made-up token', async () => {
  const w = await world()
  expect(await refusal(w.anonymous.call('getReviewerPage', { token: 'x'.repeat(32) }))).toMatchObject({
    code: 'not-found',
  })
})
