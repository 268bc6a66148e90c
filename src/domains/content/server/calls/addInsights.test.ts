import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { completedCollab, deliverablesOf, reviewedCollab } from '../../../../world/content-stories.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { type World, world } from '../../../../world/world.ts'
import { contentCalls } from '../../contract.ts'

const none = { views: null, reach: null, likes: null, comments: null, saves: null, shares: null, clicks: null }
const reelIn = async (w: World, collabUid: string) => must((await deliverablesOf(w.alice, collabUid))[0])

describeCall(contentCalls.addInsights, async (w) => ({
  uid: (await reelIn(w, await completedCollab(w))).uid,
  kind: 'day-7',
  ...none,
  views: 1_200,
}))

it('keeps what is known and leaves the rest unknown, not zero; later figures of the same day replace it', async () => {
  const w = await world()
  const { uid } = await reelIn(w, await completedCollab(w))
  const first = await w.alice.call('addInsights', { uid, kind: 'day-7', ...none, views: 1_200 })
  expect(first.insights).toMatchObject([
    {
      kind: 'day-7',
      views: 1_200,
      likes: null,
      enteredBy: 'Alice',
      enteredSide: 'influencer',
      verifiedBy: null,
      hasEvidence: false,
    },
  ])
  await w.anna.call('verifyInsights', { uid, kind: 'day-7' })
  const again = await w.bella.call('addInsights', { uid, kind: 'day-7', ...none, views: 1_500, saves: 12 })
  expect(again.insights).toMatchObject([{ views: 1_500, saves: 12, enteredBy: 'Bella', verifiedBy: null }])
})

it('refuses before it is published, without a figure, and a day that this type has not', async () => {
  const w = await world()
  const { uid } = await reelIn(w, await reviewedCollab(w))
  expect(await refusal(w.alice.call('addInsights', { uid, kind: 'day-7', ...none, views: 1 }))).toMatchObject({
    message: 'This content isn’t published yet, so there are no insights to add.',
  })
  const done = await world()
  const reel = await reelIn(done, await completedCollab(done))
  expect(
    await refusal(done.alice.call('addInsights', { uid: reel.uid, kind: 'story-20h', ...none, views: 1 })),
  ).toMatchObject({ message: 'Choose “On day 7” or “On day 30” for this content.' })
  expect(await refusal(done.alice.call('addInsights', { uid: reel.uid, kind: 'day-30', ...none }))).toMatchObject({
    message: 'Add at least one number, starting with views.',
  })
})

it('takes the followers that a post brought, alone too, and leaves them unknown where nobody says', async () => {
  const w = await world()
  const { uid } = await reelIn(w, await completedCollab(w))
  const { results, insights } = await w.alice.call('addInsights', { uid, kind: 'day-7', ...none, followersGained: 34 })
  expect([results, insights]).toMatchObject([{ followersGained: 34, views: null }, [{ followersGained: 34 }]])
  const { readings } = await w.bella.call('listReadings', { deliverableUid: uid })
  expect(readings).toMatchObject([{ followersGained: 34, source: 'typed' }])
  const later = await w.alice.call('addInsights', { uid, kind: 'day-30', ...none, views: 900 })
  expect(later.insights).toMatchObject([{}, { followersGained: null }])
})
