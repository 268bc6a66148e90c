import { expect, it } from 'vitest'
import { completedCollab } from '../../../../world/content-stories.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { world } from '../../../../world/world.ts'
import { contentCalls } from '../../contract.ts'
import { findCreatorReviews } from '../creator-reviews.ts'
import { contentData } from '../personal-data.ts'

describeCall(contentCalls.shareReview, async (w) => {
  const collabUid = await completedCollab(w)
  await w.alice.call('submitReview', { collabUid, value: 6, text: '' })
  return { collabUid, isShared: true }
})

it('shares a review afterwards, and takes it back, without telling the venue', async () => {
  const w = await world()
  const collabUid = await completedCollab(w)
  await w.alice.call('submitReview', { collabUid, value: 6, text: 'The kindest hosts.' })
  const mine = async () => (await w.alice.call('getDeliverables', { collabUid })).reviews.mine
  expect(await mine()).toMatchObject({ isShared: false })
  expect(await w.alice.call('shareReview', { collabUid, isShared: true })).toEqual({ isShared: true })
  expect(await mine()).toMatchObject({ isShared: true, text: 'The kindest hosts.' })
  await w.alice.call('shareReview', { collabUid, isShared: false })
  expect(await mine()).toMatchObject({ isShared: false })
  const kinds = async (who: 'alice' | 'bella') =>
    (await w[who].call('getCollabTimeline', { uid: collabUid })).events.map(({ kind }) => kind)
  expect((await kinds('alice')).filter((kind) => kind === 'review.sharing-changed')).toHaveLength(2)
  expect(await kinds('bella')).not.toContain('review.sharing-changed')
})

it('needs a review', async () => {
  const w = await world()
  const collabUid = await completedCollab(w)
  await w.bella.call('submitReview', { collabUid, value: 5, text: '' })
  expect(await refusal(w.alice.call('shareReview', { collabUid, isShared: true }))).toMatchObject({
    code: 'failed-precondition',
    message: 'You haven’t left a review for this collab yet.',
  })
})

it('is shared no more once its writer’s account is deleted', async () => {
  const w = await world()
  const collabUid = await completedCollab(w)
  await w.alice.call('submitReview', { collabUid, value: 6, text: 'The kindest hosts.', isShared: true })
  await w.bella.call('submitReview', { collabUid, value: 5, text: '' })
  const shared = async () => (await findCreatorReviews(w.database.db, w.luna)).shared
  expect(await shared()).toMatchObject([{ text: 'The kindest hosts.' }])
  await w.tx((tx) =>
    contentData.forget(tx, {
      account: null,
      influencerUids: [w.aliceInfluencer],
      brandUids: [],
      orgUids: [],
      collabUids: [collabUid],
      names: [],
    }),
  )
  expect(await shared()).toEqual([])
})
