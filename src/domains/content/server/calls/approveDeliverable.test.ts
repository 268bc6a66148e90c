import { expect, it } from 'vitest'
import { first } from '../../../../kit/contract/must.ts'
import {
  approveAll,
  deliveredCollab,
  deliverAll,
  deliverablesOf,
  visitedCollab,
} from '../../../../world/content-stories.ts'
import { codes, describeCall, refusal } from '../../../../world/describe-call.ts'
import { type World, world } from '../../../../world/world.ts'
import { contentCalls } from '../../contract.ts'

const reelIn = async (w: World, collabUid: string) => first(await deliverablesOf(w.bella, collabUid))

describeCall(contentCalls.approveDeliverable, async (w) => {
  const { uid, version } = await reelIn(w, await deliveredCollab(w))
  return { uid, version }
})

it('approves: the rights of use begin, the influencer is told to post', async () => {
  const w = await world()
  const collabUid = await deliveredCollab(w)
  const { uid, version } = await reelIn(w, collabUid)
  expect(await w.bella.call('approveDeliverable', { uid, version })).toMatchObject({
    status: 'approved',
    autoApproveAt: null,
    rights: { state: 'organic', agreed: 'organic', until: '2026-09-11T15:00:00.000Z' },
    can: { approve: false, download: true },
  })
  expect(await deliverablesOf(w.alice, collabUid)).toMatchObject([
    { can: { publish: true } },
    { can: { publish: false } },
  ])
  expect((await w.alice.call('listNotifications', {})).rows[0]).toMatchObject({
    title: 'Approved: the Instagram Reel',
  })
})

it('completes a collab that asked for nothing but deliverables for reuse', async () => {
  const w = await world()
  const collabUid = await visitedCollab(w, {
    deliverables: [{ type: 'ugc', contentType: 'image', platform: 'instagram', count: 1 }],
  })
  await deliverAll(w, w.alice, collabUid)
  await approveAll(w.bella, collabUid)
  expect(await w.bella.call('getCollab', { uid: collabUid })).toMatchObject({ stage: 6, outcome: 'completed' })
})

it('refuses what is with the influencer, and before all deliverables are there', async () => {
  const w = await world()
  const collabUid = await visitedCollab(w)
  const { uid, version } = await reelIn(w, collabUid)
  expect(await refusal(w.bella.call('approveDeliverable', { uid, version }))).toEqual({
    code: 'failed-precondition',
    message: 'This collab is scheduled, so it can’t have its content approved.',
  })
  await deliverAll(w, w.alice, collabUid)
  const sent = await reelIn(w, collabUid)
  const back = await w.bella.call('requestChanges', { uid, version: sent.version, text: 'Once more' })
  expect(await refusal(w.bella.call('approveDeliverable', { uid, version: back.version }))).toEqual({
    code: 'failed-precondition',
    message: 'The creator is still working on this, so there’s nothing to review yet.',
  })
})

it('approves once for two who approve at once', async () => {
  const w = await world()
  const { uid, version } = await reelIn(w, await deliveredCollab(w))
  const approve = () => w.bella.call('approveDeliverable', { uid, version })
  expect(codes(await Promise.allSettled([approve(), approve()])).sort()).toEqual(['aborted', 'ok'])
})
