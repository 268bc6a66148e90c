import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { deliveredCollab, deliverAll, deliverablesOf, visitedCollab } from '../../../../world/content-stories.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { type World, world } from '../../../../world/world.ts'
import { contentCalls } from '../../contract.ts'

/** All that a collab delivered, as it is approved. */
const allOf = async (w: World, collabUid: string) =>
  (await deliverablesOf(w.bella, collabUid)).map(({ uid, version }) => ({ uid, version }))

describeCall(contentCalls.approveContent, async (w) => {
  const collabUid = await deliveredCollab(w)
  return { collabUid, deliverables: await allOf(w, collabUid) }
})

it('approves all content of a collab, and notifies the creator once', async () => {
  const w = await world()
  const collabUid = await deliveredCollab(w)
  const deliverables = await allOf(w, collabUid)
  expect(deliverables.length).toBeGreaterThan(1)
  expect(await w.bella.call('approveContent', { collabUid, deliverables })).toEqual({ approved: deliverables.length })
  for (const { status } of await deliverablesOf(w.bella, collabUid)) expect(status).toBe('approved')
  const { rows } = await w.alice.call('listNotifications', {})
  expect(rows.filter(({ title }) => title.startsWith('Approved:'))).toMatchObject([
    { title: `Approved: ${deliverables.length} deliverables` },
  ])
  const { events } = await w.bella.call('getCollabTimeline', { uid: collabUid })
  expect(events.filter(({ kind }) => kind === 'deliverable.approved')).toHaveLength(deliverables.length)
})

it('approves none where one of them can’t be approved', async () => {
  const w = await world()
  const collabUid = await deliveredCollab(w)
  const [back, ...others] = await allOf(w, collabUid)
  const sentBack = await w.bella.call('requestChanges', { ...must(back), text: 'Once more' })
  const deliverables = [...others, { uid: sentBack.uid, version: sentBack.version }]
  expect(await refusal(w.bella.call('approveContent', { collabUid, deliverables }))).toEqual({
    code: 'failed-precondition',
    message: 'The creator is still working on this, so there’s nothing to review yet.',
  })
  const stale = others.map(({ uid, version }) => ({ uid, version: version + 1 }))
  expect((await refusal(w.bella.call('approveContent', { collabUid, deliverables: stale }))).code).toBe('aborted')
  for (const { status } of await deliverablesOf(w.bella, collabUid)) expect(status).toBe('pending')
})

it('takes only what belongs to the collab', async () => {
  const w = await world()
  const collabUid = await deliveredCollab(w)
  const deliverables = await allOf(w, collabUid)
  const { brief } = await w.bella.call('getCollab', { uid: collabUid })
  const asked = { briefUid: brief.uid, influencerUid: w.oliviaInfluencer, message: '' }
  const { uid: other } = await w.olivia.call('applyToBrief', asked)
  expect((await refusal(w.bella.call('approveContent', { collabUid: other, deliverables }))).code).toBe('not-found')
})

it('completes a collab that asked for nothing but content for the brand', async () => {
  const w = await world()
  const asked = { type: 'ugc', contentType: 'image', platform: 'instagram', count: 2 } as const
  const collabUid = await visitedCollab(w, { deliverables: [asked] })
  await deliverAll(w, w.alice, collabUid)
  await w.bella.call('approveContent', { collabUid, deliverables: await allOf(w, collabUid) })
  expect(await w.bella.call('getCollab', { uid: collabUid })).toMatchObject({ stage: 6, outcome: 'completed' })
})
