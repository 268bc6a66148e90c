import { expect, it } from 'vitest'
import { completedCollab, deliveredCollab } from '../../../../world/content-stories.ts'
import { codes, describeCall, refusal } from '../../../../world/describe-call.ts'
import { world } from '../../../../world/world.ts'
import { contentCalls } from '../../contract.ts'

describeCall(contentCalls.submitReview, async (w) => ({ collabUid: await completedCollab(w), value: 5 }))

it('is hidden from the other side until both have given theirs', async () => {
  const w = await world()
  const collabUid = await completedCollab(w)
  expect(await w.alice.call('submitReview', { collabUid, value: 6, text: 'The kindest hosts.' })).toEqual({
    shown: false,
  })
  const hidden = await w.bella.call('getDeliverables', { collabUid })
  expect(hidden.reviews).toMatchObject({ mine: null, influencer: null, brand: null, canGive: true })
  expect(JSON.stringify(await w.bella.call('getCollabTimeline', { uid: collabUid }))).not.toContain('kindest')
  expect((await w.alice.call('getDeliverables', { collabUid })).reviews).toMatchObject({
    mine: { value: 6, text: 'The kindest hosts.' },
    canGive: false,
  })

  expect(await w.bella.call('submitReview', { collabUid, value: 4 })).toEqual({ shown: true })
  expect((await w.bella.call('getDeliverables', { collabUid })).reviews).toMatchObject({
    mine: { value: 4 },
    influencer: { value: 6, text: 'The kindest hosts.' },
  })
  expect((await w.alice.call('listNotifications', {})).rows[0]).toMatchObject({ title: 'Your reviews are in' })
})

it('is given once from each side, and only when the collab is completed', async () => {
  const w = await world()
  const collabUid = await completedCollab(w)
  const results = await Promise.allSettled([
    w.bella.call('submitReview', { collabUid, value: 2 }),
    w.ben.call('submitReview', { collabUid, value: 5 }),
  ])
  expect(codes(results).sort()).toEqual(['failed-precondition', 'ok'])
  const early = await world()
  const open = await deliveredCollab(early)
  expect(await refusal(early.alice.call('submitReview', { collabUid: open, value: 6 }))).toMatchObject({
    code: 'failed-precondition',
    message: 'This collab is waiting for its content to be approved and published, so it can’t be reviewed.',
  })
})
